// Made by Scripts/embed-assets from the files in Assets. Change those, then run it.
// b5570b15e1a117d6d4bb8e34 a1aa87c88a321d3de0702b79

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
        "text/javascript; charset=utf-8", tag: "a23f9ab63ed47c02",
        text: #"""
            import{CastElement as zt,Ticker as _t,castClient as m,clockText as C,deepFocus as T,drawPlayback as \#
            St,drawSlots as ct,el as o,icon as w,isOn as H,makeSlots as Mt,onInputChange as Tt,picture as I,pict\#
            ureURL as Ct,present as O,setAttribute as l,setIcon as S,setText as g,sheet as y,tapPlayback as Et}f\#
            rom"./widgets.js";var U=new Set,K=null;function Lt(){let{style:h}=document.documentElement;U.size&&!\#
            K?(K={overflow:h.overflow,scrollbarGutter:h.scrollbarGutter},Object.assign(h,{overflow:"hidden",scro\#
            llbarGutter:"auto"})):!U.size&&K&&(Object.assign(h,K),K=null)}function At(h){U.add(h),Lt()}function \#
            ut(h){U.delete(h),Lt()}var Pt=y(":host{display:contents}:host([inline]){display:block}dialog,.inline\#
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
            dialog,.inline{border:1px solid CanvasText}.grip{background:CanvasText}}");var M=class extends zt{st\#
            atic get titleKey(){return"dialogTitle"}static get eventName(){return"sheet"}static get isFull(){ret\#
            urn!1}#t=!1;#i=0;#e=!1;constructor(){super(),this.shadowRoot.adoptedStyleSheets=[...this.shadowRoot.\#
            adoptedStyleSheets.slice(0,1),Pt,...this.constructor.sheets]}get isInline(){return this.hasAttribute\#
            ("inline")}get isHeard(){return this.isOpen&&super.isHeard}get isOpen(){return this.isInline?this.is\#
            Connected:Boolean(this.panel?.open)}build(){let{isFull:t,titleKey:e}=this.constructor;this.heading=o\#
            ("h2.heading",{part:"title",id:"title",tabindex:-1},this.t(e)),this.closeButton=this.iconButton("clo\#
            se",this.t("dialogClose"),{part:"close",onclick:()=>this.close()}),l(this.closeButton,"hidden",this.\#
            isInline),this.head=o("div.head",{part:"header"},this.heading,this.closeButton),this.body=o("div.she\#
            et-body",{part:"body"}),this.foot=o("div.sheet-foot",{part:"footer"}),this.voice=o("p.hush",{role:"s\#
            tatus"});let[i,s]=this.isInline?["section.inline","region"]:[t?"dialog.full":"dialog",null];this.pan\#
            el=o(i,{part:"sheet",role:s,"aria-labelledby":"title"},t?null:o("div.grip",{"aria-hidden":"true"}),t\#
            his.head,this.body,this.foot,this.voice,this.snack),this.panel.addEventListener("close",()=>this.#s(\#
            )),this.panel.addEventListener("click",n=>this.#r(n)),this.isInline||this.#o(),this.root.append(this\#
            .panel),this.buildSheet(),this.#t&&!this.isInline&&this.panel.showModal()}speak(t){g(this.voice,t)}b\#
            uildSheet(){}opened(){}closed(){}disconnectedCallback(){super.disconnectedCallback(),ut(this)}async \#
            open(){await this.ready,!(this.isOpen||this.isInline)&&(this.#t=!0,this.invalidate(),this.render(),t\#
            his.constructor.isFull&&At(this),this.panel.showModal(),(this.firstFocus?.()??this.heading).focus({f\#
            ocusVisible:!1}),this.opened(),this.#n("open"))}close(){this.isInline||this.panel?.close()}keepFocus\#
            (){let t=T();this.isOpen&&!this.isInline&&(!t||t===this||!this.panel.contains(t))&&this.shadowRoot.a\#
            ctiveElement===null&&(document.activeElement===this||document.activeElement===document.body)&&this.h\#
            eading.focus({focusVisible:!1})}#s(){this.#t&&(this.#t=!1,ut(this),this.closed(),this.#n("close"))}c\#
            onnectionChanged(t){clearTimeout(this.#i),this.isOpen&&(t==="lost"||t==="connecting"&&this.#e?this.#\#
            i=setTimeout(()=>(this.#e=!0,this.say(this.t("connectionLost"),!0)),1500):t==="ended"||t==="unauthor\#
            ized"?(this.#e=!0,this.say(m.reason??this.t("accessEnded"),!0)):this.#e&&(this.#e=!1,this.say("")))}\#
            #n(t){let e=`cast-${this.constructor.eventName}-${t}`;this.dispatchEvent(new CustomEvent(e,{bubbles:\#
            !0,composed:!0}))}#r(t){if(t.target!==this.panel||this.isInline)return;let{left:e,right:i,top:s,bott\#
            om:n}=this.panel.getBoundingClientRect(),{clientX:r,clientY:a}=t;(r<e||r>i||a<s||a>n)&&this.close()}\#
            #o(){let t=null,e=s=>{if(t===null)return;let n=this.panel.getBoundingClientRect().top-t.top;t=null,t\#
            his.panel.style.transform=this.panel.style.transition="",s&&n>80&&this.close()},i=s=>!s.closest("but\#
            ton")&&s.closest(".grip, .head");this.panel.addEventListener("pointerdown",s=>{s.pointerType==="mous\#
            e"||!i(s.target)||(t={y:s.clientY,top:this.panel.getBoundingClientRect().top},this.panel.setPointerC\#
            apture(s.pointerId))}),this.panel.addEventListener("pointermove",s=>{t!==null&&(this.panel.style.tra\#
            nsition="none",this.panel.style.transform=`translateY(${Math.max(0,s.clientY-t.y)}px)`)}),this.panel\#
            .addEventListener("pointerup",()=>e(!0)),this.panel.addEventListener("pointercancel",()=>e(!1))}setT\#
            itle(t){g(this.heading,t)}};var W=class{#t=new Map;constructor(t){this.owner=t,this.list=o("ul",{par\#
            t:"devices",role:"list"}),this.body=[this.list],this.update=()=>this.#i()}#i(){let t=m.state("device\#
            s")?.devices??[],e=new Set(t.map(({id:s})=>s)),i=this.list.firstElementChild;for(let[s,n]of this.#t)\#
            e.has(s)||(i===n.item&&(i=i.nextElementSibling),n.item.remove(),this.#t.delete(s));for(let s of t){t\#
            his.#t.has(s.id)||this.#t.set(s.id,this.#e(s.id));let n=this.#t.get(s.id);n.item===i?i=i.nextElement\#
            Sibling:this.list.insertBefore(n.item,i),n.update(s)}this.owner.keepFocus()}#e(t){let e=o("span.disc\#
            "),i=o("span.title.line",{dir:"auto"}),s=o("span.caption.line",{dir:"auto"}),n=o("span.mark",{},w("c\#
            heck")),a=o("button.row",{part:"device","data-device":t,onclick:()=>this.owner.act(`device ${t}`,"ch\#
            oose",{device:t})},e,o("span.texts",{},i,s),n);return{item:o("li",{},a),update:c=>{S(e,c.icon),g(i,c\#
            .name),g(s,c.playing??c.model),s.classList.toggle("plays",Boolean(c.playing)),l(n,"hidden",!c.connec\#
            ted),l(a,"aria-current",c.connected?"true":null),l(a,"aria-busy",this.owner.isBusy(`device ${t}`)?"t\#
            rue":null)}}}};var Bt=y('.sheet-body{padding-inline:12u;min-block-size:min(248u,40vh);display:flex;f\#
            lex-direction:column}.screen{flex:1;display:flex;flex-direction:column}.notice{display:flex;align-it\#
            ems:center;gap:4u;margin:0 12u 8u;padding-block:2u;padding-inline:16u 4u;border-radius:14u;color:var\#
            (--_heading);background:var(--_raised);flex:none}.notice:empty{display:none}.notice > p{flex:1;paddi\#
            ng-block:10u;overflow-wrap:anywhere}.notice > .icon{color:var(--_error);inline-size:20u;block-size:2\#
            0u;margin-inline-end:8u}.row{display:flex;align-items:center;gap:16u;inline-size:100%;min-block-size\#
            :64u;padding:8u 12u;border-radius:18u;position:relative;transition:background-color .15s;content-vis\#
            ibility:auto;contain-intrinsic-size:auto 64u}.row:hover{background:var(--_hover)}.row:active{backgro\#
            und:var(--_press)}.row:focus-visible{outline-offset:-3u}.row:disabled{opacity:.5}.row > .texts{flex:\#
            1;min-inline-size:0;display:grid;gap:1u}.disc{position:relative;display:grid;place-items:center;flex\#
            :none;inline-size:40u;block-size:40u;border-radius:50%;background:var(--_raised);color:var(--_icon)}\#
            .row[aria-current="true"] .disc{background:var(--_tonal);color:var(--_on-tonal)}.row[aria-busy="true\#
            "]::after{display:none}.row[aria-busy="true"] > .disc::after{content:"";position:absolute;inset:-3u;\#
            border-radius:50%;border:2.5u solid transparent;border-block-start-color:var(--_progress);border-inl\#
            ine-end-color:var(--_progress);animation:turn .9s linear infinite}.row > .mark{color:var(--_button-t\#
            ext)}.plays{color:var(--_button-text)}.centre{flex:1;display:flex;flex-direction:column;align-items:\#
            center;justify-content:center;gap:20u;text-align:center;padding:12u 24u 28u}.beacon{position:relativ\#
            e;display:grid;place-items:center;inline-size:88u;block-size:88u;border-radius:50%;background:var(--\#
            _tonal);color:var(--_on-tonal);margin:20u}.beacon .icon{inline-size:40u;block-size:40u}.beacon.searc\#
            hing::before,.beacon.searching::after{content:"";position:absolute;inset:0;border-radius:50%;border:\#
            2u solid var(--_accent);animation:spread 2.4s ease-out infinite}.beacon.searching::after{animation-d\#
            elay:1.2s}.beacon.turning::after{content:"";position:absolute;inset:-8u;border-radius:50%;border:3u \#
            solid var(--_raised);border-block-start-color:var(--_progress);animation:turn 1s linear infinite}@ke\#
            yframes spread{from{opacity:.6;transform:none}to{opacity:0;transform:scale(1.7)}}.card{display:flex;\#
            align-items:center;gap:16u;margin:4u 12u 12u;padding:12u;border-radius:20u;background:var(--_raised)\#
            ;min-block-size:104u}.card .art{flex:none;inline-size:80u;block-size:80u;border-radius:12u;backgroun\#
            d:var(--_background)}.card .art .icon{inline-size:32u;block-size:32u}.card .texts{flex:1;min-inline-\#
            size:0;display:grid;gap:3u}.card .title{font-weight:500;display:-webkit-box;-webkit-line-clamp:2;-we\#
            bkit-box-orient:vertical;overflow:hidden;overflow-wrap:anywhere}.steps{counter-reset:step;margin:8u \#
            12u;display:grid;gap:4u}.steps > li{counter-increment:step;display:flex;gap:16u;align-items:start;pa\#
            dding:8u 0;color:var(--_body)}.steps > li::before{content:counter(step);flex:none;display:grid;place\#
            -items:center;inline-size:28u;block-size:28u;border-radius:50%;background:var(--_tonal);color:var(--\#
            _on-tonal);font-weight:500;font-size:calc(var(--_far) * .8125em)}.steps > li > span{padding-block-st\#
            art:3u}.reason{margin:0 12u 4u;color:var(--_heading)}.lead{max-inline-size:36em}.bar{block-size:3u;m\#
            argin:0 24u 8u;border-radius:3u;overflow:hidden;background:var(--_unseekable);flex:none;position:rel\#
            ative}.bar::after{content:"";position:absolute;inset-block:0;inset-inline-start:0;inline-size:40%;bo\#
            rder-radius:3u;background:var(--_progress);animation:sweep 1.8s ease-in-out infinite}@keyframes swee\#
            p{from{transform:translateX(-110%)}to{transform:translateX(270%)}}@media (prefers-reduced-motion:red\#
            uce){.beacon.searching::before,.beacon.searching::after{animation:none;opacity:.4;transform:scale(1.\#
            2)}.beacon.searching::after{display:none}}@media (forced-colors:active){.row,.card,.notice,.disc{bor\#
            der:1px solid CanvasText}.row[aria-current="true"]{border-color:Highlight}}');var ht=class extends M\#
            {static get sheets(){return[Bt]}static get topics(){return["dialog","devices","media","volume"]}stat\#
            ic get eventName(){return"dialog"}#t=null;#i=()=>{};#e=null;get styleNode(){return{connected:"connec\#
            tionController",connecting:"connectionController",troubleshooting:"noDevicesAvailableController"}[th\#
            is.#t]??"deviceChooser"}buildSheet(){this.#t=null,this.#e=null,this.notice=o("div.notice",{role:"sta\#
            tus",part:"notice-line"}),this.panel.insertBefore(this.notice,this.body)}render(){let t=m.state("dia\#
            log")??{screen:"searching",steps:[]};this.setTitle(this.#s(t)),t.screen!==this.#t&&this.#n(t),this.#\#
            i(t),this.#r(t)}#s({screen:t,device:e}){return t==="permission"?this.t("permissionTitle"):t==="conne\#
            cting"?this.t("dialogConnectingTo",e??""):t==="connected"?e??this.t("castConnected"):this.t(t==="tro\#
            ubleshooting"?"troubleTitle":"dialogTitle")}#n(t){let e=this.#t!==null,i=this.body.contains(T())||th\#
            is.foot.contains(T());this.#t=t.screen,this.restyle();let s={permission:()=>this.#l(),searching:()=>\#
            this.#a(),chooser:()=>new W(this),connecting:()=>this.#c(),connected:()=>this.#h(),troubleshooting:(\#
            )=>this.#u()},{body:n,foot:r=[],update:a=()=>{}}=(s[t.screen]??s.searching)();this.body.replaceChild\#
            ren(o("div.screen",{"data-screen":t.screen},...n)),this.body.scrollTop=0,this.foot.replaceChildren(.\#
            ..r),this.#i=a,!(!e||!this.isOpen)&&(i?this.heading.focus({focusVisible:!1}):this.speak(this.heading\#
            .textContent))}#r({notice:t=null,noticeID:e=0}){let i=t===null?null:`${e} ${t}`;if(i===this.#e)retur\#
            n;if(this.#e=i,t===null)return this.notice.replaceChildren();let s=this.iconButton("close",this.t("d\#
            ialogClose"),{onclick:()=>this.act("notice","dismissNotice")});this.notice.replaceChildren(w("warnin\#
            g"),o("p.small",{},t),s)}#o(t,e,i,s){return o(`button.button.${t}`,{part:`button ${i??"cancel"}`,"da\#
            ta-command":i,onclick:()=>i?this.act(i,i,s):this.close()},this.t(e))}#l(){return{body:[o("div.centre\#
            ",{},o("div.beacon",{},w("wifi")),o("p.lead",{},this.t("permissionText")))],foot:[this.#o("text","ca\#
            ncel"),this.#o("filled","permissionContinue","acceptPermission")]}}#a(){return{body:[o("div.centre",\#
            {},o("div.beacon.searching",{},w("cast")),o("p.small",{},this.t("dialogSearching")))]}}#c(){let t=o(\#
            "div.beacon.turning");return{body:[o("div.centre",{},t)],foot:[this.#o("text","cancel","disconnect",\#
            {stopCasting:!1})],update:e=>{let i=m.state("devices")?.devices.find(({id:s})=>s===e.deviceID);S(t,i\#
            ?.icon??"screen")}}}#u(){let t=o("p.reason",{part:"reason"}),e=o("ol.steps",{part:"steps"});return{b\#
            ody:[t,e],foot:[this.#o("tonal","tryAgain","searchAgain")],update:i=>{g(t,i.reason?this.t(i.reason):\#
            "");let s=i.steps.map(n=>this.t(n));s.join(`
            `)!==[...e.children].map(n=>n.textContent).join(`
            `)&&e.replaceChildren(...s.map(n=>o("li",{},o("span",{},n))))}}}#h(){let t=I("art","film"),e=o("p.ti\#
            tle",{part:"title",dir:"auto"}),i=o("p.caption.line",{part:"studio",dir:"auto"}),s=(a,c,b)=>o("butto\#
            n.row",{"aria-haspopup":"dialog","data-lead":b,onclick:()=>this.#d(b)},o("span.disc",{},w(a)),o("spa\#
            n.texts",{},o("span.title",{},this.t(c))),w("forward","mirrored")),n=s("play","openPlayer","cast-exp\#
            anded-controller"),r=s("volume","volume","cast-volume");return{body:[o("div.card",{part:"media"},t.e\#
            lement,o("div.texts",{},e,i)),n,r],foot:[this.#o("text","dialogDisconnect","disconnect",{stopCasting\#
            :!1}),this.#o("tonal","dialogStopCasting","disconnect",{stopCasting:!0})],update:a=>{let c=m.state("\#
            media")!=null;g(e,a.title??(c?"":this.t("nothingPlays"))),g(i,a.studio??""),t.show(a.image),l(n,"dis\#
            abled",!c),l(r,"hidden",!m.state("volume")?.enabled)}}}#d(t){t==="cast-expanded-controller"&&this.cl\#
            ose(),O(t)}};customElements.define("cast-dialog",ht);import"./widgets.js";var G=class{constructor(){\#
            this.glow=o("div.glow",{"aria-hidden":"true",part:"backdrop"}),this.cover=I("cover","film"),this.cov\#
            er.element.addEventListener("load",({target:{naturalWidth:t,naturalHeight:e}})=>{let i=Math.min(2,Ma\#
            th.max(.6,t/e)).toFixed(4);e&&this.cover.element.style.setProperty("--_ratio",i)},!0)}show(t){this.c\#
            over.show(t);let e=Ct(t);if((this.glow.querySelector("img")?.src??null)===e)return;if(this.glow.repl\#
            aceChildren(),!e)return void this.cover.element.style.removeProperty("--_ratio");let s=o("img",{alt:\#
            "","data-state":"loading",decoding:"async"});s.addEventListener("load",()=>s.setAttribute("data-stat\#
            e","there")),s.addEventListener("error",()=>s.remove()),s.src=e,this.glow.append(s)}};var X=class{co\#
            nstructor(t){this.owner=t,this.title=o("span.small.line",{dir:"auto"}),this.skip=o("button.button",{\#
            part:"skip-ad",onclick:()=>t.act("advertisement","skipAd")}),this.element=o("div.adline",{part:"ad",\#
            hidden:!0},o("span.ad-mark",{},t.t("advertisement")),this.title,this.skip)}draw(t){l(this.element,"h\#
            idden",!t?.ad),g(this.title,t?.ad?.title??"")}tick(t){if(!t?.ad)return;let{skipAt:e}=t.ad,i=e==null?\#
            null:Math.max(0,Math.ceil((e-m.now)/1e3));l(this.skip,"hidden",i===null),i!==null&&(this.skip.disabl\#
            ed=i>0,g(this.skip,i>0?this.owner.t("skipAdIn",C(i)):this.owner.t("skipAd")),l(this.skip,"aria-busy"\#
            ,this.owner.isBusy("advertisement",t.pending)?"true":null))}};var It=y('dialog.full{inset:0;inline-s\#
            ize:100%;block-size:100%;max-inline-size:none;max-block-size:none;border-radius:0;box-shadow:none;ma\#
            rgin:0}dialog.full:not([open]){transform:translateY(100%);opacity:1}@starting-style{dialog.full[open\#
            ]{transform:translateY(100%);opacity:1}}.glow{position:absolute;inset:0;overflow:hidden;pointer-even\#
            ts:none;background:var(--_background);z-index:0}.glow img{position:absolute;inset:-12%;inline-size:1\#
            24%;block-size:124%;object-fit:cover;filter:blur(56px) saturate(1.5);transition:opacity .6s}.glow im\#
            g[data-state="loading"]{opacity:0}.glow::after{content:"";position:absolute;inset:0;background:var(-\#
            -_background);opacity:.82}.glow:not(:has(img)){background:radial-gradient(140% 70% at 50% 0,color-mi\#
            x(in srgb,var(--_accent) 16%,var(--_background)),var(--_background))}.glow:not(:has(img))::after{opa\#
            city:0}dialog > :not(.glow,.snack,.hush){position:relative;z-index:1}.head{padding:max(8u,env(safe-a\#
            rea-inset-top)) 8u 4u;min-block-size:64u}.head > .heading{order:0;text-align:center;font-size:calc(v\#
            ar(--_far) * .875em);font-weight:500;color:var(--_body);overflow:hidden;text-overflow:ellipsis;white\#
            -space:nowrap}.head > [part~="close"]{order:-1}.head > cast-button{order:1;inline-size:48u;block-siz\#
            e:48u;flex:none}.sheet-body{display:flex;flex-direction:column;padding:0 24u max(12u,env(safe-area-i\#
            nset-bottom));overflow:auto;container-type:size;container-name:stage}.sheet-foot{display:none}.stage\#
            {--_air:clamp(0px,(100cqh - 620u) / 11,26u);flex:1 0 auto;min-block-size:100%;display:grid;grid-temp\#
            late-rows:minmax(96u,1fr) auto;gap:calc(8u + var(--_air))}.art{container-type:size;display:grid;plac\#
            e-items:center;min-block-size:96u;padding:0}.frame{position:relative;display:grid;place-items:center\#
            }.cover.cover{--_fit:var(--_ratio,1.7778);inline-size:min(100cqw,100cqh * var(--_fit));aspect-ratio:\#
            var(--_fit);border-radius:18u;box-shadow:0 12u 40u rgb(0 0 0 / .22),0 2u 8u rgb(0 0 0 / .12)}.cover:\#
            not(:has(img)){--_ratio:1.25;color:var(--_on-tonal);background:linear-gradient(150deg,var(--_tonal),\#
            color-mix(in srgb,var(--_tonal) 45%,var(--_background)))}.cover .stand-in{inline-size:88u;block-size\#
            :88u;stroke-width:1.5;opacity:.75}.panel{display:flex;flex-direction:column;min-inline-size:0;inline\#
            -size:100%;max-inline-size:720u;margin-inline:auto;gap:var(--_air)}.meta{min-block-size:72u;display:\#
            flex;flex-direction:column;justify-content:end;gap:4u;padding-block:8u}.meta .title{font-size:calc(v\#
            ar(--_far) * 1.375em);line-height:1.25;font-weight:600;display:-webkit-box;-webkit-line-clamp:2;-web\#
            kit-box-orient:vertical;overflow:hidden;overflow-wrap:anywhere}.meta .small{display:-webkit-box;-web\#
            kit-line-clamp:1;-webkit-box-orient:vertical;overflow:hidden;overflow-wrap:anywhere}.meta .small:emp\#
            ty{display:none}.adline{position:absolute;inset-inline:10u;inset-block-end:10u;display:flex;align-it\#
            ems:center;gap:10u;min-block-size:52u;padding:6u;padding-inline-start:14u;border-radius:16u;backgrou\#
            nd:var(--_background);box-shadow:0 2u 12u rgb(0 0 0 / .24)}.adline > .small{flex:1;min-inline-size:0\#
            }.adline .button{flex:none;min-block-size:40u;padding:6u 16u;background:var(--_tonal);color:var(--_o\#
            n-tonal)}.scrub{direction:ltr;min-block-size:76u}.scrub[data-empty]{visibility:hidden}.times{display\#
            :flex;justify-content:space-between;align-items:center;min-block-size:28u;margin-block-start:-6u;col\#
            or:var(--_body);font-size:calc(var(--_far) * .8125em)}.times .live-mark{min-block-size:32u;padding-i\#
            nline:8u;margin-inline-end:-8u;border-radius:16u}button.live-mark:hover{background:var(--_hover)}.li\#
            ve-mark.behind{color:var(--_caption)}.transport{direction:ltr;display:flex;align-items:center;justif\#
            y-content:space-between;inline-size:100%;max-inline-size:420u;margin-inline:auto;padding-block:4u 8u\#
            ;min-block-size:100u}.transport .icon-button{flex:0 1 56u;min-inline-size:32u;inline-size:auto;block\#
            -size:56u;color:var(--_heading)}.transport .icon-button .icon{inline-size:30u;block-size:30u}.transp\#
            ort [data-empty]{visibility:hidden}.transport .icon-button[data-on]{color:var(--_button-text)}.trans\#
            port .playback{inline-size:80u;block-size:80u;margin-inline:2u;border-radius:50%;background:var(--_a\#
            ccent);color:var(--_on-accent);position:relative;display:grid;place-items:center;flex:none;transitio\#
            n:filter .15s,transform .15s}.transport .playback:hover{filter:brightness(1.07)}.transport .playback\#
            :active{transform:scale(.95)}.transport .playback .icon{inline-size:38u;block-size:38u}.transport .p\#
            layback:disabled{background:var(--_raised);color:var(--_caption)}.transport .playback[aria-busy="tru\#
            e"]::after{inset:-7u;border-width:3u}.tools{display:flex;align-items:center;justify-content:space-ev\#
            enly;gap:4u;min-block-size:52u;max-inline-size:480u;inline-size:100%;margin-inline:auto}.tool{min-in\#
            line-size:48u;inline-size:auto;border-radius:24u;padding-inline:12u;display:flex;gap:6u;align-items:\#
            center;justify-content:center}.tool > .value{font-size:calc(var(--_far) * .8125em);font-weight:600;f\#
            ont-variant-numeric:tabular-nums}.tool > .mode{display:grid}.tool[aria-busy="true"]::after{inset:aut\#
            o 30% 4u;block-size:2.5u;border:0;border-radius:2u;background:var(--_progress);animation:breathe 1s \#
            infinite}.upnext{display:flex;align-items:center;gap:12u;inline-size:100%;min-block-size:52u;padding\#
            :6u 16u;margin-block-start:4u;border-radius:16u;background:var(--_hover);color:var(--_heading);font-\#
            size:calc(var(--_far) * .875em)}.upnext > .line{flex:1}.upnext[data-empty]{visibility:hidden}.upnext\#
             > .icon{inline-size:20u;block-size:20u;opacity:.8}@media (max-width:379px){.sheet-body{padding-inli\#
            ne:16u}.transport .icon-button{flex-basis:48u;block-size:48u}.transport .playback{inline-size:72u;bl\#
            ock-size:72u;margin-inline:4u}.tool{padding-inline:8u}}@media (max-height:640px) and (orientation:po\#
            rtrait){.meta{min-block-size:64u}.transport{min-block-size:88u;padding-block:0 4u}.scrub{min-block-s\#
            ize:68u}}@media (min-width:700px) and (orientation:portrait){.sheet-body{padding-inline:40u}.transpo\#
            rt{max-inline-size:520u;min-block-size:120u}.transport .icon-button{flex-basis:64u;block-size:64u}.t\#
            ransport .icon-button .icon{inline-size:36u;block-size:36u}.transport .playback{inline-size:96u;bloc\#
            k-size:96u}.transport .playback .icon{inline-size:46u;block-size:46u}.meta .title{font-size:calc(var\#
            (--_far) * 1.75em)}}@media (min-width:600px) and (orientation:landscape){.head{padding-inline:16u}.s\#
            heet-body{padding-inline:clamp(24px,5vw,96px);padding-block-end:max(24u,3vh)}.stage{grid-template:mi\#
            nmax(0,1fr) / minmax(0,1.4fr) minmax(0,1fr);gap:clamp(24px,4.5vw,88px);align-items:center}.art{block\#
            -size:100%;min-block-size:0}.cover.cover{border-radius:22u}.cover:not(:has(img)){--_ratio:1.7778}.pa\#
            nel{max-inline-size:620u;margin:0}.meta .title{font-size:calc(var(--_far) * clamp(1.375em,2.1vw,2em)\#
            );-webkit-line-clamp:3}}@media (min-width:600px) and (orientation:landscape) and (max-height:520px){\#
            .head{min-block-size:52u;padding-block:2u}.sheet-body{padding-block-end:8u}.meta{min-block-size:0}.m\#
            eta .title{-webkit-line-clamp:1;font-size:1.125em}.scrub{min-block-size:66u}.transport{min-block-siz\#
            e:76u;padding-block:0}.transport .playback{inline-size:64u;block-size:64u}.upnext{min-block-size:40u\#
            }}@media (forced-colors:active){.transport .playback{border:2px solid Highlight}.upnext{border:1px s\#
            olid ButtonBorder}.glow{display:none}}@media (prefers-reduced-motion:reduce){dialog.full:not([open])\#
            {transform:none;opacity:0}@starting-style{dialog.full[open]{transform:none;opacity:0}}}');var Ot=y("\#
            .popup-place{position:relative;display:grid}.popup{position:fixed;z-index:4;inset:auto;margin:0;max-\#
            block-size:60vh;overflow:auto;padding:8u;border:0;border-radius:16u;background:var(--_raised);color:\#
            var(--_heading);box-shadow:0 4u 24u rgb(0 0 0 / .32);overscroll-behavior:contain}@media (forced-colo\#
            rs:active){.popup{border:1px solid CanvasText}}");function J(h,t,{kind:e,begin:i}){l(t,"popover","au\#
            to"),l(t,"data-arrows-scope",!0),t.classList.add("popup");let s=o("div.popup-place",{},h,t);l(h,"ari\#
            a-haspopup",e),l(h,"aria-expanded","false");let n=()=>t.contains(t.getRootNode().activeElement);func\#
            tion r(){let a=h.getBoundingClientRect(),{width:c,height:b}=t.getBoundingClientRect(),f=Math.min(Mat\#
            h.max(12,a.left+a.width/2-c/2),innerWidth-c-12),u=a.top-b-8;t.style.left=`${Math.max(12,f)}px`,t.sty\#
            le.top=`${u>=12?u:Math.max(12,Math.min(a.bottom+8,innerHeight-b-12))}px`}return h.addEventListener("\#
            click",()=>{if(t.matches(":popover-open"))return t.hidePopover();t.showPopover();let a=i();r(),a?.fo\#
            cus({focusVisible:!0})}),t.addEventListener("beforetoggle",a=>{a.newState==="closed"&&n()&&h.focus()\#
            }),t.addEventListener("toggle",a=>{l(h,"aria-expanded",String(a.newState==="open"))}),s}var Rt=y('.m\#
            enu{min-inline-size:160u;max-inline-size:min(280u,100vw - 24u)}.menu > button{display:flex;align-ite\#
            ms:center;gap:12u;inline-size:100%;min-block-size:48u;padding-block:8u;padding-inline:12u 16u;border\#
            -radius:10u;font-size:calc(var(--_far) * .9375em)}.menu > button:hover{background:var(--_hover)}.men\#
            u > button > .icon{opacity:0;inline-size:20u;block-size:20u}.menu > button[aria-checked="true"] > .i\#
            con{opacity:1;color:var(--_button-text)}');function dt(h,{label:t,choices:e,chosen:i,choose:s}){let \#
            n=o("div.menu",{role:"menu","aria-label":t,part:"menu"});function r(){return n.replaceChildren(...e(\#
            ).map(({value:a,text:c})=>{let b=o("button",{role:"menuitemradio","aria-checked":String(a===i()),tab\#
            index:-1,onclick:()=>(n.hidePopover(),s(a))},w("check"),o("span"));return g(b.lastChild,c),b})),n.qu\#
            erySelector('[aria-checked="true"]')??n.firstElementChild}return n.addEventListener("keydown",a=>{le\#
            t c=[...n.children],b=c.indexOf(n.getRootNode().activeElement),f={ArrowDown:b+1,ArrowUp:b-1,Home:0,E\#
            nd:c.length-1}[a.key];if(a.key==="Tab")n.hidePopover();else if(f!==void 0)c[(f+c.length)%c.length]?.\#
            focus({focusVisible:!0});else if(a.key!=="ArrowLeft"&&a.key!=="ArrowRight")return;a.key!=="Tab"&&a.p\#
            reventDefault()}),J(h,n,{kind:"menu",begin:r})}var Q=class{#t=0;#i=null;#e=null;#s=!1;#n=!1;#r=-1/0;\#
            #o=0;constructor({send:t,changed:e,failed:i}){Object.assign(this,{send:t,changed:e,failed:i})}get sh\#
            own(){return this.#i??this.#t}get isWaiting(){return this.#i!==null&&!this.#s}tell(t){this.#t=t,this\#
            .#c()}move(t,e){this.#s=e,(this.#i!==t||this.#e!==null)&&(this.#i=this.#e=t,this.#l()),this.#c(),thi\#
            s.changed()}forget(){clearTimeout(this.#o),this.#s=!1,this.#i=this.#e=null}#l(){if(clearTimeout(this\#
            .#o),this.#n||this.#e===null)return;let t=this.#r+100-performance.now();if(t>0)return void(this.#o=s\#
            etTimeout(()=>this.#l(),t));let e=this.#e;this.#e=null,this.#n=!0,this.#r=performance.now(),this.sen\#
            d(e).then(()=>this.#a(),i=>this.#a(i))}#a(t){this.#n=!1,t&&(this.#i=this.#e=null,this.failed(t)),thi\#
            s.#e!==null?this.#l():this.#i!==null&&(this.#o=setTimeout(()=>this.#u(),1e3)),this.#c(),this.changed\#
            ()}#c(){this.#s||this.#n||this.#e!==null||this.#i===null||Math.abs(this.#i-this.#t)<=.011&&(this.#i=\#
            null)}#u(){if(this.#s)return void(this.#o=setTimeout(()=>this.#u(),1e3));this.#n||this.#e!==null||(t\#
            his.#i=null,this.changed())}};var R=y('.slider{position:relative;display:block;block-size:48u;touch-\#
            action:pan-y;cursor:pointer;border-radius:8u;--_at:0;--_from:0;--_to:0;user-select:none;-webkit-user\#
            -select:none}.slider[aria-disabled="true"]{cursor:default}.slider > .track,.slider > .reach,.slider \#
            > .fill{position:absolute;inset-block-start:50%;block-size:4u;margin-block-start:-2u;border-radius:4\#
            u;transition:block-size .12s,margin .12s}.slider > .track{inset-inline:0;background:var(--_unseekabl\#
            e);overflow:hidden}.slider > .reach{inset-inline-start:calc(var(--_from) * 100%);inline-size:calc((v\#
            ar(--_to) - var(--_from)) * 100%);background:var(--_secondary)}.slider > .fill{inset-inline-start:0;\#
            inline-size:calc(var(--_at) * 100%);background:var(--_progress)}.slider > .thumb{position:absolute;i\#
            nset-block-start:50%;inset-inline-start:calc(var(--_at) * 100%);inline-size:16u;block-size:16u;margi\#
            n-block-start:-8u;margin-inline-start:-8u;border-radius:50%;background:var(--_progress);transition:t\#
            ransform .12s,box-shadow .12s}.slider[aria-disabled="true"] > .thumb{transform:scale(0)}.slider:not(\#
            [aria-disabled="true"]):hover > .thumb{box-shadow:0 0 0 8u var(--_hover)}.slider.held > .thumb{trans\#
            form:scale(1.25);box-shadow:0 0 0 10u var(--_press)}.slider:is(:hover,.held):not([aria-disabled="tru\#
            e"]) > :is(.track,.reach,.fill){block-size:6u;margin-block-start:-3u}.slider[aria-busy="true"]::afte\#
            r{display:none}.slider[aria-busy="true"] > .thumb{animation:breathe 1.2s ease-in-out infinite}.slide\#
            r > .mark{position:absolute;inset-block-start:50%;block-size:6u;inline-size:6u;margin-block-start:-3\#
            u;margin-inline-start:-3u;inset-inline-start:calc(var(--_mark) * 100%);border-radius:50%;background:\#
            var(--_ad);box-shadow:0 0 0 1.5u var(--_background)}.slider > .bubble{position:absolute;inset-block-\#
            end:100%;inset-inline-start:clamp(20u,calc(var(--_at) * 100%),calc(100% - 20u));transform:translateX\#
            (-50%);padding:3u 9u;border-radius:8u;background:var(--_snack);color:var(--_on-snack);font-size:calc\#
            (var(--_far) * .8125em);opacity:0;transition:opacity .12s;pointer-events:none;white-space:nowrap}[di\#
            r="rtl"] .slider:not([dir="ltr"]) > .bubble{transform:translateX(50%)}.slider.held > .bubble{opacity\#
            :1}@media (forced-colors:active){.slider > .track{border:1px solid CanvasText}.slider > .reach{displ\#
            ay:none}.slider > .fill,.slider > .thumb{background:Highlight;forced-color-adjust:none}.slider > .ma\#
            rk{background:CanvasText;forced-color-adjust:none}}');function Z({label:h,step:t=1,page:e=10,say:i=S\#
            tring,show:s=null,timeline:n=!1,part:r="slider",input:a,change:c,cancel:b}){let f=s?o("span.bubble.t\#
            ime",{"aria-hidden":"true"}):null,u=o("div.slider.plain",{role:"slider",part:r,tabindex:0,"aria-labe\#
            l":h,"aria-orientation":"horizontal",dir:n?"ltr":null},o("span.track"),o("span.reach"),o("span.fill"\#
            ),o("span.thumb",{part:`${r}-thumb`}),f),d={min:0,max:1,from:0,to:1,value:0,enabled:!0},v=null,x=[],\#
            _=null,A=null,P=()=>getComputedStyle(u).direction==="rtl",L=p=>d.max>d.min?Math.min(1,Math.max(0,(p-\#
            d.min)/(d.max-d.min))):0,Y=p=>Math.min(Math.max(p,d.from),d.to),wt=()=>u.getRootNode().activeElement\#
            ===u;function $(p=!0){let k=v??d.value;u.style.setProperty("--_at",L(k).toFixed(5)),f&&v!==null&&g(f\#
            ,s(k)),Wt(p);let z=i(k);z!==_&&(p||!wt())&&(_=z,l(u,"aria-valuenow",Math.round(k*100)/100),l(u,"aria\#
            -valuetext",z))}function Wt(p){let k=[d.from,d.to].map(z=>n?Math.round(z):Math.round(z*100)/100);k.j\#
            oin()===A||d.isRunning&&!p&&wt()||(A=k.join(),l(u,"aria-valuemin",k[0]),l(u,"aria-valuemax",k[1]))}f\#
            unction yt(p){v=Y(p),u.classList.add("held"),$(),a?.(v)}function D(p){if(v===null)return;let k=v;v=n\#
            ull,u.classList.remove("held"),p?(d.value=k,c?.(k)):b?.(),$()}let xt=p=>{let{left:k,width:z}=u.getBo\#
            undingClientRect(),B=Math.min(1,Math.max(0,(p.clientX-k)/(z||1)));return d.min+(P()?1-B:B)*(d.max-d.\#
            min)};return u.addEventListener("pointerdown",p=>{!d.enabled||p.button||(u.setPointerCapture(p.point\#
            erId),yt(xt(p)))}),u.addEventListener("pointermove",p=>v!==null&&u.hasPointerCapture(p.pointerId)&&y\#
            t(xt(p))),u.addEventListener("pointerup",()=>D(!0)),u.addEventListener("pointercancel",()=>D(!1)),u.\#
            addEventListener("keydown",p=>{if(!d.enabled||p.altKey||p.ctrlKey||p.metaKey)return;if(p.key==="Esca\#
            pe"&&v!==null)return p.preventDefault(),void D(!1);if(H()&&(p.key==="ArrowUp"||p.key==="ArrowDown"))\#
            return;let k=P()?-1:1,z={ArrowRight:t*k,ArrowLeft:-t*k,ArrowUp:t,ArrowDown:-t,PageUp:e,PageDown:-e,H\#
            ome:-1/0,End:1/0};p.key in z&&(p.preventDefault(),d.value=Y(d.value+z[p.key]),$(),c?.(d.value,!0))})\#
            ,{element:u,get isHeld(){return v!==null},get value(){return v??d.value},set(p){d.value=p,v===null&&\#
            $(!1)},range(p,k,z=p,B=k,Gt=!1){if(d.min===p&&d.max===k&&d.from===z&&d.to===B)return;Object.assign(d\#
            ,{min:p,max:k,from:z,to:B,isRunning:Gt}),u.style.setProperty("--_from",L(z).toFixed(5)),u.style.setP\#
            roperty("--_to",L(B).toFixed(5));let Xt=x;x=[],this.mark(Xt),$(!1)},enable(p){d.enabled=p,l(u,"aria-\#
            disabled",p?null:"true"),p||D(!1)},busy(p){l(u,"aria-busy",p?"true":null)},drop(){D(!1)},mark(p){if(\#
            p.join()!==x.join()){x=[...p],u.querySelectorAll(".mark").forEach(k=>k.remove());for(let k of x.slic\#
            e(0,200)){let z=o("span.mark");z.style.setProperty("--_mark",L(k).toFixed(5)),u.insertBefore(z,u.que\#
            rySelector(".thumb"))}}}}}var tt=y('.row{display:grid;grid-template-columns:48u minmax(0,1fr);column\#
            -gap:12u;align-items:center;min-inline-size:0}.row > .words{grid-column:2;display:flex;align-items:b\#
            aseline;gap:12u;margin-block-end:-10u}.row > .words > .line{flex:1}[dir="ltr"] .words > .line{text-a\#
            lign:left}[dir="rtl"] .words > .line{text-align:right}.row > .words > .caption{font-variant-numeric:\#
            tabular-nums}.row > :is(.icon-button,.disc){grid-column:1;grid-row:1 / span 2;margin-block-end:8u}.r\#
            ow > .slider{grid-column:2}.row > .icon-button{background:var(--_raised)}.row > .icon-button:hover{b\#
            ackground:var(--_tonal);color:var(--_on-tonal)}.row.quiet > .icon-button{background:var(--_tonal);co\#
            lor:var(--_on-tonal)}.row > .disc{display:grid;place-items:center;inline-size:48u;block-size:48u;bor\#
            der-radius:50%;background:var(--_raised);color:var(--_caption)}.row.quiet > .slider > :is(.fill,.thu\#
            mb){background:var(--_caption)}'),q=class{#t=null;constructor(t,{tag:e="div",attributes:i={},step:s,\#
            send:n,sendMuted:r}){Object.assign(this,{owner:t,sendMuted:r}),this.fader=new Q({send:n,changed:()=>\#
            this.draw(),failed:c=>t.fail(c.message)}),this.name=o("span.title.line",{part:"name",dir:"auto"}),th\#
            is.value=o("span.caption.time",{"aria-hidden":"true",part:"value"}),this.mute=t.iconButton("volume",\#
            "",{part:"mute",onclick:()=>this.#e()}),this.disc=o("span.disc",{"aria-hidden":"true"},w("volume"));\#
            let a=0;this.slider=Z({label:"",step:s,page:Math.max(s,.2),part:"slider",say:c=>this.#s(c),input:c=>\#
            {this.isHeld||(this.isHeld=!0,a=this.fader.shown),this.fader.move(c,!0)},change:c=>this.#i(c),cancel\#
            :()=>this.#i(a)}),this.slider.range(0,1),this.element=o(`${e}.row`,i,o("div.words",{},this.name,this\#
            .value),this.mute,this.disc,this.slider.element)}isHeld=!1;forget(){this.fader.forget(),this.element\#
            .remove()}#i(t){this.isHeld=!1,this.fader.move(t,!1)}#e(){let t=!this.isMuted,e=this.#t={muted:t},i=\#
            ()=>{this.#t===e&&(this.#t=null,this.draw())};this.draw(),this.sendMuted(t).then(()=>setTimeout(i,1e\#
            3),s=>{i(),this.owner.fail(s.message)})}get isMuted(){return this.#t?.muted??this.told?.muted??!1}te\#
            ll(t){this.told=t,this.#t?.muted===t.muted&&(this.#t=null),this.fader.tell(t.level),this.draw()}#s(t\#
            ){let{language:e}=this.owner.texts;if(this.format?.language!==e){let i={style:"percent",numberingSys\#
            tem:"latn",maximumFractionDigits:0};this.format={language:e,numbers:new Intl.NumberFormat(e,i)}}retu\#
            rn this.format.numbers.format(t)}draw(){let{owner:t,told:e,isMuted:i}=this;if(!e)return;let s=this.f\#
            ader.shown;g(this.name,e.title??e.name),g(this.value,i?"":this.#s(s)),this.slider.set(s),this.slider\#
            .enable(e.canChange),this.slider.busy(this.fader.isWaiting||e.waits);let{element:n}=this.slider;l(n,\#
            "aria-label",t.t("volumeOf",e.name)),l(n,"aria-valuenow",Math.round(this.slider.value*100)/100),l(n,\#
            "aria-valuetext",this.#s(this.slider.value));let r=i||s===0?"mute":s<.5?"volumeLow":"volume";for(let\#
             a of[this.mute,this.disc])S(a,r);l(this.mute,"hidden",!e.canMute),l(this.disc,"hidden",e.canMute),l\#
            (this.mute,"aria-label",t.t(i?"unmuteOf":"muteOf",e.name)),l(this.mute,"aria-busy",this.#t||e.muteWa\#
            its?"true":null),this.element.classList.toggle("quiet",i)}};var qt=y(".stream-volume{inline-size:min\#
            (340u,100vw - 24u);padding:14u 20u 10u 14u;overflow:hidden}.stream-volume .words{margin-block-end:0}\#
            .stream-volume .icon-button{background:var(--_background)}"),Jt=.05,et=class{constructor(t,e){this.t\#
            itle=t.t("volume"),this.row=new q(t,{step:Jt,attributes:{part:"stream-volume"},send:i=>m.send("setSt\#
            reamVolume",{level:i}),sendMuted:i=>m.send("setMuted",{muted:i})}),this.popup=o("div.stream-volume",\#
            {role:"dialog","aria-label":this.title},this.row.element),this.place=J(e,this.popup,{kind:"dialog",b\#
            egin:()=>this.#t()})}#t(){let{slider:t,mute:e,told:i}=this.row;return i?.canChange?t.element:e}draw(\#
            t){let{canSetStreamVolume:e=!1,canMute:i=!1}=t??{},s=t?.expanded.some(({type:r})=>r==="muteToggle"),\#
            n=e||i&&!s;if(l(this.place,"hidden",!n),!n)return this.row.fader.forget();this.row.tell({title:this.\#
            title,name:t.title??t.subtitle??"",level:t.streamVolume,muted:t.muted,canMute:i,canChange:e,waits:t.\#
            pending.includes("streamVolume"),muteWaits:t.pending.includes("muting")})}};var jt={all:"repeat",sin\#
            gle:"repeatOne",allAndShuffle:"shuffle"},pt={off:"tracksOff",all:"repeatAll",single:"repeatOne",allA\#
            ndShuffle:"repeatShuffle"},it=class{constructor(t){this.owner=t;let e=new Intl.NumberFormat(t.texts.\#
            language,{numberingSystem:"latn"});this.times=s=>`${e.format(s)}×`;let i=s=>({"aria-haspopup":"dialo\#
            g",onclick:()=>O(s)});this.speedPlace=this.#i(),this.repeatPlace=this.#e(),this.tracks=this.#t("capt\#
            ions","captions",i("cast-track-selection")),this.queue=this.#t("queue","queue",i("cast-queue")),this\#
            .volume=new et(t,this.#t("sliders","volume")),this.element=o("div.tools",{part:"tools"},this.speedPl\#
            ace,this.repeatPlace,this.tracks,this.queue,this.volume.place)}#t(t,e,i){let s=this.owner.t(e),n=o("\#
            button.icon-button.tool",{"aria-label":s,part:`tool tool-${t}`,...i});return S(n,t),n}#i(){return th\#
            is.speed=this.#t("speed","speed"),this.speedValue=o("span.value.time"),this.speed.append(this.speedV\#
            alue),dt(this.speed,{label:this.owner.t("speed"),choices:()=>(m.state("media")?.rates??[]).map(t=>({\#
            value:t,text:this.times(t)})),chosen:()=>this.owner.wish("rate")??m.state("media")?.rate,choose:t=>t\#
            his.owner.act("rate","setRate",{rate:t},t)})}#e(){return this.repeat=this.#t("repeat","repeatMode"),\#
            dt(this.repeat,{label:this.owner.t("repeatMode"),choices:()=>(m.state("media")?.repeats??[]).map(t=>\#
            ({value:t,text:this.owner.t(pt[t]??t)})),chosen:()=>this.owner.wish("repeatMode")??m.state("media")?\#
            .repeat,choose:t=>this.owner.act("repeatMode","setRepeatMode",{mode:t},t)})}draw(t){let e=[this.spee\#
            dPlace,this.repeatPlace,this.tracks,this.queue];if(!t)e.forEach(i=>l(i,"hidden",!0));else{this.#s(t)\#
            ,this.#n(t);let i=t.expanded.some(({type:s})=>s==="closedCaptions");l(this.tracks,"hidden",!t.hasTra\#
            cks||i),l(this.queue,"hidden",!((m.state("queue")?.count??0)>1))}this.volume.draw(t)}#s(t){let e=thi\#
            s.owner.wish("rate")??t.rate;l(this.speedPlace,"hidden",t.rates.length<2),g(this.speedValue,e===1?""\#
            :this.times(e)),l(this.speed,"aria-label",`${this.owner.t("speed")}, ${this.times(e)}`),l(this.speed\#
            ,"aria-busy",this.owner.isBusy("rate",t.pending)?"true":null)}#n(t){let e=this.owner.wish("repeatMod\#
            e")??t.repeat;l(this.repeatPlace,"hidden",t.repeats.length<2),S(this.repeat,jt[e]??"repeat"),l(this.\#
            repeat,"data-on",e in jt);let i=pt[e]&&this.owner.t(pt[e]);l(this.repeat,"aria-label",[this.owner.t(\#
            "repeatMode"),i].filter(Boolean).join(", ")),l(this.repeat,"aria-busy",this.owner.isBusy("repeatMode\#
            ",t.pending)?"true":null)}};var Ft=10,Qt=350,st=class{#t=null;#i=0;#e=null;constructor(t){this.owner\#
            =t,this.slider=Z({label:t.t("seekSlider"),step:5,page:30,timeline:!0,part:"scrubber",show:e=>this.#l\#
            (e),say:e=>this.#a(e),input:e=>this.#o(e),change:(e,i)=>this.#u(e,i?Qt:0)}),this.at=o("span.time",{p\#
            art:"position"}),this.end=o("span.time",{part:"duration"}),this.live=o("button.live-mark",{part:"liv\#
            e",onclick:()=>this.#c()},t.t("live")),this.element=o("div.scrub",{part:"scrub"},this.slider.element\#
            ,o("div.times",{},this.at,o("span",{},this.end,this.live)))}forget(){clearTimeout(this.#i),this.#t=n\#
            ull,this.slider.drop()}draw(t){this.#e=t,this.slider.enable(t.canSeek),this.slider.busy(this.owner.i\#
            sBusy("position",t.pending)),this.slider.mark(t.live?[]:t.adPositions.filter(e=>e>=0&&e<=(t.duration\#
            ??0))),l(this.end,"hidden",t.live),l(this.live,"hidden",!t.live),this.live.disabled=!t.canSeek}tick(\#
            t){let e=Boolean(t?.showsPosition);if(l(this.element,"data-empty",!e),!e)return void(this.#e=null);t\#
            his.#e=t;let[i,s]=this.#r(),[n,r]=this.#s()??[i,s];l(this.slider.element,"hidden",s<=i),this.slider.\#
            range(i,s,n,r,t.live),g(this.end,t.live||s<=i?"":C(s-i));let a=this.#t??this.owner.wish("position")?\#
            ?this.#n();this.slider.set(a),this.slider.isHeld||this.#o(a)}#s(){let{seekable:t,seekableRates:e,pos\#
            ition:i}=this.#e;if(!t)return null;let s=Math.max(0,m.now-i.at)/1e3;return t.map((n,r)=>n+s*(e?.[r]?\#
            ?0))}#n(){let t=m.position(this.#e);return this.#e.live?t:Math.min(t,this.#s()?.[1]??1/0)}#r(){let t\#
            =this.#e;if(!t)return[0,0];if(!t.live&&t.duration)return[0,t.duration];let e=this.#s();if(!t.live)re\#
            turn e??[0,0];let i=m.position(t);return e?[Math.min(e[0],i),Math.max(e[1],i)]:[i-1,i]}#o(t){g(this.\#
            at,this.#e?.live&&!this.#e.seekable?"":this.#l(t)),this.#e?.live&&this.live.classList.toggle("behind\#
            ",this.#r()[1]-t>Ft)}#l(t){if(!this.#e?.live)return C(t-this.#r()[0]);let e=this.#r()[1]-t;return e>\#
            Ft?`−${C(e)}`:""}#a(t){let e=this.#e;if(!e)return"";if(e.live)return this.#l(t)||this.owner.t("live"\#
            );let[i,s]=this.#r();return s>i?`${this.#l(t)} / ${C(s-i)}`:this.#l(t)}#c(){this.#u(this.#r()[1],0)}\#
            #u(t,e){this.#t=t,clearTimeout(this.#i),this.#i=setTimeout(()=>{this.#t=null,this.owner.act("positio\#
            n","seek",{position:Math.round(t*1e3)/1e3},t)},e)}};var mt=class extends M{static get sheets(){retur\#
            n[R,Ot,Rt,tt,qt,It]}static get topics(){return["media","dialog","queue","button"]}static get node(){\#
            return"expandedController"}static get eventName(){return"expanded"}static get isFull(){return!0}#t=!\#
            1;#i=null;#e=new _t(()=>this.#a());buildSheet(){S(this.closeButton,"down"),this.head.append(o("cast-\#
            button",{part:"cast-button"})),this.artwork=new G,this.panel.prepend(this.artwork.glow),this.adLine=\#
            new X(this),this.scrubber=new st(this),this.tools=new it(this);let t=o("div.frame",{},this.artwork.c\#
            over.element,this.adLine.element);this.body.append(o("div.stage",{},o("div.art",{},t),o("div.panel",\#
            {},this.#s(),this.scrubber.element,this.#n(),this.tools.element,this.#r())))}closed(){this.#e.run(!1\#
            )}opened(){this.#t=m.state("media")!=null}firstFocus(){return this.playback.disabled?null:this.playb\#
            ack}#s(){return this.titleLine=o("h3.title",{part:"media-title",dir:"auto"}),this.subtitle=o("p.smal\#
            l",{part:"subtitle",dir:"auto"}),o("div.meta",{part:"meta"},this.titleLine,this.subtitle)}#n(){this.\#
            slots=Mt(this,"expanded",4),this.playback=o("button.playback",{part:"playback",onclick:()=>Et(this,t\#
            his.playback)});let[t,e,i,s]=this.slots;return o("div.transport",{part:"transport",role:"group","ari\#
            a-label":this.t("openPlayer")},t,e,this.playback,i,s)}#r(){return this.next=o("span.line",{dir:"auto\#
            "}),this.upNext=o("button.upnext",{part:"up-next","aria-haspopup":"dialog",onclick:()=>O("cast-queue\#
            ")},w("queue"),this.next,w("forward","mirrored")),this.upNext}render(){let t=m.state("media")??null,\#
            e=m.state("button")?.state;!t&&this.#t&&e!=="connected"&&e!=="connecting"&&this.close(),this.#t||=t!\#
            ==null;let i=m.state("dialog")?.device;this.setTitle(i?this.t("castingTo",i):this.t("openPlayer")),t\#
            ?this.#l(t):this.#o(),this.adLine.draw(t),this.tools.draw(t),l(this.upNext,"data-empty",!t?.upNext),\#
            g(this.next,t?.upNext?this.t("upNext",t.upNext):""),this.#a();let s=t&&(t.position.rate!==0||t.ad?.s\#
            kipAt!=null||t.live);this.#e.run(Boolean(s)&&this.isOpen)}#o(){this.#i=null;let t=m.state("button")?\#
            .state==="connecting";g(this.titleLine,this.t(t?"loading":"nothingPlays")),g(this.subtitle,""),this.\#
            artwork.show(null),S(this.playback,"play"),l(this.playback,"aria-label",this.t(t?"loading":"play")),\#
            l(this.playback,"aria-busy",t?"true":null),l(this.playback,"data-action",null),this.playback.disable\#
            d=!0,ct(this,this.slots,null,null)}#l(t){t.item!==this.#i&&(this.#i=t.item,this.scrubber.forget()),g\#
            (this.titleLine,t.title??t.subtitle??""),g(this.subtitle,[t.title?t.subtitle:null,t.studio].filter(B\#
            oolean).join(" · ")),this.artwork.show(t.image),this.playback.disabled=!1,St(this,this.playback,t),c\#
            t(this,this.slots,t.expanded,t),this.scrubber.draw(t)}#a(){let t=m.state("media");this.scrubber.tick\#
            (t),this.adLine.tick(t)}};customElements.define("cast-expanded-controller",mt);function Nt({labelled\#
            By:h,choose:t,item:e,className:i}){let s=o(`div.${i}`,{role:"radiogroup","aria-labelledby":h}),n,r=n\#
            ew Map;function a(){let f=r.has(n)?n:r.keys().next().value;for(let[u,d]of r)l(d,"aria-checked",Strin\#
            g(u===n)),l(d,"tabindex",H()||u===f?0:-1)}let c=Tt(a),b=f=>{f!==n&&(n=f,a(),t(f))};return s.addEvent\#
            Listener("keydown",f=>{if(f.altKey||f.ctrlKey||f.metaKey||f.shiftKey)return;let u=[...r.keys()],d=u.\#
            findIndex(P=>r.get(P)===f.target),v=getComputedStyle(s).direction==="rtl"?-1:1,x={ArrowDown:1,ArrowU\#
            p:-1,ArrowRight:v,ArrowLeft:-v}[f.key],_={Home:0,End:u.length-1}[f.key]??(x===void 0?void 0:d+x);if(\#
            d<0||_===void 0||H()&&x!==void 0)return;f.preventDefault();let A=u[(_+u.length)%u.length];r.get(A).f\#
            ocus({focusVisible:!0}),b(A)}),{element:s,show(f){let u=new Set(f.map(({value:x})=>x));for(let[x,_]o\#
            f r)u.has(x)||(_.remove(),r.delete(x));let d=new Map(r);r.clear();let v=s.firstElementChild;for(let \#
            x of f){let _=d.get(x.value);_||(_=e(x),l(_,"role","radio"),_.addEventListener("click",()=>b(x.value\#
            ))),r.set(x.value,_),_===v?v=v.nextElementSibling:s.insertBefore(_,v)}a()},check(f){n!==f&&(n=f,a())\#
            },end:c}}var $t=y('.sheet-body{padding-inline:12u}.group{padding-block-end:12u}.group > h3,.more > h\#
            3{padding:8u 12u 4u;font-weight:500;color:var(--_caption)}.radio{display:flex;align-items:center;gap\#
            :16u;inline-size:100%;min-block-size:52u;padding:6u 12u;border-radius:16u;position:relative;transiti\#
            on:background-color .15s}.radio:hover{background:var(--_hover)}.radio:active{background:var(--_press\#
            )}.radio:focus-visible{outline-offset:-3u}.radio > .dot{position:relative;flex:none;inline-size:22u;\#
            block-size:22u;border-radius:50%;border:2u solid var(--_caption);transition:border-color .15s}.radio\#
             > .dot::after{content:"";position:absolute;inset:3u;border-radius:50%;background:var(--_accent);tra\#
            nsform:scale(0);transition:transform .15s var(--_ease)}.radio[aria-checked="true"] > .dot{border-col\#
            or:var(--_accent)}.radio[aria-checked="true"] > .dot::after{transform:none}.radio > .texts{flex:1;mi\#
            n-inline-size:0;display:grid}.radio .title{overflow-wrap:anywhere}[dir="ltr"] .radio .texts > *{text\#
            -align:left}[dir="rtl"] .radio .texts > *{text-align:right}.more{border-block-start:1u solid var(--_\#
            line);margin-inline:12u;padding-block:8u}.fold{display:flex;align-items:center;gap:12u;inline-size:c\#
            alc(100% + 24u);margin-inline:-12u;min-block-size:56u;padding:8u 12u;border-radius:16u}.fold:hover{b\#
            ackground:var(--_hover)}.fold > .title{flex:1}.fold > .icon{transition:transform .2s var(--_ease)}.f\#
            old[aria-expanded="true"] > .down{transform:rotate(.5turn)}dialog > .snack,.inline > .snack{inset-bl\#
            ock-end:84u}.none{padding:20u 12u 28u}.more [part="reset"]{margin:12u 0 0 auto;display:flex}@media (\#
            min-width:600px){.sheet-body{min-block-size:min(240u,40vh)}}@media (forced-colors:active){.radio > .\#
            dot::after{background:Highlight;forced-color-adjust:none}.radio[aria-checked="true"] > .dot{border-c\#
            olor:Highlight}}');var nt="off",ft=class extends M{static get sheets(){return[R,$t]}static get topic\#
            s(){return["tracks","media"]}static get titleKey(){return"tracksTitle"}static get eventName(){return\#
            "tracks"}static get node(){return"trackSelector"}#t={};#i=null;#e=null;#s=!1;buildSheet(){this.#n(),\#
            this.audio=this.#r("audio","tracksAudio"),this.text=this.#r("text","tracksText"),this.none=o("p.none\#
            .small",{part:"empty"},this.t("tracksNone")),this.fold=o("button.fold",{part:"style-toggle","aria-ex\#
            panded":"false","aria-controls":"look",onclick:()=>this.#u()},w("captions"),o("span.title",{},this.t\#
            ("styleTitle")),w("down","down")),this.editor=null,this.look=o("div",{id:"look",hidden:!0}),this.mor\#
            e=o("div.more",{part:"more"},this.fold,this.look),this.body.append(this.none,this.audio.place,this.t\#
            ext.place,this.more),this.cancel=o("button.button.text",{part:"cancel",onclick:()=>this.#l()},this.t\#
            ("cancel")),this.done=o("button.button.filled",{part:"done",onclick:()=>this.#d()},this.t("done")),t\#
            his.foot.append(this.cancel,this.done)}disconnectedCallback(){super.disconnectedCallback(),this.#n()\#
            }#n(){[this.audio?.radios,this.text?.radios,this.editor].forEach(t=>t?.end())}percent(t){return new \#
            Intl.NumberFormat(this.texts.language,{style:"percent",numberingSystem:"latn"}).format(t)}#r(t,e){le\#
            t i=`group-${t}`,s=Nt({labelledBy:i,className:"radios",choose:r=>this.#t[t]=r,item:({text:r,more:a,l\#
            anguage:c,value:b})=>o("button.radio",{part:"track","data-track":String(b)},o("span.dot"),o("span.te\#
            xts",{},o("span.title",{dir:"auto",lang:c},r),a?o("span.caption",{dir:"auto"},a):null))}),n=o("div.g\#
            roup",{part:t},o("h3.small",{id:i},this.t(e)),s.element);return{radios:s,key:"",place:n}}opened(){th\#
            is.#o(),this.render()}closed(){this.#o()}#o(){this.#t={},this.#i=null,this.#e=m.state("media")?.item\#
            ??null,this.#s=!1}#l(){this.#o(),this.render(),this.close()}render(){let t=m.state("media");if(this.\#
            isOpen&&(t?.item??null)!==this.#e){let r=this.#e!==null;if(this.#o(),r&&!this.isInline)return this.c\#
            lose()}let{audio:e=[],text:i=[],style:s=null,canStyle:n=!1}=m.state("tracks")??{};this.#a(this.audio\#
            ,"audio",e),this.#a(this.text,"text",i),l(this.none,"hidden",e.length+i.length>0),l(this.more,"hidde\#
            n",!n),this.editor?.show(this.#i??s),l(this.done,"aria-busy",this.#s?"true":null),l(this.cancel,"hid\#
            den",e.length+i.length===0),this.keepFocus()}#a(t,e,i){l(t.place,"hidden",i.length===0);let s=JSON.s\#
            tringify(i.map(({id:c,name:b,language:f})=>[c,b,f]));if(s!==t.key){t.key=s;let c=i.map((b,f)=>this.#\#
            c(b,f));t.radios.show(e==="text"?[{value:nt,text:this.t("tracksOff")},...c]:c)}let n=this.#t[e],r=n=\#
            ==nt||i.some(({id:c})=>c===n),a=i.find(c=>c.selected)?.id??(e==="text"?nt:null);t.radios.check(n!==v\#
            oid 0&&r?n:a)}#c({id:t,name:e,language:i},s){let n=null;try{let c=new Intl.DisplayNames(this.texts.l\#
            anguage,{type:"language",fallback:"none"});n=i?c.of(i):null}catch{}let r=e||n||i||this.t("trackUnnam\#
            ed",s+1),a=!n||r.toLowerCase().includes(n.toLowerCase());return{value:t,text:r,more:a?null:n,languag\#
            e:e&&n?i:null}}async#u(){if(this.look.hidden=!this.look.hidden,l(this.fold,"aria-expanded",String(!t\#
            his.look.hidden)),!this.look.hidden){try{await this.#h()}catch(t){this.fail(t.message)}this.fold.scr\#
            ollIntoView({block:"start",behavior:"instant"})}}async#h(){let{look:t}=this,e=await import("./track-\#
            style.js");if(this.editor||t!==this.look)return;this.editing=e;let{adoptedStyleSheets:i}=this.shadow\#
            Root;i.includes(e.trackStyleSheet)||i.push(e.trackStyleSheet),this.editor=new e.TrackStyleEditor(thi\#
            s,s=>this.#i=s),t.append(this.editor.element),this.render()}async#d(){if(this.#s)return;let{audio:t=\#
            [],text:e=[],style:i=null}=m.state("tracks")??{},s=c=>c.find(b=>b.selected)?.id??null,n={audio:s(t),\#
            text:s(e)},r={audio:this.#t.audio??n.audio,text:this.#t.text===void 0?n.text:this.#t.text===nt?null:\#
            this.#t.text},a=[];(r.audio!==n.audio||r.text!==n.text)&&a.push(["tracks","selectTracks",r]),this.#i\#
            &&!this.editing.isSameStyle(this.#i,i)&&a.push(["style","setTextTrackStyle",{style:this.editing.comp\#
            lete(this.#i)}]),this.#s=a.length>0,this.render();for(let c of a)if(!await this.act(...c)){this.#s=!\#
            1,this.invalidate();return}this.#l()}};customElements.define("cast-track-selection",ft);var Zt=y(".s\#
            heet-body{display:grid;gap:4u;align-content:start}.own{padding:12u 16u 6u;border-radius:20u;backgrou\#
            nd:var(--_raised)}.own > :is(.icon-button,.disc){background:var(--_background)}.own .title{font-weig\#
            ht:500}.members{display:grid;gap:6u;margin-block-start:16u}.members > .small{font-weight:500;color:v\#
            ar(--_caption);margin-block-end:2u}.members > ul{display:grid;gap:8u}.note{display:flex;gap:12u;alig\#
            n-items:center;padding:12u 4u 4u;color:var(--_body)}.empty{display:grid;justify-items:center;gap:16u\#
            ;padding:28u 12u 36u;text-align:center}.empty > .disc{display:grid;place-items:center;border-radius:\#
            50%;inline-size:72u;block-size:72u;background:var(--_tonal);color:var(--_on-tonal)}.empty > .disc > \#
            .icon{inline-size:34u;block-size:34u}@media (forced-colors:active){.own,.disc{border:1px solid Canva\#
            sText}}"),bt=class extends M{static get sheets(){return[R,tt,Zt]}static get topics(){return["volume"\#
            ,"dialog"]}static get titleKey(){return"volume"}static get eventName(){return"volume"}static get nod\#
            e(){return"deviceControl"}#t=new Map;#i=null;buildSheet(){this.#i=null,this.note=o("p.note.small",{p\#
            art:"note"},w("volume"),o("span",{},this.t("volumeFixed"))),this.list=o("ul",{"aria-labelledby":"mem\#
            bers"}),this.group=o("div.members",{part:"members"},o("h3.small",{id:"members"},this.t("volumeMember\#
            s")),this.list),this.empty=o("div.empty",{part:"empty"},o("span.disc",{},w("cast")),o("p.small",{},t\#
            his.t("notConnected"))),this.body.append(this.note,this.group,this.empty)}#e(t){this.#i!==t&&(this.#\#
            i=t,this.#n([]),this.own?.forget(),this.own=this.#s(null,t),this.own.element.classList.add("own"),th\#
            is.body.prepend(this.own.element))}#s(t,e){let i=t===null?{}:{member:t};return new q(this,{tag:t===n\#
            ull?"div":"li",step:e,attributes:{part:t===null?"device":"member","data-member":t},send:s=>m.send("s\#
            etVolume",{level:s,...i}),sendMuted:s=>m.send("setDeviceMuted",{muted:s,...i})})}firstFocus(){let{en\#
            abled:t=!1,fixed:e=!1}=m.state("volume")??{};return t&&!e?this.own?.slider.element:null}render(){let\#
             t=m.state("volume")??{},{enabled:e=!1,fixed:i=!1,canMute:s=!1,members:n=[]}=t,r=e||i;this.#e(t.step\#
            ||.05);let a=m.state("dialog")?.device??this.t("volume");l(this.own.element,"hidden",!r),l(this.note\#
            ,"hidden",!i),l(this.group,"hidden",!r||n.length===0),l(this.empty,"hidden",r),r||this.own.fader.for\#
            get();let{level:c=0,muted:b=!1}=t;this.own.tell({name:a,level:c,muted:b,canMute:s,canChange:e&&!i}),\#
            this.#n(r?n:[]),this.keepFocus()}#n(t){let e=new Set(t.map(({id:s})=>s));for(let[s,n]of this.#t)e.ha\#
            s(s)||(n.forget(),this.#t.delete(s));let i=this.list.firstElementChild;for(let s of t){this.#t.has(s\#
            .id)||this.#t.set(s.id,this.#s(s.id,this.#i));let n=this.#t.get(s.id);n.element===i?i=i.nextElementS\#
            ibling:this.list.insertBefore(n.element,i),n.tell({canMute:!0,canChange:!0,...s})}}};customElements.\#
            define("cast-volume",bt);var Dt=4,te=16,j=class{#t=new Map;#i=[];#e=0;constructor({scroller:t,list:e\#
            ,probe:i,source:s,make:n,draw:r,looked:a}){Object.assign(this,{scroller:t,list:e,probe:i,source:s,ma\#
            ke:n,draw:r,looked:a}),this.held=null,this.heldTop=null,t.addEventListener("scroll",()=>this.plan(),\#
            {passive:!0}),this.observer=new ResizeObserver(()=>this.plan());for(let c of[t,i])this.observer.obse\#
            rve(c)}end(){this.observer.disconnect(),cancelAnimationFrame(this.#e)}get height(){return this.probe\#
            .getBoundingClientRect().height}get rows(){return this.#t}get#s(){return this.scroller.scrollTop-thi\#
            s.list.offsetTop}plan(){this.#e||=requestAnimationFrame(()=>{this.#e=0,this.render()})}seen(){let t=\#
            this.height;return!t||!this.scroller.clientHeight?[0,0]:[Math.max(0,Math.floor(this.#s/t)),Math.min(\#
            this.source.count,Math.ceil((this.#s+this.scroller.clientHeight)/t))]}render(){let t=this.height,{co\#
            unt:e}=this.source;if(!t)return;let i=`${e*t}px`;this.list.style.blockSize!==i&&(this.list.style.blo\#
            ckSize=i);let[s,n]=this.seen(),r=Math.max(0,Math.min(s,e)-Dt),a=Math.min(e,Math.max(n,r)+Dt),c=new M\#
            ap;for(let b=r;b<a;b++)c.set(this.#n(b),b);this.#r(c,r,a),this.#i.push(...this.#l(c)),this.#a(c),thi\#
            s.#i.length=Math.min(this.#i.length,te);for(let[b,f]of this.#t){let u=c.get(b),v=`translateY(${b===t\#
            his.held&&this.heldTop!==null?this.heldTop:u*t}px)`;f.element.style.transform!==v&&(f.element.style.\#
            transform=v),f.place=u,this.draw(f,u)}this.looked(r,a)}#n(t){let e=this.source.key(t),i=this.source.\#
            placeKey(t);return e!==i&&!this.#t.has(e)&&this.#t.has(i)&&(this.#t.set(e,this.#t.get(i)),this.#t.de\#
            lete(i)),e}#r(t,e,i){let s=this.focused();for(let n of[this.held,s&&this.#o(s)]){if(!this.#t.get(n)|\#
            |t.has(n))continue;let a=this.source.placeOfKey(n);a>=0&&(a<e||a>=i)&&t.set(n,a)}}#o(t){for(let[e,i]\#
            of this.#t)if(i===t)return e;return null}focused(){let t=this.list.getRootNode().activeElement;if(!t\#
            ||!this.list.contains(t))return null;for(let e of this.#t.values())if(e.element.contains(t))return e\#
            ;return null}#l(t){let e=[];for(let[i,s]of this.#t)t.has(i)||(this.#t.delete(i),s.element.remove(),e\#
            .push(s));return e}#a(t){let e=this.list.getRootNode(),i=e.activeElement,s=[...t.keys()].sort((r,a)=\#
            >t.get(r)-t.get(a)),n=this.list.firstElementChild;for(let r of s){let a=this.#t.get(r),c=!a;c&&this.\#
            #t.set(r,a=this.#i.pop()??this.make()),a.element===n?n=n.nextElementSibling:(c||this.held===null)&&t\#
            his.list.insertBefore(a.element,n)}i&&i!==e.activeElement&&this.list.contains(i)&&i.focus({preventSc\#
            roll:!0})}show(t,e="nearest"){let i=this.height,{scroller:s}=this,n=t*i+this.list.offsetTop,r=s.clie\#
            ntHeight;e==="center"?s.scrollTop=n-(r-i)/2:n<s.scrollTop?s.scrollTop=n-i*.5:n+i>s.scrollTop+r&&(s.s\#
            crollTop=n+i*1.5-r),this.render()}rowAt(t){return[...this.#t.values()].find(e=>e.place===t)??null}pl\#
            aceAt(t){let{top:e}=this.list.getBoundingClientRect();return Math.max(0,Math.min(this.source.count-1\#
            ,Math.floor((t-e)/this.height)))}static number(t,e,i){l(t,"aria-posinset",e+1),l(t,"aria-setsize",i)\#
            }};var Ht=y('.head > .caption{flex:none;font-variant-numeric:tabular-nums}.sheet-body{position:relat\#
            ive;padding:4u 8u 16u}.inline > .sheet-body{max-block-size:min(70vh,640u)}.rows,.probe{--_row:64u}.p\#
            robe{position:absolute;inline-size:1px;block-size:var(--_row);visibility:hidden;pointer-events:none}\#
            .rows{position:relative}.rows > li{position:absolute;inset:0 0 auto;block-size:var(--_row);display:f\#
            lex;align-items:center;border-radius:16u;contain:layout style}.rows.sorting > li:not(.held){transiti\#
            on:transform .18s var(--_ease)}.rows > li:hover{background:var(--_hover)}.rows > li.current{backgrou\#
            nd:var(--_tonal)}.rows > li.held{z-index:2;background:var(--_raised);box-shadow:0 6u 20u rgb(0 0 0 /\#
             .32)}.rows.sorting{cursor:grabbing}.entry{flex:1;min-inline-size:0;block-size:100%;display:flex;ali\#
            gn-items:center;gap:12u;padding-block:4u;padding-inline:8u 4u;border-radius:16u}.entry:focus-visible\#
            {outline-offset:-3u}.art{flex:none;inline-size:72u;block-size:44u;border-radius:8u}.art .icon{inline\#
            -size:22u;block-size:22u}.entry > .texts{flex:1;min-inline-size:0;display:grid}[dir="ltr"] .texts > \#
            *{text-align:left}[dir="rtl"] .texts > *{text-align:right}.entry .title{font-size:calc(var(--_far) *\#
             .9375em)}.entry .caption{font-size:calc(var(--_far) * .8125em)}.current .title{font-weight:600;colo\#
            r:var(--_on-tonal)}.current .caption,.current > .icon-button{color:var(--_on-tonal)}.rows .icon-butt\#
            on{inline-size:44u;block-size:48u;border-radius:22u}.rows .icon-button .icon{inline-size:20u;block-s\#
            ize:20u}.rows .icon-button[aria-busy="true"]::after{inset:6u}.rows .icon-button:focus-visible{outlin\#
            e-offset:-3u}.current .stand-in{visibility:hidden}.grab{touch-action:none;cursor:grab}.sorting .grab\#
            {cursor:grabbing}.bars{position:absolute;z-index:1;inset:0;display:none;align-items:center;justify-c\#
            ontent:center;gap:3u;background:rgb(10 14 24 / .62)}.current .bars{display:flex}.bars > i{inline-siz\#
            e:4u;block-size:18u;border-radius:2u;background:#fff;transform:scaleY(.4)}.playing .bars > i{animati\#
            on:bar 1.1s ease-in-out infinite alternate}.bars > i:nth-child(2){animation-delay:-.5s;transform:sca\#
            leY(.8)}.bars > i:nth-child(3){animation-delay:-.8s}@keyframes bar{from{transform:scaleY(.25)}to{tra\#
            nsform:scaleY(1)}}.waits .texts > span{inline-size:62%;block-size:12u;margin-block:4u;border-radius:\#
            6u;background:var(--_raised)}.waits .texts > span + span{inline-size:36%;block-size:10u}.entry[aria-\#
            busy="true"]::after{inset:auto auto auto 26u;inset-inline:26u auto;inline-size:36u;block-size:36u}.e\#
            mpty{display:grid;justify-items:center;gap:16u;padding:28u 12u 44u;text-align:center}.empty > .disc{\#
            display:grid;place-items:center;inline-size:72u;block-size:72u;border-radius:50%;background:var(--_t\#
            onal);color:var(--_on-tonal)}.empty > .disc > .icon{inline-size:34u;block-size:34u}.back{position:ab\#
            solute;inset-block-end:max(16u,env(safe-area-inset-bottom));inset-inline:0;margin-inline:auto;inline\#
            -size:fit-content;max-inline-size:calc(100% - 32u);z-index:2;min-block-size:44u;box-shadow:0 3u 14u \#
            rgb(0 0 0 / .3)}.back > .icon{inline-size:20u;block-size:20u;transition:transform .2s}.back.up > .ic\#
            on{transform:rotate(.5turn)}@media (max-width:379px){.art{inline-size:44u}.rows .icon-button{inline-\#
            size:40u}.entry{gap:10u;padding-inline:4u 2u}}@media (prefers-reduced-motion:reduce){.bars > i{anima\#
            tion:none !important;transform:scaleY(.7)}}@media (forced-colors:active){.rows > li.current,.rows > \#
            li.held{outline:2px solid Highlight;outline-offset:-2px}.bars > i{background:CanvasText}}'),F=["entr\#
            y","remove","grab"],ot=class{constructor(t){this.queue=t,this.art=I("art","film"),this.art.element.a\#
            ppend(o("span.bars",{},o("i"),o("i"),o("i"))),this.title=o("span.title.line",{dir:"auto",part:"item-\#
            title"}),this.more=o("span.caption.line",{dir:"auto",part:"item-more"}),this.entry=o("button.entry",\#
            {part:"item",onclick:()=>t.jump(this)},this.art.element,o("span.texts",{},this.title,this.more)),thi\#
            s.remove=t.iconButton("close","",{part:"remove",onclick:()=>t.remove(this)}),this.grab=t.iconButton(\#
            "drag","",{part:"grab","aria-describedby":"keys",onpointerdown:e=>t.press(e,this),onclick:e=>e.detai\#
            l===0&&t.take(this),onfocusout:()=>t.left()}),this.grab.classList.add("grab"),this.element=o("li",{r\#
            ole:"listitem",part:"row"},this.entry,this.remove,this.grab),this.element.row=this}draw({place:t,cou\#
            nt:e,item:i,isCurrent:s,isPlaying:n,isAsked:r,isWaiting:a,isHeld:c,isReached:b,showsPicture:f}){let{\#
            queue:u}=this,d=this.item?.id!==i?.id;this.item=i;let v=i?.title??u.t("queueItem",u.number(t+1));g(t\#
            his.title,i?v:"");let x=i?[i.duration?C(i.duration):null,i.subtitle]:[];g(this.more,x.filter(Boolean\#
            ).join(" · ")),d&&this.art.show(null),f&&this.art.show(i?.image??null),j.number(this.element,t,e);le\#
            t{classList:_}=this.element,A={current:s,playing:s&&n,held:c,waits:!i};for(let[L,Y]of Object.entries\#
            (A))_.toggle(L,Y);l(this.element,"data-item",i?.id),l(this.element,"data-place",t),l(this.entry,"ari\#
            a-current",s?"true":null);let P=i?[v,i.subtitle,s?u.t("nowPlaying"):null]:[v,u.t("loading")];l(this.\#
            entry,"aria-label",P.filter(Boolean).join(", ")),l(this.entry,"aria-busy",r?"true":null),l(this.entr\#
            y,"aria-disabled",i?null:"true"),l(this.remove,"aria-label",u.t("queueRemove",v)),l(this.grab,"aria-\#
            label",u.t("queueMove",v)),l(this.grab,"aria-pressed",String(c)),l(this.grab,"aria-busy",a?"true":nu\#
            ll);for(let L of["remove","grab"])l(this[L],"hidden",!i);this.reach(b)}reach(t){for(let e of F)l(thi\#
            s[e],"tabindex",t?0:-1)}},Kt=h=>o("div.empty",{part:"empty"},o("span.disc",{},w("queue")),o("p.small\#
            ",{},h));var rt=class{reached=null;#t={place:0,part:"entry"};constructor(t){this.owner=t}reach(){let\#
            {list:t,items:e}=this.owner,i=t.focused();if(i){this.reached=e.key(i.place),this.#t={place:i.place,p\#
            art:F.find(s=>i[s]===T())??"entry"};for(let s of t.rows.values())s.reach(s===i)}}to(t,e,i=!0){let{li\#
            st:s,items:n}=this.owner;if(t<0||t>=n.count)return;s.show(t);let r=s.rowAt(t);r&&(r[e].hidden?r.entr\#
            y:r[e]).focus({preventScroll:!0,focusVisible:i})}toLast(){this.to(Math.min(this.#t.place,this.owner.\#
            items.count-1),this.#t.part)}key(t){let{list:e,items:i,reorder:s,rows:n}=this.owner,r=e.focused();if\#
            (!r||t.altKey||t.ctrlKey||t.metaKey||s.key(t))return;let a=F.find(d=>r[d]===T());if(a==="grab"&&(t.k\#
            ey===" "||t.key==="Enter"))return t.preventDefault(),void(t.repeat||this.owner.take(r));if(t.key==="\#
            Delete")return t.preventDefault(),void this.owner.remove(r);let c=getComputedStyle(n).direction==="r\#
            tl"?-1:1,b={ArrowRight:c,ArrowLeft:-c}[t.key],f=Math.max(1,e.seen()[1]-e.seen()[0]-2),u={ArrowUp:-1,\#
            ArrowDown:1,PageUp:-f,PageDown:f,Home:-1/0,End:1/0}[t.key];if(u!==void 0){let d=Math.max(0,Math.min(\#
            i.count-1,r.place+u));if(d===r.place)return;t.preventDefault(),this.to(d,a??"entry")}else if(b){let \#
            d=r[F[F.indexOf(a)+b]];if(!d||d.hidden)return;t.preventDefault(),d.focus({focusVisible:!0})}}};funct\#
            ion N(h,t){for(let{kind:e,from:i,to:s}of h){if(t<0)return-1;t===i?t=e==="remove"?-1:s:e==="remove"?t\#
            -=t>i?1:0:i<t&&t<=s?t-=1:s<=t&&t<i&&(t+=1)}return t}function V(h,t){for(let e=h.length-1;e>=0;e--){l\#
            et{kind:i,from:s,to:n}=h[e];i==="remove"?t+=t>=s?1:0:t===n?t=s:s<=t&&t<n?t+=1:n<t&&t<=s&&(t-=1)}retu\#
            rn t}var gt=h=>h.filter(({kind:t})=>t==="remove").length;var E=50,ee=2,ie=120,Vt=3e3,Yt=2e3,Ut=(h,t)\#
            =>h!==null&&t!==null&&String(h)===String(t),at=class{#t={revision:null,count:0,parts:new Map};#i=nul\#
            l;#e=[];#s=[0,0];#n=new Set;#r=-1/0;#o=!1;#l=null;constructor({load:t,changed:e}){Object.assign(this\#
            ,{load:t,changed:e}),this.preview=null}get count(){return this.#t.count-gt(this.#e)}get#a(){return t\#
            his.preview?[...this.#e,{kind:"move",...this.preview}]:this.#e}at(t){let e=V(this.#a,t);return this.\#
            #t.parts.get(Math.floor(e/E))?.items[e%E]??null}key(t){let e=this.at(t);return e?`item ${e.id}`:this\#
            .placeKey(t)}placeKey(t){return`place ${V(this.#a,t)}`}placeOf(t,e=null){let i=this.#c(t);return i>=\#
            0?N(this.#a,i):e===null||e>=this.#t.count?-1:N(this.#a,e)}placeOfKey(t){let e=t.slice(t.indexOf(" ")\#
            +1);return t.startsWith("item ")?this.placeOf(e):N(this.#a,Number(e))}isWaiting(t){return this.#e.so\#
            me(({item:e})=>Ut(e,t))}#c(t){if(t==null)return-1;for(let[e,{items:i}]of this.#t.parts){let s=i.find\#
            Index(n=>Ut(n.id,t));if(s>=0)return e*E+s}return-1}follow({count:t,revision:e,pending:i,failure:s}){\#
            this.#o=i;let n=(s?.id??0)!==(this.#l??s?.id??0);this.#l=s?.id??0,n&&s&&(this.#e=this.#e.filter(({is\#
            Sent:a})=>!a));let r=this.#i??this.#t;if(r.revision===e&&r.count===t)return this.#m();this.#i={revis\#
            ion:e,count:t,parts:new Map},this.#r=-1/0,(this.#t.revision===null||t===0)&&this.#d(),this.#h()}look\#
            (t,e){this.#s=[t,e],this.#h()}#u(t){let e=new Set,[i,s]=this.#s;for(let n=i;n<s;n++)for(let r of[n,V\#
            (this.#e,n)])r<t.count&&e.add(Math.floor(r/E));return[...e].filter(n=>t.parts.get(n)?.isOld!==!1)}#h\#
            (){let t=this.#i??this.#t,e=this.#u(t);if(this.#i&&e.length===0)return this.#d(),this.changed();for(\#
            let i of e){let s=`${t.revision} ${i}`;if(!(this.#n.has(s)||this.#n.size>=ee)){if(performance.now()-\#
            this.#r<Yt)return;this.#n.add(s),this.load(i*E,E).then(({items:n})=>{this.#n.delete(s),t.parts.delet\#
            e(i),t.parts.set(i,{items:n,isOld:!1});for(let r of t.parts.keys())t.parts.size>ie&&t.parts.delete(r\#
            );t===this.#t&&this.changed(),this.#h()},()=>{this.#n.delete(s),this.#r=performance.now(),setTimeout\#
            (()=>this.#h(),Yt)})}}}#d(){let t=this.#t;if(this.#t=this.#i,this.#i=null,t.count===this.#t.count)fo\#
            r(let[e,{items:i}]of t.parts)this.#t.parts.has(e)||this.#t.parts.set(e,{items:i,isOld:!0});this.#p()\#
            }move(t,e){let i={kind:"move",from:t,to:e,item:this.at(t).id,before:null,isSent:!1};return this.#e.p\#
            ush(i),i.before=e+1<this.count?this.at(e+1)?.id:null,this.changed(),i}remove(t){let e={kind:"remove"\#
            ,from:t,item:this.at(t).id,isSent:!1};return this.#e.push(e),this.changed(),e}drop(t){this.#e=this.#\#
            e.filter(e=>e!==t),this.#p(),this.changed()}sent(t){t.isSent=!0,t.at=performance.now(),setTimeout(()\#
            =>this.#m(),Vt)}#m(){if(this.#o||this.#i)return;let t=performance.now()-Vt+10,e=this.#e.filter(({isS\#
            ent:i,at:s})=>!i||s>t);e.length!==this.#e.length&&(this.#e=e,this.#p(),this.changed())}#p(){let t=[]\#
            ;for(let e of this.#e){let i=N(t,this.#c(e.item));if(!(i<0||e.isSent&&!this.#o)){if(e.kind==="move")\#
            {let s=this.#t.count-gt(t),n=e.before===null?s:N(t,this.#c(e.before));if(n<0||n===i+1)continue;e.to=\#
            n>i?n-1:n}e.from=i,t.push(e)}}this.#e=t}async fetched(t){for(let e=0;e<3&&t<this.count&&!this.at(t);\#
            e++){let i=Math.floor(V(this.#a,t)/E),s=this.#t,{items:n}=await this.load(i*E,E);s.parts.has(i)||s.p\#
            arts.set(i,{items:n,isOld:!1})}return this.at(t)}};var vt=64,se=18,lt=class{#t=0;#i=!1;#e=null;#s=0;\#
            constructor(t){this.host=t;let{list:e}=t.list;e.addEventListener("pointermove",i=>this.#a(i)),e.addE\#
            ventListener("pointerup",i=>this.#h(i)),e.addEventListener("pointercancel",()=>this.#e&&this.cancel(\#
            )),e.addEventListener("lostpointercapture",()=>this.#e&&this.cancel())}get isLifted(){return this.ho\#
            st.list.held!==null}get isByKeys(){return this.isLifted&&this.#i}#n(t,e){let{list:i,items:s}=this.ho\#
            st;this.#t=t,this.#i=e,i.held=s.key(t),s.preview={from:t,to:t},i.list.classList.add("sorting"),this.\#
            host.lifted(t,e)}#r(t){let{list:e,items:i}=this.host;return i.preview.to===t?!1:(i.preview={from:thi\#
            s.#t,to:t},e.render(),!0)}#o(){let{list:t,items:e}=this.host,{to:i}=e.preview;return cancelAnimation\#
            Frame(this.#s),this.#s=0,this.#e=null,t.held=t.heldTop=e.preview=null,t.list.classList.remove("sorti\#
            ng"),i}cancel(){if(!this.isLifted)return;let t=this.#i;this.#o(),this.host.list.render(),this.host.p\#
            utBack(this.#t,t)}async#l(){let{list:t,items:e}=this.host,{to:i}=e.preview,s=this.#i;if(i+1<e.count&\#
            &!e.at(i+1)){let n=await e.fetched(i+1).then(r=>r?null:new Error(""),r=>r);if(!this.isLifted)return;\#
            if(n)return this.cancel(),this.host.fail(n.message)}this.#o(),t.render(),this.host.dropped(this.#t,i\#
            ,s)}press(t,e){if(t.button||this.isLifted||e===void 0)return;t.preventDefault();let{list:i}=this.hos\#
            t;i.list.setPointerCapture(t.pointerId),this.#n(e,!1);let{top:s}=i.list.getBoundingClientRect();this\#
            .#e={y:t.clientY,grip:t.clientY-s-e*i.height},this.#c(),this.#u()}#a(t){this.#e&&(this.#e.y=t.client\#
            Y,this.#c())}#c(){let{list:t,items:e}=this.host,{y:i,grip:s}=this.#e,n=(e.count-1)*t.height,r=Math.m\#
            ax(-8,Math.min(n+8,i-t.list.getBoundingClientRect().top-s));t.heldTop=r,this.#r(Math.max(0,Math.min(\#
            e.count-1,Math.round(r/t.height))))||t.render()}#u(){this.#s=requestAnimationFrame(()=>{if(!this.#e)\#
            return;let{scroller:t}=this.host.list,{top:e,bottom:i}=t.getBoundingClientRect(),{y:s}=this.#e,n=Mat\#
            h.min(0,s-e-vt)+Math.max(0,s-i+vt),r=Math.max(-1,Math.min(1,n/vt));if(r){let a=t.scrollTop;t.scrollT\#
            op+=r*se,t.scrollTop!==a&&this.#c()}this.#u()})}#h(){this.#e&&(this.#e=null,this.#l())}toggle(t){thi\#
            s.isByKeys?this.#l():this.isLifted||(this.#n(t,!0),this.host.list.render())}key(t){if(!this.isLifted\#
            )return!1;let{list:e,items:i}=this.host,{to:s}=i.preview;if(t.key==="Escape")this.cancel();else if(t\#
            his.#i)if(t.key===" "||t.key==="Enter")this.#l();else{if(t.key==="Tab")return this.cancel(),!1;{let \#
            n={ArrowUp:-1,ArrowDown:1,ArrowLeft:0,ArrowRight:0,PageUp:-10,PageDown:10,Home:-1/0,End:1/0}[t.key];\#
            if(n===void 0)return!1;let r=Math.max(0,Math.min(i.count-1,s+n));r!==s&&(i.preview={from:this.#t,to:\#
            r},e.show(r),this.host.moved(r))}}else return!1;return t.preventDefault(),t.stopPropagation(),!0}lef\#
            t(){queueMicrotask(()=>{if(!this.isByKeys||!document.hasFocus())return;this.host.list.rows.get(this.\#
            host.list.held)?.element.contains(T())||this.cancel()})}};var ne=120,kt=class extends M{static get s\#
            heets(){return[Ht]}static get topics(){return["queue","media","hello"]}static get titleKey(){return"\#
            queueTitle"}static get eventName(){return"queue"}static get node(){return"mediaControl"}#t=0;#i=!1;#\#
            e=!1;buildSheet(){this.list?.end(),this.numbers=new Intl.NumberFormat(this.texts.language,{numbering\#
            System:"latn"}),this.place=o("span.caption",{part:"place"}),this.head.insertBefore(this.place,this.c\#
            loseButton),this.rows=o("ul.rows",{role:"list","aria-labelledby":"title",part:"items",onkeydown:e=>t\#
            his.focusing.key(e),onfocusin:()=>this.focusing.reach()});let t=o("div.probe",{"aria-hidden":"true"}\#
            );this.empty=Kt(this.t("queueEmpty")),this.body.append(t,this.rows,this.empty,o("p",{id:"keys",hidde\#
            n:!0},this.t("queueKeys"))),this.body.addEventListener("scroll",()=>this.#l(),{passive:!0}),this.bac\#
            k=o("button.button.filled.back",{part:"to-current",hidden:!0,onclick:()=>this.showCurrent(!0)},w("do\#
            wn"),o("span",{},this.t("queueToCurrent"))),this.panel.insertBefore(this.back,this.voice),this.items\#
            =new at({load:(e,i)=>m.request(`queue?from=${e}&count=${i}`),changed:()=>this.invalidate()}),this.li\#
            st=new j({scroller:this.body,list:this.rows,probe:t,source:this.items,make:()=>new ot(this),draw:(e,\#
            i)=>this.#n(e,i),looked:(e,i)=>this.#o(e,i)}),this.reorder=new lt(this),this.focusing=new rt(this),t\#
            his.panel.addEventListener("cancel",e=>{this.reorder.isLifted&&(e.preventDefault(),this.reorder.canc\#
            el())})}number(t){return this.numbers.format(t)}#s(t){return this.t("placeOf",this.number(t+1),this.\#
            number(this.items.count))}opened(){this.#e=!1,this.render()}closed(){this.reorder.cancel(),this.item\#
            s.look(0,0)}render(){let t=m.state("queue")??{},{count:e=0,revision:i=0,current:s=null,currentIndex:\#
            n=null,pending:r=!1,failure:a=null}=t;this.items.follow({count:e,revision:`${m.state("hello")?.epoch\#
            } ${i}`,pending:r,failure:a}),this.current=this.wish("jump")??s,this.currentPlace=this.items.placeOf\#
            (this.current,this.current===s?n:null),l(this.empty,"hidden",this.items.count>0),l(this.rows,"hidden\#
            ",this.items.count===0);let c=this.currentPlace>=0?this.#s(this.currentPlace):this.number(this.items\#
            .count);if(g(this.place,this.items.count>0?c:""),!this.isOpen)return;let b=this.list.focused();!this\#
            .#e&&this.items.count&&this.list.height&&(this.#e=!0,this.list.render(),this.currentPlace>=0&&this.l\#
            ist.show(this.currentPlace,"center")),this.list.render(),b&&!this.list.focused()&&this.focusing.toLa\#
            st(),this.keepFocus()}#n(t,e){let i=this.items.at(e),{held:s,rows:n}=this.list;t.draw({place:e,count\#
            :this.items.count,item:i,isCurrent:i?String(i.id)===String(this.current):e===this.currentPlace,isPla\#
            ying:m.state("media")?.playerState==="playing",isAsked:Boolean(i)&&this.wish("jump")===i.id,isWaitin\#
            g:Boolean(i)&&this.items.isWaiting(i.id),isHeld:s!==null&&n.get(s)===t,isReached:t===this.#r(),shows\#
            Picture:!this.#i})}#r(){let{list:t}=this;return t.rows.get(this.focusing.reached)??t.rowAt(this.curr\#
            entPlace)??t.rowAt(t.seen()[0])}#o(t,e){if(!this.isOpen)return this.items.look(0,0);this.items.look(\#
            t,e);let[i,s]=this.list.seen(),n=this.currentPlace>=i&&this.currentPlace<s;l(this.back,"hidden",this\#
            .currentPlace<0||n||s===0||this.reorder.isLifted),this.back.classList.toggle("up",this.currentPlace<\#
            i)}#l(){this.#i=!0,clearTimeout(this.#t),this.#t=setTimeout(()=>{this.#i=!1,this.list.render()},ne)}\#
            showCurrent(t=!1){this.currentPlace<0||(this.list.show(this.currentPlace,"center"),t&&this.focusing.\#
            to(this.currentPlace,"entry",!1))}jump(t){let{item:e}=t;e&&String(e.id)!==String(this.current)&&this\#
            .act("jump","jump",{item:e.id},e.id)}remove(t){let{item:e,place:i}=t;if(!e)return;let s=this.items.r\#
            emove(i);this.speak(this.t("queueRemoved",this.#a(e,i))),this.#c(s,"remove",{items:[e.id]})}press(t,\#
            e){e.item&&this.reorder.press(t,e.place)}take(t){t.item&&this.reorder.toggle(t.place)}left(){this.re\#
            order.left()}#a(t,e){return t?.title??this.t("queueItem",this.number(e+1))}lifted(t,e){e&&this.speak\#
            (this.t("queueTaken",this.#a(this.items.at(t),t),this.#s(t)))}moved(t){this.speak(this.#s(t))}putBac\#
            k(t,e){e&&this.speak(this.t("queuePutBack",this.#a(this.items.at(t),t)))}dropped(t,e,i){let s=this.#\#
            a(this.items.at(t),t);if(t===e)return this.putBack(t,i);let n=this.items.move(t,e);this.render(),i&&\#
            this.focusing.to(e,"grab"),this.speak(this.t("queueDropped",s,this.#s(e))),this.#c(n,"move",{item:n.\#
            item,before:n.before??null})}async#c(t,e,i){await this.act(`${e} ${t.item}`,e,i)?this.items.sent(t):\#
            this.items.drop(t)}};customElements.define("cast-queue",kt);export{ht as CastDialog,mt as CastExpand\#
            edController,kt as CastQueue,M as CastSheet,ft as CastTrackSelection,bt as CastVolume,Nt as makeRadi\#
            os,Z as makeSlider,R as sliderSheet};
            """#,
        gzip: """
            H4sIAAAAAAACA5xZCXPbtrP/KjTzr4acgVgp18ujqqiNe+e+3pXxNBC5ktBQBAcAbSsyv/vbBUCYlh3X8+9h41js8dsLoMW2kcrs\
            j7k2v1SwhdpEXEdfDfsgii+gaPKXYQVuH1fC725ZUcniywc4t9NjVgI0v8qi1TT9wErFz95UfLfkxRdaeW/s0vtKGktRGAYVDSQT\
            haxpdMaEfm1Hv7Mt/wKB9qVhsv6jblpzvOH1GqwEwxpRmFbZ2R/95OO7F1Yd3FWgva6vmQbzkzFKLFtj6Sta+cPLfU+T3pA10xsA\
            O9wxw5uhDb+YbqXkNs6+PxPlGozO/tbx7JSr6OO8hrPoPRj2fF63VTVbtXVhBPJ/YZJ0X4HZa7OrIN908xJBIoyzfuAxn33MtPgK\
            o9HR80XyfL6Xp6BWlTzLN1k/ZLpQsqqWXP3WGgMKtw5WOvZ6+TcUJuNai3WdbNgln3gjyhLq+BqXmLdGxl2a5ke9Ds9Ho+SQ0/PU\
            W5d2wbyfTLJJ9x8zXpY4YGjtYLP1myUgABD2CbA3Zr5L4nwjtdmXQjeIco7uMIiD7uxy8knUlajhJA0ES4q4rhS8kmuWue19I7Ug\
            aflKnEM5E7UGk5NB0SSazLZcrUWdTyJambkjYzIxn04m3+H2+Xi4+PjhpLWLVpRbK3hVJEQdjSPcTmcNGivqdT6ZLaUqQYXBWPFS\
            tDq//6SN6H9SgGJnrWRblznanYzHf12upLNCVlKFDVnuUmR1PtYbXsoz1Hp8Hzk9bCO1XiYT4hd9H2X3H6az4FTnUzt3bh0vYcNP\
            hVQWTy7qmVG89hjZ4UqqbZQ90JGXC1xDymTDC2F2yF4z4oaAWyJeoZhxKZA7GGDki5u3umseUVBxI05h4JRriNeyhgHiYe0Q0kk7\
            RIYofCDgGGNFNlBjpAT7nKUoHv43eTj5Lp1589BX3oIhD3c8xNmqgvMZ/UDbFBTWFvRUu627H7XhyqD3xzaf98Pzd5He9VrnFAal\
            ks1+ECHk5ukkmt6Ppo/J04/SofOChx78mx4KakxvwG6gUdD2VnNvPNBlayWaPYHn3Dj09YP77Wzg5oftgZNxwefr9H5rM/bGBCKG\
            aZdtgJcDQVecxyssWWNhYKvzAmoDarbmTf6k7ZPXhRsuRA/Dmo/LnBIOFZhtRT2MyseT1gmNnkb0m444+VNLOrR0EhJ0fKZQMK93\
            ZxtQmCO2u4wp1f3ZaGotHUg74ODy5rYEDwWJagX9PwsVfoydymxysxF1L3slpfkWbvTDaUw/Zn+32ojVbuwrcw51eYAjIYi5GWEG\
            J9PHLYP6NNF8BWOugCMk2hprjNym6VCBHLaN2e1vyEVCV9fo9L7Ch4XLwsKXGtPR+MLS+w3l+wWHI2qb30Wv2VdcKBGPB92PW0At\
            ogSd4ZBDr0+a83Q/yJdsRS1w72pa6DDkpGFwr4TpYbuSA8g5NJMnLXtIHeWg/h3S/AcCnF5vMVc7BUXy5KBRPEi7a3p/o1zqgleQ\
            ZP/5ML0554cs3OmbDh8UuoNz5EiqDsGxfn4YBYfHfLqFY36+v5LKY6s1xUDX3cY/uLhRsAKlxwrKtoByvJU2tNx04PCAFrsrliTm\
            1srJboc08OiCsrhGOtrrgs55QV013R/chPxtZNqcR5geooyOeX3KNd1sfVke1NLBXhen9hL7cl5UXOsI16Au6QGwRyOMKKI1mMgI\
            U8Fz2CXpXoFpVR078R9oPe4GlHAKtXnFt3BJahP/CpHQv6LhgeJo2t0z86Pp7J6YT2b3gIaYPtqotjBSIZ1uG8DfzGyEzlzYv5PS\
            ZDhoDJTvCeX3JEbPP2VZ9s9kma5EAcmETVP2xrD+zECqq1f6pHMK/2FhDipHlnzDdXhZJLHzRJz6E78DV+XBAXzjoK9HI2tP5mk8\
            Pe0cknuxCz87lnUNBVqSP5OyAl4ndqPhNVSLjMIo7ZatqEr/7HA454b1/suhmx8aOrMLvqfNZRJv7vezmO0bSqzYno+ZKMPQ8KWr\
            m+Np59xiEki9h4pKanjWGiNrJ06gPDdPYrsZ92d8IB3bxbSX52lkXVQCO3WSzp9eMk7SLmVVciiJhSfOFexSFuybSxJ3asfBNJqA\
            ijs2hOGaGZ4LtW7PZdDMAy876TwtdbqrtLQSaGkCKlCfSlEAkTfZptUbJFPo4TymrGk1ks0qMJ8E0yfzq6HxKdbulpr5+GOxgjXO\
            45P8k1l4fG2liXM/i1mN05PZZfSgZOE18/nKrHzNYq4EH1d8CVUF5XIX+xAgxBbEJvc2UpFBtR29dwXSqhZJB064BPISpgEEbmhb\
            Ph4K+tEb8xcqLS+ENlCDCnEUYuOeTtJ/PILRhMb3J1RS+yMBz4sLtyUTv6FsAWkwt8pBtvlNm2y2ovTk9wy+4a9wHI0GOumNPHsp\
            S15hEOsG+JfEpPt1MrQ/7YZc9x2lNZQ0IovdiC71fS045lVFtb0vk9nNm6w1Vkzacb2ri0i6csPPuDCRsxQ4OuUoGVQqj0bIpdHI\
            7VK5nnjgsJVUouQGAmIIla/WByXV1aPR6CevCrsZGeaErITSxn5VWmRJulgMEzTNVrSR7O2v/xJaLDFasZF4ng604BQsO7QSp6kD\
            EQ2/5vVQSEOV+dJ/1XLlNDLzD0k6G8Bz3dXJkUFe87lN0ouLo4GB/sKu0eOI42GLcm3dfw3C87UFKvGfiQ72A/9vbocNSjQnLmD3\
            Teg6SqG9d/DQ1dMQPIPCeAVdu0Lw+sgTsnaf60oK8KICrj6ILcjWeK7CHQ5AJqR1jFxM7ACMPSdqQ17/e7Dwh+caTM+PCkDi90NU\
            ar5L+g5zqdILYp+yowlm/fTRZJLmVhLFa9mLbWvemo1U4iuuLW5kvKVU0bJeLHoRvChA61+Ij+ef+4MBRiAYA4sYsUK868S40IL5\
            54JrM/7X/lrShBtVR7vdZxeAdK3lptjYCpfQB8jjVhu5dXNg+2W7RL/qHBUv5LYhh+G4I6mKpIpVYjLD1RrM0Xx+GaeHKe/uI9R9\
            UNGVyYEpsd6YXDAjm1wz95DK627AI0Omz2RbU7S5r8bvoKASuS/s7H9yxdzof3OOB2eJ+gFzUD0VFxf8B40/ntY+aEMy3pMhCyk3\
            GMz1/Km1wmfLQNOovoMyGeo/NvRz5lkOzth7exau5PMbt9yDdB7HTI9G9dMnkwOVmSAdj/yCxjhZ2stEjLYNFt27KHLXknR2awdr\
            pKgNKKwadcwIAJ35pQ+7Bih+t7LVEGPpEYn2/k0vLhCl/S7XmUfd+u5uEHVXYAHzxok75g2iDUmQ/0eZ0r3sLtpv5Sk47c1RqHS3\
            Ikwvovg2/3wefHT71/4lN5uMXv8TFkxGV+/SDp/zn++qZtu42wUkmNB3O1LwuoAqHJsiJLZSmQoGjT5cMtOus4+v/3aPrz3WWsrk\
            l7y58v4xviij00HN/W2pEtpeL9sqXClLOBUFaH91i4ki7oY310/h5IlbbRtq3PPLO5SgTBMh07YINHX2wDpdZH64WHw6YdD/6SMx\
            iHeTJHtR5rpDdhoRE/MgzzVz35+ON6IqZ+i3hO60mtUnchX5ZpMCvaoSTTErKLMzYWA7GuFEZDWc9zzeY9eiewBzBJkCiqrLW1j/\
            dwfUo5cU6YjkhA7nBGWiRFn9kgZjlzwbcPtpKCqOau2p0pmTjnqKxc0K5pcQiFqDMs8A1YHEHWQCDfBeQFW7Szdn4fJBHoHQJ8jl\
            GqPQ3vJixDgs2Ft55p4A+1Jc/mWH6UBT8IYS6kaqOlBtufqCux07w+a5AbwyozM5bvv6lSl5dhB0MYvRBj72s9wcvN2CWbwwyWdH\
            Fdl2xlCElJrUccu56dKOAQt2IabaqiOYRjXTmSv0ewIwR6pK2F2eMgdkXmBleZ8AK+y7M2XrROC45lugscYxfRFC5ywWRbaVJV3n\
            dWZTkDI6M3K9rjDoiQol92/tcCyl5+fgvXlUZOHCTVvcP5qKVimoTcwG+wv3Isqp6g1pl63exWwAlNDP/p+3K29SXEfy/++n8ONd\
            eNp22xRQ1WZ5Nfd93zMVFdEGTOFtChgffQTh/eybh2RZsoyp3t3ZowvrTEmZKSnzl3qQpM+Vq9Wua6E+foj+tG/b1mXDqC0M2qaZ\
            cUJGyPD9zl1c4f1Ab2OaHoTl+qoaYOMC2s/XWOeV+R9dIJXTsdZPVIIy+TodN0IEKZpjTV4YLL6EPMmKFIS4sYdLik0DtcpCu+JJ\
            TIFBYBRWfYZ/VZc48qwRmOb5MXc1O/EkVL4S8cmTI4ZO1u27qkZBvGZ2caq6/k/TxTHVDPvRpDO1uCame6/to1IzzMZKJ4hmxUIY\
            wv33eNPI9mggRpVD6QkNqcwzaGLNZGCeA7TQ4OIdzui5u3SU7lIZYRG1FEIUQCEK0WWHaQCD7LEqaTKO2y0a8v0b0R3MZQL5m8ap\
            FcwoA1eO9FC/z0cuAxzmNjznVU1KuusS1cvCr3WqL5ndgzZVXCE+jQWawaL2c7nGdMiGPDMPbVW1ZP3y6DDl3cZA+yd7o63jwadk\
            1R6rM9lYHCdbGJUmTj1FcZ6xZ1lF+p5Go0WP/wfXrjsNIiWeBLNK2MOJT08JjlLktn0HzLCKcY5PxDuypBK7voLJIXtOiD4y3wZv\
            CgergHbODtvsAMvbMBJur7oK4G3VRw6DSaRt51IB5JI8vV4R27SC6d1TyoLUDfbkUzWR06iGSKASJqh/VmkCDbycwzW+vrtTfC0+\
            uwv6QlYU+hLHIqkUuveSRKnCQQFLtwbHKTrr6cTmdXOuZ9LwAotKBhVDSNY4RW2GKk45Op4nwbRwEK7hg/ZSXNVLVtMAHMpwKaJg\
            UjSlkUlfNgT/7oKc3RiDEDrnekEz5Sfqis/336WftnnynBYOz8gZ8VhKU88XhgetPJ4V8MN0WEbBrVuDKIH/5eodVPAUIwTw/9tC\
            0cWs9Otic+uNwmnFtDgBzFEPguIu1OXE1P9IxWXIUasPIQ39CA38FOVfvPXdqJp4KTlvgb38DynZjWahqgBpq3cZnlk/LuRvahjO\
            4s+giBatAv4xz5BFYd8vM1hCEwXVD7oo0xOq0+pQ4lSlyMyYJpZTnHW6g5hWoi7o7H3WNJAd1jle8EQjGu8IRtF4iLi+fbAKLcCv\
            dk9S4TRCKXoeYxF1WH2Zjp3oOnbyf6JjzWWlbwWbE+W3Se4633OCu2gyS5+1ocI/eMWzOfORh4SZ9axdDPrO93WwR51gQsxu5ukz\
            aL0kP7dZW8qyQM2Ys4EFTPbqTk4FejF9h+fF9qp09kLq/XpFK24ToQZvEXMSGufBr7tkKzIv6djiQ5qenCi4EztKdlCbiqlrsSip\
            WhvE7e9jP4oA5IbK1po9ucXca4EXn7H7qkHR9DfbwdSi8idu33ZpnE4HsBd4kvNIw3niaueJA3M/CqP/sC1qiZ3x5yBOexSpuv6W\
            oRm70sBm/KYNzWCYQgMcePhh+Vi3ssGCm61b2Y0HWFkLRzRW+PseT4tA0ACeQ7RQf8lmc0RtoJHnXCN0g1KwIllof3vcqIrnxggS\
            j1puIpAIxKul+chTLp++EvCjQrcGmIy42OH4Yx7HD94n2R6FsVW8fhAWu8f7ezHeH6GxCbM0JysVE+ORpj/1IdZYOPPFl+mh99gc\
            xpm0i400O7Nu/ms1q+yzbi1cpx3zq5hycIKe2QoTjxoGHnmkUOOHx5p9B8riLNziJVqvhflG+HrIwSe8d5Avxpypn2h1Rn+g7K/0\
            hHUurRVGBf0N4HF+zooCAQeNO0ylMUDIjU2P3r0B/2hy/nwceSmsllEHfXGp8rdROEKT48YinWoYLDK6lylMS6xBl3QfnJgZ4ZQg\
            +7VYGuW9BRcw2YsFdEHPWEhGktMtPeIkDWO2IxfLs5qgWNne0fOt1JJKTyB9zWxLqWhy/5twx4rp0SusoYKSNZW+g3RTgFRuhR6r\
            Mw42PngE08yXD4/SppoIGa+X4+JBjg7EqlCa1IXxqQnLUzqSkK0f2HrMwiMqgvCwvVh8xrLFGqFYApQhGmI465+Pp2WoECOd5qFa\
            3rDxMgEYwxep8L8LH7OLToT7axzhgp8EPqNdAQ/CP+ItnB2pZ2EwFKqDv37x4zhdhjVzVbaUDkpGy7z96pzWDntysy35OITCEQ5M\
            TJUqKPMM76bTUhydORDs9VLIlWmpJxv9SGo5KF0gr/6Wv93aXVyiAVwGHxK6W0LTBGcqngGDQhb6EvibHLmll6Ixv1Ekx/Fb4VkQ\
            f2h6hIdBZMGUZaAXhIcNcpmBwLf9nBw2ozjTPA7ZfTOSjLqKdc+sQqzVXyogInP/A7OqMLMQ5Zwizg6UguPMttnIFaPEwydlWHQg\
            MA26+x9ZqsSeBLVKzPDkkFyvydhmiLWCLNUIcl12qHBB0EJwKn+v9K77WNdfJi8chZJbMR5SqiPXXDWDa/7U1HJd6nfd7FZ680gJ\
            FVsMUFUOTQyxoNBnUKOAI82PkoK0Fwpro6JS0E8kcZfcluCIPGzafkqQr5QyUW7dxZ+AObN7kh7gNqGe0NWC+lEN9CTuJo0bTHzW\
            rpdi/nHP15wmn79qYzZAELqDPx4SHHSZf/rBU5JBF2Kv5y813gzG+4TkClrk7ii/3Xg0kiohY3LISSvhbyWi3xZF8F9H8AW9/Y+3\
            7hdLQs+mwVpI86Msf9A0X1MDVGpq08RNP8o7J7x59Bu6dWlKd82U/mI8gmkaecj6zyMxiSc2H5goVM1rmVFB3bGp5rzaZEejQrEE\
            n9vaW8Hamw5NAV1MitPxVJ0UWlKoGhLxeNX1bH65Ga9Ap7Q9s0KmEte1+DE1j21bxtYwLyiJcEQEJYoK4DlD7xCecdBBW7BPEtIR\
            zfZ7+IlnYhJcP/0ITW7wrqLOv66XQx1xrlcHfFFDfPUIKPYvJlJcEIDMIGXntlAlakyo0JFEL+8RZjGXP1aSPCDWXkcghAJS5S42\
            EbY0QyI0w1ppBh6S+4W4sIC3OOH1uL8fr+H4KY6UtA+iusPJLlDnkTc5CZi36KDqlQReHCdB9pw8pcI5LF1J6B7GpLzlL26okEtw\
            H6QHKk1iQZg53Pj7V1ZHGnm/GxOWZM0QMF6jArTaFjHr3Irk5V3pLjjm1xLK+jMBRNHR99TVE9hCpIrH33aor7wGyeiw5g60RnsK\
            ijn9UIKuMiVvWdA1+yNuruMzw5ni8yEBhk32f+PwJk98/pwtUWldu81OwEgg9HV7DSgomHvl69RFdNNPMWx0DKErjNI1KWGUEYKe\
            YChpXgJuj4y4JWqVzK0R6Vfj2tOCqfoiacG3ih+V+BtOdeNmIoN/VWn+6U/QD03xKHt+QiYo8vU9nRJdWHzzPMgVTW0LaENZ0AEA\
            8cbpHQYjZCwjkXvEkenwzskeVlBqPeLUUUxrQDK3SddH/BWPCEiMe1rRv2a4xQbtCOxxq1nc5dBIi9rN1ga5xmUjEuGDRWGilqnX\
            zIrEZxcSUPV3yccDKCoWeQl84UOPDRzDhYt32QnLamfVRkliro9j1vYHPkwnGzJbF7QeI4/K/gCUumxZrJSUr2Sj7WPYKEsZqjW5\
            fUApv0HqlEGnF9dtDVENwK0xFJ/uvON23y31VN5D26jo2vUx7Z4/SOvVJYxRAEm5RhsqSgMsKdwEcmCXTtt3oBY+j36u02w/Hqf+\
            M9wqPrivo/QGIVfjhmZFWyavQ15mQAexXCCV7jL7LpT0UwPwfa9WHyeLl+AX0OaPxpnrxrZcnMMWGQNQHXOVy+CUEqRSh+1IHv0F\
            oXZa4RkyqrCD1JCWe/n9uXHUoRlF3VjB6xYZwzHVSIOr4ont4W7cGLdzXTM1yfK534dqmuQF6NInG2VBIxoIuZfBniH35YC+6+3P\
            jyZf60sxmcqlUN9HeifBh4jPmJTuAvY1fFZhta/y8WwOeFOnwO0Jt/uoL6Z7Xih6HpR6XDZK91F5MrnkS3zPA3MiWw7uJtw2MUCM\
            4Eggx3W1GPUE19Z/wr+IM4/AB+Hcwv8npTODP6FHRmz/Ofs4zg5OARGpnu7XdqL5116XCteWZiVHjryZEBU6TCWpjiejiDGWyrXg\
            EyQjRLUWTkohw3f2iGE4XLquw0HjHeiUJTpcPg/RgVIM+clu0U1mONdsTkNTHrinJhHitbJTkRWLD7usBBaG+UKtgN7RhtgH3GD+\
            eykMRI+CZj9qCtDRkTc6kRnpPijlV5SfCk3XRiQOolSMSHYOKp8MBG/LwWqIMtAIJYDhY6SolYb4T/TGPqVaMLyOSqL8M7Ir7P7k\
            hR5DCLiHumr9r53jO3OMx4b46ijyJvPK5dFGTmiN40cNZziW4R+/BHghqkAfrp0FIjFxrG/mlRdtc5cbAk8yMwfw2yuJqgCaUCgQ\
            IWAZ6pA/2CQOOlRTXgfk7ns5kqfmsyb/ixOHmhDplcdLD5AWt7d3rhkIz1P6wRMz+z05SKgPCwt3cFSr1ELcyjERD2YkfDSxhMJP\
            Jq4XOggqNTKiiSvoN3WepB5RM7Me/3dbrzJYpaUYZ+EmffI0N7pdN6p8ZzqzqkZJo4PcediADJwH4FMFXBPfpeIRA9h1lI6/ndXs\
            jrpCIC1Ij8E3dG47WNW44ecWF9fBc1omZ4MjbxGGMUhW78MU0+4DH9yPhKFc1LtRcMOKlwazY8WLq69p4vm/Gb3C9PPF5Hxlx9H/\
            dcdWODTfUQaf5Qi7z3Jg2lWQq7Cz0c5amCulvnSQRNTFhM8HcFG6DmFsV+fZJTlk5zu5Hn2AqKakuCIqPJc5nmnYHo9jIXQIhEOw\
            /Gp1VlKyLzuq/nZeiXJ8uqT1fDwrRLZghhoEBTAfum4wxY0OEv4qLQEYYoOWmp1P7qRG0PA9/ryynWmuwxAxnU6whx2KLsGmKrnp\
            hgvc2UD0/p2FWWpeNtX6EAxdlQxW6Q5Oljp6Vxin3ZoD1tD2ZqzXgDgMrMGgVp7atbKhLhkI1T3CVA3dEjbot/gaN11nNueKJpyw\
            /W0+koN1epBc9u5skMVQhyzqtA4xu70brnU8PPZDsLWqJ/FI4HkAq6nP/2QAgGeggU3hl+mfH1ugRW7wpZXiNTz1TBx+2oYq5UFe\
            dSkg+JAWxTgKwlv77Mgoje7DQTN7Bdtqaycd/LTWVFEc/QDcIflUrfXHMwgzwa1cSXHeukGqIGSsOH+eVKM1Y/+JTzS2DbAr3chd\
            Fh1gijuThZrSqG6RUwPMDIRYQso62Nd5dX2oAVODmym8H1Gl56sUv3kW4+/3uETw9wC+lDxbx2WyqvZJjt+F6gYD/c5t6eCsgfXl\
            eKQbsG1MNebDyJLeJyCvhWGu8jQpdymi3RWevzphFOl1oPTJcFjXbGIeMWy78cCZSd/v7Gr7KrOGHB4uCNAtg1hk8oDGVpVZOQzE\
            zCnLVoPnBNmRYnr7Bt92uxQ1Ob+88/mrpMgKiwlkeHu4lVB7+WluD1OhREyaoHFtLDshCtMQLY1wO3TGfOBnBkMSQOWV7tl24YJq\
            bVrN3LtODGboTOVBstMUU2a+oHcbDhLWvwDTUCfP0HuzSdg9rkzCqxYNgx17J2Lw1DGXleXn8Iq/0erg57W73lTWlJ8vu9Wy2Nkf\
            N7QuzR5SCtgSEeeMsm0Vi/5FY6PZZApWs9n7D94bNIFLNjLeZoRtxbuB6GNpdtOMY9IuFrJV7LWjvoMppmj5qA7bXU8D7PzuDjvv\
            Kk+2oTExvYoz1E1bhoqfVMOWI7R7SXNL57FhdSTHnq5eUB6jMFZ4kyCCYU5ghV2bJeDm89Yd8zT1MptAFckO/fuLjNQ2+cNce2mX\
            MZsy5sFq2lCTEwV0JujTR/NLqu123lFtwyJs0Rlys+5e64dCCKy9yZDAJnxABQPInjoRBozx/CEls8PEHsowFHox6AHU4yvCYa9f\
            f9UmtOF39BJ4QHgrHy8rQxbomsuaD39Ld85Uf22apcv0jM7hxQPDc6DCs/rOdNG8P57PfiAyrEpTy2PeNxP30tu+AyzEU9HlCP11\
            T/Ua/S/HO6/0zu8yoD/1VilOTlYTDsAbQVsMzGHIA/m9BQIkydFPAVBtWNURQl68Uj2WQY+/j4gSCSSRKAa1qgxyg96hBBBh4Oy8\
            1PVUskQ7IUQo2RepaPVA+PMW3J5eYcGn0zjGRH8BrTVqGU2RLHf9z1KxZlx7Qt+tELbQV3irQEX8gxxVXhLg81ivkoDaej3x168n\
            rpcBNi0nnJK/9iNIqJYJPTy18u8WEpmDFZeAC283t8W3it56sghUwRLVd8tocl/F7ZINNUnAfrFXd9wt46H8FfZLrdUCJ7TrfxoR\
            J5mfBnvG18VSQA/GgjV88YKeBKIHcChPf895AD1nEJz65jnP4Bd8ecm9HWwf1oSBsRDEcV/8FMvIQwRfEkDkw5/IMb4ULssNAOEO\
            Y4Ch7kTzfa2127Hx2p/KHNZ5rHfBA8Ymixq11R/5nRVgsKpzi47mYfdmTsAzuJ2jk+v9B8dHDeDW1ADcYfh8+X920ZtaHji33Nrx\
            BmjqtrAauLy9oeOGSfqAWdQoLW9tynM/8OaJUZ8v6vQeUbqRd/VOo9Gi32r3bUstbErggjM9axqXGF6D4PA4xV9FCnpRRNzEhQjj\
            OEithjQ1sV/80XoiFXCjjIDkrNpQREJ2DjbQNCoxfkOLDCJx4iHV8bpBM64U9kwjALkFV/JIlKg5GsWSq5dLFES3/WivhlIbH3Rh\
            9gpELrfff2rw266ECztP41UAuwC/5uWtXW9VIwLYgDZ+a122b13AOXbfBKvl/FgkGCJS+dU7BeZFsPpBgdW91XId0Ph+tx0fLm0P\
            qMTPP8Bt7cfQZLx6FXn09ZdTDNrS+/kRkAKhB885xmtQzocn0N5R/ZAEQMMjwjHpF2qIPyerkXswNGEKu5YDpbaAUCNIZuiuH8bb\
            V7It92v567FfK3Irsi9oaUQU/hq2CtB5euIfUc+PJPxO5iFxVPSUE0Dqx+k2qfYlqUg8Chz4KCCZmM8Dee2SqvuDepEuxABPDvRM\
            xd+CHus+0L/50o9eQ5kjFGzDLc8gRhsULX4GFERrCwGa8AOPHPp/XQahdN6F8vyiNm4v5gPZX0JIEP8oxSvaf0syPJOa5RRa8AtO\
            KOoSADLjUsV+ll4TPVcT0rT0UplbLFNvrFoq5YNxqWhWPYybyWgubE+G9bmqaf4lBgk9wSYHhI+tb6QeZT2cb89sH/vl4CXgkku1\
            Dw21lpcyS9Fe/gr2FB+gwXhex7gbhGKOXQIffxe2EcayefMNVhXEWLoS+iz6XbRpllQ1T6oCC3X65RxkiXHqBuUOVKQeEJmpjwyD\
            uBK1lAeaLcuKqN6ZtTgwVlvI+2YUsck4l8ddAU2EW+1fakyT/CSX5GBykvzOlvKbznfJqpDD8eVLif+5DMIoUuPkteVApSaGsBha\
            OssQFr20aV0Z45O41j/yY3R70In5hdsc7fUmdqw8Vuudn7BjFLYb/xPENOQF7OcC62mcXKAKOsnKOMS/+EgB/yqP8LcqoGBBGxFf\
            QKVBwcyoBbW8VTUYYhmeLyjYsP6UhelJsBxBhioBA6/Wu3YCRvL1YSQ0A/xMh/lO7T5z02uI5VpuPNUAYpsKj5ug3x2yzxpOIxx4\
            38JAjdTmmM+W1yrUQZKXBk+SeHDVoGBcShYrjy6cktt1VKUugUUKG84mySFw3pzyocczNOKS0t6L4bjRpnBXPa+uXlgLNX3963cK\
            eSSWn1amMIENKn3AxWyMz/rfCmNGUpYM+r4sMGp+TGdvKOeQrab26i5fK1QrmhkF/hdhfMZFgxsNdul+0987grncRae1KGyaO2nr\
            HGfFmGnxqGX3EtHQLZaXKoEVAfGi2zY09yzhTSU7ve75vP7SavgWN2Mwsb/3IpuTr9N9jsZqXpgcGKjJqzJ9SEiQLiUmV2EnNrbV\
            xhcBbS9jqRngl9MH5oCBbFbZ/p/evnS7jRv781UsJtOnYEEMJSdpd9FlZrN777jj9JLW0bEpshhXJJfYLFBxzNT3+Tr7o8z3mTeZ\
            J5l7cfHDwqoS7e5z/r1YLKwXF8AFcFfIISZbPbDLdRxWkMrxkdvrW4cG5oUn7GTtV9vuAdgduNV97+qMSPK7aVgFZm2fwQLTgD7r\
            iz5V8/NltSlGG3NNazPe/JJOyk+yeYD1XjwwGtJNHir4h/8Bbmnn/LuLb9o53tLNlx42unMuRFPiOfjTGCyyE2OtCDSXbr7eQE3D\
            1RO2xj8yx9N4Zb3C5KY4JX7E92wcfzrRDY2gKoQroPk9lTdyk2N1OnsP4LuzMDBocgSuka44+mo+d0+zfKHFMD+/dLyRVdHMYJQm\
            s2L18waDweS2z63jqGBeCb9VYGygb4ElcC4mKbcFnLwgyOJ+bPgGZhRfi/F3PbMLzfYbmV9v5jFrQ2Y6+ua5DZ8ytbDJI17spj2x\
            SS9bpVdKLwvmCRJ8xATMT7XcRbW5od/Cz5loZ+NrjfhuBfFv2MXKC/n9ufx5Zjnd9Cj8ksI2bBG2KtuqsdcZLArZUfoPxbp4vGRO\
            MP9b1TPPDD7VkZFdtj6x2eqjzBZ2X0oRUN9xE12O9lovx/YCRn/NjdI/GgvW9i62CoG1DUvxw2xNTzxZIVfF7Wy2FE2f6XbArnZu\
            aEDZVbDL/UQRZn/xi1v/BPs+W+mGSij9N5Ot5ZH5tqgoZfqWCr2gt9CanL78aDKl6PeL4q2+zrZuidjOiSiNBDN2g2VX94kKq4/4\
            n/2iYrf+VkUxbblXDOhc8GPRI34S3pKfhFnU9luVx1+hp+mVeFBgK9/PKYjLuGq+2dbsLYPYE+tf/ILhp7fW5wXK7YP2mjfK1fnk\
            opszf8M5pxcx2D9ZsG+L7+iP3u7LbpiejpT+ULj02W1U8SuuV62y2y7jgKd0Kos4bhJWumh1PcvctBdXejEb8+Tll/TXdthyQ28M\
            r8CdDzBypUUa87YttoNCmC+KoZU+diFGTq5otb/9+edTFViWdtkfZ88yNTs9+SL/Qt1P9kOLcttDkTcY4KMljPZ//nntNL1p1rY9\
            QTLWUZAMTbPxhifECha2B6JkcE9h/W85ZMFw27TmQ+N6eziyxVcS2WJ7MKAFSp+i9BBzdi3ioxQ3ZE9Osef418Jsrt1PlvTTz8jI\
            fQ2u6hOrhjAKOx88jHWHl6ktg9VCxk38hmVBoSHH1B1xf0gC13ek0tXMi+LklKj122IXuKq5uX+lPec1P8Ens4qN9o1Rhn5Gxyyl\
            lvaHJJbCSiYGqXCT6W87taDQ1fveWwa1OyLsl++wc47fnts6F7JJaRchh4WxvIp2zoY732rEHryOQg8Cja3NtTVDZiDMrW5KSykA\
            wZpOKSy9DxnFrd7wDYAOhytC05p24ZX+NceHslTCbiKqQBTM7ir6ecU/mUzSbxou00r69QUwn7KBl9qeoGt7gl7JCfqWT9AvtCeQ\
            +a8NjXfoBOEqfIa8Tc6QweLmhgt/kRS2q+Hvpngz5aNZWFx8K8v+bpR2SJClbTGFZV6sI0ocXH+sxd5dLj5K0+H0lTTBTzZuIFTi\
            FK6QRHjQ7EOD5srVYkAcSV67o4Gm9o37qXZvrEhkfaG3qRTmc+J0jySsBwdO2zyhi052VTy+ArmOgqRccZCUNz4+5hmdV3LkvU3j\
            g9CRO4BWm909ybepB8S3+0BmI3fFUjayhRVDGJG4IszBgBml2IVZTcw9rTDJOYEIdcBYJTXegZv2H+l90IhOmjSTnw3baZBWYcmN\
            QFqbPH7F0oT4DGnb+zqw0Ytov0RkQ8xnZPKoGi5q9fI7fcJX0u6w7jRXBWMjUokUZ6cqwc2pzAlVyE9JtYXXyb2zLhYeAgd4C6YI\
            Rmbc27AWf1r6gEz6cOQCWo5VaQ73frglhDHYHTDGOGRK/S+Hd3BTnI4LKMeMytvV7jnVHSbaYLG5/mcQBzJhSqNT6R1pb+ZlwY+5\
            kZ7D0UuTV8WulWdoo610r7Z//siPmnwzIAa0LjVyk5aE1IagtxGn/pztXIMQF3oxhvVuoiA8XLDOEP/OFnTjaBr2z4Tm2CC8P3qS\
            SPA5f6Q7bmDkcOyEVBp+8cInkq3nW3lNYytM4qbRu+fyIHCh1KEM4lJhFHadJUGhBoBgaT56UFDPmYioR9ZF4ZkHoxGmzfIO/P26\
            0eRC2Y0GD3TmKSxCCNaFEnYBp4mwS24jIjvCF8v+5gUm1XlMqpWOUuy5tLAeltwkh24q6gZMiDh22RxYAU9Brit0GHT87Fg3nLw7\
            XuoK3swshRR3Olgf0YxH8xYwH/eG1lWLQZ5OvXg3GhnSEpBwEtvwaxBl+nY6iDGaLwQflN6BHjyd2i2jvStbYkrYPWRa7bw0I6Mo\
            EJsydnyM/aPaafQlOX5HZiYSyUaixMqKD7WNy4hKdjvLDmzCDkSMbGluT1ZvZmMLNNz93lwvfcrRaZDbI7MwOq3ILlXl194IkwUm\
            7ZAmxm2JDBlta10my4OU1s/Wss/aIgxH3N55v1xWck19o/ARoRa+X3f2ipSzI08m+SNdE7Utmf/2/KeG45eN6AZTj/jKW73evn66\
            EdnnV9X3lWnoMjKNeigicFw7Tc7U8Le1uR7/ySY8tSWzkr2TQZsmamIs1fCZGecNSkYL0stIpS7c9OSVjJ3He1TGj6ams4PJkV7Y\
            OiW8RZU+9lrYTbryTvYI3Y1K9q2E4UuT3KW7JILrQsum+fZGHcHjVUF+/rkcc5DjxhI9PJUQsNRVJ73UOuEsskct0MuvVyMtY0Dk\
            t2GGUgySLZAwmOougwko6FR0RHpTUFBU9lI6mclxkDePxp/MHGh/oO5zkHV/h5/THf68h1pdqOfZXG/EtxZyg98vi1uecwbVVwoF\
            0nw00EUbTe22pixGnJxhKQbTunj7YBPzfHEeT1+TPIdSgtmN12fvOSNdQRPhn6Jd3hji7L527i53+/qZDz7e088MQV1YZXuytQJC\
            +t2RgacN48HQufJOOgWHrpddqdSIVLUMqXl8okvTdWnnNZTgxy5as3CtSCecvTH9k+9p9lD/nYnvaO6ikUA4auW6Rjo2r0UHZ9SU\
            5rkt8lcpoXeWbrJyVnRTSyvYNCr52lERHM6iGA7uf9oz2P/wVpkw+8NIWz84LAc0zXfs4ndZGfUkem5oE5pu4d5gVeJa+iNU0Mmo\
            jGa481KoIdFA9AgmYTULpGhmAEdewr+ebYxKPE9Rl9tA0G4j5RV9UNOzGd+U6e8YKsnjhjhHWbaz7n02rAO6YfYVw/St6DKzQ1hy\
            cV4Rz9jS5uvMYyDe1LXi/zuYPdbSm8gU6XIo7iyOI3Rr6zvJgJ6bcbO99J4AtawESoxGqWXS3TEchquBMsaspcq5d5M3ruieu12y\
            znnUFA8U5KC/MOVaR9Mt9v0PdFTOme2yKdclSxUayr8u8f013/Ep//Oa4j9sVyvOaeQHrfw1VaawgPnIioear1dEuqLGiJVyuD3k\
            PPetVuawR0qnM9d/ohu5dPhLht713yTgnt06yODw03zRxXHfqPb//q+Xtp+K87Ihl8fpm+NrrqimcIpfLp/ZXYZbt9t6MuQ4q0SW\
            oLLAdhu5N1Mz0tHPyjmqtYVFPYtz4MeSmUXbMrRhP0caf1FbPlHHUhVBKcco1r62bHIGAOSy1xOnGPL755h8tXoPE53xx6OOgI9h\
            kn3KZEe84cuFsUlumVnJe9wrfcfnhgWM4EroY6NFNsl59/gfCRjPIRWq1gtBnme1NtSwxHl2iWFEAcP2c6TdXxWN+q/xC1huK3bB\
            JYXglHWvmtJLE6VBBz8ZN7qEXr4oqe/7bp7R885IIGrRnDdUyCnPG1GeD1uBr7pKQb1/Lyjxj1XzKhtxaxxipb8fGASYTjhjqaj5\
            yPvG/tpxAj+5jD1YygTNWCgBz6BS7scfSbI6ApZQuh9NocJhXEnZw9hC42tzzmFzDqPNAzGAPMkfRl9oAEiMvnfstQGo9CerEMrz\
            f3EbXtiXjFGlZ4XTveU6q6JDc6JEAX8XQujoEC3HEVDTf1gjrABMlL4EhcO1GxCF7mwo8m9tKh3ouCELtFGxLEyrzWLs2uBws9lE\
            PeZg8zGBEWThNSsoG1zzxq5xABhwGnqXEo2zXHh0hudctLU1K5if4l3n9h1u/CiZPhfodOrd+a2+53LQSvsybeeQM16GdsgHbxr1\
            58CKNm5JATny1cGOJMf4eZ5s4B/MeUn7Cbtd6bg5mFqyZU/JssEf/Cpbcz3nnRxYsmkqBSjF6/kdhKK6GIvnnsxFNncBHUb63kh1\
            4DqAZTQ8iGtcyp4a1kD6sykefDLRDa5DUQyxibcvOeC1u8uvtO8eVlZ+LkxJJezLT4R9+WAS9JuOJmBfstH4JZUVPagy2C+Uinma\
            IWWeleBp+rQbSgNX0jJbkLHlr9mfTT7xr525iZjMrwN7GfqFIxQk5PWXXLL74Lgkuxvjovt+ynwNTknvcMG2RTgbXGLo0mNx49uS\
            r7aP0wnGKUMbMU7nJgn3gcEF2JW62/ClUrrDmETXIhH1R0FkbdNlFpmxfX+VV0OsonQxY0bipZzUFEmwsWOgczRnDZpnrlKDTUWL\
            pHxcTCg0yqOCymLymEbL7gI6PPGQBpHHHzHVR67PC17Oj/wAnTd2kDS3sTMzs3y5BkBaJYl9v+/B5w7zgPYDCmSx9Yya4su+Vs4r\
            3VzAgChT+rzWG3w3GdFOWwB0Kl07YYTNo6LqY9tTXU0NevR871EnSfT45ap83nyZNSeVl2qAGzzrUHY/wwQbznM13ec8zlNoIMDA\
            1p/zmeqYBbCQyI3GT74DsiUp+gLvgLAmFw9glxHq+KiRBpP1gX9S0SayjvBxazdiG0r44Ahwx839rJyNzzcXvKz4OItiBqJjzJxC\
            G+5blq/JvQaV0X7KqM1TapMUVTi8GRrthf98oifuKmVbpDPKL/ZQJKRdwCYMfUV1gRJiKEizcvbFY/GjoJ3nIS9JB05XSgN/lHDK\
            CRf5eXVySiedjTamdm7pzDHScuZAPgJOMHuBK81CBrVfPmzCLvtRXD+OtN8PBMuJefzUcIwxREpAe8mwv8zMia/Fan1AVdKSRwA1\
            OXv5//7zf/1w96W9GJG8zhnAxdXKhGE/GvFnmXQbxsmLG1slnA49WxwwNBRhzd7d0EJLQn+Ch/chQ+QzErO3bRaPSNMa4yRdxkaY\
            dx0H1b7hWhq4M31YxPTcXg5GOuj0xxz7+7TN7F6zrwxd4sby+r3irn6jvzb6G6ON0f80+rcHorAi5CrYLWBjwL47qV3HUVRHeHRE\
            cU4PBGxFjaRc1TwlnPlCpJP8AWtyBWNfYZu8MKnhpZomgVOfZyEOkYixaUxWu04jcKJnBNw4Fk0aNyVJa7HjKIfY6VcWhF9HUVRZ\
            Xc42FpeyXm9QcfmHqhbQ/24LuXTc92xOY6Is4fHY9MqlT+OAduIZHTcZ32kaYyfuHGlxNEygQFpkd1dxSD5uUzpQSLGjlTTQy3Qg\
            vmecY/FoQib2G1+55D3qd2M53mxrq1jGji6iDDMQJqu1BvtPxdFGwtKAByN/NRG9tySv/SCpBd4yY4wx/eqBfKdBx05cWlcLAyzo\
            IgpXiKrIS+sBtax56ovaj1an8KQ9uOPVXQluDB3Xsk502Fn6Y6WT0UbXcyT5PpGQ3tCfSKNpM6oVKsw8QkeJAQVIsYwq+JPy3UQp\
            IlRhqdK6V6aSxQHl+ImgyxQO7lxuBMkMsksqvFmG4yZt13+ScsCI+LLygJKXIPl+R250wum1ei3ut/ZADUXRSyAaDLcM3pVdxbpE\
            BuCnHEmYHvkoyvSjPEriFacJLKFIg7YFeWeBiMNy7emGfUb0yr34zlUcDxnBkyvVO6fU3SwcyjnusgnVBMsoJiRIoloecftvBjNz\
            6XJHxxT4ZA+mfI60QXm6uQAP8xC+lrU2/M2P2U6MyAndUWwIKgktdQRrebnRTGOShtdPowTjCADMl0HQuCog3AzOb5HOn2g3dOgE\
            7duZj9ST7wcMBEpATTSGjINEosUxNGAZhV0n4R499pGebOFeIKTeQEWwc2I2TaconH+JEEZLmX5iz9pcC0+9QJ9sFann7r9mzMqP\
            PgJ5FbkukKy9Ew4sAqU7iB+QRXaxfY6SoWAul0UXwnGIGXbv//xvyw7rTpVBnMchbJzq5320XBvVh6bARuYCKQY8D3c+SKSmaQ3h\
            AyTbGmnDASIHw0zq17ErtT8Zx3CjUX5BTnk9T1/z5OWlttdlvntaJy9wBveSjyeK3ty+hHTfeitKTiM0e/kT2fS1HEhUbmp/nK9D\
            /0DCqtgwwzyr1azON2wa0WTK0pxMiTQKmjDnW728IH32jbrOlql3JO/za8s2DrxVuATsDEf6N2yDxXmr2YSUt1UrPoe+teyBy2JF\
            j48Vk21axHWx0nMmpdlKBSOi5i47Ga7OLoK8bcwq2MasYBvDP5tX1YpLxHpXW6vmj4Ff6GWxtWGNf8uQZ89IVWDM++aZYujHEjRT\
            6duiY1PY9NgUihHMm9g/UvCOdGJ/wjbmNraMuW3PVwwRmzPuIg9KW+9BCQVms+xNAddIM/mTL4/fWIbA8hER+hfIpt/WpOfNERKA\
            h1XHcMai5vNie569ON56V0v4dTEVpHyuBl0u6UvKja1pGm33+0pW3dYuyOfUxirx0/WG5T1vlPJr7o1+IWtua1fpG7ble+H1OzXt\
            6pKKlZQhMC+x0rONIijtA9gN57Zoul6yvJrXGzbVcNC9KJZ2fG+c8tj0BfdacC+0sl/oEe+8kZatN1L6xd0+AC99Q4ohbkLL+oXS\
            dn5mt8UtbzrA9pwQyWpTTWrn8ULfqnbOfGe78RibNc3mKuwbyirZ1ZaYfHwoJh93uOVm/7KWeHRdy0aZpOX+6oEevyYY7M9d8PEp\
            UaK2AyHWuir0jLJ3c9P36fv7Yz/r87zecZuTeHmBgpizBpc4DQLmAZd8KCVmu51i8ICBYnaLnNzKHtkR08UOjbRjmlKcVkg5a+5w\
            Y7rOfkKwidTVX+r9/Kw3FgZ84W6ddf7etMQIkaIdZACu94iV+OD9onJ0/JsM+FBhmDAA9r8BBA+6NGRsxqNKOz5cPQw69cEbECPq\
            RIMhjFKnu1ILfpkHIkYl5kuowJ1Qb/eHLZgOlIYRE+9joCT2KHK6tz54DAp2R55i9EUGW5Fe37/kfDM47zgWhdG0txMq39n0Uay9\
            hwObXiA6uIG5EM+fzIXMH1KdL8z+NXiWLkGpc574QU3X0I91tHo2N/bWOf6ET18VYm4i0KYM3ifs9n2lPGRv2bwEPR0+mwghpvhQ\
            Mr0SjZIWRUlVRxdOkzbnMhMEWIzna9C3eRJTIJ4JuGRlld+PyQu0Ouilu4+OvJd3j/fe6b5J7yS7JpzcsBri6j0Z0h8eYEKLHspI\
            u6dEWpiXF907fXFX2nIeDjCc0fAADxsFYPg5Ys7zrh1wM5mwm/d4nXN+wHnhxMh+jrTr/nP75UoyQQkF+QvlrHcVFOMZE4Yi/9rj\
            Kgq7A7zCzFX/ExXEO9FuqYjPxZ++urUEOYEj4j0HxLl1do10PMEaG3f9JmUUek0DYX1BgTLyVAI+qgdV+papU4pryStE/gB4WgQ0\
            G5Eohbt2THBqrVoCmBCL3NXk3esK2t9+zPajDbgJ7SrdYY77GYgmV9QkwxziG726ZsQWrBOb3VbxwEihFJfe3aPHFYoBK0sCqNsw\
            206WYW65UF/Dy7jhZbpSbkwycOk29Mk0tvHcxC9pITLdoT3QbNfMGejNDMIA4VmfB0zOhBA1AZdIiWf/AjpxrB5IJRg8pVpnvpQZ\
            z/4d0FJG25Gi8juaQLUqMkqiTWq0N6J6aS/0Tpm1KfbYEFXEdhjJiEbgTGwwEazMWGyET5HZ60W+0byA8rkGpPnCeeq55BddmHLb\
            pp9q8RrkuGPyAT/Ll8o7F2K6HnakoIR3ZLpHE265hYNeQXrDjlj2zEtTvrqeK8SSV9p7prZYApym1SJUAQ2j7VthLVqlPC8kglB3\
            J8jLG02vdLYBtXstr9tUPhSxjcE/D5IlFEh4rUzddddzKNH5rrYoz5Dw3SPft8w/HOxcx0z1Qyx9ZjFELGHmQMZ9Ks+cdItvU6Qu\
            UFFf4NhAgaBqfsv3n1SyDpBYT8Ruwby0LiV48VX8y24MuOBiRR77XfOAPeA4SxWbiEzBKg/bWuPUAylELnej3UkHlVIhr7FBlzBH\
            jiv34/EEJZm6pmYkMZmYOU4ofDA3qMakq8+qq+njNYPmDcPDZm+u46uyXDvRI7NDoTSfmX2Ll7guRAq/e/71n8aN3aUUiS6rhIHD\
            e2Ihti2XgQqsePefL/SlXl0ou2AaXhXMulI7+6dopsIMdO1QyUjDjr/U1DjiKohiSYLMxezcsY3qREU9i8xNVMsa+4uLfCFMx7oA\
            DSsvmC3K/EpDesLQOuZRMMwLzlB6XlSWG5gtKGksdhTlkrcW2c/GkNRGZiPAKhyaGsw20mHbEId1bnU4uBsjyCo9spikNHCQb/eH\
            2fzkvLP7E+IrubMzgW56TwjRmx7hmy667kDLR7xe2aalLqrZYnyzyiqhfO2Cw1PsLH42bAZVE0KcFguQ+ZeaoOVDujk+ZbQcUZkN\
            ibXIZpLdJ/HeDFZEdZoBmpgqyOPIEOl2HdBAmkH1rBLI2nnzU72AF2Z/4RnL+iyO9lOwGfh+NBSXolNJKd1N2zHy52xV5VR7XmVK\
            EAVNSTHENsEQ2/c8lhg0NGE3f63KHzNxWsq3Vqub4EPTjKqakmpDk4KRvnK6cAxKbkTZTZeFAFK9Zgl0Nhp/JHY94jLmh8aTYpAU\
            mjwQX24IfF5fgtBQlFNLS5c3a7Cw7cOg8Sp24uqT/dNNqzC3pWjchwqKd89627zqZiVkTgyHxt/6Ik9ssgWbzdy9VpLS8WUO1XHA\
            7p+WgrZln5vuaTgsjD8synBYyPk5cDwQSLznZfdfEhN3f/eLRK5wHYhVA3dg9ev1BhmO3MgBQ7XkhxRFHn94Lj0V6cusje0xSW71\
            nEYzzTbSKB+r8ov3JhewKfyD2P5zmaTopSoD+tZ9bi68ZhhOYrdU6ER+TptfxByuiK7iJi0+bYuGX4Bhjke4sSbtLUhwQnPjG1Ot\
            77sp5v74TGfac+oXzKmfK1bIi/YnK6kxpVdqt+/nv6qJ8FRLnmKQohZvlQOCvI4BnV4ZYST8Q+yhI+ZIzOVDxFnhgoFZavd/y1p1\
            YNwgiMy9ThyZs8kdMbJsG8POhA4YQtvK4HmlbHsOE2OdGnRGM+CEmGD3dUIw93cSBnQdGp0lbW2vu0A8tIwvU6a8xjtcUsV4/pj/\
            1xMnvR1bbkTaGwLt9solPNvNyT84iGXEZpXSrtl39l/UZZYfiHL63t6UEnh6A78+8GH58HmAqcdrSVbdodhp+vI9OW7G6H8cYLrB\
            0B3KPQe4blL8EMMNpQYZbqI/5FRGmeEGmSO4bimfrftY4xUMzpjZ54xxUupgqGsAYpBpPcKNlPIWDY3hhrfcXFcZYOQ2F5TJ5JWL\
            Jy8yAQi+u4/fOC+F548uPQZIfsriQ1/2o8MM3PO85FhyjeHmEs1E3y1j60uvJabUMCfMlNGQI4jYphQ3OheQJlal8Uyg84vghGcG\
            bZqQ5DXxZZZDBu4t+55iodcLaIMublpPidFhYOAY50aS7ij5TuYhN15RQtxTcCPiScyXZrQzB7Ry7qjKruOKUFZWuF8w4NC4r9w4\
            nxZN4qJiz5tFww+v1KVFWv4r20nq2AKVWpXqx/JNDh6fDR/sNlRlXibPe2wYed6De0CXmXLmZy41nJFH2wCfI21P+/7L0H8Vu59o\
            +MNtjLymi1lbGG3fUxU06jJWlCrJcyV5IYGBzaCCIlw2eTioRmd5RFyFTcSYSFzRVJKBxR9Xobdewh3gctgZoRy1TCXRdervwg7D\
            TfmimGiZx0txxTFFHecLw75459qVRtmAwdijBc1b1QYmLD+esQcj/kVqfQqlEhN4EmJBHGmUNLpmjRIE/imtXknDeiV1sq05F9ol\
            XN/tPlC1O1RJGr6ghmBY0gG9GagPJDWlsUm49cYfsL0CTbHRM6WBqZ93jkI3q4qqT2nEw5gqj/i6zMLCjAD1RxOPe/7gbUiYaw/c\
            jnH+XrpL8Vem+Fibsjj9VP8Ao9T4dOTXygdlJ7iZfS1bNzEMNZt7bW4u2cFJc7OlS0fOwXeuyrzWrMKXbzS/aWnhzAe8Hv4b7cHQ\
            4nqJ49p9fnuzdik9uj7SoSj7QEuR5Wq7NcN1W0bSnZtLmpFbZzrxTcm3rK9dUrZXPX3xnBtdXaikDfzIFqq1soVdmh3EGhk8/H2O\
            OCZP2Q4DRm3iQU7ite4bIzDmhjyHj6WKrc1hbTvO5zinY6mA6XE/CLMnYcWKPgyltYIEmFeQYvemJM30xqRDiC2XyiJ9MvIp0pRl\
            nVreCczueDgy5OI+hUpcnku8VzGgy88jk0L7c0UrZgNuw0dGKR84VhJlnYk/AclalMQrQo3j4R4Vt3aRnkgJ4HpnW4UTPekqNSZ0\
            pIqd1dw3HKt2GvArLCN7xX9evWVOPGsOD+YXlZqCaEp/glC9KWKcYPCNLtXJV4YZhD6t1ChpDS6POXvhaQKW+GVBD6BH8+nl8bFa\
            WPIIwn+p9KWaQty80Bs9B312fCeiVXjOL1Tg3C/wE0zsAFOark0ZjgfmVIfjAdqKC94CDMpt8dLHUvku+3B3SYTYEwnRkAe9QBS8\
            OC3f2hlRL6crUGOHcq8dwgxjmpLB/OJW6ZXzzbWNXC2u9NaxIIWcZYyo5HSM1gtz3ilDV0kiN8ovpthAVFbIUXyWlUoGiu8KERtx\
            spU6Prkq1TlPOalkwWTHXY8olBL0gfrVlvoBibpB5zdZoy6CISi6q/mYdSrNijkvVb0t5a7VHezXKx5uraZza2WezR8RpaHfPCQZ\
            S81YdJavWCMEc7xGCIKKl4ECzoA8e7nEgLCXsdfujLkt+5lpE0pHwbpVYvQMNJX3AkiiXdpkimGDDV23iQ6stIOCR5gLNM1mq/F4\
            Met0ZerMq+46YdWlbNNGhVXVNbHtYIQXZ5liRTdWWdtAWXvcMDvcLvTiscz+Rp3IjznHz32n69qGEdcgsHm8lDZMqY7m00VY7w0n\
            axSr2CleBvt3vlSwgcU8uqTVs7qo+y5p2YJvg7hs+MinA3c336SuVUv7kd+pe8iJ6mKiZWtWUNJ2St7P7bkj4cJF8qjLYlSX803Z\
            mBGemcmR429UjZw6jNn71XHPsa03RZMcaFMrJBMW12iGU89ep06yzUmlPjrL60dR+l6Z6v74k7w+rh5Hyccb2qpxMcq/T8HITjb7\
            0gG6lXweaVrw6tnfIhfC4mdPE46q8lYW/n5rE6QFfuYQA0oOXox74GKEdZ6ekQMXhJPT+FKRmZNSfRRhXykFVpQoewRxLTzKsAZu\
            zXp+umTpXMigNL5hRm48fyMa4WxKnLiv97rFhx3ZxzzvrpYyWKPEbH1oWdttUGeMaxJW9lUJf0lahPpT0icUV+uNltvnjpiY9Jl/\
            ylqPktJVOU40xddvYiYm80GlCTW16tfVNcc4k8dtX+Q16b07NkmncVxXuyGlZyhXDgFwSEe2q77u9nJOtTjMIN8GHCSW/BGuLUQ2\
            DpyEVtwN6E0/7OhNYziHNd1RcrzYbjYE6pAr/6QsQ7N7eyLBxs6GxRlpZMFPxVPs5vvLTMIMfnRv/OBMpWNGINnvN/PLS/pux2XN\
            EttBHWzMBywJ3lVZOdV1/jgkSPOsgUyJnWlz8BzW+mdzuLD97mL5f9zp56FUD3z8YasAAPS+2uqJIvo7aqAPq54DCAif7oye+KsH\
            v+Toib4OaNU7xVxssVB7BF2s2TwoI0E1dKeRsh/L4o6QFU1aEuiVSTwQmIKnqttG3xRP0BI+e+oNR0AVcvVpX6XDizZgifUXlrSA\
            dh3K2o55b+7iKNSyxKOd23oSJoU7m/pyvml6aC1oyimoLhat9NDdzhDnQRQb7/IHiSSNyc7phHxUkzkCU55Pz6JFIfAkevOcxIu9\
            Sqc5DTbcneWkzw9Wq9W+/ct32fhj6pk7svhBN3EoWjrPT8en/WFo783ZELeemzKAmNdkOrjgy292pkJDJ8uSh3My/qTpgeKh6m3g\
            QV8DD5v2M7qbWycfzT2qteMoUrtOoxw8uDU33YxT1bbiYD6QERYJJcj99CwOltuJEJR36OSnd4jSe7u7d9zt9cGnaa8TkNRDe4yv\
            A/fCP2cETRIunBLkypD2hhWEz39fSs2059+WUh+QSXeE2P9BUuoxd/MOYYb5Mk640WV9mzXzVXky35TzE1fqxhiOkp5Oz2TPJKkz\
            VavKgKxM+VYb58WxiR+cbdU03Ib44E1P9/Qa9IAd5e9fg5QMFFg5cCBMh4yXpBVyHIGGho2TIP7nkYld0INf/ortgvjmsX+0HTz9\
            /KbZ2UU66VynOEzAtvW90pN1VW6ak0253LL2wesbOxj5VLsuVZQz5t6RqMrNa9ND0X550FSpe9/Ve9danIr5mVd3CPZL+ycmlQk0\
            tD8kMRso6afF+chix/ovlpiVIz4MRxf6ZtjpuXfn7f0rFL/NRvSHapNtxevIRwbYCBCOQ+LOwEGlvhqp9I9SwaXPQJAnr0+P+ExM\
            M5y/odSwJVXFv7s+10B1WTaR8YhD1C6U3zMaGf+wfb0WH1RtBwFda4JojAFeDF1mIw0xJS6J4whTUmofDEkVQDAYntS91oiJ+33U\
            mMw7giCWxOuoLp0WB3O/uJMoimpeck/W4NhxX5WHwnI2lqUhbVUW8jJj0zCnCqXsbY+WrAOX7/NZAuie6oJA1vV2el35iBPMG5EZ\
            cYihyCptNI0xUkM/aZM22gYniHvSnRhQGO3EH2J+Uumq+VJ2aN7Q72dyXcpr+v15w0K9jfbBa/K5FveT+YKDYHKEait+Fq+e1YII\
            HmusC6vHbql86/hdzpM798nan8wU579Tn1pU4mOA0uFNZTuGZ/3fWlRsx+DfEJNGJf5vdDW7Zfc9to031MZ5FXydfpmFDxfuu/L+\
            Vy5IKG6bgpXBmwMuWCCk4L0QOctZ7SdXM/HM4mw59A+APp4j9m0lCgB+ieQv2iIp8nmxW/gZWrv5ISZ+rV/JVEjkChL2e37zH/R3\
            zG92sl1eMVXZkD8J9QL+IamEmvb6XpVlZ2dH6d4SdiGNtHHZWJKy0xyoI50YWcjEPOOJuY2QrxuZZHIy6hbeSCboIqdyNgtehNTF\
            tNsbnA49O+hDGvUSa5BNAmKnXBI8tYqDp6IsdmACTFi23zhydgsgZJsOFf/jHYUtZYp08BdpqWRY8xTzYNP/gcVA+8eikkbO/3AR\
            67sgBgvvcDYkkx8Q4EBW8hSVy4vYV41xLmpa/XtTvCoev6/GmiCjR2XtlRIliQ1O8o1QIGegawpH4uBVWw649i4P3jIymAzw7hP3\
            QU0aY43FfJFgjeVVrh2AIALBShjgjg4HiFy6wPVU+OWky1WdNxdFUXybKWKXe3BTLRhh2nlxFCaloXrMkzY3ws2W4PYYROMGUceD\
            YLANO7Qxj4taOOeQd4thEIIJsAQCfP8pSwo2NMPOrGO2cXw5TlNDghGduLNhdTSyZ5k3XpmToN4TJcNwKnaEzUMAhz9IQBmHqhXx\
            axhx6UZc6U0parSNZsylKGBtsnQeWYPLeL9HJvg9MsHvUeOEvcCWyLncNC7JwdH5EtPITc7pt+wuluoi1Pe9EbeJmOJWmONliKY/\
            kngGP/6pQ1y+emykK9/gV1Z8ODrQ4L3QDC5VG5nyRdcdUz3ojukyiUm+iP0uLdpzI36XVkG/4VSXTuuBPQf735OLkzOlt8Uu9ecE\
            N08IYX6yCjHMV90Q5uiQ0bH1tmIihFv26lhUXmq0kUV3vBVsshTRJWGqexCJBbzUc79pVcvxOe5RG5foeXP+9Pzp2JLEr2lNqOPL\
            C/FPTb67l24z3dHLctAxVNu2kRO07JUOZFlCi5USrLziYOVNSzTkldrJ1nf9nZxORf3NFCX9xZHAk9vkSYo5KQz5Vj7NJ3n1iAWk\
            j4qGE6ngo8J+W+WX44LIPZZe64H7awBO5NSvvPetKTuln5YnJ2rn4a4E7obhpl376pxjoyTQHBM0RWPBEdGwKRoPSc35p3kNOBmw\
            kwQwPju+t0fSK9wXMunatHxzj/pSDlJ73jwpKEhEWRZnuiqL07OJ/qspHpQP9HemOKM/fzGFHSg1e4QA9cb/cuf1K0Wtu9+s3hOF\
            nNjR3FcNv7y5hrueyxnW5E7NJ/FHwTqATSGuyT+oobM5/WBT8MaYfnBjPSdfd8NX7PgylRsfprgc0P/rFIN3QYa0/NE2bHXWLKwd\
            pTW3v743iXrcB/O0IFqbBZlyieB4ckVBuivYXuSuWDs3Qfnhr66XuQ5KN/FZ0VhNhEhAXH70RDnbbrq6/KcnF3JDj44UqFTMTeLp\
            /SVXuccRzKolvIpHGj9t+I2BvrRJVCUGsn3ZOtUZProtMqEzAKvd0GtF+2T2J1+7UrxBnbdR2kMJxnkDh6KEdWjoJANzwfSNp010\
            NKnjU98jFTCMtr9V5lVm2QKUL/oZALtUUT/icoHSVOsfitxd6uYf5sHim5G321+smhPV4vEKhZKBBSoV1IV27nRvvRoNZhe6T1Xk\
            dLC2rddWI9gZTRMavcbO/SfHTYtO2hVdWeju47QCjfa7sdQu7EZe2QDe/LhtWm/5X1ROyThrxJ5xwvb6Di3Xs5lPnbqkAimaLP0b\
            r/HlPeQHmlQ1z/m1N2c0Hc196FVv4O4QwAPbjAGvxFDeyFKItamk9OsMgFQRxSk1hp2SG9nvjqJo3NFCX1iC3NEEWjdsRKqDrS9r\
            0UX+9Jlk0ddFVOKDbUfzXMcu/pugwkbYJiWXaU3ajbHa0XmtsbVKXasLtXkkm4E9IDOzJd74G97406DIUsLbKi+YmFjUTB6ar6+Z\
            TWEjW7+C8llnDjSmj4cS/DFU3H1kF4CpSNEkBDZW1av4zl9iTZMCasB5e896LbV3COh2etV7fDOT+HFRlspuqHW5Yb4tKy5zHI9M\
            Ia7Do+/81R81GVfwQc/0P6vuP9FPEFp7h/dEUBaug26/dshDShVSGtZf1KiuLVZzMm1QqfYYiotemsKnHU5Fy3qvg42yNxjv7DrC\
            ZroGddYPMJZ3B0N6L6aDb0oTyuzli6cvWQwmTDuSqj0HI9iUKb1WA/QNlC09xURxFFMd4zdUB34nLTY7Ryfi0zQ2gIoPWblzcZRt\
            cATDycf089Kqz8nNRMgSz156zop6Is96NZbyBalRPeJMdzChTUq2xt/S3t6sVS0YvaAJDlBJ9qB2oTwEWan2+ypbjtzEPQ0QYeb5\
            simb0sDjfhtt43wQmbF0z46nDcF0eFF5ikw3SdXyj13w5IIZruLnZk+jJ38lNuhEDx8flZ4bsd454qDdj42agiZ5xzJIiE6jcnDE\
            BOrar/3ziz7FWb/G6H6gcZsp7V1LKSFdFbMgSoczrxh9IxSrHPOU00aR1QlC2L1Y2njDWG1OT7zJ416RK/3W3CufW9XxaVBqLukh\
            V9T0wqGLABG3csxLrKi0wbppW78+xFHCvVVpmOGTMMP4KfPoAT87sOYxMtwhy+NjYCY6kOJbIZ1N2g9Ue3rrHFfsk+Vp4/Y/FImb\
            Q/TWP4MAFBQab03x6ce6KYvTh/o6epbQQ4Kt82IHeJNeVhpF4zSFmQZWTFuYMf+alj2mPk7mIju68rFcRKN9uPx2HZV+dag0nKuF\
            zYZoSZKTDVS/pqH4JtYszrizjVZC1/yhWplyGV43wIpgwUo73XPQVfjiJ7qSN3sV0A4uUxWbHoBqC2Yrx+Rq2sL3MfUnjz9zSl2J\
            UjQYVzo83XaB3ptWVwxhx7LWqRSNlI5HwrAxPOwPrZ/1FkOF5ws65o1WFGZ2dJpn1R40AjdgKoMvraMJe+4a4s6iL00qUtx5iWbR\
            +R0WW7gC8KJ2v0qc1RZ1BgYnoVnkpygDIy3CWtVihcC2IsxuStTdjE2DE6907QAVcTqx6L5g93oea3Dhcv3eiPIEp7IsbTqzS0+8\
            aHsYTlJwqCSEqByDAHKe3A43xAIV6Qhf4p9wdJOMox9wupoOoYAz0lDwwFoYrHgIqhMPQUBUH274UF+XS+BG4sSIUNfoUk5Z5zTR\
            HbMAio4k70BmmC3niVy62GUbMe19JsTjSyEe7A5MEn67DIa4paY3xRTa8LSXq7tV4bE8dz/lxlkGfKdJu2gdPk+ak/J+BWtCfwSi\
            z614KQu3nXDcj38qQqOoJ4/yg6uJvR0yHDwG/wYrstLz7O8bB1Js7XbyMLBi6+OHujoxd45/TFg6YdOXsCU3PpJUH3/X96+juGqb\
            j0wwB6DzEstHXqHhiTpsIxkHzIt2cWQs2xbp7tVi7qBFLYqXzOAgGZkJFv1oJprm9uTWqGOM1SZVx5SUoPU0YOBU1x/dOs7Hxtvl\
            BHOPafT7uNjcb0qNFDG7m/MhhBCtYQ3JS7i7iGI3ivZcdEJmLDiceDNfJN/bfN5Y0TDRH6KCEPsMklW6rgwfS6CAvONAARMhypOG\
            Dv1ypBJiNAVnH7dy1BgS6kg51NzFxb9ltY9eikeAC5kdlIYEIcskjnox8WKSU/kpxSd3C0rqlNYBcfc2BwQmzXHNHJSjgtnrd53j\
            m1aXIlPcxLPJJ+WSklQrAhPf+aDcihcm7aJnRNjn39sdae8FrSjZ7ERuXi1Y5665SvepX3ZkBbgkKQprMPB92fk9wB7eW2uEWWEC\
            9dzi1KxrCfhtxuQkmc0WV+taxAVX7+W35zcHXPYgNiOCNhJg1zcHHPdIpcPeslFy2HePdOtd96TvhD4H2Yw9uO6VlSBqME3xHk57\
            h5z0as+W7ijGeU0DmytlEQIysQwMTej96JGuDi8JcQpkfyZKWn0hg0YW/7EintU2o80HTbNgqEtjspf0UlEJlyJ6ZEkRp6bQpsEg\
            xZjLeypy+htOR4XKRm6Dfu8wC12TJ5w66nX3EwatQwNWF8P6LoL6XPC7rZOWeceljoQOOXwAwexz98C6nkMOr21mcIV8A92jCLau\
            F2wmSk7hLeP3BfyPD3iJko1z42pgXIj/mS4kwCsliL56TRBeA7Lg50akcAjU/nrsbhzZS9vVzHIgSMbU/kJ4hpbpqyCLwzhSn3xt\
            7L2Ke/kh9gmCaRBfHmFyxaeHgU+PAKg49+CeuK0bhCdlLcI0vnxtv+D9I8m6sV8AzOlkWNiu0V6ywm3WJsoCirtrB4/7Epxd13r0\
            gs7K7kGSFA1PeNUKcUlFVp5KxW7Am6gM1ocTiYln4Vg/MU3wuHWc306UUyaeQ26seyHXUZtW0jLRk2GH07y24IcJ/i+KSZB1VfTh\
            dg9cQLtPK1HLa0mDQGzD0EImNrd5cFbkQEqlamXoiWQagModXXyqrm8Wr5yAI3QSesA6cjDJhU6CqLOOMg+sSUo8s0dCBA9El3Gh\
            tM2iaGYigh/y4rQ/i/BPjQ01WDA4f14UHShZwAsnRp1Mld+5jPgu933nBEtAnC1sWMujyM94zIO49LbYsYLbkb/ipw3GRvJ4T0XP\
            gCPhpXRZF50RR83INbFTSMPkXam+Ri/BX00hl3bDuQm1s36vV0Ek4ocpYgqld3zfi3XI0NfUjGN1aghQ9/HU1a6uZk79o2LNWq8N\
            koxcpPtdXAS97K6P+rWNqfocEULXUnDk9bcRf7QCcuJ9QzUYnKDi3S0ug3IFAD70wBuv51KLky1u0UTK4UHoxbOWKIofgc/JHMWE\
            2yDoxqMgvZOnlyLug71HQF9xH3NxXtA7s1xFMIR6dsa9Pto63U/kBkJQeiwQdKPrvq1OcuFOKom1r8PlIaUiacGJ9SzOqp/0q/fo\
            i25NgUUJnW+KeNvXaqXiiAasSdoX9t5LwsxA2Ht+BPTs1FZz9JD41mWooNr1ji57d6qgTXev95SHORB1qVpe82BdiyIKn1qlV9Iq\
            eWkf9e9MqPcvjNs72v2Rlrhqq20DqRjTZWunCMwd8qIrYyLcxPTH1YYOdkMKoI7Zm6qVL0dw1GSvWkp59l3jjZ8gCDpnwC7ahBcq\
            Ujk3LKwjn+/UIFsxdKHp6isNNo8rjEd5UsamIUhCuD55Iw8unNp5JDen8pgnLpI+7Gi6hhDzLQFbB7SkRJ0XMHBkHfhYwbhI8tIG\
            UaAFq/1Qv8+k3F09c3fgTqc+m4arTEUnqkgDeQSgqsjNIep6Wf80DUtS9eyWUsMSaWhgXwnEI914xJXxSqv1KFpneW2B8DoDY/nh\
            1Osgplhg/Hu+x9nbGl8BZaW1L22hWTQ0J2+Pj1rG6OFYwo5jcsVy2Dds1bh7RQzR5t6XlPmV9RmqX/uEJy7awZc+7jBVROafuSX9\
            R3xaPodeIdu5bYerc32JDOfZVf/JJvDr6huJdfQPfD+3TlX1N/zd2N+27Xb6/wG7EkSZEScBAA==
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
        "text/javascript; charset=utf-8", tag: "98a6705cdec635b1",
        text: #"""
            var nt={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},Vt=':is(button, input, sel\#
            ect, textarea):not(:disabled, [tabindex="-1"]), a[href], [tabindex]:not([tabindex="-1"], [aria-disab\#
            led="true"])',Nt=/\b(TV|SmartTV|SMART-TV|Tizen|Web0S|webOS|BRAVIA|AFT[A-Z]|CrKey|GoogleTV|HbbTV)\b/,\#
            N=!1,E=new Set,O=()=>document.body?.getAttribute("arrows")??null;function Ot(){let e=O();return e===\#
            null||e==="keys"?!N:e!=="off"}function it(){let e=O();return e!==null&&e!=="keys"&&e!=="off"}var et=\#
            ()=>O()!==null||Nt.test(navigator.userAgent);function rt(e){return E.add(e),()=>E.delete(e)}function\#
             st(e){e.type==="pointermove"&&!e.movementX&&!e.movementY||N||(N=!0,E.forEach(t=>t()))}addEventListe\#
            ner("pointerdown",st,{capture:!0,passive:!0});addEventListener("pointermove",st,{capture:!0,passive:\#
            !0});new MutationObserver(()=>E.forEach(e=>e())).observe(document,{attributes:!0,attributeFilter:["a\#
            rrows"],subtree:!0});function Ht(e){let{width:t,height:o}=e.getBoundingClientRect();return t>0&&o>0&\#
            &(e.checkVisibility?.({checkVisibilityCSS:!0,visibilityProperty:!0})??!0)}function*T(e){for(let t of\#
             e.children)t.inert||(t.matches(Vt)&&Ht(t)&&(yield t),t.shadowRoot&&(yield*T(t.shadowRoot)),yield*T(\#
            t))}function*at(e){for(let t=e;t;t=t.parentNode??t.host)yield t}function It(e){return[...at(e)].find\#
            Last(t=>t.localName?.startsWith("cast-"))??null}function ct(){let e=H(),t=et()?null:It(e);if(!et()&&\#
            !t)return null;for(let i of at(e))if(i.localName==="dialog"&&i.open||i===t||i.hasAttribute?.("data-a\#
            rrows-scope"))return i;let o=document.body,n=i=>{for(let r of i.querySelectorAll("*"))r.localName===\#
            "dialog"&&r.open&&r.matches(":modal")&&(o=r),r.shadowRoot&&n(r.shadowRoot)};return n(document),o}fun\#
            ction H(){let e=document.activeElement;for(;e?.shadowRoot?.activeElement;)e=e.shadowRoot.activeEleme\#
            nt;return e===document.body?null:e}function lt(e,t,[o,n]){let i=w=>[(w.left+w.right)/2,(w.top+w.bott\#
            om)/2],[r,s]=i(e),[c,a]=i(t),h=o>0?t.left-e.right:e.left-t.right,f=n>0?t.top-e.bottom:e.top-t.bottom\#
            ,v=o?h:f;if((o?(c-r)*o:(a-s)*n)<=1||v<-Math.min(o?e.width:e.height,o?t.width:t.height)/2)return 1/0;\#
            let S=o?Math.max(0,t.top-e.bottom,e.top-t.bottom):Math.max(0,t.left-e.right,e.left-t.right),V=Math.a\#
            bs(o?a-s:c-r);return Math.max(0,v)+S*3+V*.3}function Ft(e){let t=H(),o=ct();if(!o)return!1;let n=[..\#
            .o.shadowRoot?T(o.shadowRoot):[],...T(o)].filter(c=>c!==t);if(!t)return ot(n[0]);let i=t.getBounding\#
            ClientRect(),[r,s]=[null,1/0];for(let c of n){let a=lt(i,c.getBoundingClientRect(),e);a<s&&([r,s]=[c\#
            ,a])}return ot(r)}function ot(e){return e?(e.focus({focusVisible:!0}),e.scrollIntoView({block:"neare\#
            st",inline:"nearest"}),!0):!1}var qt=["button","checkbox","submit","reset","file","image","color"],U\#
            t=["number","range","date","datetime-local","month","time","week"];function Dt(e,t){return e?["selec\#
            t","textarea"].includes(e.localName)||e.isContentEditable?!0:e.localName!=="input"||qt.includes(e.ty\#
            pe)?!1:e.type==="radio"?Gt(e,t):Ut.includes(e.type)||Boolean(e.list)||t==="ArrowLeft"||t==="ArrowRig\#
            ht":!1}function Gt(e,t){let o=[...e.getRootNode().querySelectorAll("input[type=radio]:not(:disabled)\#
            ")].filter(({name:i,form:r})=>e.name&&i===e.name&&r===e.form),n=o[o.indexOf(e)+(t==="ArrowRight"||t=\#
            =="ArrowDown"?1:-1)];return Boolean(n)&&lt(e.getBoundingClientRect(),n.getBoundingClientRect(),nt[t]\#
            )<1/0}addEventListener("keydown",e=>{if(e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||e.shiftK\#
            ey)return;if(e.key==="GoBack"||e.key==="BrowserBack"){let o=ct();if(o?.popover)return o.hidePopover(\#
            ),void e.preventDefault();if(o?.localName!=="dialog"||!o.dispatchEvent(new Event("cancel",{cancelabl\#
            e:!0})))return;o.close(),e.preventDefault();return}let t=nt[e.key];t&&Ot()&&!Dt(H(),e.key)&&Ft(t)&&e\#
            .preventDefault()});var ut={owner:"cast-token",guest:"cast-guest-token"},L="cast-tab-token",$=null;f\#
            unction z(e,t,o){try{let n=window[e];return o===null?n.removeItem(t):o!==void 0&&n.setItem(t,o),n.ge\#
            tItem(t)}catch{return null}}var dt=()=>$??=z("sessionStorage",L),m=(e,t)=>z("localStorage",ut[e],t);\#
            function I(){let e=/(?:^#|&)t=([^&]*)/.exec(location.hash);if(!e)return null;let t=location.hash.rep\#
            lace(e[0],"").replace(/^[#&]+/,"");history.replaceState(history.state,"",location.pathname+location.\#
            search+(t&&`#${t}`));let o="";try{o=decodeURIComponent(e[1])}catch{}return/^[\x21-\x7e]+$/.test(o)?(\#
            $=o,z("sessionStorage",L,o),o):null}var ht=()=>I()??dt()??m("owner")??m("guest");function ft(e,t){e=\#
            ==dt()&&(t!=="guest"?(m("owner",e),m("guest",null)):m("owner")===null&&m("guest",e))}function pt(e){\#
            $===e&&($=null),z("sessionStorage",L)===e&&z("sessionStorage",L,null);for(let t of Object.keys(ut))m\#
            (t)===e&&m(t,null)}import{EventStream as bt}from"./stream.js";var Wt=3e3,Kt=45e3,F=()=>document.visi\#
            bilityState!=="hidden";function mt({base:e,token:t,heard:o,changed:n,shared:i=!0}){let r=new URL("ev\#
            ents",e).href,s=()=>{},c=()=>s=Jt({url:r,token:t,heard:o,changed:n}),a=()=>{try{s=Qt({base:e,url:r,t\#
            oken:t,heard:o,changed:n,failed:f=>f?a():c()})}catch{c()}};return!i||typeof SharedWorker>"u"?c():a()\#
            ,()=>s()}function gt(e){for(let[t,o,n]of e)t.addEventListener(o,n);return()=>e.forEach(([t,o,n])=>t.\#
            removeEventListener(o,n))}function Jt({url:e,token:t,heard:o,changed:n}){let i=new bt({url:e,token:t\#
            ,heard:o,changed:n}),r=!1;i.changed=(a,h)=>{r=a==="ended"||a==="unauthorized",n(a,h)};let s=()=>{F()\#
            ?r||i.start():i.stop()},c=gt([[document,"visibilitychange",s],[window,"pageshow",s],[window,"pagehid\#
            e",()=>i.stop()],[window,"online",()=>i.kick()]]);return s(),()=>(c(),i.stop())}function Qt({base:e,\#
            url:t,token:o,heard:n,changed:i,failed:r}){let s=new SharedWorker(new URL("worker.js",e),{type:"modu\#
            le",name:"cast-events"}),c=s.port,[a,h,f]=[0,!1,!1],v=(p,Pt)=>{clearTimeout(a),F()&&(a=setTimeout(Pt\#
            ,p))},b=()=>{h=!0,c.postMessage({type:"join",url:t,token:o,visible:F()}),v(Wt,tt)},S=()=>{clearTimeo\#
            ut(a),c.postMessage({type:"leave"})},V=gt([[document,"visibilitychange",b],[window,"pageshow",b],[wi\#
            ndow,"pagehide",S],[window,"online",()=>c.postMessage({type:"online"})]]),w=()=>{s.onerror=null,V(),\#
            S(),c.close()};function tt(){w(),r(f)}return s.onerror=tt,c.onmessage=({data:p})=>{p.joined&&([h,f]=\#
            [!1,!0]),p.ping&&c.postMessage({type:"pong"}),p.joined||p.ping?h||v(Kt,b):p.lost?h||b():p.connection\#
            ?i(...p.connection):n(p.topic,p.data)},b(),w}var Xt=4,A=class extends Error{constructor(t,o){super(t\#
            ),this.name="CastError",this.status=o}};function Yt(){return[...crypto.getRandomValues(new Uint8Arra\#
            y(16))].map(e=>e.toString(16).padStart(2,"0")).join("")}var q=class{#o=new URL("./",import.meta.url)\#
            ;#e=null;#t=null;#n=null;#s=!0;#i=new Map;#a=new Map;#r=new Map;#c=null;#l=0;#u=!1;connection="conne\#
            cting";reason=null;get base(){return this.#o}get token(){return this.#t}configure({token:t,base:o,sh\#
            ared:n}={}){t!==void 0&&([this.#e,this.#t]=[t,t]),o!==void 0&&(this.#o=new URL(o,document.baseURI)),\#
            n!==void 0&&(this.#s=n),this.#h()}state(t){return this.#a.get(t)}subscribe(t,o){return this.#r.has(t\#
            )||this.#r.set(t,new Set),this.#r.get(t).add(o),this.#c||this.#h(),t==="connection"?o(this.connectio\#
            n):this.#a.has(t)&&o(this.#a.get(t)),()=>this.#r.get(t)?.delete(o)}get now(){return performance.now(\#
            )+this.#l}position(t){if(!t)return 0;if(t.seekTarget!=null)return t.seekTarget;let{value:o,at:n,rate\#
            :i}=t.position,r=o+(i?Math.max(0,this.now-n)/1e3*i:0),s=t.live?1/0:t.duration??1/0;return Math.min(M\#
            ath.max(0,r),s)}async send(t,o={}){let n=this.state("hello")?.epoch;return this.request("commands",{\#
            body:{id:Yt(),...n&&{epoch:n},...o,command:t}})}async request(t,{method:o,body:n}={}){let i=this.#t?\#
            ?this.#d(),r=n===void 0?(o??"GET")==="GET":n.id!==void 0;for(let s=1;;s++){let c=!r||s>=Xt,a;try{a=a\#
            wait fetch(new URL(t,this.#o),{method:o??(n===void 0?"GET":"POST"),headers:{Authorization:`Bearer ${\#
            i}`,...n!==void 0&&{"Content-Type":"application/json"}},body:n===void 0?void 0:JSON.stringify(n),cac\#
            he:"no-store",credentials:"omit",referrerPolicy:"no-referrer",signal:AbortSignal.timeout?.(1e4)})}ca\#
            tch(f){if(c)throw new A(f.message,0)}if(a?.ok)return a.status===204?null:a.json();if(a&&(c||a.status\#
            <500&&a.status!==429)){let{error:f}=await a.json().catch(()=>({}));throw a.status===401&&i===this.#t\#
            &&this.#f("unauthorized",f),new A(f??`${a.status}`,a.status)}let h=Math.min(5,Number(a?.headers.get(\#
            "Retry-After"))||.3*2**s);await new Promise(f=>setTimeout(f,h*1e3))}}#d(){let t=document.querySelect\#
            or('meta[name="cast-token"]')?.content;return this.#t=this.#e??(t||ht()),this.#t}#h(){this.#u||(this\#
            .#u=!0,queueMicrotask(()=>{this.#u=!1,this.#b()}))}#b(){if(this.#c?.(),this.#c=()=>{},!this.#d())ret\#
            urn this.#f("unauthorized");let t=this.#t;this.#n!==t&&(this.#i.clear(),this.#a.clear()),this.#n=t,t\#
            his.#c=mt({base:this.#o,token:t,shared:this.#s,heard:(o,n)=>this.#m(o,n),changed:(o,n)=>this.#f(o,n)\#
            })}follow(){let t=I()!==null;return t&&this.#h(),t}#m(t,o){if(t==="clock"||t==="hello"){let{now:n,sc\#
            ope:i}=JSON.parse(o);t==="hello"&&ft(this.#n,i);let r=n-performance.now();if((t==="hello"||r>this.#l\#
            ||this.#l-r>250)&&(this.#l=r),t==="clock")return}this.#i.get(t)!==o&&(this.#i.set(t,o),this.#a.set(t\#
            ,JSON.parse(o)),this.#p(t,this.#a.get(t)))}#f(t,o=null){t==="unauthorized"&&this.#t&&pt(this.#t),!(t\#
            his.connection===t&&this.reason===o)&&([this.connection,this.reason]=[t,o],this.#p("connection",t))}\#
            #p(t,o){for(let n of[...this.#r.get(t)??[]])try{n(o)}catch(i){reportError(i)}}},u=new q,Zt=e=>u.conf\#
            igure(e);addEventListener("hashchange",()=>u.follow());function d(e,t={},...o){let[n,...i]=e.split("\#
            ."),r=document.createElement(n);i.length&&(r.className=i.join(" ")),n==="button"&&(r.type="button");\#
            for(let[s,c]of Object.entries(t))s.startsWith("on")?r.addEventListener(s.slice(2),c):l(r,s,c);return\#
             r.append(...o.filter(s=>s!=null)),r}function l(e,t,o){if(o==null||o===!1)e.hasAttribute(t)&&e.remov\#
            eAttribute(t);else{let n=o===!0?"":String(o);e.getAttribute(t)!==n&&e.setAttribute(t,n)}}function y(\#
            e,t){let o=t??"";e.textContent!==o&&(e.textContent=o)}function Se(e){let t=Math.max(0,Math.floor(Num\#
            ber.isFinite(e)?e:0)),[o,n,i]=[Math.floor(t/3600),Math.floor(t/60)%60,t%60],r=s=>String(s).padStart(\#
            2,"0");return o?`${o}:${r(n)}:${r(i)}`:`${n}:${r(i)}`}function Ee(){let e=document.activeElement;for\#
            (;e?.shadowRoot?.activeElement;)e=e.shadowRoot.activeElement;return e}var vt="http://www.w3.org/2000\#
            /svg",wt="M3 8V6.5A1.5 1.5 0 0 1 4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5H14",yt=[".wa\#
            ve1 M3 19h.01",".wave2 M3 15.4A3.6 3.6 0 0 1 6.6 19",".wave3 M3 11.7A7.3 7.3 0 0 1 10.3 19"],te="f M\#
            8 5.3v13.4a1 1 0 0 0 1.53.85l10.5-6.7a1 1 0 0 0 0-1.7L9.53 4.45A1 1 0 0 0 8 5.3z",x="M4 9.5v5h3.2l4.\#
            3 3.6V5.9L7.2 9.5z",kt="M8.9 10.6h2.5l-1.4 1.8a1.45 1.45 0 1 1-1.3 2.2M14.9 10.5a1.3 1.3 0 0 1 1.3 1\#
            .3v2.5a1.3 1.3 0 0 1-2.6 0v-2.5a1.3 1.3 0 0 1 1.3-1.3z",xt="M4 12V9.5A2.5 2.5 0 0 1 6.5 7H19M16 4l3 \#
            3-3 3M20 12v2.5a2.5 2.5 0 0 1-2.5 2.5H5M8 20l-3-3 3-3",Mt={thin:1.4,bold:3.2},U={cast:[wt,...yt],cas\#
            tConnected:[wt,...yt,".inner f M8 8.2h9.8v7.6h-5.2A10.4 10.4 0 0 0 8 10z"],play:[te],pause:["f M7 5h\#
            2.6a.9.9 0 0 1 .9.9v12.2a.9.9 0 0 1-.9.9H7a.9.9 0 0 1-.9-.9V5.9A.9.9 0 0 1 7 5z","f M14.4 5H17a.9.9 \#
            0 0 1 .9.9v12.2a.9.9 0 0 1-.9.9h-2.6a.9.9 0 0 1-.9-.9V5.9a.9.9 0 0 1 .9-.9z"],stop:["f M7.5 6h9A1.5 \#
            1.5 0 0 1 18 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 16.5v-9A1.5 1.5 0 0 1 7.5 6z"],next:["f \#
            M5.5 6.4v11.2a.8.8 0 0 0 1.25.66l8-5.6a.8.8 0 0 0 0-1.32l-8-5.6A.8.8 0 0 0 5.5 6.4z","M18.2 6v12"],p\#
            revious:["f M18.5 6.4v11.2a.8.8 0 0 1-1.25.66l-8-5.6a.8.8 0 0 1 0-1.32l8-5.6a.8.8 0 0 1 1.25.66z","M\#
            5.8 6v12"],rewind30:["M11.5 5.2h.5a7.9 7.9 0 1 1-7.9 7.9","f M12.6 1.9v6.6a.6.6 0 0 1-.98.46L7.6 5.6\#
            6a.6.6 0 0 1 0-.92l4.02-3.3a.6.6 0 0 1 .98.46z",`.thin ${kt}`],forward30:["M12.5 5.2H12a7.9 7.9 0 1 \#
            0 7.9 7.9","f M11.4 1.9v6.6a.6.6 0 0 0 .98.46l4.02-3.3a.6.6 0 0 0 0-.92l-4.02-3.3a.6.6 0 0 0-.98.46z\#
            ",`.thin ${kt}`],volume:[`f ${x}`,x,"M15 9a4.2 4.2 0 0 1 0 6M17.6 6.4a7.9 7.9 0 0 1 0 11.2"],volumeL\#
            ow:[`f ${x}`,x,"M15 9a4.2 4.2 0 0 1 0 6"],mute:[`f ${x}`,x,"M16 9.5l5 5M21 9.5l-5 5"],captions:["M5 \#
            5.5h14a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5z"\#
            ,"M10.4 10.6a2 2 0 1 0 0 2.8M16.8 10.6a2 2 0 1 0 0 2.8"],queue:["M4 6.5h16M4 11.5h9M4 16.5h7","f M15\#
            .5 12.6v6.8a.6.6 0 0 0 .92.5l5.2-3.4a.6.6 0 0 0 0-1l-5.2-3.4a.6.6 0 0 0-.92.5z"],speaker:["M8 3.5h8A\#
            1.5 1.5 0 0 1 17.5 5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5z","M12 17\#
            a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z","M12 7.6h.01"],group:["M11 3.5h7A1.5 1.5 0 0 1 19.5 5v11a\#
            1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 9.5 16V5A1.5 1.5 0 0 1 11 3.5z","M14.5 14.2a2.2 2.2 0 1 0 0-4\#
            .4 2.2 2.2 0 0 0 0 4.4zM14.5 6.7h.01","M5 7.5V19A1.5 1.5 0 0 0 6.5 20.5H15"],screen:["M4.5 4.5h15A1.\#
            5 1.5 0 0 1 21 6v9.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15.5V6a1.5 1.5 0 0 1 1.5-1.5z","M8.5 \#
            20.5h7"],close:["M6 6l12 12M18 6 6 18"],down:["M6 9.5l6 6 6-6"],forward:["M9.5 6l6 6-6 6"],check:["M\#
            5 12.5l4.5 4.5L19 7.5"],repeat:[xt],repeatOne:[xt,".thin M11 10.7l1.3-.9v4.6"],shuffle:["M4 7h2.5c4.\#
            5 0 6.5 10 11 10H20M17 14l3 3-3 3","M4 17h2.5c1.4 0 2.6-1 3.6-2.4M13.7 9.5C14.8 8 16 7 17.5 7H20M17 \#
            4l3 3-3 3"],speed:["M5.6 18.5a8.7 8.7 0 1 1 12.8 0","M12 13.2 15.8 9","f M12 11.6a1.6 1.6 0 1 1 0 3.\#
            2 1.6 1.6 0 0 1 0-3.2z"],more:[".bold M12 5.5h.01M12 12h.01M12 18.5h.01"],drag:["M5 9h14M5 15h14"],r\#
            emove:["M5 7h14M10 4h4M7 7l.8 12a1.5 1.5 0 0 0 1.5 1.4h5.4a1.5 1.5 0 0 0 1.5-1.4L17 7M10.3 11v5.5M13\#
            .7 11v5.5"],music:["M9.5 17.5V5.5l9-2v11.5","M9.5 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM18.5 15a\#
            2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z"],film:["M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.\#
            5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5z","f M10 8.9v6.2a.6.6 0 0 0 .92.5l4.8-3.1a.6.6 0 \#
            0 0 0-1l-4.8-3.1a.6.6 0 0 0-.92.5z"],warning:["M12 4 3 19.5h18L12 4zM12 10v4.5M12 17h.01"],wifi:["M3\#
            .5 9.5a12.5 12.5 0 0 1 17 0M6.7 13a8 8 0 0 1 10.6 0M9.8 16.3a3.5 3.5 0 0 1 4.4 0M12 19.5h.01"],searc\#
            h:["M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3 20.5 20.5"],sliders:["M5 5v6M5 15v4M12\#
             5v2M12 11v8M19 5v8M19 17v2M3 13h4M10 9h4M17 15h4"]};function Le(e){Object.assign(U,e)}var $e=()=>Ob\#
            ject.keys(U);function D(e,t=""){let o=document.createElementNS(vt,"svg"),n={viewBox:"0 0 24 24",fill\#
            :"none",stroke:"currentColor","stroke-width":2,"stroke-linecap":"round","stroke-linejoin":"round","a\#
            ria-hidden":"true",focusable:"false",class:`icon ${t}`,"data-icon":e};for(let[i,r]of Object.entries(\#
            n))o.setAttribute(i,r);for(let i of U[e]??[]){let[,r,s,c]=/^(?:\.(\S+) )?(f )?(.*)$/.exec(i),a=docum\#
            ent.createElementNS(vt,"path");a.setAttribute("d",c),r&&a.setAttribute("class",r),r in Mt&&a.setAttr\#
            ibute("stroke-width",Mt[r]),s&&(a.setAttribute("fill","currentColor"),a.setAttribute("stroke","none"\#
            )),o.append(a)}return o}function g(e,t,o){e.dataset.icon!==t&&(e.dataset.icon=t,e.replaceChildren(D(\#
            t,o)))}var ee=new URL("texts/",import.meta.url),j=new Map,R=new Map,oe=/^(ar|fa|he|ur)\b/;function K\#
            (e){return j.has(e)||j.set(e,fetch(new URL(`${e}.json`,ee),{credentials:"omit"}).then(t=>t.ok?t.json\#
            ():Promise.reject(new Error(`${t.status}`))).catch(()=>(j.delete(e),null))),j.get(e)}var ne=K("index\#
            ");K("en");function ie(e){for(let t=e;t;){let o=t.closest?.("[lang]");if(o)return o.getAttribute("la\#
            ng");t=t.getRootNode().host}return""}function _t(e){let t=ie(e);return t?[t]:[...navigator.languages\#
            ??[]]}var G=class{constructor(t,o,n){this.language=t,this.direction=o?.dir??(oe.test(t)?"rtl":"ltr")\#
            ,this.own=o?.texts??{},this.english=n?.texts??{}}text(t,...o){return(this.own[t]??this.english[t]??t\#
            ).replace(/\{(\d)\}/g,(i,r)=>o[r]??i)}};function zt(e){return R.get(_t(e).join())??null}function re(\#
            e,t){let o=e.toLowerCase().split("-");return o.map((i,r)=>o.slice(0,o.length-r).join("-")).map(i=>t.\#
            find(r=>r.toLowerCase()===i)).filter(Boolean)}async function At(e){let t=_t(e),o=t.join();if(R.has(o\#
            ))return R.get(o);let n=await ne??["en"],i=t.map(h=>re(h,n)).find(({length:h})=>h)??["en"],[r,...s]=\#
            await Promise.all(["en",...i].map(K)),c={...s[0],texts:Object.assign({},...s.map(h=>h?.texts).revers\#
            e())},a=new G(i[0],c,r);return R.set(o,a),a}var W=new Set;new MutationObserver(()=>W.forEach(e=>e())\#
            ).observe(document,{attributes:!0,attributeFilter:["lang"],subtree:!0});function Ct(e){return W.add(\#
            e),()=>W.delete(e)}try{CSS.registerProperty({name:"--_u",syntax:"<length>",inherits:!0,initialValue:\#
            "1px"})}catch{}function C(e){let t=new CSSStyleSheet;return t.replaceSync(e.replace(/(?<![\w#-])(-?\\#
            d*\.?\d+)u\b/g,"calc(var(--_u) * $1)")),t}var St=["background-color","icon-tint-color","button-text-\#
            color","heading-text-color","body-text-color","caption-text-color","slider-progress-color","slider-s\#
            econdary-progress-color","slider-unseekable-progress-color","live-indicator-color","ad-marker-fill-c\#
            olor","font-family"],Et=[["background","background-color","#ffffff","#1d1f23"],["icon","icon-tint-co\#
            lor","#43474e","#c9ccd3"],["accent","accent-color","#1a5dcc","#a9c7ff"],["on-accent","on-accent-colo\#
            r","#ffffff","#0a2f66"],["button-text","button-text-color","#1a5dcc","#a9c7ff"],["heading","heading-\#
            text-color","#1b1c20","#e8e9ee"],["body","body-text-color","#40444b","#c6c9d1"],["caption","caption-\#
            text-color","#5c6068","#a5a9b2"],["progress","slider-progress-color","var(--_accent)","var(--_accent\#
            )"],["secondary","slider-secondary-progress-color","#c3cad6","#4d525b"],["unseekable","slider-unseek\#
            able-progress-color","#e3e6eb","#35393f"],["live","live-indicator-color","#c5221f","#ff7a70"],["ad",\#
            "ad-marker-fill-color","#f0a400","#ffcf5c"],["raised","raised-color","#f1f4fa","#292c31"],["tonal","\#
            tonal-color","#dbe6fb","#2d4166"],["on-tonal","on-tonal-color","#0d2e66","#d9e5ff"],["line","line-co\#
            lor","#e0e3e9","#3a3e45"],["error","error-color","#b3261e","#ffb4ab"],["snack","notice-background-co\#
            lor","#2e3138","#e4e6ec"],["on-snack","notice-text-color","#f2f3f7","#25282d"]],J=e=>Et.map(([t,,o,n\#
            ])=>`--_d-${t}:${e(o,n)};`).join(""),Tt=C(`:host{display:block}:host([hidden]){display:none}.root{--\#
            _u:calc(1em / 16);${J((e,t)=>e===t?e:`light-dark(${e},${t})`)} ${Et.map(([e,t])=>`--_${e}:var(--cast\#
            -${t},var(--_s-${t},var(--_d-${e})));`).join("")} --_hover:rgb(127 127 127 / .13);--_press:rgb(127 1\#
            27 127 / .22);--_ease:cubic-bezier(.2,0,0,1);--_far:1;font-family:var(--cast-font-family,var(--_s-fo\#
            nt-family,"Google Sans",Roboto,"Segoe UI",system-ui,"Noto Sans","Helvetica Neue",Arial,sans-serif));\#
            font-size:medium;font-weight:400;font-style:normal;line-height:1.4;letter-spacing:normal;text-align:\#
            start;text-transform:none;white-space:normal;color:var(--_body);accent-color:var(--_accent);-webkit-\#
            tap-highlight-color:transparent;-webkit-text-size-adjust:100%;text-size-adjust:100%}@media (min-widt\#
            h:1280px){.root.far{--_u:calc(1.35em / 16);--_far:1.35}}@media (min-width:1700px){.root.far{--_u:cal\#
            c(1.6em / 16);--_far:1.6}}@supports not (color:light-dark(#000,#fff)){.root{${J(e=>e)}}@media (prefe\#
            rs-color-scheme:dark){.root{${J((e,t)=>t)}}}}*,::before,::after{box-sizing:border-box}[hidden]{displ\#
            ay:none !important}h2,h3,p,ul,ol,li{margin:0;padding:0;list-style:none;font:inherit}button{appearanc\#
            e:none;margin:0;border:0;padding:0;background:none;font:inherit;color:inherit;cursor:pointer;text-al\#
            ign:inherit;touch-action:manipulation;user-select:none;-webkit-user-select:none}button:disabled,butt\#
            on[aria-disabled="true"]{cursor:default}:focus{outline:none}:focus-visible{outline:2.5u solid var(--\#
            _button-text);outline-offset:2u}.far :focus-visible{outline-width:3.5u}.heading:focus-visible{outlin\#
            e:none}.icon{display:block;inline-size:24u;block-size:24u;flex:none;overflow:visible}[dir="rtl"] .mi\#
            rrored{transform:scaleX(-1)}.heading{font-size:calc(var(--_far) * 1.25em);line-height:1.3;font-weigh\#
            t:500;color:var(--_heading);text-wrap:balance}.title{font-size:calc(var(--_far) * 1em);line-height:1\#
            .35;color:var(--_heading)}.small,.caption{font-size:calc(var(--_far) * .875em);line-height:1.4}.smal\#
            l{color:var(--_body)}.caption{color:var(--_caption)}.line{display:block;overflow:hidden;text-overflo\#
            w:ellipsis;white-space:nowrap;min-inline-size:0}[dir="rtl"] [dir="auto"]{text-align:right}[dir="ltr"\#
            ] [dir="auto"]{text-align:left}.time{direction:ltr;unicode-bidi:isolate;font-variant-numeric:tabular\#
            -nums}.hush{position:absolute;inline-size:1px;block-size:1px;margin:-1px;overflow:hidden;clip-path:i\#
            nset(50%);white-space:nowrap}.icon-button{position:relative;display:grid;place-items:center;flex:non\#
            e;inline-size:48u;block-size:48u;border-radius:50%;color:var(--_icon);transition:background-color .1\#
            5s,opacity .15s}.icon-button:hover{background:var(--_hover)}.icon-button:active{background:var(--_pr\#
            ess)}.icon-button:disabled,.icon-button[aria-disabled="true"]{opacity:.38;background:none}.icon-butt\#
            on[aria-pressed="true"]{color:var(--_button-text)}.button{display:inline-flex;align-items:center;jus\#
            tify-content:center;gap:8u;min-block-size:48u;padding:10u 22u;border-radius:24u;font-size:calc(var(-\#
            -_far) * .9375em);line-height:1.25;font-weight:500;text-align:center;color:var(--_button-text);trans\#
            ition:background-color .15s,box-shadow .15s;position:relative}.button:hover{background:var(--_hover)\#
            }.button:active{background:var(--_press)}.button.filled{background:var(--_accent);color:var(--_on-ac\#
            cent)}.button.tonal{background:var(--_tonal);color:var(--_on-tonal)}.button.filled:hover,.button.ton\#
            al:hover{box-shadow:0 1u 4u rgb(0 0 0 / .3);filter:brightness(1.06)}.button:disabled{opacity:.45;box\#
            -shadow:none;filter:none}[aria-busy="true"]:not(.plain)::after{content:"";position:absolute;inset:3u\#
            ;border-radius:50%;pointer-events:none;border:2.5u solid transparent;border-block-start-color:var(--\#
            _progress);border-inline-end-color:var(--_progress);animation:turn .9s linear infinite}.button[aria-\#
            busy="true"]::after{inset:auto;inline-size:18u;block-size:18u;inset-inline-end:8u}@keyframes turn{to\#
            {transform:rotate(1turn)}}@keyframes breathe{50%{opacity:.45}}.picture{position:relative;display:gri\#
            d;place-items:center;overflow:hidden;background:var(--_raised);color:var(--_caption)}.picture img{po\#
            sition:absolute;inset:0;inline-size:100%;block-size:100%;object-fit:cover;transition:opacity .25s}.p\#
            icture img[data-state="loading"]{opacity:0}.snack{display:block;border-radius:12u;padding:12u 16u;ba\#
            ckground:var(--_snack);color:var(--_on-snack);font-size:calc(var(--_far) * .875em);line-height:1.4;b\#
            ox-shadow:0 4u 16u rgb(0 0 0 / .28);pointer-events:none;transition:opacity .2s;overflow-wrap:anywher\#
            e}.snack:empty{opacity:0;padding:0;box-shadow:none}.live-mark{display:inline-flex;align-items:center\#
            ;gap:6u;color:var(--_live);font-weight:600;letter-spacing:.02em;font-size:calc(var(--_far) * .8125em\#
            )}.live-mark::before{content:"";inline-size:8u;block-size:8u;border-radius:50%;background:currentCol\#
            or}.ad-mark{display:inline-block;padding:1u 7u;border-radius:4u;background:var(--_ad);color:#2b1f00;\#
            font-weight:600;font-size:calc(var(--_far) * .75em)}.is-lost > *{transition:opacity .3s .8s;opacity:\#
            .55}@media (prefers-reduced-motion:reduce){*,::before,::after{transition-property:opacity,color,back\#
            ground-color,box-shadow,filter !important;animation-duration:.01s !important;animation-iteration-cou\#
            nt:1 !important}dialog,dialog::backdrop{transition:opacity .2s,overlay .2s allow-discrete,display .2\#
            s allow-discrete !important}[aria-busy="true"]:not(.plain)::after{animation:breathe 2s ease-in-out i\#
            nfinite !important;animation-duration:2s !important}}@media (forced-colors:active){.icon-button,.but\#
            ton{border:1px solid ButtonBorder}.icon-button[aria-pressed="true"],.button.filled{border-color:High\#
            light;color:Highlight}:focus-visible{outline-color:Highlight}.snack,.ad-mark{border:1px solid Canvas\#
            Text}.live-mark::before{background:CanvasText;forced-color-adjust:none}}`);function se(e){if(!e)retu\#
            rn null;try{let t=new URL(e,u.base);return["http:","https:","blob:"].includes(t.protocol)?t.href:nul\#
            l}catch{return null}}function Lt(e,t){let o=d(`div.picture.${e}`,{part:"picture","aria-hidden":"true\#
            "},D(t,"stand-in")),n=null;return{element:o,show(i){let r=se(i);if(n===r||(n=r,o.querySelector("img"\#
            )?.remove(),o.querySelector(".stand-in").toggleAttribute("hidden",!1),!r))return;let s=d("img",{alt:\#
            "","data-state":"loading",decoding:"async",referrerpolicy:"no-referrer"});s.addEventListener("load",\#
            ()=>l(s,"data-state","there")),s.addEventListener("error",()=>s.remove()),s.src=r,o.append(s)}}}var \#
            ae={deviceControl:"castViews",instructions:"castViews",mediaControl:"castViews",deviceChooser:"devic\#
            eControl",connectionController:"deviceControl",noDevicesAvailableController:"deviceControl",navigati\#
            on:"connectionController",toolbar:"connectionController",miniController:"mediaControl",expandedContr\#
            oller:"mediaControl",trackSelector:"mediaControl"},ce=8e3,le=6e4,Q=new Set,M=class extends HTMLEleme\#
            nt{static get sheets(){return[]}static get topics(){return[]}static get node(){return"castViews"}#o=\#
            [];#e=!1;#t=new Map;#n=new Map;#s=0;#i=-1/0;#a=[];isBuilt=!1;constructor(){super();let t=this.attach\#
            Shadow({mode:"open"});t.adoptedStyleSheets=[Tt,...this.constructor.sheets],this.root=d("div.root",{p\#
            art:"root"}),this.snack=d("p.snack",{role:"status",part:"notice"}),t.append(this.root)}connectedCall\#
            back(){Q.add(this);let t=()=>this.invalidate();this.#o=[...this.constructor.topics.map(o=>u.subscrib\#
            e(o,n=>{this.#h(o,n),t()})),u.subscribe("style",()=>this.#d()),u.subscribe("connection",t),Ct(()=>th\#
            is.#c()),rt(()=>this.#l())],this.#c()}disconnectedCallback(){Q.delete(this),this.#o.forEach(t=>t()),\#
            this.#o=[]}#r;ready=new Promise(t=>this.#r=t);#c(){let t=n=>{this.texts!==n&&(this.texts=n,l(this.ro\#
            ot,"lang",n.language),l(this.root,"dir",n.direction),this.#l(),this.#d(),this.root.replaceChildren()\#
            ,this.build(),this.isBuilt=!0,this.#u(),this.#r())},o=zt(this);o?t(o):At(this).then(n=>this.isConnec\#
            ted&&t(n))}#l(){this.root.classList.toggle("far",it());let t=getComputedStyle(this).colorScheme;this\#
            .root.style.colorScheme=!t||t==="normal"?"light dark":""}t(t,...o){return this.texts?.text(t,...o)??\#
            ""}build(){}render(){}invalidate(){this.#e||(this.#e=!0,queueMicrotask(()=>{this.#e=!1,this.isBuilt&\#
            &this.isConnected&&this.#u()}))}#u(){let t=u.connection;this.root.classList.toggle("is-lost",t==="lo\#
            st"||t==="ended"||t==="unauthorized"),this.connectionChanged?.(t),this.render()}get styleNode(){retu\#
            rn this.constructor.node}restyle(){this.#d()}#d(){let t=u.state("style")??{},o=this.styleNode;for(;o\#
            &&!t[o];)o=ae[o];let n=t[o]??{};for(let i of St){let r=n[`--cast-${i}`];r===void 0?this.root.style.r\#
            emoveProperty(`--_s-${i}`):this.root.style.setProperty(`--_s-${i}`,r)}}isBusy(t,o=[]){return o.inclu\#
            des(t)||this.#t.has(t)}wish(t){return this.#t.get(t)?.wish}async act(t,o,n={},i=void 0){let r={wish:\#
            i,isSent:!1};this.#i=performance.now(),this.#t.set(t,r),this.invalidate();let s=()=>{this.#t.get(t)=\#
            ==r&&(this.#t.delete(t),this.invalidate())};try{return await u.send(o,n),r.isSent=!0,setTimeout(s,1e\#
            3),!0}catch(c){return s(),this.fail(c.message),!1}}#h(t,o){for(let[s,c]of this.#t)c.isSent&&this.#t.\#
            delete(s);if(!o||typeof o!="object"||!("failure"in o))return;let n=this.#n.get(t),i=o.failure?.id??0\#
            ;this.#n.set(t,Math.max(i,n??0));let r=this.isHeard||performance.now()-this.#i<le;n!==void 0&&i>n&&r\#
            &&this.fail(o.failure.reason)}get isQuiet(){return!1}get isHeard(){return this.isBuilt&&this.isConne\#
            cted&&this.snack.isConnected}fail(t){let o=[...Q].filter(r=>r.isHeard),n=o.find(r=>r.isOpen)??o.find\#
            (r=>!r.isQuiet)??o[0];(this.isHeard?this:n??this).say(this.t("requestFailed",t))}say(t,o=!1){y(this.\#
            snack,t),clearTimeout(this.#s),o||(this.#s=setTimeout(()=>y(this.snack,""),ce))}iconButton(t,o,n={})\#
            {let i=d("button.icon-button",{"aria-label":o,...n});return g(i,t),i}};var jt={"cast-dialog":"./pane\#
            ls.js","cast-instructions":"./instructions.js","cast-expanded-controller":"./panels.js","cast-track-\#
            selection":"./panels.js","cast-volume":"./panels.js","cast-queue":"./panels.js"},B=e=>import(jt[e]),\#
            $t=null;function ue(){return $t??=new Promise(e=>{u.subscribe("instructions",t=>t?.presented&&e(B("c\#
            ast-instructions")))}),$t}function X(){let e=()=>Object.keys(jt).filter(i=>!customElements.get(i)),t\#
            =i=>(i==="cast-instructions"?ue():B(i)).catch(reportError),o=()=>e().forEach(i=>document.querySelect\#
            or(i)&&t(i)),n=new MutationObserver(()=>e().length?o():n.disconnect());n.observe(document,{childList\#
            :!0,subtree:!0}),o()}async function k(e){await B(e);let t=document.querySelector(`${e}:not([inline])\#
            `)??document.body.appendChild(document.createElement(e));return await t.open(),t}var _=e=>void B(e).\#
            catch(()=>{});var de=C(':host{display:inline-block;vertical-align:middle;inline-size:fit-content}.ro\#
            ot{display:block;min-inline-size:48u;min-block-size:48u;color:inherit}.icon-button{color:var(--cast-\#
            icon-tint-color,var(--_look-tint,var(--_s-icon-tint-color,currentColor)));inline-size:max(48u,var(--\#
            _look-width,0px));block-size:max(48u,var(--_look-height,0px))}.icon-button[data-state="connected"]{c\#
            olor:var(--cast-icon-tint-color,var(--_look-tint,var(--_s-icon-tint-color,var(--_accent))))}.icon{in\#
            line-size:var(--_look-width,24u);block-size:var(--_look-height,24u)}.icon-button[data-state="noDevic\#
            esAvailable"] .icon{opacity:.6}.icon-button[aria-busy="true"]::after{display:none}.wave1,.wave2,.wav\#
            e3{transition:opacity .2s}[data-state="connecting"] :is(.wave1,.wave2,.wave3){animation:wave 1.5s li\#
            near infinite}[data-state="connecting"] .wave2{animation-delay:.25s}[data-state="connecting"] .wave3\#
            {animation-delay:.5s}@keyframes wave{0%,66%,100%{opacity:.25}20%,46%{opacity:1}}.icon-button[data-hi\#
            dden]{visibility:hidden}@media (prefers-reduced-motion:reduce){[data-state="connecting"] :is(.wave1,\#
            .wave2,.wave3){animation:none}[data-state="connecting"] .wave3{opacity:.25}}'),Y=class extends M{sta\#
            tic get sheets(){return[de]}static get topics(){return["button"]}static get node(){return"toolbar"}b\#
            uild(){this.button=d("button.icon-button",{part:"button","aria-haspopup":"dialog","data-hidden":!0,o\#
            nclick:()=>this.#e(),onpointerenter:()=>_("cast-dialog"),onfocus:()=>_("cast-dialog")}),this.snack.c\#
            lassName="hush",this.root.append(this.button,this.snack)}render(){let{visible:t=!1,state:o="noDevice\#
            sAvailable",label:n="castNoDevices",look:i=null}=u.state("button")??{};this.#o(i),g(this.button,o===\#
            "connected"?"castConnected":"cast"),l(this.button,"data-state",o),l(this.button,"data-hidden",!t),l(\#
            this.button,"aria-label",this.t(n)),l(this.button,"aria-busy",o==="connecting"?"true":null),l(this,"\#
            data-state",t?o:"hidden")}#o(t){let{style:o}=this.root,n={"--_look-width":t?.width,"--_look-height":\#
            t?.height};for(let[i,r]of Object.entries(n))r>0?o.setProperty(i,`calc(var(--_u) * ${r})`):o.removePr\#
            operty(i);t?.tintColor?o.setProperty("--_look-tint",t.tintColor):o.removeProperty("--_look-tint")}#e\#
            (){let t=new CustomEvent("cast-button-tap",{bubbles:!0,composed:!0,cancelable:!0});this.dispatchEven\#
            t(t)&&k("cast-dialog")}get isQuiet(){return!0}click(){this.button?.click()}focus(t){this.button?.foc\#
            us(t)}};customElements.define("cast-button",Y);var he={skipNext:["next","next"],skipPrevious:["previ\#
            ous","previous"],rewind30Seconds:["rewind30","rewind30"],forward30Seconds:["forward30","forward30"],\#
            closedCaptions:["captions","captions"],stop:["stop","stop"]},fe=(e,t)=>e.wish("playback")??t.playbac\#
            k;function pe(e,t,o){let n=fe(e,o);g(t,n==="loading"?"stop":n),l(t,"data-action",n);let i=n==="loadi\#
            ng"?`${e.t("loading")}. ${e.t("stop")}`:e.t(n);l(t,"aria-label",i),l(t,"aria-busy",n==="loading"||e.\#
            isBusy("playback",o.pending)?"true":null)}function be(e,t){let o=t.dataset.action,n={play:u.state("m\#
            edia")?.live?"stop":"pause",pause:"play"}[o]??"play";e.act("playback",o==="loading"?"stop":o,{},n)}f\#
            unction Rt(e,t,o){return Array.from({length:o},(n,i)=>{let r=e.iconButton("","",{part:`slot slot-${i\#
            }`,onclick:()=>me(e,t,i,r)});return r})}function Bt(e,t,o,n){t.forEach((i,r)=>{let{type:s="none",ena\#
            bled:c=!1,pending:a=!1,on:h=!1}=o?.[r]??{};if(l(i,"data-type",s),l(i,"data-empty",s==="none"),l(i,"a\#
            ria-disabled",c?null:"true"),l(i,"tabindex",c&&s!=="none"?null:"-1"),s==="none")return;if(s==="playP\#
            auseToggle")return pe(e,i,n);if(i.removeAttribute("data-action"),l(i,"aria-busy",a||e.isBusy(`slot${\#
            r}`)?"true":null),s==="custom"){g(i,e.getAttribute(`custom-icon-${r}`)??"more"),l(i,"aria-label",e.g\#
            etAttribute(`custom-label-${r}`)??`${r+1}`);return}let f=e.wish(`slot${r}`)??h,[v,b]=s==="muteToggle\#
            "?[f?"mute":"volume",f?"unmute":"mute"]:he[s];g(i,v),l(i,"aria-label",e.t(b)),s==="closedCaptions"&&\#
            l(i,"data-on",h)})}function me(e,t,o,n){if(n.getAttribute("aria-disabled")==="true")return;let i=n.d\#
            ataset.type;if(i==="playPauseToggle")return be(e,n);if(i==="closedCaptions")return k("cast-track-sel\#
            ection");if(i==="custom"){let s={bar:t,slot:o};return void e.dispatchEvent(new CustomEvent("cast-cus\#
            tom-button",{bubbles:!0,composed:!0,detail:s}))}let r=i==="muteToggle"?n.dataset.icon!=="mute":void \#
            0;e.act(`slot${o}`,"tapButton",{bar:t,slot:o},r)}var P=class{#o;#e=0;constructor(t){this.#o=t}run(t)\#
            {t&&!this.#e?this.#t():!t&&this.#e&&(cancelAnimationFrame(this.#e),this.#e=0)}#t(){this.#e=requestAn\#
            imationFrame(()=>{this.#t(),this.#o()})}};var ge=72,ve=C('.root{position:relative}.clip{position:rel\#
            ative;overflow:hidden;block-size:0;visibility:hidden;transition:block-size .2s var(--_ease),visibili\#
            ty .2s}.active > .clip{block-size:72u;visibility:visible}.bar{position:absolute;inset-inline:0;inset\#
            -block-end:0;transform:translateY(100%);transition:transform .2s var(--_ease);display:flex;align-ite\#
            ms:center;block-size:72u;padding-inline-end:8u;background:var(--_background);color:var(--_heading);b\#
            ox-shadow:0 -1u 0 var(--_line)}.active .bar{transform:none}.body{flex:1;align-self:stretch;min-inlin\#
            e-size:0;display:flex;align-items:center;gap:14u;padding-inline:12u 8u;border-radius:0;transition:ba\#
            ckground-color .15s}.body:hover{background:var(--_hover)}.body:focus-visible{outline-offset:-4u;bord\#
            er-radius:12u}.thumb{flex:none;inline-size:48u;block-size:48u;border-radius:10u}.thumb.wide{inline-s\#
            ize:80u}.texts{flex:1;min-inline-size:0;display:grid;gap:1u}.texts .title{font-weight:500}.second{di\#
            splay:flex;align-items:center;gap:8u;min-inline-size:0;min-block-size:1.4em}.second > .caption{flex:\#
            0 1 auto}.slots{flex:none;display:flex;gap:4u}.slots > [data-empty]{display:none}.slots > [data-type\#
            ="playPauseToggle"]{color:var(--_icon)}.slots > [data-type="playPauseToggle"] .icon{inline-size:28u;\#
            block-size:28u}.progress{position:absolute;inset-block-start:0;inset-inline:0;block-size:3u;directio\#
            n:ltr;overflow:hidden;background:var(--_unseekable)}.progress > span{display:block;block-size:100%;b\#
            ackground:var(--_progress);transform-origin:left;transform:scaleX(var(--_at,0))}.progress.ad > span{\#
            background:var(--_ad)}.progress.live > span{background:var(--_live)}.snack{position:absolute;inset-i\#
            nline:12u;inset-block-end:calc(100% + 8u);z-index:2;inline-size:fit-content;max-inline-size:min(100%\#
             - 24u,560u);margin-inline:auto}@media (max-width:359px){.thumb,.thumb.wide{inline-size:40u;block-si\#
            ze:40u}.body{gap:10u;padding-inline-start:8u}.slots{gap:0}.bar{padding-inline-end:2u}}@media (min-wi\#
            dth:600px){.body{padding-inline-start:20u}.bar{padding-inline-end:16u}}@media (forced-colors:active)\#
            {.bar{border-block-start:1px solid CanvasText}.progress > span{background:Highlight;forced-color-adj\#
            ust:none}}'),Z=class extends M{static get sheets(){return[ve]}static get topics(){return["media","di\#
            alog"]}static get node(){return"miniController"}#o=!1;#e=!0;#t=new IntersectionObserver(([t])=>{this\#
            .#e=t.isIntersecting,this.invalidate()});#n=new P(()=>this.#i());connectedCallback(){super.connected\#
            Callback(),this.#t.observe(this)}disconnectedCallback(){super.disconnectedCallback(),this.#t.disconn\#
            ect(),this.#n.run(!1)}build(){this.progress=d("div.progress",{part:"progress","aria-hidden":"true"},\#
            d("span")),this.thumb=Lt("thumb","film"),this.titleLine=d("span.title.line",{part:"title",dir:"auto"\#
            }),this.mark=d("span"),this.subtitle=d("span.caption.line",{part:"subtitle",dir:"auto"}),this.bodyBu\#
            tton=d("button.body",{part:"mini-body","aria-haspopup":"dialog",onclick:()=>k("cast-expanded-control\#
            ler"),onpointerenter:()=>_("cast-expanded-controller"),onfocus:()=>_("cast-expanded-controller")},th\#
            is.thumb.element,d("span.texts",{},this.titleLine,d("span.second",{},this.mark,this.subtitle))),this\#
            .slots=Rt(this,"mini",3),this.bar=d("div.bar",{role:"group",part:"bar"},this.progress,this.bodyButto\#
            n,d("div.slots",{part:"slots"},...this.slots)),this.root.append(d("div.clip",{},this.bar),this.snack\#
            )}get active(){return Boolean(u.state("media"))}get minHeight(){return this.active?ge*(parseFloat(ge\#
            tComputedStyle(this.root).getPropertyValue("--_u"))||1):0}render(){let t=u.state("media");this.root.\#
            classList.toggle("active",Boolean(t)),t&&this.#s(t),this.#n.run(Boolean(t)&&this.#e&&t.position.rate\#
            !==0&&!t.live),this.#o!==this.active&&(this.#o=this.active,this.dispatchEvent(new CustomEvent("cast-\#
            should-appear",{bubbles:!0,composed:!0,detail:{active:this.active,minHeight:this.minHeight}})))}#s(t\#
            ){let o=u.state("dialog")?.device,n=o?this.t("castingTo",o):"",i=t.title??t.subtitle??(n||this.t("ca\#
            stConnected")),r=t.ad?.title??(n!==i&&n?n:t.subtitle??t.studio??"");y(this.titleLine,i),y(this.subti\#
            tle,r),this.mark.className=t.ad?"ad-mark":t.live?"live-mark":"",y(this.mark,t.ad?this.t("advertiseme\#
            nt"):t.live?this.t("live"):""),l(this.mark,"hidden",!t.ad&&!t.live),l(this.thumb.element,"hidden",!t\#
            .thumbnail),this.thumb.show(t.image),l(this.bar,"aria-label",[i,r].filter(Boolean).join(", ")),l(thi\#
            s.bodyButton,"aria-label",[i,r,this.t("openPlayer")].filter(Boolean).join(", ")),Bt(this,this.slots,\#
            t.mini,t),this.progress.classList.toggle("ad",Boolean(t.ad)),this.progress.classList.toggle("live",t\#
            .live),this.#i()}#i(){let t=u.state("media");if(!t)return;let o=t.live?1:t.duration&&t.showsPosition\#
            ?u.position(t)/t.duration:0;this.progress.style.setProperty("--_at",Math.min(1,Math.max(0,o)).toFixe\#
            d(5))}};customElements.define("cast-mini-controller",Z);import"./stream.js";document.readyState==="l\#
            oading"?addEventListener("DOMContentLoaded",X,{once:!0}):X();export{Y as CastButtonElement,M as Cast\#
            Element,A as CastError,Z as CastMiniController,G as Texts,P as Ticker,u as castClient,Se as clockTex\#
            t,Zt as configureCast,Ee as deepFocus,Le as defineIcons,pe as drawPlayback,Bt as drawSlots,d as el,h\#
            t as findToken,pt as forgetToken,D as icon,$e as iconNames,it as isFar,Ot as isOn,ft as keepToken,B \#
            as load,X as loadPresent,Rt as makeSlots,Ft as moveFocus,Yt as newID,rt as onInputChange,Ct as onLan\#
            guageChange,mt as openTransport,Lt as picture,se as pictureURL,fe as playbackAction,_ as prepare,k a\#
            s present,k as presentCast,St as properties,l as setAttribute,g as setIcon,y as setText,C as sheet,I\#
             as takeToken,be as tapPlayback,At as textsFor,zt as textsNow,Tt as theme};
            """#,
        gzip: """
            H4sIAAAAAAACA4w6iXbbtrK/IjM5LmBDtJ3uVBkeJ83WJcmLU7f3quopREEWaopQgZEdV9K/vxmAIKksd2tLYDAYDGYfyDfSDmrI\
            N+fWmtuf1Byy8fBMnE6EB7zRVwuEdIBfVtn4VAzPmun35rYmwNlkJy4h/yzTjk3XAKYWA12v1iAGTlWqxC+odyCtkjyrDbBspp2c\
            VmomBmOQU13P1Ls8GZ4lEy4Gcrywaj7pLU38pn1MWpdWy2EklSdg1wopfCZeQn7y+5S9vdxeLKUF+v58/ubtEAdv9T+q3v6qpqcX\
            21s1fXWxffTm/PLF+fb86dvx+fDfk+1j+6O62z4z5qpSuOH5dPr2kv8+PREv84Mz8SSv1e3gQoF4lTOeP5yZcr1UNaRTM7sr0isF\
            5wBWoxQUSyQJySW8KOp1VY3m67oEberBK2B8UykYqPwV4yOrYG1rnOQ54W23NEqu1Z1LioOXmTrAmZnPk11LQH+cwEEgcHhIo0CA\
            xnE7KVuBZxt3HcTTXkIKygGr5Y2+kmBsunbKnl/hrXjHswWm+KY56UkqZzOcC6L1JJ0p5EXhvOPQeXSVwt3K32ZldA3KLs2NQp4O\
            VEojEtxve7N/ITvbLUNRn4on6dzYJ7JcMMgf4oU53+GpT24Q7SftQNXKskh3hpaYCAdiU8oVsqgyJLCSzukbGu746JNb6ej/vJU0\
            /vMaJF3s1RRlc4Pbw80jhyp/qIjD1IR1Fu1CbGS0B0eE29lTXeHh2TgayUS49RSsCmd2cn8OTHldb271DBYZiIXybml2uSJ7e2TW\
            9UzXV48rjee9USV0FgEPTw8PDf2HqbRcqPL6Ujs91ZUGNFa2eQ/0+OKCeLxpAa+tWSkLd56nojg47TR89Jb4wvszskMYmPmAjtDV\
            zKqaQ6pr3IiqhHQpAc9x7BL44SFehz7sTqtqNgAuIHULOcNYYwxEONLugzkXLZj3OJCwx0KuRjCCHNKVRBbgpZmpooB0YRzw5rjO\
            Pl/0zHmcpqmnNUnnGGB+kg68yaWVKWX1Ui5VkTqQFtyvGhYsKRFhmPDGrTuaZeeVzxkXyBACPE7mjxvpOTsgGJo88EZFPjLEO2gS\
            o2eFI67uGCAXmmlZmSv0Hp2iVurtViMU8JMupGujDqo1mUmQw2BXQ1cicsLjcXpE55h8L26JOtf5w1aSlrjQ6d9rZe8ufPw29ryq\
            WHJEdD7BlPVM0TfqO8mWZiarhNRtcsuF3VN1zfpzvos2W7e+w4XZdX4QZduxLnHlRj2pFM28DEeq6NEs3sPgKle95f3VfhTeE05Q\
            oOo4qYApAWJsRD0JPOn8Nn84ZrdppeZwfJtaclB+8kAgCMwKIVMDYJYImoixFW6Sa4qe41JIGuJNFzm6aQGewlAFCpkKUwhTMc9r\
            wiGSiBJIZspPoZmKm9wUi2xOpsZMwcqh5UcmY3Lo+FHNv8vPttub74Y/S1ikS10jikpDXFFpiCvCFNCAoAEh29F8zk5OvQFd4DGB\
            iHzHTsU+T2KfJ57tYfZvKPZvyMVl7nHl1CFryHRGF4iq6ZG54ccXR58fXx6ln3eKeRpD5QC8A5q8BBa8zjQXODjz7Nc5+bzp28pb\
            1p/ybDwRiIJQigo+VrMyf1hi1oRAsvVgA6wen074KJgCfCooN5ofkz0JFOSkdfuSHK4OrMsc7UuL8pNUFOay7xz6VEOObIjvOl5s\
            LwubftJWBVPpHE3bsY3/+MBfhYSDmnClNVX1ogZzqdUt20zR0a+zpFbSKgeJ0HWla9UBcBMmhOzgzBcWf0M+TkLxl4jEJ5apeYdD\
            TGtLDTjATYq+KE2FH72UV/QtTWUspr9fiEC9Xk6VJWRZ+9WZhPgBvVRDH3wQsDQ1LPBLQPzcKnWdTLqs+b330d7Vx0moRBE3lqLJ\
            BJNUWa1nyjHVRTWO9Veq3WM8AIX+ZKaBykvMfVmH5GsqX+Em2+3f0NEJBQ8vDs6yrvaxcqZNUjwLPGW/fICPRz4yplKyJka0AwQA\
            7WzL8qQFxLI8IcG39w20gwUZb9y+NiBTpjzI+IfRPPA/9kx6Dif7pTlPOstnmxovnWmBFrvM7A5rH5USCJMRshXH1o8Jh4s6N2OT\
            +nr91Zwpfsz2L9BdKXYSSXGWDc/4JLp7FEmNCYRi7ic9ov70Ct5vwr9DZ/uwdKT6OJSNCnOfRh7TmZrLdQWvrSJMNSNLkBVQP4Cj\
            EmzVDJcKZDN0Cz0njCYajDwhJE1Xe2YeyfIaL9pCHlFOVtaDo7ZikDJFujIrg8VlG1nShZ6p1wGI17kxeoZV1irw933gNm7uG2fM\
            y3j0gUlRoyvKyf7+jKrZMEpKWZcKvWkTBjIGAx4vY9KyMk7h0R85NeDsQrxFSftLTkaY2l+FGgedkMKwh+P8aSj9PqSE5S5FkDXk\
            G9SHslmosMBcK9TO1Vo5aEA0jgs78VPeIMppRL6f73da//hUbfgG7N0mRP5bXaPax6q1M9P0XUWdWkXdwAtQS2Q1MyhIL3Ksn+vU\
            KQgLwjQm1+DtShLuplfP7XxEnIVW635R5P+wxCnnkKMLMNbHvZ+4WObEHaLgsldeu7gG5E/0268Xbflzworsj3vbQ47kx38cTo74\
            SareqZIRCcKlcnDRFJt7VWbQ1B4a3nhVyVIxhRlMJAlvASd/jO8dTo5PCDhaaIes3cXFC5CgWAQ6miGaaCmjtS0oIhy3EKekLRfH\
            DI3jz3v3N7D7k/OmEk2SESnH5DNVmpn65c2Lx2a5MjVZqBqfTaJ8mxSHfP3+7sHZ8Pd3X6vJ8f2T0LsaXrD7uREfEzTpy/CMROD1\
            sgh6QYkWxQzov0uWeMNLwthbWdIT/ryJrr429LbNAG2jQSxYu18oLloCgk7kPOuo57E/73AU76XrlU/X9xFN4RHBlvlH78QDzseW\
            wrGjvc7s1fQvVQL5oWNr4JzMNlDAUdiw0yh0CxsfGi7AKrkcSDeYwm5uzTJJT5yHpX+5xHvrr5B/rj4XP0L+xZf4fbr/GtK1kN5W\
            SFgYymboop1Ul4A1hnQqU8J7r29tpZ1lRpQLSv+zrBZuIS0OdI5xKXiA9S8wv7z5iSU+jDgSYkpPRsJ5JjY7UfqBy3/AI9a2yuyn\
            T9hxIcM2skKX/1/H1X/ZKeZSVziY5w/nhWQ8KzGURWulcWxpDvR2S2kWFXHhr/OrsdfKPkzWSYF4Ge4Vnl/Ws4WrfnM7BkHdBhJQ\
            HNIPUhmuxXBMdFT7LMGajQiEJrh9uLN3aJTXf9BIowXttTD9X/CFzbHs1mkDypkUC5K3zSWlRFXP1AwTlZ+sa7mGhbH6H4SJ2qPu\
            fKBodPsU/dVizxsachQejcyKcVI6ymw8jjYoks4Iw9GJcNh+hfgvkhW6i1uY2w+hlHQTr5FIvIdgfBUcl691eY3Lk7ZHcY0uWYmD\
            uL0n4ffMCxrBmUZwdSs4Hc3LNhJ3JPE9A2KtI9z6OfkmRaANGVuWYPe9pkqbInGTPxuHQZ2UuUvJ38UYRSzm2EecioMz/GeCLSRb\
            iddA0i4r5OqtXiqzBia5eOpjn8ydggh9DWKFFxTToJ8FvdyVSNrBz8o5lCZr2PnL6Dp579I3TQeCdJGnG/YrLgESu8jZR47/OF3E\
            uVHJDndd/ncDmH7UAKYfNYCLT2j9Y1xEhB3ZgrgN7LvU1MpaY30gF5doERcMbxGLql0XC4Gejm5x0bJ528x1+wFEiZNlODNnG3rh\
            yVY7OmWVkmTVjDrCoEnS4ymysUpXWBAfHn6UYcywV2QIcft2G9CLBb4QsB9BTHm2SpFRIMiU0aw0da08w4VmaZr2IZhg2Yr6fl0i\
            TeKPjIKhMHzS/Q3zhDjPy0o6N8AGDL3eDZ7Q5TZIw4FdU1/CfK3m1iuFQy5goZ1vLfLksXTg0ZMApaJj7XKz6wnxX8D6T3qlvVuB\
            8W2QRC0uL2WFOTc4ja7hG2w85B07+4pjn7OUK/+GixfA3IdiIDjWMbMLH2YeiOQ04dyLiiUJDx1vuM3mnukyUnqSiJBIfY+Qornz\
            0T0VqtJ70Hzr5uvQWUb3Qij9Wa5G92Q3tN2wbNCrHLHXFEw7sedJHKM6MQhJZxrqeO8BRZpWJgMvuHtmRyveA99fgh0Sm+urtUUz\
            iRHdRysTE3G9yzcYkKBXGrNx2K1EQwVNEASgAZo+VljsZGVE98wmHdV9nIv6wx0Y93hDeYE+46tNBu9xLknNDHB5PXWl1VPlTWkf\
            yVLJy6i5jnNHm0Tzi048xTa0KM8yE6Fl3IVMCN+4dkpIChOY7btDZCycic/wbJ/VkCf2jyziTymGey3V5rbTEToFtdbUqqV+4Ths\
            rnbo3poOJbHsPU2djnAKeE11/VZapHjgbSMu91coyW5u0EVI2RIwE1kJKtO7HNJIX9jcHDO99/JHLCA3w5qfnKnPj3R2yoXDPZW+\
            UQU23hmks7WVPmjQfP8xD92pR8ziVr6T7q4uBw4jBOmQzK3p3FrHVyxZqKoyCQpMrUy5GPX1bNXfVFszVNASpTVzidjQQ2620bOM\
            YgQ97OFL9cZvRYumuRENdga7XeQhUgKxQW9eGCpsiFLwglgINVZfFGEwoyie13k05IKZokiePXnr638/yOpUz1pLb0t1l5+NRu74\
            OBAu8wMsdNzD/DcQ0rdIMpe3UsNgrqBctMkfGgM1vOOyKFiPgXBm8vrVBfJAhcZMWZdtzptKy+sm+/ORklbZwf2N3v1JEum74iZp\
            nsOGbzF5IC25WlU69HYnfzn0gN2ukUx3bPhkP1y8epk6H1T1/I6hM5dYmtI7ohlSA6kSUVo1Q+JaVg4zqX8ttGquLPLz2uA5dx45\
            ghLh9FUtq+x8aixc+HEKoUooUnamvmjLcDb3DlFyWFhzOyCRnbN52uRRccp3uCqL1FxHl5Axs+T5g9Mvwtu/TOmK4Z1FYlzCUBDR\
            vvvyFMUTZyixLx58y73+Nj5zZ/Ndo7RIJA2M+RoRbYiPPGv9c784PfPPatGwDg/DYM7eK4/nXDQ3Koo/728iCVRfHHL/OrPIW2f7\
            Urz0L6x06cYQfOhJ3ii0sOH5HKhPxQiZfn704OjI8VHgns55bVE1TjHsd3r131wsjtDxObY7aPrx+T2G9v1nR/YZJcWxz+j9N57J\
            Z+jIZbCw0X5GaoSg0KJhu10A41zEZEWheBMm6+2WNSMqQPHUtfpZl9aAdNde2Jt2+awhMKWik+/oS0YSgCVaUBvyYzt50Hp2NJOP\
            ayQ8aUSeYRS+5EjQpjOd+qq2PUTGeQTUObTnty1yAJjYZsVsHMCuaR58NxdTytLPYjuxvzanGTnJ3GAUvW219qL9q4CoBeS7l/V2\
            SBWE8eIKKbAy/n2TJjEke+PHjEDNe2lWPoX4GLCS1lFmG/WwDw/nwJp7C81HTYM//CDXke+xbiOeaZvLVDExV0P78MGXp7wVdZVb\
            Lnp8NsrbRUWEnIs3Np12mpLAdOoJgL0bxMUVLuwndbKnOe0PeXYDHzS1UaAo2VW8OnBx8H4BgRuj8JuqDvmku43fQxQ9HF95mUnL\
            Xr9GEUDMrYICY8qpB2ZOtfJ7ZUgxxjaGUk7NTAylmgqRlbGhDMfpDmP+2pdzf4t/Q47l8zrt6kf1sT+5oCfHYJHUStGGaIG91zb8\
            wxLU2iakZW9O45rGekI/32LewXCVJphkuyhT4vUh/pLLarSWtFL1FSxQXjb1Zbr/wVo3FfwgQR2SROMvVoQXfq+JkPYFbexEOene\
            0PAAq5UjXbu9vwqgPYVNP7g0YmEKU+wBOiPPKoa/2uEgOhhuWK2o1KHL/j+v1sLaOK6F/4oI9wIDsaoj27Kdy2Uowy4FGhZYtjyG\
            gTEz6SSMm5QkddoO89/3+yQltuMUhgWWVrZ0js5D5yU59vF1yw4VNp7UsMzem2daJubf5vj5Djqoae8Wg68A4i/t4SefPvR/i2a3\
            iOcpT4njwWQWn3k2QDME+gQsCGS1G4BZPjq9Xvovn/bvwRF8+Jotnhpiig1gCOaOwZ+L7s1t7zzou/fNBo4I25Ze7X5frVd7Tn+/\
            mBmYh6/hpysEfm/y/ip1BufQAciZd/91OLDi8gmxAxvHVe9GD3qnNwPcVjc/Z//5sUVQ8e7j/vMM4HU37Nbx2+Lf+krBP4G2e5TD\
            /f5xdnV1OBz0IdWb7bcra4y52rXfJtMD8PNUlXdO59eic8Vm8CcqQy9fyjnYisLcVqQewJM4upFsMn3hi1p9qNuFKHCXaqmNTKYB\
            ZD0o19l1qp1Ci4wdelIdZ6V+lujiutCpQouzxKCLaahgyMR7NS9VrtNWUp3VwPpZhoqkuswbzM4Tp4seyiRgelthAlaY5dcdxnN6\
            nUyfYZJMYUabL1Ntm0ynVPMu19VtoS0xmPWdlit1RY3c0uq8AeMMkssa91zxEjQGPFVW27lkYXpeEyLdmsKoteeYxNI6LW4XSBIJ\
            2lIPyLV3FVyImYotmhS94kaquTiVNVhFgja3QFkvbDA7iaObHDa1pkk4G20ynaPWovyvZ1gTzvDN1xnM8nP61/9/8IQ2+3jYs/i+\
            7D9NOf4QNpTF1w4Bn64A3Crvr1LbZaXLtoDdklzbazE0HC/RERi8wsN4k/Qy+7hfoFc/4Yjzkf4uEJQwS60rXcVlstsKLNwDJuze\
            FEMI/unF6x5toehMMpYMCiB+i19ivaRvLnIfkgPIpfBX3qg/rOyW1VlWSamAaKvLSbVMzucjVZiFI7jnToFr1NEgMCdIZ8hYrqLU\
            5SlHbK6da8oEtz7CMLJsk3jEdQ8ROdFec4EXlYNpIItva1ebp52XB8xFgZIcBSZnEuUocQSPFF5gDmiUt13wR9fUQN5cuPYcEYVw\
            LmB3tJh1cRSdy0wS+NJRAi4nr5U6c7cFAJDURykDJJPf2CTVaR/jiajVZ820wAPxd7yu/MRPHw719qiYDYrdiO0rhjZUDDk1VsxE\
            GRfEm6hYcgGVvKVZu2meHpBAn+8Besbj3zNdmKuqzuBGNhOVc3OhMeC/TuuIoj8nR163m8MvsQPBw9N+JNqxijYw0NyK7yboT1hA\
            HrlN7mhBQBD6kg1zQsVRK+aNHeh8x0o5Ku6KM7BnH2I51h9XW2U9jjOsLqGnLi9ioKp/gqSemXLU06Ejgl7FDkFFdDHzhgHYgtvQ\
            x5ZG0HRjNvSwNMkYnngCX04eFzVe51B6yfUty/N6UqALG2Vv2Oh8vuMI5esMTObRRhY8a2YRW7QEdVQdLPwBdqRghddGoPC37ebp\
            MeSr1/fcGVIFfeWtAnhOwPniRgqLdBpngOJioTW1tCetWeg7WPgD7DWQOF1QaV9zWE/vZFhkjTeWNTzr5PQFHi0Wa66N1GiXz0wt\
            NH5rcSMCHpAg2Y1DP5G4vDIqsSygg39dRBWQuQ1dZVGGFQZKGKr8iClgmWoEu8RNTgWLKCBA6hGKKP95HhEMXRDFtd1KRZv4IowY\
            xBbzvD/2/1gvOJxOQu2hq8XoouFZBQUu0+S7Wz7d3zcxbwqem76AbTSqGOWJbqxBGVJyOrNgwUyqMJ8V0zDkEhgKV6uzuaS64OI+\
            wIUlDxBOFSEJisis4+XTZ+FXnWtaCI4pQc4GBfhnuQUdwz7VuOSAnPYS5jl94xSbp8GV8wKs20IAY74+bLZcsubhyTOAdxlknpc9\
            9coApcfwqUawfoUKSCewEgIRntcCqiBKELvLDMeiomGtsvUwVsMoW+Y6G2MSYG4FpPNwrJYWenlbxr6v3rvVl2OECPMB8KZKLJIV\
            E6Ydonec5P7L+/A4ivtrOB7Ir01miK6aB0r/Z08jl1OrAEUiMn7e6c6CRpV+T7bjeo0Ag1tlVK/H8K5eI8vWqzU9Sj9nVKJioShv\
            OXwlUEwLDXzP1x9Sre5XJOEG5qsHrYNLV+SVmTs6K60Z9BFqKB9eYRbotCZ12q2SyeOlVKdgC59eeeWM92XNZGQ7VkxJVQcKf5JC\
            7ZxRw4slIS9k16z4q3Hcwlvno7fNIBQjG9Knxd5aYehvUgAMRunyb9atg7lVHAj/Fd9e0ybiemXicL3f6934JYyjGBwGMgKn+78/\
            7UoIKW3aS4/6sovLV7icf6Rf31PFm4IPyNv/GAJwIEvREcQvnktlqdaPFEOxoYzpOQZqX0aMwCsqb8eFHjwVJ70EemdM4M/lSaVO\
            f2nPUuBn/W/MF1BB1kQ2NGwJ0u0RKSfWmvwkv7JOWYJtTlgiD+lXvoH4/0VxDClokqJC1EGwU9DDxjUniEqtb02yJJslmHBY1J1p\
            Ydwq3a8WJkTWzEnr7KAGSNXGI1SV1LcgVA1iG8M2ZhzGXpPnMzUntM/CbJKxqfn087ciS/PPRP50GyeYiUP68dkWfuSUhhXK4v6L\
            TApAMAhgvD+Y2BcoNTMmUQeHCkQA6gk9u/Q3h0TXXf7fz/QcJengrw+kHIKM04by9uVA2mQjynZA4opRTR/IsQboTbG2waz1GaXB\
            Qftx47SXapBK/uocUeI3Bl7R1rNSngZnOXp3i2xArgYFgHzi/2oVJafQV4fFVamu1pqcieON8G8g918x80za8hVj2ErGvKHBsNSG\
            Sal9qUg1dJOF26B5sleNNUO1R1nvOKzUUkEUJFUcL8moMC3aexoKMWK7VqNP0EkjTYyMOLu7vFHTfwWwZNzUjvlTNaEKs1I37V4e\
            dLSamo4IQJjVBmGeg9VFj1rq2JtJYwDZLxYJ5dkv5goAAsvlXmAu4ZN4iiQzGvOUQPTRQEmLr0lexEg6B/enVYtcV7vIxlJYfsrA\
            /hxU2hEBbUb/ZJlolRW79piB7mtIoe41oB3fnvJIrqYsu9zYVtUs66orp03Qs6G/BIM3XiEhhjVMLFkWTrUNgS44vxT5Aeabz5eS\
            H1Cmu+1MmzFECATC69B58oSzzFfQAvA3vXNahRgy6XD+a0+V/pUFLAPqnwTQLEt2hgM4iP0L2TrcP9F2J56DPLaiIiZ/n9DTXR1t\
            QMR8hTjA7854MKgA/Bl/DkqAg5FUeLwN19oTvuNaxCjsFp3laGBSTU0AkZ6ymvZ8stKcR4mSpJj2gOLSRpGWpPAq0c+YacpaN3dr\
            DbdhUdeCR1iahBf9F0nkd0nDSdrN2U/jp1dLsXTDGUpXI5TrE0VMF+n6rCTpT1HRKgt6AvHRdRSdLFAWXOEvB2v03YbZl+/DMEt3\
            yp122V/DunsZ2pRfBjZloraM2dUEuiSaRg8+V+dzgSTZW4M02e+LsxR2bDZ2yQJVKl31fDDiIaqiZlVZCl8en8HGS9XH4/iK4Ytj\
            9nzan9fqaanUyHR7Wb2pNqHGO01kOx/M8tMPkzmKJMsPtvLPzM9tXJvH/KWERVEvhLnwgk6Lk63JR18iEDfJ2XjKfizjM1nyi47E\
            2qwk0BNU0ldN71ss4ZVQ7n1bqQoy08SNJPCIWxygEzfaV4jJsW6XWnXvOLkOJllxHPxXuLdp2AKO3NNwOeec4xgw09x1KgwvUfz3\
            lSwDhvaE2hdmwMiyLH2SZWMjtuWCgwQVaz88SdGfcVsSpkK3JLityAUfaUoMtHMxq9wTwz2wLo7+c3F9gX7W7NQcPwBifgwq0XUC\
            BAYFfVLLP3gVVEEdRuh3Um1G7X0SR/Eu5nhV7suyInJWloBlKMQLnTpgSVWWeMX25a6uJTXwnCos1yaBfBbWaYp1dKuZbWhua7Ks\
            2cZYqQjK0Mcrfs/3nGMlaXkjAD6J/TiOC9n7tNxXgSRXsHgKIJ8kZeqn91KwhO2LUFaaTP0MghTYST/2bQGymeH1KsR9UkYlq1LZ\
            kyoJk0LyWAD4OlB+wiOecqmFKIn2EWkaoWpGLLWchGFQk313bOcTbqqnwIx0Pot9n2qUdVLKGi1rBMdadKFRB3VcM7wK92EZkWUA\
            JHh8kn4vtFXB07qQtFUcpOmESkWuLvUafhVyoMO6e54obNEeaflL040P2tlL3bCIx4mk5LSVl34vtEUUpgGnHhYxI2uIMzipTNS7\
            puSuyWVDHgWRBBSPwRLlJP+66gaFdVhH9U5WT8L7sHrz7387v8BtDD+mYRkPT0ynJx4AZZWLk7AM0mbaPpM/LBuCnT913/7h3UOG\
            yeNQNUK+3JIHaEdZdvdPOdsDXvNTnHeMXguJ54ABPJPhPOAn65tWkNr5p8Mv7tTxMI57QeB198MRz026FWDjDpN3B+WxH+wRZoez\
            zFBlEhhpMnIRudkKyR3lMkK7o65xPPen92m04MkBjx5m7WNxF4Q7S/0HEb0gsnN4fkVHMD0PQ/mcM8Gzsi+a0i34x4a3d17o+PA3\
            kI9r1mZBroVpXV6teBFbL3xDX2mx/sjOEDb+cCku3cV580f+eOHWn3+OA7jo+MntG+fNb+CRonvzM358ywEQzPoNx5n391sYxx0B\
            D13B26a2bZJINB95duJV05+o4B19eQOcUBHgWA6GbE/smEvUH4gi8GJM+joMPldWQpSdqCQEGRjynMnNI1TQtdB4DRQSFfm7Q9Nx\
            WXPmLlGbKS1gHLZzfZjI1pEwB1GL/zfAmF3dA4hEyCFS2Rh9I2OhQymwvy6r/tcL6IHvf5YbS8fvoUqYdXdqzjQbz4Lw3r++tweJ\
            Zg9sqiPaixIF6sXiUDaa+Oz8Z/ikt2xS4CL6K06chQVObt1RFzVH+cT3fQeHUFvxHdCzMP20FxGucm+pCuiuKA/8xDOsrtdR3tjZ\
            I/z50smygoPJOFww3DY5wHF3VBYau7i0OGZAyTg5/srvrW/QbJ+du/EQOofIuTr90bkcnWMzQOx/bM6Zn19ZVSE3H7AlFrSduURf\
            ppLRkcb+AVcvGJi2VDQzGxJmxW+Jobf8CGrLXd8KuFUfy9HxO1F0l748uEwmvNmJnZtrf2R4k/cClEDn7qmdCW7bB6oPy2eh6N78\
            gadBiaROa4+ZXDkbLn2HLkj8qMxV54vmZ6GX9Ja4wIhuKYfREic7V2Tupa4F77KwHxGElpmZwmzkJUCmcikzJYkkl4bWY0NOn1Sg\
            QBPGfS5Ll9v6yN+T4jAK17BRLlOsx39WTfttuQrwb8s7NTiM8mpY4ogAp+F/u3MDexZuWIKaPnWAHuLkAd/G85O9CWPRKvAlvr8O\
            RIqzTbB417JrVrAjYnD0uqY78hfaNDSYmFsYPQFh8Oh4KqN8nrF3vzN0JlZMhttgOk58189UITxGTmvjLTYhDycdzIX8eGyuohGb\
            YI46yjHi6ab3V+aka9Z3F8C65m8tdkNRHrv2GUr8pgoa4MSHeRkpgyp5fwYQVtwtmqrJGnAE1nGy8Ft0Nfh97k/g1GXWsQK8uMV7\
            AQjqxWGYToFkrICafcdX8IUJsA5fvFURyMXrrbJK0I6Lq8QQRnAdIfE/sw2qIq9xyUsXCVqOEeYtzyeLPLZNlctpswssTiIrOYYr\
            zYN0WeN73dXoliJ2C2jrRQbSrGGIUtg5upeSYJuFQkKUCOeCg333Qd6sRM9kHjUstSbGstxe09KOPwOxTLZ0Yj1kUumzgVOJl3nR\
            /XYIGG+ry9a02qQQQ9wcPbzTgpvSNSo/l4hcGwVTiab+4Kod/1PxI0SP+146x9o488AV+L0VhltjYaR8PhrsI1M4CJOb4Kb5kBLq\
            yU6/DAbMB2gfp7zPb9A7eq8Ex2txQXS4jAlWN9Cp7HDdqXnBYWEg53qG+rL8tjoVb5qnTjkrlqqji2Iy3wp6K+4tnEDQm0eYOkR2\
            TiuxWSFj3hl6B/mfn1IbOuoXSMdJrvFFSCsmBG+CdNGLDwrP9LUbD/DanO0phZsQCRuYTdEOk4LIFCtUdqTOV1PrRKWnHHriTU8n\
            oHes3STy0xqDPVEqn+KIMTMhOzcnJkWWy4reXlhYheEbtRpXK2fAGZShFEB9xBFlHdz1gEm3klKTClx3/B68ma1bduLCQhGG7qJl\
            JO1FntwL8Ik96rRFy2Eg4ANoUrfnOHrXpgRy/jUC/3a8uQUzrZfYuXnAn5q2mtPj8BQWfF1JNGXStYT3F7ni7tYNhDmUSQ8b82gR\
            JmLV4D/la16B+oKh/iIzIC18+6MnFzY2+cgalkG4xE24toK0NyhB8rn1aFX8dXKsfOXdMTa8ce/w3jY6jFEzYrYkpZfs/OHdgbdc\
            qSDjp2v3YdGMPsdZR4NRnkiVC2uvHadwQEr7tXKQib0aN1Lf3871PT/kp5e0F8h8WxNrmlDqUUjH19oHjTmLZmD99ffoscrYc8lv\
            gUlv7bZcYxNq2Ow2n4RFUPv+jUKe7/uOet4IF78vYH3H+nIwGT8SoCaRzyEhSW4m7C2v+pJD5y6yKt3ag2F2vjTgXtXbnqklR/bF\
            2Y7i2gDu0FCiTduXaOtOx5vB7IEwkzRQma5K4A9+opGN9Kkuh35lMpmoQMLB7A8O+sORyWuLHdExwKhlyzvuoHXNj/T2XjcULqOJ\
            Cs8WMOVM4Fq2e+m7eVB5QSmhrpJlxQVsU06r1UJlNvagJ6HOlFUSIHFGocbRH8jyH8jil/NWZ52XKHZqEP3ZtDaWb+6fWEHYVlNh\
            yJkc7FbYH7LzWya+Yu06mCO3ke5f0cKJ+Azxm817nOJNOeecrVJZYbhaeqXh1pDjxOJ/v37oRiI5I6c72+IgxwbQeP3wNW0Z56Z6\
            NLdCwGXcOKJ6Yxk2nEVXna3FQ0xpvhzVWecxJpXZgWPBYxZO2GpIGfu3xQdJgosiZkTscpomXUNl0KvO0isVSH2O7CxguBIWwnV2\
            tq5/cetaDg3zmelp/9MVShznoVCDAVhGtTRi1jTa2FYvskrtK8YaWVYKMh6sHTEUtUiNm3hr/E7G8/R3a5qRDbKiBVbpldjGZXoa\
            IA85511zRRrmCDciRTVkcmfubN1dv1AUrTl1059fQ3wbFRZyVfiV3IDpDF+FsgiDYO3+YsbafdDLdmpVaBNjI8rrrE0yMqrDColm\
            m4soVy+I2fpGQNB2e1luAwyq1QPz2J1XZb8mG5DLCqZ7xBHKZEIgCW2VqQXOAlx/4mEn+lwMSetZ07Tg+kuSViZYrIrT9UygTfO2\
            dWjf+OW8tryFBwILLAfCSM2lrkxHgI+L8+0+bzqR1nH6cc2UqX57cQ4Kq/0hui3NchleY8/BXFblEyJQu67KR9UD84Xnl/9kRJbz\
            /teffCwgux4dXV8eXWHQAUrQBuKb0yHytHQ8+zw3wDs5r6iDBiJpOTkFaw0xzbzUBR6aTfhsS0tccwxCj5fOEbxu39zRIok4McTJ\
            sfkkpvHnXUcYkK/s0pr1N1SOQoE9GmO9y8n1RVetA1CiLU++7oyzUo5Sz7nyYu8MRT1mIIQOvpUTNvbHoDmUldcI9oI/KRT1AxWA\
            UWvKcBy+MbSx3ITwmehBxgl1Oi2zkOFUzy+o4BzI1dXzu9Qk2WktwPFHL60LmniuQrbDGJHTwDw60Nk0ZuNJDJ6xbb+lztQmDqXs\
            JQHP7kBakAZJbcINIWZC6EuE3sYu1+RyarzvgB3FXO0FXcMNIOGbMYO/uGN8DS9tQVe0/r2MuSU6z4gDmmVk6JYyqTxDlNgoOQsO\
            5cZchw4yjBEyG4+q06k3aUXh65Wj2vjKGt9sYVRNwJzid0Ej3gf0E2AhSex8YluLpGrKPzoZH80KuLDiDfnNKEuqoiTkjSyJAAAw\
            3gEF60NxrGCARJflKVO0s1amRhPL2KMJDhrNnZtIkpHdUnxl77eWIb0WIWK/8k4npA58/ahWym53jnAnpgqlhjGA8Cj0xQp/vD+s\
            wQdpKHB4kqjc4iueEzKsK0/iUR0m8YBkShqd2mnSctIJQvKx8yNpF3EnLA+1qRxPFFNI2E9pFEdZOGV3kB6P1hHm31jlns9MmoAJ\
            nmzLM/DUNeREJkBOU8MhKIL58RnzreyEF0nmv7YI0Ialrc+Djc8bvD5w0pwudVOeV/hgeCLcEC0FiH/VedbNkzOHIwBFENHnBqqf\
            0VCSbYVH1QGM0HI0XYzDtlU3F9Bs9TCge9vfs85AYvgWasIuNZB5dUK0NfxKoNUJP1jnCbbgLcBOOnUwBBdkE7XUxVW3R8CiNnX7\
            Fa24INsWyV2XE3ISI5kIV8hWm6nYjzgs0yJhq+r5RzovRmfS0AP29q5iDAHd5SDK4vVgm3NhMXkihp7WgJ+HKAGFyOPSt03rig6q\
            yezS8SJpQ7UFu06gCgk0GFJOfSmZyUQLJW+Fcd9znhILnGI1GOioM4XMsPevqSeT/fOmFCYYaRnqkyaX0Ku8Xq9Wi6WEkJb2XBG1\
            2ZCvdgQyIg3eJ+UniA3H/XUsPUnAzmVMc1X/l1YV6ozQJj5/IVjhWVu3X+zqKrANUnPBWTIMU/k2ERU2JLH7YHNOyNy/cEzsjF2W\
            jCzJOiOGxfkz2qjQ3A+Od+BqCwtngvAus7ht7MQtqOl4dWjPf2fvLlPCffauJSFl8hjrbRqwjfQI6ApPniah6hRaIm1oELgfMWco\
            ZkGSgFKUAqiQcZjn473MzECzts4E5Rif+JXp+QRJh4DqWhWNZS4bPEj5KqtRunoYLGnxz13ZM/GU8KMXxNhI2/fqurXkqewXH2ls\
            iNghCud2/seX4bAwm6A9ADDeAWnMB2LL63k/LIVjr8G8CbAa61ayn8EYrs3L3YgAfRetLC93q1Wy2wLxfbI1TGpusBlbga2dRIwd\
            r1X2ZjbTRLBqQdZBEfC9LEwTsy0qp4fZ1zQ8ScXSNTdyrGEqshrbxJI8KUBZzmS3Qp2KNxFQzEsiXiJtGpsnBXGbT2S0h4+sJpYc\
            znFTzoPWJSlGgK8ayniThy0w9lubGQi7fQcJmwkAxWOgummyiVnBc6hxWJq/SZ/LQwxqbLXDz6GxDvdUn9HUTl6skQOL3a1meziS\
            Kip5spB09v2ezMHHf8LYglxEmWIznl7Y+tcVAR5fC4DHiVaZmg8Yu2u5T70hvcl1eg1PlyLuDliAkMmFxgQm8WD+djjBK6WAAfaK\
            IIUj/LZxWv2meW6dnUM7CRnr07XWSUWwAlFJ4tQYHWQAZ9NBbT8bVC5POGxS/uQeyJ+61Om/Wa/0ali7EvRx/ab1ojv3pFrT6iDI\
            gdpMNTgAMiF0uAJ8FKIfvLRMELVMTGSYjIj/3N+jSh/m2tdetR3hJcO5lHSkF4cDLIwn16wH0uXE+khPXqHkuAG8Ldb9aSyKFF2j\
            IlC/eMU8evSKwd2ja0ikPtwjjwePgtvdYaZvHFQx8GYX7PRn713+WYOi/25vhbhWw2va/DDSk31ySDu2rg7qxxz52wE9megKw5lW\
            NAGIN79HcXoo8fI67/OWnnvZwWBYNiNGRb2gsHQ0dM6p6ZYzqGOswnoj16cV/mM9f8qSbQ3C2PuLWc9EFRax4ynAvFRQeySKLy58\
            FFGHwzwYHx2VOzSAxnZf0cxOc2O3asWGl/ZPXQBlIDyK2u5fhnCg5Xz5ROt0ZzBAvkqK1ZRlLCFXKuGqUqx/VqwFCrESrXkz7+v1\
            /d3EP2w8pdGgrJkPBbGlQillTK9YkBWosouXFqpbNYWSIuiBat5xazMWuBlK31nYK6tESKuCdm8srlUqm60Pf/4JI/ItPTrXJMf0\
            2pxNjc/6LWwRimZ8+K/1knLralk7R0mpeJWi+oaAIan5wGiPKkus63gz6d42ajuZgEDBgwN6d3FxzUaFl3hhpq3W+B69fcRjLH0y\
            CWSKz9NJNH8QpATshE3FwioXx4FfX+tGvs51GJaj/TBBnGlpSSqjzA+8AXtWlX37vH7xKXOBbawhGP85NfD4PBB3OQ4vZcJnYNr6\
            ytpHIZxzUSZ8BuarKKB3UiZ8C1UN9MKe5+lSPpXxn4EwDX+U4T+nA9mnl87ixappMoVlHQpmTP8ud7/C6eZF5czyWX/wFL8bvSTh\
            AHrPAJ5ZcSbFxk4zmWPnogTfuKf70ijYatOU9g56yI/YiRMDESR+IXrWpeKglnzC5E/LgyfBRLkVKmmanOQt/HUiGcK56iKxku48\
            6wDXBCIAiRVeeNpVmxqP2dilDZTl21NCu2ezV4NV/vH3skJ6SbnmmrIx/WA2UeG+xO1vzLpvH1jI8XyQN2huBpNtTE1dLGq2Ko+O\
            /LgxdavlWXvddEf4j+gD47Xwhvu9hpIwUKkOUWHeRGGcfX14DwcxOG9+BqMtheyj2lg8YXGJ5Ut6oTjHD+Az6e8A63pr6N4PUHBd\
            Z7UMIySkTKtNcLKoJHIrS0lfPBNYrjKXzC/OfS1B3CPX5Pvqq+0dlwCHxMPXOk42PDpnHdFln6Nbv4YO2/nLPKmpLRCyntDCJtMh\
            FNWN3PNotNpugaw/S8aoFIrFl9I99C4jKtkz9uQDiKSwUuBOClmGCTQfmX197DP6eP0ufcZv0T0tRXrERV09Mye/mIvT0hYTnHXS\
            QquTpyv7WxVKNDCGXHYbdmOv0+JZddKeLlGrX2YL22UXWtogFYHELByGBYTNMx0P05sqDFPgFtJaj8YLVMVo89DvIra8HMBQtF18\
            aDBAiLihMC2wD/Y8m1dehYi+t1m33eMKvTNodZrnblbKm4Xpgjq/WnN6ss7tX7DXVUd7yaLFvQ4LkXrcqZsxSYt0MSt6RcDJ+GjA\
            q0M7hDcl27QaZsvcJJ/7x15wMb5I7rixnsu9ZjdsdxvrgFsWoa7nv3is6o5Xl+OBN955vOHOP+/iGJeJt2zRkZceELd3v0UxO4oW\
            XyxkLjKUTVpUn8Qs8vie+cVqbVjZMoNHh1XG1H0Kpg0H/8VycliMgZwhpAWlyYYRMDJtQkT4DUJ0TGhALkaUyeN7uzgbZwOVU0/N\
            YnMDMrlYyE9OjeQ6uQRMsv2CEcwPGU7MCajfh5qU3IOP9wFH46IHGG4Klp6BVQYXPW8ElWJrjwmvuXAFQ8rat6FtmdSodLCqwR5F\
            Lu5yoTGpnxY0jMELNDVKOlxNwcfefTCun0UbT9Cpi1vtJbiAt9tCINA8Nk/M9o6pSBMs9EB37EQh3v9Ng6C7C5cCTlRVn+By4Wdv\
            vqV1DzQl4Orcbi7OUWwoF0xRhpxZC/o/0wlU3GmWqaYU0OzqxqWKSSbbcS4zqOCA+h9yyL02aqYkf2T2YCeBKJGTsNtJDVzHQbAw\
            TVek035qZPUnYx5NtZT3QifKzyF31hH7xERsgFEsxqIjpAazj9SU7nYDg8AYoX1BUC9aCEd2oBOrgWliLr4O0uu4IeuYmq39lhPL\
            T6fX7cxCh/wBCHRFmMV1RyFxZtgfFr5a4K97WzdIhIkYtgoEVPbodZIWevnHsd32Fvf2XREsSXWeDHEa4JzA8RHpms3DR4udFptD\
            lzGGtNddIr7Y7D78D8zMeUKbffP6wSKMJ/4pMtTO38VErvMgeuKmhw22kEVqugLc281ZwD9iA3jOZzb9e7YY82mSqcWtCGtEnRof\
            zQOWw6idDgMHgT6AVoZ29se/op395bB2Vo6zRvSlh7S0KWQTkEYAEy2uyEEaP4D4JHGY3vcR3VmMM+ryug0BN1dTUMagHTDy8wg1\
            V+NmcIqTEzRkPvUJGBJ3m4jfAW43mww8D6QUvL3jJsf+lC7wU/W162eBT/rfXnUdHOYB2xQPA0QJxI+nVEl4cGW/+NX/G+V8seJ9\
            TKO2lHjsYo2sfZbWSRmSugWbOA8SGwB6F1FSxB02wocEZXVLk5RQs6lixr051uLD0cfGmDqGywENfqykeJ7thwnMK/EPRwga/cMh\
            h6gLcoHKuw7iPQdVaRj1hAsgG4QQAq2dtrGWTmYxV37Zid4a7aPMffaEnJHRhE+PsrVU4Q5kC4/BJCNw3BlG0kBeYTjyL0tfF0qi\
            9fTqQmLjQBGqRNnGNyCsymUBGcASQgKYjXVpHJrq+r7dq43APpzK6qr6v8w+FvUuac26bALGDFDi/Coowy2VXMbkc3iD7a4uFnLJ\
            MgX6SXEOIhi5NMq4unRoIncCbbMulQohVHRI9Y8/Uhh+yHuBk63dHLjoDblGtQ9vfcauHPbPqAHIpmN3vT5mPpNb1QA9J1/EWfne\
            YVf/cxjsA11tAFf55nRq/VXO1gOAVvHBnYsF4f91g1uiQikwN/LUgVrazQs8ugg0YogTLqCAqi4BbV/lPiy1Wv3qq5vVpojToO9u\
            t64b4Gb18vdsNE1rbcTNRTHbSC6G2zzOzXGJqaITHTD+K05KIa0wyRFBik/xLH6jtdJDaYnuvfGDXBVUd1ESwToGiYWBgkATmRSH\
            Zp8Ndag2UUhr3kNr8I1AuN30TdVv9upqTN4pNFbmSOkQM4iVSQLGVQ0wmM9paw5RejjVN0XyBRFkOgw2QM5SqTY3N9dhXqKx9K1R\
            hFAunXs1cMD1fvEQPwe75DHv3maNXmbFPEdbt5/LZF/t8uhR2f8PIXGQT4o5BfEqe+xQAs7EJt1Eb3o1GkZV79a/Vevsob7tzgut\
            GS9u5ke9ZMQbYeGguTi/ARZu6VFO1qTgK7RBcmcxNYP6X1VnkeBIDEPRowwudYLJJszMzApD4TTfvetLdmCn/wrNbKdrFVQQwaKb\
            0Bvfp4+o+NZRwH/RDLYYv+JDH4OfC/8nzp/WqGN+lCoWW5CwQCai0dDKylNdlHLgqF77VBdzvzpGOIQtmcZpj7e1WACq6LiZhoFo\
            e74eXkwZBlszO1lUDahsNDywgB5KcpR4i5e6Gc2hZGBRS6LsGpJPtBOOiaNtHDJJjuorDgdWkgZAs5v+sjWR1fi0D0T72YVHNWPX\
            LrQR88js6AuSkAgT6lurrrMLqSm3nhdH1r/KisYwhTptIPrCL4U0eWJfL4WLEwY6wZ5ShpXNgg+Dz4KRpNtoICM8qSzMrEAknx9U\
            p1mmjQLjXQkdWZsJ8xi7N9DRCPz4k5BAaQVCNDXs2acT9OPm47Q1BGFEb0ZIKKdEoFlEBZjB4sjqd0tW7dwCMhEIQUzKXj16v8vq\
            9YXaKnd85q/YN6kc1t3nlQAA
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
