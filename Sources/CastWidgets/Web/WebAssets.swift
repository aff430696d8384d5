// Made by Scripts/embed-assets from the files in Assets. Change those, then run it.
// 87aa018b5cc7482589185470 76a463cbb7ec3cb61476cd01

/// The widgets' files by name, in the binary so that it can be copied anywhere.
enum WebAssets {
    static let instructionsJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "25179edf7ae0b70e",
        text: #"""
            import{CastElement as a,castClient as s,el as i,setAttribute as r,setText as o,sheet as l}from"./wid\#
            gets.js";var c=l(':host{display:contents}dialog{position:fixed;inset:0;inline-size:100%;block-size:1\#
            00%;max-inline-size:none;max-block-size:none;margin:0;padding:0;border:0;color:#fff;background:rgb(8\#
             12 24 / .92);--_hole:radial-gradient(circle at var(--_x) var(--_y),transparent calc(var(--_r) - 1px\#
            ),#000 var(--_r));mask-image:var(--_hole);-webkit-mask-image:var(--_hole);overflow:auto;opacity:1;tr\#
            ansition:opacity .3s,overlay .3s allow-discrete,display .3s allow-discrete}dialog:not([open]){opacit\#
            y:0}@starting-style{dialog[open]{opacity:0}}dialog::backdrop{background:none}.ring{position:fixed;in\#
            set-block-start:var(--_y);left:var(--_x);inline-size:calc(var(--_r) * 2);block-size:calc(var(--_r) *\#
             2);margin:calc(var(--_r) * -1) 0 0 calc(var(--_r) * -1);border-radius:50%;border:2u solid #fff;anim\#
            ation:pulse 2s ease-out infinite;pointer-events:none}@keyframes pulse{from{transform:none;opacity:1}\#
            to{transform:scale(1.6);opacity:0}}.target{position:fixed;inset-block-start:var(--_y);left:var(--_x)\#
            ;inline-size:calc(var(--_r) * 2);block-size:calc(var(--_r) * 2);margin:calc(var(--_r) * -1) 0 0 calc\#
            (var(--_r) * -1);border-radius:50%}.target:focus-visible{outline-color:#fff}.words{position:relative\#
            ;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:24u;min-block-size\#
            :100%;padding:96u 32u;text-align:center;pointer-events:none}.words>*{pointer-events:auto}.words[data\#
            -place="top"]{justify-content:start}.words[data-place="bottom"]{justify-content:end;padding-block-en\#
            d:64u}.words .heading.heading{text-align:center;color:#fff;font-size:calc(var(--_far) * 1.5em);max-i\#
            nline-size:20em;overflow-wrap:anywhere}.words .button{background:#fff;color:#15233f;padding-inline:3\#
            2u}.words .button:focus-visible{outline-color:#fff}@media (prefers-reduced-motion:reduce){.ring{anim\#
            ation:none}}@media (forced-colors:active){.words .button{border:1px solid ButtonBorder}}');var n=cla\#
            ss extends a{static get sheets(){return[c]}static get topics(){return["instructions","button"]}stati\#
            c get node(){return"instructions"}#e=!1;#t=()=>this.#i();get target(){let t=this.getAttribute("for")\#
            ;return t?this.getRootNode().getElementById?.(t):document.querySelector("cast-button")}build(){this.\#
            heading=i("h2.heading",{id:"title",dir:"auto",part:"title"}),this.dismiss=i("button.button",{part:"d\#
            ismiss",onclick:()=>this.#s(!1)}),this.hole=i("button.target",{part:"target",onclick:()=>this.#s(!0)\#
            }),this.words=i("div.words",{},this.heading,this.dismiss),this.panel=i("dialog",{"aria-labelledby":"\#
            title",part:"overlay"},i("div.ring"),this.words,this.hole),this.panel.addEventListener("close",()=>t\#
            his.#n()),this.root.append(this.panel)}render(){let t=s.state("instructions");t?.presented||(this.#e\#
            =!1);let e=Boolean(t?.presented)&&!this.#e&&this.#o();if(o(this.heading,t?.title??this.t("instructio\#
            nsTitle")),o(this.dismiss,t?.dismissButton??this.t("instructionsDismiss")),r(this.words,"data-place"\#
            ,t?.titlePlace??"center"),r(this.hole,"aria-label",this.t(s.state("button")?.label??"castDisconnecte\#
            d")),e!==this.panel.open){if(!e)return this.panel.close();this.#i(),this.panel.showModal(),this.dism\#
            iss.focus({focusVisible:!1}),addEventListener("resize",this.#t),addEventListener("scroll",this.#t,!0\#
            )}}disconnectedCallback(){super.disconnectedCallback(),this.#r()}#o(){let{width:t,height:e}=this.tar\#
            get?.getBoundingClientRect()??{};return Boolean(t&&e)&&s.state("button")?.visible!==!1}#i(){let t=th\#
            is.target?.getBoundingClientRect();if(!t)return;let e=this.panel.style;e.setProperty("--_x",`${t.lef\#
            t+t.width/2}px`),e.setProperty("--_y",`${t.top+t.height/2}px`),e.setProperty("--_r",`${Math.max(t.wi\#
            dth,t.height)/2+12}px`)}#s(t){let e=this.target;this.panel.close(),t&&e?.click()}#n(){this.#r(),s.st\#
            ate("instructions")?.presented&&(this.#e=!0,s.send("dismissInstructions").catch(()=>{}))}#r(){remove\#
            EventListener("resize",this.#t),removeEventListener("scroll",this.#t,!0)}};customElements.define("ca\#
            st-instructions",n);export{n as CastInstructions};
            """#,
        gzip: """
            H4sIAAAAAAACA9VXZ5ujOBL+KzR950W7gMNmeLyeyznnfDIUtraFxEmFw7H895OEwHja88znm9AgVX7rVYlmdSMVdt+jGn/AoQaB\
            AdUBjQuz8T3O/FrHwO2TxRrwO4iK7VsEu6Pszu/h4tRkrI8A7pX3lZJ1mC7PrDwA6vRrHeYnqoJiy6MPsqPU2JVMN5xes0IKBIG6\
            Lxnl8tA1UjNkUmQVu0CZM6EBs5V5ciYg0ey/kK1Xq2/ney6Ll9m6ppdkriSkALc5U/R76sCEcdnQsmTiYN72UpWgzEshuVTZc1VV\
            +Z4WLwclW1Fm6rCPvgjWm2DzSbAM0i83JE+Sfx0lh0xRm3ZysE8QGBVMFRwCioEpNzJaFzK+XUmMigrdUGWBLSgvIi9SJEiCdXMh\
            8fNqtQqmXWKS1S8Jq+kBMrvrw5r4Z9i/MEzeJZcnUBWX54y2KHPZ0ILhNVvnNgOPr98M0o91bNU5de8B5cYuMe0pFCDEtk+PRb5j\
            BlWM/iYbEP8g3Rhp1b/RSBUafBONVw7doDzozdRGJ5nFu1Sy6WbA2371qWLiMS18a12gbEI551BNywu5Y85boH8YbMhEpMdiT5fX\
            omRNgpX5+0jgCZVYVrQ6+9TQ01Ns0wZaclYGjmNUmNa5qpqWawg2OgCqIZEtBkxUTDCEvJFMoHEGJ3tMBkzevMC1UrQGHTjLzp63\
            zjW3kqp2Sreu9yhnMm0yhmidfkbyWRtSNHUC/r/jPNaRVbJodXJimu05dAZQl9ztfPfp2djqW70KOEV2gnwcTBWHS25/GMIrKJyS\
            sW9rkVPODiJhCLXOCrDdyb9uNbLqmvhxNm4faJNtPmnzmonk7Yk1zp8vP2uDjzdtjnDBxLn21o9a7/P+6sPuXugOuhf+raRIE1NE\
            AdsQZRP+o3s7PdfLR+p7iSjrBxYgyjFjX4nZyT77pPVegvQI1ErHZ/eqnvl4rYzb12SoqGvtOv0UavJqpG9WUE+TLTkrgy0V1/MR\
            FExJ7FtEKeZDxIXzkdefbj7+uBrr8M4zA/5b9u+nz5saSkaDqFFQgdKJgrItoExq6dlkl6Qbhtd0zocWTsaVVNbGuTUdLCz/jM19\
            KX5ymOvBj47vuv3vuu2+/4C4m1VsC061DgzmIIw17TSakEVwAAzcxawj0inAVom/Ff/oZ1KUDStm0pAJjap1jNdhHA55hHc2QpYw\
            Wdwb9M+wfVrnz7iNyPYrPDKdPrOI5NZsOJzGkNvF1gkPs4+KKDSQhCQf/Aa4GzV+KyX+0sW0K/+x8t3rT8pdGiHJStMuu5P+pwV1\
            /R1wKFCqKCyoxsTnT/p9y3hpgjunnqVbFoXHzbgK446VWYgMOYRxyVQW2nMVxg1VOO73JHYeSqZrprXx4CHyHTNOBnWvEMZSFJwV\
            L9kNEB09rcnoyF7ZMy8DSJMXv3zsZDU5caSxXkp2GhbGQx/Pa71L25s1VAAfzCiXFoCQKkYTTvfAOZT7azjW7UHw3wphH/tgygI3\
            z+JW1TxISsvyB3ZW/ZxpBAG2PVxq4/dWkYiIN1FSYkqbBkQZ3XyQXpkNUBODdGpJCdE9BUmOu7RRoEEglN98M3hwvCS5NYTtd6Xk\
            QEU0VySLxZPXXCyGF2mIy6pIRnc4GiMHyW7gJ96H/71DyxQiozng1sq/Dif4sfX3BxVrr6IZpuFtSodTAr82S5NFOMzX0JsM2Mez\
            RoaxDzXhNR6KXeoUrA+q0QQvpBBQIJQ2A3jabmcdlKYdpDN4PAHxR3Qmdd00eE1Hft58fZTnX8iS8uj+9KRu0kade/xxmLfZ09qw\
            +jVdFNhrwNfyjI9UdKEk55NKbA9IX86q+h7l3F4OhkG6bUClj4XegSFa/ywHtnVnVuIxw/gI7HDEDHoHjT+uOzuXvitbYQky/O70\
            W+MzIrtd14/zbCLdYgGGbA+a4W8cA7vB4JnNJ+V7I+W2Megb42k+7wBeOeSQasBfK2lKx2sU2k+3MP73tzpMOVT4EaauyuWmby7/\
            JvFr7avXRtkY5QGKd2srp/0LisfUXOaR9x6PhmS5+Wg9GPdmmuFQLcyrzV8TLLbw7VI3DW1/hEFpalf8jokwO+aLxW0erKy+nTHj\
            sP7JnVVaUCyOkR1QXU9MLOUuvVqe4H3cHLXeT8/cMB9l7S81nZZQMQH+8rq/iwXJ4eJ+ZxcB1cH3jMY84T7/H8GNNznSDwAA
            """)

    static let panelsJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "504d03be9c44461d",
        text: #"""
            import{CastElement as At,Ticker as Pt,castClient as p,clockText as C,deepFocus as L,drawPlayback as \#
            Bt,drawSlots as ht,el as o,icon as y,isOn as H,joined as W,makeSlots as It,onInputChange as Ot,pictu\#
            re as O,pictureURL as Rt,placeText as qt,present as R,setAttribute as a,setIcon as _,setText as g,sh\#
            eet as S,tapPlayback as jt}from"./widgets.js";var ut=S(":host{display:contents}:host([inline]){displ\#
            ay:block}dialog,.inline{position:fixed;inset:auto 0 0;margin:0 auto;inline-size:100%;max-inline-size\#
            :640u;max-block-size:calc(100% - 40u);padding:0;border:0;border-radius:28u 28u 0 0;background:var(--\#
            _background);color:var(--_body);box-shadow:0 -2u 24u rgb(0 0 0 / .24);overflow:hidden;overscroll-beh\#
            avior:contain;transition:transform .3s var(--_ease),opacity .2s,overlay .3s allow-discrete,display .\#
            3s allow-discrete}.inline{position:relative;inset:auto;max-inline-size:none;max-block-size:none;bord\#
            er-radius:20u;box-shadow:none}dialog:not([open]){transform:translateY(40%);opacity:0;display:none}di\#
            alog[open]{display:flex;flex-direction:column}@starting-style{dialog[open]{transform:translateY(40%)\#
            ;opacity:0}}dialog::backdrop{background:rgb(10 12 16 / .5);transition:opacity .3s,overlay .3s allow-\#
            discrete,display .3s allow-discrete;opacity:1}dialog:not([open])::backdrop{opacity:0}@starting-style\#
            {dialog[open]::backdrop{opacity:0}}.grip{flex:none;inline-size:32u;block-size:4u;border-radius:4u;ma\#
            rgin:12u auto 0;background:var(--_line)}.head{flex:none;display:flex;align-items:center;gap:8u;paddi\#
            ng-block:8u 4u;padding-inline:24u 12u;min-block-size:60u}.head>.heading{flex:1;min-inline-size:0;ove\#
            rflow-wrap:anywhere}.sheet-body{flex:1 1 auto;min-block-size:0;overflow:auto;overscroll-behavior:con\#
            tain;padding:0 24u 24u;scrollbar-width:thin}.sheet-foot{flex:none;display:flex;flex-wrap:wrap;justif\#
            y-content:end;gap:8u;padding:8u 20u max(16u,env(safe-area-inset-bottom))}.sheet-foot:empty{display:n\#
            one}dialog>.snack,.inline>.snack{position:absolute;inset-inline:16u;inset-block-end:max(16u,env(safe\#
            -area-inset-bottom));z-index:3}@media (min-width:600px){dialog:not(.full){inset:0;margin:auto;block-\#
            size:fit-content;inline-size:min(100% - 48u,440u);max-block-size:min(100% - 48u,720u);border-radius:\#
            28u;box-shadow:0 8u 40u rgb(0 0 0 / .3)}dialog:not(.full):not([open]){transform:scale(.94)}@starting\#
            -style{dialog:not(.full)[open]{transform:scale(.94);opacity:0}}dialog:not(.full)>.grip,.inline>.grip\#
            {display:none}dialog:not(.full)>.head,.inline>.head{padding-block-start:16u}}.inline>.grip{display:n\#
            one}@media (prefers-reduced-motion:reduce){dialog:not([open]),dialog:not(.full):not([open]){transfor\#
            m:none}@starting-style{dialog[open],dialog:not(.full)[open]{transform:none}}}@media (forced-colors:a\#
            ctive){dialog,.inline{border:1px solid CanvasText}.grip{background:CanvasText}}"),dt=S('.sheet-body{\#
            padding-inline:12u;min-block-size:min(248u,40vh);display:flex;flex-direction:column}.screen{flex:1;d\#
            isplay:flex;flex-direction:column}.notice{display:flex;align-items:center;gap:4u;margin:0 12u 8u;pad\#
            ding-block:2u;padding-inline:16u 4u;border-radius:14u;color:var(--_heading);background:var(--_raised\#
            );flex:none}.notice:empty{display:none}.notice>p{flex:1;padding-block:10u;overflow-wrap:anywhere}.no\#
            tice>.icon{color:var(--_error);inline-size:20u;block-size:20u;margin-inline-end:8u}.row{display:flex\#
            ;align-items:center;gap:16u;inline-size:100%;min-block-size:64u;padding:8u 12u;border-radius:18u;pos\#
            ition:relative;transition:background-color .15s;content-visibility:auto;contain-intrinsic-size:auto \#
            64u}.row:hover{background:var(--_hover)}.row:active{background:var(--_press)}.row:focus-visible{outl\#
            ine-offset:-3u}.row:disabled{opacity:.5}.row>.texts{flex:1;min-inline-size:0;display:grid;gap:1u}.di\#
            sc{position:relative;display:grid;place-items:center;flex:none;inline-size:40u;block-size:40u;border\#
            -radius:50%;background:var(--_raised);color:var(--_icon)}.row[aria-current="true"] .disc{background:\#
            var(--_tonal);color:var(--_on-tonal)}.row[aria-busy="true"]::after{display:none}.row[aria-busy="true\#
            "]>.disc::after{content:"";position:absolute;inset:-3u;border-radius:50%;border:2.5u solid transpare\#
            nt;border-block-start-color:var(--_progress);border-inline-end-color:var(--_progress);animation:turn\#
             .9s linear infinite}.row>.mark{color:var(--_button-text)}.plays{color:var(--_button-text)}.centre{f\#
            lex:1;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:20u;text-alig\#
            n:center;padding:12u 24u 28u}.beacon{position:relative;display:grid;place-items:center;inline-size:8\#
            8u;block-size:88u;border-radius:50%;background:var(--_tonal);color:var(--_on-tonal);margin:20u}.beac\#
            on .icon{inline-size:40u;block-size:40u}.beacon.searching::before,.beacon.searching::after{content:"\#
            ";position:absolute;inset:0;border-radius:50%;border:2u solid var(--_accent);animation:spread 2.4s e\#
            ase-out infinite}.beacon.searching::after{animation-delay:1.2s}.beacon.turning::after{content:"";pos\#
            ition:absolute;inset:-8u;border-radius:50%;border:3u solid var(--_raised);border-block-start-color:v\#
            ar(--_progress);animation:turn 1s linear infinite}@keyframes spread{from{opacity:.6;transform:none}t\#
            o{opacity:0;transform:scale(1.7)}}.card{display:flex;align-items:center;gap:16u;margin:4u 12u 12u;pa\#
            dding:12u;border-radius:20u;background:var(--_raised);min-block-size:104u}.card .art{flex:none;inlin\#
            e-size:80u;block-size:80u;border-radius:12u;background:var(--_background)}.card .art .icon{inline-si\#
            ze:32u;block-size:32u}.card .texts{flex:1;min-inline-size:0;display:grid;gap:3u}.card .title{font-we\#
            ight:500;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden;overfl\#
            ow-wrap:anywhere}.steps{counter-reset:step;margin:8u 12u;display:grid;gap:4u}.steps>li{counter-incre\#
            ment:step;display:flex;gap:16u;align-items:start;padding:8u 0;color:var(--_body)}.steps>li::before{c\#
            ontent:counter(step);flex:none;display:grid;place-items:center;inline-size:28u;block-size:28u;border\#
            -radius:50%;background:var(--_tonal);color:var(--_on-tonal);font-weight:500;font-size:calc(var(--_fa\#
            r) * .8125em)}.steps>li>span{padding-block-start:3u}.reason{margin:0 12u 4u;color:var(--_heading)}.l\#
            ead{max-inline-size:36em}.bar{block-size:3u;margin:0 24u 8u;border-radius:3u;overflow:hidden;backgro\#
            und:var(--_unseekable);flex:none;position:relative}.bar::after{content:"";position:absolute;inset-bl\#
            ock:0;inset-inline-start:0;inline-size:40%;border-radius:3u;background:var(--_progress);animation:sw\#
            eep 1.8s ease-in-out infinite}@keyframes sweep{from{transform:translateX(-110%)}to{transform:transla\#
            teX(270%)}}@media (prefers-reduced-motion:reduce){.beacon.searching::before,.beacon.searching::after\#
            {animation:none;opacity:.4;transform:scale(1.2)}.beacon.searching::after{display:none}}@media (force\#
            d-colors:active){.row,.card,.notice,.disc{border:1px solid CanvasText}.row[aria-current="true"]{bord\#
            er-color:Highlight}}'),pt=S('dialog.full{inset:0;inline-size:100%;block-size:100%;max-inline-size:no\#
            ne;max-block-size:none;border-radius:0;box-shadow:none;margin:0}dialog.full:not([open]){transform:tr\#
            anslateY(100%);opacity:1}@starting-style{dialog.full[open]{transform:translateY(100%);opacity:1}}.gl\#
            ow{position:absolute;inset:0;overflow:hidden;pointer-events:none;background:var(--_background);z-ind\#
            ex:0}.glow img{position:absolute;inset:-12%;inline-size:124%;block-size:124%;object-fit:cover;filter\#
            :blur(56px) saturate(1.5);transition:opacity .6s}.glow img[data-state="loading"]{opacity:0}.glow::af\#
            ter{content:"";position:absolute;inset:0;background:var(--_background);opacity:.82}.glow:not(:has(im\#
            g)){background:radial-gradient(140% 70% at 50% 0,color-mix(in srgb,var(--_accent) 16%,var(--_backgro\#
            und)),var(--_background))}.glow:not(:has(img))::after{opacity:0}dialog>:not(.glow,.snack,.hush){posi\#
            tion:relative;z-index:1}.head{padding:max(8u,env(safe-area-inset-top)) 8u 4u;min-block-size:64u}.hea\#
            d>.heading{order:0;text-align:center;font-size:calc(var(--_far) * .875em);font-weight:500;color:var(\#
            --_body);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.head>[part~="close"]{order:-1}.h\#
            ead>cast-button{order:1;inline-size:48u;block-size:48u;flex:none}.sheet-body{display:flex;flex-direc\#
            tion:column;padding:0 24u max(12u,env(safe-area-inset-bottom));overflow:auto;container-type:size;con\#
            tainer-name:stage}.sheet-foot{display:none}.stage{--_air:clamp(0px,(100cqh - 620u) / 11,26u);flex:1 \#
            0 auto;min-block-size:100%;display:grid;grid-template-rows:minmax(96u,1fr) auto;gap:calc(8u + var(--\#
            _air))}.art{container-type:size;display:grid;place-items:center;min-block-size:96u;padding:0}.frame{\#
            position:relative;display:grid;place-items:center}.cover.cover{--_fit:var(--_ratio,1.7778);inline-si\#
            ze:min(100cqw,100cqh * var(--_fit));aspect-ratio:var(--_fit);border-radius:18u;box-shadow:0 12u 40u \#
            rgb(0 0 0 / .22),0 2u 8u rgb(0 0 0 / .12)}.cover:not(:has(img)){--_ratio:1.25;color:var(--_on-tonal)\#
            ;background:linear-gradient(150deg,var(--_tonal),color-mix(in srgb,var(--_tonal) 45%,var(--_backgrou\#
            nd)))}.cover .stand-in{inline-size:88u;block-size:88u;stroke-width:1.5;opacity:.75}.panel{display:fl\#
            ex;flex-direction:column;min-inline-size:0;inline-size:100%;max-inline-size:720u;margin-inline:auto;\#
            gap:var(--_air)}.meta{min-block-size:72u;display:flex;flex-direction:column;justify-content:end;gap:\#
            4u;padding-block:8u}.meta .title{font-size:calc(var(--_far) * 1.375em);line-height:1.25;font-weight:\#
            600;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden;overflow-wr\#
            ap:anywhere}.meta .small{display:-webkit-box;-webkit-line-clamp:1;-webkit-box-orient:vertical;overfl\#
            ow:hidden;overflow-wrap:anywhere}.meta .small:empty{display:none}.adline{position:absolute;inset-inl\#
            ine:10u;inset-block-end:10u;display:flex;align-items:center;gap:10u;min-block-size:52u;padding:6u;pa\#
            dding-inline-start:14u;border-radius:16u;background:var(--_background);box-shadow:0 2u 12u rgb(0 0 0\#
             / .24)}.adline>.small{flex:1;min-inline-size:0}.adline .button{flex:none;min-block-size:40u;padding\#
            :6u 16u;background:var(--_tonal);color:var(--_on-tonal)}.scrub{direction:ltr;min-block-size:76u}.scr\#
            ub[data-empty]{visibility:hidden}.times{display:flex;justify-content:space-between;align-items:cente\#
            r;min-block-size:28u;margin-block-start:-6u;color:var(--_body);font-size:calc(var(--_far) * .8125em)\#
            }.times .live-mark{min-block-size:32u;padding-inline:8u;margin-inline-end:-8u;border-radius:16u}butt\#
            on.live-mark:hover{background:var(--_hover)}.live-mark.behind{color:var(--_caption)}.transport{direc\#
            tion:ltr;display:flex;align-items:center;justify-content:space-between;inline-size:100%;max-inline-s\#
            ize:420u;margin-inline:auto;padding-block:4u 8u;min-block-size:100u}.transport .icon-button{flex:0 1\#
             56u;min-inline-size:32u;inline-size:auto;block-size:56u;color:var(--_heading)}.transport .icon-butt\#
            on .icon{inline-size:30u;block-size:30u}.transport [data-empty]{visibility:hidden}.transport .icon-b\#
            utton[data-on]{color:var(--_button-text)}.transport .playback{inline-size:80u;block-size:80u;margin-\#
            inline:2u;border-radius:50%;background:var(--_accent);color:var(--_on-accent);position:relative;disp\#
            lay:grid;place-items:center;flex:none;transition:filter .15s,transform .15s}.transport .playback:hov\#
            er{filter:brightness(1.07)}.transport .playback:active{transform:scale(.95)}.transport .playback .ic\#
            on{inline-size:38u;block-size:38u}.transport .playback[aria-disabled="true"]{background:var(--_raise\#
            d);color:var(--_caption)}.transport .playback[aria-busy="true"]::after{inset:-7u;border-width:3u}.to\#
            ols{display:flex;align-items:center;justify-content:space-evenly;min-block-size:52u;max-inline-size:\#
            480u;inline-size:100%;margin-inline:auto}.tool{min-inline-size:44u;inline-size:auto;border-radius:24\#
            u;padding-inline:10u;display:flex;gap:6u;align-items:center;justify-content:center}.tool>.value{font\#
            -size:calc(var(--_far) * .8125em);font-weight:600;font-variant-numeric:tabular-nums}.tool>.mode{disp\#
            lay:grid}.tool[aria-busy="true"]::after{inset:auto 30% 4u;block-size:2.5u;border:0;border-radius:2u;\#
            background:var(--_progress);animation:breathe 1s infinite}.upnext{display:flex;align-items:center;ga\#
            p:12u;inline-size:100%;min-block-size:52u;padding:6u 16u;margin-block-start:4u;border-radius:16u;bac\#
            kground:var(--_hover);color:var(--_heading);font-size:calc(var(--_far) * .875em)}.upnext>.line{flex:\#
            1}.upnext[data-empty]{visibility:hidden}.upnext>.icon{inline-size:20u;block-size:20u;opacity:.8}@med\#
            ia (max-width:379px){.sheet-body{padding-inline:16u}.transport .icon-button{flex-basis:48u;block-siz\#
            e:48u}.transport .playback{inline-size:72u;block-size:72u;margin-inline:4u}.tool{min-inline-size:40u\#
            ;padding-inline:8u}}@media (max-height:640px) and (orientation:portrait){.meta{min-block-size:64u}.t\#
            ransport{min-block-size:88u;padding-block:0 4u}.scrub{min-block-size:68u}}@media (min-width:700px) a\#
            nd (orientation:portrait){.sheet-body{padding-inline:40u}.transport{max-inline-size:520u;min-block-s\#
            ize:120u}.transport .icon-button{flex-basis:64u;block-size:64u}.transport .icon-button .icon{inline-\#
            size:36u;block-size:36u}.transport .playback{inline-size:96u;block-size:96u}.transport .playback .ic\#
            on{inline-size:46u;block-size:46u}.meta .title{font-size:calc(var(--_far) * 1.75em)}}@media (min-wid\#
            th:600px) and (orientation:landscape){.head{padding-inline:16u}.sheet-body{padding-inline:clamp(24px\#
            ,5vw,96px);padding-block-end:max(24u,3vh)}.stage{grid-template:minmax(0,1fr) / minmax(0,1.4fr) minma\#
            x(0,1fr);gap:clamp(24px,4.5vw,88px);align-items:center}.art{block-size:100%;min-block-size:0}.cover.\#
            cover{border-radius:22u}.cover:not(:has(img)){--_ratio:1.7778}.panel{max-inline-size:620u;margin:0}.\#
            meta .title{font-size:calc(var(--_far) * clamp(1.375em,2.1vw,2em));-webkit-line-clamp:3}}@media (min\#
            -width:600px) and (orientation:landscape) and (max-height:520px){.head{min-block-size:52u;padding-bl\#
            ock:2u}.sheet-body{padding-block-end:8u}.meta{min-block-size:0}.meta .title{-webkit-line-clamp:1;fon\#
            t-size:1.125em}.scrub{min-block-size:66u}.transport{min-block-size:76u;padding-block:0}.transport .p\#
            layback{inline-size:64u;block-size:64u}.upnext{min-block-size:40u}.tool{min-inline-size:36u;padding-\#
            inline:6u}}@media (forced-colors:active){.transport .playback{border:2px solid Highlight}.upnext{bor\#
            der:1px solid ButtonBorder}.glow{display:none}}@media (prefers-reduced-motion:reduce){dialog.full:no\#
            t([open]){transform:none;opacity:0}@starting-style{dialog.full[open]{transform:none;opacity:0}}}'),m\#
            t=S('.menu{min-inline-size:160u;max-inline-size:min(280u,100vw - 24u)}.menu>button{display:flex;alig\#
            n-items:center;gap:12u;inline-size:100%;min-block-size:48u;padding-block:8u;padding-inline:12u 16u;b\#
            order-radius:10u;font-size:calc(var(--_far) * .9375em)}.menu>button:hover{background:var(--_hover)}.\#
            menu>button>.icon{opacity:0;inline-size:20u;block-size:20u}.menu>button[aria-checked="true"]>.icon{o\#
            pacity:1;color:var(--_button-text)}'),ft=S(".popup-place{position:relative;display:grid}.popup{posit\#
            ion:fixed;z-index:4;inset:auto;margin:0;max-block-size:60vh;overflow:auto;padding:8u;border:0;border\#
            -radius:16u;background:var(--_raised);color:var(--_heading);box-shadow:0 4u 24u rgb(0 0 0 / .32);ove\#
            rscroll-behavior:contain}@media (forced-colors:active){.popup{border:1px solid CanvasText}}"),bt=S("\#
            .stream-volume{inline-size:min(340u,100vw - 24u);padding:14u 20u 10u 14u;overflow:hidden}.stream-vol\#
            ume .words{margin-block-end:0}.stream-volume .icon-button{background:var(--_background)}"),K=S('.row\#
            {display:grid;grid-template-columns:48u minmax(0,1fr);column-gap:12u;align-items:center;min-inline-s\#
            ize:0}.row>.words{grid-column:2;display:flex;align-items:baseline;gap:12u;margin-block-end:-10u}.row\#
            >.words>.line{flex:1}[dir="ltr"] .words>.line{text-align:left}[dir="rtl"] .words>.line{text-align:ri\#
            ght}.row>.words>.caption{font-variant-numeric:tabular-nums}.row>:is(.icon-button,.disc){grid-column:\#
            1;grid-row:1 / span 2;margin-block-end:8u}.row>.slider{grid-column:2}.row>.icon-button{background:va\#
            r(--_raised)}.row>.icon-button:hover{background:var(--_tonal);color:var(--_on-tonal)}.row.quiet>.ico\#
            n-button{background:var(--_tonal);color:var(--_on-tonal)}.row>.disc{display:grid;place-items:center;\#
            inline-size:48u;block-size:48u;border-radius:50%;background:var(--_raised);color:var(--_caption)}.ro\#
            w.quiet>.slider>:is(.fill,.thumb){background:var(--_caption)}'),P=S('.slider{position:relative;displ\#
            ay:block;block-size:48u;touch-action:pan-y;cursor:pointer;border-radius:8u;--_at:0;--_from:0;--_to:0\#
            ;user-select:none;-webkit-user-select:none}.slider[aria-disabled="true"]{cursor:default}.slider>.tra\#
            ck,.slider>.reach,.slider>.fill{position:absolute;inset-block-start:50%;block-size:4u;margin-block-s\#
            tart:-2u;border-radius:4u;transition:block-size .12s,margin .12s}.slider>.track{inset-inline:0;backg\#
            round:var(--_unseekable);overflow:hidden}.slider>.reach{inset-inline-start:calc(var(--_from) * 100%)\#
            ;inline-size:calc((var(--_to) - var(--_from)) * 100%);background:var(--_secondary)}.slider>.fill{ins\#
            et-inline-start:0;inline-size:calc(var(--_at) * 100%);background:var(--_progress)}.slider>.thumb{pos\#
            ition:absolute;inset-block-start:50%;inset-inline-start:calc(var(--_at) * 100%);inline-size:16u;bloc\#
            k-size:16u;margin-block-start:-8u;margin-inline-start:-8u;border-radius:50%;background:var(--_progre\#
            ss);transition:transform .12s,box-shadow .12s}.slider[aria-disabled="true"]>.thumb{transform:scale(0\#
            )}.slider:not([aria-disabled="true"]):hover>.thumb{box-shadow:0 0 0 8u var(--_hover)}.slider.held>.t\#
            humb{transform:scale(1.25);box-shadow:0 0 0 10u var(--_press)}.slider:is(:hover,.held):not([aria-dis\#
            abled="true"])>:is(.track,.reach,.fill){block-size:6u;margin-block-start:-3u}.slider[aria-busy="true\#
            "]::after{display:none}.slider[aria-busy="true"]>.thumb{animation:breathe 1.2s ease-in-out infinite}\#
            .slider>.mark{position:absolute;inset-block-start:50%;block-size:6u;inline-size:6u;margin-block-star\#
            t:-3u;margin-inline-start:-3u;inset-inline-start:calc(var(--_mark) * 100%);border-radius:50%;backgro\#
            und:var(--_ad);box-shadow:0 0 0 1.5u var(--_background)}.slider>.bubble{position:absolute;inset-bloc\#
            k-end:100%;inset-inline-start:clamp(20u,calc(var(--_at) * 100%),calc(100% - 20u));transform:translat\#
            eX(-50%);padding:3u 9u;border-radius:8u;background:var(--_snack);color:var(--_on-snack);font-size:ca\#
            lc(var(--_far) * .8125em);opacity:0;transition:opacity .12s;pointer-events:none;white-space:nowrap}[\#
            dir="rtl"] .slider:not([dir="ltr"])>.bubble{transform:translateX(50%)}.slider.held>.bubble{opacity:1\#
            }@media (forced-colors:active){.slider>.track{border:1px solid CanvasText}.slider>.reach{display:non\#
            e}.slider>.fill,.slider>.thumb{background:Highlight;forced-color-adjust:none}.slider>.mark{backgroun\#
            d:CanvasText;forced-color-adjust:none}}'),gt=S('.sheet-body{padding-inline:12u}.group{padding-block-\#
            end:12u}.group>h3,.more>h3{padding:8u 12u 4u;font-weight:500;color:var(--_caption)}.radio{display:fl\#
            ex;align-items:center;gap:16u;inline-size:100%;min-block-size:52u;padding:6u 12u;border-radius:16u;p\#
            osition:relative;transition:background-color .15s}.radio:hover{background:var(--_hover)}.radio:activ\#
            e{background:var(--_press)}.radio:focus-visible{outline-offset:-3u}.radio>.dot{position:relative;fle\#
            x:none;inline-size:22u;block-size:22u;border-radius:50%;border:2u solid var(--_caption);transition:b\#
            order-color .15s}.radio>.dot::after{content:"";position:absolute;inset:3u;border-radius:50%;backgrou\#
            nd:var(--_accent);transform:scale(0);transition:transform .15s var(--_ease)}.radio[aria-checked="tru\#
            e"]>.dot{border-color:var(--_accent)}.radio[aria-checked="true"]>.dot::after{transform:none}.radio>.\#
            texts{flex:1;min-inline-size:0;display:grid}.radio .title{overflow-wrap:anywhere}[dir="ltr"] .radio \#
            .texts>*{text-align:left}[dir="rtl"] .radio .texts>*{text-align:right}.more{border-block-start:1u so\#
            lid var(--_line);margin-inline:12u;padding-block:8u}.fold{display:flex;align-items:center;gap:12u;in\#
            line-size:calc(100% + 24u);margin-inline:-12u;min-block-size:56u;padding:8u 12u;border-radius:16u}.f\#
            old:hover{background:var(--_hover)}.fold>.title{flex:1}.fold>.icon{transition:transform .2s var(--_e\#
            ase)}.fold[aria-expanded="true"]>.down{transform:rotate(.5turn)}dialog>.snack,.inline>.snack{inset-b\#
            lock-end:84u}.none{padding:20u 12u 28u}.more [part="reset"]{margin:12u 0 0 auto;display:flex}@media \#
            (min-width:600px){.sheet-body{min-block-size:min(240u,40vh)}}@media (forced-colors:active){.radio>.d\#
            ot::after{background:Highlight;forced-color-adjust:none}.radio[aria-checked="true"]>.dot{border-colo\#
            r:Highlight}}'),Ft=S(".sheet-body{display:grid;gap:4u;align-content:start}.own{padding:12u 16u 6u;bo\#
            rder-radius:20u;background:var(--_raised)}.own>:is(.icon-button,.disc){background:var(--_background)\#
            }.own .title{font-weight:500}.members{display:grid;gap:6u;margin-block-start:16u}.members>.small{fon\#
            t-weight:500;color:var(--_caption);margin-block-end:2u}.members>ul{display:grid;gap:8u}.note{display\#
            :flex;gap:12u;align-items:center;padding:12u 4u 4u;color:var(--_body)}.empty{display:grid;justify-it\#
            ems:center;gap:16u;padding:28u 12u 36u;text-align:center}.empty>.disc{display:grid;place-items:cente\#
            r;border-radius:50%;inline-size:72u;block-size:72u;background:var(--_tonal);color:var(--_on-tonal)}.\#
            empty>.disc>.icon{inline-size:34u;block-size:34u}@media (forced-colors:active){.own,.disc{border:1px\#
             solid CanvasText}}"),kt=S('.head>.caption{flex:none;font-variant-numeric:tabular-nums}.sheet-body{p\#
            osition:relative;padding:4u 8u 16u}.sheet-body.long{padding-block-end:calc(60u + max(16u,env(safe-ar\#
            ea-inset-bottom)))}.inline>.sheet-body{max-block-size:min(70vh,640u)}.rows,.probe{--_row:64u}.probe{\#
            position:absolute;inline-size:1px;block-size:var(--_row);visibility:hidden;pointer-events:none}.rows\#
            {position:relative}.rows>li{position:absolute;inset:0 0 auto;block-size:var(--_row);display:flex;ali\#
            gn-items:center;border-radius:16u;contain:layout style}.rows.sorting>li:not(.held){transition:transf\#
            orm .18s var(--_ease)}.rows>li:hover{background:var(--_hover)}.rows>li.current{background:var(--_ton\#
            al)}.rows>li.held{z-index:2;background:var(--_raised);box-shadow:0 6u 20u rgb(0 0 0 / .32)}.rows.sor\#
            ting{cursor:grabbing}.entry{flex:1;min-inline-size:0;block-size:100%;display:flex;align-items:center\#
            ;gap:12u;padding-block:4u;padding-inline:8u 4u;border-radius:16u}.entry:focus-visible{outline-offset\#
            :-3u}.art{flex:none;inline-size:72u;block-size:44u;border-radius:8u}.art .icon{inline-size:22u;block\#
            -size:22u}.entry>.texts{flex:1;min-inline-size:0;display:grid}[dir="ltr"] .texts>*{text-align:left}[\#
            dir="rtl"] .texts>*{text-align:right}.entry .title{font-size:calc(var(--_far) * .9375em)}.entry .cap\#
            tion{font-size:calc(var(--_far) * .8125em)}.current .title{font-weight:600;color:var(--_on-tonal)}.c\#
            urrent .caption,.current>.icon-button{color:var(--_on-tonal)}.rows .icon-button{inline-size:44u;bloc\#
            k-size:48u;border-radius:22u}.rows .icon-button .icon{inline-size:20u;block-size:20u}.rows .icon-but\#
            ton[aria-busy="true"]::after{inset:6u}.rows .icon-button:focus-visible{outline-offset:-3u}.current .\#
            stand-in{visibility:hidden}.grab{touch-action:none;cursor:grab}.sorting .grab{cursor:grabbing}.bars{\#
            position:absolute;z-index:1;inset:0;display:none;align-items:center;justify-content:center;gap:3u;ba\#
            ckground:rgb(10 14 24 / .62)}.current .bars{display:flex}.bars>i{inline-size:4u;block-size:18u;borde\#
            r-radius:2u;background:#fff;transform:scaleY(.4)}.playing .bars>i{animation:bar 1.1s ease-in-out inf\#
            inite alternate}.bars>i:nth-child(2){animation-delay:-.5s;transform:scaleY(.8)}.bars>i:nth-child(3){\#
            animation-delay:-.8s}@keyframes bar{from{transform:scaleY(.25)}to{transform:scaleY(1)}}.waits .texts\#
            >span{inline-size:62%;block-size:12u;margin-block:4u;border-radius:6u;background:var(--_raised)}.wai\#
            ts .texts>span + span{inline-size:36%;block-size:10u}.entry[aria-busy="true"]::after{inset:auto auto\#
             auto 26u;inset-inline:26u auto;inline-size:36u;block-size:36u}.empty{display:grid;justify-items:cen\#
            ter;gap:16u;padding:28u 12u 44u;text-align:center}.empty>.disc{display:grid;place-items:center;inlin\#
            e-size:72u;block-size:72u;border-radius:50%;background:var(--_tonal);color:var(--_on-tonal)}.empty>.\#
            disc>.icon{inline-size:34u;block-size:34u}.back{position:absolute;inset-block-end:max(16u,env(safe-a\#
            rea-inset-bottom));inset-inline:0;margin-inline:auto;inline-size:fit-content;max-inline-size:calc(10\#
            0% - 32u);z-index:2;min-block-size:44u;box-shadow:0 3u 14u rgb(0 0 0 / .3)}.back>.icon{inline-size:2\#
            0u;block-size:20u;transition:transform .2s}.back.up>.icon{transform:rotate(.5turn)}@media (max-width\#
            :379px){.art{inline-size:44u}.rows .icon-button{inline-size:40u}.entry{gap:10u;padding-inline:4u 2u}\#
            }@media (prefers-reduced-motion:reduce){.bars>i{animation:none !important;transform:scaleY(.7)}}@med\#
            ia (forced-colors:active){.rows>li.current,.rows>li.held{outline:2px solid Highlight;outline-offset:\#
            -2px}.bars>i{background:CanvasText}}');var G=new Set,V=null;function Nt(){let{style:u}=document.docu\#
            mentElement;G.size&&!V?(V={overflow:u.overflow,scrollbarGutter:u.scrollbarGutter},Object.assign(u,{o\#
            verflow:"hidden",scrollbarGutter:"auto"})):!G.size&&V&&(Object.assign(u,V),V=null)}function $t(u){G.\#
            add(u),Nt()}function Dt(u){G.delete(u),Nt()}var M=class extends At{static get titleKey(){return"dial\#
            ogTitle"}static get eventName(){return"sheet"}static get isFull(){return!1}#t=!1;#i;#e=!1;constructo\#
            r(){super(),this.shadowRoot.adoptedStyleSheets=[...this.shadowRoot.adoptedStyleSheets.slice(0,1),ut,\#
            ...this.constructor.sheets]}get isInline(){return this.hasAttribute("inline")}get isHeard(){return t\#
            his.isOpen&&super.isHeard}get isOpen(){return this.isInline?this.isConnected:Boolean(this.panel?.ope\#
            n)}build(){let{isFull:t,titleKey:e}=this.constructor;this.heading=o("h2.heading",{part:"title",id:"t\#
            itle",tabindex:-1},this.t(e)),this.closeButton=this.iconButton("close",this.t("dialogClose"),{part:"\#
            close",onclick:()=>this.close()}),a(this.closeButton,"hidden",this.isInline),this.head=o("div.head",\#
            {part:"header"},this.heading,this.closeButton),this.body=o("div.sheet-body",{part:"body"}),this.foot\#
            =o("div.sheet-foot",{part:"footer"}),this.voice=o("p.hush",{role:"status"});let[i,s]=this.isInline?[\#
            "section.inline","region"]:[t?"dialog.full":"dialog",null];this.panel=o(i,{part:"sheet",role:s,"aria\#
            -labelledby":"title"},t?null:o("div.grip",{"aria-hidden":"true"}),this.head,this.body,this.foot,this\#
            .voice,this.snack),this.panel.addEventListener("close",()=>this.#s()),this.panel.addEventListener("c\#
            lick",n=>this.#r(n)),this.isInline||this.#o(),this.root.append(this.panel),this.buildSheet(),this.#t\#
            &&!this.isInline&&this.panel.showModal()}speak(t){g(this.voice,t)}buildSheet(){}opened(){}closed(){}\#
            disconnectedCallback(){super.disconnectedCallback(),this.close(),this.#s()}async open(){if(await thi\#
            s.ready,this.isOpen||this.isInline)return;this.#t=!0,this.invalidate(),this.render(),this.constructo\#
            r.isFull&&$t(this),this.panel.showModal();let t=this.firstFocus?.();t?t.focus():this.heading.focus({\#
            focusVisible:!1}),this.opened(),this.#n("open")}close(){this.isInline||this.panel?.close()}keepFocus\#
            (){if(!this.isOpen||this.isInline)return;let t=this.shadowRoot.activeElement;(t?!(t.checkVisibility?\#
            .({checkVisibilityCSS:!0,visibilityProperty:!0})??!0):document.activeElement===this||document.active\#
            Element===document.body)&&this.heading.focus({focusVisible:!1,preventScroll:!0})}#s(){this.#t&&(this\#
            .#t=!1,Dt(this),this.closed(),this.#n("close"))}connectionChanged(t){let e=t==="lost"||t==="connecti\#
            ng"&&p.state("hello")!==void 0;(!e||!this.isOpen)&&(this.#i=void clearTimeout(this.#i)),this.isOpen&\#
            &(e?this.#i??=setTimeout(()=>(this.#e=!0,this.say(this.t("connectionLost"),!0)),1500):t==="ended"||t\#
            ==="unauthorized"?(this.#e=!0,this.say(p.reason??this.t("accessEnded"),!0)):this.#e&&(this.#e=!1,thi\#
            s.say("")))}#n(t){let e=`cast-${this.constructor.eventName}-${t}`;this.dispatchEvent(new CustomEvent\#
            (e,{bubbles:!0,composed:!0}))}#r(t){if(t.target!==this.panel||this.isInline)return;let{left:e,right:\#
            i,top:s,bottom:n}=this.panel.getBoundingClientRect(),{clientX:r,clientY:l}=t;(r<e||r>i||l<s||l>n)&&t\#
            his.close()}#o(){let t=null,e=s=>{if(t===null)return;let n=this.panel.getBoundingClientRect().top-t.\#
            top;t=null,this.panel.style.transform=this.panel.style.transition="",s&&n>80&&this.close()},i=s=>!s.\#
            closest("button")&&s.closest(".grip, .head");this.panel.addEventListener("pointerdown",s=>{s.pointer\#
            Type==="mouse"||!i(s.target)||(t={y:s.clientY,top:this.panel.getBoundingClientRect().top},this.panel\#
            .setPointerCapture(s.pointerId))}),this.panel.addEventListener("pointermove",s=>{t!==null&&(this.pan\#
            el.style.transition="none",this.panel.style.transform=`translateY(${Math.max(0,s.clientY-t.y)}px)`)}\#
            ),this.panel.addEventListener("pointerup",()=>e(!0)),this.panel.addEventListener("pointercancel",()=\#
            >e(!1))}setTitle(t){g(this.heading,t)}};var X=class{#t=new Map;constructor(t){this.owner=t,this.list\#
            =o("ul",{part:"devices",role:"list"}),this.body=[this.list],this.update=()=>this.#i()}#i(){let t=p.s\#
            tate("devices")?.devices??[],e=new Set(t.map(({id:s})=>s)),i=this.list.firstElementChild;for(let[s,n\#
            ]of this.#t)e.has(s)||(i===n.item&&(i=i.nextElementSibling),n.item.remove(),this.#t.delete(s));for(l\#
            et s of t){this.#t.has(s.id)||this.#t.set(s.id,this.#e(s.id));let n=this.#t.get(s.id);n.item===i?i=i\#
            .nextElementSibling:this.list.insertBefore(n.item,i),n.update(s)}this.owner.keepFocus()}#e(t){let e=\#
            o("span.disc"),i=o("span.title.line",{dir:"auto"}),s=o("span.caption.line",{dir:"auto"}),n=o("span.m\#
            ark",{},y("check")),l=o("button.row",{part:"device","data-device":t,onclick:()=>this.owner.act(`devi\#
            ce ${t}`,"choose",{device:t})},e,o("span.texts",{},i,s),n);return{item:o("li",{},l),update:c=>{_(e,c\#
            .icon),g(i,c.name),g(s,c.playing??c.model),s.classList.toggle("plays",Boolean(c.playing)),a(n,"hidde\#
            n",!c.connected),a(l,"aria-current",c.connected?"true":null),a(l,"aria-busy",this.owner.isBusy(`devi\#
            ce ${t}`)?"true":null)}}}};var vt=class extends M{static get sheets(){return[dt]}static get topics()\#
            {return["dialog","devices","media","volume"]}static get eventName(){return"dialog"}#t=null;#i=()=>{}\#
            ;#e=null;get styleNode(){return{connected:"connectionController",connecting:"connectionController",t\#
            roubleshooting:"noDevicesAvailableController"}[this.#t]??"deviceChooser"}buildSheet(){this.#t=null,t\#
            his.#e=null,this.notice=o("div.notice",{role:"status",part:"notice-line"}),this.panel.insertBefore(t\#
            his.notice,this.body)}render(){let t=p.state("dialog")??{screen:"searching",steps:[]};this.setTitle(\#
            this.#s(t)),t.screen!==this.#t&&this.#n(t),this.#i(t),this.#r(t)}#s({screen:t,device:e}){return t===\#
            "permission"?this.t("permissionTitle"):t==="connecting"?this.t("dialogConnectingTo",e??""):t==="conn\#
            ected"?e??this.t("castConnected"):this.t(t==="troubleshooting"?"troubleTitle":"dialogTitle")}#n(t){l\#
            et e=this.#t!==null,i=this.body.contains(L())||this.foot.contains(L());this.#t=t.screen,this.restyle\#
            ();let s={permission:()=>this.#l(),searching:()=>this.#a(),chooser:()=>new X(this),connecting:()=>th\#
            is.#c(),connected:()=>this.#u(),troubleshooting:()=>this.#h()},{body:n,foot:r=[],update:l=()=>{}}=(s\#
            [t.screen]??s.searching)();this.body.replaceChildren(o("div.screen",{"data-screen":t.screen},...n)),\#
            this.body.scrollTop=0,this.foot.replaceChildren(...r),this.#i=l,!(!e||!this.isOpen)&&(i?this.heading\#
            .focus({focusVisible:!1}):this.speak(this.heading.textContent))}#r({notice:t=null,noticeID:e=0}){let\#
             i=t===null?null:`${e} ${t}`;if(i===this.#e)return;if(this.#e=i,t===null)return this.notice.replaceC\#
            hildren();let s=this.iconButton("close",this.t("dialogClose"),{onclick:()=>this.act("notice","dismis\#
            sNotice")});this.notice.replaceChildren(y("warning"),o("p.small",{},t),s)}#o(t,e,i,s){return o(`butt\#
            on.button.${t}`,{part:`button ${i??"cancel"}`,"data-command":i,onclick:()=>i?this.act(i,i,s):this.cl\#
            ose()},this.t(e))}#l(){return{body:[o("div.centre",{},o("div.beacon",{},y("wifi")),o("p.lead",{},thi\#
            s.t("permissionText")))],foot:[this.#o("text","cancel"),this.#o("filled","permissionContinue","accep\#
            tPermission")]}}#a(){return{body:[o("div.centre",{},o("div.beacon.searching",{},y("cast")),o("p.smal\#
            l",{},this.t("dialogSearching")))]}}#c(){let t=o("div.beacon.turning");return{body:[o("div.centre",{\#
            },t)],foot:[this.#o("text","cancel","disconnect",{stopCasting:!1})],update:e=>{let i=p.state("device\#
            s")?.devices.find(({id:s})=>s===e.deviceID);_(t,i?.icon??"screen")}}}#h(){let t=o("p.reason",{part:"\#
            reason"}),e=o("ol.steps",{part:"steps"});return{body:[t,e],foot:[this.#o("tonal","tryAgain","searchA\#
            gain")],update:i=>{g(t,i.reason?this.t(i.reason):"");let s=i.steps.map(n=>this.t(n));s.join(`
            `)!==[...e.children].map(n=>n.textContent).join(`
            `)&&e.replaceChildren(...s.map(n=>o("li",{},o("span",{},n))))}}}#u(){let t=O("art","film"),e=o("p.ti\#
            tle",{part:"title",dir:"auto"}),i=o("p.caption.line",{part:"studio",dir:"auto"}),s=(l,c,b)=>o("butto\#
            n.row",{"aria-haspopup":"dialog","data-lead":b,onclick:()=>this.#d(b)},o("span.disc",{},y(l)),o("spa\#
            n.texts",{},o("span.title",{},this.t(c))),y("forward","mirrored")),n=s("play","openPlayer","cast-exp\#
            anded-controller"),r=s("volume","volume","cast-volume");return{body:[o("div.card",{part:"media"},t.e\#
            lement,o("div.texts",{},e,i)),n,r],foot:[this.#o("text","dialogDisconnect","disconnect",{stopCasting\#
            :!1}),this.#o("tonal","dialogStopCasting","disconnect",{stopCasting:!0})],update:l=>{let c=p.state("\#
            media")!=null;g(e,l.title??(c?"":this.t("nothingPlays"))),g(i,l.studio??""),t.show(l.image),a(n,"dis\#
            abled",!c),a(r,"hidden",!p.state("volume")?.enabled)}}}#d(t){t==="cast-expanded-controller"&&this.cl\#
            ose(),R(t)}};customElements.define("cast-dialog",vt);import"./widgets.js";var Q=class{#t=null;constr\#
            uctor(){this.glow=o("div.glow",{"aria-hidden":"true",part:"backdrop"}),this.cover=O("cover","film"),\#
            this.cover.element.addEventListener("load",({target:{naturalWidth:t,naturalHeight:e}})=>{let i=Math.\#
            min(2,Math.max(.6,t/e)).toFixed(4);e&&this.cover.element.style.setProperty("--_ratio",i)},!0)}show(t\#
            ){this.cover.show(t);let e=Rt(t);if(this.#t===e)return;if(this.#t=e,this.glow.replaceChildren(),!e)r\#
            eturn void this.cover.element.style.removeProperty("--_ratio");let i=o("img",{alt:"","data-state":"l\#
            oading",decoding:"async"});i.addEventListener("load",()=>i.setAttribute("data-state","there")),i.add\#
            EventListener("error",()=>i.remove()),i.src=e,this.glow.append(i)}};var J=class{constructor(t){this.\#
            owner=t,this.title=o("span.small.line",{dir:"auto"}),this.skip=o("button.button",{part:"skip-ad",onc\#
            lick:()=>this.#t()}),this.element=o("div.adline",{part:"ad",hidden:!0},o("span.ad-mark",{},t.t("adve\#
            rtisement")),this.title,this.skip)}#t(){this.skip.getAttribute("aria-disabled")!=="true"&&this.owner\#
            .act("advertisement","skipAd")}draw(t){a(this.element,"hidden",!t?.ad),g(this.title,t?.ad?.title??""\#
            )}tick(t){if(!t?.ad)return;let{skipAt:e}=t.ad,i=e==null?null:Math.max(0,Math.ceil((e-p.now)/1e3));a(\#
            this.skip,"hidden",i===null),i!==null&&(a(this.skip,"aria-disabled",i>0?"true":null),g(this.skip,i>0\#
            ?this.owner.t("skipAdIn",C(i)):this.owner.t("skipAd")),a(this.skip,"aria-busy",this.owner.isBusy("ad\#
            vertisement",t.pending)?"true":null))}};function Z(u,t,{kind:e,begin:i}){a(t,"popover","auto"),a(t,"\#
            data-arrows-scope",!0),t.classList.add("popup");let s=o("div.popup-place",{},u,t);a(u,"aria-haspopup\#
            ",e),a(u,"aria-expanded","false");let n=()=>t.contains(t.getRootNode().activeElement);function r(){l\#
            et l=u.getBoundingClientRect(),{width:c,height:b}=t.getBoundingClientRect(),f=Math.min(Math.max(12,l\#
            .left+l.width/2-c/2),innerWidth-c-12),h=l.top-b-8;t.style.left=`${Math.max(12,f)}px`,t.style.top=`${\#
            h>=12?h:Math.max(12,Math.min(l.bottom+8,innerHeight-b-12))}px`}return u.addEventListener("click",()=\#
            >{if(t.matches(":popover-open"))return t.hidePopover();t.showPopover();let l=i();r(),l?.focus({focus\#
            Visible:!0})}),t.addEventListener("beforetoggle",l=>{l.newState==="closed"&&n()&&u.focus()}),t.addEv\#
            entListener("toggle",l=>{a(u,"aria-expanded",String(l.newState==="open"))}),s}function yt(u,{label:t\#
            ,choices:e,chosen:i,choose:s}){let n=o("div.menu",{role:"menu","aria-label":t,part:"menu"});function\#
             r(){return n.replaceChildren(...e().map(({value:l,text:c})=>{let b=o("button",{role:"menuitemradio"\#
            ,"aria-checked":String(l===i()),tabindex:-1,onclick:()=>(n.hidePopover(),s(l))},y("check"),o("span")\#
            );return g(b.lastChild,c),b})),n.querySelector('[aria-checked="true"]')??n.firstElementChild}return \#
            n.addEventListener("keydown",l=>{let c=[...n.children],b=c.indexOf(n.getRootNode().activeElement),f=\#
            {ArrowDown:b+1,ArrowUp:b-1,Home:0,End:c.length-1}[l.key];if(l.key==="Tab")n.hidePopover();else if(f!\#
            ==void 0)c[(f+c.length)%c.length]?.focus({focusVisible:!0});else if(l.key!=="ArrowLeft"&&l.key!=="Ar\#
            rowRight")return;l.key!=="Tab"&&l.preventDefault()}),Z(u,n,{kind:"menu",begin:r})}var tt=class{#t=0;\#
            #i=null;#e=null;#s=!1;#n=!1;#r=-1/0;#o=0;constructor({send:t,changed:e,failed:i}){Object.assign(this\#
            ,{send:t,changed:e,failed:i})}get shown(){return this.#i??this.#t}get isWaiting(){return this.#i!==n\#
            ull&&!this.#s}tell(t){this.#t=t,this.#c()}move(t,e){this.#s=e,(this.#i!==t||this.#e!==null)&&(this.#\#
            i=this.#e=t,this.#l()),this.#c(),this.changed()}forget(){clearTimeout(this.#o),this.#s=!1,this.#i=th\#
            is.#e=null}#l(){if(clearTimeout(this.#o),this.#n||this.#e===null)return;let t=this.#r+100-performanc\#
            e.now();if(t>0)return void(this.#o=setTimeout(()=>this.#l(),t));let e=this.#e;this.#e=null,this.#n=!\#
            0,this.#r=performance.now(),this.send(e).then(()=>this.#a(),i=>this.#a(i))}#a(t){this.#n=!1,t&&(this\#
            .#i=this.#e=null,this.failed(t)),this.#e!==null?this.#l():this.#i!==null&&(this.#o=setTimeout(()=>th\#
            is.#h(),1e3)),this.#c(),this.changed()}#c(){this.#s||this.#n||this.#e!==null||this.#i===null||Math.a\#
            bs(this.#i-this.#t)<=.011&&(this.#i=null)}#h(){if(this.#s)return void(this.#o=setTimeout(()=>this.#h\#
            (),1e3));this.#n||this.#e!==null||(this.#i=null,this.changed())}};function et({label:u,step:t=1,page\#
            :e=10,say:i=String,show:s=null,timeline:n=!1,part:r="slider",input:l,change:c,cancel:b}){let f=s?o("\#
            span.bubble.time",{"aria-hidden":"true"}):null,h=o("div.slider.plain",{role:"slider",part:r,tabindex\#
            :0,"aria-label":u,"aria-orientation":"horizontal",dir:n?"ltr":null},o("span.track"),o("span.reach"),\#
            o("span.fill"),o("span.thumb",{part:`${r}-thumb`}),f),d={min:0,max:1,from:0,to:1,value:0,enabled:!0}\#
            ,k=null,w=[],z=null,A=null,B=()=>getComputedStyle(h).direction==="rtl",E=m=>d.max>d.min?Math.min(1,M\#
            ath.max(0,(m-d.min)/(d.max-d.min))):0,U=m=>Math.min(Math.max(m,d.from),d.to),Tt=()=>h.getRootNode().\#
            activeElement===h;function $(m=!0){let v=k??d.value;h.style.setProperty("--_at",E(v).toFixed(5)),f&&\#
            k!==null&&g(f,s(v)),Qt(m);let x=i(v);x!==z&&(m||!Tt())&&(z=x,a(h,"aria-valuenow",Math.round(v*100)/1\#
            00),a(h,"aria-valuetext",x))}function Qt(m){let v=[d.from,d.to].map(x=>n?Math.round(x):Math.round(x*\#
            100)/100);v.join()===A||d.isRunning&&!m&&Tt()||(A=v.join(),a(h,"aria-valuemin",v[0]),a(h,"aria-value\#
            max",v[1]))}function Et(m){k=U(m),h.classList.add("held"),$(),l?.(k)}function D(m){if(k===null)retur\#
            n;let v=k;k=null,h.classList.remove("held"),m?(d.value=v,c?.(v)):b?.(),$()}let Lt=m=>{let{left:v,wid\#
            th:x}=h.getBoundingClientRect(),I=Math.min(1,Math.max(0,(m.clientX-v)/(x||1)));return d.min+(B()?1-I\#
            :I)*(d.max-d.min)};return h.addEventListener("pointerdown",m=>{!d.enabled||m.button||(h.setPointerCa\#
            pture(m.pointerId),Et(Lt(m)))}),h.addEventListener("pointermove",m=>k!==null&&h.hasPointerCapture(m.\#
            pointerId)&&Et(Lt(m))),h.addEventListener("pointerup",()=>D(!0)),h.addEventListener("pointercancel",\#
            ()=>D(!1)),h.addEventListener("keydown",m=>{if(!d.enabled||m.altKey||m.ctrlKey||m.metaKey)return;if(\#
            m.key==="Escape"&&k!==null)return m.preventDefault(),void D(!1);if(H()&&(m.key==="ArrowUp"||m.key===\#
            "ArrowDown"))return;let v=B()?-1:1,x={ArrowRight:t*v,ArrowLeft:-t*v,ArrowUp:t,ArrowDown:-t,PageUp:e,\#
            PageDown:-e,Home:-1/0,End:1/0};m.key in x&&(m.preventDefault(),d.value=U(d.value+x[m.key]),$(),c?.(d\#
            .value,!0))}),{element:h,get isHeld(){return k!==null},get value(){return k??d.value},set(m){d.value\#
            =m,k===null&&$(!1)},range(m,v,x=m,I=v,Jt=!1){if(d.min===m&&d.max===v&&d.from===x&&d.to===I)return;Ob\#
            ject.assign(d,{min:m,max:v,from:x,to:I,isRunning:Jt}),h.style.setProperty("--_from",E(x).toFixed(5))\#
            ,h.style.setProperty("--_to",E(I).toFixed(5));let Zt=w;w=[],this.mark(Zt),$(!1)},enable(m){d.enabled\#
            =m,a(h,"aria-disabled",m?null:"true"),m||D(!1)},busy(m){a(h,"aria-busy",m?"true":null)},drop(){D(!1)\#
            },mark(m){if(m.join()!==w.join()){w=[...m],h.querySelectorAll(".mark").forEach(v=>v.remove());for(le\#
            t v of w.slice(0,200)){let x=o("span.mark");x.style.setProperty("--_mark",E(v).toFixed(5)),h.insertB\#
            efore(x,h.querySelector(".thumb"))}}}}}var q=class{#t=null;constructor(t,{tag:e="div",attributes:i={\#
            },step:s,send:n,sendMuted:r}){Object.assign(this,{owner:t,sendMuted:r}),this.fader=new tt({send:n,ch\#
            anged:()=>this.draw(),failed:c=>t.fail(c.message)}),this.name=o("span.title.line",{part:"name",dir:"\#
            auto"}),this.value=o("span.caption.time",{"aria-hidden":"true",part:"value"}),this.mute=t.iconButton\#
            ("volume","",{part:"mute",onclick:()=>this.#e()}),this.disc=o("span.disc",{"aria-hidden":"true"},y("\#
            volume"));let l=0;this.slider=et({label:"",step:s,page:Math.max(s,.2),part:"slider",say:c=>this.#s(c\#
            ),input:c=>{this.isHeld||(this.isHeld=!0,l=this.fader.shown),this.fader.move(c,!0)},change:c=>this.#\#
            i(c),cancel:()=>this.#i(l)}),this.slider.range(0,1),this.element=o(`${e}.row`,i,o("div.words",{},thi\#
            s.name,this.value),this.mute,this.disc,this.slider.element)}isHeld=!1;forget(){this.fader.forget(),t\#
            his.element.remove()}#i(t){this.isHeld=!1,this.fader.move(t,!1)}#e(){let t=!this.isMuted,e=this.#t={\#
            muted:t},i=()=>{this.#t===e&&(this.#t=null,this.draw())};this.draw(),this.sendMuted(t).then(()=>setT\#
            imeout(i,1e3),s=>{i(),this.owner.fail(s.message)})}get isMuted(){return this.#t?.muted??this.told?.m\#
            uted??!1}tell(t){this.told=t,this.#t?.muted===t.muted&&(this.#t=null),this.fader.tell(t.level),this.\#
            draw()}#s(t){let{language:e}=this.owner.texts;if(this.format?.language!==e){let i={style:"percent",n\#
            umberingSystem:"latn",maximumFractionDigits:0};this.format={language:e,numbers:new Intl.NumberFormat\#
            (e,i)}}return this.format.numbers.format(t)}draw(){let{owner:t,told:e,isMuted:i}=this;if(!e)return;l\#
            et s=this.fader.shown;g(this.name,e.title??e.name),g(this.value,i?"":this.#s(s)),this.slider.set(s),\#
            this.slider.enable(e.canChange),this.slider.busy(this.fader.isWaiting||e.waits);let{element:n}=this.\#
            slider;a(n,"aria-label",t.t("volumeOf",e.name)),a(n,"aria-valuenow",Math.round(this.slider.value*100\#
            )/100),a(n,"aria-valuetext",this.#s(this.slider.value));let r=i||s===0?"mute":s<.5?"volumeLow":"volu\#
            me";for(let l of[this.mute,this.disc])_(l,r);a(this.mute,"hidden",!e.canMute),a(this.disc,"hidden",e\#
            .canMute),a(this.mute,"aria-label",t.t(i?"unmuteOf":"muteOf",e.name)),a(this.mute,"aria-busy",this.#\#
            t||e.muteWaits?"true":null),this.element.classList.toggle("quiet",i)}};var te=.05,it=class{construct\#
            or(t,e){this.title=t.t("volume"),this.row=new q(t,{step:te,attributes:{part:"stream-volume"},send:i=\#
            >p.send("setStreamVolume",{level:i}),sendMuted:i=>p.send("setMuted",{muted:i})}),this.popup=o("div.s\#
            tream-volume",{role:"dialog","aria-label":this.title},this.row.element),this.place=Z(e,this.popup,{k\#
            ind:"dialog",begin:()=>this.#t()})}#t(){let{slider:t,mute:e,told:i}=this.row;return i?.canChange?t.e\#
            lement:e}draw(t){let{canSetStreamVolume:e=!1,canMute:i=!1}=t??{},s=t?.expanded.some(({type:r})=>r===\#
            "muteToggle"),n=e||i&&!s;if(a(this.place,"hidden",!n),!n)return this.row.fader.forget();this.row.tel\#
            l({title:this.title,name:t.title??t.subtitle??"",level:t.streamVolume,muted:t.muted,canMute:i,canCha\#
            nge:e,waits:t.pending.includes("streamVolume"),muteWaits:t.pending.includes("muting")})}};var Ht={al\#
            l:"repeat",single:"repeatOne",allAndShuffle:"repeatShuffled"},wt={off:"tracksOff",all:"repeatAll",si\#
            ngle:"repeatOne",allAndShuffle:"repeatShuffle"},st=class{constructor(t){this.owner=t;let e=new Intl.\#
            NumberFormat(t.texts.language,{numberingSystem:"latn"});this.times=s=>`${e.format(s)}×`;let i=s=>({"\#
            aria-haspopup":"dialog",onclick:()=>R(s)});this.speedPlace=this.#i(),this.repeatPlace=this.#e(),this\#
            .shuffle=this.#t("shuffle","shuffle",{onclick:()=>t.act("shuffle","shuffle")}),this.tracks=this.#t("\#
            captions","captions",i("cast-track-selection")),this.queue=this.#t("queue","queue",i("cast-queue")),\#
            this.volume=new it(t,this.#t("sliders","volume")),this.element=o("div.tools",{part:"tools"},this.spe\#
            edPlace,this.repeatPlace,this.shuffle,this.tracks,this.queue,this.volume.place)}#t(t,e,i){let s=this\#
            .owner.t(e),n=o("button.icon-button.tool",{"aria-label":s,part:`tool tool-${t}`,...i});return _(n,t)\#
            ,n}#i(){return this.speed=this.#t("speed","speed"),this.speedValue=o("span.value.time"),this.speed.a\#
            ppend(this.speedValue),yt(this.speed,{label:this.owner.t("speed"),choices:()=>(p.state("media")?.rat\#
            es??[]).map(t=>({value:t,text:this.times(t)})),chosen:()=>this.owner.wish("rate")??p.state("media")?\#
            .rate,choose:t=>this.owner.act("rate","setRate",{rate:t},t)})}#e(){return this.repeat=this.#t("repea\#
            t","repeatMode"),yt(this.repeat,{label:this.owner.t("repeatMode"),choices:()=>(p.state("media")?.rep\#
            eats??[]).map(t=>({value:t,text:this.owner.t(wt[t]??t)})),chosen:()=>this.owner.wish("repeatMode")??\#
            p.state("media")?.repeat,choose:t=>this.owner.act("repeatMode","setRepeatMode",{mode:t},t)})}draw(t)\#
            {let e=[this.speedPlace,this.repeatPlace,this.shuffle,this.tracks,this.queue];if(!t)e.forEach(i=>a(i\#
            ,"hidden",!0));else{this.#s(t),this.#n(t);let i=t.expanded.some(({type:n})=>n==="closedCaptions");a(\#
            this.tracks,"hidden",!t.hasTracks||i);let s=p.state("queue")?.count>1;a(this.queue,"hidden",!s),a(th\#
            is.shuffle,"hidden",!(s&&t.canShuffle)),a(this.shuffle,"aria-busy",this.owner.isBusy("shuffle",t.pen\#
            ding)?"true":null)}this.volume.draw(t)}#s(t){let e=this.owner.wish("rate")??t.rate;a(this.speedPlace\#
            ,"hidden",t.rates.length<2),g(this.speedValue,e===1?"":this.times(e)),a(this.speed,"aria-label",`${t\#
            his.owner.t("speed")}, ${this.times(e)}`),a(this.speed,"aria-busy",this.owner.isBusy("rate",t.pendin\#
            g)?"true":null)}#n(t){let e=this.owner.wish("repeatMode")??t.repeat;a(this.repeatPlace,"hidden",t.re\#
            peats.length<2),_(this.repeat,Ht[e]??"repeat"),a(this.repeat,"data-on",e in Ht);let i=wt[e]&&this.ow\#
            ner.t(wt[e]);a(this.repeat,"aria-label",[this.owner.t("repeatMode"),i].filter(Boolean).join(", ")),a\#
            (this.repeat,"aria-busy",this.owner.isBusy("repeatMode",t.pending)?"true":null)}};var Kt=10,ee=350,n\#
            t=class{#t=null;#i=0;#e=null;constructor(t){this.owner=t,this.slider=et({label:t.t("seekSlider"),ste\#
            p:5,page:30,timeline:!0,part:"scrubber",show:e=>this.#l(e),say:e=>this.#a(e),input:e=>this.#o(e),cha\#
            nge:(e,i)=>this.#h(e,i?ee:0)}),this.at=o("span.time",{part:"position"}),this.end=o("span.time",{part\#
            :"duration"}),this.live=o("button.live-mark",{part:"live",onclick:()=>this.#c()},t.t("live")),this.e\#
            lement=o("div.scrub",{part:"scrub"},this.slider.element,o("div.times",{},this.at,o("span",{},this.en\#
            d,this.live)))}forget(){clearTimeout(this.#i),this.#t=null,this.slider.drop()}draw(t){this.#e=t,this\#
            .slider.enable(t.canSeek),this.slider.busy(this.owner.isBusy("position",t.pending)),this.slider.mark\#
            (t.live?[]:t.adPositions.filter(e=>e>=0&&e<=(t.duration??0))),a(this.end,"hidden",t.live),a(this.liv\#
            e,"hidden",!t.live),this.live.disabled=!t.canSeek}tick(t){let e=Boolean(t?.showsPosition);if(a(this.\#
            element,"data-empty",!e),!e)return void(this.#e=null);this.#e=t;let[i,s]=this.#r(),[n,r]=this.#s()??\#
            [i,s];a(this.slider.element,"hidden",s<=i),this.slider.range(i,s,n,r,t.live),g(this.end,t.live||s<=i\#
            ?"":C(s-i));let l=this.#t??this.owner.wish("position")??this.#n();this.slider.set(l),this.slider.isH\#
            eld||this.#o(l)}#s(){let{seekable:t,seekableRates:e,position:i}=this.#e;if(!t)return null;let s=Math\#
            .max(0,p.now-i.at)/1e3;return t.map((n,r)=>n+s*(e?.[r]??0))}#n(){let t=p.position(this.#e);return th\#
            is.#e.live?t:Math.min(t,this.#s()?.[1]??1/0)}#r(){let t=this.#e;if(!t)return[0,0];if(!t.live&&t.dura\#
            tion)return[0,t.duration];let e=this.#s();if(!t.live)return e??[0,0];let i=p.position(t);return e?[M\#
            ath.min(e[0],i),Math.max(e[1],i)]:[i-1,i]}#o(t){g(this.at,this.#e?.live&&!this.#e.seekable?"":this.#\#
            l(t)),this.#e?.live&&this.live.classList.toggle("behind",this.#r()[1]-t>Kt)}#l(t){if(!this.#e?.live)\#
            return C(t-this.#r()[0]);let e=this.#r()[1]-t;return e>Kt?`−${C(e)}`:""}#a(t){let e=this.#e;if(!e)re\#
            turn"";if(e.live)return this.#l(t)||this.owner.t("live");let[i,s]=this.#r();return s>i?`${this.#l(t)\#
            } / ${C(s-i)}`:this.#l(t)}#c(){this.#h(this.#r()[1],0)}#h(t,e){this.#t=t,clearTimeout(this.#i),this.\#
            #i=setTimeout(()=>{this.#t=null,this.owner.act("position","seek",{position:Math.round(t*1e3)/1e3},t)\#
            },e)}};var xt=class extends M{static get sheets(){return[P,ft,mt,K,bt,pt]}static get topics(){return\#
            ["media","dialog","queue","button"]}static get node(){return"expandedController"}static get eventNam\#
            e(){return"expanded"}static get isFull(){return!0}#t=!1;#i=null;#e=new Pt(()=>this.#a());buildSheet(\#
            ){_(this.closeButton,"down"),this.head.append(o("cast-button",{part:"cast-button"})),this.artwork=ne\#
            w Q,this.panel.prepend(this.artwork.glow),this.adLine=new J(this),this.scrubber=new nt(this),this.to\#
            ols=new st(this);let t=o("div.frame",{},this.artwork.cover.element,this.adLine.element);this.body.ap\#
            pend(o("div.stage",{},o("div.art",{},t),o("div.panel",{},this.#s(),this.scrubber.element,this.#n(),t\#
            his.tools.element,this.#r())))}closed(){this.#e.run(!1)}opened(){this.#t=p.state("media")!=null}firs\#
            tFocus(){return this.playback.dataset.action?this.playback:null}disconnectedCallback(){super.disconn\#
            ectedCallback(),this.#e.run(!1)}#s(){return this.titleLine=o("h3.title",{part:"media-title",dir:"aut\#
            o"}),this.subtitle=o("p.small",{part:"subtitle",dir:"auto"}),o("div.meta",{part:"meta"},this.titleLi\#
            ne,this.subtitle)}#n(){this.slots=It(this,"expanded",4),this.playback=o("button.playback",{part:"pla\#
            yback",onclick:()=>jt(this,this.playback)});let[t,e,i,s]=this.slots;return o("div.transport",{part:"\#
            transport",role:"group","aria-label":this.t("openPlayer")},t,e,this.playback,i,s)}#r(){return this.n\#
            ext=o("span.line",{dir:"auto"}),this.upNext=o("button.upnext",{part:"up-next","aria-haspopup":"dialo\#
            g",onclick:()=>R("cast-queue")},y("queue"),this.next,y("forward","mirrored")),this.upNext}render(){l\#
            et t=p.state("media")??null,e=p.state("button")?.state;!t&&this.#t&&e!=="connected"&&e!=="connecting\#
            "&&this.close(),this.#t||=t!==null;let i=p.state("dialog")?.device;this.setTitle(i?qt(this,i):this.t\#
            ("openPlayer")),t?this.#l(t):this.#o(),this.adLine.draw(t),this.tools.draw(t),a(this.upNext,"data-em\#
            pty",!t?.upNext),g(this.next,t?.upNext?this.t("upNext",t.upNext):""),this.#a();let s=t&&(t.position.\#
            rate!==0||t.ad?.skipAt!=null||t.live);this.#e.run(Boolean(s)&&this.isOpen),this.keepFocus()}#o(){thi\#
            s.#i=null;let t=p.state("button")?.state==="connecting";g(this.titleLine,this.t(t?"loading":"nothing\#
            Plays")),g(this.subtitle,""),this.artwork.show(null),_(this.playback,"play"),a(this.playback,"aria-l\#
            abel",this.t(t?"loading":"play")),a(this.playback,"aria-busy",t?"true":null),a(this.playback,"data-a\#
            ction",null),a(this.playback,"aria-disabled","true"),ht(this,this.slots,null,null)}#l(t){t.item!==th\#
            is.#i&&(this.#i=t.item,this.scrubber.forget()),g(this.titleLine,t.title??t.subtitle??""),g(this.subt\#
            itle,W([t.title?t.subtitle:null,t.studio])),this.artwork.show(t.image),a(this.playback,"aria-disable\#
            d",null),Bt(this,this.playback,t),ht(this,this.slots,t.expanded,t),this.scrubber.draw(t)}#a(){let t=\#
            p.state("media");this.scrubber.tick(t),this.adLine.tick(t)}};customElements.define("cast-expanded-co\#
            ntroller",xt);function Vt({labelledBy:u,choose:t,item:e,className:i}){let s=o(`div.${i}`,{role:"radi\#
            ogroup","aria-labelledby":u}),n,r=new Map;function l(){let f=r.has(n)?n:r.keys().next().value;for(le\#
            t[h,d]of r)a(d,"aria-checked",String(h===n)),a(d,"tabindex",H()||h===f?0:-1)}let c=Ot(l),b=f=>{f!==n\#
            &&(n=f,l(),t(f))};return s.addEventListener("keydown",f=>{if(f.altKey||f.ctrlKey||f.metaKey||f.shift\#
            Key)return;let h=[...r.keys()],d=h.findIndex(B=>r.get(B)===f.target),k=getComputedStyle(s).direction\#
            ==="rtl"?-1:1,w={ArrowDown:1,ArrowUp:-1,ArrowRight:k,ArrowLeft:-k}[f.key],z={Home:0,End:h.length-1}[\#
            f.key]??(w===void 0?void 0:d+w);if(d<0||z===void 0||H()&&w!==void 0)return;f.preventDefault();let A=\#
            h[(z+h.length)%h.length];r.get(A).focus({focusVisible:!0}),b(A)}),{element:s,show(f){let h=new Set(f\#
            .map(({value:w})=>w));for(let[w,z]of r)h.has(w)||(z.remove(),r.delete(w));let d=new Map(r);r.clear()\#
            ;let k=s.firstElementChild;for(let w of f){let z=d.get(w.value);z||(z=e(w),a(z,"role","radio"),z.add\#
            EventListener("click",()=>b(w.value))),r.set(w.value,z),z===k?k=k.nextElementSibling:s.insertBefore(\#
            z,k)}l()},check(f){n!==f&&(n=f,l())},end:c}}var ot="off",zt=class extends M{static get sheets(){retu\#
            rn[P,gt]}static get topics(){return["tracks","media"]}static get titleKey(){return"tracksTitle"}stat\#
            ic get eventName(){return"tracks"}static get node(){return"trackSelector"}#t={};#i=null;#e=null;#s=!\#
            1;buildSheet(){this.#n(),this.audio=this.#r("audio","tracksAudio"),this.text=this.#r("text","tracksT\#
            ext"),this.none=o("p.none.small",{part:"empty"},this.t("tracksNone")),this.fold=o("button.fold",{par\#
            t:"style-toggle","aria-expanded":"false","aria-controls":"look",onclick:()=>this.#h()},y("captions")\#
            ,o("span.title",{},this.t("styleTitle")),y("down","down")),this.editor=null,this.look=o("div",{id:"l\#
            ook",hidden:!0}),this.more=o("div.more",{part:"more"},this.fold,this.look),this.body.append(this.non\#
            e,this.audio.place,this.text.place,this.more),this.cancel=o("button.button.text",{part:"cancel",oncl\#
            ick:()=>this.#l()},this.t("cancel")),this.done=o("button.button.filled",{part:"done",onclick:()=>thi\#
            s.#d()},this.t("done")),this.foot.append(this.cancel,this.done)}disconnectedCallback(){super.disconn\#
            ectedCallback(),this.#n()}#n(){[this.audio?.radios,this.text?.radios,this.editor].forEach(t=>t?.end(\#
            ))}percent(t){return new Intl.NumberFormat(this.texts.language,{style:"percent",numberingSystem:"lat\#
            n"}).format(t)}#r(t,e){let i=`group-${t}`,s=Vt({labelledBy:i,className:"radios",choose:r=>this.#t[t]\#
            =r,item:({text:r,more:l,language:c,value:b})=>o("button.radio",{part:"track","data-track":String(b)}\#
            ,o("span.dot"),o("span.texts",{},o("span.title",{dir:"auto",lang:c},r),l?o("span.caption",{dir:"auto\#
            "},l):null))}),n=o("div.group",{part:t},o("h3.small",{id:i},this.t(e)),s.element);return{radios:s,ke\#
            y:"",place:n}}opened(){this.#o(),this.render()}closed(){this.#o()}#o(){this.#t={},this.#i=null,this.\#
            #e=p.state("media")?.item??null,this.#s=!1}#l(){this.#o(),this.render(),this.close()}render(){let t=\#
            p.state("media");if(this.isOpen&&(t?.item??null)!==this.#e){let r=this.#e!==null;if(this.#o(),r&&!th\#
            is.isInline)return this.close()}let{audio:e=[],text:i=[],style:s=null,canStyle:n=!1}=p.state("tracks\#
            ")??{};this.#a(this.audio,"audio",e),this.#a(this.text,"text",i),a(this.none,"hidden",e.length+i.len\#
            gth>0),a(this.more,"hidden",!n),this.editor?.show(this.#i??s),a(this.done,"aria-busy",this.#s?"true"\#
            :null),a(this.cancel,"hidden",e.length+i.length===0),this.keepFocus()}#a(t,e,i){a(t.place,"hidden",i\#
            .length===0);let s=JSON.stringify(i.map(({id:c,name:b,language:f})=>[c,b,f]));if(s!==t.key){t.key=s;\#
            let c=i.map((b,f)=>this.#c(b,f));t.radios.show(e==="text"?[{value:ot,text:this.t("tracksOff")},...c]\#
            :c)}let n=this.#t[e],r=n===ot||i.some(({id:c})=>c===n),l=i.find(c=>c.selected)?.id??(e==="text"?ot:n\#
            ull);t.radios.check(n!==void 0&&r?n:l)}#c({id:t,name:e,language:i},s){let n=null;try{let c=new Intl.\#
            DisplayNames(this.texts.language,{type:"language",fallback:"none"});n=i?c.of(i):null}catch{}let r=e|\#
            |n||i||this.t("trackUnnamed",s+1),l=!n||r.toLowerCase().includes(n.toLowerCase());return{value:t,tex\#
            t:r,more:l?null:n,language:e&&n?i:null}}async#h(){if(this.look.hidden=!this.look.hidden,a(this.fold,\#
            "aria-expanded",String(!this.look.hidden)),!this.look.hidden){try{await this.#u()}catch(t){this.fail\#
            (t.message)}this.fold.scrollIntoView({block:"start",behavior:"instant"})}}async#u(){let{look:t}=this\#
            ,e=await import("./track-style.js");if(this.editor||t!==this.look)return;this.editing=e;let{adoptedS\#
            tyleSheets:i}=this.shadowRoot;i.includes(e.trackStyleSheet)||i.push(e.trackStyleSheet),this.editor=n\#
            ew e.TrackStyleEditor(this,s=>this.#i=s),t.append(this.editor.element),this.render()}async#d(){if(th\#
            is.#s)return;let{audio:t=[],text:e=[],style:i=null}=p.state("tracks")??{},s=c=>c.find(b=>b.selected)\#
            ?.id??null,n={audio:s(t),text:s(e)},r={audio:this.#t.audio??n.audio,text:this.#t.text===void 0?n.tex\#
            t:this.#t.text===ot?null:this.#t.text},l=[];(r.audio!==n.audio||r.text!==n.text)&&l.push(["tracks","\#
            selectTracks",r]),this.#i&&!this.editing.isSameStyle(this.#i,i)&&l.push(["style","setTextTrackStyle"\#
            ,{style:this.editing.complete(this.#i)}]),this.#s=l.length>0,this.render();for(let c of l)if(!await \#
            this.act(...c)){this.#s=!1,this.invalidate();return}this.#l()}};customElements.define("cast-track-se\#
            lection",zt);var _t=class extends M{static get sheets(){return[P,K,Ft]}static get topics(){return["v\#
            olume","dialog"]}static get titleKey(){return"volume"}static get eventName(){return"volume"}static g\#
            et node(){return"deviceControl"}#t=new Map;#i=null;buildSheet(){this.#i=null,this.note=o("p.note.sma\#
            ll",{part:"note"},y("volume"),o("span",{},this.t("volumeFixed"))),this.list=o("ul",{"aria-labelledby\#
            ":"members"}),this.group=o("div.members",{part:"members"},o("h3.small",{id:"members"},this.t("volume\#
            Members")),this.list),this.empty=o("div.empty",{part:"empty"},o("span.disc",{},y("cast")),o("p.small\#
            ",{},this.t("notConnected"))),this.body.append(this.note,this.group,this.empty)}#e(t){this.#i!==t&&(\#
            this.#i=t,this.#n([]),this.own?.forget(),this.own=this.#s(null,t),this.own.element.classList.add("ow\#
            n"),this.body.prepend(this.own.element))}#s(t,e){let i=t===null?{}:{member:t};return new q(this,{tag\#
            :t===null?"div":"li",step:e,attributes:{part:t===null?"device":"member","data-member":t},send:s=>p.s\#
            end("setVolume",{level:s,...i}),sendMuted:s=>p.send("setDeviceMuted",{muted:s,...i})})}firstFocus(){\#
            let{enabled:t=!1,fixed:e=!1}=p.state("volume")??{};return t&&!e?this.own?.slider.element:null}render\#
            (){let t=p.state("volume")??{},{enabled:e=!1,fixed:i=!1,canMute:s=!1,members:n=[]}=t,r=e||i;this.#e(\#
            t.step||.05);let l=p.state("dialog")?.device??this.t("volume");a(this.own.element,"hidden",!r),a(thi\#
            s.note,"hidden",!i),a(this.group,"hidden",!r||n.length===0),a(this.empty,"hidden",r),r||this.own.fad\#
            er.forget();let{level:c=0,muted:b=!1}=t;this.own.tell({name:l,level:c,muted:b,canMute:s,canChange:e&\#
            &!i}),this.#n(r?n:[]),this.keepFocus()}#n(t){let e=new Set(t.map(({id:s})=>s));for(let[s,n]of this.#\#
            t)e.has(s)||(n.forget(),this.#t.delete(s));let i=this.list.firstElementChild;for(let s of t){this.#t\#
            .has(s.id)||this.#t.set(s.id,this.#s(s.id,this.#i));let n=this.#t.get(s.id);n.element===i?i=i.nextEl\#
            ementSibling:this.list.insertBefore(n.element,i),n.tell({canMute:!0,canChange:!0,...s})}}};customEle\#
            ments.define("cast-volume",_t);var Yt=4,ie=16,j=class{#t=new Map;#i=[];#e=0;constructor({scroller:t,\#
            list:e,probe:i,source:s,make:n,draw:r,looked:l}){Object.assign(this,{scroller:t,list:e,probe:i,sourc\#
            e:s,make:n,draw:r,looked:l}),this.held=null,this.heldTop=null,t.addEventListener("scroll",()=>this.p\#
            lan(),{passive:!0}),this.observer=new ResizeObserver(()=>this.plan());for(let c of[t,i])this.observe\#
            r.observe(c)}end(){this.observer.disconnect(),cancelAnimationFrame(this.#e)}get height(){return this\#
            .probe.getBoundingClientRect().height}get rows(){return this.#t}get#s(){return this.scroller.scrollT\#
            op-this.list.offsetTop}plan(){this.#e||=requestAnimationFrame(()=>{this.#e=0,this.render()})}seen(){\#
            let t=this.height;return!t||!this.scroller.clientHeight?[0,0]:[Math.max(0,Math.floor(this.#s/t)),Mat\#
            h.min(this.source.count,Math.ceil((this.#s+this.scroller.clientHeight)/t))]}render(){let t=this.heig\#
            ht,{count:e}=this.source;if(!t)return;let i=`${e*t}px`;this.list.style.blockSize!==i&&(this.list.sty\#
            le.blockSize=i);let[s,n]=this.seen(),r=Math.max(0,Math.min(s,e)-Yt),l=Math.min(e,Math.max(n,r)+Yt),c\#
            =new Map;for(let b=r;b<l;b++)c.set(this.#n(b),b);this.#r(c,r,l),this.#i.push(...this.#l(c)),this.#a(\#
            c),this.#i.length=Math.min(this.#i.length,ie);for(let[b,f]of this.#t){let h=c.get(b),k=`translateY($\#
            {b===this.held&&this.heldTop!==null?this.heldTop:h*t}px)`;f.element.style.transform!==k&&(f.element.\#
            style.transform=k),f.place=h,this.draw(f,h)}this.looked(r,l)}#n(t){let e=this.source.key(t),i=this.s\#
            ource.placeKey(t);return e!==i&&!this.#t.has(e)&&this.#t.has(i)&&(this.#t.set(e,this.#t.get(i)),this\#
            .#t.delete(i)),e}#r(t,e,i){let s=this.focused();for(let n of[this.held,s&&this.#o(s)]){if(!this.#t.g\#
            et(n)||t.has(n))continue;let l=this.source.placeOfKey(n);l>=0&&(l<e||l>=i)&&t.set(n,l)}}#o(t){for(le\#
            t[e,i]of this.#t)if(i===t)return e;return null}focused(){let t=this.list.getRootNode().activeElement\#
            ;if(!t||!this.list.contains(t))return null;for(let e of this.#t.values())if(e.element.contains(t))re\#
            turn e;return null}#l(t){let e=[];for(let[i,s]of this.#t)t.has(i)||(this.#t.delete(i),s.element.remo\#
            ve(),e.push(s));return e}#a(t){let e=this.list.getRootNode(),i=e.activeElement,s=[...t.keys()].sort(\#
            (r,l)=>t.get(r)-t.get(l)),n=this.list.firstElementChild;for(let r of s){let l=this.#t.get(r),c=!l;c&\#
            &this.#t.set(r,l=this.#i.pop()??this.make()),l.element===n?n=n.nextElementSibling:(c||this.held===nu\#
            ll)&&this.list.insertBefore(l.element,n)}i&&i!==e.activeElement&&this.list.contains(i)&&i.focus({pre\#
            ventScroll:!0})}show(t,e="nearest"){let i=this.height,{scroller:s}=this,n=t*i+this.list.offsetTop,r=\#
            s.clientHeight;e==="center"?s.scrollTop=n-(r-i)/2:n<s.scrollTop?s.scrollTop=n-i*.5:n+i>s.scrollTop+r\#
            &&(s.scrollTop=n+i*1.5-r),this.render()}rowAt(t){return[...this.#t.values()].find(e=>e.place===t)??n\#
            ull}placeAt(t){let{top:e}=this.list.getBoundingClientRect();return Math.max(0,Math.min(this.source.c\#
            ount-1,Math.floor((t-e)/this.height)))}static number(t,e,i){a(t,"aria-posinset",e+1),a(t,"aria-setsi\#
            ze",i)}};var F=["entry","remove","grab"],rt=class{constructor(t){this.queue=t,this.art=O("art","film\#
            "),this.art.element.append(o("span.bars",{},o("i"),o("i"),o("i"))),this.title=o("span.title.line",{d\#
            ir:"auto",part:"item-title"}),this.more=o("span.caption.line",{dir:"auto",part:"item-more"}),this.en\#
            try=o("button.entry",{part:"item",onclick:()=>t.jump(this)},this.art.element,o("span.texts",{},this.\#
            title,this.more)),this.remove=t.iconButton("close","",{part:"remove",onclick:()=>t.remove(this)}),th\#
            is.grab=t.iconButton("drag","",{part:"grab","aria-describedby":"keys",onpointerdown:e=>t.press(e,thi\#
            s),onclick:e=>e.detail===0&&t.take(this),onfocusout:()=>t.left()}),this.grab.classList.add("grab"),t\#
            his.element=o("li",{role:"listitem",part:"row"},this.entry,this.remove,this.grab),this.element.row=t\#
            his}draw({place:t,count:e,item:i,isCurrent:s,isPlaying:n,isAsked:r,isWaiting:l,isHeld:c,isReached:b,\#
            showsPicture:f}){let{queue:h}=this,d=this.item?.id!==i?.id;this.item=i;let k=i?.title??h.t("queueIte\#
            m",h.number(t+1));g(this.title,i?k:"");let w=i?[i.duration?C(i.duration):null,i.subtitle]:[];g(this.\#
            more,W(w)),d&&this.art.show(null),f&&this.art.show(i?.image??null),j.number(this.element,t,e);let{cl\#
            assList:z}=this.element,A={current:s,playing:s&&n,held:c,waits:!i};for(let[E,U]of Object.entries(A))\#
            z.toggle(E,U);a(this.element,"data-item",i?.id),a(this.element,"data-place",t),a(this.entry,"aria-cu\#
            rrent",s?"true":null);let B=i?[k,i.subtitle,s?h.t("nowPlaying"):null]:[k,h.t("loading")];a(this.entr\#
            y,"aria-label",B.filter(Boolean).join(", ")),a(this.entry,"aria-busy",r?"true":null),a(this.entry,"a\#
            ria-disabled",i?null:"true"),a(this.remove,"aria-label",h.t("queueRemove",k)),a(this.grab,"aria-labe\#
            l",h.t("queueMove",k)),a(this.grab,"aria-pressed",String(c)),a(this.grab,"aria-busy",l?"true":null);\#
            for(let E of["remove","grab"])a(this[E],"hidden",!i);this.reach(b)}reach(t){for(let e of F)a(this[e]\#
            ,"tabindex",t?0:-1)}},Ut=u=>o("div.empty",{part:"empty"},o("span.disc",{},y("queue")),o("p.small",{}\#
            ,u));var at=class{reached=null;#t={place:0,part:"entry"};constructor(t){this.owner=t}reach(){let{lis\#
            t:t,items:e}=this.owner,i=t.focused();if(i){this.reached=e.key(i.place),this.#t={place:i.place,part:\#
            F.find(s=>i[s]===L())??"entry"};for(let s of t.rows.values())s.reach(s===i)}}to(t,e,i=!0){let{list:s\#
            ,items:n}=this.owner;if(t<0||t>=n.count)return;s.show(t);let r=s.rowAt(t);r&&(r[e].hidden?r.entry:r[\#
            e]).focus({preventScroll:!0,focusVisible:i})}toLast(){this.to(Math.min(this.#t.place,this.owner.item\#
            s.count-1),this.#t.part)}key(t){let{list:e,items:i,reorder:s,rows:n}=this.owner,r=e.focused();if(!r|\#
            |t.altKey||t.ctrlKey||t.metaKey||s.key(t))return;let l=F.find(d=>r[d]===L());if(l==="grab"&&(t.key==\#
            =" "||t.key==="Enter"))return t.preventDefault(),void(t.repeat||this.owner.take(r));if(t.key==="Dele\#
            te")return t.preventDefault(),void this.owner.remove(r);let c=getComputedStyle(n).direction==="rtl"?\#
            -1:1,b={ArrowRight:c,ArrowLeft:-c}[t.key],f=Math.max(1,e.seen()[1]-e.seen()[0]-2),h={ArrowUp:-1,Arro\#
            wDown:1,PageUp:-f,PageDown:f,Home:-1/0,End:1/0}[t.key];if(h!==void 0){let d=Math.max(0,Math.min(i.co\#
            unt-1,r.place+h));if(d===r.place)return;t.preventDefault(),this.to(d,l??"entry")}else if(b){let d=r[\#
            F[F.indexOf(l)+b]];if(!d||d.hidden)return;t.preventDefault(),d.focus({focusVisible:!0})}}};function \#
            N(u,t){for(let{kind:e,from:i,to:s}of u){if(t<0)return-1;t===i?t=e==="remove"?-1:s:e==="remove"?t-=t>\#
            i?1:0:i<t&&t<=s?t-=1:s<=t&&t<i&&(t+=1)}return t}function Y(u,t){for(let e=u.length-1;e>=0;e--){let{k\#
            ind:i,from:s,to:n}=u[e];i==="remove"?t+=t>=s?1:0:t===n?t=s:s<=t&&t<n?t+=1:n<t&&t<=s&&(t-=1)}return t\#
            }var St=u=>u.filter(({kind:t})=>t==="remove").length;var T=50,se=2,ne=120,Wt=3e3,Gt=2e3,Xt=(u,t)=>u!\#
            ==null&&t!==null&&String(u)===String(t),lt=class{#t={revision:null,count:0,parts:new Map};#i=null;#e\#
            =[];#s=[0,0];#n=new Set;#r=-1/0;#o=!1;#l=null;constructor({load:t,changed:e}){Object.assign(this,{lo\#
            ad:t,changed:e}),this.preview=null}get count(){return this.#t.count-St(this.#e)}get#a(){return this.\#
            preview?[...this.#e,{kind:"move",...this.preview}]:this.#e}at(t){let e=Y(this.#a,t);return this.#t.p\#
            arts.get(Math.floor(e/T))?.items[e%T]??null}key(t){let e=this.at(t);return e?`item ${e.id}`:this.pla\#
            ceKey(t)}placeKey(t){return`place ${Y(this.#a,t)}`}placeOf(t,e=null){let i=this.#c(t);return i>=0?N(\#
            this.#a,i):e===null||e>=this.#t.count?-1:N(this.#a,e)}placeOfKey(t){let e=t.slice(t.indexOf(" ")+1);\#
            return t.startsWith("item ")?this.placeOf(e):N(this.#a,Number(e))}isWaiting(t){return this.#e.some((\#
            {item:e})=>Xt(e,t))}#c(t){if(t==null)return-1;for(let[e,{items:i}]of this.#t.parts){let s=i.findInde\#
            x(n=>Xt(n.id,t));if(s>=0)return e*T+s}return-1}follow({count:t,revision:e,pending:i,failure:s}){this\#
            .#o=i;let n=(s?.id??0)!==(this.#l??s?.id??0);this.#l=s?.id??0,n&&s&&(this.#e=this.#e.filter(({isSent\#
            :l})=>!l));let r=this.#i??this.#t;if(r.revision===e&&r.count===t)return this.#m();this.#i={revision:\#
            e,count:t,parts:new Map},this.#r=-1/0,(this.#t.revision===null||t===0)&&this.#d(),this.#u()}look(t,e\#
            ){this.#s=[t,e],this.#u()}#h(t){let e=new Set,[i,s]=this.#s;for(let n=i;n<s;n++)for(let r of[n,Y(thi\#
            s.#e,n)])r<t.count&&e.add(Math.floor(r/T));return[...e].filter(n=>t.parts.get(n)?.isOld!==!1)}#u(){l\#
            et t=this.#i??this.#t,e=this.#h(t);if(this.#i&&e.length===0)return this.#d(),this.changed();for(let \#
            i of e){let s=`${t.revision} ${i}`;if(!(this.#n.has(s)||this.#n.size>=se)){if(performance.now()-this\#
            .#r<Gt)return;this.#n.add(s),this.load(i*T,T).then(({items:n})=>{this.#n.delete(s),t.parts.delete(i)\#
            ,t.parts.set(i,{items:n,isOld:!1});for(let r of t.parts.keys())t.parts.size>ne&&t.parts.delete(r);t=\#
            ==this.#t&&this.changed(),this.#u()},()=>{this.#n.delete(s),this.#r=performance.now(),setTimeout(()=\#
            >this.#u(),Gt)})}}}#d(){let t=this.#t;if(this.#t=this.#i,this.#i=null,t.count===this.#t.count)for(le\#
            t[e,{items:i}]of t.parts)this.#t.parts.has(e)||this.#t.parts.set(e,{items:i,isOld:!0});this.#p()}mov\#
            e(t,e){let i={kind:"move",from:t,to:e,item:this.at(t).id,before:null,isSent:!1};return this.#e.push(\#
            i),i.before=e+1<this.count?this.at(e+1)?.id:null,this.changed(),i}remove(t){let e={kind:"remove",fro\#
            m:t,item:this.at(t).id,isSent:!1};return this.#e.push(e),this.changed(),e}drop(t){this.#e=this.#e.fi\#
            lter(e=>e!==t),this.#p(),this.changed()}sent(t){t.isSent=!0,t.at=performance.now(),setTimeout(()=>th\#
            is.#m(),Wt)}#m(){if(this.#o||this.#i)return;let t=performance.now()-Wt+10,e=this.#e.filter(({isSent:\#
            i,at:s})=>!i||s>t);e.length!==this.#e.length&&(this.#e=e,this.#p(),this.changed())}#p(){let t=[];for\#
            (let e of this.#e){let i=N(t,this.#c(e.item));if(!(i<0||e.isSent&&!this.#o)){if(e.kind==="move"){let\#
             s=this.#t.count-St(t),n=e.before===null?s:N(t,this.#c(e.before));if(n<0||n===i+1)continue;e.to=n>i?\#
            n-1:n}e.from=i,t.push(e)}}this.#e=t}async fetched(t){for(let e=0;e<3&&t<this.count&&!this.at(t);e++)\#
            {let i=Math.floor(Y(this.#a,t)/T),s=this.#t,{items:n}=await this.load(i*T,T);s.parts.has(i)||s.parts\#
            .set(i,{items:n,isOld:!1})}return this.at(t)}};var Mt=64,oe=18,ct=class{#t=0;#i=!1;#e=null;#s=0;cons\#
            tructor(t){this.host=t;let{list:e}=t.list;e.addEventListener("pointermove",i=>this.#a(i)),e.addEvent\#
            Listener("pointerup",i=>this.#u(i)),e.addEventListener("pointercancel",()=>this.#e&&this.cancel()),e\#
            .addEventListener("lostpointercapture",()=>this.#e&&this.cancel())}get isLifted(){return this.host.l\#
            ist.held!==null}get isByKeys(){return this.isLifted&&this.#i}#n(t,e){let{list:i,items:s}=this.host;t\#
            his.#t=t,this.#i=e,i.held=s.key(t),s.preview={from:t,to:t},i.list.classList.add("sorting"),this.host\#
            .lifted(t,e)}#r(t){let{list:e,items:i}=this.host;return i.preview.to===t?!1:(i.preview={from:this.#t\#
            ,to:t},e.render(),!0)}#o(){let{list:t,items:e}=this.host,{to:i}=e.preview;return cancelAnimationFram\#
            e(this.#s),this.#s=0,this.#e=null,t.held=t.heldTop=e.preview=null,t.list.classList.remove("sorting")\#
            ,i}cancel(){if(!this.isLifted)return;let t=this.#i;this.#o(),this.host.list.render(),this.host.putBa\#
            ck(this.#t,t)}async#l(){let{list:t,items:e}=this.host,{to:i}=e.preview,s=this.#i;if(i+1<e.count&&!e.\#
            at(i+1)){let n=await e.fetched(i+1).then(r=>r?null:new Error(""),r=>r);if(!this.isLifted)return;if(n\#
            )return this.cancel(),this.host.fail(n.message)}this.#o(),t.render(),this.host.dropped(this.#t,i,s)}\#
            press(t,e){if(t.button||this.isLifted||e===void 0)return;t.preventDefault();let{list:i}=this.host;i.\#
            list.setPointerCapture(t.pointerId),this.#n(e,!1);let{top:s}=i.list.getBoundingClientRect();this.#e=\#
            {y:t.clientY,grip:t.clientY-s-e*i.height},this.#c(),this.#h()}#a(t){this.#e&&(this.#e.y=t.clientY,th\#
            is.#c())}#c(){let{list:t,items:e}=this.host,{y:i,grip:s}=this.#e,n=(e.count-1)*t.height,r=Math.max(-\#
            8,Math.min(n+8,i-t.list.getBoundingClientRect().top-s));t.heldTop=r,this.#r(Math.max(0,Math.min(e.co\#
            unt-1,Math.round(r/t.height))))||t.render()}#h(){this.#s=requestAnimationFrame(()=>{if(!this.#e)retu\#
            rn;let{scroller:t}=this.host.list,{top:e,bottom:i}=t.getBoundingClientRect(),{y:s}=this.#e,n=Math.mi\#
            n(0,s-e-Mt)+Math.max(0,s-i+Mt),r=Math.max(-1,Math.min(1,n/Mt));if(r){let l=t.scrollTop;t.scrollTop+=\#
            r*oe,t.scrollTop!==l&&this.#c()}this.#h()})}#u(){this.#e&&(this.#e=null,this.#l())}toggle(t){this.is\#
            ByKeys?this.#l():this.isLifted||(this.#n(t,!0),this.host.list.render())}key(t){if(!this.isLifted)ret\#
            urn!1;let{list:e,items:i}=this.host,{to:s}=i.preview;if(t.key==="Escape")this.cancel();else if(this.\#
            #i)if(t.key===" "||t.key==="Enter")this.#l();else{if(t.key==="Tab")return this.cancel(),!1;{let n={A\#
            rrowUp:-1,ArrowDown:1,ArrowLeft:0,ArrowRight:0,PageUp:-10,PageDown:10,Home:-1/0,End:1/0}[t.key];if(n\#
            ===void 0)return!1;let r=Math.max(0,Math.min(i.count-1,s+n));r!==s&&(i.preview={from:this.#t,to:r},e\#
            .show(r),this.host.moved(r))}}else return!1;return t.preventDefault(),t.stopPropagation(),!0}left(){\#
            queueMicrotask(()=>{if(!this.isByKeys||!document.hasFocus())return;this.host.list.rows.get(this.host\#
            .list.held)?.element.contains(L())||this.cancel()})}};var re=120,Ct=class extends M{static get sheet\#
            s(){return[kt]}static get topics(){return["queue","media","hello"]}static get titleKey(){return"queu\#
            eTitle"}static get eventName(){return"queue"}static get node(){return"mediaControl"}#t=0;#i=!1;#e=!1\#
            ;buildSheet(){this.list?.end(),this.numbers=new Intl.NumberFormat(this.texts.language,{numberingSyst\#
            em:"latn"}),this.place=o("span.caption",{part:"place"}),this.head.insertBefore(this.place,this.close\#
            Button),this.rows=o("ul.rows",{role:"list","aria-labelledby":"title",part:"items",onkeydown:e=>this.\#
            focusing.key(e),onfocusin:()=>this.focusing.reach()});let t=o("div.probe",{"aria-hidden":"true"});th\#
            is.empty=Ut(this.t("queueEmpty")),this.body.append(t,this.rows,this.empty,o("p",{id:"keys",hidden:!0\#
            },this.t("queueKeys"))),this.body.addEventListener("scroll",()=>this.#l(),{passive:!0}),this.back=o(\#
            "button.button.filled.back",{part:"to-current",hidden:!0,onclick:()=>this.showCurrent(!0)},y("down")\#
            ,o("span",{},this.t("queueToCurrent"))),this.panel.insertBefore(this.back,this.voice),this.items=new\#
             lt({load:(e,i)=>p.request(`queue?from=${e}&count=${i}`),changed:()=>this.invalidate()}),this.list=n\#
            ew j({scroller:this.body,list:this.rows,probe:t,source:this.items,make:()=>new rt(this),draw:(e,i)=>\#
            this.#n(e,i),looked:(e,i)=>this.#o(e,i)}),this.reorder=new ct(this),this.focusing=new at(this),this.\#
            panel.addEventListener("cancel",e=>{this.reorder.isLifted&&(e.preventDefault(),this.reorder.cancel()\#
            )})}number(t){return this.numbers.format(t)}#s(t){return this.t("placeOf",this.number(t+1),this.numb\#
            er(this.items.count))}opened(){this.#e=!1,this.render()}closed(){this.reorder.cancel(),this.items.lo\#
            ok(0,0)}render(){let t=p.state("queue")??{},{count:e=0,revision:i=0,current:s=null,currentIndex:n=nu\#
            ll,pending:r=!1,failure:l=null}=t;this.items.follow({count:e,revision:`${p.state("hello")?.epoch} ${\#
            i}`,pending:r,failure:l}),this.current=this.wish("jump")??s,this.currentPlace=this.items.placeOf(thi\#
            s.current,this.current===s?n:null),a(this.empty,"hidden",this.items.count>0),a(this.rows,"hidden",th\#
            is.items.count===0);let c=this.currentPlace>=0?this.#s(this.currentPlace):this.number(this.items.cou\#
            nt);if(g(this.place,this.items.count>0?c:""),!this.isOpen)return;let b=this.list.focused();!this.#e&\#
            &this.items.count&&this.list.height&&(this.#e=!0,this.list.render(),this.currentPlace>=0&&this.list.\#
            show(this.currentPlace,"center")),this.list.render(),b&&!this.list.focused()&&this.focusing.toLast()\#
            ,this.keepFocus()}#n(t,e){let i=this.items.at(e),{held:s,rows:n}=this.list;t.draw({place:e,count:thi\#
            s.items.count,item:i,isCurrent:i?String(i.id)===String(this.current):e===this.currentPlace,isPlaying\#
            :p.state("media")?.playerState==="playing",isAsked:Boolean(i)&&this.wish("jump")===i.id,isWaiting:Bo\#
            olean(i)&&this.items.isWaiting(i.id),isHeld:s!==null&&n.get(s)===t,isReached:t===this.#r(),showsPict\#
            ure:!this.#i})}#r(){let{list:t}=this;return t.rows.get(this.focusing.reached)??t.rowAt(this.currentP\#
            lace)??t.rowAt(t.seen()[0])}#o(t,e){if(!this.isOpen)return this.items.look(0,0);this.items.look(t,e)\#
            ,this.body.classList.toggle("long",this.list.height*this.items.count>this.body.clientHeight);let[i,s\#
            ]=this.list.seen(),n=this.currentPlace>=i&&this.currentPlace<s;a(this.back,"hidden",this.currentPlac\#
            e<0||n||s===0||this.reorder.isLifted),this.back.classList.toggle("up",this.currentPlace<i)}#l(){this\#
            .#i=!0,clearTimeout(this.#t),this.#t=setTimeout(()=>{this.#i=!1,this.list.render()},re)}showCurrent(\#
            t=!1){this.currentPlace<0||(this.list.show(this.currentPlace,"center"),t&&this.focusing.to(this.curr\#
            entPlace,"entry",!1))}jump(t){let{item:e}=t;e&&String(e.id)!==String(this.current)&&this.act("jump",\#
            "jump",{item:e.id},e.id)}remove(t){let{item:e,place:i}=t;if(!e)return;let s=this.items.remove(i);thi\#
            s.speak(this.t("queueRemoved",this.#a(e,i))),this.#c(s,"remove",{items:[e.id]})}press(t,e){e.item&&t\#
            his.reorder.press(t,e.place)}take(t){t.item&&this.reorder.toggle(t.place)}left(){this.reorder.left()\#
            }#a(t,e){return t?.title??this.t("queueItem",this.number(e+1))}lifted(t,e){e&&this.speak(this.t("que\#
            ueTaken",this.#a(this.items.at(t),t),this.#s(t)))}moved(t){this.speak(this.#s(t))}putBack(t,e){e&&th\#
            is.speak(this.t("queuePutBack",this.#a(this.items.at(t),t)))}dropped(t,e,i){let s=this.#a(this.items\#
            .at(t),t);if(t===e)return this.putBack(t,i);let n=this.items.move(t,e);this.render(),i&&this.focusin\#
            g.to(e,"grab"),this.speak(this.t("queueDropped",s,this.#s(e))),this.#c(n,"move",{item:n.item,before:\#
            n.before??null})}async#c(t,e,i){await this.act(`${e} ${t.item}`,e,i)?this.items.sent(t):this.items.d\#
            rop(t)}};customElements.define("cast-queue",Ct);export{vt as CastDialog,xt as CastExpandedController\#
            ,Ct as CastQueue,M as CastSheet,zt as CastTrackSelection,_t as CastVolume,Vt as makeRadios,et as mak\#
            eSlider,P as sliderSheet};
            """#,
        gzip: """
            H4sIAAAAAAACA0xQhZrcIBB+FeonZE9rqbu7ewnMJnNLmBQmZ/vtuxdYl+SXcWw78jx+oAI/stCCY6GCuMfyI+oR+ETestTRfmBx\
            5nZSW9Kjj3Cc6QNpALrHpPuQ6EtpvDp6a9VJpfQoKfc5Sx8scY5oWIJNgCRqcgmdSAxvMnoqDwgdmIS/yFaNYJH3jCW5Z67r+UGj\
            XA1Je8OyQ829n7I5+fT+ZeLvo2uVhvmo/yL3EGZ7vJcB+B6zx6rnnK+S8mw2059E5pm1DA1Ahh8kq251vwOeDD21ZwdbR2hq4DA4\
            CGdvHCover71Ye1s2VDgscHQxaQyVmdwHCZZXvuBzqKDX+uLgCodd2JQWarlYGqPOwrISK4c4jGYG+gCcKl6JrEttm+0ytfoym2R\
            lBvTlCLgKZQ729sXon1crIpX9rf7LOZWU00rq9dStChEtNdvdMoYdHW5faMib8AvQOGVwT6Uu9d6Ef95gHSK2lPvTBn3XiuKP0tl\
            /YYmS35hkDlZj6WOi9AoQ0fltih2Y6X9Xvi6WtsW6bslBrv76zfoEPzQxpgGjQGXedCerC0qaNQhks/3VOhusFdudqMMh+RbMdgL\
            YtYXVIB1SZ3SyCexfJCpWjz4f16eg7lZZMm/wm00u4IChLA+qdaXc6x4OSBpZPE+pUdwOJXut183zWhCDwL7hdr9bAMTejonaAfl\
            e9gm2BSwuqjFBGnhfnRlFCnFPq+LF6ERhWH8eDoKhXF1z0Zp1OiYwREdI8DfwCunszgCp9zORyeF7cW/PqTR9/6yOx7QqjuBvgZN\
            v/HZdi/elvgDzlaKdXsWoFRzOF7/qKrzsgbqB1X9vhcXff6Y3a8S6gWywaY8nS8ahyCZ48iLEy/OkNIzXyfejULTT1LoBkbswJ0G\
            kYL23nGdE67hc1mcL4g8IqNO62nSLDUyp41F5LSR8honTSuxTgHCBf1ruBP5RtvIIF6+L56PQVGLQ7VYC1Ar5fI5Py/mjRReYje4\
            4aXqHsG6QIGLE4ClOOpcmUUNbfqEP3EC7R63A/VzRjfxDF5L2DY/vr/uRAkS0qrKAAW9m+vF7TntvdQKJDV3xFupI9QU+G9JI1d5\
            GYDarXeLelcc5d7b06nuwxr+IIjxx/JXTVUX2/eg08sLcdxYWET8gWR6IL8PcdZMxPHlocq3IshLkQco9XjYuj4dfF8HYCEO5/r9\
            4pDEp7A6AsGldu8ulUrJVxUIYt2pFEkx2JtudDgESBdjYFr+L9zYAC6m1z86CIDAe0BCENayKDq/+RdNUsJts9/7F9Jm0rYQgTTa\
            bYtaoszgflj5ZkbmzSRFW2JoPj7mMcExzLiYNgJ5OLJMxNS/Mrh7FGUF9k08hF9Sn0k7W4JmOyczFafPe2q1giIqXtnUZ1NQyNSU\
            VtoN4Q1aaJH21+udlSVhwb3ZghAFpdg0a7EJDqeWoejSv3CFOBmLQdzmrqacDCKS1rjegIV7CGPrHlSLfI1W1L9Ynk/nfcTnNw+E\
            oth4f5ofX/IKHTNSw7pp0Z5dv4Gzof/1o66PLCXIFCAxZ9KybvSy85cjrGWIdkccpZ4cMwNwVKzFZYw2V+YiQn3tMe2eqBtKUXjM\
            7MRpYzpinXr3HbanzItKgON206ASYqbS1KOns0SACV4cNW5DoWaGGAZcDOBEWZ5K39AsSaTZVbwkxCirhPpwDtarPL2OwSyiifnK\
            zBymhhmIE4ZWpAdzBTV/RmGXGN0L41m17FRn8FJUxarYg0ohDUvmDo9UlwUssSYw8JmXpXS4xQ7xeeFka+/7NIakyTEIA6CqG7TF\
            oI1gAGE+NXWLjNN2i6o/mHbbAS5zeL65OUDhrH3wFNYgaFW/fyCJAFK6IYzDiuimcefZHNsGbSbB3L5WqniCLm3yzKLv+/nblAdk\
            QsLLv+dlkQfrpixh71++qctGfPOfHkHOF6tPx3xvrXU6BnRbW2/VVO9yscUi38KpLEFyDn1q95UTpJfyzTdLt7eAdHMigdRoEs6a\
            To+2PHrO8YxyvGZxiFkV05yeW76RI5XI9Q3Mj8Uhp3CsKY9e+KXycEpeesVxWxyBuB0TgRB/NYUfwvEaMIjcBQhEBFX3BiCHlGK8\
            +nXoA+YFamoCFQ3uFLTT5BOpFOIudk1Q86xEDgt8grt1np7PFU/T5RBPD7OhNCFJdIPSI617T5rU4LACwq3BwcaQToDdFhP+ZDyL\
            RncYVLJnd4R8jSjS2akCDZZvvCRMKw+D+gD0luKpXrBuCwQbgaSIw6S6jUYW/dgRgvkdKZvqh1D6ZrSYMemJufD80Vfxvi3zg6g8\
            wsgFk1BKR2dLy++qTxeVHrCd2zh89K8gSnm5GWs7JU9RHIn/dKHgmY1+PWwb3ThKG4LFCwFHPXH2PDLlhOl+hOJuYkrbg0kDi+Ph\
            Uo7/qNmbqplFvQdNBewVvIrieVcD16gJcG/1tUBP9W0p/24XXu/zAyiipTYgOJUFsihY/LoAEvJcWV9wXoszqtMGaRmUApkZ70ly\
            kpfDD5E23dynfXGbXhzXJWaNaQlT90o20Tmo5XndoYocyUG1j1Q2N4Hs9n3AAco9/Zh+TUz9mvxW9KtFUrpWidVu/DYvfe8nL5zH\
            yUwctIM+gSE+OgO/1gkDNQfMaYQBfd78NdyjLrATkNNMHEDb5eVFZ+mbDFNWhWFi2jC24ohpQB+Kr+gh6hRhNrDdfbyC7aKHyEiB\
            dDiJLB/wewY2A9OtW6tXIc5eHM7JksAu0phwHYtDScU6EqD/8hDEMaRAUck6HyeP+HRsmD7e6nLzRui/mYHUoeoTn5tJl0c6FKmj\
            /zZpNdukC+Um5CTfidn7HexuVmcR/wpEaY/idL3+6E/ObSBPmYE2tyDTUyyAU6JN159NxUd2Iv4mKlcNjOG0fBzpmfGYZ1DUYrTO\
            qGUwAw1Ceel1sJjcnk9Fq7HFCxaf6ET3jKPKGka0l1ccnnv3C+Lke5MUSaqTgq5Pq1+BIx5sC1TkLxjUFXuACSpeTfkwyyAP6VV5\
            3ZR5jVzaUxbIKgXPv2/yOkelUItfvtmfWg0IjNSNlZB/zDG9hxMlVvOE1m4ZYLHLqwcAx/eNMkeOtA2e8Tds+xCDovIe4V9eezP4\
            FU1aTg8OxdtDcfQqSG1OTKfXi7PvJxwK33XPCY48uUJIl39ux7UzJjIVvWuqnc9DlxsbxFcjO9lmnufuxHN9Ovu+R1UHlk9h5QVZ\
            XWQx1pARfUQbyiwv9ydsWaCdbjfFfl+cq6Javu6KGtgXcIUaAd2mDtR/P4PI/t8v30DZu0JFRRAHcfcYq+MBhaTdo9g0UJrDQZfK\
            TurFkuHKnFUGoYpEMpD9lwc1EkygCer3s1ggRNq9I9g6dNKehV7IsNIU7fMLsmlRLlrX9AFqCBPUUetf77zAyzChDwn6OJ4kWdN5\
            BbEXsSKQVNKWtwk/AvDe4A7QA8xFhUlZPOuXrJnE29KnhcDBJMYATvv5Fi8WJQoDhg38qMOOogUcbKhQfg1bX+Dj4f01bNUd/UTE\
            gQZUIRAsNYHw6/Fx7vNKCqL0ddJh9id5SJgPhM2rM6rTdoWF9oRlKK1SSpw4ailJ4k8iD/PL1oM48Tv4bV0nocdQetbjGOv6lCJY\
            TSHOoo14nhj+NdeJ5nMvnTlVooTRQ+48bkAGLgM5laouT19FVwUDa6N0+yOkN8EdF/sxAsnDv8H2i0eWul7c+Fnj4mt4EHV+0TiS\
            JjdjUlx9Vc2U14ZpHxWb3tG5cTglpdseZkdKF6lvaOHs9x3SEvzVIQe/cOTG8W97Y2dlJN/gloN13YjXdfHeqDxMxEzsTEvEKPVl\
            RlAxLw9lA8kSU4dQwod17MgjPxFSenMkcpwXkt1UKR77NGmkn8bjYA6n4LE+16wuSkb2NVP0j1nTjSOfsqXmf1608gyxwhXE5CAq\
            QzMwYWtdiGAlaogZHdlmtnkyl/rACP2DrHF4MyNTCwSnF+7BPgVtit3adMrrhnNXRY0nOrEWTWRTqw/VpNRIiDx34FGaCf11fkbK\
            wDiqSpzK2qLXgDAM0GBQJ6dunWwpS8qRcAem0eCmTGKg8TWaXG+W0UQ7w6hdsx4LnONM8vRt58piRmYW04R1kNmd29Cs0/E/71Rl\
            9Knnrlnyci99y/CfDOflVKzEhV/e/3yp0SjjtqEqFW8nqr8QL11HlfIgA9wSDeNRVBXEtdGjGzuyZMv7TmbuCS5qa34OXTpnUv5F\
            1nVVAma4UMqFlS/dU+vsMgWPN7KS6zVFEE+nfXX5nIhjQmP/7jKCTMaRx7gmYEJP8FxsaU1TLq12lYO32TFDjlY7a8bXIAmap/Al\
            3zfiMkr5294YXb8gZeD3sTmIslgv6nzV7PMSryu5yeG0ERddPujBAFGpPWEKOY3UYD8sNvd2D4/N0a5Kkdc74cWVVuRrzkfQMuMq\
            VQknOucW5mQ47PFIn4ksnltxj0ppyOM9hQh150PJm0MaW05lqoG3z2jZLNUYmL9JuXz8go2B95qnsvt2L1jlVVE50h/DxuExUXPo\
            0pLTtOmT0sjh1lz188m4JUsjzDhCtOg9UABADIdggd6r/YszAMtSHX776Zy1Z0VeKl1LthRCxlsyH6NBwPqJkhoGntWBZknEHZgk\
            GkVI7IViiBjth2RqMl0Oc8EXbQ5djrWDqZpJlx+LckkMe7tlOWn2cKcCu4hFEZR1p6j0E42SaEkKWbTZy+vkC6bCJRtZzb5gYiZT\
            aEyUaTgjWSbzZBFmyTADp67DFO8Yz1E96lunIW4+n+PmXJlSTo2A6VWkkZnqslR+0gxnkjAPJtMv7L0V5aTjTqMJSmfskheTJIzh\
            mAlQ2HdlBqafojs909XLLIEpkh2YvWFNnBZ/MNrPG2c+yMaDM9WhkBOHrYfQp4+ye6rtMWOqbViEuc64GW8e6Peo9GnGVHrWDNYm\
            XZDJHqNbXVJVGSVUrHT5J61G+5P2NhVZWI10VE13sGpoFm6j8ZVCPrWtmR6o+fkgjg1DaZxFzD+mzmfwkTHd/PLqBVhi8K/tAk+k\
            139rDlfK31HhnnOCnhjzuaJmwIn60oq5CfhgekIb2/lON2wONCEbc7vC9k6sv6q4ylowXvZGzUi2bfvOYHg+nZtzgNHpUMHhSmPt\
            VwRl3S4130sj5WkXwDPodbcKRapJx+3Cc/eXhYzM/7WSiKnjtb9p4t97D2hI6gkVTIit9wJWhOOqLkV+CF4wZS4utihMU0sUVHtb\
            Si8ExfgvZT0yV3NhL3wFcKoL4V5T6REbqDted5OxeIi/RfFWze7u6hmVA1on3DL+9CSQEsuFmWdtu4ZdOk67Dy2ySPrTc+A6Clzi\
            phoYGgJAo76yGfb8O6QBobZfl9iBrT/XysV7sa27gWW9vzOwTcOYe3XJjMtgiEzTFkX1oJOJGl58Axsx0QBb52NgaWzt8hJ+7rk8\
            dQUcKkoTofTIyRBM1PhYru5G96qHv24KUQ/tPLwOta1fhnJtA3Xy4QTgUI5KPxMhmmgImbn9JKx3zWGld22w+aCR/6kVNJp8Rxe3\
            oNsHqE/NehfklMcGRgjel+umrADQriHHOiJMwZxmvYjwN7ab0V/1CX43FQwEcYK0OFl86e3ZD64dtD15vg6Cjdjmzb6Wg5/QZcJO\
            EHkJqmm9U5eIsd5Slp4nQTLpaHAXNxL+Xqyeb1ULYAm6mtAS7d8WwBejmBYNdChyXa2f9sK7DTUfgwiCTga1Y2nMS6MebuLhg83Q\
            56hJHLxKgKxt8hI7Xw1kD7Y+6qDlNd+DZ9bUFsT7ownKYend3XQ0DZnuyawFrPKk7g+qAP10zq8AEAMpz6O9vi8iHXZYLj6S+KMQ\
            1j3ZJ/Ur1zBcHvwPTLHlfdKSECruN307Y5XdX7K10AWRSDDoi0qO4Ji06/r3ACaVSOIvxR450Nfj/R7STRu55cjXnNhoG+mO3G+Y\
            uDt0FTdjafEz2km9A3j/kJw/6f6QYCBcSjRGFbQ2Ljrje1vcD1TnXzUrIOkABqizwCnNMhEEPm+PXE/0T4TAOEifuDuh4VjKV542\
            3peGGzl+7LYNkbsUdHtc0VtFwK7OUZR6Zxss7/sznUld4JU36t9w7sQCIsESbBqu4sCBWMaycndiGsuIMXFTJmViaX9FBtVwvdTB\
            CfINlqXUUkrYnK9d909GT+p5xPvY1xAXPfMUmPbwaTedQK2qFPDHxXw910sbd0so9wyRG0+/rTeFWQ0p4dWiz7wp3IE5mMCgUcNv\
            /eKw4fd+aRz48Keae7w97+Imes2GLoff8rOIoqODhjJUEFQf6OmefqyPgJv8PqdiZn5bqAPPmQIiTOonsrYdmiwPbOX8umkfehO7\
            myMzxu7eNjPupgm0ydNP90JvPpZF3yi3EhW6kY0tnkD4favsFyeu/sXtab/5VGpSWbSfMcNj7xbAeCbm2dAHAbIOokGRxUFPRIWO\
            cnSvyxe6uS6xmQ5nENuINwgwNybfvB41jilPNb5aEc7wnVL//rdobLdhjpl7ZLmbvk0iUrjJvCGiem2fPDCCgKkQZmpfOYpk87dO\
            JXedxS46Oz/PEXWf5xisAnCN8UGTN1qm+UtLf0FZRu0s/KVKmXiTeqwVhWsIdJN4lnlwL/vQO7XtGn3pqoHkIk7teVcVs92HlSgr\
            fha364ziIOfIrtBR9pknzBJtpWbPAZi3HFoLUxXcSXDqGE7xf+fLqNTYq+8mO3XcjsJNPjqHZJo5vh/QLTsyS8bt10CzxEczdjo0\
            T47ivVbFo8sBuUMOIl4bzMV/JZ8QKwQqG6s8jOG8rC5gzFeR1KDWTc+qw4f70/GZe5pkFzLQbz+P+uiXf1XKU8Hi+OjVI+isCX59\
            kfKS1SSEzMWqfZcGLqk6Sne4M6PRA5Gp04PIiUv4S9YS5Ap5aHeOLbqPL3j3OVNSkfdtP2SFuUvcFXYWMAsj+7bWSXCE1amtfwI8\
            bfBFeYweuxjPmTdGRxn2nGlc2L2O2pvtViMRjousryV9OtgO4zMsGvFql3lWmZt9LvPVCq6vIYBUvvd7dvxNqlFuEGts5k1Tnqvf\
            rYNnOILo/XAD01cp22dO03lfD48xJEAf84B153acV9vrztL2ylqOqkzTHKXtRnX0SwaVe9lNnm7VrqbJ7SbyjlnkuVPLqTxjpNkU\
            O1CzQRLxNbwR/YmueUONqJlr0iCzKhypt8ccrZUokxe9oEOsrUnsVYqxR4OZMK/ysuK6Vb1jS1rW+nzrB79XhPEu/9hq6iUpapws\
            0ViC4NFVBoH4VJhENnP4nMbGjt9ut1s7iv7XhzDtPuWE2JGbaJnevPTiMHZneb0cu+iPeS0keItjvQN/vNhvHhKffdonCGeVA4K5\
            75g+dU2fV/qnH2AOffiBL5nM8JMP/EGMH9N5zYu66lQHfeDDbGbT89CsNM67je91Wzg2A9+F7TnNzD0jqT5HNXirH0lm5r0XcIPc\
            gqGWz9/UmU7T39SZHnKdma/9e3CmQ9yC64XPfe3VKoeaKQ2NSOw7rqwhTE/4T5NGfRIiYf1cqfWO8RTIxVp7fDrouOb0vvQHrRE2\
            Z1qmP73R39Kel7VtxAbt3E1ULi1r8i5z7AlqRncDcg2Imt77A/oef36sHfrrcTDdYfuyE8NllZbP1f+4tK0ijJHasu8Dqz/+P2VP\
            2t22rez39ytsps8XuIEZK2+nyvBka+vbvU5XH59almCLJxSlK0KOU5n//c0CDEEtdm4Xi8Q6GMyOIanpJfdf5rX9cHBmnfklr1dV\
            Nbxe1aQeD75zSq8r69Zk1GerNp+AJp4BYGm48B8dGH6ZIpqPjg5/KdQvuQQls1UaLo287/lL2B67hKqNktZ8Ty8YSUdNA8JBrUw3\
            TsJKPNkaJUGOSFqts8MAwy9HR2pzpF+0X51uZXmfObXS6y9ToAO4MLDaqPKNrwSVYp2VekTYt/m4goEPAInA1M3BS0QQEMH44Ma6\
            AzLuvrYfAXVLi5SccJzuHZYnbdSSHLrvQEV1Tcn97DUqmy8AamlxOGifuPxwMHxSDp9YvACCb0Dkj918Ca2a1cLCr3HTskmZm3+a\
            z10KFwtnJ2e4kWc4SZOfp2n6eDM8MxpbTDrTZuVM6BPNyj5zc9EyuKfETgLwATWfjhr5UINKmOMS7Xt8ZUfLyUaHsvl+YeujI1pP\
            6ttQe67Zas7TFv7u9byu7RhWkr2CjGQ7qhVWcFp6kc5hAN1erdB+YAJnLGfOhN3LbJtvLnRIBT4VMp+rZPo83CVmjbHTLKH+iSkn\
            cgmxDha6x4OWt8UpqzVf0htJOEOZp0P5xfcqocok9PFk9JoKtZ8vtJnX46oEo0Pp/EU3MNCrNiO1OZMRZurhThtZXz7H6W7pWpaG\
            N3aZtCZGw9Yy/CgYQQmjdDEVGYtuWt8WX1HSb4sl0hZv7FJa386BHrH5gl55A81AINgsQZ5ZNdBsCBt6XprmIu+TxnnSWOLt1NOf\
            SZb2Bu7BWDp3RRLlZyeZv0sMyoyLYUc9MHMZIGNuNTR/YxKywarRla0qO7n6mAQSAIwVOEzGa6SXXgPY3N5vRcZmWxttQofIDk0R\
            CviSj9dNBx9Ks7coWL4pGxBPdil0JLTxpFH60S5ATbD40GOpaq375HJ/z1XzIG2WJEAWwFuTiNt8JTEbSZTQ/IkDbRGPCJI7gqmZ\
            zj98O5+MQPS1zcKO3isHWZoqXr9u41HXLbK1neAVrpiv0IYLsuA1xK5RFQYxme6uNDEDGcFYO2o+1uODOQuf8lqN0GRn8QNWHO2S\
            CC6PHGEtllVMRii/T3xjUMagxkfOChIBeyLAe1KWRdTREWgtrNNmN7KQ+g9czhRTLhtHH/YpUqhxhUvJlVY6i3nYF67p5xf2sjNQ\
            NH4KRqugAgQTliS69Shab5GFSFoRQ+/DF4YYdYePo0qW0dNPbCgFo0O54lC5lM51fhF/H9a63ih6fXaWAc5vpeCHJaxh6T5CaauL\
            4vBEZ2La9ObIc4Lh/n5vtVTQcQPQ8OOYNYsl6f4zsmUIhhZJbC2MoYRSBuaNbLjQZW83mL21bpGWWcLx95UmyDKIR5sjoAm0cwmg\
            G69DW1BdR0eLtCHLG0R8Vc0TfZjnwGITeLmnOoQNjXdLC2wltxlXoJnflTMLBmio0dr0lLiyha8piryxLjRHieT7WOGJZvRRBZXX\
            regbhF0b2ChtBnDmpDNaBnLLJKxpVYMtOJ0vy7+grNg58MK/i7MowhR4ft80b2kcHj/zHWWlaGZ1QySAatiuukPuJb1A7LP1FsuK\
            gddibXvJ/I/+7ciNpyRyFdrer1cNuH58b82a84wapNjxfLbA/SYagVmXyhEDudSBW2gd7FTHbvs5aY0B0cwaCnlmpXHzRdYY9jiz\
            uo3GSGHQV+gpAGXwF8N+smOU2esx3f2WLQ1f/Z5V0HGolp8DiSxflPf31ecN/HmBNNKzQUBFMKocWeDG5k3+glaR51QS83z9CcCk\
            AP+xw79DP2TUh3yVVLyvfLtKHNM8SUxzdFS/+N+TDZBNiTAe+oIG6IR9ygTWFhWSKjcHbCfp4YMq1R/j4JF+YhAB0JSL3n1cWKTf\
            2XwFjAz8VqrG76++vwcsrT9mTeqxTnv3aShqe2ix7gee7vVoAdi2SuY/nWg0FD8F+hk4ZAy9O+S9Yy7Zj2F0i5OH9ucyekvmZ+tv\
            R26a8lMusmTYajjHBc//8lPBXC3Y3LEKGPrTuoxH9dhW0m0AKAGUkdMmlkdk9eq2Jef5N/YF108cedHfjhY9h8x5mQ6bbpe5N9+q\
            siF7d1WJjTuxtyXIIW9LJtgiaWNT+lx6XnDpaoFmQ94ZdSVyWimcFmS6DK2L1F8WxfmFscHrVw7wvVBqDT5L08JwDWCszGU+tiK8\
            vnuNMVfMtlBoZDemvphfH3hdpS26eapBmi2Rs1MM2wF9lHmZ1vYujHEGWhBwqA03AImMVNWZhcHlBjjCTAfNAc4jCpInSssJzBWK\
            YLeoyA9juV6LUOFWN76VHvLsAGdZ7AYw61CAIbmle0Wv8FXc0ZS4AN4FALXttjkVYwd3xIqewC3HiC6ZnQngWArITUjZJ4HwZxfU\
            MI208Yc/O1vV0goTO6G2NaCnyAZKtDYVVrP8wnjSBtElJqFXUvi7zPWdSVkWGj7qklsdkDozMMWcXIs1F2eu1a2xRtaFwWwCpzQN\
            gKmHLOjXiED0hqqSaittGJHZGCTLn8qaMTnC2tyoEq7xrZZ43ZhxOIIoijG97AS6NimxIHI0SL2bG2DYBFvBzMH5l24a/eHIAT4c\
            p+IBYFVlkvjVxomJ6gt20TLSWNKWo+6JiRBVNq+gqI8r3evdtl583LqNWNK3cSiJAysS6jifuIs2qgYRX46javFZO3GSULgRfvkJ\
            xeTi4fhTGKF9wnoVokwkYdYtBJu4BDuSCP8OsC8d14KlLDLaIArj0MIF7910Bue+FnCxQrsHaIqb1fM3vI6Xt6OyGkFd1Lw99yx9\
            URR+va+RGqGq7xZyM15PkA3RDb/3OoQf+G4zpmCYX7jymDiwp4j68iEathPgumXPbks+B5SDF7Lm71BlibzUOzH0gvns/KJl40JU\
            UnBLHaq3lDuCRhYHIngHLojVUi7JiER/I8znjGdf20pUjQzqBSj8smkwRCL2clfGAU2dbfoTxUbASmrezRNjYbc2+qCxbgvpRd+q\
            lRqd+XLqsUEiSRFKGJasF2rtG+m89GC1mDKXrUl9BkujvlEaFIoEW/oV4rwHdAeHnbjBO95Nvu4QlHXKuVLayK5G5SMoHzPZUinq\
            5N+8uycojTuMoYPgLSpfKb3JQFHtFE3aNS42qw0uLVvm5xdB6Faex9tcNedhdcBWTSoga1hfh7ClpWM5MgaArJVnHu4IzMMKxd9m\
            YcQWg8cSRqKBOJj/br7IT4ygfWt46LYUMs4rc7jTKy2LT4ppMD1xRCnuQMrqNR+ksae1Zh7OvOjgu9M3mc1PWqaqMg8eDMf3Lj9b\
            25bl/RDcmzIPDCm+GJQGEVSaDffnIBIcmzgQ8voXg8RbqhyVeBKkHLRukFa/43vd6uFDMIBN8WFE39mBoTEAy+mgpMKdNg15es5Y\
            1PYiSObq0pse/ofQ400QXwUoK0EueBMcapmAwPmdQTZHkpU9k6QsZCUlTZX1XTeJsQM83cEJU/+5J1X+5BRB7kv4ewpUgussr8tE\
            +1VWQCFUsUMGAtFAO33BXOV1EvRyWGHCkrSRCnyKx8JwMggrwbJeATgUjVi4H6Qq0Rdt+2T0L66i41teDwvVRG/vWo9qzqSX1jTv\
            WLRVf3iEhJoNH4HKPYYYk3QxWOjRgEnzGkCFwYlZRUTZ/AVz3EN+DXgq9SR2ZIC/LFcC3+rhn8qZsiDuAWrz4km3sNBpvNAQIxI7\
            2d+22lisn1f82Rep57t2AxvO2O3FQ4IBLhqOoV/egGaBS94qvuvWW8J6bxBcD0vQjuFeZ0kSRELJ4JAXFwL2DuP1wybFb7Gry3+7\
            hJAenffZdOy5+SK0r3uST3qASLW7JLHMI+Z7MPfpGqbVhNKVoPR7lQCaEoOkP0s8Ehfs9Gyem/XcmpIb9j0fwfkK8vo3OjS5qszY\
            XMHe9z0eOWwZNfSCEbEUgvNDLJ5dbbs+TybqSrem57oxT1Va73B0ei5dzGNjwAtyIpiIIERRAMxK/EYm2jjowTXstCSGous/wCXa\
            xMS48mDI8bizf7VZQp9g1xu54B58t49BYX5BJDsIAGZq2fs13CpakzUlgmiW+5iZcflGOPkxtjabDBEEUNfuwSFOIslQeckwFsng\
            l6QPvcOirKl4P4pCjcH8ZH3BehDFHSK7gV1gd7NKmbbIUDWOzlYUmPiz0Y313mN4/hr9RyxaRg6lQBG2oEhtTa2JLSgmj4p//872\
            Q5HmJ0XBpjHHiHmPGpBqIOys4lECLd86PeQElCR9Bikz4KuBCGgScjV/lEgV46WfN4BT0suxgqjH692HlMEdCt9VF1+IXg2H7E4X\
            wvBRZaCxHWG4ao5KVq057pmta/qQTPUrfxrc+NuvOF3Wtq0WjcAhQ3ysyEj0MP1v455ZjWHQL/BtSgo+/czni5uQcDiysS4cCakk\
            vM0uMaVu8UigJRqAjYv6+6Ihexc/ObwW6w43WGy+qNQawfO2hWcOQ5cDOlnZCywHzHbAy9CQ2CxnqPtHFexTkHFEl0km39kxEzue\
            41WW0NEmarBy/86g5YV46vI44mFN4vCxQ5Rlu8awKOr8IBLww6bNchxjJZwflyG++g9PtY8GVZHBJcTGJs7OWBmb/+/LBbbtWaYi\
            ErH2GNe8rQ2ckhA074mYRqNJTz9hd+YaEFeiFqDVsYToHB0/TeijBQ2NBdiLFtOBqluceC336U1vG3rvhKDTO+ZTpneJ3m3NZmil\
            L6FLO1mOiMBHKl5bJNZcAbCjgIzhw7KCb0hatg6w5U+ouEd8BkWTOUqsgRpT5jb2naLAP12ObVkpZY8X4I180M8G9j/wiylKcNDB\
            VgY3ypTdmUSvZR9Bpnxx0o/l3USNsTJCm1MeSacw02ugS53tqsWdi6d8ODK4uQ8uRaJHN7sHF/KA5KP9oVbGmfV7MHEza64sPplZ\
            trRjJgGjhkUukznB4rl+tMQUQnDGQVokKMyMi+KlmPqWkEkk5iTTc/z+OqJWmB3xvzIblpSx2kix6DMU/qOqsX7UmiIMUUCFAvF4\
            os9RxP6huu5WHeJlVb7afzLJyaFj41/ceQUEtrfxdacuhOIGz0Hp4wnp0yqlsZ49Px4/e65NWcOmkQY6Hh8PoGCaV3T2eHX8v8Mg\
            jbFjDp5/PNw1HlddmtAEumCL6Yt88LyYZnFLgaZK+Tj26f/ytKzpYCaYl0ZrvW5Y7U/XQSTz6fAMD5hto5LMk8Yx52xIqCEF7rE/\
            cJ3SQzZzunvGeQlXcGeqYnc45aQlabgDIP7aIUfjE0M2WgqxrTPUFWj8cBYDSKhagaOx8sPvGy0eZxetnbkl7LPqT+EXjG5BK/T0\
            0UH3NeVoZQ4jb+g3ZhavGgsM5YNxWeMjPHVgB3xHpISF+SbK90oyx0YRV7UbFOyRXu/yp5D6+fyNXhCfVQaN6mwsBs5Vp6h6AOAZ\
            Cj3czJDI481JFtCR57iDOs5A7Kk0VfepwDTo1MRnR+La6eBJHNyoqxTEB58EmrE2Vy06B/CKNrv8eAaKg1T033Y+cf03XRT19nli\
            K/jZ3np4ioNPzMXOJz+27vxYc5WPU1rf99eqflCuAPevX6I8fANDZldPB4bufl5kwGbmq/nMZifmLT4/Clxd3wDbD9rzKgUYLtCK\
            oyskrXejq0RvIG9oQdwdQKtryZ7R43N1/TSMpf89XF3sZScZhedCTU4QfgMyBpilX/gTCohENCzXMXDY1OcYveGXxBFvoQ6pWYcE\
            ImZFsmw5s9m5zkk4wcMfPgSy/rehxOOa/i7z48EzaDOHhrFxtm5AlSFvcQpSZs31qAS1S8qqn5WNitE81L7lQzDYrI6JJJGIL5zP\
            Cf51VKJvuNVOLIJDLmhaZ6sKbRQJ5xuJrLdklzpjQ22TW6O6kVw4bbZ+2DgbytfIeBWyngzNV36RMBOIRwAcwN2RPzUP/RDfZnN8\
            nJcDm0AmD/WuBdodaTbOj7d8Cs+HHIMjgbkYGJNDc0uxK/PiJPZHwvCbCVyyWuN0cIf8vMMY5gCV5GMBCW3NyzVIEsrq1E1BRvYP\
            S8rupsQA76jbypqwtbUj8exMWnxo1tvIQlaRbRLOw+ueAkxkm+7faigTegpbUm9SUrgv83BPlsHoqgnLOQ5pFp/n6clg0K2T95aD\
            mOJrNp++dbKE4V7YelP119e3UoGkvXZd0dFl5vIBaMYbjOAOTgzkz2VlzvrJIGNnjR8SoKJHW3ATWZUu84RfV5WYsl6sXFZ5GZGN\
            DUePsyuvpa/zpggeFifPpTjg3hzrjOacBt3O02CKQCkqVuZmWDodetLX+8EYiV4qD/NQEiLauhVHKOuCHlameaMY4XIUK1l++Vd0\
            j0cF3S2/8Ss4mGBOLttjKrpsQbFpM8nxVSsAH1iW2cDwq0eNm8M1WRZw4wNR5JG+Z8R/wHPAv/j6Jf+8ImMdpNNrSD5chadB1FSn\
            8kWvPOcHq83bfJa/mKAxi3/LuhB7dmAij07NjqlaP1PU2N9pDUD9jENsG+UzM0lxDRp+Hci0d47Amj6k4AGsaUeLn6kZyBqmkNv8\
            fVFMUkLEcLon6DNysCB12wWN/ksDZo+O3ossuFHXpoEW2vzo1Iyl3V1eQsnwDhr9BUw5g5PJdw7YAq7/yu/MSE09idDkIOUSxgw9\
            j6Vu/w7yVz/DP5tNObh6p6OHknDWsKBzxg+hh4P5dxDML6Kx73QW33UzDW85zK8BYS8htTktm59WNR7pgJ6EjC2EH5j+ZR7abYI2\
            Q0a5PT+52K4Z3WHN4CIG+y2B/T7/GX7MdNP9xEfbEm0+Y0dDvY8fwsJ+INPeb2ow3tIhE3FvSA4uyaizQvltz2/NuEhx87Ir+KUJ\
            WxzoG4cUuJY02VvDDuVdm0/3+pGn+T5KT32i7PEtUPvd/f1Ad8Yzkf1T9UrpYnB8mp3qv/f4oQ3tpo/ljyLAh5MQWb6/n/kYFuza\
            dEeq5yxK9TSwG9/ghpBvNH0s1xNm6uh/iol3+8cGmpfBYejH8zPfcH7m9LG0TGk94Nb73YQZe8B93IwqB4904dXYLSu+pK9uwGUU\
            pZ0F+/4tfRIkEc6XE/rZllVtyNQnyHCIr9Cd7Qby7kUC84Ui8T8S3admJIrjAUjru3zd2feZ+/utER8gO4ZbcVqckcGgwvwAahZK\
            LV1woWWnBix19mvgtx0SKAdlfXCHoG6vKPDLz4Fznt6dU58LZlLgolAD8SSiorUPGGZTEx7pq6In+gIaW6qlnlGlCObWNJYkRYBg\
            Zpjx6bEXRHFrlmgBgHK4NXdQfQpM/Q+XQw1uOjERdAAJRlwFl7dwSWISrmG5KCvh6jRgvu+PTAxp0Blp0FvWoHeoQU+NCMjsHw7W\
            u0+DYBfUIXexDtnf3M2x8WncmHXKHy7/METVzLYWhozVH04bjwQmbcSUkHk+E0kchzpnHFxlw0cbUE5veAgMTeIAXScsgQ79PEWD\
            BzywV74XAcIieeZVA2ztB3+p1x/IOZ9dmGk/HvASXK6Ek1N1Chb/WzB01G3+4jaI6yjV9xZTfT/IY6fPQV+xyrvrZ7mCyt2DVqre\
            1uTTfpre3SaQKvEmFh1gt+QQ//OBQzNn1m50k9kcjcjEjEJAvsnKfN2y+dsYcm9r+vkWjalsuccPpghx5votg9sCpijlazvnHexa\
            HGYx5CmGr4P7PIbSFK/VGERd0+DpZRgP82l3Jx9zEAvrE7N9bMJcuZGR/JCpbXg86iejzGBxueslMcnhtYCAjXYdwFg5gKGz+F5O\
            9T5733yUGXQIbZ6ws8NWft65LUniN469FtHsjUmfa16OuAbozYy7ZyrHmh0VLGN/j+UguU9yh+5vlcu28kFiHW90ShwxpoPH4PLI\
            NCVME9yfOPe/ErR4b4YF5YkZbB1XgevAL+i6NKU/7OePaVCcXwgk2vJo4zrUx7OF0XUbFjkYSoQjWlko64EkMqB9Uoo3L+NsIcYZ\
            FEVPrOSXhERAYhojmZ7gDhEXudb4JObobFa8Z8kLFgYCKyy64xrhSeWiqETkTZfkQRt6ril0IoZmFmwiFuSAFUO7Ga5yRUpAh2zY\
            eTWRksOBhK6kMnem3xHW5vhqY4U9AuNx0goUP1XIalvKKGZTGOhnRY57m3fL4awQOdKm4A3MHRqDMrAhNdK/NALz3MZ0ylWDbLXo\
            +Z99bDD/P6lGrk5Q2Zaz1eyLJb+T6U15U7omAzslmiGPwPHjNBnKw9PaVel3VPAFtVTW4NmxYFWGSLlbuFXOH3oSuCJ8Eakwhd+e\
            rOS143oPe0+mNlscDHkmHevYcChq5dmFjptMKTkogO5G9/iWH2PpF3l1b0Hi+ic7+/WkyyN4JBp6f2/5vUIk9cRIq9s86g6HenUv\
            psEH0ywwv79OjF8D57484MrGIFGDnmtbb7u2AQVbHb2UXubwUCEm8Z0UrA+y5vP0vwoP2jcwfRbkulgPFVgP5zuk1YX+U1VmqWG1\
            UhsdbxNucc8RVOnUNejXywBbaIOtXdVYBYhjJdbHYK+vWF2BiWG/qA63r+kZYn2Buf28C30gJzGSNuEsBAn/y5RuO30ixLclZyLa\
            7oQnQuVA5sY/0cjhOJ6NDRyvpHtfv0patnUgQrvgCG4CtHxGTX7hFmZNIgdD+2LmbHagMmg58wwoeo2OmyVkF88sMTvJ6eudzMlK\
            W1mc6CsuoUO5/A9lo5n4mETG5IOSzUyQFn5YgDD5Zs4g3JllQcLig2YMnn1ZdFxcuABHZiUDAweDFmd91GX0DLKnwayEGxi6KNDM\
            hN80HIWmDbh7Sq0dPFEK5iMAu0SfE2F6x2eomGoIyfMlBHpIrI2UYCDmh1rj/x5mwVpfiQ+lnPTJmnAcodsA0cN9EIUubVZXkiti\
            mBKgMFql4U33GqxbrhGUAWZJoGWSMpGWYCOuJnjWHQ8FC2VO2tcYaimFuQ0s8xVomRH6SnBIazEU2EB9ZcP992gfQ/3LGp4sWl1f\
            dzX+dgIM8AHGgBcwZQmFdpvvr4H5ozFf/n9rX7oduY10+SqlnI0oQbKqt9Mns1jpvffV2+ejk8clpSiLlsysIalWu7L5f/7O/kDz\
            JvMkg4vARQBMZqaX6batJAgCgcAWCNyIeHj4wcViWvXHQVDh4mV6T+xl247btN1O78XE/0Oi72AADVGRG2Znhv/zv18Lwgzvir2Y\
            2kxs/zs+NAtaXVQ3f/WTjXJrmIHS5PRVxVed5wOTgbgJjLH6K7dzgFJ4KltcSqR3tMRwkoG9nP6sA7jSZ5bgXHhDjBbOjo8JVf5x\
            ZvmXX8sjv5H1yvdS7brF8utwpAABXIinUWaIr6rAc3ka7Ii5OyzNGJmyIGlJSqAsB1jdxJxDRLoukwOLythGoQmp4zVPpSMyW4Y7\
            K/cWePcM/xGXCLAJqoeoIP2qaGzvChZL5pCozVN2+8eZDX9NwoLP00OqyBN+QGeZiDMcfWbsd32SRqRI1m5WSfSIQCnG4OOlO4D1\
            Ymot+I6+fEWIRy8QD51qEEaNIQhlZHb7VHd3xQylwUZwuh7CVvqxwW740GJn/bv/tUUCDkW9379yR10cNcpnLobhh3MyU83IJeae\
            ZpN+cJxXkvc4t1j4U38Ju8/jbFMippkn7w+xjwWQicnzFgbIZGWygWMhvvz/MSdX/uDRmyrqzJysdFXUyUZ9YQQzslWDUKu2n2G1\
            7qcFhAYCQqNwrA+49lFKJkVanbe8/9SnOiGCkMHI17DaORnHnQj6Vy9Yjk9PiukoCpMBybuic7hVCElhAzTjvMfAlSHbXljlkK50\
            0mty8GXf7Z18vZ9sbJR2rlIvOboA9Hn5M578kjXGAo7xIhwBuQCwlcyZnyzcNjy5BA0WxoZpKcPrvJxjvAK1+xmV2c8enlp9GNtk\
            jjyNuMNMKX++ylaS3/aXlZvYXHaMTYsjpBVAuAoXGL+NI/wJ32V4577waSYnKOfr5YEVq17h/r2v2iI4EQimUTP7bGZGdB3lMgve\
            y2sKoX/oAZOoqvLnv7ywDeW+xBr/gmisg25GpnWbPRqJSJqfiALTiKrzl6Lq/PmFojBOLqjqRJj5a5dX0BqVwn0qA/2nplwVFfWf\
            MW2DtKDBhGJGISd4WlbV/CLKZFc992wqlIUCOtWdMaPj3nTOG2cgkuV8cMiARELBI9H38gVScmlVoWCiBUGOfbKY500sS56GlPVj\
            iypQmyhZr/rMco6NU9qNOYwTq40dKTG1arm3iZuSgtMmFEuy2rpxMa1WGo9m9kg6lrMv5b6q921wO/oc9/x/DR91nFVukFSvSud3\
            qXpZurzsvOXywuj0cqXr6iEF8h0e0m2Db+O78xgl8yQ2MBgocE2LvkGXXofXkUgTT8bsdC493jM09EVja50iBZuZReS3OqOk7wVj\
            Lxvb8rkr3OLpM3ChyseOtrB7WdZTKn73LWzzInu+jqyTJHfax6fYcD4ourM6XoFQc7wcL+3aw4YwSxigj7WUDzk1vOzg1Mf+0VE7\
            IuF7IczxJ6RRIK9ZF5QlgWsi9ZC7YGiQMxKchTcLOavdJPK2ITw/BF9Gjh8QbU6750W1PL9sVxhW2M8S9xusmD1nWEZ4luHbzyPO\
            o1dfkK7MF65Md50OTwEsdJL+ywt7EeQ4XyKEGw52zaJpK0IoWVfyLVlSLZdSLE2itS1mEfNcRsorh9SBvyLyzyW8QILze1o74HO9\
            guG+Orm6YkurZSD5hDxh76kGGxcSZpxfJ+GuqvK6uqudUb+N88HRcta/+kMPc30aD2XlsdkfFP2ZfnWxytGmLCkywBW5fP1//8t/\
            +/fbD7xk5O72Al40/azKlPuzGR6rrFptJwY3p4ruDhNTnDR0r+olhTdfwuD8qIMezENHkb5IUaJ3RdoiizF2R60tMcuHtoN6jPPM\
            feCMjzi6nkM4wO7IlBQ+1j/HDRfmmj/v2Ioiyz9/kAujv9pbpyPt7R/sdW/fHPFnROdF1CtRuUJziOzrJvVHNOOBRz0GHXO9zS8O\
            et++oPdtQuNFmfPXPocpm0XmguirCRfMHq6UePulRmITFEe5TWKWNnDCuTfu4vbek/C3xB8RMD2+sDSXt6/khzd/rBsh/fepc1GK\
            e/5N0yevRPPk07uQvshcQyDWhhq8s9LcfjWtnGmpXxmygDr+q69T5xYok75GJEVaK2lcLvOGaM3cxpLW6EtON2OM+g7mmtc+NkC/\
            0L2wzsJpg/NBve6OdCuw7/exDyBKdJXXU0LkyV4KRvhHui3O6P13Wf3UyoP33nf5z+U5dwRwhrRJ7AeV92XiQoSf8l3+HTsJQDut\
            BQ+DzenJawj7dJAtNn1X/k5GnNU5an9hbMa2RM5nUqyTCbmo/40Umhdjgvvw4MVmVSoVXNOlVeLA0pvas5qYQi+OPtTx5G1UkTp5\
            wFnDVjkdqFxEi6wH4aSQh5/91s2Pb/7s85EjLgEfRkKdXac8fz8FfqbJFvOw8NtGovZ5tsgo2usCjeq4pbiH5QvS795IwuIkejZz\
            P6qTzIeYJqhj49yTNy9ZS3oBo/w0dsVGjzIjn2v18j+HMVObqY5Ea5e6pc8pCaeLLjVO2TrEpKtCuTU+cfTLkE4JX/gek5ckSB5n\
            tmd+J/ew8VfqRwr4kCg3QmsF7l04CcfbdIut9glNU0QeWqQrDM9OnRE20xOX1JS5wNzENbNWtvd7e3nkTo7AitFq4XpiGV0ZzMeu\
            PMgjrimWPODGJP4bQA1VUDr3xBELu0PT04k8SYR8N/mhqocytc84K4225arJTucZgzyJ7rwLo1PXLF+AlBKE6947L42eAuvEjEhe\
            jfZP6h+M3e2G6ZvdXd5/UVwyr2YVG5w+OFtZmanu6el15TAHyKf3p1Z0208yRlXiyJC1WXXCV3uXqkX+hagVsnnOtIOuW6YdwNh/\
            pibwn1N/51r6/nfzx3hZYb0X1cp66RuyrDexpBH/a2xSzq/a8JroCG8srHvSKFbF4+Bd/NCLsdb/UNDIqvVudxuzbOYt8OBdYfwi\
            VJhgWEO/wHf2Bn6BW3NV3IyMk2mrfQdgN6YKctC4amZ/C8MTvLtdXjjYuhnE5PcvXttwXd66swzsa+FTvilvrbc6LG6NWk50h4wD\
            8DksdKNBwK0aBNzSIAA/u7v6FjlSyNedxzaz4St7U955h2O/A+XF+w5q4Z0Lv29APd132/tyx5CqmzCkEuT/U2qerMbJZ/4nDQLu\
            U3OA++HyFhTBhmubGDDfRQNmZlgui6eSlslL+TO/OX3y+oWbl27lf8vX7re3Y3g6YQL5cDu2FpDt5L3y7rJ4e3oXLZ35a7UQprxn\
            9lo822v3NjUh6Kyf+7cy6u6im+rbzEz+CXdXTwobv3yyb2XM3flR+gQDprfqW7qlV2l8g4JvONKL1jgq/Xk6NOe+7PY7vX72BHx6\
            oO5teePb9xRwa4u3qLV0tWBkv7UzzLyZlak3M/btYd8N17EgA4o7Ldm+NRb9c7+8L++nfFV3Obj9rb13cwdqbD/xwE24h73VeeNe\
            +UjJgnPf9OVsA7TK2x94mv/68BFegDDqiJiZpyNlhdzfJ1IWC57UAGgGYvu9R+PtMG3Snh/WRyfFK2xPUbMz848zG6p/zz+FnLim\
            1ox4ivnETSQdDjfhEIVfo5OUSHvqmFE+//Om0VuIW+B+VbbHY/zcQ27P6C5j5CZj7l2yMJ0bTuc9Qm30cDR2G/tdgo8x+/3bSd3S\
            deLpTtZc+UPi3SBwvZHooVB1UCG40uobEqO+kwg+d8M6ZPS/Y5v9w6C80XKN3VEtxB5IOlfQLtqHfGatoRgB3e94jfKfRGIk0xQv\
            HxLXpMxGrtw4gnYLDp5CWTQyTRV8kxZ8k42UPCATm6B1mp+gZ2iKcE6/VE4CjOL+dMpLTdHeX0U0A/AWcI/nrcgDTrzo45F3GszG\
            sjM82/fDmg8mQX/DDbaNaPXXXjAKmKSuHAlddSJkzaRFM8phLTsCmJSyFams2ILCeWsxgOYPlpTO18EY+3rInVSiTHa1zHq6bZMH\
            OnXJnFFu+tkxH5S5hsDT4dZ828LWdmTIk+WEU356oTI2usHxXCKd/WC9IolrGKZvncW4iyq26IhSmDfvrJNJYGyDuQYkyli7thkH\
            xBrr5Tb5yRKrO9Xfuav3XdAPeijoGtTPBs5H+yrPQ4IdU2PQOkLDH/VpnSYevsLga8vc3QK/FzraUZS0/FqCJOGSzU/BeQWrQT/4\
            avySidEJS3AL6p8bNDgSzr3UAFC8oKZAp7XlrselkG9RjQ07XQ2JR5dXRc4HUfC0Dj9eXSAnV9ccdJwuE8twBqS/lw6fcemags93\
            Uydrrnn76YF9wZTW4orYR/djjI9Ov6VG5fef/OXP552fpS4aclFrVJW1IKGvdRW4xey/XNtre7syfsB0GBUQ1M3W/ym7hRx9Qjku\
            ZwJPwJNZ9GFxFUZBbyJ9sbwMQvImQxoWCSrZeGfs69V8bYY0QAogMzgEurI2TlNWEy+GVoDmNY5tiChSi7PltUs6F2xsdYOp5QyV\
            Uko2vfSG0iryaMOjhQMAtO48Cf3E2lfTC7MqZVY92I7euPz8QBBfYU7cIT6UmNFYoLvJHUIQbzM+u7Ng2NDmEqFoMIumrF1Qkc1t\
            UcvKN6zhRG3r+dMCNN84hoQrQDLzswbUuk26O30Btpy4PK3T6jnjFFjIY24q5rzJX3BNzHGO3DLEcLdRNrhr1WZZC2USizB6fKHA\
            cy7jszwZp2AyUD7a5z1t5yNj7G7aFswPkQ8ZeEAYRZiJWLz1avEWaw7u/l2HbT6vq6diK4HSEWWj7WFhcXf1j3rjdqC6cUkNIiCx\
            pY8BSABS5r0gBWxVCiHi8rZwPm8DVhtrHPzecinmkuI6j4svCuKpNuZAWNdqgXp24+C6YTiORriotW8rwUrqBwaz581jdzfxKpOF\
            MYar809jlo98sicb9oTxStdYFeb0c26w491S2HYz5RJooZtFHzeLSjcL2T/3bA+OJMx5mf3X7sg6nv2icSxDBYJHRQUenWhbvmA8\
            Jv/kvpIfkpXv8KAqi+Z86uWm9zVmyYN9cK1ZFK0Uim1VfmFuIoNPwQ8DR2m+k5KTqjTo0/DYrrjpwWYmHSpuR/7ETX5R6oQstk6L\
            BD8DbhgnQO3jGSXWrDwE+4OOgoWZIdbdlQ9x+8x6Wu3m19BLPBigGZL5iRt+rPTGbFXW2Qk+yqVo4FnliNpybBQBvYEEE//qB+oP\
            /mA/PqxBoEEEUQBHVAjMflB7wFz7tQeMKCRn5Nmg4d2oQphSGtR5XKF4zO/Hx3wk5Xbpu1DAni+9BwO4J5+IHjcRc/jbytu58jZQ\
            RHbK73xJQvg8IcnruxE9fwrpKUHhp1dfsC7/MNJsTHjSPx6dotmkAYHM/mN9XyVNTihiGDZ17Za6iVNwwOVKTbeXvPrQpIjJkl7W\
            F1yEx56NCPEgtYRljL8zgj+31U5Yme0w30o/zPuo4xbLTBQiHihibrAd6pw6ODGYsNnUvDLC44DhcTM8zftgztll1pkjQ84OUmRu\
            zZnnlwBeuU0nPxpMDpXAtkQPZT1WqVsM/HmVn1U4YbAZkSGIJF0ttedyCKWITPmhbbo8G+uvtP46tbzs8BAmxrxxu8xQ9tYLhzVv\
            R53oA+b/61/OAJdQy703zDT0VzoWV/nwyN1wt8kpKzNg5vGLgz/5xAmu2VEH+TgzNJ8ruVV828jUE80IXb4uL4KZ5rVYoS74TTAD\
            9eL7gw25mVc5mBpzun6rB9Uo4STAOZgfxtQQ4VDYyu8RmLJhmybDTaKGw6Evf3xAyi59qA8FpmS//5jYlPwW53H2CFl/cqG8xwOi\
            uQxmOLLVc//9KuzwX/blL2xdlS9+Zb+hfUK2O16uoF4feYUV0d9bSINqAH/bzTVse7vNY7vGuPj26r6aNxa3r/PWQkB3A+dh2lvO\
            TymPmLuHG27X4RFxyCRl4ppGKpR7Gl4wN/A+/gZ0/aNKVNWba9cj/wgour9XXf22+ktIKkaf5+LbZW/rlcnK4I9ibQavKN3mr1VH\
            W9AvzHtN/a2HEn8MSB7hzeJ3RFykj3Fp4NzeQMLyif8anuSzb+mAdwdqxu7RCG9nOmLdRVNX9S5tECYQaeeQOW3loEVdP2qCYlgx\
            sEYnHcTprZocgy00h+3hpGewOFIVXPSJi3WBUs8vxwEIbt2IaXl0egcgZ+KpJVHGmVi6JSEL+MXp/hoNSltxR5og3G5RqoRK0Koy\
            WHlYqmCg/byHe/iF8lfOv/5w/Un9FmpFwjwm35e1WXDRlPqEobZNAPfa+M5W5uzLHtqOmFZZ5vTQ+1O8XnNNiEP8umwX1y+d5Hx6\
            atZ+eeTCf23stVnw7mxt3XTl+iyHaJxheDZZG1VDrvmTGjmlKU+3daXbA9Ruuj3wonmNKQBS7kcxqa/hVYeLhKCduF6o+2BNm9/5\
            HjGvF7dcjcdBr91n965L9r4v7429DW4p7hIHPbf2LuhTZDkrWjs209PxAjUijt91miiF4sSkpgJhhJyke1kVYF18runqmjtbZdOd\
            qzY7+ymSqnDLkpuQCxbAUa+rX+NXPzLRdqx8U3RmpSYBrK7BNhvQKGYdwufRrGXc2L/cormNG+Te3qh4QMB69xtNkrY04GKwgeAY\
            cTSnY4ThHA15RuYJ5JcN4lzmXDvkrRbzmWtTyK3xMUxm/kI2Vc+UJAEGdIUBbYRTTxaR0+pmkFopr1g0DBjS9rLX6bws7Ve767rL\
            VjJNO6OjKje2mOYIosDkXLGdx9n0xNmcd9Dt+YFevpLeb82Z/EAItuZ7iWstGNcxlkg6lFqsVCfOnFLHe4dky2w1/MEUtISCUAE0\
            3EMipDXLpmymhLRiDWmQwkZ0Gb9HdotF2sYMbj7inDpiTvItO1qmZk18TcDnfOL3HcgkDF5lq3LWVFcIVzvjMTPdclSi6mTXAWef\
            16cT2zYiz2Ub2kIwm+65amfLLgnr2pwV7Vlt3vnZvHmZpI/y1M/PfzlvTutXSfJp66Zqlu20fv7i/Jdn7VjV6aSS95JrY4ye8RRZ\
            ib4SNodhVcVUFmXl4BOkBBxznAKKGy8H7KRgxHGue+QBAeHsRSpUFP1ZZd5JuG+MoSpKbq717onGxYDqNh2cPFW4atAXLg0SZuL8\
            6ePycoYYnAgmKBPU/fi6dXEhVrY94EuGLk2IxNwN3cgXHKnUv0Tn61dtvIKuZyb/kwW3OhL7np4jcW0abBJyIEh+dX34e3wRP/eM\
            ScAWgVFbzT8CWZx/8/jtG7F4GXYYMHH7rm1Uetl06Y2yn4rgq74vJdeYDEkVQtgYdOqoNCcnfJ0UJv1OwGzlplN9HRSFWGBRSeJY\
            2ptuQ03VdWGDN6QCrxBMtXe3O9AjYO/ssRgyl1+AnMVZIBeutIuM0JF2TCjbNa1+qKM/L0w/9Ah7E6E8h6QbU6ZqPXmR3pcZEsQW\
            eiuAg94GCVvgGrWtuw8k5P+8c78BI8cC3rjf73U4N7Y2etWbP1ixdZ2v4RcYTvu9hkNMiOu1WxVwwyuriZ9S87uwpAYHNqgTtyWQ\
            u/B3EVPLOiAQ6xhX7e6c3oV+51lxd84lwq0DJkPH23p5HwPDPrkyLms1rP6g0IcQAaGOaGx3/lmxKH8r/wWAkpbSruN+Cpi/HSfX\
            S0FqB4SD/YY0pj0BKxfRJMWBMH87lFmW98rtOvbDm9ALThps7J0wXLx/ndRDFFw+sp9BcAlKAoyLuuocptS8pcmpy2EWk+bcMrh8\
            Hxg7lYMB0Hq+DgNP5lMgdWYz6IGw/32w/z5hse2kK53dchheM+mG1dzl869oSWBWi3Ftanjw/nG/FPqdYiTajMRxvlGAvNRrNPNy\
            nmXE6OD8e1i07kmETMZ92f90ILNff5Kb6fVELjbrIec85b2PcJ4Yb35GCrn8aJUqTunHDvMY8Cr5wZMAhe6P+XG1SvHqfYCpD/az\
            vnwsX/3Qqw9hxsTdx6MRbdsV9+tW1pkAW+3LsJDRUYdsY8MhryDSMl6kY/aJCUGXu3jFeTE5oeHgE8ohCXKyrEWSCqutUhTSha6P\
            RfBylwL1Zbcqy/KPhTHLJckdqVOxVnd6rmGnwAUohJs+RJdnVA9pRBca0aSNANk9QO39q7IREYyKky4L3QpRlgLkAiJn63o4gB2W\
            rcyPOdLMPgnbZpB23Gs4lMdVF28FHdUjnYQiTNW3BppAUVGP0uChGeQcry2uQotr21ab9gYiuwXnchbgWiLvR1wF9NH2oVfbh15t\
            H7qgNSC35MAUuvHGGTlc3rAbUSREAZldUA8wxsGzGcpkMAUIF0nkwekQCgV9A+U29hAwWqkqFvihP4fOjhT4TIuh6NRKl693TTKa\
            vSYZ11kwhnVqe7EeLnuxvbgtNaSjrYL6DM4I4u+L1ZkPH7nNbTpo6sHYDWe3Grzhdjd2AysEO+7UOGMr9gxTB5E6Hj9aGXSnd8JN\
            HEdDErt6gpEcwDf2IU5aMzBG3TVrbi8/vvw4xuB7MKfXK3F5cYPgMjKZDtRysz+6ZBpb6s/Fo9VlmZFQfZSGGlEausGtIY9mK1M/\
            1Hf2YiH3KH2JQx+3BHRuN89S+rOyf1UvX8wv5vVLnLRflh0SXcaXpX/2WtTT0i33HHoaqeZLJU4UHo/RAmcBPzeL6uzMbCPdtdDd\
            Oboxax8v4esto+bUUVN2nhzRMfRlFylplqBj3pBOEHaWEYa94xO/JT1SXiik6n6AfJ7UZQKlfr/5tHSOp7qq/JltKhet9MJ+0Zc/\
            r35uf9OXP3N//q0vfUNdsTEoTB9/hf36ESZQ4Tf0xIkbq63r+7qDawl8EYRw2cO6edAXZ1YauEzqSqjo3Y+Gl39p+EF4Y3jYdYm1\
            hTCVxhWcvkjazUbDclBaPfmC/eWHp3Xn9iPMr0/67J4FloOaUUtbqnKiooNhEVGYHjIOq3nINlz1qkX7MtRyZVV7m+4VnVdpJZqG\
            6p1PTUA8d5fVf/h0FXQeuqVQN3fVZ85jXuOTZ3D/Wt/QUUmiOh70Nxv62ie5T1Iih9dD0MFi6/bMpPKJWFattXbzZPlnfg0j6ypG\
            w3NzKOM4JrBmrQyr+UPWsBBFpI9rk9uazOmLWCMU72DbF3V/V/jDv3svij6SXZmkHjFEcGlm0JCT/WhMVATNin0mptu/eX25+wrt\
            lRVKGqarlOqdt2F3H6iPjb1LJXqdGB42vvTGXy0HKLFjY1T9Pv/0tBtYyXDrRBYn+4Trpd7G2VjZ4MlrXvsAIo+txMBl4MCaYZw7\
            QfldAMUe2OK2hpi6CEklU6zDv3fx6iA63dE1yYHocNp7AJtOHqLn93GYTzSsPSe9EsKhlaGQquUl97cFCamTFaeybHa+3Mh8DyuK\
            pYymdXEIoqILqm8BrbSKgMV1TB44FC4kVpoDLnzGEAabeg3q9C7EcdtpSxfN6alJ9deXjeXUqmxjVqZ9KZMBvhCgUkknfouJv1CN\
            aEV3hhgw6WLRmCUMFR6gjPBeQx71FmPUB5bdh6aolUKN6hVgknfFzU48zNjOGjJ/FcY0bjKV58Mzb7nsZQheEkYMB5+h9XRbZGX8\
            hNoJJUpXUS9/E0V/fgle0a8N1v+ifv6p/ZSRPbY8T+itc6MgERuYx5RaU3BvUFt+bj1X5w4jY/JrCGaXCw7DR9+cxg3rUQWt8RJM\
            dHuRczMZYbaYJnh/sNVxOFAWZR3LvPCF7ssGQ6/dzqR6ZHbDSZmv12bP+saVLd/F5AaSXZ3yVz8nfy8GTvY3SQRf7jLpJisyF4J8\
            UO+nOx/WTwlaLpKJLEvovXyflXsu9Hp9LvlLp49/iZdhY2KZLtlDoqW8Ua/VQziTcE0goZJMUqeoPEJZZcZ1VQOcQaKmPYswNLvA\
            RBpLPo7LGLpgmdefS/U+iK+j6figiiuykyTNgB+KSN+wh+s8NPHuXP6id3GK7f7to7ZXvcDAThAz5FVvFlyTorkVE5LdqNrbYjMg\
            MYz9y9XUDWwcY38uNIZ05WUtY2TpqqGCqALP4g37Rlas6hxd7iaKjE4uhLuCpY/ZEEYb4ZvdPK2Vb6XeBrVi36pPX+jteIXYd407\
            4ThBwC1ulYTFq23PcTMMcXyI+cCz26qHwidThuEo8/LnOHZwzLNllCGr01NyJtmQUqnQ7U02NtTG9TaYc4yX5UUX5j9vpLsj660e\
            g0gUb8b+1Je/+oXduJPNr+16HOscBwk1C7+YVKXdbbq+7BeqihmckIlfi+pYIM08crWtDkbH1NyPzH08QiY/oQNGeVPs+fzBNYVF\
            SCjPQ2UwbNUf69ssbhW5IlzwF93hOBg+eP87J5J3ow9YDoWpGhgWrtrC2ToouXAbzToW45jtdVnZWm7XqbiyenTb6nqPIGBC4egS\
            CugCr3K3aUtAG+iBlfC06i2liscXVixBJnsXsWte1CNqhG7SVKmF6cmF2LNOa2dZl932G1ResVhWfgD616kRyYXNY6IL63oil7RY\
            vs9ZRkVawrV64AhRkA57dyrefL3ITWx17CgrNN2p6N6H0XnkGg2bHn4wo2xHCrxK2+3ZVVy8KiwSWCxpZigLUXXOBRDvRDpsnQpU\
            bkcgxH8EP2cFfB4h3Sz2sQAv8nA65Jo2VuzmGrWbU0ZN8gab+pvqhrwRj3FyddvbSnbZGBU4I8ptSdGsar9aThe5bLDLNJqIMdxr\
            HGBFdFcWgXEDrAJzuT6MqeDw3H437wPE5Ev7dVu/0cez7qx6XhOWmoXdp88KAR6FsnS7P/+u1EL5nRzKj44m+AAAHWhDPIOVRRV1\
            9s/7QFIKmzz7tapim9Nf2/qsP9j+c8elM2CodEq20TvlhH5X608DsbXv9IorgRStWBmwh0fUA2Db1AdvMosT1DWZw9lrBTdjrzd9\
            D4XsUO5tJJiZcTG25sK6vj37U29O2VafVJ+6pJSt0lxG327e+VPQfLQR4KW4oUXy+7Rsn28qyxTBb0KDGb2+6xiSk/DuIEqdC/h9\
            MVwyc8Bxx1vGLPPR5Iuo1x6L/r5VkNc+e5dVJ64c3JbQIzLjuFVgRRiFuDbZYrSgZp9SOX4eutSRfPxym2b/FOCOyRXPES7L7N7b\
            EL1kuUg9X13Ea5IX8lOyXxy+KGnytY6Me9YeuTDpThtoUE5KqNcP7ePtYCu5U2zT3sROeeOSzCAXJrHyvfdWGJhuFiGW8dXXfkZ6\
            uWAQKM1W7s1rN3T7q+5+NE857Byc9MbdogDBAHk5GNBwDo/H2uZJlEATUpxZ7kJK/1hgOUl7U8OntXJd8MEPsv+8P2L7SX/PdATt\
            CHvYHLEAlY+O+5Bizv1GoFKt2oBm54Qpt1HgHh3aWCQw6Gh51JXN8dBsGqpwB/6mnm7xVvLSrXQGMdUi7NgjtUZ+7MS61P/MoFhT\
            bgNnnv8p3M5jytzkI55MEd+uTV5IryJcjBEVsywBpjDkDqbFSmVfiGezSOxPPyNnA7ziI6TOJu1GtdFWC/BYDG8ES5CceqOyWcmY\
            cblF6hHLIS6Yk3ZD9GM85QbKv0wCvxF7lNC26xsKi1KAtRU4X9Ar17S5cZg4m/AF20Wf4vlAIr0MG1dHJAjGgAz4h15u4Rj75c15\
            kDiK176qpddAIBr1fxSdoVf6mjyy+dhSfUjNoFHLN6lxGbtBjMK0c8U4rKdxmBIqVmKoCWW1dHkOrCDJ5naNJ5qRZa82/omEBUyG\
            p23N8rIR7l+F6Z+yeGLs8HBfBc0uS09O0EU1sZGkWfUIbwbC8rLj+Dg0MsNhMQ/HR7gSE387KQoxS1DeBs3vjud0LJ4HnTuNKbdJ\
            mf6m5cJe7HfDhLFFg14aUpUXetdVu4cwe4JjJD76G7V5I2m8EGtBLe/E5KI5WL2SpPxWrdKa3J0GqQpbF3bVN5v1Xbjg0Eq0Bo6j\
            QFOJhxCXBUhkNKxLczBqptLDq8s0U15mWXZLuYLfZw487kV6beKE2ptRXSKtyx0qccFLa9idl2Z+cBhBlvt6vIPlJC7X3tf1SeqP\
            OtFBXCuoPwFGnajCa1SgWlvwPJUcA06CLiVXXUy1OC2GLq3yTJa2E8ZMFXpN/WpOuZSr+yZhZ9Pm03olkjQT1xTGbiHvpRgy1uXO\
            TilomheoYz7tYqjrZYB/1EDWKhokbbnc7u/yQtHXu57bgAiu2k/oJTwAhGcRpU2n5DCJGc8bkAFyFMg9zs5GhQwkn2jvLuJcGrHW\
            Rol9AgHXSy/0WgYHP6GeExrFTNsg7OahIJfJc6EIdcAMiXjFMefSd4o781pFKoQmZsazqbV1MU5EASrkTET1edigH8bz5fnOHNUy\
            MotYjaHDItgE20wsIzBX3El1V+ZXKpjkK1SeEdcjElne/ZrcVhOJbKKxj2+mSq1N6kMQKNWpKD29Amano/TggDGxCgy2rcyQSnS9\
            y2i2k60rvv+KY/vddWQiPw2KXJVmwHyiWlxALtgRqwgAqzBtTqZnPU0H1n2Ylzb8kZLw6WB9AdkVKSuyAWSMCtPATQxroOMtfF1r\
            7OmroEjOIesxFNWVF+OMiarBLppP8ZLpEoSthkzPKjd+oVkcR/E9QymLqYzrrqncVCGFzDzwZ3l8Gt0SqmgWzUSQObMUycW06hQd\
            l9xsbLnhTTDmU0dso2zJNwwMYPLIW5nKpbu/JcwLZIaBavxj9f5V8h2qGdVR850bFu//ZCF4qzJ3nalE1fTFkXwbcQSL3BFoPTFb\
            Kqu2TNMN+1AontkuMq5KR1pjZ8k4mzeeiIhHOJcfAbrHK5A12z/y9gWXABAvZaQNr32mZdK0cJefbuPg6PFYBUEb8wHueP8Jl3vb\
            f/TPrrpnH7iXH3rHNvafMeGjnQBc7kO+/BtKsn/io9eh2Ld8HRyl0bmY/Yovgvsh+7lPwMnt7+JduIoJEtrU/hXPnf/tCx8W/w8k\
            CU74KSkBAA==
            """)

    static let streamJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "1b60a10c1285795a",
        text: #"""
            var c=class{#e="";#t={id:null,topic:"message",data:[]};add(t,n){let e=(this.#e+t).split(/\r\n|\n|\r/\#
            );if(this.#e=e.pop(),this.#e.length>8388608)throw new Error("a line of the event stream is too long"\#
            );for(let s of e)this.#s(s,n)}#s(t,n){if(t===""){let{id:o,topic:r,data:a}=this.#t;this.#t={id:null,t\#
            opic:"message",data:[]},a.length&&n({id:o,topic:r,data:a.join(`
            `)});return}let e=t.indexOf(":"),s=e<0?t:t.slice(0,e),i=e<0?"":t.slice(e+1).replace(/^ /,"");s==="da\#
            ta"?this.#t.data.push(i):s==="event"?this.#t.topic=i:s==="id"&&(this.#t.id=i)}},u=class{#e=null;#t=-\#
            1;#s=null;#n=null;#i=0;constructor({url:t,token:n,heard:e,changed:s}){Object.assign(this,{url:t,toke\#
            n:n,heard:e,changed:s})}start(){if(this.#s)return this.kick();let t=new AbortController;this.#s=t,th\#
            is.changed("connecting"),this.#r(t)}stop(){this.#s?.abort(),this.#s=null}kick(){this.#n?.(),this.#i&\#
            &performance.now()-this.#i>2e4&&this.#o?.abort()}#o=null;async#r(t){for(let n=0;!t.signal.aborted;){\#
            let e=new AbortController,s=()=>e.abort();t.signal.addEventListener("abort",s),this.#o=e;let i=null;\#
            try{i=await this.#c(e,()=>n=0)}catch{}if(t.signal.removeEventListener("abort",s),e.abort(),t.signal.\#
            aborted||this.#s!==t)return;if(i==="over")return void(this.#s=null);this.changed("lost");let o=Math.\#
            min(10,.5*2**n++)*(.75+Math.random()/2);await this.#a(1e3*Math.max(o,i??0),t.signal),t.signal.aborte\#
            d||this.changed("connecting")}}#a(t,n){return new Promise(e=>{let s=setTimeout(e,t);this.#n=()=>(cle\#
            arTimeout(s),e()),n.addEventListener("abort",this.#n,{once:!0})})}async#c(t,n){let e,s=()=>{this.#i=\#
            performance.now(),clearTimeout(e),e=setTimeout(()=>t.abort(),4e4)};s();try{let i={Accept:"text/event\#
            -stream",Authorization:`Bearer ${this.token}`};this.#e!==null&&(i["Last-Event-ID"]=`${this.#e}-${thi\#
            s.#t}`);let o=await fetch(this.url,{headers:i,signal:t.signal,cache:"no-store",credentials:"omit",re\#
            ferrerPolicy:"no-referrer"});if(o.status===401||o.status===403)return this.changed("unauthorized",(a\#
            wait o.json().catch(()=>({}))).error),"over";if(!o.ok)return Math.min(60,Number(o.headers.get("Retry\#
            -After"))||0);let r=o.body.getReader(),a=new TextDecoder,d=new c,l=!1;for(;!l;){let{done:m,value:p}=\#
            await r.read();if(m)return null;s(),d.add(a.decode(p,{stream:!0}),g=>{n(),l||=this.#h(g)})}return"ov\#
            er"}finally{clearTimeout(e)}}#h({id:t,topic:n,data:e}){if(n==="end")return this.changed("ended",JSON\#
            .parse(e).reason),!0;n==="hello"&&this.changed("open");let s;if(t){let i=t.lastIndexOf("-"),o=t.slic\#
            e(0,i);if(s=Number(t.slice(i+1)),o===this.#e&&s<=this.#t)return!1;[this.#e,this.#t]=[o,s]}return thi\#
            s.heard(n,e,s),!1}};var f=class{connection=["connecting"];epoch=null;number=-1;#e=null;#t=null;#s=ne\#
            w Map;changed(...t){this.connection=t}heard(t,n,e){if(t==="hello"){let{epoch:s}=JSON.parse(n);if(thi\#
            s.#e=n,s===this.epoch)return;[this.epoch,this.number]=[s,-1],this.#s.clear()}else t==="clock"?this.#\#
            t={now:JSON.parse(n).now,at:performance.now()}:(this.#s.set(t,{data:n,number:e}),this.number=Math.ma\#
            x(this.number,e))}tell({heard:t,changed:n},{epoch:e,number:s}={}){n(...this.connection);let i=e===th\#
            is.epoch;this.#e&&!i&&t("hello",this.#e),this.#t&&!i&&t("clock",JSON.stringify({now:this.#t.now+perf\#
            ormance.now()-this.#t.at}));for(let[o,r]of this.#s)(!i||r.number>s)&&t(o,r.data,r.number)}get isOpen\#
            (){return this.connection[0]==="open"}get isOver(){return this.connection[0]==="ended"||this.connect\#
            ion[0]==="unauthorized"}};export{c as EventParser,u as EventStream,f as Known};
            """#,
        gzip: """
            H4sIAAAAAAACA4VWZ3fzqBL+fn+FrNzjAwkmzvaVlmR777vfsrknRBrbvJHBBybtyvz3FUWO/fYawdRnHmbmXtqiEU0nneuPQJRl\
            fYSiV22l77qOodmopirX4JxcQslaibK6vPK1bFuCTNO+AyxAEFwpx4/gBCl3m04hOf3H/qO34Y89pbVajBIC+MZsCGX5m3egl7g6\
            /+T9Tz75aP4JxZU1D4WGh+Iba40lpSw6paEwiwJXUMA9aCwcWpDrQrkCjSk6o5clrReDdIjGBVmgyb4jjmnqj1yKNsQhxJBlDDyk\
            aXKONuUmvUiKWOf/3w0GkzmJ6VST19nkL4zS5Po/19TT2gLeWe0TbsiVbuHxtwUpq5IyJ+Cz+QVWyF2nGiBzBpSpeFiWu1M4OaPc\
            wqaTw8fp/4pTVg7pu5BX8Fde5Mh5+OKbO7ciilbxPsL3LBDDFCrdqbacTsl4pVqhqPfs7pkbAYTAjtlZfeTyl87/KzGvG6Md2rsG\
            jSX9ne0qZGhuQVearUDatgLWrKReQls5T/vfbl5Ag3wwrpY6+mXv1vIOpUWSKpkqTBOiRfy8Vc0toXVAF0Vg0Rc3xuJXRqM1XQe2\
            zkoCEwGzaVI2RmtoUAUqZW5agsFfYGuf1S64DPZG+mYYfPKahfQF392r6XQDdmDmWuoGuDYPhM7y1fl78MF0mj7MzrA/MglS6Z50\
            E2PoR2brAeQJ8oCX7JICtHV+g6/LljlBqDiH0Xj9rNy23wQu/KwcggZLyihSMjeGbgREGFUKB+1Tr4R8kAqLJNAQYMH6EBX1jcRm\
            1ftQldGFhbW5hzd6gR2UL2e03WZwJ0Jgrm7oICqwdDBpy7Hk90a1ZL8StD6samcclokORvwiccXXSpOzOeMfHr93fKxPTugx4R9/\
            eBLvrNStWRN6+h6t9zOV5AzeP07q8pEYpi4u5s9xvz6DN5HL+yOZmlFOItTtd2vWygEBcR6r6YQD/FutwdwhAYY081bHepKmA2nH\
            64AloZTpNxc1K7Pe6AaqydzT4XciWLPXxjNdMo+VeIW67MAxUAb7cQZd3FX1A/iA+toRGqmTmNR/0TSwwapEeMTT2IxmqZeX7Is7\
            XBmr/i9RGV1dfwnSgi3+m4KJHcFf+wwDTEQs99Cv1GX5s3Q4i4nPfvi6vBLXWekI/Gz8Ef11pkHm8AIGwibu3NmO9SuQLVhXKZZK\
            WY01ZY1sVlCV2gyhGgslayy0oFHJzlXlUDcsmYUFWAv2d9Op5ikKj0elj+PPcIcS70Kn/WB+tt0efL8/EvqQNndaZlCgLRlJgRv+\
            whlNKI9PLoJOek8p5RAGJmXpiQSfE8PN7Wh6x/6P5uzXu/UNWGJ4zpovAUn5JwyVmn2xwPDC6HY7T4hZYfiNaZ+C0J9RnlAmY7v5\
            eyjj19CY4Yy18aRhnZicxVlcT7o6jdnWaKjW7F52d1BtfK6A5XawRiI66zHKUNVAGtYGNhPJ22iebFifiBLZy5YDS/Ug1W23eV6v\
            yDKQOplJEPiF0rLrnvpD1oYXuIpzGvOc1mlOg49jRcdBqdvytUUJN6EaP/712698I60DAjRk4oymbDKvo/oKus4M4/RQ1WxA527k\
            4kpE87tA3kmHP4yrwKykzIjnJUBFjJzIZRsv1LAHBEGRIYDp1H2Wfx775lCLy3zL8s2VuDTMXfn97OKkJZoBc0MSZ97XYS9c5Nk/\
            ti+jxeV+L7uqYWOaVRoQOgYXl4PdqpD/d5Eav8hNPULBOcc8L/eMo09xINMM0oh/BjNRKTqsnBd7+OuD/VIzNyIShccBcvl8lJBI\
            AQ9oODY7uxoHOo9kIdRD56CI/pvONLe7pUn02jxUB+5Dc2QSq1f6pa/IaNYBEmR9JJpmyXdg3H4sYjdi9g4ZUOpxgID0aR/C3T6k\
            PcuAQLYYkOkHGuuI8CG8NI9zOICn3nFnoga+kow2y8d0ZM14n9FI/HdoBx6oxROJoGTRkPvJm9Ye5BI93W3rAxXtlVkU4y5HJmq7\
            tTn1c0eDy0EkrrJsPKd+GTJxv21Ak90cfSndy/nVkGh6c6P8Pdh3yafnvd2+9vawI3tfw+PGWOybQroiTqDfAyUsu9sd/BW7FluE\
            g58GILSv/wWTgwMpcw0AAA==
            """)

    static let textsArJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "12540a170f5b8c15",
        text: #"""
            {"dir":"rtl","name":"العربية","texts":{"castNoDevices":"البث. لم يتم العثور على أجهزة","castDisconne\#
            cted":"البث. غير متصل","castConnecting":"البث. جارٍ الاتصال","castConnected":"البث. متصل","dialogTit\#
            le":"البث إلى","dialogSearching":"جارٍ البحث عن أجهزة","dialogConnectingTo":"جارٍ الاتصال بـ {0}","d\#
            ialogStopCasting":"إيقاف البث","dialogDisconnect":"قطع الاتصال","dialogClose":"إغلاق","permissionTit\#
            le":"العثور على الأجهزة في منزلك","permissionText":"للبث، يجب أن يبحث هذا التطبيق عن أجهزة في شبكتك.\#
             سيُطلب منك السماح بذلك.","permissionContinue":"متابعة","troubleTitle":"لم يتم العثور على أجهزة","tr\#
            oubleNoNetwork":"أنت غير متصل بشبكة يمكن أن تتضمّن أجهزة Cast.","troublePermission":"لا يملك هذا الت\#
            طبيق إذن الوصول إلى شبكتك.","troubleFiltered":"الأجهزة المتوفّرة هنا لا تتيح استخدام هذا التطبيق.","\#
            troubleNothingAnswered":"لم يستجب أي جهاز Cast.","stepJoinNetwork":"اتصِل بشبكة Wi-Fi في منزلك أو وص\#
            ِّل كابل شبكة.","stepPlaneMode":"أوقِف وضع الطيران.","stepAllowNetwork":"اسمح بذلك في إعدادات النظام\#
             ضمن \"الخصوصية\" و\"الشبكة المحلية\".","stepOtherApp":"جرِّب تطبيقًا يمكنه البث إلى جهازك.","stepUp\#
            dateDevice":"حدِّث الجهاز: افتح إعداداته وابحث عن إصدار جديد.","stepSameNetwork":"تأكَّد من أن هذا ا\#
            لكمبيوتر والجهاز على الشبكة نفسها.","stepSwitchOn":"شغِّل الجهاز وانتظر حتى تظهر شاشة البداية.","ste\#
            pGuestNetwork":"غادِر شبكات الضيوف، فهي تفصل الأجهزة عن بعضها.","stepFirewall":"اسمح بمنفذ UDP رقم 5\#
            353 في جدار الحماية على هذا الكمبيوتر.","instructionsTitle":"انقر هنا للبث إلى التلفزيون","instructi\#
            onsDismiss":"حسنًا","play":"تشغيل","pause":"إيقاف مؤقت","stop":"إيقاف","loading":"جارٍ التحميل","nex\#
            t":"التالي","previous":"السابق","rewind30":"الرجوع 30 ثانية","forward30":"التقديم 30 ثانية","mute":"\#
            كتم الصوت","unmute":"إعادة الصوت","captions":"الصوت والترجمة","seekSlider":"موضع التشغيل","live":"مب\#
            اشر","advertisement":"إعلان","skipAd":"تخطي الإعلان","skipAdIn":"التخطي بعد {0}","upNext":"التالي: {\#
            0}","queue":"قائمة الانتظار","speed":"السرعة","repeatMode":"التكرار","nothingPlays":"لا يتم تشغيل أي\#
             محتوى","openPlayer":"فتح المشغّل","tracksTitle":"الصوت والترجمة","tracksAudio":"الصوت","tracksText"\#
            :"الترجمة","tracksOff":"إيقاف","done":"تم","cancel":"إلغاء","volume":"مستوى الصوت","volumeOf":"مستوى\#
             صوت {0}","queueTitle":"قائمة الانتظار","queueRemove":"إزالة {0}","queueMove":"نقل {0}","requestFail\#
            ed":"تعذّر تنفيذ ذلك: {0}","tryAgain":"البحث مجددًا","castingTo":"جارٍ البث إلى {0}","repeatAll":"تك\#
            رار الكل","repeatOne":"تكرار المقطع","repeatShuffle":"تكرار الكل عشوائيًا","shuffle":"خلط","connecti\#
            onLost":"انقطع الاتصال. تجري إعادة المحاولة","accessEnded":"لم يعد بإمكان هذه الصفحة التحكّم في الأج\#
            هزة. افتح رابطًا جديدًا.","notConnected":"لا يوجد جهاز متصل.","nowPlaying":"قيد التشغيل الآن","track\#
            Unnamed":"المسار {0}","tracksNone":"لا تتوفّر خيارات للمحتوى قيد التشغيل.","styleTitle":"نمط الترجمة\#
            ","styleSize":"حجم النص","styleColor":"لون النص","styleBackground":"الخلفية","styleOpacity":"تعتيم ا\#
            لخلفية","styleEdge":"الحواف","styleFont":"الخط","stylePreview":"هكذا تظهر الترجمة","styleReset":"إعا\#
            دة الضبط","colorWhite":"أبيض","colorBlack":"أسود","colorRed":"أحمر","colorYellow":"أصفر","colorGreen\#
            ":"أخضر","colorCyan":"سماوي","colorBlue":"أزرق","colorMagenta":"أرجواني","edgeNone":"بدون","edgeOutl\#
            ine":"مخطط خارجي","edgeShadow":"ظل","edgeRaised":"بارزة","edgeDepressed":"غائرة","fontSans":"بدون زو\#
            ائد","fontSerif":"بزوائد","fontMono":"أحادي المسافة","fontCasual":"غير رسمي","fontCursive":"متصل","f\#
            ontSmallCaps":"أحرف كبيرة صغيرة","volumeFixed":"يتم تغيير مستوى الصوت من الجهاز نفسه.","volumeMember\#
            s":"الأجهزة في هذه المجموعة","muteOf":"كتم صوت {0}","unmuteOf":"إعادة صوت {0}","queueEmpty":"قائمة ا\#
            لانتظار فارغة.","queueItem":"العنصر {0}","placeOf":"{0} من {1}","queueKeys":"مفتاح المسافة للالتقاط،\#
             ومفاتيح الأسهم للنقل، ومفتاح المسافة للإفلات، وEsc للإعادة.","queueTaken":"تم التقاط {0}. {1}","que\#
            ueDropped":"تم إفلات {0}. {1}","queuePutBack":"عاد {0} إلى مكانه.","queueRemoved":"تمت إزالة {0}.","\#
            queueToCurrent":"عرض ما يتم تشغيله الآن","keysTitle":"المفاتيح","keyQuit":"إنهاء","keyBack":"رجوع","\#
            keyChoose":"اختيار","keyStart":"إلى البداية","playing":"قيد التشغيل","paused":"متوقف مؤقتًا","muted"\#
            :"الصوت مكتوم"}}
            """#,
        gzip: """
            H4sIAAAAAAACA5VYV3rjyBG+Cj4925vz0+RxUvBoxjlhyZaETyAAI0gTnCQG0XS+gTM1VKSydJLu22z9qC42QHHz7gzZVV3xr9B8\
            NdcM0rlP5tI8nPvGXOS3FH3RQ9PR13qsd81Av6bzXD3Ps7lPXs01/CxfiB+ojaChMuHc1XtveKZjuh6xj+gve3/P9PXY09dE+qOn\
            /6P3zY4+gbxSzIMga8RRpBq5atYk6RszoHumq0f63HQs+33mDaLVOvO+Huqx+QvrHOIKPsmlmQqcZHLeD+PVp0EeqgqLp/8Hmyf0\
            ZeWnjTVW7RQy8wHYr02v7iDfczY/jXF1tq0ehfkP3qu3fuv05XFy38/E2f+Zgdkmzi1PDJxwuiASIzFd6usp6c6YMM5UKU7fgMFs\
            EylRaSvIsiCOJAazcocz555ntsyAgmh6+oTI7boYQgpM6bCh+s/AxL7epfCYHj5zxEjSsR6y4BFZvQsX63EURfqMqG3CVZuyfUp8\
            f9OXEF5aYNos49R0yeUDj8Qfw6Y3akZRHiiWBdwrcz8ktmsGdhoXn4ZKnP86IJa7C/GCyjfjdJ3uw0k9mkYwWcVOwKUBmd02PY4H\
            0Uf6gk7+UXccyX/DqViaeEI6kDsWQ35+XiD/R2HolaemTyb0TcdiuhpOp+BREOYqdWXiLMFX+EEitsw/9Bgu7JgeTIAdcMAMEPih\
            PqUvh/qIbnRnm/VGNWg56ululG2yXgk9pAheBh7MIMknk4BkuUq+EweRCzkj3fy9HuYfBt98FEwDFTL7HgUE7P+gC6YNKOCmvScq\
            lkI/UvNxE5jAJbNNN7Zw9UIK7BIppk89uXM3DOPNml0ApYMkW0OZuUaMyv9HHN6eviqDBiRQ1n7GOTjU5zAVHfhnc6Saj8VSScyB\
            6TCHmLGYr6n0bpJwvxnDU4qmS4L5kx5OUGh2vKmeNwm5aYvEZ0nTzxX3fEg90EeQiiu4a/k/wbct0nMw5aPZQdyGlVYJhnMQUVj7\
            JG2gj0TZMk2gShBHFP22+StpO0IiuWyq6CJqt3SsT7xjaKrYVO1frgJ7ZOYpGCY6N4O8sbaI4iKuGwuOmiDIRWnrK9h8oEckFd+I\
            PAZ6hvT/a4klSmDgwPS4UFle8elGDxFBXGSbBAj6An6QdX8GVnaAlpHZ4g5Sr0qOIprYRdWRR0GqNv0wrMMPcSMxx96zB0seIWKb\
            oPb+u++/awG5L5mAigPTZeMldJ8baugMoixPCxpwcZRV5kePBtHYtYk6vrgl0Mctwhjc7U0JopGGZsdIOzU9ABbdPPRfMCKQooHp\
            4MwvMlWfkGTif+njqIxInNSIdBbGfnPWHB/Bcys14hFmz+H4ALpSKoC4yIRyCkiXM5RiHkTNd98SypjS1Kc28e5bnt5DOOwStRKn\
            m35aYRyRWUcoxVusrSKHX6btJhGaAbwqIktElQFJgjthaPgJ4siGyrkUxqi0rlsqyZRaXw6DpkqhqltpbrUgh8GGHZy7JczHdOY3\
            N1SaB5lqqSi3tpgOHIDc9SC52+RcHaJPsszbLN+OxEbLyJA+srtQkSzczsQnlvjrQvE8p8zq/8Mj1mKrFLmFnkSppsvY2E79VCXK\
            z6W/cyraROVLEc+mJQJc5uYtZ2ISGJ5PqDDMxnJXjBMV4RLHk1shd2lcQk8p55/fWJdi+cIECe/dohnENV4nRuIz8+Liyso0/Jtx\
            BLXwpURK1FAh83TKtvQvOt2Iw6JlM37KztUBxgyLK3UWJlezI05+YYqY9YlqxRsW1CdgIt6KpHkmorGYjiWkikhZ/sgPQmXBdq2P\
            saKga/bQ26jl8egV0OTpi7urfiCwk120W/bAIzQafjfM3NhrXQzyBEd3ueFOICTNsjPhWIzUDI4u7+sTruW1YmUlVLNleeTdGUUY\
            kRxYSzN34RAbCYy3L444+l6c5dKOZ70L3gCYsSAMvKlOAlDT331kAbXeaKgsexg1a2saylTvUjS6GGB2JpsdQcoWiXjtWmub0N/l\
            eVOfZG+4rQEOk8RLODdZC/DlDa5J95ZzO3AffG5LlIWbb2yiGLnZm20Im+pt/PXfpicV8yzC+1f6BbCNFCDXwpEtcAG53deuxR5l\
            YABuBLicea41eDO188x+UXl79OjKpVcvZmFaDl7y7oVj2RrPhXo/DuOUk0Pz9Bb5Hlm+msZFJK4BLkiGk7+Y+I0gfyF1NCqn0mzW\
            h81VJXIOTB/5E9KjOJJ+hIYux0sYnWoTBu6YNu8TsjvNdveJylQ+Y8Zd6F2GORz+4VqQ84KOrURfyPm9kPzl81Oy70jOn6gmn2LJ\
            GcvpjxX2diYQbh3hcapUxOeH+sKd33/h45ifnBTvgdNbWHNOsGXJ8by/qqLcZwrvBqhJXFMUSosorI1Inj1dLPIwYKh1EUoA41AP\
            cX9yc3nNb7LlV6Zjz574QcZu7oIbJWYpD1SSqswSb9BHiMxrSZQv+1FWMcLTJ9xq9JEwqDRYYY5p0nwcxTauSBVKXKoHpS0q7vtZ\
            4Ydg5MexHiOCZiDkIs140ZAiFs0tPwzv+0kmOsbY8tpIORygucMCociOpkfBc+4SMrTBUSqdOdL4YVFb9+WN8MZE5rxqfapSGDHz\
            xxDX/EwXUMYCKJscRqXscvUxWURMriF9xiR92EryF188SckO/KVvqKfKtW/nqiUGX6MhSDPDMt1gvfSd/X/19kTddxUvPl10Zv5Z\
            pZZR3ullgx3qSzxY+mCnL/JzAIKEEJLPYOfZzYxfLPd/ZsvOKTA/zBp8LPFx7j3117lAEdeqOXDyjapDD9I4SVRTeJ2KW5xLRX6P\
            uwerA4PMfBl1gEVtbxHBJK++vzhTY8J3andl/LB6QdJmrZUMIplK6+pFbVWshpjJ3y8C7pMwCwscH4sP9inCh/fX4jhjUfoQQgAY\
            Ji3nfmrlwNP6OxZ4+eJJKk8xBML+WLRdeYthiNtSAEe98tole3fut7/9DIceCzqLFgAA
            """)

    static let textsDeJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "8f491bc11488df71",
        text: #"""
            {"dir":"ltr","name":"Deutsch","texts":{"castNoDevices":"Streamen. Keine Geräte gefunden","castDiscon\#
            nected":"Streamen. Nicht verbunden","castConnecting":"Streamen. Verbindung wird hergestellt","castCo\#
            nnected":"Streamen. Verbunden","dialogTitle":"Streamen auf","dialogSearching":"Geräte werden gesucht\#
            ","dialogConnectingTo":"Verbindung mit {0} wird hergestellt","dialogStopCasting":"Streamen beenden",\#
            "dialogDisconnect":"Trennen","dialogClose":"Schließen","permissionTitle":"Geräte bei dir zu Hause fi\#
            nden","permissionText":"Zum Streamen muss diese App in deinem Netzwerk nach Geräten suchen. Du wirst\#
             gleich um Erlaubnis gebeten.","permissionContinue":"Weiter","troubleTitle":"Keine Geräte gefunden",\#
            "troubleNoNetwork":"Du bist in keinem Netzwerk, in dem Cast-Geräte sein können.","troublePermission"\#
            :"Diese App darf dein Netzwerk nicht durchsuchen.","troubleFiltered":"Die Geräte hier unterstützen d\#
            iese App nicht.","troubleNothingAnswered":"Kein Cast-Gerät hat geantwortet.","stepJoinNetwork":"Verb\#
            inde dich mit deinem WLAN oder schließe ein Netzwerkkabel an.","stepPlaneMode":"Schalte den Flugmodu\#
            s aus.","stepAllowNetwork":"Erlaube den Zugriff in den Systemeinstellungen unter „Datenschutz“ und „\#
            Lokales Netzwerk“.","stepOtherApp":"Probiere eine App aus, die auf dein Gerät streamen kann.","stepU\#
            pdateDevice":"Aktualisiere das Gerät: Öffne seine Einstellungen und suche nach einer neuen Version."\#
            ,"stepSameNetwork":"Achte darauf, dass dieser Computer und das Gerät im selben Netzwerk sind.","step\#
            SwitchOn":"Schalte das Gerät ein und warte, bis sein Startbild zu sehen ist.","stepGuestNetwork":"Ve\#
            rlasse Gastnetzwerke: Sie trennen Geräte voneinander.","stepFirewall":"Gib in der Firewall dieses Co\#
            mputers den UDP-Port 5353 frei.","instructionsTitle":"Tippe hier, um auf deinen Fernseher zu streame\#
            n","instructionsDismiss":"OK","play":"Wiedergeben","pause":"Pausieren","stop":"Stoppen","loading":"W\#
            ird geladen","next":"Weiter","previous":"Zurück","rewind30":"30 Sekunden zurück","forward30":"30 Sek\#
            unden vor","mute":"Stummschalten","unmute":"Stummschaltung aufheben","captions":"Ton und Untertitel"\#
            ,"seekSlider":"Position","live":"Live","advertisement":"Anzeige","skipAd":"Anzeige überspringen","sk\#
            ipAdIn":"Überspringen in {0}","upNext":"Als Nächstes: {0}","queue":"Wiedergabeliste","speed":"Geschw\#
            indigkeit","repeatMode":"Wiederholen","nothingPlays":"Es läuft nichts","openPlayer":"Player öffnen",\#
            "tracksTitle":"Ton und Untertitel","tracksAudio":"Ton","tracksText":"Untertitel","tracksOff":"Aus","\#
            done":"Fertig","cancel":"Abbrechen","volume":"Lautstärke","volumeOf":"Lautstärke von {0}","queueTitl\#
            e":"Wiedergabeliste","queueRemove":"{0} entfernen","queueMove":"{0} verschieben","requestFailed":"Da\#
            s hat nicht geklappt: {0}","tryAgain":"Erneut suchen","castingTo":"Wird auf {0} gestreamt","repeatAl\#
            l":"Alle wiederholen","repeatOne":"Titel wiederholen","repeatShuffle":"Alle zufällig wiederholen","s\#
            huffle":"Mischen","connectionLost":"Verbindung verloren. Es wird erneut versucht","accessEnded":"Die\#
            se Seite darf die Geräte nicht mehr steuern. Öffne einen neuen Link.","notConnected":"Kein Gerät ist\#
             verbunden.","nowPlaying":"Läuft gerade","trackUnnamed":"Spur {0}","tracksNone":"Hier gibt es gerade\#
             nichts auszuwählen.","styleTitle":"Aussehen der Untertitel","styleSize":"Textgröße","styleColor":"T\#
            extfarbe","styleBackground":"Hintergrund","styleOpacity":"Deckkraft des Hintergrunds","styleEdge":"R\#
            and","styleFont":"Schriftart","stylePreview":"So sehen Untertitel aus","styleReset":"Zurücksetzen","\#
            colorWhite":"Weiß","colorBlack":"Schwarz","colorRed":"Rot","colorYellow":"Gelb","colorGreen":"Grün",\#
            "colorCyan":"Cyan","colorBlue":"Blau","colorMagenta":"Magenta","edgeNone":"Keiner","edgeOutline":"Ko\#
            ntur","edgeShadow":"Schlagschatten","edgeRaised":"Erhaben","edgeDepressed":"Vertieft","fontSans":"Se\#
            rifenlos","fontSerif":"Mit Serifen","fontMono":"Feste Breite","fontCasual":"Locker","fontCursive":"S\#
            chreibschrift","fontSmallCaps":"Kapitälchen","volumeFixed":"Die Lautstärke wird am Gerät selbst geän\#
            dert.","volumeMembers":"Geräte in dieser Gruppe","muteOf":"{0} stummschalten","unmuteOf":"Stummschal\#
            tung von {0} aufheben","queueEmpty":"Die Wiedergabeliste ist leer.","queueItem":"Titel {0}","placeOf\#
            ":"{0} von {1}","queueKeys":"Leertaste zum Aufnehmen, Pfeiltasten zum Verschieben, Leertaste zum Abl\#
            egen, Esc zum Zurücklegen.","queueTaken":"{0} aufgenommen. {1}","queueDropped":"{0} abgelegt. {1}","\#
            queuePutBack":"{0} ist wieder an der alten Stelle.","queueRemoved":"{0} wurde entfernt.","queueToCur\#
            rent":"Zum laufenden Titel","keysTitle":"Tasten","keyQuit":"Beenden","keyBack":"Zurück","keyChoose":\#
            "Auswählen","keyStart":"Zum Anfang","playing":"Wird abgespielt","paused":"Pausiert","muted":"Stumm"}\#
            }
            """#,
        gzip: """
            H4sIAAAAAAACA21XzXLbOBJ+FZTPHle2UnPJTfFPZjb+28hJaucGEh8plECACzSs2KlUzVPsaWrn4mfIKTe9yTzJogmCpDw+Sepu\
            9H9/3fp6pLQ/enNkyB8dH1nZIf04Q6RQbxKB8IXC0ZuvR7UMdO3OcK9rhCSyJo8kbE/Ee2gL8Q5+/0QQLZpoFWx6y0/OdKidtagJ\
            6uDVta43JO7hq6X4aZbVtj0Q/pTEtFXRtmKnvRIb+BaBYAyVhy8a+bRQr7Q0rr3TZLCQETI2E3MN6etNNl7i2cGrJNYixOTwJDo7\
            eueS9MLBTpP4+urbC44WK+T6UxmeBSkq4MDTOXNJ6s7D2gXz1LgwhFFvjMb+z4HVw3c6BO1sibIEUUELpb14jOIXGQNEo616/gZf\
            2NJvsROTT10MIT1EgFj1vdBWKC52J65Bjzv4rbCy3pTaW8E54ryfRQ4/kGgNdBJIOs+9kbGyOogWFShJHVhP+SRtIzv9GZrAzUje\
            xcqgBPNyn81y1y55tXN+yw0cRaUDscfbQ4+PcxSd4BL8VLQFsOT+Oyf5ZFZ5O/nHOqc8KOmbIROLPAztrGLqnzEJs5YLbQgeKuuY\
            IthoeBFtYgXa/6BH2DnVWd/JMjjixlzZsGNVYzqWQYiNJNFCWs4BYXgcCP0/nbZTYkqjQqhkgHu1VPTz5epaOAUvQukpsYxwKysY\
            IW1Re2ukxZVTYxdKQxA8KBcmtp1TMQgZQxFeGeN2sxO5F7L8b7H1umlyVaxYPwRCB22HoYm2hc05En/9/r8zSbDJvUiPf/3+R6Ir\
            pl66rTQIk6eJVeze0AY+pTPZvPWu0vBDUDnFMoZjznj6MlZzTGQo7b+Vdor3Y68kIeNfUrfaUpRGh0GlkmF8+0bs/9s0NjcUxPmz\
            OFSekDw1LOGFRYRloAraTcbWyfycrlVqBTbik6PJY1lm0otT1/WR4Fn1wguhOxFgKiwaNGirJvU7TfXmxi5LNz+Gzq7upCcc8xzl\
            8VhTIlTaKIaRgA2s0GFqs3cRgQ76zMgQUrfLQHZ0Am/EWkNQBrNpEO6dhbbSKvii7UJ77KQxjGG6ys3hRaHm8MMUfhha5+PZ7U+3\
            zpP4+fXPr0XjoVkbV8DHmrSzoSDJne77PH/HDE2l/ty98JZDY6ic+uCZljMdGBSSnpv3jGFGPjBqaSgG+yrDKqMsd52MQ4swLZDj\
            RmT47weCcVLlJfCZd0ULIzOg2QzFExD2HvfaxTDAs9//qLeJ6LHTVr1+lYivX4k1tgMcisdJoHE+lfDvEveOdXaR8h6MXRdyE7Dp\
            aP/OiLblHG3G2GrZD3ngRLrcKh95QkkTDMcJbNdGK3hOgAuapTlcfc+KL9NH+iXVPT8J6GCJm9w+QrfMCVvdr9RMEvsfFXzoveYp\
            mgR+5fbd/7FgCW1583IU/XVO4cokXNg/JVAmhDcj9z8REXPJGNh0oMF0D6hhb6bIOb263ULTkO0ekhjvpocbZ3K1MjTfpj4IDG5B\
            mP1TbChjeEgSrodlds7I8EXsvzNO5PUl623pzZdTmkVWUWmXReZnOc4XpG+ahhMQ2QHlLOu+YJl2KKGtYZhdVR71ZvDj3pnYDRWS\
            kQLtn/wWE/mmOWTw0C7Tye6/mNPM/oDODdXnywiWGngLW7hXMy81RUq9HlvNI/EDXUht8vqUgdfcuG1bbI3seyp1Jf+waqW2w4ax\
            iJTRttyW462Wh41nnu21yFM+13hlhsQYA7Gb6zyxb2xGEIJ5kb/exKYxKCoeY7N/Mka3z4TDJHalQ3FyvCmdvXSBDq5Kzotxnm+r\
            85BPSwwhMqNcprKuEcK5VVDTubKGJowHy3x7jAnssPEiECK8PSmbKwNhXkuX2m5PcosvD+z3i2Wpw+KKz7I7bvEMbJd5Elp4qVBa\
            86O1ssuXeh89l6FwwnVu1F80vGh1RQJhfJxdHq6Kx7jbP20MxnX5MJ2I3O15MSn4xQQVsbV+ZCmemdbvv6cTp3BOnXF+ZDXSVxPj\
            bfKq9S5FN7jFKlvPv0b+TS9rTQ+cb9TbrZcpWoUgFqKhyJ6rls1/kPPzC2cpb2GvG96vhXHLkI8d89y4bOd4OAlF8AMCaF4MAfSY\
            m4kj+rzRNJ7U+z8L8a1JMWWjO+kfC/kDFDvnqBD+Db7aBjQ0VSG+84BlWrI2mTl9kEzjj9nIALHJViykK9nCkkzU8VtiQLXgmpfz\
            3o+0m0hGZ7KzFAt5vZHK7bLvRra8nohgR+4HqQPUMP0bWU3kM/QeIXM+cQbR0LAeLa2lDawNKfuwxoVCZ8IwmyRG5si5ctYNSBoI\
            4q2HJoycUxmiNNzzrt7CF2r0Qd9jrDF0FXKpi6FOGnMq+8CRyl5TAosDOL7QX8o0iwX8ZgiQ3XSywlSB52z/xGcUnUwKrtDxilz8\
            GdS2nI/vfOx7jMfATTNCcHjpJGD286Og7IByHEx4ft719DA6/WwhDHhhAH9ShH8ldAVRWVs+qerJn2zlH9OmeY9hzV4CnmQghthO\
            rGJjselgj8VtA20Gjh1Yn8pGYeazV5VBy+TzUA+EcYgG6uTgndwOLT9Gmliu6xJ/6dSZ56NOFamqRdJBByK3kRhMRhEdaNwIQma4\
            4nTzkQ1jcHK4N4veXfQKZX3S7KBLXeZhy993k7zEcOrdjei3xcN8YAypycR/RU08pWDxkTY6OaYi0043zoURYEfszYw1SV/Mrmwj\
            bTtexIu7lrMReg1D5TBW82VMY/ep0l1H3779H8sVf+KTEgAA
            """)

    static let textsEnJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "8874ffe78692f019",
        text: #"""
            {"dir":"ltr","name":"English","texts":{"castNoDevices":"Cast. No devices found","castDisconnected":"\#
            Cast. Not connected","castConnecting":"Cast. Connecting","castConnected":"Cast. Connected","dialogTi\#
            tle":"Cast to","dialogSearching":"Looking for devices","dialogConnectingTo":"Connecting to {0}","dia\#
            logStopCasting":"Stop casting","dialogDisconnect":"Disconnect","dialogClose":"Close","permissionTitl\#
            e":"Find the devices in your home","permissionText":"To cast, this app has to look for devices in yo\#
            ur network. You will be asked to allow it.","permissionContinue":"Continue","troubleTitle":"No devic\#
            es found","troubleNoNetwork":"You are not in a network that Cast devices can be in.","troublePermiss\#
            ion":"This app may not look into your network.","troubleFiltered":"The devices here do not take this\#
             app.","troubleNothingAnswered":"No Cast device has answered.","stepJoinNetwork":"Join your home's W\#
            i-Fi, or plug in a cable.","stepPlaneMode":"Switch off flight mode.","stepAllowNetwork":"Allow it in\#
             the system's settings, under Privacy and Local Network.","stepOtherApp":"Try an app that says it ca\#
            sts to your device.","stepUpdateDevice":"Update the device: open its settings and look for a new ver\#
            sion.","stepSameNetwork":"See that this machine and the device are in the same network.","stepSwitch\#
            On":"Switch the device on, and wait until it shows its start picture.","stepGuestNetwork":"Leave gue\#
            st networks: they keep devices apart.","stepFirewall":"Let UDP port 5353 through the firewall of thi\#
            s machine.","instructionsTitle":"Touch here to cast to your TV","instructionsDismiss":"OK","play":"P\#
            lay","pause":"Pause","stop":"Stop","loading":"Loading","next":"Next","previous":"Previous","rewind30\#
            ":"Back 30 seconds","forward30":"Forward 30 seconds","mute":"Mute","unmute":"Unmute","captions":"Sou\#
            nd and captions","seekSlider":"Position","live":"Live","advertisement":"Ad","skipAd":"Skip ad","skip\#
            AdIn":"Skip ad in {0}","upNext":"Up next: {0}","queue":"Queue","speed":"Speed","repeatMode":"Repeat"\#
            ,"nothingPlays":"Nothing plays","openPlayer":"Open the player","tracksTitle":"Sound and captions","t\#
            racksAudio":"Sound","tracksText":"Captions","tracksOff":"Off","done":"Done","cancel":"Cancel","volum\#
            e":"Volume","volumeOf":"Volume of {0}","queueTitle":"Queue","queueRemove":"Remove {0}","queueMove":"\#
            Move {0}","requestFailed":"That did not work: {0}","tryAgain":"Look again","castingTo":"Casting to {\#
            0}","repeatAll":"Repeat all","repeatOne":"Repeat one","repeatShuffle":"Repeat all, shuffled","shuffl\#
            e":"Shuffle","connectionLost":"The connection is lost. Trying again","accessEnded":"This page may no\#
            t control the devices any more. Open a new link.","notConnected":"No device is connected.","nowPlayi\#
            ng":"Now playing","trackUnnamed":"Track {0}","tracksNone":"What plays now has nothing to choose from\#
            .","styleTitle":"Caption style","styleSize":"Text size","styleColor":"Text colour","styleBackground"\#
            :"Background","styleOpacity":"Background opacity","styleEdge":"Edge","styleFont":"Font","stylePrevie\#
            w":"Captions look like this","styleReset":"Reset","colorWhite":"White","colorBlack":"Black","colorRe\#
            d":"Red","colorYellow":"Yellow","colorGreen":"Green","colorCyan":"Cyan","colorBlue":"Blue","colorMag\#
            enta":"Magenta","edgeNone":"None","edgeOutline":"Outline","edgeShadow":"Drop shadow","edgeRaised":"R\#
            aised","edgeDepressed":"Depressed","fontSans":"Sans serif","fontSerif":"Serif","fontMono":"Monospace\#
            d","fontCasual":"Casual","fontCursive":"Cursive","fontSmallCaps":"Small capitals","volumeFixed":"The\#
             volume is changed on the device itself.","volumeMembers":"Devices in this group","muteOf":"Mute {0}\#
            ","unmuteOf":"Unmute {0}","queueEmpty":"The queue is empty.","queueItem":"Item {0}","placeOf":"{0} o\#
            f {1}","queueKeys":"Press Space to take it, arrow keys to move it, Space to drop it, Escape to put i\#
            t back.","queueTaken":"{0}, taken. {1}","queueDropped":"{0}, dropped. {1}","queuePutBack":"{0} is ba\#
            ck where it was.","queueRemoved":"{0} is removed.","queueToCurrent":"Show what plays now","keysTitle\#
            ":"Keys","keyQuit":"Quit","keyBack":"Back","keyChoose":"Choose","keyStart":"To the start","playing":\#
            "Playing","paused":"Paused","muted":"Muted"}}
            """#,
        gzip: """
            H4sIAAAAAAACA3VWzW4bORJ+lYIve/EKWQRzyc3jn8HsxJbHciaYI9NdkgixSS7JtqIN8u5bX1ezKRnYE6s+1j+LRf646m26+nTl\
            Srq6vvJmYGHu/c7ZvBeg8PeSrz79uOpMLk/hjt9sx1lEboVf0VOgXiHahtH3ogHBO5u74D13hfsz2UINVcFb5a3fLWINajLvLDXk\
            WqI3LuxebXE871MJC75hk7q9mv8cwkEoCTTVoBe55vQ1iGhjxRj9+PCzGSwhwomaBEedsotIS14kGtN8uZAR67QKGjkNNmcbfM3i\
            wfqeyp6X2lpPpzAm2ofhnQZ/h5fXMEVxLUo2k4mR9iYjdCc514QvLHkux5AOK/o7jHS0ztE3JpMP3EPNOBeOZMvqwplUpVg/IsJK\
            okNSGL85rrG/74gm8RSe1KlIwatJTD4UhGRqPJKAKYQCL1Y64xGb9atm6nmJCcnXnAdzgkFN2voSLlNt6g/WFU7cT8qtyntOwoTJ\
            RjEHXqq5Ok+ioJ1ufD7CgiZ8Fu9UeDPvQi8Xjv8O1rfcwbXj/Eemr/afD/aaQqLoxp3WozPirOo/O+P5MfSMljva0u0pbLe0dXa3\
            LzSEfpG8wcE1V2BxjrCJfsonERrEZeaCns3XNPqeEz0n+2a6Exnf0+fQGUezkWp4LerpJkaULEEOddHTyuaU4QMdmKlWXctR1b/E\
            3hS+A4YklD1r8U8UInux0kJDLK1/0SFHeuOEQ69WN2bgluyGWQOajm0wuPc8WWl+0HRLMUSb/GWaWt21b4U+0w3+ejJ3NLbQ6It1\
            SDvvwzFr5MWkQtF2ZUxL5r+NnEsL8jObN6YdwOo7f4KTEx2Y49KLJoqtauPBJj4a5yb9Ql/unikGcfXLx18+im4K404D3c6CFLYX\
            VYAh63NJY1ds8Lle1tcwdnvt+6IjZDm/17/e6dzZjDsnWus/MBacOQn9jEU4M2YGi3WKOsR5PgrngunnGayUYF4n1xMW0U+Sdxgz\
            TMykoJKM9f3HD4L+aroDffxAmbvge2xuQzqapLsPSl8KDGNBSI+yCDf6mf+iBN6WOCWGODGpprOtIHJgPmyc7TkhqpAtNpCNfWOk\
            IotwppemLDbzwB4J3fRQPdgohBgWgkyDfvcNRB/q0zJGlAGxRUJdPs34f0Ye4epPrLARmSerWKf6RDZlHgwvE4PK6ojCyWRUWFmK\
            4GUbFw17U1rryHoZoiKYc1JpbZD/VxgVuRl7G6pIU9REbt9Lr7dbuNtuBemDh+07LDgG37GDzkQI8hbcOEDiLyUqst4uGBr8rEYI\
            txVqBl94CG9AlTiXf9SNxwYnlo1cHox187tgCvW2nx4D3NJ6JiWdbnbG+vlDQQaM/lTa9wF0+zvUg5JpvJwTnthlY+25baAqdWOz\
            H7dbxxda15QVnbpqEZhFEcn8eQn+c8hlfuMaSDaTC/hGySBHlDUD03Wc873vua+vajQ7rs8qTJQU3MXHxPgTDSHxitBJ85R21k8D\
            1Yfzv1v7GSCCrm6o4BEdicEAsSNF5Wr3fPHeDBoV2HoSoPOTNtNXnBfUMok12hus2viYbPsQMtM2hUFn6mn+sLRWpQmsmxv7X+yh\
            mymDnvHb4EKqG50wY6pbmFC7FEaPOBtTt9fRdLacLvYoKFhl7vsdvGKp0EOYpgqWCk0Dko8t9KzPpLPzl6UKvnBmKGOFNuJNX/e2\
            wImuM/irk5gE1HUGX7iflPsK/M3OBfhVosK/JWYvqK4zeHsywLA0JyMcY6nQo9mxL0bQmZINluznQ8UyI+uxODuBSlV8szf9FNNd\
            CpGycrr1YmzWFJRQ9I5j4qwbjcZz4svG6GsgC2VOdltx0Ng4wx6DDwJhydF0i41bk0ej4wxERceU9dmYqWp5MM7JMU5uQWPO2mJc\
            Xqbeg/2+/FQVme7P3vgd9xT8+Q/Flsxuu1p0H3n4xikj1fb/R4sQGjDqI4m5qs9kfY68ovWxvBid90MspzmcCUA0DHBVRX4vPIgE\
            llkzOtOpQeGn2f2vxeAffJqf/Zxpg1JSCfr/tuWaTErhSAcRAoxBDrgJ9jh3IPdZSjdBcSyC0Dfp5SWmV7Hn1f81FTCr8yDQPZH7\
            KtAreyHyPBbcXBVB0rBPR3ye4O1o8ury5embaFKgRROkDRL7Mg1uye94Mb5EDAnXCYUKKfTnaKGCRYE5IiwK3GLSQUkJBTf4mOLM\
            gn58weJUlpn7rFT9yPWAlNAOAfA4rT9//g/W3j7YMRAAAA==
            """)

    static let textsEsJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "ed0dcff79b17b9a0",
        text: #"""
            {"dir":"ltr","name":"Español","texts":{"castNoDevices":"Enviar. No se han encontrado dispositivos","\#
            castDisconnected":"Enviar. Sin conexión","castConnecting":"Enviar. Conectando","castConnected":"Envi\#
            ar. Conectado","dialogTitle":"Enviar a","dialogSearching":"Buscando dispositivos","dialogConnectingT\#
            o":"Conectando con {0}","dialogStopCasting":"Dejar de enviar","dialogDisconnect":"Desconectar","dial\#
            ogClose":"Cerrar","permissionTitle":"Encuentra los dispositivos de tu casa","permissionText":"Para e\#
            nviar contenido, esta aplicación tiene que buscar dispositivos en tu red. Se te pedirá permiso.","pe\#
            rmissionContinue":"Continuar","troubleTitle":"No se han encontrado dispositivos","troubleNoNetwork":\#
            "No estás en ninguna red en la que pueda haber dispositivos Cast.","troublePermission":"Esta aplicac\#
            ión no tiene permiso para explorar tu red.","troubleFiltered":"Los dispositivos que hay aquí no son \#
            compatibles con esta aplicación.","troubleNothingAnswered":"No ha respondido ningún dispositivo Cast\#
            .","stepJoinNetwork":"Conéctate a la red Wi-Fi de tu casa o enchufa un cable de red.","stepPlaneMode\#
            ":"Desactiva el modo avión.","stepAllowNetwork":"Permite el acceso en los ajustes del sistema, en Pr\#
            ivacidad y Red local.","stepOtherApp":"Prueba con una aplicación que pueda enviar a tu dispositivo."\#
            ,"stepUpdateDevice":"Actualiza el dispositivo: abre sus ajustes y busca una versión nueva.","stepSam\#
            eNetwork":"Comprueba que este equipo y el dispositivo estén en la misma red.","stepSwitchOn":"Encien\#
            de el dispositivo y espera a que muestre su pantalla de inicio.","stepGuestNetwork":"Sal de las rede\#
            s de invitados: mantienen separados los dispositivos.","stepFirewall":"Permite el puerto UDP 5353 en\#
             el cortafuegos de este equipo.","instructionsTitle":"Toca aquí para enviar contenido a tu TV","inst\#
            ructionsDismiss":"Aceptar","play":"Reproducir","pause":"Pausar","stop":"Detener","loading":"Cargando\#
            ","next":"Siguiente","previous":"Anterior","rewind30":"Retroceder 30 segundos","forward30":"Avanzar \#
            30 segundos","mute":"Silenciar","unmute":"Activar sonido","captions":"Audio y subtítulos","seekSlide\#
            r":"Posición","live":"En directo","advertisement":"Anuncio","skipAd":"Saltar anuncio","skipAdIn":"Sa\#
            ltar en {0}","upNext":"A continuación: {0}","queue":"Cola","speed":"Velocidad","repeatMode":"Repetir\#
            ","nothingPlays":"No se está reproduciendo nada","openPlayer":"Abrir el reproductor","tracksTitle":"\#
            Audio y subtítulos","tracksAudio":"Audio","tracksText":"Subtítulos","tracksOff":"Desactivado","done"\#
            :"Listo","cancel":"Cancelar","volume":"Volumen","volumeOf":"Volumen de {0}","queueTitle":"Cola","que\#
            ueRemove":"Quitar {0}","queueMove":"Mover {0}","requestFailed":"No ha funcionado: {0}","tryAgain":"B\#
            uscar de nuevo","castingTo":"Enviando a {0}","repeatAll":"Repetir todo","repeatOne":"Repetir uno","r\#
            epeatShuffle":"Repetir todo en orden aleatorio","shuffle":"Mezclar","connectionLost":"Se ha perdido \#
            la conexión. Reintentando","accessEnded":"Esta página ya no puede controlar los dispositivos. Abre u\#
            n enlace nuevo.","notConnected":"No hay ningún dispositivo conectado.","nowPlaying":"En reproducción\#
            ","trackUnnamed":"Pista {0}","tracksNone":"No hay nada que elegir en lo que se reproduce.","styleTit\#
            le":"Estilo de los subtítulos","styleSize":"Tamaño del texto","styleColor":"Color del texto","styleB\#
            ackground":"Fondo","styleOpacity":"Opacidad del fondo","styleEdge":"Borde","styleFont":"Tipo de letr\#
            a","stylePreview":"Así se ven los subtítulos","styleReset":"Restablecer","colorWhite":"Blanco","colo\#
            rBlack":"Negro","colorRed":"Rojo","colorYellow":"Amarillo","colorGreen":"Verde","colorCyan":"Cian","\#
            colorBlue":"Azul","colorMagenta":"Magenta","edgeNone":"Ninguno","edgeOutline":"Contorno","edgeShadow\#
            ":"Sombra","edgeRaised":"En relieve","edgeDepressed":"Hundido","fontSans":"Sin serifa","fontSerif":"\#
            Con serifa","fontMono":"Monoespaciada","fontCasual":"Informal","fontCursive":"Cursiva","fontSmallCap\#
            s":"Versalitas","volumeFixed":"El volumen se cambia en el propio dispositivo.","volumeMembers":"Disp\#
            ositivos de este grupo","muteOf":"Silenciar {0}","unmuteOf":"Activar el sonido de {0}","queueEmpty":\#
            "La cola está vacía.","queueItem":"Elemento {0}","placeOf":"{0} de {1}","queueKeys":"Espacio para to\#
            marlo, flechas para moverlo, Espacio para soltarlo, Esc para devolverlo a su sitio.","queueTaken":"{\#
            0}, tomado. {1}","queueDropped":"{0}, soltado. {1}","queuePutBack":"{0} está de nuevo en su sitio.",\#
            "queueRemoved":"Se ha quitado {0}.","queueToCurrent":"Mostrar lo que se reproduce","keysTitle":"Tecl\#
            as","keyQuit":"Salir","keyBack":"Atrás","keyChoose":"Elegir","keyStart":"Al principio","playing":"Re\#
            produciendo","paused":"En pausa","muted":"Silenciado"}}
            """#,
        gzip: """
            H4sIAAAAAAACA41Xx5obOQ5+FX599k7ON3Wa2GFbng1HNAlJnGYRNIPa8nx+GN82x9te9WJLgMUqtewNJ1UBPwEQQOGHfj4xNp58\
            deJyPHl24mHA+nKRAuz/Tq5KMr7M6eSrn080pHxN57i1GhNj/NZCfE9dk0qoNuAVek0+RzCkjE2Bks12S6ka4bPnNlW1R53RHBxf\
            Wq+qHF/a/T/9CD1rOOvXB8AqrDLwhp6i0LwNEoyx4Gj93GaHE0LBpFgiRL1pPk5L0uCP4+7IOZznVMFzIBy4+vmD17PNTOEM0hj5\
            Of4EURlUKL4n1JwJASXdDMbZoaOE7AljFHHAONiULPn5OrogJ1tV7JOw2WEuSkOCpyfxJfu7hQhjQBx+Rm8NPVOYMigIzmrQXAmV\
            LXpULwqqe05OfOoDPfuIaGoBUWVUAY2N+zeq+aP3nriuGcvWF457fJRb5Ujl3mG/0v/RSP3INV1jfqT4IMc4+P0bCcrXzBcPHBm/\
            OpAbhIIGquV7PLoG1+q92eztFDFn+DgjnlpS+h1VkFS+DI4ixJ6P2dqldRmjtOcPxzXiqDawU/Ci7P/MlhPxZzAEyLYeTdJZxzV5\
            7zABmVt34dOjuJA0bPje1Yk31pCkYv8vf+h3um/KGL4j63sWpS773+sMGRUo1xL4a/uLS3vQToq4MpuyAlV8ldQ4WFuh3eatA49X\
            ZLA1NujqFRQ6NZAhBVu+RccunKPHOQDJfUYGg9aY2Jf0NvxUKpzb2qlk6+MAz1h3G6ttbQ0YtVN3aCpYg+vWb/IG4yIEthwL3oNk\
            tPgnCZ2bo38RwHc9yFg392MwkLENv2pyoXMBZ1/x3Q7hXym4j6hSmcPete9HXG8xptZKBbfQbS9hwMNCDEECluAwcUpeFBtI7Y6c\
            Sdv/3o99Ptg0wGEtlo82682Nb8PCojd4ZIAtpoARVHM2FExZwlcBfAbngOtrvdV2ysTXDJrDXYJjjIPEvjG1A1vLMzh9pQbw8s14\
            lTBAZOFbA6tbvrQRH6vTp80QCsZM6sfzW/Xpx59+rNCzVFPMsCq4ZluHaZI4rU85Fp0t+dSny3PSMH5u4V0jsJX++a+Ojp/bxCNB\
            ao4ht2nsYFcFdxgimaKtyKAk5Mjrr4BSpiBfQUaPLHAEpvHCGcT1yGO+DeWlXReLPiNbiri1VMRllURLfLqmxnrz8QfiN0fSaDCq\
            jz9QCdfFGxmOK4qPEBtosQX/Co4RQ8ko7hx63Sip+FG4kI818iSyI8cGSQHrirHcLqnc5/2fc3FiLSE+LJ01GPnilKweOdzZbeMo\
            ZWxEndkamC3GbBMO6LPcrXhtWZMebFiY1ksZooIjzbd+1mHn2xKuW+oWSo+UIt6/GvW1n0e+ccCWAiK7+BU6kpkhKQ0IWaaVFBOz\
            VNK30Xpbi5w6KzWGUbFXHJn8PRg2TQE9gzFyNPfRRoVugmZqTAf6obfiO7PZMaLrmPnk2CbvOHCzWh0O27b5kEdmHZtyK6TX6DgZ\
            8iBl35IrA3JG5MFPopvVLFQGD9PJ8fecdtkdDiTF/mWxGeIh/Kop+KfLI1ZNypdg3QFpraTeHgz16uW4W6zB+r6aRY6Eh2bf/WQX\
            61sdFwO6Bynqwrm5piqToUl14/FAVfysWVZmWzk8OsgtR9GgV+AqiGLrzAl7ha90S+m401nyle6lXMi3CxiFjx3Me+576g4tD56+\
            zwrlpQtv0PTVI+zfrK0HtQPlSVgKpdUjOYhvD1FVWw+Zl9E70GO23pN+7pvynPLdO7cD3ZfnduyRu7rv4FNDy1fWu+9H72EQs7c2\
            5V4DUaVr8njgD8zIaA7XNjZyF0HCyTY2Ktj1nVAyYR0Jw1A6Hj8MXNpXMt1h4D8ssiTwPxbq+tqrFCtAft9Wn9ZI15GK5ztckjeT\
            5iaAtpnnvDwZMHJ6dYi5MGvkFuX+6LJqJHNANrSwMUfoulse7fjIn3eqPJRQbdH/p5vdYcIszZgyr1oapcn4Hr/e2CyOHXhNXVrf\
            tCzEuI6T8A4N26CfJslv0TmSGAaI1rlJ8XVE9DIjo8EuPNsBy84s+NlPQT7+qrguuoI193KVjk9VgTU5vQdkK6dReFOys77/GaA4\
            KZYbMBLZkob72G3cgU1oehM6i1scNecYIqam/KbI1iss6PMSfBKe8yphtCvocn4Rx0eKK/JU5fyDiesNpqvOIBVwVfmtX1EcwHV5\
            ianxXHuafFSIO4OQWioTOJshTfP10r5st3GqCTgSpWG4tzAuNyFSsHS8hjb0FQ73GNn2+ayed6B1LIEa0cskn6m+86afVJ3w0Y2c\
            fzTuL4Yg/f8DDy4HIwduQe//DO910LcZB7mN8DqN54MD3ZzUdzH74WT2e9wlPiFpHv9EZRogOnqmVg71BlKTMrOI9Ak2kcswinUT\
            GazJEayq+qI4KzSF+Bwe0LdQnrEnHnCHAZ1HCgFNR7D9Y8htyTwpGmRMRGckhf7YZ6dFM5HAC2ZHI+mZ46LaOBF9lsZLOUJ810ys\
            8AfczXssagepCZlz225kY5OMUS5y3L8ZQWcbooStRuuOW2aImYHcbdZrG4TWwjTx7w5XnXG/7V8hP8PYZOagxyrw9et/A4RofcZQ\
            EgAA
            """)

    static let textsFrJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "d08e7e16dad79c11",
        text: #"""
            {"dir":"ltr","name":"Français","texts":{"castNoDevices":"Caster. Aucun appareil détecté","castDiscon\#
            nected":"Caster. Non connecté","castConnecting":"Caster. Connexion en cours","castConnected":"Caster\#
            . Connecté","dialogTitle":"Caster sur","dialogSearching":"Recherche d'appareils","dialogConnectingTo\#
            ":"Connexion à {0}","dialogStopCasting":"Arrêter de caster","dialogDisconnect":"Se déconnecter","dia\#
            logClose":"Fermer","permissionTitle":"Trouver les appareils chez vous","permissionText":"Pour caster\#
            , cette application doit rechercher des appareils sur votre réseau. Une autorisation va vous être de\#
            mandée.","permissionContinue":"Continuer","troubleTitle":"Aucun appareil détecté","troubleNoNetwork"\#
            :"Vous n'êtes sur aucun réseau où des appareils Cast peuvent se trouver.","troublePermission":"Cette\#
             application n'est pas autorisée à explorer votre réseau.","troubleFiltered":"Les appareils présents\#
             ne prennent pas en charge cette application.","troubleNothingAnswered":"Aucun appareil Cast n'a rép\#
            ondu.","stepJoinNetwork":"Connectez-vous au Wi-Fi de votre domicile ou branchez un câble réseau.","s\#
            tepPlaneMode":"Désactivez le mode avion.","stepAllowNetwork":"Autorisez l'accès dans les réglages du\#
             système, sous Confidentialité et Réseau local.","stepOtherApp":"Essayez une application compatible \#
            avec votre appareil.","stepUpdateDevice":"Mettez l'appareil à jour : ouvrez ses paramètres et recher\#
            chez une nouvelle version.","stepSameNetwork":"Vérifiez que cet ordinateur et l'appareil sont sur le\#
             même réseau.","stepSwitchOn":"Allumez l'appareil et attendez que son écran d'accueil s'affiche.","s\#
            tepGuestNetwork":"Quittez les réseaux invités : ils isolent les appareils.","stepFirewall":"Autorise\#
            z le port UDP 5353 dans le pare-feu de cet ordinateur.","instructionsTitle":"Appuyez ici pour caster\#
             sur votre téléviseur","instructionsDismiss":"OK","play":"Lecture","pause":"Pause","stop":"Arrêter",\#
            "loading":"Chargement","next":"Suivant","previous":"Précédent","rewind30":"Reculer de 30 secondes","\#
            forward30":"Avancer de 30 secondes","mute":"Couper le son","unmute":"Réactiver le son","captions":"A\#
            udio et sous-titres","seekSlider":"Position","live":"En direct","advertisement":"Annonce","skipAd":"\#
            Ignorer l'annonce","skipAdIn":"Ignorer dans {0}","upNext":"À suivre : {0}","queue":"File d'attente",\#
            "speed":"Vitesse","repeatMode":"Répéter","nothingPlays":"Aucune lecture en cours","openPlayer":"Ouvr\#
            ir le lecteur","tracksTitle":"Audio et sous-titres","tracksAudio":"Audio","tracksText":"Sous-titres"\#
            ,"tracksOff":"Désactivé","done":"OK","cancel":"Annuler","volume":"Volume","volumeOf":"Volume de {0}"\#
            ,"queueTitle":"File d'attente","queueRemove":"Supprimer {0}","queueMove":"Déplacer {0}","requestFail\#
            ed":"L'opération a échoué : {0}","tryAgain":"Rechercher à nouveau","castingTo":"Diffusion sur {0}","\#
            repeatAll":"Tout répéter","repeatOne":"Répéter le titre","repeatShuffle":"Tout répéter en mode aléat\#
            oire","shuffle":"Mélanger","connectionLost":"Connexion perdue. Nouvelle tentative","accessEnded":"Ce\#
            tte page ne peut plus contrôler les appareils. Ouvrez un nouveau lien.","notConnected":"Aucun appare\#
            il n'est connecté.","nowPlaying":"En cours de lecture","trackUnnamed":"Piste {0}","tracksNone":"Aucu\#
            n choix possible pour cette lecture.","styleTitle":"Style des sous-titres","styleSize":"Taille du te\#
            xte","styleColor":"Couleur du texte","styleBackground":"Arrière-plan","styleOpacity":"Opacité de l'a\#
            rrière-plan","styleEdge":"Contour","styleFont":"Police","stylePreview":"Aperçu des sous-titres","sty\#
            leReset":"Réinitialiser","colorWhite":"Blanc","colorBlack":"Noir","colorRed":"Rouge","colorYellow":"\#
            Jaune","colorGreen":"Vert","colorCyan":"Cyan","colorBlue":"Bleu","colorMagenta":"Magenta","edgeNone"\#
            :"Aucun","edgeOutline":"Contour","edgeShadow":"Ombre portée","edgeRaised":"En relief","edgeDepressed\#
            ":"En creux","fontSans":"Sans empattement","fontSerif":"Avec empattements","fontMono":"Chasse fixe",\#
            "fontCasual":"Décontractée","fontCursive":"Cursive","fontSmallCaps":"Petites majuscules","volumeFixe\#
            d":"Le volume se règle directement sur l'appareil.","volumeMembers":"Appareils de ce groupe","muteOf\#
            ":"Couper le son de {0}","unmuteOf":"Réactiver le son de {0}","queueEmpty":"La file d'attente est vi\#
            de.","queueItem":"Titre {0}","placeOf":"{0} sur {1}","queueKeys":"Espace pour saisir, flèches pour d\#
            éplacer, Espace pour déposer, Échap pour remettre en place.","queueTaken":"{0}, saisi. {1}","queueDr\#
            opped":"{0}, déposé. {1}","queuePutBack":"{0} est de nouveau à sa place.","queueRemoved":"{0} a été \#
            supprimé.","queueToCurrent":"Afficher le titre en cours","keysTitle":"Touches","keyQuit":"Quitter","\#
            keyBack":"Retour","keyChoose":"Choisir","keyStart":"Au début","playing":"Lecture en cours","paused":\#
            "En pause","muted":"Son coupé"}}
            """#,
        gzip: """
            H4sIAAAAAAACA3VWS3McuQ3+KyxddJFVm3LtxTetHlvetR7R2NnKESIxI67YJMPHSLLLVbnmX6RyWc2ec8m5/1gAotjTM7JPMw2A\
            eHwE8eHLgbHp4N2BK+ng6MDDgPRxkcCPf4DNJCr4VPLBuy8HGnK5Cme4thozGZ3SN6ZjdVJ19QpihITWKTNuCuoybugsHzmzWQfv\
            SYRmduoqeCXyrempfFu/mhk24ZMlc+QTNeXJ+rXX05lHY8GF1UdbHE4WKtc0qRYISd9LtFvU90hfqMxhLyVPltvEPgYy3qY0/lt9\
            +eHr1mMJkQOJz5OUxj85qEGlW/jJcAsK2S2QQZPvudGpC7ndBqahiSP9sTlT4F7VxxTqmiI4zGpKW1EZn9U61Lx7Bp842g1BKOmk\
            I6WxFOSTzmooXJEJtqjU0eDc555zTeS4JFRp3GSEeqw+eXJQS0g2i4c1tNiKaic7gwN4Kg+Pd5IhCIv1lWvof7nCQvXcOezlfb+1\
            uuVVuMLyGNIDWf+No/pDxlwyBT7eM1Vh/N9eNXxVKiIh6IvKqIqgebx1fzMlzInug0XBkD1A7ghQndwT+BRdSLiP1dbvhXUFU2vd\
            DzspxWbrCxWC9IHeo5cI3P33kFb4+tKO53gU7ugTnx/F/x6GUrM/BE4qBm9aVrlg/CVYv8WyP67Pb9pdQlW/2TcXlltZajJhsNo6\
            VKGquwS+9RwF0uN/KI1ecnd+48DjZTB8qWekAl3smg6Q5UBSBetWhhifOBcet6mcCLRsfQhajy9ZGfCZe57DrByskERV5edcxpcB\
            j1TmnKmEpTXoiwVnqWkUFnUraSkXNLge77pQo5/ESLHOc4bnVsjuReswRPrHlcEatWDQQZ0cfYoGCsqEJGeXWErLuttxa/zOz++d\
            okZLpMuYFelgGF9Kov84e3uShSdLdI5gx5RnIC1gwFnrj5tkl5bO/KO2BlEhGeuhIEXDMs8hB272mhr245/Dq7taPNqi7689Q+9c\
            HXZLIGdQCnojsdidouGVwCvD11NbjENYLi3V0H3+XDGXbbp/rVagwdyjPynr13xNmdDhl2BzcOjL7mjr/i5swkdwbrc9UMWQivp0\
            dqN+fPvj294mig+/WWJVZh8b9md9Lqlqvuc8DZ4YK/eB1VbF7cCczT/K1I2btc3kZc8JDXceGuTm+ldSRQfP7Z3rUhOyAGqb6zft\
            lwsKcUYXJHEBjBUWbE9+QF9I7GWCL6pdQxPEhGsbamZnhKMeN0YsCR3rzdsfhNmqExJ6+4PKqIM3mMlmGdIjJDE6IYf6W0ZDLTKj\
            ayS1a/dN4uoHUdCDkrc8U2qIDYd2OcYGhaW9yDfFltS8ZsSHhbMGUyOkbNme6yZH/Aq9Mjah5krAkO9is2BAHr0PXjfYHmw8MSR6\
            v/I8bLlL95Tv/VYt3SBsXeOVQDn+U2VCMyE1naiop2sjXet4F2i9XprHiGj4qdmCOWMDOSIUmWoMRBw3cn1ehvANXXzuExiVkwaY\
            rzEhomerhsM1jQRLVYiltFVJoB+kK7+Pphg1ZTfaHkVpmW8cuF4u59NYdqbgsfet5pZwAnl1rbB14HnAIMifLrleTjJlcI6kpP4a\
            TtHe4hDW2Fo6xmQHTPOzl6KjDKMDPekSkjaXC7BOCPQwEPJJBjXwMLoPddxMN1rS88kKrJ9veYlGsYxWqLJOTsvdmV0ua2ZfuUrI\
            ftMnbd58DLWoNN12V177eRe0a2x4TwaL+7pcOnzlgftBOJDmCZRg25k8WV/SoAG/aqFkR+RCP4RcdjbRiMlUpL268wUDDXSv7A20\
            xpzPvUEz7TERVtiWDKRsoqtZkfeSxv86THtDV3FrNj7qmClnsVGRD/M9fH/ZkP1oWvPlwCN3vEy3c3kKWZnpefT2/OQ9DM3njc1F\
            eqp37lXwOAWj27ZPKoacGz3LtMZSJo/CGc/brXLBHxQy708lli/s53ZHYB0bVVXwqWDXngYXksxDhzW90v9E6a1SqN7IQLfjC1FP\
            dOC7xXUEbQsTgvwbN634Q/iW8blZ9Q2ZyurSi+BlkXdWT5FvmArwsXEXpvGP+r0CbzFjkVa13rblKEtzcW2/3ds213+iLHQX0odm\
            2r4KdjK8RcNOQl1hF/0deXEj6S9Q/ST9OSF6Hg+YSpedPgOL2s8Uo0pcrF10CSvuYZLKPyAFEiLz6xcRXtfirJ9jJfLFPZiW0vVw\
            l2Q9GDcoSrwFm9FIGyZ0FpeiwDOMCfOk0wnrUyNMXxbQeI1/FPJOWBoxdS0mu2x0inquzqInrvBBSJ28q6V9QlGUU8gVnAy79gyB\
            38ukrSkLM8o/7OEGcO4UYuN/LExMaoDfa2bGz9N0vrBPMihRiUBlXvpeVg6FZyVJWQoP50utmF/icIepMVkfCbJJKW71iLImEAns\
            LwpbLqi+W7zeGPYY43yIpe1LoJY7pKF4lqytweNu+p4S57dqS+oumCkkDn3LBP/L5PpXbHx8niMZyaTIYLNNR2rpxhfihSxS0ynn\
            SHXjLg6ZpeO/9D1EkSYcsBQh9nZqyu8jPKCXVI4k0vE8nbMUYkTTDcT7uNmxuamFZ4rYNAQM9iHMHJZhHrNTanfa6JBHTBZ+JedT\
            boF6KaHsVLKsd9La3VEe8FkWEGEuBkmkvMRPu3wSmeRKPCtvkEWn9yFkbF0fGGuRLgqkFrpy3Xe1bbMTL3x4vSpFqNODbP+l65po\
            EZpdpBXm69f/A3GmYETREgAA
            """)

    static let textsIndexJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "582debd9a97e964d",
        text: #"""
            ["ar","de","en","es","fr","it","ja","nl","pl","pt","tr","zh"]
            """#,
        gzip: """
            H4sIAAAAAAACA4tWSixS0lFKSQUSqXkgohhIpIHEMkuARFYikMjLARIFYAIkVgKSrcpQigUAnULvuT0AAAA=
            """)

    static let textsItJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "c15ea3b0ffd39aeb",
        text: #"""
            {"dir":"ltr","name":"Italiano","texts":{"castNoDevices":"Trasmetti. Nessun dispositivo trovato","cas\#
            tDisconnected":"Trasmetti. Non connesso","castConnecting":"Trasmetti. Connessione in corso","castCon\#
            nected":"Trasmetti. Connesso","dialogTitle":"Trasmetti su","dialogSearching":"Ricerca di dispositivi\#
             in corso","dialogConnectingTo":"Connessione a {0}","dialogStopCasting":"Interrompi trasmissione","d\#
            ialogDisconnect":"Disconnetti","dialogClose":"Chiudi","permissionTitle":"Trova i dispositivi di casa\#
             tua","permissionText":"Per trasmettere, questa app deve cercare dispositivi nella tua rete. Ti verr\#
            à chiesta l'autorizzazione.","permissionContinue":"Continua","troubleTitle":"Nessun dispositivo trov\#
            ato","troubleNoNetwork":"Non sei in una rete in cui possono esserci dispositivi Cast.","troublePermi\#
            ssion":"Questa app non è autorizzata a esplorare la tua rete.","troubleFiltered":"I dispositivi pres\#
            enti non supportano questa app.","troubleNothingAnswered":"Nessun dispositivo Cast ha risposto.","st\#
            epJoinNetwork":"Connettiti al Wi-Fi di casa o collega un cavo di rete.","stepPlaneMode":"Disattiva l\#
            a modalità aereo.","stepAllowNetwork":"Consenti l'accesso nelle impostazioni di sistema, in Privacy \#
            e Rete locale.","stepOtherApp":"Prova un'app che può trasmettere sul tuo dispositivo.","stepUpdateDe\#
            vice":"Aggiorna il dispositivo: apri le sue impostazioni e cerca una nuova versione.","stepSameNetwo\#
            rk":"Verifica che questo computer e il dispositivo siano nella stessa rete.","stepSwitchOn":"Accendi\#
             il dispositivo e attendi che mostri la schermata iniziale.","stepGuestNetwork":"Esci dalle reti osp\#
            iti: tengono separati i dispositivi.","stepFirewall":"Consenti la porta UDP 5353 nel firewall di que\#
            sto computer.","instructionsTitle":"Tocca qui per trasmettere sulla TV","instructionsDismiss":"OK","\#
            play":"Riproduci","pause":"Metti in pausa","stop":"Interrompi","loading":"Caricamento","next":"Succe\#
            ssivo","previous":"Precedente","rewind30":"Indietro di 30 secondi","forward30":"Avanti di 30 secondi\#
            ","mute":"Disattiva audio","unmute":"Riattiva audio","captions":"Audio e sottotitoli","seekSlider":"\#
            Posizione","live":"In diretta","advertisement":"Annuncio","skipAd":"Salta annuncio","skipAdIn":"Salt\#
            a tra {0}","upNext":"A seguire: {0}","queue":"Coda","speed":"Velocità","repeatMode":"Ripeti","nothin\#
            gPlays":"Nessun contenuto in riproduzione","openPlayer":"Apri il player","tracksTitle":"Audio e sott\#
            otitoli","tracksAudio":"Audio","tracksText":"Sottotitoli","tracksOff":"Off","done":"Fine","cancel":"\#
            Annulla","volume":"Volume","volumeOf":"Volume di {0}","queueTitle":"Coda","queueRemove":"Rimuovi {0}\#
            ","queueMove":"Sposta {0}","requestFailed":"Operazione non riuscita: {0}","tryAgain":"Cerca di nuovo\#
            ","castingTo":"Trasmissione su {0}","repeatAll":"Ripeti tutto","repeatOne":"Ripeti uno","repeatShuff\#
            le":"Ripeti tutto in ordine casuale","shuffle":"Mescola","connectionLost":"Connessione persa. Nuovo \#
            tentativo in corso","accessEnded":"Questa pagina non può più controllare i dispositivi. Apri un nuov\#
            o link.","notConnected":"Nessun dispositivo connesso.","nowPlaying":"In riproduzione","trackUnnamed"\#
            :"Traccia {0}","tracksNone":"Non c'è nulla da scegliere per questo contenuto.","styleTitle":"Stile d\#
            ei sottotitoli","styleSize":"Dimensioni testo","styleColor":"Colore testo","styleBackground":"Sfondo\#
            ","styleOpacity":"Opacità dello sfondo","styleEdge":"Bordo","styleFont":"Carattere","stylePreview":"\#
            I sottotitoli appaiono così","styleReset":"Reimposta","colorWhite":"Bianco","colorBlack":"Nero","col\#
            orRed":"Rosso","colorYellow":"Giallo","colorGreen":"Verde","colorCyan":"Ciano","colorBlue":"Blu","co\#
            lorMagenta":"Magenta","edgeNone":"Nessuno","edgeOutline":"Contorno","edgeShadow":"Ombra","edgeRaised\#
            ":"In rilievo","edgeDepressed":"Incavato","fontSans":"Senza grazie","fontSerif":"Con grazie","fontMo\#
            no":"A spaziatura fissa","fontCasual":"Informale","fontCursive":"Corsivo","fontSmallCaps":"Maiuscole\#
            tto","volumeFixed":"Il volume si regola sul dispositivo stesso.","volumeMembers":"Dispositivi in que\#
            sto gruppo","muteOf":"Disattiva l'audio di {0}","unmuteOf":"Riattiva l'audio di {0}","queueEmpty":"L\#
            a coda è vuota.","queueItem":"Elemento {0}","placeOf":"{0} di {1}","queueKeys":"Spazio per prenderlo\#
            , frecce per spostarlo, Spazio per rilasciarlo, Esc per rimetterlo a posto.","queueTaken":"{0}, pres\#
            o. {1}","queueDropped":"{0}, rilasciato. {1}","queuePutBack":"{0} è di nuovo al suo posto.","queueRe\#
            moved":"{0} è stato rimosso.","queueToCurrent":"Mostra il contenuto in riproduzione","keysTitle":"Ta\#
            sti","keyQuit":"Esci","keyBack":"Indietro","keyChoose":"Scegli","keyStart":"All'inizio","playing":"I\#
            n riproduzione","paused":"In pausa","muted":"Audio disattivato"}}
            """#,
        gzip: """
            H4sIAAAAAAACA31XsXIcOc5+FZYSJ/5V+5drE2eyZLl8u5K0Gnm3LoRJzAglNsEjwZEll9/lwgsuuuxiv9g10MPumSmXE7sHAAHg\
            Awh++noSqJy8PYlSTl6fJBhw/PFRIBIkHiWCX6SevP164qHKNV/gljzW0ea+QB1QhE7dNdbakgtUM1cS2rKTwlsQdaDnLqh6Tgm9\
            YDg6ysmZqtZufD5ZUtocmpq8VuKEjvRUOT5y7Px8cRwIIm/uSSLu27jaZuUKofiHKewdeSweXKC9qqiHXRwuud7zeGw/RXBff/m2\
            OBfO51DVUvFNgqXwkMmJpkLTmdl6wWs07j9EaIkbuaIGfKAWVJyx7LwsNfIW3GH+gZyHCk4aHJ7BLxrpFouTHTRY8LX7R8Mq4CBn\
            F3CLzkApeOAzYYzm0RUUPHX35LZYyvd/uhFMOx5fQRMu9PICL1rm6UHsETOh1Kwa+7TcpHD7HLEX87MJ67bXfI3yxOVR7Tm5itaw\
            lqbMrHmNXOZaObHDWrH4Q3y0Q6eLx9s5ydHlHwsWiZP7/i83V6VihzVHLorOPhyLs0uKCmrQ9h8EzQUrJiFzW1vOXAQS74F/ul+k\
            6Iiepfqkzn4MjZbhHsAVkwnr+SqY/8aUFozOd0Ml5CC6v+j/LpcBYec5RtyAa2mUbFk1vSB1dRsh4RUHnAYUZAwMWvnAASLJ2H7A\
            gnPosxj56SC21ayz4b3eUZsjdDRoxjYnlk2lKjjAa+3ebRlj+GeH7k77GdlDnBO6kQcsZznrGNvkt/RKe+Uf0OX2/T/7g+1qi04a\
            74PW/XzKAQRtzWltZ5sNcUngKO5bv3WQC7moro6S3t0Sm7vUNJMtFrvePcQKBlyg+BMLrcmDZWo9V/CH3ASLw6O4rupa3t25Kljr\
            Mmfm+onEP9wkzdx7TIGOHaADEVVYvIGrFHLqbPxZBh1lSvRCe8h+0JyWfN9XvTQQI2pkclwzCb11gmmj96pihgJCh6unO7ukgk8Q\
            48EMgLOZd58ubt2vb359o/W59WSp2R/Dos4oVSnNC3Gq88pj72E0JpexHDc8grv/8+jgBdnuHY/e/KZLKcKzLf9cODRPKoJmi/YK\
            RWydqACsGM77m1yNI0OYFvw5FPIwYLIFlab1umo26rRVWS64JW7V5hU9BkyCo3wsmlJ484v5DoRS7O69+cVV9Jxs2a+5PEGZjM62\
            oBgemwxNDq8mtEAatyVVWZVHGg/ZQFGnKnLoKouwkHBUnxXxcRUpYNGkuZJtc62btmj5ukAFRRQfCFssQhUVBHWZUkveAtVHymdB\
            AYGoC+5Y8zHNOin9GW35ekLxzFXcNCr4dqcZh2P3egRrTEYMdq8ie11EBmpGEFtX1l60pzRNu/R27HpdFqnnJJiasHa7TKPQC+WM\
            Sc0NgbNc7HZlE9iKBv/Yh/GHGHYb03Wb5eRuTH5w4Ga9HjX678gAOKn/S7KUPCSPcQdwjIrAlmMbUCGwj1lys55lLtA+epbzAqHJ\
            7nDg7YTX0Hh7YH81aVa29naKgnZLL4Gi4X+TsYABZw9boVY9CfSuSXk+2wAljdqplq7LTuk6pbrf40euNjvdG3oW49xPJ02EZ9VN\
            wkXV0qJYPbT1OuLROe01l0AJ9f1rEBW1OpteYfVs2O5oGXH6nascUb6MpcLIabUM3YcCunL3WeP02L1PAcNCKTJsKIGhZC9Vpu//\
            tTEsHCMUPNqkzgavpQkuFyk9nto0LzT4x7Sg8+zJ+kkHudPR40G3qfuUEgydU3tPvdOmrNfTGBqBfzWyIZs+F/QlwU0kLIbHsrrt\
            VnUu8rxQu5VQRBeQjreNGq3oZVpjA6Zqz6uou64+58h6Fe1/PNS9G5PcFG7JNs2aU5hVNxk8ia56/TKyEjBGdvXA7H3YaPB3XBbZ\
            JSeZ9jvYy9Llt7rO8UnB3K9D2RsQJwWgfv93t77DiqIjiBN1sMnSGv56ILGYBMlzl76L4I3VYplldxjUAdc6i/6uNWgKHwhinMUf\
            CmKaiEbALjx/Brt6BGkvTLPYsXXJFWx0ikehfVmeOKLSe28zxjvhTZNIqfN4LrNi9QDB8roZPpfu4g6oYujDFwm33fwClRF3pYcd\
            y19zkhWkqt3E9AJuo+sFu0ZZ1BT6UHHFiadXI49SkFbAralW2OnP7bpbqDWXASJ2RSuVtlM5+jXnMNrEc8jVUNGtxhFFeF6zl/Rl\
            yj26SeAquYIbVpbVjuic9As5mV7h8BlL1ZE/+LOzX6NNaTnz7n2/WR+S71f2ki+rvaXZ6o4OjY72//sh23X4HZznAPrHzbaxwGk3\
            +Cg4KPeLaJxmdzZH8JP/8be5/P/Z5W/4bK1S1Nk2QS6YApbIr926oPdo0mrzb9I920IRqqdJPjLOnXCic5EdOD3Gc3738IhpyuO1\
            Bhox3U/monDOGLpB9y6HVrdNdGlMVopBf5IcRFcbH8TsD2RYzKuAsGbJte6lxuMklYkEXSndBkfxpyzjEZ8XSgtVaJL90Uh2/HsS\
            WLILTZyE5w/M1faqreFJuBIoxp1ifGX0Xo3zT/Z/htYvYGe8NnJhJjahz53wybdv/wPU0mQXRhIAAA==
            """)

    static let textsJaJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "c0520db9e5981bdc",
        text: #"""
            {"dir":"ltr","name":"日本語","texts":{"castNoDevices":"キャスト。デバイスが見つかりません","castDisconnected":"キャスト。未接続"\#
            ,"castConnecting":"キャスト。接続中","castConnected":"キャスト。接続済み","dialogTitle":"キャスト先","dialogSearching":"デバ\#
            イスを検索しています","dialogConnectingTo":"{0} に接続しています","dialogStopCasting":"キャストを停止","dialogDisconnect":"接続\#
            を解除","dialogClose":"閉じる","permissionTitle":"家の中のデバイスを検索","permissionText":"キャストするには、このアプリがネットワーク上のデバ\#
            イスを検索する必要があります。許可を求めるメッセージが表示されます。","permissionContinue":"続行","troubleTitle":"デバイスが見つかりません","trouble\#
            NoNetwork":"Cast デバイスを使用できるネットワークに接続していません。","troublePermission":"このアプリにはネットワークへのアクセスが許可されていません。","t\#
            roubleFiltered":"ここにあるデバイスはこのアプリに対応していません。","troubleNothingAnswered":"応答した Cast デバイスはありません。","stepJo\#
            inNetwork":"自宅の Wi-Fi に接続するか、ネットワーク ケーブルを接続してください。","stepPlaneMode":"機内モードをオフにしてください。","stepAllowNet\#
            work":"システム設定の [プライバシー] と [ローカル ネットワーク] で許可してください。","stepOtherApp":"お使いのデバイスにキャストできるアプリをお試しください。","s\#
            tepUpdateDevice":"デバイスを更新してください。デバイスの設定を開き、新しいバージョンを確認します。","stepSameNetwork":"このパソコンとデバイスが同じネットワークに\#
            接続していることを確認してください。","stepSwitchOn":"デバイスの電源を入れ、起動画面が表示されるまで待ってください。","stepGuestNetwork":"ゲスト ネットワークか\#
            ら切断してください。ゲスト ネットワークではデバイス同士が通信できません。","stepFirewall":"このパソコンのファイアウォールで UDP ポート 5353 を許可してください。","in\#
            structionsTitle":"ここをタップするとテレビにキャストできます","instructionsDismiss":"OK","play":"再生","pause":"一時停止","stop\#
            ":"停止","loading":"読み込み中","next":"次へ","previous":"前へ","rewind30":"30 秒戻る","forward30":"30 秒進む","mute"\#
            :"ミュート","unmute":"ミュートを解除","captions":"音声と字幕","seekSlider":"再生位置","live":"ライブ","advertisement":"広告",\#
            "skipAd":"広告をスキップ","skipAdIn":"{0} 後にスキップできます","upNext":"次の再生: {0}","queue":"キュー","speed":"再生速度","re\#
            peatMode":"リピート","nothingPlays":"再生中のコンテンツはありません","openPlayer":"プレーヤーを開く","tracksTitle":"音声と字幕","tra\#
            cksAudio":"音声","tracksText":"字幕","tracksOff":"オフ","done":"完了","cancel":"キャンセル","volume":"音量","volume\#
            Of":"{0} の音量","queueTitle":"キュー","queueRemove":"{0} を削除","queueMove":"{0} を移動","requestFailed":"完了でき\#
            ませんでした: {0}","tryAgain":"もう一度検索","castingTo":"{0} にキャスト中","repeatAll":"すべてリピート","repeatOne":"1 件をリピー\#
            ト","repeatShuffle":"すべてシャッフルしてリピート","shuffle":"シャッフル","connectionLost":"接続が切れました。再接続しています","accessEn\#
            ded":"このページではデバイスを操作できなくなりました。新しいリンクを開いてください。","notConnected":"接続しているデバイスはありません。","nowPlaying":"再生中"\#
            ,"trackUnnamed":"トラック {0}","tracksNone":"再生中のコンテンツには選択できる項目がありません。","styleTitle":"字幕のスタイル","styleSiz\#
            e":"文字サイズ","styleColor":"文字色","styleBackground":"背景","styleOpacity":"背景の不透明度","styleEdge":"縁取り","sty\#
            leFont":"フォント","stylePreview":"字幕の表示例","styleReset":"リセット","colorWhite":"白","colorBlack":"黒","colorR\#
            ed":"赤","colorYellow":"黄","colorGreen":"緑","colorCyan":"シアン","colorBlue":"青","colorMagenta":"マゼンタ","\#
            edgeNone":"なし","edgeOutline":"輪郭","edgeShadow":"影付き","edgeRaised":"浮き出し","edgeDepressed":"くぼみ","font\#
            Sans":"ゴシック体","fontSerif":"明朝体","fontMono":"等幅","fontCasual":"カジュアル","fontCursive":"筆記体","fontSmallC\#
            aps":"スモール キャップス","volumeFixed":"音量はデバイス本体で変更します。","volumeMembers":"このグループのデバイス","muteOf":"{0} をミュート\#
            ","unmuteOf":"{0} のミュートを解除","queueEmpty":"キューは空です。","queueItem":"アイテム {0}","placeOf":"{0}/{1}","queu\#
            eKeys":"Space キーで選択、矢印キーで移動、Space キーで確定、Esc キーで元に戻します。","queueTaken":"{0} を選択しました。{1}","queueDropped\#
            ":"{0} を移動しました。{1}","queuePutBack":"{0} を元の位置に戻しました。","queueRemoved":"{0} を削除しました。","queueToCurrent"\#
            :"再生中のアイテムを表示","keysTitle":"キー","keyQuit":"終了","keyBack":"戻る","keyChoose":"選択","keyStart":"先頭へ","pla\#
            ying":"再生中","paused":"一時停止中","muted":"ミュート中"}}
            """#,
        gzip: """
            H4sIAAAAAAACA40X1XrbTPZV/OV2meGq3KXA1u0y6bcmib7IklfQNouWFIZyw8wxlhvOw4xleIv/zBlrrChyvt4YDvM58+8OWTE6\
            ft6hWkbHNzs0KU3gT3V2u7pUqOdWAGSRx5bZ8fN/d6Qk0+rSb5GHSoqYQETdIvU2qXtIvTGadak3Sr1n1N1iEGeqvjNJnS3qTFJ3\
            gjpn1Fmk7ksQx6TcUsyUrmkkZRH5sqDqUq76ZLv2aaFJfZOTKlpfDC0SVg6Kgra9WCStHoxR5xyoZUVS9b77iqWSCK0/PCbwSSIZ\
            qX6u+oKD7ovq1lLtwwZ1ZqmzQ50h9HFeMLaMvq8D77+/+98EdfLchnY8SUvP3JTMGE9Bne8sVYsbgrYVQiDlYoGovrvZmN9qGaHq\
            JvOuMTNOnTnqTgImQ4y0YpqKrgW++6VP1ClBDOEz1seLXFAOEevAB5AN7lGnTLMOdV4ySe4G9Wapl4NaoN409TxG6ZWpd0LdcuVg\
            op02Ls0/H67vOIzXcYMKmocs1vfe+k/LjPgtwB2m11tnwt1jlHzASm99r7Z1RJ3X1J0SjBecgOxAlG3mPQSuvj4FWMvQ7a9UEkTl\
            i8pZcHXpXcR6pBsDwMlSmIi4Vjk9r73ao84udabR5mhA4osDtaDxgaIe4QNoikYaMxAn+4CTwW+IE3eIBzIIUnuFdxTVIgaRA3Uv\
            UYuLToQjVL5sjF8+88+X2jkkImex/rqumY+aaoCnVnyFbKsJDGZUE5ZERJxpkcyvdEVr5aE+mvNLw2BT4vfKt+4o4f7j9ToJxXo5\
            WgnqvmW/vBnq5SF1F9PylDprEDTmjlDbo0oa6dRlnJz7q/7IMPU2UMQ48FM3Rz1gyF8l4rqq6o9aplP3M7bWCPXW6ntFv7TA3Pgz\
            RnYf4oDR+Awq/gpe7TFEEY3Pg8mJyy4xqt0g4e2N6Lb6iXE9k8FUT0DJAjbapU4+3PmioEXawWHgre+Ditl4LQ8ysmQRvkZipuri\
            h+rMm1grL9pR4nEBlsbMJDMi6wSMQ4yMDwNvl3rvgaa2cVTPTSMW54GwJgkLT8Q9aCjvOXVPqfseeCG8kUngP5uCYfpFHexOosA9\
            YcBV0U8+UqxUfzfr64injcXj6hH8feEPb0O3gqf1j5/9yde1V8eN5Y3IwAOl6OOufwa1v9lW3V2bmFa44t7xlMaUD069cX9stDpT\
            jPXgamYokXLYIwigv5kHsxvZhcr5Oq+hmG6+oxjkkaSqsXnBv+DvOsjEybZD3X3suTwITDy41QO2LAOAWfWjH/zoBwmI39UtoGim\
            Zdiws3XNxC0gRh528Tk6NhsMjz3szgL1Xsb3BNZZRCosbTa8QW73rwGVUaVBNu9GpmuvVtl/ycZ1XTnIVuddsfBNOAsAKv6ruiTz\
            E6Geg3yc189O4JPfQBrfztUChPWAiTSgz3TbZPzj0xwGUVU0+QffBdgPvpuo7b6ojh3z26BXNx5JRhjVyEJms4BK2xbv1lXqbfOw\
            AtTWYuDhOyQlZdBzIGmsvvc3oUH3/OKsf/iaOUbIQFJVZGKIKFROp2unJeak8pDL5eNuBkCS/JAYlmKSNNEsxnHk+c8nmJwBJXNd\
            FhDQj7OkyBMmCH6pNQ8x/2wKchamieTMznSF4ljipv08AbyA/KdN7OBkRJeZggwhsnCikV31j3Yw0hkiWc3NwIaj90qETuN7rwdq\
            wBSc/AjjFQ71hZ9DlzcesOsZojFejB2O3gKK3oLPYCY+xS0rpQZEOUdyIPDXbVnRBb7FxqMQIe7u7UX3wR0GlHWNX5FTlaMRTLmW\
            Iqo4EcEHvM3ygHqoq3a6aUdj9KmAdPeKE7kkUBhnNDwSbETcI2n9IQnYYDSOT2DFcWznBVxt9ximJeYDsKZ1R1JUIgubIwMI/0JF\
            iIRbxuD1PknR0AyXOiPQn5BfcRvDuyN654fnAeRUlML15jSbpw4M9p1ISXCabgzn9xKV409geyxJst/u7VVJWBSeA5tYza9xBs5e\
            lm8Ktgg14PAxgVPqN7oZelM4UzD3+R3NowKzEmq13UNGSqWIad7WZCKHxvYC38bRVcAX/svpyulSkIMcjuUcL3ahMLTYc1hP5aDE\
            h2InuaZfeAjGrOUvOCg1/RFrMMhsuD2DLnigwVMZpeOy28cnSDmoGOyTLmyMKzsbD/aGc1CdWBGnVGNtuLZYgsC3OXMHgzdK0Jgg\
            F0N5jpMyHxAllX/hQTozCmTU/YjeHgXYm7qqGwJdH38XIG6A6X1wmmvMt7o3VZ0vB6jujJRSrEEBx1fjdCP7tDr3hA88JLst9+HD\
            6sDxn86ABwH8jo5jG9f2PgZgLED1sDVFHoVd4jdN5WwyoLlHTML5czhQPM6fYo78vl+xUOf8aQC6oYIjbNQcvwhA9wj69HErAPyR\
            sLMbiYYC2F2DEI2J+vw8AN0clLTgKN8Aw1sqbBxmy0JDp9RHNEtCK1eoe4LFeg5YAjFp1gMW+WwT1m1bqoLg+kmu4RWb4GS/JKNh\
            /unbyvEcFEYTcU9STF7TH0sA9UePWrJuEdj2JkdjT7CzALe6ZiUlzUQXPoAXvFYrpy8DJDEUNoEhjdWl5Ra8U9d0FoniuH843ITB\
            e8yW+HTP44G9jTHJB2jbMGFzI9dIfW8upCQNp9xNKcPNOAxeSPkEn5V8DwNCLIU7ymMii10RGRzVpQKIZlfu1jg8GSKHPRfQSdJf\
            EcMMvZPfgD7UOht51vADJ7SH3Bexl054UbU7eXAB3U5nsFHE3gL7a/tHYLAwEul+aZE0km2AIfy9hzMEj8OU0Pedf39PnB6/Jngw\
            JDOA58ED4bvNIZJ1aqsb/vQbAee7D+AReniPwOsJ4LfNVAvqD3swk+AejASU72JpgGitAHGNnFBM6pCdtww9kyFydA23Z+ixLTZ8\
            WgxoTYmfhNysCPPFY0COXgNtqO/rUKUG9Gl0OIeSADL4AAKmAQj4hTvkhAN/aytMRO2jyw8fADXtFwc1gG726zpe9TxeHJi0JAPV\
            D4811orNUz122eCbQI48ChCFFStHbm+G+e9/vwbKJcRX1BUAAA==
            """)

    static let textsNlJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "ccc1780955978570",
        text: #"""
            {"dir":"ltr","name":"Nederlands","texts":{"castNoDevices":"Casten. Geen apparaten gevonden","castDis\#
            connected":"Casten. Niet verbonden","castConnecting":"Casten. Verbinding maken","castConnected":"Cas\#
            ten. Verbonden","dialogTitle":"Casten naar","dialogSearching":"Apparaten zoeken","dialogConnectingTo\#
            ":"Verbinding maken met {0}","dialogStopCasting":"Stoppen met casten","dialogDisconnect":"Verbinding\#
             verbreken","dialogClose":"Sluiten","permissionTitle":"De apparaten in je huis vinden","permissionTe\#
            xt":"Om te casten moet deze app in je netwerk naar apparaten zoeken. Je wordt om toestemming gevraag\#
            d.","permissionContinue":"Doorgaan","troubleTitle":"Geen apparaten gevonden","troubleNoNetwork":"Je \#
            zit niet op een netwerk waarop Cast-apparaten kunnen zijn.","troublePermission":"Deze app mag je net\#
            werk niet doorzoeken.","troubleFiltered":"De apparaten hier ondersteunen deze app niet.","troubleNot\#
            hingAnswered":"Geen enkel Cast-apparaat heeft geantwoord.","stepJoinNetwork":"Maak verbinding met je\#
             wifi thuis of sluit een netwerkkabel aan.","stepPlaneMode":"Zet de vliegtuigmodus uit.","stepAllowN\#
            etwork":"Sta het toe in de systeeminstellingen, onder Privacy en Lokaal netwerk.","stepOtherApp":"Pr\#
            obeer een app die naar je apparaat kan casten.","stepUpdateDevice":"Update het apparaat: open de ins\#
            tellingen ervan en zoek naar een nieuwe versie.","stepSameNetwork":"Controleer of deze computer en h\#
            et apparaat op hetzelfde netwerk zitten.","stepSwitchOn":"Zet het apparaat aan en wacht tot het star\#
            tscherm verschijnt.","stepGuestNetwork":"Verlaat gastnetwerken: die houden apparaten gescheiden.","s\#
            tepFirewall":"Sta UDP-poort 5353 toe in de firewall van deze computer.","instructionsTitle":"Tik hie\#
            r om naar je tv te casten","instructionsDismiss":"OK","play":"Afspelen","pause":"Pauzeren","stop":"S\#
            toppen","loading":"Laden","next":"Volgende","previous":"Vorige","rewind30":"30 seconden terug","forw\#
            ard30":"30 seconden vooruit","mute":"Dempen","unmute":"Dempen opheffen","captions":"Audio en onderti\#
            teling","seekSlider":"Positie","live":"Live","advertisement":"Advertentie","skipAd":"Advertentie ove\#
            rslaan","skipAdIn":"Overslaan over {0}","upNext":"Hierna: {0}","queue":"Wachtrij","speed":"Snelheid"\#
            ,"repeatMode":"Herhalen","nothingPlays":"Er wordt niets afgespeeld","openPlayer":"Speler openen","tr\#
            acksTitle":"Audio en ondertiteling","tracksAudio":"Audio","tracksText":"Ondertiteling","tracksOff":"\#
            Uit","done":"Klaar","cancel":"Annuleren","volume":"Volume","volumeOf":"Volume van {0}","queueTitle":\#
            "Wachtrij","queueRemove":"{0} verwijderen","queueMove":"{0} verplaatsen","requestFailed":"Dat is nie\#
            t gelukt: {0}","tryAgain":"Opnieuw zoeken","castingTo":"Wordt gecast naar {0}","repeatAll":"Alles he\#
            rhalen","repeatOne":"Eén herhalen","repeatShuffle":"Alles in willekeurige volgorde herhalen","shuffl\#
            e":"Shuffelen","connectionLost":"De verbinding is verbroken. Opnieuw proberen","accessEnded":"Deze p\#
            agina mag de apparaten niet meer bedienen. Open een nieuwe link.","notConnected":"Er is geen apparaa\#
            t verbonden.","nowPlaying":"Wordt nu afgespeeld","trackUnnamed":"Spoor {0}","tracksNone":"Hier valt \#
            nu niets te kiezen.","styleTitle":"Stijl van ondertiteling","styleSize":"Tekstgrootte","styleColor":\#
            "Tekstkleur","styleBackground":"Achtergrond","styleOpacity":"Dekking van achtergrond","styleEdge":"R\#
            and","styleFont":"Lettertype","stylePreview":"Zo ziet ondertiteling eruit","styleReset":"Resetten","\#
            colorWhite":"Wit","colorBlack":"Zwart","colorRed":"Rood","colorYellow":"Geel","colorGreen":"Groen","\#
            colorCyan":"Cyaan","colorBlue":"Blauw","colorMagenta":"Magenta","edgeNone":"Geen","edgeOutline":"Omt\#
            rek","edgeShadow":"Slagschaduw","edgeRaised":"Verhoogd","edgeDepressed":"Verdiept","fontSans":"Schre\#
            efloos","fontSerif":"Met schreef","fontMono":"Vaste breedte","fontCasual":"Informeel","fontCursive":\#
            "Cursief","fontSmallCaps":"Kleinkapitaal","volumeFixed":"Het volume pas je op het apparaat zelf aan.\#
            ","volumeMembers":"Apparaten in deze groep","muteOf":"{0} dempen","unmuteOf":"Dempen van {0} opheffe\#
            n","queueEmpty":"De wachtrij is leeg.","queueItem":"Item {0}","placeOf":"{0} van {1}","queueKeys":"S\#
            patie om op te pakken, pijltjes om te verplaatsen, spatie om neer te zetten, Esc om terug te zetten.\#
            ","queueTaken":"{0} opgepakt. {1}","queueDropped":"{0} neergezet. {1}","queuePutBack":"{0} staat wee\#
            r op de oude plek.","queueRemoved":"{0} is verwijderd.","queueToCurrent":"Tonen wat nu wordt afgespe\#
            eld","keysTitle":"Toetsen","keyQuit":"Afsluiten","keyBack":"Terug","keyChoose":"Kiezen","keyStart":"\#
            Naar het begin","playing":"Wordt afgespeeld","paused":"Gepauzeerd","muted":"Gedempt"}}
            """#,
        gzip: """
            H4sIAAAAAAACA3VXR3bkOBK9Cp7W7X33qrwvSVOpHrcLJX4yIYIABwgmW1mvDjTnmIsNAgRoyqyU/BH4CITX+wttwsUfF5bDxVcX\
            jjqkj0toBEtOx4Qx/uJ48cf7iz1FvvRPcDJ7xKT1OH3DfaOeA05R31MghlMNTt5puHRUTjwxce+dw56hV4cuDVidEG7Xuo8nReOa\
            lebfk5JxOoGqo/ZjXeiN6sKnDVnf3Bi2mDWUIwqzbAcK++N02cPZ/LNHuyJYTLrxSe9jY1QHVu+/+7CQsu/lsolWvvqiJUaviBe/\
            bGnFJ2FrgvURQmYHMzH0CJ2J0XhX3/cEqwgYp+6gjoOJ6pRYPz6Cv+TKq04xilGq82Clcc4s5bwDjwht9pnAG/98o15BjT5oVj4R\
            eURG14n9DU6BqNHfbC5NbmTjhmyq96EhEqM4+OHWoj7ii4lUFS/9JTjd2ibldP/ZsHKSR75XcrRaPBKFBEkYvl7o2sE5sd/cuW8W\
            yuvZRDGteqCjZuMCuUR7H8rjl+PPjGUE6I9DcDQISqwPkTE4uMW7QvbN+k0sOfjQxVGIqhvgWtj1E4jVETiwakCOR+9DdnFk9K+8\
            cYtj3hK16rTKU7C8ZTQHozgnhT+oKLm0dlpLt7CKyFXSa0sOb72WwPw7Z4c6WYOGB9N0Xg9RJYaq/NBaPy4m7JiSsSx5oYyTo/E+\
            MtAZFxnWJrPgvpr8o66DOdH+XsGpN74lstWkSn7FR4RUoIn4OvhbIKiSKEob5PyUB85uasmVvK4Mf/aaGFPnSizTZ7awHvpD+R7Z\
            0rWJCuGUyErW55smnxkMI8TJ0aBesqMOiwsk4YO3Yqw/TMHf+64fWKx3m7vT1fJ9hj3oOeckuVcv2I2G98crV4KxOU6TiSPtj+Ly\
            SRqZAsf9EaETO9OvlPdzvJ4PiFyNze3HClNDkcv9cH9k7x79oD+qSmE1erHtmQkYydoS+D+fXH/dex9Y/fzjzz+ucuBQ9JT4dOMR\
            YRK/h2HPxrtYG8KNaUsldXOY+bT0rY+OPTFRalma22vpPpbupbUfYg+blXsaIiSNaDgjZCiy72ujzoD1pKfm/YZ0RtzUMP/ubQOn\
            ITwBJ+OHmNFgGsECRuP0j98l7MfvVMQ+9y7FCEOTxAcfRgqfyk/eh8Fw0ugGnjp5NxkyuA2ifH/E4VDmX58fLK8btPEKbiomNgxJ\
            XXkY0O6sSaA82EfDBvI8c4K8zZzki/RJDkV0cCxs+Rtu0o2t6R/qLay8ZJMlcrPCSycer3BWKCNx6C8n370wCI7+KPB/BuRJ8A/J\
            2GDuhKkHtMTBwUp2ZYf2IC4d6AXCkaYguqlhXqfoigOehjKHpK9GRYcGQmaFQmpa9BCEWrIgKMHKTKF9W1PtS36sallc1Wa0jtLP\
            Hrk6HKTX5Nhq7+SS15Yo5Pi5PazQOTfYkoknb4cOU6LJj4pcHWZMKmftw2p8dWTF36HzOcxJV6p/NHdabqnytxtpL7UfszQgySM/\
            I2OnmUasTJzmXwM7tFxjyOH+YUMmh77P/XDZnKQ468L0jxybBoJNNSzna3Qf2uwFaxHVsYa4Cq8cJL7/+6/7VLY7DoeDxXzYODUa\
            a9FikHpUyXWNDxrrk3E+k09jQssSZrx74yPncltPTxPzV/B56alP7YO/LQ6l/R4xPnUaum4QPTXGUV4i9HopyG7sgKBuoQ3cxAi3\
            ninWuDz4nN9suE+DWNIsCxKttudJf5RMlwSsTnfDthpyWv7pHHVTqfXe12hkUbz0DqVY1YmsMJSqYqjW4Fx7/v2ys+3Y3OWOvi2c\
            qrYz59zI0UZugvfMqKLH3vpQZa3FEKrkUTImKQ8u956U2gjp0+kqv+ppb/g+u7ttJUpyP32q+FQ3cvs7WqBn3rH0PzAj8H2PKriW\
            no5RBqxXZwPePkhB2nRVfocIocl/ueSR9eEfR8O5IA1X6JFNrxHWkcIMvoOW097rivwLskJN25+t4PMAOMGCX+54fE+CpT/klkty\
            Q013DWPF3lIDx5Tg8isJoBtIlMuWWZCrga3J4FXHAW2Bd0fS2aSdpSbu01cmF9E7MhF62hyO3je64E/QB8RZpA16zsPP8Y5cFK79\
            MQAH632sAgRzECvBKk7SInnrnRciigx1GwDNKKLHFAeS3vHSHXzoAFsFQ4jTiMu/Zq5dR9Y+pj7mNgzjWuoNE9m5zz4zf0HnUcNq\
            QlRPUVYO328XLtnU6qo8ab5Fd4sQN/9ImrLkNMGjL/P96lDart5MecHrnK89fp73tWk/7fqS82os/V56ggWab6rOS0aXVOSPcExL\
            0H65NnN/P8+P17jPMekpT/ZOXsry7LaV/bxPpc13iCJhLKNCZHE+44Ag4jOYRfI07gXOi8+CzybeUOIu5vi+QbqMv1kb9STIKqaL\
            irA3OGOrcz2wNImiE1miMiJPd2m5srOq3qL9ZjsRK6mJy1TUi2U+pUyYFqEb7/JKLT2w7BebXtriftlSPcQnE/q3wfC0dNr0q6LF\
            2BvxyYQ8Pnof805gcK5qO6Ygpy+JQk65WzRGZP22tW9tyVutziXdy2KLoEu6TaDkGl98+PB/2mjWZ+sRAAA=
            """)

    static let textsPlJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "bbb06dd16a34c152",
        text: #"""
            {"dir":"ltr","name":"Polski","texts":{"castNoDevices":"Przesyłanie. Nie znaleziono urządzeń","castDi\#
            sconnected":"Przesyłanie. Brak połączenia","castConnecting":"Przesyłanie. Łączenie","castConnected":\#
            "Przesyłanie. Połączono","dialogTitle":"Przesyłaj na","dialogSearching":"Szukam urządzeń","dialogCon\#
            nectingTo":"Łączę z: {0}","dialogStopCasting":"Zatrzymaj przesyłanie","dialogDisconnect":"Odłącz","d\#
            ialogClose":"Zamknij","permissionTitle":"Znajdź urządzenia w domu","permissionText":"Aby przesyłać, \#
            ta aplikacja musi wyszukać urządzenia w Twojej sieci. Pojawi się prośba o zgodę.","permissionContinu\#
            e":"Dalej","troubleTitle":"Nie znaleziono urządzeń","troubleNoNetwork":"Nie masz połączenia z siecią\#
            , w której mogą być urządzenia Cast.","troublePermission":"Ta aplikacja nie ma dostępu do Twojej sie\#
            ci.","troubleFiltered":"Dostępne urządzenia nie obsługują tej aplikacji.","troubleNothingAnswered":"\#
            Żadne urządzenie Cast nie odpowiedziało.","stepJoinNetwork":"Połącz się z domową siecią Wi-Fi lub po\#
            dłącz kabel sieciowy.","stepPlaneMode":"Wyłącz tryb samolotowy.","stepAllowNetwork":"Zezwól na dostę\#
            p w ustawieniach systemu, w sekcjach Prywatność i Sieć lokalna.","stepOtherApp":"Wypróbuj aplikację,\#
             która potrafi przesyłać na Twoje urządzenie.","stepUpdateDevice":"Zaktualizuj urządzenie: otwórz je\#
            go ustawienia i poszukaj nowej wersji.","stepSameNetwork":"Sprawdź, czy ten komputer i urządzenie są\#
             w tej samej sieci.","stepSwitchOn":"Włącz urządzenie i poczekaj, aż pokaże ekran startowy.","stepGu\#
            estNetwork":"Opuść sieci dla gości: oddzielają one urządzenia od siebie.","stepFirewall":"Odblokuj p\#
            ort UDP 5353 w zaporze tego komputera.","instructionsTitle":"Kliknij tutaj, aby przesyłać na telewiz\#
            or","instructionsDismiss":"OK","play":"Odtwórz","pause":"Wstrzymaj","stop":"Zatrzymaj","loading":"Wc\#
            zytuję","next":"Następny","previous":"Poprzedni","rewind30":"30 sekund do tyłu","forward30":"30 seku\#
            nd do przodu","mute":"Wycisz","unmute":"Wyłącz wyciszenie","captions":"Dźwięk i napisy","seekSlider"\#
            :"Pozycja","live":"Na żywo","advertisement":"Reklama","skipAd":"Pomiń reklamę","skipAdIn":"Pomiń za \#
            {0}","upNext":"Następnie: {0}","queue":"Kolejka","speed":"Szybkość","repeatMode":"Powtarzanie","noth\#
            ingPlays":"Nic nie jest odtwarzane","openPlayer":"Otwórz odtwarzacz","tracksTitle":"Dźwięk i napisy"\#
            ,"tracksAudio":"Dźwięk","tracksText":"Napisy","tracksOff":"Wyłączone","done":"Gotowe","cancel":"Anul\#
            uj","volume":"Głośność","volumeOf":"Głośność: {0}","queueTitle":"Kolejka","queueRemove":"Usuń: {0}",\#
            "queueMove":"Przenieś: {0}","requestFailed":"Nie udało się: {0}","tryAgain":"Szukaj ponownie","casti\#
            ngTo":"Przesyłam na: {0}","repeatAll":"Powtarzaj wszystko","repeatOne":"Powtarzaj jeden","repeatShuf\#
            fle":"Powtarzaj wszystko losowo","shuffle":"Przetasuj","connectionLost":"Utracono połączenie. Próbuj\#
            ę ponownie","accessEnded":"Ta strona nie może już sterować urządzeniami. Otwórz nowy link.","notConn\#
            ected":"Brak połączonego urządzenia.","nowPlaying":"Teraz odtwarzane","trackUnnamed":"Ścieżka {0}","\#
            tracksNone":"Dla tego, co jest odtwarzane, nie ma nic do wyboru.","styleTitle":"Styl napisów","style\#
            Size":"Rozmiar tekstu","styleColor":"Kolor tekstu","styleBackground":"Tło","styleOpacity":"Krycie tł\#
            a","styleEdge":"Krawędź","styleFont":"Czcionka","stylePreview":"Tak wyglądają napisy","styleReset":"\#
            Resetuj","colorWhite":"Biały","colorBlack":"Czarny","colorRed":"Czerwony","colorYellow":"Żółty","col\#
            orGreen":"Zielony","colorCyan":"Błękitny","colorBlue":"Niebieski","colorMagenta":"Purpurowy","edgeNo\#
            ne":"Brak","edgeOutline":"Kontur","edgeShadow":"Cień","edgeRaised":"Wypukła","edgeDepressed":"Wklęsł\#
            a","fontSans":"Bezszeryfowa","fontSerif":"Szeryfowa","fontMono":"O stałej szerokości","fontCasual":"\#
            Swobodna","fontCursive":"Kursywa","fontSmallCaps":"Kapitaliki","volumeFixed":"Głośność zmienia się n\#
            a samym urządzeniu.","volumeMembers":"Urządzenia w tej grupie","muteOf":"Wycisz: {0}","unmuteOf":"Wy\#
            łącz wyciszenie: {0}","queueEmpty":"Kolejka jest pusta.","queueItem":"Pozycja {0}","placeOf":"{0} z \#
            {1}","queueKeys":"Spacja podnosi, strzałki przesuwają, spacja upuszcza, Esc odkłada na miejsce.","qu\#
            eueTaken":"{0}: podniesiono. {1}","queueDropped":"{0}: upuszczono. {1}","queuePutBack":"{0}: z powro\#
            tem na swoim miejscu.","queueRemoved":"{0}: usunięto.","queueToCurrent":"Pokaż to, co jest odtwarzan\#
            e","keysTitle":"Klawisze","keyQuit":"Zakończ","keyBack":"Wstecz","keyChoose":"Wybierz","keyStart":"N\#
            a początek","playing":"Odtwarzanie","paused":"Wstrzymano","muted":"Wyciszono"}}
            """#,
        gzip: """
            H4sIAAAAAAACA31Wx3ojOQ5+FX4+eyfnm9thsqW1uifdqCIsU8Uiahm6pmqzJz2Ddx6jTxNult5rAbKSNOGiAPzIIIC/nyjtTt47\
            McGdnJ5YWQH9WaLxpab/Ab4O/uS9v58U0odrvIDnugDPCNeBb/f30mp4SVxrEJ2VBjqNFkV03e471cH+W1LBkhfaF2gtFAHUb4Sf\
            OFmKGvf3u++KDqyWvdB5ltB28xuR/X97LMywv6992StGi4RVWhrcPNXBwBy5FVaO3BVIV9xls6sulrKaBzSgJu+eIgGzR7sH0b0n\
            /v7KPydlAetz6fsovpLBdW1F9uqZkyN4ShNhFyo7Plk06CEpqUqrt0SvwVXae412iOgrK7dq//PgMGdTNEJhFQ/hVFZCn63byZHd\
            D6ciSCFro0tZbKWooteiaT2lgJhHKp82uIWt8BoKzUneykbTP0pA7XD/41oKFN0G1e7hpQPLlLagbWRfL6QBjiI4jGsDQwh/0ksD\
            9BqvITToyh5eSd8ddJDosme7707J1zI8vnDkbIWb3Xdi3R4Fw+V5aVK+HH0l7U/nCbHJlFDow+6hjvTjMA2TjittAjhQHGVGW5jZ\
            zKpw7ff3cRO35FSA7WhorugaA3fimfVNr2//i1QHyiAFkDWqGhsNqtNyf4+sxgeoP0Jtp3wN7yEXq+PewIY86PMlPtd/udLCxDUl\
            VPXQUq7BZAQ27aB3aaSFT1Fx0T5ve2hw7Vp4WaHBMMOeGYPN5MRX0DWPL4ywYzapTNEH2WhOT3EnfEtiVeTyeSiLLdOWrm1ksNRe\
            VEEtVhro22ApjZWDoUW4A3dW18mn2j2+WMcps7uH09wMkoILTt7qefuTN7me8+QOep/VSgbI8y+9wTJEaXQXt3P0ewJDQ/o7sYUN\
            ziISZAn5JfGowYaq3YDzWz2oX8kKpvSsaicbesanouhaEcCKEqs6BnBCH1TeU8Eabh5O+awPs85Gh+JuYTkVfXXmsuxR0QF5dCrk\
            /lf6V9IXCCidtII8d/MCvh/Bh8nDRR25CtmgUEaKDZWl0JQApToNRnJX41HXo2KB9ZTVK+2gkcakcbemUlI6a3RBPLtYijdff/N1\
            iq6TROlABM7okIdUb219cLEIGq0fpsfHRvNwFCGGFNi6PS5xAAON7tAdaaDhy++eXfmYR5aRbXIrF5QpMvrU674f4ikIrFM7TCSD\
            UuVp/zlVL0TqOqLaPHGvZZ4GLetz1E0Y0zZFdlJZTWRH3ln1+itEfv0Vbv5oFY+aQCFE4t+ia6T7HQCpQMWIKob8Jgvt2fFomTJ/\
            pQ2zpv1ZpwTwsNr/3NBYKIUWVtbas5seoFwZrcAlR7u22EoOUz+HFJDY/9o2SBSpnoML2kMFlmO9gdLIirG+1PWZSuKV3n8rXOJQ\
            XgbWh3ZidrJfoLG+PkyahmG3/i1CTNVGA9symagBVFrY7bpMEyKlsgYZ+hG1xCZI1/UL1+bBuqQqezahizRBt+CDQKp5QjIQa7CM\
            SuEvcjOMiLSdg5NFmRvwd1M4IM6i0jhDTKJDmAfwxe3trGSYnFFo2cb7PFtz6WwBhje5jSZy9z1HE6uE2d9TGvKwHOmL2yPOQUI5\
            hFlWB/INVJhq/czH/bcHEp9mxtKlXtr/ODAdENuHK6kNqH5JR8VLKa2dARZce7aR2g6HFj9+i8101uXranaoVcLKQTpXlzbLrLg0\
            V33X+lDiCFhYOABsQYEduau7eHtr4HdVCIMeU2v7CUWeBOlTrvtbTaP9BH3gBHHl0OL8FuETNK+h3cM8PFkU4P2lVaDyneGDQ9sf\
            GciDeBtpKvsADpuj+6vSL4mhFUlhK4y25Uu5q+eX8MFljRY2ONeSBRpu7jyvnoKT3az7h1Z8Zq2s8vHxv4LK/GuZn+jQqde5Ky+M\
            TEOathYeP6TT4XiyuuBZ1bRrdDGvgXa6/Vb0Jz+bxxfNwFzpjnk32FVaOjJR+hAH5jkadLln8Zj3hJzbOIw2ZZiab2Asalno0LKY\
            aykiEai1Bual2kDiyGb3QEt4oF9hmmrnXaHRliN8yVMcmlTDkuLaGMovb7/ZBGXcDXhg+fSd24dd/vxOB+BS8cnWDtQnhlxPxqSz\
            I/UGVKKBa3Cifgl8W6XL8PHF/j6MjPcdgOXlpMHM8OettGyQuuKh1MHOjMb+/l5r8KUe6J/KDdggufmjq6PDhkWA0sSF79uspyxi\
            MNrmIWJDdD15dSdV8vFc8yGfiTdSe1D5UIslVyDTL6B24HtWaXYPPvNuSeNKWs8WofMduPYWm5EDTt9yCx3RP0WLPLmFD5Rh2AoW\
            xDJdKz3kXPooDcs2uEZl5UCPzuct9zH9aidTlTTmXNaeObLWQRpd6nHIXumvQR3NWdFV+Q5MV7eVfK+11ew1xpdG+U+hWoPzPE9G\
            tuzPvI2LtYa843maD1t+mInRTozjZX+0Pi+rOrTTtM8vtuaT9aUB8mGAalr6vXBtZJEt0H/Rib+/Oqr8GFqfzlfJ8BqVRa9PebJ1\
            lPuyv7Zjw8+DyBkWyWZXdPJUXPpCoOJOUJJzVGnY+gJGd+iBgc1230vaNXiNFl+a+3DhsK5B9bBB+zFqGQNPhwHVkbrGIYWbatOg\
            rnrr8aXDNTgp9tFSLQNO7iE1jMu3zzId0yL87jAkgRLa2ckqGy5QJv816pAuSmrRb4suE7OvfHnCQDq/Q/T5qFtrcD11FaTLtwRf\
            99Q9AUqu2TjjF4MXGoaTVs1uWot9b6mxtZBo//zn/wHvSysKJxIAAA==
            """)

    static let textsPtJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "e318069aa186203c",
        text: #"""
            {"dir":"ltr","name":"Português","texts":{"castNoDevices":"Transmitir. Nenhum dispositivo encontrado"\#
            ,"castDisconnected":"Transmitir. Não conectado","castConnecting":"Transmitir. Conectando","castConne\#
            cted":"Transmitir. Conectado","dialogTitle":"Transmitir para","dialogSearching":"Procurando disposit\#
            ivos","dialogConnectingTo":"Conectando a {0}","dialogStopCasting":"Parar transmissão","dialogDisconn\#
            ect":"Desconectar","dialogClose":"Fechar","permissionTitle":"Encontre os dispositivos da sua casa","\#
            permissionText":"Para transmitir, este app precisa procurar dispositivos na sua rede. Você vai receb\#
            er um pedido de permissão.","permissionContinue":"Continuar","troubleTitle":"Nenhum dispositivo enco\#
            ntrado","troubleNoNetwork":"Você não está em uma rede que possa ter dispositivos Cast.","troublePerm\#
            ission":"Este app não tem permissão para acessar sua rede.","troubleFiltered":"Os dispositivos daqui\#
             não são compatíveis com este app.","troubleNothingAnswered":"Nenhum dispositivo Cast respondeu.","s\#
            tepJoinNetwork":"Conecte-se ao Wi-Fi da sua casa ou use um cabo de rede.","stepPlaneMode":"Desative \#
            o modo avião.","stepAllowNetwork":"Permita o acesso nos ajustes do sistema, em Privacidade e Rede lo\#
            cal.","stepOtherApp":"Teste um app que possa transmitir para o seu dispositivo.","stepUpdateDevice":\#
            "Atualize o dispositivo: abra as configurações dele e procure uma nova versão.","stepSameNetwork":"V\#
            erifique se este computador e o dispositivo estão na mesma rede.","stepSwitchOn":"Ligue o dispositiv\#
            o e aguarde a tela inicial dele.","stepGuestNetwork":"Saia de redes para convidados: elas isolam os \#
            dispositivos.","stepFirewall":"Libere a porta UDP 5353 no firewall deste computador.","instructionsT\#
            itle":"Toque aqui para transmitir para sua TV","instructionsDismiss":"OK","play":"Reproduzir","pause\#
            ":"Pausar","stop":"Parar","loading":"Carregando","next":"Próximo","previous":"Anterior","rewind30":"\#
            Voltar 30 segundos","forward30":"Avançar 30 segundos","mute":"Desativar som","unmute":"Ativar som","\#
            captions":"Áudio e legendas","seekSlider":"Posição","live":"Ao vivo","advertisement":"Anúncio","skip\#
            Ad":"Pular anúncio","skipAdIn":"Pular em {0}","upNext":"A seguir: {0}","queue":"Fila","speed":"Veloc\#
            idade","repeatMode":"Repetir","nothingPlays":"Nada em reprodução","openPlayer":"Abrir o player","tra\#
            cksTitle":"Áudio e legendas","tracksAudio":"Áudio","tracksText":"Legendas","tracksOff":"Desativado",\#
            "done":"Concluído","cancel":"Cancelar","volume":"Volume","volumeOf":"Volume de {0}","queueTitle":"Fi\#
            la","queueRemove":"Remover {0}","queueMove":"Mover {0}","requestFailed":"Não deu certo: {0}","tryAga\#
            in":"Procurar de novo","castingTo":"Transmitindo para {0}","repeatAll":"Repetir tudo","repeatOne":"R\#
            epetir um","repeatShuffle":"Repetir tudo em ordem aleatória","shuffle":"Embaralhar","connectionLost"\#
            :"A conexão caiu. Tentando novamente","accessEnded":"Esta página não pode mais controlar os disposit\#
            ivos. Abra um novo link.","notConnected":"Nenhum dispositivo conectado.","nowPlaying":"Tocando agora\#
            ","trackUnnamed":"Faixa {0}","tracksNone":"Não há opções para o que está em reprodução.","styleTitle\#
            ":"Estilo das legendas","styleSize":"Tamanho do texto","styleColor":"Cor do texto","styleBackground"\#
            :"Fundo","styleOpacity":"Opacidade do fundo","styleEdge":"Borda","styleFont":"Fonte","stylePreview":\#
            "As legendas ficam assim","styleReset":"Redefinir","colorWhite":"Branco","colorBlack":"Preto","color\#
            Red":"Vermelho","colorYellow":"Amarelo","colorGreen":"Verde","colorCyan":"Ciano","colorBlue":"Azul",\#
            "colorMagenta":"Magenta","edgeNone":"Nenhuma","edgeOutline":"Contorno","edgeShadow":"Sombra","edgeRa\#
            ised":"Em relevo","edgeDepressed":"Rebaixada","fontSans":"Sem serifa","fontSerif":"Com serifa","font\#
            Mono":"Monoespaçada","fontCasual":"Casual","fontCursive":"Cursiva","fontSmallCaps":"Versalete","volu\#
            meFixed":"O volume é ajustado no próprio dispositivo.","volumeMembers":"Dispositivos deste grupo","m\#
            uteOf":"Desativar o som de {0}","unmuteOf":"Ativar o som de {0}","queueEmpty":"A fila está vazia.","\#
            queueItem":"Item {0}","placeOf":"{0} de {1}","queueKeys":"Espaço para pegar, setas para mover, Espaç\#
            o para soltar, Esc para devolver ao lugar.","queueTaken":"{0}, selecionado. {1}","queueDropped":"{0}\#
            , solto. {1}","queuePutBack":"{0} voltou ao lugar.","queueRemoved":"{0} foi removido.","queueToCurre\#
            nt":"Mostrar o que está tocando","keysTitle":"Teclas","keyQuit":"Sair","keyBack":"Voltar","keyChoose\#
            ":"Escolher","keyStart":"Para o início","playing":"A reproduzir","paused":"Em pausa","muted":"Sem so\#
            m"}}
            """#,
        gzip: """
            H4sIAAAAAAACA31Xx3Zruw39FSyP7+v9zeT2qkt828oQPoQkxjwEH0jqttQ/Se+ZpCdT/VgI8jTLa2UkHmBzE40g9ObIWDn6/Mgl\
            OXp05LGn8nHNkvIm7/8YiyzRyxSPPn9z1GFMl3xKO9tRLKgngj72Nll5Gy7Jb3MPxsbAsYh2DOQ79knQcCHRvac2FomnLpE53L7/\
            FUPHqpvxJw1s/eYAfdKA/hBJ5iFwYjQWHW+e2OToHgoCCk76x4TSbduR18JdFj1m6VecsLN9T7jAZ6sA4c27P5o5E4cTjGlgRUGB\
            1M6PsTg+AecAFdwpxSEgMp/oOKr159RtqziQKIllPzp21qJOwPGe1WAQYkboMOL9jSW9g1mQpqg8AoqJAEOAINTZiBBaOOQ+rW+0\
            Qobehmfc7f8IO7RQ9tAtCeQeAhmrIaSyksHlt++ZUCKXrM9q/rCsziXhfOto9Oz/l9gEv+RLSi9Y7sqWZo8vB6o7+18A9cWiZi18\
            lwkKU0RIdOCUZuvtmfJ6slQDPMSl0SbqF27VWgLsqLDKHJeZ6dy6RFLr9OpBfr7LtpHGdhv6gGn/lx3ZqB9TQt5e+pq0Vlc+vhhY\
            HwapOgNCReANZd1diMLXbP0cqFa79FYkQIbn9q1zuywY4Aw5kmazw1vN5eSYcl079HTBhlrZYjmWgKFnvQo7W7wZkSvn+MV8bA1s\
            KvQtZgyeI+APcoFGKJujLaseH2nersXusLMGDQHBjWbQcYdupL5KW5JVCHq5a6hyr9Fapvn+nYfCT3kZqpHqaTCYqDW6QrdKGZ19\
            TcBL8OeAt5psTY5f200W3P9u/w81nBwBDfeFasF53iHsSOIiFo+xp0Wpkti1VWMjtVRrAWRtXgIHR6teS8Qj9BSHep5oX9jUba+0\
            VL8tVj3YCrjJKIZA694hWG87i06tnji+yBTTbNtjtDjmPLbYFZ93mguOn0NhiWAjO+wPu85IeG6FXqBz1ahbEj09sCSEp6fX8NEH\
            H30AnmE9oMAcBEBprI9Jcpcs+zh1cdaA6cVpVh1mWOv3ybODzae2Nl69gt8UVXD4qqxvKAib/NqKyjDH+g6WX5TqA4fWJOunYzSt\
            m5+gCG2Gp8gPrVT2f3tpe5UEoZ3lrIetfCKxrNuLl9abD96tHcolFPjgXYi0yd7U52XN8gKlAVY79PvfPYD0OS1uW1FH7os4+0Gx\
            Wko7DNXzIt//LBurVeBoQ96gckWiu8fOGpL69Edb6ri+Ss7uKhfDzu5UgGZHkmyknnyqPu3/6zurqnhnw8ooQXYogIear/yko354\
            HnO4bBFbVdesfD4oSlZzfeesQ2UIRKbeEcetA9QgBsLUuo5mj1JNnW8t8bpkNWo/RIN6oLT0jp5xIK8QEj39VqwAQ2gC7a7Y3U1F\
            9iBkE2Kligkxb2xOfXsIv1qvFylrQwn74dXrXN7/ZRhofEdOpXVRC27HLvekIWiLUXK1nmRgaBm9Zv0Ywia7oZ5rRttClviLprlY\
            yIWKJqZztK6Gvw5phjJ0JInHXCV5tdqgremdJgTSjtecidOANM1c3rSXUhmmTK6cmxMJKRueVFeeFqrcT4rH27xeOzrYp/lmMdQD\
            ugLa/01sraIJfNbfoqBrI9QwcVn233JsxVhE9LK+wWjz2/CEfBvrtItr5Wv8sdMX68wbMm0oQAj7X2ysx/aGBzYEPdqobEnYoTxo\
            jlAqD4s/NVjgrL97u1Xwcp59+KLPg3KDv9BKHqZk7toAumHBsfCeeo995SqpfNmiPtbkZaEaU7stAxKH9oiNL2SpgDY6HV6i1tlf\
            TeOZhsA6BoNxuigj5LF9Xbs19ui3BcKQyhXhUX3CjqXeAnmgOy5GboSzr+aXn0lzFbCzSVt3WbWuoLvXS8yZ2ejBxywGR9k519al\
            PzTKrrVN0wtN/mw9rG2HPWCMth+BNxQp1XIztLbetgJyLM+3NtWjBH3Ho/TYFfPrxaA0CW+GXiY9ue0k/T45x9WCHoXcJP9CiHzD\
            GxqFJ69QZScW/eKsTLr9dXaj6AI3WrpFOqyKgkpINOlTZY3Cq5ycHbtRYvE8KB5v0VTLHnN/KyP8Bm1spa914Wg3wk8pCMWmu6Fb\
            rbga/HVhfYw+KhH1EHXemeT6UU8+UFyw5yLXH4qhDFgz1wnGjK4o22KUZont1Wqr6YQenTvBEFsoIzpKcxs9ty/bTA7tG/Z/aGMo\
            1lsPobzoQSwfDosNfUH9LYkyn87qOAwxG8mB24PduvX8ZLM+z3Pbzn7CrA4Bc58+60Mt+hWsrcPhbu7wtcW3R8hXifqC0J9hZ3DY\
            NebyXQnfmwi/ofpQntXwDn050AblEURKGJtE34siuYeKdXZRYdcEhkpACg6QweVCMZn0BO/It+OV1lFn2WsDW1pyKhwCmQlW6O8D\
            rnPSfjC4sVN9fnBWe+VGGlizBVGJNTybw6U6hHyqtRWToNzrdam10QK/o1fztEmdw9iE38s2tclYmkANm+a5JjrZMsfWGjt2WxrE\
            jwtg+sfNYP3+L21QClMbX4EcjKPTXdM1DvVk2l2qU96PfvQ/BHqbCsoRAAA=
            """)

    static let textsTrJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "95304697bb7f4ae4",
        text: #"""
            {"dir":"ltr","name":"Türkçe","texts":{"castNoDevices":"Yayınla. Cihaz bulunamadı","castDisconnected"\#
            :"Yayınla. Bağlı değil","castConnecting":"Yayınla. Bağlanıyor","castConnected":"Yayınla. Bağlandı","\#
            dialogTitle":"Şuraya yayınla","dialogSearching":"Cihazlar aranıyor","dialogConnectingTo":"{0} cihazı\#
            na bağlanılıyor","dialogStopCasting":"Yayını durdur","dialogDisconnect":"Bağlantıyı kes","dialogClos\#
            e":"Kapat","permissionTitle":"Evinizdeki cihazları bulun","permissionText":"Yayın yapmak için bu uyg\#
            ulamanın ağınızdaki cihazları araması gerekir. Sizden izin istenecek.","permissionContinue":"Devam",\#
            "troubleTitle":"Cihaz bulunamadı","troubleNoNetwork":"Cast cihazlarının bulunabileceği bir ağa bağlı\#
             değilsiniz.","troublePermission":"Bu uygulamanın ağınıza erişme izni yok.","troubleFiltered":"Burad\#
            aki cihazlar bu uygulamayı desteklemiyor.","troubleNothingAnswered":"Hiçbir Cast cihazı yanıt vermed\#
            i.","stepJoinNetwork":"Evinizdeki kablosuz ağa bağlanın veya ağ kablosu takın.","stepPlaneMode":"Uça\#
            k modunu kapatın.","stepAllowNetwork":"Sistem ayarlarında Gizlilik ve Yerel Ağ bölümünden izin verin\#
            .","stepOtherApp":"Cihazınıza yayın yapabilen bir uygulama deneyin.","stepUpdateDevice":"Cihazı günc\#
            elleyin: Ayarlarını açıp yeni sürüm olup olmadığına bakın.","stepSameNetwork":"Bu bilgisayarın ve ci\#
            hazın aynı ağda olduğundan emin olun.","stepSwitchOn":"Cihazı açın ve başlangıç ekranı görünene kada\#
            r bekleyin.","stepGuestNetwork":"Misafir ağlarından çıkın: Bu ağlar cihazları birbirinden ayırır.","\#
            stepFirewall":"Bu bilgisayarın güvenlik duvarında 5353 numaralı UDP bağlantı noktasına izin verin.",\#
            "instructionsTitle":"TV'nize yayın yapmak için buraya dokunun","instructionsDismiss":"Tamam","play":\#
            "Oynat","pause":"Duraklat","stop":"Durdur","loading":"Yükleniyor","next":"Sonraki","previous":"Öncek\#
            i","rewind30":"30 saniye geri","forward30":"30 saniye ileri","mute":"Sesi kapat","unmute":"Sesi aç",\#
            "captions":"Ses ve altyazılar","seekSlider":"Konum","live":"Canlı","advertisement":"Reklam","skipAd"\#
            :"Reklamı atla","skipAdIn":"Şu süre sonra atla: {0}","upNext":"Sıradaki: {0}","queue":"Sıra","speed"\#
            :"Hız","repeatMode":"Tekrarla","nothingPlays":"Oynatılan bir şey yok","openPlayer":"Oynatıcıyı aç","\#
            tracksTitle":"Ses ve altyazılar","tracksAudio":"Ses","tracksText":"Altyazılar","tracksOff":"Kapalı",\#
            "done":"Bitti","cancel":"İptal","volume":"Ses düzeyi","volumeOf":"{0} ses düzeyi","queueTitle":"Sıra\#
            ","queueRemove":"Kaldır: {0}","queueMove":"Taşı: {0}","requestFailed":"İşlem başarısız oldu: {0}","t\#
            ryAgain":"Tekrar ara","castingTo":"{0} cihazına yayınlanıyor","repeatAll":"Tümünü tekrarla","repeatO\#
            ne":"Birini tekrarla","repeatShuffle":"Tümünü karışık tekrarla","shuffle":"Karıştır","connectionLost\#
            ":"Bağlantı kesildi. Yeniden deneniyor","accessEnded":"Bu sayfa artık cihazları kontrol edemez. Yeni\#
             bir bağlantı açın.","notConnected":"Bağlı cihaz yok.","nowPlaying":"Şimdi oynatılıyor","trackUnname\#
            d":"Parça {0}","tracksNone":"Oynatılan içerikte seçilecek bir şey yok.","styleTitle":"Altyazı stili"\#
            ,"styleSize":"Metin boyutu","styleColor":"Metin rengi","styleBackground":"Arka plan","styleOpacity":\#
            "Arka plan opaklığı","styleEdge":"Kenar","styleFont":"Yazı tipi","stylePreview":"Altyazılar böyle gö\#
            rünür","styleReset":"Sıfırla","colorWhite":"Beyaz","colorBlack":"Siyah","colorRed":"Kırmızı","colorY\#
            ellow":"Sarı","colorGreen":"Yeşil","colorCyan":"Camgöbeği","colorBlue":"Mavi","colorMagenta":"Macent\#
            a","edgeNone":"Yok","edgeOutline":"Dış çizgi","edgeShadow":"Gölge","edgeRaised":"Kabartma","edgeDepr\#
            essed":"Çökük","fontSans":"Tırnaksız","fontSerif":"Tırnaklı","fontMono":"Sabit genişlikli","fontCasu\#
            al":"Rahat","fontCursive":"El yazısı","fontSmallCaps":"Küçük büyük harfler","volumeFixed":"Ses düzey\#
            i cihazın kendisinden değiştirilir.","volumeMembers":"Bu gruptaki cihazlar","muteOf":"Sesi kapat: {0\#
            }","unmuteOf":"Sesi aç: {0}","queueEmpty":"Sıra boş.","queueItem":"Öğe {0}","placeOf":"{0}/{1}","que\#
            ueKeys":"Almak için boşluk, taşımak için ok tuşları, bırakmak için boşluk, geri koymak için Esc.","q\#
            ueueTaken":"{0} alındı. {1}","queueDropped":"{0} bırakıldı. {1}","queuePutBack":"{0} eski yerine kon\#
            du.","queueRemoved":"{0} kaldırıldı.","queueToCurrent":"Oynatılanı göster","keysTitle":"Tuşlar","key\#
            Quit":"Çık","keyBack":"Geri","keyChoose":"Seç","keyStart":"Başa dön","playing":"Oynatılıyor","paused\#
            ":"Duraklatıldı","muted":"Ses kapalı"}}
            """#,
        gzip: """
            H4sIAAAAAAACA3VXT1McuxH/KiouubiIU6538Q0Ddl4cDPHipHzsHTVLlzTSRNLAG1w+5xvkGI5cw8Unbrt8r3RLo5kdP1IFxW73\
            T63+p1833w40hYO3BzaFg1cHDlrkL5fbp2C2D8iShL+lePD220EDMX3yJ3hDDUbGfIVh9+gsHKpjuoY7te5tz8dB7x75mKBPKDbe\
            OWwS6sWBd7C7t7tHpXF3T3ZEHxcouc3vseB2j4MPSyTql4Dlek1g/eaSkpVwnv/TBxhADSN4AqwQQnNdrsxRWAgKQr2uwmbXLj0j\
            v73+rhpBszFQ6+qgXR5aJd8dQ1wEJDH3Qfczas4Rg8YQEhtipME4e2B9lEg+QgeJpR2GlmIk72qMpzfk6E6jIdWMkbCNXJQlnus5\
            +aMG6FowirYP5Bis+mHTW2jBiZK9yT7faVhahcCQyB82GNBQOFQrudopumMzFBNyQGgOFxdzEhO5XnzlJoJWeiv4fm2xhvBCH1XI\
            J/8J060PRmAQ05434up4aE0WG+kptaYg7pfqzK0WJUeHs9mLyTvJ/v8LHxQGer5vkeNzpAZv9ky8J5swoM4GAixStZ/RITsRExqL\
            LQ0+HO5Hl6QJj1y8HU39mSsiMcyx8vFB/Erqhp1GTXKezXV/8eRqchZtYGBtfezv9hJRArvBAURYESqBYXk1eMEwPPNaSvJl+wBG\
            tV73rldGmm8PeGStv52vXknhWwUDhFIYDeoD3VmyZPhO9RUDWnXE9663P+z2qd0+udo0EhRNhs/TNYajrqs9UcswTE2bS+2kzFOC\
            FdvCYTbypdOQsPDVbEht+NYGrRXoW3U0Ocsq2D7sHjs1oCMVmQHZReVt3ylvczvmfuBMLrK1ghanHEgPsWcbipKFkuuJKhQMcgsn\
            XgOb1P3uvncanMKWnFw027yl1Fyfu+p29S2bW8OzFHKze9w+KDQBXI7qB7vr0KEyoKXz0Nj9bHzoMabZzzOKcFXeSK2VU3KFhPZW\
            cRhFs+ASCvxDuWZSCJaFav49BbwFa19IgWT8Bp00ge5vamP88uaXN8r1LQSQ5/nl5EKtJ/ZTzpsEMWd72R3kYgp9k8i7WGnj8u9/\
            4JZHNbxEaYX4tTe9691PBph75fWLCWgzIXUWBv56PrjCstDHzFdsxdgsisl3Iqksbj3okeG3T8aiozIDXKHZlXd8lMRWwBvyvdy2\
            /bdrMAs5aeT0m9csfPNaReDTKKQquisfbiH8rCRbtG2fUOxjpPIuWda7Pal0TJ6XXY61SKV/wKZBWsqC+BkRzcqSxiDTxXNFJCi6\
            wUy0zmYSBs0FSBSxRSdRfUZjQYDRUHekJ4n0abIwKX51Zfjm14QqSjIy4q3iGSoed5/GPO0eC3dWzT977LEqxGCHhRiZCHLiOoQ0\
            ktSlvIKQ73WFSZnChlgLKaEWqni+x0Hom4G+QycoDDOsKXO3JC4FaEzpsZdzVyFHvSZfIPOxEtXRC/Dzq6txjpfcau9QXg2lRLle\
            wk4s2P23S2BZcuNt31Yf9PbpDgeaxOdX4z4SZ2XNnvg+pbAKP2Prb8omYTUrFvk+K6pLeGamq5qArIvpPZBFnR1j/sE285C85sgV\
            yXRWD6QwHG2A3FQZ2RfK6vbiClV5fdryanmPrBUbZVJsn1Sqda6A8zF1gRz9Xru67q+uLC5MGPFYojP7+DghPxZ94syIx+Pe591f\
            fVwuaLKdkdV0yGPNkVAi/06vH5oGYzx1etwLVIThChSEJDfvcarxLgVvFWps8a4Yk1adybBS/2Hu7sXuW9fobE/6umBupa+Fk+Tt\
            UatJeenvuqDWTvziHLTZzgUEHvO1eqKLn7zDxfsRPsVAJqGKyNRqZcFbPKoyCoZ5navdr2IiS1XLm6IozzAJPfuhT31VHXvrw6QL\
            6DbTqXfs1Cb43mkxHAyozoKr2vMOGkrDvkr5DowtM7vCTvUm1xgdhCp7711Zh8XRRN1044XwNd4uX7FsLqyr45ZZrcI/Y8SRyK52\
            j6WtGonnH9eUcpciG6nCdxaasjINcF2Fn1GLd3yaiZTvq/KvKHuWoCHM0g8B0Ynn+HxPtkqPB3CZuVt2cS0773xln/MON5PoDDbo\
            EmRpI59YgZyjsfhfvRkF532ylGUn8joU1/9uQ6NydQ06u/eBt7oNjtLPQLHEA2sIqa22T7ALGItq+6/tD8NTMw87l1bg8izmBDgw\
            QitVgYGuZk3hTVGceedzXtaUFMdCzExkLI3qY4g9WJlOcA2pCvsQy3g7tSrXNU72Vi1YewxdFL+3T9sHdo5L/jTI32sIVxbDRL3v\
            6TfUS1qeVz2DTlMsu5KWMjCnUCBL4XAycIbtGkMsBLEJfZf2/3coM74Q/Dzlp8HpFkrhiAWTn7ZdGir3q7V/vj+sql8TtnkJ2d3j\
            eKSz0Eyj5I/f/jSZ+YhDzC9g3qjElu3NK5XylJgV3qjUP5d18pVay8XmhWOy3Sjjh1l1GpvJuUsw6Mb5IAPS8Yw6VHsenQTfdagL\
            ZLyFn+bPsIs+CWWMMIyG1ICBHArj6v5wOQ6rOVNmYrE3++S5ZwK6tCDEsnTHlDvC4DCvoyUJRfq3nlLudOb9Ihnd+oCBiuD42vtY\
            5vv2oYhWCUIZNzxiubl+OCnSxOrnSzova6re21NLAKWDph4148rx/fv/AJ+VzljzEQAA
            """)

    static let textsZhJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "b9d49052b9c49feb",
        text: #"""
            {"dir":"ltr","name":"中文","texts":{"castNoDevices":"投放。未找到设备","castDisconnected":"投放。未连接","castConnec\#
            ting":"投放。正在连接","castConnected":"投放。已连接","dialogTitle":"投放到","dialogSearching":"正在查找设备","dialogConne\#
            ctingTo":"正在连接到“{0}”","dialogStopCasting":"停止投放","dialogDisconnect":"断开连接","dialogClose":"关闭","permi\#
            ssionTitle":"查找家中的设备","permissionText":"若要投放内容，此应用需要在您的网络中查找设备。系统会请求您的许可。","permissionContinue":"继续"\#
            ,"troubleTitle":"未找到设备","troubleNoNetwork":"您未连接到可能有 Cast 设备的网络。","troublePermission":"此应用无权访问您的网络。"\#
            ,"troubleFiltered":"这里的设备不支持此应用。","troubleNothingAnswered":"没有 Cast 设备作出响应。","stepJoinNetwork":"连接到家\#
            中的 Wi-Fi，或插入网线。","stepPlaneMode":"关闭飞行模式。","stepAllowNetwork":"在系统设置的“隐私”和“本地网络”中允许访问。","stepOtherAp\#
            p":"试试能够投放到您设备的应用。","stepUpdateDevice":"更新设备：打开设备的设置，检查是否有新版本。","stepSameNetwork":"确保这台计算机和设备位于同一网络。\#
            ","stepSwitchOn":"打开设备，等待其显示启动画面。","stepGuestNetwork":"退出访客网络：访客网络会将设备相互隔离。","stepFirewall":"在这台计算机的\#
            防火墙中允许 UDP 端口 5353。","instructionsTitle":"点按此处即可投放到电视","instructionsDismiss":"确定","play":"播放","pause\#
            ":"暂停","stop":"停止","loading":"正在加载","next":"下一个","previous":"上一个","rewind30":"后退 30 秒","forward30":"\#
            前进 30 秒","mute":"静音","unmute":"取消静音","captions":"音频和字幕","seekSlider":"播放位置","live":"直播","advertiseme\#
            nt":"广告","skipAd":"跳过广告","skipAdIn":"{0} 后可跳过","upNext":"接下来播放：{0}","queue":"队列","speed":"播放速度","rep\#
            eatMode":"重复播放","nothingPlays":"没有正在播放的内容","openPlayer":"打开播放器","tracksTitle":"音频和字幕","tracksAudio":\#
            "音频","tracksText":"字幕","tracksOff":"关闭","done":"完成","cancel":"取消","volume":"音量","volumeOf":"{0}的音量",\#
            "queueTitle":"队列","queueRemove":"移除“{0}”","queueMove":"移动“{0}”","requestFailed":"操作失败：{0}","tryAgain\#
            ":"重新查找","castingTo":"正在投放到“{0}”","repeatAll":"全部重复","repeatOne":"单个重复","repeatShuffle":"全部随机重复","sh\#
            uffle":"随机排列","connectionLost":"连接已断开。正在重试","accessEnded":"此页面无法再控制设备。请打开新的链接。","notConnected":"未连接任\#
            何设备。","nowPlaying":"正在播放","trackUnnamed":"轨道 {0}","tracksNone":"正在播放的内容没有可选项。","styleTitle":"字幕样式","\#
            styleSize":"文字大小","styleColor":"文字颜色","styleBackground":"背景","styleOpacity":"背景不透明度","styleEdge":"边缘\#
            ","styleFont":"字体","stylePreview":"字幕效果预览","styleReset":"重置","colorWhite":"白色","colorBlack":"黑色","co\#
            lorRed":"红色","colorYellow":"黄色","colorGreen":"绿色","colorCyan":"青色","colorBlue":"蓝色","colorMagenta":"\#
            品红色","edgeNone":"无","edgeOutline":"轮廓","edgeShadow":"阴影","edgeRaised":"凸起","edgeDepressed":"凹陷","fon\#
            tSans":"无衬线","fontSerif":"衬线","fontMono":"等宽","fontCasual":"休闲","fontCursive":"手写","fontSmallCaps":"\#
            小型大写","volumeFixed":"请在设备上调节音量。","volumeMembers":"此群组中的设备","muteOf":"将“{0}”静音","unmuteOf":"取消“{0}”的静\#
            音","queueEmpty":"队列为空。","queueItem":"项目 {0}","placeOf":"第 {0} 个，共 {1} 个","queueKeys":"按空格键拿起，按方向键移动，\#
            再按空格键放下，按 Esc 键放回原处。","queueTaken":"已拿起“{0}”。{1}","queueDropped":"已放下“{0}”。{1}","queuePutBack":"“{0}\#
            ”已放回原处。","queueRemoved":"已移除“{0}”。","queueToCurrent":"显示正在播放的内容","keysTitle":"按键","keyQuit":"退出","ke\#
            yBack":"返回","keyChoose":"选择","keyStart":"回到开头","playing":"正在播放","paused":"已暂停","muted":"已静音"}}
            """#,
        gzip: """
            H4sIAAAAAAACA3VX13bbSBL9FR69bs7hydkTLa1lb3jEkC0JRyCABUCHjco555yTg6gsMfNfZtkIT/MLextFNGieGWfcul1ducv/\
            bEmpVssfWzTHavlxi66kGT5quVN3aRjfDnvj2C1//GdLUrGdZ8Yj9kpNMhsMd2zRXaj8r6fP3Xjvjlb4yLmfrfADcUZQH6l20tB1\
            lnRYqontV7fcqcM67yGRVL3zE9bpPt84+R5ikzZ+dylJKVXRjM4XqqMxSYFVUtLOFCvZRReRfnf7EJZLs4kWG/TCIKa0BNq+7dn4\
            58///W3PZqzWMcyHsI8U894N93SPLpeUOBZC4dIpL/U0Wf1QM2wmjg9eBcungE1mpVXbVg09coiM5dlbpMZbG5BWNzCRKhD98UP/\
            qLfu/9Agz+a/K024pwe8sOAtnAQbPZAK5/tOoMYrz3rFDahsjAUC610VveJ2rbTmn925F31E9rM5Pn0G6SfXImBwPiNs9IrHXlGY\
            71hG5huNSdubSkQSnhnPmPPasLpBwh3gyUjjJr+/7G6MJkR0E3RSWiyMkFrapC1QIz11l3fczX4/Ww2Ws9LZ5qNPVM1hVlhUfnU1\
            GJ6Qoa3lJt2FM3eiVyqkg9JyR9TSfd1+XT/vXu42WVsrb/DhAp+fxHk6bDvM/MJQ9dhr6a/MbOIv6k+eqCJnI0vu9BwfPBR2F6qx\
            hjZN0dnXRiqumGB/y9+dcE92eWk65t3XNON1fBWSTmmFdV45i6tQzcHajHfci4LmcxP4dDc+8o1zChRAWMQHe5F3CmOsutXpYtZ9\
            0xQenC3iF3LFD7Zl1yHgMmNx9OjsSzOlOIwmiYjb+rW7VK+M70pr7ug8+kMeJltFNPZ7RI2unPGZI8QZR7zREZgb623H6Iq99Xaz\
            teomksqnoXzXyy67GwU4GaVmslaY4jMTtVwPedug57XqJLtaRTE1GgMbvNNRXhnkg7fuSsU7KPCZMz524i0Ug829+PjTDLOd2I6g\
            pwdFgPjx7B7dBCcbP9Fk/Hyo7vB6rlaYC9YWvKNirPGJarHXiqZRDptcQoyClUuv9wPfW5XpSrx81JbwPpzx6f3Eb371m1+RLlW3\
            HSuD2WbodtSaXl/enRgVNX4wwCev0HUyh97CjX881HQOs0z0GgWYZ9cgNjXlrYjV3CkNPVPJ2EwAa30Yh6EPhilnI741Q0k1zmE+\
            tuOXyxDoNMFquXGkpZZ7L5RZqBMjY4fwmIQREFVP/ernQu3MFGKc+NXPE97xHEQdhvVaseqy0Um/uh7L0hlHWBZsrgbbV/jO6HWE\
            Ty+5tyMSTypm6C0kAIK9WRQOP13m+UXhDmPd7ZqaYpb0GuWEKhWuqa/CqK5fQ4BvJfWKWY5qszTThWs8X+WzY0JJt2reD8fO3ZVf\
            HW7CP9chwUOTgHNICXGEveYzChFmBqLkbh7S/SgpsEH4e4ZlQg9XtvnIstBnMpaSdgY927xwFMbPZIpTnyHB8CQ/mJT502m0tSGt\
            tpxrlCnioOToYQHZMJkumMyS7UIkvnoSTksl2S2LrSmWUn4/k1INKY+Pka9N5NaOjsaXMmXoYQKzmJczYer0JNNkSoG8MrRMOrp+\
            eFoirR0UZLhDkih+ZG4cREKfs7RByT0uBqsHchOI5F9LKYZCo9RikNvOE0XVKBXzk+JlOLjwrw9l4hzr7f1ORdUpHZhu9CDT8tO0\
            jcgOlbfIjN6nKTF4EvSfUFqlqJXiNLmIDmoStXdlOjo0Fp9cm8ZkkSRbikngTs1RXGirEZ3ylWE78jXDVkZbjtzkoApvhOiHJLZH\
            +7GeYil6q4PdG0xP8VZfLfKhSXfqmI/cyjUE2wfVFAIi0jRfgXrgVKWNK6FcHWrFYq28GGkg5mtRoXLiyDqOSuqljq2XdoDySdA7\
            n0BQZbk9o/r63vqn1kCDBj2jwW4+mthv482HatfducPDHMna1X8IEfZrIT045udS9NDQDEvKgr0Nf/Qykj2ANZ1YPvTQ0P4Jd/Us\
            ErWaSlJ13kocu0vQM+2uTKHZI87jVCcThEreK61E4BNDr3dYrTwfgW1i5LLXsfWLI+7WRrA34B+PRJznzGYO1SoNvqSw/C9dqhP2\
            wGoZhkfoAw2WC25xtgF9HgbcK+w1YH9jYmMJqQMN8FOLMV2Qi9UG9OFbRQ9n+dwnd2VCL+c3G8CvlU5MX0U4NN8rb2QISD25KL86\
            0JpxNDXE/HKWF+frcHuXkiLDVq55+aKOPldUO/SCD+f8m7s6+oiZFrMjQT5YFYIOBLpd0W26zN/9iIUugpmliknUCGIy6wYwsXBk\
            y3UMm2VG0YDWSrPB8mWEZiybHh13dJwPrUZa01gYHiqmuBEFxrfGUWkQy+n3RH1DJX92h8KOdt4x/7zfH+ujeYh6lvSvWfobZtnU\
            tF7lwCsONP1HBC8pjVRsM3IwNby0Uk6DWVKgI2LRIH2cNp23cvzWcgXvXQGmROLPHZaGFP3mrWfrrWqixEi59/GjwBIYcljY+OBF\
            4p+/CL+i418yetUmRqHW3SkFC1l3vIr0gQ7QXcrzmVmANMcBYio1ktH/eHmJnHhsJxOE8fUtPrWNJarB0hdKd1i3mId0hfQZJJgV\
            8R5ZhmmyFDFJ/w8w2zLOA2omSaAjzdfLBytS2/RoNVppoIQsWk9or/2ht76bvZVPObyH4wT+KaM6ctMlqG6lX12AZQQ97DIMm4W8\
            UXf8HYHtjmKJs2DhPcOg5wfXlM/meR3vlpFLcr9EZUVYvZL+/e//A/LBkTXWEAAA
            """)

    static let trackStyleJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "585dd70506711b82",
        text: #"""
            import{el as d,setAttribute as F,setText as x,sheet as S}from"./widgets.js";var $=S('.preview{displa\#
            y:grid;place-items:end center;min-block-size:148u;padding:20u 12u;border-radius:16u;overflow:hidden;\#
            background:linear-gradient(160deg,#35507a,#b7785f 58%,#24301f 60%,#1a2317)}.preview>span{padding:2u \#
            8u;max-inline-size:100%;overflow-wrap:anywhere;text-align:center;line-height:1.3;font-size:calc(var(\#
            --_far) * 1.125em * var(--_scale,1))}.field{display:grid;gap:6u;margin-block-start:16u}.field>.words\#
            {display:flex;justify-content:space-between;gap:12u}.field .slider{margin-block:-8u}.swatches{displa\#
            y:grid;grid-template-columns:repeat(8,minmax(0,1fr));gap:4u;justify-items:center}.swatch{position:re\#
            lative;inline-size:min(48u,100%);block-size:48u;display:grid;place-items:center;border-radius:50%}.s\#
            watch::before{content:"";inline-size:28u;block-size:28u;border-radius:50%;background:var(--_swatch);\#
            box-shadow:inset 0 0 0 1u rgb(127 127 127 / .6);forced-color-adjust:none}.swatch[aria-checked="true"\#
            ]::after{content:"";position:absolute;inset:50% auto auto 50%;inline-size:38u;block-size:38u;margin:\#
            -19u;border-radius:50%;border:2.5u solid var(--_accent)}.chips{display:flex;flex-wrap:wrap;gap:8u}.c\#
            hip{min-block-size:44u;padding:8u 16u;border-radius:22u;border:1.5u solid var(--_line);color:var(--_\#
            heading);font-size:calc(var(--_far) * .875em)}.chip:hover{background:var(--_hover)}.chip[aria-checke\#
            d="true"]{background:var(--_tonal);color:var(--_on-tonal);border-color:var(--_tonal)}@media (forced-\#
            colors:active){.chip[aria-checked="true"]{border-color:Highlight;color:Highlight}}');import{makeRadi\#
            os as g,makeSlider as v}from"./panels.js";var z=[["colorWhite","#FFFFFF"],["colorYellow","#FFFF00"],\#
            ["colorGreen","#00FF00"],["colorCyan","#00FFFF"],["colorBlue","#0000FF"],["colorMagenta","#FF00FF"],\#
            ["colorRed","#FF0000"],["colorBlack","#000000"]],_=[["none","edgeNone"],["outline","edgeOutline"],["\#
            dropShadow","edgeShadow"],["raised","edgeRaised"],["depressed","edgeDepressed"]],k=[["sansSerif","fo\#
            ntSans","sans-serif"],["serif","fontSerif","serif"],["monospacedSansSerif","fontMono","monospace"],[\#
            "casual","fontCasual",'"Comic Neue", "Comic Sans MS", cursive'],["cursive","fontCursive","cursive"],\#
            ["smallCapitals","fontSmallCaps","sans-serif"]],w={foregroundColor:"#FFFFFFFF",backgroundColor:"#000\#
            000BF",edgeType:"none",edgeColor:"#000000FF",fontScale:1,fontGenericFamily:"sansSerif"};var b=a=>/^#\#
            [0-9a-f]{6}/i.test(a??"")?a.slice(0,7).toUpperCase():null,f=a=>/^#[0-9a-f]{8}$/i.test(a??"")?parseIn\#
            t(a.slice(7),16)/255:1,y=(a,e)=>`${a}${Math.round(e*255).toString(16).padStart(2,"0").toUpperCase()}\#
            `,U=(a,e)=>JSON.stringify(m(a))===JSON.stringify(m(e));function m(a){let e=Object.entries(a??{}).fil\#
            ter(([,s])=>s!=null),i=Object.entries({...w,...Object.fromEntries(e)});return Object.fromEntries(i.s\#
            ort(([s],[t])=>s<t?-1:1))}function O(a,e){return{outline:(s=>[-s,0,s].flatMap(t=>[-s,0,s].map(r=>`${\#
            t}px ${r}px 0 ${e}`)).join(","))(1.5),dropShadow:`2px 2px 3px ${e}`,raised:`1px 1px 0 ${e},2px 2px 0\#
             ${e}`,depressed:`-1px -1px 0 ${e},-2px -2px 0 ${e}`}[a]??"none"}var C=class{constructor(e,i){Object\#
            .assign(this,{owner:e,changed:i});let s=o=>e.t(o);this.line=d("span",{dir:"auto"},s("stylePreview"))\#
            ;let t=d("div.preview",{part:"preview"},this.line);this.size=this.#s("styleSize",{min:.5,max:2,step:\#
            .25,set:o=>({fontScale:o})}),this.color=this.#o("styleColor",o=>({foregroundColor:y(o,f(this.style.f\#
            oregroundColor))})),this.background=this.#o("styleBackground",o=>({backgroundColor:y(o,f(this.style.\#
            backgroundColor)||f(w.backgroundColor))})),this.opacity=this.#s("styleOpacity",{min:0,max:1,step:.25\#
            ,set:o=>({backgroundColor:y(b(this.style.backgroundColor)??"#000000",o)})}),this.edge=this.#i("style\#
            Edge",_.map(([o,l])=>({value:o,text:s(l)})),o=>({edgeType:o})),this.font=this.#i("styleFont",k.map((\#
            [o,l,h])=>({value:o,text:s(l),family:h})),o=>({fontGenericFamily:o,fontFamily:null}));let r=d("butto\#
            n.button.text",{part:"reset",onclick:()=>this.#e({...w,fontFamily:null,fontStyle:null})},s("styleRes\#
            et"));this.element=d("div",{part:"style"},t,this.size.field,this.color.field,this.background.field,t\#
            his.opacity.field,this.edge.field,this.font.field,r)}end(){for(let e of[this.color,this.background,t\#
            his.edge,this.font])e.end()}#e(e){let i=m({...this.style,...e});this.show(i),this.changed(i)}#t(e,i,\#
            s=null){let t=`field-${e}`;return d("div.field",{},d("div.words",{},d("span.small",{id:t},this.owner\#
            .t(e)),s),i)}#s(e,{min:i,max:s,step:t,set:r}){let o=d("span.caption.time",{"aria-hidden":"true"}),l=\#
            n=>this.owner.percent(n),h=n=>Math.round(n/t)*t,u=n=>this.#e(r(h(n))),c={style:null},p=v({label:this\#
            .owner.t(e),step:t,page:t*2,say:n=>l(h(n)),part:`slider ${e}`,input:n=>(c.style??=this.style,u(n)),c\#
            hange:n=>(c.style=null,u(n)),cancel:()=>(this.#e(c.style??{}),c.style=null)});return p.range(i,s),{f\#
            ield:this.#t(e,p.element,o),show:n=>(p.set(Math.min(s,Math.max(i,n))),x(o,l(n)))}}#o(e,i){let s=g({l\#
            abelledBy:`field-${e}`,choose:t=>this.#e(i(t)),className:"swatches",item:({text:t,value:r})=>{let o=\#
            d("button.swatch",{"aria-label":t,title:t,part:"swatch"});return o.style.setProperty("--_swatch",r),\#
            o}});return s.show(z.map(([t,r])=>({value:r,text:this.owner.t(t)}))),{field:this.#t(e,s.element),sho\#
            w:t=>s.check(t),end:s.end}}#i(e,i,s){let t=g({labelledBy:`field-${e}`,choose:r=>this.#e(s(r)),classN\#
            ame:"chips",item:({text:r,family:o})=>{let l=d("button.chip",{part:"chip"},r);return o&&(l.style.fon\#
            tFamily=o),l}});return t.show(i),{field:this.#t(e,t.element),show:r=>t.check(r),end:t.end}}show(e){t\#
            his.style=m(e);let{fontScale:i,foregroundColor:s,backgroundColor:t,edgeType:r,edgeColor:o}=this.styl\#
            e,{fontGenericFamily:l,fontFamily:h,fontStyle:u}=this.style;this.size.show(i),this.color.show(b(s)),\#
            this.background.show(b(t)),this.opacity.show(f(t)),this.edge.show(r),this.font.show(h?null:l);let c=\#
            this.line.style,p=k.find(([n])=>n===l)?.[2]??"sans-serif";c.setProperty("--_scale",Math.min(2,i)),c.\#
            color=s,c.backgroundColor=t,c.textShadow=O(r,o),c.fontFamily=h?`${CSS.escape(h)}, ${p}`:p,c.fontVari\#
            ant=l==="smallCapitals"?"small-caps":"normal",c.fontWeight=/bold/i.test(u??"")?"bold":"normal",c.fon\#
            tStyle=/italic/i.test(u??"")?"italic":"normal",F(this.element,"data-style",JSON.stringify(this.style\#
            ))}};export{C as TrackStyleEditor,m as complete,U as isSameStyle,w as plainStyle,$ as trackStyleShee\#
            t};
            """#,
        gzip: """
            H4sIAAAAAAACA41YiXLjOM5+Ff/qi+qiFNs5R/7V2e2578Mze6WyE1qCbXbLkoqkcoxH774ASVmKOtu1fYogCIAfgQ9k5K6ulNlD\
            MRF6knMN5q/GKLlqDJDkC5L8CveGBvdcbwHs57Jdq2oXxEd3Mt+A0fE7HSxuhZo8T5fsVVwruJVwt8+lrgvxkGyUzBf4lUEkDex0\
            AmU+yaA0oBY7WUarosreR1r+Acns5KJZ1CLPZblJ5tNmMps3i1WlclCRErlsdDI7axbVLah1Ud0lW5nnUC5WInu/UVVT5kkhSxAq\
            2pA2umCzs2kOG/7s+PR0ei74s9X5+cXpenJ68YI/m58cT2frydkUv2difjw7D9su+je6FuX+EEozwcB24j6SJXnw0U6nLw6xRHdK\
            1IkoH+62oGBhELZIFHJTJn6rdt0W5GZrkll8vFhXpXF2MlFkDPFjUfT7Wqhw8noyi2fzU9jhl5drVAI+CzHCtYQif4zuBl2fUYBq\
            0wNqhDIEl1/xJr5DIPVh4bqA+8W7Rhu5fogyDAbDTHRNx7QCcwdQWrOzeWdgEutC5qD2QzdJdIHz+k6YbAt6FBX+ExnYocQAuiia\
            XakTBTUIwy44nj0iyqZ8tlZhaJ2dNF1EPlUcdp2DfV1paWRVohG0KW9hMTwPNMgwgTidS7gYpBVl1ZPZ2LsYZdnp9EXnNElWsK4U\
            7DuMguCR1zka73254djWMEP9gTrjIereR3orcsxmWWowk6n9PWsmarNis/n5pPt7NInPQkwblUFOaFYqEjnBlZRVCV24V0JJEeFh\
            ZO8hTwOjGgiuk0SsDajhFg5QipXGkzGwsO4p2oloTOX+wdGjzR73m/VDn3RJNPvkiY17STKPT5sJ+pF5l9AiI+AxnbOtrEdZSf+4\
            eqJ/bGZcNE5zP2KMk5OeMC6QL87GQcwPDJLMPgiCNhYuLJaJF21BkLHw4/UZX5xjefroky2RwP7DM7Zyr/TkuTyxxlSlKEYxVWXk\
            xX5vw1m/ov3LDnIpJmyYIDoRGZVJuP9YDEObXyE/FcRRi9G4bV+FC98wduI9/IIwVZrawYbTeGm5gca3XXtABoWi7w5/pFdXgbX6\
            9600EPDg2Rf2V3DN/cQ/oUAq7Wam037mSwVQ0sR0+nji0wdxkA9NvS0acHKa6eXfiw2URjgfj6d+gdyL8dfQEh6SN2UnrvnvtBWq\
            OhQD9sAf6JMWVI0p5EH8ox/RTK6qemnr3E/6Ac0pITXkXv6LG9g1UCvQ/dRn3ZhieE8xaFHqJSi5Rg1K2CWO8ZPEkSa5taOHGv67\
            n91VZWV5P1+OrH2PMwHvFRwmQjei8Bqf+sGr4NNqJ7PJD0CoT/yI7E2+X6Iga5TGPHxFBvx3Z+Ew8nIX8U4UxaeilkYUuovcy8Yb\
            vOZ36Z4Y2hXSpzZvfW5RSvC+yPycP8m3OEew/vpQQ+KPk8aPtciCdU8dOJnZ7y+hRN/ZF2Ini4dkcAqtzfRVKtI3R/9+djWNPhHR\
            +np/1h7J2IA2TFxeBkF4KaiXZsCm/DyMTfVbXYNCLIGFSdkUBV+PLVy0z0cmaqE0fF3i2Ns6D/nsLDyan55ilA8pExzC9M3N871o\
            n++/F2YbWwwYvEYV8ro0CpmO4aIYKXRJ9wU258E0GIXU3vDfOnPfLH/8IdZ2IXZptmMiDNM0/UAMITJoU2bUYiaktS/ATCD9cfUO\
            MhNDibqgaS/7NozXsjCgGLvi+hqd6P9LCYWQy7H+Po7jO47/eDkxzed+DsI2XCgwjSonT0zLWFfKoA+NCWasm/83l9EsoUvVIdQf\
            7T73zszel3PCdPrmKtJ8ivHF60KY70XNzEC2w7GyYJu2vp883yv6b4of0N6EYfyukiXDvA1Dhl0o5D0bJDdz1KS/x7SQ9Lnjg+Rm\
            hpLZwQ73ip1Z7umBNCNSiwa60ZwEA+32SlxfXrosbylJP02zQmhNdwJtVJOZSjHgMtx77HBObkpmtlLzfXVXgkqAZ1tRbtChRKjp\
            QHVapW8gNqwKF6QZE1xpzgJdEy1jW8dCoptE0HKNUvNQwE/uhh2EzoQh9VzedjdvXFXTzTXoxi0/WPZOqCun9utZZ3SJooDT7SCJ\
            TzneK5M51wbqJJ6fcrrXYJxs39dx1WK2OMOW5L25ypuzFBBwt2hELQ+s4mtm9a1uPFII0bI33TPPyP7bw4R3QpofdTJSCP/8c83u\
            RtKh6woJW5qHEUw/OqlHamqBmo2BejKc1ceCubw8dEdehT20xKY+Aukj+BxFAf/dVgy7qnhxHZLDW1E0kFSc3k2JZgVtxCFzYOjq\
            sDc6xpHZL1AU8Pe9Wb79L4b52rH29uDhQ0avOMn8gKio9cmqKFlXjTFVGfv/yPAhZxVowFFVZoXExxHDEFyc4KlrZNd1FtqAd9OX\
            yS/WVOhTHgrYQdnVSufPaVKF8ENhuMfaILW9YJSQQ6nPlaGIUB+OKU4/VmELZc5CKgxmWX1Sra96f2NPvcHe1HUIsTXSIjLgmoNM\
            dxakPs84jqDtin5b3THpM8DzEJNowBBtce1axt5Ryo0NNbLM1/UETzN2BgFsuRfYZ7EVeN6K7e0DJTJPjGcfS4Cxob7GdcjJr2bg\
            ykjaMtKujIwtItW6SKq0s5mJ2khKF7kjogrsVdz9/CJI3FUcq6ZIy/TNwGENip5JrAz5lqYGbbw8MuFrwxsSdzmm2BZVMcQs3es+\
            q3id3rJ9IVZQJKPddEHXYgOJeY2kKR4StFg4S9ym2Y17+Pu2I8u6MaTDMndMl5fp4MwaWucbxVDLnk83K8oMClsezMfeG9sjDsM1\
            g7Zex4rMMklnsLcn6TZkk6DuqoRXIad0se7rWINhFjg8LKa5+xT3aMVidc8qXljY2vZZ5Xqg620bD1oB+duHZJhTuL+q0ohYj71k\
            Bo3ZnvqD2EESdD8UCbg0sEvY3lKQ4Y6RVIub73PEk4lbc8gP6z3ANUaaAvB/V/Veq8elcnDRTn9SVQ3KPLAAn4adORXyqu3VfTH9\
            4dnScDXkSuW48lGiGOLjJyA/EJMHHPHQsX1gMhRBmSea6hyBla5KfYH+D9CqHlrN1GNo6TE7wlV1vF4dgC0GwNKKA2vaQctVj9/L\
            l6zwGPYMnWIaFQPYjOegJ3AwIxwoeI+DcjgYhwPNEuH1BYOsB7a5DG4nko8vHfqDV4zp3y5q8Gyp2mExPtHbimEP2g4aUDNc2V+0\
            RsRLTpxoxfSH95xuyozuIU6+7uUUsROqQVd3ku0l1X1SuJ6bpYf7n99Vnb5HGi9zzN2SMrdM07QIL+OrOV5xh2/DRfZhSRDAAT/w\
            wZxLyi1/C9T4NQI6NSijFHP39fRHpohfsmGibC/x5v/pchkDmq+BbcOWI1vW7U1Se82/UUGXJi0w1tHz9tKNI1yqA3qIKhwGft3f\
            7U+M06NVVeTdC7BxL8CAZKMF/jDTIzIts/EKJx2s+YINrxc8yIURkbtV8NGjrk8OYsoF3NufBX1KP/L5VSFmS3e9k6ZSfEfSrNrV\
            BRjgv9FI6qXYgVXidySoCyFLN35OY3MwstwCmHbxHzLZYTmfGAAA
            """)

    static let widgetsCSS = EmbeddedAsset(
        "text/css; charset=utf-8", tag: "de9e4c44764d8b77",
        text: #"""
            cast-button:not(:defined){display:inline-block;vertical-align:middle;inline-size:48px;block-size:48p\#
            x}cast-mini-controller:not(:defined){display:block}cast-dialog,cast-instructions,cast-expanded-contr\#
            oller{display:contents}
            """#,
        gzip: """
            H4sIAAAAAAACA3WNQQ7CMAwEvwMSuXFA6WvS2FQrXLtKXFRA/TsiRcCFm73ancmpeuhnd9Oo5rtIfIYy7R+EOkm6RahAOfRi+dJd\
            uThykpAEg8YRRMLdu1Jx53g8TUvXyt9/bZYRipBNvZgIlz+6Nt0GhCQ2HNoNrV7m7DCtW8LLlJSYfpAfyCti9bo+AaPaOP3fAAAA
            """)

    static let widgetsJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "5d9f52cd70fda479",
        text: #"""
            try{CSS.registerProperty({name:"--_u",syntax:"<length>",inherits:!0,initialValue:"1px"})}catch{}func\#
            tion T(e){let t=new CSSStyleSheet;return t.replaceSync(e.replace(/(?<![\w#-])(-?\d*\.?\d+)u\b/g,"cal\#
            c(var(--_u) * $1)")),t}var at=["background-color","icon-tint-color","button-text-color","heading-tex\#
            t-color","body-text-color","caption-text-color","slider-progress-color","slider-secondary-progress-c\#
            olor","slider-unseekable-progress-color","live-indicator-color","ad-marker-fill-color","font-family"\#
            ],ct=[["background","background-color","#ffffff","#1d1f23"],["icon","icon-tint-color","#43474e","#c9\#
            ccd3"],["accent","accent-color","#1a5dcc","#a9c7ff"],["on-accent","on-accent-color","#ffffff","#0a2f\#
            66"],["button-text","button-text-color","#1a5dcc","#a9c7ff"],["heading","heading-text-color","#1b1c2\#
            0","#e8e9ee"],["body","body-text-color","#40444b","#c6c9d1"],["caption","caption-text-color","#5c606\#
            8","#a5a9b2"],["progress","slider-progress-color","var(--_accent)","var(--_accent)"],["secondary","s\#
            lider-secondary-progress-color","#c3cad6","#4d525b"],["unseekable","slider-unseekable-progress-color\#
            ","#e3e6eb","#35393f"],["live","live-indicator-color","#c5221f","#ff7a70"],["ad","ad-marker-fill-col\#
            or","#f0a400","#ffcf5c"],["raised","raised-color","#f1f4fa","#292c31"],["tonal","tonal-color","#dbe6\#
            fb","#2d4166"],["on-tonal","on-tonal-color","#0d2e66","#d9e5ff"],["line","line-color","#e0e3e9","#3a\#
            3e45"],["error","error-color","#b3261e","#ffb4ab"],["snack","notice-background-color","#2e3138","#e4\#
            e6ec"],["on-snack","notice-text-color","#f2f3f7","#25282d"]],H=e=>ct.map(([t,,o,n])=>`--_d-${t}:${e(\#
            o,n)};`).join(""),lt=T(`:host{display:block}:host([hidden]){display:none}.root{--_u:calc(1em / 16);$\#
            {H((e,t)=>e===t?e:`light-dark(${e},${t})`)} ${ct.map(([e,t])=>`--_${e}:var(--cast-${t},var(--_s-${t}\#
            ,var(--_d-${e})));`).join("")} --_hover:rgb(127 127 127 / .13);--_press:rgb(127 127 127 / .22);--_ea\#
            se:cubic-bezier(.2,0,0,1);--_far:1;font-family:var(--cast-font-family,var(--_s-font-family,"Google S\#
            ans",Roboto,"Segoe UI",system-ui,"Noto Sans","Helvetica Neue",Arial,sans-serif));font-size:medium;fo\#
            nt-weight:400;font-style:normal;line-height:1.4;letter-spacing:normal;text-align:start;text-transfor\#
            m:none;white-space:normal;color:var(--_body);accent-color:var(--_accent);-webkit-tap-highlight-color\#
            :transparent;-webkit-text-size-adjust:100%;text-size-adjust:100%}@media (min-width:1280px){.root.far\#
            {--_u:calc(1.35em / 16);--_far:1.35}}@media (min-width:1700px){.root.far{--_u:calc(1.6em / 16);--_fa\#
            r:1.6}}@supports not (color:light-dark(#000,#fff)){.root{${H(e=>e)}}@media (prefers-color-scheme:dar\#
            k){.root{${H((e,t)=>t)}}}}*,::before,::after{box-sizing:border-box}[hidden]{display:none !important}\#
            h2,h3,p,ul,ol,li{margin:0;padding:0;list-style:none;font:inherit}button{appearance:none;margin:0;bor\#
            der:0;padding:0;background:none;font:inherit;color:inherit;cursor:pointer;text-align:inherit;touch-a\#
            ction:manipulation;user-select:none;-webkit-user-select:none}button:disabled,button[aria-disabled="t\#
            rue"]{cursor:default}:focus{outline:none}:focus-visible{outline:2.5u solid var(--_button-text);outli\#
            ne-offset:2u}.far :focus-visible{outline-width:3.5u}.heading:focus-visible{outline:none}.icon{displa\#
            y:block;inline-size:24u;block-size:24u;flex:none;overflow:visible}[dir="rtl"] .mirrored{transform:sc\#
            aleX(-1)}.heading{font-size:calc(var(--_far) * 1.25em);line-height:1.3;font-weight:500;color:var(--_\#
            heading);text-wrap:balance}.title{font-size:calc(var(--_far) * 1em);line-height:1.35;color:var(--_he\#
            ading)}.small,.caption{font-size:calc(var(--_far) * .875em);line-height:1.4}.small{color:var(--_body\#
            )}.caption{color:var(--_caption)}.line{display:block;overflow:hidden;text-overflow:ellipsis;white-sp\#
            ace:nowrap;min-inline-size:0}[dir="rtl"] [dir="auto"]{text-align:right}[dir="ltr"] [dir="auto"]{text\#
            -align:left}.time{direction:ltr;unicode-bidi:isolate;font-variant-numeric:tabular-nums}.hush{positio\#
            n:absolute;inline-size:1px;block-size:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-spa\#
            ce:nowrap}.icon-button{position:relative;display:grid;place-items:center;flex:none;inline-size:48u;b\#
            lock-size:48u;border-radius:50%;color:var(--_icon);transition:background-color .15s,opacity .15s}.ic\#
            on-button:hover{background:var(--_hover)}.icon-button:active{background:var(--_press)}.icon-button:d\#
            isabled,.icon-button[aria-disabled="true"]{opacity:.38;background:none}.icon-button[aria-pressed="tr\#
            ue"]{color:var(--_button-text)}.button{display:inline-flex;align-items:center;justify-content:center\#
            ;gap:8u;min-block-size:48u;padding:10u 22u;border-radius:24u;font-size:calc(var(--_far) * .9375em);l\#
            ine-height:1.25;font-weight:500;text-align:center;color:var(--_button-text);transition:background-co\#
            lor .15s,box-shadow .15s;position:relative}.button:hover{background:var(--_hover)}.button:active{bac\#
            kground:var(--_press)}.button.filled{background:var(--_accent);color:var(--_on-accent)}.button.tonal\#
            {background:var(--_tonal);color:var(--_on-tonal)}.button.filled:hover,.button.tonal:hover{box-shadow\#
            :0 1u 4u rgb(0 0 0 / .3);filter:brightness(1.06)}.button:disabled,.button[aria-disabled="true"]{opac\#
            ity:.45;box-shadow:none;filter:none}[aria-busy="true"]:not(.plain)::after{content:"";position:absolu\#
            te;inset:3u;border-radius:50%;pointer-events:none;border:2.5u solid transparent;border-block-start-c\#
            olor:var(--_progress);border-inline-end-color:var(--_progress);animation:turn .9s linear infinite}.b\#
            utton[aria-busy="true"]::after{inset:auto;inline-size:18u;block-size:18u;inset-inline-end:8u}@keyfra\#
            mes turn{to{transform:rotate(1turn)}}@keyframes breathe{50%{opacity:.45}}.picture{position:relative;\#
            display:grid;place-items:center;overflow:hidden;background:var(--_raised);color:var(--_caption)}.pic\#
            ture img{position:absolute;inset:0;inline-size:100%;block-size:100%;object-fit:cover;transition:opac\#
            ity .25s}.picture img[data-state="loading"]{opacity:0}.snack{display:block;border-radius:12u;padding\#
            :12u 16u;background:var(--_snack);color:var(--_on-snack);font-size:calc(var(--_far) * .875em);line-h\#
            eight:1.4;box-shadow:0 4u 16u rgb(0 0 0 / .28);pointer-events:none;transition:opacity .2s;overflow-w\#
            rap:anywhere}.snack:empty{opacity:0;padding:0;box-shadow:none}.live-mark{display:inline-flex;align-i\#
            tems:center;gap:6u;color:var(--_live);font-weight:600;letter-spacing:.02em;font-size:calc(var(--_far\#
            ) * .8125em)}.live-mark::before{content:"";inline-size:8u;block-size:8u;border-radius:50%;background\#
            :currentColor}.ad-mark{display:inline-block;padding:1u 7u;border-radius:4u;background:var(--_ad);col\#
            or:#2b1f00;font-weight:600;font-size:calc(var(--_far) * .75em)}.is-lost>*{transition:opacity .3s .8s\#
            ;opacity:.55}@media (prefers-reduced-motion:reduce){*,::before,::after{transition-property:opacity,c\#
            olor,background-color,box-shadow,filter !important;animation-duration:.01s !important;animation-iter\#
            ation-count:1 !important}dialog,dialog::backdrop{transition:opacity .2s,overlay .2s allow-discrete,d\#
            isplay .2s allow-discrete !important}[aria-busy="true"]:not(.plain)::after{animation:breathe 2s ease\#
            -in-out infinite !important;animation-duration:2s !important}}@media (forced-colors:active){.icon-bu\#
            tton,.button{border:1px solid ButtonBorder}.icon-button[aria-pressed="true"],.button.filled{border-c\#
            olor:Highlight;color:Highlight}:focus-visible{outline-color:Highlight}.snack,.ad-mark{border:1px sol\#
            id CanvasText}.live-mark::before{background:CanvasText;forced-color-adjust:none}}`);var ut=T(':host{\#
            display:inline-block;vertical-align:middle;inline-size:fit-content}.root{display:block;min-inline-si\#
            ze:48u;min-block-size:48u;color:inherit}.icon-button{color:var(--cast-icon-tint-color,var(--_look-ti\#
            nt,var(--_s-icon-tint-color,currentColor)));inline-size:max(48u,var(--_look-width,0px));block-size:m\#
            ax(48u,var(--_look-height,0px))}.icon-button[data-state="connected"]{color:var(--cast-icon-tint-colo\#
            r,var(--_look-tint,var(--_s-icon-tint-color,var(--_accent))))}.icon{inline-size:var(--_look-width,24\#
            u);block-size:var(--_look-height,24u)}.icon-button[data-state="noDevicesAvailable"] .icon{opacity:.6\#
            }.icon-button[aria-busy="true"]::after{display:none}.wave1,.wave2,.wave3{transition:opacity .2s}[dat\#
            a-state="connecting"] :is(.wave1,.wave2,.wave3){animation:wave 1.5s linear infinite}[data-state="con\#
            necting"] .wave2{animation-delay:.25s}[data-state="connecting"] .wave3{animation-delay:.5s}@keyframe\#
            s wave{0%,66%,100%{opacity:.25}20%,46%{opacity:1}}.icon-button[data-hidden]{visibility:hidden}@media\#
             (prefers-reduced-motion:reduce){[data-state="connecting"] :is(.wave1,.wave2,.wave3){animation:none}\#
            [data-state="connecting"] .wave3{opacity:.25}}'),dt=T('.root{position:relative}.clip{position:relati\#
            ve;overflow:hidden;block-size:0;visibility:hidden;transition:block-size 0s .2s,visibility 0s .2s}.ac\#
            tive>.clip{block-size:72u;visibility:visible;transition:none}.bar{position:absolute;inset-inline:0;i\#
            nset-block-end:0;transform:translateY(100%);transition:transform .2s var(--_ease);display:flex;align\#
            -items:center;block-size:72u;padding-inline-end:8u;background:var(--_background);color:var(--_headin\#
            g);box-shadow:0 -1u 0 var(--_line)}.active .bar{transform:none}.body{flex:1;align-self:stretch;min-i\#
            nline-size:0;display:flex;align-items:center;gap:14u;padding-inline:12u 8u;border-radius:0;transitio\#
            n:background-color .15s}.body:hover{background:var(--_hover)}.body:focus-visible{outline-offset:-4u;\#
            border-radius:12u}.thumb{flex:none;inline-size:48u;block-size:48u;border-radius:10u}.thumb.wide{inli\#
            ne-size:80u}.texts{flex:1;min-inline-size:0;display:grid;gap:1u}.texts .title{font-weight:500}.secon\#
            d{display:flex;align-items:center;gap:8u;min-inline-size:0;min-block-size:1.4em}.second>.caption{fle\#
            x:0 1 auto}.slots{flex:none;display:flex;gap:4u}.slots>[data-empty]{display:none}.slots>[data-type="\#
            playPauseToggle"]{color:var(--_icon)}.slots>[data-type="playPauseToggle"] .icon{inline-size:28u;bloc\#
            k-size:28u}.progress{position:absolute;inset-block-start:0;inset-inline:0;block-size:3u;direction:lt\#
            r;overflow:hidden;background:var(--_unseekable)}.progress>span{display:block;block-size:100%;backgro\#
            und:var(--_progress);transform-origin:left;transform:scaleX(var(--_at,0))}.progress.ad>span{backgrou\#
            nd:var(--_ad)}.progress.live>span{background:var(--_live)}.snack{position:absolute;inset-inline:12u;\#
            inset-block-end:calc(100% + 8u);z-index:2;inline-size:fit-content;max-inline-size:min(100% - 24u,560\#
            u);margin-inline:auto}@media (max-width:359px){.thumb,.thumb.wide{inline-size:40u;block-size:40u}.bo\#
            dy{gap:10u;padding-inline-start:8u}.slots{gap:0}.bar{padding-inline-end:2u}}@media (min-width:600px)\#
            {.body{padding-inline-start:20u}.bar{padding-inline-end:16u}}@media (forced-colors:active){.bar{bord\#
            er-block-start:1px solid CanvasText}.progress>span{background:Highlight;forced-color-adjust:none}}')\#
            ;var ft={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Dt=':is(button, input, se\#
            lect, textarea):not(:disabled, [tabindex="-1"]), a[href], [tabindex]:not([tabindex="-1"], [aria-disa\#
            bled="true"])',Kt=/\b((Smart|Google|Hbb)?TV|Tizen|Web0S|webOS|BRAVIA|AFT[A-Z]|CrKey)\b/.test(navigat\#
            or.userAgent),V=!1,E=new Set,I=()=>document.body?.getAttribute("arrows")??null;function Gt(){let e=I\#
            ();return e===null||e==="keys"?!V:e!=="off"}function mt(){let e=I();return e!==null&&e!=="keys"&&e!=\#
            ="off"}var ht=()=>I()!==null||Kt;function bt(e){return E.add(e),()=>E.delete(e)}function gt(e){e.typ\#
            e==="pointermove"&&!e.movementX&&!e.movementY||V||(V=!0,E.forEach(t=>t()))}addEventListener("pointer\#
            down",gt,{capture:!0,passive:!0});addEventListener("pointermove",gt,{capture:!0,passive:!0});new Mut\#
            ationObserver(()=>E.forEach(e=>e())).observe(document,{attributes:!0,attributeFilter:["arrows"],subt\#
            ree:!0});function Wt(e){let{width:t,height:o}=e.getBoundingClientRect();return t>0&&o>0&&(e.checkVis\#
            ibility?.({checkVisibilityCSS:!0,visibilityProperty:!0})??!0)}function*L(e){for(let t of e.children)\#
            t.inert||(t.matches(Dt)&&Wt(t)&&(yield t),t.shadowRoot&&(yield*L(t.shadowRoot)),yield*L(t))}function\#
            *vt(e){for(let t=e;t;t=t.parentNode??t.host)yield t}function Jt(e){return[...vt(e)].findLast(t=>t.lo\#
            calName?.startsWith("cast-"))??null}function wt(){let e=F(),t=ht()?null:Jt(e);if(!ht()&&!t)return nu\#
            ll;for(let i of vt(e))if(i.localName==="dialog"&&i.open||i===t||i.hasAttribute?.("data-arrows-scope"\#
            ))return i;let o=document.body,n=i=>{for(let s of i.querySelectorAll("*"))s.localName==="dialog"&&s.\#
            open&&s.matches(":modal")&&(o=s),s.shadowRoot&&n(s.shadowRoot)};return n(document),o}function F(){le\#
            t e=document.activeElement;for(;e?.shadowRoot?.activeElement;)e=e.shadowRoot.activeElement;return e=\#
            ==document.body?null:e}function yt(e,t,[o,n]){let i=M=>[(M.left+M.right)/2,(M.top+M.bottom)/2],[s,r]\#
            =i(e),[a,l]=i(t),c=o>0?t.left-e.right:e.left-t.right,f=n>0?t.top-e.bottom:e.top-t.bottom,p=o?c:f;if(\#
            (o?(a-s)*o:(l-r)*n)<=1||p<-Math.min(o?e.width:e.height,o?t.width:t.height)/2)return 1/0;let b=o?Math\#
            .max(0,t.top-e.bottom,e.top-t.bottom):Math.max(0,t.left-e.right,e.left-t.right),x=Math.abs(o?l-r:a-s\#
            );return Math.max(0,p)+b*3+x*.3}function Qt(e){let t=F(),o=wt();if(!o)return!1;let n=[...o.shadowRoo\#
            t?L(o.shadowRoot):[],...L(o)].filter(a=>a!==t);if(!t)return pt(n[0]);let i=t.getBoundingClientRect()\#
            ,[s,r]=[null,1/0];for(let a of n){let l=yt(i,a.getBoundingClientRect(),e);l<r&&([s,r]=[a,l])}return \#
            pt(s)}function pt(e){return e?(e.focus({focusVisible:!0}),e.scrollIntoView({block:"nearest",inline:"\#
            nearest"}),!0):!1}var Xt=["button","checkbox","submit","reset","file","image","color"],Yt=["number",\#
            "range","date","datetime-local","month","time","week"];function Zt(e,t){return e?["select","textarea\#
            "].includes(e.localName)||e.isContentEditable?!0:e.localName!=="input"||Xt.includes(e.type)?!1:e.typ\#
            e==="radio"?te(e,t):Yt.includes(e.type)||Boolean(e.list)||t==="ArrowLeft"||t==="ArrowRight":!1}funct\#
            ion te(e,t){let o=[...e.getRootNode().querySelectorAll("input[type=radio]:not(:disabled)")].filter((\#
            {name:i,form:s})=>e.name&&i===e.name&&s===e.form),n=o[o.indexOf(e)+(t==="ArrowRight"||t==="ArrowDown\#
            "?1:-1)];return Boolean(n)&&yt(e.getBoundingClientRect(),n.getBoundingClientRect(),ft[t])<1/0}addEve\#
            ntListener("keydown",e=>{if(e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||e.shiftKey)return;if\#
            (e.key==="GoBack"||e.key==="BrowserBack"){let o=wt();if(o?.popover)return o.hidePopover(),void e.pre\#
            ventDefault();if(o?.localName!=="dialog"||!o.dispatchEvent(new Event("cancel",{cancelable:!0})))retu\#
            rn;o.close(),e.preventDefault();return}let t=ft[e.key];t&&Gt()&&!Zt(F(),e.key)&&Qt(t)&&e.preventDefa\#
            ult()});var kt={owner:"cast-token",guest:"cast-guest-token"},$="cast-tab-token",j=null;function C(e,\#
            t,o){try{let n=window[e];return o===null?n.removeItem(t):o!==void 0&&n.setItem(t,o),n.getItem(t)}cat\#
            ch{return null}}var xt=()=>j??=C("sessionStorage",$),g=(e,t)=>C("localStorage",kt[e],t);function q()\#
            {let e=/(?:^#|&)t=([^&]*)/.exec(location.hash);if(!e)return null;let t=location.hash.replace(e[0],""\#
            ).replace(/^[#&]+/,"");history.replaceState(history.state,"",location.pathname+location.search+(t&&`\#
            #${t}`));let o="";try{o=decodeURIComponent(e[1])}catch{}return/^[\x21-\x7e]+$/.test(o)?(j=o,C("sessi\#
            onStorage",$,o),o):null}var Mt=()=>q()??xt()??g("owner")??g("guest");function _t(e,t){e===xt()&&(t!=\#
            ="guest"?(g("owner",e),g("guest",null)):g("owner")===null&&g("guest",e))}function zt(e){j===e&&(j=nu\#
            ll),C("sessionStorage",$)===e&&C("sessionStorage",$,null);for(let t of Object.keys(kt))g(t)===e&&g(t\#
            ,null)}import{EventStream as At,Known as U}from"./stream.js";var R=class{#o=new U;#t=new U;#e=!1;#n=\#
            "own";constructor({heard:t,changed:o,done:n}){Object.assign(this,{heard:t,changed:o,done:n})}own={he\#
            ard:(t,o,n)=>{this.#n==="own"&&(this.#o.heard(t,o,n),this.heard(t,o),this.#i())},changed:(...t)=>{th\#
            is.#n==="own"&&(this.#o.changed(...t),this.changed(...t),this.#i())}};worker={heard:(t,o,n)=>{this.#\#
            t.heard(t,o,n),this.#n!=="worker"?this.#i():(this.#t.epoch!==this.#o.epoch||!(n<=this.#o.number))&&t\#
            his.heard(t,o)},changed:(...t)=>{this.#t.changed(...t),this.#n!=="own"?this.changed(...t):this.#t.is\#
            Over&&this.#i()},joined:()=>{this.#e=!0,this.#i()}};release(){this.#n!=="own"||this.#o.isOver||this.\#
            #t.isOpen||(this.#n="nobody",this.done(),this.#e&&this.changed(...this.#t.connection))}alone(){[this\#
            .#n,this.#e]=["own",!1]}#i(){if(!this.#e||!this.#s())return;let t=this.#n==="own";this.#n="worker",t\#
            &&this.done(),this.#t.tell({heard:this.heard,changed:t?this.changed:()=>{}},this.#o)}#s(){let[t,o]=[\#
            this.#o,this.#t];return this.#n==="nobody"?o.isOpen:this.#n==="worker"?!1:t.isOver||o.isOver?o.isOve\#
            r&&!t.isOpen:o.isOpen&&(t.epoch===null||t.epoch===o.epoch&&o.number>=t.number)}};var ee=500,D=3e3,oe\#
            =45e3,ne="cast-events-2",K=()=>document.visibilityState!=="hidden";function Ct({base:e,token:t,heard\#
            :o,changed:n,shared:i=!0}){let s=new URL("events",e).href,r=new R({heard:o,changed:n,done:()=>a.clos\#
            e()}),a=new G({url:s,token:t,...r.own});a.open();let l=()=>{},c=0,f=()=>{clearTimeout(c),r.alone(),a\#
            .open()},p=()=>{try{let b=x=>x?p():f();l=ie({base:e,url:s,token:t,...r.worker,failed:b})}catch{f()}}\#
            ,w=()=>{c=setTimeout(()=>r.release(),D),p()};return i&&typeof SharedWorker<"u"&&(c=setTimeout(w,ee))\#
            ,()=>(clearTimeout(c),a.close(),l())}function St(e){for(let[t,o,n]of e)t.addEventListener(o,n);retur\#
            n()=>e.forEach(([t,o,n])=>t.removeEventListener(o,n))}var G=class{#o;#t=null;#e=!1;constructor({url:\#
            t,token:o,heard:n,changed:i}){this.#o=new At({url:t,token:o,heard:n,changed:(s,r)=>{this.#e=s==="end\#
            ed"||s==="unauthorized",i(s,r)}})}open(){if(this.#t)return;let t=()=>this.#o.stop(),o=()=>{K()?this.\#
            #e||this.#o.start():t()};this.#t=St([[document,"visibilitychange",o],[window,"pageshow",o],[window,"\#
            pagehide",t],[window,"online",()=>this.#o.kick()]]),o()}close(){this.#t?.(),this.#t=null,this.#o.sto\#
            p()}};function ie({base:e,url:t,token:o,heard:n,changed:i,joined:s,failed:r}){let a=new SharedWorker\#
            (new URL("worker.js",e),{type:"module",name:ne}),l=a.port,[c,f,p]=[0,!1,!1],w=(m,Ut)=>{clearTimeout(\#
            c),K()&&(c=setTimeout(Ut,m))},b=()=>{f=!0,l.postMessage({type:"join",url:t,token:o,visible:K()}),w(p\#
            ?D:2*D,rt)},x=()=>{clearTimeout(c),l.postMessage({type:"leave"})},M=St([[document,"visibilitychange"\#
            ,b],[window,"pageshow",b],[window,"pagehide",x],[window,"online",()=>l.postMessage({type:"online"})]\#
            ]),st=()=>{a.onerror=null,M(),x(),l.close()};function rt(){st(),r(p)}return a.onerror=rt,l.onmessage\#
            =({data:m})=>{m.joined&&([f,p]=[!1,!0],s()),m.ping&&l.postMessage({type:"pong"}),m.joined||m.ping?f|\#
            |w(oe,b):m.lost?f||b():m.connection?i(...m.connection):m.topic&&n(m.topic,m.data,m.number)},b(),st}v\#
            ar se=4,S=class extends Error{constructor(t,o){super(t),this.name="CastError",this.status=o}};functi\#
            on re(){return[...crypto.getRandomValues(new Uint8Array(16))].map(e=>e.toString(16).padStart(2,"0"))\#
            .join("")}var W=class{#o=new URL("./",import.meta.url);#t=null;#e=null;#n=null;#i=!0;#s=new Map;#a=n\#
            ew Map;#r=new Map;#c=null;#l=0;#u=!1;connection="connecting";reason=null;get base(){return this.#o}g\#
            et token(){return this.#e}configure({token:t,base:o,shared:n}={}){t!==void 0&&([this.#t,this.#e]=[t,\#
            t]),o!==void 0&&(this.#o=new URL(o,document.baseURI)),n!==void 0&&(this.#i=n),this.#h()}state(t){ret\#
            urn this.#a.get(t)}subscribe(t,o){return this.#r.has(t)||this.#r.set(t,new Set),this.#r.get(t).add(o\#
            ),this.#c||this.#h(),t==="connection"?o(this.connection):this.#a.has(t)&&o(this.#a.get(t)),()=>this.\#
            #r.get(t)?.delete(o)}get now(){return performance.now()+this.#l}position(t){if(!t)return 0;if(t.seek\#
            Target!=null)return t.seekTarget;let{value:o,at:n,rate:i}=t.position,s=o+(i?Math.max(0,this.now-n)/1\#
            e3*i:0),r=t.live?1/0:t.duration??1/0;return Math.min(Math.max(0,s),r)}async send(t,o={}){return this\#
            .request("commands",{body:{id:re(),...o,command:t}})}async request(t,{method:o,body:n}={}){let i=thi\#
            s.#e??this.#d(),s=n===void 0?(o??"GET")==="GET":n.id!==void 0,r=t==="commands"?this.state("hello")?.\#
            epoch:void 0;for(let a=1;;a++){let l=!s||a>=se,c;try{c=await fetch(new URL(t,this.#o),{method:o??(n=\#
            ==void 0?"GET":"POST"),headers:{Authorization:`Bearer ${i}`,...n!==void 0&&{"Content-Type":"applicat\#
            ion/json"}},body:n&&JSON.stringify(a>1&&r?{epoch:r,...n}:n),cache:"no-store",credentials:"omit",refe\#
            rrerPolicy:"no-referrer",signal:AbortSignal.timeout?.(1e4)})}catch(p){if(l)throw new S(p.message,0)}\#
            if(c?.ok)return c.status===204?null:c.json();if(c&&(l||c.status<500&&c.status!==429)){let{error:p}=a\#
            wait c.json().catch(()=>({}));throw c.status===401&&i===this.#e&&this.#p("unauthorized",p),new S(p??\#
            `${c.status}`,c.status)}let f=Math.min(5,Number(c?.headers.get("Retry-After"))||.3*2**a);await new P\#
            romise(p=>setTimeout(p,f*1e3))}}#d(){let t=document.querySelector('meta[name="cast-token"]')?.conten\#
            t;return this.#e=this.#t??(t||Mt()),this.#e}#h(){this.#u||(this.#u=!0,queueMicrotask(()=>{this.#u=!1\#
            ,this.#m()}))}#m(){if(this.#c?.(),this.#c=()=>{},!this.#d())return this.#p("unauthorized");let t=thi\#
            s.#e;this.#n!==t&&(this.#s.clear(),this.#a.clear()),this.#n=t,this.#c=Ct({base:this.#o,token:t,share\#
            d:this.#i,heard:(o,n)=>this.#b(o,n),changed:(o,n)=>this.#p(o,n)})}follow(){let t=q()!==null;return t\#
            &&this.#h(),t}#b(t,o){if(t==="clock"||t==="hello"){let{now:n,scope:i}=JSON.parse(o);t==="hello"&&_t(\#
            this.#n,i);let s=n-performance.now();if((t==="hello"||s>this.#l||this.#l-s>250)&&(this.#l=s),t==="cl\#
            ock")return}this.#s.get(t)!==o&&(this.#s.set(t,o),this.#a.set(t,JSON.parse(o)),this.#f(t,this.#a.get\#
            (t)))}#p(t,o=null){t==="unauthorized"&&this.#e&&zt(this.#e),!(this.connection===t&&this.reason===o)&\#
            &([this.connection,this.reason]=[t,o],this.#f("connection",t))}#f(t,o){for(let n of[...this.#r.get(t\#
            )??[]])try{n(o)}catch(i){reportError(i)}}},d=new W,ae=e=>d.configure(e);addEventListener("hashchange\#
            ",()=>d.follow());function h(e,t={},...o){let[n,...i]=e.split("."),s=document.createElement(n);i.len\#
            gth&&(s.className=i.join(" ")),n==="button"&&(s.type="button");for(let[r,a]of Object.entries(t))r.st\#
            artsWith("on")?s.addEventListener(r.slice(2),a):u(s,r,a);return s.append(...o.filter(r=>r!=null)),s}\#
            function u(e,t,o){if(o==null||o===!1)e.hasAttribute(t)&&e.removeAttribute(t);else{let n=o===!0?"":St\#
            ring(o);e.getAttribute(t)!==n&&e.setAttribute(t,n)}}function y(e,t){let o=t??"";e.textContent!==o&&(\#
            e.textContent=o)}function Ve(e){let[t,...o]=e.filter(Boolean);return o.length?[t,...o].map(n=>`⁨${n.\#
            replace(/[\u2066-\u2069]/g,"")}⁩`).join(" · "):t??""}function Ie(e){let t=Math.max(0,Math.floor(Numb\#
            er.isFinite(e)?e:0)),[o,n,i]=[Math.floor(t/3600),Math.floor(t/60)%60,t%60],s=r=>String(r).padStart(2\#
            ,"0");return o?`${o}:${s(n)}:${s(i)}`:`${n}:${s(i)}`}function Fe(){let e=document.activeElement;for(\#
            ;e?.shadowRoot?.activeElement;)e=e.shadowRoot.activeElement;return e}var Tt="http://www.w3.org/2000/\#
            svg",Et="M3 8V6.5A1.5 1.5 0 0 1 4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5H14",Lt=[".wav\#
            e1 M3 19h.01",".wave2 M3 15.4A3.6 3.6 0 0 1 6.6 19",".wave3 M3 11.7A7.3 7.3 0 0 1 10.3 19"],ce="f M8\#
             5.3v13.4a1 1 0 0 0 1.53.85l10.5-6.7a1 1 0 0 0 0-1.7L9.53 4.45A1 1 0 0 0 8 5.3z",_="M4 9.5v5h3.2l4.3\#
             3.6V5.9L7.2 9.5z",$t="M8.9 10.6h2.5l-1.4 1.8a1.45 1.45 0 1 1-1.3 2.2M14.9 10.5a1.3 1.3 0 0 1 1.3 1.\#
            3v2.5a1.3 1.3 0 0 1-2.6 0v-2.5a1.3 1.3 0 0 1 1.3-1.3z",J="M4 12V9.5A2.5 2.5 0 0 1 6.5 7H19M16 4l3 3-\#
            3 3M20 12v2.5a2.5 2.5 0 0 1-2.5 2.5H5M8 20l-3-3 3-3",jt={thin:1.4,bold:3.2},Q={cast:[Et,...Lt],castC\#
            onnected:[Et,...Lt,".inner f M8 8.2h9.8v7.6h-5.2A10.4 10.4 0 0 0 8 10z"],play:[ce],pause:["f M7 5h2.\#
            6a.9.9 0 0 1 .9.9v12.2a.9.9 0 0 1-.9.9H7a.9.9 0 0 1-.9-.9V5.9A.9.9 0 0 1 7 5z","f M14.4 5H17a.9.9 0 \#
            0 1 .9.9v12.2a.9.9 0 0 1-.9.9h-2.6a.9.9 0 0 1-.9-.9V5.9a.9.9 0 0 1 .9-.9z"],stop:["f M7.5 6h9A1.5 1.\#
            5 0 0 1 18 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 16.5v-9A1.5 1.5 0 0 1 7.5 6z"],next:["f M5\#
            .5 6.4v11.2a.8.8 0 0 0 1.25.66l8-5.6a.8.8 0 0 0 0-1.32l-8-5.6A.8.8 0 0 0 5.5 6.4z","M18.2 6v12"],pre\#
            vious:["f M18.5 6.4v11.2a.8.8 0 0 1-1.25.66l-8-5.6a.8.8 0 0 1 0-1.32l8-5.6a.8.8 0 0 1 1.25.66z","M5.\#
            8 6v12"],rewind30:["M11.5 5.2h.5a7.9 7.9 0 1 1-7.9 7.9","f M12.6 1.9v6.6a.6.6 0 0 1-.98.46L7.6 5.66a\#
            .6.6 0 0 1 0-.92l4.02-3.3a.6.6 0 0 1 .98.46z",`.thin ${$t}`],forward30:["M12.5 5.2H12a7.9 7.9 0 1 0 \#
            7.9 7.9","f M11.4 1.9v6.6a.6.6 0 0 0 .98.46l4.02-3.3a.6.6 0 0 0 0-.92l-4.02-3.3a.6.6 0 0 0-.98.46z",\#
            `.thin ${$t}`],volume:[`f ${_}`,_,"M15 9a4.2 4.2 0 0 1 0 6M17.6 6.4a7.9 7.9 0 0 1 0 11.2"],volumeLow\#
            :[`f ${_}`,_,"M15 9a4.2 4.2 0 0 1 0 6"],mute:[`f ${_}`,_,"M16 9.5l5 5M21 9.5l-5 5"],captions:["M5 5.\#
            5h14a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5z","\#
            M10.4 10.6a2 2 0 1 0 0 2.8M16.8 10.6a2 2 0 1 0 0 2.8"],queue:["M4 6.5h16M4 11.5h9M4 16.5h7","f M15.5\#
             12.6v6.8a.6.6 0 0 0 .92.5l5.2-3.4a.6.6 0 0 0 0-1l-5.2-3.4a.6.6 0 0 0-.92.5z"],speaker:["M8 3.5h8A1.\#
            5 1.5 0 0 1 17.5 5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5z","M12 17a2\#
            .6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z","M12 7.6h.01"],group:["M11 3.5h7A1.5 1.5 0 0 1 19.5 5v11a1.\#
            5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 9.5 16V5A1.5 1.5 0 0 1 11 3.5z","M14.5 14.2a2.2 2.2 0 1 0 0-4.4\#
             2.2 2.2 0 0 0 0 4.4zM14.5 6.7h.01","M5 7.5V19A1.5 1.5 0 0 0 6.5 20.5H15"],screen:["M4.5 4.5h15A1.5 \#
            1.5 0 0 1 21 6v9.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15.5V6a1.5 1.5 0 0 1 1.5-1.5z","M8.5 20\#
            .5h7"],close:["M6 6l12 12M18 6 6 18"],down:["M6 9.5l6 6 6-6"],forward:["M9.5 6l6 6-6 6"],check:["M5 \#
            12.5l4.5 4.5L19 7.5"],repeat:[J],repeatOne:[J,".thin M11 10.7l1.3-.9v4.6"],repeatShuffled:[J,".thin \#
            M9.8 10.3l4.4 3.4M9.8 13.7l4.4-3.4"],shuffle:["M4 7h2.5c4.5 0 6.5 10 11 10H20M17 14l3 3-3 3","M4 17h\#
            2.5c1.4 0 2.6-1 3.6-2.4M13.7 9.5C14.8 8 16 7 17.5 7H20M17 4l3 3-3 3"],speed:["M5.6 18.5a8.7 8.7 0 1 \#
            1 12.8 0","M12 13.2 15.8 9","f M12 11.6a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z"],more:[".bold M12 \#
            5.5h.01M12 12h.01M12 18.5h.01"],drag:["M5 9h14M5 15h14"],remove:["M5 7h14M10 4h4M7 7l.8 12a1.5 1.5 0\#
             0 0 1.5 1.4h5.4a1.5 1.5 0 0 0 1.5-1.4L17 7M10.3 11v5.5M13.7 11v5.5"],music:["M9.5 17.5V5.5l9-2v11.5\#
            ","M9.5 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM18.5 15a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z"],fil\#
            m:["M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0\#
             1 4.5 5z","f M10 8.9v6.2a.6.6 0 0 0 .92.5l4.8-3.1a.6.6 0 0 0 0-1l-4.8-3.1a.6.6 0 0 0-.92.5z"],warni\#
            ng:["M12 4 3 19.5h18L12 4zM12 10v4.5M12 17h.01"],wifi:["M3.5 9.5a12.5 12.5 0 0 1 17 0M6.7 13a8 8 0 0\#
             1 10.6 0M9.8 16.3a3.5 3.5 0 0 1 4.4 0M12 19.5h.01"],search:["M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 \#
            0 0 0 13zM15.3 15.3 20.5 20.5"],sliders:["M5 5v6M5 15v4M12 5v2M12 11v8M19 5v8M19 17v2M3 13h4M10 9h4M\#
            17 15h4"]};function Ue(e){Object.assign(Q,e)}var De=()=>Object.keys(Q);function X(e,t=""){let o=docu\#
            ment.createElementNS(Tt,"svg"),n={viewBox:"0 0 24 24",fill:"none",stroke:"currentColor","stroke-widt\#
            h":2,"stroke-linecap":"round","stroke-linejoin":"round","aria-hidden":"true",focusable:"false",class\#
            :`icon ${t}`,"data-icon":e};for(let[i,s]of Object.entries(n))o.setAttribute(i,s);for(let i of Q[e]??\#
            []){let[,s,r,a]=/^(?:\.(\S+) )?(f )?(.*)$/.exec(i),l=document.createElementNS(Tt,"path");l.setAttrib\#
            ute("d",a),s&&l.setAttribute("class",s),s in jt&&l.setAttribute("stroke-width",jt[s]),r&&(l.setAttri\#
            bute("fill","currentColor"),l.setAttribute("stroke","none")),o.append(l)}return o}function v(e,t,o){\#
            e.dataset.icon!==t&&(e.dataset.icon=t,e.replaceChildren(X(t,o)))}var le=new URL("texts/",import.meta\#
            .url),B=new Map,O=new Map,ue=/^(ar|fa|he|ur)\b/;function tt(e){return B.has(e)||B.set(e,fetch(new UR\#
            L(`${e}.json`,le)).then(t=>t.ok?t.json():Promise.reject(new Error(`${t.status}`))).catch(()=>(B.dele\#
            te(e),null))),B.get(e)}var de=tt("index");tt("en");function he(e){for(let t=e;t;){let o=t.closest?.(\#
            "[lang]");if(o)return o.getAttribute("lang");t=t.getRootNode().host}return""}function Rt(e){let t=he\#
            (e);return t?[t]:[...navigator.languages??[]]}var Y=class{constructor(t,o,n){this.language=t,this.di\#
            rection=o?.dir??(ue.test(t)?"rtl":"ltr"),this.own=o?.texts??{},this.english=n?.texts??{}}text(t,...o\#
            ){return(this.own[t]??this.english[t]??t).replace(/\{(\d)\}/g,(i,s)=>o[s]??i)}};function Bt(e){retur\#
            n O.get(Rt(e).join())??null}function pe(e,t){let o=e.toLowerCase().split("-");return o.map((i,s)=>o.\#
            slice(0,o.length-s).join("-")).map(i=>t.find(s=>s.toLowerCase()===i)).filter(Boolean)}async function\#
             Ot(e){let t=Rt(e),o=t.join();if(O.has(o))return O.get(o);let n=await de??["en"],i=t.map(c=>pe(c,n))\#
            .find(({length:c})=>c)??["en"],[s,...r]=await Promise.all(["en",...i].map(tt)),a={...r[0],texts:Obje\#
            ct.assign({},...r.map(c=>c?.texts).reverse())},l=new Y(i[0],a,s);return O.set(o,l),l}var Z=new Set;n\#
            ew MutationObserver(()=>Z.forEach(e=>e())).observe(document,{attributes:!0,attributeFilter:["lang"],\#
            subtree:!0});function Pt(e){return Z.add(e),()=>Z.delete(e)}function fe(e){if(!e)return null;try{let\#
             t=new URL(e,d.base);return["http:","https:","blob:"].includes(t.protocol)?t.href:null}catch{return \#
            null}}function Nt(e,t){let o=h(`div.picture.${e}`,{part:"picture","aria-hidden":"true"},X(t,"stand-i\#
            n")),n=null;return{element:o,show(i){let s=fe(i);if(n===s||(n=s,o.querySelector("img")?.remove(),o.q\#
            uerySelector(".stand-in").toggleAttribute("hidden",!1),!s))return;let r=h("img",{alt:"","data-state"\#
            :"loading",decoding:"async",referrerpolicy:"no-referrer"});r.addEventListener("load",()=>u(r,"data-s\#
            tate","there")),r.addEventListener("error",()=>r.remove()),r.src=s,o.append(r)}}}var me={deviceContr\#
            ol:"castViews",instructions:"castViews",mediaControl:"castViews",deviceChooser:"deviceControl",conne\#
            ctionController:"deviceControl",noDevicesAvailableController:"deviceControl",navigation:"connectionC\#
            ontroller",toolbar:"connectionController",miniController:"mediaControl",expandedController:"mediaCon\#
            trol",trackSelector:"mediaControl"},be=8e3,ge=6e4,et=new Set,z=class extends HTMLElement{static get \#
            sheets(){return[]}static get topics(){return[]}static get node(){return"castViews"}#o=[];#t=!1;#e=ne\#
            w Map;#n=new Map;#i=0;#s=-1/0;#a=[];isBuilt=!1;constructor(){super();let t=this.attachShadow({mode:"\#
            open"});t.adoptedStyleSheets=[lt,...this.constructor.sheets],this.root=h("div.root",{part:"root"}),t\#
            his.snack=h("p.snack",{role:"status",part:"notice"}),t.append(this.root)}connectedCallback(){et.add(\#
            this);let t=()=>this.invalidate();this.#o=[...this.constructor.topics.map(o=>d.subscribe(o,n=>{this.\#
            #h(o,n),t()})),d.subscribe("style",()=>this.#d()),d.subscribe("connection",t),Pt(()=>this.#c()),bt((\#
            )=>this.#l())],this.#c()}disconnectedCallback(){et.delete(this),this.#o.forEach(t=>t()),this.#o=[]}#\#
            r;ready=new Promise(t=>this.#r=t);#c(){let t=n=>{this.texts!==n&&(this.texts=n,u(this.root,"lang",n.\#
            language),u(this.root,"dir",n.direction),this.#l(),this.#d(),this.root.replaceChildren(),this.build(\#
            ),this.isBuilt=!0,this.#u(),this.#r())},o=Bt(this);o?t(o):Ot(this).then(n=>this.isConnected&&t(n))}#\#
            l(){this.root.classList.toggle("far",mt());let t=getComputedStyle(this).colorScheme;this.root.style.\#
            colorScheme=!t||t==="normal"?"light dark":""}t(t,...o){return this.texts?.text(t,...o)??""}build(){}\#
            render(){}invalidate(){this.#t||(this.#t=!0,queueMicrotask(()=>{this.#t=!1,this.isBuilt&&this.isConn\#
            ected&&this.#u()}))}#u(){let t=d.connection,o=t==="connecting"?this.root.classList.contains("is-lost\#
            "):t!=="open";this.root.classList.toggle("is-lost",o),this.connectionChanged?.(t),this.render()}get \#
            styleNode(){return this.constructor.node}restyle(){this.#d()}#d(){let t=d.state("style")??{},o=this.\#
            styleNode;for(;o&&!t[o];)o=me[o];let n=t[o]??{};for(let i of at){let s=n[`--cast-${i}`];s===void 0?t\#
            his.root.style.removeProperty(`--_s-${i}`):this.root.style.setProperty(`--_s-${i}`,s)}}isBusy(t,o=[]\#
            ){return o.includes(t)||this.#e.has(t)}wish(t){return this.#e.get(t)?.wish}async act(t,o,n={},i=void\#
             0){let s={wish:i,isSent:!1};this.#s=performance.now(),this.#e.set(t,s),this.invalidate();let r=()=>\#
            {this.#e.get(t)===s&&(this.#e.delete(t),this.invalidate())};try{return await d.send(o,n),s.isSent=!0\#
            ,s.isHeard?r():setTimeout(r,1e3),!0}catch(a){return r(),this.fail(a.message),!1}}#h(t,o){for(let[r,a\#
            ]of this.#e)a.isSent||o?.pending?.includes?.(r)?this.#e.delete(r):a.isHeard||=o?.pending!==void 0;if\#
            (!o||typeof o!="object"||!("failure"in o))return;let n=this.#n.get(t),i=o.failure?`${d.state("hello"\#
            )?.epoch} ${o.failure.id}`:null;this.#n.set(t,i??n??null);let s=this.isHeard||performance.now()-this\#
            .#s<ge;n!==void 0&&i&&i!==n&&s&&this.fail(o.failure.reason)}get isQuiet(){return!1}get isHeard(){ret\#
            urn this.isBuilt&&this.isConnected&&this.snack.isConnected}fail(t){let o=[...et].filter(s=>s.isHeard\#
            ),n=o.find(s=>s.isOpen)??o.find(s=>!s.isQuiet)??o[0];(this.isHeard?this:n??this).say(this.t("request\#
            Failed",t))}say(t,o=!1){y(this.snack,t),clearTimeout(this.#i),o||(this.#i=setTimeout(()=>y(this.snac\#
            k,""),be))}iconButton(t,o,n={}){let i=h("button.icon-button",{"aria-label":o,...n});return v(i,t),i}\#
            };var Vt={"cast-dialog":"./panels.js","cast-instructions":"./instructions.js","cast-expanded-control\#
            ler":"./panels.js","cast-track-selection":"./panels.js","cast-volume":"./panels.js","cast-queue":"./\#
            panels.js"},P=e=>import(Vt[e]),Ht=null;function ve(){return Ht??=new Promise(e=>{d.subscribe("instru\#
            ctions",t=>t?.presented&&e(P("cast-instructions")))}),Ht}function ot(){let e=()=>Object.keys(Vt).fil\#
            ter(i=>!customElements.get(i)),t=i=>(i==="cast-instructions"?ve():P(i)).catch(reportError),o=()=>e()\#
            .forEach(i=>document.querySelector(i)&&t(i)),n=new MutationObserver(()=>e().length?o():n.disconnect(\#
            ));n.observe(document,{childList:!0,subtree:!0}),o()}async function k(e){await P(e);let t=document.q\#
            uerySelector(`${e}:not([inline])`)??document.body.appendChild(document.createElement(e));return awai\#
            t t.open(),t}var A=e=>void P(e).catch(()=>{});var nt=class extends z{static get sheets(){return[ut]}\#
            static get topics(){return["button"]}static get node(){return"toolbar"}build(){this.button=h("button\#
            .icon-button",{part:"button","aria-haspopup":"dialog","data-hidden":!0,onclick:()=>this.#t(),onpoint\#
            erenter:()=>A("cast-dialog"),onfocus:()=>A("cast-dialog")}),this.snack.className="hush",this.root.ap\#
            pend(this.button,this.snack)}render(){let{visible:t=!1,state:o="noDevicesAvailable",label:n="castNoD\#
            evices",look:i=null}=d.state("button")??{};this.#o(i),v(this.button,o==="connected"?"castConnected":\#
            "cast"),u(this.button,"data-state",o),u(this.button,"data-hidden",!t),u(this.button,"aria-label",thi\#
            s.t(n)),u(this.button,"aria-busy",o==="connecting"?"true":null),u(this,"data-state",t?o:"hidden")}#o\#
            (t){let{style:o}=this.root,n={"--_look-width":t?.width,"--_look-height":t?.height};for(let[i,s]of Ob\#
            ject.entries(n))s>0?o.setProperty(i,`calc(var(--_u) * ${s})`):o.removeProperty(i);t?.tintColor?o.set\#
            Property("--_look-tint",t.tintColor):o.removeProperty("--_look-tint")}#t(){let t=new CustomEvent("ca\#
            st-button-tap",{bubbles:!0,composed:!0,cancelable:!0});this.dispatchEvent(t)&&k("cast-dialog")}get i\#
            sQuiet(){return!0}click(){this.button?.click()}focus(t){this.button?.focus(t)}};customElements.defin\#
            e("cast-button",nt);import"./stream.js";var we={skipNext:["next","next"],skipPrevious:["previous","p\#
            revious"],rewind30Seconds:["rewind30","rewind30"],forward30Seconds:["forward30","forward30"],closedC\#
            aptions:["captions","captions"],stop:["stop","stop"]},It=(e,t)=>e.t(d.state("button")?.state==="conn\#
            ecting"?"dialogConnectingTo":"castingTo",t),ye=(e,t)=>e.wish("playback")??t.playback;function ke(e,t\#
            ,o){let n=ye(e,o);v(t,n==="loading"?"stop":n),u(t,"data-action",n);let i=n==="loading"?`${e.t("loadi\#
            ng")}. ${e.t("stop")}`:e.t(n);u(t,"aria-label",i),u(t,"aria-busy",n==="loading"||e.isBusy("playback"\#
            ,o.pending)?"true":null)}function xe(e,t){let{action:o}=t.dataset;if(!o)return;let n={play:d.state("\#
            media")?.live?"stop":"pause",pause:"play"}[o]??"play";e.act("playback",o==="loading"?"stop":o,{},n)}\#
            function Ft(e,t,o){return Array.from({length:o},(n,i)=>{let s=e.iconButton("","",{part:`slot slot-${\#
            i}`,onclick:()=>Me(e,t,i,s)});return s})}function qt(e,t,o,n){t.forEach((i,s)=>{let{type:r="none",en\#
            abled:a=!1,pending:l=!1,on:c=!1}=o?.[s]??{};if(u(i,"data-type",r),u(i,"data-empty",r==="none"),u(i,"\#
            aria-disabled",a?null:"true"),u(i,"tabindex",a&&r!=="none"?null:"-1"),r==="none")return;if(r==="play\#
            PauseToggle")return ke(e,i,n);if(i.removeAttribute("data-action"),u(i,"aria-busy",l||e.isBusy(`slot$\#
            {s}`)?"true":null),r==="custom"){v(i,e.getAttribute(`custom-icon-${s}`)??"more"),u(i,"aria-label",e.\#
            getAttribute(`custom-label-${s}`)??`${s+1}`);return}let f=e.wish(`slot${s}`)??c,[p,w]=r==="muteToggl\#
            e"?[f?"mute":"volume",f?"unmute":"mute"]:we[r];v(i,p),u(i,"aria-label",e.t(w)),r==="closedCaptions"&\#
            &u(i,"data-on",c)})}function Me(e,t,o,n){if(n.getAttribute("aria-disabled")==="true")return;let i=n.\#
            dataset.type;if(i==="playPauseToggle")return xe(e,n);if(i==="closedCaptions")return k("cast-track-se\#
            lection");if(i==="custom"){let r={bar:t,slot:o};return void e.dispatchEvent(new CustomEvent("cast-cu\#
            stom-button",{bubbles:!0,composed:!0,detail:r}))}let s=i==="muteToggle"?n.dataset.icon!=="mute":void\#
             0;e.act(`slot${o}`,"tapButton",{bar:t,slot:o},s)}var N=class{#o;#t=0;constructor(t){this.#o=t}run(t\#
            ){t&&!this.#t?this.#e():!t&&this.#t&&(cancelAnimationFrame(this.#t),this.#t=0)}#e(){this.#t=requestA\#
            nimationFrame(()=>{this.#e(),this.#o()})}};var _e=72,it=class extends z{static get sheets(){return[d\#
            t]}static get topics(){return["media","dialog","button"]}static get node(){return"miniController"}#o\#
            =!1;#t=!0;#e=new IntersectionObserver(([t])=>{this.#t=t.isIntersecting,this.invalidate()});#n=new N(\#
            ()=>this.#s());connectedCallback(){super.connectedCallback(),this.#e.observe(this)}disconnectedCallb\#
            ack(){super.disconnectedCallback(),this.#e.disconnect(),this.#n.run(!1)}build(){this.progress=h("div\#
            .progress",{part:"progress","aria-hidden":"true"},h("span")),this.thumb=Nt("thumb","film"),this.titl\#
            eLine=h("span.title.line",{part:"title",dir:"auto"}),this.mark=h("span"),this.subtitle=h("span.capti\#
            on.line",{part:"subtitle",dir:"auto"}),this.bodyButton=h("button.body",{part:"mini-body","aria-haspo\#
            pup":"dialog",onclick:()=>k("cast-expanded-controller"),onpointerenter:()=>A("cast-expanded-controll\#
            er"),onfocus:()=>A("cast-expanded-controller")},this.thumb.element,h("span.texts",{},this.titleLine,\#
            h("span.second",{},this.mark,this.subtitle))),this.slots=Ft(this,"mini",3),this.bar=h("div.bar",{rol\#
            e:"group",part:"bar"},this.progress,this.bodyButton,h("div.slots",{part:"slots"},...this.slots)),thi\#
            s.root.append(h("div.clip",{},this.bar),this.snack)}get active(){return Boolean(d.state("media"))}ge\#
            t minHeight(){return this.active?_e*(parseFloat(getComputedStyle(this.root).getPropertyValue("--_u")\#
            )||1):0}render(){let t=d.state("media");this.root.classList.toggle("active",Boolean(t)),t&&this.#i(t\#
            ),this.#n.run(Boolean(t)&&this.#t&&t.position.rate!==0&&!t.live),this.#o!==this.active&&(this.#o=thi\#
            s.active,this.dispatchEvent(new CustomEvent("cast-should-appear",{bubbles:!0,composed:!0,detail:{act\#
            ive:this.active,minHeight:this.minHeight}})))}#i(t){let o=d.state("dialog")?.device,n=o?It(this,o):"\#
            ",i=t.title??t.subtitle??(n||this.t("castConnected")),s=t.ad?.title??(n!==i&&n?n:t.subtitle??t.studi\#
            o??"");y(this.titleLine,i),y(this.subtitle,s),this.mark.className=t.ad?"ad-mark":t.live?"live-mark":\#
            "",y(this.mark,t.ad?this.t("advertisement"):t.live?this.t("live"):""),u(this.mark,"hidden",!t.ad&&!t\#
            .live),u(this.thumb.element,"hidden",!t.thumbnail),this.thumb.show(t.image),u(this.bar,"aria-label",\#
            [i,s].filter(Boolean).join(", ")),u(this.bodyButton,"aria-label",[i,s,this.t("openPlayer")].filter(B\#
            oolean).join(", ")),qt(this,this.slots,t.mini,t),this.progress.classList.toggle("ad",Boolean(t.ad)),\#
            this.progress.classList.toggle("live",t.live),this.#s()}#s(){let t=d.state("media");if(!t)return;let\#
             o=t.live?1:t.duration&&t.showsPosition?d.position(t)/t.duration:0;this.progress.style.setProperty("\#
            --_at",Math.min(1,Math.max(0,o)).toFixed(5))}};customElements.define("cast-mini-controller",it);impo\#
            rt"./stream.js";document.readyState==="loading"?addEventListener("DOMContentLoaded",ot,{once:!0}):ot\#
            ();export{nt as CastButtonElement,z as CastElement,S as CastError,it as CastMiniController,R as Hand\#
            over,Y as Texts,N as Ticker,d as castClient,Ie as clockText,ae as configureCast,Fe as deepFocus,Ue a\#
            s defineIcons,ke as drawPlayback,qt as drawSlots,h as el,Mt as findToken,zt as forgetToken,X as icon\#
            ,De as iconNames,mt as isFar,Gt as isOn,Kt as isTV,Ve as joined,_t as keepToken,P as load,ot as load\#
            Present,Ft as makeSlots,Qt as moveFocus,re as newID,bt as onInputChange,Pt as onLanguageChange,Ct as\#
             openTransport,Nt as picture,fe as pictureURL,It as placeText,ye as playbackAction,A as prepare,k as\#
             present,k as presentCast,at as properties,u as setAttribute,v as setIcon,y as setText,T as sheet,q \#
            as takeToken,xe as tapPlayback,Ot as textsFor,Bt as textsNow,lt as theme};
            """#,
        gzip: """
            H4sIAAAAAAACA4xXB3ejuhL+Kyy5BfaBF3BJDNe7r/d++83mvBXSYOtGSBxJpFwO//1JCBs78fYijb4ZTflmRLR87H739dczCVuq\
            NMh/S9GA1I9Bx1ENuR/H/2v9SD1yjR5y/ysGfKt3r/2I8h1IqlX+IjFrqili3yHWGo20efD7sMdI413XVy3HmgrufRNA2DHQnt5w\
            uPfMnV/rRwZf7wB0IUG3knvauNEwhOHrR44D2O+CV8Gbr15cv72/iG/CIH7zlrx8OzP//ips35avtpGPEcPBHZKB9Tb0XnqfpaEf\
            hpHujdBDenPtlwjfbqVoOYmxYEL6kU+x4LGmXB8kZau1lcHDJNsBIpRvT4WlII+nEowaTZ/qKkYJyLiRYitBqadyBcYDguTjexEt\
            VwC3qGTwHMLoHcSUE4qRFvIgRiSukbw1yhVl7CCuhImzQjVlj/5NhE1KjnNiAGcSdFENv+wqJWmVzY3m9ZC2s9m7WMwXlwuwK7zG\
            mDg4whi4NkK3mNApWhKM7Qqt8WVVDWhj86BwWJ9zKEFZtVpZneOqna/h+bv2lT1fY6tUpjhL7AquYA0wKNnKnyXAxSJZLBblEP0K\
            r0k6wEdavI8gF0u8SlZXg2NLtC6zQWlf6g8waCS7y0/4XGDNHOj1SYy7wHOMyGqIhCyzZTnYmAj4aaS8gDmsYMjCfDlfz12mLVXP\
            M9bdvMyytHL1vUSXieMNeS+ZDS5BiyRxGrha4kFDIqrAarnFETqtFhWyq2yd4bmrjBYcMSMb/p+wpIRVVQ5YskhXqz0rR/hhOWkk\
            JAODs7prWFb7iLmLmMOEhATmsB5yg+awWA5IkNKeuv8nbDnPVim4CMsFctVQ3DSpkXGhKYb4XMtmME/nA6FgASvAe/9PVZ+wsMqq\
            eXU5qC+zq4z4NzfRnzeweY31rEZNEFzrKBIRvwk3r98ZlpH4s073+WcdBEYa9sW7cPazoDzw/TBievNN8C7fCaU7QlXD0GNeMoFv\
            +0EWXO8oIWBsHU654NDPpBC6swM8H8Z5CrX3yktXYfFZ9+cggEiby2Gz2eg3kL9jdLvTMTHcCIwXfWT9Cd+FvfdZd/DZqOwdtpjc\
            tQhGSg/uR2PLqJMdiS02DMPjmHrPnOzEHchcbssgzS698a9xcZbOw8KcN7YRzp1n2XAOSEGO25LiuIRfKMhglkWJ+Z0OxxWSeVoc\
            jeljf4/Ek9vHQv9PQmwZeF8jbsbGf0UptIj8r2ErwPv2L/YBVxrquKWR/09zNOL8PwO7A00x8v4JrWHbbyRFLFLmMFYgaRWGziNF\
            f4G8BkLb2gnuwRYgN004Auxbbgopa8SKgfU7h0hni4KB1nb4NAibKbtHDRREppA8VxpJ7QRamssrgxhYUdzvqIZB82B9YG0+ZsHO\
            4bA4fiby00lYGFfLW2oMoybeGZcccxx0uKxB0gAnHDy4eGNEfm6ViSBJPi/OSvtf25QgL6gpj+8p0bs8za6S5iHsBjbPKiSPGT2b\
            L0dSTxU3sv6cncvkA3ZWz82sjBXVNo2QWnlcaC9wIR41ykWSJJF9QsPRbmc7y3Q5hJMLjYQK5DjQY4V3UENu1SedQzdqo9f3L6M8\
            L8GUDMwCVRpkV4oHmyxb7FJI+2YYSb9v/JO+917Q2jqNuO53WbSbR03UskiwiNGuRnJLeZ4UDSLEWDMrRtXENg4D+/LxY7R3b3+H\
            mgaQRByPmIMZ58yJvWmGPrfnqDbtWqnMthGUa5BH/D0gtGjxLkbDB29eI06bliG7KVo1vL4MsB7uOdDt6cEYQ06osi8sidz+GkmK\
            4r1w42vZgn/TjS4RqFDLdJ9XAreqE622LejsOVl8RxU1qoezbLZsPSUYJd6+laYPp7AYYbGoKgU6z9rektA7b2zk7Hy2NLDxW+o8\
            chz1FAt++jYUlNtzN2iyRVsM0mlbMXhwibNTuGLiPh9N99eEyo0vNfNvvFlN7TMKpJvmiMKIwQ9BnIYH57ppqB3/6GAitD88pLPM\
            9Gn4ZIzNTwbfMklOB9FoOXS0uJeoyUvELAf7maaawUfuPHPh8vwN/UzViLFoNn5Rftjw7OryTDCL0Uj3fJj2B7snZ6PQHFtLp8Wb\
            auI63OXgIATGaKOoejLMbY4KO/GOS5+clNOtUauF4fpRv0kbxohkWn4AyaDStgC1dVmC60yjUrScYkEgLimhOVWCIQ2uwiZgisz/\
            vK1BUpxrVLYMSbtXhkGt2nWNUHSwhEqj2Wo4oW/aPDj6TttxAsVm/SxZ2GQnbpBpIMoV6GCZfB6eSZXrmth16eSBBDth7qDYV2Qr\
            KSnMCkNsTNQqx2DH1dRBJ74uro5bzW3dxJaI0FblxptTGlovwmJoL+fB/1m1DiVncRj8Klxf7oAxpGxh5nqber3XFLKb+5Ows4Td\
            yzG8+0kWii3sLLn6N4wsW0KWPn3ePgoFQDSpohKL/f6gH8TWbzSOaswsVqzHQyk7W6BtrjCBLSMsUyaPPpM4u+3dJKOrfglo3el6\
            NWs2O8TJm22CT1Zy63yNzs91RMqPglBivTrEsOAeRnj4FrIHfAk8HL2Pw4UrVXWQZf2PhZny+WxwPfKlg2ziJDdzhnhTJ40eDgaN\
            B+5my/JJP+dO9LbJmcFxXlywXIJdY7F05RgdSqOOhINRoHs9z3w97k6n4d7yZFQkVLKhR8fcqCCtg3EdYAOhAvwfWgfoLEAHeP9m\
            rnPeDqwD/KemsIYT9ecF/HiSm1UpIdASFPw0fV5XB54K4/uLBKJ5vQsZ4HG8vvxy7suFCBlGvkzSYae4eITZFa1OUjYgsWE5veVj\
            gH2ChPnMQIQs2Z24giPQFQRctp3pLSPpCGeiCnAKwJv1boVc5jEcXWewA8hGrDcy9ct0io9a0toVHOz23RfFYfUA/GoV4BaafWnh\
            lYdyD7XoIsU3YWvLzh8KKBNFA560v2fbJvfrBYgX/6Is9KuRG+rEpoS5Hw7w0sF6e9ucigUlnYQNFXuJn8v5H1CdgeaBJIh7spPK\
            sZZkk0os+NNytp/FFfoLgEBJdJ6JddUmmvbooRUZlmlmsir8G7qq2uMErcc9793wv0FguTj7Y72wPPzZVeg9MF7PVMcvSeBztjs8\
            QVNSdC64Kbb3+wN7RnZAMhu0CdJ0mnYbrmKmXE1r6RxUEoqqMlWqzwQkKiu2Q95LNRq3tsXtppWFRHzJM+hDNPYHhhYKE80HuPk2\
            mS29lmt9Jkzq4LKvdeyLmtnx2LySzdOVUn2HDNh+SZavq3gDzNnbbza+Tz+qwElVfkwIk4nTzENDVC8KMK3UU+kxbNzO3Vogvu9u\
            gnilSFsS9Su8VdwjKiRWS29ybbysHyjpJiqt/CIQVCQDmmv4rqlNDoBBm/I2or9uNNBYwg4b/2mI8DRsZvrfwWyDxwI+6QLumYoI\
            v63/lbXemYXQ1JIuOQegFJk+yPgxNL3HkjLglMx2iWFj4NssmMmuOtQTNjZAjRhxUjhit9FV0ff1+Pt6eBjTRn3IRNFN0fsp82Z5\
            7/kEu9Cf1iWhiI+Xu9kPZrvHWfU1wEn3oAucZwRz2zlMy+kM1v4e5njxVyMT/YZkosWBhhhB8nPTAd0tlMCN7I+gHjE4J4Za1hKn\
            fx17YbskkmQnR68srrd3sRZxQi3LF3qYBypH0k5lwGALQ7azPy9gJ7Y2om0i5BlDkzH9olS3SFbsX5RgGN5BFS/gAuH/tEti9pB3\
            0Nj2uXZBMyTMcs1BkWes2ZUfFo/rRVG99zhbbxBOI8OE0gZ9TXn6AF6UVx1Ps8cijfRfGf01OpHHWp9/NcoJgLW48GkKraSEA8Bn\
            TVyEe1ovKWusJFXgzhF8Dc0aubMmlY1gUahRr0XT6WtRqgyMRe1tBi/GUzOWtp5vwxyyzjjrDcrR0LlF7785FL/foBeEVe0bYbTU\
            iYjyh6f3RQbIHXehuYlllTv227DQSAaq0uXQiHcjbULV5G1a3dJ9mdW29i612+opiOezBxfwi3YHtkmPpB2aHxgxjY7+F/JuP1xg\
            LAge4SiFe2WGGutqeOxoTqFRaQqDNtmBebCaGQn9vKsE7DGAQMUbQ80hezTQnjFmkreQW200B5fSppH0X8HNF+COxZ3Lgw6aiaA7\
            Hfft0y2MA3nVIEVDGxymX0DIKfnipiAe126DBQzsXb2dN/+Sg0wVa0ggtReNAPv6HcCBir3ruFL0wOQ3nhMwNy/ZrzahH5RozvkI\
            sF13SYkBsN8rtqz1bWbYaccqSAMkEuD1pgQzjJPE6rjUuO6E3qYUpJs6eZ8mBfaHe0hR+PLzWV0VX5e3t1jFGpfRPWte4NbdTH48\
            eGwTplpOpgeLzblR/ZRhtCGHJFn7YbbC/HBKaDbyNjScvQsnh4CQqgRjZHJWXAINt6Zrhdy5YmKcAjgptFYH1Esb8DWIthwCX68k\
            99PMZwykXThxTuLV7SUaGrwF+SHM/wLhJQRadgru5gADRVBDSJOCOADcFE2mCtTQxQYvrMOY6zDM54vByTXeZdMRjk6d5LHiSOLH\
            LmvqE6ucTE7hc8VHQospKkuenJ/Vvmv2Kd2y0zpe/ZmqT+oExmawVcOpLofp7XxEvMog4E7quabnDWp6Vn/zcqX7jdtI/lVsOusA\
            NkzLzrE7VNP89Z2rj+kzGUXZpmTIYrdEKATUdkfiHm+z+wT7fR9lnmT/hYOH7c5825kkxFkooE4USjbp5m5VqcufwKPJ6OhEDMbC\
            NrwAALS0Da9XyWggjk589YG6LKnhZFyLByb9kvwhf8mE37haG7FjH6rxJeWZVzLn9k7cxqB3RiafWMZKoyPkWXGxk4/mcMjGnS53\
            ke6PRP/tgWv+pfjRpMe/Thh7CWYzW5fosv1uMuHZqzfbV+CVcvtWTgYvt3hSf/Zye+/F3Tff393effRqdPfob+Pt/epH+YkjUTQ2\
            UhtW5h+LC8o/i+np/e4FXSnEm3T3RDy0iakvpRHfp4ynZ+ewc0t0W+7I4gtp7hpTFTgSyaKcTkxHPMvK9WIxbNJcHxvm0lxl+j3j\
            IbGV8pZo3HZLpQgOsY6y3TeJ3EUNljOqGwDL2wHsOgD7+yh5AFQO04nyc2PRxqzdsNqPpsVsYigD18N7GIOdURc042F8LrGiRL3F\
            48IOlzGZAsLZRyKXUMFYeVfGVKLj+blX+2W7fbPdMhzoQDyMwa0P8+mcmfTMMLq4YdWHFMr8iZKNS1mxAPcczBeJCyM2MI5AUSYA\
            sMq1hhihWPPhrVMDSn8+lej6ZG2sC/9sArLDjDDaeYshpcEQhrFy/SxQX2zyQHVNgJvaI/dqMgqsMBZ6PTGVdGu25/7W+MznjdM5\
            RvggsKpTSVx1j0QcquX+osB6LyBgLd3N2WB/X9F/mIynczn98KZxzbOYba41IauacGzd95DObXHKst1BS+GDnwgv7J8Rt5kdNduh\
            JYrFeSVLbuKixESQktLpDNbR7IHh+/vYDn3Yp0Iu8FTDhYmdU/xCKRPaAbvbzLlomnkHg4+mh0Iqh7CqqYnd289TdS6zzMQUv+F+\
            uZY/f+iw8yiOYwtrHM+gU37KtbEsFy8U7N5TXD2z2Opd/bYwcxbZeETEvfC2MC9b2XvEsLN0jgY7JrHLDYsZ26U2sLzhnkRW/sMe\
            CjpGiwrH2KJFgETIxS4hPUUMqpTbbYFWg088z3WjW0DWyDphjq+Qg4XBEQ/LFUNaR6U97STKtEjPmpPUhEUR/76W1aeXVmWr6u5i\
            waIDwNGfQUpbpOgb6B0lS3WeLyIit0o1F7pH6pJ167wOPFs2ssOFag/3UTjbFnVnJR8uJNXsGQ5l1oGZXRvBZSrb7uvzW13bPxxH\
            QNli8gn0EUaMKKPV4VSkT9KzEXsSk2N3+CS2j638+FSgyagVWibKGLVE01iMtKjGaUHac5SLBRWx02kKMc2MhXAkHYREuqpxVTFL\
            SxpDIDHEgcQYqhpfFatUZdNkRqzGVMYQZ+AHKmGLo4oflPxOerLdru4cPUGsOSaPTGUydnpFxj6qpTLjm4xvAtqBfU6OB5aBJljG\
            AUG0byD6OIk+TjzpjOzvUPR3yMVVasfCMQVqQDqhDQTSdMCs+OHk4KvDq4P4q5YwfzXtj0RIAFUKiXRSp/wGdk8s+mVKMq+6vPIT\
            61Z5MhoLDEGr1Qqkq1menuWwjcaCbCV4ZVg5Goz50LGC+ZxS9pQfET8JHOS4EfucBK50qC9S8Fch8s9CkVjoTgWZ8uCIh3jd4qI7\
            VnjVNdoygxGwt2+2sR+r+BfO4IASelqpxeL70qg3hbxkLqiTRBT4k9pEwrmubQMmwSAkuyfWffjZpOG3FJGIrGFBxANFmLVlYVDA\
            JElfnKbEBzGxC/q6NPKx+IUAlPDtZUWD85J6SZWFD6VhHVnlg4alKs0cX2rE5xK3tmjcWs2/WRntbH0UOecTY4P3GY1hpKaL9bnU\
            TLZajcPLigt9391jHp4XhjxK2L6kHWQ9J+vURtvtz6aF4xwenu2eJK3vQ3EIFWVGWpySX26Mx5L3lFrIvCRECm3QYGhm44lHTUPw\
            xCMcfEtoB9txkLLMbX0DYmWyg4zf1OYO/5FF0mI47nvjPGo53/+cqxDuvlpTLn1MTTBGQCuUtS3TGA6TokYqti76sxm48JD1N9Bu\
            KVweouwEKW58HMQ9HEkJA0I697MSUX62Z4b9jfkdCNtN15G8YOc2Sti+AjjGPhH2eSVppDwnTsgXBhcAKk1NtfDFpTS5L+p5MaMR\
            XhsMLSCApq09VvdwCcNGm5Z7ZJNlZZsDtYKSUlm8UiuKUQTNomIEKuRz14jtfFS48cl45fB74LANk7vMGewylt5VMUUuyCbb/TPy\
            Zl0pmlKCKaRp4wp5UAY8bEYhvKu0xNK3rOrG1E7f4qTtJsdDmPbHzseBEJIatu2o/9W5fjch1e7q+cGkG9ADTrHzsIz6IMmpX0tt\
            fBOVQ0ctvkj9wHwSBr9P+/ep+9ZUK76hHyo6zX9ZlCD7SDZ8pvztKivjStJt4Hsjl0A1UThIe+Twn8tYS+M6hLIsF6rht4odf662\
            GvHKXajeZ1l6n0H9aA2MXkL6rN77gouL1GfCo9sSr+n8YIAfutqN/N64P8csS37b2+5zgB/9tj8+4MexvJJTRiBoLLmDc2ejZM/L\
            dJTqDWt+IylhwUQU8abh+LfR3v748Jgah/NCA7VPofOlTTEKjZpqGCYayJSOShrhsGnRsBnT+SEDc7zbox/MvOPce6JRNCTiwCWV\
            lFL7+sX39xWeskviUDk6GYfz9SYOeP16dXpy9OvVP8vx4Rf+Wq54xt6nStx20EQvxRNLGKLLE0cXnGiWXRn67wWLLONFrmy5LOoc\
            /r96a0LanGbA+Brwhh+YsWa+kFw0AAStyHnSQk/DLbwdI3nHXP9hzfV70qJYwvEyv3VP3I25rcstO+zdzJ7Z9CiSQ80+GM4vmPEQ\
            UHITapc/sLGq4aWBfVzu5HrnrhE/lkCfyq/rWaWWUXysbXf8XkdWcF+k00Wu9WZP2RDI6+GeCQWZwuPaK1M6gWg4VSWmrskCsc0c\
            LHGeGDGdk6k/T5Q4V5TiX/ONRxcwETJnBowm/mR4Ddip7yfpFCWHQqdZMVZO3do4T9eiYjvSDxTU2Lb4+l7BQJZmKQZzav4cph9q\
            RzogN5sC3Hp4qehHiZ/D2dzEEIsSv7l5UdYAS1iYIldqOseYgJCtQ/uz8k7T5pwrDvbt7/rzWzU3dxFwsQb75kaTMLHQz2C0sFTA\
            tRb0ezhao4UvKc7TjqA7IEw+GZzNtaW227ALBxj1diF7G2aBOlGp3M9sbQNxCQuYg+FvoOzBhIdYVVKcaWFnbUYeZpgOd9tiI3YR\
            5SSUN6Rlfed260uaBQPqVe41vhmGeiCogFq8iayJjVwsgqC0JGuIZTrnH861rv1sUJUQIaMxAo2BuW8P0Bv712IXTi5T/lSTti/g\
            Sq6taYgQyJGFAoU2wuQABXLiGbSJY7Z1z6r7+4E/z1LjS8QQpF+kTPGqJh6kX8mvhJLp19/gW0pn/X1u49FpJH7sx13bMJa1V8RJ\
            7t0n6vgHBvccMFwihfUgEiPccavmlEuBa2GFQgFmrZ0V1k6/vfiJRW55UuQxRapFZbtesM1NOERdS6U8uFU1F7kd/5ht1tUi0Q0W\
            4MwqBrNQ5NJGVpizl4vUkVlM04GYucp0gaVe4SKk1oZNuahiz78iTK3Fyg0NbtAkvUrPrrIVVMiMIKeFbA7iFkQc7cUsLyghfVIH\
            m4y5YLhLj0aqpQloUEsVN+IsHnCxYm2QpwDD4+IB0/TSHu5bu8CdaE1KtQfoUkjJXaCZXd9oc45iwbp29GU3MDiyenSMpSQ38Y1r\
            APqCK0tryCaky/xENBrvGN6cya1H8bgxgGT6iMOd5esbPDpX489VeTYrG/Yo6qDznBW9a/7RDKZF1VWlmqRU4sJ1Dm1pK+syX5u5\
            qoo/0CYKO6EG8RxTQHcF89FXV3QOQdtqo0A3oRyJf2Q8a7RdOySvDBjJEH09wBQkGI2aIHjUyqLDPoJGEiPniotoBc9Fz9XlzVYI\
            LMaaTqsq3Y/ju0h+KKYfGB+PgSdw8DwRTFgWB43qaSP6e6vrVh10peDPqRWMmQ5CUXnV4OS5y9Us6AqvQslvIkdxQxKQRAiSrikg\
            Ym/YpazBzGkeky8mRlMxEyuo7gEMDtkcErWleG1uk3rQ5rrsvDZiSY7MxFFvRtZ2AdDaPJFa43iZx4E2E13bss/QSAAXOF2yVfYg\
            OT14ICoDiFe3ap7bgWMMXlhqzHryj9licitbTG5li6vPsMVtWIQBtWUTbRz+0I+l/csJjjGegFOuSJs0+rllDWLxjTbordiqibe1\
            AECuBSpLt2rKNhSET5Y1LbOMHbdQ0M4RlMiJCxd5CmIZrxC32N+/FW1chC6AtAggtls3PJttt5dMSTHhyTIGtoZaJoxqrSuTFeTi\
            dFuoH2xfTCkA74sATsjiE+yuACAcklVuGgZXvHQabkdeGWgYvfOQ9rzpqjd7y9brlUTRyxtxdBrdh5G2wyPXStfFtU5V3T1cybqP\
            MdPq08ooG8DKQd6l/dNA2slRUZp/Qcgo/8TwA3Y+tn+sQZLeNgq3FpwMtcd4bn9p1dKpiAYRb/8Wg93S20Zft3Y8Po6EuwLZ6E4M\
            YeBdbe6+pf+SLzDcc27Ak3w13MvbYtUWp374IsXoNVmElhK93D9YoFwrD/2CDLTzgnsumqqpx8rn9S5ZA9isuFhX4Jxguq0mU8F9\
            Ket0QzamE9Rg3ic0Hf8WZdKj3VGusz0rJRofC0vQjR1cXN6cUaTN9WUOWbJxAmauYW4D3WitESfWU7xhSctK/UEVBSsYhUVDXdMk\
            4V/cwyqVh2Vfp1VonYZZQELYkGNLBLi6DtmuhATE3JrwTFkfVeeN9JfMwiO44pZKuDO3NIJQUFCUgmyx7Th0kxd1SMWhY+k9KgyG\
            qJqYspFe5RUg7lreCN3dHrLam48QESJ2bmClKhw0HIrUxAG+gMAdsqL3ZkMoAJujkh+fyK8OimQA3ZYam0eUIWSamDj8wCCjev8Z\
            BuLUAaY5uRa5/lROoTBKe60Eu/XJWEkEoTXFHdUSh3EOM7ixKYGbAvaT3Dh6lBG+NzF1HUCGmUZsIJxzRX41zXRMHR7hPBNnmSuc\
            AyAkNA18mTGVZdHjh69sIMYWkjIuzhvGpd2jp0XPAXJ8G81xGVMRz9x9JXFT2iec9GQ4zA8PwyPOrt5u8zMYYzG14a1pml/mhdmZ\
            Ub5m4xGY5rLWbizLWAdnh2b0/NlLoE1uyLmsdLK56/06l1b87h49yVT46zVF/Y4OsSuMm8g/ZRy9gkUBrHy1WhQuLnf8XkMG6tof\
            5v7+Dy+fPY211aP4YTHLz07296ts47ZcWdB1AqmewkOmpyB1RDFA2N0pVAzWQNRZw9baBx+bSA20niss98kODk2RoMhOvkjuTlRl\
            XtpybJwfAX/tRH7Nwx2DraxkLLiZI3a+YyWerWJvZ8WA1+idZrH6EGRjGkxMmp4OvnbPt9OYdupC5TB9DFfQMOzONwOcUqjh4L4+\
            /Qt3GRfWsier2tMuAIkdYvZKAu7jQ4tad92vByfuZaQfdthbsWs++YoLv6Mse/fFJoAAFUOR2wD7LG2k7hvx1Fpp2rTnB6uDohcS\
            jHZ0d2Yo1AhVGX91cHpwkPOhw57WeV6BNDAsq/Ss4yauxOwAGoBCUxCa8IIadHz/5Yh9SdZx5Ex7J0w//hKSEXL/+qYpDY54xsx2\
            +8SQzxOsFnRycNTXTQhnTX4qVl3LJ8W0UibXH1gbNLJ21ANYkm/Ka/q2t5lpx+OfhuvybqMTApvcThHeC9nIYRuGMo1d07H1e5tF\
            8lAPDWVqmvWbCINrUOFiHcyyN5X+hmEvlcG2TGwt3Dn6fSuqkZDMFP0GraHa7036VqAC8O6YvxpQjVDuuKyyo1fe8BbndJxjfpgG\
            mBKbPkK2xGqGVV5pMnHDzuj9fYTHQ5yscOcHtXt0w+jZnIR2Il1S/WYgjb5wpM9Ovxnw5qgXlDfSwdMTrw6EcMYXO1YtdbxvoFry\
            uIbeDkLnDB196078tKL5zuBuzI2bdDhQiPUfYeuSi93rngQmhsP37h3w5I3b1Q4UnTHWBVPjBr2usyIMITdzBAyWp0SAn5zma/5I\
            NsJFhyxPyVRQpQXZY7i4zh9HtYbqP7d+3VuRy1Qieha3jqS8LWuOXo3CZY1xmhA4sPNgMqf3Elhma9BdDLKkcjGmDByYHwOHG/ZM\
            t1pmiu2bkIzDSnBL7P5aKM5Lx9ZftzlHhXfldyLQkE40JB3YcXRpalqaR5BRJfJx+wyCBapCaqJ11UvsojmZvhkjwiiYMMlOuch5\
            sqY4CgpBwDBhtSKfhzYbXswrhL+8y4ZttqGpNU4myJ8K0VAUoNO47CVy+cdSF3nqtg7lQkv/mGlnwkuIEn/5Ueju55oaqxAIlO41\
            k/roJDV18wdMBoiAQ5kS3nnwItZrAzO3AN6AX0K0mQ4ClA5n4R/ymwNTnrJZGGovcWV69u7v//lfX2zK9g1y9Ov6dPDtt0f285fx\
            8YWgK9zf//O/3/HABv/7P+CExGLcIvO9bDOBOl6qLc4WClzhbGhc6Ef0gzYankk4wNymdYkCUtgZbI6/Qqo3F72mbwf8n76FG43/\
            jMHIILgnQXXj+tlsnGy8or98qMHh7gshfJeguWyrnaQ3+f+V9Wbvxa8MdLMxq+T4+PLyMr78KlbVxfHpYDA41h8vIvF/nF0H05ws\
            EP4rpEx/YVhE0K+nt/PrvZvqzZiemK/+9zwPoFdT54LCFnbZJr6nl0vAd5Vqvg+mPiemVmwWH1EevXqQfbATBdpJpN+B6zK6Kv70\
            yYoP/uQ35xRml3YwVk6fZJBLoNr4c5UJCq1MHNCTdqaqEpWYeC6aSqEVKrGGE/Ina1EW7qquUbWpJqmM74FNVJaKVKapR1DXOpi4\
            hbLQNK5aEGCFHqtbMGmmf06f/AGTeAWKqR4q40ZvKqr5fW3aVTSOGFCdpeUa01KjMDhTj5jYQ3LT41wrHrLGgFfKGdeJz+R1T4gs\
            ayqjye1jtKN1JpyOsGhJ2l5P2or7HmqdA6FiKxZFL16VtpOg/IhFaLTOAeWSrB1qXUZXa5jU2VGTGg1PYKDu41L0gC8t4bZivP0B\
            rPL/yVcf/8vd4ge/XEo5v8KfdDm+ML/yu0HApWsAn6jkrsa4oTXNFGE2XRt3TiztxkPxAwb/wMHp3Zxfbt1Bj+8c4cFq8EfEJKzS\
            m9a0ZZnsTgIDbwE1u1fjLgT/6MRzW7xR0ZecWDwUQPjGt5p6oGuOzr7DTiCXwr9LF/1h5TC0e0kljQJiao/n1KD36YMSJuEBPM1O\
            gQ9Q07PAmiDjJxGuojHNkiKuNiGMjcZpG2EZWG7UCXFuC1Fmor06gRdVgGkgiw//rB8+f5rkAXNUoOhZoN6TKLPEA3jhSAJrQIu8\
            J3f4J+LKQl4nwiqFiEI4R9gdrSRdGRXnMpEEvgyUgMPitcb4sIoAUNIWSlkgmfvW6cpU25jERK3+NEwL3KOfxdMvv/FJuhf9k1kx\
            lxW7Km5bMbRdxcT4Q8VskXFEvC2K6SMo/SrNJrwTdh8J9OddgP7AregfdGGt2t7DjWy2KBc6oTHgvy2tM4r+PD3PtXr44q2mA8N9\
            7E32aQOL6AgDdU5SV6MP2vIeJEOpAwShL343J1QZTWJfcQHav2BVHMXv4x44TZ9judSf0DvliEsUzjTQ0zRHMVA13c1ST68C9Qzo\
            iKDXskNQLC5m3jAAJ8y262NHIxi60e96WEZ9CNeJIZUT/Jwpvnai9IbrG5r9ehLRhY38K2y0Tx84QvnaA3PyYiOHOXtmEVuxBHVU\
            C6x8AJs5WOGNFSjMt9Ye5XxN+sZ9fdusr7yqAO4zkF7CgcIiG409oDg4aO0U26w1C/0CKx/A/skswcSkNGsO6+n3sltkbTKWs7Ci\
            MGT5QzF3HnBt5EY7vmWaoPGrFnfAwP0RJIfD0NdSltcUJYYIHdJ3W1QBmTvSVa4TlEt8hKHKZ2KJzVlHcNAB8FKwiAICrAmhiEpP\
            exPB0AVTWdtKWtokFWHEIC4x1+fuFw/uYHRyOlceOlqsiSM3Kihv3oSF6Zvh+d27/IJ1i7zNiVaNdA7CPgMqEwnQANDSia/kXOSW\
            6xZUKg4Rq5LIq852EpUs+x0ayyvJ9GJ8SuCgYWQcHSRRCg1zQTxkQmpQMSdQLJMtc+XUo+a8ING6cGoDdjYowI/j5WtOmcrgUANS\
            yj1hgnKCptgSD46kW2Dl8gPYPyyfD59wyYYbL07AssUAZVfc0msylN7GU4PZc+0gng5kFQUi33dmVCRKEPeD76KKI63t+t04zyM/\
            1MYfYjQwKwFrl3fkMkGvZMvST5X/6frWHF3CXAJ8bLWbREBwMiN2tqK8dvO8u5XFGfnZkPztiBne6/E+pb/fjczxtIzg0CLHbpXm\
            faRVTbqeu8NajwCDW+Wg1hf40VqPDH2wfkCP0s+eSrQsMs2Kw38IFDtBg9RLtYtc67trsvDilyqPo8Ju6wKhbBforKpn0Beopfyc\
            e8FUPbmrrVV6IMUlBYqc/BRwUs4mX/ZMRra52kqlFlD5SAW1a0YND46MPHC69B9KzJf/KaTonTyEYuSSbJmaTloM00kiwJioGlI4\
            tzxFRjwCfuvb6O9etnYd/G0bS/6rOHsN+96YrzfoePxZzk/nNJdnp8q6iBbhM84MoBBLl9D47jf/mcVgF4SUXEkRgdmC7bsz85/Z\
            qqimINQnVKnu+ONKRMopovaJH9N+I5IvZ+D+efnWw6fFs0AOTDWEWOyOpnp72r4rnZwY/sj/OQzILZQmQDV0YcdS49KlLpocOSWr\
            Mborf28EIB34cORKp9ezZAGQmyQhYjYdcXGlWk2TWAeJNYB7yQodpoj8rbysr7iKAt8mNTIEwZVVb5K2mroZSVvjfZuLnziez80e\
            nzDkHVJLFSKRyNgulr/5j2JVPl8Uz5/+2t/xq+Il/ix+5f8xgt5rT9vbGxlgdIj18+87rvvaUwfYRR4gVXXUceAd3mz+KxxFydod\
            HO95d+EJJlnTiOhDR3m3eZrPzpF2tvfUDhLFrQFNEkvIN4MIsRLYBucFvxqDiiInLgPZPUj3o3Fu8U2B5BG7tq1GDIQ4NZnBQdDp\
            AGmgR/a0r9A5692Hl+sPr6oP+x2M5MeJEFLTs1PRpYudE+rOFcj1oJe4NUO0a5e0rbznfb5q1Aa3fb0KUe9WqvoKFcLoQmoFoiB9\
            MNWZ95mG7nQ0T4+IfK6PSMnjjN5USy6sE1MlHih4rhqXSrOrYztjE5UqVKiD2tKdb1kufuHUIMeMeCam/4iDz3DS3EILhsqxu1NZ\
            5t8Tq0YpiSl2WH56UUL0PzolQOZ7wKZE/i/V+1bBLlOwDjWqeLMkg87KXKYs2xVeWG23r9TKIviVuFYvxW261/jtW4kpY2e1OvRK\
            ZQHvtu5eLZskpMdToTLfYWgUQx5cl9UqTaqExCDl+aF4vvHPe5YCY/ngvm3PO45TZxC+03TcPZJ+RgtGefGx0fZ1ZjkHGBFzq9Xu\
            vuBvBl3F3USGK8LqoQBRMfBbGmTad7v4JaTxErfGMIZhedGx2jX7AIAItfdTQXlEPVgZHyVDQCpDGHhaIYy1RzK9Wu+zardebV2j\
            9hrW8OcOqlqqOTVKdrX8N67+FXCsWsDioLUor4Bbu/KW4rwTIPBFzGuYiGvGp0sMVe5IpiF4oJoPiA+jIun+Mt9NVTO0GwpxFQcJ\
            Opsx5GgY39NWlppvixq5rLFfWPU6VI+2ntSi57vB9cbNrhq++/9w1YCpcqOjhsfpwPsudZDx3ZyDjJcVoh8baQ0I7WDLckUb4Kxs\
            4p+rjN6R/HZ4YFPdF2VqzxrgDCa0bFvrV0GA6SVynzNVsxI9DOlMeFVcbuo3g7vkBRboSzpcw/uMi8T500NP2F8cr8bsIqxuVE2X\
            KKQPlW7PgkxjvWE9QOq5RWoMZ4G/MHyGfztqJ/ADx36bAcJR9qTwxxEW45cXQTxPJYuvFhX2G6yv7TIzjd3ylebO42DLlXTkRkd9\
            rjQH0QQ7NTyVTqbpCHS5ngG69NxrxwpFyUz1p/til32IXIDjZTTbXEKBpGjKnTUConY7hv6OJwcAvWVusMr0sBFHlNDasYW3mlLC\
            xLtzVOueoGK0NEDcEs2liHm9atsOlppZ1o5GZXUkbWciHXvGvC2y7m2AObm53B0FXjXZT9JNwYyZqdP805o5qt5drwGZvzlG2LGx\
            bhxe00AGTlXLv7I1Cm+ff67+SFUwJ0A/TRCzD5598Xk8mB7Q0/XVHeAEO1xg2Y3o14s+CRR07k2BTbupLCjpoZ6RmucXgK7C9K4a\
            wajN+FgvBb16F6i+f1gjet2d7nmZmxotDJDeDBbDCyMvpE9FpVgcGL8OeDWPOgz2sGDqdag24/Wc3fJ8G2hAKCS5L7TyEesA95aY\
            glh18OyG1UZeeq+xxIMZol3rI8fatWBU9PTnSNPoPXWSapgR9hHfm6PZ+7yBwU8W17NCyTWWn9pB1A3DK2v4IOCGEAraeK5G2mOy\
            r7XARhioFXAdQzC9UmBPEPQSpbFch2ZLrRs2RR5lCggh3nfG2FeI/SKlbJlyQRbab+puvvpxk9IWiAnaqQsmstqz/dsOqOXN+2WK\
            LAsGjIWfDHwx7mZWe9npFZJQjIRlQ/uxi0i3WmrsdOrzYD6XItTOqp6stmTtRpZgygINYS94zFtEmwKDSeLeMtvJgaRdnoY4QNoV\
            zlflI32P/ApXMWZkak2G/4D57VGwgxVH4SxY1HWHAqe4xlKFJo6Dj6c47KD3w1SKHxJvGU/lXrWTMT8ZNWnY8qMQIV167Z1bOXEA\
            dwd3sbnSuX56EL8z9sUKPxYuyIrYUDDC5tVyh6dkUpitjUH4wu0QPqwzWaNzOx23nHZChPjtR2BiipxqAdnNoPSruWbm8LCum65w\
            0Ru+8yUwLbpundzSM5bAAGXJNqPIvNXCTB5i8ygGXHpFmTtr5OmCgVWcGxVREc3GbobEFNbWFgcvXFara7F9Q5EgLewvz9uLE98u\
            f6jwoCwAaEiWi1zWwcwZzy/tbsualYAn3QhBng4zPXXYTc+4ILPTZL6cxu2qMBeROt/36PrufREIq4m1UJscYg3vX0Usfv+WGcMj\
            E4LKMPgIjswTw1yUzQUMrY51Gap7QMSyprp7WjUBnlTist4tp7BFw6pGFGGnhHxP0POjDvCsSDjJGjKxsiV2Jg/f4+g/VCyybAtg\
            6XWz6BZaWEwsPD8AXnTFQ61MkLw7Ao6XTYsi4G9tLWVoVZirFesBP+2J6w4UrkIKc7jcgGxcx08zUG21wF4K+yPrJh79O7/Ka8iU\
            cj0U8sOH5ZjOgOnqlok7WM1A2eDE6SUuDlbrDsUEi1HziMiO6c1gTR1bmPu2XcTYgFdt5vH6uNrV4jHon0FXym5pZrFza5YOqIBg\
            wLFKuFXkaHDcjcPmX/+zOklB9zX/p3scd//Y7laCCPbUdaLunuzrKtgqwV0CcvxqvnjcumDaASml9/Ll3DdQMM8+LJKw+onTnkRS\
            odbbvNyMxI9AldKCzIz5SZG2kAyDkptQN6tu/V6DQ+GiCceZWEsqklWCqQX08cBPVnoOpMyyMGKkPfF4GV6mxsZZBs7xKQiuNSAD\
            1ZsshsXArEVeFREnmnqJd3RQnpbZkmrrylZNHkz08KaoUbo6WqZ/xWAnRcFHfzsl25ExQ1FtO7Hy1LCUyZIYCSGNN/Aid6+MGZnP\
            UFgSvfYTecxHUujFfBh25mlQT48BAFbZb/EVPNB4ehAmDnXeJJvZg7BaZYc/OFLKjqpZzQlnQ14I4AeskQFbFY+LmSaCaBqfHkUT\
            rXlWnCpfuKAmPqt5fLLigl3ORUZL8eG1B4ScAwtYZMx8b4VKlY+L2gTHCUp6sH3mKHYY5rxusI6oGbOrX2yW87KomFVEwLb84WZh\
            Z3I5/zUzkilxrIljCQRTqfyJ2uJIXPgakqUoqIO8+DZ7DhW9q0tddfB24S95bmcuECMLJafn4gbEdsUlzzavEH0PkJqR3sPgwvKI\
            MqUC+kN0/9SECcf802188j7cyikPEPBbOOYoNrCzre7cmm5+cTCOVF9N/LXu2G/XHuo2XQVUcmRyMXRZy5tlzRiJkS/jrmZq9EFb\
            4Y8E3iuy9QRxRBs3G5gxxQlG3uGaUWfsT84Ca+GThN4O9WL3Mdh9yxld9tKynb3NhGSNLBudUg+HCI5wR0pZy8LRj4dX/a6eXgcm\
            Guq7N1mxAGhPLoJZuQwl6kp5d8oNWqpcgNbOh5roL0zD0xVf2wVM23ws3M7Cn5jyHCr6lCPFkC4vVFi15SB99D3XPGhryzEZvnyt\
            s7BJuewuGlfysilP5PIraCREH3+BCrZj76FtdiSv6TK9OGyPa8MYhY678Mt2ctCHcJa/FuqoyJxkZSVDBEdhjJhlNRfZ95gNidT7\
            vizi5qSuC3EC4hZ22IzuX7zYqoz+Cq7CumqD54kTOx1jue87mFS8zifR/BGMM5AJmy8Lq0Uk9upGM0xCIxX6qHwfgmdBXlqzyjjC\
            DaK63R771HrLYtvudX39UKG5QOg60p8LQsDjEUd7HR8d2WMCfH0qt0Yg3kBxZI+G68oiGslR8qzIMUiNDHZ5FR8d2eOIX8aPI/25\
            6OmTMLi7q3h+HS8LSjiaWNpN9430rNVFID7jNPa+GnMWBlGunoBgC6tNWAxvJ+MOWQ06dGUp3uO95X2oCGJTZML+lRa/bGRWxym9\
            jsK3ZnD5miUBE4IaGsH3iztK0sxg8IE3To48s9Wn1u+ka02WufomBd+cVJLagbvy2UI0np/ejUrOg5ZelpwBKqC8WM5lHZB9ad0k\
            Ym/0EqzDh1ZxArV3EXEvBXK9SBr0+aSCtUlW0rnGbenQU5MU9yxo99hJUxw+LOB9zjSUbU9FQzV3euTpq0Vy2If2ZtiuL3HBwx38\
            UeFDthl/oSMB6tzxlN/1SWF+1MKownz0DoQU+m311LFbRqxO1Yj71HKN/TP2S7nFC7f6Ff/2YIfPO5HHoOX3nJeze1Mc7Twpye5o\
            YdpyGfOPgdltB47WauaM3rcoww0JHMpG3B8NGWhM3Jrg02xH96UgTi5vsXCdOTW3BWLWR9Zp2QSxotpY3ibjV7oFm81lPmq1ULp+\
            On8AxzWxaLvUQL3oLeawcoA+6ifzKTWfWEMt9SU//Pp3/BiHQDS61vUkK+rqis6v6e3FUooJuHpsodX5y5W8u9JF3ouYsm+UpkEX\
            5dvqfHdxglpdzxY2FG99bIN8uWUDx3FYYPm58ukw1YGswxQ61LzWk/HikT3a3Po9LmQGHsJQlC6+ZTDoshKHwkyBbcwU82yrJsx6\
            WwVpB6jzAqHVy9Z8hkXvt/mOPn9c0Pxso73pxLCpAh9myx0EzLqI1NNObaYYq9jFKuiJC1wcHy1gcXxEObXPptWgTuFGDzNnYb/N\
            1G1h9AEW+t2+EQJEutGCXn/BrX5kZt38UOjR595wz9wZrssrYvDo/Ip9JSCtyeCjSGaSLJVimvQTXObgju/7avmX31P9P2LXNrez\
            a3F7IWOgfgH/lut1ofYUhScEpIPa8xOwVV11lXPgDCxKNRFwV2gRea0+Fs32flCePkwUax149RlVmmpMF8chJkk2/h7vppGbz2Y+\
            0HIag43YLDBwWKaWMbZ2OVBUsdq7MbUjYR7Vwelwr5Dz+iG9h2nJoBEnT+rY/QenoXox2ud1Uy1jOqUsIGGwTwrJEWvxSofLn0zL\
            i+tbh4RDjpB6IL5lGE+ceZYaaz5XiDJOp/w9iJYaY+ouKLfw9unp4XVxs+Runr2/PcHI698es0+6YBHxNEMHqQ6Pq9RPesIi6D1y\
            EsNaO29jHztZ78ZanoXI0aJ9HP0hBvLyFkcTHk0TL+Y7gyIeAT1lI3DaGaR56LesK/RNcGJjSbw/FmrE1LiHElWyoqWyEWXy1PLZ\
            VhBzMD895GpsrusD4awnAnjNZfV99atCnEmc8XE2FLPqWoUb8E5sbLJ4MhP2dy8+Wn7ny9+a+MXUfXlxbtVOamkcDXUJaKLR627I\
            V4UxVrJ7mJcojqN+Un+LLUdO+rb+MzWp/egULKVq3F+yPzPwa7/d3EUPrnc/uz8fNPsy/ZT1jlLtte/FgUdtCo+xOQeGf7VQiBEB\
            t/pJHNqtL50DMFLnC7ONNhngkCkqIkMxkUd5+LAAcmS1sLjcVKz+aVZNmebBz2G/qeGCirv0fTGZm7UnpVkS6sbFMBHu6ddcvArb\
            lSFyZPgbSc4NeeGdJEEsPqeTW6s7WTKcj8ktGC9MdSphsyxG3Bwys9FhkfKFKImtIQ33oqckpgD/wgJXgFgmmLP5YVgkWVNsbETX\
            Evx/WEpbS44zoKFqkEY/5oMs1s/bc/1Rx0SyAlLACIPqJ1/K5ibkZpyMaCz/s0m00SmfcB0gAN3Na0LqLE4d6ZvntsRvGyY32rp7\
            HGf4arNIXM79ZoyJS17TYs7o751cTunIPFH9jhLfGq0H3PKsfldtij/5nxOBoTXTHY3qG2Rhpm0A1EgdOWcihGOE5MePvsCxEDSO\
            BOa4DXTgXVvFgiV0SSfVO3zq0AT4tYeHSh0+sbD000AeCE+NAJ0Q1Zbui+wUSn8H/QGcVr7ht2/x9gzbMT2URz43MHmDZzSD3lVC\
            n1RCgIMjRKa1vJsfHnyGzoS2qarrMxwR6Mv4jjb9BCwEvVbKbv32cRS38EAeSE9lFL/Ca8V+ToUOne4zOKOin/S9hTdBpXwDAjge\
            +rgaHrH6dIxRkvfujGfrv8fnRw19Fh+ffUVfSQp1V0rfC/01l1szfoxX9B73yvD4WDWCdCaUH9hYWYv7RN+5KbXOO8mYd5RPPqYX\
            EtY2n+ASG8Xh0ONI+zxixiL5vpAx/Z/hylV0PD0UmuKYYYySvDHkmj7RYEDGpEfea4TYrvcUenRPaLsK183Ra33RiqQv0ntrzU9n\
            Ul11tMd7agVEbyIFnUnv44t8/Jm8gKGiH/EYuIG0Md9V+n5tPf4oCAVD7ozH6en4+rB9S1t9BUCsP/lvHaxS77udAAA=
            """)

    static let workerJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "68fb693762f6b804",
        text: #"""
            import{EventStream as f,Known as m}from"./stream.js";var c=2e4,u=6e4,r=new Map,h=class{tabs=new Map;\#
            known=new m;isOver=!1;#s=null;constructor(s,t,a){this.key=s,this.stream=new f({url:t,token:a,heard:(\#
            n,o,i)=>{this.known.heard(n,o,i),this.tell({topic:n,data:o,number:i})},changed:(...n)=>{this.known.c\#
            hanged(...n),this.isOver=this.known.isOver,this.tell({connection:n})}})}tell(s){for(let t of this.ta\#
            bs.keys())t.postMessage(s)}join(s,t){let a=!this.tabs.has(s);this.tabs.set(s,{visible:t,missed:0}),a\#
            &&(this.isOver=!1),this.follow(),a&&this.known.tell({heard:(n,o,i)=>s.postMessage({topic:n,data:o,nu\#
            mber:i}),changed:(...n)=>s.postMessage({connection:n})})}leave(s){if(this.tabs.delete(s)){if(this.ta\#
            bs.size)return this.follow();clearTimeout(this.#s),this.stream.stop(),r.delete(this.key)}}follow(){l\#
            et s=[...this.tabs.values()].some(t=>t.visible);clearTimeout(this.#s),s?this.isOver||this.stream.sta\#
            rt():this.#s=setTimeout(()=>this.stream.stop(),u)}};function v(e,{type:s,url:t,token:a,visible:n}){i\#
            f(s==="join"){let i=`${t} ${a}`;r.has(i)||r.set(i,new h(i,t,a));for(let l of r.values())l.key!==i&&l\#
            .leave(e);return r.get(i).join(e,n),e.postMessage({joined:!0})}let o=[...r.values()].find(({tabs:i})\#
            =>i.has(e));if(s==="leave")return o?.leave(e);if(!o)return e.postMessage({lost:!0});o.tabs.get(e).mi\#
            ssed=0,s==="online"&&o.stream.kick()}self.onconnect=({ports:[e]})=>{e.onmessage=({data:s})=>v(e,s)};\#
            setInterval(()=>{for(let e of[...r.values()])for(let[s,t]of[...e.tabs])t.missed++>=3?e.leave(s):s.po\#
            stMessage({ping:!0})},c);
            """#,
        gzip: """
            H4sIAAAAAAACA8rMLcgvKql2BdRRnc0No0D0r8hOgwnD9SYNztfr/dN1Iq9sYgQeFqXJ+u8HCLmkx2Xre293dQ/G/+YdyLaQWDTs\
            O2MfTPzYDo2z7Zx/gMnL73Be3UtX1OJj+JR14vPw6oSBh+IHuWVrUWuJ2Ht5i5Ox2sRa6VtbKfzpHpyYfVSdhYBO66q2JpTuam8d\
            QeaZpL1fK+QbeBLI0sexdarQkL5zuvTM2w2YUrI1SLcsiWGWKSoWOTd25MmVPWMhD1qT3tutqkvDltLL0jLTtbfgSjXQgdVraVYQ\
            6nHOzYty2ZdcuV5mcwjKluNugZ+B2itrShNahL9kR9o3gbEGX/jCNkXKCLIl4kgo9Xxr0f8AiHIFIXy4s8pEhWgfk6SYHVLWEkNE\
            dTAg+BDa3ytUtxqCXK1CDLw+HCiTl5cko8+zyGwaq7V9ICniQCnTeKEznqB7X9KXir5IfKkOHTTIe4jqqIYc+CxBg4/mF3ZUz0Ad\
            +M6Z4oRDVYdC7nfVgu38mHCG9HidOAbQgaybik9bF2Y0VUlKo/gzYD/0vJe6AyT0b462DWli4XkW+r22eHMk+G53ikI6T2iZYwWC\
            n9JJkOsNwF0AWDWdSaoV9wRY75+2UCI7vYxp+GZIoqEQYh53aD7SUuK/894PxXkvh/8ql3ZI0d3OpeVRLF7bmqh0kbSadlXHXXV7\
            DaiOis2EUJeXmo+zCyrkiTi+iqUoT6sLzFAGp+OPjrAcsw/T5H1hk9buSONGmSUh6YES90ksVEIKAdNEKrWdT2tgbyYcKWJmJ8eL\
            1tqiT40rm+aasALl46WID1mqbY1WBuaXl3aawkbVG0IHBN1wa/L+CtLH5yiWf8LfEWQPwdeOrYIvnQVGRxwX0qFC8N8YDy4QTXPu\
            J4EhCPxCA5p9fyLzf49eSJD/pj7Dvb5eiE9ugE/XU744s60yq1FlVtPqf70AeNn1BQAA
            """)

    /// For each module that lies in panels.js.
    static let toPanelsJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "8878cafa4752de06",
        text: #"""
            export*from"./panels.js";
            """#,
        gzip: """
            H4sIAAAAAAACA0utKMgvKtFKK8rPVdLTL0jMS80p1ssqVrIGACX9zX8ZAAAA
            """)

    /// For each module that lies in stream.js.
    static let toStreamJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "124d716f9f3a830a",
        text: #"""
            export*from"./stream.js";
            """#,
        gzip: """
            H4sIAAAAAAACA0utKMgvKtFKK8rPVdLTLy4pSk3M1csqVrIGAMZiVzUZAAAA
            """)

    /// For each module that lies in widgets.js.
    static let toWidgetsJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "4c474add59a97fcc",
        text: #"""
            export*from"./widgets.js";
            """#,
        gzip: """
            H4sIAAAAAAACA0utKMgvKtFKK8rPVdLTL89MSU8tKdbLKlayBgAZmhnDGgAAAA==
            """)

    static let all: [String: EmbeddedAsset] = [
        "arrows.js": toWidgetsJS,
        "artwork.js": toPanelsJS,
        "base.js": toWidgetsJS,
        "cast-button.js": toWidgetsJS,
        "client.js": toWidgetsJS,
        "device-rows.js": toPanelsJS,
        "dialog-style.js": toPanelsJS,
        "dialog.js": toPanelsJS,
        "dom.js": toWidgetsJS,
        "expanded-ad.js": toPanelsJS,
        "expanded-controller.js": toPanelsJS,
        "expanded-style.js": toPanelsJS,
        "expanded-tools.js": toPanelsJS,
        "fader.js": toPanelsJS,
        "handover.js": toWidgetsJS,
        "icons.js": toWidgetsJS,
        "instructions.js": instructionsJS,
        "known.js": toStreamJS,
        "menu.js": toPanelsJS,
        "mini-controller.js": toWidgetsJS,
        "open.js": toWidgetsJS,
        "page-scroll.js": toPanelsJS,
        "panels.js": panelsJS,
        "picture.js": toWidgetsJS,
        "popup.js": toPanelsJS,
        "queue-edits.js": toPanelsJS,
        "queue-focus.js": toPanelsJS,
        "queue-items.js": toPanelsJS,
        "queue-row.js": toPanelsJS,
        "queue.js": toPanelsJS,
        "radios.js": toPanelsJS,
        "reorder.js": toPanelsJS,
        "scrubber.js": toPanelsJS,
        "sheet-style.js": toPanelsJS,
        "sheet.js": toPanelsJS,
        "slider.js": toPanelsJS,
        "slots.js": toWidgetsJS,
        "stream-volume.js": toPanelsJS,
        "stream.js": streamJS,
        "texts.js": toWidgetsJS,
        "texts/ar.json": textsArJSON,
        "texts/de.json": textsDeJSON,
        "texts/en.json": textsEnJSON,
        "texts/es.json": textsEsJSON,
        "texts/fr.json": textsFrJSON,
        "texts/index.json": textsIndexJSON,
        "texts/it.json": textsItJSON,
        "texts/ja.json": textsJaJSON,
        "texts/nl.json": textsNlJSON,
        "texts/pl.json": textsPlJSON,
        "texts/pt.json": textsPtJSON,
        "texts/tr.json": textsTrJSON,
        "texts/zh.json": textsZhJSON,
        "theme.js": toWidgetsJS,
        "ticker.js": toWidgetsJS,
        "tokens.js": toWidgetsJS,
        "track-selection-style.js": toPanelsJS,
        "track-selection.js": toPanelsJS,
        "track-style.js": trackStyleJS,
        "transport.js": toWidgetsJS,
        "virtual-list.js": toPanelsJS,
        "volume-row.js": toPanelsJS,
        "volume.js": toPanelsJS,
        "widgets.css": widgetsCSS,
        "widgets.js": widgetsJS,
        "worker.js": workerJS,
    ]
}
