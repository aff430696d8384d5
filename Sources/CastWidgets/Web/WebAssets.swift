// Made by Scripts/embed-assets from the files in Assets. Change those, then run it.
// 747f54492dbabc201e6b21a5 304b901bb8bf5482167f8153

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
        "text/javascript; charset=utf-8", tag: "7914954c06584022",
        text: #"""
            import{CastElement as Mt,Ticker as Tt,castClient as m,clockText as C,deepFocus as T,drawPlayback as \#
            Ft,drawSlots as ut,el as o,icon as y,isOn as V,makeSlots as Et,onInputChange as At,picture as B,pict\#
            ureURL as Lt,present as O,setAttribute as c,setIcon as M,setText as g,sheet as k,tapPlayback as Pt}f\#
            rom"./widgets.js";var G=new Set,Y=null;function Bt(){let{style:d}=document.documentElement;G.size&&!\#
            Y?(Y={overflow:d.overflow,scrollbarGutter:d.scrollbarGutter},Object.assign(d,{overflow:"hidden",scro\#
            llbarGutter:"auto"})):!G.size&&Y&&(Object.assign(d,Y),Y=null)}function Ot(d){G.add(d),Bt()}function \#
            ht(d){G.delete(d),Bt()}var Qt=k(":host{display:contents}:host([inline]){display:block}dialog,.inline\#
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
            dialog,.inline{border:1px solid CanvasText}.grip{background:CanvasText}}"),S=class extends Mt{static\#
             get titleKey(){return"dialogTitle"}static get eventName(){return"sheet"}static get isFull(){return!\#
            1}#t=!1;#i=0;#e=!1;constructor(){super(),this.shadowRoot.adoptedStyleSheets=[...this.shadowRoot.adop\#
            tedStyleSheets.slice(0,1),Qt,...this.constructor.sheets]}get isInline(){return this.hasAttribute("in\#
            line")}get isOpen(){return this.isInline?this.isConnected:Boolean(this.panel?.open)}build(){let{isFu\#
            ll:t,titleKey:e}=this.constructor;this.heading=o("h2.heading",{part:"title",id:"title",tabindex:-1},\#
            this.t(e)),this.closeButton=this.iconButton("close",this.t("dialogClose"),{part:"close",onclick:()=>\#
            this.close()}),c(this.closeButton,"hidden",this.isInline),this.head=o("div.head",{part:"header"},thi\#
            s.heading,this.closeButton),this.body=o("div.sheet-body",{part:"body"}),this.foot=o("div.sheet-foot"\#
            ,{part:"footer"}),this.voice=o("p.hush",{role:"status"});let[i,s]=this.isInline?["section.inline","r\#
            egion"]:[t?"dialog.full":"dialog",null];this.panel=o(i,{part:"sheet",role:s,"aria-labelledby":"title\#
            "},t?null:o("div.grip",{"aria-hidden":"true"}),this.head,this.body,this.foot,this.voice,this.snack),\#
            this.panel.addEventListener("close",()=>this.#s()),this.panel.addEventListener("click",n=>this.#r(n)\#
            ),this.isInline||this.#o(),this.root.append(this.panel),this.buildSheet(),this.#t&&!this.isInline&&t\#
            his.panel.showModal()}speak(t){g(this.voice,t)}buildSheet(){}opened(){}closed(){}disconnectedCallbac\#
            k(){super.disconnectedCallback(),ht(this)}async open(){await this.ready,!(this.isOpen||this.isInline\#
            )&&(this.#t=!0,this.invalidate(),this.render(),this.constructor.isFull&&Ot(this),this.panel.showModa\#
            l(),(this.firstFocus?.()??this.heading).focus({focusVisible:!1}),this.opened(),this.#n("open"))}clos\#
            e(){this.isInline||this.panel?.close()}keepFocus(){let t=T();this.isOpen&&!this.isInline&&(!t||t===t\#
            his||!this.panel.contains(t))&&this.shadowRoot.activeElement===null&&(document.activeElement===this|\#
            |document.activeElement===document.body)&&this.heading.focus({focusVisible:!1})}#s(){this.#t&&(this.\#
            #t=!1,ht(this),this.closed(),this.#n("close"))}connectionChanged(t){clearTimeout(this.#i),this.isOpe\#
            n&&(t==="lost"||t==="connecting"&&this.#e?this.#i=setTimeout(()=>(this.#e=!0,this.say(this.t("connec\#
            tionLost"),!0)),1500):t==="ended"||t==="unauthorized"?(this.#e=!0,this.say(m.reason??this.t("accessE\#
            nded"),!0)):this.#e&&(this.#e=!1,this.say("")))}#n(t){let e=`cast-${this.constructor.eventName}-${t}\#
            `;this.dispatchEvent(new CustomEvent(e,{bubbles:!0,composed:!0}))}#r(t){if(t.target!==this.panel||th\#
            is.isInline)return;let{left:e,right:i,top:s,bottom:n}=this.panel.getBoundingClientRect(),{clientX:r,\#
            clientY:a}=t;(r<e||r>i||a<s||a>n)&&this.close()}#o(){let t=null,e=s=>{if(t===null)return;let n=this.\#
            panel.getBoundingClientRect().top-t.top;t=null,this.panel.style.transform=this.panel.style.transitio\#
            n="",s&&n>80&&this.close()},i=s=>!s.closest("button")&&s.closest(".grip, .head");this.panel.addEvent\#
            Listener("pointerdown",s=>{s.pointerType==="mouse"||!i(s.target)||(t={y:s.clientY,top:this.panel.get\#
            BoundingClientRect().top},this.panel.setPointerCapture(s.pointerId))}),this.panel.addEventListener("\#
            pointermove",s=>{t!==null&&(this.panel.style.transition="none",this.panel.style.transform=`translate\#
            Y(${Math.max(0,s.clientY-t.y)}px)`)}),this.panel.addEventListener("pointerup",()=>e(!0)),this.panel.\#
            addEventListener("pointercancel",()=>e(!1))}setTitle(t){g(this.heading,t)}};var Zt=k('.sheet-body{pa\#
            dding-inline:12u;min-block-size:min(248u,40vh);display:flex;flex-direction:column}.screen{flex:1;dis\#
            play:flex;flex-direction:column}.notice{display:flex;align-items:center;gap:4u;margin:0 12u 8u;paddi\#
            ng-block:2u;padding-inline:16u 4u;border-radius:14u;color:var(--_heading);background:var(--_raised);\#
            flex:none}.notice:empty{display:none}.notice > p{flex:1;padding-block:10u;overflow-wrap:anywhere}.no\#
            tice > .icon{color:var(--_error);inline-size:20u;block-size:20u;margin-inline-end:8u}.row{display:fl\#
            ex;align-items:center;gap:16u;inline-size:100%;min-block-size:64u;padding:8u 12u;border-radius:18u;p\#
            osition:relative;transition:background-color .15s;content-visibility:auto;contain-intrinsic-size:aut\#
            o 64u}.row:hover{background:var(--_hover)}.row:active{background:var(--_press)}.row:focus-visible{ou\#
            tline-offset:-3u}.row:disabled{opacity:.5}.row > .texts{flex:1;min-inline-size:0;display:grid;gap:1u\#
            }.disc{position:relative;display:grid;place-items:center;flex:none;inline-size:40u;block-size:40u;bo\#
            rder-radius:50%;background:var(--_raised);color:var(--_icon)}.row[aria-current="true"] .disc{backgro\#
            und:var(--_tonal);color:var(--_on-tonal)}.row[aria-busy="true"]::after{display:none}.row[aria-busy="\#
            true"] > .disc::after{content:"";position:absolute;inset:-3u;border-radius:50%;border:2.5u solid tra\#
            nsparent;border-block-start-color:var(--_progress);border-inline-end-color:var(--_progress);animatio\#
            n:turn .9s linear infinite}.row > .mark{color:var(--_button-text)}.plays{color:var(--_button-text)}.\#
            centre{flex:1;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:20u;t\#
            ext-align:center;padding:12u 24u 28u}.beacon{position:relative;display:grid;place-items:center;inlin\#
            e-size:88u;block-size:88u;border-radius:50%;background:var(--_tonal);color:var(--_on-tonal);margin:2\#
            0u}.beacon .icon{inline-size:40u;block-size:40u}.beacon.searching::before,.beacon.searching::after{c\#
            ontent:"";position:absolute;inset:0;border-radius:50%;border:2u solid var(--_accent);animation:sprea\#
            d 2.4s ease-out infinite}.beacon.searching::after{animation-delay:1.2s}.beacon.turning::after{conten\#
            t:"";position:absolute;inset:-8u;border-radius:50%;border:3u solid var(--_raised);border-block-start\#
            -color:var(--_progress);animation:turn 1s linear infinite}@keyframes spread{from{opacity:.6;transfor\#
            m:none}to{opacity:0;transform:scale(1.7)}}.card{display:flex;align-items:center;gap:16u;margin:4u 12\#
            u 12u;padding:12u;border-radius:20u;background:var(--_raised);min-block-size:104u}.card .art{flex:no\#
            ne;inline-size:80u;block-size:80u;border-radius:12u;background:var(--_background)}.card .art .icon{i\#
            nline-size:32u;block-size:32u}.card .texts{flex:1;min-inline-size:0;display:grid;gap:3u}.card .title\#
            {font-weight:500;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidde\#
            n;overflow-wrap:anywhere}.steps{counter-reset:step;margin:8u 12u;display:grid;gap:4u}.steps > li{cou\#
            nter-increment:step;display:flex;gap:16u;align-items:start;padding:8u 0;color:var(--_body)}.steps > \#
            li::before{content:counter(step);flex:none;display:grid;place-items:center;inline-size:28u;block-siz\#
            e:28u;border-radius:50%;background:var(--_tonal);color:var(--_on-tonal);font-weight:500;font-size:ca\#
            lc(var(--_far) * .8125em)}.steps > li > span{padding-block-start:3u}.reason{margin:0 12u 4u;color:va\#
            r(--_heading)}.lead{max-inline-size:36em}.bar{block-size:3u;margin:0 24u 8u;border-radius:3u;overflo\#
            w:hidden;background:var(--_unseekable);flex:none;position:relative}.bar::after{content:"";position:a\#
            bsolute;inset-block:0;inset-inline-start:0;inline-size:40%;border-radius:3u;background:var(--_progre\#
            ss);animation:sweep 1.8s ease-in-out infinite}@keyframes sweep{from{transform:translateX(-110%)}to{t\#
            ransform:translateX(270%)}}@media (prefers-reduced-motion:reduce){.beacon.searching::before,.beacon.\#
            searching::after{animation:none;opacity:.4;transform:scale(1.2)}.beacon.searching::after{display:non\#
            e}}@media (forced-colors:active){.row,.card,.notice,.disc{border:1px solid CanvasText}.row[aria-curr\#
            ent="true"]{border-color:Highlight}}'),pt=class extends S{static get sheets(){return[Zt]}static get \#
            topics(){return["dialog","devices","media","volume"]}static get eventName(){return"dialog"}#t=null;#\#
            i=()=>{};#e=null;get styleNode(){return{connected:"connectionController",connecting:"connectionContr\#
            oller",troubleshooting:"noDevicesAvailableController"}[this.#t]??"deviceChooser"}buildSheet(){this.#\#
            t=null,this.#e=null,this.notice=o("div.notice",{role:"status",part:"notice-line"}),this.panel.insert\#
            Before(this.notice,this.body)}render(){let t=m.state("dialog")??{screen:"searching",steps:[]};this.s\#
            etTitle(this.#s(t)),t.screen!==this.#t&&this.#n(t),this.#i(t),this.#r(t)}#s({screen:t,device:e}){ret\#
            urn t==="permission"?this.t("permissionTitle"):t==="connecting"?this.t("dialogConnectingTo",e??""):t\#
            ==="connected"?e??this.t("castConnected"):this.t(t==="troubleshooting"?"troubleTitle":"dialogTitle")\#
            }#n(t){let e=this.#t!==null,i=this.body.contains(T())||this.foot.contains(T());this.#t=t.screen,this\#
            .restyle();let s={permission:()=>this.#l(),searching:()=>this.#a(),chooser:()=>this.#d(),connecting:\#
            ()=>this.#c(),connected:()=>this.#h(),troubleshooting:()=>this.#u()},{body:n,foot:r=[],update:a=()=>\#
            {}}=(s[t.screen]??s.searching)();this.body.replaceChildren(o("div.screen",{"data-screen":t.screen},.\#
            ..n)),this.body.scrollTop=0,this.foot.replaceChildren(...r),this.#i=a,!(!e||!this.isOpen)&&(i?this.h\#
            eading.focus({focusVisible:!1}):this.speak(this.heading.textContent))}#r({notice:t=null,noticeID:e=0\#
            }){let i=t===null?null:`${e} ${t}`;if(i===this.#e)return;if(this.#e=i,t===null)return this.notice.re\#
            placeChildren();let s=this.iconButton("close",this.t("dialogClose"),{onclick:()=>this.act("notice","\#
            dismissNotice")});this.notice.replaceChildren(y("warning"),o("p.small",{},t),s)}#o(t,e,i,s){return o\#
            (`button.button.${t}`,{part:`button ${i??"cancel"}`,"data-command":i,onclick:()=>i?this.act(i,i,s):t\#
            his.close()},this.t(e))}#l(){return{body:[o("div.centre",{},o("div.beacon",{},y("wifi")),o("p.lead",\#
            {},this.t("permissionText")))],foot:[this.#o("text","cancel"),this.#o("filled","permissionContinue",\#
            "acceptPermission")]}}#a(){return{body:[o("div.centre",{},o("div.beacon.searching",{},y("cast")),o("\#
            p.small",{},this.t("dialogSearching")))]}}#c(){let t=o("div.beacon.turning");return{body:[o("div.cen\#
            tre",{},t)],foot:[this.#o("text","cancel","disconnect",{stopCasting:!1})],update:e=>{let i=m.state("\#
            devices")?.devices.find(({id:s})=>s===e.deviceID);M(t,i?.icon??"screen")}}}#u(){let t=o("p.reason",{\#
            part:"reason"}),e=o("ol.steps",{part:"steps"});return{body:[t,e],foot:[this.#o("tonal","tryAgain","s\#
            earchAgain")],update:i=>{g(t,i.reason?this.t(i.reason):"");let s=i.steps.map(n=>this.t(n));s.join(`
            `)!==[...e.children].map(n=>n.textContent).join(`
            `)&&e.replaceChildren(...s.map(n=>o("li",{},o("span",{},n))))}}}#d(){let t=o("ul",{part:"devices",ro\#
            le:"list"}),e=new Map;return{body:[t],update:()=>{let s=m.state("devices")?.devices??[],n=new Set(s.\#
            map(({id:a})=>a)),r=t.firstElementChild;for(let[a,l]of e)n.has(a)||(r===l.item&&(r=r.nextElementSibl\#
            ing),l.item.remove(),e.delete(a));for(let a of s){e.has(a.id)||e.set(a.id,this.#m(a.id));let l=e.get\#
            (a.id);l.item===r?r=r.nextElementSibling:t.insertBefore(l.item,r),l.update(a)}this.keepFocus()}}}#m(\#
            t){let e=o("span.disc"),i=o("span.title.line",{dir:"auto"}),s=o("span.caption.line",{dir:"auto"}),n=\#
            o("span.mark",{},y("check")),a=o("button.row",{part:"device","data-device":t,onclick:()=>this.act(`d\#
            evice ${t}`,"choose",{device:t})},e,o("span.texts",{},i,s),n);return{item:o("li",{},a),update:l=>{M(\#
            e,l.icon),g(i,l.name),g(s,l.playing??l.model),s.classList.toggle("plays",Boolean(l.playing)),c(n,"hi\#
            dden",!l.connected),c(a,"aria-current",l.connected?"true":null),c(a,"aria-busy",this.isBusy(`device \#
            ${t}`)?"true":null)}}}#h(){let t=B("art","film"),e=o("p.title",{part:"title",dir:"auto"}),i=o("p.cap\#
            tion.line",{part:"studio",dir:"auto"}),s=(a,l,f)=>o("button.row",{"aria-haspopup":"dialog","data-lea\#
            d":f,onclick:()=>this.#p(f)},o("span.disc",{},y(a)),o("span.texts",{},o("span.title",{},this.t(l))),\#
            y("forward","mirrored")),n=s("play","openPlayer","cast-expanded-controller"),r=s("volume","volume","\#
            cast-volume");return{body:[o("div.card",{part:"media"},t.element,o("div.texts",{},e,i)),n,r],foot:[t\#
            his.#o("text","dialogDisconnect","disconnect",{stopCasting:!1}),this.#o("tonal","dialogStopCasting",\#
            "disconnect",{stopCasting:!0})],update:a=>{let l=m.state("media")!=null;g(e,a.title??(l?"":this.t("n\#
            othingPlays"))),g(i,a.studio??""),t.show(a.image),c(n,"disabled",!l),c(r,"hidden",!m.state("volume")\#
            ?.enabled)}}}#p(t){t==="cast-expanded-controller"&&this.close(),O(t)}};customElements.define("cast-d\#
            ialog",pt);import"./widgets.js";var X=class{constructor(){this.glow=o("div.glow",{"aria-hidden":"tru\#
            e",part:"backdrop"}),this.cover=B("cover","film"),this.cover.element.addEventListener("load",({targe\#
            t:{naturalWidth:t,naturalHeight:e}})=>{let i=Math.min(2,Math.max(.6,t/e)).toFixed(4);e&&this.cover.e\#
            lement.style.setProperty("--_ratio",i)},!0)}show(t){this.cover.show(t);let e=Lt(t);if((this.glow.que\#
            rySelector("img")?.src??null)===e)return;if(this.glow.replaceChildren(),!e)return void this.cover.el\#
            ement.style.removeProperty("--_ratio");let s=o("img",{alt:"","data-state":"loading",decoding:"async"\#
            });s.addEventListener("load",()=>s.setAttribute("data-state","there")),s.addEventListener("error",()\#
            =>s.remove()),s.src=e,this.glow.append(s)}};var J=class{constructor(t){this.owner=t,this.title=o("sp\#
            an.small.line",{dir:"auto"}),this.skip=o("button.button",{part:"skip-ad",onclick:()=>t.act("advertis\#
            ement","skipAd")}),this.element=o("div.adline",{part:"ad",hidden:!0},o("span.ad-mark",{},t.t("advert\#
            isement")),this.title,this.skip)}draw(t){c(this.element,"hidden",!t?.ad),g(this.title,t?.ad?.title??\#
            "")}tick(t){if(!t?.ad)return;let{skipAt:e}=t.ad,i=e==null?null:Math.max(0,Math.ceil((e-m.now)/1e3));\#
            c(this.skip,"hidden",i===null),i!==null&&(this.skip.disabled=i>0,g(this.skip,i>0?this.owner.t("skipA\#
            dIn",C(i)):this.owner.t("skipAd")),c(this.skip,"aria-busy",this.owner.isBusy("advertisement",t.pendi\#
            ng)?"true":null))}};var $t=k('dialog.full{inset:0;inline-size:100%;block-size:100%;max-inline-size:n\#
            one;max-block-size:none;border-radius:0;box-shadow:none;margin:0}dialog.full:not([open]){transform:t\#
            ranslateY(100%);opacity:1}@starting-style{dialog.full[open]{transform:translateY(100%);opacity:1}}.g\#
            low{position:absolute;inset:0;overflow:hidden;pointer-events:none;background:var(--_background);z-in\#
            dex:0}.glow img{position:absolute;inset:-12%;inline-size:124%;block-size:124%;object-fit:cover;filte\#
            r:blur(56px) saturate(1.5);transition:opacity .6s}.glow img[data-state="loading"]{opacity:0}.glow::a\#
            fter{content:"";position:absolute;inset:0;background:var(--_background);opacity:.82}.glow:not(:has(i\#
            mg)){background:radial-gradient(140% 70% at 50% 0,color-mix(in srgb,var(--_accent) 16%,var(--_backgr\#
            ound)),var(--_background))}.glow:not(:has(img))::after{opacity:0}dialog > :not(.glow,.snack,.hush){p\#
            osition:relative;z-index:1}.head{padding:max(8u,env(safe-area-inset-top)) 8u 4u;min-block-size:64u}.\#
            head > .heading{order:0;text-align:center;font-size:calc(var(--_far) * .875em);font-weight:500;color\#
            :var(--_body);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.head > [part~="close"]{orde\#
            r:-1}.head > cast-button{order:1;inline-size:48u;block-size:48u;flex:none}.sheet-body{display:flex;f\#
            lex-direction:column;padding:0 24u max(12u,env(safe-area-inset-bottom));overflow:auto;container-type\#
            :size;container-name:stage}.sheet-foot{display:none}.stage{--_air:clamp(0px,(100cqh - 620u) / 11,26u\#
            );flex:1 0 auto;min-block-size:100%;display:grid;grid-template-rows:minmax(96u,1fr) auto;gap:calc(8u\#
             + var(--_air))}.art{container-type:size;display:grid;place-items:center;min-block-size:96u;padding:\#
            0}.frame{position:relative;display:grid;place-items:center}.cover.cover{--_fit:var(--_ratio,1.7778);\#
            inline-size:min(100cqw,100cqh * var(--_fit));aspect-ratio:var(--_fit);border-radius:18u;box-shadow:0\#
             12u 40u rgb(0 0 0 / .22),0 2u 8u rgb(0 0 0 / .12)}.cover:not(:has(img)){--_ratio:1.25;color:var(--_\#
            on-tonal);box-shadow:none;background:linear-gradient(150deg,var(--_tonal),color-mix(in srgb,var(--_t\#
            onal) 45%,var(--_background)))}.cover .stand-in{inline-size:88u;block-size:88u;stroke-width:1.5;opac\#
            ity:.75}.panel{display:flex;flex-direction:column;min-inline-size:0;inline-size:100%;max-inline-size\#
            :720u;margin-inline:auto;gap:var(--_air)}.meta{min-block-size:72u;display:flex;flex-direction:column\#
            ;justify-content:end;gap:4u;padding-block:8u}.meta .title{font-size:calc(var(--_far) * 1.375em);line\#
            -height:1.25;font-weight:600;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;ov\#
            erflow:hidden;overflow-wrap:anywhere}.meta .small{display:-webkit-box;-webkit-line-clamp:1;-webkit-b\#
            ox-orient:vertical;overflow:hidden;overflow-wrap:anywhere;min-block-size:1.4em}.adline{position:abso\#
            lute;inset-inline:10u;inset-block-end:10u;display:flex;align-items:center;gap:10u;min-block-size:52u\#
            ;padding:6u;padding-inline-start:14u;border-radius:16u;background:var(--_background);box-shadow:0 2u\#
             12u rgb(0 0 0 / .24)}.adline > .small{flex:1;min-inline-size:0}.adline .button{flex:none;min-block-\#
            size:40u;padding:6u 16u;background:var(--_tonal);color:var(--_on-tonal)}.scrub{direction:ltr;min-blo\#
            ck-size:76u}.scrub[data-empty]{visibility:hidden}.times{display:flex;justify-content:space-between;a\#
            lign-items:center;min-block-size:28u;margin-block-start:-6u;color:var(--_body);font-size:calc(var(--\#
            _far) * .8125em)}.times .live-mark{min-block-size:32u;padding-inline:8u;margin-inline-end:-8u;border\#
            -radius:16u}button.live-mark:hover{background:var(--_hover)}.live-mark.behind{color:var(--_caption)}\#
            .transport{direction:ltr;display:flex;align-items:center;justify-content:space-between;inline-size:1\#
            00%;max-inline-size:420u;margin-inline:auto;padding-block:4u 8u;min-block-size:100u}.transport .icon\#
            -button{flex:0 1 56u;min-inline-size:32u;inline-size:auto;block-size:56u;color:var(--_heading)}.tran\#
            sport .icon-button .icon{inline-size:30u;block-size:30u}.transport [data-empty]{visibility:hidden}.t\#
            ransport .icon-button[data-on]{color:var(--_button-text)}.transport .playback{inline-size:80u;block-\#
            size:80u;margin-inline:2u;border-radius:50%;background:var(--_accent);color:var(--_on-accent);positi\#
            on:relative;display:grid;place-items:center;flex:none;transition:filter .15s,transform .15s}.transpo\#
            rt .playback:hover{filter:brightness(1.07)}.transport .playback:active{transform:scale(.95)}.transpo\#
            rt .playback .icon{inline-size:38u;block-size:38u}.transport .playback:disabled{background:var(--_ra\#
            ised);color:var(--_caption)}.transport .playback[aria-busy="true"]::after{inset:-7u;border-width:3u}\#
            .tools{display:flex;align-items:center;justify-content:space-evenly;gap:4u;min-block-size:52u;max-in\#
            line-size:480u;inline-size:100%;margin-inline:auto}.tool{min-inline-size:48u;inline-size:auto;border\#
            -radius:24u;padding-inline:12u;display:flex;gap:6u;align-items:center;justify-content:center}.tool >\#
             .value{font-size:calc(var(--_far) * .8125em);font-weight:600;font-variant-numeric:tabular-nums}.too\#
            l > .mode{display:grid}.tool[aria-busy="true"]::after{inset:auto 30% 4u;block-size:2.5u;border:0;bor\#
            der-radius:2u;background:var(--_progress);animation:breathe 1s infinite}.upnext{display:flex;align-i\#
            tems:center;gap:12u;inline-size:100%;min-block-size:52u;padding:6u 16u;margin-block-start:4u;border-\#
            radius:16u;background:var(--_hover);color:var(--_heading);font-size:calc(var(--_far) * .875em)}.upne\#
            xt > .line{flex:1}.upnext[data-empty]{visibility:hidden}.upnext > .icon{inline-size:20u;block-size:2\#
            0u;opacity:.8}@media (max-width:379px){.sheet-body{padding-inline:16u}.transport .icon-button{flex-b\#
            asis:48u;block-size:48u}.transport .playback{inline-size:72u;block-size:72u;margin-inline:4u}.tool{p\#
            adding-inline:8u}}@media (max-height:640px) and (orientation:portrait){.meta{min-block-size:64u}.tra\#
            nsport{min-block-size:88u;padding-block:0 4u}.scrub{min-block-size:68u}}@media (min-width:700px) and\#
             (orientation:portrait){.sheet-body{padding-inline:40u}.transport{max-inline-size:520u;min-block-siz\#
            e:120u}.transport .icon-button{flex-basis:64u;block-size:64u}.transport .icon-button .icon{inline-si\#
            ze:36u;block-size:36u}.transport .playback{inline-size:96u;block-size:96u}.transport .playback .icon\#
            {inline-size:46u;block-size:46u}.meta .title{font-size:calc(var(--_far) * 1.75em)}}@media (min-width\#
            :600px) and (orientation:landscape){.head{padding-inline:16u}.sheet-body{padding-inline:clamp(24px,5\#
            vw,96px);padding-block-end:max(24u,3vh)}.stage{grid-template:minmax(0,1fr) / minmax(0,1.4fr) minmax(\#
            0,1fr);gap:clamp(24px,4.5vw,88px);align-items:center}.art{block-size:100%;min-block-size:0}.cover.co\#
            ver{border-radius:22u}.cover:not(:has(img)){--_ratio:1.7778}.panel{max-inline-size:620u;margin:0}.me\#
            ta .title{font-size:calc(var(--_far) * clamp(1.375em,2.1vw,2em));-webkit-line-clamp:3}}@media (min-w\#
            idth:600px) and (orientation:landscape) and (max-height:520px){.head{min-block-size:52u;padding-bloc\#
            k:2u}.sheet-body{padding-block-end:8u}.meta{min-block-size:0}.meta .title{-webkit-line-clamp:1;font-\#
            size:1.125em}.scrub{min-block-size:66u}.transport{min-block-size:76u;padding-block:0}.transport .pla\#
            yback{inline-size:64u;block-size:64u}.upnext{min-block-size:40u}}@media (forced-colors:active){.tran\#
            sport .playback{border:2px solid Highlight}.upnext{border:1px solid ButtonBorder}.glow{display:none}\#
            }@media (prefers-reduced-motion:reduce){dialog.full:not([open]){transform:none}@starting-style{dialo\#
            g.full[open]{transform:none}}}');var It=k(".popup-place{position:relative;display:grid}.popup{positi\#
            on:fixed;z-index:4;inset:auto;margin:0;max-block-size:60vh;overflow:auto;padding:8u;border:0;border-\#
            radius:16u;background:var(--_raised);color:var(--_heading);box-shadow:0 4u 24u rgb(0 0 0 / .32);over\#
            scroll-behavior:contain}@media (forced-colors:active){.popup{border:1px solid CanvasText}}");functio\#
            n Q(d,t,{kind:e,begin:i}){c(t,"popover","auto"),t.classList.add("popup");let s=o("div.popup-place",{\#
            },d,t);c(d,"aria-haspopup",e),c(d,"aria-expanded","false");let n=()=>t.contains(t.getRootNode().acti\#
            veElement);function r(){let a=d.getBoundingClientRect(),{width:l,height:f}=t.getBoundingClientRect()\#
            ,h=Math.min(Math.max(12,a.left+a.width/2-l/2),innerWidth-l-12),u=a.top-f-8;t.style.left=`${Math.max(\#
            12,h)}px`,t.style.top=`${u>=12?u:Math.max(12,Math.min(a.bottom+8,innerHeight-f-12))}px`}return d.add\#
            EventListener("click",()=>{if(t.matches(":popover-open"))return t.hidePopover();t.showPopover();let \#
            a=i();r(),a?.focus({focusVisible:!0})}),t.addEventListener("beforetoggle",a=>{a.newState==="closed"&\#
            &n()&&d.focus()}),t.addEventListener("toggle",a=>{c(d,"aria-expanded",String(a.newState==="open"))})\#
            ,s}var Rt=k('.menu{min-inline-size:160u;max-inline-size:min(280u,100vw - 24u)}.menu > button{display\#
            :flex;align-items:center;gap:12u;inline-size:100%;min-block-size:48u;padding-block:8u;padding-inline\#
            :12u 16u;border-radius:10u;font-size:calc(var(--_far) * .9375em)}.menu > button:hover{background:var\#
            (--_hover)}.menu > button > .icon{opacity:0;inline-size:20u;block-size:20u}.menu > button[aria-check\#
            ed="true"] > .icon{opacity:1;color:var(--_button-text)}');function mt(d,{label:t,choices:e,chosen:i,\#
            choose:s}){let n=o("div.menu",{role:"menu","aria-label":t,part:"menu"});function r(){return n.replac\#
            eChildren(...e().map(({value:a,text:l})=>{let f=o("button",{role:"menuitemradio","aria-checked":Stri\#
            ng(a===i()),tabindex:-1,onclick:()=>(n.hidePopover(),s(a))},y("check"),o("span"));return g(f.lastChi\#
            ld,l),f})),n.querySelector('[aria-checked="true"]')??n.firstElementChild}return n.addEventListener("\#
            keydown",a=>{let l=[...n.children],f=l.indexOf(n.getRootNode().activeElement),h={ArrowDown:f+1,Arrow\#
            Up:f-1,Home:0,End:l.length-1}[a.key];if(a.key==="Tab")n.hidePopover();else if(h!==void 0)l[(h+l.leng\#
            th)%l.length]?.focus({focusVisible:!0});else if(a.key!=="ArrowLeft"&&a.key!=="ArrowRight")return;a.k\#
            ey!=="Tab"&&a.preventDefault()}),Q(d,n,{kind:"menu",begin:r})}var Z=class{#t=0;#i=null;#e=null;#s=!1\#
            ;#n=!1;#r=-1/0;#o=0;constructor({send:t,changed:e,failed:i}){Object.assign(this,{send:t,changed:e,fa\#
            iled:i})}get shown(){return this.#i??this.#t}get isWaiting(){return this.#i!==null&&!this.#s}tell(t)\#
            {this.#t=t,this.#c()}move(t,e){this.#s=e,(this.#i!==t||this.#e!==null)&&(this.#i=this.#e=t,this.#l()\#
            ),this.#c(),this.changed()}forget(){clearTimeout(this.#o),this.#s=!1,this.#i=this.#e=null}#l(){if(cl\#
            earTimeout(this.#o),this.#n||this.#e===null)return;let t=this.#r+100-performance.now();if(t>0)return\#
             void(this.#o=setTimeout(()=>this.#l(),t));let e=this.#e;this.#e=null,this.#n=!0,this.#r=performance\#
            .now(),this.send(e).then(()=>this.#a(),i=>this.#a(i))}#a(t){this.#n=!1,t&&(this.#i=this.#e=null,this\#
            .failed(t)),this.#e!==null?this.#l():this.#i!==null&&(this.#o=setTimeout(()=>this.#u(),1e3)),this.#c\#
            (),this.changed()}#c(){this.#s||this.#n||this.#e!==null||this.#i===null||Math.abs(this.#i-this.#t)<=\#
            .011&&(this.#i=null)}#u(){if(this.#s)return void(this.#o=setTimeout(()=>this.#u(),1e3));this.#n||thi\#
            s.#e!==null||(this.#i=null,this.changed())}};var $=k('.slider{position:relative;display:block;block-\#
            size:48u;touch-action:pan-y;cursor:pointer;border-radius:8u;--_at:0;--_from:0;--_to:0;user-select:no\#
            ne;-webkit-user-select:none}.slider[aria-disabled="true"]{cursor:default}.slider > .track,.slider > \#
            .reach,.slider > .fill{position:absolute;inset-block-start:50%;block-size:4u;margin-block-start:-2u;\#
            border-radius:4u;transition:block-size .12s,margin .12s}.slider > .track{inset-inline:0;background:v\#
            ar(--_unseekable);overflow:hidden}.slider > .reach{inset-inline-start:calc(var(--_from) * 100%);inli\#
            ne-size:calc((var(--_to) - var(--_from)) * 100%);background:var(--_secondary)}.slider > .fill{inset-\#
            inline-start:0;inline-size:calc(var(--_at) * 100%);background:var(--_progress)}.slider > .thumb{posi\#
            tion:absolute;inset-block-start:50%;inset-inline-start:calc(var(--_at) * 100%);inline-size:16u;block\#
            -size:16u;margin-block-start:-8u;margin-inline-start:-8u;border-radius:50%;background:var(--_progres\#
            s);transition:transform .12s,box-shadow .12s}.slider[aria-disabled="true"] > .thumb{transform:scale(\#
            0)}.slider:not([aria-disabled="true"]):hover > .thumb{box-shadow:0 0 0 8u var(--_hover)}.slider.held\#
             > .thumb{transform:scale(1.25);box-shadow:0 0 0 10u var(--_press)}.slider:is(:hover,.held):not([ari\#
            a-disabled="true"]) > :is(.track,.reach,.fill){block-size:6u;margin-block-start:-3u}.slider[aria-bus\#
            y="true"]::after{display:none}.slider[aria-busy="true"] > .thumb{animation:breathe 1.2s ease-in-out \#
            infinite}.slider > .mark{position:absolute;inset-block-start:50%;block-size:6u;inline-size:6u;margin\#
            -block-start:-3u;margin-inline-start:-3u;inset-inline-start:calc(var(--_mark) * 100%);border-radius:\#
            50%;background:var(--_ad);box-shadow:0 0 0 1.5u var(--_background)}.slider > .bubble{position:absolu\#
            te;inset-block-end:100%;inset-inline-start:clamp(20u,calc(var(--_at) * 100%),calc(100% - 20u));trans\#
            form:translateX(-50%);padding:3u 9u;border-radius:8u;background:var(--_snack);color:var(--_on-snack)\#
            ;font-size:calc(var(--_far) * .8125em);opacity:0;transition:opacity .12s;pointer-events:none;white-s\#
            pace:nowrap}[dir="rtl"] .slider:not([dir="ltr"]) > .bubble{transform:translateX(50%)}.slider.held > \#
            .bubble{opacity:1}@media (forced-colors:active){.slider > .track{border:1px solid CanvasText}.slider\#
             > .reach{display:none}.slider > .fill,.slider > .thumb{background:Highlight;forced-color-adjust:non\#
            e}.slider > .mark{background:CanvasText;forced-color-adjust:none}}');function I({label:d,step:t=1,pa\#
            ge:e=10,say:i=String,show:s=null,timeline:n=!1,part:r="slider",input:a,change:l,cancel:f}){let h=s?o\#
            ("span.bubble.time",{"aria-hidden":"true"}):null,u=o("div.slider.plain",{role:"slider",part:r,tabind\#
            ex:0,"aria-label":d,"aria-orientation":"horizontal",dir:n?"ltr":null},o("span.track"),o("span.reach"\#
            ),o("span.fill"),o("span.thumb",{part:`${r}-thumb`}),h),p={min:0,max:1,from:0,to:1,value:0,enabled:!\#
            0},v=null,w=[],z=null,A=()=>getComputedStyle(u).direction==="rtl",E=b=>p.max>p.min?Math.min(1,Math.m\#
            ax(0,(b-p.min)/(p.max-p.min))):0,P=b=>Math.min(Math.max(b,p.from),p.to),dt=()=>u.getRootNode().activ\#
            eElement===u;function H(b=!0){let x=v??p.value;u.style.setProperty("--_at",E(x).toFixed(5)),h&&v!==n\#
            ull&&g(h,s(x));let _=i(x);_!==z&&(b||!dt())&&(z=_,c(u,"aria-valuenow",Math.round(x*100)/100),c(u,"ar\#
            ia-valuetext",_))}function St(b){v=P(b),u.classList.add("held"),H(),a?.(v)}function K(b){if(v===null\#
            )return;let x=v;v=null,u.classList.remove("held"),b?(p.value=x,l?.(x)):f?.(),H()}let Ct=b=>{let{left\#
            :x,width:_}=u.getBoundingClientRect(),L=Math.min(1,Math.max(0,(b.clientX-x)/(_||1)));return p.min+(A\#
            ()?1-L:L)*(p.max-p.min)};return u.addEventListener("pointerdown",b=>{!p.enabled||b.button||(u.setPoi\#
            nterCapture(b.pointerId),St(Ct(b)))}),u.addEventListener("pointermove",b=>v!==null&&u.hasPointerCapt\#
            ure(b.pointerId)&&St(Ct(b))),u.addEventListener("pointerup",()=>K(!0)),u.addEventListener("pointerca\#
            ncel",()=>K(!1)),u.addEventListener("keydown",b=>{if(!p.enabled||b.altKey||b.ctrlKey||b.metaKey)retu\#
            rn;if(b.key==="Escape"&&v!==null)return b.preventDefault(),void K(!1);if(V()&&(b.key==="ArrowUp"||b.\#
            key==="ArrowDown"))return;let x=A()?-1:1,_={ArrowRight:t*x,ArrowLeft:-t*x,ArrowUp:t,ArrowDown:-t,Pag\#
            eUp:e,PageDown:-e,Home:-1/0,End:1/0};b.key in _&&(b.preventDefault(),p.value=P(p.value+_[b.key]),H()\#
            ,l?.(p.value,!0))}),{element:u,get isHeld(){return v!==null},get value(){return v??p.value},set(b){p\#
            .value=b,v===null&&H(!1)},range(b,x,_=b,L=x){if(p.min===b&&p.max===x&&p.from===_&&p.to===L)return;Ob\#
            ject.assign(p,{min:b,max:x,from:_,to:L}),c(u,"aria-valuemin",Math.round(_*100)/100),c(u,"aria-valuem\#
            ax",Math.round(L*100)/100),u.style.setProperty("--_from",E(_).toFixed(5)),u.style.setProperty("--_to\#
            ",E(L).toFixed(5));let Jt=w;w=[],this.mark(Jt),H(!1)},enable(b){p.enabled=b,c(u,"aria-disabled",b?nu\#
            ll:"true"),b||K(!1)},busy(b){c(u,"aria-busy",b?"true":null)},drop(){K(!1)},mark(b){if(b.join()!==w.j\#
            oin()){w=[...b],u.querySelectorAll(".mark").forEach(x=>x.remove());for(let x of w.slice(0,200)){let \#
            _=o("span.mark");_.style.setProperty("--_mark",E(x).toFixed(5)),u.insertBefore(_,u.querySelector(".t\#
            humb"))}}}}}var tt=k('.row{display:grid;grid-template-columns:48u minmax(0,1fr);column-gap:12u;align\#
            -items:center;min-inline-size:0}.row > .words{grid-column:2;display:flex;align-items:baseline;gap:12\#
            u;margin-block-end:-10u}.row > .words > .line{flex:1}[dir="ltr"] .words > .line{text-align:left}[dir\#
            ="rtl"] .words > .line{text-align:right}.row > .words > .caption{font-variant-numeric:tabular-nums}.\#
            row > :is(.icon-button,.disc){grid-column:1;grid-row:1 / span 2;margin-block-end:8u}.row > .slider{g\#
            rid-column:2}.row > .icon-button{background:var(--_raised)}.row > .icon-button:hover{background:var(\#
            --_tonal);color:var(--_on-tonal)}.row.quiet > .icon-button{background:var(--_tonal);color:var(--_on-\#
            tonal)}.row > .disc{display:grid;place-items:center;inline-size:48u;block-size:48u;border-radius:50%\#
            ;background:var(--_raised);color:var(--_caption)}.row.quiet > .slider > :is(.fill,.thumb){background\#
            :var(--_caption)}'),R=class{#t=null;constructor(t,{tag:e="div",attributes:i={},step:s,send:n,sendMut\#
            ed:r}){Object.assign(this,{owner:t,sendMuted:r}),this.fader=new Z({send:n,changed:()=>this.draw(),fa\#
            iled:l=>t.fail(l.message)}),this.name=o("span.title.line",{part:"name",dir:"auto"}),this.value=o("sp\#
            an.caption.time",{"aria-hidden":"true",part:"value"}),this.mute=t.iconButton("volume","",{part:"mute\#
            ",onclick:()=>this.#e()}),this.disc=o("span.disc",{"aria-hidden":"true"},y("volume"));let a=0;this.s\#
            lider=I({label:"",step:s,page:Math.max(s,.2),part:"slider",say:l=>this.#s(l),input:l=>{this.isHeld||\#
            (this.isHeld=!0,a=this.fader.shown),this.fader.move(l,!0)},change:l=>this.#i(l),cancel:()=>this.#i(a\#
            )}),this.slider.range(0,1),this.element=o(`${e}.row`,i,o("div.words",{},this.name,this.value),this.m\#
            ute,this.disc,this.slider.element)}isHeld=!1;forget(){this.fader.forget(),this.element.remove()}#i(t\#
            ){this.isHeld=!1,this.fader.move(t,!1)}#e(){let t=!this.isMuted,e=this.#t={muted:t},i=()=>{this.#t==\#
            =e&&(this.#t=null,this.draw())};this.draw(),this.sendMuted(t).then(()=>setTimeout(i,1e3),s=>{i(),thi\#
            s.owner.fail(s.message)})}get isMuted(){return this.#t?.muted??this.told?.muted??!1}tell(t){this.tol\#
            d=t,this.#t?.muted===t.muted&&(this.#t=null),this.fader.tell(t.level),this.draw()}#s(t){let{language\#
            :e}=this.owner.texts;if(this.format?.language!==e){let i={style:"percent",numberingSystem:"latn",max\#
            imumFractionDigits:0};this.format={language:e,numbers:new Intl.NumberFormat(e,i)}}return this.format\#
            .numbers.format(t)}draw(){let{owner:t,told:e,isMuted:i}=this;if(!e)return;let s=this.fader.shown;g(t\#
            his.name,e.title??e.name),g(this.value,i?"":this.#s(s)),this.slider.set(s),this.slider.enable(e.canC\#
            hange),this.slider.busy(this.fader.isWaiting||e.waits);let{element:n}=this.slider;c(n,"aria-label",t\#
            .t("volumeOf",e.name)),c(n,"aria-valuenow",Math.round(this.slider.value*100)/100),c(n,"aria-valuetex\#
            t",this.#s(this.slider.value));let r=i||s===0?"mute":s<.5?"volumeLow":"volume";for(let a of[this.mut\#
            e,this.disc])M(a,r);c(this.mute,"hidden",!e.canMute),c(this.disc,"hidden",e.canMute),c(this.mute,"ar\#
            ia-label",t.t(i?"unmuteOf":"muteOf",e.name)),c(this.mute,"aria-busy",this.#t||e.muteWaits?"true":nul\#
            l),this.element.classList.toggle("quiet",i)}};var jt=k(".stream-volume{inline-size:min(340u,100vw - \#
            24u);padding:14u 18u 6u 14u;overflow:hidden}.stream-volume .icon-button{background:var(--_background\#
            )}"),te=.05,et=class{constructor(t,e){this.title=t.t("volume"),this.row=new R(t,{step:te,attributes:\#
            {part:"stream-volume"},send:i=>m.send("setStreamVolume",{level:i}),sendMuted:i=>m.send("setMuted",{m\#
            uted:i})}),this.popup=o("div.stream-volume",{role:"group","aria-label":this.title},this.row.element)\#
            ,this.place=Q(e,this.popup,{kind:"true",begin:()=>this.#t()})}#t(){let{slider:t,mute:e,told:i}=this.\#
            row;return i?.canChange?t.element:e}draw(t){let{canSetStreamVolume:e=!1,canMute:i=!1}=t??{},s=t?.exp\#
            anded.some(({type:r})=>r==="muteToggle"),n=e||i&&!s;if(c(this.place,"hidden",!n),!n)return this.row.\#
            fader.forget();this.row.tell({title:this.title,name:t.title??t.subtitle??"",level:t.streamVolume,mut\#
            ed:t.muted,canMute:i,canChange:e,waits:t.pending.includes("streamVolume"),muteWaits:t.pending.includ\#
            es("muting")})}};var qt={all:"repeat",single:"repeatOne",allAndShuffle:"shuffle"},ft={off:"tracksOff\#
            ",all:"repeatAll",single:"repeatOne",allAndShuffle:"repeatShuffle"},it=class{constructor(t){this.own\#
            er=t;let e=new Intl.NumberFormat(t.texts.language,{numberingSystem:"latn"});this.times=s=>`${e.forma\#
            t(s)}×`;let i=s=>({"aria-haspopup":"dialog",onclick:()=>O(s)});this.speedPlace=this.#i(),this.repeat\#
            Place=this.#e(),this.tracks=this.#t("captions","captions",i("cast-track-selection")),this.queue=this\#
            .#t("queue","queue",i("cast-queue")),this.volume=new et(t,this.#t("sliders","volume")),this.element=\#
            o("div.tools",{part:"tools"},this.speedPlace,this.repeatPlace,this.tracks,this.queue,this.volume.pla\#
            ce)}#t(t,e,i){let s=this.owner.t(e),n=o("button.icon-button.tool",{"aria-label":s,part:`tool tool-${\#
            t}`,...i});return M(n,t),n}#i(){return this.speed=this.#t("speed","speed"),this.speedValue=o("span.v\#
            alue.time"),this.speed.append(this.speedValue),mt(this.speed,{label:this.owner.t("speed"),choices:()\#
            =>(m.state("media")?.rates??[]).map(t=>({value:t,text:this.times(t)})),chosen:()=>this.owner.wish("r\#
            ate")??m.state("media")?.rate,choose:t=>this.owner.act("rate","setRate",{rate:t},t)})}#e(){return th\#
            is.repeat=this.#t("repeat","repeatMode"),mt(this.repeat,{label:this.owner.t("repeatMode"),choices:()\#
            =>(m.state("media")?.repeats??[]).map(t=>({value:t,text:this.owner.t(ft[t]??t)})),chosen:()=>this.ow\#
            ner.wish("repeatMode")??m.state("media")?.repeat,choose:t=>this.owner.act("repeatMode","setRepeatMod\#
            e",{mode:t},t)})}draw(t){let e=[this.speedPlace,this.repeatPlace,this.tracks,this.queue];if(!t)e.for\#
            Each(i=>c(i,"hidden",!0));else{this.#s(t),this.#n(t);let i=t.expanded.some(({type:s})=>s==="closedCa\#
            ptions");c(this.tracks,"hidden",!t.hasTracks||i),c(this.queue,"hidden",!((m.state("queue")?.count??0\#
            )>1))}this.volume.draw(t)}#s(t){let e=this.owner.wish("rate")??t.rate;c(this.speedPlace,"hidden",t.r\#
            ates.length<2),g(this.speedValue,e===1?"":this.times(e)),c(this.speed,"aria-label",`${this.owner.t("\#
            speed")}, ${this.times(e)}`),c(this.speed,"aria-busy",this.owner.isBusy("rate",t.pending)?"true":nul\#
            l)}#n(t){let e=this.owner.wish("repeatMode")??t.repeat;c(this.repeatPlace,"hidden",t.repeats.length<\#
            2),M(this.repeat,qt[e]??"repeat"),c(this.repeat,"data-on",e in qt);let i=ft[e]&&this.owner.t(ft[e]);\#
            c(this.repeat,"aria-label",[this.owner.t("repeatMode"),i].filter(Boolean).join(", ")),c(this.repeat,\#
            "aria-busy",this.owner.isBusy("repeatMode",t.pending)?"true":null)}};var Nt=10,ee=350,st=class{#t=nu\#
            ll;#i=0;#e=null;constructor(t){this.owner=t,this.slider=I({label:t.t("seekSlider"),step:5,page:30,ti\#
            meline:!0,part:"scrubber",show:e=>this.#r(e),say:e=>this.#o(e),input:e=>this.#n(e),change:(e,i)=>thi\#
            s.#a(e,i?ee:0)}),this.at=o("span.time",{part:"position"}),this.end=o("span.time",{part:"duration"}),\#
            this.live=o("button.live-mark",{part:"live",onclick:()=>this.#l()},t.t("live")),this.element=o("div.\#
            scrub",{part:"scrub"},this.slider.element,o("div.times",{},this.at,o("span",{},this.end,this.live)))\#
            }forget(){clearTimeout(this.#i),this.#t=null,this.slider.drop()}draw(t){this.#e=t,this.slider.enable\#
            (t.canSeek),this.slider.busy(this.owner.isBusy("position",t.pending)),this.slider.mark(t.live?[]:t.a\#
            dPositions.filter(e=>e>=0&&e<=(t.duration??0))),c(this.end,"hidden",t.live),c(this.live,"hidden",!t.\#
            live),g(this.end,t.live||t.duration==null?"":C(t.duration)),this.live.disabled=!t.canSeek}tick(t){le\#
            t e=Boolean(t&&t.showsPosition&&(t.live||t.duration));if(c(this.element,"data-empty",!e),!e)return v\#
            oid(this.#e=null);this.#e=t;let[i,s]=this.#s(),[n,r]=t.live?[i,s]:[t.seekable?.[0]??0,t.seekable?.[1\#
            ]??s];this.slider.range(i,s,n,r);let a=this.#t??this.owner.wish("position")??m.position(t);this.slid\#
            er.set(a),this.slider.isHeld||this.#n(a)}#s(){let t=this.#e;if(!t?.live)return[0,t?.duration??0];let\#
             e=Math.max(0,m.now-t.position.at)/1e3,[i,s]=t.seekable??[0,0],n=m.position(t);return t.seekable?[Ma\#
            th.min(i+e,n),Math.max(s+e,n)]:[n-1,n]}#n(t){g(this.at,this.#e?.live&&!this.#e.seekable?"":this.#r(t\#
            )),this.#e?.live&&this.live.classList.toggle("behind",this.#s()[1]-t>Nt)}#r(t){if(!this.#e?.live)ret\#
            urn C(t);let e=this.#s()[1]-t;return e>Nt?`−${C(e)}`:""}#o(t){let e=this.#e;return e?e.live?this.#r(\#
            t)||this.owner.t("live"):e.duration?`${C(t)} / ${C(e.duration)}`:C(t):""}#l(){this.#a(this.#s()[1],0\#
            )}#a(t,e){this.#t=t,clearTimeout(this.#i),this.#i=setTimeout(()=>{this.#t=null,this.owner.act("posit\#
            ion","seek",{position:Math.round(t*1e3)/1e3},t)},e)}};var bt=class extends S{static get sheets(){ret\#
            urn[$,It,Rt,tt,jt,$t]}static get topics(){return["media","dialog","queue","button"]}static get node(\#
            ){return"expandedController"}static get eventName(){return"expanded"}static get isFull(){return!0}#t\#
            =!1;#i=null;#e=new Tt(()=>this.#a());buildSheet(){M(this.closeButton,"down"),this.head.append(o("cas\#
            t-button",{part:"cast-button"})),this.artwork=new X,this.panel.prepend(this.artwork.glow),this.adLin\#
            e=new J(this),this.scrubber=new st(this),this.tools=new it(this);let t=o("div.frame",{},this.artwork\#
            .cover.element,this.adLine.element);this.body.append(o("div.stage",{},o("div.art",{},t),o("div.panel\#
            ",{},this.#s(),this.scrubber.element,this.#n(),this.tools.element,this.#r())))}closed(){this.#e.run(\#
            !1)}opened(){this.#t=m.state("media")!=null}firstFocus(){return this.playback.disabled?null:this.pla\#
            yback}#s(){return this.titleLine=o("h3.title",{part:"media-title",dir:"auto"}),this.subtitle=o("p.sm\#
            all",{part:"subtitle",dir:"auto"}),o("div.meta",{part:"meta"},this.titleLine,this.subtitle)}#n(){thi\#
            s.slots=Et(this,"expanded",4),this.playback=o("button.playback",{part:"playback",onclick:()=>Pt(this\#
            ,this.playback)});let[t,e,i,s]=this.slots;return o("div.transport",{part:"transport",role:"group","a\#
            ria-label":this.t("openPlayer")},t,e,this.playback,i,s)}#r(){return this.next=o("span.line",{dir:"au\#
            to"}),this.upNext=o("button.upnext",{part:"up-next","aria-haspopup":"dialog",onclick:()=>O("cast-que\#
            ue")},y("queue"),this.next,y("forward","mirrored")),this.upNext}render(){let t=m.state("media")??nul\#
            l,e=m.state("button")?.state;!t&&this.#t&&e!=="connected"&&e!=="connecting"&&this.close(),this.#t||=\#
            t!==null;let i=m.state("dialog")?.device;this.setTitle(i?this.t("castingTo",i):this.t("openPlayer"))\#
            ,t?this.#l(t):this.#o(),this.adLine.draw(t),this.tools.draw(t),c(this.upNext,"data-empty",!t?.upNext\#
            ),g(this.next,t?.upNext?this.t("upNext",t.upNext):""),this.#a();let s=t&&(t.position.rate!==0||t.ad?\#
            .skipAt!=null||t.live);this.#e.run(Boolean(s)&&this.isOpen)}#o(){this.#i=null;let t=m.state("button"\#
            )?.state==="connecting";g(this.titleLine,this.t(t?"loading":"nothingPlays")),g(this.subtitle,""),thi\#
            s.artwork.show(null),M(this.playback,"play"),c(this.playback,"aria-label",this.t(t?"loading":"play")\#
            ),c(this.playback,"aria-busy",t?"true":null),c(this.playback,"data-action",null),this.playback.disab\#
            led=!0,ut(this,this.slots,null,null)}#l(t){t.item!==this.#i&&(this.#i=t.item,this.scrubber.forget())\#
            ,g(this.titleLine,t.title??t.subtitle??""),g(this.subtitle,[t.title?t.subtitle:null,t.studio].filter\#
            (Boolean).join(" · ")),this.artwork.show(t.image),this.playback.disabled=!1,Ft(this,this.playback,t)\#
            ,ut(this,this.slots,t.expanded,t),this.scrubber.draw(t)}#a(){let t=m.state("media");this.scrubber.ti\#
            ck(t),this.adLine.tick(t)}};customElements.define("cast-expanded-controller",bt);function U({labelle\#
            dBy:d,choose:t,item:e,className:i}){let s=o(`div.${i}`,{role:"radiogroup","aria-labelledby":d}),n,r=\#
            new Map;function a(){let h=r.has(n)?n:r.keys().next().value;for(let[u,p]of r)c(p,"aria-checked",Stri\#
            ng(u===n)),c(p,"tabindex",V()||u===h?0:-1)}let l=At(a),f=h=>{h!==n&&(n=h,a(),t(h))};return s.addEven\#
            tListener("keydown",h=>{if(h.altKey||h.ctrlKey||h.metaKey||h.shiftKey)return;let u=[...r.keys()],p=u\#
            .findIndex(E=>r.get(E)===h.target),v=getComputedStyle(s).direction==="rtl"?-1:1,w={ArrowDown:1,Arrow\#
            Up:-1,ArrowRight:v,ArrowLeft:-v}[h.key],z={Home:0,End:u.length-1}[h.key]??(w===void 0?void 0:p+w);if\#
            (p<0||z===void 0||V()&&w!==void 0)return;h.preventDefault();let A=u[(z+u.length)%u.length];r.get(A).\#
            focus({focusVisible:!0}),f(A)}),{element:s,show(h){let u=new Set(h.map(({value:w})=>w));for(let[w,z]\#
            of r)u.has(w)||(z.remove(),r.delete(w));let p=new Map(r);r.clear();let v=s.firstElementChild;for(let\#
             w of h){let z=p.get(w.value);z||(z=e(w),c(z,"role","radio"),z.addEventListener("click",()=>f(w.valu\#
            e))),r.set(w.value,z),z===v?v=v.nextElementSibling:s.insertBefore(z,v)}a()},check(h){n!==h&&(n=h,a()\#
            )},end:l}}var ie=[["colorWhite","#FFFFFF"],["colorYellow","#FFFF00"],["colorGreen","#00FF00"],["colo\#
            rCyan","#00FFFF"],["colorBlue","#0000FF"],["colorMagenta","#FF00FF"],["colorRed","#FF0000"],["colorB\#
            lack","#000000"]],se=[["none","edgeNone"],["outline","edgeOutline"],["dropShadow","edgeShadow"],["ra\#
            ised","edgeRaised"],["depressed","edgeDepressed"]],Dt=[["sansSerif","fontSans","sans-serif"],["serif\#
            ","fontSerif","serif"],["monospacedSansSerif","fontMono","monospace"],["casual","fontCasual",'"Comic\#
             Neue", "Comic Sans MS", cursive'],["cursive","fontCursive","cursive"],["smallCapitals","fontSmallCa\#
            ps","sans-serif"]],yt={foregroundColor:"#FFFFFFFF",backgroundColor:"#000000BF",edgeType:"none",edgeC\#
            olor:"#000000FF",fontScale:1,fontGenericFamily:"sansSerif"},Ht=k('.preview{display:grid;place-items:\#
            end center;min-block-size:148u;padding:20u 12u;border-radius:16u;overflow:hidden;background:linear-g\#
            radient(160deg,#35507a,#b7785f 58%,#24301f 60%,#1a2317)}.preview > span{padding:2u 8u;max-inline-siz\#
            e:100%;overflow-wrap:anywhere;text-align:center;line-height:1.3;font-size:calc(var(--_far) * 1.125em\#
             * var(--_scale,1))}.field{display:grid;gap:6u;margin-block-start:16u}.field > .words{display:flex;j\#
            ustify-content:space-between;gap:12u}.field .slider{margin-block:-8u}.swatches{display:grid;grid-tem\#
            plate-columns:repeat(8,minmax(0,1fr));gap:4u;justify-items:center}.swatch{position:relative;inline-s\#
            ize:min(48u,100%);block-size:48u;display:grid;place-items:center;border-radius:50%}.swatch::before{c\#
            ontent:"";inline-size:28u;block-size:28u;border-radius:50%;background:var(--_swatch);box-shadow:inse\#
            t 0 0 0 1u rgb(127 127 127 / .6);forced-color-adjust:none}.swatch[aria-checked="true"]::after{conten\#
            t:"";position:absolute;inset:50% auto auto 50%;inline-size:38u;block-size:38u;margin:-19u;border-rad\#
            ius:50%;border:2.5u solid var(--_accent)}.chips{display:flex;flex-wrap:wrap;gap:8u}.chip{min-block-s\#
            ize:44u;padding:8u 16u;border-radius:22u;border:1.5u solid var(--_line);color:var(--_heading);font-s\#
            ize:calc(var(--_far) * .875em)}.chip:hover{background:var(--_hover)}.chip[aria-checked="true"]{backg\#
            round:var(--_tonal);color:var(--_on-tonal);border-color:var(--_tonal)}@media (forced-colors:active){\#
            .chip[aria-checked="true"]{border-color:Highlight;color:Highlight}}'),gt=d=>/^#[0-9a-f]{6}/i.test(d?\#
            ?"")?d.slice(0,7).toUpperCase():null,nt=d=>/^#[0-9a-f]{8}$/i.test(d??"")?parseInt(d.slice(7),16)/255\#
            :1,vt=(d,t)=>`${d}${Math.round(t*255).toString(16).padStart(2,"0").toUpperCase()}`,Kt=(d,t)=>JSON.st\#
            ringify(j(d))===JSON.stringify(j(t));function j(d){let t=Object.entries(d??{}).filter(([,i])=>i!=nul\#
            l),e=Object.entries({...yt,...Object.fromEntries(t)});return Object.fromEntries(e.sort(([i],[s])=>i<\#
            s?-1:1))}function ne(d,t){return{outline:(i=>[-i,0,i].flatMap(s=>[-i,0,i].map(n=>`${s}px ${n}px 0 ${\#
            t}`)).join(","))(1.5),dropShadow:`2px 2px 3px ${t}`,raised:`1px 1px 0 ${t},2px 2px 0 ${t}`,depressed\#
            :`-1px -1px 0 ${t},-2px -2px 0 ${t}`}[d]??"none"}var ot=class{constructor(t,e){Object.assign(this,{o\#
            wner:t,changed:e});let i=r=>t.t(r);this.line=o("span",{dir:"auto"},i("stylePreview"));let s=o("div.p\#
            review",{part:"preview"},this.line);this.size=this.#e("styleSize",{min:.5,max:2,step:.25,set:r=>({fo\#
            ntScale:r})}),this.color=this.#s("styleColor",r=>({foregroundColor:vt(r,nt(this.style.foregroundColo\#
            r))})),this.background=this.#s("styleBackground",r=>({backgroundColor:vt(r,nt(this.style.backgroundC\#
            olor)||nt(yt.backgroundColor))})),this.opacity=this.#e("styleOpacity",{min:0,max:1,step:.25,set:r=>(\#
            {backgroundColor:vt(gt(this.style.backgroundColor)??"#000000",r)})}),this.edge=this.#n("styleEdge",s\#
            e.map(([r,a])=>({value:r,text:i(a)})),r=>({edgeType:r})),this.font=this.#n("styleFont",Dt.map(([r,a,\#
            l])=>({value:r,text:i(a),family:l})),r=>({fontGenericFamily:r,fontFamily:null}));let n=o("button.but\#
            ton.text",{part:"reset",onclick:()=>this.#t({...yt,fontFamily:null,fontStyle:null})},i("styleReset")\#
            );this.element=o("div",{part:"style"},s,this.size.field,this.color.field,this.background.field,this.\#
            opacity.field,this.edge.field,this.font.field,n)}end(){for(let t of[this.color,this.background,this.\#
            edge,this.font])t.end()}#t(t){let e=j({...this.style,...t});this.show(e),this.changed(e)}#i(t,e,i=nu\#
            ll){let s=`field-${t}`;return o("div.field",{},o("div.words",{},o("span.small",{id:s},this.owner.t(t\#
            )),i),e)}#e(t,{min:e,max:i,step:s,set:n}){let r=o("span.caption.time",{"aria-hidden":"true"}),a=p=>t\#
            his.owner.percent(p),l=p=>Math.round(p/s)*s,f=p=>this.#t(n(l(p))),h={style:null},u=I({label:this.own\#
            er.t(t),step:s,page:s*2,say:p=>a(l(p)),part:`slider ${t}`,input:p=>(h.style??=this.style,f(p)),chang\#
            e:p=>(h.style=null,f(p)),cancel:()=>(this.#t(h.style??{}),h.style=null)});return u.range(e,i),{field\#
            :this.#i(t,u.element,r),show:p=>(u.set(Math.min(i,Math.max(e,p))),g(r,a(p)))}}#s(t,e){let i=U({label\#
            ledBy:`field-${t}`,choose:s=>this.#t(e(s)),className:"swatches",item:({text:s,value:n})=>{let r=o("b\#
            utton.swatch",{"aria-label":s,title:s,part:"swatch"});return r.style.setProperty("--_swatch",n),r}})\#
            ;return i.show(ie.map(([s,n])=>({value:n,text:this.owner.t(s)}))),{field:this.#i(t,i.element),show:s\#
            =>i.check(s),end:i.end}}#n(t,e,i){let s=U({labelledBy:`field-${t}`,choose:n=>this.#t(i(n)),className\#
            :"chips",item:({text:n,family:r})=>{let a=o("button.chip",{part:"chip"},n);return r&&(a.style.fontFa\#
            mily=r),a}});return s.show(e),{field:this.#i(t,s.element),show:n=>s.check(n),end:s.end}}show(t){this\#
            .style=j(t);let{fontScale:e,foregroundColor:i,backgroundColor:s,edgeType:n,edgeColor:r}=this.style,{\#
            fontGenericFamily:a,fontFamily:l,fontStyle:f}=this.style;this.size.show(e),this.color.show(gt(i)),th\#
            is.background.show(gt(s)),this.opacity.show(nt(s)),this.edge.show(n),this.font.show(l?null:a);let h=\#
            this.line.style,u=Dt.find(([p])=>p===a)?.[2]??"sans-serif";h.setProperty("--_scale",Math.min(2,e)),h\#
            .color=i,h.backgroundColor=s,h.textShadow=ne(n,r),h.fontFamily=l?`${CSS.escape(l)}, ${u}`:u,h.fontVa\#
            riant=a==="smallCapitals"?"small-caps":"normal",h.fontWeight=/bold/i.test(f??"")?"bold":"normal",h.f\#
            ontStyle=/italic/i.test(f??"")?"italic":"normal",c(this.element,"data-style",JSON.stringify(this.sty\#
            le))}};var rt="off",oe=k('.sheet-body{padding-inline:12u}.group{padding-block-end:12u}.group > h3,.m\#
            ore > h3{padding:8u 12u 4u;font-weight:500;color:var(--_caption)}.radio{display:flex;align-items:cen\#
            ter;gap:16u;inline-size:100%;min-block-size:52u;padding:6u 12u;border-radius:16u;position:relative;t\#
            ransition:background-color .15s}.radio:hover{background:var(--_hover)}.radio:active{background:var(-\#
            -_press)}.radio:focus-visible{outline-offset:-3u}.radio > .dot{position:relative;flex:none;inline-si\#
            ze:22u;block-size:22u;border-radius:50%;border:2u solid var(--_caption);transition:border-color .15s\#
            }.radio > .dot::after{content:"";position:absolute;inset:3u;border-radius:50%;background:var(--_acce\#
            nt);transform:scale(0);transition:transform .15s var(--_ease)}.radio[aria-checked="true"] > .dot{bor\#
            der-color:var(--_accent)}.radio[aria-checked="true"] > .dot::after{transform:none}.radio > .texts{fl\#
            ex:1;min-inline-size:0;display:grid}.radio .title{overflow-wrap:anywhere}[dir="ltr"] .radio .texts >\#
             *{text-align:left}[dir="rtl"] .radio .texts > *{text-align:right}.more{border-block-start:1u solid \#
            var(--_line);margin-inline:12u;padding-block:8u}.fold{display:flex;align-items:center;gap:12u;inline\#
            -size:calc(100% + 24u);margin-inline:-12u;min-block-size:56u;padding:8u 12u;border-radius:16u}.fold:\#
            hover{background:var(--_hover)}.fold > .title{flex:1}.fold > .icon{transition:transform .2s var(--_e\#
            ase)}.fold[aria-expanded="true"] > .down{transform:rotate(.5turn)}dialog > .snack,.inline > .snack{i\#
            nset-block-end:84u}.none{padding:20u 12u 28u}.more [part="reset"]{margin:12u 0 0 auto;display:flex}@\#
            media (min-width:600px){.sheet-body{min-block-size:min(240u,40vh)}}@media (forced-colors:active){.ra\#
            dio > .dot::after{background:Highlight;forced-color-adjust:none}.radio[aria-checked="true"] > .dot{b\#
            order-color:Highlight}}'),kt=class extends S{static get sheets(){return[$,oe,Ht]}static get topics()\#
            {return["tracks","media"]}static get titleKey(){return"tracksTitle"}static get eventName(){return"tr\#
            acks"}static get node(){return"trackSelector"}#t={};#i=null;#e=null;#s=!1;buildSheet(){this.#n(),thi\#
            s.audio=this.#r("audio","tracksAudio"),this.text=this.#r("text","tracksText"),this.none=o("p.none.sm\#
            all",{part:"empty"},this.t("tracksNone")),this.fold=o("button.fold",{part:"style-toggle","aria-expan\#
            ded":"false","aria-controls":"look",onclick:()=>this.#u()},y("captions"),o("span.title",{},this.t("s\#
            tyleTitle")),y("down","down")),this.editor=new ot(this,t=>this.#i=t),c(this.editor.element,"id","loo\#
            k"),this.more=o("div.more",{part:"more"},this.fold,this.editor.element),this.editor.element.hidden=!\#
            0,this.body.append(this.none,this.audio.place,this.text.place,this.more),this.cancel=o("button.butto\#
            n.text",{part:"cancel",onclick:()=>this.#l()},this.t("cancel")),this.done=o("button.button.filled",{\#
            part:"done",onclick:()=>this.#d()},this.t("done")),this.foot.append(this.cancel,this.done)}disconnec\#
            tedCallback(){super.disconnectedCallback(),this.#n()}#n(){[this.audio?.radios,this.text?.radios,this\#
            .editor].forEach(t=>t?.end())}percent(t){return new Intl.NumberFormat(this.texts.language,{style:"pe\#
            rcent",numberingSystem:"latn"}).format(t)}#r(t,e){let i=`group-${t}`,s=U({labelledBy:i,className:"ra\#
            dios",choose:r=>this.#t[t]=r,item:({text:r,more:a,language:l,value:f})=>o("button.radio",{part:"trac\#
            k","data-track":String(f)},o("span.dot"),o("span.texts",{},o("span.title",{dir:"auto",lang:l},r),a?o\#
            ("span.caption",{dir:"auto"},a):null))}),n=o("div.group",{part:t},o("h3.small",{id:i},this.t(e)),s.e\#
            lement);return{radios:s,key:"",place:n}}opened(){this.#o(),this.render()}closed(){this.#o()}#o(){thi\#
            s.#t={},this.#i=null,this.#e=m.state("media")?.item??null,this.#s=!1}#l(){this.#o(),this.render(),th\#
            is.close()}render(){let t=m.state("media");if(this.isOpen&&(t?.item??null)!==this.#e){let r=this.#e!\#
            ==null;if(this.#o(),r&&!this.isInline)return this.close()}let{audio:e=[],text:i=[],style:s=null,canS\#
            tyle:n=!1}=m.state("tracks")??{};this.#a(this.audio,"audio",e),this.#a(this.text,"text",i),c(this.no\#
            ne,"hidden",e.length+i.length>0),c(this.more,"hidden",!n),this.editor.show(this.#i??s),c(this.done,"\#
            aria-busy",this.#s?"true":null),c(this.cancel,"hidden",e.length+i.length===0),this.keepFocus()}#a(t,\#
            e,i){c(t.place,"hidden",i.length===0);let s=JSON.stringify(i.map(({id:l,name:f,language:h})=>[l,f,h]\#
            ));if(s!==t.key){t.key=s;let l=i.map((f,h)=>this.#c(f,h));t.radios.show(e==="text"?[{value:rt,text:t\#
            his.t("tracksOff")},...l]:l)}let n=this.#t[e],r=n===rt||i.some(({id:l})=>l===n),a=i.find(l=>l.select\#
            ed)?.id??(e==="text"?rt:null);t.radios.check(n!==void 0&&r?n:a)}#c({id:t,name:e,language:i},s){let n\#
            =null;try{let l=new Intl.DisplayNames(this.texts.language,{type:"language",fallback:"none"});n=i?l.o\#
            f(i):null}catch{}let r=e||n||i||this.t("trackUnnamed",s+1),a=!n||r.toLowerCase().includes(n.toLowerC\#
            ase());return{value:t,text:r,more:a?null:n,language:e&&n?i:null}}#u(){let{element:t}=this.editor;t.h\#
            idden=!t.hidden,c(this.fold,"aria-expanded",String(!t.hidden)),t.hidden||this.fold.scrollIntoView({b\#
            lock:"start",behavior:"instant"})}async#d(){if(this.#s)return;let{audio:t=[],text:e=[],style:i=null}\#
            =m.state("tracks")??{},s=l=>l.find(f=>f.selected)?.id??null,n={audio:s(t),text:s(e)},r={audio:this.#\#
            t.audio??n.audio,text:this.#t.text===void 0?n.text:this.#t.text===rt?null:this.#t.text},a=[];(r.audi\#
            o!==n.audio||r.text!==n.text)&&a.push(["tracks","selectTracks",r]),this.#i&&!Kt(this.#i,i)&&a.push([\#
            "style","setTextTrackStyle",{style:j(this.#i)}]),this.#s=a.length>0,this.render();for(let l of a)if(\#
            !await this.act(...l)){this.#s=!1,this.invalidate();return}this.#l()}};customElements.define("cast-t\#
            rack-selection",kt);var re=k(".sheet-body{display:grid;gap:4u;align-content:start}.own{padding:12u 1\#
            6u 6u;border-radius:20u;background:var(--_raised)}.own > :is(.icon-button,.disc){background:var(--_b\#
            ackground)}.own .title{font-weight:500}.members{display:grid;gap:6u;margin-block-start:16u}.members \#
            > .small{font-weight:500;color:var(--_caption);margin-block-end:2u}.members > ul{display:grid;gap:8u\#
            }.note{display:flex;gap:12u;align-items:center;padding:12u 4u 4u;color:var(--_body)}.empty{display:g\#
            rid;justify-items:center;gap:16u;padding:28u 12u 36u;text-align:center}.empty > .disc{display:grid;p\#
            lace-items:center;border-radius:50%;inline-size:72u;block-size:72u;background:var(--_tonal);color:va\#
            r(--_on-tonal)}.empty > .disc > .icon{inline-size:34u;block-size:34u}@media (forced-colors:active){.\#
            own,.disc{border:1px solid CanvasText}}"),wt=class extends S{static get sheets(){return[$,tt,re]}sta\#
            tic get topics(){return["volume","dialog"]}static get titleKey(){return"volume"}static get eventName\#
            (){return"volume"}static get node(){return"deviceControl"}#t=new Map;#i=null;buildSheet(){this.#i=nu\#
            ll,this.note=o("p.note.small",{part:"note"},y("volume"),o("span",{},this.t("volumeFixed"))),this.lis\#
            t=o("ul",{"aria-labelledby":"members"}),this.group=o("div.members",{part:"members"},o("h3.small",{id\#
            :"members"},this.t("volumeMembers")),this.list),this.empty=o("div.empty",{part:"empty"},o("span.disc\#
            ",{},y("cast")),o("p.small",{},this.t("notConnected"))),this.body.append(this.note,this.group,this.e\#
            mpty)}#e(t){this.#i!==t&&(this.#i=t,this.#n([]),this.own?.forget(),this.own=this.#s(null,t),this.own\#
            .element.classList.add("own"),this.body.prepend(this.own.element))}#s(t,e){let i=t===null?{}:{member\#
            :t};return new R(this,{tag:t===null?"div":"li",step:e,attributes:{part:t===null?"device":"member","d\#
            ata-member":t},send:s=>m.send("setVolume",{level:s,...i}),sendMuted:s=>m.send("setDeviceMuted",{mute\#
            d:s,...i})})}firstFocus(){let{enabled:t=!1,fixed:e=!1}=m.state("volume")??{};return t&&!e?this.own?.\#
            slider.element:null}render(){let t=m.state("volume")??{},{enabled:e=!1,fixed:i=!1,canMute:s=!1,membe\#
            rs:n=[]}=t,r=e||i;this.#e(t.step||.05);let a=m.state("dialog")?.device??this.t("volume");c(this.own.\#
            element,"hidden",!r),c(this.note,"hidden",!i),c(this.group,"hidden",!r||n.length===0),c(this.empty,"\#
            hidden",r),r||this.own.fader.forget();let{level:l=0,muted:f=!1}=t;this.own.tell({name:a,level:l,mute\#
            d:f,canMute:s,canChange:e&&!i}),this.#n(r?n:[]),this.keepFocus()}#n(t){let e=new Set(t.map(({id:s})=\#
            >s));for(let[s,n]of this.#t)e.has(s)||(n.forget(),this.#t.delete(s));let i=this.list.firstElementChi\#
            ld;for(let s of t){this.#t.has(s.id)||this.#t.set(s.id,this.#s(s.id,this.#i));let n=this.#t.get(s.id\#
            );n.element===i?i=i.nextElementSibling:this.list.insertBefore(n.element,i),n.tell({canMute:!0,canCha\#
            nge:!0,...s})}}};customElements.define("cast-volume",wt);function q(d,t){for(let{kind:e,from:i,to:s}\#
            of d){if(t<0)return-1;t===i?t=e==="remove"?-1:s:e==="remove"?t-=t>i?1:0:i<t&&t<=s?t-=1:s<=t&&t<i&&(t\#
            +=1)}return t}function W(d,t){for(let e=d.length-1;e>=0;e--){let{kind:i,from:s,to:n}=d[e];i==="remov\#
            e"?t+=t>=s?1:0:t===n?t=s:s<=t&&t<n?t+=1:n<t&&t<=s&&(t-=1)}return t}var xt=d=>d.filter(({kind:t})=>t=\#
            =="remove").length;var F=50,ae=2,le=120,Vt=3e3,Yt=2e3,Ut=(d,t)=>d!==null&&t!==null&&String(d)===Stri\#
            ng(t),at=class{#t={revision:null,count:0,parts:new Map};#i=null;#e=[];#s=[0,0];#n=new Set;#r=-1/0;#o\#
            =!1;#l=null;constructor({load:t,changed:e}){Object.assign(this,{load:t,changed:e}),this.preview=null\#
            }get count(){return this.#t.count-xt(this.#e)}get#a(){return this.preview?[...this.#e,{kind:"move",.\#
            ..this.preview}]:this.#e}at(t){let e=W(this.#a,t);return this.#t.parts.get(Math.floor(e/F))?.items[e\#
            %F]??null}key(t){let e=this.at(t);return e?`item ${e.id}`:this.placeKey(t)}placeKey(t){return`place \#
            ${W(this.#a,t)}`}placeOf(t,e=null){let i=this.#c(t);return i>=0?q(this.#a,i):e===null||e>=this.#t.co\#
            unt?-1:q(this.#a,e)}placeOfKey(t){let e=t.slice(t.indexOf(" ")+1);return t.startsWith("item ")?this.\#
            placeOf(e):q(this.#a,Number(e))}isWaiting(t){return this.#e.some(({item:e})=>Ut(e,t))}#c(t){if(t==nu\#
            ll)return-1;for(let[e,{items:i}]of this.#t.parts){let s=i.findIndex(n=>Ut(n.id,t));if(s>=0)return e*\#
            F+s}return-1}follow({count:t,revision:e,pending:i,failure:s}){this.#o=i;let n=(s?.id??0)!==(this.#l?\#
            ?s?.id??0);this.#l=s?.id??0,n&&s&&(this.#e=this.#e.filter(({isSent:a})=>!a));let r=this.#i??this.#t;\#
            if(r.revision===e&&r.count===t)return this.#h();this.#i={revision:e,count:t,parts:new Map},this.#r=-\#
            1/0,(this.#t.revision===null||t===0)&&this.#m(),this.#d()}look(t,e){this.#s=[t,e],this.#d()}#u(t){le\#
            t e=new Set,[i,s]=this.#s;for(let n=i;n<s;n++)for(let r of[n,W(this.#e,n)])r<t.count&&e.add(Math.flo\#
            or(r/F));return[...e].filter(n=>t.parts.get(n)?.isOld!==!1)}#d(){let t=this.#i??this.#t,e=this.#u(t)\#
            ;if(this.#i&&e.length===0)return this.#m(),this.changed();for(let i of e){let s=`${t.revision} ${i}`\#
            ;if(!(this.#n.has(s)||this.#n.size>=ae)){if(performance.now()-this.#r<Yt)return;this.#n.add(s),this.\#
            load(i*F,F).then(({items:n})=>{this.#n.delete(s),t.parts.delete(i),t.parts.set(i,{items:n,isOld:!1})\#
            ;for(let r of t.parts.keys())t.parts.size>le&&t.parts.delete(r);t===this.#t&&this.changed(),this.#d(\#
            )},()=>{this.#n.delete(s),this.#r=performance.now(),setTimeout(()=>this.#d(),Yt)})}}}#m(){let t=this\#
            .#t;if(this.#t=this.#i,this.#i=null,t.count===this.#t.count)for(let[e,{items:i}]of t.parts)this.#t.p\#
            arts.has(e)||this.#t.parts.set(e,{items:i,isOld:!0});this.#p()}move(t,e){let i={kind:"move",from:t,t\#
            o:e,item:this.at(t).id,before:null,isSent:!1};return this.#e.push(i),i.before=e+1<this.count?this.at\#
            (e+1)?.id:null,this.changed(),i}remove(t){let e={kind:"remove",from:t,item:this.at(t).id,isSent:!1};\#
            return this.#e.push(e),this.changed(),e}drop(t){this.#e=this.#e.filter(e=>e!==t),this.#p(),this.chan\#
            ged()}sent(t){t.isSent=!0,t.at=performance.now(),setTimeout(()=>this.#h(),Vt)}#h(){if(this.#o||this.\#
            #i)return;let t=performance.now()-Vt+10,e=this.#e.filter(({isSent:i,at:s})=>!i||s>t);e.length!==this\#
            .#e.length&&(this.#e=e,this.#p(),this.changed())}#p(){let t=[];for(let e of this.#e){let i=q(t,this.\#
            #c(e.item));if(!(i<0||e.isSent&&!this.#o)){if(e.kind==="move"){let s=this.#t.count-xt(t),n=e.before=\#
            ==null?s:q(t,this.#c(e.before));if(n<0||n===i+1)continue;e.to=n>i?n-1:n}e.from=i,t.push(e)}}this.#e=\#
            t}async fetched(t){for(let e=0;e<3&&t<this.count&&!this.at(t);e++){let i=Math.floor(W(this.#a,t)/F),\#
            s=this.#t,{items:n}=await this.load(i*F,F);s.parts.has(i)||s.parts.set(i,{items:n,isOld:!1})}return \#
            this.at(t)}};var Wt=4,ce=16,N=class{#t=new Map;#i=[];#e=0;constructor({scroller:t,list:e,probe:i,sou\#
            rce:s,make:n,draw:r,looked:a}){Object.assign(this,{scroller:t,list:e,probe:i,source:s,make:n,draw:r,\#
            looked:a}),this.held=null,this.heldTop=null,t.addEventListener("scroll",()=>this.plan(),{passive:!0}\#
            ),this.observer=new ResizeObserver(()=>this.plan());for(let l of[t,i])this.observer.observe(l)}end()\#
            {this.observer.disconnect(),cancelAnimationFrame(this.#e)}get height(){return this.probe.getBounding\#
            ClientRect().height}get rows(){return this.#t}get#s(){return this.scroller.scrollTop-this.list.offse\#
            tTop}plan(){this.#e||=requestAnimationFrame(()=>{this.#e=0,this.render()})}seen(){let t=this.height;\#
            return!t||!this.scroller.clientHeight?[0,0]:[Math.max(0,Math.floor(this.#s/t)),Math.min(this.source.\#
            count,Math.ceil((this.#s+this.scroller.clientHeight)/t))]}render(){let t=this.height,{count:e}=this.\#
            source;if(!t)return;let i=`${e*t}px`;this.list.style.blockSize!==i&&(this.list.style.blockSize=i);le\#
            t[s,n]=this.seen(),r=Math.max(0,Math.min(s,e)-Wt),a=Math.min(e,Math.max(n,r)+Wt),l=new Map;for(let f\#
            =r;f<a;f++)l.set(this.#n(f),f);this.#r(l,r,a),this.#i.push(...this.#l(l)),this.#a(l),this.#i.length=\#
            Math.min(this.#i.length,ce);for(let[f,h]of this.#t){let u=l.get(f),v=`translateY(${f===this.held&&th\#
            is.heldTop!==null?this.heldTop:u*t}px)`;h.element.style.transform!==v&&(h.element.style.transform=v)\#
            ,h.place=u,this.draw(h,u)}this.looked(r,a)}#n(t){let e=this.source.key(t),i=this.source.placeKey(t);\#
            return e!==i&&!this.#t.has(e)&&this.#t.has(i)&&(this.#t.set(e,this.#t.get(i)),this.#t.delete(i)),e}#\#
            r(t,e,i){let s=this.focused();for(let n of[this.held,s&&this.#o(s)]){if(!this.#t.get(n)||t.has(n))co\#
            ntinue;let a=this.source.placeOfKey(n);a>=0&&(a<e||a>=i)&&t.set(n,a)}}#o(t){for(let[e,i]of this.#t)i\#
            f(i===t)return e;return null}focused(){let t=this.list.getRootNode().activeElement;if(!t||!this.list\#
            .contains(t))return null;for(let e of this.#t.values())if(e.element.contains(t))return e;return null\#
            }#l(t){let e=[];for(let[i,s]of this.#t)t.has(i)||(this.#t.delete(i),s.element.remove(),e.push(s));re\#
            turn e}#a(t){let e=this.list.getRootNode(),i=e.activeElement,s=[...t.keys()].sort((r,a)=>t.get(r)-t.\#
            get(a)),n=this.list.firstElementChild;for(let r of s){let a=this.#t.get(r),l=!a;l&&this.#t.set(r,a=t\#
            his.#i.pop()??this.make()),a.element===n?n=n.nextElementSibling:(l||this.held===null)&&this.list.ins\#
            ertBefore(a.element,n)}i&&i!==e.activeElement&&this.list.contains(i)&&i.focus({preventScroll:!0})}sh\#
            ow(t,e="nearest"){let i=this.height,{scroller:s}=this,n=t*i+this.list.offsetTop,r=s.clientHeight;e==\#
            ="center"?s.scrollTop=n-(r-i)/2:n<s.scrollTop?s.scrollTop=n-i*.5:n+i>s.scrollTop+r&&(s.scrollTop=n+i\#
            *1.5-r),this.render()}rowAt(t){return[...this.#t.values()].find(e=>e.place===t)??null}placeAt(t){let\#
            {top:e}=this.list.getBoundingClientRect();return Math.max(0,Math.min(this.source.count-1,Math.floor(\#
            (t-e)/this.height)))}static number(t,e,i){c(t,"aria-posinset",e+1),c(t,"aria-setsize",i)}};var Gt=k(\#
            '.head > .caption{flex:none;font-variant-numeric:tabular-nums}.sheet-body{position:relative;padding:\#
            4u 8u 16u}.inline > .sheet-body{max-block-size:min(70vh,640u)}.rows,.probe{--_row:64u}.probe{positio\#
            n:absolute;inline-size:1px;block-size:var(--_row);visibility:hidden;pointer-events:none}.rows{positi\#
            on:relative}.rows > li{position:absolute;inset:0 0 auto;block-size:var(--_row);display:flex;align-it\#
            ems:center;border-radius:16u;contain:layout style}.rows.sorting > li:not(.held){transition:transform\#
             .18s var(--_ease)}.rows > li:hover{background:var(--_hover)}.rows > li.current{background:var(--_to\#
            nal)}.rows > li.held{z-index:2;background:var(--_raised);box-shadow:0 6u 20u rgb(0 0 0 / .32)}.rows.\#
            sorting{cursor:grabbing}.entry{flex:1;min-inline-size:0;block-size:100%;display:flex;align-items:cen\#
            ter;gap:12u;padding-block:4u;padding-inline:8u 4u;border-radius:16u}.entry:focus-visible{outline-off\#
            set:-3u}.art{flex:none;inline-size:72u;block-size:44u;border-radius:8u}.art .icon{inline-size:22u;bl\#
            ock-size:22u}.entry > .texts{flex:1;min-inline-size:0;display:grid}[dir="ltr"] .texts > *{text-align\#
            :left}[dir="rtl"] .texts > *{text-align:right}.entry .title{font-size:calc(var(--_far) * .9375em)}.e\#
            ntry .caption{font-size:calc(var(--_far) * .8125em)}.current .title{font-weight:600;color:var(--_on-\#
            tonal)}.current .caption,.current > .icon-button{color:var(--_on-tonal)}.rows .icon-button{inline-si\#
            ze:44u;block-size:48u;border-radius:22u}.rows .icon-button .icon{inline-size:20u;block-size:20u}.row\#
            s .icon-button[aria-busy="true"]::after{inset:6u}.rows .icon-button:focus-visible{outline-offset:-3u\#
            }.current .stand-in{visibility:hidden}.grab{touch-action:none;cursor:grab}.sorting .grab{cursor:grab\#
            bing}.bars{position:absolute;z-index:1;inset:0;display:none;align-items:center;justify-content:cente\#
            r;gap:3u;background:rgb(10 14 24 / .62)}.current .bars{display:flex}.bars > i{inline-size:4u;block-s\#
            ize:18u;border-radius:2u;background:#fff;transform:scaleY(.4)}.playing .bars > i{animation:bar 1.1s \#
            ease-in-out infinite alternate}.bars > i:nth-child(2){animation-delay:-.5s;transform:scaleY(.8)}.bar\#
            s > i:nth-child(3){animation-delay:-.8s}@keyframes bar{from{transform:scaleY(.25)}to{transform:scale\#
            Y(1)}}.waits .texts > span{inline-size:62%;block-size:12u;margin-block:4u;border-radius:6u;backgroun\#
            d:var(--_raised)}.waits .texts > span + span{inline-size:36%;block-size:10u}.entry[aria-busy="true"]\#
            ::after{inset:auto auto auto 26u;inset-inline:26u auto;inline-size:36u;block-size:36u}.empty{display\#
            :grid;justify-items:center;gap:16u;padding:28u 12u 44u;text-align:center}.empty > .disc{display:grid\#
            ;place-items:center;inline-size:72u;block-size:72u;border-radius:50%;background:var(--_tonal);color:\#
            var(--_on-tonal)}.empty > .disc > .icon{inline-size:34u;block-size:34u}.back{position:absolute;inset\#
            -block-end:max(16u,env(safe-area-inset-bottom));inset-inline:0;margin-inline:auto;inline-size:fit-co\#
            ntent;max-inline-size:calc(100% - 32u);z-index:2;min-block-size:44u;box-shadow:0 3u 14u rgb(0 0 0 / \#
            .3)}.back > .icon{inline-size:20u;block-size:20u;transition:transform .2s}.back.up > .icon{transform\#
            :rotate(.5turn)}@media (max-width:379px){.art{inline-size:44u}.rows .icon-button{inline-size:40u}.en\#
            try{gap:10u;padding-inline:4u 2u}}@media (prefers-reduced-motion:reduce){.bars > i{animation:none !i\#
            mportant;transform:scaleY(.7)}}@media (forced-colors:active){.rows > li.current,.rows > li.held{outl\#
            ine:2px solid Highlight;outline-offset:-2px}.bars > i{background:CanvasText}}'),D=["entry","remove",\#
            "grab"],lt=class{constructor(t){this.queue=t,this.art=B("art","film"),this.art.element.append(o("spa\#
            n.bars",{},o("i"),o("i"),o("i"))),this.title=o("span.title.line",{dir:"auto",part:"item-title"}),thi\#
            s.more=o("span.caption.line",{dir:"auto",part:"item-more"}),this.entry=o("button.entry",{part:"item"\#
            ,onclick:()=>t.jump(this)},this.art.element,o("span.texts",{},this.title,this.more)),this.remove=t.i\#
            conButton("close","",{part:"remove",onclick:()=>t.remove(this)}),this.grab=t.iconButton("drag","",{p\#
            art:"grab","aria-describedby":"keys",onpointerdown:e=>t.press(e,this),onclick:e=>e.detail===0&&t.tak\#
            e(this),onfocusout:()=>t.left()}),this.grab.classList.add("grab"),this.element=o("li",{role:"listite\#
            m",part:"row"},this.entry,this.remove,this.grab),this.element.row=this}draw({place:t,count:e,item:i,\#
            isCurrent:s,isPlaying:n,isAsked:r,isWaiting:a,isHeld:l,isReached:f,showsPicture:h}){let{queue:u}=thi\#
            s,p=this.item?.id!==i?.id;this.item=i;let v=i?.title??u.t("queueItem",u.number(t+1));g(this.title,i?\#
            v:"");let w=i?[i.duration?C(i.duration):null,i.subtitle]:[];g(this.more,w.filter(Boolean).join(" · "\#
            )),p&&this.art.show(null),h&&this.art.show(i?.image??null),N.number(this.element,t,e);let{classList:\#
            z}=this.element,A={current:s,playing:s&&n,held:l,waits:!i};for(let[P,dt]of Object.entries(A))z.toggl\#
            e(P,dt);c(this.element,"data-item",i?.id),c(this.element,"data-place",t),c(this.entry,"aria-current"\#
            ,s?"true":null);let E=i?[v,i.subtitle,s?u.t("nowPlaying"):null]:[v,u.t("loading")];c(this.entry,"ari\#
            a-label",E.filter(Boolean).join(", ")),c(this.entry,"aria-busy",r?"true":null),c(this.entry,"aria-di\#
            sabled",i?null:"true"),c(this.remove,"aria-label",u.t("queueRemove",v)),c(this.grab,"aria-label",u.t\#
            ("queueMove",v)),c(this.grab,"aria-pressed",String(l)),c(this.grab,"aria-busy",a?"true":null);for(le\#
            t P of["remove","grab"])c(this[P],"hidden",!i);this.reach(f)}reach(t){for(let e of D)c(this[e],"tabi\#
            ndex",t?0:-1)}},Xt=d=>o("div.empty",{part:"empty"},o("span.disc",{},y("queue")),o("p.small",{},d));v\#
            ar zt=64,de=18,ct=class{#t=0;#i=!1;#e=null;#s=0;constructor(t){this.host=t;let{list:e}=t.list;e.addE\#
            ventListener("pointermove",i=>this.#a(i)),e.addEventListener("pointerup",i=>this.#d(i)),e.addEventLi\#
            stener("pointercancel",()=>this.#e&&this.cancel()),e.addEventListener("lostpointercapture",()=>this.\#
            #e&&this.cancel())}get isLifted(){return this.host.list.held!==null}get isByKeys(){return this.isLif\#
            ted&&this.#i}#n(t,e){let{list:i,items:s}=this.host;this.#t=t,this.#i=e,i.held=s.key(t),s.preview={fr\#
            om:t,to:t},i.list.classList.add("sorting"),this.host.lifted(t,e)}#r(t){let{list:e,items:i}=this.host\#
            ;return i.preview.to===t?!1:(i.preview={from:this.#t,to:t},e.render(),!0)}#o(){let{list:t,items:e}=t\#
            his.host,{to:i}=e.preview;return cancelAnimationFrame(this.#s),this.#s=0,this.#e=null,t.held=t.heldT\#
            op=e.preview=null,t.list.classList.remove("sorting"),i}cancel(){if(!this.isLifted)return;let t=this.\#
            #i;this.#o(),this.host.list.render(),this.host.putBack(this.#t,t)}async#l(){let{list:t,items:e}=this\#
            .host,{to:i}=e.preview,s=this.#i;if(i+1<e.count&&!e.at(i+1)){let n=await e.fetched(i+1).then(r=>r?nu\#
            ll:new Error(""),r=>r);if(!this.isLifted)return;if(n)return this.cancel(),this.host.fail(n.message)}\#
            this.#o(),t.render(),this.host.dropped(this.#t,i,s)}press(t,e){if(t.button||this.isLifted||e===void \#
            0)return;t.preventDefault();let{list:i}=this.host;i.list.setPointerCapture(t.pointerId),this.#n(e,!1\#
            );let{top:s}=i.list.getBoundingClientRect();this.#e={y:t.clientY,grip:t.clientY-s-e*i.height},this.#\#
            c(),this.#u()}#a(t){this.#e&&(this.#e.y=t.clientY,this.#c())}#c(){let{list:t,items:e}=this.host,{y:i\#
            ,grip:s}=this.#e,n=(e.count-1)*t.height,r=Math.max(-8,Math.min(n+8,i-t.list.getBoundingClientRect().\#
            top-s));t.heldTop=r,this.#r(Math.max(0,Math.min(e.count-1,Math.round(r/t.height))))||t.render()}#u()\#
            {this.#s=requestAnimationFrame(()=>{if(!this.#e)return;let{scroller:t}=this.host.list,{top:e,bottom:\#
            i}=t.getBoundingClientRect(),{y:s}=this.#e,n=Math.min(0,s-e-zt)+Math.max(0,s-i+zt),r=Math.max(-1,Mat\#
            h.min(1,n/zt));if(r){let a=t.scrollTop;t.scrollTop+=r*de,t.scrollTop!==a&&this.#c()}this.#u()})}#d()\#
            {this.#e&&(this.#e=null,this.#l())}toggle(t){this.isByKeys?this.#l():this.isLifted||(this.#n(t,!0),t\#
            his.host.list.render())}key(t){if(!this.isLifted)return!1;let{list:e,items:i}=this.host,{to:s}=i.pre\#
            view;if(t.key==="Escape")this.cancel();else if(this.#i)if(t.key===" "||t.key==="Enter")this.#l();els\#
            e{if(t.key==="Tab")return this.cancel(),!1;{let n={ArrowUp:-1,ArrowDown:1,ArrowLeft:0,ArrowRight:0,P\#
            ageUp:-10,PageDown:10,Home:-1/0,End:1/0}[t.key];if(n===void 0)return!1;let r=Math.max(0,Math.min(i.c\#
            ount-1,s+n));r!==s&&(i.preview={from:this.#t,to:r},e.show(r),this.host.moved(r))}}else return!1;retu\#
            rn t.preventDefault(),t.stopPropagation(),!0}left(){queueMicrotask(()=>{if(!this.isByKeys||!document\#
            .hasFocus())return;this.host.list.rows.get(this.host.list.held)?.element.contains(T())||this.cancel(\#
            )})}};var ue=120,_t=class extends S{static get sheets(){return[Gt]}static get topics(){return["queue\#
            ","media","hello"]}static get titleKey(){return"queueTitle"}static get eventName(){return"queue"}sta\#
            tic get node(){return"mediaControl"}#t=0;#i=!1;#e=null;#s={place:0,part:"entry"};#n=!1;buildSheet(){\#
            this.list?.end(),this.numbers=new Intl.NumberFormat(this.texts.language,{numberingSystem:"latn"}),th\#
            is.place=o("span.caption",{part:"place"}),this.head.insertBefore(this.place,this.closeButton),this.r\#
            ows=o("ul.rows",{role:"list","aria-labelledby":"title",part:"items",onkeydown:e=>this.#m(e),onfocusi\#
            n:()=>this.#u()});let t=o("div.probe",{"aria-hidden":"true"});this.empty=Xt(this.t("queueEmpty")),th\#
            is.body.append(t,this.rows,this.empty,o("p",{id:"keys",hidden:!0},this.t("queueKeys"))),this.body.ad\#
            dEventListener("scroll",()=>this.#c(),{passive:!0}),this.back=o("button.button.filled.back",{part:"t\#
            o-current",hidden:!0,onclick:()=>this.showCurrent(!0)},y("down"),o("span",{},this.t("queueToCurrent"\#
            ))),this.panel.insertBefore(this.back,this.voice),this.items=new at({load:(e,i)=>m.request(`queue?fr\#
            om=${e}&count=${i}`),changed:()=>this.invalidate()}),this.list=new N({scroller:this.body,list:this.r\#
            ows,probe:t,source:this.items,make:()=>new lt(this),draw:(e,i)=>this.#o(e,i),looked:(e,i)=>this.#a(e\#
            ,i)}),this.reorder=new ct(this),this.panel.addEventListener("cancel",e=>{this.reorder.isLifted&&(e.p\#
            reventDefault(),this.reorder.cancel())})}number(t){return this.numbers.format(t)}#r(t){return this.t\#
            ("placeOf",this.number(t+1),this.number(this.items.count))}opened(){this.#n=!1,this.render()}closed(\#
            ){this.reorder.cancel(),this.items.look(0,0)}render(){let t=m.state("queue")??{},{count:e=0,revision\#
            :i=0,current:s=null,currentIndex:n=null,pending:r=!1,failure:a=null}=t;this.items.follow({count:e,re\#
            vision:`${m.state("hello")?.epoch} ${i}`,pending:r,failure:a}),this.current=this.wish("jump")??s,thi\#
            s.currentPlace=this.items.placeOf(this.current,this.current===s?n:null),c(this.empty,"hidden",this.i\#
            tems.count>0),c(this.rows,"hidden",this.items.count===0);let l=this.currentPlace>=0?this.#r(this.cur\#
            rentPlace):this.number(this.items.count);if(g(this.place,this.items.count>0?l:""),!this.isOpen)retur\#
            n;let f=this.list.focused();!this.#n&&this.items.count&&this.list.height&&(this.#n=!0,this.list.rend\#
            er(),this.currentPlace>=0&&this.list.show(this.currentPlace,"center")),this.list.render(),f&&!this.l\#
            ist.focused()&&this.#d(Math.min(this.#s.place,this.items.count-1),this.#s.part),this.keepFocus()}#o(\#
            t,e){let i=this.items.at(e),{held:s,rows:n}=this.list;t.draw({place:e,count:this.items.count,item:i,\#
            isCurrent:i?String(i.id)===String(this.current):e===this.currentPlace,isPlaying:m.state("media")?.pl\#
            ayerState==="playing",isAsked:Boolean(i)&&this.wish("jump")===i.id,isWaiting:Boolean(i)&&this.items.\#
            isWaiting(i.id),isHeld:s!==null&&n.get(s)===t,isReached:t===this.#l(),showsPicture:!this.#i})}#l(){l\#
            et{rows:t}=this.list;return t.get(this.#e)??this.list.rowAt(this.currentPlace)??this.list.rowAt(this\#
            .list.seen()[0])}#a(t,e){if(!this.isOpen)return this.items.look(0,0);this.items.look(t,e);let[i,s]=t\#
            his.list.seen(),n=this.currentPlace>=i&&this.currentPlace<s;c(this.back,"hidden",this.currentPlace<0\#
            ||n||s===0||this.reorder.isLifted),this.back.classList.toggle("up",this.currentPlace<i)}#c(){this.#i\#
            =!0,clearTimeout(this.#t),this.#t=setTimeout(()=>{this.#i=!1,this.list.render()},ue)}showCurrent(t=!\#
            1){this.currentPlace<0||(this.list.show(this.currentPlace,"center"),t&&this.#d(this.currentPlace,"en\#
            try",!1))}#u(){let t=this.list.focused();if(t){this.#e=this.items.key(t.place),this.#s={place:t.plac\#
            e,part:D.find(e=>t[e]===T())??"entry"};for(let e of this.list.rows.values())e.reach(e===t)}}#d(t,e,i\#
            =!0){if(t<0||t>=this.items.count)return;this.list.show(t);let s=this.list.rowAt(t);s&&(s[e].hidden?s\#
            .entry:s[e]).focus({preventScroll:!0,focusVisible:i})}#m(t){let e=this.list.focused();if(!e||t.altKe\#
            y||t.ctrlKey||t.metaKey||this.reorder.key(t))return;let i=D.find(l=>e[l]===T());if(i==="grab"&&(t.ke\#
            y===" "||t.key==="Enter"))return t.preventDefault(),void(t.repeat||this.take(e));if(t.key==="Delete"\#
            )return t.preventDefault(),void this.remove(e);let s=getComputedStyle(this.rows).direction==="rtl"?-\#
            1:1,n={ArrowRight:s,ArrowLeft:-s}[t.key],r=Math.max(1,this.list.seen()[1]-this.list.seen()[0]-2),a={\#
            ArrowUp:-1,ArrowDown:1,PageUp:-r,PageDown:r,Home:-1/0,End:1/0}[t.key];if(a!==void 0){let l=Math.max(\#
            0,Math.min(this.items.count-1,e.place+a));if(l===e.place)return;t.preventDefault(),this.#d(l,i??"ent\#
            ry")}else if(n){let l=e[D[D.indexOf(i)+n]];if(!l||l.hidden)return;t.preventDefault(),l.focus({focusV\#
            isible:!0})}}jump(t){let{item:e}=t;e&&String(e.id)!==String(this.current)&&this.act("jump","jump",{i\#
            tem:e.id},e.id)}remove(t){let{item:e,place:i}=t;if(!e)return;let s=this.items.remove(i);this.speak(t\#
            his.t("queueRemoved",this.#h(e,i))),this.#p(s,"remove",{items:[e.id]})}press(t,e){e.item&&this.reord\#
            er.press(t,e.place)}take(t){t.item&&this.reorder.toggle(t.place)}left(){this.reorder.left()}#h(t,e){\#
            return t?.title??this.t("queueItem",this.number(e+1))}lifted(t,e){e&&this.speak(this.t("queueTaken",\#
            this.#h(this.items.at(t),t),this.#r(t)))}moved(t){this.speak(this.#r(t))}putBack(t,e){e&&this.speak(\#
            this.t("queuePutBack",this.#h(this.items.at(t),t)))}dropped(t,e,i){let s=this.#h(this.items.at(t),t)\#
            ;if(t===e)return this.putBack(t,i);let n=this.items.move(t,e);this.render(),i&&this.#d(e,"grab"),thi\#
            s.speak(this.t("queueDropped",s,this.#r(e))),this.#p(n,"move",{item:n.item,before:n.before??null})}a\#
            sync#p(t,e,i){await this.act(`${e} ${t.item}`,e,i)?this.items.sent(t):this.items.drop(t)}};customEle\#
            ments.define("cast-queue",_t);export{pt as CastDialog,bt as CastExpandedController,_t as CastQueue,S\#
             as CastSheet,kt as CastTrackSelection,wt as CastVolume};
            """#,
        gzip: """
            H4sIAAAAAAACA6Q7+XvbNrK/v7+CZlov8T6IKzlOmqVWUZtee/U+s/78vcAkJKGmSH4AaMdl+L+/GQCEIEp2nd0eNs7B3APOwGLb\
            1FJ3nzKlPy/5llc6Yir6StMfRX7NJXZ+1DSH6U9L4Wa3NC/r/PpH/tZ0P6UF580Xdd4qs5wWkt1+W7K7K5Zf48gX2gz9UNbarGg1\
            5SU2airyusLWHRXqG9P6mW7ZNfdrP9e0rv5eNa3+dMOqNcexTzRtRK5baXqvhs5P3/8L+/+CWcmVw/Ubqrj+RGsprlpt1uc48nd3\
            7lfYGQhZU7Xh3DSvqWZNSMO3ul/Jehunf74VxZprlf6m4vkNk9GXi4rfRj9wTV8vqrYs56u2yrUA+K90QrqS607pu5JnRb8ogEnI\
            49Q1Bp7Pv0yV+J2fnp68XiavF119w+WqrG+zIh2aVOWyLssrJr9steYSpkYjPf3m6jee65QpJdZVUtAdnHgjioJX8QGUmLW6jntC\
            spMBh9enp8kY0mviqCO9J+8bnRSk+zJlRQENCtQGkxs3WXBgAPfzyLDv9OI6ibNNrXRXCNUAlzMQhwY+qN4MJxeiKkXFL4lfcIUa\
            1xeClfWapna6a2ol8LRsJd7yYi4qxXWGBEXTaDrfMrkWVTaNcGRut0yQxGw2nX4I028n4eDz82lrBs1RdixnZZ7g6mgSwTSZN0Cs\
            qNbZdH5Vy4JL35hIVohWZWcv2gj/RwRQd9aybqsiA7qTyeT/diNkntdlLf1EXdwRAPV2ojasqG8B68kZQDpvI7m+SqYIL/pzlJ6d\
            k7kXqpWp6VuxTq74ht2IWhp+MlHNtWSV45Fprmq5jdKnKnLncqY4oXXDcqHvALyiCA0YbhaxEo6ZFAKgc80pyuL4VH8gEclLpsUN\
            D4RywPGqrviY4zg2Zum0DTmDK5wiQBt0pW54BZri6bOUwvH8dXI+/ZDMHXkgK0dBCMNu93q2KvnbOf4A2iTPDS0gqXZb9R8rzaQG\
            6U+MPXfh/sec3g9YZ6gGhaybLtAQFPNsGs3OotlzlPQzEgrPS+jpfyghj8bsCO8CjDy2D5J7dEOfrqVoOmSeFWMo66dn7TwQ83k7\
            EjIMOHudnbXGYo8aEAIkfbrhrAgO2hMeK8FlTYTmW5XlvNJcztesyV60g/FadYOB6NyPOb3M0OAAgflWVKFWPp+29tDoZYS/cYs9\
            f2aWhpROvYFObiUczKq72w2XYCMmukzQ1N3eaGYoDU4bQbB285CBe4eEvgL/n3sPP4FIpTeZ3ohqOHtV1/o+vuEPizH+mP/WKi1W\
            dxPnmTNeFSM+IgfBNiOw4GT2vKW8ukkUW/EJk5wBS5QhVut6S0iIQMa3jb7rjtgicldVIPTBw/uBnWNhVwrMUTvHMsgNzrcDjo8c\
            VOYxeM1/h4EC+PG0/3jLAYsoAWFYzoHUp81b0gX2kq4wBHbWp/kIg0IKlXsl9MC2PRsAyD6YvGjpOUaUkf8br/kIGEwOQ8x+pEBN\
            no4CxVPSH+B9j7tUOSt5kv7lnBza/BiE3X1s88jRjfahINE7eMG6/lgLxtucufltrt/tmfLEYI060PcPwfcibiRfcakmkhdtzovJ\
            tjaqZbukO3SQ9LG8xGMe9Jz0YZZ6GL1HFsYQR3NdUBnLMaqSbnQTcreRWfM2AvMQRfQpq26Ywputc8uBLw3m+pjQHxZ5yZSKoA9m\
            g5f/DgjQIo/WXEda6JL/k98lpJNct7KK7dE/4njcByv5Da/012zLd0uN0e8tEuoLINqvOJn1T/TiZDZ/IhbT+ROOTTAdpWWb61rC\
            OtU2HH5TcGMqtSr/fV3rFBqN5sUPyOEf8Bi1uEjT9I+XpaoUOU+mdEbod5oOe4JTra9Sl71F+O+GxR7lyCzfMOW/KpLYSiEmbsc3\
            INHR+gHM0vU+rauK54BZ9qquS86qxEw0rOLlMkWVIP1VK8rCfUJYvmWaDvLIeL8YIz43Ay4+Leok3pwNvZh2DRpJbPbHVBS+qdmV\
            9YGTWW/ZrBNOHMfzslb8Vat1XdnjBJxn+0lsJuNhj1OMT80gcecNa+oqLwVE3YQsXu4AJ6QnNE/GJ1H/ubLHO0I9fUhcIW5M25OG\
            HS7jnoZsOCDDQcEw7KAEgdnDMp3ercWotb8WR/xa7HDpV9/UoF+4vEk3rdrAMgkSzmK0glbBsjkI9EJQdbnYV42LWNkbZ+r0icaS\
            r6EfX2YXeun4a7xGnLleTCvoXs532gMnC4eZsz9qzlc0ZlKwScmueFny4uoudiqAHFsimMzRiA4D0LbrrShwrWxhaSCEHSN3bApY\
            YJo2fBO6ww+/Fz9HV/EvoTSvuPR65HXjiUrIH21BbQLihx0yqdwWz8937+xUnbgJaRxCA7ZVBNbmJo2xGQ8xLH+i4Xt8D+LpaYCT\
            2tS3X9UFK0GJVcPZdaJJt05C+kkfQu16NGteYAspti28oA++4FNWluinB7eXHp+kG22OIT1Td1Ue1dbdsFsmdGQp5QyEcmKRsf7I\
            ccPb0umpnUX3O3WMg7BQioJp7jkGrHLed+QirT86Pf3GoUKPc4baQ1ZCKm0yRMs0IctlaKAkXeFE0plfPwslrkBbITA4mJZpXijg\
            dnAkJsQyEQg/kLp3pN7LXA8ZKutOI734MSHzgD2Hok5ONMBaLIyRvnt3EhDoLt8KJA58HIccG6JtZgf3V4ZRiUv5jOY9/Hun/QQa\
            mj3O8+5e1vVoQp0TcCjqmVeewDHucdeMIHud5om6sqm3AhU8LzmTP4otr1vtoAq72TMyQaxjgKJjy8DYQcIw5PB/wpdu80JxPcBD\
            B5C4ea+Vit0lQ4TZofQvBE/oyZQQOns2nZLMnIT6WgzHthVr9aaW4ncYWx4FvEVTUXW1XA5HsDznSn2OcBz8zG30bOTIRg8iBl6R\
            HjinrWrxxRtMl04+6A6Mxt+Qepzt31gFxCsq0/nGeLgEk4mftkrXW9vntLtqr0CuKgPE83rboMCg3eOpEk8Vq0Snmsk11yegTl5P\
            xyZv7yMYfQDRlc44lWK90Zmgum4yRe1HUVb1AYwUgL6q2wq1zWaAv+c5usguN71fM0lt63XGYOM8kX8FG5Qvxbt37K8KfrysnNJ6\
            Y3xSeytE26B8oRYvDRXOWgJMo+oRyKSA/0Tjz7kDGewxd/DUX68Xh1M+zbKIY6pOT6uXL6YjlKlAHE/cgAI9uTKXiRhoCwbtN05k\
            ryVk/mAEa2qByQnwGlVMkQEqdUM/3jUc9Xdbt4rH4HpEopx8ybt3wKXuLlOp47qR3eNY1O+xhetv7XGfsgbT54k//+8FwXvZY7Df\
            1jfcYq9PvKd7kMP4dRM/JJ83QQLtg+4rpjcpfslPqScZRH1Hevg0f/NYNNvG3i54ggb9qC05q3Je+m0zYInxVLrkQaD3l0zS96Ya\
            8G9Mbv8pTPWMMkxHskvQTc5MRmB6syHzR6QiMfXPeeXSSI/aUdVa5Lx7RKosyMVhPrKNDlJnZ34gyL9EBzm9GYzsZbmHiH8ksSeZ\
            ULwgc5+cGjA+yBb5KfzIbxwLRgjOpu29WTi/13zKdHsIcilrScKkjc0+I1DfdcxxpJtU04u2T2V9+xjuIqsOixHjfON5mGVDIYxZ\
            izIZ59rDhLHnsMscROnsmZq7rNTkBq8KohT6ziavcJwZkrQUACK3aOBcBLgY4rINcrQ7FJ0ZJ3aNvbwcWYQlOeUWmduKxaHkXd1q\
            w4x6tcKs2uSpOw54yWC+8Bnm9JmZQMlp/larexOw3h7AGxeW5wATBvPD+sT+WmjlfF9kx9PZ514rXHcsoGcg1Pu1fE/pUA0tZy7M\
            B1feSolXP/vBdRlZzA+B6bpi5QhWXU3scADvqlV3A7AsYyugamROR5cin/HkYcuQCI7j+T3JWJTdIRvcSHaWPmtdcsroacOQSjcb\
            JvKswu4Up14b3XErA7O7byGrxJYZ/Ez+Jf2LinALk5GoVqISmntFAlO+3ncBNq5PUMOAicgk9dAC1BLJH++Ij3mFcao9cBbobvCk\
            idnmZrxrmLkS4Rn6nyvOAMD7a/ieXr944fXadw8E+p6q6Pwl0OKxdL73QYvyi1PFmcw3SHB2xVe15PRw5vFKOn1ARQcFdSSwHFkU\
            KpRqJFaBztJzFWHtdFK3OtCq+9DyACYFR1HM0jPlV6OSvh8JkxcP2NnTERHO5zze0Mb2Mzs0n4+v+d1Ksi1XkeVIh48jdp76+XyU\
            zta1n5zOx9WDWfoR6cGUmCweHUGdTtlyHf4fGsVhAfl+XzwOvbPpeWtxiVLg0T3lzBdeW113fCZi8WD9PzhjbA1hudR33fr3Dn1P\
            /U6T6+tWoF6TW44ffqA1uw0wdnUt8M76dj60DeC8ZFtwRPNgwaSWAlUU4r4WIMLxk4T7K6CaN+hO20ojqzgqM445cbq7ziER563b\
            Cz67FB6AqHKJaRIHJNQdryihDhmtDy9W0yOvMMKTBofjjdKdnOCS4LL6Xj72zPtY3/3vfexYrNgP3rC49SsmSfS/UfpidvaMb/dI\
            hR+qYdWxyhrqkMuTdHsfBvfd7/u0RJ8wfu/x9DnfgtdjsgtV29uyLWGPuYELxup1yJy2Upxf430xlMpBLDSnP97Ruq+J6V6t2fFk\
            OroPfniIdojm/T5W3XLeRLP0hYsoovJB5cDX4lLrao+8N/k1mcxm8OKk1/Xx6bOPcPaxVdD/IPp6oiz7fTg4P+Lyz8j94TK8nf5R\
            IRRvctR4OOo+7ai7MN9fEr3/su12ucj4NzCnEk2q7/9EaKNHhdIfwjqprRn6qt/Fv/VlH0zruhF5MO3LN3HBbwBpBS1DJ/y+wZsi\
            IPNwcXWA0D+xOS8soWKyouuhjmpHcKNJr3xdF7uNnS8pZHGQ460rjQ9HuIzpLl973wpotJiT3NS1XVbVn1k6PrlhokRDDJb3Fy7/\
            fLlcOno/hZ0Kp/YqJG5ZkMNDUnzHytdV4lxvXF6jtvJlJ00Ei/eTRGjLUr8yqpwEYO0aGwJs3cNnKbcpAufJwHKyXHY2A5PFXnlj\
            apxpdnHZ28SfTxcNNS2NqafUboRsmc/O20YF845msWtKaPawdzhPU8u/jPe+wGyS3Q2XW6EUVgt9Lns3Zqv1JBun45ej2q2f+bGO\
            KQdpjfZgIp0v/S7zLtjPkMyNmx0jFYmXw4jFJdt7R7CfQHeccRlFKhZeNLvSC9RvIBnq6477E/NBkQZ2D+UsYw0JMZllteh2DMp2\
            xUcsW3mpBuMMxnOrtsFogaOebcFEvpvgRTC+gfERb4LZFpPNHZKaVRQJy+Ti4pK2DZblMuYsvF8k6mKgDYxK7XwoAep27JIcHCla\
            GxiZ5FXiTMduxBIvgGUT180GiD2+iqhIUCl3b41/rJvFlHqmH4CHbdIr8YLRk+SEu9KZKw9h3VEsH1PDctrkSqvhBrwCf2qDt62B\
            dC5V6ByH7f39s4wvpr3VKbEYagu20P3mg473kS3CiFUiFoM5+ioJjA4OSNBRYSIK3MaYB1653vO1xMEDCZbDosHHwWqFmvq17ZOe\
            zB/CAapSt8x8VQJo8xJBbVlZgsB7qglVpgajKaeCKu9G6uSNzW2k7pdhj3tK4KaAZQK8gkuOw6xVoLzebllVxJmgIR1i6SkR5qhs\
            v6jiWMFRiqWPT1b7L5yq2gSLwdyOuFuDGUE6xUrExFGJ104zccQDgtLAOnJprcpFJNilcYIOJBHqJ1aiLDmAC4Cg1omqRYFgbqDR\
            3/qpmFz2/RP2nlTs7NbSY11qTMZSG2nND34XIebc3MeqffC6dVow/wOs9B8wxqqg82ewQ+m6+ZQp473QWL2L4ouX1uJ81PQ3HLJM\
            XTNdiapIkk4UmepBURTYF7eTYLdk/hUop1ga6wFtc+6J9EBoGxLauK8S/xLHdXtCOc7Xpf3A8fO214+4oSk/JL6uGBKt5d0naybg\
            CBfpbW9HrwB614iuw2WIjUOfZHE8uARh0Um3rEkqZ+YaH67MVfpbLarkzf+8IScL85CNp7mz5sthfbXn+fwOcKn8mCf25wA5pRh0\
            Dz/yTBuOJYalRcjStvTM8hdTe78qhdKWs1ii/oo1IyZ6jiTEqYB6SAWWSwhr1fC3M4lB1moEQ41ghFC50PbliHsMYYibr2qZ4AMq\
            RsvLehVxUuFjvIRhaVSCHpUpfnmfnkJHphV/O+z+AQILxkdqFwDHsHiZAEHDH6nAmQP0iEUAW5GOW+CpKAA+xzud6TgvsbUzVr4l\
            qPDazZO5PQXwkcvjiGR6/ypqN1CJCFpOAkK9OSd4vYIC2+5uSk6g5osnJlT4AZPsSe0rsq4Quz/0ocqvyVmD9/qjqyq/ClPk3jlt\
            eH6N3onhtAsTsr4d6UzswoLrZZoejW5v7LwNwzS2dysAZYcz3ZOe8kFnbeLLIIKRhFbeiJFt2U7HGRkUsQQ9/CrhtDSOhNB1IqBd\
            sS3HtoI2fmWCKJbLMt3WoAXEFJmZUlgOTnW9XpegvLgKTh4eavptBN8uBo8VT8rUX/hwitE4/MaMaTC/tB+cGd4q/FpXgfHPHl9B\
            Z59LJNxnlGHjrfdVAiDgFAxc29i5wMZqwvj5556shVk4UgfvMdtC1KMNagH4lnQFwhyrgaUCbKapm7bxt/xBI0yAzlaH+vCkSVYg\
            7lCfndKhJzjUgT09DyNkSQhBVQWbumUSw/dWYFUXv09QrZWVJ4zjM7JvockldMyTHf4WQBYmx+C/XQmVuMd9k1PfsDtc757wiuc7\
            RrqPe0Az5dYNULsqoIlTgShSeU8odrz8LIjDDwdlehDO3PVht+5BENMgrjPn1Evv1B1J5MQlGxJOmZXHcpmUyzi2tz17i8XLCjJb\
            gRSsJbLU6pb5yKTavBpE37lla+4MaygBo2nhkAxszWMxiGCZ8sqsNmbRoI/8f96uQ71VJFm/isaTxD0NB2QFH/nqeHPOeXcitpDF\
            N1j2CJikj332rUDRNAVGE+/dXQvoUN3VXR3q/+vgtn1Ysy7Ex/xxSiCOO8ZesY5yWBp2CP7mUmQsP4FPiImzPXzQf/Et0cmFsVNV\
            93CHKRs0/N2PsZUrDKFYNfcXd3gPitOcftiJbj/K2OqBtWSPuDWenhhHtD4dYhiwcfZP5giZ+vFXfIOcVJXX7OMYgoMYFdOgcYKl\
            KV4mHsKKfoHcyynwPxAeqyVheA+ijaApsNrB1CTnS4FWJfUqhNhVqHtSmM1fv7rmde53Bf6GM9m06cjg0zI5fvlXqIe6+CJ9uMdB\
            kB/vbuiM54Hy1WkOM+oTm3lDEk4AubudDDaD9wy6Jc0O75HlMKc4Aw2K1aORerEmHdCc2yZ3j/hrfUEIXtyR5sM6ww1y0KYxT1vF\
            4h4VnSto3frKIEiLFCJ7HkiKHbVJTNMrAozOBcn0Gz2OGxUBZg1GYsG5ccrbnQgdWXq3FHyc/yR9wrTOSbMxkvjVxzY76wMfheMt\
            uZty0seFobQ/BqNelyyakvkVb511DAvlWYZmTZYPSOU3+5siULV4XquJtgFehXx2gsNO23W3zFNxA2WjoWvnx3c3/EBWryqgjTWC\
            k3O0MZrUwIJ4HvAFVumkfYPRAsbRz7skzabTxH+AO4HPvZdRcgnbUhBPZLaypXKZYVIXs0fpAjG6m/R1SPJLAfB8Y7WPncUq+DWU\
            +dNpSkBZ/RX70BHD3eZIet7sKC0XAQxKnCnuxkfG6FuEtmvxIoSapxFW4nKS529IRg67VOTGe1W1xBgnJqMMniXlas6YLYzLOa+Y\
            iubyaRD7oFxpNdrRJ/9CTi0a4a0LYzLkuiZg7wbr86PZ264qZnNXFfj8SMEGfKBNrsnoXsO6BjIB5788ThdLAHpOclyecLmPhojR\
            y9zK8541j5vG6H5gEQic8utgRkb6REoOrmZcNg2ANR4dQRzPc4jeMerWv8e/CPCO5sD2XMF/42KygD+hIeeT/5B+MU0PkxxoncbF\
            owBD/G2jpfD63vWKIy1vOsTybykl5TFCxUUSk6dxRc1AiCqHk0m826t+2i1sLj1vwsxrDXnUFGuJsaAhUCP+7RW6t5VTXDv71Xyg\
            mpqXSZalT3maX3++TwsYwtBfaBUQ1dAI+x4uMP/d1Ne7H9Qy+1GTgLaOvNDVHyPXd+ziAfBRXNguaXwcXebSwZmZPRthQEtjHSQo\
            WIQCUOhrlKj1Ds/OiKK4TxxGuYsmpO8nHK6w+hN6ZAo8aoO26u7TPRCbl0hqBpJyFJnZEujNNRk+1GR4MdYOvAL/x4czP7wBncCx\
            M0cENbb11bI00e7ocUGIAKHBAePthaChQCacFIjs0U0dxXF0hYMKbZdXAbnpvz4Cr+K9Jv8vdhxaQpRXtpcGEFKr1ZWn2eTYpZ+b\
            umf/TxoJ+UGxcAZHs0olrFtfNJTYpZNHsx4++WzmmXBCYHD3QzTzavm7Nk+kR7TbYgi3YmtWaw+DzlqGchFuk3vjwGG0rXS/T+aL\
            XlMpMk9wtB62MCdOIzDIHI6NnyR1ZABYhazNXy0qdi2fM0EVYms8MM1KYc7XzfhujeoqeEiK+OSMUMxcnoFKHYz2MNdRM7geB042\
            ZIej4JINMTVmz4YYR4NjmZc/LApN5KeDyunMiqPvoGJl2YI54qH4oDIa4CLUAS7w3Vl4yVCttosWYNLaMBfhFGlCx3IE1OgaEgJm\
            6gBG0uTJa1HCEJqxSVmfExswpurLedhuz0QLOg6YRxd3eXuyUyMrlL1fLcs6HW8xiZvywcnSKeoRUMHsAMCWYxDUHKPdhH+bFIDq\
            6sGFq8pnV2IGHHCeD23VG5tzAYAk5yTIYJmik3DXflxqrs9VHwPGv+oZLBWrzZY+xiGxKcGBuYftpQu9r2+ovYrpYngB5+prbDqM\
            6GDUFM8HTLFrIxnFqPcxZSO3YH791rjGlXeyWHLGLha49azCzWCefhjmQHV9eOPQxRu7so4O9t5qONfj4YNh/oST9akOt3caAVq7\
            /T8bR8/ao5Oe/PL+mxODHNoVnVyZbGWaAzs99jVV5oOcd4mOe0jyHI654aq/d4RipUPwLPoz9Gnb2d7gY29OS8EaZTLp+alKGyYj\
            1XcFK9Fkvcm6RKnA55afvtmsxiuN7EvZxugFUM9uHF3KBujpzmKRpXSz63naZSKAIJoPqoHry/J8nhBLg4spRG8ok9NZhl9twOj5\
            M1QR/D2AQ+WY3q2L+LbM4iM+57Ya9JSe2rODP43pl8iEl3DBMXcGH9LCBoMpnouhvoVzbbFPkKpiyTjlEzrdz2OUzLTi9YhRW4ye\
            1Xhkz+Sud/1m+6y7DWkeKgTkFgaavB6z2DYzGYcRwqu93mrA2DB3ZJquXmGUtOcoz8vnVz7/Ns7TvOceZHx5WLk8GXx05+u8NiJd\
            maBwpy37eirMQ7xuhCPhZMq7fB5gKAKYvMI79Z2yIFtb1u7XK0WgDidz2UiqolAyHYtuFY4KNqyAubOcK17GYhbq7Qq8O0dpyFRW\
            HXH2rmMpmeVxXOOvnDz4eO6qN5ec8vj1jrI87QbDBGrVZPAmhyURSQo4t3unxbDS+OZsNoers8Vnn5tXeA9uh5ET5RCWFXMJoQPk\
            7s25IZPLsZCvxl5O7HMwxzfOdzSH7arnAVZ+dYWVa+PJF2kkzLDhDN37rY6Jn5Xj10d4+SV3LCpsr92SY01nK5TbWN9QmFkQQTNn\
            oGGv7/h/+c30jt8c87KYQRYZDnp9UWEWnPGhdI9GrNccdfqh9z7Ddk4U0J5gyB4tnzNtq6UybeNTWNuMZrHWx/ox/k9vbcLnbbg/\
            lskjNSl6EMO0f0Kv2WvSx0Ma502NuwGxuPMdfpIBOUjk9Pw1xc8OCGDl48Fk7Mq54rTdcNniv5m7MZp5JnVdoUsITeK6CiyPcnD/\
            Fi2HibdDmx/nBmneEwL7cuY9FxF3bLhQV2jtuzExbQz3P0+3pjCnT1KQPzG3CXZOWpHj31xAWTUSBzuEUEwWPYhh0S+oNkGHCDTB\
            ao6Ra1AD9AZU1AHPmcQz9rVAmBD3E2d5Upd6IEpIi/9SIAgVA5Ex6cuNJ9ZqmdCb4s12OMgTW7rM1PZrh1iEocR7ixSiH+x9MnGA\
            waZexAGV9XLmZy9nnkkBcHYk8JGf+RG8KDcxhXHa+VfXArfBjBugarSL22Pkn4+NJIEsmKJ8vYlmN+W6nbKRJg7Y2fXiiqtlkJO/\
            w3qptKoG/2yHAw1iJ3OgrQeM1ZUAJHBdq9+v49EJNySATXbyJ/6GZByCMtln7vMUfsGTiW/6+S9hRcCWHoGYhMnY1AuDsLw4ABT1\
            X8nbvan9kFtAtx2mgAzf1sUPldYup2+s/bU4gp6nbhXcYCwyp4j+f+GgRzDASnUqjpahPmkTmgxO2+i5+uzziY+z3KuoADiT8H7x\
            Ozu4zXXo775TOJ7ouvYrLEcOY69o+9AVffSa00ktpzDrjh8JQNTJzwdvgmYnWzl7q0Kj6+FbuHdbZuGhgFFwoiCh6wL5bgjWXyf4\
            K0/A9tUUuHVeM6sOYtVQpoaMSQ/tgKMIAhcgLHyqXEMkFKRDH48BjRiTA+iCYx0blHqdNRDFnQWUOQLgaEFNPpIkto8u1jKqNxuc\
            iF47BK4DPZse3MlscoQjt6HwDaXCEwzw5H66C2AVYLqCyTyzqxDW28Ervturtnc9AC9q0kPV9I+ewUAP5xhyFqGL/JGD5Y+YHZIi\
            sH1/3E0Pzy0PaMRPPz6CT/1nUOR69yIy9PT3pzVYS/OrR3D/h+bn6JwF43y4B+sdVe/FAcjwAWIs6RdaiL/FtxfeoWMJE1i1JpBq\
            D7AzwlmGXvbedP9CyvLell8fDFtFKYXrgpIuSMLfwVIBNs99+Re08xeCqZNvJBwmfToS6ulnyS4us4JMJC73B17uZRDzmn8Ee0zx\
            3WpU5JsFxqtOa+Z1Uv/NKZT1gf73uPGjl5DmERK2MZQnmEZbnFocVBOm1i5OM/iB2wr3311BfJx5Lj3Fm8blpRtu+k1g6fGPoo5J\
            /c84xd2mStdAAN/gF3lVJFk2LSwZuzANobUi+GhhEvmabxIztSUVEnM3qYu1YWZTIVg25WU086Ro/lU3EmqCRQ7JNL0RRx8lH/a3\
            6ZaP9TKfEEbJc7kPjbQ9cSeLurzjC1hTfMD74k4cqXCIr5wSFrl4HbZhw1K8E9HUYRUXnuCZ63qvNccdR08o5O+Nqpe/4JCYJl5Q\
            7MFEugzl1D6kyKuMrSoP1FstjejaeWgRU91V5E3TinV34Dzf7hJkIjDqsKrxnYwnUcmhO5LkOd3IM+3vwFsuzfHrAev9/yYIo8i2\
            k3XL3MGG1puPq0414XpQNqcqt30WrMqRITOwicdnTmy01ncBYcVjebf3Y3Z0wnLjfwlEhWMO63kN4OzsXCALOr2KdYh/MWII/yoe\
            4W+ZQ8KcFiJ2YMkFQfdDVUvLS1UDDJZYGbUEW7afkpji8x0JOWhfHIGOum+/QHLtEObBuVBfuNjdeb8PfKb/PZm2W84WgICl3HAR\
            9FuJfXJwF+FIsJkO9KPqtvmkQ8c4G0lUDe4kcePq4rsolSQrHj3YJbfz2ExawDyBBWcbHymYkdvlY5FsHOHioqcW7YhxunBfPtye\
            rVgtzWD97pnC2RIPuGJ8BVSQ96MuY7d9A/+KFg4ke1tBz89PmKZ/lPM2lD7kW9D+7B4fK2wpzlUJ/D9i85yDhhQa7JNsO1w7IrK8\
            a1VaFDbFPTl6Xqf5lGUxVLL3nNBQLaYXk8CGgMai1744HlDhZSmVnhnLUqdWnd/jNgxm/cGXpDgJFflNLJYT7nW4oXqsyvuRSYJy\
            2WlyFhZi26dtDM+pEF3O3OY45CN9wMC03rktfoWwNAOz3LT/wT1Ih0tub6AraFjjDMGIh69KvQDqhhOgXWNA6tfnOc7tIV2zEMgG\
            9FIqevDj7wFyaXNxLLL/9fZl623kyJqvItN9+iQsUKbksquadJpT7aW3WnzK1dvo09iUlCplFZ1SZ4KWbXbez+3sjzL3M28yTzKx\
            IQDkIpbP1ovFxI4AEAACEX/A3EwWP4WDMhMunkD1QTogGXqLnDOEi/8OiWhv/7sVOKu7vaWLL91sbG9fiIZEJfKLuFlg/IVaDlpc\
            vPiGXRiNZ0/EGr/LRKZxTjBNc5cfgjziB8SrOJzZBnpQ5iwVsHifmjdykoPDIJ0D8OzMAgwYHG7XxJbol3S+kqvZfG0ZK2N+IbKR\
            y7xZinxARoX07UZdq8ypzo2XqMi4An1LFWxo3dyWILmYpdKWc/kMD1NYDzlDQEHxmi26qyVNNKo3sqmuV7Fog0c6+saxDZ88tGJo\
            h8A6dTuloDetsZfGXucoE4T2gRBwfmj5LGrdFfwmeQ58iOEuWea9Y8LfIOrRR/79JYm44Tb4FLwfbLw3p2xjDlT5L895Kdnn+Wn+\
            5BpFwPhvWS1VCnxoI5O57HRK0eZ+RonlyxhozUssoi/KPrXXB3Tygr/uythzR83a3CZPgWZtwhz8bXYKdzueGu/zd8vlNavsLDYj\
            VrIrBx3K3gcr24cGSPrLX77Tu9cP2aVtIAXfK1/nJfxevIboj3D9OQXopXOXGQO/P+av7Vm2kVlB1QIfmjBNaE1l7+8B4zX38Z9u\
            UrY/f20iB6+vXHZqtu/yl/DHbrrvHsiLJsb+liXc2bso4x8wH1zD3vUv3UiVhUyAqEgxW9VST5eZUC5/b8HJC/Z/fgF/qcIWC3rq\
            cBC36uriveWXjNdtvhl9wPgqH5ssB+LsYvoeJszrv//90ARxH82c/ezLzCwPp1/NvzL3kinV+nSbXT4gsMF3rr0V+9//fipaz3C7\
            3Ay4aziN3DVYGI2nOCAklN/s8NeANYUptEGEk/GyYfJo4Vj0Th8Lf2AfC5tdrhU09eFIahVsnvLTS0qb1dqBFzT8debqtfzEV2/4\
            GVl9n3qJ5HN6kp/o4lEsr9OeHNCScJJahkX8Cd9RQkEiEJ1gfXHQM2yrSWczTorpIXC61/k2SCTn7t57q1LL+VQ/QczqrBYGEfYl\
            bFEQWtAPDixYDIvCRZLEwt92QU2BY+vea2xqv0d+vbz0K2f/9THlOeFFiqtIYtAgH2fRVoya5xvLEsTfwuoL4kNPxpZiKWcUqbyt\
            tU1BnMK3AAx01CfSb5HEra1x9wT++h7IdAqr8D3xB1o+kPT0l7+k9QQ/3+NP5MHwGzqKfBh+feVpngpPry3tO6e077znfec17jtf\
            tT3+BgkTVvh6nBVCaUnSr6KkY3wc60ZO/jrm5OPJ3RUm/ipJTBPq9y6/WeDOyBImPBRlv3fGCh15dSCxdaXkp1H7A5zGKdmQy7nD\
            WNgo/sBF4I0JCwiZMAQzJLgzFnEpYLglFzZEuPopw1IhitWN/DTbG3qROD2xm/QR5EsQNE8YYAi9gNXP4ZyRvc+fvPccPwJkeo+A\
            TDfqvPEI6M076esUqQi2vxGyUnR/P92kMEyvu43MJnLCIbSsll4BHD14qsuPEdNEtq0ixcaOkhXHTOUFc8z2I7GFUZcFN3A8b0jF\
            SyqYH42bPYCSHp1f9bE0uXuS4QZc89Oyuyql0YWkmyKyy8VtNrnTjCclNfd+naI9vt2tiixZUa4Qaxgy8K9JaHPIYwIZwML0PkFc\
            7x31qfCF0kBO3SmBNTKqbVwpfii1Pgl/uhcPmI5l4XbXvrsk79Jj+wlw5X213H+BqxMZ4qRfSnIZUbk60poz/W5qGQjJ/J2+xvED\
            XIJVYregDDkvcrxLTezKg6c08zLftnwLbCw9rlX052u8WszrkVc4gqmYuzSlfzSB1hOS3X+U171KX+v0FYEQQ4x/u1ujyg7+ztZw\
            aGkaxDyS4gigLMVxSyG5MH5ie9Aqsr92wN3GL5yKM0T5tJS30LfcJcClCnmlTcBEkwEQryLTXuA8S+Dpxm699oPWYLx2zIxeWmRe\
            5Hp3n0xk2Pjqrkf0xgKcOPdG78d4pV8Hf6Jrw7d1DNtSIB9o6OlGv/DpbZXroDIKUWVsFEL70ppQi2SQQzUlViMygMyE0JVSRa70\
            dOLBzaCHXYPAtLQ63thSEMKYQ5KmmM6PaMSjcQuUT2qT0k3rO3m40NfVqGcSljZJd+IWUaklvZbTI4yzeCC4Wygoncf+pSVjFdoZ\
            ZAK0hlxrBbXcR+R5cLSoQOC6fky7iL44Rldk5qIX0eglr6TXO0tOBn0mWs68AhtdgfKgLq3tPpW75QE12sNfX63PNeTOoT6ba2Tu\
            bJoRQYb5V6eHyQTjcg7WcIKnCO1tSxDifKeF+bMh6VWbh+4wlJxiXdHDMdQtifGxsvBoyFs6Is0R2hZZ/sRWwG0LFH+9+tAgnuIE\
            TjDVBM/O5dvN2xc1Pz0+K38oXTOHC0dUQx41R8pp5sgNf1e59cE3FPCCUmYFIn61SlUt4kCyyWfmBGGJmqusF4kKVcjwzEvuO/ZX\
            8bsUezldwQBOF5ZO4RGYCsWCDKvJlgpcB+RuTLpu8S7TpEFy6C6A4Yqf1DSeTtRRe1QTA+FE0WNvQ0xPb1tVm0fZQS20SgR7hFIl\
            /PLbi4mVPghg3rhwJ24SJUhuOFVf2CMk6GcUJl3n4OETcXtnS94O5s3jg4dLadpXUP3cs/UEVPV4gFudmK+zlcVzcaaxEZYW0RbH\
            HJuqmUKCJF4L6JMNhnZTQRQSjvewlIJpXr37yErF8cI4HL4muQ6lDLOPH0rnnIktvSLAj6zA3bi6WL0VCMltVz3ywWcd9cjg4Aid\
            HsGVAozQ4GfvBTotd9ehMX7qQQXmAnQnHtrCDYC/qdqPIL5FM3GiHrZv6Bz0HZ6+WM5exCcvOT4kLZy0dKZCIOW3rNgyaQr3ipL8\
            iVPYLXFD1HjS81c3A4VByrfCG3TLJV1qFanHNatMHQlw3VVX1I622jfdSTmEDs75P2VFVJHojvH0EN2xcBQgJbMW/xBjk1cfZ7HR\
            8wIZnLI1rM+LDstl4C5LBRCdFwpDh4VBilcp3ebkqFjWxryEDyh6ucTDL/w98Eq+Bw3Ik7JsSyg4NWpVIowyrY/vWTsYcVMBx78E\
            JTFit2eZ9j9ep5XB/0ublWbp4WKh4bTPbYnCEbEtQQw5z6LdQbM5VcA8y9MAAqNeWh5x2VlDd62SDChLjHauaHIHJRxdN+eoxR0V\
            hR3VFT6YGGIJTb31S/lvLt+uUJJSF9cFiusbiF8X/vtbPLZD/JcVuDjZXFxgTEM/cNpfQGbwejmf0INL8+3FBSbWwkA6srM8jXml\
            pZZuN3CjaKENb9KOzxF6brDb4cOB+CBgCAl0j4xnV7+DN6b9v//rDdVTYlw2jgwcXyO+xYxSbnNdFOcvaY3x6tHDG3c5jip8FJNS\
            QoE/yTWomdjoZyl4rpSYFZ4wRuEeQf6zKUIZ9Dmx8ldz06fmYZZCJC2AhlZz8yKHWpVXDgNWkqm73rD4q7UdSvT6H/c6anzcJl6n\
            xHYcYQwLOHuC1ljgGlc16njToIZBuxLu2Fh+7cO4PfyHHZqj35Cy1aeRr7PKOigY7w7hMK09ChSmz4mVvybq9Z+SSy0dQGjCJYk8\
            dmknG6xmF8JUqz3pt1Ypmu6s9t2FOF7Cjc0xZj3rojtIJOrojtXRw1LA06sxojBP5UU13pTNZTbB0tCL0HA9XsXeJTnhBC4ZLe53\
            39GvLQbgLcrRxlLEZNaJonRWLiU/voYny4lQSVMPkylk2E0rTruTWlr4hTtGz1C7yaaNGCMexd9GPi1AiBh9bxHXQEmpOysxyuN/\
            5jI8ocuJM4VKt+HQcpaV0aY5M6zSvg1eomxwCCUM1A1v1uI7Q41+nnoOJydpbVGozuFr3/cUChs6HXq1tVGyLAwrRSF1yffhcjkz\
            T9AZesxghFh6QUWSjc55R3NcGhjTVGvnFI3YAjw+0htaWNoWVbYP9arG604O8ZoyvQHA7jS48lu7xzFaSvsmLWcXZi22dhSqNnFs\
            tWNGO5lSQhz56lJHgmP6fJ0s4L+54wLWkxSO6zWJngguz8QW+GL4N51lF5iPQbyVShRm0galdD2+hVGUJweMbZOJ8wTxWjKxexPT\
            adcuKmvB47SWQ9k3DnV6iiJ/8HBmG38citzkzdRiYye4dVcESZceVP99RRETwxLJhyyRfDALGkN3ZiKRJLPqU0jLmkWFvwzUMNVI\
            TKkhVxjCYkoNqzBMBI0kP1H9fvxaFsV8pledlYvkxm+DxNhr7KmQF4g3nPIcUXbjlAjIhUm7SF6aA0PSM5xaCgikNqYYO/QQbbQs\
            /mqHhJdWMmBrI1noysU+bbRzoe3G3G5KUhrblTVq1fzIqVuB2q8MyX/cAd2/ip/GpD/pZNYRiaZympPeVB31AfbROerVvJRMjV9U\
            MEmKJ/kM/P88ziGtHzzk0bq6iBzKPLhAjcOPeHOQ2B80p2QAgwctnR/vkfU+jeo00XwJEOJ3lCwMda6M0PtSQe+HJKJrfOdQNNqr\
            05AiRhdsPWDcoJCoi+KfxdYtZiFffPc5Lm1zkvsd19hjdLqRC7Upco7u9UTLf3lwPDsBotok6BCCmpNFX6wP2S2U598yvAx42WP+\
            OgnoMCNftOt3ZY6rZG7o04XnECvaekXkrrZFAipPQypeR6ELy3ianMhFMFJ2Ivz4qdPmwBIjNHkrNAskWEJxM/ThlLZdhiBKeKxq\
            VeV+YStjtbqGvoHY1fTQVieyV+L047UtXeFOqIlaoUUHWS2yb9NNrzNyQCjH+IJBzmlgQKfuyTd4jKkVkz8qTyfX0+CWIs3su15A\
            Kcs3/+8//9dfbJ/ScWI+mZDDvdS/ZaHplwXPvNAVHFudLcpD50UYvDdYODQWHrXxV4jB+jAGKyUrOL9dxI21MzYNs0Vs53cbfyy7\
            tlGps9b0pB0zONotJzaojcdS6Xsws2h60bHbFn4LP/0kX7u/sL9z9jtnnbM/OvuLHZ53xc2uyh/0fi8mxEnuKvacO/Gn8Ni37a1O\
            ejVHkq5sXgDNNBGovQIZ7xzG9qQoR/jepbZ9ZpE4y5VDHx39+akW+kRKaNa7y9Sb8ZXILFJ/G0lY69cPxMCL40/UhL9EnnNRq4wK\
            i1MRUIrPeP5VWXHTf0+JJNwfgCimcXEUiTkovJTwReLGkBC1dWvXShPfLHHlPiz2gaokoBIRISl2xIhlcgVGQri3GKbMIe2I1qwX\
            tbg3ncg6Iz97fEHT1Vgc1JuKlKcQSyGKcCPulVqyCRcncPEdX0FvdNdl3a4krr0b51JhK1IMKX35gL9TZ1VTCetpGqhMNg9OKjWr\
            xHXzKUiAW2lS+mht2p60Bro+CW2a9ZVr8uc8T2xYWfYzY5PehvOqBmmdGpAcWV9KoUkxpjV0VhA/qSd5aIXn3NIrhSDSaqKQXU8M\
            WeyIDM/MtkjbgZXTppSOIKIY6SF+1N/O5vobTKcUEfgjbSgA0fD3zxTPJqJP0t2Q31YbNe59LWrRmIttFebQLLaFRkj7IYYDFnfU\
            czb8KO4kPqrTABTZd5x96Zte7r1Myx246+pbHVZ2fHqXiQ9scZhdmsExherUfNpxErzrxVxTZSgRI9GgsywQrnvsdUsJ11M7DYEG\
            azP5c2KdROD5wNNhFZwW4/Fbj3Moh0FCzvAsjq6L2CXRHTF6luvCImZp/mDfGKK4un2G84/yuDIQ3I2Ob56On7zgd/kErNuleniZ\
            dx3NCUmUm1jpsm4k7GUMW6MyFF11xCpUeKLhyRIeaoTkG86o8o1EbtFPimMs5t4Ty2mGmT1qLMlhzQb+RFmsyJ9YK4W8i6rX+TJG\
            AaCodIfT9zpj+4QffpzrU/tYUkYJ53xYFNd/Y9Khvf/zv0k+1B8qJ/4BR6lxaF8M8XLrzBCZglwVE6QUUKHmapRJLdIccsWNl7WE\
            jTsWHHdPaE9jtK4/igAKOvnrD/NzlXFb8n5aWDot49GTYEQ83Ngb3J3AZXf7xj91Ex5OuhlJsacfwGqsJf+T6uFXq/c0uMxrcohb\
            mWU1r9GAoMkMsZzM8OuM+ufd2Gv0z1ubs+w6xd9RVKkNWgIYYymFt2Sb2D9lcP/BuMvlDPSTTcuoNl/SPfgiv4S7B0LIoKigyi/t\
            CjlpdmmCqU1zmzUJZkcQGrUguQwWJJd0QJGfzWV5gSli1aINabL7jp/Y63xDvqx/hy3PnsPTObkAfm6w9Qfsa9HYd3nPeK0ZMF5j\
            U5GbGIEn4O9M8adakLyL7UfetceX2CI0mNtGGD0bxejxCZbL7Cb34DtL/jO/3r8h8cr1Y+DzH300/CbDlxsF6/F0uOyZlxBpvsw3\
            x9nH/Y2C+fhfJwsmypdmFNTHXkBsbHPSWFrulzzrNuom+jJBgrrB948bY3TO3diPPOc2NEtv0Cf0x+DpufaenjEPFnztZ3pWG2gl\
            3X+lO+/yZtz59N4NWiNI6z7m19S/G9GPWnzEWnOsBWb2RzvBlTexvPQmxn68HWXuQgsy2OImlGw/Gkvjs3yXvxvyKN2kpgwf7TvT\
            rlAOSwsPqVnBaF6GdQNRBYI5sVVDWeTHxxNS2P7zZemwzXdf0H8mJ1Yi/lqs4cLnY2azEPMbdNKOEbNZGvH0w0rD46J+DV3icIwJ\
            4V+vfkCTVa4jjfquOOdgzBOXhCd6KQojTmxDfUE7YAgvwEPrN/gTc4D8Yl1q8LfyhTEo731FNvESKR8Yx+rsEv4dfXCegrARNOqZ\
            fkMjnjlsRLOqmldFXV5AErRteAXfE0vB04bCsaAmTiG/Q+zbq+qKrMfPX3VK+xpi4KcmYKqsms1qLSmeysc/ToAFgQTiG5J27MkX\
            lrf39SsIQDgXOM/9IxYgv30J+uXDMQ3d++DJsXSrdeNbLmHdDp7YDy7f4qxkZbOnZBWAIykTzKoimsbxYP4a4pCw3+ODpwwofqep\
            sASqHwEt5of0+ze4tMqzF6u35frDPBqG1v6W7XeQj5XFzbg5BCyOvWFnLIcRqiBi8qGnmz76aVc571b3Vo/IvdXdBw8fzj5f2bun\
            AHr88GLv4Rf/YO8effZgdnix92gGvw9XRw8O0TmEtH7vCVm1qPs99NGVIi4qMOKIX6K+d73UX9OD26ERBD84uB8jVBGLj8TAQUFQ\
            ndIXLZEGQTCQYJJD7YI+xYOOmDhJEWrIE1cE2C8Q39wwhOfPsd3iV8fsC5sYcBnxKqEtSkCxpYIBjKeukidMIiu4HamFzQ4Dnb4F\
            jq90Pmd80NirZYImmVrzHP1Max4uPIENIXyPPQEPYYzew6PP9+T/iNT7yIyDM0hzB0EQP8ExJ7SWnP3xP9j2W/2cKFL49PBXAx2X\
            EPJJIdgXqfuYFkEVr5u+ozdeUfgPzQycZZiyh2cd/H9AmgHE0SPlIvPDXiOwY/8ynxHYpp3gpJhocFw+1ebM9y3Eao5dmCTjbUjK\
            DCAinW8E/7A/uPw8f3L/P909nk1/tZpenGwftffLA1c0LjunK+vyXA1KP0er0D9eX6MRPIqI+KZa9Yr4ov1FpwwQpDUFqFFmvrDP\
            jT18ZO4fPXyIGBcuz/B2SeqR5+0vtsnzB6TBeuU+BLkOYHq8Qm6YHdnJbNJpFNzj/qDl/f7Vt98cNJQTWFD2Y3Zu8NrRC3Ymukdi\
            KrnNipVbUUHaosHebFvjb+TZsS1PoJLyjlioFN30W7gIfXCo8ScRaOX8XCKdCVqAA9EFqDHVDiop4SDRUD2PG7r+xBATVUE9Fann\
            Vg5uc9ShOp6WdkbqJcBZ8fzeRGF4RaiI3g2gO8PzWIV/ZnukomhUBWViDLkTtuHcN3+DkPH4/weYEdNbPvnN3yAezqGWYzmhFmvl\
            IIgpp5hsGqWdYsJplBoMZeEuxqcZOnpfjSrc32aLqJCgrVfhqdGu0OFtRt4+K1WeTMXDqMVKNkAv+RQxMV2QcglXwbl8t1ZLlkqQ\
            66gaLhf6CoImbH9/8JAM8I9YTwaQxizy7Ro1AsOBrQ7q+rSQpbhGiqOz3sRKpvQM+Q56aysW7YjhdyeJMfq0FRhYp4Zfa4RUoynH\
            q+kkgbsmxH9wGt6vXiCZOsT6lkMnNsbJSck11qQfbm3Qcqk3IlubQGI8PksbKmnDcwiaQFV8vT6u7erEBKXNmpU22ZDRMIH0TF5r\
            93A8O+W+gKAJ3INCuXY9UrK94IP6WqvoH+Jri2HyQc9iMm1j3WX54+JnjroAMg6pKTnhY92C6ZtENVJPWDHfUVlQ8YBCk1aIKcm0\
            xeoa4XNpNMs1IJmZIVQnjATp4Mm3El2+K9MWFT4leimFU3srqq9bUygwFHVikMMTKqsLCgs/EpXCVLP4pXr6KKkpOqiuBRuM2sIK\
            /KrIJN9QU1lbvPOKRjH6MpvYvQoL06fG8nzetLHOAbbV2NJYrLfIHK+lgtZSGWy90byOW1J/iqF0a+wqv07UicVwMrs2do1R0a5+\
            fb8x9xp7oTmAklW2hqSG8LWbMKvsJtIsTHuTWDo3945IUxBKXHFJon8vlvNETtYcxDTZJQ/TcplHY3ZB+XiA4lQ0PhIbGS9n0nYt\
            DI8HNs4T7fEb0X0qcAy2NJLcIZoEG30Trw0J9qj6Dcm2gm5QUAsqLNHqhwz4BZGtJdViq+arqTQ8nlMKTx9oj8JWEwnIJ/7+N2Hh\
            ebYlHtQIHFmluPJ1xFQ4T98Mgl81GlH1lFSBLvUIFokvrjK2bkPykhdT6flwY6uYW1YDyvMNsuQBmpee5kxxJEh5wHLAxpDUr8SF\
            DpStUrOQ3bStAm3LrEppS/ejlLCV5+y1UnYVURZzKNukj9ZWgYAgrFwJEQOLzmtjVxHdlAn16dCkdMDGN0KHiunQMB0wVtU8eZL/\
            KJpe0UmlsN0DSNkTXTVBYFVFsqq6jVfjwO62ijeheAe6iHOGQ5d2OrB4CsJjQdk/8mhc0zmPcEQVRWCjJTTa2zlkzfolK954L3M9\
            DkrHNvkzR28iMH+vcfZe53m+MqAxeYRn3kgquLjsrwsk8sQqUziyBTJNORWW8KtD7LyBMJxmfIDPqyKrbI1ZotmyJm25V68OCgIB\
            y9as9L8BTbmNpPwT483k6BKiI9lc8vcUsjb0xlzD50Ty/ZmEZPn9UzDd9PfCC74XTjAsyaAjmt/Hosuzbg4OjfIMqrzy2cJ2Lnph\
            hijieO3yyRVaFV4VKO8cdzbHcjN6Fuy7GYsiQS53+cAC1ENd0M9tJMyAVOjaM3Ys+nA2G8V/wceQn+fi5dGn++YclMX2xHExgqtO\
            K5FFiM9eauYOiYmkEuFFJ5miJ2syevyavuPXL3+pncIwNQXh/Uo6wuq5cgNCRHU8nAr21BOmfo7Lt1LBkg5LQhBK2iWGtusTZHQP\
            Ps1Dcx8bexh/G9vkO4DYzZ7Ag2IjT824V2nFu7Nrp7ue2ZQwbDg76s4+kepKLu+jb1g0n2BvaQasBGq7Nw6/tSu1IHDhOhaSpIL4\
            QcGjCNKVY/S8KqHoHVjeP8txUwB+3me0g7S2KabvLvpHsTB1cNFLi3YuYExE44djIePHoepHaXgOHqVTkPMcJz600jl0U0Wzp74i\
            dZKDh3iIMS2rnGG6piKwdO68Bmy7ONtfoOdEnILbzkvU3hEOBrHpYzxY5XIBPpHXECQ/Ce7JkV88XqN+LhP/sp2RoJ0a8So+m6EX\
            0h3C3SE+8mnI0J+80lO58E+fqFx+BZCbO3TK2c5yYkUzKE2Mkwr0SDS5pCZFwl3641LwsEq6JvBYhZMWoZXaYcdEqfZ4R3V5hfpY\
            uVdZntDnxEr1X9KXpEQ2EhLil6ZDPG5JhtNS9IPxV0dJmLQXVfU3k+z0RB+ESevz6JaAn6lwZSqu67ou6+bkHlHDRaOqgfD11VWq\
            96v+XViTVQECFNta1aK1qVw3D50xmIu1ivhPOD+X7orVqK681pnCgeWi0qnpwvGuhD5yM6UgXMIiWqLfSgL6aAOp7EB5ZijwgEQb\
            6mQoUZHXgYvmhKB86NDrt7ROKmHBwQ4pHCcasRZUEksyJeY5NKhfMKIEFmFKYKKhgs/jgs/TCXblko5ztaFOZMiN6hQ/hfmLTAqW\
            TrOBC8vBcKSaBIjm+nGg5JK5VhNoGYXoOJ2oqTjOmCUL40zr5U1OlcCHwTu07Bi/4+eBfbUmgt+6W8fyljd0+hcpQFdEUMb3f+7Q\
            xIsKaj8OaOKf14lcoLY4f+Yrq/BhaxHBXKCgQEeciaQjzej0chWiD/Xnd2FUVIh7QLSOsUIVJerKTlXmqR0gfrYoXFim4sHu68mK\
            3wcJKFk9IBKRfDsdVXX5IJZZljoVC2NUMqE2c1sm3ryxoKuHYIe41FAg1TUSUd1xr0Sv5iWaIFG4xj3B9j1Uwe7Qx1DAERLl++Bj\
            DZWIRyu3sWb9Lr1+RadjvXBUQ47rNKqhXHg5bepqS/NTO2pvE1g2v8OzktroJU1CCQ6twHmB2Mn84oC/eF00VDCKPkXejx3Whvsd\
            2KD8c5HY0lGZ1u+Vwgk1Fquxsj8y0IJy14BcJiqS+6X8eDLTlLg4UnAl5RJezqOu/hrMpYxrAL2sGdA3V4433hyEd5N6fyqKazE/\
            EstBW5Ib5C4MVJJX3hQ7ooqSxZu4JNYM+HQRmMAlLv5jEH/ZyxO2+21wUqD+qtnSn7yhYte5lAMpld+f0ZdZOGGtIiODxvBQLI/9\
            y1OC25JFGEymxeeN9cl8zZrHlUxBREJA3WgoqwbLkVKgOKgX2OY1aTPbVV6y+GsNQQcMLlSc48qCF/a4JbWj0dC2qlhSNW5/+ct6\
            Cddp9JBH1TgmVqHEQo7SiB9WXh6u/iBOQHV/eMbHe+TPzfD+4Ei3zn9P7IVsZ6Jv15pFlZfL9cHVRVYy42vPSMOJ6FMjNlgFBGGj\
            VSXmHytoLW7Rzf4hkuUOpKlBnwGwAb0+Q4DWqtIIZYkxaozuGCyBrAIZwNa3WpbcMvbzF0MqujaPls4iHIH8L1wPepAa8YCsiY2x\
            8hP6o9kO2B05EPzqT2Vxk7FvKzyqkn2heimflBUEVQ6I2q6aD9UZnlD6XgkXgWc55VlF4FnMxke4lG1ynHs8Cy9Ao7g7C1m1JZcK\
            UFuDKyDwE1v7CJn2zOcgF/+gpBqHH6oyDkmGImtHNSbBrV1BbxZZzYUid+dfOEcwAYbQD0OuWjfNZRZds7hD38tnfaJWyrAh/EFt\
            l20ZZybKUV6HFxXK/IrD5IT0oxo9t1pik6+UN6f7niqDr1EZfGXQYHyFQHO8+6AZNPIRY7ZdZ6VlBdO6PMeB8xO91XPwDlORLmYZ\
            3GYNC3sLRpXUW3pf7fIzgZpXBUqanS2+JakEQTxh7/VV02a3OPOnMsYh2XcAT2JmFb6k8mP0dU3QsJ+gRKp5oEF8/Nr+LKl0Hxb+\
            KClrs+434guSwLgiFXrdAuwf0/kz/F/aFhw4IAhdkNPaVNV0SECu8h8RxD+AsJ5arxSrKPCfrGSaSOw+V4Gzfn4yJn3SHhW1JSqc\
            n2kt8rlLunR1I7PuVkdmCHZ684lyIOdsXdwuB1KodJbl7RIESfIdMiBNNSYDYgtVASVAGZAacMl5PxX99G4COINVWOO6whoMSmHa\
            +5g7zkeSX42JCXAwjcOCN1hc395sIotLzZVx9ihYq0RqQzRx/2alcd32fC3hcYPkJ00+qYs/evKpDn69SIkah8Ultu9aLVLrqYgF\
            lA6DUhZXRF2OWsQKLDpKePaNjTVVwHB8EqDMl2qvqUGq4MajHCJUENRx2aXIEdJaRXvo5DOmo4zhcoEE2rbzLY/D3KktHsMBYyHs\
            j0FTI9lRKFcKqP8AULCmlRmuE8Zf/+Vr7gRDuEkggTvowQ0e61MI4TT9M6okARLWTK2JERjkfClu6xxu7Bc48edFcnfUBYOnMgXG\
            gSNKsdSRS3Gu+EoweomOy7NafxHqL2PE3wY/ZGHMKzhutbmzdFov5SKLuFVI/L//HVCfBbBo3AR+uUzXlsIMxtMjurLW0a03AfQu\
            NYImf5wFbhLx/RHT6coI6aBkSKlVpxDD2A0Z8nU+E3jgC0Y/Xmgehh+m+9TKSmqfNlAwBhGGcSvbIODDq5muwXA7TgD/1G7R6Y1X\
            QBsjo8XGVmi06L2XF2S62KDpYpUsa4z1BoyYn1efcrVbrBWbPSxfpUFcAdwEoA4f1BSOgqSiJv4oVcnSp/5BUpuFjjsMV7ks83LI\
            LlHbmNonal6Uj/gR8aS/M1Pa4wcuQ6Bcu+N07Pffm9h2+m+sRi7UYIDugh2ClegQrGmBPOd8C3vszVynhwvuk8vpzs5GpGSj28yT\
            EDfN3ZNyeTifzcvHCErxOG8wEBI+zumbrO3380Ojrg9abdyf48bhlDlXq90FgrstiunUbLXdJbe7wXZXbX5+jBijSWv2oTV5g81h\
            /gkdaLQlFcYfzivfTmzYNGkYXiXek9XDudoCcNUOJ66L6jLSUrp+vMgBbHFV5EewmPLDo5n9k8sfFA/sX11+BH/+qGYL5+p50Okv\
            uWOfGyhdfjtjVxF04xbVzxsgGGvnEhbpnBEWm7mcdpJ3r+MTfPVCiDL4UfmFuLhb5+g5b3H3igCX1n0YyC0iOaTK9UNK+P1kskhF\
            UZ4KJnci1NaeM5EDCp6+95fVwmDiu6skoZa2RLNzSegh5mkMLIdrwvZkLsnaVaTA+2epZWVV2qwNIRrikmZdTNBCACoU918YkQY3\
            x8U/vDhhqUEL4rcOjhlVE6DM3mCWPUQCL89BvyoAxf+BcrbRb+noGwqCLHEj2zec8tsLPGoQMfW8IYK+UGsJ62T5N81dGlygAlIC\
            ayihOC7gkLQwvpo/JB0TSx53QJAE0IjJ3sTsH8bodg7J9ufSAZAfdXlieHv0zS5MVA+/0UCYadUBCFaXDEWhEkXCdMDl9kf0mYJH\
            LuwvcyjumHIp3UYKS/maedn67URH1+t2lhFYQUWlV8TmRc4KZDR+IO+92G9aXwlAaKLZd7bldeesrsbCCnzlvCTfVpsaYYn1rSAv\
            ZefIGhY9zVDCL2RZL5caupCg3IdYeBto9OCrBiaBJ5XNKzwvrZBMd1bqlURl4kIA7Fh94NvL7oVqngrw4UwyApeZb0gZcZzCSrc7\
            7IbXu3AUKy11WpdOQUdHGY9W9BZ3c32bxMfeCIYPWRZ8nUQp7m56xwmb4FfqNl8BtavHzaLa3zc+rEYTgMr6pUVwi6Z+zIsBgZPw\
            8B8v/BoXvkxzZDqFgrTAhImZRWWW+IizRn5OTp/O9bzaHQP1+4RdwQFRYV0RH/Z0KBIyCYON5G0lHmcKP6cR11lp3u4R2glhX0ot\
            lZ6n/DdKEp7kq8Kwn9GixmdPfApB6MvMTGVYH//Vz46F5ERaqf8f5P9Zee+FfeG9Tsn6YwVyn0UPbFaI50NKDaHDV2l9dktUncN5\
            NXS5xi5LcgEfMfLJ3VnDtO5UUBs6wShGVkLNeA7abLDBOr17FLIdKEgtygLJ6JCGw5dMBheGXedH50lSF2XCr80YfxPOlvA5GupC\
            hzqmb8ju6Ttr/WJHlF/cTeNbbbLJ0pnL4Zmr4CfssPMh/2STaz6ZMFvC0Uv32YLE0Djq5QGnz4v9w8cYKRuTLxOCSU7P5XVGrWz5\
            8KU8wTeUg7Wp/VbuallhunUVLVpGYk19Jqz4wyifMFbp2CmjbURpwR1w9aR3Am3aPamUI8NJ0rT4Yxvefv0IlzE4z0Ch0z+5/cOZ\
            Hd8+SrtyfCW7g/6sngB/8jxJn6J9QLQbFaM9hqZe69yHQ6ge7Pd0U9Y5BucD608zBZ21jGHWVSIWTyE0U+DbK+JYkBSHHA/iNOSe\
            EfYPluS3R2abF6U086RWieV6K6wV960SpiC+EZTVplgU6Ga5ghsOHASAuRXsgbm0zs+bttX5wW9aexcFGticZ/HFBq8yjx8AG9I5\
            Lz3TM2Sxv+8pE21I8akQ9iarHbXKb3N9dknY8qKJuEJpYHh38Vu9BmmjRJP+zy7/zJ4V+eEj+41eSmIpK143sIvJTYLfBMlUF2+/\
            eFiqr04LtEi72tRnKF94u/oJrUQQbGxeWzwNwF1iNXzl+BeUp5Cw63Pmtvr5/dW1hAzAEnGFjEvkD7eoMri9xna9E/AmlqmcNkX9\
            TkBevytwU/pWgrJO9vTl7NihpXlShv+Rrb1FYxodVK8yb7L2ZVW+JfjjF4gYm9yp9hjIpHuxQsrhQebXVxs6wD4lF//fUaEHnIVy\
            A8xW07u90V2tG+yHR34AZadB8sEK/hDWEhGUpwIEZV0AhmbjOl0ImzJOrI6+DzLWokr2WGmz8PY7oKFwJ23VGXXwt5SKsbvnxxHw\
            d7Tk5GB53xmjpjgcyPOMFy9HnRXlOvM59sdrNFjaiUo2+w23crko2jxUJSjmMZcv8cRX3HNg0/9mofQVEzF6KkLrc2DeKHUZjc9L\
            s/DCN6mPCGrrGAxdO9/Ywkz/jDKJXMMKqynR5Ggfo9fKE/wUv8jrxcXj1eICmNuaOI8XIF4Ye+FPIJDW1nalz9jMWvXOv4aVENSL\
            1prMn561TWk4cKwgZkR9mkjMKMBqa1wC2JR3+RtSTEf0m79mv9he5HmuTIIOj8ovRGyzjMPmGxoR82ZxqQ8MTHJVd0e1FhiS0fj8\
            nbGX4lRvEzk+vbQbcTfD7AytQlMpazw1WUBhyyRQhQ5BZiAz5E4sEy30ksbfpQmOWuUQGUtAS9OTy2JQIcqTqactxr5L7jEVcj8l\
            om185VdZY04UgF6rq/BcK+iLujuLzD7trAo0KrNYkYOIbPUYOA38xi5xXyqkosDShzN2Gc8RaEEZX5IVsZ5EQdIhXcu61rC134F2\
            7Tf0SHnAL7Mir8X1zLxJU2NXVmWFaigmKn/o5OQYCK/JDLZN0b7jIobbenetsyU6lOE1Ou6v05NC1htX23eJbOXk3Jgwq1A3Tmsa\
            pghOziKlim1yEvB5XEmBR8GJnj/h0a/NlH+sjLHVTrG/XhpF9rNKZPc1cqo7qwUKYcP0xvpyZUDo+0Ru8HioQCjYVSTsr5ZVXg0J\
            +zOUeOhhQ6RVUk//DUCLRPQCWI/43tkhTpxXBxrncenxJAWP8hXtO3QmEWteW+QTRFkrGifH5DLdcvRE1bQUgZS9V+4PbNu2zptk\
            Q1vQIwCrSkyWTdj082qa1dMSAIBAzh6Fd9KU9w4ezqv98kkUvI/mznEyiL8HGDXTuqvwC6eSLyNtcJw93SVyQsI+uqQJV8WlLHJc\
            CsAS+G0BFBl048V+jxyMdJ5He+T4AWF6GB8qMjctzP2I+sYYr9LACumRUqlo4aFJYUXIHXgptiECwvCEGTnV/Q1D+iEgFiqSiE7P\
            Vo0l2TD1HeaGv1AhGl7P3ep0s17V+N20ke5U3+xSVWxAaYehu9pgnxXnBKp0baM+B7Mo+wgMpAy5dm8snz63oAwDn/NHaMbFIT0b\
            ytT09fp9pAwj+jRYhFmQPWm5BmtuDzV4fVXi1JzS0miIBlx7r28SDv1Yl9sxK061FhtpwC6jv749rqzlOeSCO/8engakJcT+gNbU\
            Imi5y4iZmO2IIegXXSs87c5Oyz9NeQDQljU0dRTkLE6Lrdl+nNLjwPxoXC0uxsubocPmoxkj5RFsHmLkPTgyaZ+30A74CUpZq9NT\
            +G4JcOvDuFGpjoeYRv9c68vUePMzDZDi0aQSAnvDJu3ZbcaMwN1h+d2mOvZZr54vOLvqg91m5iwN+kTz29iy9meb1I7b0kojVInx\
            VjS+Xz0QOD7Oo7xqB4bf4RHnkok6oDCJppojunaaTauzGvIkdRI+VgDO0jSlkFcHMQWx7EMbDpQxNMSzdIhnQ/mO1cShixrJ7OrR\
            UKbdkzZQCbW0z2ECbXuctT3AtQlb5ubsUjD6eYpHK7dVFkaJ+4v6dFU3A7zW85RD4bo6abmG/nLuYqLGq/xBopFJAJ0zcBkP9tWE\
            znkUTwpqT2IIjEE42ctkcNJRPuyPclLn3YuLi65B/1+zg8+gZqyI6KPVrLz8Yw5BiCrb7CE7B4pMcX8oKzjOQNf3VijBrVauCE2c\
            V6AvcYaH3+zIhIKm5wV2Z3rwsBloxRdmsIAHQwV80bT/Ac7m5I6o2YNcWxSCbvuFHj00rbvqRxyatj0gL+TKRgi2NyHuo6N/SKh7\
            lGo4z3t88tGtKtkD1e3t92t98CitdeZZ6q41xsCr+s8RtIYi/A4CAXxkSGvTGSSf/3JtZ+Q9/2Jt5126zV1l6H8nbWcCvBk7lUWq\
            6ngYB9rYonqXNauLYrqqi9VUUl050JgyJh2eWQdjoTdUF6XzbEXxpPt4DdO9B0cbswinoT7mbXoMerABJtQ9BhnuqFBl14awGENj\
            4FLAxY0WNIa2oGrk2DMGOnjw+a8Q6ABPHt2tbefup4tmS5N01jtOQY9hA9Ra4cp6UdTNtC7ON6jF/vaKOsOfZtvhirrH7N0p36Jb\
            qVXlBjja57uxF3rnXds51irM6pGqzQdAhu6OCWmifSJaEKppz4gLz/LjCVFnYvWhcoKb4eTErgehT8029sSvnmDyX2cT+INo8+X6\
            beTNR4UzwdsbMjpsnNr9lhOT/jGSX52ZBcvgvkctgXhDniGe0drESD+1F749P+bQ7ESYyMBdCLUN6TuG7Qc/bt5es7e8tkeAvslz\
            1MfQXt91Ho3c0cxmL4IZeRPHEdJGcKpuMzhUGiLl4aB2SgMh7g9xYZjEozOcFyDrKE/FGgClX1iJXF0RUmFeYE2EoCTSV6OtIMnG\
            eeFW5Rr1R1Cw6VBS5VPRaQ+mrDQXz/NZ0tCuCjy1rO+oGFXUxX0OykZ4RIQwV4qIS8MWEzXUkxaJCy7HAPYsvGUrbydKRqJggFoK\
            T3mFzhv4/ZKPS/Ra+WWDj3q1VU2y+cqyS9g56h98VwB6AKkxs2Pd8gwYHtrVsqiHltR8I/Kua5b5YJ2oc4BCcfy70FDR4HqH4eLr\
            aYMq4FTM74gUmwMvvwEhjUk8ddly+Q4djVEZN1DGcRlcmD7NwocR7Qn1FHUCytVYlJpC3+xwFnUN4y9rIXbrddkNLpfsQ0oMzu03\
            2voYac3ZghXJdYrMP7Z5kuTLfHumI3Qt4wNC/Mpe8lDQ+WsOSuMqb35pzx0KnDtQ2l8a89E7psUkZjGI+8YTj8bH2MEUNJUm1mk0\
            TUpZa9LYiU2NwWlonuPQvIvIbxseZtCikKk34SE6mUM6jFKPZ+Zk0atNHaQ93+kAPs6nVut13MTBdN7lFxIEE805g6TVNZg0Jkzc\
            74ShvaNG6EIdS/71LYmJN0WGwut+Ku3WKumWCupf4kNQd2M0XMjxy5PEcmLBvcM1jngX9AO3y+S15JnPXJzEjrWc+NNq7V9Iw/sT\
            bZ+EGAPGT+eGbVA/uvzRZ/a8yA+/sGeR9jboW6NlSoxHNBv0vX951bjcsQVH2fBjMAmkF8WAeoLsE0y2Uj3l8ivcePrNdZT6fFdq\
            D1oTdJK8Z2mOyUayr6ErWsQ1suBby2jZMfBX5YUrzoNigVKFqEAnNHl+lQy//gAPfU0ngy/HP++UgvJqtkrZ0vLtp2lzrWOhCnqq\
            mldYPhbmjX9ZDRru26AW51pbUgu7W6qIQXhX1Z5g26g94ms7jLe0qoxbpeC4UjHqI+W5W945nGdlpzXSA2lTEUBK7swEEkXrclJX\
            EdVlQayDlRe+WF/5LVomTTAVn8mvQlRqmHROFW20WIlPSaYnqohqZetniL4H6+imum8yYosOSovOHSVFFH69cYh8nynVPCjB+pMJ\
            ZRttAT4bg2pjoTpesDwcBhmBqhB9reJA9MQwTpRoATCoZn6OihTP0Xdshr4lMdwsxkiAEVWiPyxUizuL6ulZBValTYMuJNtAqEHa\
            oO7jdXGutCEvvMTsceayMqKAUfGDpzYKNPfyrtM813eap/RNJrssIwTGZebxlJkHVCbc5HfnwQitsKB6vZAXPFzL5e3Pd356bj/M\
            nbxm/tWCROQ6fE6baXGv9BpQqino69wI/osqMAWtyIMPuZai+ch2YfdsQhgpbAf2QVXV80xfEs09J02KNXSmX4Tnx2r/C1tO3a39\
            PwAqTfG5PizJWv10D71pav02Aniv77vwhElKGfosi+RRTf5xva5It6OIVnGk4Nfm6eq1/ERrWZSDU2a0k0jMhIram5mFsZ1+dGZf\
            +4pB5T4EJWQ9DBQ4tNX9j2IgUqsuQXiiXkS/9/P63nlhNYRUhVayCeEsaMMcEoOB3iSK8aloX+RzsU44v+MtNcm8s/hUwcoh0x/j\
            gkZMmUbZKhxXRrcl5YC44nSrII4ApaJewHNCmp6YhBktinVT7AX7BxPn2JvATNLspFVgOJ3PuY2Tf49X1UGOBw0XNrvtOA9Vn6Lq\
            O3QWnIrix0tgjJScf3LymSWfomjkQm5F4W97TO04Ib6rvC4h3N6wIl2pC6rZr1Bv5k6OVoi37eN1awWMvI5HE3dKWIsIdk1k1cqF\
            KH2OixMTVhECjq9+oBVJ54KWBQNbPumXZygnbH5K16lOO9BcOgexAiMprhqx+VUun841oCzbygyc4syyr730fYbsJBnN1us3bNiq\
            8vUnYVb8ZgdsKXVZUUvhnoHePXeBVlCmneClmnIct4KrVdiK4XuCiEdmInBh4ViLJp2DiKZIXwFNtBggl/sm/wS4xDF4RKv2fT1x\
            n96eKFbTojZKqu8Uiohg81hSJnlw0jBkBv1MRE9DPpsnNEKxeJFkaLA8VX4mBlWFCsXKqgN/auQQqc6frk7HnaEsIviMvzAN9ab8\
            HEMng7AXoXs2FEA3ScHwYPEf14ZaXDYpGVdfCqixW2Edd51hdXWUVY+BilKkjqi7CpITbVsfaRQZlAjsMrxrKDTsIFqKLKIryRH6\
            BemKdTpltL2cAnjtWSGpcbR5aq+cGC6TCxaEtZDTR/aGqlqS0QYoTre/ZDMrspMzar6s/YixqdoYxQVr+SayadBhYFsEHVyxSXDe\
            JkEbKsYJWBOWteaZY9hWQZotZ3L6EuuFNGpFX61Kr+lVjtp2JuVFdOxPEIWgLYC5x0VEV+as6O8cSdJwZzct84rUlFeZToqnmqbB\
            SSCaugLSGAlR0wAloFjEmS4eKPLCMUDQwZbbqEyyQJ3Z2Th0J04gBR0RKXU+CzbAJXzIElEwTf4kS+N5RWFqKFxDa9VWeEVxiszB\
            TUqtjYtQE2j+a6t4r8Jt9Prq7FIMP0MlWoMav0ibcvq4KRsw3MaHFOxYk6R4SRxe2xNMuuNEaZl53iwZmmAMsqQ7ioL0qatmNGHA\
            0VznvVai4bu/v/QizfzWaYSHtx+6G1LaxOUahff2ToTYGgsdLmI1ZFVvl4sN2G+nBSaavHKB0nO/AlL3ZBX9HodiRKTfS2S9Xq4x\
            Q4VeoN5/v+VcLooEO/YUfQLptdRqCtgshsBgrhKopFDAypG7InoqaCxOATRk01bBtSp6HVIT9G4L+o9F5VLk0OVBGeNpxDRifIQ+\
            1cIzUx8XGB84ivoVhuL1Q947JvocJfJ9UszurTDIgc2JXqzS5NopTqDN989ajSKFVIw9gyW66K0LV4leltJ3L5mOiOGkYi0it4vI\
            rZcGLF6tx5bLMEtE4bpLs7E0+C0mRcezExSZqNRoYDXtDfHjRTfQv0mp9X9Sja0G2AOauPRCASLgLDpVKOfpJ5wRsGsDxIVfg9tl\
            dJyK5JhyZ59srodKLUUk5GXMCPUDk6H21r8c7tS4Ju9YBoeMhwOru7WbwrTxccxBQrMd7F328zmJdcofhpLJqz3UhFIg3USHGGR5\
            EdtU6yiLhJ15je+8XoAknI/5z1S1H0GJYXjw5rhc6u2obzqj99FgQVPIKxLxAjQFIpG8xfEQLCQc9Cd5b+PQy25KOg/23FkPGIE3\
            fHyMEtzcZSNKxBhmxqw4LIX/iZU157R+36ptzRhh7xQoRVmtHVwX8NeZq9fy823hVvgzncgsBUoNDJ8pgHNxvPbkXYg1FD/PQYdu\
            ldyYcSkECksgM3uWl9aQ3kLBlWhRz8j2aLKjqL3w3IlFyCAAG3t69fYa8cwI4zacNAy86NUMHpvnrNpMnpcREDgSBjWRlGjaeIFP\
            LCU8tD1Od3gyHeB+0yNjV2PCKJU51UHkVN8ucVopQDZPhvWgpKm/WVuxg9lfMaFRa0SCxsX0ipOxtqWuMNN6SV7lm1AcPzt+pnBB\
            pdmvTqixd8Acai3z/pZa1n4VJJOeTJlaVvehigQaCM/LhcJmFbhV3hne6b32w5mTvdjKHy4Js7aWCkiBJSTaEnVI7smrK14oTcwa\
            JLd/oG5gcsu7Uvrmfu4h6S/pJmcCdkSjumHeNP8YG3bSJs8uBdXH3dJFrPEymi2uJ2KyQ6m9RFkSe/lfkobDEHYCa9WLm+rAYOJE\
            DSa9xKG5kmmjh84tDNcYYb6HxlaBLOkhEbdBo28UZDRFZMTeJQVqglZf9XbU+5LT3VYzVqcPYYlJ63gW4mG4tJLDTWhUGdAENa+i\
            ryxS1xJl2HMLq/pZI/15xg2d2EbpVcQTrLKTaHrNK6pbwVsO6IeoBSk6+7XvdgfZG23Q8c7JE6x9Q4mWUY8E+CQ+sQuayg4IQ5HJ\
            vkZAjPeo67m9dnurZu8pRD4jRE57qgHPBaaehagol7GvNfKfsCT7yn+SnNT+pNEMgO6BxO2NRjBuarv4/98hfmgcOgEA
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
        "text/javascript; charset=utf-8", tag: "bab91fb5a857209b",
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
            ).href,s=()=>{},a=()=>s=Lt({url:r,token:t,heard:o,changed:n});if(!i||typeof SharedWorker>"u")a();els\#
            e try{s=$t({base:e,url:r,token:t,heard:o,changed:n,failed:a})}catch{a()}return()=>s()}function et(e)\#
            {for(let[t,o,n]of e)t.addEventListener(o,n);return()=>e.forEach(([t,o,n])=>t.removeEventListener(o,n\#
            ))}function Lt({url:e,token:t,heard:o,changed:n}){let i=new Q({url:e,token:t,heard:o,changed:n}),r=!\#
            1;i.changed=(l,h)=>{r=l==="ended"||l==="unauthorized",n(l,h)};let s=()=>{Z()?r||i.start():i.stop()},\#
            a=et([[document,"visibilitychange",s],[window,"pageshow",s],[window,"pagehide",()=>i.stop()],[window\#
            ,"online",()=>i.kick()]]);return s(),()=>(a(),i.stop())}function $t({base:e,url:t,token:o,heard:n,ch\#
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
            "],rewind30:["M11.5 5.2h.5a7.9 7.9 0 1 1-7.9 7.9","f M12.6 1.9v6.6a.6.6 0 0 1-.98.46L7.6 5.66a.6.6 0\#
             0 1 0-.92l4.02-3.3a.6.6 0 0 1 .98.46z",`.thin ${st}`],forward30:["M12.5 5.2H12a7.9 7.9 0 1 0 7.9 7.\#
            9","f M11.4 1.9v6.6a.6.6 0 0 0 .98.46l4.02-3.3a.6.6 0 0 0 0-.92l-4.02-3.3a.6.6 0 0 0-.98.46z",`.thin\#
             ${st}`],volume:[`f ${v}`,v,"M15 9a4.2 4.2 0 0 1 0 6M17.6 6.4a7.9 7.9 0 0 1 0 11.2"],volumeLow:[`f $\#
            {v}`,v,"M15 9a4.2 4.2 0 0 1 0 6"],mute:[`f ${v}`,v,"M16 9.5l5 5M21 9.5l-5 5"],captions:["M5 5.5h14a1\#
            .5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5z","M10.4 \#
            10.6a2 2 0 1 0 0 2.8M16.8 10.6a2 2 0 1 0 0 2.8"],queue:["M4 6.5h16M4 11.5h9M4 16.5h7","f M15.5 12.6v\#
            6.8a.6.6 0 0 0 .92.5l5.2-3.4a.6.6 0 0 0 0-1l-5.2-3.4a.6.6 0 0 0-.92.5z"],speaker:["M8 3.5h8A1.5 1.5 \#
            0 0 1 17.5 5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5z","M12 17a2.6 2.6\#
             0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z","M12 7.6h.01"],group:["M11 3.5h7A1.5 1.5 0 0 1 19.5 5v11a1.5 1.5 \#
            0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 9.5 16V5A1.5 1.5 0 0 1 11 3.5z","M14.5 14.2a2.2 2.2 0 1 0 0-4.4 2.2 2\#
            .2 0 0 0 0 4.4zM14.5 6.7h.01","M5 7.5V19A1.5 1.5 0 0 0 6.5 20.5H15"],screen:["M4.5 4.5h15A1.5 1.5 0 \#
            0 1 21 6v9.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15.5V6a1.5 1.5 0 0 1 1.5-1.5z","M8.5 20.5h7"]\#
            ,close:["M6 6l12 12M18 6 6 18"],down:["M6 9.5l6 6 6-6"],forward:["M9.5 6l6 6-6 6"],back:["M14.5 6l-6\#
             6 6 6"],check:["M5 12.5l4.5 4.5L19 7.5"],repeat:[at],repeatOne:[at,".thin M11 10.7l1.3-.9v4.6"],shu\#
            ffle:["M4 7h2.5c4.5 0 6.5 10 11 10H20M17 14l3 3-3 3","M4 17h2.5c1.4 0 2.6-1 3.6-2.4M13.7 9.5C14.8 8 \#
            16 7 17.5 7H20M17 4l3 3-3 3"],speed:["M5.6 18.5a8.7 8.7 0 1 1 12.8 0","M12 13.2 15.8 9","f M12 11.6a\#
            1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z"],more:[".bold M12 5.5h.01M12 12h.01M12 18.5h.01"],drag:["M\#
            5 9h14M5 15h14"],remove:["M5 7h14M10 4h4M7 7l.8 12a1.5 1.5 0 0 0 1.5 1.4h5.4a1.5 1.5 0 0 0 1.5-1.4L1\#
            7 7M10.3 11v5.5M13.7 11v5.5"],music:["M9.5 17.5V5.5l9-2v11.5","M9.5 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0\#
             0 1 5 0zM18.5 15a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z"],film:["M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.\#
            5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5z","f M10 8.9v6.2a.6.6 0 0 0 .92\#
            .5l4.8-3.1a.6.6 0 0 0 0-1l-4.8-3.1a.6.6 0 0 0-.92.5z"],warning:["M12 4 3 19.5h18L12 4zM12 10v4.5M12 \#
            17h.01"],wifi:["M3.5 9.5a12.5 12.5 0 0 1 17 0M6.7 13a8 8 0 0 1 10.6 0M9.8 16.3a3.5 3.5 0 0 1 4.4 0M1\#
            2 19.5h.01"],search:["M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3 20.5 20.5"],sliders:\#
            ["M5 5v6M5 15v4M12 5v2M12 11v8M19 5v8M19 17v2M3 13h4M10 9h4M17 15h4"],add:["M12 5v14M5 12h14"]};func\#
            tion re(e){Object.assign(V,e)}var se=()=>Object.keys(V);function I(e,t=""){let o=document.createElem\#
            entNS(nt,"svg"),n={viewBox:"0 0 24 24",fill:"none",stroke:"currentColor","stroke-width":2,"stroke-li\#
            necap":"round","stroke-linejoin":"round","aria-hidden":"true",focusable:"false",class:`icon ${t}`,"d\#
            ata-icon":e};for(let[i,r]of Object.entries(n))o.setAttribute(i,r);for(let i of V[e]??[]){let[,r,s,a]\#
            =/^(?:\.(\S+) )?(f )?(.*)$/.exec(i),l=document.createElementNS(nt,"path");l.setAttribute("d",a),r&&l\#
            .setAttribute("class",r),r in ct&&l.setAttribute("stroke-width",ct[r]),s&&(l.setAttribute("fill","cu\#
            rrentColor"),l.setAttribute("stroke","none")),o.append(l)}return o}function f(e,t,o){e.dataset.icon!\#
            ==t&&(e.dataset.icon=t,e.replaceChildren(I(t,o)))}var Bt=new URL("texts/",import.meta.url),A=new Map\#
            ,S=new Map,Nt=/^(ar|fa|he|ur)\b/;function E(e){return A.has(e)||A.set(e,fetch(new URL(`${e}.json`,Bt\#
            ),{credentials:"omit"}).then(t=>t.ok?t.json():Promise.reject(new Error(`${t.status}`))).catch(()=>(A\#
            .delete(e),null))),A.get(e)}var Vt=E("index");E("en");function It(e){for(let t=e;t;){let o=t.closest\#
            ?.("[lang]");if(o)return o.getAttribute("lang");t=t.getRootNode().host}return""}function lt(e){let t\#
            =It(e);return t?[t]:[...navigator.languages??[]]}var H=class{constructor(t,o,n){this.language=t,this\#
            .direction=o?.dir??(Nt.test(t)?"rtl":"ltr"),this.own=o?.texts??{},this.english=n?.texts??{}}text(t,.\#
            ..o){return(this.own[t]??this.english[t]??t).replace(/\{(\d)\}/g,(i,r)=>o[r]??i)}};function ut(e){re\#
            turn S.get(lt(e).join())??null}async function dt(e){let t=lt(e),o=t.join();if(S.has(o))return S.get(\#
            o);let n=await Vt??["en"],i=t.map(l=>l.toLowerCase().split("-")[0]).find(l=>n.includes(l))??"en",[r,\#
            s]=await Promise.all([E(i),E("en")]),a=new H(i,r,s);return S.set(o,a),a}var O=new Set;new MutationOb\#
            server(()=>O.forEach(e=>e())).observe(document,{attributes:!0,attributeFilter:["lang"],subtree:!0});\#
            function ht(e){return O.add(e),()=>O.delete(e)}try{CSS.registerProperty({name:"--_u",syntax:"<length\#
            >",inherits:!0,initialValue:"1px"})}catch{}function z(e){let t=new CSSStyleSheet;return t.replaceSyn\#
            c(e.replace(/(?<![\w#-])(-?\d*\.?\d+)u\b/g,"calc(var(--_u) * $1)")),t}var pt=["background-color","ic\#
            on-tint-color","button-text-color","heading-text-color","body-text-color","caption-text-color","slid\#
            er-progress-color","slider-secondary-progress-color","slider-unseekable-progress-color","live-indica\#
            tor-color","ad-marker-fill-color","font-family"],ft=[["background","background-color","#ffffff","#1d\#
            1f23"],["icon","icon-tint-color","#43474e","#c9ccd3"],["accent","accent-color","#1a5dcc","#a9c7ff"],\#
            ["on-accent","on-accent-color","#ffffff","#0a2f66"],["button-text","button-text-color","#1a5dcc","#a\#
            9c7ff"],["heading","heading-text-color","#1b1c20","#e8e9ee"],["body","body-text-color","#40444b","#c\#
            6c9d1"],["caption","caption-text-color","#5c6068","#a5a9b2"],["progress","slider-progress-color","va\#
            r(--_accent)","var(--_accent)"],["secondary","slider-secondary-progress-color","#c3cad6","#4d525b"],\#
            ["unseekable","slider-unseekable-progress-color","#e3e6eb","#35393f"],["live","live-indicator-color"\#
            ,"#c5221f","#ff7a70"],["ad","ad-marker-fill-color","#f0a400","#ffcf5c"],["raised","raised-color","#f\#
            1f4fa","#292c31"],["tonal","tonal-color","#dbe6fb","#2d4166"],["on-tonal","on-tonal-color","#0d2e66"\#
            ,"#d9e5ff"],["line","line-color","#e0e3e9","#3a3e45"],["error","error-color","#b3261e","#ffb4ab"],["\#
            snack","notice-background-color","#2e3138","#e4e6ec"],["on-snack","notice-text-color","#f2f3f7","#25\#
            282d"]],U=e=>ft.map(([t,,o,n])=>`--_d-${t}:${e(o,n)};`).join(""),bt=z(`:host{display:block}:host([hi\#
            dden]){display:none}.root{--_u:calc(1em / 16);${U((e,t)=>e===t?e:`light-dark(${e},${t})`)} ${ft.map(\#
            ([e,t])=>`--_${e}:var(--cast-${t},var(--_s-${t},var(--_d-${e})));`).join("")} --_hover:rgb(127 127 1\#
            27 / .13);--_press:rgb(127 127 127 / .22);--_ease:cubic-bezier(.2,0,0,1);--_far:1;font-family:var(--\#
            cast-font-family,var(--_s-font-family,"Google Sans",Roboto,"Segoe UI",system-ui,"Noto Sans","Helveti\#
            ca Neue",Arial,sans-serif));font-size:medium;font-weight:400;font-style:normal;line-height:1.4;lette\#
            r-spacing:normal;text-align:start;text-transform:none;white-space:normal;color:var(--_body);accent-c\#
            olor:var(--_accent);-webkit-tap-highlight-color:transparent;-webkit-text-size-adjust:100%;text-size-\#
            adjust:100%}@media (min-width:1280px){.root.far{--_u:calc(1.35em / 16);--_far:1.35}}@media (min-widt\#
            h:1700px){.root.far{--_u:calc(1.6em / 16);--_far:1.6}}@supports not (color:light-dark(#000,#fff)){.r\#
            oot{${U(e=>e)}}@media (prefers-color-scheme:dark){.root{${U((e,t)=>t)}}}}*,::before,::after{box-sizi\#
            ng:border-box}[hidden]{display:none !important}h2,h3,p,ul,ol,li{margin:0;padding:0;list-style:none;f\#
            ont:inherit}button{appearance:none;margin:0;border:0;padding:0;background:none;font:inherit;color:in\#
            herit;cursor:pointer;text-align:inherit;touch-action:manipulation;user-select:none;-webkit-user-sele\#
            ct:none}button:disabled,button[aria-disabled="true"]{cursor:default}:focus{outline:none}:focus-visib\#
            le{outline:2.5u solid var(--_button-text);outline-offset:2u}.far :focus-visible{outline-width:3.5u}.\#
            heading:focus-visible{outline:none}.icon{display:block;inline-size:24u;block-size:24u;flex:none;over\#
            flow:visible}[dir="rtl"] .mirrored{transform:scaleX(-1)}.heading{font-size:calc(var(--_far) * 1.25em\#
            );line-height:1.3;font-weight:500;color:var(--_heading);text-wrap:balance}.title{font-size:calc(var(\#
            --_far) * 1em);line-height:1.35;color:var(--_heading)}.small,.caption{font-size:calc(var(--_far) * .\#
            875em);line-height:1.4}.small{color:var(--_body)}.caption{color:var(--_caption)}.line{display:block;\#
            overflow:hidden;text-overflow:ellipsis;white-space:nowrap;min-inline-size:0}[dir="rtl"] [dir="auto"]\#
            {text-align:right}[dir="ltr"] [dir="auto"]{text-align:left}.time{direction:ltr;unicode-bidi:isolate;\#
            font-variant-numeric:tabular-nums}.hush{position:absolute;inline-size:1px;block-size:1px;margin:-1px\#
            ;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.icon-button{position:relative;display:grid\#
            ;place-items:center;flex:none;inline-size:48u;block-size:48u;border-radius:50%;color:var(--_icon);tr\#
            ansition:background-color .15s,opacity .15s}.icon-button:hover{background:var(--_hover)}.icon-button\#
            :active{background:var(--_press)}.icon-button:disabled,.icon-button[aria-disabled="true"]{opacity:.3\#
            8;background:none}.icon-button[aria-pressed="true"]{color:var(--_button-text)}.button{display:inline\#
            -flex;align-items:center;justify-content:center;gap:8u;min-block-size:48u;padding:10u 22u;border-rad\#
            ius:24u;font-size:calc(var(--_far) * .9375em);line-height:1.25;font-weight:500;text-align:center;col\#
            or:var(--_button-text);transition:background-color .15s,box-shadow .15s;position:relative}.button:ho\#
            ver{background:var(--_hover)}.button:active{background:var(--_press)}.button.filled{background:var(-\#
            -_accent);color:var(--_on-accent)}.button.tonal{background:var(--_tonal);color:var(--_on-tonal)}.but\#
            ton.filled:hover,.button.tonal:hover{box-shadow:0 1u 4u rgb(0 0 0 / .3);filter:brightness(1.06)}.but\#
            ton:disabled{opacity:.45;box-shadow:none;filter:none}[aria-busy="true"]:not(.plain)::after{content:"\#
            ";position:absolute;inset:3u;border-radius:50%;pointer-events:none;border:2.5u solid transparent;bor\#
            der-block-start-color:var(--_progress);border-inline-end-color:var(--_progress);animation:turn .9s l\#
            inear infinite}.button[aria-busy="true"]::after{inset:auto;inline-size:18u;block-size:18u;inset-inli\#
            ne-end:8u}@keyframes turn{to{transform:rotate(1turn)}}@keyframes breathe{50%{opacity:.45}}.picture{p\#
            osition:relative;display:grid;place-items:center;overflow:hidden;background:var(--_raised);color:var\#
            (--_caption)}.picture img{position:absolute;inset:0;inline-size:100%;block-size:100%;object-fit:cove\#
            r;transition:opacity .25s}.picture img[data-state="loading"]{opacity:0}.snack{display:block;border-r\#
            adius:12u;padding:12u 16u;background:var(--_snack);color:var(--_on-snack);font-size:calc(var(--_far)\#
             * .875em);line-height:1.4;box-shadow:0 4u 16u rgb(0 0 0 / .28);pointer-events:none;transition:opaci\#
            ty .2s;overflow-wrap:anywhere}.snack:empty{opacity:0;padding:0;box-shadow:none}.live-mark{display:in\#
            line-flex;align-items:center;gap:6u;color:var(--_live);font-weight:600;letter-spacing:.02em;font-siz\#
            e:calc(var(--_far) * .8125em)}.live-mark::before{content:"";inline-size:8u;block-size:8u;border-radi\#
            us:50%;background:currentColor}.ad-mark{display:inline-block;padding:1u 7u;border-radius:4u;backgrou\#
            nd:var(--_ad);color:#2b1f00;font-weight:600;font-size:calc(var(--_far) * .75em)}.is-lost > *{transit\#
            ion:opacity .3s .8s;opacity:.55}@media (prefers-reduced-motion:reduce){*,::before,::after{transition\#
            -duration:.01s !important;animation-duration:.01s !important;animation-iteration-count:1 !important}\#
            [aria-busy="true"]:not(.plain)::after{animation:breathe 2s ease-in-out infinite !important;animation\#
            -duration:2s !important}}@media (forced-colors:active){.icon-button,.button{border:1px solid ButtonB\#
            order}.icon-button[aria-pressed="true"],.button.filled{border-color:Highlight;color:Highlight}:focus\#
            -visible{outline-color:Highlight}.snack,.ad-mark{border:1px solid CanvasText}.live-mark::before{back\#
            ground:CanvasText;forced-color-adjust:none}}`);var Ht={deviceControl:"castViews",instructions:"castV\#
            iews",mediaControl:"castViews",deviceChooser:"deviceControl",connectionController:"deviceControl",no\#
            DevicesAvailableController:"deviceControl",navigation:"connectionController",toolbar:"connectionCont\#
            roller",miniController:"mediaControl",expandedController:"mediaControl",trackSelector:"mediaControl"\#
            },Ot=8e3;function d(e,t={},...o){let[n,...i]=e.split("."),r=document.createElement(n);i.length&&(r.c\#
            lassName=i.join(" ")),n==="button"&&(r.type="button");for(let[s,a]of Object.entries(t))s.startsWith(\#
            "on")?r.addEventListener(s.slice(2),a):c(r,s,a);return r.append(...o.filter(s=>s!=null)),r}function \#
            c(e,t,o){if(o==null||o===!1)e.hasAttribute(t)&&e.removeAttribute(t);else{let n=o===!0?"":String(o);e\#
            .getAttribute(t)!==n&&e.setAttribute(t,n)}}function w(e,t){let o=t??"";e.textContent!==o&&(e.textCon\#
            tent=o)}function be(e){let t=Math.max(0,Math.floor(Number.isFinite(e)?e:0)),[o,n,i]=[Math.floor(t/36\#
            00),Math.floor(t/60)%60,t%60],r=s=>String(s).padStart(2,"0");return o?`${o}:${r(n)}:${r(i)}`:`${n}:$\#
            {r(i)}`}function me(){let e=document.activeElement;for(;e?.shadowRoot?.activeElement;)e=e.shadowRoot\#
            .activeElement;return e}function Ut(e){if(!e)return null;try{let t=new URL(e,u.base);return["http:",\#
            "https:","blob:"].includes(t.protocol)?t.href:null}catch{return null}}function mt(e,t){let o=d(`div.\#
            picture.${e}`,{part:"picture","aria-hidden":"true"},I(t,"stand-in")),n=null;return{element:o,show(i)\#
            {let r=Ut(i);if(n===r||(n=r,o.querySelector("img")?.remove(),o.querySelector(".stand-in").toggleAttr\#
            ibute("hidden",!1),!r))return;let s=d("img",{alt:"","data-state":"loading",decoding:"async",referrer\#
            policy:"no-referrer"});s.addEventListener("load",()=>c(s,"data-state","there")),s.addEventListener("\#
            error",()=>s.remove()),s.src=r,o.append(s)}}}var y=class extends HTMLElement{static get sheets(){ret\#
            urn[]}static get topics(){return[]}static get node(){return"castViews"}#e=[];#o=!1;#t=new Map;#i=new\#
             Map;#r=0;#n=[];isBuilt=!1;constructor(){super();let t=this.attachShadow({mode:"open"});t.adoptedSty\#
            leSheets=[bt,...this.constructor.sheets],this.root=d("div.root",{part:"root"}),this.snack=d("p.snack\#
            ",{role:"status",part:"notice"}),t.append(this.root)}connectedCallback(){let t=()=>this.invalidate()\#
            ;this.#e=[...this.constructor.topics.map(o=>u.subscribe(o,n=>{this.#d(o,n),t()})),u.subscribe("style\#
            ",()=>this.#u()),u.subscribe("connection",t),ht(()=>this.#a()),W(()=>this.#c())],this.#a()}disconnec\#
            tedCallback(){this.#e.forEach(t=>t()),this.#e=[]}#s;ready=new Promise(t=>this.#s=t);#a(){let t=n=>{t\#
            his.texts!==n&&(this.texts=n,c(this.root,"lang",n.language),c(this.root,"dir",n.direction),this.#c()\#
            ,this.#u(),this.root.replaceChildren(),this.build(),this.isBuilt=!0,this.#l(),this.#s())},o=ut(this)\#
            ;o?t(o):dt(this).then(n=>this.isConnected&&t(n))}#c(){this.root.classList.toggle("far",J());let t=ge\#
            tComputedStyle(this).colorScheme;this.root.style.colorScheme=!t||t==="normal"?"light dark":""}t(t,..\#
            .o){return this.texts?.text(t,...o)??""}build(){}render(){}invalidate(){this.#o||(this.#o=!0,queueMi\#
            crotask(()=>{this.#o=!1,this.isBuilt&&this.isConnected&&this.#l()}))}#l(){let t=u.connection;this.ro\#
            ot.classList.toggle("is-lost",t==="lost"||t==="ended"||t==="unauthorized"),this.connectionChanged?.(\#
            t),this.render()}get styleNode(){return this.constructor.node}restyle(){this.#u()}#u(){let t=u.state\#
            ("style")??{},o=this.styleNode;for(;o&&!t[o];)o=Ht[o];let n=t[o]??{};for(let i of pt){let r=n[`--cas\#
            t-${i}`];r===void 0?this.root.style.removeProperty(`--_s-${i}`):this.root.style.setProperty(`--_s-${\#
            i}`,r)}}isBusy(t,o=[]){return o.includes(t)||this.#t.has(t)}wish(t){return this.#t.get(t)?.wish}asyn\#
            c act(t,o,n={},i=void 0){let r={wish:i,isSent:!1};this.#t.set(t,r),this.invalidate();let s=()=>{this\#
            .#t.get(t)===r&&(this.#t.delete(t),this.invalidate())};try{return await u.send(o,n),r.isSent=!0,setT\#
            imeout(s,1e3),!0}catch(a){return s(),this.fail(a.message),!1}}#d(t,o){for(let[r,s]of this.#t)s.isSen\#
            t&&this.#t.delete(r);if(!o||typeof o!="object"||!("failure"in o))return;let n=this.#i.get(t),i=o.fai\#
            lure?.id??0;this.#i.set(t,Math.max(i,n??0)),n!==void 0&&i>n&&this.fail(o.failure.reason)}fail(t){thi\#
            s.say(this.t("requestFailed",t))}say(t,o=!1){w(this.snack,t),clearTimeout(this.#r),o||(this.#r=setTi\#
            meout(()=>w(this.snack,""),Ot))}iconButton(t,o,n={}){let i=d("button.icon-button",{"aria-label":o,..\#
            .n});return f(i,t),i}};var vt={"cast-dialog":"./panels.js","cast-instructions":"./instructions.js","\#
            cast-expanded-controller":"./panels.js","cast-track-selection":"./panels.js","cast-volume":"./panels\#
            .js","cast-queue":"./panels.js"},L=e=>import(vt[e]),gt=null;function qt(){return gt??=new Promise(e=\#
            >{u.subscribe("instructions",t=>t?.presented&&e(L("cast-instructions")))}),gt}function q(){let e=()=\#
            >Object.keys(vt).filter(i=>!customElements.get(i)),t=i=>(i==="cast-instructions"?qt():L(i)).catch(re\#
            portError),o=()=>e().forEach(i=>document.querySelector(i)&&t(i)),n=new MutationObserver(()=>e().leng\#
            th?o():n.disconnect());n.observe(document,{childList:!0,subtree:!0}),o()}async function g(e){await L\#
            (e);let t=document.querySelector(`${e}:not([inline])`)??document.body.appendChild(document.createEle\#
            ment(e));return await t.open(),t}var k=e=>void L(e).catch(()=>{});var Ft=z(':host{display:inline-blo\#
            ck;vertical-align:middle;inline-size:fit-content}.root{display:block;min-inline-size:48u;min-block-s\#
            ize:48u;color:inherit}.icon-button{color:var(--cast-icon-tint-color,var(--_s-icon-tint-color,current\#
            Color))}.icon-button[data-state="connected"]{color:var(--cast-icon-tint-color,var(--_s-icon-tint-col\#
            or,var(--_accent)))}.icon-button[data-state="noDevicesAvailable"] .icon{opacity:.6}.icon-button[aria\#
            -busy="true"]::after{display:none}.wave1,.wave2,.wave3{transition:opacity .2s}[data-state="connectin\#
            g"] :is(.wave1,.wave2,.wave3){animation:wave 1.5s linear infinite}[data-state="connecting"] .wave2{a\#
            nimation-delay:.25s}[data-state="connecting"] .wave3{animation-delay:.5s}@keyframes wave{0%,66%,100%\#
            {opacity:.25}20%,46%{opacity:1}}.icon-button[data-hidden]{visibility:hidden}@media (prefers-reduced-\#
            motion:reduce){[data-state="connecting"] :is(.wave1,.wave2,.wave3){animation:none}[data-state="conne\#
            cting"] .wave3{opacity:.25}}'),F=class extends y{static get sheets(){return[Ft]}static get topics(){\#
            return["button"]}static get node(){return"toolbar"}build(){this.button=d("button.icon-button",{part:\#
            "button","aria-haspopup":"dialog","data-hidden":!0,onclick:()=>this.#e(),onpointerenter:()=>k("cast-\#
            dialog"),onfocus:()=>k("cast-dialog")}),this.root.append(this.button)}render(){let{visible:t=!1,stat\#
            e:o="noDevicesAvailable",label:n="castNoDevices"}=u.state("button")??{};f(this.button,o==="connected\#
            "?"castConnected":"cast"),c(this.button,"data-state",o),c(this.button,"data-hidden",!t),c(this.butto\#
            n,"aria-label",this.t(n)),c(this.button,"aria-busy",o==="connecting"?"true":null),c(this,"data-state\#
            ",t?o:"hidden")}#e(){let t=new CustomEvent("cast-button-tap",{bubbles:!0,composed:!0,cancelable:!0})\#
            ;this.dispatchEvent(t)&&g("cast-dialog")}click(){this.button?.click()}focus(t){this.button?.focus(t)\#
            }};customElements.define("cast-button",F);var Dt={skipNext:["next","next"],skipPrevious:["previous",\#
            "previous"],rewind30Seconds:["rewind30","rewind30"],forward30Seconds:["forward30","forward30"],close\#
            dCaptions:["captions","captions"],stop:["stop","stop"]},Gt=(e,t)=>e.wish("playback")??t.playback;fun\#
            ction Kt(e,t,o){let n=Gt(e,o);f(t,n==="loading"?"stop":n),c(t,"data-action",n);let i=n==="loading"?`\#
            ${e.t("loading")}. ${e.t("stop")}`:e.t(n);c(t,"aria-label",i),c(t,"aria-busy",n==="loading"||e.isBus\#
            y("playback",o.pending)?"true":null)}function Jt(e,t){let o=t.dataset.action,n={play:u.state("media"\#
            )?.live?"stop":"pause",pause:"play"}[o]??"play";e.act("playback",o==="loading"?"stop":o,{},n)}functi\#
            on wt(e,t,o){return Array.from({length:o},(n,i)=>{let r=e.iconButton("","",{part:`slot slot-${i}`,on\#
            click:()=>Wt(e,t,i,r)});return r})}function yt(e,t,o,n){t.forEach((i,r)=>{let{type:s="none",enabled:\#
            a=!1,pending:l=!1,on:h=!1}=o?.[r]??{};if(c(i,"data-type",s),c(i,"data-empty",s==="none"),c(i,"aria-d\#
            isabled",a?null:"true"),c(i,"tabindex",a&&s!=="none"?null:"-1"),s==="none")return;if(s==="playPauseT\#
            oggle")return Kt(e,i,n);if(i.removeAttribute("data-action"),c(i,"aria-busy",l||e.isBusy(`slot${r}`)?\#
            "true":null),s==="custom"){f(i,e.getAttribute(`custom-icon-${r}`)??"more"),c(i,"aria-label",e.getAtt\#
            ribute(`custom-label-${r}`)??`${r+1}`);return}let b=e.wish(`slot${r}`)??h,[m,x]=s==="muteToggle"?[b?\#
            "mute":"volume",b?"unmute":"mute"]:Dt[s];f(i,m),c(i,"aria-label",e.t(x)),s==="closedCaptions"&&c(i,"\#
            data-on",h)})}function Wt(e,t,o,n){if(n.getAttribute("aria-disabled")==="true")return;let i=n.datase\#
            t.type;if(i==="playPauseToggle")return Jt(e,n);if(i==="closedCaptions")return g("cast-track-selectio\#
            n");if(i==="custom"){let s={bar:t,slot:o};return void e.dispatchEvent(new CustomEvent("cast-custom-b\#
            utton",{bubbles:!0,composed:!0,detail:s}))}let r=i==="muteToggle"?n.dataset.icon!=="mute":void 0;e.a\#
            ct(`slot${o}`,"tapButton",{bar:t,slot:o},r)}var $=class{#e;#o=0;constructor(t){this.#e=t}run(t){t&&!\#
            this.#o?this.#t():!t&&this.#o&&(cancelAnimationFrame(this.#o),this.#o=0)}#t(){this.#o=requestAnimati\#
            onFrame(()=>{this.#t(),this.#e()})}};var Xt=72,Yt=z('.root{position:relative}.clip{position:relative\#
            ;overflow:hidden;block-size:0;visibility:hidden;transition:block-size .2s var(--_ease),visibility .2\#
            s}.active > .clip{block-size:72u;visibility:visible}.bar{position:absolute;inset-inline:0;inset-bloc\#
            k-end:0;transform:translateY(100%);transition:transform .2s var(--_ease);display:flex;align-items:ce\#
            nter;block-size:72u;padding-inline-end:8u;background:var(--_background);color:var(--_heading);box-sh\#
            adow:0 -1u 0 var(--_line)}.active .bar{transform:none}.body{flex:1;align-self:stretch;min-inline-siz\#
            e:0;display:flex;align-items:center;gap:14u;padding-inline:12u 8u;border-radius:0;transition:backgro\#
            und-color .15s}.body:hover{background:var(--_hover)}.body:focus-visible{outline-offset:-4u;border-ra\#
            dius:12u}.thumb{flex:none;inline-size:48u;block-size:48u;border-radius:10u}.thumb.wide{inline-size:8\#
            0u}.texts{flex:1;min-inline-size:0;display:grid;gap:1u}.texts .title{font-weight:500}.second{display\#
            :flex;align-items:center;gap:8u;min-inline-size:0;min-block-size:1.4em}.second > .caption{flex:0 1 a\#
            uto}.slots{flex:none;display:flex;gap:4u}.slots > [data-empty]{display:none}.slots > [data-type="pla\#
            yPauseToggle"]{color:var(--_icon)}.slots > [data-type="playPauseToggle"] .icon{inline-size:28u;block\#
            -size:28u}.progress{position:absolute;inset-block-start:0;inset-inline:0;block-size:3u;direction:ltr\#
            ;overflow:hidden;background:var(--_unseekable)}.progress > span{display:block;block-size:100%;backgr\#
            ound:var(--_progress);transform-origin:left;transform:scaleX(var(--_at,0))}.progress.ad > span{backg\#
            round:var(--_ad)}.progress.live > span{background:var(--_live)}.snack{position:absolute;inset-inline\#
            :12u;inset-block-end:calc(100% + 8u);z-index:2;inline-size:fit-content;max-inline-size:min(100% - 24\#
            u,560u);margin-inline:auto}@media (max-width:359px){.thumb,.thumb.wide{inline-size:40u;block-size:40\#
            u}.body{gap:10u;padding-inline-start:8u}.slots{gap:0}.bar{padding-inline-end:2u}}@media (min-width:6\#
            00px){.body{padding-inline-start:20u}.bar{padding-inline-end:16u}}@media (forced-colors:active){.bar\#
            {border-block-start:1px solid CanvasText}.progress > span{background:Highlight;forced-color-adjust:n\#
            one}}'),D=class extends y{static get sheets(){return[Yt]}static get topics(){return["media","dialog"\#
            ]}static get node(){return"miniController"}#e=!1;#o=!0;#t=new IntersectionObserver(([t])=>{this.#o=t\#
            .isIntersecting,this.invalidate()});#i=new $(()=>this.#n());connectedCallback(){super.connectedCallb\#
            ack(),this.#t.observe(this)}disconnectedCallback(){super.disconnectedCallback(),this.#t.disconnect()\#
            ,this.#i.run(!1)}build(){this.progress=d("div.progress",{part:"progress","aria-hidden":"true"},d("sp\#
            an")),this.thumb=mt("thumb","film"),this.titleLine=d("span.title.line",{part:"title",dir:"auto"}),th\#
            is.mark=d("span"),this.subtitle=d("span.caption.line",{part:"subtitle",dir:"auto"}),this.bodyButton=\#
            d("button.body",{part:"mini-body","aria-haspopup":"dialog",onclick:()=>g("cast-expanded-controller")\#
            ,onpointerenter:()=>k("cast-expanded-controller"),onfocus:()=>k("cast-expanded-controller")},this.th\#
            umb.element,d("span.texts",{},this.titleLine,d("span.second",{},this.mark,this.subtitle))),this.slot\#
            s=wt(this,"mini",3),this.bar=d("div.bar",{role:"group",part:"bar"},this.progress,this.bodyButton,d("\#
            div.slots",{part:"slots"},...this.slots)),this.root.append(d("div.clip",{},this.bar),this.snack)}get\#
             active(){return Boolean(u.state("media"))}get minHeight(){return this.active?Xt*(parseFloat(getComp\#
            utedStyle(this.root).getPropertyValue("--_u"))||1):0}render(){let t=u.state("media");this.root.class\#
            List.toggle("active",Boolean(t)),t&&this.#r(t),this.#i.run(Boolean(t)&&this.#o&&t.position.rate!==0&\#
            &!t.live),this.#e!==this.active&&(this.#e=this.active,this.dispatchEvent(new CustomEvent("cast-shoul\#
            d-appear",{bubbles:!0,composed:!0,detail:{active:this.active,minHeight:this.minHeight}})))}#r(t){let\#
             o=u.state("dialog")?.device,n=o?this.t("castingTo",o):"",i=t.title??t.subtitle??(n||this.t("castCon\#
            nected")),r=t.ad?.title??(n!==i&&n?n:t.subtitle??t.studio??"");w(this.titleLine,i),w(this.subtitle,r\#
            ),this.mark.className=t.ad?"ad-mark":t.live?"live-mark":"",w(this.mark,t.ad?this.t("advertisement"):\#
            t.live?this.t("live"):""),c(this.mark,"hidden",!t.ad&&!t.live),c(this.thumb.element,"hidden",!t.thum\#
            bnail),this.thumb.show(t.image),c(this.bar,"aria-label",[i,r].filter(Boolean).join(", ")),c(this.bod\#
            yButton,"aria-label",[i,r,this.t("openPlayer")].filter(Boolean).join(", ")),yt(this,this.slots,t.min\#
            i,t),this.progress.classList.toggle("ad",Boolean(t.ad)),this.progress.classList.toggle("live",t.live\#
            ),this.#n()}#n(){let t=u.state("media");if(!t)return;let o=t.live?1:t.duration&&t.showsPosition?u.po\#
            sition(t)/t.duration:0;this.progress.style.setProperty("--_at",Math.min(1,Math.max(0,o)).toFixed(5))\#
            }};customElements.define("cast-mini-controller",D);import"./stream.js";document.readyState==="loadin\#
            g"?addEventListener("DOMContentLoaded",q,{once:!0}):q();export{F as CastButtonElement,y as CastEleme\#
            nt,M as CastError,D as CastMiniController,H as Texts,$ as Ticker,u as castClient,be as clockText,Rt \#
            as configureCast,me as deepFocus,re as defineIcons,Kt as drawPlayback,yt as drawSlots,d as el,I as i\#
            con,se as iconNames,J as isFar,zt as isOn,L as load,q as loadPresent,wt as makeSlots,At as moveFocus\#
            ,Tt as newID,W as onInputChange,ht as onLanguageChange,tt as openTransport,mt as picture,Ut as pictu\#
            reURL,Gt as playbackAction,k as prepare,g as present,g as presentCast,pt as properties,c as setAttri\#
            bute,f as setIcon,w as setText,z as sheet,Jt as tapPlayback,dt as textsFor,ut as textsNow,bt as them\#
            e};
            """#,
        gzip: """
            H4sIAAAAAAACA4xZC3fbqPL/Ko66pwspUZL2PuUlPm1u77u9vU336ePdEmkc08igP+A8rq3v/p9BwrLT7HtrGIbhx7xRb5Qb3QW5\
            fumcvf03zEMxPToVJzMRCe/11QIpA+HrppieiKPTfvoXe2uIcDprxZsgvyy0Z5erEKwRI22aVRAjDzWU+BvgLigHihfGBlZU2qvL\
            GioxmgZ1qU0FdzI7Os1mXIzUdOFgPttZmsVN+5y0rpxWR0mUzIJbAUr4UnySB6figzRwO7qAIP4lGZdnlS1XSzAhv7TV/SS/gvAy\
            BKcRL7BM0XV8xsfzlSmDtmb0v8D4uoYwAvkvxscOwsoZnEizquvJwacCDqTM7Hyetds9/3x0y0Hc8vTpIxu+ZcDXPd+HXFUVzgWB\
            /ZBXgJIA5wP3d8QNebhvQKKoxmoTwC3tDWRPnx5ATiO64Xd7s+83m0+bDUOdnIgP+dy616pcsCDPAuOct3jo6xtk+7f2AQw4luRW\
            aNxMfCfWpWoQIBS4v1He6xsatnz8+M6E6Bd2Dkr+KTCIKlvf6iosiiAWEH3OthLIRK/sylTaXJ3XGkx4D2UYFBvOTp4+tfQHg7xc\
            QHn9jfb6Utc6oH3Z+gHp/OKCgNxsCe+cbcCF+4hpMjk4GVR9+J5woa4YmTOM7HxER+i6cmB4yLXBjajUkC9VwHM8exP406d4Hfph\
            9xrqahS4CLlfqAoDydqQ6Ch7l8y52JL5jrG/3/rSnuOKII0820LTBM3k/7cCd38RQ826l3XNssOMc53XtlT1W7WM/lJpVdsrdBWd\
            48UN/Sb0WbG0laozAg9Sc6H3gAe2O+ftOLAEio8JhpXv0C4JlJF2bMZGmrxRDnne2gomE5MvrA9cz5n5GVwm4tpskFP5bXCiKbNK\
            BXXUxeiRL5ELb9d7gdnG2aC7d5/rTuHKDbyugWYR6RgmO5eaPODgIGFYfrh/yAb71plQpBc7SM4DAxHE1Aoz6zBp+ZM8m7Kf8hrm\
            4dlPuSN/58fPBZKCbZByaUOwSyTNxNQJP5OassJUiZqGgYuFRK+fhCjhCDoJBXTT0E3FpTTEQyKPoBdZQJyGfiqW0k4WxeUYTcLs\
            hKkjxw9tweojzw8N/0qebjbLr47eqLDIl9ogC+RdmELehamwk9CTQk9C2Mkyp8cn0TkaPKYTou7YidjHJPYx8WKPc/eGYv+GXFwH\
            GZnVpUdsiLqgGyTb7MhZ8mfN4Ytn1+EwfzGY5mXKPaNA3iusnOZ5/p5h4PFZPtd1AMe8PPOYtgMnJR2EdLW/MTs9mXW+b2T4uUwl\
            plq4mZySVwhUx2wbIp7i1nbHK4leYoT/WSmAufYrh6HZi/NCzXi7haKHrIGzoaDAhEE+R/f0bB1/Yi6suxwsIPels3X9DxPsNxpu\
            2foSo/K6yAwoBz5kQptaGxgIuAlzZHFwOhx3Ed2br0k50Cvn4LRPCYGCe9tYZJtNIvSNRbYNo/18kFoF3AG59ufWBDDhdaUD1Xkk\
            7rN3HUaG+bsYVmKtpRaEFk6Lg2nW9SWZyGJZuLR3OHSq0hZ//epyqQMRwAP9ovUBf/RSXQFtsbV12SzXpqxXFXjWFWHMlvaR+nkN\
            913tBHlGmoG8grla1eGdA+KEiu6g6vAvuKdRGVzdD5cQVD/0Cz0njl6r4ygIRdOV/2ZfqfKa9JMoryg1govkzqusREemXXZXKSnb\
            4t4Dm1faN1QB4gUYtUvdKCuVKaHOxLobqOQ1PKGxeVlbD4z8qOmu9Zd4yaE+t11o3YVpRDkbYyGhpgqbE3QbirhIx/nLrmx+LqnF\
            Cywb68I64roIDtRypPzov+3c2WWWH/tIyj/5bEyt7OsgX8AL8cN+wzeU/IugQtTCQlcVmGzoRELAAFAeChDBXoOJrYhyVWFFuVDm\
            CqrCCL9QDgdaki6ill1sMr9+/2+WReg+E8Bz6l+FjyDWrVBx4OW/8YiVqwv38ye0XZ7Rmw35F6aIi3jit9ZdgzvLVhlXqF+oPYyC\
            u197+cUA+1dEi7nSNQ5Uy9uSjL5WLCWRiI/tpBEIO/3PNAgqX4gGeMg/83dc4+NBDmxbTNZvRGLIHVBX+PnOnUOTfuAX9JNqKGn9\
            v7+BXTiJ+UjnPUmyWizIKk7WFDZgKqgwFuJkZdQqLKzT/0OaMJG1jbmsN+UPjE/cZqNzH5QLjBc0sg3jZGMIbDpNLieywee6ozPh\
            sZzfaoOpQWQN5hW/sLefU9ExkZeOS8J3GGzMyGn5WpfXuDzbljw0YVxiCgdp+46CHzhL6BVne8WZreJ0chbXK9yTwveckW39/jbO\
            80/R9cWaHLfIlrZaUQo1aomzUvlw1McH2kRJn1NUizrqVeHEhzfgPd6f9QI+WW2yBzBv+vqFdkApi19Xef2oyuufVfmjSGpQN5C1\
            j9vh8T2JoSXriMvOe0oU5D7oJdhVYHeIn3HxiwcKlZJsK5ZRBrvEPY5xLu6kh5CELcXrMDhBbg04Z51cCoXjZSdcsjU10UXTEpYm\
            J/1CNXkAqmjyBruPyaO4GmuuspZ4SmsMRJ+aaJbn+S6FF4Y11NPpUjQ5nYnwa4ZqaClDv5KdN0SbZuJTkL8Tb2RZK+9HcBfAVH70\
            muCvUaQPbkUvGhaE5Wu/agCHXISF9jl5lszOUVZkzzqqDyqsvLRtO6T2D4Glnog6vNLdN8FSs/VeoTmX36h6Bb7zZ23Cn7BBUffs\
            9A/UBS5Vw4ByWrBYfFAzRM8bVV3EDPBcZCcZ51GZLMv4Tt9P+ZNS9PBS6D4cxFp8EaxDxfZJ8R8BluwVjx8UbqyuRvii3WPzEDoe\
            CrC9lau0knJ6fxwd1Q5o7PAt45hNih+fbJ7yINn0x6ezZ/w4hzsoGcklZnp7LboyBHxH3Lgr53tsuYOmViUwwG5YoAK2hOMfp09Q\
            +DERx2gYxHufFmMRZonoaYZsYiu5UWFB1n22pXhQrlw8Y9hBfHzyxTq0H3l6d1ZQ2gq+fv+Pc7tEBwUTEMzpkBPPmeXCRtd727nZ\
            +gkMRTs/zkTXYsTeK8eEw8dPrIw3fhL6Xyr44yddrX+jmvETMwz9MFQ9eymRu6bCM4SFzNIYgwjBKW9Nx442HFFW3jrpKHryE2hp\
            JcbJw6XQorC5vlo5YOtU/WJmt6lHMa1cY/IOOz7Fus1WBi7s5/RBK1YMj1rlSbmcC/P5Di0NF/1YbTY9tt7TsaHrCBXjbTQyCw+u\
            Ych/kdpi/+1Lpy8hBvo+kydPQ6Yk3+eeNon+4x4XidzJov6ETD6gSiAEIcsGi2QTG7Hv5a4ELJ5J/T3bh9oV2P0jJ+lbneXRZMbe\
            DgZrwM2tW1IbnceFZ93msm2s13QoqWXvcXlCwRdyD3D9QTmU2H1ATMu7KxQE6xtKYGh5FQojnApQ6FaGPMkXTtpnTO89wRECoTky\
            /PgUXhzq4oQLj3tqfQMTfKgWIa9WTsUMT/P9R7U2bEeYw628Vf7elCMPpiIbou/tm9EBfqLy9LKwS1RG5TOxpg8mxVpXBSVokee5\
            Ff1qEdo2iUw7g1gvISwsNXi0M3l43w/K5J0TZieT7G+vP2QcaXFQmFxXW/fdvsGdPB2P3bNnqcWhttudyU9BqDGlbiXVrdJhNAfM\
            rNt+J/SuBXwANJmwHQDdmdm7/1wgBuqtKnC+WL/sm8uo1eLjK1AO3AizWRS3Yrz9SErYjbN11j9+jz5gBUaZqmlq3SXF40/emqxt\
            e2UMx3c/xT8v/vM297Fo6fk9M1yUqlzQc94eUeaFTJQOKhSuVe2LzMYXsIM5OMT1zuI595E5kTLh9ZVRdfHy0rpwEcd56FqHSc5O\
            4Xc8PS3YIrq052Hh7O0oJki2yPtWRJzwFlfVJLfXyalVqtxSPj/5XfcZTeV0xe4RqzDp+M0msX31+xNUT5qhxn73/M+8+5Ace59i\
            0fbGS0LyDljsotBt+DhC2z33dyenKWUt2IPHwIKL/hKTyccv1mkXWiwNeXzu1nIbIb8Xb1fLS3B0z94HYr7I3gM619HLeUCVckxr\
            +YvD54eHjo87wHTOO4fW8MAW8mynzVuI+hCjlfO2RXdJn65Sqt7/Bsy+pHI2pTK613DNvsR0VXZONd6vKbL7JWcOm40NDLGdU6+Z\
            ag4l0d5b682G9SMsjQKPXsEbXToblL+OSl5vl097AXPq2nmLvwl6L5js2w1RVWybutPz+WAbIMlZHjcSmvRAJpnbGuXy2OJuxZo0\
            Tw1EApFO3X4I6AjpdZkKa0/W/ZuJGaG3BeEyztIran9tQTMKkLmt61ggdjqx4zyADw9aMLyCDVvcFSPdXXYFkhQWixnuuE4f1haA\
            grMuCDC3U36MOaBRzgOVRC3N0WfliJTPhv0oTPeIy1Q7yyN99vz3JwSoJ0jNxQ6A3i5t0nhXFtEYdjBDX7XtYIeOsAcxLTa4sF93\
            6fIL2t+VwnX47MGeYjekAbGcM0R9zuIecfCw3CND4u4bMoRM15w+YBQ7PDM5RRizLdLdjkIEwtl0RkplxozsnN4dD5qGyRTfhlRm\
            DLMpbWoqmo113ZMGpy3m91Xsy96K90GCPFvlQ+sHj/0dHPlOev8yThuSx/H4icwENHUITXF8fHt7m9++yK27Ov5/zqyEtXEcCv8V\
            EW6ItHqyLNmFAcJwFIjZ4SpHGRjvTDoOuAdp6mG77H/f75OUO4VhSeVI79a7pMbOWvvH6/QTt2Hgu0o1d8HUCzG14rD4iPKY1YOc\
            g50o0E4i/Qlcl9WteJwr20/3M/Orn1aiIF3awViZzTPIJVBt/KIyQXFkwQEzaXdUVaISExfRVIojU4nFFGRf519g+oPqGlWbapLK\
            +B7YRGVpSGWaegR1rYOJRyirIXTZggA79PXigEmS3mfzCS7xChRTPVTGjd5UNPOuNu0yGkcMqF7puca0tCgMztQjBHtobnp814qP\
            bDHglXLGdeIzed0TIoc95dXkzjHa0TuTdtdYtCRre9oBve6uRQhBqTiKSzGLt9J2EpQfsQuN0TmgXFJ2Qq3L6raGT50dNakxcHPY\
            fmKDf7rBnnABGX/cwC3/zu8+/cOz5uZ+veVVZrP9Ouf6c66Q1Y8DAjFdA7hRKV6NcUNrminCb7o2biGWjuOjBAKLd0T4Zez/vrn/\
            ssWsf0OPvme8I5ISbulNa9qyTU4ngYePgJrT23gKwR+juDjijYrBpGDxMAD5G39L9MDYXJV+yg4gt8Jf54r98HIY2rOqkkYBMbXX\
            i2rQ5/QoFVbhBTxJp8In/LySFdYEGY+K5S4a0+xrxNUmhLHR+DpGsEIqN+qEWBwhiiT6qxNEUQW4hnHarKb189tr1ifNVYWidwr1\
            mUbZabyAF46ksAa06Nus+NNcZaGvE+69RkYhnSP8zpGrrqxKcFlJglgGasBjH7XG+LCMAEDTMUpZIFn81unKVMeYxESrvhmWBW71\
            r/iR4uscZ8CvfrMzzGXDbsUdG4Zxahhq6tIwW3RcUW+LYfoKSn9k2fQ8vj2igL49ADThIjsxhLVqe48wcthiXOiEzkD8DlYXFOM5\
            28laPv/6LXFgeHzbXqgO7KIjHNQ5SVON+YwN5IVn6ys9SPfVg/j+rFTyahL7wQl0fmJVXMW7eAZO4nMul/4TeqdcwpHCmQZ2muYq\
            BqamazDt9CrQzoCJsFhbTgiKJcSsGybgBGmnMXZ0gmEY/WmEZdSXcJ0YUjt5WfX4GZ7aG+5vaM77ScQUPvIf+OicPnCF9nUGpvDi\
            IweZPauIo3iCNqoDLH8A23GwwxsrMPjn5vntJddrsvc8GNJme+WjBnjOQHoJFwaLHCz2xCAZe5esdHur2egPsPwB7D2zBBOT0ew5\
            7Kd3ctpkbXKWs7zr1IwF/rFePXFv5Ma4fmeaYPFHm7tg4AUJmsNl6msp22uKEUOEDenNAU1A5Y4MlUMbVlgoYaryBTWxueoIDjrM\
            9g2LKCDAmhCKqL/wbpnw7JKRUH6oa1hlFJMa4squl9LSW6k9Iztx+PTb3fzPpxWX81nuSkgCFlUceYtB6/Mm0I/D28PDWCoq8kb1\
            naKzu8WqxHTrLBqUkv1tBq5guWV69lKWZ9BwIZ7O+E4qE7ntz9hJw6tFUDGXRyzCDrJSYa2SP2pD3yFkDdg5kv+540bZXUFUBo8a\
            kP0pww7AqAXFkXjwJF2GHQ4XwFjJj88bbtnwWpUEIO5MvyTL7WdNhjKWeBWQvd8O4hkE9kgg8uuFjIpEwWd+8F1UcWQXc/1pFueV\
            H2rjLzEamKWAtcsXbplgV/Zlnqe+/rr+vssdYaUAPrbaoYxBMN8hTi6aPJn5fXpRxTeqryH57xEzedfjI7X/v/9Trhdd5J1K5PI/\
            ocMt0aomndbuspMjwRBWuejkBX61k6P+ntZPjCjj7GlEyxbSLLl8J1DsBAvSLHUmcq0f1mTh0Zb6iqPB7qj9K9sFBqvqmfQFaqkf\
            UWEVmKond3XYJYsnaWn3yZZfxSTjbIplz2Lk2PVSqdQBlD9SweyaWcOHIyMfFDfi5etmd7hPIWXv5FPaTy6Xz9R00mKZviQCXEHi\
            kNK55VdkxjPh/+PbPJTbxoEw/CrJXsMmK/raNCo0r/fOmWuk7kJLsMU7jJgB191+92AXrOmuaCKxuxrz/z/UO61UnRwr4UOthJkZ\
            qI/Ntz+f/Ge3nNSdSJrmd7KoDlFnVXSKvQKndOZ3nOZ+K7BTBiNgM0pvW29rHuDAnwojbrQ8TCMdstuLAFd91l6loH8ofBw+QDLV\
            ibgqJnLHvv1fTPJzL7Dk58oaEcTmldJ1kH44NoixvK2fQQpeWDFYdKhrPvUoH92jLmnEo0lJMAV64LR2XWhRVyx92mzDLaq5RpG3\
            lAZI7f0gmAt9JhRIvz32wL4R4xSxTbo5TR3G4XpBqP5e2o0oHrpzJXkShC07+sfkaZWYqniMDzA3p/IleYRv95Zkg+TevMliFQKu\
            3fL1YQdUIwVi7sUOvVUgHzoDoP5gyy8PWew7bbn0G6QuiEIvDpQYAi3DhvTq5YBisBGpTYKILzaJGxG+dnJqT40lVY+sWudhrUTC\
            8FCVKrNszJjs4Kl+3rPJ5lsVnxCj2c6jp6dUXfcKt5M+HQxMKsaffmIJTu3vTuu7vb0791idHE2F8OWMMvxUvTIbxOJPVdKztPRL\
            glxu71WEf0qfMdLty67DPSa8twdl0oMnkHOv2adRB5eblIzTJVUZk0V51OARF+r+pxM6Tyr8YbhHVd36Kv+dsy8N6EkCwHX40R5g\
            XuW8YL8zu+b1UPEciYxODA8oXVDZNhAhOxxi+cLBAhkThnCERAUlFhraoMLQfQIATAngZlSqXsmo0uclb9JSHKL6ojmrufWJLH4u\
            XIuqiXpz30ST+0V6gg5Ruh+nZL3Cumt8L4a2ufyS5+YnjnI0Yw6eHaTg2APG8e2ljtRsyvPb+9hqD2eu6fbZYdZzLz8Z1XtGT9cM\
            a4R7yfP51NgwAwiqW1PtsLo/OiN9Q8mO29KHMQ3O2Y5znqVioVHWHYxIBmKuVlJvJY6zdrNN1uEkodUpGs1Cc7pFXCzcDrxvNGp+\
            57DrIJ4KNRkrKuKyY5dwG56Erf9cLf2kC4YdG1gBCjCcnIa0k2GHiSV1cpWyTk97x9WH1K+dM+WX8lbYJ+oGqdY6/Ua2hboxQQot\
            v5bqMEBT4efhAMxay/qc1Vz4+aSz/sJ6LZafB1hPKRcjldTG/hHwp9t6yOZOzk+Mv32lhHRaxhTfUDDx2dsXT3js5wH6eX7E5efZ\
            ERfRwT8vihD9MxGy/XA0w9xGgGy1+vccKASR66sUnriQNLw/FkR5b33DemHNoZE3FcV5Uvjg2RWMpONUXjdj4HVzwmsWfO1ssbd2\
            8sNGUCUkjbFTSpr8ycOyunxrtUGzyqvdoyoJXx/jeXUSshS2tduasPFGrvY5J9eh7CqMs1+F22bCncBPTYF/27TtvfdjQJywS0IG\
            w20M776SbFrCKbu3YiPLsvRJlo19TOOj8d41KeI3bI0r7YDTGuqRZ2cr1fM8RXKrKS7NUKNPKlvoPlPdCQQdC19W0pffZY3eLFlW\
            qhzLutbVYw1S3tZLQAkyUX99kqK90IkDyhnuSejEgIWgLlKKSGO1yKyzoHOBFk2TY3Ve4ThzcS7Kr5Svo0rmOkGCFQW9y/kXPbmZ\
            m3u0KPsrq21Ve+8CP9gHQE/pMU0zRS7SFLGMlephonZFmKUpPYljus9zpkaeQ4PpeU0gR3j5bsdtZlZbt+F6X4NlV23MjRI39Rx6\
            ggMcAagRW34VAO8CJwiChEe/S4+Zy+QaFk8B5F2Y7pzdgQULxTHxuNFg6mcQpMGu9GPeVTCbEV4vI46l9lOR7XgkWeiFCfOYAPg6\
            UL4DH3bAWvBD/+izphmq64hVPYee5+bKvnuxdxRusifAzHSOCBxHtUjzMOUWtSgkUCv1MKN28yAX9OQdvdRXlkGQiBLr+P+JNktg\
            lydMmwXubjegUpPz47KFk3mAdNT2CKHGljqlyv/NdOOAD0fWjfAhCJkS1BlK9f9Em/jezgU1wiQQyhrygk7KGW1TpGCtuawHvusz\
            oCCAHaSD/DdNlyjMvdzP99w89A5e9vbvf9/+nr555jy78nny4UD5A6Iss2i1EmF+ySfJ+/hhOom5TZrvfNs8RJRldVkh+cMRX3Dp\
            uW7zV14WIa/xLSXovV1XVdNRAI84nLtwNv7PcHdm/L77/YaSc+wc6MPx9yB6KOkai5UhNjaU5W5JHvPB7HEZNcqMTQaBiSZSLsJH\
            Moh8q11Gzks8NKDrFvMx9Qa+OVU4d0f1Y7Jxvb2h/6KItuubMb6/kiOsvfc8fg9CQpS2SZFaCXwroN7Y3tbB3y6/zkUdufEsTM/l\
            nVVPYs8r8WJK9ViC8VtxwbDxmyqpmmr79rfwWIHx+x/TBC4bOFttsX37C3yl6d7+CMpPgIAQxi+Alqg/qAtRbiW+tCTURW6aSiJZ\
            fIPoDFnRnlXFZ3VZFJ1QE9Bcjoasz6KMGfUnReHaAeVuDQWfq0gxyg5UDEGBhrxEfKpfVTQ1dp4jBaMi/nwqGuCWI3dGbaS1QHHY\
            jOfTRLSMhDGKmvy7QMbiap1QJEaOJuXO1E3JiQ6+qPFaIvtXK3EEjvMhXq3tv08qEcbmXFzUsjVyvYNz/WJ2jGYbbTpHtO2HGtST\
            xbGuX+Ozd57hs7tns0Musr3SClMa6OTGRg1x5ijvHMfZ0hRqar4dehann+YkwpUPnemAbsn0BGeIqPm8jfbGBtv1/cdtFCWAJgN8\
            EDlaukuqL6QsMnZS1TRnYE0/OP7C7403alksLk1/8rYnf3vdtuW2Krdl0WHsfywukRNfRZYRNwexJSe0XYDRF+lktFdzf0fLfIGm\
            TTXNyEYJs+A3xdB7fgpqU6mtJRb1Ves5fgeKpmrTkyU44Y3O4lJc21JQIW4lKkHdl+N+RrjdvtBjmK7pq/L6hftOi6RvufURbzF1\
            VduQCzI/XWfpGxzjO88OW0NWZZEZgytNiZMZazKrynMJTeS1PYHQWGemMevbIZLpXGqdUonEeyjLuSFWVx5VoPGCNubaqZiX8EUp\
            jqJwXlafI826/2tW1N/h5fLfDftc0DQKWTfFEYlOA3/aWK45CtdNQW2+dMAR4uKBv3TD2bwJY/4i8IWOswxEmrOpYPG5FtcoESVh\
            sLeboinhhT5XOgzXe+htiWGw3No6o3yesX3Yrwwm0Ey6+2DaD3yX73QlviZOS+NNNlEernQwVkJZFldZyJtgTjqKKeLNTe8szKme\
            RdtUiPWZv/E1ZE1ZNvUzlHRvmQxwhm7cb4mwSdxeEIQZWEmRFVGBjiAaUBb+RK6G/1/aM9RFGjUiQS+uqSwRQa08dcMB70gk2LJt\
            YAFfXABP8OXiEIEsfL5TVorasWg7FcMI7SOEzgdzRVXKayzlpZMENVCE+QTxYJHHushiXjZbyOIsoxQ4XE0eNJc1OCxcjYsqYtMN\
            3VZGKM0ShiSFGbN7KQlus1DDdkO5rWiyb75yYSF6xHlUN7UaGHO9uaRVd/9XiDnZWhJPIVPVPhs4tXiR7R9up4D+vjn3NmutFLIS\
            N3ubS1Nw07om5ceMyKVRKJUo8q+WPhc8VD9i9Di07BxL44wTl+u0hufdGIsj5fPR4OivhQMvvAtukw8NQj056JfBwPkA/0QHLsd3\
            6O3tV4LjtbhQdDatGiFbodPZ4XJQ44bDxIDXeivtuf6+OVffdq8GtV2w1AOdFBM5htsaQWvQAoK/3dHSwTfjXG32JRzzLiAl5n/O\
            jvtYoH6CdBDGE1+G9MCE4a0gnbTy64BnrG82NuK1uJhDCjcg8u3beC3aUVLgr8UKnR3pO6fco6aapxzzxFu91UDnlcAykR/2GMyB\
            UvsUXLKnCMWlOAsWmbcV7aM0qImgT0857VaOgFtRhlaAGiPNKMvgvgiYXGTKmVTouv338RNmXoszSINE6JpqlpHUFV/KcumN2c9p\
            E/rSdoIONTm3Z9/b1yJFcvjvA//dfHMPZrVfYsbrE/7QtVGcH7unsOAslMRLJqWlqVzxx0srLzDMkUzzsDHOFl4oFx3+lb+HStIX\
            TvUVZ0Cz8O30Nm9s3OQjS1i63hQ38dlwd+2KEpjPvUfr6v8lx4oX3h1wx0v39g7mqsOsakaOllTppbh8/XyCGrQKIjhfm6+TZuZr\
            nGU06PmyGW+svXKe4glp1y6VQ0zMxbyxc5zbtb7teHB+SXsu59szsYYF5TwKzfG19MHVnGVm4Pl34t4W2erImd8Ek9bY33IN1lAj\
            Rrd55yVu7jh3Cnl+7Hs18kJaZSUb47vGx27N+L5ENcl4DAlheLdgryFrU8DBVdxUFc1uZXU+dWANVw3RTq6cLcVVBH0tSYFc1VOK\
            ukHsz8heOd1MEVuHQMOTBghJ+8VW1TZj4H5BSG8u4rSrgeNPhx1hqbMHs5snesP03OnJyr3+p7frUG4cV7a/4uFNxLswrybuPqq0\
            2uDy5LA5uFxl2dJ6WSOTHhGasCr+++uDbiSSll+uIJHImUD36YOP8q362rp/bZ1v3xvq9NsvycmH6omTP0177zec0vvRZKprN4iH\
            hf1mUb9ftD/QtmxsOkXjNwScxo0j4i1eJ7ozNlx5Yma7JcHKL1Ywitw0a+aVAHdRm+lK1N2ACicetu3HYkhafzRNS4XPkqQzHax6\
            xGk9EqhujqxD+9X7RWVZcvYEFrU9xkc2lnqmTdOszxebm7yvaOjF6cc1y/Tq4/UCbCY3hzAbangxEOx7dvq1mX2+uj8NOnILdtp1\
            or8HbqfGc3U6WzmtdpEpvbkBoZPXaloVrKkl6MqmsLgES9pUiUj7ANpRGF05ciaEY3pD5+JxRCC9GgEfGaVapmNpf64MmQQiznwz\
            ZKmhUGvqjfye0gtVXuQWguR15xsHykFlU+4vhpDoTdAhXziMDnAfMwQgc0h6IFNHtUqo64TWiHGYkStT+OyEKw8xJ/MsK4VioiHv\
            BEXCxnQ1kmoTZ2g9Qrk+oFweqTKnFCkdnI3EiFgM8hK3WaNCAueroB2PDLztI33xqSPYpJU+FMdYBhF8TtISpSzBnaahcRIFNv+6\
            T58epROnRxP1t0cTbejnlMYOtbHUuh3warjOaWBy20DRs6FBxf+V6s5Kcq7Da6jH1er/i/8v5PmjxTkMWTOAbEBRAhJrpbeWVsHV\
            74TN8TJt/1s80DbgvIz5xkxBxwrT0OKo5sbSS5VIfS/px5WJx8MyP1tW792mtoB66Uzvrqm1y0wcxwGDnQakLGsNrS70GeQpi6yk\
            +LsVt4m1kCUzw8oRY1GLVBZNgxlOtEn0v9FNz0w5o901TViZIrkaBihCzoVpLkm9FKGrpKiaZp6+s3F4HeFsWnLqerdYY++ms7CL\
            z0q/jddgEMFTmVmUULCBvx6xge/UtB0uLjYxNre8yNskI50ZbI/RbGMRRe+KmK1vBARtNxdoLrcutVBy4Cv4qceV8+SHly9kVO6Q\
            Y3VxcInaA9DSBt6b0y7ytOQ8N3nWgKc5r+h72RFByMkpuFGI1+QvJrCeVOFxA+KTGsGq9ustraIIGyPRHImPmkYW4AtjCIH0vZ1r\
            +e6K8i8zEIGisU1BrtdmtQwwnXZ2cm60M6iNUi+40mKaCzURhgBGPZ4zN9rtS6dsKN7JINg1P1KoTQNsLIMLM81xWF9tY7ke8Zmo\
            Tj7X9O0lYTZ2N97C3ZOFVLTPoZ0RDtxqal3QnGOV4M6xyuMG1ruBG6XRtberX+KNSmNt6nUcKrNqKR5SwXI+DZKaLGvCaIXQC4T+\
            OXK4IIdT7T07OrKMVVgq1ScYlogYO91fWhDfLD/NYo4D4/JpwbKJHKTtXGUZUcgfwDw4zGp9ETpBMwpN1x7gqFJvkruTb4A7Ku1r\
            p30zhZEzwNWK3/mW3t2LH+QTSWLtE2thrq+b2dbYQqhpMweAsFzKOwNeqYqSkDeRBdluTXFRsF0ojp30WDZkDcwJvE0VIsJpN5Vo\
            7oICaevmiuRj99PfWwXqNCRnx0jsN7tjhEaA9dvZPLN7/QMoXTNaPbs+lPMgdMUcf94fG49O2mnXbUCxt8FTmAJ+tDSeRqLZTyOB\
            RSdpc2qmQcNJHwjNxNoPpG1kyT/d16Ry/s2Y28A+SqM4nsAh7YB0eLRjZ/aHeeGZyqQJmBzItjxDgF1DDpYALMHUcAiKYIEghn5C\
            pbBC+emuLBZX2Cx8HrzPaYhx05w0p1PVzJ7gQWCseES0FKp/bTyz5cmZB6pUZDM63QSSmXQouS2uh20C7dJyNFX2wmIPOxZQb1TX\
            oXvbT0As04LhW6gJO6FABGWEpKn7QPDhAbeU8eRM8BYAMG3iGAyNc00ldXHV3SFgWemq/X5VG9DcTiUpoarYKD1cyyN6yDRjbHo8\
            /YVxWFczkoaijAJTHMN/t5RnLYv8puAiYYpEdDCtJjIYUPIKecTCt0DrliGwOOYLx7ujNNUJLC4xPYXFHFO3SzlVK5nJdAol3zAn\
            XOOpSYlCLGNpKshk8wyZYRdZUX8lO7FaOFYqaRlq+aaQ0POiWs7nk6mEkJb2h49K1+TbYx+rvqAvQaifT0sIOlRnnY1MnHbxSb4a\
            eSZcUseW3JLZOqy3xvqidh/ysCcgT52QIwqPidJh0drEJIwYAkkCQKG9RhYQ1rD4RgZfoK1a5nLQjSU6md7xRpwkCiuC3zeWFqrz\
            56HfqVnQil1n5SLv6ZTOFD9C7VsSqx3JAuiIaUk52S+Wj9gQkUMczokRDi+C5GE0QStNYMwI0hgPxJbh435Y7ftenX4BwB/LzvL3\
            hsyGlL5kGr4gmnhnwuJ5SQfdZD8B0uVks5PUXGO7MQfRMM0v+9VY5S/ykSaCCQ2y7kKusvYObcTeG+VkBtXsizskQjPNlWzKme+l\
            wkZoRp4UYDYbyW6OOpUvEFBsWQIRDMYc8gRA322vkNE48xMlYQn7+Zw2BvyXpEQ2M28o47oIuzpsKeoRMwB7/QG+lwDbx2B/TSn0\
            LSwucRrmpewFPU73cVWxiRBf8cFy8FN1Rh+0hFlftt12P5bfIHFaUcmTVdTYCwVyB8F/i7GFVQRlim2Gdh2LGI8BGv1HAI0OJPPU\
            fMAprkUnfUXHz3UKZSDFktOjC5g0UQoNoCYPxjXsCeYrBV2wVwTL7GHgAzSz7xGrIJRKUk00XH57n53+D3JLddz78huKUQGiQuig\
            fnwUou9VmCZoXiYc0kwyxH/3d+NqrW6sBaya7wC32oylpCJ9ARxgHzxQ8e5JlxPbRfqDFUoO7eNtse4PY1GkSIWLQLvJ3/SjR3/T\
            0Hu6hkTq3T3yePAouN3tRvrGwSQDq3LJTv9Znc//rEHRf7e2QlKr7h9KH/ekI5/2yUSOzV6piBNB75GOiMA+HHfkjIh44992L4Vw\
            ryJyW7TXzfUWVr3yEddZ1AsZltyGtsAVaVjDydzKy2pR3a7wYz3f5sl2AGGsXmfUswuH3iDaCLVQ4QAHXjnHwA3Bjrb9Ujaj81fb\
            vUtZ87fulQuQdeHg4iT8fASJM9UQiUer0DxLWKSy0r5TxS6SWInYrRn39QJDM/CPtlzcJDiIj4fCwpNJKcOonPNSZCWzLl5aKDNv\
            SiezVB36L7ZF420D5IPSR5wnMONgS92en6/ZBO8CVMek7cNzekGDyJbSex2ghLjsd7sdS+mInRfi2PGlIabn61y7btrb4hDyl1a9\
            pNSZPuZv6hFtT9u31fUrpp+q2T7K/p1qeLwJXFHX8pjp8BjInb63ZkMI51wyHR4dd0kS0DkhZHgWdpTlN4Fa6EIeM+0fA0cX/jLN\
            f6edfmxmzhDEHi7zDF8ciMEwmE3h3sKG9bkRlZGofB7jvVEY9dB/BUzJnDMpazt+ZPAsRFJXqymfGtIo2D3RWPUOqisO2IkTg6YE\
            bxQdaSbjvJJ8wqhOy4MbRuRIHiqpm4KWCfirZMhH96CZRBXlrda5JjgBIbHSLQWsiqTGY/5haYPMUrxlwvRms886K7Lg5+kK6SXl\
            GmvKRu86XUeF+yCdESzYQfhe4EKRfMd74rLptLB3inBgVUSnOOgS3EJ+1q4bc4AflmIky/TPnFUF0UbQNXZRYT4hhLPPDjdnIAbn\
            zdz77UzIIla1hdmVCyzA0gvlGi+ALdJ/B+tsayi963BgJxYFGUZIKNOt0sHJgnXIbTaT9MUzQatmesF8vNzXEsTdxZdpouZt77gE\
            OCTu51NxsuEOG+uILnuDbv0BkjfnL/OkorZAyGqgN02mgytqGLnraLTabiHNYHeWjFEpFC9fmdrhKN3TtZ6xJ29nJYV5BlKekGWY\
            QOOR2dfHPqOHf96lx/hmnPMZrx5JUed/6JMr/fF0ZosJmjRpofnJ+RzvODDLoVqTy7ZmN/Y6LY9IT346Ra2uRguLOx6kDdIlkFTv\
            YVg0NRiP42H6czRModFLa90bLxB9oc1Dv8uy5dcBDEXbxfsGAxYRNxRGCuyCXebj8giOmPQ2y+p2gFgYjVanee5mpT0WrnpfzvHP\
            Mqcn37mbv8zLlaHdUNlCGs2LSNXv1LpP8iFdzJIuWeBkfDTgZaGtwNeSbVoNvWFui7/6Ow6gqZskyjfjlTQz0222tXWAbFh4n/kf\
            cog7XvwHwABvMb5yW/NjnDBy8ZbdI/JSHeLu3LvI2tJosUw/cBuvILIXadYvZvbZPf2rPYjz+XkEpg1jhaH7EGMaztST6eAcE+Mb\
            Q0icBZ0tEpBfSoeI8OsECUAgOS5GlMln97ZxNs40qKCeGoWsBsBuOZFXTo3WdXIJUF37BNuQX3Mc5hKsuw81KLnH5N6Ep0yL7mCH\
            CYZ4DG0YXNS4bVAKOT0kGOPEFQwpK9+GtmVSW8vOSnt2KHJ5lwuNSf17ScMYvDJDW5391RTY6N0H/fpZEO4AtDm51YyAC3i7iQAC\
            jcPpxJrtkIo0gAh3pBgkjM3uv2knc3fiUsC1jKtdAleFn9XXSevuaUqguLndXJwDZz+WWmh0BRvz7/4znUDFHWaZCr+AWF5duVQx\
            yWQ7zmUGxxjA8F2Bda+NminJH5k92EogSuQk7HZSu88kiOyRhl+k093Q9ug/GVPEWIldYehEee0KZzRw0zIR2yWUk/7SEVKDNURq\
            YXY77j4QKahQEKoXfQh75pEDMP0wMRdfhdXrsCGjkYqN4KYDg0gnJTR6okL+gMq4IozCnUNIe2a4OSx8lcPn71+EMf/6yzDDpVHZ\
            g3/SaqGmfx7abW957yap75T0VskQpwHOCRwS9dtWP3w02SoxxXMZY0h7sRriiynrw3+H9TVPaH3TvH4wCeOJX2UNtfN3MljXeRB9\
            7qaHDTaRj9TwC3BvO2YY/ojtwjmf0fTv2WKMp0kWCLeCohF1aJMzjjEOo3Y4DBxqeQ/AGILDo/+K4PDX/YJDOc5qEeXtEyCmkF5g\
            rICYsmgIh7F6iuWTlsNUhUN0WTE6wtC5JwSsL4dK5k45pNZfI2xPDWXPEM0jMK1ixMfdBuIVRHgPoKDRZOC5J6Xg7R2rAvtT0smm\
            klXXzw7X5d69VDU4jEMZKR4GSCa4JJ5SM0JKZvaJb369ypwvvngvaNTOJB67WNtjnyWc6I1W3ZItfzuJDcy7i+hShNoM4Z27+7ql\
            SUqo0VQx477uC5jh6GNjTB3CZY9wORZSXOY3a37H5cv7IwRh8/6QXdQFhYBIXQfxnoOq1PV6wgWQDQJChNZO21hJJ/MyN/tgRCCL\
            9sn0ffbEOiOjCY8e/mfZqR36Dx6dTkZgvzO0pIG8wnDkNwuhDyVRIxJ3iY0DRagSZRujFBk/xAtk0H9/3VB5F3Xel6VxaKrrE7tX\
            66GNOJX5L+bfcnv3yjFJzUw+gJAFjGNxGUA7lmEtZ042XGB0V5UTpyYI8KS0OHtxV1yaTLu6GDSRO4Fu6DVZFUKo6JAarjsrNnzF\
            7wQnW7s5cNHhGtU+XHwXu3LY/4wYgNDO2/XykGk+bhUD7Dj5Ms7K9w67+teug7oUNRcRamhOJ7+fF2xdouuZHNy5WFj8f2ig/gDi\
            uZoZnjoQS7t5gcvKgKEKcYJmRcGeA5jbeeHDUqtVdDf/vC7jNOjZbJdVA7QfEQXkvWlaKS1uLoreROtiMAbh3BzFVlYakQHjV5yy\
            zKWFd40IrsoUz6rkW7t6ZMpFd954IdfM6YokiYAbR2JhoEigdE2KQ7NPTR2qdBTSAt9NUV0J7tRN31T8ZvlzBSjiRrFjd9KwhUHM\
            dFkZJqBd1YBseENbcyyl+1P9JCtfWIK0wWADiihd1cbm5jLMSzSWui2KNLpO514N9GJ90/KQ3q7vLuaS2wijuwgxz9HW7RuZ7PNt\
            EV2j+K8QEgf5pJhD6GFmjx2ZgM2wSdeR0UujYG5wXH1cLfOH6jadF1oz/rjpI3dzeXpHuQeuAAfNt5EnOouhgcDR65fYIMKNAkEa\
            /07v6PPN6r7yHa4D/4iMdse4GB334fLQkYLqT87ZObwUB8YW6SP3+jLZi+oncMf2utV/tY+0XyDnLZ7torGukNr5yjpgi47AdEsV\
            3v0dVUhYX9kwy9Xq+hhbA72RdzTgU0go9XNjXTaLD29Em6M/eafv7ZBd4nW11k/xj0O1blfuEQtJq5/Z1/aY5t2fhp9f1/oFntDA\
            +p17esPoL/3BhrqiezM4i6/4nY7MXM4f7Dut/k+P9M94bOqnNX0eGeJLsHl2eyGIc3E21hnT8wccdtE3+sq6iZ2N/jF+I5Mg/Zgd\
            pOpfsZbsrXXbrEBQoC/lBeVOXmwDX3N8HtkVNcUF3mNbMf27uKC99Qd5sT32J17sEUc/s+mQkNn3wpJdMAyOG+r98Pqq+aDP+RUA\
            8m76H1/1FT1LigAA
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
        "dialog.js": toPanelsJS,
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
        "popup.js": toPanelsJS,
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
