// Made by Scripts/embed-assets from the files in Assets. Change those, then run it.
// 057ac8faffdd443d0226f13e 13261ed7a74f4220ccdd000e

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
        "text/javascript; charset=utf-8", tag: "98a96c3f554e50c6",
        text: #"""
            import{CastElement as Pt,Ticker as Bt,castClient as d,clockText as T,deepFocus as E,drawPlayback as \#
            It,drawSlots as ht,el as o,icon as y,isOn as K,joined as G,makeSlots as Ot,onInputChange as Rt,pictu\#
            re as R,pictureAsker as jt,pictureURL as qt,placeText as Ft,present as j,setAttribute as a,setIcon a\#
            s _,setLine as C,setText as k,sheet as S,tapPlayback as Nt}from"./widgets.js";var dt=S(":host{displa\#
            y:contents}:host([inline]){display:block}dialog,.inline{position:fixed;inset:auto 0 0;margin:0 auto;\#
            inline-size:100%;max-inline-size:640u;max-block-size:calc(100% - 40u);padding:0;border:0;border-radi\#
            us:28u 28u 0 0;background:var(--_background);color:var(--_body);box-shadow:0 -2u 24u rgb(0 0 0 / .24\#
            );overflow:hidden;overscroll-behavior:contain;transition:transform .3s var(--_ease),opacity .2s,over\#
            lay .3s allow-discrete,display .3s allow-discrete}.inline{position:relative;inset:auto;max-inline-si\#
            ze:none;max-block-size:none;border-radius:20u;box-shadow:none}dialog:not([open]){transform:translate\#
            Y(40%);opacity:0;display:none}dialog[open]{display:flex;flex-direction:column}@starting-style{dialog\#
            [open]{transform:translateY(40%);opacity:0}}dialog::backdrop{background:rgb(10 12 16 / .5);transitio\#
            n:opacity .3s,overlay .3s allow-discrete,display .3s allow-discrete;opacity:1}dialog:not([open])::ba\#
            ckdrop{opacity:0}@starting-style{dialog[open]::backdrop{opacity:0}}.grip{flex:none;inline-size:32u;b\#
            lock-size:4u;border-radius:4u;margin:12u auto 0;background:var(--_line)}.head{flex:none;display:flex\#
            ;align-items:center;gap:8u;padding-block:8u 4u;padding-inline:24u 12u;min-block-size:60u}.head>.head\#
            ing{flex:1;min-inline-size:0;overflow-wrap:anywhere}.sheet-body{flex:1 1 auto;min-block-size:0;overf\#
            low:auto;overscroll-behavior:contain;padding:0 24u 24u;scrollbar-width:thin}.sheet-foot{flex:none;di\#
            splay:flex;flex-wrap:wrap;justify-content:end;gap:8u;padding:8u 20u max(16u,env(safe-area-inset-bott\#
            om))}.sheet-foot:empty{display:none}dialog>.snack,.inline>.snack{position:absolute;inset-inline:16u;\#
            inset-block-end:max(16u,env(safe-area-inset-bottom));z-index:3}@media (min-width:600px){dialog:not(.\#
            full){inset:0;margin:auto;block-size:fit-content;inline-size:min(100% - 48u,440u);max-block-size:min\#
            (100% - 48u,720u);border-radius:28u;box-shadow:0 8u 40u rgb(0 0 0 / .3)}dialog:not(.full):not([open]\#
            ){transform:scale(.94)}@starting-style{dialog:not(.full)[open]{transform:scale(.94);opacity:0}}dialo\#
            g:not(.full)>.grip,.inline>.grip{display:none}dialog:not(.full)>.head,.inline>.head{padding-block-st\#
            art:16u}}.inline>.grip{display:none}@media (prefers-reduced-motion:reduce){dialog:not([open]),dialog\#
            :not(.full):not([open]){transform:none}@starting-style{dialog[open],dialog:not(.full)[open]{transfor\#
            m:none}}}@media (forced-colors:active){dialog,.inline{border:1px solid CanvasText}.grip{background:C\#
            anvasText}}"),pt=S('.sheet-body{padding-inline:12u;min-block-size:min(248u,40vh);display:flex;flex-d\#
            irection:column}.screen{flex:1;display:flex;flex-direction:column}.notice{display:flex;align-items:c\#
            enter;gap:4u;margin:0 12u 8u;padding-block:2u;padding-inline:16u 4u;border-radius:14u;color:var(--_h\#
            eading);background:var(--_raised);flex:none}.notice:empty{display:none}.notice>p{flex:1;padding-bloc\#
            k:10u;overflow-wrap:anywhere}.notice>.icon{color:var(--_error);inline-size:20u;block-size:20u;margin\#
            -inline-end:8u}.row{display:flex;align-items:center;gap:16u;inline-size:100%;min-block-size:64u;padd\#
            ing:8u 12u;border-radius:18u;position:relative;transition:background-color .15s;content-visibility:a\#
            uto;contain-intrinsic-size:auto 64u}.row:hover{background:var(--_hover)}.row:active{background:var(-\#
            -_press)}.row:focus-visible{outline-offset:-3u}.row:is(:disabled,[aria-disabled="true"]){opacity:.5}\#
            .row>.texts{flex:1;min-inline-size:0;display:grid;gap:1u}.disc{position:relative;display:grid;place-\#
            items:center;flex:none;inline-size:40u;block-size:40u;border-radius:50%;background:var(--_raised);co\#
            lor:var(--_icon)}.row[aria-current="true"] .disc{background:var(--_tonal);color:var(--_on-tonal)}.ro\#
            w[aria-busy="true"]::after{display:none}.row[aria-busy="true"]>.disc::after{content:"";position:abso\#
            lute;inset:-3u;border-radius:50%;border:2.5u solid transparent;border-block-start-color:var(--_progr\#
            ess);border-inline-end-color:var(--_progress);animation:turn .9s linear infinite}.row>.mark{color:va\#
            r(--_button-text)}.plays{color:var(--_button-text)}.centre{flex:1;display:flex;flex-direction:column\#
            ;align-items:center;justify-content:center;gap:20u;text-align:center;padding:12u 24u 28u}.beacon{pos\#
            ition:relative;display:grid;place-items:center;inline-size:88u;block-size:88u;border-radius:50%;back\#
            ground:var(--_tonal);color:var(--_on-tonal);margin:20u}.beacon .icon{inline-size:40u;block-size:40u}\#
            .beacon.searching::before,.beacon.searching::after{content:"";position:absolute;inset:0;border-radiu\#
            s:50%;border:2u solid var(--_accent);animation:spread 2.4s ease-out infinite}.beacon.searching::afte\#
            r{animation-delay:1.2s}.beacon.turning::after{content:"";position:absolute;inset:-8u;border-radius:5\#
            0%;border:3u solid var(--_raised);border-block-start-color:var(--_progress);animation:turn 1s linear\#
             infinite}@keyframes spread{from{opacity:.6;transform:none}to{opacity:0;transform:scale(1.7)}}.card{\#
            display:flex;align-items:center;gap:16u;margin:4u 12u 12u;padding:12u;border-radius:20u;background:v\#
            ar(--_raised);min-block-size:104u}.card .art{flex:none;inline-size:80u;block-size:80u;border-radius:\#
            12u;background:var(--_background)}.card .art .icon{inline-size:32u;block-size:32u}.card .texts{flex:\#
            1;min-inline-size:0;display:grid;gap:3u}.card .title{font-weight:500;display:-webkit-box;-webkit-lin\#
            e-clamp:2;-webkit-box-orient:vertical;overflow:hidden;overflow-wrap:anywhere}.steps{counter-reset:st\#
            ep;margin:8u 12u;display:grid;gap:4u}.steps>li{counter-increment:step;display:flex;gap:16u;align-ite\#
            ms:start;padding:8u 0;color:var(--_body)}.steps>li::before{content:counter(step);flex:none;display:g\#
            rid;place-items:center;inline-size:28u;block-size:28u;border-radius:50%;background:var(--_tonal);col\#
            or:var(--_on-tonal);font-weight:500;font-size:calc(var(--_far) * .8125em)}.steps>li>span{padding-blo\#
            ck-start:3u}.reason{margin:0 12u 4u;color:var(--_heading)}.lead{max-inline-size:36em}.bar{block-size\#
            :3u;margin:0 24u 8u;border-radius:3u;overflow:hidden;background:var(--_unseekable);flex:none;positio\#
            n:relative}.bar::after{content:"";position:absolute;inset-block:0;inset-inline-start:0;inline-size:4\#
            0%;border-radius:3u;background:var(--_progress);animation:sweep 1.8s ease-in-out infinite}@keyframes\#
             sweep{from{transform:translateX(-110%)}to{transform:translateX(270%)}}@media (prefers-reduced-motio\#
            n:reduce){.beacon.searching::before,.beacon.searching::after{animation:none;opacity:.4;transform:sca\#
            le(1.2)}.beacon.searching::after{display:none}}@media (forced-colors:active){.row,.card,.notice,.dis\#
            c{border:1px solid CanvasText}.row[aria-current="true"]{border-color:Highlight}}'),mt=S('dialog.full\#
            {inset:0;inline-size:100%;block-size:100%;max-inline-size:none;max-block-size:none;border-radius:0;b\#
            ox-shadow:none;margin:0}dialog.full:not([open]){transform:translateY(100%);opacity:1}@starting-style\#
            {dialog.full[open]{transform:translateY(100%);opacity:1}}.glow{position:absolute;inset:0;overflow:hi\#
            dden;pointer-events:none;background:var(--_background);z-index:0}.glow img{position:absolute;inset:-\#
            12%;inline-size:124%;block-size:124%;object-fit:cover;filter:blur(56px) saturate(1.5);transition:opa\#
            city .6s}.glow img[data-state="loading"]{opacity:0}.glow::after{content:"";position:absolute;inset:0\#
            ;background:var(--_background);opacity:.82}.glow:not(:has(img)){background:radial-gradient(140% 70% \#
            at 50% 0,color-mix(in srgb,var(--_accent) 16%,var(--_background)),var(--_background))}.glow:not(:has\#
            (img))::after{opacity:0}dialog>:not(.glow,.snack,.hush){position:relative;z-index:1}.head{padding:ma\#
            x(8u,env(safe-area-inset-top)) 8u 4u;min-block-size:64u}.head>.heading{order:0;text-align:center;fon\#
            t-size:calc(var(--_far) * .875em);font-weight:500;color:var(--_body);overflow:hidden;text-overflow:e\#
            llipsis;white-space:nowrap}.head>[part~="close"]{order:-1}.head>cast-button{order:1;inline-size:48u;\#
            block-size:48u;flex:none}.sheet-body{display:flex;flex-direction:column;padding:0 24u max(12u,env(sa\#
            fe-area-inset-bottom));overflow:auto;container-type:size;container-name:stage}.sheet-foot{display:no\#
            ne}.stage{--_air:clamp(0px,(100cqh - 620u) / 11,26u);flex:1 0 auto;min-block-size:100%;display:grid;\#
            grid-template-rows:minmax(96u,1fr) auto;gap:calc(8u + var(--_air))}.art{container-type:size;display:\#
            grid;place-items:center;min-block-size:96u;padding:0}.frame{position:relative;display:grid;place-ite\#
            ms:center}.cover.cover{--_fit:var(--_ratio,1.7778);inline-size:min(100cqw,100cqh * var(--_fit));aspe\#
            ct-ratio:var(--_fit);border-radius:18u;box-shadow:0 12u 40u rgb(0 0 0 / .22),0 2u 8u rgb(0 0 0 / .12\#
            )}.cover:not(:has(img)){--_ratio:1.25;color:var(--_on-tonal);background:linear-gradient(150deg,var(-\#
            -_tonal),color-mix(in srgb,var(--_tonal) 45%,var(--_background)))}.cover .stand-in{inline-size:88u;b\#
            lock-size:88u;stroke-width:1.5;opacity:.75}.panel{display:flex;flex-direction:column;min-inline-size\#
            :0;inline-size:100%;max-inline-size:720u;margin-inline:auto;gap:var(--_air)}.meta{min-block-size:72u\#
            ;display:flex;flex-direction:column;justify-content:end;gap:4u;padding-block:8u}.meta .title{font-si\#
            ze:calc(var(--_far) * 1.375em);line-height:1.25;font-weight:600;display:-webkit-box;-webkit-line-cla\#
            mp:2;-webkit-box-orient:vertical;overflow:hidden;overflow-wrap:anywhere}.meta .small{display:-webkit\#
            -box;-webkit-line-clamp:1;-webkit-box-orient:vertical;overflow:hidden;overflow-wrap:anywhere}.meta .\#
            small:empty{display:none}.adline{position:absolute;inset-inline:10u;inset-block-end:10u;display:flex\#
            ;align-items:center;gap:10u;min-block-size:52u;padding:6u;padding-inline-start:14u;border-radius:16u\#
            ;background:var(--_background);box-shadow:0 2u 12u rgb(0 0 0 / .24)}.adline>.small{flex:1;min-inline\#
            -size:0}.adline .button{flex:none;min-block-size:40u;padding:6u 16u;background:var(--_tonal);color:v\#
            ar(--_on-tonal)}.scrub{direction:ltr;min-block-size:76u}.scrub[data-empty]{visibility:hidden}.times{\#
            display:flex;justify-content:space-between;align-items:center;min-block-size:28u;margin-block-start:\#
            -6u;color:var(--_body);font-size:calc(var(--_far) * .8125em)}.times .live-mark{min-block-size:32u;pa\#
            dding-inline:8u;margin-inline-end:-8u;border-radius:16u}button.live-mark:hover{background:var(--_hov\#
            er)}.live-mark.behind{color:var(--_caption)}.transport{direction:ltr;display:flex;align-items:center\#
            ;justify-content:space-between;inline-size:100%;max-inline-size:420u;margin-inline:auto;padding-bloc\#
            k:4u 8u;min-block-size:100u}.transport .icon-button{flex:0 1 56u;min-inline-size:32u;inline-size:aut\#
            o;block-size:56u;color:var(--_heading)}.transport .icon-button .icon{inline-size:30u;block-size:30u}\#
            .transport [data-empty]{visibility:hidden}.transport .icon-button[data-on]{color:var(--_button-text)\#
            }.transport .playback{inline-size:80u;block-size:80u;margin-inline:2u;border-radius:50%;background:v\#
            ar(--_accent);color:var(--_on-accent);position:relative;display:grid;place-items:center;flex:none;tr\#
            ansition:filter .15s,transform .15s}.transport .playback:hover{filter:brightness(1.07)}.transport .p\#
            layback:active{transform:scale(.95)}.transport .playback .icon{inline-size:38u;block-size:38u}.trans\#
            port .playback[aria-disabled="true"]{background:var(--_raised);color:var(--_caption)}.transport .pla\#
            yback[aria-busy="true"]::after{inset:-7u;border-width:3u}.tools{display:flex;align-items:center;just\#
            ify-content:space-evenly;min-block-size:52u;max-inline-size:480u;inline-size:100%;margin-inline:auto\#
            }.tool{min-inline-size:44u;inline-size:auto;border-radius:24u;padding-inline:10u;display:flex;gap:6u\#
            ;align-items:center;justify-content:center}.tool>.value{font-size:calc(var(--_far) * .8125em);font-w\#
            eight:600;font-variant-numeric:tabular-nums}.tool>.mode{display:grid}.tool[aria-busy="true"]::after{\#
            inset:auto 30% 4u;block-size:2.5u;border:0;border-radius:2u;background:var(--_progress);animation:br\#
            eathe 1s infinite}.upnext{display:flex;align-items:center;gap:12u;inline-size:100%;min-block-size:52\#
            u;padding:6u 16u;margin-block-start:4u;border-radius:16u;background:var(--_hover);color:var(--_headi\#
            ng);font-size:calc(var(--_far) * .875em)}.upnext>.line{flex:1}.upnext[data-empty]{visibility:hidden}\#
            .upnext>.icon{inline-size:20u;block-size:20u;opacity:.8}@media (max-width:379px){.sheet-body{padding\#
            -inline:16u}.transport .icon-button{flex-basis:48u;block-size:48u}.transport .playback{inline-size:7\#
            2u;block-size:72u;margin-inline:4u}.tool{min-inline-size:40u;padding-inline:8u}}@media (max-height:6\#
            40px) and (orientation:portrait){.meta{min-block-size:64u}.transport{min-block-size:88u;padding-bloc\#
            k:0 4u}.scrub{min-block-size:68u}}@media (min-width:700px) and (orientation:portrait){.sheet-body{pa\#
            dding-inline:40u}.transport{max-inline-size:520u;min-block-size:120u}.transport .icon-button{flex-ba\#
            sis:64u;block-size:64u}.transport .icon-button .icon{inline-size:36u;block-size:36u}.transport .play\#
            back{inline-size:96u;block-size:96u}.transport .playback .icon{inline-size:46u;block-size:46u}.meta \#
            .title{font-size:calc(var(--_far) * 1.75em)}}@media (min-width:600px) and (orientation:landscape){.h\#
            ead{padding-inline:16u}.sheet-body{padding-inline:clamp(24px,5vw,96px);padding-block-end:max(24u,3vh\#
            )}.stage{grid-template:minmax(0,1fr) / minmax(0,1.4fr) minmax(0,1fr);gap:clamp(24px,4.5vw,88px);alig\#
            n-items:center}.art{block-size:100%;min-block-size:0}.cover.cover{border-radius:22u}.cover:not(:has(\#
            img)){--_ratio:1.7778}.panel{max-inline-size:620u;margin:0}.meta .title{font-size:calc(var(--_far) *\#
             clamp(1.375em,2.1vw,2em));-webkit-line-clamp:3}}@media (min-width:600px) and (orientation:landscape\#
            ) and (max-height:520px){.head{min-block-size:52u;padding-block:2u}.sheet-body{padding-block-end:8u}\#
            .meta{min-block-size:0}.meta .title{-webkit-line-clamp:1;font-size:1.125em}.scrub{min-block-size:66u\#
            }.transport{min-block-size:76u;padding-block:0}.transport .playback{inline-size:64u;block-size:64u}.\#
            upnext{min-block-size:40u}.tool{min-inline-size:36u;padding-inline:6u}}@media (forced-colors:active)\#
            {.transport .playback{border:2px solid Highlight}.upnext{border:1px solid ButtonBorder}.glow{display\#
            :none}}@media (prefers-reduced-motion:reduce){dialog.full:not([open]){transform:none;opacity:0}@star\#
            ting-style{dialog.full[open]{transform:none;opacity:0}}}'),ft=S('.menu{min-inline-size:160u;max-inli\#
            ne-size:min(280u,100vw - 24u)}.menu>button{display:flex;align-items:center;gap:12u;inline-size:100%;\#
            min-block-size:48u;padding-block:8u;padding-inline:12u 16u;border-radius:10u;font-size:calc(var(--_f\#
            ar) * .9375em)}.menu>button:hover{background:var(--_hover)}.menu>button>.icon{opacity:0;inline-size:\#
            20u;block-size:20u}.menu>button[aria-checked="true"]>.icon{opacity:1;color:var(--_button-text)}'),bt\#
            =S(".popup-place{position:relative;display:grid}.popup{position:fixed;z-index:4;inset:auto;margin:0;\#
            max-block-size:60vh;overflow:auto;padding:8u;border:0;border-radius:16u;background:var(--_raised);co\#
            lor:var(--_heading);box-shadow:0 4u 24u rgb(0 0 0 / .32);overscroll-behavior:contain}@media (forced-\#
            colors:active){.popup{border:1px solid CanvasText}}"),gt=S(".stream-volume{inline-size:min(340u,100v\#
            w - 24u);padding:14u 20u 10u 14u;overflow:hidden}.stream-volume .words{margin-block-end:0}.stream-vo\#
            lume .icon-button{background:var(--_background)}"),V=S('.row{display:grid;grid-template-columns:48u \#
            minmax(0,1fr);column-gap:12u;align-items:center;min-inline-size:0}.row>.words{grid-column:2;display:\#
            flex;align-items:baseline;gap:12u;margin-block-end:-10u}.row>.words>.line{flex:1}[dir="ltr"] .words>\#
            .line{text-align:left}[dir="rtl"] .words>.line{text-align:right}.row>.words>.caption{font-variant-nu\#
            meric:tabular-nums}.row>:is(.icon-button,.disc){grid-column:1;grid-row:1 / span 2;margin-block-end:8\#
            u}.row>.slider{grid-column:2}.row>.icon-button{background:var(--_raised)}.row>.icon-button:hover{bac\#
            kground:var(--_tonal);color:var(--_on-tonal)}.row.quiet>.icon-button{background:var(--_tonal);color:\#
            var(--_on-tonal)}.row>.disc{display:grid;place-items:center;inline-size:48u;block-size:48u;border-ra\#
            dius:50%;background:var(--_raised);color:var(--_caption)}.row.quiet>.slider>:is(.fill,.thumb){backgr\#
            ound:var(--_caption)}'),B=S('.slider{position:relative;display:block;block-size:48u;touch-action:pan\#
            -y;cursor:pointer;border-radius:8u;--_at:0;--_from:0;--_to:0;user-select:none;-webkit-user-select:no\#
            ne}.slider[aria-disabled="true"]{cursor:default}.slider>.track,.slider>.reach,.slider>.fill{position\#
            :absolute;inset-block-start:50%;block-size:4u;margin-block-start:-2u;border-radius:4u;transition:blo\#
            ck-size .12s,margin .12s}.slider>.track{inset-inline:0;background:var(--_unseekable);overflow:hidden\#
            }.slider>.reach{inset-inline-start:calc(var(--_from) * 100%);inline-size:calc((var(--_to) - var(--_f\#
            rom)) * 100%);background:var(--_secondary)}.slider>.fill{inset-inline-start:0;inline-size:calc(var(-\#
            -_at) * 100%);background:var(--_progress)}.slider>.thumb{position:absolute;inset-block-start:50%;ins\#
            et-inline-start:calc(var(--_at) * 100%);inline-size:16u;block-size:16u;margin-block-start:-8u;margin\#
            -inline-start:-8u;border-radius:50%;background:var(--_progress);transition:transform .12s,box-shadow\#
             .12s}.slider[aria-disabled="true"]>.thumb{transform:scale(0)}.slider:not([aria-disabled="true"]):ho\#
            ver>.thumb{box-shadow:0 0 0 8u var(--_hover)}.slider.held>.thumb{transform:scale(1.25);box-shadow:0 \#
            0 0 10u var(--_press)}.slider:is(:hover,.held):not([aria-disabled="true"])>:is(.track,.reach,.fill){\#
            block-size:6u;margin-block-start:-3u}.slider[aria-busy="true"]::after{display:none}.slider[aria-busy\#
            ="true"]>.thumb{animation:breathe 1.2s ease-in-out infinite}.slider>.mark{position:absolute;inset-bl\#
            ock-start:50%;block-size:6u;inline-size:6u;margin-block-start:-3u;margin-inline-start:-3u;inset-inli\#
            ne-start:calc(var(--_mark) * 100%);border-radius:50%;background:var(--_ad);box-shadow:0 0 0 1.5u var\#
            (--_background)}.slider>.bubble{position:absolute;inset-block-end:100%;inset-inline-start:clamp(20u,\#
            calc(var(--_at) * 100%),calc(100% - 20u));transform:translateX(-50%);padding:3u 9u;border-radius:8u;\#
            background:var(--_snack);color:var(--_on-snack);font-size:calc(var(--_far) * .8125em);opacity:0;tran\#
            sition:opacity .12s;pointer-events:none;white-space:nowrap}[dir="rtl"] .slider:not([dir="ltr"])>.bub\#
            ble{transform:translateX(50%)}.slider.held>.bubble{opacity:1}@media (forced-colors:active){.slider>.\#
            track{border:1px solid CanvasText}.slider>.reach{display:none}.slider>.fill,.slider>.thumb{backgroun\#
            d:Highlight;forced-color-adjust:none}.slider>.mark{background:CanvasText;forced-color-adjust:none}}'\#
            ),kt=S('.sheet-body{padding-inline:12u}.group{padding-block-end:12u}.group>h3,.more>h3{padding:8u 12\#
            u 4u;font-weight:500;color:var(--_caption)}.radio{display:flex;align-items:center;gap:16u;inline-siz\#
            e:100%;min-block-size:52u;padding:6u 12u;border-radius:16u;position:relative;transition:background-c\#
            olor .15s}.radio:hover{background:var(--_hover)}.radio:active{background:var(--_press)}.radio:focus-\#
            visible{outline-offset:-3u}.radio>.dot{position:relative;flex:none;inline-size:22u;block-size:22u;bo\#
            rder-radius:50%;border:2u solid var(--_caption);transition:border-color .15s}.radio>.dot::after{cont\#
            ent:"";position:absolute;inset:3u;border-radius:50%;background:var(--_accent);transform:scale(0);tra\#
            nsition:transform .15s var(--_ease)}.radio[aria-checked="true"]>.dot{border-color:var(--_accent)}.ra\#
            dio[aria-checked="true"]>.dot::after{transform:none}.radio>.texts{flex:1;min-inline-size:0;display:g\#
            rid}.radio .title{overflow-wrap:anywhere}[dir="ltr"] .radio .texts>*{text-align:left}[dir="rtl"] .ra\#
            dio .texts>*{text-align:right}.more{border-block-start:1u solid var(--_line);margin-inline:12u;paddi\#
            ng-block:8u}.fold{display:flex;align-items:center;gap:12u;inline-size:calc(100% + 24u);margin-inline\#
            :-12u;min-block-size:56u;padding:8u 12u;border-radius:16u}.fold:hover{background:var(--_hover)}.fold\#
            >.title{flex:1}.fold>.icon{transition:transform .2s var(--_ease)}.fold[aria-expanded="true"]>.down{t\#
            ransform:rotate(.5turn)}dialog>.snack,.inline>.snack{inset-block-end:84u}.none{padding:20u 12u 28u}.\#
            more [part="reset"]{margin:12u 0 0 auto;display:flex}@media (min-width:600px){.sheet-body{min-block-\#
            size:min(240u,40vh)}}@media (forced-colors:active){.radio>.dot::after{background:Highlight;forced-co\#
            lor-adjust:none}.radio[aria-checked="true"]>.dot{border-color:Highlight}}'),$t=S(".sheet-body{displa\#
            y:grid;gap:4u;align-content:start}.own{padding:12u 16u 6u;border-radius:20u;background:var(--_raised\#
            )}.own>:is(.icon-button,.disc){background:var(--_background)}.own .title{font-weight:500}.members{di\#
            splay:grid;gap:6u;margin-block-start:16u}.members>.small{font-weight:500;color:var(--_caption);margi\#
            n-block-end:2u}.members>ul{display:grid;gap:8u}.note{display:flex;gap:12u;align-items:center;padding\#
            :12u 4u 4u;color:var(--_body)}.empty{display:grid;justify-items:center;gap:16u;padding:28u 12u 36u;t\#
            ext-align:center}.empty>.disc{display:grid;place-items:center;border-radius:50%;inline-size:72u;bloc\#
            k-size:72u;background:var(--_tonal);color:var(--_on-tonal)}.empty>.disc>.icon{inline-size:34u;block-\#
            size:34u}@media (forced-colors:active){.own,.disc{border:1px solid CanvasText}}"),vt=S('.head>.capti\#
            on{flex:none;font-variant-numeric:tabular-nums}.sheet-body{position:relative;padding:4u 8u 16u}.shee\#
            t-body.long{padding-block-end:calc(60u + max(16u,env(safe-area-inset-bottom)))}.inline>.sheet-body{m\#
            ax-block-size:min(70vh,640u)}.rows,.probe{--_row:64u}.probe{position:absolute;inline-size:1px;block-\#
            size:var(--_row);visibility:hidden;pointer-events:none}.rows{position:relative}.rows>li{position:abs\#
            olute;inset:0 0 auto;block-size:var(--_row);display:flex;align-items:center;border-radius:16u;contai\#
            n:layout style}.rows.sorting>li:not(.held){transition:transform .18s var(--_ease)}.rows>li:hover{bac\#
            kground:var(--_hover)}.rows>li.current{background:var(--_tonal)}.rows>li.held{z-index:2;background:v\#
            ar(--_raised);box-shadow:0 6u 20u rgb(0 0 0 / .32)}.rows.sorting{cursor:grabbing}.entry{flex:1;min-i\#
            nline-size:0;block-size:100%;display:flex;align-items:center;gap:12u;padding-block:4u;padding-inline\#
            :8u 4u;border-radius:16u}.entry:focus-visible{outline-offset:-3u}.art{flex:none;inline-size:72u;bloc\#
            k-size:44u;border-radius:8u}.art .icon{inline-size:22u;block-size:22u}.entry>.texts{flex:1;min-inlin\#
            e-size:0;display:grid}[dir="ltr"] .texts>*{text-align:left}[dir="rtl"] .texts>*{text-align:right}.en\#
            try .title{font-size:calc(var(--_far) * .9375em)}.entry .caption{font-size:calc(var(--_far) * .8125e\#
            m)}.current .title{font-weight:600;color:var(--_on-tonal)}.current .caption,.current>.icon-button{co\#
            lor:var(--_on-tonal)}.rows .icon-button{inline-size:44u;block-size:48u;border-radius:22u}.rows .icon\#
            -button .icon{inline-size:20u;block-size:20u}.rows .icon-button[aria-busy="true"]::after{inset:6u}.r\#
            ows .icon-button:focus-visible{outline-offset:-3u}.current .stand-in{visibility:hidden}.grab{touch-a\#
            ction:none;cursor:grab}.sorting .grab{cursor:grabbing}.bars{position:absolute;z-index:1;inset:0;disp\#
            lay:none;align-items:center;justify-content:center;gap:3u;background:rgb(10 14 24 / .62)}.current .b\#
            ars{display:flex}.bars>i{inline-size:4u;block-size:18u;border-radius:2u;background:#fff;transform:sc\#
            aleY(.4)}.playing .bars>i{animation:bar 1.1s ease-in-out infinite alternate}.bars>i:nth-child(2){ani\#
            mation-delay:-.5s;transform:scaleY(.8)}.bars>i:nth-child(3){animation-delay:-.8s}@keyframes bar{from\#
            {transform:scaleY(.25)}to{transform:scaleY(1)}}.waits .texts>span{inline-size:62%;block-size:12u;mar\#
            gin-block:4u;border-radius:6u;background:var(--_raised)}.waits .texts>span + span{inline-size:36%;bl\#
            ock-size:10u}.entry[aria-busy="true"]::after{inset:auto auto auto 26u;inset-inline:26u auto;inline-s\#
            ize:36u;block-size:36u}.empty{display:grid;justify-items:center;gap:16u;padding:28u 12u 44u;text-ali\#
            gn:center}.empty>.disc{display:grid;place-items:center;inline-size:72u;block-size:72u;border-radius:\#
            50%;background:var(--_tonal);color:var(--_on-tonal)}.empty>.disc>.icon{inline-size:34u;block-size:34\#
            u}.back{position:absolute;inset-block-end:max(16u,env(safe-area-inset-bottom));inset-inline:0;margin\#
            -inline:auto;inline-size:fit-content;max-inline-size:calc(100% - 32u);z-index:2;min-block-size:44u;b\#
            ox-shadow:0 3u 14u rgb(0 0 0 / .3)}.back>.icon{inline-size:20u;block-size:20u;transition:transform .\#
            2s}.back.up>.icon{transform:rotate(.5turn)}@media (max-width:379px){.art{inline-size:44u}.rows .icon\#
            -button{inline-size:40u}.entry{gap:10u;padding-inline:4u 2u}}@media (prefers-reduced-motion:reduce){\#
            .bars>i{animation:none !important;transform:scaleY(.7)}}@media (forced-colors:active){.rows>li.curre\#
            nt,.rows>li.held{outline:2px solid Highlight;outline-offset:-2px}.bars>i{background:CanvasText}}');v\#
            ar X=new Set,Y=null;function Dt(){let{style:h}=document.documentElement;X.size&&!Y?(Y={overflow:h.ov\#
            erflow,scrollbarGutter:h.scrollbarGutter},Object.assign(h,{overflow:"hidden",scrollbarGutter:"auto"}\#
            )):!X.size&&Y&&(Object.assign(h,Y),Y=null)}function Ht(h){X.add(h),Dt()}function Kt(h){X.delete(h),D\#
            t()}var M=class extends Pt{static get titleKey(){return"dialogTitle"}static get eventName(){return"s\#
            heet"}static get isFull(){return!1}#t=!1;#i;#e=!1;constructor(){super(),this.shadowRoot.adoptedStyle\#
            Sheets=[...this.shadowRoot.adoptedStyleSheets.slice(0,1),dt,...this.constructor.sheets]}get isInline\#
            (){return this.hasAttribute("inline")}get isHeard(){return this.isOpen&&super.isHeard}get isOpen(){r\#
            eturn this.isInline?this.isConnected:Boolean(this.panel?.open)}build(){let{isFull:t,titleKey:e}=this\#
            .constructor;this.heading=o("h2.heading",{part:"title",id:"title",tabindex:-1},this.t(e)),this.close\#
            Button=this.iconButton("close",this.t("dialogClose"),{part:"close",onclick:()=>this.close()}),a(this\#
            .closeButton,"hidden",this.isInline),this.head=o("div.head",{part:"header"},this.heading,this.closeB\#
            utton),this.body=o("div.sheet-body",{part:"body"}),this.foot=o("div.sheet-foot",{part:"footer"}),thi\#
            s.voice=o("p.hush",{role:"status"});let[i,s]=this.isInline?["section.inline","region"]:[t?"dialog.fu\#
            ll":"dialog",null];this.panel=o(i,{part:"sheet",role:s,"aria-labelledby":"title"},t?null:o("div.grip\#
            ",{"aria-hidden":"true"}),this.head,this.body,this.foot,this.voice,this.snack),this.panel.addEventLi\#
            stener("close",()=>this.#s()),this.panel.addEventListener("click",n=>this.#r(n)),this.isInline||this\#
            .#a(),this.root.append(this.panel),this.buildSheet(),this.#t&&!this.isInline&&this.panel.showModal()\#
            }speak(t){k(this.voice,t)}buildSheet(){}opened(){}closed(){}disconnectedCallback(){super.disconnecte\#
            dCallback(),this.close(),this.#s()}async open(){if(await this.ready,this.isOpen||this.isInline)retur\#
            n;this.#t=!0,this.invalidate(),this.render(),this.constructor.isFull&&Ht(this),this.panel.showModal(\#
            );let t=this.firstFocus?.();t?t.focus():this.heading.focus({focusVisible:!1}),this.opened(),this.#n(\#
            "open")}close(){this.isInline||this.panel?.close()}keepFocus(){if(!this.isOpen||this.isInline)return\#
            ;let t=this.shadowRoot.activeElement;(t?!(t.checkVisibility?.({checkVisibilityCSS:!0,visibilityPrope\#
            rty:!0})??!0):document.activeElement===this||document.activeElement===document.body)&&this.heading.f\#
            ocus({focusVisible:!1,preventScroll:!0})}#s(){this.#t&&(this.#t=!1,Kt(this),this.closed(),this.#n("c\#
            lose"))}connectionChanged(t){let e=t==="lost"||t==="connecting"&&d.state("hello")!==void 0;(!e||!thi\#
            s.isOpen)&&(this.#i=void clearTimeout(this.#i)),this.isOpen&&(e?this.#i??=setTimeout(()=>(this.#e=!0\#
            ,this.say(this.t("connectionLost"),!0)),1500):["ended","refused","unauthorized"].includes(t)?(this.#\#
            e=!0,this.say(d.reason??this.t("accessEnded"),!0)):this.#e&&(this.#e=!1,this.say("")))}#n(t){let e=`\#
            cast-${this.constructor.eventName}-${t}`;this.dispatchEvent(new CustomEvent(e,{bubbles:!0,composed:!\#
            0}))}#r(t){if(t.target!==this.panel||this.isInline)return;let{left:e,right:i,top:s,bottom:n}=this.pa\#
            nel.getBoundingClientRect(),{clientX:r,clientY:l}=t;(r<e||r>i||l<s||l>n)&&this.close()}#a(){let t=nu\#
            ll,e=s=>{if(t===null)return;let n=this.panel.getBoundingClientRect().top-t.top;t=null,this.panel.sty\#
            le.transform=this.panel.style.transition="",s&&n>80&&this.close()},i=s=>!s.closest("button")&&s.clos\#
            est(".grip, .head");this.panel.addEventListener("pointerdown",s=>{s.pointerType==="mouse"||!i(s.targ\#
            et)||(t={y:s.clientY,top:this.panel.getBoundingClientRect().top},this.panel.setPointerCapture(s.poin\#
            terId))}),this.panel.addEventListener("pointermove",s=>{t!==null&&(this.panel.style.transition="none\#
            ",this.panel.style.transform=`translateY(${Math.max(0,s.clientY-t.y)}px)`)}),this.panel.addEventList\#
            ener("pointerup",()=>e(!0)),this.panel.addEventListener("pointercancel",()=>e(!1))}setTitle(t){C(thi\#
            s.heading,t)}};var Q=class{#t=new Map;constructor(t){this.owner=t,this.list=o("ul",{part:"devices",r\#
            ole:"list"}),this.body=[this.list],this.update=()=>this.#i()}#i(){let t=d.state("devices")?.devices?\#
            ?[],e=new Set(t.map(({id:s})=>s)),i=this.list.firstElementChild;for(let[s,n]of this.#t)e.has(s)||(i=\#
            ==n.item&&(i=i.nextElementSibling),n.item.remove(),this.#t.delete(s));for(let s of t){this.#t.has(s.\#
            id)||this.#t.set(s.id,this.#e(s.id));let n=this.#t.get(s.id);n.item===i?i=i.nextElementSibling:this.\#
            list.insertBefore(n.item,i),n.update(s)}this.owner.keepFocus()}#e(t){let e=o("span.disc"),i=o("span.\#
            title.line",{dir:"auto"}),s=o("span.caption.line",{dir:"auto"}),n=o("span.mark",{},y("check")),l=o("\#
            button.row",{part:"device","data-device":t,onclick:()=>this.owner.isBusy("choose")||this.owner.act("\#
            choose","choose",{device:t},t)},e,o("span.texts",{},i,s),n);return{item:o("li",{},l),update:c=>{_(e,\#
            c.icon),k(i,c.name),k(s,c.playing??c.model),s.classList.toggle("plays",Boolean(c.playing)),a(n,"hidd\#
            en",!c.connected),a(l,"aria-current",c.connected?"true":null);let b=this.owner.wish("choose")===t;a(\#
            l,"aria-busy",b?"true":null),a(l,"aria-disabled",this.owner.isBusy("choose")&&!b?"true":null)}}}};va\#
            r yt=class extends M{static get sheets(){return[pt]}static get topics(){return["dialog","devices","m\#
            edia","volume"]}static get eventName(){return"dialog"}#t=null;#i=()=>{};#e=null;get styleNode(){retu\#
            rn{connected:"connectionController",connecting:"connectionController",troubleshooting:"noDevicesAvai\#
            lableController"}[this.#t]??"deviceChooser"}buildSheet(){this.#t=null,this.#e=null,this.notice=o("di\#
            v.notice",{role:"status",part:"notice-line"}),this.panel.insertBefore(this.notice,this.body)}render(\#
            ){let t=d.state("dialog")??{screen:"searching",steps:[]};this.setTitle(this.#n(t)),t.screen!==this.#\#
            t&&this.#r(t),this.#i(t),this.#s(t),this.#a(t)}#s({pending:t}){let i=[...this.foot.children].map(({d\#
            ataset:s})=>s.command).filter(Boolean).filter(s=>this.isBusy(s,t));for(let s of this.foot.children){\#
            let n=s.dataset.command;a(s,"aria-busy",i.includes(n)?"true":null),a(s,"aria-disabled",n&&i.length?"\#
            true":null)}}#n({screen:t,device:e}){return t==="permission"?this.t("permissionTitle"):t==="connecti\#
            ng"?this.t("dialogConnectingTo",e??""):t==="connected"?e??this.t("castConnected"):this.t(t==="troubl\#
            eshooting"?"troubleTitle":"dialogTitle")}#r(t){let e=this.#t!==null,i=this.body.contains(E())||this.\#
            foot.contains(E());this.#t=t.screen,this.restyle();let s={permission:()=>this.#l(),searching:()=>thi\#
            s.#c(),chooser:()=>new Q(this),connecting:()=>this.#u(),connected:()=>this.#d(),troubleshooting:()=>\#
            this.#h()},{body:n,foot:r=[],update:l=()=>{}}=(s[t.screen]??s.searching)();this.body.replaceChildren\#
            (o("div.screen",{"data-screen":t.screen},...n)),this.body.scrollTop=0,this.foot.replaceChildren(...r\#
            ),this.#i=l,!(!e||!this.isOpen)&&(i?this.heading.focus({focusVisible:!1}):this.speak(this.heading.te\#
            xtContent))}#a({notice:t=null,noticeID:e=0}){let i=t===null?null:`${e} ${t}`;if(i===this.#e)return;i\#
            f(this.#e=i,t===null)return this.notice.replaceChildren();let s=this.iconButton("close",this.t("dial\#
            ogClose"),{onclick:()=>this.act("notice","dismissNotice")});this.notice.replaceChildren(y("warning")\#
            ,o("p.small",{},t),s)}#o(t,e,i,s,n=i){let r=o(`button.button.${t}`,{part:`button ${i??"cancel"}`,"da\#
            ta-command":n,onclick:()=>{if(!i)return this.close();r.getAttribute("aria-disabled")!=="true"&&this.\#
            act(n,i,s)}},this.t(e));return r}#l(){return{body:[o("div.centre",{},o("div.beacon",{},y("wifi")),o(\#
            "p.lead",{},this.t("permissionText")))],foot:[this.#o("text","cancel"),this.#o("filled","permissionC\#
            ontinue","acceptPermission")]}}#c(){return{body:[o("div.centre",{},o("div.beacon.searching",{},y("ca\#
            st")),o("p.small",{},this.t("dialogSearching")))]}}#u(){let t=o("div.beacon.turning");return{body:[o\#
            ("div.centre",{},t)],foot:[this.#o("text","cancel","disconnect",{stopCasting:!1})],update:e=>{let i=\#
            d.state("devices")?.devices.find(({id:s})=>s===e.deviceID);_(t,i?.icon??"screen")}}}#h(){let t=o("p.\#
            reason",{part:"reason"}),e=o("ol.steps",{part:"steps"});return{body:[t,e],foot:[this.#o("tonal","try\#
            Again","searchAgain")],update:i=>{k(t,i.reason?this.t(i.reason):"");let s=i.steps.map(n=>this.t(n));\#
            s.join(`
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
            #t=jt();constructor(){this.glow=o("div.glow",{"aria-hidden":"true",part:"backdrop"}),this.cover=R("c\#
            over","film"),this.cover.element.addEventListener("load",({target:{naturalWidth:t,naturalHeight:e}})\#
            =>{let i=Math.min(2,Math.max(.6,t/e)).toFixed(4);e&&this.cover.element.style.setProperty("--_ratio",\#
            i)},!0)}show(t){this.cover.show(t);let e=qt(t);if(!this.#t.asks(e))return;if(this.glow.replaceChildr\#
            en(),!e)return void this.cover.element.style.removeProperty("--_ratio");let i=o("img",{alt:"","data-\#
            state":"loading",decoding:"async"});i.addEventListener("load",()=>i.setAttribute("data-state","there\#
            ")),i.addEventListener("error",()=>i.isConnected&&(i.remove(),this.#t.failed())),i.src=e,this.glow.a\#
            ppend(i)}};var Z=class{constructor(t){this.owner=t,this.title=o("span.small.line",{dir:"auto"}),this\#
            .skip=o("button.button",{part:"skip-ad",onclick:()=>this.#t()}),this.element=o("div.adline",{part:"a\#
            d",hidden:!0},o("span.ad-mark",{},t.t("advertisement")),this.title,this.skip)}#t(){this.skip.getAttr\#
            ibute("aria-disabled")!=="true"&&this.owner.act("advertisement","skipAd")}draw(t){a(this.element,"hi\#
            dden",!t?.ad),k(this.title,t?.ad?.title??"")}tick(t){if(!t?.ad)return;let{skipAt:e}=t.ad,i=e==null?n\#
            ull:Math.max(0,Math.ceil((e-d.now)/1e3));a(this.skip,"hidden",i===null),i!==null&&(a(this.skip,"aria\#
            -disabled",i>0?"true":null),k(this.skip,i>0?this.owner.t("skipAdIn",T(i)):this.owner.t("skipAd")),a(\#
            this.skip,"aria-busy",this.owner.isBusy("advertisement",t.pending)?"true":null))}};function tt(h,t,{\#
            kind:e,begin:i}){a(t,"popover","auto"),a(t,"data-arrows-scope",!0),t.classList.add("popup");let s=o(\#
            "div.popup-place",{},h,t);a(h,"aria-haspopup",e),a(h,"aria-expanded","false");let n=()=>t.contains(t\#
            .getRootNode().activeElement);function r(){let l=h.getBoundingClientRect(),{width:c,height:b}=t.getB\#
            oundingClientRect(),f=Math.min(Math.max(12,l.left+l.width/2-c/2),innerWidth-c-12),u=l.top-b-8;t.styl\#
            e.left=`${Math.max(12,f)}px`,t.style.top=`${u>=12?u:Math.max(12,Math.min(l.bottom+8,innerHeight-b-12\#
            ))}px`}return h.addEventListener("click",()=>{if(t.matches(":popover-open"))return t.hidePopover();t\#
            .showPopover();let l=i();r(),l?.focus({focusVisible:!0})}),t.addEventListener("beforetoggle",l=>{l.n\#
            ewState==="closed"&&n()&&h.focus()}),t.addEventListener("toggle",l=>{a(h,"aria-expanded",String(l.ne\#
            wState==="open"))}),s}function wt(h,{label:t,choices:e,chosen:i,choose:s}){let n=o("div.menu",{role:\#
            "menu","aria-label":t,part:"menu"});function r(){return n.replaceChildren(...e().map(({value:l,text:\#
            c})=>{let b=o("button",{role:"menuitemradio","aria-checked":String(l===i()),tabindex:-1,onclick:()=>\#
            (n.hidePopover(),s(l))},y("check"),o("span"));return k(b.lastChild,c),b})),n.querySelector('[aria-ch\#
            ecked="true"]')??n.firstElementChild}return n.addEventListener("keydown",l=>{let c=[...n.children],b\#
            =c.indexOf(n.getRootNode().activeElement),f={ArrowDown:b+1,ArrowUp:b-1,Home:0,End:c.length-1}[l.key]\#
            ;if(l.key==="Tab")n.hidePopover();else if(f!==void 0)c[(f+c.length)%c.length]?.focus({focusVisible:!\#
            0});else if(l.key!=="ArrowLeft"&&l.key!=="ArrowRight")return;l.key!=="Tab"&&l.preventDefault()}),tt(\#
            h,n,{kind:"menu",begin:r})}var et=class{#t=0;#i=null;#e=null;#s=!1;#n=!1;#r=!1;#a=0;#o=-1/0;#l=0;con\#
            structor({send:t,told:e,changed:i,failed:s}){Object.assign(this,{send:t,told:e,changed:i,failed:s})}\#
            get shown(){return this.#i??this.#t}get isWaiting(){return this.#i!==null&&!this.#s}tell(t){this.#t=\#
            t}move(t,e){this.#s=e,this.#i!==t||this.#e!==null?(this.#i=this.#e=t,this.#c()):this.#d(),this.chang\#
            ed()}forget(){clearTimeout(this.#l),this.#a+=1,this.#s=this.#r=!1,this.#i=this.#e=null}#c(){if(clear\#
            Timeout(this.#l),this.#n||this.#e===null)return;let t=this.#o+100-performance.now();if(t>0)return vo\#
            id(this.#l=setTimeout(()=>this.#c(),t));let e=this.#e;this.#e=null,this.#n=!0,this.#o=performance.no\#
            w();let i=++this.#a;this.send(e).then(s=>this.#u(i,s),s=>this.#h(s))}#u(t,e){this.#n=!1,this.#r=this\#
            .#i!==null,this.told(e).then(()=>{t===this.#a&&(this.#r=!1,this.#d(),this.changed())}),this.#c()}#h(\#
            t){this.#n=this.#r=!1,this.#i=this.#e=null,this.failed(t),this.changed()}#d(){this.#s||this.#n||this\#
            .#r||this.#e!==null||(this.#i=null)}};function it({label:h,step:t=1,page:e=10,say:i=String,show:s=nu\#
            ll,timeline:n=!1,part:r="slider",input:l,change:c,cancel:b}){let f=s?o("span.bubble.time",{"aria-hid\#
            den":"true"}):null,u=o("div.slider.plain",{role:"slider",part:r,tabindex:0,"aria-label":h,"aria-orie\#
            ntation":"horizontal",dir:n?"ltr":null},o("span.track"),o("span.reach"),o("span.fill"),o("span.thumb\#
            ",{part:`${r}-thumb`}),f),p={min:0,max:1,from:0,to:1,value:0,enabled:!0},g=null,w=[],z=null,P=null,I\#
            =()=>getComputedStyle(u).direction==="rtl",A=m=>p.max>p.min?Math.min(1,Math.max(0,(m-p.min)/(p.max-p\#
            .min))):0,W=m=>Math.min(Math.max(m,p.from),p.to),Lt=()=>u.getRootNode().activeElement===u;function D\#
            (m=!0){let v=g??p.value;u.style.setProperty("--_at",A(v).toFixed(5)),f&&g!==null&&k(f,s(v)),Jt(m);le\#
            t x=i(v);x!==z&&(m||!Lt())&&(z=x,a(u,"aria-valuenow",Math.round(v*100)/100),a(u,"aria-valuetext",x))\#
            }function Jt(m){let v=[p.from,p.to].map(x=>n?Math.round(x):Math.round(x*100)/100);v.join()===P||p.is\#
            Running&&!m&&Lt()||(P=v.join(),a(u,"aria-valuemin",v[0]),a(u,"aria-valuemax",v[1]))}function At(m){g\#
            =W(m),u.classList.add("held"),D(),l?.(g)}function H(m){if(g===null)return;let v=g;g=null,u.classList\#
            .remove("held"),m?(p.value=v,c?.(v)):b?.(),D()}let Et=m=>{let{left:v,width:x}=u.getBoundingClientRec\#
            t(),O=Math.min(1,Math.max(0,(m.clientX-v)/(x||1)));return p.min+(I()?1-O:O)*(p.max-p.min)};return u.\#
            addEventListener("pointerdown",m=>{!p.enabled||m.button||(u.setPointerCapture(m.pointerId),At(Et(m))\#
            )}),u.addEventListener("pointermove",m=>g!==null&&u.hasPointerCapture(m.pointerId)&&At(Et(m))),u.add\#
            EventListener("pointerup",()=>H(!0)),u.addEventListener("pointercancel",()=>H(!1)),u.addEventListene\#
            r("keydown",m=>{if(!p.enabled||m.altKey||m.ctrlKey||m.metaKey)return;if(m.key==="Escape"&&g!==null)r\#
            eturn m.preventDefault(),void H(!1);if(K()&&(m.key==="ArrowUp"||m.key==="ArrowDown"))return;let v=I(\#
            )?-1:1,x={ArrowRight:t*v,ArrowLeft:-t*v,ArrowUp:t,ArrowDown:-t,PageUp:e,PageDown:-e,Home:-1/0,End:1/\#
            0};m.key in x&&(m.preventDefault(),p.value=W(p.value+x[m.key]),D(),c?.(p.value,!0))}),{element:u,get\#
             isHeld(){return g!==null},get value(){return g??p.value},set(m){p.value=m,g===null&&D(!1)},range(m,\#
            v,x=m,O=v,Zt=!1){if(p.min===m&&p.max===v&&p.from===x&&p.to===O)return;Object.assign(p,{min:m,max:v,f\#
            rom:x,to:O,isRunning:Zt}),u.style.setProperty("--_from",A(x).toFixed(5)),u.style.setProperty("--_to"\#
            ,A(O).toFixed(5));let te=w;w=[],this.mark(te),D(!1)},enable(m){p.enabled=m,a(u,"aria-disabled",m?nul\#
            l:"true"),m||H(!1)},busy(m){a(u,"aria-busy",m?"true":null)},drop(){H(!1)},mark(m){if(m.join()!==w.jo\#
            in()){w=[...m],u.querySelectorAll(".mark").forEach(v=>v.remove());for(let v of w.slice(0,200)){let x\#
            =o("span.mark");x.style.setProperty("--_mark",A(v).toFixed(5)),u.insertBefore(x,u.querySelector(".th\#
            umb"))}}}}}var q=class{#t=null;constructor(t,{tag:e="div",attributes:i={},step:s,send:n,sendMuted:r}\#
            ){Object.assign(this,{owner:t,sendMuted:r}),this.fader=new et({send:n,told:c=>d.told(c),changed:()=>\#
            this.draw(),failed:c=>t.fail(c.message)}),this.name=o("span.title.line",{part:"name",dir:"auto"}),th\#
            is.value=o("span.caption.time",{"aria-hidden":"true",part:"value"}),this.mute=t.iconButton("volume",\#
            "",{part:"mute",onclick:()=>this.#e()}),this.disc=o("span.disc",{"aria-hidden":"true"},y("volume"));\#
            let l=0;this.slider=it({label:"",step:s,page:Math.max(s,.2),part:"slider",say:c=>this.#s(c),input:c=\#
            >{this.isHeld||(this.isHeld=!0,l=this.fader.shown),this.fader.move(c,!0)},change:c=>this.#i(c),cance\#
            l:()=>this.#i(l)}),this.slider.range(0,1),this.element=o(`${e}.row`,i,o("div.words",{},this.name,thi\#
            s.value),this.mute,this.disc,this.slider.element)}isHeld=!1;forget(){this.fader.forget(),this.elemen\#
            t.remove()}#i(t){this.isHeld=!1,this.fader.move(t,!1)}#e(){let t=!this.isMuted,e=this.#t={muted:t},i\#
            =()=>{this.#t===e&&(this.#t=null,this.draw())};this.draw(),this.sendMuted(t).then(s=>d.told(s)).then\#
            (i,s=>{i(),this.owner.fail(s.message)})}get isMuted(){return this.#t?.muted??this.told?.muted??!1}te\#
            ll(t){this.told=t,this.fader.tell(t.level),this.draw()}#s(t){let{language:e}=this.owner.texts;if(thi\#
            s.format?.language!==e){let i={style:"percent",numberingSystem:"latn",maximumFractionDigits:0};this.\#
            format={language:e,numbers:new Intl.NumberFormat(e,i)}}return this.format.numbers.format(t)}draw(){l\#
            et{owner:t,told:e,isMuted:i}=this;if(!e)return;let s=this.fader.shown;k(this.name,e.title??e.name),k\#
            (this.value,i?"":this.#s(s)),this.slider.set(s),this.slider.enable(e.canChange);let{pending:n=[]}=e;\#
            this.slider.busy(this.fader.isWaiting||n.includes("level"));let{element:r}=this.slider;a(r,"aria-lab\#
            el",t.t("volumeOf",e.name)),a(r,"aria-valuenow",Math.round(this.slider.value*100)/100),a(r,"aria-val\#
            uetext",this.#s(this.slider.value));let l=i||s===0?"mute":s<.5?"volumeLow":"volume";for(let c of[thi\#
            s.mute,this.disc])_(c,l);a(this.mute,"hidden",!e.canMute),a(this.disc,"hidden",e.canMute),a(this.mut\#
            e,"aria-label",t.t(i?"unmuteOf":"muteOf",e.name)),a(this.mute,"aria-busy",this.#t||n.includes("muted\#
            ")?"true":null),this.element.classList.toggle("quiet",i)}};var ee=.05,st=class{constructor(t,e){this\#
            .title=t.t("volume"),this.row=new q(t,{step:ee,attributes:{part:"stream-volume"},send:i=>d.send("set\#
            StreamVolume",{level:i}),sendMuted:i=>d.send("setMuted",{muted:i})}),this.popup=o("div.stream-volume\#
            ",{role:"dialog","aria-label":this.title},this.row.element),this.place=tt(e,this.popup,{kind:"dialog\#
            ",begin:()=>this.#t()})}#t(){let{slider:t,mute:e,told:i}=this.row;return i?.canChange?t.element:e}dr\#
            aw(t){let{canSetStreamVolume:e=!1,canMute:i=!1}=t??{},s=t?.expanded.some(({type:r})=>r==="muteToggle\#
            "),n=e||i&&!s;if(a(this.place,"hidden",!n),!n)return this.row.fader.forget();this.row.tell({title:th\#
            is.title,name:t.title??t.subtitle??"",level:t.streamVolume,muted:t.muted,canMute:i,canChange:e,pendi\#
            ng:t.pending.map(r=>({streamVolume:"level",muting:"muted"})[r])})}};var Vt={all:"repeat",single:"rep\#
            eatOne",allAndShuffle:"repeatShuffled"},xt={off:"tracksOff",all:"repeatAll",single:"repeatOne",allAn\#
            dShuffle:"repeatShuffle"},nt=class{constructor(t){this.owner=t;let e=new Intl.NumberFormat(t.texts.l\#
            anguage,{numberingSystem:"latn"});this.times=s=>`${e.format(s)}×`;let i=s=>({"aria-haspopup":"dialog\#
            ",onclick:()=>j(s)});this.speedPlace=this.#i(),this.repeatPlace=this.#e(),this.shuffle=this.#t("shuf\#
            fle","shuffle",{onclick:()=>t.act("shuffle","shuffle")}),this.tracks=this.#t("captions","captions",i\#
            ("cast-track-selection")),this.queue=this.#t("queue","queue",i("cast-queue")),this.volume=new st(t,t\#
            his.#t("sliders","volume")),this.element=o("div.tools",{part:"tools"},this.speedPlace,this.repeatPla\#
            ce,this.shuffle,this.tracks,this.queue,this.volume.place)}#t(t,e,i){let s=this.owner.t(e),n=o("butto\#
            n.icon-button.tool",{"aria-label":s,part:`tool tool-${t}`,...i});return _(n,t),n}#i(){return this.sp\#
            eed=this.#t("speed","speed"),this.speedValue=o("span.value.time"),this.speed.append(this.speedValue)\#
            ,wt(this.speed,{label:this.owner.t("speed"),choices:()=>(d.state("media")?.rates??[]).map(t=>({value\#
            :t,text:this.times(t)})),chosen:()=>this.owner.wish("rate")??d.state("media")?.rate,choose:t=>this.o\#
            wner.act("rate","setRate",{rate:t},t)})}#e(){return this.repeat=this.#t("repeat","repeatMode"),wt(th\#
            is.repeat,{label:this.owner.t("repeatMode"),choices:()=>(d.state("media")?.repeats??[]).map(t=>({val\#
            ue:t,text:this.owner.t(xt[t]??t)})),chosen:()=>this.owner.wish("repeatMode")??d.state("media")?.repe\#
            at,choose:t=>this.owner.act("repeatMode","setRepeatMode",{mode:t},t)})}draw(t){let e=[this.speedPlac\#
            e,this.repeatPlace,this.shuffle,this.tracks,this.queue];if(!t)e.forEach(i=>a(i,"hidden",!0));else{th\#
            is.#s(t),this.#n(t);let i=t.expanded.some(({type:n})=>n==="closedCaptions");a(this.tracks,"hidden",!\#
            t.hasTracks||i);let s=d.state("queue")?.count>1;a(this.queue,"hidden",!s),a(this.shuffle,"hidden",!(\#
            s&&t.canShuffle)),a(this.shuffle,"aria-busy",this.owner.isBusy("shuffle",t.pending)?"true":null)}thi\#
            s.volume.draw(t)}#s(t){let e=this.owner.wish("rate")??t.rate;a(this.speedPlace,"hidden",t.rates.leng\#
            th<2),k(this.speedValue,e===1?"":this.times(e)),a(this.speed,"aria-label",`${this.owner.t("speed")},\#
             ${this.times(e)}`),a(this.speed,"aria-busy",this.owner.isBusy("rate",t.pending)?"true":null)}#n(t){\#
            let e=this.owner.wish("repeatMode")??t.repeat;a(this.repeatPlace,"hidden",t.repeats.length<2),_(this\#
            .repeat,Vt[e]??"repeat"),a(this.repeat,"data-on",e in Vt);let i=xt[e]&&this.owner.t(xt[e]);a(this.re\#
            peat,"aria-label",[this.owner.t("repeatMode"),i].filter(Boolean).join(", ")),a(this.repeat,"aria-bus\#
            y",this.owner.isBusy("repeatMode",t.pending)?"true":null)}};var Yt=10,ie=350,ot=class{#t=null;#i=0;#\#
            e=null;constructor(t){this.owner=t,this.slider=it({label:t.t("seekSlider"),step:5,page:30,timeline:!\#
            0,part:"scrubber",show:e=>this.#o(e),say:e=>this.#l(e),input:e=>this.#a(e),change:(e,i)=>this.#u(e,i\#
            ?ie:0)}),this.at=o("span.time",{part:"position"}),this.end=o("span.time",{part:"duration"}),this.liv\#
            e=o("button.live-mark",{part:"live",onclick:()=>this.#c()},t.t("live")),this.element=o("div.scrub",{\#
            part:"scrub"},this.slider.element,o("div.times",{},this.at,o("span",{},this.end,this.live)))}forget(\#
            ){clearTimeout(this.#i),this.#t=null,this.slider.drop()}draw(t){this.#e=t,this.slider.enable(t.canSe\#
            ek),this.slider.busy(this.owner.isBusy("position",t.pending)),this.slider.mark(t.live?[]:t.adPositio\#
            ns.filter(e=>e>=0&&e<=(t.duration??0))),a(this.end,"hidden",t.live),a(this.live,"hidden",!t.live),th\#
            is.live.disabled=!t.canSeek}tick(t){let e=Boolean(t?.showsPosition);if(a(this.element,"data-empty",!\#
            e),!e)return void(this.#e=null);this.#e=t;let[i,s]=this.#r(),[n,r]=this.#s()??[i,s];a(this.slider.el\#
            ement,"hidden",s<=i),this.slider.range(i,s,n,r,t.live),k(this.end,t.live||s<=i?"":T(s-i));let l=this\#
            .#t??this.owner.wish("position")??this.#n();this.slider.set(l),this.slider.isHeld||this.#a(l)}#s(){l\#
            et{seekable:t,seekableRates:e,position:i}=this.#e;if(!t)return null;let s=Math.max(0,d.now-i.at)/1e3\#
            ;return t.map((n,r)=>n+s*(e?.[r]??0))}#n(){let t=d.position(this.#e);return this.#e.live?t:Math.min(\#
            t,this.#s()?.[1]??1/0)}#r(){let t=this.#e;if(!t)return[0,0];if(!t.live&&t.duration)return[0,t.durati\#
            on];let e=this.#s();if(!t.live)return e??[0,0];let i=d.position(t);return e?[Math.min(e[0],i),Math.m\#
            ax(e[1],i)]:[i-1,i]}#a(t){k(this.at,this.#e?.live&&!this.#e.seekable?"":this.#o(t)),this.#e?.live&&t\#
            his.live.classList.toggle("behind",this.#r()[1]-t>Yt)}#o(t){if(!this.#e?.live)return T(t-this.#r()[0\#
            ]);let e=this.#r()[1]-t;return e>Yt?`−${T(e)}`:""}#l(t){let e=this.#e;if(!e)return"";if(e.live)retur\#
            n this.#o(t)||this.owner.t("live");let[i,s]=this.#r();return s>i?`${this.#o(t)} / ${T(s-i)}`:this.#o\#
            (t)}#c(){this.#u(this.#r()[1],0)}#u(t,e){this.#t=t,clearTimeout(this.#i),this.#i=setTimeout(()=>{thi\#
            s.#t=null,this.owner.act("position","seek",{position:Math.round(t*1e3)/1e3},t)},e)}};var zt=class ex\#
            tends M{static get sheets(){return[B,bt,ft,V,gt,mt]}static get topics(){return["media","dialog","que\#
            ue","button"]}static get node(){return"expandedController"}static get eventName(){return"expanded"}s\#
            tatic get isFull(){return!0}#t=!1;#i=null;#e=new Bt(()=>this.#l());buildSheet(){_(this.closeButton,"\#
            down"),this.head.append(o("cast-button",{part:"cast-button"})),this.artwork=new J,this.panel.prepend\#
            (this.artwork.glow),this.adLine=new Z(this),this.scrubber=new ot(this),this.tools=new nt(this);let t\#
            =o("div.frame",{},this.artwork.cover.element,this.adLine.element);this.body.append(o("div.stage",{},\#
            o("div.art",{},t),o("div.panel",{},this.#s(),this.scrubber.element,this.#n(),this.tools.element,this\#
            .#r())))}closed(){this.#e.run(!1)}opened(){this.#t=d.state("media")!=null}firstFocus(){return this.p\#
            layback.dataset.action?this.playback:null}disconnectedCallback(){super.disconnectedCallback(),this.#\#
            e.run(!1)}#s(){return this.titleLine=o("h3.title",{part:"media-title",dir:"auto"}),this.subtitle=o("\#
            p.small",{part:"subtitle",dir:"auto"}),o("div.meta",{part:"meta"},this.titleLine,this.subtitle)}#n()\#
            {this.slots=Ot(this,"expanded",4),this.playback=o("button.playback",{part:"playback",onclick:()=>Nt(\#
            this,this.playback)});let[t,e,i,s]=this.slots;return o("div.transport",{part:"transport",role:"group\#
            ","aria-label":this.t("openPlayer")},t,e,this.playback,i,s)}#r(){return this.next=o("span.line",{dir\#
            :"auto"}),this.upNext=o("button.upnext",{part:"up-next","aria-haspopup":"dialog",onclick:()=>j("cast\#
            -queue")},y("queue"),this.next,y("forward","mirrored")),this.upNext}render(){let t=d.state("media")?\#
            ?null,e=d.state("button")?.state;!t&&this.#t&&e!=="connected"&&e!=="connecting"&&this.close(),this.#\#
            t||=t!==null;let i=d.state("dialog")?.device;this.setTitle(i?Ft(this,i):this.t("openPlayer")),t?this\#
            .#o(t):this.#a(),this.adLine.draw(t),this.tools.draw(t),a(this.upNext,"data-empty",!t?.upNext),k(thi\#
            s.next,t?.upNext?this.t("upNext",t.upNext):""),this.#l();let s=t&&(t.position.rate!==0||t.ad?.skipAt\#
            !=null||t.live);this.#e.run(Boolean(s)&&this.isOpen),this.keepFocus()}#a(){this.#i=null;let t=d.stat\#
            e("button")?.state==="connecting";C(this.titleLine,this.t(t?"loading":"nothingPlays")),C(this.subtit\#
            le,""),this.artwork.show(null),_(this.playback,"play"),a(this.playback,"aria-label",this.t(t?"loadin\#
            g":"play")),a(this.playback,"aria-busy",t?"true":null),a(this.playback,"data-action",null),a(this.pl\#
            ayback,"aria-disabled","true"),ht(this,this.slots,null,null)}#o(t){t.item!==this.#i&&(this.#i=t.item\#
            ,this.scrubber.forget()),C(this.titleLine,t.title??t.subtitle??""),C(this.subtitle,G([t.title?t.subt\#
            itle:null,t.studio])),this.artwork.show(t.image),a(this.playback,"aria-disabled",null),It(this,this.\#
            playback,t),ht(this,this.slots,t.expanded,t),this.scrubber.draw(t)}#l(){let t=d.state("media");this.\#
            scrubber.tick(t),this.adLine.tick(t)}};customElements.define("cast-expanded-controller",zt);function\#
             Ut({labelledBy:h,choose:t,item:e,className:i}){let s=o(`div.${i}`,{role:"radiogroup","aria-labelled\#
            by":h}),n,r=new Map;function l(){let f=r.has(n)?n:r.keys().next().value;for(let[u,p]of r)a(p,"aria-c\#
            hecked",String(u===n)),a(p,"tabindex",K()||u===f?0:-1)}let c=Rt(l),b=f=>{f!==n&&(n=f,l(),t(f))};retu\#
            rn s.addEventListener("keydown",f=>{if(f.altKey||f.ctrlKey||f.metaKey||f.shiftKey)return;let u=[...r\#
            .keys()],p=u.findIndex(I=>r.get(I)===f.target),g=getComputedStyle(s).direction==="rtl"?-1:1,w={Arrow\#
            Down:1,ArrowUp:-1,ArrowRight:g,ArrowLeft:-g}[f.key],z={Home:0,End:u.length-1}[f.key]??(w===void 0?vo\#
            id 0:p+w);if(p<0||z===void 0||K()&&w!==void 0)return;f.preventDefault();let P=u[(z+u.length)%u.lengt\#
            h];r.get(P).focus({focusVisible:!0}),b(P)}),{element:s,show(f){let u=new Set(f.map(({value:w})=>w));\#
            for(let[w,z]of r)u.has(w)||(z.remove(),r.delete(w));let p=new Map(r);r.clear();let g=s.firstElementC\#
            hild;for(let w of f){let z=p.get(w.value);z||(z=e(w),a(z,"role","radio"),z.addEventListener("click",\#
            ()=>b(w.value))),r.set(w.value,z),z===g?g=g.nextElementSibling:s.insertBefore(z,g)}l()},check(f){n!=\#
            =f&&(n=f,l())},end:c}}var rt="off",_t=class extends M{static get sheets(){return[B,kt]}static get to\#
            pics(){return["tracks","media"]}static get titleKey(){return"tracksTitle"}static get eventName(){ret\#
            urn"tracks"}static get node(){return"trackSelector"}#t={};#i=null;#e=null;#s=!1;buildSheet(){this.#n\#
            (),this.audio=this.#r("audio","tracksAudio"),this.text=this.#r("text","tracksText"),this.none=o("p.n\#
            one.small",{part:"empty"},this.t("tracksNone")),this.fold=o("button.fold",{part:"style-toggle","aria\#
            -expanded":"false","aria-controls":"look",onclick:()=>this.#u()},y("captions"),o("span.title",{},thi\#
            s.t("styleTitle")),y("down","down")),this.editor=null,this.look=o("div",{id:"look",hidden:!0}),this.\#
            more=o("div.more",{part:"more"},this.fold,this.look),this.body.append(this.none,this.audio.place,thi\#
            s.text.place,this.more),this.cancel=o("button.button.text",{part:"cancel",onclick:()=>this.#o()},thi\#
            s.t("cancel")),this.done=o("button.button.filled",{part:"done",onclick:()=>this.#d()},this.t("done")\#
            ),this.foot.append(this.cancel,this.done)}disconnectedCallback(){super.disconnectedCallback(),this.#\#
            n()}#n(){[this.audio?.radios,this.text?.radios,this.editor].forEach(t=>t?.end())}percent(t){return n\#
            ew Intl.NumberFormat(this.texts.language,{style:"percent",numberingSystem:"latn"}).format(t)}#r(t,e)\#
            {let i=`group-${t}`,s=Ut({labelledBy:i,className:"radios",choose:r=>this.#t[t]=r,item:({text:r,more:\#
            l,language:c,value:b})=>o("button.radio",{part:"track","data-track":String(b)},o("span.dot"),o("span\#
            .texts",{},o("span.title",{dir:"auto",lang:c},r),l?o("span.caption",{dir:"auto"},l):null))}),n=o("di\#
            v.group",{part:t},o("h3.small",{id:i},this.t(e)),s.element);return{radios:s,key:"",place:n}}opened()\#
            {this.#a(),this.render()}closed(){this.#a()}#a(){this.#t={},this.#i=null,this.#e=d.state("media")?.i\#
            tem??null,this.#s=!1}#o(){this.#a(),this.render(),this.close()}render(){let t=d.state("media");if(th\#
            is.isOpen&&(t?.item??null)!==this.#e){let r=this.#e!==null;if(this.#a(),r&&!this.isInline)return thi\#
            s.close()}let{audio:e=[],text:i=[],style:s=null,canStyle:n=!1}=d.state("tracks")??{};this.#l(this.au\#
            dio,"audio",e),this.#l(this.text,"text",i),a(this.none,"hidden",e.length+i.length>0),a(this.more,"hi\#
            dden",!n),this.editor?.show(this.#i??s),a(this.done,"aria-busy",this.#s?"true":null),a(this.cancel,"\#
            hidden",e.length+i.length===0),this.keepFocus()}#l(t,e,i){a(t.place,"hidden",i.length===0);let s=JSO\#
            N.stringify(i.map(({id:c,name:b,language:f})=>[c,b,f]));if(s!==t.key){t.key=s;let c=i.map((b,f)=>thi\#
            s.#c(b,f));t.radios.show(e==="text"?[{value:rt,text:this.t("tracksOff")},...c]:c)}let n=this.#t[e],r\#
            =n===rt||i.some(({id:c})=>c===n),l=i.find(c=>c.selected)?.id??(e==="text"?rt:null);t.radios.check(n!\#
            ==void 0&&r?n:l)}#c({id:t,name:e,language:i},s){let n=null;try{let c=new Intl.DisplayNames(this.text\#
            s.language,{type:"language",fallback:"none"});n=i?c.of(i):null}catch{}let r=e||n||i||this.t("trackUn\#
            named",s+1),l=!n||r.toLowerCase().includes(n.toLowerCase());return{value:t,text:r,more:l?null:n,lang\#
            uage:e&&n?i:null}}async#u(){if(this.look.hidden=!this.look.hidden,a(this.fold,"aria-expanded",String\#
            (!this.look.hidden)),!this.look.hidden){try{await this.#h()}catch{this.say(this.t("notLoaded")),this\#
            .look.hidden=!0,a(this.fold,"aria-expanded","false")}this.fold.scrollIntoView({block:"start",behavio\#
            r:"instant"})}}async#h(){let{look:t}=this,e=await import("./track-style.js");if(this.editor||t!==thi\#
            s.look)return;this.editing=e;let{adoptedStyleSheets:i}=this.shadowRoot;i.includes(e.trackStyleSheet)\#
            ||i.push(e.trackStyleSheet),this.editor=new e.TrackStyleEditor(this,s=>this.#i=s),t.append(this.edit\#
            or.element),this.render()}async#d(){if(this.#s)return;let{audio:t=[],text:e=[],style:i=null}=d.state\#
            ("tracks")??{},s=c=>c.find(b=>b.selected)?.id??null,n={audio:s(t),text:s(e)},r={audio:this.#t.audio?\#
            ?n.audio,text:this.#t.text===void 0?n.text:this.#t.text===rt?null:this.#t.text},l=[];(r.audio!==n.au\#
            dio||r.text!==n.text)&&l.push(["tracks","selectTracks",r]),this.#i&&!this.editing.isSameStyle(this.#\#
            i,i)&&l.push(["style","setTextTrackStyle",{style:this.editing.complete(this.#i)}]),this.#s=l.length>\#
            0,this.render();for(let c of l)if(!await this.act(...c)){this.#s=!1,this.invalidate();return}this.#o\#
            ()}};customElements.define("cast-track-selection",_t);var St=class extends M{static get sheets(){ret\#
            urn[B,V,$t]}static get topics(){return["volume","dialog"]}static get titleKey(){return"volume"}stati\#
            c get eventName(){return"volume"}static get node(){return"deviceControl"}#t=new Map;#i=null;buildShe\#
            et(){this.#i=null,this.note=o("p.note.small",{part:"note"},y("volume"),o("span",{},this.t("volumeFix\#
            ed"))),this.list=o("ul",{"aria-labelledby":"members"}),this.group=o("div.members",{part:"members"},o\#
            ("h3.small",{id:"members"},this.t("volumeMembers")),this.list),this.empty=o("div.empty",{part:"empty\#
            "},o("span.disc",{},y("cast")),o("p.small",{},this.t("notConnected"))),this.body.append(this.note,th\#
            is.group,this.empty)}#e(t){this.#i!==t&&(this.#i=t,this.#n([]),this.own?.forget(),this.own=this.#s(n\#
            ull,t),this.own.element.classList.add("own"),this.body.prepend(this.own.element))}#s(t,e){let i=t===\#
            null?{}:{member:t};return new q(this,{tag:t===null?"div":"li",step:e,attributes:{part:t===null?"devi\#
            ce":"member","data-member":t},send:s=>d.send("setVolume",{level:s,...i}),sendMuted:s=>d.send("setDev\#
            iceMuted",{muted:s,...i})})}firstFocus(){let{enabled:t=!1,fixed:e=!1}=d.state("volume")??{};return t\#
            &&!e?this.own?.slider.element:null}render(){let t=d.state("volume")??{},{enabled:e=!1,fixed:i=!1,can\#
            Mute:s=!1,members:n=[],pending:r}=t,l=e||i;this.#e(t.step||.05);let c=d.state("dialog")?.device??thi\#
            s.t("volume");a(this.own.element,"hidden",!l),a(this.note,"hidden",!i),a(this.group,"hidden",!l||n.l\#
            ength===0),a(this.empty,"hidden",l),l||this.own.fader.forget();let{level:b=0,muted:f=!1}=t;this.own.\#
            tell({name:c,level:b,muted:f,pending:r,canMute:s,canChange:e&&!i}),this.#n(l?n:[]),this.keepFocus()}\#
            #n(t){let e=new Set(t.map(({id:s})=>s));for(let[s,n]of this.#t)e.has(s)||(n.forget(),this.#t.delete(\#
            s));let i=this.list.firstElementChild;for(let s of t){this.#t.has(s.id)||this.#t.set(s.id,this.#s(s.\#
            id,this.#i));let n=this.#t.get(s.id);n.element===i?i=i.nextElementSibling:this.list.insertBefore(n.e\#
            lement,i),n.tell({canMute:!0,canChange:!0,...s})}}};customElements.define("cast-volume",St);var Wt=4\#
            ,se=16,F=class{#t=new Map;#i=[];#e=0;constructor({scroller:t,list:e,probe:i,source:s,make:n,draw:r,l\#
            ooked:l}){Object.assign(this,{scroller:t,list:e,probe:i,source:s,make:n,draw:r,looked:l}),this.held=\#
            null,this.heldTop=null,t.addEventListener("scroll",()=>this.plan(),{passive:!0}),this.observer=new R\#
            esizeObserver(()=>this.plan());for(let c of[t,i])this.observer.observe(c)}end(){this.observer.discon\#
            nect(),cancelAnimationFrame(this.#e)}get height(){return this.probe.getBoundingClientRect().height}g\#
            et rows(){return this.#t}get#s(){return this.scroller.scrollTop-this.list.offsetTop}plan(){this.#e||\#
            =requestAnimationFrame(()=>{this.#e=0,this.render()})}seen(){let t=this.height;return!t||!this.scrol\#
            ler.clientHeight?[0,0]:[Math.max(0,Math.floor(this.#s/t)),Math.min(this.source.count,Math.ceil((this\#
            .#s+this.scroller.clientHeight)/t))]}render(){let t=this.height,{count:e}=this.source;if(!t)return;l\#
            et i=`${e*t}px`;this.list.style.blockSize!==i&&(this.list.style.blockSize=i);let[s,n]=this.seen(),r=\#
            Math.max(0,Math.min(s,e)-Wt),l=Math.min(e,Math.max(n,r)+Wt),c=new Map;for(let b=r;b<l;b++)c.set(this\#
            .#n(b),b);this.#r(c,r,l),this.#i.push(...this.#o(c)),this.#l(c),this.#i.length=Math.min(this.#i.leng\#
            th,se);for(let[b,f]of this.#t){let u=c.get(b),g=`translateY(${b===this.held&&this.heldTop!==null?thi\#
            s.heldTop:u*t}px)`;f.element.style.transform!==g&&(f.element.style.transform=g),f.place=u,this.draw(\#
            f,u)}this.looked(r,l)}#n(t){let e=this.source.key(t),i=this.source.placeKey(t);return e!==i&&!this.#\#
            t.has(e)&&this.#t.has(i)&&(this.#t.set(e,this.#t.get(i)),this.#t.delete(i)),e}#r(t,e,i){let s=this.f\#
            ocused();for(let n of[this.held,s&&this.#a(s)]){if(!this.#t.get(n)||t.has(n))continue;let l=this.sou\#
            rce.placeOfKey(n);l>=0&&(l<e||l>=i)&&t.set(n,l)}}#a(t){for(let[e,i]of this.#t)if(i===t)return e;retu\#
            rn null}focused(){let t=this.list.getRootNode().activeElement;if(!t||!this.list.contains(t))return n\#
            ull;for(let e of this.#t.values())if(e.element.contains(t))return e;return null}#o(t){let e=[];for(l\#
            et[i,s]of this.#t)t.has(i)||(this.#t.delete(i),s.element.remove(),e.push(s));return e}#l(t){let e=th\#
            is.list.getRootNode(),i=e.activeElement,s=[...t.keys()].sort((r,l)=>t.get(r)-t.get(l)),n=this.list.f\#
            irstElementChild;for(let r of s){let l=this.#t.get(r),c=!l;c&&this.#t.set(r,l=this.#i.pop()??this.ma\#
            ke()),l.element===n?n=n.nextElementSibling:(c||this.held===null)&&this.list.insertBefore(l.element,n\#
            )}i&&i!==e.activeElement&&this.list.contains(i)&&i.focus({preventScroll:!0})}show(t,e="nearest"){let\#
             i=this.height,{scroller:s}=this,n=t*i+this.list.offsetTop,r=s.clientHeight;e==="center"?s.scrollTop\#
            =n-(r-i)/2:n<s.scrollTop?s.scrollTop=n-i*.5:n+i>s.scrollTop+r&&(s.scrollTop=n+i*1.5-r),this.render()\#
            }rowAt(t){return[...this.#t.values()].find(e=>e.place===t)??null}placeAt(t){let{top:e}=this.list.get\#
            BoundingClientRect();return Math.max(0,Math.min(this.source.count-1,Math.floor((t-e)/this.height)))}\#
            static number(t,e,i){a(t,"aria-posinset",e+1),a(t,"aria-setsize",i)}};var N=["entry","remove","grab"\#
            ],at=class{constructor(t){this.queue=t,this.art=R("art","film"),this.art.element.append(o("span.bars\#
            ",{},o("i"),o("i"),o("i"))),this.title=o("span.title.line",{dir:"auto",part:"item-title"}),this.more\#
            =o("span.caption.line",{dir:"auto",part:"item-more"}),this.entry=o("button.entry",{part:"item",oncli\#
            ck:()=>t.jump(this)},this.art.element,o("span.texts",{},this.title,this.more)),this.remove=t.iconBut\#
            ton("close","",{part:"remove",onclick:()=>t.remove(this)}),this.grab=t.iconButton("drag","",{part:"g\#
            rab","aria-describedby":"keys",onpointerdown:e=>t.press(e,this),onclick:e=>e.detail===0&&t.take(this\#
            ),onfocusout:()=>t.left()}),this.grab.classList.add("grab"),this.element=o("li",{role:"listitem",par\#
            t:"row"},this.entry,this.remove,this.grab),this.element.row=this}draw({place:t,count:e,item:i,isCurr\#
            ent:s,isPlaying:n,isAsked:r,isWaiting:l,isHeld:c,isReached:b,showsPicture:f}){let{queue:u}=this,p=th\#
            is.item?.id!==i?.id;this.item=i;let g=i?.title??u.t("queueItem",u.number(t+1));C(this.title,i?g:"");\#
            let w=i?[i.duration?T(i.duration):null,i.subtitle]:[];k(this.more,G(w)),p&&this.art.show(null),f&&th\#
            is.art.show(i?.image??null),F.number(this.element,t,e);let{classList:z}=this.element,P={current:s,pl\#
            aying:s&&n,held:c,waits:!i};for(let[A,W]of Object.entries(P))z.toggle(A,W);a(this.element,"data-item\#
            ",i?.id),a(this.element,"data-place",t),a(this.entry,"aria-current",s?"true":null);let I=i?[g,i.subt\#
            itle,s?u.t("nowPlaying"):null]:[g,u.t("loading")];a(this.entry,"aria-label",I.filter(Boolean).join("\#
            , ")),a(this.entry,"aria-busy",r?"true":null),a(this.entry,"aria-disabled",i?null:"true"),a(this.rem\#
            ove,"aria-label",u.t("queueRemove",g)),a(this.grab,"aria-label",u.t("queueMove",g)),a(this.grab,"ari\#
            a-pressed",String(c)),a(this.grab,"aria-busy",l?"true":null);for(let A of["remove","grab"])a(this[A]\#
            ,"hidden",!i);this.reach(b)}reach(t){for(let e of N)a(this[e],"tabindex",t?0:-1)}},Gt=h=>o("div.empt\#
            y",{part:"empty"},o("span.disc",{},y("queue")),o("p.small",{},h));var lt=class{reached=null;#t={plac\#
            e:0,part:"entry"};constructor(t){this.owner=t}reach(){let{list:t,items:e}=this.owner,i=t.focused();i\#
            f(i){this.reached=e.key(i.place),this.#t={place:i.place,part:N.find(s=>i[s]===E())??"entry"};for(let\#
             s of t.rows.values())s.reach(s===i)}}to(t,e,i=!0){let{list:s,items:n}=this.owner;if(t<0||t>=n.count\#
            )return;s.show(t);let r=s.rowAt(t);r&&(r[e].hidden?r.entry:r[e]).focus({preventScroll:!0,focusVisibl\#
            e:i})}toLast(){this.to(Math.min(this.#t.place,this.owner.items.count-1),this.#t.part)}key(t){let{lis\#
            t:e,items:i,reorder:s,rows:n}=this.owner,r=e.focused();if(!r||t.altKey||t.ctrlKey||t.metaKey||s.key(\#
            t))return;let l=N.find(p=>r[p]===E());if(l==="grab"&&(t.key===" "||t.key==="Enter"))return t.prevent\#
            Default(),void(t.repeat||this.owner.take(r));if(t.key==="Delete")return t.preventDefault(),void this\#
            .owner.remove(r);let c=getComputedStyle(n).direction==="rtl"?-1:1,b={ArrowRight:c,ArrowLeft:-c}[t.ke\#
            y],f=Math.max(1,e.seen()[1]-e.seen()[0]-2),u={ArrowUp:-1,ArrowDown:1,PageUp:-f,PageDown:f,Home:-1/0,\#
            End:1/0}[t.key];if(u!==void 0){let p=Math.max(0,Math.min(i.count-1,r.place+u));if(p===r.place)return\#
            ;t.preventDefault(),this.to(p,l??"entry")}else if(b){let p=r[N[N.indexOf(l)+b]];if(!p||p.hidden)retu\#
            rn;t.preventDefault(),p.focus({focusVisible:!0})}}};function $(h,t){for(let{kind:e,from:i,to:s}of h)\#
            {if(t<0)return-1;t===i?t=e==="remove"?-1:s:e==="remove"?t-=t>i?1:0:i<t&&t<=s?t-=1:s<=t&&t<i&&(t+=1)}\#
            return t}function U(h,t){for(let e=h.length-1;e>=0;e--){let{kind:i,from:s,to:n}=h[e];i==="remove"?t+\#
            =t>=s?1:0:t===n?t=s:s<=t&&t<n?t+=1:n<t&&t<=s&&(t-=1)}return t}var Mt=h=>h.filter(({kind:t})=>t==="re\#
            move").length;var L=50,ne=2,oe=120,Xt=2e3,Qt=(h,t)=>h!==null&&t!==null&&String(h)===String(t),ct=cla\#
            ss{#t={revision:null,count:0,parts:new Map};#i=null;#e=[];#s=[0,0];#n=new Set;#r=-1/0;constructor({l\#
            oad:t,changed:e}){Object.assign(this,{load:t,changed:e}),this.preview=null}get count(){return this.#\#
            t.count-Mt(this.#e)}get#a(){return this.preview?[...this.#e,{kind:"move",...this.preview}]:this.#e}a\#
            t(t){let e=U(this.#a,t);return this.#t.parts.get(Math.floor(e/L))?.items[e%L]??null}key(t){let e=thi\#
            s.at(t);return e?`item ${e.id}`:this.placeKey(t)}placeKey(t){return`place ${U(this.#a,t)}`}placeOf(t\#
            ,e=null){let i=this.#o(t);return i>=0?$(this.#a,i):e===null||e>=this.#t.count?-1:$(this.#a,e)}placeO\#
            fKey(t){let e=t.slice(t.indexOf(" ")+1);return t.startsWith("item ")?this.placeOf(e):$(this.#a,Numbe\#
            r(e))}isWaiting(t){return this.#e.some(({item:e})=>Qt(e,t))}#o(t){if(t==null)return-1;for(let[e,{ite\#
            ms:i}]of this.#t.parts){let s=i.findIndex(n=>Qt(n.id,t));if(s>=0)return e*L+s}return-1}follow({count\#
            :t,revision:e}){let i=this.#i??this.#t;i.revision===e&&i.count===t||(this.#i={revision:e,count:t,par\#
            ts:new Map},this.#r=-1/0,(this.#t.revision===null||t===0)&&this.#u(),this.#c())}look(t,e){this.#s=[t\#
            ,e],this.#c()}#l(t){let e=new Set,[i,s]=this.#s;for(let n=i;n<s;n++)for(let r of[n,U(this.#e,n)])r<t\#
            .count&&e.add(Math.floor(r/L));return[...e].filter(n=>t.parts.get(n)?.isOld!==!1)}#c(){let t=this.#i\#
            ??this.#t,e=this.#l(t);if(this.#i&&e.length===0)return this.#u(),this.changed();for(let i of e){let \#
            s=`${t.revision} ${i}`;if(!(this.#n.has(s)||this.#n.size>=ne)){if(performance.now()-this.#r<Xt)retur\#
            n;this.#n.add(s),this.load(i*L,L).then(({items:n})=>{this.#n.delete(s),t.parts.delete(i),t.parts.set\#
            (i,{items:n,isOld:!1});for(let r of t.parts.keys())t.parts.size>oe&&t.parts.delete(r);t===this.#t&&t\#
            his.changed(),this.#c()},()=>{this.#n.delete(s),this.#r=performance.now(),setTimeout(()=>this.#c(),X\#
            t)})}}}#u(){let t=this.#t;if(this.#t=this.#i,this.#i=null,t.count===this.#t.count)for(let[e,{items:i\#
            }]of t.parts)this.#t.parts.has(e)||this.#t.parts.set(e,{items:i,isOld:!0});this.#h()}move(t,e){let i\#
            ={kind:"move",from:t,to:e,item:this.at(t).id,before:null,isTold:!1};return this.#e.push(i),i.before=\#
            e+1<this.count?this.at(e+1)?.id:null,this.changed(),i}remove(t){let e={kind:"remove",from:t,item:thi\#
            s.at(t).id,isTold:!1};return this.#e.push(e),this.changed(),e}drop(t){this.#e=this.#e.filter(e=>e!==\#
            t),this.#h(),this.changed()}told(t){t.isTold=!0,!this.#i&&(this.#h(),this.changed())}#h(){let t=[];f\#
            or(let e of this.#e){let i=$(t,this.#o(e.item));if(!(i<0||e.isTold)){if(e.kind==="move"){let s=this.\#
            #t.count-Mt(t),n=e.before===null?s:$(t,this.#o(e.before));if(n<0||n===i+1)continue;e.to=n>i?n-1:n}e.\#
            from=i,t.push(e)}}this.#e=t}async fetched(t){for(let e=0;e<3&&t<this.count&&!this.at(t);e++){let i=M\#
            ath.floor(U(this.#a,t)/L),s=this.#t,{items:n}=await this.load(i*L,L);s.parts.has(i)||s.parts.set(i,{\#
            items:n,isOld:!1})}return this.at(t)}};var Ct=64,re=18,ut=class{#t=0;#i=!1;#e=null;#s=0;constructor(\#
            t){this.host=t;let{list:e}=t.list;e.addEventListener("pointermove",i=>this.#l(i)),e.addEventListener\#
            ("pointerup",i=>this.#h(i)),e.addEventListener("pointercancel",()=>this.#e&&this.cancel()),e.addEven\#
            tListener("lostpointercapture",()=>this.#e&&this.cancel())}get isLifted(){return this.host.list.held\#
            !==null}get isByKeys(){return this.isLifted&&this.#i}#n(t,e){let{list:i,items:s}=this.host;this.#t=t\#
            ,this.#i=e,i.held=s.key(t),s.preview={from:t,to:t},i.list.classList.add("sorting"),this.host.lifted(\#
            t,e)}#r(t){let{list:e,items:i}=this.host;return i.preview.to===t?!1:(i.preview={from:this.#t,to:t},e\#
            .render(),!0)}#a(){let{list:t,items:e}=this.host,{to:i}=e.preview;return cancelAnimationFrame(this.#\#
            s),this.#s=0,this.#e=null,t.held=t.heldTop=e.preview=null,t.list.classList.remove("sorting"),i}cance\#
            l(){if(!this.isLifted)return;let t=this.#i;this.#a(),this.host.list.render(),this.host.putBack(this.\#
            #t,t)}async#o(){let{list:t,items:e}=this.host,{to:i}=e.preview,s=this.#i;if(i+1<e.count&&!e.at(i+1))\#
            {let n=await e.fetched(i+1).then(r=>r?null:new Error(""),r=>r);if(!this.isLifted)return;if(n)return \#
            this.cancel(),this.host.fail(n.message)}this.#a(),t.render(),this.host.dropped(this.#t,i,s)}press(t,\#
            e){if(t.button||this.isLifted||e===void 0)return;t.preventDefault();let{list:i}=this.host;i.list.set\#
            PointerCapture(t.pointerId),this.#n(e,!1);let{top:s}=i.list.getBoundingClientRect();this.#e={y:t.cli\#
            entY,grip:t.clientY-s-e*i.height},this.#c(),this.#u()}#l(t){this.#e&&(this.#e.y=t.clientY,this.#c())\#
            }#c(){let{list:t,items:e}=this.host,{y:i,grip:s}=this.#e,n=(e.count-1)*t.height,r=Math.max(-8,Math.m\#
            in(n+8,i-t.list.getBoundingClientRect().top-s));t.heldTop=r,this.#r(Math.max(0,Math.min(e.count-1,Ma\#
            th.round(r/t.height))))||t.render()}#u(){this.#s=requestAnimationFrame(()=>{if(!this.#e)return;let{s\#
            croller:t}=this.host.list,{top:e,bottom:i}=t.getBoundingClientRect(),{y:s}=this.#e,n=Math.min(0,s-e-\#
            Ct)+Math.max(0,s-i+Ct),r=Math.max(-1,Math.min(1,n/Ct));if(r){let l=t.scrollTop;t.scrollTop+=r*re,t.s\#
            crollTop!==l&&this.#c()}this.#u()})}#h(){this.#e&&(this.#e=null,this.#o())}toggle(t){this.isByKeys?t\#
            his.#o():this.isLifted||(this.#n(t,!0),this.host.list.render())}key(t){if(!this.isLifted)return!1;le\#
            t{list:e,items:i}=this.host,{to:s}=i.preview;if(t.key==="Escape")this.cancel();else if(this.#i)if(t.\#
            key===" "||t.key==="Enter")this.#o();else{if(t.key==="Tab")return this.cancel(),!1;{let n={ArrowUp:-\#
            1,ArrowDown:1,ArrowLeft:0,ArrowRight:0,PageUp:-10,PageDown:10,Home:-1/0,End:1/0}[t.key];if(n===void \#
            0)return!1;let r=Math.max(0,Math.min(i.count-1,s+n));r!==s&&(i.preview={from:this.#t,to:r},e.show(r)\#
            ,this.host.moved(r))}}else return!1;return t.preventDefault(),t.stopPropagation(),!0}left(){queueMic\#
            rotask(()=>{if(!this.isByKeys||!document.hasFocus())return;this.host.list.rows.get(this.host.list.he\#
            ld)?.element.contains(E())||this.cancel()})}};var ae=120,Tt=class extends M{static get sheets(){retu\#
            rn[vt]}static get topics(){return["queue","media","hello"]}static get titleKey(){return"queueTitle"}\#
            static get eventName(){return"queue"}static get node(){return"mediaControl"}#t=0;#i=!1;#e=!1;buildSh\#
            eet(){this.list?.end(),this.numbers=new Intl.NumberFormat(this.texts.language,{numberingSystem:"latn\#
            "}),this.place=o("span.caption",{part:"place"}),this.head.insertBefore(this.place,this.closeButton),\#
            this.rows=o("ul.rows",{role:"list","aria-labelledby":"title",part:"items",onkeydown:e=>this.focusing\#
            .key(e),onfocusin:()=>this.focusing.reach()});let t=o("div.probe",{"aria-hidden":"true"});this.empty\#
            =Gt(this.t("queueEmpty")),this.body.append(t,this.rows,this.empty,o("p",{id:"keys",hidden:!0},this.t\#
            ("queueKeys"))),this.body.addEventListener("scroll",()=>this.#o(),{passive:!0}),this.back=o("button.\#
            button.filled.back",{part:"to-current",hidden:!0,onclick:()=>this.showCurrent(!0)},y("down"),o("span\#
            ",{},this.t("queueToCurrent"))),this.panel.insertBefore(this.back,this.voice),this.items=new ct({loa\#
            d:(e,i)=>d.request(`queue?from=${e}&count=${i}`),changed:()=>this.invalidate()}),this.list=new F({sc\#
            roller:this.body,list:this.rows,probe:t,source:this.items,make:()=>new at(this),draw:(e,i)=>this.#n(\#
            e,i),looked:(e,i)=>this.#a(e,i)}),this.reorder=new ut(this),this.focusing=new lt(this),this.panel.ad\#
            dEventListener("cancel",e=>{this.reorder.isLifted&&(e.preventDefault(),this.reorder.cancel())})}numb\#
            er(t){return this.numbers.format(t)}#s(t){return this.t("placeOf",this.number(t+1),this.number(this.\#
            items.count))}opened(){this.#e=!1,this.render()}closed(){this.reorder.cancel(),this.items.look(0,0)}\#
            render(){let t=d.state("queue")??{},{count:e=0,revision:i=0,current:s=null,currentIndex:n=null,jumpi\#
            ng:r=null,moving:l=[]}=t;this.items.follow({count:e,revision:`${d.state("hello")?.epoch} ${i}`}),thi\#
            s.jumping=this.wish("jump")??r,this.moving=l.map(String),this.current=this.jumping??s,this.currentPl\#
            ace=this.items.placeOf(this.current,this.current===s?n:null),a(this.empty,"hidden",this.items.count>\#
            0),a(this.rows,"hidden",this.items.count===0);let c=this.currentPlace>=0?this.#s(this.currentPlace):\#
            this.number(this.items.count);if(k(this.place,this.items.count>0?c:""),!this.isOpen)return;let b=thi\#
            s.list.focused();!this.#e&&this.items.count&&this.list.height&&(this.#e=!0,this.list.render(),this.c\#
            urrentPlace>=0&&this.list.show(this.currentPlace,"center")),this.list.render(),b&&!this.list.focused\#
            ()&&this.focusing.toLast(),this.keepFocus()}#n(t,e){let i=this.items.at(e),{held:s,rows:n}=this.list\#
            ;t.draw({place:e,count:this.items.count,item:i,isCurrent:i?String(i.id)===String(this.current):e===t\#
            his.currentPlace,isPlaying:d.state("media")?.playerState==="playing",isAsked:Boolean(i)&&this.jumpin\#
            g!==null&&String(this.jumping)===String(i.id),isWaiting:Boolean(i)&&(this.items.isWaiting(i.id)||thi\#
            s.moving.includes(String(i.id))),isHeld:s!==null&&n.get(s)===t,isReached:t===this.#r(),showsPicture:\#
            !this.#i})}#r(){let{list:t}=this;return t.rows.get(this.focusing.reached)??t.rowAt(this.currentPlace\#
            )??t.rowAt(t.seen()[0])}#a(t,e){if(!this.isOpen)return this.items.look(0,0);this.items.look(t,e),thi\#
            s.body.classList.toggle("long",this.list.height*this.items.count>this.body.clientHeight);let[i,s]=th\#
            is.list.seen(),n=this.currentPlace>=i&&this.currentPlace<s;a(this.back,"hidden",this.currentPlace<0|\#
            |n||s===0||this.reorder.isLifted),this.back.classList.toggle("up",this.currentPlace<i)}#o(){this.#i=\#
            !0,clearTimeout(this.#t),this.#t=setTimeout(()=>{this.#i=!1,this.list.render()},ae)}showCurrent(t=!1\#
            ){this.currentPlace<0||(this.list.show(this.currentPlace,"center"),t&&this.focusing.to(this.currentP\#
            lace,"entry",!1))}jump(t){let{item:e}=t;e&&String(e.id)!==String(this.current)&&this.act("jump","jum\#
            p",{item:e.id},e.id)}remove(t){let{item:e,place:i}=t;if(!e)return;let s=this.items.remove(i);this.sp\#
            eak(this.t("queueRemoved",this.#l(e,i))),this.#c(s,"remove",{items:[e.id]})}press(t,e){e.item&&this.\#
            reorder.press(t,e.place)}take(t){t.item&&this.reorder.toggle(t.place)}left(){this.reorder.left()}#l(\#
            t,e){return t?.title??this.t("queueItem",this.number(e+1))}lifted(t,e){e&&this.speak(this.t("queueTa\#
            ken",this.#l(this.items.at(t),t),this.#s(t)))}moved(t){this.speak(this.#s(t))}putBack(t,e){e&&this.s\#
            peak(this.t("queuePutBack",this.#l(this.items.at(t),t)))}dropped(t,e,i){let s=this.#l(this.items.at(\#
            t),t);if(t===e)return this.putBack(t,i);let n=this.items.move(t,e);this.render(),i&&this.focusing.to\#
            (e,"grab"),this.speak(this.t("queueDropped",s,this.#s(e))),this.#c(n,"move",{item:n.item,before:n.be\#
            fore??null})}async#c(t,e,i){let s=await this.act(`${e} ${t.item}`,e,i);if(!s)return this.items.drop(\#
            t);await d.told(s),this.items.told(t)}};customElements.define("cast-queue",Tt);export{yt as CastDial\#
            og,zt as CastExpandedController,Tt as CastQueue,M as CastSheet,_t as CastTrackSelection,St as CastVo\#
            lume,Ut as makeRadios,it as makeSlider,B as sliderSheet};
            """#,
        gzip: """
            H4sIAAAAAAACA5xUh5KjOBD9FS6bKuHFnlBbcDnnnLOM2kYzIHFS47Au//t1C4zx5p1EqXN8revGOtx/ID1+VEENBiPpo29R/KiL\
            W3BMvI+iIPEHle6lShSVLW5/hG0gfxQKoPnYFq1n8iOhnNx8W8ndQha3zPkMA+uHymLQKFFAxQ8rdGENv3ZC+2/C6wtxY7UBxe9P\
            RC1vYbD7BoU1n5mmxQ9KaVbAvO9RNLrA1nXUkXjP98nfDPKfvv+SGf8Ro5IFHLP/mGgHvi/tRnjA9xCdXrQYXErmfNan+Q8TX2oT\
            JB8wcXRzK3wJEJ4/CJTNuP6v8bB0tn55em+j1QrQT2/8y/laukjhWz9MXs5K63GvtG/IKKNQCAb9IbAnf2hTUcC/4kFhwc0/KC0r\
            uxLTTrxvrNeorcmWegsq18YDZrJFG6VRmtfSrbTJ0og5eWeSeP0AslmavkbibTJmXl+mbWCGUB2vkFUxYe0oiUgc541USptVluYL\
            6xS44ZE4qXTrs/n9NuJ/ToBbsXK2NSqjuidJ8s+JE+eFrawbBFbtYnK1TXwpld1Q1smcPF22kVstJmnEv/ei6fwyzu0a3LIinVIr\
            BSbQvnC2qpIFlHKtrQv9lNrk6KTpexSeS+vqaHrhoz4uSA+xsI0sNO7IvRfsjRoelGRFYRKlyTsgCJ7F40WHRybioJKo1zAayiMd\
            N9bAecd73kMtTdtxZ1ijXwR6067YBgxtylBfVymFh98ml+lrcd6XR7PqKxj76MyHPVtWsM35Q7U5KEItNKm2Nod3PUqHNP3E466C\
            /Zn9c0Q/HLPOeA2Us81+tCE85lkazebR7JonfRWPhzdM6OKOExrSmD2md6OMTtk+rdzHGhymK6ebPTcvNPgMchfzNh+N+bI9HzIz\
            erzO5m1A7GMBxA7jw7QEqUaBzoYnK70yiUaofVbQTQGXr2ST3W+P4O3WjRjR5YnX5Zox4GZzykWb8VZep20X9G3+skEXfcaKZzud\
            DvBMNo7CSrPblOAIIeFUJgz03jaahTrPYp15CKh5GrxP54gvBf/nneZCuoTOLpYZltocYy+txSd1jT9dxvzJb1qPerlL+rucgVEP\
            dZH7R8iMCL+T2XUrwKwnXi4hkQ5kwqjnYhFtHcfjBDKoG9ztH4PEt6fe0MCP170nTydFLjwBEfuTcpwYxe4YfQ8p0+x5csofEENR\
            Ly4O79ZAGUST/3m5EuVGkSb9KuycZn4gAKGj7RjvfbzA3ieyUIttXT+H3R0K7bNvZlWWIMlChf1PzEx320AdWZVnfZkAjKBdW8Tx\
            +at/6WlKtG33e/+irZnxLZpBPd5ty8ZsGZN+GPnmRlZtkKEvYZZPtlmm2EY4F+4jUIbjgYuY+VdB94ihrMG/FQ/Rp8wX2i6G0L1t\
            nZmJE/2elVXomIpXnPuyi1KyrovSdqa8oaIWeX+93hnZMPZcFVtQorAqNu1LsQkPJ/JReOlfpEEMpu4gTnPXUgaujaQxrjdi4R7S\
            qMKD+jF/QS+KNLLIh6KP5PzVA6UoN95f58fXvMbAjMxwz3b2nl2/84Mzxl8/9+3RwAhKA6iEM1WiG7/u/KcJ3jJCv1McydZN6gF7\
            VL4UlynWvHMXMdprT1j3tLvRGQpPuJ0ka3kgRubdt/ieKi/rAgK3mwU1FHOTxh49n80GcPKSuB11FNQzwmPChRFXVNWp8pllSWPm\
            V+GSNoaWrezhCrxXdXqbsrO4TSJWFu4wY24gScW2Ij9EKNiLZ7rd1YLuRcm8fiLTGb6Wdbku92hSlIUldwdLaqoShnjRZOAzb5Hp\
            xT3ucD8vkm3qvq/akDZZGuFpqKZGWzzUaRpAmU9tozbjtN2i6Q9nNF1ZPzzCfubQZhP8e16VeWguf/2uqdriOzAUxjBGc9XpOWpA\
            Cevx2MEwCDR4o7kBs2EIJwNr3lad7jgz7XFYxuUFLznr5vGP47LPdQUFVO+ZXv9LW1Uwt1m+pymXgzWnY74fjHU6hup2f7x1W38z\
            gz0+5ltYFVcye9NnNa/pYCKY7757skcSyFPbJpCJTaN5SzZWye85xzXS0743Ctl6ztXps5IpatlTx7GG+bE85Pqo1lZHL/pUe9gl\
            r7zyuC2PwFwSIlDwL9wwrNumgR1E6YINxA2q7zVACamK6abZYitEhNgzIWiEcKZQdTNPjMFI6FybolVaFzkM8H7pZjK9WjGZxkvJ\
            zneKIVlRXIuh0tMW+b42mcZRDYx72eGCH9cF+PQikE+mi2h8R0CNeNIS8hfcor441WDd8o2XRlnt4YE/BJvWydQoWbcBwk2BrEii\
            tL61RhF93xLC1R0tm/FFGHszVc2k9iRSef7iS/FtW+WHovb0jlwQoOps9OJpEJM1p0sHHQwD3yRa+ldQpbzaTParJFP6jIl/+0oh\
            UY9xOzx0yEmctZoWL4I9GjmDr2KuJ8L2IxV3QaveHEIbxBkfLqn9u93erOtZNnuwVCBe4VtRft41IDVdB7i3/lJiFPv1yfyuBn7Z\
            5wcwRE+9BuGpKlFEIRpoSmChxNHGDu5NcUZz2iIvw6pAYcZ7xE6KgOQispb6Pu/LW/fy+FIh4kxDMMkhMWESpGS+H2zFFuCwm8cY\
            m5tC0rwP2KALXd9nX1NuX9PfxL4OWYrXPdCV2m/zyvd+8aJVks6LQ2+hz+CIj9ZDoQrQirwG4WRHhLFI/xrt0RYMwcnZojiAtcur\
            S1+kjQ4T4iJ2YtYKsZIb04I9LL5gqNjniPCBavbpBpZOFjGDR2hP4kEM+KMgW5Bpt631W1GcvSRakScpj8yZMBuLTZWJtYGj//IQ\
            JgnAo2hkrY/TJT6deoT/gNftFqW2/+YGMoupT327mxQRqeMUj/FboCxbQMe8gILk8fP8eIBNvcgj/gOo0h7V6Xr92Q8O6pCvUQOF\
            OxjoSh7uSL7N9Udh+ngI0t9U5dojww3ZJ3EfNU8kutINpseZNAyi06CUl9EAS+jt+VQqi128YmKKVnzHOXaIYqzn8srD59H5wiT9\
            kbMizTgr8Pq0/l8IxMNtiYb8FQ915R5ogmxYWz3MF4BRenXetFXeoJSOpAwWdUfPv2/yJkej0BS/frc/KQsIgkRtDeXvCUwde3JT\
            q1VKY6MAPO7y+gHI8X2WAsmRt+Fn/AnTPiRgqLwl/M0bbw4/4kBJengovz6UR68G2DPgQa+XLH4MJBW+7Z6VHFp5b0MIm1btVI/A\
            wNS7tt758uhyE4PkypBLhUqv7KB0czr7vkJzW4m1iNQDZR7lGcvlRJfoQ4XnlfGE0AU10+1msd+X57qsn952ZQPiC3uFFgHDJiL1\
            38+gsv/363eQMq/BUBHFYUKPMbMe6iMpPUq4g+IBB14aP8kTKe6jK0uRULYidWQGzEIZ+ASWoPl2Lh6Rot69Y34oMEj7XLAsC4cp\
            1PMLimlZParQ9AHyCwHaqJc/7rzQWyDYD+B9kgTpoqWoIPFimSAiI83jN/wnbIoD3AF+gLuoEbDFtX5atEGyrXw1EAaYWjBA0v5A\
            Ry2kCZUBjw1yqc5AcUgcTNht+TVSscD7j/fXSJk7/S9uHFjA7ggEQwVw/FouV77MsuCWvgW0s7/QIrE/MDavz2hO1QiPvScSveRp\
            liS15FnS1A9iT2HP/EGS+kT/0NYZ6vEoPR8LjHsGUZ9gewZxHm+KzwGLr6VN5M+9bG41iYZGD6XzuAEduDgwlbqpTl8KypCBt+ls\
            +xLgTQjHi/0UhRTHP3dpxlLA2o83ee5J8TU6FE1+YRKJndspENdYxjOTeWM9DzubjtncJJppo6sWs9NGF7nPrPDidz7SEv31IYe4\
            cOLEyW89sTVrkm9wSmfON5Y5X7w3CYeJhYud94CYznzxE1QiU0cLB1jCbYgCfGQ1j1nyM3FjDCMx7byI/GZ3cBysJov7q/EkmW4I\
            HnN37frS6ci+EYZ+uWipnY4pFTf/89KlbkgUrqAmh6JmlkEomwohwnXRvBWFBW0Wk6crYw/Y0T9ctLZoZhK0QHR60R78U6gg9sGk\
            M5lTXNmybRLoxDy1Zls3uitf1bWM1sUOIkoO6L/kZ+QMtNNZiVPVcH65lMHBA6dNzkZsMjeWGiORAUzb0U1IYtiTa3S53nyhOw4R\
            xt61qL/APiMgj306G4oZcxST0+oUdus0utfp+J/jWRnW9UyFlBcHfMv3P3XhcuysJJTf3P94qpGlePVRVSV2g672EC+tSyV9MAfc\
            Ch3jsahrONfGS/vumHSurEmZ2zvYuM3iHLy09rQneC/uRKlUVjn0WK6TkIKlYSuFXjMk8XTa15ePqTgCGvtvNicodBxlTFoCofSa\
            HrSXvHsmtXWY5RAleNKRo9detNNzkJqa5+g137fFZZLxF9GYun5FzsDPY3soqvLlscnX7T6v8Lo2kxxOm+LS1w/9wMVU3ApvBphG\
            xsQPk82jlcVTMdp1VeTNrvCSupfka89HsDLTMlWpZLqUFhFkWPyxK2ZiHs9uuCdBGmZ5zxFSTTGUuemy2NRVmgZZWtNDs25AL+oM\
            6eXyExYN3iusWtz3e+E6r8vaAn+4ncMyZX3wkutp1o5paWwJa65sfTtSjCxGxDE/brwHfQDQAodkgd1r/Iv1ALbI+vQPn65E6Vbs\
            ZSa0FEMhZbJccxk7CRtnSsYcvMgDzdNYBjBpPImRWCclNmJyHLJgneHSLQWfWB+8nOoHM9YTL991ytVqOFpJK1mzhzs1+EVMiqCu\
            W1VllGkEoqUZoGjz17fgE0LhnRixQuA0a4MZFC0aGI6BZQYnixElQwSuu44yvMOeo3nsT51FOPlqhZNLY6oxNUXMuCGNOdQ1MPlp\
            60aSEAcj+EUIL+KKXRpmOkP1Ggm8CNIogWWmwGHfhgzMPsZ3fMbMyzzFLiQOwt/IAk8pH4z3q9aKBw33wQp1dJuTRCpCGLNHi3um\
            bbkQps2twjabQc5bHPTHTPpsIUz6onXmJm2UmRqjW16yyzISVTJ1+VfKov2Vuk1ZNwbyTM3pOrOGPHEbT88Uyq4qZ7rVhdGH4tiK\
            LU0WsYyPVVU0xMgIN7++eSGmGPyrGuBZ2/XfLODK5PsrMnJOMRITMVfcOoKoT0rNOeEOeIK1pdjptpuOAmXWlxLbu+LlS3euGgyY\
            PI2empFta/U+YXQ+ndtziKdTV8LhqtsOXx80ebuMvbNGxnOYAF9AHTxPFHVFOqMhPDLHcWQU8S8DETPLK4Gz1L/3jpBD62krhBIP\
            3hn4rPe4bqoiP4SvCJkXl6EqzLKBKnTlbZl+WSjBv5mokbnygb3oDcipqXynZ9Jj0bAfeN0FY3ER/4TqTYXwo9kznQ5QQfjA+esn\
            odFYqcwStdUFu7QcnIeGf0zH4TkIHQsc4mYaxDaEsI39kfmx5983ZQW5/aaCCmz2vJcu3hfbhhpWzf5OQwXD8LkIzLi4j8iqGxbK\
            99mkC158thuJ5gGW1Scg0lja5aVy3Suz6hoktKj4htIjm0AIVRNtpbmbXqse/bEti8Y1s3scXbZ+cWBtrjz5h4v5ia1sTbTRmoeA\
            zO2DqNm1h7XPFsj7o0X+K1Q06nzHFivShwtoTu3LLsw1jg2CEH57emmrGgilgpzBEqELYprNY4w/sdxM/9ac4GdbQ0NQp+Kl0R7f\
            RHvDB1eidgTnIwo2xTZv941p/IwhE1aCmMuqyF923SXu2Fgqi+EkwCa2DfbkRirfme3jrd0AmIKuAz2E+n1A8IUl02JHhaKw1Wy1\
            F1ltyGIMZAgGGRjT8Gy9amWaNSffC71+n66TJK8uQNc2eYWVr2yzXaWPjLS8kXNIZK2bQsv+ZIZKWkZn54Em0+kRZC0UmSe67zAB\
            YnUjXwhAAeoiD3V9X0VodwQWH9P+0RHW3tnX5teMwUIe/B9cMY8+achoV+w3YzNjlt1/EmNhCGI2gfEXjZymI1Dj+vcI1iaR1J/U\
            HiXQ75/3R1g3a/lWul9zkq35pluw3yi1V+h20oypxY9YJ/5+4PgipXzSfYdiIF2dakxKaG1sfMb3tmQc2K1/3a6BpXIHLJUFdm0m\
            IChugxG9DvqfD4F2AJ/YK6FhWV2sPGu9T610cnLZqgxRhhR0e1reozuzycpRpfXWMlhZ98eCSabwXTTq3/bcugu4CVyxqXl3DnSd\
            ZZiXu3um4U6MqxtzKcHA+nds6Aqun/rkhPkG01JsKFI26yvZ450xkvoy4V3ta4SDniUE1nv4vJsF0eFUFfDLhb+662WtvSRURoYo\
            jacPvkXsziGlMlv0kbeIiUwXgEGt3G8EYzPnO8HUDmL4UyMj3pF3cVOes8FL91t+nCnMf1NnsRWKqnfUdM/eV0cgXf5YUDHn3x0i\
            8kYgINzJ/or4tO7OZsEc86Nu73oTm/oYxNhe28bP3aYDTvL8y/jRW7aVp2+lt7QV/PMXA5lA+v1B2i9JbfWL29N+8yFosvNof9AI\
            D58thPZCzReujwUsiCKnymKjZ80F4py+R3ihXepSLnS6hxab4us5P2643LwdexJTnRp8tSKa4zul/v3v1AzDhhUi9yhyN3urELCU\
            3nxGpnqqTh4EoYCucMzsfQEpNsXffS6N5Vl4ftP66Y6YPt3hzAJIi/FOlzddp8VLSz8QytitxfJSJYmqsWNKFa4R8o322eDg3uJd\
            79SqMcbgKge4iF1H3lVFtPuwLqparsUeOqM6mD6mKnSSf5aAWdobqd1LAlZKQpuCm4I7AGd/hzP8Y30ZlRf24mymUsceKNz0gwKS\
            2cLy/QAadiJKJv2Xo1jinYgdo+bZkrxnWTy8dOnd6Y1kzYnFv+qYEDMEHRrbRRhuXLavYDJWIW7o0k1vkIeP9qfjZxlpar+wiPG1\
            kikf3/KvxngywyU/iLUEmxXglxk1LlkH0bk6rdW7NHCpsqN0RwQzjOOwmT1+EDtxCP9JlATZjjx6drFbdB9f8B4LpowhH5ve5YVl\
            SEyJnUfohSd7zHUSHVF9UvlPoEcdvjSOMeIXk5WIxvRSnG6Y2kX0Ouoo2t21RDouJr+WjttgfoxfYNJIZrv4Wg02+7nK12u4vkZA\
            UvVtPLKTb1JNCoNEYbMsmvJs9W5Ej/sEMfrhBmGvMjEPGnL7NxnkGYMIelcEzIPbSVHtWDhL0zNv6c5MUx9j7SZW9JOAdnOxIs8x\
            0951o+kCc4cnee7kcmqPteRFsY6cDbJIjuFNqE+09XMVoi5sndzC2u2ReXvMVlqJOnlhCR0l2j2NvRo19lRjqczrvKqlbe3esSUr\
            yz/t+s7vFeF5V36INfPSDC3OIu2LhKKHxeTq1nPJmcwxfMljNuP32+12eIr+14coo0854e7QJH2kN6+8JErsKK+XYxX9MW8KQ97j\
            sdlBPF7uNw+pLz7tE0bz2kLByrd0n9m6r+r+px+gD334QQyZzvGTD/JBgh/TecvLpibToT/wwYvZ+ji0SI3LauN71RaWySB2EXPO\
            FnzO2JjPSQXe3T/pguPej3BDhwWuks8/NZjOsj81mHaFziLW/h2C6QinkHbhY1+CHaRDOaTBmcS/8SoKwvqA/yxtu09CpKKeK2t5\
            sDMDdonSHl8vdFpx+hj8oceI2jMNMwpvjJe051UzdGJOP3dTlYsSTVlljjVB7eRqQGkB0dJ7f6a/5Z8fG4v9Wk6AO3gsG/CQlTyf\
            rf7xaegVoc3NF9iQ/v+n7Fm74saR/X5/BYi9rLQRDp37dq/jkyGZ90yyQ+bJ4WwatwBv3O4eS01gGv/3W1Uqy3KbDpkvIOutUr2r\
            7CYXB30A/5esNh/2To3Tv2b1uqqml+uaxOPeSyfVpjJuQ0p9et1mc5DEC9hY0hX4BwumvyQI5sPD/V9z+Wu26aP0SVfU4VvQX8D1\
            mAaatmpa/Zo+MJLMrAXmIK91P4/wQlyMZhFIEaJVKt3v9vDr4aHcnulXxadTbTjel05eq80vCeABFDSetm/8hhtBpBhnQjsC7Lus\
            qGDiPQAiELXde4MAAiQo9q6M2yPl7htzB6BrDGKy8H66t1gv2qgnGXTfg4jqu5L5OehU2s9h16HH/qQ9cNn+ZHpQTg8MFgDhLbD8\
            wi0b6GXXKwP/tbsubeKp+Yfl0iVQWDkzP8WLPMVFbHaWJMnj3TBmVBhMOlN67nQ3JlrV28z2vPXb/YrIKWx4j7pfz2z4RQcpPMUJ\
            xSO+NLNmvjWgtK9Xpj48pPMk3If7Y8uou18256eTZV2bAk6SfgYZyWZWS2qgtPQ8wexb1V6sQX9gBPdQTp3ubi81bbZ90ClVcCpk\
            tpTi+ln3JPQGfaepoPFCl/NQBF+HZ7pHk9Zfi5NG8Q3RF0l8hjItR/zLP0v+XEk3htHohCoVr9f1WdZFVYLSIVX2vJ8Y8FXpmdxe\
            SQdiGsBO6XC+bInL3VA5HA0fTCNaHYNhdAyeBT0oPEvkUwlz0UPLffETJcO+WBP64oNpQu+bJeAjdl/RJ2+gGzAEkwqkmbWFblO4\
            0LNS2/NsiBpnwhqi7YTxT4vGXMEzKEtnLhdRfrZI+Ulo5Bnn0x57YOWSd8bUqml9qwXpYNXswlSVmV/cCUYBhFiO06R8RvwgNmzb\
            9+erSL3a1kaX0AOyB1MEAl/04XXd7w+52StkLN+W1pnaNAGPAm4cWKkeHQLYBIfvRjSy5iEBnvf3vmkmuaEhBrIC2ppH1MaNRGzE\
            UbruBw6kxWDGw8NoT/Z6+eG75XxWARLblZm9l05t4E90ftXGs25aJGszxxKdmEqow3W84AR81ygKOzaZPNyoYwLSAWLtzN7Vxd7S\
            M5/yUs5QZffsB7Q4viVmXAycQFqeV3k0Qv59zJ1BGIMYnzkTgAjQIwY+4rKeRR0egtTCNqUfBBZh/57LPMaUjXX0o0B5Ai0udwmZ\
            0lKlMQ1z5Yb+/eSt7BQEDS/hwRpAAYwJa4RqGUSbEVoEThvY0Pvu14k86PYfBRUfYySfSFHqlA7p8n3pEorr/BTsfTjrZqvq5PQ0\
            BZj3PoE3DZyhcXdQ26o83z9WaVBtBmtkGe3h/n5nc2igcAPg8OOQ1auGZP8p6TK0hxZRbBMIQwZMmehvwoUHvIxvg8lbqZZxGTia\
            /22mOZIMwtFkuFEB/ZwAcGOZ+6LoOjycJ5Y0b2DxVbUUaj/LgMTm8HFPuQ8XGt+WCnsrfZ+iAsn8tlwYUEC7FmYVQYhLk3NLnmfW\
            uK47ciQeYwJN2Nmd7ERef6Jvce9Kw0UpPYGYk0rPBJLKnLj45dpSaV2DNni9bMo/4PE8KUEqrufGAhzyB9eZ86c587xbEcP51r7C\
            mXm5lAeGg6PW1U8hAPJwe3UP63f0PbG/bEYUHPS9Flvbd54doLk7c8U1cWCJqvjJ2oIl6J+N3vi0I4sIXCwXK7x+QhlYtZGO6Mkl\
            DqxE4+DieurbTVgb9I+mRpMHNC21W65Sq70BmtZtNEcCk36GhgMgiv/xsR9MgSx8U9DTL2mjfenXtIKBU9n8HTCmeV7e31d/t/Dn\
            OaLMQCVBiUGgcqSQa5PZ7DmdIsuoJmYB9SdsJoH9Hzn8O+UpozFkuiTBGMvGTcFOzYTQ9vCwfv6/x1tb1iXucZ8rrJPCm5gCzhZV\
            kmTXe15tUtOPSliO6mCEX2gEgE246u3dyiCJLpaA1QLIr5SW71fd3wOUNnepTRjqdHefBqJ2ABbj3vjlTmYrgLaRYf2v5gr1xk/Z\
            /QLsM797t+/vjqlkJ4TRShYfu5930Ucz/7L5buauE//SSzgyXPWdasER8O5Tt7leee3HSCDoTxtSzOrCVGHYBEACICMbDmnuRA6V\
            YNW2ZEv/w5uGmwNHRvV3s9XAPnPM4uHSTZOxNleVltTfdRVU3rm5KYEPsWopsIdoY836LIw897XrFWoRWa/jlUhpZaC0jsWHqVWe\
            cDHPz8616ZwA0gG8V1JuwISxLUxnAWJlFtbzSgWLvxN0wWLyhUSd2+r6fHm5x6JLGbT6pEWcLZGyE/TiHR7CQ5nU5rab4xSEIsBQ\
            ad8BODJiVa8ldhY47KNbac/u4TpBXvqFknIOa3EVIjhV8TTGt6vAVHyvK+6lpn512GeZP7zBtAcBeuga9xl90Vf6gbqEA/AtwFbb\
            /pqToPvgjZggJ/DK0cFLWqgAGIcKshoSb6KAN7T3cWgb+nAs6MFedeiFeZ7Q2mqQU6QSCaU0mjDMv9C9tIV0Qgv6QgU/pW5kW/Kx\
            SvvZ2tK8S9Q/GPTcCEpSaNGhsPGTpq5FitFG8z6915s2WmoLB1BTLwI2CFo0m6qSWiulPYjTAnjOP6XRBVnMSr+XJZTx85dYtlDm\
            WEWeF/RVFBhqEyJOpHXgh1dXQMoCe8HKnZcgDFNoOEeW8n6RBFMBmyot4m8gCx21596WS0mWEcJdZBFsPpT2ugcbKphTno9d+EJf\
            xFNEy4XMf6E/chNgVw0naFtmT3duy3X1Xey58n6c4Fk5W7nzNmoGEVIWUXMwkXt2Jci7Cf/9C5Hi/BF3F8/QHni5DU4t4mCbFn1b\
            VIMDSUR8v5z3AzcB1mmkI4LTx6FCbRqhe/12Vw8orFGvAqD5bvXypT/Hi5tZWSGYo+7tGbOM8zzn854QuKFpYIVyN9p9x3v6B/7M\
            Nns7+GnbhaE9PfrGI6LwgaAb8p9o2l5AqJYNyRH/Z5CD0bPxP4mVivANcaHpe/bp2XnrlZde5LGx4VB8Jn4gSPxgr1CB1FE+c9kX\
            bV+cSUeWzgadBMRTW7/Bkr2R7OZIKLYHRzhnYYQsCTbDEglIbbGAOK9K/Pe5JJNveLbMqZgyrHYj4TFaym+kzmzCi3WrAHXaAXWW\
            vWFRq21KtSNKBQOoTCpTX7nrLaoEgHaX4DTzRtMGzyYZamCmLkpr0U0VjJS+zjuVVbpt0+VbTsPQ8nYptAEU3hoD+8xNbwXRbw2H\
            FpVyPY3YohuRdzV+L+nA3c02Cks8RhdWFXWZBXxNOIvIyldSsSjh64kbggOlw8HOaUIsgp0fNtv0AEp7jaiSSgdUj+oLqC88LVMt\
            KkL/YJM7gDQesIYBAW5RPVnlQ+hErddoR2zwsGmt8Whpk52dd/KsYsbXZtKedacDXmOTsGUF5+sB1hgKjZ4w9krmKH4gcBQvxfkx\
            7WZs0YFfq0iV5CDM2+UqO9YB7KPpYVgTaDur9P6DnoEy/xS/EuMTe/WiAaQHnPhgpiJDccM/acf81D999TI12XHgHJ3Z6H2s7/6y\
            Me2et6/LS9I8/a6DAQy1XJOVesvm3Iu46QgGjF5/1lE/0p9IOepYP/S2iKvf+2fVqunH9gBi/sOMfusIpiYnOKXkknbklLYAtaV0\
            2qAipeus9EBqQOC8Y5WP/xGEWPXjJoBaCayBTR9o9TjEbBC41kAVJD9eGeAWmcvTBvXqPt4zZIjkXvJ88PAwwKMmza+NIyRTnrpp\
            D/r4lyegM8Z2/8thdHiu8T+LQTUIqvKyFIoBVQGSUcMDbBTwDvqpc0+YLOthlMMG3YFE6dAAgoaYezQJIm5Zw7E0eZFW7k1oEuoc\
            uH3xJ0/Rkz6fh/iyUOOLHyDeaRilFK27DlrAcHrcCXWbPrIr9xhgtOhd6TDCgqp4AluFyYneA5cz2XMm2o/YoyDE63lsgAKJGmwk\
            0lfTf0qny5wIELCVOZxq4aDX8UFX7NsL9g0/tkobbF9WCWk7od0/tVvQcNqMD7+sZ3ho19y9uJqVsATrUP6pP28J532P2+W9dAK2\
            e1apEB1XKf12SOHp4i4Owy5Tm+DP8ct3//YOSIcUJRMpSNy/HjDPfsThoXmImYd1euOKjTEqw7KKQDoPIP0B6dgJjai/EAzElTdW\
            t8OfA3O09B2HFmuA+XpeLrcG2ExWutAXcPdDSzXEzGaWvhPTh+mYVRGJpxdjk/VgJS9Uq2OTm2mqUuoBM3Rgisc0VgBckBJBmQQ+\
            jAxgUeLPoCJfQ8vbepNSaAqSvIEi2hpEuOH9nqOityuUbnAM20s6FPwIftpBoLg+A5INL9hmYrzXQnOv/kxGl7hF3ewgZobly0DJ\
            j5G1HhEEM6C+30enOG61iCoiuqmYTxSBT/AB1b43C0+k0ZW/nTyXRS4E66gkWJH5Iegt3Am5BqCvxzTSfLWjgJkEQ2oxuzJs6fcK\
            +36BVU1k/IdddBeSJ6am3kQkK3LsAZvafc9Dh7L+lySXYeE9/f7GLPA4YH1G+lk6zL5zauqzikTyFPKgQLQCQ7CCDPqve3/jv5xU\
            W8kguCR98YwZP5V3RJ7Z6Ox+SD9YnPS9PyR+KgTyjxo7jHvAmVotUeTKjfdep5uafh2o+tn/Frzmxy99DrRpWxXkAzl+6V0xHXzA\
            yX9r99QodGZ/jp/IkvBb3xw0Hu6EncrWuC7OJ0X3iUKhS9ViYKclHMCL68dz1dSbK787LIdw5QGc0L630qhIkwwgHmuLet902hFF\
            ynbtkz2e462yaCD+WS5QCZhVcEUdsyOUFGn43SQ9N8USS6mgUDWKsnL3pQCsy8TGelo8rRYOXyNFpvbQHAZ5Hk8Sp9ugDTD24F7O\
            ygpjljSZbYrM6B5unDFQdi703xilH/WbE/UHVydpQw+6Q6mzfV+usO9ACQ7cE1uPECpjweFkiDLwrTExAVQGogyHe5Iizsb7gl5H\
            wQvrKMI4p5+psDQXwrc/TL9V1eLCm/D8pxTq4IMdrabppC9gSDtvZoT9MxmfLeJ5Loe9I/eM9kd1uX8gVto6gBYHIXlEFGakxRyl\
            UkGLLjMTW2pRbIeKhSkrKc3RHGyfD+rpxPwH/kaODDDo91Z2Rpsu+7BT1HPkgimfHw/9NO/7ztQYgc1JBtJXsNJbwEuVPtSKNzde\
            khxEY9/s6B5cwh6wof8IaSBkIDonr7XTm/egDqdGXxh8Gbds6cq0AAWIGTLhOW2GGcOswaxRsP2BoQhkddr1nm/KdhSkPgXVkxE6\
            +mQhoSusjhdwrbe0Lm2UDtVB2qFomFXW8Kw1OTQi/w0FWzCJw3tyh3kUqj9257Ossuvd0WefD1xo/lbrBWDYzs6XvTAJKDd5pqsE\
            o+BPqoTmevrsqHj6TOmyhlsj+XRUHE2gYp1VFF++OPrfKTNsGpiBoyGe7hJDku80d8Eh2GP9PJs8y9dp3DPspkp8yP3J//plvRyE\
            lWBdmq1l8XG9O0OLLXGK2jkI8VgpUkaNI5+mEyz0BMjHvPFt6Eoiadc/e5iXUIInXeUPe2+OW2KHD2zI/8Clj6sITRpcAq60UxQn\
            pBpR4gqwqFqCUXLN0++aLZ7nIVw7dQ3csxwuwQdGE6JP5P2AZLShtLzUoaMPbczUYMkaICj2/aW2ZQ8wkwN9FjS45ukhTvETqSOV\
            iZvaLQxmoNcP2V5GKnZr028CpJVGBTwtgvpz0UuqwQYwGkbvs/udhDfaRdqBI8vwBlWcdDqQabIeYoG2aADF8cFgBvYOmPfyIgH2\
            4egMulD6okVDAr7KZ5q7U1MZktF/ffAl+7+qPK/HMeM2wGd89fDijs+KCFYA2bx1b/Pqi6xI6HyvL2X9Ub4C1L95gfzwJUyZXjyZ\
            aHr6cZUCmekvlwuTHutX+Mowu+ghS/esSmAP56jeUQlR6+3sQqgt4E1NZc0e9LoMCVOqOJOXT7q51L93pfPd5MSz8FooymmH3wKP\
            AWIZVv6ADEIEEcttuDnqymllL/13AYm2SIjUXogwqrIkaVqfzW5cb0McQwSOI3GG/1tKNq/pb0N/Z9htmR1NnsL/Ch5iTW1jDSzk\
            tFtWcyIySkQDKvM6IFHZIDefRKh+fJhPFkeWFeV+h6wyX3CcIP7zrESDctQvKAus0NvWmaqSro/auZZUV6dNV2czo/vhrkswMDxX\
            HrLhuD5z3L2QIXcspOvxueBmgFdeUbzwgfy5KoTLnmQTLrLXma5Aby1JG/HuRUCjj01Yh+0/kGrleL7lE3hl6AhsEczHQf8e6mOS\
            DCH3/Dg2abrpt3P6AgAo7hbHfsw03nO3q5CTB2g1WpdtoCdPGCZ+BsQXaVQCVkotbR+ZofyB8HwtLcYR1vGF1j0Em2yIGL4acDBM\
            Tcch055XB0VzdBHj60XKC0BAv6QLqz92j76SLSY3whtYLGAmX2Z/q802dt7fB/TEx4F6WTrJUvGawr6pA2Rbza7QSzs51pDbmJaZ\
            lysayS61vD+4aHoLiQBJIrDJhP+ymNBlvVq7tGIKTgvtPcTpBUvXy8zmLGH4e2oJTrgzHT6lNdedTPbLYJJG2YtGXpv30su+46G8\
            vubH/vv/uA5li6KOWnkvZJ3Te+W0buQHbGaxcPTfaYueMRwQPdLH2dgyxIhU0x5R1bsWBJLSqwy/igP7A40wnWj/lVjgfVAmjQAe\
            2L1EpuSVB/wHDBf+4ctv/L+vSMm+MuD3XQDc+cUduVZJ+PG1LPPvwOsX2SJ7vkIlFP+WdR700ImOTDG5OKJm9VRSZ35SCjb1M04x\
            VqYXepXgGRT8d0ulv3W0rfXHBDNsax29aCYXwAM8htxkkLOzSggQ0/UOV87MwYHkTe8K+i8FkD08vAos/r281BZ6KP21kwvPRW6z\
            Emqmt9DpDyDkBQQwv3VSKSj/kd3qmVwzitDiwH2Ehwy9Oidv/gZ8UT3FP9tdvQP1VkXvj9GqfKAzDx8Cj3fY34LDPo/mvlVp/NSv\
            NL3xrnwFAHtzf79KSvvDusawDUgxyKbD/QOVv8m432hrCySUm7Pj83HL7BZbJufxtl/Qtq+yn+GfXm+bjfgWolD6pTcQ5FX8Mp1c\
            kPi5GkkWutIpI3E0JfuJwqyLXPK1Zze6yBO8vPQC/tOCLU70yiEGbkIK8432huBtm6132n+vs12YnnAS89ENYPvt/f1E9Uovof0T\
            +ZVU+eTodfpa/W1AD23Xb/1Ybi9ueH/V+Yvv7xfsfIJbWz+QhruI0nA13MYrvBASKOvH8nBhpR7/15gUuXtuwPl+cr1+PHf2S587\
            u348ZZZ7T7j3TvV+4S3XIWxmlYO377BUuKbiIv5AChQjt+ui08tf0a+3iED5IZC/GGnDmlR02hlO8Q2aof1EbBYIXI+rgt0g1BCb\
            ESmOJsCtb7NNr5en7m83Ouju6RE9srHhdJgMGvQbELNQa6jgK403RlCrJnsE/rdT2speWe/d0lZHJ2J6AWrl0pPbMxpzTjRDVMQt\
            4AciLNqwpy9d6+7tyyp6+bIDY0utNDJqDIy51dYQp+h2sAAp1aHeSwRxqxvUAEA43OhbaH4NRP2by6AFL52ICAYAByOqguINFIlN\
            QvkWy24Jpdcd5IdGw0qTBF2QBL3xEvQWJehrHRhk+puD8+6SIDgEZchtLEN2d3dL7Px60NlrzSb7MCXRTJoW+nqlM0ozEDxqI6QC\
            mmeLwIljH+WCvKKs+CgNwulLPwX6FHGCMIi9jIthNpnGsA3cFY/CjTBLXrBogKv9wEW1+UBG9eJcr4d2/AswiAQdQ6gENPFXoOjI\
            m+z5TXDr95l0N5hJ9yG8IfwM5JUXebfDDGQQuTvASs1jSb4epjjebm9SClaxKEjdkh37e2/GIkCGefd642ZXqclQiRR61nnSbVpm\
            m9arv1aTDVrTv+9QmUqbHcYquXZTN+zZKe6gilIuvXFsDNdk1WLG8tzbFoUKBm6wlsgdr9jcxb4+aiILYH7WYpSSV6Ac53GqeB+H\
            wHahxxEQotNR/vhO5TtEBGlcmGUBx83cIPsphKzDFrDTQ7EUE2IpFIEfZsDvsAD0XViBKQ5dDjgHGwNZb8gIwVfp7Zgg661Onik+\
            DhsLZN8U/QuxhWLTBeq8feU5I1tQ/ISGapX1F52QPyK++oRopKAAI99yv0yJy7BBFL+pUQWwsH3jWeexnowiT5TehskQ73TJIX7/\
            SyjksQ8IEl15dHE96Aer8eyq7Q45mQb3RHQyrhtuKXCF9qAMVm6YZwQYp5E5HZiQVbLPA4iMdEgRBQOJ6Mq1mlPCu4YsM8EGD1nW\
            gYBAL4uefEugUul6fwGTolVcVWp6Ca0bQxTuKdAGCmQfFG9227vk8oT2nOfBixBq9ifB0xQaMxdDxzcnFQj4SsUnail/2qu8gBVr\
            MtDbLNolZXiEWDQ5T2AvXWdg+qbLlOTveGDOWkFhqBp4qEEL//TO4psWopq5WqBQLRfrxeeN/0zWy/KqdDYFfSRaIYu2w/PYFPne\
            V7Wrku+p4nPqKY3G4G4AVpgi4WH8KB1HJWm7zGSDS5Chnpb+7BSWH7wsbEd0OX0ve4IwXdTShLdEehrRZcggAXBbNaRGepVoWMVi\
            3QAf5ZdtiTeFvPYaFII2M9N4DMnxaI/BT3l/X/cZ5YJQgHldUNaaNoumms5kM/BtUGSZ2eTrS6H5jJzGstukjbdHHQYmbjM2cRlE\
            44GBN5f395iwd5x7KZDavyf/lfPWvoXlUy6LoEUUoEWcPcCjztU/ZaErjgFzax+fJtgjTuBWw6C+w6idJhiDDa5+XWMTAI5EVwzB\
            0digfTHRD++OyF0MY7pDdjl+A4l+20jokP9gTJYc/5e2bpwH0bsxOfkhunbBC4FoIPXjd1R6SBoaEys8LKIHP1wmWq/7lMgXsSSF\
            Ne6UuvzE0n1DeInx56D2bA+gOui5YEINUo3CxsGFF68cfHghjy/22PUnbcPhOkjy1BRcy5yTJlqKwx08KQc8tnM6WvxHnMbjcer0\
            /7f2pcuN3Mqar9LibIUWJEtnixNkV9O7w9e728s9o2C4JXZRXde6JUVVyW2Lt/7P39kfaN5knmTyQ+LDUixSXuYc22JhTSSARCKR\
            CwCfV47ieDrjuuRVv17G7b4MinbzKuhSoDEp8SLH3dwZjPvFOK/lQ5peLsF3yt9TvmmednL/K4pt/8tdJftdgG1xCQVM3+hjKPQL\
            Rem+FsmPo3+XRUBBujEag389zAFt+Rm+COnu4Nk6JCf4tlj98540sz/t7q+C1ofVpSCJySitP7D1yIvDtQFlglmSx6D+4IRhrbxL\
            btO25p4Iok0U9/tqMBftygzcKN/JGXSJG1Nb3VUQCHZS9qbi9xfgiSX/nUZss+43m5jjP6VB+7O0IR6z5jMn4O2+2MjWT9qUy9Bv\
            blZabfrHdZj8s8j0idnroR4OcbudPqlpLAAuvoOJOthDHqedGf7P/36pzyfIK/Zrz6as+r+golnQRKN69aVuMeVVySDpkNOsilmd\
            wwOToTDjEWPjr9woAqLhqWKBgOjsxBb97aWTsvFn7RUnXWGNpoYcqljhBnmfQOU+Z5Z/WVs/WUeplJulTqbFhtpKMwAAye+0khgC\
            4kYVc/0a7Ai5OyjNEJmiIBlJCqDSAJA0tf1Qhq/LuMSiMraJigWppzwHpQCZEd/O6usF8p7gP+q0AgZE9RDEpD8Uje2lYbU194lx\
            eBHd7nNm/V+ToOC79GKq3IRb0FkhqgmOqhn7pk/SqOeRjZtdUvdDFSHGisVLuXT1agyv2hm9FPIKGr0qaMStBlbVGKqQoL0d+160\
            BivL6X6odCKdjDT2tKLFefq1+7WVBJpM+6sT0RxXTcQziaH/IV6BqhmxxNLTaIoVHseVln0cW2z85/4ClrOPoy0CMY08zT+EPjZA\
            JCbfWxiCB1Ty1FZCfPH/Y0+uVFvYVEFyJhzSZVEnp/OZUY2PbWYcS+taT637aa6gAVfQRGWq90j7yCMTotid843wjUsVzoEKfwGv\
            ntoJYyP3gf75Odtx6UkzHRlhIiDJKzpROwVn5A9As1v2sG6kL7ZXK3JIKZ3OGq/FOnd7N1/vNhsHFSc3Qq8lOq+m8+xPvBcmNMZC\
            WeLcXxBJADhKlszvFXIMT5KgwcIyMW1leDlu5zCuAO1+RKVuiB7ZWr1f20SOfo2ww0Ipfn5Iy9vv+otKNjbJjrFpc1RIhRpbhWeM\
            78IK/xn1qK5MIoE0kwOU4/XiAMWqV2NrcJV1z+yTmRnB9SiW2fBeXJMJ/UcPZYm6Kv/81zN7S74v8WdwRlWqw45gJuWZ7nqH0Kcv\
            VGhpVLz5VxVv/vks6mIcnVG8uW5Fq0LKqs5GxSvPLY5/yDyraA5dUeYZ0i4ljVJLiG2iyTO+lrVoJgSe7LLnmU0hskJAL8gzFhTs\
            TZd8JcYfWckb0Q9IOBR8qvI8ayBlLFimlo3KQFBiHy/mcBPa0q8hRf3YdgrQJoLVyz6zkePgIuzGHFbsqo3dEVyya329CYdS1Cab\
            EDsptZV1Yey0gClfzZyRdC3nNfXVyo1BTvQ5Xvu/9JU67ipZJNXzUjxjVc9KKcvJWy7PTNxe0nqkHtog8/CRHhvMDXmnIazpURig\
            ty8gTQvOXJdOwtcRSBOuw5x0kh7nyhvSorE5TpEqXZlFwHf0HkqfFsZeNLbld1cI8XQFSKjytRNH2D0r6ymxvrPMtm1Az48BdZok\
            V3xUxYHzTdGd1EG0Rjnzckza4wwbqkLCWn0sw7zJoeEDB7c+zo+OIhGNtwxmjj/BjUJvmn1RQiJYU66H2AVCPZ+RaFs4q46TWjaR\
            M+3g/cF7mxJ8gLU57p4W1fJUrvlYVjjPEgcm7JgzZ9iG/9bl28+DtkcfnXdKm+fSpjyqwyMFG52E/+LMnnk+zrUI5oaLPRaJaSsq\
            OLKvpC5RImITbVYPv3QsYRSy8wLklejrwKMU8ScJ50gQR7W1qC3XK/hGiP5QLznSaulBPiJOOHtRvn0rFc24fNyEuwLKq0rsKelx\
            CMgTWE765/8AE3ZL25+sPQ77m6I/ibXOVtQFzVsKCJAmly//73/5b/9++43jjOQ9D6b/3P3ZbLGP2QyfVdZtHGfqkyqeDhNbnDCI\
            t/QlmTfXwiCO7wEP9qFAFDNU35anYzoiezZWOZWFZg8dB/VYgTb3IjS+4kR67pgDnGjck6ls/6lsM7fXvLctsiwPv8kJ1Lv2qrcb\
            YfTstQhIH/EIRfdPlCtRuEJjhqx2k3p0mvHCk/pcOuw8ijUOuks/o7t06rWrMOfdVFFZiptF5sTphwmf2U5pKXHPTInErRcc5SaF\
            WdrADSc58lj7owPhnxKPTtDscY2lpZx5JCu++rRuFPT/nHqDJbvncm77JEslTy698emLzAmEC45CRiZ2mhmopp0zLXVCQxRQsn95\
            nbqxQJvagWGKG62mkVzmA4k98xhLRhMzud3kf9HZM2lee99AByb6g+ZumjYmH6Kb5JFsBZb8MIgOHqH0PXSZZaqm8O/1M53C+++y\
            /imKB+6ds/k/63du8n+CtEl9D0rsy8RZCKsyL6/HSYK6XewFH4PN4cl78Oe05y1u+678QlecjXvU/sXYDG0Jn8+k0CcTclb/c200\
            b8Z4f+8Qe5KkeyhI03VU6mLUmdGzm5BCP5suNvXkG1SRunPAXcNWORzoXFmLbAbhRpKXn/3Gyfd3n7tyxIgkoGIAVKwy9ftXCvBT\
            SbYad/nfNgC114dFCtFeJ3IUxy3VgS8zCL/kaMLiKPiGkx/VUeZwjAmpJ+rc9TqfWEu6DCP/NHZmR98xI6919fJDv2ZqMzmR0scy\
            HulzcsIp0aXEKaNDTLosIrbGN45+6dPJ4SveQ/KSAOnnzPYsL3wPB38TnU5B6yXwjZBaAXtnwuE4k2w1tVaCJmnKDy1SCsO7U2cU\
            zXTbpT1lTkovA82sI9r7vbM88j0nzjmmqIXMxDL4KpiP3XRYX4k0xRIHPJjUNwOgoQgq7j11ucLpiOnpRp4EQutNVozioUzsMy5K\
            k2t9arLTZcaqntTxfE2KFmiWa0Bb8cx179zLBl+LdeJ/XbNG5yflD8buTsP0c+4u7j8qLlg2Fp0rL+odqazM1PT09KhyGAPE08dT\
            FN32k4iJInEUyMYcZcI3e0nVIq+hYoVsnzPtoFuWaecu9iE1YP+W8jsZ6bsSfTA8VljnzbayjvsGL+us+WmC/xKHlHhgG15SJ8KZ\
            +vJM2gku8npwznzoZzr2TyRsyhbCf/iobOYttMJlczsiVBhvXkPPzff2Dp6bW3NZ3I1Mi2lpfQ/1bmwVlKCJ1cx+AvMT5G2WZ6K8\
            bgY12P3aSRuuyo3cZWAdiyAATbmxN6CtxcZE+4nukIkAqsO+NpgFbKJZwIZmAfjZva43KJEqhN07DWcOfGXvynvnWuxjQF58LPoV\
            zv3zxwbQ08G6vS53zKm6CXMq1f9/kxoXR9PiE/eTZgHXqVHA9XCxAUSw5Nom5sf3wfyYBZbL4k1Ju+Kl/pnfHb9x8oW7Z0L5H5gt\
            v501w5sjJhAPmx2bAYeaL8v7i+Lh+D7YKfPXaqFI+dLstVe2V5KbGhJ01u39ja66++BIfJMZub/B29WbqDx+8cY+6Jq7d6v0DcyY\
            HqLvmJZ+v1EHDd9xpRetESjdfdoP57rs9rslf/IGWuoeuofyzo3vjddaWzyg11J6wcp+sDPsPNltamVv7MNhzwtXoSEDiLvYsn0w\
            FvNzvZQFNeVNvMtV3B/stewdiLHdxgM24WB3E/eNZLnQ1qrtjjj9t9BW+eE33uZ/PHyFV0WY6MqZhadDm/nSvya0GRuelADEAtTw\
            dz6ht8O0PXp+WR/dFC9xPAXJzsx9zqzv/h335UvimToWxFcopw4h6bK58Zco/BrdpJTbiy4YtfrnUjDw0hso+0beHp+hulPIPaGz\
            i5GTi7lzqMJ0Hjidc/l0O7ocURDlfTmEh+H9nuy0b5069WmnNFf/EHhZBDIbiRwKXXsRgrRWvyIw0fURFc5lWfuC7ncYs/sYIm5i\
            u8buiBbCDCSTq9oucQ75zV59M6pov+P0yVUJwGihKVzeFibgisWIlVcC0G7D9Anqm0ahqYZfpQ2/yldKFkGLQ4h9mj8gZ2gKf0+/\
            iJiEMor86SIu0xTO/ipoM0DfAq7vnIm71yIv+nDlnVZmY9upPtuv1EQfTNANV0/SNuiyv3SMkddJ6soR01UHJot8VDcjH9ZyIqCT\
            UrbKlRVbp7TSWiyg+Y0lpPO1N8m+GnJ3lGiTU627nn7Z9IMuWTK3k7f97HFvk6mEwMEhNN+2sLgdGe9kJREcgU6kjA1ObByWCGc/\
            WBUkkYbJ9q2zoIRBxBZcTiry5p0VngQGNthr0EQZS9cuxxHMxnK5y/xmCepO8XfuLH9X6QcztFwmhXAI4H60t/MshttjYgzaTsR4\
            VX3apwmXr4relHMvC1qfcLTjsHZTLpLBJm/dFpxXsB10i6/GL7cx6GsBr6Duu8GAA+A8Sw20iBeUFMRtbXnqkRQyF91Yf9LVeksj\
            eY16854VPK79j+dnKEnqmmsap2Ri6e+A9MnSoRpJ15TyfDdxsybNOwAPrAumpBY31H2UhsZK0WldSlT+6cUXnwtCsUslfHVRx7g3\
            a1V/vopUYIPdf7G2V3azMm7BdFgVYNTN1v0pu4VefXw7UjJRT8CXWfSeuCqiIDfRuVheeCa5zTQNi0Qr2TjP7evVfG2GNIQNVGZw\
            CZS2WpGU1dQXwygA89pd2+xNWatb5bUknapubPUKW0usk1JI2l5nI8Kq/GjDq4UoALRyn4R8Yu266RVZVURWPdiOvrTc/kDUZUVO\
            OCHe1yDfINDd5AmhGm8zfstd0B9oc40hNZhFU9YS3OV2U9RK+YY1XKBtHX5aaMo3ghD/BEhkftsItDiku+NzoOVIyrQi1RPTFNjJ\
            Y28m0R3yDNLEXM+RR4aa7zYRDfKs2ixrhUyDR4I/w302MDynuj7Lo3EKNwP4o32+z3YqGWN307ZAPkNVMg6BImocbg8yuU9FNkY5\
            8BjIs4NQ0fvfEIr40AIy37ff1dWbYquB8RHmBDJ3eVe+/Km+lQOsbiSpQYgrjyh68t6i/3mviga2KnUc6g23EHe4XtUbJBIucUnJ\
            SZFk7km70RAvxaEEwvhWC/SzG/dYVvE4+uQiCfxRqaplrGCw+e4kIO1EVkol1Tb49JtQ5AOX7MCOjovqsjM25QVZnefz+LBVtOG0\
            DYdRx/HGs6YPZ00Vzxo9fvecLgISSIYSjyu58Y6JhwosS9+BqrOiA6fcaFtm0BWs+5Ja+kOLMg8fQaQhRaYy2971mCUL6yOjWRSt\
            NopTWX9ha6MAUtwPI17SdJKSi64O6Bv/2a54ZsLOJl0qcqC/ENqhMiFfxNZpk8CnVzvGBTLO8YwMb9YeojnK3ITGzBD67sqbcPrm\
            M52ZzT25MVCGSLY3FARwUBizjazSTrBZUrKBV51DUs8JmwqIHTR4/IvfKH74zv77wwII2lNQieARCQSLHxY+sNRe4QNDOukVezbE\
            +H2UQEzJHOo8sFOQEvRjKQGSclP2XU3CnpnODQI8l0+EB9wVAwsT64xo+ZioHD/Zf2YSEH5PXARi3giez3x6CpD/6aQf7Mt9jAQj\
            Ey73Hw9j0dymwYfMfqlAXyVDTiBinL3Eb1/6bBIuxBeraO695MtJTAoqXTrLMYNEeOweiRoihJZaHeN6RtXXbbUTwmY7zLc6D/M+\
            iMjVnBONqBuLUBpohzSo9n4PJgw9Y1ld4WHB8Lbqv+a9twHtMpPOkfVnByY0NwHNy2sEtdwQlJUGk2ta4FiimzMX6HiDhT+v8qsO\
            NwwOIyIEkcOrZZy5XANTOa7pO1/eng39V7H/OrXW7PDhN4Yz6qYJo7PItjfOHpPPrEXvQnj827+J/a7R28D+p2q6CYgQLS53Fkpy\
            1+IFya/7mMF7HLdBUgXGyfHeo+W4R2I5aVlKsuuxoShmSSf/qjzzRp4btWFdsI43InX3gLX1pVk2YixiNTUKlbmshyikEj5a4s9N\
            3e+ibcOhWKW/Ihppw9FNxhhFD4fjnf7+KKRd+lEfikbKFfB7ApKyLq74nBui/ugs4B4f2JrwrfrI8c8z+YU/9b/vy7/YrirP/2Y/\
            pMlDdmJerCCxH7mG1euAs7QG1NAlbm+vYCPc3d63a6yLf738sZo3Fg+6sl7AtMsSupl2w/NH2qMa380rf4TzE3HQNGXi5Uc71Kcf\
            vlnj3WF7B7h+qhLp9+2VzMhPXjHv66qrH6ovfFIxqm5GnhBsvTJZG/xRrM3gZK/bPDuKfQu6l3mnkYd4cGofQsuPGtPqv0R9po9V\
            3YC5vdGjtYqrDdfyWV363d3RXuP0xAhzJ3HFytuV7A1JGxQJVN4TZZ+2Em2lrh8NIarFYmGNbj8Izlw1uVq3wuyPjKOeweoIlff9\
            pz7XVTt7fjEOSbCRFdPyOvVWb0xw3q6Jus7UeC4JYsAax/t7NGhtxVNqAnC7da2qrxd2lWuqe1IFm++nPfzFL4hfeqF3F+4X9QMk\
            ldQcmcwva7Mg0dT+FKG2TXT44+A7W5mT73sIUEJaZVnSafMfI3tNmhCW+FXZLq6eCTd9fGzWjjyS8F8Ze2UWfI5b29YGt8V6sca9\
            hveVtYmSzTV/UsgXYcrTbVfF4wGSvHg88O16jS0AUK5HgcivhBAHIqEKVKQX9ASdps3v3YyYl4sNqfE40rlUu5Yp2ZtfXhu78f4t\
            7hOPQBt772UsSs6K1u5a/nG9QDIpGbZOE7VR3KKi9YFfIUfpWVYZHSi/a/ku0pOtsunJVZud8xRJlT7cjKzSVb1AoI/Ur3HUj0i0\
            HTu/LDqzopVB7K7BMesVXMzax96jpcx4sF9sMNxGFrkzYSpungmlkd8Yko6lARa9WQXXiMCcrhGGkzTEGZGnWsQcEPcy99ohN7jY\
            z6RNvnQMmGEyixqiqXoSQVJdg64wgI0a2pNN5LDKDoqGzys2DZuIdLycdfpAS+fV7noAs5Vu087EVZXbb0xjBHFhcqzYTsMBU3Xn\
            tIO8zy308rnOfmtO9AfitzW/il1rgbiOwUXSpdSCUh2JhWZc7x2SLYvV8CtT0LgKTAUU7G4SJq1ZNmUzxaQVa1mmXNT0jYt+Jnm3\
            0KRtzCD7EXfXEXKSupxo3Zo1VXa8ys8Ld+6AJ2GsK1uVs6a6RLjcGa+e6ZETOapOTx1g9ml9PHFsI2xddqAtVA1UvuU2ueySsLLN\
            SdGe1OatP82bZ0n6qEz99PSv8+a4fp4kH7eyVdNikv/0/PSvJ+1Y/ClcyTvJSzRWz3iLrFSGCTNGT1WxlVWAObgEbQEXHhFK8eDl\
            gp1kjLjO4xl5gEE4OU+ZiqI/qcxbCfaNMRRP6WN4fM6ivTK0f5sO3qIqvF7EDEkDh5l4kfq8vJghgCciEeoGlR/XrQSKWNnLA+5p\
            6CWFyp27cR+ZwZVKmUzw6n7ZhlftembyP2m4q2kvlvFJmw4o8RLrzRxy3ZL8NfxwfdQI1R1iEv0Nj6htLD/S2zj9l/t/vVMjmmEH\
            ARMP+nGMEV4OXWej7KciCEcXmlpqDIamKiAcDCZ11JrwCddJYzrv1MGtZDvVV154CAKLThKP1c4aHKKrrvMHvCEUyEIkVqE5N5Ao\
            4OzsQQxZyhEgMWLz4MJHd5EBOpKYKWS71to3dXAMhu2HGeFsIg7okExjitTYT96kc4qGBDWv3qoOQ289h60aILWVOHb3basqjXUH\
            zXTnyk9+v9Ph3tja4LJvfmPVfHa+hsNhRAOQAldWrZLrtVAFPBorNXFban7vSeqdkhX0iRcU8F34uwipZe2VGusQae3+lA6LPnao\
            uD8liRA6YDKFe1svr0NU2TfSxkUdbbW/KeKHD61QBwXv1VxYgR+Th/6PoHtp7xilue1THfzNOLleqvK3V5qwHxLGzCq7t95TYlgI\
            84ehzIp8WW7XYR7u/CwIN9jY14pwvHZ0c5EaBcblHfs9GBcvJMC6qKtO1FTNA61YpYRZTFqI6+Jyc2DsVAlGRKO9Bxee7icP6sxm\
            2gyK/o+B/usExbbTqRRTaL+8ZjoNq7mUc1k0TjCrxW5vtGX4+LCri3E9ql20KYiT5ZKQeak7apblPsuAiYvza0+0rgmEbsZ9xT87\
            UNjRn+Sxez1RisO6yTFPfu8d3CfGh5/RRi7eWaUiVPrDwz6Gxpb+4E2ATPfnrFytUhX43mu+D/ajvnxdPv+tzyGKjIn3kNdGpW03\
            PK9bpTNeE7YvPSGj7w89xoZDjkZ0ZHxcx+5Tq4Qu9ymL+2JyQ8PFx7dDEPRmWSsn5althMinK1yfK+MlDwX1RbeSc+ODwgjfRXBH\
            4lTQ6i7eazgpndQDc9P76PYMF6KD6PwgmnQQALuHnnz/vGyUBaPgpMsivYKVJQO5AMvZygx7rYdlq/tjjjSzj8O2mZY83jpEceSy\
            Cy+FAvVIJkENpdRdB4ZAVjFepYFDM+g9Po648iOubVuJ+2ew7BaYy1Fg27LK5/EIShHBnKKP5hR9NKfovNSA2NILk5/GO7GbuLjj\
            NKJJsAK6uyAeYPCEJzO0ySgNYC6SUITTsRkKuhvKzfbBYLTaVWjwfXcPnT3S4JPYDFmnlg8zO1YezV4rj6ssysM6NedYDxe9mnNs\
            oqDs3FZefAb/BuH32erExZPc5mYitB5hUIiTTYwKsdkNCsEOgY77oJSlt7m7SWFdHa4frS6643vF5p0M0ydxqicQyQV8Z2/CpjUD\
            g9Zdsef24vOLz0NQvhtzfLVSLxp3iFqjm+lAL3f7w02mQav+ffHaRrLM0Kgu/EON8A/dIDTktdnq1vf9nZwv9B2lL3Hp45GAye3m\
            WUp/UvbiAeJ8fjavn+Gm/azskCgFn5Xu20lRj0sh91x6QzT8isCpwON1MOpZwHXOojo5MdsAd61wdwI3du3rC7iPy6A5FmjKzoGj\
            Moa+7AIk8iVwzBvCCcBOMsBwdnzmjqTX5BcK7bofwJ8nfRkPqTtvPi3Fl1VTlX+yt5WELz2z/9yXf6r+bL/qSzdCaS+EmenDL39Q\
            vzbSrP8NCXDiEmsrk153ginlPJX71sOrm3tBcWbxgVekroRsXn40fPVDHELsiPxxCXzTvA+BFarpN6PdYjRLB2zVG9e1e+dw0O08\
            dPit9FmfPalA7zctyNaWUQ5R0SexciNM9wWH1dwXGy77KDD7lmrFNgpq02Ohc9KrRKhQvfWp8frSwqX8h09Xyozz9EjEcOgmcT3z\
            ElWewHls/YpuThIp8RB/c6AvXZJUSYEcXg5e3OqETeibciZK7mOvtWyJ5b8PtWuDvegNmGW7ZBjHXo1FBeuU6mYD85FI+kCG5BQy\
            x+ehR8jYgbbv6/514e75kq8yPYJdmaQfNWOQNDPEoJL9aE1UVLlV607srK+caNwk/nF6HVgkSFHEvPUH+UDRa5hdysvrxGyxca03\
            7hXZKyILGoOU9+mnx93AToaNcCfC5viXpN5y/wFKTkseQRM6jiyloRb86SEffRJNcBubsmw938e6rfxWteR6YuOcabR8RoEoFGST\
            8JkDXjjyYJwX8rWKRVL5MumDTX37dPF5oawXIoBcNPLylIqELxrLJVzZxqxM+0wXHTwWQEqRbrAWG2wRhYwVnQ5iYtJN2ZglzAlu\
            cL93vj3WfBjYQTmjXrihRFuCGt0n2hvZorvfCTkZxlmDja64duRxMCJ9eOLsi92xzHe3oBbBbwgShWGujFu4O+E46dDp2T8Hbpo1\
            gSt6nwGdLeqnn9pPGUhzSxY9PuQ2Ue/CEnk+pY4pEMXXltWtw+pcFFBMLtlncX0zMPx0w7mVhTzqoDWOKQjOKXJsJivMFtMAc33v\
            YMjujYYqKHP8DKYvWwx9nHYm1SPjGG7DnC6aPXSEFCQ/LfRRj1Od4jdWJ34RmTgqjDMqLslGepgpG4NAHRSlxRMGdEoDg3tpU/fN\
            rc5efp7p0xFmvT7V8qWIuJ8h0x8AbFOSneaxtjeatXrwbD5pAgHVZII6AeVjkFVm3Fc1wGVj6quRFRKHiVA9NJZ4HLcx9NKlOnnQ\
            7qFjf5Q6epiu50LKcgVdrKaeBsNMyWlmgwtQxxkYowSgxt248j273S4FgC5ZZDqzJCK7zI8LReBnihqG3Tzti7naW4O+QPTr4/P4\
            WFshxlsjDLccVkIYKg3/VtueOB+GgFvVcH+yqXrIHzLZDDjrZ38GFxzXC5+ylc+pjo+Jj4SYp5yL0HUbBmoDrfIWB2OStui4o/wD\
            afcIrYpcOYHiQ817ffm3v1jB4vnf7f04FPfReWr4fDYp2RFn2kIzFlEyMAgjhF+L6rGAkXXwgKYv9QejQMbSr1n68UiQrEIXg5pT\
            7Kl+I0NhExqy8lAbjMb0ab3JwjERK4oF9+7KoIZa4d1fhG3sRhXYDjmRGioVpHiK2drLXPA4yj4WgWoHel3ZWh97KUex8XqxjbQS\
            oa0UwtGbCB67nQTYpiMBbIAHdrDTkqAUKrLY7FiDKfYSiGpe1CNoFG7CVEUbyqMztdicFhayLyuvpei8YrPs/IAmGo9PLGqbR79W\
            1PVUpInNMn+EMqXsKdbqgSuEOiNxdqfindeL3Ig0rh2iIk0XidG7MKsOWKPtze1vRlQgOLWTsMp5VwXiVYFIgFjSkE4JUXVKAog8\
            5axakcipsB4M8Afw5FXAqw/SzWIfCpCRR4kh1uJgNQBaEwOgRURN4gYH4l31irhRn2hOkq87CUxOiH6bASUHUbD82S8likQuW+y6\
            jSZi6fZpLF3qmVUWAWD5yi97uT78xM/luf1l3nuNh3/Y67a+i58n3Un1tKaWpI0MH5l13lMCISvIK/xShlZiPV4XDq8mWLkDDowh\
            3F/Kogoi5Ke9BynV4jv5e5QMNsd/t/VJf3D8p4KlE6j0xC3ZBv+LE+LG2H8aaKx9q49qDnJexuWjzDCpwQHdz8TLbLKLEyVgIoe7\
            16oah7267UWxGUtm7yCBzAyLYTRnVub25L3eHHOsLqk+lqQUrTpcRplu3nrP387boG8U1VgWye/jsn3aVpYpqk4IuVq4f8Q1pGzf\
            7iJKzedvsXr8mycXHE+8ZSgyH22+oITZg+jvo4J8hdhLVoVdOXgsYUaA53ACUaafhnI2GTFaUNBMnXn8PPTGwDFqzW1a/BvoGkxS\
            PAFcyexe4XyU+Z+lvp3OgtT+XH9q8bPDcvsmp3VE3JP2Efl9d9xA+nBUQtp76BxvB1vpE1ebziZOyleSZAaV34fO9z6jYGHKLkLM\
            3strtyMdXzCoZsdWn3FrWbr9ZffjaJ9y2Yl24ysR6uNBHfyyt+fgHh6tNcGsClAmuDiz3NVw/KAAOUlnMwYIu1Tp9Te/yUTxp0fM\
            E+nRmK6OBbCb20eMFLXSo16SWPKAnaJ2m5opxnvCpGMkYI8uWywSGHSzfNRZy+PBx2IIvh1trOjLFblalo6TM43H2IQd+1yOEQ07\
            NYB0PzPNoCnHeDOH/1T7y6k4yeajelNUQJYxOSa9CtpLDBSYFfGv5kPuQlmNJvYFLjaLxETyI49Zqj58gNTZpGljHLSNDTjVAGen\
            SZ2t6G/JZi1jx42NJg8aspBgTpqx0FPvlKMjl5mENqMqTALbrvcjECWvZVXgfkG/U9MWsX7j3PoaHBe9ZucLifAyMFodFBOwBnTB\
            r3t9KWJ0k1ennuMoXrqulk4CgRjL/1HlbU5gOhGvOzWmHlJLXfTyYWrrxGlQG6U4uWqr1NNWKQKqRkvoCW35PWnUhikLytK4L1o1\
            ZVmX7ouAeRUBB9s928tWuMu6iVlE8cTa4eW+8lJRtp7coItq4iBJi8YrvBmUuIyfVUahgRnwiWW4PvyzjXqUSZXisoSIWy813fEN\
            DuJ50H3RGHKbtOleKeSRcr+jIawt2pzSrqc8i+8xtXz43eNd//DTvfrMG02DFqqzpNRPOc7xBecHtMb0EOUPP1XsSJ4DCJQ/uXCo\
            3t2uX/u3AS4Z35XybhpkBEkYg2f/tffyxplg6oOvr+tBL9OGlssuzWTkSIIcH+DSQnlzwvUs9el4nyXreJ7puYhbbm/B6BZoXe5A\
            iWdKmm/uZJr5wYUGbu/H8RmXg7hcO3/PR6lP5kRKcRW10BNNnqMoEhs1GM0DeONKLgpHKm0ZCTemRpw2Q7dOeSFLZX9jphq9ogQ2\
            h1zbjScr9aQm7X1TC3kOUx8BjN2CI0yVntiX3K5SLV++T47xtKv0Wy+92kINVdCoxZCOXN+od3ER1YV3vZfdOWfjL+gp+84rfga1\
            Yjrmrokcv2XGmhVpHsEjtFEzOWsuXZAsoTXINOsujn5t0kaNoZJzF2Bp1EgZ/feJ5nN8mMLcZ1rQfM8YILnMpBo6abx8jHn/yHxp\
            H7C+oZreGP9pXlS3ctJLCp4m9teTKRq+GCeigchMTcTHubnFbI533dOdnR7byAxBYzQaNsEh2GaCGMFKbydVnrUvIwOU07m8IJ5h\
            NEK7/Jo8vhPOb2Kw93dTrdYm9cYH5cypeDd91BOdjneDi8wELRnsZWWGlHPspaDZTo6u+PV0y/a71GiiPO1opEszYP9R/K4KHzh6\
            q7BJK2yco2naQY35de8PU+v/aEuoOljXAJ8xs46s161Fh2kIJAYIiOvN165jFOdLPYRGmtohqNONYxdNfPbugtUQH7MuANhqyOS5\
            +p7oh8V1FPIZlFgtRGS6pkpTVMXCXrCQlXFpdPAXWcBgHYHCIwOJ9FCujjFxyQvKlsfmBGK+EWCbiJb82MECJo6ccaU+jOsTbtYg\
            Cwx8Lnis3y+13KGe0R0l7Jk97YEqC9U9KnMnlBGomi4okrrhrX+Ru9SsJ3ZLZaMJz/TA3leIZ7YLiKvSldbYWbLO5o0DIugM+Edk\
            r8bGp5Z1Pv6R+yvYw4Ob1fU2vHRF3Y7pJgi/f8RfaCOvZFA31GJhESQ9HhjAC4a+wXPzz3BQt/2lf3LZPXlPMt93zl/sQ0j4YCfa\
            lVRk5ldoyX7GTyfOsT8w27sVoysu+yJk+ED837oEXCK/Vle+dUjQOKL2XXx37rdrfFj8P79jc76DKgEA
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
        "text/javascript; charset=utf-8", tag: "a3697aca0b1a5abf",
        text: #"""
            try{CSS.registerProperty({name:"--_u",syntax:"<length>",inherits:!0,initialValue:"1px"})}catch{}func\#
            tion T(e){let t=new CSSStyleSheet;return t.replaceSync(e.replace(/(?<![\w#-])(-?\d*\.?\d+)u\b/g,"cal\#
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
            o,n)};`).join(""),ft=T(`:host{display:block}:host([hidden]){display:none}.root{--_u:calc(1em / 16);$\#
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
            id CanvasText}.live-mark::before{background:CanvasText;forced-color-adjust:none}}`);var pt=T(':host{\#
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
            [data-state="connecting"] .wave3{opacity:.25}}'),mt=T('.root{position:relative}.clip{position:relati\#
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
            or.userAgent),q=!1,E=new Set,U=()=>document.body?.getAttribute("arrows")??null;function Yt(){let e=U\#
            ();return e===null||e==="keys"?!q:e!=="off"}function wt(){let e=U();return e!==null&&e!=="keys"&&e!=\#
            ="off"}var bt=()=>U()!==null||Xt;function yt(e){return E.add(e),()=>E.delete(e)}function kt(e){e.typ\#
            e==="pointermove"&&!e.movementX&&!e.movementY||q||(q=!0,E.forEach(t=>t()))}addEventListener("pointer\#
            down",kt,{capture:!0,passive:!0});addEventListener("pointermove",kt,{capture:!0,passive:!0});new Mut\#
            ationObserver(()=>E.forEach(e=>e())).observe(document,{attributes:!0,attributeFilter:["arrows"],subt\#
            ree:!0});function Zt(e){let{width:t,height:o}=e.getBoundingClientRect();return t>0&&o>0&&(e.checkVis\#
            ibility?.({checkVisibilityCSS:!0,visibilityProperty:!0})??!0)}function*L(e){for(let t of e.children)\#
            t.inert||(t.matches(Qt)&&Zt(t)&&(yield t),t.shadowRoot&&(yield*L(t.shadowRoot)),yield*L(t))}function\#
            *xt(e){for(let t=e;t;t=t.parentNode??t.host)yield t}function te(e){return[...xt(e)].findLast(t=>t.lo\#
            calName?.startsWith("cast-"))??null}function Mt(){let e=D(),t=bt()?null:te(e);if(!bt()&&!t)return nu\#
            ll;for(let i of xt(e))if(i.localName==="dialog"&&i.open||i===t||i.hasAttribute?.("data-arrows-scope"\#
            ))return i;let o=document.body,n=i=>{for(let s of i.querySelectorAll("*"))s.localName==="dialog"&&s.\#
            open&&s.matches(":modal")&&(o=s),s.shadowRoot&&n(s.shadowRoot)};return n(document),o}function D(){le\#
            t e=document.activeElement;for(;e?.shadowRoot?.activeElement;)e=e.shadowRoot.activeElement;return e=\#
            ==document.body?null:e}function _t(e,t,[o,n]){let i=x=>[(x.left+x.right)/2,(x.top+x.bottom)/2],[s,r]\#
            =i(e),[a,c]=i(t),u=o>0?t.left-e.right:e.left-t.right,h=n>0?t.top-e.bottom:e.top-t.bottom,p=o?u:h;if(\#
            (o?(a-s)*o:(c-r)*n)<=1||p<-Math.min(o?e.width:e.height,o?t.width:t.height)/2)return 1/0;let b=o?Math\#
            .max(0,t.top-e.bottom,e.top-t.bottom):Math.max(0,t.left-e.right,e.left-t.right),k=Math.abs(o?c-r:a-s\#
            );return Math.max(0,p)+b*3+k*.3}function ee(e){let t=D(),o=Mt();if(!o)return!1;let n=[...o.shadowRoo\#
            t?L(o.shadowRoot):[],...L(o)].filter(a=>a!==t);if(!t)return gt(n[0]);let i=t.getBoundingClientRect()\#
            ,[s,r]=[null,1/0];for(let a of n){let c=_t(i,a.getBoundingClientRect(),e);c<r&&([s,r]=[a,c])}return \#
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
            rn;o.close(),e.preventDefault();return}let t=vt[e.key];t&&Yt()&&!ie(D(),e.key)&&ee(t)&&e.preventDefa\#
            ult()});var zt={owner:"cast-token",guest:"cast-guest-token"},$="cast-tab-token",j=null;function C(e,\#
            t,o){try{let n=window[e];return o===null?n.removeItem(t):o!==void 0&&n.setItem(t,o),n.getItem(t)}cat\#
            ch{return null}}var At=()=>j??=C("sessionStorage",$),g=(e,t)=>C("localStorage",zt[e],t);function K()\#
            {let e=/(?:^#|&)t=([^&]*)/.exec(location.hash);if(!e)return null;let t=location.hash.replace(e[0],""\#
            ).replace(/^[#&]+/,"");history.replaceState(history.state,"",location.pathname+location.search+(t&&`\#
            #${t}`));let o="";try{o=decodeURIComponent(e[1])}catch{}return/^[\x21-\x7e]+$/.test(o)?(j=o,C("sessi\#
            onStorage",$,o),o):null}var Ct=()=>K()??At()??g("owner")??g("guest");function St(e,t){e===At()&&(t!=\#
            ="guest"?(g("owner",e),g("guest",null)):g("owner")===null&&g("guest",e))}function Tt(e){j===e&&(j=nu\#
            ll),C("sessionStorage",$)===e&&C("sessionStorage",$,null);for(let t of Object.keys(zt))g(t)===e&&g(t\#
            ,null)}import{EventStream as Et,Known as W}from"./stream.js";var O=class{#e=new W;#t=new W;#o=!1;#n=\#
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
            sOver&&!t.isOpen:o.isOpen&&(t.epoch===null||t.epoch===o.epoch&&o.number>=t.number)}};var re=500,G=3e\#
            3,ae=45e3,ce="cast-events-2",J=()=>document.visibilityState!=="hidden";function Lt({base:e,token:t,h\#
            eard:o,changed:n,shared:i=!0}){let s=new URL("events",e).href,r=new O({heard:o,changed:n,done:()=>a.\#
            close()}),a=new Q({url:s,token:t,...r.own});a.open();let c=()=>{},u=0,h=()=>{clearTimeout(u),r.alone\#
            (),a.open()},p=()=>{try{let b=k=>k?p():h();c=le({base:e,url:s,token:t,...r.worker,failed:b})}catch{h\#
            ()}},w=()=>{u=setTimeout(()=>r.release(),G),p()};return i&&typeof SharedWorker<"u"&&(u=setTimeout(w,\#
            re)),()=>(clearTimeout(u),a.close(),c())}function $t(e){for(let[t,o,n]of e)t.addEventListener(o,n);r\#
            eturn()=>e.forEach(([t,o,n])=>t.removeEventListener(o,n))}var Q=class{#e;#t=null;#o=!1;constructor({\#
            url:t,token:o,heard:n,changed:i}){this.#e=new Et({url:t,token:o,heard:n,changed:(s,r)=>{this.#o=s===\#
            "ended"||s==="unauthorized",i(s,r)}})}open(){if(this.#t)return;let t=()=>this.#e.stop(),o=()=>{J()?t\#
            his.#o||this.#e.start():t()};this.#t=$t([[document,"visibilitychange",o],[window,"pageshow",o],[wind\#
            ow,"pagehide",t],[window,"online",()=>this.#e.kick()]]),o()}close(){this.#t?.(),this.#t=null,this.#e\#
            .stop()}};function le({base:e,url:t,token:o,heard:n,changed:i,joined:s,failed:r}){let a=new SharedWo\#
            rker(new URL("worker.js",e),{type:"module",name:ce}),c=a.port,[u,h,p]=[0,!1,!1],w=(m,Jt)=>{clearTime\#
            out(u),J()&&(u=setTimeout(Jt,m))},b=()=>{h=!0,c.postMessage({type:"join",url:t,token:o,visible:J()})\#
            ,w(p?G:2*G,ut)},k=()=>{clearTimeout(u),c.postMessage({type:"leave"})},x=$t([[document,"visibilitycha\#
            nge",b],[window,"pageshow",b],[window,"pagehide",k],[window,"online",()=>c.postMessage({type:"online\#
            "})]]),lt=()=>{a.onerror=null,x(),k(),c.close()};function ut(){lt(),r(p)}return a.onerror=ut,c.onmes\#
            sage=({data:m})=>{m.joined&&([h,p]=[!1,!0],s()),m.ping&&c.postMessage({type:"pong"}),m.joined||m.pin\#
            g?h||w(ae,b):m.lost?h||b():m.connection?i(...m.connection):m.topic&&n(m.topic,m.data,m.number)},b(),\#
            lt}var ue=4,de=1e4,S=class extends Error{constructor(t,o){super(t),this.name="CastError",this.status\#
            =o}};function he(){return[...crypto.getRandomValues(new Uint8Array(16))].map(e=>e.toString(16).padSt\#
            art(2,"0")).join("")}function jt(e,t){if(typeof e=="number")return{epoch:t,number:e};let o=e?.lastIn\#
            dexOf("-")??-1;return o<0?null:{epoch:e.slice(0,o),number:Number(e.slice(o+1))}}var X=class{#e=new U\#
            RL("./",import.meta.url);#t=null;#o=null;#n=null;#i=!0;#s=new Map;#a=new Map;#r=new Map;#c=null;#l=0\#
            ;#d=!1;#u=new Set;reached=null;connection="connecting";reason=null;get base(){return this.#e}get tok\#
            en(){return this.#o}configure({token:t,base:o,shared:n}={}){t!==void 0&&([this.#t,this.#o]=[t,t]),o!\#
            ==void 0&&(this.#e=new URL(o,document.baseURI)),n!==void 0&&(this.#i=n),this.#p()}state(t){return th\#
            is.#a.get(t)}subscribe(t,o){return this.#r.has(t)||this.#r.set(t,new Set),this.#r.get(t).add(o),this\#
            .#c||this.#p(),t==="connection"?o(this.connection):this.#a.has(t)&&o(this.#a.get(t)),()=>this.#r.get\#
            (t)?.delete(o)}get now(){return performance.now()+this.#l}position(t){if(!t)return 0;if(t.seekTarget\#
            !=null)return t.seekTarget;let{value:o,at:n,rate:i}=t.position,s=o+(i?Math.max(0,this.now-n)/1e3*i:0\#
            ),r=t.live?1/0:t.duration??1/0;return Math.min(Math.max(0,s),r)}async send(t,o={}){return this.reque\#
            st("commands",{body:{id:he(),...o,command:t}})}told(t){let o=jt(t?.event);return!o||this.#h(o)?Promi\#
            se.resolve():new Promise(n=>{let i={at:o,end:()=>(clearTimeout(s),this.#u.delete(i),n())},s=setTimeo\#
            ut(i.end,de);this.#u.add(i)})}#h({epoch:t,number:o}){return this.reached?.epoch===t&&this.reached.nu\#
            mber>=o}#v(t){let o=jt(t,this.state("hello")?.epoch);!o||this.#h(o)||(this.reached=o,this.#f(n=>this\#
            .#h(n.at)))}#f(t){for(let o of[...this.#u])t(o)&&o.end()}async request(t,{method:o,body:n}={}){let i\#
            =this.#o??this.#b(),s=n===void 0?(o??"GET")==="GET":n.id!==void 0,r=t==="commands"?this.state("hello\#
            ")?.epoch:void 0;for(let a=1;;a++){let c=!s||a>=ue,u;try{u=await fetch(new URL(t,this.#e),{method:o?\#
            ?(n===void 0?"GET":"POST"),headers:{Authorization:`Bearer ${i}`,...n!==void 0&&{"Content-Type":"appl\#
            ication/json"}},body:n&&JSON.stringify(a>1&&r?{epoch:r,...n}:n),cache:"no-store",credentials:"omit",\#
            referrerPolicy:"no-referrer",signal:AbortSignal.timeout?.(1e4)})}catch(p){if(c)throw new S(p.message\#
            ,0)}if(u?.ok)return u.status===204?null:u.json();if(u&&(c||u.status<500&&u.status!==429)){let{error:\#
            p}=await u.json().catch(()=>({}));throw u.status===401&&i===this.#o&&this.#m("unauthorized",p),new S\#
            (p??`${u.status}`,u.status)}let h=Math.min(5,Number(u?.headers.get("Retry-After"))||.3*2**a);await n\#
            ew Promise(p=>setTimeout(p,h*1e3))}}#b(){let t=document.querySelector('meta[name="cast-token"]')?.co\#
            ntent;return this.#o=this.#t??(t||Ct()),this.#o}#p(){this.#d||(this.#d=!0,queueMicrotask(()=>{this.#\#
            d=!1,this.#w()}))}#w(){if(this.#c?.(),this.#c=()=>{},!this.#b())return this.#m("unauthorized");let t\#
            =this.#o;this.#n!==t&&(this.#s.clear(),this.#a.clear(),this.reached=null),this.#n=t,this.#c=Lt({base\#
            :this.#e,token:t,shared:this.#i,heard:(o,n,i)=>this.#y(o,n,i),changed:(o,n)=>this.#m(o,n)})}follow()\#
            {let t=K()!==null;return t&&this.#p(),t}#y(t,o,n){this.#k(t,o),this.#v(n)}#k(t,o){if(t==="clock"||t=\#
            =="hello"){let{now:n,scope:i,epoch:s}=JSON.parse(o);t==="hello"&&St(this.#n,i),t==="hello"&&this.#f(\#
            ({at:a})=>a.epoch!==s);let r=n-performance.now();if((t==="hello"||r>this.#l||this.#l-r>250)&&(this.#\#
            l=r),t==="clock")return}this.#s.get(t)!==o&&(this.#s.set(t,o),this.#a.set(t,JSON.parse(o)),this.#g(t\#
            ,this.#a.get(t)))}#m(t,o=null){t==="unauthorized"&&this.#o&&Tt(this.#o),(t==="unauthorized"||t==="en\#
            ded")&&this.#f(()=>!0),!(this.connection===t&&this.reason===o)&&([this.connection,this.reason]=[t,o]\#
            ,this.#g("connection",t))}#g(t,o){for(let n of[...this.#r.get(t)??[]])try{n(o)}catch(i){reportError(\#
            i)}}},d=new X,fe=e=>d.configure(e);addEventListener("hashchange",()=>d.follow());function f(e,t={},.\#
            ..o){let[n,...i]=e.split("."),s=document.createElement(n);i.length&&(s.className=i.join(" ")),n==="b\#
            utton"&&(s.type="button");for(let[r,a]of Object.entries(t))r.startsWith("on")?s.addEventListener(r.s\#
            lice(2),a):l(s,r,a);return s.append(...o.filter(r=>r!=null)),s}function l(e,t,o){if(o==null||o===!1)\#
            e.hasAttribute(t)&&e.removeAttribute(t);else{let n=o===!0?"":String(o);e.getAttribute(t)!==n&&e.setA\#
            ttribute(t,n)}}function M(e,t){let o=t??"";e.textContent!==o&&(e.textContent=o)}function Y(e,t){M(e,\#
            t),l(e,"title",t||null)}function Ye(e){let[t,...o]=e.filter(Boolean);return o.length?[t,...o].map(n=\#
            >`⁨${n.replace(/[\u2066-\u2069]/g,"")}⁩`).join(" · "):t??""}function Ze(e){let t=Math.max(0,Math.flo\#
            or(Number.isFinite(e)?e:0)),[o,n,i]=[Math.floor(t/3600),Math.floor(t/60)%60,t%60],s=r=>String(r).pad\#
            Start(2,"0");return o?`${o}:${s(n)}:${s(i)}`:`${n}:${s(i)}`}function to(){let e=document.activeEleme\#
            nt;for(;e?.shadowRoot?.activeElement;)e=e.shadowRoot.activeElement;return e}var Ot="http://www.w3.or\#
            g/2000/svg",Rt="M3 8V6.5A1.5 1.5 0 0 1 4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5H14",Bt\#
            =[".wave1 M3 19h.01",".wave2 M3 15.4A3.6 3.6 0 0 1 6.6 19",".wave3 M3 11.7A7.3 7.3 0 0 1 10.3 19"],p\#
            e="f M8 5.3v13.4a1 1 0 0 0 1.53.85l10.5-6.7a1 1 0 0 0 0-1.7L9.53 4.45A1 1 0 0 0 8 5.3z",_="M4 9.5v5h\#
            3.2l4.3 3.6V5.9L7.2 9.5z",Pt="M8.9 10.6h2.5l-1.4 1.8a1.45 1.45 0 1 1-1.3 2.2M14.9 10.5a1.3 1.3 0 0 1\#
             1.3 1.3v2.5a1.3 1.3 0 0 1-2.6 0v-2.5a1.3 1.3 0 0 1 1.3-1.3z",Z="M4 12V9.5A2.5 2.5 0 0 1 6.5 7H19M16\#
             4l3 3-3 3M20 12v2.5a2.5 2.5 0 0 1-2.5 2.5H5M8 20l-3-3 3-3",Nt={thin:1.4,bold:3.2},tt={cast:[Rt,...B\#
            t],castConnected:[Rt,...Bt,".inner f M8 8.2h9.8v7.6h-5.2A10.4 10.4 0 0 0 8 10z"],play:[pe],pause:["f\#
             M7 5h2.6a.9.9 0 0 1 .9.9v12.2a.9.9 0 0 1-.9.9H7a.9.9 0 0 1-.9-.9V5.9A.9.9 0 0 1 7 5z","f M14.4 5H17\#
            a.9.9 0 0 1 .9.9v12.2a.9.9 0 0 1-.9.9h-2.6a.9.9 0 0 1-.9-.9V5.9a.9.9 0 0 1 .9-.9z"],stop:["f M7.5 6h\#
            9A1.5 1.5 0 0 1 18 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 16.5v-9A1.5 1.5 0 0 1 7.5 6z"],nex\#
            t:["f M5.5 6.4v11.2a.8.8 0 0 0 1.25.66l8-5.6a.8.8 0 0 0 0-1.32l-8-5.6A.8.8 0 0 0 5.5 6.4z","M18.2 6v\#
            12"],previous:["f M18.5 6.4v11.2a.8.8 0 0 1-1.25.66l-8-5.6a.8.8 0 0 1 0-1.32l8-5.6a.8.8 0 0 1 1.25.6\#
            6z","M5.8 6v12"],rewind30:["M11.5 5.2h.5a7.9 7.9 0 1 1-7.9 7.9","f M12.6 1.9v6.6a.6.6 0 0 1-.98.46L7\#
            .6 5.66a.6.6 0 0 1 0-.92l4.02-3.3a.6.6 0 0 1 .98.46z",`.thin ${Pt}`],forward30:["M12.5 5.2H12a7.9 7.\#
            9 0 1 0 7.9 7.9","f M11.4 1.9v6.6a.6.6 0 0 0 .98.46l4.02-3.3a.6.6 0 0 0 0-.92l-4.02-3.3a.6.6 0 0 0-.\#
            98.46z",`.thin ${Pt}`],volume:[`f ${_}`,_,"M15 9a4.2 4.2 0 0 1 0 6M17.6 6.4a7.9 7.9 0 0 1 0 11.2"],v\#
            olumeLow:[`f ${_}`,_,"M15 9a4.2 4.2 0 0 1 0 6"],mute:[`f ${_}`,_,"M16 9.5l5 5M21 9.5l-5 5"],captions\#
            :["M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5\#
             5.5z","M10.4 10.6a2 2 0 1 0 0 2.8M16.8 10.6a2 2 0 1 0 0 2.8"],queue:["M4 6.5h16M4 11.5h9M4 16.5h7",\#
            "f M15.5 12.6v6.8a.6.6 0 0 0 .92.5l5.2-3.4a.6.6 0 0 0 0-1l-5.2-3.4a.6.6 0 0 0-.92.5z"],speaker:["M8 \#
            3.5h8A1.5 1.5 0 0 1 17.5 5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5z","\#
            M12 17a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z","M12 7.6h.01"],group:["M11 3.5h7A1.5 1.5 0 0 1 19.5\#
             5v11a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 9.5 16V5A1.5 1.5 0 0 1 11 3.5z","M14.5 14.2a2.2 2.2 0 1\#
             0 0-4.4 2.2 2.2 0 0 0 0 4.4zM14.5 6.7h.01","M5 7.5V19A1.5 1.5 0 0 0 6.5 20.5H15"],screen:["M4.5 4.5\#
            h15A1.5 1.5 0 0 1 21 6v9.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15.5V6a1.5 1.5 0 0 1 1.5-1.5z",\#
            "M8.5 20.5h7"],close:["M6 6l12 12M18 6 6 18"],down:["M6 9.5l6 6 6-6"],forward:["M9.5 6l6 6-6 6"],che\#
            ck:["M5 12.5l4.5 4.5L19 7.5"],repeat:[Z],repeatOne:[Z,".thin M11 10.7l1.3-.9v4.6"],repeatShuffled:[Z\#
            ,".thin M9.8 10.3l4.4 3.4M9.8 13.7l4.4-3.4"],shuffle:["M4 7h2.5c4.5 0 6.5 10 11 10H20M17 14l3 3-3 3"\#
            ,"M4 17h2.5c1.4 0 2.6-1 3.6-2.4M13.7 9.5C14.8 8 16 7 17.5 7H20M17 4l3 3-3 3"],speed:["M5.6 18.5a8.7 \#
            8.7 0 1 1 12.8 0","M12 13.2 15.8 9","f M12 11.6a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z"],more:[".b\#
            old M12 5.5h.01M12 12h.01M12 18.5h.01"],drag:["M5 9h14M5 15h14"],remove:["M5 7h14M10 4h4M7 7l.8 12a1\#
            .5 1.5 0 0 0 1.5 1.4h5.4a1.5 1.5 0 0 0 1.5-1.4L17 7M10.3 11v5.5M13.7 11v5.5"],music:["M9.5 17.5V5.5l\#
            9-2v11.5","M9.5 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM18.5 15a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 \#
            0z"],film:["M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5\#
             1.5 0 0 1 4.5 5z","f M10 8.9v6.2a.6.6 0 0 0 .92.5l4.8-3.1a.6.6 0 0 0 0-1l-4.8-3.1a.6.6 0 0 0-.92.5z\#
            "],warning:["M12 4 3 19.5h18L12 4zM12 10v4.5M12 17h.01"],wifi:["M3.5 9.5a12.5 12.5 0 0 1 17 0M6.7 13\#
            a8 8 0 0 1 10.6 0M9.8 16.3a3.5 3.5 0 0 1 4.4 0M12 19.5h.01"],search:["M10.5 17a6.5 6.5 0 1 0 0-13 6.\#
            5 6.5 0 0 0 0 13zM15.3 15.3 20.5 20.5"],sliders:["M5 5v6M5 15v4M12 5v2M12 11v8M19 5v8M19 17v2M3 13h4\#
            M10 9h4M17 15h4"]};function oo(e){Object.assign(tt,e)}var no=()=>Object.keys(tt);function et(e,t="")\#
            {let o=document.createElementNS(Ot,"svg"),n={viewBox:"0 0 24 24",fill:"none",stroke:"currentColor","\#
            stroke-width":2,"stroke-linecap":"round","stroke-linejoin":"round","aria-hidden":"true",focusable:"f\#
            alse",class:`icon ${t}`,"data-icon":e};for(let[i,s]of Object.entries(n))o.setAttribute(i,s);for(let \#
            i of tt[e]??[]){let[,s,r,a]=/^(?:\.(\S+) )?(f )?(.*)$/.exec(i),c=document.createElementNS(Ot,"path")\#
            ;c.setAttribute("d",a),s&&c.setAttribute("class",s),s in Nt&&c.setAttribute("stroke-width",Nt[s]),r&\#
            &(c.setAttribute("fill","currentColor"),c.setAttribute("stroke","none")),o.append(c)}return o}functi\#
            on v(e,t,o){e.dataset.icon!==t&&(e.dataset.icon=t,e.replaceChildren(et(t,o)))}var me=new URL("texts/\#
            ",import.meta.url),R=new Map,B=new Map,be=[300,1e3],ge=5e3,ve=/^(ar|fa|he|ur)\b/;async function we(e\#
            ){for(let t of[...be,null]){let o=await e().then(n=>n.ok?n.json():null).catch(()=>null);if(o||t===nu\#
            ll)return o;await new Promise(n=>setTimeout(n,t))}}function N(e){return R.has(e)||R.set(e,we(()=>fet\#
            ch(new URL(`${e}.json`,me))).then(t=>(t??R.delete(e),t))),R.get(e)}N("index");N("en");function ye(e)\#
            {for(let t=e;t;){let o=t.closest?.("[lang]");if(o)return o.getAttribute("lang");t=t.getRootNode().ho\#
            st}return""}function Vt(e){let t=ye(e);return t?[t]:[...navigator.languages??[]]}var ot=class{constr\#
            uctor(t,o,n){this.language=t,this.direction=o?.dir??(ve.test(t)?"rtl":"ltr"),this.own=o?.texts??{},t\#
            his.english=n?.texts??{}}text(t,...o){return(this.own[t]??this.english[t]??t).replace(/\{(\d)\}/g,(i\#
            ,s)=>o[s]??i)}};function Ht(e){return B.get(Vt(e).join())??null}function ke(e,t){let o=e.toLowerCase\#
            ().split("-");return o.map((i,s)=>o.slice(0,o.length-s).join("-")).map(i=>t.find(s=>s.toLowerCase()=\#
            ==i)).filter(Boolean)}async function Ft(e){let t=Vt(e),o=t.join();if(B.has(o))return B.get(o);let n=\#
            await N("index"),i=t.map(h=>ke(h,n??["en"])).find(({length:h})=>h)??["en"],[s,...r]=await Promise.al\#
            l(["en",...i].map(N)),a={...r[0],texts:Object.assign({},...r.map(h=>h?.texts).reverse())},c=new ot(i\#
            [0],a,s),u=[n,s,...r].filter(h=>!h).length;return u?xe(o,c,u):(B.set(o,c),P.delete(o),c)}var P=new M\#
            ap,It=0;function xe(e,t,o){return clearTimeout(It),It=setTimeout(()=>I.forEach(n=>n()),ge),P.get(e)?\#
            .missing<=o||P.set(e,{texts:t,missing:o}),P.get(e).texts}var I=new Set;new MutationObserver(()=>I.fo\#
            rEach(e=>e())).observe(document,{attributes:!0,attributeFilter:["lang"],subtree:!0});function qt(e){\#
            return I.add(e),()=>I.delete(e)}function Me(e){if(!e)return null;try{let t=new URL(e,d.base);return[\#
            "http:","https:","blob:"].includes(t.protocol)?t.href:null}catch{return null}}var _e=1e4;function ze\#
            (){let[e,t]=[null,null];return{failed:()=>t=performance.now(),asks(o){return e===o&&(t===null||perfo\#
            rmance.now()-t<_e)?!1:([e,t]=[o,null],!0)}}}function Ut(e,t){let o=f(`div.picture.${e}`,{part:"pictu\#
            re","aria-hidden":"true"},et(t,"stand-in")),n=ze();return{element:o,show(i){let s=Me(i);if(!n.asks(s\#
            )||(o.querySelector("img")?.remove(),o.querySelector(".stand-in").toggleAttribute("hidden",!1),!s))r\#
            eturn;let r=f("img",{alt:"","data-state":"loading",decoding:"async",referrerpolicy:"no-referrer"});r\#
            .addEventListener("load",()=>l(r,"data-state","there")),r.addEventListener("error",()=>r.isConnected\#
            &&(r.remove(),n.failed())),r.src=s,o.append(r)}}}var Ae={deviceControl:"castViews",instructions:"cas\#
            tViews",mediaControl:"castViews",deviceChooser:"deviceControl",connectionController:"deviceControl",\#
            noDevicesAvailableController:"deviceControl",navigation:"connectionController",toolbar:"connectionCo\#
            ntroller",miniController:"mediaControl",expandedController:"mediaControl",trackSelector:"mediaContro\#
            l"},Ce=8e3,Se=6e4,nt=new Set;function it(){let e=[...nt].filter(t=>t.isHeard);return e.find(t=>t.isO\#
            pen)??e.find(t=>!t.isQuiet)??e[0]}var z=class extends HTMLElement{static get sheets(){return[]}stati\#
            c get topics(){return[]}static get node(){return"castViews"}#e=[];#t=!1;#o=new Map;#n=new Map;#i=0;#\#
            s=-1/0;#a=[];isBuilt=!1;constructor(){super();let t=this.attachShadow({mode:"open"});t.adoptedStyleS\#
            heets=[ft,...this.constructor.sheets],this.root=f("div.root",{part:"root"}),this.snack=f("p.snack",{\#
            role:"status",part:"notice"}),t.append(this.root)}connectedCallback(){nt.add(this);let t=()=>this.in\#
            validate();this.#e=[...this.constructor.topics.map(o=>d.subscribe(o,n=>{this.#h(o,n),t()})),d.subscr\#
            ibe("style",()=>this.#u()),d.subscribe("connection",t),qt(()=>this.#c()),yt(()=>this.#l())],this.#c(\#
            )}disconnectedCallback(){nt.delete(this),this.#e.forEach(t=>t()),this.#e=[]}#r;ready=new Promise(t=>\#
            this.#r=t);#c(){let t=n=>{this.texts!==n&&(this.texts=n,l(this.root,"lang",n.language),l(this.root,"\#
            dir",n.direction),this.#l(),this.#u(),this.root.replaceChildren(),this.build(),this.isBuilt=!0,this.\#
            #d(),this.#r())},o=Ht(this);o?t(o):Ft(this).then(n=>this.isConnected&&t(n))}#l(){this.root.classList\#
            .toggle("far",wt());let t=getComputedStyle(this).colorScheme;this.root.style.colorScheme=!t||t==="no\#
            rmal"?"light dark":""}t(t,...o){return this.texts?.text(t,...o)??""}build(){}render(){}invalidate(){\#
            this.#t||(this.#t=!0,queueMicrotask(()=>{this.#t=!1,this.isBuilt&&this.isConnected&&this.#d()}))}#d(\#
            ){let t=d.connection,o=t==="connecting"?this.root.classList.contains("is-lost"):t!=="open";this.root\#
            .classList.toggle("is-lost",o),this.connectionChanged?.(t),this.render()}get styleNode(){return this\#
            .constructor.node}restyle(){this.#u()}#u(){let t=d.state("style")??{},o=this.styleNode;for(;o&&!t[o]\#
            ;)o=Ae[o];let n=t[o]??{};for(let i of dt){let s=n[`--cast-${i}`];s===void 0?this.root.style.removePr\#
            operty(`--_s-${i}`):this.root.style.setProperty(`--_s-${i}`,s)}}isBusy(t,o=[]){return o.includes(t)|\#
            |this.#o.has(t)}wish(t){return this.#o.get(t)?.wish}async act(t,o,n={},i=void 0){let s={wish:i};this\#
            .#s=performance.now(),this.#o.set(t,s),this.invalidate();let r=()=>{this.#o.get(t)===s&&(this.#o.del\#
            ete(t),this.invalidate())};try{let a=await d.send(o,n);return d.told(a).then(r),a}catch(a){return r(\#
            ),this.fail(a.message),null}}#h(t,o){if(!o||typeof o!="object"||!("failure"in o))return;let n=this.#\#
            n.get(t),i=o.failure?`${d.state("hello")?.epoch} ${o.failure.id}`:null;this.#n.set(t,i??n??null);let\#
             s=this.isHeard||performance.now()-this.#s<Se;n!==void 0&&i&&i!==n&&s&&this.fail(o.failure.reason)}g\#
            et isQuiet(){return!1}get isHeard(){return this.isBuilt&&this.isConnected&&this.snack.isConnected}fa\#
            il(t){(this.isHeard?this:it()??this).say(this.t("requestFailed",t))}say(t,o=!1){M(this.snack,t),clea\#
            rTimeout(this.#i),o||(this.#i=setTimeout(()=>M(this.snack,""),Ce))}iconButton(t,o,n={}){let i=f("but\#
            ton.icon-button",{"aria-label":o,...n});return v(i,t),i}};var Te=5e3,Dt={"cast-dialog":"./panels.js"\#
            ,"cast-instructions":"./instructions.js","cast-expanded-controller":"./panels.js","cast-track-select\#
            ion":"./panels.js","cast-volume":"./panels.js","cast-queue":"./panels.js"},V=e=>import(Dt[e]),st=nul\#
            l;function Ee(){return st??=new Promise(e=>{let t=d.subscribe("instructions",o=>{o?.presented&&e(V("\#
            cast-instructions").finally(()=>(t?.(),st=null)))})}),st}function rt(){let e=()=>Object.keys(Dt).fil\#
            ter(i=>!customElements.get(i)),t=i=>(i==="cast-instructions"?Ee():V(i)).catch(s=>(reportError(s),set\#
            Timeout(o,Te))),o=()=>e().forEach(i=>document.querySelector(i)&&t(i)),n=new MutationObserver(()=>e()\#
            .length?o():n.disconnect());n.observe(document,{childList:!0,subtree:!0}),o()}async function y(e){tr\#
            y{await V(e)}catch{let o=it();return o?.say(o.t("notLoaded")),null}let t=document.querySelector(`${e\#
            }:not([inline])`)??document.body.appendChild(document.createElement(e));return await t.open(),t}var \#
            A=e=>void V(e).catch(()=>{});var at=class extends z{static get sheets(){return[pt]}static get topics\#
            (){return["button"]}static get node(){return"toolbar"}build(){this.button=f("button.icon-button",{pa\#
            rt:"button","aria-haspopup":"dialog","data-hidden":!0,onclick:()=>this.#t(),onpointerenter:()=>A("ca\#
            st-dialog"),onfocus:()=>A("cast-dialog")}),this.snack.className="hush",this.root.append(this.button,\#
            this.snack)}render(){let{visible:t=!1,state:o="noDevicesAvailable",label:n="castNoDevices",look:i=nu\#
            ll}=d.state("button")??{};this.#e(i),v(this.button,o==="connected"?"castConnected":"cast"),l(this.bu\#
            tton,"data-state",o),l(this.button,"data-hidden",!t),l(this.button,"aria-label",this.t(n)),l(this.bu\#
            tton,"aria-busy",o==="connecting"?"true":null),l(this,"data-state",t?o:"hidden")}#e(t){let{style:o}=\#
            this.root,n={"--_look-width":t?.width,"--_look-height":t?.height};for(let[i,s]of Object.entries(n))s\#
            >0?o.setProperty(i,`calc(var(--_u) * ${s})`):o.removeProperty(i);t?.tintColor?o.setProperty("--_look\#
            -tint",t.tintColor):o.removeProperty("--_look-tint")}#t(){let t=new CustomEvent("cast-button-tap",{b\#
            ubbles:!0,composed:!0,cancelable:!0});this.dispatchEvent(t)&&y("cast-dialog")}get isQuiet(){return!0\#
            }click(){this.button?.click()}focus(t){this.button?.focus(t)}};customElements.define("cast-button",a\#
            t);import"./stream.js";var Le={skipNext:["next","next"],skipPrevious:["previous","previous"],rewind3\#
            0Seconds:["rewind30","rewind30"],forward30Seconds:["forward30","forward30"],closedCaptions:["caption\#
            s","captions"],stop:["stop","stop"]},Kt=(e,t)=>e.t(d.state("button")?.state==="connecting"?"dialogCo\#
            nnectingTo":"castingTo",t),$e=(e,t)=>e.wish("playback")??t.playback;function je(e,t,o){let n=$e(e,o)\#
            ;v(t,n==="loading"?"stop":n),l(t,"data-action",n);let i=n==="loading"?`${e.t("loading")}. ${e.t("sto\#
            p")}`:e.t(n);l(t,"aria-label",i),l(t,"aria-busy",n==="loading"||e.isBusy("playback",o.pending)?"true\#
            ":null)}function Oe(e,t){let{action:o}=t.dataset;if(!o)return;let n={play:d.state("media")?.live?"st\#
            op":"pause",pause:"play"}[o]??"play";e.act("playback",o==="loading"?"stop":o,{},n)}function Wt(e,t,o\#
            ){return Array.from({length:o},(n,i)=>{let s=e.iconButton("","",{part:`slot slot-${i}`,onclick:()=>R\#
            e(e,t,i,s)});return s})}function Gt(e,t,o,n){t.forEach((i,s)=>{let{type:r="none",enabled:a=!1,pendin\#
            g:c=!1,on:u=!1}=o?.[s]??{};if(l(i,"data-type",r),l(i,"data-empty",r==="none"),l(i,"aria-disabled",a?\#
            null:"true"),l(i,"tabindex",a&&r!=="none"?null:"-1"),r==="none")return;if(r==="playPauseToggle")retu\#
            rn je(e,i,n);if(i.removeAttribute("data-action"),l(i,"aria-busy",c||e.isBusy(`slot${s}`)?"true":null\#
            ),r==="custom"){v(i,e.getAttribute(`custom-icon-${s}`)??"more"),l(i,"aria-label",e.getAttribute(`cus\#
            tom-label-${s}`)??`${s+1}`);return}let h=e.wish(`slot${s}`)??u,[p,w]=r==="muteToggle"?[h?"mute":"vol\#
            ume",h?"unmute":"mute"]:Le[r];v(i,p),l(i,"aria-label",e.t(w)),r==="closedCaptions"&&l(i,"data-on",u)\#
            })}function Re(e,t,o,n){if(n.getAttribute("aria-disabled")==="true")return;let i=n.dataset.type;if(i\#
            ==="playPauseToggle")return Oe(e,n);if(i==="closedCaptions")return y("cast-track-selection");if(i===\#
            "custom"){let r={bar:t,slot:o};return void e.dispatchEvent(new CustomEvent("cast-custom-button",{bub\#
            bles:!0,composed:!0,detail:r}))}let s=i==="muteToggle"?n.dataset.icon!=="mute":void 0;e.act(`slot${o\#
            }`,"tapButton",{bar:t,slot:o},s)}var H=class{#e;#t=0;constructor(t){this.#e=t}run(t){t&&!this.#t?thi\#
            s.#o():!t&&this.#t&&(cancelAnimationFrame(this.#t),this.#t=0)}#o(){this.#t=requestAnimationFrame(()=\#
            >{this.#o(),this.#e()})}};var Be=72,ct=class extends z{static get sheets(){return[mt]}static get top\#
            ics(){return["media","dialog","button"]}static get node(){return"miniController"}#e=!1;#t=!0;#o=new \#
            IntersectionObserver(([t])=>{this.#t=t.isIntersecting,this.invalidate()});#n=new H(()=>this.#s());co\#
            nnectedCallback(){super.connectedCallback(),this.#o.observe(this)}disconnectedCallback(){super.disco\#
            nnectedCallback(),this.#o.disconnect(),this.#n.run(!1)}build(){this.progress=f("div.progress",{part:\#
            "progress","aria-hidden":"true"},f("span")),this.thumb=Ut("thumb","film"),this.titleLine=f("span.tit\#
            le.line",{part:"title",dir:"auto"}),this.mark=f("span"),this.subtitle=f("span.caption.line",{part:"s\#
            ubtitle",dir:"auto"}),this.bodyButton=f("button.body",{part:"mini-body","aria-haspopup":"dialog",onc\#
            lick:()=>y("cast-expanded-controller"),onpointerenter:()=>A("cast-expanded-controller"),onfocus:()=>\#
            A("cast-expanded-controller")},this.thumb.element,f("span.texts",{},this.titleLine,f("span.second",{\#
            },this.mark,this.subtitle))),this.slots=Wt(this,"mini",3),this.bar=f("div.bar",{role:"group",part:"b\#
            ar"},this.progress,this.bodyButton,f("div.slots",{part:"slots"},...this.slots)),this.root.append(f("\#
            div.clip",{},this.bar),this.snack)}get active(){return Boolean(d.state("media"))}get minHeight(){ret\#
            urn this.active?Be*(parseFloat(getComputedStyle(this.root).getPropertyValue("--_u"))||1):0}render(){\#
            let t=d.state("media");this.root.classList.toggle("active",Boolean(t)),t&&this.#i(t),this.#n.run(Boo\#
            lean(t)&&this.#t&&t.position.rate!==0&&!t.live),this.#e!==this.active&&(this.#e=this.active,this.dis\#
            patchEvent(new CustomEvent("cast-should-appear",{bubbles:!0,composed:!0,detail:{active:this.active,m\#
            inHeight:this.minHeight}})))}#i(t){let o=d.state("dialog")?.device,n=o?Kt(this,o):"",i=t.title??t.su\#
            btitle??(n||this.t("castConnected")),s=t.ad?.title??(n!==i&&n?n:t.subtitle??t.studio??"");Y(this.tit\#
            leLine,i),Y(this.subtitle,s),this.mark.className=t.ad?"ad-mark":t.live?"live-mark":"",M(this.mark,t.\#
            ad?this.t("advertisement"):t.live?this.t("live"):""),l(this.mark,"hidden",!t.ad&&!t.live),l(this.thu\#
            mb.element,"hidden",!t.thumbnail),this.thumb.show(t.image),l(this.bar,"aria-label",[i,s].filter(Bool\#
            ean).join(", ")),l(this.bodyButton,"aria-label",[i,s,this.t("openPlayer")].filter(Boolean).join(", "\#
            )),Gt(this,this.slots,t.mini,t),this.progress.classList.toggle("ad",Boolean(t.ad)),this.progress.cla\#
            ssList.toggle("live",t.live),this.#s()}#s(){let t=d.state("media");if(!t)return;let o=t.live?1:t.dur\#
            ation&&t.showsPosition?d.position(t)/t.duration:0;this.progress.style.setProperty("--_at",Math.min(1\#
            ,Math.max(0,o)).toFixed(5))}};customElements.define("cast-mini-controller",ct);import"./stream.js";d\#
            ocument.readyState==="loading"?addEventListener("DOMContentLoaded",rt,{once:!0}):rt();export{at as C\#
            astButtonElement,z as CastElement,S as CastError,ct as CastMiniController,O as Handover,ot as Texts,\#
            H as Ticker,d as castClient,Ze as clockText,fe as configureCast,to as deepFocus,oo as defineIcons,je\#
             as drawPlayback,Gt as drawSlots,f as el,we as fetchTexts,Ct as findToken,Tt as forgetToken,et as ic\#
            on,no as iconNames,wt as isFar,Yt as isOn,Xt as isTV,Ye as joined,St as keepToken,V as load,rt as lo\#
            adPresent,Wt as makeSlots,ee as moveFocus,he as newID,yt as onInputChange,qt as onLanguageChange,Lt \#
            as openTransport,Ut as picture,ze as pictureAsker,Me as pictureURL,Kt as placeText,$e as playbackAct\#
            ion,A as prepare,y as present,y as presentCast,dt as properties,l as setAttribute,v as setIcon,Y as \#
            setLine,M as setText,T as sheet,it as speakerNow,K as takeToken,Oe as tapPlayback,Ft as textsFor,Ht \#
            as textsNow,ft as theme};
            """#,
        gzip: """
            H4sIAAAAAAACA4xXB3ekOBL+KwzeAHPQA3SwG7ZnLue8eT1+N0IqGq1FeJJwWB7//UqITnZPDlLpq1KFr0pYy8f+d19/PZOw5UqD\
            /LdsWpD60etrUkHqhuH/OjdQj7UmD6n7lYB6q8vXbsDrEiTXKn0R4ZprTsR3RHSoEbcP7uAPlGha9kPR1VTzpna+8cDvBWhHb2q4\
            d/DOr/WjgK9LAJ1J0J2sHY1utIJQ+Pqxph7sdt4r781XL67f3l+EN74XvnnLXr6d4b+/8ru3+att4FIiqHdHpGe89Z2Xzmex7/p+\
            oAcUOkxvrt2c0NutbLqahbQRjXQDl9OmDjWv9V6Sd1obGTwcZCUQxuvtqTBv2OOphJJW86e6SnAGMmxls5Wg1FO5AvSAEfn4XkRX\
            K4Bbkgt4DhH8DkJeM06JbuReTFhYEXmLygUXYi8uGoyzIBUXj+5NUGJKjnOCgDMJuijGX2YVs7hI5qh5PabtbPYuFvPF5QLMiq4p\
            ZRZOKIVao9AuDuiYLBmlZkXW9LIoRjTa3Cvs1+ccikhSrFZG57hq52t4/q5dZc/X2CjlMU0is4IrWAOMSqbyZwlwsYgWi0U+Rr+i\
            axaP8IkW7yPIxZKuotXV6NiSrPNkVNqV+gMMmshu8+M/Fxgze3p9EuMu6JwSthojYctkmY82DgT8NFJewBxWMGZhvpyv5zbThqrn\
            GWtvXiZJXNj6XpLLyPKGvZfMiIvIIoqsBi2WdNSQhCswWnZxhI6LRUHMKlkndG4rgyQhAmXj/wcsy2FV5COWLeLVasfKHdwujzUi\
            lgDijO4alsUu4tpGXMMBCRHMYT3mhsxhsRyRIKU5tf8fsPk8WcVgI8wXxFZD1dikKKsbzSmE51o2gXk8HwkFC1gB3fn/RPWUhUVS\
            zIvLUX2ZXCXMvbkJ/riBzetSzyrSet61DoImqG/8zet3yDIWftbrIf2sBw+l/pC982c/N7z2XNcPCr35xnuXlo3SPeOqFeQxzUVD\
            b4dR5l2XnDFAW/vTuqlhmMmm0b0Z4Ok4zmOonFdOvPKzz/o/eh4EGi+HzWaj30D6TvBtqUOG3PDQiyEw/vjv/MH5rN/7jCo7hw0m\
            tS1CidKj+8HUMupkx0KD9X3/OKbBwZOyuQOZym3uxcmlM/1FF2fx3M/wvDWNcO48ScZzIApS2uWchjn8wkF6sySI8Hc8HhdEpnF2\
            NKaP/T0SH9w+Frp/apqtAOdrUuPY+G+TN7oJ3K9h24Dz7V/MA640VGHHA/efeDTh3D+DuAMkBHH+CR2y7TeSExEoPAwVSF74vvVI\
            8V8grYDxrrKCezAFSLEJJ4B5y7GQsiIiG1lfWkQ8W2QCtDbDpyUUp+wONVKQYCHrVGkitRVoiZcXiBhZkd2XXMOoubc+sjadsmDm\
            sJ8dPxPp6STM0NX8lqNh0oYlumSZY6HjZS2RCDzg4MHGGxL2c6cwgij6PDsrHX5tUkIcr+J1eM+ZLtM4uYraB78f2TzDmh4zejZf\
            TqQ+VBxlwzk7l9EH7Kyem1mhFdW1bSO1crDJHc+GeNQoF1EUBeYJ9Se7vekswK7yDy60EgqQ00APFS2hgtSoH3T23ahRbxheBmma\
            A5YMcEEKDbLPmweTLFPsvJHmzUDJsGv8k753XvDKOE1qPZRJUM6DNuhE0IhA8L4icsvrNMpawswDjSvB1YFtNYzsS6eP0cG+/T1p\
            WyBYWjph9masMyf2DjP0uT1LtcOukwq3bcNrDfKIv3uEbjpahmT84E0rUvO2E8Rssk6Nr68Aqsd79nR7ejDFkGKOzAvLAru/JpKT\
            cCfcuFp24N70k0sMCtIJPaRFQzvVN502LWjtWVl4xxVH1f1ZMlt2jmoEZ86ulQ4fTn42wcKmKBToNOkGQ0LnvLGJs/PZEmHTt9R5\
            5DTqzbfj6duQ8dqc20GTLLpslB62hYAHmzgzhQvR3KeT6eGacblxpRbujTOruHlGgfWHOaIoEfCDF8b+3rn+MNSOf3TACM0PD/Es\
            wT71n4yx+cngW0bR6SCaLPuWFveStGlOhOHgMNNcC/jInWcuXJ6/YZipiggRzKYvyg8bnl1dnglmMRnpnw/TYW/35GwS4rGxdFq8\
            Q01sh9sc7IUgBG8VV0+GuclRZibecemjk3LaNel0g1w/6jdpwpiQQssPIAUU2hSgMi5LsJ2JKllXIwkZhDlnPOXYCESDrTAGzAn+\
            X3cVSE5TTfJOEGn2ChnUqbJvG8VHSyRHzU7DCX3j9uGYvrjdTaAQ18+SRTE7YUuwgXitQHvL6HP/TKps14S2Sw8eSDAT5g6yXUW2\
            krMMVxRCNFGplMI4rg4ddOzr4uq41ezWTmxJGO8UEv3z/7NqHVyO4jD4r3B9fAc8Q8rOhuu9995TmNncJiEvhJnL8fjvJ8kotrFZ\
            cnUbRpYtIUufPo8dhrgLkdHxUjvoolAARJMyLLDYH0/0YG19Rjiq1rNYMY0LW3a+RNtcYQW2WLibMvVob+JstzeLR9fdEtC402k1\
            YzY7xMmbTUxPOrm1vkbnZxSR9kdBKLG+OUWw4BFGePgWssd1RYej83G4cCWyCtK087EoUz45Gzwc+dJBOnGSmz5DvKleo4eDgfDA\
            o/mquKfnzIneJr4wOC6LC5aLsWvMV64co0PbqDPhoBVQr+eZT+PudBruLq+MCi2VbOjZMTMZJFUwrgJsIGQA/2PrAJ0F6ADvzxaU\
            83ZgHeA/OYU1nKi/LODHk0yvSgHPS1Dwq+mLqjzxVBg/XsUQzeudYIDH8fr005kvFyJkGPkySYudovwOZpdqdSVlAhITlqu3fAyg\
            T+jAfGYgBEu2Jy7nCHQFAZdt57RlIh3jh2WAUwDerHc3yGWew9F1BjtA2Yj1xk79nE71I0kau4KD3bz+OD/dHIBfLQPcQn0sDLxy\
            KI5Qi64SfCMaU3ZxyKFM5DV40vyeTRPv10sQz/9FWehWIzfUFZsiMj8c4KWD9fa27osFaTmJGir2Ej8Xiz+gOgPNA0kQ92QmlXMt\
            SSelteBPq/lxHpXoLwACBeEjI9ZlExPt0UErdlgmqZFV0wq6qsrjBNLjnvd2+N8gsMw6+2Na2D786bXwHRi/Z8rzl1Tgc7473UNT\
            krcumOXb/fHEnrE7IDsbNDHRdEi7DVcxXa6mle0cVCKsqjKVsssExDLNt0PeSwiNG9vidtPMQmZ82WfQi2iMDwwtFCaat3DzTTxf\
            eS0nfTpMquBBV+vYFzXz87F5Jl0kN1J2HTJg+wNl+bqMNsCcvfpi7fv0oxKcVGbnhDCZOM08NETVMgfTCpqqHkXtdu7GAtG+vQni\
            lUKyJOxWeKO4h6qQGC29zrXRqjqopBvLpPSLQFApGdBcwXdNDLEGDNoUt6H6a0ZAYwU7rP2nIcTTsJnTv4P5Bo8FfNIl3DPlIX1b\
            7ytjvQsLoa4lbXIOQCkyfZDxI2h6zyVlwCmp6RLNxsC3WTKTXbaoR9QmQA0ZcapwxG6jraJv0vibNDyMacMuZKJ5bQl9n3mzrPPc\
            wy50p7VJKOTj5W72rfnubl5+DXDSPegWztOCmekcpuUogzW/iwwv/vbIRL+gmWjnQEOMIPm5aYHuFkrgxu6PoB4xOFcMtV1LnP51\
            7IftFpFkd3L0yuR6OxdrISfUonhMwzxQOpJmKhNCWIZs539ewU4sbUTbhMgzCp0x/aKqbilZa/9WCYbhHVTxHC4Q/k+7bMwueAe1\
            aZ9rFzRDllmuOSTSb82ueDu/g8uS8o27+XqDcBqIBpLW6GvK0wfwon3VcT+/y5OQ/krVX6OePNb4/EsoJwDW4sqnSRhJCQeCJJ64\
            CLdfr1JWG0kqx50T+BqYNXJnwSQDwaJQLZ8Lp9PnwkSaMDadNCm8GE/1WNJ4vg1zyJRx1huUU0OXFr3/5FD6fsNeMK1qXhDhlhKR\
            yh+e3hcZIHfcheY6lmXm2G/CQi0ZyJLKoRZvR5pYVZNX1eqG7gdpZWhnmtVUr4J4MT+4gN9qd2ayfVTaofmBEd3o0L+Qd/vhCmPB\
            4hHOUrhXZqixropzR9OHRm1TGLRZHZgPq+kR4eddbcAeAQiUvDHULNijAXlGm6m8hdxqTRxcojaNpP8N3HwB7lg+cnnQITMJdCfj\
            rn3UwjiQVw5SNGqDw/QLCLkl37wpiMaV22ABA/uo2i7qf8lBJpI1xJDa89oC+/QO4EDJ3nVdafXA5DeeEzA3b7NfTax+UKK+5CPA\
            dp0luxgA+r18y1pfZYZd7VgGSYBEArzeFMfScJK5Oi01rlqhV1UKoqbOvk+zBY6nPaQofPn5vCrzr4vbW6xitcvoXjQvcOtuan48\
            emxiplp604PB5sxkN2UY2oBDsln7YbZC/3CK0Bt5FRrOzoWTQ0C4qni20DkrKoCGW6trhcy5YmKcAjhJGKsD6lUb8DaIWo6AryNp\
            9tPMZwykXThxTuKl9hINDV6C/CCyv0B4BYGW9sHdDGCgFdQQ0kpBFABuCidTWYn2YoMXpjDmOgzz+WJw8pDusukIh30neSw5kvix\
            zZp0YqWTyVX4XPORIDHZliU356eV75p92t6y0zpe/Slso08nMDaDrRpOdTnMns6HI8EJAu6kntT0vKCanrvjK/Ubh0Nx/zHE6Oyn\
            KAnlLyENfAkKYEQPfLOf/STDKGkf3y7udziQ/NKEXxxfeQHxUNtkAm7cV8e/ebnS/bZtLf8qNpNxARuGZXeZuVRo/pzUTfcsTldV\
            ndASbDGWCJWE4qQSZ3mbmSeY7/Mo90nmf7BwsZzeb3NvW2I9ODjn4GyALHbsRTW+pDwzBLzcxsRtDnpnZLJLK1hJdIh3VlzsZKMZ\
            HLJxp8sF0v2R6L8/cc0/Ej+b5Oi3S8YuIGxm4x66bL68vOTpqx83ryArxeYndTm42OBK/dnF5vHLsx+/OtucffFqdHb463jzpPxG\
            ved4KCqNqgwrsrf5Nb0/k3T1fnZNIYX4I9k9Fuf2YeqFMuKHhPHkdAo7t0C3lY5UXitzZkyZgySKRRlRrIp4mhar+XzYPHP9xTD3\
            zFUlPzAeHrbSuyUat9lQKYJDXEXp7h+x2kUNljOqGwC39wPYdQD29lDyAKgcphPnL41FG7N2w2o/mxaz94Ze4Hp45xLijLqgGedy\
            qrCiQr3F48YOV5JMAeHsM5ELqGCsvKsklYg8P/dqv2w2f2w2DAQdiHMJaT3PJjNmklPDKHDDqueUyvyWHhsXqmQB7hTCF4kbI9Yw\
            jkBRxQCwzKoKxwjFmg8/OJWW/uupxNfvVsa68M8uwfa3mE47bzGkZzCEodSunwXui3UWuF4R4Kb2hbs1GQVRGItqdWlK5ddsCPmr\
            8S+f107nGOGTwLpOFEnVYzriUC1P5jnWe4kD1vLdnA729jT9hyk5manJzY+Na55Ktr7ThFfVhGPrvofn3BanNN0dtBze/5bwwv4Z\
            SZvZ0Vc7tEQ+n5aq4EbmBSaClfSczmCdir0wfG8P26EPe5+rOa5quDDSOcUvtTahHbC7zZyLppl3MHhneigkagirmhjp7n6+11OV\
            pkZS/ob75Vr5NKoV55GU0sIayyvolG+zyliRk3MNu/c9Qs9UWr1b/ZSbGYtsPiLi/vC2ML9rz97nDDtLLtFgx8R2uWF+xXapDSJv\
            uGeRPf9hDzmR0aLCMTZvEaAj5HKXOD25BFeKzSZHq8FHzrKq0S1ga2SdMCdXeIOFwREPy+VDWkcnPe0kiiRPThtKVoRFLv9YqfL9\
            hVXZujybz1m0DzjVB5CqLFL0DfyO4oWeZvOI2K2Tiouqx+qCdeu8DjJbNGeHC90S9/OGtqHbB0znc0U1S8OhSjsw0zsjuEpUp7vf\
            29G1feI4BqoWk38Ff4QRI3rR6nDKk3fJ6Yi9k+TYHbyT9rKVH50INBm9RMulNkYv0DQWo0qU4yQn7TnKxISK2OkqwTFNjYVwqByE\
            WLmqcVUxSwoaQyAxxIHEGKoaXxXLRKereEaixnTKkGfg+zpmk8OS7xf8UXK82SwfHX6HXLOEH4MhSjq9oqTPaunU+Cbjm4B2EJ/j\
            o4EVoEss44Ag2zcQfZxEHyced0b2dyj6O+TiJrFj4ZgCNSAd0wYCazpglvzgcv/jg5t9+XHLGKXaH4nQAdQJTqQ7ddpvYPfYol8k\
            dOZ1V1a+Zd0qj0djgSFotVqBdDXLktMMttFYkO0JvjasGA3GfOhEwXxIKXvOj0ieBAg5bo59RgeucKhPEshXLrIPQoEemTwqcaY8\
            OJIhXre4VB0rfN012iqFEbDRN1vbj1X8c2dwwIlqUur5/KvC6B9zdctcUieOKPGnKhMJ76U3DZgEgxDvHlv3Qask/JYiEpE1LMh4\
            oAiztsgNCpik6AtqKnyQE7umr3tGPhYFASjg26uSBmcF9ZIqCx96hnVolQ8aFrowM3ypEZ9bRG3RuLWauaIz2tn6KHLOJ8YG7zMa\
            w0hN5qspdJVqtRqHlyXz6omLY86nuSGPErYvbgdZz8k6tdFmo1ULxzk8PN09jlvfh/IQOkorh1NcbI3Hko+1nqusIETgoKDB0MzG\
            E49CQ+OJR0T4Zr8etpUgbYXb+gYkymQHGd/W5g7/kUXSYjjue+M8aiXf/5wrFy5erektvaQmGCOgFcqVLdMYDpOiR1paF/3ZFaTw\
            gPU30G4pBA9ReownbnwcjnsgSQEDQjr3gyei+GDPW+xvzB/hsG27juQFO7dRwfblwFH6h7DPS0Uj1ZQkIZsbBABUmphy7osLZTJf\
            rGb5FY3w2mBoAQE0be2pfowgDBttWh6TTValbQ7cCkpKp3KplzZV5imgJRIV6rlrpO1oRHxKLh1+nztsw+SucAa7jKV3taTMBdlk\
            u39G3qwrRRN6YIrTtHaFLCgDHjajkd7VlcLS96zqxtRO34LSdpPjIUz7L87HwSEkNWzbUVfKun7bkGoXev6J0BP8gFPsPCyjbxS4\
            c71SlfFNVA4dtXiY+IHZZRj8JunHU0+sqdZ8TT9UdJr/Ni/A9pFq5Ez76CotZKkoGvjKqAVQjTUIaUkO/7mQlTKuQ2grcqEafqvY\
            8edqqxHPXED1Jk2TJwzqp6qA0QVOn9V7D7m4TvxLeHRb5jWdfxrgh652I9807s8RS+PfH2z2OMCPft8b7/Mjqd6pCSMQNJbcwZmz\
            UarnZTpO9YY1v5FUsGAiinjTcPT76MHe+OCIGoezvAJq70PnhX1iFBorqmGYaCDTc1TSCAdNSwWbMZkdMAjH6wf0g5nXnHtPNIqG\
            xBy4pIqe1P7w8qsnGlfZBUmoGh2PA329iQNev707OT787d0/q/HBQx+Wa56yN4kW9xGa+KV5TCSwfHni+AKKpumZof9es8gKXuTK\
            VsqiDvEvjNOupM1pBoyvgWz4gSlr5gvFRQNA0Iqcxy30JETh7RjFO+b6lTXXb0iLYgkny/zePXE35r4ut+ywF5k9s8+j6BxW7E/D\
            +TUzHgJKbkLt3g+srWq4MLCPi52s2jk34psC6FP5p/qq1ItIHlW2W76pIntwnyWTOeLl9QNlUyA/DR+YUNAJPK4HRUIUiIYTXWDq\
            iiwQW88gEtPYiMmMTP001mKq6Yl/zdceXcBEypwZCJr4i+E1YCe+n06nKDgUOs2SWDlxa4OerkVJO9IPFLZxu+VBzsCYZjEGg2r+\
            Gqofakd6INtNHm49vNX0s8QPYW3uw6ggiXPzorQBFrMwRS31ZIYxASFbh/5nxaOmzblXHAK8te8PbtZs7yNgY4329lbjMDGvnsFw\
            YbGAbS3oN3G0RgtfU66nHUFxIMw+GZ31naU2G78PDxj1diEbEbPAn6jQ7qe2toEkhQXMNeHTRzmACZexuqBc09zOWo88zDAdLrfF\
            Ruwi00kor0nT+s7NxpcqFoyoV7t3JGcY6oGlAqpxG1kjjZrPw2FpmdYwy3Tp7+la13624jUhQoZjZARh7tsD9MYGttgFyqXaUzVu\
            +wKu5N6ahgnal9JQoPRGmByg4KR4EW1ymW1duxJSVV5CTxPjSyQQpGNKleBmTTxNPlYfi0wln3yK70Q5D8C/bzw8icTX/dxrm8qy\
            Noskyd39RK12/9Yg1oHAxUpYLwJKxpFbN1QuBELDEoUcwlo7S1xZHffDy29Z5JYnZS4pWy1K2/WMrbfhWKVFKGbBtaq5yOz4F2y9\
            Kudx1WABySwlhIWylza7AqfLhYiOzWKVDMTMVSZzLPUKwZBeGbbiopRefkWYWoulGxpcocvkJjm9SZdQIjNAniRz1RDiHkQc78VV\
            ltOj9Ms62GXMhcDdOtirpFImoEEtpWyOs3jKxZK1iZ4cAo/gA+bpwhL3J7vAo2hFarUH6FaUirtkM7u70YaOYsK6tvRhNzk4sjpu\
            jKUUN3IrFEBfcGdpDdWkdZmfiEbjncPtmdx6FS8aI0jmjyTcW7+e0SO6Gk9X7cWsaMQjr73O85b03PyjGawSZVeVVnRKFYKuKbSl\
            rayKbGVmusz/RJvI7YQazHNCAd0VDEhfXREdgratjAbfhHYs/hoeU6Pt2iFZaSBIhvjrASZgwWjUJMKj9iw67CNoJDFy7riIlvBe\
            qpm+3W7FgcVY02nVlIlAWxfJm3xyw/h4DDyBg5eJYMJSGTSq543o762uW3XQPQV/za1gzKpwKEqvGtx57ko1C7rCq1DynchZXNMJ\
            iCMkSleUFLFR9kTVEOYkk+SPidFKzMQSqnsAg0M2h47aQnxt7jv14M3ds/O1EQtyZS4d92ZkbScAXZnv4DmCvMzjQJuJ7mzZv9KI\
            ARc43bJl+jQ+2X8qVgYQb+7VPPcDxxjcstSY9e4fi8XlvWJxea9Y3HxALO7Fwg+orZjMjcMf+rGwfz3BCcY7SMoNaZNGP7eisbIJ\
            foPeki2bnFsLYGXEBJWFWzVha0rEx4ualllIJy2UuHMMJXYi6CJPQSzkErmLvb170UYwdA2kRQCx2bjhKdy7W5YpccnjhQS2hlou\
            GdVaVybNycXptlA/xD6fUBLeFwGckMUn2F0BQCCSVW4rGFwxVcmx+kRcOEW3gywaFA0iBNr6uqvlbMBdrZYKRX/sSLCT6AlstR3u\
            /TKKHFdVorvHb6ZY915mUr5fGm1zWRm4vLB/JahyxykvzL8ge5S9Z/gtOx/bv9ugSH0bjQAGBKJ2BKPTC6udTkQ0iHjnzzI0a77x\
            8R2UobdIKklCLtLrxbV1UXA2XHOsah+/qlSCHuYrn+mKDimKPDxusguPBu4GwQOAypnnE8UGIFKA9b39sNClD445dzmEnxur0nob\
            8igSLlizeSiJI8s7Nsd/C/8lj2X4wDkr32XL4YOsLZZtceKHzxOMntqobRUutLEVGEM1dUNaOeq9XqRBlfarXpN74Xz4noOpauqx\
            2uVul64B7Cq/XpWQ++B4WD2sg/NV1MmaLGQnLcO8R2s63jnKZAW6o1xnS0MtGg+RlkDOgYMZ2zPypAm/yErYTAczdzC3qXq01sh0\
            VxPcwil7AvqDSkq3MErshnpFk4QncVil9LDs/boOrZMwi8ywTZq2TICj7pDtnm+PmF8TfjXroep9qf6SabjG19xyCVF/yyOcZUrr\
            UppQ2o4DN3leh8dERJbetchgiKqR9J7qVVYC4q6VjdDd7aGTtH5LJxvMzgxsbAlCwx1KjAzwBfTEAct7t06EArA5LPjRsfp4P48H\
            0MyJsS+hUiR9YyPDTyRSqocz2Vx/dYBVnByjrHpfTJBNL2xYDHHrs7FUSKNXlDnVCxBjCiO+to8a1/k0Js1FrrIWvjc25GgZPQew\
            kOyFqoE3YgOG4HLuNn7UjPJYuHNf5JXCWpWevwXMmGTEt7IiOfVXjmsQSguFZbb94ipIziowNYd825RG1XUOcon5UOx8GIZD7jAW\
            aAOZuypPb1HDqoW0ieNCCOs7mmBO1w/e9knQ6n/FohlCXB1xD4cP+wQJUX1QQtpv7YpoEYYVMjMc20OraZ8EaOS+yIj4zY25ATyK\
            Mom/gdmBp0asoU5nmuI14qlXN57aXr2k3vUl2widmgSNkTJ0RU/PX9kkny3EhcynjUohuURPKzjphykQuynt9WByPBxmBwfhgnC3\
            2myy02QFB9WmTldJdpvlZueK3gI3nqZpkgDtxtKUdXB2aEbPn10AbXJvp6qs4vWZjxfck/XXj+m6r9x5uM7r1yTeXTW5jvw12eEr\
            2E3AypZLmDA78+hNBe1U156Ye3tfXzz7XlbWMONH6yw7Pd7bK1MvZKUFXcfQtxPicxwV+pDyyyoSEyh/rJFn8wo+nL1MtI/0gdZz\
            jeXe28GhKRKUNczm8dmlLs2FLUvjBB5xAFwYHmJXtrQ6a8LNDPcyO1YXs6X0/psY8Bq9q1Tqm6C1VsFnSZKTwSfOsK8k7dRdw6xg\
            OqCtw7BHnw5ApVAD4T45+Rt3r3msxxgva8+7AEQ6xOyRhvTxoUWtu+4ng2N369ZPZz1YsDux3pILv6M0ff1wHUCAi6HI7eXNLGn0\
            4afCuyLYtJcHax2ilwqCdnh2ZcghwpGUH++f7O9nfOiw72qoZXLa0TBLMduHbiZ/Bocm3M4H69u/lWQfkT8zsr5i9wpo/BFORnhX\
            2ncaPBEMBNtsNk8M40HzQecsmwAQLjPzJYp/sOpKfZdPSm2y6oa1yUjr+XgAMHI10KZvGyVPOpFkk4bZbXRCEJP7OcJ7qUA9bNOb\
            pvE4KmkVebNI1q93PbEwpEhMg1GTy3INTUYruFDerfGxLKUvRN54Au99vYlwqd70Lmythtus6VePDS+/aR4MBt5gNx13pQZcl2L2\
            NL6hakD+LQNM30RkdkqSXh74++GgG+2hgbGHc2CfNCH8dpqjqhOrWZZZWZHzMuzM2tu7MJ6wdmO9rmBGGFnSjIK0rEmiV45XcJAP\
            t1wf+7amhQQ8S08iJDV94bA8Pfl0wBu2zpOSi87evKDUnuneBcPCupUE7yHqRhR8Q2+3ofMaHX0fj2R3QfOdsKzNVjYokABrvgpk\
            wmpseyT21SaWeId0INounK7duy5o3xmobIPmjb/eDhSdMdZ31+NmR10vVxjaD+1St/a9CPa978imI8T3ZBgLpoOmz8l1Qczk4k9U\
            a1imqQ0IfhZXKlFIGss2AlH3PRilC9OQo2CcJoSj0LkrvKJQEo6D9QRd6r2gcj6mx2ewjtCmMuKiapXgBNs34R0aKyBg0v2hXNCr\
            kjYAtM/tch+67kRgO1E0vLex4yhybVqa+79RKbJxewOIBcpcVSQeZe9NI81Jq+3UaOlj0hMuMh7PKX2IQjjpmLBckjNFmw2PRUpk\
            fb2vj222UfYclAnHXIdLABSgcrnqvmH07wR8wrXbOlTzSvl7fDsTTkwU+2Bfo7v/zNpYzUSgql4z6bHOs83u0xmTAiLg0CMh79v4\
            U9lrgzC3AH5xABwcQduMTG4onwebRNvsjg1v1EbGSgikItDNv3dpiKu9FKRhKCU4yOl9/ff//K+H66K9qh/9tjoZfPbZof38bXx0\
            LSi98ff//O/XPIjM//4PpCa2u2uR+bXzYK4TCtni1VxDgpw7IPPqC/rdJw1PFaIsLkbWVODEdgabo4/xiwguek2fDfg/fTYQBv8Z\
            Q+ghHJ5d5VZqptk4uSua/kBohdPgvjiwr2M0F2213YfR/1+PQ21S5pmB6jdmGR8d3d7eytuPpS6vj04Gg8FR9X+cXU1v3DYQ/SvE\
            nlcDDkmRUm5OLj5YbZACPiQIEiG1qwVkJ3AaBfCv73skV9kvA0GhUkvNcDiPnA9SleQs/2y278AfvOluo7RXKq1hsTjUBNTaSU/J\
            Tg3aLqrjEb2pV9caNtvX/DvU5QNTg961n8TqZltILpNaCVdeomEpHUfUtN+38rmVSrpK4g1LaaVWPJt93DKF3JuhM634Rb2EUcG3\
            PAjES9fOaN02UdIBywJpuunRACMMGN3KyT09b7afMCXBoMXSTl7cHMQT5m0r/U0SRw5aveXMddITUZyctDM6DtDcjfhtDU8FMeje\
            OHGDhtK8HUnRdUz1anGnnMZxdpbGXRJpNKN9n9Gqu+1hQTQ0LHVGUUvX2g8aTZgxiAZlcGC5rOuodVOvrltMqbNzw9Yom+0fWCOw\
            bD3y2z7cIc1/v/Li8NwWZO58X314l4P+NR578PrN/tP4XwzYdAfik8n26sRNvXRLwrw1rbgrtRIMT6sh1D7TwvyG7cO3O9T4bd6r\
            D7R3glM6iaP00tdxsrqoE3dAbFi9TscU/EcrXh3IJkNjsmMNAAD/Tb/V9UTbXOz9SJxEDoXPbip+aU2c+pOo0s6AsfSXg2pqTttH\
            o4zCM3runQofsQAUhS1JEhZVjqKTbo0R10qMc9fg55DBCPFubjLj6oBRe+J8DQormriogy6+JLf7+uN70afdRYXa7BU2Jxp1r/GM\
            XiWywhbUqu/pjo9RvIW+QTn2VtwEf06Yd5YSdfWqGpeRpLBlpAacVqt1EuJNAoGaVhZBgcngt67x4g85RQioPgvjAv+/4S3eEvvI\
            N05/jk97YK4Au1Z3CAzlGJhKOAdmq44L6m0F1lxgNS8hW/Dt5AMC6PM9SJ9wW/2JJmxNPwZxhsVWcHHQJJH2O0BdWLTnZt/Xzdef\
            v9UdBB5+/HumOjKLzpigwWmuNqijbf1emK40gALX13AcE6yxLGpfWIFOVyzPq3SbTsi5++LLNf/E0RlXgONw0gGndBc5gJrvzIkz\
            mEicERVV1HpWSErVxIwbOuCC3o5t7DgJQjOGYwvr3JzTmyyQ08m3uxGPZqm94/im7jSfJHrfouGFOTptH3mF9HVCZud1jhz6HBlF\
            LHUmiNGstHqAtpdghherAMyvO7+VeM140ynevuDVlxLgqQDbazwDrPoLcSAniANqonQraib6lVYP0J6LSJRE0OyiZT691eMka/Nk\
            Ocu9Dl2Wf1Dp7pFjozTK5T3TAsQvDe5MgBskaI7nrt9oHV5XQUyJYcPnv4SAyJ1pKjdoZyIOpavy3XFyS9SRHJu4WRMWWWBAlAwU\
            9sivIkoUKr20ju1Ge85JTsLwQSwx7/fVPx/vcLXdlMxDQ6uVNHOnIv0SJK5Cf00/7u/5EsJB874Emp9pHC+hELwkEhgHnOkiV2Iu\
            cc/1hbCKQdSarPLa2UGT0XXDw8kKRkt7ZlsGcGzUeJwdNFELJ+aNBuiE1mhSCaBUO1v7KqFH5FyQOLswagdxFgDg4bh87UPGC04t\
            KOs6xBxBu0bDUmSsYbuVVpcf0BjrD1+fOGThzosdMG3RQVlVt9a6QqW18XZtsVw/aaABmUXBKDephZXIUmvCFIZk0szZduOxn5er\
            MLUSzjkNODcK0aFsyXUBrjKXpZ4z//fdl713KWMJ9Llv3KKKBtuVcbgX5drN3+O9LH6fy9ZCf68x3Xs3P1D7/7uTuRyWCRKN6oV7\
            pXUfaU2X13N3nuuDdDCrnuX6Sr+Y6xGhj7tHWpR2DgTRM8l0N7x8JlHtAgS5VnIXpHb3O4pw8cuZxxGwO1ggjB0ijeVHOn2lWuov\
            sRfFj5T2B6MMYFJLvzpbeVs+g7PZliODEWXNturNSqqHesBu6TU8OQryhO7KP7yyX/6XmL13CVTaLq6Ez9IN2pu2/GgCGR35Kbtz\
            z5/0X2vXwR03jqT/io1LxC7cmxM1fHyW5rSSc9pJsm7VVlNPvJFJbRNtWe7hf7/6qooAyKY0lyaokYkMVNVXBcx4mvAJVKNts2oH\
            rE06fQKIawQvlkLPfarRUHnmlJmgBzPPD3vxNntJtA4IazC9yHJTdbPffs4N2vzb39N/BnPyCjIggH9IwEQs79yk1sxoDkmw2G0w\
            +W9DAABBdD8yudGXjNII8E6SGLYwoPDRXAwMOFakY8UZc0HyKQphfl1+BlMnD1jTwYk+LgJMXvWBM1e7boYz11jbjtlVlM6ONYQ9\
            1EPA5hROkmOm3Gnxq//Iyvz9Inv/9pf2gS2zC/xZ/ML+syqIgLN/fy9DccMQFHRcAUONX1rXAZ40juC2Up9T5AM6cF743SRpx4Ps\
            PelOrYP64jQhBtG48bhZN1+ccTLa1rp2YEGeB0BWojX8aeA5VgxvorLYBo2KXMaBhXfhzbADVWTPlAWvIM+PCQyHLQDNQHHcmwFV\
            4/aD6wMpN/6O8MskCqN7W1UAvfypwogt1z9dLH+6rH7arGFlYk+E0tGeQzVVswfD+0PFShununRUhgg1P39ZNeARNiS0LBsVKuZI\
            nIoW4Re1MeHsp8CMdkam14xkeg0z42Mnv0iUTN8w5gQajW9YXFE5agE+ORZOn+GZHK7dmSOVS6sV9yT19GX5JlqUwKeoS8HXJV//\
            IjOsUkiTlJxVk2rp3Fa75gACW1fQfB0kwObkinj4p0Y6IDR7YqEDaQyESX6iSAl7AjrTUl7qNz7yUlGTaIOhJB3EHKMWbYeg8A2Q\
            jSyrEP1ZL1CvMZIuys1CnkHaF0wbFW0JT1lmnyrRhvK25CcQcn7ewEr69oZT8rQty20vocRhJoVT0ixPYnq4MmE6DwObDWVQY8oy\
            zSoBieLY+232fmXf98SGxt5FY9+edJSmHsFsj1LV5H0eX3ShMqx3jSv8ONJwBcaPqOVqfcAos0Gw8ihhIjO3fKhABN0pU/1Rp19C\
            Hstpa4C8YQAi62i6jz9Aa6S2dsqp7yeL9TCZA9wYh5knDcJk2+fF0VqbNpv8qpMu6y5OcVcXnmt2STh90rdzDU0XTPpTa6Wi2VZa\
            k19CfHlph3iomgO0f6plDpgislebcQqRSHHhLywUELZIDh1AngX5+FAXadZ6qMulzhWMOal7dJXoSvFm1/qsRjFLHAobUnZ3WhPt\
            O+R/eGl1FIbB2pSf8RbYudvYPNvHxgGfda8iJo28vE5ehT312Be/jvOJCtCtXsscAaKOvUX6iXLCcQD6Y8ekVtDWjI/KZlMuqM86\
            uiV+VdA2+Uq3s610kHcambd9zCL9wvU8DujJO83HHP9/mI/BtnCn8Zh/pIvsODXaczxntOc5vNtdxdFBY8SH069yKyAnwy53IgIR\
            4/i3g4PMB3zIUx17DwNVviV9f1t6VpThc+ku9dm/M9w4tuVLpZpMlfNqRUEOQa3CVkH4aJ0vdqT2jpAeXRanR1WosD3oI+1keeS/\
            +rvo8mf60Va+6GAIJzkA/+bTvekiO1vVnwZD8wucdGduew27XUYD5y+TvePbhun8kqwr1o2IedHuoYmV3NYYEks1rAdNJBq4WjR+\
            mwW3swNsrp3AawzZvDe2VLkqdclOgkX89MKz1b7kRNTKOhLXuofdSL1tXVxI6TRfr2BR3Zlo5NTkwbi+g44vXLnhrTMCua5ngFw9\
            tXtXIs2FiQD+KluPPuSMh9F69NtcRoZcSU6ININMhWbBOnZKs5CJlFkuplufF128Za5tr9rdVbFdsYFfiITJcoaoqMN0RmdcrWc4\
            2K6jCDb3NpdDy7ps2w4a8KOijYtICA26mkm0a3H4vsS4jAjEz8yVbpynU47sz90VTXixOi0/bZlx1efrJdAid6fwazKCoFNvGtm7\
            g6r4M92R31bFH0nnoPFhN40mPqK1Jb5c+XDEsO2mujsCximaQJMTU+OgkmjLMgY+ROjrTV15BNMJxoP8ZaLrcPTu+TOlmLaYcvX5\
            A0ClO7xC3EW9hdM+iWT1irsiG75TalQyHfp/oladAtUPJH4bcfpNdNYFA/sfAdj8T0skr7v9DXXBVOtsUMYY4c+W3tPJ85YF3tmW\
            FJCgH0O9glXnFxR6TSsjvrHcFScX3g1Ym6T0hTReUTuwUYy9ABsg3GbY+NjTW0nFZiiR7FqclGrdgoQWWKJxkkceG+Vcw/ILH7F9\
            sBZ+QLcaGDukdjaouaSyU0W2uiGEeQ1DMpnCndHHcy2SEePbTguUT8T1tw7464BNZuVshgm6NJXp0G2petomGyeZQpscHdQx9TlS\
            36YhVxRy6kJsv6q7+ebrqS49oBmqqR09F1pPCsxrKG6sbouU3PNBNwDGjvBFPf5D6/meI+CaLAYUjbuKQ+TkbuKaQLrYcTQRLYgN\
            hIx1obUu9FucVzu0ucZ92JB/8OgSiDrlGoPG8DW1LY68TpC2xOU7PxR/pJ3hG58PHmyZHhXbxurw1oDTRY5KsDCW1CBYYBwmHy1x\
            GLPYDEtJP8Qmj97y45h7sTyeNWlc8dAr8E7eLjWlYSueD/CgpsmN6adU2oM4FiV+QjzjfrSjYEmDtuY1XHFRRGXJgJX192Nlsc+M\
            Op36abfnZBAUS7uKCOAUA9gqNj5qE5Vz3Uzxfkkna2b0SRMgmmgSyr61d8/IhAwBTZmcaQJ2LRdBWU27R9RgeFSE9I+dPNkwsItT\
            pyIpkoW52+NPaDA2t7A5WCbBFb8cviE4pRYK9Cft6Z5ti8cVHEIfIgzZxszAlQ/66Cdn4YHimiTUe13E+k+nmVx3wnP9eOW4k2w2\
            n6btKj+X0HW27zH0HQN8aTcJPdTGW39UeWpVHam/Ia7BjhZVG9SQEK2UNYGwhAcCQGWtbRmau0XCvB70jbuZO78WrcDZTgPSSa/X\
            1zCtY0Wo77oAxm3DxjpThu0DhbRUgptGmyZRqlhOQawJtNR9Zm3dUrGpy9AVAeeNK2i2HDQRrBOyiM6cAUAJHRnVVSRNNyPvXxmY\
            +zDICxqjpnEY3dKbwQiFtpB6tF1oakDuVvPqKHgVO6QjnRYC4glVKIVp59Zl2QjPRvq0k4/pNWyWupJh++pttZfqlNT0n5ws1P2x\
            M2INBCwsq1PvbFibat9PguWr6ZK9f5uK15I0vMcnMVOztC0lPHnNloNkP++Wt5LCZ0bViQ6ZhhDYMkc7GAMASDR+iiLdiEuh6Hzr\
            aHAHz5RnMSrAGOsOYEII/Gt5sUfXS9RcusgUFJy+hmHcVihQIhMqYhS2on4TJuunrEbtarW+8U441l/7YiuKGWpeLCdlVLrnEyqX\
            FdolLqV9OEUakKQbSIRH55GqmC2QKQV55RhlzCcSBM18HM6waVTvvgHoW7j32deQqFjX+Yn9sH9Ptv3Ol+XomkTZ4+Yer3aj9ruW\
            EsGyG6wfNjzXquybbKanmKVHd7lbUf4BpzpUyFooXsAbmQ7rSP9M5GzUmsCqrIm0IQmVbz8q3SK6BjVugQVFZtAkmqlNiZbn3yCh\
            yg06SpxC6DvrkqnZuneVtYORCMobLp30kTvUfWpoEnBVmmKeSaZFKQ66hSRjEe++uGc1MywztkKM4x8cs5Qx5tpsh2d7m1ViHU42\
            7m/IK9uycnOwziMwmZd6i3XetP5Zu2R9CN2e71NtEoGHWC4XO5qn9oz2j5GlWSVy+H6b3aEdUNlQG6mwV/MuzgtbApMaWylakop8\
            tmplb+knNO2X+yjZa38fLRsMft5D0yoXId4+efuSfPN7U6AZxRt4ZcuOzCNuIKrV3Ud5P8qXwmC3dOuoCWITKScaPQpVU98V/nDk\
            42y0jyENS3JnI0dka6KPYfCas4kESiRSQwuTjDZeu1ndWU1r8C2az928nX00yvEWnTeySl8MCYzDU1R5XfDci9dL+a7cL/WIZu3f\
            T6NqtUWRvrdVmhHI2OTsN0KvxVwjXls7Hxu4hH4nPh442mkgq+ZT4REs+sSUKhA+qYgzNd+4Ur5sc6NVsD213Etv80UWJtPDYOGM\
            NKMnv0xOey67nBm/9MUx4vxviO87MtLcji7NtTtL32fc4HVG0mLoaQvI28lVHIxc+pqvVQY+KSrUDAmovTFhWtRsYttjNSSM/AM5\
            F8Ak1Rk/vMu8vIZi++YDzT8WO5zDImNXreCe2AqVOTY2MQr1ndvxIpq/rlEBvGDH20K50MBerBX7SayGQpw4PtpgwJW21lFjjFt6\
            uyfH/K7pwmdVse1+rK9fCLIbAG/j5OfUIeJVhGFfq9O46Iy46bf8OA/SDSHGRWeCY44JQ5BxiVuBh6uDiNo9V6dx0Rng7/gxTn5O\
            e/fUD1ZFK1pfu9uCBOwsLBmmgxD0rpVNQN24DP5zFUtmEo5f+AHrCbuNXwy+vWhXJcjkhPz4Z/hbOocyLL8iPrpbSvXzhle1Luml\
            sseawbL2KAsIFrQwBNh+8UCCpDAoDMGH7Jkf7z61fifuNeP6wGKvUraxka5dYHuneDvaiOKV7GWUUW+l9rzlDCiTaIk8UmRbFJ+H\
            YWIuOEaJTVhorxjW1DCqsMEVMj3zAsS9V0FbaVTTuc5t3bZ3TVLdb/1EZMrGdBYw8hkEy23vMtERVqq7WiS0BgQ9w3F9hnd0HuCP\
            sgfSw/iNzARI4yOR0fVJZf4qlRG8QzTAhhzybTGGtC4U51U1bKU6X+L81HHJz+GhXt/Qbw+0AwMPtj16/iqrdWKhIOPW1klQeAqL\
            wopCy9fI0aMyxi1F4x+jH5IMD9FQLNkzeDgUICnxOI1Ni41WohE4fSNL43Xl1NQXSFnvaEKmCyRWNczl82T+8rDgsDkbz1qplOyf\
            xm5B8E20J88kUt7T1BJKA+Rs/GRcUvOZJTbkPiPHL39DztR49GWh+0la1XLjTq7dzWnB1YS2g/ZQeXJZwg96Tmk+RyGbRsIk6jR/\
            Vp2sT/fQquvZyvrsxmofjLdbUqaN0wLbz8am0/RNFacpDU0zbvVkvoCHhD6P464bWcCdYSryEN8zGWRb0amwW+GQ7DabJ5djxjDa\
            wvTaQrrnHXo9b4NZRjUyPj7R568LUp4etHffGFaVp8ssrOPZXjaRejqozRSep0MsTCHd4HR+tIBU0hVlXz87bobrBCdyNLLH+OuR\
            QMxHM4u+X28aDgDTVY1JyC/IzYfBlgE5Mrn6PB6e8zzEq6SZRkf7goQNQN7t4FeO0CRbynEMnEo2B6o8l/2q+NNv3fn/iFz7eD+5\
            pseLiwTUz9NvYzEvCyYhkoRsYBBMHoOs6qrzMe1OuLBUVgD5akhIe/UuG7W3g3jzKBF9daDyZ4RdItNc7MRErm/gDMA/KzOLxSDy\
            npJidAhsFpg4xNIbEbbhDTYVggZ/IGpjwDwEhPLh+TajYjp57q4ghIlhl7yf8dFoLOuZP6ubqtB8ErIAhyF8UpXRSc6WG7yxF+Sw\
            eCV7yKglgpGF9LFAvXGOi5RU86WClbE/pe8RGHJjTj1CyD20fXp7uM3u5hjOk/f3Z4i0/v0p+2QIFoq9GQZIpGzUpH4yEiGBPNcZ\
            U6C3x31sdZDlCcLiW68ULfrHuN9pJG1vOpvgDLJy1v4aROWI6N1oBk4Hw2kZ+FacjuJjfF+sibW7TA3Njed+0aRQtZQ3IkSeaM5j\
            Bxm/4zG95EpqausRU9YTZr2UUu5Xv8jY1skhXWd9NitQFUAAncSBTGYrkUz+bthc0W9s/uvIfhEKeFqde+WHUhvjhrZ4dFE0bO7H\
            u0JMlZwewZQdpRFT1L/GkcM3/SE7QpPWR8uFaaik/e+czwQS21ytHmEEl+ufPZ+3UnyefiqMjoQGb9+zfZk6WnUL3TkQ/OVCEEcO\
            sOOnOrVbmxsDXKusl7L0YTHANpmKCn024UdZ2EsBtqNchLTUVSQqasomT8sgt9+salhjoyH9Ppuszdo6CQtZXBc3w4S5J18zy9Uj\
            hJvcK0WGvxKEhjzP4srmDFp9ykdnoK873jKM1ewhGh4KNXyRjkVEiB0Ki7NDE403ojS1xDQ0itYlKRkk6Bd4aSkUgjU7vgwzJ2sK\
            bVZwtHtgbMwZ95KdApw2jWXxr+gii/3z/lL/qnMi7jvOY4ZB8jTeyuYW5CouRnSW/dks0uluvOA6COm7u/eE1KKl2HsN5iUT45JY\
            3Ojr7pWu8HK1SOxi/iqmxFvaaTVnJOyG3wA2Lhhl+41LbLO0FsjMw/pztcr+YH+OBYbeTE80d34HLyxIGwAGElv5IxbCLpjy65fP\
            1RaOikHc2rstndrCFszXkJtUn/Gp7dLj+RBY/5Xpo5V1X4bgIeBtCICIyZ2HfM9Ht1D3EuFHMAj8iXwtJ3uH89gdsZMuDhS+ghv9\
            IG9CuR8qBLABLiR2F+wPRp/wHedbhK2q6voQdwTXqh+degwawv1nxSHr5c0r5bfQTB6C3vI0voC3unI3SCpmGaV2B5wQmMN3sMvm\
            3om/hRFUCak4BESQa9rBiQ2pczcS1R3SAv5e3S8b9506333jvufviZFo95bDf6SWSMnfwIsBpYEanK9EKum+5ZCPpP4uDai4IPAc\
            pBcu4YdG0PHX7pbTts0xng8T8Iz7h4Y9U6CXBj/jYOwI7/DYNeaC+xuHKQ7afakS3+MOo/Y8DSKsuXsqOQD94mH7Z0mgnf9YIESP\
            OWxd4e1Pd6setG3k4SFeSXmy3mrq2Cv4UzUz90lDMOLue/XwAfJcPVyTd/AwDeZqLlRNCLxob9xT+D35pPdfVuK/DpPmkHPwLfKQ\
            5vpR9CL7hXgBA+v3/gtYyPyrZqMAAA==
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
