// Made by Scripts/embed-assets from the files in Assets. Change those, then run it.
// c23ff2f9761d1174373aec16 34709765e7d1da99012dd12f

/// The widgets' files by name, in the binary so that it can be copied anywhere.
enum WebAssets {
    static let instructionsJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "3e5fb3c881e2275d",
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
            :100%;padding:96u 32u;text-align:center;pointer-events:none}.words > *{pointer-events:auto}.words[da\#
            ta-place="top"]{justify-content:start}.words[data-place="bottom"]{justify-content:end;padding-block-\#
            end:64u}.words .heading.heading{text-align:center;color:#fff;font-size:calc(var(--_far) * 1.5em);max\#
            -inline-size:20em;overflow-wrap:anywhere}.words .button{background:#fff;color:#15233f;padding-inline\#
            :32u}.words .button:focus-visible{outline-color:#fff}@media (prefers-reduced-motion:reduce){.ring{an\#
            imation:none}}@media (forced-colors:active){.words .button{border:1px solid ButtonBorder}}'),n=class\#
             extends a{static get sheets(){return[c]}static get topics(){return["instructions","button"]}static \#
            get node(){return"instructions"}#e=!1;#t=()=>this.#i();get target(){let t=this.getAttribute("for");r\#
            eturn t?this.getRootNode().getElementById?.(t):document.querySelector("cast-button")}build(){this.he\#
            ading=i("h2.heading",{id:"title",dir:"auto",part:"title"}),this.dismiss=i("button.button",{part:"dis\#
            miss",onclick:()=>this.#s(!1)}),this.hole=i("button.target",{part:"target",onclick:()=>this.#s(!0)})\#
            ,this.words=i("div.words",{},this.heading,this.dismiss),this.panel=i("dialog",{"aria-labelledby":"ti\#
            tle",part:"overlay"},i("div.ring"),this.words,this.hole),this.panel.addEventListener("close",()=>thi\#
            s.#n()),this.root.append(this.panel)}render(){let t=s.state("instructions");t?.presented||(this.#e=!\#
            1);let e=Boolean(t?.presented)&&!this.#e&&this.#o();if(o(this.heading,t?.title??this.t("instructions\#
            Title")),o(this.dismiss,t?.dismissButton??this.t("instructionsDismiss")),r(this.words,"data-place",t\#
            ?.titlePlace??"center"),r(this.hole,"aria-label",this.t(s.state("button")?.label??"castDisconnected"\#
            )),e!==this.panel.open){if(!e)return this.panel.close();this.#i(),this.panel.showModal(),this.dismis\#
            s.focus({focusVisible:!1}),addEventListener("resize",this.#t),addEventListener("scroll",this.#t,!0)}\#
            }disconnectedCallback(){super.disconnectedCallback(),this.#r()}#o(){let{width:t,height:e}=this.targe\#
            t?.getBoundingClientRect()??{};return Boolean(t&&e)&&s.state("button")?.visible!==!1}#i(){let t=this\#
            .target?.getBoundingClientRect();if(!t)return;let e=this.panel.style;e.setProperty("--_x",`${t.left+\#
            t.width/2}px`),e.setProperty("--_y",`${t.top+t.height/2}px`),e.setProperty("--_r",`${Math.max(t.widt\#
            h,t.height)/2+12}px`)}#s(t){let e=this.target;this.panel.close(),t&&e?.click()}#n(){this.#r(),s.stat\#
            e("instructions")?.presented&&(this.#e=!0,s.send("dismissInstructions").catch(()=>{}))}#r(){removeEv\#
            entListener("resize",this.#t),removeEventListener("scroll",this.#t,!0)}};customElements.define("cast\#
            -instructions",n);export{n as CastInstructions};
            """#,
        gzip: """
            H4sIAAAAAAACA9VXZ5ujOBL+KzR950W7gMNmeLyeyznnfDIUtraFxEmFw7H895OEwHja88znm9AgqeJbb5VoVjdSYfc9qvEHHGoQ\
            GFAd0LgwG9/jzK91DNw+WawBv4Oo2L5FsDvK7vweLk5MxvoI4F55XylZh+nyzMoDoE6/1mF+oiootjz6IDtKjV3JdMPpNSukQBCo\
            +5JRLg9dIzVDJkVWsQuUORMaMFuZJ2cCEs3+C9l6tfp2vueyeJmta3pJ5kJCCnCbXnC2pw5MGJMNLUsmDuZtL1UJyrwUkkuVPVdV\
            le9p8XJQshVlpg776ItgvQk2nwTLIP1yQ/Ik+ddRcsgUtWEnB/sEgVHBVMEhoBiYdCMjdSHj25XEqKjQDVUW2ILyIvJHigRJsG4u\
            JH5erVbBtEtMsPolYTU9QOZ3rVvj/wz7F4bJu87lCVTF5TmjLcpcNrRgeM3WuY3A4+s3g/RjHVtxTt17QLnRS0x5CgUIsa3T4yNf\
            MYMqRn+TDYh/kG70tOrfaKQKDb6JxiuHbhAe5GZio5HM4l0q2XQz4G29+lQx8ZgWvrTOUTahnHOopuWF3DHnLdA/DDZkItLjY0+X\
            10fJmgQr8/fRgSdUYlnR6uxTQ09PsU0baMlZGTiOUWFK57JqWq4h2OgAqIZEthgwUTHBEPJGMoHGGJxsmwyYvHmBa6VoDTpwmp3t\
            t84Vt5KqdkK3qvcoZ2faRAzROv2M5LMypGjyBPx/x3nMI6tk0erkxDTbc+gMoC64W3/36dno6lu+CjhFdoJ8HEwVh0tufxjCKyic\
            kNFva5FTzg4iYQi1zgqw1cm/bjWy6pr4cTZuH2iTbT5p85qJ5O2JNc6fLz9rg483bY5wwcSZ9tqPSu/jDr4KPuzuj12r++O/lRRp\
            YtIoYBuibMJ/dG8H6Kr5SHwvEWX9QANEOcbsczE72WeftGNM6RGoPR2f3auM5gO2MmZf06Girrjr9FOoyauhvllBPc225KwMulRc\
            z0dQMAWxbxGlmI8R5857Xn+6+fjjaszDG88M/G/pv59Ab2ooGQ2iRkEFSicKyraAMqml55Ndkm4YX1OnD0WclCuprI4zaypYWAYa\
            nftU/OwwF4QfHt91+991233/AYnFtuBU68DgDcJo0k6jcVcEB8DAXcs6Ip0CbJX4W/GPfnaKsmHF7DRkQqNqHd91GIdDDOGdjpAl\
            TBr3Cv0zbJ/W+TNuI7L9Co9Mp88sIrlVG1rTKHK72LrDw+yTIgoNHCHJB7sB7kaJ30qJv3Q+7cp/qnz3+pNyl0ZIstKUyu6k/2lB\
            XX8HHAqUKgoLqjHx8ZN+3zJeGufOqGfolkXhcTOuwrhjZRYiQw5hXDKVhbanwrihCsf9nsTOQsl0zbQ2FjxEvlrGyCDuBcJYioKz\
            4iW7AaKjpzUZDdkLe2ZlAGmy4pePjawmI44w1krJTsPCWOjjea53YXu1hgrggxrl0gIQUsVowukeOIdyfw193iMI/ksh7GPvTFng\
            5lHcspo7SWlZ/sDOqZ8zjSDAlodLbezeMhIR8SpKSkxp04Aoo5sN0iuzAWpikE4tKSG6pyDJcZc2CjQIhPKbbwYLjpckt4qw/a6U\
            HKiI5oJksXjykovF8CINcVkVyegOR6PkINkN/MR79793aJlEZDQH3Gr516F7H2t/fxCx+iqaYRreJnQ4BfBrszRRhMNsDb3KgH08\
            K2QYe1cTXmNT7FInYG1QjcZ5IYWAAqG0EcDTdjuroDTlIJ3B4wmIb9HZqaumwWtq+Xnx9VGefyFLyqP77kndlI069/jjMGuzp7Vh\
            9Wu6KLBXgM/lGR+J6EJJzieR2DZIX86y+h7l3F4MhkG6bUCljw+9AUO0/lkObOvOrMRjhvER2OGIGfQOGt+uOzuXvitbYQky/Ob0\
            W2MzIrtd14/zbCLdYgGGbA+K4W8bA7vB4JnNJuX7PeW2MOgL42k+rwBeOeSQasBfK2lSx2sU2g+3MP73tzpMOVT4EaYuy+Wmby7/\
            JvFr6auXRtkY4QGKd0srJ/0LisfUXOSRtx6PimS5+Wg9KPdmmuGQLcyzzV8TLLbw7VI3DW19hEFpKlf8jokwa/PF4jYPVlbezphx\
            WP/kTistKBbHyA6orifGl3KXXi1P8D5ujlLvp2dumI+y9peaTkuomAB/ed3fxYLkcHG/sYuA6uB7RmIecJ//D8btKr/QDwAA
            """)

    static let panelsJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "a63fecbc0d4133db",
        text: #"""
            import{CastElement as yt,Ticker as vt,castClient as b,clockText as C,deepFocus as M,drawPlayback as \#
            kt,drawSlots as st,el as o,icon as v,isOn as H,makeSlots as wt,onInputChange as xt,picture as B,pict\#
            ureURL as zt,present as K,setAttribute as l,setIcon as T,setText as g,sheet as x,tapPlayback as _t}f\#
            rom"./widgets.js";var jt=x(":host{display:contents}:host([inline]){display:block}dialog,.inline{posi\#
            tion:fixed;inset:auto 0 0;margin:0 auto;inline-size:100%;max-inline-size:640u;max-block-size:calc(10\#
            0% - 40u);padding:0;border:0;border-radius:28u 28u 0 0;background:var(--_background);color:var(--_bo\#
            dy);box-shadow:0 -2u 24u rgb(0 0 0 / .24);overflow:hidden;overscroll-behavior:contain;transition:tra\#
            nsform .3s var(--_ease),opacity .2s,overlay .3s allow-discrete,display .3s allow-discrete}.inline{po\#
            sition:relative;inset:auto;max-inline-size:none;max-block-size:none;border-radius:20u;box-shadow:non\#
            e}dialog:not([open]){transform:translateY(40%);opacity:0;display:none}dialog[open]{display:flex;flex\#
            -direction:column}@starting-style{dialog[open]{transform:translateY(40%);opacity:0}}dialog::backdrop\#
            {background:rgb(10 12 16 / .5);transition:opacity .3s,overlay .3s allow-discrete,display .3s allow-d\#
            iscrete;opacity:1}dialog:not([open])::backdrop{opacity:0}@starting-style{dialog[open]::backdrop{opac\#
            ity:0}}.grip{flex:none;inline-size:32u;block-size:4u;border-radius:4u;margin:12u auto 0;background:v\#
            ar(--_line)}.head{flex:none;display:flex;align-items:center;gap:8u;padding-block:8u 4u;padding-inlin\#
            e:24u 12u;min-block-size:60u}.head > .heading{flex:1;min-inline-size:0;overflow-wrap:anywhere}.sheet\#
            -body{flex:1 1 auto;min-block-size:0;overflow:auto;overscroll-behavior:contain;padding:0 24u 24u;scr\#
            ollbar-width:thin}.sheet-foot{flex:none;display:flex;flex-wrap:wrap;justify-content:end;gap:8u;paddi\#
            ng:8u 20u max(16u,env(safe-area-inset-bottom))}.sheet-foot:empty{display:none}dialog > .snack,.inlin\#
            e > .snack{position:absolute;inset-inline:16u;inset-block-end:max(16u,env(safe-area-inset-bottom));z\#
            -index:3}@media (min-width:600px){dialog:not(.full){inset:0;margin:auto;block-size:fit-content;inlin\#
            e-size:min(100% - 48u,440u);max-block-size:min(100% - 48u,720u);border-radius:28u;box-shadow:0 8u 40\#
            u rgb(0 0 0 / .3)}dialog:not(.full):not([open]){transform:scale(.94)}@starting-style{dialog:not(.ful\#
            l)[open]{transform:scale(.94);opacity:0}}dialog:not(.full) > .grip,.inline > .grip{display:none}dial\#
            og:not(.full) > .head,.inline > .head{padding-block-start:16u}}.inline > .grip{display:none}@media (\#
            prefers-reduced-motion:reduce){dialog:not([open]),dialog:not(.full):not([open]){transform:none}@star\#
            ting-style{dialog[open],dialog:not(.full)[open]{transform:none}}}@media (forced-colors:active){dialo\#
            g,.inline{border:1px solid CanvasText}.grip{background:CanvasText}}"),S=class extends yt{static get \#
            titleKey(){return"dialogTitle"}static get eventName(){return"sheet"}static get isFull(){return!1}#t=\#
            !1;#i=0;#e=!1;constructor(){super(),this.shadowRoot.adoptedStyleSheets=[...this.shadowRoot.adoptedSt\#
            yleSheets.slice(0,1),jt,...this.constructor.sheets]}get isInline(){return this.hasAttribute("inline"\#
            )}get isOpen(){return this.isInline?this.isConnected:Boolean(this.panel?.open)}build(){let{isFull:t,\#
            titleKey:e}=this.constructor;this.heading=o("h2.heading",{part:"title",id:"title",tabindex:-1},this.\#
            t(e)),this.closeButton=this.iconButton("close",this.t("dialogClose"),{part:"close",onclick:()=>this.\#
            close()}),l(this.closeButton,"hidden",this.isInline),this.head=o("div.head",{part:"header"},this.hea\#
            ding,this.closeButton),this.body=o("div.sheet-body",{part:"body"}),this.foot=o("div.sheet-foot",{par\#
            t:"footer"}),this.voice=o("p.hush",{role:"status"});let[i,s]=this.isInline?["section.inline","region\#
            "]:[t?"dialog.full":"dialog",null];this.panel=o(i,{part:"sheet",role:s,"aria-labelledby":"title"},t?\#
            null:o("div.grip",{"aria-hidden":"true"}),this.head,this.body,this.foot,this.voice,this.snack),this.\#
            panel.addEventListener("close",()=>this.#s()),this.panel.addEventListener("click",n=>this.#r(n)),thi\#
            s.isInline||this.#n(),this.root.append(this.panel),this.buildSheet(),this.#t&&!this.isInline&&this.p\#
            anel.showModal()}speak(t){g(this.voice,t)}buildSheet(){}opened(){}closed(){}async open(){await this.\#
            ready,!(this.isOpen||this.isInline)&&(this.#t=!0,this.invalidate(),this.render(),this.panel.showModa\#
            l(),(this.firstFocus?.()??this.heading).focus({focusVisible:!1}),this.opened(),this.#o("open"))}clos\#
            e(){this.isInline||this.panel?.close()}keepFocus(){let t=M();this.isOpen&&!this.isInline&&(!t||t===t\#
            his||!this.panel.contains(t))&&this.shadowRoot.activeElement===null&&(document.activeElement===this|\#
            |document.activeElement===document.body)&&this.heading.focus({focusVisible:!1})}#s(){this.#t&&(this.\#
            #t=!1,this.closed(),this.#o("close"))}connectionChanged(t){clearTimeout(this.#i),this.isOpen&&(t==="\#
            lost"||t==="connecting"&&this.#e?this.#i=setTimeout(()=>(this.#e=!0,this.say(this.t("connectionLost"\#
            ),!0)),1500):t==="ended"||t==="unauthorized"?(this.#e=!0,this.say(b.reason??this.t("accessEnded"),!0\#
            )):this.#e&&(this.#e=!1,this.say("")))}#o(t){let e=`cast-${this.constructor.eventName}-${t}`;this.di\#
            spatchEvent(new CustomEvent(e,{bubbles:!0,composed:!0}))}#r(t){if(t.target!==this.panel||this.isInli\#
            ne)return;let{left:e,right:i,top:s,bottom:n}=this.panel.getBoundingClientRect(),{clientX:r,clientY:a\#
            }=t;(r<e||r>i||a<s||a>n)&&this.close()}#n(){let t=null,e=s=>{if(t===null)return;let n=this.panel.get\#
            BoundingClientRect().top-t.top;t=null,this.panel.style.transform=this.panel.style.transition="",s&&n\#
            >80&&this.close()},i=s=>!s.closest("button")&&s.closest(".grip, .head");this.panel.addEventListener(\#
            "pointerdown",s=>{s.pointerType==="mouse"||!i(s.target)||(t={y:s.clientY,top:this.panel.getBoundingC\#
            lientRect().top},this.panel.setPointerCapture(s.pointerId))}),this.panel.addEventListener("pointermo\#
            ve",s=>{t!==null&&(this.panel.style.transition="none",this.panel.style.transform=`translateY(${Math.\#
            max(0,s.clientY-t.y)}px)`)}),this.panel.addEventListener("pointerup",()=>e(!0)),this.panel.addEventL\#
            istener("pointercancel",()=>e(!1))}setTitle(t){g(this.heading,t)}};var qt=x('.sheet-body{padding-inl\#
            ine:12u;min-block-size:min(248u,40vh);display:flex;flex-direction:column}.screen{flex:1;display:flex\#
            ;flex-direction:column}.notice{display:flex;align-items:center;gap:4u;margin:0 12u 8u;padding-block:\#
            2u;padding-inline:16u 4u;border-radius:14u;color:var(--_heading);background:var(--_raised);flex:none\#
            }.notice:empty{display:none}.notice > p{flex:1;padding-block:10u;overflow-wrap:anywhere}.notice > .i\#
            con{color:var(--_error);inline-size:20u;block-size:20u;margin-inline-end:8u}.row{display:flex;align-\#
            items:center;gap:16u;inline-size:100%;min-block-size:64u;padding:8u 12u;border-radius:18u;position:r\#
            elative;transition:background-color .15s;content-visibility:auto;contain-intrinsic-size:auto 64u}.ro\#
            w:hover{background:var(--_hover)}.row:active{background:var(--_press)}.row:focus-visible{outline-off\#
            set:-3u}.row:disabled{opacity:.5}.row > .texts{flex:1;min-inline-size:0;display:grid;gap:1u}.disc{po\#
            sition:relative;display:grid;place-items:center;flex:none;inline-size:40u;block-size:40u;border-radi\#
            us:50%;background:var(--_raised);color:var(--_icon)}.row[aria-current="true"] .disc{background:var(-\#
            -_tonal);color:var(--_on-tonal)}.row[aria-busy="true"]::after{display:none}.row[aria-busy="true"] > \#
            .disc::after{content:"";position:absolute;inset:-3u;border-radius:50%;border:2.5u solid transparent;\#
            border-block-start-color:var(--_progress);border-inline-end-color:var(--_progress);animation:turn .9\#
            s linear infinite}.row > .mark{color:var(--_button-text)}.plays{color:var(--_button-text)}.centre{fl\#
            ex:1;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:20u;text-align\#
            :center;padding:12u 24u 28u}.beacon{position:relative;display:grid;place-items:center;inline-size:88\#
            u;block-size:88u;border-radius:50%;background:var(--_tonal);color:var(--_on-tonal);margin:20u}.beaco\#
            n .icon{inline-size:40u;block-size:40u}.beacon.searching::before,.beacon.searching::after{content:""\#
            ;position:absolute;inset:0;border-radius:50%;border:2u solid var(--_accent);animation:spread 2.4s ea\#
            se-out infinite}.beacon.searching::after{animation-delay:1.2s}.beacon.turning::after{content:"";posi\#
            tion:absolute;inset:-8u;border-radius:50%;border:3u solid var(--_raised);border-block-start-color:va\#
            r(--_progress);animation:turn 1s linear infinite}@keyframes spread{from{opacity:.6;transform:none}to\#
            {opacity:0;transform:scale(1.7)}}.card{display:flex;align-items:center;gap:16u;margin:4u 12u 12u;pad\#
            ding:12u;border-radius:20u;background:var(--_raised);min-block-size:104u}.card .art{flex:none;inline\#
            -size:80u;block-size:80u;border-radius:12u;background:var(--_background)}.card .art .icon{inline-siz\#
            e:32u;block-size:32u}.card .texts{flex:1;min-inline-size:0;display:grid;gap:3u}.card .title{font-wei\#
            ght:500;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden;overflo\#
            w-wrap:anywhere}.steps{counter-reset:step;margin:8u 12u;display:grid;gap:4u}.steps > li{counter-incr\#
            ement:step;display:flex;gap:16u;align-items:start;padding:8u 0;color:var(--_body)}.steps > li::befor\#
            e{content:counter(step);flex:none;display:grid;place-items:center;inline-size:28u;block-size:28u;bor\#
            der-radius:50%;background:var(--_tonal);color:var(--_on-tonal);font-weight:500;font-size:calc(var(--\#
            _far) * .8125em)}.steps > li > span{padding-block-start:3u}.reason{margin:0 12u 4u;color:var(--_head\#
            ing)}.lead{max-inline-size:36em}.bar{block-size:3u;margin:0 24u 8u;border-radius:3u;overflow:hidden;\#
            background:var(--_unseekable);flex:none;position:relative}.bar::after{content:"";position:absolute;i\#
            nset-block:0;inset-inline-start:0;inline-size:40%;border-radius:3u;background:var(--_progress);anima\#
            tion:sweep 1.8s ease-in-out infinite}@keyframes sweep{from{transform:translateX(-110%)}to{transform:\#
            translateX(270%)}}@media (prefers-reduced-motion:reduce){.beacon.searching::before,.beacon.searching\#
            ::after{animation:none;opacity:.4;transform:scale(1.2)}.beacon.searching::after{display:none}}@media\#
             (forced-colors:active){.row,.card,.notice,.disc{border:1px solid CanvasText}.row[aria-current="true\#
            "]{border-color:Highlight}}'),nt=class extends S{static get sheets(){return[qt]}static get topics(){\#
            return["dialog","devices","media","volume"]}static get eventName(){return"dialog"}#t=null;#i=()=>{};\#
            #e=null;get styleNode(){return{connected:"connectionController",connecting:"connectionController",tr\#
            oubleshooting:"noDevicesAvailableController"}[this.#t]??"deviceChooser"}buildSheet(){this.#t=null,th\#
            is.#e=null,this.notice=o("div.notice",{role:"status",part:"notice-line"}),this.panel.insertBefore(th\#
            is.notice,this.body)}render(){let t=b.state("dialog")??{screen:"searching",steps:[]};this.setTitle(t\#
            his.#s(t)),t.screen!==this.#t&&this.#o(t),this.#i(t),this.#r(t)}#s({screen:t,device:e}){return t==="\#
            permission"?this.t("permissionTitle"):t==="connecting"?this.t("dialogConnectingTo",e??""):t==="conne\#
            cted"?e??this.t("castConnected"):this.t(t==="troubleshooting"?"troubleTitle":"dialogTitle")}#o(t){le\#
            t e=this.#t!==null,i=this.body.contains(M())||this.foot.contains(M());this.#t=t.screen,this.restyle(\#
            );let s={permission:()=>this.#l(),searching:()=>this.#a(),chooser:()=>this.#d(),connecting:()=>this.\#
            #c(),connected:()=>this.#u(),troubleshooting:()=>this.#h()},{body:n,foot:r=[],update:a=()=>{}}=(s[t.\#
            screen]??s.searching)();this.body.replaceChildren(o("div.screen",{"data-screen":t.screen},...n)),thi\#
            s.body.scrollTop=0,this.foot.replaceChildren(...r),this.#i=a,!(!e||!this.isOpen)&&(i?this.heading.fo\#
            cus({focusVisible:!1}):this.speak(this.heading.textContent))}#r({notice:t=null,noticeID:e=0}){let i=\#
            t===null?null:`${e} ${t}`;if(i===this.#e)return;if(this.#e=i,t===null)return this.notice.replaceChil\#
            dren();let s=this.iconButton("close",this.t("dialogClose"),{onclick:()=>this.act("notice","dismissNo\#
            tice")});this.notice.replaceChildren(v("warning"),o("p.small",{},t),s)}#n(t,e,i,s){return o(`button.\#
            button.${t}`,{part:`button ${i??"cancel"}`,"data-command":i,onclick:()=>i?this.act(i,i,s):this.close\#
            ()},this.t(e))}#l(){return{body:[o("div.centre",{},o("div.beacon",{},v("wifi")),o("p.lead",{},this.t\#
            ("permissionText")))],foot:[this.#n("text","cancel"),this.#n("filled","permissionContinue","acceptPe\#
            rmission")]}}#a(){return{body:[o("div.centre",{},o("div.beacon.searching",{},v("cast")),o("p.small",\#
            {},this.t("dialogSearching")))]}}#c(){let t=o("div.beacon.turning");return{body:[o("div.centre",{},t\#
            )],foot:[this.#n("text","cancel","disconnect",{stopCasting:!1})],update:e=>{let i=b.state("devices")\#
            ?.devices.find(({id:s})=>s===e.deviceID);T(t,i?.icon??"screen")}}}#h(){let t=o("p.reason",{part:"rea\#
            son"}),e=o("ol.steps",{part:"steps"});return{body:[t,e],foot:[this.#n("tonal","tryAgain","searchAgai\#
            n")],update:i=>{g(t,i.reason?this.t(i.reason):"");let s=i.steps.map(n=>this.t(n));s.join(`
            `)!==[...e.children].map(n=>n.textContent).join(`
            `)&&e.replaceChildren(...s.map(n=>o("li",{},o("span",{},n))))}}}#d(){let t=o("ul",{part:"devices",ro\#
            le:"list"}),e=new Map;return{body:[t],update:()=>{let s=b.state("devices")?.devices??[],n=new Set(s.\#
            map(({id:a})=>a)),r=t.firstElementChild;for(let[a,c]of e)n.has(a)||(r===c.item&&(r=r.nextElementSibl\#
            ing),c.item.remove(),e.delete(a));for(let a of s){e.has(a.id)||e.set(a.id,this.#m(a.id));let c=e.get\#
            (a.id);c.item===r?r=r.nextElementSibling:t.insertBefore(c.item,r),c.update(a)}this.keepFocus()}}}#m(\#
            t){let e=o("span.disc"),i=o("span.title.line",{dir:"auto"}),s=o("span.caption.line",{dir:"auto"}),n=\#
            o("span.mark",{},v("check")),a=o("button.row",{part:"device","data-device":t,onclick:()=>this.act(`d\#
            evice ${t}`,"choose",{device:t})},e,o("span.texts",{},i,s),n);return{item:o("li",{},a),update:c=>{T(\#
            e,c.icon),g(i,c.name),g(s,c.playing??c.model),s.classList.toggle("plays",Boolean(c.playing)),l(n,"hi\#
            dden",!c.connected),l(a,"aria-current",c.connected?"true":null),l(a,"aria-busy",this.isBusy(`device \#
            ${t}`)?"true":null)}}}#u(){let t=B("art","film"),e=o("p.title",{part:"title",dir:"auto"}),i=o("p.cap\#
            tion.line",{part:"studio",dir:"auto"}),s=(a,c,p)=>o("button.row",{"aria-haspopup":"dialog","data-lea\#
            d":p,onclick:()=>this.#p(p)},o("span.disc",{},v(a)),o("span.texts",{},o("span.title",{},this.t(c))),\#
            v("forward","mirrored")),n=s("play","openPlayer","cast-expanded-controller"),r=s("volume","volume","\#
            cast-volume");return{body:[o("div.card",{part:"media"},t.element,o("div.texts",{},e,i)),n,r],foot:[t\#
            his.#n("text","dialogDisconnect","disconnect",{stopCasting:!1}),this.#n("tonal","dialogStopCasting",\#
            "disconnect",{stopCasting:!0})],update:a=>{let c=b.state("media")!=null;g(e,a.title??(c?"":this.t("n\#
            othingPlays"))),g(i,a.studio??""),t.show(a.image),l(n,"disabled",!c),l(r,"hidden",!b.state("volume")\#
            ?.enabled)}}}#p(t){t==="cast-expanded-controller"&&this.close(),K(t)}};customElements.define("cast-d\#
            ialog",nt);import"./widgets.js";var St=x('dialog.full{inset:0;inline-size:100%;block-size:100%;max-i\#
            nline-size:none;max-block-size:none;border-radius:0;box-shadow:none;margin:0}dialog.full:not([open])\#
            {transform:translateY(100%);opacity:1}@starting-style{dialog.full[open]{transform:translateY(100%);o\#
            pacity:1}}.glow{position:absolute;inset:0;overflow:hidden;pointer-events:none;background:var(--_back\#
            ground);z-index:0}.glow img{position:absolute;inset:-12%;inline-size:124%;block-size:124%;object-fit\#
            :cover;filter:blur(56px) saturate(1.5);transition:opacity .6s}.glow img[data-state="loading"]{opacit\#
            y:0}.glow::after{content:"";position:absolute;inset:0;background:var(--_background);opacity:.82}dial\#
            og > :not(.glow,.snack,.hush){position:relative;z-index:1}.head{padding:max(8u,env(safe-area-inset-t\#
            op)) 8u 4u;min-block-size:64u}.head > .heading{order:0;text-align:center;font-size:calc(var(--_far) \#
            * .875em);font-weight:500;color:var(--_body);overflow:hidden;text-overflow:ellipsis;white-space:nowr\#
            ap}.head > [part~="close"]{order:-1}.head > cast-button{order:1;inline-size:48u;block-size:48u;flex:\#
            none}.sheet-body{display:flex;flex-direction:column;padding:0 24u max(12u,env(safe-area-inset-bottom\#
            ));overflow:auto;container-type:size;container-name:stage}.sheet-foot{display:none}.stage{flex:1 0 a\#
            uto;min-block-size:100%;display:grid;grid-template-rows:minmax(96u,1fr) auto;gap:8u}.art{container-t\#
            ype:size;display:grid;place-items:center;min-block-size:96u;padding:0}.art > .cover{--_fit:var(--_ra\#
            tio,1.7778);inline-size:min(100cqw,100cqh * var(--_fit));aspect-ratio:var(--_fit);border-radius:18u;\#
            box-shadow:0 12u 40u rgb(0 0 0 / .22),0 2u 8u rgb(0 0 0 / .12)}.cover .stand-in{inline-size:72u;bloc\#
            k-size:72u;opacity:.6}.panel{display:flex;flex-direction:column;min-inline-size:0;inline-size:100%;m\#
            ax-inline-size:640u;margin-inline:auto}.meta{min-block-size:118u;display:flex;flex-direction:column;\#
            justify-content:end;gap:4u;padding-block:8u}.meta .title{font-size:calc(var(--_far) * 1.375em);line-\#
            height:1.25;font-weight:600;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;ove\#
            rflow:hidden;overflow-wrap:anywhere}.meta .small{display:-webkit-box;-webkit-line-clamp:1;-webkit-bo\#
            x-orient:vertical;overflow:hidden;overflow-wrap:anywhere;min-block-size:1.4em}.adline{display:flex;a\#
            lign-items:center;gap:10u;min-block-size:40u}.adline > .small{flex:1;min-inline-size:0;min-block-siz\#
            e:0}.adline .button{min-block-size:40u;padding:6u 16u;background:var(--_tonal);color:var(--_on-tonal\#
            )}.scrub{direction:ltr;min-block-size:76u}.scrub[data-empty]{visibility:hidden}.times{display:flex;j\#
            ustify-content:space-between;align-items:center;min-block-size:28u;margin-block-start:-6u;color:var(\#
            --_body);font-size:calc(var(--_far) * .8125em)}.times .live-mark{min-block-size:32u;padding-inline:8\#
            u;margin-inline-end:-8u;border-radius:16u}button.live-mark:hover{background:var(--_hover)}.live-mark\#
            .behind{color:var(--_caption)}.transport{direction:ltr;display:flex;align-items:center;justify-conte\#
            nt:space-between;inline-size:100%;max-inline-size:420u;margin-inline:auto;padding-block:4u 8u;min-bl\#
            ock-size:100u}.transport .icon-button{flex:0 1 56u;min-inline-size:32u;inline-size:auto;block-size:5\#
            6u;color:var(--_heading)}.transport .icon-button .icon{inline-size:30u;block-size:30u}.transport [da\#
            ta-empty]{visibility:hidden}.transport .icon-button[data-on]{color:var(--_button-text)}.transport .p\#
            layback{inline-size:80u;block-size:80u;margin-inline:2u;border-radius:50%;background:var(--_accent);\#
            color:var(--_on-accent);position:relative;display:grid;place-items:center;flex:none;transition:filte\#
            r .15s,transform .15s}.transport .playback:hover{filter:brightness(1.07)}.transport .playback:active\#
            {transform:scale(.95)}.transport .playback .icon{inline-size:38u;block-size:38u}.transport .playback\#
            :disabled{background:var(--_raised);color:var(--_caption)}.transport .playback[aria-busy="true"]::af\#
            ter{inset:-7u;border-width:3u}.tools{display:flex;align-items:center;justify-content:space-evenly;ga\#
            p:4u;min-block-size:52u;max-inline-size:480u;inline-size:100%;margin-inline:auto}.tool{min-inline-si\#
            ze:48u;inline-size:auto;border-radius:24u;padding-inline:12u;display:flex;gap:6u;align-items:center;\#
            justify-content:center}.tool > .value{font-size:calc(var(--_far) * .8125em);font-weight:600;font-var\#
            iant-numeric:tabular-nums}.tool > .mode{display:grid}.tool[aria-busy="true"]::after{inset:auto 30% 4\#
            u;block-size:2.5u;border:0;border-radius:2u;background:var(--_progress);animation:breathe 1s infinit\#
            e}.upnext{display:flex;align-items:center;gap:12u;inline-size:100%;min-block-size:52u;padding:6u 16u\#
            ;margin-block-start:4u;border-radius:16u;background:var(--_hover);color:var(--_heading);font-size:ca\#
            lc(var(--_far) * .875em)}.upnext > .line{flex:1}.upnext[data-empty]{visibility:hidden}.upnext > .ico\#
            n{inline-size:20u;block-size:20u;opacity:.8}@media (max-width:379px){.sheet-body{padding-inline:16u}\#
            .transport .icon-button{flex-basis:48u;block-size:48u}.transport .playback{inline-size:72u;block-siz\#
            e:72u;margin-inline:4u}.tool{padding-inline:8u}}@media (max-height:640px) and (orientation:portrait)\#
            {.meta{min-block-size:64u}.transport{min-block-size:88u;padding-block:0 4u}.scrub{min-block-size:68u\#
            }}@media (min-width:600px) and (orientation:landscape){.head{padding-inline:16u}.sheet-body{padding-\#
            inline:clamp(24px,5vw,96px);padding-block-end:max(24u,3vh)}.stage{grid-template:minmax(0,1fr) / minm\#
            ax(0,1.15fr) minmax(0,1fr);gap:clamp(24px,4.5vw,88px);align-items:center}.art{block-size:100%;min-bl\#
            ock-size:0}.art > .cover{border-radius:22u}.panel{max-inline-size:620u;margin:0}.meta .title{font-si\#
            ze:calc(var(--_far) * clamp(1.375em,2.1vw,2em));-webkit-line-clamp:3}}@media (min-width:600px) and (\#
            orientation:landscape) and (max-height:520px){.head{min-block-size:52u;padding-block:2u}.sheet-body{\#
            padding-block-end:8u}.meta{min-block-size:0}.meta .title{-webkit-line-clamp:1;font-size:1.125em}.scr\#
            ub{min-block-size:66u}.transport{min-block-size:76u;padding-block:0}.transport .playback{inline-size\#
            :64u;block-size:64u}.upnext{min-block-size:40u}}@media (forced-colors:active){.transport .playback{b\#
            order:2px solid Highlight}.upnext{border:1px solid ButtonBorder}.glow{display:none}}@media (prefers-\#
            reduced-motion:reduce){dialog.full:not([open]){transform:none}@starting-style{dialog.full[open]{tran\#
            sform:none}}}');var Ct=x('.menu-place{position:relative;display:grid}.menu{position:fixed;z-index:4;\#
            inset:auto;margin:0;min-inline-size:160u;max-inline-size:min(280u,100vw - 24u);max-block-size:60vh;o\#
            verflow:auto;padding:8u;border:0;border-radius:16u;background:var(--_raised);color:var(--_heading);b\#
            ox-shadow:0 4u 24u rgb(0 0 0 / .32);overscroll-behavior:contain}.menu > button{display:flex;align-it\#
            ems:center;gap:12u;inline-size:100%;min-block-size:48u;padding-block:8u;padding-inline:12u 16u;borde\#
            r-radius:10u;font-size:calc(var(--_far) * .9375em)}.menu > button:hover{background:var(--_hover)}.me\#
            nu > button > .icon{opacity:0;inline-size:20u;block-size:20u}.menu > button[aria-checked="true"] > .\#
            icon{opacity:1;color:var(--_button-text)}@media (forced-colors:active){.menu{border:1px solid Canvas\#
            Text}}');function ot(m,{label:t,choices:e,chosen:i,choose:s}){let n=o("div.menu",{role:"menu","aria-\#
            label":t,part:"menu",popover:"auto"}),r=o("div.menu-place",{},m,n);l(m,"aria-haspopup","menu"),l(m,"\#
            aria-expanded","false");function a(){n.replaceChildren(...e().map(({value:p,text:d})=>{let h=o("butt\#
            on",{role:"menuitemradio","aria-checked":String(p===i()),tabindex:-1,onclick:()=>(n.hidePopover(),s(\#
            p))},v("check"),o("span"));return g(h.lastChild,d),h}))}function c(){let p=m.getBoundingClientRect()\#
            ,{width:d,height:h}=n.getBoundingClientRect(),u=Math.min(Math.max(12,p.left+p.width/2-d/2),innerWidt\#
            h-d-12),y=p.top-h-8;n.style.left=`${Math.max(12,u)}px`,n.style.top=`${y>=12?y:Math.max(12,Math.min(p\#
            .bottom+8,innerHeight-h-12))}px`}return m.addEventListener("click",()=>{if(n.matches(":popover-open"\#
            ))return n.hidePopover();a(),n.showPopover(),c(),(n.querySelector('[aria-checked="true"]')??n.firstE\#
            lementChild)?.focus({focusVisible:!0})}),n.addEventListener("toggle",p=>{let d=p.newState==="open";l\#
            (m,"aria-expanded",String(d)),!d&&n.contains(n.getRootNode().activeElement)&&m.focus()}),n.addEventL\#
            istener("beforetoggle",p=>{p.newState==="closed"&&n.contains(n.getRootNode().activeElement)&&m.focus\#
            ()}),n.addEventListener("keydown",p=>{let d=[...n.children],h=d.indexOf(n.getRootNode().activeElemen\#
            t),u={ArrowDown:h+1,ArrowUp:h-1,Home:0,End:d.length-1}[p.key];if(p.key==="Tab")n.hidePopover();else \#
            if(u!==void 0)d[(u+d.length)%d.length]?.focus({focusVisible:!0});else if(p.key!=="ArrowLeft"&&p.key!\#
            =="ArrowRight")return;p.key!=="Tab"&&p.preventDefault()}),r}var O=x('.slider{position:relative;displ\#
            ay:block;block-size:48u;touch-action:pan-y;cursor:pointer;border-radius:8u;--_at:0;--_from:0;--_to:0\#
            ;user-select:none;-webkit-user-select:none}.slider[aria-disabled="true"]{cursor:default}.slider > .t\#
            rack,.slider > .reach,.slider > .fill{position:absolute;inset-block-start:50%;block-size:4u;margin-b\#
            lock-start:-2u;border-radius:4u;transition:block-size .12s,margin .12s}.slider > .track{inset-inline\#
            :0;background:var(--_unseekable);overflow:hidden}.slider > .reach{inset-inline-start:calc(var(--_fro\#
            m) * 100%);inline-size:calc((var(--_to) - var(--_from)) * 100%);background:var(--_secondary)}.slider\#
             > .fill{inset-inline-start:0;inline-size:calc(var(--_at) * 100%);background:var(--_progress)}.slide\#
            r > .thumb{position:absolute;inset-block-start:50%;inset-inline-start:calc(var(--_at) * 100%);inline\#
            -size:16u;block-size:16u;margin-block-start:-8u;margin-inline-start:-8u;border-radius:50%;background\#
            :var(--_progress);transition:transform .12s,box-shadow .12s}.slider[aria-disabled="true"] > .thumb{t\#
            ransform:scale(0)}.slider:not([aria-disabled="true"]):hover > .thumb{box-shadow:0 0 0 8u var(--_hove\#
            r)}.slider.held > .thumb{transform:scale(1.25);box-shadow:0 0 0 10u var(--_press)}.slider:is(:hover,\#
            .held):not([aria-disabled="true"]) > :is(.track,.reach,.fill){block-size:6u;margin-block-start:-3u}.\#
            slider[aria-busy="true"]::after{display:none}.slider[aria-busy="true"] > .thumb{animation:breathe 1.\#
            2s ease-in-out infinite}.slider > .mark{position:absolute;inset-block-start:50%;block-size:6u;inline\#
            -size:6u;margin-block-start:-3u;margin-inline-start:-3u;inset-inline-start:calc(var(--_mark) * 100%)\#
            ;border-radius:50%;background:var(--_ad);box-shadow:0 0 0 1.5u var(--_background)}.slider > .bubble{\#
            position:absolute;inset-block-end:100%;inset-inline-start:clamp(20u,calc(var(--_at) * 100%),calc(100\#
            % - 20u));transform:translateX(-50%);padding:3u 9u;border-radius:8u;background:var(--_snack);color:v\#
            ar(--_on-snack);font-size:calc(var(--_far) * .8125em);opacity:0;transition:opacity .12s;pointer-even\#
            ts:none;white-space:nowrap}[dir="rtl"] .slider:not([dir="ltr"]) > .bubble{transform:translateX(50%)}\#
            .slider.held > .bubble{opacity:1}@media (forced-colors:active){.slider > .track{border:1px solid Can\#
            vasText}.slider > .reach{display:none}.slider > .fill,.slider > .thumb{background:Highlight;forced-c\#
            olor-adjust:none}.slider > .mark{background:CanvasText;forced-color-adjust:none}}');function $({labe\#
            l:m,step:t=1,page:e=10,say:i=String,show:s=null,timeline:n=!1,part:r="slider",input:a,change:c,cance\#
            l:p}){let d=s?o("span.bubble.time",{"aria-hidden":"true"}):null,h=o("div.slider.plain",{role:"slider\#
            ",part:r,tabindex:0,"aria-label":m,"aria-orientation":"horizontal",dir:n?"ltr":null},o("span.track")\#
            ,o("span.reach"),o("span.fill"),o("span.thumb",{part:`${r}-thumb`}),d),u={min:0,max:1,from:0,to:1,va\#
            lue:0,enabled:!0},y=null,k=[],z=null,L=()=>getComputedStyle(h).direction==="rtl",E=f=>u.max>u.min?Ma\#
            th.min(1,Math.max(0,(f-u.min)/(u.max-u.min))):0,P=f=>Math.min(Math.max(f,u.from),u.to),it=()=>h.getR\#
            ootNode().activeElement===h;function R(f=!0){let w=y??u.value;h.style.setProperty("--_at",E(w).toFix\#
            ed(5)),d&&y!==null&&g(d,s(w));let _=i(w);_!==z&&(f||!it())&&(z=_,l(h,"aria-valuenow",Math.round(w*10\#
            0)/100),l(h,"aria-valuetext",_))}function bt(f){y=P(f),h.classList.add("held"),R(),a?.(y)}function D\#
            (f){if(y===null)return;let w=y;y=null,h.classList.remove("held"),f?(u.value=w,c?.(w)):p?.(),R()}let \#
            gt=f=>{let{left:w,width:_}=h.getBoundingClientRect(),A=Math.min(1,Math.max(0,(f.clientX-w)/(_||1)));\#
            return u.min+(L()?1-A:A)*(u.max-u.min)};return h.addEventListener("pointerdown",f=>{!u.enabled||f.bu\#
            tton||(h.setPointerCapture(f.pointerId),bt(gt(f)))}),h.addEventListener("pointermove",f=>y!==null&&h\#
            .hasPointerCapture(f.pointerId)&&bt(gt(f))),h.addEventListener("pointerup",()=>D(!0)),h.addEventList\#
            ener("pointercancel",()=>D(!1)),h.addEventListener("keydown",f=>{if(!u.enabled||f.altKey||f.ctrlKey|\#
            |f.metaKey)return;if(f.key==="Escape"&&y!==null)return f.preventDefault(),void D(!1);if(H()&&(f.key=\#
            =="ArrowUp"||f.key==="ArrowDown"))return;let w=L()?-1:1,_={ArrowRight:t*w,ArrowLeft:-t*w,ArrowUp:t,A\#
            rrowDown:-t,PageUp:e,PageDown:-e,Home:-1/0,End:1/0};f.key in _&&(f.preventDefault(),u.value=P(u.valu\#
            e+_[f.key]),R(),c?.(u.value,!0))}),{element:h,get isHeld(){return y!==null},get value(){return y??u.\#
            value},set(f){u.value=f,y===null&&R(!1)},range(f,w,_=f,A=w){if(u.min===f&&u.max===w&&u.from===_&&u.t\#
            o===A)return;Object.assign(u,{min:f,max:w,from:_,to:A}),l(h,"aria-valuemin",Math.round(_*100)/100),l\#
            (h,"aria-valuemax",Math.round(A*100)/100),h.style.setProperty("--_from",E(_).toFixed(5)),h.style.set\#
            Property("--_to",E(A).toFixed(5));let Nt=k;k=[],this.mark(Nt),R(!1)},enable(f){u.enabled=f,l(h,"aria\#
            -disabled",f?null:"true"),f||D(!1)},busy(f){l(h,"aria-busy",f?"true":null)},drop(){D(!1)},mark(f){if\#
            (f.join()!==k.join()){k=[...f],h.querySelectorAll(".mark").forEach(w=>w.remove());for(let w of k.sli\#
            ce(0,200)){let _=o("span.mark");_.style.setProperty("--_mark",E(w).toFixed(5)),h.insertBefore(_,h.qu\#
            erySelector(".thumb"))}}}}}var Mt=10,Rt=350,V=class{#t=null;#i=0;#e=null;constructor(t){this.owner=t\#
            ,this.slider=$({label:t.t("seekSlider"),step:5,page:30,timeline:!0,part:"scrubber",show:e=>this.#r(e\#
            ),say:e=>this.#n(e),input:e=>this.#o(e),change:(e,i)=>this.#a(e,i?Rt:0)}),this.at=o("span.time",{par\#
            t:"position"}),this.end=o("span.time",{part:"duration"}),this.live=o("button.live-mark",{part:"live"\#
            ,onclick:()=>this.#l()},t.t("live")),this.element=o("div.scrub",{part:"scrub"},this.slider.element,o\#
            ("div.times",{},this.at,o("span",{},this.end,this.live)))}forget(){clearTimeout(this.#i),this.#t=nul\#
            l,this.slider.drop()}draw(t){this.#e=t,this.slider.enable(t.canSeek),this.slider.busy(this.owner.isB\#
            usy("position",t.pending)),this.slider.mark(t.live?[]:t.adPositions.filter(e=>e>=0&&e<=(t.duration??\#
            0))),l(this.end,"hidden",t.live),l(this.live,"hidden",!t.live),g(this.end,t.live||t.duration==null?"\#
            ":C(t.duration)),this.live.disabled=!t.canSeek}tick(t){let e=Boolean(t&&t.showsPosition&&(t.live||t.\#
            duration));if(l(this.element,"data-empty",!e),!e)return void(this.#e=null);this.#e=t;let[i,s]=this.#\#
            s(),[n,r]=t.live?[i,s]:[t.seekable?.[0]??0,t.seekable?.[1]??s];this.slider.range(i,s,n,r);let a=this\#
            .#t??this.owner.wish("position")??b.position(t);this.slider.set(a),this.slider.isHeld||this.#o(a)}#s\#
            (){let t=this.#e;if(!t?.live)return[0,t?.duration??0];let e=Math.max(0,b.now-t.position.at)/1e3,[i,s\#
            ]=t.seekable??[0,0],n=b.position(t);return t.seekable?[Math.min(i+e,n),Math.max(s+e,n)]:[n-1,n]}#o(t\#
            ){g(this.at,this.#e?.live&&!this.#e.seekable?"":this.#r(t)),this.#e?.live&&this.live.classList.toggl\#
            e("behind",this.#s()[1]-t>Mt)}#r(t){if(!this.#e?.live)return C(t);let e=this.#s()[1]-t;return e>Mt?`\#
            −${C(e)}`:""}#n(t){let e=this.#e;return e?e.live?this.#r(t)||this.owner.t("live"):e.duration?`${C(t)\#
            } / ${C(e.duration)}`:C(t):""}#l(){this.#a(this.#s()[1],0)}#a(t,e){this.#t=t,clearTimeout(this.#i),t\#
            his.#i=setTimeout(()=>{this.#t=null,this.owner.act("position","seek",{position:Math.round(t*1e3)/1e3\#
            },t)},e)}};var Tt={all:"repeat",single:"repeatOne",allAndShuffle:"shuffle"},rt={off:"tracksOff",all:\#
            "repeatAll",single:"repeatOne",allAndShuffle:"repeatShuffle"},at=class extends S{static get sheets()\#
            {return[O,Ct,St]}static get topics(){return["media","dialog","queue","volume","button"]}static get n\#
            ode(){return"expandedController"}static get eventName(){return"expanded"}static get isFull(){return!\#
            0}#t=!1;#i=null;#e=new vt(()=>this.#p());buildSheet(){T(this.closeButton,"down"),this.head.append(o(\#
            "cast-button",{part:"cast-button"})),this.glow=o("div.glow",{"aria-hidden":"true",part:"backdrop"}),\#
            this.panel.prepend(this.glow),this.cover=B("cover","film"),this.cover.element.addEventListener("load\#
            ",({target:{naturalWidth:t,naturalHeight:e}})=>{let i=Math.min(2,Math.max(.6,t/e)).toFixed(4);e&&thi\#
            s.cover.element.style.setProperty("--_ratio",i)},!0),this.body.append(o("div.stage",{},o("div.art",{\#
            },this.cover.element),o("div.panel",{},this.#s(),this.#o(),this.#r(),this.#l(),this.#a())))}closed()\#
            {this.#e.run(!1)}opened(){this.#t=b.state("media")!=null}firstFocus(){return this.playback.disabled?\#
            null:this.playback}#s(){return this.adMark=o("span.ad-mark",{},this.t("advertisement")),this.adTitle\#
            =o("span.small",{dir:"auto"}),this.skip=o("button.button",{part:"skip-ad",onclick:()=>this.act("adve\#
            rtisement","skipAd")}),this.adLine=o("div.adline",{part:"ad"},this.adMark,this.adTitle,this.skip),th\#
            is.titleLine=o("h3.title",{part:"media-title",dir:"auto"}),this.subtitle=o("p.small",{part:"subtitle\#
            ",dir:"auto"}),o("div.meta",{part:"meta"},this.adLine,this.titleLine,this.subtitle)}#o(){return this\#
            .scrubber=new V(this),this.scrubber.element}#r(){this.slots=wt(this,"expanded",4),this.playback=o("b\#
            utton.playback",{part:"playback",onclick:()=>_t(this,this.playback)});let[t,e,i,s]=this.slots;return\#
             o("div.transport",{part:"transport",role:"group","aria-label":this.t("openPlayer")},t,e,this.playba\#
            ck,i,s)}#n(t,e,i){let s=o("button.icon-button.tool",{"aria-label":this.t(e),part:`tool tool-${t}`,..\#
            .i});return T(s,t),s}#l(){this.speed=this.#n("speed","speed"),this.speedValue=o("span.value.time"),t\#
            his.speed.append(this.speedValue);let t=i=>`${new Intl.NumberFormat(this.texts.language,{numberingSy\#
            stem:"latn"}).format(i)}×`;this.times=t,this.speedPlace=ot(this.speed,{label:this.t("speed"),choices\#
            :()=>(b.state("media")?.rates??[]).map(i=>({value:i,text:t(i)})),chosen:()=>this.wish("rate")??b.sta\#
            te("media")?.rate,choose:i=>this.act("rate","setRate",{rate:i},i)}),this.repeat=this.#n("repeat","re\#
            peatMode"),this.repeatPlace=ot(this.repeat,{label:this.t("repeatMode"),choices:()=>(b.state("media")\#
            ?.repeats??[]).map(i=>({value:i,text:this.t(rt[i]??i)})),chosen:()=>this.wish("repeatMode")??b.state\#
            ("media")?.repeat,choose:i=>this.act("repeatMode","setRepeatMode",{mode:i},i)});let e=i=>({"aria-has\#
            popup":"dialog",onclick:()=>K(i)});return this.tracks=this.#n("captions","captions",e("cast-track-se\#
            lection")),this.queue=this.#n("queue","queue",e("cast-queue")),this.volume=this.#n("sliders","volume\#
            ",e("cast-volume")),o("div.tools",{part:"tools"},this.speedPlace,this.repeatPlace,this.tracks,this.q\#
            ueue,this.volume)}#a(){return this.next=o("span.line",{dir:"auto"}),this.upNext=o("button.upnext",{p\#
            art:"up-next","aria-haspopup":"dialog",onclick:()=>K("cast-queue")},v("queue"),this.next,v("forward"\#
            ,"mirrored")),this.upNext}render(){let t=b.state("media")??null,e=b.state("button")?.state;!t&&this.\#
            #t&&e!=="connected"&&e!=="connecting"&&this.close(),this.#t||=t!==null;let i=b.state("dialog")?.devi\#
            ce;this.setTitle(i?this.t("castingTo",i):this.t("openPlayer")),t?this.#h(t):this.#c(),this.#p();let \#
            s=t&&(t.position.rate!==0||t.ad?.skipAt!=null||t.live);this.#e.run(Boolean(s)&&this.isOpen)}#c(){thi\#
            s.#i=null;let t=b.state("button")?.state==="connecting";g(this.titleLine,this.t(t?"loading":"nothing\#
            Plays")),g(this.subtitle,""),this.#u(null),l(this.adLine,"hidden",!0),T(this.playback,"play"),l(this\#
            .playback,"aria-label",this.t(t?"loading":"play")),l(this.playback,"aria-busy",t?"true":null),l(this\#
            .playback,"data-action",null),this.playback.disabled=!0,st(this,this.slots,null,null);for(let e of[t\#
            his.speedPlace,this.repeatPlace,this.tracks,this.queue])l(e,"hidden",!0);l(this.upNext,"data-empty",\#
            !0),this.#m()}#h(t){t.item!==this.#i&&(this.#i=t.item,this.scrubber.forget()),g(this.titleLine,t.tit\#
            le??t.subtitle??""),g(this.subtitle,[t.title?t.subtitle:null,t.studio].filter(Boolean).join(" · ")),\#
            this.#u(t.image),this.playback.disabled=!1,kt(this,this.playback,t),st(this,this.slots,t.expanded,t)\#
            ,l(this.adLine,"hidden",!t.ad),g(this.adTitle,t.ad?.title??""),this.scrubber.draw(t),this.#d(t),l(th\#
            is.upNext,"data-empty",!t.upNext),g(this.next,t.upNext?this.t("upNext",t.upNext):"")}#d(t){let e=thi\#
            s.wish("rate")??t.rate;l(this.speedPlace,"hidden",t.rates.length<2),g(this.speedValue,e===1?"":this.\#
            times(e)),l(this.speed,"aria-label",`${this.t("speed")}, ${this.times(e)}`),l(this.speed,"aria-busy"\#
            ,this.isBusy("rate",t.pending)?"true":null);let i=this.wish("repeatMode")??t.repeat;l(this.repeatPla\#
            ce,"hidden",t.repeats.length<2),T(this.repeat,Tt[i]??"repeat"),l(this.repeat,"data-on",i in Tt);let \#
            s=rt[i]&&this.t(rt[i]);l(this.repeat,"aria-label",[this.t("repeatMode"),s].filter(Boolean).join(", "\#
            )),l(this.repeat,"aria-busy",this.isBusy("repeatMode",t.pending)?"true":null);let n=t.expanded.some(\#
            ({type:r})=>r==="closedCaptions");l(this.tracks,"hidden",!t.hasTracks||n),l(this.queue,"hidden",!((b\#
            .state("queue")?.count??0)>1)),this.#m()}#m(){l(this.volume,"hidden",!b.state("volume")?.enabled)}#u\#
            (t){this.cover.show(t);let e=zt(t);if((this.glow.querySelector("img")?.src??null)===e)return;if(this\#
            .glow.replaceChildren(),!e)return void this.cover.element.style.removeProperty("--_ratio");let s=o("\#
            img",{alt:"","data-state":"loading",decoding:"async"});s.addEventListener("load",()=>l(s,"data-state\#
            ","there")),s.addEventListener("error",()=>s.remove()),s.src=e,this.glow.append(s)}#p(){let t=b.stat\#
            e("media");if(this.scrubber.tick(t),!t?.ad)return;let{skipAt:e}=t.ad,i=e==null?null:Math.max(0,Math.\#
            ceil((e-b.now)/1e3));l(this.skip,"hidden",i===null),i!==null&&(this.skip.disabled=i>0,g(this.skip,i>\#
            0?this.t("skipAdIn",C(i)):this.t("skipAd")),l(this.skip,"aria-busy",this.isBusy("advertisement",t.pe\#
            nding)?"true":null))}};customElements.define("cast-expanded-controller",at);function Y({labelledBy:m\#
            ,choose:t,item:e,className:i}){let s=o(`div.${i}`,{role:"radiogroup","aria-labelledby":m}),n,r=new M\#
            ap;function a(){let d=r.has(n)?n:r.keys().next().value;for(let[h,u]of r)l(u,"aria-checked",String(h=\#
            ==n)),l(u,"tabindex",H()||h===d?0:-1)}let c=xt(a),p=d=>{d!==n&&(n=d,a(),t(d))};return s.addEventList\#
            ener("keydown",d=>{if(d.altKey||d.ctrlKey||d.metaKey||d.shiftKey)return;let h=[...r.keys()],u=h.find\#
            Index(E=>r.get(E)===d.target),y=getComputedStyle(s).direction==="rtl"?-1:1,k={ArrowDown:1,ArrowUp:-1\#
            ,ArrowRight:y,ArrowLeft:-y}[d.key],z={Home:0,End:h.length-1}[d.key]??(k===void 0?void 0:u+k);if(u<0|\#
            |z===void 0||H()&&k!==void 0)return;d.preventDefault();let L=h[(z+h.length)%h.length];r.get(L).focus\#
            ({focusVisible:!0}),p(L)}),{element:s,show(d){let h=new Set(d.map(({value:k})=>k));for(let[k,z]of r)\#
            h.has(k)||(z.remove(),r.delete(k));let u=new Map(r);r.clear();let y=s.firstElementChild;for(let k of\#
             d){let z=u.get(k.value);z||(z=e(k),l(z,"role","radio"),z.addEventListener("click",()=>p(k.value))),\#
            r.set(k.value,z),z===y?y=y.nextElementSibling:s.insertBefore(z,y)}a()},check(d){n!==d&&(n=d,a())},en\#
            d:c}}var Dt=[["colorWhite","#FFFFFF"],["colorYellow","#FFFF00"],["colorGreen","#00FF00"],["colorCyan\#
            ","#00FFFF"],["colorBlue","#0000FF"],["colorMagenta","#FF00FF"],["colorRed","#FF0000"],["colorBlack"\#
            ,"#000000"]],Ht=[["none","edgeNone"],["outline","edgeOutline"],["dropShadow","edgeShadow"],["raised"\#
            ,"edgeRaised"],["depressed","edgeDepressed"]],Ft=[["sansSerif","fontSans","sans-serif"],["serif","fo\#
            ntSerif","serif"],["monospacedSansSerif","fontMono","monospace"],["casual","fontCasual",'"Comic Neue\#
            ", "Comic Sans MS", cursive'],["cursive","fontCursive","cursive"],["smallCapitals","fontSmallCaps","\#
            sans-serif"]],dt={foregroundColor:"#FFFFFFFF",backgroundColor:"#000000BF",edgeType:"none",edgeColor:\#
            "#000000FF",fontScale:1,fontGenericFamily:"sansSerif"},Et=x('.preview{display:grid;place-items:end c\#
            enter;min-block-size:148u;padding:20u 12u;border-radius:16u;overflow:hidden;background:linear-gradie\#
            nt(160deg,#35507a,#b7785f 58%,#24301f 60%,#1a2317)}.preview > span{padding:2u 8u;max-inline-size:100\#
            %;overflow-wrap:anywhere;text-align:center;line-height:1.3;font-size:calc(var(--_far) * 1.125em * va\#
            r(--_scale,1))}.field{display:grid;gap:6u;margin-block-start:16u}.field > .words{display:flex;justif\#
            y-content:space-between;gap:12u}.field .slider{margin-block:-8u}.swatches{display:grid;grid-template\#
            -columns:repeat(8,minmax(0,1fr));gap:4u;justify-items:center}.swatch{position:relative;inline-size:m\#
            in(48u,100%);block-size:48u;display:grid;place-items:center;border-radius:50%}.swatch::before{conten\#
            t:"";inline-size:28u;block-size:28u;border-radius:50%;background:var(--_swatch);box-shadow:inset 0 0\#
             0 1u rgb(127 127 127 / .6);forced-color-adjust:none}.swatch[aria-checked="true"]::after{content:"";\#
            position:absolute;inset:50% auto auto 50%;inline-size:38u;block-size:38u;margin:-19u;border-radius:5\#
            0%;border:2.5u solid var(--_accent)}.chips{display:flex;flex-wrap:wrap;gap:8u}.chip{min-block-size:4\#
            4u;padding:8u 16u;border-radius:22u;border:1.5u solid var(--_line);color:var(--_heading);font-size:c\#
            alc(var(--_far) * .875em)}.chip:hover{background:var(--_hover)}.chip[aria-checked="true"]{background\#
            :var(--_tonal);color:var(--_on-tonal);border-color:var(--_tonal)}@media (forced-colors:active){.chip\#
            [aria-checked="true"]{border-color:Highlight;color:Highlight}}'),lt=m=>/^#[0-9a-f]{6}/i.test(m??"")?\#
            m.slice(0,7).toUpperCase():null,W=m=>/^#[0-9a-f]{8}$/i.test(m??"")?parseInt(m.slice(7),16)/255:1,ct=\#
            (m,t)=>`${m}${Math.round(t*255).toString(16).padStart(2,"0").toUpperCase()}`,Lt=(m,t)=>JSON.stringif\#
            y(I(m))===JSON.stringify(I(t));function I(m){let t=Object.entries(m??{}).filter(([,i])=>i!=null),e=O\#
            bject.entries({...dt,...Object.fromEntries(t)});return Object.fromEntries(e.sort(([i],[s])=>i<s?-1:1\#
            ))}function Kt(m,t){return{outline:(i=>[-i,0,i].flatMap(s=>[-i,0,i].map(n=>`${s}px ${n}px 0 ${t}`)).\#
            join(","))(1.5),dropShadow:`2px 2px 3px ${t}`,raised:`1px 1px 0 ${t},2px 2px 0 ${t}`,depressed:`-1px\#
             -1px 0 ${t},-2px -2px 0 ${t}`}[m]??"none"}var G=class{constructor(t,e){Object.assign(this,{owner:t,\#
            changed:e});let i=r=>t.t(r);this.line=o("span",{dir:"auto"},i("stylePreview"));let s=o("div.preview"\#
            ,{part:"preview"},this.line);this.size=this.#e("styleSize",{min:.5,max:2,step:.25,set:r=>({fontScale\#
            :r})}),this.color=this.#s("styleColor",r=>({foregroundColor:ct(r,W(this.style.foregroundColor))})),t\#
            his.background=this.#s("styleBackground",r=>({backgroundColor:ct(r,W(this.style.backgroundColor)||W(\#
            dt.backgroundColor))})),this.opacity=this.#e("styleOpacity",{min:0,max:1,step:.25,set:r=>({backgroun\#
            dColor:ct(lt(this.style.backgroundColor)??"#000000",r)})}),this.edge=this.#o("styleEdge",Ht.map(([r,\#
            a])=>({value:r,text:i(a)})),r=>({edgeType:r})),this.font=this.#o("styleFont",Ft.map(([r,a,c])=>({val\#
            ue:r,text:i(a),family:c})),r=>({fontGenericFamily:r,fontFamily:null}));let n=o("button.button.text",\#
            {part:"reset",onclick:()=>this.#t({...dt,fontFamily:null,fontStyle:null})},i("styleReset"));this.ele\#
            ment=o("div",{part:"style"},s,this.size.field,this.color.field,this.background.field,this.opacity.fi\#
            eld,this.edge.field,this.font.field,n)}end(){for(let t of[this.color,this.background,this.edge,this.\#
            font])t.end()}#t(t){let e=I({...this.style,...t});this.show(e),this.changed(e)}#i(t,e,i=null){let s=\#
            `field-${t}`;return o("div.field",{},o("div.words",{},o("span.small",{id:s},this.owner.t(t)),i),e)}#\#
            e(t,{min:e,max:i,step:s,set:n}){let r=o("span.caption.time",{"aria-hidden":"true"}),a=u=>this.owner.\#
            percent(u),c=u=>Math.round(u/s)*s,p=u=>this.#t(n(c(u))),d={style:null},h=$({label:this.owner.t(t),st\#
            ep:s,page:s*2,say:u=>a(c(u)),part:`slider ${t}`,input:u=>(d.style??=this.style,p(u)),change:u=>(d.st\#
            yle=null,p(u)),cancel:()=>(this.#t(d.style??{}),d.style=null)});return h.range(e,i),{field:this.#i(t\#
            ,h.element,r),show:u=>(h.set(Math.min(i,Math.max(e,u))),g(r,a(u)))}}#s(t,e){let i=Y({labelledBy:`fie\#
            ld-${t}`,choose:s=>this.#t(e(s)),className:"swatches",item:({text:s,value:n})=>{let r=o("button.swat\#
            ch",{"aria-label":s,title:s,part:"swatch"});return r.style.setProperty("--_swatch",n),r}});return i.\#
            show(Dt.map(([s,n])=>({value:n,text:this.owner.t(s)}))),{field:this.#i(t,i.element),show:s=>i.check(\#
            s),end:i.end}}#o(t,e,i){let s=Y({labelledBy:`field-${t}`,choose:n=>this.#t(i(n)),className:"chips",i\#
            tem:({text:n,family:r})=>{let a=o("button.chip",{part:"chip"},n);return r&&(a.style.fontFamily=r),a}\#
            });return s.show(e),{field:this.#i(t,s.element),show:n=>s.check(n),end:s.end}}show(t){this.style=I(t\#
            );let{fontScale:e,foregroundColor:i,backgroundColor:s,edgeType:n,edgeColor:r}=this.style,{fontGeneri\#
            cFamily:a,fontFamily:c,fontStyle:p}=this.style;this.size.show(e),this.color.show(lt(i)),this.backgro\#
            und.show(lt(s)),this.opacity.show(W(s)),this.edge.show(n),this.font.show(c?null:a);let d=this.line.s\#
            tyle,h=Ft.find(([u])=>u===a)?.[2]??"sans-serif";d.setProperty("--_scale",Math.min(2,e)),d.color=i,d.\#
            backgroundColor=s,d.textShadow=Kt(n,r),d.fontFamily=c?`${CSS.escape(c)}, ${h}`:h,d.fontVariant=a==="\#
            smallCapitals"?"small-caps":"normal",d.fontWeight=/bold/i.test(p??"")?"bold":"normal",d.fontStyle=/i\#
            talic/i.test(p??"")?"italic":"normal",l(this.element,"data-style",JSON.stringify(this.style))}};var \#
            X="off",Yt=x('.sheet-body{padding-inline:12u}.group{padding-block-end:12u}.group > h3,.more > h3{pad\#
            ding:8u 12u 4u;font-weight:500;color:var(--_caption)}.radio{display:flex;align-items:center;gap:16u;\#
            inline-size:100%;min-block-size:52u;padding:6u 12u;border-radius:16u;position:relative;transition:ba\#
            ckground-color .15s}.radio:hover{background:var(--_hover)}.radio:active{background:var(--_press)}.ra\#
            dio:focus-visible{outline-offset:-3u}.radio > .dot{position:relative;flex:none;inline-size:22u;block\#
            -size:22u;border-radius:50%;border:2u solid var(--_caption);transition:border-color .15s}.radio > .d\#
            ot::after{content:"";position:absolute;inset:3u;border-radius:50%;background:var(--_accent);transfor\#
            m:scale(0);transition:transform .15s var(--_ease)}.radio[aria-checked="true"] > .dot{border-color:va\#
            r(--_accent)}.radio[aria-checked="true"] > .dot::after{transform:none}.radio > .texts{flex:1;min-inl\#
            ine-size:0;display:grid}.radio .title{overflow-wrap:anywhere}[dir="ltr"] .radio .texts > *{text-alig\#
            n:left}[dir="rtl"] .radio .texts > *{text-align:right}.more{border-block-start:1u solid var(--_line)\#
            ;margin-inline:12u;padding-block:8u}.fold{display:flex;align-items:center;gap:12u;inline-size:calc(1\#
            00% + 24u);margin-inline:-12u;min-block-size:56u;padding:8u 12u;border-radius:16u}.fold:hover{backgr\#
            ound:var(--_hover)}.fold > .title{flex:1}.fold > .icon{transition:transform .2s var(--_ease)}.fold[a\#
            ria-expanded="true"] > .down{transform:rotate(.5turn)}dialog > .snack,.inline > .snack{inset-block-e\#
            nd:84u}.none{padding:20u 12u 28u}.more [part="reset"]{margin:12u 0 0 auto;display:flex}@media (min-w\#
            idth:600px){.sheet-body{min-block-size:min(240u,40vh)}}@media (forced-colors:active){.radio > .dot::\#
            after{background:Highlight;forced-color-adjust:none}.radio[aria-checked="true"] > .dot{border-color:\#
            Highlight}}'),ht=class extends S{static get sheets(){return[O,Yt,Et]}static get topics(){return["tra\#
            cks","media"]}static get titleKey(){return"tracksTitle"}static get eventName(){return"tracks"}static\#
             get node(){return"trackSelector"}#t={};#i=null;#e=null;#s=!1;buildSheet(){this.#o(),this.audio=this\#
            .#r("audio","tracksAudio"),this.text=this.#r("text","tracksText"),this.none=o("p.none.small",{part:"\#
            empty"},this.t("tracksNone")),this.fold=o("button.fold",{part:"style-toggle","aria-expanded":"false"\#
            ,"aria-controls":"look",onclick:()=>this.#h()},v("captions"),o("span.title",{},this.t("styleTitle"))\#
            ,v("down","down")),this.editor=new G(this,t=>this.#i=t),l(this.editor.element,"id","look"),this.more\#
            =o("div.more",{part:"more"},this.fold,this.editor.element),this.editor.element.hidden=!0,this.body.a\#
            ppend(this.none,this.audio.place,this.text.place,this.more),this.cancel=o("button.button.text",{part\#
            :"cancel",onclick:()=>this.#l()},this.t("cancel")),this.done=o("button.button.filled",{part:"done",o\#
            nclick:()=>this.#d()},this.t("done")),this.foot.append(this.cancel,this.done)}disconnectedCallback()\#
            {super.disconnectedCallback(),this.#o()}#o(){[this.audio?.radios,this.text?.radios,this.editor].forE\#
            ach(t=>t?.end())}percent(t){return new Intl.NumberFormat(this.texts.language,{style:"percent",number\#
            ingSystem:"latn"}).format(t)}#r(t,e){let i=`group-${t}`,s=Y({labelledBy:i,className:"radios",choose:\#
            r=>this.#t[t]=r,item:({text:r,more:a,language:c,value:p})=>o("button.radio",{part:"track","data-trac\#
            k":String(p)},o("span.dot"),o("span.texts",{},o("span.title",{dir:"auto",lang:c},r),a?o("span.captio\#
            n",{dir:"auto"},a):null))}),n=o("div.group",{part:t},o("h3.small",{id:i},this.t(e)),s.element);retur\#
            n{radios:s,key:"",place:n}}opened(){this.#n(),this.render()}closed(){this.#n()}#n(){this.#t={},this.\#
            #i=null,this.#e=b.state("media")?.item??null,this.#s=!1}#l(){this.#n(),this.render(),this.close()}re\#
            nder(){let t=b.state("media");if(this.isOpen&&(t?.item??null)!==this.#e){let r=this.#e!==null;if(thi\#
            s.#n(),r&&!this.isInline)return this.close()}let{audio:e=[],text:i=[],style:s=null,canStyle:n=!1}=b.\#
            state("tracks")??{};this.#a(this.audio,"audio",e),this.#a(this.text,"text",i),l(this.none,"hidden",e\#
            .length+i.length>0),l(this.more,"hidden",!n),this.editor.show(this.#i??s),l(this.done,"aria-busy",th\#
            is.#s?"true":null),l(this.cancel,"hidden",e.length+i.length===0),this.keepFocus()}#a(t,e,i){l(t.plac\#
            e,"hidden",i.length===0);let s=JSON.stringify(i.map(({id:c,name:p,language:d})=>[c,p,d]));if(s!==t.k\#
            ey){t.key=s;let c=i.map((p,d)=>this.#c(p,d));t.radios.show(e==="text"?[{value:X,text:this.t("tracksO\#
            ff")},...c]:c)}let n=this.#t[e],r=n===X||i.some(({id:c})=>c===n),a=i.find(c=>c.selected)?.id??(e==="\#
            text"?X:null);t.radios.check(n!==void 0&&r?n:a)}#c({id:t,name:e,language:i},s){let n=null;try{let c=\#
            new Intl.DisplayNames(this.texts.language,{type:"language",fallback:"none"});n=i?c.of(i):null}catch{\#
            }let r=e||n||i||this.t("trackUnnamed",s+1),a=!n||r.toLowerCase().includes(n.toLowerCase());return{va\#
            lue:t,text:r,more:a?null:n,language:e&&n?i:null}}#h(){let{element:t}=this.editor;t.hidden=!t.hidden,\#
            l(this.fold,"aria-expanded",String(!t.hidden)),t.hidden||this.fold.scrollIntoView({block:"start",beh\#
            avior:"instant"})}async#d(){if(this.#s)return;let{audio:t=[],text:e=[],style:i=null}=b.state("tracks\#
            ")??{},s=c=>c.find(p=>p.selected)?.id??null,n={audio:s(t),text:s(e)},r={audio:this.#t.audio??n.audio\#
            ,text:this.#t.text===void 0?n.text:this.#t.text===X?null:this.#t.text},a=[];(r.audio!==n.audio||r.te\#
            xt!==n.text)&&a.push(["tracks","selectTracks",r]),this.#i&&!Lt(this.#i,i)&&a.push(["style","setTextT\#
            rackStyle",{style:I(this.#i)}]),this.#s=a.length>0,this.render();for(let c of a)if(!await this.act(.\#
            ..c)){this.#s=!1,this.invalidate();return}this.#l()}};customElements.define("cast-track-selection",h\#
            t);var J=class{#t=0;#i=null;#e=null;#s=!1;#o=!1;#r=-1/0;#n=0;constructor({send:t,changed:e,failed:i}\#
            ){Object.assign(this,{send:t,changed:e,failed:i})}get shown(){return this.#i??this.#t}get isWaiting(\#
            ){return this.#i!==null&&!this.#s}tell(t){this.#t=t,this.#c()}move(t,e){this.#s=e,(this.#i!==t||this\#
            .#e!==null)&&(this.#i=this.#e=t,this.#l()),this.#c(),this.changed()}forget(){clearTimeout(this.#n),t\#
            his.#s=!1,this.#i=this.#e=null}#l(){if(clearTimeout(this.#n),this.#o||this.#e===null)return;let t=th\#
            is.#r+100-performance.now();if(t>0)return void(this.#n=setTimeout(()=>this.#l(),t));let e=this.#e;th\#
            is.#e=null,this.#o=!0,this.#r=performance.now(),this.send(e).then(()=>this.#a(),i=>this.#a(i))}#a(t)\#
            {this.#o=!1,t&&(this.#i=this.#e=null,this.failed(t)),this.#e!==null?this.#l():this.#i!==null&&(this.\#
            #n=setTimeout(()=>this.#h(),1e3)),this.#c(),this.changed()}#c(){this.#s||this.#o||this.#e!==null||th\#
            is.#i===null||Math.abs(this.#i-this.#t)<=.011&&(this.#i=null)}#h(){if(this.#s)return void(this.#n=se\#
            tTimeout(()=>this.#h(),1e3));this.#o||this.#e!==null||(this.#i=null,this.changed())}};var Ut=x('.she\#
            et-body{display:grid;gap:4u;align-content:start}.row{display:grid;grid-template-columns:48u minmax(0\#
            ,1fr);column-gap:12u;align-items:center;min-inline-size:0}.row > .words{grid-column:2;display:flex;a\#
            lign-items:baseline;gap:12u;margin-block-end:-10u}.row > .words > .line{flex:1}[dir="ltr"] .words > \#
            .line{text-align:left}[dir="rtl"] .words > .line{text-align:right}.row > .words > .caption{font-vari\#
            ant-numeric:tabular-nums}.row > :is(.icon-button,.disc){grid-column:1;grid-row:1 / span 2;margin-blo\#
            ck-end:8u}.row > .slider{grid-column:2}.row > .icon-button{background:var(--_raised)}.row > .icon-bu\#
            tton:hover{background:var(--_tonal);color:var(--_on-tonal)}.row.quiet > .icon-button{background:var(\#
            --_tonal);color:var(--_on-tonal)}.disc{display:grid;place-items:center;inline-size:48u;block-size:48\#
            u;border-radius:50%;background:var(--_raised);color:var(--_caption)}.own{padding:12u 16u 6u;border-r\#
            adius:20u;background:var(--_raised)}.own > :is(.icon-button,.disc){background:var(--_background)}.ow\#
            n .title{font-weight:500}.row.quiet > .slider > :is(.fill,.thumb){background:var(--_caption)}.member\#
            s{display:grid;gap:6u;margin-block-start:16u}.members > .small{font-weight:500;color:var(--_caption)\#
            ;margin-block-end:2u}.members > ul{display:grid;gap:8u}.note{display:flex;gap:12u;align-items:center\#
            ;padding:12u 4u 4u;color:var(--_body)}.empty{display:grid;justify-items:center;gap:16u;padding:28u 1\#
            2u 36u;text-align:center}.empty > .disc{inline-size:72u;block-size:72u;background:var(--_tonal);colo\#
            r:var(--_on-tonal)}.empty > .disc > .icon{inline-size:34u;block-size:34u}@media (forced-colors:activ\#
            e){.own,.disc{border:1px solid CanvasText}}'),Q=class{#t=null;constructor(t,e,i,s){Object.assign(thi\#
            s,{sheet:t,member:e});let n=e===null?{}:{member:e};this.fader=new J({send:a=>b.send("setVolume",{lev\#
            el:a,...n}),changed:()=>this.draw(),failed:a=>t.fail(a.message)}),this.name=o("span.title.line",{par\#
            t:"name",dir:"auto"}),this.value=o("span.caption.time",{"aria-hidden":"true",part:"value"}),this.mut\#
            e=t.iconButton("volume","",{part:"mute",onclick:()=>this.#e(n)}),this.disc=o("span.disc",{"aria-hidd\#
            en":"true"},v("volume"));let r=0;this.slider=$({label:"",step:s,page:Math.max(s,.2),part:"slider",sa\#
            y:a=>t.percent(a),input:a=>{this.isHeld||(this.isHeld=!0,r=this.fader.shown),this.fader.move(a,!0)},\#
            change:a=>this.#i(a),cancel:()=>this.#i(r)}),this.slider.range(0,1),this.element=o(`${i}.row`,{part:\#
            e===null?"device":"member","data-member":e},o("div.words",{},this.name,this.value),this.mute,this.di\#
            sc,this.slider.element)}isHeld=!1;forget(){this.fader.forget(),this.element.remove()}#i(t){this.isHe\#
            ld=!1,this.fader.move(t,!1)}#e(t){let e=!this.isMuted,i=this.#t={muted:e},s=()=>{this.#t===i&&(this.\#
            #t=null,this.draw())};this.draw(),b.send("setDeviceMuted",{muted:e,...t}).then(()=>setTimeout(s,1e3)\#
            ,n=>{s(),this.sheet.fail(n.message)})}get isMuted(){return this.#t?.muted??this.told?.muted??!1}tell\#
            (t){this.told=t,this.#t?.muted===t.muted&&(this.#t=null),this.fader.tell(t.level),this.draw()}draw()\#
            {let{sheet:t,told:e,isMuted:i}=this;if(!e)return;let s=this.fader.shown;g(this.name,e.name),g(this.v\#
            alue,i?"":t.percent(s)),this.slider.set(s),this.slider.enable(e.canChange),this.slider.busy(this.fad\#
            er.isWaiting);let{element:n}=this.slider;l(n,"aria-label",t.t("volumeOf",e.name)),l(n,"aria-valuenow\#
            ",Math.round(this.slider.value*100)/100),l(n,"aria-valuetext",t.percent(this.slider.value));let r=i|\#
            |s===0?"mute":s<.5?"volumeLow":"volume";for(let a of[this.mute,this.disc])T(a,r);l(this.mute,"hidden\#
            ",!e.canMute),l(this.disc,"hidden",e.canMute),l(this.mute,"aria-label",t.t(i?"unmuteOf":"muteOf",e.n\#
            ame)),l(this.mute,"aria-busy",this.#t?"true":null),this.element.classList.toggle("quiet",i)}},ut=cla\#
            ss extends S{static get sheets(){return[O,Ut]}static get topics(){return["volume","dialog"]}static g\#
            et titleKey(){return"volume"}static get eventName(){return"volume"}static get node(){return"deviceCo\#
            ntrol"}#t=new Map;#i=null;percent(t){let{language:e}=this.texts;if(this.format?.language!==e){let i=\#
            {style:"percent",numberingSystem:"latn",maximumFractionDigits:0};this.format={language:e,numbers:new\#
             Intl.NumberFormat(e,i)}}return this.format.numbers.format(t)}buildSheet(){this.#i=null,this.note=o(\#
            "p.note.small",{part:"note"},v("volume"),o("span",{},this.t("volumeFixed"))),this.list=o("ul",{"aria\#
            -labelledby":"members"}),this.group=o("div.members",{part:"members"},o("h3.small",{id:"members"},thi\#
            s.t("volumeMembers")),this.list),this.empty=o("div.empty",{part:"empty"},o("span.disc",{},v("cast"))\#
            ,o("p.small",{},this.t("notConnected"))),this.body.append(this.note,this.group,this.empty)}#e(t){thi\#
            s.#i!==t&&(this.#i=t,this.#s([]),this.own?.forget(),this.own=new Q(this,null,"div",t),this.own.eleme\#
            nt.classList.add("own"),this.body.prepend(this.own.element))}firstFocus(){let{enabled:t=!1,fixed:e=!\#
            1}=b.state("volume")??{};return t&&!e?this.own?.slider.element:null}render(){let t=b.state("volume")\#
            ??{},{enabled:e=!1,fixed:i=!1,canMute:s=!1,members:n=[]}=t,r=e||i;this.#e(t.step||.05);let a=b.state\#
            ("dialog")?.device??this.t("volume");l(this.own.element,"hidden",!r),l(this.note,"hidden",!i),l(this\#
            .group,"hidden",!r||n.length===0),l(this.empty,"hidden",r),r||this.own.fader.forget();let{level:c=0,\#
            muted:p=!1}=t;this.own.tell({name:a,level:c,muted:p,canMute:s,canChange:e&&!i}),this.#s(r?n:[]),this\#
            .keepFocus()}#s(t){let e=new Set(t.map(({id:s})=>s));for(let[s,n]of this.#t)e.has(s)||(n.forget(),th\#
            is.#t.delete(s));let i=this.list.firstElementChild;for(let s of t){this.#t.has(s.id)||this.#t.set(s.\#
            id,new Q(this,s.id,"li",this.#i));let n=this.#t.get(s.id);n.element===i?i=i.nextElementSibling:this.\#
            list.insertBefore(n.element,i),n.tell({canMute:!0,canChange:!0,...s})}}};customElements.define("cast\#
            -volume",ut);function N(m,t){for(let{kind:e,from:i,to:s}of m){if(t<0)return-1;t===i?t=e==="remove"?-\#
            1:s:e==="remove"?t-=t>i?1:0:i<t&&t<=s?t-=1:s<=t&&t<i&&(t+=1)}return t}function U(m,t){for(let e=m.le\#
            ngth-1;e>=0;e--){let{kind:i,from:s,to:n}=m[e];i==="remove"?t+=t>=s?1:0:t===n?t=s:s<=t&&t<n?t+=1:n<t&\#
            &t<=s&&(t-=1)}return t}var pt=m=>m.filter(({kind:t})=>t==="remove").length;var F=50,Vt=2,Wt=120,At=3\#
            e3,Pt=2e3,Bt=(m,t)=>m!==null&&t!==null&&String(m)===String(t),Z=class{#t={revision:null,count:0,part\#
            s:new Map};#i=null;#e=[];#s=[0,0];#o=new Set;#r=-1/0;#n=!1;#l=null;constructor({load:t,changed:e}){O\#
            bject.assign(this,{load:t,changed:e}),this.preview=null}get count(){return this.#t.count-pt(this.#e)\#
            }get#a(){return this.preview?[...this.#e,{kind:"move",...this.preview}]:this.#e}at(t){let e=U(this.#\#
            a,t);return this.#t.parts.get(Math.floor(e/F))?.items[e%F]??null}key(t){let e=this.at(t);return e?`i\#
            tem ${e.id}`:this.placeKey(t)}placeKey(t){return`place ${U(this.#a,t)}`}placeOf(t,e=null){let i=this\#
            .#c(t);return i>=0?N(this.#a,i):e===null||e>=this.#t.count?-1:N(this.#a,e)}placeOfKey(t){let e=t.sli\#
            ce(t.indexOf(" ")+1);return t.startsWith("item ")?this.placeOf(e):N(this.#a,Number(e))}isWaiting(t){\#
            return this.#e.some(({item:e})=>Bt(e,t))}#c(t){if(t==null)return-1;for(let[e,{items:i}]of this.#t.pa\#
            rts){let s=i.findIndex(n=>Bt(n.id,t));if(s>=0)return e*F+s}return-1}follow({count:t,revision:e,pendi\#
            ng:i,failure:s}){this.#n=i;let n=(s?.id??0)!==(this.#l??s?.id??0);this.#l=s?.id??0,n&&s&&(this.#e=th\#
            is.#e.filter(({isSent:a})=>!a));let r=this.#i??this.#t;if(r.revision===e&&r.count===t)return this.#u\#
            ();this.#i={revision:e,count:t,parts:new Map},this.#r=-1/0,(this.#t.revision===null||t===0)&&this.#m\#
            (),this.#d()}look(t,e){this.#s=[t,e],this.#d()}#h(t){let e=new Set,[i,s]=this.#s;for(let n=i;n<s;n++\#
            )for(let r of[n,U(this.#e,n)])r<t.count&&e.add(Math.floor(r/F));return[...e].filter(n=>t.parts.get(n\#
            )?.isOld!==!1)}#d(){let t=this.#i??this.#t,e=this.#h(t);if(this.#i&&e.length===0)return this.#m(),th\#
            is.changed();for(let i of e){let s=`${t.revision} ${i}`;if(!(this.#o.has(s)||this.#o.size>=Vt)){if(p\#
            erformance.now()-this.#r<Pt)return;this.#o.add(s),this.load(i*F,F).then(({items:n})=>{this.#o.delete\#
            (s),t.parts.delete(i),t.parts.set(i,{items:n,isOld:!1});for(let r of t.parts.keys())t.parts.size>Wt&\#
            &t.parts.delete(r);t===this.#t&&this.changed(),this.#d()},()=>{this.#o.delete(s),this.#r=performance\#
            .now(),setTimeout(()=>this.#d(),Pt)})}}}#m(){let t=this.#t;if(this.#t=this.#i,this.#i=null,t.count==\#
            =this.#t.count)for(let[e,{items:i}]of t.parts)this.#t.parts.has(e)||this.#t.parts.set(e,{items:i,isO\#
            ld:!0});this.#p()}move(t,e){let i={kind:"move",from:t,to:e,item:this.at(t).id,before:null,isSent:!1}\#
            ;return this.#e.push(i),i.before=e+1<this.count?this.at(e+1)?.id:null,this.changed(),i}remove(t){let\#
             e={kind:"remove",from:t,item:this.at(t).id,isSent:!1};return this.#e.push(e),this.changed(),e}drop(\#
            t){this.#e=this.#e.filter(e=>e!==t),this.#p(),this.changed()}sent(t){t.isSent=!0,t.at=performance.no\#
            w(),setTimeout(()=>this.#u(),At)}#u(){if(this.#n||this.#i)return;let t=performance.now()-At+10,e=thi\#
            s.#e.filter(({isSent:i,at:s})=>!i||s>t);e.length!==this.#e.length&&(this.#e=e,this.#p(),this.changed\#
            ())}#p(){let t=[];for(let e of this.#e){let i=N(t,this.#c(e.item));if(!(i<0||e.isSent&&!this.#n)){if\#
            (e.kind==="move"){let s=this.#t.count-pt(t),n=e.before===null?s:N(t,this.#c(e.before));if(n<0||n===i\#
            +1)continue;e.to=n>i?n-1:n}e.from=i,t.push(e)}}this.#e=t}async fetched(t){for(let e=0;e<3&&t<this.co\#
            unt&&!this.at(t);e++){let i=Math.floor(U(this.#a,t)/F),s=this.#t,{items:n}=await this.load(i*F,F);s.\#
            parts.has(i)||s.parts.set(i,{items:n,isOld:!1})}return this.at(t)}};var Ot=4,Gt=16,j=class{#t=new Ma\#
            p;#i=[];#e=0;constructor({scroller:t,list:e,probe:i,source:s,make:n,draw:r,looked:a}){Object.assign(\#
            this,{scroller:t,list:e,probe:i,source:s,make:n,draw:r,looked:a}),this.held=null,this.heldTop=null,t\#
            .addEventListener("scroll",()=>this.plan(),{passive:!0}),this.observer=new ResizeObserver(()=>this.p\#
            lan());for(let c of[t,i])this.observer.observe(c)}end(){this.observer.disconnect(),cancelAnimationFr\#
            ame(this.#e)}get height(){return this.probe.getBoundingClientRect().height}get rows(){return this.#t\#
            }get#s(){return this.scroller.scrollTop-this.list.offsetTop}plan(){this.#e||=requestAnimationFrame((\#
            )=>{this.#e=0,this.render()})}seen(){let t=this.height;return!t||!this.scroller.clientHeight?[0,0]:[\#
            Math.max(0,Math.floor(this.#s/t)),Math.min(this.source.count,Math.ceil((this.#s+this.scroller.client\#
            Height)/t))]}render(){let t=this.height,{count:e}=this.source;if(!t)return;let i=`${e*t}px`;this.lis\#
            t.style.blockSize!==i&&(this.list.style.blockSize=i);let[s,n]=this.seen(),r=Math.max(0,Math.min(s,e)\#
            -Ot),a=Math.min(e,Math.max(n,r)+Ot),c=new Map;for(let p=r;p<a;p++)c.set(this.#o(p),p);this.#r(c,r,a)\#
            ,this.#i.push(...this.#l(c)),this.#a(c),this.#i.length=Math.min(this.#i.length,Gt);for(let[p,d]of th\#
            is.#t){let h=c.get(p),y=`translateY(${p===this.held&&this.heldTop!==null?this.heldTop:h*t}px)`;d.ele\#
            ment.style.transform!==y&&(d.element.style.transform=y),d.place=h,this.draw(d,h)}this.looked(r,a)}#o\#
            (t){let e=this.source.key(t),i=this.source.placeKey(t);return e!==i&&!this.#t.has(e)&&this.#t.has(i)\#
            &&(this.#t.set(e,this.#t.get(i)),this.#t.delete(i)),e}#r(t,e,i){let s=this.focused();for(let n of[th\#
            is.held,s&&this.#n(s)]){if(!this.#t.get(n)||t.has(n))continue;let a=this.source.placeOfKey(n);a>=0&&\#
            (a<e||a>=i)&&t.set(n,a)}}#n(t){for(let[e,i]of this.#t)if(i===t)return e;return null}focused(){let t=\#
            this.list.getRootNode().activeElement;if(!t||!this.list.contains(t))return null;for(let e of this.#t\#
            .values())if(e.element.contains(t))return e;return null}#l(t){let e=[];for(let[i,s]of this.#t)t.has(\#
            i)||(this.#t.delete(i),s.element.remove(),e.push(s));return e}#a(t){let e=this.list.getRootNode(),i=\#
            e.activeElement,s=[...t.keys()].sort((r,a)=>t.get(r)-t.get(a)),n=this.list.firstElementChild;for(let\#
             r of s){let a=this.#t.get(r),c=!a;c&&this.#t.set(r,a=this.#i.pop()??this.make()),a.element===n?n=n.\#
            nextElementSibling:(c||this.held===null)&&this.list.insertBefore(a.element,n)}i&&i!==e.activeElement\#
            &&this.list.contains(i)&&i.focus({preventScroll:!0})}show(t,e="nearest"){let i=this.height,{scroller\#
            :s}=this,n=t*i+this.list.offsetTop,r=s.clientHeight;e==="center"?s.scrollTop=n-(r-i)/2:n<s.scrollTop\#
            ?s.scrollTop=n-i*.5:n+i>s.scrollTop+r&&(s.scrollTop=n+i*1.5-r),this.render()}rowAt(t){return[...this\#
            .#t.values()].find(e=>e.place===t)??null}placeAt(t){let{top:e}=this.list.getBoundingClientRect();ret\#
            urn Math.max(0,Math.min(this.source.count-1,Math.floor((t-e)/this.height)))}static number(t,e,i){l(t\#
            ,"aria-posinset",e+1),l(t,"aria-setsize",i)}};var $t=x('.head > .caption{flex:none;font-variant-nume\#
            ric:tabular-nums}.sheet-body{position:relative;padding:4u 8u 16u}.inline > .sheet-body{max-block-siz\#
            e:min(70vh,640u)}.rows,.probe{--_row:64u}.probe{position:absolute;inline-size:1px;block-size:var(--_\#
            row);visibility:hidden;pointer-events:none}.rows{position:relative}.rows > li{position:absolute;inse\#
            t:0 0 auto;block-size:var(--_row);display:flex;align-items:center;border-radius:16u;contain:layout s\#
            tyle}.rows.sorting > li:not(.held){transition:transform .18s var(--_ease)}.rows > li:hover{backgroun\#
            d:var(--_hover)}.rows > li.current{background:var(--_tonal)}.rows > li.held{z-index:2;background:var\#
            (--_raised);box-shadow:0 6u 20u rgb(0 0 0 / .32)}.rows.sorting{cursor:grabbing}.entry{flex:1;min-inl\#
            ine-size:0;block-size:100%;display:flex;align-items:center;gap:12u;padding-block:4u;padding-inline:8\#
            u 4u;border-radius:16u}.entry:focus-visible{outline-offset:-3u}.art{flex:none;inline-size:72u;block-\#
            size:44u;border-radius:8u}.art .icon{inline-size:22u;block-size:22u}.entry > .texts{flex:1;min-inlin\#
            e-size:0;display:grid}[dir="ltr"] .texts > *{text-align:left}[dir="rtl"] .texts > *{text-align:right\#
            }.entry .title{font-size:calc(var(--_far) * .9375em)}.entry .caption{font-size:calc(var(--_far) * .8\#
            125em)}.current .title{font-weight:600;color:var(--_on-tonal)}.current .caption,.current > .icon-but\#
            ton{color:var(--_on-tonal)}.rows .icon-button{inline-size:44u;block-size:48u;border-radius:22u}.rows\#
             .icon-button .icon{inline-size:20u;block-size:20u}.rows .icon-button[aria-busy="true"]::after{inset\#
            :6u}.rows .icon-button:focus-visible{outline-offset:-3u}.current .stand-in{visibility:hidden}.grab{t\#
            ouch-action:none;cursor:grab}.sorting .grab{cursor:grabbing}.bars{position:absolute;z-index:1;inset:\#
            0;display:none;align-items:center;justify-content:center;gap:3u;background:rgb(10 14 24 / .62)}.curr\#
            ent .bars{display:flex}.bars > i{inline-size:4u;block-size:18u;border-radius:2u;background:#fff;tran\#
            sform:scaleY(.4)}.playing .bars > i{animation:bar 1.1s ease-in-out infinite alternate}.bars > i:nth-\#
            child(2){animation-delay:-.5s;transform:scaleY(.8)}.bars > i:nth-child(3){animation-delay:-.8s}@keyf\#
            rames bar{from{transform:scaleY(.25)}to{transform:scaleY(1)}}.waits .texts > span{inline-size:62%;bl\#
            ock-size:12u;margin-block:4u;border-radius:6u;background:var(--_raised)}.waits .texts > span + span{\#
            inline-size:36%;block-size:10u}.entry[aria-busy="true"]::after{inset:auto auto auto 26u;inset-inline\#
            :26u auto;inline-size:36u;block-size:36u}.empty{display:grid;justify-items:center;gap:16u;padding:28\#
            u 12u 44u;text-align:center}.empty > .disc{display:grid;place-items:center;inline-size:72u;block-siz\#
            e:72u;border-radius:50%;background:var(--_tonal);color:var(--_on-tonal)}.empty > .disc > .icon{inlin\#
            e-size:34u;block-size:34u}.back{position:absolute;inset-block-end:max(16u,env(safe-area-inset-bottom\#
            ));inset-inline:0;margin-inline:auto;inline-size:fit-content;max-inline-size:calc(100% - 32u);z-inde\#
            x:2;min-block-size:44u;box-shadow:0 3u 14u rgb(0 0 0 / .3)}.back > .icon{inline-size:20u;block-size:\#
            20u;transition:transform .2s}.back.up > .icon{transform:rotate(.5turn)}@media (max-width:379px){.art\#
            {inline-size:44u}.rows .icon-button{inline-size:40u}.entry{gap:10u;padding-inline:4u 2u}}@media (pre\#
            fers-reduced-motion:reduce){.bars > i{animation:none !important;transform:scaleY(.7)}}@media (forced\#
            -colors:active){.rows > li.current,.rows > li.held{outline:2px solid Highlight;outline-offset:-2px}.\#
            bars > i{background:CanvasText}}'),q=["entry","remove","grab"],tt=class{constructor(t){this.queue=t,\#
            this.art=B("art","film"),this.art.element.append(o("span.bars",{},o("i"),o("i"),o("i"))),this.title=\#
            o("span.title.line",{dir:"auto",part:"item-title"}),this.more=o("span.caption.line",{dir:"auto",part\#
            :"item-more"}),this.entry=o("button.entry",{part:"item",onclick:()=>t.jump(this)},this.art.element,o\#
            ("span.texts",{},this.title,this.more)),this.remove=t.iconButton("close","",{part:"remove",onclick:(\#
            )=>t.remove(this)}),this.grab=t.iconButton("drag","",{part:"grab","aria-describedby":"keys",onpointe\#
            rdown:e=>t.press(e,this),onclick:e=>e.detail===0&&t.take(this),onfocusout:()=>t.left()}),this.grab.c\#
            lassList.add("grab"),this.element=o("li",{role:"listitem",part:"row"},this.entry,this.remove,this.gr\#
            ab),this.element.row=this}draw({place:t,count:e,item:i,isCurrent:s,isPlaying:n,isAsked:r,isWaiting:a\#
            ,isHeld:c,isReached:p,showsPicture:d}){let{queue:h}=this,u=this.item?.id!==i?.id;this.item=i;let y=i\#
            ?.title??h.t("queueItem",h.number(t+1));g(this.title,i?y:"");let k=i?[i.duration?C(i.duration):null,\#
            i.subtitle]:[];g(this.more,k.filter(Boolean).join(" · ")),u&&this.art.show(null),d&&this.art.show(i?\#
            .image??null),j.number(this.element,t,e);let{classList:z}=this.element,L={current:s,playing:s&&n,hel\#
            d:c,waits:!i};for(let[P,it]of Object.entries(L))z.toggle(P,it);l(this.element,"data-item",i?.id),l(t\#
            his.element,"data-place",t),l(this.entry,"aria-current",s?"true":null);let E=i?[y,i.subtitle,s?h.t("\#
            nowPlaying"):null]:[y,h.t("loading")];l(this.entry,"aria-label",E.filter(Boolean).join(", ")),l(this\#
            .entry,"aria-busy",r?"true":null),l(this.entry,"aria-disabled",i?null:"true"),l(this.remove,"aria-la\#
            bel",h.t("queueRemove",y)),l(this.grab,"aria-label",h.t("queueMove",y)),l(this.grab,"aria-pressed",S\#
            tring(c)),l(this.grab,"aria-busy",a?"true":null);for(let P of["remove","grab"])l(this[P],"hidden",!i\#
            );this.reach(p)}reach(t){for(let e of q)l(this[e],"tabindex",t?0:-1)}},It=m=>o("div.empty",{part:"em\#
            pty"},o("span.disc",{},v("queue")),o("p.small",{},m));var mt=64,Xt=18,et=class{#t=0;#i=!1;#e=null;#s\#
            =0;constructor(t){this.host=t;let{list:e}=t.list;e.addEventListener("pointermove",i=>this.#a(i)),e.a\#
            ddEventListener("pointerup",i=>this.#d(i)),e.addEventListener("pointercancel",()=>this.#e&&this.canc\#
            el()),e.addEventListener("lostpointercapture",()=>this.#e&&this.cancel())}get isLifted(){return this\#
            .host.list.held!==null}get isByKeys(){return this.isLifted&&this.#i}#o(t,e){let{list:i,items:s}=this\#
            .host;this.#t=t,this.#i=e,i.held=s.key(t),s.preview={from:t,to:t},i.list.classList.add("sorting"),th\#
            is.host.lifted(t,e)}#r(t){let{list:e,items:i}=this.host;return i.preview.to===t?!1:(i.preview={from:\#
            this.#t,to:t},e.render(),!0)}#n(){let{list:t,items:e}=this.host,{to:i}=e.preview;return cancelAnimat\#
            ionFrame(this.#s),this.#s=0,this.#e=null,t.held=t.heldTop=e.preview=null,t.list.classList.remove("so\#
            rting"),i}cancel(){if(!this.isLifted)return;let t=this.#i;this.#n(),this.host.list.render(),this.hos\#
            t.putBack(this.#t,t)}async#l(){let{list:t,items:e}=this.host,{to:i}=e.preview,s=this.#i;if(i+1<e.cou\#
            nt&&!e.at(i+1)){let n=await e.fetched(i+1).then(r=>r?null:new Error(""),r=>r);if(!this.isLifted)retu\#
            rn;if(n)return this.cancel(),this.host.fail(n.message)}this.#n(),t.render(),this.host.dropped(this.#\#
            t,i,s)}press(t,e){if(t.button||this.isLifted||e===void 0)return;t.preventDefault();let{list:i}=this.\#
            host;i.list.setPointerCapture(t.pointerId),this.#o(e,!1);let{top:s}=i.list.getBoundingClientRect();t\#
            his.#e={y:t.clientY,grip:t.clientY-s-e*i.height},this.#c(),this.#h()}#a(t){this.#e&&(this.#e.y=t.cli\#
            entY,this.#c())}#c(){let{list:t,items:e}=this.host,{y:i,grip:s}=this.#e,n=(e.count-1)*t.height,r=Mat\#
            h.max(-8,Math.min(n+8,i-t.list.getBoundingClientRect().top-s));t.heldTop=r,this.#r(Math.max(0,Math.m\#
            in(e.count-1,Math.round(r/t.height))))||t.render()}#h(){this.#s=requestAnimationFrame(()=>{if(!this.\#
            #e)return;let{scroller:t}=this.host.list,{top:e,bottom:i}=t.getBoundingClientRect(),{y:s}=this.#e,n=\#
            Math.min(0,s-e-mt)+Math.max(0,s-i+mt),r=Math.max(-1,Math.min(1,n/mt));if(r){let a=t.scrollTop;t.scro\#
            llTop+=r*Xt,t.scrollTop!==a&&this.#c()}this.#h()})}#d(){this.#e&&(this.#e=null,this.#l())}toggle(t){\#
            this.isByKeys?this.#l():this.isLifted||(this.#o(t,!0),this.host.list.render())}key(t){if(!this.isLif\#
            ted)return!1;let{list:e,items:i}=this.host,{to:s}=i.preview;if(t.key==="Escape")this.cancel();else i\#
            f(this.#i)if(t.key===" "||t.key==="Enter")this.#l();else{if(t.key==="Tab")return this.cancel(),!1;{l\#
            et n={ArrowUp:-1,ArrowDown:1,ArrowLeft:0,ArrowRight:0,PageUp:-10,PageDown:10,Home:-1/0,End:1/0}[t.ke\#
            y];if(n===void 0)return!1;let r=Math.max(0,Math.min(i.count-1,s+n));r!==s&&(i.preview={from:this.#t,\#
            to:r},e.show(r),this.host.moved(r))}}else return!1;return t.preventDefault(),t.stopPropagation(),!0}\#
            left(){queueMicrotask(()=>{if(!this.isByKeys||!document.hasFocus())return;this.host.list.rows.get(th\#
            is.host.list.held)?.element.contains(M())||this.cancel()})}};var Jt=120,ft=class extends S{static ge\#
            t sheets(){return[$t]}static get topics(){return["queue","media","hello"]}static get titleKey(){retu\#
            rn"queueTitle"}static get eventName(){return"queue"}static get node(){return"mediaControl"}#t=0;#i=!\#
            1;#e=null;#s={place:0,part:"entry"};#o=!1;buildSheet(){this.list?.end(),this.numbers=new Intl.Number\#
            Format(this.texts.language,{numberingSystem:"latn"}),this.place=o("span.caption",{part:"place"}),thi\#
            s.head.insertBefore(this.place,this.closeButton),this.rows=o("ul.rows",{role:"list","aria-labelledby\#
            ":"title",part:"items",onkeydown:e=>this.#m(e),onfocusin:()=>this.#h()});let t=o("div.probe",{"aria-\#
            hidden":"true"});this.empty=It(this.t("queueEmpty")),this.body.append(t,this.rows,this.empty,o("p",{\#
            id:"keys",hidden:!0},this.t("queueKeys"))),this.body.addEventListener("scroll",()=>this.#c(),{passiv\#
            e:!0}),this.back=o("button.button.filled.back",{part:"to-current",hidden:!0,onclick:()=>this.showCur\#
            rent(!0)},v("down"),o("span",{},this.t("queueToCurrent"))),this.panel.insertBefore(this.back,this.vo\#
            ice),this.items=new Z({load:(e,i)=>b.request(`queue?from=${e}&count=${i}`),changed:()=>this.invalida\#
            te()}),this.list=new j({scroller:this.body,list:this.rows,probe:t,source:this.items,make:()=>new tt(\#
            this),draw:(e,i)=>this.#n(e,i),looked:(e,i)=>this.#a(e,i)}),this.reorder=new et(this),this.panel.add\#
            EventListener("cancel",e=>{this.reorder.isLifted&&(e.preventDefault(),this.reorder.cancel())})}numbe\#
            r(t){return this.numbers.format(t)}#r(t){return this.t("placeOf",this.number(t+1),this.number(this.i\#
            tems.count))}opened(){this.#o=!1,this.render()}closed(){this.reorder.cancel(),this.items.look(0,0)}r\#
            ender(){let t=b.state("queue")??{},{count:e=0,revision:i=0,current:s=null,currentIndex:n=null,pendin\#
            g:r=!1,failure:a=null}=t;this.items.follow({count:e,revision:`${b.state("hello")?.epoch} ${i}`,pendi\#
            ng:r,failure:a}),this.current=this.wish("jump")??s,this.currentPlace=this.items.placeOf(this.current\#
            ,this.current===s?n:null),l(this.empty,"hidden",this.items.count>0),l(this.rows,"hidden",this.items.\#
            count===0);let c=this.currentPlace>=0?this.#r(this.currentPlace):this.number(this.items.count);if(g(\#
            this.place,this.items.count>0?c:""),!this.isOpen)return;let p=this.list.focused();!this.#o&&this.ite\#
            ms.count&&this.list.height&&(this.#o=!0,this.list.render(),this.currentPlace>=0&&this.list.show(this\#
            .currentPlace,"center")),this.list.render(),p&&!this.list.focused()&&this.#d(Math.min(this.#s.place,\#
            this.items.count-1),this.#s.part),this.keepFocus()}#n(t,e){let i=this.items.at(e),{held:s,rows:n}=th\#
            is.list;t.draw({place:e,count:this.items.count,item:i,isCurrent:i?String(i.id)===String(this.current\#
            ):e===this.currentPlace,isPlaying:b.state("media")?.playerState==="playing",isAsked:Boolean(i)&&this\#
            .wish("jump")===i.id,isWaiting:Boolean(i)&&this.items.isWaiting(i.id),isHeld:s!==null&&n.get(s)===t,\#
            isReached:t===this.#l(),showsPicture:!this.#i})}#l(){let{rows:t}=this.list;return t.get(this.#e)??th\#
            is.list.rowAt(this.currentPlace)??this.list.rowAt(this.list.seen()[0])}#a(t,e){if(!this.isOpen)retur\#
            n this.items.look(0,0);this.items.look(t,e);let[i,s]=this.list.seen(),n=this.currentPlace>=i&&this.c\#
            urrentPlace<s;l(this.back,"hidden",this.currentPlace<0||n||s===0||this.reorder.isLifted),this.back.c\#
            lassList.toggle("up",this.currentPlace<i)}#c(){this.#i=!0,clearTimeout(this.#t),this.#t=setTimeout((\#
            )=>{this.#i=!1,this.list.render()},Jt)}showCurrent(t=!1){this.currentPlace<0||(this.list.show(this.c\#
            urrentPlace,"center"),t&&this.#d(this.currentPlace,"entry",!1))}#h(){let t=this.list.focused();if(t)\#
            {this.#e=this.items.key(t.place),this.#s={place:t.place,part:q.find(e=>t[e]===M())??"entry"};for(let\#
             e of this.list.rows.values())e.reach(e===t)}}#d(t,e,i=!0){if(t<0||t>=this.items.count)return;this.l\#
            ist.show(t);let s=this.list.rowAt(t);s&&(s[e].hidden?s.entry:s[e]).focus({preventScroll:!0,focusVisi\#
            ble:i})}#m(t){let e=this.list.focused();if(!e||t.altKey||t.ctrlKey||t.metaKey||this.reorder.key(t))r\#
            eturn;let i=q.find(c=>e[c]===M());if(i==="grab"&&(t.key===" "||t.key==="Enter"))return t.preventDefa\#
            ult(),void(t.repeat||this.take(e));if(t.key==="Delete")return t.preventDefault(),void this.remove(e)\#
            ;let s=getComputedStyle(this.rows).direction==="rtl"?-1:1,n={ArrowRight:s,ArrowLeft:-s}[t.key],r=Mat\#
            h.max(1,this.list.seen()[1]-this.list.seen()[0]-2),a={ArrowUp:-1,ArrowDown:1,PageUp:-r,PageDown:r,Ho\#
            me:-1/0,End:1/0}[t.key];if(a!==void 0){let c=Math.max(0,Math.min(this.items.count-1,e.place+a));if(c\#
            ===e.place)return;t.preventDefault(),this.#d(c,i??"entry")}else if(n){let c=e[q[q.indexOf(i)+n]];if(\#
            !c||c.hidden)return;t.preventDefault(),c.focus({focusVisible:!0})}}jump(t){let{item:e}=t;e&&String(e\#
            .id)!==String(this.current)&&this.act("jump","jump",{item:e.id},e.id)}remove(t){let{item:e,place:i}=\#
            t;if(!e)return;let s=this.items.remove(i);this.speak(this.t("queueRemoved",this.#u(e,i))),this.#p(s,\#
            "remove",{items:[e.id]})}press(t,e){e.item&&this.reorder.press(t,e.place)}take(t){t.item&&this.reord\#
            er.toggle(t.place)}left(){this.reorder.left()}#u(t,e){return t?.title??this.t("queueItem",this.numbe\#
            r(e+1))}lifted(t,e){e&&this.speak(this.t("queueTaken",this.#u(this.items.at(t),t),this.#r(t)))}moved\#
            (t){this.speak(this.#r(t))}putBack(t,e){e&&this.speak(this.t("queuePutBack",this.#u(this.items.at(t)\#
            ,t)))}dropped(t,e,i){let s=this.#u(this.items.at(t),t);if(t===e)return this.putBack(t,i);let n=this.\#
            items.move(t,e);this.render(),i&&this.#d(e,"grab"),this.speak(this.t("queueDropped",s,this.#r(e))),t\#
            his.#p(n,"move",{item:n.item,before:n.before??null})}async#p(t,e,i){await this.act(`${e} ${t.item}`,\#
            e,i)?this.items.sent(t):this.items.drop(t)}};customElements.define("cast-queue",ft);export{nt as Cas\#
            tDialog,at as CastExpandedController,ft as CastQueue,S as CastSheet,ht as CastTrackSelection,ut as C\#
            astVolume};
            """#,
        gzip: """
            H4sIAAAAAAACA6RaeZfbNpL/fz8Fm0485D6II7XbjocaWYlz34fn7tdvDJGQhDRFcACwj8j87lsFgBBEqZX2bA41cRXq+FUBrCLf\
            NELq7adU6c8rtmG1jqiK7jX5Cy+umcTGjSYFDH9acTe6IEUliuu/sDvT/JSUjDVfiKJV2PyelJLe/lTR+wUtrrHnWpuuN5XQZobS\
            hFX4IAgvRG32IFz9aJ6+Iht6zfzcW01E/XXdtPrTNa1XDPvuNGl4oVtpWq/7xl9/+Q7bv8GoZMrx+i1RTH+iteSLVpv5FfZ87fb9\
            CzZ6QVZErRnTZguiaRPK8G/dLaXYxNkfb3m5Ylplv6p4ekNl9Kue3SVxvhZKb0uuGliUA3UNDKjOdCeXvK54za5SP2GBCuxKTiux\
            Ipkd3jZCcc1FnS/5HSunvAbectpqEY2j8XRD5YrX+TjCnqldMlL8N5ZPxuMPYfhuFHa+uBi3ptNsZfsKWhUJzo5GEQyn04aWJa9X\
            +Xi6ELJk0j+MJC15q/Lzl22E/yMDqIqVFG1d5iB3Mhr9e9eTTgtRCekHRHmfAqm7kVrTUtwC16NzoHTRRnK1SMZIL/pjlJ1fpFNx\
            w+SygjlrXpasNm1VSFFVowVb0xsupNEn5fVUS1o7HZnHpZCbKHumIrcvo4qlRDS04PoeyCuC1EDhZhKtYJtRyYE604ygLY4PdQcW\
            kayimt+wwCgHGq9FzQKN+76hSsdtqBmc4YAAz4AV0bAakOLls5LC9uyfycX4w3TqxANbOQlCGna5x9myYndT/AHZJCuMLGCpdlN3\
            HytNpQbrj5S+r9g2XP+Y3bue6xxhUErRbAOEoJkn42hyHk1eoKWfp6HxvIWe/ZcW8mxMjugu4Mhze1Lcowu6bCV5s0XlWTOGtn52\
            3k4DM1+0AyNDh/PXCeAe4XLUgZBg2mVrRstgoz3j0Yqv6hHXbKPygtWayemKNvnLtndeCzfoiC58n8Nljg4HDEw3vA5R+WLc2k2j\
            VxH+xSV2/4mZGko69g46upWwMa3vb9dMgo+YYDlCV3dro4mRdLBbQMH6zSkH9wEJYwX+P7UzF1SOIPDqda7XvO73XgqhH9Ib/liO\
            8Wf6a6s0X96PXGTOWV0O9IgaBN+MwIOTyYuWsPomUXTJRlQyCipRRlitxSZNQwZytmn0/faIL6J2VQ1G7yO879gFFrpQ4I7aBZbe\
            brC/7XB6ZACZx/A1/Q06StDHs+7jDQMuogSMYTUHVh83d+k28Jds2VZVurUxzZ8waKQQ3Euue7Xt+QBQ9ofJy5Zc4IkyiH/DOR+B\
            gtPDI2b/pEAkjwcHxbO0O+D7gXCpClqxJPvTRXro80MSdvXRxWGgO1iHhsTo4A3r2kMUDJc5dwuWWd/fc+WR4Rox0HWn6HsTN5It\
            mVQjycq2YOVoIwy0bDPdHgZI8lhd4jYnIyc5rVJPo/PMQh/yaK4LKqcFnqrpdnATcreRSXMXgXvwMvqU1jdU4UXNheUglgZjXZyS\
            N7OiokpF0Aa3wbvsFgTQvIhWTEea64p9y+6TdCuZbmUd263/gv1xF8xkN6zWP9AN2001Tr83iasvQGg/42zSPdGzs8n0CZ+Np08Y\
            PoLrKC3bQgsJ81TbMPhLIIypzEL+FyF0Bg+NZuUb1PAb3EbNLrMs+/1pmap4wZIxmaTkV036NcGuNlapq84y/LVRsWc5MtPXVPlL\
            chJbK8SpW/EjWHQwvyczd61PRV2zAjjLXwtRMVonZqChNavmGUIi7RYtr0qgUzG9tXrLNentkbNuNmR8ajrc+TQTSbw+71sx2Tbo\
            JLFZHxNe+kdNFzYGjiadVbNOWOo0XlRCsdet1qK223HYz7aT2AzG/RoHjE9NZ+r26+eIuqg4nLpJOnu1I5ykXUqqZLgTie3V1pL2\
            ukuJlw+FK/mNefaiYYPJuCOhGg7EcFTwGHZUgoPZ0zKNzs3FU2t/Lvb4udhg0s++EYAvnN5k61atYZoEC+cxekGrYNoUDHrJibqa\
            7UPjMlb2xpk5PJFYshW046v8Us+dfk3UiHPXikkNzavpDj2wM3ecOf8jZn9FYio5HVV0waqKlYv72EEANTZHMrmTEQMGsG3nW1Pg\
            XNnC1MAIO0Xu1BSowD6a4xsWef7AJcvPMVR8x5VmNZMeRx4bT1SS/u4SQBMI36+QSe2WeH2+e2eH6sQNSBMQGvCtMvA2N2iczUSI\
            fvoT/fTp2R7Fp08DntRa3H4vSloBiFXD6HWi0+0qCeVPu5DqtkO3ZiU+ocT2iar7uohwBFr0lnIdWWYZBb2eWXo2pDiBvDs8fWpH\
            MYKOnewQ2SH8U8280CCtD6CHrBNLYsml0iYjMc+SdD4PPSjNljiQbM2fv3HFFwAniNyOppXKaw0whD1xmlopQawDs/hI58PAdZ8R\
            sfEu0rPvk3QaCH9oi+RMA63ZzHjRu3dngYDudqzAJKCl4Zlgz1CbvcH1CH0gV8L22DMcd/QfHPYD6Al2O6+7B1XXIca3znyhISdB\
            wNpTqukxWhV1beOEzfCUCLyiYlT+hW+YaLUjxu1ir78EmY2Bio6t3mJHCY8Hx/YTNneLZ4rpnh46ZuLGPdQUvU/6yL9j6Tskn5Kz\
            MXjj5Pl4nOZmJwRh2W/b1rTVayH5b9A3P0p4gfhXorZIxC1oUTClPkc6jn7uFnrtMdSeJxGDrkDNItEWUWz2FrNyow+2B+e9v7l0\
            ONq9tbjDqyPVxdpEnqRmt9GnrdJiY9uMbBftAsypcmC8EJsGDQbPHe4qcVe+THSmqVwxfQYo8vAc+rG9J+CpAIwudc6I5Ku1zjnR\
            oskVsS8red0FNDIg+lq0NYLMJhp/YQWGrm1hWv/IJbFP/8wpLJwm8s/gevIVf/eO/lnBz6vaYdX74JPaOx+6BGEzNXtlpHBOEnAa\
            1Y9gJgP+Rxp/p45ksMbcjTN/7Z0dDvn0xyyOiXr6tH71cjxgmXDk8cx1KMDJwhzyMcgWdNp3j8heF9LpyZOlERyTBhAs6pigAlTm\
            uv5y3zDE70a0isUQcXiinH3Td+9AS9v7XGVO68Z2j1NRt6cWpn+y231KG8zSJn7/r8sU70uP4X4jbpjlXp/5AHdSw/jWEZ+yz9sg\
            sfXB9nuq1xm+YY+JFxlMfZ928Mr89rFsto099VkCDv24JQWtC1b5ZRNQiYlUumL+AA4uf2nXmaTzfzDp/IcwBTPI/BzJ+kAzOTdv\
            6uObdTp9RIoww2Qbq11651EraqF5wbaPSGEFOTLME7bRQUrr3HcEeZHoINc2gZ697HN/0B9JuEnKFSvTqU8a9RwfZnH8ELx8N04F\
            AwYn4/bB7Jhfa14xtnsMMimFTMNkis0KI1HfdMpxopsU0Mu2y6S4fZR2QVWHRYJhHvAizH6hEYaqRZsMc+BhItdr2L3RR9nkuZq6\
            bNHoBm8IvOL63iaVsJ8akbTkQKKwbOBYBLwY4fI1anR7aDrTn9o59s5yZBJWfpSbZC4ploeKbUWrjTLEconZrtEztx3oksJ46TO/\
            2XMzgJbT7E6rBxOj3h8gGpdW50ATOovDusH+XHgq2L7JjqeZLzwqXHNooOdg1IdRvgc6hKHVzKV5ESpaKfHGZ1+EriLL+SExLWpa\
            DWiJemS7A3qLVt33xPKcLkGqgTsdnYp6xp37JX2CNo6nDyRJ0XaHanA9+Xn2vHVJI4PThqKUbjRMsFnA7oAjVgY7bmbgdg9NpDXf\
            UMOfyYtkf1IRLqEy4vWS11wzDyRw5ev9EGDP9REiDJSISlKnJiBKJHt8ID4WFQYp8DBYYLjBnUZmmRvxoWHiSnfnGH8WjAKB90f4\
            Hq5fvvS4ts0TuH4sFF28BFk8ly72nvQoPzlTjMpijQLnC7YUkpHDkceDdHwCoj1AnQi0QBWFgFKNxOrMeXahIqxpjkSrA1Q9xJYn\
            MCoZmmKSnSs/G0H6fiKMXp7ws2cDIVzMebyjDf1ncug+H1+z+6WkG6Yiq5Et1uB3kfrFdJBm1sIPjqfDrP4k+yjtwJWoLB99gjpM\
            2TIa/h86xWFh90QsHhy9k/FFa3mJMtDRA2XGlx6trjncE7g4XZcP9nDecKKMCU07//2Pvmd+pcnBbZcAr9Etwxc/QM1uAfQtrjne\
            We+m/bMhXFR0A4FoGkwYCckRonDuaw4mHH4q8HBlUrMGw2lba1QVQzBjnzOnu+scCnHRurUQsyvuCfC6kJgdcURC7HighBgyqA8v\
            VuMjX0eEO/UBxzul2znBKcFl9b1i7LmPsb75/4+xQ7NiO/i2xM1fUplG/xtlLyfnz9lmT1T4UQ2tj1a8EEM2T7LdezF46H7fZRXG\
            hOF3GM9esA1EPSq3IbS9L9vS8lAbOGEIr0PltLVi7Brvi6FVDs5Cs/vjA617mxjv1YCdTsaD++CHB2wHbJ6KseqWsSaaZC/dicJr\
            f6gcxFqcakPtke9A/pGMJhP4EqTT4vjw+Uc4+tjq5H9x+nqhrPr9cXBxJOSfpw8fl+Ht9PcKlHiTIybCEfdqR+yF+WSp8qHLtlvl\
            TsavwJ0qdKmu+0NKaj0oYL4J65e2luercZf/0VddMKxFw4tg2JdV4pLdANMKnoyc8PcGb4rAzOmiZ0+he2JzXljaxGTFtoP6pu3B\
            hSa98oModwu3ha8JxkGOV9QaP+hgMia7fO1DM+ChxZzkWgg7rRafWTk+uaG8QkcMpneXLu18NZ87eT+FlQqG9isXdlqYw0NRfMPa\
            11XIXGtY9iK2ImUHzQkW7yeJ0Jelfm2gnARk7Rx7BNhihs9SLjIkzpJe5VC42NoMTB578MbEBNP88qqziT+fLuprTRpTT5ldCNky\
            n5S3DwLGncx89yjhsYO1/X6aWP3lrPOFX5PsbpjccKWwiudz2bs+W0VP82E6fj6oqfqRv4iYMLDWYA0m0tncrzKfn/qRNHf9ZsUA\
            IvG877G85Hv1/f0EutOMyygSPvOm2VVcoGwDyVBfD9wfmPZA6tXd16iMNySpySyr2XanoHxXFMRqlbdq0E+hv7CwDXpL7PVqCwaK\
            3QArg/4W+ge6CUbXmGzeoqh5TVCwXM4ur0jbYK0tp87Du1miLnvZwKnULoamIN1OXZJBIEVvAycDUCfWddxCLL0CWTpyzbyn2OHX\
            Cq7O6QjZr73+IprZmHilH5CHZdKDeEahrHjGXMXMlYewmMjnjypdWTS5kme4AK/An9rD29ZAti5V6AKHbX39Wc5m485iis/62oIt\
            QL/9YMu6yBZh+DLhs94dfZUEevsAxMmgMBEFYWOoAw+u9/yK4eDDBVrApD7GwWyFSP3BttMunZ7i4SaJb6l5qwTS5gsBtaFVBQbv\
            iAZ0mxqMJoxwonwYEclbm9vI3B+jHlfid0OgMg5RwSXHYdQCqBCbDa3LOOcklIPPvSTcbJWHRZXwI5AOvc4xYtF/aaHqEiyGc9dj\
            bw2mB+XkSx6nTkq8dpqBIxEQQAPz0ivrVe5EArNoHCC9SCnxA0teVQzIBUQQdbxu0SCYG2j0T34oTq+67gl9Tyl2fmvlsSE1TodW\
            G6DmjV+Vpmbfwp9V++R161Aw/R2u9O8oxkLQxTNYobRoPqUKo5dxVh+i2OyV9Th/avobTjrP3GO25HWZJFte5qoDoCjwL2YHwW/T\
            6V8AnHxuvAfQ5sJT2oGg61DQxr2V+C9kXLNLCcNxUdkXHD9uW91AG5qwQ+FFTVFoLe8/WVEOW7iT3rZ28nKQd4XsOl76s7Fvp3kc\
            9yGBW3ayDW2S2rm5xg9Kpir7VfA6efs/b9OzmfnAjGWF8+arfn69F/n8Cgip7Fgk9vuAJireYw9f8swzbJsalZahStvKK8tfTO39\
            quJKW81iifp72gyU6DWSpA4C6hQE5nM41mpD6w3TiWXWIIIiIii4gJxp+8GI+wbCCDddCpkA9UtKiiuxjFha40dyCcXSqAQcFRm+\
            eT99Cg2Z1eyuX/0GDhY8H4mdABrD4mWSEgQeEGRAIu2pRzQC2hAbmSWe8RLoM7zTmYaLEhs7Yu1bAIRXbjyd2l2AHzk/zkiu96+i\
            dgGRyKDVJDDUmX2Cj1bQYJvdTckZ1LzxQOzivsMkezL7dde25DKPsZiD9lN+TkEbvNcfnVX7WZgi98FpzYprjE4Uh90xIcXtADOx\
            OxZcK9fk6On21o7bY5jE9m4FpGx3rru0I6zHrE18ISPmJCG1d2JUW77DOE17IBaAw78kDA2OJRaySjg813TD8FnBM75lginm8yLb\
            CEBBaorMVCksB2darFYVgBdnwc79B5R+GeihSoKPCM+KzF/4cIiSOHzHjEkwPrcvnDneKtxcX4HxnyO+hsa+ltJwnQFD6733dQIk\
            YBc8uDaxC4GNRcLws8w9W3M7MYRDEDHbkovBAjUDfgvSgDGHMLBSgM80omkbf8vvEWEO6Lw5xMOTJmnA3CGeHegwEhxiYA/n4QlZ\
            pGmKUAWfuqUSj+8Nx6ouvp8grJW1J/Tj12M/wSOT0DCf7LA7IFmaHIN/d02JxDXunZz4B7vCth46XmF/r0j7cg9sZsyGAWJnBTIx\
            wpFFIh86iq0uPwvO4dOHMjk4ztz1YTfvJIlxcK5TF9QLH9SdSOmZSzYkjFBrj/k8KeZxbG979haLlxVUtgIrWE+kmcWWeckk2nws\
            iLFzQ1fMOVZfAkbXwi4Z+JrnojfBPGO1mW3cosEYad5DH7Ts/ic+5Nvk/3i5DixJcRh6FTYvr8JiF0WxOR1hX5ycOuemPInHnn0U\
            MCBk2kyOTbAtbEuWrP9NII7njL3iMapgaThEUDbX4ucy5oSYnxmgHf5HCJABhtbTOFTW3+8C++sPJa5lY9pat6PaDMSIk9hMNuSR\
            Gc0v6CvjeuZVA8QA2LutJ/Nxanu3ReCsaM+roi+KcBw9uybjtpKTi6PJ9lbGfieHwuZiKOj66tkpKMQKKDa/PEf5fgWjCjIBP9Td\
            /rgtAHyUVE9B5XEKmikSXVH18twn+0dzFsGRDJZ/6LNiXvL3yWNG+sTXvC5tT3uiSUAtLT0DCrHjqU4bd31qGkGFIbpTGWY7ge1I\
            04QJbxrRopltntqqMtyx9MUOshc656FzOWpqUUvdTcCnn1xXJ9Wvr45P9jAboMdQwTBp1Ql7H833/7+30fvDVuaV6V4gy8BrYPvQ\
            yNSASPfQpc9QSK5eHDwgWXhMiLMR4pn/WAH0AeXaA8jwF5RocA9dI0ySHR0IIp8Ei9BzTyzMNLHQGzOZxIN/VuCnwR3oaHAVKkS9\
            4Qf8XLilObxNuSJm/jWUedWyRvNsY0Gg8r7PqFacfqTQNc6nk32fDYZ+Xpr1brcr0xCb7vnNqyX9dwwzkApReehh8HXQVFANvwye\
            aMiWpNMZG+DTWZsus4RAd/KBsWnDkic4BIB+OZEp451IGdNln49vePN7zhzTOeVZlHaJiqPZ1qwvDvZP6/HkwI6IyzFJDM01wZYb\
            EhnuKdth1hs2HiT9MRsPs7ZbYU2KL5sY9/LTdk89s2HzCRpWirvOMUX79AW2Mw+LkSlTD5PBV5H84T9qCrCgOMld0XVrU3XtnUoX\
            LjGFe99cOaFn3bO6n3Hne2U5doVr3+OFm1CoD+sBcJI7toFJB6lZ0Vdq6tLCApzqPeRvAwgw1bgtvTqJNPyqcKE1bmaqn+RMILp7\
            ebAi2Nuo0Y1G9ZYBrKsGHxEhlgerrz2KFu3eXAPXHDwNCbJrY9G0YWA4utqj8YpMzsgYRE1aboMmbWR6GK+gVz/Xye3RPd5DQHHR\
            9ifbgguOUT+Da0X43haTgItwcyFkUSaRRVLW2GQPN8Olri4fTiMlRdHr9vyWOgKpkv1vIzgZAdrTyu/vfzgEWACsKR5gWPWyC4Po\
            MvSpXh98FEHEm8uDqoLgIduFe8eDqTUJfhsuEBpt6XzCZbipDmwdwyxr/dS1TcOO2whs140kH4CwQalgd62qP0irKVA8f8PegVLH\
            rXVau8ssAMLX6s5ikaWUxbWejjGHIIhmfmiIWuHmI4JZGlxTgXzpDupZhl/5NXT9EocI/r90Fwe3J89/AW62O396i9dV1wztidZD\
            7eBHsfEl2sAm+y7JxeRDAPjkcUZz0VLPIMTZHx8kphrAbt01bq/P81dsnH2xtcrFCKzGmu4C702td2GzPSvM9Z+HAwJy+9DL345Z\
            bF9YGYcgtaXfNOhgV6A7Xk13P+M5JXeRm4q7V77Vs6cQbuuQOGyVYuGN1NfctdqqnJhGfAv7/Biz4CYOBFLJj+w88wRDEcDk7dM6\
            GL0U+VDW8dNSUaWyJPeOpKqql0yfBqMFO4c7FdhdxLzhBAr2/fTQUNDwo82vXy+3L18tfy6gkU5WeZiNzd1yA0w0H+uL4N3H7RlH\
            7T8l/TUsfnhLvEBKN2g7X2PrZYmtaxXlwJ+kmVRPFciPLIl1PthVYarNerDpe8SMLH4bOS7t2sAXWNDMNBSWbT5oTOmZmJ9bC0X8\
            UCsDpRl5euzFuJYuHI2P+iEYZ/adY9a0qExN6OIu3dgVSjeiWk9EOKl9nbXXcWEMKhpszVM/OphoB/r0LWkkKSN6/qHbvG8bhqzG\
            ILbR3Xmqbv4+vC+AcFXKRfzLbFRIZbgVObYRelBDr47PO/Q7wbk8ZI/1SAUxpsi0w0UU1zJzuIX28lWySmyuz6QqgP4q9yt7rL72\
            HPSqG3Na/bIrt+HywPGHG5vedRoadxNYIF7aPpnjkevD40JeZGIK5XtkLuJM/Mz7XiPRY2G6fNt7EX3WIkKVHZVnx5FABAcvvO+o\
            KjW/TkaREQWn1u4CfpNiHL7r7Uv329aRPV/FZm9EDCm2c5JOS2E0OVm6T9+z5CY52/XPkygSFbFj0zok1BlH4ff5OvujzPeZN5kn\
            mVpQAAiS1sndeolF7CgAhUKh6o9tSWqEA1hxl3pHODUTg6adaJcyyfFXDaa2hbX2nNTWiLAU4yqsxtkd80eAeZNMDBkhSxTchCMx\
            /fV5JeX4dUn3v5do1HABbYou0TUXpLSPk/tMvO2fX9R5EnQLbdDKPoOgPFXWyobOD5ONRqJOlo0Y7Ky9VUereziZcaJdQXXhECaT\
            l6aCuZlusiwrUqVCjKfWHX9ajkEgzZ8zKdDANt0oFdqUONskJZfpB+/S9RiMMdjuRy+VXjeQx/VTbN422eUwSgXvv0ttd9V1k5WD\
            ibcZow0Ar6IffL+i0axwZY42Yyrr9uloeftU6aIs8+pHDBktRycQcJ1tCIdiPbo/LRnVgDJmYGsaFrdF6II3WpJAFkxx/TA7OZ1d\
            T8KUrjWbMV/nHN3nav9CnYGaoF4qrbEUuxxGMEoVY2ygQY8BmtdpMrEzc2RxdGwh0VBN0e65pOt5P3xo3AxF/bLNq+uX+UVOIGp/\
            6F3ff1CzWdm141KzfsPf40Y1WF+3I2yOA+vJztYlEBzMx17SlWqWMRrQtG+N2Fm6VEofLgHfwxuL02RAsB72kGhj7oBh3aVt5FCb\
            2CMmbFm7TQyvk/yr1gn+QAwa4gmBBoOlNxjU62w5pnX43WpPdTDpd48quJB7AkVO1kcnmr6+30xgdum/XF2CiKgBDWeyhMlcvjMQ\
            2pxtxtCGczSRpl/Y0Vfzt4mKZ04OnOkAUm3BphGgqpYHx2p5lm6PpCz1O/l1PjwbpBSuC0pKqIVfw9ICurYDX+C6SMSEW+KwcZQU\
            xDEk5ZN8Nd9eGCJw1aCc9B2DdlxA66sbRCTa3OLLXHO1XaxBu0hZYMaNrsGGpKphA7N2DNFWDVlQSwkX+PgXnbn4l7mCv9saEta0\
            oFjjKAJ5HNHY1vKSE/Wdc2OyLVhyTyUxQSdUdOvvA6p8vliHAWj3PGQ9EWpAWP8aEKP/0uK0C8Eb6lF9AXjHWWsugn53mr1rYbEe\
            7/EDjK7AmrjPux6vPi858dCg6MT2LJLMyVeSzFwpkGfDPD5Tt4F1DnxgOa+uVROTfK+TYdi4ubmhFq85a5Fwvb18+6sHdg9xwvrb\
            0r/IgPLZOynimyUfvl/HH/avF3icJ5IX8un75gXj6RNr248dDfmI1ptdsRztS2mdMI4PCDs3kqy5UDjfXyyHa8ebaTWNSwO6S3EC\
            rCJtLOqU26KpZHVTo6FaTC8sgRkBzUUV6mAGhvDONiTpfpiR4dS++109LxCg3y9WihMUj38Ox/JIPDd3NJ6rEr5vkWC7/DL5VZdX\
            y77RRuSUPgQBTwGGiBukgdcDYVN6mi0qOjihD6xyHb5RAOmUmvb7IEPHnGIRwSj+tO1ugN2OkzFa99LOBv+6mw5/Ku0a4xEP6LMs\
            7LP9OlsWVZZU5gLmZrj4ORxun3nxCNV76QBkiBe5ZPAn3X3n2Xj/u+loG29vvYtPNhvd2Rf8kHi352nYrNF8iddSXFy8+HpRn4ez\
            t47hv03tGfySPGgnJjuB8/M7dCU6OdY19KDIWILXeAiZ1Ozlh/YMJAeUAMfIB24YHG5Xogt8mWQy1wuCrpwsNLsxTTaNsjJzPRMb\
            ch4VMpAYRKOdUJ1rObnbcQX6Fv6oLHVzW/xZ+LitHZDziVcEYz2EU4lHhAs2ti9nNNGo3sDcvZqHh2Ueaf9NY+s/eWjFBB1OmVUz\
            oqA3jdJLkv0vUYcHQhfcKGmWRbW5gt+kIYAPa1ONkri+ZsK/R4fUj/z7a3JIhQPGYwCm3AoAdrpWY2etkWW8lPTTbJU93OLhFv8t\
            ypk7357oAOYvXY0oWt1OKbH9Ugpa8xyL6B7SV3o7JskL/oI4pgtDzVrfdPKBZq39HHyRrgAXlKfGh+x6NtvyHet0zcd0gkus4IRZ\
            GUD8JM4IHUo/KKjvGSpJ07tKaThbXjsYRDhv6hpSsHPQ66yA39PXEP0RfJNWiOpoUqXg98fsNWh21nZWULXAhxKmCa2p9MMtYLzq\
            Nv4TJ2XXgNehYuStSVdqd509hz96HTi0AFNOE+RFMEVepErPAYT3Osj4BPPBSes6xuFkqkx5AoRFiheVlLqapZZy2Qe9gOKh/5MN\
            /KUKGyzoncFB3DkU0g+adTSvm2w9qJp5lA1NlrHFIR19gAnz+tOnE+UVSDRzjtKvUzU7GT2aPFK3WlOqkXTrffCc2ODDrTgYfPq0\
            ssZp4HK27kHSXAVImhpG4x0OCGFqrvdBaUJNfgqt0flsuGyYPL5wvd4Pf/mE4S/Xe1EvJfWJpB5SQaxYqdSmzfzCAHA8/lqY6oJ/\
            0i0T/Azcq1eiO3hKV2CJXzyiiVp1Tuya1AjUMiziLynQwBdkVRcJ1idBottIVHs246QYnQCne53tvO5gYm590E6/MBnJJypEjHaF\
            QYR+DlsUhOb0gwNzVpiMTm6zzgT+NlNqCoitB6+xqd0eyXp5Livn6PUZ5TnnRQqrSGIIjrhRemddiCZrzQ8B/AVWn38IQMjYUCzl\
            9JGetzW6zolTSAtWwOFl6r1AEje6wt0T+OsHINMKVuEH4g+0fCDp6ve/p/UEPz/gT+TB8Bs6inwYfj0Smn9H7hRj4BpwOZJuNe07\
            K9p3PvC+8xr3nUdNh79BwhYrfD3MCqG0VtJHQdIhPo51Iyd/HXLy4eTmChM/ChMzf//WZO+nuDOyzxUKRem3RmlLR14dRGxZKdkq\
            aL/3dFoxQAHLHUrDRvGEi8ATExbgM2EIZGi7BOoltBeG2+aihjBXX7HHMDoYv7c/1e496Q5XoDJsK3MfweMZCft+Ii579RTkjPRD\
            9vCDcPzAV/YD+sq+d+9dnAK9eSd93XYihe1vgKwU3d1P120P2ddxI6GFLOGQI3NDqrxvDEqNL0x25+6x/oERe3YBRM6xoOO03v8w\
            FnsGlnFeZYYHkeW5zMmnBn3ZUL/0kgU9xfLqXZZW7xx7kfTw2N4A0T35W0jLomvunxHIFYq2PqSEEJZafdgVhIkEm+a68FAk+DV7\
            AQoih4A8N0JsEWS5BXIkTCQhnAL7Uy7RmylMiSa6mDS27XU5ICR+ckMQVBqN1OIUSmpmriUyNNHGlcVfTUj52FMSW0uektLjlj+7\
            dM63HbdcmDjok30jcL2dHa2qeRU1+DyimxwwcUwrkV3VZgzb5kuYF6oVSwvWzyrx5/UjAiTa5CTrqHZOWrSG+gBe8hMU3J7bTPWY\
            TUhTmCT5wwxwyvMHGaSVwZvNjhX5JQs5vMskFyhx9OEjDyX2nc/JQZ8++dJ5d0DXzsdBnSqYL2OnZTp0ZGkMTA/vsy5+1IB8xF6f\
            tXQONshunYp2ettomRGJt3qDtucK/i9CA0oIaYgdpabyZYIXUeT9D32GDreZUBsjJwCtI2rk2fjs+ByIqltBJxBUn0/DMeOdErJr\
            KI/3hLkAGc1mwTT4UNRrPwkQS+rtWL6ASGGhDDfQnhu82cubI1cQ3fzGP2Zhe4oUOzQzHlKLOAZdmIXT5HzKwxFI02/HcPAYGdcc\
            WGKwfeZ3NNMsIMEMijtG/IZ22+0QBAnPnNxeHOW6VF54r+kbiF3CRVN5bgGg3qWytm1XuBP8Kgd++6JhFnqMLBWn9zOy69DPHgeJ\
            dpMABnRkHn5jghcVpL4WEQ9g2itLt3Zm6XoOpcze/L///F9/u3uc5qp5M0kAoa2Msa1yl36W88zzXcGxldnieegk94P3BguHxoKp\
            Cv7yMVgfxkCljKgj20XYWA2bBgbp3AOuGd3PHwce6YiB2qS5eMQOGRztlon2eslAOjO3YGbR9Gq0QRFJIPRfmWw3RxGoyjc5nrPr\
            ooRhk+/vEJ0A4h+VABu3Xa0wpuYfSaMryAxI4pOENCX1d6sVJZbMINbsL09iXrpS558F/fedfmz0y5vx/wTsz+MjgGSzDQEGxBCj\
            VUwZAvklcsPtofb2PZQmOW58K+3Yv5XGUhNDvvzdpCFcA/DlFnbfq57nteiQGLzkJK8iwb4duM2KDNAKa2RJo3mdiAz4e0BFp7kI\
            eS80Av2DUxdV7ErkWLYgReQM+uGxM3ykbDndUzB5cSc63fHTHJNdSQ7hFz/yc5jafrKxxiRvnJlN4ZUZp54fju9pcztXXgKGpw6Z\
            j8Ut6ZehiQMkulANHhM9dJvQnEnIJr0hEBWQjT67FSlJQjT0iWjblP1HflXu14X7NU8RY8g/QiUsvNqWdDqRF52EnQxASzT+1ajo\
            tTux4nRSBx+eWnHNb+Jc8+U3IGCJEAyfItV6mK35kjwpa6KDCLCQktAKJafAc4XIObJZvy82gegczXOMHcHc6YfFiSrXlPzRMvGi\
            /vLrohQYTPhqAbZAsY0OutlquW+cLcpgqJS2vsPfbcySkQ3r6eT2rRF6CFaZZJW4KB+3mZRBvhb8aMKuRW1r14ZQkdGAyimL2NQP\
            tMiVDmL8lIb9XaZbjS+ZZx94s9OeM+ovlG5NoGAcJci13QeEQ/maC20Xo+yDfBZ27zzzrRBhgKnjzZRdNUEIXzXgXcsmsjqUuRvg\
            2uAxTOftdugixP9jsaT2fQx9NsifAhrRV02uNN8qkLMQ/sNvWiF0ZNE4UfBVWhPiIIsjguiYLzMHTUOfibZ/lfZpfkCljiw21lHx\
            iTVMJOwtysZSmskAng2kJZwXX5XmYvwtaAvy6hnc1c15jBh+Z3wB0vsWGKPelZQCJISX1zUCSyVwnYe70XjFmQrV/N//xS938YE0\
            M0FrgO4IUGuC5oiFqQyP9FPsTck8MmZ8szGwcwZJY5tN6IeYbRZstklNUUqsVYWF2PMFZuezRV/BYtlaeLbDWUhkMy/o1w4DJkWj\
            C8d5WC7yYycSmv0Bb/3lSSupp4cPiwni8+6nCqe9iS5SbAUHPTil3UgjqXiAUhzfTyvJKhQLvnfgNid0k8MCNnMYGyvkHf+QUraQ\
            vbEo66lunS/rRAc/BaOIErOlGMa4vYvES18GfXqpU3Lzp+RhUdRn4iNoLUJqkM9+K+Hw7M7p+Rd9NfFC6cwUHfQ3aHbYGjy7ROwf\
            nTSETfSC2VGq7eZbTieMjr07XBu3mxF//8phCgnGlsz2t3aNGsQhC1s0CDYt83DGj+RJhLQfYjhgeugwpOFHfthCa24HAFuLYa9s\
            xk+fMsFbnkbwndx9D90YoVsXIRq0QEcXqnc7gupmgnNs5GHFhWvFxoPnkipIjo3Es6B1x6gXmi9nY5KIDEuHEMZH9GkoXoqSqVbc\
            X4EfZqhUTln47ppB6kaA2QBz1iecAIObOVSnSQx4Jko1EWE0Ip4JGrQgAHr5x6vlSJJ/lbb3b8avkyw+PNyle1vF+QYyCvJgeJvQ\
            Tcp6tzmzFs1p+iVxfGazdnKQSDqUhfO564Mcrg/O/pmc4VxdpG1ygQG4X1yRohCiHXCnamgO7gzBbjo49gImnswOjooESVEoK92d\
            CYJ+Z2SkGUG9M/xnktInZPsSYzHxzq2WV6axBXtNDv7P/z5IlJ87RuDyhsbgRL/vk0W1UX2DY8YiBWszPCVxCUqf/MGC1qXvc0Q1\
            1qNLw5f486ZxMjZYqmFuKqGO4fBn4iIIa7eh4r22LZaIDHETmSZ+yvkecoramqY/OJVWBOKlRr5wwipIEQTpMfOw2PaKBDE0EgEb\
            fUBhPn/zJi6hHxSUexNeILSWreXgg6KOsStLiMBfERUkUUiHV2F6/YpFLJEClQ6LkyFFPlHg9fcrI8ydRDNmyyKoqXZT2pQ765UU\
            66FFommJxOUN0VGK3EPNMvOLY1zDLX+a7giWrEK1TuV9PR6LRCZdEqYVLqA1GMhR6KdPpTSVGVqQLPXyL0XhlkTvD+Edz8MTFfIy\
            /GdH5Yic9CuhMpGJqJ3X/dCFjFdyfzT4G9ThXnMWX8EWlyQb1NWCJRUFtIhR9Dlj7JIW39ocDOq6+M65R90lU+qK26FBcYygiTrx\
            aIvJxG2BegnW9/hrktBz6IgEXg8r9mBgL9K6VZZODOJm4QTry0jvh3LO2l+U6xqpk+VenymHVjyIbwYlP6GeZ6P2Ig2m0AxqDx90\
            ZolokjcZcmJdZHn43EFwx0M/F3lxkab5iC58SAev3HTFkvzkKcQUTBfOLMmn8ztN8fBYvwsKgG9h01Z/9RWU9jgtlJq0w2WxSs6h\
            pRqrxQZW6zCG6zASrJ6bwB71Z3vfD9368npyKec/owloOtd0E4Bq9UnRePXJGzz1wOsIzRsxByWPyUhRw8W+vQYr0IagfgVMPXTf\
            FAvVirDHSzUrJxUaBNWpoo0wVawMcVDoa71FKPQKhKFt5KEpvm9rHEekNKYQy9RE/yWF6yaMW86OwW5JNQzxC3XMld5kS9BYL3Hc\
            YdDLbKmhbdqkS+VN5+qbrMOWbB22dBZhS28RthSLMPxZr4sVpghNtNZkmSIdP9fbbE3PBnyFLU+fAtMltPWnClsvz2Pr66xjjFr3\
            GKOy6df70PfNe76N6KdYhF2H9mDXYBuOLUID2F3gHbd23nGSADCQ32fi9jbjP5Pt0Xta1dsHcJT5KNHwmwzZ3h9KgNBh2TEXI9J8\
            na3P0o9Ha+dGJ7/Op0yUr9WgO53eQGxoQ1ZrYvlLnnVrh8i/bPkKv8dt7r03+jl7rz/ynFvTLH2P8PsfPah+JaD6mAcL3spMTysF\
            raTrRtud66wexvk/eI/WRbZ1H7Mt9e89LwAA/sVaM6wFZvZHneDKSzQvvUTpjzf7w25cQQpbXPuS9UelcXyuZ9fZdR94f90yTYKq\
            r1UzR7MXWnhITXziaenXDUSh/8WCrZSemOzsLCHD+B/XBW0sv3lG/0nOtY34Ob+ArUJijo99zJ/xPQyMOD5uRzy+nkt4q6gvoUsc\
            jjE+/Jv5OzRB5zraUS/ypQRzDVISiC1SFEac679QX/hd9yQHMOxv8Sfm4KedJfg7+uIYvKJ7ST4uNpI/KI6xG2z4C/rgPDn6Ovmo\
            J/KNjXhGjajnZf0yr4oVJEGfkZfwnWgKHtUUjgXVQQpJ7WMvr8or8gZZvoxK+wZiEu0TMFXm9XZ+YVM8th9/SIAFwe3qt6RcO7Bf\
            WN7BNy8hAN0zQWXxByqAf0sJ8iXh3GK8WwHJsjDg7C8tt2FxB8/10mQ7nJXskPGYXGpkesEQa3HWkDgZzC8hDgn7CuVaGlD+bqfC\
            Eqh+dFCbnNDvP+PSKhbP5pfFxfUkGIZGP2UIEuRjRf5hN4i1B4vjoB8N8ySAxQBQid7n0O/d+EgkP187eoepoYoUIEqW+Tv9mzt3\
            7x7/ca5/8xZAf++uDu7e/53+zekXd45PVgf3juH3yfz0zgmg80nrozcyJwjTK1gnEbJHP95qF+k6wqG9c7Ork8Xf8QjE5CWoTxS0\
            cVWAXdAufjq136kNCcY5yC3pAxDzcyBMBdBEihDP6bAi8OWE+PoDgw3sbkCDZrzfesJHsfS+bgFIKYH1kxaFyCpSQY/Pdow+A5NI\
            sx9e5L+9B/2x67YnlXYeh02Sf413Xrnwlhsg+esdWGdAhqo5Of3jgfz/NiDNq0FnK2luLzjDZ+DNQ2sJo5v/wbbfCDQp0w6kqT/t\
            fxW+++h2g3AGm7qLWM0rCv8RtHBK2cGD8gCMkIYhc2KgMGnESacR2LF/CWgft2kPug4n6h2Xz33uX/omsT7HXsyc4Tb0v4U67Xsb\
            9cJkl9nD2//xN2fHoz/NR6vz3b3mdjE2eW3SS1IIzi6dgfgf0cbl+80GnVrwDoJ1nz/GJdxvfhsVARc1dQ73uKmU9UelT+6p26d3\
            78JGtDBZeqmNohvfy+a3u5axGaTBau1xCHKNYXa8RGaYnurkOInaBMe4r115f3353bfjmnICB0q/Si8Vnjo6wUYFx0hIJQd76/2Q\
            l5A2r7E3u0aJ9io908U5VFIc2oN2HqffwTloaTT8yxHkZ/HURprgtrAnOgdlVWWgkgLkiJrqeVDT6Sf0GPsHQz2Vp+us3DbB29Wz\
            UaGPoYXjFTBWFN9rHyYPjAG96wZ8UuGiHf8c27eKnEIuUYoeydBe7Ju8QcQ1/P8dzIjpNQt+kzcnEHLiytGU0BerRQ6ElCNMNgrS\
            jjDhKEjdnF3CUYyFGZK8/2xdAgLrfzaFbLmosGp8R0aNE8M2+FBh3ohutYLbYFRe2lsnJJdcQbZvH3UBoXgOfc4yRKJEZyXGVTZc\
            7iHlu9GuZFsJ8hyxH7WFvoSghL1pxnfJneaUnRIAN0Aj167w4tmLa1Xj7vJpGYsVKxfHkl6iOVMkQS6gt/pHIozVykUplHI2e557\
            RRV86SJsLZJyuJYoBZwzf0yXRoJ7Krfe1RGlvuPQRIcurzGt+ht0YW5qz2zmDkO6Up6+IDnLaF3ZNjyFINC5GD5Zn1V6fq68/ULF\
            9gtFOqe+UGucOF657uFgRuU+g6BEPwvK1YuBkvWKZfSFq6Irv1caw/iD/Y+VKMFjk7axCa/Q6UH/PocQIzwsKpi+SUtj6/HL5QWV\
            BRX3uI5IhZwSVkqt3QJhkTSY4mGAHzsJDSaMBMngybcQ3X6XqkHVrdqJgsLI/SXXF9fkC/RFnSszpkLA0tZfVn1FVPJTTeNXwxRg\
            vbzc9Fl+lOZQQMGGXLR5iDryDTWVDbIi4zKKCew/WfiXgNCskV/nDK27sa1KF0pjvXlqeC3ltJYKXks1raSy4ZZU8VuDNzvZ63m2\
            pSkjFcJ2jMJgulV6gVHBjr69Xatbtd5gsEyyMl1AUnTEzna1n1V67X24ot5Io8mDq751Sj5ZUOKcShITNz7e8IbCPlqYJl3yMM1m\
            WTBmG8rHAxSmovGRWPKyZRsnabsUhqKBDvME+/vaepnkOAY7GknuEE2CtawSXSnS6WH17J+cei8Mb3Cc6y2/xQb8gsjWgKks74W8\
            x7UV4eGccsiInvaoZ1WBbjyRo1/CevN0RzyotsgCpbOGrgKmwnlii8Na8xV5LU51nMrTpRowiZbiSsT58skLXkxPhF/Wugy5Zcnc\
            sjVTamTJPTQvhOZMcSRIMWYVYK1I4VfgQgfKXrXtLffTtvS0LdKyTVuU2SPClsLZK0fZ8JFOzOHYJn00uvQEBD3l3BLRs+gM5tE8\
            oJswoR461BEdoPG1pUPJdKiZDhDrHep4kn9lrxsDMSXXsfRRdLRWtddVlYGaqmrC1dizu83DTWgR7ECbMKeXuCLOi5Vw0AUMTFfg\
            cXF1JI9wxI8+HNvMgWWwtXPIgu/t5rzvLjMnCtp+rbNnxj6ifLbFybvNsmyuwDXtFMTdUB84XXaXBdI40YETQo4800qEBfyKaJ3V\
            EIazjGX3DI4LJTKZZThZFuSW9PLlOCd3/nTB9g1rcEla25Q/8KsD2RwaG+k0Z/w9gqw1GVBV8JnYfD+Seiy7/fbqYilHwg0fCRMM\
            izPwgGa3sehiEefg0CBPr28hixY6OuP5CaLEXeknQJ5EL6OfWdE5iMDOCjO6D+zB5/aRoJBb39HjS1gA9HPntRj8ZNj25ofv/NMc\
            dAvy68CJ7332qwj9StiuHi6AYvKzinUK/FoKN3OPqkRSsdYiSuZh0CQZ3XqN/s7XXnKcHcEw1Tkjl3E61H0ur0xXe+iffGlr9OQN\
            Av85rNgSjVI0LCFBOGlEDN+uz1DO3fm8t3G6IHf9QHrYJukAgrAJgXv1RULNsFdRxfuzS6cjSHNPGDbYH35PLFTn2lwCbj/w+FqA\
            6nUgGagSqO3WLtDYI1yNxwbbl7oi5RitYyFJSwPfp3EUVb3nGD1v3a2A4/2zIMc9gtuR4K+HtY0wfbzo74Va1P5Fzy3as4A5EY4f\
            jwWPnw8lBPD+OXgaT0HMcxZC/EZz6EMZzJ7qimxqxndRhFH+JVR5/pQ77wJ2MWDefXxyAKfgLrqCOgCFPg8vvxGa2ePv+c4qvjHN\
            sbyQGY5X/wMR8dMq0UjQRg2PHOgvACVf7X3qoIePfC7E22et9FghvP5Mj9mfjX66x2OW7egSbc2j2olxUoEBiUtuU5Nx6h6nWCl4\
            wM9WEojFW4Lesbsm9I7lvzWY27ZdYiMfyTma9mbiLpnQZ6Jt9Y/oi1MSQ/EJ8UvSEbCeJMNxYuc7/BV54LEtrXdp5Ox0N+9VSRdL\
            f0agz7ZqZSTI1hGi9oRQ5yVcTKlqMrW7ipzhxN7for0788jhJ9y5bh46fsydzYn4jxefC3PF9lN/tpbMUlmRiX2xJPPCXQFd5FZy\
            ObSCRReLvx0F6KPxlNI95am+wDHrNcACvuuF68YtmBJjunX0Iy/f0jpbCWsN9qjgONEQKItQWJIJLZfQoLhgBhPM/YzARH0FL8OC\
            l+35dWWCjksXfJ2q8Y/Po+nsxQXyKFg59RaOK+P+SO96zJ6gZ56SM2ZataelD/HjdO4AjXDGzFgTpxpRNhnnXfQZboOsbkpsGYne\
            50bIUBOBsuUNCf9WBRDrB4rw8M8dSkRPUDk9wZk5z6qWUqDSOH8mcy0NnSys/mWDWgI/4lSmjDSzCjGipQ//0oPyekLYAvwyZorQ\
            Mo4Xtr8NoXaA7lmjZmEW6Qaje5O5EoNOpUtZoEQkaaehqtZ3QoVl4aZirpRXS4gOY8fEm9QabPTQUBiXGmqjYl/0UuaZeGfFXuwl\
            Tr9SPmlL0KFbkf3Iu/5c5FUym/lEtHOIg2xv5Tp02WokdJ/ZMLs8ob1uWKdyvi527lXyKf5flF/aUQn0SlF/RaKSWGy3moTqG1qB\
            kxwx0Pi6AX/RuhDIVlj+VtmPHXYNlw1YofJz2oIsoTK1bJXCCSUWq9F2eywcxy+vQneV3JpGHhX2x8NjTCnMNbSTL0NuLpbwPKSz\
            WU25hHGFVsoyiH2eU8LxhpuTZZl4Jb3P8w2jHJCTo+gLU9kQXCFhXrlNjBQVBes2cUksNL3rvvFMgF58OVvojV6eM7xSjZMC7VbV\
            jv5k9ZQtgW05kNLx+wV9qalhriFaQWgMD8XszCpSf2o55AaILKrBq43F+WShGr5XEg6Wn6NJNBT106dPhfhZYB+wxQuyYdbzrGDV\
            1wKCxuzpmi9xXS1ns7AdP9FQ+IaKQlLMbAE8q5rBUZqcArEWw5TKPaWKRtfy+A+tDVNd75gybnN4wqI9Mue6f3MwZFAn34le2b2M\
            jexQkV1mxWwxvlqlBXO9ZkFmTQ2vzxzcRIAeBAzkSfl9ia2F/bk+OkGqHEKaCqwYvr76IFYM4wJ26+0S2lW2I4Qf2pEyurVdsPKx\
            9GQAHJJyVnDL0G+OSOIsiE2TBetm6uUf+YWLQaSoocdZXGKltPyEDku2MT/FBQS/+gFux1MGqEcxlfBL3AtdSVFCUGmAqA35eKB4\
            snMcrfYW5sKwjGNYuWdYzMMHWJSuM5x6PAk3YEYcT0J2csxsBWijwRWQi5euJMJOemZykIt/cFKJww9vRl6O+yJ/ogpboY2eQ2em\
            acVlImfnXzhFMAGF4A+wO5+PN9t6nQYnLO7PK/tZnTsgKNgMvnbwULoIMxPhKK+BMwpnfklhIh19JRlV40qss7njy609z/uHLtAA\
            fK4Qk2v+YV6YA+eGj0xEqZ3fRLmEooRZXSxx3GSeNyID73MPid3n9drwU3p/9VCSxwNnv99c0b9VBgCwkKaEhKGVya6GnoXGJMAH\
            igv4UTS91ic3pW/4FA3nocAXXrYq/mEoTVH/CCSDBRan8+48h5Z+jQFxMzUhKJhz0G7IrN/o3FM716kvCfzH20KECv1oPXiijILy\
            RbdvtG9GbCyVjgfbl89LFkvH9X5T7ivX2h6ga3fwPgJV2QgEepTYcRdHX6mUpauHxz1og2WMkhbAIQHDbcO/hW2WVrkDI0yhTr0c\
            g1MizRUYCeRlUMcc4gv/USgWIJwGgqjVMyK+dp5aAZCeDOTM9WIST5yb+72GNqFj2fBQh774tUM0jGeSfBeZfNPFFSjApTsjO2HV\
            g2x8fHLi+0np0dG7bwvwQ7e/C9PBtrWqivonN0TfxzdDXSvtL+QZcNH1077WjMHxaL/pND2oHD27yzEjUQN3NcRd1TnV5s3BqSYu\
            ZnI6HdQ3w4vOORYiGmdRKnsN6gheq2mXHT9lHWrgoxTD6vfhpKJ7j+uUg+Zu/xPomFWexwkAkTSpJFSLNic8JpBhcnJwmxwEDk67\
            VLgvNBBr+TaBJTKsbfgx/r7UooD/LMNhLglceovcROV9fklIm90+c/pwynXfAd9/i+WJMHTtCZui6OrltdSDrvX38XawZC7jhuHv\
            ZvQhnFmuOaKb2ojaPBGkIn6XhQCt+6rwHbzMUbdUf46vh+SBulhbsvtVd8jdaXzaKmt70W3EfbovMXn7iuoGRhSO1Rf4v3ZbkGFC\
            p0md3aqt1yNErrO9w5C9Nr8DYR3vG1ssUgVHdt+D85+5IqLSe9/gvyMPXLvPfTc7MLt4Hu576Fb/oxdZu4DnjELXL3jSTjUxmgfa\
            WT2XmchLcAia7Fzs1EoQS4vA91cr6s6zh29ZYsFDwQ8WMmp3AVcwYNqCKoCyUU68lW2XsUKUCLtzCCXpJJ3DxKtrhDsRE1s8/2Yt\
            beO4hYUI8b3AhXTo/RzTRM3lUT5XyuXW5JmhIWW809Rjt7omQKJepXmeltINGkxpDX0MtAIuUKQKsSKv4IzRi1WfJC3TRo+6rMen\
            ynaH8yRo88hkFg34XMn7SQL1K6jTafCF4mqV+bEnPZDI2BxCp4Y54u40dpyxSDEbmweWkD60YrrEyNog13Rg5MHgqCCW+saS283P\
            hKGqgHI8S0WZbb8medf81U+pYJIEQ+3Hqg+jXjVClJOpO8EElJCwVhfEXZqteG16V06HkEYfnkDS3FsMi2b2G2gfgj44XfQlBmAv\
            66yF15xlHuBI0Jv9mlPNNPjSweJ9QuSkahItpbN9cnAYCYTomgRnXULdghbLAjCv5TJYy3xO5T7Ep1TQXFNl9lBrQBPkQg5P/IlV\
            IjOj2xmhx4Z/Rf1uzVMuZ0ycSYUUafgPkttxRawHOm9bPClY+0WQ63l4kKw7a4PAw2SS5fjHA+6z23mBkEKyENmGMMaDr1XfGwQ5\
            apof0xLrf4VAGuIUAmoa6vDKJgtyTWGEIjyxsRHe890qkcYrLQkHHq4KW0IJWq+3lN2HrHzfO1kdywNFaI2q7xlz10n9YHx3Zhv3\
            NTRgIkzSqZDmYqIfreRz9SqdE1x/6mP9hQARFUcZG+sy+QRxvBQQEw5GdVtiFJCOt4SIhpK3714hQmQL+UcPtD3JloQC3ejtZ9pg\
            fH+zAYZQVTDL91hgSPI9xheSatD4gjm5hTgn4wuBTBEtnJsxvE691rrJvDpebrXsBexM1PN4lHeXsL/yGhcdHorL7eWzipHwnhTv\
            ClPDCXoa1JAFDbHl1JP+G+WcxksYny9ibLMFl8aRfUmse0DBWyxCTGwRAkGRENF5QMWvcsIgT5R/26M2WPAWi+ug2cg2W4twxBe1\
            cmsrkdIQ+e7e3/q4uD3f2PCwQfyTpWypiz46RjCRdGVNUWqDxbXQq321QK3HYnwgdOi15TB50OWgRbJVe7VZSwXnsNQBytY52cxE\
            UPBBNN3/kfIxeiJ7QBmfImYH8tKfgO9LswUEP86nVIiwzotI3n00KIiscC5M8vDSVobFXtrK3AVtcj7znWnLSMTB+m+vo/K0qz/3\
            9Rf40zLcSY0fdq5MSrjraICidFNWiG4VNnQUgT99Gh/flQdZBkFNRcBw7YAcHUIFW0MVXDe39oxCIng+hFngFi+4uJV0PFl8OigZ\
            UkrVkfiI3bAHqEV2rFkQ29DAmKnkYXFmR3eZc21TS1pPQS0SA93vHRaNclMSr0V5WsbX0rUXPgUoyPir5rpBKTBACYIpiyhBoqDN\
            CSuoRqygMpjpHCuIQZif2bFb6DfAA9V4O+QvLbgCuIWDOiSozg0F6WAl0XdyUcguWzgXR8kFbeOCpjL+JD7PiqzoAwTybW0BA/m5\
            UygtIyNDcHjsxwA+UJ4GCjZ7rqhkG96GoGXfsgO3pcrufVHC2uGX9Qp8Wa9ugEyXrAZ/ILcXo5Mp98nQyT7h4wiBY9WTVogZZeZh\
            MTuZHE+KBwg3/CCrMRASPsjom84VR9mJcvuYdy//3jeOp86lg8ua4iNW03w0UjvX7oLbXUO7US69BKuAadFqzRG0JqupOdiBEjpQ\
            u5bAF7RjUko7sWGjVsNQKb8hxIJL54XPVRucwCaoS9mWkiL/WYZvypnsVP9ospPTY/3IZHfyO/o5BMGfLx1gwKW7IzHul73nvlRQ\
            uv1tlP4nr6PZoeN3DfRi11iCepzwQ3L1xMo8LbPTs3O8eKSXmODuUdZjeAGJ15EXXeXPDgEOw5vF/gvIbjJeq+KyTgXT6Y3a2jm7\
            jSl4tJH7t1xh4hi+W0qbIdybTah5NBIaAk3hPmFzPrHJmnngPfu9rWWuYV1EDSEajt+JIyQ4AQAV8tvPlLXGqs/y3z0754v7Bsxf\
            IgBZqsa/2PQGs4BrUw7coXnDjSFN9z9Qzsb/lo6+oSDIEjayecMpv1uhNi7w35Vz/CKotYBlMvvW5S7UJHf3YbCEWhTH9euT5kqq\
            4SZJxyyEhhkTFCA0IjlI1NFJ+IiXQbL9WBgAkKUuJ4p3SWl2roJ6WKKFMNX4S2cTzYlcbHoYSxFX25co/6IMgv1lBsUd80xKdhOY\
            F6zrLRq3q8joimNlEYAEllR6iazeWDsnIKOSgbz17KhupBK4d0a4tXTH685otxpzbYEmJwUpJbdVjhud2Oplhd040pqtP47Rws6S\
            5WI2c6FTG5RJiAbbvNqJhO5u2LOkon6JYtMcyXQ4d+ff+KIfO1aNpb0IvwqGTTwV4MNIfwU0WhpSBBwn19LtNrvRnJQ5ihYFSlCX\
            XNGSRAPsThBptbcNRmPrtunAGXydSwpG4o6lCt16ps/t9kjt8kE9LY+OlIRVeLgvtSwtelVOVQ94MSAiPkrD4cKvYOHLNEemkwuS\
            ME6YkFmUaoZGlBcIgUmqt6WIrZ0x0DJ82BVvQVlg9V7maw/FZedG3PWzQKkmlzkNek5P8+aAUEZJ32RruXJilXzjZcLD7AejaEF1\
            jAlGdlgfPJfZITfcRCtRMSH/T4tbz/QzUfLx+rPe25LFyW1aiGdDCh+CMlihJbsmqk5AbPVdrrDLkpxBP5V8Und+hLGMKqgUCTDu\
            8YOQmq05qNP+Bg+bW/QaBGChQDKS0WD42pPB+GGXoCIyCfaLMuTXaoC/CWdr8Tka6twNdUhfn13oe9zIYt8ENjyyy4SbLItcBkWu\
            nE3I/c6H/JOhzlgyYbaEo9feZ3M2BSuULsacPsuPTh5QJG9MUiYEk6kclxeNWtGw7OV4gjSUg6WpPa3c17JcxXXlDUISYU09TFie\
            WcWTu3+iIi6jqa3uyYy5ejLjgTbtn1SOI4MgiVDcoZlKKSNctI2Tumv5kQFLJT28fRR6bvhkdoia04fAn4QnOVNwCQh2o3ywxy3Q\
            6rPz1kMOQnCZY9+m3oosJ1lLKWZdBWLg5pZmzgqtZI6Vj3HIYaHw7BRG2BUs8Yohl9lmL3/qSVirxHK9JdaK+1YBUxCNbYpymwM9\
            DMjPcMABQQCYW84vmRfayLxpGjc/2Kz0YJUjusUyDc81eJJ5cAdPHTLnpWciQ+ZHR0KZYEMKpULYm7TrqHb8NmPTx5gtT+uAKxQK\
            hncPv/WnIGmUWCl9Z7Iv9J/hXHNP/80fSryulY4beWzTyGa5BJKFh18UlqqrtznCwVxtqwWqGS7n73NoAt6kTCqN0gBe6/YfOf4l\
            5ckzkxdLmgb+89XVhkP6HnHkChkPWITbMlWoQKwRfxWZqKja3tZ59Xd7yf0ix03pOxuURtnb1qtnBiHeWmXIj3QhcELtaO/6lMot\
            6aOyuKRXXkHtfJm3zlQHDCAaH6yQcijIfHm1JQH28QXCn76gQsechXLDDWrdOb3RWS0OluGxP4CyI6/4YP96CGuYCMJT4W2hKodX\
            A2oTdcFvyjixIn8bZKx52d5juc2Wtx+C0elhu1UL6iC/uMlPFE/OYux7XnJWsLxtlPJAGBTI84wXb4CWLzmOhmtUWNq5KDh7Gq75\
            cEEXE74qfqw55PIFSnz5LQNgem+mnr6Mz0LWIoj7diiXuQPxWaGmooPj+piguso8TXzna52r0XcGPQlcWK4lJQF+HGH0QniCm+Kb\
            DIx4HsynG2BuC+I84qG3UXojEkiVLnSl586UnFmrO/NfwErw7j0Ln4w3Jt+mdjhwLK9tRH8Wfy4UQPMFLgFsynX2hvzC0XTy5/S3\
            uw0KYsIkWHgUfuGNX33YZE0jot5Ml9HzFM7bHLJdw5AMxmfXSi/5+Jytg3vmpV6rhj6ZnSEkE3o3ehEonJqsoNBFGBgqIET2sTPk\
            MFSN5nRI89+F8vfiVogMFaCFitWzFJRb50VdhDszY863zjElcT8hoq6lcnyY69y/sy3VlSjX2lcP/O7Mqvuos6LQKNV0Tu/gp/MH\
            wGngN3aJ+1IiFe3r217GLsI5Ai0owkNyLsQjVZB0SNayrDVq7Qvwbv2WrirHbJxl1bW8noU3UWrsyrwoUXmugvL7JCfDl914+kE5\
            SGZSXES3rbCCZLYEQhkeo8P+GicppJ1x1V3DFG0l51r5WYWm5VLTEEXwAZI2VXSdkYJP3nNgXFKa6NlDHv1KjfjHXCld7tf+y6Gx\
            5sbIc/tSGHCqw/l04ed7jcFakgEDAslf2RM8ChXoljAPdP3lrMzKPl1/ukDhXIQN5/AwcAXgikToQFiPcBMYE8fn9QNNS7OQdxzs\
            OxAvad8hmcRCaek8SxDdPK9NIqJluOV4iarmXQcpe6s46tm2dZXVrQ1tSncAbCqZzGTXI3FqlFajApB3Qc0ehEdpilvju5PyqHgY\
            BB8h1liYDOJvATjsqIodbkEqeRR4Y+PsiZfIOSn76JDGPIGWstXjUsAjZxZggIPnjZ9VQ4KRzHO/R94gIIxOQqEiNaNc3Q6or5QS\
            wwa+yvdOnfImFSL6lASbiYdi7SMgrCZ010Ik9N+yHwECUYfW7B6raL9de+iE0EU9EptZsMJlyOwmhEfxOYEqMTTJHwGVRN8DfBK2\
            KK81S587sIeFz8k9RFHhkD4II28PC8asU1+0mNRCEWpKcE7FRWGuBeJ/c1Xg1BzR0qiJBlx7t28cDv24KHZDIEoC1jLUgH2YO104\
            LLuWJ5ALzvwHJA1wS4j9Aa2pRdBykxIzUbsBHKb7EQiO785+5CxJOV5sqwqaOmjZH6bF1uw+juhyYHJ6gxW+x6kHAoKp/ekxI9Qz\
            XD1g0985Ve0+76Ad8BOMuOdv38J3Q0jX18OYTjIegkz268CPYuwkDwhvi0dEIwjsDJttz34UMXw7P1h+N1iPf9Gp5z5n9ybhwyhj\
            0qDPRL8K3Wp+NaLVMJSVNEI8G25Ewf/THYbBlzzCq/Zg55+cUi6ZqH1eFICUNGhuL9mkOi0hsWvLDb4wdZhSBkYGcY+7Cg5Vt4y+\
            IT6WkuSzJ9+ZMwWMX2tgdnWvL9P+SeuphI7SS5hAuw5nbca4NmHL3C7W9rVXnuLBym0cC+PEnUX9dl7VPbxWeMqJcF2ZtFxDdznH\
            b5GEq/xOyymDHsaAJzK+AHgzehXjNJgU3J6QdXATYW4U7WFujc1Jd5Rbdf5mtVrFeHo/p+MvoGasCOnjq5mL/mMCQfiaS32A7Bwo\
            MsL9oShBnIGuH8xRg1vOTe6bOCnBXGKBwm96qnxBo2WO3RmN79Y9rbivegu401fA/br5DyCbr1AzUx9Arh0qQXfdQk/vqsZcdSNO\
            VNOMUUtZezaCRnct4t47/V1I3dhhcNLhk/du8NPqre7gqFvrnXvtWo+Fpe5bY/TWif/nFFpDEbKDQACLDO3aZAbJ57/cfQl4z373\
            pb2+d3vcm2Lfu38nhyeCm+3hFDEUHwrjQBudl39P6/kqH82rfD6yqa6A+10q1R6e4wjisDNUq8IIW5F3nHrgEkcHd063auqloe5b\
            M20x6M4WmFAsBinuqFBlz4YwHQJD5FLgxWMpaBjsUDzJsGeMM3jnj39CnEGUPOKtbe/u5xbNjibpcUecgh7DBuhqhSPrKq/qUZUv\
            t+jIdnlFneFPtYu5ouwxB4fF5eaqQhCPHo72x/3Qhx15V8dirbxvcuo85zweYrxjQhrPQ0PJOXK2+yU7S4g6iXYXlQluhsm5Nqbv\
            0RG188/+ijkw4kh+mSbwB3LDRd5lolyEqBHE/FhsmrFxgrtVJKr9R3F+FqR6feU86Ja4uSHPGFGSpPEgeR2HuZvzQw6fnQjjAeb4\
            G7L69JGP3Phv28sNHbdV0yFAD+SY76Nvr3SdRyPy1CPgqtBRj1PFzeBQboh0Bgc1Kg2UuO/CwjCJgCMuc9B1FG+tnTxqv7ASe3RF\
            RMNJjjURgLHVvirXCtJsLHMDZkdoP4KKTYOaKklF0h5MWdtclOfTVkMjm3BuWceRDg1h5dla1I3wiFjCgEdNEwxjSFRfT7tIXHAZ\
            BrD/1I5R1gwbGYmBAVopPOYVOqnh93MWl+i28lGNl3qVdpZkk7lmx7jJAn68yAG9j6yZUQlWPy8WwPAQ14pVPbSkJmur79qyzgfr\
            RJsDVIrj36kLtRZc1xAuL9iv0RKcivmKSLEei/4GlDRqGj79r4sZIskpKuM9lHFWjJfbihja7HHqP5S1nnBv/sPl1DkVJVBk7/c8\
            +7+F8Ze1QNo/dglaxsHYv8v5O+gHJ/ibtD4cI210zvbkbopMPjZZK8nX2W7hRmhjxweU+KVe81CQ/DUB23Gnb34Og4sK5+gNq6+V\
            +ihOSphETXtR13ni0fgo3ZuCplKijY+mSclrzTY20XX3BfenODTXAfl1zcMMVhR26iU8ROcTSEdR8nC4Op/GtXkPr6f736H3+bx3\
            VxU2sTedPK6NBMFEE84gaWUNthrjJ+4Ly9CupRG8UIeSf3NDYuJNAVbXoieVdGveprwo6p/jRVC8MSou5Oz5ecuBYsq9wzWOeJP8\
            Q65w5LbkF8mcn4cPWhv7jnWjvyID78/1CmJi9LgFXSrGgbo02b0v9E8mO7mvcxOBQh2eBJBQENS336+vapMZduQoavtkO/6a5j3m\
            CXafILJFED/6hvTbTZB6uS+1gMYG7umWpXBMOpD9ArriitggC76pDHH0/bpYRZ6+TBWmAklo9vrVZvjyGi766iiDlCPXO4V9YkXt\
            HGULzacfvPiQOqYxuFWR5ZrFwqyWm1Vv4b7zZnGm0QW3MNpSrRqEd1XpCbWN2kNXpUGrctuqImyVWHlLxcAq8SoDfJwnaRG1htst\
            bco9SOjhMUOS+rqMrSsP6tKg1sHKcylWKr/ByqT2uFvHug0exaQzcknui5X4iGTMAkKqFY3MEH8fLKPbB8xVTCOUVD93hBRB+GZr\
            8NG51FFNcAEvPptQunYtwGtjMG3MnY0XLA+DQUrQItleKx+LnRjGsREtAPZWzM/RkOJpVQFzSIAOGK6mgySAiLJlPyxU853t+NZ7\
            QvXSBm0fN/lSaEOAIA0xe15JUKVhMGixRpRGgeVeFj9Wb7qP1Qt925OdlxE9S8PM4zEzjxRK4ICvlh7lOUfUg6nc4MFaLm6+vpPp\
            ubueGHub+bMGjcjGf47qUX6rEAuoAJ9MTLjb8Gm5t4ocX2e+UMnHvgv7ZhO0p+B2QB+cqXqWuptEdcvYJoUWOqP7/vqxPLqvi5G5\
            sf9joNIIr+v9kqy0WOD03Gn6+kO//eq28VeYZJQh04fR1IQb3GDX5W07QlSEwMDPE4d7pPmKVrMqB6fMYCeBmG0qut4caxjb0aVR\
            R9JXCiqOIKhF1hNPgRNd3r60DiKVsyXwV9TT4PdRVt36yWgJYVOhuWxCiJTo5xA7DESTKAL9o33RysUy4WTHi6H3/OJzBlYGmP4g\
            F1TiyjTEU0BcuWFb4hHhFSdbBXEEKBXtAp7SO0+JajGjaX5R5wfe/0GFOQ4SnEmSnawKFKeTnLsw+SuQEfs5HjTcstndowrOmt9v\
            JjCg9PMJnqjt76/zFdwv8O8XOJnh4zkwRkrOPyk5/P4LuCVNyMnlKeh24G9zRu04J74b8zom3EG/IV3hFlR9VKLdzGGGTog37eNV\
            o+1TYFU4mrhTLiFINQ2R1VUuROlwXJyYsIrwua/5O1qRJBc0rBjYsaRfLFBPWL+P1qlMO7BcWoJagV8ymNfW9VfWcDTXgLLsK9Mj\
            xalZ13rpm5TYSTiajdg3/JWdKlefBVvx2z2gFdRleTQE/kLDLq72QFdwpv1vh0jKYfQKrtaDV/SeE6x65NgqXFg51jCcbPdBEaSv\
            PFpAc0VQIrLPeK5g6HkC7f37YnWfOz1RrKQla5S2vZMvIoCtZ00Z56FJw2AS9LOlekp0D7oEjVCoXiQdGixP0Z+JQ1XulGJFGb0+\
            wloAeUKWjVEGXyKdBsASXwkN7eHwKYYmvYAQvnvaF0AnSUK3EPUf14ZWXLpVMq6+GGpiv8H6bxb95uqoqx561IMi/XsPV6I5CdrW\
            BS1DBmUVdimeNeRllgEcEV5EVzaH7xekyy+iKSPt5RTAaxe5TY2jzVP7n6zfMsGlILScFT7SN1TTjHw2wG66+T17WZGbXIQvF8ND\
            NyG8CVbyt9ClQUaBXRH82LJLghGXBN9O9k3AmrAswxNHkauCNFtEcvwS54VW1Jy+pGFVflUJrl4u5Xky9swPOcznwNvDIoITc5r3\
            bBxhUn9kVw2zitiTt4tM85swjcwBa6ibcPGBDrUV4AloHeJU/BwHssIb3+OIW66DMskBFZwBhl7O4Kkq0CNio58dexfgAj6cIpT4\
            tnySo/Gk5DDxE66wteIqPKc4wufwTWo7G+e+JjD8l1bZrQp30c3VYm39Pn0lvgaZLLZNGX18KGrw28Z7FOxY3UrxnBh80B7x6A4T\
            tcvMsnrGyARDwCXxKMpDG7JqBhP6ZywWWaeV6Pcux5dOpJrcOI1QdnsX7UdRE2cL1N3rw+DBlFDnsPH2ooF1+6GdlCz2+wJDQ145\
            P4nY7+G9+1QVUY+DYlgs7CTSYparVF+hGzb7j1su55RlGrlTDBFodCKHYnYs64OEKUOf0qCAuaGngummoNY4BQRljtWdZhxeDokH\
            etyC7l1RMbNq6AJvCTyaRkgjhkfoUs3fMnWf5cH7jbx6iaF4+thwwsTdRln1Ptlld1YY5MDm+AurOLl0yiaQ5sutVu1wQkpGnsES\
            TXDVZfBbzkrta69D0YCqxmm1iNwmJLdwZipeDuazmZ8lbG8d06w/jXyzR9HZ8TlpTERp1LOaDvr48TQOlCspdv6Pq9FlH3sogLxx\
            KCAEXHihwnOebkL0BmU4QfjVu10G0lQP3t5201dq0cK2L3Dl97xHYJxvTQw/7zOe9KzuRv/VqCaUxgwkVLve3qW/npNo4/lDN5lY\
            N0BNqASSTbSXQRar2KWaR5kV7MxrpPPu/GPDWcr/xVn246NAMDx4cJzN5HDU9Zzxx1HvQJPbSyTiBegJRBp5jeMhSEgw6A+zmOfI\
            DhCTTt5aitcDROABH++i7Ms1s9raEGOYGnLi0BT+A9tqTmj9XnrXmgHCHuaoRAELQTgt4K+FqS7sz8vczPlnOJFZCdT2L/zFvaCU\
            ny2EvFPrDMW3c9ChGxU3algJwS8rQAM2+dxwa9hsIadKfLlPyPUo2VMUja9cHOQyCMDGHl9dbhDVjJ6Z8ZKGggu9it9vyTK2bEZI\
            nBN8kifQBdWBkmhUi74nVBKe6A6nOzkf9XC/0anS80FdlKicKq9xqm5WOM3dE1U8GRa9iqbuZq2tG8zRnAmNL2bZoEEtvYfJWOjC\
            rTDViCKvlCbkZ7+c/eLQggp1VJ5TYw/BG2ph5/0NtSxkFYSTnj2ZGrb2oYoEGQjk5dyBZuW4VR727/Ri/LAwdi/W9g+XhFkbTQUE\
            uBK+Ik3UIbXnAISv0NjmlvvpGiY3XytFV+5LwZTb0klOeeiI2pmGiWf+GTbsvGnduuRUH3XLL2KJl9FsaD0hk+1LLQplSWzVf600\
            HAaoE1yrLEFnAoOJIyuYUNhGbyXVBPecOxiuIcK8gsaWnixtIRG3QaFRBV9QLJERexcXyAkaudTbV+9zTndjzVCc3INFHq1DWZiH\
            4dJqCTe+UUWAJSh5HfjKtP2yY+H33FyLedZQf55wQxNdO3rl4QQrdRJMr0lJdTvsljH/sO5xcg+6kW5Hj2uhCzqeOXmCNW8o0Szo\
            kcU9CSV2BlPZ98aWVcmuEA/jP6Gp566EG5f64DFEPiFcTj13AU/tQ3GsQ0W9DGSUyH/EkvRL+SQ1qV5LtH2DTN7y0luJsG8RNNP/\
            D8W6uw5lLQEA
            """)

    static let streamJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "5c6760d0ba54a401",
        text: #"""
            var h=class{#e="";#t={id:null,topic:"message",data:[]};add(t,i){let e=(this.#e+t).split(/\r\n|\n|\r/\#
            );if(this.#e=e.pop(),this.#e.length>8388608)throw new Error("a line of the event stream is too long"\#
            );for(let s of e)this.#s(s,i)}#s(t,i){if(t===""){let{id:r,topic:o,data:a}=this.#t;this.#t={id:null,t\#
            opic:"message",data:[]},a.length&&i({id:r,topic:o,data:a.join(`
            `)});return}let e=t.indexOf(":"),s=e<0?t:t.slice(0,e),n=e<0?"":t.slice(e+1).replace(/^ /,"");s==="da\#
            ta"?this.#t.data.push(n):s==="event"?this.#t.topic=n:s==="id"&&(this.#t.id=n)}},c=class{#e=null;#t=-\#
            1;#s=null;#i=null;#n=0;constructor({url:t,token:i,heard:e,changed:s}){Object.assign(this,{url:t,toke\#
            n:i,heard:e,changed:s})}start(){if(this.#s)return this.kick();let t=new AbortController;this.#s=t,th\#
            is.changed("connecting"),this.#a(t)}stop(){this.#s?.abort(),this.#s=null}kick(){this.#i?.(),this.#n&\#
            &performance.now()-this.#n>2e4&&this.#r?.abort()}#r=null;async#a(t){for(let i=0;!t.signal.aborted;){\#
            let e=new AbortController,s=()=>e.abort();t.signal.addEventListener("abort",s),this.#r=e;let n=null;\#
            try{n=await this.#h(e,()=>i=0)}catch{}if(t.signal.removeEventListener("abort",s),e.abort(),t.signal.\#
            aborted||this.#s!==t)return;if(n==="over")return void(this.#s=null);this.changed("lost");let r=Math.\#
            min(10,.5*2**i++)*(.75+Math.random()/2);await this.#o(1e3*Math.max(r,n??0),t.signal),t.signal.aborte\#
            d||this.changed("connecting")}}#o(t,i){return new Promise(e=>{let s=setTimeout(e,t);this.#i=()=>(cle\#
            arTimeout(s),e()),i.addEventListener("abort",this.#i,{once:!0})})}async#h(t,i){let e,s=()=>{this.#n=\#
            performance.now(),clearTimeout(e),e=setTimeout(()=>t.abort(),4e4)};s();try{let n={Accept:"text/event\#
            -stream",Authorization:`Bearer ${this.token}`};this.#e!==null&&(n["Last-Event-ID"]=`${this.#e}-${thi\#
            s.#t}`);let r=await fetch(this.url,{headers:n,signal:t.signal,cache:"no-store",credentials:"omit",re\#
            ferrerPolicy:"no-referrer"});if(r.status===401||r.status===403)return this.changed("unauthorized",(a\#
            wait r.json().catch(()=>({}))).error),"over";if(!r.ok)return Math.min(60,Number(r.headers.get("Retry\#
            -After"))||0);let o=r.body.getReader(),a=new TextDecoder,u=new h,l=!1;for(;!l;){let{done:f,value:m}=\#
            await o.read();if(f)return null;s(),u.add(a.decode(m,{stream:!0}),g=>{i(),l||=this.#l(g)})}return"ov\#
            er"}finally{clearTimeout(e)}}#l({id:t,topic:i,data:e}){if(i==="end")return this.changed("ended",JSON\#
            .parse(e).reason),!0;if(i==="hello"&&this.changed("open"),t){let s=t.lastIndexOf("-"),[n,r]=[t.slice\#
            (0,s),Number(t.slice(s+1))];if(n===this.#e&&r<=this.#t)return!1;[this.#e,this.#t]=[n,r]}return this.\#
            heard(i,e),!1}};export{h as EventParser,c as EventStream};
            """#,
        gzip: """
            H4sIAAAAAAACA4VW53LbuhL+f5+Cgu5oABuiaxoZ2rec3tuvdJhciYgpQAOs26Hw7ocodPckcQO27/dhV+fCZG1Vd8LafgoVIeUU\
            q142hTrrOo56LeuCrMBasQTCG4GiePvelaJpKHLJ+g4wg4piK20+hW1kuV13EunOO/NObfyX2WGlXIwaFeRrvaaMp3PegVpie/Ty\
            4OXL57svGbZGX2QKLrKvjdGGEpF1UkGmFxm2kME5KMwsGhCrTNoMtc46rZaElYtB22djvS6w6N9SyyVzUxuz9XlU1VBlSNyXaVKN\
            OtYmXBUNsUy/v9wMLlIRs5mkj/nMP2up6Kd/fWKOlQbwzCgX+4a5VA1c/rqgpCCM2wpe7x5jgbntZA10lwPjKlwScn0L23ssN7Du\
            xHDY+ZDtcDKUb31dPh45Tpnn/pSvz2xLFSuCPLTvRiGkWakokw2Zzegokk2lmHO8vuGGb4Jnx3yvnNp0kum3qnbLWiuL5qxGbWh/\
            ZroCOepTUIXkLQjTFMDrVqglNIV1rP/15DPUmA/O5VKFuPzLVs6iMEgjkhFhFjuaheOprE8pK313sfIs+u+JNvh/rdDorgNTJqMK\
            IwGTa0pqrRTUKD2VEjcFRR/Ps7VPZse58P5G+qY2uBg1Kcnj/FquZrM1mIU2K6FqyJW+oGyeREf7cDibxYO5duymJrZU2CtVhxz6\
            kdlyaPIEc98v0UUDaMr0Bh+rltuKsuoIRufljXHTfO258JO0CAoMJUGFcDumbioIbVQxHTRXvarEhZCYRYWWAvfeh6yYqwXWbe88\
            KmMIAyt9Dk9GuU6K369os0nNnVQVJnT9BFGepYNLQ0bIz7Vs6G0kWHkX1U5bJJEOpvpZYJuvpKJ7uzx/trW/tSW3t9kWzV882w4y\
            I1SjV5Tt7LPydqWa7sHBVjQXl9RwdXy8e5P3UxU8Ti7npjoOo1SEx+03o1fSAoXqKKBpKwv4l1yBPkMKHFnirQx40roDYUax7yVl\
            jMunQU3GvNeqhmKy69jwPxKsvTXGE10Sj1X1gLr8TmBgHG7n6W3xGtVDOGSutJQF6kQm9f+ta1hjQRAucQd8rvM4ywn/7xm22si/\
            BUqtik//A2HAZP+OyYSJ4D651AaYVAHu2Yyqt+QnYXEeCp9//xV5X31KRlNw8/FPdJ9GGkRkF4B1G7lzZjretyAaMLZQPEJZjJjy\
            WtQtFETpIVVtgPDaQAMKpehsQQbckHADCzAGzG+6k/VVUB6viAvrz+QWBZ75SXu4u7fZ3DkfjIS+S5szJVJToCGcxsRN/tlqRVke\
            nlxoOu0dYywHvzAZj0/Ex5yYXJ+Orq/Z/3yX/3K2OgFDTZ6qzpeAlPwBA1Lz/y7QvzC22ezGjunK5Ce6ufJKfwR9yrgI4+YvuMSv\
            oNbDHT8LNy3vqsle2MXlpCvjmm20gmLBz0V3BsXKJQR0bkA0NHRnMWbpUfWk4WeezVTkTXBPV7yPRAns5cuBpXLQ6jabtK87uvSk\
            jm5iC9xCKtF1V/1d1voX2IU9jWlPy7inwYW1IsOiVA15FBQv8Wj88Oevv+RrYfyjZb4SqxXjk91y9NBC12kym9211mtQfsGw9Mwx\
            74TF78cPAfNB9lZx8756e/MZwLIRsPHObu8x9n6ciYnss5l5nf4ep+aAxNsk5UkyePb+3e3awp6lksNQwJ5zJVyutcG+zYTNwrv6\
            zddpeH198WfAwpX/AHBfn70+CgAA
            """)

    static let textsArJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "ca5caedcb35622ed",
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
            رار الكل","repeatOne":"تكرار المقطع","repeatShuffle":"تكرار الكل عشوائيًا","connectionLost":"انقطع ا\#
            لاتصال. تجري إعادة المحاولة","accessEnded":"لم يعد بإمكان هذه الصفحة التحكّم في الأجهزة. افتح رابطًا\#
             جديدًا.","notConnected":"لا يوجد جهاز متصل.","nowPlaying":"قيد التشغيل الآن","trackUnnamed":"المسار\#
             {0}","tracksNone":"لا تتوفّر خيارات للمحتوى قيد التشغيل.","styleTitle":"نمط الترجمة","styleSize":"ح\#
            جم النص","styleColor":"لون النص","styleBackground":"الخلفية","styleOpacity":"تعتيم الخلفية","styleEd\#
            ge":"الحواف","styleFont":"الخط","stylePreview":"هكذا تظهر الترجمة","styleReset":"إعادة الضبط","color\#
            White":"أبيض","colorBlack":"أسود","colorRed":"أحمر","colorYellow":"أصفر","colorGreen":"أخضر","colorC\#
            yan":"سماوي","colorBlue":"أزرق","colorMagenta":"أرجواني","edgeNone":"بدون","edgeOutline":"مخطط خارجي\#
            ","edgeShadow":"ظل","edgeRaised":"بارزة","edgeDepressed":"غائرة","fontSans":"بدون زوائد","fontSerif"\#
            :"بزوائد","fontMono":"أحادي المسافة","fontCasual":"غير رسمي","fontCursive":"متصل","fontSmallCaps":"أ\#
            حرف كبيرة صغيرة","volumeFixed":"يتم تغيير مستوى الصوت من الجهاز نفسه.","volumeMembers":"الأجهزة في ه\#
            ذه المجموعة","muteOf":"كتم صوت {0}","unmuteOf":"إعادة صوت {0}","queueEmpty":"قائمة الانتظار فارغة.",\#
            "queueItem":"العنصر {0}","placeOf":"{0} من {1}","queueKeys":"مفتاح المسافة للالتقاط، ومفاتيح الأسهم \#
            للنقل، ومفتاح المسافة للإفلات، وEsc للإعادة.","queueTaken":"تم التقاط {0}. {1}","queueDropped":"تم إ\#
            فلات {0}. {1}","queuePutBack":"عاد {0} إلى مكانه.","queueRemoved":"تمت إزالة {0}.","queueToCurrent":\#
            "عرض ما يتم تشغيله الآن","keysTitle":"المفاتيح","keyQuit":"إنهاء","keyBack":"رجوع","keyChoose":"اختي\#
            ار","keyStart":"إلى البداية","playing":"قيد التشغيل","paused":"متوقف مؤقتًا","muted":"الصوت مكتوم"}}
            """#,
        gzip: """
            H4sIAAAAAAACA5VY13rbyhF+FXy6Tk7vV+5OU4llpzccciXhEwggKJZLGqsYpr9BOmWq0FSXnmT3bc78GAwXoHB6I3Zmp/5T1i+X\
            ml689MlSnPpL31gK3JaiDz02PX2lZ3rPjPQrOk/VszRZ+uTlUsNN0pXwnnrqNVQinHt6/w3H9EzfIfYJ/a+4v2+GeuboKyL90dH/\
            0QdmVx9DXi7mnpc0wiBQjVQ1K5L0tRnRPdPXE31megX7Xeb1gs0q84Ee65n5C+sc4wp+yaVaBVYyOe/64eZjL/VVicXR/4PNc/q6\
            cuPGFqu2Cpn5EOxXZlB1kO9Zmx+HuFpvq0Nh/oPz8q3fWn1pGN11E3H2f2ZkOsTZdsTAOacNIjES04W+WpBujfHDROXi9DUYTIdI\
            kYpbXpJ4YSAxqMsdzqx7jmmbEQXRDPQxkbtVMYQUmNJjQ/WfgYkDvUfhMQP85oiRpNd6zIInZPUeXKzGURTpU6J2CVddyvYJ8f1N\
            X0B4boHpsowT0yeXDx0S/xo2vVExivJAsczgXp77MbFdMbDjMPvUV+L81wGx3F0JV1S6E8bbdB9O6skigskqdgIujcjsrhlwPIg+\
            0ed08o+q40j+G1bF2twT0oHcsRjy8/MC+T8KwyA/NUMyYWh6BabL4bQKHnh+qmJbJtYSfMIPEtE2/9AzuLBrBjABdsABM0Lgx/qE\
            Po70lG706816oxy0FPV0O0h2WK+EHlIELyMHZpDk43lAklRF3wm9wIackW7+Xg3zD71vPvAWgQqZQwcBIfZ/0AXTBRToh9wTFWu+\
            G6jlsAlM4JLp0I02rp5LgV0gxfRrIHdu+364U7ELoLSQZGsoM1eIUf7vhMM70Jd50IAEytrPOAdH+gymogP/bIlU87FYKok5ND3m\
            EDNW0y0V344i7jczeErRtEkwf9LjOQrNrrPQ8+YhN12R+CRquqning+ph3oKqbhCd4X/E3y1Sc/hgo+kg/wYl1olGM5y4gz9e0oO\
            TEXZOk2gUhAnFP2u+StpmyKRXDZldBG1nzs2JN4ZNJVsKvcvW4EDMvMEDHOdO17a2FpFcRHXNYOj4hzLHZCKS9h8qCckFV9EngE9\
            Y/r3lcQSJTCyYHqYqSQt+XStx4ggLrJNAgR9Dj/Iuj8DK7tAy8S0uYNUq5KjiCZ2XnbkgRerHdf3q/BD3EjMa+fJvTWHENEhqL3/\
            7vvvFoA8kExAxaHps/ESus8NNXR6QZLGGQ24MEhK82NAg2hm20QVX9wS6GebMAZ3BwuCaKSh2THSTswAgEU3993njAikaGR6OHOz\
            RFUnJJn4X/o5ySMSRhUinfmh26yb4xN4XkgNeIQV53B8BF0xFUCYJUI5AaTzGUox94Lmu28JZUZpGlKbePctR+8jHMUStRHGO25c\
            YpyQWVOU4g3WVpbCL9O1kwjNAF5lQUFElQFJgjthaLgR4siGyrkUxiS3rp8rSZTaXve9porzuVhqbpUg+97TYnDu5TCf0ZnbfKri\
            1EtUSwVpYYvpwQHI3fai203O1RH6JMu8yfLtoLBRGBnS02IXyqKVm5n4pCD+OlM8zymz+v/wiLVIlVJuoSdSqmkzNiumfqwi5abc\
            3yUVXaLypYBn0xoBLrHzljMxDwzPJ1QYZmO+K4aRCnCJ48mtkLs0LqGn5PPPbWxLsXxhgoT3dtb0wgqvFSPxqb24urGxCP9mGEAt\
            fMmREjSUzzy9vC39i06fhn7WKjJ+ws5VAcYMqxtVFiaXsyNOfmGKmPWRaoVPC1Afg4l4S5KWmYjGYnoFIVZEStIHruerAmxX+jVW\
            FHTNAXobtTwevQKaNH5+e9P1BHayi/bzHjjlRoN3Q93GXu1ikCc4us0Ndw4haZa9OcdqoGo4+ryvz7nWt7KNDV/Vy3LIu1OKMCI5\
            EkuL50UYfC9MUum9dY+AN4BcbAMjZ6FtAMH0/yFCjsJuNFSS3A+alZ0MNan3yPU+plUxgM2uwKJNIl7ZPtolqPd5uFTH1ht2RYB3\
            JPECnsx3AHy8wQVoH2524R2Cz66Esl3zjR1UHnd204GwhUbGn/82AymPJwEeu9IcAGTEG4kVjmSFq2W+6MoO7OgjMwI3ApwPONsH\
            nFrtPKCflx4aA7py4VQrV5jWvRe8aOFYVsQzod4N/TDOzcLwvEG+Q5ZvxmEWiGtkbA/JsPJXI7fhpc+laCb5CKpnvd/cVCLnMG9R\
            bSE9CANpPujecryGOal2YOCu6fLyIItSvbuPVKLSmoF2DoAA5nD4h1teyts4VhB9Lud3fPKXz0/IvqmcP1JNPsVGM5PTHyss6Uwg\
            3FrCw1ipgM+P9Lk9v/vcxTG/LyneI6s3K8w5xkolx8vupgpSlym8CKAmcU1RKAtEYUdE8orT1Sz1PYZaH6EEMI4oErgvN9e33CZb\
            fml6xdkj10vYzT1wo8QKyj0VxSopiNdoGkTmHSRI190gKRnh6GPuK3oqDCr2NphjkbQcBmERV6QKJS7Vg9IWFfRcy1wfjPwS1jNE\
            0IyEnMUJbxVSxKK55fr+XTdKRMcMK10XKYcDNGRYICmSOfTAe8ZdQiY0OHKltfOLXxGV3V4eBG/MZS6r1qcqhhG1f/Jhm5/pA8rY\
            9mRtw1yUxa06E7OAyRWk14zN+60off7FY5PswP/0NfVUufbtVLXE4Cs0BGlm2JwbrJe+2f+Xb8/VfVfxltNHZyaphwsZ5QVe1tWx\
            vsDrZJizj+Xtz0GiEJLPYOdBzYxfLPd/pl3MKTDfTxp8LPGx7j12t7lAEdeyOXDyjbJD9+IwilRTeK2KG5xrWXqHuwerA4MMeBl1\
            gEVlSRHBJK+6rFhTQ8J3rIKUBc/0OUmr2yEZRDKVttXzyl5YDjGTv5953CdhFm9rOC58kHcHH97dCsOERekjCAFgmLSeujHLgacL\
            j1bg5Ysnqby7mkX5miGx2YcXhnhRCuCoVl43Z+8v/fa3nwH9Ri0XeBYAAA==
            """)

    static let textsDeJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "dd3e6804f506b2d2",
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
            l":"Alle wiederholen","repeatOne":"Titel wiederholen","repeatShuffle":"Alle zufällig wiederholen","c\#
            onnectionLost":"Verbindung verloren. Es wird erneut versucht","accessEnded":"Diese Seite darf die Ge\#
            räte nicht mehr steuern. Öffne einen neuen Link.","notConnected":"Kein Gerät ist verbunden.","nowPla\#
            ying":"Läuft gerade","trackUnnamed":"Spur {0}","tracksNone":"Hier gibt es gerade nichts auszuwählen.\#
            ","styleTitle":"Aussehen der Untertitel","styleSize":"Textgröße","styleColor":"Textfarbe","styleBack\#
            ground":"Hintergrund","styleOpacity":"Deckkraft des Hintergrunds","styleEdge":"Rand","styleFont":"Sc\#
            hriftart","stylePreview":"So sehen Untertitel aus","styleReset":"Zurücksetzen","colorWhite":"Weiß","\#
            colorBlack":"Schwarz","colorRed":"Rot","colorYellow":"Gelb","colorGreen":"Grün","colorCyan":"Cyan","\#
            colorBlue":"Blau","colorMagenta":"Magenta","edgeNone":"Keiner","edgeOutline":"Kontur","edgeShadow":"\#
            Schlagschatten","edgeRaised":"Erhaben","edgeDepressed":"Vertieft","fontSans":"Serifenlos","fontSerif\#
            ":"Mit Serifen","fontMono":"Feste Breite","fontCasual":"Locker","fontCursive":"Schreibschrift","font\#
            SmallCaps":"Kapitälchen","volumeFixed":"Die Lautstärke wird am Gerät selbst geändert.","volumeMember\#
            s":"Geräte in dieser Gruppe","muteOf":"{0} stummschalten","unmuteOf":"Stummschaltung von {0} aufhebe\#
            n","queueEmpty":"Die Wiedergabeliste ist leer.","queueItem":"Titel {0}","placeOf":"{0} von {1}","que\#
            ueKeys":"Leertaste zum Aufnehmen, Pfeiltasten zum Verschieben, Leertaste zum Ablegen, Esc zum Zurück\#
            legen.","queueTaken":"{0} aufgenommen. {1}","queueDropped":"{0} abgelegt. {1}","queuePutBack":"{0} i\#
            st wieder an der alten Stelle.","queueRemoved":"{0} wurde entfernt.","queueToCurrent":"Zum laufenden\#
             Titel","keysTitle":"Tasten","keyQuit":"Beenden","keyBack":"Zurück","keyChoose":"Auswählen","keyStar\#
            t":"Zum Anfang","playing":"Wird abgespielt","paused":"Pausiert","muted":"Stumm"}}
            """#,
        gzip: """
            H4sIAAAAAAACA21XzXLbOBJ+FZTPHle2UnPxTfFPZjb+W8tJaucGEk0SRRDgAg0rVipV8xR7mtq5+Blyyk1vMk+yaDRBUR6fJHU3\
            +g8fvm59PVLaH50eGfRHx0dWDpB+nEPEUHdJgPAFw9Hp16NaBrxx5/CoawjJZI0ekrE9ER9AWxDvwe+eEUQLTbQKbDpLR851qJ21\
            UCOog1M3uu5QPIKvluZnbKtte2D8KZlpq6JtxUZ7JTrwLQQEY7AcfDXIp4V7paVx7YNGAwsbIWMzK9cgfd1x8FLPBrxKZilcTAnP\
            pvtEH1yyXiQ4aBRf33x7JdESBd14JsOLIkUFcJDpvnPJ6sGDtQvlmXEhl1F3RsPuz6wawQ86BO1sqbIUUYEWSnuxjeIXGQOIJiX7\
            8gx8oUi/xUHMOQ0xhHQQAojVOApthaLLHsQN4DZ1phdW1l25eyuoR9T380jlBxStAZ0Mks8Lb2SsrA6ihQowWR1ET/1EbSMl/Rk0\
            AoERvYuVgVLM6zjb2924lNXG+Z4AHEWlA1LG/WHGx1zFIOgKfireApDl7ru1lNjs8m7Oj3zOfVDSN7kTiz5kOKuY8MNNWHi51AbB\
            g2IfcwWdBi+iTaqAux+4BbtvNfs7WRaHBMyVDZvsituxLEJ0MvUbpKUeIOTDAWH8p9O2NGYGKgiVAhBWy41+vlrdCKfAi1AwJZYV\
            9rICI6Qtbu+MtHDt1IRCaRAEPZRLE9vBqRiEjKEYr4xxm30SjAW2/y22XjcN34oV66dkP4C2+dFE24LlHom/fv/fuUSwKb2I279+\
            /yPJFUmvXC8NhDnTpCpxb7EDn9qZYt55V2nwuShuccrvmDpOFMC3OTUyFPj30s71fhyVRGD+S+5WPUZpdMgulQzT2VOx+2/TWAYU\
            iIsXdSh+IfxqyMILCxEsERWhrARbp/D7dq0SFCiIT4mmjGV5k16cuWGMCJ5cL7IQehABTAULgAZt1ex+o7Hubu3+6paHQXOqG+kR\
            jukd8fNYYxJU2iiikQAdWKHDDLP3EQIe4MzIEBLaZUA7JQGnYq1BIJPZ/BAenQVtpVXgi7dL7WEjjSEO0xWDw4si5fLDXH7I0Pl4\
            fvfTnfMofn7781vReNDkjW7Axxq1s6EwyYMeR35/x0RN5f4JveAtlUZUOePghZdEzEQKyc/tB+IwI5+ItTQoIvuKaZVYllAnY4aI\
            zXU5AiLR/5gFxknFQ+AzzYoWjGRCs0zFMxGOPsHOxZDp2e9+1H0SplZoq96+ScK3b8Qa+kyHYjsbNM6nK/y7xaMjn0NEnoNxGAKD\
            gEJH+3dFtC31qJtqq+WY+0CNdAyVj/RCUSMYqhOgXxutwFMDXNBkTeXqR3J8lT7SL6ke6UiAASwSyO0WdEua0OtxpfYisftRgQ+j\
            1/SKZoNfCb67PxYqoS1NXqpivOEWrkzihd1zImWEcDpp/xMhwv7KiNh0wBx6BFB5bqbKqb267UFj7vYIEonv5oOdM3xbTM13CQeB\
            yC0Is3uODTKHh2ThRrCk5o7kL2L3nXiCx5es+4LN11vKJquotGOT/TGu8xXr26ahBkRKQDlLvi/Jps1XaGswpK4qD3WX83h0Jg75\
            hmTEgLtn38Msvm0OFfRol+2k9F/tKavvYXD59mkzAosNeAu2aK/3ugSK1Ho9Qc1D0ge8lNrw+JQhjzmeti30Ro4jlntF/7RqpbZ5\
            wliIyGxbdkve1fix5TdP8VrgV76/45XJjTEGxGZxz0V9a5lBEMyr+nUXm8ZAcbGNze7ZGN2+MObVjl7GlQt4sEFSD4zztEddBF4j\
            gctJirKFyrqGEC6sAjWvJmvQCNNystgzuFkDdF4EhAjenpQpxaTHI+hK2/6E4bxcpj8sBqMOi42dbTcEZyaxK0Z9C14qKDD8aK0c\
            eCsfo6eWF024YVD+osGLVlcoIEyHOeW8QWzjZvfcGQ4X8GleBwnZPIQU+MVrKWZrvSUreh+t331P60zRnDnj/KRqpK9mxbuUVetd\
            qi6nRS5bn34V/e0oa41P1G+o+97LVK2CIBamodheqJbC38v98UtnkSeu1w3N0qK4I3qHDekcD9ZFPdSEYngPAXA/BALglsFEFX3u\
            NE7r8+7PInxnUk0cdCP9tojvQVFyDovg30AbWmY+UxXhew9gSZaizWHOniTJ6GMfJNNpihWL6Fq2YFEm6fQtKUC1wHfOq7yfZLcR\
            jWaxsxiLeN1J5Tacu5EtjSJEsJP2XuoAKr/0Tlaz+BxGD4E1n6iD0GAehRbX0gbyBqn7YI0LRU4CSlSjmJST5tpZl1kzIIh3Hqi/\
            rDmTIUpDmHd1D75Iow803PiOQVeBr7oEGqQxZ3IMVKkcNSZiOKDeS/2lvGaxoFqmADnM6ymYKtA72z3TyoQns4NrGGgcLv74aVtW\
            xfc+jiPw4Cc2Z7oNr41/Vh8uAIXvyyIwc/fFMOLTlPQL8s98YQD8STH+FWEo7EneeH2q53w4yj/mqfIB8ki9AvAoAxKdDmIVGwvd\
            APZY3DWgTdbYrPpUpgcpX5yqDLQkvgh1FkyPKEvnBB9knyE/VZpUbhiSfpnUuacFThWrqoXkAw9M7iISmbBJbgOzv5BMV7ndYo1g\
            DJwczsjidxO9gjIqcZ+gSyjzYMtfdZOyhLzWPUzs18PTfpnIrWHhv6JGeqWQzIuMkyx8wrKzzrkwEezEvayg/b+EXdlG2nbafhc7\
            LHUjjBoMliVY7bdgnNCnCrqOvn37PwOBE39/EgAA
            """)

    static let textsEnJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "291ecdc245550da1",
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
            0}","repeatAll":"Repeat all","repeatOne":"Repeat one","repeatShuffle":"Repeat all, shuffled","connec\#
            tionLost":"The connection is lost. Trying again","accessEnded":"This page may not control the device\#
            s any more. Open a new link.","notConnected":"No device is connected.","nowPlaying":"Now playing","t\#
            rackUnnamed":"Track {0}","tracksNone":"What plays now has nothing to choose from.","styleTitle":"Cap\#
            tion style","styleSize":"Text size","styleColor":"Text colour","styleBackground":"Background","style\#
            Opacity":"Background opacity","styleEdge":"Edge","styleFont":"Font","stylePreview":"Captions look li\#
            ke this","styleReset":"Reset","colorWhite":"White","colorBlack":"Black","colorRed":"Red","colorYello\#
            w":"Yellow","colorGreen":"Green","colorCyan":"Cyan","colorBlue":"Blue","colorMagenta":"Magenta","edg\#
            eNone":"None","edgeOutline":"Outline","edgeShadow":"Drop shadow","edgeRaised":"Raised","edgeDepresse\#
            d":"Depressed","fontSans":"Sans serif","fontSerif":"Serif","fontMono":"Monospaced","fontCasual":"Cas\#
            ual","fontCursive":"Cursive","fontSmallCaps":"Small capitals","volumeFixed":"The volume is changed o\#
            n the device itself.","volumeMembers":"Devices in this group","muteOf":"Mute {0}","unmuteOf":"Unmute\#
             {0}","queueEmpty":"The queue is empty.","queueItem":"Item {0}","placeOf":"{0} of {1}","queueKeys":"\#
            Press Space to take it, arrow keys to move it, Space to drop it, Escape to put it back.","queueTaken\#
            ":"{0}, taken. {1}","queueDropped":"{0}, dropped. {1}","queuePutBack":"{0} is back where it was.","q\#
            ueueRemoved":"{0} is removed.","queueToCurrent":"Show what plays now","keysTitle":"Keys","keyQuit":"\#
            Quit","keyBack":"Back","keyChoose":"Choose","keyStart":"To the start","playing":"Playing","paused":"\#
            Paused","muted":"Muted"}}
            """#,
        gzip: """
            H4sIAAAAAAACA3VWS48bOQ7+K0Rf9uI1sgjmkltPPwazk35MuzPBHJUq2haskrSSqh1vkP++/Iqlkt3Ankh+4lssln5c9TZdfbpy\
            JV2trrwZWIQ7v3M27wUo/L3kq08/rjqTy2O45TfbcRaVG5HX9BioV4i2YfS9WEDx1uYueM9d4f5Mt1BDVfFGZet3i1qDms47Tw1Z\
            SfbGhd2rLY7ncyphwTdsUrdX959DOAgniaaa9KLXgr4GUW2iOKMfH342hyVEBFGXkKibxarSiheNJrRYLuQpV1BBI6fB5myDr1Xc\
            W99T2fPSW+vpFMZE+zC8s+DviPIapixWYmQzmRhpbzJSd1JzLfjCk+dyDOmwpr/DSEfrHH1jMvnAPcyMc+FItqwvgklXivUjMqws\
            JiSF8Zvjmvv7iWgaj+FRg4oWoprE5ENBSqbmIwWYQmjw4qUzHrlZv26unpecUHyteTAnONSirS/hstRmfm9d4cQ9jM+6vOckQph8\
            FHPgpZvr8yIKxuna56N6QMFn+U6NN/Mp7HLh+O9gfasdUrvOf2T6av95b1cUEkU37rQfnZFg1f7ZGc8PoWeM3NGWbk9hu6Wts7t9\
            oSH0i+Y1Lq6Fgoh7hE/MUz6J0iAhMxfMbF6RXBEnek72zXQnMr6nz6EzjmYn1fGTmKfrGNGyBD30RW8rm1NGDExgptp1bUc1/xJ7\
            U/gWGIpQ8WzEP1GI7MVLSw25tPnFhBzpjRMuvXrdmIFbsRvmKSG9tsHgu2d4OYuDoVuaIdbkL8vU7j751ugz2+BXk7ujsYVGX6xD\
            2XkfjlkzLyYVirYrY1oq/23kXFqSn9m8Me0A1tj5E4Kc6MAcl1k0UXxVH/c28dE4N9kX+nL7TDFIqF8+/vJRbFMYd5rodlaksL3o\
            AhxZn0sau2KDz/VjfQ1jt9e5L7pClvt7/eudza3N+ObE6ukPrAVnTsI/g4hkxswQQaesQ5z3o0gumH7ewcoJ5nVzPYKIfZK6w5jh\
            YmYFlWKs7z9+EPRX0x3o4wfK3AXf43Ab0tEkPb1X/lJhGAtSehAi0uhn+Ysy+LfEqTDkiU013W0FUQPzYeNszwlZhWxxgGrsG6MU\
            ISKZXoay2MwDexR03cP0YKMw4lgYMg363TcQc6i/ljGiDcgtEvryacb/M/KIUH+CwkdknryCTv2JbMq8GF4mAZ3VFYWbyeiwihQh\
            yzE+NJxxwlVG1o8hKoI9J53WAfl/jVGV67G3oao0Qy3k5r3203aLcNutIH3w8H0LgmvwHbvJBowgb8GNAzT+UqYiT9sFw4Cf9Qjp\
            tkbN4AsP4Q2oMuf6D3rw0ODEcpDLvbFu/i+YQr3tp58BvtJ6JyWdrnfG+vlBQQaCvlTa8wF8ezvUi5JtvNwTfrHLwZPndoCu1IPN\
            ftxuHV9YrSgr2iPq/FAJ/nPIZf6fNZBsJhfwZJKljYxqtqbrOOc738/Fil40O66/ULgoKbiLR4jxJxpC4jVhauaN7KyflqcP7Z12\
            /gpABl09UMUjpg9LAGpHiirVSfnivRk0K4i16+Dzow7OV9wNzDKJN9obUB1ybLF9CJlpm8Kg+/PUHifzWNIE1sON/S/OMLmUwc/4\
            TXAh1YNOhDHVI2yjXcLgy3kT6vFTNJ0tp4szCgpWnbt+h6ggFboP0wYBqdC0DPnYUs/6S3R2fp5UxRfODGNQWCPf9HVvC4IoncFf\
            neQkoNIZfOF+Mu4r8Dc7FxBXmQr/lpgx+kpn8OZkgIG0ICMCg1TowezYFyPozMkBS/XzpYLMyNNYnJ1A5Sq+2Zt+yuk2hUhZJT16\
            MTZrCcooessxcdaDxuPX4cvG6OYXQpmT3VYcPA7OsIfgg0AgOZpu8XFj8mh0dYGp6Jiy/iJmrnoejHNyjQg78dipthiXlw13b78v\
            r1JFpu9nb/yOewr+/DViS2a3XS+2Dzx845RRanvrY0QIAxj1h6g7FL/E+uvxitYf48WavBtiOc3pTACyYYDrqvJ74UE0QGbL6Eyn\
            DkWe9vS/Fod/8Gn+xedMG7SSStC3ti0rMimFIx1ECTCWNuCm2OPegdxlad0ExbEIQt9klpecXsWf1/grKhDW50lgeiL3VaFX8ULl\
            eSz4clUFRcM/HfFQQrSjyevLv0zfVJMCLZsgY5D0cbDZS33Hi/Ulaii4bih0SKE/RwsTEAXmjEAUuMGmg5EyCm7wCMWdBX3kQsSt\
            LDu3bt/50dYDUkYnBMDDRH/+/B+ffc8UHRAAAA==
            """)

    static let textsEsJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "16af5540d3193533",
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
            epeatShuffle":"Repetir todo en orden aleatorio","connectionLost":"Se ha perdido la conexión. Reinten\#
            tando","accessEnded":"Esta página ya no puede controlar los dispositivos. Abre un enlace nuevo.","no\#
            tConnected":"No hay ningún dispositivo conectado.","nowPlaying":"En reproducción","trackUnnamed":"Pi\#
            sta {0}","tracksNone":"No hay nada que elegir en lo que se reproduce.","styleTitle":"Estilo de los s\#
            ubtítulos","styleSize":"Tamaño del texto","styleColor":"Color del texto","styleBackground":"Fondo","\#
            styleOpacity":"Opacidad del fondo","styleEdge":"Borde","styleFont":"Tipo de letra","stylePreview":"A\#
            sí se ven los subtítulos","styleReset":"Restablecer","colorWhite":"Blanco","colorBlack":"Negro","col\#
            orRed":"Rojo","colorYellow":"Amarillo","colorGreen":"Verde","colorCyan":"Cian","colorBlue":"Azul","c\#
            olorMagenta":"Magenta","edgeNone":"Ninguno","edgeOutline":"Contorno","edgeShadow":"Sombra","edgeRais\#
            ed":"En relieve","edgeDepressed":"Hundido","fontSans":"Sin serifa","fontSerif":"Con serifa","fontMon\#
            o":"Monoespaciada","fontCasual":"Informal","fontCursive":"Cursiva","fontSmallCaps":"Versalitas","vol\#
            umeFixed":"El volumen se cambia en el propio dispositivo.","volumeMembers":"Dispositivos de este gru\#
            po","muteOf":"Silenciar {0}","unmuteOf":"Activar el sonido de {0}","queueEmpty":"La cola está vacía.\#
            ","queueItem":"Elemento {0}","placeOf":"{0} de {1}","queueKeys":"Espacio para tomarlo, flechas para \#
            moverlo, Espacio para soltarlo, Esc para devolverlo a su sitio.","queueTaken":"{0}, tomado. {1}","qu\#
            eueDropped":"{0}, soltado. {1}","queuePutBack":"{0} está de nuevo en su sitio.","queueRemoved":"Se h\#
            a quitado {0}.","queueToCurrent":"Mostrar lo que se reproduce","keysTitle":"Teclas","keyQuit":"Salir\#
            ","keyBack":"Atrás","keyChoose":"Elegir","keyStart":"Al principio","playing":"Reproduciendo","paused\#
            ":"En pausa","muted":"Silenciado"}}
            """#,
        gzip: """
            H4sIAAAAAAACA41XR3sbPQ7+K3x8zn693+T2ddtrJVuOMAlJjDkEwyJHyZMfk9v2etur/tgS4HBGVrLlpBngJQACGLzQ6xNj48k3\
            Jy7HkycnHgasLxcpwP7v5Kok48ucTr55faIh5Ss6x63VmBjjtxbiB+qKVEK1Aa/Qa/I5giFlbAqUbLZbStUInz23qao96ozm4PjS\
            elXl+NLu/+lH6FnDWb8+AJ4Ry8AbeoxC8y5IMMaCo/VTmx1OCAWTYokQ9ab5OC1Jgz+OuyPncJ5SBc+BcODq9UdvZpuZwhmkMfJz\
            fA5RGVQovifUnAkBJd0Mxtmho4TsCWMUccA42JQs+fk6uiAnW1Xso7DZYS5KQ4LHJ/El+7uBCGNAHH5Gbw09UZgyKAjOatBcCZUt\
            elQvCqo7Tk587AM9+4hoagFRZVQBjY37t6r5ow8eua4Zy9YXjnt8lFvlSOXOYb/S/9FI/cgVXWF+oHgvxzj4/VsJytfMFw8cGb86\
            kBuEggaq5Ts8ugbX6oPZ7M0UMWf4OCOeWlL6HVWQVL4MjiLEno/Z2qV1GaO050/HNeKoNrBT8KLs/8yWE/FnMATIth5N0lnHNfng\
            MAGZW3fh04O4kDRs+N7ViTfWkKRi/y9/6He6b8oYfiDrexalLvvf6wwZFSjXEvhr+4tLe9BOirgym7ICVXyV1DhYW6Hd5o0Djz+T\
            wdbYoKtXUOjUQIYUbPstGLtwjh7mACT3GRkMWmNiX9Lb8LxUOLe1U8nWxwGesO4mVtvaGjBqp27RVLAG161f5w3GRQhsORa8A8lo\
            8Y8SOjdH/yKA73qQsW7uWTCQUYYf322hcwFnX/HdDuHfKLiLqFKZw96170dcbzGm1koFt9BtL2HAw0IMQQKW4DBxSl4UG0jtjpxJ\
            2//ej30+2DTAYS2WDzbrzbVvw8KiN3hkgC2mgBFUczYUTFnCVwF8BueA62u91XbKxLcMmsNdgmOMg8S+MbUDW8szOH2jBvDyzXiV\
            MEBk4TsDq1u+tBEfwLnHzRAKxkzq2fmN+vzTzz9V6FmqKWZYFVyzrcM0SZzWpxyLzpZ86tPlKWkYP7fwvhHYSv/0V0fHz23ikSA1\
            x5DbNHawq4JbDJFM0VZkUBJy5PVXQClTkK8go0cWOALTeOEM4nrkMd+G8tKui0WfkS1F3Foq4rJKoiU+XVNjvfn0I/GbI2k0GNWn\
            H6mE6+KNDMcVxQeIDbTYgn8Fx4ihZBR3Dr1ulFT8KFzIxxp5EtmRY4OkgHXFWG6XVO7y/s+5OLGWEO+XzhqMfHFKVo8c7uy2cZQy\
            NqLObA3MFmO2CQf0We5WvLasSfc2LEzrpQxRwZHmez/rsPNtCVctdQulR0oR79+M+trPI984YEsBkV38Ch3JzJCUBoQs00qKiVkq\
            6dtovalFTp2VGsOo2CuOTP4eDJumgJ7BGDmau2ijQjdBMzWmA33fW/G92ewY0XXMfHJsk/ccuF6tDodt23zII7OOTbkV0mt0nAx5\
            kLJvyZUBOSPy4CfR9WoWKoOH6eT4e0677BYHkmL/stgM8RD+c1PwT5dHrJqUL8G6A9JaSb09GOrVy3G3WIP1fTWLHAkPzb77yS7W\
            tzouBnQPUtSFc3NNVSZDk+ra44Gq+FmzrMy2cnh0kFuOokGvwCFkilZiGFdC8pXapTTINwkYhXsdzDvtB+oWLQ+ZvrsKvaULb9D0\
            NSPs366tB7UD5UkYCaWtIzmI7w5MVdsMmYPRO9BjZj6Q3p234p7e3Xs3Ad0X5XbsgTu479tT88oX1TvtmfcwiNkbm3LPt6jSFXk8\
            8AdmZC+HaxsbkYsg4WQb29jf9f1PMmEdCZtQOh41DFzaVzLJYeA/J7IQ8L8T6vralxQrQH7fVZ/WSNeRiuc7XJI3k+Y6gLaZZ7o8\
            GTByenWIuTBr5HbkXuiyaiRzQDa0sDFH6LobHuP4wJ9yqpyTUG3R/6eb3WLCLI2XMq9VWhhD8z1+vbFZHDvwmrq0vmlZfnEdJ+Et\
            GrZBzyfJb9E5khgGiNa5SfFtRPQyD6PBLjzbAcvOLPjZT0E+/qq4LvoZ1tzLVTo+VQXW5PQekA2cRuF1yc76vvhTnBTLDRiJbEnD\
            Xew2bsEmNL0JncUtjppzDBFTU35XZMMVxvN5CT4Jp3mVMNoVdDm/iOMjxc/kqcr5BxPXG0xXnUEq4Krye7+iOIDr8hJT47T2NPmo\
            EHcGIbVUJnA2Q5pm6aV92W7jVBNwJErDcGdhXGRCpGDpeOVs6J9xuMPIts9n9bzvrGMJ1EhdpvZM650j/aTq5I5u5Pej0X4xBOn/\
            n3hwORj5bgt6/2f4oIO+zzjIbYTDaTwfHOjmpL6L2Y8nsz/iLvEJSfP4hynTANHRE7VyqDeQmpRZRKSPsIlchlGsm8hgTY5gVdUX\
            xVmhKcSncI++hfKEPfGAOwzoPFIIaDqC7R9DbkrmSdEgYyI6+yj0xz47BZqJBF4wExpJzxwX1caJ6LM0XsoR4vtmYoXf427eWVE7\
            SE3I/Nr2IBubZIxykeP+7Qg62xAlbDVad9wyQ8wM5G6zXtsgFBamiX97uNaMu2z/CvkZxiYzBz1WgW/e/Bt/TkuxPBIAAA==
            """)

    static let textsFrJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "1d9a18685cf8ba02",
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
            oire","connectionLost":"Connexion perdue. Nouvelle tentative","accessEnded":"Cette page ne peut plus\#
             contrôler les appareils. Ouvrez un nouveau lien.","notConnected":"Aucun appareil n'est connecté.","\#
            nowPlaying":"En cours de lecture","trackUnnamed":"Piste {0}","tracksNone":"Aucun choix possible pour\#
             cette lecture.","styleTitle":"Style des sous-titres","styleSize":"Taille du texte","styleColor":"Co\#
            uleur du texte","styleBackground":"Arrière-plan","styleOpacity":"Opacité de l'arrière-plan","styleEd\#
            ge":"Contour","styleFont":"Police","stylePreview":"Aperçu des sous-titres","styleReset":"Réinitialis\#
            er","colorWhite":"Blanc","colorBlack":"Noir","colorRed":"Rouge","colorYellow":"Jaune","colorGreen":"\#
            Vert","colorCyan":"Cyan","colorBlue":"Bleu","colorMagenta":"Magenta","edgeNone":"Aucun","edgeOutline\#
            ":"Contour","edgeShadow":"Ombre portée","edgeRaised":"En relief","edgeDepressed":"En creux","fontSan\#
            s":"Sans empattement","fontSerif":"Avec empattements","fontMono":"Chasse fixe","fontCasual":"Décontr\#
            actée","fontCursive":"Cursive","fontSmallCaps":"Petites majuscules","volumeFixed":"Le volume se règl\#
            e directement sur l'appareil.","volumeMembers":"Appareils de ce groupe","muteOf":"Couper le son de {\#
            0}","unmuteOf":"Réactiver le son de {0}","queueEmpty":"La file d'attente est vide.","queueItem":"Tit\#
            re {0}","placeOf":"{0} sur {1}","queueKeys":"Espace pour saisir, flèches pour déplacer, Espace pour \#
            déposer, Échap pour remettre en place.","queueTaken":"{0}, saisi. {1}","queueDropped":"{0}, déposé. \#
            {1}","queuePutBack":"{0} est de nouveau à sa place.","queueRemoved":"{0} a été supprimé.","queueToCu\#
            rrent":"Afficher le titre en cours","keysTitle":"Touches","keyQuit":"Quitter","keyBack":"Retour","ke\#
            yChoose":"Choisir","keyStart":"Au début","playing":"Lecture en cours","paused":"En pause","muted":"S\#
            on coupé"}}
            """#,
        gzip: """
            H4sIAAAAAAACA3VWMXNcuQ3+Kxw1amSNM55r3Okk6cZ3tqRo7dykpEjsiic+kiHI1coez6TNv8ikOenqNKnfHwtAHN++XdnVvgVA\
            APgIfsCXA+vywdsDX/LB0UHQA9Cfi6zD+Lt2SKICm4IHb78cGI3lMp7B2hlAMjql/5CP1Uk1NSidks7gvLLjcwFTxmc6y0fOHJoY\
            AonAzk5dxqBYPjc9lf8urGaGTbhxZA58omacrF96PZ15tE77uProiofJQmHNk2oBOps7iXYD5g7oHyh72EvByXKb2MdIxtuUxn+r\
            L6+/bj2WmDiQ+DzJefyDg1pQpoWfDLegkN0CGDT5Pzc69RHbbUAemjjRh0OkwL2qjznWNUXwgGpKW1EZn9U6Vtw9AxuOdk0QSjr5\
            SBkoBfikd0YXrshGV1TuaFDuc88MHzkuGVQenxF0PVafAjmoJWaH4mGtW2xFtZOdhUEHKg+Od5IhCAmlyjX0T66wUD23Hnp532+t\
            bnkZL6E8xHxP1n/jqOGQMZdMNR/vmao4/m+vGr4qlYAQDEUhqCJoHm/dX08Jc6L7YFEwYA8aOwJUJ/cEbJKPGfawmvm9cL5Abq37\
            fiel1GxDoUKA/kAIECQCd/+dzit4eWnHczwKd/RJwAfxv4eh1BwONSeVYrAtKyyQfo4ubLHsj+vzq3aXBN+v7tWF41aWmmwcnHEe\
            VKzqNuvQeo4CmfE/lEYvuTu/9jrAh2j5Us9IpU1xazpAlgNJlV63MsT4xPv4sE3lRKBl60NtzPiEyuqA3PMcZuX1CkhUFT5iGZ8G\
            OFLIOVMJS2chFKe9o6ZRUNSNpKV8NNr3eFeFGv0kJYp1jqgfWyG7F23ikOiLK9NrMILBBGp39ClZXUAYkpx9gFJa1t2OW+M3fn5v\
            FTVaJh0CKtLpYXwqmb5h9vYki0CW4D3BDhlnIC30ALPWH5+zWzo684/aGkTFbF3QBSgalHkOGLnZa27Yj38ML+5q8eCKubsKDL33\
            ddgtgZzpUiBYicXuFJFX1kFZvp7aYhzq5dJRDd3nTxWwbNP9a3UCDWCPvlEurPmakNDhl+Aweghll9q6vwuX4UF7v9seoFLMRX06\
            u1Y/vPnhTW8TxYdfLaEqu48N+3MBS66G7xkn4kmpch8441TaEuaM/yhTPz6vHZKXPSdE7kwa5ObqF1Ilrx/bOzelZmCBro3Xr/m3\
            FRTTbFyQxEdtnUzB9uQHCIXEQRh8Ud1aN0HK1GuxIjsjHM34bMWS0HHBvnktk616GUJvXisEE4MFJJtlzA86i9EJOTTfMhpqEY6u\
            idS+3TeJa/hTQQ9K3vJMaXRqOLTLsS4qKO1Fviqu5OYVAe4X3lnIbSChY3uumxzxKwzKugyGK9GWfBeHggF5DCEG02C7d+nEkujd\
            KjDZcpfuKd+FrVq6QaZ1TZcC5fhPhYRmBmo6UVFP1zZ0nW+7APd6aR4TgOWn5gogQgM5gS7MagJEGp/l+oKQ8DVdPHYGBuWlAeZr\
            TEwQ2KrhcEWU4KgKsZS2Klmbe+nK76MpRk3ZjbZHQVrmGweulss5G8vOFAP0vjXcEl4gr74Vto7MBwyCfHTJ1XKSKQtzJCX1l3CK\
            9gaGuIbW0illN0Cen/0gOsoweW0mXQbSYrnQzssAPYyEfBai1kxGd7GOz9ONlvx4stIuzLe8TFQs1KqrrJPTcnfmlsuK7AtrDyk3\
            fdL45mOsReV+25PyKsy7oF1jw3syWNzV5dLDCw/cDzIDiU90ia6dkW2QS3ofsezsnAmyrUAbdJ8MDKmmG+Rz2hhAPA8W7LSxJL2C\
            tk4AxU2+oiLvJY//9ZD36FVxE7bJ09FR3kEbOiHON+79tUI2oWmhlwMP3NvCY+fS9Kjs9BB6I34KQQ/N57XD0rtHevQyBpiC0b26\
            jUoRsQ1i4WUoZfIo0+Fxuz8u+A+FxH3+YfnCfW63oZ1no6oKbAp07Wn0MQvzeaj5hf5HSm+VYw1WqNuNTzRkktehW1wlbVxh6pcv\
            akkLTFLfMj63q74LU1ldehGDrOzemSnyNZM+PLQpBXn8vX6vwBtAKNKULri2BmHrWMO1/XrnGoP/SFmYLqQ/hgf0ZXST4Q1YdhLr\
            Crro78ArGkl/1jVM0p8yQGAigFy67PRRs6j9TDGqxIXaRR/0inuYpPKlSQGEyPz6RQRXtXgX5liJfHGnbUvparjNsgjQMi5KuNEO\
            wUobZvAOlqKAM0gZcNKZDHXTRmMoC90mGP8o4O2vtBHUtZDdsg1OMHM1ip6mQogyvsm7WroNiKKcaqzaC621Z6j5vUzamlFmoHxB\
            Dzdo7091apMeCo8gNejfKvJsx4mHL9xGKBGUCBTyeve08iATVZKU9e9wvr6K+QcYbiG3mdUpQXYmxa2eQBYCovv9lWDL+jV0i5e7\
            wd5sOB9SaZuRVsud8aCYS9bOwnE3fUeJ81t1JXcXPBMkDv0Xrv7L5PoXaJP3HBMZCVOgdujykVr68YkmAIrU9uFypLpxF0dk6fgv\
            c6eTSDMMUIqM8HZqyu+jvocgqRxJpON5Omc5pgS2G4j38XnH5roW5hSxaQhY6CTM0wp1jzkfnt1pG3xMMSiTlJxPuUXqpQyyPcla\
            3sfT7jZyT6ARwn1GMUgi5XV92tqzyCRXmqjyBll0ehcj8mH6YKxFuig6t9CV676tbW+d5sL7l0tR0nV6kPzdu45Fi9jsEi0rX7/+\
            H7L5uAa7EgAA
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
        "application/json; charset=utf-8", tag: "fd8e31e6852fe457",
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
            le":"Ripeti tutto in ordine casuale","connectionLost":"Connessione persa. Nuovo tentativo in corso",\#
            "accessEnded":"Questa pagina non può più controllare i dispositivi. Apri un nuovo link.","notConnect\#
            ed":"Nessun dispositivo connesso.","nowPlaying":"In riproduzione","trackUnnamed":"Traccia {0}","trac\#
            ksNone":"Non c'è nulla da scegliere per questo contenuto.","styleTitle":"Stile dei sottotitoli","sty\#
            leSize":"Dimensioni testo","styleColor":"Colore testo","styleBackground":"Sfondo","styleOpacity":"Op\#
            acità dello sfondo","styleEdge":"Bordo","styleFont":"Carattere","stylePreview":"I sottotitoli appaio\#
            no così","styleReset":"Reimposta","colorWhite":"Bianco","colorBlack":"Nero","colorRed":"Rosso","colo\#
            rYellow":"Giallo","colorGreen":"Verde","colorCyan":"Ciano","colorBlue":"Blu","colorMagenta":"Magenta\#
            ","edgeNone":"Nessuno","edgeOutline":"Contorno","edgeShadow":"Ombra","edgeRaised":"In rilievo","edge\#
            Depressed":"Incavato","fontSans":"Senza grazie","fontSerif":"Con grazie","fontMono":"A spaziatura fi\#
            ssa","fontCasual":"Informale","fontCursive":"Corsivo","fontSmallCaps":"Maiuscoletto","volumeFixed":"\#
            Il volume si regola sul dispositivo stesso.","volumeMembers":"Dispositivi in questo gruppo","muteOf"\#
            :"Disattiva l'audio di {0}","unmuteOf":"Riattiva l'audio di {0}","queueEmpty":"La coda è vuota.","qu\#
            eueItem":"Elemento {0}","placeOf":"{0} di {1}","queueKeys":"Spazio per prenderlo, frecce per spostar\#
            lo, Spazio per rilasciarlo, Esc per rimetterlo a posto.","queueTaken":"{0}, preso. {1}","queueDroppe\#
            d":"{0}, rilasciato. {1}","queuePutBack":"{0} è di nuovo al suo posto.","queueRemoved":"{0} è stato \#
            rimosso.","queueToCurrent":"Mostra il contenuto in riproduzione","keysTitle":"Tasti","keyQuit":"Esci\#
            ","keyBack":"Indietro","keyChoose":"Scegli","keyStart":"All'inizio","playing":"In riproduzione","pau\#
            sed":"In pausa","muted":"Audio disattivato"}}
            """#,
        gzip: """
            H4sIAAAAAAACA31XsXIcOQ79FZYSJz6Vr1ybOJNHlsu3K0mrkXfrQpjEjFBiE1wSHFly+V8uvOCiyy7Wj92AbHZPT7kcqQcAAeAB\
            BJ++nThKJ+9OvKST1ycBBtz/+CTgCQLvJYJfJZ+8+3ZiIcsVn+OOLOa9zV2CPKAInZorzLkE4yhHziS0YyOJdyDqQM+dU7YcAlpB\
            d3SUg6mqnLvxqllS2C5NV82MOKAhPZWOjxw7X82OHYHn7R2Jx0Mbk8ukXCMke9/C3pLFZME4OqiKetjZ4ZzrHe+PHaYI5tub77Nz\
            4biCrJaKbxBMiYdIRjQVamcm6xmvvXH/IUJzXM8ZNeA9FafiiGn0MtfIOzCL/LUcCxmMFFiewa8a6QaTkREaTPja/FUwCxiI0Tjc\
            oamgJFz4DOh99WgSCp6aOzI7TOnlX2YPZj3uX0ERTvT8DM9a5uki9oqDUCia8vipuUni8sVjL+ZnE9Ztr/gK5ZHTg9pzMBlrw0po\
            mdXmFTKRc+bABnPGZJf4aIdOZ483U5J7l7/PWAQO5uXfZqpKxQZz9JwUnUM4ZmcX5BVUp+1fBI0JMwah6jaXGDkJBD4A//SwSNER\
            PQv5UZ39GBotw9yDSVUmrOezYPwHU5gxWo1DJWTAmz/pbxfzgLCx7D1uwZSwl+xYNVpQd3XjIeAlO2wDCiK0A618YAeeZN9+wIRT\
            6DPv+XERu9ass2Gt3tE6R2ho0IzrnNRsMmXBAV5r924S7cA+GTS32k/PFvyU0LXcYzqLUce4Tn4Jr7RX9h5NLC//PRxsk4s3UvgQ\
            tO7nc3QgWNec1na23RKnAIb8ofU7AzGR8erqKOnxltS5C0Uz2WGq17uHWMOAMxR/YKINWdBMW88V/CEWwWTwKK7JupbHO5cFc4ZF\
            W9aPJPb+Omjm1mJwdOwADYioosYbOEsio872P9Ogo0yBnukA2Y+a05zvh6yXBrxHjUyGcyShd0YwbPVeZYyQQGi5erqzC0r4CN4v\
            ZgBMnXnz+fzG/PL2l7dan9k0S83+GBZ1RiFLKlaIQ55WHlsLe2MyEdNxwz2Yuz+ODp5T3b37o9e/6lLy8FSXf0zsiiUVQcnq+hJF\
            6jpRAdRiOB5ucjX2DK4t+BUksjBgqAsqtPW6LnXUaaeymHBHXHKdV7ToMAju5QkfKbi3b6pvRyip3r23b0xGy6Eu+w2nR0jN6GwH\
            iuGxyVBkeTWhONK4JYyqWzrSWIgVFHWqIoMmswgLCXv1mREf1p4cJk2aM9VtrnXTDmu+xlFCEcUH3A6TUEYFQV2GUIKtgfIDxTOn\
            gIDXBXes+RQmnaT+jJZ41VA8Mxm3hRK+GzV/FRxfD1cbExFdvVeerS6iCmpEkLautL0oWk9ou/TGw1OeF6nlIBiKsHY7tVHohXLE\
            oOaYNJGY6u2KTaArGuxDH8YfYthtqq7bzCfHMfnBgevNRod0s1EGwEH9X1BNyUKw6EeAvVcEduzLgApB++iS680kM44O0es5K4Rd\
            dosD7xpeQ+Hdwv6yadZ17Y2KhPWWXgB5dJpsxNTe+/qwJSrZkkDvmqSnsy1Q0Kidaum67JSuU6q7A35kcqmne0PPvJ/6aaSI8KS6\
            DjirSpgV6/uy2Xg8Oqe95uQooL5/BXyFdiR3HH7jLEf0LmLKsOevmrLuPgFdr4cMsT1sH4JDN9OHCFsKoIi0VynSy//qyCX2HhIe\
            bU1Th6yEBo3xFB5O6+TOlPfHFKBz6mb9qEPbqediqPuEfQ4Bhs6fraXe1arMV23kKll/tWc+ddKM01cDt54wVTzmNV1vUOcdTzON\
            Wwt5NA7peLOo0Zqe28oaMCjGZETddfWKPeu1q39xqXu/T3KbuIS6VTYc3KS6jmBJdK3rVyUmDr1nkxdmH9xWg7/nNMsuOEjb5VBf\
            kS6/0dWNjwrmYR3K1IA4KAD55T/d+hYzio4bjjRBJ0tr+POepMYkCJa79L0HWxkspkl2i04dcM6T6J9ag6bwkcD7SfwxIYZGKhx2\
            4eoJ6jUjCAdhSo3tS5dcwlaneC9sX5onui323tcZ41F4XcRT6Jyd06RY34OreV0PX1J3cQuU0fXh84S7bn6Oyn670sLI6DccZA0h\
            azcxPIPZ6irBrlHG1EIvFZccuL0QcS8FKQnMhnKGUb+qV7uG2nAawGNXlJRp18rRrymHvY1fQcwVFd1g7FGEp5V6QV9b7t40gcnK\
            k7esjKocUTfpF7KZXuLwBVPWkV/8i9mv0TaVGHl8y683S6L9qr7a8xovYbK6pSOj5a7/MMR6HX4DY9mB/iOzKyxw2g0+CQ7K8zxW\
            /jKejR5s87//XV3+fXL5Kz7VVinqXDdBTBgcJs+vzSahtViluc5/lc62OhGQLTX5h2xHYaNung0YPcZTfnfwgKHl8VoD7TE9TOY8\
            cYzoukH3LkurmyK6NJqVYtCfHwPe5MKLmP0xdLN5FhDWLDnng9R4VVJqhOdSqTUY8j9lFA/4NNNXyEJN9nshGbl2E9RkZ0rYhKt7\
            5lz3al3DTbgWSJUnef+qUnk1jj/Z/xFKv4Cd3daRcxOJcX3uhE++f/8/RQ/8ojISAAA=
            """)

    static let textsJaJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "b76bcb814c4297a2",
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
            ト","repeatShuffle":"すべてシャッフルしてリピート","connectionLost":"接続が切れました。再接続しています","accessEnded":"このページではデバイスを\#
            操作できなくなりました。新しいリンクを開いてください。","notConnected":"接続しているデバイスはありません。","nowPlaying":"再生中","trackUnnamed":"ト\#
            ラック {0}","tracksNone":"再生中のコンテンツには選択できる項目がありません。","styleTitle":"字幕のスタイル","styleSize":"文字サイズ","styleC\#
            olor":"文字色","styleBackground":"背景","styleOpacity":"背景の不透明度","styleEdge":"縁取り","styleFont":"フォント","st\#
            ylePreview":"字幕の表示例","styleReset":"リセット","colorWhite":"白","colorBlack":"黒","colorRed":"赤","colorYell\#
            ow":"黄","colorGreen":"緑","colorCyan":"シアン","colorBlue":"青","colorMagenta":"マゼンタ","edgeNone":"なし","ed\#
            geOutline":"輪郭","edgeShadow":"影付き","edgeRaised":"浮き出し","edgeDepressed":"くぼみ","fontSans":"ゴシック体","fon\#
            tSerif":"明朝体","fontMono":"等幅","fontCasual":"カジュアル","fontCursive":"筆記体","fontSmallCaps":"スモール キャップス",\#
            "volumeFixed":"音量はデバイス本体で変更します。","volumeMembers":"このグループのデバイス","muteOf":"{0} をミュート","unmuteOf":"{0} \#
            のミュートを解除","queueEmpty":"キューは空です。","queueItem":"アイテム {0}","placeOf":"{0}/{1}","queueKeys":"Space キーで選\#
            択、矢印キーで移動、Space キーで確定、Esc キーで元に戻します。","queueTaken":"{0} を選択しました。{1}","queueDropped":"{0} を移動しました。{1}\#
            ","queuePutBack":"{0} を元の位置に戻しました。","queueRemoved":"{0} を削除しました。","queueToCurrent":"再生中のアイテムを表示","ke\#
            ysTitle":"キー","keyQuit":"終了","keyBack":"戻る","keyChoose":"選択","keyStart":"先頭へ","playing":"再生中","pause\#
            d":"一時停止中","muted":"ミュート中"}}
            """#,
        gzip: """
            H4sIAAAAAAACA40X1XrbTPZV/OV2meGq3KXA1u0y6bcmib7IklbQNouWFIZyw8wxlhvOw4xleIv/zBlrrCh2vt4YDvM58+8OWTE7\
            ft6h2mbHNzs0KU3gT2V2u7KUr2VXAGSTx7bV8fN/d6Qky+7Sb5GHSopYQES9AvU3qXdI/TGa8ag/Sv1n1NtiEHeqtjNJ3S3qTlJv\
            grpn1F2k3ksQx6TcUqyUrmkkZRP5sqDKUrbyZLv6aaFBfZOTKlpfC1okLB8UBG17sUhaORij7jlQy4qk6n33FVslMdpgeEzgk0Qy\
            U/1c9QUHvReVraXqhw3qzlJ3h7pD6OO8YGwafV8H3n9/978J6ua4De14krZu3JSsFp6CusBdqhQ2BG0zhEDKxQJRbXezPr/VNELV\
            LeZdfWacunPUmwSMQcy0YlmKroW+B8VP1C1CDOGzpY8XuaAcYtaBDyAb3KNuiWZc6r5kkrwN6s9SPwu1QP1p6vuM0i9R/4R6pfLB\
            RDttXFpwPlzbcRmv64UVNA9ZrO29DZ6WGPFbgLtMr7/OhHvHKPmAld76XnXriLqvqTclGC84AdmBKDvMewhcbX0KsLapO1+pJIzK\
            F5Wz4OrSu4j9SDcHgJOlMBFzrXx6Xn21R91d6k6jzfGAtC4O1ILGh4p6hA+gKR5pzEAr2QecDH5DnLhDPJBhkNorvKOoNjGJHKp7\
            iVo8dCIaodJlY4LSWXC+1M4hETmb9dd1zXrUUAM81cIrZFtNxIOJmrAkYuIsmxi/0hWtmYfaaDYoDoNNid8r37qjRPuP1+skFOvl\
            aCWo95b98meon4PUXUzLU+quQdCYO0JtjypppFOXcXLurwYjw9TfQBHjwE+9LPWBIXeViOuqqj9qmk69z9haI9Rfq+0VguICc+PP\
            GNl9iANG4zOo+Ct4tccQBTQ+ByYnLrvEqHbDhLc3otvuJ+Z1w8BUT0DJAjbepW4u2vmioEXawWHgre2DitnWWh4YsmQTvkZaTNXF\
            D5WZNy2tvGhHkccFWOozk8yIjBsyDjEyPgz8Xeq/B5rqxlEtO41YMQ/QmiQsvDDuoqH859Q7pd574IXwxiZB8GwKhukXdbA3iQL3\
            hAFXRT/5SLFT/d2sr2Oe1hePK0fw90UwvA3dCp7WPn4OJl9XXx3XlzdiAw+Uoo+7wRnU/mZbdXcdYtnRinvHU9qifHDqjQdjo5WZ\
            QksPrmaGEilFPYIABps5MLueWSifr/MaatHNdxSTPJJUtWVe8C/4u44yYbLtUG8fey4HAhMPbvWALcsMAFb96Ac/+kEC4nd1Cyia\
            ZZsO7Gxds3ALiJGHXXyOjs2Gw2MPuzNP/ZetewLrLCYVljYb3iC3+9eAMlRpkM27kenqq1X2X3JwXZcPMpV5Tyx8C84CgIr/qi7J\
            /ESoZSEf57WzE/jkN5DGt3MlD2E9YCJN6DPdsRj/+DSHQVQVTf7BdwH2g+8mqrsvKmPH/Dbo1c1HkhlF1TOQ2Qyg0o7Nu3WV+ts8\
            rAB1tBbw6B2Skgz0HEjqq++DzTcQuKAwGxy+Zo4RMpBUFZmYIgrl0+nqaZE5qTzkcvm4mwGQJD8kpq1YJE00m3Ec+cHzCSZnQDGu\
            ywIC+nGWFHjCBMEvtcYhFpxNQc6iNLGcOUZXJI5FbtrPE8ALyH86xAlPRnSZKTAIkYUT9cxqcLSDkTaIZDc2AxuO/isROo3vvR6o\
            AUtw8iOMVzjUF34OXd54wK4bRGO8GDscvXkUvQWf4Ux8iltWSg2Ico7lQOCvO7KiC3yTjUchRtzd24vugzsMKOsavyKnykcjmHIt\
            RVRxIoIPeJvlAPVQV510w4766FMB6e4VJ3JRoDDOaHgs2Ii4R9L6QxKywWgcn8CK49jOC7jq7jFMS8wHYC37jqSoRBY2xwYQ/oWK\
            EAm3zcHrfZKioRkedUegPyG/4jaGd0f8zo/OA8ipKIXrjWk2T10Y7DuxkuA03RjO7yXKx5/A9pYkyX6nt1clUVF4DmxiNb/GGTh7\
            WT4+GHAS/Ua3Iu8GdwpmO7+VuecwD6Ee2z1WpFSKWNZtTSZyZDQv8I0bH/d8qb+cLp8uhXHO4ujN8oIWCiPLO4s1UwrLeKjltNb0\
            C4+9Fqv3C45GTX/EmgiyF23BsNIfaPAcRum40PbxmVEKqwJ7oQuL/8ruxaO87h5UJlbEuVRfG64uFiHwbU7ZwfAdEjYfyMVQnuM0\
            zIVESeVfeHTOjAIZ9T6it0ch9qau6qZA18bfhYgbYHofnN8a863mT1XmSyGq25BSij0o4PgynK5nnlbmnkDRh2S35T58PB24wdMZ\
            8CCE39FxNONq3scAjIWoHraKyKOoS/xuKZ9NhjT3iEU4fxaHhh8WLjjy+37FRp3zpyHohgqOsHFy/CIE3SPo08etEPBHwk5rJBoK\
            YXdNQjQm6vPzEHRzUNLCw3sDDG+qcHBgLQsNnVIf0WwJrVyh3gkW6zlgCcSkUQ9Y5LMNWLdjqwqCayfZul9ogJP9koyGBadvy8dz\
            UBgNxD1JsXhNfywCNBg9asq6RWCjWxyNPcFWP25uzU5KmoUufAAveK2WT1+GSGIqbMpCGitLy014p67pLBKF8eBwuAGDN5cj8Qme\
            wyN6G2OSC9GOacF2Rq6R2t5cREkazrWbksHNOAxfQbkEn4d81wJCDP47ymMii30QGxyVpTyIZpfs1jg8C2LHOxfQSdJfEdOKvIXf\
            gD7UOht7uvAjJrJrvBctr5noMmp31uCSuZ027MHobgL7q/tHYLAwEul+aZM0km2AIfxN15ghBtSv0Pedf39PnBe/JngUJA3A8+CB\
            8N3GEMm41dWNYPqNgPP9BvAYPbw54IUE8NtWqgkNhn2YSXDzxQLK9600QLRmgLhGTigmdcTOW6ZuGESOr9r2DD2OzYZPkwGtKfKz\
            j5sVY7648OX4xm9DfV+HKjWhT+PDOZIEkMEHEDANQMAv3BonHPhbR2Eiqh89ftwAqGG/OJoBdLNf1/Fy5/HiwKQtmah+eKy+Vmic\
            4y2XDd79cuzwRxRWrBy7rxnmv//9Gm5g5GW4FQAA
            """)

    static let textsNlJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "a9e04a4a1000be7c",
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
            rhalen","repeatOne":"Eén herhalen","repeatShuffle":"Alles in willekeurige volgorde herhalen","connec\#
            tionLost":"De verbinding is verbroken. Opnieuw proberen","accessEnded":"Deze pagina mag de apparaten\#
             niet meer bedienen. Open een nieuwe link.","notConnected":"Er is geen apparaat verbonden.","nowPlay\#
            ing":"Wordt nu afgespeeld","trackUnnamed":"Spoor {0}","tracksNone":"Hier valt nu niets te kiezen.","\#
            styleTitle":"Stijl van ondertiteling","styleSize":"Tekstgrootte","styleColor":"Tekstkleur","styleBac\#
            kground":"Achtergrond","styleOpacity":"Dekking van achtergrond","styleEdge":"Rand","styleFont":"Lett\#
            ertype","stylePreview":"Zo ziet ondertiteling eruit","styleReset":"Resetten","colorWhite":"Wit","col\#
            orBlack":"Zwart","colorRed":"Rood","colorYellow":"Geel","colorGreen":"Groen","colorCyan":"Cyaan","co\#
            lorBlue":"Blauw","colorMagenta":"Magenta","edgeNone":"Geen","edgeOutline":"Omtrek","edgeShadow":"Sla\#
            gschaduw","edgeRaised":"Verhoogd","edgeDepressed":"Verdiept","fontSans":"Schreefloos","fontSerif":"M\#
            et schreef","fontMono":"Vaste breedte","fontCasual":"Informeel","fontCursive":"Cursief","fontSmallCa\#
            ps":"Kleinkapitaal","volumeFixed":"Het volume pas je op het apparaat zelf aan.","volumeMembers":"App\#
            araten in deze groep","muteOf":"{0} dempen","unmuteOf":"Dempen van {0} opheffen","queueEmpty":"De wa\#
            chtrij is leeg.","queueItem":"Item {0}","placeOf":"{0} van {1}","queueKeys":"Spatie om op te pakken,\#
             pijltjes om te verplaatsen, spatie om neer te zetten, Esc om terug te zetten.","queueTaken":"{0} op\#
            gepakt. {1}","queueDropped":"{0} neergezet. {1}","queuePutBack":"{0} staat weer op de oude plek.","q\#
            ueueRemoved":"{0} is verwijderd.","queueToCurrent":"Tonen wat nu wordt afgespeeld","keysTitle":"Toet\#
            sen","keyQuit":"Afsluiten","keyBack":"Terug","keyChoose":"Kiezen","keyStart":"Naar het begin","playi\#
            ng":"Wordt afgespeeld","paused":"Gepauzeerd","muted":"Gedempt"}}
            """#,
        gzip: """
            H4sIAAAAAAACA3VXSXrjOg6+Cr+s3zy/t6p5riQdp3raIeJvmRFFqknIKru+OlCfoy/WBClacg0riwD4YyQAf7jQJlz8dWE5XHxz\
            4ahHOlxCI1hyOiYa4z3Hi78+XDQU+dI/wd40iEnqcTrDfaeeA07RMFCgdFYt9t5puHRVbjwxsfHOoWHo1aVLA1Z7hLu17OMiaFy7\
            kvx7EjJOJ6LqqftUFvoT0YqnDVnf3hq2OEkoRxROvA0oNLui7OHJ/KNHtwJYTLr1Se5TY1QPVh9++LiAsh9EWYGV0zBLidEr4CUu\
            57ASk3BugvURAmZHUxAGhN7EaLyr/j3BKgPGqXuo3Wii2ifUT6/gvai86hVjNkr1Hqw0jhllvu/AE0KXY6bok/h8p15BTT5oVj4B\
            eURG34v9LfaBqNXfnSlNYWTjxmyq96ElEqM4+PHOojrx1UKqgpf+Epy0dkk46T8aVk7qyA9KrlaLJ6KQSJKGbxe4bnRO7Df37rsF\
            8vpkophWI9BTexYCUaK9D7Pzy/VnxjIC9Kcp2BkEJdaHyBgd3BJdAftu7RNLDT50cRKgGga4DnbtArHaAVtWLcjx5H3IIY6M4ZU3\
            bgnMW6JO7Vd1ChZfJrM1inNR+K2KUkvroHV0B6uIXAW9tuTw1mtJzL9zdai9NWh5NG3v9RhVQqjCD63102LChikZy1IXyji5Gg9J\
            DL1x6cfaZBbcNyU+6jqYPTUHBafe+I7IVpMq+BXvENIDTcDXwd8BQc2ForRBrk9x8BSmjtxc1xXh3aCJUTpXQinHbGG99JfyA7Kl\
            axMVwj6BzVVfNOWYGYwTJMjRoCrZUI8lBFLwwVsx1m9L8hvfDyOL9e5Md1It5yPsVp9qTop75cFmMtzsrlxJxvl1KiZO1Owk5IUb\
            mQLHZofQi53pK9U9V7jnIyJXY3P7sYLUUuRZP9xfObo7P+pPXqWgGr3Y9swETGTtnPh3T66/HbwPrH79+defVzWwneWUxPQsIoIk\
            cQ9jw8a7WBvCrenml9Sf0sz7pW99ci21VHnL0txeS/exdJDWvo0DbGmCNEZIGdF4RMikyH6ojToTrCddmvcb0pniSsP8u7ctnIbg\
            BOyNH2OmBtMKLWAyTv/8Q6L9/IOKaHLvUowwtom99WGi8Dl/730YDSeJfuTSyftiyOjOKMoPO2y38/wbssPi3aiNV3DlMbFhSOmK\
            Y0C3sSYRxWEfDRuIe2YP8c3s5UR6L5ciejgWtHyGK7KxM8NDfU5WXqrJErmTwEsnEa/kLDCPxHG4LLF7YRAc/TWT/zMiT4J/SMUG\
            cy9IA6AlDw5WqisHdACxdCABQNhRSaIrDfM6ZVcC8DTMc0j6alS0bSFgViDkTYscgkBLFQQltHmmUNPVUvtaHKtYZlexE7WO0i9e\
            udpupdfk3GrvRMlrSxRy/lwDK3DOjXauxL23Y49SaPJRKVfbE01ezjqG1fgayEq/Qe9zmpOsvP7J3GvRUvlvz7iDvP2YuQGJH/kZ\
            GVtmGrEyscy/FnbsuOaQw+FhSyanfsj9UHrksp7VhekfOTcthFbesNyv2X1ocxSsRVS7muLKvHKQ/P7vv+5z3mY3brcWp8vGqcmk\
            rw6jvEeVQtcmzVjfnNct490bH1m8w3pOmphPwef1pjo1yMQpoaOmQYxPnYauu8JArXGU1wW9Hv85YL00/ztoA1cQ4dbTwxqXR5zz\
            Z7vs0yCWtMsqRKs9uchPUtNSajW8blzVfS3Ad85RXx7V4H2Ne6nNS+8wP0u1JysI8/thqM7gWLv7YdnONmzupXd/8kSq2MYcc8tG\
            F7kN3jOjsh5760PldRZjqJxHyZgkPLrcZVIRI6Sj05V/NVBj+JDD3XWSJdFPnws+1a1ov6GF9Mw7lk4HZgQ+DKiMa+nemGSUenU0\
            4HOHFKQhV+EbRAhM/uVSR+LOP3aG89MzXEmPbPJGUCcKJ+INtNz2XlfKvyDLUtnzbCU+D4ATWvCLjscHElr6Ibcoya0z6RqnSntL\
            LRxTIs9fiQHdomRZ9LiZcjWyNZl41XNAN5M3O9LZpI2lNjbpJOCZdUMmQpcdYed9q2f6EwwB8cTSBgPnMed4Qy4KVrMLwNZ6HysD\
            wWzFStlPCnfmvPXOC5BMdXUXAM2YWY8pjiRd4qXb+tADtjLGEMswy18nrE1P1j6mIeaGC+M6GgwT2VNHfWbeQ+ehwqpQ1EBRlgs/\
            nK9WspPVpbhIvkV/hxDP/jKaeZ1pg8cwT/Kr7dxg9dk8F3qd6LWbnyZ7bc9P+2GueTXNnV16ggXa76rMS0afRORHMMq60yxqM/aP\
            p0nxGoeck4HyDO/FUxa3u0428SE9bb5HFA5jGQrCi6c7DgjCPoJZOE9jI+S84iz0k4m31OWaLi62SMr4u7VRT4IsXXoWEfQWR5zL\
            XI8sTWKWiSxZmZDnuLRc2U7VYNF9dz77KqiJy/zTi2U+lUwoK8+td3l5lh5YNonzXtrhsOyjHhKTQv3baLislzZ9Veps7K3EpFAe\
            77yPefobHKvYhinI7UuikEvuDq0R3vBJa19sqfurzk96kBUWQc/lVohSa3zx8eP/AfC7NjrVEQAA
            """)

    static let textsPlJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "129416b7bb169b6d",
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
            fle":"Powtarzaj wszystko losowo","connectionLost":"Utracono połączenie. Próbuję ponownie","accessEnd\#
            ed":"Ta strona nie może już sterować urządzeniami. Otwórz nowy link.","notConnected":"Brak połączone\#
            go urządzenia.","nowPlaying":"Teraz odtwarzane","trackUnnamed":"Ścieżka {0}","tracksNone":"Dla tego,\#
             co jest odtwarzane, nie ma nic do wyboru.","styleTitle":"Styl napisów","styleSize":"Rozmiar tekstu"\#
            ,"styleColor":"Kolor tekstu","styleBackground":"Tło","styleOpacity":"Krycie tła","styleEdge":"Krawęd\#
            ź","styleFont":"Czcionka","stylePreview":"Tak wyglądają napisy","styleReset":"Resetuj","colorWhite":\#
            "Biały","colorBlack":"Czarny","colorRed":"Czerwony","colorYellow":"Żółty","colorGreen":"Zielony","co\#
            lorCyan":"Błękitny","colorBlue":"Niebieski","colorMagenta":"Purpurowy","edgeNone":"Brak","edgeOutlin\#
            e":"Kontur","edgeShadow":"Cień","edgeRaised":"Wypukła","edgeDepressed":"Wklęsła","fontSans":"Bezszer\#
            yfowa","fontSerif":"Szeryfowa","fontMono":"O stałej szerokości","fontCasual":"Swobodna","fontCursive\#
            ":"Kursywa","fontSmallCaps":"Kapitaliki","volumeFixed":"Głośność zmienia się na samym urządzeniu.","\#
            volumeMembers":"Urządzenia w tej grupie","muteOf":"Wycisz: {0}","unmuteOf":"Wyłącz wyciszenie: {0}",\#
            "queueEmpty":"Kolejka jest pusta.","queueItem":"Pozycja {0}","placeOf":"{0} z {1}","queueKeys":"Spac\#
            ja podnosi, strzałki przesuwają, spacja upuszcza, Esc odkłada na miejsce.","queueTaken":"{0}: podnie\#
            siono. {1}","queueDropped":"{0}: upuszczono. {1}","queuePutBack":"{0}: z powrotem na swoim miejscu."\#
            ,"queueRemoved":"{0}: usunięto.","queueToCurrent":"Pokaż to, co jest odtwarzane","keysTitle":"Klawis\#
            ze","keyQuit":"Zakończ","keyBack":"Wstecz","keyChoose":"Wybierz","keyStart":"Na początek","playing":\#
            "Odtwarzanie","paused":"Wstrzymano","muted":"Wyciszono"}}
            """#,
        gzip: """
            H4sIAAAAAAACA31Wx5ojNw5+FX597nXOt54Ozi3taMbpBhUhNVUsopZhylWb2+kZev0Yc3K4jfReC5KVJIeLAvAjgwD+fiaVPXvv\
            THt7dn5moEL+syTtSsX/PX7t3dl7fz8rwPlbusJnqkAXEbZD1x7uwSh8SdwqFJ0BjZ0iQyLYbv+d7PDwLauIklfKFWQMFh7lb4Qf\
            WShFTYf7/XdFh0ZBL3SZJZTZ/kbk8N8eizPs72tf9orJEGOlAk3bJ8prnCN3wsDIXSHY4i6bXXWhhGoe0ICavHtCDMwe7R9E9574\
            +yv/nJR5qi/B9VF8Bd52bcX26pmTI3hKE2MXMjs+WdTkMCmpSqN2TK/RVso5RWaI6CsDO3n4eXTYKBCNkFSFYziXldEX63ZyZP/D\
            ufAgoNaqhGIHogpOiaZ1nAJmnqh80tAOd8IpLFRM8g4axf84AbWlw49rECS6Lcn9w0tHljltXpkQfb0CjTEKbymsNQ4h/EkvDdBb\
            ukXfkC17eAWuO+og0WXP9t+ds6+lf/HcsrMVbfffiXV7Ekwsz0uT8uXoK2t/Mk+ISaaEJOf3D3XgH8dpmHTcKO3Rpm68ymiDc5tJ\
            Fa3d4T5sw46d8rgbDc0V3ZKPnXhhXNPrO/wC8kgZpgCyRllTo1B2Cg73FNU4j/VHpMyUr+E95GJ1sTeoYQ/6fInP1V9ulNBhLWqS\
            PbSENeqMoKYd9C41GPyUZCza520P9bZdCwcVafIz7IXW1ExOfIVd8+K5FmbMJpcpOA+Niukp7oRrWawKsXwOy2IXaUvbNuANtxdX\
            UImVQv7WVII2MBha+Du0F3WdfKrti+frMGV2/3CemwE4OG9ho+btz97kes6TO+h9WkvwmOZffoOlD6BVF3Zz9HuCfMP6O7HDLc0i\
            EmyJ0kvaCUMNV7tB63ZqUL+CCqf0rGoLDT/jc1F0rfBoRElVHTxaoY4q77hgTWoeTvm8D5PORvnibmFiKnJ15rLJo6JD9uhcwOFX\
            /lfyFwosLRjBntt5Ad8P6Pzk4aIOqQrJoJAaxJbLUihOgJSdQg2xq+mk60lGgfWU1RtlsQGt07hbcyk5nTVZL55eLcWbr7/5OkfX\
            AVM6FD5mdMhDqrcyzttQeEXGDdPjY63icBQ++BTYuj0tsUeNjerInmjg4RvffXTlY2bVGtrkVi5opEBwqdddP8RTEFSndphImkDm\
            af85V88H7jqmmjxxbyFPgzbqs9xNFFx6lNFJaRSTLXtn5OuvMPn1V2LzByPjqPEcQmD+hmwD9ncArIJkRFTB5zdZKBcdD2agDK+0\
            iaxpf9YpAXFYHX5ueCyUQgkDtXLRTYdYrrSSaJOjXcuPMYapnmEKSBx+bRtiCshnaL1yWKGJsT7GUkMVsa5U9YVM4pU6fCts4nBe\
            BtaHZmJ20C/QUN8eJ03hsFv/FjCkapPGXZlM1IgyLex2XaYJkVJZI/h+RC2p8WC7fuGaPFiXXGWXtkiRJugOnRfENU/ICKQaTUSl\
            8Be5GUZE2s7eQlEODfi7KcyIiyAVzRCT6BDmEXyx2cxKRskZyV9MfD/O1lw6U6COm9wEHWL3PSMdqoQ53HMa8rAc6YvNCecooSmE\
            KasD+TFWlGr91IXDt0cSn2bG0qZeOvw4MC0y2/kbUBplv6SDjEsprZ0B5m17sQVlhkMrPn5DzXTWpetqfqhVwkCWHqrLm2VWXJ6r\
            rmudL2kELAweAXYo0Yzc1V3YbDT+rgqhyVFq7f4qU2Q+IedjKmKNyNB0deRjMy+c/cM8ECgKdO7aSJT5onDekunPCYojdxd4/jqP\
            lpqTS6tSL4mh6VhhK7Qy5Uu5f+c379ENTQa3NNeSBZrYxnkyPUEL3azPh6Z7agxU+cz4X8EF/bXMj3Hoydvcf1ca0jjm/USnT+Z8\
            OJOMKuJUato12ZAHfjtdeSv+kx/Ii+fNwFypLvIeU1cpsGyidD4MzEvSZHN30invETu3tRRMyjC32cBY1FAo30Yx2xYKhecmGpjX\
            couJA83+gdftQL+hNL8uu0KRKUf4Ms5rbFINS45rqzm/ac8NDz3jHqPDKJ++06Msosuf3ymPsVTxOGsH6iPNridjYM1IfYwy0dA2\
            NFG/xHhFpRvwxfPDvR8Z71tEE9eQQj3DX7ZgokHuiodSeTMzGvpLe63QlWqgfwpbNB7iYwi2DpaaKIKcplT43GY9ZRG8ViaPC+OD\
            7cmrO5DJx0uVTvZEfAzKocwnWShTBRL9CmuLrmeVev/gMm/DGldgXLSInevQthtqRg5atYktdEL/lAzFGS2c5wzjTkRBKtNd0kMu\
            wQXQUbahNUkDAz1Yl/fZx/yrnUxVoPUl1C5yoFYetCrVOE5v1NcoTyaq6Kp08eX72vA3VG01e43hpVH+U6zWaF2cJyMb+oNua0Ot\
            sN/mi824z4fpF8zEOF3rJ4vyuqp9O831/GLreJy+NEA+9FhN670XrjUU2QL/F534+6ujyo+xdelQhQivSRpy6jxOto5zX/Z3dWji\
            82ByhgW22RUdnItrVwiSsRMkxBxVCneuwNEdfmBost33knaFTpGhl+Y+XFmqa5Q9bNB+iloGH6fDgOpYXWOJw021aUhVvfXw0vHC\
            mxS7YLiWnib3iBvG5itnmc5m4X93GLJAie3sOIUmFiiT/xqUT7cjt+i3RZeJydd0Y+JAurwjcvl8Wyu0PXXlwearId7x3D0ey1Sz\
            YcYvBi8UDsernF2vhvrekmNrEdP++c//A8rtauUREgAA
            """)

    static let textsPtJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "e77770b9ce6abebc",
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
            epetir um","repeatShuffle":"Repetir tudo em ordem aleatória","connectionLost":"A conexão caiu. Tenta\#
            ndo novamente","accessEnded":"Esta página não pode mais controlar os dispositivos. Abra um novo link\#
            .","notConnected":"Nenhum dispositivo conectado.","nowPlaying":"Tocando agora","trackUnnamed":"Faixa\#
             {0}","tracksNone":"Não há opções para o que está em reprodução.","styleTitle":"Estilo das legendas"\#
            ,"styleSize":"Tamanho do texto","styleColor":"Cor do texto","styleBackground":"Fundo","styleOpacity"\#
            :"Opacidade do fundo","styleEdge":"Borda","styleFont":"Fonte","stylePreview":"As legendas ficam assi\#
            m","styleReset":"Redefinir","colorWhite":"Branco","colorBlack":"Preto","colorRed":"Vermelho","colorY\#
            ellow":"Amarelo","colorGreen":"Verde","colorCyan":"Ciano","colorBlue":"Azul","colorMagenta":"Magenta\#
            ","edgeNone":"Nenhuma","edgeOutline":"Contorno","edgeShadow":"Sombra","edgeRaised":"Em relevo","edge\#
            Depressed":"Rebaixada","fontSans":"Sem serifa","fontSerif":"Com serifa","fontMono":"Monoespaçada","f\#
            ontCasual":"Casual","fontCursive":"Cursiva","fontSmallCaps":"Versalete","volumeFixed":"O volume é aj\#
            ustado no próprio dispositivo.","volumeMembers":"Dispositivos deste grupo","muteOf":"Desativar o som\#
             de {0}","unmuteOf":"Ativar o som de {0}","queueEmpty":"A fila está vazia.","queueItem":"Item {0}","\#
            placeOf":"{0} de {1}","queueKeys":"Espaço para pegar, setas para mover, Espaço para soltar, Esc para\#
             devolver ao lugar.","queueTaken":"{0}, selecionado. {1}","queueDropped":"{0}, solto. {1}","queuePut\#
            Back":"{0} voltou ao lugar.","queueRemoved":"{0} foi removido.","queueToCurrent":"Mostrar o que está\#
             tocando","keysTitle":"Teclas","keyQuit":"Sair","keyBack":"Voltar","keyChoose":"Escolher","keyStart"\#
            :"Para o início","playing":"A reproduzir","paused":"Em pausa","muted":"Sem som"}}
            """#,
        gzip: """
            H4sIAAAAAAACA31Xx5YruQ39FZxev8l5duo0sYP7peMlughJdLOIGpDUS45/4py9cba3+jETZBWrWn2OV2IBl5cgAALQmyNj5ejz\
            Ixfl6NGRx57yxzVLTJu0/2PIskgvYzj6/M1RhyFe8intbEcho54I+tDbaOVtuCS/TT0YGwYOWbRjIN+xj4KGM4nuPbUhSzx1kczh\
            9v2vGDpW3Yw/qWDrNwfokwr0h0gyD4GN0Vh0vHlio6N7KBhQsOkfE0q3rUdeC3dJ9JjlvULDzvY94QyfrQKEN+/+aOaMPJxgiCMr\
            CgrEen4I+eINODso404pjA6R+UTHQa0/p25bxAOJklj208XOqtcJONyzGgxCSAgdBry/MYd3NAti88ojoBAJcBhgEOpsQBiqO+Q+\
            ra+0Qobehmfc7f8IO7SQ99AtCaQeBjJWXUh5JeOV375nQvZctD6p+eOyXC4Kp1tH083+f4o1+CVfUnzBcpe3VHt8PlCvs/8FUJ8t\
            qtbCd4kgMwWESAeX0mi9PVNeN0vVwaNfKm2kfnGtkkuAHWVWmf0yM51bF0lKnl49iM93yVbSUF9DP2Dc/2VHNuhHC8jby7tGzdWV\
            Dy9G1odOKpcBoSzwhpLuzkTD12z97Kiau/RWIECG5/atc7tMGOAEKZBGs8NbjWW7mHJdO/R0wYZq2mI+loChZ30KO1vjXZAr5/jF\
            fGxxbETg6jMGzwHwBylDA+TNweZVj480btdid9hZg4aA4EYj6LhDN1FfxS3Jahj0cRdXpV69tQzz/TcPmZ/S0lUT1dPBYKRa6DLd\
            KiZ09jUBL8GfA95qsDU4fm03SXD/u/0/1HByBDS+FyoJ53mHsCMJC188xp4WqUpi11aNDVRDrQmQtHgJHBytek0Rj9BTGPO50b6w\
            sdteaap+m616sBVwk1AMgea9Q7DedhadWt04vkgU4mzbY7Q4xTxU33XsdxoLDp8DOQxgAzvsD6vORHhuhV6gc8WoWxI9fWCJCE9P\
            r+GjDz76ADzDekSBOXCA0lgfoqQuWvahVXFWh+nDUasOI1zz98mzg82nthRefYLfaBly+Cqvb2gQNum1FZVhCqUP5l+UcgceapEs\
            n47R1Gp+giK0GVuRH0up7P/20vYqGYR2llPQLPKRxLJuz7e03nzwbqlQLqLAB+9CoE3yprSXNcsLlApY7dDvf/cA0qe4eG1ZHbjP\
            4uRHxWop7XAoN8/y/c+SsZoFjjbkDSpXILp77KwhUeM52P3valdydle4GHZ2pwI0O5JoA/XkY7nT/r++s6oKd3ZYGSVIDgXwUPOV\
            bzrqx/aYhsvqsVW5mpXPR0WOaip9zjpUhoHIlDfiuFaA4sSBMGrVqdGjWELna0m8zlENWg/RoB4oNbzTzXggrxASPf1WrADDUAVa\
            XbG7a0n2wGUNsVJFQ8wb66W+PYRfrdeLkNWhhP3Y9TqX9n8ZBxrfkVNpWZSE27FLPakLyqJJrtZNBoaW3lPrZxdW2Q31XCJaF7LE\
            X1TNxUIulDUhnqN1tbdozTGUoCOJPMUqyqvVBm0Jb5sQSCtevUxoA1KbubypnVIZWiRXzs2BhJgMN9WVp4Uq9U3xeJvWa0cH+zTe\
            LIZ6QJdB+7+JRTVlHNfYf8uhZl0W0cvSbNGmt+EJ+Tq/abnWFFdHY6et6cwbMrX7Iwz7X2ysx9qsBzYEPdqgbFHYoTyogpBTDLPh\
            xSvgrL97u6bqcnB92LrnibjCX2jKjuMwd3XS3LDglGFPvce+cOWYvSzubcl3yZ6mGG7zJMRD7VZTK8yhrjPS4WupJfxVm8PUBdYx\
            GAztRUyQx/Z1KcvYo99mCEOkl5En9Qk7lpLu8kB3nI3cCCdfzM8/TXM1YGej1ui8qs9fd6+XmDOz0YOPWQxOsnMuNUp/aJJdaz2m\
            Fxr82XpY2w57wBBsPwFvKFAseWVobX0pLZ2a/3xrYzlK0Hc8SY9dNr+8AIpNeDMWLenJbZv0++QcFwt6FHJN/oUQ+Yo3NAlPXqHK\
            Tiz6xVmJdPvr5CbRBW40dbN0XGUFZZdo0FtmTcKrFJ2dyk5k8TwqHm/RFMsec38rE/wGbaipr3nhaDfBT2kQClV3Q7eaccX568z6\
            GH1QIuoh6GDT5PpRTj5QXLDnLNcfCkOepGauEwwJaz3UxSRNEmp7qqt2Qo/OneAQqisDOopzvTy3L+vwDfUb9n+o8yaWVw9Dbt2D\
            WD6cCiv6gvpbEmU+ndVhnFY2kgaunbmW5bk3s/bhuT4n3zCrQ8BckM/6oST9CtbW4fg2d/ja4tsT5KtIfUboz7hzcNhV5vxdCN9r\
            hN9Q6Yhnxb1jAR5og/IIAkUMVaKNIUvuoUIZUlTYVYGh7JCMA2RwKVM0k57gHfl6vNI66ix7LWBLS06Fh4FMg2X6+4DrFLUejNfY\
            qT4dnNXamRlRa7YgKrGGZ3M4Z4eQjyW3QhSUe7Uu1jKa4Xf0ah4rqXMYqvB7ycY6AksVqGFtcKuiky1zqKWxY7elUfw4A9pfawbr\
            93+pE9HQyvgK5GDubG9N1zjmk6lvqYxzP/rR/wCuRiLwsxEAAA==
            """)

    static let textsTrJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "e5821d5b3b343528",
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
            ne":"Birini tekrarla","repeatShuffle":"Tümünü karışık tekrarla","connectionLost":"Bağlantı kesildi. \#
            Yeniden deneniyor","accessEnded":"Bu sayfa artık cihazları kontrol edemez. Yeni bir bağlantı açın.",\#
            "notConnected":"Bağlı cihaz yok.","nowPlaying":"Şimdi oynatılıyor","trackUnnamed":"Parça {0}","track\#
            sNone":"Oynatılan içerikte seçilecek bir şey yok.","styleTitle":"Altyazı stili","styleSize":"Metin b\#
            oyutu","styleColor":"Metin rengi","styleBackground":"Arka plan","styleOpacity":"Arka plan opaklığı",\#
            "styleEdge":"Kenar","styleFont":"Yazı tipi","stylePreview":"Altyazılar böyle görünür","styleReset":"\#
            Sıfırla","colorWhite":"Beyaz","colorBlack":"Siyah","colorRed":"Kırmızı","colorYellow":"Sarı","colorG\#
            reen":"Yeşil","colorCyan":"Camgöbeği","colorBlue":"Mavi","colorMagenta":"Macenta","edgeNone":"Yok","\#
            edgeOutline":"Dış çizgi","edgeShadow":"Gölge","edgeRaised":"Kabartma","edgeDepressed":"Çökük","fontS\#
            ans":"Tırnaksız","fontSerif":"Tırnaklı","fontMono":"Sabit genişlikli","fontCasual":"Rahat","fontCurs\#
            ive":"El yazısı","fontSmallCaps":"Küçük büyük harfler","volumeFixed":"Ses düzeyi cihazın kendisinden\#
             değiştirilir.","volumeMembers":"Bu gruptaki cihazlar","muteOf":"Sesi kapat: {0}","unmuteOf":"Sesi a\#
            ç: {0}","queueEmpty":"Sıra boş.","queueItem":"Öğe {0}","placeOf":"{0}/{1}","queueKeys":"Almak için b\#
            oşluk, taşımak için ok tuşları, bırakmak için boşluk, geri koymak için Esc.","queueTaken":"{0} alınd\#
            ı. {1}","queueDropped":"{0} bırakıldı. {1}","queuePutBack":"{0} eski yerine kondu.","queueRemoved":"\#
            {0} kaldırıldı.","queueToCurrent":"Oynatılanı göster","keysTitle":"Tuşlar","keyQuit":"Çık","keyBack"\#
            :"Geri","keyChoose":"Seç","keyStart":"Başa dön","playing":"Oynatılıyor","paused":"Duraklatıldı","mut\#
            ed":"Ses kapalı"}}
            """#,
        gzip: """
            H4sIAAAAAAACA3VXMXMcuw3+Kxw1ad4oznhe406WZOflRZaik5NxiTtCdxhyyQ3JPb2Vx3X+QcqoVBs1rtTd6X8FIJe7t37KjC3d\
            ASAIAB8/QF+PNIWjd0c2haOfjhw0yF9uds/B7B6RJQl/S/Ho3dejFcT0yZ/hllYY2eYL9PsnZ+FYndIG7tWysx0fB71/4mNifUZx\
            5Z3DVUI9O/Ae9g92/6Q07h/IDtanxZTc+ve24PZPvQ9zS9SvGZbrNYH16xtKVtJ5+U8XoAfVD8ajwQIhrDblypyFhaAg1Ouq2RTa\
            jWfLr2++qZVYszNQyxqgnR9aJN+eQpwlJDl3QXeT1VQjNhpSSOyILQ3GKQLro2TyK7SQWNpiaChG8q7meL4lR/caDanVkAn7yE2Z\
            23M/x3i4Im0DRtHukRwbq65fdxYacKLkaHLM9xrmXiGwSeQPawx8YThWC7naKbpnNxQTckJojmcXcxETuU5iZRBBw8oUfLe0WFN4\
            BUfV5JP/hOnOByNmENNBNDnUcmhJFleCKbWkIOFzd2ZQi1Kj48nt1RidVP//pQ8KA708NMj5OVK9NwcuPpBNGFBnBwFmpTqsaJ+D\
            iAmNxYYYKMeH2SUB4YmLd4OrP3NHJIcpVz7eS1xJbTlo1CTn2V37F0+uFmcGAwNL62N3f1CIktgWexBhtVAJDMurwys2wwuvpSWf\
            d49gVON15zplBHwHhifW+rvp6gWxsFHQQyiN0aA+0r0lS4bvVF8woFUnfO9y993unpvdsxtBw0nR6PgybTCctG3FRG1DP4I2t9pJ\
            m8cCK/aF/eTkc6shYeGryZFa860rtFZM36mTMVhWwe5x/9SqHh2pyAzIISpvu5Z/ZDhmPHAlZ9VaQINjDQRDHNmaolSh1HqkCq4M\
            3yKF18Audbd/6LhGTmFDTi6afN5RWm0u3Rh2ia24W8KLNHK9f9o9KjQBXM7qO4fr0KEyoAV5aOxhNT52GNMU5wVHeFveSO2VU3IF\
            p8Zl4TSKZsYlFPgf5Z5JI1gWqvsPFPAOrH2tBFzxLToBge62FRg/v/35rXJdAwHkeX4+u6oITfzVeZMg5mrP0UEuptAxFXsXK23c\
            /P0PDHlU/WuUVohfe8MAdj84YO6V1y8uoMmE1Fro+etl7wrLQhczX7EXY7MoMquLpLK49aAHht89c8kdlRngCs0uvOOjJL4CI9F3\
            ctvu34zALOSicT3fvmHh2zcqAp9GIVXR3fpwB+FHJdmibbqE4h8jlXfJss4dShkxeV62OdciFfyATb1AyoLEGRHNwpLGINPFc0ck\
            KdpiJlpnMwmD5gYkitigk6yu0dhcr2ioPdGjRHCaLIyKX1wZvvk1oYpSjGzxTvEMlYjbT0Od9k+FO6vmnx12WBXisMVCjEwEuXAt\
            QhpI6kZeQcj3usKkTGF9rI2UVAtVvDxgL/TNhr5FJ1YYJrNVmbulcCnAyhSMvV67anLSafLFZDpWsjp5xfzy9naY46W22juUV0Mp\
            Ue6XsBML9v9tE1iWbL3tmhqD3j3fY0+j+PJ22EfipKzVk9jHElbhNTZ+izkCq1kxq/dFUd3ACzNd1QRkXUwfgCzqHBjzDzaZh+Q1\
            R+5IprN6IIX+ZA3kxs7IvlBWt1dXqMrrdcsb28vzRXyUSbF7Vqn2uRpcDqUL5Oj32sWmu721OHNhJGLJzhzaDxsYefdXH+eLmGxh\
            ZHna8vhyJNTH/8dXDqsVxnju9DD/VYT+FjhfPmkOudN4l4K3CjU2eF+cCSRH0hsp/jijeLbj1nU5+xP8Fps7wS8XNL8xajQpP8Bd\
            yjgi7rNz0GQ/VxB4nI9dEjR+8g7n74R5EwOZhCri7jEvVGb2eArl9+PaNqJcxUSWqpY3QlFeYBIa9n2Xuqo69daHURfQrcdT7zmo\
            dfCd0+I4GFAtB1W1ly2sKPWHKuVbMLbM5mp2rtcZ4eggVNkH78raK4Emascbr4SX8W7+WmVDYV0dq7vn0c81RhwI63b/VOHD+fxj\
            QymjEdlJFb63sCqrUQ+bKrxGLdHxaSZMvq/Kv6DsU2INYZJ+DIhOIseXB7JVetqDywzdcIhL2W2nK7tcd9iOogtYo0uQpSv5xArk\
            Gg3N/+LNILjskqUsO5NXorj/92salIsN6BzeR97e1jhIr4FiyQeWEFJTfZ9hGzAW1e5fu++Gp2Meai4twOWZywVwYIQ+qgID3Y4a\
            6eqguPDO57osKSnOhZiByFga1KcQO7AyhWADqQq7EMsYO7cq9zWO/hYNWHsKbZS4d8+7Rw6OW/7cy+8NBGaNMFLsB/oN9Zx+p5XO\
            oNMUy06kuQ0cWaJAlsLx6OACmyWGWAhiHbo2Hf6NUGY5E/lsmo8D0s2VzBEzxj5v2tRXjudn9vJwXFW/JGzysrF/wOFIy3AcR8Yf\
            v/5pdPMr9jG/gGlzEl+2Mz+plKfBpPBGpY51AtKf1FIuNq8cky1GGd9PqvO4GoO7AYNumAMyCB3PomN1ENFZ8G2LupgMt/DT/NHs\
            qktCGYMZRi5sj4EcCuPq7ng+9qo7U2Zf8TfF5BkzAV2aEWJZrmPKiDDYT2tnKUKR/q2jlJHOvF8kQ1gfMVARnG68j2WO7x6LaJEg\
            lHHDo5TB9d1Jk0ZWv5zTeVlH9cE+WhIoCBoxaobV4tu3/wEzg7zX2xEAAA==
            """)

    static let textsZhJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "0763b9041f382d18",
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
            ":"重新查找","castingTo":"正在投放到“{0}”","repeatAll":"全部重复","repeatOne":"单个重复","repeatShuffle":"全部随机重复","co\#
            nnectionLost":"连接已断开。正在重试","accessEnded":"此页面无法再控制设备。请打开新的链接。","notConnected":"未连接任何设备。","nowPlaying\#
            ":"正在播放","trackUnnamed":"轨道 {0}","tracksNone":"正在播放的内容没有可选项。","styleTitle":"字幕样式","styleSize":"文字大小"\#
            ,"styleColor":"文字颜色","styleBackground":"背景","styleOpacity":"背景不透明度","styleEdge":"边缘","styleFont":"字体\#
            ","stylePreview":"字幕效果预览","styleReset":"重置","colorWhite":"白色","colorBlack":"黑色","colorRed":"红色","col\#
            orYellow":"黄色","colorGreen":"绿色","colorCyan":"青色","colorBlue":"蓝色","colorMagenta":"品红色","edgeNone":"\#
            无","edgeOutline":"轮廓","edgeShadow":"阴影","edgeRaised":"凸起","edgeDepressed":"凹陷","fontSans":"无衬线","fon\#
            tSerif":"衬线","fontMono":"等宽","fontCasual":"休闲","fontCursive":"手写","fontSmallCaps":"小型大写","volumeFixe\#
            d":"请在设备上调节音量。","volumeMembers":"此群组中的设备","muteOf":"将“{0}”静音","unmuteOf":"取消“{0}”的静音","queueEmpty":"\#
            队列为空。","queueItem":"项目 {0}","placeOf":"第 {0} 个，共 {1} 个","queueKeys":"按空格键拿起，按方向键移动，再按空格键放下，按 Esc 键放回\#
            原处。","queueTaken":"已拿起“{0}”。{1}","queueDropped":"已放下“{0}”。{1}","queuePutBack":"“{0}”已放回原处。","queueRe\#
            moved":"已移除“{0}”。","queueToCurrent":"显示正在播放的内容","keysTitle":"按键","keyQuit":"退出","keyBack":"返回","keyC\#
            hoose":"选择","keyStart":"回到开头","playing":"正在播放","paused":"已暂停","muted":"已静音"}}
            """#,
        gzip: """
            H4sIAAAAAAACA3VX13bbSBL9FR69bs7hydmbFNayNzxiyJaEIxDAIihsVM4552TKogNJZTHzX2bZDeBpfmGqUUAD5hln49bt6kpd\
            Vf5XW0o22n7bplhG2/fbVClN4KNZzLGtafi2yJBltv32X21JybQ6tGdkQE4SExhsbpNt1P8/MsYOPrDZOp25dPN1moEzPvWZbCY1\
            VSVJi6Ra2G7jiC2dB7ynSJLV3s9Yubf0IPsdxBZt9OFakFKypGi9r2VLIYICVglJN5GMZB9ehPrZ8TlYLsxGWmTQa00w8RLQ9vXI\
            wb9+/J+vRw4jtZamPwX7UDEdPWC5M7xcUKJYcIVbOVodabH6qaKZhB+fvPG2cwDrxEjLpilraugQGkvz95AaZ29CWB1jQqqA6M6f\
            u+9GA/+nJmm+9E11geUytLzhbGS9gxGQcufHsqDGqa06lQNQGY8FBNa5qTiV42Z1zy08sKsxJLv5Il0ugPSzayFg4LzNbXQqF06F\
            m28Zmv2VQoTtLSUiCB1aB7EGNaMfSHAH8ESk4SZ3vMYOZhM8ugk8KSzmRggtXcIWUCM8Zdsn7HDczTe87bxwtvXoC1mxiOEXldvY\
            9aYXRGibxUW2UWALo0IhHhSWW7yWHqvmYHCeXZ+2WNusHdDpMl1fhPN42LSI/gdNViOvhb8is4m/yj94IfOczWyx5TU6ec7tLjci\
            DV2KpJJ2LRVVjPf2yD1dYNlTWl2OeI8VRRuMroKkY1rBOqeWh6ugmr29FediFAqari3AJzv4RA8uMVAAgkV0chTyjmGMVHdafcR4\
            rOvcg8Im/IJc0cyxeHUQcJGxKHp49o2ekiyCnYTHbf+WbQWV8U11j82uw/sQh9FWHo23I7xGdwp05R3EGY44szNgbqS3G1pX5K1z\
            mm82DiGpdBmUnzr5bXZQBifD1Cw2y0t0ZaFZHEFvY3oGZSvZ18mLKW4M2ODkZml9kk7es526kynTlQKdyzobFe/wLDr+0iamFdnh\
            jYxAEUD8aP4MbwIn45/wyOjlVODwfrFZXvP2Npx3lUjjC9kgg5KiYA5bXIIYeTvXzuhHerYr0pV486wr4Xws0OW3iV/87Bc/Q12y\
            alqGDb1NU83waTpjJbYwy2s8M0EXb+DViRw6G3fuxVTLOehl/K1hgGl+D8S6Ig3zWK3lsOnpkm0SDuyNQTv0fdB00RvhW9GkVLwP\
            07kTt1YDgYodrFmch7Q0ix+4MgPqRLNNH54TMAREVlM/+zFXu7IEMU787McJ52INRD2aMSgZgWx20W3sR7K0bXHLvMNd7/gGvm01\
            QOjyFrufEXhS0n1vQQKAd7YKhUNz27S0yd0hpL9bkVPEEF5DOUGVctfkAT+q+7cggG8pNUAMSzZJmqjcNVpq0NU5rqRf1h/7befh\
            xm1Mt+C/58UHgyYBzkFKkMPt1TswRNAzIErs8Bzvh5ICNhD+YRPb93DnmM5sc306ISlhpzdyTMvv/PjpRLKCHuJNL9LMosifiq2t\
            C9Jqir6GmUIOlBwOFiBrOlE5kxjiuSCJ7mb9bikl+0WxtcRSyB/bKVkT8ugY+tpC7uzpiU/KlKb6CcxDv1zxU6cmiSJSCsiAptjp\
            8PrpZYF09mCQwR2UhPFDc6MgIvqKpDVM7kXF282ITSCUtwspNIW41CAgN60XkqxgKtYX+WTIXLm35yJxljH8uFeSVUwHdDccyLj8\
            tGwj4oWKW0RGH2OXmMx641lMqxB1YpwWN+EFtYi6++yeHoVEJ/eWobMIEi4v/EH8STOtaGg9XOMyIxY2OAGjgJd9MklM87maQodz\
            Ge/0DpokH8k3m3RqkS1d0Jl7sW3AkoGlA37zbKzXQT3gWIzxzU9sCM1KpVnbRA0hc5AXomgsolzDynmjwnKLo76W9UbXExh5rKoO\
            LKPvLHN8AfAOvZFZ77QUNubhaMHBEmUnDzB/Q1m3/E8ugjWaSzMX9FKInmqKZgiZd3bgzl6HsidgTS/sGKpv6PgC2y2Eok5dSsrW\
            sMBhRfFGltnOErzpkPM81Us4oV5yqjsh+EJTg4fUrK2HYBfvrGQwsn5zhh0deGcT7sVMyHlFTGJhSWJ/S3LL/9onW36p79bA8BB9\
            ooDlnFtZjaGv/IA75bMY9nfCFxOfOhGDXxqEqJxcacTQp8OS6rfstc/usn0v1w9jYLvUC01W4g6tj4obCQQkTO72SQB02pYi+5hb\
            y9PKegB390kpNGznltauAvSVJJu+F3S66N49BOgzohvEDAUlb5cLeiDQ3ZJq4mXu6SfY20KYGDJvOJ+B7ZqqAcb3inwtwGCBtCUF\
            0GZ11du+DlHbMHG2sNl5OrUbak3DXvBU0vmNUGD0aB4qDcXY5F7IQ1jyhQco7HC1nXMvx925MWx7WM9Ibyfpr4hh4qN16hmnMhH/\
            /waOUOycsLSI/hMbqCgX/VdQQEfIwn75PK1bw6LLNotl530ZTAnFv7dImktPS85+PniqOpQYKnc+feJYAnoZ7GV08irxr5/4X+Hx\
            PxIcXguzoJadVL2NPJtvQPqADiDbKtGVVQCxXQPIu1KcvFGHAYvkxHMzmUCM7h/RpWPYlWKWvpb6/bqFfohXCJ+BBGaFvGeGpusk\
            hUzU/wVml209wcckCHik9Xoxl0K1LbMpbqUGJWTgFoLr65dGej8ZFhMbvAfHEfyzLVtioUUosNJtbIBlCD3t0zST+LxZNv8ewW5L\
            MvhZYMHYgkZPM7eYz9Z+Ha2QoUu4RmLlhVhQSf/5z7dZSbwWvRAAAA==
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
        "text/javascript; charset=utf-8", tag: "16ea8458d6a1143a",
        text: #"""
            var xt={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Mt=':is(button, input, sel\#
            ect, textarea):not(:disabled, [tabindex="-1"]), a[href], [tabindex]:not([tabindex="-1"], [aria-disab\#
            led="true"])',j=!1,T=new Set,K=()=>document.body?.getAttribute("arrows");function zt(){let e=K();ret\#
            urn e==null?!j:e!=="off"}function J(){let e=K();return e!=null&&e!=="off"}function W(e){return T.add\#
            (e),()=>T.delete(e)}function X(e){e.type==="pointermove"&&!e.movementX&&!e.movementY||j||(j=!0,T.for\#
            Each(t=>t()))}addEventListener("pointerdown",X,{capture:!0,passive:!0});addEventListener("pointermov\#
            e",X,{capture:!0,passive:!0});function _t(e){let{width:t,height:o}=e.getBoundingClientRect();return \#
            t>0&&o>0&&(e.checkVisibility?.({checkVisibilityCSS:!0,visibilityProperty:!0})??!0)}function*R(e){for\#
            (let t of e.children)t.inert||(t.matches(Mt)&&_t(t)&&(yield t),t.shadowRoot&&(yield*R(t.shadowRoot))\#
            ,yield*R(t))}function Y(){let e=document.body,t=n=>{for(let i of n.querySelectorAll("*"))i.localName\#
            ==="dialog"&&i.open&&i.matches(":modal")&&(e=i),i.shadowRoot&&t(i.shadowRoot)};t(document);let o=P()\#
            ;for(let n=o;n;n=n.parentNode??n.host)if(n.localName==="dialog"&&n.open||n.hasAttribute?.("data-arro\#
            ws-scope"))return n;return e}function P(){let e=document.activeElement;for(;e?.shadowRoot?.activeEle\#
            ment;)e=e.shadowRoot.activeElement;return e===document.body?null:e}function Ct(e,t,[o,n]){let i=_=>[\#
            (_.left+_.right)/2,(_.top+_.bottom)/2],[r,s]=i(e),[a,l]=i(t),h=o>0?t.left-e.right:e.left-t.right,b=n\#
            >0?t.top-e.bottom:e.top-t.bottom,m=o?h:b;if((o?(a-r)*o:(l-s)*n)<=1||m<-Math.min(o?e.width:e.height,o\#
            ?t.width:t.height)/2)return 1/0;let p=o?Math.max(0,t.top-e.bottom,e.top-t.bottom):Math.max(0,t.left-\#
            e.right,e.left-t.right),kt=Math.abs(o?l-s:a-r);return Math.max(0,m)+p*3+kt*.3}function At(e){let t=P\#
            (),o=[...R(Y())].filter(s=>s!==t);if(!t)return G(o[0]);let n=t.getBoundingClientRect(),[i,r]=[null,1\#
            /0];for(let s of o){let a=Ct(n,s.getBoundingClientRect(),e);a<r&&([i,r]=[s,a])}return G(i)}function \#
            G(e){return e?(e.focus({focusVisible:!0}),e.scrollIntoView({block:"nearest",inline:"nearest"}),!0):!\#
            1}function St(e,t){if(!e)return!1;let o=t==="ArrowLeft"||t==="ArrowRight";return e.localName==="text\#
            area"||e.isContentEditable||e.localName==="select"?!0:e.localName!=="input"?!1:!["button","checkbox"\#
            ,"radio","submit","reset","file","image","color"].includes(e.type)&&o}addEventListener("keydown",e=>\#
            {if(e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||e.shiftKey)return;if(e.key==="GoBack"||e.key\#
            ==="BrowserBack"){let o=Y();if(o.localName!=="dialog"||!o.dispatchEvent(new Event("cancel",{cancelab\#
            le:!0})))return;o.close(),e.preventDefault();return}let t=xt[e.key];t&&zt()&&!St(P(),e.key)&&At(t)&&\#
            e.preventDefault()});import{EventStream as Q}from"./stream.js";var Et=3e3,Z=()=>document.visibilityS\#
            tate!=="hidden";function tt({base:e,token:t,heard:o,changed:n,shared:i=!0}){let r=new URL("events",e\#
            ).href,s=()=>{},a=()=>s=$t({url:r,token:t,heard:o,changed:n});if(!i||typeof SharedWorker>"u")a();els\#
            e try{s=Lt({base:e,url:r,token:t,heard:o,changed:n,failed:a})}catch{a()}return()=>s()}function et(e)\#
            {for(let[t,o,n]of e)t.addEventListener(o,n);return()=>e.forEach(([t,o,n])=>t.removeEventListener(o,n\#
            ))}function $t({url:e,token:t,heard:o,changed:n}){let i=new Q({url:e,token:t,heard:o,changed:n}),r=!\#
            1;i.changed=(l,h)=>{r=l==="ended"||l==="unauthorized",n(l,h)};let s=()=>{Z()?r||i.start():i.stop()},\#
            a=et([[document,"visibilitychange",s],[window,"pageshow",s],[window,"pagehide",()=>i.stop()],[window\#
            ,"online",()=>i.kick()]]);return s(),()=>(a(),i.stop())}function Lt({base:e,url:t,token:o,heard:n,ch\#
            anged:i,failed:r}){let s=new SharedWorker(new URL("worker.js",e),{type:"module",name:"cast-events"})\#
            ,a=s.port,l=()=>a.postMessage({type:"join",url:t,token:o,visible:Z()}),h=et([[document,"visibilitych\#
            ange",l],[window,"pageshow",l],[window,"pagehide",()=>a.postMessage({type:"leave"})],[window,"online\#
            ",()=>a.postMessage({type:"online"})]]),b=()=>{clearTimeout(x),h(),a.postMessage({type:"leave"}),a.c\#
            lose()},m=()=>(b(),r()),x=setTimeout(m,Et);return s.onerror=m,a.onmessage=({data:p})=>{p.joined?clea\#
            rTimeout(x):p.ping?a.postMessage({type:"pong"}):p.connection?i(...p.connection):n(p.topic,p.data)},l\#
            (),b}var B="cast-token",jt=4,M=class extends Error{constructor(t,o){super(t),this.name="CastError",t\#
            his.status=o}};function Tt(){return[...crypto.getRandomValues(new Uint8Array(16))].map(e=>e.toString\#
            (16).padStart(2,"0")).join("")}function C(e){try{return e===null?localStorage.removeItem(B):e!==void\#
             0&&localStorage.setItem(B,e),localStorage.getItem(B)}catch{return null}}function ot(){let e=/(?:^#|\#
            &)t=([^&]+)/.exec(location.hash);if(!e)return null;let t=location.hash.replace(e[0],"").replace(/^[#\#
            &]+/,"");history.replaceState(history.state,"",location.pathname+location.search+(t&&`#${t}`));let o\#
            =decodeURIComponent(e[1]);return C(o),o}var N=class{#e=new URL("./",import.meta.url);#o=null;#t=null\#
            ;#i=!0;#r=new Map;#n=new Map;#s=new Map;#a=null;#c=0;#l=!1;connection="connecting";reason=null;get b\#
            ase(){return this.#e}get token(){return this.#t}configure({token:t,base:o,shared:n}={}){t!==void 0&&\#
            (this.#o=t),o!==void 0&&(this.#e=new URL(o,document.baseURI)),n!==void 0&&(this.#i=n),(this.#a||this\#
            .#t===null)&&this.#d()}state(t){return this.#n.get(t)}subscribe(t,o){return this.#s.has(t)||this.#s.\#
            set(t,new Set),this.#s.get(t).add(o),this.#a||this.#d(),t==="connection"?o(this.connection):this.#n.\#
            has(t)&&o(this.#n.get(t)),()=>this.#s.get(t)?.delete(o)}get now(){return performance.now()+this.#c}p\#
            osition(t){if(!t)return 0;if(t.seekTarget!=null)return t.seekTarget;let{value:o,at:n,rate:i}=t.posit\#
            ion,r=o+(i?Math.max(0,this.now-n)/1e3*i:0),s=t.live?1/0:t.duration??1/0;return Math.min(Math.max(0,r\#
            ),s)}async send(t,o={}){return this.request("commands",{body:{id:Tt(),...o,command:t}})}async reques\#
            t(t,{method:o,body:n}={}){let i=n===void 0?(o??"GET")==="GET":n.id!==void 0;for(let r=1;;r++){let s=\#
            !i||r>=jt,a;try{a=await fetch(new URL(t,this.#e),{method:o??(n===void 0?"GET":"POST"),headers:{Autho\#
            rization:`Bearer ${this.#u()}`,...n!==void 0&&{"Content-Type":"application/json"}},body:n===void 0?v\#
            oid 0:JSON.stringify(n),cache:"no-store",credentials:"omit",referrerPolicy:"no-referrer",signal:Abor\#
            tSignal.timeout?.(1e4)})}catch(h){if(s)throw new M(h.message,0)}if(a?.ok)return a.status===204?null:\#
            a.json();if(a&&(s||a.status<500&&a.status!==429)){let{error:h}=await a.json().catch(()=>({}));throw \#
            a.status===401&&this.#h("unauthorized",h),new M(h??`${a.status}`,a.status)}let l=Math.min(5,Number(a\#
            ?.headers.get("Retry-After"))||.3*2**r);await new Promise(h=>setTimeout(h,l*1e3))}}#u(){let t=docume\#
            nt.querySelector('meta[name="cast-token"]')?.content;return this.#t=this.#o??(t||ot()||C()),this.#t}\#
            #d(){this.#l||(this.#l=!0,queueMicrotask(()=>{this.#l=!1,this.#f()}))}#f(){let t=this.#t;if(this.#a?\#
            .(),this.#a=()=>{},!this.#u())return this.#h("unauthorized");t!==this.#t&&(this.#r.clear(),this.#n.c\#
            lear());let o=this.#t;this.#a=tt({base:this.#e,token:o,shared:this.#i,heard:(n,i)=>this.#b(n,i),chan\#
            ged:(n,i)=>this.#h(n,i)})}follow(){/(?:^#|&)t=/.test(location.hash)&&(ot(),this.#d())}#b(t,o){if(t==\#
            ="clock"||t==="hello"){let{now:n}=JSON.parse(o),i=n-performance.now();if((t==="hello"||i>this.#c||th\#
            is.#c-i>250)&&(this.#c=i),t==="clock")return}this.#r.get(t)!==o&&(this.#r.set(t,o),this.#n.set(t,JSO\#
            N.parse(o)),this.#p(t,this.#n.get(t)))}#h(t,o=null){t==="unauthorized"&&this.#t&&this.#t===C()&&C(nu\#
            ll),!(this.connection===t&&this.reason===o)&&([this.connection,this.reason]=[t,o],this.#p("connectio\#
            n",t))}#p(t,o){for(let n of[...this.#s.get(t)??[]])try{n(o)}catch(i){reportError(i)}}},u=new N,Rt=e=\#
            >u.configure(e);addEventListener("hashchange",()=>u.follow());var nt="http://www.w3.org/2000/svg",it\#
            ="M3 8V6.5A1.5 1.5 0 0 1 4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5H14",rt=[".wave1 M3 1\#
            9h.01",".wave2 M3 15.4A3.6 3.6 0 0 1 6.6 19",".wave3 M3 11.7A7.3 7.3 0 0 1 10.3 19"],Pt="f M8 5.3v13\#
            .4a1 1 0 0 0 1.53.85l10.5-6.7a1 1 0 0 0 0-1.7L9.53 4.45A1 1 0 0 0 8 5.3z",v="M4 9.5v5h3.2l4.3 3.6V5.\#
            9L7.2 9.5z",st="M8.9 10.6h2.5l-1.4 1.8a1.45 1.45 0 1 1-1.3 2.2M14.9 10.5a1.3 1.3 0 0 1 1.3 1.3v2.5a1\#
            .3 1.3 0 0 1-2.6 0v-2.5a1.3 1.3 0 0 1 1.3-1.3z",at="M4 12V9.5A2.5 2.5 0 0 1 6.5 7H19M16 4l3 3-3 3M20\#
             12v2.5a2.5 2.5 0 0 1-2.5 2.5H5M8 20l-3-3 3-3",ct={thin:1.4,bold:3.2},V={cast:[it,...rt],castConnect\#
            ed:[it,...rt,".inner f M8 8.2h9.8v7.6h-5.2A10.4 10.4 0 0 0 8 10z"],play:[Pt],pause:["f M7 5h2.6a.9.9\#
             0 0 1 .9.9v12.2a.9.9 0 0 1-.9.9H7a.9.9 0 0 1-.9-.9V5.9A.9.9 0 0 1 7 5z","f M14.4 5H17a.9.9 0 0 1 .9\#
            .9v12.2a.9.9 0 0 1-.9.9h-2.6a.9.9 0 0 1-.9-.9V5.9a.9.9 0 0 1 .9-.9z"],stop:["f M7.5 6h9A1.5 1.5 0 0 \#
            1 18 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 16.5v-9A1.5 1.5 0 0 1 7.5 6z"],next:["f M5.5 6.4\#
            v11.2a.8.8 0 0 0 1.25.66l8-5.6a.8.8 0 0 0 0-1.32l-8-5.6A.8.8 0 0 0 5.5 6.4z","M18.2 6v12"],previous:\#
            ["f M18.5 6.4v11.2a.8.8 0 0 1-1.25.66l-8-5.6a.8.8 0 0 1 0-1.32l8-5.6a.8.8 0 0 1 1.25.66z","M5.8 6v12\#
            "],rewind30:["M12 5.2a7.9 7.9 0 1 1-7.5 5.4M14.4 2.4 11.6 5.2l2.8 2.8",`.thin ${st}`],forward30:["M1\#
            2 5.2a7.9 7.9 0 1 0 7.5 5.4M9.6 2.4l2.8 2.8-2.8 2.8",`.thin ${st}`],volume:[`f ${v}`,v,"M15 9a4.2 4.\#
            2 0 0 1 0 6M17.6 6.4a7.9 7.9 0 0 1 0 11.2"],volumeLow:[`f ${v}`,v,"M15 9a4.2 4.2 0 0 1 0 6"],mute:[`\#
            f ${v}`,v,"M16 9.5l5 5M21 9.5l-5 5"],captions:["M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5\#
             1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5z","M10.4 10.6a2 2 0 1 0 0 2.8M16.8 10.6a2 2 0 1 0 \#
            0 2.8"],queue:["M4 6.5h16M4 11.5h9M4 16.5h7","f M15.5 12.6v6.8a.6.6 0 0 0 .92.5l5.2-3.4a.6.6 0 0 0 0\#
            -1l-5.2-3.4a.6.6 0 0 0-.92.5z"],speaker:["M8 3.5h8A1.5 1.5 0 0 1 17.5 5v14a1.5 1.5 0 0 1-1.5 1.5H8A1\#
            .5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5z","M12 17a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z","M12 7\#
            .6h.01"],group:["M11 3.5h7A1.5 1.5 0 0 1 19.5 5v11a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 9.5 16V5A1\#
            .5 1.5 0 0 1 11 3.5z","M14.5 14.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM14.5 6.7h.01","M5 7.5V19A\#
            1.5 1.5 0 0 0 6.5 20.5H15"],screen:["M4.5 4.5h15A1.5 1.5 0 0 1 21 6v9.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.\#
            5 1.5 0 0 1 3 15.5V6a1.5 1.5 0 0 1 1.5-1.5z","M8.5 20.5h7"],close:["M6 6l12 12M18 6 6 18"],down:["M6\#
             9.5l6 6 6-6"],forward:["M9.5 6l6 6-6 6"],back:["M14.5 6l-6 6 6 6"],check:["M5 12.5l4.5 4.5L19 7.5"]\#
            ,repeat:[at],repeatOne:[at,".thin M11 10.7l1.3-.9v4.6"],shuffle:["M4 7h2.5c4.5 0 6.5 10 11 10H20M17 \#
            14l3 3-3 3","M4 17h2.5c1.4 0 2.6-1 3.6-2.4M13.7 9.5C14.8 8 16 7 17.5 7H20M17 4l3 3-3 3"],speed:["M5.\#
            6 18.5a8.7 8.7 0 1 1 12.8 0","M12 13.2 15.8 9","f M12 11.6a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z"\#
            ],more:[".bold M12 5.5h.01M12 12h.01M12 18.5h.01"],drag:["M5 9h14M5 15h14"],remove:["M5 7h14M10 4h4M\#
            7 7l.8 12a1.5 1.5 0 0 0 1.5 1.4h5.4a1.5 1.5 0 0 0 1.5-1.4L17 7M10.3 11v5.5M13.7 11v5.5"],music:["M9.\#
            5 17.5V5.5l9-2v11.5","M9.5 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM18.5 15a2.5 2.5 0 1 1-5 0 2.5 2\#
            .5 0 0 1 5 0z"],film:["M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 1\#
            7.5v-11A1.5 1.5 0 0 1 4.5 5z","f M10 8.9v6.2a.6.6 0 0 0 .92.5l4.8-3.1a.6.6 0 0 0 0-1l-4.8-3.1a.6.6 0\#
             0 0-.92.5z"],warning:["M12 4 3 19.5h18L12 4zM12 10v4.5M12 17h.01"],wifi:["M3.5 9.5a12.5 12.5 0 0 1 \#
            17 0M6.7 13a8 8 0 0 1 10.6 0M9.8 16.3a3.5 3.5 0 0 1 4.4 0M12 19.5h.01"],search:["M10.5 17a6.5 6.5 0 \#
            1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3 20.5 20.5"],sliders:["M5 5v6M5 15v4M12 5v2M12 11v8M19 5v8M19 \#
            17v2M3 13h4M10 9h4M17 15h4"],add:["M12 5v14M5 12h14"]};function re(e){Object.assign(V,e)}var se=()=>\#
            Object.keys(V);function I(e,t=""){let o=document.createElementNS(nt,"svg"),n={viewBox:"0 0 24 24",fi\#
            ll:"none",stroke:"currentColor","stroke-width":2,"stroke-linecap":"round","stroke-linejoin":"round",\#
            "aria-hidden":"true",focusable:"false",class:`icon ${t}`,"data-icon":e};for(let[i,r]of Object.entrie\#
            s(n))o.setAttribute(i,r);for(let i of V[e]??[]){let[,r,s,a]=/^(?:\.(\S+) )?(f )?(.*)$/.exec(i),l=doc\#
            ument.createElementNS(nt,"path");l.setAttribute("d",a),r&&l.setAttribute("class",r),r in ct&&l.setAt\#
            tribute("stroke-width",ct[r]),s&&(l.setAttribute("fill","currentColor"),l.setAttribute("stroke","non\#
            e")),o.append(l)}return o}function f(e,t,o){e.dataset.icon!==t&&(e.dataset.icon=t,e.replaceChildren(\#
            I(t,o)))}var Bt=new URL("texts/",import.meta.url),A=new Map,S=new Map,Nt=/^(ar|fa|he|ur)\b/;function\#
             E(e){return A.has(e)||A.set(e,fetch(new URL(`${e}.json`,Bt),{credentials:"omit"}).then(t=>t.ok?t.js\#
            on():Promise.reject(new Error(`${t.status}`))).catch(()=>(A.delete(e),null))),A.get(e)}var Vt=E("ind\#
            ex");E("en");function It(e){for(let t=e;t;){let o=t.closest?.("[lang]");if(o)return o.getAttribute("\#
            lang");t=t.getRootNode().host}return""}function lt(e){let t=It(e);return t?[t]:[...navigator.languag\#
            es??[]]}var H=class{constructor(t,o,n){this.language=t,this.direction=o?.dir??(Nt.test(t)?"rtl":"ltr\#
            "),this.own=o?.texts??{},this.english=n?.texts??{}}text(t,...o){return(this.own[t]??this.english[t]?\#
            ?t).replace(/\{(\d)\}/g,(i,r)=>o[r]??i)}};function ut(e){return S.get(lt(e).join())??null}async func\#
            tion dt(e){let t=lt(e),o=t.join();if(S.has(o))return S.get(o);let n=await Vt??["en"],i=t.map(l=>l.to\#
            LowerCase().split("-")[0]).find(l=>n.includes(l))??"en",[r,s]=await Promise.all([E(i),E("en")]),a=ne\#
            w H(i,r,s);return S.set(o,a),a}var O=new Set;new MutationObserver(()=>O.forEach(e=>e())).observe(doc\#
            ument,{attributes:!0,attributeFilter:["lang"],subtree:!0});function ht(e){return O.add(e),()=>O.dele\#
            te(e)}try{CSS.registerProperty({name:"--_u",syntax:"<length>",inherits:!0,initialValue:"1px"})}catch\#
            {}function z(e){let t=new CSSStyleSheet;return t.replaceSync(e.replace(/(?<![\w#-])(-?\d*\.?\d+)u\b/\#
            g,"calc(var(--_u) * $1)")),t}var pt=["background-color","icon-tint-color","button-text-color","headi\#
            ng-text-color","body-text-color","caption-text-color","slider-progress-color","slider-secondary-prog\#
            ress-color","slider-unseekable-progress-color","live-indicator-color","ad-marker-fill-color","font-f\#
            amily"],ft=[["background","background-color","#ffffff","#1d1f23"],["icon","icon-tint-color","#43474e\#
            ","#c9ccd3"],["accent","accent-color","#1a5dcc","#a9c7ff"],["on-accent","on-accent-color","#ffffff",\#
            "#0a2f66"],["button-text","button-text-color","#1a5dcc","#a9c7ff"],["heading","heading-text-color","\#
            #1b1c20","#e8e9ee"],["body","body-text-color","#40444b","#c6c9d1"],["caption","caption-text-color","\#
            #5c6068","#a5a9b2"],["progress","slider-progress-color","var(--_accent)","var(--_accent)"],["seconda\#
            ry","slider-secondary-progress-color","#c3cad6","#4d525b"],["unseekable","slider-unseekable-progress\#
            -color","#e3e6eb","#35393f"],["live","live-indicator-color","#c5221f","#ff7a70"],["ad","ad-marker-fi\#
            ll-color","#f0a400","#ffcf5c"],["raised","raised-color","#f1f4fa","#292c31"],["tonal","tonal-color",\#
            "#dbe6fb","#2d4166"],["on-tonal","on-tonal-color","#0d2e66","#d9e5ff"],["line","line-color","#e0e3e9\#
            ","#3a3e45"],["error","error-color","#b3261e","#ffb4ab"],["snack","notice-background-color","#2e3138\#
            ","#e4e6ec"],["on-snack","notice-text-color","#f2f3f7","#25282d"]],U=e=>ft.map(([t,,o,n])=>`--_d-${t\#
            }:${e(o,n)};`).join(""),bt=z(`:host{display:block}:host([hidden]){display:none}.root{--_u:calc(1em /\#
             16);${U((e,t)=>e===t?e:`light-dark(${e},${t})`)} ${ft.map(([e,t])=>`--_${e}:var(--cast-${t},var(--_\#
            s-${t},var(--_d-${e})));`).join("")} --_hover:rgb(127 127 127 / .13);--_press:rgb(127 127 127 / .22)\#
            ;--_ease:cubic-bezier(.2,0,0,1);--_far:1;font-family:var(--cast-font-family,var(--_s-font-family,"Go\#
            ogle Sans",Roboto,"Segoe UI",system-ui,"Noto Sans","Helvetica Neue",Arial,sans-serif));font-size:med\#
            ium;font-weight:400;font-style:normal;line-height:1.4;letter-spacing:normal;text-align:start;text-tr\#
            ansform:none;white-space:normal;color:var(--_body);accent-color:var(--_accent);-webkit-tap-highlight\#
            -color:transparent;-webkit-text-size-adjust:100%;text-size-adjust:100%}@media (min-width:1280px){.ro\#
            ot.far{--_u:calc(1.35em / 16);--_far:1.35}}@media (min-width:1700px){.root.far{--_u:calc(1.6em / 16)\#
            ;--_far:1.6}}@supports not (color:light-dark(#000,#fff)){.root{${U(e=>e)}}@media (prefers-color-sche\#
            me:dark){.root{${U((e,t)=>t)}}}}*,::before,::after{box-sizing:border-box}[hidden]{display:none !impo\#
            rtant}h2,h3,p,ul,ol,li{margin:0;padding:0;list-style:none;font:inherit}button{appearance:none;margin\#
            :0;border:0;padding:0;background:none;font:inherit;color:inherit;cursor:pointer;text-align:inherit;t\#
            ouch-action:manipulation;user-select:none;-webkit-user-select:none}button:disabled,button[aria-disab\#
            led="true"]{cursor:default}:focus{outline:none}:focus-visible{outline:2.5u solid var(--_button-text)\#
            ;outline-offset:2u}.far :focus-visible{outline-width:3.5u}.heading:focus-visible{outline:none}.icon{\#
            display:block;inline-size:24u;block-size:24u;flex:none;overflow:visible}[dir="rtl"] .mirrored{transf\#
            orm:scaleX(-1)}.heading{font-size:calc(var(--_far) * 1.25em);line-height:1.3;font-weight:500;color:v\#
            ar(--_heading);text-wrap:balance}.title{font-size:calc(var(--_far) * 1em);line-height:1.35;color:var\#
            (--_heading)}.small,.caption{font-size:calc(var(--_far) * .875em);line-height:1.4}.small{color:var(-\#
            -_body)}.caption{color:var(--_caption)}.line{display:block;overflow:hidden;text-overflow:ellipsis;wh\#
            ite-space:nowrap;min-inline-size:0}[dir="rtl"] [dir="auto"]{text-align:right}[dir="ltr"] [dir="auto"\#
            ]{text-align:left}.time{direction:ltr;unicode-bidi:isolate;font-variant-numeric:tabular-nums}.hush{p\#
            osition:absolute;inline-size:1px;block-size:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);whi\#
            te-space:nowrap}.icon-button{position:relative;display:grid;place-items:center;flex:none;inline-size\#
            :48u;block-size:48u;border-radius:50%;color:var(--_icon);transition:background-color .15s,opacity .1\#
            5s}.icon-button:hover{background:var(--_hover)}.icon-button:active{background:var(--_press)}.icon-bu\#
            tton:disabled,.icon-button[aria-disabled="true"]{opacity:.38;background:none}.icon-button[aria-press\#
            ed="true"]{color:var(--_button-text)}.button{display:inline-flex;align-items:center;justify-content:\#
            center;gap:8u;min-block-size:48u;padding:10u 22u;border-radius:24u;font-size:calc(var(--_far) * .937\#
            5em);line-height:1.25;font-weight:500;text-align:center;color:var(--_button-text);transition:backgro\#
            und-color .15s,box-shadow .15s;position:relative}.button:hover{background:var(--_hover)}.button:acti\#
            ve{background:var(--_press)}.button.filled{background:var(--_accent);color:var(--_on-accent)}.button\#
            .tonal{background:var(--_tonal);color:var(--_on-tonal)}.button.filled:hover,.button.tonal:hover{box-\#
            shadow:0 1u 4u rgb(0 0 0 / .3);filter:brightness(1.06)}.button:disabled{opacity:.45;box-shadow:none;\#
            filter:none}[aria-busy="true"]:not(.plain)::after{content:"";position:absolute;inset:3u;border-radiu\#
            s:50%;pointer-events:none;border:2.5u solid transparent;border-block-start-color:var(--_progress);bo\#
            rder-inline-end-color:var(--_progress);animation:turn .9s linear infinite}.button[aria-busy="true"]:\#
            :after{inset:auto;inline-size:18u;block-size:18u;inset-inline-end:8u}@keyframes turn{to{transform:ro\#
            tate(1turn)}}@keyframes breathe{50%{opacity:.45}}.picture{position:relative;display:grid;place-items\#
            :center;overflow:hidden;background:var(--_raised);color:var(--_caption)}.picture img{position:absolu\#
            te;inset:0;inline-size:100%;block-size:100%;object-fit:cover;transition:opacity .25s}.picture img[da\#
            ta-state="loading"]{opacity:0}.snack{display:block;border-radius:12u;padding:12u 16u;background:var(\#
            --_snack);color:var(--_on-snack);font-size:calc(var(--_far) * .875em);line-height:1.4;box-shadow:0 4\#
            u 16u rgb(0 0 0 / .28);pointer-events:none;transition:opacity .2s;overflow-wrap:anywhere}.snack:empt\#
            y{opacity:0;padding:0;box-shadow:none}.live-mark{display:inline-flex;align-items:center;gap:6u;color\#
            :var(--_live);font-weight:600;letter-spacing:.02em;font-size:calc(var(--_far) * .8125em)}.live-mark:\#
            :before{content:"";inline-size:8u;block-size:8u;border-radius:50%;background:currentColor}.ad-mark{d\#
            isplay:inline-block;padding:1u 7u;border-radius:4u;background:var(--_ad);color:#2b1f00;font-weight:6\#
            00;font-size:calc(var(--_far) * .75em)}.is-lost > *{transition:opacity .3s .8s;opacity:.55}@media (p\#
            refers-reduced-motion:reduce){*,::before,::after{transition-duration:.01s !important;animation-durat\#
            ion:.01s !important;animation-iteration-count:1 !important}[aria-busy="true"]:not(.plain)::after{ani\#
            mation:breathe 2s ease-in-out infinite !important;animation-duration:2s !important}}@media (forced-c\#
            olors:active){.icon-button,.button{border:1px solid ButtonBorder}.icon-button[aria-pressed="true"],.\#
            button.filled{border-color:Highlight;color:Highlight}:focus-visible{outline-color:Highlight}.snack,.\#
            ad-mark{border:1px solid CanvasText}.live-mark::before{background:CanvasText;forced-color-adjust:non\#
            e}}`);var Ht={deviceControl:"castViews",instructions:"castViews",mediaControl:"castViews",deviceChoo\#
            ser:"deviceControl",connectionController:"deviceControl",noDevicesAvailableController:"deviceControl\#
            ",navigation:"connectionController",toolbar:"connectionController",miniController:"mediaControl",exp\#
            andedController:"mediaControl",trackSelector:"mediaControl"},Ot=8e3;function d(e,t={},...o){let[n,..\#
            .i]=e.split("."),r=document.createElement(n);i.length&&(r.className=i.join(" ")),n==="button"&&(r.ty\#
            pe="button");for(let[s,a]of Object.entries(t))s.startsWith("on")?r.addEventListener(s.slice(2),a):c(\#
            r,s,a);return r.append(...o.filter(s=>s!=null)),r}function c(e,t,o){if(o==null||o===!1)e.hasAttribut\#
            e(t)&&e.removeAttribute(t);else{let n=o===!0?"":String(o);e.getAttribute(t)!==n&&e.setAttribute(t,n)\#
            }}function w(e,t){let o=t??"";e.textContent!==o&&(e.textContent=o)}function be(e){let t=Math.max(0,M\#
            ath.floor(Number.isFinite(e)?e:0)),[o,n,i]=[Math.floor(t/3600),Math.floor(t/60)%60,t%60],r=s=>String\#
            (s).padStart(2,"0");return o?`${o}:${r(n)}:${r(i)}`:`${n}:${r(i)}`}function me(){let e=document.acti\#
            veElement;for(;e?.shadowRoot?.activeElement;)e=e.shadowRoot.activeElement;return e}function Ut(e){if\#
            (!e)return null;try{let t=new URL(e,u.base);return["http:","https:","blob:"].includes(t.protocol)?t.\#
            href:null}catch{return null}}function mt(e,t){let o=d(`div.picture.${e}`,{part:"picture","aria-hidde\#
            n":"true"},I(t,"stand-in")),n=null;return{element:o,show(i){let r=Ut(i);if(n===r||(n=r,o.querySelect\#
            or("img")?.remove(),o.querySelector(".stand-in").toggleAttribute("hidden",!1),!r))return;let s=d("im\#
            g",{alt:"","data-state":"loading",decoding:"async",referrerpolicy:"no-referrer"});s.addEventListener\#
            ("load",()=>c(s,"data-state","there")),s.addEventListener("error",()=>s.remove()),s.src=r,o.append(s\#
            )}}}var y=class extends HTMLElement{static get sheets(){return[]}static get topics(){return[]}static\#
             get node(){return"castViews"}#e=[];#o=!1;#t=new Map;#i=new Map;#r=0;#n=[];isBuilt=!1;constructor(){\#
            super();let t=this.attachShadow({mode:"open"});t.adoptedStyleSheets=[bt,...this.constructor.sheets],\#
            this.root=d("div.root",{part:"root"}),this.snack=d("p.snack",{role:"status",part:"notice"}),t.append\#
            (this.root)}connectedCallback(){let t=()=>this.invalidate();this.#e=[...this.constructor.topics.map(\#
            o=>u.subscribe(o,n=>{this.#d(o,n),t()})),u.subscribe("style",()=>this.#u()),u.subscribe("connection"\#
            ,t),ht(()=>this.#a()),W(()=>this.#c())],this.#a()}disconnectedCallback(){this.#e.forEach(t=>t()),thi\#
            s.#e=[]}#s;ready=new Promise(t=>this.#s=t);#a(){let t=n=>{this.texts!==n&&(this.texts=n,c(this.root,\#
            "lang",n.language),c(this.root,"dir",n.direction),this.#c(),this.#u(),this.root.replaceChildren(),th\#
            is.build(),this.isBuilt=!0,this.#l(),this.#s())},o=ut(this);o?t(o):dt(this).then(n=>this.isConnected\#
            &&t(n))}#c(){this.root.classList.toggle("far",J());let t=getComputedStyle(this).colorScheme;this.roo\#
            t.style.colorScheme=!t||t==="normal"?"light dark":""}t(t,...o){return this.texts?.text(t,...o)??""}b\#
            uild(){}render(){}invalidate(){this.#o||(this.#o=!0,queueMicrotask(()=>{this.#o=!1,this.isBuilt&&thi\#
            s.isConnected&&this.#l()}))}#l(){let t=u.connection;this.root.classList.toggle("is-lost",t==="lost"|\#
            |t==="ended"||t==="unauthorized"),this.connectionChanged?.(t),this.render()}get styleNode(){return t\#
            his.constructor.node}restyle(){this.#u()}#u(){let t=u.state("style")??{},o=this.styleNode;for(;o&&!t\#
            [o];)o=Ht[o];let n=t[o]??{};for(let i of pt){let r=n[`--cast-${i}`];r===void 0?this.root.style.remov\#
            eProperty(`--_s-${i}`):this.root.style.setProperty(`--_s-${i}`,r)}}isBusy(t,o=[]){return o.includes(\#
            t)||this.#t.has(t)}wish(t){return this.#t.get(t)?.wish}async act(t,o,n={},i=void 0){let r={wish:i,is\#
            Sent:!1};this.#t.set(t,r),this.invalidate();let s=()=>{this.#t.get(t)===r&&(this.#t.delete(t),this.i\#
            nvalidate())};try{return await u.send(o,n),r.isSent=!0,setTimeout(s,1e3),!0}catch(a){return s(),this\#
            .fail(a.message),!1}}#d(t,o){for(let[r,s]of this.#t)s.isSent&&this.#t.delete(r);if(!o||typeof o!="ob\#
            ject"||!("failure"in o))return;let n=this.#i.get(t),i=o.failure?.id??0;this.#i.set(t,Math.max(i,n??0\#
            )),n!==void 0&&i>n&&this.fail(o.failure.reason)}fail(t){this.say(this.t("requestFailed",t))}say(t,o=\#
            !1){w(this.snack,t),clearTimeout(this.#r),o||(this.#r=setTimeout(()=>w(this.snack,""),Ot))}iconButto\#
            n(t,o,n={}){let i=d("button.icon-button",{"aria-label":o,...n});return f(i,t),i}};var vt={"cast-dial\#
            og":"./panels.js","cast-instructions":"./instructions.js","cast-expanded-controller":"./panels.js","\#
            cast-track-selection":"./panels.js","cast-volume":"./panels.js","cast-queue":"./panels.js"},$=e=>imp\#
            ort(vt[e]),gt=null;function qt(){return gt??=new Promise(e=>{u.subscribe("instructions",t=>t?.presen\#
            ted&&e($("cast-instructions")))}),gt}function q(){let e=()=>Object.keys(vt).filter(i=>!customElement\#
            s.get(i)),t=i=>(i==="cast-instructions"?qt():$(i)).catch(reportError),o=()=>e().forEach(i=>document.\#
            querySelector(i)&&t(i)),n=new MutationObserver(()=>e().length?o():n.disconnect());n.observe(document\#
            ,{childList:!0,subtree:!0}),o()}async function g(e){await $(e);let t=document.querySelector(`${e}:no\#
            t([inline])`)??document.body.appendChild(document.createElement(e));return await t.open(),t}var k=e=\#
            >void $(e).catch(()=>{});var Ft=z(':host{display:inline-block;vertical-align:middle;inline-size:fit-\#
            content}.root{display:block;min-inline-size:48u;min-block-size:48u;color:inherit}.icon-button{color:\#
            var(--cast-icon-tint-color,var(--_s-icon-tint-color,currentColor))}.icon-button[data-state="connecte\#
            d"]{color:var(--cast-icon-tint-color,var(--_s-icon-tint-color,var(--_accent)))}.icon-button[data-sta\#
            te="noDevicesAvailable"] .icon{opacity:.6}.icon-button[aria-busy="true"]::after{display:none}.wave1,\#
            .wave2,.wave3{transition:opacity .2s}[data-state="connecting"] :is(.wave1,.wave2,.wave3){animation:w\#
            ave 1.5s linear infinite}[data-state="connecting"] .wave2{animation-delay:.25s}[data-state="connecti\#
            ng"] .wave3{animation-delay:.5s}@keyframes wave{0%,66%,100%{opacity:.25}20%,46%{opacity:1}}.icon-but\#
            ton[data-hidden]{visibility:hidden}@media (prefers-reduced-motion:reduce){[data-state="connecting"] \#
            :is(.wave1,.wave2,.wave3){animation:none}[data-state="connecting"] .wave3{opacity:.25}}'),F=class ex\#
            tends y{static get sheets(){return[Ft]}static get topics(){return["button"]}static get node(){return\#
            "toolbar"}build(){this.button=d("button.icon-button",{part:"button","aria-haspopup":"dialog","data-h\#
            idden":!0,onclick:()=>this.#e(),onpointerenter:()=>k("cast-dialog"),onfocus:()=>k("cast-dialog")}),t\#
            his.root.append(this.button)}render(){let{visible:t=!1,state:o="noDevicesAvailable",label:n="castNoD\#
            evices"}=u.state("button")??{};f(this.button,o==="connected"?"castConnected":"cast"),c(this.button,"\#
            data-state",o),c(this.button,"data-hidden",!t),c(this.button,"aria-label",this.t(n)),c(this.button,"\#
            aria-busy",o==="connecting"?"true":null),c(this,"data-state",t?o:"hidden")}#e(){let t=new CustomEven\#
            t("cast-button-tap",{bubbles:!0,composed:!0,cancelable:!0});this.dispatchEvent(t)&&g("cast-dialog")}\#
            click(){this.button?.click()}focus(t){this.button?.focus(t)}};customElements.define("cast-button",F)\#
            ;var Dt={skipNext:["next","next"],skipPrevious:["previous","previous"],rewind30Seconds:["rewind30","\#
            rewind30"],forward30Seconds:["forward30","forward30"],closedCaptions:["captions","captions"],stop:["\#
            stop","stop"]},Gt=(e,t)=>e.wish("playback")??t.playback;function Kt(e,t,o){let n=Gt(e,o);f(t,n==="lo\#
            ading"?"stop":n),c(t,"data-action",n);let i=n==="loading"?`${e.t("loading")}. ${e.t("stop")}`:e.t(n)\#
            ;c(t,"aria-label",i),c(t,"aria-busy",n==="loading"||e.isBusy("playback",o.pending)?"true":null)}func\#
            tion Jt(e,t){let o=t.dataset.action,n={play:u.state("media")?.live?"stop":"pause",pause:"play"}[o]??\#
            "play";e.act("playback",o==="loading"?"stop":o,{},n)}function wt(e,t,o){return Array.from({length:o}\#
            ,(n,i)=>{let r=e.iconButton("","",{part:`slot slot-${i}`,onclick:()=>Wt(e,t,i,r)});return r})}functi\#
            on yt(e,t,o,n){t.forEach((i,r)=>{let{type:s="none",enabled:a=!1,pending:l=!1,on:h=!1}=o?.[r]??{};if(\#
            c(i,"data-type",s),c(i,"data-empty",s==="none"),c(i,"aria-disabled",a?null:"true"),c(i,"tabindex",a&\#
            &s!=="none"?null:"-1"),s==="none")return;if(s==="playPauseToggle")return Kt(e,i,n);if(i.removeAttrib\#
            ute("data-action"),c(i,"aria-busy",l||e.isBusy(`slot${r}`)?"true":null),s==="custom"){f(i,e.getAttri\#
            bute(`custom-icon-${r}`)??"more"),c(i,"aria-label",e.getAttribute(`custom-label-${r}`)??`${r+1}`);re\#
            turn}let b=e.wish(`slot${r}`)??h,[m,x]=s==="muteToggle"?[b?"mute":"volume",b?"unmute":"mute"]:Dt[s];\#
            f(i,m),c(i,"aria-label",e.t(x)),s==="closedCaptions"&&c(i,"data-on",h)})}function Wt(e,t,o,n){if(n.g\#
            etAttribute("aria-disabled")==="true")return;let i=n.dataset.type;if(i==="playPauseToggle")return Jt\#
            (e,n);if(i==="closedCaptions")return g("cast-track-selection");if(i==="custom"){let s={bar:t,slot:o}\#
            ;return void e.dispatchEvent(new CustomEvent("cast-custom-button",{bubbles:!0,composed:!0,detail:s})\#
            )}let r=i==="muteToggle"?n.dataset.icon!=="mute":void 0;e.act(`slot${o}`,"tapButton",{bar:t,slot:o},\#
            r)}var L=class{#e;#o=0;constructor(t){this.#e=t}run(t){t&&!this.#o?this.#t():!t&&this.#o&&(cancelAni\#
            mationFrame(this.#o),this.#o=0)}#t(){this.#o=requestAnimationFrame(()=>{this.#t(),this.#e()})}};var \#
            Xt=72,Yt=z('.root{position:relative}.clip{position:relative;overflow:hidden;block-size:0;visibility:\#
            hidden;transition:block-size .2s var(--_ease),visibility .2s}.active > .clip{block-size:72u;visibili\#
            ty:visible}.bar{position:absolute;inset-inline:0;inset-block-end:0;transform:translateY(100%);transi\#
            tion:transform .2s var(--_ease);display:flex;align-items:center;block-size:72u;padding-inline-end:8u\#
            ;background:var(--_background);color:var(--_heading);box-shadow:0 -1u 0 var(--_line)}.active .bar{tr\#
            ansform:none}.body{flex:1;align-self:stretch;min-inline-size:0;display:flex;align-items:center;gap:1\#
            4u;padding-inline:12u 8u;border-radius:0;transition:background-color .15s}.body:hover{background:var\#
            (--_hover)}.body:focus-visible{outline-offset:-4u;border-radius:12u}.thumb{flex:none;inline-size:48u\#
            ;block-size:48u;border-radius:10u}.thumb.wide{inline-size:80u}.texts{flex:1;min-inline-size:0;displa\#
            y:grid;gap:1u}.texts .title{font-weight:500}.second{display:flex;align-items:center;gap:8u;min-inlin\#
            e-size:0;min-block-size:1.4em}.second > .caption{flex:0 1 auto}.slots{flex:none;display:flex;gap:4u}\#
            .slots > [data-empty]{display:none}.slots > [data-type="playPauseToggle"]{color:var(--_icon)}.slots \#
            > [data-type="playPauseToggle"] .icon{inline-size:28u;block-size:28u}.progress{position:absolute;ins\#
            et-block-start:0;inset-inline:0;block-size:3u;direction:ltr;overflow:hidden;background:var(--_unseek\#
            able)}.progress > span{display:block;block-size:100%;background:var(--_progress);transform-origin:le\#
            ft;transform:scaleX(var(--_at,0))}.progress.ad > span{background:var(--_ad)}.progress.live > span{ba\#
            ckground:var(--_live)}.snack{position:absolute;inset-inline:12u;inset-block-end:calc(100% + 8u);z-in\#
            dex:2;inline-size:fit-content;max-inline-size:min(100% - 24u,560u);margin-inline:auto}@media (max-wi\#
            dth:359px){.thumb,.thumb.wide{inline-size:40u;block-size:40u}.body{gap:10u;padding-inline-start:8u}.\#
            slots{gap:0}.bar{padding-inline-end:2u}}@media (min-width:600px){.body{padding-inline-start:20u}.bar\#
            {padding-inline-end:16u}}@media (forced-colors:active){.bar{border-block-start:1px solid CanvasText}\#
            .progress > span{background:Highlight;forced-color-adjust:none}}'),D=class extends y{static get shee\#
            ts(){return[Yt]}static get topics(){return["media","dialog"]}static get node(){return"miniController\#
            "}#e=!1;#o=!0;#t=new IntersectionObserver(([t])=>{this.#o=t.isIntersecting,this.invalidate()});#i=ne\#
            w L(()=>this.#n());connectedCallback(){super.connectedCallback(),this.#t.observe(this)}disconnectedC\#
            allback(){super.disconnectedCallback(),this.#t.disconnect(),this.#i.run(!1)}build(){this.progress=d(\#
            "div.progress",{part:"progress","aria-hidden":"true"},d("span")),this.thumb=mt("thumb","film"),this.\#
            titleLine=d("span.title.line",{part:"title",dir:"auto"}),this.mark=d("span"),this.subtitle=d("span.c\#
            aption.line",{part:"subtitle",dir:"auto"}),this.bodyButton=d("button.body",{part:"mini-body","aria-h\#
            aspopup":"dialog",onclick:()=>g("cast-expanded-controller"),onpointerenter:()=>k("cast-expanded-cont\#
            roller"),onfocus:()=>k("cast-expanded-controller")},this.thumb.element,d("span.texts",{},this.titleL\#
            ine,d("span.second",{},this.mark,this.subtitle))),this.slots=wt(this,"mini",3),this.bar=d("div.bar",\#
            {role:"group",part:"bar"},this.progress,this.bodyButton,d("div.slots",{part:"slots"},...this.slots))\#
            ,this.root.append(d("div.clip",{},this.bar),this.snack)}get active(){return Boolean(u.state("media")\#
            )}get minHeight(){return this.active?Xt*(parseFloat(getComputedStyle(this.root).getPropertyValue("--\#
            _u"))||1):0}render(){let t=u.state("media");this.root.classList.toggle("active",Boolean(t)),t&&this.\#
            #r(t),this.#i.run(Boolean(t)&&this.#o&&t.position.rate!==0&&!t.live),this.#e!==this.active&&(this.#e\#
            =this.active,this.dispatchEvent(new CustomEvent("cast-should-appear",{bubbles:!0,composed:!0,detail:\#
            {active:this.active,minHeight:this.minHeight}})))}#r(t){let o=u.state("dialog")?.device,n=o?this.t("\#
            castingTo",o):"",i=t.title??t.subtitle??(n||this.t("castConnected")),r=t.ad?.title??(n!==i&&n?n:t.su\#
            btitle??t.studio??"");w(this.titleLine,i),w(this.subtitle,r),this.mark.className=t.ad?"ad-mark":t.li\#
            ve?"live-mark":"",w(this.mark,t.ad?this.t("advertisement"):t.live?this.t("live"):""),c(this.mark,"hi\#
            dden",!t.ad&&!t.live),c(this.thumb.element,"hidden",!t.thumbnail),this.thumb.show(t.image),c(this.ba\#
            r,"aria-label",[i,r].filter(Boolean).join(", ")),c(this.bodyButton,"aria-label",[i,r,this.t("openPla\#
            yer")].filter(Boolean).join(", ")),yt(this,this.slots,t.mini,t),this.progress.classList.toggle("ad",\#
            Boolean(t.ad)),this.progress.classList.toggle("live",t.live),this.#n()}#n(){let t=u.state("media");i\#
            f(!t)return;let o=t.live?1:t.duration&&t.showsPosition?u.position(t)/t.duration:0;this.progress.styl\#
            e.setProperty("--_at",Math.min(1,Math.max(0,o)).toFixed(5))}};customElements.define("cast-mini-contr\#
            oller",D);import"./stream.js";document.readyState==="loading"?addEventListener("DOMContentLoaded",q,\#
            {once:!0}):q();export{F as CastButtonElement,y as CastElement,M as CastError,D as CastMiniController\#
            ,H as Texts,L as Ticker,u as castClient,be as clockText,Rt as configureCast,me as deepFocus,re as de\#
            fineIcons,Kt as drawPlayback,yt as drawSlots,d as el,I as icon,se as iconNames,J as isFar,zt as isOn\#
            ,$ as load,q as loadPresent,wt as makeSlots,At as moveFocus,Tt as newID,W as onInputChange,ht as onL\#
            anguageChange,tt as openTransport,mt as picture,Ut as pictureURL,Gt as playbackAction,k as prepare,g\#
             as present,g as presentCast,pt as properties,c as setAttribute,f as setIcon,w as setText,z as sheet\#
            ,Jt as tapPlayback,dt as textsFor,ut as textsNow,bt as theme};
            """#,
        gzip: """
            H4sIAAAAAAACA4xYiXrjqLJ+FUeZLwMJIenlbvIQ93r2XpNZ/XmmiVSOSWTwhXKWY+vdb4Eky+7lnDvT3YaiKH5qR7faD+5RrZ57\
            7+7+AVPMx8ePxOlEJMJHczUjSk/4cZGPT8Xxo3b6yt3ZSHg0qcUbVN/nJrDLJaKzYmDsYoliEKCCgn4R7lF70Dy3DllemqAvKyjF\
            YIz60tgS7lV2/CibcDHQ45mH6WRraZI27XLGde2NPu5EqQz9EkjC9+Ja7T0SF8rC3eAcUPxdMa7OSlcs52BRXrryYSSvAJ8jekN4\
            gWU6XidkfDhd2gKNs4N/IuOrCnAA6u+MDz3g0luaKLusqtHedQ57SmVuOs3qzZ6/fXXLXtpycPCVDT8z4KuW70LqsqS5iGAvZAkk\
            CWjec/8SuUHiwwIUiVo4YxH83N1CdnCwBzKO4g1/2Zn9ul5fr9eMdHIqLuTU+de6mDFUZ8g45zUd+vqW2P5hAoIFzzq5JRk3E7+I\
            VaEXBBBy2r/QIZjbOKz58Js7E6Jv79xS8h/IIKlsdWdKnOUoZpB8ztUKooleuKUtjb16WRmw+BEK7BWLZ6cHBy7+w0AWMyhufjLB\
            XJrKINmXrT4jvTw/j0BuN4T33i3A40PCNBrtnfaqPvwYcZGuWDQnDtx0EI8wVenBcpTG0kZSKsq5RjonsDfIDw7oOvGHPRioygFy\
            gTLMdEmB5Bx2dJK9TeZcbMh8y9i/bnxpx3EFKqvONtBMhGbl/y7BP5ynUHP+eVWx7DDj3MjKFbp6q+fJX0qjK3dFrmIkXdzG3w59\
            ls9dqassggdluDA7wJFtz3k9RNaB4sMIw6n3ZJcOlFVuaIdWWbnQnnjeuhJGIytnLiA3U2a/gcsmXOs1ceqwCU4yZVZq1MdNjB6H\
            grjodq0X2E2c9bp7/6XuNK3cwusK4iwhHcJo61Kjzzg4KOiXP9/fZ4Nd64xipOdbSF4iA4Fi7ISdNJiM+kOdjdkfsoIpHv0hffR3\
            fvJYEAndgiiXDtHNiTQRYy/CRJmYFcZaVHGIXMwUef0Ik4RjaCTk0EyxmYpLZSNPFEksjcgc0hTbqZgrN5rll0MyCXMjpo89P3Q5\
            q44DP7T8B/VovZ7/cPxG40zOjSUWkE2YgmzCVLgRtiRsSQS7s8yjk9PkHAs6phGi79mp2MUkdjHxfIdz+4Zi94Zc3KBKzPoyEDZC\
            nccbdLbZkjPnR4vDJ0c3eCif9KZ53uWeAUbvFU6NpZQfGQUen8ipqRA8C+osUNpGHpW0h93V/szc+HTS+L5V+K1MJcZG+IkaR68Q\
            pI7JJkRCjFvXHK8VeYkV4ZtSgHLtD55CsxUXhJ7wegPF9FmDZn1BgREDOSX3DGyVflIurJocLECGwruq+qtF95OBO7a6pKi8yTML\
            2kPATBhbGQs9gTZRjsz3HvXHnSf35quoHGiVs/eoTQkYg3vTWGTrdSL0jUW2CaPdfNC1CrQDpAkvnUWw+Lo0GOs8EXfZmw4jo/yd\
            9yup1sYWJC48yvfGWdOXZCJLZeHS3dPQ69I4+g3Ly7nBSIAA8ZesD/Rj5voK4hZXOZ9NpLFFtSwhsKYIU7Z0X6mfN/DQ1E5QZ1Ez\
            IEuY6mWF7z1ETijjHXSFf4eHOCrQV+1wDqjbYZiZaeRotTpMgkh0vPKf3Qtd3ET9dJQXMTWCT+TGq5wiR4673K5SmmxLe/ecLE1Y\
            xAqQLsBiu9SMskLbAqpMrJqB7ryGd2icLCoXgEU/WjTXepUu2dfnugmtexwnlJMhFZLYVFFzQm4TIy7Raf68KZtfSqrpAvOF87hK\
            uM7Rg54PdBh8qKfezTN5EhJJXodsGFvZ16iewBPx227D15f8c9SYtDAzZQk26zsRRAoAHSAHge4GbGpFtC9zJ4qZtldQ5laEmfY0\
            MCrqImnZpybzx4//YFmCHjIBXMb+VYQEYlULnQZBfUdHLH2V+2+fUDd5xqzX0b8oRZynE392/gb8WbbMuCb9QhVggP5hFdQ/etj/\
            RrSYalPRQNe8LqLRV5p1SSThY1tpBHCr/xmjiOWL0ABH+YW/0xof9nJg02KydiMRUXqIXeGXO7cO7fTzLyzQat0krX/4f7ALrygf\
            GdmSFKvELFrFqyqGDdgSSoqFNFlavcSZ8+afRBM2sdYpl7Wm/I3xkV+vjQyoPTKex5FbMB5tDMjG487lRNb7XHN0JgKV8ztjKTWI\
            bEF5Jczc3ZdUckzijcd1wrcYXMrI3fKNKW5oebIpeYHxtMQ0DbrtWwr+zFmwVZxrFWc3ijOds/hW4SEqfMcZ2cbv79JcXifXF6vo\
            uHk2d+UyplCr5zQrdMDjNj7IJloFGaNaVEmvmiYB30AIdH/WCrh2xmafwbxt6xfZgaTM/r3Kq6+qvPqGyr+BpAJ9C1n9pR2+vadj\
            qKN1xGXjPQUJ8hdmDm6J7J7wMy7+5YFCd0m2FvMkg13SHs84F/cqAHbC5uI19k4gnQXvnVdzoWk8b4QrtopNdL6oI5aFjPqFcvQZ\
            qHwhF9R9jL6Ka+HsVVZHnsJZC8mnRoZJKbcpPLdsEXs6U4iFjGcS/IqRGuqYoV+oxhuSTTNxjeqpeKOKSocwgHsEW4bB6wh/RSID\
            +mV80TAUjq/CcgE05AJnJsjoWSp7SbISe9ZQA2pcBuXquk/tF8i6nih2eIV/WKCLzdZHTeac/6SrJYTGn43F/6YGRT+wR/8Zu8C5\
            XjCIOQ3dOXrSTKTLhS7PUwZ4LLLTjPOkTJZlfKvvj/kzpuj+pdB8OEi1+BydJ8W2SfGvCHP2gqcPCrfOlAN60e6wBcCGJwbYzspV\
            t9Ll9Pa4eFTdo3H9t4wTNsp/318fcFRs/PvB5IifSLiHgkW5kTm+vWZNGQK+JW7YlPMdNulhUekCGFA3LEgBG8LJ7+N9En4SiUMy\
            DOF96BZTEWYdMcQZsYmN5IXGWbTu0YYSQPtidsSog/i0/90K60+8e3eWULgSfvz415duTg4KFgnMoz4nvmSOC5dc723jZqt96Iu2\
            PMlE02Kk3ktSwuHDfafSjfex/Y0Ff7jv07Y3ejHct/0w9EPdsheKuKtYePqwUFk3piAicDo427CTDQcxK2+cdJA8eR/quJLi5PMl\
            rEnY1FwtPbBVV/1SZnddj2JrtaLkjVs+xZrNTiEX7kt6rxUn+ketDlG5nAv75Q6jLBftWK/XLbbW06mhawgl43UyMsPPrmGj/xK1\
            pv47FN5cQgr0XaYQPY2YOvlBhrhJtB/3uOjIjazYn0ST96g6ECIiy3qLZCOXsO/krg5YOjP292wXalNgd48cdd/qHE8ms+6uN9gC\
            /NT5eWyjZVo4ajYX9cIFEw+Natl5XJ7G4EMZAG4utCeJzQfEbnl7JQbB6pYSWLS8xtwKrxFyUyuUnXzhlTtiZucJThAimmPLTx7B\
            k0OTn3IRaE9lbmFED9UcZbn0OmX4ON99VBvLtoR52sprHR5sMQhgy2hD8r1dM3qgT1QBGel/TsooQyZW8YNJvjJlHhO0kFI60a7m\
            WNedyG4nitUccOZig5d2Rg/v+0HVeeeIudEo+/Pri4wTLQ1yK025cd/NG9yrR8OhPzrqWpzYdvszdY1CD2Pq1krfaYODKVBm3fQ7\
            2LoW8B7QaMS2ADRnZu/fnROG2FuV4EO+et42l0mr+acXoD34AWWzJG7JeP0pKmE7zlZZ+/g9vqAKTDL1YlGZJimeXAdns7puldEf\
            3/zkfzt/91aGVLTM9IFZLgpdzOJz3h3HzAuZKDyUJNzoKuSZSy9gD1PwhOu9o3MeEnNHykQwV1ZX+fNL5/E8jSU2rcNIskfwlHdP\
            CzZLLh04zry7G6QEyWaybUXEKa9pVY+ku+mcWneVW6nHp0+bz2haxis2j1hNSSes1x3bD/9xSurpZqSxp4//hzcfklPvk8/q1nid\
            ENkAS10UuQ0fJmjb5z49fdSlrBn77DEw46K9xGj06btVt4ss1g15eu5WahMh/yHeLueX4OM9Gx9o8kX2Eci5jp9PEXzGKa3JJ4eP\
            Dw89HzaA4znvPVkjAJups602byaqQ4pWzuua3KX7dNWl6t1vwOz7WM7GsYzuNFyT7yldFY1TDXdrimp+ozPjeu2QEbb/48xKVBvJ\
            mfCraMz1/9CtdKnvQHYJ4QgQ7wwLhCMEppN1pr3bsYPdbrMZ5t33+3T02m0HhiWRLVVJpVLdkm9Ya4acwyDqrbXD27fv8WcFbL1b\
            zJd4T+qb7V9WyN9HtHgCL7Bw8I7vwLonTP26bgM7GkN3uD5/Gh0kGMt5JUGlMARPc8xRG21L3JHsKoxDARGYCLuODwEOEG6XIbF6\
            8NLfmfButxwTwpMd+VvUBNdyRAd5wZubTRAHldiF7hHiJiUYjkAlRCGBUXZPLkFSYDaZ8cUuPKy1CxCeOSdAbGd8ZAzgG/yWuSlC\
            lIxP0pF9/D1Yj+ut5/gZdF0nXv5i8oQMeQB/IThgwOvlR5C4S4tQxvpADS5rr0c9eMARiwH5BsQk7+LwLaCuMoMZnlzYg+/2ocMp\
            N3xuuvmfXRN9mqZ7TAizfUEGlnnMh8nE6GAO3l/BxuPI6WFFEfXk880pafw1BE+9vHdMioZfH3A3ZJrBw3oIm0smTRaj9krDh13E\
            952ty36Lfu+vcBXZ6X9Lv8W53+BoO+H+Cw/CgmBx/7dPZKsequ77t8uLi/1+r/epXm++XZgkSS62wzdUw8DPU1XdFzq/Fp0rtgR/\
            ojL08lamYCMKcweR5gge+9GtZMgr/dXDTO9xsRUF6lK3OpFZ5EDGgnKdXae6UGiecIGe1GFWameJLq9LnSo0P0sSdDHtMfoC1l/U\
            vFK5TgdJddYAa2clZCTVVd5hdh4XujxAJTGI3tWYgBNmON2IsZTeZ9EAkWQKM4a8TbXpMp2Szftc13elNsRg1paSq3RNjorW6LwD\
            4Qw7Vw2+c8UPxzHgqTLazCVz0/OGEBnP5EeDmWJiQ+kM+DqzJBbLbdNbdsXc11AhZiq0IFL0ylup51KorMMpYrS5AcrYzY5mx350\
            m0OmJulizkZD5dBfMcCvLnEmFCDdH5cQy4/o/uo7c83lw7JnKbPpHyOOb5yHICSOCOh0CeBGWX1V2rS1roYScotzba4loeDwERSB\
            wTs0jPvj35cPX3r0mh1i9AP1XcIoIZZG17r2x2R3EEj4ABize1seQ/BPLV4frC0VlUnCkoEB2G/5U6Rb6uYs9ePlAPIofJ3z/EPK\
            RVtPvEoqBcRQn3eqNp7Oh6vQC0/gljo3XOF5xW2YE6QzeCxPUelq9BGT66LoqhhfARE8JDVdbBHXBwhPifKaC7SoCogGe/Ehf7ne\
            be1+wJzdUOKwYTzZUcKOJ3C/wm6YA+r32yz4NJcm2G8uBmyZpoTI0bzDQQqAZk6lBg2sFJzXGVBBm0VfNS0aBfkW7wuPEcL3vtl8\
            SBMt0Kx1QZKBUvwRxWHd7V5hs19fABpQOw6UWq7qJoPk2BJPuZgLXIEiC1uOKIpwFmjdrfc/RQ4LXnf9ydYFA1eHQ8yN2G6M/ow+\
            +8Z0Ru3NAYG1SdZMrNONBkk+CPrTJJFyVN6XE7Alb7UZXL5ojDKe8YRyBJ+6OosBq7byJJ+ZKshngY4IejU7BJXel3PuCw8dQK3R\
            SC3ehHVtKARtYiSMgPBG38Wn8NgusB78tmjw8s3dK56vraYubC1kkOwDGU3nFxwhYkzAIB5kZECzYQpAC5Igj2qEjY5pwgpYEpMt\
            GP62We/erDmL5bec8ls7fuWjmDNdUHNUnDBM8oHjjJgMvmMsl2bkmo44wvwfYO9uCTI0mbZuTke7l+O4llhhmYTlRU5d4C67WPFs\
            XI12vkwZwPFHhztZwJoEOxenph+LP17lmWhL8GAf68kCPLejqgwin8JACU2VvwkT67yO4CIuZmOgIQoILLUIRdQTfs4F3IukI1Q5\
            DG7yDkWjBjl/6jupKS0bEWGdiPdNH/qfVwsOo5mLSjACOlXZsXBASst0QTm2u5eXzntUySLmGWS9uCVRdtGtSRCglIwFBERBd3Pz\
            hVmbxhhDhPg0DLupLnnsG5ykYjYvVOnco/TERlrOsVgrMMJTdlBZheVsYIB/hvkgOESq8ZEDUntPNza4N2iKza7BJ+cFWEgygNGT\
            X9cbHlmzkrEEoHean6Vlxl7loNQlXt+d9GvERiohxzcQ7kXfoUqiBFbdZqhRyo5RzDTHVuxGWYs8coqJgbkTLJ27GlcG8GVl6fs2\
            rm+Xz8F2hJ4CeFfHBm6MCVFAHNV2zIj8Pq4N8f3ucrX83GQa77J75e7/7Wpw3ulY9sQi5y4foTBLYA01Irk5jeQwMKhVTiJ5gJ+L\
            5PC/Fd7JfKbPyETNEFLdcfhOoCQDOLA9G5m4avmy5BKmNhtXKB1+jOFfJfOCykobGH2AJtwfWqEX6LTharZwygxI7lKPxuZ+/bDM\
            JVaXDZ2RLcRSSdUICuaTgu2cVsMPw4X8ILluiceokNyHwlrvkFmzH4xznwFZt8bQfkkJMAilrTXnml8lLZ4GjwtoKJAG5wnGesLB\
            72/2pvr989Ofi+d/+DYP5sZtIAr/FR/SsD6ITptGHY/pvXMmTVJyPBmSOMGQGnDd7f8evAXrdVc0kdgFLL73gZOyhYqofzeWxJRp\
            reg8sRY8SKt/p7Hvt+CLMjUwLYPatfW25J7H+6nQMIDx/Eqmzu4uK3v1WXOdKnmj8HH4UMhUBz0Tvm3LvvkPvvSFB5/4ueA9RsXi\
            hQBtKv1wKICXuy2PKlUeeJaaVcD7m9QIktzRJWkkko3AV8LQqF3p2lAiRlT6rNoCe4CfZSLiiAKV2odeowbwBfCimx5bs6/gVRI1\
            STsFmEM7Ws6g0N9XdgORQWZuZbwBNZad/aPzdJ3odfGYTijXO3xJTuntzgWsyLg3TzLcOUVLN399Fe69JBMgtRcr5FYVXAIfmPCT\
            Lb/cZDbvZssrvyHTBh3mxYaIoTLzsJF59XDKxGATmSYJujmcCTdQc81oju6E0GxAViMGreUEYXgk4pCeF2ZsbG9jft7hwPpbje5E\
            0d/m0VwEyNa+wmA0n/aeoSmGn35iBKf097vy/mDvLzytn5+NC+HLCdj3qdhTNuizn4qKZs3coggKtX0Q3fuZ+YzJ3L0s9D9Qwgdb\
            CwYeZPicO5k8jdIzbhIZhyGjHY9BeZC9iWaC+qcjrW5Ea6NwjyJ0dav8d86+1ErgfUXL8KOt1XSV8wy3zuySl/2K5whBtAwOeOXK\
            er9RkWujPpYvsPxoAzU4cpmgdwEgaxL+uEsANYHw3QQExZWMgHm+4k0K7a4uL6t9yY1PMPgFUBIR8OTmvom+8ovAgqmjWj50yTpR\
            87zynf7Y5Pglz/VPHBVgplx5dipVjr2i2L65kpaSTXl+9xBLbb13VXvI6knNA37SIrEMNqruxwj3kufTrrFg4tmv7/T6nNYPZ3uD\
            DSVEtln50KaiKU5xwZNULCTKDkWRgiDKxb3p3Luh1/lkkqW5QWhjF0SzkJxuiGYDNz1iG72R3znMOnJnY6qMhc5w2VOXcBOehK3/\
            XFz0pD26irVaKAKjm+xC2qFZPeKbDleJcSJg3Y3ep37pnF59ia2wS9QNmVLW6TeYFtMOCVLI8muw85WSCj/3Z06WsqwvWPT8n5+3\
            1l9aL4vl54GPA1iisZKaWD8w9eau7LO5xZGF4bevBEpOVzHFNyb45uzti4cqDtMA/Tw9VfLz5FQJpOfPiyLxdg/t2PenIfRdZLYW\
            i38vlAlB5PI6VU9cSBo+PAUVfLC+Yrmwqq6wqQhBk6oPjtdqgAvH5XU7Bh6TEl6z4Btni4O1owU1sCEhabQdU1LnTx6t1ldvLTak\
            F/n6/HSdhK+P6SJsjnujtqXb6jDxGldLJ6cnb39A2PFZonGE6IxnqL38dV5EjNco7OQLrmoeSgAHo8xej2UHW4LEnhfCbJ2XdGLJ\
            vDC+x1ocfbP3/3NyHdyx6jj4r7DJlvAOsNRJBrb33nuNAZNhF4Y5GG7j8N+fZJk6Tjn3lXuxkWVZ+iTLNh4uxL5ecJAgZ+3HZyn6\
            Mx7yY85wTYKH9DaAuswwIs3VLLdrhp/i2ThNztVFA+MsWF1WHzFfB5WsdQIEGgXdFvIffPJyr/BxUfZPqTat9m7DILwPOT5lxyzL\
            iZxlGWAZKulhofZYlGcZPrFjdl8Ukhp4Tg2WZ51ALvOLwwHbrK2mt6G+r8myehtjo9TLfBef+AM/ci4boeW1ALgN3TAMUzn6Q3bM\
            PSSfYPEcQG6j7OAeHqRgETumvmw0mfoFBCmwk37M6wpkM8PrTYi7zYKM5Qc5kjzyo1TyWAD4NlDe8oAfuNRCEAXHgDSNUNUjlnqO\
            fN8ryL737N4l3OTPgRnpXBa6LrXIiiiTLVpWCo6t6GFF7RVhwfDJP/pZQJYBkDDIIunvhTZP+aFIJW0eeogwQqUip8dNCzf3OdBh\
            2yOPFLbow1D510o3LmjnKHXDAh5GkpLTZ4v090KbBv7B4zTCNGRkDXEGJ5UZbVdm3Na5rM8DL5CA4iFYIpvk3zXdorDwi6C4l80j\
            /8HPb/79b+vPeMxY0OyKn3BP33A/AspyG1crMeSX8uPtMXlcPn600u7bn+4eY8yyhrwU8qxG3ikZZd3dP+WyCHjNbzFBH50WMrQB\
            A3gsw7nHa+Obhncwk68Of77D5Bw653hW+10eP1Z4c8TOARt3mOVaKI/5aI6wjJplhiaTwEgTk4vIryCQ3FIuIzYlHBrHGw7rMY0G\
            vDk1MHfH7VN65/n3hvofRHS8wEzg/QUdQffe9+V7zgSPsz4tMzvln0rIAxzfcuFfT74uWBt7ySpMr+VdVS9iryvhLkjzVHHjj+wM\
            YeMPTdp0jXXzR/7UcOPPP8cJXHS8tvvSuvkNvFJ0Nz/j1TsOgGDGbzguUb/flqyyBLy0BW/LwjRJIlF+4nHN87KvqeI93c8EJ1QE\
            OJeDIduaVYlE/YkoPCfE3K3D4HNhGUTZiUpCkIEhz7H8kJ4quhY6L4BCoiJ5fyo7LlvO3CVqY6UFjMNmsp4m4m0kTEDU9P8lMGYX\
            +wQiEXKIVHZGlxMXOpQCx2uz/H+9gBG47tcSbe34PVQJM+7q8kzL1tjzH9zLB3OQaHbApmtEO0GkQL1YHOpGHZ979wU+h2s2B+Ai\
            +guuMIUBTm7c0RBXjnLruq6FU6ip+A7oWZh+mosIF/mdlwrotshOvOYxNl+3Ud7YQbtx/MKK45SDyTg8MPyeaYBrVagsNHbatDhn\
            QM04Of7G742v0LKYnbvx5FunwLpYfWU1lVWVA8T+p/Icu8mF5TlycwFbYkHbmUv0xSoZHWnuH3CZz8C0maKZ2ZAwG35LDL3mR1Bb\
            Sn0roKhuN6/xO1F0TZ+dbCYT3rhm5/LSVwwLSS9ACXRFjfqZ4LZ/ocaw3Iynsv6O+6BEUhfLxlhuMQ1N36ELEj+qs9Wlifmd70S9\
            IZqqzI3JlZbEyUwUmd0UheBd7PcjgtDQM1OYDZwIyFQupadUoR5zx+3ckNAtQwo0ftgnsnYpFhX/QIrDKFxUcOKpWI//zMv223K5\
            /G/DqUucRnk+LHFEgNPwv93ZnjkLNyxBbb10gBHi4gEPl3lt7sJYsAl8ketuA5HibBIs3rfsEqesQgyOTld2FX+lT02Hkb6H0REQ\
            BivLURnly4ydh3vNYELFZLgOpuPEd/tOVcJr5LQ13mIT8nDSwVzJq6q8iFLsgjnqKMGItza9uzEnPbO+awDrK39rcRiKsuraFyjx\
            qjAaoObDvN8SQ5OkPwMIc26nZV7GpWjATzlZ+B26Gvx97mtw6izuWApe3GJZAIJ6cRqmb6pjlkLLvuMb+MICeIEvFVUEsvF5r6wM\
            tGPjdiqEEdxHiNyvmRpVkdfY5KWLBC3HCPOOJ5NFntoyT+Sy2QYWtYgzjuFq8aCNrOHD2tWoSBEbL8X2IgZptjBEKcwE3UtJsM9C\
            ISGKhNXgZN99lIWN6LHMo4al1cRY1ptbWrpuryGWydaWeAmZVPti4FTixU7wsJ8CxuvmsrdVa1KIJm6ODpVm/1C6RuUnEpFbo2Aq\
            URYfbfUp7lT9BNHjoZfOsTXOPHF5bm/4/t5YGClfjgbHQBcO/OgquC0+NAn17KBfBwPmA/QjCrKcXKF3dN4IjrfigugcXDXyXEOn\
            ssPtoOYNh4WBXOtp2sv66+ZUveueBmVtWKqBLoqJXcPrjbA3cAFBZ3ewdAgg/6bNvlTGvDOMDvI/94B9bFG/QDqMkoUvuTwxIXgT\
            pNNefFR4pp/VcQCv5dmcUrgJkTc3iS7aYVIQ6GKFyo7UNU/qnajWKcc68aa3Cui4Etgl8tMegzlRKp/iiDE9ITuXNZMiy21F5ygM\
            bMLw6KnA3coZcBplKAXQGHFG2Qb3bcDEoqRcSQWuO34PjjCLltVcGCjC0DWrjKRt5D0oD9+Y45o2xZO2Ex9Ak2t7jqNzKTMg558R\
            +PfzzTWYab/ETPQT/tS1UdZPw3NYcLdKwiUTaWkpN/Lw0i5KCHMo0zpszLOFH4lNh/+U56EC9QVTfSMzoFX4dkdHbmxs85EdLD1/\
            iZvwbHiHXqMEyefao1X15+RYyca7Q+x4597+g6l1GK1mxGxJSi/Z+eP7E2+5UkHM60v3cdHMssbZR4NR3u+SG2tvnadwQjr0W+Ug\
            E3Mzbxxcd7/Wd1yf169pz5P59kqsaUG5ikIbfG19UJezrA28PiceHZZrRy75LTDpjfs911CHGja7za2feoXr7hXyytjvaeSlsKtG\
            dMZ3jC8GnfEDAWoSyRwSouhqwd7yvM84DK6RTaloDprV+dKBPd3uAzt5YrUUpwj6VpISuNJTBroB7K/I3jjdLBFbhUDDFwZnAveL\
            7abv5sD9ipD+WsRlVwPGn007wkJlD+awTvSsKXMjo2PWruaqH8j6H8jq13NDa596EIYIIz+b9p+SXfmZVfq+mXJ1awLxtbA/ZOd3\
            TPwJ0jKdO63wuxAma+Wo7S2KE+Mj3RX5GXzmn/N3ZcbxHmLbVPRTDvhzQeLGKum4G9UvNi+k7nUtFK9T0wgQ/mbD+sZaLtKoqkpD\
            dG6+7O06lBs3lu2vaOGEeR7B3Gg/sGg4qDYn56BSlRKti1oJ0BLDTSj8++0z3ZMIiLq5AglMzpjpPn1mzzp03745qi0xzZbAorbH\
            +MimUs+0advz46PVVd4XNPTi9OOaZXr57vIIBCJXhzAranixydv0HPQLs/hqeXsedOQW7NQPor8HbqfBc32wWDqtdpEpvboCoZPT\
            +awuWFNL0JVVYXEJliepFpH2DrSjsHNyfEgIx4yCzsXjiMAzNQE+Mkp1zIDS/VYbssJDnGo1JoahUOfUG/ktpY9UeZJbCJLXna8c\
            KAeVTem2GEKiV0GHfOIwOsB9LBCALBDpgawL1TJhixMmIcZhRq7MmtMLPR1izqosK4XVoSXvBEXC9msNkuoSZ2g9QrneolweqVJR\
            ipQOzkZitys2cInbolUhgeNl0I5HNtX2kb741BFsRUofivtYBhG8ImmJUpZTTtPQ2I8Cmy9u06dH6cTp3kx9cm+mDf0c0NihNpZa\
            dyMqC9c5LaxcWyh6VjSo+L9Ww2FJzk14DfW4WP6vKPdCnr9YnMOYqALIBhQlILGWem2ZDFz99tkCLtP2v8MDbQOOy5jiyxR0rDAt\
            LY6qMpbRqUTqW3k2Lkw8Hk7zw9P6jdvUFlAvHer+klq7zMRxGjA4aEDKss7Q6kKfQZ6yyEqK3y+5TaxRKln21Y6LilqktmgazHBi\
            KqL/lW43LIMz2l3ThJUpkqtxgCLkXJj2jNRLEbpKiqpp5ukbK4fXEZqkU05d90fn2LvpLOzis9Jv4zVIO/BUZhYlFMzOLyfMzgc1\
            78aLi02MLRxP8i7JSGcG22M021RE0bsiZucbAUG71Qmay61LHZQc+Aq+36Cnefjzs6cyKnvkWJ/snKH2ALR0gWrmYIg8LR/OVZ4N\
            4GnOK/peDsTJsX8AOhKiEvnIBKKROjyuwDXSIFjdfbemVRRhYySa481R88jo+sgYQiD9ZOda3l9Q/mUG7k00tinI9dIsTwNMp1vs\
            HxvtbFij1AuutFjDQk2EIYBRj+fMjXb7MigbincyCHbJjxRq1QIby+DCTHMc1lfbWK5HfCZqkM81fXtJmI3djTcq9/wcNe1zaGeE\
            A7eaWxc051QluHOs8riFwWygI2l1403ZT/FGpbFm7DoOlVm1FA+pYKyeBkmthDVhtELoI4T+LXI4IYcD7T0HOrJMVVgqtcnpKxEx\
            doaPOnDNnL5fxLQCxuXTgdgSOUjbucoyopA/gHlwWDT6JHSCZhSabjzAUaXeJHeHrxe/K+1rp30zhZEzwtWK3/Ga3t2LH+QzSeLc\
            J9bBQl63i7WxhVDztgKAsDyVdwa8UhUlIW+VCn5bENGhYH0ojp30WDZkDcwJvE0VIo5nN5Vo7oJ1aO3miuRj99M/WQXqPCRnx0js\
            t7hhxHKf9dtZldm9/g6UrrRaZsMmlHMndEWFP++Pjccg7dQPK7DarfAUpoAfLa1nbmi3Mzdg0UnanJpp1HDSB8LscO4H0joynp9v\
            a1I5/2ZMJ2AfpVEcNd/Y0l86PNqxM+FCVXhyMGkC5uOxLc8QYNeQoyUASzA1HIIiWOBkwY+vFFYoP92VxeIKgYTPg/c5LZFcmv32\
            YK7axUM8CIwVj4iWQvUvjSeT3D/0QJWabEbnq8Drkg4lt8X1sE2gXTqOpsqNsNjDTgXUKzUM6N7uPRDLtGD4FmrDTihwLxnhRRre\
            Enx4ROdkPB8SvAUATJs4BkPjXFNLXVx1ewQsa113P2E7Q8yyc0lK2CFWSo/W8piRMc0Ymx7POGEc1tVMpKEoo0DOxvDfNeXZyCK/\
            KrhImCIRA0unwb9CLLjC13DkW6BzyxCIE/MjR3WjNNUJxCkxIwQwxzhXSTlVJ5nJdAolXzENW+vZQIm1K2NpKvhb8wyZYRdZU38l\
            O7FGaE1qaRlq+baQ0BWRIVXVbC4hpKX94aPWDfluEH7VX9OXINTPpyWcGGqwzkYmTnf0Xr4aeSb0TfctnyQTZFhvjfVF9W/zsCcg\
            T53wEQp1iNJh0VrFvIcYAkkCQKG9QBYQ1rD4RgZfYIo6zeWgG0t0Mt3zRpwkCkuC37eWiWnw56G/qFnQisNg5SJv6JTOrDrCplsS\
            kRzJAuiIaXkw2S+Wj9gQsUMUzokRdk+C5GEyQStNYMwI0pgOxJbh035Y7Te9CEIHwB/LzvI3hsyGlD5j5rsgmnhtwuJ5Zqoq2U+A\
            5zjZ7CQ119huVOD2pfllvxrL/ON8oolgQoOsh5CrrL0jGzEqp3Iyg3rx9Q0SoZn2QjblTLFSYyO0IE8KsFhMZFehTuXHCCi2LIF7\
            BWMOeQKg77ZXyGiabImSsBz5fE6bAv5LUiKbqVrKuCnCrg5bimbCDMDeOIDvJcD2MdhfUwqbFhZnOA3zUvYxPc630UOxiRDfqsFy\
            8AMCUVZVQmYv2267H8uvkDgtqeTJKmosh3/uIPivMLawiqBMsc1QP7CI8T5Ao58F0OhIMk/NB5ziueikL+j4eZ5CGUix5PToAiZN\
            lEIjqMmdaQ17gvlKQRfsFcEyNzDwHpo58ohVEEolqSYaLr+9zw7+jdxSHfe2/MZiVICoEDqoH++F6FsVpgmalzl+NPP68N/tflqt\
            NUy1gFXz7eAimamUVKQvgAPsg0cq3i3pcmJ9pD9YouTQPl4X6/Y4FkWKVLgI1M8+0ffufaKh93QNidSHW+Rx515wuzlM9I2DSQYi\
            45Kd/lGdz7/XoOi/a1shqdXwmdL3N6Qj77fJRO6brVIRJ4LeIh0RgX047sgZEfGmv+1eCuFeReR21F22l2tY9cpHXGdRL2RYclva\
            AtekYQ0ncyoJuYrqdokf6/kqT7YDCGP1OpOeQzj0BtFGqIUKBzhQuTnSawh2tO2Xsp2cv9ruXcqGv3XPXYBsCAcXJ+HnI0icqYZI\
            PFqFqiwhbspK+04VO0liJWK3dtrXCwzNyD/acnGT4CA+HQoLTyalDKOy4qXISmZdvLRQpmpLJ7NUA/ovtkXjbQPkg9JHnCcw4yAo\
            XR8fn7MJ3gnYhUnbh+f0TgSRLaVXKUAJcbbZ7XYspSO2KsRx4Hs6zIavc6V958YWh5C/tOolpc70ff6m7tH2tHtVXz5nxqeG7aPs\
            34GGx8tAz3Qpj5kOj4FP6SdrNoRwziXT4dFxlyQBxQkhw7Owo0B65amFTuQx0/4x0GLhL9P8dzDoB2bhDEHs4TLP8MWBGAyD2RTu\
            LWxYnxhRGYnK5wHeW4VRD/1XwJRUnEnZ2PEjg+dIJHWkUONTQxoFuycaq95BDcUOO3Fi0JTgjaIjzWSc15JPGNVpeXCphxzJQyV1\
            W2CZIH+VDPno6rFE9WC81TrXBCcgJFa6pYBVkdR4TPkrbZBZVrVMyNVs9tlgRRb8PF8ivaRcU03Z6n6gpovUZNIZwYIdHOsF7vDI\
            e94Tl+2ghTBThAPLIjrFQZfgFvLD7rw1O/hhKUayTP/GWdUQbQRd4xAV5j1COPvscFkFYnDeTHffLYQsYtlYmF15hAVYeqE8xwtg\
            i/Q/wDrbGkr3Aw7sxKIgwwgJZbpTOjhZsA65LRaSvngmaNVMHzEFLve1BHHX32Wa2HC7Gy4BDokr8VScbLg2Bo62y16iW3+G5M35\
            yzypqS0Qsh7pTZPpEIrqRu55NFptt5BmcDhMxqgUipevTPU4Sm/oWg/Zk7ezkkKVgZQnZBkm0HRk9vWxD+nh85v0GF9Gc7zg1SMp\
            avU3vX+h3x0sbDFBkyYtVO0fV3jHgVkO1Zpc1g27sddBuUd68oM5anUxWVhcqyBtkC6BpHoPw6JtQDIcD9PfomEKjV5a643xAtEX\
            2jz0uyxbfh3AULRdvG0wYBFxQ2FcYB/sLJ+WR4SIvrdZVtcDYmE0Wp3muZuV9li43PhyTn+WOT35zl39ZT5dGtoNlR2k0byI1Jud\
            2mySfEgXs6RLFjgZHy14WWgr8J1km1ZDr5jb4qm/VgCaulmifDNeSbMww2rdWAfIhoVqmf8hh7jhxX8ADPAW41u3Nb+PE0Yu3rJ7\
            RF5qQNzevYusLY0Wy/QDnfASInuRZv1uFl/e0n/Ygzifnydg2jBWGLuPMabhTD2bj84xMb4xhMRZ0NkiAfmldIgIv0GQAASS42JE\
            mXx5ax1n40yDCuqpSchqAOyWM3nl1GhdJ5cA1bVPsA35I8dhLsG6+1CjkntM7lV4yrToDnaYYogn0IbBRU3bBqWQ012CMc5cwZCy\
            8m1oWya1tRystKdHkcubXGhM6r9KGsbglRnb6myvpsBGb97ZrJ8F4Y5Am7NrzQi4gNebCCDQNJxOrNl2qUgjiPBAikHC2PT/op3M\
            zZlLATchLvsErmr9oK+T1t3SlEBxc7u5ODvOfiy10BgKNubv/5FOoOKOs0yFX0AsLy9cqphksh3nMoNjDGD4ocC610XNlOSPzO6s\
            JRAlsh92O6ndZxJE9kjjL9JBP7Y9+gdjihgrsSsMnSivQ+GMBq5cJiK7hHK2uXSE1GANkVqYXY+7D0QKyhcE9aIP4YZ55AhMP07M\
            xVdh9dptyWikZiO4+cgg0kkJjZ6pkD+gMq4Ik3DnKCTODFeHha9y+PztizDm32gZtnBpVHbnc1ot1PzDrt32lreukvrOSW+VDHEa\
            4JzALlG/rfXde7O1ElM8lzGGtBerIb6Yst79f1hf84TWV83rO7MwnvhV1lA7f2ejdZ0H0VduethgM/lIjb8At9ZThuH32C6c85lM\
            /xaKcUWaZIFwLSgaUcc2OdMY4zBqx8PAoZa3AIwhONz7ZwSHf2wXHMpxVosob5sAMYX0WowV0FVAQziM1SMsn7QcpiocosuK0RGG\
            zj0hYHM2VjIPyiG1nkbYngbKnjGaR2BaxdjHX8DhFUR4D6CgyWTguSWl4O0d6wL7U9LJppJV18+C6/LvXqoaHKahjBQPAyQTXBJP\
            qQUhJTP7xJetXmTOF1+8pzRqFxKPXaztsc8STvRGq27Jlr+DxAbm3UV0KUJthvDO3X3d0iQl1GSqmHHfbQqY4ehjY0ztwmWLcDkW\
            UpzlV2t+p+XL2yMEYfP2kEPUBYWASF0H8Z6DqjRs9IQLIBsEhAitnbaxkk7mZW7x1ohAFu2T6dvsiXVGRhMePfzPslM79B88Bp2M\
            wM3O0JIG8grDkd8shD6URE1I3CU2DhShSpRtjFJk/BAvkEH//V1L5T1q8k1ZGoemuj60e7UNtBGnUv1u/i+3153cJ6mZyUcQsoBx\
            LM4CaMcyrOXMyYY7g26qciZqgjE8SYqzFXfFpcm0q4tBE7kT6Ipek1UhhIoOqeGGsWLFt+rOcLK1mwMXHa5R7cNdc7Erh/1HxACE\
            dl6fn+4yzce1YoCeky/jrHzvsKt/HQaoS1FzEaGG5nTy+6pg6xLdLOTgzsXC4v9zC/UHEM/1wvDUgVjazQvcDwYMVYgTNCsK9hzA\
            3FaFD0utVtN1+FVTxmnQs1mf1i3QfkQUkKfTFIJlcXNR9CpaF4MxCOfmKLay0ogMGL/ilGUuLbxrRHBVpnhWJd/Z1SNTEt1744Vc\
            M9EVuSQCbhyJhYGCQOM1KQrNPg11qNJRSAt8p2/whcOdyvRNxW+WP1eAIm4UO3YnDVsYxEyXlXEC2lUNyIaXtDXHUro91fey8oUl\
            SBsMNqCI0lVtam6ehnmJxlLXRZFG1+nca4BebK5aHtIL7eUuLHcBYHT9H+Y52rp7KZO9WhfRzYVfhJA4yCfFHEMPM3vsyARshk26\
            joxeWgVzg/v1u+Vpflddp/NCa8YfN73nLgtPrwX3wBXgoPkC8ERnMTYQ2HvxDBtEuFEgSONf654+36zuK1/jBu53yKi/j7vIcQUt\
            Dx0pqH7vnJ3DM3FgbJHec6/Pkr2ofgh3bK87/dQ+0n6BnNd4tovGeY3UjpfWAVt0BKaLofDur4VCwvrChjldLi/vY2ugV/KOBnwE\
            CaV+YqzL6ujtS9Hm6Pfe6Sc7ZE/xujzXj/CPQ7Xulu4RC0mnH9vX7j7Nuw+Gn180+mM8oYH1a/f0ktFf+q0NdUH3ZnAW3/I7HZm5\
            nD/bd1r9H+3p3/DYNo9wiz9DfAk2z25PBXEuzsY6Y3r+jMMu+kZfWDexs9G/xG9kEqQfsINU/VvWkr2ybqslCAr0mbyg3MmLbeBL\
            js8ju6amOMF7bCum/xIXtLd+Ky+2xz7YFxxx9GObDgmZfS+csguGwf2Wej+8Pm/f6mN+BYB8mP8d9O8Jbr6JAAA=
            """)

    static let workerJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "943e7020ad41a6e3",
        text: #"""
            import{EventStream as r}from"./stream.js";var f=2e4,m=6e4,c=new Map,l=class{tabs=new Map;topics=new \#
            Map;connection=["connecting"];clock=null;isOver=!1;#s=null;constructor(s,o,a){this.key=s,this.stream\#
            =new r({url:o,token:a,heard:(t,e)=>{t==="clock"?this.clock={now:JSON.parse(e).now,at:performance.now\#
            ()}:this.topics.set(t,e),this.tell({topic:t,data:e})},changed:(...t)=>{this.connection=t,this.isOver\#
            =t[0]==="ended"||t[0]==="unauthorized",this.tell({connection:t})}})}tell(s){for(let o of this.tabs.k\#
            eys())o.postMessage(s)}join(s,o){let a=!this.tabs.has(s);if(this.tabs.set(s,{visible:o,missed:0}),a&\#
            &(this.isOver=!1),this.follow(),!a)return;s.postMessage({connection:this.connection});let{hello:t,..\#
            .e}=Object.fromEntries(this.topics);if(t&&s.postMessage({topic:"hello",data:t}),this.clock){let n=th\#
            is.clock.now+performance.now()-this.clock.at;s.postMessage({topic:"clock",data:JSON.stringify({now:n\#
            })})}for(let[n,h]of Object.entries(e))s.postMessage({topic:n,data:h})}leave(s){if(this.tabs.delete(s\#
            )){if(this.tabs.size)return this.follow();clearTimeout(this.#s),this.stream.stop(),c.delete(this.key\#
            )}}follow(){let s=[...this.tabs.values()].some(o=>o.visible);clearTimeout(this.#s),s?this.isOver||th\#
            is.stream.start():this.#s=setTimeout(()=>this.stream.stop(),m)}};function u(i,{type:s,url:o,token:a,\#
            visible:t}){if(s==="join"){let e=`${o} ${a}`;c.has(e)||c.set(e,new l(e,o,a));for(let n of c.values()\#
            )n.key!==e&&n.leave(i);i.postMessage({joined:!0}),c.get(e).join(i,t);return}for(let e of[...c.values\#
            ()]){let n=e.tabs.get(i);n&&(n.missed=0,s==="leave"?e.leave(i):s==="online"&&e.stream.kick())}}self.\#
            onconnect=({ports:[i]})=>{i.onmessage=({data:s})=>u(i,s)};setInterval(()=>{for(let i of[...c.values(\#
            )])for(let[s,o]of[...i.tabs])o.missed++>=3?i.leave(s):s.postMessage({ping:!0})},f);
            """#,
        gzip: """
            H4sIAAAAAAACA3VVB3OrOBD+K5j3xoMmOl1vMEqmXO9tqidFwUusGCRGK14j/PdbSeDySqq90ravYN311vnx+xdg/L/egeoyhZmb\
            Gme7XHyMMSQeMa9eKJc18jP4gnfyK/pbSwMvs99Vz1tZtwpx9Ooel2Dlba/r49vaGgO119bITb68MQ/5dVW3tt5LM7RtpfHPF+Dk\
            6tPqGcZISKMRhtpbVyC3XLHR7zSKPbyWyOPLNGJs5IpxcG1pubd7MKXiO1BuWxaeA5OXo5dS5rFdfhVTU+vR2JflL//++YfolUMo\
            gAmKcOXLHlxjXadMDSFUsKmMeWk3geBjaZ6C0LbFGI9Kz7fKqxImNvF6p8wD0BRCCB/GSK2PePiUPy/vN59chznBbGGbPz0t7wej\
            Br+zTr+h8GnHY6XSUz/6iXFkI81etOAzm9kmSxnqPmKHBWNW9Bb974CoHoCuT49WmwAyG0OSkqtjyk4h3ah0UyyxtD3y8YVGfd8C\
            gd5pRNrzk4lxtV6nmwdGZ5Aa27YBSL5SzIEfnKnwbI6zdc6BmlhFg407oBKEMMEJk/zz/pFORZDr98Y7DVgcKZpHXq/Peiwk5bFS\
            nqjyNPVREwkCI4+RwP/FO3r46OSC8tX728Tj1CbJjBRL0tfN6yJKjxaj75msjeG7a6Jr3gvmnYCx9xY3qeyOCrSgXkCg/YylLVDR\
            EH4rjqSjmYHsjJmqpkLuP92BHXxKeIbs1Gr0z/ZEYb0UXxxJ4luqRPxQboikY88Xqh1oF3Yt0HZQWHlpxSyfD7XFqxMZkRnOplDO\
            F6yc70oEv6QXZLP3DNzRgFUzmKimbCg0H/3rHkrk50+NRdJ+iqBhsF8wR57WAnn3fLRT9nxU011VR3MAe3qqoyWAhydRW0B8WrFq\
            MaEJJqwPGDATEFtJCeu1EYk7TXI9Jzl0JUutgqdq8RDKMxGCNLtnVeJvWloAtQiIH7tcL0KGxECoQF0M2dOI5Ff5CY8LxhHyKzjM\
            UsawNS2NkK/XsIC51/W+YAQlQtsIa2aDymIMnyRYbvT1FB5zms66tAidRZliOAi4I5sqAutn48HRrJGwcVlDv2eNxR3I7XU61XGj\
            a2bnPS4uLuXnV1osNijf8ktPlotATrxh1f8L0Gvy9wYAAA==
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
        "base.js": toWidgetsJS,
        "cast-button.js": toWidgetsJS,
        "client.js": toWidgetsJS,
        "dialog.js": toPanelsJS,
        "expanded-controller.js": toPanelsJS,
        "expanded-style.js": toPanelsJS,
        "fader.js": toPanelsJS,
        "icons.js": toWidgetsJS,
        "instructions.js": instructionsJS,
        "menu.js": toPanelsJS,
        "mini-controller.js": toWidgetsJS,
        "open.js": toWidgetsJS,
        "panels.js": panelsJS,
        "queue-edits.js": toPanelsJS,
        "queue-items.js": toPanelsJS,
        "queue-row.js": toPanelsJS,
        "queue.js": toPanelsJS,
        "radios.js": toPanelsJS,
        "reorder.js": toPanelsJS,
        "scrubber.js": toPanelsJS,
        "sheet.js": toPanelsJS,
        "slider.js": toPanelsJS,
        "slots.js": toWidgetsJS,
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
        "track-selection.js": toPanelsJS,
        "track-style.js": toPanelsJS,
        "transport.js": toWidgetsJS,
        "virtual-list.js": toPanelsJS,
        "volume.js": toPanelsJS,
        "widgets.css": widgetsCSS,
        "widgets.js": widgetsJS,
        "worker.js": workerJS,
    ]
}
