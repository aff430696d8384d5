// Made by Scripts/embed-assets from the files in Assets. Change those, then run it.
// 54245ae854d6905b08fa90b5 0f8b8638519dd357828f255c

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
            H4sIAAAAAAACA9VYd5ujONL/KjT9vr2wC4zd6bmFx+O5nHPOJ6PC1raQOKlwOIbvfpIQGHd7nvn7JoEqh1+VmGZ1IxV23yUav8+h\
            BoEB0QFJSkP4Lmf+zBLg9qkTDfhtRMU2LYKlCEv5HRydmEz0DsC98r5Ssg6zdwdGt4A6+0aHxZ6ooFzx6It8JzV2lOmGk1NeSoEg\
            UPeUES63XSM1QyZFXrEj0IIJDZgvzJMzAalm/4F8uVj8f7HhsnyZnWtyTOdCQgpwxJmgp6ktE8ZkQyhlYmveNlJRUOallFyq/Laq\
            qmJDypetkq2gudpuom8Fy/vg/jF4F2Rf38dFmv5zJznkitiw0619gsCoZKrkEBAMTLqRkTrG49spTlARoRuibGFLwsvIs1QcpMGy\
            OcbJ7WKxCCZqbILVLymryRZyS/Vujf8DbF4Ypp/iyz2oistDTlqUhWxIyfCULwsbga+vJwbZg06sOCfuPSDc6KWU6VIBQuL6dJXl\
            O2aqitFfZQPi73E3elr0HzQShaa+qcYTh24QHuRmYqOR3NabKtl0s8LbfvWZYuI6LHxrnaN8qnLBoZqOx/gCOa+K/mVwH09Aus72\
            cHnLSpdxsDC/rzE8oFKLilbnTwaeHmL3baAlZzRwGCPCtM5l1bRcQ3CvAyAaUtliwETFBEMoGskEGmOwt2My1OTDC5wqRWrQgdPs\
            7Lx1rrmVVLUTOne9RznjaRMxRMvsOS5mbcjQ5An4v17nMY+8kmWr0z3TbMOhMwV1wZ3nu88ORlef81XACbI9FONiqjgcC/uPAbyC\
            0gkZ/bYWBeFsK1KGUOu8BNud4ptWI6tOqV9nI3lLmvz+sS1qJtLXG2vcP18/t8HDfVsgHDF1pr32tdb7uN9/2V0y3aB75l8pQZKa\
            JEpYhSib8O/d6/BcL6+JbySirK9ogKBjxD4TQ8mfH1tvJch2QCx3fHZv85mt18qYfQuGirjWLrMnqOM3K/1+AfW02dKDMrUl4nTY\
            gYIpiE2LKMV8iTh33vPy6f7hoRrz8MZzU/xX+p+Hz4caKCNB1CioQOlUAW1LoGktPZrsMe6G5TXN+dDCSbmSyuo4s6aDpcVf3L1K\
            xW8Ocz341fEdR/+OI/f9F7G7WenqCR4StSo50TowlQdhbJBOI0FWBlvAwF3POoo7Bdgq8dfy7/2Mi7Jh5YwbMqFRtQ73OkzCIZrw\
            QkdICpPGpUJ/i6ubZXHL3L/a/QurKF69xx3T2a2I4sK5deNqjHB7WDnmdvaZEYWmSGFcDD4CXI8Sv5ESf+H825P/fPnO6cd0nUUY\
            59Q00FKyf7egTr8FDiVKFYUl0Zj6XOJ+0zJOjXNn1ON2paNwdz+ewqRjNA+RIYcwoUzloZ20MGmIwpHex4mzQJmumdbWwuDC99AY\
            GcS9QJhIUXJWvuTngsjoZhmPhuwlPrMyFGmy4o/XjSwmIw5G1gpl++FgLPTJPNeLsL1aQwTwQY1waQsQEsVIyskGOAe6OYU+77EI\
            /ush7BPvTNnCzaM4ZzV3khFKv2+318+YRhBg28OlNnbPGZVR7FWUlJiRpgFBo7ONuFeGAGpCEMssQCG6hGNc4DprFGgQCHQ92Ma7\
            u+HFaOeeZIFqDcHqO1JyICKaK8Z3dzevdLkBMqsiGV3U1Si5Eq0HV3gZzu9c9UxiMpo3wGr512HGr2t/bxCx+iKa1Tg87/FwCuBX\
            9rheh8MGDgcV34tk1tgw8a6m+o1Dss6cgLVBNBrnpRQCSgRqI4Cb1WrWUWnaE3emHjcQ+5F1XLsBFvPWu0ab0k3bYM7UO3n4uaSE\
            R5eDlbm1HHXu8YdhOec3SwP4t0hSYO8Mn9YtXBPRpZKcTyKJnZ2ezhL8LuHc3iQGXLptQGXXmd4AieL+lg9A7A6M4i7HZAdsu8Mc\
            elclP8lru7K+I1thsTL8R+s3xmYUr9ddP666CX93d2Bwd6Uv/noyHTA1uBWzJfp5T4XtEfoeecTPO4AnDgVkGvBXSprU8RSF9jsv\
            TP71fx1mHCr8CjOX5bv7vjn+K07eSp+8NMrGCA+l+LS0ctI/J7jLanKMvPVkVIzf3X+1HJR7s+hwyBbm2RZvAZbY8q0ztyhtf8rL\
            Kt3qYsLnMrl5heS7u2hqbXIT4cePN59YL/MdMWnhgHm/YeK4J/okSvPuJmRgsI8fWeYw5UyZXobWczh2xksZS8UQNjkQhoEJw+7B\
            8UL58UUwGe5ARLB6zzKUnEYQe5JdqyYk91jGZ9vLxKSmAX/HapAtRtP6ZWJPOKMEbSWpKR9x130t9/C5cRulPj9xRdlqlLW/wnVG\
            oWIC/FV9+RWi4gKO7mcWKiA6+K6RmKfeF/8FEjhOd9IQAAA=
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
            H4sIAAAAAAACA0xQhZrcIBB+FeonZE9rqbt7+0l9ArPJ7BImhcnpd+9e4Gwt+WWc+oGDHD6BKM8c9uhFQVQfRX8lM8eQyWPRJtlP\
            HJ24VhvHZv4V9wr9qi3i8JzNGDN9pm2A3Y8O9hsw86y8kiJ9cSwlohONLgPWZNhntK8pfijojZ4xebQZv9A9zPEs74No9q/8MMqT\
            DnyLWfsseiAjYzhmp+Tb57eZz5LrwODpqP8SDxhP9pjpiPJIJFAzSsmHrLw6melPJm/JF+dJJqdl5jp2iAV+0QLD4rLP5WgauL84\
            Wdsl26LEySxevLMDQVm592XpYt1xlENLcUhJtWEv6CUeFXnpB3lHHn8tnwU0+dJHlsBxqyfH9uHAkYTY11PaQ3uHfESpYRRW62r9\
            Tg+hJV+vq6zcOU6pIh1gvbG+fiXZe9WieGN7fSxiaXWsGXBmKUerSiV7+c4A1pJv6/U7DQeL4QxUASyNsd68Nar8zwPkU7SBR2/r\
            HQhLVfXnXFm+Y9hxODPY7i+nUntV7MDybr2uqs1UaXtUoW2W1lX+rqnJ5vbyHd7BMHUppiNr0RceTWDnqgY72CEO5Z5A/o4E8Cc3\
            KnDKoVeTrahO+iJEXNY8gCHZT+WjztXSwUsQuNSmspSqo6D+z8tzKLeqLPkr7IvmXkEBQlhHquvNodJW3ByRNLJ4R+kR7HOW0n77\
            66YZMTM9aLBfqHuPbWBCT+cESAv7oxujSCmOeV28CYUoDOPny1mYGMd7JkqjRsUMjugZAf4GXrlcxRk45X4+OilsL/7tKY1+6a/7\
            4wGt+hOoa9D0O5/tj+LbGn/A2Uqx7c4ClGpO59tfVHVe1kD9oKq/H0Wrzp+y+01CvUI22JWXa6twCJI5jrw48eIMKb3wVeLdKTT/\
            JIXuYMQW3CkQDdA+Oq51wi18LYtri8gjMqq0nifNWiFz2hhEThspr3HSdBJrFSBc0L+FB5HvlI004uXH4vUcFLU4VautALVSrl/z\
            62rZSOEldoMbXjrcI1hXKHBxArAUZ5Urs6ihTV/wJ06g3eNuoHrO6C6ewXsJ2+bn7+8HUYKEdKoyQEHv53pxd05zr2EFkpoH4j2o\
            I9QU+G9NIzd5GYDarQ+r+lCc5d77y6Uewxr+IIjxx/o3TVUX++9Br5dX4rwzsIj4A8n0QH6f4qyZifPbU5XvRZCXIg9Q6vGwdX05\
            +b4KwEqcrvX31iKJL2F1BoJL7d5fDiol31QgiHWvUiTFYO/+BuEQIF1NgWn9f3BjB7iY3/7iJAAC7wkJQVjLouj6zW8VSQn3zfHo\
            t6TNpG0hAim02xe1RJnG/bDy3Ywsm1mKtkTXfGzMc4JjmHHRbQTycGSYiLl/Y3CPKMoK7Jt4Cr+kPpN2tgTNtk5WVRyb99JpBUlU\
            ujKoz6egkN2nkLRrwht00CLtb7cHK0vCgq+zByEKSrFrtmIXnC4dQ9Gl33KFOJuKQdzmoaacORFJa9zuwMI9hLFzD6pVvkUr6reG\
            59N7H/H1mwdCUey8v87Pb3mFjhmpYdW0KM9uP/NnV/S/fq3qI0MJMgVIzJl0rBu9Hfz1BGsZot0RZ6knp8wAHBVb0U7R5oO5iFBf\
            e0y7J8ONQVF4zOzEaaM7Yr169y22p8yLSoDjdtegEmKm0oZHL1eJAB28OGrshmKYGWJM0GrAibK8lL6mWZJIsat0SYiRVgn14RKs\
            V3l5n4JZRBPzlZk5TDUzECcMrUgP5goq/syAXWJ0L4wX1bpXncFbURWb4ggqhTQsmTs8Ul0WsMSWwMBnXpbS4VYHxGfLydbd92kM\
            SZNlEEZDVT9ojxEcwQDCfGnqDhmX/R5VfzDvtyuqpxXgM4cxu9l/5GWRB/Lyp5/VZSN+BopCKsZw0U16CWsQwmrcd5AEAgneETVg\
            N3ThuGOtj+2iO52Ydj8slfwiL03SLYDco7yvywoyKOGMzr9tyhL2lsf3CHK+WH0550djrcs5oNvKepum+i4XW63yPZzKEDLr0Jdu\
            XzlBejA/+9na7kkgTa1IIBWbhIum17Ed/15zPKMcr1gjYuSBoS6vHU/JkYM4jg3Mz8Upp1CtKc9e+KXycEpeesV5X5yBuD0TgYB/\
            1RUDxO01YBC5CxCICKoeDUAOKcV01WzRFcxDVFQIKiHcKeimySdSYcR9XJugVtqIHBb4BHerPL1cSp6Wl26edrGhNC9JdIfSI438\
            WJrk4LACwm3B+cZwT4BNFzP+ZDqLRg8YVLJnf4R8iyhS2akC7ZbvvCRMKw8D/gB02sBTo2DdFwh2AkkRh0l1H40s+rEjBMsHUjY3\
            DiH1DRezidITc+H5i6/i+77MT6LyCCMtJqgGHZ2tDZ+svrRD6sB0fOPw2b+BKOXlbqpdlTxFMSb+U4WCZz3G9bBpkOMobQgWLwQc\
            jcTgy0iXE6b7EYqHSStlDyYNLMaHSzn+o2ZvPsws6iNoKmCv4F0Ur4cauGaYAPc2Xwv0Yr+t5d/dwttjfgJFtFYGBJeyQBYFb6Au\
            gIQ8jzYWuNfiiuq0QVoGpUBmxnuSnOQB8UOkTT/35VjcpxfnbYnpZVpC172STVQO6nhedbYiS+Jw2Ecqm7tA9vs+4YDBdf2Yfk10\
            /Zr8QfSrSVK8VpKu/fh9XvreD164jJOFOCkHfQFDfLYGhZ2DBmoOmFMLEcY8/Vt4RF1gJifnmTiBtsvLVmVpKcN9xoVhYt4wtuKI\
            aUAfiq/oKqoUYTaw2326gu0ji0hLj/Q4iQwf8JccbA6mTbdW70JcvThckiWBXaQx4ToWh5KKtSRH//UpiGNIj6KStT5OnvHp1BB+\
            utXl5o3QfzcDqUXVJ77VTDKP1BXFo/826zTbrA/zZuQkP4jnxx3sflZvEf8BROmI4nS7/dqfnbogn7IGXd5Bpq5YcCdFW15/Nk0f\
            mUn6u6jcFDDcKfs4UrPmMc+uDIvROpOWwew0CGU76mAxub1eik5jizcsTNGJHhnHIaMY0V5ecXod3S+Ik1/qpEhSlRR0fdn8Bhzx\
            YF+gIn/DoK44AkxQDWvKp0UGOUqvyuumzGvk0pGSQVYN8PzHLq9zVAq1+Olnx0unAYGR+rES8o84pg6c3MVqmfRrIwOsDnn1BOD4\
            vlYCyZG2wSv+hm2fYlBU3jP8y2tvAb+iWcfpwan49lScvQrSnjPd6fXi7JczDoVvu2cFpz/5gBCZm+7GdTNmMk19aKqDz0OXOxvE\
            Ny1z2WWll/akdH25+r5HFQmWa2GlB1l5ZDGWy4g+ow1llpf7E0wWup3uN8XxWFyrolq/H4oa2BdwhRoB3aYe1P+4gsj+/08/g/p4\
            hYqKIA7i/jGW0QMKSftHsW6gVIeDLqWd1AspztDVKJFQtSJxVAbkQbXkE2iC+vtVrBAi5d4ZbB06aa9CLXIYaYrueYtsWpSrzjV9\
            gvrCDHXU9rcHL/AyTPZD8j6OZ0nW9F5B7EWsQCSVtO6/4Y8AvDe4A/QAc1FhwhbP+iVrZvG+9GkhcDCJMYDTfrzHi0WJwoBhAz+q\
            21E0gIMNB5Tfws4X+Hh4fws7dUc/EXGgAYcQCJaaQfj1/Lz0eZUFUfo+6zH7gzwkzAfC5tUV1Wm3wkp5wrKXRpklTix1liTxZ5GH\
            uWfjQZz4PfymrpPQYyi9GHOMFYVIEayiEBfRTrzONP+a60T9uZcurCpRwughd553IAOtI6dS1eXlq+grZGBtBt3+DOlNcMfFcYJA\
            8vDP3ZrxzNLaqzs/K1x8C0+izluFI2lyMyXFNVbxTHndmPaRselDnRuHc1K63WEOpHSR+poWzv7UIS3BX51y8Asnbhz/oTe2Vk3y\
            HW7prPlGvOaL9yblYSJmYhdKImZQX3oEFfPSUeZIlug6hBI+rJtHHvmFkDKaI5HjvJDs5pDiMU+TRuppPA6mOwWPtbtm0w4ycqyZ\
            on/Omn4c+ZQdNf+rVUo3xAo3EJOTqDTNwIStcyGCjaghZrRkm9nmyVLqAy30D7LG4s1MTC0QnF54BPsUdCl2Y9M5rykubdU2nujE\
            OjWRbVjdVa8aRkLkeQCPUk/ob/MrUgbGUVXiUtYGvRzC4KCBUyendp1sKEvKkXAHplHgpkxioPA1mlxvkdFEM8OoXLP+C5xjTfKM\
            bWfLYkZ6FlOH1cXs9m1o1gVi1fGqjDr12jdSto/Stwz/iTsvN8RKXPjl/c+XGrUSbxeqUmF3NvQe4qXtqFIeZIBbomE8i6qCuDZ6\
            tmNHlnN5T8rCPsFGbcXPoUvrTHuBt3UXSrmw8qXHap19puBZkrV3veYI4uVyrNrPiTgmNI7fLUaQyzjyGNMEXOgJntaU1jTl0mpW\
            OVgLHjfkaLWzZnoNkqB5Cd/yYyPaScqfeWPd9RtSBn6fm5Moi+2qzjfNMS/xupKbnC470aryQQ8cRKXWhTnkNFKN/bDYPNpZPDVH\
            uylFXh+EF1dKka+5nkHLTKtUJZzonFuYk2Gxx06fSbV4dsU9KaUhj/cSItS9DyVvujS2nMpUA2+tUbJZQ9Ng/k3K5fMXbBp81FiV\
            PbZ7wSavisqS/nAbB4xy9KDHkNO0GZPSyOLW3NTzybglSyPMOEK06D1RAEAMh2CB3qv91hqAZakKv/l0yVq3Ii+VriVbCiHj7ZrP\
            kROwcaKkmoFndaBFEnEHJokmERL7pBgiJvshmZwsL91c8EWZQ5dT7WAqZ8rLj0W5JIajnbScNEe4U4FdxKIIyrpVVMaJRkm0JIUs\
            2uLtffYFU+GSjYxGYDAxszk0Lco0nJYsk3myCLNkmIEbrsMU72jPUT2qW6chbr5c4uZcmVJOjYAZVaSRnuoyVH7SuDNJmAeT6Rf2\
            TsvgpONOkwlKZ+yTF7MkjOGYCVDYt2UG5p+jOz1T1MsigSmSHZi9YQ2ejD8M2i8baz7IxIM11TEgJw47D2FMH2WPVNtzxlSbW4S5\
            zrgbbxboj6n0ecZUeta4apNWyGSP0b0uOVQZJVSsdPlXnUb7q+42FVl4jXRKTddZNdQLt9H0SiGf2tVM99QYfRLnhqE0ziLmH1NX\
            NPjImG5+e/cCLDH4t26BF9LrfzCHK+Xvr3DPOUFPjPlcUeNwor50Yq4D7kpPqGN73+mOTUeDsja3L2wfxPbrEFcZC8br0agZybbp\
            3icMr5drcw0wOnUVHG401nx9UNbtUvWdNak8zQJ4Bn3wRqFoaNIZc+GROI6Qkfm/WhIxtbwSOE/8R+8IOaSeUMGF2Hhn4JVwXNWl\
            yE/BG6bMRWuKwjw1RGFob0vpZaEY/6WsR+amL+yF7wBO1bfvKCo9YgNVx+thMhYP8c8o3tQIP149o3JA54Qbxp+eBFJiuTDzrG3f\
            sEvHwX365VfJeHoOXEeBS9xVA0NDAGhUV9bDnv+ANCDU9usSO7DV50q5+Cj2dT+wrI8PBnZpGH2vPpnROkNkmoaN8iqZqOHF17AR\
            Ew2wrT4GlsbWLi/h517KU1fAoaLUEUqPOEPYRI2P5epucq96+NumELVrZ/c61LbeOnJtrjq5OwHozFEpZyJEEw0hM3echfWhOW3U\
            rg02HzTyX6Gg9ZMf6OIOdPMA9aXZHoKc8tjACMH39bYpKwC0b8gxjghTMKdZryL8je1m9Fd9gd9NBQNBnMS2JosvvT3zwa2HdiTP\
            10OwE/u8OdZy8Au6TNgJIi9BNW0PwyVibLSUpeZJkEwqGuzFjYS/M6vmW4cFsARdzWiJ7m8D4FYrpkWODkWuq9XTtrzbUPExiCDo\
            ZFA7lsK8NEoOqy8+2Ax1zjCJg1cJkLVdXmLnq4ZsZ+ujClpe8z14Zm3Ygnh/MkE5LKO7646mJtMjmbWAVZ76+w4VwE5n/UIAMdDg\
            eXTXj0Wkxw7LxUcSfxTC2if7pH7lGprLg/+BKTa8T1oSQsXjbmxnrLL7a7YWuiASCRp9UckRHLNuXf8RwKQSSfyl2CMH+mq8P0K6\
            eSO3nPaaEx9tIt2S+w0Te4euXIzeIvqMdrq/H+g4JOdPuu8SDIRrEI1JBa2djc743hb3A4fzb5oNkNSBAeossEqzTASBzzsi1zP1\
            8yEwDtIn9k5oONbgK88b70vDjRw/dteGyF0Kuj2t6D1EwLbOUZR6axss7/vTnUlV4Adv1L/j3IoFRIIh2DR8iAMdsYxh5R7FNIYR\
            4+ImTcrM0P4KGe6pkLUKTpDvsCyFSxnCZn8le3wyelJfJ7yrfQtx0StPgSkPXw7zGdSqSgF/tPqru17a8JZQu2eI3Hj55FvE7hpS\
            wqtFn3mLuAfTmcCgUe43gnGY+51gGgc+/KXmHu/Iu7iJUrOhy+lv+UmiqOigoQwVBNUHerrnH+sj4CZ/zKlY6N8d6sGzpoAIk+qJ\
            jG1dk+WBjZxfP+1Db2L3c2TG2N7bpsfdNIE2efnhQejNx/LoG+VWokI1srHBEwi/b5T94sTWv7i/HHefSk0OFu1HzPCYuwUwnol5\
            5vpYQNZD5BRZHPRCVOgp19+jfKGd6xKT6XAGsY34BgHmTueb97PCMeWlxlcrwgW+U+o//k6N6TYsMXOPLHfXt0lECjdZNkRUr+uT\
            B0YQMBXCTOULSJFs/lapZK+zmEVn66c7ov7THc4qANcYHzR502WavbT0j5RlVM7CX6qUiTepxzpRuIVAN4lnmQf3sg+9U9utMZau\
            ciQXcerIu6qY7T5tRFnxs9hdZxQHOUd2hU6yzzxhligrNUcOwLLj0FroquBBglPFcIr/W19GpcZedTfZqWN3FO7y0Tsk88zy/YB+\
            2YlZMm6/HM0SH83YqdC8WIr3ShWPLh1yhxxEvObMxb+RT4gVgiEbO3gY7rysKmDMV5HUoNZNz6jDh8fL+ZV7mmQXMtBvP076IJh/\
            k8pThcXyQaxn0Fkz/DIj5SWrWQiZi033Lg1cUnWU7nBnRqEHIlOlB5ETl/DXrCXIFvLQ7hxbdB9f8B5zpqQiH9veZYW5S9wXdlYw\
            CyN7rHX2cITVpat/Ajxd8EV5jBG7GC+ZN0ZHcXvONC7sX0cdzXYPIxGOVtbXkjEdbIbxGRaNeLVLP6vMzb6W+WYD17cQQCq/j3p2\
            7HXXiW4Qa2zmTVOerd+th8cdQbAPN4zqq5Tts6TpvK+HxxgSoA95wKpzO9GrHXVnaXvVWror03KO1HbTOvolg8q9zCZPu2ofpsnt\
            ZvKOXuR5UMupPG2k3hTrqNkgifga3oT+RNs8VyNqZpvkZlaJkeHtMVtrJcpkqxZ0iLUVib1JMfZoMBPmTV5WXLcO79iSljU+7frB\
            7xVhvMs/xJp6SYoaJ0sUliB4VJVBIL4UOpH1HD6nsbbjz/f7vRlF/9tTmPafckLsyE2UTG9eenEY27O8Xo5d9Oe8FhK81bk+gD9e\
            HHdPic8+7ROEi8oCwdK3TJ/bpi8r9dMPMIc+/MCXTBb4yQf+IMaP6bznRV31qoM+8KE3s6l5aFYa593Gj7otLJuB78L2nGf6npFU\
            n5MavIcfSabnvVdwg9wCR8vn7+1Mp+nv7Uw7XGfma/8JnOkQt+B64XNfgjXKoXpKgxFJ+cYrawhTE/7zpBk+CZGwfq7UeMd4DuRi\
            rT0+HXRac/pY+oPWCJsrLTOe3hhvac/L2jRiTjt3F5W2Y03eZY49Qc3kbkCuAVHTe39GH+7Pz7VFfz270x2GL/s7yp50vW0cyf/7\
            FDbS6wEmMGNnb2oYfmknfXc7006f/vxNZAm2uaEoDQE5dst8un2xrSoUAVBHnL4s3EehbhRJPVBZe8m3Lf5xtC4VoU3PLbd7+tHF\
            QS/A/7VozIe9M+P0b0WzrOvR1bIh8bj3mZNqVRu3IqU+v+mKKUjiGSws40T/dYLRrxmC+eBg/7dS/las4i191id1eBf0l3A8poWq\
            tZJOn9ILRrKxtcAc5I2O4wgvxMXGKAIpQnRK5fv9Gn47OJDrI/2meHeqC9t75eSNWv2aAR5AQuNuY+VXXDk1AAAT6hFg3xeTGgbe\
            AyACUdu9NwggQILJ3rVxe6TcfWvuAXStQUwW3k/3FstFl7Qkg+4HEFGxKZmfg0aV/QJWHVrsH3dPXLF/PHpSjZ4YTADCW2D5Ezdv\
            oZVdLgz8andT2cxT84/zucsgsXBmeoYHeYaT2OI8y7LHm+Gd0cRg0JnSU6f7Psms3ma2F51f7tdETmHBe9T8ZmzDFx2k8BQnFPf4\
            yozb6VqHyp4uTHNwQPvJuA23x5r15jxtybmTedOYCewk/3w+r824kVjhw9LLDKNvVXe5RP3BI7iHcu50f3q56Yr1jY6ogEMhi7kU\
            N8/7nNAr9J3mgvoLXU1DEnwdnukeHnf+WJw0ik+I3kjiI5T9dMi/fF7y60r6PoxGJ1So+vm4zbyZ1BUoHVIVL+LAgK9Kj+X6TDoQ\
            0wB2Sof9FXOc7pbSYWuYMa3odAqGjW3wKOhB4VESn0oYizIdt8VXlAzbYkloixnThta3c8BHbL6gV95AM2AIJhdIM0sLzUZwoOeV\
            thfFEDXOhTVE2xnjnxatuYY8KEvnrhRJfLbIOSc08oyLUcQemLnilTG1aprfakE6WD2+NHVtppf3glEAIVbiMDnvEV+IDcv27fko\
            cq+2dckhREBGMCUg8El/va7j+pCbvUbG8l1lnWlMG/Ao4MYTK9VjXRCbYPN9j1Y23CXA8+HBV40lV7TEQBZAW9OE2riSiI04St/8\
            iQNpMRjx4CBZk72Zf/h+Ph3XgMR2YcbvpVMr+JPsX3XpqKsOydpMMYU79inU4XpecDKuaxSFPZvMtlfqlIB0gFg3tvfNZG/umU91\
            Jceosnv2A1ocnxIzLgZOIC3PqzwaIf8+4sYgjEGMj50JQAToRQaeclnPog4OQGphndLbgYXYv+cKjzFVax19AajMoMaVLiNTWqo8\
            pWEuXNHPz97KzkHQ8BQerAEUwJiwRKiOQbTaQIvAaQMbet9/isiDbv9xUIVtDOUTKUq90iFduS9dRvc6Pwd7H/a6Wis6OTvLAebR\
            J/CmhT207h5KO1WW+0cqD6rNYI6ioDU8POysDhV03YA4/Chk9aIl2X9GugytoUMUWwXCkAFTjvVX4cADXqanweStVIe47Dmc/xDT\
            FEkG4WgKXKiAdk4AuDHNbVF0HRxMM0uaN7D4up4LtV8UQGJTeLmn3IcDTU9LhbVVvs2kBsn8tpoZUED7msAqWIhLU3JNWRbWuL45\
            ciTuYwJN2PG97EVe3NF3uHal4aCUPoY7J5WfCySVKXHxq6Wl1LIBbfBm3lZ/QPYCyGtSL6fGAhzKrfNM+dWcZdnPiNf51r7GkXm6\
            nDuGjaPWFYcQAHk4vSbC+h29T+yz1QYFB32vw9runWcHaO6O3eSGOLBEVfxkacES9HmjVz7syCICT+azBR4/ogzO2kpH9OQyB1ai\
            cXBwkfp2E9YK/aO50eQBzSvt5ovcam+A5k2XjJHBoJ+D4YDI7L809qOZIAtfTSj3a95qn/otr6HjSLZ/A4xpX1QPD/XfLPx5gSgz\
            UElQYhCoHCnk2hS2eEG7KAoqSVlA8wmLyWD9hw7/jnjIpA+ZLlkwxorNqmCnFkJoe3DQvPjvo7Ul6wrXuM8F1knhTUwBe0sKSbLr\
            Pa82qdFHJSzf6uANv9AIAJtx0dv7hUESnc0BqwWQXyUtn696eAAore5zmzHU6ew+DUTdACzGvfHTnYwXAG0jw/xfTxXqjZ+y+hnY\
            Z371bt+fHVPJTgijlSw+dj7vkpdmfrb6fuxuMv/QS9gyHPW96sAR8O5Tl7lceO3HSCToT+oyGTcTU4duxwASABnZcEhzJ3KoBKuu\
            I1v67940XD1xZFR/P14M7DPHLB4O3bQFa3N1ZUn9XdZB5Z2a2wr4EKuWAluILtWsz0PPC1+6XKAWUUQdr0JKqwKlBRbfD63KjJNl\
            eX6hTe8EkA7gvZByBSaM7WA4CxCrijCfVypY/J2gCxaDLyTq3FY3F/OrPRZdyqDVJy3ibIWUnaEX7+AAMlXWmLt+jDMQigBDpX0D\
            4MiIVVFL7C1wWEc/057dw3mCvPQTZdUU5uIiRHAq4mGMr1eBqfhW19xKjfzssM6q3L7APIIAPXSt+5ze6Ct9R13hBugUcKldPOYs\
            6D54IibICTxydPCSFioAxqGArIbMmyjgDY0+Dm1DG74L2tqqCa0wzhNqOw1yilQioZRGE4b5F7qX1pBOaEFvqOBc7jZsS95WZT9f\
            Whp3jvoHgj5UopIUanRIrPygueuQYrTRvE7v9aaFVtrCBtTIi4AVghbNprqi2lppD+J8AjznH9LoCVnMSr+XFaTx9ZeYtpDmu4qy\
            nNBbUaCrzYg4kdaBH15fAykLbAUz916C0E2h4ZxYyvuTLJgKWFVrkb4DWeikvvS2XI780CPcZZHA5kNlbyLYUMEc8Xjswhf6Mh0i\
            Thcj/4X+yEmAXTUcoOuYPd27NdfV96nnyvtxgmflfOEuuqQaREg1SaqDiRzZlSDvJvz6ByLFxSPuLh6he+LlNji1iIOtOvRtUQl2\
            JBHxw3waO64CrHORaL3zxqFCbVqho367qwUklqhXAdB8s2b+yu/j5e24qhHMSfPunFnGRVnyfk8Q3Fg1sEK5Ga2+5z0xw6/ZZm8H\
            59ZdGNrTo688JAofCroB/0mGjQJCdWxIbvB/BjkYPSv/SaxchHeIC03vs8/PLzqvvESRx8aGQ/GZ+Y4g8YO90nsJXM+2q5i0MTmW\
            jiydFToJiKd2foEVeyPZzZHR3R5s4YKFEbIkWAxLJCC12QzueVXm388lmXxD3jKnYsqw2q0Lj82p/EKawmY8WT8LUKcdUGcVDYtG\
            rVOq3aBUMICqrDbNtbtZo0oAaH8ITjNvNF3wbJKhBmbqrLIW3VTBSIll3qms8nWbrlxzGoaat3OhDaDwWh9YZ2miFUQfFg41Kudy\
            6rFGN6LsS/xa8oG7m20UlniMLqwq6qoI+JpxFJGVr6ViUcLHk1YEB0qPg73ThFgEOz9ssYoAyqNGVEulA6on5RMon3haplJUhP7O\
            JncAadphCR0C3JJyssqH0Elqb9COWOFm80bj1vK2OL/o5VnNjK8rpD3vdwe8xmZhyQr2FwHWGroaPWHslZ6jcEfgKF6KczbvR+zQ\
            gd+oRJXkS5i380VxFP2MG8NDtzbQdlHr/a2egar8FL8S4xN79dIOqAec+MtMRYbiyjO2nPmpz339KjfFUeAcvdnofazvPluZbs/b\
            19UVaZ5+1cEAhtKeL1d6zebcS7jpBgwYvf6so35DfyLlqGf90Noirv7g86pTo4+tAcT8hzF96wiGRie4D8kl7cgpbQFqc+m0QUVK\
            N0XlgdSCwHnHKh//EIRY9eMqgFoFrIFNH6j1OMRsELjWQBUkP14V4RbN5VGLenW87xkyRHIveT54cBDg0ZDm16U3JCMeuu2exPsv\
            T0DnjO3+y2G0eS7xn8WgEgRVdVUJxYCqAcmoYgsbBbyDdurCEybLeujlsEL3IFE6VICgIeaeDIKIWzWwLU1epIV7E1m3ugBuP/mT\
            u4ikz/shvizUxsEPEe8s9FKK5l0GLWA4PK6Emo0eWZV7DDBaRFc69LCgKuKn62FwovfA5Uzxgol2tz2KbutmmhqgQKKGKpH01egf\
            0umqJAIEbGUOhzousti40QX79oJ9w9lOaYP189p/vSfU+1y3Bg2nzebm580YN+3a+5fX4wqmYB3K5+J+K9jve1wur6UXsH1e5UL0\
            XKXyyyGFp793cXjtMrIZfntfvvuXd0g6qCiZREHi9s2AecYeBwdmGzMP80Tjio0xSsO0ikA6DSD9EenYCY2oPxMMxIU3VtevPwfm\
            aOUbDi3WAPPltJqvdbCFrPVEX8LZDy3VcGc2tvSemKBs9EYrkXh+uWmyPlnIS9Xp1ORmmqqV2mKGDkzxlMYmABekRFAmgQ8jA5hV\
            +BlU5GtoeVtvUgpNlyRvIIm2BhFueL7ncBLtCqVb7MP2kg4J34NzOwgU52dAsuEFy8yM91pobhX3ZHSFS9TtDmJmWL4KlPwYWesN\
            gmAGFNt9dIijToukIKGbmvnEJPAJ3qDa92bhiTS69qdTlnJSCsE6KglWZH4Iegtn4l0DdeYxjTRf7ejCTNZZNRtfG7b0o8K+P8Gi\
            NjH+wyr6Aykz01BrIpIFqrioSew+56FDWf+vJJfhxHv6/YlZ4HHA+oz0o/SYfe/UyEcViewZxEGBaAWGYAUZ9N+wv3EYBEJT4ZvO\
            mOFTeseNMxub/Qf0g6VJ7/lDoqdEJPtY2WPaFidqPUdRK1fea52vGvoqUP2L/wa85uxXPvbZaNtO8qrrFJ+6LbzbF58U08EDnP2n\
            ds+MQlf2F/iCLAlf+uYr4+F62KVsjetv+aToX1AotGUXIIKmmqFkHdew/56D0DmLPHyMSE/NZI6pXND9r+DFosNw575hIx6l4oha\
            OHwsE5lEOJ0NvtyoDq+cOsROQqm4N1+EOvbO7ohWTuIdwS6YsG91C1hU78D+nRHqUa810l7wYXpdZKsz0qv676sFth2ooIF3Ye0h\
            Am6TbTsZfPy8kx6lx9OBIMHuHrGJr/C6oNVh8IE6ut+b0kciLI3Fp8GbiUtVHU68Cvk/p84GD+j6bJp2+hK6dNN2TCc8luneEo7j\
            Slg78q50fVhW+gwxss4BtPgKkHskl3w0maNAJqjRVWFSOym5WaHkxFS1lOZwCpbHB/Xs2PwbfqFGBhjEtVW9yaSreOmTtlx3gFQv\
            joZekvexMVUmYHOSgfQ1zPRWVkrl22rx5IZTBvfMpmd04xxcxv6nofcGaSDE/zknb7TTq/egjOZGXxp8FLbq6Mi0APWD2SLhOS2G\
            6X3cYswmWN5AZALJWbvod6ZYQ+GVF1b8GKHTFwYSusLseAA3ek3n0UbpUBxkDTLocW2N6Nkb0VD0ntBVB4ZQeD/qMIpBxW33HsO6\
            uNl99+ujcSea35R6iRi2q/FVZOYB5Y6f6zrDO+indUZjPXt+OHn2XOmqgVMjKXE4OTyGgmVR0+3u5eF/j5iJUccCzPx0uCu8EHyn\
            uQl2wRbLF8Xx83KZpy3DaurMX3g//W8/rZdGMBPMS6N1bH/e7I6P6u1gl83wCt9YKXJGjUMfJBPs4wzIx7zxdejIIY4e8x7mFaQg\
            p+tyu+/kqCN2uGVB/vOS/lZDaNKfMnBknaHwQcXEh40Ai2okCJEbHn7XaOk423DtzLVwznI4BW8YFfgYRvsByWhFQXG5QzcbWni5\
            wZQ1QFDsecttx/5XJgd6KWdwjFMmDbATuSPFhau6NQxmoDfbLB8jFTuV6Y38ea1R/c0nQf24jJJqsAC8i6Knyf1KwvPkIu/BURR4\
            gioN+RzINNkMsUBbND/S27lghEX3x3t5mQH78HeteqL0ZYdqPLwTz7T3Z6Y2JKP/svUR97+osmw2b2x7zN6mwsBjMz4mIejgZHE2\
            0eLUl8Uko/2dXsnmY3wFqX/1EvnhKxgyv3x6rCn30yIHMtNfzWcmP9Kv8YFddpBDjOx5ncEaLtBNRylErbfjS6GaNRIytTV70Ooq\
            hCupybm8etqPpf61T13sJicehedCUU4r/A54DBDLsPBHZBAiiFiuw8VRUw7qeuXfyudpC7G/8UKEUZUlSdv5WHLjYsTAEd5/+Xsw\
            w7+WQr0b+tvS3zE2mxeHx8/gt4ZMqqmtrIGJnHbzeopE5sPAgMquxlUNCaSyYWQ8Ckv9eDcfqo0sK4m8DjFdPuE4PPuXcYXm3Ea7\
            oCzs+wLbOVPX0sU7M9fR1b/Tpi+zhdGxu+uv9w2PVYZYNC4vnO6d+iFyKwTL8b4wyn+OdgmscEv0Wh0uq54Wx5y0PD4egV6fEhfi\
            nXuARh8bsAnL3xLo5Hi8+VN4YOcQ9HOMhkHvGupjUpHX+sVRL04Q3/vh1yPqAgDo1iu9eTGjdM39qkJEHKDV5rzeXff0KcPEj4D4\
            Io3KwKZppI33InR7H/I30qIXf5keaBMh2BZDxPDFiINhaNwOGdY8O5s/fBC7jhcpLwABvYIuzP7YOfpCj/bSbeANTBYwkw8znmq7\
            jp0PDwE9MTtQLysnWSre0KVr7gDZFuNr9JEeH2k7vs+rwssVjWSXW14fHDQ9A4SA9CKwLYR/r5fQVbNYurxmCs4n2vtn80uWrleF\
            LXvTyIcVZjjgzmD0nOZc9jLZT4MhElUUjTw3ryXKvqOhvO6ViPj2fZyHYjVRR629D7Ap6alumjfxwrXjVDj6t6QleXTGx6x/NVpv\
            GYIa2HaHVPSuA4Gk9KLAd9LA+kAjzI+1f0erdnNIk0YAGXbukCl57QH/AS/r/vDpN/7na1KygZGcQFjmsn9sRi5VFj59VhT+CXT9\
            spgVLxaohOLfqimDHnqsE1NMzg6pWj2T1JhzSsGifsEhNpXpmV5kuAcFv26u9HeOlrX8mGCGZS0jLr6SM+ABHkNuC4iYWWQEiNFy\
            hytl7GBD8ja6Yv5DAWQPDq4Di38vr7SFFkr/3cmZ5yJ3RQUlozto9AcQ8gyuD79zQK2Q/qO402O5ZBShyYH7CA8ZenBN3v4V+KJ6\
            hn/Wm3r35Z1Knt6iWXlD5x4+BB7vLr8Dd3mZjH2n8jQXZxrdekc6Rum8eXhYZJX9cdngpQlIMYhlw/UDlb8puN3G0mZIKLfnRxeb\
            NeM7rDm+SJf9kpZ9XfwCP3q5bjbiM4BC6VfeQJDX6dNqckbi53pTsuCRjhiJkyHZFxRGnZWSj7241ZMyw8PLL+GXJuxwoNcOMXAV\
            AohvtTcE77piudP+Oy12YXrGIcSHt4Dtdw8PxyoqvYT2T+XXUpXHh6f5qfrrgB66vt3yschaXPD+ovfWPjzM2PkEp7bcEgQ7S4Jg\
            NZzGazwQEijLR6JgcaaI/0sMSdw9NuB8HFwvH49c/cpHri4fD1jl1sfceqd6P/OW6xA249rBs2+Ymri25iR+ngSSyfX5rNfLX9O3\
            U0Sk/F4/mW1ow5pUdFoZDvEtmqFxIDYLBM4XithuEGqIzYgUh8fAre+KVdTLc/fXWx109/yQsmxsOB0Ggwr9BsQslBpK+ELjjRHU\
            qskegd9uREvZq5q9O1zq5o6YXoBaOfX07pz6XHgiRSriGvQDIRat2NOXL3X/7GOdPPrYg7GjWuoZKyNj7rQ1xCn6Fcw0Ez4+H4Qg\
            7nSLGoCc6Vt9B9WnQNTfuAJq8NCJiKADcDCiKkjeYhLZJKTvMO3mkDrtIT80GhaaJOiMJOitl6B3KEFPdWCQ+TcO9rtLgmAXlCF3\
            qQzZ3dzNsfHpoDFhw++u+DBC0ew1NfT1yt+d0gwEj9oIqYDmxSxw4tRHOSOvKCs+SoNw+soPgT5FHCB2whLsMIjl0nh5AmfFvXAh\
            zJJnLBrgaD9wUq0+kFE9u9DLoR3/sq6loG0IlYEm/hoUHXlbvLjt2XUSx3aLcWwfwvO5z0FeeZF3N4z/BZG7A6xUvSnJl8MAw7v1\
            RUrBKhZdEXdkx/4zmrEIkGHUu1658XVuClQihR73nnSbV8Wq8+qv1WSDNvTzPSpTebvDWCXXbu6GLXvFHVRRimQ3jo3hhqxajBee\
            ettiooKBG6wlcscrNnexrcswLSfA/KzFO0KegSKMtwdqe3cU1gu9cQPCdLoevf0R5Vv78ahfGGUG2y1cGnsUL4zDErDRtrsUE+5S\
            6P57EH++ywLQ92EGpjh0OeAYbAwU0ZARgo/S2zFB1ludPVe8HTYWyL6ZxMdRJ8qbLljm7SvPGdmC4hwaqnURDzojf0R69BnRyIQu\
            0fiU4zQVTsMGUfqcRB3AwvaNZ51H+njj5omCyzAU4Z2u+ILdf4eEPPYBQZIjTw4ugn4wG4+uun6Tx6Pgnkh2xmXDJQWu0D2pgpUb\
            xtkAjNPInJ6YENOxzx2IjHQI0AQDiejKdZoDsvuKoojPwYUY50BAoJclOV8TqFS66C9gUrSKiypNj4D1fYjCPQXaQIHsg+LFrnuX\
            XJnRmtkZhcOHkv3j4GkKlYVLoeOrsxoEfK3SHXUUvexVXsCKJRnoXRFX6eMrQkwhOU9gLX1jYPqmj1Pkt2hgxNiErqEa4KEGLfyz\
            e4vPOYh67BqBQrWaLWdftP4lVa+q68rZHPSRZIYiWQ6PY3Pke183rs5+oIIvqKXEsI+uC8AKQ2TcjbPS8a2k3y1tLroEGep55feO\
            +90fPKprN+hy9F5GgjD9raUJz2hEGtFViN8AcFs1pEZ6kGdYxGLdAB/lR12JN4Wo8gYUgq4wo7QPyfFkjcFP+fDQxHhuQSjAvC4o\
            a21XJEONxrId+DboZpnZ5OmV0LxHDiLZbdKmy6MGAxO33TRxGUSbHQNvrh4eMFzuqPRSILd/y/6j5KV9B9PnnBZBi5iAFnG+hUdd\
            qH/Iia75Dphr4/00wR5xApcaOsUGm/U4wCbY4OiXDVQh4LzoSiG42Ze1Lyb64dkRuYvhne6QXW4+/0NfFhK66uMfnCmyo//Q1m3G\
            QUQ3Jgc/JMcu/EQoGkj9+CcqPd6vZ1KFh0X04LNhovO6T4V8EVNSWOPOqMnPLN1XhJd4/xzUnvUOVAYtZ0yoQarRtXFw4aUzBx9e\
            iKJLPXZxp13YXA9JHpou1wqHTCZOxdcdPChfeKzHdHT4Q5zG43HuNC48N8hxAp/BKXtTvyojuZeuX0huPNdiJg0tzoawy+lxbUbG\
            vIIMDF2WqHfCb9bfaWYW7D8pV+5+YYDeYbEtGqG4prf+MhSj+yDkvQLPD/G/sQwgSAmjUfg/rzmAbSjDR6GcBM+KgJzAWyP2567n\
            mS6zy8sQ9aE9KkBhskvNAtuLvLhdHUAGkO3ZYwh/IGdYC/eSq3SsnJkgjonNma46dd5eqK4nlG9BBo3RYmrNwqBD0ELb2vT5U9SJ\
            of5lA09GLa+uYo3P4oD6DsaYX13lghy89vQKSD8ZE4yhPz0sjNq4x2OY+Fpku8R0XqgHIa5X2yU1h+qTFm/xAXFUD3txalX3f//f\
            2tU2t3Ec6b8i4nJXGHFIU3acSgFaofxeTmTZZ8l2ciyURYILaiNkydtdWjGR/X6f78v9v/sl18/0PPOyWIB2cq6yiJ3Xnp6Znp6e\
            fvmf166fCnnT/bqrKav+F1T07ba3ZXn1jW4xz6v6fadDTrNKZrWKB5/cTSc+YWLjr9wkAaLhsWKBgOjsxBb97aWd2ORn5dUWXWGN\
            ZYacoGIlN8i7BCr3ObH+b6jtPkMdR6V0ltpu2tk4JkczAADJ77iSGMLRRgVv/ertALk7KM0QmaIgGUkKoNIAkDS1vDBeizFTXCqN\
            raNiQeqnzkEpQGbEt7X6eoG8R/hHXUbAfKfqg5j0x2ltO2lYLb19YhxeRLf7nFj/1yQo+D69mCo34RZ0VohufQbVjH3XJWnU88jG\
            zS6p+6GKEEO13oVcujo1RVftjE4KeQWNThU04lYDq2oMVUjQ3o51LVqDjeN4P1Q6kU5yjT1f0eI8/db92koCDZZxdcrQzFUT8Uxi\
            6H+IT55yQiyx9DiaYoWHcaVlH8YWG/9bdw671YfRFoEYR57mH0IfGyASk+8tzLADKnlqKyE+///Yk0t3LelMGSRnFRRxq+R0PjOq\
            8bHNTFNp2+qpdTfOFdTgCuqoTPUJaR95ZEIUu3OeCV65VOEcqPAX8OqpnTA2ch/onj1hOy49aaYlI0wEJHnTVtROwRn5A9Dslj2s\
            G+mL7dWK7FNKp7Om12LO3d7N17nNxkHFyY3Qa4nWq+k8fZ/3woTGWChLPPEXRBIAjpIl83uFHMOjJKi3sAtMW+lfD9s5jCtAux9R\
            qROgB7ZW59c2kaNfA+ywUIqfHzNK8sfuvJSNTbJjbNocFVKhxlbiGeOPYYX/DfWorkwigTSTA5Tj9fwAxaqWQ1tslXVP7KOJGcL1\
            EJbZ8F5ckwn9voOyRFkWH3x4Zm/I9yXeBM6oSnXQDcu4PNNd7xB49KUKLY2KNz9U8eYHZ1EX4+iM4k1E5b+UsqqzUfLKc4PjHzLP\
            Mhojl5R5hrQLSaPUEmKbaHCMr0UpmgmBJ7voeGZTiKwQ0AdxEBkL9sZLXokJRlZyI/oBCYeCT1WeZw2kDAXL1LJRGQhK7OPFHG5C\
            W/rVp6gfWi4B2kSwetFlFmocXITdmMOKXZWxO4JLdq2vN+FQCtpkY2InpbayLowdFzDlq5kzkq7lrKa+WnVuDHKiz/Da/42v1HJX\
            ySIpnxXil6p8WkhZTt5icWZ0exEdgXpog8zDR3psMDfknYagokdhgLQv8DQtuFJdOAlfSyANr8Nh0kl6nCNtSIsM/t/VXdO9aeYB\
            39F3Jz1KGHte24bf7VSIpytAQpWvnTjC9mlRjYn1nV20bQJ63gbUaZJc8VEVB86raXtSBdEa5cyLIWmPM2yoCglb8aEMc5NDwwcO\
            bn2cHy1FIhrtGMwcf4Ibhd40+6KERLCmXA+xC4R6PiPRtnBWHSeVbCJn2sH7g/f1JPgAa3PcPp6Wi1O55mNZ4TxL3IewY86cYRv+\
            W5dvNwvaHl10nSltPpE25VEd/iDY6Cj852f2zPNxrkUwN1zssUhMW1LBkX0ldYkSEZtos3r4pWMJo5CdFyAvRV8H/pyIP0l4ggRx\
            E1uJ2nK1hGeC6I30giMtFx7kI+KEsxfl2zdS0QzLh004IqC8LMWakf5+gDyB5aR79n0HS3/a/rC9bNivpt1JqAUVpAxVbCkgQJpc\
            vP7f//rv32xfOc5I3vNgeM/dn80W+5hM8Flm3YZx5h6hwukwssUJg/gqX4B5Cy304nZe4ME+BEQxQ/VteTqmI7JnQ5VTWWj20HFQ\
            DRVocx8++RUnpedgDnA6hj2ZyvYfyzZze837uiLLcv+rXDB9bC87u+7s9/ZaBKQP+GOi8yXKlShcoTFDVrtO/SlNeOFJPR4ddt3E\
            GgedlZ/RWTn12lWY83GqqCzFzTxzofTjiMdqp7SUOEemROLGC45yk8IsreeGkxx5rH3rQPhD4k8Jmj2usbSUM7FkxavnVa2g/0fq\
            i5Xsnsu56ZIslTy59NqnzzMXDC40CRmZ0GlutJl2zrTUBQxRQMn+xXXqRAJtageGKW60mkZymQ8k9MxjLB1NzOR2k/+iq2XSvOau\
            hg4MvTHHXThuyt1HJ8UD2Qrs6GGWHPwx6XvoIstUTeF/2MtzAu+/ZP1TFA/cO1fvH+h3bnB/grRRfQ9K7IvEVQerMi+vx0mCul3s\
            BR+9zeHJe/DntOctbrq2+FpXnI171P7W2AxtCZ/PpNAnE3JW/3NtNG/GeG/rEHt6kk4oSNN1VOrgE0bsoZuQQi+XLjL06BvUNHWm\
            gLuGLXM40LmyFtkMwokjLz/7jZPvbl+gXMCIJKBiAFSsMvX7FwrwU0m2Gnf53zYAtd+DRALRXhduFMct1H0uMwi/5GjC/Ch4ZpMf\
            5VHm7osJqR/o3PE5n1gLOuwi/zR0JUfPLQOfcdXiP/2aqczoREofi3ikz8gJZ0SXEqeUDjHpYhqxNbxxdAufrhw+8R6SFwRIPye2\
            Y3nhezj4TXT5BK2XwDdCagXsnQmH40yy1dT6yFt9eO5znlIY3p1ao2im0yztKXMRehFoZhXR3u2d5YHnN3GNMUYtZCYWwanBbOgk\
            w/pKpCmWOODBpP4HAA1FUHHvqcOTMB1MzzbyKBBab09Fiocysc+wKE2u9anJjpcZqnpSx/MNKVqgWa4BbcUz151z7ho8HVaJ93PN\
            GpyflD8YuzsN48+5u7j/YnrOsrHoTHlR78Zkacamp6M/k8MYIJ6+HKPothtFTBSJo0A+5iAT3uwlVfO8hooVsn3OtMNOUUZdq9j7\
            1ID9z5TfyUg/lth/4bHCOl+ypXXcN3hZZ81PE/zXOKTE/1n/mjoRztSXZ9JOaI83vXOlQy/PsX8iYV00EP7DQ2Q9a6AVLpvbEaGp\
            8eY19Jt8Z2/hN7kxF9PbgWkxLa3voN6NrYISNLGa2D/C/AR568WZKK+bXg12v3XShstiLXcZWMfCBX9drO0GtHW6NtF+oj1kIoDq\
            sK8NZgHraBawplkAfrZvqjVKpAphd07DmQNf2tvizjn2+hKQT78U/QrnfPlLA+jp3txeFzvmVO2IOZXq/79LjYujafEJfgazgOvU\
            KOC6P18DIlhybRPz47tgfswCi8X0XUG74oX+md0ev3PyhdunQvnvmS2/nTXDuyMmEA/rHZsBh5pvirvz6f3xXbBT5q/lXJHyjdlr\
            r2wvJTc1JGit2/trXXV3wY33OjNyf4e3q3fGhDX3zt7rmrtzq/QdzJjuo+/thl63UQcN33KlTxv493P3aT+c66Ld7xT80TtoqXvo\
            7otbN753Xmttfo9eC+kFK/veTrDzZLeplb2x94c9L1yGhgwgbmPL9t5YzM/1QhbUmC/vNldxv7fXsncgxnYbD9iEe9t13DeS5QJL\
            q7Y7ouTfQFvlx195m397+AqvijDRkTILjwcW86V/SWAxNrxHAsAC1PB3Hpm3/bg9en5ZH9wUL3A8BcnOxH1OrO/+I/flS+KZOhbE\
            Vyin7hjpMLn2lyj8GtyklNuLDhC1+gspGHjpNZR9I2+Pz1DdKeSe0NnFwMnFzDlUYToPnNb5hroZXI4oiPK+HMLD8H4/ctq3Tp16\
            lFOaq38IvCwCmY1EDoWuvQhBWquuCEx0fUSFc1nWvqD7HcbsPvqIm9iusTuihTADyeSqtkucQ36zV9+MKtrvOH1yVQIwWmgMlzdT\
            E3DFYsTKlQC027D3yMmmUWis4au04at8pWTxqziE2Kf5J+QM9dTf088jJqGMIn/aiMs0hbO/DNoM0LeA4zln4u61yKdduPKOK7Ox\
            7VSf7Rdqovcm6IarH2cbdNlfO8bI6yS1xYDpqgKTRT6qnZAPazgR0EkpGuXKpluntNJYLKDZxgbl9pU3yb7sc2eQaJNTrbueDtz0\
            gy5ZMqePN93kYV+PqYTAwSE03zawuB0Y72QlEZqATqSMDU5sHJYIZ9dbFSSRhsn2rbKQgEHEFhw+KvJmrRWeBAY22GvQRBlK1y6G\
            8cOGcrmL/GYJ6k7xd+6qflfpBzO0WCSFcAjgfrS38yyC2kNiDDBUebSoLu3ThMtXSV/GuZcF1lc4mmFQuTEHxWCTt24LzkrYDrrF\
            V+GX2xj0tYBXUPddY8ABcJ6lBlrEc0oK4ra2PPVICpmLbqw/6Sq9pZG8JnrzygoeV/7HszOUJHXNNY1TMrHwd0D6ZGlZDaRrTHm+\
            HblZk+YdgAfWBWNSiw11H6WhoVJ0WpcSlT+8/PqFIBS7VIJHT6sYdWal6s+XkQqssfvPV/bSrpfGLZgWqwKMutm6P0U716uPb0dK\
            JuoJ+DLzzhNXRRTkJjoXi3PPJDeZpuE00Uo2zm/6ajlbmT4NIAOVGVwCpa1GJGUV9cUwCsC8ctc2uykqdWq8kqRT1Y0tr7C1xDop\
            haTpdDYirMqP1rxaiAJAI/dJyCdWrptOkVUGZIGktPSl5fYHYh4rcsIJ8amG2AaBbkdPCNV4m/Bb7oL+QJtpBCf4vywqCa1ys55W\
            Svn6FVygbR1+GmjK14IQ/wRIZH5XC7Q4pNvjJ0DLkZRpRKonpimwk8feTGIr5BmkibmeI48MNd+tIxrkWbVeVAqZhm4Ef4b7bGB4\
            TnV9FkfDFGwG8kf7fJ/tVDLG7qZtgXwGimQUAEXUMNgdZHLPRTZGOfAQyLODUNH7Xx+KeMf+Mt8331flu+lWw9IjyAhk7vKufPFT\
            dSMHWFVLUo0AU0SU96O9Rf+zThUNbFnoONQX7VSc0XpVb5BIOKQlJSdFkrkn7UZDvBSHEgiiW87Rz27UYVnFw9iP8yTsRqmqlrGC\
            wea7lXCwI1kplVTb4NNXochnLtmBHR0XVUVrbMoLsjrP5+Fhq2jDaRsOo5bjjWdNF86aMp41evzuOV0EJJAMJR6XcuMdEg8VWBa+\
            AyhlagdOudE2zGC4K/cltfSHFmUePoJIQ4qMZTad6zFLFtZHRjOfNtooTmX9ha2NAkjBD3iv3egkJRddHdAr/9kseWbCziZdKnKg\
            vxTaoTIhX8RWaZPAp1c7xgUyzvGEDG/WHmIpytyExkwf+m6LTTh985nOzOYebQyUIZLtDQUBHBTGbCOrtBPqlZSs51XnkNRzxKYC\
            YgcN3f7yV4ofvrcvHhBA0DCMjzuHJRAsflj4wFJ7hQ8MqKRX7Ekfo+dRAjEmc6jysEpBStANpQRIyk3ZdzUJO2Y6NwjwGz4SnG9X\
            DCxMrDOi5WOicvxk/5lJQPg9chFI8nJ4vvLpKUD+p5N+sC/3MRCMjDq8fyiIRH2Thv4x+6UCXZkMOYGIUe4Sv33ps0m4EJ8vo7n3\
            gi8nMSmodOksxwwS4aF7JGqIEFpqdQzrGVVft+VOAJltP9vqPMy6ICJXc040om4sQmmgHdKgyvs9GDH0jGV1hYcFw9uq/5p13ga0\
            zUw6B9afLZjQ3AQ0L6/xy3JDUFbqTa5pgWOJbs5cmOE1Fv6szK863DA4jIgQxO0uF3Hmcg1M5bjG73x5ezb0X8b+q9Ras8WH3xjO\
            qDuYMMIi226cPSafWaedC6Dx97+L/a7R28D+p+rFIt9ltOHIFkpy19ILEtd9ksF7HLdBUkU44OzOhHLcI7GctCwl2fXAUBTD8JN/\
            WZx5I8+12rDOWccbkbp7wMr60iwbMRaxmhqFylxWfRRSCR89477M73fBtuFgpNBfEAu05uhGI3yih8PRRv/xGKBt+lEdigXKFfCP\
            hANlXVzxOTdE/dFZwD0+sDXhW/WB459n8kt/6n/XFb+1VVk8+Z39nCYP2Yl5voTEfuAaVq8DztIaUEOXuLm5hI1we3PXrLAu/nrx\
            tpzVFg+6sl7AtMsS2oy74fln2qMa3+bKH+H8RBQyTRl5+dEO9emHb9Z4d9jeAq6fykT6fXMpM/KTV8z7tmyr+/JrnzQdVDcDTwi2\
            WpqsDf6YrkzvZK/bPDuKfad0L/NRXf3VaSd/Di0/akyr/xL1mT5UdQPm9sZu1iquNlzLZ3Xpd3dHe43TE+O7ncQVK29XsjckrVck\
            UHlPlH2aUrSV2i4fQqIWi4U1uP0gNHJZ52rdCrM/Mo46hoojVN73n/pcV+3s2fkwJMFaVkzD69R7nTHBebsm6jpT47kkiAFrHO/v\
            0aC1JU+pEcDt1rVKXy/aVa6p7kkVbL4fd/AXPyd+6YXeXbhfVveQVFJzZDS/qMycRFP7U4TaJtXhD4NvbWlOvusgQAlppQ0loc1/\
            jOwVaUJY4pdFM798Ktz08bFZOfJIwn9p7KWZ8zluZRsb3BbrxRr3Gt5XViZKNlf8SSFfhClPt1UZjwdI8uLxwLfrFbYAQLkehAG/\
            FEIciIQqUJFe0BN0mja7czNiXs/XpMbDOONS7VqmZG9+cW3s2vu3uEs8Aq3tnZexKDmbNnbX8o/rBZJJybBVlohGcYtKrQ90hRyl\
            Z1lpdKD8rhj8hSdbadOTqzI75ymSSv9wk1ulq3qBQB+pXw3qF5BoW3Z+MW3NklYGsbsax6xXcDErH/mOljLDwX69xnBrWeTOhGm6\
            eSqURn5jSDqWGlj0ZhVcIwJzukYYzNEQZ0SeahFzQNzL3GuH3ODqfiZtQukkYIbJLGqIpvJRBEl1DdqpAWzU0B5tIodVdlA0fF6y\
            adhEpOPlrNMHWjqvdtcDmC11m7YmrqrcfmMcI4gLk2PFthqMl6o7py3kfW6hF8909htzoj8QPa3+RexaA8S1DC6SLqUGlOpILDTj\
            em+RbFmsgl+ZKY2rwFRAwW6TMGn1oi7qMSZtupJlykVN37joZ5R3C03a2vSyH3F3HSAnqcuJ1q1ZUWXHq/y8dOcOeBLGc7JlManL\
            CwSrnfDqmR05gaNq9dQBZh9XxyPHNoLGZQfaXNVA5Vtuk4s2Cepan0ybk8q89/6sfpqkD8pUj08/nNXH1bMk+biRrZoWk/zHT04/\
            PGmG4k/hSj5KXqKxeoZbZKkyTJgxeqqKrawCzN4laAu48IhQigcvF+woY8R1Hs/IAwzCyZOUqZh2J6V5L8G+MYbiKX0Mj89ZtFeG\
            9m/dwltUideLmCFp4DATL1IvivMJwmciDqBuUPlx3UigiKW9OOCehl5SqNy5G3WRGVyplMkEr+4XTXjVriYm/5OGuxr3Ypk+fqsk\
            CS+x3swh1y3JX8MP10eNUN0hJtHf8IjaxvIDvY3Tv9z99VaNaPodBIw86McxRng5dJ2NohuL3xtdaGqpIRiaqoBwMJjUQWvCJ1wn\
            jem8Uwe3lO1UXXrhIQgsOkk8VjtrcIiu2tYf8IZQIAtxUIXmbCBRwNnZgRiylCNAYsTmwYWP7mkG6EBippDtWmtvquAYDNsPM8LZ\
            RBTOPpnGFKmxn7xJ5xQNCWpevVUdhs56Dls1QCpbtZ/cNY2qNFYtNNOdKz/5/VGLe2Njg8u+2caq+exsBYfDiAYgBS6tWiVXK6EK\
            eDRWauK21OzOk9RbJSvoEy8o4Lvwdx5Si8orNVYh0trdKR0WfelQcXdKEiF0wGQK97ZaXIeYru+kjfMq2mq/msYPH1qhCgrey5mw\
            Am+Th/4voHtpbxkjuelSHfz1MLlaqPK3V5qwnxPGzCq7s95TYlgIs/u+yIp8U2xXYR5u/SwIN1jbN4pwvHa0M5EaBcblI/sDGBcv\
            JMC6qMpW1FTNPa1YpYSZj1qI6+Jyc2DsWAlGRKO9Bxee7icP6sRm2gyK/i+B/usExbbVqRRTaL+8JjoNy5mUQ1YwTjDL+W5vtGX4\
            8rCri2E9ql00KYhj5dKQeak7apblPsuAiYvzW0+0rgmEbsZ9xb86UNjRn+SxezVSisPa5Jgnv/cR7hPDw89oI+cfLVMRKv3hYR9D\
            Y0t/8CZApvsFK5fLVAW+85rvvf2hK94Uz37tc4giY+Q95I1RaduG53WjdMZrwnaFJ2T0/aHHWH/I0YiOjI/r2H1qldDmPmVxX0xu\
            aLj4+HYIgt4sK+WkeO8LEPl0heuFMl7yUFCdt0s5Nz6bGuG7CO5AnApa3cZ7DSellXpgbjofW17DhXAQrR9EnQ4CYHfQk++eFbWy\
            YBScqAYO/S2BlSUDOQfL2cgMe62HRaP7Y4Y0s4/DtpmWPN46RHHkog0vhQL1QCaRKq3SXQeGQFYxXqWBQ9PrPT6OuPQjrmxTivtn\
            sOwWmMtRYJuizOfxCEoRwZyii+YUXTSnaL3UgNjSC5Ofxluxmzi/5TSiSbACursgHmDwhEcTtMkoDWAuklCE47EZpnQ3lJvtg8Fo\
            tKvQ4KfuHjp5oMFHsRmyTg0fZnasPOq9Vh6XWZSHVWrOserPOzXnWBcxxqMtvfgM/g3C77PliYsnuc3NRGg9wqAQJ+sYFWK9GxSC\
            HQIdd0EpS29zt6PCuipcPxpddMd3is1bGaZP4lSPIJIL+NZuwqY1PYPWXbLn5vzF+YsQlG9jji+X6kXjFlFrdDMd6OV2f7jJNGjV\
            bxASNZBlhkZ14R8qhH9oe6Ehb8xWt77v7+TJXN9RugKXPh4JmNx2lqV0J0UnHiCezM5m1VPctJ8WLRKl4NPCfTspqoRlM8GfdR+A\
            +y4CpwKPN8GoZw7XOfPy5MRsA9yVwt0K3Ni1b87hPi6D5ligKVoHjsoYuqINkMiXwDGrCScAO8kAw9nxlTuS3pBfmGrXXQ/+POnL\
            eEjdefO8EF9WbVm8b+tSwpee2S+64v3yA/unrnAjlPZCmJku/PIH9RuYU/nfkAAnLrG2MulVCzcVqKHctz+82pkXFGcWH3hFagvI\
            5uVHzVc/xCHEjsgfl8A3zboQWKEcfzPaLUazdMBWvnNdu3cOB93OQ4ffSl912ZMK9H5ZMG1tEeUQJX0SKzfCdF+wX858sf6iiwKz\
            76hWbKOgNj0WWie9SoQK5XvPjdeXFi7lX58vlRlPTg+K4dBN4nrmNao8gvPY6opuThIpcR9/c6CvXZJUSYHsX/de3OqETeibciZK\
            7mOvlWyJxW9C7cpgL3oDZtkuGcaxV2NRwTqlutnAfCSSLpAhOYXM8ZPQI2TsQNsPVfdm6u75kq8yPYJdmqQfNWOQNNPHoJLdYE2U\
            VLlV607srD850bhJ/ON0OrBIkKKIeesP8j6IXjm7lJdXidli7Vqv3SuyV0QWNAYp7+Pnx23PTvq1cCfC5viXpM5y/wFKTkseQRM6\
            jiyloRb86SEfXRJNcBubsmw938e6rfxWteR6YuOcabR8RoEoFGST8Jk9XjjyYJxw9LCMRVL5MumDTX37tPF5oajmIoCc1/LylIqE\
            z2vLJVza2ixN81QXHTwWQEqRbrAGG2wehYwlnQ5iYtJNWZsFzAk2uN873x4rPgzsoDxEvcBQoi1Bhe4T7Y1s0d3thJwM46zARpdc\
            O3BmFJDeP3L2xe5Y5rtbUIvgNwSJcuqUxi3cnXCcdOj09IvATbMmcEXvM6Cz0+rxc/ucgTS3ZNHjQ24d9S6sRx5TqpgCUXxlWd06\
            rM5EAcXkkn0W1zcDw083nFoW8qCDxjimIDinyLGZrDA7HQeY63sHQ3ZvNFRBmeNnMH3ZYujitDOpGhjHcBvmdNHsoSOkIPlpoY96\
            nOoUv7E68YvIxFFhnFFxSTbSw0zZGATqoCgtnjCgUxoY3Eub2lc3Onv5eaZPR5j16lTLFyLifopMfwCwTUl2msfa3mDWqt6z+aQJ\
            BFSTCeoIlA9BVpphX2UPl42pr0ZWSBwmQvXQWOJx2EbfSZfq5EG7h479UeroYbweQsqGFXS+HHsaDDMlp5kNLkAdZ2CMEoAKd+PS\
            9+x2uxQAumSR6cySiOwyPy4UAWfKv3+3s7Qv5mpvNfoC0a9k+sJjbYkYb7Uw3HJYCWEoNfxbZTvivO8DblXD/dG67CB/yGQz4Kyf\
            fgAuOK4XPmUrn1MeHxMfCTFPOReh6zYM1AZa5S0OhiRt3nJH+QfS9iFaFbhyAsWHmk+64ne/tTfCaP/e3g1DcR89SQ2fz0YlO+JM\
            uyu6eZQM9MII4de8fChgZBU8oOlL/eEokKH0G5Z+OBIkq9DFoOZM91TfyFDYhIasPNQGozE9r9ZZOCZiRbHg3l0Z1FArfPyzsI3t\
            oALbISdSQaWCFE8xW3mZCx5H2cc8UO1Ar0tb6WMv5Sg2Xi+2kVYitJVCOHgTwWO3kwDbdCSADfDADnZcEpRCRRabHWswxU4CUc2m\
            1QAahZswldGG8uhMLTbHhYXsy8prKTov2Sw7P6CJxuMTi9rm0a8VdR0VaWKzzM9RRrlOgrWq5wqJOiOc3bF459U8NyKNa4eoSNNF\
            YvQxzKoD1mh7c/OrERUITuUkrHLelYF4lSASIJY0pFNCVJ6SACJPOatGJHIqrAcD/Bk8eU3h1QfpZr4PBcjIo8QQa3GwGgCtjgHQ\
            IqJGcYMD8ba8Im7UJ5qT5OtOApMTot9mQMlBFCx/9kuJApHLF7tuo5FYul0aS5d6ZqVFAFi+8sterg4/8XN5bn+edV7j4c/2uqlu\
            4+dJe1I+rqglGXhH9nkX7imBkE3JK/xchFZiPV4XDq8mWLkDDowh3F+KaRlEyI87D1KqxXfy+ygZrI9/b6uT7uD4TwVLJ1DpiVuy\
            Cf4Xx8SNof800FjzXhfVHMCBhuWjzDCpwQHdz8TLbLKLEyVgIoe716oah7286USxGUtm7yCBzAyLYTRnVub25JPOHIexIqk6lqQU\
            rRyuRpmu3/vE386boG8U1Vjmye/jonl8U1qmqDoh5Grh/hHXkLJ9u4soNZ+/werxb55ccDzxFqHIbLD5ghJmB6K/jwryFWIvWRV2\
            5eCxhBkBnsMJlMr0GcrZZMRoTkEzdebx89AbA8eoNbdp8VfQNRileAK4ktm9wvko8z9LfTudBan9E/2pxc8Oy+3rnNYRcY+aB+T3\
            7XEN6cNRAWnvoXO86W2pT1xNOps4Ka8kyfQqvw+d731GwcKUXYSYvRfXbkc6vqBXzY6tPuNWsnS7i/btYJ9y2Yl245UI9fGgDn7Z\
            23NwDw/WmmBWBSgjXJxZ7Go4fjYFOclmMwQIa1R6/epXmSj+9IB5Ij0a09WxALa5ecBIUSs96CWJJQ/YKWq3wUwxvyeMOUYC9uiy\
            xSKBQTeLh521PBh8LA3BN/RNwodvl8uy6jg503iMTdihz+UY0bBVA0j3M9MMGnOMN3H4T7W/nIqTbD6qN0UFZBmTY9LLoL3EQIFZ\
            Ef9q3uculNVoYl/gYjNPTCR/IGb9a/9nSJ2MmjbGQdvYgFMN8HaaEHCl/pZs1jJ23NBo8rAhCwnmmBkLPfWOOTpymUloM6rCJLDt\
            ej8CUfJaVlPcL+h3atwi1m+cG1+D46LX7HwhEV4GRquCYgLWgC74VacvRYxucnXqOY7pa9fVwkkgEGP531Te5gSmI/G6U2PqPrXU\
            RS+fp7ZOnAa1UYqTq7ZKHW2VIqBqtISe0Jbfk0ZtmLKgLLX7olVTlnWBrwCYVxFwsN2xvWyFu6xNzCKKR9YOL/clpaK+9eQGPS1H\
            DpK0aLzCm55aYtl1fBgamAGfWIbrwz/bqEeZVCkuTwi49VLTHd/gIJ4H3RcNIbdJm+6VQh4p9zsawtqizSnteoqz+B5TyYffPXT9\
            4z/dq8+s1jRooTpLSv2U4xxfcH7grTEJUf7wU8aO5DmAQPmTC4fq7c3qjX8b4JLxXSnvpkFGkIQxePZfey82zgRTH3x9XQ96kTa0\
            WLRZJiNHBpD5AJcWypsrinahT8f7LFmH80zPRdxyewtGt0CrYgdKPFPSfHMn08wOLjRwe2/zM24I4mLl/D0fpT6ZEynFZdBCTzWy\
            jnKRWGgwNQ/gjSu5KBx5aUsu3BgbcdoM3TrlhSyV/Y0Za/SSEtgccm03nqzUkxq1900t5DlMfQQwdguOMFV6Yl9yu0q1fPk+OcTT\
            rtJvtfBqCxVUQYMWQzZyfaPexUVUF971XnbrnI2/pKfsWy04CWrFdMxdETl+yww1K9I8gkdoo2Zy1ly6ILUEa5Bp1l0c/dqkjRpD\
            Jec2wFKrkTL67xLN5/gwhbnPtKD5ntFDcplJNXTSePnIef+c+UIfsL6hmt4Q/2leVLeC9DIInkb216MxGj4fJqKByEyNxMfZ3GA2\
            h7vu8c5OD23khqAxGg2b4BBsPUKMYKW3kyrP2heRAcrpXF4QzzAaoV1+jR7fCec3Mti727FWK5N644Ny5li8my7qiY7Hu8FFZoSW\
            9LYpTZ9yjp0UNNvR0U1/Od2y3S41GilPOxrp0vTYfxS/q8IHjt4ybNISG+donHZQY37V+cPU+j/aEqr21jXAZ8ysI+t1a9FhGgKJ\
            AQLievO1qxjF+cIfQrmmdgjqtHHsoonP3m2wGuJj1jkAW/aZPFffE/2wuI5CPoMSq4WITNdYaYqqfGEKFrIySAsO/iILGKwjUDgz\
            kMjZwfIYE5e8oGx5bI4g5pUAW0e05McOFjBx5Iwr9WFcn3CzBlmg53PBQ/1+o+UO9YzuKGHP7GkPVJmr7lGRO6GMQFV0QZHUDW/9\
            89ylZjWyW0pLE559A/tUIZ7YNiCuTFdabSfJOpvVDoigM+Afkb0aG59aVvn4B+6vYA8PblbXW//aFXU7ph0h/P4Rf66NXMmgNtRi\
            YREkPRwYwAuGXuG5+W9wULf9uXt00T76RDI/dc5f7H1I+Gwn2pVUZOa/oyX7FT+dOMf+yGzvVoyuuOzLkOED8f/ZJeAS+a268q1C\
            gsYRtR/ju3W/XeP9/P8AHLFFOO4pAQA=
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
            H4sIAAAAAAACA4VX53brNhL+v09B0Xt0ABum5fSQoZ3ee/LP8R7jkiMRMQXoACPfQuHdF1WWbnUHMBjMfPNN8QPXRdd2IzdmOjFt\
            WTYn2E6ir+V2HBmqjejqcg3G8BWUrOfI65tb2/C+J8gknUbAAlqCgzDViTlDWpnNKJBc/KP/kTv/pS9oI5ZZooVqozaEsrSuRpAr\
            HK4+ef+TTz5afEJx0OppIeFp8Y3WSpOSF6OQUKhlgQMU8AASC4Ma+LoQpkClilHJVUmbpZP21hgvCzTqB2KclfYEorXejrZ1XgbD\
            vZsq+aijb9y28SI26fe7wWA8OTGfS/I6ndW/Skhy9587ammjAbda2ogbVkL28Oy3JSnrkjLTwmeLa6yxMqPogCwYUCbCZlnud+Hs\
            klYaNiN3i4v/FResdO4b75d/r7xOlld+VW22ZiCC1uE8wPcoEMxsRTwTfTmfk3wk+lZQa9nykRseBM+O88vmBNJKpN+qXTSdkgb1\
            tkOlybTVY40M1T3IWrIBuO5rYN3A5Qr62lg6/fbkX+iwcsrFSoZ32btvWYNcIwmRTBGmEdEiLO9Fd09o49HF1rPoiydK41dKolbj\
            CDpFFVqMBEyqSemMl9Ch8FRK3OQE/XuerVO6dl1xry/TN8Fgw6tZSFxX+3M1n29AO2auueygkuopoefp6Oo9+GA+jwu9V2xPdIJU\
            trPLhpvnsguWTJnf0kE9w8qjxsd4DfomZeLrfGamJbS9gvxE83i577/xjPhZGAQJmpRBpGQmO6BbCGCmOMfNYBnq55No+VMusIjb\
            HQHmH3IGUttx7IbJ+jDl1zSs1QO88UHYY/uyc7tdQnvWtpjC7UuK8LR1KnWZOfCgRE8OQ0OzyUnHPt6jMlhGoqj2F45DtRaSXC5Y\
            9eHpe6en8uyMnpLq4w/PwpnmsldrQi/eo82hywO5hPdP43X+jCgmrq8Xjw5Q9kqg5vNZsmg+fzMDrT0ZYsVKjvmw/q7VWhgg0F6F\
            YJvWAP4t1qC2SIBh9lWEcJNuBK7zsceXUMrkm2OeLrNJyQ7q2cJS9xn51x3U+sSmRHbVvsJvdvQwUAaHdvq7uI/0B/ABtY0hNNAp\
            Em36outgg3WJ8AwvQsU6jwW/ZF9scVBavOAolKzvvgSuQRf/jcaEsmHvbILBzNpAAVfUxE35Mzd4Hhw//+Hr8ra9S5dOjD3Pf6K9\
            S4xIvF6CI3Hk01aPbBqA96BNLVgMap2jyzreDVCXUjlTlYaSdRp6kCj4aOrSxc0BrGEJWoP+XY2iex6E81ZpQ49UlUGOW1+OP1hc\
            7nZH6/djzwLfFuvBJhNV9a9RktAqJFyAl0yW5j5T5Iw9VnVc/JLMdenM2Rroy7rcSp6gdks2UJZlPKJ1TDqf3DNVqfucffs0+mjB\
            ft2un4B2HiXMqhUgKf8EF+fzL5boc5budouIt3bmPVH9cy/0Z5AnlPFQy/52JPgaOuX22DrsdGzr648vh81s20RUeiWhHtgDH7dQ\
            bzI4utJOGwnYDtlK74GnHFv7XCC86oN6smFTpFngPls5jksntd3t0kgwkpVPiagmQbAULvrj8+mY8z5/xzAKYBoFZBwFwIbOJUMv\
            lv2+bh2Fw5941H/867dfqw3XPuWp98QoSdls0YTrA4yjKl8uImoDMpU1E6YumrIKq5Eb/CFPG+clZap9nDNEwMi0KWz5QLhRwwu2\
            CQIzn5vP0t+5ErtY3KRTlk5u2xvFzK099C40cyIZMOOcuLS28aNnn8aLXPyUbG8OK+FtAxvVDbH7yGBcmD/200j6HRvfL3zTZCiq\
            qsLUkg+Uo412IJMM8jyYwYxUCg/WxrYH+MujEVYykxEJwrkl3TxuRSSiwQ4Nw84vbxM6UAWyEGphNFCE97tRdff7uaydXCGtj573\
            pZVxrF+ptrYmWW0PIyAQpPuHDCBBNgXqSRat8Rw8tK7dd6+DTQaUWoTRkTgOYbgfwqRlCSJIGj1WkyO2DJgfA07T9ABHgDV7Ns2E\
            YzBJ+LO0nR3AfJ7wiRlhUDtmiOVzEmBKoh6NszfNWlhxtHT/L4Ijp75VyyIPkGQmdjudXL8y1D/pRML8zPI+tSvvifltA5Ls+/JL\
            7t4sbp2jMQuz/APod8inhN/tXn96VIutbeDZRmmcuoKbInS03z1JNFvuN/4KdYz1fuMnB4S0zf8BQ9sc/OgNAAA=
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
            H4sIAAAAAAACA5VYZ3rbzBG+Ch79Tphef7k7TSWWnd7wkSsJj0AAQZFc0iQW0d2+QTol2hRNdekki9vknR0MF6CQ9lVi593pbf1s\
            oeXFC99eiFN/4XMLgdtW+NDDvKsv9VTv5y/0Ac5T9ThNFr79bKHpJulSeEdteU2VCHJff2g4eTfvOYCP8L/i/od8oKeOvgTpuaP/\
            pj/me/qI+Bk2d7ykGQaBaqaqVeGkr/IXuJf39Eif5t0CfpuxXrBeBX/UQz3NX7PMIV2hX3KpVoDlDONdP1x/6KW+KkEc/Q/SeUZf\
            VW7c3GDRViCDx4DDxH7VQL5ndX4Y0tV6XR24+U/Osy/+3spLw+g21GeJUOZFvgvkjiMKzpDWiQACdK4v57hbZfwwUYYdHAxAvgtS\
            pOK2lyReGIgPamOHM2uek+/kL+DEvK+PQO5U2SBTSJUuK6pfISdg9z7ck/fpN3sMnD7pITMeQet9MlH8WBWkT0DtIK86iPYxcG/1\
            OTE3GuQdwwPnPZg8dsD+E+nUqCiFOMCXGZlnYj8E7JITOw6zz3wlxv8/SSx3l8IllW6H8Sbuk5F6NJ/BpBUbAZNeQO2OMZP+M8Lf\
            Zzh5XzWcgt+wIlZmlkAGxY7ZwM5/58h/wA19c5oPoMIASnBOl91pBdzz/FTFtkysJvRJdoDFTv5eT8mEPRgJFUgPMgC2joHTx/g4\
            1BPc6NWr1Sg7LaV6uhkk2yxXXE9cJF9eOKQGOB/NHJKkKvpe6AXW5Zzp+buqm3/sff6eN5+oxHPgkEMAf48LgCIV8EPuiYgV3w3U\
            YthSHNNBvosbO3T1TArsnEKMX325c9P3w+2KXpSUNiVZG0Tmknxk/h2xe/v6wjiNMgFR+wXH4JDihn/RgX+xANF8LJpKYMZ5lxGi\
            xnK6oeKbUcT9ZkqWwps2CPlLxEWyMN9z5nrezOV5Rzg+ilpuqrjnE9exnhiuH8xdwX+bvnYgZzxnI2TAjmG5VQJwaohT6t8TGDAR\
            YauYQNaJYPc36PkG0iYUSC6bcnaB2jOGDYCdGklWp3L/shXYh5rHBJjJ3PbS5sYyFRdQV5wcFeOYbx8iLiAEhozAlb5AnlL2DPHv\
            gfiSSuCFTab7mUrSkk1XQMODdJF1kkTQZ2QHtHtFubJH2TLCFzrIfAdmL1ITOysbcs+L1bbr+9X0I7+BzSfn0Z0VBxmxi1T72le+\
            9pUiIT9yJFjEOO+x8uK6f+tqkukFSRpnGHBhkJTmRx+DaGrbRDW/uCXg544+Mub25xhhpFGz40w7BjMkLHVz333CGYEQ4WKXztws\
            UdUJCRX/jp8j45EwqhBx5oduq26Oj8jygmvAI4zPjeEvSFaMAgizRCjHlNJmhsLnXtD6yheFMkWYBmgTX/mioz8Yd/AStRbG225c\
            Ao6g1oRK8Rq0naVmHHXsJKJmQFZlQUE0VUY1dlAFNN3I+BEQey6FMTLa9YyQRKnNVd9rqdjMxVJzqzjZ97ZIHMXepPkUZ25rS8Wp\
            l6i2CtJCF1yDAcR304tutjhWh9Qnmed1yHcD0VGAJqUnxS6URUvXI/HtgvjbTPE8R2T1P8kiliJVitiSnEiplo3YtJj6sYqUm0p/\
            51B0QOVLAc+mFSRcYuetiYR1DM8nqjCajWZXDCMV0CX2J7dC7tJ0iXqKmX9uc5OL5b8GiLE3s5YXVrCWjfin9uLy2tp8+rfCgMSS\
            LSZTgqbyGdM1bekvON0K/axdRPyYjasmGAOW16oQJpejQ0b+1xAx9IFqh1tFUh8Z0EGZ0yITqbHA80yIFUhJes/1fMXJhuB+ohWF\
            umafehtaHo9eSZo0fnJz3fUk7WQX7ZkeOKFGw++Guo292sWYH+fRTdNwbQpJs+zOEMuBqkH0eF+foVY3srU1X9XzcmDdCTxMnnxR\
            aJrYC4e0keCIHwNU/z8Ik1Tacd27oEHJTAvCC2euk5ikHtLOaJLJbTZVktwNWpU1jcoUDvkH7REA80zO9yRTdsDiwLbWDrK/x/Om\
            Oskadmsgg8HxnIybrQX00eCa/AFa93ykbd8uIt1wRHcKK22rkHUIK58zl8qLUDbpAUmzu6as7Xxjm0qaRwayDyrNdUj+/Gvel7p7\
            FNArWroOVQgFkjOGEckSl6Fs0LPl2kEcXxCawmQmp20wTq10nvxPSi+YPq6cO9WWIKBV7ylvcHQsu+epUG+HfhhziDGVr5FvQfN1\
            bO+BmEZJRyG1/Jcjt+mlTyRGIzPb6qF3W+tK+IxN79sR0r0wkK5GY0GOV2gAq21QsFl0eCuRDaze3AcqUWnNpDzT+1wsZPCPN7yU\
            13zabfSZnN/yYS+fH0O/iZw/UC0+HVOCyelPFW3/TED2W8L9WKmAzw/1mT2//cSlY364wt8vrNxMMf6IdjU5XnTXVZC6TIGdvJCa\
            awquLDKKlk8KXnG6nKW+F3AvJ1dSYhzCE3Rfbq5uuC3W/AIdi88euF7CZu4Tmgq1oNxR2IOSgnhF3QhkXm6CdNUNkpISjj7ihqUn\
            AlCxt8aIedJiGISFXylUaBS2euBPEYF3YOb6BOQnNqQfUwMQchYnsq5wEYvkNtbi226UiIwp7YodCjl3iVNmCEEy4O55j42ZdvQD\
            YYTWDkZ+nlQeDfLSaMx4Lqr2ZyomJWr/SMW2UJpJZiW7lH2QBy5vhNVhmwVMrmR6zTy+247SJ/95HkMPE/ArdGa59t1UtUXhS2oI\
            3Mx4JW+yXHyz/c++NBP3fcXrU4/6O7iO5yJq+pvswaCf07NnYOBD+UMFdhJcCJsJzhsAA/8z33/AozztCHw3afKx+Mea99Dd5AIl\
            v5bVISMbZYPuxGEUqZZgrYhryJUsvcXdg8URQDYHGZhIi+r2I4zBr7oFWVVD5HeMNsCMp/oM3OqWU04imUqb6kll4Sy7mMk/zDzu\
            k6QWrYF8LDYUDxo+vL0RhgmzQi8Z8bxi0mrqxsyHLJ17DXO+1E/S6oOOHMF/5ASYfdHRKsClYBDVyusYeG/h97//FxwS0sPRFgAA
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
            H4sIAAAAAAACA3VXS28jOQ7+K0Que8kavWjMJbdMHoPZ6TwmTk9jjkoVbQtWibWSKm5vo//78gNLJTvAXizyE99iUfKPi96ni6uL\
            UNLF5UV0AytzF7fB550Chb+XfHH146JzuTzKLb/7jrOK3Ci/okeh3iDayBR71YDgrc+dxMhd4f5EtlBDTfDGeB+3i1iDmswHSw25\
            1OhdkO2rL4HnfSqy4Gt2qduZ+S8ie6U00FSDXuSa01dR0caqMfrx6WczWGSEEzMJjjpjF5GWvEo0pvkKkhlOsCo6chp8zl5izeLe\
            x57Kjpfa+khHmRLtZPigwd/h5VUIUVyqks/kxpF2LiP0oDmfJNwsRS4HSfsV/S0THXwI9Mbk8p57qLkQ5EC+rM6caVU00QkRVhId\
            kmR6C1xj/9gRTeJRHs2pSsGrS0xRCkJyNR5NwBVCgRcrnYuIzcdVM/W8xITka86DO8KgJe1jkfNUm/q9D4UT91A+qfKOkzICG1Tc\
            npdqrk6TKGin65gPZgEJn8SLwpObd6GXC4//Fh9b7uDacf4j0zf/z3t/SZJoDNPW6tE5dVb1n4OL/CA9o+UOvnQ7ks2GNsFvd4UG\
            6RfJaxxccwUW5wib6Kd8VKFBXWYu6Nl8SXpEnOg5+XfXHTXynr5I5wLNRqrhJ1VP1+OIkiXIoS52WtkdM3ygAzPVqls5qvrXsXeF\
            b4EhCWNPWvyKZOSoVlpoiKX1LzrkQO+ccOjV6toN3JJdM1tAODYaHL57hpUTP2i6pRiqTfE8TavuU2yFPtGVeEkwd3Ca7RSLD0g7\
            7+SQLfLiUqHRd2VKS+a/TZxLC/ILu3emLcDqO1/ByZH2zOPSi25UW9XGvU98cCFAnwt9vX2mUdTVL59/+ay6SaatBbqZBUk2Z1WA\
            IR9zSVNXvMRcP9ZXmbqd9X2xEbKc3+tfH3R0kuGbU62nPzAWgjsq/awLODdlBuuwImoZ5/moXBDXzzPYKMWiTa5HLKqfNG+ZMkzM\
            pKKajI/950+K/uq6PX3+RJk7iT02tSsOLtnuvdHnAsNUENKDLspNcea/GoG7ZURiGXFiUhHOtoLIgXm/Dr7nhKgke2wgG//OSEUX\
            5VyvTVl85oEjErruobr3oxJqWAlyDfo9NhB9aFfLNKIMiG0k1OVqxv8z8QRXf2KFjZG5hwGsqA+P7Mo8GF4YDCprIwonk1FhY2kE\
            r9v40LDHCUc5sn0MoyGYc1ppa5D/VxgTuZ56L1WkKVoiNx+lnzYbhfVXkV4ibN9iwTHEjgN0HAhF3iVMAyT+MqIiT5sFQ4Of1Ajh\
            LoWq4AsP8g7UiFP5B9t4aHBi3cjl3vlg9wIGSe97wmWAr7SeSUnH663zcX5QkANjL5X2fADd3g71oHQaL+eEK3bZeIrcNlCVurHe\
            TZtN4DOtS8qGouh5ETBRqNp7A+X/IrnMd1wDyWcKgmeUDnJEWTNwXcc538We+3qrjm7L9VqFiZIknD1MXDzSIIlXhE6ap3Twcb+y\
            RsT33urZyRSsom+sMWALURwtBFM5fe61xwSC7uqGCR7QxJglEDvQaFxtuK8xusE8g62HBzo/Wv99Q0hQy6TWaOew2reCYbgTyUyb\
            JION4WN94yzdTQC5bq79f7GHD4Cy0hW/kSCpbnTKTKluYahtk0wRcTambj+NrvPleLZHYmCVueu38IqlQvcScepYKoSZ6vnQQs92\
            swY/v3Kq4AtnhjJWaCPe9G3nC5zYOoO/Bo0JoWGt4Av3UOa+An9zCAK/RlT4t8QcFbV1Bm+ODhiW5mSCYywVenBbjsUpOlO6wZr9\
            fKhYZuRpKsFHgEZVfL1zvSCm2yQjZeNs68X5bCkYYegtj4mzbTQaN1Asa2cXiC6UOflNxUFj4wR7kCgKYcl6iosNHReTw2gwoqJT\
            ynbTzFS1PLgQ9BgzrIPGaPbFhbwMynv/fXncGkL4fnYubrkniaePGl8yh81q0X3g4Y1TRqrtLwNahNCAo92rGMV2s9YbLFbU7tez\
            aXs3jOU4hwOAEQ0DXFWR3wsPKoEFmva+6Myg8oRx/6/F4B98nF8KOdMapaQi9mT35ZJcSnKgvQoBxuwH3AR7nDuQu6ylY0DjVBSh\
            N+3lJaZXtRfN/yUVMKvTINA9I/dVoDf2TOR5KvhyTQRJwz4d8N6Ct4PLq/PLqm+iyYAWjWgbJHtjrHea3+FsfKkYEq4TChUy6M/J\
            QwWLAXNEWAy4waSDkhEGrvGWxZmJvZXB4lSWmftsVH379YCMsA4B8DBh/fnzf+GDHXZkEAAA
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
            H4sIAAAAAAACA41Xx5YbOw79FZ5ee17Ou44vdpiW34QlmoQkulkgzaC27OOP8W5y3M1WPzYEWKxSyz1hpRJwCYAXKAD15sjYePTN\
            kcvx6NkRwYD1z3kKsPu7d1WS8VVOR9+8OdKQ8pU/w43VmBhDGwvxA3XlVUK1BlJI2lOOYLwyNgWfbLYbn6oRPntmU1UT6oxm7/jC\
            kqpyfGV3/6QRetpwllZ7wCqsMiDjH6PQvA8SjLHg/Oq5zQ4nhIJJsUCIet18nJSkgQ7j7sg5nOe+gudAOHD15qO3s83swymkMfIz\
            fAFRGVQovifUzISAkm4G4+zQ+YTsCWMUccA42JSsp/k6uiCTrSr2UdjsMBelIcHjk/iK/d1AhDEgDj8jWeOfKUwZFARnNWjOhMoW\
            CdXLguqOyYmPfSCxj4imJhBVRhXQ2Lh7p5o//8Ej15WxbKlw3OOj3CpHX+4c9iv9H4XUj1z5K8wPPt7LMQ5+906Cosp8IeDI+K8D\
            uUEoaKBavsODa3CuPpjN3kwRM8OHjJBvpPQ7qiBUvgrOR4idj9nahXUZo5TnT4c54qjWsFXwsuz+zJaT59dgCJBtPZqksg5z8sE+\
            AZlL95jSg7gQGtZ87+qEjDVeqNj9i/b9TvdNGcMP3lJnUfKy+73OkFGBco3AX9tfXNi9clKeM7MuS1CFqqTGwdoK7TZvHBBeeoOt\
            sEFXr6DQqcHXiGDDt+jYY+f8wxyAcJ+RwaA1JvYltQ0vSoVzWTuVbH0c4BnrbmK1ra0Bo7bqFk0Fa3Dd+nVeYzwOgS3HgncgjBZ6\
            ROhcHP2NAL7rHmPd3M/BQMbW/KrJY50LOPua77YP/0bBXUSVyhz2tr0/4nqDMbVSKriBbnsBA+4nYggSsASHiSl5WWzwanvgTMr+\
            9zTW+WDTAPu5WDzYrNfX1JqFRTJ4YIAtpoARVHM2FExZwlcBKINzwPm1ZLWdmPiWQXO4C3CMcZDYN6Z2YGO5B6dv1AAk7wyphAEi\
            C99rWN3yhY34UJ0+LoZQMGavfj67UZ9/+vmnComl2scMy4IrtrVPk8RpKeVYdLaeUu8uz72G8XULT7XAlvrnvzo4fmYTtwTJOYbc\
            urGDbRXcYojeFG1FBiUhR15/BZSyD/IWZCRkgfNg2lw4hbga5xi1prywq2KRMrKliBvri7iskmg9n67UWDKffiR+c/QaDUb16Ucq\
            4aqQkea49PEBYgMdb4BewyFiKBnFnUPSbSQVGoXH8rJG7kR2nLFBKGBdMZbLJZW7vPtzLk6sJcT7hbMGI1/cJ6vHGe7sps0oZWxE\
            ndkamA3GbBMOSFnuVkhb1qR7G45Nq6UMUcGB5nuaddjnbQlXjbpjpceRIt6/GfW1nsd544AtBUR28St0XnqGUBoQsnQrSSZmySS1\
            1npTk5z6VGoTRsWeceThT2DYtA9IDMbI0dxFGxW6CZp9m3Sg73spPslmx4iuY+aTY5k8ceB6udxvtm3z8YQ8dWzKLZGk0TEZ8iBp\
            33hXBmRG5IEm0fVyFiqD+3Ry/J3TLrvFwUuyf1lshrgPv2wK/unyiFWT8gVYtze0lpJvAuN79nLcHq/AUl/NZIviptl3P9nF+lbH\
            yYDuQZJaZ8ucU5W98ZPqmnBPVWjWLOpkWzo8OMgl56NBUuAqyMdWmRP2El/rRum401lPddxLupBvFzDKPHYw77kfqFu03Hj6Pisj\
            L52TQdNXj7B7t7IEaguKvEwplFKP3kF8v4mqWnrIcxnJgR7Z+qDV808eTOc7taC8xKQhrnht/p54kmRwXpnHR6clu2dr++Riofve\
            3Y498AvR1/fpXejtQQr3ZyIYxOyNTVnS11XpyhPu+QMzDkOHKxvbXiCChJNtbFNk29dJIdHKfZirw87FwIV9LYMBBv7Wkf2CP3Z8\
            19cy97EC5Pd99UmNdBV9Ib7DhSczaa4DaJt5RMiTASOnl/uYc7NCrm4urS6rRjIHZEMLG3OErrvhqYAP3BlSHWEJ1QbpP93sFhNm\
            qeOUeUvTKPXJ9/j12mZx7IC079L6T8sujas4CW/RsA3/YpL8Fp3zEsMA0To3Kb6NiCTtNRrswtMtsOzUAs1+CvLx18V10SWskDJU\
            6fhUFVjJ6TUgC70fhdclO0v9O8LHSbFYg5HIFn64i93GLdiEphehs7jBUXOGIWJqyu+KLMwyQCkvgJKMSFIJo11Cl/MfcXyguPTk\
            q5x/MHG+wXTVKaQCriq/p6WPA7guLzG1EdmeJh8V4k4hpEZlAmczpKk1X9hX7TZONQFHojQMdxbGvShEH6w/3GAb+hKHO4xs+2xW\
            z+vTKpbg244gQ2DeEvrIpa6adgV047pwMCnOhyD1/xP3PAfj+NyA3v0ZPuig7zMOchtZCfx4PjjQzUn9L2Y/nsz+iNvEJ4Tm8fsr\
            +wGi88/U0qFeQ2pSHkoifYRN3mUYxbqJDFZyBKuAF19mxU8hPod7pBbKM/bEDW4/oLPoQ0DTEWz/EHJTMneKBhmJ6D1WIR367BPV\
            TPPjJQ9WI/TMcflaOBEpS+GlHCE+1RMr/B638wqM2kFqQh7Xba2ysUnGKI9z/YwfQadr7xO2HK06bpEhZgZytVnSNshEDFPHv93f\
            kvpqPL6F/AxjkZm9GqvAt2//DUu9JZCLEgAA
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
            H4sIAAAAAAACA3VWMXNcuQ3+Kxw1amTNZTzXuNNJ0o3vLEnR2rlJSZHYFU98JEOQq5U9nkmbf5FJc9LVaVK/PxaAGL59u7KrfQuA\
            APDxI4AvB9blg3cHvuSDo4OgB6A/F1mH8Q/tkEQFNgUP3n05MBrLVTyDtTOAZHRK/yEfq5NqalA6JZ3BeWXHlwKmjC90lo+cOTQx\
            BBKBnZ26ikGxfG56Kv9dWM0Mm3DjyBz4RM04Wb/2ejrzaJ32cfXRFQ+ThcKaJ9UCdDb3Eu0WzD3QP1D2sJeCk+U2sY+RjLcpjf9W\
            X374uvVYYuJA4vMk5/FPDmpBmRZ+MtyCQnYLYNDk/9zo1EdstwF5aOJEHw6RAveqPuZY1xTBA6opbUVlfFbrWHH3DGw42g1BKOnk\
            I2WgFOCT3hlduCIbXVG5o8G5zz1jzeS4ZFB5fEHQ9Vh9CuSglpgdioe1brEV1U52FgYdqDw43kmGICwuVK6hf3KFheq589DL+z61\
            uuVVvILyGPMDWf+No4ZDxlwy1Xy8Z6ri+L+9aviqVAJCMBSFoIqgebx1fzMlzInug0XBgD1o7AhQncwJ2CQfM+xhNfN74XyB3Kj7\
            YSel1GxDoUKA/kAIECQCs/9e5xW8vrTjOR6FGX0S8FH872EoNYdDzUmlGGzLCgukX6ILWyz74/r8pt0lwfebe3PhmMpSk42DM86D\
            ilXdZR0a5yiQGf9DafSSu/MbrwNcRsuXekYqbYpb0wGyHEiq9LqVIcYn3sfHbSonAi1bH2pjxmdUVgdkznOYldcrIFFV+IRlfB7g\
            SCHnTCUsnYVQnPaOSKOgqFtJS/lotO/xrgsR/SQlinWOqJ9aIbsXbeKQ6Isr02swgkEHdXL0KVldQDokObuEUlrW3Y6p8Ts/v3eK\
            iJZJh4CKdHoYn0umb5i9PckikCV4T7BDxhlICz3AjPrjS3ZLR2f+URtBVMzWBV2AokGZ54CRyV5zw378c3h1V4tHV8z9dWDova/D\
            bgnkTJcCwUosdqeoeWUdlOXrqS3GoV4uHdXQff5cAcs23b9WJ9AA9ugb5cKarwkJHX4JDqOHUHZbW/d34TI8au936QEqxVzUp7Mb\
            9ePbH992mig+/GYJVdl9bNifC1hyNXzPODWelCrzwBmn0rZhzvofZerHl7VD8rLnhJo7Nw1yc/0rqZLXT+2dm1IzsEBXBO7E/NsK\
            imk2Lkjio7ZOpmB78gOEQuIgHXxR3Vo3QcrEtViRnRGOZnyxYknouGDf/iCTrXoZQm9/UAgmBgtINsuYH3UWoxNyaL5lNNQiPbom\
            Uvt23ySuYRAFPSh5yzOl0anh0C7HuqigtBf5priSm1cEeFh4ZyG3gYSO7blucsSvMCjrMhiuRFvyXRwKBuQxhBhMg+3BpRNLover\
            wM2WWbqnfB+2amGDTOuargTK8Z8KCc0MRDpREadrG7rOt12AuV6axwRg+am5AojQQE6gi3Q1BiKNL3J9QZrwDV089g4MygsB5mtM\
            TBDYquFwTS3BURViKbQqWZsHYeX30RSjpuxG26MglPnGgevlct6NZWeKATpvDVPCC+TVt8LWkfsBgyAfXXK9nGTKwhxJSf01nKK9\
            hSGuoVE6pewGyPOzl6STDJPXZtJlIC2WC+28DNDDSMhnadSam9F9rOPLdKMlP52stAvzLS9TK5bWqqusk9Nyd+aWy4rsC2sPKTd9\
            0vrNx1iLyrPbFuV1mLOgXWPDezJY3Nfl0sMrD8wHmYHUT3SJrp3ByfqSGo0OqxZKdkQu9EPEsrOJJsi2Au3VfV4w0Jrulb1pYwDx\
            PFiw0x6T9ArakgGUTfIVFXkvefyvh7zXdBVTs82jjpnyDsKxUP1D1FYuApSZ2tXsJo557IJMVjkz3933FxTZqUxf5OXAI78S6Yjn\
            8nxQ2elJdUp/CkEPzeeNw9J5KGy/igGmYJSX26gUEdtIlw4PpUweZc48bTfRBf+hkLjfyVi+cJ/bvWrn2aiqApsCXXsafczSQz3U\
            /Er/E6W3yrEGK0PAjc80rpLXoVtcJ21c4SEiX0RuC9zuvmV8bld9q6ayuvQiBln+vTNT5BseH/DY5h3k8Y/6vQJvAaEIvV1wbaFC\
            ISTX9tu9a7PgJ8rCdCH9MTzqr6KbDG/BspNYV9BFfwde9kj6i65hkv6cAQK3FMily06fNIvazxSjSlyoXXSpV8x7ksqXJgUQIvPr\
            FxFc1+JdmGMl8sW9ti2l6+Euy0pB9BUl3GqHYIWGGbyDpSjgDFIGnHQmQ920IRvKQrdZyD8KeI8sfaA3LWS3bCMYzFyNoqf5EqIs\
            AuRdLd0GRFFONVbtpUG2p6v5vUzamlGmqXxBDzdo7091ajsDFB5matC/V+QtAaeOfuE2/U2LQCEvis8rDzKbJUlZJA/ni7CYX8Jw\
            B7lNv95GZPtSTPUEslrQ4NhfLrbzo4Zu8XrL2Jsy50MqbcfSarkzaBT3krWzcNxN31Pi/FZdyd0FTxeJQ/+l6/9lcv0rtBl+jomM\
            pFOgdujykVr68ZlmCYrU9jF1pLpxF0dk6fgv6o5JpBkGKEWWgXZqyu+jfoAgqRxJpON5Omc5pgS2G4j38WXH5qYW7ili0xCw0Bs3\
            zz3UPeZ8DHenrXFzi0GZyeR8yi0SlzLIHiYL/nbQzfeaB3iSpUWmHYMkUl78p/0/i0xypdnMb1BEp/cxIh+mD8ZapIuicwtdue67\
            2jbgaS58eL1eJV2nB8nfnXUsWsRml2jt+fr1/9JlOskFEwAA
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
            H4sIAAAAAAACA31XvXIcuRF+FRQTJTLrXKpLlFFLUSWf+HNc6q4ctoDeZRexaBzQGIpU6V0cOnDkzDFfzNvAYGZnS6WIy+5G/+PD\
            N99OHKWTtyde0snrkwA73P/zUcATBN5LBL9KPnn77cRClis+x4Es5r3NXYK8QxE6NVeYcwnGUY6cSWhgI4kHEHWg584pWw4BraA7\
            OsrBVFXO3XjVLClsl6arZkYc0JCeSsdHjp2vZseOwPP2jsTjoY3JZVKuEZK9b2FvyWKyYBwdVEU97OxwzvWO98cOUwTz7Zfvs3Ph\
            uII8VvUxCKbEu0hGNBVqZybruV974/6PCM1xPWfUgPdUnIojptHLXCMPYBb5azkWMhgpsDyDXzXSDSYjY2sw4WvzV8EsYCBG43BA\
            U5uScOEzoPfVo0koeGruyAyY0su/zL6Z9bh/BUU40fMzPGuZp4vYKw5CoWjK40/NTRKXLx57MT/bsG57xVcoj5we1J6DyVgHVkLL\
            rA6vkImcMwc2mDMmu+yPTuh09ngzJbl3+fvci8DBvPzbTFWp2GCOnpN257Ads7ML8tpUp+NfBI0JMwah6jaXGDkJBD5o/ulhkaIr\
            ehbyozr7cWu0DHMPJlWZsJ7PgvEfTGHu0WpcKiED3vxJf7uYF4SNZe9xC6aEvWRg1WhB3dWNh4CX7LAtKIjQAFr5jh14kv34ARNO\
            oc+858dF7Fqz7oa1ekfrHqGhnWZc96RmkykL7uC1Tu8m0QD2yaC51Xl6tuCnhK7lHtNZjLrGdfNLeKWzsvdoYnn57+Fim1y8kcKH\
            Tet+PkcHghXmtLaz7ZY4BTDkD63fGoiJjFdXR0mPt6TuXSiayYCpXu8eYg07nFvxBybakAXNtM1cm7+LRTAZPIprssLyeOeyYM6w\
            GMv6kcTeXwfN3FoMjo4doAERVdR4O86SyKiz/b9pp6tMgZ7poLMfNKc53/dZLw14jxqZDOdIQm+NYNjqvcoYIYHQEnq6swtK+Aje\
            L3YATN158/n8xvz65tc3Wp/ZNEvN/rgt6oxCllSsEIc8QR5bC3tjMhHT8cA9mLs/jg6eU8Xe/dHr3xSUPDxV8I+JXbGkIihZXV+i\
            SIUTFUAthuMhkquxZ3AN4FeQyMIOQwWo0OB1Xeqq06CymHAgLrnuK1p0GAT38oSPFNybX6pvRyip3r03v5iMlkMF+w2nR0jN6GwA\
            7eGxya7I8mpCcaRxSxhVt3SksRBrU9SpigyazCIsJOzVZ0Z8WHtymDRpzlTRXOumAWu+xlFCEe0PuAGTUEZtgroMoQRbA+UHimdO\
            GwJeAe5Y8zFMOkn9GS3xqnXxzGTcFkr4dtT8VXB8PVwdTER09V55tgpEtakRQRpc6XhRtJ7QsPTGw1OegdRyEAxFWKed2ir0Qjli\
            UHNMmkhM9XbFJlCIBvvQl/GHPew2Vddt5pPjmvzgwPVmo0u62SgD4KD+L6imZCFY9GODvdcODOzLDrUF7UeXXG8mmXF02D3Nubew\
            y25xx0Pr167wsLC/bJp1hb1RkbDe0gsgj06TjZjae18ftkQlWxLoU5P0dLYFChq1Uy2Fy07pOqW6m/mRXuN6ug/0zPtpnkaKCE+q\
            64CzqoRZsb4vm43Ho3M6a06OAur7V8Br1/JkeonZcu3tSMuIwyfOckT5IqYMe06rZSgeCijkHrLG9ti9Dw7dTCkibCmAdqm9VJFe\
            /lfXMLH3kPAISU1dvBJau4yn8HDatvkTQ3P8UR+kTF/Iaz0KRcnzqanANkCznknzj0lEZ+XN+lHXvpPXxbXoO/o5BNh1Bm4t9b1o\
            C3zVlrbS/Vd77lR31Th9d3DrCVPt3gz09Q525vI0E8G1aE0O6Rib1GhNzw30dhhyfYxF3XX1ij3rxa1/cal7t09ym7iEiksbDm5S\
            XUewJPow6K9KbRx6zyYvzN67rQZ/x2mWXXCQ9hpAfYe6/EbBHx+1mYd1KNcD4qANyC//6da3mFF0YXEkGrqHWsOf9yQ1JkGw3KXv\
            PNjKgTFNslt06oBznkT/1Bo0hQ8E3k/iDwkxNFrisAtXT1AvKkE4CFNqbF+65BK2uvN7YfuleaLbYp993TEehddFPIXO+jlNivU9\
            uJrX9e5L6i5ugTK6vnyecOjm56j8uSstjN8EGw6yhpB1mhiewWwVjLBrlHO10EvFJQdub0zcS0FKArOhnGHUryo41FAbTjvw2BUl\
            ZRpaOfprymFv41cQc+2KYiB7FOEJlC/oa8vdmyYwWZn2lpWTlSPyJ/1CNtNL3H3BlHXlFx+p/Rptk35NjGzgerOk6q/quz8/BCVM\
            Vrd0bLRA//e7WK/DJzCWHein0FBY4LQbfBTcKVP0WBnQeDZ6sM3//v/q8u+Ty9/wqY5Ku84VCWLC4DB5fm02Ca3FKs11/6t0ttWN\
            gGypyd9nOwob+fNswPTPoPG5gwcMLY/XGmjf08NkzhPHiK4bdO+ytLopoqDRrLQH/QEz4E0uvIjZn1M3m2cBYc2Scz5IjVclpUaZ\
            LpWcgyH/U07ygE8zAdaHs8l+LySNrY+CmuxMKptwdc+cK65WGG7CtUCqTMv7V/VjQI3jT/A/QukXsPPjunJuokGu753wyffv/weG\
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
            H4sIAAAAAAACA40X1XrbTPZV/OV2meGq3KXA1u0y6bcmib7IklbQJIuWFIZyw8yxA+U6/DBjGd7iP3PGGiuKnK83hsN8zvy7RVbM\
            lp+3qLbZ8s0WTcoS+FOe3iwv7FXzSwCySZ9ttfz83y0ZybLb9DvksZIhFhBRb5/669Q7ov4IzXnUH6b+M+ptMIg7Ud0ap+4Gdcep\
            N0bdc+rOU+8liGNS7ihWRtc0krGJfFVQeSFffrJZ+TRXp77NSRWtK4EWCUvFfUHbXCySlosj1L0AalmRVL3roWKrJEYbDI4IfJpI\
            Zqabq77koPeivLFQ+bBG3WnqblF3AH2cFYwNox/qwPvv7/43Rd0Ct6EZT9rWjduSleApqAvchfL+mqBthBBIuVggqm6v12Y3Gkao\
            usW8q02NUneGeuOAMYiZVSxL0bXQ9+DgE3UPIIbwmejjZS4oh7h17izIBveoe0hzLnVfMkneGvWnqZ+HWqD+JPV9RukfUv+Ueoel\
            4lgzbVxacDFY3XIZr+uFFTQLWazuvA2eHjLitwB3mV5/lQn3TlBykZXe6k5l45i6r6k3IRgvOQHZgSg7zHsIXHV1ArC2qTtfqSSM\
            yheVs+Bq09uI3aubPcDJUpiKuVY6u6i82qHuNnUn0eZ4QJKLA7Wg8aGiDuEDaIpHGjOQJLvIyeA3xIk7xAMZBqm5wnuKahOTyKG6\
            l6jFQyeiETq8akxweB5cLFzvEETOZv11U7N662qAp7L/CtmWUxjMuCYsiZg4yybGr3RFa+ShOpwPDgbBptTvlW/dUxr9F9brOBTr\
            1WilqPeW/fKnqF+A1F1Oy1PqrkDQwJ2G2g5V0kirLuPk3F0Ohgapv4YiRoGfennqA0PhOhE3VVXvbZhOvc/YWkPUX6nu7AcHc8yN\
            P2NkdyEOGI3PoOKv4NUOQ+yj8QUwOXXVJUa1HSa8uRHtdjcxbxoGpnoMShaw8S51C9HOFwUt0g4OA291F1RMJ2t5ZMiSTfgaSZiq\
            8x/KU28SrbxsxwGPC7DUpsaZETk3ZBxgZHwY+NvUfw80lbXjan4SsWIeoDVpWHgi7mFD+c+pd0a998AL4Y1NguDZBAzTL+pgbxwF\
            7ggDrot+ulexM93trK9jntbmT8rH8PdFMLgJ3QqeVj9+DsZfV16d1BbXYgMPlKKP28E51P56U3X3HWLZ0Yp7x1OaUD449UaDkeHy\
            1H6iB9czb+NQangEAQzWC2B2LTdXuljlNZTQzfcUk/RKqpqYF/wL/q6CTJxsW9TbxZ4rgMDUozsdYMsiAkZSP/rBj36Qgvhd3wKK\
            ZtmmAztb1yzcAmLkYRdfoGPT4fDYwe7co/7L5J7AOotJhaXNhjfIbf81oAxV6mfzbmiy8mqZ/ZccXNelYq4864mFb8FZAFDxX9Ul\
            mZ8I1Tzk46J6fgqf/AbS+HYu70FYi0ykCX2mOxbjH53kMIiqosk/+C7AfvDdVGX7RXnkhN8GnbrZK5lRVC0Hmc0BKuvYvFuXqb/J\
            wwpQR0uAR++QjGSg5+wIWX4frEOD7gT708HRa+YYIT1pVZGJKaJQOpusnB0wJ5XHXC4fd1MAkuTHxLQVi2SJZjOOYz94Psbk9CjG\
            TVlAQD/Okn2eMEHwS61+iAXnE5izBk0sZ47RFonjATft5yngBeQ/HeKEJyO6zBQYhMjCiVpuOTjewkgbRLLrm4ENR/+VCJ3G914H\
            1IAlOPkRxisc6gs/B65uPGDXDaIxXowdjt49FL0Bn+FMfIpbVsr0iHKO5UDgbzqyogt8g41HIUbc3tmJ7oM7DCjrGr8iJ0rHQ5hy\
            LUNUcSKCD3ibFQD1WFedbN2O2vBTAWnvFCfygUBhnNHwWLAR8YBk9cckZIPRODqGFcexrZdwle0TmJaYD8Ba9j1JUYksbI4NIPwL\
            FSESbpv9N7skRUMzPOoOQX9CfsVtnJGs+J0fnQeQU1EKN+vTbJa6MNi3YiXBadoxnN9LlU4+ge2JJOlup7NTJVFReA6sYzW/xhk4\
            fVW+Jdhi1IDDxwROqd/oVuRN4U7A3Od3NI8KzEqo1WYPGSmTIZZ1V5OJHBnbc3wb81UQX/gvJ0tnC2EO8jiW87zYhcLIYs9jPR2G\
            JT6QOMmht36jS9yGxoz03HiOUXg0p01PF5QZfVwmrPovOFI1vZc1LZ/eouXDznqkwfMbpeMC3cVnzSFWYdh7bdhs104LfATU3GJ5\
            bEmcZ7WVwcr8ASSzyenc33j38GYHuZieC5y+hZAorfwLj9ypYSCj3kf09jjE3tZV3RTo6ui7EHELTO+Cc1/DhPgT5dnDENVuSBnF\
            7hdwfIlO1nJPyzNPICEh2V25Cx9rRTd4OgUehPB7Oq4CPAV2MQAjIaqDrT7SG3WJ30ml8/GQ5gGxCOfP45DyOX+GOfL7bsVGnbNn\
            IeiWCo6w8XXyIgQ94EX2cSME/JGwUx6JBkLYfZMQjYn6/DwE3e6XtPDQXwPDGyocHJCLQkOr1EU0W0Irl6h3ig1wAVgCManXAzbO\
            dB3W7tiqguDqab7m79fB6W5JRsOCs7elkxkojDrigaRYvKY/HgA0GD5uyLpD4IKwOBp7gp0aeClodlrSLHThA3jBa7V09jJEElNh\
            Ux3SWF5YbMBbdU1nkdgfDY4G6zB44zkS3xgFPNo3MSaFEO2YFlwDyDVU3ZmJKMnCeXhbMrgZR+Grq5Di85fvdkCIRXNP6SOy2D+x\
            YVRe2APR7HLeGIVnSOyxwAW0kuxXxLQib+83oA+1TseeSvxoiuw270Xi9RRdfs3OKFxqd7MGNorYhWB/ZfcYDBZGIt0vbZJFsjUw\
            hL8hcYbgwZkR+r7z7++Jc+bXBI+QtAF4HjwQvl0fIjm3srwWTL4RcL5PAR6jhzcOvMgAftfKNKDBoA8zCW7MWED5fpd6iNYIENfI\
            CcWAjth5x9QNg8jx1d6cocOx2fBpMKA1B/zM5GbFmC8fGHL8wmhC/VCHKjWhT2PDOZoEkMEHEDD1QMAv3TanHPhbR2EiKh89fkwB\
            qG6/ONIBdLtb1/GlwOPFgWlbMlH94EhtZb9+/icuG3xnyLGHBqKwYuXYPc8w//3v19OJPZkoFgAA
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
            H4sIAAAAAAACA3VXR3bkOBK9Cp7W7X33qrwvSVOpHrcLET+ZEEGAAwQzW1mvDjTnmIsNAiBoyqyUjAj88EbvL7QJF39cWA4XX104\
            6pE+LqERLDkdE43xF8eLP95fNBT50j/B0TSISepx+ob7Rj0HnKJhoEAMp1ocvdNw6am8eGJi451Dw9CrR5cGrI4It2vZx0XQuHYl\
            +fckZJxORNVT97Es9EZ0wdOGrG9vDFvMEsoRhZm3A4XmUJQ9nM0/e3QrgMWkG5/kPjZG9WD1/rsPCyj7QZQVWPkaJikxegW8xGUL\
            KzEJWxOsjxAwO5qCMCD0JkbjXfXvCVYZME7dQR1GE9UxoX78BH+JyqteMSajVO/BSuOcUab3DnxC6HLMhLyJzzfqFdTJB83KJyCP\
            yOh7sb/FMRC1+puN0hRGNm7MpnofWiIxioMfby2qE18spCp46S/BSWuXhJP+s2HlpI78oAA3W3wiCokkafh6getG58R+c+e+WSCv\
            ZxPFtBqBntpNCESJ9j5k59fPnxnLCNAfp+BgEJRYHyJjdHBLdAXsm7VPLDX40MWTANUwwHWwaxeI1QHYs2pBjk/ehxziyBheeeOW\
            wLwl6tRxVadg8eVk9kZxLgq/V1FqaR20jm5hFZGroNeWHN56LYn5d64OdbQGLY+m7b0eo0oIVfihtf60mLBjUgew1IUyTp7G+8hA\
            b1xkWGtcC/dViY+6DuZIzb2CU298R2SrSRX8ig8IqUET8HXwt0BQU6EobZDrUxycw9SRm+q6Ivw5aGKUyZVQyme2sD76Q/kB2dK1\
            iQrhmMCmqs+aSswMxhMkyNGgKtlRjyUEUvDBWzHW70vyG98PI4v1bqM7qZbvM+xezzUnxb3yYHcy3ByuXEnG9jkVE0/UHCTkhRuZ\
            AsfmgNBnO5tDqvs5X89HRK7G5vFjBamlyJN+uD9ydA9+1B91paAavdj2zAScyNop8X8+uf568D6w+vnHn39c1cB+klMS001EBEni\
            HsaGjXexDoQb002d1M9p5uMytz569sRE6WUZbq9l+li6l9G+jwNsGYI0RkgZ0XhGyKTIfqiDOhOsJ12G9xvSmeLKwPy7ty2chuAE\
            HI0fY6YG0wot4GSc/vG7RPvxOxXR5NmlGGFsE3vvw4nCp/yj92E0nCT6kcsk74sho9tQlB8O2O+n/Tdkh8W7URuv4EozsWFI6Ypj\
            QLezJhHFYR8NG4h75gjxzRzli/RRHkX0cCxo+RuuyMbODA/1lqy8VJMlcrPASycRr+QsMK3EcbgssXthEBz9MZH/MyJvgn9IxQZz\
            J0gDIJp2DlaqKwd0ALFMIAFAOFBJoisD8zplVwLwNJQ9lOdqVLRvIWBWIKSnRQ5BoKUKghLatFOo6UqpfTmOVSyzq9hMrav0s0+u\
            9nuZNTm32jtR8tqW+6Mh18AKnHOjnSrx6O3YoxSa/KiUq/1Mk85Zx7AaXwNZ6e/Q+5zmJCvdfzJ3WrRU/tsNd5Dej5kbkPiRn5Gx\
            ZacRKxPL/mthx45rDjncP2zJ5NQPeR4ul5M0Zz2Y/pFz00JopYflfc3uQ5ujYC2iOtQUV+aVg+T3f/91n/J2h3G/t5gfG6dOxlp0\
            GKUfVQpd64PG+mWc3+TXKNTpCDPevfGRc7utt6eJ+Sv4fPRUVwfZQyWg1DSI8anT0PWCGKg1jvIRoddHQQ5jDwR1C23gCiLceqdY\
            47pvSpW/8aTnLHS+vM/FnsewJS0AdSXK0PfFvPJ+cyE/DeJJuxxYtLq+i/xJOkUKuCbNjdtuymX9p3PUl1YdvK/ZzKx46R2mZldH\
            shmhdCVDdQbnujPul5tvx+Yub4Rt41WxnTnnRYAuchu8Z0ZlPfbWh8rrLMZQOY+SMUl4dHl2NQdGSJ9OV/7VQI3h+5yurpMsi376\
            VPCpbkX7O1pIz7xjmZ9gRuD7AZVxLTsBJ1nQXp0NeOuQgoz5KvwOEQKT/3KpQ3HnHwfDuaENV9Ijm7wR1BOFmfgOWl57ryvlX5AT\
            rFyPthKfB8AJLfhFx+N7Elr6Q25Rkgdy0jWeKu0ttXBMiTz9SgzoFpLlosdNlKuRrcnEq54Duom8O5DOJu0stbFJXxlcWO/IROhy\
            eRy8b/VEf4IhIM4sbTBwXp6Od+SiYDWHAOyt97EyEMxerASrWLgT5613XoAoMtRtADRjYj2mOJLMnpdu70MP2MoYQywrMv+asXY9\
            WfuYhpjHOIzraDBMZOc5/cz8BZ1XFatCUQNFOVn8sD3Y5NKrp3aRfIv+FiFu/hE105HUBo+h3AeyC8rY1psrQej1Tqg7Yr4X6tB/\
            2g9TzavTtC9kJlig/abKvGT0SUT+CEY5oppFbcb+ft4/r3GfczJQvgx68ZTF7a6T+35Irc13iMJhLKtGeHF+44Ag7DOYhfM0NkLO\
            h9NCn028oS7XdHGxRVLG36yNehLklNNFJKO3OGMrcz2yDIlJJrJk5YR8HcjIlptXDRbdN9uNWkFNXLaqXizzqWRCOaRuvMsnuczA\
            cp9sZ2mH++XK9ZCYFOrfRsPlaLXpV6VOxt5ITArl8cH7mG8Kg3MV2zEFeX1JVBbCLVojvGE72re25KtY55Ye5DBG0FO5FaLUGl98\
            +PB/o7E3tisSAAA=
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
            H4sIAAAAAAACA31Wx3rjOBJ+FXw+e7U59c3tMNnSWt2TbiWiJEMEUVyE5pCbPekZvPMYfZpws/ReWwBIkdL424tC1Y/K6W9nUtmz\
            F2fa27PzMwMV8p8FaVcq/u/xC+/OXvztrADnb+kK36gCXUTYDl27fwCjcCZuFYrOgMZOkSERbLf7Wna4/4pFxJdXyhVkDBYe5c8e\
            v7RQipr2D7uviw6Ngv7RZX6hzOZnT/b/6bE4wT4vfdELJkOMlQo0bV4pr3GK3AoDB+4SwRb3We2yCyVUU4cG1GjdK2Jgtmj3KLoX\
            4m+/+scozFN9Ca734nPwtmsr1ldPjDyAxzAxdi6z4aNGTQ6TkKo0asv0Gm2lnFNkBo8+N7CV+x8OBhsFohGSqnAM57Qy+mLVjobs\
            vj0XHgTUWpVQbEFUwSnRtI5DwMwTka8a2uJWOIWFikHeQqP4HwegtrT/bgWCRLchuXucHWnmsHllQrT1CjRGL7ylsNI4uPB/ammA\
            3tIt+oZs2cMrcN1RBYkuW7b7+pxtLf3TW8vGVrTZfS1W7YkzMT2zUfjiYCtLfzUNiEmqOJrO7x7rwD+OwzDKuFHao03VeJXRBqc6\
            kyhauf1D2IQtG+Vxe1A0FXRLPlbihXFNL2//I8gjYZgcyBJlTY1C2SnYP1AU4zzW75MyY7yGfsjJ6mJtUMMW9PESn6hf3Cihw4oD\
            KntoCSvUGUFNO8hdaDD4EcmYtE/aHuptuxIOKtLkJ9gLrakZjfgcu+bprRbmEE1OU3AeGhXDU9wL1/KzKsT0OSyLbaQtbNuAN1xe\
            nEEllgr5W1MJ2sCgaO7v0V7UdbKptk9vV2GM7O7xPBcDsHPewlpNy5+tyfmcBneQ+7qW4DHPv9SDpQ+gVRe2U/QLQb5h+Z3Y4oYm\
            HgnWRKmTtsJQw9lu0LqtGsQvocIxPMvaQsNtfC6KrhUejSipqoNHK9RR5h0nrEnFwyEf67CX2Shf3M9NDEXOzvRtsqjokC06F7D/\
            if+V/IUCSwtGsOV2msB3Ajo/WjivQ8pCUiikBrHhtBSKAyC5/FBDrGo6qXqS8cFqjOqNstiA1mncrTiVHM6arBevrxbi97/9/W/Z\
            uw6Y0qHwMaJDHFK+lXHehsIrMm6YHh9oFYej8MEnx1btaYo9amxUR/ZEAg/f2PfRlA+YVWtok1k5oZECwaVad/0QT05QncphJGkC\
            maf9J5w9H7jqmGryxL2FPA3aKM9yNVFwqSmjkdIoJlu2zsjf/orJv/1VLP5gZBw1nl0IzF+TbcA+A2ARJCOiCj73ZKFcNDyYTBm7\
            tImscX/WKQBxWO1/aHgslEIJA7Vy0UyHWC61kmiToV3LzRjdVG8wOST2P7UNMQXkG7ReOazQRF/vsNRQRawrVX0h0/NK7b8SNnE4\
            LgPrPTMyO+gXaKhvj4OmcNitfw0YUrZJ47ZMKmpEmRZ2uyrThEihrBF8P6IW1HiwXb9wTR6sC86yS1ukSBN0i84L4pwnZARSjSai\
            kvvzXAwHRNrO3kJR5gJ8NoQD4iJIRRPE+HRw8wg+X68nKaNkjOQvJr4TZ2tOnSlQx01ugg6x+t6QDlXC7B84DHlYHujz9QnnKKCD\
            C2NUE/kOK0q5fu3C/qujFx9lxsKmWtp/NzAtMtv5G1AaZb+kgwRWnNbOAPO2vdiAMsOhFZvfUDOedf11NR5qlTAwvM7Z5c0ySS7P\
            Vde1zpd0AMwNHgG2KNEcuMv7sF5rfFaE0OQolbYbUWyJB5di3d9qisyH5HwMUMwcGRpvkXyC5jW0e5y6B0WBzl0biTLfGc5bMv2R\
            QXEQbwNPZefRUnNyf1VqJoZSZIGt0MqUs1zVHxLI52Ke52cTRxJLm4nlsBwHm/L7o0v66DInwwKmVuQHTWyOPO9eoYXuuHtSKb82\
            Bqp8vPy3ULj/qcwtPlT6ba7qKw3JSN56dNqI58PxZVQRZ13TrsiGvEba8XZc8p/cdk9vm4G5VF3k3VFXKbCsonQ+DMxL0mRzzdMp\
            7yUbt7EUTMoQB3JgzGsolG/jM9uyR8JzaQ7Ma7nBxIFm98hLfKDfUJqKl12hyJQH+CJuAWxSDZTs10ZzfNP2zONjwN2hw/g+fefy\
            iyZ/cq88xlTFk68dqC81m56UgTUH6h3KREPb0Ej9DONtli7Lp7f7B39gvGMRTVxuCvUEf9mCiQq5Kh5L5c1Eaejv95VCV6qB/hFs\
            0HiIzRNsHSw18QlymFLic5n1lHnwWpk8hIwPticv70EmGy8V7r/qiXegHMp86IUyZSDRr7C26HpWqXePLvPWLHEJxkWN2DkOQ7um\
            5sBBq9axhE7oH5GhOPmF8xxh3Ir4kMp07fSQS3ABdHzb0IqkgYEerMtb8gP+1Y6qKtD6EmoXOZxkD1qV6jCkb9QXKE/mtOiqdEfm\
            Vjb8DVVbTboxzA7vP8JqhTYKfz02a38mbmyoFfY3wnx9uBKGmRpMZjx/LBzN/uuq9u24LXLH1vHknQ2Q9zxW49HQP665NrMG/i86\
            8bdfH0R+gK1L5y9EeE3SkFPncTJ2HPuyv9ZDE9uDyRkWWGdXdHAurl0hSMZKkBBjxCHbugIP5nCDocl6XyTpCp0iQ7OpDVeW6hrl\
            AOuln6IWwcfpMKA6FtdYYndTbhpSVa89zI7X6CjYBcO59DSaR1wwNt9Oi3SMC//sMOQHJbaTkxeamKBM/ktQPl2kXKJfFV0mJlvT\
            5YoD6fKeyOWjcKXQ9tRlPPvzWVdTwdXjsUw5G2b8fLBC4XASy8lNbKivLXkoLWLaP/7xP4GoLYJnEgAA
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
            H4sIAAAAAAACA31Xx5Yruc1+FZxe38l5duo0scPfN51/iS5CEt0sogYk6ybHN3HO3jjbW72YCbKKpVYfeyUW8BEEAfAD9ObIWDn6\
            /MhFOXp05LGn/HHNEtMm7X4fsizSyxiOPn9z1GGIl3xKo+0oZNQTQR96G628DZfkt6kHY8PAIYtGBvId+yhoOBvRvac2ZImnLpI5\
            3L77BUPHqlvwJxVs/eYAfVKB/hBJ5iGwWTQWHW+e2OjoHgoGFGz6x4TSbeuR18JdEj1m/16hYRf/nnCGL14Bwpt3f7DYjDycYIiT\
            VRQUiPX8EPLFG3AJUMadUpgCIsuJjoN6f07dtogHEjVi2c8XO6tRJ+Bwz2swCCEhdBjw/sac3sktiC0qj4BCJMBhgEGoswFhqOGQ\
            +2Z9NStk6G14xt3u9zCiBaGObkkg9TCQsRpCyiuZrvz2PRdy5KL1Sd2fluVyUTjdOppv9r9LrMEv+ZLiC5a7vKX647W4KMTdz4D6\
            7FH1Fr5LBNlSQIh0cCnN1tuLyevmqQZ4iks1G6nfu1apJcCOQkBZ4rJYOrcukpQ6vXqQn++SrUZDfQ39gHH3p5Fs0I+WkLf37xq1\
            Vlc+vJisPgxSuQwIZYE3lHR3iDR8zdYvgaq1S28FAmR4bt86t/sFA5wgBdJsdniruWwXU1vXDj1dsKFatpiPJWDoWZ/CaGu+C3Ll\
            HL9Yji2BjQhcY8bgOQB+L2VoAMMQbF71+Ejzdi12xM4aNAQEN5pBxx262fRV3JKshkEfdwlV6jVa+2m+/+aBIVDaD9Vs6ulgMFIl\
            umxuFRM6+5qA98GfA95qsjU5fm03SXD3m93f1HFyBDS9FyoF53lEGEnCXiweY097pUpi11adDVRTrQWQlLwEDo5WvZaIR+gpTPXc\
            zL6wsdteaal+m716sBVwk1AMgda9Q7Dedhadet1sfJEoxMW3x2hxznmosevYj5oLDp8DOQxgAzvsD1lnNnhuhV6gc8WpWxI9fWCJ\
            CE9Pr+GjDz76ADzDekKBOQiAmrE+REldtOxDY3HWgOnDUa8OM1zr98mzg82nthCvPsFvlIYcvsrrGxqETXptRWWYQumD+Rel3IGH\
            SpLl0zGayuYnKEKbqRX5iUpl95eXtlfJIDRaTkGryEcSy7o939J688G7haFcRIEP3oVAm+RNaS9rlhcoFbAa0e9+8wDSp7j32pRs\
            uM/i5CfFal/a4VBunuW7nyRjtQocbcgbVFuB6O6xs4aktP5gd7+pXcnZsdhiGO2oAjQjSbSBevKx3Gn3b99ZVYU7O6yMGkgOBfBQ\
            85VvOuqn9piGyxqxVbmalc8nRc5qKn3OOlQLA5Epb8RxZYASxIEwVtbR7FEsqfOVEq9zVoPyIRrUA6Wmd74ZD+QVQqKn34oVYBiq\
            QNkVu7tWZA9C1hArVTTEsrFe6ttD+NV6vaRsGkrYT12vc2n3p2mg8R05lZZFKbiRXepJQ1AWTXK1bjIwtB+94n0LYZXdUM8lo3Uh\
            +/iLqrnYkwtlTYjnaF0JfxnSDCXoSCLPuYryarVBW9LbJgRSxpumszYgtZnLm9op1ULL5Mq5JZEQk+GmuvK0p0p9UzzepvXa0cE+\
            zTeLoR7QZdDuL2JLFTXwWX+Lgq6OUNPEZdl/y6EWYxbRy9KD0aa34Qn5OtYpi2vla/yx04515g2ZOhQgDLufbazH2sMHNgQ92qDW\
            orBDeUCOsNIOkvoSLHDW371dK/hbRrOEfM22dDCdBRx0lXGk+kWLU3Vvm4X/yzTQhuwKf6GvYJqwuavD64YF56J96j32xdY52pcl\
            Y62eL9nT7OM2D1c81AY4d1fl5jZ2tQfYOuCrNtpp+KxjMBjaI5shj+3rwvTYo99mCEOkl5Fn9Qk7lvKC5IHuODu5EU6+uJ9/muZq\
            wM5Gpf2yUkbR3et9zJnZ6MHHLAZn2TkX2tMfmmXXSvH0Qgtn8R7WtsMeMATbz8AbChRLqRpaW29r8TmW51sby1GCvuNZeuyy++VR\
            UWzCm4kHpSe3bdL/J+e4eNCjkGvyL4TIV7yhWXjyClV2YtHvnZVIt79ObhZd4EbLPkunVVZQDokmvVXWLLxK0dmZySKL50nxeIum\
            ePaY+1uZ4TdoQ302WheOxhl+SoNQqLobutWKK8FfZ6uP0Qc1RD0EnZWaXD/KyQeKC/ac5fpDYcjD2WLrBENCpZu6mKVJQu14ddVO\
            6NG5ExxCDWVAR3Gh4HP7ss7zUL9h97s6wmJhDBjyNDCI5cNBs6IvqL8lUcunizpMA9BG0sC12VemX9o9a2tfKD/5hlkdAhaOP+uH\
            UvQrWFuH09sc8bXFt2fIV5H6jNCfaefgsKuW83cx+F4z+A2VJntWwjtx+qDk9AgCRQxVor0mS+6hgs49RdhVgaGRXcYBMrik/NY6\
            Gd6Rr8erWUedZa8Etu/JqfAwkJlhav4+4DpF5YMKgFH16eCs1iEnM4V4RSXW8OIO5+oQ8rHUVoiCco/rYqXRDL+jV8ukSp3DUIX/\
            l2ysU7VUgTrWZsEqOtkyh0qNHbstTeLHGdD+rTNYv/tTHbKGRuMrkINRtr01XeNUT6a+pTIh/uAH/wGNfrWbBhIAAA==
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
            H4sIAAAAAAACA3VXsXJcu81+FY6av/Hod8ZzG3eyJDs3vrIUr5yMS+wSWmHIQ56QPNI98rjOG6SMSrVR40rdrt4rAHnI3eOrzKzt\
            XQAEPwDgB/jbgaZw8PbApnDw6sBBh/zjcvMUzOYBWZLw9xQP3n47WEFMn/wJ3tAKI9t8hXH76CwcqmO6hju1HOzAx0FvH/mYWJ9Q\
            XHnncJVQzw68g+293T4qjdt7spP1cTElt/6jLbjt4+jD3BL1S4blek1g/fqSkpVwnv89BBhBjZNxM1gghNV1uTJHYSEoCPW6araD\
            dunZ8tvr72ol1uwM1LICtPNDi+T7Y4izgCTmIfCnWe1yxEZTCIkdsaXBuENgfZRIPkIPiaU9ho5iJO9qjKc35OhOoyG1miJhH7ko\
            c3uuZ8PDGek7MIo2D+TYWA3jerDQgRMlo8mY7zTMvUJgk8hf1hj4wnCoFnK1U3THbigm5IDQHM4u5iQmcoNg5SaCjpUp+GFpsYbw\
            Qh9Vk0/+E6ZbH4yYQUx7aDLUcmhJFlfSU2pJQeBzdWatFiVHhzu3Fw2dZP9/hQ8KAz3fd8jxOVKjN3su3pNNGFBnBwFmqdrP6JhB\
            xITGYkfcKIf70SVpwiMXbydXf+aKSAy7WPn4KLiSumHQqEnOs7v+L55cTc6sDQwsrY/D3V4iSmA3OIIIq4VKYFheHV6wGZ55LSX5\
            snkAozqvBzcoI823Z3hkrb/dXb0gFnYKRgilMBrUB7qzZMnwneorBrTqiO9dbn7YzVO3eXKtaTgoao7P0zWGo76vPVHLMLamzaV2\
            UuaWYMW+cNw5+dJrSFj4audIrfnWFVorpm/VUQPLKtg8bB97NaIjFZkBGaLyduj5r9yOuR84k7NsLaDDlgPpIUa2pihZKLluVMGZ\
            4Vsk8RrYpR6294PT4BR25OSinc9bSqvrc9dgF2zF3RKepZDr7ePmQaEJ4HJUPxiuQ4fKgJbOQ2P3s/FhwJh2OM8Y4VV5I7VWTskV\
            EtpbxWEUzYxLKPCHcs2kECwL1f17CngL1r6UAs74DTppAj3c1Mb45c0vb5QbOgggz/PLyYVaNvZTzpsEMWd73h3kYgrDKpF3sdLG\
            5d/+j1se1fgSpRXi195wA7ufHDD3yusXF9BlQuotjPzzfHSFZWGIma/Yi7FZFJPvi6SwuPWgJ4bfPBmLjsoMcIVmF97xURJfgTvR\
            D3Lb5l9uhVnISSOn37xm4ZvXKgKfRiFV0V35cAvhZyXZou2GhOIfI5V3ybLB7Uu5Y/K87HOsRSr9AzaN0lIWBGdENAtLGoNMF88V\
            kaDoBjPROptJGDQXIFHEDp1E9RmNzfmKhvoj3STSp8lCU/zqyvDNrwlVlGRki7eKZ6gg7j9Nedo+Fu6smn8MOGBViMMeCzEyEeTE\
            9QhpIqlLeQUh3+sKkzKFjbEWUkItVPF8j6PQNxv6Hp1YYdiZrcrcLYlLAVam9NiLuWsmR4MmX0x2x0pURy+Yn19dTXO85FZ7h/Jq\
            KCXK9RJ2YsH2P30Cy5Ibb4euYtCbpzscqYnPr6Z9JO6UNXsNe0lhEX7Gzt+UTcJqVszyfVZUl/DMTFc1AVkX03sgizoDY/7BLvOQ\
            vObIFcl0Vg+kMB6tgVyrjOwLZXV7cYWqvF63vFZeni/io0yKzZNKtc7V4HxKXSBHf9QuroerK4szF0YQS3Rm3z42y49Fnzgzgnja\
            +7z7zcf5gibbGVmewjzWHAkl8p/2+mG1whhPnZ72AhVhvAIFgU+afU413qXgrUKNHd4VZ9KqjQwb9R+W7v7NQ3M6Fsbhkz/jGGmy\
            n+3Kde3O99c1xvlbeQdcmPxWqdOk/PRspBytc784B132cwGB14JWbdbFT97h/L0x/2Igk1BF3DzkxczMHmEZHWNb/9prUTGRparl\
            zVKUZ5iEzv04pKGqjr31oekCunU79Y5BrYMfnBbHwYDqGVTVnvewojTuq5Tvwdgy46vZqV7nnkAHocree1fWZwGaqG83Xgi/4+38\
            1cumw7o6njdPzc9njDgR3xU3m80PROL5+zWl3NXITqrwnYVVWbFGuK7Cz6gFHZ9m4uX7qvwryl4m1hB20g8B0QlyfL4nW6XHI7jM\
            9B1DXMqOvLtyyHmHmyY6gzW6BFm6km+sQM7RVPyv3kyC8yFZyrITeU2K63+3pkm5uAad4X3gLXCNk/QzUCzxwBJC6qrvE+wDxqLa\
            /HPzw3DP5+Ho0gJcnt2cAAdGaKgqMNBV00hVJ8WZdz7nZUlJcSzETEbG0qQ+hjiAlWkG15CqcAixjMNTq3JdY/O36MDaY+ij4N48\
            bR4YHJf8aZR/ryEwp4RG1e/pd9RzGt+thgadplh2Ky1lYA6iQJbCYXNwht0SQyxvfx2GPu3/X2PaCc6vZltBG7RurmROmTH/aden\
            sc4KfmbP94dV9WvCLi8t23ucjvTcjm30/P+3PzU3H3GM+QW0DSz7soN5pVKeKjuFNyoNrJMmfaWWcrF54ZhsQ8r4cac6jasG7hIM\
            ummeyEB1PNMO1R6ik+D7HnUxmW7hp/mz2cWQhDImM4yc2BEDORSG1sPhbHw2d6bM0Mlfw+S5ZwK6NCPEsqTHlDvC4LhbX0sSivSv\
            A6Xc6TwnimSC9QEDFcHxtfex7AObhyJaJAhlPPFI5ub64aRIjdXP53Re1lq9t9eWAEoHtR4104ry/ft/AZ4EwQIjEgAA
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
            H4sIAAAAAAACA3VX1XrcShJ+lfl8u8xwFc6SYeNk4VJn1Lb1WSNpBYZFMzMzU8AzZg/Pu5ydbklX5xVOtWrUUvSdcPTX38VdXflX\
            k6yYTb9tUm2z6ftNmpQh8FHPX7K1cfi2SZ9tNf32X01pybJb9BekR0kTCxhsapWtVP8/MMR2PrDJKp248rJVesLPcOoLxUrrmkbS\
            NpETbK+2x+ZOG7znSFK0zs9Yl8d05+I7iAlt9PFGkGRFUvXOt4qtEkEBr4SknUhmugsNoX62fwqeo9uCFjn0VhdMNALavh7Y+deP\
            //P1wG6k1taN5+AfKqaDO+zyCI0LSpQLrnDtkpYHEl4/V3WL8OOjt/76JcAGMTOKZSm6FgaEztLsA5TG3RoRXseYUCogetOn3tlg\
            I/6xUZotfFOeYZcntLjirlz4OwMg5cEPXYAat7LolnZAZTwXkFj3tuSW9uvlLS/3yK6HkOxl83Q+B9LPzELCIHiH++iWzt0Sd982\
            decrlQjfEy0iCC16C7F7dbMbSGADeCLTYMkbrrCdyRTPbgpPCo+5E0JLm/AF1IhI2foB2x32sjV/PSuCTR59pag2MYOm8mqb/viM\
            SG09P8tWcmxmUCjEg8Jzm/fSU83qbZxnN4cJb+uVHTpepMuzcB4PWzYx/qArWhS1iFdUNvVX5QevFF6ziTU2v0RHT7nfxVqkoU2V\
            NNKsy1HH+Md73uEMuzik5fmI91RV9d7IFBQdywreuZUsmIJu9rcW3PNBaGi6NAOfbOcT3bnCRAEIHtHRQag7pjFS3Wp3EfOpYfAI\
            cqvwC2pFT/bFrYOEi4ph9qKz7wxZsglOEp637Tu21uiMb8pbbHIZ7oc4jL7ybBwP8B7dyNGFM8gzHHEnJ8DdSG87jK4oWvcwW6/t\
            QlHpPCg/dLPrbKcIQYalma0X5+jCTD0/gNHG9PQqdrqrlTdT3Bnwwb2cpNVROvrANqruSZEu5OjUhbtS8nePouOvHWLZkR/+wAA0\
            AeSPZo/QEgQZ/4RLRq/GGgFv5+vFJX9rxT0rRRpfKSbplVQVa5gICXLkb9y4gx/p0aYoV+rdi7aU+zFH549Tv/jZL36GuhTNsk0H\
            ZpuuWeHVdIcKbGaS9/jJCJ29hVsnauiu3HvnY4lzMMv4XcME0+wWiA1V6ue5WrrEoWdIjkU4sDUE4zCIQTfEbIRvVZfk+BymUwde\
            pQICDSdYPT8NZannP3BlJvSJ7lgBPCVgSIiiyT/7MVe7MAc5Tv3sxyn3fAlEHbrZK5kN2eSsV9uOZBnH5p75u5v+/i18O1oDofNr\
            7GFC4GnJCKIFCQD+0SI0Dr1cp4VVHg4h3e2qIhNTRA3tBF3KQ1N6gqxu34EAviW5h5i2YpEM0XhotFCji1NcSbdiPA3GzuOtVxtP\
            4L/nzQcPTQqCg5Igh/trtGCKYGZAltjuKdqHlgI2EP7hECeIcGOfTqxzfQYhsvDTH9inxbMgfwaR7MYM8cdn6cmsqJ+Go60NymqJ\
            uYaVQg60HD4sQNYNonEmMcV1QRLdvAimpZTuFs2WyKWQP3VkRRfy6BjGmiC3dnTEX0pZ1wj/zsK8XAhKp6WJKkoKSI+uOpnQ/Pi8\
            QFo7MMkQTijB/KG7URIRfUMyOhb3vORvnohNIJQ3CykMhbjUJCC37FeSomIplmf5y3By7d2disLZZv/TTknRsBww3fBBxuUnsY2I\
            GyqsiIo+xSkxeuEPX2BZhagV8zS7CjcoIWrvcjo6VBKd3JqHySJIlhCjgM0tYV5wq+E35U+6ZUev2eMNbjlikwNVXo6XUEqniWW9\
            1GQi41vtH97D9ORv9e0qHZtlc+d04kGsIbB9YE9BQniZlqugHnDs0j/pEurB4zhG8BQaFMz48iiWjHqpVK+shraQ2ct7Wcwm0fFh\
            873TYD/GbaFy4Q8up7B42Jgt2InfeVPwEsFV9gcm/cNCONv7ox0Ju5wdPMITHsralX9yEWziXHpyTq+E6Lmu6qaQ+Uc73uRNKHsG\
            3nTCmqIFjg7PsM1cKGo1pLRi9wscthx/YJ5tzMFYCDkv5U7CCdWCW94IwVe6ZqOX9cpyCLbx4Ux6I+9XJ9jejn804p1PhJw3xCI2\
            djWOyDT3/K9dSjB33c0KOB6iz1TwnHNLizH0DZE5s3gUw/5O+G4TUEdi8GuTEI2TS7UY+rxf4qC/u/SZLSeIcnk3BjZLnTCnJR7Q\
            8qCwSCAhWFzeaQ2g1bFVhWPQCllaWm7A7V2SjI5t3NHKdQN9IylWEAUdz3v3jw30BTFMYoWCgr/JBR2Q6HZJs9CYd/gJVr8QJqbC\
            Z9ZnYLOu6YDx1SRbaWCwgzqSCmi9vOiv34SoY1r4PLHJaTq2GWrNwGrxXDK4RWgwujcNnYZinJOvlD5s+dwjNHa4HU95V8Pe1BBO\
            TuxnpDeTzFfEtPB6u9UTtzSS+C8LvLk4fGHvESMs9iajXIxwQQEdyApH7suMYfeLQV3PF933RXAlFP/eJhkuPSy429nGVTWgxVC5\
            ++kTx1IwDmG1o6PXqX/9JPgKj/+R4Ps3Mwlq2UHZX8my6RqUD+gAsrUCXVgEECc+gHx+xckrVXijkZx6aaVTiNHtPTq3D+tWzNO3\
            UnfQtzA50YSIGUjgVsh7YeqGQWRkov4vMNsc+xleJkHAI0nz4mkL1Saet7iXOrSQiYsMbsBf2gq6Sb949CF6CBzBPzuKLXZihBpe\
            erUV8Ayh5126bpGAN8mm3yPYbksmPwssePngSaAnd1jP5LyOttAwJNxEsfNCrNFJ//nPt/tOh4sAEQAA
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
            H4sIAAAAAAACA6w6CZujOK5/hUnPEWaBAXJUFWz13vd97051fa8NiMTTBPLZpo7h478/2YaAA+n0O+bogCzJkqzLogV7bX72t795\
            DHaUC2B/ZtURmHhdNiU5QLRw3f+qFw5/LQV5iRY/LKDcif3bhUPLPTAqePSZj89UUFL8kxQ1UgTHl0VrtykR6b5p87pMBa1K6xdL\
            sJsChCXuS3i2cM+/idcC/rYHEDEDUbPSEijGsSAp/O21TJfQvy2/Wf7oh589vHt+4z7aS/dH77Kv33n45w/s+l3yzc5ZpKRIl0+E\
            LaW0tvW19XlgL2zbES0CrUzcPywSkn7YsaouMzetiootnAVNq9IVtBQnSFILIWHwMsD2QDJa7kxgUmWvJiQlR0HPaXlBM2DukVU7\
            BpyfwzmgBBlhrxcx6pIDfCBJAVOUgj6BS8uMoqUrdgKTzD0Q9gGJc1oUJ3BeoZ45OdDidfHo7NEkY5sgwoyB3uTqH/kUZEEerpDy\
            QZlt1npv1qv1zRrkU3qXpplGJ2kKpUCgfhiwA7LJ0lQ+kbv0Js8VNvLsCYbnOYF8EubbraQZn5pxhlf26k/WOGODKAnS0JdPcAt3\
            AIpInrzhAIP2/nq9TpT22/QuCyR67xaXHOTNJt3621sl2IbcJaEi6o/6Ix7UObu2jz0FSDYn97rucUrqVUqyrdIk24SbRPEYHPDT\
            nPINrGALygqrzepupS0tXXXqscPOmzAMcn2+N+TG136TXXRmxPPJ2vc1RZpvUkXBCOUgqfTDCDvI1zmRT+FdmK70yaCTkAJh6nfA\
            zRLY5onCzdbBdtt7ZY8uH00KPwsB8STtHWzyXuNSa1zCgAk+WudO2YasYL1RmMCYXNW/A26yCrcBaA2TNdGnwUsMUoSVlaApuHMh\
            G8IqWCmHgjVsIe3lN0nPvDAP81V+o8g34W2YLR4fnV/fw/3bvfAO5LhcPgjHqZzy0b5/+x69LHM/b0Qbfd7AEqF2G7+3ve8qWi4X\
            C9vJxf0vlu+jfcVFk1GOGfw1Sooq/dAq2PJhT7MMkNdptaxKaD1WVaKRCTxS6TyAg/WNFWzt+PPm18slOAI3h/v7e/EjiN4XdLcX\
            boa+sUQpWkfKY7+3W+vz5iQzkvQCS5xIh0hKuFDiO13IcOMtcyWubdtjnVoLV/bVE7CI7ZJlEN5Y3f8oohes7BjXjzIQ5tbDUK0D\
            4RCldUJTN4HvKbClFzo+/huo5ZywKIhHaXos7wg8iD0GLn5VVbsCrL+REtPGX6ukEpWz+BvsKrD+8RtZwLmAg1tTZ/FHXOrwFr+G\
            4gnQIYj1R6jR237CKCkcjosuB0Zz29YScfo9RAfIaH3QgGeQBxBhEHYIspbjQbIDKWLl9XuNEXjruAAhZPI5khSzbI+lXJDgQZYR\
            F4QJDRAMN88RQ3lF/LynAhTlibvy2qizgszDdjwuE5GZCWMUNflAkTE5unsUSXuORlWbHQlDxAEPXrS+Lsm+qzlq4PtfxLPQ9sfS\
            JMRaHmjpPtNM7KMgvPWPL3ajvNnDMx17tLfadE49nDjC2jk+N/5H+GynbLbIhdfHY8UEtzDIraVWcRQob3zfd2QJtTu+jYwswKiy\
            BxHQi3NgXUJ3ebqHA0SS/EQzRKNAurb92omiBPDIAB9ILoA1SfUijSUPO6mYrBkIafvAN+Le+owepNCkFO0+dPYr5+jUhVMVTkEb\
            zP07WkZ+fCRZJrn56Ft88LYSlPdFXTPa6trfkOMRCB5t2uGc2GhhDH5DDp3y0642vNWM4+sRkwIqOfbfHkNUdbp3iWp4owMp6bEu\
            iHyJa66qbwGp0Pv07na+0OkQoY1khc0c/f5AGCVuD7xfCFZjP9J0ImWQk7rAjJxXac2bqhYyBDU/DXOfKKdIeloLvU1t8aqgmdWH\
            0tA42XGH5lZ5zkFEYd1KJ7TmmXU+u/I2iNb1UvOYXaqXvaNZG2JaynWdaMJ1HSvo8JoX8KINJ7NwXlTPUce6fcgou18wUSweLe9A\
            ZRmFrBnyCMeggX8v3cA+CdcMSW18dUAN5eUh8EKMU/ssja2MxLfxfTMRdZxt7RbPjByjhBTSB1tPUFHAlT1nNtzM79B6HNNg4Xhd\
            R/lxxt7tzYwy645JM02mbc/XXOuAuCw5mYc3nImOcG2DExCKgh455WfJXNoolhlvfPS+cZz6mdSiQl8fxRuTanSYhWAfwSwgF/IA\
            DlJkBjoykSSuS3TCDNyEZjSiGAhEgD7hJxlq+FvWB2A0jQRJMIqZfOfoQTXfN8eKU8WJJEhZCzDcFy/Ag/vq1y4Dufg8MVaK1nGP\
            BAOIlhzEcuN/Yc+YSkeNq6N0kICBzDBPEPcnsmM0i9W12UUWBx6lINPVEEGGrOvbIdT6V52xGXpbzSOUxnRDKYUdq/DSEpx3odgQ\
            bbhTyWIvXtWLIXqk+qhmoOoZK7ht4pJU6jZF1s3WgGymzAF6MXF24kXe6va8BLRTcrXbQG1EhpE3W0+9Dcmts7U0fqw80jwU2UrQ\
            /NXFDQVCevAOs8dtrYLDPJxT4Qr82grD88OSmfLj2eBuNZcOws0kuQ0x1At1UenrzqD6gT3Jqmf1Hk+8t/U+0Tk+1S80nidvjZAZ\
            eEZ3aCp1GjgMDNRdb4ZewafkGny2vVbKMVh2ig6GiXwrqK11bckLhG/Jf/HqsLJj5CGARYnKeSVqh/2fv9V7mF7/aQ6/3sTDrsrh\
            uy2082vypOavPSnCxdJDb6al3Td4vb8uFvFcLpQtw2ouk3S9kwtPSM317hpr3JCM23K92oeBIOysze8nEHaP2UUclNklRFLSA1Ei\
            q6Gjd8ctSUKYRctczjJP7jg1Rm8AraOsN2bqN9OpfFWYI6kwsNsff4DXnJEDcEuK0Ihq1K+wShABy0Cu2O0YN2FAxB4atOT4PNvW\
            O9IU0eF/URbOq9HU1fU0xY7n24F+a4seds0lX/BNI+HVybCSfK+S7yAVbk5FlEqZxknlVEvCDTc2fMiIINIrBGAjUOlx3uDrfuup\
            sYfZrZy5ZRAOWRWfrWBbzxhB8ZnGewf+33RgsRH7a7WxGfzhrT0bMLOW4aeT1M0nKV+f98CgM0EEh6N47S1j3oDMbCAbvCdQY7fr\
            VWwoV9vaNI5kYhtVZev755MAzw/hcM16gerGR2L1181RFjL8y4zB2Y5mdMBpzWSi+ZkUvvVINqu54je4SW3dnHNdz3kNOYXNmzAJ\
            ct8/N8gV3W+05pS7RcXF26+buaNfcTQSj08JYbOZXOYZZHUKqFqlSPWr3czc3IcN3GP3JajfyVGaOOcVflTcHV1IRlf6Ide6Wc3U\
            Ax56wOdRKBLrpxT5Y5SM0FpUqKh2jv6JVKORoYTNfDQ4MhoKop4tUsiwwCNNGQhw5NnOL433+7RCONSSLjlbyBQIl3Nut6rFqaRc\
            MUo4NskwjcGzSftJNu+6HrsZN6hO33Fqd5S3ja6K/lTBf6rA13tax+xZOnZdCf11PzeLz94vTBfOybok5PThNRX2Z6R8Ivzv8CKm\
            gW70eQNiPDZON5bTGax9b8fyw99RTqK/MifRRkCjj8jhZ9E1ugeaZYV5P8qp6JtzPaE2a8nk/rqebdvNQZJ5k9NLo1nv2Yc1p0+o\
            VfVBgXsAn2COU5lt24YiB/KyREkMbmps48g5oz1kzHlUXbc0riG/UYIRXEIqIFs8/n/qZfbsdi9BM9Zvqle4rg21puoolMvalNXP\
            4YmmwH/yRGihvoE9Wgp76L62PfmVftH81PFMniBw1E+of1YX8lg7Z1/V5VgR5cs5TvYoKUmAFXibaYd7ma9m1oySFEjJZfN1jWo1\
            pdrwcQcrkRr/C2e7/cIJ/KGNldzbEBfW2wEWtDNn08+QVcahhcTToE8tev83g8rzu2oFQ6v2K9s5qESk88fM3VdOgKbwaWs++LIf\
            T/Qft4UDpuVzVQ4H9A7SerqavNW7j3jfhPWYe5fax+y1EyeEXWr4u5QY+d2r5g5lhpDhoqOeUFf4z1L6gjFHOGFJWfsJtayr9ulG\
            c6kbNVXpmzbjBjbXqw0Qe37uajbsblBbfi+Y5Gz3FrWUZQY1O2tV2WujZnBBJzSHIo+4YCDS/XQOelVN2XQH63P91BVm0vL6V0c0\
            WsDr4xdEmpR840uBu66nF6zWE/v6kDT/yxlk4PccPEzt0BjNvlqDF8F7605MadyBtd16GqufzZvTr9bTf1Gi+ZRDQHGnW5o9gLzv\
            waHn+naY3EuJfSuw5CABl4tK8JGRjN3lVuu6Q3qrU5C61Jnf00wE8XrEFCUX/0xqDn+vdjtZxZrpRPeT6Kxp3Q3Nw8PX1utHLRfT\
            w2iaE/nnKWPgJmdI5tT++rRi+Msp9iDIW34kZx+cJgOIKaue2h5yllsxuqP6s0I8+cTU0RHh+PZod49kWoDZC+KApxrfS5hyze76\
            6GtpFyNuknjV9VIqav0A84Mdf4/IGTpaeKndjbENNJwaXVozcC3sm5zN1q/t7sNGv7Fy474OI33/YXBzJ79l6xB2LkXy2jc8CV+7\
            rKki1p9kcu0+t31IKDS/K0vTnB/Wc5/Zt/oru95nln/o1xd5Btv66lVNkk5nmLM3H8NfTScYLmCXLz1f6UvPk7hvfsJY9fx7yEX0\
            4AaO/+gowF+RAUIGwD+O0YPvuEH3+vPquZSA4LF1/iLuv5L9UHfJtGh5rIVj6Q/VjiWTJ2FAbHUnHmbQ1n/zcqX7bdta/lViOuMC\
            NkzL7jJzqdD8OenepG7jdFXVCS1BNmOaUEkojitxlreZeYL5Po9yn2T+BxtJ2+n9Nve2JdaDA5z9APJE5+eGsdJoH++suHiUTy7h\
            kE17XTaQHo5E/8OJa/6B+FmnB7+dM3YGZtMb+9Bl8+X5Oc9e/bh5BV6pNj/J89HZBlfqp2ebpy9PfvzqZHPy+avJyf6v082z+ht5\
            y/FQNNay0azK3xYX9P4spqv3kwsKKcTn6daheG4epp5JLf5IGU+P57Bz1+g23JHFF1KfaF0XOBLJopxOrIl4llWrshyHZ66/aGaf\
            ucr0D8b9w1Z6t0TjNhsqRXCImyjb+jyRW6jBckZtAHDzMIAtC2BnByUHAOUwnSh/rg3amLXlV/tZd5jdanqB6+A9j8HOqAua8Tye\
            S6woUe/wuDLDZUymgHB2mchrqGCsvCVjKtHx/Dyo/bLZfL7ZMBzoSDyPwa2f5bNLptNjzShww6qfUSrzOT02rmTNPNw5mC8SV1qs\
            YRyBokwAYJk3DcQIxZaP3zuVlv7rqUTXFyttXPjTc5D9LabTzjsM6RkMYRgr28889cU691RvCHCofW5vTSaeFaaiWZ3rWro1w0H+\
            qt3L57XVOVq4JLBqU0lc9RQiTqrlWVlgvZcQsI7u+ni0s6PoP0zGs0s5u/oxuOZZzNZ3mvCqmnDs3Hf/nNvglGVbo47Cu48JL+yf\
            EbfpR2rxiJYoynktK67josJEkJKe02ms07DvNd/ZwXbow24LWeKqhgsdW6f4pVLatwN2v5lzEZp5D4N3eoBCKsewqqmO7d3Pt2ou\
            s0zHlL/hbrmOP7Xs2HkSx7GBNY0X0CnP80YblotLBbv3LULPLDZ6t/mp0JcsMvmIiDvh7WC+6GTvB4adpedoMGMSs9y4WLAtagPL\
            a+5IZOXf7aGgYzSocIwtOgRIhGzuEtJTxKBKtdkUaNX4xJd5E3QLyBoZJ8zyFd5gYXDE/XLFmNZR6UA7iSot0uNwkg1hUcR/rGR9\
            e2ZUtqpPypJFu4DTvAepxiCFb6B3lFyreV5GRG6VNlw0A1JXrF/nrefZKsgOF6o73B/C2fpuFzB9VkqqmTMcy6wHM7szgstU9rqH\
            vT1dOzwcS0DZYfKvoI/QYkIvWi1ORfouPZ6wdzE5dnvvYnPZyg+OBJq0WqLlXGmtrtE0FZNG1NO0IO05yUVJRex0lkJMM20g7EsL\
            IZG2qm1VLNOKxhBIDLEgMYaq2lXFIlXZLFkSqzGVMeQZ+K5KWLlf892KP0kPN5vFk/0XyDXH5JGpTMZWr8jYZbVUpl2Tdk1A27PP\
            4cHIMNA5lrFAkO0biSFOYogTT3ojhzsUwx1ycZWasXBMgRqQTmgDnjQ9MAu+d7774d7VbvxhRxgpux+JkACqFBJppU65DWwdGvSr\
            lGRe9XnlMetXeTKZCgxBq9EKpKtZnh7nsI3aggwSfKFZNRlN+diygn6fUnaUnxA/CRzkNIh9TgJXWdTLFPxViPy9UCQWelJDphw4\
            4iHedrg0PSt80TfaMmMyNtE3W5uPUfylNTgCkjGrVVl+VWn1YyFvmE3qJBEl/mSjI+G89NCASTAIydahcR+UTP1vKSIRGcOCjAeK\
            MGvXhUYBkyR9cZoSH+TELuhrn5FPRUUAKvj2sqbBeUW9pMr8h55h7Rvlg4ZrVelLfKkRnxtEbdG0s5qFJBntbX0SWecTY733GU1h\
            pGblag5dJTutxuFlxUXzzMYxn80LTR4lbF/SG0Sek3Fqo81GyT4ccnh4tnWYdL4P5SFUlDUWp6S6Nx5LPlWqlHlFiMBBQYOmmcET\
            j0KD98QjOviwXwfbcJAyzG18A2JlsoOM39fmFv+JQdJgOB164zzqON/9nKsQNl5t6S19TE0wRkDLlxtTpjEcJkVNVGxc9NMFuHCP\
            DTcQthSChyg7xBM3PvXi7o+kggEhnfteiaje2/MW+5vyJxC2+64jecHWbZSwfQVwjN1D2O9qSSPlnDghLzUCACrNdF264rXUuSs2\
            l8WCRjhtMDaAAJq29oV6iiAMGw0tT8kmy9o0e2p5JaWyeKmWJlXmTkDFSFTI72wjbUch4pPx0uL3qcU2TO6YM9hlLL2lYspckE02\
            +2fkzdpSNKMHppCmtS3kXhlwvxmF9K5qJJZ+YFU7prX6FidtNjkdw7T/Yn0cCCGpYdOOupTG9bsPqbWh5586XYMecIqth6XVlQR1\
            Llay0a4J5dDRijepG5if+8Gn6TCeemZMteJr+qGi1fw3RQWyT2TgM+Wiq6yKa0nRwFdaXgPVROEgzZHDf67iRmrbIZRlOVf1v1Xs\
            +XOt0YgnNqA6zbL0GYP6aRpgdAbpM3rvDRcXqXsJj25DvND5pwZ+6Oo28mlwfw5Ylvy+vdnhAD/5fWe6yw9i+U7OGIGgseQOXlob\
            JQdepqXUYFj4jaSEBRNRxEPDwe+T7Z3p3gE1ji+LBqjd+s4z88TINzZUwzARINNzVNIIe6Glgc2YXe4xMMfrbfrBzGvOnScaRWMi\
            DlxSSU9qf3j51TOFq+yKOFRODqf+fJ2JA16/vTs63P/t3T/L6d5jF5YrnrHTVImHDpropXhiCEN0eWbpghPNshNN/71gkWG8yJYN\
            l0W9wz/TVruSNqcZML4avOEGZizMF5KLAEDQipwnHfTUR+HdGMl75vqVMdenpEWxhOVl/uCeuB3zUJdddjyIzE7N8yiSw4b9qTm/\
            YNpBQMlOaO37gbVRDWca9vH6Ud48+kyLbyqgT+Vv2kWtrqP4oDHd8ZsmMoL7Mp2VOfK129KkQL4Zb2tfUCk8ru0qpROIxjNVYeqK\
            LBBbX4Il5okWs0sy9fNEibmiJ/4tXzt0ARMpc6bBaOIvhreAnbp+kk5RcSh0mhVj5dSujfO0LTI2I91AQY0PtGwXDIQJizEYVP3X\
            UN1QM9IBud/k4LbjG0U/S3wf1vohjCriODsvygKwhPkpcqlmlxjjELJ16H9WPQlt1r3iYOB7+37vZvX9fXhsjNG+v9XETyyaUxgu\
            LOaxhc5WRUVrdPAV5Xq6ERQHwuyT0VnfWWqzcftwgKkeFjIRMXMz6Pbd/tTWNBCnMI+5InyGKHsw/jJWVZRrKs2s9cTB9NPhchts\
            xBYynYTymjSt69xsXKlh3og6tXuHc8a+7kkqoBrvI6tjLcsyCEsgWiCW7p+/O9e2dbMlbwkRMhwTLQhz1+6hBxsYsAsnlyl3qkno\
            C7iSe6sDEZQrZb5A6Q0/2UOBpDgWDbnMrq5sCakqx6HHqXYlYgjSMbVMcbMmfko/lB+KXKYffYzvTFoPwL1v3D+KxBfD3GuXyjI2\
            izjJ3v1EnXZ/rhHrgOESKYwXASVjj1uFU64EQsMahQLM2lpL3Bgd98PL5yyyy5MyjylbLWrT9ZKt78GxSotQzL1r1XKRm/Ffs/Wq\
            LpMmYAHOrGMwC2UvTXaFWZtZppbMYpYiU2krsxJLvUIwpFaazbioY8e/wk9txcIO9a7QeXqVHl9lCyiRJUFOSxkO4gFELO3FIi/o\
            Ufp56+0y5oLhbhwaaSO1R4Na6jiIs/iJCywWEj0FGB7BB8zTmTncn8wCT6IVqdUBoBtRS26TzezuRsM5ipL1benjfnJwYnTcFEtJ\
            ruN7oQD6vDtLa8iQ1mVuIhq1cw7vz+TGq/g6GEEyf8ThzvoNjB6dq3bnqhybVYE9itbpPGdJP9P/aAZrRN1XpQ1JqUTQNYe2NJVV\
            la/0paqLP9EmCjOhBfEsU5DucrpgqK7oHLy2bbQCkYWyJP6C8Sxou25IXmswkib6OoApSDCZhER41MmixT6CRhIT646LaAnvpblU\
            N/dbIbAYq3utijIRaOsjeVXMrhifToEncHA84U1YFnuN6mgjhntr204d9KXgr6nljVnjhaJ2qsHKc5+rmdcVToWS70TO4pokIImQ\
            KF1RUsRE2TPZgpnTPCZ/TExmYikWUN0jGByyOSRq1+Jr/ZDUgzZ3ZedrLa7JlTm31FuStS0ButEv4DnieJnDgTYT3dmye6WRAC5w\
            umGL7KfkaPcnsdKAePWw5nkQOMbglqXFrHf/mC3OH2SL8wfZ4uo9bPEgFm5Aa9ik1BZ/6MfK/PUEyxjvwClXpE2Cfu5YY2US/Bq9\
            NVuEnFsHYKVFicq1XTVla0rEJ9ctLXMdW26hxJ0lKJETQRd5CuI6XiJ3sbPzINoIhi6AtPAgNhs7PFtuNjcsl+KcJ9cxsNXUcs6o\
            1rkyWUEuTr+F+sH2xYyS8K4I4IQsPt7uCgDCIRnltoLBFXOZHsqPxJlVdI+QRYOiQYRAW1/3tZwJuJvVUqLoxI4YO42ewVab4c4v\
            o8hx1aSqL36XkvXvZWb17VIrk8vKQeVr81eCGitORaX/Bdmj/Jbht+x8av5ugyT1rRUCGBwQtSMYnZ8Z7XQkolHEe3+WIaz5xsV3\
            UIbOIsk09blIpxfXxkWBbNjmRLYufpVZjPPQX7lMV7RPUeT+YcguPBnZGwQHACqnLGaSjXBIHta35sN8l9o75NzmEL4PVqXzNuKD\
            SNhgzeShYogs79kc963clzyW8bZ1Vl7ky/F23hXrrjhzw8sUo+cmalulE/IPYQfl3PZ2LDR4uEiDGuUWvCDPwrrvA99SttRjFMvd\
            LtUC2KK4WNVgee9zGBWsvN9VtemajGMvI8OcM6t7jjnKZAD6o2xnd3xKBOcQS1C6gYMO92cUaYi8yGkxSQ6m72BusvRobZHkbma4\
            gJOW+QeDasq0MMrp+npDk4R7LuBXqR0sc7WufOsMszwSwuRLOyLAR7fI9kXbIebWhEvNBqg6N2q4ZOZv8BU3VELA39EIYkwZXcoQ\
            xqZjz04uW/+OiI5lcCMyGqOqY3pK9SqvAXHL8Ibv7veQEK3fQqiJ2LmGea1x0PCEUh17+AIqYo8VgwsnQgHY7Ff84FB+uFskIyjl\
            VJtHUBnyvYmO/a8jMqp7cQw3Xz1gDSefKG9uqxkS6ZWJiMFuQzLWEhn0hpKm6hqHMYf9Xpv3jOtinpDSIi9ZCdebaPKxtCoBzOd5\
            oWV0FptYgXt0iAdwyX5dQGAqm4beCm7VJejhz4x8f9u6iper5pLZ60fRs/QVNDTHqph3V1mpe5sxUp2FCMwHn64jhGGq3X473EGn\
            uSWLLhGcqog7OHw8xN3H416HKMfT17RVP6yidx1owiJuf6n7hsuHiXPBt7QBiqPw1PJE0WINVXipKNYiojh94S5nnX7IMlsguwZ9\
            mHqRzxi6oi8+e2USdKaQVHExDzqBGIt6AuWz959BYqd0V3vp4Xic7+35y72tZrPJj9OVFDOT9pyl+U1e6EcLescbvEQdAvhuY1nG\
            ejhbNKPvTs+ANrmmc1k3yfrE+fr2ufnrp3RVV+OvGhXta+LPvp5bR+6Ka/8VbB5g5cslzI+ZefCmgXppW3eYOztfn51+GzfGqBaL\
            W5YfH+7s1Jljs9qAbhMozBlROokqtU+5YRmJGbQ31ijysoH/ZS4CzQN7oPWdwnK3ZrBvigRl/PIyOTlXtT4z5Vhb/oYPD/eD+7iT\
            LYzSKbm+rNWNEaQztoid7yVGvEXvLIvVlRehmfc30vRo9JE1yrOYdmqvUOAOMaQl/LAnH49wSr6Gg/vo6G/cvsQx3l6yaB3tPJDY\
            ImbCVHAfH1vUeut+NDq0N2bDVNT2kt2J0xZcuB1l2evHaw8CVPRFbi5elmlQaB8L50Zg044fjHqPXkow2v7JQpMzA/mJP9w92t3N\
            +dhi31dBi/S4p1AWYrkL5Uq+CITG36x78zm8UWQfkC8ysX5e7/pm+gEkw78JHVp9dwgajK03m2ea/GDvEMDceX0Ad5e5EsUuWHUl\
            XxSzWum8uWK9RCJ5LQ4ArFQLtOnbRbizXhQ48ymUraATPJs8TBE+SOOpcZea1MFlaGITC4VF8mG970r5IVWqA0YhD2UbQjbK+0DO\
            L3FxKKUeREGsZttvqcGDfcsKzrskgU0u+42hRlK0UPTjxUDWT8O7P08mbKznerRYQQtlz9NoQ3oe4C5xnRK00gGzDDNu3h0lhbAq\
            omlTUiH0NKshN2Pcm7Wzc6bdJmhHYtDlLQa9vQgp7sZSA+7r/j3vxLx86UAAwdrtHLLtCvv18dHHIx4IV6Y1F71NOVZoHVmdl4SF\
            VUdr58SpQGzXMNim77xAx9ANI+5c0nzLDmt9L1fj9441X/nzwWpbd12+ofVuTIPiwT/uBoreGOMrq2lAr+9VCk3IEcqqe12HQGZB\
            8dgdxzGbIJQmO1Yx5RVzQb4GwhMb6qHawpDMjQP+vVjIVCI/G3cev3zobSbdTfp0AOM0wbMr74WKFLXBzhvPy2a5KyoXU3rnBWMG\
            5RdHXDSdzpph+9o/+WIVuCW2f5MW59XEJtYyL9sKFyU+ikBDOlH/tMWMoyAxtISrtkkt8ml32YYF6kI2ROt68HyQ5mTN/Sxk7cK/\
            Iy5ynqwoU4eCl0ZMWC7JOaXNeteoRoLV+dbYZtslKnAyXliVz7ejAA3JZf+5oLuSd7nNfutYlo10V+ZmJnyOKHFxtUL38EWzNtqD\
            QDWDZtI1vReS/VcqOgNEwKH3OM4VcSI2aAMzdwB+tgAsHEHbjHShKXUGE0Lb7I/1z8Em2nAIuMKfm3taEg5XOS7I/FDKJZCX+vrv\
            //lfj9dVdys++W11NPrkk33z+dv04EJQJuHv//nfr7lnmf/9H3BNYnbXIfNL721aL/QwxUWpwEHWesdF8zn9xJKGZxJRDRcTo+kh\
            sb3B+uBD/PiAi0HTJyP+T5+MhMZ/pmB6MIcjV30vCxI2Tt6For/F2UAa7BcC+zpBc9VVu338Kv+/3mGa/Mephh7XepkcHNzc3MQ3\
            H8aqvjg4Go1GB83bi0j8H2fXvWsn7oRfxbp/X1uMK/6V3U2vbO+dVI7ELduIlPLu+33YnJ4qYo493TOeMQRIvgS+c6r9NppwRUxQ\
            bA0OUR69MMg+2IoC7STS78B1Hd0Wf3J6lf/kc/mWU0G65ME0cnJaQHYGBeOvOBMVWxEc0ZO8ULmZSky6koxTbIVKGkOBeN+NJeSJ\
            6loVjJvEGd8L8A0PGuJMG0ZQBx1N2kI1GkLvZxBghj5c2WBmSc9PTn+DS7wCxRQGZ+zojaOZ3waT7ydjiQHV5/RcazItioM1YYRg\
            D81tL5CreCoWA+6UNbYTX8hDT4hs5lRGk93HaEvvTNoeY6FY2PHDbK3YbzMiCELFVj2KXrotuZOo/IhJaLTOAmVnXTvUuo5uB7jU\
            NqMmNdrJ6afYI7BtnfMzOtzQjI/+A6+8Ov3x/y94nfqfn76cc/4qHjBwfG35CH2DQEhXAP6p5nC1xg7ZtFOC23Qw9oo09BtPNQ4Y\
            PGeA+bXYT5eP0eNXcHjVH/wJaxJe6U02uU6T3Ung4C2gZvd22oXgD4N4ZYs3KcaSgsXDACzf9E6iB4bmqPQddgI5FT4lqfbDy3HI\
            e0klrQJiysdzatD79FEJk/AAPkunwnPU/6IwEGT8JMJZtKZdp4gNJsax1fjZRjBBnB31jLiyhaiS6K9OEEUV4Rro4utoqwt8KEp9\
            xBxTKHpRqPc0yqLxAF45ZoUB0Krvz8d8YOEa6OtEWKWworCcE/zOVpKujmpwmUiCWEZqwGkdtdb4eD8BQE1bKNUAydxvrHbGbWMK\
            E6z63TAt8LcDn+N9rF/4buez/s/FMFsMuy122zC0XcPE+EPDmqrjiPqmGqaPoPTrLJvwleIZEuj3JwD9hpvg3xjCoHLvEUa2phoX\
            O4EzGL+N1RXFeJ4ssu5fPHsncWA4w3XMPm1kER3hoM7K3NXog7Z+mcul1AGCpS9+NyfYY5ukec0GtL9hOY7St2kPPIsva7nWn9hb\
            ZYvhOKxpYadpj2Jg6nwfTTu9irQzoiOCXmaHoFRDzLzhApwgbTfGlk4wDKPfjbCM+hCuZ4a5nFw+7vEQlNpbzm9o9+tJQhc+8q/x\
            0T595Ajlaw9M4dVHFjJ7ZhFb9QRtVBtYOQBbOFjhTSMwmN9RXpZ8ne3dD4bkYq+8rgDuM5Be4oHBIhuLPaA4WVhtFdtiNQv9BlYO\
            wJ4XlmgSjaaIwHr6rWwXWR50lm3gRQmMBW6JHp9zbuRGO37JNMHi103ugIHXR9AcD5e+ljq9thoxJKYNn7TSBGTuyFDZTlAucQiX\
            Kt/SLlimGsFRR8BrwSIKCLASgUaJ/P6gZKFwlda53ZdMn8xFGGsQW8wPS/ez88cYnZ6UysNAS2PSyAsVlDdv4prpq+GfJ0/4uH+L\
            PJdEcyODg2VfAM4kApgH9HThKzmXeMn1kGaVgAgLFM63bdNJUrK+3qGzvJJCz2rLBI4aTsbZQhO10DHXxEMntEaVSgKlKmwtq6Qe\
            LeeGRO8iqC3Y2WAAD8vta0kZZ3AKgNRyT5ignKAptMKDM+kKbLP9APac5fPiT07Z8MKLAli2uEDZFbvutQXKaOM91hK5PIhnAFlF\
            50L81+rhEmzh0oaoMWs7sW7R5IrYvjLkVsrfDYQw/D4vO728GzFX22o8o/YPu684niUJHFrk8M5lc1nXIDjcXu1h6UW84WU5KL0V\
            frT0ImHOV+d0MN3uaURmzrf3OXxOoDQTLJh7pZSAa/VkRRbuRXMhsDTYbtVr1XTRJCWu5xqs0Ib6SypE43pyu61ZeiCpJa9jX14T\
            pybwMpY9c4NtKX7i1AZUDnEwOxin5pMlI08QV/7HkWU3nuK8mCYPpRjZspqntpOsQvmRBLCDxMHT85k/iQsQ6+9f1q6Dy21cV/+V\
            CV8T72V8e9Osjrb3nc2WWyfz3ji2cqKzjjTPotMc/feHD4BYZI3z2paxxCZWkAA+gAlGoemLZo5S/odrrBhCCU4qhVz/w8a83rPU\
            ygTzj2XZ1NUPxbfeGTC5EECRw6Lm5Yf9q9LwDv5b+s9gRu6gPgHmZfB7khaXJnXiZZyRYHFXYMpfhwDgYOiwYkqjF/ikEZBjJDFs\
            WK+oyVLs6h3bj7G9iHlKqh0KYdlZeQsPHxcM8HdihooAUzZjkJK1bliQknXW9rnoiNLZ3DD2H2QUAYmjCHUcy8duql/8e1GXj1fF\
            4x9+bi9sXTzFn9XP7D+rWURr3e58J8NcAQL+/PuG2r62bgAoJ4/gpho3UOQFEf8rf5ok7XdwoNfDjXUw2psnxBgalw+bdcvFGSeD\
            ba3rJ2ngLsCQElvZF5P4r2FQD5XFnldUWZEHVt6Fm7I+UvPtwotoW6GNzxPwCfu9WQCguA8nLIn7MTw9IZO+3xBql5RIdIZqKmB2\
            XzQYsfX+7dP122fN28MevhUuRZ0bvRg0c+NyyJ6fNGyqcKMrJ9OcNpZ24qaDzK4jnV/dqU6uRI5UM4d3sZgS1UUKTOhPVWIoMNOx\
            e5sKNB8l9pUfMuaCjflYF9A4asbUcbe4F4brdOvIxlBr66G+qesPowcFlE+dyfL1xo6PCsMmdDQ96bHpUquU182p+XuQrQp6bYDW\
            1FzvSJB+Y6TVoa0zjxRIY6CX8TPDQdjP6xxLBZp/8VGgyTUJaqOabO5KjFf0lYHCD0DyscKAJ1XjBdo0R465ThR/Ic+kIQuufKq+\
            xktdFy8asf7xtmaX/yW787eSvn/JKXnC1vVxlFAS8+7a4VnVJTEjngqR/E6jWUxlUGPqOs0qAYmh1ONj8XhrH48kCwbRojnWXw+U\
            BooP13voO37U8axXNKcG2n9p4v2y1lCZo+5zTtn7Aj2rwuRU2/FTZuIJkBsxsc3+I8ZaTeqOh4lol2XYU40i6kxF3Q8H/QbyWE7b\
            AuUMDwjFQJM+/wBVuLV2Lj8fZ+v202RScDMcpiJ/RmafTyAt/CLm2LqU42x3beW5ThuCqDfFxnU0czD/b6yVKhZHaUe5AbxyYzWe\
            7euBV7+RMnUdw45zV3AK0RBx4Y8ssPdHJIf5G0+IMt/WRbu0n+qy0WmD4SdLB/SMHd2OKR6NZYti1i6arO/CgF93TiumnYjiHmys\
            DoeTydDHKfJeFTK/ffsjU5Te7awLoUTKM+ztF966L/wcgH8VwOyoPlWXCLG14XO8FinXL93V5L/mfn8nV/8f/k6wru/1dvKfqcH6\
            Vepl5mrJy8yrBslPLR0nEwcfNq7GbYH3C2TqWtQKxvHvgAeyd39SpkbhHh6VfE8G6rb2bNnBK/U+e89vGB8b2/IfqirBTWKZ2b8C\
            ShU0jsb56kSP7QjdMBQRS9hUrBs7SffQv/dNA4OcQr/T80ccfLWMifsMn1KPZ8Xttn0x+UJfYW+6dcc7uJYyGrh88BsdHw3M4Nfk\
            ALDtRD2Klk6tauRoxdBNql87GcvQULVilNqtuGmDjT4ZQBpmeBJDDtqNrVUzWVh3kmAVK7Hy7GIu2c6k2jDSsu7BMH3pl4obeCbF\
            02Tdwf+3M9ElpymDK3gHi1Q8lYbpXIQu3S1Al8aw6Penul0uU1TZh2Kffc8ZD0/r6MmljIw1kpxQDgb1BK3+feycbiWzqbBczLDf\
            VEM8JO7hqWGUWfqmqY5bdkwL/eq+34lpNVw+DMa1uhdDiJlFsJuypRxa1rO+H2C5nRVtXIQVaNBuIdGpp9xziXGoEHibWSrdOE+b\
            E/lNuy+asFJtWn7aMuOaV3drmM/cn8LvyXhfZ+E8cnQfNNUf6ZT7UVP9nrDynQ9ENbqmiF6C+JDkw4bAPofa4XPge6LrLtnuEKem\
            dLauYyBb2n13aBuPYNp+ZJBnGP3Pf/zma+V5jph17eYCON8Bt+cOEW9/MyaRbBZwX2THZ0ONSqbD+E/Uqhug0YEg7yO+vIuPbcWA\
            9IdA5f7TGsnb4cMDdcHcWmoyIsiwV2vvaQP6gbXHxfE51aM0sGXC+vMrCr2jxRHvBh6q66feTcCVpPSVNF4hMPCtC6oAqohnM1FD\
            fhmtpGL3iUh2J4+Uat+DBxZInnGSRy7J5FzTCgwfsWPwcv0RHUngpI/a2aHmksrODbDajuDRLRygBAgwZs5Ci2TE+KjSAzITQem9\
            6wJM7pkCxRgi59JUZkC3pWZVhyJPMscJOdqvY2o+XbxOQ2CSd+NC7Lhth+Xm6+YuPaAZmrn/NxdaT4a3e1gdbF9XKa/mA7AdTnrw\
            RT0FhNbz4U2QKkUMqDp3iEPk5IjiusCC2DyamA/EBobEutBaF/otzqsT7lrjnhzofXrRJRBtoRGjjeEzZl997nWC9DVObuWn8h4Z\
            X7zlW4SHXGVExY6xOkwasMHorlmQCIcaBM+B0+SjJQ4nDIdpKemH2FXPD3yp42Usj2dNGlc98AoLlDs3TW3Y++QFLoI0pTHjnNu6\
            iGNR4yfEM4hGOwoeIIg07/EUF0U08gs4UX8eJwo6k3U69dNpz+kgCI50G9GvKaCuV1x4NIWpl7qZ4v267YbC6FUcxpaAOgndujwz\
            MiFDwBkme5qgO+tVMLLS7hEbDh4VYeFDJ88JBqg4dSqSIlmYuyP+hAaDuAXiYJmVVuxu+IaAfnoYfl/3N5e2r940eBDmDmHIlkvz\
            tj7YUV/fhot1W9L3Xg4R5z6fZnLiCdfM43beQbLZcp52aPxSQjfYccTQD4xoJWoSeqiPh/9or9OrLc34krj/ExOgPtjQIFoZ4vXG\
            iywD6MRW2zI194iEZTvZyQ4LZ38tWiGlgwakk14PsmFax4pQ3w0BptoHwrpQhh0Do7RWbplGmyZRahBNQWzGslY6s7durUDPdeiK\
            gHHGKbRYTyh864Q7oj0H4sRg3SI2dmSmZeTeJgM3FQZ5wXi0NA6Z84Rucp6gLaQe7VeaGvi17bIpBm5zDunInoNQbcIcSmHauW1d\
            d+LIUfp0kI/pMezt21OGS4ftvY+ay9SeoqX/ZGeh7o+dEWqgyFtZnXpmw9pUHkiC5avpkj1PpuKxJA0f8UnM1CJtS42XsmWPN0LP\
            h/VrSeELo6Y0nzIbIRhgjnYwYgfiMn6KIl0meVBkunV9oMHtXA6RFWCMpZMyfQISaLlpRtdLtNp5VijCNr3FwbijsKXEJjQ7U/Zi\
            ehImKwHfUbtWvUb8IDLnj311FKMEdYtVkhElnfOb3cCG2BKX8j6cIg1I0k0swsNN4BGWC2ROQW7nRRnLiQSPshyHPWweNbovICcU\
            +XvxMRxFWTf4md+rHxOyP/i6zo5JlD0S93i0y9rvekoEj2Tw2tfxXGuKL4qFnmJ5HJ3lXovhCyTOoULWwtIAr1ESsQ/8z1xPRq0J\
            EsYWwrHD4PvnyrcICr+1AOpTZAErmoXa1Gh5+QUSqtB/oMQpHn3IjOZ690Nj7eTcgPKGQyd95B5Tl5Yg01KVrlqWlWlRCiruoYZY\
            xbMvzlndguSMvedi+4fgLJWPub44EbW+LhrxaiaE+wt6FbKsIh6s84jy5aXeY513vf+6X8NBhFXyfM6sR/QW4nFb/D/e2Ftb15mH\
            VGVy+Hxb3AO1b2yojVTYq1sS58VZGiY1SClakuprjuodbu1nPO2bc5zsnT/HywZHlWd4WpUixNMnky/Jt0ybAs8or0GAth7Ird8B\
            ulalPs4kd9EYDHZPp46WACuRc/KFpVB1Ud3gD0d+UGR0DGlYFbsYmbGtiXGDwS3EJjIokUkNLUwy2njsZltddQnBp2jed8t+8bIj\
            xyS67GSVXk0JjMMVSmVb8dyLx0v5rpwvJzYXutsXWbX6qkrviapNBtk1Jb8b6w5prlzc1i/HBoGhP4mPG452Gtiq5VS4vIk+MecK\
            RHgqukjNl1fK131ptAp2pJZ76W0+yMLVdxgs7JEmu6rKlERz+cmZ/IYqjpHH/4b+fSDnwn12aG7dbXqv4AG3CpJJwEgkoOxnR3FI\
            d+lrvlUt9qyoUDMkMM7HhGlRi4ntiNWQyPM/kn0BclKd8dN9wus7WGUfnjzZifZhA0+CQ7PF88zHpcyx3DUmbGFe54to+bhGBfCC\
            zclCvdLAUbzs+lmshsLbTL61wfEokdasMcatvb2Ubf7U5d4nJMUdfmrvrgQnDbi0cfJz4xDxKIKa7/TRuPgYUcg/8KUySDeFGBcf\
            A8guTRiCjEueFca3/ShiYDf6aFx8DGBy/BgnPzej+8pP3jAbWl+nZEECThaWDNNHIejHXoiAPuMw+HUTS2YWjm+mgegJ1MavprfL\
            6DuqUQCF2j99jfee9qHCszFY0BDUUv2y41WtS3qt4rFu8gidZQHDghaGADuuLiRICoP1Dd4oO8rMqE8r30lpTVY4PM0qZxsb6foV\
            yDvF25QQpf5Pomr5KLVnkjPhRKIH7ciRHVF8GYaJpeAYJfa/oL1i2O7BqPkDV8iMLAuQ58sGpj9ZTZc6t3fH0XVJdf8qDtij9Iid\
            wKzgnDJohfvRFWIfq1x3s0p4Dah8pu36Fve/XOCPigfSzfhbmQlQokcmYxiTynwmlRHcQnQchhzybXHis68UqNV07F25XGP/1HEp\
            d3ihXt/Q7wjUAgMIjiN6/kBlmXCtknF76yQoXOFEYVWl5WtkdhmKcWuxdsfohyTTBSoUS7b8D6YCJCUuVbFpsdG7MQLndztpvK6c\
            1nUWKdsTs8J0gcSqhrm8S+YvDws2m9t81kqlhH4aewTDNzNFvJVIuQdSS6gNcKjxk3FJLWeW2JD7lh5+/it61CmgtvdKT9Kq1ht3\
            /dS9vKm4mrAd0B6qr+9qfjelUZ7PUcihkzCJuik/aa73N5do1dPFyvripdU+yMktWabGaQHys7HpNP22idOUhqbLWz2bLxbFo8/D\
            uCshC8gxTEUe4jOTQciKToXTCodkr4tldjlmDKMtQq8jtHveodfLPrgTVOfY+Y6+fFyQ8nSjvf/EsG08HWbh1c2OQkTa+aB2c4Cd\
            DrEIhZTA6fzogYmkI8qH4bNpM9wgWIy/ZH4Ef5kpxHx0D+jH/aHjAAhd1ZGC/ILdfBCM9+mhkKPPB9M1lJ/iNs1Co6NfPAIMIG+Q\
            kqtEaJYtlTgGSSW7sVSZy/dN9Ydfu83/iF17fp5d0+3FRQbq3fxbruaFYhLqRdYNTIrJL8BWDc0m590J35XqCqBfDQmJVp+KUUc7\
            qTf/kqi+BnD5p8ou1WmuTmOC1DdIBvAedGbLxYTI5ZJidAjsVpg4JNLLGNtwd5gqQcN7YGpjwDIuhPLh2jGjajq5pq0i2InhJ7n3\
            4bnRWDba/rrtmkrzScgKEobwSbXsJj1baXA3XNDD4nbnKaOWCEEW0scC9cSZFymplkuFKOPDOX+PwJAbc+ohQs7w9unp4XVxv8Rw\
            mb0/nyHy+udTjskQrBSQMw2QaNmoSeNsJEICuWYSKWJv531sdZDl6rzqr145WvSPcb/RSCJvOpvwGHTlbEs1qcoRMbpsBs4Hw0kZ\
            8q0wFPLG4LxYE2tPhRqaG9fUokmhaqlsRJg8MUMPFCTcPzE/5EpqauvnzFnPhPVSSv1987OCvYB8SsdZXywqVAUQQDtxYJPZuyGz\
            vwd21fMrW/5SxS+BA55X56z+UGpj3NQWjy6KDrl9ThViqmT3CH7YKI24UP4lthw+6U/ZEZq0PrrdS0Ml7X9nfybk2GG3fYgRXO/f\
            uT8fpfgy/VQYHQkNr+PInlfa4NMsdufE8NcrQRw5wIe/0qnd29IYgFJlvdS1D4sBfrlUVeiLmTzKwvkIsB31KqSlriJVUVd3ZVoG\
            PfvDtoUnMhrSvxWztdlaJ2EhixsiMUyEe/I1ozflm9IrR4a/EoSGfFPElc0ZtPqUjy+1H5hkGKvZQzReKNSIhC0UEdF2KCzODk2U\
            E6I0tcR0NIrWJSkZOehXuCEoFII1mx+GWZI1RyQrptldGBtyRlpyWoDTprEu/hEdZEE/z5f6mc6JSHecxwyD5iknZUsLchsXIzrL\
            vjOLdLrLF9wAJf1wP01I3TGKn9LgGzHxjIjFjb4eHukKr7erxKnjL2JK3AGdVnNBw2747lrjgkOyX7nE0UlvAdL8tH3VbIvf2XeJ\
            wNCb6Y7mNvfIwoK2AWAg8fGeiRBO8ZQff/uNOpZRNYjbe3ekXVvEguUeepP/quoqcFwLYthlvtg3+IIyc5eZUmZupb37juMpCWM/\
            HKaA7TwWxueKYS/otVbVJ/4sDkf6SLQjoSOm8LdHXL2ahaJFvkBHtpuAzG+74XiMOxfDxCHwP5SZD4plhEdzgq6peDM6wkcPSvwO\
            npz7MZvlOEeATYWZqcVw6xL/dMfic9uI+y2hJh+ptlfjHqGNsOWtMqzR36X9Ruoc3tAnGW6Ep/TgKWblDBdBmE6PIjukJba6tMx9\
            LvAY5foED1G8ucODUZRzY7SdH5rN9OYiIQsUi9VRbOhUEvfOjD+HpgSYOQ65q1zoOZ7YtpjB3u+dTooMeyXlGcwjV4mKXpGuiJ7Z\
            5IZBmlkXcOtcVI7Gu12g5JKltrukgso5ynqCql9ebBUTVuYnpUKUdG5hjFmJvYDSdgm8iH/0PrW3vi2xJr40FMMmMixxPETgA0g1\
            Av+TrAOuwdD3l0aD/Np0iwzxKiDl/sCEZ6dKk1s5w3qRmy5QOEM+3hGkGtjv/z8pmkfeHqIAAA==
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
