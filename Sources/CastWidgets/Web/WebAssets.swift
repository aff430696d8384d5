// Made by Scripts/embed-assets from the files in Assets. Change those, then run it.
// f1a113e388800ec3fd4ef50c 61f7a11aefccb11ff6f753ec

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
        "text/javascript; charset=utf-8", tag: "24c81cc86fffb28e",
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
            ","auto"),t.classList.add("popup");let s=o("div.popup-place",{},d,t);l(d,"aria-haspopup",e),l(d,"ari\#
            a-expanded","false");let n=()=>t.contains(t.getRootNode().activeElement);function r(){let a=d.getBou\#
            ndingClientRect(),{width:c,height:m}=t.getBoundingClientRect(),p=Math.min(Math.max(12,a.left+a.width\#
            /2-c/2),innerWidth-c-12),h=a.top-m-8;t.style.left=`${Math.max(12,p)}px`,t.style.top=`${h>=12?h:Math.\#
            max(12,Math.min(a.bottom+8,innerHeight-m-12))}px`}return d.addEventListener("click",()=>{if(t.matche\#
            s(":popover-open"))return t.hidePopover();t.showPopover();let a=i();r(),a?.focus({focusVisible:!0})}\#
            ),t.addEventListener("beforetoggle",a=>{a.newState==="closed"&&n()&&d.focus()}),t.addEventListener("\#
            toggle",a=>{l(d,"aria-expanded",String(a.newState==="open"))}),s}var Dt=k('.menu{min-inline-size:160\#
            u;max-inline-size:min(280u,100vw - 24u)}.menu > button{display:flex;align-items:center;gap:12u;inlin\#
            e-size:100%;min-block-size:48u;padding-block:8u;padding-inline:12u 16u;border-radius:10u;font-size:c\#
            alc(var(--_far) * .9375em)}.menu > button:hover{background:var(--_hover)}.menu > button > .icon{opac\#
            ity:0;inline-size:20u;block-size:20u}.menu > button[aria-checked="true"] > .icon{opacity:1;color:var\#
            (--_button-text)}');function bt(d,{label:t,choices:e,chosen:i,choose:s}){let n=o("div.menu",{role:"m\#
            enu","aria-label":t,part:"menu"});function r(){return n.replaceChildren(...e().map(({value:a,text:c}\#
            )=>{let m=o("button",{role:"menuitemradio","aria-checked":String(a===i()),tabindex:-1,onclick:()=>(n\#
            .hidePopover(),s(a))},y("check"),o("span"));return g(m.lastChild,c),m})),n.querySelector('[aria-chec\#
            ked="true"]')??n.firstElementChild}return n.addEventListener("keydown",a=>{let c=[...n.children],m=c\#
            .indexOf(n.getRootNode().activeElement),p={ArrowDown:m+1,ArrowUp:m-1,Home:0,End:c.length-1}[a.key];i\#
            f(a.key==="Tab")n.hidePopover();else if(p!==void 0)c[(p+c.length)%c.length]?.focus({focusVisible:!0}\#
            );else if(a.key!=="ArrowLeft"&&a.key!=="ArrowRight")return;a.key!=="Tab"&&a.preventDefault()}),Z(d,n\#
            ,{kind:"menu",begin:r})}var tt=class{#t=0;#i=null;#e=null;#s=!1;#n=!1;#a=-1/0;#o=0;constructor({send\#
            :t,changed:e,failed:i}){Object.assign(this,{send:t,changed:e,failed:i})}get shown(){return this.#i??\#
            this.#t}get isWaiting(){return this.#i!==null&&!this.#s}tell(t){this.#t=t,this.#c()}move(t,e){this.#\#
            s=e,(this.#i!==t||this.#e!==null)&&(this.#i=this.#e=t,this.#l()),this.#c(),this.changed()}forget(){c\#
            learTimeout(this.#o),this.#s=!1,this.#i=this.#e=null}#l(){if(clearTimeout(this.#o),this.#n||this.#e=\#
            ==null)return;let t=this.#a+100-performance.now();if(t>0)return void(this.#o=setTimeout(()=>this.#l(\#
            ),t));let e=this.#e;this.#e=null,this.#n=!0,this.#a=performance.now(),this.send(e).then(()=>this.#r(\#
            ),i=>this.#r(i))}#r(t){this.#n=!1,t&&(this.#i=this.#e=null,this.failed(t)),this.#e!==null?this.#l():\#
            this.#i!==null&&(this.#o=setTimeout(()=>this.#d(),1e3)),this.#c(),this.changed()}#c(){this.#s||this.\#
            #n||this.#e!==null||this.#i===null||Math.abs(this.#i-this.#t)<=.011&&(this.#i=null)}#d(){if(this.#s)\#
            return void(this.#o=setTimeout(()=>this.#d(),1e3));this.#n||this.#e!==null||(this.#i=null,this.chang\#
            ed())}};var I=k('.slider{position:relative;display:block;block-size:48u;touch-action:pan-y;cursor:po\#
            inter;border-radius:8u;--_at:0;--_from:0;--_to:0;user-select:none;-webkit-user-select:none}.slider[a\#
            ria-disabled="true"]{cursor:default}.slider > .track,.slider > .reach,.slider > .fill{position:absol\#
            ute;inset-block-start:50%;block-size:4u;margin-block-start:-2u;border-radius:4u;transition:block-siz\#
            e .12s,margin .12s}.slider > .track{inset-inline:0;background:var(--_unseekable);overflow:hidden}.sl\#
            ider > .reach{inset-inline-start:calc(var(--_from) * 100%);inline-size:calc((var(--_to) - var(--_fro\#
            m)) * 100%);background:var(--_secondary)}.slider > .fill{inset-inline-start:0;inline-size:calc(var(-\#
            -_at) * 100%);background:var(--_progress)}.slider > .thumb{position:absolute;inset-block-start:50%;i\#
            nset-inline-start:calc(var(--_at) * 100%);inline-size:16u;block-size:16u;margin-block-start:-8u;marg\#
            in-inline-start:-8u;border-radius:50%;background:var(--_progress);transition:transform .12s,box-shad\#
            ow .12s}.slider[aria-disabled="true"] > .thumb{transform:scale(0)}.slider:not([aria-disabled="true"]\#
            ):hover > .thumb{box-shadow:0 0 0 8u var(--_hover)}.slider.held > .thumb{transform:scale(1.25);box-s\#
            hadow:0 0 0 10u var(--_press)}.slider:is(:hover,.held):not([aria-disabled="true"]) > :is(.track,.rea\#
            ch,.fill){block-size:6u;margin-block-start:-3u}.slider[aria-busy="true"]::after{display:none}.slider\#
            [aria-busy="true"] > .thumb{animation:breathe 1.2s ease-in-out infinite}.slider > .mark{position:abs\#
            olute;inset-block-start:50%;block-size:6u;inline-size:6u;margin-block-start:-3u;margin-inline-start:\#
            -3u;inset-inline-start:calc(var(--_mark) * 100%);border-radius:50%;background:var(--_ad);box-shadow:\#
            0 0 0 1.5u var(--_background)}.slider > .bubble{position:absolute;inset-block-end:100%;inset-inline-\#
            start:clamp(20u,calc(var(--_at) * 100%),calc(100% - 20u));transform:translateX(-50%);padding:3u 9u;b\#
            order-radius:8u;background:var(--_snack);color:var(--_on-snack);font-size:calc(var(--_far) * .8125em\#
            );opacity:0;transition:opacity .12s;pointer-events:none;white-space:nowrap}[dir="rtl"] .slider:not([\#
            dir="ltr"]) > .bubble{transform:translateX(50%)}.slider.held > .bubble{opacity:1}@media (forced-colo\#
            rs:active){.slider > .track{border:1px solid CanvasText}.slider > .reach{display:none}.slider > .fil\#
            l,.slider > .thumb{background:Highlight;forced-color-adjust:none}.slider > .mark{background:CanvasTe\#
            xt;forced-color-adjust:none}}');function $({label:d,step:t=1,page:e=10,say:i=String,show:s=null,time\#
            line:n=!1,part:r="slider",input:a,change:c,cancel:m}){let p=s?o("span.bubble.time",{"aria-hidden":"t\#
            rue"}):null,h=o("div.slider.plain",{role:"slider",part:r,tabindex:0,"aria-label":d,"aria-orientation\#
            ":"horizontal",dir:n?"ltr":null},o("span.track"),o("span.reach"),o("span.fill"),o("span.thumb",{part\#
            :`${r}-thumb`}),p),u={min:0,max:1,from:0,to:1,value:0,enabled:!0},v=null,w=[],z=null,A=()=>getComput\#
            edStyle(h).direction==="rtl",E=b=>u.max>u.min?Math.min(1,Math.max(0,(b-u.min)/(u.max-u.min))):0,P=b=\#
            >Math.min(Math.max(b,u.from),u.to),ht=()=>h.getRootNode().activeElement===h;function H(b=!0){let x=v\#
            ??u.value;h.style.setProperty("--_at",E(x).toFixed(5)),p&&v!==null&&g(p,s(x));let S=i(x);S!==z&&(b||\#
            !ht())&&(z=S,l(h,"aria-valuenow",Math.round(x*100)/100),l(h,"aria-valuetext",S))}function Mt(b){v=P(\#
            b),h.classList.add("held"),H(),a?.(v)}function K(b){if(v===null)return;let x=v;v=null,h.classList.re\#
            move("held"),b?(u.value=x,c?.(x)):m?.(),H()}let Tt=b=>{let{left:x,width:S}=h.getBoundingClientRect()\#
            ,L=Math.min(1,Math.max(0,(b.clientX-x)/(S||1)));return u.min+(A()?1-L:L)*(u.max-u.min)};return h.add\#
            EventListener("pointerdown",b=>{!u.enabled||b.button||(h.setPointerCapture(b.pointerId),Mt(Tt(b)))})\#
            ,h.addEventListener("pointermove",b=>v!==null&&h.hasPointerCapture(b.pointerId)&&Mt(Tt(b))),h.addEve\#
            ntListener("pointerup",()=>K(!0)),h.addEventListener("pointercancel",()=>K(!1)),h.addEventListener("\#
            keydown",b=>{if(!u.enabled||b.altKey||b.ctrlKey||b.metaKey)return;if(b.key==="Escape"&&v!==null)retu\#
            rn b.preventDefault(),void K(!1);if(V()&&(b.key==="ArrowUp"||b.key==="ArrowDown"))return;let x=A()?-\#
            1:1,S={ArrowRight:t*x,ArrowLeft:-t*x,ArrowUp:t,ArrowDown:-t,PageUp:e,PageDown:-e,Home:-1/0,End:1/0};\#
            b.key in S&&(b.preventDefault(),u.value=P(u.value+S[b.key]),H(),c?.(u.value,!0))}),{element:h,get is\#
            Held(){return v!==null},get value(){return v??u.value},set(b){u.value=b,v===null&&H(!1)},range(b,x,S\#
            =b,L=x){if(u.min===b&&u.max===x&&u.from===S&&u.to===L)return;Object.assign(u,{min:b,max:x,from:S,to:\#
            L}),l(h,"aria-valuemin",Math.round(S*100)/100),l(h,"aria-valuemax",Math.round(L*100)/100),h.style.se\#
            tProperty("--_from",E(S).toFixed(5)),h.style.setProperty("--_to",E(L).toFixed(5));let ie=w;w=[],this\#
            .mark(ie),H(!1)},enable(b){u.enabled=b,l(h,"aria-disabled",b?null:"true"),b||K(!1)},busy(b){l(h,"ari\#
            a-busy",b?"true":null)},drop(){K(!1)},mark(b){if(b.join()!==w.join()){w=[...b],h.querySelectorAll(".\#
            mark").forEach(x=>x.remove());for(let x of w.slice(0,200)){let S=o("span.mark");S.style.setProperty(\#
            "--_mark",E(x).toFixed(5)),h.insertBefore(S,h.querySelector(".thumb"))}}}}}var et=k('.row{display:gr\#
            id;grid-template-columns:48u minmax(0,1fr);column-gap:12u;align-items:center;min-inline-size:0}.row \#
            > .words{grid-column:2;display:flex;align-items:baseline;gap:12u;margin-block-end:-10u}.row > .words\#
             > .line{flex:1}[dir="ltr"] .words > .line{text-align:left}[dir="rtl"] .words > .line{text-align:rig\#
            ht}.row > .words > .caption{font-variant-numeric:tabular-nums}.row > :is(.icon-button,.disc){grid-co\#
            lumn:1;grid-row:1 / span 2;margin-block-end:8u}.row > .slider{grid-column:2}.row > .icon-button{back\#
            ground:var(--_raised)}.row > .icon-button:hover{background:var(--_tonal);color:var(--_on-tonal)}.row\#
            .quiet > .icon-button{background:var(--_tonal);color:var(--_on-tonal)}.row > .disc{display:grid;plac\#
            e-items:center;inline-size:48u;block-size:48u;border-radius:50%;background:var(--_raised);color:var(\#
            --_caption)}.row.quiet > .slider > :is(.fill,.thumb){background:var(--_caption)}'),R=class{#t=null;c\#
            onstructor(t,{tag:e="div",attributes:i={},step:s,send:n,sendMuted:r}){Object.assign(this,{owner:t,se\#
            ndMuted:r}),this.fader=new tt({send:n,changed:()=>this.draw(),failed:c=>t.fail(c.message)}),this.nam\#
            e=o("span.title.line",{part:"name",dir:"auto"}),this.value=o("span.caption.time",{"aria-hidden":"tru\#
            e",part:"value"}),this.mute=t.iconButton("volume","",{part:"mute",onclick:()=>this.#e()}),this.disc=\#
            o("span.disc",{"aria-hidden":"true"},y("volume"));let a=0;this.slider=$({label:"",step:s,page:Math.m\#
            ax(s,.2),part:"slider",say:c=>this.#s(c),input:c=>{this.isHeld||(this.isHeld=!0,a=this.fader.shown),\#
            this.fader.move(c,!0)},change:c=>this.#i(c),cancel:()=>this.#i(a)}),this.slider.range(0,1),this.elem\#
            ent=o(`${e}.row`,i,o("div.words",{},this.name,this.value),this.mute,this.disc,this.slider.element)}i\#
            sHeld=!1;forget(){this.fader.forget(),this.element.remove()}#i(t){this.isHeld=!1,this.fader.move(t,!\#
            1)}#e(){let t=!this.isMuted,e=this.#t={muted:t},i=()=>{this.#t===e&&(this.#t=null,this.draw())};this\#
            .draw(),this.sendMuted(t).then(()=>setTimeout(i,1e3),s=>{i(),this.owner.fail(s.message)})}get isMute\#
            d(){return this.#t?.muted??this.told?.muted??!1}tell(t){this.told=t,this.#t?.muted===t.muted&&(this.\#
            #t=null),this.fader.tell(t.level),this.draw()}#s(t){let{language:e}=this.owner.texts;if(this.format?\#
            .language!==e){let i={style:"percent",numberingSystem:"latn",maximumFractionDigits:0};this.format={l\#
            anguage:e,numbers:new Intl.NumberFormat(e,i)}}return this.format.numbers.format(t)}draw(){let{owner:\#
            t,told:e,isMuted:i}=this;if(!e)return;let s=this.fader.shown;g(this.name,e.title??e.name),g(this.val\#
            ue,i?"":this.#s(s)),this.slider.set(s),this.slider.enable(e.canChange),this.slider.busy(this.fader.i\#
            sWaiting||e.waits);let{element:n}=this.slider;l(n,"aria-label",t.t("volumeOf",e.name)),l(n,"aria-val\#
            uenow",Math.round(this.slider.value*100)/100),l(n,"aria-valuetext",this.#s(this.slider.value));let r\#
            =i||s===0?"mute":s<.5?"volumeLow":"volume";for(let a of[this.mute,this.disc])_(a,r);l(this.mute,"hid\#
            den",!e.canMute),l(this.disc,"hidden",e.canMute),l(this.mute,"aria-label",t.t(i?"unmuteOf":"muteOf",\#
            e.name)),l(this.mute,"aria-busy",this.#t||e.muteWaits?"true":null),this.element.classList.toggle("qu\#
            iet",i)}};var Ht=k(".stream-volume{inline-size:min(340u,100vw - 24u);padding:14u 18u 6u 14u;overflow\#
            :hidden}.stream-volume .icon-button{background:var(--_background)}"),se=.05,it=class{constructor(t,e\#
            ){this.title=t.t("volume"),this.row=new R(t,{step:se,attributes:{part:"stream-volume"},send:i=>f.sen\#
            d("setStreamVolume",{level:i}),sendMuted:i=>f.send("setMuted",{muted:i})}),this.popup=o("div.stream-\#
            volume",{role:"group","aria-label":this.title},this.row.element),this.place=Z(e,this.popup,{kind:"tr\#
            ue",begin:()=>this.#t()})}#t(){let{slider:t,mute:e,told:i}=this.row;return i?.canChange?t.element:e}\#
            draw(t){let{canSetStreamVolume:e=!1,canMute:i=!1}=t??{},s=t?.expanded.some(({type:r})=>r==="muteTogg\#
            le"),n=e||i&&!s;if(l(this.place,"hidden",!n),!n)return this.row.fader.forget();this.row.tell({title:\#
            this.title,name:t.title??t.subtitle??"",level:t.streamVolume,muted:t.muted,canMute:i,canChange:e,wai\#
            ts:t.pending.includes("streamVolume"),muteWaits:t.pending.includes("muting")})}};var Kt={all:"repeat\#
            ",single:"repeatOne",allAndShuffle:"shuffle"},gt={off:"tracksOff",all:"repeatAll",single:"repeatOne"\#
            ,allAndShuffle:"repeatShuffle"},st=class{constructor(t){this.owner=t;let e=new Intl.NumberFormat(t.t\#
            exts.language,{numberingSystem:"latn"});this.times=s=>`${e.format(s)}×`;let i=s=>({"aria-haspopup":"\#
            dialog",onclick:()=>O(s)});this.speedPlace=this.#i(),this.repeatPlace=this.#e(),this.tracks=this.#t(\#
            "captions","captions",i("cast-track-selection")),this.queue=this.#t("queue","queue",i("cast-queue"))\#
            ,this.volume=new it(t,this.#t("sliders","volume")),this.element=o("div.tools",{part:"tools"},this.sp\#
            eedPlace,this.repeatPlace,this.tracks,this.queue,this.volume.place)}#t(t,e,i){let s=this.owner.t(e),\#
            n=o("button.icon-button.tool",{"aria-label":s,part:`tool tool-${t}`,...i});return _(n,t),n}#i(){retu\#
            rn this.speed=this.#t("speed","speed"),this.speedValue=o("span.value.time"),this.speed.append(this.s\#
            peedValue),bt(this.speed,{label:this.owner.t("speed"),choices:()=>(f.state("media")?.rates??[]).map(\#
            t=>({value:t,text:this.times(t)})),chosen:()=>this.owner.wish("rate")??f.state("media")?.rate,choose\#
            :t=>this.owner.act("rate","setRate",{rate:t},t)})}#e(){return this.repeat=this.#t("repeat","repeatMo\#
            de"),bt(this.repeat,{label:this.owner.t("repeatMode"),choices:()=>(f.state("media")?.repeats??[]).ma\#
            p(t=>({value:t,text:this.owner.t(gt[t]??t)})),chosen:()=>this.owner.wish("repeatMode")??f.state("med\#
            ia")?.repeat,choose:t=>this.owner.act("repeatMode","setRepeatMode",{mode:t},t)})}draw(t){let e=[this\#
            .speedPlace,this.repeatPlace,this.tracks,this.queue];if(!t)e.forEach(i=>l(i,"hidden",!0));else{this.\#
            #s(t),this.#n(t);let i=t.expanded.some(({type:s})=>s==="closedCaptions");l(this.tracks,"hidden",!t.h\#
            asTracks||i),l(this.queue,"hidden",!((f.state("queue")?.count??0)>1))}this.volume.draw(t)}#s(t){let \#
            e=this.owner.wish("rate")??t.rate;l(this.speedPlace,"hidden",t.rates.length<2),g(this.speedValue,e==\#
            =1?"":this.times(e)),l(this.speed,"aria-label",`${this.owner.t("speed")}, ${this.times(e)}`),l(this.\#
            speed,"aria-busy",this.owner.isBusy("rate",t.pending)?"true":null)}#n(t){let e=this.owner.wish("repe\#
            atMode")??t.repeat;l(this.repeatPlace,"hidden",t.repeats.length<2),_(this.repeat,Kt[e]??"repeat"),l(\#
            this.repeat,"data-on",e in Kt);let i=gt[e]&&this.owner.t(gt[e]);l(this.repeat,"aria-label",[this.own\#
            er.t("repeatMode"),i].filter(Boolean).join(", ")),l(this.repeat,"aria-busy",this.owner.isBusy("repea\#
            tMode",t.pending)?"true":null)}};var Vt=10,ne=350,nt=class{#t=null;#i=0;#e=null;constructor(t){this.\#
            owner=t,this.slider=$({label:t.t("seekSlider"),step:5,page:30,timeline:!0,part:"scrubber",show:e=>th\#
            is.#a(e),say:e=>this.#o(e),input:e=>this.#n(e),change:(e,i)=>this.#r(e,i?ne:0)}),this.at=o("span.tim\#
            e",{part:"position"}),this.end=o("span.time",{part:"duration"}),this.live=o("button.live-mark",{part\#
            :"live",onclick:()=>this.#l()},t.t("live")),this.element=o("div.scrub",{part:"scrub"},this.slider.el\#
            ement,o("div.times",{},this.at,o("span",{},this.end,this.live)))}forget(){clearTimeout(this.#i),this\#
            .#t=null,this.slider.drop()}draw(t){this.#e=t,this.slider.enable(t.canSeek),this.slider.busy(this.ow\#
            ner.isBusy("position",t.pending)),this.slider.mark(t.live?[]:t.adPositions.filter(e=>e>=0&&e<=(t.dur\#
            ation??0))),l(this.end,"hidden",t.live),l(this.live,"hidden",!t.live),g(this.end,t.live||t.duration=\#
            =null?"":M(t.duration)),this.live.disabled=!t.canSeek}tick(t){let e=Boolean(t&&t.showsPosition&&(t.l\#
            ive||t.duration));if(l(this.element,"data-empty",!e),!e)return void(this.#e=null);this.#e=t;let[i,s]\#
            =this.#s(),[n,r]=t.live?[i,s]:[t.seekable?.[0]??0,t.seekable?.[1]??s];this.slider.range(i,s,n,r);let\#
             a=this.#t??this.owner.wish("position")??f.position(t);this.slider.set(a),this.slider.isHeld||this.#\#
            n(a)}#s(){let t=this.#e;if(!t?.live)return[0,t?.duration??0];let e=Math.max(0,f.now-t.position.at)/1\#
            e3,[i,s]=t.seekable??[0,0],n=f.position(t);return t.seekable?[Math.min(i+e,n),Math.max(s+e,n)]:[n-1,\#
            n]}#n(t){g(this.at,this.#e?.live&&!this.#e.seekable?"":this.#a(t)),this.#e?.live&&this.live.classLis\#
            t.toggle("behind",this.#s()[1]-t>Vt)}#a(t){if(!this.#e?.live)return M(t);let e=this.#s()[1]-t;return\#
             e>Vt?`−${M(e)}`:""}#o(t){let e=this.#e;return e?e.live?this.#a(t)||this.owner.t("live"):e.duration?\#
            `${M(t)} / ${M(e.duration)}`:M(t):""}#l(){this.#r(this.#s()[1],0)}#r(t,e){this.#t=t,clearTimeout(thi\#
            s.#i),this.#i=setTimeout(()=>{this.#t=null,this.owner.act("position","seek",{position:Math.round(t*1\#
            e3)/1e3},t)},e)}};var vt=class extends C{static get sheets(){return[I,Nt,Dt,et,Ht,qt]}static get top\#
            ics(){return["media","dialog","queue","button"]}static get node(){return"expandedController"}static \#
            get eventName(){return"expanded"}static get isFull(){return!0}#t=!1;#i=null;#e=new Et(()=>this.#r())\#
            ;buildSheet(){_(this.closeButton,"down"),this.head.append(o("cast-button",{part:"cast-button"})),thi\#
            s.artwork=new J,this.panel.prepend(this.artwork.glow),this.adLine=new Q(this),this.scrubber=new nt(t\#
            his),this.tools=new st(this);let t=o("div.frame",{},this.artwork.cover.element,this.adLine.element);\#
            this.body.append(o("div.stage",{},o("div.art",{},t),o("div.panel",{},this.#s(),this.scrubber.element\#
            ,this.#n(),this.tools.element,this.#a())))}closed(){this.#e.run(!1)}opened(){this.#t=f.state("media"\#
            )!=null}firstFocus(){return this.playback.disabled?null:this.playback}#s(){return this.titleLine=o("\#
            h3.title",{part:"media-title",dir:"auto"}),this.subtitle=o("p.small",{part:"subtitle",dir:"auto"}),o\#
            ("div.meta",{part:"meta"},this.titleLine,this.subtitle)}#n(){this.slots=Lt(this,"expanded",4),this.p\#
            layback=o("button.playback",{part:"playback",onclick:()=>Ot(this,this.playback)});let[t,e,i,s]=this.\#
            slots;return o("div.transport",{part:"transport",role:"group","aria-label":this.t("openPlayer")},t,e\#
            ,this.playback,i,s)}#a(){return this.next=o("span.line",{dir:"auto"}),this.upNext=o("button.upnext",\#
            {part:"up-next","aria-haspopup":"dialog",onclick:()=>O("cast-queue")},y("queue"),this.next,y("forwar\#
            d","mirrored")),this.upNext}render(){let t=f.state("media")??null,e=f.state("button")?.state;!t&&thi\#
            s.#t&&e!=="connected"&&e!=="connecting"&&this.close(),this.#t||=t!==null;let i=f.state("dialog")?.de\#
            vice;this.setTitle(i?this.t("castingTo",i):this.t("openPlayer")),t?this.#l(t):this.#o(),this.adLine.\#
            draw(t),this.tools.draw(t),l(this.upNext,"data-empty",!t?.upNext),g(this.next,t?.upNext?this.t("upNe\#
            xt",t.upNext):""),this.#r();let s=t&&(t.position.rate!==0||t.ad?.skipAt!=null||t.live);this.#e.run(B\#
            oolean(s)&&this.isOpen)}#o(){this.#i=null;let t=f.state("button")?.state==="connecting";g(this.title\#
            Line,this.t(t?"loading":"nothingPlays")),g(this.subtitle,""),this.artwork.show(null),_(this.playback\#
            ,"play"),l(this.playback,"aria-label",this.t(t?"loading":"play")),l(this.playback,"aria-busy",t?"tru\#
            e":null),l(this.playback,"data-action",null),this.playback.disabled=!0,pt(this,this.slots,null,null)\#
            }#l(t){t.item!==this.#i&&(this.#i=t.item,this.scrubber.forget()),g(this.titleLine,t.title??t.subtitl\#
            e??""),g(this.subtitle,[t.title?t.subtitle:null,t.studio].filter(Boolean).join(" · ")),this.artwork.\#
            show(t.image),this.playback.disabled=!1,At(this,this.playback,t),pt(this,this.slots,t.expanded,t),th\#
            is.scrubber.draw(t)}#r(){let t=f.state("media");this.scrubber.tick(t),this.adLine.tick(t)}};customEl\#
            ements.define("cast-expanded-controller",vt);function U({labelledBy:d,choose:t,item:e,className:i}){\#
            let s=o(`div.${i}`,{role:"radiogroup","aria-labelledby":d}),n,r=new Map;function a(){let p=r.has(n)?\#
            n:r.keys().next().value;for(let[h,u]of r)l(u,"aria-checked",String(h===n)),l(u,"tabindex",V()||h===p\#
            ?0:-1)}let c=Pt(a),m=p=>{p!==n&&(n=p,a(),t(p))};return s.addEventListener("keydown",p=>{if(p.altKey|\#
            |p.ctrlKey||p.metaKey||p.shiftKey)return;let h=[...r.keys()],u=h.findIndex(E=>r.get(E)===p.target),v\#
            =getComputedStyle(s).direction==="rtl"?-1:1,w={ArrowDown:1,ArrowUp:-1,ArrowRight:v,ArrowLeft:-v}[p.k\#
            ey],z={Home:0,End:h.length-1}[p.key]??(w===void 0?void 0:u+w);if(u<0||z===void 0||V()&&w!==void 0)re\#
            turn;p.preventDefault();let A=h[(z+h.length)%h.length];r.get(A).focus({focusVisible:!0}),m(A)}),{ele\#
            ment:s,show(p){let h=new Set(p.map(({value:w})=>w));for(let[w,z]of r)h.has(w)||(z.remove(),r.delete(\#
            w));let u=new Map(r);r.clear();let v=s.firstElementChild;for(let w of p){let z=u.get(w.value);z||(z=\#
            e(w),l(z,"role","radio"),z.addEventListener("click",()=>m(w.value))),r.set(w.value,z),z===v?v=v.next\#
            ElementSibling:s.insertBefore(z,v)}a()},check(p){n!==p&&(n=p,a())},end:c}}var oe=[["colorWhite","#FF\#
            FFFF"],["colorYellow","#FFFF00"],["colorGreen","#00FF00"],["colorCyan","#00FFFF"],["colorBlue","#000\#
            0FF"],["colorMagenta","#FF00FF"],["colorRed","#FF0000"],["colorBlack","#000000"]],re=[["none","edgeN\#
            one"],["outline","edgeOutline"],["dropShadow","edgeShadow"],["raised","edgeRaised"],["depressed","ed\#
            geDepressed"]],Yt=[["sansSerif","fontSans","sans-serif"],["serif","fontSerif","serif"],["monospacedS\#
            ansSerif","fontMono","monospace"],["casual","fontCasual",'"Comic Neue", "Comic Sans MS", cursive'],[\#
            "cursive","fontCursive","cursive"],["smallCapitals","fontSmallCaps","sans-serif"]],wt={foregroundCol\#
            or:"#FFFFFFFF",backgroundColor:"#000000BF",edgeType:"none",edgeColor:"#000000FF",fontScale:1,fontGen\#
            ericFamily:"sansSerif"},Ut=k('.preview{display:grid;place-items:end center;min-block-size:148u;paddi\#
            ng:20u 12u;border-radius:16u;overflow:hidden;background:linear-gradient(160deg,#35507a,#b7785f 58%,#\#
            24301f 60%,#1a2317)}.preview > span{padding:2u 8u;max-inline-size:100%;overflow-wrap:anywhere;text-a\#
            lign:center;line-height:1.3;font-size:calc(var(--_far) * 1.125em * var(--_scale,1))}.field{display:g\#
            rid;gap:6u;margin-block-start:16u}.field > .words{display:flex;justify-content:space-between;gap:12u\#
            }.field .slider{margin-block:-8u}.swatches{display:grid;grid-template-columns:repeat(8,minmax(0,1fr)\#
            );gap:4u;justify-items:center}.swatch{position:relative;inline-size:min(48u,100%);block-size:48u;dis\#
            play:grid;place-items:center;border-radius:50%}.swatch::before{content:"";inline-size:28u;block-size\#
            :28u;border-radius:50%;background:var(--_swatch);box-shadow:inset 0 0 0 1u rgb(127 127 127 / .6);for\#
            ced-color-adjust:none}.swatch[aria-checked="true"]::after{content:"";position:absolute;inset:50% aut\#
            o auto 50%;inline-size:38u;block-size:38u;margin:-19u;border-radius:50%;border:2.5u solid var(--_acc\#
            ent)}.chips{display:flex;flex-wrap:wrap;gap:8u}.chip{min-block-size:44u;padding:8u 16u;border-radius\#
            :22u;border:1.5u solid var(--_line);color:var(--_heading);font-size:calc(var(--_far) * .875em)}.chip\#
            :hover{background:var(--_hover)}.chip[aria-checked="true"]{background:var(--_tonal);color:var(--_on-\#
            tonal);border-color:var(--_tonal)}@media (forced-colors:active){.chip[aria-checked="true"]{border-co\#
            lor:Highlight;color:Highlight}}'),yt=d=>/^#[0-9a-f]{6}/i.test(d??"")?d.slice(0,7).toUpperCase():null\#
            ,ot=d=>/^#[0-9a-f]{8}$/i.test(d??"")?parseInt(d.slice(7),16)/255:1,kt=(d,t)=>`${d}${Math.round(t*255\#
            ).toString(16).padStart(2,"0").toUpperCase()}`,Wt=(d,t)=>JSON.stringify(j(d))===JSON.stringify(j(t))\#
            ;function j(d){let t=Object.entries(d??{}).filter(([,i])=>i!=null),e=Object.entries({...wt,...Object\#
            .fromEntries(t)});return Object.fromEntries(e.sort(([i],[s])=>i<s?-1:1))}function ae(d,t){return{out\#
            line:(i=>[-i,0,i].flatMap(s=>[-i,0,i].map(n=>`${s}px ${n}px 0 ${t}`)).join(","))(1.5),dropShadow:`2p\#
            x 2px 3px ${t}`,raised:`1px 1px 0 ${t},2px 2px 0 ${t}`,depressed:`-1px -1px 0 ${t},-2px -2px 0 ${t}`\#
            }[d]??"none"}var rt=class{constructor(t,e){Object.assign(this,{owner:t,changed:e});let i=r=>t.t(r);t\#
            his.line=o("span",{dir:"auto"},i("stylePreview"));let s=o("div.preview",{part:"preview"},this.line);\#
            this.size=this.#e("styleSize",{min:.5,max:2,step:.25,set:r=>({fontScale:r})}),this.color=this.#s("st\#
            yleColor",r=>({foregroundColor:kt(r,ot(this.style.foregroundColor))})),this.background=this.#s("styl\#
            eBackground",r=>({backgroundColor:kt(r,ot(this.style.backgroundColor)||ot(wt.backgroundColor))})),th\#
            is.opacity=this.#e("styleOpacity",{min:0,max:1,step:.25,set:r=>({backgroundColor:kt(yt(this.style.ba\#
            ckgroundColor)??"#000000",r)})}),this.edge=this.#n("styleEdge",re.map(([r,a])=>({value:r,text:i(a)})\#
            ),r=>({edgeType:r})),this.font=this.#n("styleFont",Yt.map(([r,a,c])=>({value:r,text:i(a),family:c}))\#
            ,r=>({fontGenericFamily:r,fontFamily:null}));let n=o("button.button.text",{part:"reset",onclick:()=>\#
            this.#t({...wt,fontFamily:null,fontStyle:null})},i("styleReset"));this.element=o("div",{part:"style"\#
            },s,this.size.field,this.color.field,this.background.field,this.opacity.field,this.edge.field,this.f\#
            ont.field,n)}end(){for(let t of[this.color,this.background,this.edge,this.font])t.end()}#t(t){let e=\#
            j({...this.style,...t});this.show(e),this.changed(e)}#i(t,e,i=null){let s=`field-${t}`;return o("div\#
            .field",{},o("div.words",{},o("span.small",{id:s},this.owner.t(t)),i),e)}#e(t,{min:e,max:i,step:s,se\#
            t:n}){let r=o("span.caption.time",{"aria-hidden":"true"}),a=u=>this.owner.percent(u),c=u=>Math.round\#
            (u/s)*s,m=u=>this.#t(n(c(u))),p={style:null},h=$({label:this.owner.t(t),step:s,page:s*2,say:u=>a(c(u\#
            )),part:`slider ${t}`,input:u=>(p.style??=this.style,m(u)),change:u=>(p.style=null,m(u)),cancel:()=>\#
            (this.#t(p.style??{}),p.style=null)});return h.range(e,i),{field:this.#i(t,h.element,r),show:u=>(h.s\#
            et(Math.min(i,Math.max(e,u))),g(r,a(u)))}}#s(t,e){let i=U({labelledBy:`field-${t}`,choose:s=>this.#t\#
            (e(s)),className:"swatches",item:({text:s,value:n})=>{let r=o("button.swatch",{"aria-label":s,title:\#
            s,part:"swatch"});return r.style.setProperty("--_swatch",n),r}});return i.show(oe.map(([s,n])=>({val\#
            ue:n,text:this.owner.t(s)}))),{field:this.#i(t,i.element),show:s=>i.check(s),end:i.end}}#n(t,e,i){le\#
            t s=U({labelledBy:`field-${t}`,choose:n=>this.#t(i(n)),className:"chips",item:({text:n,family:r})=>{\#
            let a=o("button.chip",{part:"chip"},n);return r&&(a.style.fontFamily=r),a}});return s.show(e),{field\#
            :this.#i(t,s.element),show:n=>s.check(n),end:s.end}}show(t){this.style=j(t);let{fontScale:e,foregrou\#
            ndColor:i,backgroundColor:s,edgeType:n,edgeColor:r}=this.style,{fontGenericFamily:a,fontFamily:c,fon\#
            tStyle:m}=this.style;this.size.show(e),this.color.show(yt(i)),this.background.show(yt(s)),this.opaci\#
            ty.show(ot(s)),this.edge.show(n),this.font.show(c?null:a);let p=this.line.style,h=Yt.find(([u])=>u==\#
            =a)?.[2]??"sans-serif";p.setProperty("--_scale",Math.min(2,e)),p.color=i,p.backgroundColor=s,p.textS\#
            hadow=ae(n,r),p.fontFamily=c?`${CSS.escape(c)}, ${h}`:h,p.fontVariant=a==="smallCapitals"?"small-cap\#
            s":"normal",p.fontWeight=/bold/i.test(m??"")?"bold":"normal",p.fontStyle=/italic/i.test(m??"")?"ital\#
            ic":"normal",l(this.element,"data-style",JSON.stringify(this.style))}};var Gt=k('.sheet-body{padding\#
            -inline:12u}.group{padding-block-end:12u}.group > h3,.more > h3{padding:8u 12u 4u;font-weight:500;co\#
            lor:var(--_caption)}.radio{display:flex;align-items:center;gap:16u;inline-size:100%;min-block-size:5\#
            2u;padding:6u 12u;border-radius:16u;position:relative;transition:background-color .15s}.radio:hover{\#
            background:var(--_hover)}.radio:active{background:var(--_press)}.radio:focus-visible{outline-offset:\#
            -3u}.radio > .dot{position:relative;flex:none;inline-size:22u;block-size:22u;border-radius:50%;borde\#
            r:2u solid var(--_caption);transition:border-color .15s}.radio > .dot::after{content:"";position:abs\#
            olute;inset:3u;border-radius:50%;background:var(--_accent);transform:scale(0);transition:transform .\#
            15s var(--_ease)}.radio[aria-checked="true"] > .dot{border-color:var(--_accent)}.radio[aria-checked=\#
            "true"] > .dot::after{transform:none}.radio > .texts{flex:1;min-inline-size:0;display:grid}.radio .t\#
            itle{overflow-wrap:anywhere}[dir="ltr"] .radio .texts > *{text-align:left}[dir="rtl"] .radio .texts \#
            > *{text-align:right}.more{border-block-start:1u solid var(--_line);margin-inline:12u;padding-block:\#
            8u}.fold{display:flex;align-items:center;gap:12u;inline-size:calc(100% + 24u);margin-inline:-12u;min\#
            -block-size:56u;padding:8u 12u;border-radius:16u}.fold:hover{background:var(--_hover)}.fold > .title\#
            {flex:1}.fold > .icon{transition:transform .2s var(--_ease)}.fold[aria-expanded="true"] > .down{tran\#
            sform:rotate(.5turn)}dialog > .snack,.inline > .snack{inset-block-end:84u}.none{padding:20u 12u 28u}\#
            .more [part="reset"]{margin:12u 0 0 auto;display:flex}@media (min-width:600px){.sheet-body{min-block\#
            -size:min(240u,40vh)}}@media (forced-colors:active){.radio > .dot::after{background:Highlight;forced\#
            -color-adjust:none}.radio[aria-checked="true"] > .dot{border-color:Highlight}}');var at="off",xt=cla\#
            ss extends C{static get sheets(){return[I,Gt,Ut]}static get topics(){return["tracks","media"]}static\#
             get titleKey(){return"tracksTitle"}static get eventName(){return"tracks"}static get node(){return"t\#
            rackSelector"}#t={};#i=null;#e=null;#s=!1;buildSheet(){this.#n(),this.audio=this.#a("audio","tracksA\#
            udio"),this.text=this.#a("text","tracksText"),this.none=o("p.none.small",{part:"empty"},this.t("trac\#
            ksNone")),this.fold=o("button.fold",{part:"style-toggle","aria-expanded":"false","aria-controls":"lo\#
            ok",onclick:()=>this.#d()},y("captions"),o("span.title",{},this.t("styleTitle")),y("down","down")),t\#
            his.editor=new rt(this,t=>this.#i=t),l(this.editor.element,"id","look"),this.more=o("div.more",{part\#
            :"more"},this.fold,this.editor.element),this.editor.element.hidden=!0,this.body.append(this.none,thi\#
            s.audio.place,this.text.place,this.more),this.cancel=o("button.button.text",{part:"cancel",onclick:(\#
            )=>this.#l()},this.t("cancel")),this.done=o("button.button.filled",{part:"done",onclick:()=>this.#u(\#
            )},this.t("done")),this.foot.append(this.cancel,this.done)}disconnectedCallback(){super.disconnected\#
            Callback(),this.#n()}#n(){[this.audio?.radios,this.text?.radios,this.editor].forEach(t=>t?.end())}pe\#
            rcent(t){return new Intl.NumberFormat(this.texts.language,{style:"percent",numberingSystem:"latn"}).\#
            format(t)}#a(t,e){let i=`group-${t}`,s=U({labelledBy:i,className:"radios",choose:r=>this.#t[t]=r,ite\#
            m:({text:r,more:a,language:c,value:m})=>o("button.radio",{part:"track","data-track":String(m)},o("sp\#
            an.dot"),o("span.texts",{},o("span.title",{dir:"auto",lang:c},r),a?o("span.caption",{dir:"auto"},a):\#
            null))}),n=o("div.group",{part:t},o("h3.small",{id:i},this.t(e)),s.element);return{radios:s,key:"",p\#
            lace:n}}opened(){this.#o(),this.render()}closed(){this.#o()}#o(){this.#t={},this.#i=null,this.#e=f.s\#
            tate("media")?.item??null,this.#s=!1}#l(){this.#o(),this.render(),this.close()}render(){let t=f.stat\#
            e("media");if(this.isOpen&&(t?.item??null)!==this.#e){let r=this.#e!==null;if(this.#o(),r&&!this.isI\#
            nline)return this.close()}let{audio:e=[],text:i=[],style:s=null,canStyle:n=!1}=f.state("tracks")??{}\#
            ;this.#r(this.audio,"audio",e),this.#r(this.text,"text",i),l(this.none,"hidden",e.length+i.length>0)\#
            ,l(this.more,"hidden",!n),this.editor.show(this.#i??s),l(this.done,"aria-busy",this.#s?"true":null),\#
            l(this.cancel,"hidden",e.length+i.length===0),this.keepFocus()}#r(t,e,i){l(t.place,"hidden",i.length\#
            ===0);let s=JSON.stringify(i.map(({id:c,name:m,language:p})=>[c,m,p]));if(s!==t.key){t.key=s;let c=i\#
            .map((m,p)=>this.#c(m,p));t.radios.show(e==="text"?[{value:at,text:this.t("tracksOff")},...c]:c)}let\#
             n=this.#t[e],r=n===at||i.some(({id:c})=>c===n),a=i.find(c=>c.selected)?.id??(e==="text"?at:null);t.\#
            radios.check(n!==void 0&&r?n:a)}#c({id:t,name:e,language:i},s){let n=null;try{let c=new Intl.Display\#
            Names(this.texts.language,{type:"language",fallback:"none"});n=i?c.of(i):null}catch{}let r=e||n||i||\#
            this.t("trackUnnamed",s+1),a=!n||r.toLowerCase().includes(n.toLowerCase());return{value:t,text:r,mor\#
            e:a?null:n,language:e&&n?i:null}}#d(){let{element:t}=this.editor;t.hidden=!t.hidden,l(this.fold,"ari\#
            a-expanded",String(!t.hidden)),t.hidden||this.fold.scrollIntoView({block:"start",behavior:"instant"}\#
            )}async#u(){if(this.#s)return;let{audio:t=[],text:e=[],style:i=null}=f.state("tracks")??{},s=c=>c.fi\#
            nd(m=>m.selected)?.id??null,n={audio:s(t),text:s(e)},r={audio:this.#t.audio??n.audio,text:this.#t.te\#
            xt===void 0?n.text:this.#t.text===at?null:this.#t.text},a=[];(r.audio!==n.audio||r.text!==n.text)&&a\#
            .push(["tracks","selectTracks",r]),this.#i&&!Wt(this.#i,i)&&a.push(["style","setTextTrackStyle",{sty\#
            le:j(this.#i)}]),this.#s=a.length>0,this.render();for(let c of a)if(!await this.act(...c)){this.#s=!\#
            1,this.invalidate();return}this.#l()}};customElements.define("cast-track-selection",xt);var le=k(".s\#
            heet-body{display:grid;gap:4u;align-content:start}.own{padding:12u 16u 6u;border-radius:20u;backgrou\#
            nd:var(--_raised)}.own > :is(.icon-button,.disc){background:var(--_background)}.own .title{font-weig\#
            ht:500}.members{display:grid;gap:6u;margin-block-start:16u}.members > .small{font-weight:500;color:v\#
            ar(--_caption);margin-block-end:2u}.members > ul{display:grid;gap:8u}.note{display:flex;gap:12u;alig\#
            n-items:center;padding:12u 4u 4u;color:var(--_body)}.empty{display:grid;justify-items:center;gap:16u\#
            ;padding:28u 12u 36u;text-align:center}.empty > .disc{display:grid;place-items:center;border-radius:\#
            50%;inline-size:72u;block-size:72u;background:var(--_tonal);color:var(--_on-tonal)}.empty > .disc > \#
            .icon{inline-size:34u;block-size:34u}@media (forced-colors:active){.own,.disc{border:1px solid Canva\#
            sText}}"),zt=class extends C{static get sheets(){return[I,et,le]}static get topics(){return["volume"\#
            ,"dialog"]}static get titleKey(){return"volume"}static get eventName(){return"volume"}static get nod\#
            e(){return"deviceControl"}#t=new Map;#i=null;buildSheet(){this.#i=null,this.note=o("p.note.small",{p\#
            art:"note"},y("volume"),o("span",{},this.t("volumeFixed"))),this.list=o("ul",{"aria-labelledby":"mem\#
            bers"}),this.group=o("div.members",{part:"members"},o("h3.small",{id:"members"},this.t("volumeMember\#
            s")),this.list),this.empty=o("div.empty",{part:"empty"},o("span.disc",{},y("cast")),o("p.small",{},t\#
            his.t("notConnected"))),this.body.append(this.note,this.group,this.empty)}#e(t){this.#i!==t&&(this.#\#
            i=t,this.#n([]),this.own?.forget(),this.own=this.#s(null,t),this.own.element.classList.add("own"),th\#
            is.body.prepend(this.own.element))}#s(t,e){let i=t===null?{}:{member:t};return new R(this,{tag:t===n\#
            ull?"div":"li",step:e,attributes:{part:t===null?"device":"member","data-member":t},send:s=>f.send("s\#
            etVolume",{level:s,...i}),sendMuted:s=>f.send("setDeviceMuted",{muted:s,...i})})}firstFocus(){let{en\#
            abled:t=!1,fixed:e=!1}=f.state("volume")??{};return t&&!e?this.own?.slider.element:null}render(){let\#
             t=f.state("volume")??{},{enabled:e=!1,fixed:i=!1,canMute:s=!1,members:n=[]}=t,r=e||i;this.#e(t.step\#
            ||.05);let a=f.state("dialog")?.device??this.t("volume");l(this.own.element,"hidden",!r),l(this.note\#
            ,"hidden",!i),l(this.group,"hidden",!r||n.length===0),l(this.empty,"hidden",r),r||this.own.fader.for\#
            get();let{level:c=0,muted:m=!1}=t;this.own.tell({name:a,level:c,muted:m,canMute:s,canChange:e&&!i}),\#
            this.#n(r?n:[]),this.keepFocus()}#n(t){let e=new Set(t.map(({id:s})=>s));for(let[s,n]of this.#t)e.ha\#
            s(s)||(n.forget(),this.#t.delete(s));let i=this.list.firstElementChild;for(let s of t){this.#t.has(s\#
            .id)||this.#t.set(s.id,this.#s(s.id,this.#i));let n=this.#t.get(s.id);n.element===i?i=i.nextElementS\#
            ibling:this.list.insertBefore(n.element,i),n.tell({canMute:!0,canChange:!0,...s})}}};customElements.\#
            define("cast-volume",zt);var Xt=4,ce=16,q=class{#t=new Map;#i=[];#e=0;constructor({scroller:t,list:e\#
            ,probe:i,source:s,make:n,draw:r,looked:a}){Object.assign(this,{scroller:t,list:e,probe:i,source:s,ma\#
            ke:n,draw:r,looked:a}),this.held=null,this.heldTop=null,t.addEventListener("scroll",()=>this.plan(),\#
            {passive:!0}),this.observer=new ResizeObserver(()=>this.plan());for(let c of[t,i])this.observer.obse\#
            rve(c)}end(){this.observer.disconnect(),cancelAnimationFrame(this.#e)}get height(){return this.probe\#
            .getBoundingClientRect().height}get rows(){return this.#t}get#s(){return this.scroller.scrollTop-thi\#
            s.list.offsetTop}plan(){this.#e||=requestAnimationFrame(()=>{this.#e=0,this.render()})}seen(){let t=\#
            this.height;return!t||!this.scroller.clientHeight?[0,0]:[Math.max(0,Math.floor(this.#s/t)),Math.min(\#
            this.source.count,Math.ceil((this.#s+this.scroller.clientHeight)/t))]}render(){let t=this.height,{co\#
            unt:e}=this.source;if(!t)return;let i=`${e*t}px`;this.list.style.blockSize!==i&&(this.list.style.blo\#
            ckSize=i);let[s,n]=this.seen(),r=Math.max(0,Math.min(s,e)-Xt),a=Math.min(e,Math.max(n,r)+Xt),c=new M\#
            ap;for(let m=r;m<a;m++)c.set(this.#n(m),m);this.#a(c,r,a),this.#i.push(...this.#l(c)),this.#r(c),thi\#
            s.#i.length=Math.min(this.#i.length,ce);for(let[m,p]of this.#t){let h=c.get(m),v=`translateY(${m===t\#
            his.held&&this.heldTop!==null?this.heldTop:h*t}px)`;p.element.style.transform!==v&&(p.element.style.\#
            transform=v),p.place=h,this.draw(p,h)}this.looked(r,a)}#n(t){let e=this.source.key(t),i=this.source.\#
            placeKey(t);return e!==i&&!this.#t.has(e)&&this.#t.has(i)&&(this.#t.set(e,this.#t.get(i)),this.#t.de\#
            lete(i)),e}#a(t,e,i){let s=this.focused();for(let n of[this.held,s&&this.#o(s)]){if(!this.#t.get(n)|\#
            |t.has(n))continue;let a=this.source.placeOfKey(n);a>=0&&(a<e||a>=i)&&t.set(n,a)}}#o(t){for(let[e,i]\#
            of this.#t)if(i===t)return e;return null}focused(){let t=this.list.getRootNode().activeElement;if(!t\#
            ||!this.list.contains(t))return null;for(let e of this.#t.values())if(e.element.contains(t))return e\#
            ;return null}#l(t){let e=[];for(let[i,s]of this.#t)t.has(i)||(this.#t.delete(i),s.element.remove(),e\#
            .push(s));return e}#r(t){let e=this.list.getRootNode(),i=e.activeElement,s=[...t.keys()].sort((r,a)=\#
            >t.get(r)-t.get(a)),n=this.list.firstElementChild;for(let r of s){let a=this.#t.get(r),c=!a;c&&this.\#
            #t.set(r,a=this.#i.pop()??this.make()),a.element===n?n=n.nextElementSibling:(c||this.held===null)&&t\#
            his.list.insertBefore(a.element,n)}i&&i!==e.activeElement&&this.list.contains(i)&&i.focus({preventSc\#
            roll:!0})}show(t,e="nearest"){let i=this.height,{scroller:s}=this,n=t*i+this.list.offsetTop,r=s.clie\#
            ntHeight;e==="center"?s.scrollTop=n-(r-i)/2:n<s.scrollTop?s.scrollTop=n-i*.5:n+i>s.scrollTop+r&&(s.s\#
            crollTop=n+i*1.5-r),this.render()}rowAt(t){return[...this.#t.values()].find(e=>e.place===t)??null}pl\#
            aceAt(t){let{top:e}=this.list.getBoundingClientRect();return Math.max(0,Math.min(this.source.count-1\#
            ,Math.floor((t-e)/this.height)))}static number(t,e,i){l(t,"aria-posinset",e+1),l(t,"aria-setsize",i)\#
            }};var Jt=k('.head > .caption{flex:none;font-variant-numeric:tabular-nums}.sheet-body{position:relat\#
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
            li.held{outline:2px solid Highlight;outline-offset:-2px}.bars > i{background:CanvasText}}'),N=["entr\#
            y","remove","grab"],lt=class{constructor(t){this.queue=t,this.art=B("art","film"),this.art.element.a\#
            ppend(o("span.bars",{},o("i"),o("i"),o("i"))),this.title=o("span.title.line",{dir:"auto",part:"item-\#
            title"}),this.more=o("span.caption.line",{dir:"auto",part:"item-more"}),this.entry=o("button.entry",\#
            {part:"item",onclick:()=>t.jump(this)},this.art.element,o("span.texts",{},this.title,this.more)),thi\#
            s.remove=t.iconButton("close","",{part:"remove",onclick:()=>t.remove(this)}),this.grab=t.iconButton(\#
            "drag","",{part:"grab","aria-describedby":"keys",onpointerdown:e=>t.press(e,this),onclick:e=>e.detai\#
            l===0&&t.take(this),onfocusout:()=>t.left()}),this.grab.classList.add("grab"),this.element=o("li",{r\#
            ole:"listitem",part:"row"},this.entry,this.remove,this.grab),this.element.row=this}draw({place:t,cou\#
            nt:e,item:i,isCurrent:s,isPlaying:n,isAsked:r,isWaiting:a,isHeld:c,isReached:m,showsPicture:p}){let{\#
            queue:h}=this,u=this.item?.id!==i?.id;this.item=i;let v=i?.title??h.t("queueItem",h.number(t+1));g(t\#
            his.title,i?v:"");let w=i?[i.duration?M(i.duration):null,i.subtitle]:[];g(this.more,w.filter(Boolean\#
            ).join(" · ")),u&&this.art.show(null),p&&this.art.show(i?.image??null),q.number(this.element,t,e);le\#
            t{classList:z}=this.element,A={current:s,playing:s&&n,held:c,waits:!i};for(let[P,ht]of Object.entrie\#
            s(A))z.toggle(P,ht);l(this.element,"data-item",i?.id),l(this.element,"data-place",t),l(this.entry,"a\#
            ria-current",s?"true":null);let E=i?[v,i.subtitle,s?h.t("nowPlaying"):null]:[v,h.t("loading")];l(thi\#
            s.entry,"aria-label",E.filter(Boolean).join(", ")),l(this.entry,"aria-busy",r?"true":null),l(this.en\#
            try,"aria-disabled",i?null:"true"),l(this.remove,"aria-label",h.t("queueRemove",v)),l(this.grab,"ari\#
            a-label",h.t("queueMove",v)),l(this.grab,"aria-pressed",String(c)),l(this.grab,"aria-busy",a?"true":\#
            null);for(let P of["remove","grab"])l(this[P],"hidden",!i);this.reach(m)}reach(t){for(let e of N)l(t\#
            his[e],"tabindex",t?0:-1)}},Qt=d=>o("div.empty",{part:"empty"},o("span.disc",{},y("queue")),o("p.sma\#
            ll",{},d));var ct=class{reached=null;#t={place:0,part:"entry"};constructor(t){this.owner=t}reach(){l\#
            et{list:t,items:e}=this.owner,i=t.focused();if(i){this.reached=e.key(i.place),this.#t={place:i.place\#
            ,part:N.find(s=>i[s]===T())??"entry"};for(let s of t.rows.values())s.reach(s===i)}}to(t,e,i=!0){let{\#
            list:s,items:n}=this.owner;if(t<0||t>=n.count)return;s.show(t);let r=s.rowAt(t);r&&(r[e].hidden?r.en\#
            try:r[e]).focus({preventScroll:!0,focusVisible:i})}toLast(){this.to(Math.min(this.#t.place,this.owne\#
            r.items.count-1),this.#t.part)}key(t){let{list:e,items:i,reorder:s,rows:n}=this.owner,r=e.focused();\#
            if(!r||t.altKey||t.ctrlKey||t.metaKey||s.key(t))return;let a=N.find(u=>r[u]===T());if(a==="grab"&&(t\#
            .key===" "||t.key==="Enter"))return t.preventDefault(),void(t.repeat||this.owner.take(r));if(t.key==\#
            ="Delete")return t.preventDefault(),void this.owner.remove(r);let c=getComputedStyle(n).direction===\#
            "rtl"?-1:1,m={ArrowRight:c,ArrowLeft:-c}[t.key],p=Math.max(1,e.seen()[1]-e.seen()[0]-2),h={ArrowUp:-\#
            1,ArrowDown:1,PageUp:-p,PageDown:p,Home:-1/0,End:1/0}[t.key];if(h!==void 0){let u=Math.max(0,Math.mi\#
            n(i.count-1,r.place+h));if(u===r.place)return;t.preventDefault(),this.to(u,a??"entry")}else if(m){le\#
            t u=r[N[N.indexOf(a)+m]];if(!u||u.hidden)return;t.preventDefault(),u.focus({focusVisible:!0})}}};fun\#
            ction D(d,t){for(let{kind:e,from:i,to:s}of d){if(t<0)return-1;t===i?t=e==="remove"?-1:s:e==="remove"\#
            ?t-=t>i?1:0:i<t&&t<=s?t-=1:s<=t&&t<i&&(t+=1)}return t}function W(d,t){for(let e=d.length-1;e>=0;e--)\#
            {let{kind:i,from:s,to:n}=d[e];i==="remove"?t+=t>=s?1:0:t===n?t=s:s<=t&&t<n?t+=1:n<t&&t<=s&&(t-=1)}re\#
            turn t}var St=d=>d.filter(({kind:t})=>t==="remove").length;var F=50,de=2,ue=120,Zt=3e3,te=2e3,ee=(d,\#
            t)=>d!==null&&t!==null&&String(d)===String(t),dt=class{#t={revision:null,count:0,parts:new Map};#i=n\#
            ull;#e=[];#s=[0,0];#n=new Set;#a=-1/0;#o=!1;#l=null;constructor({load:t,changed:e}){Object.assign(th\#
            is,{load:t,changed:e}),this.preview=null}get count(){return this.#t.count-St(this.#e)}get#r(){return\#
             this.preview?[...this.#e,{kind:"move",...this.preview}]:this.#e}at(t){let e=W(this.#r,t);return thi\#
            s.#t.parts.get(Math.floor(e/F))?.items[e%F]??null}key(t){let e=this.at(t);return e?`item ${e.id}`:th\#
            is.placeKey(t)}placeKey(t){return`place ${W(this.#r,t)}`}placeOf(t,e=null){let i=this.#c(t);return i\#
            >=0?D(this.#r,i):e===null||e>=this.#t.count?-1:D(this.#r,e)}placeOfKey(t){let e=t.slice(t.indexOf(" \#
            ")+1);return t.startsWith("item ")?this.placeOf(e):D(this.#r,Number(e))}isWaiting(t){return this.#e.\#
            some(({item:e})=>ee(e,t))}#c(t){if(t==null)return-1;for(let[e,{items:i}]of this.#t.parts){let s=i.fi\#
            ndIndex(n=>ee(n.id,t));if(s>=0)return e*F+s}return-1}follow({count:t,revision:e,pending:i,failure:s}\#
            ){this.#o=i;let n=(s?.id??0)!==(this.#l??s?.id??0);this.#l=s?.id??0,n&&s&&(this.#e=this.#e.filter(({\#
            isSent:a})=>!a));let r=this.#i??this.#t;if(r.revision===e&&r.count===t)return this.#m();this.#i={rev\#
            ision:e,count:t,parts:new Map},this.#a=-1/0,(this.#t.revision===null||t===0)&&this.#h(),this.#u()}lo\#
            ok(t,e){this.#s=[t,e],this.#u()}#d(t){let e=new Set,[i,s]=this.#s;for(let n=i;n<s;n++)for(let r of[n\#
            ,W(this.#e,n)])r<t.count&&e.add(Math.floor(r/F));return[...e].filter(n=>t.parts.get(n)?.isOld!==!1)}\#
            #u(){let t=this.#i??this.#t,e=this.#d(t);if(this.#i&&e.length===0)return this.#h(),this.changed();fo\#
            r(let i of e){let s=`${t.revision} ${i}`;if(!(this.#n.has(s)||this.#n.size>=de)){if(performance.now(\#
            )-this.#a<te)return;this.#n.add(s),this.load(i*F,F).then(({items:n})=>{this.#n.delete(s),t.parts.del\#
            ete(i),t.parts.set(i,{items:n,isOld:!1});for(let r of t.parts.keys())t.parts.size>ue&&t.parts.delete\#
            (r);t===this.#t&&this.changed(),this.#u()},()=>{this.#n.delete(s),this.#a=performance.now(),setTimeo\#
            ut(()=>this.#u(),te)})}}}#h(){let t=this.#t;if(this.#t=this.#i,this.#i=null,t.count===this.#t.count)\#
            for(let[e,{items:i}]of t.parts)this.#t.parts.has(e)||this.#t.parts.set(e,{items:i,isOld:!0});this.#p\#
            ()}move(t,e){let i={kind:"move",from:t,to:e,item:this.at(t).id,before:null,isSent:!1};return this.#e\#
            .push(i),i.before=e+1<this.count?this.at(e+1)?.id:null,this.changed(),i}remove(t){let e={kind:"remov\#
            e",from:t,item:this.at(t).id,isSent:!1};return this.#e.push(e),this.changed(),e}drop(t){this.#e=this\#
            .#e.filter(e=>e!==t),this.#p(),this.changed()}sent(t){t.isSent=!0,t.at=performance.now(),setTimeout(\#
            ()=>this.#m(),Zt)}#m(){if(this.#o||this.#i)return;let t=performance.now()-Zt+10,e=this.#e.filter(({i\#
            sSent:i,at:s})=>!i||s>t);e.length!==this.#e.length&&(this.#e=e,this.#p(),this.changed())}#p(){let t=\#
            [];for(let e of this.#e){let i=D(t,this.#c(e.item));if(!(i<0||e.isSent&&!this.#o)){if(e.kind==="move\#
            "){let s=this.#t.count-St(t),n=e.before===null?s:D(t,this.#c(e.before));if(n<0||n===i+1)continue;e.t\#
            o=n>i?n-1:n}e.from=i,t.push(e)}}this.#e=t}async fetched(t){for(let e=0;e<3&&t<this.count&&!this.at(t\#
            );e++){let i=Math.floor(W(this.#r,t)/F),s=this.#t,{items:n}=await this.load(i*F,F);s.parts.has(i)||s\#
            .parts.set(i,{items:n,isOld:!1})}return this.at(t)}};var _t=64,he=18,ut=class{#t=0;#i=!1;#e=null;#s=\#
            0;constructor(t){this.host=t;let{list:e}=t.list;e.addEventListener("pointermove",i=>this.#r(i)),e.ad\#
            dEventListener("pointerup",i=>this.#u(i)),e.addEventListener("pointercancel",()=>this.#e&&this.cance\#
            l()),e.addEventListener("lostpointercapture",()=>this.#e&&this.cancel())}get isLifted(){return this.\#
            host.list.held!==null}get isByKeys(){return this.isLifted&&this.#i}#n(t,e){let{list:i,items:s}=this.\#
            host;this.#t=t,this.#i=e,i.held=s.key(t),s.preview={from:t,to:t},i.list.classList.add("sorting"),thi\#
            s.host.lifted(t,e)}#a(t){let{list:e,items:i}=this.host;return i.preview.to===t?!1:(i.preview={from:t\#
            his.#t,to:t},e.render(),!0)}#o(){let{list:t,items:e}=this.host,{to:i}=e.preview;return cancelAnimati\#
            onFrame(this.#s),this.#s=0,this.#e=null,t.held=t.heldTop=e.preview=null,t.list.classList.remove("sor\#
            ting"),i}cancel(){if(!this.isLifted)return;let t=this.#i;this.#o(),this.host.list.render(),this.host\#
            .putBack(this.#t,t)}async#l(){let{list:t,items:e}=this.host,{to:i}=e.preview,s=this.#i;if(i+1<e.coun\#
            t&&!e.at(i+1)){let n=await e.fetched(i+1).then(r=>r?null:new Error(""),r=>r);if(!this.isLifted)retur\#
            n;if(n)return this.cancel(),this.host.fail(n.message)}this.#o(),t.render(),this.host.dropped(this.#t\#
            ,i,s)}press(t,e){if(t.button||this.isLifted||e===void 0)return;t.preventDefault();let{list:i}=this.h\#
            ost;i.list.setPointerCapture(t.pointerId),this.#n(e,!1);let{top:s}=i.list.getBoundingClientRect();th\#
            is.#e={y:t.clientY,grip:t.clientY-s-e*i.height},this.#c(),this.#d()}#r(t){this.#e&&(this.#e.y=t.clie\#
            ntY,this.#c())}#c(){let{list:t,items:e}=this.host,{y:i,grip:s}=this.#e,n=(e.count-1)*t.height,r=Math\#
            .max(-8,Math.min(n+8,i-t.list.getBoundingClientRect().top-s));t.heldTop=r,this.#a(Math.max(0,Math.mi\#
            n(e.count-1,Math.round(r/t.height))))||t.render()}#d(){this.#s=requestAnimationFrame(()=>{if(!this.#\#
            e)return;let{scroller:t}=this.host.list,{top:e,bottom:i}=t.getBoundingClientRect(),{y:s}=this.#e,n=M\#
            ath.min(0,s-e-_t)+Math.max(0,s-i+_t),r=Math.max(-1,Math.min(1,n/_t));if(r){let a=t.scrollTop;t.scrol\#
            lTop+=r*he,t.scrollTop!==a&&this.#c()}this.#d()})}#u(){this.#e&&(this.#e=null,this.#l())}toggle(t){t\#
            his.isByKeys?this.#l():this.isLifted||(this.#n(t,!0),this.host.list.render())}key(t){if(!this.isLift\#
            ed)return!1;let{list:e,items:i}=this.host,{to:s}=i.preview;if(t.key==="Escape")this.cancel();else if\#
            (this.#i)if(t.key===" "||t.key==="Enter")this.#l();else{if(t.key==="Tab")return this.cancel(),!1;{le\#
            t n={ArrowUp:-1,ArrowDown:1,ArrowLeft:0,ArrowRight:0,PageUp:-10,PageDown:10,Home:-1/0,End:1/0}[t.key\#
            ];if(n===void 0)return!1;let r=Math.max(0,Math.min(i.count-1,s+n));r!==s&&(i.preview={from:this.#t,t\#
            o:r},e.show(r),this.host.moved(r))}}else return!1;return t.preventDefault(),t.stopPropagation(),!0}l\#
            eft(){queueMicrotask(()=>{if(!this.isByKeys||!document.hasFocus())return;this.host.list.rows.get(thi\#
            s.host.list.held)?.element.contains(T())||this.cancel()})}};var pe=120,Ct=class extends C{static get\#
             sheets(){return[Jt]}static get topics(){return["queue","media","hello"]}static get titleKey(){retur\#
            n"queueTitle"}static get eventName(){return"queue"}static get node(){return"mediaControl"}#t=0;#i=!1\#
            ;#e=!1;buildSheet(){this.list?.end(),this.numbers=new Intl.NumberFormat(this.texts.language,{numberi\#
            ngSystem:"latn"}),this.place=o("span.caption",{part:"place"}),this.head.insertBefore(this.place,this\#
            .closeButton),this.rows=o("ul.rows",{role:"list","aria-labelledby":"title",part:"items",onkeydown:e=\#
            >this.focusing.key(e),onfocusin:()=>this.focusing.reach()});let t=o("div.probe",{"aria-hidden":"true\#
            "});this.empty=Qt(this.t("queueEmpty")),this.body.append(t,this.rows,this.empty,o("p",{id:"keys",hid\#
            den:!0},this.t("queueKeys"))),this.body.addEventListener("scroll",()=>this.#l(),{passive:!0}),this.b\#
            ack=o("button.button.filled.back",{part:"to-current",hidden:!0,onclick:()=>this.showCurrent(!0)},y("\#
            down"),o("span",{},this.t("queueToCurrent"))),this.panel.insertBefore(this.back,this.voice),this.ite\#
            ms=new dt({load:(e,i)=>f.request(`queue?from=${e}&count=${i}`),changed:()=>this.invalidate()}),this.\#
            list=new q({scroller:this.body,list:this.rows,probe:t,source:this.items,make:()=>new lt(this),draw:(\#
            e,i)=>this.#n(e,i),looked:(e,i)=>this.#o(e,i)}),this.reorder=new ut(this),this.focusing=new ct(this)\#
            ,this.panel.addEventListener("cancel",e=>{this.reorder.isLifted&&(e.preventDefault(),this.reorder.ca\#
            ncel())})}number(t){return this.numbers.format(t)}#s(t){return this.t("placeOf",this.number(t+1),thi\#
            s.number(this.items.count))}opened(){this.#e=!1,this.render()}closed(){this.reorder.cancel(),this.it\#
            ems.look(0,0)}render(){let t=f.state("queue")??{},{count:e=0,revision:i=0,current:s=null,currentInde\#
            x:n=null,pending:r=!1,failure:a=null}=t;this.items.follow({count:e,revision:`${f.state("hello")?.epo\#
            ch} ${i}`,pending:r,failure:a}),this.current=this.wish("jump")??s,this.currentPlace=this.items.place\#
            Of(this.current,this.current===s?n:null),l(this.empty,"hidden",this.items.count>0),l(this.rows,"hidd\#
            en",this.items.count===0);let c=this.currentPlace>=0?this.#s(this.currentPlace):this.number(this.ite\#
            ms.count);if(g(this.place,this.items.count>0?c:""),!this.isOpen)return;let m=this.list.focused();!th\#
            is.#e&&this.items.count&&this.list.height&&(this.#e=!0,this.list.render(),this.currentPlace>=0&&this\#
            .list.show(this.currentPlace,"center")),this.list.render(),m&&!this.list.focused()&&this.focusing.to\#
            Last(),this.keepFocus()}#n(t,e){let i=this.items.at(e),{held:s,rows:n}=this.list;t.draw({place:e,cou\#
            nt:this.items.count,item:i,isCurrent:i?String(i.id)===String(this.current):e===this.currentPlace,isP\#
            laying:f.state("media")?.playerState==="playing",isAsked:Boolean(i)&&this.wish("jump")===i.id,isWait\#
            ing:Boolean(i)&&this.items.isWaiting(i.id),isHeld:s!==null&&n.get(s)===t,isReached:t===this.#a(),sho\#
            wsPicture:!this.#i})}#a(){let{list:t}=this;return t.rows.get(this.focusing.reached)??t.rowAt(this.cu\#
            rrentPlace)??t.rowAt(t.seen()[0])}#o(t,e){if(!this.isOpen)return this.items.look(0,0);this.items.loo\#
            k(t,e);let[i,s]=this.list.seen(),n=this.currentPlace>=i&&this.currentPlace<s;l(this.back,"hidden",th\#
            is.currentPlace<0||n||s===0||this.reorder.isLifted),this.back.classList.toggle("up",this.currentPlac\#
            e<i)}#l(){this.#i=!0,clearTimeout(this.#t),this.#t=setTimeout(()=>{this.#i=!1,this.list.render()},pe\#
            )}showCurrent(t=!1){this.currentPlace<0||(this.list.show(this.currentPlace,"center"),t&&this.focusin\#
            g.to(this.currentPlace,"entry",!1))}jump(t){let{item:e}=t;e&&String(e.id)!==String(this.current)&&th\#
            is.act("jump","jump",{item:e.id},e.id)}remove(t){let{item:e,place:i}=t;if(!e)return;let s=this.items\#
            .remove(i);this.speak(this.t("queueRemoved",this.#r(e,i))),this.#c(s,"remove",{items:[e.id]})}press(\#
            t,e){e.item&&this.reorder.press(t,e.place)}take(t){t.item&&this.reorder.toggle(t.place)}left(){this.\#
            reorder.left()}#r(t,e){return t?.title??this.t("queueItem",this.number(e+1))}lifted(t,e){e&&this.spe\#
            ak(this.t("queueTaken",this.#r(this.items.at(t),t),this.#s(t)))}moved(t){this.speak(this.#s(t))}putB\#
            ack(t,e){e&&this.speak(this.t("queuePutBack",this.#r(this.items.at(t),t)))}dropped(t,e,i){let s=this\#
            .#r(this.items.at(t),t);if(t===e)return this.putBack(t,i);let n=this.items.move(t,e);this.render(),i\#
            &&this.focusing.to(e,"grab"),this.speak(this.t("queueDropped",s,this.#s(e))),this.#c(n,"move",{item:\#
            n.item,before:n.before??null})}async#c(t,e,i){await this.act(`${e} ${t.item}`,e,i)?this.items.sent(t\#
            ):this.items.drop(t)}};customElements.define("cast-queue",Ct);export{ft as CastDialog,vt as CastExpa\#
            ndedController,Ct as CastQueue,C as CastSheet,xt as CastTrackSelection,zt as CastVolume};
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
            PN+Bwhyx3WVKqe7PRnNr6YG0EQeXN/cleChIVCvo/0Wo8FPsVGaXm52oB9kbKc37cKMfTmP6sfi71UZsLqe+MudQlwc4EoKYmxFm\
            cDJ/0TKozxLNNzDlCjhCoq2xxsh9mo4VyGHfmMvujlwkdHWNTh8qfFi4Lix8rTEdjS8sg99Qvl9wOKK2+UP0WvyDCyXi8bT/eA+o\
            RZSgMxxy6PVZc5F2o3zJNtQCO1fTQochJ42DeyPMANuNHEDOoZm8bNkz6igH9e+Q5j8IcHq7xdzsFBTJs4NG8TTtb+n9nnKpC15B\
            kv33WXp3zo9ZuNN3HT4odAfnyJFUHYJj/fwwCg6P+XQLx/y8u5HKU6s1xUDf38c/uLhRsAGlpwrKtoByupe+Z9F05PCAFnsoliTm\
            3srJ7oc08OiDsrhGOtrrgs55QV017Q5uQv42Mm8uIkwPUUbHvD7jmm62viyPaulor49Te4k9XhYV1zrCNahLegB0aIQRRbQFExlh\
            KvgGLpO0U2BaVcdO/K+0HvcjSjiD2nzP93BNahP/BpHQn6PhgeJo3j8yy6P54pFYzhaPgIaYPtqotjBSIZ1uG8DfzOyEzlzY/yyl\
            yXDQGCh/IZR/ITF6+TbLsn8ny3QlCkhmbJ6ynw0bzoykunqlT3qn8FcW5qByZMl3XIeXRRI7T8SpP/ElcFUeHMA3Dvp6MrH2ZJ7G\
            09POIbkXu/KzY1nXUKAl+WspK+B1YjcaXkO1yiiM0n7diqr0zw6Hc27Y4L8c+uWhoQu74HvaUibx7skwi1nXUGLF9nzMRBmGhq9d\
            3ZzOe+cWk0DqPVRUUsPr1hhZO3EC5bl5EtvNeDjjA+nYLqZe3kAj66IS2KmTdPnqmnGS9imrkkNJLDxxbmCXsmDfUpK4MzsOptEE\
            VNyzMQy3zPBcqHV7LqNmHnjZSe9pqdPdpKWVQEsTUIH6TIoCiLzJdq3eIZlCD+cxZU2rkWxRgXkrmD5Z3gyNt7F2t9TMxx+LFWxx\
            Hp/kb83K42srTZz7WcxqnJ4srqMHJQuvmc9XZuVrFnMl+LTia6gqKNeXsQ8BQmxFbHJvIxUZVNvRe1cgrWqRdOSEayCvYRpB4Ia2\
            5eOhoB+9MT+j0vKt0AZqUCGOQmw80kn6r0cwmtD44QRPan8k4Hl15bZk4jeULSAN5lY5yja/aZPNVpSB/JHBN/wNjpPJSCe9k+ff\
            yZJXGMS6AX6amLTbJmP7037MtespraGkEVnsRnSpH2rBMa8qqu1Dmczu3mR7Y8WkPdeXdRFJV274ORcmcpYCR6ccJaNK5dEIuTSZ\
            uF0q1zMPHLaSSpTcQEAMofLV+qCkuno0mTz2qrC7kWFOyEYobexXpVWWpKvVOEHTbEMbSWd//S60WFeQYyPxPB1owSlYdmglTlMH\
            Ihp+y+uhkIYqczp81XLlNDLLX5N0MYLntquTI4O8lkubpFdXRyMD/YVdo8cRx8MW5dq6/xqE52sLVBK+Fx3se/7v3Q4blGhOXMDu\
            vdD1lEKdd/DY1fMQPKPCeANdu0Lw+sgTsnaf60oK8KICrn4Ve5Ct8VyFOxyATEjrGLmY2AEYe07Uhrz+j2DlDy81mIEfFYDE74eo\
            1PwyGTrMtUrfEvuUHc0w6+fPZ7M0t5IoXstBbFvz1uykEv/g2upOxhtKFS3r1WoQwYsCtP6M+Hj+uT8YYASCMbCIESvEu06MCy1Y\
            viu4NtPH3a2kCTeqnnb7dy4A6VrLTbGzFS6hD5DHrTZy7+bAunW7Rr/qHBUv5L4hh+G4J6mcpIpNYjLD1RbM0XJ5HaeHKe/uI9R9\
            UNGNyYEpsd2ZXDAjm1wz95DK637EI0Omr2VbU7S5r8Y/Q0Elsivs7M9cMTd6k3M8uEjUR5iD6pW4uuIfafzxqvZBG5LxkQxZSLnB\
            YKmXr6wVPltGmkb1A5TJUP+poZ8Lz3J0xt7bs3AlX9655R6kyzhmejKpX72cHajMBOl45Bc0xsnaXiZitG206N5FkbuWpIt7O1gj\
            RW1AYdWoY0YA6Mwv/XrZAMXvXrYaYiw9ItHev+nVFaLUXeY686hb3z0Mov4GLGB+dOKOeYNoQxLkf1WmdC97iPZ7eQZOe3MUKt29\
            CNOLKL7PP+9GH90ed99xs8vo9T9jwWR09WXa43P+3UPVbBt3u4AEE/phRwpeF1CFY3OExFYqU0Fo9KNLZtr39vH1p3t8dVhrKZO/\
            482N94/xRRmdDmrpb0uV0PZ62VbhSlnCmShA+6tbTBRxP765vg0nT9xq21DjXl7foQRlmgiZtkGgqbMH1ukq88PV6u0Jg+FPH4lB\
            vJsk6USZ6x7ZaURMLIM818x9fzreiapcoN8SutNqVp/ITeSbTQr0qko0xaygzM6Egf1kghOR1XAx8PgFuxbdA5gjyBRQVF3fwoa/\
            O6Aeg6RIRyQndDgnKBMlyhqWNBi75NmA209DUXFUW0+VLpx01FOs7lYwv4ZA1BqUeQ2oDiTuIBNogPcCqtpfuzkLlw/yCIQ+QS7X\
            GIX2lhcjxmHB3soz9wToSnH9lx2mA03BG0qoO6nqQLXn6hR3e4Z9qtgBXpnRmRy3ff3KlDw/CLqYxWgDn/pZbg7ebsEsXpjknaOK\
            bDtjKEJKTeq45dz0ac+ABbsQU23VEUyjmunCFfqOAMyRqhJ2l6fMAZkXWFn+SoAV9t2Zsm0icFzzPdBY45i+CKFzVqsi28uSrvM6\
            sylIGZ0Zud1WGPREhZKHt3Y4ltLzc/TePCqycOGmLe4fTUWrFEZCzEb7K/ciyqnqjWnXrcZ35Ago8T9errTJURyJft9fwfQRY2aB\
            AcpXu6K29r7ve7eiYpuycRXTvtrgPoJgf/vmU0oIIbCpvWemDLqlzJSU7yX59+mVOVeuUbqqpPn4Bnjal03vcsupbTm02c0YCydk\
            +OHJvR6AfgBtTNOd9FwPKkE+Lup7OcQ7r93/oQMAwPLWx/qFdvk6FowQ0RsDWFMXhg4s4ZhkeUpKXPvDVY9tB7VKgl/xoKbA7GAU\
            nvoc/7qskMjS6GB6PO6PruEnjkMDK8EjT44cuvBuz08VFHHI7GKqLPzTgjjGhmM/iq2pxZpY8F4Do9IzzM5KJ4gm+bV0hPsfcNPI\
            NnAQw+SI94kYEnnQqIoldwNpznTMg1s8YUZLe+nEe5fz8N2nIxNYALnMJC473AdyyNK9QUzGfr2GI9+/ks3RXCaUvqpBrWAiEmjl\
            2A71Yz5qGegwt+I5pzphpG1I1MxLv5apuWTdCNrYlAo8mgs0oUXtl3JD6CCGPDN3TVN1w/bl3uGe25WR9U82rbr2O59fy/qUOVOV\
            LRbJmkZlqlN3VswzWlZFFPb04sV1D/6DtbOnQYHzcTA5SX+4kNNDglHK1CZ2wAKrBWf/KGRH5dRq15cx2WXbRPRPuG+DN7mDImSd\
            s90629Hy1oKE7dU0Abyt+pAwmkSx7ZzLACk5psMNcYdVsNA9bSyEuUFLviimUpRpiCQrIYb9eUgTquD5Em7I9XxuyDUe7QV9pihK\
            e4mxqF5K23tOo3TmIKelWxJwCrBenNg8O2W4kIZnRFQJqBxCssQUNQUqP8Az58TBOHdA1/DJemmp6u1WXQEdyrAUEZE76twQ0ucN\
            wZ+f0bMrYxDa5gxVNEt/Ilt9vvsu/bw+0iEud3hGSvCxtKWeXrcQtGJfauJHG7CMgplbkSoR/jJ4B5UyxQwB/NtUCpuzcsYWt7be\
            KByfuC9OQHPUw6CYh6aeWPYfvThLOWq0YWmDxdCgR87//K3vSpfEpYQ8jbT/f0yF32gS6gL07uFdhjPrp2v1W1RMZ/EtGaLrRgaf\
            XHIQUdr3i4yW0GJB9ZIuivQAc3rCWhLiC2HGO7WcfNaxBzE+ybJkszdZXUG2Wx5xweNKTOsrBcWQISH1zYNV2EH8arakDE6tlLLl\
            EbLow+rzbGxs2tj4v2JjW8vKz5o2J/Ovk6PrfOUE8yiepFtjqPQfXPE6wXzIELtZS+Ni0He+r4INbEKbYnY1Tbdk9ZJj2RRtpcuS\
            NWPNxtXJEi97ck5kF9N3OC82V8XaC0Xrww2tvE2EBr1FzknYOg++trutu3nOxuYfybvgRMFc7ijZTm0qtq1FVja1HRS3v478KCKS\
            G4xtZ3I8Q+pQ4sXw3dfe5nj66+1g3GHyY7d7u7ROpxe4FzjJecLCefJq5/GB+SwLo++wLUvJnfGnpE4bqFRVfcnUjHXR4mb8oEnN\
            YJpCTRy4+6a4rxrJ5MHNlo3kGgHW3sIXYqz09wNOi9Sh83wOVUP1kt3mYG3AyVNWRN3gNygoPLS/3q90wbJ2gixeNGAi0gjw1QgL\
            9zTk05eDfpwAa5DLiLPt9j/kcXzvQ5JtoIyN7NWd9Njd397K8f4AziYkGSArZ+PxKNeffpBrrMB8fmoj9B67wzjRFw42w89suv8a\
            1XIe3gYYOrXdr3LKCQQt2QtDzSoBfuEJg7q4u68YO9AeZwmLF/BeS/cNsB4F8Cn0rlBe00z/BEYEPFC1V3jSO5dWmqMCvIEQ522W\
            5yAc1HCYfscEIXfRRvRuW/SPOuWP+xdeSqvVKgMsLtV4mwhHUCnIyu9FCUNE0JR6w31ZGNQlE4PjoStQQvmvsTQavSUIWPmLQV0w\
            E66VIKnpVoi40IYR+5Hzm1JP0EL73oF8a7Ok3wNKX7LYirdwuf9VwrFyeswCSyqgdU2/P41cS4F06gqIVYnBLnaeoGkeb+7ulU81\
            kTpe3YzyOzU6UqtcW1KXxqcn7JiKI4nw9ZNYj1h5ZEFSHvYXy8eFqrECFQukDF0R01n/uD/chJoxYlVPxY61GN8kRGP4IgX+rjFm\
            FyDC7SAgnOWJ+RlGARyEf8BbOAOppXQYStPBTz/74SK9CSuWquxGAZTMlnn7qkwrh5HcbC0wDu61glrxVpmgzGuhm07DcFhzIMXr\
            uZQry1OfLCmTsnKUO4es/pqfXWIinesDQQYfE3G3pKoFnSnfEgdFeOjJuOQCyC28FM782pDsR28lsiD/iOmRCINMoinLyC5IhI1S\
            WYAI294mu9WLRWYgDnKhMZJMNLUwkFnNWKP+aCIiS/+dFFV2s4ie8xt5dhBvMM5snb1w5Shx+BQJtg3E7g+4/561Su5JVKpAgqeG\
            5Hp1wjoD14qSdCWQumx3woLAQ3AofqvtrntfVbASzxqF1tsa6knAjrBWzZSaP6hSGBHaXda7lVk9eiKyXV/oVXFhYuiHZjRRiZyO\
            NIhWo8qFstYmKiX7xBp3BrYM6IS7auKUpF8pJ5Leutf/IOHMboX2kLRJ8wSoBfZRD/Qg7yY1DMaP2PJTpO83fM2p0/mpas0GKYI1\
            eFyuMOji+Pl7j0lGTci9np/0eDMa7yO6K/uidkf17NItQ5mEjLsjQFpFfyvAfrumODbCrkdvv/XWpX0P7Nk0WEptvlf5d4blq0uQ\
            SU27LHHdjkbnJJonflOzrpjSUz2l3x8RDIY1J9HfvpCTeGD3QZuFaqCWGWc0gE0956dVtm8VyG8Ic1t6W1p7A9DU1MUkP+wPp4Nm\
            S0pTI1R8sbWRzZdPoy3ZFAOZZZ1KXLcDxzQQ26aOLWleoIl0RCQjCgOwzYAO4YwDgDZnTJLeg82G6ESciYXi+uknqnKFu4o+/7re\
            EWX4XK8P+LIEP/UpKNpXE8kXBOpmkDK4LU2JHhMMOrroHfuUmefyh1qTL6i1ZymENEA639kqwoZlSKRlWGrLwEMikecLC6HFCa/H\
            7e1oScdP3i94H4S5w2TnsHlAkykvyxaZCNhtQV4cJQHdRB9TCQ4rKAnwMF4dG3hx3Qu1BLdBuhO5hVo84USKjb9/ZU2mkfebkeCS\
            LJkCxmuUk1Vbg7POtShZXpNvmWN+O0JZfy6JKCb7XjT1SL4QZeLxu5vqq65BKjqsvgMt4U+BmosfWtF1opKtDnbNZo/NdVQynWlR\
            7hIS2GTzFw5v8uTjT9kTlVaVW+8EzAQC1u3VpKBg6hVfpy7YTT9G2OiIQlfA0rV7wiwjkJ5oKHR5I9UUTtwCViVzKzD9KrH2WDBd\
            Xr665lvF9wv6jVPdqJ7I4P0pPX7+A7UjpvhFtn2EEOTH5a04Jbq0+NZ5EAXtM5/3hcroEIF45fQOgxky9kjqPWLP/fDKZEMrqKye\
            kFRaXayB0LlVutzjF5lUEImxp+X9a4YtFjPYiJPQ1WKXg5MW1q2rDgGNq0okwwdZMVE3qadnRfKzc0Wo+p2W4/MsKqi85tSIQ08n\
            OYYvBO+yA/IaZ9XaSCLVx5iN/YEP08lKuK1zrAcsH/J+j4y6rFmtlNKvZGXsY6iUtQxmTW0flMuvmTpFYLXiuo0h6gG4FULxxZ13\
            1Gy7YZ6KW6obhq5ZHu9u+UFYvaqgMUoiKZdoUkXFAKGLN9Bn2qXT5h1I8/NYK5dpthmNUn9Nt4qP7tdRegXK1ajus+5bpq5DXmZQ\
            BzlfoIzuTfadkPqvK6DnW736mCxegp9Rnb8aZczXtVIxh0Y3zlF1rFUuAgglaYpJ21Ey+l6wdhrhGSqq0GZqaNc1P/+bcdRhO4q6\
            9oJXjW5cjqlGH1wdT2yHu+nKuJ5h1VRCl8teDNVyyUvSpS98lDmP6Bz+pYM9Q27LIXvX254fxa/NpYjH5lLgeS++k+Cvs2IhjO41\
            7WvUp8XD5nQcTabEN3VybE/Y7qO+mO5prvtzp83jTW107zWSyTmfgz2fnxPtMZ/Hsm4IwALkSOqO6xox6gnW1n/EX/DMI8IgnBn9\
            mxTOhP6EnnBi+9vs0yjbOTlFpHomru1E09ee3Qu3611nd+TI9YTo0GGRU5TxVBQxYqlcm59QC0JUGeGkImR43h0xTIdL13U4aNym\
            TtnR4fLzEDaV4hJONgNMZoFrNmho6YNoqX6ZbjbZIc/y649PWUEiTPMFqwB0tO7sHTaYf95IB9G97LMf1RnE0ZE3OpkYmRiUgSvi\
            UUNhRrz7ZZaKGcnOQeXxheBtNViDUUYWoSAy/AI9arwD/xNo7GNqBMObrCSRXkJcafcXKPSIQsA92Krl+yfHd6aIx6b46ijy4ulJ\
            An+RE9px/NJYmzAt/uMTSEtvaE3o2pmDiYmxvpmevGh9dLkiQpJZOEjevi1ZFegTlAIMAXuol/HgVueoQT3lVSDgvuczeSo+a/J/\
            MXGwhOivOl56xLSYzeauHQiPKf3oyZn9Sg4S5Wlh6Q4OsypqWDRSbEqiGQkfxR2h8HHseqEDUmkrIYpd2f+2zVO9B2tm0od/65at\
            vYfJKw1DOQlX6aNnwOq2rTTTnfGk01SqPjuQ1t2KdKK8QKfK6dr4LpUfNaBdSNv82aRieGqAgtrMj8vf1JlZ3NVFLd9aqmlE27RI\
            SkNCUfg0gN3W+6GKsf3BD25H01LO2OEouGJDLAbzxIYY0mBY5un/mc3C/eeLSjmw4ei/0LBl2YIxeBV8Ubn4bY7Q/jYH3g3iXYXW\
            bjtpEK+0DTOZEpFNDJ9eIEeZhoQJXta3l9SQsdHzIvSxouqc8p6oSV3t8YzD5ngcdPS5xFuAZKeHUqvGprDs/Wx6kvn4iCk47vel\
            pmVLCahIO4j4YRgES8fEacJ/SAtih3TwS63G47kyAwbJx6ex2gebgUQi7qcTbGibEjfhtv24smMG5l1Men/eISwVL5uu/RIXXeck\
            CIRchiuTwis91Og2bgBwwJnrdVEdzq/BRVM87jHFpo1kNpR9jjnpfkvuoN+Qa+y8zmTKBducwsaz9aUclOmhc3U318VbDE3eotnX\
            88Le1wyX2u/u+3nYRlEsHCSjPEfYtOY/vszC01cnW/nV+38/wMAI3xA3Vw7a8OoLu3jsHKrUB3XfFVHBuzTP6ZobzrpnR4Vq2F8P\
            mnQX6Fpt43iDx86SOpTjckSEpZ9Wbf1BDdJXMFMrKQ9ZV+gVxY3l5b+n1XBpbD6rY4y9AdraDemybYCl7twtWMpWcVtP24xm6ogd\
            V2YTYKen4fEG3Btsph+SzSktBxl+6wAmnj9giejvjgCVY7ZcFMnDaZMc8ZzrZhDtVza1g5MurC8HJV2Rg2NsCB/CS3q/AzmUi/lw\
            TMkHmoLyrkn9pwNCSYcx02N74W2JsY4YHbvxwDMT73fdZnuQb0MNDwuCfsszlHp9yWLrwmwczgfOafdWTeqE7kg1nb3BB97OhU5O\
            z+98/kOSZ3mHH+Ty9jAz+fZ4NPV1LI1Iu09UuTGWJ6kK4xDuRroSOiM+5bOAoQtk8shV33XLomLNvrZT51YgZuiM1UHSqgo9sz+j\
            NwvPd+zsAoyN7dzid0/i0D6u0Lshi4aIR3sihp46prowP15e8TdGGTwO3fXGuiQ/Pu8qy2rX+4VDe2k29CanLRFkZ+h2l1qcWTT2\
            nMVjcp1NPnz03sAPrsXI+EAjbSveFYUgK9+b4SFTzrGQXWNfO/o5GOONkQ5z2Gx6HKDx+RyN28aTHWncmV7DGZr+rZaJj0+X3Udw\
            fkkfiyW8cCZqDGb4gvIYpYfCi4OIhhnTCrtd1/+rf2/dkWaYl0mMIlIcrP3FCte25cNYexixTnPUmodOf4aenCgQZ4I+ezQ9Z9pm\
            U8u0XVZh22bUm7V9rb8UR9DZmooLrGMIdESAbMkOM2Ci5/fFa0ZNTL/20PiLizCgGWQRDof+7KJ1fMOvxefAA0G68nFZueSG/ldv\
            b7bfRo70ib6KTPeSsECakpdyk07zVJft3mrrUi1ft3467RQFm9klpdjMpGWblffn9uyPMvczbzJPMrFlAMhFtHuWXiwmdgSAABCI\
            +EfNaVvo3/qm8zCAnNbV1X4efQywB63nA7XRGjzT6Xlo/3VCD0SRVOlhD6L3g2NzG8DvnikkpOjMiBbEp8Ky/z25sJXd/ZxD+509\
            d0icvCZlADuCskQ7BwlCmk2KikEo7yOqTTVGRF3Bjxxrs0ENkAIqainUWWesBqtaE+oCZZelk1ILUjQP9OoJbgUx0tiYJIY6C3rW\
            mE1k6cUw/hRzv6UVnnZVp9Vg4rXXHuIf9CJlswniYB1mEyrr/vF4ef/Y2Lwo3IYUksbL8REErNKMEKauxk/mooJDGVNQAA+LWyMo\
            0SsrSTALplg9S4+OF6tZmFJbk034AezwCVfLik9QE9RLpdWiEHQxjIGIRGYMsCuEEXNlMprJ8I8FKk8KqSZw8Hbfclxi5qzt5r+Z\
            5jn8gi+bLfq16qc1Kbv0NIgNvBhzZWRRVS+bFO7mhF7AU3mbvACNtyIBfdMLKX6otLCcvrl2Um1gnJO4CukwaoeSg4LnDKgCE2zb\
            uSkfPZ7Gt29FU4EbOL5mvb05GOMqNzUVAPcUOXn+j7rMPexBMu/ezEWQHPOv6XbPBe13dKRoN32f6DNOrTcz5fV7wE1a+cVIDoGH\
            3IUiQ7QLPZoPS+Z+G7CF8wr9YBB+6axCOxrUAp85/FU64H1iWjMrxV6jEK5GbVIjL/4IsFBHs4pUHSWqbjEiWTtFn3a0S4yAZZHQ\
            Y5ZZbPVsqWqLV17JLGoAzhYcyWtuidJoNGtmdZriQjQhOm+kjpYU8WK2Jaooh0BPqqhtzFw68Sa5msAuwLBddmnsVY2qvi0dxt/2\
            DttvDSg0dsG/aqVPdwWD6SnD26nWLmmlF14r3V6lywn175vXSXHb9oBMfPf5Bt7Zn0ORs6vDI0tfP6xnwC3tH6+v4MBpX8CEXgJz\
            Lt4A9z6qT7MJtOEM9S7pF3KI77PzkWkRb+5g1zqAVGtQRSPdy6lZnibrw6Ys8+vm19kwV5RSpC4oaUQt/BK2CuB5ceB3yOdHjZ6d\
            xmHjMCkc7pCUz93rbHtZEYvE7b7g7V5mquz5m5p9sVSVYs8h9nYuJp1O/pYEy13Qv1k6ProPaa4hYahYuSvxPI9riwA/Z86+znKQ\
            vNK5IvYjg0pz9pb0jJ2N+0sbCvtuvljwj0rwsn/Kcjx4dtKpXuAdDijrClRhkspbeVZW7eRq0imtrGtiy9TZxJdUNdBwTor1ELh5\
            KjFa3mVijBYtv6STUBPscogb14uGei2pid62XT7WW2PpuGHflrvQ1vZgYlZSXnYIm8p47TZ4KEcLG1S6TAypGT+bhrrETfFttFXt\
            ra1Mo+Qs9c7DNjetUvBUmEKdejkGp0TizKRaAY+MTR9z/5GjudbGD2VB1OqOSFA7Ty02gY0GcqG9mLUnzu39Rtxb0lAdHmoI0/nU\
            DEnRnknNd54233TAgyf0pjtjmbDmaTqZHh35fvLYskmSWguWnaHb34X5YNuiquL+qQbrnxh2Dq4bbnPLlY02+7aWWHW9Xa7GGb9+\
            wn4zfg/WC5sSNnTR6mwdXSALvoRVsyn+RTgC/lVdw99tCQlL2onolqlikHZELa3lvUq1hRtDfGnBBTPQJjGBf21QnTAI2LhsuQoD\
            0GZvUBEilLLjG19IjP6H8eOuf5wIak0LQC2m0nIR9LvT7F2kjDHdg2TR0gep232OSpPW6klShgaPkqzdK8n8eTNRfQYDx+Qwj8/U\
            bWDpYMO5yDaIlNIi+V6YjLBxWXVbLfo6E5Fwtb06/+iB7bZmqP74mK/iXfnsnxQd7QUN3/+OHPZvwCsYTiQvrqDv2xeM0qfzojsV\
            GopotD+74XuFLyWSleB/QWEvvGlooSCEvLwYrh3VtMy8U9rRVItbR+M8y8uE22KpZHNbo6FaTC8sQRgBzUUTSpMHhvDBNiTpfqC8\
            4dS++923RCDAALKLFKc4dP8Gx1IsyT0dbc9VDd+zSLBdukw+TkHiom+0Efuvq+YVUoAx0vfQgLXV+te2PDbAxX9gldvQgSCkwy23\
            F0UHOqYvJAin9rttdwPsdpy03LuKIRL8ca/pekvvM01AHtBnZ9GnVH4K6kzpaFNdwtwMFz+Hg4YTLR6lei8dkAytRa4Z9Oa/RyTa\
            3v9uFY62t7e+xaebje3sC8GQqJh+HjYLLMJQ9SEsThdfv0um4eyRXONXiQg1Lgj/ZValR3advUEz+KOpLaEHecpiAYv3qVkpJzk4\
            DNI5AM/OLMGAweF2jWyOflZnmVzNZkvLJvizKxGOrNNyIQICGRVSwht0+zKjOleNSEXGFeibq2RD6+a2eNHFNBa3XMinf63CeshR\
            A0qKL9nMu1jQRKN6A0PrTRbKNnikg28cW//JQyvWd4jXsanHFPSqNnZt7DZFoSC0D6SAsyPLZ1FbXcNvFuhMrVjzkrneWyb8DYKp\
            fODfn5OM+40Di/orILh4pkpWZqIagWnKS8m+SM/TZ1uUAeO/ebFQMfCRDezokvMxRZv7CSWWL2OgNd9iEV1Z9rndTujkBX+ra2NX\
            FTVrdZtABZq18nPwj8k53O14arxL3y4WW9bjma8GTGezCjqUvPOmt48MkPQ3v3mrd683ydqWkILvlSdpDr/nJxD9Aa4/54DosqoS\
            Y+D3h/TEXiYrmRVULfChEdOE1lTy7h4wXnMf/2knZaP0ExM4rP2qSs7N7m36Lfyxq/bDB/KikbF/ZBF38jbI+BfMB9ewt91LN1Jl\
            LhMgKFJsWbXU80UilEvf2eVigv2fXcFfqrDGgr6vcBB36objneWnjJM6XQ2+YHyZDk2WiTjiGL+DCXPyyy9Hxsv7aOYcJp8nZnE0\
            /nL2pbkXTam6Sbfa558CG3xn25i2//LLuahCw+1y1eNK4jxwJWFhNL7HASGp/GqPLwmsyU+hFQL7D5cNk0cLx6L3+n/4C/t/WO13\
            +yCpjyT1oGTznN9eYtpklxV4aMNfy2pzKT/xKRx+Bqbg541I8gW904908ShE0HlHEGhJOkktwyJ+xIcUX5BIREdYXxj0HNtq4tmM\
            k2J8BJzuJN15keSsuvfOqthyNtZPkLNWVguDCPstbFEQ6ugHBzqWw6JwkUSx8LeeU1Pg2Hpwgk3t9kjWC6xW+XV4ckp5zniR4iqS\
            GLTSx1m0E0vn2co2HvouAwd9DRlriqWcQaTyttqWjjhF0wKw2lF/TX9EEtd2g7sn8Nd3QKZzWIXviD/Q8oGk57/5Da0n+PkOfyIP\
            ht/QUeTD8OvLhuax8HRrad85p33nHe87J7jvfFl3+BskjFjhyTArhNKipF8GSYf4ONaNnPwk5OTDyatrTPxlkFj4e+7SmznujCxh\
            wkNRkjtjhY68OpDYulLS86D9HmPjnAzL5dxhLGwUf+Ei8MaEBfhMGIIZIlcKFsEqYLglFzZEuPo5o90gOM6N/DS7G3qSOD+zq/gV\
            5HMQNI/YfwZ6KNu8gHNG8i599q7h+IE3knfojeRGHVEeA715Jz2JHXHA9jdAVoru7qerGGrwpN3IZCQnHEMuJOgZwPGLp/gTGLJX\
            ZIMr0nZsaV5xzFieMAcMQmIDGcVDv4HjeUl6X1LB7HjYFgI09xwWoq+l4d2TrTngmh+X3dYzDS4k7RSBsS5us9GdZjgp6b536xSV\
            8t1+/WTMKnKFUO2QUUVNRJsjHhPIMDsC9RGcJwfHXSo8URrIqTsmsEYGtQ1rysep97wJ73cRANMxd9X+2veX1PgL2O0xeNhjs/zv\
            +1GQIY76pSSXEZWrI6050+2mL+O3xn7nX+OQMcVuoOwONCRnLsW71MhmDaJKOcvTXc23wNLS41pBf77Cq8VsM/AKR9gVsypO2Tya\
            QOvJtVNVyfNeoc91+oxAOCKmebxbotIO/k6WcGopS0RCaspD0+t+P0X8hI7xI9sBXJENtu28aPDGqehDlE9LuYLOpVUEiKhAWNoE\
            TDTqgfZyifYCJ1rsfmng2mvfaw2m0Y+Z0lOLTIxUL++jkYwb3931jF5aACvm3ugFGe/0S+/sdGn4uo5hOwrkE4283cgXvr1lqY4q\
            YxMVxgYhtDEtCctIBtlXk2M1IgQIvYRlShW509ORB3eDDqINAl7S8nhlc8ENYxZJumI6P4IRD8bNUz6qTUo3ddPJo7k+rwY9k7C4\
            SboV14h3K+m1nA5hKosngrtOoeruSAZaM1ZBY0EoQIuoqq3gITcRaeq9QCrEsK4fU8+DL47RJZlUwZNo8JSX0/OdJQ+ITSZaz7wC\
            S12B8qIurW2/lVeLCTW6Ada9vrzQkDtH+m6ukWll44wIXsq/Wj2MJhiXA6oQb51ESG9rAifmSy3Mny2Jr+rUd4cB5hQBi16OoW5J\
            jK+VrkFZ3dEZaYaQmUuC3ymA3TqUf528L9FT2AiOMMUID8/51fbq5YbfHp/nb/KqnMGNI6ghDZoj5ZQzZId/KqrLydcU8JJSJg5x\
            wGqlqhYxkWzymVSCu0TNVd6LRIUqZHhmOfcd+6uoXqJq2V7BAFnnl45rcJmcejnzq8nmCmcH5C5NtG7Z4V0cJKduBwxXnLjG8XSk\
            Dtqjqhi//OImN/CzJKan162iToPsoBhaRJI9wq4SfvnN65GVPgiM3rB0J2wSJYiuOEVX2iMk6GYUJr1Jwf0o4oFOF7wdzMqnk0cL\
            adqXUP1Mfo/0EJ/BIf60h1udmX8kmd2gGqzGBghbRFscc2yqZvIJ4ngtoEM2GNptAVFION7DYgrGefXyIysVxwvjcPjK6D4UM8yu\
            Zzw66Ixs3mgC/JFVuMtq47IrAZbctRUkHzxsKUh69ynoUgXuFGCaBj+7T9BRuftOjeFbzwgRtUF54pHNqy4knNf7ERy4YCaO1P33\
            DR2EvsPjF2/VLjx6yfEhauGo5lMYaK68Zs2WUemqE0ryI6ewO+KGqPKkB7B2BgqDlFfCG3TLJW1qlamHNatQHQmwbissakdr7Zvu\
            pBxCJ+f074kLKhLtMZ4eoj3mjwKkZlbjH2Js8uxTWWz0zCGDU7aG9TWyw3zhuctCYUVnTsHpsDBIcRLTbUZelGVtzHL4gKIXCzz9\
            wt9Jo+Y7KUGglCQ7wsbZoF7lBqVa2KbvWT8Y0VQBHzwHLTFit5eJ9j9cp4XB/0ublWbx4WKu4bTP7YjCAbEtAQ9VDYuuJuX2XGH0\
            LE8DCAx6aXnEZWf13bVKMqAsMdqZYsxNcji6bi9QjzsoCjsqK3wgMcQSSnPdLOW/wO6XoShl49YO5fUlxF+65vsbPLZD/OcFOE/Y\
            vn6NMSX9wGn/BjKDTz2cLLAKy29eAzcKCgPxyN7yNOZESy2r/XCOoobWv0lXfI7Qc4Pd9R8OBNucgSXQdzOeXZsdvDT1f/n/X7HY\
            CuOSYbzg8BrxDWaUcsu1cxff0hrj1aOHN+5yGOWaKCalhAJ/kmtQObLBz1xQXikxazxhjIJAggBo63wZ9Dmy8ldz06fmIZbCJM2B\
            hlZz8yKHWpVX9sJYsgG83rD4q7YtSnT6H/Y6aHzYJl6nyHYYSp7PgGV0cEwcrnFVpA43DWoYtCvijqXl5z6MO8B/2Ns6+iPIa30b\
            +UdS2AoKZifJEuh75ClMnyMrf03Q6x/DSy0fQGjCRYkaRNNWNmPPKx+meu1Rv7VK0XVnxe828PECbmwVe3FmbfQKEolCesUK6X4p\
            4OnVGFGZb3v0vcnLVTLC0tA/SX89jZJ91fYFLBkt7nff0a8dBuAtqqKNxYVk1omidFYuJT++gjfLkVBJU/eTyWfYTytOu5daWvib\
            6hR9zuwnmzZigHgcfxv5tAAhYvC9Q7QDJaXurMQoT//NZXhGl5PKOBVvw6HlMsmDTXNqWKl95/3PWO9qRhho1b9ZCya/mv180XA4\
            OUlri3x15Mf7ewqFDV0OvdLaIFnih5WikLrkWW2xmJpn6Kk9ZDBCLLygKskG53xFc1waGNJUa+cUpVgDPD3WG5pf2hZ1to/0qsbr\
            Tg7xmjK+AcDu1Lvya3vAMVpK/SouZx+SLbZ2EMA2cpmzZ0ZXMqWEOPLVpo4Eh/T5R7SA/1KdOlhPzWqXzmj0SNB6Rtbhk+FfdJa9\
            wXwM7a1UojATNyim6+ktjCI/mzDiTSJuwcUbwsgejEyrXfuorAUP01oOZT9WqNRTuPTBI/jjTTbUAddUTTb2Ql63RZB06UH93xOW\
            MxqWSD5iieSDqVcZujMViSQZW59DWlYtcs1lIMNNF8WUGnKNISym1LACw0TQSPITVfDHrwXqKOtVJ6sCufGVlxg3Knsq5AXi9ae8\
            QOzdMCXCdGHSNr6X5sCQ+AynpgICtI0phg49RBsti7/qkPJtHwrY2kAWmlWhrwztnG+7MbfbkuTGtmWNWjW/cupWoAYsffKfakL3\
            L/fzkPQnnsw6IsFUjnLy625FfYB9dIaKNd9KprJZVDBJ3LN0Cn5FnqaQthk85NGyuoQcyjy4QI3Dj3BzkNg3mlMygMWDls6v98h6\
            vwrqNMF88cDid5QsCoDOjFDYQYJ+1UhEVzadQ9Fop05DmhhtCHaPfINCoja2fxKat5i5fPHd5zS35Vna7LjGnqIrjlSoTZEzdNsl\
            av6Lyen0DIhqo6AjCCrP5l2xPmS3UF7zltHIgBdt5q+TgA8z8kW7flvmmEVzQ58uGg6R4darInfpKR89Fjyk4s8QurAIp8mZXAQD\
            bSdClR9X2hxYYoQxb4VmngQLKG56Zos0brsMQZDwVPWq8kNnC2O1upK+gdjF+MgWZ7JXyvTLKitd4U6ojZrTonEWeg98pp3ez8iu\
            UI5RB72c08CAjqtnP+IxJlOk/qA8nVxfeWcVceam6w5KWbz6r//H/wW263ScgIcrdOTV8pznNP3C8czzXcGx1dmiPHTm/OC9wsKh\
            sfCqjb98DNaHMVgpmcE120XYWDtl2zDrQkO/2/hj3jaO6rqBDE/ansHRbjmyXm88lErfg5lF04uO3dY1W/jbT/Li+Sf7dWWfQ2cq\
            +8fK/muPT09x4KnyB73fixFxlLsIfXKOmlN46DXzVvefmiNKl5cvgWaaCPRegYx3jkKDUpQjvKhi4z4zj9xwyqGPjv78VAt9Ii00\
            27jh05vxtcgsYi8cUVjdrB+IgRfHn6kJfw58cqJaGRUWpiL4lCbjxZd5wU3/KyWS8OYARDFFFUSx0IPCSwmfh+7RGGdbt3atNPLY\
            ElbehIW+FYUEUiLiJoUO3rBMrsBICPeWwnTJxB3xNQsDDnvTiswS8t/FFzRdjW6y2RakPYVoCkFENeB0qSar8JdoDx3f8RUKR3dd\
            Vu6K4uq7YS4VtiLFkNKrB/wdu7AaS1hH00Blsql3fqdZJa6dT2ECqkyT0kdt4/bENdD1SWhTXl5XZfolzxPrV5Z9aGzUW39e1SCt\
            UwNisaMUGhVjakNnBfG/eJb6VjScW3qlwERaTRCy74khCd2T4ZnZurgdWDluSq0RRGwjPcQPeuHZrr/GdEoRAUXShgIUDX9/nHg2\
            Fn2S7ob8ttqoQZ9sYYuGnPeqMIdmsXUaIe2HGA6Y31GfvPDD3Ym838YBKLJvuQDTN7208V8rd+C2E2H1hdjyFpxH3nXFFW9uescU\
            qlP76UqSwHEg5JoqQwkYiQZBLiVc+9hbLSRcTu0yBBqszeTPka0kAs8HDR023hkqHr/1OIdyGCTkFM/i6NCIHRXdEatnuS7MQ5bW\
            HOxLIxQXd7Jw/lEel3uCV4Pj23KBLC/4bT4B63ahfl9mbfdzQhLlJla6rBsJ+x7D1qgMRVcdOw9U6mt4uIT7GiH5hjKKfCOUW3SS\
            yhhn/CphOU0/s09RzCDcy/MnymJF/sRaKRPU8FN/1nlgHs9R8Q6n73XGdgg/8DjXpfappAwSzviwKA4Bh6RDB//5P5F8qDtUlXgN\
            HKQGQJb08XJbmT4yebkqJogpoELNYSY1j3PIFTdc1hI27G5w2GmhfRvidf0gAijo5O/fzy5Uxm1x7GbO0mkZj56MTyaAY69wdwJX\
            wPWr5qmbEHHizUiKPX8PZmM1eqXkg9pX2dpXnyWNSdsGBchJYRbFbIMWBGViiOUkRqyZRNnjdGW3Z6CzvTGXyTZG4FFcqRWaAhhj\
            KUVjyjayPyZw/8G49WIKCsqmZlybb+kefJWu4e6BIDIoKijStc2QkyZr421tytvMSTA7wtCoCcnam5Cs6YAiP8tV/hpThKpFK1Jl\
            l46jy8x0RT5y/4QtT17A0/kEl80Lg62fsAdGY9+mHeu1ssd6jW1FbkIMHo/AM8afakLyNjQgeVufrrFFaDG3C1B6Vh6lRxIsFslN\
            2sDvLPjPbHt4Q+KV7VPg8x+aaPhNli83Hq5H6LDu2JcQaT5PV6fJh8OVwvk0v87mTJTPzSCsj72C2NDopLS03Nc861Y0IU+gjHWE\
            BXWD7x83xuicu7EfeM6taJbewDxKPqgKo4VF7SCZgwhu87aZ6cnGQCvp/ivdeZuWXSQm1WS6QXMEad2HdEv9uxH9qPkHrDWFWnBm\
            f7AjXHkjy0tvZOyH23HmrrQggy0ufcn2g7E0Pou36VtadNK2EyAkagaVsS3DB/vW1BnKYWnhITULGM21XzcQ5RDOic0arl16ejoi\
            je2fVnmFbb77kv4zOrMS8Td3ie5MJWY69TF/QOfPGDGdxhFfvM80PCzq99AlDscYH/5V9gZtVrmOOOo7d8HBmCcsCU/0UhRGnNkN\
            9QUNgSHcgd/Wr/En5gD5xWWuwd/gl8SgvPeEjOIlUj4wjvXZJfw7+uA8jsARNOq5fkMj/lZhI8qsKE/cJn8NSdC44QS+4ScGj0sM\
            p4LKMIX89rFX18U1mY9fnLRK+wpi4KcmYKpk5Ta7lBRfyMdvR8CCQALxNUk7DuQLyzv46gQCEM8FznO/xQLkd1OCfkk4txjvffDk\
            mFfZZdm0XMLaHTyzN1W6w1nJymZfkFkAjqRMMIu7dBQng/l7iEPCfo8PnjKg+B2nwhKofkS0mB3R7z/g0sqXL7Or/PL9LBiG2v7A\
            BjzIx3J3M2wPAYvjoN9Fy1GAK4iofOj/pot/2lbOu9Xp1WNyenX3waNH088ye/ccoJAfvT549OTX9u7xwwfTo9cHj6fw+yg7fnCE\
            LiOk9QfPyKxFnfKh564Yc1GhEQe8FXV97sVenB7cjo0gqMLeKRnBilh8JAYOCoLqlpFUtu5HwUCCSQ41DPoUvzpi4yRFqCVPWBGA\
            v0B8ecMgnh9jvMWvjskTG1lwGfE1oS2KoLKlgh6Qp7aSJ0wiK8AdsYnNPgudjglOU+lsxgihoa/LCE8yNuc5/khzHi48wg0hgI8D\
            QQ9hlN6j488O5P+I1fvYDKMzSHN7YRA/3l0ntpZcAPI/2PZbvZ8ofvj46Hc9HZcQ8lQh4BexU5kaYRXXZdf9G68o/IdmBs4yTNlB\
            ufZeQSBND+bosXKR2VGnEdix/z5PEtimvfCkmKh3XD7V6Kzpm8b6HPtASYbbEJXpUURa34j+Yd9X6UX67P7/fvd0Ov5dNn59tntc\
            388nlSur5IKurIsLtSj9DM1Cf1iv0Qq+dImAcVx3inhS/6pVBgjSSgdqlElT2GfGHj02948fPYKd6OcqTfB2SeqRFzXDGevzB6TB\
            euU+BLkmMD1OkBsmx3Y0HbUaBfe4n7S8P5988/WkpJzAgpJ/JhcGrx2d4MoE90hMJbdZMXNzBaR1JfZmV5vmRp6c2vwMKsnviIWK\
            a6ffwUXopkKNP4lAM+cXElkZrwXYE+1AjWlTQSU5HCRKqudpSdefEGMic9RTkXru5OA2Qx2q03Fup6ReApwVz+9lEIZXhILoXQK+\
            MzyPFfhnekAqikZVUEbGkJNh6899s1cIJI//f4AZMb3lk9/s1RGEHGk5lhNqsVYOgphyjMnGQdoxJhwHqcFSFu5ifJqho/dmUOH+\
            NmNExQStGxWeDdoVVnibkbfPQpUnY/EwarGSDdC3fIoYmTZMuYSr4Fy+a6slSyXIdVQNlws9gaARG+BPHpEF/jHryQDUmEW+vUGN\
            QH9g23h1fVrIUlwpxdFZb2QlU3yG/Bl6a69ZtCOW360kxujTlmdgrRp+rxFSjaYcrqaVBO6aEH9TaXi3esFkahHrGw4d2RAoJybX\
            UJPe39qgxUJvRHZjPInx+CxtKKQNLyAIEjm+Xp9ubHZmvNLmhpU22ZDRMIH0TL7R7uF4tsp9CUEjuAf5cu1yoGT7mg/qS62ie4jf\
            WAyTD3oWk2kb6i7Lnyp85tg4IGOfmlIlfKxdMH2TqEbq8SvmOyoLKu5RaNIKKSVq41tdI3wuDWa5BkQz04fqhJEgHTz5VqLLd2Fq\
            V+BTYiOlqMTeSupr1+QL9EWdGeTwBMtaeYWFfxKV/FSz+KV6+iipcS1YV8cGo9ZZwV8VmeQraipri7de0ShGX2Yju1dhYfrUmF/M\
            yjrUOcC2Gpsbi/W6pOK15Ggt5d7YG83ruCWbTzGUro3N0m2kTiyGk8nW2CVGBbv69n5p7pX2SnMAJYtkCUkNIWyXflbZVaBZGPcm\
            snQu7x2TpiCUmHFJon8vpvNETtYcxDTJmodpsUiDMbuifDxAYSoaH4kNjJcTabsWhscDG+YJ9viV6D45HIMdjSR3iCbBSt/EN4YE\
            e1g9oxolXjfIqwU5S7R6kwC/ILLVpFps1Xw1loaHc0oB6j3tUdhqAgH5qLn/jVh4nuyIB5WCR1YosvwmYCqcp2sGwa8apah6SipP\
            l80AGIkkRGWoTe2T57yYrhs+XNoi5JZFj/J8iSy5h+Z5Q3OmOBIkn7AcsDQk9ctxoQNli9gsZD9tC0/bPCli2uLBvUXYouHsG6Vs\
            FlAWcyjbpI/aFp6AIKzMhIieRacbY7OAbsqEunQoYzpg40uhQ8F0KJkOGKtqnjzJ/ymaXsFJxdn2ASTviK5KL7AqAlnVpg5XY8/u\
            loWb0DLYga7CnP7QpZ32LJ6C8FiQd488Gle2ziMy6YIIbDSHFsHeziFL1i/JeONdp3oclI6t0r9V9CYC83eLs3ebpmlmQGPyGM+8\
            gVRwvu6uCyTyyCpTOLYOeZ2cCnP41SJ2WkIYTjM+wKeZSwq7wSzBbFmittwXJycTRyhgyZKV/legKbeSlD8y4EyKTiFaks0Ff48h\
            a0lvzBv4HEm+n0hIlt4/B9PN5l54xffCEYZFGXRE0/tYdL5s5+DQIE+vyiufLWzroudniEKO/4HFnIOe51hcRq+BXZ9jQSSI41YP\
            7OQKZj793AUyDEiFfj5DL6OPptNB3Bd8A/k43y6PP9FR55AItiuFC5BbdTaJCIIc+Eoz9whKJJXILFrJFDVZk9Gb1/gtP3o1d9kx\
            mH+WjnB+JR1h9FxXXdmh90Icy/PULaZ+Dou1YnmSDktIEE7aJoa26xNEcw8+zV1zBxN7AHcb29R0ADGbGwIP+sFBaoa9iiven107\
            3XLO5gnD9rKDvu0jYa7kahz29UvkI8wtzYCVQG33hmG39qUW5C1cx0KSWP7eK28U+blyjI47JZS4A6f7tzw2ecDnQwQ5aNc2xvTt\
            Rf84kKH2L3pp0d4FjImARjIWPH4cqg6U+ufgcXsKYp7TyHlWPIduimD2bK5Ji2TyCM8upmZNM0xXFgSSzp3XgF0bX/sJulHEKbhr\
            PUAdHONgEJs+xfNUKvfeM3kEQfKTvJ48+IXjNeT0MnY22xoJ2qARpuLhFF2S7pHp9vGRT0WE/sSVrkWq98QMaHKNdvbvPlHB/A+V\
            /WGPXjnbWo6saAfFiXGGgS6JJpfUpEy4T4dcCh5SS5cEDWDhqEZ4pXrAO1GkQd5SX85QJytt1JZH9DmyUv3n9CUpkaf4hPil6RCU\
            W5LhHBUdYfzVUhQmDUZV/00kOz3TG8mPqyq4KeBnLGAZiwO7tuO6mThJlHDRqioh/PL6Otb9VScvrM2qIAEKcK2q0dpUrpuHzhjM\
            xZpF/MefofPqmlWpNo3mmUKCpaLWqen8ES+HPnIzpSBczyJeot9KAvqoPalsT3mmL3DC4g3UHeyoyevABXNCkD506PVbWieVsPBg\
            jySOEw1aDAqJJZkS8wIa1C0YoQKdnxKYqK/gbVjwRTzBrivtuO+CrxO5c6l6xV/A/EWOBUun3K5RR7A3Us0CRHv91FNywSys9LQM\
            QnScztRcHGfMggVypm5kTpUqgg8AeEjZIYbHRwJ+1SaA4LqbhTKXV3QVEElAW0yQhzIA7tCoERdsmnFAM/90E8kGNhbnzyyzCiG2\
            FDHMFQoL/IhTmTrSDFEv1yH6UK9+V0bFhbghBOsYK1Rxoq7sWG2e2gEiaIsChkUsImy/oGT8RkhoyeoHkYjUtLOiqlYPQrllrlPR\
            GaPSCbWb2zHxZqUFfT0EPMSlhkKptqGI6o+LIr2amPgEkdI17gk21L+WD9dVvSd9YFHA947WUJF4sHIbatfv0+1XhDrWDUdV5LBO\
            o1rKrpHVxv62JL+0Y9PYBebln/DgpHZ6UZNQikMrcOYQQJlfHfAXrwvx9wDLX2T+2GHfcNmBDcpA55E9HZVpm73SeY16XYRW9kcF\
            W2Du6tHLRE3yMJcfz6aaEhdHDLDkuYTIetTfX4m5lHH1IJiVXZ1zz/GGm4MQb1Lvz86t2QQJ1aJVbJhUbSioKK+8K7bEFTmLOHFJ\
            LBn06cozgTUu/tOlvbLrM7b9LXFSoA6r2dGftJyzVrCUAymV3y/py8wrYa0iJ4PG8FAsThtfohF2SxLgMJkanziWZ7Mlax8XMgUR\
            DQH1o1GkVQGAhsBxUC+wzUvSaLZZmrMIbAlBEwYYche4suCVPWxJVtFoaFtVNKlat7/5zQZUrdHCd0nVVEwsp8RCjlKKN1ZeHtXm\
            vbgC1f3hOZ/1kT+X/ftDRfp1zTdo08l2Jjp3tZkXab5YTq5fJzkzvnpJWk5Enw3igxVAEDZcVWL+UGBrYYsuD4+QLHcgzQZ0GgAf\
            sNFp8PBaRRyhLFGRY8Idg6WQhSeDA5/Hi5xbxs7+QljFqk6DpTP3R6DmF64HOUgN+kHWxMZY+Qn90WwTdkoOBL/+MXc3CTu4wqMq\
            2Riqr/JRXkBQUQFR66x8XyzxhNJ1TTj3PKtSnuU8z2I2PsClbJni3ONZeAVaxe1ZyBYiqVSAGhtcAQGg2E0TIdOe+Rzk4h+UVOPw\
            Q9XGIUlfZFZRjVFwbTPozTzZcKHI3fkXzhFMgCH0w5DD1m25SoJrFnfoe/ncnKmlMmwIP6n9ss3DzEg5wf7BiwplPuEwOSH9s8lo\
            ai2xTDPlzfG+pwrhS1QIzwwajWcINse7D5pCIx8xZtf2WJoXMK3zCxy4ZqLXeg7eYy7Swi3D2yxfby8dI0vqlb2revlQ8OZViZJm\
            Z43vSSpOEH/YB131tOktLv2pjGFc9j3gk5hZJTGxMBk9XhM87CcpkkoeaBAfv3YfJaLuYsMfR2VtL7uNeELimMrFErBb0P1DOj/E\
            /8VtwYEDgtAFOa5N1E37peUqDBKp/AMI66j2SrEKBf/JiqaR+O4zlT7r5yfqCLbao3K3SI3zodYin/tETdc3Mutu9WZWozHGJ8qB\
            XGUv3e1yIIVLZ8HePkGQJN8jA5JUwzIgtlIVYAKUAakRl5z3u6Kf6CaAM1iFNVVbWINBMVR7F3enaiLJucbIeEiYssKCt1hc1+Zs\
            JItLTZZx9ihgq0RqQzRx92alce32fCXhYYPkJ00+qYs/OvKpFoa9SInKCouL7N+1WqTWFyIWEDoMSFkqF3Q5aBErsego4dk3NNhU\
            AcPpmYczX6jNpgapkhuPso9QQVDLb5eiR0hrFfGhlc+YlkJGlQos0K6e7XgcZpXa4zEkMBbCThk0NZIdhXK5APt3wYJ9WpnhOmGa\
            6798zSrBES4jWOAWgnCJx/oYRjhO/5wqicCENVNtQhQGOV+K77oKN/bXOPFnLro76oLBU5mC48ARxS105GKsK74SDF6iw/Ks1u98\
            /XmI+lvihyyMWQHHrTqtLJ3Wc7nIInYVEv+XXwD5WUCLhs3gG/B7bQfk6EyP4Mq6CW69Eah3LhEy+cMscJMI74+YTleGTwclQ0qt\
            OoYZxm7IkC/TqUAEXzEC8lzzMAQx3acyK6mbtJ6CIZAwjFteewEfXs10DfrbcQT6p7aLld54BbgxMFwsbYGGi40Lc0fmiyWaLxZ+\
            WUtsY8SI+Xn1KVe7xWKxPMDyVRrEFcBNAOpogkpXUZBUVIYfuSpaNqnfSGoz13GH4coXeZr32SZqG2MbRc2L8pFmRBrS35kq7fED\
            lyFQrt5zOm723w9yKP6PKn1oly49emz/JVrW8e54eoaPJNMIDHDHdzlSs8ZWz5wFh9DnDrUJr7ebJc6Lq+xn1PBBQ/HZxqLIHiZO\
            NuBA5t8vT+F8Li90u+bP76/XEtJjUsoVsk1pYwuPTz27NbbrrRje8lo4hxF5KwA93zk8ZX0jQUkre3zjOa3QSiAqo/mRLBtt1Dja\
            i8yTRt3w88Yj80tE+2lw29gXBxuhtSFvkHJDfhwnnIVyg4l02XHjgTEdPJxmeOQHUHbsZyxraUBYzUSQRQRMNN04wD8pq7gLAT4W\
            TqyWnNbUpXNFBNcmbZbt4U4FnjujVokDyj9SKsZdm50GoG308zXMGEX5ul8Zo2pUHMjzjGFcOWrp8sukyXE4XKPB0s50R+o23O6o\
            VHVHwlUJ+C13SlgVYoTfq8Ae49Vc6SvqfXTER8sBOO4gPsVgfJqbecM0pT4iqN2EQHba+dI6M/6PCsVPGuaspkR1sUOMXipPaKb4\
            VQp2n0+z+dXhoVkSe2wY/5WxV2bevIAu7cZmKn5gWQNqSMt1fmm8WHipyWSL822Kw+3S+e0B5aDB9iBG8UtcAtiUt+kr9Qr9t+RX\
            O3SQqExCcFiEX4gIfRGGzVY0IubVfK0HQya56iygOBKGZDA+fWvsWhwirAKnNWu7EqhgZmeo0RvvjsF8QbkuRNg8DORC8cbksQVl\
            htwJ9zJnpKPyncN3Eu5szoY7V246+ykGOXz06qKkk/IWtN5zvwK5nxLRlk3l10lpzhQ8UKsrcJsV5AyDkpe82Do5a3U6+81r7G5h\
            5hmBeybZU+A08Bu7xH0pkIoCKdjMEWhzOEegBTlOA9PQrCEeHS61Q7qWZa3d5s6Y1zPyJk2NXcnyAsWHJihfyeQOfJMYxKBMDLZN\
            kdq6RbTbCivIA3Gf6ZrIbRn2V0Ydj0ydcbVdd1bW8TItjZ9V+KahNfVTBCeni6liS8IEqRpMEDFtw4mePuPR35gx/8iMscVHHdc2\
            SDgR62fRmWuDnOpONl/6+V5isJVkyIAQt1ZO6nioQBifLDikFYsiLfoOackSpqkeNsRRrtTTPbtpkWh5AusR76kt4oR5daBxHucN\
            FohgiZzQvkNnEtHEti4doYW8K6uRXjPDLUdPVCXvOkjZe/lhz7ZtN2kZbWhzeoJhEddoUfpNPy3GyWacg/HmrHgahLfS5Pcmj2bF\
            Yf4sCD5EVfUwGcTfA/vC8ab9UAunks+DV3ycPe0lcsaCewT4Fa6KS5ml9jUFYAl8BQUBlG682O+Bg5HO82CPHD4gjI/CQ0VSjZ25\
            H1DfGNOIoliRIHgMlNcT1AstyOrK4duPj4AwPGEGDpH+zHrKaMwceQJVjdf9PkEDmXdXd1ZFoyBsZbPr2ivZhTmBKm0Ft89At80+\
            Bi039lpZWj597kCICZ+zxyCMlJCOImysv7x+FwgxRQ6KRZg5KQXnl6CJ38BEiKfsMS2NkmjAtXf6JuHQj8t8N6SKqyp/Aw3Yp7nZ\
            VaqWtTyDXKDKfICnAWkJsT+gNbUIWl4lxEzMbkCb90lblVK7s1d9U1NOAJZkA00dNFAP02Jrdh/GhDU1Ox5+zgixDqbobOt4yigH\
            BHmA+AYPjk3c5x20A36CMD07P4fvmoyl3w9rBst4qH77x6rQxhq4DzVAike9WAjsDJu0Z78uOoKu+eV3m8j/YaeeJ5xd5Pi366pL\
            gz5VhzpUj/5YvehhhWhphD4+3Yqk8LsHDKUgeZRX7cFfODrmXDJRex66UN928I1Esml1VkNaboFv8f5bximFvDKIe3z84lB1y+gb\
            4qmUpJ89+U5VNaWN+MHs6nFfpv2T1lMJX9cvYALtOpy1nuDahC1zu1wJviJP8WDl1srCOHFnUZ9nm7KH1zY85Ui4rk5arqG7nNt4\
            NuEqfxC9pBG4yhTc/YGSPCGrHAeTgtsTaXNjEE72PB7maGyOuqMc1Xn39evXbauMvyWTh1AzVkT00WqyRv4xgyBEBCoPkJ0DRca4\
            P+QFHGeg6wcZgksUWeV8E2dFtRov8fCbHBtf0PjCYXfGk0dlTyuemN4CHvQV8KSs/zc4mxOUdHkAuXYIRbHrFnr8yNTVdTfiyNQ1\
            u+oUNiKQSxFxHx//OqRu29n6rMMnH9/ylN5b3cFht9YHj+Napw1L3bfGFDSH/zmG1lBEs4NAAB8Z4tpkBunnf/8rNfKe/+5X6n1v\
            0u1H7P9Fr9QTrGboVBaoGOBhHGhjXfE2KbPXbpxtXDaWVNcVSLqNiYdn2jKU6QzV67xq2IpigXWNbsYHD463Zu5PQ128ovgY9AB9\
            jraPQYY7KlTZtyHMh0xquBSAJ5aChk1m9Pkfe8bWKg8++x1aq+DJo7217d39dNHsaJJOO8cp6DFsgForXFlfu0053riLLWofXF1T\
            Z/jT7FpcUfeYgzv5FUKCZ0XVw9E+22tA0z3v2taxViFyjlXdwVvVtHdMSBPsE8GCUA0JRlH6Oj0dEXVGdsTSE/iBm+HozF4O+5pU\
            L4qK4pv+PhnBH8gNevtXARKzCmc8Uj8yOmyc6mvnIxP/McYDxw+4y/fK2mKejzxDUO3ryLgi1vO+PT/m0OxEmMAwQQi18+lbBgmT\
            f26v1uzpoO4QoKuqHvTRt7fpOo9Gy1k/KjxHvvo5VbsZHCoNkfJwUFulgRD3TVgYJmmsai5cuYS3etHiQOkXViJXVzSFmTmsicxg\
            RfpqtBUk2bhwVZZf4iMvCjYrlFQ1qei0B1NWmovn+SRqaEt1gVvWdTJ1mauXX5SN8IgIYa4FzUiGMSSqrycukjwcYwB7hdqxdn5l\
            5fmDbRtym5df8AqdlfD7Wz4uzQr4/XmJj3obq27AZ5lldz6zJfz4zoHVBz0/s1OkfAkMD/WhWdRDS2q2EnnXlmU+WCfqdKJQHP/O\
            NTTNGcoWwwWnezVpHJr+iUixmjTyGxDSmAhl3eaLtwgST2XcQBmnuXc/81XiPwQrLVeU7zN4FMeiVIX9Zg/Q9xbGX9ZCCMm+bgfn\
            C8b/FkMB+y9tfWglX1nHCgA6RWYf6jRK8nm6W+oIrWV8StAgtisaCnEYDI/9Km/+1q4qFDi3YNA+N+ZD41QIk5h5r80+TzwaH2N7\
            U9BUGtlKomVSylqTxo5spMTPQ/MCh+ZtQH5b8jCDIyeZeiMeorMZpMMoRas3Z/NObQpu/2Kv874wn1obbMIm9qZr4NqRIJhoxhk0\
            razBqDF+4n4nDO2tNEIW6lDyr25JTLwpUPBedlNpt7KoWyqo/xYfgtobo+FCTr89izRexPk1rnG0U+If8oSjryVfN5ndWQiKXgkW\
            em3/SpiEn6izJsToUVq7MKwmsWz28g3zILEarVJhcuLOUM4C9W2uE6VnzLOQ7QpOfSlyakmID33B0xq+WEk5TRP4STBnEbhwYt8i\
            Ced2fc0Sc4S5AUTBNE2/TwwIzLW5sR4Mi+30QaoZlBLyoVS6uhboqjvToBOldKIIO4HNrhA5vXqWFiQ71xdvMTwRb2H4BtFI/uf4\
            VrCBERYjgsVGJHMYZoaeRmyEm44KaWAvkZWqzgmtbj0mq6WmRwyiLjQyfv8GijQ0NT/A+h476XFuN44VaUuLlItJgPpk8TiiDlel\
            APuVB9ivPMB+Kc+9oX5AlsowAj7U5nQrw0hFZvCbVxe+62JeDDgYYZny8YKec/QVserg1Fv2CygOR2Mfa3j42HBVWuBzekAc7Snw\
            IChGjlXi/G/Zxf0vBnH/r9JdAPC/DAH+l/VpxQD/a6/hcGSd6D2g8zn9PT0bHxu7ksLUcYD6E/gWtk8MXdMvClxbdBoACe+z3wD4\
            21SI5FipLRI/w217tSxyfTfa8KQ7XDE1Ef5Hgpqh7iFkM4G3NtNFa2p0jHwAZVw1NW9Ovz79ekIs8RuYE+bw6ox9LG9/+WUri+mW\
            WraDHghQqUyBR58j7qiy5d3PUB8CP22u8WxXXc/KGngIPGnw0pf6xkdzVoCrUgd/ZUugwS1nUUg1Tqtn+eJoNp3lT/GJ9GlaYiAk\
            fJrSN6m/HKbA7pupV2vjfgobhy/VF+rmYY7eQOduPDY7bXfO7S6x3bBqL07RKXXUmkNoTVpSc/hxuEpLbUmB8UezomknNmwcNQz3\
            jhPaki4UPJarrmo8uwd1GWkp7Tcv00dTe+HSY7t16dHx1P69Sh+4B7aCIPjjXINzeyE6K9AA/SX79YWB0uV3ZexF4Ot3h3ilJd69\
            MYcc0HkPK2ei6BOBJKAWYJmibhX8KBqtzfndLMWFMb97TR76Lrt+g3d4mArRWAc0ADvJZNYLsioVTFpr1NaO2pqsr5MqUpC7u4kS\
            amkL/6rsLA/HiI8oHK4J67OZJKuzAPHxJ6llY73aTbhXlKSLEDwRu/svjZgOw9Hl1y/P5LFatxRVqqBqvO/LV5gF0LgcHI3rV9yY\
            QOenDn5LR19REGQJGwmguqI8g1s3ETPSGri7DGrNYZ0snmvu3OACFa9WsIYiiuMC9kmB6qqjE3ZMoJ8r5U2wNZnDo9AdaoVk+ymv\
            VgkJBiCeNTSaZjsT1MMG/RBmar0qJlVrTjg1PyUnQLjcnMOrNuTC/jKH4o55LuUVhnayu9eiSONHt9F+ygPvNgWVXpBOsBjlAhlV\
            Z+fey8OybioBBSP0E5KIXmBldTU6K/6OkTPB7R+vt2WthuVpLmrGScl2ilM0BxeyXC4WGjqXoLQJsWBIXqrOlyISe56Ulyd438uQ\
            THcy05zK1IBaCIAd20ykvbhHOzDB5akQ6lNx6qukaUgecBxnpdstdsPrXTiK1TNak0+nIFY0VX22FW6PCmSBenSB31ZkWfB1FqS4\
            e9HRPbeRw2OvxAbUBjWXeQH6jaHi0Wlhm6VF/nnN5ikvBvS0h+KWcOFvcOHPvSqLU69eMGFCZlGYBVr8XyI/R8+X2FhVP4vHwMrw\
            UVe8uX+O1atlgE69FpmEwQbKejme+Z3MaVRB9TSvD8g9Fp0hpJZCle+bbxQTP0svnKEFtXYblNyi6jL6Sk7MWIb1aaUnHMlJtCql\
            Xcj/k/zeS/vSAAd2hazbUhBHJYvX7rdCvCYk1xBS+Mptk90SVWdg3GBi/TFJLpppRj65O1uY1q0KNoZOMOpUMaZmMMNsMtBgmd4d\
            CtmW72AtygLJ6PCFwxdNhsoPu86PFn6FLsqIX5sh/iacLeJzrDqqQx3S12dv6Dutm8WObuFxNw1NoMJNls9cFZ65RCbodz7kn+yj\
            g08mzJZw9OJ9VhQUc2PzCadPQZHqKUbKxtSUCcFk1M3ltUYtr+VOojxBGsrB2tRuK/e1zJl2Xa5GKH2saYAJo9QXjdmMVTq2yqhL\
            QbipJlw9gRRBm/ZPKuXIcJI0Nf7YeaCQZoTz8LrZU+j47yAIndrh7SO3WcX2O3dyuMQ+A/7U8CSPWyIBwW7kBnsMTV3r3D8961Od\
            1TkG5wPbnGYcnbWMYdaVowjCCc1UNfqaOZab4JDDQuHZ2TDC7sEStVNdM9tEU7ycRbVKLNdbYK24b+UwBVWt2cFFLi3ghgMHAWBu\
            jlw/pLmtmnlT1zo/GADh4LWrUOATCcPwKvP0AbAhnfPaMzlDusPDhjLBhhSeCmFvstpRq/w2VRv9iC3PS17/qkpc7uO3eg3SRolK\
            4z+q9PFDu3Lp0RO7Da4lcJFA+7wQlW3aK0pbXZdVWs1VFIOSswn+mrseYx95deEVnavPcNZpH06/XQept/tSN9BdfrE1PvY5JhnI\
            fgld0SLW+KBxaxk1u0j/Mn9duQt/u1GqEBXovVOug5Lh9+/hSF62MjTlNIepXPCuAyFXLkKusk61jrnuPLrnOJuzWnQjuLL+6rbz\
            /L6qbc4tbD1QiVLRyNiwJ9g2bA+ibfWL3sJWKUy4VIwLLU2rxZ2jWZK3WiM9kDY5D9V0ZyrAUIPSWazLgpIUVu6aYpvKb7HZKj1g\
            xlR+OdmrmXSVmq1psRLfJplsWgHV8lpmiFpX+NGNmbqM2LyFVaVzR0kRhIOIDn2AJEq1Bprl8pMJpQwnJ5E27NlOmZdDJoHMUgB7\
            hBG5iTBAjJPT4QZEoPw6gof4F+hFO0Evuxhu5oMkQK4cHYyFamFn8d6VFCCKLUt0plt7QvXSBjf1tbtQ2pA/cn7WrazjXVYg+Xib\
            1UbBlqTAMMNiOWVy8WSXZYQQ4cw8vmDmAZUJN/nThTfFdRbuFHPRh8e1nN+uDN9Mz937WSW2AX+zoF+09p/jcuzu5Y09oW6BTZ0X\
            goKlpx2/3U/ep1qK5uNL+d7ZhGB62A7sg97B0sSpzP5eJU0K7d3GT7wotjh8YvNxdWv/J0ClMRq/+CW5ac7vSZ98V+u3gauLzf3K\
            GwTgKVqnD95C9Yp6m5Wkt5RywSoOzGXrNF69lg0eLCtG4ZQZ7CQSM6Ki9mZqYWxB6cscal8xKD+EoIisR54CR7a4D9G09jZqmeMN\
            PubB78N0c2/lbBACe1WGm5DMhdrPIbkJdyZRiNJH+yK/MuuEa3a8hSaZtRafmitWyPSHuKA8+wyzVTiu3Lot4YggnXUHih5RXhDm\
            /shEzGgukn0FW8Kftz3qcLom5y5M/j0qfvRyPGi4sNmh1xD/yDIN3StP9ZnkiH9y8untDyWF8rqIcAebPQ8m5WGBEpQ7KYrXb9vH\
            N7UVtwybcDRxp7yAIFPzg4lWPvhuhRMTVhG6Xsje0Iqkc0HNajY7fjfPl6h1V/4cr1OddmAHeAGvKIwnm5WCfKBcPp5rQFkWAvWc\
            4syiawv4fYLsJBrNujlar/m54ItPQu758x7wZuqyYjfb0Qr9HO+B7uFMeyGcNeUweg9Xq+A90T2hH7UZqSfAsBYDRBGmTD8BEnYI\
            AtaqWLqjGqeaBhSradFyK7YN9EUE0KCsVSZ5cEowLBD9jNS0+nzTj4j+oSoe6ZvB4lNdMzXVhT7RId0ZSCEhs8S0k4iagnjPa3x4\
            sTnXoCuoeQAc9FemrOqavMDQUS/gj++09QWQLoagF7ECHdeGsiYblYwrLoYS2g/5gAyzH/ABtT2H4JQp0iPtXnvdI21bF2MZmZKo\
            vCV4v1BQ7F6cKFk415LD9wvSuct4Iml7OQXwV9UEwTnAE/6iklc4ckCFgD5y4kheUVULkkDAG1P9G5YZktDX6Fuc9iNE5atD/Cqs\
            5V8BKogOA6N56OAKqkfVoHpoQwXeA2vCsi555hhG+5Bmy3ZNX4L/EUdd45c2THQyqG3bprxohlPUUqOUxN25o7jcjiW7Wnpwg05c\
            dyOJkvorvKmZucRPVsqlQpDpMkwj80OexAS5NtBQjAOUtiL5NW2QZGSet6Ikt1tugzLppWVqp8N4xji3FIlJVEDTqX/ryuFDVo8i\
            DPMnvajNCgrTB7ENtFbfxDKKU7giblL8quZ8TfCmoa3irQt31fX1ciUPHL4SX0Mzj6RNKX3c5CU8UKKWMnasjFJ8S1uCtsc/XYaJ\
            4jLTtFzwE/wQjlN7FBX+WBbUYEIPLrxMO63EB94GxqgTaWa3TiM8y70Jd7BuExdL1Iy1dwIY61AGcaXW2KGC2x094scFRmbycp/y\
            1wBF6e+KLto99sWIvmwnkW2M3o3pK/QK5avdlku5um+K2tkA7pV/Egm6mVXknQ3Pe4EOmdYFd6dQoVofUFt06upX5wtR/8gneagN\
            EvacX/e7tPCa2V0IdNQJdpsTDMU7hqgIj1SDW1RiCcugs24gBzYnUPKOk2unOIE2v9EEL1XPpWCYLSyxCtTD/aNXlphYVVwmWV6j\
            RDGSNjC59VIQnMm7hyKECV5Uoq/YoVwY5/XOUKqoAqGelXHQx1vn7cBGeTt4scbmSzW26FvquRA1DIVn7cvg8KBcpJtwSsjVqPoJ\
            v3q3vuDUFIgo5To+2q77Ss1NCJif4ypewhTYNC9WHF55pdbWa5bPeNSzUmvg56YOT10VJJTa2r1LPp4r2Kq71vvSi50LVGlqnPMi\
            uhZFFNy1nCppOZzad/pXptSWLStZO1b+SEmoE2SpgPgZU6KtKAJjhTjpXMiEy5D/SO5GB7tcu0yEvbFa+cVIoZrwqGWMiu9Kb/4k\
            D0Gn2LCzOpKFOqqPu6XzSONFDbJmUxcYrr7UjZhHEjeX8igNhikIvz8+qZkHJm5ZeoRbnjvEgQteH3YwXEOE+R4aW3iyxEwdJ7BK\
            /eELiiUyYu+iAjVBLaL2vfV+y+luqxmrU+l0jNo0mGXOOlFp7CfCNyr3QIeaV9/657HXi7xntTirtkgDHXvOLR7ZUgnnwplW2FEw\
            z2YFNUJ1BuQBltXrFEF+2fS/hT6OeGt4BOSZVr+iRIuga/LeHm618oi/B2ZRJCZf4Dvsu/U1AkaAQBTEMBD5nFBD7VsNeCFQ+izi\
            wBuU/UIj/4ol2S+aT5Jz2HcazSDtDdi5/aARjO1az/8bD2Q20ZU7AQA=
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
        "text/javascript; charset=utf-8", tag: "d8b01fe456153217",
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
            ==="BrowserBack"){let o=Y();if(o.localName!=="dialog"||!o.dispatchEvent(new Event("cancel",{cancelab\#
            le:!0})))return;o.close(),e.preventDefault();return}let t=Mt[e.key];t&&_t()&&!Et(R(),e.key)&&St(t)&&\#
            e.preventDefault()});import{EventStream as Z}from"./stream.js";var Lt=3e3,tt=()=>document.visibility\#
            State!=="hidden";function et({base:e,token:t,heard:o,changed:n,shared:i=!0}){let r=new URL("events",\#
            e).href,s=()=>{},a=()=>s=$t({url:r,token:t,heard:o,changed:n});if(!i||typeof SharedWorker>"u")a();el\#
            se try{s=jt({base:e,url:r,token:t,heard:o,changed:n,failed:a})}catch{a()}return()=>s()}function ot(e\#
            ){for(let[t,o,n]of e)t.addEventListener(o,n);return()=>e.forEach(([t,o,n])=>t.removeEventListener(o,\#
            n))}function $t({url:e,token:t,heard:o,changed:n}){let i=new Z({url:e,token:t,heard:o,changed:n}),r=\#
            !1;i.changed=(l,h)=>{r=l==="ended"||l==="unauthorized",n(l,h)};let s=()=>{tt()?r||i.start():i.stop()\#
            },a=ot([[document,"visibilitychange",s],[window,"pageshow",s],[window,"pagehide",()=>i.stop()],[wind\#
            ow,"online",()=>i.kick()]]);return s(),()=>(a(),i.stop())}function jt({base:e,url:t,token:o,heard:n,\#
            changed:i,failed:r}){let s=new SharedWorker(new URL("worker.js",e),{type:"module",name:"cast-events"\#
            }),a=s.port,l=()=>a.postMessage({type:"join",url:t,token:o,visible:tt()}),h=ot([[document,"visibilit\#
            ychange",l],[window,"pageshow",l],[window,"pagehide",()=>a.postMessage({type:"leave"})],[window,"onl\#
            ine",()=>a.postMessage({type:"online"})]]),b=()=>{clearTimeout(x),h(),a.postMessage({type:"leave"}),\#
            a.close()},m=()=>(b(),r()),x=setTimeout(m,Lt);return s.onerror=m,a.onmessage=({data:p})=>{p.joined?c\#
            learTimeout(x):p.ping?a.postMessage({type:"pong"}):p.connection?i(...p.connection):n(p.topic,p.data)\#
            },l(),b}var B="cast-token",Pt=4,M=class extends Error{constructor(t,o){super(t),this.name="CastError\#
            ",this.status=o}};function Tt(){return[...crypto.getRandomValues(new Uint8Array(16))].map(e=>e.toStr\#
            ing(16).padStart(2,"0")).join("")}function C(e){try{return e===null?localStorage.removeItem(B):e!==v\#
            oid 0&&localStorage.setItem(B,e),localStorage.getItem(B)}catch{return null}}function nt(){let e=/(?:\#
            ^#|&)t=([^&]+)/.exec(location.hash);if(!e)return null;let t=location.hash.replace(e[0],"").replace(/\#
            ^[#&]+/,"");history.replaceState(history.state,"",location.pathname+location.search+(t&&`#${t}`));le\#
            t o=decodeURIComponent(e[1]);return C(o),o}var N=class{#o=new URL("./",import.meta.url);#e=null;#t=n\#
            ull;#i=!0;#r=new Map;#n=new Map;#l=new Map;#s=null;#a=0;#u=!1;connection="connecting";reason=null;ge\#
            t base(){return this.#o}get token(){return this.#t}configure({token:t,base:o,shared:n}={}){t!==void \#
            0&&(this.#e=t),o!==void 0&&(this.#o=new URL(o,document.baseURI)),n!==void 0&&(this.#i=n),(this.#s||t\#
            his.#t===null)&&this.#c()}state(t){return this.#n.get(t)}subscribe(t,o){return this.#l.has(t)||this.\#
            #l.set(t,new Set),this.#l.get(t).add(o),this.#s||this.#c(),t==="connection"?o(this.connection):this.\#
            #n.has(t)&&o(this.#n.get(t)),()=>this.#l.get(t)?.delete(o)}get now(){return performance.now()+this.#\#
            a}position(t){if(!t)return 0;if(t.seekTarget!=null)return t.seekTarget;let{value:o,at:n,rate:i}=t.po\#
            sition,r=o+(i?Math.max(0,this.now-n)/1e3*i:0),s=t.live?1/0:t.duration??1/0;return Math.min(Math.max(\#
            0,r),s)}async send(t,o={}){return this.request("commands",{body:{id:Tt(),...o,command:t}})}async req\#
            uest(t,{method:o,body:n}={}){let i=n===void 0?(o??"GET")==="GET":n.id!==void 0;for(let r=1;;r++){let\#
             s=!i||r>=Pt,a;try{a=await fetch(new URL(t,this.#o),{method:o??(n===void 0?"GET":"POST"),headers:{Au\#
            thorization:`Bearer ${this.#d()}`,...n!==void 0&&{"Content-Type":"application/json"}},body:n===void \#
            0?void 0:JSON.stringify(n),cache:"no-store",credentials:"omit",referrerPolicy:"no-referrer",signal:A\#
            bortSignal.timeout?.(1e4)})}catch(h){if(s)throw new M(h.message,0)}if(a?.ok)return a.status===204?nu\#
            ll:a.json();if(a&&(s||a.status<500&&a.status!==429)){let{error:h}=await a.json().catch(()=>({}));thr\#
            ow a.status===401&&this.#p("unauthorized",h),new M(h??`${a.status}`,a.status)}let l=Math.min(5,Numbe\#
            r(a?.headers.get("Retry-After"))||.3*2**r);await new Promise(h=>setTimeout(h,l*1e3))}}#d(){let t=doc\#
            ument.querySelector('meta[name="cast-token"]')?.content;return this.#t=this.#e??(t||nt()||C()),this.\#
            #t}#c(){this.#u||(this.#u=!0,queueMicrotask(()=>{this.#u=!1,this.#h()}))}#h(){let t=this.#t;if(this.\#
            #s?.(),this.#s=()=>{},!this.#d())return this.#p("unauthorized");t!==this.#t&&(this.#r.clear(),this.#\#
            n.clear());let o=this.#t;this.#s=et({base:this.#o,token:o,shared:this.#i,heard:(n,i)=>this.#b(n,i),c\#
            hanged:(n,i)=>this.#p(n,i)})}follow(){/(?:^#|&)t=/.test(location.hash)&&(nt(),this.#c())}#b(t,o){if(\#
            t==="clock"||t==="hello"){let{now:n}=JSON.parse(o),i=n-performance.now();if((t==="hello"||i>this.#a|\#
            |this.#a-i>250)&&(this.#a=i),t==="clock")return}this.#r.get(t)!==o&&(this.#r.set(t,o),this.#n.set(t,\#
            JSON.parse(o)),this.#f(t,this.#n.get(t)))}#p(t,o=null){t==="unauthorized"&&this.#t&&this.#t===C()&&C\#
            (null),!(this.connection===t&&this.reason===o)&&([this.connection,this.reason]=[t,o],this.#f("connec\#
            tion",t))}#f(t,o){for(let n of[...this.#l.get(t)??[]])try{n(o)}catch(i){reportError(i)}}},u=new N,Rt\#
            =e=>u.configure(e);addEventListener("hashchange",()=>u.follow());function d(e,t={},...o){let[n,...i]\#
            =e.split("."),r=document.createElement(n);i.length&&(r.className=i.join(" ")),n==="button"&&(r.type=\#
            "button");for(let[s,a]of Object.entries(t))s.startsWith("on")?r.addEventListener(s.slice(2),a):c(r,s\#
            ,a);return r.append(...o.filter(s=>s!=null)),r}function c(e,t,o){if(o==null||o===!1)e.hasAttribute(t\#
            )&&e.removeAttribute(t);else{let n=o===!0?"":String(o);e.getAttribute(t)!==n&&e.setAttribute(t,n)}}f\#
            unction g(e,t){let o=t??"";e.textContent!==o&&(e.textContent=o)}function ae(e){let t=Math.max(0,Math\#
            .floor(Number.isFinite(e)?e:0)),[o,n,i]=[Math.floor(t/3600),Math.floor(t/60)%60,t%60],r=s=>String(s)\#
            .padStart(2,"0");return o?`${o}:${r(n)}:${r(i)}`:`${n}:${r(i)}`}function ce(){let e=document.activeE\#
            lement;for(;e?.shadowRoot?.activeElement;)e=e.shadowRoot.activeElement;return e}var it="http://www.w\#
            3.org/2000/svg",rt="M3 8V6.5A1.5 1.5 0 0 1 4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5H14\#
            ",st=[".wave1 M3 19h.01",".wave2 M3 15.4A3.6 3.6 0 0 1 6.6 19",".wave3 M3 11.7A7.3 7.3 0 0 1 10.3 19\#
            "],Bt="f M8 5.3v13.4a1 1 0 0 0 1.53.85l10.5-6.7a1 1 0 0 0 0-1.7L9.53 4.45A1 1 0 0 0 8 5.3z",w="M4 9.\#
            5v5h3.2l4.3 3.6V5.9L7.2 9.5z",at="M8.9 10.6h2.5l-1.4 1.8a1.45 1.45 0 1 1-1.3 2.2M14.9 10.5a1.3 1.3 0\#
             0 1 1.3 1.3v2.5a1.3 1.3 0 0 1-2.6 0v-2.5a1.3 1.3 0 0 1 1.3-1.3z",ct="M4 12V9.5A2.5 2.5 0 0 1 6.5 7H\#
            19M16 4l3 3-3 3M20 12v2.5a2.5 2.5 0 0 1-2.5 2.5H5M8 20l-3-3 3-3",lt={thin:1.4,bold:3.2},H={cast:[rt,\#
            ...st],castConnected:[rt,...st,".inner f M8 8.2h9.8v7.6h-5.2A10.4 10.4 0 0 0 8 10z"],play:[Bt],pause\#
            :["f M7 5h2.6a.9.9 0 0 1 .9.9v12.2a.9.9 0 0 1-.9.9H7a.9.9 0 0 1-.9-.9V5.9A.9.9 0 0 1 7 5z","f M14.4 \#
            5H17a.9.9 0 0 1 .9.9v12.2a.9.9 0 0 1-.9.9h-2.6a.9.9 0 0 1-.9-.9V5.9a.9.9 0 0 1 .9-.9z"],stop:["f M7.\#
            5 6h9A1.5 1.5 0 0 1 18 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 16.5v-9A1.5 1.5 0 0 1 7.5 6z"]\#
            ,next:["f M5.5 6.4v11.2a.8.8 0 0 0 1.25.66l8-5.6a.8.8 0 0 0 0-1.32l-8-5.6A.8.8 0 0 0 5.5 6.4z","M18.\#
            2 6v12"],previous:["f M18.5 6.4v11.2a.8.8 0 0 1-1.25.66l-8-5.6a.8.8 0 0 1 0-1.32l8-5.6a.8.8 0 0 1 1.\#
            25.66z","M5.8 6v12"],rewind30:["M11.5 5.2h.5a7.9 7.9 0 1 1-7.9 7.9","f M12.6 1.9v6.6a.6.6 0 0 1-.98.\#
            46L7.6 5.66a.6.6 0 0 1 0-.92l4.02-3.3a.6.6 0 0 1 .98.46z",`.thin ${at}`],forward30:["M12.5 5.2H12a7.\#
            9 7.9 0 1 0 7.9 7.9","f M11.4 1.9v6.6a.6.6 0 0 0 .98.46l4.02-3.3a.6.6 0 0 0 0-.92l-4.02-3.3a.6.6 0 0\#
             0-.98.46z",`.thin ${at}`],volume:[`f ${w}`,w,"M15 9a4.2 4.2 0 0 1 0 6M17.6 6.4a7.9 7.9 0 0 1 0 11.2\#
            "],volumeLow:[`f ${w}`,w,"M15 9a4.2 4.2 0 0 1 0 6"],mute:[`f ${w}`,w,"M16 9.5l5 5M21 9.5l-5 5"],capt\#
            ions:["M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0\#
             1 5 5.5z","M10.4 10.6a2 2 0 1 0 0 2.8M16.8 10.6a2 2 0 1 0 0 2.8"],queue:["M4 6.5h16M4 11.5h9M4 16.5\#
            h7","f M15.5 12.6v6.8a.6.6 0 0 0 .92.5l5.2-3.4a.6.6 0 0 0 0-1l-5.2-3.4a.6.6 0 0 0-.92.5z"],speaker:[\#
            "M8 3.5h8A1.5 1.5 0 0 1 17.5 5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5\#
            z","M12 17a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z","M12 7.6h.01"],group:["M11 3.5h7A1.5 1.5 0 0 1 \#
            19.5 5v11a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 9.5 16V5A1.5 1.5 0 0 1 11 3.5z","M14.5 14.2a2.2 2.2\#
             0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM14.5 6.7h.01","M5 7.5V19A1.5 1.5 0 0 0 6.5 20.5H15"],screen:["M4.5\#
             4.5h15A1.5 1.5 0 0 1 21 6v9.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15.5V6a1.5 1.5 0 0 1 1.5-1.\#
            5z","M8.5 20.5h7"],close:["M6 6l12 12M18 6 6 18"],down:["M6 9.5l6 6 6-6"],forward:["M9.5 6l6 6-6 6"]\#
            ,back:["M14.5 6l-6 6 6 6"],check:["M5 12.5l4.5 4.5L19 7.5"],repeat:[ct],repeatOne:[ct,".thin M11 10.\#
            7l1.3-.9v4.6"],shuffle:["M4 7h2.5c4.5 0 6.5 10 11 10H20M17 14l3 3-3 3","M4 17h2.5c1.4 0 2.6-1 3.6-2.\#
            4M13.7 9.5C14.8 8 16 7 17.5 7H20M17 4l3 3-3 3"],speed:["M5.6 18.5a8.7 8.7 0 1 1 12.8 0","M12 13.2 15\#
            .8 9","f M12 11.6a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z"],more:[".bold M12 5.5h.01M12 12h.01M12 1\#
            8.5h.01"],drag:["M5 9h14M5 15h14"],remove:["M5 7h14M10 4h4M7 7l.8 12a1.5 1.5 0 0 0 1.5 1.4h5.4a1.5 1\#
            .5 0 0 0 1.5-1.4L17 7M10.3 11v5.5M13.7 11v5.5"],music:["M9.5 17.5V5.5l9-2v11.5","M9.5 17.5a2.5 2.5 0\#
             1 1-5 0 2.5 2.5 0 0 1 5 0zM18.5 15a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z"],film:["M4.5 5h15A1.5 1.5 \#
            0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5z","f M10 8.9v\#
            6.2a.6.6 0 0 0 .92.5l4.8-3.1a.6.6 0 0 0 0-1l-4.8-3.1a.6.6 0 0 0-.92.5z"],warning:["M12 4 3 19.5h18L1\#
            2 4zM12 10v4.5M12 17h.01"],wifi:["M3.5 9.5a12.5 12.5 0 0 1 17 0M6.7 13a8 8 0 0 1 10.6 0M9.8 16.3a3.5\#
             3.5 0 0 1 4.4 0M12 19.5h.01"],search:["M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3 20\#
            .5 20.5"],sliders:["M5 5v6M5 15v4M12 5v2M12 11v8M19 5v8M19 17v2M3 13h4M10 9h4M17 15h4"],add:["M12 5v\#
            14M5 12h14"]};function ue(e){Object.assign(H,e)}var de=()=>Object.keys(H);function I(e,t=""){let o=d\#
            ocument.createElementNS(it,"svg"),n={viewBox:"0 0 24 24",fill:"none",stroke:"currentColor","stroke-w\#
            idth":2,"stroke-linecap":"round","stroke-linejoin":"round","aria-hidden":"true",focusable:"false",cl\#
            ass:`icon ${t}`,"data-icon":e};for(let[i,r]of Object.entries(n))o.setAttribute(i,r);for(let i of H[e\#
            ]??[]){let[,r,s,a]=/^(?:\.(\S+) )?(f )?(.*)$/.exec(i),l=document.createElementNS(it,"path");l.setAtt\#
            ribute("d",a),r&&l.setAttribute("class",r),r in lt&&l.setAttribute("stroke-width",lt[r]),s&&(l.setAt\#
            tribute("fill","currentColor"),l.setAttribute("stroke","none")),o.append(l)}return o}function f(e,t,\#
            o){e.dataset.icon!==t&&(e.dataset.icon=t,e.replaceChildren(I(t,o)))}var Nt=new URL("texts/",import.m\#
            eta.url),A=new Map,S=new Map,Ht=/^(ar|fa|he|ur)\b/;function E(e){return A.has(e)||A.set(e,fetch(new \#
            URL(`${e}.json`,Nt),{credentials:"omit"}).then(t=>t.ok?t.json():Promise.reject(new Error(`${t.status\#
            }`))).catch(()=>(A.delete(e),null))),A.get(e)}var It=E("index");E("en");function Vt(e){for(let t=e;t\#
            ;){let o=t.closest?.("[lang]");if(o)return o.getAttribute("lang");t=t.getRootNode().host}return""}fu\#
            nction ut(e){let t=Vt(e);return t?[t]:[...navigator.languages??[]]}var V=class{constructor(t,o,n){th\#
            is.language=t,this.direction=o?.dir??(Ht.test(t)?"rtl":"ltr"),this.own=o?.texts??{},this.english=n?.\#
            texts??{}}text(t,...o){return(this.own[t]??this.english[t]??t).replace(/\{(\d)\}/g,(i,r)=>o[r]??i)}}\#
            ;function dt(e){return S.get(ut(e).join())??null}async function ht(e){let t=ut(e),o=t.join();if(S.ha\#
            s(o))return S.get(o);let n=await It??["en"],i=t.map(l=>l.toLowerCase().split("-")[0]).find(l=>n.incl\#
            udes(l))??"en",[r,s]=await Promise.all([E(i),E("en")]),a=new V(i,r,s);return S.set(o,a),a}var O=new \#
            Set;new MutationObserver(()=>O.forEach(e=>e())).observe(document,{attributes:!0,attributeFilter:["la\#
            ng"],subtree:!0});function pt(e){return O.add(e),()=>O.delete(e)}try{CSS.registerProperty({name:"--_\#
            u",syntax:"<length>",inherits:!0,initialValue:"1px"})}catch{}function z(e){let t=new CSSStyleSheet;r\#
            eturn t.replaceSync(e.replace(/(?<![\w#-])(-?\d*\.?\d+)u\b/g,"calc(var(--_u) * $1)")),t}var ft=["bac\#
            kground-color","icon-tint-color","button-text-color","heading-text-color","body-text-color","caption\#
            -text-color","slider-progress-color","slider-secondary-progress-color","slider-unseekable-progress-c\#
            olor","live-indicator-color","ad-marker-fill-color","font-family"],bt=[["background","background-col\#
            or","#ffffff","#1d1f23"],["icon","icon-tint-color","#43474e","#c9ccd3"],["accent","accent-color","#1\#
            a5dcc","#a9c7ff"],["on-accent","on-accent-color","#ffffff","#0a2f66"],["button-text","button-text-co\#
            lor","#1a5dcc","#a9c7ff"],["heading","heading-text-color","#1b1c20","#e8e9ee"],["body","body-text-co\#
            lor","#40444b","#c6c9d1"],["caption","caption-text-color","#5c6068","#a5a9b2"],["progress","slider-p\#
            rogress-color","var(--_accent)","var(--_accent)"],["secondary","slider-secondary-progress-color","#c\#
            3cad6","#4d525b"],["unseekable","slider-unseekable-progress-color","#e3e6eb","#35393f"],["live","liv\#
            e-indicator-color","#c5221f","#ff7a70"],["ad","ad-marker-fill-color","#f0a400","#ffcf5c"],["raised",\#
            "raised-color","#f1f4fa","#292c31"],["tonal","tonal-color","#dbe6fb","#2d4166"],["on-tonal","on-tona\#
            l-color","#0d2e66","#d9e5ff"],["line","line-color","#e0e3e9","#3a3e45"],["error","error-color","#b32\#
            61e","#ffb4ab"],["snack","notice-background-color","#2e3138","#e4e6ec"],["on-snack","notice-text-col\#
            or","#f2f3f7","#25282d"]],U=e=>bt.map(([t,,o,n])=>`--_d-${t}:${e(o,n)};`).join(""),mt=z(`:host{displ\#
            ay:block}:host([hidden]){display:none}.root{--_u:calc(1em / 16);${U((e,t)=>e===t?e:`light-dark(${e},\#
            ${t})`)} ${bt.map(([e,t])=>`--_${e}:var(--cast-${t},var(--_s-${t},var(--_d-${e})));`).join("")} --_h\#
            over:rgb(127 127 127 / .13);--_press:rgb(127 127 127 / .22);--_ease:cubic-bezier(.2,0,0,1);--_far:1;\#
            font-family:var(--cast-font-family,var(--_s-font-family,"Google Sans",Roboto,"Segoe UI",system-ui,"N\#
            oto Sans","Helvetica Neue",Arial,sans-serif));font-size:medium;font-weight:400;font-style:normal;lin\#
            e-height:1.4;letter-spacing:normal;text-align:start;text-transform:none;white-space:normal;color:var\#
            (--_body);accent-color:var(--_accent);-webkit-tap-highlight-color:transparent;-webkit-text-size-adju\#
            st:100%;text-size-adjust:100%}@media (min-width:1280px){.root.far{--_u:calc(1.35em / 16);--_far:1.35\#
            }}@media (min-width:1700px){.root.far{--_u:calc(1.6em / 16);--_far:1.6}}@supports not (color:light-d\#
            ark(#000,#fff)){.root{${U(e=>e)}}@media (prefers-color-scheme:dark){.root{${U((e,t)=>t)}}}}*,::befor\#
            e,::after{box-sizing:border-box}[hidden]{display:none !important}h2,h3,p,ul,ol,li{margin:0;padding:0\#
            ;list-style:none;font:inherit}button{appearance:none;margin:0;border:0;padding:0;background:none;fon\#
            t:inherit;color:inherit;cursor:pointer;text-align:inherit;touch-action:manipulation;user-select:none\#
            ;-webkit-user-select:none}button:disabled,button[aria-disabled="true"]{cursor:default}:focus{outline\#
            :none}:focus-visible{outline:2.5u solid var(--_button-text);outline-offset:2u}.far :focus-visible{ou\#
            tline-width:3.5u}.heading:focus-visible{outline:none}.icon{display:block;inline-size:24u;block-size:\#
            24u;flex:none;overflow:visible}[dir="rtl"] .mirrored{transform:scaleX(-1)}.heading{font-size:calc(va\#
            r(--_far) * 1.25em);line-height:1.3;font-weight:500;color:var(--_heading);text-wrap:balance}.title{f\#
            ont-size:calc(var(--_far) * 1em);line-height:1.35;color:var(--_heading)}.small,.caption{font-size:ca\#
            lc(var(--_far) * .875em);line-height:1.4}.small{color:var(--_body)}.caption{color:var(--_caption)}.l\#
            ine{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;min-inline-size:0}[dir="\#
            rtl"] [dir="auto"]{text-align:right}[dir="ltr"] [dir="auto"]{text-align:left}.time{direction:ltr;uni\#
            code-bidi:isolate;font-variant-numeric:tabular-nums}.hush{position:absolute;inline-size:1px;block-si\#
            ze:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.icon-button{position:rel\#
            ative;display:grid;place-items:center;flex:none;inline-size:48u;block-size:48u;border-radius:50%;col\#
            or:var(--_icon);transition:background-color .15s,opacity .15s}.icon-button:hover{background:var(--_h\#
            over)}.icon-button:active{background:var(--_press)}.icon-button:disabled,.icon-button[aria-disabled=\#
            "true"]{opacity:.38;background:none}.icon-button[aria-pressed="true"]{color:var(--_button-text)}.but\#
            ton{display:inline-flex;align-items:center;justify-content:center;gap:8u;min-block-size:48u;padding:\#
            10u 22u;border-radius:24u;font-size:calc(var(--_far) * .9375em);line-height:1.25;font-weight:500;tex\#
            t-align:center;color:var(--_button-text);transition:background-color .15s,box-shadow .15s;position:r\#
            elative}.button:hover{background:var(--_hover)}.button:active{background:var(--_press)}.button.fille\#
            d{background:var(--_accent);color:var(--_on-accent)}.button.tonal{background:var(--_tonal);color:var\#
            (--_on-tonal)}.button.filled:hover,.button.tonal:hover{box-shadow:0 1u 4u rgb(0 0 0 / .3);filter:bri\#
            ghtness(1.06)}.button:disabled{opacity:.45;box-shadow:none;filter:none}[aria-busy="true"]:not(.plain\#
            )::after{content:"";position:absolute;inset:3u;border-radius:50%;pointer-events:none;border:2.5u sol\#
            id transparent;border-block-start-color:var(--_progress);border-inline-end-color:var(--_progress);an\#
            imation:turn .9s linear infinite}.button[aria-busy="true"]::after{inset:auto;inline-size:18u;block-s\#
            ize:18u;inset-inline-end:8u}@keyframes turn{to{transform:rotate(1turn)}}@keyframes breathe{50%{opaci\#
            ty:.45}}.picture{position:relative;display:grid;place-items:center;overflow:hidden;background:var(--\#
            _raised);color:var(--_caption)}.picture img{position:absolute;inset:0;inline-size:100%;block-size:10\#
            0%;object-fit:cover;transition:opacity .25s}.picture img[data-state="loading"]{opacity:0}.snack{disp\#
            lay:block;border-radius:12u;padding:12u 16u;background:var(--_snack);color:var(--_on-snack);font-siz\#
            e:calc(var(--_far) * .875em);line-height:1.4;box-shadow:0 4u 16u rgb(0 0 0 / .28);pointer-events:non\#
            e;transition:opacity .2s;overflow-wrap:anywhere}.snack:empty{opacity:0;padding:0;box-shadow:none}.li\#
            ve-mark{display:inline-flex;align-items:center;gap:6u;color:var(--_live);font-weight:600;letter-spac\#
            ing:.02em;font-size:calc(var(--_far) * .8125em)}.live-mark::before{content:"";inline-size:8u;block-s\#
            ize:8u;border-radius:50%;background:currentColor}.ad-mark{display:inline-block;padding:1u 7u;border-\#
            radius:4u;background:var(--_ad);color:#2b1f00;font-weight:600;font-size:calc(var(--_far) * .75em)}.i\#
            s-lost > *{transition:opacity .3s .8s;opacity:.55}@media (prefers-reduced-motion:reduce){*,::before,\#
            ::after{transition-property:opacity,color,background-color,box-shadow,filter,display,overlay !import\#
            ant;transition-behavior:allow-discrete !important;animation-duration:.01s !important;animation-itera\#
            tion-count:1 !important}dialog,dialog::backdrop{transition-duration:.2s !important}[aria-busy="true"\#
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
            H4sIAAAAAAACA4xZCXfbqPb/Ko46JwMJIUn7VnmIT5vXt02X/JvO6uOZYgnHNDLoDzjL2Pru714kLDvJ7FPD5XL5cXfUG+kGb4NY\
            vXTO3r5Rs5CPj07ZyYRFwgd9NQdKT/imzscn7Oi0m/7D3hoknE4a9ksQX+bak+kyBGvYQJt6GdjAq0oV8BvUXZBOSZobG0heai+n\
            lSrZYBzkVJtS3Yns6DSbUDaQ47lTs8nW0iRu2uXEdem0PEqiRBbcUoGEL9lnsXfKLoRRt4NLFdh/BaHirLTFcqFM4FNb3o/4lQov\
            Q3Aa8CqSSbyOz+hwtjRF0NYMfg6ErioVBkr8l9ChU2HpDEyEWVbVaO9zrvaEyOxsljWbPf/35Ja9uGV//4kN3xFFVx3fBZdlCXOG\
            YC94qUCSgnnP/T1yKx7uayVAVG21Ccot7I3K9vf3FMcR3vD7ndkP6/Xn9ZqATk7YBZ9Z91oWcxLEGVyQ0gYOfX0DbG+0D8ooR5Lc\
            Eoybse/ZqpA1AFQ57K+l9/oGhw0dPrkzIfqtnb2SzwNRUWWrW12GeR7YXEWfs41QaKJXdmlKba7OKw0nfVBF6BUbzk729y3+QRQv\
            5qq4/lZ7PdWVDmBfsnpAOr+8RCA3G8KFs7Vy4T5iGo32TnpVH3xEXKArguYMAzsb4BG6Kp0yNHBtYCMoNfCFDHCOJ78Eur8P18Ef\
            cq9VVQ4CZYH7uSwhkKwNiQ6yt8mUsg2Zbhn7h40v7TguC8KIsw00jdAM//+lcveXMdSse1lVJDvIKNW8soWs3slF9JdSy8pegato\
            Dhc3+JvQZ/nClrLKELwSmjK9AzyQ7TlthoEkUHSIMKz4AHZJoIywQzM0wvBaOuB5Z0s1Ghk+tz5QPSPmV3CZiGu9Bk7pN8EJpsxK\
            GeRRG6NHvgAuuF3nBWYTZ73uPjzWnYSVG/W6UjiLSIdqtHWp0QMOqoTqlx/u77PBrnVGGOn5FpKXgSgW2NgyM2kxafGzOBuTn3ml\
            ZuHwZ+7Q3+nxcwakYGugTG0IdgGkCRs75idCY1YYS1bhMFA2F+D1oxAlHKlWQq7aaWinbCoM8qBIYGlF5ipOQzdlC2FH83w6BJMQ\
            OyLyyNEDm5PqyNMDQ78Sp+v14qujtzLM+UIbYFG8DVPF2zBldhQ6UuhIADtZ5vT4JDpHDce0QuQdOWG7mNguJprvcG7fkO3ekLK7\
            ICKznHrABqhzvEGyzZacBT2sD14c3oUD/qI3zWXKPYOA3susGHPOPxIIPDrhM10F5YgXZx7SdqCopL2QrvY1seOTSev7RoRfy1Rs\
            rJmbiDF6BQN1TDYh4jFubXu8FOAlhvlflaIg137lIDQ7cZ7JCW02UHSfNWDWFxQ1IorPwD09WcWfmAurNgczxX3hbFX9xwT7rVa3\
            ZDWFqLzOM6OkUz5kTJtKG9UTYBPkyHzvtD/udXRvukLlqE45e6ddSggY3JvGIluvI6FvLLJNGO3mg9QqwA7FtT+3JigTXpc6YJ0H\
            4i5722FkkL/zfiXWWmxBcOE03xtnbV+SsSyWham9g6GTpbbw65fThQ5IUF7hL1hfwY9eyCuFW2xlXTbh2hTVslSetEUYsqV9on5e\
            q/u2dipxhppRvFQzuazChVPIqUq8g6zC1+oeR0VwVTdcqCC7oZ/rGXJ0Wh1GQSAar/wv+0oW16ifRHmFqVG5SG69ygpwZNxlt5WS\
            si3s3bO81L7GChAvQLBdakdZIU2hqoyt2oFMXkMTGsuLynpF0I/q9lr/iJfs63PThtbbMI4oJ0MoJNhUQXMCboMRF+kwv2zL5mNJ\
            DVxgUVsXVhHXZXBKLgbSD35sZs4uMn7sI4l/9tkQW9k3QbxQL1gIux1fX/MvgwxRDXNdlspkfSuiAkSA9CpXLNhrZWIvIl2ZW1bM\
            pblSZW4YFAQHAy1QGVHNLnaZ33x4Q7KI3WdMUY4NLPMRxKphMg68+AKOWLoqd79+QtMmGr1eo4NBjriMJ35n3bVyZ9kyoxIUrCqv\
            BsHdr7z43MP+HdFsJnUFA9nQpkCrryRJWSTiI1t5xIatBmgcGNYvQKNo4I8cHtbosJejNj0m6TYCMXCnsC18vHPr0KQf9Rv6SUUU\
            tf7jH2BnTkBC0rwjCVKxOVrFiQrjRplSlRAMcbI0chnm1ulfgMZMZG1iMutMGQKhI7dea+6DdDDJcWRrQtHI+EQZJ59jWe907dkZ\
            81DQb7WB5MCyGjKLn9vbx1TwTODF85LwLQYbc3JavtbFNSxPNkUPbBiXiIRB2r6l4QfeEjrN2U5zZqM5nbzFdRr3qPEdbyQbx7+N\
            c/45+j5boefmGTSUS0yiRi5gVkgfjroAAaNI4TnGNauiYiVMfHirvIf7k07AZ6tN9gDmTVfBQkwObP77Oq+e1Hn1pM5/FUqlJLxo\
            mqcN8fSexNCgedi09Z8CBLmPeqHsMpA7wA9W+s0DmUx5tmGLKINMYY8jFNof4VVIwhbsTei9gFujnLNOLJiE8aIVLsgK++i8bhBL\
            zVHBqhw9AJXXvIYGZPQkrtqaq6xBnsIao6JTjTThnG9TaG5IjW2dLljN8UyAXxFQQ4NJ+pVo3SEaNWMXQfyJvRVFJb0fQOlXpvSD\
            1wh/BSJ9cEt81JDALF35Za1gSFmYa8/RtUR2DrIie9ZSfZBh6YVtmj65fwwktUXY5BXuvg4W+60PEsy5+FZWS+Vbh9Ym/A16FHlP\
            Tv+CjeBC1kRhVgsW6g9oBum8luVlTAHPWXaSURqVSbJsK9bOMYNiku4fC+23g1iOL4N1oNguLf4nqAV5ReM3hRurywE8anfYvAot\
            D0bYzspVWumyejoOj2p6NKb/nHFMRvlPz9b7NAgy/ml/ckiPubpTBUG5yIzPr3lbiBTdEjdsK/oOG1ygrmShiIKGmIECNoTjn8bP\
            QPgxEodgGMB7nxZjGSaJ6HEGbGwjuZZhjtY93FC8kq6YHxJoIj49+2IVmk80PT1LVdhSffPhP+d2AQ6qTAAwp31SPCeWMhtd713r\
            Zqtnti/b/DhjbZcR2y8OGYcOnykRb/wsdL9Y8ofP2mr/VtbDZ6YfVv3Qd+xSAPcSS08fFiJLYwgiACe9NS072HCAaXnjpIPoyc9s\
            gysxTh4uhQaEzfTV0imySvUvpnabuhTTiBVk77DlU6TdrEQAjTym91qxrH/XSo/KpZSZxzu0MJR1Y79ed9g6T4eeriUUkL+ikUl4\
            cA2D/gvUBlpwXzg9VTHQd5kq9DRgSvIr7nET677vUZbIrSzsUNDkPaoEgiGyrLdINrIR+07uSsDimdjik12obYXdPXKUPtdZGk1m\
            7G1vsFq5mXUL7KR5XDhsN8umtl7joaiWnfflCQZfgGuq64/SgcT2G2Ja3l7BIFjdQAJDy8uQG+ZkULluROBJPnPCHhK98wpHCIDm\
            yNDjU/XiQOcnlHnYU+kbNYK3ah54uXQyZnic776rtSFbwhxspY3096YYeGVKtCH43q4ZnYKvVB4fF3YByih9xlb4zSRf6TLHBM04\
            55Z1q3lomiQy7QxstVBhbrHFizvRw/uOUCTvHBE7GmX/ev0xo0CLg9xwXW7cd/MMd+J0OHSHh6nHwcbbnYmLwOQQU7cU8lbqMJgp\
            yKybhid0rmVpD2g0IlsA2jOzi/eXgAGbq1I5n69edu1l1Gr+6RU+rN0AslkUV0KUfEIlbMfZKuvev0cfoQKDTFnXlW6T4vFnDz7c\
            NJ0y+uPbn/y/l+/fcR+Llp7dE0NZAW05vujtEWZelbHCqRKEa1n5PLPxEezUTDnAdWHhnPvInEgZ8/rKyCp/ObUuXMYxD23rMOLk\
            VP2JpscFmUeX9jTMnb0dxARJ5rxrRdgJbWBVjri9Tk4tU+UW4vnJn9ovaZLjFdt3rISkA8Gc2L768wmoJ81AY396/nfafkuOvU8+\
            bzrjJSG8BRa7KHAbOozQts/908lpSlk1efAcmFPWXWI0+vTFKu0Ci6UhjS/eSmwi5M/s3XIxVQ7v2flAzBfZBwXOdfRyFkClFNIa\
            f3Hw/ODA0WELGM+5cGANr8hcnG21eXNWHUC0Uto04C7p61VK1bufgcmXWM7GWEZ3Gq7Jl5Cuitaphrs1RbS/Cpw5rNcmEMB2jr1m\
            qjmYRDtvXa7XpBtBaWRw9FK91YWzQfrrqOTVZvm0EzAHDwfs8Jugd4LBvqmIgB+l8zYP6L1NgCRnedpIYNI9kWRuapTjscXdiDVp\
            nhqIBCKduvkU0BJsen6kwtqSdfdoIobpTUGYxll6Ru2u1TjDAJnZqooFYqsTO+ZB+fCgBYMrmLDBXRDU3bQtkKiwWMxgx3X6tjZX\
            IDhrgwByO+bHmANq6bzCkqiFOXpUjlD5pN8PwnSHWKbaKY/02fM/nyCgjiDgllsAOrs0SeNtWQRj2N4MXdW2vR1awg7EtDiDhd26\
            i5evcX9bClfh0ZM9xW5IA2Q5J4D6nMQ9bO9huQeGxN01ZAAZrzl+wMi2eCZiDDAmG6TbHQULiHPWGimVGTOwM3x3PGgaRmN4G2KZ\
            McSmtKmxaNbWtU8amDaQ35exL3vHPgShxNmS962feuqv4dB30vuXUNyQPI72T6KSKBagfMaqG11mbHCsJ0JxDzUmkIxnlLk+vRRw\
            /ZD+DoQYcBxeKXMV5qAvx2NnHT/K6u41NMjAnKjR9PE18uFLckOhqRTHj9p2Nng//Qya5HCA08qj2X37scV/p8OcZLhn5PijSwMX\
            lCtFnlMmaV4QxzwMUn6DDXWNjQledvfbfnQMuGb/VCqIYinGrIgM6zUMxN7/eLUa1sZxJvxXRHlfYCFWNbIs24Fl6S4cBRqOz/JR\
            Cuvrpk3ATUqSOlyX/e/3PJJS20kKywFHKluakWZG86WxXfk0H32aCvXh4RluCA1v6H6mb2FciZLgYpqeH9dAjz8/h0hZkdR2BMbr\
            scEj3FN8155y1hdQBB2+LE8VQoq2EQzO3BNo5v0Xj0H1FrqP7RqGiOeVXm7/WK6WO07/Mp8aqIcfsCZLOP5g8u4y9wZV4wjkzaf/\
            e5SXuNzDd6DjtOvtyUPzwThrnqfrX9P//dzAqcKdfv99CvCqHw4MNP+vvu+Fh8blDplxt3uZXl7u93u9z/V683RpjTGX2+4JBRPw\
            s1xVt14XV6ILxWbwE+XQKxZyDLaiMLcTaUbwLI2uxaHS2n2+u9D7ppuLAnWpF9rIxSSCbAAV2l3l2iu0RNijJ/VhVh5miS6vSp0r\
            tDRLDLqYdj/5CtEf1axShc47ybVrgA2zDAXJdVW0mF1kXpcDlMlA9KbGBOzQFVc9JlB6u5jsoRKnMKMrFrm2rdM5xbwtdH1TaksM\
            ZjXUXKVrSuQXVhctCDtwrhrcC8VLlBjwXFltZ+Li9KIhRPo9xVFnjzGZpXY63M4sySRI+0A5wNfe1jAhZiq2pFL0ymupZ+KVa7GL\
            DG1mgbKB2Wh2lkbXBXRqTZtxNhpebSDXIv2vptgT6vX2xxRq+TW5/vyTpdn0brNj8t3u7iccf4sHyvxHj4BNlwBuVLBXpe2i1lVX\
            Qm9Zoe2VGCqOl2QIDN5g4Ze2+Xt693WHXvOKkuaO9i7hlFBLo2tdp22y2wk0PABm7F6XYwj+aMWrwdpS0ZgkLA4CwH/L3yK9oG3O\
            Uh8vB5Bb4dvsJD+07Bf1UVRJpYDo6vNBtciO53sljMITeKBOhivk0ciwIEi7ToS7qHT1HiO20N63VYbbEGHoWbbNAuJqgEiUqK+Z\
            wIrKQzXgxU9fy/XrNvAD5ixDyQ4MsyOOcuB4Ak8rAsMC0MRvM+eb7NyA30y49wIeBXcuoXe0FHVplIzLSBLY0pMDLu9Wq7TzNyUA\
            4DREKQMkg9/YLNf5EBMWUarvmmGh8ESFd3r3E2TufbM5CGajYNdih4KhjQUT7U4FM4nHGfYmCZadQWUfSdat29dnBND3R4D2eO7b\
            04SFqhsHM7KZJJyfCZUB+/VSJxTteXGgdbPe/xY5LHh+3Z2w9syiLRQ0sxK6GfoXTCAvPCa31CAgcH1x45hQadSJ+eAEOj6xco7K\
            2/IIHMhHX075xzdWWeLCDKsryKmrsxiIGp4aKadTnnJ6dETQq9khqEwmZtzQATtQG9vYUgmaZnRjC0ubncKzsCCkk5d5g89W5F5x\
            f4vqOJ+U6EJH7gMdHc/3HCF9HYFJPOnIgmbDKGJLmqCMqofFH2CHFczw2ggEftqsX19ivAZ5y2N56yivfJQAjxdwvvgTgUV6iR2g\
            uFhIbRXbQWom+h4Wf4C9xSVelxQ65Bzm01sZJ1kTlGUNa52CtsCjxXzFvXE12vmaqYPEH23uZAELJHD2p66fSdpelYRYlJAhfGij\
            CIjclqaySMPK4yd0VRSKQcAYdQT7zAOeEhZRQGBpQCii/sJ/YxAuLiAI5Y+8FvOIolODXNr1jdTUVkjP8E4cPg+7Q//P1ZzDyUXM\
            SnQCMbpsWcUg9TntqcfF6+NjmyKqZEX1ALJJ3WJUWHRtDRKUkvdqhqpwSuJ85lKGp8+gQlytdjPJdcltf8NOKpYWXpUxPMpErKcV\
            Amse9FFo6g4mq7CcDQLwZ3k4HQIi17gUgKRkTpggWaAptrAGV86LsP5wAYyR/LzecMuaZVUgALvT/QIt+96rIpS2xJezqP0auZFG\
            KHAHIj7JRVRJFHTmFm5WqrJlFrPN2IvjyC0K7U4xGTA3gqWzWHBLB7mCLlM/5PXt8uHgO8JIAbytM9uJYMKkRwwKTZ7MvI8LVdzf\
            YuEgvzeZzrtsn8n93z2nnA+6EisykdMnob5KNKoKp7U9zeRwMJhVTjL5KbzP5Ii/1XJFi9LOjkLUTCHVDYdvBIrpIEHohczEVcvH\
            JZfwaAt5xVJgO0j/ysw8jZU3dPoENeQPqzAKdN5wdT7YpQNSbBAg8YlfLoNwJtiyYTCyHXKp5KoHxZ/kELug1/BiuZAXkmuXfJGc\
            DvfOB+/tHJhiZGP4dNVMagzDTUqAc1BcBHeueSux5h++zYC1bRyK41+lezdAr5NTNg4AZ67plR4pwAIYChDnblqjJOaEXWSl7V2a\
            7356T7ZsZ2UwgiPLiqX35NX//+/tKeHVhncqXxx2whfeCSPv/MCqQafLqJYcALGQGvndeKNZow1nCedqxQKHa+9ZZIKIpL0vJX0r\
            ROUk0Ms06UXH50q//NG8psB/KPzu/wFlqiEvoiaOxtnmH4JKDpbw4lum8ySE5oR5VEi/xAbiMB7VE6Rgia6EyQlSqkZnuKKgY8PS\
            UFAgmZ1kBA62yrS+haWu9Hv16KfIXrQMhDI1QKpPUdSqpH1H1KoRm6nS4/vhfMJ0L1Z6TQJhUOYky1nr7OovkaflTJTFJ7zAXGzp\
            Y3aJHzsHv0Jpfr3I5KwDzs3098HPXaH0jOn5CZ4qkMPnhZD6wrifukzXXRq3smuUrVeizjtSDEFOw4by/eFAhmAjyqYX70yEXptB\
            DNr2ap1m0sSPNaMwfGBhV0wbMyd1jyDcdjS/uGetFjEAAi5a4Myhtu/AAfKm9/tlEY8WjoKj7NtWve3128Fi+eNq2Ah3Iy73hq1l\
            7b2VG1bAtZzai1720if2rL7Lbw7l8WeT7oQzt9c1V3F4Cy13ncWVBtuIJkkZx0OykEyDumhZIU7MsJuh2EQGOdTPkUXqbpffu+xO\
            ANfeAM79oa7HpTIPblItkem5m0edMgBMLfmDsDKq3q0hYKnYx/KsFIf6kJMTsGoS56h+QCCXD3QJADAkwGHEcfOdRFMrX7l1Srp7\
            rZ6rnXKNndHgB8LAWHznyT0EJuQcNpJ1cLriJVlnSGwq23kHTU5f8lwsXHBvHOZgnYEUjLOAoX/zwj05m/L8eAqtut6Zqt1n9ejM\
            iY4E6z0RgRD9GH4ueT6+NDSMeJvyKMoNlqerneQHSnbdrKzvQx7CSPd3o1QsOMq8gkGzR8zZee2c93jVfrTI3F1SaPkSjmbBOd0g\
            TgZuekI++Jr3zq86kAUpq8wxWWWyazNzjX8T1vaWCZjee0gACbGfbX3aUbd6oK8N3SWNE+ojutH71FfGiNUdPQq7RF2jVLxPH2hZ\
            ZBsTpODt19CTT3EqLPuSsTlv64NjL275o9X2WVveLMtItxIUJmgnNeG8iBjiUfXZ3FLFUfz2J/sO6Sqk+Fp65sVZfV4T9TQO0HJc\
            FLYcFYWRbXRbFD76O7JAbF/MJI4BuEySvw8gfRCdek3ha/Bprgnq32tbOb4x0vgrZZh+S+Hz0ytENHjYXv/FwPPi+N8s3L9GF3ut\
            B/s4cl0+aYQeUlLkXz+sypffkjWKJC83l+XMf37Cg3847iQ8KvMo/MILulu8uLz4+BmBLECOxpYUcHqH2vH/zkmg8CXQkzxxVe1i\
            SzCTEto+sY0M9/85uQ5uSXUb/FfIvnbZA4Q6BVJPS++9rwFxhwSGORi2cfjvkWQYzAy3JO/tLtjIsix9kmWwB5PCdSVtlFjXTC9L\
            1pUqx7IvbfPYgpS39RJQgly0n56k6M+0QYdyhnsS2mBjI6jLjCLStVrkdi1oH61N0+S1umhwnIWoy+oTrShRJbpOkGBDQV8U/B/d\
            eblX+LQo+xurbVN7X4RBuA+B7rJjluWKXGQZYhkr+Uaj9kSUZxndiWO2LwqmRp5zg+V+SyBX+MVux200q23bcLuv2bKbNuZGqZf5\
            Lt3BAY4A3IgsvwmAL0I3DMOUR7/LjrnH5BMsngLIF1G2c3cHFiwSx9TnRrOpn0HQBHalH/Ougtlc4fUy4ljqIBP5jkeSR36UMo8F\
            gK8D5RcQwA5YC0EUHAPWNEN1G7Gq58j3vULZdy/2rsJN/gSYmc4VoeuqFlkRZdyiFaUEaqVuNGqvCAtBd/7RzwJlGQSJqLCOrwtt\
            nsKuSJk2D73dbkblTK5u9RZu7gPSUdsjRBO21KZuvmi6cSGAI+tGBBBGTAlqy7G6LrRp4O88UCNMQ6GsIc/opJzRdmUG9pbL+hB4\
            AQMKQthBNst/03SNwsIvgmLPzSP/4Odv/vEP6w+0RSDl2ZUPYMwnMN4hynKbVisx5pd89GJM3i0bl626++7nh3cxZVlDXkr+cMRH\
            wkaue/gbL4uQ1/UpJeij0zZNN1AAjzmce1Ab3za8nZl8OfzhgZJz7Bxon8X3IX5X0cEvO0dsPFCWa5E85jtzxGXUVWZsMgtMNLFy\
            Ed7BROTW5DJSL/HQgA4o6WMaDXxyanDujtvH9MHz98b0F0V0vMBM8PmFHGHrue/zcxAS4qxPy8xO4XMJ7YPjWy7+7/HjQrSxl2hh\
            WpdXq17E1ivxKFfzWIHxO3HGsPHbJm26xnrzO3hswPjDT2gClx3Udl9ab36Jjya6Nz+G6j0gIITxS6Al6g/bUlSWxIe2hLYsTFNJ\
            JMvPENeQl32tKj6o49XohBMBzeVoyLYWVcKoPykKzwkpd+so+FxEhlF2pmIICjTkOeaNGaqia7HzAikYFcmHU9kBt7xyZ9TGkxYo\
            DpuJPk3E60iYoKjpf0pkLC72CUVSyFGk3Jk6W7zQwUc1Xlvk/+4ljsB1v0o2a8cfkEqE8VCXZ7VsjT3/4F4+mgOj2UGb6oh2gmgG\
            9Wxxqhu3+OzdZ/js7tnskIvsL7TClAY6ufGghqg5yheu61o0hZoT3wE9i9NPcxHhwns0p4Buy+wENcTUfG6jeWOH7cbxrRXHKaDJ\
            AG8E7UUc0uYjKYuMnTYtzRlYM86Ov/J741tqWSzO3XjyrVNgXay+sprKqsoBY/9jeY7d5CLynLi5iC25oO0MjL54SkZHNfcPtMwX\
            aNpsormyUcKs+C0x9J6fgtpS6luJxenHCXT8zhRd02cnW3DCG9fiXF76SlAh6SUqQZ0wVf3McLt9MI1h+WELVd7+iYphEmk6FzrG\
            /IppaPqOXFDxU3X2dOLp+sx3ot6QTVXmxuxKS+JkJhOZ3RSFhC72+5FAaGwzmzAbOBGSTbnUNqUSid+hrOeGRB0SVoHGD/uEa5di\
            UcFHpTiKwkXVfIgn1uPf8rL9Li+X/2E4dUnTKOTDEkckOg38+cH2zKtwwxLU9KUDjhAXD/ylG2rzJowFq8AXue46EE2cTQWLD624\
            xKmoCIOj05VdBS/0udFhtN3D6EgMg5XlTBnl84ydw35jMOHEZLgPpuPMd/1sqsTHxGltvMUmysOVDq6VUFXlRZbyJpiTjhKKeLrp\
            3ZU51b3ouwaxrvkbH9yfKKuufYaSTvqTAWoYru9bYmyS9GcEYQ52WuZlXKIjiA6Uhd+Tq+H13NfQllnciRS9uKWyRAT18jTM5yFi\
            kWLLvoMVfHEBvMCXi3MEsvH+TlkZasem16kYRug9QuR+ZW6oSnmNrbx0kaAFijDvIZkt8tiWecLLZhtZ1DLOgMPV4kG6rOFBdzVV\
            VBGbzrT3MkZp1jAkKcyE3UtJcJuFGo4XSauhyb77xIWV6DHnUcPSambM9eaaVu2m2yDmZEsn1kOmqn02cE7ixU5wuJ0Cxvvm3JvW\
            WilkI26ODpeW4DbpmpSfMCLXRqFUoiw+2dM2+rn6EaPHoWfnWBvnOnF5bm/4/q2xOFI+Gw2OwVY48KO74Lb40CzUk4N+GQycD/Ae\
            SS4nd+gdnVeC47W4UHQOrRohX9Pp2eF6UNcXDgsDXutttOf6++Zcfdu9GpS1YjkNdFFM7Bpeb4S9QQsI/nZHS4fATNQm4zjlmHcG\
            KTH/c3eqDx31C6TDKFn4MqRnJgxvBem0l59mPPOvYjmI1/JszincjEjcHLwV7SgpCLZixZQdTWe0Ve+KSk859MRbPZ2B3on2JpGf\
            3zGYM+XkU3DOnyIU57IWLDK/VnSO0qAmgj49FbwjeVbfhjImBagx0oyyDu56wFRFptSkQtcdf4CfMItW1CANEmHoGi0jaRs+w+jR\
            E3PUadMWcCKAATWp23McnUuZITn874H/br65B7N6X2Im2xP+3LVR1o/DU1hwdSXx4kjXEpcb/nhpFyWGOZJJDxvX2cKP5KrDv/H3\
            UEn6wqm+4QxIC9/u6PCLjXU+cgNLz9fipt8b3q7fUALzuffoqfr/ybGSlXeH3PHavf2Duekwm5qRV0uq9FKcP304QQuTCmKoL92n\
            RTP6GmcdDUY+m8kv1l45T/GEtOvXyiEm5mre2Lnu7VrfcX2oX9Kex/m2Jta8oNSjkI6vtQ9u5iyagfXvxKMj8s2RM78FJr2xv+Ua\
            bqFGXN3mCz/1Cte9U8jzY9+rkZfSrhrZGd8z3g5bxg8kqkkm15AQRXcL9hbyPgMcXMNNVdEcNlbnSwf2ZfraM/dk8Vis21lcm8At\
            NZVYk/oswiRetWV8ovFP4STel6gdURFusVHWQgca9RKr7fmYMILGk9skJXat7jKUDr1MIxvVLxJZ6hJzKpLj+PTxLl34eg+vnBOX\
            aWWK0wZyASHppbbd9N1/W7sO5raRJvtX5NkE3I54dPaBh+UGl8Ou4+ZdlepEi7CMkgTIBChbi8J/v37TPYmASN99XwUSk3Pqef1G\
            Vped5YvTdi1JjXRsxdaNbHHSLtyNaru95J6Jo4UsqN8b+++N9e4NrI43KBKdrKZPrJBstmG+RpSwGUzmI21H2jCzPyyqy0XzK+0d\
            x8Z8MMi8x1lYOSKD48msPwruPF+aO88h4QRuOf3dI8ARhV6DkcDd8h+wao7S5r/BB00Jb7KQraud0Hhpa8pDOm8NN1OG2LfyZZy0\
            obbVMjlalpd2gZtA1HykO9oI0RQnluPgoV4DXqIa6jFL6m2sEIekJPtdwegco1xKGnqlZZWiGilxs260yolyiP5Xut7Q8FW00qp0\
            LgpoSTr0MPEp0wb2hETNAdJCsqpJr03fWNm7eyE8WnLsulucYR7Xyq/oKnNLugb5Br4yZRADXn38YkR9vE9nzVB1z0TGmorHSRMl\
            pFWLpRLVNhZQ7mAQsnGVAK/N6jhfeeBQA4EnrpR/a/NuWVzSTQr044j+jpmJwH/XKF0KAATg+cjBDPSxEBLXu7puaKSoKGqlvVqo\
            WJ2NeKrqh8ai+e5yURqmtW2eGciCyUiNxa50W9dnbxar65zpaFqG8YclU7r4eLEAIdb1PtoVjXLpXpuOvX7f5g+Ifu1Rm98r7uj3\
            joD3aoPd58mvz58JLK1DQ5fHeyfodMAUNJ6p57APHA2d0HWOFRBC1ilooJ4oTQ4OweZCTCyftZ6npfSfK1C1VPk+OC4+O4P3svl+\
            TaslwoSgIEs/lM4C3fVF2xIY5BezxibdOeUjU2AxRV9vJ2R70RZLj5ho8oPzVltV4CD2CRdelIohsccIxKSDb2UnG2PoU+OL52t4\
            u+BP8kXtQBlgnJfSHIavDk0oOyBcImkv/YQandZ6zOFUzveUcfZky+ooT0qa2WktwDkonRkbVPFYgbjBzJ1eDR1kz/BS68qxA7yD\
            iXJmmAF06EuZ2wIe3V4BPvYSK15rgs543wv4/iOwWJPFoXaOPXY1o4VnlA2XX/zXm8TJYo/u1X/WgM1neZWHxA2tTbYBeygSlJXM\
            lp1xX6z4m3iLvNLHvn00Y4V05WBoaexM0lG4OiGpzdg6pA3wnWqAfhS3N2syW4Pr/1OJQlxQGHAQaFoQW+ke9Rwwr+ydmBmWSEWU\
            iJwiI0iEQfaHjHU+O2ZewITOqxNAogsqEBFp255Hwxu8Tms7jCQds6H4xVxzzXx0psuEbvmNVrgR+BZSzZXZ7OzhakxlSvWbgLs9\
            3xRz/Dl3KFz3Uk9dvwJz4Apf4YiQTl04boxiOzcG5qWozqmahhUnbYAREtJ+rAN6gtm2KpVTimLCBvMplWLpD4dcCtLgwSrClBbz\
            iaNfkypgxiNT8wzUtBU5mBEwS1PFwSu8eW4o/LhCYfJyoz81iEmh6HBpsH53TUyi7UF9OEvr/Dd8CNgQnwgWA6rfto6w8+DIwQlK\
            0uybrTxzzmZX4k2FA9cBk9BwsDTb9NsU7ZhHvUr7Hs3bXFFXwoThaqj2e1TPbtUK81T/gUCeA8Ks1jFOwVlgmnTmYMgq+BxKKYst\
            bgePWanL5hdab0HfK/N2lQ+oQLRNhJk5VmwRTfoRH2aUJWxUHdtH62bRkTjAIO6J8Ri+SQ1P/YlXg9WEM4vBE7DfNBrcN0RCLFwZ\
            C1c3jc06WCuThaUZSjWVFnQzzMYRM01IPtMFJ4ahF+e8YQq82nGxEmOaYmkY6HMThcSw8y+pJaPdc5VzVKXUDLVJPRHfcyKims+n\
            M+uDa9rRMZS6IleZ/Va5zAZPSAZKrMGD9tqXlvzvR+0sZI0qv6FFhRrD14lLXzhMeNSWzet1WXhyRKouWEuC8VDeNUXxHiS0703K\
            Mu54l/DeMWuv8m9WtmQ4FNWM9BXrl7RNobHvLW+QLWcW1oQMniVh3cxhyKjqeHVoFlfs3CZK2MMeGT5T5mcxzroGoUd3kvjMk6OO\
            6DCFuSbV1AmsIaTdxCiIIgCQ6j2SwFGeD/cyMj1R2TIRsGN43le64/MjHQEKQpDXhgisd1jlt9Qz0JH63hAdf2jzjkmdhM85Ix5D\
            2rwT74jhYWW38EBjfIQWgT+7798/dhv/8QjN9p9hD4hj3BMrN4+7YSncdOr1M2DWWLKSfGhJ8yXVl0y86EUED1vfHS8JSB5ttsC0\
            HW0Mo5Jr7MXmYJemKcb01yJ5loxUEbRAkLQXAzyShWmg5kT5TG1XLql7koClrc/lUMM0XyV2iTk5koc8H0lujjJlz+BR1DE89Q/6\
            HNIExtzuPZHQONcXRWFeaWDxwjh2naNiIPi8poSrid8BY79VjSDZzZsX2EwALx7i1TXFsKkkcAkhDs/mz+hzto2djLVc+F0XFuUe\
            pkc0tKPnFOS4YjaryTU0RAXlPFpIWvOKRGJR5KfoW5gXkadQ7YUGpBlKj4F7/CrGPUbCZao+QO3O5Fr1nKQmZ/FtPN2N2KtgxkPG\
            9xoDtMSd8UviCLYU4wbYKUAWbsC4tRXu1/WpsbYWzcBnKFanDh8VBCsQ5SSMjUFCGqi21Evvx73yHQr7jfIfXQe5Q5c6/HeWK74h\
            Tm0OurB8w3LR1XtUrGFx4GVLaYbyG+CZ4NvfBN6T4LvuLiNgLXP/aOb74b/b3fgNUz9Wv+bGbQ9PMo3FlAZScVhAVXdw27olXo6s\
            C6TkBXKOi8BdoW4PQ1Gg4DYVnrrpF/revS80riBtRSL2/hY53Lnn7W72I21jEYueDzxjq0+9fvnXKhTtt7MWolL1X6X64YaU7Gqb\
            bOxxu1U6ZvnVtkjJRFLoz7QiCEC48T2Kk0JZo0i8F81FfbGGgq1sRrQKWkFh6ajpnFPSZaeXxlBOyFZuUQv8GMfTJNrWwI+5vRh1\
            jARhAQGdAtpLealHJPbizAcBU3+YB3Gi45jH2dw0X1aPDnNttmpZxUv7C+tBaUweWWn2L70/0HK6fKK1kjNoqb2NslXneThDzlVE\
            B6UyY1YsBPKhIpl5Pe7qpP3twN1vPKXSIKsZ94VpS0W5RJ+e80RmrlVsuDhT7bzO7IVD2lPJW65thgTXfe4aC3tlFU3SKqPdG0/X\
            Kp6bjQt/foLS9YpeRKqjY3qpj4Y6aN0KKglZvXH4x30MpdaWsnZuRKXCVYrK6z3GUQ09oz6KJFKy480kLjukx3MbAAwP1uT1mzdn\
            rFt4DMpzuiE03/FbLdzH4idewFd4GQ+i8YMgRWAGbDwtzCdi2fOzQu2Gq7Xt+9nGfpiQzrS0RIVR+iFvwH5q8645LS9eMN1Wxfpg\
            5u9Qw+GV58a6kE+l/acns/rFqEnBn7VR2n9arpbIo7NS2n8LGwzEwo5K6Vg+lXafnpMMf0rz32Gvf2xzq/hixDSJwrIO+TKGfzux\
            ppl/ObC1auwsP/gR5ppuSBOMh9xjaOacSFaZYSZjbCEi8Ir33GUeB8FWm4a0s0j7yR5bcWTgWoSJgiPOaDooOZ1w8EeR4w0iEW75\
            Qup6QvMt3NNoZggePoyuV1unpc8lwRSAyDI7efJFE1Ue05NLHShDaaeE2c4kr3oj/OPvWYH4onyNVWWtu15XQeaupDG8xj7eg5jg\
            yaGk4wMUzVhayH1FzFZMgiM/7kvtannUnNXtHn5YHhithX9yUiWEhJ6ttA8yc8o+WB/dP62DEJw2P83R5EKOUVQGVpgtsHxJK2Rn\
            MACmSf89tNGNYnjXQ8BFrBHSjRCR0k2qvZUBJ5Fdnkv84hihc5VeMF03t7V4sa91Kk3M3c0NGwH7xAueaRitf+UKlqbJXqFZf4UM\
            27rLOCmpLuCzHDCvRsPBZ9X23LOgt5pmwVx/FPdRzhRPXyrtIHfZYGs9Ykc+gEgMcwUSIk4yHkDjgdnVhT6ij69v0mf4dtabnGeP\
            KKvzd/rgXH88zE02QQsnNTQ/eDOHGdIVkcBosllXbMdOh9lPJP88nKFU56OZxRMwUgfxFEjkvb5bUO3ibaTwbdKgmwK1EJc67i9M\
            y899hctrpy03D6Armibe1hkwidiuMMyw83aZjAuvOGDU2izb7nCB3mrUOo1zOyqNDKHYWFDHV2uOT9a56xfsZdHSXjJrcK/Dk0i5\
            2ajVJqmJNDELenmCs/2j7o8w6i6+l2TjYugVc3l87p5AwbX4NLrhxnou15ptv1pXxgK3LEILz/8QWt0ga7ElkT/vPL6z559HOMYl\
            4ixbdKSV9gjbWbMIZuNg4e2Ypz6HsCkV0edfbX7/lv7bSG1Y2DICS4dyxtB+iKn1B//pbHBYjADyzicO3Fb3CiCyVPuAcOuFS5hA\
            gZyNIJH7t9ZhMlYVakItNQ7RtQBl5I+NHBvN62TjocnmC7owfyU4MUfYfudrkHOHQb4OPxpn3cIsI8z0GLrS26TjulAxxHafYJtT\
            mzHEnLo6NDUT65b2RjTYIcvZTc40BvXbjLoxeHSGukk7iwmY7M07m+UzoOMBSHW6U22CM7hbJQKexpF5or23T1kaQKJ7umInlu7u\
            /6kXdHNqY8CJqugieC658c231O6WqgRqnevNhtmz+nKxRko/YfKC7lMagbI7TDKWlAKhXZzbWM0g4wmf8wxONYD/+wnmvSaopih9\
            JHZnLZ4okgO/24n1XGMvvEcarkiH3VDX6hND7g2llLeiRoSxn1gliWuniUAPI5tuTh0+Nmh/xBp1u/UMPHFE6jKCctFCuKEOOlAe\
            GEZmw6d+9tqvSUmmZKW/2UAB1Mp1Wz1NffqAA9osjMG7Q584M1zvF66pgF93TMIYf4Np2AgQUNi9r2m2SGf/7Jttb3bruiuCGYnO\
            oy5OHZwj2N8jWbO+e29K0bDqoU0YXdrJLhFeVHfv/he0zXlA6+vG9Z2p709slDnUjN/pYF7nTvTADg/jbSqL1HAFuLUeU4S/x3rw\
            nM5o/LdMNsbjJI2LnfhqBB3qII3DleNeG3cDC4DeglWGdPbx/0U6+/cO6SwfZ7XIS7dJaWPAJgCNgCUaXJEFND7F9EnTYXzfR/Rg\
            Ic6INpCN91idDEEZfWphkZ8HoLkKN4NDmJxgISdDF48hsbeJMA/RdlE0cNwSk3d2luUE+1O6wI/F17adLXjSmp3o2luMw7UpHDqI\
            EoQfD6mc0ODKfPHb0OeKXXnFe0a9NpdwbGN0rV2SsCITzboZazr3EhrweRvQxog7Vvi39nZ1i6NkX+OxYsR9vynFh6ULjT61D5vr\
            JfiRkOIyuR4mMC7E3x6AJfq7ffZBE0wEKG8biPccVKR+oyWsB9kgwIev7biOU2lknubyq1bk1qgfpW+zI+YZ6U34dBhbw8ZtIbZw\
            6HXUAzcbQ3McnJZrCjb1FhHMrmk6vLqQ0DhQSJE4a+ENCItyeYL0YInva8rvoko2ZWnsm8r6xOzVNsA+HMv8r/Y/EvM00yOSmrXJ\
            KBiTgcSTEy8MN4xyCXPQ4X2zm2k2jS5ZGOgXZWcrgpFzo7QtS4sqsifQFRmjWcH7Cg6p/jXEyYrfAJ/iZGs2BzZ4TbZB6f27mKEt\
            +/0UMQBpdKzPlvtMa7JTDNBx9FmYlGsdtnXGvjfPYa0cuMpXpxXrzyesOwBoFR/cOVuY/H+tcUuUKQUeRh46EEvbcYG3DIFG5DDx\
            BVSKF6EAbJ9PnF+qtfLLL6t5lYVx0He7XpZ4ipFa9ySJhykEy2Jng+hVMC/62zxOzVKKqawVGTB+xUopGxfMGgFskSmcwW80ZvZQ\
            qQ1unWEgWwXRXRCF141BZL6jwNNwTgp8s0tFDZrqwKdR7qE1+FwQ3Hb4xuI3XF1ZgJztxZbNSu+plENG08owAm2LBhjMK9qaYyrd\
            HuupzHx+CtItOhsgZ/GsNjY2l35corLS3UGYVy4eexVwwNX100P4Pqq822cfKw2eKsU4R103r2Swz9eT4JXV//Q+cZCPsjkE8Spz\
            7FDaPeh4UwfPZtUpVKoelR+LZXI33XXnhdoMFzf9OJ0x4o2wcJBcLM6BhZs5lJPRKDDvJEd3FkMlqIcvn2ODCDvyBGn8I93R8s23\
            gBkh2GbFRyTUPdxbNHt4Lpu7jmRUX1lra/FcLBiIph9b4/NoL6p/hz22143+3HzSfoGs1/g2k8ZZidgWhbHAFh2e6RE7mN0TdohY\
            Hxs/y6K4eIStgV6LGRX4FBJK/bo1NqvFh1dym6NPndUvpssuYSzO9FP841BNM6v9xERCkRhj84jG3f+0/P2y0s/whQrWj+zXK4YK\
            6ivj63xxWnASv7CZjsycz1+NmWb/pw/1H/isq6cVLY8MltcXLds9E90NsS7Ymobnrzjsom30ibETXUL9MjSR2qP+kS2k6N/xLdmp\
            sVsVIGTQl2JAviODqeC3HJ57dklVcQxzSLyt34oN6lufiMG02D9k4COO/sPEQ0Jm1wrv2Abd4BF1lqU3viCt43M2QhWjn/0vppWu\
            122OAAA=
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
