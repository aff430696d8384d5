// Made by Scripts/embed-assets from the files in Assets. Change those, then run it.
// 8b6c56f4a45e10a6c5e16dff c53b90abfc396d4dba24d462

/// The widgets' files by name, in the binary so that it can be copied anywhere.
enum WebAssets {
    static let instructionsJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "9bb1db58db69ebcf",
        text: #"""
            import{CastElement as a,castClient as i,el as s,setAttribute as n,setText as o,sheet as l}from"./wid\#
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
            ation:none}}@media (forced-colors:active){.words .button{border:1px solid ButtonBorder}}');var d=5e3\#
            ,r=class extends a{static get sheets(){return[c]}static get topics(){return["instructions","button"]\#
            }static get node(){return"instructions"}#t=!1;#i=!1;#s=!1;#e=()=>this.#n();get target(){let t=this.g\#
            etAttribute("for");return t?this.getRootNode().getElementById?.(t):document.querySelector("cast-butt\#
            on")}build(){this.heading=s("h2.heading",{id:"title",dir:"auto",part:"title"}),this.dismiss=s("butto\#
            n.button",{part:"dismiss",onclick:()=>this.#o(!1)}),this.hole=s("button.target",{part:"target",oncli\#
            ck:()=>this.#o(!0)}),this.words=s("div.words",{},this.heading,this.dismiss),this.panel=s("dialog",{"\#
            aria-labelledby":"title",part:"overlay"},s("div.ring"),this.words,this.hole),this.panel.addEventList\#
            ener("close",()=>this.#c()),this.root.append(this.panel)}render(){let t=i.state("instructions");t?.p\#
            resented?this.#t&&this.#r():this.#t=!1;let e=Boolean(t?.presented)&&!this.#t&&this.#l();if(o(this.he\#
            ading,t?.title??this.t("instructionsTitle")),o(this.dismiss,t?.dismissButton??this.t("instructionsDi\#
            smiss")),n(this.words,"data-place",t?.titlePlace??"center"),n(this.hole,"aria-label",this.t(i.state(\#
            "button")?.label??"castDisconnected")),e!==this.panel.open){if(!e)return this.#s=!0,this.panel.close\#
            ();this.#n(),this.panel.showModal(),this.dismiss.focus({focusVisible:!1}),addEventListener("resize",\#
            this.#e),addEventListener("scroll",this.#e,!0)}}disconnectedCallback(){super.disconnectedCallback(),\#
            this.#a()}#l(){let{width:t,height:e}=this.target?.getBoundingClientRect()??{};return Boolean(t&&e)&&\#
            i.state("button")?.visible!==!1}#n(){let t=this.target?.getBoundingClientRect();if(!t)return;let e=t\#
            his.panel.style;e.setProperty("--_x",`${t.left+t.width/2}px`),e.setProperty("--_y",`${t.top+t.height\#
            /2}px`),e.setProperty("--_r",`${Math.max(t.width,t.height)/2+12}px`)}#o(t){let e=this.target;this.pa\#
            nel.close(),t&&e?.click()}#c(){let t=this.#s;this.#s=!1,!this.panel.open&&(this.#a(),!(t||!i.state("\#
            instructions")?.presented)&&(this.#t=!0,this.#r()))}async#r(){if(this.#i||i.connection!=="open")retu\#
            rn;this.#i=!0;let t=await i.send("dismissInstructions").then(e=>i.told(e)).then(()=>!0,()=>!1);this.\#
            #i=!1,t||setTimeout(()=>this.invalidate(),d)}#a(){removeEventListener("resize",this.#e),removeEventL\#
            istener("scroll",this.#e,!0)}};customElements.define("cast-instructions",r);export{r as CastInstruct\#
            ions};
            """#,
        gzip: """
            H4sIAAAAAAACA9VYd7ebOhL/KhinwHtAbKecfXAcZ3vvva+MBlu5QmKlwWUJ330lIWx8r3Py90sDTflNH5HL6kYq7L5PNP6QQw0C\
            A6IDkpSG8H3O/JklwO1TJxrwu4iKbVsESxGW8gc4OTGZ6D2Ae+V9pWQdZq+OjO4AdfZRh8WBqKBc8+hlvpcaO8p0w8k5L6VAEKh7\
            ygiXu66RmiGTIq/YCWjBhAbMF+bJmYBUs/9BvlwsnhdbLsuHybkmp3QqJKQAR/SCE5raMWEgG0IpEzvztpWKgjIvpeRS5fOqqoot\
            KR92SraC5mq3jb4TLFfB6k3wKsi+WcVFmv57Lznkili30519gsCoZKrkEBAMTLiRkTrF49s5TlARoRuibGJLwsvIs1QcpMGyOcXJ\
            fLFYBBdqbJzVDymryQ5yT7Vmjf0jbB8Ypp/jywOoistjTlqUhWxIyfCcLwvrgc+vJwbZa51YcU7ce0C40Usp06UChMTV6S7LV8xk\
            FaO/ywbEP+NutLToP2gkCk1+U41nDt0gPMhNxEaQ3OabKtl0k8TbevWZYuJ+W/jSOkP5JcsFh+pyPMU3nfMo6V8FppQO5LNs3y5P\
            WekyDhbm9z2Gb6jUdkWr87emPX2LrdpAS85o4HqMCFM6F1XTcg3BSgdANKSyxYCJigmGUDSSCTRgcLBjMuTkwwOcK0Vq0IHT7Oy8\
            da64lVS1E7pWvUc54WnjMUTL7F1cTMqQoYkT8Nue5zGOvJJlq9MD02zLoTMJdc5d57vPjkZXX+NVwAmyAxTjYqo4nAr7j2l4BaUT\
            MvptLQrC2U6kDKHWeQm2OsXHViOrzqlfZyN5R5p89aYtaibSxxtr3D/fvGuD16u2QDhh6qC99r3Se7/ff9XdMt2ge+bfKUGSmiBK\
            WIcom/Cf3WP3XC3viW8loqzvaICgo8c+EkPJ371pPUqQ7YFY7vjsnsYzWa+VgX3aDBVxpV1mb6GOn6z01QLqy2ZLj8rklojzcQ8K\
            Lk5sW0QppkvEmfOWl29Xr19XYxwePDfJf6T/5fb5UANlJIgaBRUonSqgbQk0raXvJnuMu2F5XefclfCiXElldRysqWBp+s/q3Ibi\
            N4e5Hvzq+J6jf8+R+/5l7G5Wun4LrxO1LjnROjCZB2EwSKeRICuDHWDgrmcdxZ0CbJX4e/nPfsJF2bBywg2Z0Kha1/c6TMLBm/BG\
            R0gKF41bhX6O69mymDP3r3b/wjqK1+9xz3Q2F1FcOLNuXA0It4e1Y+4mnxlRaJIUxsVgI8DNKPE7KfFXzr49+c+X751/SjdZhHFO\
            TQEtJftvC+r8e+BQolRRWBKNqY8l7rct49QYd6C+b9c6Cver8RQmHaN5iAw5hAllKg/tpIVJQxSO9D5OHAJlumZaGwSfLl9DAzKI\
            e4EwkaLkrHzIrwmR0WwZj0D2Ep+gDEm6oPjjfZDFBcS1kUWh7DAcDEKfTGO9cdurNUQAd2ruZjY6IVGMpJxsgXOg23M4xu2T4L8e\
            wj7xxpRN3NSLa1RTIxmh9Id2e/2CaQQBtjxcaoN7jaiMYq+ipMSMNA0IGl0x4l4ZAqhLB7HMNihEt+0YF7jJGgUaBALdDNj44sXw\
            YrRzT7KNaoFg/T0pORARTRXjFy9mj3S5aWRWRTK6yatRcinaDKbw1p0/uOyZwGQ0LYDV8q/DjN/X/sEgYvVFNMlxeN3j4cWB39jj\
            ZhMOGzgcVVwtkklhw8SbuuRvHJJN5gQsBtFojJdSCCgRqPUAZuv1pKLSlCfuTD5mEPuRdVy7ARbT0rtCm9RdtsGUqffy+EtJCY9u\
            Bytzaznq3ONPw3LOZ0vT8E87SYG9M3xYc7gnokslOb+IJHZ2ejoJ8PuEc3uTmObSbQMqu8/0ACSK+zkfGrE7Mor7HJM9sN0ec+hd\
            lvwkb+zK+p5she2V4T9avzOYUbzZdP246sb+M50Gpu/u1MVfT6YCJgdzMV2iX7RU2Bqhr5Hv+GkF8MyhgEwD/kZJEzqeo9B+54XJ\
            f551mHGo8GvMXJSvVn1z+k+cPJU+e2mUjREeUvF5aeWkf0lwn9XkFHn0ZFSMX62+Xg7KvVl0OEQL02iLpw2W2PRtMrcobX3K2yzN\
            dXHpz2Uye9TJL15El9Imswg/fZp9Zr3c7givhWPPuw0Txz3RZ1GadzshXoZ9+sQy11MOytQytJbDsTJeyiAVg9vkSBgGxg27B8cL\
            5ac3zmS4BxHB+j0zmec0gtiT7Fo1LrnHMr5iLxMTmgb8A6tBtujkHJOJA+GMErSZpCZ9xF33tTzAl8ZtlPryxBVlq1HW/grXGYWK\
            CfBX9e1XiIoLOLmfWaiA6OD7RmIael/8HxI4TnfSEAAA
            """)

    static let panelsJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "2fa969b62fc6892d",
        text: #"""
            import{CastElement as Pt,Ticker as Bt,castClient as d,clockText as T,deepFocus as E,drawPlayback as \#
            It,drawSlots as ht,el as o,icon as y,isOn as K,joined as G,makeSlots as Ot,onInputChange as Rt,pictu\#
            re as R,pictureURL as jt,placeText as qt,present as j,setAttribute as a,setIcon as _,setLine as C,se\#
            tText as k,sheet as S,tapPlayback as Ft}from"./widgets.js";var dt=S(":host{display:contents}:host([i\#
            nline]){display:block}dialog,.inline{position:fixed;inset:auto 0 0;margin:0 auto;inline-size:100%;ma\#
            x-inline-size:640u;max-block-size:calc(100% - 40u);padding:0;border:0;border-radius:28u 28u 0 0;back\#
            ground:var(--_background);color:var(--_body);box-shadow:0 -2u 24u rgb(0 0 0 / .24);overflow:hidden;o\#
            verscroll-behavior:contain;transition:transform .3s var(--_ease),opacity .2s,overlay .3s allow-discr\#
            ete,display .3s allow-discrete}.inline{position:relative;inset:auto;max-inline-size:none;max-block-s\#
            ize:none;border-radius:20u;box-shadow:none}dialog:not([open]){transform:translateY(40%);opacity:0;di\#
            splay:none}dialog[open]{display:flex;flex-direction:column}@starting-style{dialog[open]{transform:tr\#
            anslateY(40%);opacity:0}}dialog::backdrop{background:rgb(10 12 16 / .5);transition:opacity .3s,overl\#
            ay .3s allow-discrete,display .3s allow-discrete;opacity:1}dialog:not([open])::backdrop{opacity:0}@s\#
            tarting-style{dialog[open]::backdrop{opacity:0}}.grip{flex:none;inline-size:32u;block-size:4u;border\#
            -radius:4u;margin:12u auto 0;background:var(--_line)}.head{flex:none;display:flex;align-items:center\#
            ;gap:8u;padding-block:8u 4u;padding-inline:24u 12u;min-block-size:60u}.head>.heading{flex:1;min-inli\#
            ne-size:0;overflow-wrap:anywhere}.sheet-body{flex:1 1 auto;min-block-size:0;overflow:auto;overscroll\#
            -behavior:contain;padding:0 24u 24u;scrollbar-width:thin}.sheet-foot{flex:none;display:flex;flex-wra\#
            p:wrap;justify-content:end;gap:8u;padding:8u 20u max(16u,env(safe-area-inset-bottom))}.sheet-foot:em\#
            pty{display:none}dialog>.snack,.inline>.snack{position:absolute;inset-inline:16u;inset-block-end:max\#
            (16u,env(safe-area-inset-bottom));z-index:3}@media (min-width:600px){dialog:not(.full){inset:0;margi\#
            n:auto;block-size:fit-content;inline-size:min(100% - 48u,440u);max-block-size:min(100% - 48u,720u);b\#
            order-radius:28u;box-shadow:0 8u 40u rgb(0 0 0 / .3)}dialog:not(.full):not([open]){transform:scale(.\#
            94)}@starting-style{dialog:not(.full)[open]{transform:scale(.94);opacity:0}}dialog:not(.full)>.grip,\#
            .inline>.grip{display:none}dialog:not(.full)>.head,.inline>.head{padding-block-start:16u}}.inline>.g\#
            rip{display:none}@media (prefers-reduced-motion:reduce){dialog:not([open]),dialog:not(.full):not([op\#
            en]){transform:none}@starting-style{dialog[open],dialog:not(.full)[open]{transform:none}}}@media (fo\#
            rced-colors:active){dialog,.inline{border:1px solid CanvasText}.grip{background:CanvasText}}"),pt=S(\#
            '.sheet-body{padding-inline:12u;min-block-size:min(248u,40vh);display:flex;flex-direction:column}.sc\#
            reen{flex:1;display:flex;flex-direction:column}.notice{display:flex;align-items:center;gap:4u;margin\#
            :0 12u 8u;padding-block:2u;padding-inline:16u 4u;border-radius:14u;color:var(--_heading);background:\#
            var(--_raised);flex:none}.notice:empty{display:none}.notice>p{flex:1;padding-block:10u;overflow-wrap\#
            :anywhere}.notice>.icon{color:var(--_error);inline-size:20u;block-size:20u;margin-inline-end:8u}.row\#
            {display:flex;align-items:center;gap:16u;inline-size:100%;min-block-size:64u;padding:8u 12u;border-r\#
            adius:18u;position:relative;transition:background-color .15s;content-visibility:auto;contain-intrins\#
            ic-size:auto 64u}.row:hover{background:var(--_hover)}.row:active{background:var(--_press)}.row:focus\#
            -visible{outline-offset:-3u}.row:is(:disabled,[aria-disabled="true"]){opacity:.5}.row>.texts{flex:1;\#
            min-inline-size:0;display:grid;gap:1u}.disc{position:relative;display:grid;place-items:center;flex:n\#
            one;inline-size:40u;block-size:40u;border-radius:50%;background:var(--_raised);color:var(--_icon)}.r\#
            ow[aria-current="true"] .disc{background:var(--_tonal);color:var(--_on-tonal)}.row[aria-busy="true"]\#
            ::after{display:none}.row[aria-busy="true"]>.disc::after{content:"";position:absolute;inset:-3u;bord\#
            er-radius:50%;border:2.5u solid transparent;border-block-start-color:var(--_progress);border-inline-\#
            end-color:var(--_progress);animation:turn .9s linear infinite}.row>.mark{color:var(--_button-text)}.\#
            plays{color:var(--_button-text)}.centre{flex:1;display:flex;flex-direction:column;align-items:center\#
            ;justify-content:center;gap:20u;text-align:center;padding:12u 24u 28u}.beacon{position:relative;disp\#
            lay:grid;place-items:center;inline-size:88u;block-size:88u;border-radius:50%;background:var(--_tonal\#
            );color:var(--_on-tonal);margin:20u}.beacon .icon{inline-size:40u;block-size:40u}.beacon.searching::\#
            before,.beacon.searching::after{content:"";position:absolute;inset:0;border-radius:50%;border:2u sol\#
            id var(--_accent);animation:spread 2.4s ease-out infinite}.beacon.searching::after{animation-delay:1\#
            .2s}.beacon.turning::after{content:"";position:absolute;inset:-8u;border-radius:50%;border:3u solid \#
            var(--_raised);border-block-start-color:var(--_progress);animation:turn 1s linear infinite}@keyframe\#
            s spread{from{opacity:.6;transform:none}to{opacity:0;transform:scale(1.7)}}.card{display:flex;align-\#
            items:center;gap:16u;margin:4u 12u 12u;padding:12u;border-radius:20u;background:var(--_raised);min-b\#
            lock-size:104u}.card .art{flex:none;inline-size:80u;block-size:80u;border-radius:12u;background:var(\#
            --_background)}.card .art .icon{inline-size:32u;block-size:32u}.card .texts{flex:1;min-inline-size:0\#
            ;display:grid;gap:3u}.card .title{font-weight:500;display:-webkit-box;-webkit-line-clamp:2;-webkit-b\#
            ox-orient:vertical;overflow:hidden;overflow-wrap:anywhere}.steps{counter-reset:step;margin:8u 12u;di\#
            splay:grid;gap:4u}.steps>li{counter-increment:step;display:flex;gap:16u;align-items:start;padding:8u\#
             0;color:var(--_body)}.steps>li::before{content:counter(step);flex:none;display:grid;place-items:cen\#
            ter;inline-size:28u;block-size:28u;border-radius:50%;background:var(--_tonal);color:var(--_on-tonal)\#
            ;font-weight:500;font-size:calc(var(--_far) * .8125em)}.steps>li>span{padding-block-start:3u}.reason\#
            {margin:0 12u 4u;color:var(--_heading)}.lead{max-inline-size:36em}.bar{block-size:3u;margin:0 24u 8u\#
            ;border-radius:3u;overflow:hidden;background:var(--_unseekable);flex:none;position:relative}.bar::af\#
            ter{content:"";position:absolute;inset-block:0;inset-inline-start:0;inline-size:40%;border-radius:3u\#
            ;background:var(--_progress);animation:sweep 1.8s ease-in-out infinite}@keyframes sweep{from{transfo\#
            rm:translateX(-110%)}to{transform:translateX(270%)}}@media (prefers-reduced-motion:reduce){.beacon.s\#
            earching::before,.beacon.searching::after{animation:none;opacity:.4;transform:scale(1.2)}.beacon.sea\#
            rching::after{display:none}}@media (forced-colors:active){.row,.card,.notice,.disc{border:1px solid \#
            CanvasText}.row[aria-current="true"]{border-color:Highlight}}'),mt=S('dialog.full{inset:0;inline-siz\#
            e:100%;block-size:100%;max-inline-size:none;max-block-size:none;border-radius:0;box-shadow:none;marg\#
            in:0}dialog.full:not([open]){transform:translateY(100%);opacity:1}@starting-style{dialog.full[open]{\#
            transform:translateY(100%);opacity:1}}.glow{position:absolute;inset:0;overflow:hidden;pointer-events\#
            :none;background:var(--_background);z-index:0}.glow img{position:absolute;inset:-12%;inline-size:124\#
            %;block-size:124%;object-fit:cover;filter:blur(56px) saturate(1.5);transition:opacity .6s}.glow img[\#
            data-state="loading"]{opacity:0}.glow::after{content:"";position:absolute;inset:0;background:var(--_\#
            background);opacity:.82}.glow:not(:has(img)){background:radial-gradient(140% 70% at 50% 0,color-mix(\#
            in srgb,var(--_accent) 16%,var(--_background)),var(--_background))}.glow:not(:has(img))::after{opaci\#
            ty:0}dialog>:not(.glow,.snack,.hush){position:relative;z-index:1}.head{padding:max(8u,env(safe-area-\#
            inset-top)) 8u 4u;min-block-size:64u}.head>.heading{order:0;text-align:center;font-size:calc(var(--_\#
            far) * .875em);font-weight:500;color:var(--_body);overflow:hidden;text-overflow:ellipsis;white-space\#
            :nowrap}.head>[part~="close"]{order:-1}.head>cast-button{order:1;inline-size:48u;block-size:48u;flex\#
            :none}.sheet-body{display:flex;flex-direction:column;padding:0 24u max(12u,env(safe-area-inset-botto\#
            m));overflow:auto;container-type:size;container-name:stage}.sheet-foot{display:none}.stage{--_air:cl\#
            amp(0px,(100cqh - 620u) / 11,26u);flex:1 0 auto;min-block-size:100%;display:grid;grid-template-rows:\#
            minmax(96u,1fr) auto;gap:calc(8u + var(--_air))}.art{container-type:size;display:grid;place-items:ce\#
            nter;min-block-size:96u;padding:0}.frame{position:relative;display:grid;place-items:center}.cover.co\#
            ver{--_fit:var(--_ratio,1.7778);inline-size:min(100cqw,100cqh * var(--_fit));aspect-ratio:var(--_fit\#
            );border-radius:18u;box-shadow:0 12u 40u rgb(0 0 0 / .22),0 2u 8u rgb(0 0 0 / .12)}.cover:not(:has(i\#
            mg)){--_ratio:1.25;color:var(--_on-tonal);background:linear-gradient(150deg,var(--_tonal),color-mix(\#
            in srgb,var(--_tonal) 45%,var(--_background)))}.cover .stand-in{inline-size:88u;block-size:88u;strok\#
            e-width:1.5;opacity:.75}.panel{display:flex;flex-direction:column;min-inline-size:0;inline-size:100%\#
            ;max-inline-size:720u;margin-inline:auto;gap:var(--_air)}.meta{min-block-size:72u;display:flex;flex-\#
            direction:column;justify-content:end;gap:4u;padding-block:8u}.meta .title{font-size:calc(var(--_far)\#
             * 1.375em);line-height:1.25;font-weight:600;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-or\#
            ient:vertical;overflow:hidden;overflow-wrap:anywhere}.meta .small{display:-webkit-box;-webkit-line-c\#
            lamp:1;-webkit-box-orient:vertical;overflow:hidden;overflow-wrap:anywhere}.meta .small:empty{display\#
            :none}.adline{position:absolute;inset-inline:10u;inset-block-end:10u;display:flex;align-items:center\#
            ;gap:10u;min-block-size:52u;padding:6u;padding-inline-start:14u;border-radius:16u;background:var(--_\#
            background);box-shadow:0 2u 12u rgb(0 0 0 / .24)}.adline>.small{flex:1;min-inline-size:0}.adline .bu\#
            tton{flex:none;min-block-size:40u;padding:6u 16u;background:var(--_tonal);color:var(--_on-tonal)}.sc\#
            rub{direction:ltr;min-block-size:76u}.scrub[data-empty]{visibility:hidden}.times{display:flex;justif\#
            y-content:space-between;align-items:center;min-block-size:28u;margin-block-start:-6u;color:var(--_bo\#
            dy);font-size:calc(var(--_far) * .8125em)}.times .live-mark{min-block-size:32u;padding-inline:8u;mar\#
            gin-inline-end:-8u;border-radius:16u}button.live-mark:hover{background:var(--_hover)}.live-mark.behi\#
            nd{color:var(--_caption)}.transport{direction:ltr;display:flex;align-items:center;justify-content:sp\#
            ace-between;inline-size:100%;max-inline-size:420u;margin-inline:auto;padding-block:4u 8u;min-block-s\#
            ize:100u}.transport .icon-button{flex:0 1 56u;min-inline-size:32u;inline-size:auto;block-size:56u;co\#
            lor:var(--_heading)}.transport .icon-button .icon{inline-size:30u;block-size:30u}.transport [data-em\#
            pty]{visibility:hidden}.transport .icon-button[data-on]{color:var(--_button-text)}.transport .playba\#
            ck{inline-size:80u;block-size:80u;margin-inline:2u;border-radius:50%;background:var(--_accent);color\#
            :var(--_on-accent);position:relative;display:grid;place-items:center;flex:none;transition:filter .15\#
            s,transform .15s}.transport .playback:hover{filter:brightness(1.07)}.transport .playback:active{tran\#
            sform:scale(.95)}.transport .playback .icon{inline-size:38u;block-size:38u}.transport .playback[aria\#
            -disabled="true"]{background:var(--_raised);color:var(--_caption)}.transport .playback[aria-busy="tr\#
            ue"]::after{inset:-7u;border-width:3u}.tools{display:flex;align-items:center;justify-content:space-e\#
            venly;min-block-size:52u;max-inline-size:480u;inline-size:100%;margin-inline:auto}.tool{min-inline-s\#
            ize:44u;inline-size:auto;border-radius:24u;padding-inline:10u;display:flex;gap:6u;align-items:center\#
            ;justify-content:center}.tool>.value{font-size:calc(var(--_far) * .8125em);font-weight:600;font-vari\#
            ant-numeric:tabular-nums}.tool>.mode{display:grid}.tool[aria-busy="true"]::after{inset:auto 30% 4u;b\#
            lock-size:2.5u;border:0;border-radius:2u;background:var(--_progress);animation:breathe 1s infinite}.\#
            upnext{display:flex;align-items:center;gap:12u;inline-size:100%;min-block-size:52u;padding:6u 16u;ma\#
            rgin-block-start:4u;border-radius:16u;background:var(--_hover);color:var(--_heading);font-size:calc(\#
            var(--_far) * .875em)}.upnext>.line{flex:1}.upnext[data-empty]{visibility:hidden}.upnext>.icon{inlin\#
            e-size:20u;block-size:20u;opacity:.8}@media (max-width:379px){.sheet-body{padding-inline:16u}.transp\#
            ort .icon-button{flex-basis:48u;block-size:48u}.transport .playback{inline-size:72u;block-size:72u;m\#
            argin-inline:4u}.tool{min-inline-size:40u;padding-inline:8u}}@media (max-height:640px) and (orientat\#
            ion:portrait){.meta{min-block-size:64u}.transport{min-block-size:88u;padding-block:0 4u}.scrub{min-b\#
            lock-size:68u}}@media (min-width:700px) and (orientation:portrait){.sheet-body{padding-inline:40u}.t\#
            ransport{max-inline-size:520u;min-block-size:120u}.transport .icon-button{flex-basis:64u;block-size:\#
            64u}.transport .icon-button .icon{inline-size:36u;block-size:36u}.transport .playback{inline-size:96\#
            u;block-size:96u}.transport .playback .icon{inline-size:46u;block-size:46u}.meta .title{font-size:ca\#
            lc(var(--_far) * 1.75em)}}@media (min-width:600px) and (orientation:landscape){.head{padding-inline:\#
            16u}.sheet-body{padding-inline:clamp(24px,5vw,96px);padding-block-end:max(24u,3vh)}.stage{grid-templ\#
            ate:minmax(0,1fr) / minmax(0,1.4fr) minmax(0,1fr);gap:clamp(24px,4.5vw,88px);align-items:center}.art\#
            {block-size:100%;min-block-size:0}.cover.cover{border-radius:22u}.cover:not(:has(img)){--_ratio:1.77\#
            78}.panel{max-inline-size:620u;margin:0}.meta .title{font-size:calc(var(--_far) * clamp(1.375em,2.1v\#
            w,2em));-webkit-line-clamp:3}}@media (min-width:600px) and (orientation:landscape) and (max-height:5\#
            20px){.head{min-block-size:52u;padding-block:2u}.sheet-body{padding-block-end:8u}.meta{min-block-siz\#
            e:0}.meta .title{-webkit-line-clamp:1;font-size:1.125em}.scrub{min-block-size:66u}.transport{min-blo\#
            ck-size:76u;padding-block:0}.transport .playback{inline-size:64u;block-size:64u}.upnext{min-block-si\#
            ze:40u}.tool{min-inline-size:36u;padding-inline:6u}}@media (forced-colors:active){.transport .playba\#
            ck{border:2px solid Highlight}.upnext{border:1px solid ButtonBorder}.glow{display:none}}@media (pref\#
            ers-reduced-motion:reduce){dialog.full:not([open]){transform:none;opacity:0}@starting-style{dialog.f\#
            ull[open]{transform:none;opacity:0}}}'),ft=S('.menu{min-inline-size:160u;max-inline-size:min(280u,10\#
            0vw - 24u)}.menu>button{display:flex;align-items:center;gap:12u;inline-size:100%;min-block-size:48u;\#
            padding-block:8u;padding-inline:12u 16u;border-radius:10u;font-size:calc(var(--_far) * .9375em)}.men\#
            u>button:hover{background:var(--_hover)}.menu>button>.icon{opacity:0;inline-size:20u;block-size:20u}\#
            .menu>button[aria-checked="true"]>.icon{opacity:1;color:var(--_button-text)}'),bt=S(".popup-place{po\#
            sition:relative;display:grid}.popup{position:fixed;z-index:4;inset:auto;margin:0;max-block-size:60vh\#
            ;overflow:auto;padding:8u;border:0;border-radius:16u;background:var(--_raised);color:var(--_heading)\#
            ;box-shadow:0 4u 24u rgb(0 0 0 / .32);overscroll-behavior:contain}@media (forced-colors:active){.pop\#
            up{border:1px solid CanvasText}}"),gt=S(".stream-volume{inline-size:min(340u,100vw - 24u);padding:14\#
            u 20u 10u 14u;overflow:hidden}.stream-volume .words{margin-block-end:0}.stream-volume .icon-button{b\#
            ackground:var(--_background)}"),V=S('.row{display:grid;grid-template-columns:48u minmax(0,1fr);colum\#
            n-gap:12u;align-items:center;min-inline-size:0}.row>.words{grid-column:2;display:flex;align-items:ba\#
            seline;gap:12u;margin-block-end:-10u}.row>.words>.line{flex:1}[dir="ltr"] .words>.line{text-align:le\#
            ft}[dir="rtl"] .words>.line{text-align:right}.row>.words>.caption{font-variant-numeric:tabular-nums}\#
            .row>:is(.icon-button,.disc){grid-column:1;grid-row:1 / span 2;margin-block-end:8u}.row>.slider{grid\#
            -column:2}.row>.icon-button{background:var(--_raised)}.row>.icon-button:hover{background:var(--_tona\#
            l);color:var(--_on-tonal)}.row.quiet>.icon-button{background:var(--_tonal);color:var(--_on-tonal)}.r\#
            ow>.disc{display:grid;place-items:center;inline-size:48u;block-size:48u;border-radius:50%;background\#
            :var(--_raised);color:var(--_caption)}.row.quiet>.slider>:is(.fill,.thumb){background:var(--_caption\#
            )}'),B=S('.slider{position:relative;display:block;block-size:48u;touch-action:pan-y;cursor:pointer;b\#
            order-radius:8u;--_at:0;--_from:0;--_to:0;user-select:none;-webkit-user-select:none}.slider[aria-dis\#
            abled="true"]{cursor:default}.slider>.track,.slider>.reach,.slider>.fill{position:absolute;inset-blo\#
            ck-start:50%;block-size:4u;margin-block-start:-2u;border-radius:4u;transition:block-size .12s,margin\#
             .12s}.slider>.track{inset-inline:0;background:var(--_unseekable);overflow:hidden}.slider>.reach{ins\#
            et-inline-start:calc(var(--_from) * 100%);inline-size:calc((var(--_to) - var(--_from)) * 100%);backg\#
            round:var(--_secondary)}.slider>.fill{inset-inline-start:0;inline-size:calc(var(--_at) * 100%);backg\#
            round:var(--_progress)}.slider>.thumb{position:absolute;inset-block-start:50%;inset-inline-start:cal\#
            c(var(--_at) * 100%);inline-size:16u;block-size:16u;margin-block-start:-8u;margin-inline-start:-8u;b\#
            order-radius:50%;background:var(--_progress);transition:transform .12s,box-shadow .12s}.slider[aria-\#
            disabled="true"]>.thumb{transform:scale(0)}.slider:not([aria-disabled="true"]):hover>.thumb{box-shad\#
            ow:0 0 0 8u var(--_hover)}.slider.held>.thumb{transform:scale(1.25);box-shadow:0 0 0 10u var(--_pres\#
            s)}.slider:is(:hover,.held):not([aria-disabled="true"])>:is(.track,.reach,.fill){block-size:6u;margi\#
            n-block-start:-3u}.slider[aria-busy="true"]::after{display:none}.slider[aria-busy="true"]>.thumb{ani\#
            mation:breathe 1.2s ease-in-out infinite}.slider>.mark{position:absolute;inset-block-start:50%;block\#
            -size:6u;inline-size:6u;margin-block-start:-3u;margin-inline-start:-3u;inset-inline-start:calc(var(-\#
            -_mark) * 100%);border-radius:50%;background:var(--_ad);box-shadow:0 0 0 1.5u var(--_background)}.sl\#
            ider>.bubble{position:absolute;inset-block-end:100%;inset-inline-start:clamp(20u,calc(var(--_at) * 1\#
            00%),calc(100% - 20u));transform:translateX(-50%);padding:3u 9u;border-radius:8u;background:var(--_s\#
            nack);color:var(--_on-snack);font-size:calc(var(--_far) * .8125em);opacity:0;transition:opacity .12s\#
            ;pointer-events:none;white-space:nowrap}[dir="rtl"] .slider:not([dir="ltr"])>.bubble{transform:trans\#
            lateX(50%)}.slider.held>.bubble{opacity:1}@media (forced-colors:active){.slider>.track{border:1px so\#
            lid CanvasText}.slider>.reach{display:none}.slider>.fill,.slider>.thumb{background:Highlight;forced-\#
            color-adjust:none}.slider>.mark{background:CanvasText;forced-color-adjust:none}}'),kt=S('.sheet-body\#
            {padding-inline:12u}.group{padding-block-end:12u}.group>h3,.more>h3{padding:8u 12u 4u;font-weight:50\#
            0;color:var(--_caption)}.radio{display:flex;align-items:center;gap:16u;inline-size:100%;min-block-si\#
            ze:52u;padding:6u 12u;border-radius:16u;position:relative;transition:background-color .15s}.radio:ho\#
            ver{background:var(--_hover)}.radio:active{background:var(--_press)}.radio:focus-visible{outline-off\#
            set:-3u}.radio>.dot{position:relative;flex:none;inline-size:22u;block-size:22u;border-radius:50%;bor\#
            der:2u solid var(--_caption);transition:border-color .15s}.radio>.dot::after{content:"";position:abs\#
            olute;inset:3u;border-radius:50%;background:var(--_accent);transform:scale(0);transition:transform .\#
            15s var(--_ease)}.radio[aria-checked="true"]>.dot{border-color:var(--_accent)}.radio[aria-checked="t\#
            rue"]>.dot::after{transform:none}.radio>.texts{flex:1;min-inline-size:0;display:grid}.radio .title{o\#
            verflow-wrap:anywhere}[dir="ltr"] .radio .texts>*{text-align:left}[dir="rtl"] .radio .texts>*{text-a\#
            lign:right}.more{border-block-start:1u solid var(--_line);margin-inline:12u;padding-block:8u}.fold{d\#
            isplay:flex;align-items:center;gap:12u;inline-size:calc(100% + 24u);margin-inline:-12u;min-block-siz\#
            e:56u;padding:8u 12u;border-radius:16u}.fold:hover{background:var(--_hover)}.fold>.title{flex:1}.fol\#
            d>.icon{transition:transform .2s var(--_ease)}.fold[aria-expanded="true"]>.down{transform:rotate(.5t\#
            urn)}dialog>.snack,.inline>.snack{inset-block-end:84u}.none{padding:20u 12u 28u}.more [part="reset"]\#
            {margin:12u 0 0 auto;display:flex}@media (min-width:600px){.sheet-body{min-block-size:min(240u,40vh)\#
            }}@media (forced-colors:active){.radio>.dot::after{background:Highlight;forced-color-adjust:none}.ra\#
            dio[aria-checked="true"]>.dot{border-color:Highlight}}'),Nt=S(".sheet-body{display:grid;gap:4u;align\#
            -content:start}.own{padding:12u 16u 6u;border-radius:20u;background:var(--_raised)}.own>:is(.icon-bu\#
            tton,.disc){background:var(--_background)}.own .title{font-weight:500}.members{display:grid;gap:6u;m\#
            argin-block-start:16u}.members>.small{font-weight:500;color:var(--_caption);margin-block-end:2u}.mem\#
            bers>ul{display:grid;gap:8u}.note{display:flex;gap:12u;align-items:center;padding:12u 4u 4u;color:va\#
            r(--_body)}.empty{display:grid;justify-items:center;gap:16u;padding:28u 12u 36u;text-align:center}.e\#
            mpty>.disc{display:grid;place-items:center;border-radius:50%;inline-size:72u;block-size:72u;backgrou\#
            nd:var(--_tonal);color:var(--_on-tonal)}.empty>.disc>.icon{inline-size:34u;block-size:34u}@media (fo\#
            rced-colors:active){.own,.disc{border:1px solid CanvasText}}"),vt=S('.head>.caption{flex:none;font-v\#
            ariant-numeric:tabular-nums}.sheet-body{position:relative;padding:4u 8u 16u}.sheet-body.long{padding\#
            -block-end:calc(60u + max(16u,env(safe-area-inset-bottom)))}.inline>.sheet-body{max-block-size:min(7\#
            0vh,640u)}.rows,.probe{--_row:64u}.probe{position:absolute;inline-size:1px;block-size:var(--_row);vi\#
            sibility:hidden;pointer-events:none}.rows{position:relative}.rows>li{position:absolute;inset:0 0 aut\#
            o;block-size:var(--_row);display:flex;align-items:center;border-radius:16u;contain:layout style}.row\#
            s.sorting>li:not(.held){transition:transform .18s var(--_ease)}.rows>li:hover{background:var(--_hove\#
            r)}.rows>li.current{background:var(--_tonal)}.rows>li.held{z-index:2;background:var(--_raised);box-s\#
            hadow:0 6u 20u rgb(0 0 0 / .32)}.rows.sorting{cursor:grabbing}.entry{flex:1;min-inline-size:0;block-\#
            size:100%;display:flex;align-items:center;gap:12u;padding-block:4u;padding-inline:8u 4u;border-radiu\#
            s:16u}.entry:focus-visible{outline-offset:-3u}.art{flex:none;inline-size:72u;block-size:44u;border-r\#
            adius:8u}.art .icon{inline-size:22u;block-size:22u}.entry>.texts{flex:1;min-inline-size:0;display:gr\#
            id}[dir="ltr"] .texts>*{text-align:left}[dir="rtl"] .texts>*{text-align:right}.entry .title{font-siz\#
            e:calc(var(--_far) * .9375em)}.entry .caption{font-size:calc(var(--_far) * .8125em)}.current .title{\#
            font-weight:600;color:var(--_on-tonal)}.current .caption,.current>.icon-button{color:var(--_on-tonal\#
            )}.rows .icon-button{inline-size:44u;block-size:48u;border-radius:22u}.rows .icon-button .icon{inlin\#
            e-size:20u;block-size:20u}.rows .icon-button[aria-busy="true"]::after{inset:6u}.rows .icon-button:fo\#
            cus-visible{outline-offset:-3u}.current .stand-in{visibility:hidden}.grab{touch-action:none;cursor:g\#
            rab}.sorting .grab{cursor:grabbing}.bars{position:absolute;z-index:1;inset:0;display:none;align-item\#
            s:center;justify-content:center;gap:3u;background:rgb(10 14 24 / .62)}.current .bars{display:flex}.b\#
            ars>i{inline-size:4u;block-size:18u;border-radius:2u;background:#fff;transform:scaleY(.4)}.playing .\#
            bars>i{animation:bar 1.1s ease-in-out infinite alternate}.bars>i:nth-child(2){animation-delay:-.5s;t\#
            ransform:scaleY(.8)}.bars>i:nth-child(3){animation-delay:-.8s}@keyframes bar{from{transform:scaleY(.\#
            25)}to{transform:scaleY(1)}}.waits .texts>span{inline-size:62%;block-size:12u;margin-block:4u;border\#
            -radius:6u;background:var(--_raised)}.waits .texts>span + span{inline-size:36%;block-size:10u}.entry\#
            [aria-busy="true"]::after{inset:auto auto auto 26u;inset-inline:26u auto;inline-size:36u;block-size:\#
            36u}.empty{display:grid;justify-items:center;gap:16u;padding:28u 12u 44u;text-align:center}.empty>.d\#
            isc{display:grid;place-items:center;inline-size:72u;block-size:72u;border-radius:50%;background:var(\#
            --_tonal);color:var(--_on-tonal)}.empty>.disc>.icon{inline-size:34u;block-size:34u}.back{position:ab\#
            solute;inset-block-end:max(16u,env(safe-area-inset-bottom));inset-inline:0;margin-inline:auto;inline\#
            -size:fit-content;max-inline-size:calc(100% - 32u);z-index:2;min-block-size:44u;box-shadow:0 3u 14u \#
            rgb(0 0 0 / .3)}.back>.icon{inline-size:20u;block-size:20u;transition:transform .2s}.back.up>.icon{t\#
            ransform:rotate(.5turn)}@media (max-width:379px){.art{inline-size:44u}.rows .icon-button{inline-size\#
            :40u}.entry{gap:10u;padding-inline:4u 2u}}@media (prefers-reduced-motion:reduce){.bars>i{animation:n\#
            one !important;transform:scaleY(.7)}}@media (forced-colors:active){.rows>li.current,.rows>li.held{ou\#
            tline:2px solid Highlight;outline-offset:-2px}.bars>i{background:CanvasText}}');var X=new Set,Y=null\#
            ;function $t(){let{style:h}=document.documentElement;X.size&&!Y?(Y={overflow:h.overflow,scrollbarGut\#
            ter:h.scrollbarGutter},Object.assign(h,{overflow:"hidden",scrollbarGutter:"auto"})):!X.size&&Y&&(Obj\#
            ect.assign(h,Y),Y=null)}function Dt(h){X.add(h),$t()}function Ht(h){X.delete(h),$t()}var M=class ext\#
            ends Pt{static get titleKey(){return"dialogTitle"}static get eventName(){return"sheet"}static get is\#
            Full(){return!1}#t=!1;#i;#e=!1;constructor(){super(),this.shadowRoot.adoptedStyleSheets=[...this.sha\#
            dowRoot.adoptedStyleSheets.slice(0,1),dt,...this.constructor.sheets]}get isInline(){return this.hasA\#
            ttribute("inline")}get isHeard(){return this.isOpen&&super.isHeard}get isOpen(){return this.isInline\#
            ?this.isConnected:Boolean(this.panel?.open)}build(){let{isFull:t,titleKey:e}=this.constructor;this.h\#
            eading=o("h2.heading",{part:"title",id:"title",tabindex:-1},this.t(e)),this.closeButton=this.iconBut\#
            ton("close",this.t("dialogClose"),{part:"close",onclick:()=>this.close()}),a(this.closeButton,"hidde\#
            n",this.isInline),this.head=o("div.head",{part:"header"},this.heading,this.closeButton),this.body=o(\#
            "div.sheet-body",{part:"body"}),this.foot=o("div.sheet-foot",{part:"footer"}),this.voice=o("p.hush",\#
            {role:"status"});let[i,s]=this.isInline?["section.inline","region"]:[t?"dialog.full":"dialog",null];\#
            this.panel=o(i,{part:"sheet",role:s,"aria-labelledby":"title"},t?null:o("div.grip",{"aria-hidden":"t\#
            rue"}),this.head,this.body,this.foot,this.voice,this.snack),this.panel.addEventListener("close",()=>\#
            this.#s()),this.panel.addEventListener("click",n=>this.#a(n)),this.isInline||this.#o(),this.root.app\#
            end(this.panel),this.buildSheet(),this.#t&&!this.isInline&&this.panel.showModal()}speak(t){k(this.vo\#
            ice,t)}buildSheet(){}opened(){}closed(){}disconnectedCallback(){super.disconnectedCallback(),this.cl\#
            ose(),this.#s()}async open(){if(await this.ready,this.isOpen||this.isInline)return;this.#t=!0,this.i\#
            nvalidate(),this.render(),this.constructor.isFull&&Dt(this),this.panel.showModal();let t=this.firstF\#
            ocus?.();t?t.focus():this.heading.focus({focusVisible:!1}),this.opened(),this.#n("open")}close(){thi\#
            s.isInline||this.panel?.close()}keepFocus(){if(!this.isOpen||this.isInline)return;let t=this.shadowR\#
            oot.activeElement;(t?!(t.checkVisibility?.({checkVisibilityCSS:!0,visibilityProperty:!0})??!0):docum\#
            ent.activeElement===this||document.activeElement===document.body)&&this.heading.focus({focusVisible:\#
            !1,preventScroll:!0})}#s(){this.#t&&(this.#t=!1,Ht(this),this.closed(),this.#n("close"))}connectionC\#
            hanged(t){let e=t==="lost"||t==="connecting"&&d.state("hello")!==void 0;(!e||!this.isOpen)&&(this.#i\#
            =void clearTimeout(this.#i)),this.isOpen&&(e?this.#i??=setTimeout(()=>(this.#e=!0,this.say(this.t("c\#
            onnectionLost"),!0)),1500):["ended","refused","unauthorized"].includes(t)?(this.#e=!0,this.say(d.rea\#
            son??this.t("accessEnded"),!0)):this.#e&&(this.#e=!1,this.say("")))}#n(t){let e=`cast-${this.constru\#
            ctor.eventName}-${t}`;this.dispatchEvent(new CustomEvent(e,{bubbles:!0,composed:!0}))}#a(t){if(t.tar\#
            get!==this.panel||this.isInline)return;let{left:e,right:i,top:s,bottom:n}=this.panel.getBoundingClie\#
            ntRect(),{clientX:r,clientY:l}=t;(r<e||r>i||l<s||l>n)&&this.close()}#o(){let t=null,e=s=>{if(t===nul\#
            l)return;let n=this.panel.getBoundingClientRect().top-t.top;t=null,this.panel.style.transform=this.p\#
            anel.style.transition="",s&&n>80&&this.close()},i=s=>!s.closest("button")&&s.closest(".grip, .head")\#
            ;this.panel.addEventListener("pointerdown",s=>{s.pointerType==="mouse"||!i(s.target)||(t={y:s.client\#
            Y,top:this.panel.getBoundingClientRect().top},this.panel.setPointerCapture(s.pointerId))}),this.pane\#
            l.addEventListener("pointermove",s=>{t!==null&&(this.panel.style.transition="none",this.panel.style.\#
            transform=`translateY(${Math.max(0,s.clientY-t.y)}px)`)}),this.panel.addEventListener("pointerup",()\#
            =>e(!0)),this.panel.addEventListener("pointercancel",()=>e(!1))}setTitle(t){C(this.heading,t)}};var \#
            Q=class{#t=new Map;constructor(t){this.owner=t,this.list=o("ul",{part:"devices",role:"list"}),this.b\#
            ody=[this.list],this.update=()=>this.#i()}#i(){let t=d.state("devices")?.devices??[],e=new Set(t.map\#
            (({id:s})=>s)),i=this.list.firstElementChild;for(let[s,n]of this.#t)e.has(s)||(i===n.item&&(i=i.next\#
            ElementSibling),n.item.remove(),this.#t.delete(s));for(let s of t){this.#t.has(s.id)||this.#t.set(s.\#
            id,this.#e(s.id));let n=this.#t.get(s.id);n.item===i?i=i.nextElementSibling:this.list.insertBefore(n\#
            .item,i),n.update(s)}this.owner.keepFocus()}#e(t){let e=o("span.disc"),i=o("span.title.line",{dir:"a\#
            uto"}),s=o("span.caption.line",{dir:"auto"}),n=o("span.mark",{},y("check")),l=o("button.row",{part:"\#
            device","data-device":t,onclick:()=>this.owner.isBusy("choose")||this.owner.act("choose","choose",{d\#
            evice:t},t)},e,o("span.texts",{},i,s),n);return{item:o("li",{},l),update:c=>{_(e,c.icon),k(i,c.name)\#
            ,k(s,c.playing??c.model),s.classList.toggle("plays",Boolean(c.playing)),a(n,"hidden",!c.connected),a\#
            (l,"aria-current",c.connected?"true":null);let b=this.owner.wish("choose")===t;a(l,"aria-busy",b?"tr\#
            ue":null),a(l,"aria-disabled",this.owner.isBusy("choose")&&!b?"true":null)}}}};var yt=class extends \#
            M{static get sheets(){return[pt]}static get topics(){return["dialog","devices","media","volume"]}sta\#
            tic get eventName(){return"dialog"}#t=null;#i=()=>{};#e=null;get styleNode(){return{connected:"conne\#
            ctionController",connecting:"connectionController",troubleshooting:"noDevicesAvailableController"}[t\#
            his.#t]??"deviceChooser"}buildSheet(){this.#t=null,this.#e=null,this.notice=o("div.notice",{role:"st\#
            atus",part:"notice-line"}),this.panel.insertBefore(this.notice,this.body)}render(){let t=d.state("di\#
            alog")??{screen:"searching",steps:[]};this.setTitle(this.#n(t)),t.screen!==this.#t&&this.#a(t),this.\#
            #i(t),this.#s(t),this.#o(t)}#s({pending:t}){let i=[...this.foot.children].map(({dataset:s})=>s.comma\#
            nd).filter(Boolean).filter(s=>this.isBusy(s,t));for(let s of this.foot.children){let n=s.dataset.com\#
            mand;a(s,"aria-busy",i.includes(n)?"true":null),a(s,"aria-disabled",n&&i.length?"true":null)}}#n({sc\#
            reen:t,device:e}){return t==="permission"?this.t("permissionTitle"):t==="connecting"?this.t("dialogC\#
            onnectingTo",e??""):t==="connected"?e??this.t("castConnected"):this.t(t==="troubleshooting"?"trouble\#
            Title":"dialogTitle")}#a(t){let e=this.#t!==null,i=this.body.contains(E())||this.foot.contains(E());\#
            this.#t=t.screen,this.restyle();let s={permission:()=>this.#l(),searching:()=>this.#c(),chooser:()=>\#
            new Q(this),connecting:()=>this.#u(),connected:()=>this.#d(),troubleshooting:()=>this.#h()},{body:n,\#
            foot:r=[],update:l=()=>{}}=(s[t.screen]??s.searching)();this.body.replaceChildren(o("div.screen",{"d\#
            ata-screen":t.screen},...n)),this.body.scrollTop=0,this.foot.replaceChildren(...r),this.#i=l,!(!e||!\#
            this.isOpen)&&(i?this.heading.focus({focusVisible:!1}):this.speak(this.heading.textContent))}#o({not\#
            ice:t=null,noticeID:e=0}){let i=t===null?null:`${e} ${t}`;if(i===this.#e)return;if(this.#e=i,t===nul\#
            l)return this.notice.replaceChildren();let s=this.iconButton("close",this.t("dialogClose"),{onclick:\#
            ()=>this.act("notice","dismissNotice")});this.notice.replaceChildren(y("warning"),o("p.small",{},t),\#
            s)}#r(t,e,i,s,n=i){let r=o(`button.button.${t}`,{part:`button ${i??"cancel"}`,"data-command":n,oncli\#
            ck:()=>{if(!i)return this.close();r.getAttribute("aria-disabled")!=="true"&&this.act(n,i,s)}},this.t\#
            (e));return r}#l(){return{body:[o("div.centre",{},o("div.beacon",{},y("wifi")),o("p.lead",{},this.t(\#
            "permissionText")))],foot:[this.#r("text","cancel"),this.#r("filled","permissionContinue","acceptPer\#
            mission")]}}#c(){return{body:[o("div.centre",{},o("div.beacon.searching",{},y("cast")),o("p.small",{\#
            },this.t("dialogSearching")))]}}#u(){let t=o("div.beacon.turning");return{body:[o("div.centre",{},t)\#
            ],foot:[this.#r("text","cancel","disconnect",{stopCasting:!1})],update:e=>{let i=d.state("devices")?\#
            .devices.find(({id:s})=>s===e.deviceID);_(t,i?.icon??"screen")}}}#h(){let t=o("p.reason",{part:"reas\#
            on"}),e=o("ol.steps",{part:"steps"});return{body:[t,e],foot:[this.#r("tonal","tryAgain","searchAgain\#
            ")],update:i=>{k(t,i.reason?this.t(i.reason):"");let s=i.steps.map(n=>this.t(n));s.join(`
            `)!==[...e.children].map(n=>n.textContent).join(`
            `)&&e.replaceChildren(...s.map(n=>o("li",{},o("span",{},n))))}}}#d(){let t=R("art","film"),e=o("p.ti\#
            tle",{part:"title",dir:"auto"}),i=o("p.caption.line",{part:"studio",dir:"auto"}),s=(l,c,b)=>o("butto\#
            n.row",{"aria-haspopup":"dialog","data-lead":b,onclick:()=>this.#p(b)},o("span.disc",{},y(l)),o("spa\#
            n.texts",{},o("span.title",{},this.t(c))),y("forward","mirrored")),n=s("play","openPlayer","cast-exp\#
            anded-controller"),r=s("volume","volume","cast-volume");return{body:[o("div.card",{part:"media"},t.e\#
            lement,o("div.texts",{},e,i)),n,r],foot:[this.#r("text","dialogDisconnect","disconnect",{stopCasting\#
            :!1}),this.#r("tonal","dialogStopCasting","disconnect",{stopCasting:!0},"stopCasting")],update:l=>{l\#
            et c=d.state("media")!=null;C(e,l.title??(c?"":this.t("nothingPlays"))),k(i,l.studio??""),t.show(l.i\#
            mage),a(n,"disabled",!c),a(r,"hidden",!d.state("volume")?.enabled)}}}#p(t){t==="cast-expanded-contro\#
            ller"&&this.close(),j(t)}};customElements.define("cast-dialog",yt);import"./widgets.js";var J=class{\#
            constructor(){this.glow=o("div.glow",{"aria-hidden":"true",part:"backdrop"}),this.cover=R("cover","f\#
            ilm"),this.cover.element.addEventListener("load",({target:{naturalWidth:t,naturalHeight:e,src:i}})=>\#
            {let s=Math.min(2,Math.max(.6,t/e)).toFixed(4);e&&this.cover.element.style.setProperty("--_ratio",s)\#
            ;let n=o("img",{alt:"","data-state":"loading",decoding:"async",src:i});n.addEventListener("load",()=\#
            >a(n,"data-state","there")),this.glow.replaceChildren(n)},!0)}show(t){this.cover.show(t)&&(this.glow\#
            .replaceChildren(),jt(t)||this.cover.element.style.removeProperty("--_ratio"))}};var Z=class{constru\#
            ctor(t){this.owner=t,this.title=o("span.small.line",{dir:"auto"}),this.skip=o("button.button",{part:\#
            "skip-ad",onclick:()=>this.#t()}),this.element=o("div.adline",{part:"ad",hidden:!0},o("span.ad-mark"\#
            ,{},t.t("advertisement")),this.title,this.skip)}#t(){this.skip.getAttribute("aria-disabled")!=="true\#
            "&&this.owner.act("advertisement","skipAd")}draw(t){a(this.element,"hidden",!t?.ad),k(this.title,t?.\#
            ad?.title??"")}tick(t){if(!t?.ad)return;let{skipAt:e}=t.ad,i=e==null?null:Math.max(0,Math.ceil((e-d.\#
            now)/1e3));a(this.skip,"hidden",i===null),i!==null&&(a(this.skip,"aria-disabled",i>0?"true":null),k(\#
            this.skip,i>0?this.owner.t("skipAdIn",T(i)):this.owner.t("skipAd")),a(this.skip,"aria-busy",this.own\#
            er.isBusy("advertisement",t.pending)?"true":null))}};function tt(h,t,{kind:e,begin:i}){a(t,"popover"\#
            ,"auto"),a(t,"data-arrows-scope",!0),t.classList.add("popup");let s=o("div.popup-place",{},h,t);a(h,\#
            "aria-haspopup",e),a(h,"aria-expanded","false");let n=()=>t.contains(t.getRootNode().activeElement);\#
            function r(){let l=h.getBoundingClientRect(),{width:c,height:b}=t.getBoundingClientRect(),f=Math.min\#
            (Math.max(12,l.left+l.width/2-c/2),innerWidth-c-12),u=l.top-b-8;t.style.left=`${Math.max(12,f)}px`,t\#
            .style.top=`${u>=12?u:Math.max(12,Math.min(l.bottom+8,innerHeight-b-12))}px`}return h.addEventListen\#
            er("click",()=>{if(t.matches(":popover-open"))return t.hidePopover();t.showPopover();let l=i();r(),l\#
            ?.focus({focusVisible:!0})}),t.addEventListener("beforetoggle",l=>{l.newState==="closed"&&n()&&h.foc\#
            us()}),t.addEventListener("toggle",l=>{a(h,"aria-expanded",String(l.newState==="open"))}),s}function\#
             wt(h,{label:t,choices:e,chosen:i,choose:s}){let n=o("div.menu",{role:"menu","aria-label":t,part:"me\#
            nu"});function r(){return n.replaceChildren(...e().map(({value:l,text:c})=>{let b=o("button",{role:"\#
            menuitemradio","aria-checked":String(l===i()),tabindex:-1,onclick:()=>(n.hidePopover(),s(l))},y("che\#
            ck"),o("span"));return k(b.lastChild,c),b})),n.querySelector('[aria-checked="true"]')??n.firstElemen\#
            tChild}return n.addEventListener("keydown",l=>{let c=[...n.children],b=c.indexOf(n.getRootNode().act\#
            iveElement),f={ArrowDown:b+1,ArrowUp:b-1,Home:0,End:c.length-1}[l.key];if(l.key==="Tab")n.hidePopove\#
            r();else if(f!==void 0)c[(f+c.length)%c.length]?.focus({focusVisible:!0});else if(l.key!=="ArrowLeft\#
            "&&l.key!=="ArrowRight")return;l.key!=="Tab"&&l.preventDefault()}),tt(h,n,{kind:"menu",begin:r})}var\#
             et=class{#t=0;#i=null;#e=null;#s=!1;#n=!1;#a=!1;#o=0;#r=-1/0;#l=0;constructor({send:t,told:e,change\#
            d:i,failed:s}){Object.assign(this,{send:t,told:e,changed:i,failed:s})}get shown(){return this.#i??th\#
            is.#t}get isWaiting(){return this.#i!==null&&!this.#s}tell(t){this.#t=t}move(t,e){this.#s=e,this.#i!\#
            ==t||this.#e!==null?(this.#i=this.#e=t,this.#c()):this.#d(),this.changed()}forget(){clearTimeout(thi\#
            s.#l),this.#o+=1,this.#s=this.#a=!1,this.#i=this.#e=null}#c(){if(clearTimeout(this.#l),this.#n||this\#
            .#e===null)return;let t=this.#r+100-performance.now();if(t>0)return void(this.#l=setTimeout(()=>this\#
            .#c(),t));let e=this.#e;this.#e=null,this.#n=!0,this.#r=performance.now();let i=++this.#o;this.send(\#
            e).then(s=>this.#u(i,s),s=>this.#h(i,s))}#u(t,e){this.#n=!1,this.#a=this.#i!==null,this.told(e).then\#
            (()=>{t===this.#o&&(this.#a=!1,this.#d(),this.changed())}),this.#c()}#h(t,e){if(this.#n=!1,t!==this.\#
            #o)return this.#c();this.#a=!1,this.#i=this.#e=null,this.failed(e),this.changed()}#d(){this.#s||this\#
            .#n||this.#a||this.#e!==null||(this.#i=null)}};function it({label:h,step:t=1,page:e=10,say:i=String,\#
            show:s=null,timeline:n=!1,part:r="slider",input:l,change:c,cancel:b}){let f=s?o("span.bubble.time",{\#
            "aria-hidden":"true"}):null,u=o("div.slider.plain",{role:"slider",part:r,tabindex:0,"aria-label":h,"\#
            aria-orientation":"horizontal",dir:n?"ltr":null},o("span.track"),o("span.reach"),o("span.fill"),o("s\#
            pan.thumb",{part:`${r}-thumb`}),f),p={min:0,max:1,from:0,to:1,value:0,enabled:!0},g=null,w=[],z=null\#
            ,P=null,I=()=>getComputedStyle(u).direction==="rtl",A=m=>p.max>p.min?Math.min(1,Math.max(0,(m-p.min)\#
            /(p.max-p.min))):0,W=m=>Math.min(Math.max(m,p.from),p.to),Lt=()=>u.getRootNode().activeElement===u;f\#
            unction D(m=!0){let v=g??p.value;u.style.setProperty("--_at",A(v).toFixed(5)),f&&g!==null&&k(f,s(v))\#
            ,Qt(m);let x=i(v);x!==z&&(m||!Lt())&&(z=x,a(u,"aria-valuenow",Math.round(v*100)/100),a(u,"aria-value\#
            text",x))}function Qt(m){let v=[p.from,p.to].map(x=>n?Math.round(x):Math.round(x*100)/100);v.join()=\#
            ==P||p.isRunning&&!m&&Lt()||(P=v.join(),a(u,"aria-valuemin",v[0]),a(u,"aria-valuemax",v[1]))}functio\#
            n At(m){g=W(m),u.classList.add("held"),D(),l?.(g)}function H(m){if(g===null)return;let v=g;g=null,u.\#
            classList.remove("held"),m?(p.value=v,c?.(v)):b?.(),D()}let Et=m=>{let{left:v,width:x}=u.getBounding\#
            ClientRect(),O=Math.min(1,Math.max(0,(m.clientX-v)/(x||1)));return p.min+(I()?1-O:O)*(p.max-p.min)};\#
            return u.addEventListener("pointerdown",m=>{!p.enabled||m.button||(u.setPointerCapture(m.pointerId),\#
            At(Et(m)))}),u.addEventListener("pointermove",m=>g!==null&&u.hasPointerCapture(m.pointerId)&&At(Et(m\#
            ))),u.addEventListener("pointerup",()=>H(!0)),u.addEventListener("pointercancel",()=>H(!1)),u.addEve\#
            ntListener("keydown",m=>{if(!p.enabled||m.altKey||m.ctrlKey||m.metaKey)return;if(m.key==="Escape"&&g\#
            !==null)return m.preventDefault(),void H(!1);if(K()&&(m.key==="ArrowUp"||m.key==="ArrowDown"))return\#
            ;let v=I()?-1:1,x={ArrowRight:t*v,ArrowLeft:-t*v,ArrowUp:t,ArrowDown:-t,PageUp:e,PageDown:-e,Home:-1\#
            /0,End:1/0};m.key in x&&(m.preventDefault(),p.value=W(p.value+x[m.key]),D(),c?.(p.value,!0))}),{elem\#
            ent:u,get isHeld(){return g!==null},get value(){return g??p.value},set(m){p.value=m,g===null&&D(!1)}\#
            ,range(m,v,x=m,O=v,Jt=!1){if(p.min===m&&p.max===v&&p.from===x&&p.to===O)return;Object.assign(p,{min:\#
            m,max:v,from:x,to:O,isRunning:Jt}),u.style.setProperty("--_from",A(x).toFixed(5)),u.style.setPropert\#
            y("--_to",A(O).toFixed(5));let Zt=w;w=[],this.mark(Zt),D(!1)},enable(m){p.enabled=m,a(u,"aria-disabl\#
            ed",m?null:"true"),m||H(!1)},busy(m){a(u,"aria-busy",m?"true":null)},drop(){H(!1)},mark(m){if(m.join\#
            ()!==w.join()){w=[...m],u.querySelectorAll(".mark").forEach(v=>v.remove());for(let v of w.slice(0,20\#
            0)){let x=o("span.mark");x.style.setProperty("--_mark",A(v).toFixed(5)),u.insertBefore(x,u.querySele\#
            ctor(".thumb"))}}}}}var q=class{#t=null;constructor(t,{tag:e="div",attributes:i={},step:s,send:n,sen\#
            dMuted:r}){Object.assign(this,{owner:t,sendMuted:r}),this.fader=new et({send:n,told:c=>d.told(c),cha\#
            nged:()=>this.draw(),failed:c=>t.fail(c.message)}),this.name=o("span.title.line",{part:"name",dir:"a\#
            uto"}),this.value=o("span.caption.time",{"aria-hidden":"true",part:"value"}),this.mute=t.iconButton(\#
            "volume","",{part:"mute",onclick:()=>this.#e()}),this.disc=o("span.disc",{"aria-hidden":"true"},y("v\#
            olume"));let l=0;this.slider=it({label:"",step:s,page:Math.max(s,.2),part:"slider",say:c=>this.#s(c)\#
            ,input:c=>{this.isHeld||(this.isHeld=!0,l=this.fader.shown),this.fader.move(c,!0)},change:c=>this.#i\#
            (c),cancel:()=>this.#i(l)}),this.slider.range(0,1),this.element=o(`${e}.row`,i,o("div.words",{},this\#
            .name,this.value),this.mute,this.disc,this.slider.element)}isHeld=!1;forget(){this.fader.forget(),th\#
            is.element.remove()}#i(t){this.isHeld=!1,this.fader.move(t,!1)}#e(){let t=!this.isMuted,e=this.#t={m\#
            uted:t},i=()=>{this.#t===e&&(this.#t=null,this.draw())};this.draw(),this.sendMuted(t).then(s=>d.told\#
            (s)).then(i,s=>{i(),this.owner.fail(s.message)})}get isMuted(){return this.#t?.muted??this.told?.mut\#
            ed??!1}tell(t){this.told=t,this.fader.tell(t.level),this.draw()}#s(t){let{language:e}=this.owner.tex\#
            ts;if(this.format?.language!==e){let i={style:"percent",numberingSystem:"latn",maximumFractionDigits\#
            :0};this.format={language:e,numbers:new Intl.NumberFormat(e,i)}}return this.format.numbers.format(t)\#
            }draw(){let{owner:t,told:e,isMuted:i}=this;if(!e)return;let s=this.fader.shown;k(this.name,e.title??\#
            e.name),k(this.value,i?"":this.#s(s)),this.slider.set(s),this.slider.enable(e.canChange);let{pending\#
            :n=[]}=e;this.slider.busy(this.fader.isWaiting||n.includes("level"));let{element:r}=this.slider;a(r,\#
            "aria-label",t.t("volumeOf",e.name)),a(r,"aria-valuenow",Math.round(this.slider.value*100)/100),a(r,\#
            "aria-valuetext",this.#s(this.slider.value));let l=i||s===0?"mute":s<.5?"volumeLow":"volume";for(let\#
             c of[this.mute,this.disc])_(c,l);a(this.mute,"hidden",!e.canMute),a(this.disc,"hidden",e.canMute),a\#
            (this.mute,"aria-label",t.t(i?"unmuteOf":"muteOf",e.name)),a(this.mute,"aria-busy",this.#t||n.includ\#
            es("muted")?"true":null),this.element.classList.toggle("quiet",i)}};var te=.05,st=class{constructor(\#
            t,e){this.title=t.t("volume"),this.row=new q(t,{step:te,attributes:{part:"stream-volume"},send:i=>d.\#
            send("setStreamVolume",{level:i}),sendMuted:i=>d.send("setMuted",{muted:i})}),this.popup=o("div.stre\#
            am-volume",{role:"dialog","aria-label":this.title},this.row.element),this.place=tt(e,this.popup,{kin\#
            d:"dialog",begin:()=>this.#t()})}#t(){let{slider:t,mute:e,told:i}=this.row;return i?.canChange?t.ele\#
            ment:e}draw(t){let{canSetStreamVolume:e=!1,canMute:i=!1}=t??{},s=t?.expanded.some(({type:r})=>r==="m\#
            uteToggle"),n=e||i&&!s;if(a(this.place,"hidden",!n),!n)return this.row.fader.forget();this.row.tell(\#
            {title:this.title,name:t.title??t.subtitle??"",level:t.streamVolume,muted:t.muted,canMute:i,canChang\#
            e:e,pending:t.pending.map(r=>({streamVolume:"level",muting:"muted"})[r])})}};var Kt={all:"repeat",si\#
            ngle:"repeatOne",allAndShuffle:"repeatShuffled"},xt={off:"tracksOff",all:"repeatAll",single:"repeatO\#
            ne",allAndShuffle:"repeatShuffle"},nt=class{constructor(t){this.owner=t;let e=new Intl.NumberFormat(\#
            t.texts.language,{numberingSystem:"latn"});this.times=s=>`${e.format(s)}×`;let i=s=>({"aria-haspopup\#
            ":"dialog",onclick:()=>j(s)});this.speedPlace=this.#i(),this.repeatPlace=this.#e(),this.shuffle=this\#
            .#t("shuffle","shuffle",{onclick:()=>t.act("shuffle","shuffle")}),this.tracks=this.#t("captions","ca\#
            ptions",i("cast-track-selection")),this.queue=this.#t("queue","queue",i("cast-queue")),this.volume=n\#
            ew st(t,this.#t("sliders","volume")),this.element=o("div.tools",{part:"tools"},this.speedPlace,this.\#
            repeatPlace,this.shuffle,this.tracks,this.queue,this.volume.place)}#t(t,e,i){let s=this.owner.t(e),n\#
            =o("button.icon-button.tool",{"aria-label":s,part:`tool tool-${t}`,...i});return _(n,t),n}#i(){retur\#
            n this.speed=this.#t("speed","speed"),this.speedValue=o("span.value.time"),this.speed.append(this.sp\#
            eedValue),wt(this.speed,{label:this.owner.t("speed"),choices:()=>(d.state("media")?.rates??[]).map(t\#
            =>({value:t,text:this.times(t)})),chosen:()=>this.owner.wish("rate")??d.state("media")?.rate,choose:\#
            t=>this.owner.act("rate","setRate",{rate:t},t)})}#e(){return this.repeat=this.#t("repeat","repeatMod\#
            e"),wt(this.repeat,{label:this.owner.t("repeatMode"),choices:()=>(d.state("media")?.repeats??[]).map\#
            (t=>({value:t,text:this.owner.t(xt[t]??t)})),chosen:()=>this.owner.wish("repeatMode")??d.state("medi\#
            a")?.repeat,choose:t=>this.owner.act("repeatMode","setRepeatMode",{mode:t},t)})}draw(t){let e=[this.\#
            speedPlace,this.repeatPlace,this.shuffle,this.tracks,this.queue];if(!t)e.forEach(i=>a(i,"hidden",!0)\#
            );else{this.#s(t),this.#n(t);let i=t.expanded.some(({type:n})=>n==="closedCaptions");a(this.tracks,"\#
            hidden",!t.hasTracks||i);let s=d.state("queue")?.count>1;a(this.queue,"hidden",!s),a(this.shuffle,"h\#
            idden",!(s&&t.canShuffle)),a(this.shuffle,"aria-busy",this.owner.isBusy("shuffle",t.pending)?"true":\#
            null)}this.volume.draw(t)}#s(t){let e=this.owner.wish("rate")??t.rate;a(this.speedPlace,"hidden",t.r\#
            ates.length<2),k(this.speedValue,e===1?"":this.times(e)),a(this.speed,"aria-label",`${this.owner.t("\#
            speed")}, ${this.times(e)}`),a(this.speed,"aria-busy",this.owner.isBusy("rate",t.pending)?"true":nul\#
            l)}#n(t){let e=this.owner.wish("repeatMode")??t.repeat;a(this.repeatPlace,"hidden",t.repeats.length<\#
            2),_(this.repeat,Kt[e]??"repeat"),a(this.repeat,"data-on",e in Kt);let i=xt[e]&&this.owner.t(xt[e]);\#
            a(this.repeat,"aria-label",[this.owner.t("repeatMode"),i].filter(Boolean).join(", ")),a(this.repeat,\#
            "aria-busy",this.owner.isBusy("repeatMode",t.pending)?"true":null)}};var Vt=10,ee=350,ot=class{#t=nu\#
            ll;#i=0;#e=null;constructor(t){this.owner=t,this.slider=it({label:t.t("seekSlider"),step:5,page:30,t\#
            imeline:!0,part:"scrubber",show:e=>this.#r(e),say:e=>this.#l(e),input:e=>this.#o(e),change:(e,i)=>th\#
            is.#u(e,i?ee:0)}),this.at=o("span.time",{part:"position"}),this.end=o("span.time",{part:"duration"})\#
            ,this.live=o("button.live-mark",{part:"live",onclick:()=>this.#c()},t.t("live")),this.element=o("div\#
            .scrub",{part:"scrub"},this.slider.element,o("div.times",{},this.at,o("span",{},this.end,this.live))\#
            )}forget(){clearTimeout(this.#i),this.#t=null,this.slider.drop()}draw(t){this.#e=t,this.slider.enabl\#
            e(t.canSeek),this.slider.busy(this.owner.isBusy("position",t.pending)),this.slider.mark(t.live?[]:t.\#
            adPositions.filter(e=>e>=0&&e<=(t.duration??0))),a(this.end,"hidden",t.live),a(this.live,"hidden",!t\#
            .live),this.live.disabled=!t.canSeek}tick(t){let e=Boolean(t?.showsPosition);if(a(this.element,"data\#
            -empty",!e),!e)return void(this.#e=null);this.#e=t;let[i,s]=this.#a(),[n,r]=this.#s()??[i,s];a(this.\#
            slider.element,"hidden",s<=i),this.slider.range(i,s,n,r,t.live),k(this.end,t.live||s<=i?"":T(s-i));l\#
            et l=this.#t??this.owner.wish("position")??this.#n();this.slider.set(l),this.slider.isHeld||this.#o(\#
            l)}#s(){let{seekable:t,seekableRates:e,position:i}=this.#e;if(!t)return null;let s=Math.max(0,d.now-\#
            i.at)/1e3;return t.map((n,r)=>n+s*(e?.[r]??0))}#n(){let t=d.position(this.#e);return this.#e.live?t:\#
            Math.min(t,this.#s()?.[1]??1/0)}#a(){let t=this.#e;if(!t)return[0,0];if(!t.live&&t.duration)return[0\#
            ,t.duration];let e=this.#s();if(!t.live)return e??[0,0];let i=d.position(t);return e?[Math.min(e[0],\#
            i),Math.max(e[1],i)]:[i-1,i]}#o(t){k(this.at,this.#e?.live&&!this.#e.seekable?"":this.#r(t)),this.#e\#
            ?.live&&this.live.classList.toggle("behind",this.#a()[1]-t>Vt)}#r(t){if(!this.#e?.live)return T(t-th\#
            is.#a()[0]);let e=this.#a()[1]-t;return e>Vt?`−${T(e)}`:""}#l(t){let e=this.#e;if(!e)return"";if(e.l\#
            ive)return this.#r(t)||this.owner.t("live");let[i,s]=this.#a();return s>i?`${this.#r(t)} / ${T(s-i)}\#
            `:this.#r(t)}#c(){this.#u(this.#a()[1],0)}#u(t,e){this.#t=t,clearTimeout(this.#i),this.#i=setTimeout\#
            (()=>{this.#t=null,this.owner.act("position","seek",{position:Math.round(t*1e3)/1e3},t)},e)}};var zt\#
            =class extends M{static get sheets(){return[B,bt,ft,V,gt,mt]}static get topics(){return["media","dia\#
            log","queue","button"]}static get node(){return"expandedController"}static get eventName(){return"ex\#
            panded"}static get isFull(){return!0}#t=!1;#i=null;#e=new Bt(()=>this.#l());buildSheet(){_(this.clos\#
            eButton,"down"),this.head.append(o("cast-button",{part:"cast-button"})),this.artwork=new J,this.pane\#
            l.prepend(this.artwork.glow),this.adLine=new Z(this),this.scrubber=new ot(this),this.tools=new nt(th\#
            is);let t=o("div.frame",{},this.artwork.cover.element,this.adLine.element);this.body.append(o("div.s\#
            tage",{},o("div.art",{},t),o("div.panel",{},this.#s(),this.scrubber.element,this.#n(),this.tools.ele\#
            ment,this.#a())))}closed(){this.#e.run(!1)}opened(){this.#t=d.state("media")!=null}firstFocus(){retu\#
            rn this.playback.dataset.action?this.playback:null}disconnectedCallback(){super.disconnectedCallback\#
            (),this.#e.run(!1)}#s(){return this.titleLine=o("h3.title",{part:"media-title",dir:"auto"}),this.sub\#
            title=o("p.small",{part:"subtitle",dir:"auto"}),o("div.meta",{part:"meta"},this.titleLine,this.subti\#
            tle)}#n(){this.slots=Ot(this,"expanded",4),this.playback=o("button.playback",{part:"playback",onclic\#
            k:()=>Ft(this,this.playback)});let[t,e,i,s]=this.slots;return o("div.transport",{part:"transport",ro\#
            le:"group","aria-label":this.t("openPlayer")},t,e,this.playback,i,s)}#a(){return this.next=o("span.l\#
            ine",{dir:"auto"}),this.upNext=o("button.upnext",{part:"up-next","aria-haspopup":"dialog",onclick:()\#
            =>j("cast-queue")},y("queue"),this.next,y("forward","mirrored")),this.upNext}render(){let t=d.state(\#
            "media")??null,e=d.state("button")?.state;!t&&this.#t&&e!=="connected"&&e!=="connecting"&&this.close\#
            (),this.#t||=t!==null;let i=d.state("dialog")?.device;this.setTitle(i?qt(this,i):this.t("openPlayer"\#
            )),t?this.#r(t):this.#o(),this.adLine.draw(t),this.tools.draw(t),a(this.upNext,"data-empty",!t?.upNe\#
            xt),k(this.next,t?.upNext?this.t("upNext",t.upNext):""),this.#l();let s=t&&(t.position.rate!==0||t.a\#
            d?.skipAt!=null||t.live);this.#e.run(Boolean(s)&&this.isOpen),this.keepFocus()}#o(){this.#i=null;let\#
             t=d.state("button")?.state==="connecting";C(this.titleLine,this.t(t?"loading":"nothingPlays")),C(th\#
            is.subtitle,""),this.artwork.show(null),_(this.playback,"play"),a(this.playback,"aria-label",this.t(\#
            t?"loading":"play")),a(this.playback,"aria-busy",t?"true":null),a(this.playback,"data-action",null),\#
            a(this.playback,"aria-disabled","true"),ht(this,this.slots,null,null)}#r(t){t.item!==this.#i&&(this.\#
            #i=t.item,this.scrubber.forget()),C(this.titleLine,t.title??t.subtitle??""),C(this.subtitle,G([t.tit\#
            le?t.subtitle:null,t.studio])),this.artwork.show(t.image),a(this.playback,"aria-disabled",null),It(t\#
            his,this.playback,t),ht(this,this.slots,t.expanded,t),this.scrubber.draw(t)}#l(){let t=d.state("medi\#
            a");this.scrubber.tick(t),this.adLine.tick(t)}};customElements.define("cast-expanded-controller",zt)\#
            ;function Yt({labelledBy:h,choose:t,item:e,className:i}){let s=o(`div.${i}`,{role:"radiogroup","aria\#
            -labelledby":h}),n,r=new Map;function l(){let f=r.has(n)?n:r.keys().next().value;for(let[u,p]of r)a(\#
            p,"aria-checked",String(u===n)),a(p,"tabindex",K()||u===f?0:-1)}let c=Rt(l),b=f=>{f!==n&&(n=f,l(),t(\#
            f))};return s.addEventListener("keydown",f=>{if(f.altKey||f.ctrlKey||f.metaKey||f.shiftKey)return;le\#
            t u=[...r.keys()],p=u.findIndex(I=>r.get(I)===f.target),g=getComputedStyle(s).direction==="rtl"?-1:1\#
            ,w={ArrowDown:1,ArrowUp:-1,ArrowRight:g,ArrowLeft:-g}[f.key],z={Home:0,End:u.length-1}[f.key]??(w===\#
            void 0?void 0:p+w);if(p<0||z===void 0||K()&&w!==void 0)return;f.preventDefault();let P=u[(z+u.length\#
            )%u.length];r.get(P).focus({focusVisible:!0}),b(P)}),{element:s,show(f){let u=new Set(f.map(({value:\#
            w})=>w));for(let[w,z]of r)u.has(w)||(z.remove(),r.delete(w));let p=new Map(r);r.clear();let g=s.firs\#
            tElementChild;for(let w of f){let z=p.get(w.value);z||(z=e(w),a(z,"role","radio"),z.addEventListener\#
            ("click",()=>b(w.value))),r.set(w.value,z),z===g?g=g.nextElementSibling:s.insertBefore(z,g)}l()},che\#
            ck(f){n!==f&&(n=f,l())},end:c}}var rt="off",_t=class extends M{static get sheets(){return[B,kt]}stat\#
            ic get topics(){return["tracks","media"]}static get titleKey(){return"tracksTitle"}static get eventN\#
            ame(){return"tracks"}static get node(){return"trackSelector"}#t={};#i=null;#e=null;#s=!1;buildSheet(\#
            ){this.#n(),this.audio=this.#a("audio","tracksAudio"),this.text=this.#a("text","tracksText"),this.no\#
            ne=o("p.none.small",{part:"empty"},this.t("tracksNone")),this.fold=o("button.fold",{part:"style-togg\#
            le","aria-expanded":"false","aria-controls":"look",onclick:()=>this.#u()},y("captions"),o("span.titl\#
            e",{},this.t("styleTitle")),y("down","down")),this.editor=null,this.look=o("div",{id:"look",hidden:!\#
            0}),this.more=o("div.more",{part:"more"},this.fold,this.look),this.body.append(this.none,this.audio.\#
            place,this.text.place,this.more),this.cancel=o("button.button.text",{part:"cancel",onclick:()=>this.\#
            #r()},this.t("cancel")),this.done=o("button.button.filled",{part:"done",onclick:()=>this.#d()},this.\#
            t("done")),this.foot.append(this.cancel,this.done)}disconnectedCallback(){super.disconnectedCallback\#
            (),this.#n()}#n(){[this.audio?.radios,this.text?.radios,this.editor].forEach(t=>t?.end())}percent(t)\#
            {return new Intl.NumberFormat(this.texts.language,{style:"percent",numberingSystem:"latn"}).format(t\#
            )}#a(t,e){let i=`group-${t}`,s=Yt({labelledBy:i,className:"radios",choose:r=>this.#t[t]=r,item:({tex\#
            t:r,more:l,language:c,value:b})=>o("button.radio",{part:"track","data-track":String(b)},o("span.dot"\#
            ),o("span.texts",{},o("span.title",{dir:"auto",lang:c},r),l?o("span.caption",{dir:"auto"},l):null))}\#
            ),n=o("div.group",{part:t},o("h3.small",{id:i},this.t(e)),s.element);return{radios:s,key:"",place:n}\#
            }opened(){this.#o(),this.render()}closed(){this.#o()}#o(){this.#t={},this.#i=null,this.#e=d.state("m\#
            edia")?.item??null,this.#s=!1}#r(){this.#o(),this.render(),this.close()}render(){let t=d.state("medi\#
            a");if(this.isOpen&&(t?.item??null)!==this.#e){let r=this.#e!==null;if(this.#o(),r&&!this.isInline)r\#
            eturn this.close()}let{audio:e=[],text:i=[],style:s=null,canStyle:n=!1}=d.state("tracks")??{};this.#\#
            l(this.audio,"audio",e),this.#l(this.text,"text",i),a(this.none,"hidden",e.length+i.length>0),a(this\#
            .more,"hidden",!n),this.editor?.show(this.#i??s),a(this.done,"aria-busy",this.#s?"true":null),a(this\#
            .cancel,"hidden",e.length+i.length===0),this.keepFocus()}#l(t,e,i){a(t.place,"hidden",i.length===0);\#
            let s=JSON.stringify(i.map(({id:c,name:b,language:f})=>[c,b,f]));if(s!==t.key){t.key=s;let c=i.map((\#
            b,f)=>this.#c(b,f));t.radios.show(e==="text"?[{value:rt,text:this.t("tracksOff")},...c]:c)}let n=thi\#
            s.#t[e],r=n===rt||i.some(({id:c})=>c===n),l=i.find(c=>c.selected)?.id??(e==="text"?rt:null);t.radios\#
            .check(n!==void 0&&r?n:l)}#c({id:t,name:e,language:i},s){let n=null;try{let c=new Intl.DisplayNames(\#
            this.texts.language,{type:"language",fallback:"none"});n=i?c.of(i):null}catch{}let r=e||n||i||this.t\#
            ("trackUnnamed",s+1),l=!n||r.toLowerCase().includes(n.toLowerCase());return{value:t,text:r,more:l?nu\#
            ll:n,language:e&&n?i:null}}async#u(){if(this.look.hidden=!this.look.hidden,a(this.fold,"aria-expande\#
            d",String(!this.look.hidden)),!this.look.hidden){try{await this.#h()}catch{this.say(this.t("notLoade\#
            d")),this.look.hidden=!0,a(this.fold,"aria-expanded","false")}this.fold.scrollIntoView({block:"start\#
            ",behavior:"instant"})}}async#h(){let{look:t}=this,e=await import("./track-style.js");if(this.editor\#
            ||t!==this.look)return;this.editing=e;let{adoptedStyleSheets:i}=this.shadowRoot;i.includes(e.trackSt\#
            yleSheet)||i.push(e.trackStyleSheet),this.editor=new e.TrackStyleEditor(this,s=>this.#i=s),t.append(\#
            this.editor.element),this.render()}async#d(){if(this.#s)return;let{audio:t=[],text:e=[],style:i=null\#
            }=d.state("tracks")??{},s=c=>c.find(b=>b.selected)?.id??null,n={audio:s(t),text:s(e)},r={audio:this.\#
            #t.audio??n.audio,text:this.#t.text===void 0?n.text:this.#t.text===rt?null:this.#t.text},l=[];(r.aud\#
            io!==n.audio||r.text!==n.text)&&l.push(["tracks","selectTracks",r]),this.#i&&!this.editing.isSameSty\#
            le(this.#i,i)&&l.push(["style","setTextTrackStyle",{style:this.editing.complete(this.#i)}]),this.#s=\#
            l.length>0,this.render();for(let c of l)if(!await this.act(...c)){this.#s=!1,this.invalidate();retur\#
            n}this.#r()}};customElements.define("cast-track-selection",_t);var St=class extends M{static get she\#
            ets(){return[B,V,Nt]}static get topics(){return["volume","dialog"]}static get titleKey(){return"volu\#
            me"}static get eventName(){return"volume"}static get node(){return"deviceControl"}#t=new Map;#i=null\#
            ;buildSheet(){this.#i=null,this.note=o("p.note.small",{part:"note"},y("volume"),o("span",{},this.t("\#
            volumeFixed"))),this.list=o("ul",{"aria-labelledby":"members"}),this.group=o("div.members",{part:"me\#
            mbers"},o("h3.small",{id:"members"},this.t("volumeMembers")),this.list),this.empty=o("div.empty",{pa\#
            rt:"empty"},o("span.disc",{},y("cast")),o("p.small",{},this.t("notConnected"))),this.body.append(thi\#
            s.note,this.group,this.empty)}#e(t){this.#i!==t&&(this.#i=t,this.#n([]),this.own?.forget(),this.own=\#
            this.#s(null,t),this.own.element.classList.add("own"),this.body.prepend(this.own.element))}#s(t,e){l\#
            et i=t===null?{}:{member:t};return new q(this,{tag:t===null?"div":"li",step:e,attributes:{part:t===n\#
            ull?"device":"member","data-member":t},send:s=>d.send("setVolume",{level:s,...i}),sendMuted:s=>d.sen\#
            d("setDeviceMuted",{muted:s,...i})})}firstFocus(){let{enabled:t=!1,fixed:e=!1}=d.state("volume")??{}\#
            ;return t&&!e?this.own?.slider.element:null}render(){let t=d.state("volume")??{},{enabled:e=!1,fixed\#
            :i=!1,canMute:s=!1,members:n=[],pending:r}=t,l=e||i;this.#e(t.step||.05);let c=d.state("dialog")?.de\#
            vice??this.t("volume");a(this.own.element,"hidden",!l),a(this.note,"hidden",!i),a(this.group,"hidden\#
            ",!l||n.length===0),a(this.empty,"hidden",l),l||this.own.fader.forget();let{level:b=0,muted:f=!1}=t;\#
            this.own.tell({name:c,level:b,muted:f,pending:r,canMute:s,canChange:e&&!i}),this.#n(l?n:[]),this.kee\#
            pFocus()}#n(t){let e=new Set(t.map(({id:s})=>s));for(let[s,n]of this.#t)e.has(s)||(n.forget(),this.#\#
            t.delete(s));let i=this.list.firstElementChild;for(let s of t){this.#t.has(s.id)||this.#t.set(s.id,t\#
            his.#s(s.id,this.#i));let n=this.#t.get(s.id);n.element===i?i=i.nextElementSibling:this.list.insertB\#
            efore(n.element,i),n.tell({canMute:!0,canChange:!0,...s})}}};customElements.define("cast-volume",St)\#
            ;var Ut=4,ie=16,F=class{#t=new Map;#i=[];#e=0;constructor({scroller:t,list:e,probe:i,source:s,make:n\#
            ,draw:r,looked:l}){Object.assign(this,{scroller:t,list:e,probe:i,source:s,make:n,draw:r,looked:l}),t\#
            his.held=null,this.heldTop=null,t.addEventListener("scroll",()=>this.plan(),{passive:!0}),this.obser\#
            ver=new ResizeObserver(()=>this.plan());for(let c of[t,i])this.observer.observe(c)}end(){this.observ\#
            er.disconnect(),cancelAnimationFrame(this.#e)}get height(){return this.probe.getBoundingClientRect()\#
            .height}get rows(){return this.#t}get#s(){return this.scroller.scrollTop-this.list.offsetTop}plan(){\#
            this.#e||=requestAnimationFrame(()=>{this.#e=0,this.render()})}seen(){let t=this.height;return!t||!t\#
            his.scroller.clientHeight?[0,0]:[Math.max(0,Math.floor(this.#s/t)),Math.min(this.source.count,Math.c\#
            eil((this.#s+this.scroller.clientHeight)/t))]}render(){let t=this.height,{count:e}=this.source;if(!t\#
            )return;let i=`${e*t}px`;this.list.style.blockSize!==i&&(this.list.style.blockSize=i);let[s,n]=this.\#
            seen(),r=Math.max(0,Math.min(s,e)-Ut),l=Math.min(e,Math.max(n,r)+Ut),c=new Map;for(let b=r;b<l;b++)c\#
            .set(this.#n(b),b);this.#a(c,r,l),this.#i.push(...this.#r(c)),this.#l(c),this.#i.length=Math.min(thi\#
            s.#i.length,ie);for(let[b,f]of this.#t){let u=c.get(b),g=`translateY(${b===this.held&&this.heldTop!=\#
            =null?this.heldTop:u*t}px)`;f.element.style.transform!==g&&(f.element.style.transform=g),f.place=u,t\#
            his.draw(f,u)}this.looked(r,l)}#n(t){let e=this.source.key(t),i=this.source.placeKey(t);return e!==i\#
            &&!this.#t.has(e)&&this.#t.has(i)&&(this.#t.set(e,this.#t.get(i)),this.#t.delete(i)),e}#a(t,e,i){let\#
             s=this.focused();for(let n of[this.held,s&&this.#o(s)]){if(!this.#t.get(n)||t.has(n))continue;let l\#
            =this.source.placeOfKey(n);l>=0&&(l<e||l>=i)&&t.set(n,l)}}#o(t){for(let[e,i]of this.#t)if(i===t)retu\#
            rn e;return null}focused(){let t=this.list.getRootNode().activeElement;if(!t||!this.list.contains(t)\#
            )return null;for(let e of this.#t.values())if(e.element.contains(t))return e;return null}#r(t){let e\#
            =[];for(let[i,s]of this.#t)t.has(i)||(this.#t.delete(i),s.element.remove(),e.push(s));return e}#l(t)\#
            {let e=this.list.getRootNode(),i=e.activeElement,s=[...t.keys()].sort((r,l)=>t.get(r)-t.get(l)),n=th\#
            is.list.firstElementChild;for(let r of s){let l=this.#t.get(r),c=!l;c&&this.#t.set(r,l=this.#i.pop()\#
            ??this.make()),l.element===n?n=n.nextElementSibling:(c||this.held===null)&&this.list.insertBefore(l.\#
            element,n)}i&&i!==e.activeElement&&this.list.contains(i)&&i.focus({preventScroll:!0})}show(t,e="near\#
            est"){let i=this.height,{scroller:s}=this,n=t*i+this.list.offsetTop,r=s.clientHeight;e==="center"?s.\#
            scrollTop=n-(r-i)/2:n<s.scrollTop?s.scrollTop=n-i*.5:n+i>s.scrollTop+r&&(s.scrollTop=n+i*1.5-r),this\#
            .render()}rowAt(t){return[...this.#t.values()].find(e=>e.place===t)??null}placeAt(t){let{top:e}=this\#
            .list.getBoundingClientRect();return Math.max(0,Math.min(this.source.count-1,Math.floor((t-e)/this.h\#
            eight)))}static number(t,e,i){a(t,"aria-posinset",e+1),a(t,"aria-setsize",i)}};var N=["entry","remov\#
            e","grab"],at=class{constructor(t){this.queue=t,this.art=R("art","film"),this.art.element.append(o("\#
            span.bars",{},o("i"),o("i"),o("i"))),this.title=o("span.title.line",{dir:"auto",part:"item-title"}),\#
            this.more=o("span.caption.line",{dir:"auto",part:"item-more"}),this.entry=o("button.entry",{part:"it\#
            em",onclick:()=>t.jump(this)},this.art.element,o("span.texts",{},this.title,this.more)),this.remove=\#
            t.iconButton("close","",{part:"remove",onclick:()=>t.remove(this)}),this.grab=t.iconButton("drag",""\#
            ,{part:"grab","aria-describedby":"keys",onpointerdown:e=>t.press(e,this),onclick:e=>e.detail===0&&t.\#
            take(this),onfocusout:()=>t.left()}),this.grab.classList.add("grab"),this.element=o("li",{role:"list\#
            item",part:"row"},this.entry,this.remove,this.grab),this.element.row=this}draw({place:t,count:e,item\#
            :i,isCurrent:s,isPlaying:n,isAsked:r,isWaiting:l,isHeld:c,isReached:b,showsPicture:f}){let{queue:u}=\#
            this,p=this.item?.id!==i?.id;this.item=i;let g=i?.title??u.t("queueItem",u.number(t+1));C(this.title\#
            ,i?g:"");let w=i?[i.duration?T(i.duration):null,i.subtitle]:[];k(this.more,G(w)),p&&this.art.show(nu\#
            ll),f&&this.art.show(i?.image??null),F.number(this.element,t,e);let{classList:z}=this.element,P={cur\#
            rent:s,playing:s&&n,held:c,waits:!i};for(let[A,W]of Object.entries(P))z.toggle(A,W);a(this.element,"\#
            data-item",i?.id),a(this.element,"data-place",t),a(this.entry,"aria-current",s?"true":null);let I=i?\#
            [g,i.subtitle,s?u.t("nowPlaying"):null]:[g,u.t("loading")];a(this.entry,"aria-label",I.filter(Boolea\#
            n).join(", ")),a(this.entry,"aria-busy",r?"true":null),a(this.entry,"aria-disabled",i?null:"true"),a\#
            (this.remove,"aria-label",u.t("queueRemove",g)),a(this.grab,"aria-label",u.t("queueMove",g)),a(this.\#
            grab,"aria-pressed",String(c)),a(this.grab,"aria-busy",l?"true":null);for(let A of["remove","grab"])\#
            a(this[A],"hidden",!i);this.reach(b)}reach(t){for(let e of N)a(this[e],"tabindex",t?0:-1)}},Wt=h=>o(\#
            "div.empty",{part:"empty"},o("span.disc",{},y("queue")),o("p.small",{},h));var lt=class{reached=null\#
            ;#t={place:0,part:"entry"};constructor(t){this.owner=t}reach(){let{list:t,items:e}=this.owner,i=t.fo\#
            cused();if(i){this.reached=e.key(i.place),this.#t={place:i.place,part:N.find(s=>i[s]===E())??"entry"\#
            };for(let s of t.rows.values())s.reach(s===i)}}to(t,e,i=!0){let{list:s,items:n}=this.owner;if(t<0||t\#
            >=n.count)return;s.show(t);let r=s.rowAt(t);r&&(r[e].hidden?r.entry:r[e]).focus({preventScroll:!0,fo\#
            cusVisible:i})}toLast(){this.to(Math.min(this.#t.place,this.owner.items.count-1),this.#t.part)}key(t\#
            ){let{list:e,items:i,reorder:s,rows:n}=this.owner,r=e.focused();if(!r||t.altKey||t.ctrlKey||t.metaKe\#
            y||s.key(t))return;let l=N.find(p=>r[p]===E());if(l==="grab"&&(t.key===" "||t.key==="Enter"))return \#
            t.preventDefault(),void(t.repeat||this.owner.take(r));if(t.key==="Delete")return t.preventDefault(),\#
            void this.owner.remove(r);let c=getComputedStyle(n).direction==="rtl"?-1:1,b={ArrowRight:c,ArrowLeft\#
            :-c}[t.key],f=Math.max(1,e.seen()[1]-e.seen()[0]-2),u={ArrowUp:-1,ArrowDown:1,PageUp:-f,PageDown:f,H\#
            ome:-1/0,End:1/0}[t.key];if(u!==void 0){let p=Math.max(0,Math.min(i.count-1,r.place+u));if(p===r.pla\#
            ce)return;t.preventDefault(),this.to(p,l??"entry")}else if(b){let p=r[N[N.indexOf(l)+b]];if(!p||p.hi\#
            dden)return;t.preventDefault(),p.focus({focusVisible:!0})}}};function $(h,t){for(let{kind:e,from:i,t\#
            o:s}of h){if(t<0)return-1;t===i?t=e==="remove"?-1:s:e==="remove"?t-=t>i?1:0:i<t&&t<=s?t-=1:s<=t&&t<i\#
            &&(t+=1)}return t}function U(h,t){for(let e=h.length-1;e>=0;e--){let{kind:i,from:s,to:n}=h[e];i==="r\#
            emove"?t+=t>=s?1:0:t===n?t=s:s<=t&&t<n?t+=1:n<t&&t<=s&&(t-=1)}return t}var Mt=h=>h.filter(({kind:t})\#
            =>t==="remove").length;var L=50,se=2,ne=120,Gt=2e3,Xt=(h,t)=>h!==null&&t!==null&&String(h)===String(\#
            t),ct=class{#t={revision:null,count:0,parts:new Map};#i=null;#e=[];#s=[0,0];#n=new Set;#a=-1/0;const\#
            ructor({load:t,changed:e}){Object.assign(this,{load:t,changed:e}),this.preview=null}get count(){retu\#
            rn this.#t.count-Mt(this.#e)}get#o(){return this.preview?[...this.#e,{kind:"move",...this.preview}]:\#
            this.#e}at(t){let e=U(this.#o,t);return this.#t.parts.get(Math.floor(e/L))?.items[e%L]??null}key(t){\#
            let e=this.at(t);return e?`item ${e.id}`:this.placeKey(t)}placeKey(t){return`place ${U(this.#o,t)}`}\#
            placeOf(t,e=null){let i=this.#r(t);return i>=0?$(this.#o,i):e===null||e>=this.#t.count?-1:$(this.#o,\#
            e)}placeOfKey(t){let e=t.slice(t.indexOf(" ")+1);return t.startsWith("item ")?this.placeOf(e):$(this\#
            .#o,Number(e))}isWaiting(t){return this.#e.some(({item:e})=>Xt(e,t))}#r(t){if(t==null)return-1;for(l\#
            et[e,{items:i}]of this.#t.parts){let s=i.findIndex(n=>Xt(n.id,t));if(s>=0)return e*L+s}return-1}foll\#
            ow({count:t,revision:e}){let i=this.#i??this.#t;i.revision===e&&i.count===t||(this.#i={revision:e,co\#
            unt:t,parts:new Map},this.#a=-1/0,(this.#t.revision===null||t===0)&&this.#u(),this.#c())}look(t,e){t\#
            his.#s=[t,e],this.#c()}#l(t){let e=new Set,[i,s]=this.#s;for(let n=i;n<s;n++)for(let r of[n,U(this.#\#
            e,n)])r<t.count&&e.add(Math.floor(r/L));return[...e].filter(n=>t.parts.get(n)?.isOld!==!1)}#c(){let \#
            t=this.#i??this.#t,e=this.#l(t);if(this.#i&&e.length===0)return this.#u(),this.changed();for(let i o\#
            f e){let s=`${t.revision} ${i}`;if(!(this.#n.has(s)||this.#n.size>=se)){if(performance.now()-this.#a\#
            <Gt)return;this.#n.add(s),this.load(i*L,L).then(({items:n})=>{this.#n.delete(s),t.parts.delete(i),t.\#
            parts.set(i,{items:n,isOld:!1});for(let r of t.parts.keys())t.parts.size>ne&&t.parts.delete(r);t===t\#
            his.#t&&this.changed(),this.#c()},()=>{this.#n.delete(s),this.#a=performance.now(),setTimeout(()=>th\#
            is.#c(),Gt)})}}}#u(){let t=this.#t;if(this.#t=this.#i,this.#i=null,t.count===this.#t.count)for(let[e\#
            ,{items:i}]of t.parts)this.#t.parts.has(e)||this.#t.parts.set(e,{items:i,isOld:!0});this.#h()}move(t\#
            ,e){let i={kind:"move",from:t,to:e,item:this.at(t).id,before:null,isTold:!1};return this.#e.push(i),\#
            i.before=e+1<this.count?this.at(e+1)?.id:null,this.changed(),i}remove(t){let e={kind:"remove",from:t\#
            ,item:this.at(t).id,isTold:!1};return this.#e.push(e),this.changed(),e}drop(t){this.#e=this.#e.filte\#
            r(e=>e!==t),this.#h(),this.changed()}told(t){t.isTold=!0,!this.#i&&(this.#h(),this.changed())}#h(){l\#
            et t=[];for(let e of this.#e){let i=$(t,this.#r(e.item));if(!(i<0||e.isTold)){if(e.kind==="move"){le\#
            t s=this.#t.count-Mt(t),n=e.before===null?s:$(t,this.#r(e.before));if(n<0||n===i+1)continue;e.to=n>i\#
            ?n-1:n}e.from=i,t.push(e)}}this.#e=t}async fetched(t){for(let e=0;e<3&&t<this.count&&!this.at(t);e++\#
            ){let i=Math.floor(U(this.#o,t)/L),s=this.#t,{items:n}=await this.load(i*L,L);s.parts.has(i)||s.part\#
            s.set(i,{items:n,isOld:!1})}return this.at(t)}};var Ct=64,oe=18,ut=class{#t=0;#i=!1;#e=null;#s=0;con\#
            structor(t){this.host=t;let{list:e}=t.list;e.addEventListener("pointermove",i=>this.#l(i)),e.addEven\#
            tListener("pointerup",i=>this.#h(i)),e.addEventListener("pointercancel",()=>this.#e&&this.cancel()),\#
            e.addEventListener("lostpointercapture",()=>this.#e&&this.cancel())}get isLifted(){return this.host.\#
            list.held!==null}get isByKeys(){return this.isLifted&&this.#i}#n(t,e){let{list:i,items:s}=this.host;\#
            this.#t=t,this.#i=e,i.held=s.key(t),s.preview={from:t,to:t},i.list.classList.add("sorting"),this.hos\#
            t.lifted(t,e)}#a(t){let{list:e,items:i}=this.host;return i.preview.to===t?!1:(i.preview={from:this.#\#
            t,to:t},e.render(),!0)}#o(){let{list:t,items:e}=this.host,{to:i}=e.preview;return cancelAnimationFra\#
            me(this.#s),this.#s=0,this.#e=null,t.held=t.heldTop=e.preview=null,t.list.classList.remove("sorting"\#
            ),i}cancel(){if(!this.isLifted)return;let t=this.#i;this.#o(),this.host.list.render(),this.host.putB\#
            ack(this.#t,t)}async#r(){let{list:t,items:e}=this.host,{to:i}=e.preview,s=this.#i;if(i+1<e.count&&!e\#
            .at(i+1)){let n=await e.fetched(i+1).then(r=>r?null:new Error(""),r=>r);if(!this.isLifted)return;if(\#
            n)return this.cancel(),this.host.fail(n.message)}this.#o(),t.render(),this.host.dropped(this.#t,i,s)\#
            }press(t,e){if(t.button||this.isLifted||e===void 0)return;t.preventDefault();let{list:i}=this.host;i\#
            .list.setPointerCapture(t.pointerId),this.#n(e,!1);let{top:s}=i.list.getBoundingClientRect();this.#e\#
            ={y:t.clientY,grip:t.clientY-s-e*i.height},this.#c(),this.#u()}#l(t){this.#e&&(this.#e.y=t.clientY,t\#
            his.#c())}#c(){let{list:t,items:e}=this.host,{y:i,grip:s}=this.#e,n=(e.count-1)*t.height,r=Math.max(\#
            -8,Math.min(n+8,i-t.list.getBoundingClientRect().top-s));t.heldTop=r,this.#a(Math.max(0,Math.min(e.c\#
            ount-1,Math.round(r/t.height))))||t.render()}#u(){this.#s=requestAnimationFrame(()=>{if(!this.#e)ret\#
            urn;let{scroller:t}=this.host.list,{top:e,bottom:i}=t.getBoundingClientRect(),{y:s}=this.#e,n=Math.m\#
            in(0,s-e-Ct)+Math.max(0,s-i+Ct),r=Math.max(-1,Math.min(1,n/Ct));if(r){let l=t.scrollTop;t.scrollTop+\#
            =r*oe,t.scrollTop!==l&&this.#c()}this.#u()})}#h(){this.#e&&(this.#e=null,this.#r())}toggle(t){this.i\#
            sByKeys?this.#r():this.isLifted||(this.#n(t,!0),this.host.list.render())}key(t){if(!this.isLifted)re\#
            turn!1;let{list:e,items:i}=this.host,{to:s}=i.preview;if(t.key==="Escape")this.cancel();else if(this\#
            .#i)if(t.key===" "||t.key==="Enter")this.#r();else{if(t.key==="Tab")return this.cancel(),!1;{let n={\#
            ArrowUp:-1,ArrowDown:1,ArrowLeft:0,ArrowRight:0,PageUp:-10,PageDown:10,Home:-1/0,End:1/0}[t.key];if(\#
            n===void 0)return!1;let r=Math.max(0,Math.min(i.count-1,s+n));r!==s&&(i.preview={from:this.#t,to:r},\#
            e.show(r),this.host.moved(r))}}else return!1;return t.preventDefault(),t.stopPropagation(),!0}left()\#
            {queueMicrotask(()=>{if(!this.isByKeys||!document.hasFocus())return;this.host.list.rows.get(this.hos\#
            t.list.held)?.element.contains(E())||this.cancel()})}};var re=120,Tt=class extends M{static get shee\#
            ts(){return[vt]}static get topics(){return["queue","media","hello"]}static get titleKey(){return"que\#
            ueTitle"}static get eventName(){return"queue"}static get node(){return"mediaControl"}#t=0;#i=!1;#e=!\#
            1;buildSheet(){this.list?.end(),this.numbers=new Intl.NumberFormat(this.texts.language,{numberingSys\#
            tem:"latn"}),this.place=o("span.caption",{part:"place"}),this.head.insertBefore(this.place,this.clos\#
            eButton),this.rows=o("ul.rows",{role:"list","aria-labelledby":"title",part:"items",onkeydown:e=>this\#
            .focusing.key(e),onfocusin:()=>this.focusing.reach()});let t=o("div.probe",{"aria-hidden":"true"});t\#
            his.empty=Wt(this.t("queueEmpty")),this.body.append(t,this.rows,this.empty,o("p",{id:"keys",hidden:!\#
            0},this.t("queueKeys"))),this.body.addEventListener("scroll",()=>this.#r(),{passive:!0}),this.back=o\#
            ("button.button.filled.back",{part:"to-current",hidden:!0,onclick:()=>this.showCurrent(!0)},y("down"\#
            ),o("span",{},this.t("queueToCurrent"))),this.panel.insertBefore(this.back,this.voice),this.items=ne\#
            w ct({load:(e,i)=>d.request(`queue?from=${e}&count=${i}`),changed:()=>this.invalidate()}),this.list=\#
            new F({scroller:this.body,list:this.rows,probe:t,source:this.items,make:()=>new at(this),draw:(e,i)=\#
            >this.#n(e,i),looked:(e,i)=>this.#o(e,i)}),this.reorder=new ut(this),this.focusing=new lt(this),this\#
            .panel.addEventListener("cancel",e=>{this.reorder.isLifted&&(e.preventDefault(),this.reorder.cancel(\#
            ))})}number(t){return this.numbers.format(t)}#s(t){return this.t("placeOf",this.number(t+1),this.num\#
            ber(this.items.count))}opened(){this.#e=!1,this.render()}closed(){this.reorder.cancel(),this.items.l\#
            ook(0,0)}render(){let t=d.state("queue")??{},{count:e=0,revision:i=0,current:s=null,currentIndex:n=n\#
            ull,jumping:r=null,moving:l=[]}=t;this.items.follow({count:e,revision:`${d.state("hello")?.epoch} ${\#
            i}`}),this.jumping=this.wish("jump")??r,this.moving=l.map(String),this.current=this.jumping??s,this.\#
            currentPlace=this.items.placeOf(this.current,this.current===s?n:null),a(this.empty,"hidden",this.ite\#
            ms.count>0),a(this.rows,"hidden",this.items.count===0);let c=this.currentPlace>=0?this.#s(this.curre\#
            ntPlace):this.number(this.items.count);if(k(this.place,this.items.count>0?c:""),!this.isOpen)return;\#
            let b=this.list.focused();!this.#e&&this.items.count&&this.list.height&&(this.#e=!0,this.list.render\#
            (),this.currentPlace>=0&&this.list.show(this.currentPlace,"center")),this.list.render(),b&&!this.lis\#
            t.focused()&&this.focusing.toLast(),this.keepFocus()}#n(t,e){let i=this.items.at(e),{held:s,rows:n}=\#
            this.list;t.draw({place:e,count:this.items.count,item:i,isCurrent:i?String(i.id)===String(this.curre\#
            nt):e===this.currentPlace,isPlaying:d.state("media")?.playerState==="playing",isAsked:Boolean(i)&&th\#
            is.jumping!==null&&String(this.jumping)===String(i.id),isWaiting:Boolean(i)&&(this.items.isWaiting(i\#
            .id)||this.moving.includes(String(i.id))),isHeld:s!==null&&n.get(s)===t,isReached:t===this.#a(),show\#
            sPicture:!this.#i})}#a(){let{list:t}=this;return t.rows.get(this.focusing.reached)??t.rowAt(this.cur\#
            rentPlace)??t.rowAt(t.seen()[0])}#o(t,e){if(!this.isOpen)return this.items.look(0,0);this.items.look\#
            (t,e),this.body.classList.toggle("long",this.list.height*this.items.count>this.body.clientHeight);le\#
            t[i,s]=this.list.seen(),n=this.currentPlace>=i&&this.currentPlace<s;a(this.back,"hidden",this.curren\#
            tPlace<0||n||s===0||this.reorder.isLifted),this.back.classList.toggle("up",this.currentPlace<i)}#r()\#
            {this.#i=!0,clearTimeout(this.#t),this.#t=setTimeout(()=>{this.#i=!1,this.list.render()},re)}showCur\#
            rent(t=!1){this.currentPlace<0||(this.list.show(this.currentPlace,"center"),t&&this.focusing.to(this\#
            .currentPlace,"entry",!1))}jump(t){let{item:e}=t;e&&String(e.id)!==String(this.current)&&this.act("j\#
            ump","jump",{item:e.id},e.id)}remove(t){let{item:e,place:i}=t;if(!e)return;let s=this.items.remove(i\#
            );this.speak(this.t("queueRemoved",this.#l(e,i))),this.#c(s,"remove",{items:[e.id]})}press(t,e){e.it\#
            em&&this.reorder.press(t,e.place)}take(t){t.item&&this.reorder.toggle(t.place)}left(){this.reorder.l\#
            eft()}#l(t,e){return t?.title??this.t("queueItem",this.number(e+1))}lifted(t,e){e&&this.speak(this.t\#
            ("queueTaken",this.#l(this.items.at(t),t),this.#s(t)))}moved(t){this.speak(this.#s(t))}putBack(t,e){\#
            e&&this.speak(this.t("queuePutBack",this.#l(this.items.at(t),t)))}dropped(t,e,i){let s=this.#l(this.\#
            items.at(t),t);if(t===e)return this.putBack(t,i);let n=this.items.move(t,e);this.render(),i&&this.fo\#
            cusing.to(e,"grab"),this.speak(this.t("queueDropped",s,this.#s(e))),this.#c(n,"move",{item:n.item,be\#
            fore:n.before??null})}async#c(t,e,i){let s=await this.act(`${e} ${t.item}`,e,i);if(!s)return this.it\#
            ems.drop(t);await d.told(s),this.items.told(t)}};customElements.define("cast-queue",Tt);export{yt as\#
             CastDialog,zt as CastExpandedController,Tt as CastQueue,M as CastSheet,_t as CastTrackSelection,St \#
            as CastVolume,Yt as makeRadios,it as makeSlider,B as sliderSheet};
            """#,
        gzip: """
            H4sIAAAAAAACA0xQhbbbMAz9FY8fOH04ypiZtwNjx1YTtY6V2Urx9N9npwzJBTHWDXmeP1GBn1mowbFQQXxk+RX1EHwij1nqaD+x\
            uHKN1Jb08CtMOvpVGoDmOek2JPpMGq/GH62aFkoPk/KKO+mLJe4iKpZgEyCJmlxCU4nhQ4feyAGhA5PwC1mrIWzyPrAk98o1LT+p\
            lCshaZ9ZNqi59Uu2Jt8+v018EF2rNKxH/Re5h7DaYyAD8CNmj0XLkBSVlFermf4k8jbOksiTRNZlhjJUAB38Ilk1u8s+50XfU32x\
            dzRGUwKH3iBcvDNSXhi+92XvYl5R4LnB0MSkPLZicBwWnbz3A52NDX/tbwKKdOmFQWWplL2lPW8oICO5vI8TMHfQBeBctUziWBzf\
            qZUv0eXHIil3lilZwBnkJ8fHV6I9yXbFG+fHbSd2rZaaVlbvpWiRiWjv32mUMejK/PhOQd6A34DMK4NtyE9vtSL90wDpFKWn1pk8\
            7r2XZX+2yv4dTZb8xiAz3Y+lJlmolKFxfiyy01jpvBW+LPaORfoeid7p+f4dGoHv2xhToTHgOh60J2uzAio1QvLdPRW6O+yVW92o\
            g33yteidBbHqCyrAvqRGaeRpLB9kqhYP/p+X52BuFWnyr3AbzX6CAoSwnlSry6HSVbwckTSy+J7SEuznU+l++zc904yn6UGgTbX7\
            bAMTejonUIPyg9wm2BZydVGLCdDC/ejGKFKKQ14Xr8IiCsP46XwSFON4r4PSqLExAyOQEeTfklfOF3GSnGLOp08qtxf/9pRG3/pL\
            PJ6kFZ7AXkNPN3y2O4gvS/ghz1aKjTqLpFRzPN3+oqrzspbUD6r6/SCuZP6I3W8t1Atgg215vlwtDgEyx5EXJ16cAaVnvk08Q6Hp\
            z6SQASN24M6CyEB797jOCbfwpSwuV0CeQjARuWnSLC0ypw0lMtxAeY2TRkmsU4BgQf8W7kW+tTYixMsPxcspKGpxrBYbqVNEuXzJ\
            L4t50wqvZjd5w0vNPeTLBQhcnEhYipPNlVnU6E1X8BMm6N1jGEh4OjLiGbyVctv89P62F6WUEKUqAxB0nOvF6pxkL7KCkpq74m3U\
            EWgK+LfUI9d5GUi1W+8X9b44tXvvzue6D2vwQ0MMP5Z/bKq62L0HqJcX4rTtYBHwJyXTk/L7FGfNRJxen6p8J4K8FHkAUg+Hrevz\
            0fdtABbieKnfrw5JXIXVSRK81e54+aFS8nUlBbFGldJSTO6NNzQOhWSWMTAt/0/e2EpcTG9/cRQSAu9JEgKxlkXR5Yt/tSQl3DWH\
            g3/V2szYFiCQzda7om5RRrhfrmzMyLyZpGBLiObjY54TGMOMC7URwMNRx0RM/RuDu0dRVtK+iafwU+ozaWdL6NmuyUTFsXkrpRUM\
            UdUVpz6dooTMTNHSToQ3UNAC7W+3/pUNYS+l2EkhCkqxbTZiGxzPaKPg0r9yhTgZi0HY5q6mnAwhEte4GWDlPYBRuQfVIt+AFfWv\
            Hc8HvY/48sWTQlFsvb/OT695BY4ZqmFLd1rPbl/5kwv4X9/b+qijBLkCVMyZKNaNXvf+coS1DMHuiBPqulEzJI6KjbiO0OaWuYhA\
            X3tMuyfmhqUoPGZ24rShjhiqd99he8q8qIR03IwGbSHmKs08Wl0QAR3w4qjpNRQ4M4SY4EqAE2V5Ln2iWZII7aq5RMTgsZU+nEvr\
            VZ7fxmAW0MR8ZWYOU2IG4oShFejBXEHLnzHYRUb3wnhWLVF1Bq9FVayLA6gUpWHR3Mkj1WUhl9goMLSnn6X6cIs94PPKyabu+2oM\
            SpNjEERDFQ7aQQSnYZDCfG5qhYzzbgeqP5jidkX1tJD4zOWY7eQ/8rLIg/byx6/qshFf/ZdvnKNwpiatwloKYdXvO7QEkhK81dSQ\
            u4ELxx1rOlZFd5SYbj8spfwCl5R0s+jbft6nsgIMqnGmz79pylLu3R7f05DzxerzKT901jqfAnXbXm/dVO/tYotFvpOnokLmHrpS\
            +7YTWg/mq6+Wbk8CaOpCAqrYJJw1qGMV/15yOCM+ta1RQM5zKc8viqdwpCWOfQPzU3HMdajWlCcv/FR5MCUvveK0K06SuMhEUsA/\
            U8WwbuoaMCi5SyIQEFTdGwAcUorxqtmhK5iHaKkQUEKwU6Cm4ROjMGKMaxPQSmuRywUe527C0/M54Wm45OR8kA1b85JEBkpPa+S7\
            0mQGh5Uk3GYPB16shbTpYsKfjGfR6A6DtuyJR8g3gCKbnSqp3fKtl4Rp5UHAH0idZvFUH1hmgWArgBRxmFRmNLDoY0cI5nekbGoO\
            QfUNF7OR0hNz4fmLz+J9V+ZHUXkaI1dIUH3o6GzZ8cnqs3kYLbuObxw++zcpSnm5HW1Xkad0jAn/bKHgWY9+Pdw1yHGUNhoWL5Q4\
            6onB5xGVE6b7AYq7SStrDyYNJMbHSxz/sNmbfsws6oPUVJK9gjdRvOxryTUfE+S99ecCvNgvy/ZvtfDmkB+lIlpaA4JzWQCLSm+g\
            LiQJWR6tN3CvxQXUaQO0DEoBzAz3kJzoAfFDpA3OXR0KM704bUpIL+MShHOQTQgHKZ63na3IkTj82KdVNkYgcd8nGGC5rg/p14Tq\
            1+RX0a9dksK1lXTF8bu89L0fvHAeJzNxtA66kob45AwKlYMm8koyJwkR+jz9W3gAXdBNTk4zcZTaLi+vNku3MowZF4aJacPYiiOm\
            kfpQfAZX0aYIs4Fq9/EKFiOLiKRHECdRxwf8loPNwXTp1upNiIsXh3O0JMUJjQnXsWqoUrGu5Oi/PgVxLNOjoGSdj5NneDo2hB9v\
            dbl50+g3ZiB1qPrE52bS6ZEORPHgv02UZptgmDdBJ7k/nu93sHEWWsR/kKJ0AHG63b73J0cV5Ousgco7mNQVC+6Qv831z0zTR90k\
            vRGVmwXGcMo+juysecyyK9Ziep1Ry0B2WgrltdfBYnJ7ORdKY4tXKEzhie8ZR5NRjPReXnF86d0viJNvKSmSlJICrs/rP4pNHewK\
            UOSvENQVBwmTrIY15dMskzlKr8rrpsxr4NKekkFWfcDzH9u8zkEp1OLHrw5npQElI+HYFvJHHNMBnBixmie4NjDAYp9XTxIc3ycl\
            kBxoG7zAb7ntUywVlfcs/+W1N5O/ooni9OBYfHkqTl4l054T6vR6cfbthEPhu+45wcGTWwjB3LQap2ZM2jT1vqn2Pg9dDBvEN5K5\
            VFnpuTspXZ8vvq+yuQ3PtbDSA1YeeYw1ZESfwYYyy8v9CSYLaidzUxwOxaUqquXbvqhFUElcgUYAtwlB/Y+LFNn///ErWR+vpKJC\
            iIMYH0MZPdAhKT6KqYEiDgdcGjtJCymDoSstkWC1IhmoDLQHJcknqQnq94tYAETWvZO0deCkvQhSZaFpCvX8CmxalAvlmj7J+sIE\
            dNTmp70XeBkk+2XyPo4nSdagVxB7ES8QoZKm/hv8CGqZhQTVF0hzUUHCFs76KWsm8a701ULgYGrGkJz2BxMvFiUIA4QN/KiDjmIX\
            OLnhB8pvofIFHg/vb6FSd/onIA40oAmB5FITGX49P899XmUBlL5NELM/4CFhviRsXl1AnaoVFtYTnr2kZZY4cdRZksSfRJ7KPdMH\
            ceIj/F1d10IPofSsxzG29amOYC2FOIu24mVC/GuuE+lzL505VWILowfcedpKGbgO5FSqujx/Flghk9bmQ7c/y/SmdMfFYYxA8vBv\
            sDXjmaW1F4afLS6+hUdR51fCkTC5GZHi6q14prxurPchsWmfzo3DqVa66jB7rXSB+kQLZ79zSIvwV8dc+oUjN45/7Y2dVZN8C1sO\
            1nwjXvOFe6PyMBEzsTMrEfOhvmgEFfPSUTaQLKE6RCV8eDdPe+QVUqMvR9KO80K0m8Ygdk+TRvZpPA7mcAoeanfN+vohI4eaKfrn\
            rMFx2qdU1Pyvq1W60axwk2JyFBXRDEzYlAsRrEX9JoQj28w2T+atPiChf5A1Lm9mVGoB4fTCg7RPgUqxdzad8pri3FVt44lOqFNr\
            sn2sPlivMiPDtdhLj5Im9Df5BSgDYIPLD82LlF5DwjBAg0GdnPboZKosdY6EOzCNgbvNJAYWX4PJ9WaZntjNMFrXrP8C5jiTPH3b\
            ubKYEc1iUliHmN29jZ51Pv1Xf1WGTL1gI+V1IH1L8Z+My8thrMSEv73/S0qNVvypQlVd2J2YCF1dOo+K8tAGuCUYxpOoKhnXRs9u\
            7GBaxdGTMnNPcFGb+Dlw6ZzpLvBeBwulTFj50v21TswUPLdkRddrCiCez4fq+vNEHBIah3eXEWQyDjzGNQETeg0P6Es6PeXS2q1y\
            sBY8bsjBamfN+BqkhmYVvuaHRlxHKX/mjanrV6CM/H1qjqIsNos6XzeHvITrqt3keN6Kqy0f+sEQUVXrwlTmNFLCflBs7u0sHpuj\
            XZcir/fCiyuryNdcTlLLjKtUJZzonFuYk+Gwx+N8JrR4bsU9KqXRHm8VAtToQ7U3hzQ2TuWqgbfWWNksk+gFmUG5fP4ETYP3Gquy\
            +3YvWOdVUTnSH8PGAaKcTtBD5TRt+qQ0crg1N3K+PQpGGkHGUUaL3pMOADTDAVhS79X+1RmAZakNf/fpnLVuRV7aupZsKYCMt2s+\
            R4OA9RMlJQae1YFmScQdmCQaRUjok+KIGOuHZNQyZSO44BOZA5dj7WBKZsLlQ1GuFsPeTlpOmoO8U0m7KPwrZkm5qPQTDZNoSSqz\
            aLPXt8knSIVTNjKNwEnaTKayabFNw5FkWZsniyBLBhm4j+swhTvkOahHe+s0hM3nc9icK1OdU1PA9CvSiKa6Oio/aYYzSZAHw/QL\
            Y17IK5oyzAME1WfE5MUkCWN5zERS2HdlBqY/j+7wjKiXWQJTkB2YvWENnpQ/OO3njTMf1MWDM9XxgZw4VB5Cnz7K7qm254yptmER\
            5jrDGG8W6Pep9GnGVHrWDNUmnZC1PUamLmmqjAYqVrr8K6XR/krdxqobSfKMrekOVg1p4TYaXynkU1XNdKcbo4/i1DCUxlnE/WPV\
            FS19ZEg3v755AZQY/JtaYIXW4NdyuFL+/gr3nBPwxJjPFTUDTtQnJeYU8IH0BBmLvpPB5kCDMpmLhe292Hz+iKs6C8bL3qgZyLZW\
            7xOGl/OluQQQnQ4VHG56bOf1QVO3S8k7a6g8uwXwLHrd00KR1aTT58IDcQZCRub/kiRi6nglcJr4994RGpB6RAUT4s47Ay8ax1Vd\
            ivwYvELKXFy7ojBNO6JgUBKn+mWhGP6lrEfmRhf2wjcJToXtO5ZKj9hA2/G6m4yFQ/wziDc2wvdWz3Q5QDnhHeOvnwQosS5h5llb\
            2G2Fx4F9cPlF0p+ek66jgCWMamBoCCQa7ZVp2PMf26KUtf26hA5s+7lVLj6IXY0Dy/pwZ6BKw9C9MJlxHREiwzRolLfJpBtefIKN\
            WNMA2upjydLQ2uUl/Nzz9tSV5FBRUoTiIxdDMFHjY7m6G92rHv7UFKLmOz+6jm5bvw7k2gbq5D+/mR/JSs6EiNY0lJm5wySs981x\
            7fMDmvmgkf8KBA0n39HFCvTuAepzs9kHuc5jS0YI3pebpqwkoNiQ0zminAI5zXoRwW9oN9N/1Wf5u6nkQClOYlMri2/c1+6DG0Lb\
            k+dDCLZilzeHuh28CusSOkHMZSnyzd5cKoz1lbJIngTIZKPBXdxI+Duz5JUaswCUoKuJXkL93QH4Sopp0UCHItPV5LRX3m1IfAwg\
            CDgZ4NPQar0a9WTEw/cCz55jJjnAq4SUtW1eQucrQfZQ6yMBLa/5HjyzZm2heH80QTksvbtTR5PIdE9mLWCVJ7w/oALY6Xq+EAAM\
            9OF5qOv7IoLYYbn4CPGHIax7sq/Vb7sGcXngP2mKqfeJS4Z7cdj27QxVdn/J1oojs9iF0BeUnIZjotb17wGsVSKKP4o9cKBvx/s9\
            pJs27ZZjX3PioynSHbnfMOnp0MXF8C2in6Gd6PuB/Yfk/In3BwQD4DKiMa6gtXXRGd7bYn6gJc3rZi1J6sAA7yxwSzMmgqJm0iPX\
            E/vzIXKc7y/dndDyWB++8rTxPjXcyPFjqzZE7lLg7XF1DxOzuTpHQeqdbbC87486k5bAW96ob3DuxAIggQi2GW7iwKFYhlq5ezEN\
            NWJc3IxJmXS0v0UGkwpZ2uAE+RbKUmQpFDbnK9n9k8GT+jziXe1bCIteeArMerjaTyfh8VwK+ceVvrrrpQ1vCXV7hsCN55FvOz1e\
            Q0pc1aLH3yJGMIcSGDhq+I1gGDb4TjCOkz78ueYeb8+7uAmp2cDl6Lf8DFEIOtRQjgoF1QM93dPH+giYye91Kmb0u0MIXk8KCDBp\
            n4huOzjZHJjm/HDaQ29i45w2Y+zubaNxN05Qm6x+6A+9+VgefSu5RVTQz190eALg9ztlvzhx9S/uzoftz0pNfli0P+gMD90tkOOZ\
            mGdDHwvIEKJBkYVBK6SCphze0/lCN9clhOlwFc024osMMLeUb95OFseU5xperQhn8E6pf/87NV23YQ6Ze2A5o29VBizBN5+BqJ7q\
            k5eMIORUGWZaX0CK2uZvm0q9dRZS33R+uiPCT3cMVgG4xnjQ5I2Waf7S0j+qLKN9FsdLlciqrR5TonALgW6I5zYP7mUPvVOr1uhL\
            Vw0kF2Fqz7uqkO0+rkVZ8bO4XWcJuZljukLH2GeeMEuslZoDB2CuOLQWVBXcSXDaGE7hf+fLqLSxV+2GnTpuR8HIBzok08zx/QBc\
            dmSWjNuvgWaJBzN2BJqVo3hPqnhwOSR35zfktcFc/KvyCfGdIEV80g48nJe1BYz7KkgN3brpderw4eF8euGeprYLWQSvlYz5+JZv\
            vtpEFBf/INaz1FkT+DKjzktWk1BmLtbqXRp5qaqjeIc5MzbFAZkWPZCcsIS/ZC1BrpBH786whffhBe8+Z8oo8p7th6wwd4mxsLOQ\
            syCyh1onwhFWZ1X/lPCo4EvnMXrsYjynhtEcZdAM47gQX0fty3ZbIwGOa1tfS/p1MA3jMyga8WoXPWubm30p8/VaXt9CCVL53u/Z\
            8TepRrlBrLGZN015rn43hGc4guj9cAPTVynbBxQ5/yaDO8ZAgB7ygKlzO8Kr7XdncXtiLQcr0zjHaLuRHf3IoGYv2uTZq9rNNNxu\
            gnc6RZ47tZzKIyNpU+xAzQZIxNfwxvQnOuYNNaJmrknDzGpwZN4ec7VWgkxeSUFHsbYlsbdWjD01mAvzOi8rplutd2xRy9JPuz74\
            vSKId/mHWFMvSUHjZInNEgoe4pOrW6uCEpnm8DmNyY5f73a7bhT9b09hip9yAuzgJnamNy+9OIzdWV4vhy76U16LFrzFqd5Lf7w4\
            bJ8Sn33aJwhnlQOCue+YPnVNn1f2px/kHPzwA1symcEnH/iDGD6m85YXdYWqQ3/ggzaz2XloVhrn3cb3ui0cm0nfhe05zeieUas+\
            RzV4f/xIMpr3Xsgb2i0YaPn8xc50mv5SZ3rIdWa+9u/gTIewxYjc/RhnlBIm6qQ0KJHoN15ZQ5id8J8mjW/0VML6udLOO8ZT6Izh\
            n3JVBx3XnN6X/tBrhM0Fl+lNb/S2tINv0TVig3bOiMpVsSbvMoeeoGZ0NyDXgKDpvT/TH+7PT7VDfz2PSHdQX3ZCXVa0fK7+x2XX\
            KiYXYwvcmX5IcagP4P/rj6c/Ufal223jyML/v6ewkf48wARm7NydGoYn7aT3bmfamdXHpyNLsM0bitIQkGO3zHe/VYUiAIpW3KuF\
            fSnUjiJpPu2dGaf/UTTrup5crRsSj3tfOKk2tXEbUurzm66YgyRewMIyTvRfJ5j8PUMwHxzs/6OU/yg28ZY+65M6vAv6azge00LV\
            VkmnT+kFI9nUWmAO8kbHcYQX4mI0ikCKEJ1S+X6/hn8cHMjtkf6heHeqC9t74+SN2vw9AzyAhMbdxspvuHJuAAAm1CPAfixmNQy8\
            B0AEorZ77xBAgASzvWvj9ki5+97cA+hag5gsvJ/uPZaLLmlJBt1PIKJiUzI/B40q+xWsOrTYP+6euWL/ePKsmjwzmACEt8DyZ27Z\
            Qiu7Xhn41e6mspmn5p+XS5dBYuXM/AwP8gwnscV5lmVPN8M7o5nBoDOl5073fZJZM0sNLzq/3G+JnMKC96j5zdSGLzpI4SlOKO7x\
            jZm2860OlT1dmebggPaTcRtujzXbzXnaknMny6YxM9hJ/uVyWZtpI6mCwtLLDKNvVXe5Bv2BEdxDOXe6P73cdMX2RidUwKGQxVKK\
            m5d9TugN+k5zQf2FruYhCb4Oz3QPjzt/LE4axSdEbyTxEco0HfEvn5eCKkXfh9HohAoVz9e3WTazugKlQ6riVRxYqk7pqdyeSQdi\
            GsBO6bC/YonT3VI6bA0zphWdTsEw2gaPgh4UHiXxqYSxKNNxW3xFybAtloS2mDFtaH27BHzE5it65Q00A4ZgcoE0s7bQbAIHel5p\
            e1EMUeNcWEO0nTH+adGaa8iDsnTuSpHEZ4ucc0Ijz7iYROyBmSteGVOrpvmtFqSD1dNLU9dmfnkvGAUQYiUOk/Me8YXYsGzfno8i\
            92pblxxCBGQEUwICn/TX6zquD7nZW2QsP1TWmca0AY8CbjyzUj3VBbEJNt/3mMqGuwR4Pjz4qqXkipYYyApoa55QG1cSsRFH6Zs/\
            cyAtBiMeHCRrsjfLTz8u59Naqs6uzPSjdGoDf5L9qy4dddMhWZs5pmjHlEIdrucFJ9O6RlHYs8ns8UqdEpAOEOum9r6Z7S0986mu\
            5BRV9j2/dTPlU2LGxcAJpOV5lUcj5N9H3BiEMYjxqTMBiAA9YuAjLutZ1MHBG0dAUPpxYCH277nCY0zVWkdfACozqHGly8iUlipP\
            aZgLN/TzV29l5yBoeAoGaw+KRgosEapjEG1GaBE4bWBDH/tPEXnQ7T8JKt7GSD6RotQrHdKV+9JldK/z12Dvw143W0UnZ2c5wDz6\
            BN61sIfW3UNpp8py/0jlrNFszVEUtIaHh53VoYKuGxCHn4SsXrUk+89Il6E1dIhim0AYklMFNP4mPXCC6OA0mLyV6giXicP5DzHN\
            kWQQjqbAhQpo5wSAG9PcFkXXwcE8s6R5A4uv66VQ+0UBJDaHl3vKfTjQ9LRUWFvl28xqkMzvq4UBBbSvUUoPhLg0JdeUZWGN65sj\
            R+I+JtCEnd7LXuTFHf2Aa1caDkrpY7hzUvm5QFKZExe/WltKrRvQBm+WbfUrZC+AvGb1em4swKF8dJ45v5qzLPsZ8Trf2rc4Mk+X\
            c8ewcdS64hACIA+n10RYf6D3iX2xGVFw0Pc6rO0+eHaA5u7UzW6IA0tUxU/WFixBnzd648OOLCLwbLlY4fEjyuCsU+mInlzmwEo0\
            Dg4uUt9uwtqgfzQ3mjygeaXdcpVb7Q3QvOmSMTIY9Es0HABR/JfGfjYzZOGbGeX+nrfap/6R19BxIts/Aca0r6qHh/pPFv68QpQZ\
            qCQoMQhUjhRybQpbvKJdFAWVpCyg+Q2LyWD9hw7/TnjIpA+ZLlkwxopxVbBTCyG0PThoXv330daSdYVr3OcC66TwJqaAvSWFJNn1\
            nleb1OSzEpZvdfCGX2gEgM246P39yiCJLpaA1QLIr5KWz1c9PACUNve5zRjqdHa/DUTdACzGvfPTnUxXAG0jw/zfzhXqjb9l9Quw\
            z/zq3b4/O6aSnRBGK1l87nw+JC/N/GLz49TdZP6hl7BlOOp71YEj4MNvXeZ65bUfI5Ggf1OX2bSZmTp0OwaQAMjIhkOaO5FDJVh1\
            HdnSf/am4eaZI6P6x+lqYJ85ZvFw6KYtWJurK0vq77oOKu/c3FbAh1i1FNhCdKlmfR56XvjS9Qq1iCLqeBVSWhUoLbD4fmhVZpws\
            y/MLbXongHQA75WUGzBhbAfDWaV0VYT5vFLB4u8EXbAYfCFR57a6uVhe7bHoUgatPmkRZyuk7Ay9eAcHkKmyxtz1Y5yBUAQYKu0b\
            AEdGrIpaYm+Bwzr6mfbsHs4T5KWfKKvmMBcXIYJTEQ9jfL2KTIVaXXMrNfGzwzqr8vEF5hEE6KFr3Zf0Rl/pO+oKN0CngEvt4jFn\
            QffBEzFBTuCRo4OXtFABMA4FZDVk3kQBb2j0cWgb2vBd0KOtmtAK4zyhttMgp0glEkppNGGYf6F7aQvphBb0hgrO5W5kW/K2Kvvl\
            2tK4S9I/CPRciUpSqNEhsfGD5q5DitFG8zq915sWWmkLG1ATLwI2CFo0m+qKamulPYjzGfCcX6TRM7KYlf4oK0jj6y8xbSHNdxVl\
            OaO3okBXmxFxIq0DP7y+BlIW2Apm7r0EoZtCwzmxlPdnWTAVsKrWIn0HstBJfeltuZxkGSHcZZHA5lNlbyLYUMGc8Hjswhf6Mh0i\
            Thcj/4X+zEmAXTUcoOuYPd27LdfVj6nnyvtxgmflfOUuuqQaREg1S6qDiRzZlSDvJvz6ByLFxRPuLh6he+blNji1iINtOvRtUQl2\
            JBHx03IeO24CrHORaL3LxqFCbVqho367qwUk1qhXAdB8s2b5xu/j9e20qhHMSfPunFnGRVnyfk8Q3Fg1sEK5Ga2+5z0xw6/ZZm8H\
            57ZdGNrTo688JAofCroB/0mGjQJCdWxIjvg/gxyMno3/JFYuwjvEhab32efnF51XXqLIY2PDofjMfEdWNsleoQSpo7znKiZtTC6l\
            I0tng04C4qmdX2DF3kh2c2R0twdbuGBhhCwJFsMSCUhtsYB7XpX593NJJt+Qt8ypmDKsdiPhMZrKL6QpbMaT9bMAddoBdVbRsGjU\
            NqXaEaWCAVRltWmu3c0WVQJA+0Nwmnmj6YJnkww1MFMXlbXopgpGSizzTmWVb9t05ZbTMNS8XwptAIW3+sA6SxOtIPqwcKhROZdT\
            jy26EWVf4teSD9zdbKOwxGN0YVVRV0XA14yjiKx8KxWLEj6etCI4UHoc7J0mxCLY+WGLTQRQHjWiWiodUD0pn0H5zNMylaIi9Gc2\
            uRk8ww5r6BDglpSTVT6ETlJ7g3bEBjebNxq3lrfF+UUvz2pmfF0h7Xm/O+A1NgtLVrC/CLDW0NXoCWOv9ByFOwq98VKcs3k/YocO\
            /EYlqiRfwrxfroqj6GccDQ/d2kDbRa33H/UMVOVv8SsxPrFXL+2AesCJv8xUZChu+JN2zE997ts3uSmOAufozUbvY/3wxcZ0e96+\
            rq5I82QuzGYllnJJUektm3Mv4aYjGDB6/V5H/Uh/IuWoZ/3Q2iKu/uTzqlOTz60BxPynKX3rCIYmJziF5JJ25JS2ALVWOm1QkdJN\
            UXkgtSBwPrDKxz8EIVb9uAqgVgFrYNMHaj0OMRsErjVQBcmPV0W4RXN50qJeHe97hgyR3EueD7LcQHg0pPl16Q3JhIduu2fx/ssT\
            0Dlju/9yGG2eS/xnMagEQVVdVUIxoGpAMqp4hI0C3kE7deEJk2V9K4XDCt2DROlQAYKGmHsyCCJu1cC2NHmRVu5dZN3qArj97Hfu\
            IpI+74f4slDjgx8g3lnopRTNuw5awHB4XAk1mzyxKvcUYLSIrnToYUFVxE/Xw+BE74HLmeIVE+1uexTd1s08NUCBRA1WEumryS/S\
            6aokAgRsZQ6HOi6y2LjRFfv2gn3D2U5pg/XLOiNtJ9T7XLcFDafNePPLZoqbdu396+tpBVOwDuVzcb8V7PcjLpfX0gvYPq9yIXqu\
            UvnlkMLT37s4vHaZ2Ay/vS8//L8PSDqoKJlEQeL2zYB5xh4HB+YxZh7micYVG2OUhmkVgXQeQPoz0rETGlF/IRiIK2+sbl9/DszR\
            ihoOLdYI8/W8Wm51sIWs9UxfwtlvW6p8Zza19J6YeE3HrIpIPL8cm6zPVvJSdTo1uZmmaqUeMUMHpnhKYzOAC1IiKJPAh5EBLCr8\
            DCryNbS8rTcphaZLkneQRFuDCDc833M4i3aF0i32YXtJxwT14NwOAsX5GZBseMEyM+O9FppbxT0ZXeESdbuDmBmWbwIlP0XWekQQ\
            zIBiu88OcdRpkRQkdFMzn5gFPsEbVPveLDyRRtf+dMpSzkohWEclwYrMD0FvhVLkGoC2HtNI89WOLsxknVWL6bVhSz8q7PszLGoT\
            4z+soj+QMjMNtSYiWaGKi5rE7nMeOpT1/0pyGc68p9+fmAUeB6zPSD9Kj9n3Tk18VJHIXkAcFIhWYAhWkEH/Hfsbh0EgOBW96YwZ\
            PqV33Dizsdl/QD9YmvSePyR6SkSyj5U9pj3iRK2XKGrlxnut801DXwWq/+a/Aa85+42PfTbatrO86jrFp24LcvvSk2I6eICz/9Tu\
            hVHoyv4KX5Al4UvffGU8XA+7lK1x/S2fFP0LCoW27AJE0FQLlKzTGvbfcxA6Z5GHjxHpuZktMZULuv8VvFg1aXbvGzbiUSqOqIXD\
            xzKRSYTTGfHlRnV45dQhdhJKxb1xEejYO7sjWjmJdwS7YMK+1UfAonoH9j8ZoZ70WhPtBUcj6SKPOiOpsf1YrbBtqoJGwYy1hwi4\
            Mdt2Mvj4eSeM0gD8gSDB7h6xia/wuqDVYfCBOrrfm9NHIiyNxafBm4lLVR1OvAn536XOBg/oaDZNO30NXbp5O6UTnsp0bwnHcSWs\
            HXlXuj4sK32GGFnnAFp8Bcg9kks+msxRIBPU6KowqZ2U3KxQcmaqWkpzOAfL45N6cWz+Db9QIwMM4tqq3mTSVbz0SVqOHCDVq6Oh\
            l+RjbEyVCdicZCB9CzO9l5VS+WO1eHLjKck9M/aMjs7BZex/GnpvkAZC/J9z8kY7vfkIymhu9KXBR2Grjo5MC1A/mC0SntNimN6n\
            LcZsguUNRCaQnLWLfmeKNRReeWHFjxE6fWEgoSvMjgdwo7d0Hm2UDsVB1iCDntbW8KgNuRMS7wlddWAIhfejDqMYVNx27zGsi5vd\
            d78+Gnem+U2pl4hhuxpfRWYeUO74pa4zvIN+Xmc01ouXh7MXL5WuGjg1khKHs8NjKFgXNd3uXh7+94SZGHUswMxPh7vCC8EPmptg\
            F2yxflUcvyzXedoyrKbO/IX38//203ppBDPBvDRax/bnze74KLaD8c4Mr/CNlSJn1Dj0QTLBPs6AfMw7X4eOHOLoMe9hXkEKcrou\
            H/edHHXEDh9ZkP+8pL/VEJr0pwwcWWcofEgxobARYFGNBCFyw8PvGi0d5zFcO3MtnLMcTsEbRgU+htF+QjLaUFBc7tDNhhZebjBl\
            DRAUe95y27H/lcmBXsoZHOOUSQPsRO5IceGqbguDGejNY5aPkYqdyvRG/rzWqP7ms6B+XEZJNVgA3kXR0+S0kvg8uch7cBQFnqBK\
            Qz4HMk02QyzQFs2P9HYuGGHR/fFRXmbAPhztQc+UvuxQjYd34pn2/szUhmT0Hx59xP0Pqiyb8Y1tF+AzPnp4bMbHJAQdnCzOJlqc\
            +rKYZbS/0yvZfI6vIPVvXiM/fAND5pfPjzXl/rLKgcz0N8uFyY/0W3xglx3kECN7Xmewhgt001EKUev99FKoLeBNTG3NHrS6CuFK\
            anYur573Y6n/36cudpMTj8JzoSinFf4APAaIZVj4MzIIEUQs1+HiqCkHdb3xb+XztIXY37AQ8ajKkqTtfCy5cTFi4Ajuv/gezPCv\
            pVDvhv5O6e8Sm7XF4fEL+K0hk2pqG2tgIqfdsp4TkVEYWF7pq2lVQwKpbBgZj8JSP93Nh2ojyxpEXnNMl084Ds/+27RCc27ULigL\
            +77Ads7UtXTxzsx1dPXvtOnLbGF07O76633DY5UhFo3LC6eDU1/l0S1PKd4XRvkv0S6BFT4SvVaHy6rnxTEn2edLR6C3p8SFkHMP\
            JcHnBmzC8h8JdHI8XvscHtg5BP0co2HQu4b6mFTktX511IsTxPd++O2IugAAuvVKb17MZHwhich1xMm2GM/r3XXPnzNM/AiIL9Ko\
            DGyaRtp4L0K39yF/Q3nVQUVypE2E4bQYooYvRiwMg+OGyLTm+dkA4qPYdcBIewEM6Bek+RGEyRL2w6A9VEOXyRPH7Qs9dUgzQi9Y\
            UUBgPvN4+NNtJH54CFiM2YEWWjnJwvOG7mZzBzi5ml6jK/X4SNvpfV4VXvxopM7c8voAH+hRIdoqScq2EP71X0JXzWrt8poJPZ9p\
            78bNL1kIXxW2ZEHELz3LcMCdMes5zbnuRbefBiMpqihBeW5eSxSRR0OxfsPZ+JJ+nIdCOlGVrb2rsCnp4W+aN3HWtdNUhvqXqSV5\
            9NnHrH+DGhuQeG3UdodU9KEDuaX0qsBX18D6QHHMj7V/lat2S0iT4gAZ9gGRxXntAf8J7/R+9el3/udb0sWvDThnFwB3frpGrlUW\
            vpBWFP5Bdf26WBSvVqir4t+qKYO6eqwTi00uDqlavZDUmHNKwaL+hkOMde6FXmW4BwW/bqn0D46Wtf6c/IZlrSMuvpELYBUeQ24L\
            CKxZZQSIyXqHx2XqYEPyNnps/kMBZA8OroMk+CivtIUWSv/ZyYVnNndFBSWTO2j0K1D7Am4Zf3BSKUj/WtzpqVwzitDkwKSEhww9\
            3yZv/wjsU73AP9tNvZfzTiUPedGsvKFzDx8Cj/eq34FXvUzGvlN5moszTW69vx2Ded49PKyyyv68bvBuBYQdhLzh+oHK3xXcbrS0\
            BRLK7fnRxbhmeoc1xxfpsl/Tsq+Lv8GPXm9bl/iooFD6jbcj5HX6UJtcEBu8HgsgPNIJI3EyJLuMwqiLUvKxF7d6VmZ4ePkl/NKE\
            HQ701iEGbkKc8a329uJdV6x3momnxS5MzzjS+PAWsP3u4eFYRd2Y0P65/Faq8vjwND9VfxzQQ9e3Wz8VgIsL3l/1Tt2HhwX7qODU\
            1o/Eyi6SWFkNp/EWD4SkzvqJYFmcKeL/GiMXd48NOB8H1+unA1y/8QGu66fjWrn1MbfeaQUsvIE7hM20dvCIHKZmrq05iV8xgWRy\
            y77o1fe39IkVESm/F7iLkdKsSZOnleEQ36O1Ggdi60HgfKGIzQuhhtiMSHF4DNz6rthE9T13f7zVQcXPDzlLNonTYTCo0O9AzEKp\
            oYQvNN5mQeWbzBb47Sa0lL2q2bvDpY53xPQC1Mqp53fn1OeCaIaoiGvQXYRYtGGHYL7W/SOSdfKEZA/GjmqpZ6yMjLnT1hCn6Few\
            0Ez4+BgRgrjTLWoAcqFv9R1UnwJRf4cPnRCXICKCDsDBiKogeYtJZJOQvsO0W0LqtIf80LZYaZKgC5Kgt16C3qEEPdWBQebfOdjv\
            LgmCXVCG3KUyZHdzt8TGp4PGhA3/dMWnCYlm0rTQJSz/6ZRmIHjU9pBiNC8WzImHrswFOU9Z8VEahNM3fgh0PeIAsROWYIdByJfG\
            OxY4K+6FC2GWvGDRAEf7iZNq84ls78WFXg/N/dd1LQVtQ6gMFPa3oOjI2+LVbc+uk3C3Wwx3+xQe430J8sqLvLthmDCI3B1gpeqx\
            JF8P4xDvthcpBatYdJPckbn7r2jtIkCGwfF646bXuSlQiRR62jvcbV4Vm86rv1aTqdrQz4+oTOXtDpuWPMC5G7bsFXdQRSng3Ti2\
            mRsyfjGseO4NkJkKdnAwqshrr9gqxrYuw7ScAfOzFq8SeQYKRB7Hc8frCqwXenxRQnQ6CvL+jPLNXjDqF0ZZwHYLl4YoxXvlsARs\
            9NiViwlXLnRNPghT32UB6PswA1MceiZwDDYGimjICMFH6e2YIOutzl4q3g4bC2TfzOJTqzPFpguUefvKc0a2oDiH9mxdxIPOyG2R\
            Hn1GNDKjuzY+5ThNhdOwQSRVLK0DWNi+8azzSB+PLqgoBg0jFj7oiu/h/edKyLEfECQ58uTgIugHs/Hoqus3eTwJXoxkZ1w2XFLg\
            Ch3sw3H7MM4IME4jc3pmQujHPncgMtIhjhMMJKIr12mO2+4rioIflxuGQjMBqW6S5HxNoFLpoluBSdEqLqo0PSnW9yEK9xRoAwWy\
            q4oXu+2EcmVGa2afFQ4fSvaPg0MqVBYuhY6vzmoQ8LVKd9RRkLNXeQEr1mSgd0VcpQ/DCKGH5GOBtfSNgembPpyRX7aBgWUzuq1q\
            gIcatPDP7i0+DiHqqWsECtVqsV581fp3Wb2pritnc9BHkhmKZDk8js2R733buDr7iQq+opYSo0O63jGcDJFxN85Kx5eXfre0ueg5\
            ZKjnFe2d9rs/eKLXjuhy8lFGgjD95aYJj3JEGtFVCPMAcFs1pEZ63mdYxGLdAB/lJ2KJN4Xg8wYUgq4wk7QPyfFkjcGd+fDQxLBv\
            QSjAvC4oa21XJENNprId+DboAprZ5OmV0LxHjjXZbdKmy6MGAxO3HZu4DKJxx8Cbq4cHjKo7Kr0UyO2fsv8oeWk/wPQ5p0XQImag\
            RZw/wqMu1C9ypmu+KubaeI1NsEecwKWGTrHBuB4HGIMNjn7dYBUAjkTXAILjvqx9MdEPz47IXQyvfofscvyYEH2ASOiqD5NwpsiO\
            /kNbNw6XiL5OjpFIjl3wRCAaSP34Fyo93q9nUoWHRfTg62Ki87pPhXwRU1JY486oyV9Zum8IL/GaOqg92x2oDFoumFCDVKPb5eDC\
            S2cOPjwOSRp67OJOu7C5HpI8NN3BFc5Jk0zFtyI8KN+LbId+dPhDnMbjce40Ljw3xHGYz9CUvalflZHcS9cvJDeeazGThhZnQ9jl\
            9FQ3I2NeQQaGLkvUO+E3668+Mwv2n5Qbd78yQO+w2BaNUFzTe39nikGAEBlfgeeH+N9UBhCkhNEo/J/XHMA2lOGTUE6CZ0NATuCt\
            Eftz1/NMl9n1ZQgO0R4VoDDZpWaB7UVe3K4OIAPI9uwxREmQM6yF68tNOlbOTBDHxOZMV506by9U1xPK9yCDpmgxtWZl0CFooW1t\
            +vwp6sRQ/7qBB6jWV1exhrMwoL6DMZZXV7kgB689vQLST8YEY+h3DwujNu7/WrvS5UZuJP0qLe5FtCBZ7SsmyK6mb4dnfK3bx8wq\
            GG6JXZRqLJe0VSX3WJz6v3/3fqB9k32SzQMfEigWSduxM7bFwplIAIlEIo/Dqk7h9WT8xOz0UI+HuN+Mn9TQ6GcuvmU7cmYPcZy2\
            rv+f/36hryycN92p4pqx6n/mim4OO4ry5ZeyxcCrgszIkNOsElmt4AHJrFcTEOPtV265wKLhsWKRgOjsWIvh9tJSWftZBe1GKawh\
            zzgHmlh8g7xPoJLPicdf1NZP1BEqpbPU0rT4WFtpBgMA8juuS8ZRa00PXL96P0DuFkozRKYoSEaSAqg0gEmaGmi4oOyY6TeVztem\
            f5C6sxMoCciM+LZeXy847xH/Rz1LsJVP1Ucx6ffT2nfUsBqEh0QbnqFbPic+/HUJCr5NL6bKTciCzgrB+8+gmvOvuiQN6iDZuNEl\
            VERUX2Ko/bugS1enFuuqxNFRoaDH0akeh201ZlWdg6YJt7dlhMutsSnkeD/QTaFOBop9WtHzefqV/NpQAuyaw9UJaLZVY3gGMQw/\
            yHVPOQGWUHocTVbhMK607GFsofG/dOds3noYbQbEOPI0fx/60ACQmHxv2FobqLRTWwjx+f/HnlzKtaRzZZScVayvWyWn85lTxZBN\
            ZsEKE9hArbtxrqBmrqA2nav3QfvAIwMi604cGHwtqcQ5QC8w4jVQO2Js6D7QPXuCdiQ9aaYFIwwEJHnTlrRTmTMKB6Ablj2kQhmK\
            7VSe7FNKp7OGa7HO3c7N18lmw6Bscg16LdEGbZ6nr+NemNAYzzoVT3BBDAQAo0TJ/F5Bx/AoCer9o5CDVvoXeTuHcMXQ7kJU7ivo\
            wNbqwtoGcvRrgB0USvHzfUZJ/tCdl7SxQXacT5uD3ipru5X8jPGHuML/wvUyreZuKmkuByjH6/keilUthybbKuue+EcTN4TrEJbR\
            8E5cgwn9tmNlibIs3njrzN+C70ucDpxB42qvt5ZxeaZc7zg+6XMVWjoVb76l4s03zkwX4+gM4k0O3n9JZVVno8SVp6G1xjJPS7nh\
            FJF5WtotpUFqyWIbs0vmr0VJmgmRJ7vocGZDiKwQwFXxBAUJe+MlX5KlRlbyhvQDjEORT+jYaw1OyblVU8VRGQiX2MWLCW5iW/rV\
            p6gfGjgxtCJYxYgzQzYMzmB3br/+V+X8QHBpXcvrjR1KpnQ2InZSakvrwvlxAVO+mjEj6VrOauqrVSdjoBN9xq/9X4ZKLXYVLZLy\
            WUHuq8qnBZXF5C0WZ862F7Vu1EMbRB5/pMcGcmPeaYw9ehQHGMwQQNOix9WFSPhaAOlwHY6TDtIj/rZZWuT4320VN92bbo6vzlx8\
            wvGE8+e1b/DdTol4SgEQqnzt2Ajbp0U1JtYX82nfRPT8YKiTJLric1U+cL6etidVFK1BzrwYknabYQeNSTYpH8owb3Jo8MCBrc/n\
            RwuRiAZFZmYOP5kbZfVq9AUJCWFNuR5glxEa+IxE20KMP04q2kRiAYL7Q3AJRfhg1ua4fTwtF6d0zedlJeeZeRlBx5g5hzbCty7f\
            bha1PTrzsEltPqE26VGd3Uag0VH4z8/82VJTpEVmbrDYrYilLaEHib6SukAJiU20WVgo21jiKGjnRchL0tdht0/AHyU84QTyJluR\
            dnO1ZAcG5rT0AiMtFwHkI+AEs2fybT583LC8bcJtAeVlSUaPcAvEyCNYTrpn3zIT1sBECO1lw/562p1YrbNlrjKKliICqMnFi//9\
            l3/7283XwhnRex7b52P3Z7OFPiYT/iyzbm2cqeMoOx1GtjhgaJ9VC2He0EJP3ukZHt6HBJFlqFouTsd0RP5sqJdKC83vOw6qoZ7t\
            0NVPfsUxei7MAZ9o2JOpbP8xbTPZa8ElFliWh1/lqek9f9n5dee/9VckID3gtgk+miBXgnAFNg9Z7Tp1uzTBhcccIx1yaI4ae32a\
            n8GnOdTfVZjzXqrPTMXdPPO09P2IY2tRWkp8KEMicRsER7nlYZbWY8NRDj3W/iAg/N7cLomCvzSWlhJLTFR8+WlVK+j/lLpsBbsn\
            ObddkqWSJ0mvQ/o889QgEUzAyFinmW1n2jnSUk8xQAEk+xdXqa8JblM7cEiR0WoayGU+EOsZx1gyGsvEdqP/mUdm0LzmvmYdGDht\
            tl04bvHdmy/jgWyFze0logTcNul76CLLlOvAb3UGncH7N1n/EMUz7sUj/Bv6ndvln3DaqL4HJPZF4tEDVZGX18Mksbqd9cIfvc/h\
            yXsI53TgLW67tvhCV5y3PerfdD5DW8LnIyn2iYSc1f9IG82bccEpe/BLsywMCtB0HZX6ARVbd3QTU+AMUwJIj75BTVOfC3zX8GUO\
            B3eurEU2g+zrEZef3TbM93efSzlghBKoogFKxpv6/csE+JkkW23Awm8fgdrlaCKDaKenN4jjFuplFxmAn3I0YX4UHbjRj/Io8wpm\
            CeYuOvePjifWAn69wD8NPc7BwcvAtVy1+OewZio3OpHUx8KO9Bk44YzoQuKU0iEkXUwNW8MbR7cI6crhA+8xeQGA9HPiO5QnvgeD\
            vzHPUKz1EvlGllox9s6IwxHLbbXIVoLGacIPzVMKg7tT6xTN8K2lPWWeRG8jzawM7d3OWR44iCMPGmPUgmZiEX0fzIa+NHyoBJri\
            gQMcTOqmgKGBCMr2nvpFwXRYerqRR4HQeqMVTTyUiX2GRWGZrU9NfrzMUNUTOp7XoGiRZkkD2kpgrjvxARsNiqrESbpmDc5PyB+c\
            356G8efcbdx/PD1HWSs6U140eDtZurHp6eD2ZD8GgKdPxii670YRYyJxLpCN2WTCNztJ1TyvoWKFbJ8jba/vlHEPLP4htXP/E+R3\
            NNL3KERgfKzw4nK29MJ9My8rRv+w1H/BhxS5SetfQCdCLILtTBpEALnuxeMOnEFb/0DCumhY+M+OJOtZw1rhtLmFCE1dMK+Be+V7\
            f8fulRt3Mb0bWCDDIPue1bud81ICJlYT/wc2P+G89eKMlNddr3a9X4m04bJY012GjWjZU39drP0N09bp2pn9RLvPRICrsxluNAtY\
            m1nAGmYB/LO9rtZcIlUIuxcNZwx86e+Ke/H/9QlDPv2E9CvER/MnjqGHF3R/VWyZU7Uj5lSq//8qtUE2C+QT+QmzgKvUKOCqP18z\
            RGzJtUmslO+jlTIKLBbTVwXMjxf6Z3Z3/ErkC3dPifI/IJt+izXDqyMkAA/rLZsBQc2Xxf359OH4Ppoz49dyrkj50u00a/aXlJsa\
            ErRe9v5aV9199Pa9zmzhX/Hb1StTHj9/5R90zd3LKn3FZkwP5qK7gXNursMN32GlTxtHUMp9Ogznqmh3+w5/9Iq11AN0D8WdjO9V\
            0FqbP3CvBfXCK/vBT3jnTbxuvYnzD/sdNFzGhhxD3FrL/sF5np+rBS2oMZffba7i/uCvaO+wGFs2HmOTveCubd9QlsSfVm13DqZ/\
            y9oq3//K2/wP+6/wqghj/pat8Gj8MS39S+KPoeFRCYAVgIa/OG7e9ONm6/llfXBTvODjKUp2JvI58aH7d+VLS4qOjRXkr1hOvTbC\
            r3Ktlyj5NbhJKbdnfhK1+udUMPLSa1b2Nd6eP2N1Ucg9gU+MgS+MmfhdQToOnFZcSN3mlyNzHxucOeJheLe7Oe1bp04dzynN1T8A\
            nhYBzUYih+KugwiBWqteAhjzkASFc1rWoaD8jmOWj95wY+06vyVaiDOQTK5qu9gc4hu9hmZU0X7LN5RUicBooTFcEnGJuEIxYOUl\
            AbTdMBx3hqa50FjDL9OGX+YrJQtzhSFYn+63yRmwQfSefm6YZGUU+tMaLi3FZn8ZtRlY34L904kdfNAin3bxyjuuzIa2M322X6aJ\
            3jvTDRd3zz7qsr8QxijoJLXFgOmqEiZroiOagA9rMBGsk1I0ypVNN6K00nheQLMbD0hnq2CSfdnnPiO5TUy17nr4edMPeG7JfEPe\
            dpODLiEzCYHAQTTfN2xxOzDeyUpyBAP4mnK+xs4TLAHOrvciSAIN4+1bZZEDo4gt+oVU5M1aTzwJG9jwXmNNlKF07XYYZmwol7vN\
            b5ZM3SH+zj3abyv98AwtFlZIDgG+H+3sPAu0dkiMAdsJCyrVpX26ePkq4fI497KA+gpHM4w9N+bHmNnkjWzBWcm2g7L4Kv4lGwO+\
            FvgVVL5rHnAEHGepYy3iOSQFtq09Tj2QQuRyNz6cdBVuaUpeTW8+sILHVfjx7IxLgrrmmsYpmViEOyBct7RcDaRrTHm+HbtZg+bt\
            hoetC8akFjfQfaSGhkrRaV1IVH7//IvPT1vZpRRjelpZcJqVqj9fGhVY8+4/X/lLv146WTAtrwpm1N1G/hTtXK8+oR0qaeoJ8uXm\
            XSCuiiiWm+hcLM4Dk9xkmobTRCvZiXv11XK2cn0aZ4ZVZvgSSG01JCmroC/Go2CYV3Jt8zdFpb6PV5R0qrqx5UveWmSdlELSdDob\
            BqvyozWuFqQA0NB9kuUTK+mmU2SVhqyq9y1cbsn+4NDIipx4QnygkbiZQLejJ4RqvE3wTXfBcKDNNNATu8ksKorAcrueVkr5+hV7\
            StsIfhrWlK8JIeEJEMj8pmZo6ZBuj58wWo6oTENSPTJNYTt53ptJCIY8AzQx13PEkaHmu7WhgZ5V60WlkGmER3GXzcQCDM+prs/i\
            aJjCmwH80S4XaVuVnPPbaRtGPuJJIliAIspi4pl/209JNgY58BDIs71QwUlgH4sE//8037ffVuWr6UbCeDPTKw9D9K588VN1SwdY\
            VVNSzXGoAqLgbnvD/c86VTTwZaHjUJe1U/JZq6reQjLZby0oOSgSzT1oNzeES3EswbF2S7Gz2g5OTKt4GCJyXtnSKFXV0io43nx3\
            FDV2JCulkmobfPp1LPKhJAvY5t+oKlrnjRe06jifh4etou0l1peQV4zXzpounjWlnTV6/O44XQgkJhlKPC7pxjskHiqwLEIHrJSp\
            HYhyo2+QgahY8kW19IcWRR5/RJEGFRnLbDrpMUsm1odGM5822iifyvqLtzYXkBT+4cSZGk9SctHVAX0dPpslzky2s0mXCh3oz4l2\
            qEwoFPFV2qTgU9WO+QJpczwBw5u1xyEXWcSBxlwf+26Lm3j65jOdmc09unGsDGHbWxQE+KBwbmOs0lZEWFCyHledQ1LPgU0Fix00\
            wvvzXyl++NZ/vl8AAXsKKBEckECg+AHhg5UaFz4g7pJesSe9BdmDBGJM5lDl0ZeilKAbSgk4KTdl39Yk7JApbhDYvfhIDL+RQNA/\
            lmJEi8dE5fjB/iMTgOB75CJgeQN4PgvpKUDhp0g/0Jd8DAQjI37xD8eaqG/TCEFut1SgK5MhJxAhGF7i3i95NjHdgvOlmXsv8HJi\
            SVGlS2fZMkCEh+6RoCECaKHVMaznVH3dl1txZjb9bKPzMOuiiFzNObkRdWMRS4sQhrVig9+DEUNPK6srPC4Y3FbD16wLNqBtZtI5\
            sP5smQnNTUDz8hrmLDcERaXemaYF9Azh5kyiEa954c/K/KqDDcOHERDC4b3Lhc1croGpHNf4nS9vz8f+S+u/Sq01W/4IG0OMumHC\
            KBbZ/kbsMfHMOu0kzsZf/0r2u05vA7ufquEmwCCaX+QLJffaHS5IWPeWgXsctkFShY2T7d6DcrpHrBy1TCXR9dBQlGdJJ/+yOPM6\
            o2u1YZ2jTjAilXvAyofSKGsYM6ymRqE0l1VvQirio2fYl/n9zmwb9gUU/QUhQ2uMbjQQKPewPyjpbw8V2qYf1b6QoVgBvyVqKOry\
            FR9zA9QfnRnu+YO2JrtgPXD840x+Hk79b7riTV+VxZO3/UcwechOzPMlS+wHHmT1OiCW1gw16xI3t5dsI9ze3jcrXhc/XvxQzmrP\
            D7q0XphppyV0M+6G57e3h+XGjufCEY5PDlamKSMvP9qhPv3gzZrfHTZ3DNdPZSL9vr2kGfkpKOZ9VbbVQ/lFSJoOqruBJwRfLV3W\
            Bn5MV64X2esmzzax7xTuZd6tqx9FO/kj1vKDxrT6L1HX6kNVN8bczhDPWkVqswf6rC7c825pr2F6LAzcia1YeruivUFpvSIBynuk\
            7NOUpK3UdoMhmFosL6zB7YcjKJd1ptatMEO5+KhDRDlAFXz/qWt21c6enQ8jF6xpxTS4Tr3WOWc+3iVR15kazyWxDlDjeHePjltb\
            4pQaAdxvpFX4etGuck31QKrY5vtxx27l58AvnNXLhft59cCSSmiOjOYXlZuDaGp/ilDfFIYTG3zrS3fyTccClJhWepQUbf5jzl6B\
            JsQlflk088unxE0fH7uVkEcQ/kvnL6N33OnKNz56N9aLNd9rcF9ZOZNsrvATQj6DKU/3VWnHA0vy7HjA2/WKtwCDcjWIFn5JhDgS\
            CVWgAr2Aw+g0bXYvM+JezNegxsNw5FTtiqZkZ35x5fw6+Le4TzwCrf19kLEoOZs2fmj5Z+uFJZOU4as0URvlW5RZH4QVcpSeZaXT\
            geK7QowYnGylT0+uyg3PU0kq9eFmYJWu6gUEvVG/WqgfkOhbdH47bd0SVgbWXc3HbFBwcasQIA+WMsPBfrHm4da0yMWEaXrzlCgN\
            /eYh6VhqxmIwq8AaIZjTNYKYjw44A/KE4cSAsJex1/aGx5D9rLQJpS2uhsssaoCm8pGBpLoG7dQxbNDQHm0ih5V2kBk+L9E020Sk\
            48WswwdaOq9+2wOYL3Wbts5WVW6/MY4RDh+TY8W3GrMXqjunLcv7ZKEXz3T2G3eiPzjIWv2L2LWGEdciBkm6lBqmVEdkoWnrveVk\
            j2IV+5WZwriKmQpWsLtJmLR6URf1GJM2XdEyxaKGb1zuZ5R3i0362vW0H/nuOkCO1bWJlq1ZQWUnqPw8l3OHeRKEffJlManLC45p\
            O8HVMz1yjKNq9dRhzD6ujkeObY4tlx1oc1UDpW+6TS7aJPZrfTJtTir32uuz+mmSPihTPT59a1YfV8+S5OOGtmpajPIfPzl966QZ\
            ij+JK3k3eYnm1TPcIkuVYbIZo9IE2coqwOwlgVvQaykJpXDwYsGOMkZY53ZG7mEQTp6kTMW0Oyndawn2nXMQT+ljuD1nwV6ZtX/r\
            lr1Flfx6YRmUxhxm4kXq8+J8wlE2OVygblD6cdVQPImlv9jjngZeUqDcuR2cERlYqZDJRK/uF0181a4mLv+TRcUa9WJpT9pwQMkv\
            scHMIdctyV/D99enGlZdEGP6G/pNVa38QG/j9M/3P96pEU2/hYCRB30bo8GLoetsFN1YmF9zoamlhmBoqgKCwfCkDlojPuEqaUzn\
            HTq4JW2n6jIID5nAcieJx2qxBmfRVduGA94BCs7icKlEc25YosBnZ8fEEKWEAJERWwCXfXRPM0AHEjOFbNta+6aKjsF4+/GMYDY5\
            WGefTGOKVOsnb1KconGCmldvVIeh84HDVg2Qylft+/dNoyqNVcua6eLKj36/2/K9sfHRZd/sxqv57GzFDoc5GgAVuPRqlVytiCrw\
            o7FSE9lSs/tAUu+UrHCf/ILCfBf/ncfUogpKjVUMyHZ/CodFnwgq7k9BIogOuEzh3leLqxj69RW1cV6ZrfbXU/sIoRWqqOC9nBEr\
            8EPy0P8x6176O4RSbrpUB389TK4WqvwdlCb8R4Axs8rufPCUGBfC7KEvsiJfFptVnIe7MAvEDdb+WhHOrx3tjKRGkXF513/HjIsK\
            CWRdVGVLaqruAVasVMLNRy3EdXHJHDg/VgKB02DvgYWn+ymAOvGZNoOi/xNG/1WCYt/qVJIpdFheE52G5YzKSRaME9xyPuzNbBk+\
            OezqwuqZ2kWTgTgoN4ysl7qjRlnsswwYW5xfBaJ1BSB0M+4q/tmewkJ/ksfu1UgpDOsmxzz4vXf5PjE8/Jw2cv7uMhWhwh8e72PW\
            2NIfuAmA6f4clctlqgLfBc333n/XFdfFs1/7HKLIGHkPuXYqbbvBed0onQmasF0RCBl8f+gx1u9zNKIjw+M67z61Smhzn7J8X0xu\
            aHzxCe0ABL1ZVspJBWprEIV0hetzZbzooaA6b5d0bnw4dcR3AdyBOJVpdWv3GkxKS/WYuelulS1CuBAdRBsGUaeDYLA71pPvnhW1\
            smAQnKgGDvwtMSsLBnLOLGdDMxy0HhaN7o8Zp7ldHLbPtOT5rYMURy7a+FJIUA9kEqa0au46eAhgFe0qzTh0vd7jbcRlGHHlm5Lc\
            PzPL7hlzOQp8U5T5PB6xUkQ0p+jMnKIzc4o2SA2ALb0whWm8I7uJ8ztMIzfJrIDuLhYPIHjCowm3iSgNciuwiIXjsRmmcDeUm+0z\
            g9FIV9b6B3IPnRxo8JE1A9apwcPMlpVHvdPK4zKL8rBKzTlW/Xmn5hzrwkJB+lLFZ+LfIP4+W55I2MlNbiYC6xEEhThZW1SI9XZQ\
            CHTI6Lg3e4+NmkiMXUSqeP1odNEd3ys272iYIQlTPYJILOA7fxM3resR2+4SPTfnn59/HmP33bjjy6V60bjjqDW6mfb0crc7KmUa\
            tOpvp9feyDIiqEr4h4rDP7Q90ZBrt9GtH/o7eTLXd5Su4EsfjgSe3HaWpXQnRUceIJ7MzmbVU75pPy1aTqSCTwv5FinqcUHkHkvP\
            QuB8Y8CpwOM6GvXM2XXOvDw5cZsId6VwtwQ379rrc3Yfl0FzTNAUrYCjMoauaCMk9EVwzGrAyYCdZIDx2fGZHEnX4Bem2nXXM3+e\
            9OUCpHLefFqQL6u2LF73dUlRTs/8x13xevmG/2NXyAipvRhmpou/wkF97ajZ8JslwIlLrA1NetUSppTzVO5bD692FgTFmcUHvyK1\
            Bcvm6UeNVz8OV8g7In9cYr5p1sXACuX4m9F2MZilM2zlK+la3jkEuq2HjrCVPuuyJxXW+7WC1trC5BAlfBIrN4L0ULBfzkKx/qIz\
            gdk3UCv2JqhNj4VWpFeJUKF87VMX9KWJS/m7T5dBvIHTw8Rw0o25nnnBVR6x89jqJdycJFLi3n5joC8kiaqkQPYv+iBuFWET9w05\
            EyT31mtFW2Lxt7F25WQvqgEzbZcM47xXrShhHVLdbGAhEkkXyRCdQu74SeyRZeyMtu+q7noq93zKV5kewC5d0o+aMVCa6y32ZDdY\
            EyVUbtW6k3fWH0U07hL/OJ0OzAiSiZg34SDvIXqNswt5eZWYLdbSei2vyEERmdDoMJGPPz1ue3TSr4k7ITYnvCR1HvuPocS05IE2\
            WccRpTTUQjg96KNLoglurCmP1vN97LWoblUPrscax0xzy2cQiLKCbBJls+cXjjxm5zl9La1IKl8GffCpb5/WnheKak4CyHlNL0+p\
            SPi89ljCpa/d0jVPddGxxwKWUqQbrOENNjchYwmngzwx6aas3YLNCW74fi++PVb2MDBAOaJeyFDMlqDi7qG9YVMMPA0jQ8ZxVsxG\
            l1g79DhoSO8fiX2xHMt4d4tqEfhmQSKdOqWThbsVtRMOnZ5+HLlp1GRcwfsM09lp9fhT/ymibW7AottDbm16Fx7IwwuDpbAovvKo\
            7gWrM1JAcblkH8X1zcDhU4ZT00IedNA4YQqic4ocm8kK89NxgLG+tzDkdwZNJZQJP8PTly2GzqYdSdXAOAbbMKeLbgcdAQXJTwt9\
            1MNUp/i16sAvBzA2hXEEzwXZSA8zZWM4UAdEaXbCMJ3S+OFB2tR+fauzl59n+nTEs16davmCRNxPJVMPALRJyaJ5rO0NZq3qA5sP\
            mgBANRmgjkB5CLLSDfsqe3bZmPpqRIXEYSKrHjoPPA7b6DvqUp08aPesY39kjh521ZO4s1hB58uxp8E4U3Sa+egCVDgD55QAVHw3\
            LkPPstupAKOLFpnOLIjINvMjoQjCTEHDsJ2lfSFXe6u5Lyb61fETe6wtOcZbTQw3HVZEGEoN/1b5Djjv+4hb1XB/tC47lj9kshnm\
            rJ++wVywrRc8ZSufUx4fAx8JMU85F6LrPg7UR1oVLA6GJG3ehr2DB9L2AK0yrhxA4aHm/a54+01/S4z27/z9MGL30ZPU8PlsVLJD\
            zrS7opubZKAnRoh/zctDASMr84AmL/V7o0Ba6WuUPhwJElXgYlBzpjuq39BQ0ISGrNzXBqIxfVqts3BMwIpiQd5dEdRQK7z3M7GN\
            7aAC2gEnUrFKhVI8YLZSmQseR6WPuXn4A70ufaWPvZCjeLtebIxWcmgrhXDwJsKP3SIB9ulIGDaGh+1gxyVBKVRgsdGxBlPsKBDV\
            bFoNoFG4AVNpNpRHZ2qxOS4sRF+eXku58xLNovM9mmg4PnlR+zz6taKugyKNNYv8HGWQ6yRYq3qsEOiM2OyOhUWv5rkRqa0dQ4Wl\
            k8ToPTarjliD7U3zqxHlW0AgElY678pIvGh7dJzkYEinhKg8BQHkPOWsGpLIqbCeGeAP2ZPXlL36cLqb70IBZ+RRYoA1G6wGQKst\
            AJohahQ3fCDelS+BG/WJJpJ8i5Ieo99mQNFBFC1/dkuJjMhli1230Ugs3c7i3ZqCcek5ACxe+WkvV/uf+LE8Nz/PuqDx8Cd/1VR3\
            9nnSnpSPK2hJemP4wKzjnhIJ2RS8ws9FbMXq4bqwfzWxlTvDwWOI95diWkYR8uMugJRq8Z38ziSD9fHvfHXS7R3/KWHphFV6bEs2\
            0f/iiLjR+k8DjTWvdabmQOelLR9lhkENdut+pl5mk12cKAEDOdi9XtU4/OVtR4rNvGR2DpKRmWExjubM09yevN+5Y4xVkqpjSkrR\
            qsNFlOn6NcqWvddEfSNTY5knv4+L5vFt6ZGi6oQkTbP7h60hZfu2F1FqPt/w6glvnlhwOPEWschssPmiEmbHRH8XFcQrxE6ySuzK\
            7mMJFJB3HCigyfQtlLPLiNEcgmbozFuN8TcGjFFrbtLiX7OuwSjFI8CVzO4UzpvM/8x8O/EHpPZP9KcWP9svt69zWgfEPWoOyO/b\
            45qlD0cFS3v3neNN70t94mrS2eST8iUluV7l97Hznc8ovDBpF3HM3osr2ZHCF/Sq2bHRZ9yKlm530f4w2KdYdqTd+JKE+vygzvxy\
            sOfAHh6sNcKsClBGuDi32NZw/HDK5CSdTQsQ1qj0+utfZaL40wHzRHg0hqtjAuzm9oCRolY67CUJJXfbKWq3ZqaY3RPGHCMx9uCy\
            xXMCgm4Wh521HAw+ZiH4htpY5gdZcrUsHCdnGo/WhB/6XLaIhq0aQMrPTDNozDHeRPCfan+JihNtPqg3mQIyjUmY9DJqLyFQYFYk\
            vJr3uQtlNZrYFbjYzRMTye8CZqH68CGnTkZNG23Q3hoQ1QCx04TOlvlb8lnLvONyo8lDhiwgmGNmLPDUO+boSDKT0GZQhUlg2/Z+\
            xEQpaFlN+X4Bv1PjFrFh49yGGhgXvGbnCwnwIjBaFRUTeA3ogl91+lKE6CYvTwPHMX0hXS1EAsExlv9e5W0iMB3E6x4aU/eppS73\
            8lFq64RpUBslm1y1Vepgq2SAqtES98RthT3p1IYpC8pSyxesmrKsW/kCYEFFQGC7R3vZCpesG8sCikfWDi73JaSiofXkBj0tR5+R\
            rahd4V0PLbHsOj4MDYyATyiD9RGebdSjTKoUlyUYboPUdOgbXIjnXvdFQ8h90qa8UtAj5W5HQ7y2YHMKu57izN5jKvqAzhtc/+in\
            vPrMak1jLVSxpNRPOs75i50fBGtMQJQ//JTWET0HAKhwcvGhene7ug5vA1gyoSvl3TTICCfxGBotob0XN2KCqQ++oW4AvUgbWiza\
            NBORIwGyPcClhfLmiqJd6NPxLkvW4TzDcxG23M6C5hZoVWxByc+UMN/cynSzvQuNub0fhmdcDuJiJf6ej1KfzImU4tK00BNNniMT\
            iQ0aNPMA3LjsosDiZcu1C/zIiNNm4NYpL+Sh7O/cWKOXkMDmkGu7drJCT2rc3tceHGyY8gjg/IY5wlTpCX3R7SrV8sX75BBP20q/\
            1SKoLVSsCmpaDOnI9Y16GxemLrztvexOnI0/h6fsOy04iWrFcMxdBeRgyww1K9I8gAdoTTM5ay5dkCihNZRpxi42vzZpo85BybmN\
            sNRqpMz9d4nmc8ffCMqQa0HjPaNnyWUm1dBJw+VjyPsb86V9sPUN1PSG+E/zTN1KpJcQPI3sr0djNHw+TOQGjJkaiY9zc8uzOdx1\
            j7d2urWRGYJaNBo0gSH4eoQYsZXeVio9a18YA5TTubwgP8NohHb6NXp8J5zfyGDv78ZarVzqjY+VM8fi3XSmJzoe74YvMiO0pPdN\
            6fqUc+yooNuMjm76y+mW77ap0Uh52NFQl67n/Qfxuyp88NFbxk1a8sY5Gqcd0JhfdeEw9eGPtsRVey8NZM+Y6MgH3VruMA2BhAAB\
            tt5C7cqiOF/oITTQ1I5BnW6EXXT27N1GqyE8Zp0zYMs+k+fqe2IYFtZRzEdQYrUQoekaKw1RFQoHwUJWRtLg4M9YwGgdwYUzA4mc\
            HSyPeeKSF5QNjs0RxHxNwNaGlvzY4QUMHIlxpT6M6xNu1iAK9HguONTvl1puX8/cHSTsuT3t7ipz1T0qcieUBlQFFxRJ3fjWP89d\
            alYju6X0ZsIzPrAPFOKJbyPiynSl1X6SrLNZLUBEnYHwiBzU2PDUssrHP3B/xfbwzM3qeutfSFHZMe0I4Q+P+HNt5CUN6gZaLCjC\
            SYcDAwTB0Nf83PwXdlC3+bl7dNE+ep8yPxDnL/4hJny4Fe2KKiLzH7kl/xk+RZzjv0d2cCsGV1z+ecwIgfj/JAl8ifxKXflWMUHj\
            iPr3+LuV39J4P/8/2j473RUqAQA=
            """)

    static let streamJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "1b5814f0554fb15b",
        text: #"""
            var c=class{#s="";#t={id:null,topic:"message",data:[]};add(t,n){let e=(this.#s+t).split(/\r\n|\n|\r/\#
            );if(this.#s=e.pop(),this.#s.length>8388608)throw new Error("a line of the event stream is too long"\#
            );for(let s of e)this.#e(s,n)}#e(t,n){if(t===""){let{id:o,topic:r,data:a}=this.#t;this.#t={id:null,t\#
            opic:"message",data:[]},a.length&&n({id:o,topic:r,data:a.join(`
            `)});return}let e=t.indexOf(":"),s=e<0?t:t.slice(0,e),i=e<0?"":t.slice(e+1).replace(/^ /,"");s==="da\#
            ta"?this.#t.data.push(i):s==="event"?this.#t.topic=i:s==="id"&&(this.#t.id=i)}},f=class{#s=null;#t=-\#
            1;#e=null;#i=null;#o=0;constructor({url:t,token:n,heard:e,changed:s}){Object.assign(this,{url:t,toke\#
            n:n,heard:e,changed:s})}start(){if(this.#e)return this.kick();let t=new AbortController;this.#e=t,th\#
            is.changed("connecting"),this.#a(t)}stop(){this.#e?.abort(),this.#e=null}kick(){this.#i?.(),this.#o&\#
            &performance.now()-this.#o>2e4&&this.#r?.abort()}#r=null;#n=!1;async#a(t){for(let n=0;!t.signal.abor\#
            ted;){let e=new AbortController,s=()=>e.abort();t.signal.addEventListener("abort",s),this.#r=e;let i\#
            =null;this.#n=!1;try{i=await this.#c(e,()=>n=0)}catch{}if(t.signal.removeEventListener("abort",s),e.\#
            abort(),t.signal.aborted||this.#e!==t)return;if(i==="over")return void(this.#e=null);this.#n||this.c\#
            hanged("lost");let o=Math.min(10,.5*2**n++)*(.75+Math.random()/2);await this.#h(1e3*Math.max(o,i??0)\#
            ,t.signal),!t.signal.aborted&&!this.#n&&this.changed("connecting")}}#h(t,n){return new Promise(e=>{l\#
            et s=setTimeout(e,t);this.#i=()=>(clearTimeout(s),e()),n.addEventListener("abort",this.#i,{once:!0})\#
            })}async#c(t,n){let e,s=()=>{this.#o=performance.now(),clearTimeout(e),e=setTimeout(()=>t.abort(),4e\#
            4)};s();try{let i={Accept:"text/event-stream",Authorization:`Bearer ${this.token}`};this.#s!==null&&\#
            (i["Last-Event-ID"]=`${this.#s}-${this.#t}`);let o=await fetch(this.url,{headers:i,signal:t.signal,c\#
            ache:"no-store",credentials:"omit",referrerPolicy:"no-referrer"});if(o.status===401||o.status===403)\#
            {let{error:h}=await o.json().catch(()=>({}));return this.#n=o.status===403,this.changed(this.#n?"ref\#
            used":"unauthorized",h),this.#n?null:"over"}if(!o.ok)return Math.min(60,Number(o.headers.get("Retry-\#
            After"))||0);let r=o.body.getReader(),a=new TextDecoder,m=new c,u=!1;for(;!u;){let{done:h,value:p}=a\#
            wait r.read();if(h)return null;s(),m.add(a.decode(p,{stream:!0}),g=>{t.signal.aborted||(n(),u||=this\#
            .#l(g))})}return"over"}finally{clearTimeout(e)}}#l({id:t,topic:n,data:e}){if(n==="end")return this.c\#
            hanged("ended",JSON.parse(e).reason),!0;n==="hello"&&this.changed("open");let s;if(t){let i=t.lastIn\#
            dexOf("-"),o=t.slice(0,i);if(s=Number(t.slice(i+1)),o===this.#s&&s<=this.#t)return!1;[this.#s,this.#\#
            t]=[o,s]}return this.heard(n,e,s),!1}};var d=class{connection=["connecting"];epoch=null;number=-1;#s\#
            =null;#t=null;#e=new Map;changed(...t){this.connection=t}heard(t,n,e){if(t==="hello"){let{epoch:s}=J\#
            SON.parse(n);if(this.#s=n,s===this.epoch)return;[this.epoch,this.number]=[s,-1],this.#e.clear()}else\#
             t==="clock"?this.#t={now:JSON.parse(n).now,at:performance.now()}:(this.#e.delete(t),this.#e.set(t,{\#
            data:n,number:e}),this.number=Math.max(this.number,e))}tell({heard:t,changed:n},{epoch:e,number:s}={\#
            }){n(...this.connection);let i=e===this.epoch;this.#s&&!i&&t("hello",this.#s),this.#t&&!i&&t("clock"\#
            ,JSON.stringify({now:this.#t.now+performance.now()-this.#t.at}));for(let[o,r]of this.#e)(!i||r.numbe\#
            r>s)&&t(o,r.data,r.number)}get isOpen(){return this.connection[0]==="open"}get isOver(){return this.\#
            connection[0]==="ended"||this.connection[0]==="unauthorized"}};export{c as EventParser,f as EventStr\#
            eam,d as Known};
            """#,
        gzip: """
            H4sIAAAAAAACA4VX13LrOBJ936+g4C0VYEO0NHnIgT0555k3j7eMS7ZEXFOACmg5LIV/30WgLKe6zkgdTp8OvpG2aETTS+eGIycI\
            qY9QDKqt9LbvOZqNaiqyBufkCghvJcrq4tLXsm0pcs2GHrAAQbFTrjxyJ8hKt+kV0tN/7D96F77sKavVcrwhoNyYDWU8r8se9Aq7\
            s0/e/+STj+afMOysuS003BbfWGssJbLolYbCLAvsoIAb0Fg4tCDXhXIFGlP0Rq8Iq5fG0mCNC3eBJflAHdfMH0GyNtghhCAkGh7c\
            NNlHm3yTXqSHWOff7waDy+zEdKrpSzLLt0ZpevWvK+ZZbQG3VvuEG5ZKt3D325KSijDuBHw2P8cKS9erBuicA+MqbhKy34WTBSst\
            bHrZAD39T3HKCWG1C34FfeQ8W16GVbnZuo4qVsXzCN/DhWimUOlMtWQ6peORaoVi3vPlAzcCCIEds0V9BHml8m8j5nVjtEO7bdBY\
            OmxtXyFHcw260rwDadsKeNNJvYK2cp4Nv715Cw2W0jm10lEvf/cr71BapGzYMwpYQrSIy2vVXFNWB3RRBBZ98cZY/MpotKbvwdb5\
            kcBEwCyaksZoDQ2qQKXMTUkx6AtsHfKz81IGeSN9Mww+ac2X1Hm5PzfT6Qbs0ti11A2U2txSNstHZ+/BB9NpWti9YH9kM6RaTBa1\
            dPe6iZYMI7+1mNcTLANqsk/PoK1zJr7kM3eCMnEGo4r64XHbfhMY8bNyCBosJfEK4W50wAqIYOY4p81oGdr7QQl5KxUWabuhwIMi\
            LebMNxKbbvAhTKM2C2tzA68qhD22T53b7TLaEyEwhzuUFBVoa27AkpEDN0a19DA0bDQ5y9jHuzcOSSKKEb9I7Mq10nQx5+WHx+8d\
            H+uTE3ZMy48/PIlnVurWrCk7fY/Vhy53dAHvH6fn8o4ars7P5w8OMP4sUNPpJFs0nb7OQO+PulSxsmMhrL9bs1YOKIizGGwnHODf\
            ag1mixQ4jr6qGG7a9CDteBzwpYxx/XrM82M+GN1ANZl75plP/GsOan1mUya7Ec/4zR8pBsbh0M7wFveR/gA+YL52lEU6JaINXzQN\
            bLAiCHd4CsHWWSr4hH+xxc5Y9V+Jyujq6kuQFmzx72RMLBv+ymcY3ERECkynVF2Qn6XDWXR89sPX5FJc5UdHzs/GP9FfZUZkXi8B\
            my7xaWt7PnQgW7CuUjwFtRqjyxvZdFARbWYOjQXCGwstaFSydxUxa4WEW1iCtWB/N71q7uPlcYv42CNN6VDiNpTjD+aL3e7R+v3U\
            syC0xarz2URTvnVGU1bGhIvw0sGzsc8UY8Y+FvW4+OU758TCcuugJRXZapmhhpbwjvHxTkC0SkkXkntiSnM9Zt8+jT6a81+36zdg\
            qSkzZuUKkJI/Ae397Islhpxlu9084W2FKd+Y9j5c+jPep4zLWMv+hjv8GhrTguXruNPwbag/oRzWk22dUGmNhqrjN7LfQrUZwbGl\
            BdnSiG03Whk8CJTj65ALVJZtFE83fEg0i9znq8DxZ4WIasr4drfLU0JPVyykSRKdYVkqLfv+fnicByGn+zgeYB4PdBoPwMdupmN/\
            1u2+lj0KUTgJkfjxr99+LTfShjLAgnfOaMYn8zo+76DvDXlaWMwGdC51LiCBLGcalr10+MM4gcwI40Y8zB4q4uZEDuV4oE4WLFwU\
            GQM3nbrP8t9jdZ4s6ot8yvPJpbgw3F36Q+9ig6eaQ6j/k4X3dRhH2zxyjAXRaHFxWB0va9iYpksdSUfj4kyyn1Dy79QMf5GbeoSi\
            LEvMbfpAOPpkB3LNYZwRRzBz0gWFlfPiAH/9aKzV3I2IxMsZiADDuJWQSAb/Hw3HZ4vLjA6UkSyUeegdFFF/05vmej+riUGb2+qR\
            +lBuucTqWQX2FR3FttADAkW2V+QAKfIhUk/zZE3g4KF1Yt/RDjY5MOYR+p4OaTDD/WCmPc8QQZYYsBo8G3TE/DHgLE8U8Aiwes+m\
            iZpOkWb8ed4eHcDxPOOTMsKhVXqllvc0wpSvBjROXpu/sJTo2f7fhgvD7aVZFhkmRidqt7PZ9TPHgkrDbRlw4+M+86vgifttA5ru\
            e/UTdy/mlyGcMQvH+zdg33E/J/xu9/Lpo/rsfQ13G2NxaArpitjlfg8ksXy53/gr1jbeho2ftLnVvv4fzxnVC/wNAAA=
            """)

    static let textsArJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "da4eaa9c16e3edd5",
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
            هزة. افتح رابطًا جديدًا.","notLoaded":"تعذّر تحميل ذلك. حاول مرة أخرى.","notConnected":"لا يوجد جهاز\#
             متصل.","nowPlaying":"قيد التشغيل الآن","trackUnnamed":"المسار {0}","tracksNone":"لا تتوفّر خيارات ل\#
            لمحتوى قيد التشغيل.","styleTitle":"نمط الترجمة","styleSize":"حجم النص","styleColor":"لون النص","styl\#
            eBackground":"الخلفية","styleOpacity":"تعتيم الخلفية","styleEdge":"الحواف","styleFont":"الخط","style\#
            Preview":"هكذا تظهر الترجمة","styleReset":"إعادة الضبط","colorWhite":"أبيض","colorBlack":"أسود","col\#
            orRed":"أحمر","colorYellow":"أصفر","colorGreen":"أخضر","colorCyan":"سماوي","colorBlue":"أزرق","color\#
            Magenta":"أرجواني","edgeNone":"بدون","edgeOutline":"مخطط خارجي","edgeShadow":"ظل","edgeRaised":"بارز\#
            ة","edgeDepressed":"غائرة","fontSans":"بدون زوائد","fontSerif":"بزوائد","fontMono":"أحادي المسافة","\#
            fontCasual":"غير رسمي","fontCursive":"متصل","fontSmallCaps":"أحرف كبيرة صغيرة","volumeFixed":"يتم تغ\#
            يير مستوى الصوت من الجهاز نفسه.","volumeMembers":"الأجهزة في هذه المجموعة","muteOf":"كتم صوت {0}","u\#
            nmuteOf":"إعادة صوت {0}","queueEmpty":"قائمة الانتظار فارغة.","queueItem":"العنصر {0}","placeOf":"{0\#
            } من {1}","queueKeys":"مفتاح المسافة للالتقاط، ومفاتيح الأسهم للنقل، ومفتاح المسافة للإفلات، وEsc لل\#
            إعادة.","queueTaken":"تم التقاط {0}. {1}","queueDropped":"تم إفلات {0}. {1}","queuePutBack":"عاد {0}\#
             إلى مكانه.","queueRemoved":"تمت إزالة {0}.","queueToCurrent":"عرض ما يتم تشغيله الآن","keysTitle":"\#
            المفاتيح","keyQuit":"إنهاء","keyBack":"رجوع","keyChoose":"اختيار","keyStart":"إلى البداية","playing"\#
            :"قيد التشغيل","paused":"متوقف مؤقتًا","muted":"الصوت مكتوم"}}
            """#,
        gzip: """
            H4sIAAAAAAACA41Y13rbyBV+FXy8Trb3K3enqcSy0xuWHEn4BAIIMFBJpyjSXKa/wXZKtNVb5CcZvE3+OQeHA9DYvjY555/T2/CP\
            rU6Qtj5opTpsfacV+V2FL2ZS7Jkbc2r2i7E5wLlW2zprffDHVtvP9GJ8T20GbZUJct88e8Ur9oqBB/gUf5X3nxUjc+qZG5A+8sxn\
            5nnx1JwRP8vmXpC14yhSba06NU7mRTHGvWJgpuay2CvhdxkbRGt18HMzMafFP1nmxF7BJ3epSYDjDOP9MF57HOhQVSCe+cLqPKOv\
            KD9tr7NoJ5DBh4DDxGHdQL7ndH4c09VGXT24+W/eH1/7s5On4+Qu1GeJUGZc7ALZ80TBGdI5EUCArs3NHHenTBhnitjBwQAUuyAl\
            Ku0GWRbEkfigMXY4c+Z5Ra8Yw4nF0JyB3K+zUdukyh4rav6BnIDd+3APfITP7DFwOjETZjyF1vvWRPFjXZC5ALWPvOoj2ufA/dtc\
            W+akQdEnHjgfwORDD+xPrE6v1JRCHODL3JpHsZ8AdsOJncb5h6ES4799Eru7i/Gi0ltxuoH71kgznc9gaMVGWJPGULtPZto/pvj3\
            Cif/rRtug/+KE7E8s4R0NBNmAzu/ypFfwA1DOi1GUGEEJTinq+50Ah4EoVapKxOnCbGAHWDRK/6LlnAAkTASKkAPMgC2HgJnzvHl\
            yBzjxqBZrVeqTtO2nm5H2RbJda4HF8kXxB5qgPPZzCGZVskP4iByLudML/5Td/NPg+8+COYT1fIcecWI4P/FBUCRCvgg90TEcuhH\
            aiHuKIopbN/FjZ69eiUFdm1DjE9DuXM7DOOtql6UlC4lWRtE5sb6iP6fEiuo9z9yGmXC0PsVx+AIakJV24F/1YJoPmZNXWAO8Sch\
            RI0lva7S20nC/ebUWgpvuiAUf0dcJAuLp95cz5u5vOgLxydJx9eKe77lemiOieszuiv4D+y3HuQcztkIGbBjUm2VAFwS8RTiwG1s\
            jkXYCiaQcyLYfQY9/wVpxxRIKptqdoE6IMNGwJ6SJKdTtX+5ChxCzXMLmMncCnR7fckWF1AvODlqxjFflDYiBZ0PYRW44hvI+H4B\
            zAVYsy+pBMYumR7mKtMVm14ADQ/SRdJJEgHxhx3QDk2zhyobQwS+UQepVyV5kZrYVdWQB0GqtvwwrKdfMSCTT7wn95Y9ZMQuUu3t\
            N99+s0zI5xwJFnGIO6S8uO4rXW1lBlGm0xwDLo4yNz8gbdecujZRzy9uCfjYM2dk7nCOEUaabXacaedghoQFJAn9HcoICtGYBlvi\
            55mqT0io+Dk+TskjcVIj4iyM/U7THJ9ay0uuEY8wPifDx1ZWigKI80wo5zalaYbC50HUefM1oZwiTCO0iTdf88wzcgcvUatxuuWn\
            FeAUah3bUnwJ2s01jaO+m0RoBmRVHpVEW2VUYwd1QNtPyI+AuHMpjClpNyAhmVIbK2HQUSnNxUpzqzk5DDZJF8Se0vwUZ35nU6U6\
            yFRXRbrUBddggOW7ESS3OxyrI9sniWcD5PuR6ChASunjchfKk8WXI/FBSfx9rnieI7LmS2sRS5EqnZCeWaJUx0XstJz6qUqUr6W/\
            cyj6oPKliGfTMhIuc/OWIuEcw/PJVhgII9oV40RF9hL5U1ohdWm6hJ5C889vb3CxfGOAGHs77wRxDevYiH8aLy6trs6nfyeOSCxs\
            oUyJ2ipkzB61pU9wuhmHebeM+DkbV08wBiyt1iFMrkaHjPzGEBH0kerGm2VSnxHooMppgYm2scDzTEgVSJl+4Aeh4mRDcE/sioIo\
            AYnehpbHo1eSRqc7t9f8QNJOdtEB9cBjajT8bmje2F0XI36SR7ep4boUkma5N0MsRaoBMeB9fYZaWc9XV0PVzMuDdRfFiDw5LjXN\
            3IUju5HgiB4D1Ed/FGda2nHTu+AVuIkWhLE310koqSd2Z6Rk8tttlWX3o051TaMyhUO+sHsEwDyTi6eSKT2wOHCttY/sH/C8qU+y\
            V9zWYA0Gx2trnKwFFJNXuCZ/hNY9H2nXt8tIg1+pO8JK2ypkHcHKj5hL7UUom/TISnO7pqztfGPLljTygRLZqjTXIfnrp8VQ6u5J\
            ZF/R0nWoQhBIyhipzEUuQ7dBl8u1hziOLdqGiSanazBeo3Se/DuVF8wQV669eksQ0ErwB97g7LHsnpdCvRuHcUpq2an8EvkONF/D\
            9h6JaTbpbEgd/6XEbwd6R2I0pdnWDL3fWVPC55B6X09ID+JICwljQY6X7QBWW6Bgs+jTVuI2sEZzH6lM6YZJeYU042KBwT9dDzSv\
            +fRrx5Wc3wlhL5+fQ79jOX+kOnx6aBNMTn+u7PbPBGS/IzxMlYroHLZcufO7Oz4dY0mjfB07uXmpzpnd1eR4wV/DqPWZAjt5IaVr\
            Cq4sM8oun7xS0elSrsOACJACVyIx8NeE7svNlXW/Q5rDlXvl2SM/yNjMfUKjUEvKPYU9KGMiTYwvQeblJtIrfpRVlPCw4I0IciwA\
            lQarjJgnLcRRXPqV1uOx56oH/hQReAfmPrVbfmJD+rltAELO04zXFSlikdzFWnzXTzKRcWp3xT6FnLrEJTOEIBlwD4JtMtONfiBI\
            aONgpOdJ/dEgL41XZjwXVPdDlZISTT+puBZqZxKtZDeyD2Lguo2wNmzziMm1TG+Yx/e7id75+nkMPSjgL9CZ5dr3teqKwje2IXAz\
            45W8zXLxne3/4+szcT9UvD4NbH8H18O5iFJ/kz0Y9Gv77BkRfCI/KrCT4MJiQHDeAAj4DXy/KHo87Qh8P2vzsfjHmffY36ACJb9W\
            1bFGvlI16F4aJ4nqCNaJeAm5nOs73D1YnAXI5iADE2lR336EMfjVtyCnaoz8Tnnjpp9nr8CtaTnlJJKptKF2agtn1cVM/nEecJ+0\
            atEaSMdiQ/mg4cO763GcMSv0kinPKyataD9lPmRp/TVM+dI8SesPOnIE/+QEmHvR0dJDpUCIeuX1CT5o/fnP/wccEtLD0RYAAA==
            """)

    static let textsDeJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "2f3b4c8c6a5cbb72",
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
            se Seite darf die Geräte nicht mehr steuern. Öffne einen neuen Link.","notLoaded":"Das konnte nicht \#
            geladen werden. Versuche es noch einmal.","notConnected":"Kein Gerät ist verbunden.","nowPlaying":"L\#
            äuft gerade","trackUnnamed":"Spur {0}","tracksNone":"Hier gibt es gerade nichts auszuwählen.","style\#
            Title":"Aussehen der Untertitel","styleSize":"Textgröße","styleColor":"Textfarbe","styleBackground":\#
            "Hintergrund","styleOpacity":"Deckkraft des Hintergrunds","styleEdge":"Rand","styleFont":"Schriftart\#
            ","stylePreview":"So sehen Untertitel aus","styleReset":"Zurücksetzen","colorWhite":"Weiß","colorBla\#
            ck":"Schwarz","colorRed":"Rot","colorYellow":"Gelb","colorGreen":"Grün","colorCyan":"Cyan","colorBlu\#
            e":"Blau","colorMagenta":"Magenta","edgeNone":"Keiner","edgeOutline":"Kontur","edgeShadow":"Schlagsc\#
            hatten","edgeRaised":"Erhaben","edgeDepressed":"Vertieft","fontSans":"Serifenlos","fontSerif":"Mit S\#
            erifen","fontMono":"Feste Breite","fontCasual":"Locker","fontCursive":"Schreibschrift","fontSmallCap\#
            s":"Kapitälchen","volumeFixed":"Die Lautstärke wird am Gerät selbst geändert.","volumeMembers":"Gerä\#
            te in dieser Gruppe","muteOf":"{0} stummschalten","unmuteOf":"Stummschaltung von {0} aufheben","queu\#
            eEmpty":"Die Wiedergabeliste ist leer.","queueItem":"Titel {0}","placeOf":"{0} von {1}","queueKeys":\#
            "Leertaste zum Aufnehmen, Pfeiltasten zum Verschieben, Leertaste zum Ablegen, Esc zum Zurücklegen.",\#
            "queueTaken":"{0} aufgenommen. {1}","queueDropped":"{0} abgelegt. {1}","queuePutBack":"{0} ist wiede\#
            r an der alten Stelle.","queueRemoved":"{0} wurde entfernt.","queueToCurrent":"Zum laufenden Titel",\#
            "keysTitle":"Tasten","keyQuit":"Beenden","keyBack":"Zurück","keyChoose":"Auswählen","keyStart":"Zum \#
            Anfang","playing":"Wird abgespielt","paused":"Pausiert","muted":"Stumm"}}
            """#,
        gzip: """
            H4sIAAAAAAACA21YzXIbOQ5+FZbPHle2UnPJTfFPZjb+28hJaufGFtEtlthgLwlasVOpmqfY09TOxc+QU256k3mSJYhmq+XxyRIA\
            4h8fIH89MjYcvTlyFI6Oj1D3kL+cQaK4WmcCwReKR2++Hq10pGt/Bvd2BTGLLClAFsYT9R4sgnoHYfdEoDpoExrA/JafnNm48oiw\
            IjAHr67tak3qHkIzFz8VWYvdgfCnLGbRJOzU1gaj1hA6iATOUX34opFPM/XGaue7O0sOZjJKp3ZiLkGH1VqM13i2EEwW6yCm7PAk\
            unf0zmfpmYO9JfX11bcXHK1WyA+nOj4LUjUAB57uM5el7gIgzpinzscSxmrtLOz+LKwBQm9jtB5rlDWIBqwyNqjHpH7RKYJqLZrn\
            b+ALW/ot9WryqU8x5ocQQS2GQVlUhovdq2ugxy2EjUK9Wtfao+Iccd7PEocfSXUObBbIOs+D06lBG1UHDVCWOrCe80kWEzv9GSwB\
            NyMFnxoHNZiX+2wvd+2zV1sfNtzASTU2Enu8OfT4WKLoFZfgp6otAkvuviOyY5PK28k/1jnlwejQlkzM8lDa2aTcP5KEmZYL6wgC\
            GNExRbC2EFTCzIq0+0GPgPtUi76TeXDEjbnAuC2qJB3zINRak+pAI+eAoDyOBMM/vcUpMbVRQZlsgHu1VvTz5eJaeQNBxdpTah7h\
            RjfglMaq9tZphCtvxi7UjkDxoFy41PXepKh0ilV44Zzf7p2QXhD531IXbNtKVVAtHyJBDxbL0CTsACVH6q/f/3emCTC7l+jxr9//\
            yHTD1Eu/0Q7i5GlmVbs3tIaQ05lt3gbfWAglKEmxTvGYM84QINUcExlr+280TvF+HIwmEPzL6hYbStrZWFQaHce3b9Tuv22L0lCg\
            zp/FYWRCZGpYIiiEBMhAFa2fjC2z+X26FrkV2EjIjmaPdZ3JoE59PySCwKpnXijbqwiugVmDRotmUr+1tFrf4L5088dgxdWtDgTH\
            PEcyHkvKhMY6wzASYQ2obJza7F2CSAd95nSMudt1JBydgDdqaUGRgNk0CPcewaJGA6Fqu7ABtto5xjDbSHMEVakSfpzCj6V1Pp7d\
            /nTrA6mfX//8WrUBLGvjCoS0IusxViS5s8Mg83fM0FTrz90LATk0hsqpD55pycDMoJD13LxnDHP6gVHLgmGwbwRWGWW563QqLYIl\
            Ls+NyPA/FILz2sgS+My7ogOnBdBQoHgCwiHktvMpFngOux+rTSYG2Fo0r19l4utXagmbAofqcRJofcgl/LvEvWedfSLZg6nvozQB\
            m074d0bCjnO0HmNb6aHkgRPppVU+8oSSJXAcJ8Bm6ayBwAnw0bI0h2vvWfFl/pO/aXPPTyL0gMRNjo9gO+bEjR0WZk9Sux8NhDgE\
            y1M0CfzK7bv7Y8ZSFnnzchTDtaRw4TIu7J4yKBPENyP3PwkS7EvGwGYjFdMDgCl7M0fO6bXdBiyVbA+gifFuerj2Tqol0Hyb+yAy\
            uEXldk+pJcHwmCX8AMhsyUj5oHbfGSdkfenVpvbmyykVkUUy1ovI/pnE+YL0TdtyAhI7YDyy7guW6UoJcQWO2U0TYLUuftx7l/pS\
            IZ0o0u4pbGAi37SHDB7aeTrZ/RdzKuwP0PtSfb6MAKmFgICVe7Xn5abIqbdjqwXI/EgX2jpZnzqWNSfbtoON08NAta4UHhadtlg2\
            DEIiQdt6W8qtJsNWZp7tdSBTvq/xwpXEOAdqO6tzZd+gIAiBe5G/XKe2dVBVPKZ29+Sc7Z4Jx0nsysbq5HhTerz0kQ6uSs6L84Fv\
            q/MopyVIiJlRL1O9WkGM52jATOfKEizBeLDMbg9JYA/roCJBgoAndXMJEMpaurS4OZEWv/TaTDXYeMSqpeKWXMpydMuWg6jQy6Lr\
            tRM9B4f6+9nStXH2a0BktzwqApCXMlEdBG2gtvhHRN3LxT+kIE0gnHgtDf+LhaA62xD7Io/F6XKdPKbt7mntxFykh+nU5KmRBWcg\
            zCaxii3tI0vx7HVh9z2fSpVz6p0PI6vVoZkYb7NXXfA5uuIWq+xC/lb5N4NeWXrg/MJqswk6R2sgqplorLLnpmPzH/T++YVHkm0e\
            bMt7ujJueXXAlnlelvYsHk5CFfwAEWi/YCLQozQlR/R5bWk8zXd/VuJbl2MSo1sdHiv5Axh2zlMl/Bv4+iuo6ppKfBcAkGnZ2mTm\
            9EEzjf/sjRSozrZSJV3pDpB0po6fMgNMB6Xm0lQQRtpNImeF7JFSJS/X2vit+O50x2uOCHDkftA2gikostbNRD6DIUAUzifOILRU\
            1izSUmNkbZCzD+h8rHQmlBknNTJHzpVHXxA5Eqi3ASzByDnVMWnHPe9XGwiVmkKU/ck1BttEKXU11GvnTvUQOVI9WMqgcwDrF/ZL\
            RQU1g3GBEt1Ppy+4JvKc7Z74HKOTScEV9LxqZz8qLdYz9F1IwwByVPCmECiPL50Wwj48LuoumY6MuhfO+4EeRqefLZaCFw4gnFTh\
            Xwn6isysTU6z1eSPWPnHtLHeQ1nXlwCBdCSG6l4tUouw7gGP1W0L1hUOFtanupmY+exV46Bj8nlcFcI4RIU6OXinN6Xlx0gzy/d9\
            5s+dOgt8HJoq1XSQddCByG0iBhMRKWmQzaK0wFVJt1oSOAcnh/u36t2mYKCuYdo76HOXBcD6bwCXvYRyMt6N6LeBh/2hUlIjxH8l\
            SzylkMUrTZyseCK007X3cQTYEXuFsSQdqtkFthq78bKe3cecjThYcFQPbLO/sGnsPlO76+jbt/8D/I5+qtsSAAA=
            """)

    static let textsEnJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "911f28209c4860c7",
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
            t control the devices any more. Open a new link.","notLoaded":"That could not be loaded. Try again."\#
            ,"notConnected":"No device is connected.","nowPlaying":"Now playing","trackUnnamed":"Track {0}","tra\#
            cksNone":"What plays now has nothing to choose from.","styleTitle":"Caption style","styleSize":"Text\#
             size","styleColor":"Text colour","styleBackground":"Background","styleOpacity":"Background opacity"\#
            ,"styleEdge":"Edge","styleFont":"Font","stylePreview":"Captions look like this","styleReset":"Reset"\#
            ,"colorWhite":"White","colorBlack":"Black","colorRed":"Red","colorYellow":"Yellow","colorGreen":"Gre\#
            en","colorCyan":"Cyan","colorBlue":"Blue","colorMagenta":"Magenta","edgeNone":"None","edgeOutline":"\#
            Outline","edgeShadow":"Drop shadow","edgeRaised":"Raised","edgeDepressed":"Depressed","fontSans":"Sa\#
            ns serif","fontSerif":"Serif","fontMono":"Monospaced","fontCasual":"Casual","fontCursive":"Cursive",\#
            "fontSmallCaps":"Small capitals","volumeFixed":"The volume is changed on the device itself.","volume\#
            Members":"Devices in this group","muteOf":"Mute {0}","unmuteOf":"Unmute {0}","queueEmpty":"The queue\#
             is empty.","queueItem":"Item {0}","placeOf":"{0} of {1}","queueKeys":"Press Space to take it, arrow\#
             keys to move it, Space to drop it, Escape to put it back.","queueTaken":"{0}, taken. {1}","queueDro\#
            pped":"{0}, dropped. {1}","queuePutBack":"{0} is back where it was.","queueRemoved":"{0} is removed.\#
            ","queueToCurrent":"Show what plays now","keysTitle":"Keys","keyQuit":"Quit","keyBack":"Back","keyCh\#
            oose":"Choose","keyStart":"To the start","playing":"Playing","paused":"Paused","muted":"Muted"}}
            """#,
        gzip: """
            H4sIAAAAAAACA21XS28cOQ7+K4Qve/EaWQRz8c3jx2B24se4nQnmKJfY3YJVUq2kcqc3yH9ffmKplA72JPIT32JRqm9n1qWzyzNf\
            0tn5WTAjC3Mbdt7lvQCFv5Z8dvntbDC5PMQbfncDZxG5Fv6CHiJZhWgb52BFA4I3Lg8xBB4K2x9kC3VUBa+Vd2G3inVolWk6XaRb\
            sc74uHtxxfOyTyWu+IZNGvZq/lOMb0JJoKkFvcp1py9RRDtLJdK3D9+7wRInOFGT4GhQdhXpyYtEZ7ovHzNiraugE6fR5exiaFnc\
            uWCp7HmtrQt0jHOifRx/0uCv8PISaxTnouQymWmivckI3UvOLeETS4HLIaa3C/o7znRw3tMrk8lvbKFmvI8HcuXixJlURRKdEWEj\
            0SEpzq+eW+w/d0SXeIgP6lSk4NUkphALQjItHknAFEKBVyuDCYjNhYtu6mmNCcm3nEdzhEFN2oUST1Pt6nfOF05sq3Kv8p6TMLHa\
            KOaN12pCdU2ioJ2uQj6oBSTc4+VaeLPsQi8Xnv4dXei5g+vH+Y9MX9w/79w5xUSTn3daj8GIs6b/5E3g+2gZLXdwZdhT3G5p691u\
            X2iMdpW8wsF1V2BxjrCJfspHERrFZeaCns3nNAfLiZ6SezfDkUyw9CkOxtNipBl+FPV0NU0oWYIc6qKnlc0xwwc6MFOrupajqX+e\
            rCl8AwxJKNtbnC8pThzESg8NsfT+RYcc6J0TDr1Z3ZiRe7IbZg2oHtto8N1ztdL9oOnWYog2hdM0tbqPoRe661IM59XcwbhCcyjO\
            I+28j4eskReTCk1uKHNaM/9t5lx6kJ/YvDPtADbf+RJOjvTGPK29aCax1WzcucQH433VL/T55ommKK5++fjLR9FNcd5poNtFkOL2\
            pAow5EIuaR6KiyG3j/UlzsNe+77oCFnP7+Wvn3RkkuGbE63HPzAWvDkK/SQLODNnBltXRB2nZT4K56OxywxWSrCgk+sBi+gnyTvO\
            GSYWUlBJxgX78YOgv5rhjT5+oMxDDBab25gOJunundKnAuNcENK9LMLNYeE/K4G7ZaqJIU5Mqnq2DUQOzG8b7ywnRBWzwwayce+M\
            VGQRzth3TsVlHjkgoSsL1Tc3CSGGhSDTod9DB8mF5WqZJ5QBsU2Eulwu+H9mnuHqT6ywMTFXq3VFfSY2ZRkMz5VBZXVE4WQyKqws\
            TeBlGx8a9mpajxPrxzApgjknldYG+f+FaSJXs3WxiXRFTeT6Z+nH7RbutltBbAywfYMFxxAG9lUHhCDv0c8jJP5SoiGP2xVDg/ca\
            6eXTC6XgM4/xHagSP8rf68Z9hxPLRi53xvnlXjCFrLP1MsBX2s6kpOPVzriwPCjIgNGXSn8+gO5vh3ZQMo3Xc8IVu248Bu4bqErb\
            2Ozn7dbzidY5ZUVrV60CKgpVfW+g/J9iLssd10FymXzEM0oGOaJsGZhh4Jxvg2XbbtXJ7LhdqzBRUvQnDxMTjjTGxBeETlqmtHeh\
            DlRRwvfe6znE2WtFX5l83apRaAiqcvLcWx8TCHpoGyp4QBNjlkDsQJNyreE+h2BG9Qy2HR7o/KD99wUhQS2TWKsX9/Lp1GG4jzEz\
            bVMcdQwf1zdO626qYNvcuP9iDx8AZdALfh19TG1jEGZObQtDbZfiHBBnZ9r242QGV44nexQVbDK3dgevWBp0F+sgwtKgOlP50EPP\
            erN6t7xymuAzZ4YyVmgj3vRl7wqc6LqAv3qJSUBdF/CZbVW2DfibvY/wq0SDf0vMQVBdF/D6aIBh6U5mOMbSoHuz41CMoAslGyzZ\
            L4eKZUEe5+JdBRul+GZvbI3pJsWJsnK69Wxc1hSUUPSGp8RZNzqNGyiUjakXCBbKnNy24aCxwR27jyEKhCXLKa42ZFzMRicgiIbO\
            KetN06jF8mi8l2OE20pjNLtifF4H5Z37uj5uK6Lfz96EHVuK4cdHjSuZ/fZi1b3n8ZVTRqrrL4O+JdCAk96rGMV6s7YbLDRU79eT\
            aXs7TuW4hFMBRMMAL5rI74VHkcCyaE7eDGpQ+Dru/7Ua/IOPy0shZ9qglFSiPtldOSeTUjzQmwgBxuwH3AUtzh3IbZbSVWiaiyD0\
            Kr28xvQi9oL6P6cC5uLHINA9E9smYJU9EXmaC75cFUHSsE8HvLfg7WDyxellZbtoUqBHE6UNEodSZ73kdzgZXyKGhNuEQoUU+nN2\
            UMGiwBIRFgWuMemgpISCG7xlcWZR38pgcSrrzH1Sqr39LCAltEMA3Nf1+/f/AeGDHXZkEAAA
            """)

    static let textsEsJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "fb0bc329d103e55b",
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
            n enlace nuevo.","notLoaded":"No se ha podido cargar. Inténtalo de nuevo.","notConnected":"No hay ni\#
            ngún dispositivo conectado.","nowPlaying":"En reproducción","trackUnnamed":"Pista {0}","tracksNone":\#
            "No hay nada que elegir en lo que se reproduce.","styleTitle":"Estilo de los subtítulos","styleSize"\#
            :"Tamaño del texto","styleColor":"Color del texto","styleBackground":"Fondo","styleOpacity":"Opacida\#
            d del fondo","styleEdge":"Borde","styleFont":"Tipo de letra","stylePreview":"Así se ven los subtítul\#
            os","styleReset":"Restablecer","colorWhite":"Blanco","colorBlack":"Negro","colorRed":"Rojo","colorYe\#
            llow":"Amarillo","colorGreen":"Verde","colorCyan":"Cian","colorBlue":"Azul","colorMagenta":"Magenta"\#
            ,"edgeNone":"Ninguno","edgeOutline":"Contorno","edgeShadow":"Sombra","edgeRaised":"En relieve","edge\#
            Depressed":"Hundido","fontSans":"Sin serifa","fontSerif":"Con serifa","fontMono":"Monoespaciada","fo\#
            ntCasual":"Informal","fontCursive":"Cursiva","fontSmallCaps":"Versalitas","volumeFixed":"El volumen \#
            se cambia en el propio dispositivo.","volumeMembers":"Dispositivos de este grupo","muteOf":"Silencia\#
            r {0}","unmuteOf":"Activar el sonido de {0}","queueEmpty":"La cola está vacía.","queueItem":"Element\#
            o {0}","placeOf":"{0} de {1}","queueKeys":"Espacio para tomarlo, flechas para moverlo, Espacio para \#
            soltarlo, Esc para devolverlo a su sitio.","queueTaken":"{0}, tomado. {1}","queueDropped":"{0}, solt\#
            ado. {1}","queuePutBack":"{0} está de nuevo en su sitio.","queueRemoved":"Se ha quitado {0}.","queue\#
            ToCurrent":"Mostrar lo que se reproduce","keysTitle":"Teclas","keyQuit":"Salir","keyBack":"Atrás","k\#
            eyChoose":"Elegir","keyStart":"Al principio","playing":"Reproduciendo","paused":"En pausa","muted":"\#
            Silenciado"}}
            """#,
        gzip: """
            H4sIAAAAAAACA4VXR5YbPQ6+Cl+vPX/OO3X6Y4dp2ROWEAlJdLNAmkFt2c+H8W5y3M1WF5sCWKyqlnverMQCPiITgN6eGBtPvjtx\
            OZ48OyHosP+4SAEO//Sup2R8ndPJd29PNKR87c9xZzUmxtDOQvxIXXuVUG2BFJL2lCMYr4xNwSeb7c6nXgjfPbepZxPqjGZ2fWlJ\
            9XR8bQ//pgF6VnGWNjPgmWcakPGPUWg+BAnGWHB+89xmhyNCwchYIkS9rTpOS9JAx3Y35GTOc9+DJ0PYcPX2k3eTzOzDGaTB8nN8\
            CVEZVCi6R9QUCQElXQXGSaHzCVkTxijkgLGzKVlPkzu6IAdb9dhHZrPCXJSGBI9v4mvWdwsRBoPY/IxkjX+mMGVQEJzVoDkTKlsk\
            VK8KqhUHJz7WgcQ6Ipo+gagyqoDGxsN7VfX5jx6p7iOWLRW2eziKVzn6snLYXPq/hTRdufbXmB98vJdrbPzhvRhFljaFgC3jTwfi\
            QShooJe8wiM3OFcfTWJvR4s5wscRIV+D0nxUQUL5OjgfIbZ4TNIurcsYpTx/Oc4RW7WFvYJX5fBXlpw8P4MuQLb91SSVdZyTj+YB\
            yFy6C0oPokLCsGW/eyVkrPESisN/aK539DdlDD95Sy2KkpfDH3WGjAqUqwH8rf3VpZ2Vk/KcmW1ZgyrUU3o7ei5Dm8xbB4RX3mAt\
            bNC9VlDoVOeNV7BjLxp24Zx/mAyQ2GdkMGiNiXVJbcPL0sO5rJ1Ktj928Ix5t7GXra0Bo/bqDk0P1uCa9Ju8xbgIgSXHgiuQiBZ6\
            FNCpONqLAPZ1FrEm7kUwkFGaH/u20LmAs2/Ytzn8OwWriCqVyex9fT+ieocx1VIquIMmewkdzhPRBTFYjMPEIXlVbPBqf6RMyv6P\
            NNR5Z1MH81wsH2zW2xuqzcIiGTwSwBJTwAiqKusKpizmqwCUwTng/Fqy2o6R+J5Bk7lLcIxxkFg3pnphZ7kHp+9UByRvhlTCAJGJ\
            HzSsJvnSRnwA5x4XQygYs1cvzm/Vl59/+blCYqr2McO64IZlzcMkdlpKORadrafUustzr2F4buGpFlhT//w3R9fPbeKWIDnHkGs3\
            drDvCXcYojdFW6FBSciW978CStkHeQUZCZngPJg6F84gboY5RrUpL+2mWKSMLCnizvoiKntKtJ5v96GxZD7/RPTm6DUajOrzT1TC\
            TSEjzXHt4wPEClrsgN7AMaIrGUWdQ9J1JBUaiAt5rJE7kR1mbJAQMK8Yy+WSyiof/pqLE2kJ8X7prMHIjvtk9TDDnd3VGaWMjagz\
            SwOzw5htwg4pi2+FtGVOurdhYWotZX6DR5wfaeJhm7clXNfQLZQeRopo/27g9/U8zBsHLCkgsorfoPPSMySkASFLt5JkYpZMUm2t\
            tw72qU2lOmFUbBlHHv4EhkX7gMRgjGzNKtqo0I3Q7OukA33fSvHJaDaM8BpmujmUyRMXbtbrebOtm48n5KljU66JJI2OgyEHSfvO\
            u9IhR0QONJJu1hNRGZyHk+1vMW20O+y8JPvXxWaIc/hVZfBPo0fsOSlfgnWzobWWfBMY37KX436xAUttNZMtiptm2/1kF2tbHScD\
            mgZJ6sK5Kacqe+NH1g3hjFVo4iz7ybZ2eHSRS85Hg6TAIWQfa2WO2Ct8o2tIh53OeurHvaQL2buAUeaxg2nP/UjdoeXG0/ZZGXnp\
            ggyatnqEw/uNJVB7UORlSqGUevQO4odNVPWlhzyXkRzoIVof1Xr+xYNp8U7VKC82aYgbXpt/JJ4kGZxX5tHVtmRP2do/uVjotnfX\
            aw/8INr6Pr6F1h6kcF8QQSdib23KLX3CSteecKYPzDAMHW5srHuBEBKOsrFOkX1bJyWIVvzhWB13LgYu7RsZDNDxfx3ZL/jPjm/8\
            vsw9v2n5/ZB92lu6ib4Q+3DpyYycmwDaZh4RcjJg5PZ6jrkwG+Tq5tJqtF5IZoNsqGZjjtB4tzwV8IE7Qzr8lT3fIf0vz+4wYZY6\
            Tpm3NI1Sn+zHb7c2i2IHpH2j9l9admncxJF4h4Zl+Jcj5ffonBcbOojWuZHxfUQkaa/RYCOe7YFpZxZo0lOQr78prpGuYIOUoacO\
            p56BZoOtBmSh9wPxpmRnqf2P8HFkLLdgxLKl71axybgDm9C0InQWdzhwzjFETJX5Q5GFWQYo5SVQkhHJK0u0a2h0/hDFR4wrT9yJ\
            +AcT5xtMY51BKsCd6Eda+9iBa/QSUx2R9TTq6CHuDEKqoUzgbIY0tuZL+7p641QlsCVKQ7eyMOxFIfpg/fEGW9FX2K0wsuzziT2t\
            T5tYgh92hJv1fEtoI5dGVtsV0A3rwtGkuOiC1P8v3PMcDONzB/rwV/iogX7M2Ik3shL44X5woKuS/lvEfjqK/Rn3iW9ImIf/X9l3\
            EJ1/ptYO9RZSpfJQEuojbPIuw0DWlWSwD45gFfDiy1Hxo4nP4R6pmvKMNXGDmxt0Hn0IaBqC5R9DbkvmTlEhQyBaj1VIxzrbRDXj\
            /HjFg9VIeCa7fF84ESlL4aUcIT7VE3v4Pe6nFRi1g1SJPK7rWmVjpQxWLnI8vB9AZ1vvE9YcbRpumSFmBnK1WdI2yEQMY8e/m29J\
            w2rcXiGfYSgyM6uxHvju3X8BS70lkIsSAAA=
            """)

    static let textsFrJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "d2b98aa03669059c",
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
            tte page ne peut plus contrôler les appareils. Ouvrez un nouveau lien.","notLoaded":"Le chargement a\#
             échoué. Réessayez.","notConnected":"Aucun appareil n'est connecté.","nowPlaying":"En cours de lectu\#
            re","trackUnnamed":"Piste {0}","tracksNone":"Aucun choix possible pour cette lecture.","styleTitle":\#
            "Style des sous-titres","styleSize":"Taille du texte","styleColor":"Couleur du texte","styleBackgrou\#
            nd":"Arrière-plan","styleOpacity":"Opacité de l'arrière-plan","styleEdge":"Contour","styleFont":"Pol\#
            ice","stylePreview":"Aperçu des sous-titres","styleReset":"Réinitialiser","colorWhite":"Blanc","colo\#
            rBlack":"Noir","colorRed":"Rouge","colorYellow":"Jaune","colorGreen":"Vert","colorCyan":"Cyan","colo\#
            rBlue":"Bleu","colorMagenta":"Magenta","edgeNone":"Aucun","edgeOutline":"Contour","edgeShadow":"Ombr\#
            e portée","edgeRaised":"En relief","edgeDepressed":"En creux","fontSans":"Sans empattement","fontSer\#
            if":"Avec empattements","fontMono":"Chasse fixe","fontCasual":"Décontractée","fontCursive":"Cursive"\#
            ,"fontSmallCaps":"Petites majuscules","volumeFixed":"Le volume se règle directement sur l'appareil."\#
            ,"volumeMembers":"Appareils de ce groupe","muteOf":"Couper le son de {0}","unmuteOf":"Réactiver le s\#
            on de {0}","queueEmpty":"La file d'attente est vide.","queueItem":"Titre {0}","placeOf":"{0} sur {1}\#
            ","queueKeys":"Espace pour saisir, flèches pour déplacer, Espace pour déposer, Échap pour remettre e\#
            n place.","queueTaken":"{0}, saisi. {1}","queueDropped":"{0}, déposé. {1}","queuePutBack":"{0} est d\#
            e nouveau à sa place.","queueRemoved":"{0} a été supprimé.","queueToCurrent":"Afficher le titre en c\#
            ours","keysTitle":"Touches","keyQuit":"Quitter","keyBack":"Retour","keyChoose":"Choisir","keyStart":\#
            "Au début","playing":"Lecture en cours","paused":"En pause","muted":"Son coupé"}}
            """#,
        gzip: """
            H4sIAAAAAAACA3VWO3McuRH+KygmTCjWuVSXKOPxcaU78WGu5CuHINC7xBEDwGhguZRKVU79L1xOjrzYieP5Y+5GF2ZnuVI0mO5G\
            Pz7068uBdfng3YEv+eDoIOgB6Oci6zD+oR0SqcCm4MG7LwdGY7mKZ7B2BpCETukf8rE6qaYGpVPSGZxXdnwpYMr4Qnf5yplDE0Mg\
            EtjZrasYlNC3oqfy78JqJtiIG0fiwDdqxkl6X6vQRKN12sfVR1c8TBIKa55YC9DZ3Iu1WzD3QH+g7GEPBSfJrWMfIwlvXRr/rb78\
            8HWrscTEhkTnSc7jn2zUgjLN/CS4BYXkFsCgyf9c6NRHbK8BeWjkRAeHSIZ7VB9zrGvIygOqyW1FYXxW61hx9w5s2NpNrFncyUfK\
            QCnAN70zunBENrqickeDfZ9rxppJccmg8viCoOux+hRIQS0xOxQNa91sK4qd5CwMOlB4cLzjDEFYXKgcQz9yhIXiufPQw/t+anXJ\
            q3gF5THmB5L+G1sNh4y5eKr5evdUxfF/r6Lhp1IJCMFQFIIqgubxVv3N5DA7ugdWOATWoLEjQHFyTsAm+ZjhNVZbvRfOF8gtdT/s\
            uJSabCgUCNAPhABBLHD23+u8gv1HO57jUTijTwI+sv49DCXmcKjZqRSDbV5hgfRLdGGLZS+uz2/aW+qqfnNvLhynssRk4+CM86Bi\
            VXdZh5ZzlXwc/0Nu9JC78huvA1xGy496RixtilvTBZIciKr0WsJowifex8etKycCLUsfamPGZ1RWB+ScZzMrr1dApKrwCcv4PMCR\
            QvaZQlg6C6E47R0ljYKibsUt5aPRvtu7LpToJymRrXNE/dQC2X1oE4dEJ45Mr8EIBhOoXdGnZHUB6ZCk7BJKaV53OU6N37n83ilK\
            tEw8BFTE08P4XDKdYVZ74kUgSfCeYIeMM5AWeoBZ6o8v2S0d3flHbQmiYrYu6AJkDcrcB4yc7DU37Mc/h723Wjy6Yu6vA0PvfR12\
            QyBluhQIVmyxOkXNK+ugLD9PbTYO9XLpKIau8+cKWLbu/rU6gQawW98oF9b8TEjocCU4jB5C2W1tXd+Fy/Covd9ND1Ap5qI+nd2o\
            H9/++LanieLLb5ZQlX2NDetzAUuuht8Zp8aTUuU8cMaptG2Ys/5HnvrxZe2QtLxSQs2dmwapuf6VWMnrp1bnptQMTNAVgTtx+3JA\
            Mc3GBVF81NbJFGwlP0AoRA7SwRfVrXUjpAxUOBVZGeFoxhcrkoSOC/btDzLZqpch9PYHhWBisIAks4z5UWcROiGF5ltCQy3So2si\
            tm/vTeQaBmFQQUktz5hGp4ZDexzrooLSKvJNcSU3rQjwsPDOQm4DCR3Lc9ykiKswKOsyGI5EW9JdHAoGpDGEGEyD7cGlE0uk96vA\
            zZaz9BXzfdiyJRtkWtd0JVCO/1RIaGagpBMW5XRtQ9d53gVarpemMQFYLjVXABEayAl04a4mQKTxRZ4vSBO+oYfH3oFBeUmA+RoT\
            EwSWajhc13V2FIVISlqVrM2DZOX30RShxuxC26sgKfONC9fL5bwby84UA/S8NZwSXiCvvgW2jtwPGAQ5dMr1cqIpC3MkxfV9OIV7\
            C0NcQ0vplLIbIM/vXgqPPExem4mXgbhYLrTzMkAPIyGfpVFrbkb3sY4v04uW/HSy0i7Mt7xMrVhaq66yTk7L3ZlbLiuyLqxisr/0\
            Ses3H2MtKk+v3ZnXYZYFUg0N70lgcV+XSw97GjgfZAZSP9ElunYHJ+lLajQ6rJop2RE50A8Ry84mmiDbCrRX93nBQGuuTC4iYwDx\
            PFiw0x6T9ArakgHkTfIVFWkvefyvh/yq6SpOzTaPOmbKOwjHkuoforbyEKDM1K5mL3HMYxdkssqd7e6+v6DITmX6Ii8XHrlKpCOe\
            S/mgslNJ9ZT+FIIems4bh0XysGf7VQwwGSO/3EaliNhGunR4KGXSKHPmabuJLviHTOK89rrQwn1u76qdZ6GqCmwKdO5p9DFLD/VQ\
            8x7/J3JvlWMNVoaAG59pXCWvQ5e4Ttq4wkNETpTcFrjdfUv43K76Vk1hdepFDLL8e2cmyzc8PuCxzTvI4x/1ewHeAkKR9HbBtYUK\
            JSE5tt/uXZsFP5EXphPpx/Cov4puErwFy0piXUEn/R142SPqL7qGifpzBgjcUiCXTjt90kxqn8lGFbtQO+lSrzjviSonTQwgRObP\
            LyS4rsW7MMdK6It7bZtL18NdlpWC0leYcKsdgpU0zOAdLIUBZ5Ay4MQzGeqmDdlQFrrNQv4o4D2ytArpXMhu2UYwmDkbhU/zJURZ\
            BBBBLd0GhFFONVbtpUG20tVcLxO3ZpRpKifo5gbt/alObWeAwsNMDfr3irwl4NTRL9ym17QQFPKi+LzyILNZnJRF8nC+CIv4JQx3\
            kNv0621Eti/FqZ5AVgsZHDvLxXZ+1NAl9reMV1PmfEil7VhaLXcGjeJesnYWjrvoe3Kca9WV3FXwdBE79C9d/y+T6l+hzfBzTCQk\
            nQK1Q5eP1NKPzzRLUKi2j6kj1YU7OSJTx39Rd0xCzTBAKbIMtFuTfx/1AwRx5UgsHc/dOcsxJbBdQLSPLzsyN7VwTxGZhoCF3rh5\
            7qHuNudjuCttjZtbDMpMJuWTb5FyKYPsYbLg90G3u9c8wJMsLTLtGCSh8uI/7f9ZaOIrzWauQSGd3seIfJkOjLVQF0XnZrpy3He1\
            bcDTXPiwv14lXaeC5HPPOiYtYpNLtPZ8/fp/0mU6yQUTAAA=
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
        "application/json; charset=utf-8", tag: "3ffebac65fd56dca",
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
            o link.","notLoaded":"Impossibile caricarlo. Riprova.","notConnected":"Nessun dispositivo connesso."\#
            ,"nowPlaying":"In riproduzione","trackUnnamed":"Traccia {0}","tracksNone":"Non c'è nulla da sceglier\#
            e per questo contenuto.","styleTitle":"Stile dei sottotitoli","styleSize":"Dimensioni testo","styleC\#
            olor":"Colore testo","styleBackground":"Sfondo","styleOpacity":"Opacità dello sfondo","styleEdge":"B\#
            ordo","styleFont":"Carattere","stylePreview":"I sottotitoli appaiono così","styleReset":"Reimposta",\#
            "colorWhite":"Bianco","colorBlack":"Nero","colorRed":"Rosso","colorYellow":"Giallo","colorGreen":"Ve\#
            rde","colorCyan":"Ciano","colorBlue":"Blu","colorMagenta":"Magenta","edgeNone":"Nessuno","edgeOutlin\#
            e":"Contorno","edgeShadow":"Ombra","edgeRaised":"In rilievo","edgeDepressed":"Incavato","fontSans":"\#
            Senza grazie","fontSerif":"Con grazie","fontMono":"A spaziatura fissa","fontCasual":"Informale","fon\#
            tCursive":"Corsivo","fontSmallCaps":"Maiuscoletto","volumeFixed":"Il volume si regola sul dispositiv\#
            o stesso.","volumeMembers":"Dispositivi in questo gruppo","muteOf":"Disattiva l'audio di {0}","unmut\#
            eOf":"Riattiva l'audio di {0}","queueEmpty":"La coda è vuota.","queueItem":"Elemento {0}","placeOf":\#
            "{0} di {1}","queueKeys":"Spazio per prenderlo, frecce per spostarlo, Spazio per rilasciarlo, Esc pe\#
            r rimetterlo a posto.","queueTaken":"{0}, preso. {1}","queueDropped":"{0}, rilasciato. {1}","queuePu\#
            tBack":"{0} è di nuovo al suo posto.","queueRemoved":"{0} è stato rimosso.","queueToCurrent":"Mostra\#
             il contenuto in riproduzione","keysTitle":"Tasti","keyQuit":"Esci","keyBack":"Indietro","keyChoose"\#
            :"Scegli","keyStart":"All'inizio","playing":"In riproduzione","paused":"In pausa","muted":"Audio dis\#
            attivato"}}
            """#,
        gzip: """
            H4sIAAAAAAACA31XPXMcOc7+KywlTvyq9i3XJs60I8vlW+tjJXm3LoRJzAglNsEjwZYll//LhRdcdNnF/mM3QA+7Z6ZcjtQCQHzz\
            4TNfTwKVk7cnUcrJ65MEA27/+SAQCRJvJYJfpJ68/XriocoVn+NIHuvW5r5AHVCETt0V1tqSC1QzVxIa2UnhEUQd6Llzqp5TQi8Y\
            jo5ycqaqtRuvJktKm0NTk9dKnNCRnirHR46drxbHgSDy5p4k4r6Nq21W3iEU/zCFvSWPxYMLtFcV9bCLwyXXe94e208R3Ndfvi3O\
            hfMK6q6qD0mwFB4yOdFUaDozWy/92hr3f0RoiRu5ogZ8oBZUnLHsvCw18gjuMP9AzkMFJw0Oz+AXjXSDxcmuNVjwtftHwyrgIGcX\
            cERnTSl44DNhjObRFRQ8dffkRizl+z+dfyA7Hl9BEy708gIvWubpQewVJ6HUrBr7tNykcPscsRfzsw3rtld8hfLE5VHtObmKNrCW\
            psxseI1c5lo5scNasfjD/uiEThePN3OSW5d/LL1InNz3f7m5KhU7rDly0e7st2NxdkFRmxp0/AdBc8GKScjc1pYzF4HEe80/3S9S\
            dEXPUn1SZz9ujZbhHsAVkwnr+SqY/8aUlh6tdksl5CC6v+j/LpYFYec5RtyAa2krGVk1WlB3dRMh4SUHnBYURGgErXzgAJFkO37A\
            gnPosxj56SC21ay74b3eUdsjdDRoxrYnlk2lKjjAa53eTaER/LNDd6vzjOwhzgldywOWs5x1jW3zW3qls/IP6HL7/p/9xXa1RSeN\
            95vW/XzKAQQN5rS2s82GuCRwFPet3zrIhVxUV0dJ726J7V1qmsmIxa53D3EHAy6t+BMLrcmDZWoz1+YPuQkWh0dxXVVY3t25Kljr\
            smfm+onEP1wnzdx7TIGOHaADEVNovIGrFHLqbPtvGXSVKdEL7XX2vea05Puu6qWBGFEjk+OaSeitE0wbvVcVMxQQOoSe7uyCCj5B\
            jAc7AM523n06v3G/vvn1jdbn1pOlZn/cFnVGqUppXohTnSGPvYetMbmM5XjgEdz9n0cHz8mwd3v0+ncFpQjPBv65cGieVATNgPYS\
            RQxOVABWDOd9JFfjyBAmgF9BIQ8DJgOoNMHrXbNVp1FlueBI3KrtK3oMmAS38oJPlMKbX8x3IJRid+/NL66i52Rgv+byBGUyOhtB\
            e3hsMjQ5vJrQAmncllRlVR5pPGRrijpVkUNXWYSFhKP6rIiPd5ECFk2aKxmaa900ouXrAhUU0f5AGLEIVdQmqMuUWvIWqD5SPgva\
            EIgKcMeaD2nWSenPaMtXUxfPXMVNo4Jvd5rtcuxej2CDyYjB7lVkr0BkTc0IYnBl40V7StOEpTcRnusCpJ6TYGrCOu0yrUIvlDMm\
            NceiieRityubwCAa/GNfxh/2sNuYrtssJ3dr8oMD1+u1Lul6rQyAk/q/IEvJQ/IYdw2OUTswcmwDagvsY5Zcr2eZC7TfPct5aaHJ\
            bnHgcerX0Hg8sL+cNHcGeztFQbulF0DR+n+dsYA1zh62Qq16EuhTk/J8tgFKGrVTLYXLTuk6pbrf40euNjvdB3oW4zxPJ02EZ9V1\
            wkXV0qK4e2jrdcTDczZrLoES6vvXIGrX6mx6idWz9XZHy4jTR65yRPkylgpbTqtlKB4KKOTus8bpsXuXAoaFUmTYUALrkr1Umb7/\
            19awcIxQ8AhJnS1eS1O7XKT0eDpt80eGyfEHfZAqfaaIzhsUlcinzoBthMl6Ic0/JhGdlU/WT7r2nbweXwvb0U8pwdAZuPfU98KU\
            9WpaWqP7r7bcyXbVBX13cBMJi3VvAXq7g525PC9E8E60poB0jE1qdEcvE+gNmKo9xqLuunrFkfXi2l881P22TXJTuCXDpTWnMKuu\
            M3gSfRj0y6hNwBjZ1QOzd2GjwX/jssguOMn0GoC9Q11+o+CPT9rM/TqU6wFx0gbU7//u1rdYUXRhcUc0bA8jl78eSCwmQfLcpb9F\
            8MaBscyyWwzqgGudRX/XGjSF9wQxzuL3BTFNtCRgF66ewS4qQdoL0yx2bF1yCRvd+a3QvixPDBu02fcd453wukmk1Fk/l1lx9wDB\
            8roePpfu4haoYujLFwnHbn6Oyp+70sPuN8Gak9xBqjpNTC/gNgpG2DXKuabQh4pLTjy9MXkrBWkF3JpqhZ1+ZeBgodZcBojYFa1U\
            Gqdy9GvOYWsTV5CrdUUxkCOK8AzKF/Rlyj26SeAquYIbVk7Wjsif9As5mV7i8BlL1ZU/+JHar9GmtJx5xwau14dU/ZW9+8tD0NJs\
            dUvHRgfo/27Idh0+gvMcQH8KjY0FTrvBB8FBmWJEY0C7szmCn/xv/zeX/z+7/B2fbVTadTYkyAVTwBL5tVsX9B5NWm3/TbpnWyhC\
            9TTJ31W/E07kL7IDp8d4zu8eHjFNebzWQJVP95M5L5wzhm7Qvcuh1U0TBY3JSnvQHzAH0dXGBzH7cxoW8yogrFlyrXup8aqVMlGm\
            SyXn4Cj+lJM84vNCgKEKTbI/GsmOrU8CS3YhlZNw9cBcDVcNhifhnUAxphXjK/sxoMb5J/ifofUL2PmxrVyYaVDoeyd88u3b/wCG\
            naH4dBIAAA==
            """)

    static let textsJaJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "9379aeec12a92edc",
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
            ded":"このページではデバイスを操作できなくなりました。新しいリンクを開いてください。","notLoaded":"読み込めませんでした。もう一度お試しください。","notConnected":\#
            "接続しているデバイスはありません。","nowPlaying":"再生中","trackUnnamed":"トラック {0}","tracksNone":"再生中のコンテンツには選択できる項目があり\#
            ません。","styleTitle":"字幕のスタイル","styleSize":"文字サイズ","styleColor":"文字色","styleBackground":"背景","styleOpa\#
            city":"背景の不透明度","styleEdge":"縁取り","styleFont":"フォント","stylePreview":"字幕の表示例","styleReset":"リセット","co\#
            lorWhite":"白","colorBlack":"黒","colorRed":"赤","colorYellow":"黄","colorGreen":"緑","colorCyan":"シアン","\#
            colorBlue":"青","colorMagenta":"マゼンタ","edgeNone":"なし","edgeOutline":"輪郭","edgeShadow":"影付き","edgeRais\#
            ed":"浮き出し","edgeDepressed":"くぼみ","fontSans":"ゴシック体","fontSerif":"明朝体","fontMono":"等幅","fontCasual":"\#
            カジュアル","fontCursive":"筆記体","fontSmallCaps":"スモール キャップス","volumeFixed":"音量はデバイス本体で変更します。","volumeMemb\#
            ers":"このグループのデバイス","muteOf":"{0} をミュート","unmuteOf":"{0} のミュートを解除","queueEmpty":"キューは空です。","queueItem\#
            ":"アイテム {0}","placeOf":"{0}/{1}","queueKeys":"Space キーで選択、矢印キーで移動、Space キーで確定、Esc キーで元に戻します。","queue\#
            Taken":"{0} を選択しました。{1}","queueDropped":"{0} を移動しました。{1}","queuePutBack":"{0} を元の位置に戻しました。","queueRe\#
            moved":"{0} を削除しました。","queueToCurrent":"再生中のアイテムを表示","keysTitle":"キー","keyQuit":"終了","keyBack":"戻る",\#
            "keyChoose":"選択","keyStart":"先頭へ","playing":"再生中","paused":"一時停止中","muted":"ミュート中"}}
            """#,
        gzip: """
            H4sIAAAAAAACA40X1XrbTPZV/OV2meGq3KXA1u0y6bcmib7IklfQJIuWFIZyw8wxlhvOw4xleIv/zBlrrChKvt4YDvM58+82WTHa\
            ft6mWkbbN9s0KU3gT3V2u7pUqOdWAGSRActs+/m/21KSaXXod8hjJUVMIKJukXqb1D2k3hjNutQbpd4z6m4xiDNV35mkzhZ1Jqk7\
            QZ0z6ixS9yWIY1LuKGZK1zSSsoh8WVB1KVd9sl37tNCkvs1JFa0nhhYJKwdFQRsVGyGtHoxR5xyoZUVS9Z6HiqWSCK0/PCbwSSIZ\
            qV6u+oKD7ovq1lLtwwZ1ZqmzQ50h9HFeMLaMfqgD77+/+98EdfLchqt4kpaeuS2ZMZ6COt9ZqhY3BG0rhEDKxQJRfXezMb/VMkLV\
            TeZdY2acOnPUnQRMhhhpxTQVXQt890ufqFOCGMJnrI8XuaAcotY58yAb3KNOmWYd6rxkktwN6s1SLwe1QL1p6nmM0itT74S65crB\
            xFXauDT/fLi+4zBexw0qaB6yWN976z8tM+K3AHeYXm+dCXePUfIBK731vdrWEXVeU3dKMF5wArIDUbaZ9xC4+voUYC1Dt79SSRCV\
            LypnwdWhdxCrXzf6gJOlMBFxrXJ6Xnu1R51d6kyjzdGAxBcHakHjA0VdwgfQFI00ZiBO9gEnY7/dY+4QDyQP0nUK7ymqRQwiB+pe\
            ohYXnQhHqHzZGL985p8vXe8QRM5i/XVTM/ubaoCnVnyFbKuJaDBRE5ZERJxpkcyvdEVr5aE+mvNLw2BT4vfKt+4p4f7j9ToJxXo5\
            WgnqvmW/vBnq5SF1F9PylDprEDTmjlDbpUoaaddlnJz7q/7IMPU2UMQ48FM3Rz1gyF8n4qaq6v0t06n7GVtrhHpr9b2iX1pgbvwZ\
            I7sPccBofAYVfwWv9hiiiMbnweTEZZcY1S5P+HVGdFq9xLiZyWCqJ6BkARvtUicf7nxR0CLt4DDw1vdBxWy8lkcZWbIIXyMxU3Xx\
            Q3XmTayVF+0o8bgAS2NmkhmRdQLGIUbGh4G3S733QFPbOKrnphEr5gFak4SFJ+IeNJT3nLqn1H3PeJ29yCTwn03BMP2iDnYnUeCe\
            MOC66Cf7FSvV28n6OuJpY/G4evSM7YDhbehW8LT+8bM/+br26rixvBEZeKAUfdz1z6D2N69Ud98mphWuuHc8pTHlg1Nv3B8brc4U\
            Yz24nhlKpBz2CALob+bB7EZ2oXK+zmsoppvvKQbpl1Q1Ni/4F/xdB5k42Xaou489lweBiUd3usCWZQYAq370gx/9IAHxu74FFM20\
            DBt2tq6ZuAXEyMMuPkfHZoPhsYfdWaDey/iewDqLSIWlzYY3yO38NaAyqjTI5t3IdO3VKvsv2biuKwfZ6rwrFr4JZwFAxX9Vl2R+\
            ItRzkI/z+tkJfPIbSOPbuVqAsB4wkQb0mW6bjH98msMgqoom/+C7APvBdxO13RfVsWN+G3TrRr9khFGNLGQ2C6i0bfFuXaXeNg8r\
            QG0tBh6+Q1JSBj1nR8jqe38TGnTPL876h6+ZY4T0JVVFJoaIQuV0unZaYk4qj7lcPu5mACTJj4lhKSZJE81iHEee/3yCyelTMjdl\
            AQH9OEuKPGGC4Jda8xDzz6YwZy2aSM7sTEcojiVu2s8TwAvIf9rEDk5GdJkpyBAiCyca2VX/aAcjnSGS1dwMbDh6r0ToNL73uqAG\
            TMHJjzBe4VBf+Dl0eeMBu54hGuPF2OHoLaDoLfgMZuJT3LJSqk+UcyQHAn/TlhVd4FtsPAoR4s7ubgDytQZAWdf4FTlVORrBlGsp\
            oooTEXzA2ywPqMe6aqebdjRGnwpIZ7c4kUsChXFGwyPBRsQDktYfk4ANRuP4BK84xLZfwNV2j2FaYj4Aa1r3JEUlsrA5MoDwL1SE\
            SLhlDN7skRQNzXCpMwL9CfkVtzG8O6J3fngeQE5FKdxsTrN56sBg34mUBKfpxHB+L1E5/gS2x5Ike+3ubpWEReE5sInV/Bpn4Oxl\
            +aZgi1ADDh8TOKV+o5uhN4UzBXOf39E8KjAroVaveshIqRQxzbuaTOTQ2F7g25ivgujCfzldOV0KcpDDsZzjxS4UhhZ7DuupHJT4\
            UOwkh976jS6hDaEZ6TrRHKPwcE4jp0tEZvhxGbPqv+BI1fR+1rR8eouWDzrrkQbPb5SOC3QfnzXloAqx9zqw2a6dFvgIaDgH1YkV\
            cZ411oZriyVI5hWn82Dr3cObHeRies5x+uYDoqTyLzxyZ0aBjLof0dujAHtbV3VDoOvj7wLELTC9B859DRPiTVXnywGqMyOlFGtQ\
            wPElOt3IPq3OPYGEBGR35R58rB04/tMZ8CCA39NxFeApsI8BGAtQXWz1kf6wS/xOqpxNBjQPiEk4fw6HlMf5U8yR3/cqFuqcPw1A\
            t1RwhI2v4xcB6AEvso9bAeCPhJ3ySDQUwO4bhGhM1OfnAej2oKQFh/4GGN5SYeOAXBYa2qUeolkSWrlC3RNsgHPAEohJsx6wcWab\
            sE7bUhUE109yDa/YBCd7JRkN80/fVo7noDCaiAeSYvKa/lgCqD961JJ1h8AFYXI09gQ7NfBS0KykpJnowgfwgtdq5fRlgCSGwqY6\
            pLG6tNyCt+uaziJRHPcPh5sweOPZEt8YeTzatzEm+QBtGyZcA8g1Ut+bCylJw3l4W8pwMw6DV1c+wecv3+2AEIvmnjJAZLF/IsOo\
            ulQA0exy3hqHZ0jkscAFtJP0V8QwQ2/vN6APtc5Gnkr8aArtNvdF7PUUXn5xZ5RYanfTGWswvAvB/tr+ERgsjES6X1okjWQbYAh/\
            Q+IMwYMzJfR959/fE+fMrwkeIckM4HnwQPhuc4hkndrqhj/9RsD5PgV4hB7eOPAiA/hdM9WC+sMezCS4MSMB5ftd6iNaK0BcIycU\
            Azpk5x1Dz2SIHF3tVzN02RYbPi0GtKbEz0xuVoT54oEhRy+MK6gf6lClBvRpdDiHkgAy+AACpj4I+IXb5oQDf2srTETto8uPKQA1\
            7RdHOoBu9+o6vhR4vDgwaUkGqh8ea6wVm+d/7LLBd4YceWggCitWjtzzDPPf/34N04k9mSgWAAA=
            """)

    static let textsNlJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "fd2860700bf8aea5",
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
            agina mag de apparaten niet meer bedienen. Open een nieuwe link.","notLoaded":"Dat kon niet worden g\#
            eladen. Probeer het opnieuw.","notConnected":"Er is geen apparaat verbonden.","nowPlaying":"Wordt nu\#
             afgespeeld","trackUnnamed":"Spoor {0}","tracksNone":"Hier valt nu niets te kiezen.","styleTitle":"S\#
            tijl van ondertiteling","styleSize":"Tekstgrootte","styleColor":"Tekstkleur","styleBackground":"Acht\#
            ergrond","styleOpacity":"Dekking van achtergrond","styleEdge":"Rand","styleFont":"Lettertype","style\#
            Preview":"Zo ziet ondertiteling eruit","styleReset":"Resetten","colorWhite":"Wit","colorBlack":"Zwar\#
            t","colorRed":"Rood","colorYellow":"Geel","colorGreen":"Groen","colorCyan":"Cyaan","colorBlue":"Blau\#
            w","colorMagenta":"Magenta","edgeNone":"Geen","edgeOutline":"Omtrek","edgeShadow":"Slagschaduw","edg\#
            eRaised":"Verhoogd","edgeDepressed":"Verdiept","fontSans":"Schreefloos","fontSerif":"Met schreef","f\#
            ontMono":"Vaste breedte","fontCasual":"Informeel","fontCursive":"Cursief","fontSmallCaps":"Kleinkapi\#
            taal","volumeFixed":"Het volume pas je op het apparaat zelf aan.","volumeMembers":"Apparaten in deze\#
             groep","muteOf":"{0} dempen","unmuteOf":"Dempen van {0} opheffen","queueEmpty":"De wachtrij is leeg\#
            .","queueItem":"Item {0}","placeOf":"{0} van {1}","queueKeys":"Spatie om op te pakken, pijltjes om t\#
            e verplaatsen, spatie om neer te zetten, Esc om terug te zetten.","queueTaken":"{0} opgepakt. {1}","\#
            queueDropped":"{0} neergezet. {1}","queuePutBack":"{0} staat weer op de oude plek.","queueRemoved":"\#
            {0} is verwijderd.","queueToCurrent":"Tonen wat nu wordt afgespeeld","keysTitle":"Toetsen","keyQuit"\#
            :"Afsluiten","keyBack":"Terug","keyChoose":"Kiezen","keyStart":"Naar het begin","playing":"Wordt afg\#
            espeeld","paused":"Gepauzeerd","muted":"Gedempt"}}
            """#,
        gzip: """
            H4sIAAAAAAACA3VXV3rjOBK+Cj4/T84zT51z296WZ9NbWfhFwQQBLlAUx+qvD7Tn2IstCiAYOjyJqJyr9P5Cm3Dxx4XlcPHVhaMO\
            6XEJjWDJ6ZhgjL84Xvzx/mJPkS/9E5zMHjFRPU5vuG/Uc8Ap6nsKxOmrwck7DZdYheOJiXvvHPYMvWK6NGB1Qrhd0z4uhMY1K8q/\
            JyLjdAKqjtqPaaE3pIs8bcj65sawxUyhHFGYcTtQ2B+Lsoez+WePdiVgMenGJ7qPjVEdWL3/7sMilH0vyopYefUTlRi9ErzEZStW\
            YhK2JlgfIcLsYIqEHqEzMRrvqn9PsMqAceoO6jiYqE5J6scs+EtUXnWKMRmlOg9WGucsZeJ34BGhzTET8CY+36hXUKMPmpVPgjwi\
            o+vE/ganQNTobzZKUxjZuCGb6n1oiMQoDn64tahOfLGQKuGlvwQnrW0iTvrPhpWTOvK9EtZq8UgUEkjS8PUirh2cE/vNnftmEXk9\
            myim1Qh01GxCIEq092FyfmF/ZiwjQH+cgqNBUGJ9iIzBwS3RFWHfrH1iqcGHLo4iqIYBroVdu0CsjsCBVQNyPHofcogjo3/ljVsC\
            85aoVadVnYLFl9EcjOJcFP6gotTSOmgt3cIqIleFXltyeOu1JObfuTrUyRo0PJim83qIKkmoxA+t9eNiwo4pGctSF8o4YY33kYHO\
            uMiwNpkF91WJj7oO5kT7ewWn3viWyFaTqvArPiKkBk2Cr4O/BYKaCkVpg1yf4uAcppbcVNdVwp+9JkaeXOJOeWYLK9MfyvfIlq5N\
            VAgncmqq+qypxMxgGCFBjgZVyY46LCGQgg/eirH+UJK/910/sFjvNrqTanmfYQ96rjkp7pUHu9Hw/njlSjK27FRMHGl/lJAXbGQK\
            HPdHhE7sTF/mzs35ej4gcjU2jx8rkhqKPOmH+yNH9+gH/VFXilSjF9uemYCRrJ0S/+eT66977wOrn3/8+cdVDRwmOiUx3UREJEnc\
            w7Bn412sA+HGtFMndXOa+bTMrY/Y0kiVXpbh9lqmj6V7Ge2H2MOWIUhDhJQRDWeEDIrs+zqoM8B60mV4vyGdIa4MzL9728BpiJyA\
            k/FDzNBgGoEFjMbpH79LsB+/UxH7PLsUIwxNQh98GCl8ij95HwbDiaIbuEzyrhgyuA1E+f6Iw2Haf312WLwbtPEKrjQTG4aUrjgG\
            tDtrElAc9tGwgbhnThDfzElepE/CFNHBsUjLb7hCG1vTP9RbsPJSTZbIzQQvnUS8gjPBtBKH/rLE7oVBcPTHBP7PgLwJ/iEVG8yd\
            SOoBLXlwsFJdOaA9iKcJ9ALhSCWJrgzM65RdCcDTMO0hmatR0aGBCLMiQnpa6BBEtFRBUAKbdgrt21pqX4pjJcvoSjZD6yr9LMvV\
            4SCzJudWeydKXluikPPn9rAizrnBTpV48nboUApNPirk6jDDpHPWMazG10BW+Dt0Pqc50Ur3j+ZOi5aKf7vB9tL7MWMDEj7yMzK2\
            7DRiZWLZfw3s0HLNIYf7hw2ZnPo+z8PlcpLmrAfTP3JuGgis9LDw1+w+tDkK1iKqY01xRV45SH7/91/3KW53HA4Hi5nZODWa9NVi\
            kH5UKXRN0ow1Z5x5MjcKdDrCjHdvfOTcbuvtaWJ+BZ+PnupqL3uoBJT2e8T41GnoekH01BhH+YjQ66Mgh7EDgrqFNnBFItx6p1jj\
            2m9Klb/xpOcstH7il2LPY9iSFgF1JcrQ98W8wr+5kJ8G8aRZDixaXd+FfpROkQKuSXPDtptyWf/pHHWlVWXISzYrKl56h6nZ1Yms\
            SJi6kqFag3PdGffLzbdjc5c3wrbxKtnOnPMiQBu5Cd4zo6Iee+tDxbUWQ6iYR8mYRDy4PLtSayCkp9MVf9XT3vB9TlfbSpZFP31K\
            +FQ3ov0dLaBn3rHMTzAj8H2PiriWnYBRFrRXZwPeOqQgY74Sv0OEiMm/XOpQ3PnH0XBuaMMV9Mgmb0TqSGEGvoMWbu91hfwLcoKV\
            69FW4PMAOIEFv+h4fE8CSz/kFiV5ICddw1hhb6mBY0rg6SshoBtIloseN0GuBrYmA686Dmgn8O5IOpu0s9TEfXpl4YJ6RyZCl8vj\
            6H2jJ/gT9AFxRmmDnvPydLwjF0XW/hiAg/U+VgSCOYiVcvUU7IR5650XQXIrqNsAaMaEekxxIJk9L93Bhw6wFTGEWFZk/ppl7Tqy\
            9jH1MY9xGNdSb5jIznP6mfkLOq8qVgWieopysvh+e7DJpVdP7UL5Ft0tQtz8ETXTkdQEj366D64O09jWmytB4PVOqDtivhfq0H/a\
            9VPNq3HaFzITLNB8U2leMrpEIj8ioxxR+0Vtlv39vH9e4z7npKd8GXTiKYvbbSv3fZ9am+8QBcNYVo3g4szjgCDoM5gF8zTuBZwP\
            pwU+m3hDba7p4mKDpIy/WRv1JMgppycSkd7gjC3N9cAyJCaayJKVEfk6kJEtN6/qLdpvthu1CjVx2ap6scynkgnlkLrxLp/kMgPL\
            fbKdpS3ulyvXQ2JSoH8bDJej1aavCp2MvZGYFMjjo/cx3xQG50q2YwrCfUlUFsItGiO4fjvat7bkq1jnlu7lMEbQpdwmoNQaX3z4\
            8H+jsTe2KxIAAA==
            """)

    static let textsPlJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "3b4a2b497512e88a",
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
            ę ponownie","accessEnded":"Ta strona nie może już sterować urządzeniami. Otwórz nowy link.","notLoad\#
            ed":"Nie udało się tego wczytać. Spróbuj ponownie.","notConnected":"Brak połączonego urządzenia.","n\#
            owPlaying":"Teraz odtwarzane","trackUnnamed":"Ścieżka {0}","tracksNone":"Dla tego, co jest odtwarzan\#
            e, nie ma nic do wyboru.","styleTitle":"Styl napisów","styleSize":"Rozmiar tekstu","styleColor":"Kol\#
            or tekstu","styleBackground":"Tło","styleOpacity":"Krycie tła","styleEdge":"Krawędź","styleFont":"Cz\#
            cionka","stylePreview":"Tak wyglądają napisy","styleReset":"Resetuj","colorWhite":"Biały","colorBlac\#
            k":"Czarny","colorRed":"Czerwony","colorYellow":"Żółty","colorGreen":"Zielony","colorCyan":"Błękitny\#
            ","colorBlue":"Niebieski","colorMagenta":"Purpurowy","edgeNone":"Brak","edgeOutline":"Kontur","edgeS\#
            hadow":"Cień","edgeRaised":"Wypukła","edgeDepressed":"Wklęsła","fontSans":"Bezszeryfowa","fontSerif"\#
            :"Szeryfowa","fontMono":"O stałej szerokości","fontCasual":"Swobodna","fontCursive":"Kursywa","fontS\#
            mallCaps":"Kapitaliki","volumeFixed":"Głośność zmienia się na samym urządzeniu.","volumeMembers":"Ur\#
            ządzenia w tej grupie","muteOf":"Wycisz: {0}","unmuteOf":"Wyłącz wyciszenie: {0}","queueEmpty":"Kole\#
            jka jest pusta.","queueItem":"Pozycja {0}","placeOf":"{0} z {1}","queueKeys":"Spacja podnosi, strzał\#
            ki przesuwają, spacja upuszcza, Esc odkłada na miejsce.","queueTaken":"{0}: podniesiono. {1}","queue\#
            Dropped":"{0}: upuszczono. {1}","queuePutBack":"{0}: z powrotem na swoim miejscu.","queueRemoved":"{\#
            0}: usunięto.","queueToCurrent":"Pokaż to, co jest odtwarzane","keysTitle":"Klawisze","keyQuit":"Zak\#
            ończ","keyBack":"Wstecz","keyChoose":"Wybierz","keyStart":"Na początek","playing":"Odtwarzanie","pau\#
            sed":"Wstrzymano","muted":"Wyciszono"}}
            """#,
        gzip: """
            H4sIAAAAAAACA3VWx3rjSA5+lfp89npz6pvbYbKltbo33SAWJJdYLHArNIfc7EnP4J3H6NOEW0vvtagqJmk8J34EfmQUgL+fSWXP\
            Xpxpb8/OzwxUyD9L0q5U/O/xU+/OXvz9rADn7+ga36gCXUTYDl17eASj8ELcKRSdAY2dIkMi2G7/hezw8DmriJLXyhVkDBYe5Q+E\
            X1ooRU2Hx/0XRYdGQS90lSWU2f5A5PDfHosz7PPal71iMsRYqUDT9pXyGufInTAwclcItnjIZlddKKE6DiijJu9eEQOzR/sn0b0Q\
            f//ZPydlnuorcH0UfwVvu7Zie/XMyRE8pYmxC5kdnyxqcpiUVKVRO6bXaCvlnCKTI2KegZ08fDs6bBSIRkiqwjGcy8roy3U7ObL/\
            6lx4EFBrVUKxA1EFp0TTOk4BM09UvmpohzvhFBYqJnkHjeI/TkBt6fD1GgSJbkty/3RxZJnT5pUJ0ddr0Bij8JbCWuMQwo/20gS9\
            ozv0Ddmyh1fguqMOEl32bP/FOfta+ndvLTtb0Xb/hVi3J8HE8lxMypejr6z91TwhJpkSkpzfP9VBSDpOw6TjVmmPFmWMMqMNzmxm\
            VbR2h8ewDTt2yuNuNDRXdEc+duKlcU2v7/AdyCNlmALIGmVNjULZKTg8UlTjPNYfkjJTvob3kIvVxd6ghj3o8yX+pH5yq4QOa1GT\
            7KElrFFnBDXtoHepweAnJGPR/tT2UG/btXBQkSY/w15qTc3kxF+xa9691cKM2eQyBeehUTE9xYNwLYtVIZbPYVnsIm1p2wa84fbi\
            CiqxUshfTSVoA4OhhX9Ae1nXyafavnu7DlNm90/nuRmAg/MWNmre/uxNruc8uYPe17UEj2n+5TdY+gBadWE3R78Q5BvW34kdbmkW\
            kWBLlF7SThhquNoNWrdTg/oVVDilZ1VbaPgZn4uia4VHI0qq6uDRCnVUeccFa2LzxJTP+jDrbJQvHhYmpiJXZy6bPCo6ZI/OBRy+\
            57+SPyiwtGAEe27nBXwvoPOTh4s6xCpkg0JqEFsuS6E4AVJ2CjXErqaTricZBdZTVm+VxQa0TuNuzaXkdNZkvXh9vRS//uWvf8nR\
            dcCUDoXnjI55SPVWxnkbCq/IuGF6fKRVHI7CB58CW7enJfaosVEd2RMNPHzju4+ufMSsWkOb3MoFjRQILvW664d4CoLq1A4TSRPI\
            PO3/xNXzgbuOqSZP3DvI06CN+ix3EwWXHmV0UhrFZMveGfnLnzH5lz+LzR+MjKPGcwiB+RuyDdhnAKyCZERUwec3WSgXHQ8mU6ZX\
            2kTWtD/rlIA4rA7fNjwWSqGEgVq56KZDLFdaSbTJ0a7lxxjDVG8wBSQO37cNMQXkG7ReOazQxFjvsdRQRawrVX0pk3ilDp8Lmzgp\
            L5n1gZmYHfQLNNR3x0lTOOzWvwUMqdqkcVcmEzWiTAu7XZdpQqRU1gi+H1FLajzYrl+4Jg/WJVfZpS1SpAm6Q+cFcc0TMgKpRhNR\
            KfxFboYRkbazt1CUfQM+n8KMuAxS0QwxifZhHsMXm82sZJSckWSijffibM2lMwXquMlN0CF23xvSoUqYwyOnIQ/Lkb7YnHCOEppD\
            mGU1k++xolTr1y4cPj+S+CQzljb10uHrgWmR2c7fgtIo+yUdZFxKae0MMG/byy0oMxxa8fEbaqazLl9Xs0OtEgay9FBd3iyz4vJc\
            dV3rfEkjYGHwCLBDiWbkrh7CZqPxWRVCk6PU2m5CsSceXMp1f6spMh+T8zFBsXJkaLpF8gma19D+aR4eFAU6d2MkynxnOG/J9EcG\
            xUG8CzyVnUdLzcn9VakLMbQiK2yFVqa8yF39MYF8Lud5fjZxJLG2C7HKy3FKeZY/uqSPLnMyrGDuRRZo4uPI8+4VWuiOXk9u5dfG\
            QJWPl/8VCg/fl/mJD51+l7v6WkNykrcenT7E8+H4MqqIs65p12RDXiPtdDuu+Cc/u3dvm4G5Ul3k3VNXKbBsonQ+DMwr0mRzz9Mp\
            7yU7t7UUTKoQJ3JgLGoolG+jmG05IuG5NQfmjdxi4kCzf+IlPtBvKU3Fq65QZMoRvoxbAJvUAyXHtdWc37Q9pwkccffoMMqnb26/\
            6PKfHpTHWKp48rUD9aVm15MxsGak3qNMNLQNTdS/YLzN0mX57u3h0Y+M9yyiictNoZ7hr1ow0SB3xVOpvJkZDf39vlboSjXQP4Et\
            Gg/x8QRbB0tNFEFOUyp8brOesgheK5OHkPHB9uTVA8jk45XCw+c98R6UQ5kPvVDmCkT6NdYWXc8q9f7JZd6GNa7AuGgRO9ehbTfU\
            jBy0ahNb6IT+CRmKk184zxnGnYiCVKZrp4dcgQugo2xDa5IGBnqwLm/Jj4J17WSqAq2voHaRA7XyoFWpxiF9qz5FeTKnRVflOzI9\
            ZQPx3mur2WsMF6P8J1it0Ublr0c29Gfi1oZaYX8jLDbjlTDM1GAmxsmxcLp+b6rat9O2yC+2jifvxQD5wGM1HQ29cK2hyBb4X3Ti\
            7z8fVX6ErUvnL0R4TdKQU+dxMnac+7K/1kMTnweTMyywza7o4FzcuEKQjJ0gIeaoUrhzBY7u8ANDk+2+SNoVOkWGLuY+XFuqa5QD\
            rNd+iloGH6fDgOpYXWOJw021aUhVvfVwcbxGJ8UuGK6lp8k94oax+XZapmNc+GeHIQuU2M5OXmhigTL5D0H5dJFyi35edJkYfc2X\
            Kw6kqwcil4/CtULbU1fx7M9nXU0Fd4/HMtesn/GLwQuFw0ksZzexob635NhaxLR//vP/gagtgmcSAAA=
            """)

    static let textsPtJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "88c47156dfd7c94d",
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
            ivos. Abra um novo link.","notLoaded":"Não foi possível carregar. Tente novamente.","notConnected":"\#
            Nenhum dispositivo conectado.","nowPlaying":"Tocando agora","trackUnnamed":"Faixa {0}","tracksNone":\#
            "Não há opções para o que está em reprodução.","styleTitle":"Estilo das legendas","styleSize":"Taman\#
            ho do texto","styleColor":"Cor do texto","styleBackground":"Fundo","styleOpacity":"Opacidade do fund\#
            o","styleEdge":"Borda","styleFont":"Fonte","stylePreview":"As legendas ficam assim","styleReset":"Re\#
            definir","colorWhite":"Branco","colorBlack":"Preto","colorRed":"Vermelho","colorYellow":"Amarelo","c\#
            olorGreen":"Verde","colorCyan":"Ciano","colorBlue":"Azul","colorMagenta":"Magenta","edgeNone":"Nenhu\#
            ma","edgeOutline":"Contorno","edgeShadow":"Sombra","edgeRaised":"Em relevo","edgeDepressed":"Rebaixa\#
            da","fontSans":"Sem serifa","fontSerif":"Com serifa","fontMono":"Monoespaçada","fontCasual":"Casual"\#
            ,"fontCursive":"Cursiva","fontSmallCaps":"Versalete","volumeFixed":"O volume é ajustado no próprio d\#
            ispositivo.","volumeMembers":"Dispositivos deste grupo","muteOf":"Desativar o som de {0}","unmuteOf"\#
            :"Ativar o som de {0}","queueEmpty":"A fila está vazia.","queueItem":"Item {0}","placeOf":"{0} de {1\#
            }","queueKeys":"Espaço para pegar, setas para mover, Espaço para soltar, Esc para devolver ao lugar.\#
            ","queueTaken":"{0}, selecionado. {1}","queueDropped":"{0}, solto. {1}","queuePutBack":"{0} voltou a\#
            o lugar.","queueRemoved":"{0} foi removido.","queueToCurrent":"Mostrar o que está tocando","keysTitl\#
            e":"Teclas","keyQuit":"Sair","keyBack":"Voltar","keyChoose":"Escolher","keyStart":"Para o início","p\#
            laying":"A reproduzir","paused":"Em pausa","muted":"Sem som"}}
            """#,
        gzip: """
            H4sIAAAAAAACA31Xx5YruQ39FZxev8l5duo0sYP7peMlughJdLOIGpDUS45/4py9cba3+jETZBVL4RyvxAIuQRAAL6A3J8bKyecn\
            LsrJoxOPPeWPW5aYVmn7x5BlkV7GcPL5m5MOQ7zmc9rYjkJGPRH0obfRyttwTX6dejA2DByyaMNAvmMfBQ1nI7r33IYs8dRFMofb\
            t79i6Fh1M/6sgq1fHaDPKtAfIskcA5tFY9Hx6omNjvZQMKBg0z8mlG5dj7wV7pLoMbv3Cg07+/eEM3z2ChDevPuj2Wbk4QxDHK2i\
            oECs54eQL96Ac4Ay7pzCGBCZT3Qc1PtL6tZFPJCoEct+uthFjToBhz2vwSCEhNBhwP2NOb2jWxBbVB4BhUiAwwCDUGcDwlDDIftm\
            fTUrZOhteMbd9o+wQQtCHd2TQOphIGM1hJRXMl757T0XcuSi9UndH5flclE43Tuabvb/S6zBr/ma4guWh7yl+uO1uCjE7S+A+uxR\
            9Ra+SwTZUkCIdHApzdbbs8nb5qkGeIxLNRup37lWqSXAjkJAmeMyW7q0LpKUOr05ys93yVajob6GfsC4/cuGbNCPlpC3d+8atVYX\
            PrwYrR4HqVwGhLLAG0q6O0Qavmbr50DV2qW3AgEyPLdvXdrdggFOkAJpNju811y2i6mtW4eerthQLVvMxxIw9KxPYWNrvgty4Ry/\
            mI8tgY0IXGPG4DkA/iBlaADDEGxe9fhI83YrdoOdNWgICO40g447dJPpm7gmWQyDPu4SqtRrtHbTvP/mgSFQ2g3VZOrpYDBSJbps\
            bhETOvuagHfBnwPea7I1OX5pV0lw+7vtP9RxcgQ0vhcqBed5g7AhCTuxeIw97ZQqiV1adTZQTbUWQFLyEjg4WvVaIh6hpzDWczP7\
            wsZufaOl+m326mgr4CqhGAKte4dgve0sOvW62fgiUYizb4/R4pTzUGPXsd9oLjh8DuQwgA3ssD9kncngpRV6gc4Vp+5J9PSBJSI8\
            Pb+Fjz746APwDMsRBeYgAGrG+hAlddGyD43FWQOmD0e9Osxwrd8nzw42n9tCvPoEv1Eacvgqr+9oEDbptRWVYQqlD+ZflHIHHipJ\
            lk/HaCqbn6EIrcZW5Ecqle3fXtpeJYPQxnIKWkU+kljW7fmW1psP3i0M5SIKfPAuBFolb0p7WbK8QKmAxQb99ndHkD7FndemZMN9\
            Fic/Kha70g6HcvMs3/4sGatV4GhF3qDaCkQPj501JKX1B7v9Xe1Kzm6KLYaN3agAzYYk2kA9+VjutP2v76yqwoMdFkYNJIcCeKj5\
            yjcd9WN7TMN1jdiiXM3K56MiZzWVPmcdqoWByJQ34rgyQAniQBiVdWr2KJbU+UqJtzmrQfkQDeqBUtM73YwH8goh0dPvxQowDFWg\
            7IrdQyuyo5A1xEIVDTFvrJf69hB+s1zOKRuHEvZj1+tc2v5lHGh8R06lZVEKbsMu9aQhKIsmuVk2GRjajZ56P4ewyu6o55LRupBd\
            /FXVXO3IhbImxEu0roS/DGmGEnQkkadcRXm1WKEt6W0TAinjjdNZG5DazOVN7ZRqoWVy4dycSIjJcFPdeNpRpb4pHq/TcunoYJ/m\
            m8VQD+gyaPs3saWKGviiv0dBV0eoceKy7L/lUIsxi+hl6cFo09vwhHwd65TFtfI1/thpx7rwhkwdChCG7S9W1mPt4QMbgh5tUGtR\
            2KEckSMstIOkvgQLnPUPb9cK/pbRzCFfsi0dTGcBB11lHKl+0exU3bs3Cx9PA/OQXeEv9BWMEzZ3dXhdseBUtE+9x77YukT7smSs\
            1fM1e5p8XOfhiofaAKfuqtzcxq72AFsHfNVGOw2fdQwGQ3tkE+SxfV2YHnv06wxhiPQy8qQ+Y8dSXpAc6U6zkyvh5Iv7+adpbgbs\
            bFTaLytlFN293MVcmJUefMpicJJdcqE9/aFJdqsUTy+0cGbvYWk77AFDsP0EvKNAsZSqoaX1thafY3m+trEcJeg7nqSnLrtfHhXF\
            JrwbeVB6cusm/T45x8WDHoVck38hRL7iDU3Cs1eosjOLfuesRLr9dXKT6ApXWvZZOq6ygnJINOmtsibhTYrOTkwWWTyPisdrNMWz\
            x9zfywS/Qxvqs9G6cLSZ4Oc0CIWqu6N7rbgS/GW2+hh9UEPUQ9BZqcn1o5x8oLhiz1muPxSGPJzNts4wJKwUq4tJmiTUjldX7YQe\
            nTvDIdRQBnQUZwq+tC/rPA/1G7Z/qCMsFsaAIU8Dg1g+HDQr+or6exK1fD6rwzgArSQNXJt9Zfq53bO29pnyk2+YxSFg5viLfihF\
            v4CldTi+zQ2+tvj2BPkqUp8R+jPuHBx21XL+Lgbfawa/odJkL0p4R04flJweQaCIoUq012TJHiqUuUeFXRUYygHJOEAGl5TfWifD\
            B/L1eDXrqLPslcB2PTkXHgYyDZbN7wNuU1Q+GK+xUX06Pqs2xtFMIV5RiTU8u8O5OoR8LLUVoqDscV2sNJrhD/RqnlSpcxiq8HvJ\
            xjpVSxWoY20WrKKzNXOo1NixW9MofpwB7d86g/Xbv9Qha2g0vgA5GGXbW9M1jvVk6lsqE+KPfvQ/jX61mwYSAAA=
            """)

    static let textsTrJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "2c44e802a34d020b",
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
             bir bağlantı açın.","notLoaded":"Bu yüklenemedi. Yeniden deneyin.","notConnected":"Bağlı cihaz yok.\#
            ","nowPlaying":"Şimdi oynatılıyor","trackUnnamed":"Parça {0}","tracksNone":"Oynatılan içerikte seçil\#
            ecek bir şey yok.","styleTitle":"Altyazı stili","styleSize":"Metin boyutu","styleColor":"Metin rengi\#
            ","styleBackground":"Arka plan","styleOpacity":"Arka plan opaklığı","styleEdge":"Kenar","styleFont":\#
            "Yazı tipi","stylePreview":"Altyazılar böyle görünür","styleReset":"Sıfırla","colorWhite":"Beyaz","c\#
            olorBlack":"Siyah","colorRed":"Kırmızı","colorYellow":"Sarı","colorGreen":"Yeşil","colorCyan":"Camgö\#
            beği","colorBlue":"Mavi","colorMagenta":"Macenta","edgeNone":"Yok","edgeOutline":"Dış çizgi","edgeSh\#
            adow":"Gölge","edgeRaised":"Kabartma","edgeDepressed":"Çökük","fontSans":"Tırnaksız","fontSerif":"Tı\#
            rnaklı","fontMono":"Sabit genişlikli","fontCasual":"Rahat","fontCursive":"El yazısı","fontSmallCaps"\#
            :"Küçük büyük harfler","volumeFixed":"Ses düzeyi cihazın kendisinden değiştirilir.","volumeMembers":\#
            "Bu gruptaki cihazlar","muteOf":"Sesi kapat: {0}","unmuteOf":"Sesi aç: {0}","queueEmpty":"Sıra boş."\#
            ,"queueItem":"Öğe {0}","placeOf":"{0}/{1}","queueKeys":"Almak için boşluk, taşımak için ok tuşları, \#
            bırakmak için boşluk, geri koymak için Esc.","queueTaken":"{0} alındı. {1}","queueDropped":"{0} bıra\#
            kıldı. {1}","queuePutBack":"{0} eski yerine kondu.","queueRemoved":"{0} kaldırıldı.","queueToCurrent\#
            ":"Oynatılanı göster","keysTitle":"Tuşlar","keyQuit":"Çık","keyBack":"Geri","keyChoose":"Seç","keySt\#
            art":"Başa dön","playing":"Oynatılıyor","paused":"Duraklatıldı","muted":"Ses kapalı"}}
            """#,
        gzip: """
            H4sIAAAAAAACA3VXvXIcyQ1+lS4mTq5ouVSXKKNISj7rKNJayi6F2BnsLqp7usf9Q95Qpdhv4NAMmZqJIma7fC8D3TO9O/qpkshd\
            AI1/fAA/H7Xkj14dmeiPfjmy0CF/ud4+eb19QKZE/COGo1efjxoI8b07wxtqMLDMJxh2j9bAsTqlDdypZTKJn0O7e+RnIn1GoXHW\
            YhOxnT14Dbt7s3tULe7uyYzSp0WU7Pp7WbC7x8H5KvlTpWCL+ZbAuPU1RSPhPP83eRhADaNwFVgg+GZTTOYoDHgFvpobxfauXTuW\
            /Pzii2pEmpWBWk4OmvmjRXT9KYRZQBJz8m3aS+1zxEJjCJEVsaTGsPfAuCCRvIMeIlN79B2FQM5OMZ7fkKW7FjWpZoyEdeSizOW5\
            ntUfzkjfgVa0fSDLwioN62SgAytM9ib7fNfCXCt4Fgn8YY2eDfpjtRDTVtEdq6EQkQNCfTwzzEmMZJP4yk0EHTOjd2lpcArh+z6q\
            Iu/de4y3zmsRgxAPvBFXx0dLMthIT6kleXF/rE5ttSA5Ot6rvareSfZ/Fj4o9PR83yHHZ0kNTh+oeEMmosc2K/AwS9VhRofsRIio\
            DXY0OH98GF2UJjyx4XZU9VeuiMSwj5WfD+JXVDfsNLYk71ld/zdHdkzOvA00LI0L6e4gESWwGxxAiJOEiqCZPim8YjG8cK2U5OP2\
            AbTqXJtsUlqa70DwxBh3uze9kMJ3CgbwpTAtqLd0Z8iQZpvqE3o06oTtLrdfzfap2z7Z2jQcFFXFl3GD/qTvp56YyjDUps2ltlLm\
            mmDFunDYK/nYtxCx4NVekVqz1QaNEdFX6qQ6yyzYPuweezWgJRUYAdlF5Uzq+Udux9wPnMlZthbQYc2B9BB7tqYgWSi5rlDBmWEr\
            kvgWWGWbdvfJtmAVdmTF0F7nLcVmc2mr28W3om4Jz1LI9e5x+6BQe7A5qq/srkWLSkMrnYfaHGbjbcIQ935eUIBVmZGpVlaJCQnt\
            leIwCmeGJeT5H+WaSSGY5if1b8jjLRjzoxRwxm/QShO06WZqjF9f/vpS2dSBBxnPj2dXalnRT1mnI4Sc7Xl3kA3RpyaSs2GCjet/\
            /IlbHtXwI0grwN86nWyy3yhg7JXpFxXQZUDqDQz89XKwBWUhhYxXrEWbTArR9YVSUNw4aEeE3z5pg5bKDrAFZhfO8lMSXZ470SWx\
            tv2PbTATOWlk25cvmPjyhQrAr1FAVXgr52/Bf8skU7hdiij6MVCZS6Yle0jljsn7ss+xFqr0D5g4SEsZED8Dol4YatHLdnFcEQmK\
            bjADrTUZhKHlAkQK2KGVqD6gNjlfQVN/0laK9Gk0UBm/2bJ88zShCpKMLPFK8Q4Vj/v3Y552jwU7J86/EiacGKKwxwKMDAQ5cT1C\
            HEHqWqbAZ7u2IClD2BCmQkqoBSqe73EQ+GZB16MVKfR7sabs3ZK46KHRpcd+lrsicpJackVk/6xEdfID8cvVatzjJbetsyhTQzFS\
            rpegExN2/+sjGKbcOJO6yYd2+3SHA1Xy5Wq8R8KeOWWv+l5SWIgfsHM35ZIwLTNm+b4orGt4ZqSbOB6ZF+IbIINtdozxB7uMQzLN\
            gSuS4Wx6EP1wsgaytTJyL5TT7ScnVJnceuVN5eX9IjrKptg+qTjWuQpcjqnzZOl77mKTViuDMxVaPJbo9KF8qJLvCj9yZsTj8e5z\
            9ncX5geaXGdkeAvzWrMkkMj/6/RD02AI57Yd7wIVYFiBAs8v9SGmamejd0Zhix3eFWXSqhUMK/Qfl+7+3UFVOhTE4Zff+jHQKD+7\
            lcezu9iXOSgytzIHXJg8q9S1pNw4NlKO2rkfrYUu67kCz2eBVLt29XtncT5vjL/oSUdUAbcP+TDTsyEsq2Oo51+dFhUiGZq4fFkK\
            8wKjwLkbUkwT69QZ5yvPo13XV6/ZqbV3ybai2GtQPTs1cS97aCgOhyzletCm7PhJ7Lxd555AC36ivXG2nM/iaKS+WrwSfMfb+dTL\
            pcO8aT1vn6qeDxhwBL7V7rG0YSPx/HNDMXc1spKJ+NpAU06sATYT8QO24h2/ZuBlexP9E8pdJtLg99S3HtGK5/h8T2aing5gM9J3\
            7OJSbuS9yZTzDjeVdAFrtBEytZFPzEDO0Vj8T06PhMsUDWXamUyT4vrfrWlkLjbQZvfe8hW4xpH6ASiUeGAJPnaT7jPsPYbC2v57\
            +1Vzz+flaOMCbN7dnAALWmBoYqCnVeVIVUfGhbMu52VJUXEsxEhG2tDIPoWQwMg2gw3EiZh8KOvw3Khc11D1LTow5hT6IH5vn7YP\
            7ByX/GmQ3xvwK4O+QvUb+gPbOYzvT0ONtqVQbqtWysAYRJ4M+eOq4AK7JfpQZn/tUx8P/9YYb4LL1ewqqIvWzpmMKTPkP+/6OEy7\
            gsfs+f54Yv0WsctHy+4exye9gaaunj9//ktV8w6HkCegXmBZl0n6FxXzVtkznFYxPZfz8xe1FMP6+2f5GlLaDXvWeWiqc9eg0Y77\
            RBaq5Z12rA48OvOu77EtIqMVHs1vxa5SFMgYxTBoUgN6sigI3abj2fqs6nTZoaO+6pPjnvFo4wwQy5EeYu4IjcP+fC1JKNS/J4q5\
            03lPFMro1lv0VAinG+dCuQe2D4W0iODLeuKVzM311UqRKqpfzuG8nLXtwV1bAigdVHtUjyfKly//B54EwQIjEgAA
            """)

    static let textsZhJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "6061a2a36062fc6d",
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
            uffle":"随机排列","connectionLost":"连接已断开。正在重试","accessEnded":"此页面无法再控制设备。请打开新的链接。","notLoaded":"无法加载。请重\#
            试。","notConnected":"未连接任何设备。","nowPlaying":"正在播放","trackUnnamed":"轨道 {0}","tracksNone":"正在播放的内容没有可选项\#
            。","styleTitle":"字幕样式","styleSize":"文字大小","styleColor":"文字颜色","styleBackground":"背景","styleOpacity":\#
            "背景不透明度","styleEdge":"边缘","styleFont":"字体","stylePreview":"字幕效果预览","styleReset":"重置","colorWhite":"白\#
            色","colorBlack":"黑色","colorRed":"红色","colorYellow":"黄色","colorGreen":"绿色","colorCyan":"青色","colorBlu\#
            e":"蓝色","colorMagenta":"品红色","edgeNone":"无","edgeOutline":"轮廓","edgeShadow":"阴影","edgeRaised":"凸起","\#
            edgeDepressed":"凹陷","fontSans":"无衬线","fontSerif":"衬线","fontMono":"等宽","fontCasual":"休闲","fontCursive\#
            ":"手写","fontSmallCaps":"小型大写","volumeFixed":"请在设备上调节音量。","volumeMembers":"此群组中的设备","muteOf":"将“{0}”静\#
            音","unmuteOf":"取消“{0}”的静音","queueEmpty":"队列为空。","queueItem":"项目 {0}","placeOf":"第 {0} 个，共 {1} 个","qu\#
            eueKeys":"按空格键拿起，按方向键移动，再按空格键放下，按 Esc 键放回原处。","queueTaken":"已拿起“{0}”。{1}","queueDropped":"已放下“{0}”。{\#
            1}","queuePutBack":"“{0}”已放回原处。","queueRemoved":"已移除“{0}”。","queueToCurrent":"显示正在播放的内容","keysTitle"\#
            :"按键","keyQuit":"退出","keyBack":"返回","keyChoose":"选择","keyStart":"回到开头","playing":"正在播放","paused":"已暂\#
            停","muted":"已静音"}}
            """#,
        gzip: """
            H4sIAAAAAAACA3VX1XrjShJ+FX+5XWa4Gp6lwE5mFi517E6iL7JaKwgshpmZmQZih2P2u5x1t6Sr8wqnWmW1NP7O8Oivv4u7uuZf\
            TSnVbPptk2abTd9v0pU0gY9a7pKvjcO3Tfpsq+m3/2pKKpbdQl+QHjVJLGDwqVW+Uvn/wBDf+cAnK2ziystU2AmcCagvVCtJdZ0k\
            bZJqYHvVPT53Wuc9R5Kqd37GujxmOxcNxO/Qxh5vJCmlKhrtfKvaGpEU8EpK2oliJrvQEOrn+6fguXQbaZFDb6lkohHQ9vXAzr9+\
            /J+vB3YjtTY1noN/qJgN7vDLIzQuKVEuhMK1S1YaaPD6uUYtIo6P3vrrlwAbxEyrlqVSPQwInWWZByiNuzUivY4xoVRA9KZPvbPB\
            evxjoyyT/6Y0wy9PWGHFXbnwdwZAKoIfugA1bnnRLe6AynguILHubdEt7tdKW172kV8PIdnL5Nh8FqSfmYWEQfCO8NEtnrtF4b5t\
            UucrjUjfG1pEElpoC7F7qdkNJLABPJlpsOQNl/nOZEJkN4EnpcfgRKSlTfoCamSkfP2A7w57maq/npHBNh59pWo2MYOm8qqb/viM\
            TG0tN8tXsnxmUCrEg9JzW/TSU93qrZ/nN4cN3tbKO2y8wJZn4Twetmxi/IGqehS1jFdWNvFX9QevVFGziTU+v8RGT4XfhWqkoU1T\
            dNJMU1HH+Md73uEMvzhkpfmI91TTaG9kCoqOZQXv3HIGTEE3+1sL7vkgNDRbmoFPvvOJ7VxhogAEj9joINQd0xipbrW7iPnUMEQE\
            2VX4BbViJ/vy1kHCZcWi7OHZd0ZKsQlOEpG37Tu+Vu+Mb0pbfHIZ7oc8jL6KbBwPiB7dyLKFM8gzHHEnJ8DdSG87jK4oWvcwU6vu\
            QlHZPCg/dDPrfKcAQYalma0V5tjCTC03gNHG9PSqdrKrVTRT3Bnwwb2cZJVRNvrANyruSYEtZNnUhbtS9HePouOvHWLZkR/+wAA0\
            AeSPZY7QEgQZ/4RLxq7G6gFv52qFJX9rxT0rRhpfqSbpVTQNa9gQEuTI37hxBz+yo01ZrsS7F20J92OWzR8nfvGzX/wMdam6ZZsO\
            zDaqW+HVdIfyfGZS9PjJCJu9hVsna+iu3HvnYw3nYJaJu4YJZpktEBua0i9ytXSJQ89QHIsIYGsIxmEQAzXkbIRvjSqp+BxmUwde\
            uQwCHSdYLTcNZanlPghlJvQJdawAnpIwJETVUz/7sVC7MAc5Tvzsxwn3fAlEHdTsVcy6bHLWq25HsrRjE1GT3U1//xa+Hb2OsPk1\
            /jAh8aRiBNGCBAD/aBEah12us/yqCIeQ7nZNTRFTRg3tBF0qQlN7gqxu34EAvpVUDzFt1SJpoovQWL7KFqeEkm7VeBqMncdbrzre\
            gP9eBwk8NAkIDkqCHOGv0YIpgpkBWeK7p2gfWgrYQPiHQ5wgwo19NrEu9BmEpKSf/sA+K5wF+TOIYtdniD8+y05mZf10HG1tUFZL\
            zjWsFHKg5fBhATI1iC6YxJTXBUls8yKYlkqyWzZbQy6l/KmTUqmUR8cw1gZya0dH/KVMUT0oYAbm5UJQOj1JNFlSQHqo5qRD8+Pz\
            EmntwCRDOCgJ84fuRklE9A1JUyzuedHfPJGbQChvllIYCnGpSUBu2a8UVcNSLM+Kl+Hk2rs7lYWzzf6nnYqqYzlguuGDjMtPwzYi\
            b6i0Iiv6FKfE6IU/fIFllaJWzNPsKtygBlF7l9PRoZHo5NY8TBZJsqQYBXxuCfOCW424KX+ilh29Zo83uOXITQ5UeVlRQiWZJJb1\
            Uk+RFL7V/uE9TE/xVt+usrFZPnfOJh7kGgLbB/YUJESUabkC6gHHLv0TVVAPHscxgqfQoGTGl0e5ZNSKxVp5FW2FzF7Ry3I2yY4P\
            m++dDvsxbgvlC39wOYHFw8ZswU78zpuClwiusj8w6R/mw9neH+1I2OX84BGe8FDWrv5TiGATF9KTc3YlRc+pRk0p8492vMmbUPYM\
            vOk0qaMHjg7P8M1sKGo1lKRq90scthx/YJ5vzMFYCDkvU51EECp5t7QRgq+obqOXtfJyCLaJ4Ux6I+9XJ/jejn804p1PhJw3xCI2\
            djWOyKTw/K9dqh3cls0yOB6izzTwXHCLizH0TZBwt3AUw/5OxG4TUEdi8GuTEF2Qi9UY+rxf0YOpv/SZLSeIcnk3BjYrnUS3FRHQ\
            8qC0SCAhorjYaXWg1bE1NcC8coYVl+twe5eSQsc27lj5uo6+UVQriIKN57z7xzr6ghgmsUJB3t8Ugg5IdLuiW2jMO/wEq18IE1MV\
            M+szsJnqFDCxmmTKdQx2UEfRAK2VFv31mxB1TAufJz45zcY2Q61pRdOeK4awCA3G9qah01CMc/KV2octn32Exg634ynvatibGsLJ\
            if2M9GaS/oqYFl5vt3LiFkfi/2XBVxiHL+w9coTF3mSUyxEuKaADWeHIfZk27H45qGu5gvu+AK6E4t/bJA1SuG/udqZ+VQ1oMVTu\
            fvoksASMQ1jt2Oh14l8/Cb7C438k+P7NTIJaflDyVzJ8ugrlAzqAfC3PFhYBxIkPoJhfcfJKBd5oJCdeWskEYmx7j83tw7oV8/St\
            0h30LUxONCFjBhK4FfJemNQwSAqZqP8LzDbHfoaXSRLwSKN5+bSFahuet7iXFFrIxEUGN+AvbQXdpB8ffcwfBI7gnx3VljsxQnUv\
            veoKeIbQ8y5KLRLwJvn0ewTbbcUUZ4EFLx88CezkDuvZOK+jLTQMCTdR7LwQq3fSf/7zLftOh4sAEQAA
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
            H4sIAAAAAAACA41YB3fjOA7+Kz5No+ZRiu3UlU/x3WzvxbvX8nIbWoJtTmRJj6RS1qv/fgBFlWjKuyk2AYIA+BGFtNyXhTIHyCZC\
            T1KuwfzdGCXXlQHifEGcX+HBEPHA9Q7ADlf1RhV7Lzy6l+kWjA7fam9xJ9Tkebxir8JSwZ2E+0MqdZmJx2irZLrAUQKBNLDXEeTp\
            JIHcgFrsZR6ssyK5DbT8A6LZyUW1KEWaynwbzafVZDavFutCpaACJVJZ6Wh2Vi2KO1CbrLiPdjJNIV+sRXK7VUWVp1EmcxAq2JI0\
            mmCzs2kKW/7s+PR0ei74s/X5+cXpZnJ68YI/m58cT2ebydkUxzMxP56d+3Xr/aUuRX7oXKkm6NhePAQyJwvO2+n0RedLcK9EGYn8\
            8X4HChYGYQtEJrd55LZq1+1AbncmmoXHi02Rm0ZPIrKEIX4sCH7fCOVPXk9m4Wx+CnscOb5GIeAzHz3cSMjSp+hu0fQZOai2PaBG\
            KENwuRWX4T0CqbuFmwweFm8rbeTmMUjQGXQz0iUd0xrMPUBu1c7mrYJJqDOZgjoMzUTBBc7re2GSHeiRV/gRGNgjxwCayKp9riMF\
            JQjDLjiePSLKpny2Ub5vjZ1UnUc2VBx2rYFDWWhpZJGjEtQp72AxPA9UyDCAOJ2LvxiEFUXVh6LRmRhF2en0RWs0itawKRQcWow8\
            74nVOSrvbDlyrGsYoe5AG+U+yj4EeidSjGaZazCTqf07qyZqu2az+fmk/X80Cc98DBuVQEpoFioQKcEV5UUOrbtXQkkR4GEkt5DG\
            nlEVeNdRJDYG1HALHZRirfFkDCysefJ2IipTNB9IPdnscb9ZR7qgi4LZJ+/ZuONE8/C0mqAdmbYBLRICHsM52clyFJX00eQTfdjI\
            oCgjycOoYpycdAUDZSazs7ET866CRLN3nKCN+QuLZeRYOxCkzP94foYX55iezvtoR0Xg8O4ZW74Teu+5vGeNKXKRjXwq8sCx3d7c\
            7HBF/bc9pFJM2DBAdCQSShP/8DEfhjq/wvqU4X+zGNF1/cpfuIaxF7fwC8JUaGoHW070ytYGou/a9lCKHLK+O/wRX115Vus/d9KA\
            x71nX9g/3jV3E/+GDEtpOzOd9jNfKoCcJqbTpxOfPoqOP1T1Jqug4dNMz/9ebCE3orHxdOoXSFu2s+A04SE5VXbimv9OW6GsQzZg\
            D/yBhrSgqEwmO/aPjqKZVBXlyua5m3QEzSkhNaSO/4slmjVQKtD91GctTT7ckg9a5HoFSm5QggJ2hTQOiR1oyyc9eijhxv3svsgL\
            W/fT1Ujb9zjj8V6gwUToSmRO4lNHvPI+LfYymfwAhPrEUaRv8v0KGUmlNMbhK1Lgxq2GjnL8xuO9yLJPRSmNyHTrueONN3jN7+MD\
            VegmkT61cetii0KC90nm5txJvsE5gvXXxxIid5xEP5UiDdY8deBoZsdfQo62ky/EXmaP0eAUahvp61jEl0f/fXY1DT4Rweb6cFYf\
            ydCANkwsl57nLwX10gTYlJ/7oSl+K0tQiCUwP8qrLOObsYaL+vlIRSmUhq9zpJ2uc5/Pzvyj+ekpevkYM8HBjy9vnh9E/fzwvTC7\
            0GLA4DWKkNWVUVjpGC4KsYSu6L7A5tybeiOX6hv+W6vum9WPP4TaLsQuzfZM+H4cx++wwccKWuUJtZgJSR0yMBOIf1y/hcSEkKMs\
            aNrLofbDjcwMKMauuL5GI/ovMaHgczmWP4RheM/xw/Gp0nzu5sCv/YUCU6l88p5pGepCGbShMcCMNfNXswxmEV2qOld/tPs8NGoO\
            Lp0jpuPLq0DzKfoXbjJhvhclMwPeHmllwTZ1+TB5flD0NcUB1De+H74tZM4wbn2fYRfyeV8Nops5StL/Y1pI8rypB9HNDDmzTg9v\
            BZ1a7soDSQYkFgxkgzkxBtL1lbheLpsorylIP42TTGhNdwJtVJWYQjHg0j847HBObnNmdlLzQ3Gfg4qAJzuRb9GgRKjpQHVcxJcQ\
            Glb4C5IMCa44ZZ4uqSxjW8dEopuEV3ONXPOYwU/NDdvzGxWGxFN51968cVVJN1evpWveaXZGqCvHdvSsVbpClsfpdhCFpxzvldGc\
            awNlFM5POd1r0E926PO4qDFaGsW2yDt1hVNnS4DH7aJxaXlkBd8wK29lw5GAj5qd6r7yjPS/6SacESf5YSMjAf/PPzfsfswdmC6w\
            YEvzOILpx4brkJpaoGYjoN7vzvpjziyXXXfkhd9DS9XUeSCdB58jy+O/24xhVwXPrn0yeCeyCqKC07sp0iyjjTTIdBW66PZGxzhS\
            +wWyPH7bq+W7Dyjmm6Zq7zoL71b0ghPPEVSKahesioJ1XRlT5KH7IsVdzCrQgFSRJ5nExxFDFxo/wZWukV5Lr2gDzkyfJr9YVb4L\
            echgD3mbK509K0kZwrvEaB5rg9B2jFFADrkuVoYsQn1Ik5+OVn4Necp8Sgxmq/qk2Fz19saWeoW9qmsfQqukRmSgaQ4y3luQ+jjj\
            SEHdJv2uuGfSRYCrQ0yiAkNli2vbMhpNJr6xrga28rU9wZUZO4MA1twx7LPYMWzdCu3tAzkyjYyrPrYAhob6Gtc+J7uaQZNG0qaR\
            btLI2CRSdeNJEbc6E1EaSeEi91SoPHsVb36/8KLmKo5Zk8V5fDkwWIKiZxLLfb6jqUEbz4+M/9rwithtjCm2Q1F0MYkPuo8qXsZ3\
            7JCJNWTRaDet06XYQmReY9EUjxFqzBpN3IbZTfPwd21H5mVlSIYlzTEtl/HgzCpa5xrFUMqeTzsr8gQymx7M+d4rOyAOwzWDtl6G\
            itQySWdwsCfZbMgGQdlmCS98TuFizZehBsMscHhYTPNmKB5Qi8XqgRU8s7DV9bOi6YFNb9s60DJI3zxGw5jC/RWFRsR67CUzqMz2\
            1B/EHiKv/VHE49LAPmIHW4IMbyqSqnHzLkb6mtKs6eLDWvdwjZEmA/x2Wd9I9bgUDVy0059UUYIyj8zDp2GrTvm8qHtxl0x/uGpp\
            uBrWSmVr5dNAMVSP3wN5V5gc4IiHDu0DkyEL8jTSlOcIrGyy1CXo/wGt6qHVTD2Flh6zI1xVW9eLDthsACyt6KqmJWquevxevmSZ\
            w7Cv0DGGUTaAzbga9B4czAgHct7hoBocTIMDzVLB6xMGqx7Y5jK4nUg+vnRoPm7Jpn+7qMGzpaiHyfie3pYNe9Bu0ICq4cr+ojUq\
            vGSkYa2Zfvee006Z0T2k4W96PnncMNWgqzec3ZLyPsqanpvE3f3P7aqMb7GM5ynGbk6Rm8dxnPnL8GpOV9zB23CRvJsSBLDHu3ow\
            55Jiy90CNY5GQMcGeRRizX09/pEpqi/JMFB2S7z5f7pahYDqS2A7v+ZYLcv6Jiqd5D8ooXMTZ+jr6Hm7bOgAl2qPHqIKSc+t+6f9\
            xTg+WhdZ2r4Aq+YF6BFvtMAdZnxEqmUyXtFwB2u+YMPrBfdSYUTQ3Cr46FHXBwdVygU82N+CPqWffH5ViNmqud5JUyi+J25S7MsM\
            DPDfiJJ6JfZghfg9McpMyLyhnxNtOiWrHYCpF/8DMtlhOZ8YAAA=
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
        "text/javascript; charset=utf-8", tag: "7b942badc2fa0be0",
        text: #"""
            try{CSS.registerProperty({name:"--_u",syntax:"<length>",inherits:!0,initialValue:"1px"})}catch{}func\#
            tion E(e){let t=new CSSStyleSheet;return t.replaceSync(e.replace(/(?<![\w#-])(-?\d*\.?\d+)u\b/g,"cal\#
            c(var(--_u) * $1)")),t}var dt=["background-color","icon-tint-color","button-text-color","heading-tex\#
            t-color","body-text-color","caption-text-color","slider-progress-color","slider-secondary-progress-c\#
            olor","slider-unseekable-progress-color","live-indicator-color","ad-marker-fill-color","font-family"\#
            ],ht=[["background","background-color","#ffffff","#1d1f23"],["icon","icon-tint-color","#43474e","#c9\#
            ccd3"],["accent","accent-color","#1a5dcc","#a9c7ff"],["on-accent","on-accent-color","#ffffff","#0a2f\#
            66"],["button-text","button-text-color","#1a5dcc","#a9c7ff"],["heading","heading-text-color","#1b1c2\#
            0","#e8e9ee"],["body","body-text-color","#40444b","#c6c9d1"],["caption","caption-text-color","#5c606\#
            8","#a5a9b2"],["progress","slider-progress-color","var(--_accent)","var(--_accent)"],["secondary","s\#
            lider-secondary-progress-color","#c3cad6","#4d525b"],["unseekable","slider-unseekable-progress-color\#
            ","#e3e6eb","#35393f"],["live","live-indicator-color","#c5221f","#ff7a70"],["ad","ad-marker-fill-col\#
            or","#f0a400","#ffcf5c"],["raised","raised-color","#f1f4fa","#292c31"],["tonal","tonal-color","#dbe6\#
            fb","#2d4166"],["on-tonal","on-tonal-color","#0d2e66","#d9e5ff"],["line","line-color","#e0e3e9","#3a\#
            3e45"],["error","error-color","#b3261e","#ffb4ab"],["snack","notice-background-color","#2e3138","#e4\#
            e6ec"],["on-snack","notice-text-color","#f2f3f7","#25282d"]],F=e=>ht.map(([t,,o,n])=>`--_d-${t}:${e(\#
            o,n)};`).join(""),ft=E(`:host{display:block}:host([hidden]){display:none}.root{--_u:calc(1em / 16);$\#
            {F((e,t)=>e===t?e:`light-dark(${e},${t})`)} ${ht.map(([e,t])=>`--_${e}:var(--cast-${t},var(--_s-${t}\#
            ,var(--_d-${e})));`).join("")} --_hover:rgb(127 127 127 / .13);--_press:rgb(127 127 127 / .22);--_ea\#
            se:cubic-bezier(.2,0,0,1);--_far:1;font-family:var(--cast-font-family,var(--_s-font-family,"Google S\#
            ans",Roboto,"Segoe UI",system-ui,"Noto Sans","Helvetica Neue",Arial,sans-serif));font-size:medium;fo\#
            nt-weight:400;font-style:normal;line-height:1.4;letter-spacing:normal;text-align:start;text-transfor\#
            m:none;white-space:normal;color:var(--_body);accent-color:var(--_accent);-webkit-tap-highlight-color\#
            :transparent;-webkit-text-size-adjust:100%;text-size-adjust:100%}@media (min-width:1280px){.root.far\#
            {--_u:calc(1.35em / 16);--_far:1.35}}@media (min-width:1700px){.root.far{--_u:calc(1.6em / 16);--_fa\#
            r:1.6}}@supports not (color:light-dark(#000,#fff)){.root{${F(e=>e)}}@media (prefers-color-scheme:dar\#
            k){.root{${F((e,t)=>t)}}}}*,::before,::after{box-sizing:border-box}[hidden]{display:none !important}\#
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
            id CanvasText}.live-mark::before{background:CanvasText;forced-color-adjust:none}}`);var pt=E(':host{\#
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
            [data-state="connecting"] .wave3{opacity:.25}}'),mt=E('.root{position:relative}.clip{position:relati\#
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
            ;var vt={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Jt=':is(button, input, se\#
            lect, textarea):not(:disabled, [tabindex="-1"]), a[href], [tabindex]:not([tabindex="-1"], [aria-disa\#
            bled="true"])',Qt=/\b((Smart|Google|Hbb)?TV|Tizen|Web0S|webOS|BRAVIA|AFT[A-Z]|CrKey)\b/.test(navigat\#
            or.userAgent),q=!1,L=new Set,U=()=>document.body?.getAttribute("arrows")??null;function Xt(){let e=U\#
            ();return e===null||e==="keys"?!q:e!=="off"}function wt(){let e=U();return e!==null&&e!=="keys"&&e!=\#
            ="off"}var bt=()=>U()!==null||Qt;function yt(e){return L.add(e),()=>L.delete(e)}function kt(e){e.typ\#
            e==="pointermove"&&!e.movementX&&!e.movementY||q||(q=!0,L.forEach(t=>t()))}addEventListener("pointer\#
            down",kt,{capture:!0,passive:!0});addEventListener("pointermove",kt,{capture:!0,passive:!0});new Mut\#
            ationObserver(()=>L.forEach(e=>e())).observe(document,{attributes:!0,attributeFilter:["arrows"],subt\#
            ree:!0});function Yt(e){let{width:t,height:o}=e.getBoundingClientRect();return t>0&&o>0&&(e.checkVis\#
            ibility?.({checkVisibilityCSS:!0,visibilityProperty:!0})??!0)}function*$(e){for(let t of e.children)\#
            t.inert||(t.matches(Jt)&&Yt(t)&&(yield t),t.shadowRoot&&(yield*$(t.shadowRoot)),yield*$(t))}function\#
            *xt(e){for(let t=e;t;t=t.parentNode??t.host)yield t}function Zt(e){return[...xt(e)].findLast(t=>t.lo\#
            calName?.startsWith("cast-"))??null}function Mt(){let e=D(),t=bt()?null:Zt(e);if(!bt()&&!t)return nu\#
            ll;for(let i of xt(e))if(i.localName==="dialog"&&i.open||i===t||i.hasAttribute?.("data-arrows-scope"\#
            ))return i;let o=document.body,n=i=>{for(let s of i.querySelectorAll("*"))s.localName==="dialog"&&s.\#
            open&&s.matches(":modal")&&(o=s),s.shadowRoot&&n(s.shadowRoot)};return n(document),o}function D(){le\#
            t e=document.activeElement;for(;e?.shadowRoot?.activeElement;)e=e.shadowRoot.activeElement;return e=\#
            ==document.body?null:e}function _t(e,t,[o,n]){let i=x=>[(x.left+x.right)/2,(x.top+x.bottom)/2],[s,r]\#
            =i(e),[c,a]=i(t),l=o>0?t.left-e.right:e.left-t.right,p=n>0?t.top-e.bottom:e.top-t.bottom,f=o?l:p;if(\#
            (o?(c-s)*o:(a-r)*n)<=1||f<-Math.min(o?e.width:e.height,o?t.width:t.height)/2)return 1/0;let b=o?Math\#
            .max(0,t.top-e.bottom,e.top-t.bottom):Math.max(0,t.left-e.right,e.left-t.right),k=Math.abs(o?a-r:c-s\#
            );return Math.max(0,f)+b*3+k*.3}function te(e){let t=D(),o=Mt();if(!o)return!1;let n=[...o.shadowRoo\#
            t?$(o.shadowRoot):[],...$(o)].filter(c=>c!==t);if(!t)return gt(n[0]);let i=t.getBoundingClientRect()\#
            ,[s,r]=[null,1/0];for(let c of n){let a=_t(i,c.getBoundingClientRect(),e);a<r&&([s,r]=[c,a])}return \#
            gt(s)}function gt(e){return e?(e.focus({focusVisible:!0}),e.scrollIntoView({block:"nearest",inline:"\#
            nearest"}),!0):!1}var ee=["button","checkbox","submit","reset","file","image","color"],oe=["number",\#
            "range","date","datetime-local","month","time","week"];function ne(e,t){return e?["select","textarea\#
            "].includes(e.localName)||e.isContentEditable?!0:e.localName!=="input"||ee.includes(e.type)?!1:e.typ\#
            e==="radio"?ie(e,t):oe.includes(e.type)||Boolean(e.list)||t==="ArrowLeft"||t==="ArrowRight":!1}funct\#
            ion ie(e,t){let o=[...e.getRootNode().querySelectorAll("input[type=radio]:not(:disabled)")].filter((\#
            {name:i,form:s})=>e.name&&i===e.name&&s===e.form),n=o[o.indexOf(e)+(t==="ArrowRight"||t==="ArrowDown\#
            "?1:-1)];return Boolean(n)&&_t(e.getBoundingClientRect(),n.getBoundingClientRect(),vt[t])<1/0}addEve\#
            ntListener("keydown",e=>{if(e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||e.shiftKey)return;if\#
            (e.key==="GoBack"||e.key==="BrowserBack"){let o=Mt();if(o?.popover)return o.hidePopover(),void e.pre\#
            ventDefault();if(o?.localName!=="dialog"||!o.dispatchEvent(new Event("cancel",{cancelable:!0})))retu\#
            rn;o.close(),e.preventDefault();return}let t=vt[e.key];t&&Xt()&&!ne(D(),e.key)&&te(t)&&e.preventDefa\#
            ult()});var zt={owner:"cast-token",guest:"cast-guest-token"},j="cast-tab-token",O=null;function C(e,\#
            t,o){try{let n=window[e];return o===null?n.removeItem(t):o!==void 0&&n.setItem(t,o),n.getItem(t)}cat\#
            ch{return null}}var At=()=>O??=C("sessionStorage",j),g=(e,t)=>C("localStorage",zt[e],t);function K()\#
            {let e=/(?:^#|&)t=([^&]*)/.exec(location.hash);if(!e)return null;let t=location.hash.replace(e[0],""\#
            ).replace(/^[#&]+/,"");history.replaceState(history.state,"",location.pathname+location.search+(t&&`\#
            #${t}`));let o="";try{o=decodeURIComponent(e[1])}catch{}return/^[\x21-\x7e]+$/.test(o)?(O=o,C("sessi\#
            onStorage",j,o),o):null}var Ct=()=>K()??At()??g("owner")??g("guest");function St(e,t){e===At()&&(t!=\#
            ="guest"?(g("owner",e),g("guest",null)):g("owner")===null&&g("guest",e))}function Tt(e){O===e&&(O=nu\#
            ll),C("sessionStorage",j)===e&&C("sessionStorage",j,null);for(let t of Object.keys(zt))g(t)===e&&g(t\#
            ,null)}import{EventStream as Et,Known as W}from"./stream.js";var R=class{#e=new W;#t=new W;#o=!1;#n=\#
            "own";constructor({heard:t,changed:o,done:n}){Object.assign(this,{heard:t,changed:o,done:n})}own={he\#
            ard:(t,o,n)=>{this.#n==="own"&&(this.#e.heard(t,o,n),this.heard(t,o,n),this.#i())},changed:(...t)=>{\#
            this.#n==="own"&&(this.#e.changed(...t),this.changed(...t),this.#i())}};worker={heard:(t,o,n)=>{this\#
            .#t.heard(t,o,n),this.#n!=="worker"?this.#i():(this.#t.epoch!==this.#e.epoch||!(n<=this.#e.number))&\#
            &this.heard(t,o,n)},changed:(...t)=>{this.#t.changed(...t),this.#n!=="own"?this.changed(...t):this.#\#
            t.isOver&&this.#i()},joined:()=>{this.#o=!0,this.#i()}};release(){return this.#n!=="own"||this.#e.is\#
            Over||this.#s()?!1:this.#t.isOpen||this.#t.isOver?!0:(this.#n="nobody",this.done(),this.#o&&this.cha\#
            nged(...this.#t.connection),!1)}alone(){[this.#n,this.#o]=["own",!1]}#i(){if(!this.#o||!this.#s())re\#
            turn;let t=this.#n==="own";this.#n="worker",t&&this.done();let[o,n,i]=[this.#e,this.#t,()=>{}],s=n.i\#
            sOver&&o.epoch!==null&&o.epoch!==n.epoch;n.tell({heard:s?i:this.heard,changed:t?this.changed:i},o)}#\#
            s(){let[t,o]=[this.#e,this.#t];return this.#n==="nobody"?o.isOpen:this.#n==="worker"?!1:t.isOver||o.\#
            isOver?o.isOver&&!t.isOpen:o.isOpen&&(t.epoch===null||t.epoch===o.epoch&&o.number>=t.number)}};var s\#
            e=500,B=3e3,re=45e3,ae="cast-events-2",G=()=>document.visibilityState!=="hidden";function Lt({base:e\#
            ,token:t,heard:o,changed:n,shared:i=!0}){let s=new URL("events",e).href,r=new R({heard:o,changed:n,d\#
            one:()=>c.close()}),c=new J({url:s,token:t,...r.own});c.open();let a=()=>{},l=0,p=()=>{clearTimeout(\#
            l),r.alone(),c.open()},f=()=>{try{let b=k=>k?f():p();a=ce({base:e,url:s,token:t,...r.worker,failed:b\#
            })}catch{p()}},w=()=>{let b=()=>l=r.release()?setTimeout(b,B):0;l=setTimeout(b,B),f()};return i&&typ\#
            eof SharedWorker<"u"&&(l=setTimeout(w,se)),()=>(clearTimeout(l),c.close(),a())}function $t(e){for(le\#
            t[t,o,n]of e)t.addEventListener(o,n);return()=>e.forEach(([t,o,n])=>t.removeEventListener(o,n))}var \#
            J=class{#e;#t=null;#o=!1;constructor({url:t,token:o,heard:n,changed:i}){this.#e=new Et({url:t,token:\#
            o,heard:n,changed:(s,r)=>{this.#o=s==="ended"||s==="unauthorized",i(s,r)}})}open(){if(this.#t)return\#
            ;let t=()=>this.#e.stop(),o=()=>{G()?this.#o||this.#e.start():t()};this.#t=$t([[document,"visibility\#
            change",o],[window,"pageshow",o],[window,"pagehide",t],[window,"online",()=>this.#e.kick()]]),o()}cl\#
            ose(){this.#t?.(),this.#t=null,this.#e.stop()}};function ce({base:e,url:t,token:o,heard:n,changed:i,\#
            joined:s,failed:r}){let c=new SharedWorker(new URL("worker.js",e),{type:"module",name:ae}),a=c.port,\#
            [l,p,f]=[0,!1,!1],w=(m,Gt)=>{clearTimeout(l),G()&&(l=setTimeout(Gt,m))},b=()=>{p=!0,a.postMessage({t\#
            ype:"join",url:t,token:o,visible:G()}),w(f?B:2*B,ut)},k=()=>{clearTimeout(l),a.postMessage({type:"le\#
            ave"})},x=$t([[document,"visibilitychange",b],[window,"pageshow",b],[window,"pagehide",k],[window,"o\#
            nline",()=>a.postMessage({type:"online"})]]),lt=()=>{c.onerror=null,x(),k(),a.close()};function ut()\#
            {lt(),r(f)}return c.onerror=ut,a.onmessage=({data:m})=>{m.joined&&([p,f]=[!1,!0],s()),m.ping&&a.post\#
            Message({type:"pong"}),m.joined||m.ping?p||w(re,b):m.lost?p||b():m.connection?i(...m.connection):m.t\#
            opic&&n(m.topic,m.data,m.number)},b(),lt}var le=4,ue=1e4,S=class extends Error{constructor(t,o){supe\#
            r(t),this.name="CastError",this.status=o}};function de(){return[...crypto.getRandomValues(new Uint8A\#
            rray(16))].map(e=>e.toString(16).padStart(2,"0")).join("")}function he(e){let t=e?.lastIndexOf("-")?\#
            ?-1;return t<0?null:{epoch:e.slice(0,t),number:Number(e.slice(t+1))}}var Q=class{#e=new URL("./",imp\#
            ort.meta.url);#t=null;#o=null;#n=null;#i=!0;#s=new Map;#a=new Map;#r=new Map;#c=null;#l=0;#d=!1;#u=[\#
            ];reached=null;connection="connecting";reason=null;get base(){return this.#e}get token(){return this\#
            .#o}configure({token:t,base:o,shared:n}={}){t!==void 0&&([this.#t,this.#o]=[t,t]),o!==void 0&&(this.\#
            #e=new URL(o,document.baseURI)),n!==void 0&&(this.#i=n),this.#p()}state(t){return this.#a.get(t)}sub\#
            scribe(t,o){return this.#r.has(t)||this.#r.set(t,new Set),this.#r.get(t).add(o),this.#c||this.#p(),t\#
            ==="connection"?o(this.connection):this.#a.has(t)&&o(this.#a.get(t)),()=>this.#r.get(t)?.delete(o)}g\#
            et now(){return performance.now()+this.#l}position(t){if(!t)return 0;if(t.seekTarget!=null)return t.\#
            seekTarget;let{value:o,at:n,rate:i}=t.position,s=o+(i?Math.max(0,this.now-n)/1e3*i:0),r=t.live?1/0:t\#
            .duration??1/0;return Math.min(Math.max(0,s),r)}async send(t,o={}){return this.request("commands",{b\#
            ody:{id:de(),...o,command:t}})}told(t){let o=he(t?.event);return new Promise(n=>{if(!o||this.#h(o))r\#
            eturn n();this.#u.push([o,n]),setTimeout(()=>this.#f(i=>i===o),ue)})}#h({epoch:t,number:o}){return t\#
            his.reached?.epoch===t&&this.reached.number>=o}#v(t){let o={epoch:this.state("hello")?.epoch,number:\#
            t};t===void 0||this.#h(o)||(this.reached=o,this.#f(n=>this.#h(n)))}#f(t){this.#u=this.#u.filter(([o,\#
            n])=>!t(o)||n())}async request(t,{method:o,body:n}={}){let i=this.#o??this.#b(),s=n===void 0?(o??"GE\#
            T")==="GET":n.id!==void 0,r=t==="commands"?this.state("hello")?.epoch:void 0;for(let c=1;;c++){let a\#
            =!s||c>=le,l;try{l=await fetch(new URL(t,this.#e),{method:o??(n===void 0?"GET":"POST"),headers:{Auth\#
            orization:`Bearer ${i}`,...n!==void 0&&{"Content-Type":"application/json"}},body:n&&JSON.stringify(c\#
            >1&&r?{epoch:r,...n}:n),cache:"no-store",credentials:"omit",referrerPolicy:"no-referrer",signal:Abor\#
            tSignal.timeout?.(1e4)})}catch(f){if(a)throw new S(f.message,0)}if(l?.ok)return l.status===204?null:\#
            l.json();if(l&&(a||l.status<500&&l.status!==429)){let{error:f}=await l.json().catch(()=>({}));throw \#
            l.status===401&&i===this.#o&&this.#m("unauthorized",f),new S(f??`${l.status}`,l.status)}let p=Math.m\#
            in(5,Number(l?.headers.get("Retry-After"))||.3*2**c);await new Promise(f=>setTimeout(f,p*1e3))}}#b()\#
            {let t=document.querySelector('meta[name="cast-token"]')?.content;return this.#o=this.#t??(t||Ct()),\#
            this.#o}#p(){this.#d||(this.#d=!0,queueMicrotask(()=>{this.#d=!1,this.#w()}))}#w(){if(this.#c?.(),th\#
            is.#c=()=>{},!this.#b())return this.#m("unauthorized");let t=this.#o;this.#n!==t&&(this.#s.clear(),t\#
            his.#a.clear(),this.reached=null,this.#f(()=>!0)),this.#n=t,this.#c=Lt({base:this.#e,token:t,shared:\#
            this.#i,heard:(o,n,i)=>(this.#y(o,n),this.#v(i)),changed:(o,n)=>this.#m(o,n)})}follow(){let t=K()!==\#
            null;return t&&this.#p(),t}#y(t,o){if(t==="clock"||t==="hello"){let{now:n,scope:i,epoch:s}=JSON.pars\#
            e(o);t==="hello"&&St(this.#n,i),t==="hello"&&this.#f(c=>c.epoch!==s);let r=n-performance.now();if((t\#
            ==="hello"||r>this.#l||this.#l-r>250)&&(this.#l=r),t==="clock")return}this.#s.get(t)!==o&&(this.#s.s\#
            et(t,o),this.#a.set(t,JSON.parse(o)),this.#g(t,this.#a.get(t)))}#m(t,o=null){t==="unauthorized"&&thi\#
            s.#o&&Tt(this.#o),!(this.connection===t&&this.reason===o)&&([this.connection,this.reason]=[t,o],this\#
            .#g("connection",t))}#g(t,o){for(let n of[...this.#r.get(t)??[]])try{n(o)}catch(i){reportError(i)}}}\#
            ,d=new Q,fe=e=>d.configure(e);addEventListener("hashchange",()=>d.follow());function h(e,t={},...o){\#
            let[n,...i]=e.split("."),s=document.createElement(n);i.length&&(s.className=i.join(" ")),n==="button\#
            "&&(s.type="button");for(let[r,c]of Object.entries(t))r.startsWith("on")?s.addEventListener(r.slice(\#
            2),c):u(s,r,c);return s.append(...o.filter(r=>r!=null)),s}function u(e,t,o){if(o==null||o===!1)e.has\#
            Attribute(t)&&e.removeAttribute(t);else{let n=o===!0?"":String(o);e.getAttribute(t)!==n&&e.setAttrib\#
            ute(t,n)}}function M(e,t){let o=t??"";e.textContent!==o&&(e.textContent=o)}function X(e,t){M(e,t),u(\#
            e,"title",t||null)}function Ye(e){let[t,...o]=e.filter(Boolean);return o.length?[t,...o].map(n=>`⁨${\#
            n.replace(/[\u2066-\u2069]/g,"")}⁩`).join(" · "):t??""}function Ze(e){let t=Math.max(0,Math.floor(Nu\#
            mber.isFinite(e)?e:0)),[o,n,i]=[Math.floor(t/3600),Math.floor(t/60)%60,t%60],s=r=>String(r).padStart\#
            (2,"0");return o?`${o}:${s(n)}:${s(i)}`:`${n}:${s(i)}`}function to(){let e=document.activeElement;fo\#
            r(;e?.shadowRoot?.activeElement;)e=e.shadowRoot.activeElement;return e}var jt="http://www.w3.org/200\#
            0/svg",Ot="M3 8V6.5A1.5 1.5 0 0 1 4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5H14",Rt=[".w\#
            ave1 M3 19h.01",".wave2 M3 15.4A3.6 3.6 0 0 1 6.6 19",".wave3 M3 11.7A7.3 7.3 0 0 1 10.3 19"],pe="f \#
            M8 5.3v13.4a1 1 0 0 0 1.53.85l10.5-6.7a1 1 0 0 0 0-1.7L9.53 4.45A1 1 0 0 0 8 5.3z",_="M4 9.5v5h3.2l4\#
            .3 3.6V5.9L7.2 9.5z",Bt="M8.9 10.6h2.5l-1.4 1.8a1.45 1.45 0 1 1-1.3 2.2M14.9 10.5a1.3 1.3 0 0 1 1.3 \#
            1.3v2.5a1.3 1.3 0 0 1-2.6 0v-2.5a1.3 1.3 0 0 1 1.3-1.3z",Y="M4 12V9.5A2.5 2.5 0 0 1 6.5 7H19M16 4l3 \#
            3-3 3M20 12v2.5a2.5 2.5 0 0 1-2.5 2.5H5M8 20l-3-3 3-3",Pt={thin:1.4,bold:3.2},Z={cast:[Ot,...Rt],cas\#
            tConnected:[Ot,...Rt,".inner f M8 8.2h9.8v7.6h-5.2A10.4 10.4 0 0 0 8 10z"],play:[pe],pause:["f M7 5h\#
            2.6a.9.9 0 0 1 .9.9v12.2a.9.9 0 0 1-.9.9H7a.9.9 0 0 1-.9-.9V5.9A.9.9 0 0 1 7 5z","f M14.4 5H17a.9.9 \#
            0 0 1 .9.9v12.2a.9.9 0 0 1-.9.9h-2.6a.9.9 0 0 1-.9-.9V5.9a.9.9 0 0 1 .9-.9z"],stop:["f M7.5 6h9A1.5 \#
            1.5 0 0 1 18 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 16.5v-9A1.5 1.5 0 0 1 7.5 6z"],next:["f \#
            M5.5 6.4v11.2a.8.8 0 0 0 1.25.66l8-5.6a.8.8 0 0 0 0-1.32l-8-5.6A.8.8 0 0 0 5.5 6.4z","M18.2 6v12"],p\#
            revious:["f M18.5 6.4v11.2a.8.8 0 0 1-1.25.66l-8-5.6a.8.8 0 0 1 0-1.32l8-5.6a.8.8 0 0 1 1.25.66z","M\#
            5.8 6v12"],rewind30:["M11.5 5.2h.5a7.9 7.9 0 1 1-7.9 7.9","f M12.6 1.9v6.6a.6.6 0 0 1-.98.46L7.6 5.6\#
            6a.6.6 0 0 1 0-.92l4.02-3.3a.6.6 0 0 1 .98.46z",`.thin ${Bt}`],forward30:["M12.5 5.2H12a7.9 7.9 0 1 \#
            0 7.9 7.9","f M11.4 1.9v6.6a.6.6 0 0 0 .98.46l4.02-3.3a.6.6 0 0 0 0-.92l-4.02-3.3a.6.6 0 0 0-.98.46z\#
            ",`.thin ${Bt}`],volume:[`f ${_}`,_,"M15 9a4.2 4.2 0 0 1 0 6M17.6 6.4a7.9 7.9 0 0 1 0 11.2"],volumeL\#
            ow:[`f ${_}`,_,"M15 9a4.2 4.2 0 0 1 0 6"],mute:[`f ${_}`,_,"M16 9.5l5 5M21 9.5l-5 5"],captions:["M5 \#
            5.5h14a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5z"\#
            ,"M10.4 10.6a2 2 0 1 0 0 2.8M16.8 10.6a2 2 0 1 0 0 2.8"],queue:["M4 6.5h16M4 11.5h9M4 16.5h7","f M15\#
            .5 12.6v6.8a.6.6 0 0 0 .92.5l5.2-3.4a.6.6 0 0 0 0-1l-5.2-3.4a.6.6 0 0 0-.92.5z"],speaker:["M8 3.5h8A\#
            1.5 1.5 0 0 1 17.5 5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5z","M12 17\#
            a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z","M12 7.6h.01"],group:["M11 3.5h7A1.5 1.5 0 0 1 19.5 5v11a\#
            1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 9.5 16V5A1.5 1.5 0 0 1 11 3.5z","M14.5 14.2a2.2 2.2 0 1 0 0-4\#
            .4 2.2 2.2 0 0 0 0 4.4zM14.5 6.7h.01","M5 7.5V19A1.5 1.5 0 0 0 6.5 20.5H15"],screen:["M4.5 4.5h15A1.\#
            5 1.5 0 0 1 21 6v9.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15.5V6a1.5 1.5 0 0 1 1.5-1.5z","M8.5 \#
            20.5h7"],close:["M6 6l12 12M18 6 6 18"],down:["M6 9.5l6 6 6-6"],forward:["M9.5 6l6 6-6 6"],check:["M\#
            5 12.5l4.5 4.5L19 7.5"],repeat:[Y],repeatOne:[Y,".thin M11 10.7l1.3-.9v4.6"],repeatShuffled:[Y,".thi\#
            n M9.8 10.3l4.4 3.4M9.8 13.7l4.4-3.4"],shuffle:["M4 7h2.5c4.5 0 6.5 10 11 10H20M17 14l3 3-3 3","M4 1\#
            7h2.5c1.4 0 2.6-1 3.6-2.4M13.7 9.5C14.8 8 16 7 17.5 7H20M17 4l3 3-3 3"],speed:["M5.6 18.5a8.7 8.7 0 \#
            1 1 12.8 0","M12 13.2 15.8 9","f M12 11.6a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z"],more:[".bold M1\#
            2 5.5h.01M12 12h.01M12 18.5h.01"],drag:["M5 9h14M5 15h14"],music:["M9.5 17.5V5.5l9-2v11.5","M9.5 17.\#
            5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM18.5 15a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z"],film:["M4.5 5h\#
            15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5z",\#
            "f M10 8.9v6.2a.6.6 0 0 0 .92.5l4.8-3.1a.6.6 0 0 0 0-1l-4.8-3.1a.6.6 0 0 0-.92.5z"],warning:["M12 4 \#
            3 19.5h18L12 4zM12 10v4.5M12 17h.01"],wifi:["M3.5 9.5a12.5 12.5 0 0 1 17 0M6.7 13a8 8 0 0 1 10.6 0M9\#
            .8 16.3a3.5 3.5 0 0 1 4.4 0M12 19.5h.01"],search:["M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM1\#
            5.3 15.3 20.5 20.5"],sliders:["M5 5v6M5 15v4M12 5v2M12 11v8M19 5v8M19 17v2M3 13h4M10 9h4M17 15h4"]};\#
            function oo(e){Object.assign(Z,e)}var no=()=>Object.keys(Z);function tt(e,t=""){let o=document.creat\#
            eElementNS(jt,"svg"),n={viewBox:"0 0 24 24",fill:"none",stroke:"currentColor","stroke-width":2,"stro\#
            ke-linecap":"round","stroke-linejoin":"round","aria-hidden":"true",focusable:"false",class:`icon ${t\#
            }`,"data-icon":e};for(let[i,s]of Object.entries(n))o.setAttribute(i,s);for(let i of Z[e]??[]){let[,s\#
            ,r,c]=/^(?:\.(\S+) )?(f )?(.*)$/.exec(i),a=document.createElementNS(jt,"path");a.setAttribute("d",c)\#
            ,s&&a.setAttribute("class",s),s in Pt&&a.setAttribute("stroke-width",Pt[s]),r&&(a.setAttribute("fill\#
            ","currentColor"),a.setAttribute("stroke","none")),o.append(a)}return o}function v(e,t,o){e.dataset.\#
            icon!==t&&(e.dataset.icon=t,e.replaceChildren(tt(t,o)))}var me=new URL("texts/",import.meta.url),P=n\#
            ew Map,T=new Map,be=[300,1e3],ge=5e3,Nt=0,ve=/^(ar|fa|he|ur)\b/;async function we(e){for(let t of[..\#
            .be,null]){let o=await fetch(e).then(n=>n.ok?n.json():null).catch(()=>null);if(o||t===null)return o;\#
            await new Promise(n=>setTimeout(n,t))}}function N(e){return P.has(e)||P.set(e,we(new URL(`${e}.json`\#
            ,me)).then(t=>(t??P.delete(e),t))),P.get(e)}N("index");N("en");function ye(e){for(let t=e;t;){let o=\#
            t.closest?.("[lang]");if(o)return o.getAttribute("lang");t=t.getRootNode().host}return""}function It\#
            (e){let t=ye(e);return t?[t]:[...navigator.languages??[]]}var et=class{constructor(t,o,n){this.langu\#
            age=t,this.direction=o?.dir??(ve.test(t)?"rtl":"ltr"),this.own=o?.texts??{},this.english=n?.texts??{\#
            }}text(t,...o){return(this.own[t]??this.english[t]??t).replace(/\{(\d)\}/g,(i,s)=>o[s]??i)}},ot=e=>T\#
            .get(e)?.missing===0?T.get(e):null,Vt=e=>ot(It(e).join());function ke(e,t){let o=e.toLowerCase().spl\#
            it("-");return o.map((i,s)=>o.slice(0,o.length-s).join("-")).map(i=>t.find(s=>s.toLowerCase()===i)).\#
            filter(Boolean)}async function Ht(e){let t=It(e),o=t.join();if(ot(o))return ot(o);let n=await N("ind\#
            ex"),i=t.map(l=>ke(l,n??["en"])).find(({length:l})=>l)??["en"],[s,...r]=await Promise.all(["en",...i\#
            ].map(N)),c={...r[0],texts:Object.assign({},...r.map(l=>l?.texts).reverse())},a=new et(i[0],c,s);ret\#
            urn a.missing=[n,s,...r].filter(l=>!l).length,T.get(o)?.missing<=a.missing||T.set(o,a),a.missing&&(c\#
            learTimeout(Nt),Nt=setTimeout(()=>I.forEach(l=>l()),ge)),T.get(o)}var I=new Set;new MutationObserver\#
            (()=>I.forEach(e=>e())).observe(document,{attributes:!0,attributeFilter:["lang"],subtree:!0});functi\#
            on Ft(e){return I.add(e),()=>I.delete(e)}function xe(e){if(!e)return null;try{let t=new URL(e,d.base\#
            );return["http:","https:","blob:"].includes(t.protocol)?t.href:null}catch{return null}}var Me=1e4;fu\#
            nction _e(){let[e,t]=[null,1/0];return{failed:()=>t=performance.now(),asks(o){return e===o&&performa\#
            nce.now()-t<Me?!1:([e,t]=[o,1/0],!0)}}}function qt(e,t){let o=h(`div.picture.${e}`,{part:"picture","\#
            aria-hidden":"true"},tt(t,"stand-in")),n=_e();return{element:o,show(i){let s=xe(i);if(!n.asks(s))ret\#
            urn!1;if(o.querySelector("img")?.remove(),o.querySelector(".stand-in").toggleAttribute("hidden",!1),\#
            !s)return!0;let r=h("img",{alt:"","data-state":"loading",decoding:"async",referrerpolicy:"no-referre\#
            r"});return r.addEventListener("load",()=>u(r,"data-state","there")),r.addEventListener("error",()=>\#
            r.parentNode===o&&(r.remove(),n.failed())),r.src=s,o.append(r),!0}}}var ze={deviceControl:"castViews\#
            ",instructions:"castViews",mediaControl:"castViews",deviceChooser:"deviceControl",connectionControll\#
            er:"deviceControl",noDevicesAvailableController:"deviceControl",navigation:"connectionController",to\#
            olbar:"connectionController",miniController:"mediaControl",expandedController:"mediaControl",trackSe\#
            lector:"mediaControl"},Ae=8e3,Ce=6e4,nt=new Set;function it(){let e=[...nt].filter(t=>t.isHeard);ret\#
            urn e.find(t=>t.isOpen)??e.find(t=>!t.isQuiet)??e[0]}var z=class extends HTMLElement{static get shee\#
            ts(){return[]}static get topics(){return[]}static get node(){return"castViews"}#e=[];#t=!1;#o=new Ma\#
            p;#n=new Map;#i=0;#s=-1/0;#a=[];isBuilt=!1;constructor(){super();let t=this.attachShadow({mode:"open\#
            "});t.adoptedStyleSheets=[ft,...this.constructor.sheets],this.root=h("div.root",{part:"root"}),this.\#
            snack=h("p.snack",{role:"status",part:"notice"}),t.append(this.root)}connectedCallback(){nt.add(this\#
            );let t=()=>this.invalidate();this.#e=[...this.constructor.topics.map(o=>d.subscribe(o,n=>{this.#h(o\#
            ,n),t()})),d.subscribe("style",()=>this.#u()),d.subscribe("connection",t),Ft(()=>this.#c()),yt(()=>t\#
            his.#l())],this.#c()}disconnectedCallback(){nt.delete(this),this.#e.forEach(t=>t()),this.#e=[]}#r;re\#
            ady=new Promise(t=>this.#r=t);#c(){let t=n=>{this.texts!==n&&(this.texts=n,u(this.root,"lang",n.lang\#
            uage),u(this.root,"dir",n.direction),this.#l(),this.#u(),this.root.replaceChildren(),this.build(),th\#
            is.isBuilt=!0,this.#d(),this.#r())},o=Vt(this);o?t(o):Ht(this).then(n=>this.isConnected&&t(n))}#l(){\#
            this.root.classList.toggle("far",wt());let t=getComputedStyle(this).colorScheme;this.root.style.colo\#
            rScheme=!t||t==="normal"?"light dark":""}t(t,...o){return this.texts?.text(t,...o)??""}build(){}rend\#
            er(){}invalidate(){this.#t||(this.#t=!0,queueMicrotask(()=>{this.#t=!1,this.isBuilt&&this.isConnecte\#
            d&&this.#d()}))}#d(){let t=d.connection,o=t==="connecting"?this.root.classList.contains("is-lost"):t\#
            !=="open";this.root.classList.toggle("is-lost",o),this.connectionChanged?.(t),this.render()}get styl\#
            eNode(){return this.constructor.node}restyle(){this.#u()}#u(){let t=d.state("style")??{},o=this.styl\#
            eNode;for(;o&&!t[o];)o=ze[o];let n=t[o]??{};for(let i of dt){let s=n[`--cast-${i}`];s===void 0?this.\#
            root.style.removeProperty(`--_s-${i}`):this.root.style.setProperty(`--_s-${i}`,s)}}isBusy(t,o=[]){re\#
            turn o.includes(t)||this.#o.has(t)}wish(t){return this.#o.get(t)?.wish}async act(t,o,n={},i=void 0){\#
            let s={wish:i};this.#s=performance.now(),this.#o.set(t,s),this.invalidate();let r=()=>{this.#o.get(t\#
            )===s&&(this.#o.delete(t),this.invalidate())};try{let c=await d.send(o,n);return d.told(c).then(r),c\#
            }catch(c){return r(),this.fail(c.message),null}}#h(t,o){if(!o||typeof o!="object"||!("failure"in o))\#
            return;let n=this.#n.get(t),i=o.failure?`${d.state("hello")?.epoch} ${o.failure.id}`:null;this.#n.se\#
            t(t,i??n??null);let s=this.isHeard||performance.now()-this.#s<Ce;n!==void 0&&i&&i!==n&&s&&this.fail(\#
            o.failure.reason)}get isQuiet(){return!1}get isHeard(){return this.isBuilt&&this.isConnected&&this.s\#
            nack.isConnected}fail(t){(this.isHeard?this:it()??this).say(this.t("requestFailed",t))}say(t,o=!1){M\#
            (this.snack,t),clearTimeout(this.#i),o||(this.#i=setTimeout(()=>M(this.snack,""),Ae))}iconButton(t,o\#
            ,n={}){let i=h("button.icon-button",{"aria-label":o,...n});return v(i,t),i}};var[Se,Te]=[5e3,6e4],Ut\#
            ={"cast-dialog":"./panels.js","cast-instructions":"./instructions.js","cast-expanded-controller":"./\#
            panels.js","cast-track-selection":"./panels.js","cast-volume":"./panels.js","cast-queue":"./panels.j\#
            s"},V=e=>import(Ut[e]),st=null;function Ee(){return st??=new Promise(e=>{let t=d.subscribe("instruct\#
            ions",o=>{o?.presented&&e(V("cast-instructions").finally(()=>(t?.(),st=null)))})}),st}function rt(){\#
            let e=new Set,t=new Set,o=0,n=()=>Object.keys(Ut).filter(a=>!customElements.get(a)),i=()=>{t.forEach\#
            (a=>e.delete(a)),t.clear(),r()},s=a=>e.add(a)&&(a==="cast-instructions"?Ee():V(a)).catch(l=>{reportE\#
            rror(l),t.size||setTimeout(i,Math.min(Te,Se*2**o++)),t.add(a)}),r=()=>n().forEach(a=>e.has(a)||docum\#
            ent.querySelector(a)&&s(a)),c=new MutationObserver(()=>n().length?r():c.disconnect());c.observe(docu\#
            ment,{childList:!0,subtree:!0}),r()}async function y(e){try{await V(e)}catch{let o=it();return o?.sa\#
            y(o.t("notLoaded")),null}let t=document.querySelector(`${e}:not([inline])`)??document.body.appendChi\#
            ld(document.createElement(e));return await t.open(),t}var A=e=>void V(e).catch(()=>{});var at=class \#
            extends z{static get sheets(){return[pt]}static get topics(){return["button"]}static get node(){retu\#
            rn"toolbar"}build(){this.button=h("button.icon-button",{part:"button","aria-haspopup":"dialog","data\#
            -hidden":!0,onclick:()=>this.#t(),onpointerenter:()=>A("cast-dialog"),onfocus:()=>A("cast-dialog")})\#
            ,this.snack.className="hush",this.root.append(this.button,this.snack)}render(){let{visible:t=!1,stat\#
            e:o="noDevicesAvailable",label:n="castNoDevices",look:i=null}=d.state("button")??{};this.#e(i),v(thi\#
            s.button,o==="connected"?"castConnected":"cast"),u(this.button,"data-state",o),u(this.button,"data-h\#
            idden",!t),u(this.button,"aria-label",this.t(n)),u(this.button,"aria-busy",o==="connecting"?"true":n\#
            ull),u(this,"data-state",t?o:"hidden")}#e(t){let{style:o}=this.root,n={"--_look-width":t?.width,"--_\#
            look-height":t?.height};for(let[i,s]of Object.entries(n))s>0?o.setProperty(i,`calc(var(--_u) * ${s})\#
            `):o.removeProperty(i);t?.tintColor?o.setProperty("--_look-tint",t.tintColor):o.removeProperty("--_l\#
            ook-tint")}#t(){let t=new CustomEvent("cast-button-tap",{bubbles:!0,composed:!0,cancelable:!0});this\#
            .dispatchEvent(t)&&y("cast-dialog")}get isQuiet(){return!0}click(){this.button?.click()}focus(t){thi\#
            s.button?.focus(t)}};customElements.define("cast-button",at);import"./stream.js";var Le={skipNext:["\#
            next","next"],skipPrevious:["previous","previous"],rewind30Seconds:["rewind30","rewind30"],forward30\#
            Seconds:["forward30","forward30"],closedCaptions:["captions","captions"],stop:["stop","stop"]},Dt=(e\#
            ,t)=>e.t(d.state("button")?.state==="connecting"?"dialogConnectingTo":"castingTo",t),$e=(e,t)=>e.wis\#
            h("playback")??t.playback;function je(e,t,o){let n=$e(e,o);v(t,n==="loading"?"stop":n),u(t,"data-act\#
            ion",n);let i=n==="loading"?`${e.t("loading")}. ${e.t("stop")}`:e.t(n);u(t,"aria-label",i),u(t,"aria\#
            -busy",n==="loading"||e.isBusy("playback",o.pending)?"true":null)}function Oe(e,t){let{action:o}=t.d\#
            ataset;if(!o)return;let n={play:d.state("media")?.live?"stop":"pause",pause:"play"}[o]??"play";e.act\#
            ("playback",o==="loading"?"stop":o,{},n)}function Kt(e,t,o){return Array.from({length:o},(n,i)=>{let\#
             s=e.iconButton("","",{part:`slot slot-${i}`,onclick:()=>Re(e,t,i,s)});return s})}function Wt(e,t,o,\#
            n){t.forEach((i,s)=>{let{type:r="none",enabled:c=!1,pending:a=!1,on:l=!1}=o?.[s]??{};if(u(i,"data-ty\#
            pe",r),u(i,"data-empty",r==="none"),u(i,"aria-disabled",c?null:"true"),u(i,"tabindex",c&&r!=="none"?\#
            null:"-1"),r==="none")return;if(r==="playPauseToggle")return je(e,i,n);if(i.removeAttribute("data-ac\#
            tion"),u(i,"aria-busy",a||e.isBusy(`slot${s}`)?"true":null),r==="custom"){v(i,e.getAttribute(`custom\#
            -icon-${s}`)??"more"),u(i,"aria-label",e.getAttribute(`custom-label-${s}`)??`${s+1}`);return}let p=e\#
            .wish(`slot${s}`)??l,[f,w]=r==="muteToggle"?[p?"mute":"volume",p?"unmute":"mute"]:Le[r];v(i,f),u(i,"\#
            aria-label",e.t(w)),r==="closedCaptions"&&u(i,"data-on",l)})}function Re(e,t,o,n){if(n.getAttribute(\#
            "aria-disabled")==="true")return;let i=n.dataset.type;if(i==="playPauseToggle")return Oe(e,n);if(i==\#
            ="closedCaptions")return y("cast-track-selection");if(i==="custom"){let r={bar:t,slot:o};return void\#
             e.dispatchEvent(new CustomEvent("cast-custom-button",{bubbles:!0,composed:!0,detail:r}))}let s=i===\#
            "muteToggle"?n.dataset.icon!=="mute":void 0;e.act(`slot${o}`,"tapButton",{bar:t,slot:o},s)}var H=cla\#
            ss{#e;#t=0;constructor(t){this.#e=t}run(t){t&&!this.#t?this.#o():!t&&this.#t&&(cancelAnimationFrame(\#
            this.#t),this.#t=0)}#o(){this.#t=requestAnimationFrame(()=>{this.#o(),this.#e()})}};var Be=72,ct=cla\#
            ss extends z{static get sheets(){return[mt]}static get topics(){return["media","dialog","button"]}st\#
            atic get node(){return"miniController"}#e=!1;#t=!0;#o=new IntersectionObserver(([t])=>{this.#t=t.isI\#
            ntersecting,this.invalidate()});#n=new H(()=>this.#s());connectedCallback(){super.connectedCallback(\#
            ),this.#o.observe(this)}disconnectedCallback(){super.disconnectedCallback(),this.#o.disconnect(),thi\#
            s.#n.run(!1)}build(){this.progress=h("div.progress",{part:"progress","aria-hidden":"true"},h("span")\#
            ),this.thumb=qt("thumb","film"),this.titleLine=h("span.title.line",{part:"title",dir:"auto"}),this.m\#
            ark=h("span"),this.subtitle=h("span.caption.line",{part:"subtitle",dir:"auto"}),this.bodyButton=h("b\#
            utton.body",{part:"mini-body","aria-haspopup":"dialog",onclick:()=>y("cast-expanded-controller"),onp\#
            ointerenter:()=>A("cast-expanded-controller"),onfocus:()=>A("cast-expanded-controller")},this.thumb.\#
            element,h("span.texts",{},this.titleLine,h("span.second",{},this.mark,this.subtitle))),this.slots=Kt\#
            (this,"mini",3),this.bar=h("div.bar",{role:"group",part:"bar"},this.progress,this.bodyButton,h("div.\#
            slots",{part:"slots"},...this.slots)),this.root.append(h("div.clip",{},this.bar),this.snack)}get act\#
            ive(){return Boolean(d.state("media"))}get minHeight(){return this.active?Be*(parseFloat(getComputed\#
            Style(this.root).getPropertyValue("--_u"))||1):0}render(){let t=d.state("media");this.root.classList\#
            .toggle("active",Boolean(t)),t&&this.#i(t),this.#n.run(Boolean(t)&&this.#t&&t.position.rate!==0&&!t.\#
            live),this.#e!==this.active&&(this.#e=this.active,this.dispatchEvent(new CustomEvent("cast-should-ap\#
            pear",{bubbles:!0,composed:!0,detail:{active:this.active,minHeight:this.minHeight}})))}#i(t){let o=d\#
            .state("dialog")?.device,n=o?Dt(this,o):"",i=t.title??t.subtitle??(n||this.t("castConnected")),s=t.a\#
            d?.title??(n!==i&&n?n:t.subtitle??t.studio??"");X(this.titleLine,i),X(this.subtitle,s),this.mark.cla\#
            ssName=t.ad?"ad-mark":t.live?"live-mark":"",M(this.mark,t.ad?this.t("advertisement"):t.live?this.t("\#
            live"):""),u(this.mark,"hidden",!t.ad&&!t.live),u(this.thumb.element,"hidden",!t.thumbnail),this.thu\#
            mb.show(t.image),u(this.bar,"aria-label",[i,s].filter(Boolean).join(", ")),u(this.bodyButton,"aria-l\#
            abel",[i,s,this.t("openPlayer")].filter(Boolean).join(", ")),Wt(this,this.slots,t.mini,t),this.progr\#
            ess.classList.toggle("ad",Boolean(t.ad)),this.progress.classList.toggle("live",t.live),this.#s()}#s(\#
            ){let t=d.state("media");if(!t)return;let o=t.live?1:t.duration&&t.showsPosition?d.position(t)/t.dur\#
            ation:0;this.progress.style.setProperty("--_at",Math.min(1,Math.max(0,o)).toFixed(5))}};customElemen\#
            ts.define("cast-mini-controller",ct);import"./stream.js";document.readyState==="loading"?addEventLis\#
            tener("DOMContentLoaded",rt,{once:!0}):rt();export{at as CastButtonElement,z as CastElement,S as Cas\#
            tError,ct as CastMiniController,R as Handover,et as Texts,H as Ticker,d as castClient,Ze as clockTex\#
            t,fe as configureCast,to as deepFocus,oo as defineIcons,je as drawPlayback,Wt as drawSlots,h as el,w\#
            e as fetchTexts,Ct as findToken,Tt as forgetToken,tt as icon,no as iconNames,wt as isFar,Xt as isOn,\#
            Qt as isTV,Ye as joined,St as keepToken,V as load,rt as loadPresent,Kt as makeSlots,te as moveFocus,\#
            de as newID,yt as onInputChange,Ft as onLanguageChange,Lt as openTransport,qt as picture,_e as pictu\#
            reAsker,xe as pictureURL,Dt as placeText,$e as playbackAction,A as prepare,y as present,y as present\#
            Cast,dt as properties,u as setAttribute,v as setIcon,X as setLine,M as setText,E as sheet,it as spea\#
            kerNow,K as takeToken,Oe as tapPlayback,Ht as textsFor,Vt as textsNow,ft as theme};
            """#,
        gzip: """
            H4sIAAAAAAACA6waB3ujuPKvcN4rZh+wgEsSuORe7/36ZfO9FTDYusXAJ4kkPj7++1NBRhiyyStX1jCaGc2MpmlYRo7tr7780iOw\
            w5QB+TupaiDsuGxLdIBo4br/ahYOPZYMPUaLzwsod2x/s3BwuQeCGY0+8vkzZhgV36Ci4RRB/bjo7C5FLN23Xd6UKcNVaf1mCXZb\
            ALPYdQkPFt/zS3Ys4Ms9AIsJsIaUFuNi1AVK4ctjmS5Bvy3fLL/4/KPbtw+v3Dt76X7xNnv91uN//sxu3iZvds4iRUW6vEdkKaS1\
            rdfWx4G9sG2HdRxoZez6dpGg9P2OVE2ZuWlVVGThLHBalS7DJTtBkoYxAYPHAbYHlOFyNwYmVXYcQ1JUM3xOSwucAXFrUu0IUHoO\
            p8AlyBA5PonRlBTgPUoKmKIU+B5cXGY4RawiJzDK3AMi7zlxjoviBM4rrmeODrg4Lu6cPTeJaROOMGOgV7n8RzwFWZCHK055K802\
            a71X69X6Yg3iKb1K00yhozSFknGgfDCwA7TJ0lQ8oav0Is8lNuepCYbnOYF8FObbraQxTm3+DOf30ic7PWNNlARp6IsnuIQrAEEk\
            T37qAFJ7f71eJ1L7bXqVBQJdu8VTDvJqk2797aUUbIOuklAS6aP+gAf1zq7sY08Aks3JvZ73OCn1KkXZVmqSbcJNInkMDvgyp3wF\
            K9iCtMJqs7paSUtLV514rLHzJgyDXJ3vBbrwld9kTzizxPPR2vcVRZpvUklBEKYgqNSDgR3k6xyJp/AqTFfqZFhVooLD5O+AmyWw\
            zROJm62D7VZ7pUZXjyaFn4XA8QTtFWxyrXGpNC7BsI0PK7iStkErWG8kJhAiV+XvgJuswm0ASsNkjdRp0JIHKYeVFcMpuHMhG8Iq\
            WEmHgjVsIdXyn5GOvTAP81V+Ick34WWYLe7unN9ew/XNnnkHVC+Xt8xxKqe8s69v3nEvy9yPW9ZFH7ew5FC7i9/Z3o8VLpeLhe3k\
            7Po3y3fRvqKszTCtC3SMkqJK33cStrzd4ywDzuu0WlYldB6pKtaKBB7JdB7AwXpjBVs7/rj97XIJDuObw/X1NfsConcF3u2Zm3Hf\
            WHIpOkfIY7+zO+vj9iQzJ9ECC5xIhUiKKJPiO33IUPNNqgadbdumTp3FV/bVPZCI7JJlEF5Y+v83lhes7Jiv1yIQ5tbDUK4DohCl\
            TYJTN4GfMJClFzo+/zeQyzkiURAbadqU1wAPYpvAxe+qaleA9SUqedr4Z5VUrHIWX8KuAuvrP4gCThkc3AY7i7/ypR5v8Xso7oHh\
            FFl/hYZ72y8IRoVD+aJLgeDctpVEFP8E0QEy3BwU4AHEAUQ8CHsEUcv5QZIDKmLp9XuFEXjruADGRPKpUcqzrMaSLoj4QZYRZYgw\
            BWCEb55zDOkV8cMeM5CUJ+7Sa6PeCiIP27FZJqJxJoy5qMl7zBmj2t1zkYTnaFS5WY0IRxzw4FHp66Lsx4ZyDXz/k3gW2v1cmARZ\
            ywMu3QecsX0UhJd+/Wi30ps9fqamR3urjXZqfeIC1s3xufA/wGc7ZbPlXGhT1xVh1CorZi2VikagvPJ93xEl1O75tiKygEeVPYhQ\
            E8iB9AndpekeDhAJck1jRCPjdF332omiBPiRAX9AOQPSJtWjMJY47KQiomZwSKcDfxT31kf4IIRGJev2obNfObXTFE5VOAVuD4js\
            cBn5cY0yUaD5U4Hp4G0lSO+L+ma0U7W/RXUNiKAy7XFObJQwI35DDp3yU642vDWE8te6wiUDYvqvxmBVk+5dJBve6IBKXDcFEi9x\
            Q2X1LSBlah/tbucLvQ4Rt5GosJmj3m8RwcjVwOsFIw3vR9pepAxy1BSsi/IqbWhbNUyEoOKnYO49ppiTntZCb9NYtCpwZulQGhon\
            O+7R3CrPKbAobDrhhNY8s95nV96Go/W91Dxmn+pF7ziuDTEuJSeZaMJ1E0vo8JoX8KgMJ7JwXlQPUc+6u80wuV4QVizuLO+ARRmF\
            rB3yCE1RAd8t3cA+CdcOSc28OnANxeUh8EIep/ZZGluNEt/G98eJqOdsK7d4IKiOElQIH+w8hlkBz+w5s+FmfofOowdUFI7Xd5Qf\
            ZuxdXswos+6ZtNNk2mm+47UeyJcFp/HhDWeiIlzZ4ASEosA1xfQsmQsbxSLjmUfvj45TPaOGVdzXjXgjQo0es2DkA5gF5EwcwEGI\
            TEBFJieJmxKnVQZugjMcYVoViIE64XsRavy3bA5AcBoxlDQFIuKdcg9q6L6tK4olJ5RwyobByH35Bdh0X/6qM5DLnyfGSrl13Brx\
            AMIlBbbc+J/YM6ZSUeOqKB0kICAyzD3E+kR2BGexvDa7nMWBRimIdGVEkCnr+tIMNfWqMjZBGW5oxKUZu6GQwo5leCkJzrtQyws2\
            1KlEsWdH+TISPZJ9VDtQacYSbo9xUSp0myKrZstENlOmAX0qcfbiRd7q8rwEdFNyuZtBrQ0yyZudJ96M5NbbWhg/lh45PhTRSuD8\
            6PINGYdo8A7V0WUjg+PscHThCvzGCsOzw5KZ8sPZ4Go1lw7CzSS5DTGkhXpS6eedQfYDe5RVD/I9nnhv573QOV7qFwrPE7dGyKZ4\
            ujscK3UaOAwM5F1vhl7Cp+QSfL69UsoZsdSKngwT+VbQWOvGEhcI3xL/8qvDyo45DwYkSmTOK4FS3v/5W72H6fUvc/j1JjZ2FQ6v\
            t5DOr8iThh41KYezpce9GZe2bvC0vy4W8VwuFC3Dai6T9L2TC/ecmqrdFZbZkJhtuVrVYcAQOWvz9QTC1ph9xEGZPYWISnxAUmQ5\
            dPSuqCVIELFwmYtZ5skdp8bQBlA6inozTv1mOlWvEtOQigd29/P3cMwJOgC1hAgtq4x+hVQMMVgGYsXuTNyEAGJ7aLklzfPsOq/G\
            KUeH/6IsnFejqauraYodz7cDemsLH3btU77gm0aSVyfTSvK9Sn6ElLk5ZlEqZDKTyqmWhBs62vA2QwwJr2DAG4FK9keGr/udJ8ce\
            427lzC2D0MiqYWMF22bGCJLPNN578H/TgcWj2F/LjcfBH17aswEzaxl6OknVfKLy+LAHAr0JIjjU7KgtY96AzrOBaPDuQY7dnqti\
            ZrnaNmPjCCb2qKpsff98EuD5IRyes14gu3FDLH3dNLOQ6V/jGJztaIwDThsiEs2vhPCdh7JZzSW/wU0a6+Kc63rOa9ApbF6FSZD7\
            /rlBntH9QmmOqVtUlN28bueOfkW5kWh8SgibzeQyTyBrUuCqVZJUvdrt9OZubODW/ZcgvZMjNXHOK7xR3B1VSIwr/ZBr3awh8oEf\
            ekDnUTAnVk8p58+iwEDruEJFtXPUTyQbjYxL2M5HgyOioUDy2UKFCIsM05QAA0ee7eySud/LCuFQS/rkbHGmgKiYc7tVw04l5Rmj\
            hKZJhmkMP5tUT7Jp3/XYrdmg6rLfKncUt42+iv5Swn8pwc/3tM55yyTp+hL6ez03i8/en5gunJP1ScjR4TUV9leovEf0K3hkc4Fu\
            RNaAGJvG0WM5mcG6d3YsPvzVYhL9mZw6zwc09xEx/Cz6RveAs6wY349yzHRzribU41oyub+uZ9v28SBpfJOTS+as9+zDmqMTalW9\
            l2ANoBNMM5XZtj1S5IAel1wSk5sa2zhizmgbGXMWVdUthTuSf1SCObiElEG2uPt/6jXu2W0tQWvqN9UrXDcjtabqSJSntSmrX8M9\
            ToH+4h7hQn4Du7Mk9tB9bTX5M/3i+FPHA7qHwJE/ofpZPZHHujn7yi7HijBdznGyjaQkAFbgbaYd7tN8FbPWSFIgJJfN1zNUqynV\
            hpodrEBq/U+c7fYTJ/DNNjbcdCFfWG8HWNDNnI2eIcuMgwuBp0AvLXr/k0Hl+T1vBVOr7jPbOchEpPLHzN1XTICm8ElrbviyH0/0\
            N9vCAdPyqSyHA3oP6TxVTW7U7gbvi7Axufep3WSvnDhB5KmGv0+Jkd+/Ku5QZhwyXHTkE9cVvl8KX7DNLU5YQlY9oRZ11T7daJ7q\
            Rseq6KZtdAOb69UGiD0/dx037G7QWL4WTHC2tUUtaZmTAtpaVXZs5Qwu6IWmUOQRZQRYup/OQZ9TUzbdwfpcP3mFmbS8/rMjGiXg\
            c+MXiTQt+eaXAnfdTC9Yncf2zSFp/8sZZOBrDh5P7dCOmn25Bo+MautOTWnegZXdNI1lzOaN6Vfnqb8o0b7kEC6b6ZbnPUDgreGg\
            ud7oCbuS2LcCSwwS+HJRMWoYydxdbrVueqQblYLkpW78PW2MwI41T1Fi8e+oofBVtduJKtZOJ7ovorOmdTc0D0++dp4etTyZHoxp\
            TuSfpQyT26qJx1P756cVw19OsQdBbmiNzj44TQYQU1aa2h5yllsRvMPqs0I8+cSk+xTm+Laxu4cyJcDcBdHAk43vFNO4T/d99FN2\
            NXLAJPHK66VQ1Po3L9e637at5F8lZrIuYMO07Fz2HCo0f06aZtsmTRunt6OqG1mGbNYyoZJQnFTih/M2u0+w3/dRzpPsfwYAL5bd\
            ftsvJq6DAeY+gLwL/SCHf2DwGRjt8C53dwg3sMfUYGkHYO8e/Cb1+MkAYNzFRliY2TjYYcwPF4OP/8532SzC6i5JfjQInBSqXmuy\
            xA42NLljn78FkeBhA2+WNnX+4fK2a/Yn/pad17kV/iHQuAsmMjZ/Farx1M0c5h2RT+CEDSZoA7C7g57PXNDzwaar47I016/Ao8lo\
            70ANxoob3gIAWtqG7xfJaKD2Dnz1c3NdUMPBuFZf2fQz8od8kAm/cbG06h5fVONLynOCgFdyTNzmoO+NcFvGjJVGe3hnJdW9yegC\
            Dtm40+UC6f5I9N+euJafqe9suv/LqRAnYDa7dg9d1v9xeiqzdz+s34FXivWP+nRwssaV+puT9bO3xz98ebw+/uLd6HjvH+P18/Jr\
            /UnioShUfmVFMfmQn9P7s5iu3o/PKaRQv6dbB+oVP0w90VZ9nwqZHp3Bzl2hm7kji8+1Pba2zHEkWkQTOrEqkllWLOfzYfPM9Scr\
            3DNXnX4vZHjYSu+WaNx6TaUIDnEVZVu/J3oLNVjOqG4AXN8OYMsB2N5GyQNAuZlOlD+1jDZmbYXVvrMtZp+sAEN6eK9isDPqima8\
            is80VtSot3hc8nAdsynAMj4TeQUVjJW3dEwlOp6ferWf1+vf12uBAx2oVzG49cVkeiFsemQFBW5Y9QWlMl/RY+NClyLAPQPzRerS\
            qhWMI1DUCQAsJlUFMUKxlsM7p9LSfz6V6Pp6admFf3MKsn/AdN55wJCfwRCGsXH9IlBfrSaB6hUBbmpfuFuTUWCFsaqWp7bUfs3m\
            IH+2/uXzyukcq3wS2NSpJq56RiIO1fJ8nmO9txCwlu72aLC9beiP0PH0Qk8vf2hc8ywWqxtNeFWN1TvefnjOzThl2dagpfDOA8IL\
            +xf8Kvuemd2jJfL5WakLaeO8wESQkp7TWaxTia+s3N7GdugjPuV6jqsaqWzsnOK3xtjQDtjdZilV0yw7GHy0PRRSPYRVTW3s7n6+\
            MWc6y2xM+Rvpl2v58x8ddh7FccywxvEMOuXVpLLMcvHcwO59g9Azi1nvVj/m9kJEnI+IpBfeFubrVvY+F9hZeooGHpPwcsN8Jrao\
            DSxvpScRy3/YQ07HyKhIjM0bBFiEXO4S0pPHoEqxXudotfjEF5Oq0S0ga8ROmOMrvMHC4EiG5fIhrWPSnnZSRZqnR81JVoRFHv++\
            1OWnE1bZpjyez0W0AzjVHUhVjBS+Db2j5MqcTeYRkduklVRVj9SF6NZlHXi2aGRHKtMe7ufN2YZuHzC9mLPm4DMc6qwDM7sxQupU\
            d7r7vR1d2z8cR0DdYvKfoI+yasQvWhmnPP2YHo3Ex5gcu92PMV+2yv1DhSZrFmg5NdaaKzSN1ahS5TjNSXuOpmpCRex0nkJMM8sQ\
            9rSDkGhXta6qFmnBYwASQxzIRHPV+qqapSabJwtiNWEyMd2r5I5JxGSvlDuFfJoerNezp3uvkWuO4cdgiI6dXtGxz2qZzPom65uA\
            dmCfg/0BM9AplnFAkO0bqD5Oqo+TTLojeztU/R1KdZnyWDimQA1IJ7SBQJoOmJncPd15uHu5Ez9sCWN18yMRFkCTQiKd1Bm/ga0D\
            Rr9ISeZNl1ceiG5VJqOxwhC0slYgXS2m6dEUttEyyFaCz60oRoOxHDpWsHcpZU/5EfGTwkGOG7GfksAVDvVJCv7K1fROKBq27GkJ\
            mXLgmIdk3eJSdazweddo6wxGgKNvseIPK/65MzigRDUtzXz+ZWHND7m+Fi6pk0SU+NOVjZT30psGTIJBSLYO2H3QOg2/pYhUxIYF\
            GQ8UYdaucosCJmn64jQ1PsiJndPXPSMfK0MACvj2uqTBk4J7ocrCh55h7bHyQcOVKewFvtSIzzWitmjcWs1Ck4x2tj6KnPOJscH7\
            jMYwUtP58gy6SrdaTcLLivPquYtjXpzlljxK2L6kHcSeEzu1EUbrFo5zeGS2dZC0vg/lIUyU5Q6nxGyMx5LPjJnrSUGIwEFBg6WZ\
            jSceNQ3BE49w8C2hPWzmIMPMzb4BWJntoJCb2tzhP2IkGcNx3xuXUcv5/udcuXLxak1v6WNqgjECWqFccZnGSJgUMzIxu+hvZuDC\
            XdHfQLulEDxE2QGeuMlxEPdwJAUMCOncOyWiuLPnA/Y3lk8hbLe4jvCCnduoYfty4Bj7h7DflppG6jPihMncIgCg0tSWc1+80nbi\
            i9VFPqMRXhsMGRBA09ZemmcIwrDRpuUZ2WRdcnOgVlBSJosXZsGpMn8CJkaiQn/rGmk7BhGfjhcOv88dtmFylzmDXcbSWyamzAXZ\
            ZN6/IG/WlaIpPTCFNK1cYRKUgQybMUjvmkpj6VtWdWNqp29x0rzJ8RCm/Sfn40AISQ1zO+pWs+u3Cal2oecfCD1BDzjFzsOy5lKD\
            OudLKBvfhHLTUavfUtcKAQ2D36T9eOo5m2ojV/RDRaf5r/MCZB/phs+Mj66yIi41RQNfWn0lSFBxkHzk8J+LGMrLdSjDLBeq4beK\
            HX+uZo147AKqN1mWPhdQP1UFjE4gfaz3fpPqPPUv4dHNxGs6/7DAD13tRr5u3J99kSW/3l9vS4Af/bo93pH7sf6op4JA0FhyBy+c\
            jdI9L9NRqjes+Y2khgVTUSSbhv1fR/e3x7v71Di8yCug9il0nvATo9BYUQ3DVAOZnqOSRthtWirYjOnFrgBzvL9PP5h5L6X3RKNo\
            SMSBS6rpSe33b798bnCVXYBDgNXBOJyvN3HA65ePhwd7v3z8dz3efeDDciMz8SY16raDJnoZmTBhiC7PHV1woll2bOnvuYiY8SJX\
            Zi6LOod/Yp12JW1+zLwtLHjDD8xEM19pqRoAilaUMmmhpyEKb8do2THX79hcvyEtiiUcL8tb9yTdmNu63LLDXmT2hp9HkRxW4g8r\
            5bmwHgJKbkLt3g+sWDWcWNjHq3uT6t4Lq74ugD6Vf6xnpbmK4v2Ku+PfqogF9206nSNeXt3XnAL5cXjfhoJJ4XHdL1I6gQgXIwWm\
            LskCidUFWOIssWp6Qab+LDHqzNAT/1quPLqAiZS5sGA09SfDa8BOfT9JpyokFDrNirFy6tYmknGLjnmkH6i4cbPlfi5AmGYxAYNq\
            /xyqH+pGMpDNpgC3Hl4b+lniXVjb2zAqiOPcvChrgCUiTNELM73AmIAQ16H/RfG0aXPulQQDb+z7zs3azX0EbNhob241CRPz6g0M\
            FxYL2EJnm7ygNVr4hnI97QiKA2H2yegEldpfETYtbMfBD/VKsN/VWZyj5D4y5MeJQMWoMO4HudxA/CTC/gxj3dtYABSubA1Is3WA\
            pNScJ65GHmyAAN+c8cWgcU17W5FK9p0gTMA6WFuvn2+w2DDUA+0VdGgHX5pFoajKsZ4/GOVRVXzM9VhVadEQwwROYfXSq7vSsIBO\
            nc+DhFZZnrTc0nCJ7RE+yWtlZE27WRFC4KlNdBqL224xUCAznl5J2xc2zERtaG0CIUOBkilhcoBCcuk202RO27rfMHbu5eEotb4E\
            9mONVukU93jqWfpQP1SlTh89xneivb/hXlPuHUbqZT/T2ybO2EISw7qbpqi1Ja8sIiuwd6IV+yxQae6cTXO0hUIgWtKhQjRqZ/cr\
            1qjfv30lIrc8mY6YcuOq5K63YrUJh1UkoTgNjlwt1ZTHfyVWy3KeVA0W4PAyBsfBG5tyLsfxFgJSx0VqniIv6irTOZZ6h9DLLK2A\
            iSpjLwQqTK3VzA0NjtdpepkeXWYzqKwFIE/SqW4O4hZEHO3VbJLPsZPTOngBC1IR6trBZrhcnKdl3OiNrNI2IHeqnkn63V96o03N\
            RJtyyiFRCINgKE/44H/kxZ9GS1LwvanXqtLSpb3FzUNozlhNRNeqP+imKUesbcdYSksbbwQl6AuONa2hmwSz8BPRaL2bujlTsn/z\
            VWOO2RCD+70d7ppfJr71Z248CxaqFWfp1bOz6S/sX80QlSq7Sr0iCdYI/86gsLmyLHDBd2HK/A+0qZwn1CCsYxgox2DKevqQyRsU\
            fmUNGEAZR/6XIHWjTsMQTtSCySzR1wNMQYLRqEnJR62cOuwjaCs1coGBihbwo6oLc73ZCmHGWNtpNYX7qX4Xyct8einkeAw8gYPn\
            iWBMsziYGE8b1d9bXbeqoiMhf0GtYFarIDClVxss6z2uFkGPePUKL47d1hVJQBIhZbuk9AzH+xMNdQFJjckzVKO5WqgZ1PoAFo2M\
            GonhlXppb9MIoM1N2Xlp1RU5VaeOeguy+xOAruxr+LA4XuFxoM1EN7bs34skgAucrsUse5Yc7jxTSwuIl7drpVuBYwzue2rM+vjX\
            bHF6K1uc3soWl3ewxW1YhAE1s8ncevxjU/D/cXCM8RGccknaJOiVDmss+arBorcUsyb71wJYWjVB5cqtmooVXQkkVzUtcxU7bqEU\
            oiMokRPhH7ki6ipeIIuyvX0r2gjLzoG0CiDWazc8W6zX16LU6lQmVzGwtdRyKlDruEtZTm5Ut4X6wfb5lK4DfBHACVl8gk1WAIRD\
            YuU2hzFWS50e6EfqxCm6e8jnQdEgVqGtr7pajkP/arkA2wfPlRg7jZ7DjvPwiFs5hl1WqemKH9Jm3RuiaflpYQ1n1Sag8hX/v6LK\
            iVNe2L8hjzX5JPCrejnm/yChSX1bg1AKB0TtCIvPTlg7HapoEMnOP4ho1rzopLB1FmN79kufQov2KDzdO2icqKcDdzWxYncmgQaZ\
            51NNOXap3NEl3/BHhC67eyClS05814/ZWCHE+5FyUSAnuGJIoOyaEPct/Jeck+F955e8niyG9ydtsWyLUz98nmL0GYeDy3REriDM\
            mj5zvS1H9F5E0qDK+AXPydjfEhfomnpYT9zsMjWAzfLzZQkODu4Fa1QTXKyiTldk6zqpHuH9Vttx5FEmfd4d5Trb4zOq8QNpCeQx\
            JOiwOSNPm5CO9D1nT4S9gfmE+AytNbLn1RQ3e5p5uT+opBSOoGRxqFc0Sfl3CGGV0sPiO3sTWqdhFhlUTsS2RIA7zsj2JDUg5taE\
            9yz6qDqvqL9kFp4GGMlUQiahpRGkklLFlHqMuWPXTZ7X4YESHUvvqmUwRNXG9Ebr3aQExC3mjdDd7SHvYfUBMkrEnlhYyxIHDccm\
            tXGAryDxuyLv3mQxCsBmr5D7B/rhTp4MoGNTy6+rMiSSExuHn11kVO9fTkGeO8AqTEV8WH0qpggpCg61wW59MpYaqfmKsrHmCodx\
            BnO84oeSq/wsIR1EDrFRvjex5DJZMwewkECG0oBfwWGBDOgQD+D2/iqHwBQuv73VeEkXoEc4M3LzXesyXiyrC+HuNVXHcLd0nQnc\
            E1PG30goYQlMAMvrHxuUjtnYIEt61gRgCGC7HU0UZur7H9pdBbBBPWsRXSAsNZH0kMJ6Fn5eGsSsu0W8PuiukxoVdoETCcMKeleC\
            JqzrjyH13+byY+Qd7y3LQHFigaiBdlatoDEvDEVfTDtWK+Fy2KuRLHMFsmZQmw3KmUBX9PLFO04QciFBuH7WqA7iP/S0DJLdfSiJ\
            m9JeLaYHw+F0dzdcLm5V6/X0KJ1rNR9yaJZOrie5vTejd8SNbxhUn5btxrJMdHB2aEbfvjkB2uSQnumySlbH3sN3z93fP6OrwhL/\
            VSmv3xMbd9XhKvJXbHvv4FsA1mSxgJXimfu/VdBCde0Pc3v7q5M338QVm1L84F1Mjw62t8vMs0jJoOsEenVKlE6iwuxRblpHagol\
            jzVwG1LB6+KLSH7gD7S+NVjuEw8OTZGijONknhyfwgqecDm2TgzgucPpkCESFTPWTRNpL3Cnw/J2Imax97jUQNbonWexuQySNg9e\
            RpoeDh452z2PaafuCmcOEzFZr8Owp48HOKVQw8E9Ovy7dC+B2MdLZrWnXQASO8Q4OAX3ySGj1l330eDA3dj1k1z3r8SN6Gwmld9R\
            lr1/sAogQMVQlHzxs0gbvfdYeW8Dm/b8wFYgeqvBaHvHM0spcMhP/HDncGdnKoeMfU9TzdKjjt6ZqcUOdDC5LBCa4BYFK9u/0RSf\
            kcsyYu+ue300/gySEd6k9p2DNIRkmbDr9XNL3m/wG2AVgz6Akyt8iSIWrLrUr/Mp/c66uhRtIpOdGw8AxqwG2vh24tppJ/abhqTK\
            VqMTApvcThHZyw6aYZsTtY1nUcUcATWLTPr1rscVNCHjvzVodl6ktsGwyVS5hiZfFVwn15z7aFRwDhLQPDKfqCGA/SByKdtUgUt2\
            h41SDVI1M/RjyobMXzfvEAPZsNGOx1JjBasMn6/TjvRcIVwqe6XI0gJrDuvP76CSXDmVUdUpqxQ8FavIOxl2Zm1vn1i/CdqR6nWF\
            c6O3IE3itHLUgde7t+HU8EucFgQQLP3OkZT0hb3y6PDxQDaERDZLqs6mPGvUgczOucLCpqW99/1MQ3zf0Ntm6DxHR997I27lu03n\
            UK3sRsYm7B1rvgvng9W2bnqKfQNfcYOR7Fb3B6rOGHaxzbhBr+uMKgvkGGXTvvYrcK1FUdkNfzMbIaAmu1YIExR1Tu4IohoX8KFa\
            w7Ccsd/+nZrpVCODG7eBgr7trSjdlYakgJA0IbBr55rwgm4JYffZYXN58ILK+ZjencG4QRnGkVRVq8Om2L4NT9BEAW6J3f/IxXlV\
            MYdo/NIu97HivQg0pBMNT214HAXnTUtz9Tcq1XTcXv5hgTLXFdG67D1npDlZtZmLLH3UeAjJlcmS8nUoBGnEhMWCfFrabHCVyvSo\
            9C45tlm36QqcTBBWEzLyKEBjSt19vhieCLgMZ7d1qOeV9lf4PBM+SJT46Nqgu//C2rL2IFBVr5l0TefFZvfVjM0AEXDofZB3TbyI\
            9drAzC2AnxwAB0fRNiP+SVCkYFJom52xP4fYfmSZQ8AV4dz8U5fmcI3ngiwM5YwCvNb3//rnfz1YFe0t/eiX5eHgyZM9/vx9vH+u\
            KJ/wr3/+93sZWOZ//wdck/DuOu9fO4mGTsTCxdncgIOcNY/z6gv+ySeGZzohS9HcNnUG2/2H+DGEVL2mJwP5b08GyuIPXUGBOTy5\
            yo1cSLNx8jYM/W/QCtLgvhDY9wmai7ba7sOa/693oZw2+c1Cj1u7SPb3/4+zK1HNGwfCrzKEG6KpRrcLC6TlCBDTpQuBtpTWdJM6\
            4CQlpQ5k2Xff+SQ7/xkoiytbnkPzSaMZyf3t9vHxkR893z98f+Wsta9+zt/1/RPl957KZeJ4JhwJxeohFLQWR9knOyGVnUWGHbpZ\
            7s4lnJy+xz9B3b4tJW1dupGtnJw2kqukyOHMcyKU1nDSmnSrlK9SwvkssyeUJiWWPcQ+nyKFXFNfKLKfxXMYRPkWB4B4LnFS6WgS\
            5y2WNcL5olMBChzi2YZTW3o6Of2iQxJIJeY4enZTYA+Yl5G7i8wOHJV6g5Er3AFRGh3HyQgHEi6DXiPh1BAr3ZNj10to4nEARTZ9\
            anez2+cYh9GZjTumYqSi/VDRirvs1IMqSCjriEbK59L1kihMnrzR0jtluWprR9osd+dRh9TZyUBay8npn7pG6LJ1h8/69AFn+vu1\
            Z/fv6cc//sG+9fWndzXm3+vPDLh/u34Uv2GoS2+U+EDVXYXd2HGZM6fRRHZnYjFuOK1+EPsEB+PrtU8/rrSGr/Jef4K7M8XRcRq4\
            427pJqqzOHZbRIPqed6l6B848WxLNxN8iYYlKIB4Lvm3mh7hmqOt76iDiK7gt5IFP0dKY7cXVFJIGXN3PKZGsy+fSBCEB/TaOgze\
            af5vBiNIHGYR9KJweQ4RFzmlqRi9bDMQIN5NpjLOthhLSxivXgo7SrM4tYXX427uf/1s9qQcNShmNWj2LMpq8YC+aFSDkctq7+EK\
            P1t4q/Z6Qd8ju5HjkLkjlBZ0y93iXASSqC8TLOjp2WuFQ7rISoClLRZZZSL2rTOe/TanKgHVV0ZY6N8WvNH3wz7jXdPH4WEF5hqw\
            c3HbwLTsAhMOh8DsYuOIebsAM0dY5iVks341easB9PVaSV/0ofgLXBipGwI7QrELuNRL5gT/baFuLPjzZG3r4v7xt5pThVvdx+zL\
            JiTRKVLsndSq0brKLl8KYyr1GL44StiNCVruZrEvLED7C5bHXb7Me+TafJvLS/5JgyMHXpVwXBQnl6MchVqfq4EzUALOpBVBsHao\
            gJQXF0fYdZxmbW3Xxw6DwHBj2PWwTOaQbqpCTSc/rgb9KRTWC/o3lv18gkQQZwkvjNG+fMKdpq89MhpfxsiR5AFRhLKMBDDShtYO\
            pa0ayPBsRQHju84fLV4r3n1nSNfwyksJcF8B8pIOAItsEAdwAjtF7QhlRY1Ev6G1Q2lPTSVxBmg0EZFPL2U3ydo6WM5iqxPhC30k\
            urpD36Ct5fiWaVbEL3XuQAH7I7WcDqe+kaV7ZQExZoQNfm8FhERpgqtcL4WSHoKpirfGGxehBnIy6eQ5YYGlDFWtDAKrfg/RolAw\
            S5e+XUiHMalJWOegLjEf1uq7uyu9Oz1pmQeOFst5wkaFuzlwelb6a/x1fY0f/bfEuxZofoJzPIdG8JxBQBxgpJtei7mMLdc3wGoO\
            EUvV5LmzvWSS5/0OBiuQNHnhUAM4GSGvZ6eWYAUD81aC2lSriXILoLw0tmmrhh6QY0HC6KpTi6qjWBIcDsvXGjKe9RSVsqR70ITh\
            10QoTccS5FbauvwoDbF+e/+ALjM2XrUBZEW2gqq451ppVHhb36ttnutGCXAgsmhNxD9vvq3OFkztqJ7tjJuRtwC5MXZ2hlhKcd3d\
            Wer1qa308nvCmG030y2s/7/niuNRklXDiBx7clm3dZZKXV7dYeoNXIxnOUi9C/1o6tWAudNHwrbEUwCIDjFfLnD7BKLYWRHUWk0l\
            0Lq5voEK1qKaCBwAu618TbZPnEn8UKisVAv7LRQS+wHafquXQZmw0j37vr22XsHZ6ssBsYGyJj/xtCG1Q7zCjuypnhwUcUJz9X9A\
            WVfjOdXJNAcYjbPDRWQuvXQU20Wykj2JHwNGvsMlYwLq/Nt6U+H+Hg/zu29Nf/yvtevgjhs50n9F6ktouzTOCfQ8PAXzkUpLm/Qm\
            imeOZqAn7FIAPWgq7Aj//eqr6gQMSF3awOmMzt1V9VU11QoHaxUtlUPAv7cpr3PCtTJRHWWeN/XytPjBkQGRCwYUG1CqPzzqPpZG\
            TvDf8n8GM/IK4hQgX3q3ZW5xaXKjYoaMBqv5BFP+OgYADcOXFVMafVBoFAE+RhYjiv4eV1mqnj+JPpvor5g3LOrhEOGdlZewOHJP\
            FA5I1WIRYMp6iFyyhvoZLllrbTdmHXE6O1bU/Z6VNMBxVKYOCX/sYvmL/yyq8tWieHX6c3vPVsUb/Fn8zP6rV9NoLK3u7mSoTxjm\
            Qo6/bzbcKEs9oDnjCGmqoZ4j7/Hmf+L2k+T9Dgr0vL+wBCXCaUKMoaHxsFmaL86QDra11AVu4CqCkTLd3feB/VcLtIfLgiWYILwY\
            By4dxZe7Hnt18sIpa9sDHN9lmBWxwzODW6GTAEGhs+h6zSqGv2FcLwuV+A5VL4HqfemWrPFeY9hW289vVp/f1p9vtjD4cKAy3mRa\
            oZ5qvIMB/boW/YkLv3xG4tTa8nFct2DctSwIrFovqCuRIxfXwa9qXCq/yEEN3YycrB3JyVpyNudqvsyUPk8ErwENwxMRCNTEzQi9\
            d4nHaqROl/Sutr62DjKcqjpJZh1QPvcoOKzsG14WRvT6eI6ys25zVZlP9b5OfmSwKpCthyjVnF8xN/3CaKtjWydmMpDGQDjjJtqM\
            UOr3Ey3nah67xNWUmkTZUcWKgCXGKxnwQOE3APWJ1ECVWJ3CoqYgMmpVGhjzBDFZtC+07Cp4qqp4X6tKkrOVvENQyhsDVtN3HySl\
            zNqq2g0ayrxe1vp8u2yzmAGuQtm/YTSLUAY3pqryrBqQaW+92hWvNvbVwAxh7Fw8x7rzntNA+kGdg9DjzI9nteA51fMhzBPvl5UP\
            1TlKX0vKzhXoWeUoj0QeP470ToF3Y0q23j4WnFaQeTzI+LvCyA41ioi1wO9+0PtvII9FWgBOnJhlKHqe9OMPcIUba6dM9GGybo+y\
            SSHNIExF+YzOPpfBYcTjdcR13aXZTlDuRp2uGMleF1fU8szB/L+wVqtY7LQd5dUAULoN8VD9Bqz9wpep6xjKpVeFpFAxkRT+0gKi\
            v0Ny6OTJhCjHZ7uKmLahLld+2mD4WSECPWMHUjgej2WDYtaU9OhXccDPW/IV852I4u5fWT8cpJOhS1Pkz8uY+fPnM9lROlpZiqG8\
            n49guC+dxRY7QRMdR1w7qs/V5d3Y2vA53eWPgz2d2+2vHP9/2F/Bkr7V+sphrkB/nFu9OZ6zevOxRvJ9zcugBOHiwVXTRmCCYVDO\
            VaxgSH57OFj//nWZK6k7WHhy3brjieVE90MW6W36py8EJZva8o/aK+fU5EZmCDTnzkPH0Ti33JNjE6Md+iJBEOulyMb20j1wf35R\
            Q2Wn8N/p5CME2zHZGfVPl28cb4vLTfM+2GZf4Fi6pN01TF0ZHzh/8RsIVwPcFhkYxca1VDyKloZW1Xq1EsQn168J6jQ8VI0qybYL\
            aVpvo40IBHcTfIlhg/HGVl4yWVjaS7BIlVg4MXmXnWS+2lAYo/t9+NIvPW7grRbPk/UK9sjJJBOhpoym6QkasnCVRra4BGW6noEy\
            DXG9b/dlu1KmirJviu3oe2QcLL+jJ+cyCvZIc26TpR0/G4pt6p92oROqsFJSv10v+3RP3MJ4xKAT9ad6uduIrVyIWLfdlWp7wwpF\
            b6jRk1j5mHmEWE6by+HLett1PZTJR0UbSsgCH3Q1k2jfeO9difVKAcSbmSvdkOOjiU253RbN8KkmLz9vmaH64/UKejS3p3Bbtifg\
            J+I0cqCH9fKPfNF9XC9/z6D51sV9NVmPSIaL5IrkwnGgZpCa/ggQn2RNTA87Hwd9O1tVKVDU8f5609QOwXz46CBPwPpHZy+ee7Jn\
            h4nXrO8BIdzjQd8+Ae8vhixS9ANui2y7DLCfTYfhX7hVF8CxA3veJWR6m5zNUqDsD3inAo6dkzf9oxvugqnaVNAmGMGxVs7xGXQq\
            AuRi947rURooNWEJugWHXrt6k54r7pfnbxwF7EpW+kIb71EwMPeLjQEbI9wmbIjiGaykUouOSHatTk617UAGK0rPkObRdzslV1iB\
            8SN2iIa3H/OFBHYDuZ0taq6p7FQTq2kZWN3AJksAD6OP51qkIyYXlQ6omQRn76iNyLm3HismqDnKU5ke3ZbrV90U4yRTqBAd5oDl\
            NVJ/ykNw27igGDvAeP988/V81x7wGeqpSTqKrWcV3y30FTafljml5iIkHnaD8EV/EQit16ubglWKFLBs6SYNEekthdpIgNhxNJMe\
            iI3kiKXYWor9lubVlMAOca9v2B88fgkk9Wwfg8bIDbNbfu38BOkq3NvKI/UnstcXFIXYDAwDa2VAxXapOrI14IzRgxN8iBU3CMYM\
            w+TjJQ67EDdhKfkPifWgU3ln8iCVJ7Mmj1vedx4ZqM+AmsqIQcx7eJvSlMYMU1rrXhoLvV6HeMHR+I6CUQremrdwpUWRtP0idNTd\
            DR3FPjPqdO6n/Z7zg6DQ0k0CxOaYus5DxZMSTTXXzRzvVnyyFsa/DmJsCbST7lsHd4xMzBChhtmZpgDPahG1rXz3qPaHjIoS8LGT\
            pxsGdnHuVCRFsjh3B/yJDcbmFjcHK4S0h/PGbyjup4N2+Hl3cWC75U81HEraIQzZxgy9jYvK1ueX8a3fhkW+B32Cvk+nmd544sv3\
            eDC412y2nKbtazeXkHo7DBj6XkCtvJvEHurS/T9p+nReC2f4wLT/nvJQF7VvEO3JYQY1KScDAMXGtyU0d4eEZRMUZvuZ638oWlGl\
            vaX9k0Dvsmlax4pw3/URqdrFjXWmDDtEWmntaWUebZ5EuWY0B4kCzNrvM1tLa4/1XMeuiLBn3EKLdQDmW1ICic8ccBSjXoyqf7OC\
            l9GnpAwsZxjkBe3R8DiMzDS0wUyDbyH3aLfwqQFh28xrZ+CB6ZiOVTwY2Kb0oRbmO7epqlZtS2qf9voxfw37/HmG5tJh+/Pj+iBX\
            sWj4Pz1ZuPtTZ6QaKPhWV6e/s2FtejJIg/Wracl+cZuK15I8fMAnMVOLvC0VPGUjRnh0P+9XnzSFK4zXrjkUMkJhwBJN0GYH6DJ9\
            iiNpxHfw4HRLPLjBM+VCjAowxvJNmT8BJrQ+fuPXS1LkeVt4kG3+sIShnVKmTCbUV6bsVBslTlbGvhMmiJqWOD+t6axmshi8Z76P\
            X9DfGQ6mGgveZlfJiph846+vetHN1ricCpIUWUCeLhALD9aRWpgvUGgGfToYZcwnUnDKfBxOs2nUQF+DX6jM+OLvsGJlqXcTo1x/\
            yQ6A3lXV6MLE2dM2ny55o/ZTx4lgLg0mBVuZdXXxdTHTU8KX41vdJ9WKAec5VshaqB3Am9gS20gJRWvOLro6lhS0U2EatzJyIFdM\
            /LAcynXvPGWjUP2V5eH3+2K4QCJtHXZCJHBRWQPHJfVLJMAVnGMhp8Gpvt++Cn1Zfo0SIE5QhtoI7n6FomES/fPnbPo3FPV2zmo6\
            raGR07GWGBLLN9Exupe3hR1XGkfPio+ieUUcqS4SgIs5z7nTQgPEmZtbrhfpGo4r33qGjye2hXETARsv59ahw6Y8309FrTbf9Az5\
            mr16QniGE7achDmWXafDltN27nm3gtEK60+Ku5SOVICi9sjVOuaFveStbGQ/1tNbctUubgH+1zbWRivsvBkVcmpKDqsKuzpakguO\
            dt523spNyOuf7iKqr92dZHXQJLiDvPYMjXgR1gNf881vk5F8VW9k5616Nnp4A8mvbn/K/Ip8Pgx2xxeghuEziYjj0eNQb8C7xh+J\
            fFiMNlKkEcHwbOSIgs5ULQzeaDaJVkr0cmxhltEmCgC6RsFMhVzo5QpQdrNPQZGcFmWri/plSGAID0yVzVLmXrrp6nf1qhsobkiS\
            34+qBb2I7BWtyowAxKYUv4mko+YaM/+6+djIvnTT+Pzs034BhTefCk9b8SemBIqyclUo6vONK+WqrgwcVDtwy532ttypYQg9DhaO\
            azN6yMuUvOmLi8z4/S6JUed/Aw3Qs+nlbnR/b+gyf3XxBm8usoLCwFtA2U2oAvCa+Wuu8TL1SVGxZkhgyKWEWVHzie2A1ZBJFx7r\
            AQSurZ/x4bXl1TVUy29ev75SWcgadhb7egP3xAKozrGx4VBo5nwaL6L5myMXIAt2vC1UCx84qA1iN4kNoXxPmpyhm5oP8XrUGEMr\
            Zw/0nrFvkPA5M5T7H5vrl4raBnjbkP5cECJOEsT62jsNJWfCRJ/KkztIF0IMJWeE/OUJY5Ch5A6gws3jhMhde6eh5IzQdvwY0p+L\
            gZ64YCu05vW1vy1owN7C0mF6HIPOOr8JqBv30n+tU8lCTcq7PeCCYbdxi+BL17cf6gDnUEroX+Hv+BwqnKqmBXlFpdUvW1nVfkmv\
            PKeuDfayR1lAO6GFMcAOi3sapIVBFwg+zo4yR7tPo9/J95pR4bDD64ns1EjqFry9I96ONqJ0J/wqybh3WnvZcgJqJdkXT8ThDsWX\
            YZiUIY9RghGJ0CtGtDCMV8aQCplB2BLqPqihiDSq6VzndrQbqM2q+8zp8MQrthimWcB0ZxRPdwMVqq3rGQD1IiN7IIAKx/UlXse5\
            hz/KqRgdxn/TmQBpfqJ3+iGrzDdaGQVQJGNmyKHfVsNC26WHjdWt2J4u1zg//biUK3jwhBP/DoBPCJJhN6Dnb7gsEx+dMrS1pEHx\
            gSsOWy59+T5y9FSMobXq4mP0Y5LwvAzHsqWB+6EATYknZ2xebLL9jMDJy1cxXldOw32BlM2ekmO+QGJV01xeZfNXhgWHzeV41mql\
            dP80dgfac6IYeamR+kqmL6EyQMWmT6YlNZ9ZY2PuS3b8/FfszE1CXy91PxlVtbqi8zf04WIp1YQmg++h6vy6gh8EpSc6iUNuWg3T\
            qIvyeX2+vThAq97MVtYVH6zvg/F2y3qyaVpg+7my+TTViazTlIemHbd6Ml8sikefx3H3G1nEsWEqyhDfNRmwrYSpsF/hmOxTMU+v\
            p4xxtJX/toOg0RF6veyiiUM1HT450eevC1qeP2hvvzFsaseXWVias4NuIs10UNsp3M8PsfKndIML86MDQpOvKI/iZ/NmUK+gkKOR\
            bcNfjmRzLpksdMP2ppUA8H8l0AVTgYUt70dTAuwo9OrzMDzSeYi3RgsfnWz1MXwBeXfB75lTk2w58zMyTWG6LVgWfVQv//BrWv+P\
            yLV3XyDX9HihREB9mX4bS5whI4WkU8QUQUZ6DLKqr9dj2p2BZrnYAqJeTagXjH2O7mCDpPUok8L1oPJn5G4qXl3sx0QGdOQMwD8v\
            vovFzEfGklJ0DGwXmDiw6psTtvFlNS+Pjf5I1KaAeZQK58OjbMbqh/QRuyWDYIy49FWMdybEQoX8edPWS59PQxbgMMRPej1zFvmV\
            Bi/nRZEw3r4OGX2J4KQhfSrQ3zjHRWqq+VLByng0pe8RGHNjTj1AyB20fX57+FTczrKcJ++/kEFp/S+mHLIhWHh4UBggFfhxk4bJ\
            SMQE+ggnUqTeHvex9YOsDwsunzlP0aJ/DP3GR/L25mcTnFFsL5pdQWqPiIFGM3A6GKRl6LfiUKhPUIKpJtbuMzV8bjziiybFquW8\
            ESXyVCk+7iDxdY7pJVdTc1uPhLKeyA20lOpR/bNCbJIc8nXWFbOyXcUm4CQOlK9YXBTy90YMCf2KLfsm9otSwNPq3CnK1NoYCm1x\
            6KJkrtyNd4WUKjs9ojE5TqMmn3+JI0du+iE7QrPWJ9uBeaim/e+cz4xju7naPMAIrrZfPJ93WnyZfyqOjoZG7zCIHZgmGWGL3RkI\
            /mqh4CcCjvmJn9qdLY0BOlbXC8hGXQxwF8EGuysm/CgLUyjgN1eLmJa7iqVWbdWWeRnsdjebBnbSeEi/LSZrs7GkYTEL9WkzzJh7\
            +jWz2jxAuCmdp8jwV4PQkBdFtrKRwVef88mT/71sGcb67DEaHg41kcOmRSTsHwqLs0MTTTeiPLXGtDyKlrKUgmPkg/ddhIHomh1f\
            hoWTNYVGe3A13TM25kx7yX4BFJoGbvQJX2Sxf95d6jd+TqR9hxxmGIRg461sbkFu0mJEZ9kvZtFOp/GC64EX6G/fE3KbkvoKSTTw\
            mJl3xOJGX/cnfoVXm0VmmfIXKSVeyM6rOSPsN/Kyr0lil19RZnals4CMHjYf603xO/slFhh6Mz/RaH0LLyxKG4BLUpv0IxbCPrrz\
            yVcv1MxNEIPQ1tGOT21lC5ZbyE3qj/gUA6vxKAgs6er08ZWln0JwCDiNAZBI0TrmezG6hdLfEH4E47rv2VdLsjOcx3QkTr44cPgG\
            bvSDvvRE39cSAENZSExv1B/sOeE75DqEber6+hB3BOq8H516DBqCfqglZLv6cOL5LTyTQ9CpTOO38NZX9AFJVcNHa/dYEgL+eAYL\
            aXSm/g5mSDXESQiIIGq74MSG1NMHjeoPeQF/691ftfRX7zz7mr6T76nBZTqV8B+5JVry1/BiQHmggvNExaL0TELesWq7NsBJQeA5\
            aC9s4Ide0fET+iRpu/YYj4IpjocOfdhzjznzwc8lGDvCGZ6wxlygf0qYh2rTP+rM97DHqH3MgxgAT080B1BoMmz/qgl85z9UNNND\
            CdvWwBnTJ/Vo23KPDPFGy9P11nDH3sCfq63Rex+CEadvvUcOkBfeIzX5CzxCg1EjhXrzAC+7D/QMfsc+7f2vavVfx0lzJDnkFnnI\
            c/3r5EX2N+oFIm04+C+Zmb/gPKMAAA==
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
            H4sIAAAAAAACA8rMLcgvKql2BdRRnc0No0D0r8hOgwnD9SYNztfr/dN1Iq9sYgQeFqXJ+u8HCLmkum597+2u78H437wD2RYSi4Z9\
            Z+yDiR/boXG2nfMPMHn5Hc6re+mKWnwMn7JOfB5enTDwUPwgt2wtai0Rey9vcTJWm1grfWsrhT/dgxOzj6qzENBpXdXWhNJd7a0j\
            yDyTtPdrhXwDTwJZ+ji2ThUa0ndOl555uwFTSrYG6ZYlMcwyRcUi58aOPLmyZyzkQWvSe7tVdWnYUnpZWma69hZcqQY6sHotzQpC\
            Pc65eVEu+5Ir18tsDkHZctwt8DNQe2VNaUKL8Eh2pH0TGGvwhS9sU6SMIFsijoRSz7cW/Q+AKFcQwoc7q0xUiPYxSYrZIWUtMURU\
            BwOCD6H9vUJ1qyHI1SrEwOvDgTJ5eUky+jyLzKaxWtsHkiIOlDKNFzrjCbr3JX2p6MvEF+rQQYO8h6iOasiBzxI0+Gh+YUf1DNSB\
            75wpTjhUdSjkflct2M6PCWdIj9eJYwAdyLqp+LR1YUZTlaQ0ij8D9kPPe6k7QEL/5mjbkCYWnmeh32uLN0eC73anKKTzhJY5ViD4\
            KZ0Eud4A3AWAVdOZpFpxT4D1/mkLJbLTy5iGb4YkGgoh5nGH5iMtJf477/1QnPdy+K9yaYcU3e1cWh7F4rWtiUoXSatpV3XcVbfX\
            gOqo2EwIdXmp+Tg7oFWeiOOrWIrytLrADGVwOv7oCMsx+zBN3hc2ae2ONG6UWRLSR+XjPomFSkghYJpIpbbzaQ3szYQjRczs5HjR\
            Wlv0qXFl01wTVqB8vBTxIUu1rdHKwPzy0k5T2Kh6Q+iAoBtuTd5fQfr4O4rln/B3BNlD8LVjq+BLZ4HREceFdKgQ/DfGgwtE05z7\
            SWAIAr/QgGbfn8j836MXEuS/qc9wr68X4pMb4NP1lC/ObKvMalSZ1bT6H70AeNn1BQAA
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
