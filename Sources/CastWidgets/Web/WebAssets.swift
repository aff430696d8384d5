// Made by Scripts/embed-assets from the files in Assets. Change those, then run it.
// ef81826609c3f17c2df11511 e564c6f33ba4092cc65b545b

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
        "text/javascript; charset=utf-8", tag: "f3bf6fd049a5058d",
        text: #"""
            import{CastElement as Et,Ticker as At,castClient as b,clockText as T,deepFocus as M,drawPlayback as \#
            Lt,drawSlots as pt,el as o,icon as w,isOn as V,makeSlots as Pt,onInputChange as Bt,picture as B,pict\#
            ureURL as Ot,present as O,setAttribute as l,setIcon as _,setText as g,sheet as k,tapPlayback as It}f\#
            rom"./widgets.js";var X=new Set,Y=null;function $t(){let{style:d}=document.documentElement;X.size&&!\#
            Y?(Y={overflow:d.overflow,scrollbarGutter:d.scrollbarGutter},Object.assign(d,{overflow:"hidden",scro\#
            llbarGutter:"auto"})):!X.size&&Y&&(Object.assign(d,Y),Y=null)}function Rt(d){X.add(d),$t()}function \#
            mt(d){X.delete(d),$t()}var jt=k(":host{display:contents}:host([inline]){display:block}dialog,.inline\#
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
            dialog,.inline{border:1px solid CanvasText}.grip{background:CanvasText}}");var C=class extends Et{st\#
            atic get titleKey(){return"dialogTitle"}static get eventName(){return"sheet"}static get isFull(){ret\#
            urn!1}#t=!1;#i=0;#e=!1;constructor(){super(),this.shadowRoot.adoptedStyleSheets=[...this.shadowRoot.\#
            adoptedStyleSheets.slice(0,1),jt,...this.constructor.sheets]}get isInline(){return this.hasAttribute\#
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
            uildSheet(){}opened(){}closed(){}disconnectedCallback(){super.disconnectedCallback(),mt(this)}async \#
            open(){await this.ready,!(this.isOpen||this.isInline)&&(this.#t=!0,this.invalidate(),this.render(),t\#
            his.constructor.isFull&&Rt(this),this.panel.showModal(),(this.firstFocus?.()??this.heading).focus({f\#
            ocusVisible:!1}),this.opened(),this.#n("open"))}close(){this.isInline||this.panel?.close()}keepFocus\#
            (){let t=M();this.isOpen&&!this.isInline&&(!t||t===this||!this.panel.contains(t))&&this.shadowRoot.a\#
            ctiveElement===null&&(document.activeElement===this||document.activeElement===document.body)&&this.h\#
            eading.focus({focusVisible:!1})}#s(){this.#t&&(this.#t=!1,mt(this),this.closed(),this.#n("close"))}c\#
            onnectionChanged(t){clearTimeout(this.#i),this.isOpen&&(t==="lost"||t==="connecting"&&this.#e?this.#\#
            i=setTimeout(()=>(this.#e=!0,this.say(this.t("connectionLost"),!0)),1500):t==="ended"||t==="unauthor\#
            ized"?(this.#e=!0,this.say(b.reason??this.t("accessEnded"),!0)):this.#e&&(this.#e=!1,this.say("")))}\#
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
            itle(t){g(this.heading,t)}};var J=class{#t=new Map;constructor(t){this.owner=t,this.list=o("ul",{par\#
            t:"devices",role:"list"}),this.body=[this.list],this.update=()=>this.#i()}#i(){let t=b.state("device\#
            s")?.devices??[],e=new Set(t.map(({id:s})=>s)),i=this.list.firstElementChild;for(let[s,n]of this.#t)\#
            e.has(s)||(i===n.item&&(i=i.nextElementSibling),n.item.remove(),this.#t.delete(s));for(let s of t){t\#
            his.#t.has(s.id)||this.#t.set(s.id,this.#e(s.id));let n=this.#t.get(s.id);n.item===i?i=i.nextElement\#
            Sibling:this.list.insertBefore(n.item,i),n.update(s)}this.owner.keepFocus()}#e(t){let e=o("span.disc\#
            "),i=o("span.title.line",{dir:"auto"}),s=o("span.caption.line",{dir:"auto"}),n=o("span.mark",{},w("c\#
            heck")),a=o("button.row",{part:"device","data-device":t,onclick:()=>this.owner.act(`device ${t}`,"ch\#
            oose",{device:t})},e,o("span.texts",{},i,s),n);return{item:o("li",{},a),update:c=>{_(e,c.icon),g(i,c\#
            .name),g(s,c.playing??c.model),s.classList.toggle("plays",Boolean(c.playing)),l(n,"hidden",!c.connec\#
            ted),l(a,"aria-current",c.connected?"true":null),l(a,"aria-busy",this.owner.isBusy(`device ${t}`)?"t\#
            rue":null)}}}};var qt=k('.sheet-body{padding-inline:12u;min-block-size:min(248u,40vh);display:flex;f\#
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
            der:1px solid CanvasText}.row[aria-current="true"]{border-color:Highlight}}');var ft=class extends C\#
            {static get sheets(){return[qt]}static get topics(){return["dialog","devices","media","volume"]}stat\#
            ic get eventName(){return"dialog"}#t=null;#i=()=>{};#e=null;get styleNode(){return{connected:"connec\#
            tionController",connecting:"connectionController",troubleshooting:"noDevicesAvailableController"}[th\#
            is.#t]??"deviceChooser"}buildSheet(){this.#t=null,this.#e=null,this.notice=o("div.notice",{role:"sta\#
            tus",part:"notice-line"}),this.panel.insertBefore(this.notice,this.body)}render(){let t=b.state("dia\#
            log")??{screen:"searching",steps:[]};this.setTitle(this.#s(t)),t.screen!==this.#t&&this.#n(t),this.#\#
            i(t),this.#r(t)}#s({screen:t,device:e}){return t==="permission"?this.t("permissionTitle"):t==="conne\#
            cting"?this.t("dialogConnectingTo",e??""):t==="connected"?e??this.t("castConnected"):this.t(t==="tro\#
            ubleshooting"?"troubleTitle":"dialogTitle")}#n(t){let e=this.#t!==null,i=this.body.contains(M())||th\#
            is.foot.contains(M());this.#t=t.screen,this.restyle();let s={permission:()=>this.#l(),searching:()=>\#
            this.#a(),chooser:()=>new J(this),connecting:()=>this.#c(),connected:()=>this.#u(),troubleshooting:(\#
            )=>this.#d()},{body:n,foot:r=[],update:a=()=>{}}=(s[t.screen]??s.searching)();this.body.replaceChild\#
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
            {stopCasting:!1})],update:e=>{let i=b.state("devices")?.devices.find(({id:s})=>s===e.deviceID);_(t,i\#
            ?.icon??"screen")}}}#d(){let t=o("p.reason",{part:"reason"}),e=o("ol.steps",{part:"steps"});return{b\#
            ody:[t,e],foot:[this.#o("tonal","tryAgain","searchAgain")],update:i=>{g(t,i.reason?this.t(i.reason):\#
            "");let s=i.steps.map(n=>this.t(n));s.join(`
            `)!==[...e.children].map(n=>n.textContent).join(`
            `)&&e.replaceChildren(...s.map(n=>o("li",{},o("span",{},n))))}}}#u(){let t=B("art","film"),e=o("p.ti\#
            tle",{part:"title",dir:"auto"}),i=o("p.caption.line",{part:"studio",dir:"auto"}),s=(a,c,m)=>o("butto\#
            n.row",{"aria-haspopup":"dialog","data-lead":m,onclick:()=>this.#h(m)},o("span.disc",{},w(a)),o("spa\#
            n.texts",{},o("span.title",{},this.t(c))),w("forward","mirrored")),n=s("play","openPlayer","cast-exp\#
            anded-controller"),r=s("volume","volume","cast-volume");return{body:[o("div.card",{part:"media"},t.e\#
            lement,o("div.texts",{},e,i)),n,r],foot:[this.#o("text","dialogDisconnect","disconnect",{stopCasting\#
            :!1}),this.#o("tonal","dialogStopCasting","disconnect",{stopCasting:!0})],update:a=>{let c=b.state("\#
            media")!=null;g(e,a.title??(c?"":this.t("nothingPlays"))),g(i,a.studio??""),t.show(a.image),l(n,"dis\#
            abled",!c),l(r,"hidden",!b.state("volume")?.enabled)}}}#h(t){t==="cast-expanded-controller"&&this.cl\#
            ose(),O(t)}};customElements.define("cast-dialog",ft);import"./widgets.js";var Q=class{constructor(){\#
            this.glow=o("div.glow",{"aria-hidden":"true",part:"backdrop"}),this.cover=B("cover","film"),this.cov\#
            er.element.addEventListener("load",({target:{naturalWidth:t,naturalHeight:e}})=>{let i=Math.min(2,Ma\#
            th.max(.6,t/e)).toFixed(4);e&&this.cover.element.style.setProperty("--_ratio",i)},!0)}show(t){this.c\#
            over.show(t);let e=Ot(t);if((this.glow.querySelector("img")?.src??null)===e)return;if(this.glow.repl\#
            aceChildren(),!e)return void this.cover.element.style.removeProperty("--_ratio");let s=o("img",{alt:\#
            "","data-state":"loading",decoding:"async"});s.addEventListener("load",()=>s.setAttribute("data-stat\#
            e","there")),s.addEventListener("error",()=>s.remove()),s.src=e,this.glow.append(s)}};var Z=class{co\#
            nstructor(t){this.owner=t,this.title=o("span.small.line",{dir:"auto"}),this.skip=o("button.button",{\#
            part:"skip-ad",onclick:()=>t.act("advertisement","skipAd")}),this.element=o("div.adline",{part:"ad",\#
            hidden:!0},o("span.ad-mark",{},t.t("advertisement")),this.title,this.skip)}draw(t){l(this.element,"h\#
            idden",!t?.ad),g(this.title,t?.ad?.title??"")}tick(t){if(!t?.ad)return;let{skipAt:e}=t.ad,i=e==null?\#
            null:Math.max(0,Math.ceil((e-b.now)/1e3));l(this.skip,"hidden",i===null),i!==null&&(this.skip.disabl\#
            ed=i>0,g(this.skip,i>0?this.owner.t("skipAdIn",T(i)):this.owner.t("skipAd")),l(this.skip,"aria-busy"\#
            ,this.owner.isBusy("advertisement",t.pending)?"true":null))}};var Nt=k('dialog.full{inset:0;inline-s\#
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
            {transform:none;opacity:0}@starting-style{dialog.full[open]{transform:none;opacity:0}}}');var Dt=k("\#
            .popup-place{position:relative;display:grid}.popup{position:fixed;z-index:4;inset:auto;margin:0;max-\#
            block-size:60vh;overflow:auto;padding:8u;border:0;border-radius:16u;background:var(--_raised);color:\#
            var(--_heading);box-shadow:0 4u 24u rgb(0 0 0 / .32);overscroll-behavior:contain}@media (forced-colo\#
            rs:active){.popup{border:1px solid CanvasText}}");function tt(d,t,{kind:e,begin:i}){l(t,"popover","a\#
            uto"),l(t,"data-arrows-scope",!0),t.classList.add("popup");let s=o("div.popup-place",{},d,t);l(d,"ar\#
            ia-haspopup",e),l(d,"aria-expanded","false");let n=()=>t.contains(t.getRootNode().activeElement);fun\#
            ction r(){let a=d.getBoundingClientRect(),{width:c,height:m}=t.getBoundingClientRect(),p=Math.min(Ma\#
            th.max(12,a.left+a.width/2-c/2),innerWidth-c-12),h=a.top-m-8;t.style.left=`${Math.max(12,p)}px`,t.st\#
            yle.top=`${h>=12?h:Math.max(12,Math.min(a.bottom+8,innerHeight-m-12))}px`}return d.addEventListener(\#
            "click",()=>{if(t.matches(":popover-open"))return t.hidePopover();t.showPopover();let a=i();r(),a?.f\#
            ocus({focusVisible:!0})}),t.addEventListener("beforetoggle",a=>{a.newState==="closed"&&n()&&d.focus(\#
            )}),t.addEventListener("toggle",a=>{l(d,"aria-expanded",String(a.newState==="open"))}),s}var Ht=k('.\#
            menu{min-inline-size:160u;max-inline-size:min(280u,100vw - 24u)}.menu > button{display:flex;align-it\#
            ems:center;gap:12u;inline-size:100%;min-block-size:48u;padding-block:8u;padding-inline:12u 16u;borde\#
            r-radius:10u;font-size:calc(var(--_far) * .9375em)}.menu > button:hover{background:var(--_hover)}.me\#
            nu > button > .icon{opacity:0;inline-size:20u;block-size:20u}.menu > button[aria-checked="true"] > .\#
            icon{opacity:1;color:var(--_button-text)}');function bt(d,{label:t,choices:e,chosen:i,choose:s}){let\#
             n=o("div.menu",{role:"menu","aria-label":t,part:"menu"});function r(){return n.replaceChildren(...e\#
            ().map(({value:a,text:c})=>{let m=o("button",{role:"menuitemradio","aria-checked":String(a===i()),ta\#
            bindex:-1,onclick:()=>(n.hidePopover(),s(a))},w("check"),o("span"));return g(m.lastChild,c),m})),n.q\#
            uerySelector('[aria-checked="true"]')??n.firstElementChild}return n.addEventListener("keydown",a=>{l\#
            et c=[...n.children],m=c.indexOf(n.getRootNode().activeElement),p={ArrowDown:m+1,ArrowUp:m-1,Home:0,\#
            End:c.length-1}[a.key];if(a.key==="Tab")n.hidePopover();else if(p!==void 0)c[(p+c.length)%c.length]?\#
            .focus({focusVisible:!0});else if(a.key!=="ArrowLeft"&&a.key!=="ArrowRight")return;a.key!=="Tab"&&a.\#
            preventDefault()}),tt(d,n,{kind:"menu",begin:r})}var et=class{#t=0;#i=null;#e=null;#s=!1;#n=!1;#r=-1\#
            /0;#o=0;constructor({send:t,changed:e,failed:i}){Object.assign(this,{send:t,changed:e,failed:i})}get\#
             shown(){return this.#i??this.#t}get isWaiting(){return this.#i!==null&&!this.#s}tell(t){this.#t=t,t\#
            his.#c()}move(t,e){this.#s=e,(this.#i!==t||this.#e!==null)&&(this.#i=this.#e=t,this.#l()),this.#c(),\#
            this.changed()}forget(){clearTimeout(this.#o),this.#s=!1,this.#i=this.#e=null}#l(){if(clearTimeout(t\#
            his.#o),this.#n||this.#e===null)return;let t=this.#r+100-performance.now();if(t>0)return void(this.#\#
            o=setTimeout(()=>this.#l(),t));let e=this.#e;this.#e=null,this.#n=!0,this.#r=performance.now(),this.\#
            send(e).then(()=>this.#a(),i=>this.#a(i))}#a(t){this.#n=!1,t&&(this.#i=this.#e=null,this.failed(t)),\#
            this.#e!==null?this.#l():this.#i!==null&&(this.#o=setTimeout(()=>this.#d(),1e3)),this.#c(),this.chan\#
            ged()}#c(){this.#s||this.#n||this.#e!==null||this.#i===null||Math.abs(this.#i-this.#t)<=.011&&(this.\#
            #i=null)}#d(){if(this.#s)return void(this.#o=setTimeout(()=>this.#d(),1e3));this.#n||this.#e!==null|\#
            |(this.#i=null,this.changed())}};var I=k('.slider{position:relative;display:block;block-size:48u;tou\#
            ch-action:pan-y;cursor:pointer;border-radius:8u;--_at:0;--_from:0;--_to:0;user-select:none;-webkit-u\#
            ser-select:none}.slider[aria-disabled="true"]{cursor:default}.slider > .track,.slider > .reach,.slid\#
            er > .fill{position:absolute;inset-block-start:50%;block-size:4u;margin-block-start:-2u;border-radiu\#
            s:4u;transition:block-size .12s,margin .12s}.slider > .track{inset-inline:0;background:var(--_unseek\#
            able);overflow:hidden}.slider > .reach{inset-inline-start:calc(var(--_from) * 100%);inline-size:calc\#
            ((var(--_to) - var(--_from)) * 100%);background:var(--_secondary)}.slider > .fill{inset-inline-start\#
            :0;inline-size:calc(var(--_at) * 100%);background:var(--_progress)}.slider > .thumb{position:absolut\#
            e;inset-block-start:50%;inset-inline-start:calc(var(--_at) * 100%);inline-size:16u;block-size:16u;ma\#
            rgin-block-start:-8u;margin-inline-start:-8u;border-radius:50%;background:var(--_progress);transitio\#
            n:transform .12s,box-shadow .12s}.slider[aria-disabled="true"] > .thumb{transform:scale(0)}.slider:n\#
            ot([aria-disabled="true"]):hover > .thumb{box-shadow:0 0 0 8u var(--_hover)}.slider.held > .thumb{tr\#
            ansform:scale(1.25);box-shadow:0 0 0 10u var(--_press)}.slider:is(:hover,.held):not([aria-disabled="\#
            true"]) > :is(.track,.reach,.fill){block-size:6u;margin-block-start:-3u}.slider[aria-busy="true"]::a\#
            fter{display:none}.slider[aria-busy="true"] > .thumb{animation:breathe 1.2s ease-in-out infinite}.sl\#
            ider > .mark{position:absolute;inset-block-start:50%;block-size:6u;inline-size:6u;margin-block-start\#
            :-3u;margin-inline-start:-3u;inset-inline-start:calc(var(--_mark) * 100%);border-radius:50%;backgrou\#
            nd:var(--_ad);box-shadow:0 0 0 1.5u var(--_background)}.slider > .bubble{position:absolute;inset-blo\#
            ck-end:100%;inset-inline-start:clamp(20u,calc(var(--_at) * 100%),calc(100% - 20u));transform:transla\#
            teX(-50%);padding:3u 9u;border-radius:8u;background:var(--_snack);color:var(--_on-snack);font-size:c\#
            alc(var(--_far) * .8125em);opacity:0;transition:opacity .12s;pointer-events:none;white-space:nowrap}\#
            [dir="rtl"] .slider:not([dir="ltr"]) > .bubble{transform:translateX(50%)}.slider.held > .bubble{opac\#
            ity:1}@media (forced-colors:active){.slider > .track{border:1px solid CanvasText}.slider > .reach{di\#
            splay:none}.slider > .fill,.slider > .thumb{background:Highlight;forced-color-adjust:none}.slider > \#
            .mark{background:CanvasText;forced-color-adjust:none}}');function $({label:d,step:t=1,page:e=10,say:\#
            i=String,show:s=null,timeline:n=!1,part:r="slider",input:a,change:c,cancel:m}){let p=s?o("span.bubbl\#
            e.time",{"aria-hidden":"true"}):null,h=o("div.slider.plain",{role:"slider",part:r,tabindex:0,"aria-l\#
            abel":d,"aria-orientation":"horizontal",dir:n?"ltr":null},o("span.track"),o("span.reach"),o("span.fi\#
            ll"),o("span.thumb",{part:`${r}-thumb`}),p),u={min:0,max:1,from:0,to:1,value:0,enabled:!0},v=null,x=\#
            [],S=null,A=null,L=()=>getComputedStyle(h).direction==="rtl",E=f=>u.max>u.min?Math.min(1,Math.max(0,\#
            (f-u.min)/(u.max-u.min))):0,G=f=>Math.min(Math.max(f,u.from),u.to),Mt=()=>h.getRootNode().activeElem\#
            ent===h;function H(f=!0){let y=v??u.value;h.style.setProperty("--_at",E(y).toFixed(5)),p&&v!==null&&\#
            g(p,s(y)),se(f);let z=i(y);z!==S&&(f||!Mt())&&(S=z,l(h,"aria-valuenow",Math.round(y*100)/100),l(h,"a\#
            ria-valuetext",z))}function se(f){let y=[u.from,u.to].map(z=>n?Math.round(z):Math.round(z*100)/100);\#
            y.join()===A||u.isRunning&&!f&&Mt()||(A=y.join(),l(h,"aria-valuemin",y[0]),l(h,"aria-valuemax",y[1])\#
            )}function Tt(f){v=G(f),h.classList.add("held"),H(),a?.(v)}function K(f){if(v===null)return;let y=v;\#
            v=null,h.classList.remove("held"),f?(u.value=y,c?.(y)):m?.(),H()}let Ft=f=>{let{left:y,width:z}=h.ge\#
            tBoundingClientRect(),P=Math.min(1,Math.max(0,(f.clientX-y)/(z||1)));return u.min+(L()?1-P:P)*(u.max\#
            -u.min)};return h.addEventListener("pointerdown",f=>{!u.enabled||f.button||(h.setPointerCapture(f.po\#
            interId),Tt(Ft(f)))}),h.addEventListener("pointermove",f=>v!==null&&h.hasPointerCapture(f.pointerId)\#
            &&Tt(Ft(f))),h.addEventListener("pointerup",()=>K(!0)),h.addEventListener("pointercancel",()=>K(!1))\#
            ,h.addEventListener("keydown",f=>{if(!u.enabled||f.altKey||f.ctrlKey||f.metaKey)return;if(f.key==="E\#
            scape"&&v!==null)return f.preventDefault(),void K(!1);if(V()&&(f.key==="ArrowUp"||f.key==="ArrowDown\#
            "))return;let y=L()?-1:1,z={ArrowRight:t*y,ArrowLeft:-t*y,ArrowUp:t,ArrowDown:-t,PageUp:e,PageDown:-\#
            e,Home:-1/0,End:1/0};f.key in z&&(f.preventDefault(),u.value=G(u.value+z[f.key]),H(),c?.(u.value,!0)\#
            )}),{element:h,get isHeld(){return v!==null},get value(){return v??u.value},set(f){u.value=f,v===nul\#
            l&&H(!1)},range(f,y,z=f,P=y,ne=!1){if(u.min===f&&u.max===y&&u.from===z&&u.to===P)return;Object.assig\#
            n(u,{min:f,max:y,from:z,to:P,isRunning:ne}),h.style.setProperty("--_from",E(z).toFixed(5)),h.style.s\#
            etProperty("--_to",E(P).toFixed(5));let oe=x;x=[],this.mark(oe),H(!1)},enable(f){u.enabled=f,l(h,"ar\#
            ia-disabled",f?null:"true"),f||K(!1)},busy(f){l(h,"aria-busy",f?"true":null)},drop(){K(!1)},mark(f){\#
            if(f.join()!==x.join()){x=[...f],h.querySelectorAll(".mark").forEach(y=>y.remove());for(let y of x.s\#
            lice(0,200)){let z=o("span.mark");z.style.setProperty("--_mark",E(y).toFixed(5)),h.insertBefore(z,h.\#
            querySelector(".thumb"))}}}}}var it=k('.row{display:grid;grid-template-columns:48u minmax(0,1fr);col\#
            umn-gap:12u;align-items:center;min-inline-size:0}.row > .words{grid-column:2;display:flex;align-item\#
            s:baseline;gap:12u;margin-block-end:-10u}.row > .words > .line{flex:1}[dir="ltr"] .words > .line{tex\#
            t-align:left}[dir="rtl"] .words > .line{text-align:right}.row > .words > .caption{font-variant-numer\#
            ic:tabular-nums}.row > :is(.icon-button,.disc){grid-column:1;grid-row:1 / span 2;margin-block-end:8u\#
            }.row > .slider{grid-column:2}.row > .icon-button{background:var(--_raised)}.row > .icon-button:hove\#
            r{background:var(--_tonal);color:var(--_on-tonal)}.row.quiet > .icon-button{background:var(--_tonal)\#
            ;color:var(--_on-tonal)}.row > .disc{display:grid;place-items:center;inline-size:48u;block-size:48u;\#
            border-radius:50%;background:var(--_raised);color:var(--_caption)}.row.quiet > .slider > :is(.fill,.\#
            thumb){background:var(--_caption)}'),R=class{#t=null;constructor(t,{tag:e="div",attributes:i={},step\#
            :s,send:n,sendMuted:r}){Object.assign(this,{owner:t,sendMuted:r}),this.fader=new et({send:n,changed:\#
            ()=>this.draw(),failed:c=>t.fail(c.message)}),this.name=o("span.title.line",{part:"name",dir:"auto"}\#
            ),this.value=o("span.caption.time",{"aria-hidden":"true",part:"value"}),this.mute=t.iconButton("volu\#
            me","",{part:"mute",onclick:()=>this.#e()}),this.disc=o("span.disc",{"aria-hidden":"true"},w("volume\#
            "));let a=0;this.slider=$({label:"",step:s,page:Math.max(s,.2),part:"slider",say:c=>this.#s(c),input\#
            :c=>{this.isHeld||(this.isHeld=!0,a=this.fader.shown),this.fader.move(c,!0)},change:c=>this.#i(c),ca\#
            ncel:()=>this.#i(a)}),this.slider.range(0,1),this.element=o(`${e}.row`,i,o("div.words",{},this.name,\#
            this.value),this.mute,this.disc,this.slider.element)}isHeld=!1;forget(){this.fader.forget(),this.ele\#
            ment.remove()}#i(t){this.isHeld=!1,this.fader.move(t,!1)}#e(){let t=!this.isMuted,e=this.#t={muted:t\#
            },i=()=>{this.#t===e&&(this.#t=null,this.draw())};this.draw(),this.sendMuted(t).then(()=>setTimeout(\#
            i,1e3),s=>{i(),this.owner.fail(s.message)})}get isMuted(){return this.#t?.muted??this.told?.muted??!\#
            1}tell(t){this.told=t,this.#t?.muted===t.muted&&(this.#t=null),this.fader.tell(t.level),this.draw()}\#
            #s(t){let{language:e}=this.owner.texts;if(this.format?.language!==e){let i={style:"percent",numberin\#
            gSystem:"latn",maximumFractionDigits:0};this.format={language:e,numbers:new Intl.NumberFormat(e,i)}}\#
            return this.format.numbers.format(t)}draw(){let{owner:t,told:e,isMuted:i}=this;if(!e)return;let s=th\#
            is.fader.shown;g(this.name,e.title??e.name),g(this.value,i?"":this.#s(s)),this.slider.set(s),this.sl\#
            ider.enable(e.canChange),this.slider.busy(this.fader.isWaiting||e.waits);let{element:n}=this.slider;\#
            l(n,"aria-label",t.t("volumeOf",e.name)),l(n,"aria-valuenow",Math.round(this.slider.value*100)/100),\#
            l(n,"aria-valuetext",this.#s(this.slider.value));let r=i||s===0?"mute":s<.5?"volumeLow":"volume";for\#
            (let a of[this.mute,this.disc])_(a,r);l(this.mute,"hidden",!e.canMute),l(this.disc,"hidden",e.canMut\#
            e),l(this.mute,"aria-label",t.t(i?"unmuteOf":"muteOf",e.name)),l(this.mute,"aria-busy",this.#t||e.mu\#
            teWaits?"true":null),this.element.classList.toggle("quiet",i)}};var Kt=k(".stream-volume{inline-size\#
            :min(340u,100vw - 24u);padding:14u 20u 10u 14u;overflow:hidden}.stream-volume .words{margin-block-en\#
            d:0}.stream-volume .icon-button{background:var(--_background)}"),re=.05,st=class{constructor(t,e){th\#
            is.title=t.t("volume"),this.row=new R(t,{step:re,attributes:{part:"stream-volume"},send:i=>b.send("s\#
            etStreamVolume",{level:i}),sendMuted:i=>b.send("setMuted",{muted:i})}),this.popup=o("div.stream-volu\#
            me",{role:"dialog","aria-label":this.title},this.row.element),this.place=tt(e,this.popup,{kind:"dial\#
            og",begin:()=>this.#t()})}#t(){let{slider:t,mute:e,told:i}=this.row;return i?.canChange?t.element:e}\#
            draw(t){let{canSetStreamVolume:e=!1,canMute:i=!1}=t??{},s=t?.expanded.some(({type:r})=>r==="muteTogg\#
            le"),n=e||i&&!s;if(l(this.place,"hidden",!n),!n)return this.row.fader.forget();this.row.tell({title:\#
            this.title,name:t.title??t.subtitle??"",level:t.streamVolume,muted:t.muted,canMute:i,canChange:e,wai\#
            ts:t.pending.includes("streamVolume"),muteWaits:t.pending.includes("muting")})}};var Vt={all:"repeat\#
            ",single:"repeatOne",allAndShuffle:"shuffle"},gt={off:"tracksOff",all:"repeatAll",single:"repeatOne"\#
            ,allAndShuffle:"repeatShuffle"},nt=class{constructor(t){this.owner=t;let e=new Intl.NumberFormat(t.t\#
            exts.language,{numberingSystem:"latn"});this.times=s=>`${e.format(s)}×`;let i=s=>({"aria-haspopup":"\#
            dialog",onclick:()=>O(s)});this.speedPlace=this.#i(),this.repeatPlace=this.#e(),this.tracks=this.#t(\#
            "captions","captions",i("cast-track-selection")),this.queue=this.#t("queue","queue",i("cast-queue"))\#
            ,this.volume=new st(t,this.#t("sliders","volume")),this.element=o("div.tools",{part:"tools"},this.sp\#
            eedPlace,this.repeatPlace,this.tracks,this.queue,this.volume.place)}#t(t,e,i){let s=this.owner.t(e),\#
            n=o("button.icon-button.tool",{"aria-label":s,part:`tool tool-${t}`,...i});return _(n,t),n}#i(){retu\#
            rn this.speed=this.#t("speed","speed"),this.speedValue=o("span.value.time"),this.speed.append(this.s\#
            peedValue),bt(this.speed,{label:this.owner.t("speed"),choices:()=>(b.state("media")?.rates??[]).map(\#
            t=>({value:t,text:this.times(t)})),chosen:()=>this.owner.wish("rate")??b.state("media")?.rate,choose\#
            :t=>this.owner.act("rate","setRate",{rate:t},t)})}#e(){return this.repeat=this.#t("repeat","repeatMo\#
            de"),bt(this.repeat,{label:this.owner.t("repeatMode"),choices:()=>(b.state("media")?.repeats??[]).ma\#
            p(t=>({value:t,text:this.owner.t(gt[t]??t)})),chosen:()=>this.owner.wish("repeatMode")??b.state("med\#
            ia")?.repeat,choose:t=>this.owner.act("repeatMode","setRepeatMode",{mode:t},t)})}draw(t){let e=[this\#
            .speedPlace,this.repeatPlace,this.tracks,this.queue];if(!t)e.forEach(i=>l(i,"hidden",!0));else{this.\#
            #s(t),this.#n(t);let i=t.expanded.some(({type:s})=>s==="closedCaptions");l(this.tracks,"hidden",!t.h\#
            asTracks||i),l(this.queue,"hidden",!((b.state("queue")?.count??0)>1))}this.volume.draw(t)}#s(t){let \#
            e=this.owner.wish("rate")??t.rate;l(this.speedPlace,"hidden",t.rates.length<2),g(this.speedValue,e==\#
            =1?"":this.times(e)),l(this.speed,"aria-label",`${this.owner.t("speed")}, ${this.times(e)}`),l(this.\#
            speed,"aria-busy",this.owner.isBusy("rate",t.pending)?"true":null)}#n(t){let e=this.owner.wish("repe\#
            atMode")??t.repeat;l(this.repeatPlace,"hidden",t.repeats.length<2),_(this.repeat,Vt[e]??"repeat"),l(\#
            this.repeat,"data-on",e in Vt);let i=gt[e]&&this.owner.t(gt[e]);l(this.repeat,"aria-label",[this.own\#
            er.t("repeatMode"),i].filter(Boolean).join(", ")),l(this.repeat,"aria-busy",this.owner.isBusy("repea\#
            tMode",t.pending)?"true":null)}};var Yt=10,ae=350,ot=class{#t=null;#i=0;#e=null;constructor(t){this.\#
            owner=t,this.slider=$({label:t.t("seekSlider"),step:5,page:30,timeline:!0,part:"scrubber",show:e=>th\#
            is.#l(e),say:e=>this.#a(e),input:e=>this.#o(e),change:(e,i)=>this.#d(e,i?ae:0)}),this.at=o("span.tim\#
            e",{part:"position"}),this.end=o("span.time",{part:"duration"}),this.live=o("button.live-mark",{part\#
            :"live",onclick:()=>this.#c()},t.t("live")),this.element=o("div.scrub",{part:"scrub"},this.slider.el\#
            ement,o("div.times",{},this.at,o("span",{},this.end,this.live)))}forget(){clearTimeout(this.#i),this\#
            .#t=null,this.slider.drop()}draw(t){this.#e=t,this.slider.enable(t.canSeek),this.slider.busy(this.ow\#
            ner.isBusy("position",t.pending)),this.slider.mark(t.live?[]:t.adPositions.filter(e=>e>=0&&e<=(t.dur\#
            ation??0))),l(this.end,"hidden",t.live),l(this.live,"hidden",!t.live),this.live.disabled=!t.canSeek}\#
            tick(t){let e=Boolean(t?.showsPosition);if(l(this.element,"data-empty",!e),!e)return void(this.#e=nu\#
            ll);this.#e=t;let[i,s]=this.#r(),[n,r]=this.#s()??[i,s];l(this.slider.element,"hidden",s<=i),this.sl\#
            ider.range(i,s,n,r,t.live),g(this.end,t.live||s<=i?"":T(s-i));let a=this.#t??this.owner.wish("positi\#
            on")??this.#n();this.slider.set(a),this.slider.isHeld||this.#o(a)}#s(){let{seekable:t,seekableRates:\#
            e,position:i}=this.#e;if(!t)return null;let s=Math.max(0,b.now-i.at)/1e3;return t.map((n,r)=>n+s*(e?\#
            .[r]??0))}#n(){let t=b.position(this.#e);return this.#e.live?t:Math.min(t,this.#s()?.[1]??1/0)}#r(){\#
            let t=this.#e;if(!t)return[0,0];if(!t.live&&t.duration)return[0,t.duration];let e=this.#s();if(!t.li\#
            ve)return e??[0,0];let i=b.position(t);return e?[Math.min(e[0],i),Math.max(e[1],i)]:[i-1,i]}#o(t){g(\#
            this.at,this.#e?.live&&!this.#e.seekable?"":this.#l(t)),this.#e?.live&&this.live.classList.toggle("b\#
            ehind",this.#r()[1]-t>Yt)}#l(t){if(!this.#e?.live)return T(t-this.#r()[0]);let e=this.#r()[1]-t;retu\#
            rn e>Yt?`−${T(e)}`:""}#a(t){let e=this.#e;if(!e)return"";if(e.live)return this.#l(t)||this.owner.t("\#
            live");let[i,s]=this.#r();return s>i?`${this.#l(t)} / ${T(s-i)}`:this.#l(t)}#c(){this.#d(this.#r()[1\#
            ],0)}#d(t,e){this.#t=t,clearTimeout(this.#i),this.#i=setTimeout(()=>{this.#t=null,this.owner.act("po\#
            sition","seek",{position:Math.round(t*1e3)/1e3},t)},e)}};var vt=class extends C{static get sheets(){\#
            return[I,Dt,Ht,it,Kt,Nt]}static get topics(){return["media","dialog","queue","button"]}static get no\#
            de(){return"expandedController"}static get eventName(){return"expanded"}static get isFull(){return!0\#
            }#t=!1;#i=null;#e=new At(()=>this.#a());buildSheet(){_(this.closeButton,"down"),this.head.append(o("\#
            cast-button",{part:"cast-button"})),this.artwork=new Q,this.panel.prepend(this.artwork.glow),this.ad\#
            Line=new Z(this),this.scrubber=new ot(this),this.tools=new nt(this);let t=o("div.frame",{},this.artw\#
            ork.cover.element,this.adLine.element);this.body.append(o("div.stage",{},o("div.art",{},t),o("div.pa\#
            nel",{},this.#s(),this.scrubber.element,this.#n(),this.tools.element,this.#r())))}closed(){this.#e.r\#
            un(!1)}opened(){this.#t=b.state("media")!=null}firstFocus(){return this.playback.disabled?null:this.\#
            playback}#s(){return this.titleLine=o("h3.title",{part:"media-title",dir:"auto"}),this.subtitle=o("p\#
            .small",{part:"subtitle",dir:"auto"}),o("div.meta",{part:"meta"},this.titleLine,this.subtitle)}#n(){\#
            this.slots=Pt(this,"expanded",4),this.playback=o("button.playback",{part:"playback",onclick:()=>It(t\#
            his,this.playback)});let[t,e,i,s]=this.slots;return o("div.transport",{part:"transport",role:"group"\#
            ,"aria-label":this.t("openPlayer")},t,e,this.playback,i,s)}#r(){return this.next=o("span.line",{dir:\#
            "auto"}),this.upNext=o("button.upnext",{part:"up-next","aria-haspopup":"dialog",onclick:()=>O("cast-\#
            queue")},w("queue"),this.next,w("forward","mirrored")),this.upNext}render(){let t=b.state("media")??\#
            null,e=b.state("button")?.state;!t&&this.#t&&e!=="connected"&&e!=="connecting"&&this.close(),this.#t\#
            ||=t!==null;let i=b.state("dialog")?.device;this.setTitle(i?this.t("castingTo",i):this.t("openPlayer\#
            ")),t?this.#l(t):this.#o(),this.adLine.draw(t),this.tools.draw(t),l(this.upNext,"data-empty",!t?.upN\#
            ext),g(this.next,t?.upNext?this.t("upNext",t.upNext):""),this.#a();let s=t&&(t.position.rate!==0||t.\#
            ad?.skipAt!=null||t.live);this.#e.run(Boolean(s)&&this.isOpen)}#o(){this.#i=null;let t=b.state("butt\#
            on")?.state==="connecting";g(this.titleLine,this.t(t?"loading":"nothingPlays")),g(this.subtitle,""),\#
            this.artwork.show(null),_(this.playback,"play"),l(this.playback,"aria-label",this.t(t?"loading":"pla\#
            y")),l(this.playback,"aria-busy",t?"true":null),l(this.playback,"data-action",null),this.playback.di\#
            sabled=!0,pt(this,this.slots,null,null)}#l(t){t.item!==this.#i&&(this.#i=t.item,this.scrubber.forget\#
            ()),g(this.titleLine,t.title??t.subtitle??""),g(this.subtitle,[t.title?t.subtitle:null,t.studio].fil\#
            ter(Boolean).join(" · ")),this.artwork.show(t.image),this.playback.disabled=!1,Lt(this,this.playback\#
            ,t),pt(this,this.slots,t.expanded,t),this.scrubber.draw(t)}#a(){let t=b.state("media");this.scrubber\#
            .tick(t),this.adLine.tick(t)}};customElements.define("cast-expanded-controller",vt);function U({labe\#
            lledBy:d,choose:t,item:e,className:i}){let s=o(`div.${i}`,{role:"radiogroup","aria-labelledby":d}),n\#
            ,r=new Map;function a(){let p=r.has(n)?n:r.keys().next().value;for(let[h,u]of r)l(u,"aria-checked",S\#
            tring(h===n)),l(u,"tabindex",V()||h===p?0:-1)}let c=Bt(a),m=p=>{p!==n&&(n=p,a(),t(p))};return s.addE\#
            ventListener("keydown",p=>{if(p.altKey||p.ctrlKey||p.metaKey||p.shiftKey)return;let h=[...r.keys()],\#
            u=h.findIndex(L=>r.get(L)===p.target),v=getComputedStyle(s).direction==="rtl"?-1:1,x={ArrowDown:1,Ar\#
            rowUp:-1,ArrowRight:v,ArrowLeft:-v}[p.key],S={Home:0,End:h.length-1}[p.key]??(x===void 0?void 0:u+x)\#
            ;if(u<0||S===void 0||V()&&x!==void 0)return;p.preventDefault();let A=h[(S+h.length)%h.length];r.get(\#
            A).focus({focusVisible:!0}),m(A)}),{element:s,show(p){let h=new Set(p.map(({value:x})=>x));for(let[x\#
            ,S]of r)h.has(x)||(S.remove(),r.delete(x));let u=new Map(r);r.clear();let v=s.firstElementChild;for(\#
            let x of p){let S=u.get(x.value);S||(S=e(x),l(S,"role","radio"),S.addEventListener("click",()=>m(x.v\#
            alue))),r.set(x.value,S),S===v?v=v.nextElementSibling:s.insertBefore(S,v)}a()},check(p){n!==p&&(n=p,\#
            a())},end:c}}var le=[["colorWhite","#FFFFFF"],["colorYellow","#FFFF00"],["colorGreen","#00FF00"],["c\#
            olorCyan","#00FFFF"],["colorBlue","#0000FF"],["colorMagenta","#FF00FF"],["colorRed","#FF0000"],["col\#
            orBlack","#000000"]],ce=[["none","edgeNone"],["outline","edgeOutline"],["dropShadow","edgeShadow"],[\#
            "raised","edgeRaised"],["depressed","edgeDepressed"]],Ut=[["sansSerif","fontSans","sans-serif"],["se\#
            rif","fontSerif","serif"],["monospacedSansSerif","fontMono","monospace"],["casual","fontCasual",'"Co\#
            mic Neue", "Comic Sans MS", cursive'],["cursive","fontCursive","cursive"],["smallCapitals","fontSmal\#
            lCaps","sans-serif"]],kt={foregroundColor:"#FFFFFFFF",backgroundColor:"#000000BF",edgeType:"none",ed\#
            geColor:"#000000FF",fontScale:1,fontGenericFamily:"sansSerif"},Wt=k('.preview{display:grid;place-ite\#
            ms:end center;min-block-size:148u;padding:20u 12u;border-radius:16u;overflow:hidden;background:linea\#
            r-gradient(160deg,#35507a,#b7785f 58%,#24301f 60%,#1a2317)}.preview > span{padding:2u 8u;max-inline-\#
            size:100%;overflow-wrap:anywhere;text-align:center;line-height:1.3;font-size:calc(var(--_far) * 1.12\#
            5em * var(--_scale,1))}.field{display:grid;gap:6u;margin-block-start:16u}.field > .words{display:fle\#
            x;justify-content:space-between;gap:12u}.field .slider{margin-block:-8u}.swatches{display:grid;grid-\#
            template-columns:repeat(8,minmax(0,1fr));gap:4u;justify-items:center}.swatch{position:relative;inlin\#
            e-size:min(48u,100%);block-size:48u;display:grid;place-items:center;border-radius:50%}.swatch::befor\#
            e{content:"";inline-size:28u;block-size:28u;border-radius:50%;background:var(--_swatch);box-shadow:i\#
            nset 0 0 0 1u rgb(127 127 127 / .6);forced-color-adjust:none}.swatch[aria-checked="true"]::after{con\#
            tent:"";position:absolute;inset:50% auto auto 50%;inline-size:38u;block-size:38u;margin:-19u;border-\#
            radius:50%;border:2.5u solid var(--_accent)}.chips{display:flex;flex-wrap:wrap;gap:8u}.chip{min-bloc\#
            k-size:44u;padding:8u 16u;border-radius:22u;border:1.5u solid var(--_line);color:var(--_heading);fon\#
            t-size:calc(var(--_far) * .875em)}.chip:hover{background:var(--_hover)}.chip[aria-checked="true"]{ba\#
            ckground:var(--_tonal);color:var(--_on-tonal);border-color:var(--_tonal)}@media (forced-colors:activ\#
            e){.chip[aria-checked="true"]{border-color:Highlight;color:Highlight}}'),yt=d=>/^#[0-9a-f]{6}/i.test\#
            (d??"")?d.slice(0,7).toUpperCase():null,rt=d=>/^#[0-9a-f]{8}$/i.test(d??"")?parseInt(d.slice(7),16)/\#
            255:1,wt=(d,t)=>`${d}${Math.round(t*255).toString(16).padStart(2,"0").toUpperCase()}`,Gt=(d,t)=>JSON\#
            .stringify(j(d))===JSON.stringify(j(t));function j(d){let t=Object.entries(d??{}).filter(([,i])=>i!=\#
            null),e=Object.entries({...kt,...Object.fromEntries(t)});return Object.fromEntries(e.sort(([i],[s])=\#
            >i<s?-1:1))}function de(d,t){return{outline:(i=>[-i,0,i].flatMap(s=>[-i,0,i].map(n=>`${s}px ${n}px 0\#
             ${t}`)).join(","))(1.5),dropShadow:`2px 2px 3px ${t}`,raised:`1px 1px 0 ${t},2px 2px 0 ${t}`,depres\#
            sed:`-1px -1px 0 ${t},-2px -2px 0 ${t}`}[d]??"none"}var at=class{constructor(t,e){Object.assign(this\#
            ,{owner:t,changed:e});let i=r=>t.t(r);this.line=o("span",{dir:"auto"},i("stylePreview"));let s=o("di\#
            v.preview",{part:"preview"},this.line);this.size=this.#e("styleSize",{min:.5,max:2,step:.25,set:r=>(\#
            {fontScale:r})}),this.color=this.#s("styleColor",r=>({foregroundColor:wt(r,rt(this.style.foregroundC\#
            olor))})),this.background=this.#s("styleBackground",r=>({backgroundColor:wt(r,rt(this.style.backgrou\#
            ndColor)||rt(kt.backgroundColor))})),this.opacity=this.#e("styleOpacity",{min:0,max:1,step:.25,set:r\#
            =>({backgroundColor:wt(yt(this.style.backgroundColor)??"#000000",r)})}),this.edge=this.#n("styleEdge\#
            ",ce.map(([r,a])=>({value:r,text:i(a)})),r=>({edgeType:r})),this.font=this.#n("styleFont",Ut.map(([r\#
            ,a,c])=>({value:r,text:i(a),family:c})),r=>({fontGenericFamily:r,fontFamily:null}));let n=o("button.\#
            button.text",{part:"reset",onclick:()=>this.#t({...kt,fontFamily:null,fontStyle:null})},i("styleRese\#
            t"));this.element=o("div",{part:"style"},s,this.size.field,this.color.field,this.background.field,th\#
            is.opacity.field,this.edge.field,this.font.field,n)}end(){for(let t of[this.color,this.background,th\#
            is.edge,this.font])t.end()}#t(t){let e=j({...this.style,...t});this.show(e),this.changed(e)}#i(t,e,i\#
            =null){let s=`field-${t}`;return o("div.field",{},o("div.words",{},o("span.small",{id:s},this.owner.\#
            t(t)),i),e)}#e(t,{min:e,max:i,step:s,set:n}){let r=o("span.caption.time",{"aria-hidden":"true"}),a=u\#
            =>this.owner.percent(u),c=u=>Math.round(u/s)*s,m=u=>this.#t(n(c(u))),p={style:null},h=$({label:this.\#
            owner.t(t),step:s,page:s*2,say:u=>a(c(u)),part:`slider ${t}`,input:u=>(p.style??=this.style,m(u)),ch\#
            ange:u=>(p.style=null,m(u)),cancel:()=>(this.#t(p.style??{}),p.style=null)});return h.range(e,i),{fi\#
            eld:this.#i(t,h.element,r),show:u=>(h.set(Math.min(i,Math.max(e,u))),g(r,a(u)))}}#s(t,e){let i=U({la\#
            belledBy:`field-${t}`,choose:s=>this.#t(e(s)),className:"swatches",item:({text:s,value:n})=>{let r=o\#
            ("button.swatch",{"aria-label":s,title:s,part:"swatch"});return r.style.setProperty("--_swatch",n),r\#
            }});return i.show(le.map(([s,n])=>({value:n,text:this.owner.t(s)}))),{field:this.#i(t,i.element),sho\#
            w:s=>i.check(s),end:i.end}}#n(t,e,i){let s=U({labelledBy:`field-${t}`,choose:n=>this.#t(i(n)),classN\#
            ame:"chips",item:({text:n,family:r})=>{let a=o("button.chip",{part:"chip"},n);return r&&(a.style.fon\#
            tFamily=r),a}});return s.show(e),{field:this.#i(t,s.element),show:n=>s.check(n),end:s.end}}show(t){t\#
            his.style=j(t);let{fontScale:e,foregroundColor:i,backgroundColor:s,edgeType:n,edgeColor:r}=this.styl\#
            e,{fontGenericFamily:a,fontFamily:c,fontStyle:m}=this.style;this.size.show(e),this.color.show(yt(i))\#
            ,this.background.show(yt(s)),this.opacity.show(rt(s)),this.edge.show(n),this.font.show(c?null:a);let\#
             p=this.line.style,h=Ut.find(([u])=>u===a)?.[2]??"sans-serif";p.setProperty("--_scale",Math.min(2,e)\#
            ),p.color=i,p.backgroundColor=s,p.textShadow=de(n,r),p.fontFamily=c?`${CSS.escape(c)}, ${h}`:h,p.fon\#
            tVariant=a==="smallCapitals"?"small-caps":"normal",p.fontWeight=/bold/i.test(m??"")?"bold":"normal",\#
            p.fontStyle=/italic/i.test(m??"")?"italic":"normal",l(this.element,"data-style",JSON.stringify(this.\#
            style))}};var Xt=k('.sheet-body{padding-inline:12u}.group{padding-block-end:12u}.group > h3,.more > \#
            h3{padding:8u 12u 4u;font-weight:500;color:var(--_caption)}.radio{display:flex;align-items:center;ga\#
            p:16u;inline-size:100%;min-block-size:52u;padding:6u 12u;border-radius:16u;position:relative;transit\#
            ion:background-color .15s}.radio:hover{background:var(--_hover)}.radio:active{background:var(--_pres\#
            s)}.radio:focus-visible{outline-offset:-3u}.radio > .dot{position:relative;flex:none;inline-size:22u\#
            ;block-size:22u;border-radius:50%;border:2u solid var(--_caption);transition:border-color .15s}.radi\#
            o > .dot::after{content:"";position:absolute;inset:3u;border-radius:50%;background:var(--_accent);tr\#
            ansform:scale(0);transition:transform .15s var(--_ease)}.radio[aria-checked="true"] > .dot{border-co\#
            lor:var(--_accent)}.radio[aria-checked="true"] > .dot::after{transform:none}.radio > .texts{flex:1;m\#
            in-inline-size:0;display:grid}.radio .title{overflow-wrap:anywhere}[dir="ltr"] .radio .texts > *{tex\#
            t-align:left}[dir="rtl"] .radio .texts > *{text-align:right}.more{border-block-start:1u solid var(--\#
            _line);margin-inline:12u;padding-block:8u}.fold{display:flex;align-items:center;gap:12u;inline-size:\#
            calc(100% + 24u);margin-inline:-12u;min-block-size:56u;padding:8u 12u;border-radius:16u}.fold:hover{\#
            background:var(--_hover)}.fold > .title{flex:1}.fold > .icon{transition:transform .2s var(--_ease)}.\#
            fold[aria-expanded="true"] > .down{transform:rotate(.5turn)}dialog > .snack,.inline > .snack{inset-b\#
            lock-end:84u}.none{padding:20u 12u 28u}.more [part="reset"]{margin:12u 0 0 auto;display:flex}@media \#
            (min-width:600px){.sheet-body{min-block-size:min(240u,40vh)}}@media (forced-colors:active){.radio > \#
            .dot::after{background:Highlight;forced-color-adjust:none}.radio[aria-checked="true"] > .dot{border-\#
            color:Highlight}}');var lt="off",xt=class extends C{static get sheets(){return[I,Xt,Wt]}static get t\#
            opics(){return["tracks","media"]}static get titleKey(){return"tracksTitle"}static get eventName(){re\#
            turn"tracks"}static get node(){return"trackSelector"}#t={};#i=null;#e=null;#s=!1;buildSheet(){this.#\#
            n(),this.audio=this.#r("audio","tracksAudio"),this.text=this.#r("text","tracksText"),this.none=o("p.\#
            none.small",{part:"empty"},this.t("tracksNone")),this.fold=o("button.fold",{part:"style-toggle","ari\#
            a-expanded":"false","aria-controls":"look",onclick:()=>this.#d()},w("captions"),o("span.title",{},th\#
            is.t("styleTitle")),w("down","down")),this.editor=new at(this,t=>this.#i=t),l(this.editor.element,"i\#
            d","look"),this.more=o("div.more",{part:"more"},this.fold,this.editor.element),this.editor.element.h\#
            idden=!0,this.body.append(this.none,this.audio.place,this.text.place,this.more),this.cancel=o("butto\#
            n.button.text",{part:"cancel",onclick:()=>this.#l()},this.t("cancel")),this.done=o("button.button.fi\#
            lled",{part:"done",onclick:()=>this.#u()},this.t("done")),this.foot.append(this.cancel,this.done)}di\#
            sconnectedCallback(){super.disconnectedCallback(),this.#n()}#n(){[this.audio?.radios,this.text?.radi\#
            os,this.editor].forEach(t=>t?.end())}percent(t){return new Intl.NumberFormat(this.texts.language,{st\#
            yle:"percent",numberingSystem:"latn"}).format(t)}#r(t,e){let i=`group-${t}`,s=U({labelledBy:i,classN\#
            ame:"radios",choose:r=>this.#t[t]=r,item:({text:r,more:a,language:c,value:m})=>o("button.radio",{par\#
            t:"track","data-track":String(m)},o("span.dot"),o("span.texts",{},o("span.title",{dir:"auto",lang:c}\#
            ,r),a?o("span.caption",{dir:"auto"},a):null))}),n=o("div.group",{part:t},o("h3.small",{id:i},this.t(\#
            e)),s.element);return{radios:s,key:"",place:n}}opened(){this.#o(),this.render()}closed(){this.#o()}#\#
            o(){this.#t={},this.#i=null,this.#e=b.state("media")?.item??null,this.#s=!1}#l(){this.#o(),this.rend\#
            er(),this.close()}render(){let t=b.state("media");if(this.isOpen&&(t?.item??null)!==this.#e){let r=t\#
            his.#e!==null;if(this.#o(),r&&!this.isInline)return this.close()}let{audio:e=[],text:i=[],style:s=nu\#
            ll,canStyle:n=!1}=b.state("tracks")??{};this.#a(this.audio,"audio",e),this.#a(this.text,"text",i),l(\#
            this.none,"hidden",e.length+i.length>0),l(this.more,"hidden",!n),this.editor.show(this.#i??s),l(this\#
            .done,"aria-busy",this.#s?"true":null),l(this.cancel,"hidden",e.length+i.length===0),this.keepFocus(\#
            )}#a(t,e,i){l(t.place,"hidden",i.length===0);let s=JSON.stringify(i.map(({id:c,name:m,language:p})=>\#
            [c,m,p]));if(s!==t.key){t.key=s;let c=i.map((m,p)=>this.#c(m,p));t.radios.show(e==="text"?[{value:lt\#
            ,text:this.t("tracksOff")},...c]:c)}let n=this.#t[e],r=n===lt||i.some(({id:c})=>c===n),a=i.find(c=>c\#
            .selected)?.id??(e==="text"?lt:null);t.radios.check(n!==void 0&&r?n:a)}#c({id:t,name:e,language:i},s\#
            ){let n=null;try{let c=new Intl.DisplayNames(this.texts.language,{type:"language",fallback:"none"});\#
            n=i?c.of(i):null}catch{}let r=e||n||i||this.t("trackUnnamed",s+1),a=!n||r.toLowerCase().includes(n.t\#
            oLowerCase());return{value:t,text:r,more:a?null:n,language:e&&n?i:null}}#d(){let{element:t}=this.edi\#
            tor;t.hidden=!t.hidden,l(this.fold,"aria-expanded",String(!t.hidden)),t.hidden||this.fold.scrollInto\#
            View({block:"start",behavior:"instant"})}async#u(){if(this.#s)return;let{audio:t=[],text:e=[],style:\#
            i=null}=b.state("tracks")??{},s=c=>c.find(m=>m.selected)?.id??null,n={audio:s(t),text:s(e)},r={audio\#
            :this.#t.audio??n.audio,text:this.#t.text===void 0?n.text:this.#t.text===lt?null:this.#t.text},a=[];\#
            (r.audio!==n.audio||r.text!==n.text)&&a.push(["tracks","selectTracks",r]),this.#i&&!Gt(this.#i,i)&&a\#
            .push(["style","setTextTrackStyle",{style:j(this.#i)}]),this.#s=a.length>0,this.render();for(let c o\#
            f a)if(!await this.act(...c)){this.#s=!1,this.invalidate();return}this.#l()}};customElements.define(\#
            "cast-track-selection",xt);var ue=k(".sheet-body{display:grid;gap:4u;align-content:start}.own{paddin\#
            g:12u 16u 6u;border-radius:20u;background:var(--_raised)}.own > :is(.icon-button,.disc){background:v\#
            ar(--_background)}.own .title{font-weight:500}.members{display:grid;gap:6u;margin-block-start:16u}.m\#
            embers > .small{font-weight:500;color:var(--_caption);margin-block-end:2u}.members > ul{display:grid\#
            ;gap:8u}.note{display:flex;gap:12u;align-items:center;padding:12u 4u 4u;color:var(--_body)}.empty{di\#
            splay:grid;justify-items:center;gap:16u;padding:28u 12u 36u;text-align:center}.empty > .disc{display\#
            :grid;place-items:center;border-radius:50%;inline-size:72u;block-size:72u;background:var(--_tonal);c\#
            olor:var(--_on-tonal)}.empty > .disc > .icon{inline-size:34u;block-size:34u}@media (forced-colors:ac\#
            tive){.own,.disc{border:1px solid CanvasText}}"),zt=class extends C{static get sheets(){return[I,it,\#
            ue]}static get topics(){return["volume","dialog"]}static get titleKey(){return"volume"}static get ev\#
            entName(){return"volume"}static get node(){return"deviceControl"}#t=new Map;#i=null;buildSheet(){thi\#
            s.#i=null,this.note=o("p.note.small",{part:"note"},w("volume"),o("span",{},this.t("volumeFixed"))),t\#
            his.list=o("ul",{"aria-labelledby":"members"}),this.group=o("div.members",{part:"members"},o("h3.sma\#
            ll",{id:"members"},this.t("volumeMembers")),this.list),this.empty=o("div.empty",{part:"empty"},o("sp\#
            an.disc",{},w("cast")),o("p.small",{},this.t("notConnected"))),this.body.append(this.note,this.group\#
            ,this.empty)}#e(t){this.#i!==t&&(this.#i=t,this.#n([]),this.own?.forget(),this.own=this.#s(null,t),t\#
            his.own.element.classList.add("own"),this.body.prepend(this.own.element))}#s(t,e){let i=t===null?{}:\#
            {member:t};return new R(this,{tag:t===null?"div":"li",step:e,attributes:{part:t===null?"device":"mem\#
            ber","data-member":t},send:s=>b.send("setVolume",{level:s,...i}),sendMuted:s=>b.send("setDeviceMuted\#
            ",{muted:s,...i})})}firstFocus(){let{enabled:t=!1,fixed:e=!1}=b.state("volume")??{};return t&&!e?thi\#
            s.own?.slider.element:null}render(){let t=b.state("volume")??{},{enabled:e=!1,fixed:i=!1,canMute:s=!\#
            1,members:n=[]}=t,r=e||i;this.#e(t.step||.05);let a=b.state("dialog")?.device??this.t("volume");l(th\#
            is.own.element,"hidden",!r),l(this.note,"hidden",!i),l(this.group,"hidden",!r||n.length===0),l(this.\#
            empty,"hidden",r),r||this.own.fader.forget();let{level:c=0,muted:m=!1}=t;this.own.tell({name:a,level\#
            :c,muted:m,canMute:s,canChange:e&&!i}),this.#n(r?n:[]),this.keepFocus()}#n(t){let e=new Set(t.map(({\#
            id:s})=>s));for(let[s,n]of this.#t)e.has(s)||(n.forget(),this.#t.delete(s));let i=this.list.firstEle\#
            mentChild;for(let s of t){this.#t.has(s.id)||this.#t.set(s.id,this.#s(s.id,this.#i));let n=this.#t.g\#
            et(s.id);n.element===i?i=i.nextElementSibling:this.list.insertBefore(n.element,i),n.tell({canMute:!0\#
            ,canChange:!0,...s})}}};customElements.define("cast-volume",zt);var Jt=4,he=16,q=class{#t=new Map;#i\#
            =[];#e=0;constructor({scroller:t,list:e,probe:i,source:s,make:n,draw:r,looked:a}){Object.assign(this\#
            ,{scroller:t,list:e,probe:i,source:s,make:n,draw:r,looked:a}),this.held=null,this.heldTop=null,t.add\#
            EventListener("scroll",()=>this.plan(),{passive:!0}),this.observer=new ResizeObserver(()=>this.plan(\#
            ));for(let c of[t,i])this.observer.observe(c)}end(){this.observer.disconnect(),cancelAnimationFrame(\#
            this.#e)}get height(){return this.probe.getBoundingClientRect().height}get rows(){return this.#t}get\#
            #s(){return this.scroller.scrollTop-this.list.offsetTop}plan(){this.#e||=requestAnimationFrame(()=>{\#
            this.#e=0,this.render()})}seen(){let t=this.height;return!t||!this.scroller.clientHeight?[0,0]:[Math\#
            .max(0,Math.floor(this.#s/t)),Math.min(this.source.count,Math.ceil((this.#s+this.scroller.clientHeig\#
            ht)/t))]}render(){let t=this.height,{count:e}=this.source;if(!t)return;let i=`${e*t}px`;this.list.st\#
            yle.blockSize!==i&&(this.list.style.blockSize=i);let[s,n]=this.seen(),r=Math.max(0,Math.min(s,e)-Jt)\#
            ,a=Math.min(e,Math.max(n,r)+Jt),c=new Map;for(let m=r;m<a;m++)c.set(this.#n(m),m);this.#r(c,r,a),thi\#
            s.#i.push(...this.#l(c)),this.#a(c),this.#i.length=Math.min(this.#i.length,he);for(let[m,p]of this.#\#
            t){let h=c.get(m),v=`translateY(${m===this.held&&this.heldTop!==null?this.heldTop:h*t}px)`;p.element\#
            .style.transform!==v&&(p.element.style.transform=v),p.place=h,this.draw(p,h)}this.looked(r,a)}#n(t){\#
            let e=this.source.key(t),i=this.source.placeKey(t);return e!==i&&!this.#t.has(e)&&this.#t.has(i)&&(t\#
            his.#t.set(e,this.#t.get(i)),this.#t.delete(i)),e}#r(t,e,i){let s=this.focused();for(let n of[this.h\#
            eld,s&&this.#o(s)]){if(!this.#t.get(n)||t.has(n))continue;let a=this.source.placeOfKey(n);a>=0&&(a<e\#
            ||a>=i)&&t.set(n,a)}}#o(t){for(let[e,i]of this.#t)if(i===t)return e;return null}focused(){let t=this\#
            .list.getRootNode().activeElement;if(!t||!this.list.contains(t))return null;for(let e of this.#t.val\#
            ues())if(e.element.contains(t))return e;return null}#l(t){let e=[];for(let[i,s]of this.#t)t.has(i)||\#
            (this.#t.delete(i),s.element.remove(),e.push(s));return e}#a(t){let e=this.list.getRootNode(),i=e.ac\#
            tiveElement,s=[...t.keys()].sort((r,a)=>t.get(r)-t.get(a)),n=this.list.firstElementChild;for(let r o\#
            f s){let a=this.#t.get(r),c=!a;c&&this.#t.set(r,a=this.#i.pop()??this.make()),a.element===n?n=n.next\#
            ElementSibling:(c||this.held===null)&&this.list.insertBefore(a.element,n)}i&&i!==e.activeElement&&th\#
            is.list.contains(i)&&i.focus({preventScroll:!0})}show(t,e="nearest"){let i=this.height,{scroller:s}=\#
            this,n=t*i+this.list.offsetTop,r=s.clientHeight;e==="center"?s.scrollTop=n-(r-i)/2:n<s.scrollTop?s.s\#
            crollTop=n-i*.5:n+i>s.scrollTop+r&&(s.scrollTop=n+i*1.5-r),this.render()}rowAt(t){return[...this.#t.\#
            values()].find(e=>e.place===t)??null}placeAt(t){let{top:e}=this.list.getBoundingClientRect();return \#
            Math.max(0,Math.min(this.source.count-1,Math.floor((t-e)/this.height)))}static number(t,e,i){l(t,"ar\#
            ia-posinset",e+1),l(t,"aria-setsize",i)}};var Qt=k('.head > .caption{flex:none;font-variant-numeric:\#
            tabular-nums}.sheet-body{position:relative;padding:4u 8u 16u}.inline > .sheet-body{max-block-size:mi\#
            n(70vh,640u)}.rows,.probe{--_row:64u}.probe{position:absolute;inline-size:1px;block-size:var(--_row)\#
            ;visibility:hidden;pointer-events:none}.rows{position:relative}.rows > li{position:absolute;inset:0 \#
            0 auto;block-size:var(--_row);display:flex;align-items:center;border-radius:16u;contain:layout style\#
            }.rows.sorting > li:not(.held){transition:transform .18s var(--_ease)}.rows > li:hover{background:va\#
            r(--_hover)}.rows > li.current{background:var(--_tonal)}.rows > li.held{z-index:2;background:var(--_\#
            raised);box-shadow:0 6u 20u rgb(0 0 0 / .32)}.rows.sorting{cursor:grabbing}.entry{flex:1;min-inline-\#
            size:0;block-size:100%;display:flex;align-items:center;gap:12u;padding-block:4u;padding-inline:8u 4u\#
            ;border-radius:16u}.entry:focus-visible{outline-offset:-3u}.art{flex:none;inline-size:72u;block-size\#
            :44u;border-radius:8u}.art .icon{inline-size:22u;block-size:22u}.entry > .texts{flex:1;min-inline-si\#
            ze:0;display:grid}[dir="ltr"] .texts > *{text-align:left}[dir="rtl"] .texts > *{text-align:right}.en\#
            try .title{font-size:calc(var(--_far) * .9375em)}.entry .caption{font-size:calc(var(--_far) * .8125e\#
            m)}.current .title{font-weight:600;color:var(--_on-tonal)}.current .caption,.current > .icon-button{\#
            color:var(--_on-tonal)}.rows .icon-button{inline-size:44u;block-size:48u;border-radius:22u}.rows .ic\#
            on-button .icon{inline-size:20u;block-size:20u}.rows .icon-button[aria-busy="true"]::after{inset:6u}\#
            .rows .icon-button:focus-visible{outline-offset:-3u}.current .stand-in{visibility:hidden}.grab{touch\#
            -action:none;cursor:grab}.sorting .grab{cursor:grabbing}.bars{position:absolute;z-index:1;inset:0;di\#
            splay:none;align-items:center;justify-content:center;gap:3u;background:rgb(10 14 24 / .62)}.current \#
            .bars{display:flex}.bars > i{inline-size:4u;block-size:18u;border-radius:2u;background:#fff;transfor\#
            m:scaleY(.4)}.playing .bars > i{animation:bar 1.1s ease-in-out infinite alternate}.bars > i:nth-chil\#
            d(2){animation-delay:-.5s;transform:scaleY(.8)}.bars > i:nth-child(3){animation-delay:-.8s}@keyframe\#
            s bar{from{transform:scaleY(.25)}to{transform:scaleY(1)}}.waits .texts > span{inline-size:62%;block-\#
            size:12u;margin-block:4u;border-radius:6u;background:var(--_raised)}.waits .texts > span + span{inli\#
            ne-size:36%;block-size:10u}.entry[aria-busy="true"]::after{inset:auto auto auto 26u;inset-inline:26u\#
             auto;inline-size:36u;block-size:36u}.empty{display:grid;justify-items:center;gap:16u;padding:28u 12\#
            u 44u;text-align:center}.empty > .disc{display:grid;place-items:center;inline-size:72u;block-size:72\#
            u;border-radius:50%;background:var(--_tonal);color:var(--_on-tonal)}.empty > .disc > .icon{inline-si\#
            ze:34u;block-size:34u}.back{position:absolute;inset-block-end:max(16u,env(safe-area-inset-bottom));i\#
            nset-inline:0;margin-inline:auto;inline-size:fit-content;max-inline-size:calc(100% - 32u);z-index:2;\#
            min-block-size:44u;box-shadow:0 3u 14u rgb(0 0 0 / .3)}.back > .icon{inline-size:20u;block-size:20u;\#
            transition:transform .2s}.back.up > .icon{transform:rotate(.5turn)}@media (max-width:379px){.art{inl\#
            ine-size:44u}.rows .icon-button{inline-size:40u}.entry{gap:10u;padding-inline:4u 2u}}@media (prefers\#
            -reduced-motion:reduce){.bars > i{animation:none !important;transform:scaleY(.7)}}@media (forced-col\#
            ors:active){.rows > li.current,.rows > li.held{outline:2px solid Highlight;outline-offset:-2px}.bars\#
             > i{background:CanvasText}}'),N=["entry","remove","grab"],ct=class{constructor(t){this.queue=t,this\#
            .art=B("art","film"),this.art.element.append(o("span.bars",{},o("i"),o("i"),o("i"))),this.title=o("s\#
            pan.title.line",{dir:"auto",part:"item-title"}),this.more=o("span.caption.line",{dir:"auto",part:"it\#
            em-more"}),this.entry=o("button.entry",{part:"item",onclick:()=>t.jump(this)},this.art.element,o("sp\#
            an.texts",{},this.title,this.more)),this.remove=t.iconButton("close","",{part:"remove",onclick:()=>t\#
            .remove(this)}),this.grab=t.iconButton("drag","",{part:"grab","aria-describedby":"keys",onpointerdow\#
            n:e=>t.press(e,this),onclick:e=>e.detail===0&&t.take(this),onfocusout:()=>t.left()}),this.grab.class\#
            List.add("grab"),this.element=o("li",{role:"listitem",part:"row"},this.entry,this.remove,this.grab),\#
            this.element.row=this}draw({place:t,count:e,item:i,isCurrent:s,isPlaying:n,isAsked:r,isWaiting:a,isH\#
            eld:c,isReached:m,showsPicture:p}){let{queue:h}=this,u=this.item?.id!==i?.id;this.item=i;let v=i?.ti\#
            tle??h.t("queueItem",h.number(t+1));g(this.title,i?v:"");let x=i?[i.duration?T(i.duration):null,i.su\#
            btitle]:[];g(this.more,x.filter(Boolean).join(" · ")),u&&this.art.show(null),p&&this.art.show(i?.ima\#
            ge??null),q.number(this.element,t,e);let{classList:S}=this.element,A={current:s,playing:s&&n,held:c,\#
            waits:!i};for(let[E,G]of Object.entries(A))S.toggle(E,G);l(this.element,"data-item",i?.id),l(this.el\#
            ement,"data-place",t),l(this.entry,"aria-current",s?"true":null);let L=i?[v,i.subtitle,s?h.t("nowPla\#
            ying"):null]:[v,h.t("loading")];l(this.entry,"aria-label",L.filter(Boolean).join(", ")),l(this.entry\#
            ,"aria-busy",r?"true":null),l(this.entry,"aria-disabled",i?null:"true"),l(this.remove,"aria-label",h\#
            .t("queueRemove",v)),l(this.grab,"aria-label",h.t("queueMove",v)),l(this.grab,"aria-pressed",String(\#
            c)),l(this.grab,"aria-busy",a?"true":null);for(let E of["remove","grab"])l(this[E],"hidden",!i);this\#
            .reach(m)}reach(t){for(let e of N)l(this[e],"tabindex",t?0:-1)}},Zt=d=>o("div.empty",{part:"empty"},\#
            o("span.disc",{},w("queue")),o("p.small",{},d));var dt=class{reached=null;#t={place:0,part:"entry"};\#
            constructor(t){this.owner=t}reach(){let{list:t,items:e}=this.owner,i=t.focused();if(i){this.reached=\#
            e.key(i.place),this.#t={place:i.place,part:N.find(s=>i[s]===M())??"entry"};for(let s of t.rows.value\#
            s())s.reach(s===i)}}to(t,e,i=!0){let{list:s,items:n}=this.owner;if(t<0||t>=n.count)return;s.show(t);\#
            let r=s.rowAt(t);r&&(r[e].hidden?r.entry:r[e]).focus({preventScroll:!0,focusVisible:i})}toLast(){thi\#
            s.to(Math.min(this.#t.place,this.owner.items.count-1),this.#t.part)}key(t){let{list:e,items:i,reorde\#
            r:s,rows:n}=this.owner,r=e.focused();if(!r||t.altKey||t.ctrlKey||t.metaKey||s.key(t))return;let a=N.\#
            find(u=>r[u]===M());if(a==="grab"&&(t.key===" "||t.key==="Enter"))return t.preventDefault(),void(t.r\#
            epeat||this.owner.take(r));if(t.key==="Delete")return t.preventDefault(),void this.owner.remove(r);l\#
            et c=getComputedStyle(n).direction==="rtl"?-1:1,m={ArrowRight:c,ArrowLeft:-c}[t.key],p=Math.max(1,e.\#
            seen()[1]-e.seen()[0]-2),h={ArrowUp:-1,ArrowDown:1,PageUp:-p,PageDown:p,Home:-1/0,End:1/0}[t.key];if\#
            (h!==void 0){let u=Math.max(0,Math.min(i.count-1,r.place+h));if(u===r.place)return;t.preventDefault(\#
            ),this.to(u,a??"entry")}else if(m){let u=r[N[N.indexOf(a)+m]];if(!u||u.hidden)return;t.preventDefaul\#
            t(),u.focus({focusVisible:!0})}}};function D(d,t){for(let{kind:e,from:i,to:s}of d){if(t<0)return-1;t\#
            ===i?t=e==="remove"?-1:s:e==="remove"?t-=t>i?1:0:i<t&&t<=s?t-=1:s<=t&&t<i&&(t+=1)}return t}function \#
            W(d,t){for(let e=d.length-1;e>=0;e--){let{kind:i,from:s,to:n}=d[e];i==="remove"?t+=t>=s?1:0:t===n?t=\#
            s:s<=t&&t<n?t+=1:n<t&&t<=s&&(t-=1)}return t}var St=d=>d.filter(({kind:t})=>t==="remove").length;var \#
            F=50,pe=2,me=120,te=3e3,ee=2e3,ie=(d,t)=>d!==null&&t!==null&&String(d)===String(t),ut=class{#t={revi\#
            sion:null,count:0,parts:new Map};#i=null;#e=[];#s=[0,0];#n=new Set;#r=-1/0;#o=!1;#l=null;constructor\#
            ({load:t,changed:e}){Object.assign(this,{load:t,changed:e}),this.preview=null}get count(){return thi\#
            s.#t.count-St(this.#e)}get#a(){return this.preview?[...this.#e,{kind:"move",...this.preview}]:this.#\#
            e}at(t){let e=W(this.#a,t);return this.#t.parts.get(Math.floor(e/F))?.items[e%F]??null}key(t){let e=\#
            this.at(t);return e?`item ${e.id}`:this.placeKey(t)}placeKey(t){return`place ${W(this.#a,t)}`}placeO\#
            f(t,e=null){let i=this.#c(t);return i>=0?D(this.#a,i):e===null||e>=this.#t.count?-1:D(this.#a,e)}pla\#
            ceOfKey(t){let e=t.slice(t.indexOf(" ")+1);return t.startsWith("item ")?this.placeOf(e):D(this.#a,Nu\#
            mber(e))}isWaiting(t){return this.#e.some(({item:e})=>ie(e,t))}#c(t){if(t==null)return-1;for(let[e,{\#
            items:i}]of this.#t.parts){let s=i.findIndex(n=>ie(n.id,t));if(s>=0)return e*F+s}return-1}follow({co\#
            unt:t,revision:e,pending:i,failure:s}){this.#o=i;let n=(s?.id??0)!==(this.#l??s?.id??0);this.#l=s?.i\#
            d??0,n&&s&&(this.#e=this.#e.filter(({isSent:a})=>!a));let r=this.#i??this.#t;if(r.revision===e&&r.co\#
            unt===t)return this.#m();this.#i={revision:e,count:t,parts:new Map},this.#r=-1/0,(this.#t.revision==\#
            =null||t===0)&&this.#h(),this.#u()}look(t,e){this.#s=[t,e],this.#u()}#d(t){let e=new Set,[i,s]=this.\#
            #s;for(let n=i;n<s;n++)for(let r of[n,W(this.#e,n)])r<t.count&&e.add(Math.floor(r/F));return[...e].f\#
            ilter(n=>t.parts.get(n)?.isOld!==!1)}#u(){let t=this.#i??this.#t,e=this.#d(t);if(this.#i&&e.length==\#
            =0)return this.#h(),this.changed();for(let i of e){let s=`${t.revision} ${i}`;if(!(this.#n.has(s)||t\#
            his.#n.size>=pe)){if(performance.now()-this.#r<ee)return;this.#n.add(s),this.load(i*F,F).then(({item\#
            s:n})=>{this.#n.delete(s),t.parts.delete(i),t.parts.set(i,{items:n,isOld:!1});for(let r of t.parts.k\#
            eys())t.parts.size>me&&t.parts.delete(r);t===this.#t&&this.changed(),this.#u()},()=>{this.#n.delete(\#
            s),this.#r=performance.now(),setTimeout(()=>this.#u(),ee)})}}}#h(){let t=this.#t;if(this.#t=this.#i,\#
            this.#i=null,t.count===this.#t.count)for(let[e,{items:i}]of t.parts)this.#t.parts.has(e)||this.#t.pa\#
            rts.set(e,{items:i,isOld:!0});this.#p()}move(t,e){let i={kind:"move",from:t,to:e,item:this.at(t).id,\#
            before:null,isSent:!1};return this.#e.push(i),i.before=e+1<this.count?this.at(e+1)?.id:null,this.cha\#
            nged(),i}remove(t){let e={kind:"remove",from:t,item:this.at(t).id,isSent:!1};return this.#e.push(e),\#
            this.changed(),e}drop(t){this.#e=this.#e.filter(e=>e!==t),this.#p(),this.changed()}sent(t){t.isSent=\#
            !0,t.at=performance.now(),setTimeout(()=>this.#m(),te)}#m(){if(this.#o||this.#i)return;let t=perform\#
            ance.now()-te+10,e=this.#e.filter(({isSent:i,at:s})=>!i||s>t);e.length!==this.#e.length&&(this.#e=e,\#
            this.#p(),this.changed())}#p(){let t=[];for(let e of this.#e){let i=D(t,this.#c(e.item));if(!(i<0||e\#
            .isSent&&!this.#o)){if(e.kind==="move"){let s=this.#t.count-St(t),n=e.before===null?s:D(t,this.#c(e.\#
            before));if(n<0||n===i+1)continue;e.to=n>i?n-1:n}e.from=i,t.push(e)}}this.#e=t}async fetched(t){for(\#
            let e=0;e<3&&t<this.count&&!this.at(t);e++){let i=Math.floor(W(this.#a,t)/F),s=this.#t,{items:n}=awa\#
            it this.load(i*F,F);s.parts.has(i)||s.parts.set(i,{items:n,isOld:!1})}return this.at(t)}};var _t=64,\#
            fe=18,ht=class{#t=0;#i=!1;#e=null;#s=0;constructor(t){this.host=t;let{list:e}=t.list;e.addEventListe\#
            ner("pointermove",i=>this.#a(i)),e.addEventListener("pointerup",i=>this.#u(i)),e.addEventListener("p\#
            ointercancel",()=>this.#e&&this.cancel()),e.addEventListener("lostpointercapture",()=>this.#e&&this.\#
            cancel())}get isLifted(){return this.host.list.held!==null}get isByKeys(){return this.isLifted&&this\#
            .#i}#n(t,e){let{list:i,items:s}=this.host;this.#t=t,this.#i=e,i.held=s.key(t),s.preview={from:t,to:t\#
            },i.list.classList.add("sorting"),this.host.lifted(t,e)}#r(t){let{list:e,items:i}=this.host;return i\#
            .preview.to===t?!1:(i.preview={from:this.#t,to:t},e.render(),!0)}#o(){let{list:t,items:e}=this.host,\#
            {to:i}=e.preview;return cancelAnimationFrame(this.#s),this.#s=0,this.#e=null,t.held=t.heldTop=e.prev\#
            iew=null,t.list.classList.remove("sorting"),i}cancel(){if(!this.isLifted)return;let t=this.#i;this.#\#
            o(),this.host.list.render(),this.host.putBack(this.#t,t)}async#l(){let{list:t,items:e}=this.host,{to\#
            :i}=e.preview,s=this.#i;if(i+1<e.count&&!e.at(i+1)){let n=await e.fetched(i+1).then(r=>r?null:new Er\#
            ror(""),r=>r);if(!this.isLifted)return;if(n)return this.cancel(),this.host.fail(n.message)}this.#o()\#
            ,t.render(),this.host.dropped(this.#t,i,s)}press(t,e){if(t.button||this.isLifted||e===void 0)return;\#
            t.preventDefault();let{list:i}=this.host;i.list.setPointerCapture(t.pointerId),this.#n(e,!1);let{top\#
            :s}=i.list.getBoundingClientRect();this.#e={y:t.clientY,grip:t.clientY-s-e*i.height},this.#c(),this.\#
            #d()}#a(t){this.#e&&(this.#e.y=t.clientY,this.#c())}#c(){let{list:t,items:e}=this.host,{y:i,grip:s}=\#
            this.#e,n=(e.count-1)*t.height,r=Math.max(-8,Math.min(n+8,i-t.list.getBoundingClientRect().top-s));t\#
            .heldTop=r,this.#r(Math.max(0,Math.min(e.count-1,Math.round(r/t.height))))||t.render()}#d(){this.#s=\#
            requestAnimationFrame(()=>{if(!this.#e)return;let{scroller:t}=this.host.list,{top:e,bottom:i}=t.getB\#
            oundingClientRect(),{y:s}=this.#e,n=Math.min(0,s-e-_t)+Math.max(0,s-i+_t),r=Math.max(-1,Math.min(1,n\#
            /_t));if(r){let a=t.scrollTop;t.scrollTop+=r*fe,t.scrollTop!==a&&this.#c()}this.#d()})}#u(){this.#e&\#
            &(this.#e=null,this.#l())}toggle(t){this.isByKeys?this.#l():this.isLifted||(this.#n(t,!0),this.host.\#
            list.render())}key(t){if(!this.isLifted)return!1;let{list:e,items:i}=this.host,{to:s}=i.preview;if(t\#
            .key==="Escape")this.cancel();else if(this.#i)if(t.key===" "||t.key==="Enter")this.#l();else{if(t.ke\#
            y==="Tab")return this.cancel(),!1;{let n={ArrowUp:-1,ArrowDown:1,ArrowLeft:0,ArrowRight:0,PageUp:-10\#
            ,PageDown:10,Home:-1/0,End:1/0}[t.key];if(n===void 0)return!1;let r=Math.max(0,Math.min(i.count-1,s+\#
            n));r!==s&&(i.preview={from:this.#t,to:r},e.show(r),this.host.moved(r))}}else return!1;return t.prev\#
            entDefault(),t.stopPropagation(),!0}left(){queueMicrotask(()=>{if(!this.isByKeys||!document.hasFocus\#
            ())return;this.host.list.rows.get(this.host.list.held)?.element.contains(M())||this.cancel()})}};var\#
             be=120,Ct=class extends C{static get sheets(){return[Qt]}static get topics(){return["queue","media"\#
            ,"hello"]}static get titleKey(){return"queueTitle"}static get eventName(){return"queue"}static get n\#
            ode(){return"mediaControl"}#t=0;#i=!1;#e=!1;buildSheet(){this.list?.end(),this.numbers=new Intl.Numb\#
            erFormat(this.texts.language,{numberingSystem:"latn"}),this.place=o("span.caption",{part:"place"}),t\#
            his.head.insertBefore(this.place,this.closeButton),this.rows=o("ul.rows",{role:"list","aria-labelled\#
            by":"title",part:"items",onkeydown:e=>this.focusing.key(e),onfocusin:()=>this.focusing.reach()});let\#
             t=o("div.probe",{"aria-hidden":"true"});this.empty=Zt(this.t("queueEmpty")),this.body.append(t,this\#
            .rows,this.empty,o("p",{id:"keys",hidden:!0},this.t("queueKeys"))),this.body.addEventListener("scrol\#
            l",()=>this.#l(),{passive:!0}),this.back=o("button.button.filled.back",{part:"to-current",hidden:!0,\#
            onclick:()=>this.showCurrent(!0)},w("down"),o("span",{},this.t("queueToCurrent"))),this.panel.insert\#
            Before(this.back,this.voice),this.items=new ut({load:(e,i)=>b.request(`queue?from=${e}&count=${i}`),\#
            changed:()=>this.invalidate()}),this.list=new q({scroller:this.body,list:this.rows,probe:t,source:th\#
            is.items,make:()=>new ct(this),draw:(e,i)=>this.#n(e,i),looked:(e,i)=>this.#o(e,i)}),this.reorder=ne\#
            w ht(this),this.focusing=new dt(this),this.panel.addEventListener("cancel",e=>{this.reorder.isLifted\#
            &&(e.preventDefault(),this.reorder.cancel())})}number(t){return this.numbers.format(t)}#s(t){return \#
            this.t("placeOf",this.number(t+1),this.number(this.items.count))}opened(){this.#e=!1,this.render()}c\#
            losed(){this.reorder.cancel(),this.items.look(0,0)}render(){let t=b.state("queue")??{},{count:e=0,re\#
            vision:i=0,current:s=null,currentIndex:n=null,pending:r=!1,failure:a=null}=t;this.items.follow({coun\#
            t:e,revision:`${b.state("hello")?.epoch} ${i}`,pending:r,failure:a}),this.current=this.wish("jump")?\#
            ?s,this.currentPlace=this.items.placeOf(this.current,this.current===s?n:null),l(this.empty,"hidden",\#
            this.items.count>0),l(this.rows,"hidden",this.items.count===0);let c=this.currentPlace>=0?this.#s(th\#
            is.currentPlace):this.number(this.items.count);if(g(this.place,this.items.count>0?c:""),!this.isOpen\#
            )return;let m=this.list.focused();!this.#e&&this.items.count&&this.list.height&&(this.#e=!0,this.lis\#
            t.render(),this.currentPlace>=0&&this.list.show(this.currentPlace,"center")),this.list.render(),m&&!\#
            this.list.focused()&&this.focusing.toLast(),this.keepFocus()}#n(t,e){let i=this.items.at(e),{held:s,\#
            rows:n}=this.list;t.draw({place:e,count:this.items.count,item:i,isCurrent:i?String(i.id)===String(th\#
            is.current):e===this.currentPlace,isPlaying:b.state("media")?.playerState==="playing",isAsked:Boolea\#
            n(i)&&this.wish("jump")===i.id,isWaiting:Boolean(i)&&this.items.isWaiting(i.id),isHeld:s!==null&&n.g\#
            et(s)===t,isReached:t===this.#r(),showsPicture:!this.#i})}#r(){let{list:t}=this;return t.rows.get(th\#
            is.focusing.reached)??t.rowAt(this.currentPlace)??t.rowAt(t.seen()[0])}#o(t,e){if(!this.isOpen)retur\#
            n this.items.look(0,0);this.items.look(t,e);let[i,s]=this.list.seen(),n=this.currentPlace>=i&&this.c\#
            urrentPlace<s;l(this.back,"hidden",this.currentPlace<0||n||s===0||this.reorder.isLifted),this.back.c\#
            lassList.toggle("up",this.currentPlace<i)}#l(){this.#i=!0,clearTimeout(this.#t),this.#t=setTimeout((\#
            )=>{this.#i=!1,this.list.render()},be)}showCurrent(t=!1){this.currentPlace<0||(this.list.show(this.c\#
            urrentPlace,"center"),t&&this.focusing.to(this.currentPlace,"entry",!1))}jump(t){let{item:e}=t;e&&St\#
            ring(e.id)!==String(this.current)&&this.act("jump","jump",{item:e.id},e.id)}remove(t){let{item:e,pla\#
            ce:i}=t;if(!e)return;let s=this.items.remove(i);this.speak(this.t("queueRemoved",this.#a(e,i))),this\#
            .#c(s,"remove",{items:[e.id]})}press(t,e){e.item&&this.reorder.press(t,e.place)}take(t){t.item&&this\#
            .reorder.toggle(t.place)}left(){this.reorder.left()}#a(t,e){return t?.title??this.t("queueItem",this\#
            .number(e+1))}lifted(t,e){e&&this.speak(this.t("queueTaken",this.#a(this.items.at(t),t),this.#s(t)))\#
            }moved(t){this.speak(this.#s(t))}putBack(t,e){e&&this.speak(this.t("queuePutBack",this.#a(this.items\#
            .at(t),t)))}dropped(t,e,i){let s=this.#a(this.items.at(t),t);if(t===e)return this.putBack(t,i);let n\#
            =this.items.move(t,e);this.render(),i&&this.focusing.to(e,"grab"),this.speak(this.t("queueDropped",s\#
            ,this.#s(e))),this.#c(n,"move",{item:n.item,before:n.before??null})}async#c(t,e,i){await this.act(`$\#
            {e} ${t.item}`,e,i)?this.items.sent(t):this.items.drop(t)}};customElements.define("cast-queue",Ct);e\#
            xport{ft as CastDialog,vt as CastExpandedController,Ct as CastQueue,C as CastSheet,xt as CastTrackSe\#
            lection,zt as CastVolume};
            """#,
        gzip: """
            H4sIAAAAAAACA5xZCXPbthL+KzTTasgZiJVyvTyqitq49323mYyngciVhJgiOADoozT/+9sFQJiWHdfzetg4Fnt8ewG02DdSme6Y\
            a/N5BXuoTcR19Llhv4niFBRNPjWswO3jSvjdNSsqWZz+Bhd2+hsrAZovZNFqmn7PSsXPf6r45ZoXp7TynbFLv1bSWIrGMKhoIJko\
            ZE2jcyb0j3b0B9vzUwi0Pxkm66/rpjXHO15vgdZeGdaIwrTKzYbJ7798R/MfcVeB9rr+yDSYT41RYt0aS1/Rytde7t80GQzZMr0D\
            sMNTZngztuFr02+U3MfZR+ei3ILR2TsdL864iv5a1nAe/QqGvV7WbVUtNm1dGIH8PzBJ2lVgOm0uK8jLflkiSIRx5gcD5ou/Mi3+\
            gcnk6PUqeb3s5BmoTSXP8zIbhkwXSlbVmqsvW2NA4dbBSs9+XL+DwmRca7Gtk5Jd84l3oiyhjm9xiXlrZNynaX406PB6MkkOOb1O\
            vXVpH8z7xSRl2v2V8bLEAUNrR5t7v1kCAgBhnwB7Z5anSZzvpDZdKXSDKOfoDoM46N4uJ29EXYkaTtJAsKaI60vBK7llmdvuGqkF\
            Scs34gLKhag1mJwMimbRbLHnaivqfBbRysIdmZKJ+Xw2+xC3L6bjxedPZ61dtKLcWsGrIiHqaBrhdrpo0FhRb/PZYi1VCSoMpoqX\
            otX54xdtRP+TAhQ7WyXbuszR7mQ6/ft6JV0UspIqbMjyMkVWF1O946U8R62nj5HT0zZS23UyI37RR1H2+Gm6CE51PrVz59bpGnb8\
            TEhl8eSiXhjFa4+RHW6k2kfZEx15ucA1pEw2vBDmEtlrRtwQcEvEKxQzLQVyBwOMfHH3Vn/LIwoqbsQZjJxyC/Fa1jBGPKwdQDpr\
            x8gQhQ8EHGOsyAZqjJRgn7MUxcPr5Onsw3ThzUNfeQvGPNzxEGebCi4W9ANtU1BYW9BT7b7uP9GGK4Pen9p87sbnHyK9H7TOKQxK\
            JZtuFCHk5vksmj+O5s/J08/SsfOCh578nx4KaszvwG6kUdD2XnPvPNBnWyWajsBzbhz7+snjdjFy89P2wMm44PN1/ri1GXtnAhHD\
            tM92wMuRoBvO4xWWrKkwsNd5AbUBtdjyJn/RDsnrwg0XoqdhzcdlTgmHCiz2oh5H5fNZ64RGLyP6TUec/LklHVs6Cwk6PVcomNeX\
            5ztQmCO2u0wp1f3ZaG4tHUk74ODy5r4EDwWJagX9vwgVfoqdyuxysxP1IHsjpXkfbvTDaUw/Fu9abcTmcuorcw51eYAjIYi5GWEG\
            J/PnLYP6LNF8A1OugCMk2hprjNyn6ViBHPaNuezuyEVCV9fo9KHCh4XrwsLXGtPR+MIy+A3luwWPI2qbP0SvxT+4UCIeT/pP9oBa\
            RAk6wyGHXp81F2k3ypdsQy2wczUtdBhy0ji4N8IMsN3IAeQcmsmLlj2ljnJY/w5o/oMAp7dbzM1OQZE8O2gUT9L+lt7vKZe64BUk\
            2X+fpnfn/JiFO33X4YNCd3COHEnVITjWzw+j4PCYT7dwzM+7G6k8tVpTDPT9ffyDixsFG1B6qqBsCyine+l7Fk1HDg9osYdiSWLu\
            rZzsfkgDjz4oi2uko70u6JwX1FXT7uAm5G8j8+YiwvQQZXTM6zOu6Wbry/Kolo72+ji1l9jjZVFxrSNcg7qkB0CHRhhRRFswkRGm\
            gm/hMkk7BaZVdezE/0brcT+ihDOozQ98D9ekNvFvEAn9BRoeKI7m/SOzPJovHonlbPEIaIjpo41qCyMV0um2AfzNzE7ozIX9L1Ka\
            DAeNgfJXQvlXEqOXb7Is+3eyTFeigGTG5il7Z9hwZiTV1St90juFv7YwB5UjS77jOrwskth5Ik79ia+Aq/LgAL5x0NeTibUn8zSe\
            nnYOyb3YlZ8dy7qGAi3JX0lZAa8Tu9HwGqpVRmGU9utWVKV/djicc8MG/+XQLw8NXdDC0NOWMol3j4dZzLqGEiu252MmyjA0fO3q\
            5nTeO7eYBFLvoaKSGl61xsjaiRMoz82T2G7GwxkfSMd2MfXyBhpZF5XATp2ky5fXjJO0T1mVHEpi4YlzA7uUBfuWksSd2XEwjSag\
            4p6NYbhlhudCrdtzGTXzwMtOek9Lne4mLa0EWpqACtRnUhRA5E22a/UOyRR6OI8pa1qNZIsKzBvB9MnyZmi8ibW7pWY+/lisYIvz\
            +CR/Y1YeX1tp4tzPYlbj9GRxHT0oWXjNfL4yK1+zmCvBpxVfQ1VBub6MfQgQYitik3sbqcig2o7euwJpVYukIydcA3kN0wgCO3Qt\
            Hw8F/eiN+TmVlu+ENlCDCnEUYuORTtJ/PYLRhMYPJ1RS+yMBz6srtyUTv6FsAWkwt8pRtvlNm2y2ogzkjwy+4W9wnExGOumdPP9e\
            lrzCINYN8NPEpN02Gduf9mOuXU9pDSWNyGI3okv9UAuOeVVRbR/KZHb3JtsbKybtub6si0i6csPPuTCRsxQ4OuUoGVUqj0bIpcnE\
            7VK5nnngsJVUouQGAmIIla/WByXV1aPJ5BevCrsbGeaEbITSxn5VWmVJulqNEzTNNrSRdPbXH0KLdQU5NhLP04EWnIJlh1biNHUg\
            ouG3vB4Kaagyp8NXLVdOI7P8PkkXI3huuzo5MshrubRJenV1NDLQX9g1ehxxPGxRrq37r0F4vrZAJf4z0cF+4P/e7bBBiebEBeze\
            C11PKdR5B49dPQ/BMyqMN9C1KwSvjzwha/e5rqQALyrg6jexB9kaz1W4wwHIhLSOkYuJHYCx50RtyOv/CFb+8FKDGfhRAUj8fohK\
            zS+TocNcq/QdsU/Z0Qyzfv5sNktzK4nitRzEtjVvzU4q8Q+ure5kvKZU0bJerQYRvChA68+Jj+ef+4MBRiAYA4sYsUK868S40ILl\
            24JrM/2gu5U04UbV027/1gUgXWu5KXa2wiX0AfK41Ubu3RxYt27X6Fedo+KF3DfkMBz3JFWRVLFJTGa42oI5Wi6v4/Qw5d19hLoP\
            KroxOTAltjuTC2Zkk2vmHlJ53Y94ZMj0lWxrijb31fgXKKhEdoWd/ZUr5kavc44HF4n6GHNQvRRXV/xjjT9e1j5oQzI+kiELKTcY\
            LPXyJVkxZMtI06h+gDIZ6j819HPhWY7O2Ht7Fq7kyzu33IN0GcdMTyb1yxezA5WZIB2P/ILGOFnby0SMto0W3bsocteSdHFvB2uk\
            qA0orBp1zAgAnfml3y4boPjdy1ZDjKVHJNr7N726QpS6y1xnHnXru4dB1N+ABcxPTtwxbxBtSIL8r8uU7mUP0X4vz8Bpb45CpbsX\
            YXoRxff55+3oo9sH3ffc7DJ6/c9YMBldfZn2+Jx/+1A128bdLiDBhH7YkYLXBVTh2BwhsZXKVBAa/eiSmfa9fXx94x5fHdZayuTv\
            eXPj/WN8UUang1r621IltL1etlW4UpZwJgrQ/uoWE0Xcj2+ub8LJE7faNtS4l9d3KEGZJkKmrRFo6uyBdbrK/HC1enPCYPjTR2IQ\
            7yZJOlHmukd2GhETyyDPNXPfn453oioX6LeE7rSa1SdyE/lmkwK9qhJNMSsoszNhYD+Z4ERkNVwMPH7FrkX3AOYIMgUUVde3sOHv\
            DqjHICnSEckJHc4JykSJsoYlDcYueTbg9tNQVBzV1lOlCycd9RSruxXMryEQtQZlXgGqA4k7yAQa4L2AqvbXbs7C5YM8AqFPkMs1\
            RqG95cWIcViwt/LMPQG6Ulz/ZYfpQFPwhhLqTqo6UO25OsXdnp1j89wBXpnRmRy3ff3KlDw/CLqYxWgDn/pZbg7ebsEsXpjkraOK\
            bDtjKEJKTeq45dz0ac+ABbsQU23VEUyjmunCFfqOAMyRqhJ2l6fMAZkXWFn+ToAV9t2Zsm0icFzzPdBY45i+CKFzVqsi28uSrvM6\
            sylIGZ0Zud1WGPREhZKHt3Y4ltLzc/TePCqycOGmLe4fTUWrFEZCzEb7K/ciyqnqjWnXrcZ35AgooV/h0v94udImV3Fk+/39Ctq9\
            mX7YDZS3a4e73jr7vs9UVMylbFxFXG/XwF2CYH775FFKCCEoXL3NdHcZtKWkzJSU5whzrFyjdFlK9/EWeNqX9ehyI6htBbQ5zBiK\
            IKT/7sldXYF+AG2M46OMXF9VgmJcJHtxTXReh/8BgeSOFa0P9Qsd8nUsGCGgNwawpg4MLVjCJUrSmIy4iocrie0AtUpCXPGshsAU\
            MPDzrsC/Lis0sjAEjC+X08U14sShb2AleOTBkV0X0e1FXsIQrxldDJWFf1oQx8QI7AehNbSYEwveq2FUeoQ5WOmMg2m6koHw0Tuc\
            NJI9AsRwOeJ9JLqUXRKqYsNiIM2ZTbhzyyeMaGFPnXjvch4++7RkAgsglZnEYYdloIAsnRvEYJx2OwTyRzeyORrLiNK3Fag1nooE\
            zJzwQ92Yj5oG2sxteczzUjhpGxI189KvTWxOWTuCNjG1Ao/mBE1pUru13FA6qCGPzF3dVa3Zv9w7LLldGXn/aN+o63Qc8Wtdn3Bn\
            qrLlMtpRrwxz6siKcUbLqojCngaDVQf+g7mzh0GB8+F4mst4uNDTc4ReytQ6dsAKqxXn9Ch0R+XUZteVMTomh0jIJ8K341epgyLk\
            nZPjLjnS9FaKhOXVdAG8rI6gYTSIYtl5LgO05BJf74hbvIKF7mlnIdwNWhqJYipFuYZAshJC+J+HOKIKXq7hhl4vFoZe49Ge0Beq\
            ovSX6IuSUvre5yxKZx6nNHUbAk4B1osdm2enXK+k/jMqqhRUdiHaYIjqCpWeLwCew/EkdUDXGJH30lrVKVZVAW3KMBUBkTuq3FDS\
            l3VhtHjGzm6MTmifYxvalfYT2ObzX2/ij7sLbeJSh0ekAB9Le+rZqoGgZadCEz+agGUwnrslmRLhL1evoFKnmCGAf+tGYXNWun1x\
            c+kN/EnOsjhjGqMOBsXCN+3E8v+Q4lnKUa0NyxoshgY9cv6XL303uiQOJRRppPX/fSziRlNfF6B3D28S7Fk/rNRvUTHtxQ/kiFa1\
            DCMKyUFFad3PEppCiwXVSbrI4jPcaY65JMQXyox3cjrlXsfuxCSXZcln75OqguS4ueCAJysxdEcqiqFDQuvrGyu/hfhVb0k5nMoo\
            ZctDZNGb1Zf52ND0seH34mMb08rPmjYn8++ii+t85YwXQTiND0ZX6T844rWC+dAhDrMWxsGga39fjvfwCU2K2c0sPpDXiy5FXbWV\
            LUvWjDUaN7mlXvbg5OQX4zfYL9ZnxVoLRevXO1p5mvANeoscE7+xH/zcEtsQs9vHpu/j+OwE44VcUZKjWlRsX4us7GpbKG5/G46C\
            gEhucLatyeEcqdcSL77F6qs7JYa/Wg4mLS4/dLuWS3N32se9wE7OEx7Ok0c7T26Yu1kY3ZttWUqujD8jc9rDpMryS6Zm7LIGN+N/\
            69QMpilUxIG7t9l9WUumCG6yqSVXCLCOFg5EX+nvO+wWSaAePoesofyUw+ZgbSDIU5Sgbog3KCgitL85bXXBogqCLAc1mIgsAnw1\
            wsI9Dfl05aAfOWANChlxtuPp/7gf//0uSvYwxlr28k5G7O5vb2V//xfBJiQZICtn4/6o0J9+kHMswXz51EToPQ6HcaJYxQZmnNkI\
            /9Wq5Ty8DDB0aodf5ZATCFpwFGY5qBR44AmHury7Lxk70BFnCYtniF7L8I3CegDwKfQuU1HTRP9E1Bl4oGov82R0Li41RwV4AyHO\
            hyRNQTio4DD9jglC7rKJ6N026B9Vyp9OAy+m2WqUARYXa7xNXEdQKcjK70UJQ0XQlHrDsiwN6pKJwXHXFSiB+LWaGo3eEgSMeLGi\
            LpgJK6VIargVIi6sYchx5HRd6AFa6tg7kG/tlvT7iN5vWG3FW4TcfyHhWDk8ZoENFdC2pt/nQ9cyIJ26BWJVoLPLoydompf13b2K\
            qUbSxsv1ML1TvSOzSrUndal/esAusdiSiFg/qfVQGg8XJOPheLF8XKoaS1CxQMrQFTGd9U+n89rXjBGreip2qdR4HRGN4ZMY+LvG\
            mF2ACLdXAeGsT8zPMApgI/y/vIQzkFrIgKF0Hfz08/9bxmu/ZK1K1gqgZLbM68+KuHQYyU12AuNgqRXUirfKBSVeA910ao7DGgOp\
            Xi+lXFmResToB8rLUe4UuvobfnaJifScDAQZvI/E2ZKqFnSm9EAcFBGhJ+eSCiA382IE8ytHchq+lsiC/COGRyIMMomGLCG/IBE2\
            SmUFImz7EB23g2ViIA7JbdWTRDS1NJBZzVgjeTQRkbX/jlVVhlmE5PIN7x3EG/Qz2SUDV/YSm0+RYPtArP6A++/ZquSaRKUyJHiq\
            S65XJewScK0oSVcCrUuOOSYEEYJz9jvtd937svw0emEvtN2q/sCpDlxr1kyt+WNVynVFu5tqtTKrhyQi26pHqqxvYLyBZjRRiZS2\
            NLitRpULY61cVEz+iS2uG7YEq+i4reOUZF+xSITduqt/knImt8J6SNukewLUAv+oO3qWZ5MKBuNHLPkx0k97PuZU6fxUNkaDDMHq\
            PA5X6HR2+fjfj1FCTci1np90fxPq7yPElbKo1VE9u3TKUC4hYXEESKvobxnYbyu6x0bY9fD1f7x2ad0DezYeb6Q136v8R8PzVSXI\
            pcZtnrhqR6NzEs0Tv6lZVwxpXg3p/wwJBsOck+ofBnIQzxw+aLJQDdQy4YwGsKnHPN8mp0aBdE2Y28Y70NwbgKamLkbp+XTOz5ot\
            KV2NMPHlwUY2P30aHsinGMgs21Tkui04poHY1m1sQ+MCS6QtIjlROIBDAnQIexwAtCljkvQebDbcTsSeWBjuKP5AVW5xVtH7X9e7\
            oAzv6/UGX5bgpy4DRftyIOUBgcQcxwxuS1ei+wSHDhG9S5cx81j+n7bkHrP2LIOQDkjne7YKv+YZIukZNtozcJfcT+SBZRh7Ec/H\
            7e1wQ9tPXi94HYS7w2Cn8HlAkykv65bYqHqZIC8OozGdRB9jCQ4rKAnwMF5danhxJYWagttxfBS5hVk8YUeKhb97Zk2mkffboeCS\
            bJgCxnOUklfbgbPOtShd3lFsme/8tlxl/b0kopjse9HUI8VClIvH7w6qrzwGqdth1Rlog3gKzFz80IauE5VutbBr9icsrsOC6UzL\
            4hiRwkb7v/L1Jk8+/owjUXFZutVKwEwgYN1eRQoaz7zs69gFu+knuDY6nLgrsHRtSZhlBNITdSW+ZMTbE0HcDF4lcUsw/UrMvZgw\
            XV6+WvGp4rcZ/caublgN5PhtHl8+/pHaEUM8SA6PUIL0srkVu0SXJt/aD6KgvefzPlEZHSIQb53ObjBDxu5JtUacWA6viPY0g8rr\
            CU0dLMUcCJvbxpsTfi0HgkiMNS3tnjMssRhBfU+iVi1WOQRp4d3a6hDQuKxEMXyQFQO1jj09KpKfnSpC1T+kHveyqGDymlMjNj1t\
            5BjOnL5Jzshr7FUrJ4nUEfpsrA+8mY62ImydivkYeCLvf5NTlzWrmVL2FW2NdQyVspXBranlg3KNKqZONrZacd1aF3UH3BJX8cWZ\
            d1hvu+aesluqG46uXh7vbvlBeL0yoz5KIimXqFNFRQdhi2vYM63Scf0MVOPniZ+bONkPh/HogU4V792vg/gGlKthJbOWLVHHIS8x\
            qIOcb6yc7jr5xif5dQX0fKtnH4PFU/BzqvNPw4T5ulYqxtAQ4zmqjjXL2ZiUEpZi0naUjv5GsHZq1zPUrUKbqcGha/38Le9R+81b\
            1FUUvKyJ0X+nGjK4+j6xfd1NV8b1XFdNKWy56MRQrZC8JF2ORIwy5R49h3/py54+t+WQv+tsbxSEn5tTEU7MqcDzSXwnYbRLsqVw\
            uita10im5cM+vwynM+KbOimWJyz3Qded7lmq5bnT7nFdOd17jWRyzpdgzz1jUkXMF6GsGwqwBDmSxHFd4456hLkdPeIveOYBYRDO\
            nP6NMmdKf3xPBLFHh+TDMDk6Kd1I9Uxc2wlmn3u2FG7bu1ZxZM/1gOirwyKnKOOpW8S4S+Xa/IRKEYLSuE4qrgwv2m8M0+bSdR2+\
            NG5Tp+zb4fLzEDaVog8nmwMms8A1GzS07EG0VL2M9/vknCbp6v1TkpEK03jBKwAdrYS9wwLzr7UMEN1LmUdBlUFsHXmhk4mBiUEZ\
            uCIeNRRm3HfvZ6mYN9n5UnnYc3lbddZglJFHyIgMv4REtXfgfwKNfYyNy/AmK0mkF1BXWv0FCj2kK+AefNXm7ZMzcma4j033q4PA\
            C2e5BP4Cx7fv8UtnbcK0+M+IQFp6Q3NCx84UTEz09dUs94LdxeWKgCQL5SB9+8+KGpJcYBRgCNhd7ceDG8JRg3rIy7GA+17O5Cl5\
            r8n/xcDBE0Jetb30iGkxny9c+yI8hvS9J0f2K9lJlKeJpTM43KqoYVlLsSmJ5k34IGy5Ch+Gruc7glRqJgShK+Vv+jwlPVgz0y78\
            u+YYmaxSc4xTfxs/egaMbvtGM92ZTFtdo5LRgXYet2QDRQ99KqVj4ptYfsSAVh3t4+fTkuGoawzSZnr0fkNnbnFVl5U+ay2mHh3i\
            LCoMjUTh/Bo2W9eHKSb2Bz64HYOG0uV3g/ENO17RmSd2vJh9wxPPfmT2CsvPB5PiyoaD77vhVjo0n1F6P8vh25/lwLurKFe+tdBO\
            a5wr7b5MkkRgc8JnPbwo04cwt8v67JLqsvONHJZOQlSVUx4RNZ+r2Z+JX++PA0FfyrkFPpY/FNpK9pnl6uezXObj3aWYz/tCM7Kl\
            MpRkKIc4NXyDZW5iIzF6iDMihrRQS63Gw4XyCAa/Z0R9tfc0V3KIWE5nvKcVShyCm67kxr4usGgj0Y8WLcpS8rTp2vto6DonoR8U\
            Ldya7F0ZnIbY2Pwj9mbOV5859MxBr1eedHhl010yEcrewuRabkkbHNX0GouuM51xwSadsPZsfSQHZTqYXO3NtVEWfZOyaMrao+wd\
            zXCp0/G+m4JtFMXEQTOKHq6mOf5hPwFPn5ps41fvv/3dAuPmBh9axX0Nrzqri8fWrkp7UEddcSH4GKcpnXD9efvoqFsa9oeDpu0F\
            2mbb2OngsbWkvsXRTcDts09dW/d9BhkmmKuZlPutG0hFV8bS4ttZNaIZ+49qR2MvgLZ1Q7tsH2CZO4slPKVZ3LbTJpmZBLGvlNnc\
            11l+/VUDlgaL6bton8fFVY7f2ouJ53eYIvp7JCzlkmyWWfSQ76MLnlPdDC76FXXr4KSe+eX7SDcU25gYyoebJZ2fgLyWhvlwiSn8\
            GYPtrvn8+Rm3SK8jpYf2xNsaY20xWlbjK/dMvN61u+2rwhqqe5gQyC33UOp1n8fWhbVz6L4zpyNbFZ8TtiPNdP4K33Z77tbk7PmV\
            b/QQpUnaEgLpXx7mJtUej6a9TqQTacpElRt9eZKmMPERaaTToTPkDT8rGEQgl5e5RduBi4rVZW2mLqw7mL4zURtJqypIZn9Bb+73\
            CtY9ARNjObeo3dPQt7cr9O6aSZsZ1ozHl+w6ZrowP/bP+CujDB6vXfUmuiQ/vuxUy2bX+XFDe2r29CalJRE8Z9h2q1l0TxoHzcIJ\
            Rc2m7957rxACN9VIfZuRMuXeDd0+VmE3Izim4mI+R8W+dvTzeII3RjrcYb3pyRiNLxZo3HaeHENjYTodp2+GthouPsz7I0eIe6lw\
            i/WxYb0lX/ovmFDuowxWeOE4oG6GNMNuWyTg5tvNO6dp90KWRkWUOnSvL+qmdlM/mnOv4jLNqhrj0Bra0IMTjMWeoMsfGQZW/Lu3\
            N91vG8f2RV/FUU9EDCmyM1S1FEY3NdfuGtLlGnZv/3w7jEyX2GXT3iSViqPi9/v1zo9yvp/zJudJzhrwJ0CIspI99RCLmLEALAAL\
            a/3X9oU4Zm17l/AQz8BmvX2t32dCMFgbTAI78wFvDICatiwMVMfzIwnWB5NhU4Z9phf7XwB79hXT/a9+u7N2pg2fCBL4RPStxnxZ\
            2SeBbjVtDPyN55xHIdo0Vlf8MvqEEA+ilwNvnrXrTIfz0P7rBA5EkVTp0QCY98Njcxe2774ppKTYmhF9dE+PRt80yblt7OaXgjqQ\
            21c5U6doRRHAjqgw1cxRnQd5+HYqIFnFDxWkq03DOmKdF9t4tAxBfx9JU6BJAjUGP6yq5Ua1UwpqRKRoZ3NjfTDUnVhHKLusc1dq\
            qSg1Xt9eYFgYO02NTPoQaEG3YU6Rpee7camUNS6tY3hXbdrsTHzjtYrkh75U2WzC+FiH2UTKenA8Xj44NrYoy7wSRaXxcnxEAas0\
            E+Spq/GHc6jmcMaUFMPD4m4YrOilRRLKwilWz9Kj48VqFqbsWpNN9GHs8EOtVhWiqCaqV0prnaLQ+W5sRCayYoNdMbxYXiejmZsa\
            YwehB030CZ3K8xcal5i5asH5b6V5Qb/oy2aLYW37aStKMAMNUsMvxWIZWVbhyyZk+nAiL+Ope7M8J024MiE91HNX/K7SwnKG5tpJ\
            U9E4J/0qtMNcZC2OC75QoBWaYOv4Gk0MYhpdzYGyQtdzfuV6/evBmFmAaaUAusToAfM/7Kb3aBvhfOjazlfAmLlN13tub3+W80bc\
            9D1y0Sg1rm3+6X4P6EmUX2/qAkiUn+OyvlXo0Xy32O5PAVt4xdxwI7ims4bta1g7fJbzrzonvuhMbma1s+MowdW4TZ3xl34EGKmj\
            WaMqkBrVRozIrZ1ySGuamZiCaIlEZJZZbvVs2akzXnnls14DeLbwSF6jJY5GoxlmdZryQjQham9PTS0p+4vZ1qy6HAJAdQrcBvrC\
            Bz8nVxPaBRTOyy6NvWpZBTjSbfzT4LD9yZCi4zYoWAv6DKxgMklV2Duvzcva6qXXVrdX6XIi/fv2Iinv2h6YiW+e87b2CRU5uzo8\
            svL1w82MuKX94vqKTqP2U5rQS2LO5c/EvY/a02xCbThjfUz5xRzi++zVyETEm+e0ax1QqhtSUROdzKlZniY3hyjL/AG/znZzRZSi\
            dVFJI2nhV7RVEM/rB37HfH4E/TvEceMkKZ38mJSf5BfZ+rJRFsmzv9SzAGaxHgiqVp205I0HpZuyjafaeububy143aX8W6XjoweU\
            5poShhqXm5pO+7y4FAmUFtdFVpBcVg4doYMZxbG2d6RXUG3eYGKM7N+RVZD+aByQ9k9ZwcfSOJ1XGLynAXXbkI5M0njzz8Z2BnSt\
            KJs2NkdsneY28SU1wIzLXbEeG7eAQRfKYwsj44vWX66TVBNtcwwoNwiTeo18TG8bl8/1qv0SzZO7cpddawfAMhtXXnVIu8qYtIP5\
            yM6mN6yNmRjRP342DZWMUXwMw+rtGBsD7WdX7zxsM1rVoarSFNqqV2N4SiS5mTQrYpJ9m8jCfxRsx5X5oSyFWgMj4mvXqaW2sb2B\
            XHS9mMUT5+5+MyCuqK7uHmoOw3zCkJTxTMJ3keJbTnj0wI7ujAGW+DSdTI+OfD91bNVWqTMjrLeGbn8X5jvb1qsq6h9UW79UPDq6\
            jOTVHRc62e1j9bHmer1c0fuWZKENZ3xLZg1VTTu6U/eMzi6Uhd/JmtmU/zJOgf5qrunvuqaEtWxFegeFTCGOaF1rdbPq1Ihhoe9a\
            cK4cFIkFFawSPUMfUOXZchUGsDHfTjWJUAbPL4AhMYafzY+3HeeEL3m+AFZvqq0WIb+3mr3pqWpM90BcRIojbdznzQBghT9K6tDw\
            WVLVfpGsO3AiWXNt6Jwc5vGZthtY57ThnGfVrWljku/FzwgblzVxLYNvNz0SrtZXr955YPcQJ6y/d86H8Befw5Mi1m1A+D6Yl7h/\
            g+7CdCJ5YYZ8371gPH3i994paKiC0+HsRi8WvpSeJIX+y5p80VVDCyUR5eX57tpZn8vM49KI7igOmIFoY1En2hYrJZu7Gk3Vcnqw\
            BGUEMhdNKGveMYQP16j03RD0dqf23d9+aSQCDEO+oDgA1P1bOFYHMrmno/FcRfi+RcLt8svkndQnzodGm0EBt5XAQgooePoeGqgu\
            2+DaxlME3fx3rHIbehakdLzlDsLrUMe69xPGWfvzensD3O64qL9vq41o8LspWXl57ZDNAvOAIQOMIW3zU1J2SkdVc0lzM1z8Gk76\
            T7p4QPVBOjAZokWODP7qv09gGu9/d4lO4+1tcPFhs7Fb+4IfEo/oMw+bRaZirBihxUWLb9hX0+7sPcHG7xMn1TgXYJhZkx6RROJn\
            to8/mtqaelCkKhewfJ+a1XqSY406OQfw2VlFGDQ42q6RLdgB6yxzV7PZ0qpt/uzKSUdu0noBuzQdFVHR2+kPZiZ1riBTceNK9C28\
            aAN1a1u87GLal7dAluffsrge8eDAouJLtf8uFzLRpN7AArvKQuGGjrT/lrH1nzq0MMsjaWzVjiXoZWvsjbHrlKWC1D4SA86OrJ5F\
            bXNNv1WiM7XOzFfs+F4r4d8wysqJ/n6uf74SWTddCj8mzw1reK5KVmbSqQ2mqa4o+2l6kT5bsyyY/y3KRScOPrKBnV1yMZZo8yCR\
            xO7LGGrU51zEtkz7wq4ncgCjv3Qqs1830qzVXYIVatbKT8Uvkgu64ukMuU1fLxZrVfaZr3aY1mYNdSi59aa5jw1R9o9/fN1dwX5O\
            bmxNKRgqJ7nQS+bbtKCQ+VtKdEJ3oQvCffm6SYyh3yfpW3uZrNwUkcqJKY2UMrLAktv7xIXNA/4nTqqm629N4NaWa0WHTpU+Qh6F\
            SnhLUAmLoOy3ZhZ++ZrmtwqiwIa+z3/7bT0p6u/WJQNmkHji4o9/5PbTXet5inRx0654odyeTs+2Y7I3HHN0Fjb7+4ab/Tr9nP7Y\
            Vfx6w/yUpvkXKqdPXgcZ/0IZ+Cr5OhYc6JDOdRKHRcJQF6VeLBI37OmtXVLxNHizK/orFbZc0GcNz8BN52Pk1up7zNs2Xe18hnmR\
            7prpE+dlZHxLs/3tb78dGS+0lGl/mHyVmMXR+MXshbnfWw8t0q32Od/gBt9bw27/t98unLI3jdpqwE/GReAnw9JofMYDIk8Lqz2O\
            MrgmP/9X7LVgd9k0533hdrXfucVf1LnFaq9PC6Q+Qupd4tkLfUDq0ya7bMj9HP9aNtWl/pTHfvoZ2LlfQK76qWgijPzKhwzjYkua\
            aUXEKi3jIn7k1yBfkBPrjrg+BEHuOzL92cyTYnxE3PptuvFy1Vlz/9Z2stfZmD8hLG5sVxhF2Be0zVJoLj80MFdhMglIVZ5Mf9u5\
            NIWO3gdvuanbPcJ6+Rwr5/DtqeQ500VKqwgx/BzLs2jjzLhnKwv3g5eB90GQsZVYyekjPWNubZ0Lp0ALLmiXwtT7gknc2opPALQ5\
            3Nq3FP2CFnXJvo2ES8giogzEwWRV0c9b/slskn5Td5lX0q8XoHxfDLy2soNeyA56qzvoW95BX9iOQc7KnPq7awfhLLyHvA33kN3J\
            m2tO/CJMrHvKdZ6+mfPWrCIuPpUl17mxjgg6tYVSmObpRcCJPfrHhZq868HHWNqc/qJF8JWNC/CZOIQz9Jw8WIbRoLFyuaQhypIv\
            3NZAQ/vG/TSbN/IocnFmV/13mOck6R6pZw/2nVZ9Sged5DZ9dgt2HfhJuWU/KW86F5nHtF/plve27yKEttwdZOXogZ181QdBfBs3\
            klqoRywjzi3kHaLQN1d4OthhSammYaKMGSmGacwYj6iD9iqx/Q6Q2n+l+0GtamlazOx4t6kGKRbmXAjea3uXXzU2ITlDv+xYDTa4\
            EcUpAjNi3iP9perOpKKav1Un4JI2+9WnOSsEG4FWpOKdmh5tjnRMKMPsiLRbeJ4cHG9T4UPQAHfBPoERGda2W5E/Th2/Sr+n8wKa\
            jkXe7K99f0nwZLDZY4+xx5p6v5Rjv1FD0C+QHCMqd1ddcybuZljGn4z9zj8HMmPqO6iyG1LgnOUpX+ZGNgPWSz0r0k2r19Dayute\
            KX++5kvNrNrxDCioGrOmnxKvNtR6cTqVN8lGS8R7oQfkEoQTg9fDJYVO+HeypCNHXTNGE8pjo/BhD0r6iM/xIYAY8unuGLtVuuPK\
            a7U8ydeVckWdS5sQqtFDdHVN4ESjAdCxPEEvZKL1HUMNN4If9FGDgYbOVN96dGKknfRgNMK4sfDAKxzVlmCUtTe4oYtQYendsC6N\
            ygs4TF+79Diij0f44se/LPWjKupDpbFBiGxMS0FZcoPsqymoGkghQv9lGagCoYKeV2g32MLaEShOXh4vbQFEM2GRCqmD+RGMeDBu\
            nvJhbSjdtOjk0bx73w16hrCwSbg5qQs2vGV25WwRprF8IqB5ABA9oJ3KmrEdnC1JJWQRNa11SM2ISFP4pwzBj7F+TDv3X6AplmTS\
            BG+ywVtiIe+HVnwzIpOsZ12BtV+B8JOtxUWP9c1iIo0G5O/15XkXcu/IP9wjMm1sPyPDquqvqIe9CablTC7p/K0R6G0rsMl6I6X5\
            sxb5WZv67ij0XYfNJU/XVDcS3yPSAv91I2ekGYN5LgUYqCR2m7MA7uS2Zh9mIzrClCM+8xZX66vPKn38/KT4uWjqGV0XghrSoDmu\
            nHrG7PDLsrmcfCMBn0nKJGeEMijUBEVMNBs+k8YhQmlvwXuZqFSFG55ZoX3n/nZ4Y0CbjVYwgen5pZMDMSrv/K/51WQLAO0x16hN\
            b92qK75+kDt158RwnXvZfrwcqYP2dLogv/2WT9jRcS1MD3cl57QU2Uk1teyJFhlVC/zy24uR1T7A+9tuiVLYJEnQkzCV2xImkGAr\
            o2PSVUqOURmpdLrQ7WBWP508XrimfUXVz8DWu0N8Rof40wFudWb+nmS2Ar6WxnrsL6Etjzk3tcvkE8TxKCAmGw3tuuQoIpzuYSEF\
            47y4/GAR83hxHA9fHd6HIoa57bNPDjojW0AV4S+qYV43VZ5dOcjLTayi+fBRpKLpHbuw2vZ0LS+E9HvgETwsGDeGrTPvNE6453wZ\
            PksximdOeh6Pbd0MwNpBRQlYdsGcBbwi7XByZPqOD2qyqVd5eEgDgF3YwlGr5zVSsnmlSjgjWpAnkuRHTWE3wjdZO8sf1aIMEkYp\
            rzSuxeasuuEQ//drhvwfiJU9ab/vadt1DtMBRfMhO22YA/qqoOqmhULZzR8cRC2upT/KBt0rVWO54bNc2SExQVQJMWGx8Lxo0aAh\
            sxwge1IYpTjp024m3qDdSpoV9EFFLxZ8Vqa/E6glT2qSHZE+qGD8VKwHWrEAi9v0veozMyos4ZwXJDUW5nyZeBIEq7o0/H/XZvQh\
            OorMEa674kaIHNDbCoBSA4beTOr1qw4O0OpUoMCgl1ZH3e3DvrsWJGPKCluedVh5k4IOuutz1jsPiuKOgh8MJ6ZYQZtusfB/pL0y\
            Y8ELadrm/K5QU/xlju9v+ZBP8c9LcgKxvrjgmFp/jEhIRpnJN+BsJA9E9bcXxLuCwkiYsr88xJx0pZbNflhKpzU3vKU3euroThl2\
            M3yUAEa7oGSwD2o+6WK/r037P/7/l1JPwXHJbtzj8NLxLWVEufVNnp+/kGWGYzdYjXQ5jMoRpaRMsdxG7tJUj2zws3BotZJYFbQ4\
            BmCWLC5a574M+RxZ/EVu/UQeYStK0ppoaLvcusi5AeCXg3Ccas3f3cf0q7URJbb6H/Y6aHzYJl2nzHYUEl9PjHXvmJnkxpZe8Tvc\
            OKRh1K4eg6ytvk5y3AH/o17j2a9C0XbPIH9PSttQwers2QX6HnkKy+fIur8m6PWP4RVYjysy4XqJgMwaZTP2VePDvB5+2G9UCd18\
            VVSPAZwXdL9r1Bu1as83lMgp0DeqQO+XAp91jYGKf+SZ+NeiXiUjLo1KXQzXA6OAJvZp7DJa3vO+k18bDuA7VyMbSyBuDyaKpzO4\
            lPvxNb2tjkAlpB4mk8+wn1aadj+1UPjPzSn7ztlPNt+IYeJp/G7y+QJAxOB7Q9ANnpTYWZVRnv4bl+GZXGUak3fCcDq4XCZFsGlO\
            jSrhb7wfHetd5jgG2gxv1vAtADOlj8HhcO5Gi3x14o/8ewmlDR1HZG1tkCzxwypRTF3xELdYTM0z9jgfMhglll5nQbKdc76ROY4G\
            epr62jVF7awXnh7jPhcsbcsq5ke42Ll1hyM/UvbvC7Q7Da781h64GJTSvozK2YPIy63dBcTbd/2zZ0Y3bkqBOPoVUQeJQvr8PUxv\
            f2xOc1pPWO3GhsXB3JKte3J+Hfyxm2U/cz4HUQ4qSZjpN6hP19M7GEVxNlH4nsS5N3deHUb2YGTidu2jMgreSWscyv7WsA5SlqcP\
            H0/tNY5DgSOxaWdhshe6OxZYysWH1ZVPVCppVH75WOWXD6dew+neFPJLthx/RWlVEyr3Fgy5YaGmD8koRIWaPuyawiCWFGkLIs75\
            a5Hls2l33cmaQMp85eXL0DAcISERbzjlOWMIhykZc4yTxmBlXQ4OiQXHsG5R0Qan2HXoEdp0ZelXG1I+9gXBrQ0kp1nT8/mBzvm2\
            G3O36UthbCSZ9FXLm6jfCry9zYC0qJnI/Sv/ZVhWFE9mjEg4lXs59S24kT7QPjpjHZoXLlONRUWTJH+WTsk/ytOU0mLwmEf71UWl\
            e+ahBSKOP0Kuj9guzkOd3+s66CDZwdLcwk6ahQjmajRS1CRi8HcPvMNCoNirQBLaz5g5vuS2clrY+gwmRImxp6Wt8F0nxDslgfKp\
            eO74HtZP02JIbk95LRXYkednTzoNIsEYZeX95vukHhfdswbEwYuYs/sRprZhPzfzWPSY9VuDFwws/Uz2VL3fw0Zi1lj85DMgW5Oi\
            LsgOiGp68AB1maBOkBroMAkQ/rigRSRo+Di1N2ofSvRgN3CH9f0kX0xOqzOeVrKdeceBqBgjZ1CG+9bp28w6HarGdkNGZR5RmaSq\
            QoVWKHSw/adTOz3TECmR9qhusvskPuwMVmGoK8gLkpBAQYvVvS/sS9cLWnldy3PSgrOFsaAfBRxxwNnstBgf0U4nLsfMxk2dDD3N\
            F67J90ATjJ4XS/Mrg4nT+0W4LX9U/MeR7dYDtWXcPPtbI47G4C4B5YXd/j5pxj4XKfaBVL2SOgJQkYuX//P/+L9+v/leDkb0YOdM\
            4MJseU9iPxrxZ96r1veTJzeWit8dBpY42lCTmzU5u6GElp79qT28DrlFPiI0fDtPwh5ZnmMUZPPQDPOu7aCITdci753RxcLzczkc\
            jKzX6g9F9vdpmclak1uGzXFief1ezle/tJ809ovGFo39S2O/2eOKFX5XIW6BGAM23r3cZehKdYRLR+DsdI/XVuTopSvqz4hmXSLS\
            SiYy3jvy5r4qNnne9E0vzbznPZXPuHBGpO/Y1CfRr7PwntgJAq6diCZynhKGtVhxFEPy9F+kCX8NXKmywpwUFqYS6BtkPP+qKLXp\
            /yKJXDjOexJz3QRRKuOR8NKFz0OvdgqPjpOMr7TnaCesHGGhS0yQQEtkzKvQLx+XqRUYhEhvNQz8MuxIUDP2sbA3PhLrjY9ceh/t\
            VmM+qdalqJYx2EUQ0ezwldWK0f5nbK4eiTQAY9QdTVTzrRfX/i7KpeJkphhTevVQv/uex8YcNqiGARF0GvgsRFbERfk6FIcm87Xw\
            R2v77enX4LZXdyS4bur0hc4T61eWfWRsr7fB8RxBXZ0I6J/Qv9RC+8WYVrmwyAjBibUVYMXaKw8q1VUThOirCj8r3Qw+qiShVzm+\
            Iti83w6unE8E0QgyLhXuLLudJ61vvtF0oIgAWvmGElKQfr+jNDqU9CpShfttu0btdKUXtminz2XIrmQW2xwRaD/FaMD8XudKmX7k\
            93pOi/sBdJeIPLf5B88Ubodx7Il9P8OFZeTkuQidIsODcmEGx5SqW/hNeYazbI9rQmQUMhIEUS5PuOjO0CxcOM7oOgRdcNdM/RzZ\
            Bunp5AI6ZN6HLattdCc/FjsxIad0RhE/VOpf6h7s5fVEMw9ZGm4/tVGKwwswHwbB4wpP8Gbn+Eaeq6HeEPEJWreLzl3PLPYaCJKA\
            m1h0GRuJuozj1kBk5Fed+nwE9X14uIQHG6H5dmSEOKcnpomTAgBMH2Gsphlm9ilLVcC9Ov4kWTSfO/82E1Z/7NyQFwF4gUZFOxxE\
            BMZuE374LXKb2qdI6RPO9LDo/DjuEoYd/Pf/xuKwgaFq4OxxFzWO7FdDvNw2ZohMXozMCXoU8DLcbCeTmvdzqBygt6wRtsdL5JCv\
            Sfs6hFP7wcnbqJMf3c7OO5G+5bGb5VZOy3z0FJQX4MG95N2JPDi3L/G6L4BF0Wakxb66JaO+lp2J6kHt6+zGVw8a3KQVy8uT0izK\
            WcW2EXVihOUkRh+joAlzurLrM1Jor8xlso4AkgD7tWIjB2OspICh4cj+yEZYHHezmJL2tmkVdugjkQ5cpTd097hhrk1zuExvbMac\
            NLkx3oqovstQhrMzSlBnHHPjjWNuYBzDP+tVccEpQr2rlej5o+Nndp2uxLXxl9zy5CvSFJjwsvnKcOsn6jjT2NfpllFhPWBUqFYw\
            b0KIJA+QNJafMI55HZrGvG5Pb7hFbM+4CUCUVh2IEhIsFsmbFOhIC/0zWx++EXnA+inx+RNE02+x6XlzDwGgw82W5YyQ5nm6Ok1O\
            Dlcd2hJ+nc2VKM/NTtQle0WxoTlNbWW53+isW8mEPKEybnpQXW/4ueeNN6E4fWNPdM6tZJa+YWO+k06/09KizilZThHa5jVmelIZ\
            aqXcf113Xqf1NlBWp+b1hm01XOtO0rX0741THpufcK0p10Iz+8SOeOWNrC69kbEnd8MAXnUFGW5x7Uu2J8bK+Cxep6950aFtJ0RI\
            Vpuq+4YeJ5ZMCjMWO8vCY2qWNJo3ft1QVM5oW2rzQQf609ORqLP/tCoabvPvPpP/jM6si/hbfkkXPsRMpz7mc/bZzRHTaT/i49sM\
            4b2iPqIuaTjH+PCvicGXTaZ19KO+y88RrDWgJGLxKIojzuxS+sJm2hSek7vdb/gn5yD5BRELwd/Kl8awePtEIAtcpH5InCr7u/Dv\
            5EPz5Axd4aM+wTc34oeGG1FnZX2SV8UFJWHLjxP6pp8cPK45XAqqgxRI7WOvrstrMe4/P4lK+5piRtYnUKpk9Tq7dCk+dh9/GhEL\
            IgnENyLtOHBfXN7B1ycUwGg7dJ77kxSgv1ECvhCuLeZ7H72wFk12WaPlLizu4Jn9pUk3PCtVv+5jsZnA9KIhttC9QxwG8yOKY8J+\
            z++7OqDy3U/FJUj9jDcyO5Lfn/PSKpafZVfF5e0sGIbW/qTWTczHivzX3cYitDgOht3rHAWwjzNRVTwewvKPFBfv9F32RHyX/e7h\
            48fTDzL7u1cEY/344uDxh3+wvzt+9HB6dHHwZEq/j7Ljh0fk7gOtP3gmNj8bNIYdrkWQmECuHHY6te0qMXLG9fBu5AqHCO19yQno\
            i+U3ceKgJL6PLMio6kGMEiaYywGrqffxiQQDMBQBM6ewIoLmofj6V8VYfRfLNn1kTT60PfM2Az8haFFoW4QKBiC4Yg1YmkRWYVUi\
            +6N95ktb9kmodDZTANfARWkf7rNv63T8jrZOWngP1UXgVw4ctosiLB8df3CA/xPO8hOzEzsDzR1EqXwPL6vUWvHcqP9w2+/0XINp\
            R6epPw91XEPEy4iDJuk7BGoZ9fKm3vbipyuK/5GZwbOMU24hlHuPLpQmhoRVgHs04mirEdyxf58XEG7TXvRYTjQ4Lu9rkYe+ITbI\
            sQ8yZncbwjIDjJfom7FZ7G2TnqfPHvzvvzudjv+cjS/ONk/aB8WkyesmOZcr6+K8M7f9gG1mf7i5Yft+FhHpTbXaKuLD9vdRGSRI\
            q3PSGk1Q2AfGHj0xD44fP6ad6NcmTfh2Kdqg561Dm8bzB6Xhet19iHJNaHqcMDdMju1oOooaRfe4z7vy/unk228mteQkFpT8Izk3\
            fO3YCm5McI+kVLjNOhvAvKS0ec292bQGN/Lk1BZnVEmhwh5j8zj9hi5CvzSW/tUIsTb/1EU2xis9DkTnpLVVNVRJQQeJWup5Wsv1\
            J0TPOM+5p5B6btzBbcYqY6fjwk5Fm4Y4K5/fax8mV4RS6F0T/DY9jZX8Z3ogGpmm07gZGSO+oa0/981eHlNK/v9DzsjprZ78Zi+P\
            KOSoK8e6hCjW4iBIKcecbBykHXPCcZCazIjpLqanGTl6ZzttDHZbagaIrS00lio2umySyokmmF6QEffFw6y0KwZSL/QUMTIxirwL\
            h6AY363tSnaVMNfBu6cr9ISCRgoqMHksqALHqhZEQHCW+XbFCpD+wFZ5CwVZyHio1uL0rDeymik6Q/5KvbUV1Fo59SRKYkz3tOUZ\
            WFTDR12Eq4ZT7qkmSkJ3TYr/pUH4QPUOMSsi1rcaOrIhjFFMruEm3d7ZIJphuBHZyngS8/HZtaF0bfiUgkZ2mev1+rSy2ZnxOqqV\
            6qiqladRAnVn8qrrHo9nVO5nFDSie5Av1y53lGwv9KC+7KrYPsRXlsP0QzGl3LQNVbWhpR0+c1Q5kXFIK6sBH4sKlm8R1bh6/Ir5\
            Tsqiigf0t1ChpmRrHtutET2XBrM8DPBjh9BgwiAIg4dvEN19l6bNS35KhJSigTGa1hfX5Av0RZ0Z5vACmtt4rYZ/CJX8VLP8BbME\
            kdTkEehurta0Nrcq7YdM8qU0VZXjo1c0idGX2dgoGM9ceGoszmd1G+occFsNa6NwvXnS6FrKZS0V3hKebQ+1JdX7WJG3xmbpuqc9\
            7axKk7WxS44KdvX1g9rcr+0VB2OSlcmSkhoBQK/9rLIrr0gZ9aZnBl7fPxbFSCox05KcuYHecXRTUUVJTpPc6DAtFmkwZleSTwco\
            TCXjg1hv2Q3zXSST44EN8wR7/MrpjeU8BhsZSe2QTIIVVomtjAj2uHrFa0o6faIi0CSyQqufE+IXQrZWNKltZ9vbl4aHc6rzH+Bp\
            z8JWEwjIR7j/jVR4nmyEB9UOLa7sgP+rgKlonm2rD33VqKHZqqk8XaodSC0orjS2an3yQhfTJfhwbcuQW5YDtgI1s+QBmheguVKc\
            CVJMVA5YG5H6FbzQibJl3wpmP21LT9siKfu05YN7RNgSnL3qKJsFlOUcHduUj9aWnoAkrMwcET2LTmkeZQHdwIQG6FBHdKDG144O\
            pdKhVjpwLLRatUJie6oKHpxUchsfQIot0VXtBVZlIKuq2nA1DuxuWbgJLYMd6CrM6Q9dEeflSjSIjgXF9pGni6uj84hGVEEEN1pD\
            y2Bv15Cl6pdkuvHepN1x0HVslf7QyJsIzd81z951mqYZazce85k3kArOb7bXBRN55H3rHNuceZ07FRb0KyJ2WlMYTzM9wKfnuehp\
            UmAwW5asL/fxyckkF3yzZKk2DitSllu5lD8qGk+aUWMjyeZCv8eUtZY35oo+Ry7fTyIkSx+8IktV3Auv9F444rA4g45o+oCLLpZx\
            Dg0N8gzqC+vZwkYXPT9DOkD4f1Yx506vgSouk9fAAX9xPpLEcauHdnJFM19+bgIZBqViH62hh9jH0+lOUBx+A3k31ztP3tvJ6rAI\
            dksKF+Lq+tmkEgV1vqzN3CMoQSqVWUTJPKY1ksmb1/i1PnrhLjsma9c6VxhqTScARtfNtuzQe5Duy/Pg0tR/7hZrQZ4UDUtIEE0a\
            EcO36z1Ecw/fz9X2NmL5MCo6twkdYERtEHhQWgRqhr2KKt6fHZ2OHOt5wqh5sAMT28Y16wlzkcs5WxyWyPcByZCBK6Ha7u/GJNuT\
            GrBkvI5Bkp78fUjeCEG95xixtyuWuBOn+zc51PJw3IeMABHXNub08aJ/EspQhxe9tmjvAuZEPH46Fjp+LhT+rYbn4HE8BTnPaejb\
            LJpDv5bB7KmuRYtk8pjPLqZVTTNOJzjhdqKd7wI2Mfr5h+wCk6fgJnqAOjimwVA2fcrnqdTde8/cIwiTX+T14n0xHK9hh6Wxp+Zo\
            JGSDZgyPR1N2J7tHpjvER94Xr/v9VrovsvN8eUk0uWZYgTfvqWD+z439aY9euZqWjqzTDuon5hlGuiRdcpdalAn36JCj4B1q6UgA\
            NMdRy9hT7bDvqL4GeaS+nLFOVmdvMJLPkXXVP5cvTSncxSfkL6QTyHQk40FTHWH+FSkKqwZjCxU6l12e6XEM5VXlbwry2RewjOFf\
            MPIrOBMflgiHVlVN4ZfX15HuL8wjVJsVmAgB/DhUo31TpW4dOmM4l2oW6R9/hi6aa1WlyqB5htqKFGqdSOePeAX1UZupBcl6hlSW\
            f3ckkI/Wk8oOlGeGAicq3mDdwS01+W7ggjmhgAl+6PGN1rlKVHiwRxKniaIhgOunjsRIBmKeU4PighUnPvdTghMNFbwOCz7vT7Dr\
            Jug4uuDrZO5cd3rFH9P8ZY5FS6de06VlMhzpzQJUe/3UU3KhLKz2tAxDME5nnXU8z5iFCuRMC5lT0ymCD+OVoOwQsuQd0dBaE+CT\
            /a4KZS4v5SrgJAGxmKAIZQDaoRHEBRXGgVEN0qonG6gsz59ZZtHQ2dKJYa5YWOBHXMrsRlodCLjrkH7A6eKV8eJC2hD8OlaKyDqO\
            V7Z/F5F2kAjasoBhEYkIoxeUTN8IBQe6xAIVIqGdjVS1ehjKLYtuKubGeOkERBkbJd6stqSvx2iQvNRYKOUNRSL9cSjSexMTJAiV\
            rmVPsNtOxGh32IaN4BFSBfzADR4rEu+s3Iba9ft0+1nZMNANZ1XksE7TaSnnkNX2vaEhv7ajgiVhUX/JB6e+iR2axFIcWYGznNGl\
            9dWBf+m6qJUktPydzJ873DUcO7BhGegcOvN+VVvsleCEiOVqrNsfFVsC3DWEdlM1ycPC/Xg2RUpmrhGeVMjNVWIFb4w1cjHjGoJ3\
            q4d0zsHxdjeH8e9cvb/k+Y2aIIlaNMSGSRMjX4V58a4YiSsKFXHyklgqxtWVZwI3vPhPl/bK3pwZmS81TwrWYTUb+ZPWc9UKduVQ\
            Sm9pz1+UrVGuAeEgNUaHYnHq5KmXPaiaJICdMi0/cSzPZkvT6vsSWFh+xvrRVNZlQ3ghQB/hXnCbl6LRbLO0UBHYkoImiqeUn/PK\
            olf2sCWXjYyGbytEk9C6JVv2ilStM7bllGoaJVbuiVW0toazXFkeTXUrn0uPZ/WJnvWZP9fD+0Mj+nX4HtkLt52pzh2LtMu0WCwn\
            1xdJoYyvXYqWk9CnYji0kgjirFlBzB9Kai1v0fXhEZPlHqWpSKeBwBOh0+DRxMp+BFhiHygHO4ZKIUtPBrIQLheFtkxdMYaYk02b\
            Bktn7o9A+IX1wAepXW6qu8TGWPykDiPbRB3KE8Gvf6Sn8kTdj/FRVWwMOz/zo6KkoLIhorZZfVsuf7cechw59zyr6XhW7nmWsvEd\
            XMrWKc89nYVXpFUcz0K1EEldBayxoRUI3outEOGmvfI5yqU/NCni+KNTG6ckQ5GXjdTYC25tRr2ZJ5UWytxdf/Ec4QQSwj+M+NNd\
            16skuGZph753n9UZeC+j8n3e2S/bIswslJO8DV1UNPOJhOGE9A9kNG1XYp1mHW/u7XsevH/JCuGZYbPvjLH1dPdhU2jmI8ZsYn+y\
            RUnTujjngcNEb3EO3mcuEsG08W1Wr7frXGE3/ZV9S/XyEcD4IcKT2dnyexLECXBXfrCtnjZd7wZClzJ2g9bvwdvkzJDERMJkdkgu\
            2Lnvo0iKPNQgPX5t3klEvQ2cf9wra3253YgPRRzT5H0J2B2uD0I6P+L/9dvCA0cEkQtyr7ZBdVNIy702spPKP6SwLdVeV+y74uRH\
            4x8rWH7gpc/4fE8dwag9ndytp8b5CLXgc4+oieeSzro7fc0xxuvb95QDFY1d53fKgYBqCICBPYIgJN8jA0KqnTIgtVJ1wAQsA4Jp\
            CwRBsegnvgnwDIawpomFNRQU4dhvwww1iBTPIyNjOtycuuGC11zcts3ZyC0umCzrFQr3KUSiIfjevln5uLg9X7vwsEH6Uycf6pKP\
            LflUBPDvpER1w8X17N99tUStjyEWAB0GpSxNHnQ5aJEqsZhN4Pg8NNjsBAynZx7rfQGbTR/UKbnpKPsI3Dpjj2RAj0BrgfgQ5zMm\
            UshonLsiOnnMNjoOs6azx1MUZC5EPVZ0qZnsLJQrnNeDAXxkn1ZneDdhcP13X7PGQSfXPSTkCDS55mN9iJwcp/9EKunjJyNTa0IU\
            Bj1fwrNgwxv7BU/8Wd67O2LB6N0RV1M6ouQLP3J9eCY9ww5eoqPybFd/7usvQpDjmj/cwpiVdNxq08bKab2A3TZd35j4v/1GYNeA\
            cdppBg/PAF07KMfW9AiurFVw6+0hnhcagckfZqGbRHB/1HRYGT4dlUwpUXWMqsxjo0O+TKdWx/FKAZ/nyOMQl+U+lVmXGmk9BUPc\
            ZBq3ovUCPr6a6RqMbschxiFsFxt/41WcysBwsbYlGy7CwXwu5os1my+WwbLWWBgxcn63+sDV7rBYrA+4/E4apBXQTYDqQBBNfwnC\
            qTf8KDpFS6SmNmkBc4w7L9ViUaTFkG2ib2PPRtHPmcJYjAhIf2/qac8ftAyJcu2e0zH237fuUPxPTfrIrvL06In9V0Af9nbH0zN+\
            JJn2sA83epcTNWtuNYOKVdevctYmvF5XS54XV9kvrOHDhuKzyrLIniZONuxd599THuB8Ls+FE/rP769vXMiASalWqDalsIXnp57N\
            DbfrNRMURV+/ohGhJ1GFq8/5lPWtC0qi7P0bz2nDVgK9MvAjWUIbNYwOReYJ1A2fw1/2Z4z2A+g0dVSiRmgx5A1TbpeHyolmkdxk\
            Il3HPk4k5ndxMIbH/SDKjv2MVS0NCmuVCADxIfiQKif8k7qJuuDxsXhiRXJa09Z5Xvbx3bTNbnu415Ar1X6r1LXmF5JKYdpmpwFw\
            nfy8oBlTQYbwoDHGq1FJoM4zRa3VqGVeXCbIcbi7RsOlnWFHGmi43Uip8NWiVfUh6xyrYkj0+w3ZY7ycd/SF+jof8dlygI47wKcY\
            jE8LMwfT1PqUoLZKQ5qg87XNzfifGhY/dWG5RUpRFzvk6GXHEzDFr1Ky+3yaza8OD81S2CMY/5WxV2aOF9ClrWzWiR9U1kC8Ctf5\
            pfFi4SV+QkTq29QPJ47ltweWg/rtAUbxS+HBV4wv8LLz2f235PcbdvrYMQnFYQG/cCL0RRg2W8mImJfzG8eNQfJOZ4HFkTQkO+PT\
            18beOBcQq8Cjz41dOWRkZWes0dvfHYP5wnJdirBFGKiF8o0pgCHUGXIv3Mtyox3Fd0HfSbiz5TbcuQoT76cSlOujVwwKL8pb1HrP\
            /UrhfiCirVH5dVKbMw83iOpK3mYdcoZhyUtRrnM9a2139tsL7i7JIjLBMk2yp8Rp6Dd3SftSMhUdviLmCLU5nCPUgoKngQHNQDxF\
            E0OHsJax1u7yMi3rWXkTUnNXsqJk8aEJyu/IlB/4JimIQZ0YbhuQ2qIihtpKK8jjjp+haAZHDPuLUacj09a42m1fXzbXZVobP6ti\
            IMcBivDkzPtUsbVggjTABFHTNpno6TMd/cqM9UdmjC3f6bhWMeFqbQxQVVEYcap72Xzp53vNwRbJCna9kgBllQ8VRHKbBYe0clGm\
            5dAhLVnSNMWkhutprmfw7NYVyZYntB75nhoRJ8iLgdalWQALxGGJnMi+I2cSp4lt83TEFvJ53YxwzQy3HH+iqnXXYcreLw4Htm1b\
            pXVvQ5vLE4yKuEYL7HpynBon1bgg481Z+TQIj9IU9yePZ+Vh8SwIPmRV9TAZxd8n+8JxFT/U0qnkefCKz7MnXiJnKrhnPGPlCbKU\
            VWrfSgCXoFdQEkDpxot+7zgYYZ7He+TgAWF8FB4qkmacmwcB9Y0xEEWpIoF/DARuOeuFlmJ1lfPbj4+gMD5hBt6i/qp6ymzMHLpJ\
            9Rqv+x2mhjLvbd1ZiEZJ2Kpm122oZOdzElViBbcPSLfNPiEtN3XpWVs9fW5IiEmfsyesi6chA4qwof7yzZtAiAk5KBVh5qIUXFyS\
            Jj5gIpwP8LEsjVpooLVv903DqR+XxWaXKi5U/nY1YJ/m5rZStVvLM8pFqswHchrQlgj7I1pLi6jlTSLMxGx2aPN+GKlS+u7s179G\
            ygnBklTU1J0G6mFabs3m7ViwpmbHO58zQqwDIuATdkimKAcKeUD4Bg+PTb/PG2oH/SRhevbqFX23Yix9u1szGOMB/fZ3U6GNNXAf\
            +QAtnvViHw2pxWp79uuiM+iaX353ifwfbdXzoWb3cvzduupo0PvqUIfq0e+qF71bIRqNwOPTnUgKf36oUArIA161B3/h6FhyYaIO\
            PHSxvu3ONxJkQ3UWIbHP5DtcI9dhSgwMBnGPA2Qequ0yhoZ4ipLwOZDvtFNNiRE/lF09Gcq0f9J6KvHr+jlNoM0WZ20nvDZpy1wv\
            Vw5fUad4sHLbjoVp4q1F/Sqr6gFeC55yBK6LSas1bC/nGM8mXOUPey9pAq4yJVeIpCQvyCrHwaTQ9oSsQ5tIc6PoDU5/lI+2R7lX\
            5+8uLi5iq4y/JZNHVDNXxPTx1WSQf8woiBGB6gNm50SRMe8PRUnHGer6QcbgEmXW5L6Js7JZjZd8+E2OjS9ofJ5zd8aTx/VAKz40\
            gwU8HCrgw7r93+hsLlDS9QHl2jAUxWa70OPHpm2utyOOTNuqH1OwEYVc6hH3yfEfQurGnuhnW3zyyR1P6YPVHRxu1/rwSb/WKVjq\
            vjXmQHPwzzG1RiKwg1CAHhn6tWEG4fPf/0rNvOff/Uq97006fsT+L3qlFmPFAU4RG3TwYZxoY/PydVJnF/k4q/Js7FJdNyTpNqY/\
            PNPIUGZrqC6KBmwFWGADRjfjg4fHazP3p6FtvKL+Megh+2ONj0FGOwqq7NkQ5rtMarQUgidGQbtNZvD8zz1Ta5WHH/yZrVX45BFv\
            bXt3v27RbGSSTreOU9Rj2gC7WunKepFX9bjKz9esfXB1LZ3RT7OJuSL2mIN7xRVDgmdlM8DRPthvQLN13rXxsRYQOceduoO3qol3\
            TEoT7BPBgvAaEoKi9E16OhLqjOxIpSf0gzfD0Zld7nSt6Z1Gdii+6UfJiP5QbtLbvwqQmCFGwOM4Xty5cdDXLkam/wfyOwDRBxrd\
            22jozjyfeYZDtW9D44pIz/vu/JwD2XXaBIYJjlAbnz4ySJj8Y311o54O2i0CDKiq+z769qLrOhppIzNbPUAk6viOaNw1QlPFzdBQ\
            bQg6w4MalUZC3J/DwjgJrGrO83pJb/VOi4OlX1yJu7qyKcws55rEDNZJX03XCpFsnOdNVlzyIy8LNhuWVCGVnPZoyrrm8nk+6TU0\
            Ul3Qlm371LosOsfGLBvREXGEuVY0IwxjSFRfT79IcerMAeoEa6Pa+Y11zx9q21DYov5YV+ispt8v9Lg0K+n385of9Srb+UifZVad\
            HM2W9OO7nKw+5PlZfUcVS2J4rA+toh5ZUrOVk3etVebDdbJOJwvF+e+8C00LhbKlcGB2rybw3/qlkGI1gfyGhDSmh7Jui8VrBomX\
            Mt5QGaeF96j1feI/HFZa0aF80+PUGYoSFfY3e4C+1zT+WAsBJPtNHFwsFP/bGQrYf0XrwzGyjc1VAaCbIrOTNu0leZ5ult0I3bjx\
            qUmD2K50KNQ/Mj32d/LmT+3nLG+OUNCeG3MCL0SUwswHLfZ12snoGDuYQibSyDYajSnpVppr6sj2VPh1YL7igXkdEN/WOsjkyspN\
            vJEO0NmM0kkUsOrN2TyuzUPbf7XfUyHyhbYGVdjEwXQAa2eCcKKZZkBarMBeY/y0/c6xs9faCCzTXcm/viMxkHqh3r0cSIVuZX3K\
            Q0z/KT8Dxdui0UJOPz0L9V3g6ZtXOFsp6Q884OCt5Btkzs9CSPTGIaG39l8EkfB9NdaUGAMqa+dGlSTOsZNXyoGczWiTOhYH3426\
            wbV3+Yl0PVOOxUzXodTXKqVGQn7mCx7W+L3KlYMm6INgoQJwx4d9i1y4tusblZczyA3hCdKO8nViSFyO5kZaMHJs8s9RGJSa8rFM\
            url2wFX3pkEnateJMuwEN7th3PTmWVqq5Bzv3Wp2Ape1/AIBuf+cXwoqGmFnQrConFyOw8yuhxHbQ01ndTSylsjqTpmTWh09JQd2\
            msALki5Awu9fQJmGptXnV9/j3PW4sFWuarS1pT5EJGBtsv44sgZX08HrNx5ev/Hw+rV77A21A7LUDSOhQ1WnawwjF5nRb11d/KrL\
            eTngYERl4uNTeczp3hCbLZR6Ky4V4S02dLumR49KqvKlfyLPh6M9BR74YnCoqnTIl9uo/+VO1P+rdBPA+y9DeP9le9oovP+N1284\
            srlqPYh/uu739Gx8bOxKC4PbgMCbwAvaPDn0Rn5J4I1llwGU8IF6DaC/qJDJsfL4//IItx7UsSgwp2ylk+5wpdRk8B8XhKEeICQm\
            8Npm3aI1LXuBPqAyrlBzdfrN6TcTYYnf0pwwh1dn6gVx/dtva7eY7qhlvdP/QNu2HiL1k+Tcera8+YXqo6XAMiNaCc31rG6Jh9CD\
            hi59V9/4aK7qb02a019sCTy49awX0ozThjz4Hc2ms+IpP5A+TWsOpIRPU/kW5ZfDlNg9pp7HRP3JN07fqc87Jw9zdn06z8djs+na\
            XWi7a243rdrz05wI1mvNIbUmraU5+jTcpHXXkpLjj2Yl2skNG/caxnvHiWxJ5x10rFbdtHxyD+oyrqWy33yWPqYtJU+P7VWeHh1P\
            bZOnD/OHNqcg+lPkQLk9dxor1IDul9uvzw2V7n43NLyBY+MNo5XWfPPmHHo8d3tYPXNqPiFEgugA1qk6wPxdCZ3N+e+qlBfG/HfX\
            4p/vcttJ8oYPUyEW67D+33YynfXAWZWCRWdN2rqltObW10nTU4/7XdZPiNIW/k05tzocIz2iuHAkbM9mLlmbBXiPP7laMuuVbsK9\
            ohZNhOCBOH/wmXGGw3R0+cNnZ3pCx5YSqFRkTc+f6EvOQlhcOR2N4bsy0Php/W909KUEUZawkQSp61RneOsOECeLFDahvtaC1sni\
            ky53YWSBqk8rWkM9ivMC9kmJ6tDQ6XXMAT83HW+irckcHnU1UoKGyfZT0awSEQtQvOpnoNm5CepRc34KM213UUyaaE7kMD5VF0C8\
            3IqcL9qUi/urHEo75rmUVxfauN297dRoMLrQfSoC3zallF6KRrAzySUyGgzk/c8O6xaVkHoRewlJnFZgY7vVmFvn3Jk5E939+XJb\
            t51ZeVo4JeOkVivFKRuDO7JcLhZd6NwFpQixZEZedxpfHR6x50lFfcK3vYzJdC8zOJV15tOOANyxaoL20rTIyQBXp0KoTaWprxI0\
            pAg4Tm7R7T67sZpUOYrFGc3XhSnIFU07bTY6SFsPY8FadIHXVmZZ9HUWpPjd+ZbmuQ0dydZehY2oTUou85K0G0O1o9PSYmnltjRn\
            pnqqi4H97LGwJVz4FS/8uVdkyeHTiydMyCxKs2B7/0vm5+z3khsL5bNoDCyGj7vijf0Lrt7bBWAoIjIpgw1V9Qo+8+eY06SA6mne\
            HohzLDlDQLezU73HNwuJn6U3uZEFdZNXLLdlxWX2Fp0YeA9+mncnHORkWsHTKfP/pLj/mf3MEAfOS7dua4c3iiydbr8F8VxI4UNq\
            1l+0yG6FqjMybTB97TEkV700g0/pzhVN66iCysgJpnOp2KdmMMNsMtxgTO8tCtnIc3BXlCWSyeGLh683GRo/7AgqIvQKLMo+vzY7\
            +Bs4W38XU8VRDHVIX58d9J22WOzsA59309AAKtxk9czV2OYaEkG/8zH/VA8dejJRtsSj199nVT2RR72YaPqU1KieSqRuTCiTgsWk\
            W8uLRq1oIeh1PAEN1WA0daCV+1qWm7iuvGUgfa5pBxNmmS+bshkLOsZltLXDt2kmWr1AFFGb3nVSXXGRNKn4x8bDhGCEi/C6OVDo\
            uCFqTu3u7aOwWaPWO/cKusQ+I/4EntShliAg2I3ynT02LQVi7p+eDSnOdnOMzgcWp5lczlrGKOsqWASRO5p1itHXyrHyCQ85LRSd\
            nWCE2wdL1k3NMducnng9C2tFrNZbcq28bxWHR16pOaeLXFrSDYcOAsTccnH8kBa2wbxp225+KPzBwUXesMCnJwzjq8zTh3ztwJxH\
            z3CGzA8PQZlgQwpPhbQ32a6jtuO3qVrox2x5Xrv1D0Xieg+/9dcgNAoKjX9v0ieP7AXdbD60q+BaQhcJts4LMdmmg6K01XXdpM3c\
            i2JaOmTyr3k+YOrj3lx0RRfeY7hotO9Ov74JUq/3pQZwl19s8MmvMcmO7JfUla6IG37OuLOMVh2kf1VcNPm5v92AKkoFfu3ExdBl\
            +OiWjuR1lAHl4DBVOLTrQMhVqJALSsRSx7zbebo9J7eFKkVDcGX91W3j+X3T2kJbGD1POZWikbFBT7SPjYDWV8Oit7BVuL6gYl5o\
            xHQW945mSRG1RtuNNuUeqOneVGGhhqWzqMuSihRXnqNYVH6HxVbt4TKm7leOvVpI18DgxBeL+IhkujuFVCtazBBvW4HR7TN1N2Jz\
            jxAVzR2QIggnER17AEk6qgGY5fK9CWVrtEBE2rRn5x3zouXRcJABXI8yonwCBshxejqsSASqryN8iP+UfWgn7GOXw818JwmYK/cO\
            xqBa0Fm+dyUliWLrml3ptp5Qg7ThTf0mPwdt1Bu5Puo2NtddVgH5gIWDRtGW1MHC7BbLeSbXm+y6jAQgXJnHx8o8EipBA74894a4\
            uaU7xRza8LSWi7tV4TE9N7ezxlkG/M2SdtGN/xzX4/x+AWvCbgtEneeKgeVPO367n9ymvlDk00v53tnEUHrcDu5DdwdLk7yT2d9v\
            XJNCa7fxh14UWx5+aItxc2f/J0SlMZu++CVZ4fyeDMh3ff02cHRRPWi8OQDtl376KP4SuMFuG8nATioPVnFgLOuJoz2yau5gVS2K\
            p8zOTjIxe1TsejO1NLak8mUO0VcJKg4pqEfWI0+BI1s+oGhZe1Vnl+PNPebB78O0un+RW4So2V2GTWhJ9PFzSG/C25MoxOiTfdE9\
            MmPCYcdbdElm0eLrjBUbZvq7uCCefXayVTqu7NyWwAF1xWGrCB9RPhXE/ZHpMaM5JPs4lSPHrkcdTYecmzD596z2McjxqOHKZne+\
            hvhHlmnoXHnaPZMc6U9NPr37oaSMeZ0S7qDa82BSH5YsQbmXsnj9rn284n1cXTWEo8k75TkFmVYfTLrKd75b8cSkVcSOF7KfZUXK\
            uaBVJZuNvpsXS9a5q3+J1immHVkBntMriqLJZrXDPcAajuYaUVaFQAOnOLPYtgT8OhF2Eo5mi6P1K30u+Pi9cHv+uge6WboM5Gb6\
            u2Ivx3uAezTTfgBnpNyN3aPVhtA9/p4wiNnM1AMsrM4EVYOp0/cAhN0FAGu9WDpWjOs0DSQWacVuq28Z6IsIgEFVp0zzyJRQUCD5\
            2VPSGvJMPxL6h4p4om1Giw+aZt5Ql/okh/QcimQUMktMnMSpKTjfefDgpcZcOx1BzQPYoH8BZZ16xaccOhqE+/Gdtr4A0cUQ7CKo\
            z2ltLGuyvZJ5xUVAQnsAH8AwY7gHuITZBaYskR5n9xq6R0HbthGWmSk5hbeE7xeAxN6BEqUL59rl8P2idPllNJHQXk1B/LXTBOE5\
            oBN+3bhXOHE/xXA+7sSRvJSqFiKBoDem9o8qMxShr8FbnPYjxuRrQ/QqruVfQ0wQDINiefjBVUyPBpgevqEK7sE1cVlLnTlGsD7Q\
            bGzX/AX0j17UtXyhYU4nQ9q2Qnm9GS5R5z4KJB6YO7jc58Trw9KDG3SSD2wkYVJ/hTetMpfoyQpcKoSYroM0mB/uSUxxa0P9xF6A\
            p62T/JoYIpmZ550YyXHLbVCmvLRM7XQ3mjHPLeAwAf8infq3roI+oGSo+ML4lBe1WalheBCruLV4E8skDmBFrkn9V7Xc10RvGmiV\
            27p4V725Xq7cA4evxNeAeeTapAe6X4uaHihZR5k7VvdSvJAtIWgPni7DRP0y07Re6BP8LhSneBQBfowFtTOhhxZeplut5AdegBht\
            RZrZndOIz3I/RztY1MTFkvVi7b0AxDqUQVwFttheMeqeF3hFBXojedyn/DUAGP2R6GKox2ExqnoWJ7IweTdmqNArla/GLddy/b4J\
            tbNh1Cv/JBJ0M2vENxuf9yIdMhVqNpNQnRoPqDGdtrWri4VT/ygmRagNEvZcX/e3aeH1srcB0FkjOK9OOJTvGDeacNTpbzuVWEEy\
            iNcNN4Ob41W84+ToFBK45kMPvO70XEoF2eISm0A53D968aj1FMXvQc4pEsVQ2qDkxqUgPpP7Q5HWwegR0FeMKRfGeb0zkSpCIDSw\
            Mg6GeOs8DoTqtr5YY4KgGlsOLfWCiRqF0rP2pT88hFwkTjgV3GpW/aRfg1tfcGryIkrofI/WN0OlFiaEyy94FS9pClR4sdLwxiu1\
            Rq9ZPuPRwEpt6QnRtOGpq6GEZjPYu+TduYJtttf6QHqYA1GVpuU5D9G1KqLwrpV3Slo5T+17wysT6v3Lxq0d6/5oSZy1tVIAnjF7\
            FVmnCMwV8qTLQyZch/zH5YYOdk0KoCrsjdTKz4GVn8lRy5hOfFd3xk94CDrlhp21PVmovsq5bmEedfFODbJVQxcarqHUEPMgsbuU\
            99JIGCD4/fGpM/LgxJGdR7jl5Yc8cMHrw4aGaxdhvqfGlp4sfabOExg0EgAfeRjXl7y4QE3QQtS+r94Xmu7Omqk4SKdjzKZdWeaq\
            E5X2vUT4RhUBzCHydm/9877Pi2JgteQWlki7OvaJtnhk645weTjTSjsK5tmslEZ0OgMT/eHU6/BMsUT/I+xxRlvjI6DOtPalJFoE\
            XXPv7eFWq4/4+yDIncTkY36HfcNWjZsLEoiSGIYiPxHMUPu6C/jUAemziENvUJQRkX/lkuzH+BQ5h32DaAfRDqhz+xYRDtm1nf8v\
            dLwed0o9AQA=
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
        "text/javascript; charset=utf-8", tag: "dbd74ae3d927b2f2",
        text: #"""
            var Mt={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]},zt=':is(button, input, sel\#
            ect, textarea):not(:disabled, [tabindex="-1"]), a[href], [tabindex]:not([tabindex="-1"], [aria-disab\#
            led="true"])',j=!1,P=new Set,J=()=>document.body?.getAttribute("arrows");function _t(){let e=J();ret\#
            urn e==null?!j:e!=="off"}function Q(){let e=J();return e!=null&&e!=="off"}function W(e){return P.add\#
            (e),()=>P.delete(e)}function X(e){e.type==="pointermove"&&!e.movementX&&!e.movementY||j||(j=!0,P.for\#
            Each(t=>t()))}addEventListener("pointerdown",X,{capture:!0,passive:!0});addEventListener("pointermov\#
            e",X,{capture:!0,passive:!0});function Ct(e){let{width:t,height:o}=e.getBoundingClientRect();return \#
            t>0&&o>0&&(e.checkVisibility?.({checkVisibilityCSS:!0,visibilityProperty:!0})??!0)}function*T(e){for\#
            (let t of e.children)t.inert||(t.matches(zt)&&Ct(t)&&(yield t),t.shadowRoot&&(yield*T(t.shadowRoot))\#
            ,yield*T(t))}function Y(){let e=document.body,t=n=>{for(let i of n.querySelectorAll("*"))i.localName\#
            ==="dialog"&&i.open&&i.matches(":modal")&&(e=i),i.shadowRoot&&t(i.shadowRoot)};t(document);let o=R()\#
            ;for(let n=o;n;n=n.parentNode??n.host)if(n.localName==="dialog"&&n.open||n.hasAttribute?.("data-arro\#
            ws-scope"))return n;return e}function R(){let e=document.activeElement;for(;e?.shadowRoot?.activeEle\#
            ment;)e=e.shadowRoot.activeElement;return e===document.body?null:e}function At(e,t,[o,n]){let i=_=>[\#
            (_.left+_.right)/2,(_.top+_.bottom)/2],[r,s]=i(e),[a,l]=i(t),h=o>0?t.left-e.right:e.left-t.right,b=n\#
            >0?t.top-e.bottom:e.top-t.bottom,m=o?h:b;if((o?(a-r)*o:(l-s)*n)<=1||m<-Math.min(o?e.width:e.height,o\#
            ?t.width:t.height)/2)return 1/0;let p=o?Math.max(0,t.top-e.bottom,e.top-t.bottom):Math.max(0,t.left-\#
            e.right,e.left-t.right),xt=Math.abs(o?l-s:a-r);return Math.max(0,m)+p*3+xt*.3}function St(e){let t=R\#
            (),o=[...T(Y())].filter(s=>s!==t);if(!t)return K(o[0]);let n=t.getBoundingClientRect(),[i,r]=[null,1\#
            /0];for(let s of o){let a=At(n,s.getBoundingClientRect(),e);a<r&&([i,r]=[s,a])}return K(i)}function \#
            K(e){return e?(e.focus({focusVisible:!0}),e.scrollIntoView({block:"nearest",inline:"nearest"}),!0):!\#
            1}function Et(e,t){if(!e)return!1;let o=t==="ArrowLeft"||t==="ArrowRight";return e.localName==="text\#
            area"||e.isContentEditable||e.localName==="select"?!0:e.localName!=="input"?!1:!["button","checkbox"\#
            ,"radio","submit","reset","file","image","color"].includes(e.type)&&o}addEventListener("keydown",e=>\#
            {if(e.defaultPrevented||e.altKey||e.ctrlKey||e.metaKey||e.shiftKey)return;if(e.key==="GoBack"||e.key\#
            ==="BrowserBack"){let o=Y();if(o.popover)return o.hidePopover(),void e.preventDefault();if(o.localNa\#
            me!=="dialog"||!o.dispatchEvent(new Event("cancel",{cancelable:!0})))return;o.close(),e.preventDefau\#
            lt();return}let t=Mt[e.key];t&&_t()&&!Et(R(),e.key)&&St(t)&&e.preventDefault()});import{EventStream \#
            as Z}from"./stream.js";var Lt=3e3,tt=()=>document.visibilityState!=="hidden";function et({base:e,tok\#
            en:t,heard:o,changed:n,shared:i=!0}){let r=new URL("events",e).href,s=()=>{},a=()=>s=$t({url:r,token\#
            :t,heard:o,changed:n});if(!i||typeof SharedWorker>"u")a();else try{s=jt({base:e,url:r,token:t,heard:\#
            o,changed:n,failed:a})}catch{a()}return()=>s()}function ot(e){for(let[t,o,n]of e)t.addEventListener(\#
            o,n);return()=>e.forEach(([t,o,n])=>t.removeEventListener(o,n))}function $t({url:e,token:t,heard:o,c\#
            hanged:n}){let i=new Z({url:e,token:t,heard:o,changed:n}),r=!1;i.changed=(l,h)=>{r=l==="ended"||l===\#
            "unauthorized",n(l,h)};let s=()=>{tt()?r||i.start():i.stop()},a=ot([[document,"visibilitychange",s],\#
            [window,"pageshow",s],[window,"pagehide",()=>i.stop()],[window,"online",()=>i.kick()]]);return s(),(\#
            )=>(a(),i.stop())}function jt({base:e,url:t,token:o,heard:n,changed:i,failed:r}){let s=new SharedWor\#
            ker(new URL("worker.js",e),{type:"module",name:"cast-events"}),a=s.port,l=()=>a.postMessage({type:"j\#
            oin",url:t,token:o,visible:tt()}),h=ot([[document,"visibilitychange",l],[window,"pageshow",l],[windo\#
            w,"pagehide",()=>a.postMessage({type:"leave"})],[window,"online",()=>a.postMessage({type:"online"})]\#
            ]),b=()=>{clearTimeout(x),h(),a.postMessage({type:"leave"}),a.close()},m=()=>(b(),r()),x=setTimeout(\#
            m,Lt);return s.onerror=m,a.onmessage=({data:p})=>{p.joined?clearTimeout(x):p.ping?a.postMessage({typ\#
            e:"pong"}):p.connection?i(...p.connection):n(p.topic,p.data)},l(),b}var B="cast-token",Pt=4,M=class \#
            extends Error{constructor(t,o){super(t),this.name="CastError",this.status=o}};function Tt(){return[.\#
            ..crypto.getRandomValues(new Uint8Array(16))].map(e=>e.toString(16).padStart(2,"0")).join("")}functi\#
            on C(e){try{return e===null?localStorage.removeItem(B):e!==void 0&&localStorage.setItem(B,e),localSt\#
            orage.getItem(B)}catch{return null}}function nt(){let e=/(?:^#|&)t=([^&]+)/.exec(location.hash);if(!\#
            e)return null;let t=location.hash.replace(e[0],"").replace(/^[#&]+/,"");history.replaceState(history\#
            .state,"",location.pathname+location.search+(t&&`#${t}`));let o=decodeURIComponent(e[1]);return C(o)\#
            ,o}var N=class{#o=new URL("./",import.meta.url);#e=null;#t=null;#i=!0;#r=new Map;#n=new Map;#l=new M\#
            ap;#s=null;#a=0;#u=!1;connection="connecting";reason=null;get base(){return this.#o}get token(){retu\#
            rn this.#t}configure({token:t,base:o,shared:n}={}){t!==void 0&&(this.#e=t),o!==void 0&&(this.#o=new \#
            URL(o,document.baseURI)),n!==void 0&&(this.#i=n),(this.#s||this.#t===null)&&this.#c()}state(t){retur\#
            n this.#n.get(t)}subscribe(t,o){return this.#l.has(t)||this.#l.set(t,new Set),this.#l.get(t).add(o),\#
            this.#s||this.#c(),t==="connection"?o(this.connection):this.#n.has(t)&&o(this.#n.get(t)),()=>this.#l\#
            .get(t)?.delete(o)}get now(){return performance.now()+this.#a}position(t){if(!t)return 0;if(t.seekTa\#
            rget!=null)return t.seekTarget;let{value:o,at:n,rate:i}=t.position,r=o+(i?Math.max(0,this.now-n)/1e3\#
            *i:0),s=t.live?1/0:t.duration??1/0;return Math.min(Math.max(0,r),s)}async send(t,o={}){return this.r\#
            equest("commands",{body:{id:Tt(),...o,command:t}})}async request(t,{method:o,body:n}={}){let i=n===v\#
            oid 0?(o??"GET")==="GET":n.id!==void 0;for(let r=1;;r++){let s=!i||r>=Pt,a;try{a=await fetch(new URL\#
            (t,this.#o),{method:o??(n===void 0?"GET":"POST"),headers:{Authorization:`Bearer ${this.#d()}`,...n!=\#
            =void 0&&{"Content-Type":"application/json"}},body:n===void 0?void 0:JSON.stringify(n),cache:"no-sto\#
            re",credentials:"omit",referrerPolicy:"no-referrer",signal:AbortSignal.timeout?.(1e4)})}catch(h){if(\#
            s)throw new M(h.message,0)}if(a?.ok)return a.status===204?null:a.json();if(a&&(s||a.status<500&&a.st\#
            atus!==429)){let{error:h}=await a.json().catch(()=>({}));throw a.status===401&&this.#p("unauthorized\#
            ",h),new M(h??`${a.status}`,a.status)}let l=Math.min(5,Number(a?.headers.get("Retry-After"))||.3*2**\#
            r);await new Promise(h=>setTimeout(h,l*1e3))}}#d(){let t=document.querySelector('meta[name="cast-tok\#
            en"]')?.content;return this.#t=this.#e??(t||nt()||C()),this.#t}#c(){this.#u||(this.#u=!0,queueMicrot\#
            ask(()=>{this.#u=!1,this.#h()}))}#h(){let t=this.#t;if(this.#s?.(),this.#s=()=>{},!this.#d())return \#
            this.#p("unauthorized");t!==this.#t&&(this.#r.clear(),this.#n.clear());let o=this.#t;this.#s=et({bas\#
            e:this.#o,token:o,shared:this.#i,heard:(n,i)=>this.#b(n,i),changed:(n,i)=>this.#p(n,i)})}follow(){/(\#
            ?:^#|&)t=/.test(location.hash)&&(nt(),this.#c())}#b(t,o){if(t==="clock"||t==="hello"){let{now:n}=JSO\#
            N.parse(o),i=n-performance.now();if((t==="hello"||i>this.#a||this.#a-i>250)&&(this.#a=i),t==="clock"\#
            )return}this.#r.get(t)!==o&&(this.#r.set(t,o),this.#n.set(t,JSON.parse(o)),this.#f(t,this.#n.get(t))\#
            )}#p(t,o=null){t==="unauthorized"&&this.#t&&this.#t===C()&&C(null),!(this.connection===t&&this.reaso\#
            n===o)&&([this.connection,this.reason]=[t,o],this.#f("connection",t))}#f(t,o){for(let n of[...this.#\#
            l.get(t)??[]])try{n(o)}catch(i){reportError(i)}}},u=new N,Rt=e=>u.configure(e);addEventListener("has\#
            hchange",()=>u.follow());function d(e,t={},...o){let[n,...i]=e.split("."),r=document.createElement(n\#
            );i.length&&(r.className=i.join(" ")),n==="button"&&(r.type="button");for(let[s,a]of Object.entries(\#
            t))s.startsWith("on")?r.addEventListener(s.slice(2),a):c(r,s,a);return r.append(...o.filter(s=>s!=nu\#
            ll)),r}function c(e,t,o){if(o==null||o===!1)e.hasAttribute(t)&&e.removeAttribute(t);else{let n=o===!\#
            0?"":String(o);e.getAttribute(t)!==n&&e.setAttribute(t,n)}}function g(e,t){let o=t??"";e.textContent\#
            !==o&&(e.textContent=o)}function ae(e){let t=Math.max(0,Math.floor(Number.isFinite(e)?e:0)),[o,n,i]=\#
            [Math.floor(t/3600),Math.floor(t/60)%60,t%60],r=s=>String(s).padStart(2,"0");return o?`${o}:${r(n)}:\#
            ${r(i)}`:`${n}:${r(i)}`}function ce(){let e=document.activeElement;for(;e?.shadowRoot?.activeElement\#
            ;)e=e.shadowRoot.activeElement;return e}var it="http://www.w3.org/2000/svg",rt="M3 8V6.5A1.5 1.5 0 0\#
             1 4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5H14",st=[".wave1 M3 19h.01",".wave2 M3 15.4\#
            A3.6 3.6 0 0 1 6.6 19",".wave3 M3 11.7A7.3 7.3 0 0 1 10.3 19"],Bt="f M8 5.3v13.4a1 1 0 0 0 1.53.85l1\#
            0.5-6.7a1 1 0 0 0 0-1.7L9.53 4.45A1 1 0 0 0 8 5.3z",w="M4 9.5v5h3.2l4.3 3.6V5.9L7.2 9.5z",at="M8.9 1\#
            0.6h2.5l-1.4 1.8a1.45 1.45 0 1 1-1.3 2.2M14.9 10.5a1.3 1.3 0 0 1 1.3 1.3v2.5a1.3 1.3 0 0 1-2.6 0v-2.\#
            5a1.3 1.3 0 0 1 1.3-1.3z",ct="M4 12V9.5A2.5 2.5 0 0 1 6.5 7H19M16 4l3 3-3 3M20 12v2.5a2.5 2.5 0 0 1-\#
            2.5 2.5H5M8 20l-3-3 3-3",lt={thin:1.4,bold:3.2},H={cast:[rt,...st],castConnected:[rt,...st,".inner f\#
             M8 8.2h9.8v7.6h-5.2A10.4 10.4 0 0 0 8 10z"],play:[Bt],pause:["f M7 5h2.6a.9.9 0 0 1 .9.9v12.2a.9.9 \#
            0 0 1-.9.9H7a.9.9 0 0 1-.9-.9V5.9A.9.9 0 0 1 7 5z","f M14.4 5H17a.9.9 0 0 1 .9.9v12.2a.9.9 0 0 1-.9.\#
            9h-2.6a.9.9 0 0 1-.9-.9V5.9a.9.9 0 0 1 .9-.9z"],stop:["f M7.5 6h9A1.5 1.5 0 0 1 18 7.5v9a1.5 1.5 0 0\#
             1-1.5 1.5h-9A1.5 1.5 0 0 1 6 16.5v-9A1.5 1.5 0 0 1 7.5 6z"],next:["f M5.5 6.4v11.2a.8.8 0 0 0 1.25.\#
            66l8-5.6a.8.8 0 0 0 0-1.32l-8-5.6A.8.8 0 0 0 5.5 6.4z","M18.2 6v12"],previous:["f M18.5 6.4v11.2a.8.\#
            8 0 0 1-1.25.66l-8-5.6a.8.8 0 0 1 0-1.32l8-5.6a.8.8 0 0 1 1.25.66z","M5.8 6v12"],rewind30:["M11.5 5.\#
            2h.5a7.9 7.9 0 1 1-7.9 7.9","f M12.6 1.9v6.6a.6.6 0 0 1-.98.46L7.6 5.66a.6.6 0 0 1 0-.92l4.02-3.3a.6\#
            .6 0 0 1 .98.46z",`.thin ${at}`],forward30:["M12.5 5.2H12a7.9 7.9 0 1 0 7.9 7.9","f M11.4 1.9v6.6a.6\#
            .6 0 0 0 .98.46l4.02-3.3a.6.6 0 0 0 0-.92l-4.02-3.3a.6.6 0 0 0-.98.46z",`.thin ${at}`],volume:[`f ${\#
            w}`,w,"M15 9a4.2 4.2 0 0 1 0 6M17.6 6.4a7.9 7.9 0 0 1 0 11.2"],volumeLow:[`f ${w}`,w,"M15 9a4.2 4.2 \#
            0 0 1 0 6"],mute:[`f ${w}`,w,"M16 9.5l5 5M21 9.5l-5 5"],captions:["M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v1\#
            0a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5z","M10.4 10.6a2 2 0 1 0 0 2.8M1\#
            6.8 10.6a2 2 0 1 0 0 2.8"],queue:["M4 6.5h16M4 11.5h9M4 16.5h7","f M15.5 12.6v6.8a.6.6 0 0 0 .92.5l5\#
            .2-3.4a.6.6 0 0 0 0-1l-5.2-3.4a.6.6 0 0 0-.92.5z"],speaker:["M8 3.5h8A1.5 1.5 0 0 1 17.5 5v14a1.5 1.\#
            5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5z","M12 17a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0\#
             0 0 0 5.2z","M12 7.6h.01"],group:["M11 3.5h7A1.5 1.5 0 0 1 19.5 5v11a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1\#
            .5 0 0 1 9.5 16V5A1.5 1.5 0 0 1 11 3.5z","M14.5 14.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM14.5 6\#
            .7h.01","M5 7.5V19A1.5 1.5 0 0 0 6.5 20.5H15"],screen:["M4.5 4.5h15A1.5 1.5 0 0 1 21 6v9.5a1.5 1.5 0\#
             0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15.5V6a1.5 1.5 0 0 1 1.5-1.5z","M8.5 20.5h7"],close:["M6 6l12 12M18\#
             6 6 18"],down:["M6 9.5l6 6 6-6"],forward:["M9.5 6l6 6-6 6"],check:["M5 12.5l4.5 4.5L19 7.5"],repeat\#
            :[ct],repeatOne:[ct,".thin M11 10.7l1.3-.9v4.6"],shuffle:["M4 7h2.5c4.5 0 6.5 10 11 10H20M17 14l3 3-\#
            3 3","M4 17h2.5c1.4 0 2.6-1 3.6-2.4M13.7 9.5C14.8 8 16 7 17.5 7H20M17 4l3 3-3 3"],speed:["M5.6 18.5a\#
            8.7 8.7 0 1 1 12.8 0","M12 13.2 15.8 9","f M12 11.6a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z"],more:\#
            [".bold M12 5.5h.01M12 12h.01M12 18.5h.01"],drag:["M5 9h14M5 15h14"],remove:["M5 7h14M10 4h4M7 7l.8 \#
            12a1.5 1.5 0 0 0 1.5 1.4h5.4a1.5 1.5 0 0 0 1.5-1.4L17 7M10.3 11v5.5M13.7 11v5.5"],music:["M9.5 17.5V\#
            5.5l9-2v11.5","M9.5 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM18.5 15a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 \#
            1 5 0z"],film:["M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11\#
            A1.5 1.5 0 0 1 4.5 5z","f M10 8.9v6.2a.6.6 0 0 0 .92.5l4.8-3.1a.6.6 0 0 0 0-1l-4.8-3.1a.6.6 0 0 0-.9\#
            2.5z"],warning:["M12 4 3 19.5h18L12 4zM12 10v4.5M12 17h.01"],wifi:["M3.5 9.5a12.5 12.5 0 0 1 17 0M6.\#
            7 13a8 8 0 0 1 10.6 0M9.8 16.3a3.5 3.5 0 0 1 4.4 0M12 19.5h.01"],search:["M10.5 17a6.5 6.5 0 1 0 0-1\#
            3 6.5 6.5 0 0 0 0 13zM15.3 15.3 20.5 20.5"],sliders:["M5 5v6M5 15v4M12 5v2M12 11v8M19 5v8M19 17v2M3 \#
            13h4M10 9h4M17 15h4"]};function ue(e){Object.assign(H,e)}var de=()=>Object.keys(H);function I(e,t=""\#
            ){let o=document.createElementNS(it,"svg"),n={viewBox:"0 0 24 24",fill:"none",stroke:"currentColor",\#
            "stroke-width":2,"stroke-linecap":"round","stroke-linejoin":"round","aria-hidden":"true",focusable:"\#
            false",class:`icon ${t}`,"data-icon":e};for(let[i,r]of Object.entries(n))o.setAttribute(i,r);for(let\#
             i of H[e]??[]){let[,r,s,a]=/^(?:\.(\S+) )?(f )?(.*)$/.exec(i),l=document.createElementNS(it,"path")\#
            ;l.setAttribute("d",a),r&&l.setAttribute("class",r),r in lt&&l.setAttribute("stroke-width",lt[r]),s&\#
            &(l.setAttribute("fill","currentColor"),l.setAttribute("stroke","none")),o.append(l)}return o}functi\#
            on f(e,t,o){e.dataset.icon!==t&&(e.dataset.icon=t,e.replaceChildren(I(t,o)))}var Nt=new URL("texts/"\#
            ,import.meta.url),A=new Map,S=new Map,Ht=/^(ar|fa|he|ur)\b/;function E(e){return A.has(e)||A.set(e,f\#
            etch(new URL(`${e}.json`,Nt),{credentials:"omit"}).then(t=>t.ok?t.json():Promise.reject(new Error(`$\#
            {t.status}`))).catch(()=>(A.delete(e),null))),A.get(e)}var It=E("index");E("en");function Vt(e){for(\#
            let t=e;t;){let o=t.closest?.("[lang]");if(o)return o.getAttribute("lang");t=t.getRootNode().host}re\#
            turn""}function ut(e){let t=Vt(e);return t?[t]:[...navigator.languages??[]]}var V=class{constructor(\#
            t,o,n){this.language=t,this.direction=o?.dir??(Ht.test(t)?"rtl":"ltr"),this.own=o?.texts??{},this.en\#
            glish=n?.texts??{}}text(t,...o){return(this.own[t]??this.english[t]??t).replace(/\{(\d)\}/g,(i,r)=>o\#
            [r]??i)}};function dt(e){return S.get(ut(e).join())??null}async function ht(e){let t=ut(e),o=t.join(\#
            );if(S.has(o))return S.get(o);let n=await It??["en"],i=t.map(l=>l.toLowerCase().split("-")[0]).find(\#
            l=>n.includes(l))??"en",[r,s]=await Promise.all([E(i),E("en")]),a=new V(i,r,s);return S.set(o,a),a}v\#
            ar O=new Set;new MutationObserver(()=>O.forEach(e=>e())).observe(document,{attributes:!0,attributeFi\#
            lter:["lang"],subtree:!0});function pt(e){return O.add(e),()=>O.delete(e)}try{CSS.registerProperty({\#
            name:"--_u",syntax:"<length>",inherits:!0,initialValue:"1px"})}catch{}function z(e){let t=new CSSSty\#
            leSheet;return t.replaceSync(e.replace(/(?<![\w#-])(-?\d*\.?\d+)u\b/g,"calc(var(--_u) * $1)")),t}var\#
             ft=["background-color","icon-tint-color","button-text-color","heading-text-color","body-text-color"\#
            ,"caption-text-color","slider-progress-color","slider-secondary-progress-color","slider-unseekable-p\#
            rogress-color","live-indicator-color","ad-marker-fill-color","font-family"],bt=[["background","backg\#
            round-color","#ffffff","#1d1f23"],["icon","icon-tint-color","#43474e","#c9ccd3"],["accent","accent-c\#
            olor","#1a5dcc","#a9c7ff"],["on-accent","on-accent-color","#ffffff","#0a2f66"],["button-text","butto\#
            n-text-color","#1a5dcc","#a9c7ff"],["heading","heading-text-color","#1b1c20","#e8e9ee"],["body","bod\#
            y-text-color","#40444b","#c6c9d1"],["caption","caption-text-color","#5c6068","#a5a9b2"],["progress",\#
            "slider-progress-color","var(--_accent)","var(--_accent)"],["secondary","slider-secondary-progress-c\#
            olor","#c3cad6","#4d525b"],["unseekable","slider-unseekable-progress-color","#e3e6eb","#35393f"],["l\#
            ive","live-indicator-color","#c5221f","#ff7a70"],["ad","ad-marker-fill-color","#f0a400","#ffcf5c"],[\#
            "raised","raised-color","#f1f4fa","#292c31"],["tonal","tonal-color","#dbe6fb","#2d4166"],["on-tonal"\#
            ,"on-tonal-color","#0d2e66","#d9e5ff"],["line","line-color","#e0e3e9","#3a3e45"],["error","error-col\#
            or","#b3261e","#ffb4ab"],["snack","notice-background-color","#2e3138","#e4e6ec"],["on-snack","notice\#
            -text-color","#f2f3f7","#25282d"]],U=e=>bt.map(([t,,o,n])=>`--_d-${t}:${e(o,n)};`).join(""),mt=z(`:h\#
            ost{display:block}:host([hidden]){display:none}.root{--_u:calc(1em / 16);${U((e,t)=>e===t?e:`light-d\#
            ark(${e},${t})`)} ${bt.map(([e,t])=>`--_${e}:var(--cast-${t},var(--_s-${t},var(--_d-${e})));`).join(\#
            "")} --_hover:rgb(127 127 127 / .13);--_press:rgb(127 127 127 / .22);--_ease:cubic-bezier(.2,0,0,1);\#
            --_far:1;font-family:var(--cast-font-family,var(--_s-font-family,"Google Sans",Roboto,"Segoe UI",sys\#
            tem-ui,"Noto Sans","Helvetica Neue",Arial,sans-serif));font-size:medium;font-weight:400;font-style:n\#
            ormal;line-height:1.4;letter-spacing:normal;text-align:start;text-transform:none;white-space:normal;\#
            color:var(--_body);accent-color:var(--_accent);-webkit-tap-highlight-color:transparent;-webkit-text-\#
            size-adjust:100%;text-size-adjust:100%}@media (min-width:1280px){.root.far{--_u:calc(1.35em / 16);--\#
            _far:1.35}}@media (min-width:1700px){.root.far{--_u:calc(1.6em / 16);--_far:1.6}}@supports not (colo\#
            r:light-dark(#000,#fff)){.root{${U(e=>e)}}@media (prefers-color-scheme:dark){.root{${U((e,t)=>t)}}}}\#
            *,::before,::after{box-sizing:border-box}[hidden]{display:none !important}h2,h3,p,ul,ol,li{margin:0;\#
            padding:0;list-style:none;font:inherit}button{appearance:none;margin:0;border:0;padding:0;background\#
            :none;font:inherit;color:inherit;cursor:pointer;text-align:inherit;touch-action:manipulation;user-se\#
            lect:none;-webkit-user-select:none}button:disabled,button[aria-disabled="true"]{cursor:default}:focu\#
            s{outline:none}:focus-visible{outline:2.5u solid var(--_button-text);outline-offset:2u}.far :focus-v\#
            isible{outline-width:3.5u}.heading:focus-visible{outline:none}.icon{display:block;inline-size:24u;bl\#
            ock-size:24u;flex:none;overflow:visible}[dir="rtl"] .mirrored{transform:scaleX(-1)}.heading{font-siz\#
            e:calc(var(--_far) * 1.25em);line-height:1.3;font-weight:500;color:var(--_heading);text-wrap:balance\#
            }.title{font-size:calc(var(--_far) * 1em);line-height:1.35;color:var(--_heading)}.small,.caption{fon\#
            t-size:calc(var(--_far) * .875em);line-height:1.4}.small{color:var(--_body)}.caption{color:var(--_ca\#
            ption)}.line{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;min-inline-size\#
            :0}[dir="rtl"] [dir="auto"]{text-align:right}[dir="ltr"] [dir="auto"]{text-align:left}.time{directio\#
            n:ltr;unicode-bidi:isolate;font-variant-numeric:tabular-nums}.hush{position:absolute;inline-size:1px\#
            ;block-size:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.icon-button{pos\#
            ition:relative;display:grid;place-items:center;flex:none;inline-size:48u;block-size:48u;border-radiu\#
            s:50%;color:var(--_icon);transition:background-color .15s,opacity .15s}.icon-button:hover{background\#
            :var(--_hover)}.icon-button:active{background:var(--_press)}.icon-button:disabled,.icon-button[aria-\#
            disabled="true"]{opacity:.38;background:none}.icon-button[aria-pressed="true"]{color:var(--_button-t\#
            ext)}.button{display:inline-flex;align-items:center;justify-content:center;gap:8u;min-block-size:48u\#
            ;padding:10u 22u;border-radius:24u;font-size:calc(var(--_far) * .9375em);line-height:1.25;font-weigh\#
            t:500;text-align:center;color:var(--_button-text);transition:background-color .15s,box-shadow .15s;p\#
            osition:relative}.button:hover{background:var(--_hover)}.button:active{background:var(--_press)}.but\#
            ton.filled{background:var(--_accent);color:var(--_on-accent)}.button.tonal{background:var(--_tonal);\#
            color:var(--_on-tonal)}.button.filled:hover,.button.tonal:hover{box-shadow:0 1u 4u rgb(0 0 0 / .3);f\#
            ilter:brightness(1.06)}.button:disabled{opacity:.45;box-shadow:none;filter:none}[aria-busy="true"]:n\#
            ot(.plain)::after{content:"";position:absolute;inset:3u;border-radius:50%;pointer-events:none;border\#
            :2.5u solid transparent;border-block-start-color:var(--_progress);border-inline-end-color:var(--_pro\#
            gress);animation:turn .9s linear infinite}.button[aria-busy="true"]::after{inset:auto;inline-size:18\#
            u;block-size:18u;inset-inline-end:8u}@keyframes turn{to{transform:rotate(1turn)}}@keyframes breathe{\#
            50%{opacity:.45}}.picture{position:relative;display:grid;place-items:center;overflow:hidden;backgrou\#
            nd:var(--_raised);color:var(--_caption)}.picture img{position:absolute;inset:0;inline-size:100%;bloc\#
            k-size:100%;object-fit:cover;transition:opacity .25s}.picture img[data-state="loading"]{opacity:0}.s\#
            nack{display:block;border-radius:12u;padding:12u 16u;background:var(--_snack);color:var(--_on-snack)\#
            ;font-size:calc(var(--_far) * .875em);line-height:1.4;box-shadow:0 4u 16u rgb(0 0 0 / .28);pointer-e\#
            vents:none;transition:opacity .2s;overflow-wrap:anywhere}.snack:empty{opacity:0;padding:0;box-shadow\#
            :none}.live-mark{display:inline-flex;align-items:center;gap:6u;color:var(--_live);font-weight:600;le\#
            tter-spacing:.02em;font-size:calc(var(--_far) * .8125em)}.live-mark::before{content:"";inline-size:8\#
            u;block-size:8u;border-radius:50%;background:currentColor}.ad-mark{display:inline-block;padding:1u 7\#
            u;border-radius:4u;background:var(--_ad);color:#2b1f00;font-weight:600;font-size:calc(var(--_far) * \#
            .75em)}.is-lost > *{transition:opacity .3s .8s;opacity:.55}@media (prefers-reduced-motion:reduce){*,\#
            ::before,::after{transition-property:opacity,color,background-color,box-shadow,filter !important;ani\#
            mation-duration:.01s !important;animation-iteration-count:1 !important}dialog,dialog::backdrop{trans\#
            ition:opacity .2s,overlay .2s allow-discrete,display .2s allow-discrete !important}[aria-busy="true"\#
            ]:not(.plain)::after{animation:breathe 2s ease-in-out infinite !important;animation-duration:2s !imp\#
            ortant}}@media (forced-colors:active){.icon-button,.button{border:1px solid ButtonBorder}.icon-butto\#
            n[aria-pressed="true"],.button.filled{border-color:Highlight;color:Highlight}:focus-visible{outline-\#
            color:Highlight}.snack,.ad-mark{border:1px solid CanvasText}.live-mark::before{background:CanvasText\#
            ;forced-color-adjust:none}}`);function Ot(e){if(!e)return null;try{let t=new URL(e,u.base);return["h\#
            ttp:","https:","blob:"].includes(t.protocol)?t.href:null}catch{return null}}function gt(e,t){let o=d\#
            (`div.picture.${e}`,{part:"picture","aria-hidden":"true"},I(t,"stand-in")),n=null;return{element:o,s\#
            how(i){let r=Ot(i);if(n===r||(n=r,o.querySelector("img")?.remove(),o.querySelector(".stand-in").togg\#
            leAttribute("hidden",!1),!r))return;let s=d("img",{alt:"","data-state":"loading",decoding:"async",re\#
            ferrerpolicy:"no-referrer"});s.addEventListener("load",()=>c(s,"data-state","there")),s.addEventList\#
            ener("error",()=>s.remove()),s.src=r,o.append(s)}}}var Ut={deviceControl:"castViews",instructions:"c\#
            astViews",mediaControl:"castViews",deviceChooser:"deviceControl",connectionController:"deviceControl\#
            ",noDevicesAvailableController:"deviceControl",navigation:"connectionController",toolbar:"connection\#
            Controller",miniController:"mediaControl",expandedController:"mediaControl",trackSelector:"mediaCont\#
            rol"},qt=8e3,Ft=6e4,q=new Set,y=class extends HTMLElement{static get sheets(){return[]}static get to\#
            pics(){return[]}static get node(){return"castViews"}#o=[];#e=!1;#t=new Map;#i=new Map;#r=0;#n=-1/0;#\#
            l=[];isBuilt=!1;constructor(){super();let t=this.attachShadow({mode:"open"});t.adoptedStyleSheets=[m\#
            t,...this.constructor.sheets],this.root=d("div.root",{part:"root"}),this.snack=d("p.snack",{role:"st\#
            atus",part:"notice"}),t.append(this.root)}connectedCallback(){q.add(this);let t=()=>this.invalidate(\#
            );this.#o=[...this.constructor.topics.map(o=>u.subscribe(o,n=>{this.#h(o,n),t()})),u.subscribe("styl\#
            e",()=>this.#c()),u.subscribe("connection",t),pt(()=>this.#a()),W(()=>this.#u())],this.#a()}disconne\#
            ctedCallback(){q.delete(this),this.#o.forEach(t=>t()),this.#o=[]}#s;ready=new Promise(t=>this.#s=t);\#
            #a(){let t=n=>{this.texts!==n&&(this.texts=n,c(this.root,"lang",n.language),c(this.root,"dir",n.dire\#
            ction),this.#u(),this.#c(),this.root.replaceChildren(),this.build(),this.isBuilt=!0,this.#d(),this.#\#
            s())},o=dt(this);o?t(o):ht(this).then(n=>this.isConnected&&t(n))}#u(){this.root.classList.toggle("fa\#
            r",Q());let t=getComputedStyle(this).colorScheme;this.root.style.colorScheme=!t||t==="normal"?"light\#
             dark":""}t(t,...o){return this.texts?.text(t,...o)??""}build(){}render(){}invalidate(){this.#e||(th\#
            is.#e=!0,queueMicrotask(()=>{this.#e=!1,this.isBuilt&&this.isConnected&&this.#d()}))}#d(){let t=u.co\#
            nnection;this.root.classList.toggle("is-lost",t==="lost"||t==="ended"||t==="unauthorized"),this.conn\#
            ectionChanged?.(t),this.render()}get styleNode(){return this.constructor.node}restyle(){this.#c()}#c\#
            (){let t=u.state("style")??{},o=this.styleNode;for(;o&&!t[o];)o=Ut[o];let n=t[o]??{};for(let i of ft\#
            ){let r=n[`--cast-${i}`];r===void 0?this.root.style.removeProperty(`--_s-${i}`):this.root.style.setP\#
            roperty(`--_s-${i}`,r)}}isBusy(t,o=[]){return o.includes(t)||this.#t.has(t)}wish(t){return this.#t.g\#
            et(t)?.wish}async act(t,o,n={},i=void 0){let r={wish:i,isSent:!1};this.#n=performance.now(),this.#t.\#
            set(t,r),this.invalidate();let s=()=>{this.#t.get(t)===r&&(this.#t.delete(t),this.invalidate())};try\#
            {return await u.send(o,n),r.isSent=!0,setTimeout(s,1e3),!0}catch(a){return s(),this.fail(a.message),\#
            !1}}#h(t,o){for(let[s,a]of this.#t)a.isSent&&this.#t.delete(s);if(!o||typeof o!="object"||!("failure\#
            "in o))return;let n=this.#i.get(t),i=o.failure?.id??0;this.#i.set(t,Math.max(i,n??0));let r=this.isH\#
            eard||performance.now()-this.#n<Ft;n!==void 0&&i>n&&r&&this.fail(o.failure.reason)}get isQuiet(){ret\#
            urn!1}get isHeard(){return this.isBuilt&&this.isConnected&&this.snack.isConnected}fail(t){let o=[...\#
            q].filter(r=>r.isHeard),n=o.find(r=>r.isOpen)??o.find(r=>!r.isQuiet)??o[0];(this.isHeard?this:n??thi\#
            s).say(this.t("requestFailed",t))}say(t,o=!1){g(this.snack,t),clearTimeout(this.#r),o||(this.#r=setT\#
            imeout(()=>g(this.snack,""),qt))}iconButton(t,o,n={}){let i=d("button.icon-button",{"aria-label":o,.\#
            ..n});return f(i,t),i}};var wt={"cast-dialog":"./panels.js","cast-instructions":"./instructions.js",\#
            "cast-expanded-controller":"./panels.js","cast-track-selection":"./panels.js","cast-volume":"./panel\#
            s.js","cast-queue":"./panels.js"},L=e=>import(wt[e]),vt=null;function Dt(){return vt??=new Promise(e\#
            =>{u.subscribe("instructions",t=>t?.presented&&e(L("cast-instructions")))}),vt}function F(){let e=()\#
            =>Object.keys(wt).filter(i=>!customElements.get(i)),t=i=>(i==="cast-instructions"?Dt():L(i)).catch(r\#
            eportError),o=()=>e().forEach(i=>document.querySelector(i)&&t(i)),n=new MutationObserver(()=>e().len\#
            gth?o():n.disconnect());n.observe(document,{childList:!0,subtree:!0}),o()}async function v(e){await \#
            L(e);let t=document.querySelector(`${e}:not([inline])`)??document.body.appendChild(document.createEl\#
            ement(e));return await t.open(),t}var k=e=>void L(e).catch(()=>{});var Gt=z(':host{display:inline-bl\#
            ock;vertical-align:middle;inline-size:fit-content}.root{display:block;min-inline-size:48u;min-block-\#
            size:48u;color:inherit}.icon-button{color:var(--cast-icon-tint-color,var(--_look-tint,var(--_s-icon-\#
            tint-color,currentColor)));inline-size:max(48u,var(--_look-width,0px));block-size:max(48u,var(--_loo\#
            k-height,0px))}.icon-button[data-state="connected"]{color:var(--cast-icon-tint-color,var(--_look-tin\#
            t,var(--_s-icon-tint-color,var(--_accent))))}.icon{inline-size:var(--_look-width,24u);block-size:var\#
            (--_look-height,24u)}.icon-button[data-state="noDevicesAvailable"] .icon{opacity:.6}.icon-button[ari\#
            a-busy="true"]::after{display:none}.wave1,.wave2,.wave3{transition:opacity .2s}[data-state="connecti\#
            ng"] :is(.wave1,.wave2,.wave3){animation:wave 1.5s linear infinite}[data-state="connecting"] .wave2{\#
            animation-delay:.25s}[data-state="connecting"] .wave3{animation-delay:.5s}@keyframes wave{0%,66%,100\#
            %{opacity:.25}20%,46%{opacity:1}}.icon-button[data-hidden]{visibility:hidden}@media (prefers-reduced\#
            -motion:reduce){[data-state="connecting"] :is(.wave1,.wave2,.wave3){animation:none}[data-state="conn\#
            ecting"] .wave3{opacity:.25}}'),D=class extends y{static get sheets(){return[Gt]}static get topics()\#
            {return["button"]}static get node(){return"toolbar"}build(){this.button=d("button.icon-button",{part\#
            :"button","aria-haspopup":"dialog","data-hidden":!0,onclick:()=>this.#e(),onpointerenter:()=>k("cast\#
            -dialog"),onfocus:()=>k("cast-dialog")}),this.snack.className="hush",this.root.append(this.button,th\#
            is.snack)}render(){let{visible:t=!1,state:o="noDevicesAvailable",label:n="castNoDevices",look:i=null\#
            }=u.state("button")??{};this.#o(i),f(this.button,o==="connected"?"castConnected":"cast"),c(this.butt\#
            on,"data-state",o),c(this.button,"data-hidden",!t),c(this.button,"aria-label",this.t(n)),c(this.butt\#
            on,"aria-busy",o==="connecting"?"true":null),c(this,"data-state",t?o:"hidden")}#o(t){let{style:o}=th\#
            is.root,n={"--_look-width":t?.width,"--_look-height":t?.height};for(let[i,r]of Object.entries(n))r>0\#
            ?o.setProperty(i,`calc(var(--_u) * ${r})`):o.removeProperty(i);t?.tintColor?o.setProperty("--_look-t\#
            int",t.tintColor):o.removeProperty("--_look-tint")}#e(){let t=new CustomEvent("cast-button-tap",{bub\#
            bles:!0,composed:!0,cancelable:!0});this.dispatchEvent(t)&&v("cast-dialog")}get isQuiet(){return!0}c\#
            lick(){this.button?.click()}focus(t){this.button?.focus(t)}};customElements.define("cast-button",D);\#
            var Kt={skipNext:["next","next"],skipPrevious:["previous","previous"],rewind30Seconds:["rewind30","r\#
            ewind30"],forward30Seconds:["forward30","forward30"],closedCaptions:["captions","captions"],stop:["s\#
            top","stop"]},Jt=(e,t)=>e.wish("playback")??t.playback;function Qt(e,t,o){let n=Jt(e,o);f(t,n==="loa\#
            ding"?"stop":n),c(t,"data-action",n);let i=n==="loading"?`${e.t("loading")}. ${e.t("stop")}`:e.t(n);\#
            c(t,"aria-label",i),c(t,"aria-busy",n==="loading"||e.isBusy("playback",o.pending)?"true":null)}funct\#
            ion Wt(e,t){let o=t.dataset.action,n={play:u.state("media")?.live?"stop":"pause",pause:"play"}[o]??"\#
            play";e.act("playback",o==="loading"?"stop":o,{},n)}function yt(e,t,o){return Array.from({length:o},\#
            (n,i)=>{let r=e.iconButton("","",{part:`slot slot-${i}`,onclick:()=>Xt(e,t,i,r)});return r})}functio\#
            n kt(e,t,o,n){t.forEach((i,r)=>{let{type:s="none",enabled:a=!1,pending:l=!1,on:h=!1}=o?.[r]??{};if(c\#
            (i,"data-type",s),c(i,"data-empty",s==="none"),c(i,"aria-disabled",a?null:"true"),c(i,"tabindex",a&&\#
            s!=="none"?null:"-1"),s==="none")return;if(s==="playPauseToggle")return Qt(e,i,n);if(i.removeAttribu\#
            te("data-action"),c(i,"aria-busy",l||e.isBusy(`slot${r}`)?"true":null),s==="custom"){f(i,e.getAttrib\#
            ute(`custom-icon-${r}`)??"more"),c(i,"aria-label",e.getAttribute(`custom-label-${r}`)??`${r+1}`);ret\#
            urn}let b=e.wish(`slot${r}`)??h,[m,x]=s==="muteToggle"?[b?"mute":"volume",b?"unmute":"mute"]:Kt[s];f\#
            (i,m),c(i,"aria-label",e.t(x)),s==="closedCaptions"&&c(i,"data-on",h)})}function Xt(e,t,o,n){if(n.ge\#
            tAttribute("aria-disabled")==="true")return;let i=n.dataset.type;if(i==="playPauseToggle")return Wt(\#
            e,n);if(i==="closedCaptions")return v("cast-track-selection");if(i==="custom"){let s={bar:t,slot:o};\#
            return void e.dispatchEvent(new CustomEvent("cast-custom-button",{bubbles:!0,composed:!0,detail:s}))\#
            }let r=i==="muteToggle"?n.dataset.icon!=="mute":void 0;e.act(`slot${o}`,"tapButton",{bar:t,slot:o},r\#
            )}var $=class{#o;#e=0;constructor(t){this.#o=t}run(t){t&&!this.#e?this.#t():!t&&this.#e&&(cancelAnim\#
            ationFrame(this.#e),this.#e=0)}#t(){this.#e=requestAnimationFrame(()=>{this.#t(),this.#o()})}};var Y\#
            t=72,Zt=z('.root{position:relative}.clip{position:relative;overflow:hidden;block-size:0;visibility:h\#
            idden;transition:block-size .2s var(--_ease),visibility .2s}.active > .clip{block-size:72u;visibilit\#
            y:visible}.bar{position:absolute;inset-inline:0;inset-block-end:0;transform:translateY(100%);transit\#
            ion:transform .2s var(--_ease);display:flex;align-items:center;block-size:72u;padding-inline-end:8u;\#
            background:var(--_background);color:var(--_heading);box-shadow:0 -1u 0 var(--_line)}.active .bar{tra\#
            nsform:none}.body{flex:1;align-self:stretch;min-inline-size:0;display:flex;align-items:center;gap:14\#
            u;padding-inline:12u 8u;border-radius:0;transition:background-color .15s}.body:hover{background:var(\#
            --_hover)}.body:focus-visible{outline-offset:-4u;border-radius:12u}.thumb{flex:none;inline-size:48u;\#
            block-size:48u;border-radius:10u}.thumb.wide{inline-size:80u}.texts{flex:1;min-inline-size:0;display\#
            :grid;gap:1u}.texts .title{font-weight:500}.second{display:flex;align-items:center;gap:8u;min-inline\#
            -size:0;min-block-size:1.4em}.second > .caption{flex:0 1 auto}.slots{flex:none;display:flex;gap:4u}.\#
            slots > [data-empty]{display:none}.slots > [data-type="playPauseToggle"]{color:var(--_icon)}.slots >\#
             [data-type="playPauseToggle"] .icon{inline-size:28u;block-size:28u}.progress{position:absolute;inse\#
            t-block-start:0;inset-inline:0;block-size:3u;direction:ltr;overflow:hidden;background:var(--_unseeka\#
            ble)}.progress > span{display:block;block-size:100%;background:var(--_progress);transform-origin:lef\#
            t;transform:scaleX(var(--_at,0))}.progress.ad > span{background:var(--_ad)}.progress.live > span{bac\#
            kground:var(--_live)}.snack{position:absolute;inset-inline:12u;inset-block-end:calc(100% + 8u);z-ind\#
            ex:2;inline-size:fit-content;max-inline-size:min(100% - 24u,560u);margin-inline:auto}@media (max-wid\#
            th:359px){.thumb,.thumb.wide{inline-size:40u;block-size:40u}.body{gap:10u;padding-inline-start:8u}.s\#
            lots{gap:0}.bar{padding-inline-end:2u}}@media (min-width:600px){.body{padding-inline-start:20u}.bar{\#
            padding-inline-end:16u}}@media (forced-colors:active){.bar{border-block-start:1px solid CanvasText}.\#
            progress > span{background:Highlight;forced-color-adjust:none}}'),G=class extends y{static get sheet\#
            s(){return[Zt]}static get topics(){return["media","dialog"]}static get node(){return"miniController"\#
            }#o=!1;#e=!0;#t=new IntersectionObserver(([t])=>{this.#e=t.isIntersecting,this.invalidate()});#i=new\#
             $(()=>this.#n());connectedCallback(){super.connectedCallback(),this.#t.observe(this)}disconnectedCa\#
            llback(){super.disconnectedCallback(),this.#t.disconnect(),this.#i.run(!1)}build(){this.progress=d("\#
            div.progress",{part:"progress","aria-hidden":"true"},d("span")),this.thumb=gt("thumb","film"),this.t\#
            itleLine=d("span.title.line",{part:"title",dir:"auto"}),this.mark=d("span"),this.subtitle=d("span.ca\#
            ption.line",{part:"subtitle",dir:"auto"}),this.bodyButton=d("button.body",{part:"mini-body","aria-ha\#
            spopup":"dialog",onclick:()=>v("cast-expanded-controller"),onpointerenter:()=>k("cast-expanded-contr\#
            oller"),onfocus:()=>k("cast-expanded-controller")},this.thumb.element,d("span.texts",{},this.titleLi\#
            ne,d("span.second",{},this.mark,this.subtitle))),this.slots=yt(this,"mini",3),this.bar=d("div.bar",{\#
            role:"group",part:"bar"},this.progress,this.bodyButton,d("div.slots",{part:"slots"},...this.slots)),\#
            this.root.append(d("div.clip",{},this.bar),this.snack)}get active(){return Boolean(u.state("media"))\#
            }get minHeight(){return this.active?Yt*(parseFloat(getComputedStyle(this.root).getPropertyValue("--_\#
            u"))||1):0}render(){let t=u.state("media");this.root.classList.toggle("active",Boolean(t)),t&&this.#\#
            r(t),this.#i.run(Boolean(t)&&this.#e&&t.position.rate!==0&&!t.live),this.#o!==this.active&&(this.#o=\#
            this.active,this.dispatchEvent(new CustomEvent("cast-should-appear",{bubbles:!0,composed:!0,detail:{\#
            active:this.active,minHeight:this.minHeight}})))}#r(t){let o=u.state("dialog")?.device,n=o?this.t("c\#
            astingTo",o):"",i=t.title??t.subtitle??(n||this.t("castConnected")),r=t.ad?.title??(n!==i&&n?n:t.sub\#
            title??t.studio??"");g(this.titleLine,i),g(this.subtitle,r),this.mark.className=t.ad?"ad-mark":t.liv\#
            e?"live-mark":"",g(this.mark,t.ad?this.t("advertisement"):t.live?this.t("live"):""),c(this.mark,"hid\#
            den",!t.ad&&!t.live),c(this.thumb.element,"hidden",!t.thumbnail),this.thumb.show(t.image),c(this.bar\#
            ,"aria-label",[i,r].filter(Boolean).join(", ")),c(this.bodyButton,"aria-label",[i,r,this.t("openPlay\#
            er")].filter(Boolean).join(", ")),kt(this,this.slots,t.mini,t),this.progress.classList.toggle("ad",B\#
            oolean(t.ad)),this.progress.classList.toggle("live",t.live),this.#n()}#n(){let t=u.state("media");if\#
            (!t)return;let o=t.live?1:t.duration&&t.showsPosition?u.position(t)/t.duration:0;this.progress.style\#
            .setProperty("--_at",Math.min(1,Math.max(0,o)).toFixed(5))}};customElements.define("cast-mini-contro\#
            ller",G);import"./stream.js";document.readyState==="loading"?addEventListener("DOMContentLoaded",F,{\#
            once:!0}):F();export{D as CastButtonElement,y as CastElement,M as CastError,G as CastMiniController,\#
            V as Texts,$ as Ticker,u as castClient,ae as clockText,Rt as configureCast,ce as deepFocus,ue as def\#
            ineIcons,Qt as drawPlayback,kt as drawSlots,d as el,I as icon,de as iconNames,Q as isFar,_t as isOn,\#
            L as load,F as loadPresent,yt as makeSlots,St as moveFocus,Tt as newID,W as onInputChange,pt as onLa\#
            nguageChange,et as openTransport,gt as picture,Ot as pictureURL,Jt as playbackAction,k as prepare,v \#
            as present,v as presentCast,ft as properties,c as setAttribute,f as setIcon,g as setText,z as sheet,\#
            Wt as tapPlayback,ht as textsFor,dt as textsNow,mt as theme};
            """#,
        gzip: """
            H4sIAAAAAAACA4w5C3fbqNJ/xVH3dKElJGnvU17Fp83tfbebr+k+fby7RBrHNDLoA5zH2vrvdwYJy06zz7aCYWYY5g2+UW70NhTr\
            V87Z2//CPOTTwxNxPBMR8F5fLRAyAL5q8umxODzpp3+zt4YAJ7NW/ByKz3Pt2eUqBGvESJtmFcTIQw0lfgPcBeVA8dzYwPJKe3VZ\
            QyVG06AutangrsgOT7IZFyM1XTiYz3aWZpFoH5PWldPqMLEqsuBWgBw+Fx+LgxNxXhi4HV1AEP8uGC9OK1uulmCCvLTV/UReQXgV\
            gtMoL7BM0XF8xsfzlSmDtmb0Y2B8XUMYQfFvxscOwsoZnBRmVdeTg485HBRFZufzrN3S/N+jJAeR5OnTRwi+YcDXPd65VFWFc0HC\
            nssKkBPgfMD+lrBBhvsGCmTVWG0CuKW9gezp0wOQNKITfrs3+26z+bjZMNTJsTiXc+veqHLBQnEaGOe8xU3f3CDaf7UPYMCxxLdC\
            42biW7EuVYMCQo70jfJe39Cw5eNHKZNEv0Y5KPksMIgqW9/qKizyIBYQfc62BZCJXtuVqbS5Oqs17vQeyjAoNpweP31q6R8GslxA\
            ef219vpS1zqgfdn6Aejs4oIEudkCzp1twIX7KNNkcnA8qPrZB5ILdcXInGFk5yPaQteVA8OD1AYJUalBLlXAfTz7OfCnT/E49GH3\
            GupqFLgI0i9UhYFkbUhw5L0L5lxswXzH2N9tfWnPcUUoTHG6FU2TaEb+/wrc/UUMNete1TXLnmWca1nbUtXv1DL6S6VVba/QVbTE\
            gxv6JumzfGkrVWckPBSaC70neGC7c96OA0tC8TGJYYv3aJcklCns2IxNYWSjHOK8sxVMJkYurA9cz5n5BblMlGuzQUzlt8GJpswq\
            FdRhF6OHvkQsPF3vBWYbZ4Pu3n+qO4UrN/CmBppFSccw2TnU5AEGhwKG5Yf0QzbYt86EIj3fkeRVYCCCmFphZp1MuvixOJ2yH2UN\
            8/D8R+nI3/nRC4GgYBuEXNoQ7BJBMzF1ws8KTVlhqkRNw8DFokCvn4TI4RA6Djl009BNxWVhCIdYIkrHMoc4Df1ULAs7WeSXYzQJ\
            sxOmDh1/ZnNWH3r+zPAvipPNZvnF4VsVFnKpDaKA7MIUZBemwk5CDwo9CMVOljk5Oo7O0eA2HRN1x47FvkxiXyae72Dun1Dsn5CL\
            u1BEZHXpUTaUOqcTJNvs8Fny582zl8/vwjP5cjDNRco9o0DeK2wxlVJ+YBh4fCbnug7gmC9OPabtwElJByEd7T/MTo9nne+bIvxS\
            phJTLdysmJJXCFTHbBsinuLWdturAr3ECP+LXABz7RcOQ7Nn54Wa8XYrih6yBs6GggITBnKO7unZOn5iLqy7HCxA+tLZuv6XCfZr\
            DbdsfYlReZ1nBpQDHzKhTa0NDAAkwhyZH5wM272J7s3XpBzolXNw0qeEQMG9bSyyzWYAxMYi24bRfj5IrQJSgNT+zJoAJrypdKA6\
            j8B99K7DyDB/58NKrLXUgtDCSX4wzbq+JBNZLAuX9g6HTlXa4tevLpc6EAA80BetD/jRS3UFRGJr67KZ1KasVxV41hVhzJb2kfp5\
            Dfdd7YTilDQDsoK5WtXh3AFhQkVnUHX4D9zTqAyu7odLCKof+oWeE0av1XFkhKzpyP+wr1V5TfpJkNeUGsFFcOdVtkBHJiorG9tg\
            RXbJea1c6ArOOyDj4sbqCm3QdNL9rZM10Q4K3WZq3PfAykr7hqpHPDyjVqsbZaUyJdSZWHcDlTyOp5NYWdbWA+78yKYdTtuF5dsw\
            jSecjbEIUUOGjQ26HEVrhOP8oiu5n3Jq8QDLxrqwjnJdBAdqOVJ+9H07d3aZySMfQfKjz8bUBv83FC/hpQhhv1sc+oWLoEJUA6qv\
            ApMNbQwEjB7lIQcR7DWY2McoV+VWlAtlrqDKjfAL5XCgC1JGNJGLHepX7//Lsii7zwRwSc2v8FGIdStUHPjiM9xi5erc/fIObZek\
            9GZDzon55SLu+I111+BOs1XGFSoYag+j4O7Xvvg4iP0brMVc6RoHquVtSVZfK5YyUJSP7eQgG3aap2kQVPtQGuBBfhIsuMbHAx/Y\
            9qesJ0RgkA6opfyUcmfTpB/4Ff2kAkxa//53oAtXYDLTsgcVrBYLsooraoo5MBVUGAxxsjJqFRbW6Z8RJkxEbWMi7E0ZAuMTt9lo\
            6YNyOMlpZBvGych0vZkmnxPZ4HTd3pnw2AzcaoOJRWQNZiW/sLefQimwM0H7JeY7CDbm87R8rctrXJ5tC6ZnPC4xhYNEvqPhB94S\
            es3ZXnNmqzmdvMX1Gvek8T1vZFvHv41z+TH6vliT5+bZ0lYrSsBGLXFWKh8O+wBBo6jCS4prUUfFKpz48Ba8x/OznsFHq032QMyb\
            vvqFmBzE4rd1Xj+q8/qXdP64KDWoG8jaxw3xOE1CaMk84rLznxIZuQ96CXYV2B3Kz7j41Q2FSnm2FcvIg10ijWMcW6fCQ0jMluK/\
            YfACaQ04Z12xFArHy455wdbUg+dNS7I0khQM1eSBUHkjG2xeJo/K1VhzlbWEU1pjIDrVRDMp5S6E54Y11BLqUjSS9kTxa4ZqaClJ\
            vy46d4hGzcR5KP4g3hZlrbwfwV0AU/nRGxJ/jSx9cCu6ELEgLF/7VQM45CIstJfkWkV2hrwietZBfVBh5QvbtkNy/xBYaqmoQSzd\
            fRMs9WrvFZpz+bWqV+A7h9Ym/AX7G3XPTv5ETeRSNQwoqwWL9Qc1Q3DZqOoipoAXIjvOOI/KZFm2E2tnlEEpSQ8Xje7dIZbji2Ad\
            KrZPi/8KsGSveXyPiKUcL8R7aB5Ch0MRtrdylVb6rJ62o63aQRozPIUcsUn+w5PNUx4KNv3h6ew5P5JwByUjvoRMV7dFV4iA77Ab\
            dxV9D006aGpVAgNspgUqYAs4+mH6BJkfEXCMhkF579NiLMMsAT3NEE1sOTcqLMi6z7cQD8qVi+cMm4ifnny2Du1PPF1bKyhtBV+9\
            /9eZXaKDggkozMmQFM+Y5cJG13vXudn6iR3KtjzKRNdlxNZNYsbh4ydQxBM/Cf2XSv74iYtkb1UzfmKGYT0MfY+uCsReUekZwqLI\
            0hiDCIVT3poOHW04orS8ddJR9OQntqWVGCcPl0KLzOb6auWArVP9i6ndpi7FtMUas3fY8SnWEUMRuLCfwgetWDHciZUn5XIuzKcU\
            ujBc9GO/2fSy9Z6OPV0HKBlvo5FZeHAMQ/6L0Bbbd186fQkx0PeRavI0REr8a+mJSPRvg1wkcMeLOhQy+SBVEkKQZNlgkWxio+x7\
            uSsJFvek6wHbF7WrsPtbTtJTn+XRZMbeDgZrwM2tW1InLePC845YtY31mjYltezdTY8p+IL0ANcflEOO3ftjWt5doSBY31ACQ8ur\
            kBvhVIBct0WQib9whX3O9N4NHkUgaQ4NPzqBl890fsyFR5pa38AE77l5kNXKqZjhab5/J9eG7TBzSMpb5e9NOfJgKrIh+t6+GR3g\
            C5eny4VdojIqn4k1vbfka13llKCFlNKKfjUPbZtYJsog1ksIC0stXqQkDx86wiJ554TZyST7x5sPGUdYHORG6mrrvtsrvCtOxmP3\
            /HnqcajxdqfFeRBqTKlbFepW6TCaA2bWbcMTeteyfBBoMmE7AnR7ZudfXqAM1FxV4Hy+ftW3l1Gr+U+vQTlwI8xmkV3FePsTKWE3\
            ztZZf3c+/IAVGHmqpql1lxSPPnprsrbtlTFs333yf198+U76WLT0/J4ZLkpsy+k1wB5S5oVMlA4qZK5V7fPMxgu0gzk4lOvc4j73\
            ETmBMuH1lVF1/urSunARxzJ0rcNEshP4A0+XC7aILu15WDh7O4oJki1k34qIY97iqppIe52cWqXKXRQvjv/QvcIpSUfs7rEKkw4G\
            c0L74o/HqJ40Q4394cVfefcOHXuffNH2xktMZCdY7KLQbfg4ira77x+OT1LKatiD68CCi/4Qk8lPn60TFVosDXm88dbFNkL+KN6t\
            lpfg6Jy9D8R8kb0HdK7DV/MALuOY1uTLZy+ePXN83AlM+5w7tIYHtihOd9q8haifYbRy3rboLunlK6Xq/Sdk9jmVsymV0b2Ga/Y5\
            pquyc6rxfk0pui+gM4fNxgSGsp1Rr5lqDiXR3ltXmw3rR1gaBW69gre6dDYofx2VvN4un/QMFtS18xa/SfSeMdm3G3r0o7Tf9gJ9\
            sA2Q5CyPGwlNelAkntsa5WRscbdsTZqnBiIJkXbdPgV0AJuuH6mwdmDdX5qYEXpbEC7jLF2j9tcamlGAzG1dxwKx04kdyQA+PGjB\
            8AgmbOUuGenusiuQpLBYzOjBL73LLQAZZ10QYG6n/BhzQKOcByqJujCHn5QjUj4b6JGZ7iVWqXaqQ3364o/HJFAPKDQXOwL0dmmT\
            xruyiMawgxn6qm0HO3SAPRHT4hwX9usuHb4h+q4UrsMnV/YUuyENCOWModRnLNKIg4flHhESdt+Qoch0zOkDRLGDMyvoYWO2lXS3\
            oxCB5Jx3RkplxozsnO4dD5qGyRTvhlRmDLMpbWoqmo113ZUGpy3m91Xsy96J96GA4nQlh9YPHvsJj3wn3X8ZJ4LkcXy4ElUMRMDy\
            GatudJmpobGeFSB9U+vAMplx4Yb0UjpQIf1+wgw6jqzBXIUF6svJ2FnHB13d34ZGGeeCNJoebiMe3SS3EJ5KcXwQt/PRl5cfoQwS\
            N3AaPJndd48t/hsdFiwjmon79BEKsbBcAXvBheJ5yZzwOEj5DQmahhoTOuz+7wLRMbhww1WpZCBSjNkiImw2OCgOTjjs/azVP1t2\
            d7gdaPdCt+5/RyNKbAmyvL8/Wlze++m6ixRDrPweGJ/Hdq5wV907fZ+zJsgR+dBDe98h9NG2B0NnHhgoGH4t2ene4nBeWzREV6+k\
            9n/XRgdCn8D/eLUW1sZ1LPxXRNkFFmJVR5YlOzBAZ3gUqFme5VEKY7rtOOA2JU0dtsP89/t9kuJxHoXhAhdXtnSOdPTpvCTHXRqo\
            hx+/Fis4/qzz9rL0BqfGA5I3//m3x/ESt3v4DnScV/12/NI8GWfN/XT9a/mvnxs4VXrC778vQX753ZwZ6PGf+jYYXxpXW2TG7fZ1\
            eXm52+30rtTrzY9La4y5fBt/4MAEfluq+tbr6kp0pVgMLlEOtaqXY7IVhb6jSHdAL3LrWhxOWtsvdxd6142PoiBdml4buVgkko2k\
            SrurUnuFkgV71KTZ9ypjL9HhKuhSoeReYlBFt/vFV0B/Um2tKl2OUmrXCfiGF4GUuq4G9K4Kr8OMZQoIvWnQASt0WN3EiZI+LhY7\
            qMQp9BirvtR2cLokzNtKNzdBW3LQq6Pmat0Qke+trgYIdpi57vCsFG8JMeilstq24lL3qiNFpjXl1miPOYWldkY8zgwpJKJ9IA7M\
            a28bmBA9FUtWKWrhWppWvHIDVlGgtBYsGyc76F3k1nUFnVozFOyNgp82kGuR/l+WWBPO68P/llDLr8X1l588mi3vNlsm37ft/YLt\
            b2lDwQliYsCmKxA3Ktqr1rZvdD0G6K2otL0SA8XxNhlCzAcsjJ9b/r+8+7pFrXvHkeaO9g5wSqil041u8jJZHQUanhELVq/DIQV/\
            tOLVbGxQNCYFiwMA+G/4I9E9bXNW+uFwELkU/pqd8UPLvm+OokpqBcbYnA+qvjju75UwCk/oUTonfEEeTRNWJGk3inAVta6nGLGV\
            9n6oCzzmDEPPskMRGVczRpZEfbUCKyoP1WAufvpard/f0nxSn51QijxhFjzj7Gc8oecRccIK1Dzf5pG/ZJcG87XCtVfwKLhzgN5R\
            ctTlVjYuI0lgS88ZcJusVmvnbwIImGnOUgZMBr+xRanLOScNAqrvmmGh8EaF3/TuF8jcu26zB2YTsGuxc2Aoh8BEu1NgJs9xZnqT\
            gRVnWMVnyMb18P6MAPr+BNIO7307mrBSTedgRhaTwflWoAzab4Y6sWjPi72sm/Xuj8RhwPP79mRqzyw6QEGtlVgtUL9gAnnlNklX\
            akGB64s7jAmVW6OYT3ag4x2rZCvchiNyFJ98Oecf31llE3BcVtfAqeuzHECNb43E6ZQnTo+KCGoNKySFbGLGDR1whLRDG1sqQdOM\
            7tDCMhSn9CIOiOnk9bHDZyvOXnN9fX2cTwKq0JH7REfH/T1bSF9HZArPOrKQ2TGKWLImiFFNtHyBth/BDK+NAPCPzfr9NcVrxHts\
            DGkSXvksAR4PYH/xJ4BFfiN2oOJmgZoo7YSaiX6i5Qu0jzTE60DQFFExn97KYZI1UVnW8KxT0RZ4tXh84do4GuX8mWkE4s8WdzKA\
            ByTM7E9dv5C8vDqD6AMwxA9thIDIHWgq2wrSJS6hq+KgGAGmqCPZF/5iSlhkgYGhkaHIiv+lkqJQ6KV5bTfSUCcxCcMHscU8bPf1\
            /748srm4SLmHphajw8CzChKc057a6t+fnoYcN4HnpgeIzUoVo+Kga2taCUqmMwsX7JSk/syYhi5XQFG4W+1aKXXg4r7BhDUPEF6F\
            FAQhC5tkpfB5jKuuNDUEw9QYzgIAvCyEmOzEEI1bBcq0lzDOaRuvUNIY3NlvouUtBDTG6/N6wyVrHp6iAFiXTsaq2KlWJyothu9j\
            SftNL45GqPAEI72vJVYgS+C7vWuDCgNzle0OfTW1XF9pd8opwLkRDG3TsVpG4Eq6TPWYvd9WD3sPEcYD6ENT2FEEHRYTY36c5P7L\
            5+FxFM+PdDyQP+tMF10Nz5z9772NnA+tgBGFyJn3neksaFQd92R7mq/hYDCrnOTrTD+brxFlL6sXWpR2dgTRMFHUN2x+kChmBIJY\
            C9kJdqunFYdwA4vZwxKwnSV5ZVpPY5UdnT5TDeeHVRgFuuw4upyt0oHJWZrJ2dL3yQjORFt2Hg+UKWNKqSZSvqQE7Ipew5vlQN4o\
            bljx5+K8hY8+eu/oMClaNoXPWLfSoBkfEkCGoLKP7tzwEf7i2wxYG7ehOP5Vcm8H6PXklBsDwDnXdKUjBbgChgLE3s5NlcRM2EVW\
            rt3SfPfpPdmK3IZBKYkkK5beU0z+/9+jjHcJHxnhe5YABpGl7knOF0upkH/oPikWXH0vsVm9WEaK0R0rRhDYtPO60PdCNFYC/TIm\
            8efws1Evv3evKfBT/zf3B5SQmowFAih6a7q/iRDZG+KMbxjTk+CbEwZTIf01NBBUsa6fIQVDmCVMOkh2inq4tGAAvVJfWSAZomSe\
            DTa17l0L61bpj2btlsjGsvSoMjVAqo5BoWqkOaNQtYjdVLZx43AxgbuXK1WR2udlNsnaVJVd/inytJyLsviCM8zFhv7NL/DzYMc3\
            KPX/bzLZ5IALPf18cGuvUTrY9H0HLxXIrjOzpp1p+2HIdN+ltitToeydrPR+IMUQ5DRsKM9PB9IHG1F2oxKnA/3anZSdzSi9KcZG\
            3FxzCsMnVmnFtDGzUo08wc2A9Ys7Fl4Rvdtvg5/NQGp/xumX16N5L4vwamkpOLV529RvO/W2N1g+Xp4Owm0E6F6zT6ycUXLNcraS\
            U6/QaVjqyAbUD/ndojx8dNyOOLc71XI5h/PDcjv4Van3gGiRlHE8JavCNKkN/hPixNm6PlWdSK9tujWy4jyc8jub3QrgIhzAhXup\
            2rhm5sFOyiYytbCLIDp6Gqknsw9Wum63FXjG9MSlTmtyaAzZMp6vJqWNCgkEch3BkAAQFdPsI6Cb7yQ4VPnKVimJ6G39s9nWtjNz\
            mnxPTBcr6by4Bw94vCeHZOttq3BJNrgLT40ZjIAupzd5LpbWWzEWczBWQwraGkA/vnvhkZxNeX44+lbVbnXT77I26jnSK8HiTeAZ\
            xDiHW0uex5f6hgieKQ+ifMLyeLmV/IWSXXUr48aQIRCJ+DZKxYKjzDvoBXjEnG3UwUYPV+2iTebhkkLLl3A0C87pDnEycTeg8oOr\
            emfdrlPuVLLJLGNSOrvSc9u5n7XK3DDOMhoJCSCx9vONSzsa1p4wbE13SfMMhRJ+9jH1a63F6pa+CodErVDWfE4faFtkHxKk4OPX\
            ydoN4FS4H2vHFnys95aNtfvHXhlipvlJF1BVIrwEnaTO94vAFB7qMZt7Kj0K7/5gEyFd+RSvpANYrFHvi6Oe4wDdx9Vh91F1GHlA\
            N0Xhor8lP8OMVU3i4OnJJPlrD9IF0davKXzzpssV0f07ZRrLN0aCfVNrRtlS+Pr8CoHzPR2vf0PgeXPcZxb2H62KnVInLzhAWi5p\
            hDqlpMi/fVqVL78kFYokL58uyrn7/wX35aPLUljXei3cxgu6W5xdzD5/RSA/j6OxITn70aHtW346J+vhOU/f5IltWhtavDOU0PEJ\
            beSeN+122kjUw7RlUD7+4+Q6lCTlcfCrcPun4S/giD3TcLHS5ZzzGjDT3EHThWETxbufZBkw3Z5QOxFsWZalT7IMdu8LKZVyL333\
            2HMhrssFBwlK1n98kmI8424bzBluSXC3jAugrguMSGsxK92W4aZYF6fJtbjqYJwVa+vmIyAmB5XoOgECg4K+qOQXXgVlUIW49vqH\
            VJtRe1/EUXwfc7wqjkVREjkrCsAyFOKFTh2wpCwKvGLH4r6qJDXwXBps1yaBfBZWhwO20a1mtqG5r8WyZhtjozwoQh+v+AM/ci4b\
            oeWNAPgi9uM4zuXoD8WxDCS5gsVTAPkiKQ7+4UEKlrBjHspGi6mfQZACO+nHvi1ANiu8XoW4L4qoYOVBjqRMwiSXPDYAvg6UX/CI\
            H7jUQpREx4g0jVA1I5Z6TsIwqMi+9+zeJ9yUT4EZ6XwW+z61KKqkkC16VguOrehCow6quGJ4FR7DIiLLAEgYZpHy/0Zb5vxQ5ZK2\
            jANEGKFSkatLvYVfhhzosO2RJwpbtENb/tN044N2jlI3LOJxIik57R+m/xttHoWHgNMI85iRNcQZnFRmtENdcNfksiGPgkgCisdg\
            iWKRf9/0CoVVWEXVvWyehA9h+eZf/3L+hO/7c5pd8TTFcpziLaCsdHG1kkJ+Kc9RzNnbbRey0w7f/3T3NsUsayprId8CybNhsyy7\
            +4dcFgGvtRYT9NnrIUObMICnMpwHvLW+C0tgO/ty+tMdJufQOcdNE/Be+G2DJ8DcErBxh1mug/LYb+0ZllGrzNBkERhpUnIRuR0J\
            yR3lMkK7o6FxPG2kj2m2oOaE553S/jG/C8J7S/2CiF4Q2RnUX9ARTPVhKOs5Ezwtxrwu3Jx/qiEP8ELHh+9AVlesT4NMC9O6vFrx\
            JrZeCGe6useGW39gZwgbv+/ybuicN3/gjx23/vQznMDFwFt3rJ03v4YqRffmp7x5xwEQzPo1xyXqj/uaNY6ASlfwvq5smyQS9See\
            trysx5YK3tM5a3BCRYBzORiyb1mTSdSfiCLwYszdBgw+F1ZAlF2oJAQZGPKcyl0WVDD00HkFFBIV2ftTPXDZcuUuUZsqLWActjN9\
            mkj3kTADUfP/1cCYXdwTiETIIVLZGR0y3uhQChyvy8r/jgJG4PtfZcbS+UeoEmbdtfWZlq1pED74lw/2JNHsgU11RHtRokC9WRzK\
            ZhOfe/8ZPodbNgfgIsYLrjCFBU5u3dEQNUf5wvd9B6dQW/Gd0LMw/bQ3ES5yw6UK6K4oTrzlKTbX2yhvHOwZvr510jTnYDIOFww3\
            Fk5wPBKVhcbOux7nDCiZF8ff+b31HVoWs/Mwn0LnFDkXZ2ycrnGaeoLY/1ifUz+7sLJEbj5gS2xoO3OJvlQlozPN/RMu8xmYtlA0\
            KxsSZsdvi6G3/Ahq293YC7hVn1Kg43ehGLqxOLlMJrxpy871ZWwY3mSjACXQUVPqZ4HbdYUaw/YJF3Rv/qyKSYmkDojOqXzENHXj\
            gC5I/KjMVceX1rrQS0ZLdDCjW8phtMTJzhSZ21WV4EMajjOC0DIzU5iNvATIVC5lplShHnPH/dyQ0WlhCjRhPGaydLutGv6BFIdR\
            uIIdZaliPf+jrPvvy+XyvyyvrXEa5eW0xREBTsP/eucG9irctAU1fekAI8TFA7625q19FcaiXeBLfH8fiBRnm2DxvmeXNGcNYnD2\
            hnpo+At9GjpMzD3MnoAw2DieyiifZ+w93BsGEysm020wnRe++zpVCNXIaW+8zSbk4aSDtZA3TX0RtbgK5qijDCOebnp/Z066ZuPQ\
            AdY1f+txGIqyGfpnKPHIPxqg5dP6vCWFJtl4BhCW3M3rsk5rcAQ2cLLwO3Q1+H8eW3DqIh1YDl7c470ABI3iNC2HG1KWQ8tx4Dv4\
            wgJYhy/eqgjk4vW1sgrQjouPUyGM4HOExP/KNqiKvMYlL90k6DlGmHc8Wyzy2NdlJpfNLrBoRVpwDFeaB+myxg+6q9EtRWw83D6K\
            FKTZwxClsDN0LyXBdRYKCVEinA4n++GjvNmJnso8atpaLYxlub2npa1xBmKZbOnEesik0mcDpxIv9aKH6ylgvm0ue9Nak0IMcXP2\
            8E4LbkrXqPxMInJvFEwl6uqjq/bEL8WPED0eRukce+OsE1fgj1YYXhsLI+Xz0eAYmcJBmNwEN82HlFBPDvplMGA+QBse5X12g97Z\
            eyU4XosLovNw1chLA53KDveDWh84bAzkWs/QXpbfNqfiq+5pUM6OpRroppjUt4LRikcLFxDyFR0uHSLIv+lhXy5j3hlGB/mff6A+\
            dNRvkI6TTOOLkFZMCN4E6XwUHxWe6eOxPMBrfbaXFG5BJOz0NUU7TAoiU6xQ2ZE6cE29E5WecuiJN9UqoMuVwD6RX54x2Aul8imO\
            GDMTsnPdMimyfKzoHYWFTRi+eqrwaeUKOIMylAJojDij7IO7HjDpVlJqUoHrzj+CV5hVz1ouLBRhGjotI+k7eSAxwBp71mlzfNN2\
            4hNoUrfnPHuXugBy/hmB/3q+uQUzPS+xM/OEv3Rt1e3j9BQWfF1JtGTStYT3nXx56VY1hDmUSQ8b62wRJmLX4T/k+1CB+oKpvpMZ\
            kBa+/dmTDzb2+cgVLINwi5twDeum0aAEyefWo1Xx5+RY2c67Y9nx3r3DB9vkMGbNiNWSlF6y88f3J95zpYKUt5fh46YZfY2zjwaz\
            PGgpH6y9dp7CCekw7pWDTOzdvHHw/eu1vueHvH1Je4HMtzWxlgWlHoV0fO190JSz6AbW3xPPHiuNI5f8NpiM1v0119iEGra6zRdh\
            HlS+f6OQ58d+TyOvhdt0YrB+YH07mYwfCVCTyNaQkCQ3C/ael2PBYXCdbEq39mRYnW8duBf1tmfpyZFjca5ncW0Cd2gq0ZbtW7R1\
            l1O7YPZAmElqaExXBfAHP9HIZvqAIIf+pTKZKEHCyewPDvpDw+S1xRp0DDBq0fOBO2hdc5XW3yunwm02UeHZAqacCXyW7XbjsE4q\
            LyglFHrfqwHBNsX/W7sO5raNLPxX5E0DLise3X3gIUzxuCSu6YlGc6JFWsZIAmQCtK1g8N/vffveNgCkfGUKie29vf3et1ZaXcvO\
            Jm3DTai2u0rukDhRyDr6rbH/1lhfvW/V8b5EopNF9JGVjc165i0ShH4wmYa0HWDDzH63KN8t6p9pyzg21IOx5T3OwsoR0RvPYd1R\
            cNX53Fx1DkkjcLkpV46CiVjpDVgF3OX+AavXKG3+a3zQTPAqC9m6mgkNk6aiPKTzxvArZYh9J+fFSRNqTC2To2Xxzq5rE0iYj3RL\
            +x+a2cRyHDPUaaBKVE09Zkm9jZXakJRkv10xKMcoiJKWXWGZoahGCnOhDh04og2i/7Wuelq6ihZYlc5FiSxJhx4mPmXat56QhDkA\
            WEhWNemm6Wtre2UvpEVLjl23izNM31r5hVxlbiXXINDAV6YMUMCrgF+MqIB36aweqt+ZyFjb8Dipo4S0arBCotrGAsrVC0LWrhLg\
            tV4f52uPF6oh58RN8i9N3i5X7+gCBTpuRH/H7ELgv6uVLgT3AQB85GAG+lgIietNVdU0UlQUtdJetVOszkY8ldV9Y1F/825RGLa0\
            XZ4Zv4LJSI3FrnRTVWevFuttznQiLcL4w5IpvfpwsQCp1XYfzZpGuXSvvmOn3zb5PaJQe9Dkd1a39FtHwHvZY+h59PPTJ4JGa9HQ\
            xfHeCTodoAS1Z9s57AJHQwm0zbEEMMg6BQ3UES3JwSExsoBN5ZPGc60U/nMNupUy3wdPxSdn8F7U325okUSYEAtkKYTSWaB/vmga\
            woD8ZJbWpD2nfGQKLKbo682EbC9IE8sDJer84LzRVp03iH3ChRfFYAjqMQIx6eBb2ckGBora+OL5Gt4u+JN8UTtQBhjepTSH4RtD\
            E8oOCJdI2kk/oUanZRZzOJXzLWWcPdmyOtqSgmZ2Wgtw/KECwgZVPFYgbjBzlVdBj9iztFS6dBr+b2CinBntfh36UuaSgEe3V2KP\
            vcTK05oQM973Ar5/Cyw2ZHGonWOHDcVo4Rlcw+UX/1WfOFns0b26T2ow8iwv85B8obHJ1mAPRYJ2JZOyM9yLlXcTb5GX+ti3j2aI\
            kC4d+iyNnUkoClcnG7UZ24Sq/75TDUCP4vZqQ2ZrcP1/KlHARQoDHgFNC2Ij3aOaA92VvWGzoBGpiBKRU0YEiTAI+5Cx1mfHzAuY\
            0Hl1AjZ0QQUiIm3b82h4g5tpY4eRpGM2FD+Z262Zj66Gj9Atv9YIvwFfPqq5MpudPdyIqUypro+z2/NNMcefc4fSdCf11HZrsP+t\
            8RWOCOnUK8dvsdrNb4F5KapzqqZhxUkbYISE1B2bgGJgtqtK5XCimHTBfEqlWArDIR+CNHiwijAtxXziKNSkCpi1yNQ84zNtRQ5m\
            BMzSVHHwCm+e3wk/rlCYvNzoTw1QUmg2XBqso10RG2hzUB3O0ir/BR+CMcQngsU46teNI908OHIogoK082Zrz37T70q8qXCYOkAR\
            ag6WZj2/wBCOedQk9uzQvPUldSVMGK6GKr9H9QxVjbBHde8J2zkgvWocaxScBZ1JZw5GqoKToZCy2OK28JgVuqh/ovUW9L0yb5f5\
            gM5DSyLCrrFmi2jSjzgtoyxho+oYOxo3i47EAQZxT27HqE1qeOpPvBqsJ5xZDJ6AwabW4K8hEmLhu1i4uqlt1sE8mSwsVVCqqbSg\
            jGFGjZgtQvKZLjgxDL045zXT2FWOT5VYzxQLwUCBmygkhp1/QS0Z7Z7LnKMqpGaoTaqJ+J4TmdR8Pp2JD6lpR6lQ6JJcZfZb5zIb\
            PCLRJ7EGD9prX1rynw+aWcj8VHxFiwo1hq8Tl77wkPCoLeqXm2LlCQ6pumAtCcZD+aopivcgoX1nUpZxx7uEt45Ze51/tbYlw6Go\
            YoCvWD+nbQqNfW95jWw5s7AmQPAsCetmDkNGVcerQ724ZOcmUcIA9sBwkjLHinHWFUg52pPEZ54cdURpKewzqaZOYA0hdSZGQRQB\
            8FNvkQSO8ny4l5HpycaWiWAcw/O+0i2fH+kIsCLgeGXIvDoHUX5NPQMdqesMWfF7OsgwMZNwMmfERUibd+IOMVyq7BYeaIyP0CLw\
            Z/f9+8du4z8eodn+M9oBcYx7YgXlcTcshX2nTj8BVI0lK8n7hhReUv2OyRO9iOB+47vjO8KPR5stMG1HG8Oo5Bp7sTkYommKMf11\
            lTxJRqoIyh9I2osBHsjCNNBuonymtisX1D1JwEL09XKoYaquArvEnBzJQ56PJDdHmbIn8ChaGJ6+B30OaQJabveeSGicr4uiMK80\
            sHhhHLLOUTH+e15RwuXE74Cx3ypHAOzmzQtsJgATD2HqmmLo6wa8gxCHZ/Mn9DnbxTDGyi38rgtLcA/TIxra0XMKclwxm9VkC5XQ\
            inIeLSSNeUUiseDxU/QtzIvIU6jtQgPSDKWHgDt+EcEdY5kyVR8Qdmdym3pOUpOz+BKerkTsDTDDIOPrjAFI4tbo3XCMVorhAuwU\
            AAp76G1tZfpVdWqsrUU98BlK06nDRwXBCkQ5CWNjbJAGmC31Qvtxr3x1wn6j/Ee3QO7QpQ7/n+WKL4ZTm4M2LN+wXHTjHhVrWBx4\
            2VGaofwGMCb49heAd2zw3VeWMZ6W+Xs0c/bw380tgvRurH7NRdsenmQaiykNpOKwgCLu4JJ1R7wcWRtIyVfIOe7/rgp1cxiKAgWX\
            qPDUTj/Td+58pnHzaCsSsXc3yOHWHW93vRtpGwtU9JzeGVt97K3L/1ahaL8rayEqVfdFqu/3pGSXu2RjD5ud0jHLkbZDSiaSQn+m\
            FUEAwo3vUZwUSoxW4r2o6YWJDfRqZTOiVdAKCktHReecgu44vTSGckK2cnm6wo9xPE2ibQ38mNuLUcdIEBaQyCmAvJSTesRiL858\
            EDD1h3mQHzqeeJzNTfNl1egw12arlpW8tD+zHpTG5JEVZv/S+QMtp8snWis5g3La6yhbYHwLZsi5iiidVGbMygqBJFQsM6/GXZ20\
            vxm4+42nVBpkNeO+MG2pKJfo03OeyDIU2YaLM9XMq0xJFtKOSt5wbTMSuOpy11jYK6toklYZ7d54ulbx3Gxc+PMjdK3X9CJSFR3T\
            C300VD1r19BEyKre4R/3MZRaU8ja2YtKhasUldd7jKMaekZ9rJJIt443k7jskB7PbQAMPJiPN69enbFK4TFoy+mGEN+991a4j8XP\
            tIBz8F08iMYPghSBGbDxtDCfiGXHzwo1PVexhZppbz9MAGdaWqLCKH2fN2A/0FmmPi0unjFlVslqYObvUMPhhee3upBPpf2nJ6T6\
            yWhHwZ+1Udp/Wr6VyKOzUtp/C6MLxMKODulYPpX2n45XDH9K899hp79vcqvvYsQ0icKyDvkyhn8zsaaZfzmwsdrrLD/4HuaKbkgT\
            jIfcQ2fmnEhWmmEmY2whInDCdfIRMw6CrTYNaWdBu5k9tuLIwJcIEwVHnNF0UHA64eCPIscbRCLc8oXU1YTmW7in0cwQPHwYXa82\
            TjmfS4IpAJFldvLkiyaqPKYYlzpQhpZOCTudSV51RvjH37MV4ovyNVaVlW47XQaZu5TG8Ir6eNNhgmeDkpYPUDRjaSHoFTHbahIc\
            +XFfalfLo/qMtDnww/LAaC38nZMqICT0jKNdkJlT9sFq6P55HITgtPl5jToXToxVadCE2QLLl7RCdgYD0Jn030EJ3eiDtx0EXEQW\
            Id0IESldp9pbGUwS2eW5xC+OEShX6QVTbnNbixf7WqfSxL5dX7MRsE+84JmG0fpXrowlmuwFmvVnyLCtu4yTguoCPosBe2o4HKKs\
            cs89C3qraRbM9UdxH+VM8fSl0hZylx7j6hE78gFEYpgrUAxxkvEAGg/Mri70EX18eZ0+w/evXuU8e0RZnb/RB+f6w2FusglqN6mh\
            +cGrOcyQrogERpPNpmQ7djrMfiD55+EMpTofzSyecZE6iKdAIuD13YJqF+8bhW+TBt0UqIW41L3+AlEx6ty3u0xbbh5AVzRNvKsz\
            YBKxXWGYYeftXTIuvOKAUWuzbLvFBXqjUes0zu2olGfS4gV1fLXm+GSd275gL1cN7SWzGvc6PIkU/UYt+1wm0sQs6JUJTvpHBfoZ\
            2iF8K8nGxdBrpvD41D1jgmvxaXTDLes5rjWbbr0pjQVuWYTanf8htLpG1mJLIn/eeXxjzz8PcIxLxFm26Egr7RC2tWYRzMbBwtsx\
            T18OYVMqos8/mvzuDf2nkdqwsGUEjQ6djKH9EErrD/7T2eCwGOHinU8cuK3KFUBkqfYB4dYJHzBhATkbQSJ3b2zCZKwG1IRaahyZ\
            a3HJyB8bOTaa18nGI5LNF1Rg/khwYo4g/c7XIOcOerwNNhpn3aIrI6j0GKjS26TjKlAxsnaf0JpTmzHEnLo6NDUTq5R2RjTYIsvZ\
            dc40BvXrjLox6HOGKklXFhPo2Ou3+uUzWOMBNnV6pbYEZ/BqTQh4GkfmidLePmVpgITu6IqdmLbb/1Id6PrUxoAT1aqNULnkxjff\
            Urs7qhJgda43G2bPqsnFiijdhDkL2o9pBMruMMlYUgpg9urcxopBJttxzjMY04D57yaY9+qgmqL0kditjXiiSA78bidWb4298B5p\
            uCIdtkMVq48MuTeUUt6IGhHGbmJ1I7ZOE4H6RTbtTx0+Nih9xIp0V6sXeL6I1GUE5aKFsKcFOtAZiCOLlTzcsN6vSDemYF2/2UDv\
            08p1Gz1NffqAA9osjKK6A584M2z3C9dUwK9XTMIYf4Np2AgQUNi9L2m2SGd/7Zttb3Zj2xXBjETnURenDs4R7O+RrFnfvjOlaFjj\
            0CaMLu1klwgvGru3/wElcx7Qetu4vjX1/YmNMoea8TsdzOvcie7Z4WG8TWWRGq4ANzZj+u93WP2d0xmN/waysSVOUrS4El+NoEPV\
            o3G4ctxr425gAdA7sMqQzj78T6Szf+6WzspxVou8dJeUNgZsAtAIWKLBFVlA42NMnzQdxvd9xAoW4oxoA1l7j+XJEJTRpRYW+WkA\
            mitxMziEyQkWcjJ08RgSe5sIc4S2G0YDxx0xeWdnWUywP6UL/Fh8bdtZwJPO7ETX3mIcrk3h0EGUIPx4SOWEBlfmi9+GPlfsyive\
            E+q1uYRjG6Ni7ZKEFZlo1s1YwbmT0IDP24A2Rtyxwr+1t6tbHCX7Go8VI+7bvhQfli40+tQ+bHZI8EMhxbtkO0xgXIi/OwBL9K/2\
            2QVNMBGgvG0g3nNQkbpeS1gPskEQH1LbcR2n0sg8zeWXjcitUT9K32RHzDPSm/DpMLaGUdtCbOHQ6agH9htDcxyclmsKNnUWEcyu\
            aTq8upDQOFBwkSRr4Q0Ii3J5gvRgiW8ryu+iTPqyNPZNZX1k9mo9sA/HMv+j+Vtinld6QFKzJhkFYzKQeHLiheGGSC5h6jm8UXY9\
            zaZyyTIE+kl2diIYOTdK27I0qCJ7Al2TMZoVvK/gkOpfNJys+R3vKU62ZnNgg1dkG5Tev20Z2rLfjxEDkEbH5my5z2wmV4oBWo4+\
            C5NyrcO2zth15kmrtQNX+eq0Yv35hHUHAK3igztnC5P/zxVuiTKlQL/IQwdiaTsu8B4h0IgcJr6ASvGqE4Dt84nzS7VWfP55OS+z\
            MA76bjbLAs8pUuueJPEwhWBZ7GwQvQ7mRX+bx6lZJjGVNSIDxq9YKSVxySBHAMk+hTP4jdrMHiqV4M4ZBrJVEN0FUXjdGETmO4p4\
            iuek0De7lNSgqQ58GuUeWoPPLYJbhm8sfsPVlQPISS+2JFZ6T6UcMppWhhFoWzTAYF7Q1hxT6e5YT2Xm81OQbtDZADmLZ7Wxsbn0\
            4xKVlV4dhOnk4rFXAgdcbp8ewjdO5e09++Bo8Nwoxjnqun4hg32+mQQvpf7d+8RBPsrmEMSrzLFDafco43UdPH1VpVCpelB8WC2T\
            2+lVd16ozXBx0w/TGSPeCAsHycXiHFi4mUM5GY0C89ZxdGcxVIK6//wpNoiwI0+Qxj/QLS3ffAuYPcCb/x+QUHt/b1Hv4clr7jqS\
            UX1pra3FU7FgIJp+aI1Po72o/hX22F7X+lPzSfsFst7g20waZwViW6yMBbbo8EwP0cHsnqFDxPrY+FmuVhcPsDXQGzGjAh9DQqlf\
            NsZmvXj/Qm5z9Kmz+sl02SWMqzP9GP84VNPMaj8xkVAkxlg/oHH3r4a/n5f6Cb5QwfqB/XrBUEF9aXyd01sfnMRPbKYjM+fzZ2Om\
            2f/xff0bPqvycUnLI4Pl9UXDdk9Ed0OsV2xNw/NnHHbRNvrE2IkuoX4emkjtUX/PFlL0b/iW7NTYrVfgYdDvxIB8RwZTwa85PPfs\
            gqriGOaQb1u/FhvUtz4Rg2mxv8jARxz9m4mHhMyuFd6wDbrBA+osS298RsrG52yEKkY3+zeucpYTbY4AAA==
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
        "track-selection-style.js": toPanelsJS,
        "track-selection.js": toPanelsJS,
        "track-style.js": toPanelsJS,
        "transport.js": toWidgetsJS,
        "virtual-list.js": toPanelsJS,
        "volume-row.js": toPanelsJS,
        "volume.js": toPanelsJS,
        "widgets.css": widgetsCSS,
        "widgets.js": widgetsJS,
        "worker.js": workerJS,
    ]
}
