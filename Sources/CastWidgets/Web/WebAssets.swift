// Made by Scripts/embed-assets from the files in Assets. Change those, then run it.
// d2911e18270b1a3aebf8a2c4 dc207acbe93031c4db91f2fc

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
        "text/javascript; charset=utf-8", tag: "cc8b7787ffc16f03",
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
            not(:has(img)){--_ratio:1.25;color:var(--_on-tonal);box-shadow:none;background:linear-gradient(150de\#
            g,var(--_tonal),color-mix(in srgb,var(--_tonal) 45%,var(--_background)))}.cover .stand-in{inline-siz\#
            e:88u;block-size:88u;stroke-width:1.5;opacity:.75}.panel{display:flex;flex-direction:column;min-inli\#
            ne-size:0;inline-size:100%;max-inline-size:720u;margin-inline:auto;gap:var(--_air)}.meta{min-block-s\#
            ize:72u;display:flex;flex-direction:column;justify-content:end;gap:4u;padding-block:8u}.meta .title{\#
            font-size:calc(var(--_far) * 1.375em);line-height:1.25;font-weight:600;display:-webkit-box;-webkit-l\#
            ine-clamp:2;-webkit-box-orient:vertical;overflow:hidden;overflow-wrap:anywhere}.meta .small{display:\#
            -webkit-box;-webkit-line-clamp:1;-webkit-box-orient:vertical;overflow:hidden;overflow-wrap:anywhere;\#
            min-block-size:1.4em}.adline{position:absolute;inset-inline:10u;inset-block-end:10u;display:flex;ali\#
            gn-items:center;gap:10u;min-block-size:52u;padding:6u;padding-inline-start:14u;border-radius:16u;bac\#
            kground:var(--_background);box-shadow:0 2u 12u rgb(0 0 0 / .24)}.adline > .small{flex:1;min-inline-s\#
            ize:0}.adline .button{flex:none;min-block-size:40u;padding:6u 16u;background:var(--_tonal);color:var\#
            (--_on-tonal)}.scrub{direction:ltr;min-block-size:76u}.scrub[data-empty]{visibility:hidden}.times{di\#
            splay:flex;justify-content:space-between;align-items:center;min-block-size:28u;margin-block-start:-6\#
            u;color:var(--_body);font-size:calc(var(--_far) * .8125em)}.times .live-mark{min-block-size:32u;padd\#
            ing-inline:8u;margin-inline-end:-8u;border-radius:16u}button.live-mark:hover{background:var(--_hover\#
            )}.live-mark.behind{color:var(--_caption)}.transport{direction:ltr;display:flex;align-items:center;j\#
            ustify-content:space-between;inline-size:100%;max-inline-size:420u;margin-inline:auto;padding-block:\#
            4u 8u;min-block-size:100u}.transport .icon-button{flex:0 1 56u;min-inline-size:32u;inline-size:auto;\#
            block-size:56u;color:var(--_heading)}.transport .icon-button .icon{inline-size:30u;block-size:30u}.t\#
            ransport [data-empty]{visibility:hidden}.transport .icon-button[data-on]{color:var(--_button-text)}.\#
            transport .playback{inline-size:80u;block-size:80u;margin-inline:2u;border-radius:50%;background:var\#
            (--_accent);color:var(--_on-accent);position:relative;display:grid;place-items:center;flex:none;tran\#
            sition:filter .15s,transform .15s}.transport .playback:hover{filter:brightness(1.07)}.transport .pla\#
            yback:active{transform:scale(.95)}.transport .playback .icon{inline-size:38u;block-size:38u}.transpo\#
            rt .playback:disabled{background:var(--_raised);color:var(--_caption)}.transport .playback[aria-busy\#
            ="true"]::after{inset:-7u;border-width:3u}.tools{display:flex;align-items:center;justify-content:spa\#
            ce-evenly;gap:4u;min-block-size:52u;max-inline-size:480u;inline-size:100%;margin-inline:auto}.tool{m\#
            in-inline-size:48u;inline-size:auto;border-radius:24u;padding-inline:12u;display:flex;gap:6u;align-i\#
            tems:center;justify-content:center}.tool > .value{font-size:calc(var(--_far) * .8125em);font-weight:\#
            600;font-variant-numeric:tabular-nums}.tool > .mode{display:grid}.tool[aria-busy="true"]::after{inse\#
            t:auto 30% 4u;block-size:2.5u;border:0;border-radius:2u;background:var(--_progress);animation:breath\#
            e 1s infinite}.upnext{display:flex;align-items:center;gap:12u;inline-size:100%;min-block-size:52u;pa\#
            dding:6u 16u;margin-block-start:4u;border-radius:16u;background:var(--_hover);color:var(--_heading);\#
            font-size:calc(var(--_far) * .875em)}.upnext > .line{flex:1}.upnext[data-empty]{visibility:hidden}.u\#
            pnext > .icon{inline-size:20u;block-size:20u;opacity:.8}@media (max-width:379px){.sheet-body{padding\#
            -inline:16u}.transport .icon-button{flex-basis:48u;block-size:48u}.transport .playback{inline-size:7\#
            2u;block-size:72u;margin-inline:4u}.tool{padding-inline:8u}}@media (max-height:640px) and (orientati\#
            on:portrait){.meta{min-block-size:64u}.transport{min-block-size:88u;padding-block:0 4u}.scrub{min-bl\#
            ock-size:68u}}@media (min-width:700px) and (orientation:portrait){.sheet-body{padding-inline:40u}.tr\#
            ansport{max-inline-size:520u;min-block-size:120u}.transport .icon-button{flex-basis:64u;block-size:6\#
            4u}.transport .icon-button .icon{inline-size:36u;block-size:36u}.transport .playback{inline-size:96u\#
            ;block-size:96u}.transport .playback .icon{inline-size:46u;block-size:46u}.meta .title{font-size:cal\#
            c(var(--_far) * 1.75em)}}@media (min-width:600px) and (orientation:landscape){.head{padding-inline:1\#
            6u}.sheet-body{padding-inline:clamp(24px,5vw,96px);padding-block-end:max(24u,3vh)}.stage{grid-templa\#
            te:minmax(0,1fr) / minmax(0,1.4fr) minmax(0,1fr);gap:clamp(24px,4.5vw,88px);align-items:center}.art{\#
            block-size:100%;min-block-size:0}.cover.cover{border-radius:22u}.cover:not(:has(img)){--_ratio:1.777\#
            8}.panel{max-inline-size:620u;margin:0}.meta .title{font-size:calc(var(--_far) * clamp(1.375em,2.1vw\#
            ,2em));-webkit-line-clamp:3}}@media (min-width:600px) and (orientation:landscape) and (max-height:52\#
            0px){.head{min-block-size:52u;padding-block:2u}.sheet-body{padding-block-end:8u}.meta{min-block-size\#
            :0}.meta .title{-webkit-line-clamp:1;font-size:1.125em}.scrub{min-block-size:66u}.transport{min-bloc\#
            k-size:76u;padding-block:0}.transport .playback{inline-size:64u;block-size:64u}.upnext{min-block-siz\#
            e:40u}}@media (forced-colors:active){.transport .playback{border:2px solid Highlight}.upnext{border:\#
            1px solid ButtonBorder}.glow{display:none}}@media (prefers-reduced-motion:reduce){dialog.full:not([o\#
            pen]){transform:none;opacity:0}@starting-style{dialog.full[open]{transform:none;opacity:0}}}');var N\#
            t=k(".popup-place{position:relative;display:grid}.popup{position:fixed;z-index:4;inset:auto;margin:0\#
            ;max-block-size:60vh;overflow:auto;padding:8u;border:0;border-radius:16u;background:var(--_raised);c\#
            olor:var(--_heading);box-shadow:0 4u 24u rgb(0 0 0 / .32);overscroll-behavior:contain}@media (forced\#
            -colors:active){.popup{border:1px solid CanvasText}}");function Z(d,t,{kind:e,begin:i}){l(t,"popover\#
            ","auto"),l(t,"data-arrows-scope",!0),t.classList.add("popup");let s=o("div.popup-place",{},d,t);l(d\#
            ,"aria-haspopup",e),l(d,"aria-expanded","false");let n=()=>t.contains(t.getRootNode().activeElement)\#
            ;function r(){let a=d.getBoundingClientRect(),{width:c,height:m}=t.getBoundingClientRect(),p=Math.mi\#
            n(Math.max(12,a.left+a.width/2-c/2),innerWidth-c-12),h=a.top-m-8;t.style.left=`${Math.max(12,p)}px`,\#
            t.style.top=`${h>=12?h:Math.max(12,Math.min(a.bottom+8,innerHeight-m-12))}px`}return d.addEventListe\#
            ner("click",()=>{if(t.matches(":popover-open"))return t.hidePopover();t.showPopover();let a=i();r(),\#
            a?.focus({focusVisible:!0})}),t.addEventListener("beforetoggle",a=>{a.newState==="closed"&&n()&&d.fo\#
            cus()}),t.addEventListener("toggle",a=>{l(d,"aria-expanded",String(a.newState==="open"))}),s}var Dt=\#
            k('.menu{min-inline-size:160u;max-inline-size:min(280u,100vw - 24u)}.menu > button{display:flex;alig\#
            n-items:center;gap:12u;inline-size:100%;min-block-size:48u;padding-block:8u;padding-inline:12u 16u;b\#
            order-radius:10u;font-size:calc(var(--_far) * .9375em)}.menu > button:hover{background:var(--_hover)\#
            }.menu > button > .icon{opacity:0;inline-size:20u;block-size:20u}.menu > button[aria-checked="true"]\#
             > .icon{opacity:1;color:var(--_button-text)}');function bt(d,{label:t,choices:e,chosen:i,choose:s})\#
            {let n=o("div.menu",{role:"menu","aria-label":t,part:"menu"});function r(){return n.replaceChildren(\#
            ...e().map(({value:a,text:c})=>{let m=o("button",{role:"menuitemradio","aria-checked":String(a===i()\#
            ),tabindex:-1,onclick:()=>(n.hidePopover(),s(a))},y("check"),o("span"));return g(m.lastChild,c),m}))\#
            ,n.querySelector('[aria-checked="true"]')??n.firstElementChild}return n.addEventListener("keydown",a\#
            =>{let c=[...n.children],m=c.indexOf(n.getRootNode().activeElement),p={ArrowDown:m+1,ArrowUp:m-1,Hom\#
            e:0,End:c.length-1}[a.key];if(a.key==="Tab")n.hidePopover();else if(p!==void 0)c[(p+c.length)%c.leng\#
            th]?.focus({focusVisible:!0});else if(a.key!=="ArrowLeft"&&a.key!=="ArrowRight")return;a.key!=="Tab"\#
            &&a.preventDefault()}),Z(d,n,{kind:"menu",begin:r})}var tt=class{#t=0;#i=null;#e=null;#s=!1;#n=!1;#a\#
            =-1/0;#o=0;constructor({send:t,changed:e,failed:i}){Object.assign(this,{send:t,changed:e,failed:i})}\#
            get shown(){return this.#i??this.#t}get isWaiting(){return this.#i!==null&&!this.#s}tell(t){this.#t=\#
            t,this.#c()}move(t,e){this.#s=e,(this.#i!==t||this.#e!==null)&&(this.#i=this.#e=t,this.#l()),this.#c\#
            (),this.changed()}forget(){clearTimeout(this.#o),this.#s=!1,this.#i=this.#e=null}#l(){if(clearTimeou\#
            t(this.#o),this.#n||this.#e===null)return;let t=this.#a+100-performance.now();if(t>0)return void(thi\#
            s.#o=setTimeout(()=>this.#l(),t));let e=this.#e;this.#e=null,this.#n=!0,this.#a=performance.now(),th\#
            is.send(e).then(()=>this.#r(),i=>this.#r(i))}#r(t){this.#n=!1,t&&(this.#i=this.#e=null,this.failed(t\#
            )),this.#e!==null?this.#l():this.#i!==null&&(this.#o=setTimeout(()=>this.#d(),1e3)),this.#c(),this.c\#
            hanged()}#c(){this.#s||this.#n||this.#e!==null||this.#i===null||Math.abs(this.#i-this.#t)<=.011&&(th\#
            is.#i=null)}#d(){if(this.#s)return void(this.#o=setTimeout(()=>this.#d(),1e3));this.#n||this.#e!==nu\#
            ll||(this.#i=null,this.changed())}};var I=k('.slider{position:relative;display:block;block-size:48u;\#
            touch-action:pan-y;cursor:pointer;border-radius:8u;--_at:0;--_from:0;--_to:0;user-select:none;-webki\#
            t-user-select:none}.slider[aria-disabled="true"]{cursor:default}.slider > .track,.slider > .reach,.s\#
            lider > .fill{position:absolute;inset-block-start:50%;block-size:4u;margin-block-start:-2u;border-ra\#
            dius:4u;transition:block-size .12s,margin .12s}.slider > .track{inset-inline:0;background:var(--_uns\#
            eekable);overflow:hidden}.slider > .reach{inset-inline-start:calc(var(--_from) * 100%);inline-size:c\#
            alc((var(--_to) - var(--_from)) * 100%);background:var(--_secondary)}.slider > .fill{inset-inline-st\#
            art:0;inline-size:calc(var(--_at) * 100%);background:var(--_progress)}.slider > .thumb{position:abso\#
            lute;inset-block-start:50%;inset-inline-start:calc(var(--_at) * 100%);inline-size:16u;block-size:16u\#
            ;margin-block-start:-8u;margin-inline-start:-8u;border-radius:50%;background:var(--_progress);transi\#
            tion:transform .12s,box-shadow .12s}.slider[aria-disabled="true"] > .thumb{transform:scale(0)}.slide\#
            r:not([aria-disabled="true"]):hover > .thumb{box-shadow:0 0 0 8u var(--_hover)}.slider.held > .thumb\#
            {transform:scale(1.25);box-shadow:0 0 0 10u var(--_press)}.slider:is(:hover,.held):not([aria-disable\#
            d="true"]) > :is(.track,.reach,.fill){block-size:6u;margin-block-start:-3u}.slider[aria-busy="true"]\#
            ::after{display:none}.slider[aria-busy="true"] > .thumb{animation:breathe 1.2s ease-in-out infinite}\#
            .slider > .mark{position:absolute;inset-block-start:50%;block-size:6u;inline-size:6u;margin-block-st\#
            art:-3u;margin-inline-start:-3u;inset-inline-start:calc(var(--_mark) * 100%);border-radius:50%;backg\#
            round:var(--_ad);box-shadow:0 0 0 1.5u var(--_background)}.slider > .bubble{position:absolute;inset-\#
            block-end:100%;inset-inline-start:clamp(20u,calc(var(--_at) * 100%),calc(100% - 20u));transform:tran\#
            slateX(-50%);padding:3u 9u;border-radius:8u;background:var(--_snack);color:var(--_on-snack);font-siz\#
            e:calc(var(--_far) * .8125em);opacity:0;transition:opacity .12s;pointer-events:none;white-space:nowr\#
            ap}[dir="rtl"] .slider:not([dir="ltr"]) > .bubble{transform:translateX(50%)}.slider.held > .bubble{o\#
            pacity:1}@media (forced-colors:active){.slider > .track{border:1px solid CanvasText}.slider > .reach\#
            {display:none}.slider > .fill,.slider > .thumb{background:Highlight;forced-color-adjust:none}.slider\#
             > .mark{background:CanvasText;forced-color-adjust:none}}');function $({label:d,step:t=1,page:e=10,s\#
            ay:i=String,show:s=null,timeline:n=!1,part:r="slider",input:a,change:c,cancel:m}){let p=s?o("span.bu\#
            bble.time",{"aria-hidden":"true"}):null,h=o("div.slider.plain",{role:"slider",part:r,tabindex:0,"ari\#
            a-label":d,"aria-orientation":"horizontal",dir:n?"ltr":null},o("span.track"),o("span.reach"),o("span\#
            .fill"),o("span.thumb",{part:`${r}-thumb`}),p),u={min:0,max:1,from:0,to:1,value:0,enabled:!0},v=null\#
            ,w=[],z=null,A=()=>getComputedStyle(h).direction==="rtl",E=b=>u.max>u.min?Math.min(1,Math.max(0,(b-u\#
            .min)/(u.max-u.min))):0,P=b=>Math.min(Math.max(b,u.from),u.to),ht=()=>h.getRootNode().activeElement=\#
            ==h;function H(b=!0){let x=v??u.value;h.style.setProperty("--_at",E(x).toFixed(5)),p&&v!==null&&g(p,\#
            s(x));let S=i(x);S!==z&&(b||!ht())&&(z=S,l(h,"aria-valuenow",Math.round(x*100)/100),l(h,"aria-valuet\#
            ext",S))}function Mt(b){v=P(b),h.classList.add("held"),H(),a?.(v)}function K(b){if(v===null)return;l\#
            et x=v;v=null,h.classList.remove("held"),b?(u.value=x,c?.(x)):m?.(),H()}let Tt=b=>{let{left:x,width:\#
            S}=h.getBoundingClientRect(),L=Math.min(1,Math.max(0,(b.clientX-x)/(S||1)));return u.min+(A()?1-L:L)\#
            *(u.max-u.min)};return h.addEventListener("pointerdown",b=>{!u.enabled||b.button||(h.setPointerCaptu\#
            re(b.pointerId),Mt(Tt(b)))}),h.addEventListener("pointermove",b=>v!==null&&h.hasPointerCapture(b.poi\#
            nterId)&&Mt(Tt(b))),h.addEventListener("pointerup",()=>K(!0)),h.addEventListener("pointercancel",()=\#
            >K(!1)),h.addEventListener("keydown",b=>{if(!u.enabled||b.altKey||b.ctrlKey||b.metaKey)return;if(b.k\#
            ey==="Escape"&&v!==null)return b.preventDefault(),void K(!1);if(V()&&(b.key==="ArrowUp"||b.key==="Ar\#
            rowDown"))return;let x=A()?-1:1,S={ArrowRight:t*x,ArrowLeft:-t*x,ArrowUp:t,ArrowDown:-t,PageUp:e,Pag\#
            eDown:-e,Home:-1/0,End:1/0};b.key in S&&(b.preventDefault(),u.value=P(u.value+S[b.key]),H(),c?.(u.va\#
            lue,!0))}),{element:h,get isHeld(){return v!==null},get value(){return v??u.value},set(b){u.value=b,\#
            v===null&&H(!1)},range(b,x,S=b,L=x){if(u.min===b&&u.max===x&&u.from===S&&u.to===L)return;Object.assi\#
            gn(u,{min:b,max:x,from:S,to:L}),l(h,"aria-valuemin",Math.round(S*100)/100),l(h,"aria-valuemax",Math.\#
            round(L*100)/100),h.style.setProperty("--_from",E(S).toFixed(5)),h.style.setProperty("--_to",E(L).to\#
            Fixed(5));let ie=w;w=[],this.mark(ie),H(!1)},enable(b){u.enabled=b,l(h,"aria-disabled",b?null:"true"\#
            ),b||K(!1)},busy(b){l(h,"aria-busy",b?"true":null)},drop(){K(!1)},mark(b){if(b.join()!==w.join()){w=\#
            [...b],h.querySelectorAll(".mark").forEach(x=>x.remove());for(let x of w.slice(0,200)){let S=o("span\#
            .mark");S.style.setProperty("--_mark",E(x).toFixed(5)),h.insertBefore(S,h.querySelector(".thumb"))}}\#
            }}}var et=k('.row{display:grid;grid-template-columns:48u minmax(0,1fr);column-gap:12u;align-items:ce\#
            nter;min-inline-size:0}.row > .words{grid-column:2;display:flex;align-items:baseline;gap:12u;margin-\#
            block-end:-10u}.row > .words > .line{flex:1}[dir="ltr"] .words > .line{text-align:left}[dir="rtl"] .\#
            words > .line{text-align:right}.row > .words > .caption{font-variant-numeric:tabular-nums}.row > :is\#
            (.icon-button,.disc){grid-column:1;grid-row:1 / span 2;margin-block-end:8u}.row > .slider{grid-colum\#
            n:2}.row > .icon-button{background:var(--_raised)}.row > .icon-button:hover{background:var(--_tonal)\#
            ;color:var(--_on-tonal)}.row.quiet > .icon-button{background:var(--_tonal);color:var(--_on-tonal)}.r\#
            ow > .disc{display:grid;place-items:center;inline-size:48u;block-size:48u;border-radius:50%;backgrou\#
            nd:var(--_raised);color:var(--_caption)}.row.quiet > .slider > :is(.fill,.thumb){background:var(--_c\#
            aption)}'),R=class{#t=null;constructor(t,{tag:e="div",attributes:i={},step:s,send:n,sendMuted:r}){Ob\#
            ject.assign(this,{owner:t,sendMuted:r}),this.fader=new tt({send:n,changed:()=>this.draw(),failed:c=>\#
            t.fail(c.message)}),this.name=o("span.title.line",{part:"name",dir:"auto"}),this.value=o("span.capti\#
            on.time",{"aria-hidden":"true",part:"value"}),this.mute=t.iconButton("volume","",{part:"mute",onclic\#
            k:()=>this.#e()}),this.disc=o("span.disc",{"aria-hidden":"true"},y("volume"));let a=0;this.slider=$(\#
            {label:"",step:s,page:Math.max(s,.2),part:"slider",say:c=>this.#s(c),input:c=>{this.isHeld||(this.is\#
            Held=!0,a=this.fader.shown),this.fader.move(c,!0)},change:c=>this.#i(c),cancel:()=>this.#i(a)}),this\#
            .slider.range(0,1),this.element=o(`${e}.row`,i,o("div.words",{},this.name,this.value),this.mute,this\#
            .disc,this.slider.element)}isHeld=!1;forget(){this.fader.forget(),this.element.remove()}#i(t){this.i\#
            sHeld=!1,this.fader.move(t,!1)}#e(){let t=!this.isMuted,e=this.#t={muted:t},i=()=>{this.#t===e&&(thi\#
            s.#t=null,this.draw())};this.draw(),this.sendMuted(t).then(()=>setTimeout(i,1e3),s=>{i(),this.owner.\#
            fail(s.message)})}get isMuted(){return this.#t?.muted??this.told?.muted??!1}tell(t){this.told=t,this\#
            .#t?.muted===t.muted&&(this.#t=null),this.fader.tell(t.level),this.draw()}#s(t){let{language:e}=this\#
            .owner.texts;if(this.format?.language!==e){let i={style:"percent",numberingSystem:"latn",maximumFrac\#
            tionDigits:0};this.format={language:e,numbers:new Intl.NumberFormat(e,i)}}return this.format.numbers\#
            .format(t)}draw(){let{owner:t,told:e,isMuted:i}=this;if(!e)return;let s=this.fader.shown;g(this.name\#
            ,e.title??e.name),g(this.value,i?"":this.#s(s)),this.slider.set(s),this.slider.enable(e.canChange),t\#
            his.slider.busy(this.fader.isWaiting||e.waits);let{element:n}=this.slider;l(n,"aria-label",t.t("volu\#
            meOf",e.name)),l(n,"aria-valuenow",Math.round(this.slider.value*100)/100),l(n,"aria-valuetext",this.\#
            #s(this.slider.value));let r=i||s===0?"mute":s<.5?"volumeLow":"volume";for(let a of[this.mute,this.d\#
            isc])_(a,r);l(this.mute,"hidden",!e.canMute),l(this.disc,"hidden",e.canMute),l(this.mute,"aria-label\#
            ",t.t(i?"unmuteOf":"muteOf",e.name)),l(this.mute,"aria-busy",this.#t||e.muteWaits?"true":null),this.\#
            element.classList.toggle("quiet",i)}};var Ht=k(".stream-volume{inline-size:min(340u,100vw - 24u);pad\#
            ding:14u 18u 6u 14u;overflow:hidden}.stream-volume .icon-button{background:var(--_background)}"),se=\#
            .05,it=class{constructor(t,e){this.title=t.t("volume"),this.row=new R(t,{step:se,attributes:{part:"s\#
            tream-volume"},send:i=>f.send("setStreamVolume",{level:i}),sendMuted:i=>f.send("setMuted",{muted:i})\#
            }),this.popup=o("div.stream-volume",{role:"group","aria-label":this.title},this.row.element),this.pl\#
            ace=Z(e,this.popup,{kind:"true",begin:()=>this.#t()})}#t(){let{slider:t,mute:e,told:i}=this.row;retu\#
            rn i?.canChange?t.element:e}draw(t){let{canSetStreamVolume:e=!1,canMute:i=!1}=t??{},s=t?.expanded.so\#
            me(({type:r})=>r==="muteToggle"),n=e||i&&!s;if(l(this.place,"hidden",!n),!n)return this.row.fader.fo\#
            rget();this.row.tell({title:this.title,name:t.title??t.subtitle??"",level:t.streamVolume,muted:t.mut\#
            ed,canMute:i,canChange:e,waits:t.pending.includes("streamVolume"),muteWaits:t.pending.includes("muti\#
            ng")})}};var Kt={all:"repeat",single:"repeatOne",allAndShuffle:"shuffle"},gt={off:"tracksOff",all:"r\#
            epeatAll",single:"repeatOne",allAndShuffle:"repeatShuffle"},st=class{constructor(t){this.owner=t;let\#
             e=new Intl.NumberFormat(t.texts.language,{numberingSystem:"latn"});this.times=s=>`${e.format(s)}×`;\#
            let i=s=>({"aria-haspopup":"dialog",onclick:()=>O(s)});this.speedPlace=this.#i(),this.repeatPlace=th\#
            is.#e(),this.tracks=this.#t("captions","captions",i("cast-track-selection")),this.queue=this.#t("que\#
            ue","queue",i("cast-queue")),this.volume=new it(t,this.#t("sliders","volume")),this.element=o("div.t\#
            ools",{part:"tools"},this.speedPlace,this.repeatPlace,this.tracks,this.queue,this.volume.place)}#t(t\#
            ,e,i){let s=this.owner.t(e),n=o("button.icon-button.tool",{"aria-label":s,part:`tool tool-${t}`,...i\#
            });return _(n,t),n}#i(){return this.speed=this.#t("speed","speed"),this.speedValue=o("span.value.tim\#
            e"),this.speed.append(this.speedValue),bt(this.speed,{label:this.owner.t("speed"),choices:()=>(f.sta\#
            te("media")?.rates??[]).map(t=>({value:t,text:this.times(t)})),chosen:()=>this.owner.wish("rate")??f\#
            .state("media")?.rate,choose:t=>this.owner.act("rate","setRate",{rate:t},t)})}#e(){return this.repea\#
            t=this.#t("repeat","repeatMode"),bt(this.repeat,{label:this.owner.t("repeatMode"),choices:()=>(f.sta\#
            te("media")?.repeats??[]).map(t=>({value:t,text:this.owner.t(gt[t]??t)})),chosen:()=>this.owner.wish\#
            ("repeatMode")??f.state("media")?.repeat,choose:t=>this.owner.act("repeatMode","setRepeatMode",{mode\#
            :t},t)})}draw(t){let e=[this.speedPlace,this.repeatPlace,this.tracks,this.queue];if(!t)e.forEach(i=>\#
            l(i,"hidden",!0));else{this.#s(t),this.#n(t);let i=t.expanded.some(({type:s})=>s==="closedCaptions")\#
            ;l(this.tracks,"hidden",!t.hasTracks||i),l(this.queue,"hidden",!((f.state("queue")?.count??0)>1))}th\#
            is.volume.draw(t)}#s(t){let e=this.owner.wish("rate")??t.rate;l(this.speedPlace,"hidden",t.rates.len\#
            gth<2),g(this.speedValue,e===1?"":this.times(e)),l(this.speed,"aria-label",`${this.owner.t("speed")}\#
            , ${this.times(e)}`),l(this.speed,"aria-busy",this.owner.isBusy("rate",t.pending)?"true":null)}#n(t)\#
            {let e=this.owner.wish("repeatMode")??t.repeat;l(this.repeatPlace,"hidden",t.repeats.length<2),_(thi\#
            s.repeat,Kt[e]??"repeat"),l(this.repeat,"data-on",e in Kt);let i=gt[e]&&this.owner.t(gt[e]);l(this.r\#
            epeat,"aria-label",[this.owner.t("repeatMode"),i].filter(Boolean).join(", ")),l(this.repeat,"aria-bu\#
            sy",this.owner.isBusy("repeatMode",t.pending)?"true":null)}};var Vt=10,ne=350,nt=class{#t=null;#i=0;\#
            #e=null;constructor(t){this.owner=t,this.slider=$({label:t.t("seekSlider"),step:5,page:30,timeline:!\#
            0,part:"scrubber",show:e=>this.#a(e),say:e=>this.#o(e),input:e=>this.#n(e),change:(e,i)=>this.#r(e,i\#
            ?ne:0)}),this.at=o("span.time",{part:"position"}),this.end=o("span.time",{part:"duration"}),this.liv\#
            e=o("button.live-mark",{part:"live",onclick:()=>this.#l()},t.t("live")),this.element=o("div.scrub",{\#
            part:"scrub"},this.slider.element,o("div.times",{},this.at,o("span",{},this.end,this.live)))}forget(\#
            ){clearTimeout(this.#i),this.#t=null,this.slider.drop()}draw(t){this.#e=t,this.slider.enable(t.canSe\#
            ek),this.slider.busy(this.owner.isBusy("position",t.pending)),this.slider.mark(t.live?[]:t.adPositio\#
            ns.filter(e=>e>=0&&e<=(t.duration??0))),l(this.end,"hidden",t.live),l(this.live,"hidden",!t.live),g(\#
            this.end,t.live||t.duration==null?"":M(t.duration)),this.live.disabled=!t.canSeek}tick(t){let e=Bool\#
            ean(t&&t.showsPosition&&(t.live||t.duration));if(l(this.element,"data-empty",!e),!e)return void(this\#
            .#e=null);this.#e=t;let[i,s]=this.#s(),[n,r]=t.live?[i,s]:[t.seekable?.[0]??0,t.seekable?.[1]??s];th\#
            is.slider.range(i,s,n,r);let a=this.#t??this.owner.wish("position")??f.position(t);this.slider.set(a\#
            ),this.slider.isHeld||this.#n(a)}#s(){let t=this.#e;if(!t?.live)return[0,t?.duration??0];let e=Math.\#
            max(0,f.now-t.position.at)/1e3,[i,s]=t.seekable??[0,0],n=f.position(t);return t.seekable?[Math.min(i\#
            +e,n),Math.max(s+e,n)]:[n-1,n]}#n(t){g(this.at,this.#e?.live&&!this.#e.seekable?"":this.#a(t)),this.\#
            #e?.live&&this.live.classList.toggle("behind",this.#s()[1]-t>Vt)}#a(t){if(!this.#e?.live)return M(t)\#
            ;let e=this.#s()[1]-t;return e>Vt?`−${M(e)}`:""}#o(t){let e=this.#e;return e?e.live?this.#a(t)||this\#
            .owner.t("live"):e.duration?`${M(t)} / ${M(e.duration)}`:M(t):""}#l(){this.#r(this.#s()[1],0)}#r(t,e\#
            ){this.#t=t,clearTimeout(this.#i),this.#i=setTimeout(()=>{this.#t=null,this.owner.act("position","se\#
            ek",{position:Math.round(t*1e3)/1e3},t)},e)}};var vt=class extends C{static get sheets(){return[I,Nt\#
            ,Dt,et,Ht,qt]}static get topics(){return["media","dialog","queue","button"]}static get node(){return\#
            "expandedController"}static get eventName(){return"expanded"}static get isFull(){return!0}#t=!1;#i=n\#
            ull;#e=new Et(()=>this.#r());buildSheet(){_(this.closeButton,"down"),this.head.append(o("cast-button\#
            ",{part:"cast-button"})),this.artwork=new J,this.panel.prepend(this.artwork.glow),this.adLine=new Q(\#
            this),this.scrubber=new nt(this),this.tools=new st(this);let t=o("div.frame",{},this.artwork.cover.e\#
            lement,this.adLine.element);this.body.append(o("div.stage",{},o("div.art",{},t),o("div.panel",{},thi\#
            s.#s(),this.scrubber.element,this.#n(),this.tools.element,this.#a())))}closed(){this.#e.run(!1)}open\#
            ed(){this.#t=f.state("media")!=null}firstFocus(){return this.playback.disabled?null:this.playback}#s\#
            (){return this.titleLine=o("h3.title",{part:"media-title",dir:"auto"}),this.subtitle=o("p.small",{pa\#
            rt:"subtitle",dir:"auto"}),o("div.meta",{part:"meta"},this.titleLine,this.subtitle)}#n(){this.slots=\#
            Lt(this,"expanded",4),this.playback=o("button.playback",{part:"playback",onclick:()=>Ot(this,this.pl\#
            ayback)});let[t,e,i,s]=this.slots;return o("div.transport",{part:"transport",role:"group","aria-labe\#
            l":this.t("openPlayer")},t,e,this.playback,i,s)}#a(){return this.next=o("span.line",{dir:"auto"}),th\#
            is.upNext=o("button.upnext",{part:"up-next","aria-haspopup":"dialog",onclick:()=>O("cast-queue")},y(\#
            "queue"),this.next,y("forward","mirrored")),this.upNext}render(){let t=f.state("media")??null,e=f.st\#
            ate("button")?.state;!t&&this.#t&&e!=="connected"&&e!=="connecting"&&this.close(),this.#t||=t!==null\#
            ;let i=f.state("dialog")?.device;this.setTitle(i?this.t("castingTo",i):this.t("openPlayer")),t?this.\#
            #l(t):this.#o(),this.adLine.draw(t),this.tools.draw(t),l(this.upNext,"data-empty",!t?.upNext),g(this\#
            .next,t?.upNext?this.t("upNext",t.upNext):""),this.#r();let s=t&&(t.position.rate!==0||t.ad?.skipAt!\#
            =null||t.live);this.#e.run(Boolean(s)&&this.isOpen)}#o(){this.#i=null;let t=f.state("button")?.state\#
            ==="connecting";g(this.titleLine,this.t(t?"loading":"nothingPlays")),g(this.subtitle,""),this.artwor\#
            k.show(null),_(this.playback,"play"),l(this.playback,"aria-label",this.t(t?"loading":"play")),l(this\#
            .playback,"aria-busy",t?"true":null),l(this.playback,"data-action",null),this.playback.disabled=!0,p\#
            t(this,this.slots,null,null)}#l(t){t.item!==this.#i&&(this.#i=t.item,this.scrubber.forget()),g(this.\#
            titleLine,t.title??t.subtitle??""),g(this.subtitle,[t.title?t.subtitle:null,t.studio].filter(Boolean\#
            ).join(" · ")),this.artwork.show(t.image),this.playback.disabled=!1,At(this,this.playback,t),pt(this\#
            ,this.slots,t.expanded,t),this.scrubber.draw(t)}#r(){let t=f.state("media");this.scrubber.tick(t),th\#
            is.adLine.tick(t)}};customElements.define("cast-expanded-controller",vt);function U({labelledBy:d,ch\#
            oose:t,item:e,className:i}){let s=o(`div.${i}`,{role:"radiogroup","aria-labelledby":d}),n,r=new Map;\#
            function a(){let p=r.has(n)?n:r.keys().next().value;for(let[h,u]of r)l(u,"aria-checked",String(h===n\#
            )),l(u,"tabindex",V()||h===p?0:-1)}let c=Pt(a),m=p=>{p!==n&&(n=p,a(),t(p))};return s.addEventListene\#
            r("keydown",p=>{if(p.altKey||p.ctrlKey||p.metaKey||p.shiftKey)return;let h=[...r.keys()],u=h.findInd\#
            ex(E=>r.get(E)===p.target),v=getComputedStyle(s).direction==="rtl"?-1:1,w={ArrowDown:1,ArrowUp:-1,Ar\#
            rowRight:v,ArrowLeft:-v}[p.key],z={Home:0,End:h.length-1}[p.key]??(w===void 0?void 0:u+w);if(u<0||z=\#
            ==void 0||V()&&w!==void 0)return;p.preventDefault();let A=h[(z+h.length)%h.length];r.get(A).focus({f\#
            ocusVisible:!0}),m(A)}),{element:s,show(p){let h=new Set(p.map(({value:w})=>w));for(let[w,z]of r)h.h\#
            as(w)||(z.remove(),r.delete(w));let u=new Map(r);r.clear();let v=s.firstElementChild;for(let w of p)\#
            {let z=u.get(w.value);z||(z=e(w),l(z,"role","radio"),z.addEventListener("click",()=>m(w.value))),r.s\#
            et(w.value,z),z===v?v=v.nextElementSibling:s.insertBefore(z,v)}a()},check(p){n!==p&&(n=p,a())},end:c\#
            }}var oe=[["colorWhite","#FFFFFF"],["colorYellow","#FFFF00"],["colorGreen","#00FF00"],["colorCyan","\#
            #00FFFF"],["colorBlue","#0000FF"],["colorMagenta","#FF00FF"],["colorRed","#FF0000"],["colorBlack","#\#
            000000"]],re=[["none","edgeNone"],["outline","edgeOutline"],["dropShadow","edgeShadow"],["raised","e\#
            dgeRaised"],["depressed","edgeDepressed"]],Yt=[["sansSerif","fontSans","sans-serif"],["serif","fontS\#
            erif","serif"],["monospacedSansSerif","fontMono","monospace"],["casual","fontCasual",'"Comic Neue", \#
            "Comic Sans MS", cursive'],["cursive","fontCursive","cursive"],["smallCapitals","fontSmallCaps","san\#
            s-serif"]],wt={foregroundColor:"#FFFFFFFF",backgroundColor:"#000000BF",edgeType:"none",edgeColor:"#0\#
            00000FF",fontScale:1,fontGenericFamily:"sansSerif"},Ut=k('.preview{display:grid;place-items:end cent\#
            er;min-block-size:148u;padding:20u 12u;border-radius:16u;overflow:hidden;background:linear-gradient(\#
            160deg,#35507a,#b7785f 58%,#24301f 60%,#1a2317)}.preview > span{padding:2u 8u;max-inline-size:100%;o\#
            verflow-wrap:anywhere;text-align:center;line-height:1.3;font-size:calc(var(--_far) * 1.125em * var(-\#
            -_scale,1))}.field{display:grid;gap:6u;margin-block-start:16u}.field > .words{display:flex;justify-c\#
            ontent:space-between;gap:12u}.field .slider{margin-block:-8u}.swatches{display:grid;grid-template-co\#
            lumns:repeat(8,minmax(0,1fr));gap:4u;justify-items:center}.swatch{position:relative;inline-size:min(\#
            48u,100%);block-size:48u;display:grid;place-items:center;border-radius:50%}.swatch::before{content:"\#
            ";inline-size:28u;block-size:28u;border-radius:50%;background:var(--_swatch);box-shadow:inset 0 0 0 \#
            1u rgb(127 127 127 / .6);forced-color-adjust:none}.swatch[aria-checked="true"]::after{content:"";pos\#
            ition:absolute;inset:50% auto auto 50%;inline-size:38u;block-size:38u;margin:-19u;border-radius:50%;\#
            border:2.5u solid var(--_accent)}.chips{display:flex;flex-wrap:wrap;gap:8u}.chip{min-block-size:44u;\#
            padding:8u 16u;border-radius:22u;border:1.5u solid var(--_line);color:var(--_heading);font-size:calc\#
            (var(--_far) * .875em)}.chip:hover{background:var(--_hover)}.chip[aria-checked="true"]{background:va\#
            r(--_tonal);color:var(--_on-tonal);border-color:var(--_tonal)}@media (forced-colors:active){.chip[ar\#
            ia-checked="true"]{border-color:Highlight;color:Highlight}}'),yt=d=>/^#[0-9a-f]{6}/i.test(d??"")?d.s\#
            lice(0,7).toUpperCase():null,ot=d=>/^#[0-9a-f]{8}$/i.test(d??"")?parseInt(d.slice(7),16)/255:1,kt=(d\#
            ,t)=>`${d}${Math.round(t*255).toString(16).padStart(2,"0").toUpperCase()}`,Wt=(d,t)=>JSON.stringify(\#
            j(d))===JSON.stringify(j(t));function j(d){let t=Object.entries(d??{}).filter(([,i])=>i!=null),e=Obj\#
            ect.entries({...wt,...Object.fromEntries(t)});return Object.fromEntries(e.sort(([i],[s])=>i<s?-1:1))\#
            }function ae(d,t){return{outline:(i=>[-i,0,i].flatMap(s=>[-i,0,i].map(n=>`${s}px ${n}px 0 ${t}`)).jo\#
            in(","))(1.5),dropShadow:`2px 2px 3px ${t}`,raised:`1px 1px 0 ${t},2px 2px 0 ${t}`,depressed:`-1px -\#
            1px 0 ${t},-2px -2px 0 ${t}`}[d]??"none"}var rt=class{constructor(t,e){Object.assign(this,{owner:t,c\#
            hanged:e});let i=r=>t.t(r);this.line=o("span",{dir:"auto"},i("stylePreview"));let s=o("div.preview",\#
            {part:"preview"},this.line);this.size=this.#e("styleSize",{min:.5,max:2,step:.25,set:r=>({fontScale:\#
            r})}),this.color=this.#s("styleColor",r=>({foregroundColor:kt(r,ot(this.style.foregroundColor))})),t\#
            his.background=this.#s("styleBackground",r=>({backgroundColor:kt(r,ot(this.style.backgroundColor)||o\#
            t(wt.backgroundColor))})),this.opacity=this.#e("styleOpacity",{min:0,max:1,step:.25,set:r=>({backgro\#
            undColor:kt(yt(this.style.backgroundColor)??"#000000",r)})}),this.edge=this.#n("styleEdge",re.map(([\#
            r,a])=>({value:r,text:i(a)})),r=>({edgeType:r})),this.font=this.#n("styleFont",Yt.map(([r,a,c])=>({v\#
            alue:r,text:i(a),family:c})),r=>({fontGenericFamily:r,fontFamily:null}));let n=o("button.button.text\#
            ",{part:"reset",onclick:()=>this.#t({...wt,fontFamily:null,fontStyle:null})},i("styleReset"));this.e\#
            lement=o("div",{part:"style"},s,this.size.field,this.color.field,this.background.field,this.opacity.\#
            field,this.edge.field,this.font.field,n)}end(){for(let t of[this.color,this.background,this.edge,thi\#
            s.font])t.end()}#t(t){let e=j({...this.style,...t});this.show(e),this.changed(e)}#i(t,e,i=null){let \#
            s=`field-${t}`;return o("div.field",{},o("div.words",{},o("span.small",{id:s},this.owner.t(t)),i),e)\#
            }#e(t,{min:e,max:i,step:s,set:n}){let r=o("span.caption.time",{"aria-hidden":"true"}),a=u=>this.owne\#
            r.percent(u),c=u=>Math.round(u/s)*s,m=u=>this.#t(n(c(u))),p={style:null},h=$({label:this.owner.t(t),\#
            step:s,page:s*2,say:u=>a(c(u)),part:`slider ${t}`,input:u=>(p.style??=this.style,m(u)),change:u=>(p.\#
            style=null,m(u)),cancel:()=>(this.#t(p.style??{}),p.style=null)});return h.range(e,i),{field:this.#i\#
            (t,h.element,r),show:u=>(h.set(Math.min(i,Math.max(e,u))),g(r,a(u)))}}#s(t,e){let i=U({labelledBy:`f\#
            ield-${t}`,choose:s=>this.#t(e(s)),className:"swatches",item:({text:s,value:n})=>{let r=o("button.sw\#
            atch",{"aria-label":s,title:s,part:"swatch"});return r.style.setProperty("--_swatch",n),r}});return \#
            i.show(oe.map(([s,n])=>({value:n,text:this.owner.t(s)}))),{field:this.#i(t,i.element),show:s=>i.chec\#
            k(s),end:i.end}}#n(t,e,i){let s=U({labelledBy:`field-${t}`,choose:n=>this.#t(i(n)),className:"chips"\#
            ,item:({text:n,family:r})=>{let a=o("button.chip",{part:"chip"},n);return r&&(a.style.fontFamily=r),\#
            a}});return s.show(e),{field:this.#i(t,s.element),show:n=>s.check(n),end:s.end}}show(t){this.style=j\#
            (t);let{fontScale:e,foregroundColor:i,backgroundColor:s,edgeType:n,edgeColor:r}=this.style,{fontGene\#
            ricFamily:a,fontFamily:c,fontStyle:m}=this.style;this.size.show(e),this.color.show(yt(i)),this.backg\#
            round.show(yt(s)),this.opacity.show(ot(s)),this.edge.show(n),this.font.show(c?null:a);let p=this.lin\#
            e.style,h=Yt.find(([u])=>u===a)?.[2]??"sans-serif";p.setProperty("--_scale",Math.min(2,e)),p.color=i\#
            ,p.backgroundColor=s,p.textShadow=ae(n,r),p.fontFamily=c?`${CSS.escape(c)}, ${h}`:h,p.fontVariant=a=\#
            =="smallCapitals"?"small-caps":"normal",p.fontWeight=/bold/i.test(m??"")?"bold":"normal",p.fontStyle\#
            =/italic/i.test(m??"")?"italic":"normal",l(this.element,"data-style",JSON.stringify(this.style))}};v\#
            ar Gt=k('.sheet-body{padding-inline:12u}.group{padding-block-end:12u}.group > h3,.more > h3{padding:\#
            8u 12u 4u;font-weight:500;color:var(--_caption)}.radio{display:flex;align-items:center;gap:16u;inlin\#
            e-size:100%;min-block-size:52u;padding:6u 12u;border-radius:16u;position:relative;transition:backgro\#
            und-color .15s}.radio:hover{background:var(--_hover)}.radio:active{background:var(--_press)}.radio:f\#
            ocus-visible{outline-offset:-3u}.radio > .dot{position:relative;flex:none;inline-size:22u;block-size\#
            :22u;border-radius:50%;border:2u solid var(--_caption);transition:border-color .15s}.radio > .dot::a\#
            fter{content:"";position:absolute;inset:3u;border-radius:50%;background:var(--_accent);transform:sca\#
            le(0);transition:transform .15s var(--_ease)}.radio[aria-checked="true"] > .dot{border-color:var(--_\#
            accent)}.radio[aria-checked="true"] > .dot::after{transform:none}.radio > .texts{flex:1;min-inline-s\#
            ize:0;display:grid}.radio .title{overflow-wrap:anywhere}[dir="ltr"] .radio .texts > *{text-align:lef\#
            t}[dir="rtl"] .radio .texts > *{text-align:right}.more{border-block-start:1u solid var(--_line);marg\#
            in-inline:12u;padding-block:8u}.fold{display:flex;align-items:center;gap:12u;inline-size:calc(100% +\#
             24u);margin-inline:-12u;min-block-size:56u;padding:8u 12u;border-radius:16u}.fold:hover{background:\#
            var(--_hover)}.fold > .title{flex:1}.fold > .icon{transition:transform .2s var(--_ease)}.fold[aria-e\#
            xpanded="true"] > .down{transform:rotate(.5turn)}dialog > .snack,.inline > .snack{inset-block-end:84\#
            u}.none{padding:20u 12u 28u}.more [part="reset"]{margin:12u 0 0 auto;display:flex}@media (min-width:\#
            600px){.sheet-body{min-block-size:min(240u,40vh)}}@media (forced-colors:active){.radio > .dot::after\#
            {background:Highlight;forced-color-adjust:none}.radio[aria-checked="true"] > .dot{border-color:Highl\#
            ight}}');var at="off",xt=class extends C{static get sheets(){return[I,Gt,Ut]}static get topics(){ret\#
            urn["tracks","media"]}static get titleKey(){return"tracksTitle"}static get eventName(){return"tracks\#
            "}static get node(){return"trackSelector"}#t={};#i=null;#e=null;#s=!1;buildSheet(){this.#n(),this.au\#
            dio=this.#a("audio","tracksAudio"),this.text=this.#a("text","tracksText"),this.none=o("p.none.small"\#
            ,{part:"empty"},this.t("tracksNone")),this.fold=o("button.fold",{part:"style-toggle","aria-expanded"\#
            :"false","aria-controls":"look",onclick:()=>this.#d()},y("captions"),o("span.title",{},this.t("style\#
            Title")),y("down","down")),this.editor=new rt(this,t=>this.#i=t),l(this.editor.element,"id","look"),\#
            this.more=o("div.more",{part:"more"},this.fold,this.editor.element),this.editor.element.hidden=!0,th\#
            is.body.append(this.none,this.audio.place,this.text.place,this.more),this.cancel=o("button.button.te\#
            xt",{part:"cancel",onclick:()=>this.#l()},this.t("cancel")),this.done=o("button.button.filled",{part\#
            :"done",onclick:()=>this.#u()},this.t("done")),this.foot.append(this.cancel,this.done)}disconnectedC\#
            allback(){super.disconnectedCallback(),this.#n()}#n(){[this.audio?.radios,this.text?.radios,this.edi\#
            tor].forEach(t=>t?.end())}percent(t){return new Intl.NumberFormat(this.texts.language,{style:"percen\#
            t",numberingSystem:"latn"}).format(t)}#a(t,e){let i=`group-${t}`,s=U({labelledBy:i,className:"radios\#
            ",choose:r=>this.#t[t]=r,item:({text:r,more:a,language:c,value:m})=>o("button.radio",{part:"track","\#
            data-track":String(m)},o("span.dot"),o("span.texts",{},o("span.title",{dir:"auto",lang:c},r),a?o("sp\#
            an.caption",{dir:"auto"},a):null))}),n=o("div.group",{part:t},o("h3.small",{id:i},this.t(e)),s.eleme\#
            nt);return{radios:s,key:"",place:n}}opened(){this.#o(),this.render()}closed(){this.#o()}#o(){this.#t\#
            ={},this.#i=null,this.#e=f.state("media")?.item??null,this.#s=!1}#l(){this.#o(),this.render(),this.c\#
            lose()}render(){let t=f.state("media");if(this.isOpen&&(t?.item??null)!==this.#e){let r=this.#e!==nu\#
            ll;if(this.#o(),r&&!this.isInline)return this.close()}let{audio:e=[],text:i=[],style:s=null,canStyle\#
            :n=!1}=f.state("tracks")??{};this.#r(this.audio,"audio",e),this.#r(this.text,"text",i),l(this.none,"\#
            hidden",e.length+i.length>0),l(this.more,"hidden",!n),this.editor.show(this.#i??s),l(this.done,"aria\#
            -busy",this.#s?"true":null),l(this.cancel,"hidden",e.length+i.length===0),this.keepFocus()}#r(t,e,i)\#
            {l(t.place,"hidden",i.length===0);let s=JSON.stringify(i.map(({id:c,name:m,language:p})=>[c,m,p]));i\#
            f(s!==t.key){t.key=s;let c=i.map((m,p)=>this.#c(m,p));t.radios.show(e==="text"?[{value:at,text:this.\#
            t("tracksOff")},...c]:c)}let n=this.#t[e],r=n===at||i.some(({id:c})=>c===n),a=i.find(c=>c.selected)?\#
            .id??(e==="text"?at:null);t.radios.check(n!==void 0&&r?n:a)}#c({id:t,name:e,language:i},s){let n=nul\#
            l;try{let c=new Intl.DisplayNames(this.texts.language,{type:"language",fallback:"none"});n=i?c.of(i)\#
            :null}catch{}let r=e||n||i||this.t("trackUnnamed",s+1),a=!n||r.toLowerCase().includes(n.toLowerCase(\#
            ));return{value:t,text:r,more:a?null:n,language:e&&n?i:null}}#d(){let{element:t}=this.editor;t.hidde\#
            n=!t.hidden,l(this.fold,"aria-expanded",String(!t.hidden)),t.hidden||this.fold.scrollIntoView({block\#
            :"start",behavior:"instant"})}async#u(){if(this.#s)return;let{audio:t=[],text:e=[],style:i=null}=f.s\#
            tate("tracks")??{},s=c=>c.find(m=>m.selected)?.id??null,n={audio:s(t),text:s(e)},r={audio:this.#t.au\#
            dio??n.audio,text:this.#t.text===void 0?n.text:this.#t.text===at?null:this.#t.text},a=[];(r.audio!==\#
            n.audio||r.text!==n.text)&&a.push(["tracks","selectTracks",r]),this.#i&&!Wt(this.#i,i)&&a.push(["sty\#
            le","setTextTrackStyle",{style:j(this.#i)}]),this.#s=a.length>0,this.render();for(let c of a)if(!awa\#
            it this.act(...c)){this.#s=!1,this.invalidate();return}this.#l()}};customElements.define("cast-track\#
            -selection",xt);var le=k(".sheet-body{display:grid;gap:4u;align-content:start}.own{padding:12u 16u 6\#
            u;border-radius:20u;background:var(--_raised)}.own > :is(.icon-button,.disc){background:var(--_backg\#
            round)}.own .title{font-weight:500}.members{display:grid;gap:6u;margin-block-start:16u}.members > .s\#
            mall{font-weight:500;color:var(--_caption);margin-block-end:2u}.members > ul{display:grid;gap:8u}.no\#
            te{display:flex;gap:12u;align-items:center;padding:12u 4u 4u;color:var(--_body)}.empty{display:grid;\#
            justify-items:center;gap:16u;padding:28u 12u 36u;text-align:center}.empty > .disc{display:grid;place\#
            -items:center;border-radius:50%;inline-size:72u;block-size:72u;background:var(--_tonal);color:var(--\#
            _on-tonal)}.empty > .disc > .icon{inline-size:34u;block-size:34u}@media (forced-colors:active){.own,\#
            .disc{border:1px solid CanvasText}}"),zt=class extends C{static get sheets(){return[I,et,le]}static \#
            get topics(){return["volume","dialog"]}static get titleKey(){return"volume"}static get eventName(){r\#
            eturn"volume"}static get node(){return"deviceControl"}#t=new Map;#i=null;buildSheet(){this.#i=null,t\#
            his.note=o("p.note.small",{part:"note"},y("volume"),o("span",{},this.t("volumeFixed"))),this.list=o(\#
            "ul",{"aria-labelledby":"members"}),this.group=o("div.members",{part:"members"},o("h3.small",{id:"me\#
            mbers"},this.t("volumeMembers")),this.list),this.empty=o("div.empty",{part:"empty"},o("span.disc",{}\#
            ,y("cast")),o("p.small",{},this.t("notConnected"))),this.body.append(this.note,this.group,this.empty\#
            )}#e(t){this.#i!==t&&(this.#i=t,this.#n([]),this.own?.forget(),this.own=this.#s(null,t),this.own.ele\#
            ment.classList.add("own"),this.body.prepend(this.own.element))}#s(t,e){let i=t===null?{}:{member:t};\#
            return new R(this,{tag:t===null?"div":"li",step:e,attributes:{part:t===null?"device":"member","data-\#
            member":t},send:s=>f.send("setVolume",{level:s,...i}),sendMuted:s=>f.send("setDeviceMuted",{muted:s,\#
            ...i})})}firstFocus(){let{enabled:t=!1,fixed:e=!1}=f.state("volume")??{};return t&&!e?this.own?.slid\#
            er.element:null}render(){let t=f.state("volume")??{},{enabled:e=!1,fixed:i=!1,canMute:s=!1,members:n\#
            =[]}=t,r=e||i;this.#e(t.step||.05);let a=f.state("dialog")?.device??this.t("volume");l(this.own.elem\#
            ent,"hidden",!r),l(this.note,"hidden",!i),l(this.group,"hidden",!r||n.length===0),l(this.empty,"hidd\#
            en",r),r||this.own.fader.forget();let{level:c=0,muted:m=!1}=t;this.own.tell({name:a,level:c,muted:m,\#
            canMute:s,canChange:e&&!i}),this.#n(r?n:[]),this.keepFocus()}#n(t){let e=new Set(t.map(({id:s})=>s))\#
            ;for(let[s,n]of this.#t)e.has(s)||(n.forget(),this.#t.delete(s));let i=this.list.firstElementChild;f\#
            or(let s of t){this.#t.has(s.id)||this.#t.set(s.id,this.#s(s.id,this.#i));let n=this.#t.get(s.id);n.\#
            element===i?i=i.nextElementSibling:this.list.insertBefore(n.element,i),n.tell({canMute:!0,canChange:\#
            !0,...s})}}};customElements.define("cast-volume",zt);var Xt=4,ce=16,q=class{#t=new Map;#i=[];#e=0;co\#
            nstructor({scroller:t,list:e,probe:i,source:s,make:n,draw:r,looked:a}){Object.assign(this,{scroller:\#
            t,list:e,probe:i,source:s,make:n,draw:r,looked:a}),this.held=null,this.heldTop=null,t.addEventListen\#
            er("scroll",()=>this.plan(),{passive:!0}),this.observer=new ResizeObserver(()=>this.plan());for(let \#
            c of[t,i])this.observer.observe(c)}end(){this.observer.disconnect(),cancelAnimationFrame(this.#e)}ge\#
            t height(){return this.probe.getBoundingClientRect().height}get rows(){return this.#t}get#s(){return\#
             this.scroller.scrollTop-this.list.offsetTop}plan(){this.#e||=requestAnimationFrame(()=>{this.#e=0,t\#
            his.render()})}seen(){let t=this.height;return!t||!this.scroller.clientHeight?[0,0]:[Math.max(0,Math\#
            .floor(this.#s/t)),Math.min(this.source.count,Math.ceil((this.#s+this.scroller.clientHeight)/t))]}re\#
            nder(){let t=this.height,{count:e}=this.source;if(!t)return;let i=`${e*t}px`;this.list.style.blockSi\#
            ze!==i&&(this.list.style.blockSize=i);let[s,n]=this.seen(),r=Math.max(0,Math.min(s,e)-Xt),a=Math.min\#
            (e,Math.max(n,r)+Xt),c=new Map;for(let m=r;m<a;m++)c.set(this.#n(m),m);this.#a(c,r,a),this.#i.push(.\#
            ..this.#l(c)),this.#r(c),this.#i.length=Math.min(this.#i.length,ce);for(let[m,p]of this.#t){let h=c.\#
            get(m),v=`translateY(${m===this.held&&this.heldTop!==null?this.heldTop:h*t}px)`;p.element.style.tran\#
            sform!==v&&(p.element.style.transform=v),p.place=h,this.draw(p,h)}this.looked(r,a)}#n(t){let e=this.\#
            source.key(t),i=this.source.placeKey(t);return e!==i&&!this.#t.has(e)&&this.#t.has(i)&&(this.#t.set(\#
            e,this.#t.get(i)),this.#t.delete(i)),e}#a(t,e,i){let s=this.focused();for(let n of[this.held,s&&this\#
            .#o(s)]){if(!this.#t.get(n)||t.has(n))continue;let a=this.source.placeOfKey(n);a>=0&&(a<e||a>=i)&&t.\#
            set(n,a)}}#o(t){for(let[e,i]of this.#t)if(i===t)return e;return null}focused(){let t=this.list.getRo\#
            otNode().activeElement;if(!t||!this.list.contains(t))return null;for(let e of this.#t.values())if(e.\#
            element.contains(t))return e;return null}#l(t){let e=[];for(let[i,s]of this.#t)t.has(i)||(this.#t.de\#
            lete(i),s.element.remove(),e.push(s));return e}#r(t){let e=this.list.getRootNode(),i=e.activeElement\#
            ,s=[...t.keys()].sort((r,a)=>t.get(r)-t.get(a)),n=this.list.firstElementChild;for(let r of s){let a=\#
            this.#t.get(r),c=!a;c&&this.#t.set(r,a=this.#i.pop()??this.make()),a.element===n?n=n.nextElementSibl\#
            ing:(c||this.held===null)&&this.list.insertBefore(a.element,n)}i&&i!==e.activeElement&&this.list.con\#
            tains(i)&&i.focus({preventScroll:!0})}show(t,e="nearest"){let i=this.height,{scroller:s}=this,n=t*i+\#
            this.list.offsetTop,r=s.clientHeight;e==="center"?s.scrollTop=n-(r-i)/2:n<s.scrollTop?s.scrollTop=n-\#
            i*.5:n+i>s.scrollTop+r&&(s.scrollTop=n+i*1.5-r),this.render()}rowAt(t){return[...this.#t.values()].f\#
            ind(e=>e.place===t)??null}placeAt(t){let{top:e}=this.list.getBoundingClientRect();return Math.max(0,\#
            Math.min(this.source.count-1,Math.floor((t-e)/this.height)))}static number(t,e,i){l(t,"aria-posinset\#
            ",e+1),l(t,"aria-setsize",i)}};var Jt=k('.head > .caption{flex:none;font-variant-numeric:tabular-num\#
            s}.sheet-body{position:relative;padding:4u 8u 16u}.inline > .sheet-body{max-block-size:min(70vh,640u\#
            )}.rows,.probe{--_row:64u}.probe{position:absolute;inline-size:1px;block-size:var(--_row);visibility\#
            :hidden;pointer-events:none}.rows{position:relative}.rows > li{position:absolute;inset:0 0 auto;bloc\#
            k-size:var(--_row);display:flex;align-items:center;border-radius:16u;contain:layout style}.rows.sort\#
            ing > li:not(.held){transition:transform .18s var(--_ease)}.rows > li:hover{background:var(--_hover)\#
            }.rows > li.current{background:var(--_tonal)}.rows > li.held{z-index:2;background:var(--_raised);box\#
            -shadow:0 6u 20u rgb(0 0 0 / .32)}.rows.sorting{cursor:grabbing}.entry{flex:1;min-inline-size:0;bloc\#
            k-size:100%;display:flex;align-items:center;gap:12u;padding-block:4u;padding-inline:8u 4u;border-rad\#
            ius:16u}.entry:focus-visible{outline-offset:-3u}.art{flex:none;inline-size:72u;block-size:44u;border\#
            -radius:8u}.art .icon{inline-size:22u;block-size:22u}.entry > .texts{flex:1;min-inline-size:0;displa\#
            y:grid}[dir="ltr"] .texts > *{text-align:left}[dir="rtl"] .texts > *{text-align:right}.entry .title{\#
            font-size:calc(var(--_far) * .9375em)}.entry .caption{font-size:calc(var(--_far) * .8125em)}.current\#
             .title{font-weight:600;color:var(--_on-tonal)}.current .caption,.current > .icon-button{color:var(-\#
            -_on-tonal)}.rows .icon-button{inline-size:44u;block-size:48u;border-radius:22u}.rows .icon-button .\#
            icon{inline-size:20u;block-size:20u}.rows .icon-button[aria-busy="true"]::after{inset:6u}.rows .icon\#
            -button:focus-visible{outline-offset:-3u}.current .stand-in{visibility:hidden}.grab{touch-action:non\#
            e;cursor:grab}.sorting .grab{cursor:grabbing}.bars{position:absolute;z-index:1;inset:0;display:none;\#
            align-items:center;justify-content:center;gap:3u;background:rgb(10 14 24 / .62)}.current .bars{displ\#
            ay:flex}.bars > i{inline-size:4u;block-size:18u;border-radius:2u;background:#fff;transform:scaleY(.4\#
            )}.playing .bars > i{animation:bar 1.1s ease-in-out infinite alternate}.bars > i:nth-child(2){animat\#
            ion-delay:-.5s;transform:scaleY(.8)}.bars > i:nth-child(3){animation-delay:-.8s}@keyframes bar{from{\#
            transform:scaleY(.25)}to{transform:scaleY(1)}}.waits .texts > span{inline-size:62%;block-size:12u;ma\#
            rgin-block:4u;border-radius:6u;background:var(--_raised)}.waits .texts > span + span{inline-size:36%\#
            ;block-size:10u}.entry[aria-busy="true"]::after{inset:auto auto auto 26u;inset-inline:26u auto;inlin\#
            e-size:36u;block-size:36u}.empty{display:grid;justify-items:center;gap:16u;padding:28u 12u 44u;text-\#
            align:center}.empty > .disc{display:grid;place-items:center;inline-size:72u;block-size:72u;border-ra\#
            dius:50%;background:var(--_tonal);color:var(--_on-tonal)}.empty > .disc > .icon{inline-size:34u;bloc\#
            k-size:34u}.back{position:absolute;inset-block-end:max(16u,env(safe-area-inset-bottom));inset-inline\#
            :0;margin-inline:auto;inline-size:fit-content;max-inline-size:calc(100% - 32u);z-index:2;min-block-s\#
            ize:44u;box-shadow:0 3u 14u rgb(0 0 0 / .3)}.back > .icon{inline-size:20u;block-size:20u;transition:\#
            transform .2s}.back.up > .icon{transform:rotate(.5turn)}@media (max-width:379px){.art{inline-size:44\#
            u}.rows .icon-button{inline-size:40u}.entry{gap:10u;padding-inline:4u 2u}}@media (prefers-reduced-mo\#
            tion:reduce){.bars > i{animation:none !important;transform:scaleY(.7)}}@media (forced-colors:active)\#
            {.rows > li.current,.rows > li.held{outline:2px solid Highlight;outline-offset:-2px}.bars > i{backgr\#
            ound:CanvasText}}'),N=["entry","remove","grab"],lt=class{constructor(t){this.queue=t,this.art=B("art\#
            ","film"),this.art.element.append(o("span.bars",{},o("i"),o("i"),o("i"))),this.title=o("span.title.l\#
            ine",{dir:"auto",part:"item-title"}),this.more=o("span.caption.line",{dir:"auto",part:"item-more"}),\#
            this.entry=o("button.entry",{part:"item",onclick:()=>t.jump(this)},this.art.element,o("span.texts",{\#
            },this.title,this.more)),this.remove=t.iconButton("close","",{part:"remove",onclick:()=>t.remove(thi\#
            s)}),this.grab=t.iconButton("drag","",{part:"grab","aria-describedby":"keys",onpointerdown:e=>t.pres\#
            s(e,this),onclick:e=>e.detail===0&&t.take(this),onfocusout:()=>t.left()}),this.grab.classList.add("g\#
            rab"),this.element=o("li",{role:"listitem",part:"row"},this.entry,this.remove,this.grab),this.elemen\#
            t.row=this}draw({place:t,count:e,item:i,isCurrent:s,isPlaying:n,isAsked:r,isWaiting:a,isHeld:c,isRea\#
            ched:m,showsPicture:p}){let{queue:h}=this,u=this.item?.id!==i?.id;this.item=i;let v=i?.title??h.t("q\#
            ueueItem",h.number(t+1));g(this.title,i?v:"");let w=i?[i.duration?M(i.duration):null,i.subtitle]:[];\#
            g(this.more,w.filter(Boolean).join(" · ")),u&&this.art.show(null),p&&this.art.show(i?.image??null),q\#
            .number(this.element,t,e);let{classList:z}=this.element,A={current:s,playing:s&&n,held:c,waits:!i};f\#
            or(let[P,ht]of Object.entries(A))z.toggle(P,ht);l(this.element,"data-item",i?.id),l(this.element,"da\#
            ta-place",t),l(this.entry,"aria-current",s?"true":null);let E=i?[v,i.subtitle,s?h.t("nowPlaying"):nu\#
            ll]:[v,h.t("loading")];l(this.entry,"aria-label",E.filter(Boolean).join(", ")),l(this.entry,"aria-bu\#
            sy",r?"true":null),l(this.entry,"aria-disabled",i?null:"true"),l(this.remove,"aria-label",h.t("queue\#
            Remove",v)),l(this.grab,"aria-label",h.t("queueMove",v)),l(this.grab,"aria-pressed",String(c)),l(thi\#
            s.grab,"aria-busy",a?"true":null);for(let P of["remove","grab"])l(this[P],"hidden",!i);this.reach(m)\#
            }reach(t){for(let e of N)l(this[e],"tabindex",t?0:-1)}},Qt=d=>o("div.empty",{part:"empty"},o("span.d\#
            isc",{},y("queue")),o("p.small",{},d));var ct=class{reached=null;#t={place:0,part:"entry"};construct\#
            or(t){this.owner=t}reach(){let{list:t,items:e}=this.owner,i=t.focused();if(i){this.reached=e.key(i.p\#
            lace),this.#t={place:i.place,part:N.find(s=>i[s]===T())??"entry"};for(let s of t.rows.values())s.rea\#
            ch(s===i)}}to(t,e,i=!0){let{list:s,items:n}=this.owner;if(t<0||t>=n.count)return;s.show(t);let r=s.r\#
            owAt(t);r&&(r[e].hidden?r.entry:r[e]).focus({preventScroll:!0,focusVisible:i})}toLast(){this.to(Math\#
            .min(this.#t.place,this.owner.items.count-1),this.#t.part)}key(t){let{list:e,items:i,reorder:s,rows:\#
            n}=this.owner,r=e.focused();if(!r||t.altKey||t.ctrlKey||t.metaKey||s.key(t))return;let a=N.find(u=>r\#
            [u]===T());if(a==="grab"&&(t.key===" "||t.key==="Enter"))return t.preventDefault(),void(t.repeat||th\#
            is.owner.take(r));if(t.key==="Delete")return t.preventDefault(),void this.owner.remove(r);let c=getC\#
            omputedStyle(n).direction==="rtl"?-1:1,m={ArrowRight:c,ArrowLeft:-c}[t.key],p=Math.max(1,e.seen()[1]\#
            -e.seen()[0]-2),h={ArrowUp:-1,ArrowDown:1,PageUp:-p,PageDown:p,Home:-1/0,End:1/0}[t.key];if(h!==void\#
             0){let u=Math.max(0,Math.min(i.count-1,r.place+h));if(u===r.place)return;t.preventDefault(),this.to\#
            (u,a??"entry")}else if(m){let u=r[N[N.indexOf(a)+m]];if(!u||u.hidden)return;t.preventDefault(),u.foc\#
            us({focusVisible:!0})}}};function D(d,t){for(let{kind:e,from:i,to:s}of d){if(t<0)return-1;t===i?t=e=\#
            =="remove"?-1:s:e==="remove"?t-=t>i?1:0:i<t&&t<=s?t-=1:s<=t&&t<i&&(t+=1)}return t}function W(d,t){fo\#
            r(let e=d.length-1;e>=0;e--){let{kind:i,from:s,to:n}=d[e];i==="remove"?t+=t>=s?1:0:t===n?t=s:s<=t&&t\#
            <n?t+=1:n<t&&t<=s&&(t-=1)}return t}var St=d=>d.filter(({kind:t})=>t==="remove").length;var F=50,de=2\#
            ,ue=120,Zt=3e3,te=2e3,ee=(d,t)=>d!==null&&t!==null&&String(d)===String(t),dt=class{#t={revision:null\#
            ,count:0,parts:new Map};#i=null;#e=[];#s=[0,0];#n=new Set;#a=-1/0;#o=!1;#l=null;constructor({load:t,\#
            changed:e}){Object.assign(this,{load:t,changed:e}),this.preview=null}get count(){return this.#t.coun\#
            t-St(this.#e)}get#r(){return this.preview?[...this.#e,{kind:"move",...this.preview}]:this.#e}at(t){l\#
            et e=W(this.#r,t);return this.#t.parts.get(Math.floor(e/F))?.items[e%F]??null}key(t){let e=this.at(t\#
            );return e?`item ${e.id}`:this.placeKey(t)}placeKey(t){return`place ${W(this.#r,t)}`}placeOf(t,e=nul\#
            l){let i=this.#c(t);return i>=0?D(this.#r,i):e===null||e>=this.#t.count?-1:D(this.#r,e)}placeOfKey(t\#
            ){let e=t.slice(t.indexOf(" ")+1);return t.startsWith("item ")?this.placeOf(e):D(this.#r,Number(e))}\#
            isWaiting(t){return this.#e.some(({item:e})=>ee(e,t))}#c(t){if(t==null)return-1;for(let[e,{items:i}]\#
            of this.#t.parts){let s=i.findIndex(n=>ee(n.id,t));if(s>=0)return e*F+s}return-1}follow({count:t,rev\#
            ision:e,pending:i,failure:s}){this.#o=i;let n=(s?.id??0)!==(this.#l??s?.id??0);this.#l=s?.id??0,n&&s\#
            &&(this.#e=this.#e.filter(({isSent:a})=>!a));let r=this.#i??this.#t;if(r.revision===e&&r.count===t)r\#
            eturn this.#m();this.#i={revision:e,count:t,parts:new Map},this.#a=-1/0,(this.#t.revision===null||t=\#
            ==0)&&this.#h(),this.#u()}look(t,e){this.#s=[t,e],this.#u()}#d(t){let e=new Set,[i,s]=this.#s;for(le\#
            t n=i;n<s;n++)for(let r of[n,W(this.#e,n)])r<t.count&&e.add(Math.floor(r/F));return[...e].filter(n=>\#
            t.parts.get(n)?.isOld!==!1)}#u(){let t=this.#i??this.#t,e=this.#d(t);if(this.#i&&e.length===0)return\#
             this.#h(),this.changed();for(let i of e){let s=`${t.revision} ${i}`;if(!(this.#n.has(s)||this.#n.si\#
            ze>=de)){if(performance.now()-this.#a<te)return;this.#n.add(s),this.load(i*F,F).then(({items:n})=>{t\#
            his.#n.delete(s),t.parts.delete(i),t.parts.set(i,{items:n,isOld:!1});for(let r of t.parts.keys())t.p\#
            arts.size>ue&&t.parts.delete(r);t===this.#t&&this.changed(),this.#u()},()=>{this.#n.delete(s),this.#\#
            a=performance.now(),setTimeout(()=>this.#u(),te)})}}}#h(){let t=this.#t;if(this.#t=this.#i,this.#i=n\#
            ull,t.count===this.#t.count)for(let[e,{items:i}]of t.parts)this.#t.parts.has(e)||this.#t.parts.set(e\#
            ,{items:i,isOld:!0});this.#p()}move(t,e){let i={kind:"move",from:t,to:e,item:this.at(t).id,before:nu\#
            ll,isSent:!1};return this.#e.push(i),i.before=e+1<this.count?this.at(e+1)?.id:null,this.changed(),i}\#
            remove(t){let e={kind:"remove",from:t,item:this.at(t).id,isSent:!1};return this.#e.push(e),this.chan\#
            ged(),e}drop(t){this.#e=this.#e.filter(e=>e!==t),this.#p(),this.changed()}sent(t){t.isSent=!0,t.at=p\#
            erformance.now(),setTimeout(()=>this.#m(),Zt)}#m(){if(this.#o||this.#i)return;let t=performance.now(\#
            )-Zt+10,e=this.#e.filter(({isSent:i,at:s})=>!i||s>t);e.length!==this.#e.length&&(this.#e=e,this.#p()\#
            ,this.changed())}#p(){let t=[];for(let e of this.#e){let i=D(t,this.#c(e.item));if(!(i<0||e.isSent&&\#
            !this.#o)){if(e.kind==="move"){let s=this.#t.count-St(t),n=e.before===null?s:D(t,this.#c(e.before));\#
            if(n<0||n===i+1)continue;e.to=n>i?n-1:n}e.from=i,t.push(e)}}this.#e=t}async fetched(t){for(let e=0;e\#
            <3&&t<this.count&&!this.at(t);e++){let i=Math.floor(W(this.#r,t)/F),s=this.#t,{items:n}=await this.l\#
            oad(i*F,F);s.parts.has(i)||s.parts.set(i,{items:n,isOld:!1})}return this.at(t)}};var _t=64,he=18,ut=\#
            class{#t=0;#i=!1;#e=null;#s=0;constructor(t){this.host=t;let{list:e}=t.list;e.addEventListener("poin\#
            termove",i=>this.#r(i)),e.addEventListener("pointerup",i=>this.#u(i)),e.addEventListener("pointercan\#
            cel",()=>this.#e&&this.cancel()),e.addEventListener("lostpointercapture",()=>this.#e&&this.cancel())\#
            }get isLifted(){return this.host.list.held!==null}get isByKeys(){return this.isLifted&&this.#i}#n(t,\#
            e){let{list:i,items:s}=this.host;this.#t=t,this.#i=e,i.held=s.key(t),s.preview={from:t,to:t},i.list.\#
            classList.add("sorting"),this.host.lifted(t,e)}#a(t){let{list:e,items:i}=this.host;return i.preview.\#
            to===t?!1:(i.preview={from:this.#t,to:t},e.render(),!0)}#o(){let{list:t,items:e}=this.host,{to:i}=e.\#
            preview;return cancelAnimationFrame(this.#s),this.#s=0,this.#e=null,t.held=t.heldTop=e.preview=null,\#
            t.list.classList.remove("sorting"),i}cancel(){if(!this.isLifted)return;let t=this.#i;this.#o(),this.\#
            host.list.render(),this.host.putBack(this.#t,t)}async#l(){let{list:t,items:e}=this.host,{to:i}=e.pre\#
            view,s=this.#i;if(i+1<e.count&&!e.at(i+1)){let n=await e.fetched(i+1).then(r=>r?null:new Error(""),r\#
            =>r);if(!this.isLifted)return;if(n)return this.cancel(),this.host.fail(n.message)}this.#o(),t.render\#
            (),this.host.dropped(this.#t,i,s)}press(t,e){if(t.button||this.isLifted||e===void 0)return;t.prevent\#
            Default();let{list:i}=this.host;i.list.setPointerCapture(t.pointerId),this.#n(e,!1);let{top:s}=i.lis\#
            t.getBoundingClientRect();this.#e={y:t.clientY,grip:t.clientY-s-e*i.height},this.#c(),this.#d()}#r(t\#
            ){this.#e&&(this.#e.y=t.clientY,this.#c())}#c(){let{list:t,items:e}=this.host,{y:i,grip:s}=this.#e,n\#
            =(e.count-1)*t.height,r=Math.max(-8,Math.min(n+8,i-t.list.getBoundingClientRect().top-s));t.heldTop=\#
            r,this.#a(Math.max(0,Math.min(e.count-1,Math.round(r/t.height))))||t.render()}#d(){this.#s=requestAn\#
            imationFrame(()=>{if(!this.#e)return;let{scroller:t}=this.host.list,{top:e,bottom:i}=t.getBoundingCl\#
            ientRect(),{y:s}=this.#e,n=Math.min(0,s-e-_t)+Math.max(0,s-i+_t),r=Math.max(-1,Math.min(1,n/_t));if(\#
            r){let a=t.scrollTop;t.scrollTop+=r*he,t.scrollTop!==a&&this.#c()}this.#d()})}#u(){this.#e&&(this.#e\#
            =null,this.#l())}toggle(t){this.isByKeys?this.#l():this.isLifted||(this.#n(t,!0),this.host.list.rend\#
            er())}key(t){if(!this.isLifted)return!1;let{list:e,items:i}=this.host,{to:s}=i.preview;if(t.key==="E\#
            scape")this.cancel();else if(this.#i)if(t.key===" "||t.key==="Enter")this.#l();else{if(t.key==="Tab"\#
            )return this.cancel(),!1;{let n={ArrowUp:-1,ArrowDown:1,ArrowLeft:0,ArrowRight:0,PageUp:-10,PageDown\#
            :10,Home:-1/0,End:1/0}[t.key];if(n===void 0)return!1;let r=Math.max(0,Math.min(i.count-1,s+n));r!==s\#
            &&(i.preview={from:this.#t,to:r},e.show(r),this.host.moved(r))}}else return!1;return t.preventDefaul\#
            t(),t.stopPropagation(),!0}left(){queueMicrotask(()=>{if(!this.isByKeys||!document.hasFocus())return\#
            ;this.host.list.rows.get(this.host.list.held)?.element.contains(T())||this.cancel()})}};var pe=120,C\#
            t=class extends C{static get sheets(){return[Jt]}static get topics(){return["queue","media","hello"]\#
            }static get titleKey(){return"queueTitle"}static get eventName(){return"queue"}static get node(){ret\#
            urn"mediaControl"}#t=0;#i=!1;#e=!1;buildSheet(){this.list?.end(),this.numbers=new Intl.NumberFormat(\#
            this.texts.language,{numberingSystem:"latn"}),this.place=o("span.caption",{part:"place"}),this.head.\#
            insertBefore(this.place,this.closeButton),this.rows=o("ul.rows",{role:"list","aria-labelledby":"titl\#
            e",part:"items",onkeydown:e=>this.focusing.key(e),onfocusin:()=>this.focusing.reach()});let t=o("div\#
            .probe",{"aria-hidden":"true"});this.empty=Qt(this.t("queueEmpty")),this.body.append(t,this.rows,thi\#
            s.empty,o("p",{id:"keys",hidden:!0},this.t("queueKeys"))),this.body.addEventListener("scroll",()=>th\#
            is.#l(),{passive:!0}),this.back=o("button.button.filled.back",{part:"to-current",hidden:!0,onclick:(\#
            )=>this.showCurrent(!0)},y("down"),o("span",{},this.t("queueToCurrent"))),this.panel.insertBefore(th\#
            is.back,this.voice),this.items=new dt({load:(e,i)=>f.request(`queue?from=${e}&count=${i}`),changed:(\#
            )=>this.invalidate()}),this.list=new q({scroller:this.body,list:this.rows,probe:t,source:this.items,\#
            make:()=>new lt(this),draw:(e,i)=>this.#n(e,i),looked:(e,i)=>this.#o(e,i)}),this.reorder=new ut(this\#
            ),this.focusing=new ct(this),this.panel.addEventListener("cancel",e=>{this.reorder.isLifted&&(e.prev\#
            entDefault(),this.reorder.cancel())})}number(t){return this.numbers.format(t)}#s(t){return this.t("p\#
            laceOf",this.number(t+1),this.number(this.items.count))}opened(){this.#e=!1,this.render()}closed(){t\#
            his.reorder.cancel(),this.items.look(0,0)}render(){let t=f.state("queue")??{},{count:e=0,revision:i=\#
            0,current:s=null,currentIndex:n=null,pending:r=!1,failure:a=null}=t;this.items.follow({count:e,revis\#
            ion:`${f.state("hello")?.epoch} ${i}`,pending:r,failure:a}),this.current=this.wish("jump")??s,this.c\#
            urrentPlace=this.items.placeOf(this.current,this.current===s?n:null),l(this.empty,"hidden",this.item\#
            s.count>0),l(this.rows,"hidden",this.items.count===0);let c=this.currentPlace>=0?this.#s(this.curren\#
            tPlace):this.number(this.items.count);if(g(this.place,this.items.count>0?c:""),!this.isOpen)return;l\#
            et m=this.list.focused();!this.#e&&this.items.count&&this.list.height&&(this.#e=!0,this.list.render(\#
            ),this.currentPlace>=0&&this.list.show(this.currentPlace,"center")),this.list.render(),m&&!this.list\#
            .focused()&&this.focusing.toLast(),this.keepFocus()}#n(t,e){let i=this.items.at(e),{held:s,rows:n}=t\#
            his.list;t.draw({place:e,count:this.items.count,item:i,isCurrent:i?String(i.id)===String(this.curren\#
            t):e===this.currentPlace,isPlaying:f.state("media")?.playerState==="playing",isAsked:Boolean(i)&&thi\#
            s.wish("jump")===i.id,isWaiting:Boolean(i)&&this.items.isWaiting(i.id),isHeld:s!==null&&n.get(s)===t\#
            ,isReached:t===this.#a(),showsPicture:!this.#i})}#a(){let{list:t}=this;return t.rows.get(this.focusi\#
            ng.reached)??t.rowAt(this.currentPlace)??t.rowAt(t.seen()[0])}#o(t,e){if(!this.isOpen)return this.it\#
            ems.look(0,0);this.items.look(t,e);let[i,s]=this.list.seen(),n=this.currentPlace>=i&&this.currentPla\#
            ce<s;l(this.back,"hidden",this.currentPlace<0||n||s===0||this.reorder.isLifted),this.back.classList.\#
            toggle("up",this.currentPlace<i)}#l(){this.#i=!0,clearTimeout(this.#t),this.#t=setTimeout(()=>{this.\#
            #i=!1,this.list.render()},pe)}showCurrent(t=!1){this.currentPlace<0||(this.list.show(this.currentPla\#
            ce,"center"),t&&this.focusing.to(this.currentPlace,"entry",!1))}jump(t){let{item:e}=t;e&&String(e.id\#
            )!==String(this.current)&&this.act("jump","jump",{item:e.id},e.id)}remove(t){let{item:e,place:i}=t;i\#
            f(!e)return;let s=this.items.remove(i);this.speak(this.t("queueRemoved",this.#r(e,i))),this.#c(s,"re\#
            move",{items:[e.id]})}press(t,e){e.item&&this.reorder.press(t,e.place)}take(t){t.item&&this.reorder.\#
            toggle(t.place)}left(){this.reorder.left()}#r(t,e){return t?.title??this.t("queueItem",this.number(e\#
            +1))}lifted(t,e){e&&this.speak(this.t("queueTaken",this.#r(this.items.at(t),t),this.#s(t)))}moved(t)\#
            {this.speak(this.#s(t))}putBack(t,e){e&&this.speak(this.t("queuePutBack",this.#r(this.items.at(t),t)\#
            ))}dropped(t,e,i){let s=this.#r(this.items.at(t),t);if(t===e)return this.putBack(t,i);let n=this.ite\#
            ms.move(t,e);this.render(),i&&this.focusing.to(e,"grab"),this.speak(this.t("queueDropped",s,this.#s(\#
            e))),this.#c(n,"move",{item:n.item,before:n.before??null})}async#c(t,e,i){await this.act(`${e} ${t.i\#
            tem}`,e,i)?this.items.sent(t):this.items.drop(t)}};customElements.define("cast-queue",Ct);export{ft \#
            as CastDialog,vt as CastExpandedController,Ct as CastQueue,C as CastSheet,xt as CastTrackSelection,z\#
            t as CastVolume};
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
            sylIGZ0Zud1WGPREhZKHt3Y4ltLzc/TePCqycOGmLe4fTUWrFEZCzEb7K/ciyqnqjWnXrcZ35Agoof/Hy3U/OYpj4d/vr2An1Jo9\
            zALtNO7q68s557uurhvaxt3sOI3BE4ri/vZ7n56EEAJDX97dNijrBUnv+8T36ZU5V65Ruiyl+/gGeNqX9ehyI6htBbQ5zBiJIGTw\
            4cm9HoB+AG1Mkr2MXA8qQTEu6nsxJDqvw/+BAwDAitZH+oUO+ToWjBDSGwNYUweGFizhFKdZQkZcxcNVj60AtU6iuOJRTYHZwTA4\
            dwX+dVmhkYXRweR0OpxcI04cBQZWgkeeHDl0Ed1enEsY4pDZxVRZ+KcFcUyMwH4YWVMLmVjwXg2j0jPMwUrHD6fZtQyEjz/gpJFu\
            ESCGyxHvYzEkiqBRFSvuBtKc2YQHt3zCjBa26MR7l/Pw2aclE1gAmcwkDjvcBwrI0rlBTMZhs0Egf3wlm6O5jCl9XYFa/lQkkOTY\
            D3VjPkoMtJlb85xTnXDSNiRq5qVfq8QUWTuCNjG1Ao+mgKYk1G4tN5QOasgzc1d3VTfsX+4d7rldGXn/eNuo67Afi9e6PnZnqrLl\
            Mt7QqExzas+KeUbLqojCnl68uO7AfyA7exoUOB/507OMhws9PcYYpUytYwessFpxDo9Cd1RObXZdGeN9uotF/0T41n+TOShC3jnd\
            b9I9ibdSJCyvpgvgZXUMDaNJFMvOpQzQklMy3BG3eAUL3dPOQrgbtDQWxVSKcg2hZCVE8D8PSUwVPF/DDb1eLAy9xqMt0GeqovSX\
            GIvqpfS9lyxKZ/YzEt2KgFOA9WLH5tkpw5U0uKCiSkHlEOIVpqiuUNkRkTkn8ieZA7rGmLyX1qrOblUV0KYMogj9KKtyQ0mfN4Tx\
            4oKdXelBGD7HNrSB9hPa5vPdd8nnzYk2cZnDM1KAj6U99ey6gaDlh0ITP5qAZejP3ZJMifCXwSuo1ClmCODfulHYnJVuX9xcesNg\
            cua+OD7NUQeDYhGYdmL5f/TiIuWo1oZlDRZDgx45//OXvitdEocSijTS+v8xEXGjaaAL0LuHdyn2rJ+u1W9RMe3Fd+SIrmsZxhSS\
            g4rSup+nJEKbBdVFusiTI9zpGbIkxBfKjHdKnLzXsQcxOcuy5LO3aVVBul+dcMDjSkzvKxXF0CGh9fWNVdBC/Kq3pBxOZZSy5RGy\
            6M3q83xsZPrY6L/iYxti5WdNm5P5N/HJdb5y/EUYTZOdMVT6D454rWA+dIjDrIVxMOja35f+Fj6hSTG7miU78nrxqairdmXLzJqx\
            ZuPqbKmXPTln8ovJO+wX61Kx1kLR+nBHK08TgUFvkXMSNPaDr+1u291s87HZR4ouOKG/kCtKuleLiu1rkZVdbQvF7a+jcRgSyQ3O\
            tjU5miN1KPFi+OprL3M8/dVyMGlx+ZFrL5etu9Me7gV2cp7wcJ482nm8Yb7IwujabMtScmX8KZnTFiZVll8yNWOTN7gZP6hTM5im\
            UBEH7r7J78taMkVw01UtuUKAdbTwhRgr/f2A3SJ1qIfPIWsoX3LYHKwNBHmKkqgb/AYFRYT214e1LlhUQZDlixpMRBYBvhph4Z6G\
            fLpy0I8zYA0KGXG2/eGHPI7vfYjTLYyxlr28kxG7+9tbOd4fINiEJANk5Ww8HhX60w9SxgrM56cmQu9xOIwTxyLAZsaZjfBfrVrO\
            w8sAQ6d2+FVOOYGgBUdhqFmlwC884VCXd/clYwc64ixh8RzRa58LMtbDAJ9C73IVNU31T2BEwANVe7kno3NJqTkqwBsIcd6lWQbC\
            QQWH6XdMEHKXTUTvtkH/qFL+eHjhJSStRhlgcYnG28R1BJWCrPxelDBUBE2pN9yXpUFdMjE4HroCJTh+zaLR6C1BwBwvZuqCmXCt\
            FElNt0LEhTWMOI6c3RR6gpY69g7kW7sl/R5Q+orVVrxFyP2vEo6V02MWWFEBbWv6/XnkWgakU9dArAoMdrn3BE3zdHN3r2KqsbTx\
            8maU3anRkVll2pO6ND49YadEbElErJ/UeiSNhwuS8XC8WD4uVY0lqFggZeiKmM76x8PxJtCMEat6Knaq1PgmJhrDFwnwd40xuwAR\
            bgcB4axPzM8wCmAj/ANewhlILWTAULoOfvrZD5fJTVCyVqU3CqBktszbV0VSOozkphuBcXCvFdSKt8oFpV4D3XRqjsOaA6lez6Vc\
            WZH6eEWZlJej3Bl09df87BIT6VIfCDL4GIuzJVUt6EzZjjgoIkJPziUTQG7uJQjmV47kMHorkQX5R0yPRBhkEk1ZSn5BImyUygpE\
            2PYu3q9fLFMDcUhvq5Gkoqmlgcxqxhr1RxMRWfvvWFVlmEX0XL7hvYN4g3Gmm/SFK0eJzadIsH0gVn/A/fdsVXJNolI5Ejw1JNer\
            EjYpuFaUpCuB1qX7MwSCCMEx/632u+59WcJLPGsU2m4rqCcGO8KSmqk1f6hKua5od1WtVmb16InIdt3Tq7xnYuiHZjRRiYy2NLit\
            RpULY61cVEL+iS3uAmzp0w53Xccpyb4STiS7da//QcqZ3grrIW2T7glQC/yjHuhRnk0qGIwfseQnSD9s+ZhTpfNT2ZgNMgRr8Dhc\
            YdD56fP3HuOUmpBrPT/p8aY03kd0V/ZFrY7q2aVThnIJKXdHgLSK/paD/XZN99gIux69/dZbl9Y9sGcTfyWt+V7l3xuerypBLjVp\
            88RVOxqdk2ie+E3NumJKz9WUfn9EMBhkTqq/eyEn8cjhgyYL1UAtU85oAJt6zs/r9NAokN0Q5rbydiR7A9DU1MU4Ox6O56NmS0pX\
            I0x8ubORzZdPox35FAOZZZuKXbcFxzQQ27qNrWheYIm0RSQnCgewS4EOYY8DgDZjTJLeg82G24nYEwvDHSefqMo1zip6/+t6J5Th\
            fb3e4MsS/NRloGhfTSQfEKibfsLgtnQlekxw6Oiid+oyZp7LH2pL7jFrzzII6YB0votVBDXPEEvPsNKegYdEKs8HFkKLY5bH7e1o\
            RdtPXi94HYS7w2RnJAVGk2OfdUtsVL1ckBdHsU8n0cdEgsMKSgI8jFenGl5c9UKJ4NZP9iK3MIsn7Eix8HdL1mQaeb8ZCS7Jiilg\
            LKOMvNoGnHWuRenyhmLLfOe35SrrzyURxWTfi6YeKRaiXDx+t1N91TFI3Q6rzkArxFNg5uKHNnSdqHSrhV2zPWBxHRVMZ1oW+5gU\
            Nt7+ha83efLxpxyJSsrSrVYCZgIB6/YqUpA/8/KvExfsph/j2uiIrq6ApWv3hFlGID3RUOjwRqYpgrg5vErqlmD6lZC9EJguL19d\
            86ni+zn9xq5uVE2k//6cnD7/gdoRU/wi3T1CCbLT6lbsEl0SvrUfREF7z+d9oTI6RCBeO53DYIaMPZJqjThwP7wi3pIEldcTmkrS\
            hQyEza2T1WEtzt6CSIw1LeuWGZZYzGDtnoSuFqscgrTwbm11CGhcVqIYPsiKibpJPD0rkp+dKULV76Qe97KoYPKaUyM2Pa3kGD4Q\
            vEuPyGvsVSsnidQxxmysD7yZjtcibJ1BHvB8yPs9cuqqZikpZV/x2ljHUClbGdyaWj4o17hi6uS+1Yrr1oaoB+CWuIovzryjets1\
            95TfUt1wdPXyeHfLD8LrlTmNURJJuUSdKioGCFu8gT3TKp3Uz0Can8dWuUrS7WiUjDd0qvjofh0mV6Bcjao+676l6jjkpQZ1kPP5\
            yunepN8JqP+6Anq+1dLHZLEIfkZ1/mqUMl/XSsUcGt24RNWxpJz7UEqyFJO2o3T0vWDt1K5nqFuFNlNDh675+d+8Rx00b1FXUfCy\
            1o3+O9Xog6vvE9vX3XRlXM+wakphy0UnhmqF5CXpcixilBmP6BL+pS97BtyWQ/6us71xGL02RRFNTFHg+SC+kzDepPlSON1rWteo\
            T8uH7fk0ms6Ib+pkWJ6w3Iddd7pnme7PnXaPN5XTvddIJud8HvZ8aU50xHwRybqhAEuQI6k7rmvcUY8h2/Ej/oJnHhIG4czp3zh3\
            pvQn8EQQe7xLP43SvZPRjVTPxLWdcPbas3vhtr1r7Y4cuZ4QfXVY5BRlPHWLGHepXJufUClCWBrXScWV4UX7jWHaXLquw5fGbeqU\
            fTtcfh7CplL04WRzwGQWuGaDhpY9iJaql8l2mx6zNLv++JTmpMI0X/AKQEerzt5hgfnnjQwQ3cs+j8Mqg9g68kInE0MTgzJwRTxq\
            KMy4797PUjFvsvOl8qjn8rYarMEoI4+QExl+iR7V3oH/CTT2MTEuw5usJJFeQF1p9Rco9IiugHvwVav3T87YmeE+Nt2vDkMvmp0l\
            8Bc6gX2PXzprE6bFf8YE0tIbkgkdOzMwMTHWN7OzF25OLldESDIrB+nbtytqSHqCUYAhYA+1Hw9udI4a1FNe+gLuez6Tp+S9Jv8X\
            EwdPyP3l7aVHTIv5fOHaF+ExpR89ObNfyUGiPAmWzuBwq6KGZS3FpiSaN+HDqOUqfBS5XuAIUqmZEEau7H/T56negzUz7cK/dcvW\
            2sPklZqjnAbr5NEzYHXbV5rpzmTa6ipVnx1o635NNlH00KkyOja+S+RHDWgV0j5/Pi0ZnhpioBbzo/+bOnOLu7qs9FtrNY1ol+Rx\
            YWgoCp8HsNs6P1QxsT/4we1oWsoFPxz6V+yIxWCe2BFDGwzPPPs/s1m4/3xQKQY2HP4XGrY8mz8Br4IPKr3f5gjsb3Pg3SDeVWCt\
            ttMa8Ur7MJMpEdrE8FkPOcp0JEzwsr69pIaMhZ6F0MWKqnLKc6ImdTXHMwnq43HsjvYTbwGSnR8KbRrb3PL389lZ5uMtpuC43xea\
            li01oCTrIOKH4RAsGxO7ifFDkhM7pIVfajUeLZQbMEg+YxqrvbEZSCTifjr+lpYpcRJu+o8r+87Aoo1JP160KEvJYtO193HRdU6C\
            QChkuDYpvDJCjW7jBIAAnCmvPnPokUGvK550uGLTRzIbyt7HnHW/JXdwXNNrrLzOdMYFm5zC2rP1pRyUaadzdTTXxlsMTN6i2dc+\
            ZW9vhksd9vfdPGyjKAQHzSh6CJvm/Ef9LDx9dLKNX73/9y8YGNc3+OQqLm141YFdPLYOVdqDOu+KW8H7JMvomBvM22dHXdWwvx40\
            bS/QJm1je4PH1pL6KkfvjQjbPq3aui81yFjBvJIkb7Ku0Cu6N5YV/55VI6Sx/ay2MfYCaFs3tMvyAba5c7eEpzSL23baZDRTR+x7\
            ZTYBdnYeft+Ae4PF9EO8PSfFIMdvbcDE8weIiP7uCVA5patlHj+ct/EJz5luBrf9irp1cFKPfPlS0hUFOCaG8uF6Sed3IIdyMR9O\
            CcVAE1DeNan/fMRV0mHM9MgWvK0x1hajZTUeuGfi9a7dbQ+KbajhQSDot9xDqdc9HlsXZufQc3FOh7cqUidsR5rp/A0+8Hbp6uTs\
            8so3foizNGuJg/QvD3OTb49H014n0ok0+0SVG2N5kqYwCRBupCOhM+JdPisYukAuj0L1bacsKlbvazN1YV3EDJyJ2khaVaFn9mf0\
            5kFvx7oFMDGWc4vfPY0Ce7tC74YIDTce7YkYuuuY6cL82C/xN0YZPA5d9Sa6JD8+7yjLZtf5hUNbNFt6k9GSCLIzbLvVLLqFxpGz\
            aEKhs+mHj94bxMENNdIfaKRlxbuiK8gq9mZEyFRwLODQ2NeOfvYneGOkwx3Wm574aHyxQOO28+RAGnem03EGZnyr4eKjc3/4CMEv\
            GWOxlBfBRI3BDBcoj1FGKLzID2mYEUnYbTv+X/17ckea4V6mEYpIdbDWF+u6tqkfluzhxFrdUWMeWuMZenJCX+wJuvzR7JJrm88s\
            19Zvwv/q7U3728aRP/G34ihzEDGkyM7RGSmM/n3O1de0+/jN+OP/hJaRiNM2rSEpO4maz/fp3i9ln+++k30lWxcLAClayewxRyzi\
            RgEoAIWqb/V5hm7W/Wv9XjuCXbW1doFqQ+AtAqSmvpkBK3p+QsH8ahLLtd/X/mL/M2BkZDF9/6e/fla1b/ia4MAnpHQ1xsvKPjF0\
            w2m76N/tm87jGHKaV1f3efTp9GbVeT5QG62hM52eh/ZfJ/RAFEuVHu9A9H50bO4C+N0zhYQUvRnRgfhUWPa/JRe2ttufc2i/s+cO\
            iZM3pAxgR1CWaOeQ3gM9fosaSFbiYwXoa8OojlDvxdYBYgYiwI+oJapNIqoMflRZ0w1qhxTQiI6ynXXGarCqPKGeUHZZOSm1ICX0\
            QOeeoFgQP40NTWIYtKDXrUlFll4MY1MxZ1xa4XdXTVoPJl57zSL6wa9VNpsgRtZhNqGyHh6Plw+Pjc2LwpWkrDRejo8gYJVmhD51\
            NX42F/UcypiCcnhY3BoBi15aSYJZMMXqRXp0vFjNwpTammzCj2OHz7haVoqCmqBeKq0RZaGLYXxEJDLjg10hxJirktFMpsZYYPSk\
            kHoCh3L3LcclZs6acP6baZ7DL/iy2WK3xv20IUWYHQ1i4y/GYxlZVOPLJoW7PaHX8VTeLS9AG65IQBf1QoofKi0sZ9dcO6lLGOck\
            rkI6jJqj5LzgMwZbgQm26d2ij55O45u5Iq3A7Rxfum5uD8bIAUxDBcAdRk6l/6cueo/7KOc7bu0iZI5523Sz5/L2OzpudJu+Tywa\
            p9Zbm+4De4BPOvnFgA5BidyFokZ0Cz2aD0vtfhuwhfMafWQQtumsRhsb1BCfOfxVOeCLYnYzq8SWoxCuRm1SAzD+CHBSR7Na1CAp\
            qukwIlk7xS7NaZcYAdIigcgss9jq2VJVGq+8AlrUAJwtOJLX3BKl0WjWzuo0xYVoQuTeSFUtKeLFbCtUXw5BoFSJ25i5dOJ1cjWB\
            XYAhvezS2KsG1YA7+o2/3TlsvzWg7NgHBmuUPv0VDGapDH2nGr2ksV54jXV7lS4n1L9vXiXFXdsDMvHtx7itfQZFzq4Ojyx9/bCe\
            Abe0f7i+gsOo/Rwm9BKYc/EauPdRc5pNoA1nqJNJv5BDfJ+dj0yHeHMHu9YBpFqDmhrpZU7N8jRZH7ZlmV+3v86GuaKUInVBSSNq\
            4ZewVQDPiwO/Qz4/anXwNA4bh0nh4Iek/My9yjaXNbFIPAoUfBSQmSrngbJhPy11rbh0iMudi7mnk78VQXYX9G+Wjo8eQpprSBgq\
            XW4rPOvj2iIw0Jmzr7IcpLJ05oh9zKBCnb0jPeNq4/7Shcm+ny8W/KMWLO2fshwPpb10qjN4jwOqpgY1maT2FqC1VRu6hvRNa+va\
            2Cp1NvEl1S1snJNiPTxunkqMlneZGKNFyy/pJNQEuxxiyu1ESr2W1ERv2y0f622wdNyw78pdaGt34GXWUl52CJvKeO1KPLCj9Q0q\
            ZCaGVJBfTEM947b4LhKr9tbWplWAlnrnYZvbVimwKkyhXr0cg1MicWZSr4BHxmaRuf/I0ZSr9ENZELWCEenXzlOLzWOjgVxoL2bd\
            iXN3vxETl7RXh4cawnQ+tUNSdGdS+52n7Tcd8OB5ve3OWCaseZ5OpkdHvp88tmyupJaE1f6h63VhPti2qKq4f6rd+keGpIOriCvv\
            uM7RZt/VIKuvN8sVvG5RFthvxm/BsqGsYEMXjc/O0QWy4CtZPZviX4Qq4F/1NfzdVJCwop2IbqAqIulGNNJa3qtUk7g10pcWXDAD\
            bRMTMFiJqoZBQOmy5SoMQHu+QSWJUAKP738hMXY/mh/3fedEMGxaAGo4VZaLoN+9Zm8jRY3pHpSLjq5I0+1zVJq0Vk+SMjR4lGTN\
            X0nmz5uJ6joYOCaHeXymfgMrBxvORVYSikpM8r0QGmHjslpruevlJiLhanN1/t4D22/NUP3xMV9Fv/K5e1L0NBs0fP8bc9i/AY9h\
            OJG8KIO+714wSp/ea+9UaChi093ZDd8rfCmRHAX/C8p84U1DCwUB5eXFcO2owmXmvdKOplrcOhrnWV4l3BZLJZu7Gg3VYnphCcII\
            aC6aUNI8MISPNiFJ94PoDaf23e+/MwIBBlBfpDjFqPsXOJbiTO7paH+uSvieRYLt0mXyfsoTF7tGG3EB+ypgIQUYP30PDViTbffa\
            locIuPgPrHIbOheEdLjl7kTYgY7p6wlCrf1u098A+x0nDfi+0ogEv99Lu97Sd5ktIA/YaYOxQ+H8FFSd0lFZX8LcDBc/h4P2Ey0e\
            pfpOOiAZeotcMujNf4+4tLf/3SE47W9v/cXnNxvb2xeCIVER/jxsFliLoVpEWJwuvt3umoazR3KNXyUi1LggbJhZnR7ZdfYaTeSP\
            praCHuQpiwUs3qdmlZzk4DBI5wA8O7MEAwaH2zWyOfpgnWVyNZstLZvnz65EOLJOq4UICGRUSEFv0CXMjOpctSIVGVegb66SDa2b\
            2+JFF9NY3HIhn/4lC+shJw4oKb5kE/BiQRON6g2MsMsslG3wSAffOLb+k4dWLPMQy6NsxhT0sjF2bewmRaEgtA+kgLMjy2dRW1/D\
            bxboTK1Y+pIp3w0T/haBVt7x749Jxv3agbX9FRBcvFYlKzNRbcE05aVkP0/P0xcblAHjv3mxUDHwkQ1s7JLzMUWbhwklli9joDXf\
            YhF9Wfa53Uzo5AV/62tjVzU1a3WXQAWatfJz8A/JOdzteGq8SW8Wiw3r+MxXA2a1WQ0dSt54s9wnBkj6m9/c6N3rdbK2FaTge+VJ\
            msPv+QlEv4PrzzmgvazqxBj4/S49sZfJSmYFVQt8aMQ0oTWVvHkAjNc8xH+6Sdlg/cQEzmy/qpNzs71Jv4U/dtV9+EBeBFPkDyzi\
            Tm6CjH/GfHANu+lfupEqc5kAQZFi56qlni8SoVz6xi6heOj/7Ar+UoUNFvR9jYO4VRcdbyw/ZZw06WrwBePLdGiyTMRJx/gNTJiT\
            X345Ml7eRzPnMPk4MYuj8ZezL82DaEo1bbrVPt8V2OB7m9bs/ZdfzkVNGm6Xqx1uJs4DNxMWRuN7HBCSyq/2+JnAmvwUWiHo/3DZ\
            MHm0cCx6r2+IP7NviNV+lxCS+khSD0o2z/ntJaZNdlmD9zb8tazLS/mJz+TwMzATP29Fkp/TG/5IF4/CB533BIGWpJPUMiziR3xI\
            8QWJRHSE9YVBn2FbTTybcVKMj4DTnaRbL5Kc1Q/eWBVbzsbwqXLW2mphEGG/hS0KQh394EDHclgULpIoFv42c2oKHFsPTrCp/R7J\
            eoHVKr8OT04pzxkvUlxFEoMvmTiLtmIFPVvZ1nvfZeC8ryVjQ7GUM4hU3tbYyhGnaFsAFj3qy+kPSOLGlrh7An99A2Q6h1X4hvgD\
            LR9Iev6b39B6gp9v8CfyYPgNHUU+DL++bGkeC083lvadc9p33vC+c4L7zpdNj79BwogVngyzQigtSvplkHSIj2PdyMlPQk4+nLy+\
            xsRfBomFv+cuvZ3jzsgSJjwUJbkzVujIqwOJrSslPQ/a7/E3zsnoXM4dxsJG8WcuAm9MWIDPhCGYIXKzYBHIAoZbcmFDhKufMxIO\
            Aufcyk+zvaUnifMzu4pfQT4GQfOIfWug97LyczhnJG/SF29ajh94KnmDnkpu1UnlMdCbd9KT2EkHbH8DZKXo/n66imEIT7qNTEZy\
            wjHkXoKeARy/eIqvgSFbRjbGIk3IjlYWx4zlCXPAWCQ2nlGs9Fs4nlekEyYVzI6H7SRAq89hIfpaGt492dIDrvlx2V0d1OBC0k0R\
            GPLiNhvfaQaTkl58v05RN9/u113GrCJXCFUSGXHURLQ54jGBDLMjUC3BeXJw3KfCM6WBnLpjAmtkUNuwFn2ces+b8H73ATAdc1fv\
            r31/Sa0vge0+Y4g99sz/so8FGeKoX0pyGVG5OtKaM/1u+jJ+a+x3/jUOGVPsIspuQXty5lK8S41s1qKtVLM83TZ8C6wsPa4V9Ocr\
            vFrMyoFXOMK1mNVxyvbRBFpPbp/qWp73Cn2u02cEwhgx7ePdEpV28HeyhFNLVSFKkpRHbnn6Pow8+AnGj2wPjEU22I5jI71xDiMT\
            UT4t5Qo6l9YRWKKCZGkTMNFoB+yXS7QXONFi10wD1177VmswrX7MlJ5aZGKkenkfjWTc+O6uZ/TKApAx90YvyHinX3pHqEvD13UM\
            21Ign2jk7Ua+8O0tS3VUGbeoMDYIoY1pSThHMsi+mhyrESFA6EEsU6rInZ6OPLgb9NBuCAwTl8dLmwumGLNI0hXT+RGMeDBunvJR\
            bVK6adpOHs31eTXomYTFTdKtuEEsXEmv5fQIU1s8Edx3CmN3TzLQmrEKKAtCAVpEdWMFK7mNSFP1EKnww379mGYefHGMLsmkDp5E\
            g6e8nJ7vLHlHbDPReuYVWOkKlBd1aW33rbxeTKjRLeju9eWFhtw70ndzjUxrG2dEYFP+1elhNMG4HFCFuHESIb1tCLiYL7UwfzYk\
            vmpS3x0Gn1N0LHo5hrolMb5WuhaBdUtnpBnCaS4JmqcAdutQ/nXytkIvYiM4whQjPDznV5urL0p+e/wsf53X1QxuHEENadAcKaea\
            ITv8Y1FfTr6mgC8oZeIQI6xRqmoRE8kmn0ktmEzUXOW9SFSoQoZnlnPfsb+K+KV4r/EKBjg7v3Rci9nk1AOaX002V6g7IHdlonXL\
            zvDiIDl1O2C44uA1jqcjddAeVcX45Rc3uYWfFTE9vW4VTRpkB8XQIpLsEa6V8MtvXo2s9EEg9oalO2GTKEF0xSn60h4hQT+jMOky\
            BdekiBU6XfB2MKueT54spGlfQvUz+T3SQ3wGh/jTHdzqzPw9yWyJarAaG6BvEW1xzLGpmskniOK1gD7ZYGg3BUQh4XgPiykY59XL\
            j6xUHC+Mw+GrovtQzDD7XvPooDOyeasJ8AdW767q0mVXAjq57SpIPnrcUZD0rlXQ3QrcKcBsDX72nqDjcvedGsO3nhGibYPyxBOb\
            1324OK/3IxhxwUwcqWvwWzoIfYfHL96qXXj0kuND1MJRw6cw0Fx5xZoto8rVJ5TkR05ht8QNUeVJD2DdDBQGKa+EN+iWS9rUKlMP\
            a1ahOhJg3VVY1I422jfdSTmETs7p3xIXVCTaYzw9RHvMHwVIzazBP8TY5NmnttjomUMGp2wN62tlh/nCc5eFQo7OnALXYWGQ4iSm\
            24w8LMvamOXwAUUvFnj6hb+TVs13UoFAKUm2hJtTol5liVItbNP3rB+MSKuAHZ6Dlhix28tE+x+u08Lg/6XNSrP4cDHXcNrntkTh\
            gNiWQInqlkXXk2pzrhB7lqcBBAa9tDzisrP67lolGVCWGO1M8ecmORxdNxeoxx0UhR2VFT6QGGIJwblpl/KfYffLUJRSurVDeX0F\
            8Zeu/f4Gj+0Q/3EBjhU2r15hTEU/cNq/hszgbw8nC6zC6ptXwI2CwkA8src8jTnRUqt6P9SjqKHt3qRrPkfoucFudx8OBPecQSfQ\
            rzOeXdsdvDLN//ivL1lshXHJMJZweI34BjNKudXauYtvcY7JqVEPb9zlMMq1UUxKCQX+JNegamSDn7kgwFJi1njCGAWIBAHQxvky\
            6HNk5a/mpk/NQyyFSZoDDa3m5kUOtSqv3AlxycbxesPir8Z2KNHrf9jroPFhm3idItthmHk+A1bRwTFxuMZVkTrcNKhh0K6IO1aW\
            n/sw7gD/YU/s6Ksgb/Rt5O9JYWsomB0oS6DvkacwfY6s/DVBr38ML7V8AKEJFyVq0U472Yw9r32Y6rVH/dYqRdedFb+7oMgLuLHV\
            7OGZtdFrSCQK6TUrpPulgKdXY0Rlvuvt9zavVskIS0PfJbvraZXs666fYMlocb/7jn5tMQBvUTVtLC4ks04UpbNyKfnxFbxZjpRK\
            kno3mXyG/bTitHuppYW/rk/RH81+smkjBojH8XeRTwsQIgbfW0RCUFLqzkqM8vRfXIZndDmpjVPxNhxaLpM82DSnhpXat943jfVu\
            aISB1rs3a8HrV7OfT1sOJydpbZGvjnx8f0+hsKHLoVdaGyRL/LBSFFKXvK4tFlPzAr24hwxGiKUXVCTZ4JyvaY5LA0Oaau2cohJr\
            gOfHekPzS9uizvYRX9V03ckhXlPGNwDYnXau/MYecIyW0ryMy9mHcoutHQS37bvTGZ7RtUwpIY58dakjwSF9/h4t4D/Xpw7WU7va\
            pTMaPRIkn5F1+GT4Z51lrzEfw34rlSjMxA2K6Xp6B6PIzyaMhpOIy3DxlDCyByPTa9ceKmvBg7SWQ9mPNSr1FC599AT+eJMNdc41\
            VZONfXDYPREkXXpQ//eE5YyGJZJPWCL5aOpVhu5NRSJJhtjnkJZVi1x7Gchw00UxpYZcYwiLKTWswDARNJL8RBX88WuBOsp61cnq\
            QG585SXGrcqeCnmBeLtTXiAub5gSIbwwaRf7S3NgSHyGU1MBAeHGFEOHHqKNlsVfTUj5rn8FbG0gC83q0I+Gds633Zi7bUlyY/uy\
            RqmaXzl1K1ADll3yn3pC9y/385D0J57MOiLBVI5y8utuTX2AfXSGijXfSqaqXVQwSdyLdAo+R56nkLYdPOTRsrqEHMo8uECNw49w\
            c5DY15pTMoDFg5bOr/fIer8K6jTBfPGg4/eULAqOzoxQ2EGCPtdIRFe1nUPRaK9OQ5oYXXh2j4qDQqIu7n8SmreYuXzx3ec0t9VZ\
            2u64xp6im45UqE2RM3TpJWr+i8np9AyIaqOgIwiqzuZ9sT5kt1Be+5bRyoAXPeavk4AOM/JFu35X5phFc0OfLloOkeHWqyJ36Skf\
            PRY8pOLrELqwCKfJmVwEA20nQpwf19ocWGKEP2+FZp4ECyhuemaLNG67DEGQ8FT1qvJDZwtjtbqKvoHYxfjIFmeyV8r0y2orXeFO\
            qI2a06JxFnrvfKab3s/IvlCOEQm9nNPAgI7rFz/iMSZTFP+gPJ1cX3lHFnHmtusOSlm8/J//7j+A7TodJ+Dhipx8xV71nKZfOJ55\
            vis4tjpblIfOnB+8l1g4NBZetfGXj8H6MAYrJTO4drsIG2unbBtmXWjodxd/zLvGUX0XkeFJ2zM42i1H1uuNh1LpBzCzaHrRsdu6\
            dgu/+SAPn3+0X9f2M+hMbf9Q23/u8fcpzj1V/qD3ezEijnIXob/OUXsKDz1q3ukaVHNE6fLqC6CZJgK9VyDjvaPQoBTlCJ/XsXGf\
            mUcuOuXQR0d/fqqFPpEWmlUXfe3N+FpkFrGHjiisMZIPYuDF8Wdqwp8Cf52oVkaFhakIWqXNePFlXnDT/0KJJLw9AFFMUQdRLPSg\
            8ErC56HrNMbg1q1dK428uYSVt2Gh30UhgZSImEqh8zcskyswEsK9xTBlDnFHtGa9qIW96URmCfn24guarkY3KTcFaU8hmkIQUQ84\
            ZGrIKvwLtIeO7/gKk6O7Lit3RXHN/TCXCluRYkjp1SP+jt1bjSWsp2mgMtnUO8bTrBLXzacwAXWmSemjsXF74hro+iS0qS6v6yr9\
            kueJ9SvLPjY26q0/r2qQ1qkBsdhRCo2KMY2hs4L4ZjxLfStazi29UtAirSYI2ffEkISuy/DMbF3cDqycNqV4BBH3SA/xgx56Nuuv\
            MZ1SRACTtKEARcPf7ymejUSfpLshv602athfW9CiIce+KsyhWWydRkj7IYYD5vfUXy/8cPciz7hRAIrsu+7B9E0vbX3byh2472BY\
            XCF2PAnnkeddcdObm51jCtWp/XQtSeA4EHJNlaEEjESDIJcSrnvsrRcSLqd2GQIN1mby58jWEoHng5YOpXeUisdvPc6hHAYJOcWz\
            ODo7YidG98TqWa4L85CltQf7ygjFxdUsnH+Ux+We4PXg+HbcI8sLfpdPwLpdqE+YWdc1nZBEuYmVLutGwn7JsDUqQ9FVx44Flfoa\
            Hi7hXY2QfEMZRb4Ryi36SQVhil8lLKfZzexTFDN47iX8ibJYkT+xVsoENfzU13UemMdzVLzD6XudsT3CDzzO9al9KimDhDM+LIqz\
            wCHp0MF//28kH+oPVS0eBQepAZAlu3i5rc0uMnm5KiaIKaBCzWEmNY9zyBU3XNYSNuyKcNihob0J8bp+EAEUdPKTt7MLlXFbHLuZ\
            s3RaxqMnY5cJ4NhL3J3ATXDzsn3qJkSceDOSYs/fgtlYgx4r+aD2Vbb21WdJa9JWogA5KcyimJVoQVAlhlhOYsSaSZQ9Tld2cwY6\
            26W5TDYxAo/iSq3QFMAYSylaU7aR/TGB+w/GrRdTUFA2DePafEv34Kt0DXcPBJFBUUGRrm2GnDRZG29rU91lToLZEYZGTUjW3oRk\
            TQcU+Vmt8leYIlQtWpEqu3Qc3WmmK/Kf+0dsefI5PJ1PcNl8brD1E/bOaOxN2rNeq3ZYr7GtyG2IweMReMb4U01IbkIDkpvmdI0t\
            Qou5bYDSs/IoPZJgsUhu0xZ+Z8F/ZpvDWxKvbJ4Dn3/XRsNvsny59XA9Qod1z76ESPNxujpN3h2uFM6n/XU2Z6J8bAZhfewVxIZG\
            J5Wl5b7mWbeiCXkCZawjLKhbfP+4NUbn3K19x3NuRbP0FuZR8k5VGC0sagfJHERwmzftTE9KA62k+6905yat+khMqsl0i+YI0rp3\
            6Yb6dyv6UfN3WGuKtcDMfmdHuPJGlpfeyNh3d+PMXWlBBltc+ZLtO2NpfBY36Q0tOmnbCRASNYOq2Jbhnb0xTYZyWFp4SM0CRnPt\
            1w1EOYRzYrOGa5eeno5IY/unVV5jm+9/Qf8ZnVmJ+Ku7RFenEjOd+pjfo2NojJhO44hP32YaHhb1CXSJwzHGh3+VvUabVa4jjvrO\
            XXAw5glLwhO9FIURZ7akvqAhMIQ78On6Nf7EHCC/uMw1+Bv5whiU956QUbxEygfGsT67hH/HH5THETiCRn2m39CIv9bYiCorqhNX\
            5q8gCRo3nMA3/MTgcUXhWFAVppDfPvbqurgm8/GLk05pX0EM/NQETJWs2mSXkuJT+fjtCFgQSCC+JmnHgXxheQdfnUAA4rnAee63\
            WID8bkvQLwnnFuO9D54c8zq7rNqWS1i3g2f2tk63OCtZ2exTMgvAkZQJZnGXjuJkMD+BOCTs9/jgKQOK33EqLIHqR0SL2RH9/j0u\
            rXz5RXaVX76dBcPQ2B/YgAf5WO5uh+0hYHEc7HbfchTgCiIqH/rG6WGj9pTz7nSI9ZQcYt1/9OTJ9KPM3j8HmOQnrw6ePPu1vX/8\
            +NH06NXB0yn8PsqOHx2hOwlp/cELMmtRh33o1UsxF2NoxAFPRn1/fLGHp0d3YyMI4rB3WEawIhYfiYGDgqA6pq94ROijYCDBJIca\
            Bn2Izx2xcZIi1JInrAjAXyC+umUQz/cx3uJXx+SZjSy4jPih0BZFMNpSQR/kqefxDSaRFeCO2MRmj4VO3wSnrXQ2Y4TQ0A9mhCcZ\
            m/Mcv6c5Dxce4YYQwMeBoIcwgu/R8UcH8n/E8X1qhtEZpLk7YRDf35UntpbcA/I/2PY7PaMotvj46Hc7Oi4h5MVCwC9ihzMNwiqu\
            q75rOF5R+A/NDJxlmLKHgO09hkCaHZijx8pFZke9RmDH/ve8TGCb9sKTYqKd4/KhRmdt3zTW59gHSjLchqhMjyLS+Ub0D/u2Ti/S\
            Fw////un0/HvsvGrs+3T5mE+qV1VJxd0ZV1cqEXpR2gW+sN6jVbwlUsEjOO6V8Sz5ledMkCQVjlQo0zawj4y9uipeXj85AnsRD/X\
            aYK3S1KPvGgYzlifPyAN1iv3Icg1gelxgtwwObaj6ajTKLjH/aTl/enkm68nFeUEFpT8I7kweO3oBdcmuEdiKrnNipmbKyCtq7A3\
            28a0N/Lk1OZnUEl+TyxUXDf9Fi5CtzVq/EkEmjl/LpG18VqAO6IdqDGVNVSSw0GionqeV3T9CTEmMkc9FannVg5uM9ShOh3ndkrq\
            JcBZ8fxeBWF4RSiI3hXgO8PzWIF/pgekomhUBWVkDDkgtv7cN3uJIPP4/0eYEdNbPvnNXh5ByJGWYzmhFmvlIIgpx5hsHKQdY8Jx\
            kBosZeEuxqcZOnqXAwr3dxsjKiZo06rwlGhXWONtRt4+C1WejMXDqMVKNkDf8iliZLow5RKugnP5bqyWLJUg11E1XC70BIJGbIA/\
            eUIW+MesJwNQYxb5dokagf7AVnp1fVrIUlwlxdFZb2QlU3yG/Bl6a69ZtCOW350kxujTlmdgnRo+0QipRlMOV9NJAndNiL+tNbxf\
            vWAydYj1DYeObAiUE5NrqElv72zQYqE3IlsaT2I8PksbCmnD5xAEiRxfr09Lm50Zr7RZstImGzIaJpCeyUvtHo5np9wvIGgE9yBf\
            rl0OlGxf8UF9qVX0D/GlxTD5oGcxmbah7rL8qcNnjtIBGXepKdXCx7oF0zeJaqQev2K+o7Kg4h0KTVohpiRtfKtrhM+lwSzXgGhm\
            aqifMBokg6ffQnT5LkzjCnxKbKUUtdhbSX3dmnyBvqgzgxyeYFlrr7DwD6KSn2oWv1RPHyU1rgPr6thg1Dor+Ksik3xJTWVt8c4r\
            GsXoy2xk9yosTJ8a84tZ1YQ6B9hWY3NjsV6X1LyWHK2l3Bt7o3kdt6T8EEPpxtgs3UTqxGI4mWyMXWJUsKtvHlbmQWWvNAdQskiW\
            kNQQwnblZ5VdBZqFcW8iS+fqwTFpCkKJGZck+vdiOk/kZM1BTJOseZgWizQYsyvKxwMUpqLxkdjAeDmRtmtheDywYZ5gj1+J7pPD\
            MdjSSHKHaBKs9E28NCTYw+oZ1SjxukFeLchZotXrBPgFka0h1WKr5quxNDycUwpQ72mPwlYTCMhH7f1vxMLzZEs8qBI8skKR5cuA\
            qXCevhkEv2pUouopqTxdygEwEkmIylBl45PnvJiuWz5c2SLklsUO5fkKWfIOmuctzZniSJB8wnLAypDUL8eFDpQtYrOQ/bQtPG3z\
            pIhpiwf3DmGLlrOXStksoCzmULZJH40tPAFBWJkJET2LTktjs4BuyoT6dKhiOmDjK6FDwXSomA4Yq2qePMn/IZpewUnF2e4BJO+J\
            riovsCoCWVXZhKtxx+6WhZvQMtiBrsKc/tClnfYsnoLwWJD3jzwaV3XOIzLpgghsNIcWwd7OIUvWL8l4412nehyUjq3Sv9b0JgLz\
            d4Ozd5OmaWZAY/IYz7yBVHC+7q8LJPLIKlM4tg55nZwKc/jVIXZaQRhOMz7Ap5lLCltilmC2LFFb7tOTk4kjFLBkyUr/K9CUW0nK\
            HxlwJkWnEB3J5oK/x5C1ojfmEj5Hku8nEpKlD8/BdLO9F17xvXCEYVEGHdH0IRadL7s5ODTIs1Pllc8WtnPR8zNEIcd/z2LOQa90\
            LC6j18C+P7IgEsRxq0d2cgUzn35uAxkGpEIfoKEH0ifT6SDuC76BvJ9vl6cf6MRzSATbl8IFyK06m0QEQc59pZl7BCWSSmQWvWSC\
            mqzJ6M1rfMOPXu1ddgzmn5UToGNKRxg913Vfdug9FMfyPHWZqZ/DYq1YnqTDEhKEk/aJIe36ANHcow9z5dzDxB7A3cY2tR1AzOaW\
            wIN+cJCaYa86Fe/Prp2OHbd5wrC97KDf+0iYK7laZ367JfIR5pZmwEqgtgfDsFv7UgvyFq5jIUksf98pbxT5uXKMnjsllLgDp/uX\
            PDZ5wOdDBjmIaxtj+u6ifxrIUHcvemnR3gWMiYBGMhY8fhyqDpR2z8HjaApKSaeR86x4Dt0Wwewpr0mLZPIEzy6mYU0zTFcVBJLO\
            ndeAbRdf+xm6WMQpuO08QB0c42AQmz7F81Qq994zeQRB8pO8nrz7heM15BAzdkTbGQnaoBGm4vEU3ZXukenu4iMfhgj9wStdi1TP\
            ihnQ5Brt7N98oIL572v7wx69cra1HFnRDooT4wwDXRJNLqlJmXCfDrkUPKSWLglawMJRg/BKzYB3okiDvKO+nKFOVtqqLY/oc2Sl\
            +o/pS1IiT/EJ8UvTISi3JMM5KjrC+KujKMwajI0UmEh2eqY3kh9XVXBTwM9YwDIWB3Zdx3UzcZIo4aJVVUH45fV1rPurTl5Ym1VB\
            AhTgWlWjtalcNw+dMZiLNYv4jz9D5/U1q1KVreaZQoKlotap6fwRL4c+cjOlIFzPIl6i30oC+mg8qeyO8syuwAmLN1B3sKcmrwMX\
            zAlB+tChl29tnVTCwoM9kjhONGgxKCSWZErMC2hQv2CECnR+SmCiXQVvwoIv4gl2XWvHfRd8ncidK9Ur/hTmL3IsWDrVZo06gjsj\
            1SxAtNdPPSUXzMIqT0sNCcbpTM3FccYsWCBnmlbmVKsi+ACAh5QdYni8J+BXYwIIrvtZKHN5SVcBkQR0xQR5KAPgDo1acUHZjgOa\
            +adlJBsoLc6fWWYVQmwpYpgrFBboiDORdKQZol6uQ/ShXv2ujIoLcUMI1jFWqOJEXdmx2jy1A0TQFgUMi1hE2H1ByfiNkNCS1Q8i\
            EaltZ01VrR6Fcstcp6IzRqUTaje3ZeLNKgv6egh4iEsNhVJdQxHVHxdFejUx8QkipWvcE2yofy0frq96T/rAooDvHa2hIvFg5TbU\
            rt+n288IdaobjqrIYZ1GtZRdK6uN/W1JfmlH2doF5tUf8eCkdnpRk1CKQytw5hBAmV8d8BevC/H3AMtfZP7YYd9w2YENykDnkT0d\
            lWnbvVI4ocZiNVb2RwFbEO4aoJeJmuRhLj9eTDUlLo4YYMlzCZH1qL+/CnMp49qBYFb1dc49xxtuDkK8Sb0/O7dmEyRUi1axYVJ3\
            oaCivPKu2BFX5CzixCWxZNCnK88E1rj4T5f2yq7P2Pa3wkmBOqxmS3/Sas5awVIOpFR+v6QvM6+FtYqcDBrDQ7E4bX2JRtgtSYDD\
            ZBp84liezZasfVzIFEQ0BNSPRpFWDQAaBMchvcA2L0mj2WZpziKwJQRNGGDIXeDKglf2sCVZTaOhbVXRpGrd/uY3Jahao4Xvkqqp\
            mVhOiYUcpRJvrLw86vKtuALV/eEzPusjf6527w816de136BNJ9uZ6Nw1Zl6k+WI5uX6V5Mz4miVpORF9SsQHK4AgbLiqxPyhwNbC\
            Fl0dHiFZ7kGaEnQaAB+w1Wnw8FpFHKEsUZFjwh2DpZCFJ4MDn8eLnFvGzv5CWMW6SYOlM/dHoPaXrAc8SA36QdbExlj5Cf3RbBN2\
            WA4Ev/4xd7cJO7jCoyrZGKof81FeQFBRA1GbrHpbLPGE0ndNOPc8q1ae5TzPYjY+wKVsleLc41l4BVrF3VnIFiKpVIAaG1wBAaDY\
            so2Qac98DnLxD0qqcfihauOQZFdkVlONUXBjM+jNPCm5UOTu/AvnCCbAEPphyGHrplolwTWLO/S9fJZnaqkMG8JPar9s8zAzUk6w\
            f/CiQplPOExOSP9oM5pGS6zSTHlzvO+pQvgSFcIzg0bjGYLN8e6DptDIR4zZdj2W5gVM6/wCB66d6I2eg/eYi3Rwy/A2y9fbS8fI\
            knpl76tePha8eVWipNnZ4HuSihPEH/ZBXz1teoe7fypjGJd9D/gkZlZJTCxMRo/XBA/7QYqkkgcaxMev7XuJqPvY8MdRWZvLfiOe\
            kTimdrEE7A50/5DOj/F/cVtw4IAgdEGOaxN1093SchUGiVT+EYT1VHulWIWC/2BF00h895FKn/Xzg4Hpo/ao3C1S43wstejnPlHT\
            9a3Muju9mTVojPGBciBX20t3txxI4dJZsLdHECTJ98mAJNWwDIitVAWYAGVAasQl5/1Y9NO7CeAMVmFN3RXWYFAM1d7H3anbSHKu\
            MTIeEqaqseANFte3ORvJ4lKTZZw9CtgqkdoQTdy/WWlctz1fSXjYIPlJk0/q4o+efKqDYS9SoqrG4iL7d60WqfWpiAWEDgNSltoF\
            XQ5axEosOkp49g0NNlXAcHrm4cwXarOpQarkxqPsI1QQ1PHbJegR2lpFfOjkM6ajkFGnAgu0bWZbHodZrfZ4DAmMhbBTBk2NZEeh\
            XC7A/n2wYJ9WZrhOmPb6L1+zWnCEqwgWuIMgXOGxPoYRjtN/RpVEYMKaqTEhCoOcL8V3XY0b+yuc+DMX3R11weCpTMFx4IjiFjpy\
            MdYVXwkGL9FheVbrd77+PET9rfBDFsasgONWk9aWTuu5XGQRuwqJ/8svgPwsoEXDZvAt+L22A3L0pkdwZS2DW28E6p1LhEz+MAvc\
            JML7I6bTleHTQcmQUquOYYaxGzLky3QqEMFXjIA81zwMQUz3qcxK6jatp2AIJAzjljdewIdXM12D/nYcgf6p7WKtN14BbgwMFytb\
            oOFi68LckfliheaLhV/WEtsaMWJ+Xn3K1e6wWKwOsHyVBnEFcBOAOtqgytUUJBVV4UeuipZt6teS2sx13GG48kWe5rtsE7WNsY2i\
            5kX5SDsiLenvTZX2+IHLECjX7Dkdt/vvOzkU/1udPrZLlx49tf8ULet4dzw9w0eSaQQGuOW7HKlZY6tnzoJD6HOH2oTXm3KJ8+Iq\
            +xk1fNBQfFZaFNnDxMkGHMj86+UpnM/lBW/X+vn99VpCdpiUcoVsU9rawuNTz3aN7boRw1teC+cwIjcC0POdw1PWNxKUdLLHN57T\
            Gq0EojLaH8my1UaNo73IPGnVDT9uPTJ/UeKZR9gS++JgI7Qu5A1SbsiP44SzUG4wka56bjwwpoeH0w6P/ADKjv2MZS0NCGuYCLKI\
            gImmpQP8k6qOuxDgY+HE6shpTVM5V0RwbdJm2R7u1eC5M2qVOKD8A6Vi3LXZaQDaRj9fwYxRlK+HtTGqRsWBPM8YxpWjli6/TNoc\
            h8M1GiztTHekfsPtlkpVdyRclYDfcqeEVSFG+IMa7DFezpW+ot5HR3y0HIDjDuJTDManuZm3TFPqI4LaMgSy085X1pnxv9UoftIw\
            ZzUlqosdYvRSeUI7xa9SsPt8ns2vDg/Nkthjy/ivjL0y8/YFdGlLm6n4gWUNoi+N1/ml8WLhpSaTLc63KQ63S+e3B5SDBtuDGMUv\
            cQlgU27Sl+oV+q/Jr7boIFGZhOCwCL8QEfoiDJutaETMy/laD4ZMctVZQHEkDMlgfHpj7FocIqwCpzVruxKoYGZnqNEb7Y7hfEG5\
            LkTYPAzkQvHG5LEFZYbcC/cyZ6Sj8p3DdxLubM6GO1duevspBjl89OqjpJPyFrTec78CuZ8S0VZt5ddJZc4UPFCrK3CbFeQMg5KX\
            vNg4OWv1OvvNK+xuYeYZgXsm2XPgNPAbu8R9KZCKAinYzhFoczhHoAU5TgPT0qwlHh0utUO6lmWt3eXOmNcz8iZNjV3J8gLFhyYo\
            X8nkDnyTGMSgSgy2TZHaekX02goryANxn+mayG0V9ldGHY9MvXG1fXdW1vEyrYyfVfimoTXtpghOThdTxVaECVK3mCBi2oYTPX3B\
            o1+aMf/IjLHFex3XSiSciPWz6MxVIqe6l82Xfr5XGGwlGTIgxK2VkzoeKhDGJwsOacWiSItdh7RkCdNUDxviKFfq6Z/dtEi0PIH1\
            iPfUDnHCvDrQOI/zFgtEsEROaN+hM4loYluXjtBC3lX1SK+Z4ZajJ6qKdx2k7IP8cMe2bcu0ija0OT3BsIhrtKj8pp8W46Qc52C8\
            OSueB+GdNPmDyZNZcZi/CIIPUVU9TAbxD8C+cFx2H2rhVPJx8IqPs6e7RM5YcI8Av8JVcSmz1L6hACyBr6AggMKNV/s9cDDSeR7u\
            kYMHhPFReKhI6rEzDwPqG2NaURQrEgSPgfJ6gnqhBVldOXz78REQhifMwCHSn1hPGY2ZI0+gqvG63ydoKPPu6c6qaBSErWx23Xgl\
            uzAnUKWr4PYR6LbZp6Dlxl4rK8unzy0IMeFz9hSEkRLSU4SN9ZfXbwIhpshBsQgzJ6Xg/BI08VuYCPGUPaalURENuPZe3yQc+nGZ\
            b4dUcVXlb6AB+zQ3+0rVspZnkAtUmQ/wNCAtIfYHtKYWQcvrhJiJ2Q5o8z7rqlJqd/aqb2rKCcCSlNDUQQP1MC22ZvtuTFhTs+Ph\
            54wQ62CKzraOp4xyQJAHiG/w6NjEfd5CO+AnCNOz83P4bshY+u2wZrCOh+i3v68KbayB+1gDpHjUi4XA3rBJe/broiPoml9+d4n8\
            H/fqecbZRY5/t666NOhDdahD9ej31YseVoiWRujj051ICr97xFAKkkd51R78haNjziUTdcdDF+rbDr6RSDatzkpIzy3wHd5/qzil\
            kFcGcY+PXxyqfhm7hniqJcnnjnynqprSRfxgdvV0V6b9k9ZTCV/XL2ACbXuctZng2oQtc7NcCb4iT/Fg5TbKwjhxb1GfZ2W1g9e2\
            POVIuK5OWq6hv5x7eDbBKn8UvaQRuMoU3P2BkjwhqxwHk4LbE2lzYxBO9jwe5mhsjvqjHNV5/9WrV12rjL8mk8dQM1ZE9NFqslb+\
            MYMgRASqDpCdA0XGuD/kBRxnoOsHGYJLFFntfBNnRb0aL/HwmxwbX9D4wmF3xpMn1Y5WPDM7C3i0q4BnVfP/wdmcoKSrA8i1RSiK\
            bb/Q4yemqa/7EUemadhVp7ARgVyKiPv0+NcBdXvO1mc9Pvn0zqf0HdUdHPZrffQ0rnXastR9a4xBc/SfY2gNRbQ7CATwkSGuTWaQ\
            fv7vv1Ij7/nffqXe9ybde8T+f/NKTcaKQ6eyQMUAD+NAG+uKm6TKXrlxVrpsLKmua5B0GxMPz7RjKNMbqld53bIVxQLrG92MDx4d\
            b8zcn4b6eEXxMegR+hztHoMMd1Sosm9DmA+Z1HApAE8sBQ2bzOjzP/aMrVUeffQ7tFbBk0d3a9u7++mi2dIknfaOU9Bj2AC1Vriy\
            vnJlNS7dxQa1D66uqTP8abY9rih7zMG9/AohwbOi3sHRPtpvQNM779rOsVYhco5V3cFb1XR3TEgT7BPBglANCUZR+jo9HRF1RnbE\
            0hP4gZvh6MxeDvuaVC+KiuKbfpKM4A/kBr39qwCJWYUzHqkfGR02TvW185GJ/xgTAMf33eXHat1ino88Q1Dtm8i4Itbzvjs/5tDs\
            RJjAMEEItfXpOwYJk39srtbs6aDpEaCvqh700be37TqPRsdZPyo8R776OVW3GRwqDZHycFA7pYEQ93VYGCZprWouXLWEt3rR4kDp\
            F1YiV1c0hZk5rInMYEX6arQVJNm4cHWWX+IjLwo2a5RUtanotAdTVpqL5/kkamhHdYFb1ncydZmrl1+UjfCICGGuBc1IhjEkqq8n\
            LpI8HGMAe4XasnZ+beX5g20bcptXn/IKnVXw+1s+Ls0K+P1xhY96pVU34LPMsjuf2RJ+fOfA6oOen9kpUr4Ehof60CzqoSU1W4m8\
            a8MyH6wTdTpRKI5/5xqa5gxli+GC072atA5N/0ikWE1a+Q0IaUyEsm7zxQ2CxFMZt1DGae7dz3yV+A/BSssV5fsMHsWxKFVhv90D\
            9L2B8Ze1EEKyr7vB+YLxv8VQwP5TWx9aydfWsQKATpHZuyaNknycbpc6QmsZnwo0iO2KhkIcBsNjv8qbv7WrGgXOHRi0j4151zoV\
            wiRmvtNmnycejY+xO1PQVBrZWqJlUspak8aObKTEz0PzOQ7NTUB+W/EwgyMnmXojHqKzGaTDKEWrN2fzXm0Kbv/5Xud9YT61NijD\
            Ju5M18K1I0Ew0YwzaFpZg1Fj/MT9ThjajTRCFupQ8q/uSEy8KVDwXvZTabeyqFsqqP8WH4K6G6PhQk6/PYs0XsT5Na5xtFPiH/qE\
            I68lX7eZ3VkIil4LFnpj/0KYhB+osybE2KG0dmFYTWLZ7uUl8yCxGq1TYXLizlDOAs1drhOlZ8yzkO0KTn0lcmpJiA99wdMavlhJ\
            OW0T+EkwZxG4cGLfIgnndn3NEnOEuQFEwTRNv08MCMy1ubEeDIvt9EGqHZQK8qFUur4W6Kp706ATlXSiCDuBza4ROb1+kRYkO9cX\
            bzE8EW9h+AbRSv7n+FZQwgiLEcGiFMkchpmhpxEb4aajQhrYS2SVqnNCqzuPyWqp6RGDqAutjN+/gSINTcMPsL7HTnqc29KxIm1l\
            kXIxCVCfLB5H1OGqFWC/9gD7tQfYr+S5N9QPyFIZRsCHKk83MoxUZAa/eXXhuy7mxYCDEZYpH5/Tc46+ItY9nHrLfgHF4WjsYw0P\
            HyVXpQV+Rg+Ioz0FHgTFyLFKnP8t+7j/xSDu/1W6DQD+lyHA/7I5rRngf+01HI6sE70HdD6nv6dn42NjV1KYOg5QfwLfwvaJoWv6\
            RYFri04DIOFD9hsAf9sKkRwrtUXiZ7jNTi2LXN+NSp50hyumJsL/SFA71DsI2U7gjc100ZoGHSMfQBlXbc3l6denX0+IJX4Dc8Ic\
            Xp2xj+XNL79sZDHdUctm0AMBKpUp8OhniDuqbHn7M9SHwE/lNZ7t6utZ1QAPgScNXvpS3/hozgpwdergr2wJNLjVLAqpx2n9Il8c\
            zaaz/Dk+kT5PKwyEhM9T+ib1l8MU2H079Rpt3E9h4/Cl+kLdPMzRG+jcjcdmq+3Oud0VthtW7cUpOqWOWnMIrUkrag4/DtdppS0p\
            MP5oVrTtxIaNo4bh3nFCW9KFgsdy1XWDZ/egLiMtpf3mi/TJ1F649NhuXHp0PLV/q9NH7pGtIQj+ONfi3F6Izgo0QH/Jfn1hoHT5\
            XRt7Efj63SJeaYV3b8zBB3TZw6qZKPpEIAmoBVilqFsFP4pWa3N+P0txYczvX5OHvsu+3+AtHqZCNNYBDcBeMpn1gqxKBZPWGrW1\
            p7Ym6+ukjhTk7pdRQi1t4V+VneXhGPERhcM1YXM2k2RNFiA+/iS1lNar3YR7RUW6CMETsXv4hRHTYTi6/PqLM3ms1i1FlSqoGu/7\
            8iVmATQuB0fj5iU3JtD5aYLf0tGXFARZwkYCqK4oz+DWTcSMtAbuL4Nac1gni880d25wgYpXK1hDEcVxAfukQHXV0Qk7JtDPtfIm\
            2JrM4VHoDrVGsv2U16uEBAMQzxoabbOdCephg34IM41eFZO6Myecmp+SEyBcbs7hVRtyYX+ZQ3HHPJfyCkNb2d0bUaTxo9tqP+WB\
            d5uCSi9IJ1iMcoGMqrPz4IvDqmkrAQUj9BOSiF5gbXU1Oiv+jpEzwe0fr7dVo4blaS5qxknFdopTNAcXslwuFho6l6C0DbFgSF6p\
            zpciEnuelFcneN/LkEz3MtOeytSAWgiAHSsn0l7cox2Y4PJUCPWpOPVV0jYkDziOs9LtDrvh9S4cxeoZrc2nUxArmqo+2wq3RwWy\
            QD26wG8rsiz4OgtS3L/o6Z7byOGxV2IDaoOay7wA/cZQ8ei0sO3SIv+8pnzOiwE97aG4JVz4JS78uVdlcerVCyZMyCwKs0CL/0vk\
            5+j5Ehur6mfxGFgZPuqKN/fPsXpvGaBDEZNJGGygrJfjmd/JnEYVVE/z5oDcY9EZQmopVPm+/UYx8Yv0whlaUGtXouQWVZfRV3Ji\
            xjKsz2s94UhOolUl7UL+n+QPvrBfGODArpB1WwniqGTx2v1WiKd6bBpCCl+5bbNbouoMjBtMrD8myUUzzcgnd2cD07pTQWnoBKNO\
            FSNqhnPQJgMNlundo5Dt+A7WoiyQjA5fOHzRZKj9sOv86OBX6KKM+LUZ4m/C2SI+x6qjOtQhfX32lr7Tpl3s6BYed9PQBCrcZPnM\
            VeOZS2SCfudD/sk+OvhkwmwJRy/eZ0VBMTc2n3D6FBSpnmOkbExtmRBMRt1cXmfU8kbuJMoTpKEcrE3tt3Jfy5zp1uUahNLHmgaY\
            MEp90ZjNWKVjp4ymEoSbesLVE0gRtGn/pFKODCdJ0+CPrQcKaUc4D6+bOwod/w0EoVM7vH3kNqvZfudeDpfYF8CfWp7kcUskINiN\
            3GCPoalrnfunZ7tUZ3WOwfnAtqcZR2ctY5h15SiCcEIzVY2+Zo7lJjjksFB4draMsH+wRO1U18420RSvZlGtEsv1Flgr7ls5TEFV\
            a3ZwkUsLuOHAQQCYmyPXD2lu63beNI3ODwZAOHjlahT4RMIwvMo8fwRsSOe89kzOkA72LaFMsCGFp0LYm6x21Cq/TdVGP2LL84rX\
            v6oSV/v4rV6DtFGi0vj3On362K5cevTMboJrCVwk0D4vRGWb7hSlra6rOq3nKopBydkEf83dDmMfeXXhFZ2rz3DWaR9Ov1kHqTf7\
            UrfQXX6xtT72OSYZyH4JXdEi1vigcWcZDbtI/zJ/VbsLf7tRqhAV6L1TroOS4ZO3cCSvOhnactrDVC5414GQKxchV9WkWsdcdx7d\
            c5zNWS26FVxZf3Xben5fNzbHFvZsa0WpaGRs2BNsG7YH0bZ2i97CVilMuFSMCy1N68W9o1mSd1ojPZA2OQ/VdG+KwFCD0lmpy4KS\
            FFbu2mLbyu+w2ao8YMZUfjnZq5l0tZqtabES3yWZbFoB1fJGZohaV/jRjZm6jNi8g1Wlc0dJEYSDiA59gCRKtRaa5fKDCaUMJyeR\
            NuzZTpmXQyaBzFIAe4QRuYkwQIyT02EJIlB+HcFD/OfoRTtBL7sYbuaDJECuHB2MhWphZ/HelRQgiq0qdKbbeELtpA1u6mt3obQh\
            f+T8rFtbx7usQPLxNquNgi1JgWGGxXLK5OLJLssIIcKZeXzKzAMqE27yxwtviuss3Cnmog+Pazm/Wxm+nZ7bt7NabAP+akG/aO0/\
            x9XYPchbe0LdAts6LwQFS087frufvE21FM3Hl/K9swnB9LAd2Ae9g6WJU5n9g1qaFNq7jZ95UWxx+Mzm4/rO/k+ASmM0fvFLsmzP\
            78ku+a7WbwNXF+XD2hsE4Clapw/eQvWKepeVpLeUcsEqDsxlmzRevZYNHiwrRuGUGewkEjOiovZmamFsQenLHGpfMSg/hKCIrEee\
            Ake2eAjRtPZKtczxBh/z4PdhWj5YORuEwF6VySaEs6Dxc0huwr1JFKL00b7Ir8w64dodb6FJZp3Fp+aKNTL9IS4ozz7DbBWOK3du\
            SzgiSGfdgaJHlM8Jc39kImY0F8m+gi1JjsFHHU7X5tyGyb9HxY+dHA8aLmx26DXEP7JMQ/fKU30mOeKfnHx690NJEfE6JdxBuefB\
            pDosUIJyL0Xx+l37eNlYcctQhqOJO+UFBJmGH0y08sF3K5yYsIrQ9UL2mlYknQsaVrPZ8rt5vkStu+rneJ3qtAM7wAt4RWE82awS\
            5APl8vFcA8qyEGjHKc4s+raA3yfITqLRbNqj9ZqfCz79IOSeP+0Bb6YuK3azHa3Qz/Ee6B7OtBfCWVMOo/dwtQreE90TdqM2I/UE\
            GNZigCjCVOkHQMIOQcBaFUv3VONU04BiNS1absW2gb6IABqUtcokD04JhgWin5Ga1i7f9COif6iKR/pmsPhU10xNdaFPdEh3BlJI\
            yCwx3SSipiDe81ofXmzONegKah4AB/2FKau6Jp9j6Ggn4I/vtPUFkC4GoxeJAh3XhrImG5WMKy6GEtoP+YAMczfgA2p7DsEpU6SO\
            c32tuke+bX2MZWRKovKW4P1CQbF34kTJwrmWHL5fkM5dxhNJ28spgL+qJgjOAZ7wF7W8wpEDKgT0kRNH8pKqWpAEAt6Ymt+wzJCE\
            vkbf4rQfISpfE+JXYS3/DFBBdBgYzUMHV1A96hbVQxsq8B5YE5Z1yTPHMNqHNFu2a/oS/I846hq/tGGik0Ft27TlRTOcopYapSTu\
            zx3F5XYs2dXSgxt04vobSZTUX+FNw8wlfrJSLhWCTFdhGpkf8iQmyLWBhmIcoLQVya/pgiQj87wDJbnfchuUSS8tUzsdxjPGuaVI\
            TKICmk79W1cOH7J6FGGYP+lFbVZQmD6IldBafRPLKI7hirRJ8aua8zXBm4a2ircu3FXX18uVPHD4SnwN7TySNqX0cZtX8ECJWsrY\
            sSpK8S1tCdoe/3QZJorLTNNqwU/wQzhO3VFU+GNZUIMJPbjwMu21Eh94WxijXqSZ3TmN8Cz3OtzB+k1cLFEz1t4LYKxDGcSVWmOH\
            Cm739IgfFxiZyct9yl8DFKW/J7ro9Tgoho+JvUS2NXo3ZlehVyhf7bdcytV9U9TOBnCv/JNI0M2sJu9seN4LdMi0Lrg7hQrV+oDa\
            oVNfvzpfiPpHPslDbZCw5/y636eF18zuQ6CjTrArTzAU7xiiIjxSDW5RiSUsg966gRzYnEDJO06undIE3PxWE7xSPZeCYbawxDpQ\
            D/ePXlliYlVxmWR5gxLFSNrA5NZLQXgm7x2KECZ4UYu+Yo9yYZzXO0OpogqEdqyMg128dd4NbJW3gxdrbL5UY4tdSx3ehXuh8Kx9\
            GRwelIv0E04JuRpVP+HXzq0vODUFIkq5jo82612l5iYEzM9xFS9hCpTtixWH116ptfOa5TMe7VipDfBz04SnrhoSSm3d3iXvzxVs\
            3V/ru9KLnQtUaRqc8yK6FkUU3LWcKmk5nNr3dq9MqS1b1rJ2rPyRklAnyFIB8TOmRFtRBMYKcdK5kAlXIf+R3K0OdrV2mQh7Y7Xy\
            i5FCNeFRyxgV31Xe/Ekegk6xYWdNJAt1VB93S+eRxosaZIPapvLI2U/dinnaxHIpj9JgmILw++OTmnlg4sjSIz5KuUMcuOD1YQvD\
            NUSY76GxhSdLzNRxAqvUH76gWCIj9i4qUBM0ImrfW++3nO6umrE6lU5HqE3DWeasE5XGfiJ8o3IPdKh59a1/Hnu9yHesFmfVFmmg\
            Y59xi0e2UsK5cKYVdhTMs1lBjVCdAXmAZfU6RZBftv3voI8j3hoeAXmmNS8p0SLomry3h1utPOLvgVkUicmn+A77Zn2NgBEgEAUx\
            DER+Rqih9kYDPhcofRZx4A3KfqqRf8GS7KftJ8k57BuNZpD2FuzcvtMIxnZt5v8LSzd34rE7AQA=
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
