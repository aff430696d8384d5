// Made by Scripts/embed-assets from the files in Assets. Change those, then run it.
// 6d1171201be4f17f976241ec b3d8df7b620820fd08bceded

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
        "text/javascript; charset=utf-8", tag: "a3a7b042422738ac",
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
            this.#s()),this.panel.addEventListener("click",n=>this.#r(n)),this.isInline||this.#a(),this.root.app\#
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
            ctor.eventName}-${t}`;this.dispatchEvent(new CustomEvent(e,{bubbles:!0,composed:!0}))}#r(t){if(t.tar\#
            get!==this.panel||this.isInline)return;let{left:e,right:i,top:s,bottom:n}=this.panel.getBoundingClie\#
            ntRect(),{clientX:r,clientY:l}=t;(r<e||r>i||l<s||l>n)&&this.close()}#a(){let t=null,e=s=>{if(t===nul\#
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
            alog")??{screen:"searching",steps:[]};this.setTitle(this.#n(t)),t.screen!==this.#t&&this.#r(t),this.\#
            #i(t),this.#s(t),this.#a(t)}#s({pending:t}){let i=[...this.foot.children].map(({dataset:s})=>s.comma\#
            nd).filter(Boolean).filter(s=>this.isBusy(s,t));for(let s of this.foot.children){let n=s.dataset.com\#
            mand;a(s,"aria-busy",i.includes(n)?"true":null),a(s,"aria-disabled",n&&i.length?"true":null)}}#n({sc\#
            reen:t,device:e}){return t==="permission"?this.t("permissionTitle"):t==="connecting"?this.t("dialogC\#
            onnectingTo",e??""):t==="connected"?e??this.t("castConnected"):this.t(t==="troubleshooting"?"trouble\#
            Title":"dialogTitle")}#r(t){let e=this.#t!==null,i=this.body.contains(E())||this.foot.contains(E());\#
            this.#t=t.screen,this.restyle();let s={permission:()=>this.#l(),searching:()=>this.#c(),chooser:()=>\#
            new Q(this),connecting:()=>this.#u(),connected:()=>this.#d(),troubleshooting:()=>this.#h()},{body:n,\#
            foot:r=[],update:l=()=>{}}=(s[t.screen]??s.searching)();this.body.replaceChildren(o("div.screen",{"d\#
            ata-screen":t.screen},...n)),this.body.scrollTop=0,this.foot.replaceChildren(...r),this.#i=l,!(!e||!\#
            this.isOpen)&&(i?this.heading.focus({focusVisible:!1}):this.speak(this.heading.textContent))}#a({not\#
            ice:t=null,noticeID:e=0}){let i=t===null?null:`${e} ${t}`;if(i===this.#e)return;if(this.#e=i,t===nul\#
            l)return this.notice.replaceChildren();let s=this.iconButton("close",this.t("dialogClose"),{onclick:\#
            ()=>this.act("notice","dismissNotice")});this.notice.replaceChildren(y("warning"),o("p.small",{},t),\#
            s)}#o(t,e,i,s,n=i){let r=o(`button.button.${t}`,{part:`button ${i??"cancel"}`,"data-command":n,oncli\#
            ck:()=>{if(!i)return this.close();r.getAttribute("aria-disabled")!=="true"&&this.act(n,i,s)}},this.t\#
            (e));return r}#l(){return{body:[o("div.centre",{},o("div.beacon",{},y("wifi")),o("p.lead",{},this.t(\#
            "permissionText")))],foot:[this.#o("text","cancel"),this.#o("filled","permissionContinue","acceptPer\#
            mission")]}}#c(){return{body:[o("div.centre",{},o("div.beacon.searching",{},y("cast")),o("p.small",{\#
            },this.t("dialogSearching")))]}}#u(){let t=o("div.beacon.turning");return{body:[o("div.centre",{},t)\#
            ],foot:[this.#o("text","cancel","disconnect",{stopCasting:!1})],update:e=>{let i=d.state("devices")?\#
            .devices.find(({id:s})=>s===e.deviceID);_(t,i?.icon??"screen")}}}#h(){let t=o("p.reason",{part:"reas\#
            on"}),e=o("ol.steps",{part:"steps"});return{body:[t,e],foot:[this.#o("tonal","tryAgain","searchAgain\#
            ")],update:i=>{k(t,i.reason?this.t(i.reason):"");let s=i.steps.map(n=>this.t(n));s.join(`
            `)!==[...e.children].map(n=>n.textContent).join(`
            `)&&e.replaceChildren(...s.map(n=>o("li",{},o("span",{},n))))}}}#d(){let t=R("art","film"),e=o("p.ti\#
            tle",{part:"title",dir:"auto"}),i=o("p.caption.line",{part:"studio",dir:"auto"}),s=(l,c,b)=>o("butto\#
            n.row",{"aria-haspopup":"dialog","data-lead":b,onclick:()=>this.#p(b)},o("span.disc",{},y(l)),o("spa\#
            n.texts",{},o("span.title",{},this.t(c))),y("forward","mirrored")),n=s("play","openPlayer","cast-exp\#
            anded-controller"),r=s("volume","volume","cast-volume");return{body:[o("div.card",{part:"media"},t.e\#
            lement,o("div.texts",{},e,i)),n,r],foot:[this.#o("text","dialogDisconnect","disconnect",{stopCasting\#
            :!1}),this.#o("tonal","dialogStopCasting","disconnect",{stopCasting:!0},"stopCasting")],update:l=>{l\#
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
             et=class{#t=0;#i=null;#e=null;#s=!1;#n=!1;#r=!1;#a=0;#o=-1/0;#l=0;constructor({send:t,told:e,change\#
            d:i,failed:s}){Object.assign(this,{send:t,told:e,changed:i,failed:s})}get shown(){return this.#i??th\#
            is.#t}get isWaiting(){return this.#i!==null&&!this.#s}tell(t){this.#t=t}move(t,e){this.#s=e,this.#i!\#
            ==t||this.#e!==null?(this.#i=this.#e=t,this.#c()):this.#d(),this.changed()}forget(){clearTimeout(thi\#
            s.#l),this.#a+=1,this.#s=this.#r=!1,this.#i=this.#e=null}#c(){if(clearTimeout(this.#l),this.#n||this\#
            .#e===null)return;let t=this.#o+100-performance.now();if(t>0)return void(this.#l=setTimeout(()=>this\#
            .#c(),t));let e=this.#e;this.#e=null,this.#n=!0,this.#o=performance.now();let i=++this.#a;this.send(\#
            e).then(s=>this.#u(i,s),s=>this.#h(s))}#u(t,e){this.#n=!1,this.#r=this.#i!==null,this.told(e).then((\#
            )=>{t===this.#a&&(this.#r=!1,this.#d(),this.changed())}),this.#c()}#h(t){this.#n=this.#r=!1,this.#i=\#
            this.#e=null,this.failed(t),this.changed()}#d(){this.#s||this.#n||this.#r||this.#e!==null||(this.#i=\#
            null)}};function it({label:h,step:t=1,page:e=10,say:i=String,show:s=null,timeline:n=!1,part:r="slide\#
            r",input:l,change:c,cancel:b}){let f=s?o("span.bubble.time",{"aria-hidden":"true"}):null,u=o("div.sl\#
            ider.plain",{role:"slider",part:r,tabindex:0,"aria-label":h,"aria-orientation":"horizontal",dir:n?"l\#
            tr":null},o("span.track"),o("span.reach"),o("span.fill"),o("span.thumb",{part:`${r}-thumb`}),f),p={m\#
            in:0,max:1,from:0,to:1,value:0,enabled:!0},g=null,w=[],z=null,P=null,I=()=>getComputedStyle(u).direc\#
            tion==="rtl",A=m=>p.max>p.min?Math.min(1,Math.max(0,(m-p.min)/(p.max-p.min))):0,W=m=>Math.min(Math.m\#
            ax(m,p.from),p.to),Lt=()=>u.getRootNode().activeElement===u;function D(m=!0){let v=g??p.value;u.styl\#
            e.setProperty("--_at",A(v).toFixed(5)),f&&g!==null&&k(f,s(v)),Qt(m);let x=i(v);x!==z&&(m||!Lt())&&(z\#
            =x,a(u,"aria-valuenow",Math.round(v*100)/100),a(u,"aria-valuetext",x))}function Qt(m){let v=[p.from,\#
            p.to].map(x=>n?Math.round(x):Math.round(x*100)/100);v.join()===P||p.isRunning&&!m&&Lt()||(P=v.join()\#
            ,a(u,"aria-valuemin",v[0]),a(u,"aria-valuemax",v[1]))}function At(m){g=W(m),u.classList.add("held"),\#
            D(),l?.(g)}function H(m){if(g===null)return;let v=g;g=null,u.classList.remove("held"),m?(p.value=v,c\#
            ?.(v)):b?.(),D()}let Et=m=>{let{left:v,width:x}=u.getBoundingClientRect(),O=Math.min(1,Math.max(0,(m\#
            .clientX-v)/(x||1)));return p.min+(I()?1-O:O)*(p.max-p.min)};return u.addEventListener("pointerdown"\#
            ,m=>{!p.enabled||m.button||(u.setPointerCapture(m.pointerId),At(Et(m)))}),u.addEventListener("pointe\#
            rmove",m=>g!==null&&u.hasPointerCapture(m.pointerId)&&At(Et(m))),u.addEventListener("pointerup",()=>\#
            H(!0)),u.addEventListener("pointercancel",()=>H(!1)),u.addEventListener("keydown",m=>{if(!p.enabled|\#
            |m.altKey||m.ctrlKey||m.metaKey)return;if(m.key==="Escape"&&g!==null)return m.preventDefault(),void \#
            H(!1);if(K()&&(m.key==="ArrowUp"||m.key==="ArrowDown"))return;let v=I()?-1:1,x={ArrowRight:t*v,Arrow\#
            Left:-t*v,ArrowUp:t,ArrowDown:-t,PageUp:e,PageDown:-e,Home:-1/0,End:1/0};m.key in x&&(m.preventDefau\#
            lt(),p.value=W(p.value+x[m.key]),D(),c?.(p.value,!0))}),{element:u,get isHeld(){return g!==null},get\#
             value(){return g??p.value},set(m){p.value=m,g===null&&D(!1)},range(m,v,x=m,O=v,Jt=!1){if(p.min===m&\#
            &p.max===v&&p.from===x&&p.to===O)return;Object.assign(p,{min:m,max:v,from:x,to:O,isRunning:Jt}),u.st\#
            yle.setProperty("--_from",A(x).toFixed(5)),u.style.setProperty("--_to",A(O).toFixed(5));let Zt=w;w=[\#
            ],this.mark(Zt),D(!1)},enable(m){p.enabled=m,a(u,"aria-disabled",m?null:"true"),m||H(!1)},busy(m){a(\#
            u,"aria-busy",m?"true":null)},drop(){H(!1)},mark(m){if(m.join()!==w.join()){w=[...m],u.querySelector\#
            All(".mark").forEach(v=>v.remove());for(let v of w.slice(0,200)){let x=o("span.mark");x.style.setPro\#
            perty("--_mark",A(v).toFixed(5)),u.insertBefore(x,u.querySelector(".thumb"))}}}}}var q=class{#t=null\#
            ;constructor(t,{tag:e="div",attributes:i={},step:s,send:n,sendMuted:r}){Object.assign(this,{owner:t,\#
            sendMuted:r}),this.fader=new et({send:n,told:c=>d.told(c),changed:()=>this.draw(),failed:c=>t.fail(c\#
            .message)}),this.name=o("span.title.line",{part:"name",dir:"auto"}),this.value=o("span.caption.time"\#
            ,{"aria-hidden":"true",part:"value"}),this.mute=t.iconButton("volume","",{part:"mute",onclick:()=>th\#
            is.#e()}),this.disc=o("span.disc",{"aria-hidden":"true"},y("volume"));let l=0;this.slider=it({label:\#
            "",step:s,page:Math.max(s,.2),part:"slider",say:c=>this.#s(c),input:c=>{this.isHeld||(this.isHeld=!0\#
            ,l=this.fader.shown),this.fader.move(c,!0)},change:c=>this.#i(c),cancel:()=>this.#i(l)}),this.slider\#
            .range(0,1),this.element=o(`${e}.row`,i,o("div.words",{},this.name,this.value),this.mute,this.disc,t\#
            his.slider.element)}isHeld=!1;forget(){this.fader.forget(),this.element.remove()}#i(t){this.isHeld=!\#
            1,this.fader.move(t,!1)}#e(){let t=!this.isMuted,e=this.#t={muted:t},i=()=>{this.#t===e&&(this.#t=nu\#
            ll,this.draw())};this.draw(),this.sendMuted(t).then(s=>d.told(s)).then(i,s=>{i(),this.owner.fail(s.m\#
            essage)})}get isMuted(){return this.#t?.muted??this.told?.muted??!1}tell(t){this.told=t,this.fader.t\#
            ell(t.level),this.draw()}#s(t){let{language:e}=this.owner.texts;if(this.format?.language!==e){let i=\#
            {style:"percent",numberingSystem:"latn",maximumFractionDigits:0};this.format={language:e,numbers:new\#
             Intl.NumberFormat(e,i)}}return this.format.numbers.format(t)}draw(){let{owner:t,told:e,isMuted:i}=t\#
            his;if(!e)return;let s=this.fader.shown;k(this.name,e.title??e.name),k(this.value,i?"":this.#s(s)),t\#
            his.slider.set(s),this.slider.enable(e.canChange);let{pending:n=[]}=e;this.slider.busy(this.fader.is\#
            Waiting||n.includes("level"));let{element:r}=this.slider;a(r,"aria-label",t.t("volumeOf",e.name)),a(\#
            r,"aria-valuenow",Math.round(this.slider.value*100)/100),a(r,"aria-valuetext",this.#s(this.slider.va\#
            lue));let l=i||s===0?"mute":s<.5?"volumeLow":"volume";for(let c of[this.mute,this.disc])_(c,l);a(thi\#
            s.mute,"hidden",!e.canMute),a(this.disc,"hidden",e.canMute),a(this.mute,"aria-label",t.t(i?"unmuteOf\#
            ":"muteOf",e.name)),a(this.mute,"aria-busy",this.#t||n.includes("muted")?"true":null),this.element.c\#
            lassList.toggle("quiet",i)}};var te=.05,st=class{constructor(t,e){this.title=t.t("volume"),this.row=\#
            new q(t,{step:te,attributes:{part:"stream-volume"},send:i=>d.send("setStreamVolume",{level:i}),sendM\#
            uted:i=>d.send("setMuted",{muted:i})}),this.popup=o("div.stream-volume",{role:"dialog","aria-label":\#
            this.title},this.row.element),this.place=tt(e,this.popup,{kind:"dialog",begin:()=>this.#t()})}#t(){l\#
            et{slider:t,mute:e,told:i}=this.row;return i?.canChange?t.element:e}draw(t){let{canSetStreamVolume:e\#
            =!1,canMute:i=!1}=t??{},s=t?.expanded.some(({type:r})=>r==="muteToggle"),n=e||i&&!s;if(a(this.place,\#
            "hidden",!n),!n)return this.row.fader.forget();this.row.tell({title:this.title,name:t.title??t.subti\#
            tle??"",level:t.streamVolume,muted:t.muted,canMute:i,canChange:e,pending:t.pending.map(r=>({streamVo\#
            lume:"level",muting:"muted"})[r])})}};var Kt={all:"repeat",single:"repeatOne",allAndShuffle:"repeatS\#
            huffled"},xt={off:"tracksOff",all:"repeatAll",single:"repeatOne",allAndShuffle:"repeatShuffle"},nt=c\#
            lass{constructor(t){this.owner=t;let e=new Intl.NumberFormat(t.texts.language,{numberingSystem:"latn\#
            "});this.times=s=>`${e.format(s)}×`;let i=s=>({"aria-haspopup":"dialog",onclick:()=>j(s)});this.spee\#
            dPlace=this.#i(),this.repeatPlace=this.#e(),this.shuffle=this.#t("shuffle","shuffle",{onclick:()=>t.\#
            act("shuffle","shuffle")}),this.tracks=this.#t("captions","captions",i("cast-track-selection")),this\#
            .queue=this.#t("queue","queue",i("cast-queue")),this.volume=new st(t,this.#t("sliders","volume")),th\#
            is.element=o("div.tools",{part:"tools"},this.speedPlace,this.repeatPlace,this.shuffle,this.tracks,th\#
            is.queue,this.volume.place)}#t(t,e,i){let s=this.owner.t(e),n=o("button.icon-button.tool",{"aria-lab\#
            el":s,part:`tool tool-${t}`,...i});return _(n,t),n}#i(){return this.speed=this.#t("speed","speed"),t\#
            his.speedValue=o("span.value.time"),this.speed.append(this.speedValue),wt(this.speed,{label:this.own\#
            er.t("speed"),choices:()=>(d.state("media")?.rates??[]).map(t=>({value:t,text:this.times(t)})),chose\#
            n:()=>this.owner.wish("rate")??d.state("media")?.rate,choose:t=>this.owner.act("rate","setRate",{rat\#
            e:t},t)})}#e(){return this.repeat=this.#t("repeat","repeatMode"),wt(this.repeat,{label:this.owner.t(\#
            "repeatMode"),choices:()=>(d.state("media")?.repeats??[]).map(t=>({value:t,text:this.owner.t(xt[t]??\#
            t)})),chosen:()=>this.owner.wish("repeatMode")??d.state("media")?.repeat,choose:t=>this.owner.act("r\#
            epeatMode","setRepeatMode",{mode:t},t)})}draw(t){let e=[this.speedPlace,this.repeatPlace,this.shuffl\#
            e,this.tracks,this.queue];if(!t)e.forEach(i=>a(i,"hidden",!0));else{this.#s(t),this.#n(t);let i=t.ex\#
            panded.some(({type:n})=>n==="closedCaptions");a(this.tracks,"hidden",!t.hasTracks||i);let s=d.state(\#
            "queue")?.count>1;a(this.queue,"hidden",!s),a(this.shuffle,"hidden",!(s&&t.canShuffle)),a(this.shuff\#
            le,"aria-busy",this.owner.isBusy("shuffle",t.pending)?"true":null)}this.volume.draw(t)}#s(t){let e=t\#
            his.owner.wish("rate")??t.rate;a(this.speedPlace,"hidden",t.rates.length<2),k(this.speedValue,e===1?\#
            "":this.times(e)),a(this.speed,"aria-label",`${this.owner.t("speed")}, ${this.times(e)}`),a(this.spe\#
            ed,"aria-busy",this.owner.isBusy("rate",t.pending)?"true":null)}#n(t){let e=this.owner.wish("repeatM\#
            ode")??t.repeat;a(this.repeatPlace,"hidden",t.repeats.length<2),_(this.repeat,Kt[e]??"repeat"),a(thi\#
            s.repeat,"data-on",e in Kt);let i=xt[e]&&this.owner.t(xt[e]);a(this.repeat,"aria-label",[this.owner.\#
            t("repeatMode"),i].filter(Boolean).join(", ")),a(this.repeat,"aria-busy",this.owner.isBusy("repeatMo\#
            de",t.pending)?"true":null)}};var Vt=10,ee=350,ot=class{#t=null;#i=0;#e=null;constructor(t){this.own\#
            er=t,this.slider=it({label:t.t("seekSlider"),step:5,page:30,timeline:!0,part:"scrubber",show:e=>this\#
            .#o(e),say:e=>this.#l(e),input:e=>this.#a(e),change:(e,i)=>this.#u(e,i?ee:0)}),this.at=o("span.time"\#
            ,{part:"position"}),this.end=o("span.time",{part:"duration"}),this.live=o("button.live-mark",{part:"\#
            live",onclick:()=>this.#c()},t.t("live")),this.element=o("div.scrub",{part:"scrub"},this.slider.elem\#
            ent,o("div.times",{},this.at,o("span",{},this.end,this.live)))}forget(){clearTimeout(this.#i),this.#\#
            t=null,this.slider.drop()}draw(t){this.#e=t,this.slider.enable(t.canSeek),this.slider.busy(this.owne\#
            r.isBusy("position",t.pending)),this.slider.mark(t.live?[]:t.adPositions.filter(e=>e>=0&&e<=(t.durat\#
            ion??0))),a(this.end,"hidden",t.live),a(this.live,"hidden",!t.live),this.live.disabled=!t.canSeek}ti\#
            ck(t){let e=Boolean(t?.showsPosition);if(a(this.element,"data-empty",!e),!e)return void(this.#e=null\#
            );this.#e=t;let[i,s]=this.#r(),[n,r]=this.#s()??[i,s];a(this.slider.element,"hidden",s<=i),this.slid\#
            er.range(i,s,n,r,t.live),k(this.end,t.live||s<=i?"":T(s-i));let l=this.#t??this.owner.wish("position\#
            ")??this.#n();this.slider.set(l),this.slider.isHeld||this.#a(l)}#s(){let{seekable:t,seekableRates:e,\#
            position:i}=this.#e;if(!t)return null;let s=Math.max(0,d.now-i.at)/1e3;return t.map((n,r)=>n+s*(e?.[\#
            r]??0))}#n(){let t=d.position(this.#e);return this.#e.live?t:Math.min(t,this.#s()?.[1]??1/0)}#r(){le\#
            t t=this.#e;if(!t)return[0,0];if(!t.live&&t.duration)return[0,t.duration];let e=this.#s();if(!t.live\#
            )return e??[0,0];let i=d.position(t);return e?[Math.min(e[0],i),Math.max(e[1],i)]:[i-1,i]}#a(t){k(th\#
            is.at,this.#e?.live&&!this.#e.seekable?"":this.#o(t)),this.#e?.live&&this.live.classList.toggle("beh\#
            ind",this.#r()[1]-t>Vt)}#o(t){if(!this.#e?.live)return T(t-this.#r()[0]);let e=this.#r()[1]-t;return\#
             e>Vt?`−${T(e)}`:""}#l(t){let e=this.#e;if(!e)return"";if(e.live)return this.#o(t)||this.owner.t("li\#
            ve");let[i,s]=this.#r();return s>i?`${this.#o(t)} / ${T(s-i)}`:this.#o(t)}#c(){this.#u(this.#r()[1],\#
            0)}#u(t,e){this.#t=t,clearTimeout(this.#i),this.#i=setTimeout(()=>{this.#t=null,this.owner.act("posi\#
            tion","seek",{position:Math.round(t*1e3)/1e3},t)},e)}};var zt=class extends M{static get sheets(){re\#
            turn[B,bt,ft,V,gt,mt]}static get topics(){return["media","dialog","queue","button"]}static get node(\#
            ){return"expandedController"}static get eventName(){return"expanded"}static get isFull(){return!0}#t\#
            =!1;#i=null;#e=new Bt(()=>this.#l());buildSheet(){_(this.closeButton,"down"),this.head.append(o("cas\#
            t-button",{part:"cast-button"})),this.artwork=new J,this.panel.prepend(this.artwork.glow),this.adLin\#
            e=new Z(this),this.scrubber=new ot(this),this.tools=new nt(this);let t=o("div.frame",{},this.artwork\#
            .cover.element,this.adLine.element);this.body.append(o("div.stage",{},o("div.art",{},t),o("div.panel\#
            ",{},this.#s(),this.scrubber.element,this.#n(),this.tools.element,this.#r())))}closed(){this.#e.run(\#
            !1)}opened(){this.#t=d.state("media")!=null}firstFocus(){return this.playback.dataset.action?this.pl\#
            ayback:null}disconnectedCallback(){super.disconnectedCallback(),this.#e.run(!1)}#s(){return this.tit\#
            leLine=o("h3.title",{part:"media-title",dir:"auto"}),this.subtitle=o("p.small",{part:"subtitle",dir:\#
            "auto"}),o("div.meta",{part:"meta"},this.titleLine,this.subtitle)}#n(){this.slots=Ot(this,"expanded"\#
            ,4),this.playback=o("button.playback",{part:"playback",onclick:()=>Ft(this,this.playback)});let[t,e,\#
            i,s]=this.slots;return o("div.transport",{part:"transport",role:"group","aria-label":this.t("openPla\#
            yer")},t,e,this.playback,i,s)}#r(){return this.next=o("span.line",{dir:"auto"}),this.upNext=o("butto\#
            n.upnext",{part:"up-next","aria-haspopup":"dialog",onclick:()=>j("cast-queue")},y("queue"),this.next\#
            ,y("forward","mirrored")),this.upNext}render(){let t=d.state("media")??null,e=d.state("button")?.sta\#
            te;!t&&this.#t&&e!=="connected"&&e!=="connecting"&&this.close(),this.#t||=t!==null;let i=d.state("di\#
            alog")?.device;this.setTitle(i?qt(this,i):this.t("openPlayer")),t?this.#o(t):this.#a(),this.adLine.d\#
            raw(t),this.tools.draw(t),a(this.upNext,"data-empty",!t?.upNext),k(this.next,t?.upNext?this.t("upNex\#
            t",t.upNext):""),this.#l();let s=t&&(t.position.rate!==0||t.ad?.skipAt!=null||t.live);this.#e.run(Bo\#
            olean(s)&&this.isOpen),this.keepFocus()}#a(){this.#i=null;let t=d.state("button")?.state==="connecti\#
            ng";C(this.titleLine,this.t(t?"loading":"nothingPlays")),C(this.subtitle,""),this.artwork.show(null)\#
            ,_(this.playback,"play"),a(this.playback,"aria-label",this.t(t?"loading":"play")),a(this.playback,"a\#
            ria-busy",t?"true":null),a(this.playback,"data-action",null),a(this.playback,"aria-disabled","true")\#
            ,ht(this,this.slots,null,null)}#o(t){t.item!==this.#i&&(this.#i=t.item,this.scrubber.forget()),C(thi\#
            s.titleLine,t.title??t.subtitle??""),C(this.subtitle,G([t.title?t.subtitle:null,t.studio])),this.art\#
            work.show(t.image),a(this.playback,"aria-disabled",null),It(this,this.playback,t),ht(this,this.slots\#
            ,t.expanded,t),this.scrubber.draw(t)}#l(){let t=d.state("media");this.scrubber.tick(t),this.adLine.t\#
            ick(t)}};customElements.define("cast-expanded-controller",zt);function Yt({labelledBy:h,choose:t,ite\#
            m:e,className:i}){let s=o(`div.${i}`,{role:"radiogroup","aria-labelledby":h}),n,r=new Map;function l\#
            (){let f=r.has(n)?n:r.keys().next().value;for(let[u,p]of r)a(p,"aria-checked",String(u===n)),a(p,"ta\#
            bindex",K()||u===f?0:-1)}let c=Rt(l),b=f=>{f!==n&&(n=f,l(),t(f))};return s.addEventListener("keydown\#
            ",f=>{if(f.altKey||f.ctrlKey||f.metaKey||f.shiftKey)return;let u=[...r.keys()],p=u.findIndex(I=>r.ge\#
            t(I)===f.target),g=getComputedStyle(s).direction==="rtl"?-1:1,w={ArrowDown:1,ArrowUp:-1,ArrowRight:g\#
            ,ArrowLeft:-g}[f.key],z={Home:0,End:u.length-1}[f.key]??(w===void 0?void 0:p+w);if(p<0||z===void 0||\#
            K()&&w!==void 0)return;f.preventDefault();let P=u[(z+u.length)%u.length];r.get(P).focus({focusVisibl\#
            e:!0}),b(P)}),{element:s,show(f){let u=new Set(f.map(({value:w})=>w));for(let[w,z]of r)u.has(w)||(z.\#
            remove(),r.delete(w));let p=new Map(r);r.clear();let g=s.firstElementChild;for(let w of f){let z=p.g\#
            et(w.value);z||(z=e(w),a(z,"role","radio"),z.addEventListener("click",()=>b(w.value))),r.set(w.value\#
            ,z),z===g?g=g.nextElementSibling:s.insertBefore(z,g)}l()},check(f){n!==f&&(n=f,l())},end:c}}var rt="\#
            off",_t=class extends M{static get sheets(){return[B,kt]}static get topics(){return["tracks","media"\#
            ]}static get titleKey(){return"tracksTitle"}static get eventName(){return"tracks"}static get node(){\#
            return"trackSelector"}#t={};#i=null;#e=null;#s=!1;buildSheet(){this.#n(),this.audio=this.#r("audio",\#
            "tracksAudio"),this.text=this.#r("text","tracksText"),this.none=o("p.none.small",{part:"empty"},this\#
            .t("tracksNone")),this.fold=o("button.fold",{part:"style-toggle","aria-expanded":"false","aria-contr\#
            ols":"look",onclick:()=>this.#u()},y("captions"),o("span.title",{},this.t("styleTitle")),y("down","d\#
            own")),this.editor=null,this.look=o("div",{id:"look",hidden:!0}),this.more=o("div.more",{part:"more"\#
            },this.fold,this.look),this.body.append(this.none,this.audio.place,this.text.place,this.more),this.c\#
            ancel=o("button.button.text",{part:"cancel",onclick:()=>this.#o()},this.t("cancel")),this.done=o("bu\#
            tton.button.filled",{part:"done",onclick:()=>this.#d()},this.t("done")),this.foot.append(this.cancel\#
            ,this.done)}disconnectedCallback(){super.disconnectedCallback(),this.#n()}#n(){[this.audio?.radios,t\#
            his.text?.radios,this.editor].forEach(t=>t?.end())}percent(t){return new Intl.NumberFormat(this.text\#
            s.language,{style:"percent",numberingSystem:"latn"}).format(t)}#r(t,e){let i=`group-${t}`,s=Yt({labe\#
            lledBy:i,className:"radios",choose:r=>this.#t[t]=r,item:({text:r,more:l,language:c,value:b})=>o("but\#
            ton.radio",{part:"track","data-track":String(b)},o("span.dot"),o("span.texts",{},o("span.title",{dir\#
            :"auto",lang:c},r),l?o("span.caption",{dir:"auto"},l):null))}),n=o("div.group",{part:t},o("h3.small"\#
            ,{id:i},this.t(e)),s.element);return{radios:s,key:"",place:n}}opened(){this.#a(),this.render()}close\#
            d(){this.#a()}#a(){this.#t={},this.#i=null,this.#e=d.state("media")?.item??null,this.#s=!1}#o(){this\#
            .#a(),this.render(),this.close()}render(){let t=d.state("media");if(this.isOpen&&(t?.item??null)!==t\#
            his.#e){let r=this.#e!==null;if(this.#a(),r&&!this.isInline)return this.close()}let{audio:e=[],text:\#
            i=[],style:s=null,canStyle:n=!1}=d.state("tracks")??{};this.#l(this.audio,"audio",e),this.#l(this.te\#
            xt,"text",i),a(this.none,"hidden",e.length+i.length>0),a(this.more,"hidden",!n),this.editor?.show(th\#
            is.#i??s),a(this.done,"aria-busy",this.#s?"true":null),a(this.cancel,"hidden",e.length+i.length===0)\#
            ,this.keepFocus()}#l(t,e,i){a(t.place,"hidden",i.length===0);let s=JSON.stringify(i.map(({id:c,name:\#
            b,language:f})=>[c,b,f]));if(s!==t.key){t.key=s;let c=i.map((b,f)=>this.#c(b,f));t.radios.show(e==="\#
            text"?[{value:rt,text:this.t("tracksOff")},...c]:c)}let n=this.#t[e],r=n===rt||i.some(({id:c})=>c===\#
            n),l=i.find(c=>c.selected)?.id??(e==="text"?rt:null);t.radios.check(n!==void 0&&r?n:l)}#c({id:t,name\#
            :e,language:i},s){let n=null;try{let c=new Intl.DisplayNames(this.texts.language,{type:"language",fa\#
            llback:"none"});n=i?c.of(i):null}catch{}let r=e||n||i||this.t("trackUnnamed",s+1),l=!n||r.toLowerCas\#
            e().includes(n.toLowerCase());return{value:t,text:r,more:l?null:n,language:e&&n?i:null}}async#u(){if\#
            (this.look.hidden=!this.look.hidden,a(this.fold,"aria-expanded",String(!this.look.hidden)),!this.loo\#
            k.hidden){try{await this.#h()}catch{this.say(this.t("notLoaded")),this.look.hidden=!0,a(this.fold,"a\#
            ria-expanded","false")}this.fold.scrollIntoView({block:"start",behavior:"instant"})}}async#h(){let{l\#
            ook:t}=this,e=await import("./track-style.js");if(this.editor||t!==this.look)return;this.editing=e;l\#
            et{adoptedStyleSheets:i}=this.shadowRoot;i.includes(e.trackStyleSheet)||i.push(e.trackStyleSheet),th\#
            is.editor=new e.TrackStyleEditor(this,s=>this.#i=s),t.append(this.editor.element),this.render()}asyn\#
            c#d(){if(this.#s)return;let{audio:t=[],text:e=[],style:i=null}=d.state("tracks")??{},s=c=>c.find(b=>\#
            b.selected)?.id??null,n={audio:s(t),text:s(e)},r={audio:this.#t.audio??n.audio,text:this.#t.text===v\#
            oid 0?n.text:this.#t.text===rt?null:this.#t.text},l=[];(r.audio!==n.audio||r.text!==n.text)&&l.push(\#
            ["tracks","selectTracks",r]),this.#i&&!this.editing.isSameStyle(this.#i,i)&&l.push(["style","setText\#
            TrackStyle",{style:this.editing.complete(this.#i)}]),this.#s=l.length>0,this.render();for(let c of l\#
            )if(!await this.act(...c)){this.#s=!1,this.invalidate();return}this.#o()}};customElements.define("ca\#
            st-track-selection",_t);var St=class extends M{static get sheets(){return[B,V,Nt]}static get topics(\#
            ){return["volume","dialog"]}static get titleKey(){return"volume"}static get eventName(){return"volum\#
            e"}static get node(){return"deviceControl"}#t=new Map;#i=null;buildSheet(){this.#i=null,this.note=o(\#
            "p.note.small",{part:"note"},y("volume"),o("span",{},this.t("volumeFixed"))),this.list=o("ul",{"aria\#
            -labelledby":"members"}),this.group=o("div.members",{part:"members"},o("h3.small",{id:"members"},thi\#
            s.t("volumeMembers")),this.list),this.empty=o("div.empty",{part:"empty"},o("span.disc",{},y("cast"))\#
            ,o("p.small",{},this.t("notConnected"))),this.body.append(this.note,this.group,this.empty)}#e(t){thi\#
            s.#i!==t&&(this.#i=t,this.#n([]),this.own?.forget(),this.own=this.#s(null,t),this.own.element.classL\#
            ist.add("own"),this.body.prepend(this.own.element))}#s(t,e){let i=t===null?{}:{member:t};return new \#
            q(this,{tag:t===null?"div":"li",step:e,attributes:{part:t===null?"device":"member","data-member":t},\#
            send:s=>d.send("setVolume",{level:s,...i}),sendMuted:s=>d.send("setDeviceMuted",{muted:s,...i})})}fi\#
            rstFocus(){let{enabled:t=!1,fixed:e=!1}=d.state("volume")??{};return t&&!e?this.own?.slider.element:\#
            null}render(){let t=d.state("volume")??{},{enabled:e=!1,fixed:i=!1,canMute:s=!1,members:n=[],pending\#
            :r}=t,l=e||i;this.#e(t.step||.05);let c=d.state("dialog")?.device??this.t("volume");a(this.own.eleme\#
            nt,"hidden",!l),a(this.note,"hidden",!i),a(this.group,"hidden",!l||n.length===0),a(this.empty,"hidde\#
            n",l),l||this.own.fader.forget();let{level:b=0,muted:f=!1}=t;this.own.tell({name:c,level:b,muted:f,p\#
            ending:r,canMute:s,canChange:e&&!i}),this.#n(l?n:[]),this.keepFocus()}#n(t){let e=new Set(t.map(({id\#
            :s})=>s));for(let[s,n]of this.#t)e.has(s)||(n.forget(),this.#t.delete(s));let i=this.list.firstEleme\#
            ntChild;for(let s of t){this.#t.has(s.id)||this.#t.set(s.id,this.#s(s.id,this.#i));let n=this.#t.get\#
            (s.id);n.element===i?i=i.nextElementSibling:this.list.insertBefore(n.element,i),n.tell({canMute:!0,c\#
            anChange:!0,...s})}}};customElements.define("cast-volume",St);var Ut=4,ie=16,F=class{#t=new Map;#i=[\#
            ];#e=0;constructor({scroller:t,list:e,probe:i,source:s,make:n,draw:r,looked:l}){Object.assign(this,{\#
            scroller:t,list:e,probe:i,source:s,make:n,draw:r,looked:l}),this.held=null,this.heldTop=null,t.addEv\#
            entListener("scroll",()=>this.plan(),{passive:!0}),this.observer=new ResizeObserver(()=>this.plan())\#
            ;for(let c of[t,i])this.observer.observe(c)}end(){this.observer.disconnect(),cancelAnimationFrame(th\#
            is.#e)}get height(){return this.probe.getBoundingClientRect().height}get rows(){return this.#t}get#s\#
            (){return this.scroller.scrollTop-this.list.offsetTop}plan(){this.#e||=requestAnimationFrame(()=>{th\#
            is.#e=0,this.render()})}seen(){let t=this.height;return!t||!this.scroller.clientHeight?[0,0]:[Math.m\#
            ax(0,Math.floor(this.#s/t)),Math.min(this.source.count,Math.ceil((this.#s+this.scroller.clientHeight\#
            )/t))]}render(){let t=this.height,{count:e}=this.source;if(!t)return;let i=`${e*t}px`;this.list.styl\#
            e.blockSize!==i&&(this.list.style.blockSize=i);let[s,n]=this.seen(),r=Math.max(0,Math.min(s,e)-Ut),l\#
            =Math.min(e,Math.max(n,r)+Ut),c=new Map;for(let b=r;b<l;b++)c.set(this.#n(b),b);this.#r(c,r,l),this.\#
            #i.push(...this.#o(c)),this.#l(c),this.#i.length=Math.min(this.#i.length,ie);for(let[b,f]of this.#t)\#
            {let u=c.get(b),g=`translateY(${b===this.held&&this.heldTop!==null?this.heldTop:u*t}px)`;f.element.s\#
            tyle.transform!==g&&(f.element.style.transform=g),f.place=u,this.draw(f,u)}this.looked(r,l)}#n(t){le\#
            t e=this.source.key(t),i=this.source.placeKey(t);return e!==i&&!this.#t.has(e)&&this.#t.has(i)&&(thi\#
            s.#t.set(e,this.#t.get(i)),this.#t.delete(i)),e}#r(t,e,i){let s=this.focused();for(let n of[this.hel\#
            d,s&&this.#a(s)]){if(!this.#t.get(n)||t.has(n))continue;let l=this.source.placeOfKey(n);l>=0&&(l<e||\#
            l>=i)&&t.set(n,l)}}#a(t){for(let[e,i]of this.#t)if(i===t)return e;return null}focused(){let t=this.l\#
            ist.getRootNode().activeElement;if(!t||!this.list.contains(t))return null;for(let e of this.#t.value\#
            s())if(e.element.contains(t))return e;return null}#o(t){let e=[];for(let[i,s]of this.#t)t.has(i)||(t\#
            his.#t.delete(i),s.element.remove(),e.push(s));return e}#l(t){let e=this.list.getRootNode(),i=e.acti\#
            veElement,s=[...t.keys()].sort((r,l)=>t.get(r)-t.get(l)),n=this.list.firstElementChild;for(let r of \#
            s){let l=this.#t.get(r),c=!l;c&&this.#t.set(r,l=this.#i.pop()??this.make()),l.element===n?n=n.nextEl\#
            ementSibling:(c||this.held===null)&&this.list.insertBefore(l.element,n)}i&&i!==e.activeElement&&this\#
            .list.contains(i)&&i.focus({preventScroll:!0})}show(t,e="nearest"){let i=this.height,{scroller:s}=th\#
            is,n=t*i+this.list.offsetTop,r=s.clientHeight;e==="center"?s.scrollTop=n-(r-i)/2:n<s.scrollTop?s.scr\#
            ollTop=n-i*.5:n+i>s.scrollTop+r&&(s.scrollTop=n+i*1.5-r),this.render()}rowAt(t){return[...this.#t.va\#
            lues()].find(e=>e.place===t)??null}placeAt(t){let{top:e}=this.list.getBoundingClientRect();return Ma\#
            th.max(0,Math.min(this.source.count-1,Math.floor((t-e)/this.height)))}static number(t,e,i){a(t,"aria\#
            -posinset",e+1),a(t,"aria-setsize",i)}};var N=["entry","remove","grab"],at=class{constructor(t){this\#
            .queue=t,this.art=R("art","film"),this.art.element.append(o("span.bars",{},o("i"),o("i"),o("i"))),th\#
            is.title=o("span.title.line",{dir:"auto",part:"item-title"}),this.more=o("span.caption.line",{dir:"a\#
            uto",part:"item-more"}),this.entry=o("button.entry",{part:"item",onclick:()=>t.jump(this)},this.art.\#
            element,o("span.texts",{},this.title,this.more)),this.remove=t.iconButton("close","",{part:"remove",\#
            onclick:()=>t.remove(this)}),this.grab=t.iconButton("drag","",{part:"grab","aria-describedby":"keys"\#
            ,onpointerdown:e=>t.press(e,this),onclick:e=>e.detail===0&&t.take(this),onfocusout:()=>t.left()}),th\#
            is.grab.classList.add("grab"),this.element=o("li",{role:"listitem",part:"row"},this.entry,this.remov\#
            e,this.grab),this.element.row=this}draw({place:t,count:e,item:i,isCurrent:s,isPlaying:n,isAsked:r,is\#
            Waiting:l,isHeld:c,isReached:b,showsPicture:f}){let{queue:u}=this,p=this.item?.id!==i?.id;this.item=\#
            i;let g=i?.title??u.t("queueItem",u.number(t+1));C(this.title,i?g:"");let w=i?[i.duration?T(i.durati\#
            on):null,i.subtitle]:[];k(this.more,G(w)),p&&this.art.show(null),f&&this.art.show(i?.image??null),F.\#
            number(this.element,t,e);let{classList:z}=this.element,P={current:s,playing:s&&n,held:c,waits:!i};fo\#
            r(let[A,W]of Object.entries(P))z.toggle(A,W);a(this.element,"data-item",i?.id),a(this.element,"data-\#
            place",t),a(this.entry,"aria-current",s?"true":null);let I=i?[g,i.subtitle,s?u.t("nowPlaying"):null]\#
            :[g,u.t("loading")];a(this.entry,"aria-label",I.filter(Boolean).join(", ")),a(this.entry,"aria-busy"\#
            ,r?"true":null),a(this.entry,"aria-disabled",i?null:"true"),a(this.remove,"aria-label",u.t("queueRem\#
            ove",g)),a(this.grab,"aria-label",u.t("queueMove",g)),a(this.grab,"aria-pressed",String(c)),a(this.g\#
            rab,"aria-busy",l?"true":null);for(let A of["remove","grab"])a(this[A],"hidden",!i);this.reach(b)}re\#
            ach(t){for(let e of N)a(this[e],"tabindex",t?0:-1)}},Wt=h=>o("div.empty",{part:"empty"},o("span.disc\#
            ",{},y("queue")),o("p.small",{},h));var lt=class{reached=null;#t={place:0,part:"entry"};constructor(\#
            t){this.owner=t}reach(){let{list:t,items:e}=this.owner,i=t.focused();if(i){this.reached=e.key(i.plac\#
            e),this.#t={place:i.place,part:N.find(s=>i[s]===E())??"entry"};for(let s of t.rows.values())s.reach(\#
            s===i)}}to(t,e,i=!0){let{list:s,items:n}=this.owner;if(t<0||t>=n.count)return;s.show(t);let r=s.rowA\#
            t(t);r&&(r[e].hidden?r.entry:r[e]).focus({preventScroll:!0,focusVisible:i})}toLast(){this.to(Math.mi\#
            n(this.#t.place,this.owner.items.count-1),this.#t.part)}key(t){let{list:e,items:i,reorder:s,rows:n}=\#
            this.owner,r=e.focused();if(!r||t.altKey||t.ctrlKey||t.metaKey||s.key(t))return;let l=N.find(p=>r[p]\#
            ===E());if(l==="grab"&&(t.key===" "||t.key==="Enter"))return t.preventDefault(),void(t.repeat||this.\#
            owner.take(r));if(t.key==="Delete")return t.preventDefault(),void this.owner.remove(r);let c=getComp\#
            utedStyle(n).direction==="rtl"?-1:1,b={ArrowRight:c,ArrowLeft:-c}[t.key],f=Math.max(1,e.seen()[1]-e.\#
            seen()[0]-2),u={ArrowUp:-1,ArrowDown:1,PageUp:-f,PageDown:f,Home:-1/0,End:1/0}[t.key];if(u!==void 0)\#
            {let p=Math.max(0,Math.min(i.count-1,r.place+u));if(p===r.place)return;t.preventDefault(),this.to(p,\#
            l??"entry")}else if(b){let p=r[N[N.indexOf(l)+b]];if(!p||p.hidden)return;t.preventDefault(),p.focus(\#
            {focusVisible:!0})}}};function $(h,t){for(let{kind:e,from:i,to:s}of h){if(t<0)return-1;t===i?t=e==="\#
            remove"?-1:s:e==="remove"?t-=t>i?1:0:i<t&&t<=s?t-=1:s<=t&&t<i&&(t+=1)}return t}function U(h,t){for(l\#
            et e=h.length-1;e>=0;e--){let{kind:i,from:s,to:n}=h[e];i==="remove"?t+=t>=s?1:0:t===n?t=s:s<=t&&t<n?\#
            t+=1:n<t&&t<=s&&(t-=1)}return t}var Mt=h=>h.filter(({kind:t})=>t==="remove").length;var L=50,se=2,ne\#
            =120,Gt=2e3,Xt=(h,t)=>h!==null&&t!==null&&String(h)===String(t),ct=class{#t={revision:null,count:0,p\#
            arts:new Map};#i=null;#e=[];#s=[0,0];#n=new Set;#r=-1/0;constructor({load:t,changed:e}){Object.assig\#
            n(this,{load:t,changed:e}),this.preview=null}get count(){return this.#t.count-Mt(this.#e)}get#a(){re\#
            turn this.preview?[...this.#e,{kind:"move",...this.preview}]:this.#e}at(t){let e=U(this.#a,t);return\#
             this.#t.parts.get(Math.floor(e/L))?.items[e%L]??null}key(t){let e=this.at(t);return e?`item ${e.id}\#
            `:this.placeKey(t)}placeKey(t){return`place ${U(this.#a,t)}`}placeOf(t,e=null){let i=this.#o(t);retu\#
            rn i>=0?$(this.#a,i):e===null||e>=this.#t.count?-1:$(this.#a,e)}placeOfKey(t){let e=t.slice(t.indexO\#
            f(" ")+1);return t.startsWith("item ")?this.placeOf(e):$(this.#a,Number(e))}isWaiting(t){return this\#
            .#e.some(({item:e})=>Xt(e,t))}#o(t){if(t==null)return-1;for(let[e,{items:i}]of this.#t.parts){let s=\#
            i.findIndex(n=>Xt(n.id,t));if(s>=0)return e*L+s}return-1}follow({count:t,revision:e}){let i=this.#i?\#
            ?this.#t;i.revision===e&&i.count===t||(this.#i={revision:e,count:t,parts:new Map},this.#r=-1/0,(this\#
            .#t.revision===null||t===0)&&this.#u(),this.#c())}look(t,e){this.#s=[t,e],this.#c()}#l(t){let e=new \#
            Set,[i,s]=this.#s;for(let n=i;n<s;n++)for(let r of[n,U(this.#e,n)])r<t.count&&e.add(Math.floor(r/L))\#
            ;return[...e].filter(n=>t.parts.get(n)?.isOld!==!1)}#c(){let t=this.#i??this.#t,e=this.#l(t);if(this\#
            .#i&&e.length===0)return this.#u(),this.changed();for(let i of e){let s=`${t.revision} ${i}`;if(!(th\#
            is.#n.has(s)||this.#n.size>=se)){if(performance.now()-this.#r<Gt)return;this.#n.add(s),this.load(i*L\#
            ,L).then(({items:n})=>{this.#n.delete(s),t.parts.delete(i),t.parts.set(i,{items:n,isOld:!1});for(let\#
             r of t.parts.keys())t.parts.size>ne&&t.parts.delete(r);t===this.#t&&this.changed(),this.#c()},()=>{\#
            this.#n.delete(s),this.#r=performance.now(),setTimeout(()=>this.#c(),Gt)})}}}#u(){let t=this.#t;if(t\#
            his.#t=this.#i,this.#i=null,t.count===this.#t.count)for(let[e,{items:i}]of t.parts)this.#t.parts.has\#
            (e)||this.#t.parts.set(e,{items:i,isOld:!0});this.#h()}move(t,e){let i={kind:"move",from:t,to:e,item\#
            :this.at(t).id,before:null,isTold:!1};return this.#e.push(i),i.before=e+1<this.count?this.at(e+1)?.i\#
            d:null,this.changed(),i}remove(t){let e={kind:"remove",from:t,item:this.at(t).id,isTold:!1};return t\#
            his.#e.push(e),this.changed(),e}drop(t){this.#e=this.#e.filter(e=>e!==t),this.#h(),this.changed()}to\#
            ld(t){t.isTold=!0,!this.#i&&(this.#h(),this.changed())}#h(){let t=[];for(let e of this.#e){let i=$(t\#
            ,this.#o(e.item));if(!(i<0||e.isTold)){if(e.kind==="move"){let s=this.#t.count-Mt(t),n=e.before===nu\#
            ll?s:$(t,this.#o(e.before));if(n<0||n===i+1)continue;e.to=n>i?n-1:n}e.from=i,t.push(e)}}this.#e=t}as\#
            ync fetched(t){for(let e=0;e<3&&t<this.count&&!this.at(t);e++){let i=Math.floor(U(this.#a,t)/L),s=th\#
            is.#t,{items:n}=await this.load(i*L,L);s.parts.has(i)||s.parts.set(i,{items:n,isOld:!1})}return this\#
            .at(t)}};var Ct=64,oe=18,ut=class{#t=0;#i=!1;#e=null;#s=0;constructor(t){this.host=t;let{list:e}=t.l\#
            ist;e.addEventListener("pointermove",i=>this.#l(i)),e.addEventListener("pointerup",i=>this.#h(i)),e.\#
            addEventListener("pointercancel",()=>this.#e&&this.cancel()),e.addEventListener("lostpointercapture"\#
            ,()=>this.#e&&this.cancel())}get isLifted(){return this.host.list.held!==null}get isByKeys(){return \#
            this.isLifted&&this.#i}#n(t,e){let{list:i,items:s}=this.host;this.#t=t,this.#i=e,i.held=s.key(t),s.p\#
            review={from:t,to:t},i.list.classList.add("sorting"),this.host.lifted(t,e)}#r(t){let{list:e,items:i}\#
            =this.host;return i.preview.to===t?!1:(i.preview={from:this.#t,to:t},e.render(),!0)}#a(){let{list:t,\#
            items:e}=this.host,{to:i}=e.preview;return cancelAnimationFrame(this.#s),this.#s=0,this.#e=null,t.he\#
            ld=t.heldTop=e.preview=null,t.list.classList.remove("sorting"),i}cancel(){if(!this.isLifted)return;l\#
            et t=this.#i;this.#a(),this.host.list.render(),this.host.putBack(this.#t,t)}async#o(){let{list:t,ite\#
            ms:e}=this.host,{to:i}=e.preview,s=this.#i;if(i+1<e.count&&!e.at(i+1)){let n=await e.fetched(i+1).th\#
            en(r=>r?null:new Error(""),r=>r);if(!this.isLifted)return;if(n)return this.cancel(),this.host.fail(n\#
            .message)}this.#a(),t.render(),this.host.dropped(this.#t,i,s)}press(t,e){if(t.button||this.isLifted|\#
            |e===void 0)return;t.preventDefault();let{list:i}=this.host;i.list.setPointerCapture(t.pointerId),th\#
            is.#n(e,!1);let{top:s}=i.list.getBoundingClientRect();this.#e={y:t.clientY,grip:t.clientY-s-e*i.heig\#
            ht},this.#c(),this.#u()}#l(t){this.#e&&(this.#e.y=t.clientY,this.#c())}#c(){let{list:t,items:e}=this\#
            .host,{y:i,grip:s}=this.#e,n=(e.count-1)*t.height,r=Math.max(-8,Math.min(n+8,i-t.list.getBoundingCli\#
            entRect().top-s));t.heldTop=r,this.#r(Math.max(0,Math.min(e.count-1,Math.round(r/t.height))))||t.ren\#
            der()}#u(){this.#s=requestAnimationFrame(()=>{if(!this.#e)return;let{scroller:t}=this.host.list,{top\#
            :e,bottom:i}=t.getBoundingClientRect(),{y:s}=this.#e,n=Math.min(0,s-e-Ct)+Math.max(0,s-i+Ct),r=Math.\#
            max(-1,Math.min(1,n/Ct));if(r){let l=t.scrollTop;t.scrollTop+=r*oe,t.scrollTop!==l&&this.#c()}this.#\#
            u()})}#h(){this.#e&&(this.#e=null,this.#o())}toggle(t){this.isByKeys?this.#o():this.isLifted||(this.\#
            #n(t,!0),this.host.list.render())}key(t){if(!this.isLifted)return!1;let{list:e,items:i}=this.host,{t\#
            o:s}=i.preview;if(t.key==="Escape")this.cancel();else if(this.#i)if(t.key===" "||t.key==="Enter")thi\#
            s.#o();else{if(t.key==="Tab")return this.cancel(),!1;{let n={ArrowUp:-1,ArrowDown:1,ArrowLeft:0,Arro\#
            wRight:0,PageUp:-10,PageDown:10,Home:-1/0,End:1/0}[t.key];if(n===void 0)return!1;let r=Math.max(0,Ma\#
            th.min(i.count-1,s+n));r!==s&&(i.preview={from:this.#t,to:r},e.show(r),this.host.moved(r))}}else ret\#
            urn!1;return t.preventDefault(),t.stopPropagation(),!0}left(){queueMicrotask(()=>{if(!this.isByKeys|\#
            |!document.hasFocus())return;this.host.list.rows.get(this.host.list.held)?.element.contains(E())||th\#
            is.cancel()})}};var re=120,Tt=class extends M{static get sheets(){return[vt]}static get topics(){ret\#
            urn["queue","media","hello"]}static get titleKey(){return"queueTitle"}static get eventName(){return"\#
            queue"}static get node(){return"mediaControl"}#t=0;#i=!1;#e=!1;buildSheet(){this.list?.end(),this.nu\#
            mbers=new Intl.NumberFormat(this.texts.language,{numberingSystem:"latn"}),this.place=o("span.caption\#
            ",{part:"place"}),this.head.insertBefore(this.place,this.closeButton),this.rows=o("ul.rows",{role:"l\#
            ist","aria-labelledby":"title",part:"items",onkeydown:e=>this.focusing.key(e),onfocusin:()=>this.foc\#
            using.reach()});let t=o("div.probe",{"aria-hidden":"true"});this.empty=Wt(this.t("queueEmpty")),this\#
            .body.append(t,this.rows,this.empty,o("p",{id:"keys",hidden:!0},this.t("queueKeys"))),this.body.addE\#
            ventListener("scroll",()=>this.#o(),{passive:!0}),this.back=o("button.button.filled.back",{part:"to-\#
            current",hidden:!0,onclick:()=>this.showCurrent(!0)},y("down"),o("span",{},this.t("queueToCurrent"))\#
            ),this.panel.insertBefore(this.back,this.voice),this.items=new ct({load:(e,i)=>d.request(`queue?from\#
            =${e}&count=${i}`),changed:()=>this.invalidate()}),this.list=new F({scroller:this.body,list:this.row\#
            s,probe:t,source:this.items,make:()=>new at(this),draw:(e,i)=>this.#n(e,i),looked:(e,i)=>this.#a(e,i\#
            )}),this.reorder=new ut(this),this.focusing=new lt(this),this.panel.addEventListener("cancel",e=>{th\#
            is.reorder.isLifted&&(e.preventDefault(),this.reorder.cancel())})}number(t){return this.numbers.form\#
            at(t)}#s(t){return this.t("placeOf",this.number(t+1),this.number(this.items.count))}opened(){this.#e\#
            =!1,this.render()}closed(){this.reorder.cancel(),this.items.look(0,0)}render(){let t=d.state("queue"\#
            )??{},{count:e=0,revision:i=0,current:s=null,currentIndex:n=null,jumping:r=null,moving:l=[]}=t;this.\#
            items.follow({count:e,revision:`${d.state("hello")?.epoch} ${i}`}),this.jumping=this.wish("jump")??r\#
            ,this.moving=l.map(String),this.current=this.jumping??s,this.currentPlace=this.items.placeOf(this.cu\#
            rrent,this.current===s?n:null),a(this.empty,"hidden",this.items.count>0),a(this.rows,"hidden",this.i\#
            tems.count===0);let c=this.currentPlace>=0?this.#s(this.currentPlace):this.number(this.items.count);\#
            if(k(this.place,this.items.count>0?c:""),!this.isOpen)return;let b=this.list.focused();!this.#e&&thi\#
            s.items.count&&this.list.height&&(this.#e=!0,this.list.render(),this.currentPlace>=0&&this.list.show\#
            (this.currentPlace,"center")),this.list.render(),b&&!this.list.focused()&&this.focusing.toLast(),thi\#
            s.keepFocus()}#n(t,e){let i=this.items.at(e),{held:s,rows:n}=this.list;t.draw({place:e,count:this.it\#
            ems.count,item:i,isCurrent:i?String(i.id)===String(this.current):e===this.currentPlace,isPlaying:d.s\#
            tate("media")?.playerState==="playing",isAsked:Boolean(i)&&this.jumping!==null&&String(this.jumping)\#
            ===String(i.id),isWaiting:Boolean(i)&&(this.items.isWaiting(i.id)||this.moving.includes(String(i.id)\#
            )),isHeld:s!==null&&n.get(s)===t,isReached:t===this.#r(),showsPicture:!this.#i})}#r(){let{list:t}=th\#
            is;return t.rows.get(this.focusing.reached)??t.rowAt(this.currentPlace)??t.rowAt(t.seen()[0])}#a(t,e\#
            ){if(!this.isOpen)return this.items.look(0,0);this.items.look(t,e),this.body.classList.toggle("long"\#
            ,this.list.height*this.items.count>this.body.clientHeight);let[i,s]=this.list.seen(),n=this.currentP\#
            lace>=i&&this.currentPlace<s;a(this.back,"hidden",this.currentPlace<0||n||s===0||this.reorder.isLift\#
            ed),this.back.classList.toggle("up",this.currentPlace<i)}#o(){this.#i=!0,clearTimeout(this.#t),this.\#
            #t=setTimeout(()=>{this.#i=!1,this.list.render()},re)}showCurrent(t=!1){this.currentPlace<0||(this.l\#
            ist.show(this.currentPlace,"center"),t&&this.focusing.to(this.currentPlace,"entry",!1))}jump(t){let{\#
            item:e}=t;e&&String(e.id)!==String(this.current)&&this.act("jump","jump",{item:e.id},e.id)}remove(t)\#
            {let{item:e,place:i}=t;if(!e)return;let s=this.items.remove(i);this.speak(this.t("queueRemoved",this\#
            .#l(e,i))),this.#c(s,"remove",{items:[e.id]})}press(t,e){e.item&&this.reorder.press(t,e.place)}take(\#
            t){t.item&&this.reorder.toggle(t.place)}left(){this.reorder.left()}#l(t,e){return t?.title??this.t("\#
            queueItem",this.number(e+1))}lifted(t,e){e&&this.speak(this.t("queueTaken",this.#l(this.items.at(t),\#
            t),this.#s(t)))}moved(t){this.speak(this.#s(t))}putBack(t,e){e&&this.speak(this.t("queuePutBack",thi\#
            s.#l(this.items.at(t),t)))}dropped(t,e,i){let s=this.#l(this.items.at(t),t);if(t===e)return this.put\#
            Back(t,i);let n=this.items.move(t,e);this.render(),i&&this.focusing.to(e,"grab"),this.speak(this.t("\#
            queueDropped",s,this.#s(e))),this.#c(n,"move",{item:n.item,before:n.before??null})}async#c(t,e,i){le\#
            t s=await this.act(`${e} ${t.item}`,e,i);if(!s)return this.items.drop(t);await d.told(s),this.items.\#
            told(t)}};customElements.define("cast-queue",Tt);export{yt as CastDialog,zt as CastExpandedControlle\#
            r,Tt as CastQueue,M as CastSheet,_t as CastTrackSelection,St as CastVolume,Yt as makeRadios,it as ma\#
            keSlider,B as sliderSheet};
            """#,
        gzip: """
            H4sIAAAAAAACA2xShdbbPAx9Ff+wrTnH6VcaZczMzHNtNXHr2JmtFE/ffXKKg0Ii3SuWdFk5j6tbIuAdAyVYZCKw58hfazkBH5Wb\
            yCXRt4zesopL4+TkNcwb9TVXANVdJ+sQ1TtceTF7bsRiKOQkIg+wgV4Zh41FgRxMFBzX0tkoLbgOzxrpER87bUFF+R4vxQT2fs+Q\
            O/vAVjXeKoTNIWIvkVdaYu032k558/Jx1MfEGiFhV+oP0j2EbR9jHgBvIHo9rBEiIiLyYFvTt6g81rZhbkVlF2bCQwHQiK84iuq4\
            2bu4HnlX/ts+mWmVA4b2OPx7aSo8U3jlVevfrHABV0qHipwySoVgMawbuPVJW0MJvyR7g2Gc9FppYVzO2xt6VbmgUTubjfQc1CVt\
            A2AmanSswzqXSuFzbbMOiwiR0SUNeglZt9M5RfQ8PQbPDTp1AzapNpgURraiNUsZ0cmlSiilbZ51Lg2dV+D3QuqF0nXIehdqFv+x\
            gDiK3Lvaqoz6bqXptwOSXJLOOL8nnFokFGqehkIoN6Oq0x5FGtTM58NWh8XvCWv3BsklNwU/MmRTaKXANnqQ3hmTDqEQU01h4zyF\
            tpfQC7udUSOOnC9Zux/YNi+IAAl3lZAaFxQ+8BiNBt4YCUNpUqUpOiDwuIu/U+s/NuLBCNRTOFrKHxO3zsJh4gfs95F26uPJRIvt\
            IZBMt+IqsHQp+/42nVJ6+NAadE4ll7bt0a62HRzH2Ljv72xkYH4pPqg3D7LphTZVl3Z9PaDwSNtPAy4MrH7y8hzMzSJL/hXuRbML\
            FCCE9Um1uhwqXcXLEUnI4n1Kj2Cvj9L99tc902hm6EGgTbX72QYm9HROoM+fsvutg3qJbLArL9dW4xAkcxQ6UexEKVJ67urEu1No\
            9gMpdAcjsuBOg0hB++i41gm34K0sri0iT5JRp/UsblYamZPGJDLeIHmN4kZIrFWAcEH3FhzybKdtZBAvOxZvZ7+o81O13IJOycvV\
            W3ZdLppOeCW7wQ0nUfckrEsUuCgGWIqzzpVp2MhN1/gTJ8jdIzFQP2d4F0//o4Rts/PnxyEvQUKEqvRR0GmuE4lzqr36KwipeSTe\
            Sh2hpsB/Kzlyk5U+qN36sKwPxbnbe3+51ENYwx8SYvyx+kNT1cX+0ye9vMzPux4WEX8gmQ7I70uUNl5+fn+psn3uZ2We+Sj1eNi6\
            vpxcVwdgmZ+u9WdrkcR1UJ2B4J12p0ulUrJNBYJYk0rpKAZ7yxuEQ4B0OQWm1f/BjR3gYnb7i1MOEDgvQAjCWhqG1+/dVpOUYN8c\
            j24rtVlnWySBNNrti7pDmcH9sPLdjCwaL0FbYmg+PuY1xjHMuJg2Ank47JmImXtjcA8oygrsW/4SfElcJu1sCTnbOllXcWzeWmgF\
            RVS86lGfT0EhU1OEtBvC6wtokfa324OVO8KCr7MHIfLLfNds851/upCNwku35QrRm4pB3OahpvTGEElr3O7Awj2EUbgH1TLbohV1\
            257nQ95HdP3eAaEods5fZ+f3rELHjNSwpju1Z7dfud4V/a/f6/qopwS5AhTMGQvWDd8P7mqCtQzQ7uRn0nWTZgCOim3eTtHmylyE\
            qK8dpt1jdUMpCoeZnShpTEeM1LtrsT1lVlQ5OG53DdpBzFSaerS+EgJ64EVhM2goaGaAMUFrAJeX5aV0Dc0Sh7pdxUtCDB1b6MMF\
            WK/y8jEFs4gm5iszc5gYZiCKGVqRHswV1PwZhV3J6E4QzasVqU7/vaiKTXFElSI0LJk7OFJdFrDEVoIhvIQ0kYdbHhCfLSebuO+K\
            MSRNlkEYDVU0aI8RnIQBhPnS1AIZl/0eVb8/o+2K6mUJ+MxgzM77j6wsMr+7/O5XddnkvwJF0SnGYC4mrYMahLAa9h06AoEE7yQ1\
            YDd04bhjbY4V0Z1JTLsflih+ocse6eZA7kHeN2UFGVTiTJ5/25Ql7N0d35GQ88Xqyzk79ta6nH1xW19v01Sf3WLLZbaHU5lCZh+6\
            Fvt2EzoP5le/Wtk9CaSpDQmkYuNg3pCOFfx7zfCM9FS3RpKRFUNd3gRP0UhNHIcGZufilMlQrSnPTvClcnBKVjrFeV+cgbjERCDg\
            X03FAHF7jRgE7gIEIoKqRwOQQ8p8umq26ArmIWoqBJUQ7uSLafTkrjAiimtj1EqbPIMFnudug6cXC+JpdcnJ+SQbkhbFs3RQOlIj\
            P5ImNTiogHBbcL4x3MvBpucefzKdRcMHDNqxJx0h2yKKdHaqQLtlOycOksrBgN8HnaZ4ahCs+wL+LkdSREFc3Ucjiz53BH/xQMpm\
            vUOQvpkqZlx6Ii48f/E1/9yX2SmvHImRFhNUSkenq55PVl9alTroO75R8OreQJSycjfZrhJPyRgT/+lCwbMew3q4b5CjMGkkLE4A\
            OBqIwRehKSdM9yMUD5NW2h5MGliMD5c0/mmzN1Mzi/oImgrYy//Ii7dDDVyjJsC9zdcCvdjvV93fYuHtMTuBIlppA/xLWSCLgjdQ\
            F0BClkcbDNzr/IrqtEFa+mWOzIz3iJzkAfFDJA3NXR+L+/TivC0xvUxLGJxDbGJwkOB53dkKLYlDtU+nbO4CSfu+4ADluj6nX2NT\
            v8Y/iX7tkxSvtaQrjd9npet84wSLKJ7nJ+2gazDEZ2tQKBw0UHPAnEaIMOTp34Ij6oJ+cnKW5ifQdlnZ6izdyTBlXBgmZg1jK46Y\
            BvRh/hVdRZ0izAaK3acrWIosQiM9QjgJez7gbxnYDEy7bq0+8vzqRMGCLElxJmPCdawYKlSsLTn6ry9+FEF6FJWs9XH8ik+nhvA/\
            wOqqQwn0381AYlH1scvNpNUjHYni0X/zhGbzKMzzyEkejueHHWyaRRbxH0CUjihOt9vvXe8kgnyZNRB5hy51xYI7Jdp0/QPT9GE/\
            SX8XlZsGxnjKPgr1rHnEsytqMbnOpGUwOw1C2Q46WExur5dCaOz8HQtTdOIHxlFlFEO5l1Oc3gb386P4tyYp4oRIoV1fNn8AR9zf\
            F6jI3zGoK44AE1TDmvJlnkKO0qmyuimzGrl0oGSQVgqe/9hldYZKoc6/+9XxIjQgMBKN7SB/zjF9hBMlVouY1kYGWB6y6gXAcV2j\
            BJIhbf03/A3bvkSgqJxX+JfVzhx+hZ7gdP9UfP9SnJ0K0p6e6fQ6Ufpbj0Ph2u5ZwaGTawih3LQYJ2Z4XZr60FQHl4cudzaIbkbm\
            UmSlF/akdH25uq7I5jY818JKD1R55DHWmBF9RRvKLC/3J5gsiJ3uN/PjsbhWRbX6OBQ1sC/gCjUCuk0E6n9cQWT//7tfQX28AkVF\
            EPsRPcYyui9DUnoUmQZKORx0qeykUUgZD12NEglVK+LHlQF1ej35BJqg/rzmS4RIu3cGW4dO2luuFzl6aQrxvEU2LcqlcE1foL7g\
            oY7a/vHg+E6KyX5I3keRF6cNeQWRE/ICESlp03/DHz54b3AH6AHmosKELZ71S9p40b505ULoYArGAE77lkIthAmFAcMGftRRR7EP\
            HGyoUH4LhC/wfHh/C4S6kz8RcaABVQgES3kQfr2+LlxeZUGUfniE2W/okDgfCJtVV1SnYoWl9oRnL80ySxRb6ixx7Hqhg7nn3oMo\
            dgn+vq7roMdQej7kGGsKUUawmkKch7v8zTP8a64TzedOMreqxA5GB7nzvAMZaEdyKlVdXr7mVCEDa6N0+yukN8Edz49TBJKHf6Ot\
            Ga8srb2887PGxbfglNdZqziSJjdTUlxDFc+E143lPio2faBzo2Amla44zEEqXaS+oYXTXzikJfirUwZ+4cSNo596Y2vVJNvhlqM1\
            35DXfPHepDxMyEzsXEvEKPVlRlARLx2lI8kSU4eIhA/v5umOvCZqDOVIunFOQHZTBY690yShfhqHgzmegsfaXbNplYwca6boX9OG\
            xkmfUlDzv1pVuiFWuIGYnPLK0AxM2IQL4W/yGmJGS7aZbR4vOn1ghP5+2ti8mUmpBYLTCY5gn3yRYu9tOuM1xYWt2sYTnVinlmRT\
            q4/Vq9RIiDwP4FGaCf1tdkXKwDhZlbiUtUmvMWEYocGoTk7sOrmnLGWOhDswjYKbMom+xtdocp15Kif2M4zaNeu/wDnWJM/QdrYs\
            ZmhmMU1YR5nduo2cdYFYdbgqo0+9UiNl+yh9y/Afj+flVKzEhb+7/8NLjUaJV4aqorDrqd5DvLQeleShC3BLNIznvKogrg1f7dih\
            tIqlJ2Vun2CjtvJz6NI6017gbccLpVxY+dJDtU7KFLx2ZCXXa4YgXi7Hqv1hIo4JjeOnzQgyGUce45qACb2Ep+1La5Jwae1XOXgL\
            HjPkaLXTZnoNUkKzDt6zY5O3k5Q/88bE9TtSBn6fm1NeFttlnW2aY1biddVtcrrs8laXD/lgjKiICmcGOY3EYD8sNg92Fk/N0W7K\
            PKsPuRNVWpGvuZ5By0yrVMWc6JxbmJNhscfTfCayeHbFPSml0R1vHSDU5EN1N8c0Nk3lqoG31mjZrHuiF2WG5PL1CzYNPmqsSh/b\
            PX+TVUVlSX+MGweMcsygpyenSTMkpaHFrbkZ5zuQYCQhZhwhWnReZAAgGQ7BAr1Xu601AEsTHf7+0wVr3QqdpHMt2VIIGW/XfA1H\
            ARsmSmIYeFYHmschd2DicBIhsU+KI2KqH5Lqk/FynAu+qDl0OdUOJmomXT4V5UoxHOyk5aQ5wp0K7GLutpQl5aIyTDRKosUJZNHm\
            7x/eF0yFKzYyGoHBxHgzaFrs0nBGsqzLk4WYJcMMnLoOErxjPEf1qG+dBLj5YoGbc2Uqc2oCmGFFGpqprp7Kj5vxTBLmwSj9wpgX\
            84qqDDOdoPKMlLzw4iCCY8ZAYdeWGZj9ILrTM029zGOcQuzA7A1r8OT8YdJ+0djzQT08WFMdCjlRIDyEIX2UPlJtrylTbaMibNUZ\
            ZLxZoD+k0mcpU+lpM1abtELW9Rjd65KqykhQ8dLlXwmN9lfiNlXdeI10Qk13tGpoFm7D6ZVCPlXUTPeyMfqUnxuG0igNuX8suqLB\
            R8Z08/uH42OJwb2JBdZkDX4qhyvh769wzzlGT4z5XGEz4kR9EWJuAj6antDGku90x+ZIg7Ixlwrbh3z7VcVVvQWj1WDUjGTbiPcJ\
            g+vl2lx9jE7HCg43Obb/+mBXt0uMd9ZIefYL4Cn0wZuFItWkM+jCI3FGQkbm/xpJxMTySuAsdh+9IzQi9YQKJsS9dwbeJI6rusyz\
            k/+OKfO87YvCLOmJgmpvS+TLQhH+S1iPzM1c2Ak+AJyK2nc0lR6ygbrj9TAZi4f4ZxRvaoQfrJ7JcoBwwnvGXz7xO4nlwsyztrJh\
            l46D+9Dyy3g4PQeuY45L3FUDQ4MPaNRXNsOe/4A0INT26xI7sPXnWrn4mO9rGljWxwcDRRrG3IuSGe2EEBmnYaO8TibZ8OIa2Igk\
            DbCtPgKWxtYuJ+bnXnSnroBD89JEKD1iDGETNT6Wq7vJverBH5sir/nOz64j29bbsVzbSJ2cJwCfzlGpMxGiJQ0hM3f0gvrQnDYu\
            O6Cajxr5r1DQaPIDXSxA7x+gvjTbg5/JPDYwgv+52jZlBYBSQ07viDAFc5r1MsTf2G4m/6ov8LupYCCIE6TFpcXvvL3+gxtBO5Dn\
            Iwh2+T5rjnU3eI0uE3aCdJegmrYHdYkYGyxl6XkSJJOOBntxI+bvzOr5VrUAlqArTy4h/u4B3BrFtHCkQ5Hrav20Le82VD4GEQSd\
            DPRpzGq9GPVyFw8XbIY+R03i4FU5yNouK7Hz1UD2aOujDlpW8z14Zk1tIXl/MkE5LIO7m46mIdMDmTWfVZ7o/ogKYKcb+EIAMpDy\
            PMT1YxEh7LBcfEj4oxDWPtlF9aswbLg8+B+YYtP7pCUhVDzuhnbGKru7YmuhC9IhwaAvKjkJhyfWdR8BLFUiiT+JPXKgq8f7A6Sb\
            Nd2WU19z4qNNpFtyv0Fs79BV3IylxR+indT7gQ8PyfmT7o8JBsKlRGNSQWtnozO+t8X9QHX+TbMBknIMWDoL7NJMiSDweQfk2tM/\
            HwLjIH1i74SGYylfedY4Xxpu5PixRRsidyno9rS6h4rZeOeokHprGyzv+zOdSV3glTfq3nFuxQIiwRRsGq7iwJFYxrRyD2Ma04gx\
            cVMmxetpf0UG1XC90sHxsx2WpdRSStisr2QPT0ZP6uuEd7VvAS565Skw7eH6MPOgVlXm8EerAlV6MYK3hNo9Q+TGy0/0FjGvIcW8\
            WvRD3iImMMcSGDRq/I1gHDb6TjCNAx/+UnOPd+Bd3FjVbOhy6lt+iig6OmgyQ4WA6ome7tlzfQTM5A86FXPzu0ME3kAKCDGpn8jc\
            dnwyHbiX86NpT72JTXO6jLG9t82Mu2mC2GT9zaPQm43l0TfKLaHC/PxFjycQfrdX9otiW//i/nLc/aDUpLJo32KGp7+bD+OZmKdj\
            HwtICaJRkcVBa6KCpBzdk/lCO9fFfabDGZJt8u8hwNyZfPNx1jimvNT4akUwx3dK3cffqem7DQvM3CPL3fWtyIDF9OYzEtURffLA\
            CDlMhTBT+wJS2DV/61Sy11n6RWfrpztC+nTHaBWAa4wnTd5kmeYvLf0jZRnVWSwvVRKrdnpMiMItQLoRnrs8uJM+9U6tWGMoXTWS\
            XMSpA++qYrb7tMnLip/F7joLcaA5XVfoJPvME2axtlJz5AAsBIfWuakKHiQ4dQwn+L/1ZVRq7NV3o04du6Nwlw9ySGap5fsBtOzE\
            LBm3XyPNEs9m7HRo1pbivari0eWY3F0+iNdGc/Hv0ifECoHKxioPYzwvqwsY91WIGrJ10+nV4YPj5fzGPU1pF1LQb99O+iCYe1PK\
            U8Fi+SDWK+gsD7/MKPOSlRdA5mIj3qWBS1EdpTvMmdEpjsjU6EHkxCXcFWsJsoU8cneGLbqPL3gPOVOdIh/afswKc5eYCjtLmIWR\
            PdY6CY6guoj6J8Ajgi+Zxxiwi9GCeWPyKKNmmMYF9DrqYLZbjUQ42q6+Fg/rYDOMT7FoxKtd5lm73OxbmW02cH0LAKTyc9CzY6+7\
            TnSDWGMzb5pybP1uBM94BDH44QamrxK2Dypy/k0Ge4xBAD3lAevO7SSvdtidpe11azlemaY5SttN6+gnBjX2Uk2eQ6pdTaPtPLrT\
            K/I8qOVUjjHSbIodqdkgifgazpT+RMu8sUbU1DZplFkVjtTbY5bWSpTJVi/oSNbWJPbWibEjBnNh3mRlxXWreseWtKz5adcnv1eE\
            8S7/EGvixAlqnDTWWULAY/jk4ta6MIls5vA5jY0df73f7/tR9L+9BAl9ygmxQ5vomd6sdKIgsmd5nQy76M9ZnXfgLc/1Afzx4rh7\
            iV32aR8/mFcWCBauZfrMNn1R6Z9+gDn04Qe2ZDzHTz7wBxF+TOcjK+qKVIf8wIfZzKbnoVlpnHcbP+q2sGwGvgvbc5aae4ad+pzU\
            4K1+xKmZ917CDekWjLR8/mhnOkl+tDM95jozX/vnd6YD3ILrhR/2JdheOZS/30AYYN94ZQ1hesJ/FjfqkxAx6+dKeu8Yz4BcrLXH\
            lQed1pw+lP6QawTNlZYZTG8Mt7RnZd03YqN27i4qrWBN3mWOPUHN5G5ArgFR0zt/Jj/cn51ri/56HU939HxZz3RZyfLZ+h9XfasY\
            X5UtsGb6/0TZk663jSP5f5/CRno9wARm7OxNDcMv7aTvbmfa6dOfv44swTYnFKUhIMdumc+xD7QvtlWFIgDqiPu0cB+FulEk0cVB\
            L8D/uWjMh70z4/QvRbOs69HVsiHxuPeJk2pVG7cipT6/6YopSOIZLCzrE/x1gtHPGYL54GD/l1L+UqziLX3WJ3V4F/TncDymhaq1\
            kk6f0gtGsrG1wBzkjY7jCC/ExcYoAilCdErl+/0afjk4kOsj/aJ4d6oL23vl5I1a/ZwBHkBC425j5RdcCSLFOBPqEWDfFpMaBt4D\
            IAJR2703CCBAgsnetXF7pNx9be4BdK1BTBbeT/cWy0WXtCSD7jsQUbEpmZ+DRpX9DFYdWuwfd09csX88elKNnhhMAMJbYPkTN2+h\
            lV0uDPxqd1PZzFPz9/O5yyCxcGZ6hgd5hpPY4jzLsseb4Z3RxGDQmdJTp/s+yayZpYYXnV/ul0ROYcF71PxmbMMXHaTwFCcU9/jC\
            jNvpWofKni5Mc3BA+8m4DbfHmvXmPG3JuZN505gJ7CT/dD6vzbiRVEFh6WWG0bequ1yC/sAI7qGcO92fXm66Yn2jIyrgUMhiLsXN\
            8z4n9Ap9p7mg/kJX05AEX4dnuofHnT8WJ43iE6I3kvgIZZqO+JfPS0GVou/DaHRChYrn69vMm0ldgdIhVfEiDixVp/RYrs+kAzEN\
            YKd02F8xx+luKR22hhnTik6nYNjYBo+CHhQeJfGphLEo03FbfEXJsC2WhLaYMW1ofTsHfMTmC3rlDTQDhmBygTSztNBsBAd6Xml7\
            UQxR41xYQ7SdMf5p0ZpryIOydO5KkcRni5xzQiPPuBhF7IGZK14ZU6um+a0WpIPV40tT12Z6eS8YBRBiJQ6T8x7xhdiwbN+ejyL3\
            aluXHEIEZARTAgKf9NfrOq4PudlrZCzfVNaZxrQBjwJuPLFSPdYFsQk23/doZcNdAjwfHnzVWHJFSwxkAbQ1TaiNK4nYiKP0zZ84\
            kBaDEQ8OkjXZm/mHb+fTcS1VZxdm/F46tYI/yf5Vl4666pCszRRTtGNKoQ7X84KTcV2jKOzZZLa9UqcEpAPEurG9byZ7c898qis5\
            RpV9z2/djPmUmHExcAJpeV7l0Qj59xE3BmEMYnzsTAAiQI8Y+AaX9Szq4ACkFtYpvR1YiP17rvAYU7XW0ReAygxqXOkyMqWlylMa\
            5sIV/fzorewcBA1P0YOVQQGMCUuE6hhEqw20CJw2sKH3/aeIPOj2HwUVb2NDPpGi1Csd0pX70mV0r/NjsPdhr6u1opOzsxxgHn0C\
            b1rYQ+vuobRTZbl/pHLWaNbmKApaw8PDzupQQdcNiMOPQlYvWpL9Z6TL0Bo6RLFVIAzJqQIaf5EeOEF0cBpM3kp1hMvE4fyHmKZI\
            MghHU+BCBbRzAsCNaW6LouvgYJpZ0ryBxdf1XKj9ogASm8LLPeU+HGh6WiqsrfJtJjVI5rfVzIAC2tcwqwhCXJqSa8qysMb1zZEj\
            cR8TaMKO72Uv8uKOvsG1Kw0HpfQx3Dmp/FwgqUyJi18tLaWWDWiDN/O2+h2yF1kFUnE5NRbgUG6dZ8qv5izLfka8zrf2NY7M0+Xc\
            MWwcta44hADIw+k1Edbv6H1in6w2KDjoex3Wdu88O0Bzd+wmN8SBJariJ0sLlqDPG73yYUcWEXgyny3w+BFlcNZWOqInlzmwEo2D\
            g4vUt5uwVugfzY0mD2heaTdf5FZ7AzRvumSMDAb9FAwHRGb/pbHvzQRZ+GpCuZ/zVvvUL3kNHUey/RtgTPuienio/2bhzwtEmYFK\
            ghKDQOVIIdemsMUL2kVRUEnKApo/sJgM1n/o8O+Ih0z6kOmSBWOs2KwKdmohhLYHB82L/z5aW7KucI37XGCdFN7EFLC3pJAku97z\
            apMafVTC8q0O3vALjQCwGRe9vV8YJNHZHLBaAPlV0vL5qocHgNLqPrcZQ53O7o+BqBuAxbg3frqT8QKgbWSY/8upQr3xj6x+BvaZ\
            X73b92fHVLITwmgli4+dz7vkpZmfrL4du5vMP/QStgxHfa86cAS8+6PLXC689mMkEvQf6jIZNxNTh27HABIAGdlwSHMncqgEq64j\
            W/rv3jRcPXFkVH87XgzsM8csHg7dtAVrc3VlSf1d1kHlnZrbCvgQq5YCW4gu1azPQ88LX7pcoBZRRB2vQkqrAqUFFt8PrcqMk2V5\
            fqFN7wSQDuC9kHIFJoztYDirlK6KMJ9XKlj8naALFoMvJOrcVjcX86s9Fl3KoNUnLeJshZSdoRfv4AAyVdaYu36MMxCKAEOlfQPg\
            yIhVUUvsLXBYRz/Tnt3DeYK89BNl1RTm4iJEcCriYYyvV5GpUKtrbqVGfnZYZ1VuX2AeQYAeutZ9Sm/0lb6jrnADeAq01C4ecxZ0\
            HzwRE+QEHjk6eEkLFQDjUEBWQ+ZNFPCGRh+HtqEN3wVtbdWEVhjnCbWdBjlFKpFQSqMJw/wL3UtrSCe0oDdUcC53G7Ylb6uyny4t\
            jTsn/YNBT5WoJIUaHRIrP2juOqQYbTSv03u9aaGVtrABNfIiYIWgRbOprqi2VtqDOJ8Az/lNGj0hi1np97KCNL7+EtMW0nxXUZYT\
            eisKdLUZESfSOvDD62sgZYGtYObeSxC6KTScE0t5f5IFUwGrai3SdyALndSX3pbLSZYRwl0WCWw+VPYmgg0VzBGPxy58oS/TIeJ0\
            MfJf6I+cBNhVwwG6jtnTvVtzXX2beq68Hyd4Vs4X7qJLqkGEVJOkOpjIkV0J8m7Cr38gUlw84u7iEbonXm6DU4s42KpD3xaVYEcS\
            Ed/Np7HjKsA6F4nWO28cKtSmFTrqt7taQGKJehUAzTdr5q/8Pl7ejqsawZw0786ZZVyUJe/3BMGNVQMrlJvR6nveEzP8mm32dnBu\
            3YWhPT36ykOi8KGgG/CfZNgoIFTHhuQG/2eQg9Gz8p/EykV4h7jQ9D77/Pyi88pLFHlsbDgUn5nvSMom2ys+gQKO91zFpI3JsXRk\
            6azQSUA8tfMLrNgbyW6OjO72YAsXLIyQJcFiWCIBqc1mcM+rMv9+LsnkG/KWORVThtVuQ3hsTOUX0hQ248n6WYA67YA6q2hYNGqd\
            Uu0GpYIBVGW1aa7dzRpVAkD7Q3CaeaPpomcTtUAwU2eVteimCkZKLPNOZZWv23TlmtMw1LydC20Ahdf6wDpLE60g+rBwqFE5l1OP\
            NboRZV/i15IP3N1so7DEY3RhVVFXRcDXjKOIrHwtFYsSPp60IjhQehzsnSbEItj5YYtVBFAeNaJaKh1QPSmfQPnE0zKVoiL0dza5\
            GTzDDkvoEOCWlJNVPoROUnuDdsQKN5s3GreWt8X5RS/PamZ8XSHteb874DU2C0tWsL8IsNbQ1egJY69kjuI7Cr3yUpyzeT9ihw78\
            RiWqJF/CvJ0viqPoZ9wYHrq1gbaLWu9v9QxU5R/xKzE+sVcv7YB6wIm/zFRkKK74k3bMT33uy1e5KY4C5+jNRu9jfffJynR73r6u\
            rkjzZC7MZiWWcklR6TWbcy/hphswYPT6s476Df2JlKOe9UNri7j6nc+rTo0+tgYQ8x/G9K0jGJqc4BSSS9qRU9oC1ObSaYOKlG6K\
            ygOpBYHzjlU+/iEIserHVQC1ClgDmz5Q63GI2SBwrYEqSH68KsItmsujFvXqeN8zZIjkXvJ8kOUGwqMhza9Lb0hGPHTbPYn3X56A\
            zj2285fDaPO+hD+LQSUIquqqEooBVQOSUcUWNgp4B+3UhSdMlvXQy2GF7kGidKgAQUPMPRkEEbdqYFuavEgL9yaybnUB3H7yJ3cR\
            SZ/3Q3xZqI2DHyLeWeilFM27DFrAcHhcCTUbPbIq9xhgtIiudOhhQVXET9fD4ETvgcuZ4gUT7W57FN3WzTQ1QIFEDVUi6avRb9Lp\
            qiQCBGxlDoc6LrLYuNEF+/aCfcPZTmmD9fM6I20n1PtctwYNp83m5ufNGDft2vuX1+MKpmAdyufifivY73tcLq+lF7B9XuVC9Fyl\
            8sshhae/d3F47TKyGX57X777l3dIOqgomURB4vbNgHnGHgcHZhszD/NE44qNMUrDtIpAOg0g/R7p2AmNqD8TDMSFN1bXrz8H5mhF\
            DYcWa4T5clrN1zrYQtZ6oi/h7NctVb4zG1t6T0y8pmNWRSSeX26arE8W8lJ1OjW5maZqpbaYoQNTPKWxCcAFKRGUSeDDyABmFX4G\
            FfkaWt7Wm5RC0yXJG0iirUGEG57vOZxEu0LpFvuwvaRjgnpwbgeB4vwMSDa8YJmZ8V4Lza3inoyucIm63UHMDMtXgZIfI2u9QRDM\
            gGK7jw5x1GmRFCR0UzOfmAQ+wRtU+94sPJFG1/50ylJOSiFYRyXBiswPQW+FUuQagLYe00jz1Y4uzGSdVbPxtWFLPyrs+xMsahPj\
            P6yiP5AyMw21JiJZoIqLmsTucx46lPU/JLkMJ97T70/MAo8D1mekH6XH7HunRj6qSGTPIA4KRCswBCvIoP+K/Y3DIBCaCt90xgyf\
            0jtunNnY7D+gHyxNes8fEj0lItnHyh7TtjhR6zmKWrnyXut81dBXgeqf/DfgNWe/8LHPRtt2klddp/jUbUFuX3pSTAcPcPaf2j0z\
            Cl3Zn+ELsiR86ZuvjIfrYZeyNa6/5ZOif0Gh0JZdgAiaaoaSdVzD/nsOQucs8vAxIj01kzmmckH3v4IXiw7DnfuGjXiUiiNq4fCx\
            TGQS4XQ2+HKjOrxy6gg7EaXi3rgIdOyd3RGtnMQ7gl0wYd/qFrCo3oH9KyPUo15rpL3owyRdZKszkhrb99UC26YqaBTMWHuIgNtk\
            204GHz/vhFEagD8QJNjdIzbxFV4XtDoMPlBH93tT+kiEpbH4NHgzcamqw4lXIf+n1NngAd2YTdNOX0KXbtqO6YTHMt1bwnFcCWtH\
            3pWuD8tKnyFG1jmAFl8Bco/kko8mcxTIBDW6KkxqJyU3K5ScmKqW0hxOwfL4oJ4dm3/DL9TIAIO4tqo3mXQVL32SlhsOkOrF0dBL\
            8j42psoEbE4ykL6Emd7KSql8Wy2e3MaU7J7Z8IxunIPL2P809N4gDYT4P+fkjXZ69R6U0dzoS4OPwlYdHZkWoH4wWyQ8p8UwvY9b\
            jNkEyxuITCA5axf9zhRrKLzywoofI3T6wkBCV5gdD+BGr+k82igdioOsQQY9rq3hURtyJyTeE7rqwBAK70cdRjGouO3eY1gXN7vv\
            fn007kTzm1IvEcN2Nb6KzDyg3PFzXWd4B/20zmisZ88PJ8+eK101cGokJQ4nh8dQsCxqut29PPzvETMx6liAmZ8Od4UXgu80N8Eu\
            2GL5ojh+Xi7ztGVYTZ35C++n/+2n9dIIZoJ5abSO7c+b3fFRbAfjnRle4RsrRc6oceiDZIJ9nAH5mDe+Dh05xNFj3sO8ghTkdF1u\
            950cdcQOtyzIf17S32oITfpTBo6sMxQ+pJhQ2AiwqEaCELnh4XeNlo6zDdfOXAvnLIdT8IZRgY9htB+QjFYUFJc7dLOhhZcbTFkD\
            BMWet9x27H9lcqCXcgbHOGXSADuRO1JcuKpbw2AGerPN8jFSsVOZ3sif1xrV33wS1I/LKKkGC8C7KHqanFYSnycXeQ+OosATVGnI\
            50CmyWaIBdqi+ZHezgUjLLo/3svLDNiHoz3oidKXHarx8E48096fmdqQjP7L1kfc/6LKstm8se0xe5sKA4/N+JiEqIOjxdlEi1Nf\
            FpOM9nd6JZuP8RWk/tVL5IevYMj88umxptwPixzITH8xn5n8SL/GB3bZQQ4xsud1Bmu4QDcdpRC13o4vhWrWSMjU1uxBq6sQrqQm\
            5/LqaT+W+tc+dbGbnHgUngtFOa3wG+AxQCzDwu+RQYggYrmOFodNOajrlX8rn6ctxP7GCxFGVZYkbedjyY2LEQNHcP/F92CGfy2F\
            ejf0t6W/Y2w2Lw6Pn8FvDZlUU1tZAxM57eb1lIiMwsDySl+NqxoSSGXDyHgUlvrxbj5UG1nWIPKaY7p8wnF49k/jCs25jXZBWdj3\
            BbZzpq6li3dmrqOrf6dNX2YLo2N311/vGx6rDLFoXF44HZz6Ko9ueUrxvjDKf452CaxwS/RaHS6rnhbHnLQ8Ph6BXp8SF0LOPZQE\
            HxuwCcvfEujkeLz5U3hg5xD0c4yGQe8a6mNSkdf6xVEvThDf++HXI+oCAOjWK715MaN0zf2qQkQcoNXmvN5d9/Qpw8SPgPgijcrA\
            pmmkjfcidHsf8jfSohd/mR5oEyHYFkPE8MWIg2Fo3A4Z1jw7mz98ELuOFykvAAG9gi7M/tg5+kKP9tJt4A1MFjCTDzOearuOnQ8P\
            AT0xO1AvKydZKt7QpWvuANkW42v0kR4faTu+z6vCyxWNZJdbXh8cND0DRIAkEdgWwr/XS+iqWSxdXjMF5xPt/bP5JUvXq8KWLGH4\
            bWYZDrgzGD2nOZe9TPbTYIhEFUUjz81ribLvaCiveyUivn0f56FYTdRRa+8DbEp6qpvmTbxw7TgVjv4taUkenfEx61+NxpYh3ge1\
            3SEVvetAICm9KPCdNLA+0AjzY+3f0ardHNKkEUCGnTtkSl57wH/Ay7rfffqN//mSlGxgJCcQlrnsH5uRS5WFT58VhX8CXb8sZsWL\
            BSqh+LdqyqCHHuvEFJOzQ6pWzyQ15pxSsKifcIhNZXqmFxnuQcGvmyv9jaNlLT8mmGFZy4iLr+QMeIDHkNsCImYWGQFitNzhShk7\
            2JC8ja6Y/1AA2YOD68Di38srbaGF0n93cua5yF1RQcnoDhr9DoQ8g+vDb5xUCtK/F3d6LJeMIjQ5cB/hIUMPrsnbvwJfVM/wz3pT\
            7768U8nTWzQrb+jcw4fA493ld+AuL5Ox71Se5uJMo1vvSMconTcPD4usst8vG7w0ASkGsWy4fqDyNwW321jaDAnl9vzoYrNmfIc1\
            xxfpsl/Ssq+Ln+BHL9fNRnwGUCj9yhsI8jp9Wk3OSPxcb0oWPNIRI3EyJPuCwqizUvKxF7d6UmZ4ePkl/NKEHQ702iEGrkIA8a32\
            huBdVyx32n+nxS5MzziE+PAWsP3u4eFYRaWX0P6p/FKq8vjwND9Vfx3QQ9e3Wz4WWYsL3l/03tqHhxk7n+DUlluCYGdJEKyG03iN\
            B0ICZflIFCzOFPF/iSGJu8cGnI+D6+Xjkatf+MjV5eMBq9z6mFvvVO9n3nIdwmZcO3j2DVMT19acxM+TQDK5Pp/1evlr+naKiJTf\
            6yezDW1Yk4pOK8MhvkYzNA7EZoHA+UIR2w1CDbEZkeLwGLj1XbGKennu/nqrg+6eH3KWjA2nw2BQod+AmIVSQwlfaLwxglo12SPw\
            241oKXtVs3eHS93cEdMLUCunnt6dU58LohmiIq5BPxBi0Yo9fflS988+1smjjz0YO6qlnrEyMuZOW0Ocol/BTDPh4/NBCOJOt6gB\
            yJm+1XdQfQpE/RU+TUJcgogIOgAHI6qC5C0mkU1C+g7Tbg6p0x7yQ6NhoUmCzkiC3noJeocS9FQHBpl/5WC/uyQIdkEZcpfKkN3N\
            3Rwbnw4aEzb86ooPIxLNpGmhr1f+6pRmIHjU9pBiNC9mzImHPsoZeUVZ8VEahNMXfgj0KeIAsROWYIdBLJfGyxM4K+6FC2GWPGPR\
            AEf7gZNq9YGM6tmFXg7t+Jd1LQVtQ6gMNPHXoOjI2+LFbc+ukzi2W4xj+xCez30O8sqLvLth/C+I3B1gpepNSb4cBhjerS9SClax\
            6Iq4Izv2n9GMRYAMo971yo2vc1OgEin0uPek27wqVp1Xf60mG7Shn29RmcrbHcYquXZzN2zZK+6gilIku3FsDDdk1WK88NTbFhMV\
            DNxgLZE7XrG5i21dhmk5AeZnLd4R8gwUYbwZqB3vIbBe6M0bEKLTjejtjyjf7N6ifmGUGWy3cGnsUbwwDkvARtvuUky8S8E72WH8\
            +Q4LQN+HGZji0OWAY7AxUERDRgg+Sm/HBFlvdfZc8XbYWCD7ZhIfR50oNl2gzNtXnjOyBcU5NFTrIh50Rv6I9OgzopEJXaLxKcdp\
            KpyGDSKpYmkdwML2jWedR/p44+aJgsswFOGdrviC3X+HBD32EUGSI08OLoJ+MBuPrrp+k8ej4J5IdsZlwyUFrtDBPhy3D+NsAMZp\
            ZE5PTIjp2OcOREY6BGiCgUR05TrNAdl9RVHwc3DDGGcmINDLkpyvCVQqXfQXMClaxUWVpkfA+j5E4Z4CbaBA9kHxYte9S67MaM3s\
            jMLhQ8n+ceJp4srCpdDx1VkNAr5W6Y46il72Ki9gxZIM9K6Iq/TxFSGmkJwnsJa+MTB908cp8ls0MGJsQtdQDfBQgxb+2b3F5xxE\
            PXaNQKFazZazz1r/kqpX1XXlbA76SDJDkSyHx7E58r0vG1dn31HBZ9RSYthH13t8kyEy7sZZ6fhW0u+WNhddggz1vKK90373B4/q\
            2g26HL2XkSBMf2tpwjMakUZ0FeI3ANxWDamRHuQZFrFYN8BH+VFX4k0hqrwBhaArzCjtQ3I8WWPwUz48NDGeWxAKMK8LylrbFclQ\
            o7FsB74NullmNnl6JTTvkYNIdpu06fKowcDEbTdNXAbRZsfAm6uHBwyXOyq9FMjt37L/KHlp38D0OadF0CImoEWcb+FRF+o3OdE1\
            3wFzbbyfJtgjTuBSQ6fYYLMeB9gEGxz9soEqBByJrgEEN/uy9sVEPzw7IncxvNMdssvN53/oy0JCV338gzNFdvQf2rrNOAh2Y8bg\
            h+TYBU8EooHUj3+i0uP9eiZVeFhEDz4bJjqv+1TIFzElhTXujJr8yNJ9RXiJ989B7VnvQGXQcsaEGqQaXRsHF146M/vwQhTd0GMX\
            d9qFzfWQ5KHpcq1wyGTiVHzdwYPyhcd6TEeHP8RpPB7nTuPCc0Mch/gMT9mb+lUZyb10/UJy47kWM2locTaEXU6PazMy5hVkYOiy\
            RL0TfrP+TjOzYP9JuXL3CwP0Dott0QjFNb31l6EY3Qch7xV4foj/jWUAQUoYjcL/ec0BbEMZPgrlJHhWBOQE3hqxP3c9z3SZXV6G\
            qA/tUQEKk11qFthe5MXt6gAygGzPHkP4AznDWriXXKVj5cwEcUxsznTVqfP2QnU9oXwNMmiMFlNrFgYdghba1qbPn6JODPUvG3gy\
            anl1FWs4CwPqOxhjfnWVC3Lw2tMrIP1kTDCG/vSwMGrjHo9h4muR7RLTeaEehLhebZfUHKpPWrzFB8RRPezFqVXd//3vO5qnwjq5\
            O3Y1VdX/gR15XLswZvrGkxjrqkx3fstplemrrIcDFzspuEDomBo+koCu4W3NAgPxpxNHZOvFCp0kKw5bpMb8LTOoCSFWYEEuk1VR\
            Vmj+Db0pG/oQl/KnZJ10Ou6JeMb/t3bl3Y3bSP6rtLWX0IYdd643T2q2cudlJtemc8ysn17aVlM2NwrtJel4Yg3/37/3I+4n2fqh\
            8MNBUVaStzNJLIIgUCgAhUKdAIDkd9xIDOloo4G3PvV2gNwdlGaITFGQjCQFUGkASJp6XhhvxZgZLpXG1tGwII1T56AUIDPi21rV\
            XuDdE/xHQ0bAfafqg5j0x2ltO2lYPb19YRxeRLd7nFj/1yQo+D69mCo34RZ0VolhfQafGXvfJWW088jGzS5p+6GGEEOz3oVcujp1\
            RVfrjE4qeQONTg004lYDq2oMTUjQ3o53LVqDj+N4PzQ6kU4GFnv6ocV5+o37tZUCOizj6pShmasm4pnE0P+QmDzlhFhi7XE0xQ8O\
            40rrHsYWG/97dw6/1cNoi0CMI0/fP4Y+NkAkJs9buGEHVPLUVkJ8/v+xJ5fuWtKZMkjOKhjiVsnpfGbU4mObuabSt9VT626cK6jB\
            FdTRmOpD0j7yyIQoduciE3zrSoVzoMFfwKundsLYyH2ge/GM7bjypJmWjDARkLybtmJ2Cs7IH4BmWPeQbaSvttcqsk8pnc4ar8U6\
            d3s3X+c2GwcVJzdCrzVab6bz/E3eCxMaY2Es8cxfEEkAOErWzO8VcgyPkqDewi8wbaV/lbdzCFeAdj+i0iBAB7ZW59c2kaNPA+yw\
            UoqfHzNK8pfuvJSNTbJjbNocDVJhxlZCjfGXsML/ju8yc+Vu6spMDlCO1/NHKFa1HPpiq6x7Yp9MzBCuQ1hmw3txTSb0+w7GEmVZ\
            vPXOmb0h35dEEzijKdWhMCwj8kx3vUPi0ZcqtDQq3nxHxZtvnUVbjKMzijeRlf9S6qrNRskrzw2Of8g8y+iMXFLmGcoupIxSS4ht\
            osMxnhalWCYEnuyi45lNIbJCwBjEE1YU7I3XfC0uGFnNjdgHJBwKHmk8r1+gZChYppWNykBQYx8v5nAT2tKnPkX90HMJ0DrBKkec\
            eahxcBF2Yx437KqM3RFcsmvV3oRDKViTjYmdlNrKujB2XMCUr2bOSLqWsy9Va9W5MciJPoO2/2v/UctdJYukfFFIXKryeSF1OXmL\
            xZnh9lJ0BOqhDfIdHtJjg2/Du9OQVPQoDND7F5CmhVCqCyfhawmk4XU4TDpJjwukDWmRwb+7tmu6N8084DvG7mRECWPPa9vwuZ0K\
            8XQVSKjytRNH2D4vqjGxvvOLtk1Az08BdVokV3x8igPn22l7UgXRGuXMiyFpjzNsaAoJX/GhDHOTQ0MFB7c+zo+WIhHNdgxmjj/B\
            jcJumn1RQiJYU66H2AVCPZ+RWFs4r46TSjaRc+3g/cHHehJ8gLU5bp9Oy8WpXPOxrHCeJeFD2DFnzrAN/6zLt5sFa48uhs6UNp9J\
            m6JURzwINjoK//mZPfN8nGsRzA0Xe6wSy5Y0cGRfybdEiYhNtFk9/NKxhFHIzguQl2Kvg3hOxJ8UPEOBhImtxGy5WiIyQYxGesGR\
            lgsP8hFxwtmL8u0b+dAM64dNOCKgvCzFm5HxfoA8geWke/F9B09/+v5k7XHY3067k/AVTJAyVLGlgABpcvHqf//7f/55+63jjESf\
            B8d77v5sttjHZILHMus2jDOPCBVOh5EtThgkVvmCzJtroZew84BH9iEgii/U3panYzoiezY0OZWFZh87DqqhAW0ewye/4qT03DEH\
            ONG4J1PZ/lPZZm6v+VhXZFkeflcIpg/sZWfXnf3eXomA9EA8JgZfolyJwhU6M2Rf12k8pQkvPDHi0aFI5fzi0WDlZwxWTrt2FeZ8\
            kBoqS3Uzz0Io/TgSsdoZLSXBkSmRuPGCo9ylMCvrueHkjShrf3Ig/DmJpwTLHtdYWsu5WPLD159XtYL+H2ksVrJ77s1Nl7xSyZMr\
            r335PAvB4FKTBEaGneZOm2nnLEtDwBAFlOxfXKVBJNCmdmBY4karZSSX+UBCzzzG0tHEl9xuxpgYapk0r7mrYQPDaMxxF467cvcx\
            SPFAtgI/erglh3hMqg9dZC/VUviPRnlO4f2nrH+K4oF7F+r9LX3OHe5PUDZq70GJfZGE6uCnfJd/x0mCuV2o6h56m8OT9+DPac9b\
            3HRt8ZWuOBv3qH3b2AxtCZ/PotAnC3JW/xNtNG/G+GjrEHt6kk4oSNN1VBrg0zmxs5tQwiiXLjP0qA5qmgZTwF3Dljkc6FxZi2wG\
            EcSRl5/9zsl3t1+6esSIFODDAKh4ZerzbxTgp5Jsde7yv20Aam8EiRSivSHcKI5baPhcviD88kYL5kchMpv8KI+ycF9pAeNA54HP\
            qWItGLCL/NMwlBwjtwxixlWL//JrpjKjEyl9LOKRPiMnnBFdSpxSOsSii2nE1vDG0S18uXL4xHsoXhAgfZzYjvWF7+HgNzHkE6xe\
            At8IqRWwdyYcjnPJVldrJWhSpvzQPKUwvDu1RtHMoFnaUxYi9CLQzCqivds7y4PIbxIaY4xayEwsQlCD2TBIhvUfkaZY4oAHk8Yf\
            ADQUQcW9pwFPOB2xPN3Io0Dod3s+pHgoE/sMq9LlWlVNdrzO0NSTNp7XgaKRZrkGtBXPXHcuuGuIdFgl0c/11eD8pPzB2N1pGFfn\
            7uL+0+k568aqM+VFfRiTpRmbno7xTB7HAPH02RhFt90oYqJIHBXyMQeZ8GYvqZrnX6hYIdvnLDsQFGUstIp9SB3Y/0b5nYz0A8n9\
            F5QV1sWSLa3jvsHLOm9+uuC/wiEl8c/6V7SJcK6+O2cSU3tc9y6UDqM8x/6JhHXRQPiPCJH1rIFVuGxuR4SmxrvXMG7ynb1F3OTG\
            XExvB67F9LS+g3k3tgpq0MVqYv8C9xO8Wy/OxHjd9Oqw+42TNlwWa7nLwDsWIfjrYm03oK3TtYn+E+1jLgL4HP61wS1gHd0C1nQL\
            wM/2ulqjRmoQducsnDnwpb0t7lxgr88A+fQzsa9wwZc/M4Ce4c3tVbHjTtWOuFOp/f996lwcXYtP3E+6BVylTgFX/fkaEMGTa5u4\
            H98F92NWWCym9wX9ihf6Z3Z7fO/kC7fPhfI/8LX8dt4M90csIB7WOz4DDjVfF3fn04fju+CnzF/LuSLla7PXX9leytvUkaC1bu+v\
            ddXdhTDe68zJ/R66q3tjwpq7tw+65u7cKr2HG9NDjL3dMOo2vkHDt1zp08YIlO4+7YdzVbT7g4I/uYeVuofuobh147v3VmvzB/Ra\
            SC9Y2Q92gp03sbr1JsY+PB554TI0ZABxG1u2D8Zifq4WsqDGYnm3uYn7g72SvQMxttt4wCbC267jvpFXLrG0WrsjS/4NrFV+/J23\
            +Z8OXOFVgxgCKbPyeGIxX/u3JBZjw3skAKxAC38XkXnbj/uj55f1wU3xAsdTkOxM3OPE+u7fd0++JtTUsSKeQj0Nx8iAybW/ROHX\
            4Cal3F4MgKiffykVAy+9hrFv5O3xGD53BrknDHYxCHIxcwFVWM4Dp3WxoW4GlyMKonwsh6AY3h9HTvvWqdOIckpz9Q+Bl0Ugs5HI\
            odC1FyFIa9VrAhNDH9HgXJa1r+h+hzG7hz7iJrZr7I5oIcxAMrlq7RLnkM/s1TejhvY7QZ/cJwEYrTSGy5upCbhiNWLltQC027CP\
            yMmmUWms4ddpw6+zlZLnr+IQYp/mj8kZuEH0nn4eMQljFPnTRlyyJJ39ZbBmgL0FAs85F3dvRT7twpV33JiNbaf2bL/REr03wTZc\
            4zjbYMv+yjFG3iapLQZMVxWYLPJR7YR8WMOJgE1K0ShXNt06o5XGYgHNNjYYt6+8S/ZlnweDRJucat31DOCmDwzJkgV9vOkmh2M9\
            phICB4fQfNvA43bgvJPVRGoCBpEyNgSxcVginF1vVZBEGibbt8pSAgYRWwj4qMibtVZ4EjjYYK/BEmUoXbsY5g8byuUu8pslqDvF\
            33mo+l2jH8zQYpFUwiGA+9G+zvMMaofEGGCo8mxRXdqnCZevkrGM8ygL+j3haIZJ5cYCFINN3rotOCud7yAWX4VfbmMw1gK0oO65\
            xoAD4DxLDayI55QUxG1teeqRFPIturH+pKt4S1PymtjNKyt4XPkfL85Qk9Q1tzROycTC3wEZk6XlZyBdY8bz7djNmjRvPzzwLhiT\
            Wmxo+ygNDY2i028pUfnzy6++FIRil0ry6GkVs86s1Pz5MlKBNXb/+cpe2vXSuAXTYlWAUTdb96do53r18e1IzcQ8AU9m3nniqoiC\
            3ETnYnHumeQmszScJlbJxsVNXy1nK9OnCWRgMoNLoLTViKSsor0YRgGYV+7aZjdFpUGNV1J0qrax5WtsLfFOSiFpOp2NCKvyozWv\
            FmIA0Mh9EvKJleumU2SVEVlVb1vG0nL7AzmPFTnhhPhIU2yDQLejJ4RavE34LHdBf6DNNIMT4l8WlaRWuVlPK6V8/Qoh0LYOPw0s\
            5WtBiFcBEpnf1QItDun2+BnQciR1GpHqiWsK/OSxN5PcCvkL0sTczpFHhrrv1hENolatF5VCpqkbwZ/hPhsYnlNdn8XRsISbAfzR\
            vthnOx8ZY3fLtkA+E0UyC4AiapjsDjK5z0U2RjnwEMizR6Fi9L8+VPGB/WW+b76vyvvpVtPSI8kIZO6iV774pbqRA6yqpahGgiki\
            ysfR3qL/WaeGBrYsdBwai3YqwWi9qTdIJALSkpKTIsnck3ajIV6KQw0k0S3n6Gc367Cs4mHux3mSdqNUU8v4gcHmu5V0sCOvUiqp\
            vsGn34YqH7tiB3YMXFQVrbEpL8jPeT4PD1tFG07bcBi1HG88a7pw1pTxrNHjd8/pIiCBZCjxuJQb75B4qMCy8B3AKFM7cMaNtuEL\
            prtyT/KV/tCqfIeHINKQKmMvm871mBUL6yOjmU8bbRSnsv7C1kYFV4IfRqKk6SQlF10d0Lf+sVnyzISfTbpU5EB/KbRDZUK+iq3S\
            JoFPb3aMC2Sc4wkZ3qw95FKUuQmNmT703RabcPrmM525zT3ZGBhDJNsbBgI4KIzZRlZpJ9UrKVnPq84hqefApwJiB03d/vJ3ih++\
            t18eEEDQMYzKncclEKx+QPjAWvuED0yopFfsSR+z51ECMSZzqPK0SkFK0A2lBCjKXdl3LQk7vnRhEBA3fCQ530iG559L50RLZaJy\
            /GT/+ZKA8HnkIpC8y+H5wpenAPmfTvrBvtzDQDAyGvD+UBKJ+iZN/WP2SwW6MhlyAhGz3CVx+1K1SbgQny+ju/eCmpNYFEy6dJbj\
            CxLhYXgkWogQWlp1DL8zar5uy50EMtt+ttV5mHVBRK7unGhEw1iE2kA7pEGVj3sw4ugZ6+oKDwuGt1X/NOu8D2ibuXQOvD9bMKG5\
            C2heX/OX5Y6g/Kg3uaUFjiWGOXNphtdY+LMyv+pww+AwIkKQt7tcxJnLLTCV48rvfOPt2dB/GfuvUm/NFg9+YzinbrowOo9su3H+\
            mFSzTjuXQOMf/xD/XaO3gf2q6sUi32X04cgWSnLX4gVJ133ygvc4boPkE+GAszsT6nGPxHrSstRk10NHUcySTv5lceadPNfqwzrn\
            N96J1N0DVtbXZt2IsYjV1ClU5rLqo5BK+OgZ92V+vwu+DY9mCv0NuUBrjm40wyd6OJBt9A/nAG3Th+qxXKBcAX8kHSi/xRWfc0PU\
            H50F3OMBWxOxVQ8c/zyTX/pT/7uueNtWEifyXfsJXR6yE/N8CYn9IDSsXgecpzWghi1xc3MJH+H25q5ZYV38fPFTOastFLqyXsC0\
            yxLajIfh+ePtcbkh8ByPcP+ILGRaMqL50Q5V9UOdNfQO21vA9UuZSL9vLmVGfvGGed+UbfVQfuWLpoPPzSASgq2WJmuDP6Yr0zvZ\
            6zZ/HcW+U4aXeb+ufnbWyZ/Ayo8W0xq/RGOmD03dgLm9uZv1E/c1Qstn3zLu7o71Gqcn5nc7iStWdFeyN6SsVyTQeE+MfZpSrJXa\
            Lh9CYhaLhTW4/SA1cllnZt0KM42LjzqmiiNUPvafxlxX6+zZ+TAlwVpWTMPr1BudMSF4uxbqOlPnuSSJAb843t+jQWtLnlIjgNut\
            a5WxXrSr3FLdkyr4fD/tEC9+TvwyCr27cL+sHiCppOXI6PuiMnMSTe1PEWqb1IY/DL61pTn5roMAJZSVljWdNf8xXq9IE8ISvyya\
            +eVz4aaPj83KkUcS/ktjL82c6riVbWwIW6wXa9xreF9ZmSjZXPEnhXwRprzcVmU8HiDJi8cDddcrbAGAcjVIA34phDgQCTWgIr1g\
            JOi0bHbnZsS8mq9JjYd5xuWzK5mSve+LK2PXPr7FXRIRaG3vvIxFydm0sbuef1wvkEzKC1tlhWgUt6jU+0BXyFF6lpVGB8rnislf\
            eLKVNj25KrNznqKoVMXNwCtdzQsE+kj9akf9iETbsvOLaWuW0cuA3dU4Zr2Bi1n5zHf0lBkO9qs1hlvLIncuTNPNc6E08htD0rHU\
            wKJ3q+AaEZjTNcJkjoY4I/LUipgD4l7mXnssDK7uZ9Im1E4SZpjMo4ZoKp9EkNTWQAgvYKOFdtbEOKyyg6Lj85JNwyciHS9nnTHQ\
            0nm1uxHAbKnbtDVxVeX+G+MYQV6YHCu21WS8NN05bSHvcwu9eKGz35gT/YHsafVvYtcaIK5lcpF0KTWgVEfioRnXe4tiy2oV4spM\
            6VwFpgIGdpuESasXIuseY9KmK1mmXNSMjYt+Rnm30KStTS/7EXfXAXKSbznRujUrmux4k5+X7twBT8J8TrYsJnV5gWS1E1490yMn\
            clStnjrA7NPqeOTYRtK47ECbqxmoPMttctEmSV3rk2lzUpk33pzVz5PyQZ3q6ek7s/q4epEUHzeyVdNq8v7ps9N3Tpqh+FO4kvcT\
            TTRWz3CLLFWGCTdGT1WxlVWA2bsCtKDXUhFK8eDlgh1ljLjOB2fkOINw8ixlKqbdSWneSLBvjKF4SpXhUZ1Ff2VY/9YtokWV0F7E\
            F1IGDjOJIvVlcT5B+kzkAdQNKj+uGkkUsbQXj4SnYZQUGnfuZl3kC65UymRCVPeLJmi1q4nJ/6TprsajWKbKb5UkQRPr3Rxy25Jc\
            G/749/gifO4Qk9hveERtY/2B3cbpf979fKtONP0OAkYU+nGMEV4OXWej6Mby98YQmlprCIaWKiAcDCZ10JrwCVdJYzrvtMEtZTtV\
            l154CAKLTpKI1c4bHKKrtvUHvCEUeIU8qEJzNpAo4OzsQAxZyxEgcWLz4CJG9zQDdCAxU8h2vbU3VQgMhu2HGeFsIgtnn0xjitTY\
            T96kC4qGAnWv3qoNQ2c9h60WIJWt2g/vmkZNGqsWlukulJ/8fr/FvbGxIWTfbGPVfXa2QsBhZAOQCpdWvZKrlVAFKI2VmrgtNbvz\
            JPVWyQr6hAYFfBf+zkNpUXmjxipkWrs7ZcCizxwq7k5JIoQOmMzg3laLq5DT9V7aOK+ir/a30/jgUytUwcB7ORNW4KdE0f8pbC/t\
            LXMkN11qg78eFlcLNf72RhP2E8KYeWV31kdKDAth9tAXWZWvi+0qzMOtnwXhBmt7rQiHtqOdidQoMC7v2x/AuHghAdZFVbZipmoe\
            6MUqNcx81ENcF5ebA2PHajAjGv09uPB0P3lQJzazZlD0fwb0XyUotq1OpbhC++U10WlYzqSee0XnBLOc7/ZGX4bPDoe6SL+j2UWT\
            gjhaL0mZl4ajZl3uswyYuDi/8UTrikDoZtxX/YtHKjv6kyi7VyO1OKxNjnnye+/jPjE8/Iw2cv7+MhWhMh4e9jEstvQHbwJkur/k\
            x+UyNYHvvOV7b3/oiuvixe9VhygyRvQh10albRue143SGW8J2xWekDH2hx5j/WOBRnRkVK5j96lXQpvHlMV9Mbmh4eLj2yEIerOs\
            lJPivS9A5MsVri+V8RJFQXXeLuXc+HhqhO8iuANxKmh1G+81nJRWvgNz0/nc8kwXooNo/SDqdBAAu4OdfPeiqJUFo+BELXAYbwms\
            LBnIOVjORmbYWz0sGt0fM5SZfRy2zazkoesQw5GLNmgKBeqBTCI1WmW4DgyBrGK8SgOHptd7fBxx6Udc2aaU8M9g2S0wl6PANkWZ\
            z+MRjCKCO0UX3Sm66E7ReqkBsaUXJj+Nt+I3cX7LaUSTYAV0d0E8wOQJTyZok1kawFykqQhHczNMGW4od9sHg9FoV6HBj9w9dHKg\
            wSexGbJODRUzO14e9V4vj8ssy8MqdedY9eedunOsi5jj0ZZefIb4BuH32fLE5ZPc5m4i9B5hUoiTdcwKsd5NCsEOgY67YJSlt7nb\
            UWFdFa4fjS664zvF5q0M0xdxqkcQyQV8azdh05qeSesu2XNz/uX5lyEp38YcXy41isYtstboZnqkl9v96SbTpFX/PL22kSwzNapL\
            /1Ah/UPbCw25Nlvd+r6/k2dz1aN0BS59PBIwue0sK+lOik4iQDybnc2q57hpPy9aFErF54V7dlLU40LIPZdeH4D7LgKnAo/r4NQz\
            R+iceXlyYrYB7krhbgVu7Nrrc4SPy6A5FmiK1oGjMoauaAMk8iRwzGrCCcBOMsBwdnzhjqRr8gtT7brrwZ8nfRkPqTtvPi8kllVb\
            Fm/aupT0pWf20654s3zL/rUr3AilvZBmpgu//EF9baRZ/xsS4CQk1lYmvWoFU8p5Kveth1c784LizOMDWqS2gGxeftTU+iEPIXZE\
            rlwC3zTrQmKFclxntFuNbumArbx3XTs9h4NuR9Hht9IXXaZSgd1vWpGtLaIcomRMYuVGfDkr9suZr9ZfdFFg9h3Nim0U1KbHQuuk\
            V4lQoXzjc+PtpYVL+ZfPl8qM8/RIxHDoJgk98wqfPEHw2Oo1w5wkUuI+/uZAX7ki+SQFsn/Ve3GrEzahb8qZKLmPvVayJRb/HL6u\
            DPaid2CW7ZJhHHs1VhWsU6qbDcxnIukCGZJTyBw/Cz1Cxg60/VB111N3z5f3KtMj2KVJ+lE3BikzfUwq2Q3WREmTW/XuxM76qxON\
            myQ+TqcDiwQpipi3/iDvg+iVs0t5eZW4Ldau9dppkb0hsqAxSHmffn7c9uykXwt3ImyO1yR1lvsPUHJa8gyasHFkLU214E8PeeiS\
            bILb2JRl6/k+tlpVt6ol1xMb50yj5TMKRGEgm6TP7KHhyJNxnsvTMlZJ5cukDzaN7dNG9UJRzUUAOa9F85SKhM9ryyVc2tosTfNc\
            Fx0iFkBKkW6wBhtsHoWMJYMOYmLSTVmbBdwJNrjfu9geKyoGdlDOrBduKNGXoEL3ifVGtujudlJOhnFWYKNLrh1RDkak90+cf7E7\
            lql3C2YRfIYgUU6d0riFu5OOkwGdnn8auGl+CVwx+gzo7LR6+rn9nIk0t2TRoyK3jnYXlsijhiGWQBRfWX5uHVZnYoBicsk+q6vO\
            wPDRDaeWhTzooDGOKQjBKXJsJivMTscB5vrewZDdmw1VUOb4GUxfthi6OO0sqgbOMdyGOV00e+gIKUh+WqhSj1Od4jd+TvwiM3E0\
            GGdWXJKN9DBTNgaJOihKiycM6JQmBvfSpvbbG529/DxT1RFmvTrV+oWIuJ/jpT8A2KYUO8tjbW8wa1Xv2XzSBAKqxQR1BMpDkJVm\
            2FfZI2RjGquRHyQBE2F6aCzxOGyj76RLDfKg3cPG/igN9DD+nUspyxV0vhxTDYaZktPMhhCgjjMwRglAhbtx6Xt2u10qAF2yyHRm\
            SUR2mR+XioAz5fXf7Szti2+1txp9gehXMn1BWVsix1stDLccVkIYSk3/VtmOOO/7gFu1cH+yLjvIHzLZDDjr52/JFk7WC1XZyueU\
            x8fER0LMU85F6LoNA7WBVnmPgyFJm7d+71BB2h6iVYErJ1BU1HzYFe++bW+E0f6TvRum4j56ljo+n41KdiSYttCMeZQM9MII4de8\
            PJQwsgoR0FRT/3gWyFD7mrUPZ4LkJwwxqG+mez7fyFDYhKasfKwNZmP6vFpn6ZiIFcWC07syqaF+8MGvwja2gw/YDjmRCiYVpHiK\
            2crLXKAcZR/zQLUDvS5tpcpeylFsvF5sI61EaiuFcKATgbLbSYBtOhLABnjgBzsuCUqhIovNjjWZYieJqGbTagCNwk2YyuhDeXSm\
            HpvjwkL2ZUVbis5LNsvOH7FE4/GJRW3z7NeKuo6GNLFZvs9RRrlOgrWq5wqJNiOc3bF859U8dyKNa4eoSMtFYvQB3KoD1uh7c/O7\
            ERUITuUkrHLelYF4yfboUGToSKeEqDwlAcQ75awakcipsB4M8MeI5DVFVB+Um/k+FOBFniWGWIuD1QRodUyAFhE1ihsciLfla+JG\
            Y6I5Sb7uJDA5IfttBpQcRMHzZ7+UKBC5fLHrNhrJpduluXRpZ1ZaJIClll/2cvW4ip/Lc/vrrPMWD3+zV011Gx9P2pPyaUUrSRsZ\
            PjLrvKcEQjYlr/BrEVqJ3+G6cHg1wcsdcGAM4f5STMsgQn7aeZBSK76TP0XJYH38J1uddI+O/1SwdAKTnrglmxB/cUzcGPpPE401\
            b3TRzAEcaFg+ygyTGuy3/UyjzCa7ODECJnK4e62acdjLm04Mm7Fk9g4SyMywGEZzZmVuTz7szDHH6oqqYylK0crhapbp+o0P/e28\
            CfZG0Yxlnvw+LpqnN6VliZoTQq4W7h9xDSnbt7uIUvf5G6wer/PkguOJtwhVZoPNF4wwOxD9fVSQWoi9ZFXYlf3HEikgdhwpYCrT\
            ZypnkxGjOQXNtJnnF/t0DByjfrlNq38LW4NRiieAK5ndK5yPMv+zNLbTWZDaP9OfWv3scbl9ndM6Iu5Jc0B+3x7XkD4cFZD2PnaO\
            N70tVcXVpLOJk/K1FJle5feh871qFCxM2UXI2Xtx5Xak4wt6tezYqhq3kqXbXbQ/DfYpl51YN74WoT4U6uCXvT8H9/BgrQlmVYAy\
            wsWZxa6F48dTkJN0NmOCsEal19/+LhfFXw64JzKiMUMdC2CbmwNOivrR4ShJrLnfT1G7jW6K6T1hNDASsMeQLRYFTLpZHA7WcjD5\
            WJqCbxibhIpv95Z1NXByZvEYm7DDmMsxo2GrDpDuZ2YZNBYYb+Lwn1p/ORMn2Xw0b4oGyDImx6SXwXqJiQKzKl5r3uchlNVpYl/i\
            YjNPXCR/IGa9tv9jlE5GXRvjoG1swJkGOD9N2mzFeEs2axk7LneaPOTIQoI55sbCSL1jgY7cyyS1GU1hEth2ox+BKHkrqynuF4w7\
            Ne4R6zfOjf+C42LU7HwhEV4mRquCYQLWgC74VaeaImY3eX3qOY7pK9fVwkkgkGP5X1Xe5gSmI/m6U2fqPvXURS+fpL5OnAb1UYqT\
            q75KHX2VIqDqtISe0Jbfk0Z9mLKkLLV7oldT9urCPREwbyLgYLtje9kKd6828RVRPLJ2eLkvKRX1rSc36Gk5rkZm1eQKb3paiWXX\
            8WFqYCZ8Yh2uD6+20YgyqVFcXhBw66WmO7HBQTwfDV80hNwmbTothSgp9wcawtqizyn9eoqzqI+p5IE2bwz9o49O6zOrtQxWqM6T\
            Uh/lOMcTgh/QG9NDlCt+ytiRqAMIlD+5cKje3qyuvW6AS8Z3pbybJhlBEcbQaA3tvdg4F0xV+PpvPehF2tBi0aYvmTmSIEcFXFop\
            b064noWqjvd5sg7nmZGLuOX2VoxhgVbFDpRQU9J9c+elmT260MDt/ZSfcUMQFysX7/koiUCVSikugxV6apF1FC4BeYOpewBvXMlF\
            4UilLWPCjcGI02YY1imvZGnsb8xYo5eUwOaQa7vxZKWd1Ki/b+ohz2GqEsDYLTjC1OiJfcntKrXypX5yiKddo99q4c0WKpiCRiuG\
            dOSqo97FRTQX3o1eduuCjb9kpOxbrTgJZsUMzA0fjnTLDC0r0ncEj9BGy+SsuXRBsoZ+oUwzd3GMa5M2agyNnNsAS61Oyui/Syyf\
            o2IKc59ZQVOf0UNymUk1dNJ4+ch5/5z5Qh/wvqGZ3hD/6btobuWklxQ8jeyvJ2M0fD4sRAORmRrJj7O5wWwOd93TnZ0e2sgdQWM2\
            GjbBIdh6hBjBS2+nVNTaF5EByulcXhFqGM3QLr9Gj++E8xsZ7N3tWKuVSaPxwThzLN9NF+1Ex/Pd4CIzQkt625SmTznHTiqa7ejo\
            pr+dbtlulxqN1KcfjXRpeuw/it/V4ANHbxk2aYmNczROO2gxv+r8YWr9H20Jn/bWNZCpMdmR9ba16DBNgcQEAXG9+a+rmMX5Qg+h\
            gaV2SOq0ceyiiWrvNngNUZl1DsCWfSbPVX2iHxbXUXjPpMTqISLTNVaboipfmYKFrI4rY4C/yAIG7whUzh0kMu6vPMbEJRqULY/N\
            EcR8K8DWES35sYMFTBw550pVjKsKN2uQFXqqCw71+7XWe6xndEcJe+5Pu/+TudoeFXkQyghUxRAUybdB1z/PQ2pWI7ultHTh2Tew\
            jxTiiW0D4sp0pdV2kqyzWe2ACDYDXonszdioalnl4x+Ev4I/PLhZXW/9K1fV7Zh2hPB7Jf5cG3ktg9rQioVVUHQ4MYAXDH0LdfPf\
            EaBu+2v35KJ98qG8/MgFf7EPoeDjnWxX8iFf/jtasl/w0Ylz7I987cOKMRSXfRle+ET8f3MFuER+o6F8q1CgeUTtB3hu3W/XeD//\
            PxyxRTjuKQEA
            """)

    static let streamJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "cfb8ad1321662c6e",
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
            wait r.read();if(h)return null;s(),m.add(a.decode(p,{stream:!0}),g=>{n(),u||=this.#l(g)})}return"ove\#
            r"}finally{clearTimeout(e)}}#l({id:t,topic:n,data:e}){if(n==="end")return this.changed("ended",JSON.\#
            parse(e).reason),!0;n==="hello"&&this.changed("open");let s;if(t){let i=t.lastIndexOf("-"),o=t.slice\#
            (0,i);if(s=Number(t.slice(i+1)),o===this.#s&&s<=this.#t)return!1;[this.#s,this.#t]=[o,s]}return this\#
            .heard(n,e,s),!1}};var d=class{connection=["connecting"];epoch=null;number=-1;#s=null;#t=null;#e=new\#
             Map;changed(...t){this.connection=t}heard(t,n,e){if(t==="hello"){let{epoch:s}=JSON.parse(n);if(this\#
            .#s=n,s===this.epoch)return;[this.epoch,this.number]=[s,-1],this.#e.clear()}else t==="clock"?this.#t\#
            ={now:JSON.parse(n).now,at:performance.now()}:(this.#e.delete(t),this.#e.set(t,{data:n,number:e}),th\#
            is.number=Math.max(this.number,e))}tell({heard:t,changed:n},{epoch:e,number:s}={}){n(...this.connect\#
            ion);let i=e===this.epoch;this.#s&&!i&&t("hello",this.#s),this.#t&&!i&&t("clock",JSON.stringify({now\#
            :this.#t.now+performance.now()-this.#t.at}));for(let[o,r]of this.#e)(!i||r.number>s)&&t(o,r.data,r.n\#
            umber)}get isOpen(){return this.connection[0]==="open"}get isOver(){return this.connection[0]==="end\#
            ed"||this.connection[0]==="unauthorized"}};export{c as EventParser,f as EventStream,d as Known};
            """#,
        gzip: """
            H4sIAAAAAAACA4VWZ3PzNhL+fr+Com80gA3RUnrI0E7vPfnm+MYwuRLxmgI0wLodhf8eoqm81VVoW559tjxwnTV103NjhhNT53l1\
            gvUg2lLe9z1DtRFNma/BGL6CnLUceXl1bSvetgSZpEMPmEFNsBOmODFnSAuz6QWS83/0P3LrfvQ5rcQy3aih2KgNoSyuix7kCruL\
            T97/5JOP5p9Q7LR6zCQ8Zt9orTTJedYLCZlaZthBBg8gMTOoga8zYTJUKuuVXOW0Wo63nTXG3QUa5AMxTFJ7AsFaZ0ddj156w52b\
            Kvqog2/c1uEhVvH/u8FgPDoxnUryOpnFCyUkufnPDbW00oD3WtqAGxZCtvD025LkZU6ZqeGz+SWWWJheNEDmDCgTfjPPd7twtqCF\
            hk3Px8X5/7Jzlo/uG+eX05dfRssLtyo296Yjgpb+3MO3v+DNrEU4E20+nZJ0JNpaUGvZcs8NB4Jjx2xRnUBcifhf1fOqUdKgvm9Q\
            aTLc675EhuoOZClZB1y3JbCm43IFbWksHX67fQENFtwYsZJeL3v3K2uQayQhkiHCNCCa+eWdaO4IrRy6WDsWfXGrNH6lJGrV96Cr\
            +KjGQMAomuSNkhIaFI5KkZucoNPn2DrEZ5cFd/ISfSMM1mtNl8RlsTtX0+kG9MjMNZcNFFI9EjqLRxfvwQfTaVjonWB7oiOksp4s\
            Km6eZeMtGRK/5Qj1BAuHGu/DM2irlImv8ZmZmtD6ApKKav+4bb9xjPhZGAQJmuT+Ss5MckDX4MGMcfabwTLUz4Oo+SMXmIXthgBz\
            ikYDqW04Nt1gXZiSNg1r9QBvVAh7bF9ybruNaE/qGmO4XUkRjrajSJ0nDjwo0ZLD0NBkcpCxj3evDOaBKKr+hWNXrIUkizkrPjx9\
            7/RUnp3RU1J8/OGZP9NctmpN6Pl7tDp0uSMLeP80POdPRDFxeTnfO0DZK4GaTifRoun0zQy09qQLFSs65sL6u1ZrYYBAfeGDbWoD\
            +LdYg7pHAgyTr8KHmzQ9cJ2OHb6EUibfHPP4mA1KNlBO5paO34F/zUGtj2yKZFf1K/xmR4qBMji0073FXaQ/gA+orQyhnk6BaMMX\
            TQMbLHOEJzz3FWsWCn7OvrjHTmnxf45CyfLmS+AadPbfYIwvG/bGRhjMpPYUmE6JuMp/5gZn3vHZD1/n1/WNe+Sv2Vn6iPYmMSIE\
            eQnYdIFP97pnQwe8BW1KwUJQyxRd1vCmgzKXajRVachZo6EFiYL3pszHuGHONCxBa9C/q140z/5y2sqt75GqMMjx3pXjD+aL7fZo\
            /X7oWeDaYtnZaKIqXhglCS18wnl4yWBp6jNZythjUcfFL965zEdz7g20eZnfSx6hHpesoyzdcYiWIelcck9Uoe5S9u3S6KM5+/V+\
            fQuaqCJiVqwASf4njHGefbFEl7N0u50HvPVo3q1qn92lP/19Qhn3texveMKvoVHjHlv7nYbdu/rjymE1ua8CKq2SUHbsgff3UG4S\
            OLrQwFvise2Slc4DRzm2drlAeNF68WTDhkAzz322Gjkux1v3220cCXqycikRxEQIlkLyvn8ejjnv8rf3owDGUUCGUQCs71zS92LZ\
            5smmo3C4E4f6j3/99mux4dqlPHWeGCUpm8wr/7yDvlf5y0VEbUDGsmac10hjVmHRc4M/pGljllOm6v2cITxGpo5hSwfibEHdxTpC\
            YKZT81n8nCrxGIureMriyXV9pZi5tofe+WZOJANX6ycLays3erZxvEjFT8n66rASXlewUU0Xuo/0xvn5Yz+NhP+h8f3CN1WCoigK\
            jC35QDjaYAcyySDNgwnMQCWvsDS2PsBfHo2wkpmEiL+cWtLVfisgEQwe0TBstrhOM0PhyUKohd5A5vU3vWrudnNZPUj1WB6pd6WV\
            cSxfqba2JElsCz0gEKQ7RQaQIBs89SQL1jgOHlpX77rXwSYDSi1C35MhDGG4G8KkZREiiBIdVsNIbOkxPwacxukBjgCrdmyaiJHB\
            JOLP4nZyANN5xCdkhEE9MkMsn4mHKV51aJy9adbCgqOriXGEGsmpr9UySwMkmYjtVkfXLwx1Kscrfn5maZ/alfPE/LYBSXZ9+SV3\
            r+bXo6MhC9P9B9Dvuh8Sfrt9/elRLba2gqeN0jg0GTeZ72i/O5Jottxt/OXrGGvdxk8jENJW/wJD2xz86A0AAA==
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
        "text/javascript; charset=utf-8", tag: "fc10de929d52ffbb",
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
            e6ec"],["on-snack","notice-text-color","#f2f3f7","#25282d"]],H=e=>ht.map(([t,,o,n])=>`--_d-${t}:${e(\#
            o,n)};`).join(""),ft=E(`:host{display:block}:host([hidden]){display:none}.root{--_u:calc(1em / 16);$\#
            {H((e,t)=>e===t?e:`light-dark(${e},${t})`)} ${ht.map(([e,t])=>`--_${e}:var(--cast-${t},var(--_s-${t}\#
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
            ;var vt={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Qt=':is(button, input, se\#
            lect, textarea):not(:disabled, [tabindex="-1"]), a[href], [tabindex]:not([tabindex="-1"], [aria-disa\#
            bled="true"])',Xt=/\b((Smart|Google|Hbb)?TV|Tizen|Web0S|webOS|BRAVIA|AFT[A-Z]|CrKey)\b/.test(navigat\#
            or.userAgent),F=!1,L=new Set,q=()=>document.body?.getAttribute("arrows")??null;function Yt(){let e=q\#
            ();return e===null||e==="keys"?!F:e!=="off"}function wt(){let e=q();return e!==null&&e!=="keys"&&e!=\#
            ="off"}var bt=()=>q()!==null||Xt;function yt(e){return L.add(e),()=>L.delete(e)}function kt(e){e.typ\#
            e==="pointermove"&&!e.movementX&&!e.movementY||F||(F=!0,L.forEach(t=>t()))}addEventListener("pointer\#
            down",kt,{capture:!0,passive:!0});addEventListener("pointermove",kt,{capture:!0,passive:!0});new Mut\#
            ationObserver(()=>L.forEach(e=>e())).observe(document,{attributes:!0,attributeFilter:["arrows"],subt\#
            ree:!0});function Zt(e){let{width:t,height:o}=e.getBoundingClientRect();return t>0&&o>0&&(e.checkVis\#
            ibility?.({checkVisibilityCSS:!0,visibilityProperty:!0})??!0)}function*$(e){for(let t of e.children)\#
            t.inert||(t.matches(Qt)&&Zt(t)&&(yield t),t.shadowRoot&&(yield*$(t.shadowRoot)),yield*$(t))}function\#
            *xt(e){for(let t=e;t;t=t.parentNode??t.host)yield t}function te(e){return[...xt(e)].findLast(t=>t.lo\#
            calName?.startsWith("cast-"))??null}function Mt(){let e=U(),t=bt()?null:te(e);if(!bt()&&!t)return nu\#
            ll;for(let i of xt(e))if(i.localName==="dialog"&&i.open||i===t||i.hasAttribute?.("data-arrows-scope"\#
            ))return i;let o=document.body,n=i=>{for(let s of i.querySelectorAll("*"))s.localName==="dialog"&&s.\#
            open&&s.matches(":modal")&&(o=s),s.shadowRoot&&n(s.shadowRoot)};return n(document),o}function U(){le\#
            t e=document.activeElement;for(;e?.shadowRoot?.activeElement;)e=e.shadowRoot.activeElement;return e=\#
            ==document.body?null:e}function _t(e,t,[o,n]){let i=x=>[(x.left+x.right)/2,(x.top+x.bottom)/2],[s,r]\#
            =i(e),[a,l]=i(t),c=o>0?t.left-e.right:e.left-t.right,p=n>0?t.top-e.bottom:e.top-t.bottom,f=o?c:p;if(\#
            (o?(a-s)*o:(l-r)*n)<=1||f<-Math.min(o?e.width:e.height,o?t.width:t.height)/2)return 1/0;let b=o?Math\#
            .max(0,t.top-e.bottom,e.top-t.bottom):Math.max(0,t.left-e.right,e.left-t.right),k=Math.abs(o?l-r:a-s\#
            );return Math.max(0,f)+b*3+k*.3}function ee(e){let t=U(),o=Mt();if(!o)return!1;let n=[...o.shadowRoo\#
            t?$(o.shadowRoot):[],...$(o)].filter(a=>a!==t);if(!t)return gt(n[0]);let i=t.getBoundingClientRect()\#
            ,[s,r]=[null,1/0];for(let a of n){let l=_t(i,a.getBoundingClientRect(),e);l<r&&([s,r]=[a,l])}return \#
            gt(s)}function gt(e){return e?(e.focus({focusVisible:!0}),e.scrollIntoView({block:"nearest",inline:"\#
            nearest"}),!0):!1}var oe=["button","checkbox","submit","reset","file","image","color"],ne=["number",\#
            "range","date","datetime-local","month","time","week"];function ie(e,t){return e?["select","textarea\#
            "].includes(e.localName)||e.isContentEditable?!0:e.localName!=="input"||oe.includes(e.type)?!1:e.typ\#
            e==="radio"?se(e,t):ne.includes(e.type)||Boolean(e.list)||t==="ArrowLeft"||t==="ArrowRight":!1}funct\#
            ion se(e,t){let o=[...e.getRootNode().querySelectorAll("input[type=radio]:not(:disabled)")].filter((\#
            {name:i,form:s})=>e.name&&i===e.name&&s===e.form),n=o[o.indexOf(e)+(t==="ArrowRight"||t==="ArrowDown\#
            "?1:-1)];return Boolean(n)&&_t(e.getBoundingClientRect(),n.getBoundingClientRect(),vt[t])<1/0}addEve\#
            ntListener("keydown",e=>{if(e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||e.shiftKey)return;if\#
            (e.key==="GoBack"||e.key==="BrowserBack"){let o=Mt();if(o?.popover)return o.hidePopover(),void e.pre\#
            ventDefault();if(o?.localName!=="dialog"||!o.dispatchEvent(new Event("cancel",{cancelable:!0})))retu\#
            rn;o.close(),e.preventDefault();return}let t=vt[e.key];t&&Yt()&&!ie(U(),e.key)&&ee(t)&&e.preventDefa\#
            ult()});var zt={owner:"cast-token",guest:"cast-guest-token"},j="cast-tab-token",O=null;function C(e,\#
            t,o){try{let n=window[e];return o===null?n.removeItem(t):o!==void 0&&n.setItem(t,o),n.getItem(t)}cat\#
            ch{return null}}var At=()=>O??=C("sessionStorage",j),g=(e,t)=>C("localStorage",zt[e],t);function D()\#
            {let e=/(?:^#|&)t=([^&]*)/.exec(location.hash);if(!e)return null;let t=location.hash.replace(e[0],""\#
            ).replace(/^[#&]+/,"");history.replaceState(history.state,"",location.pathname+location.search+(t&&`\#
            #${t}`));let o="";try{o=decodeURIComponent(e[1])}catch{}return/^[\x21-\x7e]+$/.test(o)?(O=o,C("sessi\#
            onStorage",j,o),o):null}var Ct=()=>D()??At()??g("owner")??g("guest");function St(e,t){e===At()&&(t!=\#
            ="guest"?(g("owner",e),g("guest",null)):g("owner")===null&&g("guest",e))}function Tt(e){O===e&&(O=nu\#
            ll),C("sessionStorage",j)===e&&C("sessionStorage",j,null);for(let t of Object.keys(zt))g(t)===e&&g(t\#
            ,null)}import{EventStream as Et,Known as K}from"./stream.js";var R=class{#e=new K;#t=new K;#o=!1;#n=\#
            "own";constructor({heard:t,changed:o,done:n}){Object.assign(this,{heard:t,changed:o,done:n})}own={he\#
            ard:(t,o,n)=>{this.#n==="own"&&(this.#e.heard(t,o,n),this.heard(t,o,n),this.#i())},changed:(...t)=>{\#
            this.#n==="own"&&(this.#e.changed(...t),this.changed(...t),this.#i())}};worker={heard:(t,o,n)=>{this\#
            .#t.heard(t,o,n),this.#n!=="worker"?this.#i():(this.#t.epoch!==this.#e.epoch||!(n<=this.#e.number))&\#
            &this.heard(t,o,n)},changed:(...t)=>{this.#t.changed(...t),this.#n!=="own"?this.changed(...t):this.#\#
            t.isOver&&this.#i()},joined:()=>{this.#o=!0,this.#i()}};release(){this.#n!=="own"||this.#e.isOver||t\#
            his.#t.isOpen||(this.#n="nobody",this.done(),this.#o&&this.changed(...this.#t.connection))}alone(){[\#
            this.#n,this.#o]=["own",!1]}#i(){if(!this.#o||!this.#s())return;let t=this.#n==="own";this.#n="worke\#
            r",t&&this.done(),this.#t.tell({heard:this.heard,changed:t?this.changed:()=>{}},this.#e)}#s(){let[t,\#
            o]=[this.#e,this.#t];return this.#n==="nobody"?o.isOpen:this.#n==="worker"?!1:t.isOver||o.isOver?o.i\#
            sOver&&!t.isOpen:o.isOpen&&(t.epoch===null||t.epoch===o.epoch&&o.number>=t.number)}};var re=500,W=3e\#
            3,ae=45e3,ce="cast-events-2",G=()=>document.visibilityState!=="hidden";function Lt({base:e,token:t,h\#
            eard:o,changed:n,shared:i=!0}){let s=new URL("events",e).href,r=new R({heard:o,changed:n,done:()=>a.\#
            close()}),a=new J({url:s,token:t,...r.own});a.open();let l=()=>{},c=0,p=()=>{clearTimeout(c),r.alone\#
            (),a.open()},f=()=>{try{let b=k=>k?f():p();l=le({base:e,url:s,token:t,...r.worker,failed:b})}catch{p\#
            ()}},w=()=>{c=setTimeout(()=>r.release(),W),f()};return i&&typeof SharedWorker<"u"&&(c=setTimeout(w,\#
            re)),()=>(clearTimeout(c),a.close(),l())}function $t(e){for(let[t,o,n]of e)t.addEventListener(o,n);r\#
            eturn()=>e.forEach(([t,o,n])=>t.removeEventListener(o,n))}var J=class{#e;#t=null;#o=!1;constructor({\#
            url:t,token:o,heard:n,changed:i}){this.#e=new Et({url:t,token:o,heard:n,changed:(s,r)=>{this.#o=s===\#
            "ended"||s==="unauthorized",i(s,r)}})}open(){if(this.#t)return;let t=()=>this.#e.stop(),o=()=>{G()?t\#
            his.#o||this.#e.start():t()};this.#t=$t([[document,"visibilitychange",o],[window,"pageshow",o],[wind\#
            ow,"pagehide",t],[window,"online",()=>this.#e.kick()]]),o()}close(){this.#t?.(),this.#t=null,this.#e\#
            .stop()}};function le({base:e,url:t,token:o,heard:n,changed:i,joined:s,failed:r}){let a=new SharedWo\#
            rker(new URL("worker.js",e),{type:"module",name:ce}),l=a.port,[c,p,f]=[0,!1,!1],w=(m,Jt)=>{clearTime\#
            out(c),G()&&(c=setTimeout(Jt,m))},b=()=>{p=!0,l.postMessage({type:"join",url:t,token:o,visible:G()})\#
            ,w(f?W:2*W,ut)},k=()=>{clearTimeout(c),l.postMessage({type:"leave"})},x=$t([[document,"visibilitycha\#
            nge",b],[window,"pageshow",b],[window,"pagehide",k],[window,"online",()=>l.postMessage({type:"online\#
            "})]]),lt=()=>{a.onerror=null,x(),k(),l.close()};function ut(){lt(),r(f)}return a.onerror=ut,l.onmes\#
            sage=({data:m})=>{m.joined&&([p,f]=[!1,!0],s()),m.ping&&l.postMessage({type:"pong"}),m.joined||m.pin\#
            g?p||w(ae,b):m.lost?p||b():m.connection?i(...m.connection):m.topic&&n(m.topic,m.data,m.number)},b(),\#
            lt}var ue=4,de=1e4,S=class extends Error{constructor(t,o){super(t),this.name="CastError",this.status\#
            =o}};function he(){return[...crypto.getRandomValues(new Uint8Array(16))].map(e=>e.toString(16).padSt\#
            art(2,"0")).join("")}function jt(e,t){if(typeof e=="number")return{epoch:t,number:e};let o=e?.lastIn\#
            dexOf("-")??-1;return o<0?null:{epoch:e.slice(0,o),number:Number(e.slice(o+1))}}var Q=class{#e=new U\#
            RL("./",import.meta.url);#t=null;#o=null;#n=null;#i=!0;#s=new Map;#a=new Map;#r=new Map;#c=null;#l=0\#
            ;#d=!1;#u=[];reached=null;connection="connecting";reason=null;get base(){return this.#e}get token(){\#
            return this.#o}configure({token:t,base:o,shared:n}={}){t!==void 0&&([this.#t,this.#o]=[t,t]),o!==voi\#
            d 0&&(this.#e=new URL(o,document.baseURI)),n!==void 0&&(this.#i=n),this.#f()}state(t){return this.#a\#
            .get(t)}subscribe(t,o){return this.#r.has(t)||this.#r.set(t,new Set),this.#r.get(t).add(o),this.#c||\#
            this.#f(),t==="connection"?o(this.connection):this.#a.has(t)&&o(this.#a.get(t)),()=>this.#r.get(t)?.\#
            delete(o)}get now(){return performance.now()+this.#l}position(t){if(!t)return 0;if(t.seekTarget!=nul\#
            l)return t.seekTarget;let{value:o,at:n,rate:i}=t.position,s=o+(i?Math.max(0,this.now-n)/1e3*i:0),r=t\#
            .live?1/0:t.duration??1/0;return Math.min(Math.max(0,s),r)}async send(t,o={}){return this.request("c\#
            ommands",{body:{id:he(),...o,command:t}})}told(t){let o=jt(t?.event);return new Promise(n=>{if(!o||t\#
            his.#h(o))return n();this.#u.push([o,n]),setTimeout(n,de)})}#h({epoch:t,number:o}){return this.reach\#
            ed?.epoch===t&&this.reached.number>=o}#v(t){let o=jt(t,this.state("hello")?.epoch);!o||this.#h(o)||(\#
            this.reached=o,this.#m(n=>this.#h(n)))}#m(t){this.#u=this.#u.filter(([o,n])=>!t(o)||n())}async reque\#
            st(t,{method:o,body:n}={}){let i=this.#o??this.#b(),s=n===void 0?(o??"GET")==="GET":n.id!==void 0,r=\#
            t==="commands"?this.state("hello")?.epoch:void 0;for(let a=1;;a++){let l=!s||a>=ue,c;try{c=await fet\#
            ch(new URL(t,this.#e),{method:o??(n===void 0?"GET":"POST"),headers:{Authorization:`Bearer ${i}`,...n\#
            !==void 0&&{"Content-Type":"application/json"}},body:n&&JSON.stringify(a>1&&r?{epoch:r,...n}:n),cach\#
            e:"no-store",credentials:"omit",referrerPolicy:"no-referrer",signal:AbortSignal.timeout?.(1e4)})}cat\#
            ch(f){if(l)throw new S(f.message,0)}if(c?.ok)return c.status===204?null:c.json();if(c&&(l||c.status<\#
            500&&c.status!==429)){let{error:f}=await c.json().catch(()=>({}));throw c.status===401&&i===this.#o&\#
            &this.#p("unauthorized",f),new S(f??`${c.status}`,c.status)}let p=Math.min(5,Number(c?.headers.get("\#
            Retry-After"))||.3*2**a);await new Promise(f=>setTimeout(f,p*1e3))}}#b(){let t=document.querySelecto\#
            r('meta[name="cast-token"]')?.content;return this.#o=this.#t??(t||Ct()),this.#o}#f(){this.#d||(this.\#
            #d=!0,queueMicrotask(()=>{this.#d=!1,this.#w()}))}#w(){if(this.#c?.(),this.#c=()=>{},!this.#b())retu\#
            rn this.#p("unauthorized");let t=this.#o;this.#n!==t&&(this.#s.clear(),this.#a.clear(),this.reached=\#
            null),this.#n=t,this.#c=Lt({base:this.#e,token:t,shared:this.#i,heard:(o,n,i)=>(this.#y(o,n),this.#v\#
            (i)),changed:(o,n)=>this.#p(o,n)})}follow(){let t=D()!==null;return t&&this.#f(),t}#y(t,o){if(t==="c\#
            lock"||t==="hello"){let{now:n,scope:i,epoch:s}=JSON.parse(o);t==="hello"&&St(this.#n,i),t==="hello"&\#
            &this.#m(a=>a.epoch!==s);let r=n-performance.now();if((t==="hello"||r>this.#l||this.#l-r>250)&&(this\#
            .#l=r),t==="clock")return}this.#s.get(t)!==o&&(this.#s.set(t,o),this.#a.set(t,JSON.parse(o)),this.#g\#
            (t,this.#a.get(t)))}#p(t,o=null){t==="unauthorized"&&this.#o&&Tt(this.#o),!(this.connection===t&&thi\#
            s.reason===o)&&([this.connection,this.reason]=[t,o],this.#g("connection",t))}#g(t,o){for(let n of[..\#
            .this.#r.get(t)??[]])try{n(o)}catch(i){reportError(i)}}},d=new Q,fe=e=>d.configure(e);addEventListen\#
            er("hashchange",()=>d.follow());function h(e,t={},...o){let[n,...i]=e.split("."),s=document.createEl\#
            ement(n);i.length&&(s.className=i.join(" ")),n==="button"&&(s.type="button");for(let[r,a]of Object.e\#
            ntries(t))r.startsWith("on")?s.addEventListener(r.slice(2),a):u(s,r,a);return s.append(...o.filter(r\#
            =>r!=null)),s}function u(e,t,o){if(o==null||o===!1)e.hasAttribute(t)&&e.removeAttribute(t);else{let \#
            n=o===!0?"":String(o);e.getAttribute(t)!==n&&e.setAttribute(t,n)}}function M(e,t){let o=t??"";e.text\#
            Content!==o&&(e.textContent=o)}function X(e,t){M(e,t),u(e,"title",t||null)}function Xe(e){let[t,...o\#
            ]=e.filter(Boolean);return o.length?[t,...o].map(n=>`⁨${n.replace(/[\u2066-\u2069]/g,"")}⁩`).join(" \#
            · "):t??""}function Ye(e){let t=Math.max(0,Math.floor(Number.isFinite(e)?e:0)),[o,n,i]=[Math.floor(t\#
            /3600),Math.floor(t/60)%60,t%60],s=r=>String(r).padStart(2,"0");return o?`${o}:${s(n)}:${s(i)}`:`${n\#
            }:${s(i)}`}function Ze(){let e=document.activeElement;for(;e?.shadowRoot?.activeElement;)e=e.shadowR\#
            oot.activeElement;return e}var Ot="http://www.w3.org/2000/svg",Rt="M3 8V6.5A1.5 1.5 0 0 1 4.5 5h15A1\#
            .5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5H14",Bt=[".wave1 M3 19h.01",".wave2 M3 15.4A3.6 3.6 0 0 \#
            1 6.6 19",".wave3 M3 11.7A7.3 7.3 0 0 1 10.3 19"],pe="f M8 5.3v13.4a1 1 0 0 0 1.53.85l10.5-6.7a1 1 0\#
             0 0 0-1.7L9.53 4.45A1 1 0 0 0 8 5.3z",_="M4 9.5v5h3.2l4.3 3.6V5.9L7.2 9.5z",Pt="M8.9 10.6h2.5l-1.4 \#
            1.8a1.45 1.45 0 1 1-1.3 2.2M14.9 10.5a1.3 1.3 0 0 1 1.3 1.3v2.5a1.3 1.3 0 0 1-2.6 0v-2.5a1.3 1.3 0 0\#
             1 1.3-1.3z",Y="M4 12V9.5A2.5 2.5 0 0 1 6.5 7H19M16 4l3 3-3 3M20 12v2.5a2.5 2.5 0 0 1-2.5 2.5H5M8 20\#
            l-3-3 3-3",Nt={thin:1.4,bold:3.2},Z={cast:[Rt,...Bt],castConnected:[Rt,...Bt,".inner f M8 8.2h9.8v7.\#
            6h-5.2A10.4 10.4 0 0 0 8 10z"],play:[pe],pause:["f M7 5h2.6a.9.9 0 0 1 .9.9v12.2a.9.9 0 0 1-.9.9H7a.\#
            9.9 0 0 1-.9-.9V5.9A.9.9 0 0 1 7 5z","f M14.4 5H17a.9.9 0 0 1 .9.9v12.2a.9.9 0 0 1-.9.9h-2.6a.9.9 0 \#
            0 1-.9-.9V5.9a.9.9 0 0 1 .9-.9z"],stop:["f M7.5 6h9A1.5 1.5 0 0 1 18 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-9A\#
            1.5 1.5 0 0 1 6 16.5v-9A1.5 1.5 0 0 1 7.5 6z"],next:["f M5.5 6.4v11.2a.8.8 0 0 0 1.25.66l8-5.6a.8.8 \#
            0 0 0 0-1.32l-8-5.6A.8.8 0 0 0 5.5 6.4z","M18.2 6v12"],previous:["f M18.5 6.4v11.2a.8.8 0 0 1-1.25.6\#
            6l-8-5.6a.8.8 0 0 1 0-1.32l8-5.6a.8.8 0 0 1 1.25.66z","M5.8 6v12"],rewind30:["M11.5 5.2h.5a7.9 7.9 0\#
             1 1-7.9 7.9","f M12.6 1.9v6.6a.6.6 0 0 1-.98.46L7.6 5.66a.6.6 0 0 1 0-.92l4.02-3.3a.6.6 0 0 1 .98.4\#
            6z",`.thin ${Pt}`],forward30:["M12.5 5.2H12a7.9 7.9 0 1 0 7.9 7.9","f M11.4 1.9v6.6a.6.6 0 0 0 .98.4\#
            6l4.02-3.3a.6.6 0 0 0 0-.92l-4.02-3.3a.6.6 0 0 0-.98.46z",`.thin ${Pt}`],volume:[`f ${_}`,_,"M15 9a4\#
            .2 4.2 0 0 1 0 6M17.6 6.4a7.9 7.9 0 0 1 0 11.2"],volumeLow:[`f ${_}`,_,"M15 9a4.2 4.2 0 0 1 0 6"],mu\#
            te:[`f ${_}`,_,"M16 9.5l5 5M21 9.5l-5 5"],captions:["M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 \#
            1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5z","M10.4 10.6a2 2 0 1 0 0 2.8M16.8 10.6a2 2 0\#
             1 0 0 2.8"],queue:["M4 6.5h16M4 11.5h9M4 16.5h7","f M15.5 12.6v6.8a.6.6 0 0 0 .92.5l5.2-3.4a.6.6 0 \#
            0 0 0-1l-5.2-3.4a.6.6 0 0 0-.92.5z"],speaker:["M8 3.5h8A1.5 1.5 0 0 1 17.5 5v14a1.5 1.5 0 0 1-1.5 1.\#
            5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5z","M12 17a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z","\#
            M12 7.6h.01"],group:["M11 3.5h7A1.5 1.5 0 0 1 19.5 5v11a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 9.5 1\#
            6V5A1.5 1.5 0 0 1 11 3.5z","M14.5 14.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM14.5 6.7h.01","M5 7.\#
            5V19A1.5 1.5 0 0 0 6.5 20.5H15"],screen:["M4.5 4.5h15A1.5 1.5 0 0 1 21 6v9.5a1.5 1.5 0 0 1-1.5 1.5h-\#
            15A1.5 1.5 0 0 1 3 15.5V6a1.5 1.5 0 0 1 1.5-1.5z","M8.5 20.5h7"],close:["M6 6l12 12M18 6 6 18"],down\#
            :["M6 9.5l6 6 6-6"],forward:["M9.5 6l6 6-6 6"],check:["M5 12.5l4.5 4.5L19 7.5"],repeat:[Y],repeatOne\#
            :[Y,".thin M11 10.7l1.3-.9v4.6"],repeatShuffled:[Y,".thin M9.8 10.3l4.4 3.4M9.8 13.7l4.4-3.4"],shuff\#
            le:["M4 7h2.5c4.5 0 6.5 10 11 10H20M17 14l3 3-3 3","M4 17h2.5c1.4 0 2.6-1 3.6-2.4M13.7 9.5C14.8 8 16\#
             7 17.5 7H20M17 4l3 3-3 3"],speed:["M5.6 18.5a8.7 8.7 0 1 1 12.8 0","M12 13.2 15.8 9","f M12 11.6a1.\#
            6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z"],more:[".bold M12 5.5h.01M12 12h.01M12 18.5h.01"],drag:["M5 \#
            9h14M5 15h14"],music:["M9.5 17.5V5.5l9-2v11.5","M9.5 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM18.5 \#
            15a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z"],film:["M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5\#
             1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5z","f M10 8.9v6.2a.6.6 0 0 0 .92.5l4.8-3.1a.6.6\#
             0 0 0 0-1l-4.8-3.1a.6.6 0 0 0-.92.5z"],warning:["M12 4 3 19.5h18L12 4zM12 10v4.5M12 17h.01"],wifi:[\#
            "M3.5 9.5a12.5 12.5 0 0 1 17 0M6.7 13a8 8 0 0 1 10.6 0M9.8 16.3a3.5 3.5 0 0 1 4.4 0M12 19.5h.01"],se\#
            arch:["M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3 20.5 20.5"],sliders:["M5 5v6M5 15v4\#
            M12 5v2M12 11v8M19 5v8M19 17v2M3 13h4M10 9h4M17 15h4"]};function eo(e){Object.assign(Z,e)}var oo=()=\#
            >Object.keys(Z);function tt(e,t=""){let o=document.createElementNS(Ot,"svg"),n={viewBox:"0 0 24 24",\#
            fill:"none",stroke:"currentColor","stroke-width":2,"stroke-linecap":"round","stroke-linejoin":"round\#
            ","aria-hidden":"true",focusable:"false",class:`icon ${t}`,"data-icon":e};for(let[i,s]of Object.entr\#
            ies(n))o.setAttribute(i,s);for(let i of Z[e]??[]){let[,s,r,a]=/^(?:\.(\S+) )?(f )?(.*)$/.exec(i),l=d\#
            ocument.createElementNS(Ot,"path");l.setAttribute("d",a),s&&l.setAttribute("class",s),s in Nt&&l.set\#
            Attribute("stroke-width",Nt[s]),r&&(l.setAttribute("fill","currentColor"),l.setAttribute("stroke","n\#
            one")),o.append(l)}return o}function v(e,t,o){e.dataset.icon!==t&&(e.dataset.icon=t,e.replaceChildre\#
            n(tt(t,o)))}var me=new URL("texts/",import.meta.url),B=new Map,T=new Map,be=[300,1e3],ge=5e3,ve=/^(a\#
            r|fa|he|ur)\b/;async function we(e){for(let t of[...be,null]){let o=await fetch(e).then(n=>n.ok?n.js\#
            on():null).catch(()=>null);if(o||t===null)return o;await new Promise(n=>setTimeout(n,t))}}function P\#
            (e){return B.has(e)||B.set(e,we(new URL(`${e}.json`,me)).then(t=>(t??B.delete(e),t))),B.get(e)}P("in\#
            dex");P("en");function ye(e){for(let t=e;t;){let o=t.closest?.("[lang]");if(o)return o.getAttribute(\#
            "lang");t=t.getRootNode().host}return""}function Vt(e){let t=ye(e);return t?[t]:[...navigator.langua\#
            ges??[]]}var et=class{constructor(t,o,n){this.language=t,this.direction=o?.dir??(ve.test(t)?"rtl":"l\#
            tr"),this.own=o?.texts??{},this.english=n?.texts??{}}text(t,...o){return(this.own[t]??this.english[t\#
            ]??t).replace(/\{(\d)\}/g,(i,s)=>o[s]??i)}},ot=e=>T.get(e)?.missing===0?T.get(e):null,Ht=e=>ot(Vt(e)\#
            .join());function ke(e,t){let o=e.toLowerCase().split("-");return o.map((i,s)=>o.slice(0,o.length-s)\#
            .join("-")).map(i=>t.find(s=>s.toLowerCase()===i)).filter(Boolean)}async function Ft(e){let t=Vt(e),\#
            o=t.join();if(ot(o))return ot(o);let n=await P("index"),i=t.map(c=>ke(c,n??["en"])).find(({length:c}\#
            )=>c)??["en"],[s,...r]=await Promise.all(["en",...i].map(P)),a={...r[0],texts:Object.assign({},...r.\#
            map(c=>c?.texts).reverse())},l=new et(i[0],a,s);return l.missing=[n,s,...r].filter(c=>!c).length,T.g\#
            et(o)?.missing<=l.missing||T.set(o,l),l.missing&&(clearTimeout(It),It=setTimeout(()=>N.forEach(c=>c(\#
            )),ge)),T.get(o)}var It=0,N=new Set;new MutationObserver(()=>N.forEach(e=>e())).observe(document,{at\#
            tributes:!0,attributeFilter:["lang"],subtree:!0});function qt(e){return N.add(e),()=>N.delete(e)}fun\#
            ction xe(e){if(!e)return null;try{let t=new URL(e,d.base);return["http:","https:","blob:"].includes(\#
            t.protocol)?t.href:null}catch{return null}}var Me=1e4;function _e(){let[e,t]=[null,1/0];return{faile\#
            d:()=>t=performance.now(),asks(o){return e===o&&performance.now()-t<Me?!1:([e,t]=[o,1/0],!0)}}}funct\#
            ion Ut(e,t){let o=h(`div.picture.${e}`,{part:"picture","aria-hidden":"true"},tt(t,"stand-in")),n=_e(\#
            );return{element:o,show(i){let s=xe(i);if(!n.asks(s))return!1;if(o.querySelector("img")?.remove(),o.\#
            querySelector(".stand-in").toggleAttribute("hidden",!1),!s)return!0;let r=h("img",{alt:"","data-stat\#
            e":"loading",decoding:"async",referrerpolicy:"no-referrer"});return r.addEventListener("load",()=>u(\#
            r,"data-state","there")),r.addEventListener("error",()=>r.isConnected&&(r.remove(),n.failed())),r.sr\#
            c=s,o.append(r),!0}}}var ze={deviceControl:"castViews",instructions:"castViews",mediaControl:"castVi\#
            ews",deviceChooser:"deviceControl",connectionController:"deviceControl",noDevicesAvailableController\#
            :"deviceControl",navigation:"connectionController",toolbar:"connectionController",miniController:"me\#
            diaControl",expandedController:"mediaControl",trackSelector:"mediaControl"},Ae=8e3,Ce=6e4,nt=new Set\#
            ;function it(){let e=[...nt].filter(t=>t.isHeard);return e.find(t=>t.isOpen)??e.find(t=>!t.isQuiet)?\#
            ?e[0]}var z=class extends HTMLElement{static get sheets(){return[]}static get topics(){return[]}stat\#
            ic get node(){return"castViews"}#e=[];#t=!1;#o=new Map;#n=new Map;#i=0;#s=-1/0;#a=[];isBuilt=!1;cons\#
            tructor(){super();let t=this.attachShadow({mode:"open"});t.adoptedStyleSheets=[ft,...this.constructo\#
            r.sheets],this.root=h("div.root",{part:"root"}),this.snack=h("p.snack",{role:"status",part:"notice"}\#
            ),t.append(this.root)}connectedCallback(){nt.add(this);let t=()=>this.invalidate();this.#e=[...this.\#
            constructor.topics.map(o=>d.subscribe(o,n=>{this.#h(o,n),t()})),d.subscribe("style",()=>this.#u()),d\#
            .subscribe("connection",t),qt(()=>this.#c()),yt(()=>this.#l())],this.#c()}disconnectedCallback(){nt.\#
            delete(this),this.#e.forEach(t=>t()),this.#e=[]}#r;ready=new Promise(t=>this.#r=t);#c(){let t=n=>{th\#
            is.texts!==n&&(this.texts=n,u(this.root,"lang",n.language),u(this.root,"dir",n.direction),this.#l(),\#
            this.#u(),this.root.replaceChildren(),this.build(),this.isBuilt=!0,this.#d(),this.#r())},o=Ht(this);\#
            o?t(o):Ft(this).then(n=>this.isConnected&&t(n))}#l(){this.root.classList.toggle("far",wt());let t=ge\#
            tComputedStyle(this).colorScheme;this.root.style.colorScheme=!t||t==="normal"?"light dark":""}t(t,..\#
            .o){return this.texts?.text(t,...o)??""}build(){}render(){}invalidate(){this.#t||(this.#t=!0,queueMi\#
            crotask(()=>{this.#t=!1,this.isBuilt&&this.isConnected&&this.#d()}))}#d(){let t=d.connection,o=t==="\#
            connecting"?this.root.classList.contains("is-lost"):t!=="open";this.root.classList.toggle("is-lost",\#
            o),this.connectionChanged?.(t),this.render()}get styleNode(){return this.constructor.node}restyle(){\#
            this.#u()}#u(){let t=d.state("style")??{},o=this.styleNode;for(;o&&!t[o];)o=ze[o];let n=t[o]??{};for\#
            (let i of dt){let s=n[`--cast-${i}`];s===void 0?this.root.style.removeProperty(`--_s-${i}`):this.roo\#
            t.style.setProperty(`--_s-${i}`,s)}}isBusy(t,o=[]){return o.includes(t)||this.#o.has(t)}wish(t){retu\#
            rn this.#o.get(t)?.wish}async act(t,o,n={},i=void 0){let s={wish:i};this.#s=performance.now(),this.#\#
            o.set(t,s),this.invalidate();let r=()=>{this.#o.get(t)===s&&(this.#o.delete(t),this.invalidate())};t\#
            ry{let a=await d.send(o,n);return d.told(a).then(r),a}catch(a){return r(),this.fail(a.message),null}\#
            }#h(t,o){if(!o||typeof o!="object"||!("failure"in o))return;let n=this.#n.get(t),i=o.failure?`${d.st\#
            ate("hello")?.epoch} ${o.failure.id}`:null;this.#n.set(t,i??n??null);let s=this.isHeard||performance\#
            .now()-this.#s<Ce;n!==void 0&&i&&i!==n&&s&&this.fail(o.failure.reason)}get isQuiet(){return!1}get is\#
            Heard(){return this.isBuilt&&this.isConnected&&this.snack.isConnected}fail(t){(this.isHeard?this:it(\#
            )??this).say(this.t("requestFailed",t))}say(t,o=!1){M(this.snack,t),clearTimeout(this.#i),o||(this.#\#
            i=setTimeout(()=>M(this.snack,""),Ae))}iconButton(t,o,n={}){let i=h("button.icon-button",{"aria-labe\#
            l":o,...n});return v(i,t),i}};var Se=5e3,Dt={"cast-dialog":"./panels.js","cast-instructions":"./inst\#
            ructions.js","cast-expanded-controller":"./panels.js","cast-track-selection":"./panels.js","cast-vol\#
            ume":"./panels.js","cast-queue":"./panels.js"},I=e=>import(Dt[e]),st=null;function Te(){return st??=\#
            new Promise(e=>{let t=d.subscribe("instructions",o=>{o?.presented&&e(I("cast-instructions").finally(\#
            ()=>(t?.(),st=null)))})}),st}function rt(){let e=()=>Object.keys(Dt).filter(i=>!customElements.get(i\#
            )),t=i=>(i==="cast-instructions"?Te():I(i)).catch(s=>(reportError(s),setTimeout(o,Se))),o=()=>e().fo\#
            rEach(i=>document.querySelector(i)&&t(i)),n=new MutationObserver(()=>e().length?o():n.disconnect());\#
            n.observe(document,{childList:!0,subtree:!0}),o()}async function y(e){try{await I(e)}catch{let o=it(\#
            );return o?.say(o.t("notLoaded")),null}let t=document.querySelector(`${e}:not([inline])`)??document.\#
            body.appendChild(document.createElement(e));return await t.open(),t}var A=e=>void I(e).catch(()=>{})\#
            ;var at=class extends z{static get sheets(){return[pt]}static get topics(){return["button"]}static g\#
            et node(){return"toolbar"}build(){this.button=h("button.icon-button",{part:"button","aria-haspopup":\#
            "dialog","data-hidden":!0,onclick:()=>this.#t(),onpointerenter:()=>A("cast-dialog"),onfocus:()=>A("c\#
            ast-dialog")}),this.snack.className="hush",this.root.append(this.button,this.snack)}render(){let{vis\#
            ible:t=!1,state:o="noDevicesAvailable",label:n="castNoDevices",look:i=null}=d.state("button")??{};th\#
            is.#e(i),v(this.button,o==="connected"?"castConnected":"cast"),u(this.button,"data-state",o),u(this.\#
            button,"data-hidden",!t),u(this.button,"aria-label",this.t(n)),u(this.button,"aria-busy",o==="connec\#
            ting"?"true":null),u(this,"data-state",t?o:"hidden")}#e(t){let{style:o}=this.root,n={"--_look-width"\#
            :t?.width,"--_look-height":t?.height};for(let[i,s]of Object.entries(n))s>0?o.setProperty(i,`calc(var\#
            (--_u) * ${s})`):o.removeProperty(i);t?.tintColor?o.setProperty("--_look-tint",t.tintColor):o.remove\#
            Property("--_look-tint")}#t(){let t=new CustomEvent("cast-button-tap",{bubbles:!0,composed:!0,cancel\#
            able:!0});this.dispatchEvent(t)&&y("cast-dialog")}get isQuiet(){return!0}click(){this.button?.click(\#
            )}focus(t){this.button?.focus(t)}};customElements.define("cast-button",at);import"./stream.js";var E\#
            e={skipNext:["next","next"],skipPrevious:["previous","previous"],rewind30Seconds:["rewind30","rewind\#
            30"],forward30Seconds:["forward30","forward30"],closedCaptions:["captions","captions"],stop:["stop",\#
            "stop"]},Kt=(e,t)=>e.t(d.state("button")?.state==="connecting"?"dialogConnectingTo":"castingTo",t),L\#
            e=(e,t)=>e.wish("playback")??t.playback;function $e(e,t,o){let n=Le(e,o);v(t,n==="loading"?"stop":n)\#
            ,u(t,"data-action",n);let i=n==="loading"?`${e.t("loading")}. ${e.t("stop")}`:e.t(n);u(t,"aria-label\#
            ",i),u(t,"aria-busy",n==="loading"||e.isBusy("playback",o.pending)?"true":null)}function je(e,t){let\#
            {action:o}=t.dataset;if(!o)return;let n={play:d.state("media")?.live?"stop":"pause",pause:"play"}[o]\#
            ??"play";e.act("playback",o==="loading"?"stop":o,{},n)}function Wt(e,t,o){return Array.from({length:\#
            o},(n,i)=>{let s=e.iconButton("","",{part:`slot slot-${i}`,onclick:()=>Oe(e,t,i,s)});return s})}func\#
            tion Gt(e,t,o,n){t.forEach((i,s)=>{let{type:r="none",enabled:a=!1,pending:l=!1,on:c=!1}=o?.[s]??{};i\#
            f(u(i,"data-type",r),u(i,"data-empty",r==="none"),u(i,"aria-disabled",a?null:"true"),u(i,"tabindex",\#
            a&&r!=="none"?null:"-1"),r==="none")return;if(r==="playPauseToggle")return $e(e,i,n);if(i.removeAttr\#
            ibute("data-action"),u(i,"aria-busy",l||e.isBusy(`slot${s}`)?"true":null),r==="custom"){v(i,e.getAtt\#
            ribute(`custom-icon-${s}`)??"more"),u(i,"aria-label",e.getAttribute(`custom-label-${s}`)??`${s+1}`);\#
            return}let p=e.wish(`slot${s}`)??c,[f,w]=r==="muteToggle"?[p?"mute":"volume",p?"unmute":"mute"]:Ee[r\#
            ];v(i,f),u(i,"aria-label",e.t(w)),r==="closedCaptions"&&u(i,"data-on",c)})}function Oe(e,t,o,n){if(n\#
            .getAttribute("aria-disabled")==="true")return;let i=n.dataset.type;if(i==="playPauseToggle")return \#
            je(e,n);if(i==="closedCaptions")return y("cast-track-selection");if(i==="custom"){let r={bar:t,slot:\#
            o};return void e.dispatchEvent(new CustomEvent("cast-custom-button",{bubbles:!0,composed:!0,detail:r\#
            }))}let s=i==="muteToggle"?n.dataset.icon!=="mute":void 0;e.act(`slot${o}`,"tapButton",{bar:t,slot:o\#
            },s)}var V=class{#e;#t=0;constructor(t){this.#e=t}run(t){t&&!this.#t?this.#o():!t&&this.#t&&(cancelA\#
            nimationFrame(this.#t),this.#t=0)}#o(){this.#t=requestAnimationFrame(()=>{this.#o(),this.#e()})}};va\#
            r Re=72,ct=class extends z{static get sheets(){return[mt]}static get topics(){return["media","dialog\#
            ","button"]}static get node(){return"miniController"}#e=!1;#t=!0;#o=new IntersectionObserver(([t])=>\#
            {this.#t=t.isIntersecting,this.invalidate()});#n=new V(()=>this.#s());connectedCallback(){super.conn\#
            ectedCallback(),this.#o.observe(this)}disconnectedCallback(){super.disconnectedCallback(),this.#o.di\#
            sconnect(),this.#n.run(!1)}build(){this.progress=h("div.progress",{part:"progress","aria-hidden":"tr\#
            ue"},h("span")),this.thumb=Ut("thumb","film"),this.titleLine=h("span.title.line",{part:"title",dir:"\#
            auto"}),this.mark=h("span"),this.subtitle=h("span.caption.line",{part:"subtitle",dir:"auto"}),this.b\#
            odyButton=h("button.body",{part:"mini-body","aria-haspopup":"dialog",onclick:()=>y("cast-expanded-co\#
            ntroller"),onpointerenter:()=>A("cast-expanded-controller"),onfocus:()=>A("cast-expanded-controller"\#
            )},this.thumb.element,h("span.texts",{},this.titleLine,h("span.second",{},this.mark,this.subtitle)))\#
            ,this.slots=Wt(this,"mini",3),this.bar=h("div.bar",{role:"group",part:"bar"},this.progress,this.body\#
            Button,h("div.slots",{part:"slots"},...this.slots)),this.root.append(h("div.clip",{},this.bar),this.\#
            snack)}get active(){return Boolean(d.state("media"))}get minHeight(){return this.active?Re*(parseFlo\#
            at(getComputedStyle(this.root).getPropertyValue("--_u"))||1):0}render(){let t=d.state("media");this.\#
            root.classList.toggle("active",Boolean(t)),t&&this.#i(t),this.#n.run(Boolean(t)&&this.#t&&t.position\#
            .rate!==0&&!t.live),this.#e!==this.active&&(this.#e=this.active,this.dispatchEvent(new CustomEvent("\#
            cast-should-appear",{bubbles:!0,composed:!0,detail:{active:this.active,minHeight:this.minHeight}})))\#
            }#i(t){let o=d.state("dialog")?.device,n=o?Kt(this,o):"",i=t.title??t.subtitle??(n||this.t("castConn\#
            ected")),s=t.ad?.title??(n!==i&&n?n:t.subtitle??t.studio??"");X(this.titleLine,i),X(this.subtitle,s)\#
            ,this.mark.className=t.ad?"ad-mark":t.live?"live-mark":"",M(this.mark,t.ad?this.t("advertisement"):t\#
            .live?this.t("live"):""),u(this.mark,"hidden",!t.ad&&!t.live),u(this.thumb.element,"hidden",!t.thumb\#
            nail),this.thumb.show(t.image),u(this.bar,"aria-label",[i,s].filter(Boolean).join(", ")),u(this.body\#
            Button,"aria-label",[i,s,this.t("openPlayer")].filter(Boolean).join(", ")),Gt(this,this.slots,t.mini\#
            ,t),this.progress.classList.toggle("ad",Boolean(t.ad)),this.progress.classList.toggle("live",t.live)\#
            ,this.#s()}#s(){let t=d.state("media");if(!t)return;let o=t.live?1:t.duration&&t.showsPosition?d.pos\#
            ition(t)/t.duration:0;this.progress.style.setProperty("--_at",Math.min(1,Math.max(0,o)).toFixed(5))}\#
            };customElements.define("cast-mini-controller",ct);import"./stream.js";document.readyState==="loadin\#
            g"?addEventListener("DOMContentLoaded",rt,{once:!0}):rt();export{at as CastButtonElement,z as CastEl\#
            ement,S as CastError,ct as CastMiniController,R as Handover,et as Texts,V as Ticker,d as castClient,\#
            Ye as clockText,fe as configureCast,Ze as deepFocus,eo as defineIcons,$e as drawPlayback,Gt as drawS\#
            lots,h as el,we as fetchTexts,Ct as findToken,Tt as forgetToken,tt as icon,oo as iconNames,wt as isF\#
            ar,Yt as isOn,Xt as isTV,Xe as joined,St as keepToken,I as load,rt as loadPresent,Wt as makeSlots,ee\#
             as moveFocus,he as newID,yt as onInputChange,qt as onLanguageChange,Lt as openTransport,Ut as pictu\#
            re,_e as pictureAsker,xe as pictureURL,Kt as placeText,Le as playbackAction,A as prepare,y as presen\#
            t,y as presentCast,dt as properties,u as setAttribute,v as setIcon,X as setLine,M as setText,E as sh\#
            eet,it as speakerNow,D as takeToken,je as tapPlayback,Ft as textsFor,Ht as textsNow,ft as theme};
            """#,
        gzip: """
            H4sIAAAAAAACA6w6h5ajuLK/wvVsMHuBBRy6G27PzTnn0NvnjQyFrR0MHEl0WA7//qRCGGHwuF/YMEZFVamqVEnFCPba/PSvf/UY\
            7CkXwP7EygqYeF02BTlCtHDd/6oXDn8tBHmJFj/IodiLw/uFQ4sDMCp49D1fPlNBSf4PkteSIqheFq3dJkQkh6bN6iIRtCysny/B\
            bnIQlrgv4NmSe/5VvObw1wOAiBmImhWWkGJUOUngr69FsoR+tfx6+cMffO/hm+d37qO9dH/4TfrVN5788/t2/c3u672zSEieLJ8I\
            Wyppbesr67PAXti2I1oJtFJx/7DYkeTjnpV1kbpJmZds4SxoUhauoIU4QXa1EAoGLwPsACSlxX4M3JXp6xiSkErQc1qe0xSYW7Fy\
            z4DzczgHKUFK2OtFjLrgAB/JLocpSk6fwKVFShMiSnYCk9Q9EvZREmc0z0/grJR6ZuRI89fFo3OQJjFtsnDmDPQuw3/UU5AGWbiS\
            lA9otlnrvVuv1jdrUE/JXZKkHTpJEiiEBOKDgR2QTZok6oncJTdZhtiSZ08wPM8J5JMw226Rxji18Rle2Uuf7OwZI9EuSEJfPcEt\
            3AEgkTr5qQOg9v56vd6h9tvkLg0QXbvFJQd5t0m2/vYWBduQu12IRP1Rf8KDtLN39rEnAGRzcq/rHodSrxKSblGTdBNudshjcMC3\
            OeU7WMEW0AqrzepuhZZGV531WL3zJgyDrDvfG3Ljd36TXnBmxPPJ2vc7iiTbJEjBCOUgqfSDgR1k64yop/AuTFbdyYiyILmE4e+A\
            m+5gm+0QN10H223vlRodH8cUfhrCdou0d7DJeo2LTuMCDNv4sII7tA1ZwXqDmMAYvsXfAXe3CrcBdBru1qQ7DV7IIJWwohQ0AXcu\
            ZENYBSt0KFjDFpJe/jPSsRdmYbbKbpB8E96G6eLx0fnVPdy/PwjvSKrl8kE4TukUj/b9+w/Sy1L3s0a00WcNLCXUbuMPtvdtSYvl\
            YmE7mbj/+fJDdCi5aFLKq5y8Rru8TD62CFs+HGiaguR1eluUBbQeK0vRqAQeYToP4Gh9bQVbO/6s+dVyCY6Qm8P9/b34IUQfcro/\
            CDeVvrGUUrSOksf+YLfWZ81JZknSC6xwoi5EEsIFiu/okOHmClWD1rZtU6fWkm8O5ROwiO13yyC8sfT/UkQvWNmxfF+pQJh7H4b4\
            HgiHKKl3NHF38B0FtvRCx5f/Bvg6IywKYiNNm/Ia4EFsE7j4ZVnuc7D+SgqZNv5S7kpROou/wr4E6++/VgWcCzi6NXUWf5CvNN7i\
            V5A/gaAJsf4AtfS2HzNKcofLly4HRjPb7iTi9DuIjpDS+tgBnkEdQCSDUCOoWi4Pkh1JHqPXHzqMwFvHOQihkk9FEplleyx0QSIP\
            soi4IEx0AMHk5pnEQK+Inw9UAFKeuKPXRtoKKg/bsVkmonEmjKWou49UMiaVe5AioedoVNysIkwiDnjw0unrkvTbmksNfP/zeBba\
            /kiZhFjLIy3cZ5qKQxSEt371YjfozV5GmOnR3mqjnXo4cQlr5/jc+J/gs52y2UouvK6qkgluFaWwlp2KRqC8833fUSXU1nwbFVky\
            ysEeRKgYZMB0Qnd5coAjRIrcpNHRKCRd237lRNEO5JGBfCCZANbsyhdlLHXYu5KpmiEhbR/4o7i3vkePSmhSiPYQOoeVUzl17pS5\
            k9PmSNieFpEfVyRVBVo+5ZQP3lYAel+km9G2q/0NqSogjBSJxjmx6YQZ8Rty6JRf52rDqmZcLquSFgKY6b89hijr5OASbHijIylo\
            VedELeKaY/XNIRG4z8ndzl9oHaKUclVhU6dbPxBGidsD7xeC1bIfabRIKWSkzkUbZWVS86ashQpB5Kdh7hPlVJKe3oXeprZ4mdPU\
            0gFjNE52rNHcMss4iCisW+WE1jwz7bMrbyPRdC81j6lTveodx7UhpgVywkQTrusYocMyy+GlM5zKwllePkeadfuQUna/YCJfPFre\
            kaoyCmkz5BGekBz+tXQD+yRcMyQ18+ogNVSXh8ALZZzaZ2lsNUp8G98fJyLN2e7c4pmRKtqRXPlg6wkqcriy58yGm/kdWo8fSZ47\
            nu4oP83Yu72ZUWatmTTTZNr2fMfvNFC+VpzGhzecSRfhnQ1OQMhzWnHKz5K5slGsMp559P7oOLtnUotS+roRb0ypoTFzwT6BmUMm\
            1AEclcgMusiUJHFd0KRMwd3RlEaUlzkR0J3wkwo1+VvUR2A0iQTZ1Tlhas2lB9X80FQlp8iJ7CRlLWDkvvICbLgvLnUGcuXzxFiJ\
            tI5bERlAtOAglhv/c3vGVF3UuF2UDhIwUBnmCeL+RPaMpjFem10q4MijBDBdDRFkyrq+NUMNlzpjM5LSmkdSmrEbKinsGMOrk+C8\
            C7W8YMOdUhV78YqLkegR9lHNQNUzRrg9xiWJ0m0GGZstE9lMmRr6qcSpxYu81e15CWin5LibQa0NMs2brYerIblpWyvjx+iR40NR\
            rQTNXl25oZCQHrwnVXRbY3CMD+dUuAK/tsLw/LAwU34yG9yt5tJBuJkkNyOGtFAXlb7uDNgPHEhaPuM6nnhv673ROd7oFxrPU7dG\
            SE28cXc4Vuo0cBgY4F1vhh7hU3IEn2/fKeWMWGpFB8NEvhXU1rq21AXCt9S/8uqwsmPJQwCLdpjzCuBc9n/+Vu8x8vq3Ofx6Exu7\
            YkLQW6Dzd+S7mr/2pBIulp70ZlrYfYPX++tiEc/lQtUyrOYyie6dXHiS1Bx31FhmQ2K25ZqHDgNB2Fmb308g7B5TRxwU6SVEUtAj\
            QZFx6OjdcUuREGbRIqMFFSd3nDGGNkCno6o349Q/Sqe4RExDKhnY7Y8+wmvGyBG4pURoRGn0K6wURMAyUG/s1sTdMSDiAI20pHme\
            betVNJHo8L8oC+fVaOrq3TTFjufbgX5rix73zSVf8E0j4dXJtBKuy923kAg3oyJKlExmUjnVknDDRxs+pEQQ5RUCZCNQYn9k+Lrf\
            ejj2OOtWxm4ZhEZWDWsr2NYzRkA+03jX4P9NBxaPYn+NG4+DP7y15wJm3jL8dJJd80mK1+cDMNAmiOBYidfBMuYNaJwNVIP3BDh2\
            e2MVw3K1rcfGUUzsUVXZ+v75JMDzQzhes16A3bghVn/dNLOQ6V/jGJzraMwDTmqmEs1PlfCtR9JZzZHf4Ca1dXPOdT3nNeQUNu/C\
            XZD5/rlBruh+02lOuZuXXLz/qpk7+hWXRuLxKSFsNpPLPIO0TkCqViJpt7Sb6c3d2MCt9JegficHNXHOK7xR3J2ukBhX+iHXumnN\
            8EEeesDnUagk7p4SyV9EgYHWSoXycu90PxE2GqmUsJmPBkdFQ07w2SK5CouU8oSBAAfPdvaVud/bCuFQS3RytiRTIFzNud2yFqeS\
            csUooWmSYRojzyYBbWiuux67MRtUp+84O3dUtw1dRX+C8J8g+HpP65y3TEinS+iv+rlZfLa+MF04J9NJyOnDayrsT0nxRPjf4EXM\
            BboRWQNibBqnH8thBms/2LH68FepSfSXOHWeD2jpI4ImJNeN7pGmaT6+H2VU9M25nlCPasnk/rqeb9tHg6TxTQ5fmbPesw9rTp9Q\
            y/IjgnsAn2Caqcy27ZEiR/KylJKMuOHYxlFzRtvImHOoum51uCP5RyVYggtIBKSLx/9PvcY9u91L0Jj6TfUK1/VIrak6iHJZm6L8\
            GTzRBPiPnwjN8RvYo4XYQ/e11eTX+sXxp45n8gSBgz9h97O6kMfaOftil2NFlC/nONlGUlIAK/A20w73Mt+OWWMkKVCSY/N1hWo1\
            pdpws4NVSI3/ubPdfu4EvtnGhps2lC/W2wEWtDNn08+QMePQXOF1oLcWvf+TQfH8rlvB1Kr90naOmIi6/DFz91UToCl80pobvuzH\
            E/3NtnDAtHyO5XBA15DW66rJ+253g/dNWJvcdWo32Gsn3hF2qeHXKTHy9bLjDkUqIcNFB59yIuDfS+ULtrnFCQurtA5dVVft043m\
            UjdqqjL09uMb2EyvNkDs+bnruGF3g9rye8EUZ7u3qIWWGdTU1irT1wZncIEWmkOeRVwwEMlhOge9piY23cH6XD+8wkxaXv/qiKYT\
            8Or4BZHmS77+UuCu6+kFq/XEoT7umv/lDDLwew6eTO3QjJp9fAcvgmvrzpnSvAOj3Xoay5jNG9Ov1uv+okTzlkO4rWe2HPcA6r4H\
            x57r+9OEHSX2rcBSgwT5Oi8FN4xk7o5brWuN9L5LQXipG39PGyOI10qmKPXyT6Tm8Ldyv1dVrJlOdN9EZ03rbmgeHi5brx+1XEwP\
            xjQn8s9ShsltVcfjqf31acXwl1PsQZD3vCJnH5wmA4gpq57aHnKWWzK6p91nhXjyiUnTEeH4trG7R9JOgLkLooGHje88pr5P6z76\
            WtqVETdJvHi9VIpa35f5wY6/k8ipdLTwUrsbyzZw5NTSpTsGrhWua2ez9Wtbf9joN0Y37uuwotcfBjd3+C0bQ9i5FMlr3/AkXOqs\
            iRHrTzJ55z63fUggmq/L0jTnh/XcZ/at/sqO+8zyD/36Is9gW1+7qiHpdIY5e/Mx/XXsBMYF7PKl58vu0vMk7psfM1Y+/w4yET24\
            geM/Ogj4C6a3hwHw9yp68B030Muflc+FAgSPrfNncf+l6of0JdOiRVULx+o+VDuWSp6EAbHxTjzMoK3/5uVK9+O2kfyrWLRXA0gQ\
            1VKO3WGb4k927thRxnLOTmdNtdASoxbRIdGWlW7u8Ta7T7Df91HmSfZfBYCHJGe+7UwS4iwUUHcBrYnNz5ix0mgP76ykepRPLuGQ\
            TXtdLpAejkT/w4lr+Rf1o033fzkT4hTMZjfuocvmi7Mzmb3+fvMavFJuftBno9MNrtRPTjfPXh1//+Xx5viz15PjvZ+nm+fV1/pW\
            4qFobHVtRZm/LS7o/VlMV+/HFxRSqM/SrQP1gh+mnmqrfk+FTI/OYeeu0c3ckcUX2h5bWxU4Ei2inE6sjmSWlavFYtw+c/3JCvfM\
            Vae/CxkettK7JRq32VApgkNcR9nWZ4neQg2WM2paADcPA9hyALa3UfIAUG6nE+XPLKONWVthtR9th9mtFWBID+9FDHZGXdGMF/G5\
            xooa9Q6PKx6uYzYFWMZnIq+hgrHylo6pRMfz46D202bz2WYjcKAj9SIGt36azy6FTY+soMANq35KqcwX9Ni41JUIcM/BfJG6smoN\
            4wgUdQIAy7yuIUYoNnL88FSP0p9PJbq+XFl24U/OQHaYEcE7DxjyMxjCMDauXwTqq3UeqF4T4Lb2mbs1mQRWmKp6dWYr7ddsD/Jn\
            618+r53OscongU2TauKqZxBxUi3PFwXWewUB6+huj0bb24b+I3Q8u9Szq+9b1zyLxfpOE15VE46d+x6eczNOWbY16ii884Twwv4F\
            v8p+ZOaPaIlicV7pUtq4KDERpKTndBbr1OJvVm5vYzv0EbeFXuCqRiobO6f4lTE2tAN2v1lK1TbLHgbv7ACFVI9hVVMbu7ufb8y5\
            zjIbU/5G+uU6/rS6Y+dJHMcMaxrPoVNe5LVllosXBnbvG4SeWcx6t/6hsJci4nxEJL3wdjBfdrL3ncDO0jM08JiElxsXc7FFbWB5\
            Kz2JWP7DHgo6RkZFYmzRIUAi5HKXkJ4iBlXKzaZAq8UnvszrVreArBE7YY6v8AYLgyMZlivGtI5JB9pJlWmRHrUnWRMWRfz7Sle3\
            p6yyTXW8WIhoB3Dq9yBVM1L4tvSOkmtzni8iIrdJa6nqAalL0a/LJvBs2cqOVKY73O/asw3dPmD6dKGpxmc41lkPZnZnhNSp7nUP\
            e/u6dqi6mYC6w+RfQR9l1YRftDJORfouPZqIdzE5drvvYr5slfuHCk3WLNFyZqw112iaqkmtqmlakPac5GpBRex0lkJMM8sQ9rSD\
            kGhXta6qlmnJYwASQxzIRHPV+qqapyabJUtiNWEygTyD3DGJWOxVcqeUT9ODzWb+dO8lcs0x/BgM0bHTKzr2WS2TWd9kfRPQDuxz\
            sD9iBjrDMgyEsn0jNcRJDXGSSW/kcIdquEOprlIeC8cUqAHphDYQSNMDM5e7Zzsf7F7txB90hNG6+5EICaBJSSJZ6ozfwNYBo1+m\
            JPOmzytPRL8qk8lUYQhaSSuwrhZ5epTDNloG2UnwhRXlZDSVY8cK9n1K2VN+QvykcJDTVuxzErjSob5IwV+Fyt8LRWOhpxVkyoMj\
            HpJNh0vds8IXfaOtM6Fjjr7Fmj+s+BfO4IAS9awyi8WXpTXfF/pGuKROElHiT9c2Ut5LbxswCQYh2Tpg98HoNPyWIlIRGxZkPFCE\
            WbsuLAqYpOmL09T4ICd2QV/3jHyqSgJQwrfXFQ3OS+6FKgsfeoa1x8oHDdemtJf4UiM+N4jaomlnNQtNMtrb+iRyzifGBu8zmsJI\
            zRarc+gq3Wk1CS8rLurnLo759Lyw5FHC9iXdIPac2KmNNhujOzjO4ZHZ1kHS+T6UhzBRVjuckvLeeCz5zJiFzktCpKgtGizNbD3x\
            qGvwnniEg+8I7WEzBxlmbvYNwMpsB4V8QJsz/hNGkjGcDr1xGXWc73/OVSgXrzb0lj6mJhgjoBXKNZdpjIRJMRMTs4t+MgcX7orh\
            BrotheAhyg7wxE1Og7iHIylhQEjnvlciyvf2vMX+pvIphO0B1xFesHMbNWxfARxj/xD220rTSH1OnJAvLAIAKs1stfDFa21zX6wv\
            izmN8NpgzIAAmrb2uXmGIAwbbVuekU3WFTcHagUlZbJ4aZacKvMnYGIkKvS3rpG2YxDx6Xjp8PuEse0md8zZ2mUsvWViylyQTeb9\
            C/JmXSma0QNTSNPaFfKgDGTYjEF619QaSz+wqhvTOH2Lk+ZNTscw7T85HwdCSGqY21HXml2/+5AaF3r+gdAT9IBT7Dwsa640qHOx\
            0rX1TSi3HY36LfUD87Mw+CQdxlPP2VQbuaYfKjrNf1OUIPtEt3xmfHSVlXGlKRr40uproJoYHCQfOfznMq61dR3KMMuFavitYs+f\
            a1gjHruA6iTL0ucC6qeugdEppI/13m9SXaT+JTy6mXht5x8W+KGr28gnrfuzL7Lk18ebbQnwk1+3pztyP9bv9EwQCBpL7uCls1F6\
            4GU6Sg2Gtb+R1LBgKopk27D/6+Tx9nR3nxrHl0UN1G5D5yk/MQqNNdUwTLWQ6TkqaYTdtqWGzZhd7gowx5vH9IOZN1J6TzSKxkQc\
            uKSantR+9+rL5wZX2SVxqJ4cTMP5ehMHvH55d3iw98u7f9bT3Sc+LDcyEyepUQ8dNNHLyIQJQ3R57uiCE82yY0v/vRARM17kysxl\
            Ue/wT63TrqTNaQaMrwVv+IGZaOcrLVULQNGKUiYd9DRE4d0YLXvm+jWb6xPSoljC8bJ8cE/SjXmoyy07HkRmJ/w8iuSwFn9YKS+E\
            9RBQchMa935gzarh1MI+Xj/K60efWvV1CfSp/HUzr8x1FO/X3B3/VkcsuK/S2SJHvvax5hTI1+PHNhRMCo/rcZnSCUTjmSkxdUUW\
            SKwvwRLniVWzSzL154lR54ae+Ddy7dEFTKTMhQWjqT8Z3gB26vtJOlUpodBpVoyVU7c2kYxbdMwj/UDFjfdbHhcChGkXEzCo9s+h\
            +qE80gO53+ThNuMbQz9LfB/W9iGMSuI4Ny/KWmCJCFP00swuMSYgxHXof1E+bduceyXBwHf3/f7N2gf3wdiw0b6/1SRMLOoTGC4s\
            FrCFzjZFSWt08A3leroRFAfC7JPRWd9ZarPx+/CAUe8W4ohYBPpEpXE/teUG4hQRMDeMzxBlDyZcxpqSck0LnrWeeJhhOlxuxkZt\
            IdNJKK9J0/rOzcaXahGMqFe7dzhnHOqBpAqq8T6yNrZ6sQjC0hGtJZbtn78/16bxs7VsgAgbjolVhLlvD9BbG9hhF04uM/5Uk64v\
            4ErurW2JYHwpCwVKb4TJAQokxbNom8vs6saVkKryHHqUWl8CQ7COqXSKmzX1Q/qB/kDlOv3wI3xn2nsA7n3j3mGkPh/mXrtUFtss\
            4iR39xN12v2FRawDhku0Yi8CSsYdt2lPuVQIDSsUCjBr4yxxzTruu1cvROSWJ2UeU7ZaVdz1SqzvwyHqMpXy4Fo1UuU8/iuxXlWL\
            pG6xAGdWMZiFspecXRHOZi5SR2Y1S5GpdJXZAku9RjBkVlbMpKpiz78qTG3UnIe2rtBZepUeXWVzKJElQU4Xuj2IBxBxtFfzvFhg\
            J2dNsMuYC4a78WiktbYBDWqp4lac1Q9SzUWX6CnA8Ag+YJ5O+XB/4AWeRitSqwNAN6rS0iWbxd2NtueoFqJvS5/0k4MT1nFTLKWl\
            je+FAugL7iytodu0rvAT0Wi9c3h/pmSv4qvWCML8MYd769c3ekxg68/VeDYrW/YoGq/zvCX91P6jGaJWVV+V1iSlGkHXObQlV1Zl\
            vrKXpir+QJsqeEID4jFTsO7yumCgrpiaQdvW1oDIyjgSfy5k1mq7bkheWTCSJfp6gClIMJm0ifCok0WHfQSNpCbOHVfREt5LfWlu\
            7rdCYDHW9loNZyIi1UfyqphdCTmdAk/g4HkimLAsDhrV00YN99Y0nTroS8GfUysYszoIReVVA8vzgKtF0BVehcJ3YmdxTRKQREiU\
            rigpwlH2TDdg5jSPyR9Tk5laqjlU9wgGh2wOidq1+so+JPWgzV3Z+cqqa3Jlzhz1lmRtFwBd25e6rnG8wuNAm4nubNm/0kgAFzjd\
            iHn2Q3K484NaWUC8elDzPAwcY3DL0mDWu3/MFmcPssXZg2xx9R62eBALP6BhNllYhz/0Y8l/PcExxjtwypVAd6ufO9ZYcYLforcS\
            8zbn1gFYWbVA5dqtmoo1JeKT64aWuY4dt1DizhGUyImgizwFdR0vkbvY3n4QbQRDF0BaBRCbjRueLTebG5FrdSaT6xjYWmo5E1Tr\
            XJmsIBen30L9YPtiRkl4XwRwQhafYHcVAOGQWLmtYHDVuU4P9Ifq1Cm6R8iiQdEgQqCtr/tajgPuerXUKHqxI8ZOo+ew1Tw84laO\
            HFd1avrid6lF/15mVt0ureFcVg4qX/NfCaqdOBWl/Rdkj/Jbgd+yyyn/3QZN6tsaBDA4IGpHMHp+ytrpUEWjSPb+LEO75m8+voMy\
            9BZJp2nIRXq9uGYXBbLhmhPd+PhVZzHOw37pM13RHkWRewdtduHpyN0geABQOYtipsUIhxRgfcMfEbrM7oGULofwt9aqdN5GvB8p\
            F6xxHiqGyMqezfHf0n/JYxk/ds7Ky3w5fpx3xaorzvzwRYrR5xy1rdIJ+Yewg/rc9XYsNHi4SINq4xe8IM/Cue8D31I31MOK5W6X\
            aQBsXlysKrB88DlYBZvgd5VNuibj2MvICO/M2p5jjjIZgP4o19kdn1Gtc4glKN0gQYf7M4q0jbzIaeEkh7B3MOcsPVobJLmRPi/O\
            NDP/cFBFmRbBOV1fr2mS8s8FwiqVh8VX6ya0zsIsIKE4X9oRAT46IzsQbY+YXxMutRig6t2o4ZJZuME3kqmEgL+jEcSYMrqUIYy5\
            Y9dNXjThHREdy+BGZDRG1cb0lOp1XgHiFvNG6O73kBCt35JQg9i5hXmtcNDwhFIbB/gKKmJXFP0LJ0YB2OyVcv9Af7BTJCMo5dTy\
            I6gM+d7ExuHXERnVh3dIUAA9YLUknyivb8sZEuklR8RgtyEZK40Mek1JU3ONwziH/V7ze8Z1cZ6Q0iIv2Sjfm1jysaxZAFjI80LL\
            2CzmWEEGdIgHcMl+XUBgSpeG3mrdqkvQI5wZ+f6udRUvV/WlcNePqmfpS2hoiVUx766yMvc2w1KdtRFYCD59RxuGmebx2+EOOs2t\
            RXSJ4NRE0sOR4yHuIR4POsR4nr6mrYZhJb3rQBMW8ftL/be9fJh4F3zLMlAcRaBWIIpVa6jCS0OxFhOF9UW4nPX6IfNuK9k16MM0\
            iHwm0BV9/ulrTtBxISnj4rzVCcRY6Okon73/DBI3pbvaSw/G43x3N1zubdWbTX6UrrSacdpzluY3eWEfzekdb+sl2jaA7zaWZaKH\
            s0Mz+vbkFGiTa3quqzpZH3tf3z03f/OMruoq/FWjonlD/NnXc+vIX3HtvYbNA6x8uYT54Zn7v0GfR03jD3N7+6vTk2/imo1qMb8V\
            +dHB9naVeTarGHSTQGHOiNJJVJo9yg3rSM2gvbFGkS9q+F98EcgP7IHWtwbL3fLg0BQpyvjli+T4DObtlMuxZf4mHx7uhwxxp5iz\
            0llIe1mZGxakUzGPve+lRrJB7yyLzVUQoVnwN9L0cPShM8qzmHbqrlDgDgmkJcKwpx+NcEqhhoP78PCv0r3EYW8vmTeedgFI7BDj\
            MBXcJ8eMWn/dD0cH7sZsmIp6vBR34rS5VH5HWfbmyTqAABVDUfLFyzJtFdpHyrsR2LTnB1bv0SsNRts7nltyZiA/8Qc7hzs7uRwz\
            9gMVNE+PegplrpY7UK7ki0Bows16MJ/DG0XxF/JFJuzn9a9vpn+BZIQ3oUOrn4bgLBN2s3luyQ8ODgHMXdAHcHeFL1HsglVX+mUx\
            q4zN6yvRJRLZa/EAYKUaoE3fLsKd9aLAWUihbLU6IbDJwxSRgzSeGXepSdu6DHXMsVC7SD6s912pMKRMbYtRm4dyDV02yvtA3i/x\
            cSilHlSBTfjFb6khgH0rCim7JIFLLvuNcQ1SNDf048WWrJ+07/4CmbCxnuvRYAWrDJ+n04b0PMBf4gYlyNIBswwzzu+OkkI5FVE3\
            KauQZV7V5GaMe7O2t0+t3wTtSA26vMXgtxdtirt21ID7unfPO+GXLx0IIFj5nUO2fWGvOjr8aCRbwi3SSqrepjwrNJ6s3kvCwqaj\
            tXfiTEts3zDYZui8QMfQDSPuXNJ8xw5rey9XE/aONV+H88FqW3ddvqH1rrnByNY/7gaq3hj2lc20Ra/vVSoL5Bhl072uQyAzp3js\
            juOYTRBKkx0rhQmKuSBfg8ITDvVQbWBIztkB/5ua61QjPxt3Hr9+6G0m3U2GdICQNCGwq+yFihS1wc6z5+Wy3CWViym984Ixg/KL\
            I6nqTmfNsH0bnnyJEtwSu79Ji/OqY461+GVb4aPERxFoSCcanrbwOAoS25b2qm1SqXzaXbZhgarQNdG6GjwfpDlZfT8LWfnw71Cq\
            XCYrytShEKQRE5ZLck5ps8E1qpBg9b41ttl0iQqcTBBWE/LtKEBDSt1/Luiv5H1us9861ota+ytzngmfI0p8XG3QPXzRbFl7EKh6\
            0Ey6pvdCsv9KxWaACDj0Hse7Il7EBm1g5g7Ajw6Ag6NomxH/BCdSMCG0zf7Y8BxsYplDwBXh3PzTkvZwjeeCLAzlXAK81Dd//8//\
            erIuu1vxyS+rw9HHH+/x56/T/QtFmYS//+d/v5GBZf73f8A1Ce+uQ+an3tu0XujBxfnCgIOc9Y6L+jP+iSWGZxpRjVQT1vSQ2N5g\
            u/8Bfnwg1aDp45H8p49HyuI/UzA9mMOTq7qbBek2Tt6Fob/FWUMa+EsC+yZBc9lVu338rP+/3mFy/uPEQo9bu0z2929ubuKbD2JT\
            Xewfjkaj/frtRaT+j7FrYa3bhsJ/RVzecCV09LQLA9LyCBBvpYNAV0p76RJ8wU1LSl3I2H/f90myd1+B4MmWz1vn6Bzpznb6DvjB\
            q+42mXglJio2i0NUQC+Ocgp2okA7i+yO4LrdXUvYbF/zTz7XbzkVpEs/GiubbQW5AoomXHmTFFsVnNCTfqHyhUpMvsrGK7ZKJdZ4\
            kn3csoTcq6FT0fhZvAk7Ad7yoCHedHECddTJ5AOU1RB604MAIwwY3Yopkp42209wSVCgmOPojZuC8TTzNpr+JhtHDKje0nOd6WlR\
            Gp2JEwQHaO52uEbFU7UYcK+ccYOESh53hMg6pnY3u1OMdvTOrN0lFi3F2vfFWnG3PSIIQsXWPIpevpZ+kKTChEFotMEB5YquI2rd\
            7q4jXOrspEmNttn+jjUCy9YDP6PDD5rp71fwyr/bv377h/vUVx/elZx/jQcMvH+zfIT+PwIh3QP4qEq4OuPG3nRzhtt0NO5KLP3G\
            0xIHsU8MML8W+/D9Dj1+BffqA8OdVYSz0870pm/DZHcWOPgAqNm9zscQ/McgXh3wZsVYUrAEGIDpm18kemRoLko/YieQQ+FTkmY/\
            vJzG/iSppFNAzP3lnBr1KX1SwiQ8gxfpVPiA+l8VRoJMmEU4is50a4q4aFKaOo3LIYIJ4t2kC+LqANEk0V+DIIoqwTXQxdfR9t9+\
            /ij6iLmkUPSiUJ9olEXjGbxxFIUR0Kbv8Y4PLLyFvkE49ogZhemc4Xe2mnTtrgWXiSSIZaIGnNaodSakmwwANR2glAWSuW+d9sYf\
            YgoTrfpsmBb4vwNv8T7WR77b+Wv3uBjmqmHX4g4NQzs2TEw4N8w2HRfU22aYvoDSz1k24yvFr0igz/cAfcKP4E8MYVT9LiCMbLYZ\
            lwaBMxi/xeoVxXhuFlk33369SBwYvmIfc0qbWEQnOGhwUroafdC2L3M5lQa6L44SjnNCtbtZ7DML0OmC5XmXb/MJuIivc7nVn7Rz\
            yhUcKZzpYKfpLmJgavkdTTuDSrQzoSOCXs8OQbmFmHnDCThD2nGMHZ1gGMZwHGGZ9DlcF4ZSTvAHdvEQlNo7jm/sTusJCwF8FJ7x\
            0Sl94h3K1wmYwpuPHGTumEVszRO0Ua2wdgC2cLDCGyswmN9Rfq/5Wuw9DYb01V55rgCeMpBe0pnBIqvFEogJxsFqWulWq1noV1g7\
            AHuqLMlkGk0RkfX0Vo6LrC3OcpZbHU5Z/umiuweOjdxol7dMMyx+bnBnDNwfQXM6n/pa2vC6ZsSYmTZ80koTkkoTQ+UG6VTCIZyq\
            fEu7YplqBCedNmvBIgoIsBaEIqp8f1CzUDhL29hupKdPShHGHMQS837p/vFwh7vtplYeBlqsyRM3KihvwaSV6c/x5/09H/cfkPc1\
            0fzE4HgTKsCbTADzgJ4ufC3nMrdcX2hWDYhYVVReOztIVrLud+isoKTSs9oygZMW5XF20EQtdMwbCdAJrUnlmkC5CVtl1dSj5VyQ\
            6F0EtQM7Gwzg4bh8LSnjDU4RkHUdYo1gXJNiqzxWka7B1uUHsCeWz2+PHLLhxosCWLY4QdkVt/a6CmW08R5rjVw/SmAAWUVLIf6x\
            /7IEWzi1IWrqtZtZt2hyQxzuDLmU8nq8s8T1qa708jJizrb99JXaX/y74gVZksGhRS78clm3dVZ1ZXl156UX8YaX5az0NvjF0ouE\
            edg/0MF0e6ARPXO+u+HtE4FiZ1hQeqWUkGt/vycL16JSCOgdntZ6reyQTFbid5yDDWqpv6ZCMn5Hbn8wygAktfRr7Otr4sU4W2K5\
            Y26wLcVPvFpB7RAPs6PxqpwcGXmiuPIvjiyr8ZzKZJoDlcbZ8SIyd4P0KtaLZIA9JI6Bnu95yZyAmH//sXYdXG7juvqvTPiaeC/j\
            25tmdbS972y23DqZ98axlROddaR5Fp3m6L8/fADEImuc17aMJTaxggTwAUwwCk1fNHOU8j9cY8UQSnBSKeT6Hzbm9Z6lViaYfyzL\
            pq5+KL71zoDJhQCKHBY1Lz/sX5WGd/Df0n8GM3IH9QkwL4Pfk7S4NKkTL+OMBIu7AlP+OgQAB0OHFVMavcAnjYAcI4lhw3pFTZZi\
            V+/YfoztRcxTUu1QCMvOylt4+LhggL8TM1QEmLIZg5SsdcOClKyzts9FR5TO5oax/yCjCEgcRajjWD52U/3i34u6fLwqHv/wc3th\
            6+Ip/qx+Zv9ZzSJa63bnOxnmChDw59831Pa1dQNAOXkEN9W4gSIviPhf+dMkab+DA70ebqyD0d48IcbQuHzYrFsuzjgZbGtdP0kD\
            dwGGlNjKvpjEfw2Deqgs9ryiyoo8sPIu3JT1kZpvF15E2wptfJ6AT9jvzQIAxX04YUncj+HpCZn0/YZQu6REojNUUwGz+6LBiK33\
            b5+u3z5r3h728K1wKerc6MWgmRuXQ/b8pGFThRtdOZnmtLG0EzcdZHYd6fzqTnVyJXKkmjm8i8WUqC5SYEJ/qhJDgZmO3dtUoPko\
            sa/8kDEXbMzHuoDGUTOmjrvFvTBcp1tHNoZaWw/1TV1/GD0ooHzqTJavN3Z8VBg2oaPpSY9Nl1qlvG5Ozd+DbFXQawO0puZ6R4L0\
            GyOtDm2deaRAGgO9jJ8ZDsJ+XudYKtD8i48CTa5JUBvVZHNXYryirwwUfgCSjxUGPKkaL9CmOXLMdaL4C3kmDVlw5VP1NV7qunjR\
            iPWPtzW7/C/Znb+V9P1LTskTtq6Po4SSmHfXDs+qLokZ8VSI5HcazWIqgxpT12lWCUgMpR4fi8db+3gkWTCIFs2x/nqgNFB8uN5D\
            3/Gjjme9ojk10P5LE++XtYbKHHWfc8reF+hZFSan2o6fMhNPgNyIiW32HzHWalJ3PExEuyzDnmoUUWcq6n446DeQx3LaFihneEAo\
            Bpr0+Qeowq21c/n5OFu3nyaTgpvhMBX5MzL7fAJp4Rcxx9alHGe7ayvPddoQRL0pNq6jmYP5f2OtVLE4SjvKDeCVG6vxbF8PvPqN\
            lKnrGHacu4JTiIaIC39kgb0/IjnM33hClPm2Ltql/VSXjU4bDD9ZOqBn7Oh2TPFoLFsUs3bRZH0XBvy6c1ox7UQU92BjdTicTIY+\
            TpH3qpD57dsfmaL0bmddCCVSnmFvv/DWfeHnAPyrAGZH9am6RIitDZ/jtUi5fumuJv819/s7ufr/8HeCdX2vt5P/TA3Wr1IvM1dL\
            XmZeNUh+auk4mTj4sHE1bgu8XyBT16JWMI5/BzyQvfuTMjUK9/Co5HsyULe1Z8sOXqn32Xt+w/jY2Jb/UFUJbhLLzP4VUKqgcTTO\
            Vyd6bEfohqGIWMKmYt3YSbqH/r1vGhjkFPqdnj/i4KtlTNxn+JR6PCtut+2LyRf6CnvTrTvewbWU0cDlg9/o+GhgBr8mB4BtJ+pR\
            tHRqVSNHK4ZuUv3ayViGhqoVo9RuxU0bbPTJANIww5MYctBubK2aycK6kwSrWImVZxdzyXYm1YaRlnUPhulLv1TcwDMpnibrDv6/\
            nYkuOU0ZXME7WKTiqTRM5yJ06W4BujSGRb8/1e1ymaLKPhT77HvOeHhaR08uZWSskeSEcjCoJ2j172PndCuZTYXlYob9phriIXEP\
            Tw2jzNI3TXXcsmNa6Ff3/U5Mq+HyYTCu1b0YQswsgt2ULeXQsp71/QDL7axo4yKsQIN2C4lOPeWeS4xDhcDbzFLpxnnanMhv2n3R\
            hJVq0/LTlhnXvLpbw3zm/hR+T8b7OgvnkaP7oKn+SKfcj5rq94SV73wgqtE1RfQSxIckHzYE9jnUDp8D3xNdd8l2hzg1pbN1HQPZ\
            0u67Q9t4BNP2I4M8w+h//uM3XyvPc8SsazcXwPkOuD13iHj7mzGJZLOA+yI7PhtqVDIdxn+iVt0AjQ4EeR/x5V18bCsGpD8EKvef\
            1kjeDh8eqAvm1lKTEUGGvVp7TxvQD6w9Lo7PqR6lgS0T1p9fUegdLY54N/BQXT/1bgKuJKWvpPEKgYFvXVAFUEU8m4ka8stoJRW7\
            T0SyO3mkVPsePLBA8oyTPHJJJueaVmD4iB2Dl+uP6EgCJ33Uzg41l1R2boDVdgSPbuEAJUCAMXMWWiQjxkeVHpCZCErvXRdgcs8U\
            KMYQOZemMgO6LTWrOhR5kjlOyNF+HVPz6eJ1GgKTvBsXYsdtOyw3Xzd36QHN0Mz9v7nQejK83cPqYPu6Snk1H4DtcNKDL+opILSe\
            D2+CVCliQNW5QxwiJ0cU1wUWxObRxHwgNjAk1oXWutBvcV6dcNca9+RA79OLLoFoC40YbQyfMfvqc68TpK9xcis/lffI+OIt3yI8\
            5CojKnaM1WHSgA1Gd82CRDjUIHgOnCYfLXE4YThMS0k/xK56fuBLHS9jeTxr0rjqgVdYoNy5aWrD3icvcBGkKY0Z59zWRRyLGj8h\
            nkE02lHwAEGkeY+nuCiikV/AifrzOFHQmazTqZ9Oe04HQXCk24h+TQF1veLCoylMvdTNFO/XbTcURq/iMLYE1Eno1uWZkQkZAs4w\
            2dME3VmvgpGVdo/YcPCoCAsfOnlOMEDFqVORFMnC3B3xJzQYxC0QB8ustGJ3wzcE9NPD8Pu6v7m0ffWmwYMwdwhDtlyat/XBjvr6\
            Nlys25K+93KIOPf5NJMTT7hmHrfzDpLNlvO0Q+OXErrBjiOGfmBEK1GT0EN9PPxHe51ebWnGl8T9n5gA9cGGBtHKEK83XmQZQCe2\
            2papuUckLNvJTnZYOPtr0QopHTQgnfR6kA3TOlaE+m4IMNU+ENaFMuwYGKW1css02jSJUoNoCmIzlrXSmb11awV6rkNXBIwzTqHF\
            ekLhWyfcEe05ECcG6xaxsSMzLSP3Nhm4qTDIC8ajpXHInCd0k/MEbSH1aL/S1MCvbZdNMXCbc0hH9hyEahPmUArTzm3ruhNHjtKn\
            g3xMj2Fv354yXDps733UXKb2FC39JzsLdX/sjFADRd7K6tQzG9am8kASLF9Nl+x5MhWPJWn4iE9iphZpW2q8lC17vBF6PqxfSwpf\
            GDWl+ZTZCMEAc7SDETsQl/FTFOkyyYMi063rAw1u53KIrABjLJ2U6ROQQMtNM7peotXOs0IRtuktDsYdhS0lNqHZmbIX05MwWQn4\
            jtq16jXiB5E5f+yroxglqFuskowo6Zzf7AY2xJa4lPfhFGlAkm5iER5uAo+wXCBzCnI7L8pYTiR4lOU47GHzqNF9ATmhyN+Lj+Eo\
            yrrBz/xe/ZiQ/cHXdXZMouyRuMejXdZ+11MieCSD176O51pTfFEs9BTL4+gs91oMXyBxDhWyFpYGeI2SiH3gf+Z6MmpNkDC2EI4d\
            Bt8/V75FUPitBVCfIgtY0SzUpkbLyy+QUIX+AyVO8ehDZjTXux8aayfnBpQ3HDrpI/eYurQEmZaqdNWyrEyLUlBxDzXEKp59cc7q\
            FiRn7D0X2z8EZ6l8zPXFiaj1ddGIVzMh3F/Qq5BlFfFgnUeULy/1Huu86/3X/RoOIqyS53NmPaK3EI/b4v/xxt7aus48pCqTw+fb\
            4h6ofWNDbaTCXt2SOC/O0jCpQUrRklRfc1TvcGs/42nfnONk7/w5XjY4qjzD06oUIZ4+mXxJvmXaFHhGeQ0CtPVAbv0O0LUq9XEm\
            uYvGYLB7OnW0BFiJnJMvLIWqi+oGfzjygyKjY0jDqtjFyIxtTYwbDG4hNpFBiUxqaGGS0cZjN9vqqksIPkXzvlv2i5cdOSbRZSer\
            9GpKYByuUCrbiudePF7Kd+V8ObG50N2+yKrVV1V6T1RtMsiuKfndWHdIc+Xitn45NggM/Ul83HC008BWLafC5U30iTlXIMJT0UVq\
            vrxSvu5Lo1WwI7XcS2/zQRauvsNgYY802VVVpiSay0/O5DdUcYw8/jf07wM5F+6zQ3PrbtN7BQ+4VZBMAkYiAWU/O4pDuktf861q\
            sWdFhZohgXE+JkyLWkxsR6yGRJ7/kewLkJPqjJ/uE17fwSr78OTJTrQPG3gSHJotnmc+LmWO5a4xYQvzOl9Ey8c1KoAXbE4W6pUG\
            juJl189iNRTeZvKtDY5HibRmjTFu7e2lbPOnLvc+ISnu8FN7dyU4acCljZOfG4eIRxHUfKePxsXHiEL+gS+VQbopxLj4GEB2acIQ\
            ZFzyrDC+7UcRA7vRR+PiYwCT48c4+bkZ3Vd+8obZ0Po6JQsScLKwZJg+CkE/9kIE9BmHwa+bWDKzcHwzDURPoDZ+Nb1dRt9RjQIo\
            1P7pa7z3tA8Vno3BgoagluqXHa9qXdJrFY91k0foLAsYFrQwBNhxdSFBUhisb/BG2VFmRn1a+U5Ka7LC4WlWOdvYSNevQN4p3qaE\
            KPV/ElXLR6k9k5wJJxI9aEeO7IjiyzBMLAXHKLH/Be0Vw3YPRs0fuEJmZFmAPF82MP3JarrUub07jq5LqvtXccAepUfsBGYF55RB\
            K9yPrhD7WOW6m1XCa0DlM23Xt7j/5QJ/VDyQbsbfykyAEj0yGcOYVOYzqYzgFqLjMOSQb4sTn32lQK2mY+/K5Rr7p45LucML9fqG\
            fkegFhhAcBzR8wcqy4RrlYzbWydB4QonCqsqLV8js8tQjFuLtTtGPySZLlChWLLlfzAVIClxqYpNi43ejRE4v9tJ43XltK6zSNme\
            mBWmCyRWNczlXTJ/eViw2dzms1YqJfTT2CMYvpkp4q1Eyj2QWkJtgEONn4xLajmzxIbct/Tw81/Ro04Btb1XepJWtd6466fu5U3F\
            1YTtgPZQfX1X87spjfJ8jkIOnYRJ1E35SXO9v7lEq54uVtYXL632QU5uyTI1TguQn41Np+m3TZymNDRd3urZfLEoHn0exl0JWUCO\
            YSryEJ+ZDEJWdCqcVjgke10ss8sxYxhtEXodod3zDr1e9sGdoDrHznf05eOClKcb7f0nhm3j6TALr252FCLSzge1mwPsdIhFKKQE\
            TudHD0wkHVE+DJ9Nm+EGwWL8JfMj+MtMIeaje0A/7g8dB0Doqo4U5Bfs5oNgvE8PhRx9PpiuofwUt2kWGh394hFgAHmDlFwlQrNs\
            qcQxSCrZjaXKXL5vqj/82m3+R+za8/Psmm4vLjJQ7+bfcjUvFJNQL7JuYFJMfgG2amg2Oe9O+K5UVwD9akhItPpUjDraSb35l0T1\
            NYDLP1V2qU5zdRoTpL5BMoD3oDNbLiZELpcUo0Ngt8LEIZFextiGu8NUCRreA1MbA5ZxIZQP144ZVdPJNW0VwU4MP8m9D8+NxrLR\
            9tdt11SaT0JWkDCET6plN+nZSoO74YIeFrc7Txm1RAiykD4WqCfOvEhJtVwqRBkfzvl7BIbcmFMPEXKGt09PD6+L+yWGy+z9+QyR\
            1z+fckyGYKWAnGmARMtGTRpnIxESyDWTSBF7O+9jq4MsV+dVf/XK0aJ/jPuNRhJ509mEx6ArZ1uqSVWOiNFlM3A+GE7KkG+FoZA3\
            BufFmlh7KtTQ3LimFk0KVUtlI8LkiRl6oCDh/on5IVdSU1s/Z856JqyXUurvm58V7AXkUzrO+mJRoSqAANqJA5vM3g2Z/T2wq55f\
            2fKXKn4JHPC8Omf1h1Ib46a2eHRRdMjtc6oQUyW7R/DDRmnEhfIvseXwSX/KjtCk9dHtXhoqaf87+zMhxw677UOM4Hr/zv35KMWX\
            6afC6EhoeB1H9rzSBp9msTsnhr9eCeLIAT78lU7t3pbGAJQq66WufVgM8MulqkJfzORRFs5HgO2oVyEtdRWpirq6K9My6Nkfti08\
            kdGQ/q2Yrc3WOgkLWdwQiWEi3JOvGb0p35ReOTL8lSA05JsirmzOoNWnfHyp/cAkw1jNHqLxQqFGJGyhiIi2Q2FxdmiinBClqSWm\
            o1G0LknJyEG/wg1BoRCs2fwwzJKsOSJZMc3uwtiQM9KS0wKcNo118Y/oIAv6eb7Uz3RORLrjPGYYNE85KVtakNu4GNFZ9p1ZpNNd\
            vuAGKOmH+2lC6o5R/JQG34iJZ0QsbvT18EhXeL1dJU4dfxFT4g7otJoLGnbDd9caFxyS/coljk56C5Dmp+2rZlv8zr5LBIbeTHc0\
            t7lHFha0DQADiY/3TIRwiqf8+Ntv1LGMqkHc3rsj7doiFiz30Jv8V1VXkdhAEMM+06N/0EuYOWUmh5nx7x1Z3sDN0uIwGXRjsTC+\
            Fwh7Aa+1rD7+s7KL6IhoOsEjpvC3ES5fzUKlAT4HR7argNRuu8N4LA8mholD4P8gIx8Yy0ieFYS5psLN0iKOPCjhO/Ji3J/qJIM5\
            gugYmJmaxxpCbnjH7Htd8/2WUJMjqmnVuAOoA1njVhrW8O+SdiN0Du/gk0zuiMfw4ElmYQwWQTIeRyI6pLmseWmeCQ342eXqSJ5c\
            vHuQJ4VI58bSNL4fUsI35wFRoKGgIrHGU0l5NGb43VcmQNVwyF3mQsdwGGTyKdnaveNRHmGvqDwjU+dKrujldIn0REd3CNKMuiD3\
            xrlytHzqBYrPUWqbSyqonEuRT0D1y4qtxBs88+NUIYobN1PErJQtAdN2CayI//g+treuzmUJfGkoJitnUOLy5MAGkLID+5O0AazB\
            pGsvdYP8yngtKeBFQMz9nhJPTpUmY0/YLDIT6nruDPF4ixBqYMfbfymaR94eogAA
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
