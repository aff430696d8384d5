// Made by Scripts/embed-assets from the files in Assets. Change those, then run it.
// 43f297d1cccb3bbe5ad18a5f 10dc22c8c123122d39852006

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
        "text/javascript; charset=utf-8", tag: "cda79157fc4a39cc",
        text: #"""
            import{CastElement as xt,Ticker as zt,castClient as p,clockText as C,deepFocus as L,drawPlayback as \#
            _t,drawSlots as ct,el as o,icon as w,isOn as H,makeSlots as St,onInputChange as Mt,picture as I,pict\#
            ureURL as Ct,present as O,setAttribute as a,setIcon as S,setText as g,sheet as y,tapPlayback as Tt}f\#
            rom"./widgets.js";var U=new Set,K=null;function Et(){let{style:h}=document.documentElement;U.size&&!\#
            K?(K={overflow:h.overflow,scrollbarGutter:h.scrollbarGutter},Object.assign(h,{overflow:"hidden",scro\#
            llbarGutter:"auto"})):!U.size&&K&&(Object.assign(h,K),K=null)}function Lt(h){U.add(h),Et()}function \#
            At(h){U.delete(h),Et()}var Pt=y(":host{display:contents}:host([inline]){display:block}dialog,.inline\#
            {position:fixed;inset:auto 0 0;margin:0 auto;inline-size:100%;max-inline-size:640u;max-block-size:ca\#
            lc(100% - 40u);padding:0;border:0;border-radius:28u 28u 0 0;background:var(--_background);color:var(\#
            --_body);box-shadow:0 -2u 24u rgb(0 0 0 / .24);overflow:hidden;overscroll-behavior:contain;transitio\#
            n:transform .3s var(--_ease),opacity .2s,overlay .3s allow-discrete,display .3s allow-discrete}.inli\#
            ne{position:relative;inset:auto;max-inline-size:none;max-block-size:none;border-radius:20u;box-shado\#
            w:none}dialog:not([open]){transform:translateY(40%);opacity:0;display:none}dialog[open]{display:flex\#
            ;flex-direction:column}@starting-style{dialog[open]{transform:translateY(40%);opacity:0}}dialog::bac\#
            kdrop{background:rgb(10 12 16 / .5);transition:opacity .3s,overlay .3s allow-discrete,display .3s al\#
            low-discrete;opacity:1}dialog:not([open])::backdrop{opacity:0}@starting-style{dialog[open]::backdrop\#
            {opacity:0}}.grip{flex:none;inline-size:32u;block-size:4u;border-radius:4u;margin:12u auto 0;backgro\#
            und:var(--_line)}.head{flex:none;display:flex;align-items:center;gap:8u;padding-block:8u 4u;padding-\#
            inline:24u 12u;min-block-size:60u}.head > .heading{flex:1;min-inline-size:0;overflow-wrap:anywhere}.\#
            sheet-body{flex:1 1 auto;min-block-size:0;overflow:auto;overscroll-behavior:contain;padding:0 24u 24\#
            u;scrollbar-width:thin}.sheet-foot{flex:none;display:flex;flex-wrap:wrap;justify-content:end;gap:8u;\#
            padding:8u 20u max(16u,env(safe-area-inset-bottom))}.sheet-foot:empty{display:none}dialog > .snack,.\#
            inline > .snack{position:absolute;inset-inline:16u;inset-block-end:max(16u,env(safe-area-inset-botto\#
            m));z-index:3}@media (min-width:600px){dialog:not(.full){inset:0;margin:auto;block-size:fit-content;\#
            inline-size:min(100% - 48u,440u);max-block-size:min(100% - 48u,720u);border-radius:28u;box-shadow:0 \#
            8u 40u rgb(0 0 0 / .3)}dialog:not(.full):not([open]){transform:scale(.94)}@starting-style{dialog:not\#
            (.full)[open]{transform:scale(.94);opacity:0}}dialog:not(.full) > .grip,.inline > .grip{display:none\#
            }dialog:not(.full) > .head,.inline > .head{padding-block-start:16u}}.inline > .grip{display:none}@me\#
            dia (prefers-reduced-motion:reduce){dialog:not([open]),dialog:not(.full):not([open]){transform:none}\#
            @starting-style{dialog[open],dialog:not(.full)[open]{transform:none}}}@media (forced-colors:active){\#
            dialog,.inline{border:1px solid CanvasText}.grip{background:CanvasText}}");var M=class extends xt{st\#
            atic get titleKey(){return"dialogTitle"}static get eventName(){return"sheet"}static get isFull(){ret\#
            urn!1}#t=!1;#i;#e=!1;constructor(){super(),this.shadowRoot.adoptedStyleSheets=[...this.shadowRoot.ad\#
            optedStyleSheets.slice(0,1),Pt,...this.constructor.sheets]}get isInline(){return this.hasAttribute("\#
            inline")}get isHeard(){return this.isOpen&&super.isHeard}get isOpen(){return this.isInline?this.isCo\#
            nnected:Boolean(this.panel?.open)}build(){let{isFull:t,titleKey:e}=this.constructor;this.heading=o("\#
            h2.heading",{part:"title",id:"title",tabindex:-1},this.t(e)),this.closeButton=this.iconButton("close\#
            ",this.t("dialogClose"),{part:"close",onclick:()=>this.close()}),a(this.closeButton,"hidden",this.is\#
            Inline),this.head=o("div.head",{part:"header"},this.heading,this.closeButton),this.body=o("div.sheet\#
            -body",{part:"body"}),this.foot=o("div.sheet-foot",{part:"footer"}),this.voice=o("p.hush",{role:"sta\#
            tus"});let[i,s]=this.isInline?["section.inline","region"]:[t?"dialog.full":"dialog",null];this.panel\#
            =o(i,{part:"sheet",role:s,"aria-labelledby":"title"},t?null:o("div.grip",{"aria-hidden":"true"}),thi\#
            s.head,this.body,this.foot,this.voice,this.snack),this.panel.addEventListener("close",()=>this.#s())\#
            ,this.panel.addEventListener("click",n=>this.#r(n)),this.isInline||this.#o(),this.root.append(this.p\#
            anel),this.buildSheet(),this.#t&&!this.isInline&&this.panel.showModal()}speak(t){g(this.voice,t)}bui\#
            ldSheet(){}opened(){}closed(){}disconnectedCallback(){super.disconnectedCallback(),this.close(),this\#
            .#s()}async open(){await this.ready,!(this.isOpen||this.isInline)&&(this.#t=!0,this.invalidate(),thi\#
            s.render(),this.constructor.isFull&&Lt(this),this.panel.showModal(),(this.firstFocus?.()??this.headi\#
            ng).focus({focusVisible:!1}),this.opened(),this.#n("open"))}close(){this.isInline||this.panel?.close\#
            ()}keepFocus(){if(!this.isOpen||this.isInline)return;let t=this.shadowRoot.activeElement;(t?!(t.chec\#
            kVisibility?.({checkVisibilityCSS:!0,visibilityProperty:!0})??!0):document.activeElement===this||doc\#
            ument.activeElement===document.body)&&this.heading.focus({focusVisible:!1,preventScroll:!0})}#s(){th\#
            is.#t&&(this.#t=!1,At(this),this.closed(),this.#n("close"))}connectionChanged(t){let e=t==="lost"||t\#
            ==="connecting"&&p.state("hello")!==void 0;(!e||!this.isOpen)&&(this.#i=void clearTimeout(this.#i)),\#
            this.isOpen&&(e?this.#i??=setTimeout(()=>(this.#e=!0,this.say(this.t("connectionLost"),!0)),1500):t=\#
            =="ended"||t==="unauthorized"?(this.#e=!0,this.say(p.reason??this.t("accessEnded"),!0)):this.#e&&(th\#
            is.#e=!1,this.say("")))}#n(t){let e=`cast-${this.constructor.eventName}-${t}`;this.dispatchEvent(new\#
             CustomEvent(e,{bubbles:!0,composed:!0}))}#r(t){if(t.target!==this.panel||this.isInline)return;let{l\#
            eft:e,right:i,top:s,bottom:n}=this.panel.getBoundingClientRect(),{clientX:r,clientY:l}=t;(r<e||r>i||\#
            l<s||l>n)&&this.close()}#o(){let t=null,e=s=>{if(t===null)return;let n=this.panel.getBoundingClientR\#
            ect().top-t.top;t=null,this.panel.style.transform=this.panel.style.transition="",s&&n>80&&this.close\#
            ()},i=s=>!s.closest("button")&&s.closest(".grip, .head");this.panel.addEventListener("pointerdown",s\#
            =>{s.pointerType==="mouse"||!i(s.target)||(t={y:s.clientY,top:this.panel.getBoundingClientRect().top\#
            },this.panel.setPointerCapture(s.pointerId))}),this.panel.addEventListener("pointermove",s=>{t!==nul\#
            l&&(this.panel.style.transition="none",this.panel.style.transform=`translateY(${Math.max(0,s.clientY\#
            -t.y)}px)`)}),this.panel.addEventListener("pointerup",()=>e(!0)),this.panel.addEventListener("pointe\#
            rcancel",()=>e(!1))}setTitle(t){g(this.heading,t)}};var W=class{#t=new Map;constructor(t){this.owner\#
            =t,this.list=o("ul",{part:"devices",role:"list"}),this.body=[this.list],this.update=()=>this.#i()}#i\#
            (){let t=p.state("devices")?.devices??[],e=new Set(t.map(({id:s})=>s)),i=this.list.firstElementChild\#
            ;for(let[s,n]of this.#t)e.has(s)||(i===n.item&&(i=i.nextElementSibling),n.item.remove(),this.#t.dele\#
            te(s));for(let s of t){this.#t.has(s.id)||this.#t.set(s.id,this.#e(s.id));let n=this.#t.get(s.id);n.\#
            item===i?i=i.nextElementSibling:this.list.insertBefore(n.item,i),n.update(s)}this.owner.keepFocus()}\#
            #e(t){let e=o("span.disc"),i=o("span.title.line",{dir:"auto"}),s=o("span.caption.line",{dir:"auto"})\#
            ,n=o("span.mark",{},w("check")),l=o("button.row",{part:"device","data-device":t,onclick:()=>this.own\#
            er.act(`device ${t}`,"choose",{device:t})},e,o("span.texts",{},i,s),n);return{item:o("li",{},l),upda\#
            te:c=>{S(e,c.icon),g(i,c.name),g(s,c.playing??c.model),s.classList.toggle("plays",Boolean(c.playing)\#
            ),a(n,"hidden",!c.connected),a(l,"aria-current",c.connected?"true":null),a(l,"aria-busy",this.owner.\#
            isBusy(`device ${t}`)?"true":null)}}}};var Bt=y('.sheet-body{padding-inline:12u;min-block-size:min(2\#
            48u,40vh);display:flex;flex-direction:column}.screen{flex:1;display:flex;flex-direction:column}.noti\#
            ce{display:flex;align-items:center;gap:4u;margin:0 12u 8u;padding-block:2u;padding-inline:16u 4u;bor\#
            der-radius:14u;color:var(--_heading);background:var(--_raised);flex:none}.notice:empty{display:none}\#
            .notice > p{flex:1;padding-block:10u;overflow-wrap:anywhere}.notice > .icon{color:var(--_error);inli\#
            ne-size:20u;block-size:20u;margin-inline-end:8u}.row{display:flex;align-items:center;gap:16u;inline-\#
            size:100%;min-block-size:64u;padding:8u 12u;border-radius:18u;position:relative;transition:backgroun\#
            d-color .15s;content-visibility:auto;contain-intrinsic-size:auto 64u}.row:hover{background:var(--_ho\#
            ver)}.row:active{background:var(--_press)}.row:focus-visible{outline-offset:-3u}.row:disabled{opacit\#
            y:.5}.row > .texts{flex:1;min-inline-size:0;display:grid;gap:1u}.disc{position:relative;display:grid\#
            ;place-items:center;flex:none;inline-size:40u;block-size:40u;border-radius:50%;background:var(--_rai\#
            sed);color:var(--_icon)}.row[aria-current="true"] .disc{background:var(--_tonal);color:var(--_on-ton\#
            al)}.row[aria-busy="true"]::after{display:none}.row[aria-busy="true"] > .disc::after{content:"";posi\#
            tion:absolute;inset:-3u;border-radius:50%;border:2.5u solid transparent;border-block-start-color:var\#
            (--_progress);border-inline-end-color:var(--_progress);animation:turn .9s linear infinite}.row > .ma\#
            rk{color:var(--_button-text)}.plays{color:var(--_button-text)}.centre{flex:1;display:flex;flex-direc\#
            tion:column;align-items:center;justify-content:center;gap:20u;text-align:center;padding:12u 24u 28u}\#
            .beacon{position:relative;display:grid;place-items:center;inline-size:88u;block-size:88u;border-radi\#
            us:50%;background:var(--_tonal);color:var(--_on-tonal);margin:20u}.beacon .icon{inline-size:40u;bloc\#
            k-size:40u}.beacon.searching::before,.beacon.searching::after{content:"";position:absolute;inset:0;b\#
            order-radius:50%;border:2u solid var(--_accent);animation:spread 2.4s ease-out infinite}.beacon.sear\#
            ching::after{animation-delay:1.2s}.beacon.turning::after{content:"";position:absolute;inset:-8u;bord\#
            er-radius:50%;border:3u solid var(--_raised);border-block-start-color:var(--_progress);animation:tur\#
            n 1s linear infinite}@keyframes spread{from{opacity:.6;transform:none}to{opacity:0;transform:scale(1\#
            .7)}}.card{display:flex;align-items:center;gap:16u;margin:4u 12u 12u;padding:12u;border-radius:20u;b\#
            ackground:var(--_raised);min-block-size:104u}.card .art{flex:none;inline-size:80u;block-size:80u;bor\#
            der-radius:12u;background:var(--_background)}.card .art .icon{inline-size:32u;block-size:32u}.card .\#
            texts{flex:1;min-inline-size:0;display:grid;gap:3u}.card .title{font-weight:500;display:-webkit-box;\#
            -webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden;overflow-wrap:anywhere}.steps{count\#
            er-reset:step;margin:8u 12u;display:grid;gap:4u}.steps > li{counter-increment:step;display:flex;gap:\#
            16u;align-items:start;padding:8u 0;color:var(--_body)}.steps > li::before{content:counter(step);flex\#
            :none;display:grid;place-items:center;inline-size:28u;block-size:28u;border-radius:50%;background:va\#
            r(--_tonal);color:var(--_on-tonal);font-weight:500;font-size:calc(var(--_far) * .8125em)}.steps > li\#
             > span{padding-block-start:3u}.reason{margin:0 12u 4u;color:var(--_heading)}.lead{max-inline-size:3\#
            6em}.bar{block-size:3u;margin:0 24u 8u;border-radius:3u;overflow:hidden;background:var(--_unseekable\#
            );flex:none;position:relative}.bar::after{content:"";position:absolute;inset-block:0;inset-inline-st\#
            art:0;inline-size:40%;border-radius:3u;background:var(--_progress);animation:sweep 1.8s ease-in-out \#
            infinite}@keyframes sweep{from{transform:translateX(-110%)}to{transform:translateX(270%)}}@media (pr\#
            efers-reduced-motion:reduce){.beacon.searching::before,.beacon.searching::after{animation:none;opaci\#
            ty:.4;transform:scale(1.2)}.beacon.searching::after{display:none}}@media (forced-colors:active){.row\#
            ,.card,.notice,.disc{border:1px solid CanvasText}.row[aria-current="true"]{border-color:Highlight}}'\#
            );var ut=class extends M{static get sheets(){return[Bt]}static get topics(){return["dialog","devices\#
            ","media","volume"]}static get eventName(){return"dialog"}#t=null;#i=()=>{};#e=null;get styleNode(){\#
            return{connected:"connectionController",connecting:"connectionController",troubleshooting:"noDevices\#
            AvailableController"}[this.#t]??"deviceChooser"}buildSheet(){this.#t=null,this.#e=null,this.notice=o\#
            ("div.notice",{role:"status",part:"notice-line"}),this.panel.insertBefore(this.notice,this.body)}ren\#
            der(){let t=p.state("dialog")??{screen:"searching",steps:[]};this.setTitle(this.#s(t)),t.screen!==th\#
            is.#t&&this.#n(t),this.#i(t),this.#r(t)}#s({screen:t,device:e}){return t==="permission"?this.t("perm\#
            issionTitle"):t==="connecting"?this.t("dialogConnectingTo",e??""):t==="connected"?e??this.t("castCon\#
            nected"):this.t(t==="troubleshooting"?"troubleTitle":"dialogTitle")}#n(t){let e=this.#t!==null,i=thi\#
            s.body.contains(L())||this.foot.contains(L());this.#t=t.screen,this.restyle();let s={permission:()=>\#
            this.#l(),searching:()=>this.#a(),chooser:()=>new W(this),connecting:()=>this.#c(),connected:()=>thi\#
            s.#h(),troubleshooting:()=>this.#u()},{body:n,foot:r=[],update:l=()=>{}}=(s[t.screen]??s.searching)(\#
            );this.body.replaceChildren(o("div.screen",{"data-screen":t.screen},...n)),this.body.scrollTop=0,thi\#
            s.foot.replaceChildren(...r),this.#i=l,!(!e||!this.isOpen)&&(i?this.heading.focus({focusVisible:!1})\#
            :this.speak(this.heading.textContent))}#r({notice:t=null,noticeID:e=0}){let i=t===null?null:`${e} ${\#
            t}`;if(i===this.#e)return;if(this.#e=i,t===null)return this.notice.replaceChildren();let s=this.icon\#
            Button("close",this.t("dialogClose"),{onclick:()=>this.act("notice","dismissNotice")});this.notice.r\#
            eplaceChildren(w("warning"),o("p.small",{},t),s)}#o(t,e,i,s){return o(`button.button.${t}`,{part:`bu\#
            tton ${i??"cancel"}`,"data-command":i,onclick:()=>i?this.act(i,i,s):this.close()},this.t(e))}#l(){re\#
            turn{body:[o("div.centre",{},o("div.beacon",{},w("wifi")),o("p.lead",{},this.t("permissionText")))],\#
            foot:[this.#o("text","cancel"),this.#o("filled","permissionContinue","acceptPermission")]}}#a(){retu\#
            rn{body:[o("div.centre",{},o("div.beacon.searching",{},w("cast")),o("p.small",{},this.t("dialogSearc\#
            hing")))]}}#c(){let t=o("div.beacon.turning");return{body:[o("div.centre",{},t)],foot:[this.#o("text\#
            ","cancel","disconnect",{stopCasting:!1})],update:e=>{let i=p.state("devices")?.devices.find(({id:s}\#
            )=>s===e.deviceID);S(t,i?.icon??"screen")}}}#u(){let t=o("p.reason",{part:"reason"}),e=o("ol.steps",\#
            {part:"steps"});return{body:[t,e],foot:[this.#o("tonal","tryAgain","searchAgain")],update:i=>{g(t,i.\#
            reason?this.t(i.reason):"");let s=i.steps.map(n=>this.t(n));s.join(`
            `)!==[...e.children].map(n=>n.textContent).join(`
            `)&&e.replaceChildren(...s.map(n=>o("li",{},o("span",{},n))))}}}#h(){let t=I("art","film"),e=o("p.ti\#
            tle",{part:"title",dir:"auto"}),i=o("p.caption.line",{part:"studio",dir:"auto"}),s=(l,c,b)=>o("butto\#
            n.row",{"aria-haspopup":"dialog","data-lead":b,onclick:()=>this.#d(b)},o("span.disc",{},w(l)),o("spa\#
            n.texts",{},o("span.title",{},this.t(c))),w("forward","mirrored")),n=s("play","openPlayer","cast-exp\#
            anded-controller"),r=s("volume","volume","cast-volume");return{body:[o("div.card",{part:"media"},t.e\#
            lement,o("div.texts",{},e,i)),n,r],foot:[this.#o("text","dialogDisconnect","disconnect",{stopCasting\#
            :!1}),this.#o("tonal","dialogStopCasting","disconnect",{stopCasting:!0})],update:l=>{let c=p.state("\#
            media")!=null;g(e,l.title??(c?"":this.t("nothingPlays"))),g(i,l.studio??""),t.show(l.image),a(n,"dis\#
            abled",!c),a(r,"hidden",!p.state("volume")?.enabled)}}}#d(t){t==="cast-expanded-controller"&&this.cl\#
            ose(),O(t)}};customElements.define("cast-dialog",ut);import"./widgets.js";var G=class{#t=null;constr\#
            uctor(){this.glow=o("div.glow",{"aria-hidden":"true",part:"backdrop"}),this.cover=I("cover","film"),\#
            this.cover.element.addEventListener("load",({target:{naturalWidth:t,naturalHeight:e}})=>{let i=Math.\#
            min(2,Math.max(.6,t/e)).toFixed(4);e&&this.cover.element.style.setProperty("--_ratio",i)},!0)}show(t\#
            ){this.cover.show(t);let e=Ct(t);if(this.#t===e)return;if(this.#t=e,this.glow.replaceChildren(),!e)r\#
            eturn void this.cover.element.style.removeProperty("--_ratio");let i=o("img",{alt:"","data-state":"l\#
            oading",decoding:"async"});i.addEventListener("load",()=>i.setAttribute("data-state","there")),i.add\#
            EventListener("error",()=>i.remove()),i.src=e,this.glow.append(i)}};var X=class{constructor(t){this.\#
            owner=t,this.title=o("span.small.line",{dir:"auto"}),this.skip=o("button.button",{part:"skip-ad",onc\#
            lick:()=>this.#t()}),this.element=o("div.adline",{part:"ad",hidden:!0},o("span.ad-mark",{},t.t("adve\#
            rtisement")),this.title,this.skip)}#t(){this.skip.getAttribute("aria-disabled")!=="true"&&this.owner\#
            .act("advertisement","skipAd")}draw(t){a(this.element,"hidden",!t?.ad),g(this.title,t?.ad?.title??""\#
            )}tick(t){if(!t?.ad)return;let{skipAt:e}=t.ad,i=e==null?null:Math.max(0,Math.ceil((e-p.now)/1e3));a(\#
            this.skip,"hidden",i===null),i!==null&&(a(this.skip,"aria-disabled",i>0?"true":null),g(this.skip,i>0\#
            ?this.owner.t("skipAdIn",C(i)):this.owner.t("skipAd")),a(this.skip,"aria-busy",this.owner.isBusy("ad\#
            vertisement",t.pending)?"true":null))}};var It=y('dialog.full{inset:0;inline-size:100%;block-size:10\#
            0%;max-inline-size:none;max-block-size:none;border-radius:0;box-shadow:none;margin:0}dialog.full:not\#
            ([open]){transform:translateY(100%);opacity:1}@starting-style{dialog.full[open]{transform:translateY\#
            (100%);opacity:1}}.glow{position:absolute;inset:0;overflow:hidden;pointer-events:none;background:var\#
            (--_background);z-index:0}.glow img{position:absolute;inset:-12%;inline-size:124%;block-size:124%;ob\#
            ject-fit:cover;filter:blur(56px) saturate(1.5);transition:opacity .6s}.glow img[data-state="loading"\#
            ]{opacity:0}.glow::after{content:"";position:absolute;inset:0;background:var(--_background);opacity:\#
            .82}.glow:not(:has(img)){background:radial-gradient(140% 70% at 50% 0,color-mix(in srgb,var(--_accen\#
            t) 16%,var(--_background)),var(--_background))}.glow:not(:has(img))::after{opacity:0}dialog > :not(.\#
            glow,.snack,.hush){position:relative;z-index:1}.head{padding:max(8u,env(safe-area-inset-top)) 8u 4u;\#
            min-block-size:64u}.head > .heading{order:0;text-align:center;font-size:calc(var(--_far) * .875em);f\#
            ont-weight:500;color:var(--_body);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.head > \#
            [part~="close"]{order:-1}.head > cast-button{order:1;inline-size:48u;block-size:48u;flex:none}.sheet\#
            -body{display:flex;flex-direction:column;padding:0 24u max(12u,env(safe-area-inset-bottom));overflow\#
            :auto;container-type:size;container-name:stage}.sheet-foot{display:none}.stage{--_air:clamp(0px,(100\#
            cqh - 620u) / 11,26u);flex:1 0 auto;min-block-size:100%;display:grid;grid-template-rows:minmax(96u,1\#
            fr) auto;gap:calc(8u + var(--_air))}.art{container-type:size;display:grid;place-items:center;min-blo\#
            ck-size:96u;padding:0}.frame{position:relative;display:grid;place-items:center}.cover.cover{--_fit:v\#
            ar(--_ratio,1.7778);inline-size:min(100cqw,100cqh * var(--_fit));aspect-ratio:var(--_fit);border-rad\#
            ius:18u;box-shadow:0 12u 40u rgb(0 0 0 / .22),0 2u 8u rgb(0 0 0 / .12)}.cover:not(:has(img)){--_rati\#
            o:1.25;color:var(--_on-tonal);background:linear-gradient(150deg,var(--_tonal),color-mix(in srgb,var(\#
            --_tonal) 45%,var(--_background)))}.cover .stand-in{inline-size:88u;block-size:88u;stroke-width:1.5;\#
            opacity:.75}.panel{display:flex;flex-direction:column;min-inline-size:0;inline-size:100%;max-inline-\#
            size:720u;margin-inline:auto;gap:var(--_air)}.meta{min-block-size:72u;display:flex;flex-direction:co\#
            lumn;justify-content:end;gap:4u;padding-block:8u}.meta .title{font-size:calc(var(--_far) * 1.375em);\#
            line-height:1.25;font-weight:600;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertica\#
            l;overflow:hidden;overflow-wrap:anywhere}.meta .small{display:-webkit-box;-webkit-line-clamp:1;-webk\#
            it-box-orient:vertical;overflow:hidden;overflow-wrap:anywhere}.meta .small:empty{display:none}.adlin\#
            e{position:absolute;inset-inline:10u;inset-block-end:10u;display:flex;align-items:center;gap:10u;min\#
            -block-size:52u;padding:6u;padding-inline-start:14u;border-radius:16u;background:var(--_background);\#
            box-shadow:0 2u 12u rgb(0 0 0 / .24)}.adline > .small{flex:1;min-inline-size:0}.adline .button{flex:\#
            none;min-block-size:40u;padding:6u 16u;background:var(--_tonal);color:var(--_on-tonal)}.scrub{direct\#
            ion:ltr;min-block-size:76u}.scrub[data-empty]{visibility:hidden}.times{display:flex;justify-content:\#
            space-between;align-items:center;min-block-size:28u;margin-block-start:-6u;color:var(--_body);font-s\#
            ize:calc(var(--_far) * .8125em)}.times .live-mark{min-block-size:32u;padding-inline:8u;margin-inline\#
            -end:-8u;border-radius:16u}button.live-mark:hover{background:var(--_hover)}.live-mark.behind{color:v\#
            ar(--_caption)}.transport{direction:ltr;display:flex;align-items:center;justify-content:space-betwee\#
            n;inline-size:100%;max-inline-size:420u;margin-inline:auto;padding-block:4u 8u;min-block-size:100u}.\#
            transport .icon-button{flex:0 1 56u;min-inline-size:32u;inline-size:auto;block-size:56u;color:var(--\#
            _heading)}.transport .icon-button .icon{inline-size:30u;block-size:30u}.transport [data-empty]{visib\#
            ility:hidden}.transport .icon-button[data-on]{color:var(--_button-text)}.transport .playback{inline-\#
            size:80u;block-size:80u;margin-inline:2u;border-radius:50%;background:var(--_accent);color:var(--_on\#
            -accent);position:relative;display:grid;place-items:center;flex:none;transition:filter .15s,transfor\#
            m .15s}.transport .playback:hover{filter:brightness(1.07)}.transport .playback:active{transform:scal\#
            e(.95)}.transport .playback .icon{inline-size:38u;block-size:38u}.transport .playback[aria-disabled=\#
            "true"]{background:var(--_raised);color:var(--_caption)}.transport .playback[aria-busy="true"]::afte\#
            r{inset:-7u;border-width:3u}.tools{display:flex;align-items:center;justify-content:space-evenly;gap:\#
            4u;min-block-size:52u;max-inline-size:480u;inline-size:100%;margin-inline:auto}.tool{min-inline-size\#
            :48u;inline-size:auto;border-radius:24u;padding-inline:12u;display:flex;gap:6u;align-items:center;ju\#
            stify-content:center}.tool > .value{font-size:calc(var(--_far) * .8125em);font-weight:600;font-varia\#
            nt-numeric:tabular-nums}.tool > .mode{display:grid}.tool[aria-busy="true"]::after{inset:auto 30% 4u;\#
            block-size:2.5u;border:0;border-radius:2u;background:var(--_progress);animation:breathe 1s infinite}\#
            .upnext{display:flex;align-items:center;gap:12u;inline-size:100%;min-block-size:52u;padding:6u 16u;m\#
            argin-block-start:4u;border-radius:16u;background:var(--_hover);color:var(--_heading);font-size:calc\#
            (var(--_far) * .875em)}.upnext > .line{flex:1}.upnext[data-empty]{visibility:hidden}.upnext > .icon{\#
            inline-size:20u;block-size:20u;opacity:.8}@media (max-width:379px){.sheet-body{padding-inline:16u}.t\#
            ransport .icon-button{flex-basis:48u;block-size:48u}.transport .playback{inline-size:72u;block-size:\#
            72u;margin-inline:4u}.tool{padding-inline:8u}}@media (max-height:640px) and (orientation:portrait){.\#
            meta{min-block-size:64u}.transport{min-block-size:88u;padding-block:0 4u}.scrub{min-block-size:68u}}\#
            @media (min-width:700px) and (orientation:portrait){.sheet-body{padding-inline:40u}.transport{max-in\#
            line-size:520u;min-block-size:120u}.transport .icon-button{flex-basis:64u;block-size:64u}.transport \#
            .icon-button .icon{inline-size:36u;block-size:36u}.transport .playback{inline-size:96u;block-size:96\#
            u}.transport .playback .icon{inline-size:46u;block-size:46u}.meta .title{font-size:calc(var(--_far) \#
            * 1.75em)}}@media (min-width:600px) and (orientation:landscape){.head{padding-inline:16u}.sheet-body\#
            {padding-inline:clamp(24px,5vw,96px);padding-block-end:max(24u,3vh)}.stage{grid-template:minmax(0,1f\#
            r) / minmax(0,1.4fr) minmax(0,1fr);gap:clamp(24px,4.5vw,88px);align-items:center}.art{block-size:100\#
            %;min-block-size:0}.cover.cover{border-radius:22u}.cover:not(:has(img)){--_ratio:1.7778}.panel{max-i\#
            nline-size:620u;margin:0}.meta .title{font-size:calc(var(--_far) * clamp(1.375em,2.1vw,2em));-webkit\#
            -line-clamp:3}}@media (min-width:600px) and (orientation:landscape) and (max-height:520px){.head{min\#
            -block-size:52u;padding-block:2u}.sheet-body{padding-block-end:8u}.meta{min-block-size:0}.meta .titl\#
            e{-webkit-line-clamp:1;font-size:1.125em}.scrub{min-block-size:66u}.transport{min-block-size:76u;pad\#
            ding-block:0}.transport .playback{inline-size:64u;block-size:64u}.upnext{min-block-size:40u}}@media \#
            (forced-colors:active){.transport .playback{border:2px solid Highlight}.upnext{border:1px solid Butt\#
            onBorder}.glow{display:none}}@media (prefers-reduced-motion:reduce){dialog.full:not([open]){transfor\#
            m:none;opacity:0}@starting-style{dialog.full[open]{transform:none;opacity:0}}}');var Ot=y(".popup-pl\#
            ace{position:relative;display:grid}.popup{position:fixed;z-index:4;inset:auto;margin:0;max-block-siz\#
            e:60vh;overflow:auto;padding:8u;border:0;border-radius:16u;background:var(--_raised);color:var(--_he\#
            ading);box-shadow:0 4u 24u rgb(0 0 0 / .32);overscroll-behavior:contain}@media (forced-colors:active\#
            ){.popup{border:1px solid CanvasText}}");function J(h,t,{kind:e,begin:i}){a(t,"popover","auto"),a(t,\#
            "data-arrows-scope",!0),t.classList.add("popup");let s=o("div.popup-place",{},h,t);a(h,"aria-haspopu\#
            p",e),a(h,"aria-expanded","false");let n=()=>t.contains(t.getRootNode().activeElement);function r(){\#
            let l=h.getBoundingClientRect(),{width:c,height:b}=t.getBoundingClientRect(),f=Math.min(Math.max(12,\#
            l.left+l.width/2-c/2),innerWidth-c-12),u=l.top-b-8;t.style.left=`${Math.max(12,f)}px`,t.style.top=`$\#
            {u>=12?u:Math.max(12,Math.min(l.bottom+8,innerHeight-b-12))}px`}return h.addEventListener("click",()\#
            =>{if(t.matches(":popover-open"))return t.hidePopover();t.showPopover();let l=i();r(),l?.focus({focu\#
            sVisible:!0})}),t.addEventListener("beforetoggle",l=>{l.newState==="closed"&&n()&&h.focus()}),t.addE\#
            ventListener("toggle",l=>{a(h,"aria-expanded",String(l.newState==="open"))}),s}var Rt=y('.menu{min-i\#
            nline-size:160u;max-inline-size:min(280u,100vw - 24u)}.menu > button{display:flex;align-items:center\#
            ;gap:12u;inline-size:100%;min-block-size:48u;padding-block:8u;padding-inline:12u 16u;border-radius:1\#
            0u;font-size:calc(var(--_far) * .9375em)}.menu > button:hover{background:var(--_hover)}.menu > butto\#
            n > .icon{opacity:0;inline-size:20u;block-size:20u}.menu > button[aria-checked="true"] > .icon{opaci\#
            ty:1;color:var(--_button-text)}');function ht(h,{label:t,choices:e,chosen:i,choose:s}){let n=o("div.\#
            menu",{role:"menu","aria-label":t,part:"menu"});function r(){return n.replaceChildren(...e().map(({v\#
            alue:l,text:c})=>{let b=o("button",{role:"menuitemradio","aria-checked":String(l===i()),tabindex:-1,\#
            onclick:()=>(n.hidePopover(),s(l))},w("check"),o("span"));return g(b.lastChild,c),b})),n.querySelect\#
            or('[aria-checked="true"]')??n.firstElementChild}return n.addEventListener("keydown",l=>{let c=[...n\#
            .children],b=c.indexOf(n.getRootNode().activeElement),f={ArrowDown:b+1,ArrowUp:b-1,Home:0,End:c.leng\#
            th-1}[l.key];if(l.key==="Tab")n.hidePopover();else if(f!==void 0)c[(f+c.length)%c.length]?.focus({fo\#
            cusVisible:!0});else if(l.key!=="ArrowLeft"&&l.key!=="ArrowRight")return;l.key!=="Tab"&&l.preventDef\#
            ault()}),J(h,n,{kind:"menu",begin:r})}var Q=class{#t=0;#i=null;#e=null;#s=!1;#n=!1;#r=-1/0;#o=0;cons\#
            tructor({send:t,changed:e,failed:i}){Object.assign(this,{send:t,changed:e,failed:i})}get shown(){ret\#
            urn this.#i??this.#t}get isWaiting(){return this.#i!==null&&!this.#s}tell(t){this.#t=t,this.#c()}mov\#
            e(t,e){this.#s=e,(this.#i!==t||this.#e!==null)&&(this.#i=this.#e=t,this.#l()),this.#c(),this.changed\#
            ()}forget(){clearTimeout(this.#o),this.#s=!1,this.#i=this.#e=null}#l(){if(clearTimeout(this.#o),this\#
            .#n||this.#e===null)return;let t=this.#r+100-performance.now();if(t>0)return void(this.#o=setTimeout\#
            (()=>this.#l(),t));let e=this.#e;this.#e=null,this.#n=!0,this.#r=performance.now(),this.send(e).then\#
            (()=>this.#a(),i=>this.#a(i))}#a(t){this.#n=!1,t&&(this.#i=this.#e=null,this.failed(t)),this.#e!==nu\#
            ll?this.#l():this.#i!==null&&(this.#o=setTimeout(()=>this.#u(),1e3)),this.#c(),this.changed()}#c(){t\#
            his.#s||this.#n||this.#e!==null||this.#i===null||Math.abs(this.#i-this.#t)<=.011&&(this.#i=null)}#u(\#
            ){if(this.#s)return void(this.#o=setTimeout(()=>this.#u(),1e3));this.#n||this.#e!==null||(this.#i=nu\#
            ll,this.changed())}};var R=y('.slider{position:relative;display:block;block-size:48u;touch-action:pa\#
            n-y;cursor:pointer;border-radius:8u;--_at:0;--_from:0;--_to:0;user-select:none;-webkit-user-select:n\#
            one}.slider[aria-disabled="true"]{cursor:default}.slider > .track,.slider > .reach,.slider > .fill{p\#
            osition:absolute;inset-block-start:50%;block-size:4u;margin-block-start:-2u;border-radius:4u;transit\#
            ion:block-size .12s,margin .12s}.slider > .track{inset-inline:0;background:var(--_unseekable);overfl\#
            ow:hidden}.slider > .reach{inset-inline-start:calc(var(--_from) * 100%);inline-size:calc((var(--_to)\#
             - var(--_from)) * 100%);background:var(--_secondary)}.slider > .fill{inset-inline-start:0;inline-si\#
            ze:calc(var(--_at) * 100%);background:var(--_progress)}.slider > .thumb{position:absolute;inset-bloc\#
            k-start:50%;inset-inline-start:calc(var(--_at) * 100%);inline-size:16u;block-size:16u;margin-block-s\#
            tart:-8u;margin-inline-start:-8u;border-radius:50%;background:var(--_progress);transition:transform \#
            .12s,box-shadow .12s}.slider[aria-disabled="true"] > .thumb{transform:scale(0)}.slider:not([aria-dis\#
            abled="true"]):hover > .thumb{box-shadow:0 0 0 8u var(--_hover)}.slider.held > .thumb{transform:scal\#
            e(1.25);box-shadow:0 0 0 10u var(--_press)}.slider:is(:hover,.held):not([aria-disabled="true"]) > :i\#
            s(.track,.reach,.fill){block-size:6u;margin-block-start:-3u}.slider[aria-busy="true"]::after{display\#
            :none}.slider[aria-busy="true"] > .thumb{animation:breathe 1.2s ease-in-out infinite}.slider > .mark\#
            {position:absolute;inset-block-start:50%;block-size:6u;inline-size:6u;margin-block-start:-3u;margin-\#
            inline-start:-3u;inset-inline-start:calc(var(--_mark) * 100%);border-radius:50%;background:var(--_ad\#
            );box-shadow:0 0 0 1.5u var(--_background)}.slider > .bubble{position:absolute;inset-block-end:100%;\#
            inset-inline-start:clamp(20u,calc(var(--_at) * 100%),calc(100% - 20u));transform:translateX(-50%);pa\#
            dding:3u 9u;border-radius:8u;background:var(--_snack);color:var(--_on-snack);font-size:calc(var(--_f\#
            ar) * .8125em);opacity:0;transition:opacity .12s;pointer-events:none;white-space:nowrap}[dir="rtl"] \#
            .slider:not([dir="ltr"]) > .bubble{transform:translateX(50%)}.slider.held > .bubble{opacity:1}@media\#
             (forced-colors:active){.slider > .track{border:1px solid CanvasText}.slider > .reach{display:none}.\#
            slider > .fill,.slider > .thumb{background:Highlight;forced-color-adjust:none}.slider > .mark{backgr\#
            ound:CanvasText;forced-color-adjust:none}}');function Z({label:h,step:t=1,page:e=10,say:i=String,sho\#
            w:s=null,timeline:n=!1,part:r="slider",input:l,change:c,cancel:b}){let f=s?o("span.bubble.time",{"ar\#
            ia-hidden":"true"}):null,u=o("div.slider.plain",{role:"slider",part:r,tabindex:0,"aria-label":h,"ari\#
            a-orientation":"horizontal",dir:n?"ltr":null},o("span.track"),o("span.reach"),o("span.fill"),o("span\#
            .thumb",{part:`${r}-thumb`}),f),d={min:0,max:1,from:0,to:1,value:0,enabled:!0},v=null,x=[],_=null,A=\#
            null,P=()=>getComputedStyle(u).direction==="rtl",E=m=>d.max>d.min?Math.min(1,Math.max(0,(m-d.min)/(d\#
            .max-d.min))):0,Y=m=>Math.min(Math.max(m,d.from),d.to),kt=()=>u.getRootNode().activeElement===u;func\#
            tion $(m=!0){let k=v??d.value;u.style.setProperty("--_at",E(k).toFixed(5)),f&&v!==null&&g(f,s(k)),Wt\#
            (m);let z=i(k);z!==_&&(m||!kt())&&(_=z,a(u,"aria-valuenow",Math.round(k*100)/100),a(u,"aria-valuetex\#
            t",z))}function Wt(m){let k=[d.from,d.to].map(z=>n?Math.round(z):Math.round(z*100)/100);k.join()===A\#
            ||d.isRunning&&!m&&kt()||(A=k.join(),a(u,"aria-valuemin",k[0]),a(u,"aria-valuemax",k[1]))}function w\#
            t(m){v=Y(m),u.classList.add("held"),$(),l?.(v)}function D(m){if(v===null)return;let k=v;v=null,u.cla\#
            ssList.remove("held"),m?(d.value=k,c?.(k)):b?.(),$()}let yt=m=>{let{left:k,width:z}=u.getBoundingCli\#
            entRect(),B=Math.min(1,Math.max(0,(m.clientX-k)/(z||1)));return d.min+(P()?1-B:B)*(d.max-d.min)};ret\#
            urn u.addEventListener("pointerdown",m=>{!d.enabled||m.button||(u.setPointerCapture(m.pointerId),wt(\#
            yt(m)))}),u.addEventListener("pointermove",m=>v!==null&&u.hasPointerCapture(m.pointerId)&&wt(yt(m)))\#
            ,u.addEventListener("pointerup",()=>D(!0)),u.addEventListener("pointercancel",()=>D(!1)),u.addEventL\#
            istener("keydown",m=>{if(!d.enabled||m.altKey||m.ctrlKey||m.metaKey)return;if(m.key==="Escape"&&v!==\#
            null)return m.preventDefault(),void D(!1);if(H()&&(m.key==="ArrowUp"||m.key==="ArrowDown"))return;le\#
            t k=P()?-1:1,z={ArrowRight:t*k,ArrowLeft:-t*k,ArrowUp:t,ArrowDown:-t,PageUp:e,PageDown:-e,Home:-1/0,\#
            End:1/0};m.key in z&&(m.preventDefault(),d.value=Y(d.value+z[m.key]),$(),c?.(d.value,!0))}),{element\#
            :u,get isHeld(){return v!==null},get value(){return v??d.value},set(m){d.value=m,v===null&&$(!1)},ra\#
            nge(m,k,z=m,B=k,Gt=!1){if(d.min===m&&d.max===k&&d.from===z&&d.to===B)return;Object.assign(d,{min:m,m\#
            ax:k,from:z,to:B,isRunning:Gt}),u.style.setProperty("--_from",E(z).toFixed(5)),u.style.setProperty("\#
            --_to",E(B).toFixed(5));let Xt=x;x=[],this.mark(Xt),$(!1)},enable(m){d.enabled=m,a(u,"aria-disabled"\#
            ,m?null:"true"),m||D(!1)},busy(m){a(u,"aria-busy",m?"true":null)},drop(){D(!1)},mark(m){if(m.join()!\#
            ==x.join()){x=[...m],u.querySelectorAll(".mark").forEach(k=>k.remove());for(let k of x.slice(0,200))\#
            {let z=o("span.mark");z.style.setProperty("--_mark",E(k).toFixed(5)),u.insertBefore(z,u.querySelecto\#
            r(".thumb"))}}}}}var tt=y('.row{display:grid;grid-template-columns:48u minmax(0,1fr);column-gap:12u;\#
            align-items:center;min-inline-size:0}.row > .words{grid-column:2;display:flex;align-items:baseline;g\#
            ap:12u;margin-block-end:-10u}.row > .words > .line{flex:1}[dir="ltr"] .words > .line{text-align:left\#
            }[dir="rtl"] .words > .line{text-align:right}.row > .words > .caption{font-variant-numeric:tabular-n\#
            ums}.row > :is(.icon-button,.disc){grid-column:1;grid-row:1 / span 2;margin-block-end:8u}.row > .sli\#
            der{grid-column:2}.row > .icon-button{background:var(--_raised)}.row > .icon-button:hover{background\#
            :var(--_tonal);color:var(--_on-tonal)}.row.quiet > .icon-button{background:var(--_tonal);color:var(-\#
            -_on-tonal)}.row > .disc{display:grid;place-items:center;inline-size:48u;block-size:48u;border-radiu\#
            s:50%;background:var(--_raised);color:var(--_caption)}.row.quiet > .slider > :is(.fill,.thumb){backg\#
            round:var(--_caption)}'),q=class{#t=null;constructor(t,{tag:e="div",attributes:i={},step:s,send:n,se\#
            ndMuted:r}){Object.assign(this,{owner:t,sendMuted:r}),this.fader=new Q({send:n,changed:()=>this.draw\#
            (),failed:c=>t.fail(c.message)}),this.name=o("span.title.line",{part:"name",dir:"auto"}),this.value=\#
            o("span.caption.time",{"aria-hidden":"true",part:"value"}),this.mute=t.iconButton("volume","",{part:\#
            "mute",onclick:()=>this.#e()}),this.disc=o("span.disc",{"aria-hidden":"true"},w("volume"));let l=0;t\#
            his.slider=Z({label:"",step:s,page:Math.max(s,.2),part:"slider",say:c=>this.#s(c),input:c=>{this.isH\#
            eld||(this.isHeld=!0,l=this.fader.shown),this.fader.move(c,!0)},change:c=>this.#i(c),cancel:()=>this\#
            .#i(l)}),this.slider.range(0,1),this.element=o(`${e}.row`,i,o("div.words",{},this.name,this.value),t\#
            his.mute,this.disc,this.slider.element)}isHeld=!1;forget(){this.fader.forget(),this.element.remove()\#
            }#i(t){this.isHeld=!1,this.fader.move(t,!1)}#e(){let t=!this.isMuted,e=this.#t={muted:t},i=()=>{this\#
            .#t===e&&(this.#t=null,this.draw())};this.draw(),this.sendMuted(t).then(()=>setTimeout(i,1e3),s=>{i(\#
            ),this.owner.fail(s.message)})}get isMuted(){return this.#t?.muted??this.told?.muted??!1}tell(t){thi\#
            s.told=t,this.#t?.muted===t.muted&&(this.#t=null),this.fader.tell(t.level),this.draw()}#s(t){let{lan\#
            guage:e}=this.owner.texts;if(this.format?.language!==e){let i={style:"percent",numberingSystem:"latn\#
            ",maximumFractionDigits:0};this.format={language:e,numbers:new Intl.NumberFormat(e,i)}}return this.f\#
            ormat.numbers.format(t)}draw(){let{owner:t,told:e,isMuted:i}=this;if(!e)return;let s=this.fader.show\#
            n;g(this.name,e.title??e.name),g(this.value,i?"":this.#s(s)),this.slider.set(s),this.slider.enable(e\#
            .canChange),this.slider.busy(this.fader.isWaiting||e.waits);let{element:n}=this.slider;a(n,"aria-lab\#
            el",t.t("volumeOf",e.name)),a(n,"aria-valuenow",Math.round(this.slider.value*100)/100),a(n,"aria-val\#
            uetext",this.#s(this.slider.value));let r=i||s===0?"mute":s<.5?"volumeLow":"volume";for(let l of[thi\#
            s.mute,this.disc])S(l,r);a(this.mute,"hidden",!e.canMute),a(this.disc,"hidden",e.canMute),a(this.mut\#
            e,"aria-label",t.t(i?"unmuteOf":"muteOf",e.name)),a(this.mute,"aria-busy",this.#t||e.muteWaits?"true\#
            ":null),this.element.classList.toggle("quiet",i)}};var qt=y(".stream-volume{inline-size:min(340u,100\#
            vw - 24u);padding:14u 20u 10u 14u;overflow:hidden}.stream-volume .words{margin-block-end:0}.stream-v\#
            olume .icon-button{background:var(--_background)}"),Jt=.05,et=class{constructor(t,e){this.title=t.t(\#
            "volume"),this.row=new q(t,{step:Jt,attributes:{part:"stream-volume"},send:i=>p.send("setStreamVolum\#
            e",{level:i}),sendMuted:i=>p.send("setMuted",{muted:i})}),this.popup=o("div.stream-volume",{role:"di\#
            alog","aria-label":this.title},this.row.element),this.place=J(e,this.popup,{kind:"dialog",begin:()=>\#
            this.#t()})}#t(){let{slider:t,mute:e,told:i}=this.row;return i?.canChange?t.element:e}draw(t){let{ca\#
            nSetStreamVolume:e=!1,canMute:i=!1}=t??{},s=t?.expanded.some(({type:r})=>r==="muteToggle"),n=e||i&&!\#
            s;if(a(this.place,"hidden",!n),!n)return this.row.fader.forget();this.row.tell({title:this.title,nam\#
            e:t.title??t.subtitle??"",level:t.streamVolume,muted:t.muted,canMute:i,canChange:e,waits:t.pending.i\#
            ncludes("streamVolume"),muteWaits:t.pending.includes("muting")})}};var jt={all:"repeat",single:"repe\#
            atOne",allAndShuffle:"shuffle"},dt={off:"tracksOff",all:"repeatAll",single:"repeatOne",allAndShuffle\#
            :"repeatShuffle"},it=class{constructor(t){this.owner=t;let e=new Intl.NumberFormat(t.texts.language,\#
            {numberingSystem:"latn"});this.times=s=>`${e.format(s)}×`;let i=s=>({"aria-haspopup":"dialog",onclic\#
            k:()=>O(s)});this.speedPlace=this.#i(),this.repeatPlace=this.#e(),this.tracks=this.#t("captions","ca\#
            ptions",i("cast-track-selection")),this.queue=this.#t("queue","queue",i("cast-queue")),this.volume=n\#
            ew et(t,this.#t("sliders","volume")),this.element=o("div.tools",{part:"tools"},this.speedPlace,this.\#
            repeatPlace,this.tracks,this.queue,this.volume.place)}#t(t,e,i){let s=this.owner.t(e),n=o("button.ic\#
            on-button.tool",{"aria-label":s,part:`tool tool-${t}`,...i});return S(n,t),n}#i(){return this.speed=\#
            this.#t("speed","speed"),this.speedValue=o("span.value.time"),this.speed.append(this.speedValue),ht(\#
            this.speed,{label:this.owner.t("speed"),choices:()=>(p.state("media")?.rates??[]).map(t=>({value:t,t\#
            ext:this.times(t)})),chosen:()=>this.owner.wish("rate")??p.state("media")?.rate,choose:t=>this.owner\#
            .act("rate","setRate",{rate:t},t)})}#e(){return this.repeat=this.#t("repeat","repeatMode"),ht(this.r\#
            epeat,{label:this.owner.t("repeatMode"),choices:()=>(p.state("media")?.repeats??[]).map(t=>({value:t\#
            ,text:this.owner.t(dt[t]??t)})),chosen:()=>this.owner.wish("repeatMode")??p.state("media")?.repeat,c\#
            hoose:t=>this.owner.act("repeatMode","setRepeatMode",{mode:t},t)})}draw(t){let e=[this.speedPlace,th\#
            is.repeatPlace,this.tracks,this.queue];if(!t)e.forEach(i=>a(i,"hidden",!0));else{this.#s(t),this.#n(\#
            t);let i=t.expanded.some(({type:s})=>s==="closedCaptions");a(this.tracks,"hidden",!t.hasTracks||i),a\#
            (this.queue,"hidden",!((p.state("queue")?.count??0)>1))}this.volume.draw(t)}#s(t){let e=this.owner.w\#
            ish("rate")??t.rate;a(this.speedPlace,"hidden",t.rates.length<2),g(this.speedValue,e===1?"":this.tim\#
            es(e)),a(this.speed,"aria-label",`${this.owner.t("speed")}, ${this.times(e)}`),a(this.speed,"aria-bu\#
            sy",this.owner.isBusy("rate",t.pending)?"true":null)}#n(t){let e=this.owner.wish("repeatMode")??t.re\#
            peat;a(this.repeatPlace,"hidden",t.repeats.length<2),S(this.repeat,jt[e]??"repeat"),a(this.repeat,"d\#
            ata-on",e in jt);let i=dt[e]&&this.owner.t(dt[e]);a(this.repeat,"aria-label",[this.owner.t("repeatMo\#
            de"),i].filter(Boolean).join(", ")),a(this.repeat,"aria-busy",this.owner.isBusy("repeatMode",t.pendi\#
            ng)?"true":null)}};var Ft=10,Qt=350,st=class{#t=null;#i=0;#e=null;constructor(t){this.owner=t,this.s\#
            lider=Z({label:t.t("seekSlider"),step:5,page:30,timeline:!0,part:"scrubber",show:e=>this.#l(e),say:e\#
            =>this.#a(e),input:e=>this.#o(e),change:(e,i)=>this.#u(e,i?Qt:0)}),this.at=o("span.time",{part:"posi\#
            tion"}),this.end=o("span.time",{part:"duration"}),this.live=o("button.live-mark",{part:"live",onclic\#
            k:()=>this.#c()},t.t("live")),this.element=o("div.scrub",{part:"scrub"},this.slider.element,o("div.t\#
            imes",{},this.at,o("span",{},this.end,this.live)))}forget(){clearTimeout(this.#i),this.#t=null,this.\#
            slider.drop()}draw(t){this.#e=t,this.slider.enable(t.canSeek),this.slider.busy(this.owner.isBusy("po\#
            sition",t.pending)),this.slider.mark(t.live?[]:t.adPositions.filter(e=>e>=0&&e<=(t.duration??0))),a(\#
            this.end,"hidden",t.live),a(this.live,"hidden",!t.live),this.live.disabled=!t.canSeek}tick(t){let e=\#
            Boolean(t?.showsPosition);if(a(this.element,"data-empty",!e),!e)return void(this.#e=null);this.#e=t;\#
            let[i,s]=this.#r(),[n,r]=this.#s()??[i,s];a(this.slider.element,"hidden",s<=i),this.slider.range(i,s\#
            ,n,r,t.live),g(this.end,t.live||s<=i?"":C(s-i));let l=this.#t??this.owner.wish("position")??this.#n(\#
            );this.slider.set(l),this.slider.isHeld||this.#o(l)}#s(){let{seekable:t,seekableRates:e,position:i}=\#
            this.#e;if(!t)return null;let s=Math.max(0,p.now-i.at)/1e3;return t.map((n,r)=>n+s*(e?.[r]??0))}#n()\#
            {let t=p.position(this.#e);return this.#e.live?t:Math.min(t,this.#s()?.[1]??1/0)}#r(){let t=this.#e;\#
            if(!t)return[0,0];if(!t.live&&t.duration)return[0,t.duration];let e=this.#s();if(!t.live)return e??[\#
            0,0];let i=p.position(t);return e?[Math.min(e[0],i),Math.max(e[1],i)]:[i-1,i]}#o(t){g(this.at,this.#\#
            e?.live&&!this.#e.seekable?"":this.#l(t)),this.#e?.live&&this.live.classList.toggle("behind",this.#r\#
            ()[1]-t>Ft)}#l(t){if(!this.#e?.live)return C(t-this.#r()[0]);let e=this.#r()[1]-t;return e>Ft?`−${C(\#
            e)}`:""}#a(t){let e=this.#e;if(!e)return"";if(e.live)return this.#l(t)||this.owner.t("live");let[i,s\#
            ]=this.#r();return s>i?`${this.#l(t)} / ${C(s-i)}`:this.#l(t)}#c(){this.#u(this.#r()[1],0)}#u(t,e){t\#
            his.#t=t,clearTimeout(this.#i),this.#i=setTimeout(()=>{this.#t=null,this.owner.act("position","seek"\#
            ,{position:Math.round(t*1e3)/1e3},t)},e)}};var pt=class extends M{static get sheets(){return[R,Ot,Rt\#
            ,tt,qt,It]}static get topics(){return["media","dialog","queue","button"]}static get node(){return"ex\#
            pandedController"}static get eventName(){return"expanded"}static get isFull(){return!0}#t=!1;#i=null\#
            ;#e=new zt(()=>this.#a());buildSheet(){S(this.closeButton,"down"),this.head.append(o("cast-button",{\#
            part:"cast-button"})),this.artwork=new G,this.panel.prepend(this.artwork.glow),this.adLine=new X(thi\#
            s),this.scrubber=new st(this),this.tools=new it(this);let t=o("div.frame",{},this.artwork.cover.elem\#
            ent,this.adLine.element);this.body.append(o("div.stage",{},o("div.art",{},t),o("div.panel",{},this.#\#
            s(),this.scrubber.element,this.#n(),this.tools.element,this.#r())))}closed(){this.#e.run(!1)}opened(\#
            ){this.#t=p.state("media")!=null}firstFocus(){return this.playback.dataset.action?this.playback:null\#
            }disconnectedCallback(){super.disconnectedCallback(),this.#e.run(!1)}#s(){return this.titleLine=o("h\#
            3.title",{part:"media-title",dir:"auto"}),this.subtitle=o("p.small",{part:"subtitle",dir:"auto"}),o(\#
            "div.meta",{part:"meta"},this.titleLine,this.subtitle)}#n(){this.slots=St(this,"expanded",4),this.pl\#
            ayback=o("button.playback",{part:"playback",onclick:()=>Tt(this,this.playback)});let[t,e,i,s]=this.s\#
            lots;return o("div.transport",{part:"transport",role:"group","aria-label":this.t("openPlayer")},t,e,\#
            this.playback,i,s)}#r(){return this.next=o("span.line",{dir:"auto"}),this.upNext=o("button.upnext",{\#
            part:"up-next","aria-haspopup":"dialog",onclick:()=>O("cast-queue")},w("queue"),this.next,w("forward\#
            ","mirrored")),this.upNext}render(){let t=p.state("media")??null,e=p.state("button")?.state;!t&&this\#
            .#t&&e!=="connected"&&e!=="connecting"&&this.close(),this.#t||=t!==null;let i=p.state("dialog")?.dev\#
            ice;this.setTitle(i?this.t("castingTo",i):this.t("openPlayer")),t?this.#l(t):this.#o(),this.adLine.d\#
            raw(t),this.tools.draw(t),a(this.upNext,"data-empty",!t?.upNext),g(this.next,t?.upNext?this.t("upNex\#
            t",t.upNext):""),this.#a();let s=t&&(t.position.rate!==0||t.ad?.skipAt!=null||t.live);this.#e.run(Bo\#
            olean(s)&&this.isOpen),this.keepFocus()}#o(){this.#i=null;let t=p.state("button")?.state==="connecti\#
            ng";g(this.titleLine,this.t(t?"loading":"nothingPlays")),g(this.subtitle,""),this.artwork.show(null)\#
            ,S(this.playback,"play"),a(this.playback,"aria-label",this.t(t?"loading":"play")),a(this.playback,"a\#
            ria-busy",t?"true":null),a(this.playback,"data-action",null),a(this.playback,"aria-disabled","true")\#
            ,ct(this,this.slots,null,null)}#l(t){t.item!==this.#i&&(this.#i=t.item,this.scrubber.forget()),g(thi\#
            s.titleLine,t.title??t.subtitle??""),g(this.subtitle,[t.title?t.subtitle:null,t.studio].filter(Boole\#
            an).join(" · ")),this.artwork.show(t.image),a(this.playback,"aria-disabled",null),_t(this,this.playb\#
            ack,t),ct(this,this.slots,t.expanded,t),this.scrubber.draw(t)}#a(){let t=p.state("media");this.scrub\#
            ber.tick(t),this.adLine.tick(t)}};customElements.define("cast-expanded-controller",pt);function Nt({\#
            labelledBy:h,choose:t,item:e,className:i}){let s=o(`div.${i}`,{role:"radiogroup","aria-labelledby":h\#
            }),n,r=new Map;function l(){let f=r.has(n)?n:r.keys().next().value;for(let[u,d]of r)a(d,"aria-checke\#
            d",String(u===n)),a(d,"tabindex",H()||u===f?0:-1)}let c=Mt(l),b=f=>{f!==n&&(n=f,l(),t(f))};return s.\#
            addEventListener("keydown",f=>{if(f.altKey||f.ctrlKey||f.metaKey||f.shiftKey)return;let u=[...r.keys\#
            ()],d=u.findIndex(P=>r.get(P)===f.target),v=getComputedStyle(s).direction==="rtl"?-1:1,x={ArrowDown:\#
            1,ArrowUp:-1,ArrowRight:v,ArrowLeft:-v}[f.key],_={Home:0,End:u.length-1}[f.key]??(x===void 0?void 0:\#
            d+x);if(d<0||_===void 0||H()&&x!==void 0)return;f.preventDefault();let A=u[(_+u.length)%u.length];r.\#
            get(A).focus({focusVisible:!0}),b(A)}),{element:s,show(f){let u=new Set(f.map(({value:x})=>x));for(l\#
            et[x,_]of r)u.has(x)||(_.remove(),r.delete(x));let d=new Map(r);r.clear();let v=s.firstElementChild;\#
            for(let x of f){let _=d.get(x.value);_||(_=e(x),a(_,"role","radio"),_.addEventListener("click",()=>b\#
            (x.value))),r.set(x.value,_),_===v?v=v.nextElementSibling:s.insertBefore(_,v)}l()},check(f){n!==f&&(\#
            n=f,l())},end:c}}var $t=y('.sheet-body{padding-inline:12u}.group{padding-block-end:12u}.group > h3,.\#
            more > h3{padding:8u 12u 4u;font-weight:500;color:var(--_caption)}.radio{display:flex;align-items:ce\#
            nter;gap:16u;inline-size:100%;min-block-size:52u;padding:6u 12u;border-radius:16u;position:relative;\#
            transition:background-color .15s}.radio:hover{background:var(--_hover)}.radio:active{background:var(\#
            --_press)}.radio:focus-visible{outline-offset:-3u}.radio > .dot{position:relative;flex:none;inline-s\#
            ize:22u;block-size:22u;border-radius:50%;border:2u solid var(--_caption);transition:border-color .15\#
            s}.radio > .dot::after{content:"";position:absolute;inset:3u;border-radius:50%;background:var(--_acc\#
            ent);transform:scale(0);transition:transform .15s var(--_ease)}.radio[aria-checked="true"] > .dot{bo\#
            rder-color:var(--_accent)}.radio[aria-checked="true"] > .dot::after{transform:none}.radio > .texts{f\#
            lex:1;min-inline-size:0;display:grid}.radio .title{overflow-wrap:anywhere}[dir="ltr"] .radio .texts \#
            > *{text-align:left}[dir="rtl"] .radio .texts > *{text-align:right}.more{border-block-start:1u solid\#
             var(--_line);margin-inline:12u;padding-block:8u}.fold{display:flex;align-items:center;gap:12u;inlin\#
            e-size:calc(100% + 24u);margin-inline:-12u;min-block-size:56u;padding:8u 12u;border-radius:16u}.fold\#
            :hover{background:var(--_hover)}.fold > .title{flex:1}.fold > .icon{transition:transform .2s var(--_\#
            ease)}.fold[aria-expanded="true"] > .down{transform:rotate(.5turn)}dialog > .snack,.inline > .snack{\#
            inset-block-end:84u}.none{padding:20u 12u 28u}.more [part="reset"]{margin:12u 0 0 auto;display:flex}\#
            @media (min-width:600px){.sheet-body{min-block-size:min(240u,40vh)}}@media (forced-colors:active){.r\#
            adio > .dot::after{background:Highlight;forced-color-adjust:none}.radio[aria-checked="true"] > .dot{\#
            border-color:Highlight}}');var nt="off",mt=class extends M{static get sheets(){return[R,$t]}static g\#
            et topics(){return["tracks","media"]}static get titleKey(){return"tracksTitle"}static get eventName(\#
            ){return"tracks"}static get node(){return"trackSelector"}#t={};#i=null;#e=null;#s=!1;buildSheet(){th\#
            is.#n(),this.audio=this.#r("audio","tracksAudio"),this.text=this.#r("text","tracksText"),this.none=o\#
            ("p.none.small",{part:"empty"},this.t("tracksNone")),this.fold=o("button.fold",{part:"style-toggle",\#
            "aria-expanded":"false","aria-controls":"look",onclick:()=>this.#u()},w("captions"),o("span.title",{\#
            },this.t("styleTitle")),w("down","down")),this.editor=null,this.look=o("div",{id:"look",hidden:!0}),\#
            this.more=o("div.more",{part:"more"},this.fold,this.look),this.body.append(this.none,this.audio.plac\#
            e,this.text.place,this.more),this.cancel=o("button.button.text",{part:"cancel",onclick:()=>this.#l()\#
            },this.t("cancel")),this.done=o("button.button.filled",{part:"done",onclick:()=>this.#d()},this.t("d\#
            one")),this.foot.append(this.cancel,this.done)}disconnectedCallback(){super.disconnectedCallback(),t\#
            his.#n()}#n(){[this.audio?.radios,this.text?.radios,this.editor].forEach(t=>t?.end())}percent(t){ret\#
            urn new Intl.NumberFormat(this.texts.language,{style:"percent",numberingSystem:"latn"}).format(t)}#r\#
            (t,e){let i=`group-${t}`,s=Nt({labelledBy:i,className:"radios",choose:r=>this.#t[t]=r,item:({text:r,\#
            more:l,language:c,value:b})=>o("button.radio",{part:"track","data-track":String(b)},o("span.dot"),o(\#
            "span.texts",{},o("span.title",{dir:"auto",lang:c},r),l?o("span.caption",{dir:"auto"},l):null))}),n=\#
            o("div.group",{part:t},o("h3.small",{id:i},this.t(e)),s.element);return{radios:s,key:"",place:n}}ope\#
            ned(){this.#o(),this.render()}closed(){this.#o()}#o(){this.#t={},this.#i=null,this.#e=p.state("media\#
            ")?.item??null,this.#s=!1}#l(){this.#o(),this.render(),this.close()}render(){let t=p.state("media");\#
            if(this.isOpen&&(t?.item??null)!==this.#e){let r=this.#e!==null;if(this.#o(),r&&!this.isInline)retur\#
            n this.close()}let{audio:e=[],text:i=[],style:s=null,canStyle:n=!1}=p.state("tracks")??{};this.#a(th\#
            is.audio,"audio",e),this.#a(this.text,"text",i),a(this.none,"hidden",e.length+i.length>0),a(this.mor\#
            e,"hidden",!n),this.editor?.show(this.#i??s),a(this.done,"aria-busy",this.#s?"true":null),a(this.can\#
            cel,"hidden",e.length+i.length===0),this.keepFocus()}#a(t,e,i){a(t.place,"hidden",i.length===0);let \#
            s=JSON.stringify(i.map(({id:c,name:b,language:f})=>[c,b,f]));if(s!==t.key){t.key=s;let c=i.map((b,f)\#
            =>this.#c(b,f));t.radios.show(e==="text"?[{value:nt,text:this.t("tracksOff")},...c]:c)}let n=this.#t\#
            [e],r=n===nt||i.some(({id:c})=>c===n),l=i.find(c=>c.selected)?.id??(e==="text"?nt:null);t.radios.che\#
            ck(n!==void 0&&r?n:l)}#c({id:t,name:e,language:i},s){let n=null;try{let c=new Intl.DisplayNames(this\#
            .texts.language,{type:"language",fallback:"none"});n=i?c.of(i):null}catch{}let r=e||n||i||this.t("tr\#
            ackUnnamed",s+1),l=!n||r.toLowerCase().includes(n.toLowerCase());return{value:t,text:r,more:l?null:n\#
            ,language:e&&n?i:null}}async#u(){if(this.look.hidden=!this.look.hidden,a(this.fold,"aria-expanded",S\#
            tring(!this.look.hidden)),!this.look.hidden){try{await this.#h()}catch(t){this.fail(t.message)}this.\#
            fold.scrollIntoView({block:"start",behavior:"instant"})}}async#h(){let{look:t}=this,e=await import("\#
            ./track-style.js");if(this.editor||t!==this.look)return;this.editing=e;let{adoptedStyleSheets:i}=thi\#
            s.shadowRoot;i.includes(e.trackStyleSheet)||i.push(e.trackStyleSheet),this.editor=new e.TrackStyleEd\#
            itor(this,s=>this.#i=s),t.append(this.editor.element),this.render()}async#d(){if(this.#s)return;let{\#
            audio:t=[],text:e=[],style:i=null}=p.state("tracks")??{},s=c=>c.find(b=>b.selected)?.id??null,n={aud\#
            io:s(t),text:s(e)},r={audio:this.#t.audio??n.audio,text:this.#t.text===void 0?n.text:this.#t.text===\#
            nt?null:this.#t.text},l=[];(r.audio!==n.audio||r.text!==n.text)&&l.push(["tracks","selectTracks",r])\#
            ,this.#i&&!this.editing.isSameStyle(this.#i,i)&&l.push(["style","setTextTrackStyle",{style:this.edit\#
            ing.complete(this.#i)}]),this.#s=l.length>0,this.render();for(let c of l)if(!await this.act(...c)){t\#
            his.#s=!1,this.invalidate();return}this.#l()}};customElements.define("cast-track-selection",mt);var \#
            Zt=y(".sheet-body{display:grid;gap:4u;align-content:start}.own{padding:12u 16u 6u;border-radius:20u;\#
            background:var(--_raised)}.own > :is(.icon-button,.disc){background:var(--_background)}.own .title{f\#
            ont-weight:500}.members{display:grid;gap:6u;margin-block-start:16u}.members > .small{font-weight:500\#
            ;color:var(--_caption);margin-block-end:2u}.members > ul{display:grid;gap:8u}.note{display:flex;gap:\#
            12u;align-items:center;padding:12u 4u 4u;color:var(--_body)}.empty{display:grid;justify-items:center\#
            ;gap:16u;padding:28u 12u 36u;text-align:center}.empty > .disc{display:grid;place-items:center;border\#
            -radius:50%;inline-size:72u;block-size:72u;background:var(--_tonal);color:var(--_on-tonal)}.empty > \#
            .disc > .icon{inline-size:34u;block-size:34u}@media (forced-colors:active){.own,.disc{border:1px sol\#
            id CanvasText}}"),ft=class extends M{static get sheets(){return[R,tt,Zt]}static get topics(){return[\#
            "volume","dialog"]}static get titleKey(){return"volume"}static get eventName(){return"volume"}static\#
             get node(){return"deviceControl"}#t=new Map;#i=null;buildSheet(){this.#i=null,this.note=o("p.note.s\#
            mall",{part:"note"},w("volume"),o("span",{},this.t("volumeFixed"))),this.list=o("ul",{"aria-labelled\#
            by":"members"}),this.group=o("div.members",{part:"members"},o("h3.small",{id:"members"},this.t("volu\#
            meMembers")),this.list),this.empty=o("div.empty",{part:"empty"},o("span.disc",{},w("cast")),o("p.sma\#
            ll",{},this.t("notConnected"))),this.body.append(this.note,this.group,this.empty)}#e(t){this.#i!==t&\#
            &(this.#i=t,this.#n([]),this.own?.forget(),this.own=this.#s(null,t),this.own.element.classList.add("\#
            own"),this.body.prepend(this.own.element))}#s(t,e){let i=t===null?{}:{member:t};return new q(this,{t\#
            ag:t===null?"div":"li",step:e,attributes:{part:t===null?"device":"member","data-member":t},send:s=>p\#
            .send("setVolume",{level:s,...i}),sendMuted:s=>p.send("setDeviceMuted",{muted:s,...i})})}firstFocus(\#
            ){let{enabled:t=!1,fixed:e=!1}=p.state("volume")??{};return t&&!e?this.own?.slider.element:null}rend\#
            er(){let t=p.state("volume")??{},{enabled:e=!1,fixed:i=!1,canMute:s=!1,members:n=[]}=t,r=e||i;this.#\#
            e(t.step||.05);let l=p.state("dialog")?.device??this.t("volume");a(this.own.element,"hidden",!r),a(t\#
            his.note,"hidden",!i),a(this.group,"hidden",!r||n.length===0),a(this.empty,"hidden",r),r||this.own.f\#
            ader.forget();let{level:c=0,muted:b=!1}=t;this.own.tell({name:l,level:c,muted:b,canMute:s,canChange:\#
            e&&!i}),this.#n(r?n:[]),this.keepFocus()}#n(t){let e=new Set(t.map(({id:s})=>s));for(let[s,n]of this\#
            .#t)e.has(s)||(n.forget(),this.#t.delete(s));let i=this.list.firstElementChild;for(let s of t){this.\#
            #t.has(s.id)||this.#t.set(s.id,this.#s(s.id,this.#i));let n=this.#t.get(s.id);n.element===i?i=i.next\#
            ElementSibling:this.list.insertBefore(n.element,i),n.tell({canMute:!0,canChange:!0,...s})}}};customE\#
            lements.define("cast-volume",ft);var Dt=4,te=16,j=class{#t=new Map;#i=[];#e=0;constructor({scroller:\#
            t,list:e,probe:i,source:s,make:n,draw:r,looked:l}){Object.assign(this,{scroller:t,list:e,probe:i,sou\#
            rce:s,make:n,draw:r,looked:l}),this.held=null,this.heldTop=null,t.addEventListener("scroll",()=>this\#
            .plan(),{passive:!0}),this.observer=new ResizeObserver(()=>this.plan());for(let c of[t,i])this.obser\#
            ver.observe(c)}end(){this.observer.disconnect(),cancelAnimationFrame(this.#e)}get height(){return th\#
            is.probe.getBoundingClientRect().height}get rows(){return this.#t}get#s(){return this.scroller.scrol\#
            lTop-this.list.offsetTop}plan(){this.#e||=requestAnimationFrame(()=>{this.#e=0,this.render()})}seen(\#
            ){let t=this.height;return!t||!this.scroller.clientHeight?[0,0]:[Math.max(0,Math.floor(this.#s/t)),M\#
            ath.min(this.source.count,Math.ceil((this.#s+this.scroller.clientHeight)/t))]}render(){let t=this.he\#
            ight,{count:e}=this.source;if(!t)return;let i=`${e*t}px`;this.list.style.blockSize!==i&&(this.list.s\#
            tyle.blockSize=i);let[s,n]=this.seen(),r=Math.max(0,Math.min(s,e)-Dt),l=Math.min(e,Math.max(n,r)+Dt)\#
            ,c=new Map;for(let b=r;b<l;b++)c.set(this.#n(b),b);this.#r(c,r,l),this.#i.push(...this.#l(c)),this.#\#
            a(c),this.#i.length=Math.min(this.#i.length,te);for(let[b,f]of this.#t){let u=c.get(b),v=`translateY\#
            (${b===this.held&&this.heldTop!==null?this.heldTop:u*t}px)`;f.element.style.transform!==v&&(f.elemen\#
            t.style.transform=v),f.place=u,this.draw(f,u)}this.looked(r,l)}#n(t){let e=this.source.key(t),i=this\#
            .source.placeKey(t);return e!==i&&!this.#t.has(e)&&this.#t.has(i)&&(this.#t.set(e,this.#t.get(i)),th\#
            is.#t.delete(i)),e}#r(t,e,i){let s=this.focused();for(let n of[this.held,s&&this.#o(s)]){if(!this.#t\#
            .get(n)||t.has(n))continue;let l=this.source.placeOfKey(n);l>=0&&(l<e||l>=i)&&t.set(n,l)}}#o(t){for(\#
            let[e,i]of this.#t)if(i===t)return e;return null}focused(){let t=this.list.getRootNode().activeEleme\#
            nt;if(!t||!this.list.contains(t))return null;for(let e of this.#t.values())if(e.element.contains(t))\#
            return e;return null}#l(t){let e=[];for(let[i,s]of this.#t)t.has(i)||(this.#t.delete(i),s.element.re\#
            move(),e.push(s));return e}#a(t){let e=this.list.getRootNode(),i=e.activeElement,s=[...t.keys()].sor\#
            t((r,l)=>t.get(r)-t.get(l)),n=this.list.firstElementChild;for(let r of s){let l=this.#t.get(r),c=!l;\#
            c&&this.#t.set(r,l=this.#i.pop()??this.make()),l.element===n?n=n.nextElementSibling:(c||this.held===\#
            null)&&this.list.insertBefore(l.element,n)}i&&i!==e.activeElement&&this.list.contains(i)&&i.focus({p\#
            reventScroll:!0})}show(t,e="nearest"){let i=this.height,{scroller:s}=this,n=t*i+this.list.offsetTop,\#
            r=s.clientHeight;e==="center"?s.scrollTop=n-(r-i)/2:n<s.scrollTop?s.scrollTop=n-i*.5:n+i>s.scrollTop\#
            +r&&(s.scrollTop=n+i*1.5-r),this.render()}rowAt(t){return[...this.#t.values()].find(e=>e.place===t)?\#
            ?null}placeAt(t){let{top:e}=this.list.getBoundingClientRect();return Math.max(0,Math.min(this.source\#
            .count-1,Math.floor((t-e)/this.height)))}static number(t,e,i){a(t,"aria-posinset",e+1),a(t,"aria-set\#
            size",i)}};var Ht=y('.head > .caption{flex:none;font-variant-numeric:tabular-nums}.sheet-body{positi\#
            on:relative;padding:4u 8u 16u}.inline > .sheet-body{max-block-size:min(70vh,640u)}.rows,.probe{--_ro\#
            w:64u}.probe{position:absolute;inline-size:1px;block-size:var(--_row);visibility:hidden;pointer-even\#
            ts:none}.rows{position:relative}.rows > li{position:absolute;inset:0 0 auto;block-size:var(--_row);d\#
            isplay:flex;align-items:center;border-radius:16u;contain:layout style}.rows.sorting > li:not(.held){\#
            transition:transform .18s var(--_ease)}.rows > li:hover{background:var(--_hover)}.rows > li.current{\#
            background:var(--_tonal)}.rows > li.held{z-index:2;background:var(--_raised);box-shadow:0 6u 20u rgb\#
            (0 0 0 / .32)}.rows.sorting{cursor:grabbing}.entry{flex:1;min-inline-size:0;block-size:100%;display:\#
            flex;align-items:center;gap:12u;padding-block:4u;padding-inline:8u 4u;border-radius:16u}.entry:focus\#
            -visible{outline-offset:-3u}.art{flex:none;inline-size:72u;block-size:44u;border-radius:8u}.art .ico\#
            n{inline-size:22u;block-size:22u}.entry > .texts{flex:1;min-inline-size:0;display:grid}[dir="ltr"] .\#
            texts > *{text-align:left}[dir="rtl"] .texts > *{text-align:right}.entry .title{font-size:calc(var(-\#
            -_far) * .9375em)}.entry .caption{font-size:calc(var(--_far) * .8125em)}.current .title{font-weight:\#
            600;color:var(--_on-tonal)}.current .caption,.current > .icon-button{color:var(--_on-tonal)}.rows .i\#
            con-button{inline-size:44u;block-size:48u;border-radius:22u}.rows .icon-button .icon{inline-size:20u\#
            ;block-size:20u}.rows .icon-button[aria-busy="true"]::after{inset:6u}.rows .icon-button:focus-visibl\#
            e{outline-offset:-3u}.current .stand-in{visibility:hidden}.grab{touch-action:none;cursor:grab}.sorti\#
            ng .grab{cursor:grabbing}.bars{position:absolute;z-index:1;inset:0;display:none;align-items:center;j\#
            ustify-content:center;gap:3u;background:rgb(10 14 24 / .62)}.current .bars{display:flex}.bars > i{in\#
            line-size:4u;block-size:18u;border-radius:2u;background:#fff;transform:scaleY(.4)}.playing .bars > i\#
            {animation:bar 1.1s ease-in-out infinite alternate}.bars > i:nth-child(2){animation-delay:-.5s;trans\#
            form:scaleY(.8)}.bars > i:nth-child(3){animation-delay:-.8s}@keyframes bar{from{transform:scaleY(.25\#
            )}to{transform:scaleY(1)}}.waits .texts > span{inline-size:62%;block-size:12u;margin-block:4u;border\#
            -radius:6u;background:var(--_raised)}.waits .texts > span + span{inline-size:36%;block-size:10u}.ent\#
            ry[aria-busy="true"]::after{inset:auto auto auto 26u;inset-inline:26u auto;inline-size:36u;block-siz\#
            e:36u}.empty{display:grid;justify-items:center;gap:16u;padding:28u 12u 44u;text-align:center}.empty \#
            > .disc{display:grid;place-items:center;inline-size:72u;block-size:72u;border-radius:50%;background:\#
            var(--_tonal);color:var(--_on-tonal)}.empty > .disc > .icon{inline-size:34u;block-size:34u}.back{pos\#
            ition:absolute;inset-block-end:max(16u,env(safe-area-inset-bottom));inset-inline:0;margin-inline:aut\#
            o;inline-size:fit-content;max-inline-size:calc(100% - 32u);z-index:2;min-block-size:44u;box-shadow:0\#
             3u 14u rgb(0 0 0 / .3)}.back > .icon{inline-size:20u;block-size:20u;transition:transform .2s}.back.\#
            up > .icon{transform:rotate(.5turn)}@media (max-width:379px){.art{inline-size:44u}.rows .icon-button\#
            {inline-size:40u}.entry{gap:10u;padding-inline:4u 2u}}@media (prefers-reduced-motion:reduce){.bars >\#
             i{animation:none !important;transform:scaleY(.7)}}@media (forced-colors:active){.rows > li.current,\#
            .rows > li.held{outline:2px solid Highlight;outline-offset:-2px}.bars > i{background:CanvasText}}'),\#
            F=["entry","remove","grab"],ot=class{constructor(t){this.queue=t,this.art=I("art","film"),this.art.e\#
            lement.append(o("span.bars",{},o("i"),o("i"),o("i"))),this.title=o("span.title.line",{dir:"auto",par\#
            t:"item-title"}),this.more=o("span.caption.line",{dir:"auto",part:"item-more"}),this.entry=o("button\#
            .entry",{part:"item",onclick:()=>t.jump(this)},this.art.element,o("span.texts",{},this.title,this.mo\#
            re)),this.remove=t.iconButton("close","",{part:"remove",onclick:()=>t.remove(this)}),this.grab=t.ico\#
            nButton("drag","",{part:"grab","aria-describedby":"keys",onpointerdown:e=>t.press(e,this),onclick:e=\#
            >e.detail===0&&t.take(this),onfocusout:()=>t.left()}),this.grab.classList.add("grab"),this.element=o\#
            ("li",{role:"listitem",part:"row"},this.entry,this.remove,this.grab),this.element.row=this}draw({pla\#
            ce:t,count:e,item:i,isCurrent:s,isPlaying:n,isAsked:r,isWaiting:l,isHeld:c,isReached:b,showsPicture:\#
            f}){let{queue:u}=this,d=this.item?.id!==i?.id;this.item=i;let v=i?.title??u.t("queueItem",u.number(t\#
            +1));g(this.title,i?v:"");let x=i?[i.duration?C(i.duration):null,i.subtitle]:[];g(this.more,x.filter\#
            (Boolean).join(" · ")),d&&this.art.show(null),f&&this.art.show(i?.image??null),j.number(this.element\#
            ,t,e);let{classList:_}=this.element,A={current:s,playing:s&&n,held:c,waits:!i};for(let[E,Y]of Object\#
            .entries(A))_.toggle(E,Y);a(this.element,"data-item",i?.id),a(this.element,"data-place",t),a(this.en\#
            try,"aria-current",s?"true":null);let P=i?[v,i.subtitle,s?u.t("nowPlaying"):null]:[v,u.t("loading")]\#
            ;a(this.entry,"aria-label",P.filter(Boolean).join(", ")),a(this.entry,"aria-busy",r?"true":null),a(t\#
            his.entry,"aria-disabled",i?null:"true"),a(this.remove,"aria-label",u.t("queueRemove",v)),a(this.gra\#
            b,"aria-label",u.t("queueMove",v)),a(this.grab,"aria-pressed",String(c)),a(this.grab,"aria-busy",l?"\#
            true":null);for(let E of["remove","grab"])a(this[E],"hidden",!i);this.reach(b)}reach(t){for(let e of\#
             F)a(this[e],"tabindex",t?0:-1)}},Kt=h=>o("div.empty",{part:"empty"},o("span.disc",{},w("queue")),o(\#
            "p.small",{},h));var rt=class{reached=null;#t={place:0,part:"entry"};constructor(t){this.owner=t}rea\#
            ch(){let{list:t,items:e}=this.owner,i=t.focused();if(i){this.reached=e.key(i.place),this.#t={place:i\#
            .place,part:F.find(s=>i[s]===L())??"entry"};for(let s of t.rows.values())s.reach(s===i)}}to(t,e,i=!0\#
            ){let{list:s,items:n}=this.owner;if(t<0||t>=n.count)return;s.show(t);let r=s.rowAt(t);r&&(r[e].hidde\#
            n?r.entry:r[e]).focus({preventScroll:!0,focusVisible:i})}toLast(){this.to(Math.min(this.#t.place,thi\#
            s.owner.items.count-1),this.#t.part)}key(t){let{list:e,items:i,reorder:s,rows:n}=this.owner,r=e.focu\#
            sed();if(!r||t.altKey||t.ctrlKey||t.metaKey||s.key(t))return;let l=F.find(d=>r[d]===L());if(l==="gra\#
            b"&&(t.key===" "||t.key==="Enter"))return t.preventDefault(),void(t.repeat||this.owner.take(r));if(t\#
            .key==="Delete")return t.preventDefault(),void this.owner.remove(r);let c=getComputedStyle(n).direct\#
            ion==="rtl"?-1:1,b={ArrowRight:c,ArrowLeft:-c}[t.key],f=Math.max(1,e.seen()[1]-e.seen()[0]-2),u={Arr\#
            owUp:-1,ArrowDown:1,PageUp:-f,PageDown:f,Home:-1/0,End:1/0}[t.key];if(u!==void 0){let d=Math.max(0,M\#
            ath.min(i.count-1,r.place+u));if(d===r.place)return;t.preventDefault(),this.to(d,l??"entry")}else if\#
            (b){let d=r[F[F.indexOf(l)+b]];if(!d||d.hidden)return;t.preventDefault(),d.focus({focusVisible:!0})}\#
            }};function N(h,t){for(let{kind:e,from:i,to:s}of h){if(t<0)return-1;t===i?t=e==="remove"?-1:s:e==="r\#
            emove"?t-=t>i?1:0:i<t&&t<=s?t-=1:s<=t&&t<i&&(t+=1)}return t}function V(h,t){for(let e=h.length-1;e>=\#
            0;e--){let{kind:i,from:s,to:n}=h[e];i==="remove"?t+=t>=s?1:0:t===n?t=s:s<=t&&t<n?t+=1:n<t&&t<=s&&(t-\#
            =1)}return t}var bt=h=>h.filter(({kind:t})=>t==="remove").length;var T=50,ee=2,ie=120,Vt=3e3,Yt=2e3,\#
            Ut=(h,t)=>h!==null&&t!==null&&String(h)===String(t),at=class{#t={revision:null,count:0,parts:new Map\#
            };#i=null;#e=[];#s=[0,0];#n=new Set;#r=-1/0;#o=!1;#l=null;constructor({load:t,changed:e}){Object.ass\#
            ign(this,{load:t,changed:e}),this.preview=null}get count(){return this.#t.count-bt(this.#e)}get#a(){\#
            return this.preview?[...this.#e,{kind:"move",...this.preview}]:this.#e}at(t){let e=V(this.#a,t);retu\#
            rn this.#t.parts.get(Math.floor(e/T))?.items[e%T]??null}key(t){let e=this.at(t);return e?`item ${e.i\#
            d}`:this.placeKey(t)}placeKey(t){return`place ${V(this.#a,t)}`}placeOf(t,e=null){let i=this.#c(t);re\#
            turn i>=0?N(this.#a,i):e===null||e>=this.#t.count?-1:N(this.#a,e)}placeOfKey(t){let e=t.slice(t.inde\#
            xOf(" ")+1);return t.startsWith("item ")?this.placeOf(e):N(this.#a,Number(e))}isWaiting(t){return th\#
            is.#e.some(({item:e})=>Ut(e,t))}#c(t){if(t==null)return-1;for(let[e,{items:i}]of this.#t.parts){let \#
            s=i.findIndex(n=>Ut(n.id,t));if(s>=0)return e*T+s}return-1}follow({count:t,revision:e,pending:i,fail\#
            ure:s}){this.#o=i;let n=(s?.id??0)!==(this.#l??s?.id??0);this.#l=s?.id??0,n&&s&&(this.#e=this.#e.fil\#
            ter(({isSent:l})=>!l));let r=this.#i??this.#t;if(r.revision===e&&r.count===t)return this.#m();this.#\#
            i={revision:e,count:t,parts:new Map},this.#r=-1/0,(this.#t.revision===null||t===0)&&this.#d(),this.#\#
            h()}look(t,e){this.#s=[t,e],this.#h()}#u(t){let e=new Set,[i,s]=this.#s;for(let n=i;n<s;n++)for(let \#
            r of[n,V(this.#e,n)])r<t.count&&e.add(Math.floor(r/T));return[...e].filter(n=>t.parts.get(n)?.isOld!\#
            ==!1)}#h(){let t=this.#i??this.#t,e=this.#u(t);if(this.#i&&e.length===0)return this.#d(),this.change\#
            d();for(let i of e){let s=`${t.revision} ${i}`;if(!(this.#n.has(s)||this.#n.size>=ee)){if(performanc\#
            e.now()-this.#r<Yt)return;this.#n.add(s),this.load(i*T,T).then(({items:n})=>{this.#n.delete(s),t.par\#
            ts.delete(i),t.parts.set(i,{items:n,isOld:!1});for(let r of t.parts.keys())t.parts.size>ie&&t.parts.\#
            delete(r);t===this.#t&&this.changed(),this.#h()},()=>{this.#n.delete(s),this.#r=performance.now(),se\#
            tTimeout(()=>this.#h(),Yt)})}}}#d(){let t=this.#t;if(this.#t=this.#i,this.#i=null,t.count===this.#t.\#
            count)for(let[e,{items:i}]of t.parts)this.#t.parts.has(e)||this.#t.parts.set(e,{items:i,isOld:!0});t\#
            his.#p()}move(t,e){let i={kind:"move",from:t,to:e,item:this.at(t).id,before:null,isSent:!1};return t\#
            his.#e.push(i),i.before=e+1<this.count?this.at(e+1)?.id:null,this.changed(),i}remove(t){let e={kind:\#
            "remove",from:t,item:this.at(t).id,isSent:!1};return this.#e.push(e),this.changed(),e}drop(t){this.#\#
            e=this.#e.filter(e=>e!==t),this.#p(),this.changed()}sent(t){t.isSent=!0,t.at=performance.now(),setTi\#
            meout(()=>this.#m(),Vt)}#m(){if(this.#o||this.#i)return;let t=performance.now()-Vt+10,e=this.#e.filt\#
            er(({isSent:i,at:s})=>!i||s>t);e.length!==this.#e.length&&(this.#e=e,this.#p(),this.changed())}#p(){\#
            let t=[];for(let e of this.#e){let i=N(t,this.#c(e.item));if(!(i<0||e.isSent&&!this.#o)){if(e.kind==\#
            ="move"){let s=this.#t.count-bt(t),n=e.before===null?s:N(t,this.#c(e.before));if(n<0||n===i+1)contin\#
            ue;e.to=n>i?n-1:n}e.from=i,t.push(e)}}this.#e=t}async fetched(t){for(let e=0;e<3&&t<this.count&&!thi\#
            s.at(t);e++){let i=Math.floor(V(this.#a,t)/T),s=this.#t,{items:n}=await this.load(i*T,T);s.parts.has\#
            (i)||s.parts.set(i,{items:n,isOld:!1})}return this.at(t)}};var gt=64,se=18,lt=class{#t=0;#i=!1;#e=nu\#
            ll;#s=0;constructor(t){this.host=t;let{list:e}=t.list;e.addEventListener("pointermove",i=>this.#a(i)\#
            ),e.addEventListener("pointerup",i=>this.#h(i)),e.addEventListener("pointercancel",()=>this.#e&&this\#
            .cancel()),e.addEventListener("lostpointercapture",()=>this.#e&&this.cancel())}get isLifted(){return\#
             this.host.list.held!==null}get isByKeys(){return this.isLifted&&this.#i}#n(t,e){let{list:i,items:s}\#
            =this.host;this.#t=t,this.#i=e,i.held=s.key(t),s.preview={from:t,to:t},i.list.classList.add("sorting\#
            "),this.host.lifted(t,e)}#r(t){let{list:e,items:i}=this.host;return i.preview.to===t?!1:(i.preview={\#
            from:this.#t,to:t},e.render(),!0)}#o(){let{list:t,items:e}=this.host,{to:i}=e.preview;return cancelA\#
            nimationFrame(this.#s),this.#s=0,this.#e=null,t.held=t.heldTop=e.preview=null,t.list.classList.remov\#
            e("sorting"),i}cancel(){if(!this.isLifted)return;let t=this.#i;this.#o(),this.host.list.render(),thi\#
            s.host.putBack(this.#t,t)}async#l(){let{list:t,items:e}=this.host,{to:i}=e.preview,s=this.#i;if(i+1<\#
            e.count&&!e.at(i+1)){let n=await e.fetched(i+1).then(r=>r?null:new Error(""),r=>r);if(!this.isLifted\#
            )return;if(n)return this.cancel(),this.host.fail(n.message)}this.#o(),t.render(),this.host.dropped(t\#
            his.#t,i,s)}press(t,e){if(t.button||this.isLifted||e===void 0)return;t.preventDefault();let{list:i}=\#
            this.host;i.list.setPointerCapture(t.pointerId),this.#n(e,!1);let{top:s}=i.list.getBoundingClientRec\#
            t();this.#e={y:t.clientY,grip:t.clientY-s-e*i.height},this.#c(),this.#u()}#a(t){this.#e&&(this.#e.y=\#
            t.clientY,this.#c())}#c(){let{list:t,items:e}=this.host,{y:i,grip:s}=this.#e,n=(e.count-1)*t.height,\#
            r=Math.max(-8,Math.min(n+8,i-t.list.getBoundingClientRect().top-s));t.heldTop=r,this.#r(Math.max(0,M\#
            ath.min(e.count-1,Math.round(r/t.height))))||t.render()}#u(){this.#s=requestAnimationFrame(()=>{if(!\#
            this.#e)return;let{scroller:t}=this.host.list,{top:e,bottom:i}=t.getBoundingClientRect(),{y:s}=this.\#
            #e,n=Math.min(0,s-e-gt)+Math.max(0,s-i+gt),r=Math.max(-1,Math.min(1,n/gt));if(r){let l=t.scrollTop;t\#
            .scrollTop+=r*se,t.scrollTop!==l&&this.#c()}this.#u()})}#h(){this.#e&&(this.#e=null,this.#l())}toggl\#
            e(t){this.isByKeys?this.#l():this.isLifted||(this.#n(t,!0),this.host.list.render())}key(t){if(!this.\#
            isLifted)return!1;let{list:e,items:i}=this.host,{to:s}=i.preview;if(t.key==="Escape")this.cancel();e\#
            lse if(this.#i)if(t.key===" "||t.key==="Enter")this.#l();else{if(t.key==="Tab")return this.cancel(),\#
            !1;{let n={ArrowUp:-1,ArrowDown:1,ArrowLeft:0,ArrowRight:0,PageUp:-10,PageDown:10,Home:-1/0,End:1/0}\#
            [t.key];if(n===void 0)return!1;let r=Math.max(0,Math.min(i.count-1,s+n));r!==s&&(i.preview={from:thi\#
            s.#t,to:r},e.show(r),this.host.moved(r))}}else return!1;return t.preventDefault(),t.stopPropagation(\#
            ),!0}left(){queueMicrotask(()=>{if(!this.isByKeys||!document.hasFocus())return;this.host.list.rows.g\#
            et(this.host.list.held)?.element.contains(L())||this.cancel()})}};var ne=120,vt=class extends M{stat\#
            ic get sheets(){return[Ht]}static get topics(){return["queue","media","hello"]}static get titleKey()\#
            {return"queueTitle"}static get eventName(){return"queue"}static get node(){return"mediaControl"}#t=0\#
            ;#i=!1;#e=!1;buildSheet(){this.list?.end(),this.numbers=new Intl.NumberFormat(this.texts.language,{n\#
            umberingSystem:"latn"}),this.place=o("span.caption",{part:"place"}),this.head.insertBefore(this.plac\#
            e,this.closeButton),this.rows=o("ul.rows",{role:"list","aria-labelledby":"title",part:"items",onkeyd\#
            own:e=>this.focusing.key(e),onfocusin:()=>this.focusing.reach()});let t=o("div.probe",{"aria-hidden"\#
            :"true"});this.empty=Kt(this.t("queueEmpty")),this.body.append(t,this.rows,this.empty,o("p",{id:"key\#
            s",hidden:!0},this.t("queueKeys"))),this.body.addEventListener("scroll",()=>this.#l(),{passive:!0}),\#
            this.back=o("button.button.filled.back",{part:"to-current",hidden:!0,onclick:()=>this.showCurrent(!0\#
            )},w("down"),o("span",{},this.t("queueToCurrent"))),this.panel.insertBefore(this.back,this.voice),th\#
            is.items=new at({load:(e,i)=>p.request(`queue?from=${e}&count=${i}`),changed:()=>this.invalidate()})\#
            ,this.list=new j({scroller:this.body,list:this.rows,probe:t,source:this.items,make:()=>new ot(this),\#
            draw:(e,i)=>this.#n(e,i),looked:(e,i)=>this.#o(e,i)}),this.reorder=new lt(this),this.focusing=new rt\#
            (this),this.panel.addEventListener("cancel",e=>{this.reorder.isLifted&&(e.preventDefault(),this.reor\#
            der.cancel())})}number(t){return this.numbers.format(t)}#s(t){return this.t("placeOf",this.number(t+\#
            1),this.number(this.items.count))}opened(){this.#e=!1,this.render()}closed(){this.reorder.cancel(),t\#
            his.items.look(0,0)}render(){let t=p.state("queue")??{},{count:e=0,revision:i=0,current:s=null,curre\#
            ntIndex:n=null,pending:r=!1,failure:l=null}=t;this.items.follow({count:e,revision:`${p.state("hello"\#
            )?.epoch} ${i}`,pending:r,failure:l}),this.current=this.wish("jump")??s,this.currentPlace=this.items\#
            .placeOf(this.current,this.current===s?n:null),a(this.empty,"hidden",this.items.count>0),a(this.rows\#
            ,"hidden",this.items.count===0);let c=this.currentPlace>=0?this.#s(this.currentPlace):this.number(th\#
            is.items.count);if(g(this.place,this.items.count>0?c:""),!this.isOpen)return;let b=this.list.focused\#
            ();!this.#e&&this.items.count&&this.list.height&&(this.#e=!0,this.list.render(),this.currentPlace>=0\#
            &&this.list.show(this.currentPlace,"center")),this.list.render(),b&&!this.list.focused()&&this.focus\#
            ing.toLast(),this.keepFocus()}#n(t,e){let i=this.items.at(e),{held:s,rows:n}=this.list;t.draw({place\#
            :e,count:this.items.count,item:i,isCurrent:i?String(i.id)===String(this.current):e===this.currentPla\#
            ce,isPlaying:p.state("media")?.playerState==="playing",isAsked:Boolean(i)&&this.wish("jump")===i.id,\#
            isWaiting:Boolean(i)&&this.items.isWaiting(i.id),isHeld:s!==null&&n.get(s)===t,isReached:t===this.#r\#
            (),showsPicture:!this.#i})}#r(){let{list:t}=this;return t.rows.get(this.focusing.reached)??t.rowAt(t\#
            his.currentPlace)??t.rowAt(t.seen()[0])}#o(t,e){if(!this.isOpen)return this.items.look(0,0);this.ite\#
            ms.look(t,e);let[i,s]=this.list.seen(),n=this.currentPlace>=i&&this.currentPlace<s;a(this.back,"hidd\#
            en",this.currentPlace<0||n||s===0||this.reorder.isLifted),this.back.classList.toggle("up",this.curre\#
            ntPlace<i)}#l(){this.#i=!0,clearTimeout(this.#t),this.#t=setTimeout(()=>{this.#i=!1,this.list.render\#
            ()},ne)}showCurrent(t=!1){this.currentPlace<0||(this.list.show(this.currentPlace,"center"),t&&this.f\#
            ocusing.to(this.currentPlace,"entry",!1))}jump(t){let{item:e}=t;e&&String(e.id)!==String(this.curren\#
            t)&&this.act("jump","jump",{item:e.id},e.id)}remove(t){let{item:e,place:i}=t;if(!e)return;let s=this\#
            .items.remove(i);this.speak(this.t("queueRemoved",this.#a(e,i))),this.#c(s,"remove",{items:[e.id]})}\#
            press(t,e){e.item&&this.reorder.press(t,e.place)}take(t){t.item&&this.reorder.toggle(t.place)}left()\#
            {this.reorder.left()}#a(t,e){return t?.title??this.t("queueItem",this.number(e+1))}lifted(t,e){e&&th\#
            is.speak(this.t("queueTaken",this.#a(this.items.at(t),t),this.#s(t)))}moved(t){this.speak(this.#s(t)\#
            )}putBack(t,e){e&&this.speak(this.t("queuePutBack",this.#a(this.items.at(t),t)))}dropped(t,e,i){let \#
            s=this.#a(this.items.at(t),t);if(t===e)return this.putBack(t,i);let n=this.items.move(t,e);this.rend\#
            er(),i&&this.focusing.to(e,"grab"),this.speak(this.t("queueDropped",s,this.#s(e))),this.#c(n,"move",\#
            {item:n.item,before:n.before??null})}async#c(t,e,i){await this.act(`${e} ${t.item}`,e,i)?this.items.\#
            sent(t):this.items.drop(t)}};customElements.define("cast-queue",vt);export{ut as CastDialog,pt as Ca\#
            stExpandedController,vt as CastQueue,M as CastSheet,mt as CastTrackSelection,ft as CastVolume,Nt as \#
            makeRadios,Z as makeSlider,R as sliderSheet};
            """#,
        gzip: """
            H4sIAAAAAAACA5xZCXPbOLL+KzSzqyKrIK6U682jVtFOvHeSvZx5V8q1gciWhDFFsADQtkLzv79uAIRo2fG6dg4baDT6+PoAQIt9\
            I5Xpzrk2v6tgD7WJuI5uDfssiitQNPlmWIHL55Xwqw0rKllcfYZbOz1nJUDze1m0mqYfWan4zd8qfljz4ooo/zSWdFFJYzkKw6Ci\
            gWSikDWNbpjQf7WjP7I9v4LAe2GYrP9UN6053/F6C0T7ZFgjCtMqO/vTMPnpHx+tObiqQHtb/8o0mB+NUWLdGsvPifInr/eCJoMj\
            W6Z3AHZ4YIY3Yx8+m36j5D7OfnUjyi0Ynf2s48U1V9FPyxpuogsw7MOybqtqsWnrwgiU/zuTpF0FptPmUEG+65clgkQYZ8PAY774\
            KdPiG0wmZx9WyYdlJ69BbSp5k++yYch0oWRVrbn6Q2sMKFw6ofTsr+ufoTAZ11ps62THjnLinShLqOMHUmLeGhn3aZqfDTZ8mEyS\
            U0kfUu9d2gf3Pppkl3Y/ZbwsccDQ29Hij36xBAQAwjoB9jezPCRxvpPadKXQDaKcYzgM4qB7S06+iLoSNVymgWFNGdeXgldyyzK3\
            3DVSC9KWb8QtlAtRazA5ORTNotliz9VW1PksIsrCbZmSi/l8NvslLt9Ox8S3r2etJVpVjlbwqkiIO5pGuJwuGnRW1Nt8tlhLVYIK\
            g6nipWh1/vKHNqL/yQDKna2SbV3m6Hcynf7zSEkXhaykCguyPKQo6naqd7yUN2j19CVKet1GartOZiQv+lWUvXydLkJQXUzt3IV1\
            uoYdvxZSWTy5qBdG8dpjZIcbqfZR9kpHXi9wDSmTDS+EOaB4zUgaAm6ZeIVqpqVA6WCAUSweX+ofRERBxY24hlFQHiBeyxrGiAfa\
            CaSzdowMcfhEwDHmimygxkwJ/jlPUT38b/J69st04d3DWHkPxjLc9pBnmwpuF/QDfVNQWF8wUu2+7n+jDVcGoz+19dyN9z9Hez9Y\
            nVMalEo23ShDKMzzWTR/Gc3fUqTfpOPghQi9+jcjFMyYP4LdyKJg7ZPuPrqhz7ZKNB2B58I4jvWrl+1iFObX7UmQkeDrdf6ytRX7\
            aAGRwLTPdsDLkaJ7weMVtqypMLDXeQG1AbXY8ib/oR2K16UbEqLXgebzMqeCQwMWe1GPs/LtrHVKo3cR/aYtTv/cso49nYUCnd4o\
            VMzrw80OFNaIPV2mVOp+bzS3no60nUhwdfNUgYeGRL2C/l+EDj/Fk8rscrMT9aB7I6X5Hm70w1lMPxY/t9qIzWHqO3MOdXmCIyGI\
            tRlhBSfzty2D+jrRfANTroAjJNo6a4zcp+nYgBz2jTl0j9QioatrDPrQ4QPh2Fj4WmM5Gt9Yhrihfk9wOKK1+XPsWnxDQol4vOp/\
            swe0IkowGA45jPqsuU27Ub1kGzoCO9fTwglDQRon90aYAbZ7NYCSw2HyQ8te04ly2v9OeP4DAU4fHjH3TwrK5NnJQfEq7R/Y/Z12\
            qQteQZL95+v08Zofi3C7H9t80uhO9lEgqTuEwPr5aRacbvPlFrb5eXevlKfWasqBvn9Kfghxo2ADSk8VlG0B5XQvbWq56SjgAS32\
            XCxJzZOdkz0NaZDRB2ORRjba64LOeUGnatqd3IT8bWTe3EZYHqKMznl9zTXdbH1bHvXS0Vofp/YS+2lZVFzrCGlYOvQA6NAJI4po\
            CyYywlTwAQ5J2ikwrapjp/4z0eN+xAnXUJu/8D0cWW3h32MS+vfoeOA4m/cvzPJsvnghFi+ABlg82qi2MFIhl24bwN/M7ITOXNL/\
            Q0qT4aAxUF4QxhekRC+/ZFn2r9kyXYkCkhmbp+xvhg17Rlpdt9KXvTP3TxbkYHBk2Xdch3dFErs4xKnf8UfgqjzZgC8cjPRkYv3J\
            PI/np5VTdq925Wfnsq6hQE/y91JWwOvELjS8hmqVURKl/boVVekfHQ7l3LAhejn0y1NHF0QYTrSlTOLdy2EWs66hsort/piJMgwN\
            X7uuOZ33LiwmgdRHqKikhvetMbJ26gTqc/MktovxsMen0bklpoM+zyProhJ4Tifp8t1RcJL2KePJqSYWHjj3sEtZ8I+cK8W1HQfX\
            aAIq7tkYhgdueCl0cHspo6M8yLKT3vPSOXeflyiBlyagAve1FAUQe5PtWr1DNoURzmOqmVYj26IC80Uwfbm8nxpfYu3uqJnPPxYr\
            2OI8vsy/mJXH1/aZOPezmNU4vVwcswc1C2+Zr1Zm9WsWcyX4tOJrqCoo14fYpwAhtiIxufeRWgya7fh9KJBXtcg6CsIRyCNMIwjc\
            0B74uCnYRy/M31Fj+Si0gRpUyKOQGy90kv7LLZhN6PywQyW13xLwvLtzSzLxC8o2kAZrqxxVm1+0xWY7ysD+wuAL/p7EyWRkk97J\
            m0+y5BUmsW6AXyUm7bbJ2P+0H0vteiprKGlEHrsRXemHXnDOq4o6+9Ams8cX2biAWECs5/pQF5F0zYffcGEi5zdwDNFZMupbHptQ\
            WZOJW6XWPfMw4rFSiZKboEQhcL53nzRY150mk4/GiknZ4zgxp2QjlDb2C9MqS9LValyuabahhaSzv/5LaLGuIMdDxct0EAa3sQkR\
            JU7T3uPRPciB0FZDz7kavnAhu9gkZ08A43o4VWxklqeHkTu+h68+iVkhxlmxg+LKGi4qYQ7oYndCOr+4yBHl60D4m0InlDkgtUc8\
            zmZp7j8pnehYLq0Nd3ffXQ4LVJYY1jG234GWNcoe9Bf2qWFt6CmfulAFITeQ+ccQ4pCE98JhKRQPn7hC1u5bX0n1QTjCkgyNkc/E\
            CDeNPS+dU5NJk2lDWYf9vKpknJ4tl1hPJb4gkzMM6Dhax7wVjqeogKvPYg+yNcNK6Av+xE5g5VdWq6UGM7BT+/F7IFSB5odkON+O\
            Hn0k21OGgUrZ/M0M42XdoPooB5/amrdmJ5X4hrTVo4IbKk0t69VqUMGLArT+Hcnx8nO/MXgKFIUgIkaoMVz1EdyvBddm+ovuQZGG\
            21xPq/1Xd2bQlZqbYmf7a0IfP89bbeTezYF163aNeaIpYwu5byjelCOkVSXGFpDJDFdbMBipY7l9v5LQ0I3JgSmx3ZlcMCObXDP3\
            iMvrfiQjQ6HvZVtT9rov1v+Aghp0V9jZ/+SKudH/5hVuXCTq15gi6p24u6t+rfHHu9oXQSh+Og86V8905jFY6uU78oKiRpRxzdfP\
            MCZD+6eGfi68yNEe+2bIwnNg+eiSewwv45jpyaR+98PsxGQmyMYzT9CYJ2t7lYnRtxHRvcncmypOF0+en40UtQGFnayOGQGgM0/6\
            fGiA8ncvWw0x1ptItI9veneHKHWHXGcedRu750HU34MFzN+cunPeINqQBP1/KlO6FT7H+r28Bme9OXOxwyp5EmF6jcVPxefr6IPf\
            L7pP3Owy+vIwY8FlDPUh7Zvb9OtzzWwbd7eBBAv6eVsKXhdQhW1zhMR2KlPB6JoRrrhp39uH33+7h1+HrZoq+RNv7r2+jO/pGHRQ\
            S39Xq4S2l9u2ChfaEq5FAdpfHGPiiPvxvflL2HnpqG1DF4Xl8QYnqNJEqLTQ0wfR6Srzw9XqyyWD4c8uiUG8myTpRJnrHsVpREws\
            gz53efDn3flOVOUC45bQjVqz+lJuIn9WpUBvukRTzgqq7Iw+Ik4mOBFZDbeDjAs8BenewRxDpoCy6ngHHP7mgXYMmiIdkZ5wQDpF\
            mShR10DSYCzJiwG3noam4ri2nitdOO1op1g9bmB+hEDUGpR5D2gOJG4jE+iAjwKa2h/DnIXLDkUEwjlBIdeYhfaOGSPGgWDfBJl7\
            gHSlOP5VienAU/CGCupRrjpw7bm6wtWe3SSxvQPFGMwKl33/ypS8OUm6mMXoA5/6WW5OXo7BLV6Y5KvjiuxxxlCFlJrMceTc9GnP\
            gAW/EFNtzRFMo5npwjX6jgDMkasSdrVKmQMyL7CzXCTACvvqTdk2ETiu+R5orHFMX6MwOKtVke1lCbhVZ7YEqaIzI7fbCpOeuFDz\
            8NIP21J6/I5eu2dFFq77tFT5J1vRKgW1idlofeXeYzl1vTHvutWHmI2AEvo9ku5jlf4/69bZ3DquQ7+/X+GrvGK9keWSuvJ4Urf3\
            XjK3KDadcK/bqNym0X9fAARFkbIcZ2e7xSYSBA4pnHOt3mXJ8HGFXN7/6pltJ6HOyXQ3xTmiBOjgzYM/3oN5QaZTiBVnzffqAfk1\
            mHuxDzNgqAekX/JOgykYmQKTbu40KIwhlFiknv5A2cJjJLFMBQRxlYvXM3aT46YKc5obNoEzweEgbyMdTF/yyMKaoEiSdeJbOerR\
            wPA0/KiMw0unzPpZXmIg7mNdNFWTe3XplSOLVBiOGqbFPXGpxTo/ZiysEqWdcHicjjkJ3zPfTSpXz+QJLClLJAwxVdPAug7MhRYX\
            PaBFi+bWUblPbTgbu6URKhBSbkQfT2oOC1Gs84yMsZ7PkUToHfLrwJYx1M8qQi08pgrcOcKhdr5JbwNc5mbK5nlJIN2kY+228Gsq\
            7C3bzt4dGa/gR2eDjmFT273ccjp0Q2WZ2zpUTRS+PO+omTcHA/SPF85Y61VPFevxGM70YFEUz2FVVji1NEU745t1F817ed64hXvC\
            vWuagUuiUXiccy6e/HQT4yq5ts5bKIc1jrO+J9/RLU3YtTWMV3IZ0/woeRx+lHawC6CzXM3lCrZXOxIdrzYEqGO1hx4GRqRjZ1cD\
            9JJE7A/E21DBZRYNWBDc4Jt61E3XaGgYsiJihPhzJ2IY4Okebvn12Rn7tXlsbugTXZHxEteiZ8nYuyuiTOMwha2bPuCCozu6sQXN\
            mv2ddLDDRbWD8hLiKZqo7lDpJkHSexQepR2UivQAvYxXtU6rGgAuZbgVw3CUVq3RSZ+2hN7Zjjg7dBbBmLN/oLnxM2yGz8Vr8X6e\
            xEuRdpRFCtSCGaQ+GTvsXbYujOjEJUuH4alfQigB+7P3Cco+pdQJ+G89KJp6mXYsdo/e4eAoV3PphGCjFvXG2cCOExf/cRa75U61\
            d3A0tKtD8JHbP/noOzQ98aOkmIN79d4KyhsdD0wHKLt7LfHO+m6sf9PAcBdfAhCNaw1660Sii8K5n0nYQleB1S74yMQG4TRfZWgq\
            gc6MZbydfNdpLuIo576A2QtZDSBX0wQ/8HgQy3fYUSwfIq+vX6wGW0Rn9TdpwKmCkt/cxSbmsvo0jB3ZGDv6RzDW3VZ6NpI9bj+P\
            E7/z/054Nhwdi6W1VPgPfuJtExKgD3GatbA+DNru92W4QExw5W2HJ2IJqBcnRd21dSyzYse1BjZw3atpnBxwUbzG+2J9VxpnIb19\
            f6Dlr4mBJa1hmwyc++B/mtM209yFselbITadYXjGJ4pcmUPFxVpsSlC7TV73W7c3HILADsF2a/XoFGv3FX38jdPXLIrMXx0HR1sg\
            f+S3HZfO7fQR3Qfe5AJCuIA/7QK+MLcrQNov29yLT8bPIJwWGFJl+T8lC8kzRxfydV0WokQSlWzh9ip7XtaqIYMrp7Xqin822UKP\
            1gr/f4O3RZjQbi2JHgH1IiS1PpCUQCxKFI5QCXakDO0365npWFRJkMirsUwQEUhgicQLDJ/U1gJ+5EhrQMpINVutb9Q6Lt/EcoHB\
            WGte3nLG7vn5Oa/3GpNNWGVRvNysRgMcCPPAe8xSAn5y9QGBSoepSjrFPDvPbKX/asOa/KxfMlXrpl+1yYFkLFQWJvIqB/YCAtTo\
            9nmpuAOTcWaKOcPsNadvmOshfpDJP6jnNUvzE7POSCfq92UBZ+dEaRQyyDcAA7qUaYpyh4oOM2VKnORHLl147ohPqpqf1l4gYLec\
            PsjFCcO30R+F0DXQlMuph+Mi3rkuUXOJLNmUzcGxZZiU4Pw1bU3I2Yq0+1XXp3wxCyfsirF2JG1uzcBTNHRVHjmdFMZAkcm9I9Nu\
            YMmUx1A+VW5LpZhy/5XZXDaP3WEKHUysmfIHKHcDyNTmyFgVuNhoFZBENJncPtc51QXHeDnpprd6dRBWqUFSH9ZnDJYIupJQrh/c\
            usvBozpC8Kh8MT9GesQShWAsCeGBlJT2p/VmMjB6lcbw0C2p3HiyCJ5tJZ3l+R7Eesn+xOqQege8CF+rI1wRqQUnDBk61NPnN5GY\
            DErlVXKiCUql1Xn170KUHcXkyjlyHOx2mmrFUg1BMnDYzU4NOFwbaPd6quDLzdRTjt7TKAetU/TVb9SzX/rjXXMAyuBtTN+WMDSJ\
            qdJlvFhQhj4D/yYiNwsEJfM1kKy7r5hZ4P+ReZhh4CowmQRcYIYNapUDAbe9jFczL5IW4yDPq5VIelVkM7NGL1ceGBGk8v5b5aqc\
            ZqGZc4m6O1AJrlPOpefzKvHySRVbMBCcBun+5yqq+EyCXhlWBHpJflBVzCUqvaDKDIJeJ1c5bghmCDbZdwZ3/edleRA/cRUmbnk9\
            BKqe7+6a4zU/6l7Qkt47rU4re3icCTUbPzKr7DHDBJ7RU0GPFK4013GK6EXBWkGUAHyiiNtFWwIRuZrVeUqIL4GVFLf++EdwTnlO\
            0QPexvCEVAvio1moloBUNBg/ln4gsH69UJ85Vb16Kh1rQCA0F79exbjoLHl/eR9LeAWf9erJrFfCeu9xujwXfTrqZz/yPA0JUk2H\
            SFotvstQezdOwz/XwAW9+tcrVOygdleEU47m57r9ykK+qgdAqtiGxNV7DDvHbB79htf6ZNKHyqSfdz0wkxeg6y89NuJGpQ9cDazF\
            Wkpq6BKb2ub5TK6dDukEOLdpcAd77xKaLJyM0816k2+MVpOhhkI8umsymwez7h1gSp2Z5Zha+P4WHtNibOsxNgW7YCTCFRFAFAFg\
            KZEdwjsOErSp4iShHNVz38FPvBNT4PbEOxhyht8q5v7rBwn24Xt9oH9wD35qCVB8PxuSPxBgmqFQ5DZDiVkTAjpOMUhagplteWMi\
            +ZGwDtyA0ABk2u0cYlBDhgUjw9Qgg1qS/4w/WLoiWKj9OD/vTuH6yVdKOgcR7tDYKWIessnQVvkWXVSDjMSS3UUol/G9YHJYU0lI\
            D2NRUuOLq1noLTgPxV+8XQeXozgS/iveDG8EDbRDj/s8cznnfLfRdtNt3jB0r4FNftxvv/pUSCAkjDfe7a4RKJRSqVT1VXUhc8tt\
            ISF3OPjHZ9ZEGok/eRJLsmcIGM9RSVztHoh5rkWt5Zp0y+xv7HCj/ZUGovC4mD4AsskH0okoVo9nN+BYXYeUh5q+C+2hV8F2lw/d\
            hu8+qjXmQNnkjzhkvRPDmtanYksLd5v/i12sRJv8NWuk0qbx9YnAiCDYvIUGB4VLUV2lPlBOv4TrqkfuM8AK25Qw2qhMK4X49N6U\
            ytwK3CXzGyD+GqwBTFyvfPvqlm8XP6vwrKU7TLAp8/HbVOhxtiU88YYqMpPAyVFiGQ/joJepkWwze42zf5vTPCkeJ9clzSFGWu6w\
            u3T/iCdioIAp4wTLxmcGklfY9/X2etXiTINKFrzMVYc0hKtKFJ4HWcvj3hiVFgueKfjUv9tVO4mZwgbXCBoWcZxQGBb/X2VPyGtI\
            ppol4muAPtunQeUphJmaE7VftnfG+YTivGvArtSxQLkCjcCpJLr0Tiq9S1kXRq/rTEeq36Dhk06HD8Y0yC2qeRKOet6nvN41OMdq\
            Tcie/oSKNAgfgHHdev2+9dha9ZJoB4Ps04d3LzkhuWVT0Wi1AFQu0YeYysawdzfY/3S6p/27Uw/XJx/3aZZ7Xho80W3kc/8qTq9J\
            oGnJQ00dbZm6RomsgxwaOc0BEtmLyITqPPQy42M3bJgiHqTfUEs/o3Xpr11fMXNWk2PAH2seqhCLHtdsgy61B34jMUA9VxPlH2nj\
            PlgRrtPf1CM8GvqDa5160yNj2jscNHR+i7HbcY8r43ouq6aRvOI0apG1FPwthDOQGs+Se3TWmqbdViNua0b8dLS9IE7eMacimZtT\
            gfSjjPgQkO/qWjL1WzodESBil9dHb7Ek9OqsxCEH4SEe805flh0973fsd6OZ+oedXZRzfh1L9sSYaP37TdLWjQWwBtSSyPF9w9t+\
            i7kNHvAL1HpMFo3Ziv7dVrMF/URCqsSD19kXXlbMSvKtFaaVnNz03xE2Fb7rnZMc1fNuQLQTtMwpywjlDw2/MN9GO+iFEDeGY6x0\
            fr5x+z6TqOr7M3Z/t4FYtp+7CnRhATOmrG4rGN0sU51tgrT2g2xJv0zzPHsqs/L280NW0RKm8QJXgK1VE/s+jrX/bVp104ctzUGs\
            M0hBlA/S9mNsWrRMKyWSyrBmeu5PY15Mn3x2j08m3NBVZw18GnGEiqD1a1DUewc0KWy7D6nh1m9inOT3E5YrSRfSpu2RM7sAr9p/\
            epgFsyU8y8lTPI5FsqxbM2I8i+yIBIpZG0Zf/CeoCKwIFhjQJbYErhN9fb6sRXx/9Lkiskvz4qD19kwDTbIjNgXwBnZXJ63LQ+Ko\
            wW7Im1AaD78+LqhhWZb/i4EDJ2R6WXwVhNtYrW5826UfQ/q54JGlhY9CXB4iQfkEtiprWPe+2ABH06c/ThxO/Unii2gGiOrgQ5z4\
            Lf1DnqeoBwZn4bamG/hUhr70GOMiuksfhGGUt3mj+X02XzhZo6JxhtVZ3NEeOE2AsUq6dL5K23AMdOp0PH61aNi4dcmGtHEjk9GA\
            Vhbyda3Xc28VN+HrtNqejBWJwvUl2LixEBtzO1QJt2OAWsb4bhxeM+OVnTkw48XsG5x4+QNjYZh+vvicLmw4/q4bdoKr+WY0GWAk\
            sgOM4N1FAK7IOmgXPQRXx75MyEVsI8yXEygrk4cwUswKIKW6PHuh5mMMXqVztlfQDh027M886vdnZhM6jeCFta3enbpdklcWq18t\
            6zYfS5dyPj889fDdvBga2iiEIDF4g7XdpCAR7NKKYCYOoKrVeHKjOIKBFgqWtUumuQyRxHTOwpxOKHn1HrKSa9v54MYFyQ9uHIul\
            4Wnrap8Eteuc4S49kGRpYoFbVTfIhvAPTZ45X1PbYWIOJrnyfIQrm+ySYVW2CFNruhUIMeitaxy6s8WSCw7Bib20Fe4HZZy4sLHm\
            XADIyARAmrROLXZ3M1zqsfhwHNBtFH1qwx2eJpCf5vgnU3A+49ZkbX71/pt7Khh+IPLSyt4fQt/VZdLVVbUf1FVXuhcXaVl6cRit\
            3KOjfD7sEEgLdwHXbBuSDpLOku8biiGN2Zr0s7A2q131uKtEqzNY6Wll4esaJJI3Wnn6Zlscqo38SyXe2KehvdWx1GyGYO19Jgts\
            c1Dc3rRDnDQRYnur2bDaZX25FwNTg5OVQmHU6emiU8ASzGT6M0wR/RZkpjlm+3W13dX59oh02TUDH8JTf6vwp4n5ZVena1J0zI2V\
            CKeV0ciWlyI8d8eUNKQpgPSdq0D9BAfVy/DuiT3x9oqx5A3H0TwlQBmHn5uHX6TjUN3DhIDuVqBSr6fYty7MnGLCHa9Tc2moKO0d\
            tU1XzxGy7pxD5vL8MRjstmVWOvQh02fFykTxI2nu13nLRIY0UeVGXw7tVphHUDvSVXHmsfTPCwwkEMsjRb7r9kXF+rQOv95Y7p3R\
            bK6kSqsqUGYHBlxFk4SNT8DcONst1PgiiWzZJYkumjT4UY4OxKQIsjQKU3J6xp8bZZC89AicGyWR/FpXXN52ozEb7anJ6U1JRyIg\
            1Njbzm0xPmmsQUvmpEJbfPa5eA59uF5GZshJOlbENTk2Kx2coSlTSrKIVWRXsy4dzvHG+A522G96HqLxmxs0bjNPVqgxMaOMMzL1\
            XAMWn9TTaiQowZTuxYqh3MnnaOniCeU+tpoLkYQxdTOhGfZdaoHrbzbv+Gawl0VCRdRysM8XywncXh/G3INDutjRYByceo5ucOJQ\
            ygRj/Gh5jrWtlhZrm97CNs/Qh7V9x5/yTnC2prwNtWeC9jNQLdnOCwwf/al8zdYTt5fElFfHtDnQcN2Ipk2A40W118SfZIDzUEK5\
            AtxcptTRDecdxjNXtp25GUSbd9fQTLqkYAqmGaHz/BqV6eLluKvgiEBkqpjmjhjl14l/LmTx1BLiobBWhBm0tAuy/1vvICpxepUR\
            /anYpRicrJFQAfEm1cVYH8ZXSCN4CzfZHmG0IBQ4zeqbQNGIqheHAzHt35SUKByjAlJ0s8r4OWqdmDERMYDwidQX+rUGUgF1tM3L\
            tK214Pg3HZJfBnhBpDh2XzGDtfV6rRw18s1hPOIVc8a9aPndDsiGscz3HU5JQx3iROQhIm89y0NZ11US7K8SX2RFkR4l9CnYBzG9\
            qDe5jGm1C25uFQwIBTcEOe9Xd48wSJ8IlYWKIEf9YhMnL+t1P6emJg/ZSPbshptliFWwQ7uytqYFJR3GYz5ikDnq2GsELksJmLhu\
            l0bAwQA1xj0koTz9M38jVDvj67o0j3lGT5QS+Us3jj9qJAzHQRC7lHGUlzeFBAeG5FTxN2kl37T2yzuCxhQeIVwPbfVjtfXrca21\
            vyG8xYNnNsEdRpVlA271Vw7hQgustm7R8TKyb+YSy0a3c1i8Pvt8FoAD+I2sgO4wLF9+Zxe9uR233XVrZ42zyduieuLy9pwNJQPS\
            p3SkZm59a9PnwEQ4lUF5vqjLUEediseqNL4dV+G912MLh4pWwUnGa11X8NwB7nyd4qlMiS+2zjzrsvUQKRRXA03arYwTvdivBEll\
            UCV/agaMqN07hQuPDSbG4bmkQmSdC1C93muA5K4DuhkEYLVgJh+ZEj1Gb67Vqt5ssBH9fjRiAxLnFeZmFiVA0f3QUhoa7isk8uzB\
            24V0CnCgMEHw2V0DcHH4aZ0ev/xbmqcS4veec9reIye5wg431ujxsXcwObtyQL0OJwwcfNHh4MVusw9l//507xXnjgcw8dNPcKz9\
            nKpc757FQqb+8bQmbil+/UiwgUhQpMj1nphz8UDcO27ez0Oi4UOgQOUTOMTft7s3/WLACdO8TGeU614H1/T373v3z1Rd/jvq6cNx\
            rqhq4baABJQU/p6OCuJ55su/gs+/qRF6/I2JQ9Y2BOnP0/ttnTPuEaJAwaKAWsQsDxwbX7K6v3QY4wi+o+xDmra/pYxBXsj/HjdB\
            fEV5HjeRgUQ+lRD1sbUQoBQSx/02y+kBIof5R3OAqxNn8nOocBwvZuRvDjPKD1UbHvxf2wwyqZVPAwrf4BdlU6V5rhGo8AYU2jGv\
            AawVDlDqa7lJhdfVVKlYdGlbbT9WavtF15dj5+mq+antJLVEhxwRTuQ6oqs+qnIYbzGsH+2yXxStknOlC02tIwhn1dZ3fEZnSkA4\
            ZMjrcOkBWtNjJPSLqA9nVtUb4V0N/0igOfq+multn2ZFlY7WSkvIape/YEl4KWG/D8QiTV/LrEtk8A/bdlNZyNGyZqTfOi8t9rk1\
            JvKl7sV6uHDO97smmgBtPTPVeKfWk5qSYriSOA2qVVrKd2RqV90JVBDGH23CKI67fvLcsg+UhqqX9tRNduF2lDajKbN/GuT6V45z\
            lxNPPJ65zcmzfggkqx7r/SHYspWUjpvgS3KXOJZ0nrfAz4HkQkVgMSPEI34R/4Cfqkf6rUvKWMqDiC+gSqEw/NC01I5YkVoK7ph/\
            qswy2tgRiMPuBXy69of+CzgJjgEmDAX8wsT8zt0G9MT+Y0BGbDddAYBOpeAq5LNF9skAbUQToTMGEJJm2GejNqbWECQxNZAkIbga\
            uDDO5Wncg09Scr9MV8gmsEzpwLnbHsknfzjkU3E5DOK2lasVy3BjDOGhfr27eGJtakbbN+8Uhkg8YroJLJSDej9pbzb75/wTaLyQ\
            Ok2GTJ/fMHp8LMtvpMaQtabu4j5fK7paDDUK/k+YPuOioSoND2l+N946kF3+rVVbHOnqnox5Xmelx7QIWbN/jmhqFvlblqAYAdai\
            31c0j0zhdW0M6WRkPju3PfgOM2OYuEPJqOpU4LtvwrF08MqJjtprld9PbRLQpbfJZUCKO9dsI9igBQcz9jYHZZ8YA0a1jexttkNE\
            tRjZ5aL/1xIpH45cZ9ie//f2pe1t3MifX0VisvM0LJCh7CTjabrN3HNPPLHnyOjRY0tk0+6YamnYoOKY6ff7du+Psu93v8l+kq1C\
            4YeD3S3a/2sOi42zUAAKQJ00MC88Yf9tv9p2D8DuwK0ifFeBRJLfTd0qMGv7rBeYBvSZYvTpnZ+R2lMx2pg1rc1480v62mxk8wDr\
            vXggNHQ2OSr4h/8Bbmnn/LuLb9o53vo2Hw4b3TkXoinxHPxZDBYZpbFWBJpLNl9//Knh6glb4x+Z42m8sg5nclOcEj/iJdvdn051\
            QyOoCuEKaH5P5Y3c5Fi3zt4D+O4sDAyaHIFrpCsOKpuv3dOM2KRi859fOt7IqmjmsIuTWbHKeoNRbnLb59ZxVDCvhN8qMDbQt8AS\
            OBfTlNsCTl4QZHE/NjIEM4rXYldez+1Cs/1Glt2bi5i1ITMdffPchk+ZWpgFEi92045t0otW6ZXSy4J5ggQfMQHzUy13UW2u6bfw\
            c6bamQ9bO8JbQfwb9t7yXH5/Ln+eWE43PQq/pIgQW8TjyrZq4hUIi0J2lP66uCoeL5kTzP9W9dwzg091ZIeXXY1ttvoos4Xdl1IE\
            1PfcRJejfaWXE3sBo790K9OvjQVrexdbhcDahqX4YXZFTzxZIa+L2/l8KZo+s+2Aqe6FoQFlr4Op7yeKMPuLX9z6J9jLbKUbKqH0\
            30x2JY/Mt0VFKbO3VOg5vYWuyJ/Ma5MpRb+fF2/1RbZ1S8R2TkRpJJixGyx7fY+osPqI/9kvKibxb1UUqpd7xYDOBD8WPeKC4S25\
            YJhHbb9VefwVepq9FucMihD2OcWbmVTNd9uaHXEQe4Lc6DP89Nb6vEC5fdCueKO8Ppued3Jo6jjn9DwG+0cL9m3xPf3R233ZDdNT\
            WuYfCpc+u40qfsX16Cl522Uc8JTOZBHHTcIkGK1ezTM37cVrvZhPePLyS/prO2y5oZ8Mr8Cdj13yWos05m1bbAeFMF8UQyt94qKX\
            jF/Tan/788+nKrAs7bI/yZ5kan46/iL/Qt1L9kOLcttDQT0Y4OMl/AH8/POVU/umWdv2xN+4iuJvaJqNn3hCrGBheyAAB/cU1v+W\
            oyEMt01rPjSut4eDZnwlQTO2B2NloPQpSg8xZ69EfJTihozXKage/1qYzVp+Wkk//Yxs66/AVf3aqiGMws4HD+Oqw8vUlsFqIeMm\
            fsOyoNCQY+qOuD8kges7Uulq5kUxPiVq/bbYBa5qbu691p7zmo/xyaxio31jlKGf0DFLqaX9IYmlsJKJQSrcZPrbziwodPU+esug\
            dkeE/fI9ds7J2zNb51w2Ke0i5LAwllfRzpl551uNoIrrKKYi0NjaXFszZAbC3OqmtJQCEFzRKYWl9yGjuNUbvgHQ4fBav6XsL2hT\
            /5ojV1kqYTcRVSAKZncV/XzNP5lM0m8aLtNK+vUFMJ+ygZfanqBX9gR9LSfoWz5Bv9CeQOa/NjTeoROEq/AZ8jY9Q4aKm2su/EVS\
            2K6Gv5vizYyPZmFx8a0s+7tR2iFBlrbFFJZ5cQVKnBioX4lJvFx8lKbD6Stpgp9s3ECoxClcIQkeodktB82Vq2UBEZJ85Y4Gmto3\
            7qfavbEikatzvU2lMJ8Tp3skEUM4Btzma7roZK+Lx69BrqP4K685/sobH/jzPp1XcuS9TUOP0JE7gFab3T3Jt6lzxbf7QGYjd8VS\
            NmiGFUMYkbgigsKATaUYiVlNzD2tMMkZQ4Tala72WPLAA/yP9D5oRCdNmsnvDxttkFZhyY1AWps8fsXshPgMadv7OrDRi2i/RGRQ\
            zGdk8qgaLmqV9Dt9wg3T7rDuNFcFYyNSiRQ/qirBzanMCVXIT0m1hdfJ0f0uFh4CB3gLpghGZtzbsBZ/WvqATPpwUARajlVpDvd+\
            uCVESNi9j/fnjh7xvyJyhJvidFxAOWZU3q52z6nuMNEGi831P+9wOWT0jrQ387Lgx9xIX8CdSZNXxa6VZ2ijrXSvtn/+yI+afDMg\
            BrT+NXKTloTUhqC3waz+7MSLNcSFwbOLdYCiIDxcsM4Q/84WdONoGnb9hObYOrw/MJNI8Dl/pDs+Z+Rw7ERruuPFq6U9W8+3ckVj\
            K0ziAdJ7/vIgcKE+7zVl8F7D6yyNN9UPBEvz0YOCes5URD2yLgrPPBiNMG2Wd+Dv140m78wyGjzQLU9hEWLLLpSwCzhNhF1yGxHZ\
            Eb5Y9rcuMKnOCVOtdJRiz6WFddrkJjl0U1E3YELEYdHWwAp4CnJdocOg4+rHevjk3fFCV3CUZikkXL3J+ohmPJq3gPm4N7SuWgzy\
            dObFu9HIkJaAhJPYRnaDKNO300GM0XwhoHUA33xwomq3jPZecokpYfeQabVzAB35tYLoED6Vo/2j2ln4Ak6xIzMTiWQjUWJlxYfa\
            hnxEJbudZQc2YQci+Lc0tyerN/OJBRqehK/XS59yfBrk9sgsjE4rsrdW+bU3wmSBSTuTNV2/JQOjba03ZnmQ0vrZWvZZW4ThiEc9\
            7w7MSq6pbxQ+JtTCrezOXpFy9hG6sB6CaqK2JfPfnv7UcGi0Ed1g6hFfeaur7dU3G5F9flW9rExDl5FZ1EMRgePaaXKmhr+tzXry\
            J5vwjS2ZlZr9bgWsoomJVMNnZpzDKBktSC8jlbpw05NXMnYe73EStLfp7GDy0Re2TgmHUqUP6xZ2k668/z5Cd6OSfSsR/tIkd+ku\
            ieC6oLdpvr1RR/B4VZCffy4nHK+5sUQPTyXEQnXVSS+1TjiL7NQL9PLb1UjLGBBUbpihFINkCyQMprrLYAIKOhUdkd4UFG+VHaBO\
            53Ic5M2jySdzB9ofqPscZN3f4dd0hz/roVbn6mm21hu435Lc4BrM4pbnnEH1lUKBNB8NdNFGU7utOYsQJ2dYisG0Lt4+2MQ8X5zH\
            09ckz6GUYHZDAdp7zkh7l3P/FO3yxhBn98p50tzt62c++HhPPzPEi2GV7enWCgjpd0cGnjaMB0PnyjvtFBy8XnakUiNS1TKk5vGJ\
            Lk2P/zxoKMFpXrRm4a2RTjh7Y/on39Psof47E9/R3EUjgXDUynWNdGxuRAdnRBvyqS3yVymhd5ZusnJWdFNLK9g0KnnlqAgOZ1EM\
            B/c/6Rnsfzh1TZn9YaStHxyWA5rmO3bxu6yMeoKem7QJTbc9V4At/REq6GRURjPceSnUkGggegSTsJoHUjQ3gCMv4YLPNkYlnqao\
            y22MabeR8oo+qOn5nG/K9HcCleRJQ5yjLNtZXz8b1gHdMPuKYXomuszsa5a8p1fEM7a0+SLzGIg3da34/w5mjGHvJjJDuhyKO4vj\
            CN3aOlIyoOdm0mwvvbNALSuBEqNRapl0dwyH4WqgjDFrqXLufeZNKrrnbpescx41xQMFOegvTLnWh3WLff8DHZUXzHYhLduSpQoN\
            5a9LfH/Ld3zK/7ym0BLb1YpzGvlBK39JlSniYD6y4qHm2xWRrqgxYqUcbg85T32rlTns/tLpzPWf6EYuHf6SoXf9Nwl4frfeMjiy\
            NV90cdw3qv2//+uF7afivGzIm3L65viWK6oZ/O2Xyyd2l+HWDUpjhxxnlcgSVBbYbiP3ZmpGOvpZOR+4trCoZ3EOXGkys2hbhjbs\
            50jjL2rLJ+oIVbEo5fDH2teWTc4AgFz2OgMVQ37/HJOvVu9hojP+eNQR8DFMsk+Z7IijfbkwNsktMyt5j3ul7/jcsIARXAl9bLTI\
            JjnviP+RWPQcraFqvRDkaVZrQw1LCGmXGEYUMGw/R9r9VdGo/xq/gOW2YhdcUggeYPeqKf3KRGnQwU/GjS6hly9K6vtuoef0vDMS\
            41o05w0VcsrzRpTnw1bgq65SUO/fi3f8Y9W8ykbcGkdv6e8HBgGmEylZKmo+8r6zv3acwE8uYw+WMkEzFkrAM6iU+/FHkqyOgCWU\
            7kdTqHAYV1L2MLbQ+NKccUSew2gLQPQjT/LvQh8aABKj7x17bQAq/ckqhPLsX7gNz+1LxqjSs8Lp3kJqxNGhOVWigL8L0Xl0CMTj\
            CKjpP6wRsQAmSl+CwuHaDYhCdzbK+TObSge63JABbVQsC9Nqsxi7Nu7cfD5VjzmOfUxgBFl4zQrKBte8sWscAAacht6lROMsFx7d\
            x3Mu2tqaFcxP8a5z+w43fpRMnwt0OvXu/FYfuRy00r5I2znkmZehHXLImwYUOrCijVtSQI58dbAjyTF+niYb+AdzVtJ+wm5XOm4O\
            ppZs2VOybPAHv8qWXC9xAG0ym6ZSgFK8nt1BKKrzibjxyVzQdBcrYqSPRqoD1wEso+FBXONS9o1hDaQ/m+LBJ1Pd4DoUhSebevuS\
            Ay7Cu/xK++5hZeWnwpRUwr78RNiXD6ZBv+l4CvYlG41fUlnRgyqD/UKpmKcZUi6yEjxNn3ZNaeBKWmYLMrb8Nf+zyaf+tXNhIibz\
            VWAvQ79whIKEvP6SS/YlHJdk32NcdN9pma9BKR2+MWxbhLPBJYYuPRY3vi35avs4nWCcMrSWcYoRJ5FEMLgAu1J3G75USncYk+ha\
            JKL+KIisbbrMIjOx76/y9RCrKF3MmJF4KSc1RRJs7BjoHM1Zg+aJq9RgU9EiKR8XU4q68qigspg8ptGyu4AOTzykQeTxR0z1kevz\
            Jl75+NgP0DlsB0lzGzszc8uXawCkVZLYdw0ffO4wD2g/ekEWW8+oGb7sa+Ws0s05DIgypc9qvcF3kxHttAVAp9K1E0bYPCqqPrY9\
            1dXUoEfPS486SaLHL1fl8+bLrBlXXqoBbvC8Q9n9DBNsOM/VbJ/zuE6hgQADW5+Pj8YxC2AhkRuNn3wHZEtS9AXeAWFNLh7ALiPU\
            8VEjDSbrJn9c0SayvvJxazdiG0r44OByJ829rJxPzjbnvKz4OIvCEaJjzJxCG+5blq/JvQaV0X7KqM1TapMUVThyGhrthf9sqqfu\
            KmVbpDPKL/ZQJKSdwyYMfUV1gRJiKEizcvbFY/GjoJ3nIS9JB05XSgN/lHDKCef5WTU+pZPOBjJTO7d0LjDScu5APgZOMHuBK81C\
            BrVfPmzCLvtR/ECOtN8PBMvYPP6G72BrBFNI2sOwv8zM2NditT6gKmnJI4CanL/4f//5v364+9JejEhe5wzg4mplwrAfjfizTLoN\
            4+TFja0SToeeLQ4YGgrehrubbaEloT/Dw/uQIPIZidnbNotHpHmNbcHEhBHmXcdBtW+4lsYETR8WMT23l4ORDjr9Mcf+Hm0zu9fs\
            K0OXuLHcvFdI1+/0t0Z/Z7Qx+p9G//ZAgFdEcwW7BWwM2Hcntes4QOsIj44ohOqBWLCokZSrmm8IZ74Q6SR/wJpcwdhX2CZvTWp4\
            qWZJTNanWQhxJGJsGpPVrtM+JiMYAdeORZMGaUnSWuw4yiF2+msLwq+jAK2sLmcbi0tZrzeouPxDVQvof7eFXDruezanMVGW8Hhs\
            euXSZ3GsPHGT7m8y6DQN6BN3jrQ40CZQIC2yu6s42h+3KR0opNjRShroZToQ3zPOsXg0IRP7ja9c8h71u7GcbLa1VSxjRxdRhhmI\
            wNVag/1vxNFGwtKAB6MJ3yVoj05EjDlPMkX9PgQD46fxes051FqzvaEx9WfqfXg/SPoHl5pxz3P26oF8p5HRxpzWq88BZnYRxVRE\
            VeSl9TBJrMPqi9qPVqfwpD24g9pdLq5NUzyVFafDHtUfK52gLbroI8n3iYT0rv9MGk2bUa3Qc8ttBE0XKEDUZVTBM5XvJkoR8QzL\
            p256pTNZHPWOHxu6TOHgzuVukcwgO7fC62c43NP25k9SDhgRr1geUPI3JN/vyNdOeMZWQ8b91h6ooVB/CUSDMaHBBbN6oLpEBuCn\
            HEmYHftQz/SjPE6CKqcJLOtII8sFyWmBsMhygerGpkaIzb0g1FUctBkRnivVO6fU3Twc7zluxTH9BfMpIUlIusgC4vZfH2bu0uW2\
            jynwyR5M+Rxpg/J0BwIeLkKMXdb/8HdIZmAxIqd027HxriSO1THs7uVuNIuJDd5RjRKMI0qx9PS6LG8cNeR7JshnFWbADE54kU6o\
            KE50CAdt5LmPCJTvhzkEjkBeNHCAM0pi2zE04EaFbShBKjEdPj3Z071ASL2BiuAUxRygTlH4FRP5ju4t01Glhg71AsTNky/bgLTi\
            LtpmwlqWPop6FflIkKy9oxS8CKW709Av9Ozi/gwlQ8FcbqUuDOUQ1+3o//xvy3frTpxBrMq7cQMMPu8j+9r0oizwrrlAig3POL4Y\
            pGeztIYwHxIKgLThgJeDYTP1Tey/7U/GcflopF+QJ2AvSNA8kXmp7R2dL7zWsww80L3gk4yiUbcvoFJgXSQlBxeavfyJDAlbDowq\
            18M/XtyE/tcZjBw3zKXPajWv8w3bY9C2t+QpUyICg/rN2VYvz0mJfqMusmXqksk7GtuyYQVvIi4B48aR/g0bfnHeaj4ljXHViqOj\
            P1qexGWxohfPiik8Lei6WGnrbCVbqWC51NxlnMPV2S+RN8hZBYOcFQxy+GfzqlpxiVjZa2ttCzDwc70stjZM828Z8uwJ6SdMeA89\
            UQz9RIJ/Kn1bdAwZmx5DRrG8eRM7ZQoumcb2JwxybmNznNv2bMUQsQ3lLnLbtPVum1BgPs/eFPDHNJc/+fLkjeVCLB/RmfAc2fTb\
            2hG9OUYC8LDqWOtY1HxebM+y5ydb798Jv85ngpTP1aCfJ31JubEJT6Pt3l/JqtvaBfmU2lglzsHesJDpjVJ+zb3Rz2XNbe0qfcMG\
            hM+9UqmmXV1SsZIyBOYlVnq2UQSlfXW74dwWTdc1l9cte8P2IQ6658XSju+N01ibPedeC+6FVvZzPeKdN9Ky9UZEoe52PHjpG1IM\
            cRNa1s+VtvMzvy1uedMBtqeESNbVahLjEur6lvYOM7vtxmNs1jSbq7BvKKtk/15iZ/Kh2Jnc4Qucndpa4tH1Zxtlkmr9qwd6ckUw\
            2J+74FhU4lRtO0HehvT2GWXv5hvw0/d3An+/z917x1dP4loGWmligi6BIxyYB/wAopTYCneKwe0GitktMr6VPbIjTo8dGqnkNKV4\
            ypBy1sbi2nQ9DIVwF6l/Qbhcx2efeQUc8G6dS4C9aYkRIkU7yABc7xGt8cH7xQXpOlXpd9zCMGEA7PQDCO51yAdsxqNKOz5cPQw6\
            dfwbECM6TINBlFJPv1ILzqD7Y1alNlOowJ1Qb/eGzaYOlIblFO9joCR2Y3K6tz54DArGTp5i9MUmW5Ey4b/I42fwGHIiWqppb2Mq\
            39n0UbS/hwObXiA6uIG5EM+fzIXMH1KdA87+NXg/XYJS5yxxvpquoR/raPVsru2tc/IJn74qRP1EqE8ZPBLg0iqyNmMX3bwEPR2+\
            PxVCTBGqZHolHiYtipKqjs6d+m7OZaYI8RjP16BD9SSQQTwT8APLesYfk+tpddA1eB8deS+XIu+9032T3jN3TTi5Zt3Hq/fkgn94\
            gPMtyi8j7Z4SaWFeXnTv9MVdacukOMDlRsMDjHMUgLXpiNndu7bft2XK495jsF7wY85LREb2c6Rd95/bLylpSUsoyF8oZ126oBjP\
            mPAe+dceA1I4I2ArZq76n6gg3ox2S0UsMf701a35yRjej/e8HufWwzbS8QRrbGT56z2eIgQ4wiWD1mbkHgUsVw+q9C1TpxTXkleI\
            /AHwtAhoNiL5DXftOO/UWrUEMCEGu9S0u9cVtL/9mO1HG3AT2lW6w5H3MxBNruhmhjnEN3p1zYgBWif6vK3igZFCfbjk6ylwhWLA\
            ypIA6jbMBptlmFsu1NfwMm54ma6Ua5MMXLoNfap/BXu+zhx7+yxgci6EqAm4REo8++dQxGOdRCrB4CnVOpupzHhOcb9qNNpOtKPf\
            ze6qVZElFG1So73l1gt7oXcatE2xx4aoIrbDSEY0Amdig4lgDcpiI3yKzF4v8o3mBZSvNSDNF8490CW/6MKU2zb9VIurIsc3kw84\
            d75U3qMR0/WwIwUlvCPTPZow1i0c9ArSG/b+smfTmrLg9Vohmr3S3h22xRLgNK0W+QtoGG3fCmvRagJ6yRQkyTtBXt5oeqWz4and\
            a3ndpkKpiMMMVvu+OOs65cIyddddd6VE57sqqjxDwqKPHO4yL3Gwcx3z3w9x/5nFEHGPmRsZ96k8o9Itvk2R+l2V+oBjA62Fqvkt\
            339ScT5AYuUUuwXzkv1Y2MVX8S+7MeD3i7WH7HfNA/aA4yxVbJcyA1c9bGuNUw+kELncjXYnHfRYhbzGVmTCHDmp3I/HUy4J6pra\
            rsRkYu64onD83HA1kK4+U7KmjwsNmjcMD9va9XH4L6CpTz/2zWziupA+/O7pt3+aNHaXUvi7rBIGDu+JhRjUXAYqsOLdf7bQl3p1\
            ruyCaXhVMOtK7eyfopkJM9C1QyUjtT7+UjPjiKsgimUMMhfzM8c2qhO9+CyycVEtmwkszvOFMB3rAjSsPGe2KPMrDSknQ9WZR8Ew\
            LziDaEdRWW5gtqCkiRhvlEveWmS0G0NSG5mNAKtwaGow20hxbkMcVublL2w3RpBVBmRVrW7gld/uD7P5ybmE9yfEV3JnZwLd9J4Q\
            oqw9wjdxR92Blo94vbIhTV1U88XkepVVQvnaBcfE2LWyR0n9rCaEONUZIPMvNUHLh3RzcspoOaYyG5KAkaEm+2zivRlMl+o0AzQx\
            1crHkSGuZOqABlJHqueVQNZeND/VC7h+9heeiazP4ng/hTcD7kdDwTA6lZTS3bQdI/+CTbmcPtGrTAmioJ4p1t8mWH/7nicS+IYm\
            7PqvVfljJp5S+dZqFSJ8PJxRVVNSbWhSMNJXTgGPQcmNaNjpshBAqisWVmejyUdiTCR+an5oQIo9SaHJA/HlhsDn9SUIDUU5s7R0\
            eX0DFrZ9GDRer0/8i7JTvFkV5rYUNf9QQfHuudk2r7pZCZkTa6XJM1/ka5tswWbbeq8KpXR8mUN1HLD7p6WgbdnnG3wWDgvjD4sy\
            HBZyfg4cDwQS73nZ/ZfExN3f/SKdK1wHYkrBHVilfr1BhiM3csBQLfkhRZHHH55LT0X6Mmtje0ySW72m0cyyjTTKx6r84r3JBTjF\
            /lAUMEEmKXqpyoCeuc/NuVdHcycxlgqdyE9p84uYwxXRVdykxadt0fALMMzxCDfWpL0FCU5obnxjqvV9N8XaH5/pTHtO/YI59WvF\
            WoDR/mTNOKb0Su32gwtUNRGeaslTDFLU4q1yQJDXsdrTV0YYCf8QI+yIORJz+RDmVrhgYJba/d+yKh8YN4hcc9QJXnN/ekdgLtvG\
            sAeju6yvURk8r5Rtz7FprCeF7mj6PR8T7L5OCCf/TsKArhel+0lb23UXiIeW8WXKlNd4hx+sGM8f8/96IrW3E8uNSHpDdN9+uYRn\
            uzn5B0fOjNisUto1+85Ok7rM8gOhVd/XhVMKT2+02QeIBeg/DzD1eC3JqjsUsE2v3pPjZoz+xwGmG6zroQd0N9cNxQ8w3FBqkOEm\
            qkZOT5UZbpA5guvW5bOljzVeweCMmX3OGCelXo26VicGmdYN3Ugpb0bRGG54y811lQFGbnNB70xeuXjyIhOA4Lv7+I3zUnj+6NJj\
            gOSnLD70ZT86zMA9d0+OJdcYbi5RYvTdMra+BOuGig1zwkwZDTmCyBqyyo0OUXBitRrPBDo7D55/5tCsCUle/V9mOWTg3rLvnhbK\
            xIA2KACn9RSrhcYMHON8V9IdJd/JPOTGK0qITwxuRNyX+dKMduaAVs4HVtn1lhHKygr3CwYcGveVG+dIo0n8Yuy50Gj44ZX60UjL\
            f2U7Sb1poFKrUqVcvsnBzbThg93Gx8zL5HmPDSPPe3AP6DJTzsPMpdY68sro8jm67Wnffxn6r2KfFw1/uI2R13Qxawuj7XuqgvJd\
            ZiaM/J9/JtcnsOoZ1GWEn6gAx+yiszwirsImYkwk/m/AscDij6rQWy/hDnA57IxQjlqmkug6dbJhh+GmfFFMtczjpfj/mKGOc8Bh\
            X7xr7UqjbMBg7EaD5q1qAxOWH8/Ygyn/IjJ5hVKJCTwJMVuONEoaXbNGCaINlVavpGG9kjrZ1pwL7RKu73YfqNodqiQNX1BDBC7p\
            gN4M1AeSaPnbJNx64w8YfIGm2JCd0sAM885btZpXRdWnNOJhTJVHfF1mYWFGgPrjqcc9f/A2JMy1B27HOH9X7lL8lSk+1qYsTj/V\
            P8ASNj4d+bXyQdmJqGZfy9Y3DUPNNmab60v2qtJcb+nSkXPEn9dlXmtW4cs3mt+0tHDW/a4W/zXtwbpjvcRx7T6fXd+4lB5dH+lQ\
            lH2gpchytd0Nw3VbRtKd60uakVtnr/Fdybesb11Stlc9ffGc0bSdq6QN/MiIt2VlC7s0O4g1MrgV/BzBU75h4w9Y0onbOgkSu28B\
            wZgbclc+kSq2NsfS7Xi845yOUQOmx/0gzI7DihV9GEprBQmw6SAd8E1JSuyNSYcQmUvxwtpjDqi2Kcs6NfcTmN3xcGzIr34KlfhZ\
            lyCzYrWXn0V2jPbnilbMBtyGj4xSPlqtJMo6EycGkrUoiVeEGifDPSpu7RwnUg/gemdbhec+6Sq1YHSkij3k3DMcIHcG/CLsrr3i\
            P63eMiceWsS9+UWlZiCa0p8gVG+KGCcYfKNLNf7KMIPQp5UaJa2V5wlnL0AT/BK/LOgB9IhuzicnamHJIwj/pdKXagZx80LTdgV9\
            dnwnolV4zi9U4Nwv8BNM7ABTmq5NGY4H5lSH4wHaigveAgzKbfHCB3D5Pvtwd0mE2BMJUaYHvUDovTgt39oZUS9mK1Bjh3KvHcIM\
            Y5qSwfziVumVcwi2jfw7rvTWsSCFnGUb3XUIgfXCnHfK0FWSyI3yiym2SpUVchyfZaWSgeK7QphInGyljk+uSnXOU04qWTDZ8REk\
            CqUEfaB+taV+QKJu0Pl11qhzWJ+G7mo+Zp1Ks2LOS1VvS7lrdQf77YqHW9Mit6bt2foRURr6zUOSsdSMRWduizVCMMdrhCCoeBko\
            4AzIs5dLDAh7GXvtzkDfvJ9Bm6R0FCFcJZbWQFN5FEAS7dImUwwbDPe6TXRgpR0U3NCco2m2lY3Hi1mnK1NnXnXX86suZZs2Kqyq\
            rl1vByO8OMsUK7qxytoGytqThtnhdqEXj2X2N2osP9YctPedrmsbRlyDaOrxUtowpTomxx1hvTecrFGsYk98GYzu+VLBxhbr6JJW\
            z+ui7rukZQu+DeKy4cOtDtzdfJO6Vi3tR36n7iEnqouJlq1ZQUnbKXk/teeOxCgXyaMui1FNitJlY0Z4ZiZHjr9RNXLqMGbvVSc9\
            x7beFE1yoM2skExYXKM5Tj17nRpnm3GlPrqf14+i9L0y1b3JJ3l9Uj2Okk82tFXjYpR/jyKgjTf70gG6lXweaVrw6tnfIufC4mf3\
            FkIT7FYW/n5rE7gFeYISA0oOXox74GKEdZ6ekQMXhPFpfKnIzLhUH0XYV0qBFSXKHkFcCzc2rIFbs56fLlk6FzIojW+Yke/Q34hG\
            ONsvJz7zvW7xYe/5Mc+7q6UM1igxWx9a1nYb1BnjmoSVfVXCX5IWof6U9AnFv3uj5fa5IyYmfeafstajpHRVjiMmJnMgIyYm+KDU\
            hJpZ9etqzYHV5HHbF+5Neu+OTdJpHOtqN6T0DOXKIQAO6ch21dfdXs6pFsc2tLcBgcSSP8K1hcgGn5N4jrsBvemHHb1pDOewpjtK\
            Tihq7IZAHYofkJRlaHZvxxLh7P6wOCMNZ/ipuKfdvLzMJLbhR0eTB/dVOmZEr325ubi8pO92QkBtfhrWwcZ8wJLgXZWVU13nj0OC\
            NM8ayJTYmTYHz2GtfzaNC9vvLpb/x51+Hkp18PHvsgoAQO+rrZ4oor+jBvqw6jmAgPDpzpCNv3rwSw7Z6OuAVr1ToMcWC7VH0MWa\
            zYMyElRDdxop+wE07oiT0aQlgV5M4p3RMHiqum30TfEULeGzp95w2FUhV5/2VTq8aAOWWH9hSQto16Gs7YT35i4OfS1LPNq5rSdh\
            UrizqS8vNk0PrQVNOQXVxaKVHrrbGeI8iGLjXf4gkaQx2TmdkmNsMkdgyvPp/WhRCDyJ3jwn8WKv0mlOIxx3Zznp84PVarVv//J9\
            NvmYeuaOLH7QTRz/ls7z08lpf+zbows2yq0vTBlAzGsyHVzw5Te7r0JD42XJwxlPPml6oHioeht40NfAw6b9jO7m1rNIc0S1dhy6\
            atdplCMWt+a6m3Gq2la82gcywiKhBLmf3o8j9HbCEuUdOvnpHaL03u6OTrq9Pvg07XUKknpoj/F14Cj8c5+gSWKUU4JcGdLesILw\
            +a+XUjPt+VdLqQ/JpDtC7P8YKfWEu3mH2MZ8GSfc6LK+zZqLVTmmV8/F2JW6NoZDs6fTM90zSepM1aoyICszvtXGeXFA5Af3t2oW\
            bkN88Kane3oNesDe+fevQUoGCqwcOBBmQ8ZL0gr5mEBDw8ZJEP/zyMQu6MEvf8V2QXzz2D/aDp5+ftPs7CKddq5TNGI6AH2v9GRd\
            lZtmvCmXW9Y+uLq2g5FPtetSRTljjo5FVY7eMD0U7ZcHTZW69129d63FqZjf9+oOwX5p/8SkMoGG9sdBZgMl/U1xNrLYsU6TJVDm\
            iA/D0bm+vsPTOnyIe18LxW+zEf2h2mRbcRV5zwAbAcJxSNwZOKjUVyOV/lEqeP/pjSyVaN6LSJ9phnNNlBq2pKr4d9fnGqguyyYy\
            HnGI2oXye0Yjkx+2Vzfi+KrtIKBrTRCNMcCLoctspHGtxA9yHNZKSu2DIakCCAbDk7rXGjFxX0aNybzDJUZJvI7q0mlxMPeLO4lC\
            t+Yl92QNjh33VXkoLGdjWRrSVmUhLzM2DXOqUMre9mjJOnD5Pp8lgO6pLghkXRer68qHuWDeiMyIQwyFc2mjaYyRGvpJm7QhPjhB\
            fKLuxIDCaCf+EPOTSlfNl7JD84Z+P5HrUl7T788bFupttI+Yk6+1+LzMFxx5k8NiW/GzuBKtFkTwWGNdWD12S+Vbx+9y7uO5T9b+\
            ZKY4/5351KISHwOUDs8q2wnc+f/WomI7Af+GmDQq8Yyjq/kte/qxbbyhNs6q4GD1yyx8uBjjlffFck5CcTRlrQzeHHDHAiEFzUvs\
            Rme1n1zNxUuLs+XQPwD6eI7YDZYoAPglkj9vi6TI58Vu4Wfoxs0PMfFr/UqmQsJlkLDf85u/1t8zv1lku3bFVGVD/iTUczilpBJq\
            1uvwVZadnR2le0vYhTTSBtmyJN1Oc6COdGJkIRPzhCfmNkK+bmSSybOpW3gjmaDznMrZLPgXUuezbm9wR/TkoOPqpB6sQTYJiJ1y\
            iSudKo7YirLYgQkwYdl+58jZLYCQbTpU/I93FLaUKdLBX/SUwrDWKebBpv+axUD7x6KSRs6+Po/1XRD4hXc4G5LJDwhwICv5BpXL\
            89hXjXEualr9e1O8Kh6/r8aaIKNHZe2VEiWJDU7yjVAgZ6BrCkfi4MpbDrj2LrfhMjKYDPDuE/dBTRrYjcV8kWCN5VWuHYAgAsFK\
            GOCODgeIXLrA9Y3wy0mXqzprzulE+UOmiF3uwU21YIRp58VRmJSG6jFP2lwLN1si6mMQjRtEHQ+CwTbs0MY8LmrhnEPeLYZBiGDA\
            Egjw/WcsKdjQDDuzjvnG8eU4TQ0JRnTizobV0cie5aLxypwE9Z4oObalhfdtHgI4/EECyjhUrYhfw4hLN+JKb0pRo200Yy5FAWuT\
            pfPIGlzG+z0ywe+RCX6PGifsBbZEzuWmcUkOjs6WmEZuki8JsrtYqov44kcjbhOBzK0wx8sQTX/48gzBA1IvvHz12EhXvsGvrPhw\
            dKDBo9AMLlUbmfJF1x1TPeiO6TIJhL6I/S4t2jMjfpdWQb/hVJei9WDdFfvf0/PxfaW30hj8OQU3T4ibPl6FwOmrbtx0dMjo2Hpb\
            MRHCLXt1LCovNdrIojvZCjZZiuiSMNU9iMQCXuq137Sq5aAgR9TGJXrenH1z9s3EksRvaU2ok8tzcYpNDsOXbjPd0cty0DFU27aR\
            E7TslQ5kWeKZlRIhveII6U1LNOSV2snWd/2NT2ei/maKkv7iSODJbfIkxYwLQw6dT/NpXj1iAemjouFEKviosN9W+eWkIHKPpdd6\
            4P4agBM59SvvfWvGnvBn5Xisdh7uSuBuGG7ata/OOCBLAs0JQVM0FhwRDZui8ZDUnH+a14CTARsngPHZcWmPpFe4L2TStWn55h71\
            pRyk9rx5VlBkirIs7uuqLE7vT/VfTfGgfKC/N8V9+vMXU9iBUrPHiIpv/C93Xr9S1Lr7zRenKM7Fjua+avjlzTXkeu7OsCZ3aj6J\
            PwrWAWwK8Yf+QQ2dzdkHm4I3xuyDa+uued2NmbHjy1RufGzksl//r1sMnmcZ0vJH27DVWbOwdpTW3P66NIl63AcXaUG0Ng8y5RIR\
            +eSK4tJRsD3PXbH2wgTlh7+6Xi50ULqJz4rGaiJEAuLyo2fK2XbT1eU/PTuXG3p0pECl4sIk7uVfcJUjDptWLeHKPNL4acNvDPSF\
            TaIqMZDti9apzvDRbZEJnQFY7YZeK9on8z/52pWyG1Qck9IeSjDOGzgUJaxDQycZmIvgbzxtoqNJnZz6HqmAYbT9rTKvMssWoHzR\
            zwDYpYr6EZcLlKZa/1Dk7tLYAjAPFt+MvN3+YtWcqBaPVyiUDCxQqaAutHOne+vVaDC70H2qIqeDtW29thrBzmia0KgwkfeenTQt\
            OmlXdGWhu4/TCjTa78ZSu1gfeWWjhvPjtmm95X9ROSXjrBF7xinb6zu00NHgU2cuqUCKJkv/xmt8ebf8gSaRuSC/9taMpuO1j/fq\
            DdwdAnhgmwnglcDNG1kKsTaVlL7KAEgVUZxSY9gpuZH97iiKxh0t9IUlyB1NoXXDRqQ62PqyFl3kxJ9JFn2dRyU+2HY0z3UcV6AJ\
            KmyEbVJymdWk3RirHZ3VGlur1LU6V5tHshnYWTIzW+KNv+GNPwuKLCU8r/KCiYlFrebskmHNbArrVvwVlM86c6AxfTyU4I+h4u4j\
            uwBMRYomIbCxql7Fd/4Sa5oUUAPO2yPrtdTeIaDb6VXv8c1M4sdFWSq7ocjJCfNtWXGZg4dkCsEkHn3vr/6oybiC43um/1l175l+\
            hnjeO7wngrJwHXT7tUMeUqqQ0rD+okZ1bbGak2mDSrXHUFz00hQ+7XAqWtZ7HWyUvcF4v9gpNqMVprN+gLG8OxjSe4EkfFOaUGYv\
            Xzx9yWIwYdqRVO05GMGmTOm1GqBvoGzpKSaKo5jqGL+hOvA7bbHZOSQSn6axAVR8yMqdi0N7gyMYTj6mn5dWfU5uJkKWePbSc1bU\
            E3nWq4mUL0iN6pHNlIMJbVKyNf6W9vZmrWrB6HU0AYBKMkDtg/IAZKXa76tsOVwU9zRAhJnne8xEVAOP+220jfNBZCbSPT3BtSGY\
            Di8qT5HpJqla/rELnlwww1X83OxpdPxXYoNO9fDxUekLI9Y7xxwp/DHRJ9Ak71gGCdFpVA6OWLWUiLV/dt6nOOvXGN0PNG4zpb1r\
            KSWkq2IWROlw5hWjr4VilROectoosjpBCLsXSxvkGKvN6Yk3edwrcqXfmnvlc6s6OQ1KzSU95IqaXjh0ESDiVk54iRWVNlg3bevX\
            hzhKOFqVhhk+CTOMnzKPHvCzA2seI8Mdsjw5AWaiAym+FdLZpP1Atae3znHFPlmeNW7/Q5G4OURv8QzyQEGh8aUpPv1YN/SyeajX\
            0bOEHhJsnRc7wJv2stIoBKgpzCywYlq6ZPKvWdlj6uNkLrKjKx9ARjTah8tvb6LSrw6VhnO1sNkQoklysoHqaxqKb+KGxRl3ttFK\
            vJw/VCtTLsPrBlgRLFhpp3sOugpf/ERX8mavAtrBZapi0wOh2sBsJUwuq0SMPmb+5PFnTqkrUYoG40qHp9su0HvT6ooh7FjWOpWi\
            kdLxSBg2hof9ofWz3mKo8HxBx7zRiOjMj0/zrNqDRuAGTGXwpXU8Fc9d/dxZ9KVJRYo7L9EsOr/DYgtXAF7U7leJs9qizsDgJDSL\
            /BRlYKRFWKtarJBgW4HZTYm6m7FZ6kwsrB2gIk4nFt0X7F7PYw0uXNbvjShPcCrL0qYzu/TEi7aH4SQFh0pCiMoJCCDnye1wQyxQ\
            kY7wJf5rDoSScSQETlezIRRwRhp/HlgLgxUPQXXiIQiI6sMNH+o35RK4kZAyItQ1upRT1jlNdMcsgKIjyTuQGWbLeSKXLnbZRkx7\
            nwjx+FKIB7sDk4TfLoMhbqnpTTGDNjzt5epuVXgsz91PuXGWAd9r0i66CZ/jZlzeq2BN6I9A9LkVL2XhthOO+8lPRWgU9eRRfnA1\
            sbdDhoPH4N9gRVZ6nv0940CKrd3GDwMrtj55qKuxuXP8E8LSmE1fwpbc+PBVffzdxCoAwdw2H5lgDkDnJZaPvELDE3XYRjKO0hft\
            4shYti3S3avF3EGLWhQvmcFBMjITLPrRTDXN7filUScYq02qTigpQetpwMCprj966TgfG2+XE8w9ZtHvk2Jzryk1UsTsjjmYPi5s\
            WEPyEu4uotiNoj0XnZAZCw4n3twXyfc2nzdWNEz0h6ggxD6DZJWuK8PHEigg7zhQwESI8nVDh345UgkxmoGzj1s5agwJdaQcau7i\
            4s9Y7aOX4hHgQmYHpSFByDKNo15MvZjkVH5K8endgpI6pXVA3NHmgMCkOamZg3JcMHv9rnN80+pSZIqbeDb5pFxSkmpFYOI7H5Rb\
            8cKkXfSECPvFS7sj7b2gFSWbncjNqwXr3DWv033qlx1ZAS5JisIaDHxfdn4PsIf31hphVphAPbc4Ne9aAv4hY3KSzGaLq3Ut4oLb\
            9/Lb85sDLnsQEBKRIgmw9fUBxz1S6bC3bJQc9t0j3XrXPek7oc9BNmMPrntlJYgaTFO8h9PeISe92rOlO4pxXtPA5kpZxJ1MLAND\
            E3o/ZKXUsUtCnALZn4mSVl/IoJHFf6yIZ7XNaPNB0ywY6tKY7CW9hCIZpYgeWVLEqSm0aQRKMebynoqc/obTUaGykdug3wOzTr3i\
            a04d9br7CYPWoQGri2F9F0F9Lvjd1knLvONSR0KHHD6AYPa5e2BdzyGH1zYzuEK+hu5RBFvXCzYTJafwlvH7Av7HB7xEyca5djUw\
            LgQdTRcS4JUSRF+9JgivAVnwF0akcIgOfzNxN47she1qbjkQJGNqfyE8Q8v0VZDFYRypT7429l7FvfwQ+wTBNIgvjzC54tPDwKdH\
            AFSce3BP3NY1YqKyFmEa1L62X/D+kWRd2y8A5nQyLGxrtJescJu1QVaE4u7aweO+dJxdtB69oLOye5AkRcMTXrVQy0ue46BSsRvw\
            JiqD9eFEYuJZONZPTBM8bh3ntxNalYnnXW6sO5DrqE0raSFx8LDDaV5b8MME/xfFNMi6KvpwuwcuoN2nlajltaRBILZhaCETE0Gz\
            c1YEkFKpWhl6IpkGoHJHF5+qN9eLV07AEToJPWAdOZjkQieR21lHmQfWJCWe2CMhggeiy7hQ2mZRNHMRwQ95cdqfRfinxoYaLBic\
            Py+KDpQs4IUTo06myu9cRnyXe9k5wRIQ5wsbAfM48jMe8yAuvS12rOB27K/4aYOxkTzeU9Ez4Fh4KV3WRWfEUTNyTewU0jB5V6qv\
            0UvwV1PIpd1wbkLtrN/rVRCJ+GGKmELpHd/3Yh0y9EVvp1idGgLUfTx1tauruVP/qFiz1muDJCMX6X4XF0Evu+uj/saGX32K2KFO\
            QXjk9bcRqrQCcuJ9QzUYnKDi3S0ug3IFAD70wBuv51KLky1u0UTK4UHoxbOWKIofg8/JHMWE2yDoxqMguZN3LkXsTnhuoK+4j7k4\
            L+idWa4iGEI9O+Ooj7bO9hO5gRAJHwsE3ei6b6uTXLiTSmLti3B5SKlIWnBqPYuz6if96j36oltTYFFC55uC4/a1Wqk4ogFrkvbF\
            2jdBqbU/1j4/Anp2aqs5ekh86zJUUO16R5e9O1XQprvXe8rDHIi6VC2vebCuRRGFT63SK2mVvLSP+3cm1PsXxu0d7f5IS1y11bYB\
            iDGTjrRTBOYOedGVMRFuYvrjakMHuyEFUMfsTdXKlyM4arJXLaU8+67xxk8QBJ0xYOdtwgsVqZwbFtaRz3dqkK0YutB09ZUGm8cV\
            xqM8KWPTECQhXJ+8kQcXTu08kptTecITF0kfdjRdQ4h5RsDWAS0pUecFDBxZBz5WMC6SvLRBFGjBaj/U7xMpd1fP3B2406nPpuEq\
            M9GJKtJAHgGoCm4Oo7pe1j9Lw5JUPbul1LBEGhrYVwLxSDcecWW80mo9itZZXlsgvM7ARH449TqIKRYY/57vcfa2xldAWWntC1to\
            Hg3Nydvjo5YxejiWsOOY3LIc9g1bNe7IzPuiOfqSMr+yPkP1jU/42kU7+NLHHaaKyPwzt6T/iE/L59BXyHZu2+HqXK+Q4Ty76j/Z\
            BH5dfSexjv6B76fWqar+jr8b+9u23c7+P/YzdwtdKAEA
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
        "text/javascript; charset=utf-8", tag: "ef4d56142254b516",
        text: #"""
            import{el as d,setAttribute as F,setText as x,sheet as S}from"./widgets.js";import{makeRadios as g,m\#
            akeSlider as v}from"./panels.js";var $=[["colorWhite","#FFFFFF"],["colorYellow","#FFFF00"],["colorGr\#
            een","#00FF00"],["colorCyan","#00FFFF"],["colorBlue","#0000FF"],["colorMagenta","#FF00FF"],["colorRe\#
            d","#FF0000"],["colorBlack","#000000"]],z=[["none","edgeNone"],["outline","edgeOutline"],["dropShado\#
            w","edgeShadow"],["raised","edgeRaised"],["depressed","edgeDepressed"]],k=[["sansSerif","fontSans","\#
            sans-serif"],["serif","fontSerif","serif"],["monospacedSansSerif","fontMono","monospace"],["casual",\#
            "fontCasual",'"Comic Neue", "Comic Sans MS", cursive'],["cursive","fontCursive","cursive"],["smallCa\#
            pitals","fontSmallCaps","sans-serif"]],w={foregroundColor:"#FFFFFFFF",backgroundColor:"#000000BF",ed\#
            geType:"none",edgeColor:"#000000FF",fontScale:1,fontGenericFamily:"sansSerif"},J=S('.preview{display\#
            :grid;place-items:end center;min-block-size:148u;padding:20u 12u;border-radius:16u;overflow:hidden;b\#
            ackground:linear-gradient(160deg,#35507a,#b7785f 58%,#24301f 60%,#1a2317)}.preview > span{padding:2u\#
             8u;max-inline-size:100%;overflow-wrap:anywhere;text-align:center;line-height:1.3;font-size:calc(var\#
            (--_far) * 1.125em * var(--_scale,1))}.field{display:grid;gap:6u;margin-block-start:16u}.field > .wo\#
            rds{display:flex;justify-content:space-between;gap:12u}.field .slider{margin-block:-8u}.swatches{dis\#
            play:grid;grid-template-columns:repeat(8,minmax(0,1fr));gap:4u;justify-items:center}.swatch{position\#
            :relative;inline-size:min(48u,100%);block-size:48u;display:grid;place-items:center;border-radius:50%\#
            }.swatch::before{content:"";inline-size:28u;block-size:28u;border-radius:50%;background:var(--_swatc\#
            h);box-shadow:inset 0 0 0 1u rgb(127 127 127 / .6);forced-color-adjust:none}.swatch[aria-checked="tr\#
            ue"]::after{content:"";position:absolute;inset:50% auto auto 50%;inline-size:38u;block-size:38u;marg\#
            in:-19u;border-radius:50%;border:2.5u solid var(--_accent)}.chips{display:flex;flex-wrap:wrap;gap:8u\#
            }.chip{min-block-size:44u;padding:8u 16u;border-radius:22u;border:1.5u solid var(--_line);color:var(\#
            --_heading);font-size:calc(var(--_far) * .875em)}.chip:hover{background:var(--_hover)}.chip[aria-che\#
            cked="true"]{background:var(--_tonal);color:var(--_on-tonal);border-color:var(--_tonal)}@media (forc\#
            ed-colors:active){.chip[aria-checked="true"]{border-color:Highlight;color:Highlight}}'),b=a=>/^#[0-9\#
            a-f]{6}/i.test(a??"")?a.slice(0,7).toUpperCase():null,f=a=>/^#[0-9a-f]{8}$/i.test(a??"")?parseInt(a.\#
            slice(7),16)/255:1,y=(a,e)=>`${a}${Math.round(e*255).toString(16).padStart(2,"0").toUpperCase()}`,P=\#
            (a,e)=>JSON.stringify(m(a))===JSON.stringify(m(e));function m(a){let e=Object.entries(a??{}).filter(\#
            ([,s])=>s!=null),i=Object.entries({...w,...Object.fromEntries(e)});return Object.fromEntries(i.sort(\#
            ([s],[t])=>s<t?-1:1))}function _(a,e){return{outline:(s=>[-s,0,s].flatMap(t=>[-s,0,s].map(r=>`${t}px\#
             ${r}px 0 ${e}`)).join(","))(1.5),dropShadow:`2px 2px 3px ${e}`,raised:`1px 1px 0 ${e},2px 2px 0 ${e\#
            }`,depressed:`-1px -1px 0 ${e},-2px -2px 0 ${e}`}[a]??"none"}var C=class{constructor(e,i){Object.ass\#
            ign(this,{owner:e,changed:i});let s=o=>e.t(o);this.line=d("span",{dir:"auto"},s("stylePreview"));let\#
             t=d("div.preview",{part:"preview"},this.line);this.size=this.#s("styleSize",{min:.5,max:2,step:.25,\#
            set:o=>({fontScale:o})}),this.color=this.#o("styleColor",o=>({foregroundColor:y(o,f(this.style.foreg\#
            roundColor))})),this.background=this.#o("styleBackground",o=>({backgroundColor:y(o,f(this.style.back\#
            groundColor)||f(w.backgroundColor))})),this.opacity=this.#s("styleOpacity",{min:0,max:1,step:.25,set\#
            :o=>({backgroundColor:y(b(this.style.backgroundColor)??"#000000",o)})}),this.edge=this.#i("styleEdge\#
            ",z.map(([o,l])=>({value:o,text:s(l)})),o=>({edgeType:o})),this.font=this.#i("styleFont",k.map(([o,l\#
            ,h])=>({value:o,text:s(l),family:h})),o=>({fontGenericFamily:o,fontFamily:null}));let r=d("button.bu\#
            tton.text",{part:"reset",onclick:()=>this.#e({...w,fontFamily:null,fontStyle:null})},s("styleReset")\#
            );this.element=d("div",{part:"style"},t,this.size.field,this.color.field,this.background.field,this.\#
            opacity.field,this.edge.field,this.font.field,r)}end(){for(let e of[this.color,this.background,this.\#
            edge,this.font])e.end()}#e(e){let i=m({...this.style,...e});this.show(i),this.changed(i)}#t(e,i,s=nu\#
            ll){let t=`field-${e}`;return d("div.field",{},d("div.words",{},d("span.small",{id:t},this.owner.t(e\#
            )),s),i)}#s(e,{min:i,max:s,step:t,set:r}){let o=d("span.caption.time",{"aria-hidden":"true"}),l=n=>t\#
            his.owner.percent(n),h=n=>Math.round(n/t)*t,u=n=>this.#e(r(h(n))),c={style:null},p=v({label:this.own\#
            er.t(e),step:t,page:t*2,say:n=>l(h(n)),part:`slider ${e}`,input:n=>(c.style??=this.style,u(n)),chang\#
            e:n=>(c.style=null,u(n)),cancel:()=>(this.#e(c.style??{}),c.style=null)});return p.range(i,s),{field\#
            :this.#t(e,p.element,o),show:n=>(p.set(Math.min(s,Math.max(i,n))),x(o,l(n)))}}#o(e,i){let s=g({label\#
            ledBy:`field-${e}`,choose:t=>this.#e(i(t)),className:"swatches",item:({text:t,value:r})=>{let o=d("b\#
            utton.swatch",{"aria-label":t,title:t,part:"swatch"});return o.style.setProperty("--_swatch",r),o}})\#
            ;return s.show($.map(([t,r])=>({value:r,text:this.owner.t(t)}))),{field:this.#t(e,s.element),show:t=\#
            >s.check(t),end:s.end}}#i(e,i,s){let t=g({labelledBy:`field-${e}`,choose:r=>this.#e(s(r)),className:\#
            "chips",item:({text:r,family:o})=>{let l=d("button.chip",{part:"chip"},r);return o&&(l.style.fontFam\#
            ily=o),l}});return t.show(i),{field:this.#t(e,t.element),show:r=>t.check(r),end:t.end}}show(e){this.\#
            style=m(e);let{fontScale:i,foregroundColor:s,backgroundColor:t,edgeType:r,edgeColor:o}=this.style,{f\#
            ontGenericFamily:l,fontFamily:h,fontStyle:u}=this.style;this.size.show(i),this.color.show(b(s)),this\#
            .background.show(b(t)),this.opacity.show(f(t)),this.edge.show(r),this.font.show(h?null:l);let c=this\#
            .line.style,p=k.find(([n])=>n===l)?.[2]??"sans-serif";c.setProperty("--_scale",Math.min(2,i)),c.colo\#
            r=s,c.backgroundColor=t,c.textShadow=_(r,o),c.fontFamily=h?`${CSS.escape(h)}, ${p}`:p,c.fontVariant=\#
            l==="smallCapitals"?"small-caps":"normal",c.fontWeight=/bold/i.test(u??"")?"bold":"normal",c.fontSty\#
            le=/italic/i.test(u??"")?"italic":"normal",F(this.element,"data-style",JSON.stringify(this.style))}}\#
            ;export{C as TrackStyleEditor,m as complete,P as isSameStyle,w as plainStyle,J as trackStyleSheet};
            """#,
        gzip: """
            H4sIAAAAAAACA4VYCXejOBL+Kyx9iX6C2M45eOns9tz34dkzLzuRQbbVwYgniTgZhv++VRJXSLa3O3GoUqmq9NWhwmJfSmVqnntM\
            exnV3PzVGCXWleHI+QI5v/J7g8Q91TvO7eOq2Si596Ojg8i23Ojog/aXra49u+W/sExIjZJbivQqFxlXSN91O0tW8NxtvGPKe5lc\
            XfmpzKX6x04Y7lP/xRf2n39N24V/8TyXh25lNhtWvlScF7gwmz1e+PSB9fyxqvd5xR0fVwb+92zLC8OcjcdLv/DMsXHPWBNLb50q\
            t3BNf8ejFLJACxzg+QEfcYOsTC569o+WciuZkuVqxzJ5aBcdYdcUE5pnLf8XS7g9vFRcD0ufdTT6cIs+aFboFVdiAxIbWZgV0D61\
            7FBbPurRI4lOeljdy0LqkqU8W020fQ8rPh0EHCZMVyxvJT5tiTf+p3IvUu8Hjqh7LYX6vO9XwEgrpcUdf2MVuOdOQ0d1fOfxnuX5\
            p6wUhuW687zlTQ94TQ9JvZGKb5WsiuxTjFnc5RbEl64hfuO1LpLvYQ1h/fWh5LELp6UfS6EGaz5lOY/n9vlLXoDt9Au2F/lDPIpC\
            Q79JVuRNBHG6E/xQZ0KXOXuIt0pkS3hKeSgM3+uYF5mX8sJwtdyLIlznMr0NtfgdLJxcVMuSZZkotvFiVnnzRbVcS5VxFSooukrH\
            87NqKe+42kCxxDuRZbxYDoeMMeeYCrcoDSbI/GyW8S19cXx6Ojtn9MX6/PzidOOdXryiLxYnx7P5xjubwfOcLY7n50HTee+98yDs\
            Rd07U3ng2p7dh6JAG62/s9mr3pvwoFgZs+LhsOOKLw30lZDlYlvE7WHtvh0X252J59HxEtF0egDelECfIGH424apwHvrzaP54pTv\
            4anla4wBnQfg40bwPHuM7xZMn6GDajtAapgyCFi7A84UHQBM3W/d5Px++aHSRmwewhTcAUdjm+7hmpsD54VVPF/0KiJte109NhSH\
            F7CuD8ykO64nfsFHCFEHjuFgIq/2hY4VLzkz5IJC/AFTMqPzjQoCa+yk6j1y6eLQ6wzUpdTCCFmAEtAJRbMcRwQUEkgiipEJlqPU\
            wsx6NiMHE5NMO5296ozG8ZpjldUdRr7/yOoClA+2HDnVNc7SLqRWeQCy96G2LTEWhebGm9n/88pT2zWZL8697vfIi86CJbgCHSu0\
            HTpkGcIVYwl37l4xJVgIwUhveZb4RlXQWeKYbQxX4yP0ULK1hsgYvrTm0VuPVUa6D6AeHfZ4fFhHumyIw/knzx3cceJFdFp5YEdk\
            XUqzFIGHhE53opxkJX64isIPmxkXlZOsJ13j5GRoGhfQM86mTiz6LhLPnziBBwuWFssuLjvOUFnw8QqNLs6hQFvv4x22gfppjC2/\
            FXo2Ls/sMbJg+cQnWYSO3Z1tWO13NH/Z80wwj4wTRMcsxTIJ6o/5MNb5FXSoHH7NckI3zZuArhOWvDv6z4urWfgJCzfX9VlzJCLD\
            tSHs8tL3g0uGTSLlUNXnQWTk38qSK7gsOQniospzuplquGheTlSUTGn+dWFIp+s8oPOz4GhxehrP6UNCGOVB8u7mZc2al/X3zOwi\
            iyDhb0EEra6MghAS2BRBbqywFZIF9Wf+xKXmhv7Uqftm9eMPkbYbof2QPWFBkCTJEzYPIDWqIsXa8VCqzrnxePLj+gNPTcQLkOUa\
            z1I3ATTO3HBFyBXV12BE/ylBFAIqpvJ1FEUHCh8tH0fJz9s1HjTBUnFTqcJ7ZllEWioDNjRMEMaa+bO5DOcx3he9q7/Zc9ZOTd3O\
            azHRyburUNMZ+Bdtcma+ZyUxI94eaGXBNk15772sFf6ZwQNvboIg+iCh6frUDwIC5RXQYdyLbxYgib/H8GvlqRv44ps5cOa9HmoF\
            B7W0m/9AMkSxcCQbLpAxkm6u2PXlpRtjGpy3P03SnGmNzU5DiqdGKsKpCOoWO1iDi5mYndC0loeCq5jTdMeKLRgUADUGVCcyeccj\
            Q2SwRMkI4Uoy4uNk4FPoVyr2sUX6DdXANQ85/8mND37gVBgUz8RdN1bArhIvZb+jG9prbo1gu0ns04tO6QpYPsW2F0enFC7MeEG1\
            4WUcLU4pNmzwk9TDoCYbyBan2FZwq046dW7G86nbNJkdH4ikG2LlrWw0EQhAc6t66FsT/e/7hdYISn7UyEQg+OOPDTlMuGPTsmSp\
            MA8TmH503BapmQVqPgXqWXfWH3MGEqt7/aEyGKDFcbn1QLQefA4sn/5uK4ZcSZpfB2jwjuUVjyXFkTDWJMeDOGT6EVz2Z8MwTtR+\
            ASyf3g5q6e5/KKYbN5bvegtPR3ZJkecI25CbNlkVJuu6MkYWUfsHFfc5q7jmQMkizQVMfQRccH5y17qmei29wgO0ZoYy+cWqCtqU\
            5znf86Krlc6ek8QKoX1huCl0lNqOMU3IgdvnypiFqI9p9LOlVdDwIiMBFgaxXd2Tm6vB3tTSoHBQdR3wyCppABnuLgeR7C1IQ55R\
            oHjTFf1OHojoatb1ISJAgcG2RbW7MmrXUm6sq6HtfN2d4KBzhwAAG+oYbt53DNe3Ivt6CRyRxabtPrYBRgbvNaoDinY14a6MhC0j\
            7crI2CJSjfNEJp3OlJVGYLqIPTYq384Y7uXMj92MAVWTJ0XybmSw5ArnP1IEdIdLo2u8ODLBW0MrZHc5psgORMHFNKn1kFW0TO5I\
            nbM1z+PJaTqnS7blsXkLTROmS9CYO03UptmNe6Nprx1RlJVBGZK6MF1eJqOYVXafC9BYysanW2VFynNbHqTzvVdWAw7jPaNrvYwU\
            qiUCY1DbSLoD2SQouyqhMqCYLtZ8GWluiAUO33w0dY/sHrRYrO6JpLmFrWleSHcHurtt24KW8+z9QzzOKTiflBoQG7AXxIAye6f+\
            wPY89ru3PZ/iG1RMatuCDHUdSTVweJcjo57i9vT5Ya37sMcIk4M16qq+lRpwkQ4uPOlPSpZcmQfiw8zbqVMBlc0g3hbTy7ZbGqrG\
            vVJR5+g4UQz242cg7xuTAxzx0JGdnAmwoMJjjXUOwApXpV2B/n9o1QCtJuoxtDilT3BVXV+XPbD5CFjc0XdNSzRUDfi9fk3yFsOh\
            QyeQRvkINtP1oKc4mAkO6HyLg3I4GIcDrmLDGwoGuh63l8toOhF0OnRoOr2SzfDllBp9LyWbcTE+c7fl4ztoN7qAqvHOYdCaNF40\
            4lhrop/OOd2Smcwhjr8Z+OixY6rRre44u0us+zh3d26a9PNfe6oyuYU2XmSQuwVmbpEkSR5cRlcLGHHHX/4t06clgQD7tO8HCyow\
            t9opUMPTBOjEAA9TzM3ryW9EYX9Jx4myu4TJ/9PVKuKgvuRkFzQUumXZ3MRlK/l3LOjCJDn4Ovn+8tLRIWzVPn7TqID0233/sF+G\
            JUdrmWfdG2Dl3gB95E03uGAmR6hapNMdjjva8wUZjxfUz5hhoZsq6OSlbkgO7JRLfm+/7P8Uv9P/VQFmKzfeCSMV3SM3lfsy54bT\
            n5ASegW1a4XoARllzkTh6G+QNr2S1Y5z0yz/CxstX8ebGAAA
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
        "text/javascript; charset=utf-8", tag: "d21658e1ee69f114",
        text: #"""
            var nt={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Nt=':is(button, input, sel\#
            ect, textarea):not(:disabled, [tabindex="-1"]), a[href], [tabindex]:not([tabindex="-1"], [aria-disab\#
            led="true"])',Ot=/\b((Smart|Google|Hbb)?TV|Tizen|Web0S|webOS|BRAVIA|AFT[A-Z]|CrKey)\b/.test(navigato\#
            r.userAgent),O=!1,E=new Set,V=()=>document.body?.getAttribute("arrows")??null;function Vt(){let e=V(\#
            );return e===null||e==="keys"?!O:e!=="off"}function it(){let e=V();return e!==null&&e!=="keys"&&e!==\#
            "off"}var et=()=>V()!==null||Ot;function rt(e){return E.add(e),()=>E.delete(e)}function st(e){e.type\#
            ==="pointermove"&&!e.movementX&&!e.movementY||O||(O=!0,E.forEach(t=>t()))}addEventListener("pointerd\#
            own",st,{capture:!0,passive:!0});addEventListener("pointermove",st,{capture:!0,passive:!0});new Muta\#
            tionObserver(()=>E.forEach(e=>e())).observe(document,{attributes:!0,attributeFilter:["arrows"],subtr\#
            ee:!0});function Ht(e){let{width:t,height:o}=e.getBoundingClientRect();return t>0&&o>0&&(e.checkVisi\#
            bility?.({checkVisibilityCSS:!0,visibilityProperty:!0})??!0)}function*L(e){for(let t of e.children)t\#
            .inert||(t.matches(Nt)&&Ht(t)&&(yield t),t.shadowRoot&&(yield*L(t.shadowRoot)),yield*L(t))}function*\#
            at(e){for(let t=e;t;t=t.parentNode??t.host)yield t}function It(e){return[...at(e)].findLast(t=>t.loc\#
            alName?.startsWith("cast-"))??null}function ct(){let e=H(),t=et()?null:It(e);if(!et()&&!t)return nul\#
            l;for(let i of at(e))if(i.localName==="dialog"&&i.open||i===t||i.hasAttribute?.("data-arrows-scope")\#
            )return i;let o=document.body,n=i=>{for(let r of i.querySelectorAll("*"))r.localName==="dialog"&&r.o\#
            pen&&r.matches(":modal")&&(o=r),r.shadowRoot&&n(r.shadowRoot)};return n(document),o}function H(){let\#
             e=document.activeElement;for(;e?.shadowRoot?.activeElement;)e=e.shadowRoot.activeElement;return e==\#
            =document.body?null:e}function lt(e,t,[o,n]){let i=w=>[(w.left+w.right)/2,(w.top+w.bottom)/2],[r,s]=\#
            i(e),[c,a]=i(t),h=o>0?t.left-e.right:e.left-t.right,p=n>0?t.top-e.bottom:e.top-t.bottom,v=o?h:p;if((\#
            o?(c-r)*o:(a-s)*n)<=1||v<-Math.min(o?e.width:e.height,o?t.width:t.height)/2)return 1/0;let S=o?Math.\#
            max(0,t.top-e.bottom,e.top-t.bottom):Math.max(0,t.left-e.right,e.left-t.right),N=Math.abs(o?a-s:c-r)\#
            ;return Math.max(0,v)+S*3+N*.3}function Ft(e){let t=H(),o=ct();if(!o)return!1;let n=[...o.shadowRoot\#
            ?L(o.shadowRoot):[],...L(o)].filter(c=>c!==t);if(!t)return ot(n[0]);let i=t.getBoundingClientRect(),\#
            [r,s]=[null,1/0];for(let c of n){let a=lt(i,c.getBoundingClientRect(),e);a<s&&([r,s]=[c,a])}return o\#
            t(r)}function ot(e){return e?(e.focus({focusVisible:!0}),e.scrollIntoView({block:"nearest",inline:"n\#
            earest"}),!0):!1}var qt=["button","checkbox","submit","reset","file","image","color"],Ut=["number","\#
            range","date","datetime-local","month","time","week"];function Dt(e,t){return e?["select","textarea"\#
            ].includes(e.localName)||e.isContentEditable?!0:e.localName!=="input"||qt.includes(e.type)?!1:e.type\#
            ==="radio"?Gt(e,t):Ut.includes(e.type)||Boolean(e.list)||t==="ArrowLeft"||t==="ArrowRight":!1}functi\#
            on Gt(e,t){let o=[...e.getRootNode().querySelectorAll("input[type=radio]:not(:disabled)")].filter(({\#
            name:i,form:r})=>e.name&&i===e.name&&r===e.form),n=o[o.indexOf(e)+(t==="ArrowRight"||t==="ArrowDown"\#
            ?1:-1)];return Boolean(n)&&lt(e.getBoundingClientRect(),n.getBoundingClientRect(),nt[t])<1/0}addEven\#
            tListener("keydown",e=>{if(e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||e.shiftKey)return;if(\#
            e.key==="GoBack"||e.key==="BrowserBack"){let o=ct();if(o?.popover)return o.hidePopover(),void e.prev\#
            entDefault();if(o?.localName!=="dialog"||!o.dispatchEvent(new Event("cancel",{cancelable:!0})))retur\#
            n;o.close(),e.preventDefault();return}let t=nt[e.key];t&&Vt()&&!Dt(H(),e.key)&&Ft(t)&&e.preventDefau\#
            lt()});var ut={owner:"cast-token",guest:"cast-guest-token"},T="cast-tab-token",$=null;function z(e,t\#
            ,o){try{let n=window[e];return o===null?n.removeItem(t):o!==void 0&&n.setItem(t,o),n.getItem(t)}catc\#
            h{return null}}var dt=()=>$??=z("sessionStorage",T),m=(e,t)=>z("localStorage",ut[e],t);function I(){\#
            let e=/(?:^#|&)t=([^&]*)/.exec(location.hash);if(!e)return null;let t=location.hash.replace(e[0],"")\#
            .replace(/^[#&]+/,"");history.replaceState(history.state,"",location.pathname+location.search+(t&&`#\#
            ${t}`));let o="";try{o=decodeURIComponent(e[1])}catch{}return/^[\x21-\x7e]+$/.test(o)?($=o,z("sessio\#
            nStorage",T,o),o):null}var ht=()=>I()??dt()??m("owner")??m("guest");function pt(e,t){e===dt()&&(t!==\#
            "guest"?(m("owner",e),m("guest",null)):m("owner")===null&&m("guest",e))}function ft(e){$===e&&($=nul\#
            l),z("sessionStorage",T)===e&&z("sessionStorage",T,null);for(let t of Object.keys(ut))m(t)===e&&m(t,\#
            null)}import{EventStream as bt}from"./stream.js";var Wt=3e3,Kt=45e3,F=()=>document.visibilityState!=\#
            ="hidden";function mt({base:e,token:t,heard:o,changed:n,shared:i=!0}){let r=new URL("events",e).href\#
            ,s=()=>{},c=()=>s=Jt({url:r,token:t,heard:o,changed:n}),a=()=>{try{s=Qt({base:e,url:r,token:t,heard:\#
            o,changed:n,failed:p=>p?a():c()})}catch{c()}};return!i||typeof SharedWorker>"u"?c():a(),()=>s()}func\#
            tion gt(e){for(let[t,o,n]of e)t.addEventListener(o,n);return()=>e.forEach(([t,o,n])=>t.removeEventLi\#
            stener(o,n))}function Jt({url:e,token:t,heard:o,changed:n}){let i=new bt({url:e,token:t,heard:o,chan\#
            ged:n}),r=!1;i.changed=(a,h)=>{r=a==="ended"||a==="unauthorized",n(a,h)};let s=()=>{F()?r||i.start()\#
            :i.stop()},c=gt([[document,"visibilitychange",s],[window,"pageshow",s],[window,"pagehide",()=>i.stop\#
            ()],[window,"online",()=>i.kick()]]);return s(),()=>(c(),i.stop())}function Qt({base:e,url:t,token:o\#
            ,heard:n,changed:i,failed:r}){let s=new SharedWorker(new URL("worker.js",e),{type:"module",name:"cas\#
            t-events"}),c=s.port,[a,h,p]=[0,!1,!1],v=(f,Pt)=>{clearTimeout(a),F()&&(a=setTimeout(Pt,f))},b=()=>{\#
            h=!0,c.postMessage({type:"join",url:t,token:o,visible:F()}),v(Wt,tt)},S=()=>{clearTimeout(a),c.postM\#
            essage({type:"leave"})},N=gt([[document,"visibilitychange",b],[window,"pageshow",b],[window,"pagehid\#
            e",S],[window,"online",()=>c.postMessage({type:"online"})]]),w=()=>{s.onerror=null,N(),S(),c.close()\#
            };function tt(){w(),r(p)}return s.onerror=tt,c.onmessage=({data:f})=>{f.joined&&([h,p]=[!1,!0]),f.pi\#
            ng&&c.postMessage({type:"pong"}),f.joined||f.ping?h||v(Kt,b):f.lost?h||b():f.connection?i(...f.conne\#
            ction):n(f.topic,f.data)},b(),w}var Xt=4,A=class extends Error{constructor(t,o){super(t),this.name="\#
            CastError",this.status=o}};function Yt(){return[...crypto.getRandomValues(new Uint8Array(16))].map(e\#
            =>e.toString(16).padStart(2,"0")).join("")}var q=class{#o=new URL("./",import.meta.url);#e=null;#t=n\#
            ull;#n=null;#s=!0;#i=new Map;#a=new Map;#r=new Map;#c=null;#l=0;#u=!1;connection="connecting";reason\#
            =null;get base(){return this.#o}get token(){return this.#t}configure({token:t,base:o,shared:n}={}){t\#
            !==void 0&&([this.#e,this.#t]=[t,t]),o!==void 0&&(this.#o=new URL(o,document.baseURI)),n!==void 0&&(\#
            this.#s=n),this.#h()}state(t){return this.#a.get(t)}subscribe(t,o){return this.#r.has(t)||this.#r.se\#
            t(t,new Set),this.#r.get(t).add(o),this.#c||this.#h(),t==="connection"?o(this.connection):this.#a.ha\#
            s(t)&&o(this.#a.get(t)),()=>this.#r.get(t)?.delete(o)}get now(){return performance.now()+this.#l}pos\#
            ition(t){if(!t)return 0;if(t.seekTarget!=null)return t.seekTarget;let{value:o,at:n,rate:i}=t.positio\#
            n,r=o+(i?Math.max(0,this.now-n)/1e3*i:0),s=t.live?1/0:t.duration??1/0;return Math.min(Math.max(0,r),\#
            s)}async send(t,o={}){let n=this.state("hello")?.epoch;return this.request("commands",{body:{id:Yt()\#
            ,...n&&{epoch:n},...o,command:t}})}async request(t,{method:o,body:n}={}){let i=this.#t??this.#d(),r=\#
            n===void 0?(o??"GET")==="GET":n.id!==void 0;for(let s=1;;s++){let c=!r||s>=Xt,a;try{a=await fetch(ne\#
            w URL(t,this.#o),{method:o??(n===void 0?"GET":"POST"),headers:{Authorization:`Bearer ${i}`,...n!==vo\#
            id 0&&{"Content-Type":"application/json"}},body:n===void 0?void 0:JSON.stringify(n),cache:"no-store"\#
            ,credentials:"omit",referrerPolicy:"no-referrer",signal:AbortSignal.timeout?.(1e4)})}catch(p){if(c)t\#
            hrow new A(p.message,0)}if(a?.ok)return a.status===204?null:a.json();if(a&&(c||a.status<500&&a.statu\#
            s!==429)){let{error:p}=await a.json().catch(()=>({}));throw a.status===401&&i===this.#t&&this.#p("un\#
            authorized",p),new A(p??`${a.status}`,a.status)}let h=Math.min(5,Number(a?.headers.get("Retry-After"\#
            ))||.3*2**s);await new Promise(p=>setTimeout(p,h*1e3))}}#d(){let t=document.querySelector('meta[name\#
            ="cast-token"]')?.content;return this.#t=this.#e??(t||ht()),this.#t}#h(){this.#u||(this.#u=!0,queueM\#
            icrotask(()=>{this.#u=!1,this.#b()}))}#b(){if(this.#c?.(),this.#c=()=>{},!this.#d())return this.#p("\#
            unauthorized");let t=this.#t;this.#n!==t&&(this.#i.clear(),this.#a.clear()),this.#n=t,this.#c=mt({ba\#
            se:this.#o,token:t,shared:this.#s,heard:(o,n)=>this.#m(o,n),changed:(o,n)=>this.#p(o,n)})}follow(){l\#
            et t=I()!==null;return t&&this.#h(),t}#m(t,o){if(t==="clock"||t==="hello"){let{now:n,scope:i}=JSON.p\#
            arse(o);t==="hello"&&pt(this.#n,i);let r=n-performance.now();if((t==="hello"||r>this.#l||this.#l-r>2\#
            50)&&(this.#l=r),t==="clock")return}this.#i.get(t)!==o&&(this.#i.set(t,o),this.#a.set(t,JSON.parse(o\#
            )),this.#f(t,this.#a.get(t)))}#p(t,o=null){t==="unauthorized"&&this.#t&&ft(this.#t),!(this.connectio\#
            n===t&&this.reason===o)&&([this.connection,this.reason]=[t,o],this.#f("connection",t))}#f(t,o){for(l\#
            et n of[...this.#r.get(t)??[]])try{n(o)}catch(i){reportError(i)}}},u=new q,Zt=e=>u.configure(e);addE\#
            ventListener("hashchange",()=>u.follow());function d(e,t={},...o){let[n,...i]=e.split("."),r=documen\#
            t.createElement(n);i.length&&(r.className=i.join(" ")),n==="button"&&(r.type="button");for(let[s,c]o\#
            f Object.entries(t))s.startsWith("on")?r.addEventListener(s.slice(2),c):l(r,s,c);return r.append(...\#
            o.filter(s=>s!=null)),r}function l(e,t,o){if(o==null||o===!1)e.hasAttribute(t)&&e.removeAttribute(t)\#
            ;else{let n=o===!0?"":String(o);e.getAttribute(t)!==n&&e.setAttribute(t,n)}}function y(e,t){let o=t?\#
            ?"";e.textContent!==o&&(e.textContent=o)}function Se(e){let t=Math.max(0,Math.floor(Number.isFinite(\#
            e)?e:0)),[o,n,i]=[Math.floor(t/3600),Math.floor(t/60)%60,t%60],r=s=>String(s).padStart(2,"0");return\#
             o?`${o}:${r(n)}:${r(i)}`:`${n}:${r(i)}`}function Ee(){let e=document.activeElement;for(;e?.shadowRo\#
            ot?.activeElement;)e=e.shadowRoot.activeElement;return e}var vt="http://www.w3.org/2000/svg",wt="M3 \#
            8V6.5A1.5 1.5 0 0 1 4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5H14",yt=[".wave1 M3 19h.01\#
            ",".wave2 M3 15.4A3.6 3.6 0 0 1 6.6 19",".wave3 M3 11.7A7.3 7.3 0 0 1 10.3 19"],te="f M8 5.3v13.4a1 \#
            1 0 0 0 1.53.85l10.5-6.7a1 1 0 0 0 0-1.7L9.53 4.45A1 1 0 0 0 8 5.3z",x="M4 9.5v5h3.2l4.3 3.6V5.9L7.2\#
             9.5z",kt="M8.9 10.6h2.5l-1.4 1.8a1.45 1.45 0 1 1-1.3 2.2M14.9 10.5a1.3 1.3 0 0 1 1.3 1.3v2.5a1.3 1.\#
            3 0 0 1-2.6 0v-2.5a1.3 1.3 0 0 1 1.3-1.3z",xt="M4 12V9.5A2.5 2.5 0 0 1 6.5 7H19M16 4l3 3-3 3M20 12v2\#
            .5a2.5 2.5 0 0 1-2.5 2.5H5M8 20l-3-3 3-3",Mt={thin:1.4,bold:3.2},U={cast:[wt,...yt],castConnected:[w\#
            t,...yt,".inner f M8 8.2h9.8v7.6h-5.2A10.4 10.4 0 0 0 8 10z"],play:[te],pause:["f M7 5h2.6a.9.9 0 0 \#
            1 .9.9v12.2a.9.9 0 0 1-.9.9H7a.9.9 0 0 1-.9-.9V5.9A.9.9 0 0 1 7 5z","f M14.4 5H17a.9.9 0 0 1 .9.9v12\#
            .2a.9.9 0 0 1-.9.9h-2.6a.9.9 0 0 1-.9-.9V5.9a.9.9 0 0 1 .9-.9z"],stop:["f M7.5 6h9A1.5 1.5 0 0 1 18 \#
            7.5v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 16.5v-9A1.5 1.5 0 0 1 7.5 6z"],next:["f M5.5 6.4v11.2\#
            a.8.8 0 0 0 1.25.66l8-5.6a.8.8 0 0 0 0-1.32l-8-5.6A.8.8 0 0 0 5.5 6.4z","M18.2 6v12"],previous:["f M\#
            18.5 6.4v11.2a.8.8 0 0 1-1.25.66l-8-5.6a.8.8 0 0 1 0-1.32l8-5.6a.8.8 0 0 1 1.25.66z","M5.8 6v12"],re\#
            wind30:["M11.5 5.2h.5a7.9 7.9 0 1 1-7.9 7.9","f M12.6 1.9v6.6a.6.6 0 0 1-.98.46L7.6 5.66a.6.6 0 0 1 \#
            0-.92l4.02-3.3a.6.6 0 0 1 .98.46z",`.thin ${kt}`],forward30:["M12.5 5.2H12a7.9 7.9 0 1 0 7.9 7.9","f\#
             M11.4 1.9v6.6a.6.6 0 0 0 .98.46l4.02-3.3a.6.6 0 0 0 0-.92l-4.02-3.3a.6.6 0 0 0-.98.46z",`.thin ${kt\#
            }`],volume:[`f ${x}`,x,"M15 9a4.2 4.2 0 0 1 0 6M17.6 6.4a7.9 7.9 0 0 1 0 11.2"],volumeLow:[`f ${x}`,\#
            x,"M15 9a4.2 4.2 0 0 1 0 6"],mute:[`f ${x}`,x,"M16 9.5l5 5M21 9.5l-5 5"],captions:["M5 5.5h14a1.5 1.\#
            5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5z","M10.4 10.6a\#
            2 2 0 1 0 0 2.8M16.8 10.6a2 2 0 1 0 0 2.8"],queue:["M4 6.5h16M4 11.5h9M4 16.5h7","f M15.5 12.6v6.8a.\#
            6.6 0 0 0 .92.5l5.2-3.4a.6.6 0 0 0 0-1l-5.2-3.4a.6.6 0 0 0-.92.5z"],speaker:["M8 3.5h8A1.5 1.5 0 0 1\#
             17.5 5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5z","M12 17a2.6 2.6 0 1 \#
            0 0-5.2 2.6 2.6 0 0 0 0 5.2z","M12 7.6h.01"],group:["M11 3.5h7A1.5 1.5 0 0 1 19.5 5v11a1.5 1.5 0 0 1\#
            -1.5 1.5h-7A1.5 1.5 0 0 1 9.5 16V5A1.5 1.5 0 0 1 11 3.5z","M14.5 14.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 \#
            0 0 0 4.4zM14.5 6.7h.01","M5 7.5V19A1.5 1.5 0 0 0 6.5 20.5H15"],screen:["M4.5 4.5h15A1.5 1.5 0 0 1 2\#
            1 6v9.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15.5V6a1.5 1.5 0 0 1 1.5-1.5z","M8.5 20.5h7"],clos\#
            e:["M6 6l12 12M18 6 6 18"],down:["M6 9.5l6 6 6-6"],forward:["M9.5 6l6 6-6 6"],check:["M5 12.5l4.5 4.\#
            5L19 7.5"],repeat:[xt],repeatOne:[xt,".thin M11 10.7l1.3-.9v4.6"],shuffle:["M4 7h2.5c4.5 0 6.5 10 11\#
             10H20M17 14l3 3-3 3","M4 17h2.5c1.4 0 2.6-1 3.6-2.4M13.7 9.5C14.8 8 16 7 17.5 7H20M17 4l3 3-3 3"],s\#
            peed:["M5.6 18.5a8.7 8.7 0 1 1 12.8 0","M12 13.2 15.8 9","f M12 11.6a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0\#
             1 0-3.2z"],more:[".bold M12 5.5h.01M12 12h.01M12 18.5h.01"],drag:["M5 9h14M5 15h14"],remove:["M5 7h\#
            14M10 4h4M7 7l.8 12a1.5 1.5 0 0 0 1.5 1.4h5.4a1.5 1.5 0 0 0 1.5-1.4L17 7M10.3 11v5.5M13.7 11v5.5"],m\#
            usic:["M9.5 17.5V5.5l9-2v11.5","M9.5 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM18.5 15a2.5 2.5 0 1 1\#
            -5 0 2.5 2.5 0 0 1 5 0z"],film:["M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5\#
             0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5z","f M10 8.9v6.2a.6.6 0 0 0 .92.5l4.8-3.1a.6.6 0 0 0 0-1l-4.8-\#
            3.1a.6.6 0 0 0-.92.5z"],warning:["M12 4 3 19.5h18L12 4zM12 10v4.5M12 17h.01"],wifi:["M3.5 9.5a12.5 1\#
            2.5 0 0 1 17 0M6.7 13a8 8 0 0 1 10.6 0M9.8 16.3a3.5 3.5 0 0 1 4.4 0M12 19.5h.01"],search:["M10.5 17a\#
            6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3 20.5 20.5"],sliders:["M5 5v6M5 15v4M12 5v2M12 11v8M\#
            19 5v8M19 17v2M3 13h4M10 9h4M17 15h4"]};function Te(e){Object.assign(U,e)}var $e=()=>Object.keys(U);\#
            function D(e,t=""){let o=document.createElementNS(vt,"svg"),n={viewBox:"0 0 24 24",fill:"none",strok\#
            e:"currentColor","stroke-width":2,"stroke-linecap":"round","stroke-linejoin":"round","aria-hidden":"\#
            true",focusable:"false",class:`icon ${t}`,"data-icon":e};for(let[i,r]of Object.entries(n))o.setAttri\#
            bute(i,r);for(let i of U[e]??[]){let[,r,s,c]=/^(?:\.(\S+) )?(f )?(.*)$/.exec(i),a=document.createEle\#
            mentNS(vt,"path");a.setAttribute("d",c),r&&a.setAttribute("class",r),r in Mt&&a.setAttribute("stroke\#
            -width",Mt[r]),s&&(a.setAttribute("fill","currentColor"),a.setAttribute("stroke","none")),o.append(a\#
            )}return o}function g(e,t,o){e.dataset.icon!==t&&(e.dataset.icon=t,e.replaceChildren(D(t,o)))}var ee\#
            =new URL("texts/",import.meta.url),j=new Map,R=new Map,oe=/^(ar|fa|he|ur)\b/;function K(e){return j.\#
            has(e)||j.set(e,fetch(new URL(`${e}.json`,ee),{credentials:"omit"}).then(t=>t.ok?t.json():Promise.re\#
            ject(new Error(`${t.status}`))).catch(()=>(j.delete(e),null))),j.get(e)}var ne=K("index");K("en");fu\#
            nction ie(e){for(let t=e;t;){let o=t.closest?.("[lang]");if(o)return o.getAttribute("lang");t=t.getR\#
            ootNode().host}return""}function _t(e){let t=ie(e);return t?[t]:[...navigator.languages??[]]}var G=c\#
            lass{constructor(t,o,n){this.language=t,this.direction=o?.dir??(oe.test(t)?"rtl":"ltr"),this.own=o?.\#
            texts??{},this.english=n?.texts??{}}text(t,...o){return(this.own[t]??this.english[t]??t).replace(/\{\#
            (\d)\}/g,(i,r)=>o[r]??i)}};function zt(e){return R.get(_t(e).join())??null}function re(e,t){let o=e.\#
            toLowerCase().split("-");return o.map((i,r)=>o.slice(0,o.length-r).join("-")).map(i=>t.find(r=>r.toL\#
            owerCase()===i)).filter(Boolean)}async function At(e){let t=_t(e),o=t.join();if(R.has(o))return R.ge\#
            t(o);let n=await ne??["en"],i=t.map(h=>re(h,n)).find(({length:h})=>h)??["en"],[r,...s]=await Promise\#
            .all(["en",...i].map(K)),c={...s[0],texts:Object.assign({},...s.map(h=>h?.texts).reverse())},a=new G\#
            (i[0],c,r);return R.set(o,a),a}var W=new Set;new MutationObserver(()=>W.forEach(e=>e())).observe(doc\#
            ument,{attributes:!0,attributeFilter:["lang"],subtree:!0});function Ct(e){return W.add(e),()=>W.dele\#
            te(e)}try{CSS.registerProperty({name:"--_u",syntax:"<length>",inherits:!0,initialValue:"1px"})}catch\#
            {}function C(e){let t=new CSSStyleSheet;return t.replaceSync(e.replace(/(?<![\w#-])(-?\d*\.?\d+)u\b/\#
            g,"calc(var(--_u) * $1)")),t}var St=["background-color","icon-tint-color","button-text-color","headi\#
            ng-text-color","body-text-color","caption-text-color","slider-progress-color","slider-secondary-prog\#
            ress-color","slider-unseekable-progress-color","live-indicator-color","ad-marker-fill-color","font-f\#
            amily"],Et=[["background","background-color","#ffffff","#1d1f23"],["icon","icon-tint-color","#43474e\#
            ","#c9ccd3"],["accent","accent-color","#1a5dcc","#a9c7ff"],["on-accent","on-accent-color","#ffffff",\#
            "#0a2f66"],["button-text","button-text-color","#1a5dcc","#a9c7ff"],["heading","heading-text-color","\#
            #1b1c20","#e8e9ee"],["body","body-text-color","#40444b","#c6c9d1"],["caption","caption-text-color","\#
            #5c6068","#a5a9b2"],["progress","slider-progress-color","var(--_accent)","var(--_accent)"],["seconda\#
            ry","slider-secondary-progress-color","#c3cad6","#4d525b"],["unseekable","slider-unseekable-progress\#
            -color","#e3e6eb","#35393f"],["live","live-indicator-color","#c5221f","#ff7a70"],["ad","ad-marker-fi\#
            ll-color","#f0a400","#ffcf5c"],["raised","raised-color","#f1f4fa","#292c31"],["tonal","tonal-color",\#
            "#dbe6fb","#2d4166"],["on-tonal","on-tonal-color","#0d2e66","#d9e5ff"],["line","line-color","#e0e3e9\#
            ","#3a3e45"],["error","error-color","#b3261e","#ffb4ab"],["snack","notice-background-color","#2e3138\#
            ","#e4e6ec"],["on-snack","notice-text-color","#f2f3f7","#25282d"]],J=e=>Et.map(([t,,o,n])=>`--_d-${t\#
            }:${e(o,n)};`).join(""),Lt=C(`:host{display:block}:host([hidden]){display:none}.root{--_u:calc(1em /\#
             16);${J((e,t)=>e===t?e:`light-dark(${e},${t})`)} ${Et.map(([e,t])=>`--_${e}:var(--cast-${t},var(--_\#
            s-${t},var(--_d-${e})));`).join("")} --_hover:rgb(127 127 127 / .13);--_press:rgb(127 127 127 / .22)\#
            ;--_ease:cubic-bezier(.2,0,0,1);--_far:1;font-family:var(--cast-font-family,var(--_s-font-family,"Go\#
            ogle Sans",Roboto,"Segoe UI",system-ui,"Noto Sans","Helvetica Neue",Arial,sans-serif));font-size:med\#
            ium;font-weight:400;font-style:normal;line-height:1.4;letter-spacing:normal;text-align:start;text-tr\#
            ansform:none;white-space:normal;color:var(--_body);accent-color:var(--_accent);-webkit-tap-highlight\#
            -color:transparent;-webkit-text-size-adjust:100%;text-size-adjust:100%}@media (min-width:1280px){.ro\#
            ot.far{--_u:calc(1.35em / 16);--_far:1.35}}@media (min-width:1700px){.root.far{--_u:calc(1.6em / 16)\#
            ;--_far:1.6}}@supports not (color:light-dark(#000,#fff)){.root{${J(e=>e)}}@media (prefers-color-sche\#
            me:dark){.root{${J((e,t)=>t)}}}}*,::before,::after{box-sizing:border-box}[hidden]{display:none !impo\#
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
            shadow:0 1u 4u rgb(0 0 0 / .3);filter:brightness(1.06)}.button:disabled,.button[aria-disabled="true"\#
            ]{opacity:.45;box-shadow:none;filter:none}[aria-busy="true"]:not(.plain)::after{content:"";position:\#
            absolute;inset:3u;border-radius:50%;pointer-events:none;border:2.5u solid transparent;border-block-s\#
            tart-color:var(--_progress);border-inline-end-color:var(--_progress);animation:turn .9s linear infin\#
            ite}.button[aria-busy="true"]::after{inset:auto;inline-size:18u;block-size:18u;inset-inline-end:8u}@\#
            keyframes turn{to{transform:rotate(1turn)}}@keyframes breathe{50%{opacity:.45}}.picture{position:rel\#
            ative;display:grid;place-items:center;overflow:hidden;background:var(--_raised);color:var(--_caption\#
            )}.picture img{position:absolute;inset:0;inline-size:100%;block-size:100%;object-fit:cover;transitio\#
            n:opacity .25s}.picture img[data-state="loading"]{opacity:0}.snack{display:block;border-radius:12u;p\#
            adding:12u 16u;background:var(--_snack);color:var(--_on-snack);font-size:calc(var(--_far) * .875em);\#
            line-height:1.4;box-shadow:0 4u 16u rgb(0 0 0 / .28);pointer-events:none;transition:opacity .2s;over\#
            flow-wrap:anywhere}.snack:empty{opacity:0;padding:0;box-shadow:none}.live-mark{display:inline-flex;a\#
            lign-items:center;gap:6u;color:var(--_live);font-weight:600;letter-spacing:.02em;font-size:calc(var(\#
            --_far) * .8125em)}.live-mark::before{content:"";inline-size:8u;block-size:8u;border-radius:50%;back\#
            ground:currentColor}.ad-mark{display:inline-block;padding:1u 7u;border-radius:4u;background:var(--_a\#
            d);color:#2b1f00;font-weight:600;font-size:calc(var(--_far) * .75em)}.is-lost > *{transition:opacity\#
             .3s .8s;opacity:.55}@media (prefers-reduced-motion:reduce){*,::before,::after{transition-property:o\#
            pacity,color,background-color,box-shadow,filter !important;animation-duration:.01s !important;animat\#
            ion-iteration-count:1 !important}dialog,dialog::backdrop{transition:opacity .2s,overlay .2s allow-di\#
            screte,display .2s allow-discrete !important}[aria-busy="true"]:not(.plain)::after{animation:breathe\#
             2s ease-in-out infinite !important;animation-duration:2s !important}}@media (forced-colors:active){\#
            .icon-button,.button{border:1px solid ButtonBorder}.icon-button[aria-pressed="true"],.button.filled{\#
            border-color:Highlight;color:Highlight}:focus-visible{outline-color:Highlight}.snack,.ad-mark{border\#
            :1px solid CanvasText}.live-mark::before{background:CanvasText;forced-color-adjust:none}}`);function\#
             se(e){if(!e)return null;try{let t=new URL(e,u.base);return["http:","https:","blob:"].includes(t.pro\#
            tocol)?t.href:null}catch{return null}}function Tt(e,t){let o=d(`div.picture.${e}`,{part:"picture","a\#
            ria-hidden":"true"},D(t,"stand-in")),n=null;return{element:o,show(i){let r=se(i);if(n===r||(n=r,o.qu\#
            erySelector("img")?.remove(),o.querySelector(".stand-in").toggleAttribute("hidden",!1),!r))return;le\#
            t s=d("img",{alt:"","data-state":"loading",decoding:"async",referrerpolicy:"no-referrer"});s.addEven\#
            tListener("load",()=>l(s,"data-state","there")),s.addEventListener("error",()=>s.remove()),s.src=r,o\#
            .append(s)}}}var ae={deviceControl:"castViews",instructions:"castViews",mediaControl:"castViews",dev\#
            iceChooser:"deviceControl",connectionController:"deviceControl",noDevicesAvailableController:"device\#
            Control",navigation:"connectionController",toolbar:"connectionController",miniController:"mediaContr\#
            ol",expandedController:"mediaControl",trackSelector:"mediaControl"},ce=8e3,le=6e4,Q=new Set,M=class \#
            extends HTMLElement{static get sheets(){return[]}static get topics(){return[]}static get node(){retu\#
            rn"castViews"}#o=[];#e=!1;#t=new Map;#n=new Map;#s=0;#i=-1/0;#a=[];isBuilt=!1;constructor(){super();\#
            let t=this.attachShadow({mode:"open"});t.adoptedStyleSheets=[Lt,...this.constructor.sheets],this.roo\#
            t=d("div.root",{part:"root"}),this.snack=d("p.snack",{role:"status",part:"notice"}),t.append(this.ro\#
            ot)}connectedCallback(){Q.add(this);let t=()=>this.invalidate();this.#o=[...this.constructor.topics.\#
            map(o=>u.subscribe(o,n=>{this.#h(o,n),t()})),u.subscribe("style",()=>this.#d()),u.subscribe("connect\#
            ion",t),Ct(()=>this.#c()),rt(()=>this.#l())],this.#c()}disconnectedCallback(){Q.delete(this),this.#o\#
            .forEach(t=>t()),this.#o=[]}#r;ready=new Promise(t=>this.#r=t);#c(){let t=n=>{this.texts!==n&&(this.\#
            texts=n,l(this.root,"lang",n.language),l(this.root,"dir",n.direction),this.#l(),this.#d(),this.root.\#
            replaceChildren(),this.build(),this.isBuilt=!0,this.#u(),this.#r())},o=zt(this);o?t(o):At(this).then\#
            (n=>this.isConnected&&t(n))}#l(){this.root.classList.toggle("far",it());let t=getComputedStyle(this)\#
            .colorScheme;this.root.style.colorScheme=!t||t==="normal"?"light dark":""}t(t,...o){return this.text\#
            s?.text(t,...o)??""}build(){}render(){}invalidate(){this.#e||(this.#e=!0,queueMicrotask(()=>{this.#e\#
            =!1,this.isBuilt&&this.isConnected&&this.#u()}))}#u(){let t=u.connection,o=t==="connecting"?this.roo\#
            t.classList.contains("is-lost"):t!=="open";this.root.classList.toggle("is-lost",o),this.connectionCh\#
            anged?.(t),this.render()}get styleNode(){return this.constructor.node}restyle(){this.#d()}#d(){let t\#
            =u.state("style")??{},o=this.styleNode;for(;o&&!t[o];)o=ae[o];let n=t[o]??{};for(let i of St){let r=\#
            n[`--cast-${i}`];r===void 0?this.root.style.removeProperty(`--_s-${i}`):this.root.style.setProperty(\#
            `--_s-${i}`,r)}}isBusy(t,o=[]){return o.includes(t)||this.#t.has(t)}wish(t){return this.#t.get(t)?.w\#
            ish}async act(t,o,n={},i=void 0){let r={wish:i,isSent:!1};this.#i=performance.now(),this.#t.set(t,r)\#
            ,this.invalidate();let s=()=>{this.#t.get(t)===r&&(this.#t.delete(t),this.invalidate())};try{return \#
            await u.send(o,n),r.isSent=!0,setTimeout(s,1e3),!0}catch(c){return s(),this.fail(c.message),!1}}#h(t\#
            ,o){for(let[s,c]of this.#t)c.isSent&&this.#t.delete(s);if(!o||typeof o!="object"||!("failure"in o))r\#
            eturn;let n=this.#n.get(t),i=o.failure?`${u.state("hello")?.epoch} ${o.failure.id}`:null;this.#n.set\#
            (t,i??n??null);let r=this.isHeard||performance.now()-this.#i<le;n!==void 0&&i&&i!==n&&r&&this.fail(o\#
            .failure.reason)}get isQuiet(){return!1}get isHeard(){return this.isBuilt&&this.isConnected&&this.sn\#
            ack.isConnected}fail(t){let o=[...Q].filter(r=>r.isHeard),n=o.find(r=>r.isOpen)??o.find(r=>!r.isQuie\#
            t)??o[0];(this.isHeard?this:n??this).say(this.t("requestFailed",t))}say(t,o=!1){y(this.snack,t),clea\#
            rTimeout(this.#s),o||(this.#s=setTimeout(()=>y(this.snack,""),ce))}iconButton(t,o,n={}){let i=d("but\#
            ton.icon-button",{"aria-label":o,...n});return g(i,t),i}};var jt={"cast-dialog":"./panels.js","cast-\#
            instructions":"./instructions.js","cast-expanded-controller":"./panels.js","cast-track-selection":".\#
            /panels.js","cast-volume":"./panels.js","cast-queue":"./panels.js"},B=e=>import(jt[e]),$t=null;funct\#
            ion ue(){return $t??=new Promise(e=>{u.subscribe("instructions",t=>t?.presented&&e(B("cast-instructi\#
            ons")))}),$t}function X(){let e=()=>Object.keys(jt).filter(i=>!customElements.get(i)),t=i=>(i==="cas\#
            t-instructions"?ue():B(i)).catch(reportError),o=()=>e().forEach(i=>document.querySelector(i)&&t(i)),\#
            n=new MutationObserver(()=>e().length?o():n.disconnect());n.observe(document,{childList:!0,subtree:!\#
            0}),o()}async function k(e){await B(e);let t=document.querySelector(`${e}:not([inline])`)??document.\#
            body.appendChild(document.createElement(e));return await t.open(),t}var _=e=>void B(e).catch(()=>{})\#
            ;var de=C(':host{display:inline-block;vertical-align:middle;inline-size:fit-content}.root{display:bl\#
            ock;min-inline-size:48u;min-block-size:48u;color:inherit}.icon-button{color:var(--cast-icon-tint-col\#
            or,var(--_look-tint,var(--_s-icon-tint-color,currentColor)));inline-size:max(48u,var(--_look-width,0\#
            px));block-size:max(48u,var(--_look-height,0px))}.icon-button[data-state="connected"]{color:var(--ca\#
            st-icon-tint-color,var(--_look-tint,var(--_s-icon-tint-color,var(--_accent))))}.icon{inline-size:var\#
            (--_look-width,24u);block-size:var(--_look-height,24u)}.icon-button[data-state="noDevicesAvailable"]\#
             .icon{opacity:.6}.icon-button[aria-busy="true"]::after{display:none}.wave1,.wave2,.wave3{transition\#
            :opacity .2s}[data-state="connecting"] :is(.wave1,.wave2,.wave3){animation:wave 1.5s linear infinite\#
            }[data-state="connecting"] .wave2{animation-delay:.25s}[data-state="connecting"] .wave3{animation-de\#
            lay:.5s}@keyframes wave{0%,66%,100%{opacity:.25}20%,46%{opacity:1}}.icon-button[data-hidden]{visibil\#
            ity:hidden}@media (prefers-reduced-motion:reduce){[data-state="connecting"] :is(.wave1,.wave2,.wave3\#
            ){animation:none}[data-state="connecting"] .wave3{opacity:.25}}'),Y=class extends M{static get sheet\#
            s(){return[de]}static get topics(){return["button"]}static get node(){return"toolbar"}build(){this.b\#
            utton=d("button.icon-button",{part:"button","aria-haspopup":"dialog","data-hidden":!0,onclick:()=>th\#
            is.#e(),onpointerenter:()=>_("cast-dialog"),onfocus:()=>_("cast-dialog")}),this.snack.className="hus\#
            h",this.root.append(this.button,this.snack)}render(){let{visible:t=!1,state:o="noDevicesAvailable",l\#
            abel:n="castNoDevices",look:i=null}=u.state("button")??{};this.#o(i),g(this.button,o==="connected"?"\#
            castConnected":"cast"),l(this.button,"data-state",o),l(this.button,"data-hidden",!t),l(this.button,"\#
            aria-label",this.t(n)),l(this.button,"aria-busy",o==="connecting"?"true":null),l(this,"data-state",t\#
            ?o:"hidden")}#o(t){let{style:o}=this.root,n={"--_look-width":t?.width,"--_look-height":t?.height};fo\#
            r(let[i,r]of Object.entries(n))r>0?o.setProperty(i,`calc(var(--_u) * ${r})`):o.removeProperty(i);t?.\#
            tintColor?o.setProperty("--_look-tint",t.tintColor):o.removeProperty("--_look-tint")}#e(){let t=new \#
            CustomEvent("cast-button-tap",{bubbles:!0,composed:!0,cancelable:!0});this.dispatchEvent(t)&&k("cast\#
            -dialog")}get isQuiet(){return!0}click(){this.button?.click()}focus(t){this.button?.focus(t)}};custo\#
            mElements.define("cast-button",Y);var he={skipNext:["next","next"],skipPrevious:["previous","previou\#
            s"],rewind30Seconds:["rewind30","rewind30"],forward30Seconds:["forward30","forward30"],closedCaption\#
            s:["captions","captions"],stop:["stop","stop"]},pe=(e,t)=>e.wish("playback")??t.playback;function fe\#
            (e,t,o){let n=pe(e,o);g(t,n==="loading"?"stop":n),l(t,"data-action",n);let i=n==="loading"?`${e.t("l\#
            oading")}. ${e.t("stop")}`:e.t(n);l(t,"aria-label",i),l(t,"aria-busy",n==="loading"||e.isBusy("playb\#
            ack",o.pending)?"true":null)}function be(e,t){let{action:o}=t.dataset;if(!o)return;let n={play:u.sta\#
            te("media")?.live?"stop":"pause",pause:"play"}[o]??"play";e.act("playback",o==="loading"?"stop":o,{}\#
            ,n)}function Rt(e,t,o){return Array.from({length:o},(n,i)=>{let r=e.iconButton("","",{part:`slot slo\#
            t-${i}`,onclick:()=>me(e,t,i,r)});return r})}function Bt(e,t,o,n){t.forEach((i,r)=>{let{type:s="none\#
            ",enabled:c=!1,pending:a=!1,on:h=!1}=o?.[r]??{};if(l(i,"data-type",s),l(i,"data-empty",s==="none"),l\#
            (i,"aria-disabled",c?null:"true"),l(i,"tabindex",c&&s!=="none"?null:"-1"),s==="none")return;if(s==="\#
            playPauseToggle")return fe(e,i,n);if(i.removeAttribute("data-action"),l(i,"aria-busy",a||e.isBusy(`s\#
            lot${r}`)?"true":null),s==="custom"){g(i,e.getAttribute(`custom-icon-${r}`)??"more"),l(i,"aria-label\#
            ",e.getAttribute(`custom-label-${r}`)??`${r+1}`);return}let p=e.wish(`slot${r}`)??h,[v,b]=s==="muteT\#
            oggle"?[p?"mute":"volume",p?"unmute":"mute"]:he[s];g(i,v),l(i,"aria-label",e.t(b)),s==="closedCaptio\#
            ns"&&l(i,"data-on",h)})}function me(e,t,o,n){if(n.getAttribute("aria-disabled")==="true")return;let \#
            i=n.dataset.type;if(i==="playPauseToggle")return be(e,n);if(i==="closedCaptions")return k("cast-trac\#
            k-selection");if(i==="custom"){let s={bar:t,slot:o};return void e.dispatchEvent(new CustomEvent("cas\#
            t-custom-button",{bubbles:!0,composed:!0,detail:s}))}let r=i==="muteToggle"?n.dataset.icon!=="mute":\#
            void 0;e.act(`slot${o}`,"tapButton",{bar:t,slot:o},r)}var P=class{#o;#e=0;constructor(t){this.#o=t}r\#
            un(t){t&&!this.#e?this.#t():!t&&this.#e&&(cancelAnimationFrame(this.#e),this.#e=0)}#t(){this.#e=requ\#
            estAnimationFrame(()=>{this.#t(),this.#o()})}};var ge=72,ve=C('.root{position:relative}.clip{positio\#
            n:relative;overflow:hidden;block-size:0;visibility:hidden;transition:block-size .2s var(--_ease),vis\#
            ibility .2s}.active > .clip{block-size:72u;visibility:visible}.bar{position:absolute;inset-inline:0;\#
            inset-block-end:0;transform:translateY(100%);transition:transform .2s var(--_ease);display:flex;alig\#
            n-items:center;block-size:72u;padding-inline-end:8u;background:var(--_background);color:var(--_headi\#
            ng);box-shadow:0 -1u 0 var(--_line)}.active .bar{transform:none}.body{flex:1;align-self:stretch;min-\#
            inline-size:0;display:flex;align-items:center;gap:14u;padding-inline:12u 8u;border-radius:0;transiti\#
            on:background-color .15s}.body:hover{background:var(--_hover)}.body:focus-visible{outline-offset:-4u\#
            ;border-radius:12u}.thumb{flex:none;inline-size:48u;block-size:48u;border-radius:10u}.thumb.wide{inl\#
            ine-size:80u}.texts{flex:1;min-inline-size:0;display:grid;gap:1u}.texts .title{font-weight:500}.seco\#
            nd{display:flex;align-items:center;gap:8u;min-inline-size:0;min-block-size:1.4em}.second > .caption{\#
            flex:0 1 auto}.slots{flex:none;display:flex;gap:4u}.slots > [data-empty]{display:none}.slots > [data\#
            -type="playPauseToggle"]{color:var(--_icon)}.slots > [data-type="playPauseToggle"] .icon{inline-size\#
            :28u;block-size:28u}.progress{position:absolute;inset-block-start:0;inset-inline:0;block-size:3u;dir\#
            ection:ltr;overflow:hidden;background:var(--_unseekable)}.progress > span{display:block;block-size:1\#
            00%;background:var(--_progress);transform-origin:left;transform:scaleX(var(--_at,0))}.progress.ad > \#
            span{background:var(--_ad)}.progress.live > span{background:var(--_live)}.snack{position:absolute;in\#
            set-inline:12u;inset-block-end:calc(100% + 8u);z-index:2;inline-size:fit-content;max-inline-size:min\#
            (100% - 24u,560u);margin-inline:auto}@media (max-width:359px){.thumb,.thumb.wide{inline-size:40u;blo\#
            ck-size:40u}.body{gap:10u;padding-inline-start:8u}.slots{gap:0}.bar{padding-inline-end:2u}}@media (m\#
            in-width:600px){.body{padding-inline-start:20u}.bar{padding-inline-end:16u}}@media (forced-colors:ac\#
            tive){.bar{border-block-start:1px solid CanvasText}.progress > span{background:Highlight;forced-colo\#
            r-adjust:none}}'),Z=class extends M{static get sheets(){return[ve]}static get topics(){return["media\#
            ","dialog"]}static get node(){return"miniController"}#o=!1;#e=!0;#t=new IntersectionObserver(([t])=>\#
            {this.#e=t.isIntersecting,this.invalidate()});#n=new P(()=>this.#i());connectedCallback(){super.conn\#
            ectedCallback(),this.#t.observe(this)}disconnectedCallback(){super.disconnectedCallback(),this.#t.di\#
            sconnect(),this.#n.run(!1)}build(){this.progress=d("div.progress",{part:"progress","aria-hidden":"tr\#
            ue"},d("span")),this.thumb=Tt("thumb","film"),this.titleLine=d("span.title.line",{part:"title",dir:"\#
            auto"}),this.mark=d("span"),this.subtitle=d("span.caption.line",{part:"subtitle",dir:"auto"}),this.b\#
            odyButton=d("button.body",{part:"mini-body","aria-haspopup":"dialog",onclick:()=>k("cast-expanded-co\#
            ntroller"),onpointerenter:()=>_("cast-expanded-controller"),onfocus:()=>_("cast-expanded-controller"\#
            )},this.thumb.element,d("span.texts",{},this.titleLine,d("span.second",{},this.mark,this.subtitle)))\#
            ,this.slots=Rt(this,"mini",3),this.bar=d("div.bar",{role:"group",part:"bar"},this.progress,this.body\#
            Button,d("div.slots",{part:"slots"},...this.slots)),this.root.append(d("div.clip",{},this.bar),this.\#
            snack)}get active(){return Boolean(u.state("media"))}get minHeight(){return this.active?ge*(parseFlo\#
            at(getComputedStyle(this.root).getPropertyValue("--_u"))||1):0}render(){let t=u.state("media");this.\#
            root.classList.toggle("active",Boolean(t)),t&&this.#s(t),this.#n.run(Boolean(t)&&this.#e&&t.position\#
            .rate!==0&&!t.live),this.#o!==this.active&&(this.#o=this.active,this.dispatchEvent(new CustomEvent("\#
            cast-should-appear",{bubbles:!0,composed:!0,detail:{active:this.active,minHeight:this.minHeight}})))\#
            }#s(t){let o=u.state("dialog")?.device,n=o?this.t("castingTo",o):"",i=t.title??t.subtitle??(n||this.\#
            t("castConnected")),r=t.ad?.title??(n!==i&&n?n:t.subtitle??t.studio??"");y(this.titleLine,i),y(this.\#
            subtitle,r),this.mark.className=t.ad?"ad-mark":t.live?"live-mark":"",y(this.mark,t.ad?this.t("advert\#
            isement"):t.live?this.t("live"):""),l(this.mark,"hidden",!t.ad&&!t.live),l(this.thumb.element,"hidde\#
            n",!t.thumbnail),this.thumb.show(t.image),l(this.bar,"aria-label",[i,r].filter(Boolean).join(", ")),\#
            l(this.bodyButton,"aria-label",[i,r,this.t("openPlayer")].filter(Boolean).join(", ")),Bt(this,this.s\#
            lots,t.mini,t),this.progress.classList.toggle("ad",Boolean(t.ad)),this.progress.classList.toggle("li\#
            ve",t.live),this.#i()}#i(){let t=u.state("media");if(!t)return;let o=t.live?1:t.duration&&t.showsPos\#
            ition?u.position(t)/t.duration:0;this.progress.style.setProperty("--_at",Math.min(1,Math.max(0,o)).t\#
            oFixed(5))}};customElements.define("cast-mini-controller",Z);import"./stream.js";document.readyState\#
            ==="loading"?addEventListener("DOMContentLoaded",X,{once:!0}):X();export{Y as CastButtonElement,M as\#
             CastElement,A as CastError,Z as CastMiniController,G as Texts,P as Ticker,u as castClient,Se as clo\#
            ckText,Zt as configureCast,Ee as deepFocus,Te as defineIcons,fe as drawPlayback,Bt as drawSlots,d as\#
             el,ht as findToken,ft as forgetToken,D as icon,$e as iconNames,it as isFar,Vt as isOn,Ot as isTV,pt\#
             as keepToken,B as load,X as loadPresent,Rt as makeSlots,Ft as moveFocus,Yt as newID,rt as onInputCh\#
            ange,Ct as onLanguageChange,mt as openTransport,Tt as picture,se as pictureURL,pe as playbackAction,\#
            _ as prepare,k as present,k as presentCast,St as properties,l as setAttribute,g as setIcon,y as setT\#
            ext,C as sheet,I as takeToken,be as tapPlayback,At as textsFor,zt as textsNow,Lt as theme};
            """#,
        gzip: """
            H4sIAAAAAAACA4w6CXfbNtJ/RWbyXMCGaCu9qdJ8TpqrR5IvyrWrqq8QCVmoKYIBRnZcSf/9GwAESTnO7vYIgcFgMJh7oFxxPagg\
            3Zxrra5/EwtIpsMRO50xB3gtL5YI6QBv62R6yoajZvqzuq4sYDTbsReQfpVIQ+ZrAFWxgazqNbCBEaXI8QviE3AtOE0qBSQppOHz\
            UhRsMAU+l1UhPqXRcBTNKBvw6VKLxay3NHObbmHiOteSDwOpNAK9FkjhK/YS0pM/5oRMVlzD9qlSF6XYPpvPafbm3faN/EdU2/di\
            fjrZXov5y8n24evzd8/Pt+dP3kzPh/+ebR/pX8UN/WN+EoMwQCp+JS84KB2vjdDnF6ICyl6mByP2OK3E9WAigL1LCU3PCpWvV7gc\
            z1Vxk8UXAs4BtESRCBJxKzET0Syr1mU5XqyrHKSqBu+A0E0pYCDSd4SOtYC1rnCSphZvu7Wj6FLcmCg7eJmIA5ypxSLatQTk3QQO\
            PIHDQxw1BOw4bLeaF+DYxl0H4bSX0HGmgQi6aeg9jnlR4JzZHY/jQuCJAucdH8ahixhuasdzrWQFQq/UlcCTD0RsR1Y8H/Zm/8JD\
            t1uCAj1lj+OF0o95viSQnuG1KN3hqY+vEO03aUBUQpNAt0Dji5gBtsl5jSyKBAnU3Bh5ZYc7Or57a2DpP261ev19Ddxe7OUc1X6F\
            2/3NA4ciPROWw1j5dRK0zzY8aN1Ywu3siSzx8GQaTGHGzHoOWvgzO7k/AyKcRjfXsoBlAmwpnCeqXSqsVT1U66qQ1cWjUuJ5r0UO\
            nd7h7PTwUNk/iIjzpcgv30kj57KUgCZJNrdAjyYTy+NVC3ilVS003DiesuzgtNPw0W+WL7w/sdYGA7UY2CNkWWhRUYhlhRtRlRCv\
            OOA5hrwAeniI17EfciNFWQyAMojNkhcYXpSCAEfafTClrAXTHgcc9lhIxRjGkEJcc2QBXqhCZBnES2WANsd19vm8Z87TOI4drVm8\
            wJjyGzfgTC4uVc7LF3wlstgA12DeS1iSKEeEYUQb5+1o5p3vPSOUIUMIcDiJO24sF+TAwtDkgTYqcv4f7iCtGB0rFHFlx4B1oULy\
            Ul2g98gYtVJttxKhgJ94yU0bW1CtUcGBD71dDU2OyBENx8mxPUele9GJValMz1pJasuFjD+uhb6ZuJCt9HlZkujI0vkCU9oxZb9B\
            31GyUgUvI6tulWrK9J6qK9Kf012w2ar1HcrUrvODINuOdY4rV+JxKezMyXAssh7N7BYGFanolm/v72LtvnC8AkXHSQlEMGBTxaqZ\
            50mm1+nZlFzHpVjA8XWsrYPSkwcMQaBqhMwVgFohaMammplZKm30nOaM2yHedJmim2bgKAyFp5AIPwU/ZXVaORwkiSieZCLcFJop\
            u0pVtkxqa2pEZSQfanqkEsKHhh5V9Kd0tN1e/TT8ncMyXskKUUTs44qIfVxhKoMGBA0I2Q7mMzo5dQY0wWM8Ef6JnLJ9ntg+TzTp\
            Ye7fkO3fkLIXqcPlc4OsIdOJvUBQTY/MFT2eHH19/OIo/rpTzJMQKgfgHFClORDvdaq5wMHIsV+l1udV31Z+I/0pTaYzhigIdVHB\
            xmqSp2c55kZwJDsPVkCq6emMjr0pwJeCcqP5qbUnhoKctW6fW4erPOs8RfuSLP8iFYG57CeDPuXJORuiu44X3cvCqp+0RUZEvEDT\
            NmTjPi7wlz7hoCZMrlVZPq9AvZPimmzm6OiXSVQJroWBiMmqlJXoALgJE0JyMHLlw0dIp5Gv9yIWucQyV59wiGltJQEHuEnYL0pT\
            4Eeu+IWwqKpUGtPfW0ugWq/mQltkXrnVgkP4gFyJoQs+CFipCpb4tUD8XAtxGc26rPmz89He1aeRLz4RN1Sf0QyTVF6uC2GI6KIa\
            xSorluYRHoBCf1xIsBUl5r6kQ3KVkytqo+32I3R0fMFDs4NR0tU+mhdSRdlTz1Py9ja+PfKhUqXglWVEGkAA2J1tJR61gFCJRyj4\
            TtENbWdByhm3qw3QlF0eJPSOaO74nzomHYez/WqcRp3lk02Fl04kQ4tdJXqHtY+ILQiTEbIVxtqNLQ5lVaqmKnYl+ssFEfSY3L5A\
            uFJoHqJslAxHdBbcPYikwgRiY+4XPaL68greb0Z/Qme7o3TEKtiXjQJzn0Qe40Is+LqEV1pYTFFYS+AlYANgRznoshmuBPBmaJZy\
            YTGaaDB2hJC0vdpT9ZDnl3jRFvLQ5mShHThoKwQplcW1qhUWl21kiZeyEK88EK9zpWSBVVbt+fvZcxs2940z5GU8+kDFqNHa5mR3\
            f2KrWT+Kcl7lAr1p4wc8BAMaLqPivFRG4NF3nOpxdj7eoqTdJWdjTO3vfI2DTmjDsIPj/Ikv/T6nhOWujSBrSDeoD6ETX2GBuhSo\
            nYu1MNCA7Dgs7NibtEHk84B8P93vp/5xqVrRDeibjY/817JCtU9Fa2eq6a6yKtbCdgPPQayQ1UShIJ3IsX6uYiPALzDVmFyDt8ut\
            cDe9em7nImLhG6r7WZb+QyIjjEGOJqC0i3tvKFulljtEwWWnvHZxDcgfLnUXed6WPyckS/68tz2kSH765+HsiJ7E4pPIiSVhcW05\
            uGyKzb0q02tqDw1vXJc8F0RgBmNRRFvAyZ/Te4ez4xMLHC+lQdZuwuIEOAgSgMbOEI21lNHaljYiHLcQI7jOl8cEjeOve/c3sPuL\
            0qYSjaKxVY5KC5GrQrx9/fyRWtWqshYqpqNZkG+T4pCvPz49GA3/+PS9mB3fb9pyRTNyP1XsLkFbfSmaOMVYvSy9XlCiWVaA/XNF\
            Imd4kR87K4t6wq+b6OpqQ2fbBNA2GsSMtPuZoKwlwOyJlCYd9TR04R2OoL10vXDp+j6iCTzC2zK9807U49y15I8d73VmL+d/ixys\
            HxqyBkrRbBsKOPIbdhKFrmHjQsMEtOCrATeDOewWWq2i+MQ4WPy3iZy3vof0a/E1+xXSb77F75P9N4+uhXS2YoWFoaxAF+2kugKs\
            MbgRiWDOe11ry3WRKJYvbfovkoqZJdc4kCnGJe8B2r2zvH39G4lcGDFWiLF9JWLGMbHZsdwNTPoLHrHWZaK/fMKOMu63WSs06f91\
            XP2XnWzBZYmDOj2rM05okmMoC9Zqx6GlOZDbrU2zqIiJu857pS+FPovWUYZ4Ce5ljl/Ss4WLfnM7BWa7DSQgKMSfpTJcC+HY0hHt\
            swRpNiIQmuD2+c7eoUFe/0EjjRak08L8f8FnOsWyW8YNKCWcLa28dcptShRVIQpMVG6yrvgalkrLfxDGKoe6c4Gi0e0T9FeNPa9v\
            yFF4dqRqQq3SUWbTabBBFnVG6I+OmMH2y8d/FtXoLmaprj+H2qQbOY0E4j0E5argsHwp80tcnrU9iml0SXIchO09Cd8yL2gEpxrB\
            Va3gZDAv3UjcOIn3DYi0jnDt5uibLgJtrLElEXbfa1tp20jc5M/GYVAneWpi6+9siiJmNfYRp+xghP/NsIUkC/YKrLTzErl6I1dC\
            rYFwyp642MdTIyBAXwFb4AXZ3OtnaV/uciRt4HdhDEqTNOz8rWQV3br0VdOBIF3k6Yq8xyVAYpOU3HH83XQR50pEO9z14r8bwPxO\
            A5jfaQCTL2j9Li4Cws7aArv27JtYVUJrpV0gZy8IZROCtwhF1a6LhWCfjq5xUZO6bea6/QAsx8nKn5mSjX3hSRY7e8oitpIVhe0I\
            vSatHk+RjUVcY0F8eHgnw5hhL6whhO3brUfPlvhCQH4FNqfJIkZGwULmxM5yVVXCMZxJEsdxH4IJlixs3y9zpGn5s0ZBUBgu6X7A\
            PMHO07zkxgywAUOvN4PH9nIbpGFAr21fQlytZta1wCFlsJTGtRZp9IgbcOiRg7qiY21StesJ8V9A+k96ub6pQbk2iKMWV+94iTnX\
            O42s4AdsPPgNGX1H6Sxe8dq94eIFMPehGCw8rnkxcWHmAYtOI0qdqEgUUd/x+tts7qkuI8UnEfOJ1PUIMZo7Hd8Tviq9B823ar4G\
            nWV8z4fS33k9vse7oe6GeYNepoi9tsG0E3sahTGqE4MQN6qhjvce2EjTymTgBHdP7eyK88DbS7BDYgt5sdZoJiGiu2ilQiKudukG\
            AxL0SmMy9bsFa6igCQIDNEDVx/KLnawU657ZuLF1H6Ws+nwHxj3aUF6iz7hqk8AtzrlVMwFcXs9NruVcOFPaR9K25CW2uQ5zYzex\
            5nebcIpuaNk8S1SA5rgrMMFc49opIcqUZ7bvDoExfyY+w5N9Vn2e2D8yCz+lKOq0VKnrTkfoFLa1tq1a7BaO/eZyh+4t7aFWLHtP\
            U6djnAJeU1y+4RopHjjbCMv9FZtkN1fWRVDZHDATaQ4ikbsU4kCf6VQdE9l/+XMsIDfDip6MxNdHMjmlzOCeUl6JDBvvBOJirbkL\
            Gna+/5iH7tQjpnEr3XFzU+UDgxHC6tCZm+/cWscXJFqKslQRCkzUKl+O+3rW4qOtrQkqaIXSKkzENvYhN9nIIrExwj7s4Uv1xm1F\
            i7ZzxRrsBHa7wEOgBGyD3rxUtrBxlJwXhEKosfos84PCRvG0SoMhZ0RlWfT08RtX/7tBUsWyaC29LdVNOhqPzfGxJ5ynB1jomLP0\
            AzDuWiSe8msuYbAQkC/b5A+NgSracZllpMeAPzN69XKCPNhCoxDaJJvzptJyukn+eii4FnpwfyN3f1mJ9F1xEzXPYcM3mDyQFq/r\
            UuZu58nfBj1gt2sk0x3rP8kvk5cvYuOCqlzcEHTmHEtT+46ohraBFBHLtSiQuOSlwUzqXgu1WAiN/LxSeM6NQw6giBl5UfEyOZ8r\
            DRM3jsFXCVlMRuKbtgwntXOInMJSq+uBFdk5qeMmj7JTusNVnsXqMrgED5klTR+cfuPf/nlsr+jfWTjGJQwFAe2nb09RPGGGEvvm\
            wY/U6W/jMndS7xqlBSKxZ8zViGhDdOxY65/7zenIPasFwzo89IOa3CqPa8qaG2XZX/c3gQSqLwype51Zpq2zfcteuBdWe+nGEFzo\
            iV4LtLDh+QJsn4oRMv766MHRkaFjz70955VG1RhBsN/p1X81Wx6h41Nsd9D0w/N7CO37z47kK5sUpy6j9994Zl+hI+fewsb7GakR\
            gkCLhu12CYRSFpKVDcUbP1lvt6QZ2QIUT12L32WuFXBz6YS9aZdHDYE5ZhNkG7/OSDwwRwtqQ35oJw9azw5mcrdG/JNG4BnG/msd\
            Cdp0JmNX1baH8DAPgCqF9vy2RfYAFdqskI092DTNg+vmQkpZuVloJ/bXajdDJ1kojKLXrdaet7/9By0g372st0OqwJQXl0uBpXLv\
            m3YSQrIzfswItnnPVe1SiIsBNdfGZrZxD/vwsAbS3JtJOm4a/OHtXOd8j3Qb8UzdXKYMibkc6rMH357SVtRlqinr8dkobxcU4XMu\
            3lh12mlKAtWpxwP2bhAWF7hwK6mjPdV2v8+zG/isqQ0CRckuwtWBsoPbBQRuDMJvqjrk095teguR9XBc5aVmLXv9GoWBZW7hFRhS\
            TjVQC1sr3ypDsim2MTblVESFUCptIVIr7ctwnO4w5q9dOfeR/RtSLJ/XcVc/irv+yoV9cgytGKF2Q7DA3mtbQQRqbePTsjOnaWXH\
            cpaK2GDeARLFEWW6izI5Xh/CL7mkQmuJS1FdwBLlpWNXprsfrGVTwQ8i1KGVaPjFyuHZxqiFtC9oU8PyWfeGhgdoKYzVtdn7WwF2\
            T6Y/f5xBLExhgjxAZ6RJSTQzOAgOhhvq2pY69rLh5xaDEbap1PCavV+e/59Xq3FtG8bi/4oId8AgVvVkW7JzHKOMOwo0HHBc+RiD\
            mS1dwtykNKnTdux/v99PUmI7SWEccKSypfelp/cluTYtk/Jvc/hIBx3UtA+L0VcA6T/t8V8+Q+jfFu12kc5TgRPHg8ksPfNsgGYI\
            DBlYEChqOwKzfPR6vQ5fPu0+QiLk8DVbOjWkFBvBEMy9gH8v+je3g/Ng6N63Gzgiblt6tf3nar3akfzjYmZgHr6Gn64Q+APi3VXu\
            DM6hI5AzH/7qcGDF5QtiBzZOq96ePegd3wxwW938nv3l1xOCKtwZ919nAK/7Yb+Ofyz+X18phCfQbodyuNs9zq6u9vu93ud68/Tj\
            yhpjrrbdj8l0D/w8V9Wd0+W16FKxGfxEFeiVSzkFW1Gg7USaETxLoxspJtNXvqjV+6ZbiIJ0qZfayGQaQTaASl1c59optCTYoSf1\
            gSoPVKL9tde5QktUYtAFGSoYMvFezStV6ryTXBcNsIHKUJFcV2UL6jJz2g9QJoPQ2xoEWGFRXveYIOltMn2BSQoFiq5c5tq2hc6p\
            5l2p61uvLTGg+knLVbqmRm5pddlCcIGZqwb3UvESNQY8V1bbuRSRvGwIkX5NcdTZU0xmaZ0OtwssmURtqQfmtXc1XAhKxZZMip6/\
            kXouThUtVpGhzS1QNkw2os7S6KaETa1pM1KjTaZz1FqU//UMa8IZvv0+g1l+T//z9188oc0+73csvq+7L1OOP8UNZfG9R8CnKwCf\
            VPBXpe2y1lXnYbes1PZaDA3HS3IEBm/wMN4kvc4+7xboNc844nymvz2CEmZpdK3rtEx2O4GFB8CM3Rs/huCPXrwe8HpFZ1KwFFAA\
            8ev/SPSSvrkofcwOIJfC//Im/WFlt6xPskoqBURXX06qZXZK75QwC8/gQTonXKOOxglLgnTRiXAVla6OOWJL7VxbZbgNEYaRZdss\
            IK4HiCSJ9poLvKgcTIO5+LZ2tXnehvmAuTihZGnCJHiAOcx4Bk8cYcIS0DTf04L/dM0N5psL114iohDOHnZHS1mXRsm5zCSBLx1n\
            wOXotUoX7tYDgJmGKGWAZPIbm+U6H2ICE7X6qpkWeCD+ideVX/jpw755Oihmo2I3YoeKoY0VE12cK2bSHBemN0mx7AIqe0+zbtM+\
            PyCBvt4D9ILHvxe6sFR1U8CNbCYp5+ZCY8B/vdYJRX9ODrJuN/s/EgeGh+fd2dSOVbSFgeZWQjdDf8IC8shtcksLAoLQl2KcEyqN\
            OjHv7ECnO1bOkb/zJ+AgPsZyqj+uscoGHCmsrqCnri5ioGp4gqSehXLU06Ejgl7NDkE+uZh5wwDsIG3sY0sjaLqxGHtY2uwcngWG\
            UE4eFw1e53D2iutbVqf1xKMLGxXv2OiU3nGE8nUCpvBkIwuZDbOILVmCOqoeFn+AHThY4bURKPzjafP8GPM16OtP9a2jvvJeATxl\
            IL24M4VFeo0LQHGx0Jpa2qPWLPQ9LP4Ae4ssTnsqHWoO6+mdjIusCcayhmedkr7Ao8VizbWRG+3ymamDxu8t7oyBByTM7M5DP5O0\
            vCopsfTQIbwuogrI3JausijDyuEnDFV+xERszDqCXeYmx4JFFBBgDQhFVPg8jwiGLpjS2m6lpk1CEUYMYot52R36/1ovOJxOYu2h\
            q8Vo3/KsggJXaEdrLZ/v79uUN57npm8Qm4wqRgWmG2tQhpQczyxcMJIq0rNiMgldBkPhanUxl1x7Lu4TXFjxAOGUj0ngk7BeVkif\
            RVh1qWkhOKYCOxsU4M9yC0pBDNG4lICkkk2YoCSgKbbAgyvpIqzfQgBjvj5snrhkzcNTEADvMsjYFXvsVRFKj+FTjWj9GhUQNylx\
            ByI+r0WUJ0oQu8ti7pVvWatsM47VOCqWpS7OMRkwtwLWeTxWSwe9gi1TP1Tv7erbIUKE+QB4W2e2EwHBtEcMjpPcf3kfH0dxR45V\
            JP8zYoboqn3g7P/b08jl1PLgyETOn3f6s6BRVdiT7Xm9RoDBrXJWr8/hfb1Glq1Xa3qUfi6oRM1CUd1y+EagmA4ahF6oP+Ra3a/I\
            wg0sVA9aB5e+yCszd3RW3jDoE9RwfniFWaDzhtx5v0omT5ilPgZb/PQqKGeCLxuHG9qxYkquelD8SQ61S0YNL5aMvFBcu+J/jdMW\
            3rkQvV2BSTGyMX26ai41huEmHuAcEpchnGvePCP+v6ybBXPcMBCF/0qqktTqykMOuMzMcORJlNgXz7mjw8D99+5bSbYcGmo4Rq21\
            Pnjve9TwkXn7lSUAL7JkE0j88ps2zmq9YliKjTGmbyqifVkxEjVRebYu9P6LnE+1wDtjiD9Hc6KcH1fLRPCz/gP6EmjIEmbDmCNB\
            ttoHOTGzyJM8YU5ZC7e4w4i8SO7VC+D/0wsckQgLFFW0VkB2itZwVs0DUYmLqmlGshnBFLtkhNAS1q2SYbFNJTIzp12yAwtEYla1\
            QlVoe4ZCNVaqass2tJ1qZ02+EWcItc/JbJq1qd7m7b5Mk+4t2f1yU62pVO7ix60b6oonDQuls4svMghAQQpg+/yCat9W2sIxaa/g\
            UgUMQLuGZ5fp6U3i6453rX9sT2lw8Cc3xBwK3Z42pc8+nNBuspXSVVDisoamj3CsIL0ZZhvoWLcwDV7aby2EgG8CKvnEJ6LkU4nd\
            letnYxpkAJrY5AxsQI8CAaA/139VBpOT2ePd7Dg3xzOLZGJzI7yJcP8RO89gy0esYRvd9g1JwzIrNqWG2oAaOu3CrRQ92ZuxC0NV\
            ++nUe1iJs4JQJDoOh3QsBw46rW0opVpu16jJCXo0kmpkxdnf5WOz+UYKRsapd+hPM44pzMKcjnvVoqNjaiYwAMWfkhTmnnBcdMNS\
            txOY2EYo5MXaoDznxXwDiChYOYjCJTyS2iJJiTFPIKI32VAcfAa8iJV0Lu6Fp0VO0C567C2ssEtwf3YK642AKsU/aSor42DXqUqF\
            nZYiEeUUrc3bVwvekrspTY9WbimJ4JQnyDfH0ZoV/pIs3tSEhAzHoFrSNN7VLYi44O6R7O6o7ur2nsYDCs1s9cfSNjAEIvA6Tp58\
            5lnGFfQIzensnDWxhgwOh96DGvuEAZag+nciaZaRnTAAL7Hf0ZXX/TvWnwn7KN62QBMj3yft5pZtnQDGfKFUkN998CBQAPUYH0Ut\
            wMVoNJ4rCL32me+4SqlW2ZXykaPgpFJPoLN7GlkhjCyn8RiZA8V0A5RHrookB+GVq3qPPxazNun5Y4XbMCtLyVs4m4QP+kYB8jvC\
            5kC7efaT9tOrs1gmYQy57xHM9dzA6QLX55CkF7LAUbbxBFJXN0F1OlM64w7/EQLQ5wdmf/yPwCzulHPjsk/ivvsRx5R/RDFlWFsU\
            dqVC92DT2JBz9TkX0ekMZkLT7E+zZSI23GxsIQKVG1tMeWDwIYqsZKosEXf/LkUN/66a4TQdg4tC5/wyPSjNl9yYxumusXrqNmma\
            O02mG5f+dBeXOz0lO2n3HyfXweWqjoP/CjuvhbvAUlNge++91zFgEvalHQy3cfjvT7IMmMRTzrtlBowsy9InWTY25Zt/e/Dzm3YH\
            MX8PAxw7FitQ/Aqlta031qeBjQNZK63xJ3keixVf7mXS4RYqfcEBym3rczuV0AsvF20/lR04w8M0y0Lc4LEsUQs6y0LKEN1rc9k3\
            XIjbcsFBgpI1H56k6M64LQlToXsS3Fbkgo/UBQbaqZiV7onhHlgXR/+puLpAPyt2qo8fADE/AZXoOgECg4I+qeQfvArKoAoj9Dup\
            NqP2PomjeBNzvCp2RVESOSsKwDIU4oVOHbCkLAq8YrtiU1WSGnhOFaZrk0A+C6v1GuvoVjPb0NzWaFmzjbFSHhShj1d8y3ecy0po\
            eSMAPon9OI5z2ft1sSsDSa5g8RRAPkmKtb/eSsEStstDWWk09TMIUmAn/dj3BchmgterEPdJERWsXMuelEmY5JLHDMDXgfITHvE1\
            l1qIkmgXkaYRqmbEUstJGAYV2XfDNj7hpnwKzEjns9j3qUZRJYWs0bBacKxFFxp1UMUVw6twFxYRWQZAgscn6fdMW+Z8XeWStowD\
            RBihUpHT5aKGX4Yc6LDujicKW7RHWv7SdOODdnZSNyzicSIpOW3lpd8zbR6F64BTD/OYkTXEGZxUJuptXXDX5LIhj4JIAorHYIli\
            lH9Z9QaFVVhF1UZWT8JtWD785z/OL3Ebw09oWMbDE+PpiUdAWeniJCyFtJm2z2SP84Zg59ftd360ekwxeezLWsiXW/IA7SDLVv+S\
            sz3gNT3FecfgNZB49hjAUxnOA36yvmUFazv7tP/lSh0P47gXBF53Px7x3KRbAjZWmLw7KI/9aA8wO5xkhiqjwEiTkovIzVZI7iiX\
            EYs77BrHc396nwYLnhzw6GHa7PNVEG4s9R9E9ILIzuD5FR3B9DwM5XOOu5eKLq8LN+cfa8gDvNDx4W8gH1esSYNMC9O6vFrxLLZe\
            +EBfc7H+xM4QNv54yS/txXn4E99fuPWXX+AALlp+crvaefgtPFJ0Dz/nx7ccAMGs33Kcef+ggXHcEfDQFbypK9smiUT9kacnXtbd\
            iQre0Zc3wAkVAY7lYMjmxI6ZRP2BKAIvxqSvxeBzZQVE2ZFKQpCBIc+p3DxCBW0DjVdAIVGRvTvULZc1J+4StanSAsZhO9OHiXQZ\
            CTMQNf+yBsbs6h5AJEIOkcrG6BsZMx1Kgf11Wfn/TkAPfP+zzFg6fB9VwqzVqT7TbDwNwq1/fW/3Es0e2FRHtBclE6iVxbFsMPHZ\
            +M/wWd+zWQMX0V1x4iwscHJrRV3UHOUT3/cdHEJtxbdHz8L0055FuMq9pSqgu6I48BNPsbpeR3ljaw/w542TpjkHk3G4YLhtsofj\
            7qgsNHZ+aXDMgJJhdPyF31vfoNk+O7fDIXQOkXN1uqNzOTrHuofYv6/PqZ9dWVkiNx+wJWa0nblEX6qS0YHG/h5XLxiYtlA0ExsS\
            ZsFvjqH3/Ahq813XCLhVH8vR8DtRtJeuOLhMJrzpiZ3ra3dkeJN1ApRA5+5lOxPcbh+oPsxfgqJ78zedeiWSOq09pHLlrL90Lbog\
            8aMyV50vmp6FXtJZ4gIjuqUcRkuc7EyRuZeqErxNw25AEFpmZgqzkZcAmcqlzJQq1GPuuBwbMvqkAgWaMO4yWTrfVkf+nhSHUbiC\
            jXKpYj38q6yb78hVgP9Y3qnGYZSX/RxHBDgN//vKDexJuH4OavrUAXqIkwd8G89P9k0YixaBL/H9ZSBSnG2CxbuGXdOcHRGDg9fW\
            7ZG/0KahwcTcwuAJCINHx1MZ5fOMve3G0JlYMenvg+kw8V08U4XwGDktjTfbhDycdDAV8uOxvopa3ARz1FGGEU83vb8wJ12zrr0A\
            1jV/a7AbivLYNs9Q4jdV0AAn3k/LSClUybozgLDkbl6XdVqDI7CWk4XfoqvB73N3Aqcu0pbl4MUN3gtAUCcO/XgKJGU51OxavoAv\
            TIB1+OKtikAuXt8qqwDtuLhKDGEE1xES/zPboCryGpe8dJag4Rhh3vJstMi+qctMTptdYHESacExXGkepMsab3VXo1uK2A2grRMp\
            SLOEIUphZ+heSoLbLBQSokQ4Fxzs2w/yZiF6KvOofq41Mpbl9pKWdvzdE1OypRPrIZNKnw2cSrzUi7a3Q8BwX122ptUmhRji5uDR\
            3eQfSteo/EwicmkUTCXq6oOrdvyPxXuIHttOOsfSONPAFfidFYa3xsJI+Xw02EWmcBAmd8FN8yEl1JOdfhkMmA/QPk55n92hd/Be\
            CY7X4oLocBkTrG6gU9nhslPTgsPMQM71DPVl+X11Kr5pnjrlLFiqjs6KSX0r6Ky4s3ACQW8eYeoQ2RmtxKa5jHln6B3kf/6a2lii\
            /nWAj5NMaxUBr5og8FP1vBMfVFX6Fo4HaK7P9pjgjXiF7c2mWIgpQ2SKJCp3UqevqXWi0hMSPS2np6MbtKy5SfPHFQh7pFQexxGB\
            ZkLIy05MiiwXHb2dsLAKw/dtFa5lTnA0KEMpgPqI480y9C/DKd5KSk0qcOzh+/DetmrYiQsLRejbi5avNBd5ri/AJ/ag0+YNh2GC\
            96BJ3Z7D4F3rAsj51xgWbkeje6jTaoqdGdOBqWmrPu37p7DgL5WEEypdS3h/kevxblVDEESZ9KAyjSVhIhYN/ku+BBaoL0gELjI/\
            0rDuD55c9rjJVpawDMIpquK1Faw7gxIkn3t/V8VfJwPLFr4fY8M3zh9ubZPDmDUjJktS8snOH94deMOVClJ+urYfZs3oM6BlNBjk\
            eVW57PbaUQyHq3W3VA4ysRejytr3b1cCPD/kp5e0F8hsXBNrnG7qUUjH19IHjRmNZmD95fjgsdLYc8lvhklnbW65xibUsMltPgnz\
            oPL9O4U83/cN9bwWLn59wPqu9aY3GT8SoCaRTSEhSe6m8w0vu4JD5y6yKt3avWHuPjfgXtW7oLElR/bFuR3jteHdoaFEm9TP0dYd\
            Dz+D2QNhJqmhMl0VwB/8RCMb6ENeDv1KZapRgoS92R8c9Icjk9cWO6JjgFGLhrfcQeuaH2ntvXIonEcTFZ4tYMqZwJVu99K106Dy\
            glLCr1i7DubGcaT7VzzYRHwL85MnH1Uq1XpznnTR5VrLFm+GO7LoEqlNLP7364duJJKy5+LumkKODaDx+iFukqCPob65crrsRvY9\
            uou3qMbtOXlA4rwh6+ipdT+1znfvak26a5HkZBH9ymnO5oPfB/QLw2gihoybYOPCfrra/rJqXtGGcmqqR3MrBJzHjSOKOZZh/UV0\
            EdpYtMSYBMwRobUegVKaPRgYPKLhjG2KlLF/G3yQJLgsYr7ENqdp0tZUBr1sLflSgdSnqNACwivhKFxnF+vqF7eu5dA/X5iO9j9t\
            ocRxGijVG0BpVEMjZk2jjS35IpvVrmQkkuWsINPCytFGUYtU9p4ehn9kWk9/d6YeWCgrWmCVXorlXKbHAfKQc97Wr0n/HKFKpKiG\
            DPLMvZ1DAgiB0ZpTN91qA/FtVFjIVeFXcgMeNHwVyuIPgi38zYQtfK/nzdjm0CbGJpabrEkyMqrFColmm4ooFzOI2fhGQNBmd7XY\
            BZBUo3tmuVuVi25NFiJXJQz7dvWGqYZAIdooUwnYBaj/xMNO9KkYktabum7ABJgkrUywZxWnzUSgbf2ZdWg++WVVWVbDWwILaAfC\
            SE2lrkxb15vL1e6QN51Xqzj9uGbKlL/drEBwdThEu6NZLsNr6Nmbq3LxtHxgNuXicfnQPPcc898PqHS+evX9dwLB69DR1dXRaww6\
            AA2aQItz3keelqznkOcWaCjnFXVQTxQuZ+fgtCEemvfawFKzDZ/NwtLaHIPu470VglfN6Z4WScSJAVCO6ycxnF+1LSFEXtqlNeuu\
            qRyFArc0xnqbk+tNW64DjKJZnH3XGmfDHKWec+XFGhpqfMxACB18Kyds7I9ecygrrxHshj8pFPUDFYAxbcpwHL5PtLHchPCZ6F7G\
            CXU6LbOQ4VTP51RwDuTq6tlfKpLsmwoMt9QO1gVNPFUh22GM16lhPB3Ibmqz9RQHb9jy3xJrahOHUvYKgWd3oDRIg6QW44bwNCH0\
            FULvYpcNuZwb79tjRzFVe8HecANI+HrI7y/uGF/9ezuQGa1/X8TME63nywEJMzJ0S5lUngFMbLKcBYfF1mxCBxlGEJmtx9zp1Jt0\
            pvD1qlNtfGWNb7YwqkZQT/G7pBHvA/oJMJMk9j6xncVZ1Ys/Whkf9RKoseIT+c0YTKqiJORNMIkeACDfHgXrQnGsYIBEl+UpU7Sz\
            VqZCE8vYowkOks29m0iSkd1SvLS3X/OQnh00sd/iXiuUD3w5qZbKbneOcGOmCqX6IbzwKPTFEn+8P2zFe2koMHySqNzhK54TMqxL\
            T/FR3k7xAcmUNDq106jlpBOEAmTvR9I+ZlaoF6hlzLC1nGpm8m9pc9xkSs4sSheweWepNT/cMyGCJ5yI1hhm7ljmnglNmoepoWyv\
            MGTVNfJIXkCGU6MiKIL5sRszteyFUUlkg7bY0Zolsc+DzdZrvFtwVp/Pdb1YlfhgYCPcEC2Flr9sPV/n2YVDIIBciIh3A0nQYJjJ\
            lsPj8QBjaDiaLoZhm7KdCmh2uu/R9c3vWWsgTXwL1WEHG2jAWqHo6n8luOuIWaz11FzwFkgonUgYvAuaikrq4qrbIWBRmap5WW5b\
            0HSLVK8WI1oTI5kIy8hOHOLhH7NfpkXCNtYzl7RexE6koXvs+13FGDy6z0GxxWvFLufCYmJF3D6NAbMPkQkKBciVb5vGFR0kldmV\
            Y1TShmoLXp5AMhIINKSc+koyk0kYSt4IV79nSyX+OMUqMhBZZwqZ4VxQUU8me+vtQjhkpGWoT+pcQoPDYT9NGwbgjA+XV+v+ouAz\
            kiTGnVIRVpnhyo6fRsTJV6Q9Jd7EUaceS3cTbnQes2hV9A+vTdRtofVCCZjEhed31TzfV2VgNKSGhbPkGib9XYIubGti997mnBDG\
            P3ds74yPlowskTujksX5RxJqJCWC4z242sLCmWDC8yxuIDvFC2pBXmOa1e/s3WZK+NW+sESnTFBjvU0NRpMOAV3hydMkdKBCfaQN\
            DRf3I+YlxXxJElCKUgDdMlQCrCSQORyo3NaZICljvYEyHZ9D6ShRblRRW3a03gOhX2cVSlf1vSVG/rlddExuJRzsBbFC0iGg3DSW\
            oJX94oORDRE5xOHc+eH4Khw5JhO0xwjGVCCN6UBs3T3thwV16NWbUwDiWEOT/QxWcm3ebwck6/toDXq/XS6TPRvI9ZMNZlJzgy3d\
            EozwJIzseC2z02yiiWA5g6yDOuFvsoSNTMOonB7KX9HwJEVNW1/L4YjpzipsNhfkmYFnbSK7JepUnCKgmLBE3Efa1DZPCuK2sMjo\
            AOdZRUw8nON2MQ2Ml6QYZb6sKeNtHjbS2LVtJ2Dy9q0lbCYARo/B8KbORqYLb6EMYrl/Sp/z21ja2DKIX1ljTfC5vqCpnbyKI8ce\
            u+fNDvAwlVTyZMlp7RtBmYOo/4SxBeGIMsWmQp28CLAuCVT5UQBVjnTT1HzA8W3kzvaatC+b9KqfrlbcPbOALZNrkREU4+HkDXSK\
            iUpBCewVwRYHGHHj7gbq+q11dg7NKGSslddaJxUBIxKVJE6NEUgGkDkdlP+TQeUKhsMm5U9uk/zZTZ3/L+uVXj9rV4Iurt+4XnSv\
            n1RrojoIcrg2Yz0QwFIIHS4SH0v0O64+U9Qukx8ZJjziPw8OKOT7qfa1F3ZHeCBxKiUdadfhACvm8WXt4XQ5sS7StpcoOe4R74r1\
            YByLIkWXsQjUzT4wjx9/YHCD6RoSqff3yePh4+B20k/0jYNDBm7ugp3e9fbmv2tQ9N/drRDXqv9Im78PtG3f36ZjW5e3atkcwdwt\
            2jbROIaTsegTEG96j+K0WeLlNeer5qa+2cMoWTYjRkW9oLB01HQiquiuNCh1rNp7K5ewJf5jPX/Kkm0NwthbkEnPRKEWMfApQMlU\
            UJ4k6jMufBRRB5UAWCUdXTz0iMZ2X1FPTnNjt2rFlpf2H1wAZSA8isruX/pw9OV8+ezrNHAwcn6dFKteLGIJuVQJH5ZiLbbSZhPH\
            SnXv9bSvvzVoR/5h4ymNBpXPdCiILcpiqLFgQWYPNi5eWqh2WRdKiqB7qnnLrc1447pf+M7CXlklQloV7TK3X0alstn68Oc7GKrv\
            6GG7OjnQV+ZibODW7WDvUNRDNUGl55RbW8naOUhKxauUMm0IGJKaDoz2KLPEgo83k+79pKaVCQikPXim95eXGzZcvMIrNk25xvfg\
            fSUeY+mzTCBsfJtOoumDICVgJ2wqFpa5OPb8wls78HWufT8f7IfXJa0oZVIZZf7OG7A35aJr3lY3PzDf2NYam/GfcwOPZ4Ec7EY+\
            lQmfgc3rpbXBQjjnokz4jNi1QkDvpEz4dnQ4608Dl9SVfCrjPwMpG/4ow3/Oe3NTLpxVjVXoZArLOtTUmP5t7n7Nw6M8pTP9Z03D\
            DX7Xek7CARSiAYKz5EyKrZ1mMsdWokrfuucB0yjYatOU9g66z4/YiRMD2SR+IXrWpuKgknzC5E/Lg2fHRA0WKmnqnOQt/HUiGcK5\
            6jJYYndceisDHMMBq2hS5UuH5AsvTu06Ts3JHPDSKsqy/Ckh+7MFUr1VHPL3vATTZVLSqcatTdebbVTcF7hVjrn+7bMOOR4t8mbU\
            dW+yramo00VFV+aREgA3sW79vGg2dXuE/4guMV4dr3kkVFAwBgLXPirMKQrjrPrDKzyIwXnz4xvNQihGyq3FKxZXWNCkX4oVfgAV\
            Sn972PRb8/quR8tvskoGFhJSptEmOFm0E7ktFpK+eCbYSGWumNWce1+CuNe0yffDD5t7LgEJeXyidJxseOoOjrbLnqFbX0Gr7fxl\
            5lTUFghZjchokwniihrG8ioav7ZbIP0vklErhWKBpnQHTcyAwPaCPflIIiksFRibQpZhSk1HZl8f+4I+Pj6hz/gFvJuFyJO4qMs3\
            5uwXc3m+sMUEU5600PLsZml/q0KJTsaQy37Lbux1Xrwpz5rzOWr1y2Rh2+xSSxukQpH4jMOwgPh5o+Nhel2GYQo8RFrrwXiBmhlt\
            HvpdBJnnPMFQtF18eDCIWJGhMC6wD/Y2m1Zn+Yiht1kv3uFqvjVodZrnblbKS4npEju9fnN6svIdXsLXZUu7y6LBfRELkWrYqdsh\
            NYx0Met/RcDJ+Kj7C8y6m1PJNq2G2TEjyjP/xAwu3GfJ3TlWeLkvbfvdfmsdcEMjhPn8F09k3fOqdjwrx3uRT9yJ6Asc7DLxlk07\
            8tI94nbut6hqB9HiS4nMRYb6SYsylPhMntw3v1g9DqtfJlDwsAUZu49BukEVMJuPjo8xQDSEtGA32UICnqZNiAi/XuiVCWXIxYgy\
            eXJ/H2fjLK9y6qlJzG9APBcz+cmpkVwnl4B1tl8wvfl7hjO0jovuQ41K7kHNhwCpcdEDvDcBYU/BNYOLnja9SjG7x4QDnbmCIWXt\
            29C2TGrK2ltlYYciFydcaEzqfxY0jMFGNDaFurOawN2ePBzWz6KYR6jX2Z1WGlzAuy0wEGga8yfGgsdUpBHGuqe7eyIu7/5DM6ST\
            mUsBZ6yyS/C+8LM36tK6k00ZYPDcbi7OUTDPiw1g+py5Erp36QQq7jjLVHcKyHd57VK1k4wFPpcZBHSwJuhzyL0maqYkf2T2cC+B\
            KJGzsNtJzWqHQbAwjVek825s2vWOMY/Gesv7oRPlZ587q4tDYiI27ChmQ9ERUoM5SWrAd7fhQuCp0L4gqBcthAPr05E1wjgxF18H\
            6XVck01OxTaG85G9qdP0tmamQ/4AGroiTOLFQ0h7ZjgcFr5aYLUHWzdIhJEYtioFVPboY5IWev7Hsd32FvcPXRrMSZmeDHEa4JzA\
            8RFpn82jx7O9FktHlzGGtNdmIr5YCj/6E4zbeUKbQ/P64SyMJ/4pMtTO39lIrvMgeuqmhw02k0VqvALc30/Z3T9ms3vOZzL9+yjG\
            gTTJhONO5Daijo2apoHQYdSOh0FAZB9EQUNf+49/R1/7yx36Wj7OGtGg3qa3TaGgFioJkCTwSg4q+TXEJ4nD9AaQSNZi/FKbV00I\
            uH09BnT02gEun0VovAp3hWP8naAs87FPwJ+4+0X8noTxhWQmPUNKwds7bnPsT+lKP1Vou34WWKb/7ZXZwWEaCE7xMECUQAd5Si0I\
            Z67sF0UDwaxyvljxvqNRu5B47GJNu32W1kkZkroFG1b3EhvAfBdRUsStNsKHBGV1S5OUUJOpYsadDvX6cPSxMaaO4XJYp58oKd5m\
            h4ED02r9wxGCjv/ukH3UBblA8F0H8Z6DqtQPesIFkA0CQoTWTttYSyezmFu8aEWTjfZR5gF7Qs7IaMKnR+9agnIH3oVHb5IROOwM\
            I2kgrzAc+ZclzQsl0Xp8mSGxcaAIVaJs4zsRVu6ygAzwCaEezIa6NA5Ndf3K7tUG8B9OZfm6/L/MPlH1BWnN2mwE8gwQ5fx1UI9b\
            AruMKe/w8tuJLmZy7TIGCUpxbsU0cmmUcXVp0UTuBNpkbSoVQqjokOqfnKQw/Hz4DCdbuzlw0WtyjWofXhiNXTnsu6gByFZkv1kf\
            M4vKnWqAjpMv4qx877Cr/9n39lmwxsOtQnM6Rf8yZ6sEAw5PG5uLBeH/qsa9UaEU+CJ56kBR7eYFnnoEkjHECVdSQGsvAJlf5j4s\
            tRrh0LbLbRGnQd/tfl3VwOPq+e/ZYJpW2oibi2J2kVwM93ucm2MwU0UrOmD8V5yUQlphkiOCFJ/iWURHY6WH0hLde+MHuSqrugtJ\
            BKsbJBYGCgKNZVIUmn221KHaRCGt2VCbV9cOGi7TN1W/2cusIWWokGeZI6VDzCBWRgkYVzUAY57R1hyi9PZUT0XyBRFkWgw2gNBS\
            qTY1N9dhXqKx9J1RhMYunXsVMMTVYfEQHqEVdWHtX4SN3oPFPEdbN89ksi/3efSU7f+HkDjIJ8UcA4CVPXYo45+6PDHRS2K1hrHW\
            F9Vv5Tp7pO+6BUNrxoub+YeeMwaO0HHQXKyugY6be9yTNVV4iTZI7izG5lWf/fg9Nohwo0DQxv/NdLR8871gQZi2efkbMur+frT6\
            V1VncVhBDAPRUoLH6SCXMDMz69OSl8LpPRlJ/nDTvEUz2/U0T722qOM/ir2II1hyYFPTcB3l3kRdFBvkrF7XOFSz/5JIhZa2Zhpp\
            n287EQWsovNmXDeq46l+fDHWhOxVJKyzaoBT1/TALfZQomOkeno/9NEcLDcRnWiUfaWUFD3lnEp6yqMt0TFd8EhiI6sEbHZjXqLJ\
            rKZGv1Fdrz9VOHf7IMeBm6fnCGomIsHetUzJ4MFltA5t6iGO9dbsKRH7wXXTxZuYK69U5/K+tYpK7SLfykPb2Dx9rDjb9TUljjPD\
            QfJTtpUZtDhV5oscUcuY+l+PiWDAfW7JliI8KKskPFWCxIT9+LjQ8Dmx11vC6EuNlHp893N0nTC48OlCA3yFQltI2KLZPCVifvcs\
            psMwTJcaJYxU60WFr5HcL96xa5ILRn4X/gAJAaO+W5YAAA==
            """)

    static let workerJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "8781c80bfebe1b3d",
        text: #"""
            import{EventStream as h}from"./stream.js";var f=2e4,u=6e4,c=new Map,r=class{tabs=new Map;topics=new \#
            Map;connection=["connecting"];clock=null;isOver=!1;#s=null;constructor(s,i,a){this.key=s,this.stream\#
            =new h({url:i,token:a,heard:(t,n)=>{t==="clock"?this.clock={now:JSON.parse(n).now,at:performance.now\#
            ()}:this.topics.set(t,n),this.tell({topic:t,data:n})},changed:(...t)=>{this.connection=t,this.isOver\#
            =t[0]==="ended"||t[0]==="unauthorized",this.tell({connection:t})}})}tell(s){for(let i of this.tabs.k\#
            eys())i.postMessage(s)}join(s,i){let a=!this.tabs.has(s);if(this.tabs.set(s,{visible:i,missed:0}),a&\#
            &(this.isOver=!1),this.follow(),!a)return;s.postMessage({connection:this.connection});let{hello:t,..\#
            .n}=Object.fromEntries(this.topics);if(t&&s.postMessage({topic:"hello",data:t}),this.clock){let o=th\#
            is.clock.now+performance.now()-this.clock.at;s.postMessage({topic:"clock",data:JSON.stringify({now:o\#
            })})}for(let[o,l]of Object.entries(n))s.postMessage({topic:o,data:l})}leave(s){if(this.tabs.delete(s\#
            )){if(this.tabs.size)return this.follow();clearTimeout(this.#s),this.stream.stop(),c.delete(this.key\#
            )}}follow(){let s=[...this.tabs.values()].some(i=>i.visible);clearTimeout(this.#s),s?this.isOver||th\#
            is.stream.start():this.#s=setTimeout(()=>this.stream.stop(),u)}};function m(e,{type:s,url:i,token:a,\#
            visible:t}){if(s==="join"){let o=`${i} ${a}`;c.has(o)||c.set(o,new r(o,i,a));for(let l of c.values()\#
            )l.key!==o&&l.leave(e);e.postMessage({joined:!0}),c.get(o).join(e,t);return}let n=[...c.values()].fi\#
            nd(({tabs:o})=>o.has(e));if(s==="leave")return n?.leave(e);if(!n)return e.postMessage({lost:!0});n.t\#
            abs.get(e).missed=0,s==="online"&&n.stream.kick()}self.onconnect=({ports:[e]})=>{e.onmessage=({data:\#
            s})=>m(e,s)};setInterval(()=>{for(let e of[...c.values()])for(let[s,i]of[...e.tabs])i.missed++>=3?e.\#
            leave(s):s.postMessage({ping:!0})},f);
            """#,
        gzip: """
            H4sIAAAAAAACA3VUh27jOBD9FVu7MEgsj9ebBCYo13tDDbYw8ihmQpMGh9om699vSIlul0u1WGbevCKz3fkQh29fg4t/xwB6u9C4\
            2Ixd8NtKfoh5Sd5j1bzWYdGpT+Az0asv6G+rHLxZ/Kp3IqjWasQh6lssi030O9MeH1vvHLTReKduqvLg7qrnTWt9+6Bcb21j8PfX\
            ENTy4+YJ5pV0jSD0bfSBoTBC8yFuDMoHeKdQ5I8TxNxow4Y+2NqI6B/A1VpsQId1zaJwXF0NUSlV5XbVdb46tR6cf1P/9Pfvv8md\
            DgjMcUkrQsd6B6HzYatdC2mJ8bHO96bZJELMpcW0CNayIW/VUax11LUb+SjajXZ3QCiklDHDyK2PfMTp/jx8vPnoecIJbg3rar8v\
            z73Tfdz4YN7T8mnHY6U6Uj/6yevIB8LOLMSFWfhuMd3Qt5k7ZJwbufMYfwVEfQd0fLz3xiWS+ZAuabU8XtlopBON6VhZm6ZHMbw2\
            aG4tEOlbg0hzfjRyoVer6eRB0ZmkzlubiBRLzQPEPrgGz3CcjXNO1MgbAjZsgEoQw0SnG9Xvt/e0K5Ndv3UxGEB2lGiGvFqd9Sgi\
            VblSNUkVCfXRExMFXh1Xkv7P/uOHD04O6Ng83iZvz22yzZBwujvTvWPZen7k9D2LdeOFfU5yzXPBPJPj/NHifiprqYAF/RqS7Gcq\
            rYGKpuWLdSQfzQoszpRpWioU/jFb8H2cLjxBfho1idSbJGxL8ZJIMl+pkvlDdUMiHXu+1rYHZPy5RL8FZtSVkbN9/q8tXp/YaL8/\
            R6FDZLyezyqEWK4zitkjgHsC2HS9y25abBmIIb7bQY3i/K1RLB3HTBqm+KVwVMUWr54OZlw8HfT4qmlzODzf79scCS/Smygwn99W\
            vCkhtCmE7YEDbhNjS6X8amXlpB2xAOcip64UqWXKVCvvUnku0yJhj7yZ9BtTeZe5bk847oxbM5Zfysli6spnpECYylC5bVVs4K4L\
            jnxi6crGBShLDxlS47KuGRdwOeVffSRybe8sYa9WK1dUeDDtA+Mjgu2kd3OuFRt2PkSsb+B5AjkA7W2nVrSX3Y1pI8mFfGwQ4o8u\
            QqBBs85DIRiI4AsOeAkVCvN82oUM+Tk3M9xnz67Up9cgS3rqi5jtKKl52FF0vPkXdwARzS4HAAA=
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
        "icons.js": toWidgetsJS,
        "instructions.js": instructionsJS,
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
