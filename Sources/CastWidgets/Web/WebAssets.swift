// Made by Scripts/embed-assets from the files in Assets. Change those, then run it.
// 18444b9328bc18cc42ff54bd bc4971792676eb7f57c06d97

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
        "text/javascript; charset=utf-8", tag: "d7926c16a1429ecc",
        text: #"""
            import{CastElement as Ft,Ticker as Et,castClient as f,clockText as M,deepFocus as T,drawPlayback as \#
            At,drawSlots as pt,el as o,icon as y,isOn as V,makeSlots as Lt,onInputChange as Pt,picture as B,pict\#
            ureURL as Bt,present as O,setAttribute as l,setIcon as _,setText as g,sheet as k,tapPlayback as Ot}f\#
            rom"./widgets.js";var G=new Set,Y=null;function It(){let{style:d}=document.documentElement;G.size&&!\#
            Y?(Y={overflow:d.overflow,scrollbarGutter:d.scrollbarGutter},Object.assign(d,{overflow:"hidden",scro\#
            llbarGutter:"auto"})):!G.size&&Y&&(Object.assign(d,Y),Y=null)}function $t(d){G.add(d),It()}function \#
            mt(d){G.delete(d),It()}var Rt=k(":host{display:contents}:host([inline]){display:block}dialog,.inline\#
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
            dialog,.inline{border:1px solid CanvasText}.grip{background:CanvasText}}");var C=class extends Ft{st\#
            atic get titleKey(){return"dialogTitle"}static get eventName(){return"sheet"}static get isFull(){ret\#
            urn!1}#t=!1;#i=0;#e=!1;constructor(){super(),this.shadowRoot.adoptedStyleSheets=[...this.shadowRoot.\#
            adoptedStyleSheets.slice(0,1),Rt,...this.constructor.sheets]}get isInline(){return this.hasAttribute\#
            ("inline")}get isHeard(){return this.isOpen&&super.isHeard}get isOpen(){return this.isInline?this.is\#
            Connected:Boolean(this.panel?.open)}build(){let{isFull:t,titleKey:e}=this.constructor;this.heading=o\#
            ("h2.heading",{part:"title",id:"title",tabindex:-1},this.t(e)),this.closeButton=this.iconButton("clo\#
            se",this.t("dialogClose"),{part:"close",onclick:()=>this.close()}),l(this.closeButton,"hidden",this.\#
            isInline),this.head=o("div.head",{part:"header"},this.heading,this.closeButton),this.body=o("div.she\#
            et-body",{part:"body"}),this.foot=o("div.sheet-foot",{part:"footer"}),this.voice=o("p.hush",{role:"s\#
            tatus"});let[i,s]=this.isInline?["section.inline","region"]:[t?"dialog.full":"dialog",null];this.pan\#
            el=o(i,{part:"sheet",role:s,"aria-labelledby":"title"},t?null:o("div.grip",{"aria-hidden":"true"}),t\#
            his.head,this.body,this.foot,this.voice,this.snack),this.panel.addEventListener("close",()=>this.#s(\#
            )),this.panel.addEventListener("click",n=>this.#a(n)),this.isInline||this.#o(),this.root.append(this\#
            .panel),this.buildSheet(),this.#t&&!this.isInline&&this.panel.showModal()}speak(t){g(this.voice,t)}b\#
            uildSheet(){}opened(){}closed(){}disconnectedCallback(){super.disconnectedCallback(),mt(this)}async \#
            open(){await this.ready,!(this.isOpen||this.isInline)&&(this.#t=!0,this.invalidate(),this.render(),t\#
            his.constructor.isFull&&$t(this),this.panel.showModal(),(this.firstFocus?.()??this.heading).focus({f\#
            ocusVisible:!1}),this.opened(),this.#n("open"))}close(){this.isInline||this.panel?.close()}keepFocus\#
            (){let t=T();this.isOpen&&!this.isInline&&(!t||t===this||!this.panel.contains(t))&&this.shadowRoot.a\#
            ctiveElement===null&&(document.activeElement===this||document.activeElement===document.body)&&this.h\#
            eading.focus({focusVisible:!1})}#s(){this.#t&&(this.#t=!1,mt(this),this.closed(),this.#n("close"))}c\#
            onnectionChanged(t){clearTimeout(this.#i),this.isOpen&&(t==="lost"||t==="connecting"&&this.#e?this.#\#
            i=setTimeout(()=>(this.#e=!0,this.say(this.t("connectionLost"),!0)),1500):t==="ended"||t==="unauthor\#
            ized"?(this.#e=!0,this.say(f.reason??this.t("accessEnded"),!0)):this.#e&&(this.#e=!1,this.say("")))}\#
            #n(t){let e=`cast-${this.constructor.eventName}-${t}`;this.dispatchEvent(new CustomEvent(e,{bubbles:\#
            !0,composed:!0}))}#a(t){if(t.target!==this.panel||this.isInline)return;let{left:e,right:i,top:s,bott\#
            om:n}=this.panel.getBoundingClientRect(),{clientX:r,clientY:a}=t;(r<e||r>i||a<s||a>n)&&this.close()}\#
            #o(){let t=null,e=s=>{if(t===null)return;let n=this.panel.getBoundingClientRect().top-t.top;t=null,t\#
            his.panel.style.transform=this.panel.style.transition="",s&&n>80&&this.close()},i=s=>!s.closest("but\#
            ton")&&s.closest(".grip, .head");this.panel.addEventListener("pointerdown",s=>{s.pointerType==="mous\#
            e"||!i(s.target)||(t={y:s.clientY,top:this.panel.getBoundingClientRect().top},this.panel.setPointerC\#
            apture(s.pointerId))}),this.panel.addEventListener("pointermove",s=>{t!==null&&(this.panel.style.tra\#
            nsition="none",this.panel.style.transform=`translateY(${Math.max(0,s.clientY-t.y)}px)`)}),this.panel\#
            .addEventListener("pointerup",()=>e(!0)),this.panel.addEventListener("pointercancel",()=>e(!1))}setT\#
            itle(t){g(this.heading,t)}};var X=class{#t=new Map;constructor(t){this.owner=t,this.list=o("ul",{par\#
            t:"devices",role:"list"}),this.body=[this.list],this.update=()=>this.#i()}#i(){let t=f.state("device\#
            s")?.devices??[],e=new Set(t.map(({id:s})=>s)),i=this.list.firstElementChild;for(let[s,n]of this.#t)\#
            e.has(s)||(i===n.item&&(i=i.nextElementSibling),n.item.remove(),this.#t.delete(s));for(let s of t){t\#
            his.#t.has(s.id)||this.#t.set(s.id,this.#e(s.id));let n=this.#t.get(s.id);n.item===i?i=i.nextElement\#
            Sibling:this.list.insertBefore(n.item,i),n.update(s)}this.owner.keepFocus()}#e(t){let e=o("span.disc\#
            "),i=o("span.title.line",{dir:"auto"}),s=o("span.caption.line",{dir:"auto"}),n=o("span.mark",{},y("c\#
            heck")),a=o("button.row",{part:"device","data-device":t,onclick:()=>this.owner.act(`device ${t}`,"ch\#
            oose",{device:t})},e,o("span.texts",{},i,s),n);return{item:o("li",{},a),update:c=>{_(e,c.icon),g(i,c\#
            .name),g(s,c.playing??c.model),s.classList.toggle("plays",Boolean(c.playing)),l(n,"hidden",!c.connec\#
            ted),l(a,"aria-current",c.connected?"true":null),l(a,"aria-busy",this.owner.isBusy(`device ${t}`)?"t\#
            rue":null)}}}};var jt=k('.sheet-body{padding-inline:12u;min-block-size:min(248u,40vh);display:flex;f\#
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
            {static get sheets(){return[jt]}static get topics(){return["dialog","devices","media","volume"]}stat\#
            ic get eventName(){return"dialog"}#t=null;#i=()=>{};#e=null;get styleNode(){return{connected:"connec\#
            tionController",connecting:"connectionController",troubleshooting:"noDevicesAvailableController"}[th\#
            is.#t]??"deviceChooser"}buildSheet(){this.#t=null,this.#e=null,this.notice=o("div.notice",{role:"sta\#
            tus",part:"notice-line"}),this.panel.insertBefore(this.notice,this.body)}render(){let t=f.state("dia\#
            log")??{screen:"searching",steps:[]};this.setTitle(this.#s(t)),t.screen!==this.#t&&this.#n(t),this.#\#
            i(t),this.#a(t)}#s({screen:t,device:e}){return t==="permission"?this.t("permissionTitle"):t==="conne\#
            cting"?this.t("dialogConnectingTo",e??""):t==="connected"?e??this.t("castConnected"):this.t(t==="tro\#
            ubleshooting"?"troubleTitle":"dialogTitle")}#n(t){let e=this.#t!==null,i=this.body.contains(T())||th\#
            is.foot.contains(T());this.#t=t.screen,this.restyle();let s={permission:()=>this.#l(),searching:()=>\#
            this.#r(),chooser:()=>new X(this),connecting:()=>this.#c(),connected:()=>this.#u(),troubleshooting:(\#
            )=>this.#d()},{body:n,foot:r=[],update:a=()=>{}}=(s[t.screen]??s.searching)();this.body.replaceChild\#
            ren(o("div.screen",{"data-screen":t.screen},...n)),this.body.scrollTop=0,this.foot.replaceChildren(.\#
            ..r),this.#i=a,!(!e||!this.isOpen)&&(i?this.heading.focus({focusVisible:!1}):this.speak(this.heading\#
            .textContent))}#a({notice:t=null,noticeID:e=0}){let i=t===null?null:`${e} ${t}`;if(i===this.#e)retur\#
            n;if(this.#e=i,t===null)return this.notice.replaceChildren();let s=this.iconButton("close",this.t("d\#
            ialogClose"),{onclick:()=>this.act("notice","dismissNotice")});this.notice.replaceChildren(y("warnin\#
            g"),o("p.small",{},t),s)}#o(t,e,i,s){return o(`button.button.${t}`,{part:`button ${i??"cancel"}`,"da\#
            ta-command":i,onclick:()=>i?this.act(i,i,s):this.close()},this.t(e))}#l(){return{body:[o("div.centre\#
            ",{},o("div.beacon",{},y("wifi")),o("p.lead",{},this.t("permissionText")))],foot:[this.#o("text","ca\#
            ncel"),this.#o("filled","permissionContinue","acceptPermission")]}}#r(){return{body:[o("div.centre",\#
            {},o("div.beacon.searching",{},y("cast")),o("p.small",{},this.t("dialogSearching")))]}}#c(){let t=o(\#
            "div.beacon.turning");return{body:[o("div.centre",{},t)],foot:[this.#o("text","cancel","disconnect",\#
            {stopCasting:!1})],update:e=>{let i=f.state("devices")?.devices.find(({id:s})=>s===e.deviceID);_(t,i\#
            ?.icon??"screen")}}}#d(){let t=o("p.reason",{part:"reason"}),e=o("ol.steps",{part:"steps"});return{b\#
            ody:[t,e],foot:[this.#o("tonal","tryAgain","searchAgain")],update:i=>{g(t,i.reason?this.t(i.reason):\#
            "");let s=i.steps.map(n=>this.t(n));s.join(`
            `)!==[...e.children].map(n=>n.textContent).join(`
            `)&&e.replaceChildren(...s.map(n=>o("li",{},o("span",{},n))))}}}#u(){let t=B("art","film"),e=o("p.ti\#
            tle",{part:"title",dir:"auto"}),i=o("p.caption.line",{part:"studio",dir:"auto"}),s=(a,c,m)=>o("butto\#
            n.row",{"aria-haspopup":"dialog","data-lead":m,onclick:()=>this.#h(m)},o("span.disc",{},y(a)),o("spa\#
            n.texts",{},o("span.title",{},this.t(c))),y("forward","mirrored")),n=s("play","openPlayer","cast-exp\#
            anded-controller"),r=s("volume","volume","cast-volume");return{body:[o("div.card",{part:"media"},t.e\#
            lement,o("div.texts",{},e,i)),n,r],foot:[this.#o("text","dialogDisconnect","disconnect",{stopCasting\#
            :!1}),this.#o("tonal","dialogStopCasting","disconnect",{stopCasting:!0})],update:a=>{let c=f.state("\#
            media")!=null;g(e,a.title??(c?"":this.t("nothingPlays"))),g(i,a.studio??""),t.show(a.image),l(n,"dis\#
            abled",!c),l(r,"hidden",!f.state("volume")?.enabled)}}}#h(t){t==="cast-expanded-controller"&&this.cl\#
            ose(),O(t)}};customElements.define("cast-dialog",ft);import"./widgets.js";var J=class{constructor(){\#
            this.glow=o("div.glow",{"aria-hidden":"true",part:"backdrop"}),this.cover=B("cover","film"),this.cov\#
            er.element.addEventListener("load",({target:{naturalWidth:t,naturalHeight:e}})=>{let i=Math.min(2,Ma\#
            th.max(.6,t/e)).toFixed(4);e&&this.cover.element.style.setProperty("--_ratio",i)},!0)}show(t){this.c\#
            over.show(t);let e=Bt(t);if((this.glow.querySelector("img")?.src??null)===e)return;if(this.glow.repl\#
            aceChildren(),!e)return void this.cover.element.style.removeProperty("--_ratio");let s=o("img",{alt:\#
            "","data-state":"loading",decoding:"async"});s.addEventListener("load",()=>s.setAttribute("data-stat\#
            e","there")),s.addEventListener("error",()=>s.remove()),s.src=e,this.glow.append(s)}};var Q=class{co\#
            nstructor(t){this.owner=t,this.title=o("span.small.line",{dir:"auto"}),this.skip=o("button.button",{\#
            part:"skip-ad",onclick:()=>t.act("advertisement","skipAd")}),this.element=o("div.adline",{part:"ad",\#
            hidden:!0},o("span.ad-mark",{},t.t("advertisement")),this.title,this.skip)}draw(t){l(this.element,"h\#
            idden",!t?.ad),g(this.title,t?.ad?.title??"")}tick(t){if(!t?.ad)return;let{skipAt:e}=t.ad,i=e==null?\#
            null:Math.max(0,Math.ceil((e-f.now)/1e3));l(this.skip,"hidden",i===null),i!==null&&(this.skip.disabl\#
            ed=i>0,g(this.skip,i>0?this.owner.t("skipAdIn",M(i)):this.owner.t("skipAd")),l(this.skip,"aria-busy"\#
            ,this.owner.isBusy("advertisement",t.pending)?"true":null))}};var qt=k('dialog.full{inset:0;inline-s\#
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
            {transform:none;opacity:0}@starting-style{dialog.full[open]{transform:none;opacity:0}}}');var Nt=k("\#
            .popup-place{position:relative;display:grid}.popup{position:fixed;z-index:4;inset:auto;margin:0;max-\#
            block-size:60vh;overflow:auto;padding:8u;border:0;border-radius:16u;background:var(--_raised);color:\#
            var(--_heading);box-shadow:0 4u 24u rgb(0 0 0 / .32);overscroll-behavior:contain}@media (forced-colo\#
            rs:active){.popup{border:1px solid CanvasText}}");function Z(d,t,{kind:e,begin:i}){l(t,"popover","au\#
            to"),l(t,"data-arrows-scope",!0),t.classList.add("popup");let s=o("div.popup-place",{},d,t);l(d,"ari\#
            a-haspopup",e),l(d,"aria-expanded","false");let n=()=>t.contains(t.getRootNode().activeElement);func\#
            tion r(){let a=d.getBoundingClientRect(),{width:c,height:m}=t.getBoundingClientRect(),p=Math.min(Mat\#
            h.max(12,a.left+a.width/2-c/2),innerWidth-c-12),h=a.top-m-8;t.style.left=`${Math.max(12,p)}px`,t.sty\#
            le.top=`${h>=12?h:Math.max(12,Math.min(a.bottom+8,innerHeight-m-12))}px`}return d.addEventListener("\#
            click",()=>{if(t.matches(":popover-open"))return t.hidePopover();t.showPopover();let a=i();r(),a?.fo\#
            cus({focusVisible:!0})}),t.addEventListener("beforetoggle",a=>{a.newState==="closed"&&n()&&d.focus()\#
            }),t.addEventListener("toggle",a=>{l(d,"aria-expanded",String(a.newState==="open"))}),s}var Dt=k('.m\#
            enu{min-inline-size:160u;max-inline-size:min(280u,100vw - 24u)}.menu > button{display:flex;align-ite\#
            ms:center;gap:12u;inline-size:100%;min-block-size:48u;padding-block:8u;padding-inline:12u 16u;border\#
            -radius:10u;font-size:calc(var(--_far) * .9375em)}.menu > button:hover{background:var(--_hover)}.men\#
            u > button > .icon{opacity:0;inline-size:20u;block-size:20u}.menu > button[aria-checked="true"] > .i\#
            con{opacity:1;color:var(--_button-text)}');function bt(d,{label:t,choices:e,chosen:i,choose:s}){let \#
            n=o("div.menu",{role:"menu","aria-label":t,part:"menu"});function r(){return n.replaceChildren(...e(\#
            ).map(({value:a,text:c})=>{let m=o("button",{role:"menuitemradio","aria-checked":String(a===i()),tab\#
            index:-1,onclick:()=>(n.hidePopover(),s(a))},y("check"),o("span"));return g(m.lastChild,c),m})),n.qu\#
            erySelector('[aria-checked="true"]')??n.firstElementChild}return n.addEventListener("keydown",a=>{le\#
            t c=[...n.children],m=c.indexOf(n.getRootNode().activeElement),p={ArrowDown:m+1,ArrowUp:m-1,Home:0,E\#
            nd:c.length-1}[a.key];if(a.key==="Tab")n.hidePopover();else if(p!==void 0)c[(p+c.length)%c.length]?.\#
            focus({focusVisible:!0});else if(a.key!=="ArrowLeft"&&a.key!=="ArrowRight")return;a.key!=="Tab"&&a.p\#
            reventDefault()}),Z(d,n,{kind:"menu",begin:r})}var tt=class{#t=0;#i=null;#e=null;#s=!1;#n=!1;#a=-1/0\#
            ;#o=0;constructor({send:t,changed:e,failed:i}){Object.assign(this,{send:t,changed:e,failed:i})}get s\#
            hown(){return this.#i??this.#t}get isWaiting(){return this.#i!==null&&!this.#s}tell(t){this.#t=t,thi\#
            s.#c()}move(t,e){this.#s=e,(this.#i!==t||this.#e!==null)&&(this.#i=this.#e=t,this.#l()),this.#c(),th\#
            is.changed()}forget(){clearTimeout(this.#o),this.#s=!1,this.#i=this.#e=null}#l(){if(clearTimeout(thi\#
            s.#o),this.#n||this.#e===null)return;let t=this.#a+100-performance.now();if(t>0)return void(this.#o=\#
            setTimeout(()=>this.#l(),t));let e=this.#e;this.#e=null,this.#n=!0,this.#a=performance.now(),this.se\#
            nd(e).then(()=>this.#r(),i=>this.#r(i))}#r(t){this.#n=!1,t&&(this.#i=this.#e=null,this.failed(t)),th\#
            is.#e!==null?this.#l():this.#i!==null&&(this.#o=setTimeout(()=>this.#d(),1e3)),this.#c(),this.change\#
            d()}#c(){this.#s||this.#n||this.#e!==null||this.#i===null||Math.abs(this.#i-this.#t)<=.011&&(this.#i\#
            =null)}#d(){if(this.#s)return void(this.#o=setTimeout(()=>this.#d(),1e3));this.#n||this.#e!==null||(\#
            this.#i=null,this.changed())}};var I=k('.slider{position:relative;display:block;block-size:48u;touch\#
            -action:pan-y;cursor:pointer;border-radius:8u;--_at:0;--_from:0;--_to:0;user-select:none;-webkit-use\#
            r-select:none}.slider[aria-disabled="true"]{cursor:default}.slider > .track,.slider > .reach,.slider\#
             > .fill{position:absolute;inset-block-start:50%;block-size:4u;margin-block-start:-2u;border-radius:\#
            4u;transition:block-size .12s,margin .12s}.slider > .track{inset-inline:0;background:var(--_unseekab\#
            le);overflow:hidden}.slider > .reach{inset-inline-start:calc(var(--_from) * 100%);inline-size:calc((\#
            var(--_to) - var(--_from)) * 100%);background:var(--_secondary)}.slider > .fill{inset-inline-start:0\#
            ;inline-size:calc(var(--_at) * 100%);background:var(--_progress)}.slider > .thumb{position:absolute;\#
            inset-block-start:50%;inset-inline-start:calc(var(--_at) * 100%);inline-size:16u;block-size:16u;marg\#
            in-block-start:-8u;margin-inline-start:-8u;border-radius:50%;background:var(--_progress);transition:\#
            transform .12s,box-shadow .12s}.slider[aria-disabled="true"] > .thumb{transform:scale(0)}.slider:not\#
            ([aria-disabled="true"]):hover > .thumb{box-shadow:0 0 0 8u var(--_hover)}.slider.held > .thumb{tran\#
            sform:scale(1.25);box-shadow:0 0 0 10u var(--_press)}.slider:is(:hover,.held):not([aria-disabled="tr\#
            ue"]) > :is(.track,.reach,.fill){block-size:6u;margin-block-start:-3u}.slider[aria-busy="true"]::aft\#
            er{display:none}.slider[aria-busy="true"] > .thumb{animation:breathe 1.2s ease-in-out infinite}.slid\#
            er > .mark{position:absolute;inset-block-start:50%;block-size:6u;inline-size:6u;margin-block-start:-\#
            3u;margin-inline-start:-3u;inset-inline-start:calc(var(--_mark) * 100%);border-radius:50%;background\#
            :var(--_ad);box-shadow:0 0 0 1.5u var(--_background)}.slider > .bubble{position:absolute;inset-block\#
            -end:100%;inset-inline-start:clamp(20u,calc(var(--_at) * 100%),calc(100% - 20u));transform:translate\#
            X(-50%);padding:3u 9u;border-radius:8u;background:var(--_snack);color:var(--_on-snack);font-size:cal\#
            c(var(--_far) * .8125em);opacity:0;transition:opacity .12s;pointer-events:none;white-space:nowrap}[d\#
            ir="rtl"] .slider:not([dir="ltr"]) > .bubble{transform:translateX(50%)}.slider.held > .bubble{opacit\#
            y:1}@media (forced-colors:active){.slider > .track{border:1px solid CanvasText}.slider > .reach{disp\#
            lay:none}.slider > .fill,.slider > .thumb{background:Highlight;forced-color-adjust:none}.slider > .m\#
            ark{background:CanvasText;forced-color-adjust:none}}');function $({label:d,step:t=1,page:e=10,say:i=\#
            String,show:s=null,timeline:n=!1,part:r="slider",input:a,change:c,cancel:m}){let p=s?o("span.bubble.\#
            time",{"aria-hidden":"true"}):null,h=o("div.slider.plain",{role:"slider",part:r,tabindex:0,"aria-lab\#
            el":d,"aria-orientation":"horizontal",dir:n?"ltr":null},o("span.track"),o("span.reach"),o("span.fill\#
            "),o("span.thumb",{part:`${r}-thumb`}),p),u={min:0,max:1,from:0,to:1,value:0,enabled:!0},v=null,w=[]\#
            ,z=null,A=()=>getComputedStyle(h).direction==="rtl",E=b=>u.max>u.min?Math.min(1,Math.max(0,(b-u.min)\#
            /(u.max-u.min))):0,P=b=>Math.min(Math.max(b,u.from),u.to),ht=()=>h.getRootNode().activeElement===h;f\#
            unction H(b=!0){let x=v??u.value;h.style.setProperty("--_at",E(x).toFixed(5)),p&&v!==null&&g(p,s(x))\#
            ;let S=i(x);S!==z&&(b||!ht())&&(z=S,l(h,"aria-valuenow",Math.round(x*100)/100),l(h,"aria-valuetext",\#
            S))}function Mt(b){v=P(b),h.classList.add("held"),H(),a?.(v)}function K(b){if(v===null)return;let x=\#
            v;v=null,h.classList.remove("held"),b?(u.value=x,c?.(x)):m?.(),H()}let Tt=b=>{let{left:x,width:S}=h.\#
            getBoundingClientRect(),L=Math.min(1,Math.max(0,(b.clientX-x)/(S||1)));return u.min+(A()?1-L:L)*(u.m\#
            ax-u.min)};return h.addEventListener("pointerdown",b=>{!u.enabled||b.button||(h.setPointerCapture(b.\#
            pointerId),Mt(Tt(b)))}),h.addEventListener("pointermove",b=>v!==null&&h.hasPointerCapture(b.pointerI\#
            d)&&Mt(Tt(b))),h.addEventListener("pointerup",()=>K(!0)),h.addEventListener("pointercancel",()=>K(!1\#
            )),h.addEventListener("keydown",b=>{if(!u.enabled||b.altKey||b.ctrlKey||b.metaKey)return;if(b.key===\#
            "Escape"&&v!==null)return b.preventDefault(),void K(!1);if(V()&&(b.key==="ArrowUp"||b.key==="ArrowDo\#
            wn"))return;let x=A()?-1:1,S={ArrowRight:t*x,ArrowLeft:-t*x,ArrowUp:t,ArrowDown:-t,PageUp:e,PageDown\#
            :-e,Home:-1/0,End:1/0};b.key in S&&(b.preventDefault(),u.value=P(u.value+S[b.key]),H(),c?.(u.value,!\#
            0))}),{element:h,get isHeld(){return v!==null},get value(){return v??u.value},set(b){u.value=b,v===n\#
            ull&&H(!1)},range(b,x,S=b,L=x){if(u.min===b&&u.max===x&&u.from===S&&u.to===L)return;Object.assign(u,\#
            {min:b,max:x,from:S,to:L}),l(h,"aria-valuemin",Math.round(S*100)/100),l(h,"aria-valuemax",Math.round\#
            (L*100)/100),h.style.setProperty("--_from",E(S).toFixed(5)),h.style.setProperty("--_to",E(L).toFixed\#
            (5));let ie=w;w=[],this.mark(ie),H(!1)},enable(b){u.enabled=b,l(h,"aria-disabled",b?null:"true"),b||\#
            K(!1)},busy(b){l(h,"aria-busy",b?"true":null)},drop(){K(!1)},mark(b){if(b.join()!==w.join()){w=[...b\#
            ],h.querySelectorAll(".mark").forEach(x=>x.remove());for(let x of w.slice(0,200)){let S=o("span.mark\#
            ");S.style.setProperty("--_mark",E(x).toFixed(5)),h.insertBefore(S,h.querySelector(".thumb"))}}}}}va\#
            r et=k('.row{display:grid;grid-template-columns:48u minmax(0,1fr);column-gap:12u;align-items:center;\#
            min-inline-size:0}.row > .words{grid-column:2;display:flex;align-items:baseline;gap:12u;margin-block\#
            -end:-10u}.row > .words > .line{flex:1}[dir="ltr"] .words > .line{text-align:left}[dir="rtl"] .words\#
             > .line{text-align:right}.row > .words > .caption{font-variant-numeric:tabular-nums}.row > :is(.ico\#
            n-button,.disc){grid-column:1;grid-row:1 / span 2;margin-block-end:8u}.row > .slider{grid-column:2}.\#
            row > .icon-button{background:var(--_raised)}.row > .icon-button:hover{background:var(--_tonal);colo\#
            r:var(--_on-tonal)}.row.quiet > .icon-button{background:var(--_tonal);color:var(--_on-tonal)}.row > \#
            .disc{display:grid;place-items:center;inline-size:48u;block-size:48u;border-radius:50%;background:va\#
            r(--_raised);color:var(--_caption)}.row.quiet > .slider > :is(.fill,.thumb){background:var(--_captio\#
            n)}'),R=class{#t=null;constructor(t,{tag:e="div",attributes:i={},step:s,send:n,sendMuted:r}){Object.\#
            assign(this,{owner:t,sendMuted:r}),this.fader=new tt({send:n,changed:()=>this.draw(),failed:c=>t.fai\#
            l(c.message)}),this.name=o("span.title.line",{part:"name",dir:"auto"}),this.value=o("span.caption.ti\#
            me",{"aria-hidden":"true",part:"value"}),this.mute=t.iconButton("volume","",{part:"mute",onclick:()=\#
            >this.#e()}),this.disc=o("span.disc",{"aria-hidden":"true"},y("volume"));let a=0;this.slider=$({labe\#
            l:"",step:s,page:Math.max(s,.2),part:"slider",say:c=>this.#s(c),input:c=>{this.isHeld||(this.isHeld=\#
            !0,a=this.fader.shown),this.fader.move(c,!0)},change:c=>this.#i(c),cancel:()=>this.#i(a)}),this.slid\#
            er.range(0,1),this.element=o(`${e}.row`,i,o("div.words",{},this.name,this.value),this.mute,this.disc\#
            ,this.slider.element)}isHeld=!1;forget(){this.fader.forget(),this.element.remove()}#i(t){this.isHeld\#
            =!1,this.fader.move(t,!1)}#e(){let t=!this.isMuted,e=this.#t={muted:t},i=()=>{this.#t===e&&(this.#t=\#
            null,this.draw())};this.draw(),this.sendMuted(t).then(()=>setTimeout(i,1e3),s=>{i(),this.owner.fail(\#
            s.message)})}get isMuted(){return this.#t?.muted??this.told?.muted??!1}tell(t){this.told=t,this.#t?.\#
            muted===t.muted&&(this.#t=null),this.fader.tell(t.level),this.draw()}#s(t){let{language:e}=this.owne\#
            r.texts;if(this.format?.language!==e){let i={style:"percent",numberingSystem:"latn",maximumFractionD\#
            igits:0};this.format={language:e,numbers:new Intl.NumberFormat(e,i)}}return this.format.numbers.form\#
            at(t)}draw(){let{owner:t,told:e,isMuted:i}=this;if(!e)return;let s=this.fader.shown;g(this.name,e.ti\#
            tle??e.name),g(this.value,i?"":this.#s(s)),this.slider.set(s),this.slider.enable(e.canChange),this.s\#
            lider.busy(this.fader.isWaiting||e.waits);let{element:n}=this.slider;l(n,"aria-label",t.t("volumeOf"\#
            ,e.name)),l(n,"aria-valuenow",Math.round(this.slider.value*100)/100),l(n,"aria-valuetext",this.#s(th\#
            is.slider.value));let r=i||s===0?"mute":s<.5?"volumeLow":"volume";for(let a of[this.mute,this.disc])\#
            _(a,r);l(this.mute,"hidden",!e.canMute),l(this.disc,"hidden",e.canMute),l(this.mute,"aria-label",t.t\#
            (i?"unmuteOf":"muteOf",e.name)),l(this.mute,"aria-busy",this.#t||e.muteWaits?"true":null),this.eleme\#
            nt.classList.toggle("quiet",i)}};var Ht=k(".stream-volume{inline-size:min(340u,100vw - 24u);padding:\#
            14u 20u 10u 14u;overflow:hidden}.stream-volume .words{margin-block-end:0}.stream-volume .icon-button\#
            {background:var(--_background)}"),se=.05,it=class{constructor(t,e){this.title=t.t("volume"),this.row\#
            =new R(t,{step:se,attributes:{part:"stream-volume"},send:i=>f.send("setStreamVolume",{level:i}),send\#
            Muted:i=>f.send("setMuted",{muted:i})}),this.popup=o("div.stream-volume",{role:"dialog","aria-label"\#
            :this.title},this.row.element),this.place=Z(e,this.popup,{kind:"dialog",begin:()=>this.#t()})}#t(){l\#
            et{slider:t,mute:e,told:i}=this.row;return i?.canChange?t.element:e}draw(t){let{canSetStreamVolume:e\#
            =!1,canMute:i=!1}=t??{},s=t?.expanded.some(({type:r})=>r==="muteToggle"),n=e||i&&!s;if(l(this.place,\#
            "hidden",!n),!n)return this.row.fader.forget();this.row.tell({title:this.title,name:t.title??t.subti\#
            tle??"",level:t.streamVolume,muted:t.muted,canMute:i,canChange:e,waits:t.pending.includes("streamVol\#
            ume"),muteWaits:t.pending.includes("muting")})}};var Kt={all:"repeat",single:"repeatOne",allAndShuff\#
            le:"shuffle"},gt={off:"tracksOff",all:"repeatAll",single:"repeatOne",allAndShuffle:"repeatShuffle"},\#
            st=class{constructor(t){this.owner=t;let e=new Intl.NumberFormat(t.texts.language,{numberingSystem:"\#
            latn"});this.times=s=>`${e.format(s)}×`;let i=s=>({"aria-haspopup":"dialog",onclick:()=>O(s)});this.\#
            speedPlace=this.#i(),this.repeatPlace=this.#e(),this.tracks=this.#t("captions","captions",i("cast-tr\#
            ack-selection")),this.queue=this.#t("queue","queue",i("cast-queue")),this.volume=new it(t,this.#t("s\#
            liders","volume")),this.element=o("div.tools",{part:"tools"},this.speedPlace,this.repeatPlace,this.t\#
            racks,this.queue,this.volume.place)}#t(t,e,i){let s=this.owner.t(e),n=o("button.icon-button.tool",{"\#
            aria-label":s,part:`tool tool-${t}`,...i});return _(n,t),n}#i(){return this.speed=this.#t("speed","s\#
            peed"),this.speedValue=o("span.value.time"),this.speed.append(this.speedValue),bt(this.speed,{label:\#
            this.owner.t("speed"),choices:()=>(f.state("media")?.rates??[]).map(t=>({value:t,text:this.times(t)}\#
            )),chosen:()=>this.owner.wish("rate")??f.state("media")?.rate,choose:t=>this.owner.act("rate","setRa\#
            te",{rate:t},t)})}#e(){return this.repeat=this.#t("repeat","repeatMode"),bt(this.repeat,{label:this.\#
            owner.t("repeatMode"),choices:()=>(f.state("media")?.repeats??[]).map(t=>({value:t,text:this.owner.t\#
            (gt[t]??t)})),chosen:()=>this.owner.wish("repeatMode")??f.state("media")?.repeat,choose:t=>this.owne\#
            r.act("repeatMode","setRepeatMode",{mode:t},t)})}draw(t){let e=[this.speedPlace,this.repeatPlace,thi\#
            s.tracks,this.queue];if(!t)e.forEach(i=>l(i,"hidden",!0));else{this.#s(t),this.#n(t);let i=t.expande\#
            d.some(({type:s})=>s==="closedCaptions");l(this.tracks,"hidden",!t.hasTracks||i),l(this.queue,"hidde\#
            n",!((f.state("queue")?.count??0)>1))}this.volume.draw(t)}#s(t){let e=this.owner.wish("rate")??t.rat\#
            e;l(this.speedPlace,"hidden",t.rates.length<2),g(this.speedValue,e===1?"":this.times(e)),l(this.spee\#
            d,"aria-label",`${this.owner.t("speed")}, ${this.times(e)}`),l(this.speed,"aria-busy",this.owner.isB\#
            usy("rate",t.pending)?"true":null)}#n(t){let e=this.owner.wish("repeatMode")??t.repeat;l(this.repeat\#
            Place,"hidden",t.repeats.length<2),_(this.repeat,Kt[e]??"repeat"),l(this.repeat,"data-on",e in Kt);l\#
            et i=gt[e]&&this.owner.t(gt[e]);l(this.repeat,"aria-label",[this.owner.t("repeatMode"),i].filter(Boo\#
            lean).join(", ")),l(this.repeat,"aria-busy",this.owner.isBusy("repeatMode",t.pending)?"true":null)}}\#
            ;var Vt=10,ne=350,nt=class{#t=null;#i=0;#e=null;constructor(t){this.owner=t,this.slider=$({label:t.t\#
            ("seekSlider"),step:5,page:30,timeline:!0,part:"scrubber",show:e=>this.#a(e),say:e=>this.#o(e),input\#
            :e=>this.#n(e),change:(e,i)=>this.#r(e,i?ne:0)}),this.at=o("span.time",{part:"position"}),this.end=o\#
            ("span.time",{part:"duration"}),this.live=o("button.live-mark",{part:"live",onclick:()=>this.#l()},t\#
            .t("live")),this.element=o("div.scrub",{part:"scrub"},this.slider.element,o("div.times",{},this.at,o\#
            ("span",{},this.end,this.live)))}forget(){clearTimeout(this.#i),this.#t=null,this.slider.drop()}draw\#
            (t){this.#e=t,this.slider.enable(t.canSeek),this.slider.busy(this.owner.isBusy("position",t.pending)\#
            ),this.slider.mark(t.live?[]:t.adPositions.filter(e=>e>=0&&e<=(t.duration??0))),l(this.end,"hidden",\#
            t.live),l(this.live,"hidden",!t.live),g(this.end,t.live||t.duration==null?"":M(t.duration)),this.liv\#
            e.disabled=!t.canSeek}tick(t){let e=Boolean(t&&t.showsPosition&&(t.live||t.duration));if(l(this.elem\#
            ent,"data-empty",!e),!e)return void(this.#e=null);this.#e=t;let[i,s]=this.#s(),[n,r]=t.live?[i,s]:[t\#
            .seekable?.[0]??0,t.seekable?.[1]??s];this.slider.range(i,s,n,r);let a=this.#t??this.owner.wish("pos\#
            ition")??f.position(t);this.slider.set(a),this.slider.isHeld||this.#n(a)}#s(){let t=this.#e;if(!t?.l\#
            ive)return[0,t?.duration??0];let e=Math.max(0,f.now-t.position.at)/1e3,[i,s]=t.seekable??[0,0],n=f.p\#
            osition(t);return t.seekable?[Math.min(i+e,n),Math.max(s+e,n)]:[n-1,n]}#n(t){g(this.at,this.#e?.live\#
            &&!this.#e.seekable?"":this.#a(t)),this.#e?.live&&this.live.classList.toggle("behind",this.#s()[1]-t\#
            >Vt)}#a(t){if(!this.#e?.live)return M(t);let e=this.#s()[1]-t;return e>Vt?`−${M(e)}`:""}#o(t){let e=\#
            this.#e;return e?e.live?this.#a(t)||this.owner.t("live"):e.duration?`${M(t)} / ${M(e.duration)}`:M(t\#
            ):""}#l(){this.#r(this.#s()[1],0)}#r(t,e){this.#t=t,clearTimeout(this.#i),this.#i=setTimeout(()=>{th\#
            is.#t=null,this.owner.act("position","seek",{position:Math.round(t*1e3)/1e3},t)},e)}};var vt=class e\#
            xtends C{static get sheets(){return[I,Nt,Dt,et,Ht,qt]}static get topics(){return["media","dialog","q\#
            ueue","button"]}static get node(){return"expandedController"}static get eventName(){return"expanded"\#
            }static get isFull(){return!0}#t=!1;#i=null;#e=new Et(()=>this.#r());buildSheet(){_(this.closeButton\#
            ,"down"),this.head.append(o("cast-button",{part:"cast-button"})),this.artwork=new J,this.panel.prepe\#
            nd(this.artwork.glow),this.adLine=new Q(this),this.scrubber=new nt(this),this.tools=new st(this);let\#
             t=o("div.frame",{},this.artwork.cover.element,this.adLine.element);this.body.append(o("div.stage",{\#
            },o("div.art",{},t),o("div.panel",{},this.#s(),this.scrubber.element,this.#n(),this.tools.element,th\#
            is.#a())))}closed(){this.#e.run(!1)}opened(){this.#t=f.state("media")!=null}firstFocus(){return this\#
            .playback.disabled?null:this.playback}#s(){return this.titleLine=o("h3.title",{part:"media-title",di\#
            r:"auto"}),this.subtitle=o("p.small",{part:"subtitle",dir:"auto"}),o("div.meta",{part:"meta"},this.t\#
            itleLine,this.subtitle)}#n(){this.slots=Lt(this,"expanded",4),this.playback=o("button.playback",{par\#
            t:"playback",onclick:()=>Ot(this,this.playback)});let[t,e,i,s]=this.slots;return o("div.transport",{\#
            part:"transport",role:"group","aria-label":this.t("openPlayer")},t,e,this.playback,i,s)}#a(){return \#
            this.next=o("span.line",{dir:"auto"}),this.upNext=o("button.upnext",{part:"up-next","aria-haspopup":\#
            "dialog",onclick:()=>O("cast-queue")},y("queue"),this.next,y("forward","mirrored")),this.upNext}rend\#
            er(){let t=f.state("media")??null,e=f.state("button")?.state;!t&&this.#t&&e!=="connected"&&e!=="conn\#
            ecting"&&this.close(),this.#t||=t!==null;let i=f.state("dialog")?.device;this.setTitle(i?this.t("cas\#
            tingTo",i):this.t("openPlayer")),t?this.#l(t):this.#o(),this.adLine.draw(t),this.tools.draw(t),l(thi\#
            s.upNext,"data-empty",!t?.upNext),g(this.next,t?.upNext?this.t("upNext",t.upNext):""),this.#r();let \#
            s=t&&(t.position.rate!==0||t.ad?.skipAt!=null||t.live);this.#e.run(Boolean(s)&&this.isOpen)}#o(){thi\#
            s.#i=null;let t=f.state("button")?.state==="connecting";g(this.titleLine,this.t(t?"loading":"nothing\#
            Plays")),g(this.subtitle,""),this.artwork.show(null),_(this.playback,"play"),l(this.playback,"aria-l\#
            abel",this.t(t?"loading":"play")),l(this.playback,"aria-busy",t?"true":null),l(this.playback,"data-a\#
            ction",null),this.playback.disabled=!0,pt(this,this.slots,null,null)}#l(t){t.item!==this.#i&&(this.#\#
            i=t.item,this.scrubber.forget()),g(this.titleLine,t.title??t.subtitle??""),g(this.subtitle,[t.title?\#
            t.subtitle:null,t.studio].filter(Boolean).join(" · ")),this.artwork.show(t.image),this.playback.disa\#
            bled=!1,At(this,this.playback,t),pt(this,this.slots,t.expanded,t),this.scrubber.draw(t)}#r(){let t=f\#
            .state("media");this.scrubber.tick(t),this.adLine.tick(t)}};customElements.define("cast-expanded-con\#
            troller",vt);function U({labelledBy:d,choose:t,item:e,className:i}){let s=o(`div.${i}`,{role:"radiog\#
            roup","aria-labelledby":d}),n,r=new Map;function a(){let p=r.has(n)?n:r.keys().next().value;for(let[\#
            h,u]of r)l(u,"aria-checked",String(h===n)),l(u,"tabindex",V()||h===p?0:-1)}let c=Pt(a),m=p=>{p!==n&&\#
            (n=p,a(),t(p))};return s.addEventListener("keydown",p=>{if(p.altKey||p.ctrlKey||p.metaKey||p.shiftKe\#
            y)return;let h=[...r.keys()],u=h.findIndex(E=>r.get(E)===p.target),v=getComputedStyle(s).direction==\#
            ="rtl"?-1:1,w={ArrowDown:1,ArrowUp:-1,ArrowRight:v,ArrowLeft:-v}[p.key],z={Home:0,End:h.length-1}[p.\#
            key]??(w===void 0?void 0:u+w);if(u<0||z===void 0||V()&&w!==void 0)return;p.preventDefault();let A=h[\#
            (z+h.length)%h.length];r.get(A).focus({focusVisible:!0}),m(A)}),{element:s,show(p){let h=new Set(p.m\#
            ap(({value:w})=>w));for(let[w,z]of r)h.has(w)||(z.remove(),r.delete(w));let u=new Map(r);r.clear();l\#
            et v=s.firstElementChild;for(let w of p){let z=u.get(w.value);z||(z=e(w),l(z,"role","radio"),z.addEv\#
            entListener("click",()=>m(w.value))),r.set(w.value,z),z===v?v=v.nextElementSibling:s.insertBefore(z,\#
            v)}a()},check(p){n!==p&&(n=p,a())},end:c}}var oe=[["colorWhite","#FFFFFF"],["colorYellow","#FFFF00"]\#
            ,["colorGreen","#00FF00"],["colorCyan","#00FFFF"],["colorBlue","#0000FF"],["colorMagenta","#FF00FF"]\#
            ,["colorRed","#FF0000"],["colorBlack","#000000"]],re=[["none","edgeNone"],["outline","edgeOutline"],\#
            ["dropShadow","edgeShadow"],["raised","edgeRaised"],["depressed","edgeDepressed"]],Yt=[["sansSerif",\#
            "fontSans","sans-serif"],["serif","fontSerif","serif"],["monospacedSansSerif","fontMono","monospace"\#
            ],["casual","fontCasual",'"Comic Neue", "Comic Sans MS", cursive'],["cursive","fontCursive","cursive\#
            "],["smallCapitals","fontSmallCaps","sans-serif"]],wt={foregroundColor:"#FFFFFFFF",backgroundColor:"\#
            #000000BF",edgeType:"none",edgeColor:"#000000FF",fontScale:1,fontGenericFamily:"sansSerif"},Ut=k('.p\#
            review{display:grid;place-items:end center;min-block-size:148u;padding:20u 12u;border-radius:16u;ove\#
            rflow:hidden;background:linear-gradient(160deg,#35507a,#b7785f 58%,#24301f 60%,#1a2317)}.preview > s\#
            pan{padding:2u 8u;max-inline-size:100%;overflow-wrap:anywhere;text-align:center;line-height:1.3;font\#
            -size:calc(var(--_far) * 1.125em * var(--_scale,1))}.field{display:grid;gap:6u;margin-block-start:16\#
            u}.field > .words{display:flex;justify-content:space-between;gap:12u}.field .slider{margin-block:-8u\#
            }.swatches{display:grid;grid-template-columns:repeat(8,minmax(0,1fr));gap:4u;justify-items:center}.s\#
            watch{position:relative;inline-size:min(48u,100%);block-size:48u;display:grid;place-items:center;bor\#
            der-radius:50%}.swatch::before{content:"";inline-size:28u;block-size:28u;border-radius:50%;backgroun\#
            d:var(--_swatch);box-shadow:inset 0 0 0 1u rgb(127 127 127 / .6);forced-color-adjust:none}.swatch[ar\#
            ia-checked="true"]::after{content:"";position:absolute;inset:50% auto auto 50%;inline-size:38u;block\#
            -size:38u;margin:-19u;border-radius:50%;border:2.5u solid var(--_accent)}.chips{display:flex;flex-wr\#
            ap:wrap;gap:8u}.chip{min-block-size:44u;padding:8u 16u;border-radius:22u;border:1.5u solid var(--_li\#
            ne);color:var(--_heading);font-size:calc(var(--_far) * .875em)}.chip:hover{background:var(--_hover)}\#
            .chip[aria-checked="true"]{background:var(--_tonal);color:var(--_on-tonal);border-color:var(--_tonal\#
            )}@media (forced-colors:active){.chip[aria-checked="true"]{border-color:Highlight;color:Highlight}}'\#
            ),yt=d=>/^#[0-9a-f]{6}/i.test(d??"")?d.slice(0,7).toUpperCase():null,ot=d=>/^#[0-9a-f]{8}$/i.test(d?\#
            ?"")?parseInt(d.slice(7),16)/255:1,kt=(d,t)=>`${d}${Math.round(t*255).toString(16).padStart(2,"0").t\#
            oUpperCase()}`,Wt=(d,t)=>JSON.stringify(j(d))===JSON.stringify(j(t));function j(d){let t=Object.entr\#
            ies(d??{}).filter(([,i])=>i!=null),e=Object.entries({...wt,...Object.fromEntries(t)});return Object.\#
            fromEntries(e.sort(([i],[s])=>i<s?-1:1))}function ae(d,t){return{outline:(i=>[-i,0,i].flatMap(s=>[-i\#
            ,0,i].map(n=>`${s}px ${n}px 0 ${t}`)).join(","))(1.5),dropShadow:`2px 2px 3px ${t}`,raised:`1px 1px \#
            0 ${t},2px 2px 0 ${t}`,depressed:`-1px -1px 0 ${t},-2px -2px 0 ${t}`}[d]??"none"}var rt=class{constr\#
            uctor(t,e){Object.assign(this,{owner:t,changed:e});let i=r=>t.t(r);this.line=o("span",{dir:"auto"},i\#
            ("stylePreview"));let s=o("div.preview",{part:"preview"},this.line);this.size=this.#e("styleSize",{m\#
            in:.5,max:2,step:.25,set:r=>({fontScale:r})}),this.color=this.#s("styleColor",r=>({foregroundColor:k\#
            t(r,ot(this.style.foregroundColor))})),this.background=this.#s("styleBackground",r=>({backgroundColo\#
            r:kt(r,ot(this.style.backgroundColor)||ot(wt.backgroundColor))})),this.opacity=this.#e("styleOpacity\#
            ",{min:0,max:1,step:.25,set:r=>({backgroundColor:kt(yt(this.style.backgroundColor)??"#000000",r)})})\#
            ,this.edge=this.#n("styleEdge",re.map(([r,a])=>({value:r,text:i(a)})),r=>({edgeType:r})),this.font=t\#
            his.#n("styleFont",Yt.map(([r,a,c])=>({value:r,text:i(a),family:c})),r=>({fontGenericFamily:r,fontFa\#
            mily:null}));let n=o("button.button.text",{part:"reset",onclick:()=>this.#t({...wt,fontFamily:null,f\#
            ontStyle:null})},i("styleReset"));this.element=o("div",{part:"style"},s,this.size.field,this.color.f\#
            ield,this.background.field,this.opacity.field,this.edge.field,this.font.field,n)}end(){for(let t of[\#
            this.color,this.background,this.edge,this.font])t.end()}#t(t){let e=j({...this.style,...t});this.sho\#
            w(e),this.changed(e)}#i(t,e,i=null){let s=`field-${t}`;return o("div.field",{},o("div.words",{},o("s\#
            pan.small",{id:s},this.owner.t(t)),i),e)}#e(t,{min:e,max:i,step:s,set:n}){let r=o("span.caption.time\#
            ",{"aria-hidden":"true"}),a=u=>this.owner.percent(u),c=u=>Math.round(u/s)*s,m=u=>this.#t(n(c(u))),p=\#
            {style:null},h=$({label:this.owner.t(t),step:s,page:s*2,say:u=>a(c(u)),part:`slider ${t}`,input:u=>(\#
            p.style??=this.style,m(u)),change:u=>(p.style=null,m(u)),cancel:()=>(this.#t(p.style??{}),p.style=nu\#
            ll)});return h.range(e,i),{field:this.#i(t,h.element,r),show:u=>(h.set(Math.min(i,Math.max(e,u))),g(\#
            r,a(u)))}}#s(t,e){let i=U({labelledBy:`field-${t}`,choose:s=>this.#t(e(s)),className:"swatches",item\#
            :({text:s,value:n})=>{let r=o("button.swatch",{"aria-label":s,title:s,part:"swatch"});return r.style\#
            .setProperty("--_swatch",n),r}});return i.show(oe.map(([s,n])=>({value:n,text:this.owner.t(s)}))),{f\#
            ield:this.#i(t,i.element),show:s=>i.check(s),end:i.end}}#n(t,e,i){let s=U({labelledBy:`field-${t}`,c\#
            hoose:n=>this.#t(i(n)),className:"chips",item:({text:n,family:r})=>{let a=o("button.chip",{part:"chi\#
            p"},n);return r&&(a.style.fontFamily=r),a}});return s.show(e),{field:this.#i(t,s.element),show:n=>s.\#
            check(n),end:s.end}}show(t){this.style=j(t);let{fontScale:e,foregroundColor:i,backgroundColor:s,edge\#
            Type:n,edgeColor:r}=this.style,{fontGenericFamily:a,fontFamily:c,fontStyle:m}=this.style;this.size.s\#
            how(e),this.color.show(yt(i)),this.background.show(yt(s)),this.opacity.show(ot(s)),this.edge.show(n)\#
            ,this.font.show(c?null:a);let p=this.line.style,h=Yt.find(([u])=>u===a)?.[2]??"sans-serif";p.setProp\#
            erty("--_scale",Math.min(2,e)),p.color=i,p.backgroundColor=s,p.textShadow=ae(n,r),p.fontFamily=c?`${\#
            CSS.escape(c)}, ${h}`:h,p.fontVariant=a==="smallCapitals"?"small-caps":"normal",p.fontWeight=/bold/i\#
            .test(m??"")?"bold":"normal",p.fontStyle=/italic/i.test(m??"")?"italic":"normal",l(this.element,"dat\#
            a-style",JSON.stringify(this.style))}};var Gt=k('.sheet-body{padding-inline:12u}.group{padding-block\#
            -end:12u}.group > h3,.more > h3{padding:8u 12u 4u;font-weight:500;color:var(--_caption)}.radio{displ\#
            ay:flex;align-items:center;gap:16u;inline-size:100%;min-block-size:52u;padding:6u 12u;border-radius:\#
            16u;position:relative;transition:background-color .15s}.radio:hover{background:var(--_hover)}.radio:\#
            active{background:var(--_press)}.radio:focus-visible{outline-offset:-3u}.radio > .dot{position:relat\#
            ive;flex:none;inline-size:22u;block-size:22u;border-radius:50%;border:2u solid var(--_caption);trans\#
            ition:border-color .15s}.radio > .dot::after{content:"";position:absolute;inset:3u;border-radius:50%\#
            ;background:var(--_accent);transform:scale(0);transition:transform .15s var(--_ease)}.radio[aria-che\#
            cked="true"] > .dot{border-color:var(--_accent)}.radio[aria-checked="true"] > .dot::after{transform:\#
            none}.radio > .texts{flex:1;min-inline-size:0;display:grid}.radio .title{overflow-wrap:anywhere}[dir\#
            ="ltr"] .radio .texts > *{text-align:left}[dir="rtl"] .radio .texts > *{text-align:right}.more{borde\#
            r-block-start:1u solid var(--_line);margin-inline:12u;padding-block:8u}.fold{display:flex;align-item\#
            s:center;gap:12u;inline-size:calc(100% + 24u);margin-inline:-12u;min-block-size:56u;padding:8u 12u;b\#
            order-radius:16u}.fold:hover{background:var(--_hover)}.fold > .title{flex:1}.fold > .icon{transition\#
            :transform .2s var(--_ease)}.fold[aria-expanded="true"] > .down{transform:rotate(.5turn)}dialog > .s\#
            nack,.inline > .snack{inset-block-end:84u}.none{padding:20u 12u 28u}.more [part="reset"]{margin:12u \#
            0 0 auto;display:flex}@media (min-width:600px){.sheet-body{min-block-size:min(240u,40vh)}}@media (fo\#
            rced-colors:active){.radio > .dot::after{background:Highlight;forced-color-adjust:none}.radio[aria-c\#
            hecked="true"] > .dot{border-color:Highlight}}');var at="off",xt=class extends C{static get sheets()\#
            {return[I,Gt,Ut]}static get topics(){return["tracks","media"]}static get titleKey(){return"tracksTit\#
            le"}static get eventName(){return"tracks"}static get node(){return"trackSelector"}#t={};#i=null;#e=n\#
            ull;#s=!1;buildSheet(){this.#n(),this.audio=this.#a("audio","tracksAudio"),this.text=this.#a("text",\#
            "tracksText"),this.none=o("p.none.small",{part:"empty"},this.t("tracksNone")),this.fold=o("button.fo\#
            ld",{part:"style-toggle","aria-expanded":"false","aria-controls":"look",onclick:()=>this.#d()},y("ca\#
            ptions"),o("span.title",{},this.t("styleTitle")),y("down","down")),this.editor=new rt(this,t=>this.#\#
            i=t),l(this.editor.element,"id","look"),this.more=o("div.more",{part:"more"},this.fold,this.editor.e\#
            lement),this.editor.element.hidden=!0,this.body.append(this.none,this.audio.place,this.text.place,th\#
            is.more),this.cancel=o("button.button.text",{part:"cancel",onclick:()=>this.#l()},this.t("cancel")),\#
            this.done=o("button.button.filled",{part:"done",onclick:()=>this.#u()},this.t("done")),this.foot.app\#
            end(this.cancel,this.done)}disconnectedCallback(){super.disconnectedCallback(),this.#n()}#n(){[this.\#
            audio?.radios,this.text?.radios,this.editor].forEach(t=>t?.end())}percent(t){return new Intl.NumberF\#
            ormat(this.texts.language,{style:"percent",numberingSystem:"latn"}).format(t)}#a(t,e){let i=`group-$\#
            {t}`,s=U({labelledBy:i,className:"radios",choose:r=>this.#t[t]=r,item:({text:r,more:a,language:c,val\#
            ue:m})=>o("button.radio",{part:"track","data-track":String(m)},o("span.dot"),o("span.texts",{},o("sp\#
            an.title",{dir:"auto",lang:c},r),a?o("span.caption",{dir:"auto"},a):null))}),n=o("div.group",{part:t\#
            },o("h3.small",{id:i},this.t(e)),s.element);return{radios:s,key:"",place:n}}opened(){this.#o(),this.\#
            render()}closed(){this.#o()}#o(){this.#t={},this.#i=null,this.#e=f.state("media")?.item??null,this.#\#
            s=!1}#l(){this.#o(),this.render(),this.close()}render(){let t=f.state("media");if(this.isOpen&&(t?.i\#
            tem??null)!==this.#e){let r=this.#e!==null;if(this.#o(),r&&!this.isInline)return this.close()}let{au\#
            dio:e=[],text:i=[],style:s=null,canStyle:n=!1}=f.state("tracks")??{};this.#r(this.audio,"audio",e),t\#
            his.#r(this.text,"text",i),l(this.none,"hidden",e.length+i.length>0),l(this.more,"hidden",!n),this.e\#
            ditor.show(this.#i??s),l(this.done,"aria-busy",this.#s?"true":null),l(this.cancel,"hidden",e.length+\#
            i.length===0),this.keepFocus()}#r(t,e,i){l(t.place,"hidden",i.length===0);let s=JSON.stringify(i.map\#
            (({id:c,name:m,language:p})=>[c,m,p]));if(s!==t.key){t.key=s;let c=i.map((m,p)=>this.#c(m,p));t.radi\#
            os.show(e==="text"?[{value:at,text:this.t("tracksOff")},...c]:c)}let n=this.#t[e],r=n===at||i.some((\#
            {id:c})=>c===n),a=i.find(c=>c.selected)?.id??(e==="text"?at:null);t.radios.check(n!==void 0&&r?n:a)}\#
            #c({id:t,name:e,language:i},s){let n=null;try{let c=new Intl.DisplayNames(this.texts.language,{type:\#
            "language",fallback:"none"});n=i?c.of(i):null}catch{}let r=e||n||i||this.t("trackUnnamed",s+1),a=!n|\#
            |r.toLowerCase().includes(n.toLowerCase());return{value:t,text:r,more:a?null:n,language:e&&n?i:null}\#
            }#d(){let{element:t}=this.editor;t.hidden=!t.hidden,l(this.fold,"aria-expanded",String(!t.hidden)),t\#
            .hidden||this.fold.scrollIntoView({block:"start",behavior:"instant"})}async#u(){if(this.#s)return;le\#
            t{audio:t=[],text:e=[],style:i=null}=f.state("tracks")??{},s=c=>c.find(m=>m.selected)?.id??null,n={a\#
            udio:s(t),text:s(e)},r={audio:this.#t.audio??n.audio,text:this.#t.text===void 0?n.text:this.#t.text=\#
            ==at?null:this.#t.text},a=[];(r.audio!==n.audio||r.text!==n.text)&&a.push(["tracks","selectTracks",r\#
            ]),this.#i&&!Wt(this.#i,i)&&a.push(["style","setTextTrackStyle",{style:j(this.#i)}]),this.#s=a.lengt\#
            h>0,this.render();for(let c of a)if(!await this.act(...c)){this.#s=!1,this.invalidate();return}this.\#
            #l()}};customElements.define("cast-track-selection",xt);var le=k(".sheet-body{display:grid;gap:4u;al\#
            ign-content:start}.own{padding:12u 16u 6u;border-radius:20u;background:var(--_raised)}.own > :is(.ic\#
            on-button,.disc){background:var(--_background)}.own .title{font-weight:500}.members{display:grid;gap\#
            :6u;margin-block-start:16u}.members > .small{font-weight:500;color:var(--_caption);margin-block-end:\#
            2u}.members > ul{display:grid;gap:8u}.note{display:flex;gap:12u;align-items:center;padding:12u 4u 4u\#
            ;color:var(--_body)}.empty{display:grid;justify-items:center;gap:16u;padding:28u 12u 36u;text-align:\#
            center}.empty > .disc{display:grid;place-items:center;border-radius:50%;inline-size:72u;block-size:7\#
            2u;background:var(--_tonal);color:var(--_on-tonal)}.empty > .disc > .icon{inline-size:34u;block-size\#
            :34u}@media (forced-colors:active){.own,.disc{border:1px solid CanvasText}}"),zt=class extends C{sta\#
            tic get sheets(){return[I,et,le]}static get topics(){return["volume","dialog"]}static get titleKey()\#
            {return"volume"}static get eventName(){return"volume"}static get node(){return"deviceControl"}#t=new\#
             Map;#i=null;buildSheet(){this.#i=null,this.note=o("p.note.small",{part:"note"},y("volume"),o("span"\#
            ,{},this.t("volumeFixed"))),this.list=o("ul",{"aria-labelledby":"members"}),this.group=o("div.member\#
            s",{part:"members"},o("h3.small",{id:"members"},this.t("volumeMembers")),this.list),this.empty=o("di\#
            v.empty",{part:"empty"},o("span.disc",{},y("cast")),o("p.small",{},this.t("notConnected"))),this.bod\#
            y.append(this.note,this.group,this.empty)}#e(t){this.#i!==t&&(this.#i=t,this.#n([]),this.own?.forget\#
            (),this.own=this.#s(null,t),this.own.element.classList.add("own"),this.body.prepend(this.own.element\#
            ))}#s(t,e){let i=t===null?{}:{member:t};return new R(this,{tag:t===null?"div":"li",step:e,attributes\#
            :{part:t===null?"device":"member","data-member":t},send:s=>f.send("setVolume",{level:s,...i}),sendMu\#
            ted:s=>f.send("setDeviceMuted",{muted:s,...i})})}firstFocus(){let{enabled:t=!1,fixed:e=!1}=f.state("\#
            volume")??{};return t&&!e?this.own?.slider.element:null}render(){let t=f.state("volume")??{},{enable\#
            d:e=!1,fixed:i=!1,canMute:s=!1,members:n=[]}=t,r=e||i;this.#e(t.step||.05);let a=f.state("dialog")?.\#
            device??this.t("volume");l(this.own.element,"hidden",!r),l(this.note,"hidden",!i),l(this.group,"hidd\#
            en",!r||n.length===0),l(this.empty,"hidden",r),r||this.own.fader.forget();let{level:c=0,muted:m=!1}=\#
            t;this.own.tell({name:a,level:c,muted:m,canMute:s,canChange:e&&!i}),this.#n(r?n:[]),this.keepFocus()\#
            }#n(t){let e=new Set(t.map(({id:s})=>s));for(let[s,n]of this.#t)e.has(s)||(n.forget(),this.#t.delete\#
            (s));let i=this.list.firstElementChild;for(let s of t){this.#t.has(s.id)||this.#t.set(s.id,this.#s(s\#
            .id,this.#i));let n=this.#t.get(s.id);n.element===i?i=i.nextElementSibling:this.list.insertBefore(n.\#
            element,i),n.tell({canMute:!0,canChange:!0,...s})}}};customElements.define("cast-volume",zt);var Xt=\#
            4,ce=16,q=class{#t=new Map;#i=[];#e=0;constructor({scroller:t,list:e,probe:i,source:s,make:n,draw:r,\#
            looked:a}){Object.assign(this,{scroller:t,list:e,probe:i,source:s,make:n,draw:r,looked:a}),this.held\#
            =null,this.heldTop=null,t.addEventListener("scroll",()=>this.plan(),{passive:!0}),this.observer=new \#
            ResizeObserver(()=>this.plan());for(let c of[t,i])this.observer.observe(c)}end(){this.observer.disco\#
            nnect(),cancelAnimationFrame(this.#e)}get height(){return this.probe.getBoundingClientRect().height}\#
            get rows(){return this.#t}get#s(){return this.scroller.scrollTop-this.list.offsetTop}plan(){this.#e|\#
            |=requestAnimationFrame(()=>{this.#e=0,this.render()})}seen(){let t=this.height;return!t||!this.scro\#
            ller.clientHeight?[0,0]:[Math.max(0,Math.floor(this.#s/t)),Math.min(this.source.count,Math.ceil((thi\#
            s.#s+this.scroller.clientHeight)/t))]}render(){let t=this.height,{count:e}=this.source;if(!t)return;\#
            let i=`${e*t}px`;this.list.style.blockSize!==i&&(this.list.style.blockSize=i);let[s,n]=this.seen(),r\#
            =Math.max(0,Math.min(s,e)-Xt),a=Math.min(e,Math.max(n,r)+Xt),c=new Map;for(let m=r;m<a;m++)c.set(thi\#
            s.#n(m),m);this.#a(c,r,a),this.#i.push(...this.#l(c)),this.#r(c),this.#i.length=Math.min(this.#i.len\#
            gth,ce);for(let[m,p]of this.#t){let h=c.get(m),v=`translateY(${m===this.held&&this.heldTop!==null?th\#
            is.heldTop:h*t}px)`;p.element.style.transform!==v&&(p.element.style.transform=v),p.place=h,this.draw\#
            (p,h)}this.looked(r,a)}#n(t){let e=this.source.key(t),i=this.source.placeKey(t);return e!==i&&!this.\#
            #t.has(e)&&this.#t.has(i)&&(this.#t.set(e,this.#t.get(i)),this.#t.delete(i)),e}#a(t,e,i){let s=this.\#
            focused();for(let n of[this.held,s&&this.#o(s)]){if(!this.#t.get(n)||t.has(n))continue;let a=this.so\#
            urce.placeOfKey(n);a>=0&&(a<e||a>=i)&&t.set(n,a)}}#o(t){for(let[e,i]of this.#t)if(i===t)return e;ret\#
            urn null}focused(){let t=this.list.getRootNode().activeElement;if(!t||!this.list.contains(t))return \#
            null;for(let e of this.#t.values())if(e.element.contains(t))return e;return null}#l(t){let e=[];for(\#
            let[i,s]of this.#t)t.has(i)||(this.#t.delete(i),s.element.remove(),e.push(s));return e}#r(t){let e=t\#
            his.list.getRootNode(),i=e.activeElement,s=[...t.keys()].sort((r,a)=>t.get(r)-t.get(a)),n=this.list.\#
            firstElementChild;for(let r of s){let a=this.#t.get(r),c=!a;c&&this.#t.set(r,a=this.#i.pop()??this.m\#
            ake()),a.element===n?n=n.nextElementSibling:(c||this.held===null)&&this.list.insertBefore(a.element,\#
            n)}i&&i!==e.activeElement&&this.list.contains(i)&&i.focus({preventScroll:!0})}show(t,e="nearest"){le\#
            t i=this.height,{scroller:s}=this,n=t*i+this.list.offsetTop,r=s.clientHeight;e==="center"?s.scrollTo\#
            p=n-(r-i)/2:n<s.scrollTop?s.scrollTop=n-i*.5:n+i>s.scrollTop+r&&(s.scrollTop=n+i*1.5-r),this.render(\#
            )}rowAt(t){return[...this.#t.values()].find(e=>e.place===t)??null}placeAt(t){let{top:e}=this.list.ge\#
            tBoundingClientRect();return Math.max(0,Math.min(this.source.count-1,Math.floor((t-e)/this.height)))\#
            }static number(t,e,i){l(t,"aria-posinset",e+1),l(t,"aria-setsize",i)}};var Jt=k('.head > .caption{fl\#
            ex:none;font-variant-numeric:tabular-nums}.sheet-body{position:relative;padding:4u 8u 16u}.inline > \#
            .sheet-body{max-block-size:min(70vh,640u)}.rows,.probe{--_row:64u}.probe{position:absolute;inline-si\#
            ze:1px;block-size:var(--_row);visibility:hidden;pointer-events:none}.rows{position:relative}.rows > \#
            li{position:absolute;inset:0 0 auto;block-size:var(--_row);display:flex;align-items:center;border-ra\#
            dius:16u;contain:layout style}.rows.sorting > li:not(.held){transition:transform .18s var(--_ease)}.\#
            rows > li:hover{background:var(--_hover)}.rows > li.current{background:var(--_tonal)}.rows > li.held\#
            {z-index:2;background:var(--_raised);box-shadow:0 6u 20u rgb(0 0 0 / .32)}.rows.sorting{cursor:grabb\#
            ing}.entry{flex:1;min-inline-size:0;block-size:100%;display:flex;align-items:center;gap:12u;padding-\#
            block:4u;padding-inline:8u 4u;border-radius:16u}.entry:focus-visible{outline-offset:-3u}.art{flex:no\#
            ne;inline-size:72u;block-size:44u;border-radius:8u}.art .icon{inline-size:22u;block-size:22u}.entry \#
            > .texts{flex:1;min-inline-size:0;display:grid}[dir="ltr"] .texts > *{text-align:left}[dir="rtl"] .t\#
            exts > *{text-align:right}.entry .title{font-size:calc(var(--_far) * .9375em)}.entry .caption{font-s\#
            ize:calc(var(--_far) * .8125em)}.current .title{font-weight:600;color:var(--_on-tonal)}.current .cap\#
            tion,.current > .icon-button{color:var(--_on-tonal)}.rows .icon-button{inline-size:44u;block-size:48\#
            u;border-radius:22u}.rows .icon-button .icon{inline-size:20u;block-size:20u}.rows .icon-button[aria-\#
            busy="true"]::after{inset:6u}.rows .icon-button:focus-visible{outline-offset:-3u}.current .stand-in{\#
            visibility:hidden}.grab{touch-action:none;cursor:grab}.sorting .grab{cursor:grabbing}.bars{position:\#
            absolute;z-index:1;inset:0;display:none;align-items:center;justify-content:center;gap:3u;background:\#
            rgb(10 14 24 / .62)}.current .bars{display:flex}.bars > i{inline-size:4u;block-size:18u;border-radiu\#
            s:2u;background:#fff;transform:scaleY(.4)}.playing .bars > i{animation:bar 1.1s ease-in-out infinite\#
             alternate}.bars > i:nth-child(2){animation-delay:-.5s;transform:scaleY(.8)}.bars > i:nth-child(3){a\#
            nimation-delay:-.8s}@keyframes bar{from{transform:scaleY(.25)}to{transform:scaleY(1)}}.waits .texts \#
            > span{inline-size:62%;block-size:12u;margin-block:4u;border-radius:6u;background:var(--_raised)}.wa\#
            its .texts > span + span{inline-size:36%;block-size:10u}.entry[aria-busy="true"]::after{inset:auto a\#
            uto auto 26u;inset-inline:26u auto;inline-size:36u;block-size:36u}.empty{display:grid;justify-items:\#
            center;gap:16u;padding:28u 12u 44u;text-align:center}.empty > .disc{display:grid;place-items:center;\#
            inline-size:72u;block-size:72u;border-radius:50%;background:var(--_tonal);color:var(--_on-tonal)}.em\#
            pty > .disc > .icon{inline-size:34u;block-size:34u}.back{position:absolute;inset-block-end:max(16u,e\#
            nv(safe-area-inset-bottom));inset-inline:0;margin-inline:auto;inline-size:fit-content;max-inline-siz\#
            e:calc(100% - 32u);z-index:2;min-block-size:44u;box-shadow:0 3u 14u rgb(0 0 0 / .3)}.back > .icon{in\#
            line-size:20u;block-size:20u;transition:transform .2s}.back.up > .icon{transform:rotate(.5turn)}@med\#
            ia (max-width:379px){.art{inline-size:44u}.rows .icon-button{inline-size:40u}.entry{gap:10u;padding-\#
            inline:4u 2u}}@media (prefers-reduced-motion:reduce){.bars > i{animation:none !important;transform:s\#
            caleY(.7)}}@media (forced-colors:active){.rows > li.current,.rows > li.held{outline:2px solid Highli\#
            ght;outline-offset:-2px}.bars > i{background:CanvasText}}'),N=["entry","remove","grab"],lt=class{con\#
            structor(t){this.queue=t,this.art=B("art","film"),this.art.element.append(o("span.bars",{},o("i"),o(\#
            "i"),o("i"))),this.title=o("span.title.line",{dir:"auto",part:"item-title"}),this.more=o("span.capti\#
            on.line",{dir:"auto",part:"item-more"}),this.entry=o("button.entry",{part:"item",onclick:()=>t.jump(\#
            this)},this.art.element,o("span.texts",{},this.title,this.more)),this.remove=t.iconButton("close",""\#
            ,{part:"remove",onclick:()=>t.remove(this)}),this.grab=t.iconButton("drag","",{part:"grab","aria-des\#
            cribedby":"keys",onpointerdown:e=>t.press(e,this),onclick:e=>e.detail===0&&t.take(this),onfocusout:(\#
            )=>t.left()}),this.grab.classList.add("grab"),this.element=o("li",{role:"listitem",part:"row"},this.\#
            entry,this.remove,this.grab),this.element.row=this}draw({place:t,count:e,item:i,isCurrent:s,isPlayin\#
            g:n,isAsked:r,isWaiting:a,isHeld:c,isReached:m,showsPicture:p}){let{queue:h}=this,u=this.item?.id!==\#
            i?.id;this.item=i;let v=i?.title??h.t("queueItem",h.number(t+1));g(this.title,i?v:"");let w=i?[i.dur\#
            ation?M(i.duration):null,i.subtitle]:[];g(this.more,w.filter(Boolean).join(" · ")),u&&this.art.show(\#
            null),p&&this.art.show(i?.image??null),q.number(this.element,t,e);let{classList:z}=this.element,A={c\#
            urrent:s,playing:s&&n,held:c,waits:!i};for(let[P,ht]of Object.entries(A))z.toggle(P,ht);l(this.eleme\#
            nt,"data-item",i?.id),l(this.element,"data-place",t),l(this.entry,"aria-current",s?"true":null);let \#
            E=i?[v,i.subtitle,s?h.t("nowPlaying"):null]:[v,h.t("loading")];l(this.entry,"aria-label",E.filter(Bo\#
            olean).join(", ")),l(this.entry,"aria-busy",r?"true":null),l(this.entry,"aria-disabled",i?null:"true\#
            "),l(this.remove,"aria-label",h.t("queueRemove",v)),l(this.grab,"aria-label",h.t("queueMove",v)),l(t\#
            his.grab,"aria-pressed",String(c)),l(this.grab,"aria-busy",a?"true":null);for(let P of["remove","gra\#
            b"])l(this[P],"hidden",!i);this.reach(m)}reach(t){for(let e of N)l(this[e],"tabindex",t?0:-1)}},Qt=d\#
            =>o("div.empty",{part:"empty"},o("span.disc",{},y("queue")),o("p.small",{},d));var ct=class{reached=\#
            null;#t={place:0,part:"entry"};constructor(t){this.owner=t}reach(){let{list:t,items:e}=this.owner,i=\#
            t.focused();if(i){this.reached=e.key(i.place),this.#t={place:i.place,part:N.find(s=>i[s]===T())??"en\#
            try"};for(let s of t.rows.values())s.reach(s===i)}}to(t,e,i=!0){let{list:s,items:n}=this.owner;if(t<\#
            0||t>=n.count)return;s.show(t);let r=s.rowAt(t);r&&(r[e].hidden?r.entry:r[e]).focus({preventScroll:!\#
            0,focusVisible:i})}toLast(){this.to(Math.min(this.#t.place,this.owner.items.count-1),this.#t.part)}k\#
            ey(t){let{list:e,items:i,reorder:s,rows:n}=this.owner,r=e.focused();if(!r||t.altKey||t.ctrlKey||t.me\#
            taKey||s.key(t))return;let a=N.find(u=>r[u]===T());if(a==="grab"&&(t.key===" "||t.key==="Enter"))ret\#
            urn t.preventDefault(),void(t.repeat||this.owner.take(r));if(t.key==="Delete")return t.preventDefaul\#
            t(),void this.owner.remove(r);let c=getComputedStyle(n).direction==="rtl"?-1:1,m={ArrowRight:c,Arrow\#
            Left:-c}[t.key],p=Math.max(1,e.seen()[1]-e.seen()[0]-2),h={ArrowUp:-1,ArrowDown:1,PageUp:-p,PageDown\#
            :p,Home:-1/0,End:1/0}[t.key];if(h!==void 0){let u=Math.max(0,Math.min(i.count-1,r.place+h));if(u===r\#
            .place)return;t.preventDefault(),this.to(u,a??"entry")}else if(m){let u=r[N[N.indexOf(a)+m]];if(!u||\#
            u.hidden)return;t.preventDefault(),u.focus({focusVisible:!0})}}};function D(d,t){for(let{kind:e,from\#
            :i,to:s}of d){if(t<0)return-1;t===i?t=e==="remove"?-1:s:e==="remove"?t-=t>i?1:0:i<t&&t<=s?t-=1:s<=t&\#
            &t<i&&(t+=1)}return t}function W(d,t){for(let e=d.length-1;e>=0;e--){let{kind:i,from:s,to:n}=d[e];i=\#
            =="remove"?t+=t>=s?1:0:t===n?t=s:s<=t&&t<n?t+=1:n<t&&t<=s&&(t-=1)}return t}var St=d=>d.filter(({kind\#
            :t})=>t==="remove").length;var F=50,de=2,ue=120,Zt=3e3,te=2e3,ee=(d,t)=>d!==null&&t!==null&&String(d\#
            )===String(t),dt=class{#t={revision:null,count:0,parts:new Map};#i=null;#e=[];#s=[0,0];#n=new Set;#a\#
            =-1/0;#o=!1;#l=null;constructor({load:t,changed:e}){Object.assign(this,{load:t,changed:e}),this.prev\#
            iew=null}get count(){return this.#t.count-St(this.#e)}get#r(){return this.preview?[...this.#e,{kind:\#
            "move",...this.preview}]:this.#e}at(t){let e=W(this.#r,t);return this.#t.parts.get(Math.floor(e/F))?\#
            .items[e%F]??null}key(t){let e=this.at(t);return e?`item ${e.id}`:this.placeKey(t)}placeKey(t){retur\#
            n`place ${W(this.#r,t)}`}placeOf(t,e=null){let i=this.#c(t);return i>=0?D(this.#r,i):e===null||e>=th\#
            is.#t.count?-1:D(this.#r,e)}placeOfKey(t){let e=t.slice(t.indexOf(" ")+1);return t.startsWith("item \#
            ")?this.placeOf(e):D(this.#r,Number(e))}isWaiting(t){return this.#e.some(({item:e})=>ee(e,t))}#c(t){\#
            if(t==null)return-1;for(let[e,{items:i}]of this.#t.parts){let s=i.findIndex(n=>ee(n.id,t));if(s>=0)r\#
            eturn e*F+s}return-1}follow({count:t,revision:e,pending:i,failure:s}){this.#o=i;let n=(s?.id??0)!==(\#
            this.#l??s?.id??0);this.#l=s?.id??0,n&&s&&(this.#e=this.#e.filter(({isSent:a})=>!a));let r=this.#i??\#
            this.#t;if(r.revision===e&&r.count===t)return this.#m();this.#i={revision:e,count:t,parts:new Map},t\#
            his.#a=-1/0,(this.#t.revision===null||t===0)&&this.#h(),this.#u()}look(t,e){this.#s=[t,e],this.#u()}\#
            #d(t){let e=new Set,[i,s]=this.#s;for(let n=i;n<s;n++)for(let r of[n,W(this.#e,n)])r<t.count&&e.add(\#
            Math.floor(r/F));return[...e].filter(n=>t.parts.get(n)?.isOld!==!1)}#u(){let t=this.#i??this.#t,e=th\#
            is.#d(t);if(this.#i&&e.length===0)return this.#h(),this.changed();for(let i of e){let s=`${t.revisio\#
            n} ${i}`;if(!(this.#n.has(s)||this.#n.size>=de)){if(performance.now()-this.#a<te)return;this.#n.add(\#
            s),this.load(i*F,F).then(({items:n})=>{this.#n.delete(s),t.parts.delete(i),t.parts.set(i,{items:n,is\#
            Old:!1});for(let r of t.parts.keys())t.parts.size>ue&&t.parts.delete(r);t===this.#t&&this.changed(),\#
            this.#u()},()=>{this.#n.delete(s),this.#a=performance.now(),setTimeout(()=>this.#u(),te)})}}}#h(){le\#
            t t=this.#t;if(this.#t=this.#i,this.#i=null,t.count===this.#t.count)for(let[e,{items:i}]of t.parts)t\#
            his.#t.parts.has(e)||this.#t.parts.set(e,{items:i,isOld:!0});this.#p()}move(t,e){let i={kind:"move",\#
            from:t,to:e,item:this.at(t).id,before:null,isSent:!1};return this.#e.push(i),i.before=e+1<this.count\#
            ?this.at(e+1)?.id:null,this.changed(),i}remove(t){let e={kind:"remove",from:t,item:this.at(t).id,isS\#
            ent:!1};return this.#e.push(e),this.changed(),e}drop(t){this.#e=this.#e.filter(e=>e!==t),this.#p(),t\#
            his.changed()}sent(t){t.isSent=!0,t.at=performance.now(),setTimeout(()=>this.#m(),Zt)}#m(){if(this.#\#
            o||this.#i)return;let t=performance.now()-Zt+10,e=this.#e.filter(({isSent:i,at:s})=>!i||s>t);e.lengt\#
            h!==this.#e.length&&(this.#e=e,this.#p(),this.changed())}#p(){let t=[];for(let e of this.#e){let i=D\#
            (t,this.#c(e.item));if(!(i<0||e.isSent&&!this.#o)){if(e.kind==="move"){let s=this.#t.count-St(t),n=e\#
            .before===null?s:D(t,this.#c(e.before));if(n<0||n===i+1)continue;e.to=n>i?n-1:n}e.from=i,t.push(e)}}\#
            this.#e=t}async fetched(t){for(let e=0;e<3&&t<this.count&&!this.at(t);e++){let i=Math.floor(W(this.#\#
            r,t)/F),s=this.#t,{items:n}=await this.load(i*F,F);s.parts.has(i)||s.parts.set(i,{items:n,isOld:!1})\#
            }return this.at(t)}};var _t=64,he=18,ut=class{#t=0;#i=!1;#e=null;#s=0;constructor(t){this.host=t;let\#
            {list:e}=t.list;e.addEventListener("pointermove",i=>this.#r(i)),e.addEventListener("pointerup",i=>th\#
            is.#u(i)),e.addEventListener("pointercancel",()=>this.#e&&this.cancel()),e.addEventListener("lostpoi\#
            ntercapture",()=>this.#e&&this.cancel())}get isLifted(){return this.host.list.held!==null}get isByKe\#
            ys(){return this.isLifted&&this.#i}#n(t,e){let{list:i,items:s}=this.host;this.#t=t,this.#i=e,i.held=\#
            s.key(t),s.preview={from:t,to:t},i.list.classList.add("sorting"),this.host.lifted(t,e)}#a(t){let{lis\#
            t:e,items:i}=this.host;return i.preview.to===t?!1:(i.preview={from:this.#t,to:t},e.render(),!0)}#o()\#
            {let{list:t,items:e}=this.host,{to:i}=e.preview;return cancelAnimationFrame(this.#s),this.#s=0,this.\#
            #e=null,t.held=t.heldTop=e.preview=null,t.list.classList.remove("sorting"),i}cancel(){if(!this.isLif\#
            ted)return;let t=this.#i;this.#o(),this.host.list.render(),this.host.putBack(this.#t,t)}async#l(){le\#
            t{list:t,items:e}=this.host,{to:i}=e.preview,s=this.#i;if(i+1<e.count&&!e.at(i+1)){let n=await e.fet\#
            ched(i+1).then(r=>r?null:new Error(""),r=>r);if(!this.isLifted)return;if(n)return this.cancel(),this\#
            .host.fail(n.message)}this.#o(),t.render(),this.host.dropped(this.#t,i,s)}press(t,e){if(t.button||th\#
            is.isLifted||e===void 0)return;t.preventDefault();let{list:i}=this.host;i.list.setPointerCapture(t.p\#
            ointerId),this.#n(e,!1);let{top:s}=i.list.getBoundingClientRect();this.#e={y:t.clientY,grip:t.client\#
            Y-s-e*i.height},this.#c(),this.#d()}#r(t){this.#e&&(this.#e.y=t.clientY,this.#c())}#c(){let{list:t,i\#
            tems:e}=this.host,{y:i,grip:s}=this.#e,n=(e.count-1)*t.height,r=Math.max(-8,Math.min(n+8,i-t.list.ge\#
            tBoundingClientRect().top-s));t.heldTop=r,this.#a(Math.max(0,Math.min(e.count-1,Math.round(r/t.heigh\#
            t))))||t.render()}#d(){this.#s=requestAnimationFrame(()=>{if(!this.#e)return;let{scroller:t}=this.ho\#
            st.list,{top:e,bottom:i}=t.getBoundingClientRect(),{y:s}=this.#e,n=Math.min(0,s-e-_t)+Math.max(0,s-i\#
            +_t),r=Math.max(-1,Math.min(1,n/_t));if(r){let a=t.scrollTop;t.scrollTop+=r*he,t.scrollTop!==a&&this\#
            .#c()}this.#d()})}#u(){this.#e&&(this.#e=null,this.#l())}toggle(t){this.isByKeys?this.#l():this.isLi\#
            fted||(this.#n(t,!0),this.host.list.render())}key(t){if(!this.isLifted)return!1;let{list:e,items:i}=\#
            this.host,{to:s}=i.preview;if(t.key==="Escape")this.cancel();else if(this.#i)if(t.key===" "||t.key==\#
            ="Enter")this.#l();else{if(t.key==="Tab")return this.cancel(),!1;{let n={ArrowUp:-1,ArrowDown:1,Arro\#
            wLeft:0,ArrowRight:0,PageUp:-10,PageDown:10,Home:-1/0,End:1/0}[t.key];if(n===void 0)return!1;let r=M\#
            ath.max(0,Math.min(i.count-1,s+n));r!==s&&(i.preview={from:this.#t,to:r},e.show(r),this.host.moved(r\#
            ))}}else return!1;return t.preventDefault(),t.stopPropagation(),!0}left(){queueMicrotask(()=>{if(!th\#
            is.isByKeys||!document.hasFocus())return;this.host.list.rows.get(this.host.list.held)?.element.conta\#
            ins(T())||this.cancel()})}};var pe=120,Ct=class extends C{static get sheets(){return[Jt]}static get \#
            topics(){return["queue","media","hello"]}static get titleKey(){return"queueTitle"}static get eventNa\#
            me(){return"queue"}static get node(){return"mediaControl"}#t=0;#i=!1;#e=!1;buildSheet(){this.list?.e\#
            nd(),this.numbers=new Intl.NumberFormat(this.texts.language,{numberingSystem:"latn"}),this.place=o("\#
            span.caption",{part:"place"}),this.head.insertBefore(this.place,this.closeButton),this.rows=o("ul.ro\#
            ws",{role:"list","aria-labelledby":"title",part:"items",onkeydown:e=>this.focusing.key(e),onfocusin:\#
            ()=>this.focusing.reach()});let t=o("div.probe",{"aria-hidden":"true"});this.empty=Qt(this.t("queueE\#
            mpty")),this.body.append(t,this.rows,this.empty,o("p",{id:"keys",hidden:!0},this.t("queueKeys"))),th\#
            is.body.addEventListener("scroll",()=>this.#l(),{passive:!0}),this.back=o("button.button.filled.back\#
            ",{part:"to-current",hidden:!0,onclick:()=>this.showCurrent(!0)},y("down"),o("span",{},this.t("queue\#
            ToCurrent"))),this.panel.insertBefore(this.back,this.voice),this.items=new dt({load:(e,i)=>f.request\#
            (`queue?from=${e}&count=${i}`),changed:()=>this.invalidate()}),this.list=new q({scroller:this.body,l\#
            ist:this.rows,probe:t,source:this.items,make:()=>new lt(this),draw:(e,i)=>this.#n(e,i),looked:(e,i)=\#
            >this.#o(e,i)}),this.reorder=new ut(this),this.focusing=new ct(this),this.panel.addEventListener("ca\#
            ncel",e=>{this.reorder.isLifted&&(e.preventDefault(),this.reorder.cancel())})}number(t){return this.\#
            numbers.format(t)}#s(t){return this.t("placeOf",this.number(t+1),this.number(this.items.count))}open\#
            ed(){this.#e=!1,this.render()}closed(){this.reorder.cancel(),this.items.look(0,0)}render(){let t=f.s\#
            tate("queue")??{},{count:e=0,revision:i=0,current:s=null,currentIndex:n=null,pending:r=!1,failure:a=\#
            null}=t;this.items.follow({count:e,revision:`${f.state("hello")?.epoch} ${i}`,pending:r,failure:a}),\#
            this.current=this.wish("jump")??s,this.currentPlace=this.items.placeOf(this.current,this.current===s\#
            ?n:null),l(this.empty,"hidden",this.items.count>0),l(this.rows,"hidden",this.items.count===0);let c=\#
            this.currentPlace>=0?this.#s(this.currentPlace):this.number(this.items.count);if(g(this.place,this.i\#
            tems.count>0?c:""),!this.isOpen)return;let m=this.list.focused();!this.#e&&this.items.count&&this.li\#
            st.height&&(this.#e=!0,this.list.render(),this.currentPlace>=0&&this.list.show(this.currentPlace,"ce\#
            nter")),this.list.render(),m&&!this.list.focused()&&this.focusing.toLast(),this.keepFocus()}#n(t,e){\#
            let i=this.items.at(e),{held:s,rows:n}=this.list;t.draw({place:e,count:this.items.count,item:i,isCur\#
            rent:i?String(i.id)===String(this.current):e===this.currentPlace,isPlaying:f.state("media")?.playerS\#
            tate==="playing",isAsked:Boolean(i)&&this.wish("jump")===i.id,isWaiting:Boolean(i)&&this.items.isWai\#
            ting(i.id),isHeld:s!==null&&n.get(s)===t,isReached:t===this.#a(),showsPicture:!this.#i})}#a(){let{li\#
            st:t}=this;return t.rows.get(this.focusing.reached)??t.rowAt(this.currentPlace)??t.rowAt(t.seen()[0]\#
            )}#o(t,e){if(!this.isOpen)return this.items.look(0,0);this.items.look(t,e);let[i,s]=this.list.seen()\#
            ,n=this.currentPlace>=i&&this.currentPlace<s;l(this.back,"hidden",this.currentPlace<0||n||s===0||thi\#
            s.reorder.isLifted),this.back.classList.toggle("up",this.currentPlace<i)}#l(){this.#i=!0,clearTimeou\#
            t(this.#t),this.#t=setTimeout(()=>{this.#i=!1,this.list.render()},pe)}showCurrent(t=!1){this.current\#
            Place<0||(this.list.show(this.currentPlace,"center"),t&&this.focusing.to(this.currentPlace,"entry",!\#
            1))}jump(t){let{item:e}=t;e&&String(e.id)!==String(this.current)&&this.act("jump","jump",{item:e.id}\#
            ,e.id)}remove(t){let{item:e,place:i}=t;if(!e)return;let s=this.items.remove(i);this.speak(this.t("qu\#
            eueRemoved",this.#r(e,i))),this.#c(s,"remove",{items:[e.id]})}press(t,e){e.item&&this.reorder.press(\#
            t,e.place)}take(t){t.item&&this.reorder.toggle(t.place)}left(){this.reorder.left()}#r(t,e){return t?\#
            .title??this.t("queueItem",this.number(e+1))}lifted(t,e){e&&this.speak(this.t("queueTaken",this.#r(t\#
            his.items.at(t),t),this.#s(t)))}moved(t){this.speak(this.#s(t))}putBack(t,e){e&&this.speak(this.t("q\#
            ueuePutBack",this.#r(this.items.at(t),t)))}dropped(t,e,i){let s=this.#r(this.items.at(t),t);if(t===e\#
            )return this.putBack(t,i);let n=this.items.move(t,e);this.render(),i&&this.focusing.to(e,"grab"),thi\#
            s.speak(this.t("queueDropped",s,this.#s(e))),this.#c(n,"move",{item:n.item,before:n.before??null})}a\#
            sync#c(t,e,i){await this.act(`${e} ${t.item}`,e,i)?this.items.sent(t):this.items.drop(t)}};customEle\#
            ments.define("cast-queue",Ct);export{ft as CastDialog,vt as CastExpandedController,Ct as CastQueue,C\#
             as CastSheet,xt as CastTrackSelection,zt as CastVolume};
            """#,
        gzip: """
            H4sIAAAAAAACA5xZCXPbthL+KzSTasgZiJVyvTyqitq49323mYyngciVhJoiOADoozT/+9sFQJiWHdfzetg4Fnt8ewG02DdSme6Y\
            a/NZBXuoTcR19Llhv4riFBRNPjOswO3jSvjdDSsqWZz+Chd2+h0rAZrPZdFqmv7KSsXPf6z45ZoXp7TyibFLv1TSWIrGMKhoIJko\
            ZE2jSyb0D3b0O9vzUwi03xom66/qpjXHO15vgdZ+NKwRhWmVnb0eJr/9/K2d464C7XX9gWkwnxijxLo1lr6ila+83L9oMhiyZXoH\
            YIenzPBmbMMPpt8ouY+zD89FuQWjs791vDjjKvpiWcN59AsY9mZZt1W12LR1YQTy/8okaVeB6bS5rCAv+2WJIBHG2TDwmC++yLT4\
            ByaTozer5M2yk2egNpU8z8tsGDJdKFlVa66+aI0BhVsHKz37Yf03FCbjWottnZTsmk+8E2UJdXyLS8xbI+M+TfOjQYc3k0lyyOlN\
            6q1L+2DeY5OUafdFxssSBwytHW3u/WYJCACEfQLsZ7M8TeJ8J7XpSqEbRDlHdxjEQfd2OXkr6krUcJIGgjVFXF8KXskty9x210gt\
            SFq+ERdQLkStweRkUDSLZos9V1tR57OIVhbuyJRMzOez2Qe4fTEdL754NmvtohXl1gpeFQlRR9MIt9NFg8aKepvPFmupSlBhMFW8\
            FK3On7xsI/qfFKDY2SrZ1mWOdifT6V/XK+mikJVUYUOWlymyupjqHS/lOWo9fYKcnrWR2q6TGfGLPoyyJ8/SRXCq86mdO7dO17Dj\
            Z0IqiycX9cIoXnuM7HAj1T7KnurIywWuIWWy4YUwl8heM+KGgFsiXqGYaSmQOxhg5Iu7t/pbHlFQcSPOYOSUW4jXsoZDxGntENJZ\
            O0aGKHwg4BhjRTZQY6QE+5ylKB7eJM9mH6QLbx76ylsw5uGOhzjbVHCxoB9om4LC2oKeavd1/7E2XBn0/tTmczc+/xDp/aB1TmFQ\
            Ktl0owghN89n0fxJNH9Bnn6ejp0XPPT0//RQUGN+B3YjjYK295p754E+2yrRdASec+PY10+ftIuRm5+1B07GBZ+v8yetzdg7E4gY\
            pn22A16OBN1wHq+wZE2Fgb3OC6gNqMWWN/nLdkheF264ED0Laz4uc0o4VGCxF/U4Kl/MWic0ehXRbzri5M8t6djSWUjQ6blCwby+\
            PN+Bwhyx3WVKqe7PRnNr6UjaAQeXN/cleChIVCvo/0Wo8FPsVGaXm52oB9kbKc37cKMfTmP6sfi71UZsLqe+MudQlwc4EoKYmxFm\
            cDJ/0TKozxLNNzDlCjhCoq2xxsh9mo4VyGHfmMvujlwkdHWNTh8qfFi4Lix8rTEdjS8sg99QvlvwOKK2+UP0WvyDCyXi8bT/eA+o\
            RZSgMxxy6PVZc5F2o3zJNtQCO1fTQochJ42DeyPMANuNHEDOoZm8bNkz6iiH9e+A5j8IcHq7xdzsFBTJs4NG8TTtb+n9nnKpC15B\
            kv33WXp3zo9ZuNN3HT4odAfnyJFUHYJj/fwwCg6P+XQLx/y8u5HKU6s1xUDf38c/uLhRsAGlpwrKtoByupe+Z9F05PCAFnsoliTm\
            3srJ7oc08OiDsrhGOtrrgs55QV017Q5uQv42Mm8uIkwPUUbHvD7jmm62viyPaulor49Te4k9XhYV1zrCNahLegB0aIQRRbQFExlh\
            KvgGLpO0U2BaVcdO/K+0HvcjSjiD2nzP93BNahP/BpHQn6PhgeJo3j8yy6P54pFYzhaPgIaYPtqotjBSIZ1uG8DfzOyEzlzY/yyl\
            yXDQGCh/IZR/ITF6+TbLsn8ny3QlCkhmbJ6ynw0bzoykunqlT3qn8FcW5qByZMl3XIeXRRI7T8SpP/ElcFUeHMA3Dvp6MrH2ZJ7G\
            09POIbkXu/KzY1nXUKAl+WspK+B1YjcaXkO1yiiM0n7diqr0zw6Hc27Y4L8c+uWhoQu74HvaUibx7skwi1nXUGLF9nzMRBmGhq9d\
            3ZzOe+cWk0DqPVRUUsPr1hhZO3EC5bl5EtvNeDjjA+nYLqZe3kAj66IS2KmTdPnqmnGS9imrkkNJLDxxbmCXsmDfUpK4MzsOptEE\
            VNyzMQy3zPBcqHV7LqNmHnjZSe9pqdPdpKWVQEsTUIH6TIoCiLzJdq3eIZlCD+cxZU2rkWxRgXkrmD5Z3gyNt7F2t9TMxx+LFWxx\
            Hp/kb83K42srTZz7WcxqnJ4srqMHJQuvmc9XZuVrFnMl+LTia6gqKNeXsQ8BQmxFbHJvIxUZVNvRe1cgrWqRdOSEayCvYRpBYIeu\
            5eOhoB+9MT+j0vKt0AZqUCGOQmw80kn6r0cwmtD44QRPan8k4Hl15bZk4jeULSAN5lY5yja/aZPNVpSB/JHBN/wNjpPJSCe9k+ff\
            yZJXGMS6AX6amLTbJmP7037MtespraGkEVnsRnSpH2rBMa8qqu1Dmczu3mR7Y8WkPdeXdRFJV274ORcmcpYCR6ccJaNK5dEIuTSZ\
            uF0q1zMPHLaSSpTcQEAMofLV+qCkuno0mTz2qrC7kWFOyEYobexXpVWWpKvVOEHTbEMbSWd//S60WFeQYyPxPB1owSlYdmglTlMH\
            Ihp+y+uhkIYqczp81XLlNDLLX5N0MYLntquTI4O8lkubpFdXRyMD/YVdo8cRx8MW5dq6/xqE52sLVOI/Ex3sB/7v3Q4blGhOXMDu\
            vdD1lEKdd/DY1fMQPKPCeANdu0Lw+sgTsnaf60oK8KICrn4Ve5Ct8VyFOxyATEjrGLmY2AEYe07Uhrz+j2DlDy81mIEfFYDE74eo\
            1PwyGTrMtUrfEvuUHc0w6+fPZ7M0t5IoXstBbFvz1uykEv/g2upOxhtKFS3r1WoQwYsCtP6M+Hj+uT8YYASCMbCIESvEu06MCy1Y\
            viu4NtPH3a2kCTeqnnb7dy4A6VrLTbGzFS6hD5DHrTZy7+bAunW7Rr/qHBUv5L4hh+G4J6mcpIpNYjLD1RbM0XJ5HaeHKe/uI9R9\
            UNGNyYEpsd2ZXDAjm1wz95DK637EI0Omr2VbU7S5r8Y/Q0Elsivs7M9cMTd6k3M8uEjUR5iD6pW4uuIfafzxqvZBG5LxkQxZSLnB\
            YKmXr6wVPltGmkb1A5TJUP+poZ8Lz3J0xt7bs3AlX9655R6kyzhmejKpX72cHajMBOl45Bc0xsnaXiZitG206N5FkbuWpIt7O1gj\
            RW1AYdWoY0YA6Mwv/XrZAMXvXrYaYiw9ItHev+nVFaLUXeY686hb3z0Mov4GLGB+dOKOeYNoQxLkf1WmdC97iPZ7eQZOe3MUKt29\
            CNOLKL7PP+9GH90ed99xs8vo9T9jwWR09WXa43P+3UPVbBt3u4AEE/phRwpeF1CFY3OExFYqU8Go0YdLZtr39vH1p3t8dVhrKZO/\
            482N94/xRRmdDmrpb0uV0PZ62VbhSlnCmShA+6tbTBRxP765vg0nT9xq21DjXl7foQRlmgiZtkGgqbMH1ukq88PV6u0Jg+FPH4lB\
            vJsk6USZ6x7ZaURMLIM818x9fzreiapcoN8SutNqVp/ITeSbTQr0qko0xaygzM6Egf1kghOR1XAx8PgFuxbdA5gjyBRQVF3fwoa/\
            O6Aeg6RIRyQndDgnKBMlyhqWNBi75NmA209DUXFUW0+VLpx01FOs7lYwv4ZA1BqUeQ2oDiTuIBNogPcCqtpfuzkLlw/yCIQ+QS7X\
            GIX2lhcjxmHB3soz9wToSnH9lx2mA03BG0qoO6nqQLXn6hR3e4Z9qtgBXpnRmRy3ff3KlDw/CLqYxWgDn/pZbg7ebsEsXpjknaOK\
            bDtjKEJKTeq45dz0ac+ABbsQU23VEUyjmunCFfqOAMyRqhJ2l6fMAZkXWFn+SoAV9t2Zsm0icFzzPdBY45i+CKFzVqsi28uSrvM6\
            sylIGZ0Zud1WGPREhZKHt3Y4ltLzc/TePCqycOGmLe4fTUWrFEZCzEb7K/ciyqnqjWnXrcZ35AgooV/j0v94udImR3Ek+n1/BdNH\
            jJnFDFC+2hW1tfd937sVFduUjauY9tUG9xEE+9s3n1JCCIGh9p6ZMuiWMlNSvpeYc+UapctSmo9vgKd9WfcuN5zalkOb3YyRcEIG\
            H57c6wHoB9DGJNlLz/WgEuTjor4XQ7zz2v0fOAAALG99pF9ol69jwQghvTGANXVhaMESTnGaJaTElT9c9dhyUOsk8ise1RSYHQyD\
            c5fjX5cVElkYHUxOp8PJNfzEUWBgJXjkyZFDF97txbmEIg6ZXUyVhX9aEMfEcOyHkTW1WBML3qthVHqG2Vnp+OE0u5aO8PEH3DTS\
            LRzEMDnifSyGRB40qmLF3UCaM5vw4JZPmNHCXjrx3uU8fPdpyQQWQCYzicsO94EcsnRvEJNx2GzgyB9fyeZoLmNKX1eglj8VCbRy\
            bIe6MR+1DHSYW/OcU50w0jYkaualX6vEXLJ2BG1iSgUezQWa0qJ2S7khdBBDnpm7uqm6Yfty73DP7crI+sfbRl2H/Vi81vWxOVOV\
            LZfxhkZlqlN7VswzWlZFFPb04sV1B/6DtbOnQYHzkT89S3+4kNNjjFHK1Dp2wAKrBefwKGRH5dRq15Ux3qe7WPRPuG/9N5mDImSd\
            0/0m3dPyVoKE7dU0AbytjiFhNIli27mUAVJySoYb4harYKF72lgIc4OWxqKYSlGmIZSshAj25yGJqYLnS7gh14uFIdd4tBf0maIo\
            7SXGonopbe8ljdKZ/YyWbkXAKcB6cWLz7JThQhpcEFEloHII8QpTVBeo7AjPnBP5k8wBXWNM1ktLVWe3qgroUIalCP0oq3JDSJ83\
            hPHigp5dGYPQNmeooln6E9rq8913yefNiQ5xmcMzUoCPpS317LqBoOWHQhM/moBl6M/dklSJ8JfBO6iUKWYI4N+6UticlW5b3Nx6\
            w2By5r44Ps1RB4NiEZh6Ytl/9OIi5ajWhqUNFkODHjn/87e+K10SlxLyNNL+/zERfqNpoAvQu4d3Kc6sn67Vb1ExncV3ZIiuaxnG\
            5JKDiNK+n6e0hBYLqpN0kSdHmNMz1pIQXwgz3qnl5LOOPYjJWZYlm71NqwrS/eqECx5XYlpfKSiGDAmprx+sghbiV70lZXAqpZQt\
            j5BFH1afZ2Mj08ZG/xUb21hWfta0OZl/E59c5yvHX4TRNNkZQ6X/4IrXCuZDhtjNWhgXg67zfelvYROaFLOrWbIjqxefirpoV7rM\
            rBlrNq7OlnjZk3Mmu5i8w3mxvirWXihaH25o5W0iMOgtck6Cxnnwtd1t3c1LNjb7SN4FJ/QXckdJ92pTsW0tsrKpbaG4/XU0DkMi\
            ucHYtiZHc6QOJV4M333tbY6nv9oOJi0mP3Lbt0vrdNrDvcBJzhMWzpNXO48PzBdZGF2HbVlK7ow/JXXaQqXK8kumZmzyBjfjB3Vq\
            BtMUKuLA3Tf5fVlLJg9uuqolVwiw9ha+EGOlvx9wWqQO9fA5ZA3lS3abg7UBJ09REnWD36Cg8ND++rDWBYvKCbJ8UYOJSCPAVyMs\
            3NOQT1cO+nEGrEEuI862P/yQx/G9D3G6hTLWspd30mN3f3srx/sDOJuQZICsnI3Ho1x/+kGusQLz+amJ0HvsDuPEsXCwmX5mw/1X\
            q5bz8DYgoVPb/cpTTiBowV4YalYJ8AtPGNTl3X3J2IH2OEtYPIf32ueCjPUwwKfQu1x5TVP9ExgR8EDVXu5J71xSao4K8AZCnHdp\
            loFwUMFh+h0ThNxlE9G7bdA/qpQ/Hl54Ca1WowywuETjbSIcQaUgK78XJQwRQVPqDfdlaVCXTAyOh65ACfZf89Jo9JYgYPYXM3XB\
            TLhWgqSmWyHiQhtG7EfObgo9QUvtewfyrc2Sfg8ofcViK97C5f5XCcfK6TELrKiA1jX9/jxyLQXSqWsgVgUGu9x7gqZ5urm7Vz7V\
            WOp4eTPK7tToSK0ybUldGp+esFMijiTC109iPZLKwwVJedhfLB+XqsYSVCyQMnRFTGf94+F4E2jGiFU9FTtVYnwTE43hiwT4u8aY\
            XYAIt4OAcJYn5mcYBXAQ/gFv4QykFtJhKE0HP/3sh8vkJihZqtIbBVAyW+btqyIpHUZy043AOLjXCmrFW2WCUq+Bbjo1w2HNgRSv\
            51KuLE99vKJMyspR7gyy+mt+domJdKkPBBl8jMXdkqoWdKZsRxwU4aEn45IJIDf3EjjzK0NyGL2VyIL8I6ZHIgwyiaYsJbsgETZK\
            ZQEibHsX79cvlqmBOKS31UhS0dTSQGY1Y436o4mILP13LKrSzSJ6Lt/w2UG8wTjTTfrClaPE4VMk2DYQuz/g/nvWKrknUakcCZ4a\
            kutVCZsUXCtK0pVA6tL9GQsCD8Ex/622u+59WcJKPGsUWm8rqCcGO8JeNUNq/lCVcl3R7qrarczq0ROR7bqnV3nPxNAPzWiiEhkd\
            aRCtRpULZa1MVEL2iTXuAmzp0wl3XccpSb8STiS9da//QcKZ3grtIWmT5glQC+yjHuhR3k0qGIwfseUnSD9s+ZpTpfNT2ZgNUgRr\
            8LhcYdD56fP3HuOUmpB7PT/p8aY03kd0V/ZF7Y7q2aVbhjIJKXdHgLSK/paD/XZNcWyEXY/efuutS/se2LOJv5LafK/y7w3LV5Ug\
            k5q0WeKqHY3OSTRP/KZmXTGl52pKvz8iGAxrTqK/eyEn8cjugyYL1UAtU85oAJt6zs/r9NAokN0Q5rbydrT2BqCpqYtxdjwcz0fN\
            lpSmRqj4cmcjmy+fRjuyKQYyyzoVu24LjmkgtnUdW9G8QBPpiEhGFAZglwIdwhkHAG3GmCS9B5sN0Yk4EwvFHSefqMo17ir6/Ot6\
            J5Thc70+4MsS/NSloGhfTSRfEKibfsLgtjQlekww6Oiid+pSZp7LH2pN7lFrz1IIaYB0votVBDXLEEvLsNKWgYdEIs8XFkKLY16P\
            29vRio6fvF/wPghzh8nOaBUYTY59li1xUPVyQV4cxT7dRB8TCQ4rKAnwMF6danhx1Qu1BLd+she5hVo84USKjb97ZU2mkfebkeCS\
            rJgCxmuUkVXbgLPOtShZ3pBvmWN+W0JZfy6JKCb7XjT1SL4QZeLxu53qq65BKjqsugOt4E+BmosfWtF1opKtFnbN9oDNdVQwnWlZ\
            7GMS2Hj7Fw5v8uTjT9kTlZSlW+0EzAQC1u1VpCB/5uVfJy7YTT9G2OiIQlfA0rV7wiwjkJ5oKHR5I9UUTtwcViV1SzD9Sqy9WDBd\
            Xr665lvF93P8plPdqJpI//05OX3+A7UjpvhFunuEEGSn1a04Jbq0+NZ5EAXtM5/3hcroEIF47XQOgxky9kiqPeLA/fCKeEsrqKye\
            kFRaXayB0Ll1sjqsxd1bEImxp2Xda4YtFjNYi5PQ1WKXg5MW1q2tDgGNy0oUwwdZMVE3iadnRfKzM0Wo+p2U414WFVRec2rEoaeV\
            HMMXgnfpEXmNs2plJJE6xpiN/YEP0/FauK0zrAcsH/J+j4y6qlmulNKveG3sY6iUtQxmTW0flGtcMXVy32rFdWtD1ANwS4Tiizvv\
            qN52zTzlt1Q3DF29PN7d8oOwemVOY5REUi5Rp4qKAUIXb6DPtEsn9TuQ5uexVq6SdDsaJeMN3So+ul+HyRUoV6Oqz7pvqboOealB\
            HeR8vjK6N+l3Auq/roCeb/XqY7J4CX5Gdf5qlDJf10rFHBrduETVsVY590kooSkmbUfJ6HvB2qmFZ6ioQpupoV3X/PxvxlEHzSjq\
            ygte1rrRH1ONPrg6ntgOd9OVcT3DqimFLhedGKrlkpeky7HwUWY8okv4lw72DLgth+xdZ3vjMHptLkU0MZcCzwfxnYTxJs2Xwuhe\
            075GfVo+bM+n0XRGfFMnw/aE7T7siumeZbo/d9o83lRG914jmZzzOdjz5TnRHvNFJOuGACxBjqTuuK4Rox5jbceP+AueeUgYhDOn\
            f+PcmdKfwBNO7PEu/TRK905GEameiWs74ey1Z/fCbXvX2h05cj0hOnRY5BRlPBVFjFgq1+YnVIIQlkY4qQgZXrRHDNPh0nUdDhq3\
            qVN2dLj8PIRNpejDyeaAySxwzQYNLX0QLVUvk+02PWZpdv3xKc1JhGm+YBWAjladvcMG888b6SC6l30eh1UGcXTkjU4mhiYGZeCK\
            eNRQmBHv3s9SMSPZOag86gneVoM1GGVkEXIiwy/Ro9o78D+Bxj4mRjC8yUoS6QXElXZ/gUKPKATcg61avX9yxs4M8dgUXx2GXjQ7\
            S+AvdAI7jl8aaxOmxX/GBNLSG1oTunZmYGJirG9mZy/cnFyuiJBkFg6St29X1JD0BKUAQ8Aeai8e3OwcNainvPQF3Pd8Jk/JZ03+\
            LyYOlpD7y8dLj5gW8/nCtQPhMaUfPTmzX8lBojwtLN3BYVZFDctaik1JNCPhw6glFD6KXC9wBKnUTAgjV/a/afNU78GamXbh3zXD\
            yGSVmmGcBuvk0TNgdNs2munOZNpqGlUfHUjnfk06UPTQpzK6Jr5L5EcMaNfRNn4+LRmOGqKQFtOj/xs6c4uruqzkWUsxjWiX5HFh\
            SCQKnwew2To/TDGxP/DB7WgaygW7G/pXbHjFYJ7Y8GL1DUs8+z+zV7j/fDEpBjYc/rcbbqVD8x2l97Mcgf1ZDrwbRLkKrI12WuNc\
            afNlkiRCmxM+6+FFmTaEuV3WZ5fUkLHH83p0EaKqnPKKqPlczfFMgvp4HLuj/Zxb4GPnh0JryTa3TP18dpb5+HQp1vO+0IxsKQwl\
            KQpxPgzbYKmbOEiMH5KciCEt1FKr8WihLILB7xnTWO0zzUAOEffT8be0Q4lLcNOUXNnhAos2Ev140SIsJS+brr2Phq5zEvpB3sK1\
            yd6Vzml0G4d/+N7M9epTh5416LXKkw6rbJpLJkLZR5iz7rekDY5rco1N15nOuGCTTlh7tj6SgzKtTK6u5tooi4FJWTT72ifs7c1w\
            qcP+vpuCbRTFwkEyih6upjn/UT8BT9+abOVX7//92AIjckNcWjlew6vu6uKxdahSH9RVVwQE75MsoxtuMG+fHRWlYX84aNpeoG21\
            jZMOHltL6iiO/mAISz+t2rrjGaSbYF6tJJ+3rtArChnLin9Pq+HN2H5WJxp7A7S1G9Jl2wBL3blbwlKaxW09bZKZqSN2SJnNfZ2d\
            h4cacG+wmX6It+ekGGT4rbOYeP6AJaK/e8JSTulqmccP5218wnOmm0GgX1HXDk7qWV+OR7oi38bEED5ElnR+AnIoDfPhlJD7MwHb\
            XfP5z0dEkQ4jpUf2wtsSYx0xWnbjgWcm3u/azfYgt4YaHhYE/ZZnKPW6x2LrwmwcemLmtGer4nNCd6Sazt/g226XoiZnl3e+8UOc\
            pVmLC6R/e5ibVHs8mvo6kUak2Seq3BjLk1SFSQBPI90OnREf+FnA0AUyeeSlb7twUbF6X5upCysGM3Am6iBpVYWe2V/Qmwe9Hete\
            gImxnVvU7mkU2McVejdk0RDsaE3E4FPHTBfmx/4Vf2OUwePQXW+iS/Lj8261rHadHze0l2ZLbzLaEsFzhm63qkX3orHTLJqQ12z6\
            4aP3Bi5wQ4z0txlpW/GuKPpYud0M55jyiwXsFfva0c/+BG+MdJjDetMTH40vFmjcNp7sQ+POdBrOwHRtNUx8dO73HMHvJd0tlvDC\
            j6jhl+ELymOUzgov8kMaZkQr7LZ5Aq7+vXVHmmFephGKSHGw9hcrUtuUD2vtYcRazVFjHlpdG3pyQl+cCbrs0eySaZvPLNPWr8K2\
            zag2a/ta3xtC0NaaCgmswgd0MIBsyY4wYI7n98VrBkxMR83Q0IteBNCMrwiGo3520Sq04dfiS+C+4FuNcVnp80CXnLf54W8F50zM\
            r02zdjWR0Rl98cBEDnR4lnWms85DfdcJfSAyvUqTlo95X0X/6u1L+9vGkT6/iqPMQcSQIjuddEYKo+3pJHP1Ne0+nhn/vBNaRiJO\
            27SGpOIkar7ft3t/lH2/+032kzx1sQCQopU81xyxiBsFoAAUqv5lbsP23TeFiBT9GdFB91RE9r8mF7a2259yaL+z5w6JkzekB2BH\
            UJYo5pDKA717iwZIVuI7Bahqw6iOUOXF1gFYBoK/j6glqkgiWgx+VFnJDWqHFNCIjp6ddcZqsGo7oYpQdlk5KbUg/fNA3Z5QWBA6\
            jW1MYgS0oNetNUWWXgzDUjFnXFrhd1dNWg8mXnulIvrBD1U2myA81mE2obLuH4+X94+NzYvClaSnNF6OjyBglWYEPHU1fjwXzRzK\
            mIJeeFjcGrGKXlpJglkwxeppenS8WM3ClNqabMLvYoePuVrWh4KaoF4qrRE9oYthaEQkMkODXSG6mKuS0UymxlgQ9KSQegKHcvcN\
            xyVmzkpw/ptpnsMv+LLZYrey/bQhHZgdDWK7L4ZiGVnU4Msmhbs5oYfxVJ4sL0ARrkhADfVCih8qLSxn11w7qUsY5ySuQjqMSqPk\
            t+AZ46zABNv0btFHj6bxzVxBVuB2jo9cb24OxsgBTEMFwB1GTqX/Vhe9T3YAnPdv7SJkjnnbdLPn8vYbOm50m75PLBqn1lub7gN7\
            ME86+cV2DvGI3EV7V+8VejQfltr9OmAL5zW6xyBY01mN5jWoHD5z+KtywBfF4mZWiRlHIVyN2qS2X/QRQqSOZrVoQFJU02FEsnaK\
            XUrTLjGCoUUCkVlmsdWzpWozXnnds6gBOFtwJK+5JUqj0ayd1WmKC9GEoL2RllpSxIvZVqi5HOI/qf62MXPpxOvkagK7AKN52aWx\
            Vw1qAHdUG3+9c9h+bUDPsY8J1ih9+isYLFIZ9U6VeUlZvfDK6vYqXU6of1+/Sorbtgdk4tvPcFt7BkXOrg6PLH19v54Bt7S/v76C\
            w6h9DhN6Ccy5eA3c+6g5zSbQhjNUx6RfyCG+y85HpkO8uYNd6wBSrUFDjVQyp2Z5mqwP27LML9tfZ8NcUUqRuqCkEbXwC9gqgOfF\
            gd8inx+16ncah43DpHDwQ1I+c6+yzWVNLBKPAoUcBWQS83mgbNhFS10rJB1Ccudi6enkb0Vo3QX9m6Xjo/uQ5hoShvqW2wrP+ri2\
            CAd05uyrLAepLJ05YvcyqEtnb0tPENm4v3QRsu/miwX/qAVG+8csx0NpL52qC97hgKqpQUMmqb3xZ23VfK4hVdPauja2Sp1NfEl1\
            ixjnpFiPjJunEqPlXSbGaNHySzoJNcEuh3ByO0FSryU10dt2y8d6GywdN+zbchfa2h1QmbWUlx3CpjJeuxIP7Gh4g7qYiSHt46fT\
            UMW4Lb4Lwqq9tbVpdZ+l3nnY5rZViqkKU6hXL8fglEicmdQr4JGxRWTuP3K04ir9UBZErXBEerXz1CLL2HggF9qLWXfi3N5vhMMl\
            xdXhoYYwnU/tkBTdmdR+52n7TQc8eF5vuzOWCWuepJPp0ZHvJ48tWyqpEWG1d+j6XZgPti2qKu6fKrb+gdHo4Criyluuc7TZd5XH\
            6uvNcgWvW5QF9pvxOzBqKCvY0EXZs3N0gSz4SlbPpvgXUQr4V30NfzcVJKxoJ6IbqIpIuhGNtJb3KlUibu3zpQUXzEDbxIQJVqKW\
            YRBQumy5CgPQlG9QSSKUwOP7X0iM3Y/mx323ORECmxaAyk2V5SLod6/Z20hRY7oH4KKjNtJ0+xyVJq3Vk6QMDR4lWelXkvnzZqK6\
            DgaOyWEen6nfwMrBhnORlQSgEpN8L3pG2Lis1lpue7mJSLjaXJ1/8MD2WzNYf3TMV9GvfO6eFD3NBg3f/8Yc9m/AWRhOJC/KoO/b\
            F4zSp/faOxUaith0d3bD9wpfSiRHgf+iHl9409BCQUB5eTFcO2pzmXmvtKOpFreOxnmWVwm3xVLJ5rZGQ7WYXliCMAKaiyaUNA8M\
            4YNNSNL9+HnDqX33+++MQIABwBcpTuHp/gUcSyEm93S0N1clfN8iwXbpMvkw5YmLXaONkIB9FbCQAgydfjsNRJNt99qWh4jpxg6s\
            chv6FYR0uOXuBNeBjunrCaKs/WbT3wD7HSfl977SiAR/2Eu73tJ3WSwgD9hpfrFD1/wUVJ3SUVlfwtwMFz+Hg/YTLR6l+k46IBl6\
            i1wy6M1/j7i0t//dIjjtb2/9xec3G9vbF4IhURH+PGwWGIqhWkRYnC6+3Z6ahrNHco1fJCLUuCBYmFmdHtl19hqt44+mtoIe5CmL\
            BSzep2aVnOTgMEjnADw7swQDBofbNbI5ul+dZXI1my0tW+bPrkQ4sk6rhQgIZFRIQW/QG8yM6ly1IhUZV6BvrpINrZvb4kUX01jc\
            ciGf/iUL6yH/DSgpvmTr72JBE43qDeyvyyyUbfBIB984tv6Th1aM8hDGo2zGFPSyMXZt7CZFoSC0D6SAsyPLZ1FbX8NvFuhMrRj5\
            khXfGyb8DWKsvOffn5GM+7UDQ/srILg4rEpWZqLagmnKS8k+T8/TpxuUAeO/ebFQMfCRDczrkvMxRZv7CSWWL2OgNd9gEX1Z9rnd\
            TOjkBX/ra2NXNTVrdZtABZq18nPw98k53O14arxN3ywWG9bxma8GLGqzGjqUvPUWuQ8NkPRXv3qjd6/XydpWkILvlSdpDr/nJxD9\
            Hq4/5wD0sqoTY+D3+/TEXiYrmRVULfChEdOE1lTy9h4wXnMf/+kmZVv1ExP4sf2yTs7N9k36Dfyxq+7DB/KikbG/ZxF38ibI+CfM\
            B9ewN/1LN1JlLhMgKFJMXLXU80UilEvf2iUUD/2fXcFfqrDBgr6rcRC36p3jreWnjJMmXQ2+YHyRDk2WifjnGL+FCXPy889Hxsv7\
            aOYcJp8lZnE0/mL2hbkXTammTbfa57YCG3xn01q8//zzuahJw+1ytcPDxHngYcLCaHyHA0JS+dUeFxNYk59CK8T7Hy4bJo8WjkXv\
            dQvxJ3YLsdrvDUJSH0nqQcnmOb+9xLTJLmtw3Ia/lnV5KT/xmRx+Bhbi561I8jm94Y908Shy0HlPEGhJOkktwyJ+wIcUX5BIREdY\
            Xxj0DNtq4tmMk2J8BJzuJN16keSsvvfWqthyNoZPlbPWVguDCPsNbFEQ6ugHBzqWw6JwkUSx8LeZU1Pg2Hpwgk3t90jWC6xW+XV4\
            ckp5zniR4iqSGHzJxFm0FQPo2cq2jvsuA799LRkbiqWcQaTytsZWjjhF2wIw7lE3Tr9HEje2xN0T+OtbINM5rMK3xB9o+UDS81/9\
            itYT/HyLP5EHw2/oKPJh+PVFS/NYeLqxtO+c077zlvedE9x3vmh6/A0SRqzwZJgVQmlR0i+CpEN8HOtGTn4ScvLh5PU1Jv4iSCz8\
            PXfpzRx3RpYw4aEoyZ2xQkdeHUhsXSnpedB+D71xTvbmcu4wFjaKP3EReGPCAnwmDMEMkYcFixgWMNySCxsiXP2cQXAQM+dGfprt\
            DT1JnJ/ZVfwK8hkImkfsVgMdl5XP4ZyRvE2fvm05fuCk5C06KblR/5THQG/eSU9i/xyw/Q2QlaL7++kqRiA86TYyGckJx5BnCXoG\
            cPTiKW4GBs0Y2S6LNCE7WlkcM5YnzCFjkch4RmHSb+B4XpFOmFQwOx62kwCtPoeF6GtpePdkSw+45sdld3VQgwtJN0Vgw4vbbHSn\
            GU5KevH9OkXdfLtfdxmzilwhVElksFET0eaIxwQyzI5AtQTnycFxnwqPlQZy6o4JrJFBbcNa9LtS65vwx3sOgOmYu3p/7ftLat0I\
            bD8GIrmnx/uvcK8gQxz1S0kuIypXR1pzpt9NX8avjf3Wv8YhY4q9Q9ktaE/OXIp3qZHNWqCVapan24ZvgZWlx7WC/nyJV4tZOfAK\
            R5AWszpO2T6aQOvJ41Ndy/Neoc91+oxA8CKmfbxbotIO/k6WcGqpKgRIkvLII0/ffZHHPcH4ke3hsMgG2/FpNHzjVFAiyqelXEHn\
            0jrCSVR8LG0CJhrtQPxyifYCJ1rklWno2mvfaQ2m1Y+Z0lOLTIxUL++jkYwb3931jF5ZwDDm3ugFGe/0S+8DdWn4uo5hWwrkE428\
            3cgXvr1lqY4qQxYVxgYhtDEtCeJIBtlXk2M1IgQInYdlShW509ORB3eDHtAN4WDi8nhpc4ETYxZJumI6P4IRD8bNUz6qTUo3TdvJ\
            o7k+rwY9k7C4SboVNwiDK+m1nB5haosngrtOEezuSAZaM1axZEEoQIuobqzAJLcRaarOIT3ysK4f08yDL47RJZnUwZNo8JSX0/Od\
            JceIbSZaz7wCK12B8qIure2+ldeLCTW6xdu9vrzQkDtH+m6ukWlt44yIacq/Oj2MJhiXA6oQb5xESG8bwizmSy3Mnw2Jr5rUd4dx\
            5xQYi16OoW5JjK+VrgVf3dIZaYZImktC5SmA3TqUf528q9CB2AiOMMUID8/51ebqRclvj8/y13ldzeDGEdSQBs2RcqoZssM/FPXl\
            5CsKeEEpE4fwYI1SVYuYSDb5TGqBY6LmKu9FokIVMjyznPuO/VWwL4V6jVcwINn5peNauCanzs/8arK5otwBuSsTr1vygxcHyanb\
            AcMV365xPB2pg/aoKsbPP7sJehmuiOnpdato0iA7KIYWkWSPIK2EX379amSlD4KuNyzdCZtECaIrTtGX9ggJ+hmFSZcpeCVFmNDp\
            greDWfVk8nAhTfsCqp/J75Ee4jM4xJ/u4FZn5m9JZktUg9XYAHiLaItjjk3VTD5BHK8F9MgGQ7spIAoJx3tYTME4r15+ZKXieGEc\
            Dl8V3Ydihtl3mEcHnZHNW02A37N6d1WXLrsSvMltV0HywScdBUnvVQV1pqcbeqCD37036Ljg9sbQO/NOewmHzpf9V6ERQnKDmsVD\
            m9d9TDmvISRAcsGcHan/8Bs6Mn2LBzXe1F14SJODRtTCUcPnNdBxecU6MKPK1SeU5AdOYbfEN1E5So9q3QwUBimvhIvo5kx61yp9\
            D2tW8btCn0a6jdrTRjunmy6H0CE7/WvigppE0UzKFFWz4NxAOmkN/iEuKG9EtcV2zxxyQ+WBWGMraMwXnhUtFJp05hTgDguDFCcx\
            6WbkiVkW0iyHDyh6scCjMvydtDrBkwqkT0myJXydEpUwSxSBYZu+Y2ViRGQFjPEcVMqIN18mSoFwURcG/y9tVqrFJ5G5htOmuCUa\
            B+S2BF5Ut/y8nlSbc4XiszwTIDDopeVBl23Yd9cqyYCyxJVnilM3yeGcu7lApe+gKOyosIOBxBBLSM9Nu+7/BFtlhnKX0q0dCvcr\
            iL907ffXeMaH+M8KcMCwefUKYyr6gTP/NWQGv3yzET3PVF+/AtYVFAaylL3lacyJllrV+yEhRWdt945e86FDDxl2u/skIfjojFCB\
            /p/xoNtu95Vp/t//fskyLoxLhjGHwzvH15hRyq3Wzl18Q6uMV4+e9LjLYZRro5iUEgosSu5M1cgGP3NBiqXErB6FMQokCdKijfNl\
            0OfIyl/NTZ+ah7gKkzQHGlrNzYscalV2uRsKkyzp9TrGX43tUKLX/7DXQePDNvE6RbbDcPR8YKyiU2bicI2r1nW4b1DDoF0Rf6ws\
            vw1i3AH+wx7b0adB3uhDyt+SwtZQMDtalkDfI09h+hxZ+WuCXv8Q3oD5tEITLkrUoqJ2shl7XvswVYKP+q1VimI8a4l3wZMXcL2r\
            2RM0q67XkEi012vWXvdLAY+6xoh+fdcr8E1erZIRloY+TnbX02rk111/wpLR4pb3Lf3aYgBeuWraWFxIZp0oSmflUvLjS3jgHCmV\
            JPVuMvkM+2nFafdSSwt/XZ+i35r9ZNNGDBGP4m8jnxYgRAy+twiboKTUnZUY5em/cBme0U2mNk5l4XBuuUzyYNOcGtaA33ofNta7\
            qxEGWu/erAXXX22EPm85nBy7tUW+OvIF/h2FwoYuJ2RpbZAs8cNKUUhd8s62WEzNU/T2HjIYIRbeZpVkg3O+pjkuDQxpqrVzikpM\
            B54c63XOL22LCt5Heq/jdScnfk0ZXxdgd9q58ht7wDFaSvMyLmcfGi62dhAEt+92Z3hG1zKlhDjy1aWOBIf0+Vu0gP9UnzpYT+1q\
            l85o9Ehgf0bW4fvin3SWvcZ8DA+uVKIwEzcopuvpLYwiP5swdE4irsXFo8LIHoxMr117qKwFD9JaDmU/1KgBVLj0wUP4o/Yd3onX\
            VO079sBm9+WVdO9BZeETihgZFl8+ZPHlg6nXL7ozFfElWW2fQ1rWQ3LtZSDDTRdlmhpyjSEs09SwAsNEKknCFrUGwK8FKjTrbSer\
            AyHzlRcvt/p9KhEG4u1OeYH4vWFKxPvCpF2gMM2BIfEZTu0KBKwbUwwdeog2WhZ/NSHlu34YsLWB4DSrQ38b2jnfdmNuNzzJje0L\
            JqVqfhLVrUCtXXYJi+oJ3b/cT0Oiomgy64iEUznOSS+wNfUB9tEZauF8I5mqdlHBJHFP0yn4JnmSQtp28JBHy+oScijz4AI1Dj/C\
            zUFiX2tOyQDmEVo6P/Uj6/0yqNME88WDk99RsjCIujJCYQcJ+mYjeV7Vdg7lqL06DaltdGHcPYQOSpS6/gGS0BbGzOWL7z6nua3O\
            0nbHNfYU3XmkQm2KnKHrL7EJWExOp2dAVBsFHUFQdTbvvwFAdgvltQ8frcB40WP+OgnoMCNftOt3BZRZNDf0naPlEBluvSqfl57y\
            0WPBQyo+EaELi3CanMlFMFCNImT6ca3NgSVGOPVWaOZJsIDipme2SOO2yxAECU9VCSs/dLYwVqur6BuIXYyPbHEme6VMv6y20hXu\
            hBq0OS0aZ6H34me66f2M7EvwGL7QC0UNDOi4fvoDHmMyRfsPytPJ9aV3eBFnbrvuoJTFy///X/4bGLrTcQJeucgZWOx9z2n6heOZ\
            57uCY6uzRXnozPnBe4mFQ2PhCRx/+RisD2OwUrKZa7eLsLF2yoZk1oVWgbfxx7xrSdV3JRmetD2Do91yZL2SeSjCvgczi6YXHbut\
            a7fwNx/lCfQP9qvaPoPO1Pb3tf3HHr+g4gRU5Q96vxeL4yh3Efr1HLWn8NDz5q0uRDVHlC6vXgDNNBEoyQIZ7xyF1qcoR3hex5aA\
            Zh658pRDHx39+V0X+kQqa7Z15ac342uRWcSePKKwxkg+iAH58k/UhD8Gfj1RB40KC1MRDkub8eKLvOCm/5kSSXh7AKKYog6jSMxB\
            4ZWEz0MXa4zVrVu7Vhp5fQkrb8NC/4xCAikRAZhCJ3FYJldgJIR7S2G6ZOKO+JqFAYe96URmCfkA4wuarkY3KTcFqVoh9EIQUQ84\
            bmrIhPwFGk/Hd3zF1NFdlzXBorjmbphLha1IMaT06gF/x26wxhLWU0tQmWzqHehpVonr5lNMgTrTpPTR2Lg9cQ10fRLaVJfXdZV+\
            wfPE+pVlPzE26q0/r2qQ1qkBsdhRCo2KMY2hs4L4cDxLfStazi29UoQjrSYI4VcGfGZZ73xkSEIXZ3hmti5uB1ZOm1I8ggiSpIf4\
            QU8+m/VXmE4pIuhK2lDAreHvDxTPRqJPUvSQ31YbNejXLWzRkANgFebQLLZOI6T9EMMB8zvq1xd+uDuRB90oAEX2XTdi+gCYtj5w\
            5Q7cd0QsLhM7HofzyEOvuPPNzc4xherU2LqWJHAcCLmmylACRqJBkEsJ1z321gsJl1O7DIEGazP5c2RricDzQUuH0jtUxeO3HudQ\
            DoOEnOJZHJ0isbOjO2IiLdeFecjS2oN9ZYTi4pIWzj/K43JP8HpwfDtulOW5v8snYN0u1HfMrOvCTkii3MRql2UjYf9l2BqVoeiq\
            YweESn0ND5fwrkZIvqGMIt8I5Rb9pAJHxa8SltPsZvYpihk89xL+RFmsyJ9YhWWC6oDqEzsPbOk5Kt7h9L3O2B7hBx7n+tQ+lZRB\
            whkfFsWp4JB06OD//h+SD/WHqhbPg4PUAHyTXbzc1mYXmbxcFRPEFFCh5jCTmsc55IobLmsJG3ZZOOz40L4Jwb2+FwEUdPK372YX\
            KuO2OHYzZ+m0jEdPBjoTdLKXuDuBO+HmZfvaTfA58WYkxZ6/AxuzBj1b8kHty2ztq8+S1v6tRAFyUphFMSvR3KBKDLGcxIjpk2iG\
            nK7s5gwUvEtzmWxiuB4FoVqh3YAxllK0dm8j+0MC9x+MWy+moM1sGgbB+YbuwVfpGu4eiDiDooIiXdsMOWmyNt4wp7rN9gSzI2aN\
            2pusvb3Jmg4o8rNa5a8wRaiHtCK9d+k4ut1MV+Rn9w/Y8uQ5PJ1PcNk8N9j6CXtxNPZN2jN1q3aYurFhyU0I2OPhesb4U+1N3oTW\
            Jm+a0zW2CM3rtgGkz8pD+kiCxSK5SVusngX/mW0Ob0i8snkCfP59Gw2/yUzmxmP7CB3WPWMUIs1n6eo0eX+4Uuyf9tfZnInymRnE\
            ALJXEBtaqFSWlvuaZ92KJuQJlLGOgKNu8P3jxhidczf2Pc+5Fc3SG5hHyXvVd7SwqB0kcxDBbd60Mz0pDbSS7r/SnTdp1YdtUrWn\
            G7RdkNa9TzfUvxtRppq/x1pTrAVm9ns7wpU3srz0Rsa+vx2U7koLMtjiypds3xtL47N4k76hRSdtOwFCohpRFRs+vLdvTJOhHJYW\
            HlKzgNFc+3UDUQ6xn9gG4tqlp6cjUu/+cZXX2Oa7L+g/ozMrEX9xl+gSVWKmUx/zO3QgjRHTaRzx+btMw8Oifgtd4nCM8eFfZq/R\
            wJXriKO+dRdtsNQgJeGJXorCiDNbUl/QahjCHfh+/Qp/Yg6QX1zmGvw1fkkMyntPyIJeIuUD41j5XcK/pQ/O4whJQaOe6Tc04i81\
            NqLKiurElfkrSIKWECfwPbIUPK4wnAqqwhTy28deXRfXZGt+cdIp7UuIgZ+agKmSVZvsUlJ8Lh+/HgELAgnEVyTtOJAvLO/gyxMI\
            QPAXOM/9GguQ320J+tWGYxq698GTY15nl1XbcgnrdvDM3tTpFmcl65t9TjYEOJIywSzu0lGcDOZvIQ4J+x0+eMqA4necCkug+hH+\
            YnZEv3+HSytfvsiu8st3s2AYGvs9W/sgH8vdzbDxBCyOg92+Xo4CEMIZqe4d94Hle4p8tzrSekSOtO4+ePhw+mlm754DpvLDVwcP\
            H//S3j3+5MH06NXBoyn8PsqOHxyh7wlp/cFTsoFRx37o/SsCaFQcxQEPSH2/fR3PUA9uB1IQeGLv2IwwSCw+EgMHBUF1TF9xn9CH\
            zECCSQ61IvoYBz1iECVFqNlPWBEgxUB8dcOInx9i6cWvjsljG5l7GXFaoS2KMLelgj4iVM8zHEwiKygfsT3OPnOenr1OW+lsxnCi\
            gb/MGHwytv05/kDbHy48AhkhNJADgRphuN+j408P5P8I+vvIDEM5SHN3YiZ+uMtPbC25EeR/sO23ulFRIPLx0W92dFxCyOWFIGXE\
            3mkaxGBcV32Xcryi8B+aGTjLMGUPLtu7F4E0OwBKj5WLzI56jcCO/etcUmCb9mKZYqKd4/KxFmpt3zTW59iHYDLchqhMDznS+Uao\
            EPuuTi/Sp/f/893T6fg32fjV2fZRcz+f1K6qkwu6si4u1Pz0U7Qh/X69RpP5yiWC3HHdK+Jx84tOGSBIqxyoUSZtYZ8ae/TI3D9+\
            +BB2op/qNMHbJalHXjS/2EbPH5AG65X7EOSawPQ4QW6YHNvRdNRpFNzjftTy/njy9VeTinICC0r+nlwYvHb0gmsT3CMxldxmxSbO\
            FZDWVdibbWPaG3lyavMzqCS/I+Ysrpt+Cxehmxo1/iQCbaKfS2RtvBbgjmgHakxlDZXkcJCoqJ4nFV1/QkCKzFFPReq5lYPbDHWo\
            Tse5nZJ6CXBWPL9XQRheEQqidwVg0PA8VuCf6QGpKBpVQRkZQ46KrT/3zV4iIj3+/wFmxPSWT36zl0cQcqTlWE6oxVo5CGLKMSYb\
            B2nHmHAcpAazWlTQodMMHb3LAZ372y0XFUC0aVV4SjRCrPE2I2+fhSpPxuJh1GIlg6Fv+BQxMl1McwlXwbl8N1ZLlkqQ66gaLhd6\
            AkEjttafPCRz/WPWkwFcMot8u0SNQH9gK73GPi1kKa6S4uisN7KSKT5D/gS9tdcs2hEz8U4SY/RpyzOwTg2/1QipRlMOV9NJAndN\
            iL+pNbxfvQA4dYj1NYeObIiqE5NrqEnvbm3QYqE3IlsaT2I8PksbCmnDcwiCRI6v16elzc6MV9osWWmTrR4NE0jP5KV2D8ezU+4L\
            CBrBPciXa5cDJdtXfFBfahX9Q3xpMUw+6FlMpm2ouyx/6vCZo3RAxl1qSrXwsW7B9E2iGqnHr5hvqSyoeIdCk1ZIKVEb3+oa4XNp\
            MMs1IJqZGuonjATp4Om3EF2+C9O4Ap8SWylFLcZZUl+3Jl+gL+rMIIcnDNfaKyz8najkp5rFL9XTR0mN62DAOrYutc4KWKvIJF9S\
            U1lbvPOKRjH6MhsZyQoL06fG/GJWNaHOAbbV2NxYrNclNa8lR2sp95bhaIvHLSk/xqq6MTZLN5E6sVhZJhtjlxgV7Oqb+5W5V9kr\
            zQGULJIlJDUEx135WWVXgWZh3JvILLq6d0yaglBixiWJ/r3Y2RM5WXMQ0yRrHqbFIg3G7Iry8QCFqWh8JDawdE6k7VoYHg9smCfY\
            41ei++RwDLY0ktwhmgQrfRMvDQn2sHqGQEq8bpBXC3KWaPU6AX5BZGtItdiqrWssDQ/nlKLZe9qjsNUEAvJRe/8bsfA82RIPqgS8\
            rFAY+jJgKpynbwbBrxqVqHpKKk+XcgC5RBKiMlTZ+OQ5L6brlg9Xtgi5ZbFDeb5ClryD5nlLc6Y4EiSfsBywMiT1y3GhA2WL2Cxk\
            P20LT9s8KWLa4sG9Q9ii5eylUjYLKIs5lG3SR2MLT0AQVmZCRM+i09LYLKCbMqE+HaqYDtj4SuhQMB0qpgPGqponT/K/i6ZXcFJx\
            tnsAyXuiq8oLrIpAVlU24Wrcsbtl4Sa0DHagqzCnP3Rppz2LpyA8FuT9I4/GVZ3ziEy6IAIbzaFFsLdzyJL1SzLeeNepHgelY6v0\
            LzW9icD83eDs3aRpmhnQmDzGM28gFZyv++sCiTyyyhSOrUNeJ6fCHH51iJ1WEIbTjA/waeaSwpaYJZgtS9SW+/zkZOIIMixZstL/\
            CjTlVpLyB0anSdGDREeyueDvMWSt6I25hM+R5PuRhGTp/XMw3WzvhVd8LxxhWJRBRzS9j0Xny24ODg3y7FR55bOF7Vz0/AxRfPLf\
            kZhz2IUdi8voNbDvvCyIBHHc6oGdXMHMp5/bQIYBqdBhaOiu9OF0OggSg28gH+YI5tFHevwcEsH2pHAhzKvOJhFBkCdgaeYeQYmk\
            EplFL5lALGsyevMav+FHr/YuOwbzz8oRKLCkI0Cf67ovO/TujGN5nvrX1M9hsVYsT9JhCQnCSfvEkHZ9hGjuwcf5fe4BaA+AdGOb\
            2g4gwHNL4EGnOUjNsFedivdn107HXt48YdhedtBJfiTMlVyt57/dEvkIoEszYCVQ271hjK59qQWmC9exkCSWv++UN4r8XDlGz/cS\
            StyB0/2L3Dt5dOhDRkSIaxtj+u6ifxTIUHcvemnR3gWMiYBGPBYyfhyq3pZ2z8HjaApKSaeRp614Dt0Uwewpr0mLZPIQzy6mYU0z\
            TFcVhKjOndeAbReM+zH6Y8QpuO08QB0c42AQmz7F81Qq994zeQRB8pO8nlwBhuM16D0z8lrbGQnaoBHT4pMp+jbdI9PdyUc+Cj76\
            o1e6FqluGDOgyTXa2b/9SAXz39X2+9v1ysWKf2RFOyhOjDMMdEk0uaQmZcJ9OuRS8JBauiRo0Q1HDWIxNQOujCIN8o76coY6WWmr\
            tjyiz5GV6j+jL0mJPMUnxC9NhwjekgznqOgI46+OojBpMKr6byLZ6ZneSH5cVcFNAT9jActYvN11vdzNxKOihItWVQXhl9fXse6v\
            eoRhbVYFCVA0bFWN1qZy3Tx0xmAu1iziP/4MndfXrEpVtppnih+WqlqnpPNHvBz6yM2UgnA9i3iJfisJ6KPxpLI7yjO7Aics3kDd\
            wZ6avA5cMCcE6UOHXr+ldVIJCw/2SOI40aDFoJBYkikxL6BB/YIRV9D5KYGJdhW8CQu+iCfYde07rl3wdSJ3rlSv+HOYv8ixYOlU\
            mzXqCO6MVLMA0V4/9ZRcMAurPC2DEB2nMzUXxxmzYIGcaVqZU62K4AMAHlJ2iOHxgehgjQnwuu5moczlJV0FRBLQFRPkoQyAOzRq\
            xQVlOw5o5p+WkWygtDh/ZplVvLGliGGuUFjgR5zK1JFmPHu5DtGHugC8MiouxA0hWMdYoYoTdWXHavPUDhBBWxQwLGIRYfcFJeM3\
            QoJWVqeJRKS2nTVVtXoQyi1znYrOGJVOqN3clok3qyzo6yE6Ii41FEp1DUVUf1wU6b2JiSaIlK5xT7Ch/rV8uL7qPekDiwK+98qG\
            isSDldtQu36fbj/D2aluOKoih3Ua1VJ2raw2ds4l+aUdZWsXmFd/wIOT2ulFTUIpDq3AmUO0ZX51wF+8LsQ5BCx/kfljh33DZQc2\
            KAOdR/Z0VKZt90rhhBqL1VjZHwVsQbhrAHUmapKHufx4OtWUuDhigCXPJUTWo84BK82FjGsH3FnV1zn3HG+4OYgHJ/X+5NyaTZBQ\
            LVrFhkndhYKK8sq7YkdckbOIE5fEkkGfrjwTWOPiP13aK7s+Y9vfCicF6rCaLf1JqzlrBUs5kFL5/ZK+zLwW1ipyMmgMD8XitHU8\
            GmG3JAEOk2nwiWN5Nluy9nEhUxDREFA/GkVaNQBoEByH9ALbvCSNZpulOYvAlhA0YYAhd4ErC17Zw5ZkNY2GtlVFk6p1+6tflaBq\
            jRa+S6qmZmI5JRZylEpct/LyqMt34jdU94dnfNZH/lzt3h9q0q9rv0GbTrYz0blrzLxI88Vycv0qyZnxNUvSciL6lIgPVgBB2HBV\
            ifl9Aa3FLbo6PEKy3IE0Jeg0AJhgq9Pg4bWKOEJZoiLHhDsGSyELTwYHDpIXObeMPQOGGIx1kwZLZ+6PQO0vXA9ykBp0mqyJjbHy\
            E/qj2Sbs3RwIfv1D7m4S9oaFR1WyMVSn56O8gKCiBqI2WfWuWOIJpe/HcO55Vq08y3mexWx8gEvZKsW5x7PwCrSKu7OQLURSqQA1\
            NrgCAkCxZRsh0575HOTiH5RU4/BD1cYhya7IrKYao+DGZtCbeVJyocjd+RfOEUxAIfjDkHfXTbVKgmsWd+g7+SzP1FIZNoQf1X7Z\
            5mFmohzlrfGiQplPOExOSH9vM5pGS6zSTHlzvO+pQvgSFcIzg0bjGYLN8e6DptDIR4zZdt2b5gVM6/wCB66d6I2eg/eYi3Rwy/A2\
            y9fbS8cwlHpl76tefiLg9KpESbOzwfckFSeI8+yDvnradDMMDE5lDIO478GfxMwqiYmFyegem7BkP0qRVPJAg/j4tf0gEXUfSP44\
            Kmtz2W/EYxLH1C6WgN3iCiCk8yf4v7gtOHBAELogx7WJuuluabkKg0Qq/wDCeqq9Uqzixn+0omkkvvtUpc/6+dEo9lF7VO4WqXF+\
            orXI5z5R0/WNzLpbXZ81aIzxkXIgV9tLd7scSLHVWbC3RxAkyffJgCTVsAyIrVQFmABlQGrEJef9vugnugngDFZhTd0V1mBQjOve\
            x92p20jyxDEyHhKmqrHgDRbXtzkbyeJSk2WcPYrZKpHaEE3cv1lpXLc9X0p42CD5SZNP6uKPnnyqA3gvUqKqxuIi+3etFqn1uYgF\
            hA4DUpbaBV0OWsRKLDpKePYNDTZVwHB65rHPF2qzqUGq5Maj7CNUENRx8iXoEdpaRXzo5DOmo5BRpwILtG1mWx6HWa32eIwKjIWw\
            BwdNjWRHoVwuXgD6eME+rcxwnTDt9V++ZrVACVcRMnAHRLjCY32MJBynf0aVRHjCmqkxIQqDnC/F0V2NG/srnPgzF90ddcHgqUzB\
            ceCI4hY6ch2sKz7D9i/R/fKs1u98/XmI+lvhhyyMWQHHrSatLZ3Wc7nIInYVEv/nnwH8WUCLhs3gW6R8bQfk6E2P4MpaBrfeCAE8\
            lwiZ/GEWuEmE90dMpyvDp4OSIaVWHcMMYzdkyJfpVCCCrxgBea55GIKY7lOZldRtWk/BEEgYxi1vvIAPr2anZ/3bcQj6p7aLtd54\
            BbgxMFysbIGGi62/c0fmixWaLxZ+WUtsa8SI+Xn1KVe7xWKxOsDyVRrEFcBNAOpogypXU5BUVIUfuSpatqlfS2oz13GH4coXeZrv\
            sk3UNsY2ipoX5SPtiLSkvzNV2uMHLkOgXLPndNzuv+/lUPxPdfqJXbr06JH9h2hZx7vj6Rk+kkwjMMAt3+VIzRpbPXMWvEefO9Qm\
            vN6US5wXV9lPqOGDhuKz0qLIHiZOttvbzL+iPIXzubzg7Vo/v7teS8gOk1KukG1KW1t4fOrZrrFdb8TwltfCOYzIGwHo+dbhKetr\
            CUo62eMbz2mNVgJRGe2PZNlqo8bRXmSetOqGn7Xum1+UeOYRtsSOO9gIrQt5g5Qbcvo44SyUG0ykq57PD4zp4eG0wyM/gLJjP2NZ\
            SwPCGiaCLCJgomnpAP+kquMuBPhYOLE6clrTVM4VEVybtFm2hzs1uPmMWiXeKn9PqRh3bXYagLbRz1cwYxTl635tjKpRcSDPM4Zx\
            5ailyy+TNsfhcI0GSzvTHanfcLulUtl3iVYl4LfcKWFViBF+rwZ7jJdzpa+o99ERHy0H4LiD+BSD8Wlu5i3TlPqIoLYMgey085V1\
            ZvxPNYqfNMxZTYnqYocYvWx5gk7xqxTsPp9k86vDQ7Mk9tgy/itjr8y8fQFd2tJmKn5gWQNqSMt1fmm8WHipyWSL822Kw+3S+e0B\
            5aDB9iBG8UtcAtiUN+lLdSH9l+QXW/SmqExCcFiEX4gIfRGGzVY0IublfN1yYyG56iygOBKGZDA+fWPsWlwirAIPN2u7EqhgZmeo\
            0RvvjsF8QbkuRNg8DORC8cbksQVlhtwJ9zJnpKPyncN3Eu5szoY7V256+ykGOXz06qOkk/IWtN5zvwK5nxLRVm3l10llzhQ8UKsr\
            cJsV5AyDkpe82Dg5a/U6+/Ur7G5h5hmBeybZE+A08Bu7xH0pkIoCKdjOEWhzOEegBTlOA9PSrCUeHS6lQ7qWda3d5vsY1zPzJk2N\
            XcnyAsWHJihfyeQOfJMYxKBKDLZNkdp6RfTaCivIA3Gf6ZrIbRX2V0Ydj0y9cbV931fW8TKtjJ9V+KahNe2mCE5OF1PFVoQJUreY\
            IGLahhM9fcqjX5ox/8iMscUHHddKJJyI9bPozFUip7qTzZd+vlcYbCUZMiDErZWTOh4qEMYnCw5pxaJIi12HtGQJ01QPG+JVV+rp\
            n920SLQ8gfWI99QOccK8OtA4j/MWC0SwRE5o36EziWhiW5eO0ELeVfVIr5nhlqMnqop3HaTsvfxwx7Zty7SKNrQ5PcGwiGu0qPym\
            nxbjpBznYLw5K54E4Z00+b3Jw1lxmD8Ngg9RVT1MBvH3wL5wXHYfauFU8lnwio+zp7tEzlhwjwC/wlVxKbPUvqEALgGvOSCA0o0X\
            +z1wMNJ5Hu6RgweE8VF4qEjqsTP3A+obY1pRFCkShI+B8nqCeqEFWV05fPvxERCGJ8zAe9IfWU8ZjZkjt6Gq8brfgWgg8+7rzqpo\
            FIStbHbdeCW7MCdQpavg9inottlHoOXGLi4ry6fPLQgx4XP2CISREtJThI31l9dvAyGmyEGxCDMnpeD8EjTxW5gIcas9pqVREQ24\
            9l7fJBz6cZlvh1RxVeVvoAH7NDf7StWylmeQC1SZD/A0IC0h9ge0phZBy+uEmInZDmjzPu6qUmp39qpvasoJwJKU0NRBA/UwLbZm\
            +35MWFOz4+HnjBDrYHrwiB10IcoBQR4gvsGDYxP3eQvtgJ8gTM/Oz+G7IWPpd8OawTIeqt/+oSq0sQauBxWQ4lEvFgJ7wybt2a+L\
            jqBrfvndJvL/pFfPY84ucvzbddWlQR+rQx2qR3+oXvSwQrQ0Qh+fbkVS+M0DgVKQPMqrbsdfODrmXDJRdzx0ob7t4BuJZNPqrIT0\
            fAjf4iq4ilMKeWUQ9zgExqHql7FriKdSkn7uyHeqqildxA9mV492Zdo/aT2V8HX9AibQtsdZmwmuTdgyN8uV4CvyFA9WbqMsjBL3\
            F/V5VlY7eG3LU46E6+qk5Rr6y7mHZxOs8gfRSxqBq0zBNSAoyROyynE4Kag9kTY3BuFkz+NhjsbmqD/KUZ13X7161bXK+Esy+QRq\
            xoqIPlpN1so/ZhCEiEDVAbJzoMgY94e8gOMMdP0gQ3CJIqudb+KsqFfjJR5+k2PjCxpfOOzOePKw2tGKx2ZnAQ92FfC4av4TnM0J\
            Sro6gFxbhKLY9gs9fmia+rofcWSahv16ChsRyKWIuI+OfxlQt+eZfdbjk49ueUrfWd3BYb/WB4/iWqctS923xhg0R/85htZQRLuD\
            QAAfGeLadAbJ57/+lRp5z7/6lXrPm3T/Efs/5pWajBWHTmWBigEexoE21hVvkip75cZZ6bKxpLquQdJtTDw8046hTG+oXuV1y1YU\
            C6xvdDM+eHC8MXN/GurjFcXHoAfon7R7DDLcUaHKvg1hPmRSw6UAPLEUNGwyo8//2DO2Vnnw6W/QWgVPHt2tbe/up4tmS5N02jtO\
            QY9hA9Ra16V75cpqXLqLDWofXF1TZ/jTbHtcUfaYgzv5FUKCZ0W9g6N9uteApn/etZ1jrULkHKu6g7eq6e6YkCbYJ4IFoRoSjKL0\
            VXo6IuqM7IilJ/ADN8PRmb0c9jWpXhQVxTf9bTIiRbgR6O1fBUjMKpzxSP3I6LBxqq+dj0z8x5gAOL7vWz9W6xbzfOQZgmrfRMYV\
            sZ737fkxh2YnwgSGCUKorU/fMUiY/H1ztWZPB02PAH1V9aCPvr1t12k0up79UeE5cuzPqbrN4FBpiJSHg9opDYS4r8PCMElrVXPh\
            qiW81YsWB0q/sBK5uqIpzMxhTWQGK9JXo60gycaFq7P8Eh95UbBZo6SqTUWnPZiy0lw8zydRQ7uqC9SyvpOpy1wd/aJshEdECHMt\
            aEYyjCFRfT1xkeTkGAPYK9SWtfNrK88fbNuQ27z6nFforILf3/BxaVbA788qfNQrrfoMn2WW3fnMlvDjWwdWH/T8zE6R8iUwPNSH\
            ZlEPLanZSuRdG5b5YJ2o04lCcfw719A0ZyhbDBec7tWkdWj6ByLFatLKb0BIYyKUdZsv3iBIPJVxA2Wc5t79zJeJ/xCstFxRvs/g\
            URyLUhX2mz1A3xsYf1kLIST7uhucLxj/WwwF7D+09aGVfG0dKwDoFJm9b9IoyWfpdqkjtJbxqUCD2K5oKMRhMDz2q7z5G7uqUeDc\
            gUH7zJj3rVMhTGLmO232eeLR+Bi7MwVNpZGtJVompaw1aezIxkr8NDTPcWjeBOS3FQ8zOHKSqTfiITqbQTqMUrR6czbv1abg9s/3\
            Ou8L86m1QRk2cWe6Fq4dCYKJBGZH0uoajBrjJ+63wtDeSCNkoQ4l//KWxMSbAgXvZT+VdiuLuqWC+m/wIai7MRou5PSbs0jjRZxf\
            4xpHOyX+IU84+lryVZvZnYWg6LVgoTf2z4RJ+JE6a0KMHUprF4bVJJbtXl4yDxKr0ToVJifuDOUs0NzmOlF6xjwL2a7g1Fcip5aE\
            +NAXPK3hi5WU0zaBnwRzFoELJ/YtknBu11csMUeYG0AUTNP0u8SAwFybG+vBsNhOH6TaQakgH0ql62uBrrozDTpRSSeKsBPY7BqR\
            0+unaUGyc33xFsMT8RaGbxCt5H+ObwUljLAYESxKkcxhmBl6GrERbjoqpIG9RFapOie0uvOY7C01FTGIutDK+P0bKNLQNPwA63vs\
            pMe5LR0r0lYWKReTAPXJ4nFEHa5aAfZrD7Bfe4D9Sp57Q/2ALJVhBHyo8nQjw0hFZvCbVxe+62JeDDgYYZny8Zyec/QVse7h1Fv2\
            CygOR2Mfa3j4KLkqLfAZPSCO9hR4EBQjxypx/rfs4/4Xg7j/V+k2APhfhgD/y+a0ZoD/tddwOLJO9B7Q+Zz+np6Nj41dSWHqOED9\
            CXwD2yeGrukXBa4tOg2AhPfZbwD8bStEcqzUFomf4TY7tSxyfTcqedIdrpiaCP8jQe1Q7yBkO4E3NtNFaxp0jHwAZVy1NZenX51+\
            NSGW+DXMCXN4dcY+ljc//7yRxXRLLZtBDwSoVKbAo8+SC+vZ8vYnqA+Bn8prPNvV17OqAR4CTxq89KW+8dGcFeDq1MFf2RJocKtZ\
            FFKP0/ppvjiaTWf5E3wifZJWGAgJn6T0Teovhymw+3bqNdq4H8PG4Uv1hbp5mKM30Lkbj81W251zuytoN67ai1N0Sh215hBak1bU\
            HH4crtNKW1Jg/NGsaNuJDRtHDcO944S2pAsFj+Wq6wbP7kFdRlpK+82L9OHUXrj02G5cenQ8tX+t0wfuga0hCP441+LcXojOCjRA\
            f8l+fWGgdPldG3sR+PrdIl5phXdvzMEHdNnDqpko+kQgCagFWKWoWwU/ilZrc343S3FhzO9ek4e+y77f4C0epkI01gENwF4ymfWC\
            rEoFk9YatbWntibr66SOFOTullFCLW3hX5Wd5eEY8RGFwzVhczaTZE0WID7+KLWU1qvdhHtFRboIwROxu//CiOkwHF1++eJMHqt1\
            S1GlCqrG+758iVkAjcvB0bh5SY0JdX6a4Ld09CUFQZawkQCqK8ozuHUTMSOtgbvLoNYc1snimebODS5Q8WoFayiiOC5gnxSorjo6\
            YccE+rlW3gRbkzk8Ct2h1ki2H/N6lZBgAOJZQ6NttjNBPWzQD2Gm0atiUnfmhFPzU3IChMvNObxqQy7sL3Mo7pjnUl5haCu7eyOK\
            NH50W+2nPPBuU1DpBekEi1EukFF1du69OKyathJQMEI/IYnoBdZWV6Oz4u8YORPc/vF6WzVqWJ7momacVGynOEVzcCHL5WKhoXMJ\
            StsQC4bklep8KSKx50l5dYL3vQzJdCcz7alMDaiFANixciLtxT3agQkuT4VQn4pTXyVtQ/KA4zgr3e6wG17vwlGsntHafDoFsaKp\
            6rOtcHtUIAvUowv8tiLLgq+zIMXdi57uuY0cHnslNqA2qLnMC9BvDBWPTgvbLi3yz2vKJ7wY0NMeilvChV/iwp97VRanXr1gwoTM\
            ojALtPi/RH6Oni+xsap+Fo+BleGjrnhz/xyr95YBOhQxmYTBBsp6OZ75ncxpVEH1NG8OyD0WnSGklkKV79tvFBM/TS+coQW1diVK\
            blF1GX0lJ2Ysw/qk1hOO5CRaVdIu5P9Jfu+FfWGAA7tC1m0liKOSxWv3WyFeG5JrCCl85bbNbomqMzBuMLH+mCQXzTQjn9ydDUzr\
            TgWloROMOlUMqRnNQZsMNFimd49CtuM7WIuyQDI6fOHwRZOh9sOu86ODX6GLMuLXZoi/CWeL+ByrjupQh/T12Vv6Tpt2saNbeNxN\
            QxOocJPlM1eNZy6RCfqdD/kn++gQsRmxJRy9eJ8VBcXc2HzC6VNQpHqCkbIxtWVCMBl1c3mdUcsbuZMoT5CGcrA2td/KfS1zpluX\
            axBKH2saYMIo9UVjNmOVjp0ymkoQbuoJV08gRdCm/ZNKOTKcJE2DP7YeKKQd4Ty8bu4odPxXEIRO7fD2kdusZvudOzlcYp8Cf2p5\
            ksctkYBgN3KDPYamrnXun57tUp3VOQbnA9ueZhydtYxh1pWjCMIJzVQ1+po4FiTFIYeFwrOzZYT9gyVqp7p2tommeDWLapVYrrfA\
            WnHfymEKqlqzg4tcWsANBw4CwNwcuX5Ic1u386ZpdH4wAMLBK1ejwCcShuFV5skDYEM656VneoZ0h4ctZYINKTwVwt5ktaNW+W2q\
            NvoRW55XvP5Vlbjax2/1GqSNEpXGv9Xpo0/syqVHj+0muJbARQLt80JUtulOUdrquqrTeq6iGJScTfDX3O0w9pFXF17RufoMZ532\
            4fSbdZB6sy91C93lF1vrY59jkoHsl9AVLWKNDxq3ltGwi/Qv8le1u/C3G6UKUYHeO+U6KBl++w6O5FUnQ1tOe5jKBe86EHLlIuSq\
            mlTrmOvOo3uOszmrRbeCK+uvblvP7+vG5tjCnm2tKBWNjA17gm3D9iDa1m7RW9gqhQmXinGhpWm9uHM0S/JOa6QH0ibnoZruTAUY\
            alA6i3VZUJLCyl1bbFv5LTZblQfMmMovJ3s1k65WszUtVuK7JJNNK6Ba3sgM8dYVOroxU5cRm3ewqnTuKCmCcBDRoQ+QRKnWQrNc\
            fjShlOHkJNKGPdsp83LIJJBZCmCPMCI3EQaIcXI6LEEEyq8jeIh/jl60E/Syi+FmPkgC5MrRwVioFnYW711JAaLYqkJnuo0n1E7a\
            4Ka+dhdKG/JHzs+6tXW8ywokH2+z2ijYkhQYZlgsp0wunuyyjBAinJnH58w8oDLhJn+48Ka4zsKdYi768LiW89uV4dvpuX03q8U2\
            4C8W9IvW/nNcjd29vLUn1C2wrfNCULD0tOO3+8m7VEvRfHQp3z+bEEwP24F90DtYmjiV2d+rpUmhvdv4sRfFFoePbT6ub+3/BKg0\
            RuMXvyTL9vye7JLvav02cHVR3q+9QQCeonX64C1Ur6i3WUl6SykXrOLAXLZJ49Vr2eDBsmIUTpnBTiIxIypqb6YWxhaUvsyh9hWD\
            8kMIish65ClwZIv7EE1rr1TLHG/wMQ9+H6blvZWzQQjsVZlsQjgLGj+H5Cbcm0QhSh/ti/zKrBOu3fEWmmTWWXxqrlgj0x/igvLs\
            M8xW4bhy67aEI4J01h0oekR5Tpj7IxMxo7lI9hVsSXIMPupwujbnNkz+HSp+7OR40HBhs0OvIf6RZRq6V57qM8kR/+Tk09sfSgrl\
            dRHhDso9DybVYYESlDspitdv28fLxopbhjIcTdwpLyDINPxgopUPvlvhxIRVhK4Xste0Iulc0LCazZbfzfMlat1VP8XrVKcd2AFe\
            wCsK48lmlSAfKJeP5xpQloVAO05xZtG3BfwuQXYSjWbTHq3X/Fzw+Uch9/xxD3gzdVmxm+1ohX6O90H3UKa9EM6achi9h6tV8J74\
            nrATtRmpJ8CwFgNEEaZKPwISdggC1qpYuqcap5oGFKtp0XIrtg30RQTQoKxVJnlwSjAsEP2M1LR2+aYfEf1DVTzSN4PFp7pmaqoL\
            faJDujOQQkJmiekmETUF8Z7X+vAic65hV1DzADjoz0xZ1TV5jqGjnYA/vtPWF0C6GIJexAp0XBvKmmxUMq64GEpoP+QDMszdgA+o\
            7TkEp0yROs71teoe+bb1MZaRKYnKW4L3CwXF3okTJQvnWnL4fkE6dxlPJG0vpwD+qpogOAd4wl/U8gpHDqgQ0EdOHMlLqmpBEgh4\
            Y2p+xTJDEvoafYvTfoSofE2IX4W1/CNABdFhYDQPHVxB9ahbVA9tqMB7YE1Y1iXPHMNoH9Js2a7pS/A/4qhr/NKGiU4GtW3TlhfN\
            cIpaapSSuD93FJfbsWRXSw9u0InrbyRRUn+FNw0zl/jJSrlUCDJdhWlkfsiTmCDXBhqKcYDSViS/pguSjMzzNpTkXsttUCa9tEzt\
            dBjPGOeWIjGJCmg69W9dOXzI6lGEYf6kF7VZQWH6IFZCa/VNLKM4hivSJsWvas7XBG8a2ireunBXXV8vV/LA4SvxNbTzSNqU0sdN\
            XsEDJWopY8eqKMU3tCX49ujTZZgoLjNNqwU/wQ/hOHVHUeCPdUENJvTgwsu010p84G1hjHqRZnbrNMKz3OtwB+s3cbFEzVh7J4Cx\
            DmUQV6GNvypG3dEjflxgZCYv9yl/DVCU/p7ootdjX4zoy/YS2dbo3ZhdhV6hfLXfcilX901ROxvAvfJPIkE3s5q8s+F5L9Ah07rg\
            7hQqVOsDaodOff3qfCHqH/kkD7VBwp7z636fFl4zuw+BjjrBrjzBULxjiIrwSDW4RSWWsAx66wZyYHO8kncvuXSKE2jzW03wSvVc\
            CobZwhLrQD3cP3pliYlVxWWS5Q1KFCNpA5NbLwXBmbx/KEKY4EUt+oo9yoVxXu8MpYoqENqxMg528dZ5N7BV3g5erLH5Uo0tdi11\
            eBfuhcKz9mVweFAu0k84JeRqVP2EXzu3vuDUFIgo5To+2qx3lZqbEDA/x1W8hClQti9WHF57pdbOa5bPeLRjpTbAz00TnrpqSCi1\
            dXuXfDhXsHV/re9KL3YuUKVpcM6L6FoUUXDXcqqk5XBq39m9MqW2bFnL2rHyR0pCnSBLBcTPmBJtRREYK8RJ50ImXIX8R3K3OtjV\
            2mUi7I3Vyi9GCtWERy1jVHxXefMneQg6xYadNZEs1FF93C2dRxovapANapvKI2c/dSvmkcTtpTxKg2EKwu+PT2rmQYljS49wy3OH\
            OHDB68MWhmuIMN9BYwtPlpip4wRWqT98QbFERuxdVKAmaETUvrfebzjdbTVjdSqdjlCbhrPMWScqjf1E+EblHuhQ8+pb/zz2epHv\
            WC3Oqi3SQMeecYtHtlLCuXCmFXYUzLNZQY1QnQF5gGX1OkWQX7b976CPI94aHAFlpjUvKdEi6Jq8t4dbrTzi74FZFInJ5/gO+3Z9\
            jYARIBAFMQxEPiPUUPtGA54LlD6KOPgGZT/XyD9jSfbz9pPkHPatRjNIewt2bt9rBGO7NvN/BiLE/t3ZOwEA
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
        "text/javascript; charset=utf-8", tag: "c00b0d0e4ea81d42",
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
             6 6 18"],down:["M6 9.5l6 6 6-6"],forward:["M9.5 6l6 6-6 6"],back:["M14.5 6l-6 6 6 6"],check:["M5 12\#
            .5l4.5 4.5L19 7.5"],repeat:[ct],repeatOne:[ct,".thin M11 10.7l1.3-.9v4.6"],shuffle:["M4 7h2.5c4.5 0 \#
            6.5 10 11 10H20M17 14l3 3-3 3","M4 17h2.5c1.4 0 2.6-1 3.6-2.4M13.7 9.5C14.8 8 16 7 17.5 7H20M17 4l3 \#
            3-3 3"],speed:["M5.6 18.5a8.7 8.7 0 1 1 12.8 0","M12 13.2 15.8 9","f M12 11.6a1.6 1.6 0 1 1 0 3.2 1.\#
            6 1.6 0 0 1 0-3.2z"],more:[".bold M12 5.5h.01M12 12h.01M12 18.5h.01"],drag:["M5 9h14M5 15h14"],remov\#
            e:["M5 7h14M10 4h4M7 7l.8 12a1.5 1.5 0 0 0 1.5 1.4h5.4a1.5 1.5 0 0 0 1.5-1.4L17 7M10.3 11v5.5M13.7 1\#
            1v5.5"],music:["M9.5 17.5V5.5l9-2v11.5","M9.5 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM18.5 15a2.5 \#
            2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z"],film:["M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-1\#
            5A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5z","f M10 8.9v6.2a.6.6 0 0 0 .92.5l4.8-3.1a.6.6 0 0 0 \#
            0-1l-4.8-3.1a.6.6 0 0 0-.92.5z"],warning:["M12 4 3 19.5h18L12 4zM12 10v4.5M12 17h.01"],wifi:["M3.5 9\#
            .5a12.5 12.5 0 0 1 17 0M6.7 13a8 8 0 0 1 10.6 0M9.8 16.3a3.5 3.5 0 0 1 4.4 0M12 19.5h.01"],search:["\#
            M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3 20.5 20.5"],sliders:["M5 5v6M5 15v4M12 5v2\#
            M12 11v8M19 5v8M19 17v2M3 13h4M10 9h4M17 15h4"],add:["M12 5v14M5 12h14"]};function ue(e){Object.assi\#
            gn(H,e)}var de=()=>Object.keys(H);function I(e,t=""){let o=document.createElementNS(it,"svg"),n={vie\#
            wBox:"0 0 24 24",fill:"none",stroke:"currentColor","stroke-width":2,"stroke-linecap":"round","stroke\#
            -linejoin":"round","aria-hidden":"true",focusable:"false",class:`icon ${t}`,"data-icon":e};for(let[i\#
            ,r]of Object.entries(n))o.setAttribute(i,r);for(let i of H[e]??[]){let[,r,s,a]=/^(?:\.(\S+) )?(f )?(\#
            .*)$/.exec(i),l=document.createElementNS(it,"path");l.setAttribute("d",a),r&&l.setAttribute("class",\#
            r),r in lt&&l.setAttribute("stroke-width",lt[r]),s&&(l.setAttribute("fill","currentColor"),l.setAttr\#
            ibute("stroke","none")),o.append(l)}return o}function f(e,t,o){e.dataset.icon!==t&&(e.dataset.icon=t\#
            ,e.replaceChildren(I(t,o)))}var Nt=new URL("texts/",import.meta.url),A=new Map,S=new Map,Ht=/^(ar|fa\#
            |he|ur)\b/;function E(e){return A.has(e)||A.set(e,fetch(new URL(`${e}.json`,Nt),{credentials:"omit"}\#
            ).then(t=>t.ok?t.json():Promise.reject(new Error(`${t.status}`))).catch(()=>(A.delete(e),null))),A.g\#
            et(e)}var It=E("index");E("en");function Vt(e){for(let t=e;t;){let o=t.closest?.("[lang]");if(o)retu\#
            rn o.getAttribute("lang");t=t.getRootNode().host}return""}function ut(e){let t=Vt(e);return t?[t]:[.\#
            ..navigator.languages??[]]}var V=class{constructor(t,o,n){this.language=t,this.direction=o?.dir??(Ht\#
            .test(t)?"rtl":"ltr"),this.own=o?.texts??{},this.english=n?.texts??{}}text(t,...o){return(this.own[t\#
            ]??this.english[t]??t).replace(/\{(\d)\}/g,(i,r)=>o[r]??i)}};function dt(e){return S.get(ut(e).join(\#
            ))??null}async function ht(e){let t=ut(e),o=t.join();if(S.has(o))return S.get(o);let n=await It??["e\#
            n"],i=t.map(l=>l.toLowerCase().split("-")[0]).find(l=>n.includes(l))??"en",[r,s]=await Promise.all([\#
            E(i),E("en")]),a=new V(i,r,s);return S.set(o,a),a}var O=new Set;new MutationObserver(()=>O.forEach(e\#
            =>e())).observe(document,{attributes:!0,attributeFilter:["lang"],subtree:!0});function pt(e){return \#
            O.add(e),()=>O.delete(e)}try{CSS.registerProperty({name:"--_u",syntax:"<length>",inherits:!0,initial\#
            Value:"1px"})}catch{}function z(e){let t=new CSSStyleSheet;return t.replaceSync(e.replace(/(?<![\w#-\#
            ])(-?\d*\.?\d+)u\b/g,"calc(var(--_u) * $1)")),t}var ft=["background-color","icon-tint-color","button\#
            -text-color","heading-text-color","body-text-color","caption-text-color","slider-progress-color","sl\#
            ider-secondary-progress-color","slider-unseekable-progress-color","live-indicator-color","ad-marker-\#
            fill-color","font-family"],bt=[["background","background-color","#ffffff","#1d1f23"],["icon","icon-t\#
            int-color","#43474e","#c9ccd3"],["accent","accent-color","#1a5dcc","#a9c7ff"],["on-accent","on-accen\#
            t-color","#ffffff","#0a2f66"],["button-text","button-text-color","#1a5dcc","#a9c7ff"],["heading","he\#
            ading-text-color","#1b1c20","#e8e9ee"],["body","body-text-color","#40444b","#c6c9d1"],["caption","ca\#
            ption-text-color","#5c6068","#a5a9b2"],["progress","slider-progress-color","var(--_accent)","var(--_\#
            accent)"],["secondary","slider-secondary-progress-color","#c3cad6","#4d525b"],["unseekable","slider-\#
            unseekable-progress-color","#e3e6eb","#35393f"],["live","live-indicator-color","#c5221f","#ff7a70"],\#
            ["ad","ad-marker-fill-color","#f0a400","#ffcf5c"],["raised","raised-color","#f1f4fa","#292c31"],["to\#
            nal","tonal-color","#dbe6fb","#2d4166"],["on-tonal","on-tonal-color","#0d2e66","#d9e5ff"],["line","l\#
            ine-color","#e0e3e9","#3a3e45"],["error","error-color","#b3261e","#ffb4ab"],["snack","notice-backgro\#
            und-color","#2e3138","#e4e6ec"],["on-snack","notice-text-color","#f2f3f7","#25282d"]],U=e=>bt.map(([\#
            t,,o,n])=>`--_d-${t}:${e(o,n)};`).join(""),mt=z(`:host{display:block}:host([hidden]){display:none}.r\#
            oot{--_u:calc(1em / 16);${U((e,t)=>e===t?e:`light-dark(${e},${t})`)} ${bt.map(([e,t])=>`--_${e}:var(\#
            --cast-${t},var(--_s-${t},var(--_d-${e})));`).join("")} --_hover:rgb(127 127 127 / .13);--_press:rgb\#
            (127 127 127 / .22);--_ease:cubic-bezier(.2,0,0,1);--_far:1;font-family:var(--cast-font-family,var(-\#
            -_s-font-family,"Google Sans",Roboto,"Segoe UI",system-ui,"Noto Sans","Helvetica Neue",Arial,sans-se\#
            rif));font-size:medium;font-weight:400;font-style:normal;line-height:1.4;letter-spacing:normal;text-\#
            align:start;text-transform:none;white-space:normal;color:var(--_body);accent-color:var(--_accent);-w\#
            ebkit-tap-highlight-color:transparent;-webkit-text-size-adjust:100%;text-size-adjust:100%}@media (mi\#
            n-width:1280px){.root.far{--_u:calc(1.35em / 16);--_far:1.35}}@media (min-width:1700px){.root.far{--\#
            _u:calc(1.6em / 16);--_far:1.6}}@supports not (color:light-dark(#000,#fff)){.root{${U(e=>e)}}@media \#
            (prefers-color-scheme:dark){.root{${U((e,t)=>t)}}}}*,::before,::after{box-sizing:border-box}[hidden]\#
            {display:none !important}h2,h3,p,ul,ol,li{margin:0;padding:0;list-style:none;font:inherit}button{app\#
            earance:none;margin:0;border:0;padding:0;background:none;font:inherit;color:inherit;cursor:pointer;t\#
            ext-align:inherit;touch-action:manipulation;user-select:none;-webkit-user-select:none}button:disable\#
            d,button[aria-disabled="true"]{cursor:default}:focus{outline:none}:focus-visible{outline:2.5u solid \#
            var(--_button-text);outline-offset:2u}.far :focus-visible{outline-width:3.5u}.heading:focus-visible{\#
            outline:none}.icon{display:block;inline-size:24u;block-size:24u;flex:none;overflow:visible}[dir="rtl\#
            "] .mirrored{transform:scaleX(-1)}.heading{font-size:calc(var(--_far) * 1.25em);line-height:1.3;font\#
            -weight:500;color:var(--_heading);text-wrap:balance}.title{font-size:calc(var(--_far) * 1em);line-he\#
            ight:1.35;color:var(--_heading)}.small,.caption{font-size:calc(var(--_far) * .875em);line-height:1.4\#
            }.small{color:var(--_body)}.caption{color:var(--_caption)}.line{display:block;overflow:hidden;text-o\#
            verflow:ellipsis;white-space:nowrap;min-inline-size:0}[dir="rtl"] [dir="auto"]{text-align:right}[dir\#
            ="ltr"] [dir="auto"]{text-align:left}.time{direction:ltr;unicode-bidi:isolate;font-variant-numeric:t\#
            abular-nums}.hush{position:absolute;inline-size:1px;block-size:1px;margin:-1px;overflow:hidden;clip-\#
            path:inset(50%);white-space:nowrap}.icon-button{position:relative;display:grid;place-items:center;fl\#
            ex:none;inline-size:48u;block-size:48u;border-radius:50%;color:var(--_icon);transition:background-co\#
            lor .15s,opacity .15s}.icon-button:hover{background:var(--_hover)}.icon-button:active{background:var\#
            (--_press)}.icon-button:disabled,.icon-button[aria-disabled="true"]{opacity:.38;background:none}.ico\#
            n-button[aria-pressed="true"]{color:var(--_button-text)}.button{display:inline-flex;align-items:cent\#
            er;justify-content:center;gap:8u;min-block-size:48u;padding:10u 22u;border-radius:24u;font-size:calc\#
            (var(--_far) * .9375em);line-height:1.25;font-weight:500;text-align:center;color:var(--_button-text)\#
            ;transition:background-color .15s,box-shadow .15s;position:relative}.button:hover{background:var(--_\#
            hover)}.button:active{background:var(--_press)}.button.filled{background:var(--_accent);color:var(--\#
            _on-accent)}.button.tonal{background:var(--_tonal);color:var(--_on-tonal)}.button.filled:hover,.butt\#
            on.tonal:hover{box-shadow:0 1u 4u rgb(0 0 0 / .3);filter:brightness(1.06)}.button:disabled{opacity:.\#
            45;box-shadow:none;filter:none}[aria-busy="true"]:not(.plain)::after{content:"";position:absolute;in\#
            set:3u;border-radius:50%;pointer-events:none;border:2.5u solid transparent;border-block-start-color:\#
            var(--_progress);border-inline-end-color:var(--_progress);animation:turn .9s linear infinite}.button\#
            [aria-busy="true"]::after{inset:auto;inline-size:18u;block-size:18u;inset-inline-end:8u}@keyframes t\#
            urn{to{transform:rotate(1turn)}}@keyframes breathe{50%{opacity:.45}}.picture{position:relative;displ\#
            ay:grid;place-items:center;overflow:hidden;background:var(--_raised);color:var(--_caption)}.picture \#
            img{position:absolute;inset:0;inline-size:100%;block-size:100%;object-fit:cover;transition:opacity .\#
            25s}.picture img[data-state="loading"]{opacity:0}.snack{display:block;border-radius:12u;padding:12u \#
            16u;background:var(--_snack);color:var(--_on-snack);font-size:calc(var(--_far) * .875em);line-height\#
            :1.4;box-shadow:0 4u 16u rgb(0 0 0 / .28);pointer-events:none;transition:opacity .2s;overflow-wrap:a\#
            nywhere}.snack:empty{opacity:0;padding:0;box-shadow:none}.live-mark{display:inline-flex;align-items:\#
            center;gap:6u;color:var(--_live);font-weight:600;letter-spacing:.02em;font-size:calc(var(--_far) * .\#
            8125em)}.live-mark::before{content:"";inline-size:8u;block-size:8u;border-radius:50%;background:curr\#
            entColor}.ad-mark{display:inline-block;padding:1u 7u;border-radius:4u;background:var(--_ad);color:#2\#
            b1f00;font-weight:600;font-size:calc(var(--_far) * .75em)}.is-lost > *{transition:opacity .3s .8s;op\#
            acity:.55}@media (prefers-reduced-motion:reduce){*,::before,::after{transition-property:opacity,colo\#
            r,background-color,box-shadow,filter !important;animation-duration:.01s !important;animation-iterati\#
            on-count:1 !important}dialog,dialog::backdrop{transition:opacity .2s,overlay .2s allow-discrete,disp\#
            lay .2s allow-discrete !important}[aria-busy="true"]:not(.plain)::after{animation:breathe 2s ease-in\#
            -out infinite !important;animation-duration:2s !important}}@media (forced-colors:active){.icon-butto\#
            n,.button{border:1px solid ButtonBorder}.icon-button[aria-pressed="true"],.button.filled{border-colo\#
            r:Highlight;color:Highlight}:focus-visible{outline-color:Highlight}.snack,.ad-mark{border:1px solid \#
            CanvasText}.live-mark::before{background:CanvasText;forced-color-adjust:none}}`);function Ot(e){if(!\#
            e)return null;try{let t=new URL(e,u.base);return["http:","https:","blob:"].includes(t.protocol)?t.hr\#
            ef:null}catch{return null}}function gt(e,t){let o=d(`div.picture.${e}`,{part:"picture","aria-hidden"\#
            :"true"},I(t,"stand-in")),n=null;return{element:o,show(i){let r=Ot(i);if(n===r||(n=r,o.querySelector\#
            ("img")?.remove(),o.querySelector(".stand-in").toggleAttribute("hidden",!1),!r))return;let s=d("img"\#
            ,{alt:"","data-state":"loading",decoding:"async",referrerpolicy:"no-referrer"});s.addEventListener("\#
            load",()=>c(s,"data-state","there")),s.addEventListener("error",()=>s.remove()),s.src=r,o.append(s)}\#
            }}var Ut={deviceControl:"castViews",instructions:"castViews",mediaControl:"castViews",deviceChooser:\#
            "deviceControl",connectionController:"deviceControl",noDevicesAvailableController:"deviceControl",na\#
            vigation:"connectionController",toolbar:"connectionController",miniController:"mediaControl",expande\#
            dController:"mediaControl",trackSelector:"mediaControl"},qt=8e3,Ft=6e4,q=new Set,y=class extends HTM\#
            LElement{static get sheets(){return[]}static get topics(){return[]}static get node(){return"castView\#
            s"}#o=[];#e=!1;#t=new Map;#i=new Map;#r=0;#n=-1/0;#l=[];isBuilt=!1;constructor(){super();let t=this.\#
            attachShadow({mode:"open"});t.adoptedStyleSheets=[mt,...this.constructor.sheets],this.root=d("div.ro\#
            ot",{part:"root"}),this.snack=d("p.snack",{role:"status",part:"notice"}),t.append(this.root)}connect\#
            edCallback(){q.add(this);let t=()=>this.invalidate();this.#o=[...this.constructor.topics.map(o=>u.su\#
            bscribe(o,n=>{this.#h(o,n),t()})),u.subscribe("style",()=>this.#c()),u.subscribe("connection",t),pt(\#
            ()=>this.#a()),W(()=>this.#u())],this.#a()}disconnectedCallback(){q.delete(this),this.#o.forEach(t=>\#
            t()),this.#o=[]}#s;ready=new Promise(t=>this.#s=t);#a(){let t=n=>{this.texts!==n&&(this.texts=n,c(th\#
            is.root,"lang",n.language),c(this.root,"dir",n.direction),this.#u(),this.#c(),this.root.replaceChild\#
            ren(),this.build(),this.isBuilt=!0,this.#d(),this.#s())},o=dt(this);o?t(o):ht(this).then(n=>this.isC\#
            onnected&&t(n))}#u(){this.root.classList.toggle("far",Q());let t=getComputedStyle(this).colorScheme;\#
            this.root.style.colorScheme=!t||t==="normal"?"light dark":""}t(t,...o){return this.texts?.text(t,...\#
            o)??""}build(){}render(){}invalidate(){this.#e||(this.#e=!0,queueMicrotask(()=>{this.#e=!1,this.isBu\#
            ilt&&this.isConnected&&this.#d()}))}#d(){let t=u.connection;this.root.classList.toggle("is-lost",t==\#
            ="lost"||t==="ended"||t==="unauthorized"),this.connectionChanged?.(t),this.render()}get styleNode(){\#
            return this.constructor.node}restyle(){this.#c()}#c(){let t=u.state("style")??{},o=this.styleNode;fo\#
            r(;o&&!t[o];)o=Ut[o];let n=t[o]??{};for(let i of ft){let r=n[`--cast-${i}`];r===void 0?this.root.sty\#
            le.removeProperty(`--_s-${i}`):this.root.style.setProperty(`--_s-${i}`,r)}}isBusy(t,o=[]){return o.i\#
            ncludes(t)||this.#t.has(t)}wish(t){return this.#t.get(t)?.wish}async act(t,o,n={},i=void 0){let r={w\#
            ish:i,isSent:!1};this.#n=performance.now(),this.#t.set(t,r),this.invalidate();let s=()=>{this.#t.get\#
            (t)===r&&(this.#t.delete(t),this.invalidate())};try{return await u.send(o,n),r.isSent=!0,setTimeout(\#
            s,1e3),!0}catch(a){return s(),this.fail(a.message),!1}}#h(t,o){for(let[s,a]of this.#t)a.isSent&&this\#
            .#t.delete(s);if(!o||typeof o!="object"||!("failure"in o))return;let n=this.#i.get(t),i=o.failure?.i\#
            d??0;this.#i.set(t,Math.max(i,n??0));let r=this.isHeard||performance.now()-this.#n<Ft;n!==void 0&&i>\#
            n&&r&&this.fail(o.failure.reason)}get isQuiet(){return!1}get isHeard(){return this.isBuilt&&this.isC\#
            onnected&&this.snack.isConnected}fail(t){let o=[...q].filter(r=>r.isHeard),n=o.find(r=>r.isOpen)??o.\#
            find(r=>!r.isQuiet)??o[0];(this.isHeard?this:n??this).say(this.t("requestFailed",t))}say(t,o=!1){g(t\#
            his.snack,t),clearTimeout(this.#r),o||(this.#r=setTimeout(()=>g(this.snack,""),qt))}iconButton(t,o,n\#
            ={}){let i=d("button.icon-button",{"aria-label":o,...n});return f(i,t),i}};var wt={"cast-dialog":"./\#
            panels.js","cast-instructions":"./instructions.js","cast-expanded-controller":"./panels.js","cast-tr\#
            ack-selection":"./panels.js","cast-volume":"./panels.js","cast-queue":"./panels.js"},L=e=>import(wt[\#
            e]),vt=null;function Dt(){return vt??=new Promise(e=>{u.subscribe("instructions",t=>t?.presented&&e(\#
            L("cast-instructions")))}),vt}function F(){let e=()=>Object.keys(wt).filter(i=>!customElements.get(i\#
            )),t=i=>(i==="cast-instructions"?Dt():L(i)).catch(reportError),o=()=>e().forEach(i=>document.querySe\#
            lector(i)&&t(i)),n=new MutationObserver(()=>e().length?o():n.disconnect());n.observe(document,{child\#
            List:!0,subtree:!0}),o()}async function v(e){await L(e);let t=document.querySelector(`${e}:not([inli\#
            ne])`)??document.body.appendChild(document.createElement(e));return await t.open(),t}var k=e=>void L\#
            (e).catch(()=>{});var Gt=z(':host{display:inline-block;vertical-align:middle;inline-size:fit-content\#
            }.root{display:block;min-inline-size:48u;min-block-size:48u;color:inherit}.icon-button{color:var(--c\#
            ast-icon-tint-color,var(--_look-tint,var(--_s-icon-tint-color,currentColor)));inline-size:max(48u,va\#
            r(--_look-width,0px));block-size:max(48u,var(--_look-height,0px))}.icon-button[data-state="connected\#
            "]{color:var(--cast-icon-tint-color,var(--_look-tint,var(--_s-icon-tint-color,var(--_accent))))}.ico\#
            n{inline-size:var(--_look-width,24u);block-size:var(--_look-height,24u)}.icon-button[data-state="noD\#
            evicesAvailable"] .icon{opacity:.6}.icon-button[aria-busy="true"]::after{display:none}.wave1,.wave2,\#
            .wave3{transition:opacity .2s}[data-state="connecting"] :is(.wave1,.wave2,.wave3){animation:wave 1.5\#
            s linear infinite}[data-state="connecting"] .wave2{animation-delay:.25s}[data-state="connecting"] .w\#
            ave3{animation-delay:.5s}@keyframes wave{0%,66%,100%{opacity:.25}20%,46%{opacity:1}}.icon-button[dat\#
            a-hidden]{visibility:hidden}@media (prefers-reduced-motion:reduce){[data-state="connecting"] :is(.wa\#
            ve1,.wave2,.wave3){animation:none}[data-state="connecting"] .wave3{opacity:.25}}'),D=class extends y\#
            {static get sheets(){return[Gt]}static get topics(){return["button"]}static get node(){return"toolba\#
            r"}build(){this.button=d("button.icon-button",{part:"button","aria-haspopup":"dialog","data-hidden":\#
            !0,onclick:()=>this.#e(),onpointerenter:()=>k("cast-dialog"),onfocus:()=>k("cast-dialog")}),this.sna\#
            ck.className="hush",this.root.append(this.button,this.snack)}render(){let{visible:t=!1,state:o="noDe\#
            vicesAvailable",label:n="castNoDevices",look:i=null}=u.state("button")??{};this.#o(i),f(this.button,\#
            o==="connected"?"castConnected":"cast"),c(this.button,"data-state",o),c(this.button,"data-hidden",!t\#
            ),c(this.button,"aria-label",this.t(n)),c(this.button,"aria-busy",o==="connecting"?"true":null),c(th\#
            is,"data-state",t?o:"hidden")}#o(t){let{style:o}=this.root,n={"--_look-width":t?.width,"--_look-heig\#
            ht":t?.height};for(let[i,r]of Object.entries(n))r>0?o.setProperty(i,`calc(var(--_u) * ${r})`):o.remo\#
            veProperty(i);t?.tintColor?o.setProperty("--_look-tint",t.tintColor):o.removeProperty("--_look-tint"\#
            )}#e(){let t=new CustomEvent("cast-button-tap",{bubbles:!0,composed:!0,cancelable:!0});this.dispatch\#
            Event(t)&&v("cast-dialog")}get isQuiet(){return!0}click(){this.button?.click()}focus(t){this.button?\#
            .focus(t)}};customElements.define("cast-button",D);var Kt={skipNext:["next","next"],skipPrevious:["p\#
            revious","previous"],rewind30Seconds:["rewind30","rewind30"],forward30Seconds:["forward30","forward3\#
            0"],closedCaptions:["captions","captions"],stop:["stop","stop"]},Jt=(e,t)=>e.wish("playback")??t.pla\#
            yback;function Qt(e,t,o){let n=Jt(e,o);f(t,n==="loading"?"stop":n),c(t,"data-action",n);let i=n==="l\#
            oading"?`${e.t("loading")}. ${e.t("stop")}`:e.t(n);c(t,"aria-label",i),c(t,"aria-busy",n==="loading"\#
            ||e.isBusy("playback",o.pending)?"true":null)}function Wt(e,t){let o=t.dataset.action,n={play:u.stat\#
            e("media")?.live?"stop":"pause",pause:"play"}[o]??"play";e.act("playback",o==="loading"?"stop":o,{},\#
            n)}function yt(e,t,o){return Array.from({length:o},(n,i)=>{let r=e.iconButton("","",{part:`slot slot\#
            -${i}`,onclick:()=>Xt(e,t,i,r)});return r})}function kt(e,t,o,n){t.forEach((i,r)=>{let{type:s="none"\#
            ,enabled:a=!1,pending:l=!1,on:h=!1}=o?.[r]??{};if(c(i,"data-type",s),c(i,"data-empty",s==="none"),c(\#
            i,"aria-disabled",a?null:"true"),c(i,"tabindex",a&&s!=="none"?null:"-1"),s==="none")return;if(s==="p\#
            layPauseToggle")return Qt(e,i,n);if(i.removeAttribute("data-action"),c(i,"aria-busy",l||e.isBusy(`sl\#
            ot${r}`)?"true":null),s==="custom"){f(i,e.getAttribute(`custom-icon-${r}`)??"more"),c(i,"aria-label"\#
            ,e.getAttribute(`custom-label-${r}`)??`${r+1}`);return}let b=e.wish(`slot${r}`)??h,[m,x]=s==="muteTo\#
            ggle"?[b?"mute":"volume",b?"unmute":"mute"]:Kt[s];f(i,m),c(i,"aria-label",e.t(x)),s==="closedCaption\#
            s"&&c(i,"data-on",h)})}function Xt(e,t,o,n){if(n.getAttribute("aria-disabled")==="true")return;let i\#
            =n.dataset.type;if(i==="playPauseToggle")return Wt(e,n);if(i==="closedCaptions")return v("cast-track\#
            -selection");if(i==="custom"){let s={bar:t,slot:o};return void e.dispatchEvent(new CustomEvent("cast\#
            -custom-button",{bubbles:!0,composed:!0,detail:s}))}let r=i==="muteToggle"?n.dataset.icon!=="mute":v\#
            oid 0;e.act(`slot${o}`,"tapButton",{bar:t,slot:o},r)}var $=class{#o;#e=0;constructor(t){this.#o=t}ru\#
            n(t){t&&!this.#e?this.#t():!t&&this.#e&&(cancelAnimationFrame(this.#e),this.#e=0)}#t(){this.#e=reque\#
            stAnimationFrame(()=>{this.#t(),this.#o()})}};var Yt=72,Zt=z('.root{position:relative}.clip{position\#
            :relative;overflow:hidden;block-size:0;visibility:hidden;transition:block-size .2s var(--_ease),visi\#
            bility .2s}.active > .clip{block-size:72u;visibility:visible}.bar{position:absolute;inset-inline:0;i\#
            nset-block-end:0;transform:translateY(100%);transition:transform .2s var(--_ease);display:flex;align\#
            -items:center;block-size:72u;padding-inline-end:8u;background:var(--_background);color:var(--_headin\#
            g);box-shadow:0 -1u 0 var(--_line)}.active .bar{transform:none}.body{flex:1;align-self:stretch;min-i\#
            nline-size:0;display:flex;align-items:center;gap:14u;padding-inline:12u 8u;border-radius:0;transitio\#
            n:background-color .15s}.body:hover{background:var(--_hover)}.body:focus-visible{outline-offset:-4u;\#
            border-radius:12u}.thumb{flex:none;inline-size:48u;block-size:48u;border-radius:10u}.thumb.wide{inli\#
            ne-size:80u}.texts{flex:1;min-inline-size:0;display:grid;gap:1u}.texts .title{font-weight:500}.secon\#
            d{display:flex;align-items:center;gap:8u;min-inline-size:0;min-block-size:1.4em}.second > .caption{f\#
            lex:0 1 auto}.slots{flex:none;display:flex;gap:4u}.slots > [data-empty]{display:none}.slots > [data-\#
            type="playPauseToggle"]{color:var(--_icon)}.slots > [data-type="playPauseToggle"] .icon{inline-size:\#
            28u;block-size:28u}.progress{position:absolute;inset-block-start:0;inset-inline:0;block-size:3u;dire\#
            ction:ltr;overflow:hidden;background:var(--_unseekable)}.progress > span{display:block;block-size:10\#
            0%;background:var(--_progress);transform-origin:left;transform:scaleX(var(--_at,0))}.progress.ad > s\#
            pan{background:var(--_ad)}.progress.live > span{background:var(--_live)}.snack{position:absolute;ins\#
            et-inline:12u;inset-block-end:calc(100% + 8u);z-index:2;inline-size:fit-content;max-inline-size:min(\#
            100% - 24u,560u);margin-inline:auto}@media (max-width:359px){.thumb,.thumb.wide{inline-size:40u;bloc\#
            k-size:40u}.body{gap:10u;padding-inline-start:8u}.slots{gap:0}.bar{padding-inline-end:2u}}@media (mi\#
            n-width:600px){.body{padding-inline-start:20u}.bar{padding-inline-end:16u}}@media (forced-colors:act\#
            ive){.bar{border-block-start:1px solid CanvasText}.progress > span{background:Highlight;forced-color\#
            -adjust:none}}'),G=class extends y{static get sheets(){return[Zt]}static get topics(){return["media"\#
            ,"dialog"]}static get node(){return"miniController"}#o=!1;#e=!0;#t=new IntersectionObserver(([t])=>{\#
            this.#e=t.isIntersecting,this.invalidate()});#i=new $(()=>this.#n());connectedCallback(){super.conne\#
            ctedCallback(),this.#t.observe(this)}disconnectedCallback(){super.disconnectedCallback(),this.#t.dis\#
            connect(),this.#i.run(!1)}build(){this.progress=d("div.progress",{part:"progress","aria-hidden":"tru\#
            e"},d("span")),this.thumb=gt("thumb","film"),this.titleLine=d("span.title.line",{part:"title",dir:"a\#
            uto"}),this.mark=d("span"),this.subtitle=d("span.caption.line",{part:"subtitle",dir:"auto"}),this.bo\#
            dyButton=d("button.body",{part:"mini-body","aria-haspopup":"dialog",onclick:()=>v("cast-expanded-con\#
            troller"),onpointerenter:()=>k("cast-expanded-controller"),onfocus:()=>k("cast-expanded-controller")\#
            },this.thumb.element,d("span.texts",{},this.titleLine,d("span.second",{},this.mark,this.subtitle))),\#
            this.slots=yt(this,"mini",3),this.bar=d("div.bar",{role:"group",part:"bar"},this.progress,this.bodyB\#
            utton,d("div.slots",{part:"slots"},...this.slots)),this.root.append(d("div.clip",{},this.bar),this.s\#
            nack)}get active(){return Boolean(u.state("media"))}get minHeight(){return this.active?Yt*(parseFloa\#
            t(getComputedStyle(this.root).getPropertyValue("--_u"))||1):0}render(){let t=u.state("media");this.r\#
            oot.classList.toggle("active",Boolean(t)),t&&this.#r(t),this.#i.run(Boolean(t)&&this.#e&&t.position.\#
            rate!==0&&!t.live),this.#o!==this.active&&(this.#o=this.active,this.dispatchEvent(new CustomEvent("c\#
            ast-should-appear",{bubbles:!0,composed:!0,detail:{active:this.active,minHeight:this.minHeight}})))}\#
            #r(t){let o=u.state("dialog")?.device,n=o?this.t("castingTo",o):"",i=t.title??t.subtitle??(n||this.t\#
            ("castConnected")),r=t.ad?.title??(n!==i&&n?n:t.subtitle??t.studio??"");g(this.titleLine,i),g(this.s\#
            ubtitle,r),this.mark.className=t.ad?"ad-mark":t.live?"live-mark":"",g(this.mark,t.ad?this.t("adverti\#
            sement"):t.live?this.t("live"):""),c(this.mark,"hidden",!t.ad&&!t.live),c(this.thumb.element,"hidden\#
            ",!t.thumbnail),this.thumb.show(t.image),c(this.bar,"aria-label",[i,r].filter(Boolean).join(", ")),c\#
            (this.bodyButton,"aria-label",[i,r,this.t("openPlayer")].filter(Boolean).join(", ")),kt(this,this.sl\#
            ots,t.mini,t),this.progress.classList.toggle("ad",Boolean(t.ad)),this.progress.classList.toggle("liv\#
            e",t.live),this.#n()}#n(){let t=u.state("media");if(!t)return;let o=t.live?1:t.duration&&t.showsPosi\#
            tion?u.position(t)/t.duration:0;this.progress.style.setProperty("--_at",Math.min(1,Math.max(0,o)).to\#
            Fixed(5))}};customElements.define("cast-mini-controller",G);import"./stream.js";document.readyState=\#
            =="loading"?addEventListener("DOMContentLoaded",F,{once:!0}):F();export{D as CastButtonElement,y as \#
            CastElement,M as CastError,G as CastMiniController,V as Texts,$ as Ticker,u as castClient,ae as cloc\#
            kText,Rt as configureCast,ce as deepFocus,ue as defineIcons,Qt as drawPlayback,kt as drawSlots,d as \#
            el,I as icon,de as iconNames,Q as isFar,_t as isOn,L as load,F as loadPresent,yt as makeSlots,St as \#
            moveFocus,Tt as newID,W as onInputChange,pt as onLanguageChange,et as openTransport,gt as picture,Ot\#
             as pictureURL,Jt as playbackAction,k as prepare,v as present,v as presentCast,ft as properties,c as\#
             setAttribute,f as setIcon,g as setText,z as sheet,Wt as tapPlayback,ht as textsFor,dt as textsNow,m\#
            t as theme};
            """#,
        gzip: """
            H4sIAAAAAAACA4x5iXbbttLwq8hMTwo4MGwnd6VK6yS+uWsX/3G66qgtTI4sxBTAH4C8VOK7fzMgIUqOuyYhMJgZDGYHdKvc6ItQ\
            rF87Z+8+h3nIp0en4mQmIuCdvl4gZAB83eTTE3F02k//Ye8MAU5nrfglFJ/m2rOrVQjWiJE2zSqIkYcaSvwGuA/KgeK5sYHllfbq\
            qoZKjKZBXWlTwX2RHZ1mMy5GarpwMJ/tLM0i0T4mrSun1VFiVWTBrQA5fCo+FAen4qIwcDe6hCD+WzBenFW2XC3BBHllq4eJvIbw\
            OgSnUV5gmaLj+IyP5ytTBm3N6KfA+LqGMILiv4yPHYSVMzgpzKquJwcfcjgoiszO51m7pfl/T5IcRJLnz58g+JYBX/d4F1JVFc4F\
            CXshK0BOgPMB+zvCBhkeGiiQVWO1CeCW9hay588PQNKITvjd3uz7zebDZsNQJyfiQs6te6vKBQvFWWCc8xY3fXuLaJ9rH8CAY4lv\
            hcbNxHdiXaoGBYQc6Rvlvb6lYcvHT1ImiX6LclDyeWAQVba+01VY5EEsIPqcbQsgE72xK1Npc31ea9zpHZRhUGw4O3n+3NI/DGS5\
            gPLmG+31la51QPuy9SPQ+eUlCXK7BVw424ALD1GmyeTgZFD14XuSC3XFyJxhZOcj2kLXlQPDg9QGCVGpQS5VwH08+yXw58/xOPRh\
            DxrqahS4CNIvVIWBZG1IcOS9C+ZcbMF8x9jfb31pz3FFKExxthVNk2hG/v8VuIfLGGrWva5rlh1mnGtZ21LVX6pl9JdKq9peo6to\
            iQc39E3SZ/nSVqrOSHgoNBd6T/DAdue8HQeWhOJjEsMW79AuSShT2LEZm8LIRjnE+dJWMJkYubA+cD1n5lfkMlGuzQYxld8GJ5oy\
            q1RQR12MHvkSsfB0vReYbZwNunv3se4UrtzC2xpoFiUdw2TnUJNHGBwKGJYf0w/ZYN86E4r0fEeS14GBCGJqhZl1Munip+Jsyn6S\
            NczDi5+kI3/nxy8FgoJtEHJlQ7BLBM3E1Ak/KzRlhakSNQ0DF4sCvX4SIocj6Djk0E1DNxVXhSEcYokoHcsc4jT0U7Es7GSRX43R\
            JMxOmDpy/NDmrD7y/NDwz4rTzWb52dEXKizkUhtEAdmFKcguTIWdhB4UehCKnSxzenwSnaPBbTom6p6diH2ZxL5MPN/B3D+h2D8h\
            F/ehiMjqyqNsKHVOJ0i22eGz5C+aw1cv7sOhfDWY5jLlnlEg7xW2mEop3zMMPD6Tc10HcMwXZx7TduCkpIOQjvY/Zqcns873TRF+\
            LVOJqRZuVkzJKwSqY7YNEU9xa7vtVYFeYoT/VS6AufYzh6HZs/NCzXi7FUUPWQNnQ0GBCQM5R/f0bB0/MRfWXQ4WIH3pbF3/xwT7\
            jYY7tr7CqLzJMwPKgQ+Z0KbWBgYAEmGOzA9Oh+3eRvfma1IO9Mo5OO1TQqDg3jYW2WYzAGJjkW3DaD8fpFYBKUBqf25NABPeVjpQ\
            nUfgPnrXYWSYv/NhJdZaakFo4TQ/mGZdX5KJLJaFK3uPQ6cqbfHrV1dLHQgAHuiL1gf86KW6BiKxtXXZTGpT1qsKPOuKMGZL+0T9\
            vIGHrnZCcUaaAVnBXK3qcOGAMKGiM6g6/A8eaFQGV/fDJQTVD/1Czwmj1+o4MkLWdOR/2TeqvCH9JMgbSo3gIrjzKlugIxOVlY1t\
            sCK75LxWLnQFFx2QcXFrdYU2aDrp/tHJmmgHhW4zNe57YGWlfUPVIx6eUavVjbJSmRLqTKy7gUoex9NJrCxr6wF3fmLTDqftwvKL\
            MI0nnI2xCFFDho0NuhxFa4Tj/LIruR9zavEAy8a6sI5yXQYHajlSfvRDO3d2mcljH0Hyg8/G1AZ/HopX8EqEsN8tDv3CZVAhqgHV\
            V4HJhjYGAkaP8pCDCPYGTOxjlKtyK8qFMtdQ5Ub4hXI40AUpI5rIxQ7163efsyzK7jMBXFLzK3wUYt0KFQe++AS3WLk6d7++Q9sl\
            Kb3ZkHNifrmMO35r3Q24s2yVcYUKhtrDKLiHtS8+DGL/DmsxV7rGgWp5W5LV14qlDBTlYzs5yIad5mkaBNU+lAZ4kB8FC67x8cAH\
            tv0p6wkRGKQDaik/ptzZNOkHfkM/qQCT1n/4A+jCFZjMtOxBBavFgqziippiDkwFFQZDnKyMWoWFdfoXhAkTUduYCHtThsD4xG02\
            WvqgHE5yGtmGcTIyXW+myedENjhdt3cmPDYDd9pgYhFZg1nJL+zdx1AK7EzQfon5DoKN+Twt3+jyBpdn24LpGY9LTOEgke9o+JG3\
            hF5zttec2WpOJ29xvcY9aXzPG9nW8e/iXH6Ivi/W5Ll5trTVihKwUUuclcqHoz5A0Ciq8JLiWtRRsQonPnwB3uP5Wc/gg9UmeyTm\
            bV/9QkwOYvH7Oq+f1Hn9azp/WpQa1C1k7dOGeJomIbRkHnHV+U+JjNx7vQS7Cuwe5Wdc/OaGQqU824pl5MGukMYxjq1T4SEkZkvx\
            eRi8QFoDzllXLIXC8bJjXrA19eB505IsjSQFQzV5JFTeyAabl8mTcjXWXGct4ZTWGIhONdFMSrkL4blhDbWEuhSNpD1R/JqhGlpK\
            0m+Kzh2iUTNxEYo/iS+Kslbej+A+gKn86C2Jv0aWPrgVXYhYEJav/aoBHHIRFtpLcq0iO0deET3roD6osPKFbdshub8PLLVU1CCW\
            7qEJlnq1dwrNufxG1SvwnUNrE/6G/Y16YKd/oSZyqRoGlNWCxfqDmiG4bFR1GVPAS5GdZJxHZbIs24m1c8qglKSHi0b37hDL8WWw\
            DhXbp8X/BFiyNzy+R8RSjhfiPTQPocOhCNtbuU4rfVZP29FW7SCNGZ5Cjtkk//HZ5jkPBZv++Hz2gh9LuIeSEV9CpqvboitEwHfY\
            jbuKvocmHTS1KoEBNtMCFbAFHP84fYbMjwk4RsOgvA9pMZZhloCeZogmtpwbFRZk3RdbiAflysULhk3Ez88+WYf2Z56urRWUtoKv\
            3/3n3C7RQcEEFOZ0SIrnzHJho+t92bnZ+pkdyrY8zkTXZcTWTWLG4eNnUMQTPwv9l0r++JmLZF+oZvzMDMN6GPoeXRWIvaLSM4RF\
            kaUxBhEKp7w1HTracERpeeuko+jJz2xLKzFOHi+FFpnN9fXKAVun+hdTu01dimmLNWbvsONTrCOGInBhP4YPWrFiuBMrT8rlXJiP\
            KXRhuOjHfrPpZes9HXu6DlAy3kYjs/DoGIb8F6Ettu++dPoKYqDvI9XkaYiU+NfSE5Ho3wa5SOCOF3UoZPJBqiSEIMmywSLZxEbZ\
            93JXEizuSdcDti9qV2H3t5ykpz7Lo8mMvRsM1oCbW7ekTlrGhRcdsWob6zVtSmrZu5ueUPAF6QFu3iuHHLv3x7S8u0JBsL6lBIaW\
            VyE3wqkAuW6LIBN/4Qr7gum9GzyKQNIcGX58Cq8OdX7ChUeaWt/CBO+5eZDVyqmY4Wm+fyfXhu0wc0jKW+UfTDnyYCqyIfrevhkd\
            4AuXp8uFXaIyKp+JNb235Gtd5ZSghZTSin41D22bWCbKINZLCAtLLV6kJA8fOsIieeeE2ckk+9fb9xlHWBzkRupq677bK7wrTsdj\
            9+JF6nGo8XZnxUUQakypWxXqTukwmgNm1m3DE3rXsnwQaDJhOwJ0e2YXX12iDNRcVeB8vn7dt5dRq/nPb0A5cCPMZpFdxXj7Mylh\
            N87WWX93PnqPFRh5qqapdZcUjz94a7K27ZUxbN998v9efvWl9LFo6fkDM1yU2JbTa4A9oswLmSgdVMhcq9rnmY0XaAdzcCjXhcV9\
            HiJyAmXC62uj6vz1lXXhMo5l6FqHiWSn8CeeLhdsEV3a87Bw9m4UEyRbyL4VESe8xVU1kfYmObVKlbsoXp78qXuFU5KO2N1jFSYd\
            DOaE9tmfT1A9aYYa+9PLv/PuHTr2Pvmi7Y2XmMhOsNhFodvwcRRtd98/nZymlNWwR9eBBRf9ISaTnz9ZJyq0WBryeOOti22E/Fl8\
            uVpegaNz9j4Q80X2DtC5jl7PA7iMY1qTrw5fHh46Pu4Epn0uHFrDA1sUZztt3kLUhxitnLctukt6+Uqpev8JmX1K5WxKZXSv4Zp9\
            iumq7JxqvF9Tiu4L6MxhszGBoWzn1GummkNJtPfW1WbD+hGWRoFbr+ALXToblL+JSl5vl097Bgvq2nmL3yR6z5js2w09+lHab3uB\
            PtgGSHKWp42EJj0oEs9tjXIytrhbtibNUwORhEi7bp8COoBN149UWDuw7i9NzAi9LQhXcZauUftrDc0oQOa2rmOB2OnEjmUAHx61\
            YHgEE7Zyl4x0d9UVSFJYLGb04Jfe5RaAjLMuCDC3U36MOaBRzgOVRF2Yo4/KESmfDfTITPcSq1Q71ZE+e/nnExKoBxSaix0Beru0\
            SeNdWURj2MEMfdW2gx06wJ6IaXGOC/t1lw7fEH1XCtfhoyt7it2QBoRyzlDqcxZpxMHjco8ICbtvyFBkOub0EaLYwZkV9LAx20q6\
            21GIQHLOOyOlMmNGdk73jkdNw2SKd0MqM4bZlDY1Fc3Guu5Kg9MW8/sq9mVfinehgOJsJYfWD576CY98J91/GSeC5HF8uBJVDETA\
            8hmrbnSZqaGxnhUgfVPrwDKZceGG9FI6UCH9fsIMOo6swVyHBerLydhZxwdd3d+GRhnngjSaHm4jHt0ktxCeSnF8ELfz0VdXH6AM\
            EjdwGjyZ3XePLf5bHRYsI5qJ+/gRCrGwXAF7yYXiecmc8DhI+Q0JmoYaEzrs/u8C0TG4cMNVqWQgUozZIiJsNjgo/o9Xa2FtHAfC\
            f0VX7oCFWNXIsmwHlqW7cBRoOJ7lUQrr66Z1wJuUNnW4Lvvf7/skpbaTFJYDjlS2NCPNjOblsdzf5MNy8lkrHVvGd7gRNJ7Q/Ujf\
            0bgSJcHZPL0/boCefLqOkbImqecJGMdjo1e4h3hOn3LWJ1AEHR60pwohRdsEBmceCDTL4WvJqHoL3ftuA0PE5xUO7P9crVdbTv+0\
            nBuohx+/Zis4/mjy9jz3BlXjBOTNhz88yktcbuE70HHa9fPRS/PeOBs+Tzc/57//eIJTxTv8/usc4PUwHBlo+X99GwwvjastMuN2\
            +zg/P9/tdnqX683Tw7k1xpw/9w8omIBf5Kq69rq4EF0oNoOfKIde0coh2IrC3F6kmcCzNLoUh0pr+/HmTO9wDiQK1KVutZGzWQTZ\
            ACq0u8i1V2iJsEdP6v2sPMwSXV6UOldoaZYYdDHtdvYZot+rRaUKnfeSa9cI8IY/CpLrqugwu8i8Lkcok4HoVY0J2KErLgZMoPR6\
            NttBJU5hRl+0ubad0znFvC50fVVqSwxmNdRcpWtK5Furiw6EHThXDe6F4iVKDHiurLYLcXF60RAiw57iqLeHmMxSOz1uJ5aALKW9\
            oxzga69rmBAzFVtSKXrlpdQL8cp12EWGtrBA2cBsMjtLo8sCOrWmyzgbDUcbyLVI/+s59oR6vfs2h1p+zi4//mBpNr/BWajWyHS3\
            M46/xAfK8tuAgE1XAD6pYK9K27bWVV9Cb1mh7YUYKo6XZAgMXmFhHLf8M7/5vEWveUFJc0N7l3BKqKXRta7TNtntBRoeATN2L8sp\
            BH+04sVobaloTBIWBwHgv+UvkW5pm5PUp8sB5FZ4mp3kh5Z9Wx9ElVQKiL4+HVRtdjjfK2EUHsEDdTJcI49GhgVB2vUi3EWlq7cY\
            sYX2vqsy3MYIQ8+yXRYQFyNEokR9LQRWVB6qAS9++lptXp4jP2BOMZQsMUyER5g9xyN4WhEYFoAmfk9LnmTnBvwWwr0X8Ci4cwm9\
            o6WoS6NkXEaSwJaeHHB5s1qlnb8qAQCnMUoZIBn8xma5zseYuAhSfdUMC4U3Kpzp3c6QuXfN014wGwW7FDsWDG0qmGh3LJhJPE6w\
            N0mw7AQqe0+yftO9fEcAfb0HaIf3vh1NWKi6cTAjm0nC+YVAGbTfIHVC0Z5ne1pXm90vkcOC7y/bI9aeWbSDghZWQjdD/4wJ5JGP\
            SbrSAhC4vrhpTKg06sW88wQ6fGLlHJXX5QE4kI++nPKPb6yyUXD8rK4gp65OYiBqeGuknE55yunREUGvZoegMpmYcUMH7EFtamNL\
            JWia0U0tLF12DM/CgpBOHpcNPluRe8X9tdVhPinRhY7cOzo6nO85Qvo6AJN40pEFzYZRxJY0QRnVAIs/wPYrmOG1EQj88LR5eYzx\
            GuQtD+Wto7zyXgI8XMD54o8EFhkkdoDiYiG1VWx7qZnoB1j8AfYal3hdUmiSKJhPr2WaZE1QljWsdQraAq8WyzX3xtVop2umHhK/\
            t7mjBSyQwNkfu34maXtVEqItIUP40EYRELkdTWWRhpXHT+iqKBSDgDHqCPaZBzwlLKKAwFIi0ID6G//JAXhSSUcof+TVLiOKTg1y\
            addXUlNbIT3DO/Hwudvu+3+tlxzOzmJWohOI0WXHKgapz2lPPbYv9/ddiqiSFdUdyCZ1i1Fh0aU1SFBK3qoZqsIpifOZSxmePoMK\
            cbXaLSTXJbf9BTupWFp4VcbwKBOxgVYIrGXQR6GpO5iswnI2CMCfBRGT3BukcSkAScmcMEGyQFNocQ2unBdhw8MFsFcmx80Tt6xZ\
            VpEAkxLdj12xb70qQmlLfDmL2q+RG3GTAncg4ptcRJVEQWeudSiYyo5ZzDZTL44j1xbaHWMyYK4ESxex4JYeckVdxn7I68+ru73v\
            CCMF8K7ObC+CCbMBMSo0+WTmfVqo4v4aCwf5tcl03lX3ndz/23vK6aArsSITOX4TGqpEo6rwtLbHmRwOBrPKUSY/hg+ZHPG3xitm\
            rBiUoxA1U0h1xeErgWJ6SBB6MTNh1ep+xSV8tIW8Qu3gMqR/ZRaexsobOn2CGvKHVRgFOm+4Oh/t0gEpNgoQ+cQvl0E4E2zZeNzY\
            9rlUcjWA4k9yiF3Qa3ixXMgLyXUrHiSnh3vvg/f2DkwxsjF8+mohNYbhJiXAIJS3wZ1r3kqs+Zdv81BuGwfC8Ksoew3rgPK1aVQU\
            Xu89PSLvAluQxDkMoQFBd797sAtW947GsguV//92Rwmv1rxTeXLcCZ/zThh55w2rBq0uo2pyAMRPUiO/N15r1mhjL+FctfgJh7k/\
            s8gEPc52t5T0xzNRegn0Zpr0osuTUp9+Y89S4BcKX4YvoEw15EVUxNF4Z/8nqKRxhCZ/y2SfhNicMMsK6ed9A3EYx2oPKTgiM2HS\
            wZTJ0MPVCC0blsZiBMncJSNwsFGmDi0sdaXvyuNwiexFy0g3UwOk+roXtUrp7hC1KkQ7VXrCOFxMePCfVroggTAqc5LlrGJ5+K/I\
            0nwu8mePcYaZ2NCP+QF+2Dr4JUrz8E0mZx1wYabHhzVIhTLwqTc7+FKBHD43K6uZ8beGTO+7NH7lCpR1UKJuDqQYgpyGDeXdy4GM\
            wUaUthPvTA/M2kEM2nRqnWbSJKw1pzA8YmFXTBuXXuoOQfi2rQQQPwuajhgBAd9b4Myw1nfAAfLrzu+Xz/q/fvIUHOWuNupqp68a\
            h/nR4bARvh8xvV+ztayDt/I1K+BaTu3FIHvpa/as3sk/PMrL2ybdNc79TldcARIstMy3FlcabSO6SMo4XpKFZFrU95YV4sQM+3oo\
            VJFRDg3XyCJ1u8t/9svvBXDdDuAi/KmrcZnNSz+ptFjqhV/0OmUEmGryB2FlVLUtIGKpA8o6LeOhMeTkRCSbxDmqPRDIpQdtAgAM\
            CdCMGHA+k97Uyla+SEl3r9RJuVXeujkt3hAGxuI7X9zLyITchI1kFZ2ufsqyNSTWpWu9A5vRP1kmfvLRvfGYgfMGUjDeAcbx9pRH\
            cjZl2eV1bNXV1pT1blmNeq7pL8F6T49AiG6NcC1ZNp4aG0a8TX4p8jXm14dbSQ8oIbJ25cIY8hBGur8fpeIzjjLfwajZI2bsvLbO\
            ez9rN7rJPFxSaHkKR/MZ57RFnCxsO7o++po/+3DXKXcKWS49k1Vm+dTMvQ3vhLX7lgmYzntIAAnPn29C2tGwaiC3DZ0lrRNrK9rV\
            u9RXxojV9/RQ2CZqgVLxPn1Jt0XWfYI84+1npQoDOBX+7MrNFrytG89e3J9HtXaEWfMzXU+3EhQmaCfZ2C96DPFSddlcU7VS/98P\
            7Dukq5jihQzMi3f6Zj3VfhygP8cFZX+OCsrINvr22bMQ/S1ZIK4rhBKXEbhMkv8akCGIXp2l8CT6NE+pIGCnXen5xEjjL5Vh+i2F\
            z/Zn0KPBw/a6GAJPNyUc85k/N/rZTuvBPu65rpA0Qg8pKbInj1b56QdJgSLJ8vVBPg8/H2OTH4UshWNljkW48YLOFmcHsw8/QyAL\
            kKOxIQWc3kNt+dk5iQS/BHokT3xZ+b6FzCRq02dDGxnuZbWdNhIoMW1pxZJpY3yNleyd3Tpd1zfbax3OYK3c+b0jmooAHXrNcHsI\
            ATZJSGqCOKx7z6hVIMkWArG7fEq+L/6Gq6w3Tfe6++0XmnH3FJUwkGT8TYeh/LuDdhztv/Y2OR3mh7pPhrur26/2jbJaMu9JJawx\
            SLGcGjLFsHVVeSS2rXVPeecHTw1hQiydDoi1y3VQwBzbQCiIDUHCgVnYdc6pYIrXLUiD5RhFM5fa+gzXP9Yk2bUZiygbtLohGlEi\
            aiJJfm0BlNfe+9wQRkzFNPqkFpsKogJGHUcNQYCUrYgmUW9p0Ljs3Z9fKwMyzbReezVOoUMoUXZSgg1Z5pgVcL9SKnIUSVxwwSUn\
            TktVNzdWYbDWcM93gEGLBsrmMivW4LXuCuSAoniG+rLdVB3MsQ17hoZssuh6MrUk0D5Fyv2MWzJFzsIt3sQ4aeWE3uG8QhdLMYo2\
            UeDJjtsXDLmb80aToyTegCMfhEn9kON+P+NmZ6OhvsPsIfdE7wFv5BPt6xXSv3VPWUvOOCkUeYqEk/UvSRdbyJYdDyIPdmTLj5OT\
            b06Og9lRm/lX+L40cwME82pE6rT03vsDW35WAsaD0DVG/z27WgEC65W5lDtLWq1Wq60qRD/iFYGSvCs+wBheYNyAlG1jzFYYxJfm\
            6YXOb6aLy1HdvfdydcMwyuq3QpqDI/OcTJu61e8mLQJcYysG6DppIULr0YAzY87XvA7ehtw4zF/vf1xhcA6Dc7xnAUfJNxU+Gou3\
            IBsrjHIjpCe8CTWkUSPN0GUgGGEYqYi5wYTgkVUZ6ZRoahwfKLlz0gG07PGJFGtvy9U6uwrs/0Bisj4Lc2g/oiL42rPMtHO8CbRR\
            pdjEJX8pIA5IsiiFf9emeVe0bJ07Ztql16meyHYr4RlYc1vx4PviAGbju6Zsuib6//f8tuHBj5+iA5cdr2Mlov9/BU0W7v+f8Oop\
            B4Eogq84pqgfteDHIwmNYCpasQtDokiKl5zVfCtUTRXP6Gk2KKEFQF/ODngfqMqN1O8JAvauMHbr0Pgciw1Y2QHKiGABC3lg5mIG\
            VXQtDL4DCCMV+bO96LjpOWI3UsssF9AOh7nrJtjcEuZAavmvAMTFMd4DSSQ5BGoGo3fJExxSgfONi+0/SsIM0vSN3FurP0SWFMGq\
            FgdKW9k6u06Pz8PeSHMCa+pKdHJ2YYV6WnGo0z48V+k9eC5P0VwCFqmOmGHKAJQ8WNEUHUV5LU3TCF1oaPH2qFkYfoYTCUdzR9Ma\
            9Fhu9rzmDLu7faw2dtBP6ycRYyWHJePwo8C7iD28qERm4WKXTYs+A2r0oPgzvQ/+R2lxcej0Pov2Z9ExUlXUVFElerD9t+LA0vwI\
            0StiS0G25CRtB26kj9lgVJPv7zHNL2BpNxZmREPEzPBNNvQUH4naVFKthKL9sIErvwNE16jNPi5MwMvq4iCOqiqwkCsJTKDXqTTO\
            IG7LBjuH6aMYVPZ/3qK3JNk3pZqZLaa+UR2qIOGjuti+eBrbsuRCBbIBjx5YhXECpzC3YHGz20nesUxpFMLAj8zKLGxfApiNpfyQ\
            RJLZQ5n7hpweGJOhyc5Vbmqn4q7iz4lxaIV3cAmNWdT6d8id3zPp8p9BUgt0o3zbT3ZEgtLwX1bxOhyJ6yej5qYOMENMHvCkm9fh\
            woydzQzfRZrODZHFHJJYPGuLIyuLCmVQJ53oKv7AmJ4BL/wj6ESCGayixEaU9yNOrq88kzm3SPpTY6oHvPM2WwnNiGm+eNOakIYT\
            D8ZKXlXiKIVcGHPkUY4Wz136dLac9LtQXQOy7uhbi9OwkFXX3gOJXwnABah5P+63MOiSq4PA1z5xKbaCCdmAnnJa4aeoavD3QdWg\
            1BvWFSVocYtlCRKk5L4f3kOwooSeCnq6c4AE2BVfLFoLFOPvJbM2wJ0Yt1PBjOA+wkX6RuhhFWlNTFo6UdBytDBPeT6syG0rtrlJ\
            m2NAUUu24WiuHA1yaT2/dlWNimSx8T28kgyomYshUhHmRr2IgmUUCgHRhYwadPbdC1OYkc5MHNVPvQbEpj6cw9JtOg+wCbZcYNdk\
            Uu29htOSx5Kz66UL0KfdzWhOb2KIx27qBEuOcbO8RubnRiLni4KhBDypiO01+qH6FqzHtTLKsVicwXGtUxVk2XKx0FLebw3eOfOZ\
            g+zixLg5OmSJunPSDwsDxgN0R9KU8xPp1ckjheOxckFweEMXVt0DZ6PD+aTGDYcJgcn1PP1N/Wl3ql4MT5OKZijtRCfGsDRYq+Bc\
            BZhA0NkdpA6QWdAlY1Yam3eA2UH8l17SGK7UTyJ9fpFPeEnlCQmJN4l0qeQLK8/0Ra0E5FUcwiGEGyQSLgf7rB0GBWc+W2GjI/tG\
            m0YnKDfkcANvarWCjpnAIpAf9hjCAdLqFEcZ8wNC5FUXhmTcVgSplwF2KfDoaYe7laPAeZhhGUBzRI8yN+6uwaSigXSoAtXVH8IR\
            5q4tai4DJKHvGiciaRvzhnGNLaF2YUs8advzHjjprqfWyVFsAJy/guFf+ptTYab9kjD3O/xh6EDUt/1dspC6TKKUyeUSlhtzeBnv\
            BJg5pMk1G6O3yC7kbMDfzXmoRH6Bq29MBOSY71QnZmNjHo8sxHKdOXYzU5A3KQ8TDJ5TjbbVrxJj5TPtPseBF+qdXYc+hfFzRo4r\
            SeFlcXjxDNIOblnAeH3sXkyccXOcuTXQ5m2m2Vh7rJ9Ch3Sp5sxBJOHMb1ym6TLXT9KM1w9xb23ibYesIaF0rZArX3Md9MUs7gK7\
            58Q6KbbemRt8k5io4GqJ9dwnNcWoNq9l5XqXpkuGPDD3K5q5kHHVyC54P3jS+xb/TAKbZD6ahIuLk4Qdkh614TC5xnSlYth7svNp\
            gPhoT3uGkSIzl2jpxR0HHpErcdL2ydrGw0NfWPa19IMI6Ey/NoAf9MQB0/RNoYj+YiaY2AKFvV8fItSHqjC/g6JCxYBF3bS84xGu\
            rr/JHe9xrnDyJtY8B4CUFxL3suNGdf+1dh3MbSNN9q/Iswm4HfHo7AMPyw0uh13Hzbsq1YkWaRklCZAJ0GFR+O/Xb7onASDpu++r\
            QGJyTj2v37hFZU+lUKggbdeA1DanVlpdy84mbcNNqLa7Su6QOFHIOvq9sf/eWO/ft+p4XyLRySL6yMrGZj3zFglCP5hMQ9oOsGFm\
            f1iU7xb1r7RlHBvqwdjyHmdh5Yjojeew7iS46nxurjqHPBO43JQrR8FErPQGRATucv+INXKUNv81PmgmeJWFBF/NhIZJU1Ee0nlj\
            KJkyxL6TJuOsCZWslsnJsnhn17UJJMwnuqX9D81sYjmOGeo0UCWqph6zpN7GenBISrLfrhiUY3RKSTGvsGRSVCMFLtSNMjkxDdH/\
            Wlc9xV5FC6xK56J3lqRDDxOfMu1bz0jCHAAsJKua1Nn0tbW9sheeoyXHrtvFBaZvrfxCrjK3kmtwbuArUwYo4LXGr0a0xrt0Vg81\
            9kxkrKB4mtRRQlo1WCFRbWMB5eoFIWtXCfBar0/ztccL1ZBz4ib5tyZvl6t3dIECtThizGNCIlDm1UoXgvsAZj5yMAN9LITE9aaq\
            ahopKopaaa8NKlYXI57K6r6xqL97tygMwdoOz4JfwWSkxmJXuqmqi1eL9TZnOpEWYfxhyZRefbhagAdru49mTaNculffsdNvm/we\
            sa49aPI7q1v6rePs/dgj9Xn069MngkZr0dDF6cEZOh2gBLUn6DnuAkfDIrTNsQQwyDoFDdQRk8nRMUhciIDls8bTsxT+cw2GljI/\
            BLXFZxfwXtTfb2iRRJgQC2RZh9JZoLK+aBrCgPxiltakvaR8ZArEp+jrzYRsr0h5ywMl6vzostFWAziIfcKFF11iCOoxAjHp4FvZ\
            yQYGitr44vka3q74k3xRO1AGGN6lNIfhG0MTyg4Il0jaST+hRqdlFnM4lfMtZZw92bI6ppOCZnZaC3D8SWfGBlU8ViBuMHOVV0H1\
            2BO7VLp0pABvYKKcGUIAHfpS5pKAR7fXe4+9xPrWmhAz3vcCvv8ILDZkcaydY4cNxVjhBVzD5Rf/VZ9rWezRvbrPapD4LD/mIV9D\
            Y5OtQTiKBO1KJmVnuBfr+ybeIi/1qW8fzRAhXTr0WRo7k1AUrk42ajO2CdkCfKcagB7F7dWGzNbg+v9UohAXFAbUA5oWxEa6RzUH\
            uit7w2ZBI1IRJSKnvwjeYXD8IWOtz46ZFzChy+qUKNpYK03c27bn0fAGndPGDiNJx2wofjG3WzMfXQ0foVt+rRFKBL58VHNlNjsH\
            uBFTmVJdH2d34Jtijj/nDj3rTuqp7dYgDFzjKxwR0qlXjhJjtZsSA/NSVOdUTcOKkzbACAnZPjYBK8FsV5XK4UQxT4P5lEqxrIdD\
            CgVp8GAVYSaL+cSxrkkVMNGRqXnGZ9qKHMwImKWp4uAV3jwlFH5coTB5udGfGqCkMHO4NFituyIC0eaoOp6lVf4bPgRjiE8Ei3HU\
            rxvH03l04lAEBSn0zdaeMKfXlWRT4TB1gCLUHCzNen6BIRzzqNdp16F564/UlTBhuBqq/B7Vk1o1QjjVvSds54Anq3FEU3AWdCad\
            ORipChqHQspii9vCY1boov6F1lsw/sq8XeYDBhAtiQghx1oswi4e0WBGWcJG1ZF8NG4WHYkDpOOeD49Rm9Tw1J94NVhPOLMYPAHp\
            Ta1BeUO8xUKRsXB1U9usg6wyWVh2oVRTacEyIyQcEcGE5DNdSGIYaFHOa2a+qxwFKxGlKRaCgTU3UUgMO/+CWjLaPZfCJFNIzVCb\
            VBPxPSf+qfl8OhMfUtOOhaHQJbnK7LfOZTZ4RKJPIhoetNehtOR/P2hmIVlU8Q0tKtQYvk5c+kJdwqO2qF9uipXnRKTqgrUkGA3l\
            fVOUbEdC+86kLOOOdwlvHRn3Ov9mbUuGQ1HFAF+xfk7bFBr73vIa2XJmYU2A4FkS1s0choyqjleHevFRltRECWnYA0NjyrQsxllX\
            4PFozxKfeXLUEQumENakmjqBNYRsmxgFUQTAT71FEjjK8+FeRqbnJ1smgnEMz/tKt3x+pCPAioDjleH/6hxE+TX1DHSkrjP8xu/p\
            IMNcTkLjnBF9IW3eiW7E0K+yW3igMT4Ci9Cf3fcfnrqN/3iEZvvPaAfEMe6JdZrH3bAU9p06/QRQNZasJO8bUnhJ9TvhW3QH8vuN\
            747vCD8ebbZAzh1tDKOSa+zF5iCVpinG9NdV8iQZqSIofyBpLwZ4IAvTQLuJ8pnarlxQ9yQBCzHey6GG2b0K7BJzciQPeT6S3Bxl\
            yp7Ao2hheMYf9DmkCWi53XsioS0UXwXxz3CKZT4OWZeoGP89ryjhcuJ3wNhvlSMAdvNMBjYTgImHMHVNMfR1A95BiMOz+RP6nO0i\
            JWPlFn4KhiW4x+kJDe3oBQY5rpjNarKFfWhFOY8WksY8PJFY8Pg5+hbmReQp1HahAWmG0kPAHb+K4Y6RTJmqDwi7C7lNvSSpyUV8\
            CU9XIvYGWGCQ0XXGACRxa/xuOEIrxXABdgoAhT30trYy/ao6N9bWoh74DKXp1OGjgmAFopyEsTE2SAPMljqh/bhXuTphv1H+o1sg\
            d+hSx//OcsUXw6nNQRuWb1guunGPijUsDrzsKM1QfgMYE3z7C8A7EnzflWWEp2XKH800P/x3c4sgvRurX3PRdoBXnMZiSgOpOCyg\
            oTu4ZN0RL0fWBlLyFXKO+799oW4OQ1Gg4BIVntrpF/rOnS80bh5tRSL27gY53Lrj7a53I21jgYqeBjxjq0+9dfnXKhTtt7cWolJ1\
            X6X6fk9K9nGXbOxhs1M6ZmnVdkjJRFLoz7QiCEC48T2Kk0JZo0i8FzU9SrGBXq1sRrQKWkFh6ajonFPQHaeXxlBOyFYuT1f4MY7n\
            SbStgR9zezHqGAnCAt45BZCXclKPWOzFmQ8Cpv4wD75ERy2Ps7lpvqwaHebabNWykpf2Z9aD0pg8ssLsXzp/oOV0+URrJWdQTnsd\
            ZQskccEMOVcRC5TKjFlZIZCEimXm1birk/Y3A3e/8ZRKg6xm3BemLRXlEn16zhNZhiLbcHGmmnmVKclC2lHJG65tRgJXXe4aC3tl\
            FU3SKqPdm/nSKp6bjQt/foKu9ZoeUaqiY3qhT4aqZ+0amghZ1Tv84z6GUmsKWTt7UalwlaLyeo9xVEPPqI9VEunW8WYSlx3S47kN\
            gIEHWfLm1asLVik8BdM53RCa7/iJFu5j8csuoCl8Fw+i8YMgRWAGbDwtzCdi2fFLRE3PVWyhZtrbDxPAmZaWqDBK3+cN2E90lqnP\
            i6tnzLJVshqY+TvWcHjhKbGu5FNp/+k5rH4x2lHwZ22U9p+WoiXy6KyU9t9CAgOxsGNQOpVPpd2npyLDn9L8d9zpH5vc6rsYMU2i\
            sKxDvozh30ysaeYfG2ys9jrLD36EuaIb0gTjIffQmTknkpVmmMkYW4gIvOQ9d5HHQbDVpiHtLGg3c8BWHBkoFmGi4Igzmg4KSScY\
            /FHkeLZIhFu+kLqa0HwL9zSaGYK3EqPr1cYp53NJMAUgssxNnmbVpspjVnKpA2WY7JQQ2pnkVWeEf/w9WyG+KF9jVVnpttNlkLmP\
            0hheUR/PQEzw0lDS8gGKZiwtnL4iZltNgiM/7kvtanlSX5A2B35YHhithX9yUgWEhJ6ktAsycw4fVg3dv6iDEJw2v8hR58KJsSoN\
            mjBbYPmSVsguYAA6k/47KKEbffC2g4CLyCKkGyEipetUeyuDSSK7PJf4xTEC5Sq9YJZubmvxYh/4VJoIu+trNgL2iUc/0zBa/zAW\
            LE2TvUCz/goZtnWXcVJQXcBnMSBcjYZDkFXpuRdBbzXNgrn+JOqjkimevlTaQu7SI2k9YUc+gEgMcwXuIUkyGkDjgdnVhT6hj6+v\
            02f4ZNarnGePKKvzN/roUn84zk02wQYnNTQ/ejWHGdIVkcBostmUbMdOx9lPJP88nqFUl6OZxcsvUgfxFEicvb5bUO3iSaTwOdOg\
            mwK1EJe6118gKkad+3aXacvNA+iKpol3dAaeRKQrDDPsvL1LxoVXHDBqbZZtt7hAbzRqnca5HZXyslq8oI6v1hyfrHPbF+zlqqG9\
            ZFbjXocnkaLfqGWfy0SamAW9MsFJ/6hAP0M7hO8l2bgYes0UHp+7l09wLT6Nbrixnsu1ZtOtN6WxwC2LsMHzP4RW18habEnkzzuP\
            7+z55wGOcYk4yxYdaaUdwrbWLILZOFh4O+YZzyFsSkX0+VeT372h/zZSGxa2jKDRoZMxtB9Caf3BfzobHBYjXLzzaSBpsmEEiCzV\
            PiDcOqEQJiwgZyNI5O6NTZiM1YCaUEsNkbkRLjmbipFjo3mdbDwi2XxBBeavBCfmCNLvfA1y7qDH22CjcdYtujKGSo+AKr1NOq4C\
            FSNrDwmtObUZQ8ypq0NTM7FKaWdEgy2ynF3nTGNQv86oG4M+Z6iStLeYQMdev9Uvn8EaD7Cp073aEpzB/ZoQ8DSOzBOlvUPK0gAJ\
            3dEVO5Fzt/9PdaDrUxsDTlSrNkLlkhvffEvt7qhKgNW53myYA6smFyuidBPmLGg/pREou8MkY0kpgNmrSxsrBplsxznPoFID5r+b\
            YN6rg2qK0kditzbiiSI58rudWL018iJ7pOGKdNwOVaw+MeTBUEp5I2pEGLuJ1Y3YNk2E6hfZtD91+Nig9BEr0u1XL/B8EanLCMpF\
            C2FPC3SgMxBHFit5uGF9WJFuTMG6frOB3qeV6zZ6mvr0AQe0WRhDdYc+cWbY7heuqYBf90zCGH+DadgIEFDYg69ptkhn/xyabW92\
            Y9sVwYxE51EXpw7OERwekKxZ374z3aSicWgTRpd2skuEF43d2/8FJXMe0HrbuL41df1JjDKHmvE7Hczr3Inu2eFhvE1lkRquADc2\
            Y/rvd1j9ndMZjf8GsrElTlK02IuvRtCh6tE4XDnutXE3sADoHVhlSGcf/l+ks3/vls7KcVaLvHSXlDYGbALQCFiiwRVZQONjTJ80\
            Hcb3fcQKFuKMaANZe4/l2RCU0aUWFvl5AJorcTM4hMkJFnIydPEYEnubCHOMthtEA8cdMXlnZ1lMsD+lC/xYfG3bWcCTzuxE195i\
            HK5N4dBBlCD8eEjlhAZX5oufk75U1hUr3hPqtbmEYxujYu2ShBWZaNbNWMG5k9CAz9uANkbcscK/tberWxyl+BqNFSPu+74UH5Yu\
            NPrUIWy2S/AjIcW7ZDtMYFyIvzuASPT3+uyCJpgIUN42EO85qEhdryWsB9kgiA+p7biOU2lknubyj43IrVE/St9kR8wz0pvw6TC2\
            hoTbQmzh0OmoB/YbQ0scSMt3RzZ1FhHMrmk6vLqQ0DhQcJEka+ENCItyeYL0YInvK8rvokz6sjT2TWV9ZPZqPbAPxzL/q/mPxLzI\
            9ICkZk0yBsYUIPHkzAvDDZFcwtRzeNbseppN5ZJlCPST7OxEMHJulLZlaVBF9gS6JmM0K3hfwSHVP4I4WfPT31OcbM3mwAavyDYo\
            vX8OM7Rlv58iBiCNjs3F8pDZTPaKAVqOPguTcq3Dts7YdeYVrLUHV7nqtGL9+YR1BwCt4oM7ZwuT/68VbokypUC/yEMHYmk7LvCE\
            oaARESa6gErxEBSA7fOJ80u1Vnz5ZTkvszAO+m42ywIvMFLrniXxMIVgWexsEL0O5kV/m8epWSYxlTUiA8avWCklcckgRwDJPoUz\
            +I3azB4qleDOGQayVRDdBVF43RhE5juKeIrnpNA3u5TUoKkOfBrlHlqDLy2CW4ZvLH7D1ZUDyEkvtiRW+kClEjKaVgYRaFs0wGBe\
            0NYcU+nuWM9l5vNTkG7Q2QA5i2e1sbG59OMSlZXuDSJ0cvHYK4EDLrdPD+GzqPa5PnmjNHihFOMcdV2/kME+30yCx1X/0/vEQT7K\
            5hDEq8yxQ2n3juN1HbyWVaVQqXpQfFgtk9vpvjsv1Ga4uOmH6YwRb4SFg+RicQks3MyhnIxGgXkeObqzGCpB3X/+FBtE2JEnSOMf\
            6JaWb74FzAjBNlt9QELt/YNFfYBXsrnrSEb1R2ttLZ6KBQPR9ENrfBrtRfXvsMf2utafm0/aL5D1Bt9m0rgoENtiZSywRYdnersO\
            ZvdyHSLWp8bPcrW6eoCtgd6IGRX4GBJK/bIxNuvF+xdym6PPndUvpssuYVxd6Mf4x6GaZlb7iYmEIjHG+gGNu/9p+Pt5qZ/gCxWs\
            H9ivFwwV1B+Nr0t6HoST+IXNdGTmfP5qzDT7P76v/8BnVT4uaXlksLy+atjuiehuiPWKrWl4/orDLtpGnxk70SXUz0MTqT3qH9lC\
            iv4d35KdG7v1CjwM+p0YkO/IYCr4NYfnnl1QVZzCHPJt69dig/rWZ2IwLfYPGfiIo/8w8ZCQ2bXCG7ZBN3hAnWXpjc9I2fiSjVDF\
            6Gb/C0pMukigjgAA
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
