// Made by Scripts/embed-assets from the files in Assets. Change those, then run it.
// de3799ea83a8cf7c2337f346 1aad2628d01d3e81419e8f4b

import CastWidgets

/// The remote's files by name, in the binary so that it can be copied anywhere.
enum RemoteAssets {
    static let guestJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "8c18d17f30951cdd",
        text: #"""
            import{castClient as n,el as e,icon as r,joined as p,present as u,setAttribute as l,setLine as m,set\#
            Text as d}from"/cast/widgets.js";import{makeTV as c,moment as v,span as f,w as s}from"./remote.js";v\#
            ar x=class{#t=[];constructor(){this.tv=c(),this.over=e("p.over",{dir:"auto"}),this.heading=e("h1",{t\#
            abindex:-1,dir:"auto"}),this.text=e("p.lead",{dir:"auto"});let i=t=>({"aria-haspopup":"dialog",oncli\#
            ck:()=>u(t)});this.player=e("button.button.filled",i("cast-expanded-controller"),r("play"),e("span",\#
            {},s("openPlayer"))),this.volume=e("button.button.tonal",i("cast-volume"),r("volume"),e("span",{},s(\#
            "volume"))),this.left=e("p.left"),this.leftText=e("span"),this.left.append(r("clock"),this.leftText)\#
            ;let o=e("div.hero-texts",{},this.over,this.heading,this.text,e("div.actions",{},this.player,this.vo\#
            lume),this.left);this.element=e("section.view.guest",{},e("section.hero",{},this.tv.element,o))}get \#
            title(){return""}enter(){if(this.#t.length)return;let i=()=>this.#e();this.#t=["hello","media","dial\#
            og","button","volume"].map(t=>n.subscribe(t,i));let o=setInterval(i,15e3);this.#t.push(()=>clearInte\#
            rval(o))}leave(){this.#t.forEach(i=>i()),this.#t=[]}#e(){let{device:i,ends:o}=n.state("hello")??{},t\#
            =n.state("media")??null,a=i??n.state("dialog")?.device??"";d(this.over,t?s("playsOn",a):""),l(this.o\#
            ver,"hidden",!t),m(this.heading,t?t.title??t.subtitle??a:s("guestYours",a));let b=t&&p([t.title?t.su\#
            btitle:null,t.studio]);m(this.text,t?b:s("guestIdle")),l(this.player,"hidden",!t),l(this.volume,"hid\#
            den",!n.state("volume")?.enabled);let h=o?Math.max(0,o-Date.now()/1e3):null;l(this.left,"hidden",h==\#
            =null),h!==null&&d(this.leftText,`${s("until",v(o))} · ${s("timeLeft",f(h))}`),this.tv.draw()}};expo\#
            rt{x as Guest};
            """#,
        gzip: """
            H4sIAAAAAAACA2VVZ3LzOAy9ij9+jZqhle3FHmV7770XWoQtJpSoISHFOx6da//vyRaQGFnpCYTy8AA8JbZufcBTqSO+5yw0uNJx\
            1Shw/BuULX3DVlBX3jZg2G5VGyCm1E5FwHcQg911COxx7Pmckvmh5ofv4TjmmmEffC0uuNnFjTUHwJhfRbFNJGp9Dd//yJmlqn2d\
            OvQqtnoksVc3/CtOMPlFgNojjAi9DqtjUTod4+kxFr/9sSXiEUNXog8yO2FlY459UcpMjbbvIRQgRTtaQp2MDRuhO/RiSCkVaGOb\
            A2dVL1IG6p1tDBw36xfVw2ykISdAR3X3ALcOcGULLC7lSehg9brSsfVt14qNMFY7fxDKN6Wz5fVGZsVlJzGjshG5dfqfiSytGH2T\
            p1976xxQJysFb3QNx1YTP7Om0TF4CgaRqSAFA5BFALxJojaoKIVvofmaIpyVpSF677oaHraib+3Onaa0CTzZD+CTf4Z2sE/7YUss\
            vCyPIlUv/bluiaKRgbo6X17fr5m26rnU2J7OFfyarxCZwvnKd455vpVKZbpE65tzTVr3ch+Lvukk4IDkObGGESDvLdzkhw4ijlCL\
            CBM7w2N/W618lg0HGgEtOiCRBsAuNEIMFARWrd3LseYxUvPmgFU2pSQ5sVCmOMhEjLUvKnCOOooajNVCzQJLRyUjHeePvNatJFU2\
            eex2sQx2BxKVzW5XGwE/YS69dtKqF1+Fl+c+edvFSjKF0oEOcxoPRY6eB7pN3fvwgS4raYtLK0kQM9U/hsecR81OBnpbwsYqOnnc\
            +KEgTqgRZBone+stXuHsTtORu+mcU7qwZKVYmpiC+QT71ltCbI1caOKtOL0X8Svah842gtTlFgmissYAxR5hpmp5V0NvYc43I1jk\
            xSVbbwhzVMAvvguRYNMedwU+e9bK31LVomgzcqdn7Iz1f2TbWs4CpTa7GfET40BkM0Vmfo9kCiXJLkLzUqYILwUavXNgJnZV4d/6\
            QmNFWjjKF5Rfv0/ZeeNvZHbxIh185Lh1cn4HzthVURQczVT1aLKePTPyzkuq/n5yoiG6Bq0Tqh/lsfrv39XoRVvD55Qo1F5WFPg7\
            m98REzQRGIYtHMf/DUf+y/8Rr2LY/g/IglVptAYAAA==
            """)

    static let guestsCSS = EmbeddedAsset(
        "text/css; charset=utf-8", tag: "824d99e0baf0d89d",
        text: #"""
            .guest{align-self:center}.left{display:flex;align-items:center;gap:.5rem;margin-block-start:1.25rem;\#
            font-size:.9375rem;color:var(--soft)}.left .icon{inline-size:1.25rem;block-size:1.25rem}.guests{max-\#
            inline-size:46rem;inline-size:100%;margin-inline:auto;padding-block-start:.75rem}.guest-form,.made{m\#
            argin-block-start:1.5rem;padding:1.25rem;display:grid;gap:1.25rem}.choice{min-inline-size:0}.choice>\#
            legend{font-size:.875rem;font-weight:600;color:var(--soft);margin-block-end:.625rem;padding:0}.chips\#
            {display:flex;flex-wrap:wrap;gap:.5rem}.chip{position:relative;min-inline-size:0;max-inline-size:100\#
            %}.chip>input{position:absolute;inset:0;inline-size:100%;block-size:100%;margin:0;opacity:0;cursor:p\#
            ointer}.chip>span{display:grid;align-items:center;min-block-size:2.75rem;padding:.625rem 1.125rem;bo\#
            rder-radius:1.375rem;background:var(--raised);font-size:.9375rem;font-weight:500;overflow-wrap:anywh\#
            ere;transition:background-color .15s}.chip>input:hover+span{filter:brightness(.97)}.chip>input:check\#
            ed+span{background:var(--accent);color:var(--on-accent)}.chip>input:focus-visible+span{outline:2.5px\#
             solid var(--accent);outline-offset:2px}.made{background:color-mix(in srgb,var(--tonal) 55%,var(--su\#
            rface));gap:.75rem}.made .row-text{color:var(--soft)}.made input,.field-row input{inline-size:100%;m\#
            in-block-size:3rem;padding:.625rem 1rem;border-radius:.875rem;border:1.5px solid var(--faint);backgr\#
            ound:var(--surface);font:.875rem/1.4 ui-monospace,DejaVu Sans Mono,monospace;text-overflow:ellipsis}\#
            .warn{display:flex;gap:.75rem;align-items:start;margin-block-start:1.25rem;padding:.875rem 1.125rem;\#
            border-radius:1rem;background:var(--raised);font-size:.9375rem}.warn>.icon{color:var(--bulb)}.guests\#
             .row-title{display:-webkit-box;-webkit-line-clamp:1;-webkit-box-orient:vertical;overflow:hidden}.si\#
            gn{display:grid;place-items:center;padding-block:1rem 3rem}.sign-card{inline-size:100%;max-inline-si\#
            ze:30rem;text-align:center;display:grid;justify-items:center}.sign-mark{margin-block-end:1.5rem;bord\#
            er-radius:22%;box-shadow:0 .75rem 2.5rem #1e2d7859}.sign-form{inline-size:100%;margin-block-start:1.\#
            75rem;text-align:start}.sign-form>label{display:block;font-size:.875rem;font-weight:600;color:var(--\#
            soft);margin-block-end:.5rem}.field-row{display:flex;flex-wrap:wrap;gap:.625rem}.field-row input{fle\#
            x:1 1 14rem;min-inline-size:0}.field-row input::placeholder{color:var(--faint);opacity:1}.field-row \#
            input[aria-invalid]{border-color:var(--error)}.field-row .button{flex:0 0 auto}.fault{color:var(--er\#
            ror);font-size:.9375rem;margin-block-start:.625rem;min-block-size:1.4em}.hint{display:flex;align-ite\#
            ms:center;gap:.625rem;margin-block-start:.75rem;color:var(--faint)}.hint code{padding:.375rem .75rem\#
            ;border-radius:.625rem;background:var(--raised);color:var(--text);overflow-wrap:anywhere}@media (for\#
            ced-colors: active){.chip>span{border:1px solid ButtonBorder}.chip>input:checked+span{border-color:H\#
            ighlight;color:Highlight}}
            """#,
        gzip: """
            H4sIAAAAAAACA61WB5e0KBD8K15e361O2KyXc3zhcr5DaJ3+lgEf4Cbf/PdD0FlZ5vJtXmyqu6uKxrzpQJuecGxEpoHXBQVhQO1y\
            DrXpGeqWk/ui5nBX+iA0sNVjVNmQtsjPFGzLLVENiqzikl5n2hBlilW+do9qKUym8QGK/Orkwi1RyaUqbog6yjIta5P6fEmOVIoe\
            BUcBfssE4oHnSztfu+635C6bbzk9HzYEIMvlS1OFfr0gnZFlSxhD0QRV5xcz8KyWanucbwmD/mCHQ+wEs691Yq1RyBxF+4rpRiK1\
            UCiCipfTkzc4NCBYP6Ps8uKRxFvAZmOK8+UyZjBUwIIU+fl6Xp7Pgq0OVR1+ZLfKVjn8eFTUB/et1GhQikIBJwZvoIyKL70AId1+\
            +xso2s48gpBKS94ZsOpoMMUyUsnrHKlmI2VLKJp7+xftlLa9txKdU30i3RLRB8THdnWlzxKs84uAoJGwZJWvRtNJxUBlijDstFVx\
            dG9F6HWjZCfYKIAiqIGlodNj3c6sbvIGVM3lraeciPvbDSgojSJi5OgRPXMiJ/nqTM/pLDYDyKuu4xq5AVVUakggQOuj/OoiDaLp\
            Bug1MB8flU7owE0a+EmKcTkEqiXtdHaDGisOHk52hqMYmDxr7xItObIkxB0jMlnXg+Lr9m7nj9OsEpc72+LdEYpEq6Y69hhGCsLT\
            5OzspXFBd6omFNLU29Qx7OGSXFlODdyZPp4tPsI1cZzXCJxlNtov9PGcCE1yctAhsTv8QZ1Wi1XESE3QEhKbZ2zKu2eCWazy06TD\
            bCuFtExTOH4PnpFvuuRLInTyuV093j8qh7azyVgFcI6tRmuZW6JEcNhntAXHw02zPxvhY/++uj85If/wdPgS3/BTf65b1fEqnQb8\
            qC0aDvtu7JGqrtFklbwrp7+djpSTrR245SwgkwrBUmsJMkgJL/dUbZAxELtcY/NkeNi/KITDI7gsXKvJ4A2/O6NEschL0WQ8Wdod\
            Xi/H/4Qd5H7WaYP1fZB9zGIluu6jQb/KD2ixXr9UDs3rDWG21WXidU/WLjh5YQVrdnF5duWR3UUX13/QEhYnbMI9mOG8wUkFfE+o\
            213+P1ead83+DP/1VeYP7C469kNssUrs56l9Hl9q0Y6icJ7YSM5ABWb1B3t/Qa2irT8ShcTC3xCO7Od+1GkOAUpJlc435lVnjBS+\
            zmWyTEhnpA0gHTd9tPXg1ROLN9HxdMbZYTNwtEHx9175PMzhDD53zI+HT6hk0O/Hia/UWjM2sE/yJ/MkyDG4Mf2Dy3X31hYYkuSo\
            lorCeKvqIiHU4A2k/ewFYhre+9H9jlPhHbf8J7fqXNGPrKH5YOryyf+73e+HeuHJbgsAAA==
            """)

    static let guestsJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "b155c1d8a65c9942",
        text: #"""
            import{castClient as h,el as t,icon as l,isOn as x,setAttribute as u,setText as C}from"/cast/widgets\#
            .js";import{guests as T,makeGuest as E,moment as v,say as w,sayFailed as m,span as k,takeBackGuest a\#
            s S,w as a}from"./remote.js";var D=[60,180,720,1440,10080];function B(y,e,s=null){let i=t("div.chips\#
            "),n=t("fieldset.choice",{},t("legend",{},e),i),o=new Map;return i.addEventListener("change",({targe\#
            t:r})=>s=r.value),i.addEventListener("keydown",r=>{r.key!=="Enter"||!x()||(r.preventDefault(),r.targ\#
            et.click())}),{element:n,get value(){return i.querySelector("input:checked")?.value??null},draw(r){s\#
            ??=r[0]?.value??null;let p=new Set(r.map(({value:c})=>c));for(let[c,g]of o)p.has(c)||(g.remove(),o.d\#
            elete(c));let f=i.contains(document.activeElement)?document.activeElement:null;r.forEach(({value:c,t\#
            ext:g},b)=>{o.has(c)||o.set(c,t("label.chip",{},t("input",{type:"radio",name:y,value:c,required:!0})\#
            ,t("span",{dir:"auto"})));let d=o.get(c);i.children[b]!==d&&i.insertBefore(d,i.children[b]??null),d.\#
            firstChild.checked=String(c)===String(s),C(d.lastChild,g)}),f?.focus({preventScroll:!0})}}}var L=cla\#
            ss{#t=[];#i=0;constructor(){this.heading=t("h1",{tabindex:-1},a("guestsTitle")),this.local=t("p.warn\#
            ",{hidden:!0},l("warning"),t("span",{},a("guestLocal"))),this.device=B("device",a("guestDevice")),th\#
            is.none=t("p.row-text",{role:"status"},a("guestNoDevices")),this.time=B("time",a("guestTime"),180),t\#
            his.time.draw(D.map(e=>({value:e,text:k(e*60)}))),this.make=t("button.button.filled",{type:"submit"}\#
            ,l("link"),t("span",{},a("guestMake"))),this.form=t("form.guest-form.tile",{onsubmit:e=>this.#r(e)},\#
            this.device.element,this.none,this.time.element,t("div.actions",{},this.make)),this.made=t("section.\#
            made.tile",{hidden:!0,"aria-live":"polite"}),this.list=t("ul.rows",{role:"list"}),this.empty=t("p.ro\#
            w-text",{hidden:!0},a("guestsNone")),this.now=t("section.part",{"aria-labelledby":"guests-now"},t("h\#
            2.part-title",{id:"guests-now",tabindex:-1},a("guestsNow")),this.empty,this.list),this.element=t("se\#
            ction.view.guests",{},this.heading,t("p.lead",{},a("guestsText")),this.local,this.form,this.made,thi\#
            s.now)}get title(){return a("guestsTitle")}enter(e,{isSame:s}){s||(this.#t=[h.subscribe("devices",({\#
            devices:i})=>this.#s(i)),h.subscribe("access",({lan:i})=>this.local.hidden=i)],this.#s(h.state("devi\#
            ces")?.devices??[]),this.#e())}leave(){this.#t.forEach(e=>e()),this.#t=[],clearTimeout(this.#i),this\#
            .made.hidden=!0,this.made.replaceChildren()}#s(e){let s=[...e].sort((i,n)=>n.connected-i.connected);\#
            this.device.draw(s.map(({id:i,name:n})=>({value:i,text:n}))),u(this.device.element,"hidden",e.length\#
            ===0),u(this.none,"hidden",e.length>0),this.make.disabled=e.length===0}async#e(){clearTimeout(this.#\#
            i);try{this.#a(await T())}catch(e){m(e)}this.#t.length&&(this.#i=setTimeout(()=>this.#e(),3e4))}#a(e\#
            ){this.empty.hidden=e.length>0;let s=document.activeElement?.closest("[data-guest]")?.dataset.guest;\#
            if(this.list.replaceChildren(...e.map(n=>this.#n(n))),!s)return;(this.list.querySelector(`[data-gues\#
            t="${CSS.escape(s)}"] button`)??this.now.querySelector("h2")).focus()}#n({id:e,name:s,ends:i}){let n\#
            =i?a("until",v(i)):"",o=i?a("timeLeft",k(Math.max(0,i-Date.now()/1e3))):"";return t("li.row",{"data-\#
            guest":e},t("span.disc",{},l("people")),t("span.row-texts",{},t("span.row-title",{dir:"auto"},s),t("\#
            span.row-text",{},[n,o].filter(Boolean).join(" · "))),t("button.button",{"aria-label":a("takeBackOf"\#
            ,s,n),onclick:()=>this.#o(e,s)},a("takeBack")))}async#o(e,s){try{await S(e),w(a("takenBack",s)),awai\#
            t this.#e()}catch(i){m(i)}}async#r(e){e.preventDefault();let s=this.device.value,i=h.state("devices"\#
            )?.devices.find(({id:n})=>n===s)?.name??"";u(this.make,"aria-busy","true");try{let{link:n,ends:o}=aw\#
            ait E(s,Number(this.time.value));this.#c(i,n,o),await this.#e()}catch(n){m(n)}u(this.make,"aria-busy\#
            ",null)}#c(e,s,i){let n=a("guestLink",e),o=t("input",{type:"text",readonly:!0,value:s,dir:"ltr","ari\#
            a-label":n});o.addEventListener("focus",()=>o.select());let r=t("button.button.filled",{onclick:()=>\#
            this.#l(o)},l("copy"),t("span",{},a("copy"))),p=navigator.share&&t("button.button.tonal",{onclick:()\#
            =>navigator.share({title:n,url:s}).catch(()=>{})},l("share"),t("span",{},a("share"))),f=i?`${a("unti\#
            l",v(i))} · `:"";this.made.replaceChildren(t("h2.row-title",{dir:"auto"},n),t("p.row-text",{},f+a("g\#
            uestLinkOnce")),o,t("div.actions",{},r,p||null)),this.made.hidden=!1,o.focus()}async#l(e){try{await \#
            navigator.clipboard.writeText(e.value)}catch{e.select(),document.execCommand("copy")}w(a("copied"))}\#
            };export{L as Guests};
            """#,
        gzip: """
            H4sIAAAAAAACA31Y55bjKBZ+FTeTYJei4yb5qD055+p/dXxOY+naZgqDBpBdPio91/7fJ1suSJYrTSdJcPP9bqhWu8a60FXShy+0\
            AhNm0s+2HDQ+A1eVNfimufK/pLcb7iF8FoJTqzYAnrR48g5uEusX/drZHXmOAp8fVL2B4MUfnswHRZsWfPBI+Y7v5DV8g9/4+RXf\
            2d2gf8+9POLLAV++lkpDjZ877huZrLjmITJ/Lqvrk4BLfsCHzAaI5w52NkDSvZdu9mV59c8X/OW/X/B/vYrPN2/iPy9e/PvFcr5u\
            TRVU9PNzeuTAfWlarVmnIcxUGSip1V5UW9V4wrjBg7UCXXsI8dSqCgjveh6PNWzA1OkLGFeM29LAYfaTbOYOQuvMTAlZ11/twYQf\
            lQ9gwFFSbaXZAOG0C9LFaBWuZ+VbXzqxl7pFQY8wXcOxtgdDuCvfdk7Ez2dlSb4yARy5vX12Q9ntLXWicYB8X8JatjpQxp3ISkSl\
            VXVNGesZ70ADBr4wPN7MklbKupPJf7bgjpeRqAo2qlamaUNRbaG6hpqwRTZzscCg9bx28kAd6/xiUbqrF8s713MMaZOCcgkh2reT\
            DaVdoigqdLtibL6OWiLhVcU3S7ueWdaIrfS0Qpc2ArO6B8q4FTVEMqDIg4LXpRKVNUEq42ltqxadErIKag9fZRfZ4vHzIlnnRFT9\
            lay2k008RFgXm56vWAy0PRlihYdAq5R1uQKd8DHiIEUofoRjAwVxslaWcCN3UBz5KNfBn61yUBfPXvQMmRDYkadWriCyDZb0bPCr\
            Lq3YoDY2V6hH1w7M1WoZM15//LESynhw4XOIxgOt+R2aHHfGa7FWLlY43oghd+VlcMpsotyyHN8941/QWmg50PINImS9iJGpWk+7\
            AVCXlbNaJ9v7vsfq+rGsIpPvPgjl1XL+gSpfzCtrfHBtQg3rwlZ5sQVZRzVYQ9uXGCG5UqaGm+LiZc8lJbk5vFNBA2GMJx5tK6mR\
            oxEH6TBGW1XXYFA715TgYZRJzqM4CfsRuQkbhdWwVxWUn1OS38iJ8Mv8PRIaayArdfZwgSiIYqPTUBAfZGg9mXT8bDOzP3EHtUtK\
            8DmpeIdfDFvQGZlIFfNlKgUo347Ig4y8awp/++cL1p8cwJaJdsXeG6wRw2OttIb6BDnfrnYqkBQercz1E7H5KcqaQhPhs0PJ+BTp\
            /iK9BqWxw1mTpRbRyET/gaPA+vOwiqGRTBGc3Jzucj+VqeN6tGdybHKyTk56SFTpO9lxnnxOpFPyQqs9kII0VqsApB9Bo3xACa3G\
            /PlT7vD8RAS7JhzvJ3lScIbIn605h8bh3LhGOmTL1mAzwFSsjqQYeC8iPUl9YfsqEV8EFZIrqr5Dwx+vhp/jFTu3ePIwn46hPTdq\
            r+CQkziGeKo+njzW8eMOGjxO8LtVNwFjysspBqzHaZF8mabF/RruAUcSheisv8QO6HvW+djIkxRsFlsRceUrp1YwFqXHYTi8Fqpn\
            I+A8VYzxOwyyijSJXkuTaSfzRU5lqdiSjxIid5BhUoUDbHhdLK6WbCAEHI0a5B59G2wdpwOWKd7zkw9LXkVah/Vt2zD4ps7APFoS\
            UTudOWi0rOCLoVtT1kf7IO8dvrwSQsBSeOsCpYqb6JnB8WagClBfqOmdzc9rMLUTnycrIkzlyWN6NjUXlZuLSW2lpY+VMMkWEw5C\
            g9mEbVmWL5B4qu0HJG9fnDUpUSsvVxrq8lxCL/3RVBje7tGQzYM7DvGWVB6kCrN3mIpKBgw863bYdMaEZLkffzyylx7CKJGOUEBl\
            /DW8YTG+EkVMlTSmZXJgnoP/+JawEJW2Hnyg5KqWQV4kqC8RQvjpIeSSm6s1PdXogzRjXlN6zGigoQYT8cyzXEXzifve8vX+TG9J\
            Puy+uLwU4CvZAPWsJ8tZngfv2WIxluldCdiECGN5nCPiTAIJZJB4DqbGkssgNKVaSEpaE5QmfI/VVxDCbT7Grv4jrAPh1/QnGbbR\
            pxv6gquLL2UA1EzZ85fwmiWmcQEOOJCw22LHnHwhBfTjiELgVPE6Ta8GbJN2gfF27NRjX5tOx7Z6vkJx/5Ax8V0Zbpc4NrE7fW6t\
            BmmY+MMqQ8nsf/+dpbF4f8ze7fKkkJSMP4T8sibcc8O4NWmzLib4WQrcs56fUaP0XAnDbYewz3C/pMD4gQ7UJpFHCsbz9QjpsSQU\
            loRi/SDOIcDhwd4/wPq80FMn4Kr8i4YY42Pq3EVS+zCxgn28RqwsFjGpLT2V+zCNV60/Ek6Ca4HkYo6aO9xBCpPBZfsye/IV9fzn\
            drcCR6ctIVnF2Dy7WWHj4/Yp3w36blj/lBlp9e2jFOCeqxHTp80QFyMOjNvywc6eceJA1tboIy4buXF6nsClgyP8HAoYn7l95Oe0\
            VGeEIxqs8KkI6bDWu79Y4x6iSFPLUkVUtjk+3OfyKWO8KY3cq40M1gm/lQ4+/viBmvhX6nta7nHRLlVTYXjrNA5tkUOOpF2fLUmE\
            D03Jx2jLulSL9x9291pIj/X1HnvC06MwLUtPFrVJOpu7Fb3++3lifzF5l7eP7ZuON7e3CRyPjeiX3J7aYy4qTeG8QqdQVVo1Kytd\
            LQ5OBcAFio4Yzhjt4JR1fhoqcAPVF3a3k6YeM9djxeO7gjra3fdzuEn/XfLjTPrZN2ml6uf/BxXcCrqsEQAA
            """)

    static let icon192PNG = EmbeddedAsset(
        "image/png", tag: "083679a356e4e199",
        base64: """
            iVBORw0KGgoAAAANSUhEUgAAAMAAAADACAMAAABlApw1AAAAwFBMVEUZIVAsOoD+xlkAAAD+/v4oNXghLGY0NFDVqFdLRVGoh1Uk\
            KU+Rd1TsuFh1ZFO5lFYZIU8VGE1nWVMZIU8ZIU8YIU8ZIE7Cm1cXIE5cUVKAa1To6vFCPlFFUY8VHU04RYcAAEqPlrsKIUpYY5px\
            eqqtss7Hyt0fKWHa3Ol5gq6fglWlq8ne4OtBTozLz+CepMUAADMYH068wNcAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
            AAAAAAAAAAAi9LSRAAAAQHRSTlP+//8A////////////////0RL/rnCMUP8y//////8l/wT/D/////////////////8FQf8AAAAA\
            AAAAAAAAAAAAEkwd6wAAB89JREFUeNrtXWd72zgMZmyRlrdkjTpN4rhue+m11974/z/ubA2LFCGJEqGBPMW3MDCBVyQ4AJBk80by\
            4zCMgsBjA5IXBFEYxn6zdqzh/8dwUMU1IOHJAsA//0ajap9hiOJzJwCniE2GolNrAMeATYqCYysA/sTUTyD4xgDOIZskhWczACeP\
            TZS8kwmAmE2Y4kYAU+z9tZZQAuB7bOLk+XUApq+/hkABcGIUSEXAiH1/DQGjp//VkkEAl4CRoQgCEDFCFOsAYkaKjmUAF0aM/BKA\
            gBqAQAUQM3J0kgH49PRnngwgIgggG4kYnSWE1gSXO4CAJAAW5gAujCj5GYCIKoAoA8DIUgrgSBfAMQEQ0QUQJQA8ugC8GwDCPejW\
            h9g8pAwgvALwKAMI5sxnpMlnMW0AMX0AIW0AIYtoA4hYQBtAQB8A4jSwXq61ssXCiK37YqLj73b77Xa/U4vc2WzmKmWL/XY22+4X\
            DWxQbf3S8qbETY+lViSVrTdZ0WyzrmGDauuZFttcs+394+7zotnqrti9aLasYYNq65kKLWb7vBMURbND1gBuUeRWs0G19d0Akhaz\
            7KN9kIo+aA1wbwKADaqtbwsANJO+dv65DzP9cwNsUG09k9wPZrtKzR5ltsdKNqi2IVsga/SVVLSq7hsA23L4LrSWRQKgltXWCbBB\
            tfVhuI8fH++fZ1NI3Fz/FOq3Tb6sUJtgUcNWqk0Xh6F+KneV1+kq/ZgLeTTf3iYtwRWgm1o2tzzYlsVZ012RbWZki2w4/JB82YdE\
            jXUmNZl0eVq2TNTdLqWiEpso1waJsyZXm5DYbrXfr9L6+UOqmtTu16JEtSuE3S7t6+IBZOPl2mBxdnQAps+Cbspm2uZ0UzZTrS1b\
            ozirHpQbraSHSBRT9ciK5DKgKC/jcm0CEIfZg9JGFYUeuWKFIkIuSssEb2ArahPwZIe3dksGdHFTjYurXpIWqcKlgqQMKNJ/l9Um\
            AHH4XUhXCY14L11oUZrrewawwF9abNQv8tAjAeIwFj+ubFOiTwBCE4c0FSQ78XRU7lP/bESSxaG7TPjDAAhwXS/6jDoAgp5I9K6/\
            OjVjaz+A+tIMTq/39N6PTDvQy48n59en16l0ouePq9XH5xZt8PLk3Ojpi933l+RaDZ/ZLjbdQrXQ/0p/vHSfjlW5GGtp17QJ/nYK\
            +tR1NtY3yvYrUdN10DcJgPPts+16yHJBVHbaGMh3VPrx2gUAlrNI867x1gBaGzPHdNftyg7aDgDaGjOH5KK5QR+6AGhpzJgtsLa3\
            gZT++twKAJ7DtOwG7QrAcb6+thlG0UahDvNABQBzY+aY80DZDWoBwNyYIYepzUhUBHG5HQBTY+Z9BY/N1nJ1AAyNuafVtOFi2qkn\
            I2PuA4HxbrIBgPP05xj7yjfz3bDTSL9eTBC8jbWjdAzo0yhWIDgaAOfp85AdKM/5EXgA6o1ZqHIttZdyfjgigBpj5mW5Nqs5NeeH\
            IwKonJl5Ra6R7Xp6abeYA+mlqgMtkRJAyjk/2AD+qwAA5RrhZNYgA3B+GmxobJrggLKlrKEvsAkcsLaUWs7PQACgXCMcr8RAXQgv\
            D22vhYhRAXytGoXQMgHLOT+4AL69Vm7I0EKtpZwf3InstXoi3qCFWtWcn+GWErJcWwhyzs+Ai7m73CntiQ2X06OGyKa5oWkRoUTa\
            UnLsLSUfdlPPx+tDU3WrGG+K7R1bI4dZsVyLo4VZ7Z27I4dZrd3rY4dZrQMcEwuzdgoxTSrM2jbI9zvMih1mbZ21MrEw69cuqQaj\
            hlmtkz3GDrP+sE23GTvM+tM64WnkMCtWytloYdY06c/5u3vS38hh1smmXb7x4RJfe8ve5WQ//3AQ+lWfDZV+j02L7+7W/b4wd891\
            prI4FLqHDI0jlVYNoIrDIOqHgMqnmHs+hrVEP2NfPkfeMwDg2DqWYyK7SyE5WZscHsSbubLaBCDOnrZSjVtWfRj0Jl00HwbV2Yra\
            IHH4XUgA3kZp7hd1x3F1NnngT8Dhd6FN7cUPXJ9+uO7gFJVsteKQDoMWjXq/vkV1mJZPr3E956c4kq6wAW5QSBzaOLoEHKa5ScgX\
            B3E954eDbAJwgy7xbyp5TkcG9xneKCf5McrFQQLI+ali07e/ZXEYi4nDZr85rCtcFWpI/37jRTnXCGB7gx0Qqjh8AsY5i/uF0EfN\
            9g5TRux+IcOLgyzYeibDC5IM7xca4YIkxXG5hmdrZny/EFRb37TS5/ru9wtBtfXeBMXFamsd1Koi16iKDaptMDM+6OsNSQsg5wdi\
            OwxrwqkeK3e7dZUbjJSLg/Ieo+f8QGxAbS3Iw0MF3CsF5PzgXj/l/b5vdGSK6F9ZS/7S4N/3To9LR/pXl89JD0PBe7i+n/QDCpf3\
            8IQF/UdEyD/jQv4hHboDaf6UEdm5zH8vz3lRNePiQTWaTRC+p0cFKS6IYvVhTY9oA9wBkLPjY/lx2ZBkB5Kf9yU1EoXA+8Q+ITOI\
            qD9xfX6fj4yTeaP1VPlO/dwnYMnBZV4NgMD+MiwpXAYw9bei43kTgGnPycd5M4AJD0bK8FMNYH6e6LIiPM/NAFwbYYIQQh9UFQYw\
            n18mNhxFfoWiVQCurRARUL8OwNUWjtEE7NmLjucaJesAJKuLcFQMXnhqULAJwK0hTsc4jIJBgXhBFMbH07lZu/8BBZeh9LHRlqkA\
            AAAASUVORK5CYII=
            """)

    static let icon512PNG = EmbeddedAsset(
        "image/png", tag: "bbfbabe985ff2d5e",
        base64: """
            iVBORw0KGgoAAAANSUhEUgAAAgAAAAIACAMAAADDpiTIAAAAwFBMVEUZIlAsOoD+xlkAAAD+/v4oNXfqt1ghLGVNR1F1ZFO5lFbU\
            qFcnK08ZIU8xM1CpiFXEnFcZIU8YIE9kV1MYIU8ZIU9BPlFaUFIWGU0PIU2bflXo6fE3RYcYIU5LV5PV2OYAAExveKgXHU6zuNFa\
            ZZwXH06jqsjEyNwfKWCOlbt6g6+Di7QAADNibaGWncBATYze4OubosPLzuC/w9kAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
            AAAAAAAAAADrd02QAAAAQHRSTlP+//8A////////////z////65M/22M//8UEf///zP//wP/Lf//Q////////wX/////////AAAA\
            AAAAAAAAAAAAmAJPewAAE5xJREFUeNrtnW1727YOhqlIito0XmrX3uzZSdw0adem3dv5///tOH2bHVsSCVEgQDzPvvTD0KsCboMg\
            RQiuZNHdbL5YTKfTyWTioA7tHLRz02Ixn93xRMaN/Pev7uaLKYJOg2G6mN+t9AKwnC0Q+RgcLGZLdQAg+FogcAi+bQhc9OhPEarx\
            NI3OQFQAtog+BwNboQA8LBAdHi0e5AFwjejzMnAtCgCk/gRLwYMYAGYo+tNsCx4kALCdI/zpEBheEA4EYIXwJ0ZgvkoIwGqOCKTX\
            MASGAIDwS0EgCQB3SP5yFoI7dgCW2PfLOhdY8gIwg8ulacYIwBLnPhJPhpZMAGxR/EktBrccAKzw85ebBFbjA3ANN0vW9cgAIP3n\
            tgyEAbDE3l/+mcBqPACw+ctvQxgAwGec/Wg5Ffo8BgDY/Gd5JOCw/NsuBBzinycBy7gA3MGlmZ4IOJz+2CbAC4AHeDPb7aAPADj9\
            U6p5HAAQ/5wJcIi/bQIc4m+7DnA4/rdNgEP8be8GHc5/ctcdHQDEPwstqQDg/D8Pdb4XcIi/AQJWJADw/j8bTSkA4ADAxIGQQwFo\
            ezPYBsAKPrNRBjgUALbLAIcCwHYZ4FAA2C4DHAoA22WAQwFguwxwKABslwEnAFjCU7lq6QUAFgBLi4DDHXBLmvUDsMI7wJx3Atte\
            AFAB2qoDHSpA23WgQwVouw50qABt14EOFaDtOtChArRdBx4AsEUCMJcCHPqAbFcBBwAgAdhIAW0AIAEYTAEOCcB2CnBIALZTgEMC\
            MKjpKQDwKThDuj4BAN4CmEwBDjfBbaeAnwDgW/CmtDgCACWgzZ2gwx7Q9k7QoQS0vQZ8B+AzPGJNnw8AwApgdQ1wWAFsHwU4tANb\
            1XIPAFwFM6j5HgA4BDB7FOCwAtheAxz2ALb3AQ7vAcxq8RMAlAB2iwCHEsB2EeBQAtguAhxKANtFgEMJYLsIcCgBDOv6KwAoAcxq\
            /hUAvAm0XATsAIAfLBcBrtzCD3b1BAA6ggxrtQMANaBhzXYA4DKI6W2Awzmg7W2Awy7QsqY7AHAQbHof6LALNK2twy7QtK4ddoG2\
            94EOu0Db+0CHXaDtfSAAsA4AjgFsHwQAAAAAmQYAB4GmNckEgMuXF6/Oz87OX128vJRmAwBGD+aLi7M9vX4hyUY4NPLCH+7kF6/P\
            nqnfisuGCo1ZEZz85uyE3siwIUJjVwQnvzw7qZcSbGjQGBbByS0mnUZcNjRoEP8Qj704a9VvqW1o0Fhe/8Od/Mt5u835L2ltaNAY\
            FsXJr886dJHWhgSNZRGc/OKsUy9S2pCgwQIQ5uSLbpuLlDYkaCyL4OTLsx5dprMhQWNZFCe/6bN5k86GBA2OgMKcfNVnc5XOhvI8\
            pkVx8qs+m1fpbCjPY1oUJ5/32Zyns6E8j2lRnHzWq3Q2lOcxLS4nc9lQngcZgCHNctkgAzDUAK/7bF6ns0ENEPMguMXJv/fZ/J7O\
            hvI8pkVx8m99Nr+ls6E8j2lRnHxJWGa5bCjPg6Pg0JpJ8MugS9SAgaIE5tdum19T2uBlUKD8ndx4HrjuHbY2XDbDoMk5w/c3R3g7\
            uf7vz763bmouGwI0oX7SKK/mCG8nF/t/s9+Vi4LLhgBNqJ8Uht+zOcI7MHte9rt5W/PZhD9PsJ+0yb85wtfJhYfRwc3rgs8mGBqC\
            n3QppDnCNzD1wQ/nRKo9P/jp1Jw2Yz57RvFveTJPJxeHxcNRuXV1sMQ2BadNIDQ0Pyla/wOPwjwDU3cVTxfPtlg1r03Q81D9pEWD\
            K+EWJz+PTNf26YcJl00QNHQ/6RCpOcInMEeRadV/Jlw2AdAM8pPuBYDUHLEXmKLxM2kKfps6tZ9Un+/7BsYvMocmXDZNWj/JOf+N\
            2xzxLDA+P7S6SGPTpPST8CMg8jHHUWD6I3NswmVTp/OTIIU0R1ACU9Sdv7TmlAmXTf/z0PykSiEXI0mB6fRziwWXTe/z0PykSiFX\
            o4mBabXqsOCy6Xkemp9UKaQ5ghyYoj7+rTV1twmXTefz0PyUcwYgBuZbvv1h90fTePz/XDZdz2MgAwTVAIMCI1ltz2OgBghpjijM\
            ieYnVQpojmjsAdBQ/KRLAc0RpgHItokkoDmitgdATfFTti+DTAOQbxOJf3NEYVAUP2X1NuDKWS4BDl4ZXuX4JuBJ/s0ehek1IN/v\
            Cns3e9heA4KbSPTIu9nDdgrIeLaAb7OH8RSQ8XQR32YP4ykgoIlEXSXo1+xhPQV4N5FoTAJezR7WU4BnE4nSU2GfZg8QkOsHIrpk\
            Ov6EJpLc1BTG1SD+IMCuasTf9CqA+JsmoEH8fxDQ4OePJIDwAwFDyR/xPybAxkKQR7PHeMVAk/1vH1E2XhCCAOulQAoCbu43iL/V\
            498v79bVTuvbT0j/Bgn4dFv91PpReB4wcx7Etgps/q0OtH6L/G/pEsjb6kjv/lITf+WXQ7qnX9SJ4r/To474K58e0jf9gqMMuKlO\
            6/ZGfgGgfXpI//SL8VPAZl216U/pCUD79BARzSDvq3at78UBEOo/hfFnbgdbV116t5GbALS3iXlOv0hSAUrdEdbh/hMrIS3h76s+\
            fbgRCYD6VnHf6RcjbwT+V/Xro8QtgPbpIf7TL8Z16a0HAHJ2hBT/CZWUD0NVfnq/EbYCaP9gVMD0CxEAyCgGG4r/FB0BnT7OaEQA\
            IKIYbCj+k6mQ6RdCABBQDNL8J1K0L4QnBqC6vZcCgPovh4fPCJAAQOpikOY/kQqeEiIEgLTFIM1/yAAxAUhaDGaUAXTWAKmLwYxq\
            ADFTQigAVH/fpwZA/fQQMVNCKprSvCbOaHqImCkhRACq9aekAKifHiJmSkhFVoI3RDlND1H2MkjGncGcpodImRIyBAD+O4MU/6l8\
            G8A3JaQaJuZiMKfpIUKuhFVD9ZhoDdA/PUTGlJDBAPAWg+H+w7XwsQGoqn82KVJABtNDJDSGxACgWn9JkQIymB4iYEpIFUdsxWBm\
            00PSTwmpYukxQQrIYXpI6ikh0QDgKgbzmx6S9gMRVUTxXBcyND2E4/MQMQFgui5k5muxLB+JquLqA8enZfCRMLkA8FwXMkEA0wei\
            ogPAcnccHwoVDABLMZg7AXwfix4DAI5iMO+vhTJ+J7gaRwx3x2uEXzAALMVgnWfy5/1M+GgAcNwdz3F6SD4AMLwhynR8DCsCYwIw\
            8t3xGlWAdACq6t8bhN/gNpDh7jhmBmkBYJy74zgK1APAGMUgZgapAqCqPiH9G3kdzHJdCDOD9AEQ8+44ZgapBCDa3XHMDFIKQKRi\
            EDOD9AIQ5e44ZgZpBmB4MYiZQboBGHxdKNR/CuOvrzk0sBi8iZQAMDNIJwBV9TZK/DEzSC0A1X0EADAzSDEA683wLQBmBikGoPow\
            uATEzCDVABDLAMwMygaAfweuAJgZpByA6mYYAJgZpB2A98NKAMwM0g7A7TAAMDNIOwDrYQBgZpB2AKphAGBmkHEAMDMINQBmBqkG\
            4MMwADAzyOQ2EDOD8gHg7TAAMDNIOQCkEgAzg/AyKJuXQXnMDEr4Ohgzg6xfCMHMIFwJw8wgc5dCMTMI18LzuRaOxhDrjSE5zQxK\
            0xqGmUHaAIjQHBrkPw1JIJuZQRLawzEzSDAA+EBEsPCJGC8CshU+EtV/Hoj46wAg8jeDMTNIFwD4UKTc+ONTsULTPz4W3UcAZgap\
            AGDEgcKYFiAfgHEHRmBmkHQAMDLGNAAYGkVeArKYGfSRIfyoAsQCMP7gSMwMEgwARsfaPgjC8GjTR8EYH2/7ZRDHzGC8DhQLwIe/\
            GP7NmBkkFQCG4q/AzCC5ADAUfwVmBokF4PamSBB/zAySAsBjwSPMDBIJwLsNU/wxM0giALFufHso1H8K46+vOfSfDVv8MTNIHgBM\
            xd9R/DEzSAYAj0WRBADMDBIBwLsNZ/wxM0gYAOv7glcU/wlVDp+J+5M5/JgZJAoAzuLvaAXAzKDUAIx847sPAMwMSgwAc/F3VAJg\
            ZlBSAP6+L4q0AGBmUEoAPhZFagAwMygdAB9uivQAYGZQKgB4Lv3knwG01gDvN4UIADAzKAkAt/dFIQMAzAxKAcDHIrEwMyglACw3\
            vn0BwMwgbgCSFn/H7wIwM4gZgLTFX4Yvg8TMDLoV+t6nrwrEzKBI+qCh+Dt1IQQzg+LoneSTv6yvhAmZGfRWQ/F3ag3AzKBIWgt8\
            7euVAjAzKI4+SrrzF5QCMDMoijZ/y7nzF5gCMDMoim6k7/3aUwBmBo1YBz4WMoWZQSwESCv+2gnAzKAI+utW9N6vh4Bs1TA69dMe\
            AuvHTSFa+EjYGPry7uuJwPr2UyFemBk01obgflOoED4Ual2YGWSegNyXgQYMdEW/+cNEGVgDguPg12a+FPu1FAACz8LvrAkEmA4/\
            CkJLhR+SAI6AQQDiL+BYGOkfBOD4H6sA8r/FyyE64p/pJZDU00O0xF/5lJDW8CefHqKjANA+JaRNAqaHqEgA2qeEtElEk4hQhfop\
            o/gzt4nJTwD628Fa1n8R00Pkx1/7lJA2CWkVFw+A/pbwFgmZHiJ+C6B9SghhAWCdHiK9BFQ/JaRNUj4YJX0FUP9hqLbzXynTQ4Sv\
            AOqnhAQdAaWYHiIcAPVTQtokZnqI8BJA/ZSQNon5crhwANR/IbxNtNkBe80RWTSRtD0PzU+qFD495ERzhFcTCQUaDpuu56H5KesM\
            0HY7vhsBCjQ8Nt3PYyADhNUAXc0RNdHJKW36nsdADRA0PaT7dmxLvqVAw2TT+zw0P6lSyPSQ3suRNcXJ6Wz6nyejKSFtijv9oiY4\
            uUhlU6fzk6Kj4MDapgl3cl0ksQls9rjMtAaM/pKjCXdyU6SwadL6SY5iT7+ow53cFPw2dWo/KXkb0HbC7dVEUhOgYbIhNHtc5fgm\
            4EmEq05+TSQ1ARomG0qzR7ZXwoKnX3g2kdQEaLhsSM0e+qeEtCnsurNvE0lDgIbJhtjskeu18LCGB98mkpoADZfNmM+udBXwnn7h\
            3URCgYbJht7soX9KSGsl6Dn9wruJpCZAw2QzpNkjgykhrUnAZ/qFdxMJwclFApvBO6CLX10+8tgLezeR1MOgGdVmaLNHxlNCBmwY\
            n22GCE5uuGwozwORz8MpTuayyfZ8f6w1gtIcQXEyk022zR5jidIcQXEyl022zR5jidIcQXEyl022zR5jiXIxkuJkLptsL3qOJcrV\
            aIqTuWyyveo9lijNERQnc9lk2+whKQNQnMxlgwzAUANIzgCoAQJFaY6QXANk2+wxlijNERQnc9lk2+wxlijNERQnc9lk2+yR6ij4\
            PBI0XDaXqAEDNcJ5+3lCG7wMChWlOULwy6CMmz2SvA24igYNl02+zR5jidIcQXEyl02+zR5jidAcQXEyl03GzR5jidAcQXEyl03G\
            zR7MBLyMCw2bTcbNHqOtAuHNERQnc9lk3OwxWiUY3hxBcTKXTc7NHqMlgeDmCIqTuWwUNHtM5J0KBzdHUJzMZSO82WMiEAAeaPhs\
            RGviplh1LGsKAAAAZBqABZxgWQsAAAAgw5rv/oNMAzCDEyxr5lZwgmWtXAknWFbpygm8YFeTHQA4CTKs6Q4A7AMtHwPsAMA+0PIu\
            cAcA9oGGdb0DAPtAy7vAHQDYB1reBT4BgH2g4V3gEwDYBhjeBDwBgCrQ8CbgCYAlHGF3E/AEAIoAwyXAVwBQBNgtAb4CgCLAqGbf\
            AUARYFSr7wCgCLBbAnwDAEWA2RLgGwAoAsyWAN8AQBFgtgT4BgCKALMlwHcAcCnEoOZ7AOBOgEEt9wDAzVB7mpb7AGAfYHMP8BOA\
            z3CINX0+AABrgNEV4CcAWANsrgA/AcBRgMVDgH0A8D7AlBZHAFzDKZZ0fQQAykCLJeA+AEgBFhPAHgAoAw2WgAcAYCdobg94CABS\
            gMEEcAAAUoC9BHAAwBYpwFwCOAAA90JsaN4KwBbOsaBtKwBIAeYSwDMAcDXMgFYdAGAjYGsLcAwA3gjkrmnZDQB6RDLXsgcA3Auw\
            VAGeAmCF06CMNVn1AoA6MGc9lP0AoA60UwGeBgB1oJkK8DQAOA80UwG2AIBFwMwC0AIAToSz1MobAOwEbOwA2gHAcVB+WpQhAKAM\
            MFEAdACAMsBCAdABAMoACwVAFwAoAwwUAJ0A4I5w/gVAJwDlEgRkosmSBEB5B9flobuSBgAIyD/+3QCgZTwHXZd0ALAZ1K9ZOQQA\
            EJB5/HsBwOUA3ZqXQwHAgVDW8fcAADkg5/j7AAACMo6/FwCoBHXqoYwFQPkAb+a2/w8DACdC+nRXxgQAb4aUqev9DwkA9Azqiv+q\
            jA1AucQ1QTWaLsv4AJRbHAkp0WJbjgEAtoNKNAuJaRAAKAQ0pP9VOR4A5RangsI1DwtoKAA4Ecji9GcIAOUKu4Ecqn86AHg5lE36\
            pwKAI4Fcfv5UAMryAdsBYZo80CJJBADbAWnZf1vyAoB1QH/2HwgA1gHt2X8wAOV2BgTSh3+2LVMB8PR6AAgkDv/AAA4FAAioDn8M\
            AICA4vDHAaAsr7Ej4K/8r6OELg4AQEBp+OMB8LQlAANc0X/YRgtbPACezobAAEP0Z8uYMYsKwBMDc1SEY9Z982XkgMUG4OnCwGwB\
            CMYI/mK2ih+tEQD4thgAgsjBX44TqZEA+LoxmAOCOMGfX48XpREB+LYe7DCYggNa5KeL+d1q5ACNDcCPD87N5ovFdDqdTABDd9An\
            k52bFov57I4nMv8HM/kl/QPjgLUAAAAASUVORK5CYII=
            """)

    static let iconMaskable512PNG = EmbeddedAsset(
        "image/png", tag: "77e712f8c20e60bb",
        base64: """
            iVBORw0KGgoAAAANSUhEUgAAAgAAAAIACAMAAADDpiTIAAAAwFBMVEUaIlAsOoD+xln+/v4ZIU4oNXghLGXntVg4N1DYq1d2ZFNJ\
            RFGBibMmK1CmhlVnWVK5lFaIclTxvFmXe1TDnFYkMG5UTFEtMFDLoVdaUFIiKE9BPlE3RIawjlbW2OaDbVTn6fEfKWBSXZehp8dA\
            TYxpc6S3vNRcZp3EyNyegVW8wNedpMTi5O5NWJR9hrGRmL2ssc0wPYJEUI5xe6p3gK2OlrvLzuDP0uIAAAAAAAAAAAAAAAAAAAAA\
            AAAAAAAAAAAFC/B8AAAYA0lEQVR42u2dh3bkNrKGO4B5mDoHaTTy2BPWaW3vvfv+b7aSRk2CJEKhu9EB+D+fs8delSgSVSgUgEJh\
            NAIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
            AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
            AAAAXAT28o+JtKUHgzNq9LXtmb71GTtIEaSZkZnwDya9yIjBXs6jfUbsggOFqoxg8DOVOQz+rNK8Oj9jDEZwkvIZ2WWzE59r6BFk\
            f2/4FJjAWTq/rj3PMuyb6Erycgyxwz2EFGeJC06zQnClxmTniwyBg4YFA3Bb6YTZIYzhrlnVRbUo5mlM6OB5OS+qqpiXOWEUiNN5\
            saiKeoU2vnT3zZ6+P740/VOmFV0Xk4ak1Ewhs0UrvMjUowArk1a4WGuHjOzVDB+/E14ZaLrpro6alo/mO6XHTmcTnk2s+Bt50ZGd\
            FLlCONt0ZGep0gLyOffK9Q4BxkkePek0fVQqVFpN+qRSa9lHfdlk3x0EOGWlgwdXCnMpu49OMGac4Armg6afy/pTNlDpa7+W6D8V\
            yA7M5UAhkI32sm49lK7R8Y9E0Keljj1PJnSl7oWyk4xTaqu0Wiib5ELLijcCWZW/AIpRvRA2fSWUXYh1OtkKhONILButBb16JXlw\
            JXQB4tcooNVjqCVNPxfM2FKJ7CTKh3qqJjqltg/OI5lwKrCAuVYWkB1ALGv5yWogK1dT2/aNcCaVbQcBprPCl0GADYRXUuEYEwFj\
            AyikrbkYyJZynSYGD2599UGYJXLh7eDJC/qDgY6dvOUngzjw0UCYyb3FJGI9PSm8xXBkjxXCiANNUXTqSd0XnhkIq3Q66S/dzScE\
            a9EPF5NJCY0aourUG4Oux0V2mnhRFK1VE71vaexgo5B9xBhgGAJEqqY3cNQDa1H104O7IOl04C5UsglUO9Q1a3Nsh/1C1Zr9EbU0\
            afpCJTzvCSvNcNuVXatkZwJTb7KdfUxD6WfP9f87nxg4362JAcxNDCAxMIDYwGZ1n48hQO0B1gZxXX/SePYhgJEM4LznFJxZ7ZUT\
            GbSmsukfew8+XxDYM0Ol04o6nt97CyDYRkJoTUaY2rfTQEafBhIWAgXTwJlBKAp0FJSZHUX4qIUgim8p+jZbUVaN0M2JbAmO2mgp\
            mGIthclItO2/RUoPGIF+LJCPAdFgXXWX6Ef1kNCr44FwamBZii0pLANIyOMsi8VBQEnQaaj1F23LB/qJ4FwgnGj3JEOCtZRi///6\
            9f7uEuzK4r3LLJ5iAxfQOoClVqmzNnVr3OhJkj002TQPDsfNr+1nWmNZal1AItB/XL9vHkZFufNR/918T0HCr6zp2yzLYKybsLWy\
            y3FrLeKUIG5kCcbL9j11cSj34JXWDBvrn3ueORr3N3sECb8rzb5aOObaXtituWeOx60LENoWp6WXB4/VCwcb3li4B5cqM+QcQNk3\
            wce1Z/pPKHlTgkzfGRdOBx09saeB4427sgHXAQcOo9pJhfeJaou5K7sdmlY0PB4isKkk9kr/EWmbf7ReKJrptZ/ybT/KuorqnMl4\
            leV6ar8PdvzP24PHUn892fAaDXoPHpj2Yj1YARAuL0UeWYAsChtOllkadY7ksH7Td5Q6ShuDiYpOe/6QDTovUTdvkdS5RjgumvdY\
            dF4iHMh2DyhFghNqkvlNknuzWCRbipkJBsI8rX406KxKBTrtWcBotyrTOi17UddBNug5mFVZP6WrNUl4//bgVXfWFopk4/R9gHl5\
            5Xw4v13PyMtQji7zxwYrcT9+oXzqq7Rp+r6eRBxUalE47E9hXl5ZssBR+Jo7TFkzJ4+Djf4JeuJk9cIBJxwaCIfUN4/p2WuuRoAG\
            CRkkPQUhWVRrASbCYWBgWUy7Dmli/3ftANLTU+fCcZclWaUvmnomqlSn1mVPlugDEko6gtMuYE5K9QgMdKpQVDiUlQuLZMMzvAT/\
            OWxyDgfoagjAOUF504t0Kml9seg4EHqMpUQ4JNrKWPnKlAHQkyBAmWi54hfYRO35LFaTSDyUir6YQG8geF6Ox2d4sNwM1evb0nNs\
            LnqAGSkpz1inP+TDRlAt+Sb8bgTPoV62eZNQ+wriV6ZEQILkcRehHbZo++pBT+FSq6d3ZdHk3oVNZIkvsAwPltW+crNebXKIxesY\
            wDEQAzSoMm1nTDLRu3sOIwMzOcjqpgfIKEn8zhqA8tSrH3UFVX0gla2y3D1LQhQYub0ETFgMjXbKefY900wQFbnDc082gyiFl8bO\
            MdK6gNb8XU8I2OrOcboXAvBbBZVuEcz5MUBffDFwzwA0+aviunPO8qhOinPQAfAuIJ55Wk2SXIA5cNEAuH0CdWFrP86P7vsl2LnP\
            dtIBdBIGBqXt9yPvkF/C4KYD6G0V6i63cH8QeB0L0yKZRVX/GhZH9T/YLF7VVTTbFGmsaCIfcVb/pDxjsBw7zBL69bj/wwcQBjnH\
            9Q8L8Lv/wwJ+VMOTVcRbeqD/18yyQZOwQ8FY12sFclUSmY+9X+AFfCoaywTO4J3npUfqfzOB97x0j8qDyk078Ez50rFA0DMQ+iEc\
            dH/q5/jiz1GLQr7Vjw/tOoGHD18+Tj99+/zTDXX/cARGl9kB/uXb9MC3rze4N+zfALDeDyukWnMBf32e8nz7+ybH/zzO9muzcfNO\
            iZ8WggpK9izg4eO0x5+3pv+mDtakVwfLQXa1vDqonab+Nh3w2/XHAf67uxULn5wO/laDKoqxZRfweSriy8PNOIB4UAtz5e4gIKiQ\
            yNdRtdDSv08lfLgRByCqhuvYLaNMpf/OgcjgUg7glY9XHAfaFYC9ph62Uy5Acio4WtuzgL+mCj4/XH0AkB2Sy1x0ALtIewXU2Q3g\
            J5UBTD/9cW0DqDw4JUi4gW1rbTXol6ma//5+1TWgLfmuOwdYzwjVIc/d1P+Z6rjGONB8rrxe2mzt3AiQUmrDnXsM+KA1gOmnX642\
            Aqx8qBlKKg1VX9EAptN//XwlA6i9KhcVUb52eQ0DuPSiwJLSJyLXhgBGKpAZXscAph9/ukYMmFCKJrviAWJSgcxrGcBFg8HGAGak\
            gomOeABlidxJfnUDuGAweDAA5XXzTWDsigdYTygD3hUN4HLBYEgJiyZrxzxATooBltc0gEsFg37GAMqvLa46Dbx0MNhMA4vTr065\
            o3UA1T0h5a0YwEWCwUC9O+rY3SGMsuyV344BXCAYbGuGUhZH3dkMSPQVos++F3CEAVwgGGw+99H9EYCzYOnW1yy2tht4lAFYDwZD\
            /eLI1sHtYGnMk9rLBzjSACwHg20+QKq9QdWplKCNLtwZ34oBWA4GR5pOsRi5yTpSf2xwQwZgNRgM1J0iyR01gFFeqC5JsXA67AQD\
            mE6//Gw/Chixp6H/d1b/o/4hiEnCZz8GN2YAFoNB/mBQ76xEVI6cJi/aPbCocwrGxvHQEw3AXjDIHw1lT22vmM3zkfNkdZVMkiLt\
            1ke2cjz4VAOwFwx2Dwfv0+KlSaraj0ujxAS3aQC2gkGUC7yE/s9hALaCQVjABfR/HgOwFAzCArjx31Z1iDMZgJ1gEEVirMZ/ZzWA\
            6fTXB+uRoPNIlrWfLdaHOp8B2AkGg2dxSzF4/5szAEvBYGMCntSFY93vtF0j9KwGYCsYDDqtw7y4P7j90uU9GYCNYHDp0wAg/LJl\
            cD8GcO5gUFwt2E0LYBdfBLBiAGcNBgPFUIl1gBs1gPMFg1gHuJuVQCvBIFYC72UvwE4wCP1fYjXQlgGcIRj0WdlZmdZpmTH7FmDP\
            AE4NBkNhk/ig/bKpixEVme1BwKIBnBYMdgaArGhSgqqSOHO6V3qVcb/ndi3AqgGcEAzy+s+/S6snu7cCkKpKBYd3ZwBHB4PcALCK\
            5AdlnHMBhfJckAUX8MfUNr+e6ABq5bkgx5hrKiOHd+cBXp3AwykOoHT7bHjXi8kOwlksF34BA5h++v14B5Bpj0s6dDg01pfEu0sD\
            mP72cLQBRK7XCOMNoNCXRQ3v0gCm/z52BEj1RXMcKhZNqYcT3KUBTL8e6QAS94uEjUZ6a+eigDs1gC/HGUBGKRbtDBWlItKdGsD0\
            4SgDmFPKJzuDqi5qUyNgeacG8M9RSWALSvVcV6AVigzv1AD+76gYMKJUz3UlCsyUhXHv3QC+HGUAyiZxZWeQeWEA/4YBnDALvJVi\
            0SfwJ4YALaqP3dx7EPifo4LADcUpOrMQuLmHYtGXnQYWlD7hjAdQ3ZC09XMhaEu5R8sZD5BR5ryeLQVTboxhzljAQr8Q6Ntm0NyH\
            W+MI28E7WzHgZQzAOCWkiQJ3kfsOgJAQsrrvfADzlKB2DFh5kBDC4WRK2P+flBKWup8SxrNQh7s+JoXOPdgJRFq4Ki08i+Qu0cGT\
            ITgYojsYUrl3MKRrxzga1pkIvDkB7mjYduQBOBzq8+FQGXd2PPzkKuIoD9IFBSK8JvSxRAx8wMjaErBVAzhbxdAlNG/T/VsygMuU\
            iXMSSe07m9ViP9xe8EcwAYfLxbLLeX8rBmCrVCzjqgS7XSOyVw4ZxaJ75WIdLxbdfFz7mSgXTx0qnej9l5wCntkA7FwYERoES+6N\
            //c0C7Byf2BwRGNhHegaBoBLo+50KQDXxmEv4HT+hYsj79YCcHXsDZI9LZJoEiVV2sl98ezy6E6TxGn11iSLOnM++ssSWfqTt9fH\
            x3z1nMTtpJC8fx7yaWd1EPhwg8FfbwDY9Q9NFrnD+l8o6+LemAHYCf76A8DwiPDCMQtoR7VYVBev2ll0AR9uLvjrOYCdqHhaEjvq\
            ADa6YzA3ZAC2gr+eA5iriwO45QAK7UG4mzkbaC346zmAVFcxw6XDoVv9WfhbOR7+YWyVZgogL5y0cnBTINHXBxjdhAFYDP56I0Ch\
            L53pjgO4lwohNoO//ggw86BKHFOHOzdXI8hq8NczAC9qBBFGgBuqEmY3+OsbAKlKmCsegFYr+Mp1Aj+ML0FI6RPOFYqMb79SqPXg\
            r28Aykqhrt0YcfO1gu0HfwMDINUK9sIDzK5vABcI/swMIPYyBriWAVwk+DMbApzbE5zc8I0hH8aXhFQseubKUiCpWPR17wy6VPA3\
            mAbOKX3CGW711rDLBX8DA/Dr1rB8Rrg38Nxt/c8tBX+DvQAmXwiYuRMCNGNArV8JPvtu4Fdd8Pf7+Ao0UWCpXwl2aDtY6gIW9vIB\
            /lZ7/z/GV6EZA5isgnqUO7gdLLP3KLaXETT+TVXl/WF8JdrVEclMsHQzJai89O3x4/Gfcu//dXw1dPfHlyMXHcCrBQxHAb5YsIWm\
            /vk2pv7ypMBhqeDJrHRL67wVD/KCKy7atXI47FdxrYeHq+qfPxcwSJV3Nif4hzE8dbp/x9bttPW3ofp/+zq+Nh2/2HECteuHw+L0\
            PRV+VqWdya6lE+IPnwa3PP51df13z4bmafU+Ni6e3Oz+faNe77O4v9JhrUzIz10f8O3v8S3QPx2cx9l+rWk2pwktNvY/H1v1fx3f\
            CKFxt4H+T1gR/PLx0/S3b59/Gt8OfhWI0ZS/C8YeslR3f58cgJf6969KiNQJBL4aQCDxje6WipS6uuelZ0YQLJ/d17c+FOj8Z+Cz\
            82/GfOcH/zeds37VaK9MIJB3DuZZidDBbNADE0CBUL8nhAHWfryeEqJAqNfDANy/5z4A/b+7KZg+JtFk9loh1Q8L6Oo/qxfJbBIl\
            j+namziA/7g1Xx8h2XpgAR39b/nkqGLtX/dPe/mBfN3g0E0D4AKAuFcgcpb6pv9aWR8zcNwBCGqm1n7pX1QeJ9q77QJaB7CPlMUh\
            vez/bz4gd9kFtA4gTzTnQZ1fD1pJTkRVLruA1gEsdGckXZ8C5JH+ULR7BtCGvxOvTgQKDEB+Tjhhzo4Bgd78J75MBZIr1Ay9Ok0G\
            YEmoleR2EJBRaoaGzoYAjx6UBlOjKo0TMecNYOZVhWBRCFCRyuO5GgMqCyZWXowBG0qBzMYAgmX4nj4Z0hJHg8Agy9iK8Msr/3jj\
            Z+6VdVNg9+6KkaKsj1h2DGCwf65OFgg4eW1aAf9sE+FQbQWyVybEgFzRZKc9gLJI9pYzAHH6RGDa9OJO2n+swr0YPFi44f8m3uwC\
            kkqmOh0DLGhDgDR7Rtz8AV1U8mgj4cAo4efl0ZQ5ELcU6jKPlBK5oSp5JqCn2gi0GkiFBV5AnsRl8BKv0od/WU8os2CnhwBVzdCE\
            9uWhfKddqyhlWpaJ8NLgJThHGHlVH1RETKkarLOAgJ5qGZik5ZkIm7xE26vnHt0SYb4QQF4KCw0yLZcmaZmBaPmWIEwu+BB7uwxA\
            uEFOPAZmZVqnZcbEFkDItF2apOUGRwl39c/eX1n4O/K7ovZ+7AUoXEA8bIHs8TBoziph5mi36Xert6bfi/XUU+l6ldZP5WpNEt6/\
            PXiVC82wm+95qPk0iR4zgyHwceQLcaKrkHowgHUhzRx9V1RH/2kzxYyKeKjU4Jn7v/K6eYukzodK7eg0LprYbZGygTAv28v3LHJq\
            FJzkvjgAWY3c4VbIoI7mbNVre77ps65d1bu+nrgxnXWr83UqFi77lrXrBm6brG9anOxqJk91PGi21tRMdj8MFPqA4Rxoq66jHHSa\
            ntW6PGPOWHaDUajaSYX3g5d96ppWoOzdvNHKpbiX9eKIaF4oigYrg8WSb/tAodJu1d1uWm6i1EDIZ3AJV+85cwn4B+vqYTOZayty\
            H7Tese1VRwnzHXGc6JYX1wWWvCyXlit8crTmhNvRYqUL2LgH77UV8cWjSrKSNJLT7MpDZLWoY4O5QrtjErZqmmubnlup2eg2Y7mF\
            6Himy93gHpxo1/i5UfBpcYhXy93IV/I4y2Kxm9gSFkxD7dICdx1J82+1PiEn0BkLN2kPCYvcW3H3fv36fASE/kG+axwN22xBuJCo\
            mf1Lk7Jm64FwabBzt4783Oc9PgxQsaXsmTDt2qJAT7VJTt6CsGzNtA5A6gKObh73Ue2ZPPaby2iDJSGkZDULUZQMTqZb4DTY5YKD\
            IHS9NnPq8EuJgbuITS5tTynpO4d3jig3gaKLq1uh+UlEuW7+XTo3SbIoSSmJ78IFJXnlUOKRmu0n+XqfagTKv/XwA2Vr9ps+I91M\
            TejUA3dBS18juJaJ1vY9qxE5LBrLDFozM+jUfU+tihfaoZpp44U2sGOqFSOxzSpr5nrmBt5KxrJBB5kZeACjTFuaAYwMDGBEGIiG\
            18GzH//z9vUIDIYkFH86MhkCmHYWOJwHbgz80MjbhG8r4eGjwQEa5XjxeEwMQJnZDaYMG4O3ADpSgxm4MtO2L5wZxHVKd9EcZGUE\
            4RTTQENiipoOrVkYHLlWWUvEDN5iUNUp8/7g94XGgMF6nVnRhcLkYEZksrq7oa9dAq0BxGQ/rQwZU4MHC5JSU0JYR0h3hgM4YxQw\
            F8yetwZqkk8E54JpudS0VoJOPfe8+M+ZKbQre2yk8+uZQFi205zsBDrNtBEA79UrWrQAaGzU1SQJgwBffJFpQrtZLDSt1GReL6wB\
            uYEmj40HatVSXW/teKbteu0vlOqFPaZ1RPIc7qE0dyE8QkBTupmj3fT9fuerVEMv6zb/sFpvspcEoyIfUCnyuLoHDrr5nsCYXd22\
            ZzRXJk+yXgX6zV46wximpfPHAgb9dL/p1XZnCuFRPudeud5BhydMBd/+I3v6/rioiqdM+3v8QbKkZOoHZ9xW74J/tugu1zIxut0h\
            q4tq8fi998oYAC4xZrw2fTFPY71ljfJyXlRVMS87Dl2yNRen8+LFDGt49Pv2KNpeyBCy+TO6HCUA7lvlmuQLJOrcjN7YFR5s7W/C\
            sdg1AcaYyQ+M0nKZ4Z+8pDG7772ZifBp9mL2xxh6/6XcAKO67/4PlS3PDEKDob2ohxGGzn92R8BILreVYnrxjgSjGiJjpBf5kegM\
            5d/+wGGmJGgUAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
            AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
            AAAAAAAAAAAAgAvxP+9O72jkpGFYAAAAAElFTkSuQmCC
            """)

    static let iconSVG = EmbeddedAsset(
        "image/svg+xml", tag: "7a9b2730a36263f6",
        text: #"""
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
            <rect width="512" height="512" rx="116" fill="#1a2250"/>
            <g id="sign">
            <rect x="96" y="128" width="320" height="256" rx="64" fill="#2c3a80"/>
            <g fill="#1a2250">
            <circle cx="256" cy="128" r="27"/><circle cx="308" cy="128" r="27"/><circle cx="360" cy="129" r="27"\#
            />
            <circle cx="404" cy="154" r="27"/><circle cx="416" cy="204" r="27"/><circle cx="416" cy="256" r="27"\#
            />
            <circle cx="416" cy="308" r="27"/><circle cx="404" cy="358" r="27"/><circle cx="360" cy="383" r="27"\#
            />
            <circle cx="308" cy="384" r="27"/><circle cx="256" cy="384" r="27"/><circle cx="204" cy="384" r="27"\#
            />
            <circle cx="152" cy="383" r="27"/><circle cx="108" cy="358" r="27"/><circle cx="96" cy="308" r="27"/\#
            >
            <circle cx="96" cy="256" r="27"/><circle cx="96" cy="204" r="27"/><circle cx="108" cy="154" r="27"/>
            <circle cx="152" cy="129" r="27"/><circle cx="204" cy="128" r="27"/>
            </g>
            <g fill="#ffc75a">
            <circle cx="256" cy="128" r="17"/><circle cx="308" cy="128" r="17"/><circle cx="360" cy="129" r="17"\#
            />
            <circle cx="404" cy="154" r="17"/><circle cx="416" cy="204" r="17"/><circle cx="416" cy="256" r="17"\#
            />
            <circle cx="416" cy="308" r="17"/><circle cx="404" cy="358" r="17"/><circle cx="360" cy="383" r="17"\#
            />
            <circle cx="308" cy="384" r="17"/><circle cx="256" cy="384" r="17"/><circle cx="204" cy="384" r="17"\#
            />
            <circle cx="152" cy="383" r="17"/><circle cx="108" cy="358" r="17"/><circle cx="96" cy="308" r="17"/\#
            >
            <circle cx="96" cy="256" r="17"/><circle cx="96" cy="204" r="17"/><circle cx="108" cy="154" r="17"/>
            <circle cx="152" cy="129" r="17"/><circle cx="204" cy="128" r="17"/>
            </g>
            <path d="M216 198v116a14 14 0 0 0 21.4 11.900l93-58a14 14 0 0 0 0-23.800l-93-58A14 14 0 0 0 216 198z\#
            " fill="#fff"/>
            </g>
            </svg>

            """#,
        gzip: """
            H4sIAAAAAAACA4WTR27kMBBF9z4Fwdkq1GcyNXDezyEEZeegjqcfujMBAtW5Va8CC083P8tBrN9e339u5TjPn3/LcrVaFStdfHwP\
            pSKiMhBSLKdu9fSxvpUkSFio37e8u7r57ppZrKZ2Hm/l7yUxdtMwzoc/3yEBcFL00+vrrfyDWilLsgyJg5jaW/kzDe+nMgGuArsJ\
            OcrLY1Wt6FxVWbev6sypqGp07Y9F40bhUjN9N6+daNaH5OZY/jtcuA5Zl4QmzxGOjkR1IuI2hswBsSZdxOAwiCKWsC7RJkI0RbMm\
            BtGWO432OmqTWIn20azxWhmCTEQk2sCqxCQRQZ45TZVayFVEpLaaBMgwU8CyR4GqmH1ARZOWw6XDfd9c25pzGKzDYB0G7zBYh8E6\
            DN5hsA6DdRi8w2AdBusweIfBOgzOYbAOg3MYrMPgHQbrMC4c/qznUbS38p+CE6j8EnA1jAgv2j0VivAPRUX0Wunc+ihKudKFD6F8\
            F3u8jB0qbuX5NunPjcufZfj6D+hyJaDVBgAA
            """)

    static let indexHTML = EmbeddedAsset(
        "text/html; charset=utf-8", tag: "ce6f223c6dc6326a",
        text: #"""
            <!doctype html>
            <html>
            <head>
            <meta charset="utf-8">
            <title>Marquee</title>
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
            <meta name="description" content="Films, songs and pictures to the TVs in the house.">
            <meta name="color-scheme" content="light dark">
            <meta name="theme-color" content="#f5f6fa" media="(prefers-color-scheme: light)">
            <meta name="theme-color" content="#0f1115" media="(prefers-color-scheme: dark)">
            <meta name="referrer" content="no-referrer">
            <meta name="mobile-web-app-capable" content="yes">
            <meta name="apple-mobile-web-app-capable" content="yes">
            <meta name="apple-mobile-web-app-title" content="Marquee">
            <link rel="manifest" href="/manifest.webmanifest">
            <link rel="icon" href="/icon.svg" type="image/svg+xml">
            <link rel="apple-touch-icon" href="/icon-192.png">
            <link rel="stylesheet" href="/cast/widgets.css">
            <link rel="stylesheet" href="/remote/page.css">
            <link rel="preload" href="/cast/texts/index.json" as="fetch" crossorigin>
            <link rel="preload" href="/cast/texts/en.json" as="fetch" crossorigin>
            <link rel="preload" href="/remote/texts/index.json" as="fetch" crossorigin>
            <link rel="preload" href="/remote/texts/en.json" as="fetch" crossorigin>
            <link rel="modulepreload" href="/cast/stream.js">
            <script type="module" src="/cast/widgets.js"></script>
            <script type="module" src="/remote/remote.js"></script>
            </head>
            <body>
            <button class="skip" id="skip" type="button" hidden></button>
            <header class="top">
            <div class="top-row">
            <a class="brand" id="brand" href="#/">
            <img class="mark" src="/icon.svg" alt="" width="40" height="40">
            <span class="brand-texts"><span class="name">Marquee</span><span class="place" id="place">&nbsp;</sp\#
            an></span>
            </a>
            <nav class="tabs" id="tabs" hidden></nav>
            <cast-button id="cast"></cast-button>
            </div>
            <p class="line-lost" id="lost" role="status"></p>
            </header>
            <main id="main" tabindex="-1"></main>
            <footer class="dock" id="dock">
            <p class="snack" id="snack" role="status"></p>
            <cast-mini-controller id="mini"></cast-mini-controller>
            </footer>
            <cast-instructions for="cast"></cast-instructions>
            <noscript><p class="no-script" lang="en">This page needs JavaScript: it talks to your TVs through Ma\#
            rquee.</p></noscript>
            </body>
            </html>

            """#,
        gzip: """
            H4sIAAAAAAACA61Wxx77JhO8f0/BR3qR9e9dvqUnl7T7GlbSxggUWLe3D8X8ZDm9uLEsM8NQ5Tf/107xZUYx8mS2/3tTCwQdiwkZ\
            hBrBB+ROHrhvXsiYZmKD22/A/3xAfNPmakVbmLCTR8LT7DxLoZxltJF9Is1jp/FICptc+ViQJSYwTVBgsHv4sai8pifulDuil2th\
            jUF5mpmcvdH+lMwUPhbB2SEIsFrMpPjgMQh2gkcU3/8YBNkcju4QcHMnq5xxPtoYccIbXUPDyEKD39/hOQGbzLqBv9U/7Z/1IMWE\
            mqCT788ee/ShuZV/JbLqB39N8UH/8OHDp3+mmBzeC2agx1s165qavQNPbkcmLgvuGpjnRsEMO4M31AuGO0rERcZ/RWTiFe26uRLV\
            kN0Ljya6BEs9BpZi9Nh3sq2JTZSp8ZpCUVFWeKpswnGQIm352DjBgG1MfHSezJpXTLI7qLH5lUbz8OWjzWyHNSXwxWAYERd/CgK3\
            J9IDctioEP6U4HFyjO0MA/4aP8dfB3qtznjm0JLVeN78FJJRCJ3skdUohfIuBOdpIPtXldD+c5ni/r+xVLT+ganJ6YPB3xxhYI8w\
            Rak0r+UeyTuhkqQIXt0vW0K/aQv6D2nVcinuee31St05fUnFgdlZoQyE0Mmwp1kK0jUq6gUjxUhao41iJXG9ntFXNrs5DUjT8SbT\
            eHdKWai5nQercyc1LFPzVptgNA0VOIHf1yEtJwYMd1KKcovLJw8iHdM9luI8nTPYVVdNXjq5XbWkG0AuT47UtAbMBhQWlyXcvmt3\
            YX5dsaWI0wnxx8IyYtiFQsvRMmcRE5FpRZsyfRmU6ml5lnwW1ZTAcxU1ZLExLnBRLpF3BtPZBT7kFZ7r4qKP0QRUekiBFNFMPged\
            bB4mcMpGVO8cL+unndrnHkp06yBYqG0l/K3uy+gmstSk+zMiDPrMSbkE+i1Asl18VAWygf1BMTkbRO/8eppWzWny3XVvL26ta0pO\
            CgN26CRauf1+pCDShSYsog7iSzjCdxn1ShALBrPPj+mLO/j8nObRu8Mwiusu2aQxxnV0y1G6nqG2/Fn5BRu6/VrECAAA
            """)

    static let libraryCSS = EmbeddedAsset(
        "text/css; charset=utf-8", tag: "6df443af0771923b",
        text: #"""
            .library{padding-block-start:.25rem;display:flex;flex-direction:column}.library-top{display:flex;ali\#
            gn-items:center;gap:.5rem}.search{position:relative;flex:1;max-inline-size:40rem;display:flex;align-\#
            items:center}.search>.icon{position:absolute;inset-inline-start:1rem;color:var(--faint);pointer-even\#
            ts:none}.search>input{appearance:none;-webkit-appearance:none;inline-size:100%;min-block-size:3rem;b\#
            order:0;border-radius:1.5rem;padding:.5rem 3.25rem;background:var(--raised);font-size:1rem;text-over\#
            flow:ellipsis}.search>input::-webkit-search-cancel-button{display:none}.search>input::placeholder{co\#
            lor:var(--faint);opacity:1}.search>.icon-button{position:absolute;inset-inline-end:0}.library-top>.i\#
            con-button{margin-inline-start:auto}.path{margin-block-start:1rem}.path>ol{display:flex;flex-wrap:wr\#
            ap;align-items:center;row-gap:.125rem}.path li{display:flex;align-items:center;min-inline-size:0;max\#
            -inline-size:100%;color:var(--faint);font-size:.875rem}.path li a{display:block;padding:.375rem .5re\#
            m;margin-inline-start:-.5rem;border-radius:.5rem;max-inline-size:16rem;overflow:hidden;text-overflow\#
            :ellipsis;white-space:nowrap;color:var(--accent);font-weight:500}.path li+li a{margin-inline-start:0\#
            }.path li a:hover{background:var(--hover)}.path .icon{inline-size:1rem;block-size:1rem;margin-inline\#
            -end:.125rem}.library-head{display:flex;flex-wrap:wrap;align-items:baseline;column-gap:1rem;margin-b\#
            lock:1.125rem 1rem}.path:not([hidden])+.library-head{margin-block-start:.25rem}.amount{color:var(--f\#
            aint);font-size:.875rem}.grid{position:relative}.grid>li{position:absolute;contain:layout style}.as-\#
            list .card{flex-direction:row;align-items:center;gap:.875rem;padding:.5rem;border-radius:1rem;transi\#
            tion:background-color .15s}.as-list .card:hover{background:var(--hover)}.as-list .poster{inline-size\#
            :7.5rem;block-size:4.25rem;aspect-ratio:auto;border-radius:.625rem}.as-list .card:hover .poster{tran\#
            sform:none;box-shadow:none}.as-list .card-texts{flex:1;padding:0}.as-list .poster-icon{inline-size:1\#
            .75rem;block-size:1.75rem}.as-list .captions-mark{inset-block-start:.25rem;inset-inline-start:.25rem\#
            }.as-list .seen{inset-block-start:.25rem;inset-inline-end:.25rem}.as-list .length{inset-block-end:.2\#
            5rem;inset-inline-end:.25rem}@media (max-width: 24rem){.as-list .poster{inline-size:6rem;block-size:\#
            3.375rem}.as-list .captions-mark{display:none}}.note{flex:1;display:grid;justify-items:center;align-\#
            content:center;gap:.75rem;padding:2.5rem 1rem;text-align:center;min-block-size:16rem}.note [dir=auto\#
            ]{text-align:center}.note-title{font-size:1.125rem;font-weight:600;overflow-wrap:anywhere;max-inline\#
            -size:100%}.note .row-text{max-inline-size:26rem}.note code{padding:.375rem .75rem;border-radius:.62\#
            5rem;background:var(--raised);color:var(--text);overflow-wrap:anywhere}.note .button{margin-block-st\#
            art:.5rem}@media (min-width: 48rem){.library-top{margin-block-start:.5rem}}@media (forced-colors: ac\#
            tive){.search>input{border:1px solid CanvasText}}
            """#,
        gzip: """
            H4sIAAAAAAACA42Wh5LzJhCAX0Xp+Qsal2uD0vMKmZa+Fmtrcwg0sG7R+N0TkCwflq5XYPvHLrmmlQN3bBtQisxGrLQtH4VncCzz\
            xa3DulDkGw1HudZ4KMIPochhyWSNLK3e1uZ0ViPYNm1yHjRtjCDG2ssSDaMrNtDIPGg+5R7BlVXbWE9RnUMNTDuMZuS8qOEgyGgy\
            KDz9i/JmNnJobOCs9rucSmsuymHlrd4yFmQ88qA3hjoPekurrZM7cF8LsQYy/K5oLAWVAndo2EtjDQ7qyTRbbqFpEByYEuNuIfa4\
            eiQW1+tPw5jPZl8UNZk+23FtGTxYWafQyVn/h3CgaOvlPI+F6GvUJS9b9uVZQfm4cXZrVO+6A/Ko3hVra7i3F84xHljYHbq1tnuJ\
            WlPjyafRSHl2v1sVZQhAi9WW2ZqhsuM0SNloKLGyWqFrJxJpGyiJj3KeVidqfr1IaJScJZSl4jW4DZm0pLBle8ob4KrfTtgOKel2\
            v7O6HSO+d9DI8GOKYGf3IlI8X9wOejJNr6Jfk0l4nqWE92iMQXxazPzhPjGawWA2BnjBZBkPZh08UykS3VYKW1wb+3UXVgd8KlIK\
            zTNMFfuKGIVvIMIfspiEBGWJQ0x7pE3F8nY2GyL6EIOacnj2JGpZBcPtCP+4/K4/2LWAJJAY8eXezcfJQaOG0g7MVQjqzZyswGNQ\
            VXT9McCSGIr25bw3kl1glMby17912f3j3YfU+gTGee8l1HZruH0bOBtHatxzu/XvNE1cxtIaBjJSw9FuOfN81P+fBy80ec7yEpxq\
            ryaDs/tnm3/nyAXUMYV9y3JgelcuZRYxyCyf3/orF14jYjjcWM/oEizugxMJGDd9fwXfYMnCAZONTeX6vtzFc5O+DKZiJGvr6m4Y\
            rOxB+AqU3cf/r2RFuFa+7WbgkKXZKAAxhju/T8MYlhITTUipFzW4x7brs2OmpqZkfh2pRzRv1IBGjeU1mg1XiYZw7hX5H2pUBNnX\
            oUftSXEls8WNw/pd+2KJ764ys8yXL6cmGXen3FjGc1HOW+HKFP9sPdP6mILesR8uDhpO6E/hX3TT/DKio2AvkD4S+i7ceZL9psh9\
            G3j8ox3JdUcEE2tshw4wNJyk897NZkNf79oZmOO+QoeTw6m3nju7j5y214cWT3wsrcJ2NI/ir/EtevE1kwyQYPfdM06f/UtfBgmd\
            KURkzhDdPESIksfss/KDgrV1JfZdycsMytBM37XpK7ELVs6bQ+atJpX9DGYH/hc88On0H4FNKzGFCwAA
            """)

    static let libraryJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "19254ea35e37d1ef",
        text: #"""
            import{castClient as f,el as a,icon as p,isOn as E,setAttribute as m,setIcon as k,setText as g}from"\#
            /cast/widgets.js";import{count as L,go as z,library as T,libraryHash as P,makeCard as N,openPlay as \#
            R,parse as A,searchHash as $,w as h}from"./remote.js";var F=2,G={ArrowUp:"up",ArrowDown:"down",Arrow\#
            Left:"left",ArrowRight:"right"},K=()=>parseFloat(getComputedStyle(document.documentElement).fontSize\#
            )||16;function O(c,t){let e=K();if(t){let r=Math.max(1,Math.floor(c/(30*e))),o=e/2;return{columns:r,\#
            gap:o,rowGap:0,width:(c-o*(r-1))/r,height:5.25*e}}let i=c<36*e?.75*e:1.25*e,s=c<36*e?8.2*e:13.5*e,n=\#
            Math.max(c<13*e?1:2,Math.floor((c+i)/(s+i))),l=(c-i*(n-1))/n;return{columns:n,gap:i,rowGap:e/2,width\#
            :l,height:Math.round(l*9/16+4.3*e)}}var v=class{#t=new Map;#e;#s;#o=0;#i=null;total=0;isList=!1;cons\#
            tructor({make:t,want:e}){[this.#e,this.#s]=[t,e],this.element=a("ul.grid",{role:"list"}),this.elemen\#
            t.addEventListener("keydown",i=>this.#l(i)),this.follow=()=>this.#o||=requestAnimationFrame(()=>(thi\#
            s.#o=0,this.draw())),this.observer=new ResizeObserver(()=>(this.#i=null,this.follow()))}start(){addE\#
            ventListener("scroll",this.follow,{passive:!0}),addEventListener("resize",this.follow,{passive:!0}),\#
            this.observer.observe(this.element)}stop(){removeEventListener("scroll",this.follow),removeEventList\#
            ener("resize",this.follow),this.observer.disconnect()}clear(){this.#t.forEach(({item:t})=>t.remove()\#
            ),this.#t.clear(),this.#i=null,this.total=0,this.element.style.blockSize="0"}draw(){let t=this.eleme\#
            nt.clientWidth;if(!t)return;let e=!this.#i;this.#i??=O(t,this.isList);let{columns:i,rowGap:s,height:\#
            n}=this.#i,l=n+s,r=Math.ceil(this.total/i);this.element.style.blockSize=`${Math.max(0,r*l-s)}px`,thi\#
            s.element.classList.toggle("as-list",this.isList);let{top:o}=this.element.getBoundingClientRect(),d=\#
            Math.max(0,Math.floor(-o/l)-F),S=Math.min(r-1,Math.ceil((innerHeight-o)/l)+F),[M,C]=[d*i,Math.min(th\#
            is.total-1,(S+1)*i-1)];this.#s(M-i*4,C+i*4),this.#r(M,C);let u=this.element.firstElementChild;for(le\#
            t w=M;w<=C;w++){let y=this.#n(w);for(;u&&Number(u.dataset.place)<w;)u=u.nextElementSibling;u===y.ite\#
            m?u=u.nextElementSibling:y.item.isConnected||this.element.insertBefore(y.item,u),(e||!y.isPlaced)&&t\#
            his.#a(y,w)}}#r(t,e){for(let[i,s]of this.#t)i>=t&&i<=e||i<this.total&&s.item.contains(document.activ\#
            eElement)||(s.item.remove(),this.#t.delete(i))}#n(t){let e=this.#t.get(t);if(e||(e={item:a("li",{"da\#
            ta-place":t}),shown:null,isPlaced:!1},this.#t.set(t,e)),m(e.item,"aria-setsize",this.total),m(e.item\#
            ,"aria-posinset",t+1),e.shown?.isSame())e.shown.draw();else{let i=e.item.contains(document.activeEle\#
            ment);e.shown=this.#e(t),e.item.replaceChildren(e.shown.element),i&&e.shown.element.focus?.({prevent\#
            Scroll:!0})}return e}#a(t,e){let{columns:i,gap:s,rowGap:n,width:l,height:r}=this.#i,o=t.item.style;o\#
            .inlineSize=`${l}px`,o.blockSize=`${r}px`,o.insetBlockStart=`${Math.floor(e/i)*(r+n)}px`,o.insetInli\#
            neStart=`${e%i*(l+s)}px`,t.isPlaced=!0}#l(t){let e=G[t.key];if(!e||!E()||t.altKey||t.ctrlKey||t.meta\#
            Key||t.shiftKey||!this.#i)return;let i=Number(t.target.closest("[data-place]")?.dataset.place),{colu\#
            mns:s}=this.#i,n=getComputedStyle(this.element).direction==="rtl",l=i%s,r=e==="right"!==n?1:-1,o=i;e\#
            ==="up"?o-=s:e==="down"?o=Math.floor(i/s)>=Math.floor((this.total-1)/s)?-1:Math.min(i+s,this.total-1\#
            ):l+r>=0&&l+r<s&&(o+=r),!(o===i||o<0||o>=this.total)&&this.focusPlace(o)&&t.preventDefault()}focusPl\#
            ace(t){let e=this.#t.get(t)?.item.querySelector("a, button");if(!e){let{columns:i,rowGap:s,height:n}\#
            =this.#i,l=this.element.getBoundingClientRect().top+scrollY+Math.floor(t/i)*(n+s);scrollTo(0,l-inner\#
            Height/3),this.draw(),e=this.#t.get(t)?.item.querySelector("a, button")}return e&&(e.focus({preventS\#
            croll:!0,focusVisible:!0}),e.scrollIntoView({block:"nearest"}),this.draw()),!0}};var b=60,D=60,x=cla\#
            ss{#t;#e=new Map;#s;#o;#i=!1;#r=new Set;total=null;folder=null;constructor(t,{changed:e,failed:i}){t\#
            his.#t=t,this.#s=e,this.#o=i}get(t){return this.#e.get(Math.floor(t/b))?.items?.[t%b]??null}want(t,e\#
            ){let i=this.total===null?0:Math.max(0,this.total-1),s=[],[n,l]=[Math.max(0,t),Math.min(e,i)].map(r=\#
            >Math.floor(r/b));for(let r=n;r<=l;r++)s.push(r);for(let r of s){let o=this.#e.get(r);!o||o.isStale?\#
            this.#n(r):(this.#e.delete(r),this.#e.set(r,o))}for(let[r,{items:o}]of this.#e){if(this.#e.size<=D)b\#
            reak;o&&!s.includes(r)&&this.#e.delete(r)}}renew(){for(let t of this.#e.values())t.isStale=!0}end(){\#
            this.#i=!0}async settled(){for(;this.#r.size&&!this.#i;)await Promise.all(this.#r)}#n(t){let e=this.\#
            #a(t).finally(()=>this.#r.delete(e));this.#r.add(e)}async#a(t){let e={items:this.#e.get(t)?.items??n\#
            ull,isStale:!1};this.#e.set(t,e);try{let i=await T(this.#t,t*b,b);if(this.#i)return;e.items=i.items,\#
            this.total=i.total,this.folder=i.folder??null,this.#s()}catch(i){if(this.#i)return;e.items||this.#e.\#
            delete(t),this.#o(i)}}};var V=250;function q(){let c=0,t=a("input",{type:"search","aria-label":h("se\#
            arch"),placeholder:h("search"),autocomplete:"off",spellcheck:"false",enterkeyhint:"search","data-key\#
            ":"search",oninput:s,onkeydown:l}),e=a("button.icon-button",{"aria-label":h("searchClear"),onclick:r\#
            ,hidden:!0});k(e,"close");function i(){clearTimeout(c),c=0}function s(){m(e,"hidden",!t.value),i(),c\#
            =setTimeout(n,V)}function n(){i();let o=t.value.trim(),{text:d}=A();o!==d&&z($(o),{replace:Boolean(d\#
            )})}function l(o){o.isComposing||(o.key==="Enter"&&n(),o.key==="Escape"&&t.value&&(o.preventDefault(\#
            ),r()))}function r(){t.value="",t.focus(),s(),n()}return{element:a("div.search",{},p("search"),t,e),\#
            get hasFocus(){return document.activeElement===t},show(o){!c&&t.value.trim()!==o&&(t.value=o),m(e,"h\#
            idden",!t.value)},stop:i}}var H="remote-list",U="marquee remote --library ~/Videos",I=class{#t=null;\#
            #e=null;#s=[];#o=null;constructor(){this.heading=a("h1",{tabindex:-1,dir:"auto"}),this.amount=a("p.a\#
            mount",{role:"status"}),this.path=a("nav.path",{"aria-label":h("libraryPath")},a("ol",{role:"list"})\#
            ),this.search=q(),this.look=a("button.icon-button",{onclick:()=>this.#f()}),this.grid=new v({make:t=\#
            >this.#m(t),want:(t,e)=>this.#t?.want(t,e)}),this.note=a("div.note",{role:"status",hidden:!0}),this.\#
            element=a("section.view.library",{},a("div.library-top",{},this.search.element,this.look),this.path,\#
            a("div.library-head",{},this.heading,this.amount),this.grid.element,this.note),this.grid.isList=B()=\#
            =="list",this.#h()}get title(){return this.heading.textContent}keepsFocus(){return this.search.hasFo\#
            cus}async enter(t,{place:e,isSame:i}){let s=!this.#e||t.id!==this.#e.id||t.text!==this.#e.text;if(th\#
            is.#e=t,!this.#s.length){this.grid.start();for(let n of["library","hello"])this.#s.push(f.subscribe(\#
            n,()=>this.#a()))}this.search.show(t.text),(s||!this.#t)&&this.#n(t),i&&scrollTo(0,0),this.grid.draw\#
            (),e&&await this.#i(e)}async#i({scroll:t}){await this.#r,scrollTo(0,t),this.grid.draw(),await this.#\#
            t.settled(),this.grid.draw()}leave(){this.search.stop(),this.#s.forEach(t=>t()),this.#s=[],this.grid\#
            .stop()}#r=null;#n({id:t,text:e}){this.#t?.end(),this.grid.clear();let i=e?{q:e}:t?{folder:t}:{};thi\#
            s.#r=new Promise(s=>{this.#t=new x(i,{changed:()=>(this.#l(),s()),failed:n=>(this.#u(n),s())})}),g(t\#
            his.heading,e?h("searchFound","…"):t?" ":h("libraryTitle")),g(this.amount,""),this.path.hidden=!0,th\#
            is.note.hidden=!0,this.#t.want(0,0)}#a(){let t=f.state("library");if(!t)return;let e=`${f.state("hel\#
            lo")?.epoch} ${t.revision}`,i=this.#o!==null&&e!==this.#o;this.#o=e,i?(this.#t?.renew(),this.#t?.wan\#
            t(0,0),this.grid.follow()):this.#t&&this.#t.total!==null&&this.#l()}#l(){let{total:t,folder:e}=this.\#
            #t,{text:i}=this.#e;this.grid.total=t;let s=i?h("searchFound",L(t)):e?.name||h("libraryTitle");g(thi\#
            s.heading,s),document.title=`${s} – Marquee`;let{count:n,roots:l,scanning:r,cut:o}=f.state("library"\#
            )??{},S=!i&&!e?.parents.length&&n?h("libraryCount",`${L(n)}${o?"+":""}`):"";g(this.amount,r?h("libra\#
            ryScanning"):S),this.#c(i?null:e),this.#d(t,i,l,r),this.grid.draw()}#c(t){let i=f.state("library")?.\#
            roots===1&&t?.parents.length?[]:[{id:null,name:h("libraryTitle")}],s=t?[...i,...t.parents]:[];this.p\#
            ath.hidden=s.length===0||!this.#e.id,this.path.firstChild.replaceChildren(...s.map(({id:n,name:l})=>\#
            a("li",{},a("a",{href:P(n),dir:"auto"},l),p("forward","mirrored"))))}#d(t,e,i,s){if(this.note.hidden\#
            =t>0,t>0)return void this.note.replaceChildren();let n=(l,r,o,...d)=>this.note.replaceChildren(a("sp\#
            an.disc.large",{},p(l)),a("p.note-title",{dir:"auto"},r),o&&a("p.row-text",{},o),...d);if(e)return n\#
            ("search",h("searchNone",e),h("searchNoneText"));if(i===0)return n("library",h("libraryNone"),h("lib\#
            raryNoneText"),a("code",{dir:"ltr"},U));if(s)return n("library",h("libraryScanning"),"");n("folder",\#
            h("libraryEmpty"),"")}#u(t){if(this.#t.total!==null)return;let e=a("button.button.tonal",{onclick:()\#
            =>this.#n(this.#e)},h("tryAgain"));this.note.hidden=!1,this.note.replaceChildren(a("span.disc.large"\#
            ,{},p("warning")),a("p.note-title",{},t.status===0?h("offline"):t.message),e),this.#e.text||g(this.h\#
            eading,h("libraryTitle"))}#m(t){let e=this.#t.get(t);if(!e)return{element:a("div.card.is-coming",{"a\#
            ria-hidden":"true"},a("span.poster"),a("span.card-texts")),isSame:()=>!this.#t.get(t),draw(){}};let \#
            i=N(e,R);return{element:i.element,isSame:()=>{let s=this.#t.get(t);return s?.id===i.id&&s.kind===i.k\#
            ind&&s.poster===i.poster},draw:()=>i.draw(this.#t.get(t))}}#f(){this.grid.isList=!this.grid.isList,B\#
            (this.grid.isList?"list":"grid"),this.#h(),this.grid.clear(),this.#t&&this.#t.total!==null&&this.#l(\#
            )}#h(){k(this.look,this.grid.isList?"grid":"list"),m(this.look,"aria-label",h(this.grid.isList?"asPi\#
            ctures":"asList"))}};function B(c){try{return c&&localStorage.setItem(H,c),localStorage.getItem(H)}c\#
            atch{return null}}export{I as Library};
            """#,
        gzip: """
            H4sIAAAAAAACA51aCXLjuJK9ik13KwAbpu3emzRKUWvv3RXt+qvDEQ1TkIUxRKgByC63zIl/h7nAxDYHmaP8k/xMLCIl+e+LCCYT\
            iUQil5dwqfnCWL9qhPMvtZKt3xNub8qkxqdgqjEtjhZMuZ/C6DVz0j/33qrrpZdImSPlm8R4iy/v5Psg56abWjMvTlD6yb2a3Ejv\
            yv9yRZ1XNcu44PfsxuDzN6bVtRX2AV/e5ZevhZsh4S2bi1v5UtgJvv3IzEK2b7UIzD+zhbAu6PMcVBC2meVpH7B7fMyiMuWJlXPj\
            ZdDjTti9N/wj9hVfPbfW3P9uURXLRcHCyytz31bFBH4T4Xs59VWh4TcRflY3M6BYfBQd+44Typ8FPd5oIzyB/b408wXYaXLhH7Qk\
            E9Ms52DkMg9ea4kPWk5N6y/Ub5I+Pp59Vk+XbeMVWPQn0jBPV1r6Pcm/I7RWU5LeLf9B+Fk5F+/JGQvDqTbGkuaEfHx6KCmlzHB5\
            8lFtpV/aFoytl/PWVZbdiEVlGOj/FQxOGRyMn1WkOTaHxB6fUXpi2UyGrX1afvTpoew6XE/x5vzjzw7luPwcaNVZ+MRcpn5RfoTU\
            j0uktr1uzfnZx/D5rPpoqCRpjhQ9IQ5+QU/NYXV1SNqwerutcRs0Vllj2FPSWWc9g2QL3jQh+vDLk7PPjj4pYVXadXjCd7zRwrnV\
            geetvN/7QSzqA1kfuPrA8NP6QPF2qXXtjRca3pX7XjnP989qcGnn7bLxoPAKXa/y7F60vpIdXV36mXLlgWTx6a74pWfyKr7KeKxc\
            kGKpyxurJgVbWaMluA8ILzq6wVeKyeT1HQxwZdlKS4pb+RA9T/FncQVNFE3TpkZrc88Jzd/M4yO38teldP55q+YCfeeNFXNJkIck\
            Jn4ap0+suCc0CzPXTto7aYNtfpYOnPCnRBrMTlYaro8iOueF9YSudnfgGgtsxXAGWy3gHNSdrPZPwQS7c2xY/h/N2VA5D8jQmKiT\
            WYBKGOd38p9rRdku59O6bC8/UQ58pJUNWKBrtBQWlo3m8jDFvhbNjJCV8nJe+Q5Pq4xLgelY5kvz2K6Zk0duuorDRFJea9PcYr7g\
            xWnRhQONWcHzDe4m5PQ/YLRg6tj3NMZWHTPKflq0Ts/xmP9EfFwwxgFFzhyJfQy6HHltx9Ncpnl75FhKS41UmvS7OFG0/ofb+OWD\
            1TplnDJ7qI8d7Rbvf2Fb2xEuqAVSb260JIVwxyGidnX2BrJct2kOSMgvMEuo9iZWu5/D2bEJ7xcfpqljc6Lp8RvKLhKDajFFsn6L\
            RMH526+DMY4NBfYjYL/8gb2EhDA5VCzPGxgDBJCLozN6qCDfXSXbO/IDpMBP2Msj+M3eYAkIouGwlps7mSrrcvV4OVN6Uk9BX2S8\
            5z/U9+f8ZX1/dBR94iEdUUvuaWCrl6PRj8v5tbRkWU6EF076cqFFI+n5fU2XfFm28n0Wf6GuNRisXnLOH0p05vHTHFX8CqfwMkaF\
            nDw+bmitWietfyFBCUkiN1tSRuTj4z68ureow4SORlFhQR7YPSRxsINnkq7SFi8Vc1dmupciiKpn3I9G6pyDGHXe23k0clEhCFIv\
            YO2+/orGQ0pJ6kPNJYkzhWcfnRMJC0pMvR3Yb12K82dwKCBiaEkQInmMdUj7WkHGL9C2x8GwBSYA5maIKUKE581W+2fdejUnfdgp\
            ZXMio3kKYZU4hg85G+Xd7fAsjEP7YiyAczFZhtXGYNYLrASUJkrK/7XUTq5iZZf/mp3qJCFtXxIPy2TDhW0GV7SyJYlznZSZGo22\
            aOUUVnHjkqwWVt6hG4XcHPJ8F9PUnuwORDz7zTSEgMDlZNRuwwHbJyXDfVAwJpzagAtq1cqcc3TIMWYzEdlEDNZ8Eb5glcNPg9wg\
            IacBYDpq6ZD9myg+88sPAdboo5zL1i7OYZMHuvenry59CSX/KiRpjIbXBLwS7K/9d/IBR423Og3n0os0dDM1jRw5lQ8TvOIpyn0J\
            Ct1ITKDGSedJcdm75lVBx1tZgK1N7XpTtnwHz27UXSiHVgbYComisF4XTHP1IZYECZQEk/c5bwENQg40XNX4ARH32BxzV+FbANzw\
            zgemVieOPhsSNpIpha/j47NqnWkVlKENhkof2Wf8dDSC57kbjYg54payfWJgQfX4aM5P4ecZ7yflFIQuGo+MGKSVyVVfyalYaiz7\
            Pcffyw7j6ICAzuzDhdQy4MlCsD1ooLxpCxoPna7+9Ur7L1U12MniKOKdPx0NjOeD47bglHX8+s5A1dPHg0p28jEdQkX2726pj18w\
            toxW3A1zFui/Vw7KR4J3sowqfdN683sl78kqRGZVtFJYmZFzj2EZzOpCG3fNPztlr/Dn/RruA8zPiD/CfQD7COwPbCBfSB9Rf2wA\
            AONNpI3jIfT3EA0z0d5ArpZsKpSGgerWQI/73AJwmUaGqy4aapXsEOkymG/jKK5pMiYkwkv/4fXVeIwKdNhn5MSHgTwAhDyoOD6t\
            esyy6e7M8csrdtkyDRhkyER7NCKZoldAXxDLnw00sqjRGkuANWp7znVtAUu4crF0M2IHn/egCruoouHDPQLTvoGYwuIDSslxRiCW\
            ViQzptpqKcsUh1OZobTLpd6yVbAOQLm+5INV1HQtBgvjOX9Fr60Ut7UZjfYd5OJGLyfSEQtRu7Ne11nZSoTMeSced5L57oRewlRK\
            fVYf07VsJ2t0r5Ag3EPb7IHKHjwiyUpgzgalQJOMr6m4F8rvvbVmrpyEtK5J4nwKVwggAMJrge2B9F2ezTuQlOaFsHWE96gMTsyS\
            ktnynoZx66KPsbQ5RCB15ssIpPb2IbleVP1dUtgzf3jNrkPS2io5MkrnKj6HTYyKz0hKgabSIGmTYTDtGuGhb1J09XeXeHzcOlNP\
            c+jBvC6lhN/zjz497e9Sfk0tUoMtFbbmqoVSBjDNPyxkVcRLoyKBKS2upS6qGcl0ykJpnAWVN+hi6U0DZRFkgxgznRbMLaTWzUxi\
            5poK7WTBZOulhRI/U63vF4sIEchFTzNtUKxyMErXAJXG3Ig6xwRb4r3ccRzDBp5W+aWGB+hnIBYUaGLZTE0msg2Ztr4lkhUBDhS0\
            t5ECGzU4752aS7P0pKEM7NWtGRwwzHFqlFWwfR/jhTJFkNdJn+e27Pe0n9nCTGCpU7KIs0pv1Rzmrbx876tJx58DhwGMMBmNfiMf\
            EAOfErSsXhgDmrVkQruBWA08KxN6jnlAwDcAxA2CKQQTr9HqxWgEi7Oe6BqxkEBNSiAg2CnszBJKB+vA6yrx86JgCb0CH/6/Jbni\
            rVJRxh5gou7KfKirji0GPoMhxm7AEjPh3kRBuVQ8jb1Bb9+F/gH3u99k5bMFwWQG9pE1BLs9fUogAxtjFW/GvuZFvA1NTfTveDEX\
            Fsq63Iv0vePjfCP73ye/VxNpXMG+WRfYWCwPZHpi3YEqu1tCU96cSYEgBf14doaBJ65VO5HvEQ1OlK0KDKV1iRdzvB5G5kUary/R\
            nBd+6dacC6hfyNeKuzB+IiTSLt7iVzACMBu9fSeXpMVD4r+S9K6Nuf27oZeDq8/SU0KzXnjxF5DGXb4/zExz4mm8SwzZNpP9uFwX\
            /iykNV7y5E043jbCMKp3bh9dBOTlnZL3ZbJBcMYkMJGOwSeQPDRAFtMbYWDt7fl4sklAf87DYxxYJAvutzf8mK5fXxCKoTq42zmY\
            gWExZLzyWvbxMlyxxDTy0rQexHe3Ui62g2u4vxx6qZBjgg5gL2YbyWLfDKESy4bLt2USGy81gYhL7/CCJFx7QMTXvkhK7lmaD8aU\
            7Y2f0VW/63iN2iOrFvDIZbE+sGImtTbFFY0SEhKblm557RqrriVpWe+BImSu4VZD3ogaUkbculv0a3TUktijDzqC0+Gx5EZgNIpw\
            INXlHnoosopzKw8GGzJZNhDqnxA6ZPZlBlS7jJ2W4g5Pfri1eNmb0cP61hUjrb9lxcTUi0tzuoME9mHzKzWpPAP7xMv9dTTKdlOR\
            dFmbums5Xv0K/JUfryKUgb1XqwSmUpORIB9x/FkWG+jvier7isE9u44lheZOo11/WZI2fuowN9yQjVCT43Xdf4O9IPjMX//yfwUF\
            3Yr//99hCnyH4VPQJCHHJyuKQXiXMacAyu2DdJt24GOuQkfBW5p8/zxFZ/ZyvV5Bd2+ewzVLZkzOTcHaC9PMur0PoNBCNVZOmbb7\
            hakUUmY/dj6jkYRRotXpySVTY7I+t4Tv2WZa3fTp/s8YVWLLweAjWl2vtz6ZDn5inx4YKs/SucvcnPsEZVQmyLpfMGJhX8d0onaO\
            7HviQRk5Llsxhyyzc2b11qE7ytZowSMLmtV1e3/9y//s/RDr+C/p/h6OuGqZNca7SkNAirYFCZVlDSBN0z1xauMxpPMLvq+gjQGV\
            FsLCMjl3AaIa9+q9jMUZFv+etLT7YGXGxREg2qL7hcJvvelpdjDzIikCjnqRT6shKnQElcyUCfFMMc3sEzkB2H1qkp/aRBm2zDk/\
            g2Pc3sX48qq6xNDH5RgafTdOuivmuB9flmWpGPz4LAOmXtU7EZNFw4qnMc2mCjEILry7j5f2O9emsIALXTkJakWddAfpQaBiuXQL\
            GMysnFZvwd5D6MQ0RZwJWfBeWEwCc2WtsXJSUKwJwZISbOlyc7UZ2/7ZKYP/01Qt74ya7K2ZdpSNabDlBE6GGTTOBBT9+/yIRxai\
            DX82KzVeSCZcrCnFXS3CtGP0ZPwy3JalDOBt4LHm/hhDLMw1NC4bbuCz2u0aaLN1hP1oWpAp6SblHcqhYbbCE+sl9LW394ggg24S\
            kghUvzGTtdraW9D6d1G0e1rsbgxgEq6BKSaVIc/r+cI/RIYOCoFPx7ebrDazbI9a0wP+L/STsLXNQIV2uK63D89vhGrROrsl4Iz9\
            B6dcgEvGfT512h3zZUS0eBCYIqCT1gotXuGVt3PiRlI8wSHAenzcSok78Qv2mv+jv9vsS/p059YIi2j0uDFzVDq3FKmjqsBCSwln\
            nLe7MA5bTZoJYX5wVAdKZDCJ9t7fVIKlv952Xb6zJ5L9TOstrVSGzUNRCZhu7Sp5mxtD2gFjKnjgn8JuVRtfcQCEpDKS0rALugTJ\
            KubXTcm067C9We2g9f1tCntBtknjCOarAmkF7UH9Lrxi/3o9hvmrW7JuUdjOqnG51ONRNh/wDntENntCYeHeqgZsKR0IEIFYoBH6\
            +5IXpAFz2IfcX0Bfrk0j9IU3FvwVwew3Xs7J16yhbOPLTf6S7ruyBNxh18n34R9IfRP+cVT0567+G+ULxVKsJQAA
            """)

    static let manifestWEBMANIFEST = EmbeddedAsset(
        "application/manifest+json; charset=utf-8", tag: "428bfde0d4562898",
        text: #"""
            {"id":"/","name":"Marquee","short_name":"Marquee","description":"Films, songs and pictures to the TV\#
            s in the house.","start_url":"/","scope":"/","display":"standalone","background_color":"#0f1115","th\#
            eme_color":"#0f1115","icons":[{"src":"/icon.svg","sizes":"any","type":"image/svg+xml","purpose":"any\#
            "},{"src":"/icon-192.png","sizes":"192x192","type":"image/png","purpose":"any"},{"src":"/icon-512.pn\#
            g","sizes":"512x512","type":"image/png","purpose":"any"},{"src":"/icon-maskable-512.png","sizes":"51\#
            2x512","type":"image/png","purpose":"maskable"}]}
            """#,
        gzip: """
            H4sIAAAAAAACA5yOBXIFIQyGr8LQ0ed1OUBHO1b35rHpLiuEEqj37s3WXR7Ol38+uNE20yt6qHvaQYNyXINwlhAFcEEhHn/CGbIJ\
            1kdLTviqrRvuKSaXswKXKW9NTAFZRVKxQLWxxcq6h2NBiXHQmiOIOYX66Wk25PHpnFn2NVzJjaP4oCaHgsdgqjxQctmxoZqC1KdG\
            p9PT0/NSFHmDX3BryLFe2b/RHEzrb8GAz3Opsb1GFgbuqjVcPXzANpDjUALdy6YW7FPwxPgUu+u9E/Wnl2cG3r2VCbmU+VEooV9l\
            89MfZUIuZU4ia4ArGNc4ufXZoO9XG1sLAArXYDglAgAA
            """)

    static let pageCSS = EmbeddedAsset(
        "text/css; charset=utf-8", tag: "37474f855cd51b22",
        text: #"""
            :root{color-scheme:light dark;--bg: #f5f6fa;--surface: #fff;--raised: #edf0f7;--line: #e0e4ec;--text\#
            : #1a1c21;--soft: #4d525c;--faint: #5c616b;--accent: #1a5dcc;--on-accent: #fff;--tonal: #dbe6fb;--on\#
            -tonal: #0d2e66;--error: #b3261e;--bulb: #b26b00;--hover: rgb(90 110 150 / .1);--press: rgb(90 110 1\#
            50 / .18);--veil: rgb(245 246 250 / .86);--shade: 0 1px 2px rgb(20 28 50 / .06), 0 4px 18px rgb(20 2\#
            8 50 / .07);--snack: #2e3138;--on-snack: #f2f3f7;--mini: 0px;--tabs: 0px;--top: 4rem;--edge: max(1re\#
            m, env(safe-area-inset-left), env(safe-area-inset-right));--ease: cubic-bezier(.2, 0, 0, 1)}@media (\#
            prefers-color-scheme: dark){:root{--bg: #0f1115;--surface: #191c22;--raised: #23272f;--line: #2d323b\#
            ;--text: #e9ebf0;--soft: #c2c6cf;--faint: #a4a9b4;--accent: #a9c7ff;--on-accent: #0a2f66;--tonal: #2\#
            d4166;--on-tonal: #d9e5ff;--error: #ffb4ab;--bulb: #ffc75a;--hover: rgb(160 180 220 / .1);--press: r\#
            gb(160 180 220 / .18);--veil: rgb(15 17 21 / .84);--shade: 0 1px 2px rgb(0 0 0 / .3), 0 6px 24px rgb\#
            (0 0 0 / .28);--snack: #e4e6ec;--on-snack: #25282d}}*,:before,:after{box-sizing:border-box}[hidden]{\#
            display:none!important}html{font-family:Google Sans,Roboto,Segoe UI,system-ui,Noto Sans,Helvetica Ne\#
            ue,Arial,sans-serif;background:var(--bg);color:var(--text);line-height:1.4;-webkit-text-size-adjust:\#
            100%;text-size-adjust:100%;scroll-padding-block:calc(var(--top) + 1rem) calc(var(--mini) + var(--tab\#
            s) + 1.5rem);-webkit-tap-highlight-color:transparent;overflow-y:scroll;scrollbar-gutter:stable;overs\#
            croll-behavior-y:contain}body{margin:0;min-block-size:100vh;min-block-size:100dvh;display:flex;flex-\#
            direction:column;overflow-x:clip}h1,h2,p,ul,ol,fieldset{margin:0;padding:0;border:0;font:inherit}ul,\#
            ol{list-style:none}button,input{font:inherit;color:inherit}button{appearance:none;margin:0;border:0;\#
            padding:0;background:none;cursor:pointer;text-align:inherit;touch-action:manipulation}a{color:inheri\#
            t;text-decoration:none}[dir=ltr] [dir=auto]{text-align:left}[dir=rtl] [dir=auto]{text-align:right}co\#
            de{font:.875em/1.5 ui-monospace,Cascadia Mono,DejaVu Sans Mono,monospace}:focus{outline:none}:focus-\#
            visible{outline:2.5px solid var(--accent);outline-offset:2px}[arrows=""] :focus-visible{outline-widt\#
            h:4px}h1:focus-visible,h2:focus-visible,main:focus-visible{outline:none}.icon{display:block;inline-s\#
            ize:1.5rem;block-size:1.5rem;flex:none;overflow:visible}[dir=rtl] .mirrored{transform:scaleX(-1)}.ti\#
            me{direction:ltr;unicode-bidi:isolate;font-variant-numeric:tabular-nums}.one{display:block;overflow:\#
            hidden;text-overflow:ellipsis;white-space:nowrap}.skip{position:fixed;inset-block-start:-5rem;inset-\#
            inline-start:1rem;z-index:30;padding:.75rem 1.25rem;border-radius:1.5rem;background:var(--accent);co\#
            lor:var(--on-accent)}.skip:focus{inset-block-start:.5rem}.top{position:sticky;inset-block-start:0;z-\#
            index:10}.top:before{content:"";position:absolute;inset:0;background:var(--veil);backdrop-filter:blu\#
            r(18px) saturate(1.4);-webkit-backdrop-filter:blur(18px) saturate(1.4);opacity:0;transition:opacity \#
            .2s}.is-scrolled .top:before{opacity:1}.top-row{position:relative;display:flex;align-items:center;ga\#
            p:.75rem;min-block-size:var(--top);padding-inline:var(--edge);padding-block-start:env(safe-area-inse\#
            t-top);max-inline-size:100rem;margin-inline:auto}.brand{display:flex;align-items:center;gap:.75rem;m\#
            in-inline-size:0;flex:1;border-radius:.75rem;padding-block:.375rem}.mark{inline-size:2.5rem;block-si\#
            ze:2.5rem;flex:none}.brand-texts{display:grid;min-inline-size:0}.name{font-weight:600;font-size:1.06\#
            25rem;line-height:1.25;letter-spacing:.005em}.place{font-size:.8125rem;line-height:1.35;color:var(--\#
            faint);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.is-on .place{color:var(--accent)}.\#
            top cast-button{inline-size:3rem;min-block-size:3rem;flex:none;margin-inline-end:-.5rem}[data-mode=g\#
            uest] .top cast-button,[data-mode=sign] .top cast-button,body:not([data-mode]) .dock,[data-mode=sign\#
            ] .dock{display:none}.line-lost{position:relative;text-align:center;font-size:.875rem;padding:.375re\#
            m 1rem;background:var(--snack);color:var(--on-snack)}.line-lost:empty{display:none}.tabs{position:fi\#
            xed;inset-inline:0;inset-block-end:0;z-index:12;display:flex;padding-block-end:env(safe-area-inset-b\#
            ottom);background:var(--surface);border-block-start:1px solid var(--line)}.tab{flex:1;display:grid;p\#
            lace-items:center;align-content:center;line-height:1.3;gap:.125rem;block-size:4rem;font-size:.75rem;\#
            font-weight:500;color:var(--faint);position:relative;isolation:isolate}.tab:before{content:"";positi\#
            on:absolute;z-index:-1;inset-block-start:.375rem;inline-size:3.75rem;block-size:1.875rem;border-radi\#
            us:1rem;transition:background-color .15s}.tab:hover:before{background:var(--hover)}.tab[aria-current\#
            ]{color:var(--text)}.tab[aria-current] .icon{color:var(--on-tonal)}.tab[aria-current]:before{backgro\#
            und:var(--tonal)}.tab:focus-visible{outline-offset:-4px;border-radius:1rem}.has-tabs{--tabs:calc(4re\#
            m + 1px + env(safe-area-inset-bottom))}html:has(.has-tabs){--tabs:calc(4rem + 1px + env(safe-area-in\#
            set-bottom))}@media (min-width: 48rem){:root{--top: 4.5rem;--edge: max(2rem, env(safe-area-inset-lef\#
            t))}.has-tabs,html:has(.has-tabs){--tabs: 0px}.tabs{position:static;background:none;border:0;gap:.25\#
            rem;padding:0}.tab{grid-auto-flow:column;gap:.5rem;block-size:2.75rem;padding-inline:1.125rem;font-s\#
            ize:.9375rem;flex:none}.tab:before{inset:0;inline-size:auto;block-size:auto;border-radius:1.5rem}.ta\#
            b[aria-current]{color:var(--on-tonal)}.tab:focus-visible{outline-offset:2px;border-radius:1.5rem}}ma\#
            in{flex:1;inline-size:100%;max-inline-size:100rem;margin-inline:auto;padding:.5rem var(--edge) calc(\#
            var(--mini) + var(--tabs) + 2rem);display:grid}.view{min-inline-size:0}.dock{position:fixed;inset-in\#
            line:0;inset-block-end:var(--tabs);z-index:11;pointer-events:none}.dock>*{pointer-events:auto}.dock \#
            cast-mini-controller{--cast-background-color: var(--surface)}.snack{inline-size:fit-content;max-inli\#
            ne-size:min(100% - 2rem,36rem);margin:0 auto .75rem;padding:.75rem 1.125rem;border-radius:.875rem;ba\#
            ckground:var(--snack);color:var(--on-snack);font-size:.875rem;box-shadow:0 4px 20px #00000047;overfl\#
            ow-wrap:anywhere}.snack:empty{margin:0 auto;padding:0;box-shadow:none}h1{font-size:1.75rem;line-heig\#
            ht:1.2;font-weight:600;letter-spacing:-.012em;overflow-wrap:anywhere;text-wrap:balance}.lead{color:v\#
            ar(--soft);font-size:1rem;margin-block-start:.5rem;max-inline-size:40rem;overflow-wrap:anywhere}.ove\#
            r{font-size:.875rem;font-weight:600;color:var(--accent);margin-block-end:.25rem}.part{margin-block-s\#
            tart:2rem}.part-title{font-size:1.125rem;font-weight:600;margin-block-end:.75rem}.tile,.rows{backgro\#
            und:var(--surface);border-radius:1.25rem;box-shadow:var(--shade)}.actions{display:flex;flex-wrap:wra\#
            p;gap:.625rem;align-items:center}.button{position:relative;display:inline-flex;align-items:center;ju\#
            stify-content:center;gap:.5rem;min-block-size:3rem;padding:.5rem 1.375rem;border-radius:1.5rem;font-\#
            size:.9375rem;font-weight:500;line-height:1.25;color:var(--accent);text-align:center;transition:back\#
            ground-color .15s,box-shadow .15s,filter .15s}.button>.icon{inline-size:1.375rem;block-size:1.375rem\#
            ;margin-inline-start:-.25rem}.button:hover{background:var(--hover)}.button:active{background:var(--p\#
            ress)}.button.filled{background:var(--accent);color:var(--on-accent)}.button.tonal{background:var(--\#
            tonal);color:var(--on-tonal)}.button.filled:hover,.button.tonal:hover{filter:brightness(1.07);box-sh\#
            adow:0 2px 8px #14285a38}.button:disabled{opacity:.5;cursor:default;filter:none;box-shadow:none}.but\#
            ton[aria-busy=true]{opacity:.7}.icon-button{position:relative;display:grid;place-items:center;flex:n\#
            one;inline-size:3rem;block-size:3rem;border-radius:50%;color:var(--soft);transition:background-color\#
             .15s}.icon-button:hover{background:var(--hover)}.icon-button:active{background:var(--press)}.disc{d\#
            isplay:grid;place-items:center;flex:none;inline-size:2.75rem;block-size:2.75rem;border-radius:50%;ba\#
            ckground:var(--raised);color:var(--soft)}.disc.large{inline-size:3.75rem;block-size:3.75rem;backgrou\#
            nd:var(--tonal);color:var(--on-tonal)}.disc.large .icon{inline-size:1.875rem;block-size:1.875rem}.ro\#
            w{display:flex;align-items:center;gap:.875rem;padding-block:.75rem;padding-inline:1.125rem .75rem;mi\#
            n-block-size:4.5rem}.row+.row{border-block-start:1px solid var(--line)}.row-texts{flex:1;min-inline-\#
            size:0;display:grid;gap:.125rem}.row-title{font-weight:500;overflow-wrap:anywhere}.row-text{font-siz\#
            e:.875rem;color:var(--faint);overflow-wrap:anywhere}.bar{display:block;block-size:.25rem;border-radi\#
            us:.25rem;background:var(--line);overflow:hidden;margin-block-start:.375rem}.bar-fill{display:block;\#
            block-size:100%;inline-size:calc(var(--at, 0) * 100%);border-radius:inherit;background:var(--accent)\#
            ;transition:inline-size .2s linear}.spin{inline-size:1.25rem;block-size:1.25rem;flex:none;border-rad\#
            ius:50%;border:2.5px solid var(--line);border-block-start-color:var(--accent);animation:turn .9s lin\#
            ear infinite}@keyframes turn{to{transform:rotate(1turn)}}.no-script{position:fixed;inset:0;display:g\#
            rid;place-items:center;padding:2rem;text-align:center;background:var(--bg)}:root:has([arrows=""]){fo\#
            nt-size:100%}@media (min-width: 80em){:root:has([arrows=""]){font-size:135%}}@media (min-width: 106e\#
            m){:root:has([arrows=""]){font-size:150%}}@media (prefers-reduced-motion: reduce){*,:before,:after{t\#
            ransition-property:opacity,color,background-color,box-shadow,filter!important;animation-duration:.01\#
            s!important;animation-iteration-count:1!important}}@media (forced-colors: active){.button,.icon-butt\#
            on,.tile,.rows,.tab[aria-current]{border:1px solid ButtonBorder}.bar{border:1px solid CanvasText}.ba\#
            r-fill{background:Highlight;forced-color-adjust:none}}.hero{display:grid;gap:1.25rem;justify-items:s\#
            tretch}.hero-texts{min-inline-size:0;align-self:center;position:relative;z-index:1}.hero h1{font-siz\#
            e:clamp(1.625rem,1.2rem + 1.6vw,2.75rem);display:-webkit-box;-webkit-line-clamp:3;-webkit-box-orient\#
            :vertical;overflow:hidden;padding-block-end:.06em}.hero-texts>.lead{display:-webkit-box;-webkit-line\#
            -clamp:3;-webkit-box-orient:vertical;overflow:hidden}.hero .actions{margin-block-start:1.25rem}.tv{p\#
            osition:relative;isolation:isolate;inline-size:min(100%,26rem);margin:.75rem auto 0;padding-block-en\#
            d:.9rem}.tv-light{position:absolute;z-index:-1;inset:-6% -7% 4%;inline-size:114%;block-size:102%;obj\#
            ect-fit:cover;filter:blur(34px) saturate(1.6);opacity:.55;animation:rise .8s var(--ease)}.tv:before{\#
            content:"";position:absolute;z-index:-1;inset:2% -4% 8%;border-radius:50%;background:radial-gradient\#
            (closest-side,color-mix(in srgb,var(--accent) 26%,transparent),transparent);opacity:.8;transition:op\#
            acity .6s}.tv[data-state=plays]:before{opacity:0}.tv-case{position:relative;padding:.375rem;border-r\#
            adius:1rem;background:#0b0d12;box-shadow:0 0 0 1px #ffffff17 inset,0 1rem 2.5rem #0a10284d}.tv-scree\#
            n{position:relative;aspect-ratio:16 / 9;border-radius:.7rem;overflow:hidden;background:linear-gradie\#
            nt(160deg,#232f6b,#10152f 72%)}.tv-image{position:absolute;inset:0;inline-size:100%;block-size:100%;\#
            object-fit:cover;animation:rise .5s var(--ease)}@keyframes rise{0%{opacity:0}}.tv-idle{position:abso\#
            lute;inset:0;display:grid;place-items:center}.tv-sign{inline-size:30%;block-size:auto;transition:opa\#
            city .4s,filter .4s;border-radius:22%}.tv-cast{position:absolute;inset-block-end:8%;inset-inline-end\#
            :5%;inline-size:9%;block-size:auto;color:#fff;opacity:0;transition:opacity .3s}.tv:is([data-state="n\#
            otConnected"],[data-state="noDevicesAvailable"]) .tv-screen{background:linear-gradient(160deg,#1d223\#
            6,#0c0e16 72%)}.tv:is([data-state="notConnected"],[data-state="noDevicesAvailable"]) .tv-sign{opacit\#
            y:.34;filter:saturate(.4)}.tv[data-state=connecting] .tv-cast,.tv[data-state=connected] .tv-cast{opa\#
            city:.85}.tv[data-state=connecting] :is(.wave1,.wave2,.wave3){animation:wave 1.5s linear infinite}.t\#
            v[data-state=connecting] .wave2{animation-delay:.25s}.tv[data-state=connecting] .wave3{animation-del\#
            ay:.5s}@keyframes wave{0%,66%,to{opacity:.25}20%,46%{opacity:1}}.tv-foot{inline-size:34%;block-size:\#
            .3rem;margin:.55rem auto 0;border-radius:.3rem;background:light-dark(#1a1d25,#343a45)}.tv-bars{posit\#
            ion:absolute;inset-block-end:.75rem;inset-inline-end:.75rem;display:flex;align-items:end;gap:3px;inl\#
            ine-size:1.75rem;block-size:1.75rem;padding:.4rem;border-radius:.5rem;background:rgb(8 10 16 / .6)}.\#
            tv-bars i{flex:1;block-size:100%;border-radius:1px;background:#fff;transform:scaleY(.35);transform-o\#
            rigin:bottom}.tv-bars[data-runs] i{animation:bounce 1.1s ease-in-out infinite alternate}.tv-bars i:n\#
            th-child(2){transform:scaleY(.8);animation-delay:-.5s!important}.tv-bars i:nth-child(3){transform:sc\#
            aleY(.55);animation-delay:-.9s!important}@keyframes bounce{0%{transform:scaleY(.25)}to{transform:non\#
            e}}.device-part{margin-block-start:1.25rem}.devices{display:grid;gap:.5rem;grid-template-columns:rep\#
            eat(auto-fill,minmax(min(100%,14.5rem),1fr))}.device{display:flex;align-items:center;gap:.875rem;inl\#
            ine-size:100%;min-block-size:4.25rem;padding:.625rem 1rem .625rem .75rem;border-radius:1.25rem;backg\#
            round:var(--surface);box-shadow:var(--shade);transition:background-color .15s,transform .15s}.device\#
            :hover{background:color-mix(in srgb,var(--tonal) 55%,var(--surface))}.device:hover .disc{background:\#
            var(--tonal);color:var(--on-tonal)}.device:active{transform:scale(.985)}.device[aria-busy] .disc{bac\#
            kground:var(--tonal);color:var(--on-tonal);animation:wave 1s infinite alternate}.device-part .action\#
            s{margin-block-start:.75rem}.searching{display:flex;align-items:center;gap:.75rem;color:var(--faint)\#
            ;min-block-size:4.25rem}.drop{display:flex;flex-wrap:wrap;align-items:center;gap:1rem;margin-block-s\#
            tart:1.75rem;padding:1.125rem 1.25rem;border-radius:1.5rem;border:2px dashed color-mix(in srgb,var(-\#
            -accent) 38%,var(--line));background:color-mix(in srgb,var(--surface) 60%,transparent)}.drop-texts{f\#
            lex:1 1 12rem;min-inline-size:0}.drop-name{font-weight:600;font-size:1.0625rem}.drop .button{flex:0 \#
            1 auto}.drop-veil{position:fixed;inset:0;z-index:40;padding:1.25rem;background:color-mix(in srgb,var\#
            (--bg) 78%,transparent);backdrop-filter:blur(10px);-webkit-backdrop-filter:blur(10px);pointer-events\#
            :none}.drop-frame{block-size:100%;display:grid;place-content:center;justify-items:center;gap:1.25rem\#
            ;border:3px dashed var(--accent);border-radius:2rem}.drop-frame .disc{inline-size:6rem;block-size:6r\#
            em;background:var(--accent);color:var(--on-accent)}.drop-frame .disc .icon{inline-size:3rem;block-si\#
            ze:3rem}.drop-title{font-size:1.5rem;font-weight:600;text-align:center;padding-inline:1rem;overflow-\#
            wrap:anywhere}.uploads .row[data-state=failed] :is(.disc,.row-text){color:var(--error)}.uploads .row\#
            [data-state=playing] .disc{background:var(--tonal);color:var(--on-tonal)}.uploads .row-title{display\#
            :-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden}.install{display:flex;\#
            flex-wrap:wrap;align-items:center;gap:1rem;padding:1.125rem 1.25rem;border-radius:1.5rem;background:\#
            var(--raised)}.install-texts{flex:1 1 15rem;min-inline-size:0;display:grid;gap:.25rem}.install .row-\#
            text{color:var(--soft)}@media (max-width: 47.99rem){.tv:not([data-state="plays"]){inline-size:min(10\#
            0%,15rem)}.hero .actions .button{flex:1 1 auto}}@media (min-width: 48rem){.home,.guest{padding-block\#
            -start:1rem}.hero{grid-template-columns:minmax(0,1fr) minmax(0,1.1fr);gap:clamp(2rem,4vw,5rem);align\#
            -items:center}.tv{inline-size:100%;max-inline-size:40rem;margin:0 auto;padding-block:1rem}.drop{padd\#
            ing:1.25rem 1.75rem;margin-block-start:2.25rem;gap:1.25rem}}@media (forced-colors: active){.device{b\#
            order:1px solid ButtonBorder}}.card{display:flex;flex-direction:column;gap:.625rem;inline-size:100%;\#
            block-size:100%;border-radius:1rem;position:relative}.card:focus-visible{outline-offset:3px}.poster{\#
            position:relative;display:grid;place-items:center;flex:none;inline-size:100%;aspect-ratio:16 / 9;bor\#
            der-radius:1rem;overflow:hidden;color:#ffffffd1;background:linear-gradient(140deg,hsl(var(--hue, 225\#
            ) 40% 42%),hsl(calc(var(--hue, 225) + 36) 46% 24%));transition:transform .2s var(--ease),box-shadow \#
            .2s}.poster[data-kind=folder]{background:linear-gradient(140deg,color-mix(in srgb,var(--tonal) 70%,v\#
            ar(--raised)),var(--raised));color:var(--accent);box-shadow:inset 0 0 0 1px color-mix(in srgb,var(--\#
            accent) 12%,transparent)}@media (hover: hover){.card:hover .poster{transform:scale(1.025);box-shadow\#
            :0 .6rem 1.6rem #0a143242}}.card:active .poster{transform:scale(.985)}.poster-icon{inline-size:2.75r\#
            em;block-size:2.75rem;stroke-width:1.5}.poster-image{position:absolute;inset:0;inline-size:100%;bloc\#
            k-size:100%;object-fit:cover;transition:opacity .25s}.poster-image[data-state=loading]{opacity:0}.po\#
            ster.is-tall:before{content:"";position:absolute;inset:-12%;background:var(--shot) center / cover;fi\#
            lter:blur(14px) brightness(.72) saturate(1.2)}.poster.is-tall .poster-image{object-fit:contain}.leng\#
            th,.captions-mark,.seen{position:absolute;display:grid;place-items:center;background:rgb(8 10 16 / .\#
            78);color:#fff}.length{inset-block-end:.5rem;inset-inline-end:.5rem;padding:.0625rem .4375rem;border\#
            -radius:.4375rem;font-size:.75rem;font-weight:500;line-height:1.5}.captions-mark{inset-block-start:.\#
            5rem;inset-inline-start:.5rem;inline-size:1.75rem;block-size:1.5rem;border-radius:.4375rem}.captions\#
            -mark .icon{inline-size:1.125rem;block-size:1.125rem}.seen{inset-block-start:.5rem;inset-inline-end:\#
            .5rem;inline-size:1.625rem;block-size:1.625rem;border-radius:50%;background:#1c7a43}.seen .icon{inli\#
            ne-size:1.125rem;block-size:1.125rem;stroke-width:2.5}.card-progress{position:absolute;inset-inline:\#
            0;inset-block-end:0;block-size:.3125rem;background:rgb(8 10 16 / .6)}.card-progress>span{display:blo\#
            ck;block-size:100%;inline-size:calc(var(--at) * 100%);background:#ffc75a;border-start-end-radius:.3r\#
            em;border-end-end-radius:.3rem}.card-progress:not([hidden])~.length,.poster:has(.card-progress:not([\#
            hidden])) .length{inset-block-end:.75rem}.card-texts{display:grid;gap:.125rem;padding-inline:.25rem;\#
            min-inline-size:0}.card-title{font-size:.9375rem;line-height:1.3;font-weight:500;display:-webkit-box\#
            ;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden;overflow-wrap:anywhere}.card-time{\#
            font-size:.8125rem;color:var(--faint);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.is-\#
            coming .poster{background:var(--raised);animation:wait 1.4s ease-in-out infinite alternate}@keyframe\#
            s wait{0%{opacity:1}to{opacity:.45}}.shelf{display:flex;gap:1rem;overflow-x:auto;overscroll-behavior\#
            -x:contain;scroll-snap-type:x proximity;margin-inline:calc(-1 * var(--edge));padding:.5rem var(--edg\#
            e) .75rem;scroll-padding-inline:var(--edge);scrollbar-width:none}.shelf::-webkit-scrollbar{display:n\#
            one}.shelf>li{flex:none;inline-size:clamp(11rem,44vw,15rem);scroll-snap-align:start}.part:has(.shelf\#
            ) .part-title{margin-block-end:.25rem}@media (forced-colors: active){.poster{border:1px solid Canvas\#
            Text}.card-progress>span{background:Highlight;forced-color-adjust:none}}
            """#,
        gzip: """
            H4sIAAAAAAACA3SVh5rDKA7HX8XXkzs7a5M69vXee+8YRMwOBn+AM8Vf3v0EeFPmslMS6y8BkviBa2uMn5hRxhaOddBDreSx8xmn\
            9rkpivZYZ18SW7ETFC03WkEZBEkItC2VDjiawEUp9qgoqSHYJWyAoe3h1aNd0YqRKsxgRLA3fEu2wS+o1EHYsl21a1GgjIFOQ7ac\
            hRCjr2Ja1htNFVq8hZ1oY8hFKzmB3Q41sNZYFNo12VUQShlVG2yya8sS7c6cAAPssV08lVlV4f+2zD7JVtUSvYMF5x56D8F9AqmS\
            l2y2GdnsMpLch11wu45y7AMOGl4zgv8xsszIIUth5W6Zo3uDrurwyL+P02jKnjFnAutqfYiFXjRBxDq2vJda4lLDa+gMbd3l2Qx1\
            trHQh2bwI6bT09dFhUKegT4tHBVQUAu0kNqBLxQIv3zssgGJZcgIqMOJ2NhKVrTwLsEuVgQriX/V8vzdHrik2QLbJ8C64o6sCNVy\
            SszNbJWiqqrtHVvVE8JCbvEia7In4ooX4Wuybq94wRO0orzixQjbMXGDF93Qp3Zzixd9YnshPuBVUiJ2uxvCCN9UKNwRxp9gK8QN\
            YUK0G9peCEOb7bf0nrBqhywccIPJQ8Su7oeMVdus2mekioBtPhewEu04fh3h2gXX5qOPHG7Jgg3sgN2TRbbkQPj5/PW8bkEYC3lN\
            hQc7tea1cPJd6mPdGsvBFqic/9FJzkH/a+LSDYq+1dpo+ILsB2M91f7c+V5NwmhfCNpL9Vb/xJijguwPVLv896Y13uR/gKOB7E8/\
            y92b89AXo8x/jXqK+SmoE3jJaPZrGCH/npVU5Q49hQMrRdNi2kdrRs3rE7WLANayieAlO1KybAI7RQcB5bpaIQwv0D5LH72hLCSe\
            fzo6dJblV5rHqmPWKFUMlHPsQtEqgx1jVLHFvJIZltk3snDIltlVj2c0OKIVT2kMW21D4DUTOhQd5hdv4CJV4C0WOlCLgDYBJ6HM\
            S/FWp0TmfFpqi+PoPcLmcG4FMXLOtYWOnqSxOIgZ7anU59bwt6mn9ih1XTaYWyoklhvqPHUPRI7qZzssFLw24aPg0gLz0micXI29\
            vub4WjMlh3NX5R3Jh3xUuVG5kKC4A39dfW4lPiWk8CGwUkvdgZX+HMdNSjrcDf+mINJ1brFao3Oph9FPt/Hzvs/WHDfRYQCKjWRp\
            eJNWv655m8aVphTLRutwxsFI7cEmLijukL4s6c3IuoKmNvRUy2FUNBhnOt2lkwZzYMZGf6rlH1zabylv/5XFJzp686/pZplwL6cg\
            69XnBcUb+swMh9SO1WG/hf4TJCwbZdEbbRAiBvkPqGM03NC/Qin/IXxK/zzGU5aES+C5FoaNbjKjV1Knts1acZJOImQXH1lt8ZJx\
            RkmeAJ8v1GUzRxRGCAe+JgPeFtRa8+K+9cUv/it7PF/xIrnv6g0Gd9V9CKL0QeiR53vpPuWVROgvN1MkupE6+BPY6Qg20XGrRLrj\
            FBei63mBm71Y9RKrscCneEyFsX2N/VXw10WBL8OVlz1M1yOivG1GLcMuFa3kspbOICkQiS+wdZLitx57sJLVnrbIkQ22O68wk/sy\
            rnml+zfBdRFBKTk46ZqXTnosdqAR/hdLh/PKPcthGoyTMS0hX4E36U0/N8JT6+siNiLpc8+Sowr6O2oce7S+Hp7VPozAa43EkfM7\
            wiJvo7t0+nq8blm5v7CN/kxOuc4w/n+KcU7ss7kpx3nJnt8e1FNecq7KOGZ+vU3hXsTF6i9+sbnMQltn1OghzVOXHxNPr+dllLk1\
            QyH+V8vV8LaNI+2/QmxhwNpKgj5tx0aL9909APcDDh+HRQAolpz46tiBpaQJBN9vvxmOaA01tJUE3R6wPVMUOSTn45mHo2536IDv\
            ds/HKUI6T9VF8wyGXk0h2vRO/t0vHODIts0bTK2Vi8TqGiGM16DbdUBOvioVX495M9arDMDe+t05VuibXirbl2snEoCiPNbLdaUd\
            3X3x1B3oMBj0oc6cPKkHPSGw2T/iJ+DAljQOIFOjYibe4MTkp83o6PRO4R1sRtl+UHo+dkS2Hdv6aXrboT1M56RhIMmPlo+SCMeR\
            DBxHJ6rGF/VZ4PvjtpQincJ98VgRSvpJEGUWUSQ0XimakVXZMCbJV7sKI7+2cG2EUZSjxDDbmkakEcJF7BogzbnlEWD2Pu9btFIe\
            9qqbng9tLBp1ErARBHSKzta2pg59S61ttZUiqMAeA3IDf5VFU0CsK6tv989V3dyq4VQ+61KDzjh6IDaCeZpp3/XWU2EJ0oi3qdnC\
            vadQS7U71I20OQYejJ7y87EU0Kieil1ek7C6cJrUymRYVo9PzdtAQoSfTu9vDC3izhN3mLvOxPIcRlzW12XkAPKbw6Mn1mGyPs8Y\
            I/cW8QBVoGyeFr/tLNgyKq1xthcgx2DcOzUO9Z9cRZwMzRkzZ348dDrcQvMoctmOPHYK89hE/4/O4F3Rx2x7EMuAZlRkZRlQOBeI\
            hlRLBGRo4qGlPxtKPVQY5zVJSolsJ684Q/2UDuYvxDABQGbMV25bkYQ5OimCaLyrSbZd3S9Jwd+QgJCj0ACQpWMrTuFDUQfaNihD\
            o7wO1UB9xTQb/ntFtT2d5y5hjOl5IO+TIxkSBf0ggWGVLeDtnjohbifMh+xOcp3d8fpF+i5xGYE0dBOgcYCrRHZkEiiyosTyYBHZ\
            KhpngLE70MGD8kTqL0MoKeoAVsRknpY53qRzO9xaNmVAG7cMFIEmY79dGHVMkw/7UWXjKY97jhNmLsaPDaDP5P14qA8XOlgwADZO\
            PySoUpYPPYUv2+pnK+EJBbqPxQw2WR894lWXSAfVC2xsTUenh//+ezt4hgukZxSicRnam2vMewR11c1Dx7VUdmw5hRgXbfi22TYm\
            LojNhmmmeAoqUNqe0pneKEMaKBRLkabK1Cd25T7kgD8Yxh3YAAk4ZP7AjIg7TsBSgbbUf7J5T74gFFsW+7efwDtU3fo7LGAto7dV\
            NjadyUPccvg5d4HP1RCwDrBoEEZxUj265SI4RE13xQ7YGURPVVEyYyNGl29FzOxAZILiKDM0m4vbgu2t2GWxKAeI5RKQtpPvA9gN\
            wrQO+ZLz06DZNjuOzElp5MRyEjoF5BWA+giRR2lHEBVzO8lQhag//kAbIf6qbgXHR7uG/yGnTXmII+k6hYShrySb3dlcytqQaN1u\
            3oaIzcQKd2Zge8C4A0Vi+TKAuBGdyK8cxy+B/CiQ8vuNp986/adnZuO+ExSy+alU4jlsE+HAkDZGEWlIgm4XMZvphYf/IkEVXVGc\
            u4UgM3AN7Uc5HPO6jpqXkNvKHWLtqWk5vjVgt0RDp2gmdA9iT2O8RbN9Jt6ULNBlxlmyyIt0cd4B0FBkzsszeRLmhvotq03xvGtW\
            NAPhnoG3NMMQarh7rt++Ncfn6rYfbU5UZDBiIhdzGZYAi3yZW4RU/RzwhPSoY/rKxR3VIt51TJVgnev2c4sleCgRo3PJQgC6TfTk\
            XpBM4Q6sqWpHcinT9DElZhMol40vLuZsJ/Ty72O7Fi4C6zqgVm6CLwvPU3/V878/OYfeRHgZaCuwpKXoPPmmlyk4Dp2yO4L308ko\
            7ma13KPA/ZnNrfOTcJLZ1Ci1ANcp2TMXXCEXrucO0Le5BGAJAd9CBuyLxleRp35X2GkY8s2tk9td2z6AjY/cssJfBUT0+mk7VNZE\
            6mpip2IOa6QWcVVkdkwqWOAKu3C39khEChDlQDLeGEHVdr+B5ACYlf/7Ub1tjkCm1gr7tM2B3c0cD42m1/GJdwLS9YAE+vapcaY2\
            y2jUKRvsgehOggLnzfRJ5/A682Z3YR7TYDxLFwewiIgCGHs9zScn1/txNHvfADnMLyo5jlX5vK5KoD/1Pin67bWiSqDXKvD5h6fq\
            2LyZawtfH6o/DDgMG3WwqC8f6M88KJ+7a1PIKmpnDzgb6hKsYXRwUn2vfkEg67rqZgaug+KV13YR3OfBzGdI23ewAqS2zBf+oV/7\
            QzeTXxFd/iz2L0X9L9AVZvxMUf5pCgBWXFBThYDmBYoLhn1ohSM1hmhgNKlq3RyrZv1AL3XOWXpliip1tdsY5RUQpc/iaSxlpYjr\
            XfH4NI279MAHWYjvgpaXnz7FaUY3mOswOPrz1ZiWR4+zTFesQ3A4bjEdALeKZSA74WAlCR2irvMlf6fU8u+YvtsNk0G5sr/YoPLm\
            pX0HP7xy0RF+YvEQtKFERkSuHbjpJgy0NrXj3PIymAHnMZ+ozI43cQwNVkBKJqvD3X+qdQPaC1ka7seKX2em2eA6c+atelydMz9+\
            BEymwkVtmKuirjwU+lPk+DIB+bOJWkyu40FsLXbBPf4Ng0/XcFVS1ajHZUUuCqim1+l2r2oonfKtGKSS2cRnRTke/8FWuXDe2s5q\
            XBzdI9UYi76hNta3w5vbCLshu1VJdbFviJy0Pl/sl+guKuPEzoOirnLsy0b/iedKb6APrahUdJWJ9XBw1ousRGkwUlaVK3Mp6idU\
            Be15l/EMisxuxN0qDCeslglJUbw/kXgWldW9j4V/m9md/yWO4jzZqHky8bQsoD6A1S9e1ktC1cZTUn2FSuaWSnJYgc/baMLOikQq\
            d9ckGkEStMPggu0ExJYcbd2pVllPJ2T1YO+TZGKUyeEEBGu7mFATv1/NbX9wI4UisIbaNFK2kGoDAD835UbwG1y4/nnY7+FIqvK3\
            W3/w7B/Vy3Zd1f//Umx3mKQDXFFMI9+hR3GZJOnM/xKtoyqekR79Mjno3M6Wn2bGF54dYJh5Q7tf0zRgx7fKHI/v7lOVfZd+mkV+\
            bUhcWfizeKliX/+V0F+p1/aKjg1YgyhA9LWBabSWobIK1RriWz36Wipfy2tuWtAJTcufoY899GtN8lMCzdmst7qYrG4DWNY2GTtW\
            hWlPlMFsLGQOXVQ68JtUhIkVy1MsXy+T3P+SZmmR5eSCALvVo/ZkKFthU6b9YmZf7QnTpU+vtjdz3e8O7iIyGRVE8RXWBC9UHCnt\
            sMNZvyi17XJ34TTtISF+sAHJ+AdlcP+ehmnu9a2IpPAg6KbzPCMpzfF5X9+qLVPQOxh4jSoa1wrdMOxfAPdrZz1VBZrZHnSNCb/c\
            Nw/B+mG7K6eJ10qBFt5qqIVBmLN8wj1W6horz12D3fDBmHbTckC/HSMloFU8VTVAv9QuJxjcKkhcSf1qmRPQwePPAPQKnjVVQFew\
            NUTwp6popmgPOg3xAWriLfIZccbEBHl+vDl6npnlI3SUiMSSa0ps5aX8gXCI+eEi+czar9aUOO86xrn68zHon2bdkgWVWJGTgSrP\
            J74tkmePpYgN/SiZSCNQ4jrUpWl4s8jPnXo++vYzc62GwaJ22h5T0qtZkLm+qiHYrB/gtN+nSRf5PKlKND6WV169x3LPdOluUThY\
            ok/HKl0N5QUwuyzqh6pUY6lFupj4jBXzVmOqxjRLzSI7L6FtsMhYBf9LnCWRXef3FiFSd9VRJjQ6RBIdWemZro69xKqZvC07563G\
            mEdXTByami+sxV4qw4XbcVl4K7u4axKoL7rudhgIJZgfXFkaCkbqmK0yy7TXDksXhiAeXuESkTFbwGc2QAWzz1RbiynkdYW8cupl\
            kzfbrnttSZSK+4lrt/bPT7tDUdYKWTkON8Ep7KqSoK+W3T9fD3i8pIC+2/LkQDwlB2E+5THtUWlD3ks6JR8jnbZ7EHe3+5yj+7g3\
            u3CddpZDeBp87T3XPzTreRx1PjVZB9Kz2sXruTJuHt7c6OI4TOgggbMzOs2vIL/tpNS0kN6AwLP9Wmz82pWyvPDh8Fj5oa46bl2F\
            77jhNEvrhmId8oo00lL9rxB/4zYRv0oFfhkQqlpwx/lqilGALnddjCgFYheHcR9JBz5amXDoqnKhLtzTjRPvBB9GyPRTuC6OZTv+\
            BRovUhnngSR3Jnlvmvp6nV+KFZPwJpzAr7rbJwHHybXYwa0xQgb+lPFVri3THMlDvZt2t/rPla8SyEhUFgEZDFyJfojXjqLHV5XO\
            oB8Qx0k28SxozUB0YpFp7LoHH5l9I7P9AdDg2+awgwXetuNSjyDwOdi45a68wU9XdQ/PGzRkUT1hOgbh4mSAwozyd98CU8VESxrV\
            5QC0fAHkAW0l+aB+JZyRAc4MPZulSZZ0xtFlBHJAOzOgpwGP62PVFTVUXP6oyOlhQDCD/Hoe1v2tU17bM3IPj9EWozXnzqkvfoqC\
            EeUDn3kFcH6OhPLhAEdLtgoGKO87Yn3fwUqPwnli3X8k3lAoZW+htQ/0lW64q/b3zYMPZ/uk41KAHyH5YY2cp1zAiI+5wv3MFx7z\
            F2beVjBZF4gsO32PTMqeOW8nqNmuxButwyOVs7bB+S2gkI8/GCXRrkg7mNxZwyO/IDFtJzqycYlpR53yzuTo1DZS+vQlXs+LLCUR\
            PiK3MPuEzuBY4q3+PRZzSSUc/YzIpmbjZJyVtKf8Dn51/9lSmb5Ohs1o/rUG2kU6GJTV5oXpKbaLZwMJCYFSFL71/ns2YrJ2XXZx\
            7QVPXTQ/0kR6mbC2u5JKlnuFiRuL02Aia6PSWPmloDDRvyOvuZT2GVEfnd80/vJPGNeHR9jAcyi9kP3YBNm2gcicjVLVjBHGd9qI\
            X2rwW48sh8AO1MBuY8Nek8Hxf2sBEbzzX314NfFk1T2p9wUk6m9P1fJVgQ6+bh9hMruUmMwmiNXv/IMS78q3JqScZorLXwX3/2AF\
            eRWiWmiRy7MenTuZdfNu33fbVuJlVoES6xQJcyTK7qyFE+ugrZyq8bVF0sie4vX5Fyr8x7IZ0piRuh/p0z5aAfQ/OUhxYbhJAAA=
            """)

    static let playJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "96425a820ff1ed01",
        text: #"""
            import{castClient as m,clockText as y,el as i,icon as p,joined as w,present as v,setAttribute as r,s\#
            etText as a,sheet as x}from"/cast/widgets.js";var C=x('.sheet-body{padding-block-start:4u}.head>.hea\#
            ding{font-size:calc(var(--_far) * 1.1875em);display:-webkit-box;-webkit-line-clamp:3;-webkit-box-ori\#
            ent:vertical;overflow:hidden}.poster{position:relative;display:grid;place-items:center;aspect-ratio:\#
            16 / 9;max-block-size:42vh;inline-size:100%;border-radius:16u;overflow:hidden;background:linear-grad\#
            ient(135deg,hsl(var(--hue) 42% 38%),hsl(calc(var(--hue) + 40) 46% 22%));color:rgb(255 255 255 / .8)}\#
            .poster-icon{inline-size:56u;block-size:56u}.poster-image{position:absolute;inset:0;inline-size:100%\#
            ;block-size:100%;object-fit:cover}.poster-image[data-state="loading"]{opacity:0}.poster.is-tall::bef\#
            ore{content:"";position:absolute;inset:-12%;background:var(--shot) center / cover;filter:blur(18px) \#
            brightness(.7)}.poster.is-tall .poster-image{object-fit:contain}.facts{margin-block-start:12u;displa\#
            y:grid;gap:2u}.facts>:empty{display:none}.file{overflow-wrap:anywhere;display:-webkit-box;-webkit-li\#
            ne-clamp:2;-webkit-box-orient:vertical;overflow:hidden}.seen-bar{block-size:4u;border-radius:4u;back\#
            ground:var(--_unseekable);overflow:hidden;margin-block-start:12u}.seen-bar>span{display:block;block-\#
            size:100%;inline-size:calc(var(--at) * 100%);background:var(--_progress)}.choices{display:grid;gap:1\#
            0u;margin-block-start:16u}.choices .button{inline-size:100%}.choices .icon{inline-size:22u;block-siz\#
            e:22u}.sheet-foot{display:none}.root .where{margin-block-start:10u;text-align:center}');import{CastS\#
            heet as z}from"/cast/panels.js";import{cast as E,connectedDevice as l,languageName as P,list as j,ma\#
            kePoster as L,say as N,sayFailed as T,setWatched as S,span as f,w as s}from"./remote.js";var b=null;\#
            function W(){return l()!==null?Promise.resolve(!0):(b??=M().finally(()=>b=null),b)}async function M(\#
            ){let o=await v("cast-dialog");return new Promise(t=>{let e=[],n=u=>{e.splice(0).forEach(F=>F()),u&&\#
            o.close(),t(u)},c=!1,d=()=>{if(!e.length)return;let u=m.state("button")?.state==="connecting";l()!==\#
            null?n(!0):c&&!u&&n(!1)},h=()=>{c=!0,d()},k=()=>c=!1;o.addEventListener("cast-dialog-close",h),o.add\#
            EventListener("cast-dialog-open",k),e.push(()=>o.removeEventListener("cast-dialog-close",h)),e.push(\#
            ()=>o.removeEventListener("cast-dialog-open",k)),e.push(m.subscribe("button",()=>queueMicrotask(d)))\#
            })}var g=class extends z{static get sheets(){return[C]}static get topics(){return["button","dialog"]\#
            }static get eventName(){return"play"}static get titleKey(){return"play"}#t=null;buildSheet(){this.pl\#
            ace=i("div"),this.more=i("p.small"),this.file=i("p.caption.file",{dir:"auto"}),this.seen=i("div.seen\#
            -bar",{"aria-hidden":"true"},i("span")),this.first=i("button.button.filled",{"data-autofocus":!0,onc\#
            lick:()=>this.#s(this.#i)}),this.again=i("button.button.tonal",{onclick:()=>this.#s(null)},p("retry"\#
            ),i("span",{},s("playStart"))),this.mark=i("button.button",{onclick:()=>this.#o()},p("check"),i("spa\#
            n")),this.first.append(p("play"),i("span")),this.where=i("bdi"),this.body.append(this.place,this.see\#
            n,i("div.facts",{},this.more,this.file),i("div.choices",{},this.first,this.again,this.mark),i("p.cap\#
            tion.where",{},this.where)),this.#e()}show(t){return this.#t=t,this.isBuilt&&this.#e(),this.open()}f\#
            irstFocus(){return this.first}get#i(){let{watched:t,finished:e}=this.#t;return t>0&&!e?t:null}#e(){l\#
            et t=this.#t;if(!t)return;this.setTitle(t.title||t.name),this.place.replaceChildren(L(t));let e=this\#
            .#i,n=e&&t.duration?s("timeLeft",f(Math.max(0,t.duration-e))):null,c=t.subtitles?.length?s("subtitle\#
            s",j(t.subtitles.map(P))):null,d=[t.duration?f(t.duration):null,n,t.finished?s("watched"):null,c];a(\#
            this.more,w(d)),a(this.file,t.name===t.title?"":t.name),r(this.seen,"hidden",!(e&&t.duration)),this.\#
            seen.firstChild.style.setProperty("--at",t.duration&&e?Math.min(1,e/t.duration):0);let h=t.kind==="p\#
            icture";a(this.first.lastChild,h?s("showPicture"):e?s("playContinue",y(e)):s("play")),r(this.again,"\#
            hidden",!e),r(this.mark,"hidden",h),a(this.mark.lastChild,s(t.finished?"markNotWatched":"markWatched\#
            "))}render(){let t=l();a(this.where,t===null?s("chooseNext"):s("playsThere",t))}async#s(t){let e=thi\#
            s.#t;if(this.close(),!!await W())try{await E(e.id,t),N(s("startsOn",l()??""))}catch(n){T(n)}}async#o\#
            (){let t=this.#t;r(this.mark,"aria-busy","true");try{await S(t.id,!t.finished),Object.assign(t,{fini\#
            shed:!t.finished,watched:null}),t===this.#t&&this.#e()}catch(e){this.say(s("failed",e.status===0?s("\#
            offline"):e.message))}r(this.mark,"aria-busy",null)}};customElements.define("remote-play",g);var D=n\#
            ull;function nt(o){return D??=document.body.appendChild(document.createElement("remote-play")),D.sho\#
            w({...o})}export{nt as openPlay,W as whenConnected};
            """#,
        gzip: """
            H4sIAAAAAAACA5VYB3fkqhX+KzJ77AcJI5fXpSPPSbakbUvvhZHuSOwwoADyeJ6e/nsoKuOStk1wufW7Bbx83ypt+5IZ+1JwkDZh\
            JtnTUqhy9xu4D9sjBeG/nPJSSb9q6SfFJVR+faCtBjNK3lED9kfWar7pLHiK9pRJE6OmAQjL+2Gr1R5desuXB17VYE36yaD8junk\
            ZXGPP0sD72qjqmPfsqrisl5tvF8rY5m22RfdkDbAqlv/rz/tt0raleHfQVYyUWKnCa9Wf98yTZIfJNfp9Tdffwl7klfctIIds9UB\
            NjvuLdzn01pwCatSsH2bfZ6fMKyU9uhkd6Atd9pz5VZboQ5Zw6sK5JC2yljQvftwy5XMNAhm+R3M5mrNq9ytSlhxC3uTlSCdRM5M\
            C6Vdacetsuuvksvk23zP7mOsMZwvbu6anEvvXCRcX12d5xulK9BOsOKdcZLdY6fyDSt3tVadrDIvy/Sq9tzOLr7+/MsKatoYMeLU\
            dECSL27Ok8+/OSeBHkFcDn+YfHHlWL46T25uzgnJSyWUznS9wTdffplMfy+T9BsywbHyFdOfev6lc3OJzG8X3j2rYQGQbYwSnQUX\
            uAGbXT0FYNET92rzySO55TYrPRQPNf+5Ypb52rFQIKFCyaC/9qplJbfH7GriTrlZWSZElm1gqzT0LgTrc49Q/u+cW13fnJ+iHVEz\
            jbIkiWl2uASf8i0XbpttRKfx9TftPUk2mteNlWAMTr8mj91IHsLzIEZpGXelt2WlNf2e6ZrLBy1yfdM9LL+atdlNN0rcZrBv7bGf\
            OKSS4I64gH4qpNVBOwkmj4cGNPyvnXPz/3WOAXBuM92fVnz3sLwd4Sm+f++kAdixjQDypPafh2OxdmtaJufYA9uTgooV92SkMOsH\
            iucgzzjValVrMMZlsmwUL8H0T3JwfdU96+BX3SyUpJvO2qV7Zq9OOJ50183N0l1xO4xjdKuUfZRp7UhJGjL7bPE4Hy3c2xUTvJbj\
            tBo+I/l4Z7xkxv56GuffnY5zByyIOM2X+yWwvabOYwmlheoV3PESPFFQwWTdsRres32gfKSCR4FPdM928DF0gN+/pYYd/eK9X7xh\
            XMRb6DfUgP09s2UT97+mPr1+taUH/zHRwfRSw15ZmK+aTSE7IfJtJ0vf2MnvMek12E7LRGByVoTj9Ucnyw2kGowSd4DPrkiGN+t1\
            8Q4T1zGSCXHEmBS3UR2hGzIwc5RlMit2nL0Am6iCHRi3yR1GHpVVxZlQNSL5aFXCIRnNYVvcBhko/vxXKovObSF1KeQl4CtnWOnX\
            rGzwm+L2DSaEdhcXKi2FcpKEWtyRgZbF2TWtCu9az7f4DFIBsrYNidZyr70r9mkYixjFkkNkHQlFUaAxYX5Y5ieIyIBBeXFx5qy6\
            zbUz1kQ7zuYVrbAj7ALB+5CrlFXV6zuQ9i03FiToB/GvgtuINoT+N07VgkR0RyikbWeaALtKfVrv4H8x8H8JLvYWOYdWtzGl5psF\
            MeqV/bODDt7xUivLzA5XhJCBDL7K6qIUzJgE7p2ByrVL7/HlZVKDTUKDmrnu/vzyr8PJqVUtL09OZ4torJwH3ODj8G00CyDf8eiB\
            Rm4F/AKOj1le2NgLm46LKnS247ANN2l4tRQcO5N3iNBA2ysdSG1q9kyIibzlYiSXrPWFHyiI9hXXGWKdVWiIrGESj0rnqewYEdOc\
            reIURxmyugM0UMfnOxqR2Y42tuBTAsKwjMYEVF5LuO29va0qO4MyV5NKloKXu8znKih5YXD8cjI5xWrG5VO97i8TTu1zKkLHD7TF\
            SIPVR0RmZ2k/UIMDvL/2M9V5P6HH9O6JlWf1Kxx1lw2UO0SeByJlbQuywm009pQtjvlgseJTrvzTepJc8rwkh8bkxNeCD2bJ/JJs\
            MnHFW2nhi56doLpETuhphUTfFrmwnfx+AS5+06gDtvNgjge2GJVz8+OOC3txMQtEum9cJxzceOOLYBnti39DDfYFj7O5P8QLJLN0\
            yyU3fglDMZrLJ9nbKzf1YG0zn/jB2wtD2s6MftDaacKOaNrf+K7DNrX++/33NpVsD4QuuKcawvdlw0WlnetvsSUkTGgYVXMqC3Bx\
            plWnmYdubTCyfA9vYWsR3eJ3zDYO4Xt8RRemFRBCgrO0LKwfXsEHsx7vAq9kJiL6CZ/wOGUt/jjLV8WfT4xv8bIZGaSzO2Hn9Y6I\
            osn+X3OGlyI6+BlJGZ6LiUZYiqIYgVojlE1QabxUJhrnAz3DDwAhJ7MlJjjAmRp7FODT4K7WFrQ9YuTfcegEposLWEf8uMTXFC5P\
            g7uKiWicXzsuK38xtry0nQbkI1oaUbDRJA24+sr9ODKSDNbjNHippOWyA0SPGBy4ZurbEOXSMUuYS/y+gZaDxuG30E/MG3ySCeQP\
            36vphYSyQJh2hAwaZAV6rmSBiQtr6UZqi/HeN34SKWXgPdxbNHtufhN72JLx4eNHa9QGp33hl/MT5ewsPoV+jwmx+tjH3WsMKa+c\
            JvoeewT94DQfXKjOqfUaeW9L7ziWpP+N+2cYDaonfXgKWLxVNp05IhrvFJIvNn+Nrbd5tkBG6Ifwk1bKjOG1xJb280w4YaNjgcdZ\
            QDxOk/llHk0Ow3idGnb0kW0ZD3cVhMdWZ5zolcdXbbeCy1Av6R6MYTW4mP9dMPH2GfKyM1btXwvYg7QmrcC5CBjF5+4qVBetSXjz\
            vnr05pUWq3k0vnKv2kqVnVdzekOEqsLzSamBWRjNLWbGIn6VhpHdp2mqBjLAffgpIP4fkR/LHx0f/b3fufKSL6efCYb8X428NJiQ\
            EgAA
            """)

    static let remoteJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "e1ce598b8706254e",
        text: #"""
            import{Texts as W,castClient as a,clockText as ut,defineIcons as ft,el as s,fetchTexts as pt,icon as\#
             g,isOn as mt,isTV as ht,joined as yt,moveFocus as gt,newID as H,pictureAsker as wt,present as V,set\#
            Attribute as u,setIcon as bt,setLine as Y,setText as h}from"/cast/widgets.js";var se="M3.5 7.5A1.5 1\#
            .5 0 0 1 5 6h4.2l2 2.2H19a1.5 1.5 0 0 1 1.5 1.5v8A1.5 1.5 0 0 1 19 19.2H5a1.5 1.5 0 0 1-1.5-1.5z",re\#
            ="M6.5 3.5h7L19 9v10a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5z";ft({home\#
            :["M4 11.2 12 4.5l8 6.7V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z"],library:["M4.5 4.5v15M9 \#
            4.5v15M13.2 5.4l3-.8 3.9 14.3-3 .8z"],people:["M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5\#
            c.5-3.5 3-5.3 6.5-5.3s6 1.8 6.5 5.3","M15.5 4.8a3.3 3.3 0 0 1 0 6.4M18 14.7c2 .8 3.2 2.4 3.5 4.8"],f\#
            older:[se],image:["M5 4.5h14A1.5 1.5 0 0 1 20.5 6v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A\#
            1.5 1.5 0 0 1 5 4.5z","M4 17l4.8-5 3.7 3.8 2.5-2.3 5 4.5","M15.3 9h.01"],file:[re,"M13.5 3.8V9H18.7"\#
            ],send:["M12 15.5V4.5M7.5 8.7 12 4.2l4.5 4.5M4.5 15.5V18A1.5 1.5 0 0 0 6 19.5h12a1.5 1.5 0 0 0 1.5-1\#
            .5v-2.5"],phone:["M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.\#
            5 1.5 0 0 1 8 3zM11 18h2"],grid:["M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z"],list:["M9 6.5\#
            h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01"],copy:["M9.5 8.5h9A1.5 1.5 0 0 1 20 10v9a\#
            1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 8 19v-9a1.5 1.5 0 0 1 1.5-1.5z","M15.5 5.3V5A1.5 1.5 0 0 0 14\#
             3.5H5.5A1.5 1.5 0 0 0 4 5v9a1.5 1.5 0 0 0 1.3 1.5"],share:["M17 8.2a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0\#
             0 0 5.2zM7 14.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z","M17 21a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0\#
             0 5.2zM9.3 10.7l5.4-3.5M9.3 13.3l5.4 3.5"],link:["M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M\#
            14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1"],retry:["M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5v4\#
            .2h-4.2"],clock:["M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 7.5V12l3 2"]});var B=new Map;function ie(\#
            t){if(!B.has(t)){let e=document.createElement("link");e.rel="stylesheet",e.href=new URL(t,import.met\#
            a.url);let n=o=>(e.remove(),B.delete(t),o());B.set(t,new Promise(o=>{e.addEventListener("load",o),e.\#
            addEventListener("error",()=>n(o))})),document.head.append(e)}return B.get(t)}var F=t=>t.catch(e=>Pr\#
            omise.reject(Object.assign(e,{status:0})));async function D(t,e){return(await Promise.all([F(t),ie(e\#
            )]))[0]}var ae=new URL("texts/",import.meta.url),I=new W("en",null,null),O="en",_=t=>pt(new URL(`${t\#
            }.json`,ae));async function vt(t=navigator.languages??[]){let[e,n]=await Promise.all([_("index"),_("\#
            en")]),o=e??["en"],r=c=>c.toLowerCase().split("-")[0];O=t.find(c=>o.includes(r(c)))??"en";let i=r(O)\#
            ;I=new W(i,i==="en"?n:await _(i),n),document.documentElement.lang=i,document.documentElement.dir=I.d\#
            irection}var l=(t,...e)=>I.text(t,...e),kt=t=>({numberingSystem:"latn",...t}),J=t=>new Intl.NumberFo\#
            rmat(O,kt(t)),qe=t=>J().format(t);function Ke(t){let e=["byte","kilobyte","megabyte","gigabyte","ter\#
            abyte"],n=t<1e3?0:Math.min(4,Math.floor(Math.log10(t)/3)),o=t/1e3**n,r=n<2||o>=100?0:1;return J({sty\#
            le:"unit",unit:e[n],unitDisplay:"short",maximumFractionDigits:r}).format(o)}function Q(t){let e=(d,f\#
            )=>J({style:"unit",unit:f,unitDisplay:"short"}).format(d);if(t<59.5)return e(Math.max(0,Math.round(t\#
            )),"second");let n=Math.round(t/60),[o,r,i]=[Math.floor(n/1440),Math.floor(n/60)%24,n%60];return[o&&\#
            e(o,"day"),r&&e(r,"hour"),!o&&i&&e(i,"minute")].filter(Boolean).join(" ")}function We(t,e=Date.now()\#
            ){let n=new Date(t*1e3),r=n.toDateString()===new Date(e).toDateString()?{}:{weekday:"short",day:"num\#
            eric",month:"short"};return new Intl.DateTimeFormat(O,kt({hour:"2-digit",minute:"2-digit",...r})).fo\#
            rmat(n)}function xt(t){if(t==="und")return l("subtitlesUnknown");try{return new Intl.DisplayNames(I.\#
            language,{type:"language"}).of(t)}catch{return t}}var Mt=t=>new Intl.ListFormat(I.language,{type:"co\#
            njunction"}).format(t);var X=0,et=()=>{},k={hash:null,number:0},Z=new Map;function Tt(t=location.has\#
            h){let[e,n=""]=t.replace(/^#\/?/,"").split("/"),o="";try{o=decodeURIComponent(n)}catch{}return e==="\#
            library"?{name:e,id:o||null,text:""}:e==="search"?{name:"library",id:null,text:o}:{name:e==="guests"\#
            ?e:"home",id:null,text:""}}var Lt=t=>t?`#/library/${encodeURIComponent(t)}`:"#/library",_e=t=>t?`#/s\#
            earch/${encodeURIComponent(t)}`:"#/library";function Et(t,{replace:e=!1}={}){if(!e)return void(locat\#
            ion.hash=t);history.replaceState(history.state,"",t),k.hash=location.hash,et(Tt(),{isSame:!0})}funct\#
            ion tt(){let{hash:t}=location,e=history.state?.number;if(t===k.hash&&(e??k.number)===k.number)return\#
            ;let n=e!==void 0&&Z.has(e);if(k.hash!==null){let i=document.activeElement?.closest("[data-key]")?.d\#
            ataset.key??null;Z.set(k.number,{scroll:scrollY,focused:i})}let o=e??++X;X=Math.max(X,o),e===void 0&\#
            &history.replaceState({...history.state,number:o},"");let r=k.hash===null;k={hash:t,number:o},et(Tt(\#
            ),{isFirst:r,place:n?Z.get(o):null})}function At(t){et=t,history.scrollRestoration="manual",addEvent\#
            Listener("popstate",tt),addEventListener("hashchange",tt),tt()}function Pt(){let t=()=>document.quer\#
            ySelector("cast-expanded-controller:not([inline])");document.addEventListener("cast-expanded-open",(\#
            )=>{history.state?.isPlayer||history.pushState({...history.state,isPlayer:!0},"")}),document.addEven\#
            tListener("cast-expanded-close",()=>{history.state?.isPlayer&&history.back()}),addEventListener("pop\#
            state",({state:e})=>{!e?.isPlayer&&t()?.isOpen&&t().close()}),history.state?.isPlayer&&history.repla\#
            ceState({...history.state,isPlayer:!1},"")}var le=new URL("./",import.meta.url),Ct=t=>new URL(t,le).\#
            href,E=(t,e)=>a.request(Ct(t),e);function St(t,e=0,n=60){return E(`library?${new URLSearchParams({..\#
            .t,from:e,count:n})}`)}async function Ft(t){let e={Authorization:`Bearer ${a.token}`},n=await fetch(\#
            Ct(t),{headers:e,credentials:"omit",referrerPolicy:"no-referrer"});if(!n.ok)throw new Error(`${n.sta\#
            tus}`);return n.status===204?null:URL.createObjectURL(await n.blob())}async function Xe(t,e=null){le\#
            t n=a.state("devices")?.devices.find(({connected:o})=>o)?.id??null;return(await E("cast",{body:{id:H\#
            (),item:t,start:e,device:n}})).cast}var Ze=(t,e)=>E("watched",{body:{id:H(),item:t,finished:e}}),tn=\#
            async()=>(await E("guests")).guests,en=(t,e)=>E("guests",{body:{id:H(),device:t,minutes:e}}),nn=t=>E\#
            (`guests/${encodeURIComponent(t)}`,{method:"DELETE"}),on=t=>E(`uploads/${encodeURIComponent(t)}`,{me\#
            thod:"DELETE"});function P(){if(a.state("button")?.state!=="connected")return null;let{device:t}=a.s\#
            tate("dialog")??{};return t??a.state("devices")?.devices.find(({connected:e})=>e)?.name??""}var ce=6\#
            e3,b=t=>document.getElementById(t),Dt=0;function x(t,e=!1){h(b("snack"),t),clearTimeout(Dt),t&&!e&&(\#
            Dt=setTimeout(()=>h(b("snack"),""),ce))}function It(t){b("snack").textContent===t&&x("")}var M=t=>x(\#
            l("failed",t.status===0?l("offline"):t.message),!1);function Rt(){let t=b("skip");h(t,l("skip")),t.h\#
            idden=!1,t.addEventListener("click",()=>b("main").focus()),ue(),pe();for(let n of["button","dialog",\#
            "devices","hello"])a.subscribe(n,fe);de();let e=()=>document.body.classList.toggle("is-scrolled",scr\#
            ollY>4);addEventListener("scroll",e,{passive:!0}),e(),me(),he()}function de(){let t=b("mini"),e=n=>d\#
            ocument.documentElement.style.setProperty("--mini",`${n}px`);t.addEventListener("cast-should-appear"\#
            ,({detail:{minHeight:n}})=>e(n)),customElements.whenDefined("cast-mini-controller").then(()=>e(t.min\#
            Height))}function ue(){let t=b("tabs");u(t,"aria-label",l("navLabel"));let e=(n,o,r,i)=>s("a.tab",{h\#
            ref:o,"data-tab":n},g(r),s("span",{},l(i)));t.replaceChildren(e("home","#/","home","navHome"),e("lib\#
            rary","#/library","library","navLibrary"),e("guests","#/guests","people","navGuests"))}function nt(t\#
            ){b("tabs").hidden=t===null,document.body.classList.toggle("has-tabs",t!==null);for(let e of b("tabs\#
            ").children)u(e,"aria-current",e.dataset.tab===t?"page":null)}function fe(){let{state:t}=a.state("bu\#
            tton")??{},e=a.state("hello"),n=P(),o=a.state("dialog")?.device,r=e?l("notConnected"):" ";t==="conne\#
            cting"&&o?r=l("connectingTo",o):n!==null?r=l("connectedTo",n):e?.scope==="guest"&&(r=l("connectedTo"\#
            ,e.device??"")),h(b("place"),r),b("brand").classList.toggle("is-on",n!==null)}function pe(){let t=0,\#
            e=!1;a.subscribe("connection",n=>{clearTimeout(t);let o=a.state("hello")!==void 0;n==="open"||n==="e\#
            nded"||n==="unauthorized"?(h(b("lost"),""),e&&n==="open"&&x(l("connectionBack")),e=!1):n==="refused"\#
            ?(e=!0,h(b("lost"),a.reason)):e||(t=setTimeout(()=>{e=!0,h(b("lost"),l(o||n==="lost"?"connectionLost\#
            ":"connecting"))},1500))})}function me(){let t={ArrowUp:[0,-1],ArrowDown:[0,1],ArrowLeft:[-1,0],Arro\#
            wRight:[1,0]},e=b("main"),n=o=>!o.altKey&&!o.ctrlKey&&!o.metaKey&&!o.shiftKey&&!o.defaultPrevented&&\#
            mt()?t[o.key]:void 0;document.addEventListener("keydown",o=>{if(!n(o)||document.activeElement!==docu\#
            ment.body)return;let i=[...e.querySelectorAll("a[href], button, input")].find(c=>c.checkVisibility?.\#
            ()??!0);i?.focus({focusVisible:!0}),i&&o.preventDefault()}),e.addEventListener("keydown",o=>{let r=n\#
            (o);!r||document.activeElement===e||o.target.matches?.("input:not([type=radio], [type=file]), select\#
            , textarea")&&(r[0]||o.target.localName==="select")||(e.setAttribute("data-arrows-scope",""),gt(r)&&\#
            o.preventDefault(),e.removeAttribute("data-arrows-scope"))})}function he(){document.body.hasAttribut\#
            e("arrows")||document.body.setAttribute("arrows",ht?"":"keys")}var ot=null;function Ut(){return ot??\#
            =F(import("./upload-list.js")).catch(t=>(ot=null,M(t),null)),ot}var zt=new Set;async function $t(t){\#
            let e=await Ut();e&&(e.addFiles(t),await Promise.all([...zt].map(n=>n())))}function Ht(){let t=s("di\#
            v"),[e,n,o]=[null,null,!1];async function r(){let i=(await Ut())?.makeUploadList();!i||e||(e=i,t.app\#
            end(e.element),o&&e.enter())}return zt.add(r),{element:t,enter(){o=!0,e?.enter(),n??=a.subscribe("up\#
            loads",({uploads:i})=>i.length&&!e&&r())},leave(){o=!1,e?.leave(),n?.(),n=null}}}var ye="video/*,aud\#
            io/*,image/*,.mkv,.avi,.ts,.flac,.opus",j=null,Vt=()=>a.state("hello")?.scope==="owner";function Bt(\#
            ){j??=document.body.appendChild(s("input",{type:"file",multiple:!0,accept:ye,hidden:!0,"aria-hidden"\#
            :"true",tabindex:-1,onchange:()=>{Ot([...j.files]),j.value=""}})),j.click()}async function Ot(t){t.l\#
            ength&&(location.hash.length>2&&Et("#/"),await $t(t),requestAnimationFrame(()=>document.querySelecto\#
            r(".uploads")?.scrollIntoView({block:"nearest"})))}function jt(){let t=s("p.drop-title"),e=s("div.dr\#
            op-veil",{hidden:!0,"aria-hidden":"true"},s("div.drop-frame",{},s("span.disc",{},g("send")),t));docu\#
            ment.body.append(e);let n=0,o=i=>Vt()&&[...i.dataTransfer?.types??[]].includes("Files"),r=i=>{let c=\#
            P();h(t,c?l("letGo",c):l("letGoNoDevice")),e.hidden=!i,i||(n=0)};addEventListener("dragenter",i=>{o(\#
            i)&&(i.preventDefault(),n++,r(!0))}),addEventListener("dragleave",i=>{o(i)&&--n<=0&&r(!1)}),addEvent\#
            Listener("dragover",i=>{o(i)&&(i.preventDefault(),i.dataTransfer.dropEffect="copy")}),addEventListen\#
            er("drop",i=>{if(![...i.dataTransfer?.types??[]].includes("Files")||(i.preventDefault(),r(!1),!Vt())\#
            )return;let c=[];for(let d of i.dataTransfer.items){let f=d.kind==="file"?d.getAsFile():null;f&&(d.w\#
            ebkitGetAsEntry?.()?.isDirectory?x(l("isFolder",f.name)):c.push(f))}Ot(c)})}var ge={folder:"folder",\#
            film:"film",song:"music",picture:"image"},st={folder:"kindFolder",film:"kindFilm",song:"kindSong",pi\#
            cture:"kindPicture"},we=90;function be(t){let e=0;for(let n of t)e=e*31+n.codePointAt(0)>>>0;return \#
            e%360}var ve=new FinalizationRegistry(t=>URL.revokeObjectURL(t));async function ke(t,e){try{let n=aw\#
            ait Ft(e);if(n===null)return t.remove();ve.register(t,n),t.src=n}catch{t.remove()}}function xe(t){le\#
            t e=s("span.poster",{"data-kind":t.kind},g(ge[t.kind]??"film","poster-icon"));if(e.style.setProperty\#
            ("--hue",be(t.title??t.name)),!t.poster)return e;let n=s("img.poster-image",{alt:"",decoding:"async"\#
            ,"data-state":"loading"});return n.addEventListener("load",()=>{n.naturalWidth<n.naturalHeight*1.3&&\#
            (e.style.setProperty("--shot",`url(${JSON.stringify(n.src)})`),e.classList.add("is-tall")),u(n,"data\#
            -state","there")}),n.addEventListener("error",()=>n.remove()),e.append(n),setTimeout(()=>{e.isConnec\#
            ted&&ke(n,t.poster)},we),e}function Me(t){let e=t.watched>0&&!t.finished;if(t.kind==="folder")return\#
            {time:"",spoken:[l(st.folder)]};let o=(e&&t.duration?l("timeLeft",Q(Math.max(0,t.duration-t.watched)\#
            )):null)??(t.duration?Q(t.duration):""),r=[o||null,t.finished?l("watched"):null];return t.subtitles?\#
            .length&&r.push(l("subtitles",Mt(t.subtitles.map(xt)))),t.kind!=="film"&&r.unshift(l(st[t.kind])),{t\#
            ime:o,spoken:r.filter(Boolean)}}function Gt(t,e){let n=t.kind==="folder",o=xe(t),r=s("span.card-titl\#
            e",{dir:"auto"}),i=s("span.card-time"),c=s("span.length.time"),d=s("span.seen",{},g("check")),f=s("s\#
            pan.captions-mark",{},g("captions")),m=s("span.card-progress",{},s("span"));o.append(c,d,f,m);let w=\#
            s("span.card-texts",{},r,i),y={"data-key":`item ${t.id}`},L=t,v=n?s("a.card",{...y,href:Lt(t.id)},o,\#
            w):s("button.card",{...y,"aria-haspopup":"dialog",onclick:()=>e(L)},o,w);function U(p){L=p;let{time:\#
            A,spoken:z}=Me(p),$=p.title||p.name;h(r,$),h(i,n?l("kindFolder"):A||l(st[p.kind]??"kindFilm")),u(v,"\#
            aria-label",[$,...z].join(", ")),u(v,"title",p.name),u(c,"hidden",!p.duration),h(c,p.duration?ut(p.d\#
            uration):""),u(d,"hidden",!p.finished),u(f,"hidden",!p.subtitles?.length);let dt=p.duration&&p.watch\#
            ed&&!p.finished?Math.min(1,p.watched/p.duration):0;u(m,"hidden",!dt),m.firstChild.style.setProperty(\#
            "--at",dt.toFixed(4))}return U(t),{element:v,draw:U,id:t.id,kind:t.kind,poster:t.poster}}async funct\#
            ion Nt(t){try{let{openPlay:e}=await F(import("./play.js"));await e(t)}catch(e){M(e)}}var Te=20;funct\#
            ion qt(){let t=s("ul.shelf",{role:"list"}),e=s("section.part",{"aria-labelledby":"continue-title",hi\#
            dden:!0},s("h2.part-title",{id:"continue-title"},l("continueTitle")),t),n=new Map,o=null,r=[];async \#
            function i(){let d=a.state("library"),f=`${a.state("hello")?.epoch} ${d?.revision}`;if(!d?.roots||f=\#
            ==o)return;o=f;let m;try{m=(await St({watching:1},0,Te)).items}catch{o=null;return}c(m.filter(({watc\#
            hed:w,finished:y})=>w>0&&!y))}function c(d){let f=new Set(d.map(({id:m})=>m));for(let[m,{place:w}]of\#
             n)f.has(m)||(w.remove(),n.delete(m));d.forEach((m,w)=>{if(!n.has(m.id)){let v=Gt(m,Nt);n.set(m.id,{\#
            card:v,place:s("li",{},v.element)})}let{card:y,place:L}=n.get(m.id);t.children[w]!==L&&t.insertBefor\#
            e(L,t.children[w]??null),y.draw(m)}),e.hidden=d.length===0}return{element:e,enter(){r.length||(r=["l\#
            ibrary","hello"].map(d=>a.subscribe(d,i)))},leave(){r.splice(0).forEach(d=>d())}}}var rt=4,C=null;as\#
            ync function Le(t,e){C===null&&(C=t,e(),await a.send("choose",{device:t}).then(n=>a.told(n)).catch(M\#
            ),C=null,e())}function Ee(t,e){let n=s("span.disc"),o=s("span.row-title.one",{dir:"auto"}),r=s("span\#
            .row-text.one",{dir:"auto"}),i=s("button.device",{"data-key":`device ${t}`,onclick:()=>Le(t,e)},n,s(\#
            "span.row-texts",{},o,r));return{row:s("li",{},i),draw(c){bt(n,c.icon),h(o,c.name),h(r,c.playing??c.\#
            model),u(i,"aria-busy",C===t?"true":null),u(i,"aria-disabled",C!==null&&C!==t?"true":null)}}}functio\#
            n Kt(){let t=new Map,e=s("ul.devices",{role:"list"}),n=s("p.searching",{role:"status"},s("span.spin"\#
            ),s("span",{},l("chooseSearching"))),o=s("button.button.filled",{"aria-haspopup":"dialog",onclick:()\#
            =>V("cast-dialog")}),r=s("div.device-part",{},n,e,s("div.actions",{},o)),i=!1;function c(d){if(i=d,u\#
            (r,"hidden",!d),!d)return;let f=a.state("devices")?.devices??[],{screen:m}=a.state("dialog")??{},w=m\#
            ==="permission",y=w?[]:f.slice(0,f.length===rt+1?rt+1:rt),L=new Set(y.map(({id:p})=>p));for(let[p,{r\#
            ow:A}]of t)L.has(p)||(A.remove(),t.delete(p));y.forEach((p,A)=>{t.has(p.id)||t.set(p.id,Ee(p.id,()=>\#
            c(i)));let{row:z,draw:$}=t.get(p.id);e.children[A]!==z&&e.insertBefore(z,e.children[A]??null),$(p)})\#
            ;let v=!w&&!y.length&&m!=="troubleshooting";u(n,"hidden",!v),u(e,"hidden",!y.length);let U=f.length>\#
            y.length||!y.length;u(o,"hidden",v||!U),u(o,"class",y.length?"button":"button filled"),o.firstChild|\#
            |o.append(g("cast"),s("span")),h(o.lastChild,l(y.length?"chooseAll":"chooseTitle"))}return{element:r\#
            ,draw:c}}var Yt="remote-install",S=null,it=new Set,Wt=()=>it.forEach(t=>t());function Ae(){try{retur\#
            n localStorage.getItem(Yt)==="no"}catch{return!1}}var Pe=()=>matchMedia("(display-mode: standalone)"\#
            ).matches||navigator.standalone===!0,Ce=()=>/iPhone|iPad|iPod/.test(navigator.userAgent)||/Macintosh\#
            /.test(navigator.userAgent)&&navigator.maxTouchPoints>1,Se=()=>matchMedia("(pointer: coarse)").match\#
            es;function _t(){addEventListener("beforeinstallprompt",t=>{t.preventDefault(),S=t,Wt()}),addEventLi\#
            stener("appinstalled",()=>{S=null,Wt()})}function Jt(){let t=s("p.row-text"),e=s("button.button.tona\#
            l",{onclick:()=>S?.prompt()},l("install")),n=s("button.button",{onclick:()=>i()},l("notNow")),o=s("a\#
            side.part.install",{"aria-labelledby":"install-title",hidden:!0},s("img",{src:"/icon.svg",alt:"",wid\#
            th:56,height:56}),s("div.install-texts",{},s("h2.row-title",{id:"install-title"},l("installTitle")),\#
            t),s("div.actions",{},e,n)),r=Ae();function i(){r=!0;try{localStorage.setItem(Yt,"no")}catch{}c(),do\#
            cument.getElementById("main").focus()}function c(){let f=a.state("access"),m=f!==void 0&&(S!==null||\#
            Se());o.hidden=r||Pe()||!m,u(e,"hidden",S===null);let w=S?l("installReady"):l(Ce()?"installApple":"i\#
            nstallMenu"),y=f&&!f.secure&&!isSecureContext;t.textContent=y?`${w} ${l("installPlain")}`:w}let d=[]\#
            ;return{element:o,enter(){it.add(c),d=[()=>it.delete(c),a.subscribe("access",c)],c()},leave(){d.forE\#
            ach(f=>f())}}}function Qt(t,e){let n=s(`img.${t}`,{alt:"",decoding:"async",hidden:!0});return n.addE\#
            ventListener("load",()=>n.hidden=!1),n.addEventListener("error",()=>(n.hidden=!0,e())),n}function Xt\#
            (){let t=wt(),e=Qt("tv-light",t.failed),n=Qt("tv-image",t.failed),o=s("span.tv-bars",{hidden:!0},s("\#
            i"),s("i"),s("i")),r=s("div.tv-screen",{},s("div.tv-idle",{},s("img.tv-sign",{src:"/icon.svg",alt:""\#
            }),g("cast","tv-cast")),n,o),i=s("div.tv",{"aria-hidden":"true"},e,s("div.tv-case",{},r),s("div.tv-f\#
            oot"));return{element:i,draw(){let c=a.state("media")??null,{state:d="notConnected"}=a.state("button\#
            ")??{},f=c?.image?new URL(c.image,a.base).href:null;if(t.asks(f))for(let m of[e,n])m.hidden=!0,f?m.s\#
            rc=f:m.removeAttribute("src");u(i,"data-state",c?"plays":d),u(o,"hidden",!c),u(o,"data-runs",c?.play\#
            erState==="playing"&&d!=="connecting")}}}var G=matchMedia("(pointer: coarse)");function Zt(t,e,n,o){\#
            return s(`button.button.${t}`,{onclick:o},g(e),s("span",{},l(n)))}var N=class{#t=[];constructor(){th\#
            is.tv=Xt(),this.over=s("p.over"),this.heading=s("h1",{tabindex:-1,dir:"auto"}),this.text=s("p.lead",\#
            {dir:"auto"}),this.player=Zt("filled","play","openPlayer",()=>V("cast-expanded-controller")),this.li\#
            brary=s("a.button.tonal",{href:"#/library"},g("library"),s("span",{},l("openLibrary"))),this.devices\#
            =Kt(),this.hero=s("section.hero",{},this.tv.element,s("div.hero-texts",{},this.over,this.heading,thi\#
            s.text,this.devices.element,s("div.actions",{},this.player,this.library))),this.dropTitle=s("strong.\#
            drop-name"),this.drop=s("section.drop",{},s("span.disc.large",{},g("send")),s("div.drop-texts",{},th\#
            is.dropTitle,s("p.row-text",{},l("dropText"))),Zt("tonal","file","chooseFiles",Bt)),this.parts=[Ht()\#
            ,qt(),Jt()],this.element=s("section.view.home",{},this.hero,this.drop,...this.parts.map(({element:e}\#
            )=>e))}get title(){return""}enter(e,{isSame:n}){if(n)return;let o=()=>this.#e();this.#t=["button","d\#
            ialog","devices","media","library"].map(r=>a.subscribe(r,o)),G.addEventListener("change",o),this.#t.\#
            push(()=>G.removeEventListener("change",o)),this.parts.forEach(r=>r.enter()),o()}leave(){this.#t.for\#
            Each(e=>e()),this.#t=[],this.parts.forEach(e=>e.leave())}#e(){let e=a.state("media")??null,n=P(),o=a\#
            .state("button")?.state==="connecting",r=this.#n(e,n,o);h(this.over,r.over),u(this.over,"hidden",!r.\#
            over),Y(this.heading,r.title),Y(this.text,r.text),u(this.text,"hidden",!r.text),u(this.player,"hidde\#
            n",!e),u(this.library,"hidden",!a.state("library")?.roots),h(this.dropTitle,l(G.matches?"dropTitlePh\#
            one":"dropTitle")),this.tv.draw(),this.devices.draw(n===null&&!o)}#n(e,n,o){if(e){let r=n??a.state("\#
            dialog")?.device;return{over:r?l(o?"connectingTo":"playsOn",r):"",title:e.title??e.subtitle??n??"",t\#
            ext:e.title?yt([e.subtitle,e.studio]):""}}return n!==null?{title:l("readyTitle",n),text:l(G.matches?\#
            "readyTextPhone":"readyText")}:o?{title:l("connectingTo",a.state("dialog")?.device??""),text:""}:{ti\#
            tle:l("chooseTitle"),text:l("chooseText")}}};var Fe=5e3,at=document.getElementById("main"),De={home:\#
            async()=>new N,library:async()=>new(await D(import("./library.js"),"library.css")).Library,guests:as\#
            ync()=>new(await D(import("./guests.js"),"guests.css")).Guests,guest:async()=>new(await D(import("./\#
            guest.js"),"guests.css")).Guest,sign:async()=>new(await D(import("./signin.js"),"guests.css")).SignI\#
            n},K=new Map,lt=null,te=null,T=null,R=0,ee={owner:["button","dialog","devices","media","library","up\#
            loads"],guest:["button","dialog","media","volume"],sign:[]},Ie=1e3,ne=!1;function Re(){let{connectio\#
            n:t}=a;if(t==="unauthorized"||t==="ended")return"sign";let e=a.state("hello");return e?e.scope==="gu\#
            est"?"guest":"owner":null}async function Ue(t,e,{place:n=null,isFirst:o=!1,isSame:r=!1}={}){let i=++\#
            R;if(K.has(t)||K.set(t,await De[t]()),i!==R)return;let c=K.get(t);if(lt!==c&&(lt?.leave(),lt=c,at.re\#
            placeChildren(c.element)),await c.enter(e,{place:n,isSame:r}),i!==R||r||(document.title=c.title?`${c\#
            .title} – Marquee`:"Marquee",scrollTo(0,n?.scroll??0),c.keepsFocus?.()))return;let d=n?.focused&&at.\#
            querySelector(`[data-key="${CSS.escape(n.focused)}"]`);d?d.focus({preventScroll:!0}):o||(c.heading??\#
            at).focus({preventScroll:!0})}function ct(t,e,n){let o=R+1;Ue(t,e,n).catch(r=>{ze(r),setTimeout(()=>\#
            o===R&&!K.has(t)&&ct(t,e,n),Fe)})}function oe(t,e){te=t,T==="owner"&&(nt(t.name),ct(t.name,t,e))}fun\#
            ction ze(t){t.status===void 0&&reportError(t),M(t)}function q(){let t=Re();if(t===null||t===T&&t!=="\#
            sign"||!ne&&ee[t].some(o=>a.state(o)===void 0))return;let e=T===null;if(T=t,document.body.dataset.mo\#
            de=T,T==="owner")return oe(te,{isFirst:e});nt(null);let n=a.connection==="ended"||T==="sign"&&Boolea\#
            n(a.token);ct(T,{isOver:n,reason:a.reason},{isFirst:e})}function $e(){let t=new Map;a.subscribe("cas\#
            ts",({casts:e})=>{for(let{id:n,name:o,state:r,error:i}of e){let c=t.get(n);t.set(n,r),!(c===r||c===v\#
            oid 0&&r!=="preparing")&&(r==="preparing"?x(l("castPreparing",o),!0):r==="failed"?x(l("castFailed",o\#
            ,i??"")):It(l("castPreparing",o)))}})}async function He(){await vt(),Rt(),jt(),_t(),Pt(),$e(),At(oe)\#
            ;for(let t of new Set(Object.values(ee).flat()))a.subscribe(t,q);a.subscribe("hello",()=>{setTimeout\#
            (()=>(ne=!0,q()),Ie),q()}),a.subscribe("connection",q),Ve().catch(()=>{})}async function Ve(){let{se\#
            rviceWorker:t}=navigator;if(!t)return;await t.register("/sw.js");let{active:e}=await t.ready;new Per\#
            formanceObserver(n=>e.postMessage({keep:n.getEntries().map(({name:o})=>o)})).observe({type:"resource\#
            ",buffered:!0})}He();export{Ct as address,Xe as cast,P as connectedDevice,qe as count,on as deleteUp\#
            load,Et as go,tn as guests,xt as languageName,Pt as letBackClosePlayer,St as library,Lt as libraryHa\#
            sh,Mt as list,vt as loadWords,Gt as makeCard,en as makeGuest,xe as makePoster,Xt as makeTV,We as mom\#
            ent,Nt as openPlay,Tt as parse,Ft as picture,x as say,M as sayFailed,_e as searchHash,Ze as setWatch\#
            ed,nt as showTab,Ke as size,Q as span,At as startRouter,Rt as startShell,nn as takeBackGuest,It as u\#
            nsay,l as w};
            """#,
        gzip: """
            H4sIAAAAAAACA4xWh3LjNhN+FYZ/IzMQTFJdOtrXu9JzTaO5wORKhA0B+kFIbvG7Zxei5XObuVHbXr7dpS2XK2PdxR9w6upA1MFH\
            VojaPVMStCNesEKZ4pj0xK4dK2EuNbwpjPYOc8dAEVGzObii2kVaOSbRiMgFk/XPnlo6JP/4QGTl2JHBSCUxZ44tzQZemmJdew/H\
            NJy8eU70a7aShVtbeFIfgyXJiWMrC3VT4gdWg3vinJWHawe+SpK8aZIfOuLeYybiPhNz1U11ObdmGe5Ry3snslyAq/lRHY43wgY1\
            5OGkzbtBn3efpPhLnwRfadANelWHZyoLMp69TofiprrhNoNbbukQ3+jQvWnfQoo+5yGzlLOHCsxb9d+jw3CTJnfNiataaXq7Loz/\
            4Vb0YBd9PHfRRWWWMJqGk06QpjwL0izo8K4aBD3e/0CNBGmTBamqhbpNq0u5uh+yhArf6fF1Hs6YkodW2DMfElOSQ9qdDK+ItI1J\
            uryj2i0+wK4QgQ5vt9oBH5D3CsxK+XpQgUUKwps+yTZPqx/sJM2rfz7JkEUguwV25tVYYjtA2Oi37mHHA+IC5EIWTtKuL2wg2mhF\
            n2QbHm06k3RAFfWLLPD10UQ7+OsdsMC5USXY0bSGGZNLsfC1+jartHML/SxBsrdJs/vn9fr2FrWJG3zo3RJTdNoFP6O+wjpahAAh\
            MQgybDLDFrzRtjnkhhVPUqpWEpgWSL7FbfBh+Dod8D4qa9AlVY8jJ0Q+YIBJH41Qu12DTDUT9JP0NunNFUbIPPDVrR6TZslwWbBA\
            mmtltIcKMa0GD5xHehuQtBdk6etb5q1d6Dv2GPx8kqLfoMow6cJK3yAOvupuEG9UdrZ01UIGXTvXioYhjV/j2m3XsEftpUikWfPb\
            9xICxSt54mnU70gyaUZQmNWZD0TIonR4e0nwK9kMHzrp2+YDxHvTGj500s1206Z/uIkOmtEeY7P8tgIxwQJuz69NHK1JJSz4Pelj\
            A5nIeC/Az+4iu3gjO1nzQtn5pE+H1Ptue197Hwf+/RmGVGTC+wofKHT4WwFeNAmoWT9IfeyrJwBEJ+jsAvSDROGT58lOhq4EnKJH\
            nV+I5Nq+tbXHB9UNB9o1zI8Dw1QW3PbBlw79Ogi6Jvr4EdGZYpSO11JxG7wweqLSqvq/qc0xZokYBINd93gEW7ZJ2Tsnoz4dY6ba\
            AXpfxv7v09Ncw0kwEavxfK0LJ40OJEQuvpDz6IenvBI1MvGFAhdAXppivQTteGFBOHihgLgoJLjCeAzcgsrD2p0pqCsAFzLglYW5\
            z/Hnb+8jx7b/KfAlOMHXVsVjiqxzk+9H5E5/vqOYPeUloIIKYSaK4/FTXoNDdwr0izVLWUOEPhfARVm+2GAV7/H2QIPFaowoQ2Zi\
            dp8SrDU2ZFGc7+vIxPFlHLNdWxWIkovVCnQZQXxpwa2tDp7yBeWOLwmvl7nL9xEA4Yoqgny/KQZLP4LCRT8f0g8XdS0XOgJ2UTvh\
            1vUowTzxWNRnugh2QD/HhiC+2KaJxImQLriKJ5SKpi+pfwlYyyyOp8nMVyBgB2fo6N+kvfAOquyNt/mI/eqQ6bVS9IXyn3Mv+Upd\
            rFx0Feivf1+4S35UG/0XE3C30g32n2uxkQvhjOVK6MVaLKA+OJjO/HJMgelZfk8LX6NQ6hJOw5ghibmxFWZyQE/kaP/zIt8vuDPv\
            zQnYZwIHG/N6pSTuVSukrsc/547PMUqEloZLXah1CXVkowJBPTigOH6NZG6jn+PxVe+SyTz3/R7o0ba0r5GMmf5m4ldEs8q+s1w+\
            rC+lzd/QN3hg/EBUjnPknAPu1BtOI7ni2bEjoKMLvV4egpV68ftZ7WA5CpVwOiQjdxmzt2RENb/RTvGfvO1LY5cC9wlD0AGy/wMZ\
            vUVs5qQh4fXFvgNkmxudhodnDkIWHktlGnIJC9GQC7kjHdgtOWM6d49SaB8ko4lwFV9KHXWYJ+fKGBt5UplFmmCivXZMI3R76PHj\
            jxonqB9lf/9t9vM0STBEOm4O52104Z8Fo3CtpQsZfY9gqmeeei5xyuJsFNaVsahdilO5XC9fWuGbei4X0tUje7nr2MSXu45/vW44\
            Ktkckb832fy+TNcRy3iMjzn3qIsP17gpGrbNYjVRwjxpzVqXfghhDYXRZXj11PpWvddLYjY1zDI5y6ffYKf30k4HdTdEaPyfrMP0\
            f3rJrIFrav77X4gMC0txhtdiibMsrMzaIvsDaiWJJI5T6rUDvCS8CuXARk+NUSB0zI8MTi4Mwm+Q+gj0lMmfCwdcm5OoeZhrfyQk\
            /aeSr9+KG2f6vJXgJ8uxnwgHnq9z1rxOH4Z8TN4hGZ5AMplh2TeNrQaHbqvHVkNI0+fsPewN7LXspeyVbP2qJMumIZn5I2lblkpS\
            qb6rRGz/SgeZ4BiJC9FyZEGqJCLz0Ekndz6Olqtsea31Zdk7Q34mYidaL+hETW0vOqx7qugIHdCOq5nuk/oS282iv22VOP5IyVZD\
            A1iGSKI7wbq30y/W6S0Ltl/gnNyU0zhqF2e2sqSX3teXhIaazpD07nJtTUIqb8cz3cavO0GnlvZmTsvw76AhM4FOYEXgwdgVC4Q3\
            dsDQUD5uj+sQiZ4+uw30CNOKcv6Ybyttcyir5Upd5ktSxxeZE+eQEqRX1G/rGvwY4pqMgzHeUgzqhHQeRackThtN2yx0/PR//uV/\
            PB09VVHUCd2nEbg7ihg/Ji+J5Ev9/t3rfUNKpoa+r/22vYbUQLjz4aLRsibsZVqRHW1ub3m1EIpZFK0y7tnqcVNc+I7dQAwIvc0q\
            k+885HyhW9tGI+oO3zP0dZAF8QeMeDv69JenDujTx0tdr22Azu1TFnWdSB/qbqAs7o+NCxh/AZm/FKxiyRs7q3y5EitKezK8MlUZ\
            D44lp4O+IPIwzY0/kiMLdvONLd7odJQlZSJDBgCUtjGddqKWVXsEbG1sr3osYW3MJy+EY1fdYKXzwRSjVAhq17GPzLW5GZOivnTf\
            IA/8s9uSk4N6I8+xuUfbm5u/YWSsWbIKFPqIoxK5UwUjEnL+yhuRo5Ss2ZYOOY5OyrEdb13qm9MoGaV4abVN6X00Apzd39gW9CtR\
            y7ZozHSayc+vaoLojy6zihCBGdnYePLk4+7HvJPsH9k8zMOq7z2EJQmb4UE4rjMrFTkl0DhUESxenGdSG/r2z+hl1bQ2a5TQST36\
            jW1LkzAx909uj4WZtrlVfgmywXcab3yIeTQb14vxNFLrdu7czHnJkbI2uec7FllckDByPUApYfZDRzePRPh0R/b7Qjc3R3qqC2sI\
            CCJeW/rLfFyXutwiUWaxQtp0bWx8UtXkF+jThDDVAVhfyBCGmcM8ZYF3hz6r9pAEs25ub/2H+aK9eOigfG/wA85qlag/vAYmxG8v\
            IhDM2bi4jAH+W0cQL/kh0yvA3BgAIkzj9WfaOL8IHzDI707uqPX7SNgRJLC12nMf0vtch30WosFjm+qEnTj1AnYujNwxTfw7BHK8\
            DyqltiAIjyw6kd6qc7JxvGJ8EX9yMnP0eOlAH7GgPRw341nLi7cKcdRMq4IsKpvVK5K2yeqOJ/LSBstvubewZFtUX5kbsk8/EEQK\
            7T5ejlNrLnW9+rRStXNKOKrs1ruEn6ebFlM1utS1rcbTNovMDBYGbVU3BOfQTKsC5ozZ8k3RisXaRp2ay8ReNOaaLYcX8CnhQ9Wp\
            uHu0bm/t+CaSD3/b/gcLsIw27zxocReBZ1llnZ6R0R4na9v+KFZckKO0LznlOCr1VVXoFsLSPYq3FC+JI2uCr0kRg/IMKK10UnTg\
            db4QHojU8syUN9mStOuPcaIq+CpW0TyNJWQJdDoYGGDozwT1m/Z0QVCuYRfo8gFAtKyqpc+ZJhDK1jnvEowW1uE0Pc0gT0rXHn74\
            OgTvF2adudgK/LoGIRPpyaCHVbpazjQRUplFz18cvDh+EdFg4wcv5ogn/LnRu0GQxmwDdGdFuQVrahwVGqA3I39IwVzl84HW9vta\
            9Q6bSNWcE4DRsrOo7Wj0p4iBxZCmHrCvyH+O+BwLnf9L/12d5bYn8M+1d31/uHldgnme23w77O8LjoasnWR5EZ/FUVuTOIwSRf2K\
            KXEjzHuzsPFzaJjNzQ1NFgUBaLX1X3D4g6FRRGN10lNGr5nlQxd2sfdNbXUNU4Xgfom9dHuD1X+JyeCfjKspCNEGBtweUbuZTKCW\
            oiSD0GtbssUTRRsIe3oXlB8mvazmEVlpkIT+jTZDorYkyUFbV/dqFJIdl6JDCMZsXNW0brZMYhq9QIxrrmOalAQHs/MjMznx1KH8\
            KavuOFV0oadTE50mdNKLs7agNJWOazXRpFwBiCXiUFmDRUibjNsW6yKReH4+1XFUtVtiSQA7zmh69o9kd30T8jFSWi3niGhdiXmp\
            sPoZ/rvQfaOh1H28EStWUQKZhSU9EE5hjx3mHMWM5rqxNxTz2eKRCuJ0Nf9CkvRBjd2SszgttxCwGzfQsqW2dOrZkiD8qKvzCygR\
            pvW4JqwT8q2Zuanb9PpC1885C1k6eJi4Z8WA0qhPHDMEm3ZQ+8S5GGzajs9aIpZFbFU0bqrx1nR8pqcRKIeiZwf8knSHVSsOFxD4\
            No7GKQ0mwQZVmxkVsRGMJtqDOo+bRFGnlkwU6rMigBUCip0jt39RTcuGFqtj5yCRmxIp94zJf8QTzi74W30PKLTySuUF/YPMpe7d\
            o6TcpPMraexjpfYsKwjxzGKdlay+Q6OwTrd4qLLOewisoolVHgXQhdt5soi1Q3qxaKgB0efOe6DOEBWjaA7vna3t3nIn7hCdmRbk\
            bRDYkLdKh3Zhx0TVOYl4ZdYFtJe/qsn1COdv7H6Q9Fn0f/8Pedh5kP8UVIk2N82oyalzaDs2kYJ74NAw+KxLfK2TTJM6Kcw8eMoE\
            KV7vqWVJEPmQYSx2mXoQbkoUvdGpI2xyv9SAZOJ1DJE3DxywzbpgtyeiwlZ4NFm/A71ghRfMGl47h3K3xqbYLbi95WcNI92/LOqx\
            swGpbRTzlsh+tk6RkL4J46Enpv0F/cDqJBEFlnFHYr5Fy6CocVv14cHqHbemTgjft7fxmhZbro2YxkaWKQ2j3tQHaMh65wz2UTv/\
            3N6m3x5yZwG5y72GDM738+xkW23tnCp+fU6hLDT49wM9oQzk1o7adg3vWAyeoAH02ykjxTmXDUNRevuTvtncpMfCNlP/DH/AP7cX\
            1aTrVOrJeDElga0hkXW5uTmDC2NPTAqXPZNj+5bHR91KROAULYADJEjE3N7eGxcA+w+ERT/wUOUnCLMPvdK9KZ3x+ARi9FQ9EvZV\
            j6p6vrCImPo8QkGCQxeXH6q2Oqumlb0ZpbSL0cY2Wfgjp6mX/MNdpk71VcSi6Vz2/lwwwa6a/t4+JVaAne5uNA9sFuKASMuQtGrO\
            NSkcNqZbWlnE6xe3GnHDvBmXlaH9yRsy9qeJetQyDtQjGEhjotYogRygFEoPKCJAU8Q3QZcyICLsxzrt17/Eon/GIKF2i4VLxBx1\
            bkkV3YcE5dN334QxpO4LUPdQF5Dk7wGQsVjfsBeWutZLXVgSbBnw3jpz0FiJynQzvrdx55Qaspvzl7E4wHCGxdTfmkLufYZCc2k+\
            pHAcJPUGNjCekAMRB+irZY/6SNu7abPHwVl1bijm34UVzATzks6tBcD1xBko+6s9JRqYxzVylUnSV7A/Bhu1hc65oqNBeFcZSj50\
            +T6ya0/vrqmJfSAuDktKRjTRpX7PCAAFx0Sm1e2tBmHklbJdVjTVQqqJQroihQggiF2u9CszPKyVpeuYWeU6LQ0EpB75Qaom/A90\
            hfO1YMq5x6yC/ValU12f2wvxIHg+RWrkSgvQHQCVdwBN8T+f1krCwjc6j66qUpunf1XjRVnhl8tw6DedXV6plDKbKrWtSiekDlVq\
            5gtaxGc58Q8SA7uroXoql5hcN71g8A84nM+j0VByORSypRa3jqUjnwcAC0dqRqxUzVnYqHFR6LnNbrQS6wltYt/IO1G6bRY0iGwb\
            TrFmJPZNLUG9jDXSz5bp6HMK6C1JiM/p1Xi60DkC5gle2U+J18INPzPh2g7tw6i1a372t81NinvD0HQULASvXHRor65mPIhSeqTH\
            vhVITP3JJyMX5qTMiflQ6et4ecZVDlGtxw0sm9WADz4P+GCelo2Zb3GiB9rf8Ya0XulqSuj+NjJXqj9kgoXD3va2d1pWbcEN59RA\
            p8m+IBni9510rH2ecFuZvMqffbAxiU6cSMWG6TFZW+1EN6MUNMDJ9NOQ3o5YOsA0w1jeZAFjk13RAiYlNb0ykSqSzL+8Nc/ZwmOr\
            pnNRK0WsHNMyktU9Xl7ZjM+ZIyOFeUxcQWtU6wK+fvJENfEGWyjqfjjMhH04W1v1f+QUX6dxOw8PM1ffn32IMj6fF5OJLmweoVoq\
            egi6mQOyGBp/FvWEtXtWwntRGzjNpG+OFPnJaeellPBS7qwZUbBWyHWSl+klcS3EB7P+qESsZa/FzHGSidYiTJTptT67rOwrfHxR\
            24YNFQSDn3MRgqEGNmspt8BVhpGacFyHzNSCQ+TxhA6MGLpIVqIUz3W+dBWJ0cSPqaYzFkKzSLWmPs+i2aKtisgXzWYRC0zwhw2j\
            sYOXfQjSEqDw+xE9BUDcdMgvAHet8//eiyed6aAxtwfRkUc20bn+6993ntQp4nCHpqrJCIi3k2fPnm37UJj+b3//1zbv8kri3C+r\
            ejx1EeJ3+rxqCYNQ6IjB0sGay14M1q4XvlxqqdGhUbwqH05+aV2Kq3YurY/d2a6IafdK0zNm1A0BqROEopoir13yNPRc9XLYvf17\
            mTM3AEFSR+wp4C/KLJMP5NC5PpGX09HInWAkQ7aqAq4rr1PfH2u5gAIB0lMWmqORdcSjNqyb2O9MO2EG1TU7dx+3hCzUcjxFGlZx\
            trjCyTMiIxfHkDxIhtIsfI1WIT7+YAEXa7CalkP9xtNfqtJe/Ef3KoGYv1LB4ebmA3tDeMhSHImSGvHj5X8e/fyWuqF2oZrcxDWO\
            ghjiU6J08HaxFnZ1LZlgkKGLuB7sQEX2QjeahU39neqy7ngxhdMIdaLWvEZi5S4wsLlJBFerDvXgDxoe6ONNjz5s6qLtz0jA0nH5\
            6DrncIN0Ef50p7i0NDcOqp0jQ5KdTGPatvRJTlfOG4/JyrJpuZA0I1QNhsG3jNS/+/UxodNWt5okEfFF3lTcA/Lv3kuSRazXTnx9\
            QFg8JnOAIoFzutuxVlfEMeosk0ZkXL/CI1JvbNzrzDb0FwsDWgleyKkUTsH4Rc3+bQxMeE6inoIp4xHV3K216THtKytCQvhjDfXK\
            5MzWqulYuhg3pTNT1LKsGmKXhTURHMy7fThqV/hWt+/UtZdde6t17Q0T9mxBvpMesDmW2m7Nxs2l7+cb0XU2nHfemPNGt23f+IEk\
            MZ6SC1WqiZqJhXM9HAz3U0Yiuqluci+59E2UfYIWpBydTasSCbqD3KqrvB4hBMrDI4Vk4I3iQOiBjdGRGMGo6yRrfUCu39MbcmM6\
            qvliHmVd+NzUbN9mEsE9cFB63mA8T5YH+RybkPPe8+f9dZW/0fRZPc7nIhtvb+csG8n+atRjhM8qBd7oa8Ek27u9ZUKae5EcVCLL\
            k6thYPjksYKjd+oqt9SjrpejDpkTbYWKnK2qNuaBldQFfQnvI5Ir8wGjYWw5GOt5DV8m/S/rDCbnW9o8wNzcnHtWJ7EToI260sEd\
            1fV42l/LNgXGZ735Skt0R+Ob1rJXdL8YH6OuDIHIl9UXXcb/8M4mjs/2/MwrRabkdfYepUGgGQXEOz2pRJ7Smzys7jo8b21sOy2/\
            RLgQqfNMr5y+74cJ5vRF4gO78lF3hWAxSYE39J/4nceacr6B2n4f+CqLaUpYm06IiMnf4TIo9m6UKH7NY9L5uLHUI9AM0jZnNxI6\
            tFW90E6MBCeR+fXibzy0kzFVuTYCSYSu7RhN4syo2heUKcOmDQT1WhihcnspQ+jWZxAgdyh7s+4w67kpLlbE++UItlfVEqDVJ86o\
            o8UY297eTkhyGm9Wm3zCBDjjYrSZD1kc2XjJBAZLY2elttWxThKxr511JUt3qmNVxDMvv91IXWbXIR99gyjDNevRm757WcSlt9dd\
            iCcuWZ3EwOgMo2ZJl5o4mamlFPZcr07JYq2TCRdDzeBIXIfq9tpXt2NsmdLoF2OinXhGwsmHRGUgRJ8s4Cp/ZanDW4qYQ9hb/qaW\
            EINE+TJrizNguXvVhWmkCEr63bh+B6u8hrch8Hdtl0M5uT4l1XgA5V/VrW7sD5oWR5JTDfpIBQEJ9hQcR7tY9bzN0kkO5Fsdo3Ys\
            qrtQUON6EWKIujzphDQnI7nMn/XDQ6Wqkn7kp+GKxUKTC+BxiCFlTJ2EARub/0PtMyXcpd8DZ9jvO/udzMj9nFpiH8qgmXVdQpka\
            LgcKyXiXFqyxOktyP667SOGbxE0HQD06eqH7FsIgmJAo0zVQGFOYMzX1mmXQDLpBx97Xq8qDjpQVR2qgfqURCnj1aaAgHUZWqlb9\
            iYIyN6pJvN2+pE+B3qDlmRQKSvrZuFZFWhWimww9Q4PhuaFnCE/i2tGoSGeG2AA6qHI68WzREgngROxIwjEwAAddCGXjM85c72/4\
            g8PTYACOP9TGB6nrxZp28tcl19ckcC2xJKkEpcV2HaSSIArhoHZe1dHdzKwjmaNuOAxP0zsX+YFA4p0s/5D98sElqd23xFMEglWy\
            kS2nLHCCWrlPUkzvDpDWUSFBN5BvkDdVXhKSm75uTvCvF92YPFxwJPETLsTUus5mD5SrqOt8BrOYNDuFuSH8I7INr2loNklb4WQ1\
            CeKjsU92Rvgva2yiDjoJfBMk8BwSeN6TwHPFlLnH8tcmByxG55C/e0H+Wi9/MfImyN+52oP8tTKIZCONsyxs8aJeaPnFaRSSfyco\
            PN9XsT0er3IumZHBuzoIzT0I1q+ImA8E61c16OMF62NaGbnIIvc3rqGVOodnBufFNmZBbNASoXHykAyrund4V2AZHRq64QLzfe6x\
            /Oymk8NdH4JlwtAr+vI+UdzGfnKkfMeRT45n7uGRUDREWs+qu73tnIZzoeEexyQsI1ICLJ2JfQJ44SNK6EWZe/Zmyl3F0gj+CxH7\
            v9o8wmFbvUXYZl9eHYlYrrpcjfpF4vqV7QgAJeBx0vMP9qBmetcEOHd2ZA0ipjjn11bP4l9tAqquTTS4DLCxI4s51DzNDJ/eaOKH\
            OIpLuWWwBQmYPaIV1iWxSa2TKPFJv9vbcN0qdMhzpFD2BeTT6vCC2m6rw3FJ/5nyaWpRlBkGLojU9hDcJUJ++mZcVLU17cU3um1u\
            hlby8I/NorjgQFv7bEcd3bOTOT7qJntUmHHT9jcQsPhfkMDrsZIzZgF3QPPGzOY2Uhb8tx5yPcpxXg/U2RJxOSjah43ktN2QoAv+\
            c5gt6PQbcgXr8pn+jZEx6Evho1EqS40TFvVuYtBxvQbhztjKjamNfWuuI68Uxm1VarbWUwftfoPffbzf3q9m0FJtU2TRU6jetL2i\
            BheUu0bsLPvnv9QFR83oaZV4/eChBjUv3gNQE5yHu7P39953He5ROlrVCVQVeGl34D40RMts1w/Yqu3YSoGnuqsmBZHBQ2WJwwK7\
            gf2eLO8oL6TVSIoh4jHpXVuIj5w9cXt7pCEEjDdoKVt/SC0kB2dDqXrkTEcfAzkaBaS80+PyJkJiZp/Gjnzz3nw+1eEs3+h6ESFA\
            MiERTzpQF4tG02PVHvEjxQVxLrt2UPJ4MyLv6hp+VJjvcMoYWH0i14PdMrhsd4Sk6azvSiKdRaKoH5OmV4loCzZ3QJcqklNVxD3r\
            O/gtk/zZRGzucD3PDu3dT4gYs8n5YKQ4EPQfDQ7XoQbzu9HYOHTeZtucRoTlfgxy4RriRue0gchebU3BL6ghlWpSGuS++Lh3+BKs\
            ePp6Nm5A/Xd4NEqGP8GCwxixnphnQmNVMgd6HkcTbhY/yOvE2F7JKiyTn7BZZRJVhdkIwL3pz2A4ymCZvEl6rRNjAPIudVWsgh0e\
            i8BvM2gKGIAskV2FXZkP6+EeKrib5MUoZVSP/IWEQt6JSs/GrbuawFa/hL3H7WWLjJdPHc1QWIvLycmsRwGT0YxzMZNstl61Qh+4\
            hrMahv6LUQSl3UZZKfZQMK8KaZDuzaJu0ZtdHd0cYTQMBLxKkV+5MSz78+7qq/w7ujXIz9+YwfhYvXFCXDbUX8xvQQUZxHz1XWeF\
            hLNkBd/mbN4t/2IhOmh1LVEE8oswgS6qlo4+B58ofkHGVnQoniLXeqE5vYMPFzs0Qb8yoe+lSm/INIExpXHUfb2LoDCn3UbeW2I8\
            0o+P0WnH4R8evo4UJQ6cCzOw1r2r5ZmOehWxHCH3L3exxrMf+I8OvHeGcricHiGN6Yfz8A4QDgFdmMazF74HVRxQPUBvwN5g2gBr\
            XQn3kDnARFh6Y+asyHm1hLf6nNu24LtHvU793eB9rToinaLO7G6NRL+qIuxvOLUa2mQO0/wZ71grCMEdmKuYcY6BJOzVD9ZvCPZU\
            m5+gTkr9jv9g+53iW4eo/lauKn2dolga04azCytEmD4Adh6oA+QvVCSrc+gQ7KWrMiORLFpXd1c0a7kXWve9a8OmNU/wFxhK8mTz\
            b98JENkaarclbNYMw2YN+/2v7tGP/v6fSZSbT5JpWMorJxcfHNLHszcFMHXT1YQpQ/aCNxf8BL6nRkbGA2GZM4QXeqUORLICZiT3\
            +ZB68dXYD923uVNvrZpc5q9jkaWU2wk81/APRHtoCzLff/01HvBmI8kitAc2bfgHkEJbgBS+9tk0fNfyKXBt79t68N0F0uFX32Gv\
            afyqKymNumb2IaMsNHTS0l5JfHco3aSt7sKmGyZZdfgDXevEF7uORg9WxXvrATjMGjKczWhY9J6Jsv2ZNtkksBcZrZn2dQoaFO6e\
            aSLqACR2329sfBK6KHq0C1TMAtTK54+6ovqlACdp08BuFzSoOhGYA7xJB2p2eAsNpMYzE0ANt6MexATWnoQL8mH8IOIhHUKrzLda\
            7fLfpNH5P/Xf1djm33GQ1HOdy99u6y7ewax6qxz1DJpdruV5L/Ml3ST5pSL/VrRcK+vUoZI7It8DJb0cJHnxgF7xm8D5Q2AehqJg\
            LH8PBvpU9b1AjujT63qlfupix1NXB2y1/B7LzzvcfSDkcilo9uekturqXk/dptfHh1FXZkpHTF15ayenK/Va5zt0/LUehHbf+Tst\
            4dIBX2xhM3nt6gQFOsPdCqeYIvY0WD2tX3zpCq5G+u7dk5H7zVxhLFvndxOu7znb4PNltWDR34/nml6nLRv/txRc1fKTJ++whZ84\
            SIvA1k/uT0O5g9Un9hSKpSLmfjcsz/vJ/SEnjJ9a+l6gstWG2mE63EKN1y9VFV06zWeHCqflwg669a7c3Le3FDmIPUeKXMoL+YUH\
            7x5Xj/7f//rfRFoNlcTqT1nknvzVvGMTb6vaV8WORtuJKtJLrect/5XLUXqnCLHMa3d9Aen58d1K20/dH1fIo8fL/aOjVLfFeK7j\
            2g9KVtEpXborR6W/BeGicUe8AvbPM0M7K7zOIzFvk4c796IxzmmRozT5uyc7u44OapdBgwWx/KrjZq1QyuSEU1I3/uA3Nztw6qUe\
            hPmML9rTuVXHoUKbTrumMS4fVfhHhc694V+5xqq7NxpiRI2GyJDb3jbhqwBh1O9dCAGc57lMIkp4Ot7cBMkJU1EwqaZAjwaxpi0J\
            5NiECnOTdHMOjlbn2It3dY9zO7xG5++6Ia9GXfsbFyiCGB3+DIWmSAshJMSwcKk8iIv+ZSsGhqUTEl0FVOxu2Se7hMljQP0ZyrxW\
            ck0q8/elVoMJA8Ie67uJueHFMXhzfBWAH8TGXjq3HiHJWuHwMqMkpNAoDvdk1YoyP9qHISQdQ2uUPE6NUMZGXOQ5wnpF/2xxNkS8\
            ZH+yS84X6AZNKLOVVR12bcoQuO0k464SCer1eykNyqhKrtxlr+29MBA8W6vB/xH4EWlzBQfmHf77jP8QUFeH+A84VHs2Njrcj7Qo\
            lvW5Milular/NtY6wQ0HLlzu49qq35Mh8kXKSzD9DiPGNV90I3pPSPUkeCCR99CdP4KsPujYszcDXN/rh+4Cpm6gJn8xzaVuoK+6\
            fASXiVjPD4IXGwpso6ftNVS45OTkVlUo37Epm2m7QMuhbvivLNUFlf5iPt0gl6+5NOiN3AiPlxCxWc12VG2bipCXOKdPqA7UaGjj\
            SWoESOwucjS6NYumQFntYjLRjS5FCuI4d/UXSJDlvvxR5LKkzq36qPEGolCH/OTDYlLLr37X0rqorTI1niVWK7d11AsGdm6U5W9i\
            wKgv3Or/2tRbiLlDadIW9x73p6bVEj9RR/LB2W8H/bcf8TeG3rgWWuAVP2JeOqKyVa/4HXeH9sdNqXTtX8X8+qL9+6HBMamPXf/j\
            D+oX+Wo4avGWv/iojjrm1zkCX+qlPEvNuPqCl5a6vHEPwmbqvxiaJO152b+5BvuLFPyo2nLDhbk+Hp+pn+QzmT/q33hCBEPtSRc7\
            buw7s8CK34WWI3CFqnmPlrYAPMo+X3OnRY1lTfF4vdr9/8m+leQUWwAA
            """)

    static let signinJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "940954d1281b4198",
        text: #"""
            import{castClient as n,el as e,icon as l,setAttribute as a,setText as r}from"/cast/widgets.js";impor\#
            t{w as i}from"./remote.js";function h(o){let t=o.trim(),s=/[#&]t=([^&\s]+)/.exec(t)?.[1];return s||(\#
            /^[A-Za-z0-9._~-]{8,256}$/.test(t)?t:"")}function d(o){return history.replaceState(history.state,"",\#
            `#t=${o}`),n.follow()}var f=class{#t=!1;constructor(){this.heading=e("h1",{tabindex:-1}),this.text=e\#
            ("p.lead"),this.field=e("input",{id:"token",type:"text",autocomplete:"off",autocapitalize:"off",spel\#
            lcheck:"false",inputmode:"url",dir:"ltr","aria-describedby":"token-fault",enterkeyhint:"go",placehol\#
            der:"http://…/#t=…"}),this.fault=e("p.fault",{id:"token-fault",role:"alert"}),this.form=e("form.sign\#
            -form",{onsubmit:t=>this.#i(t)},e("label",{for:"token"},i("signField")),e("div.field-row",{},this.fi\#
            eld,e("button.button.filled",{type:"submit"},i("signOpen"))),this.fault),this.element=e("section.vie\#
            w.sign",{},e("div.sign-card",{},e("img.sign-mark",{src:"/icon.svg",alt:"",width:88,height:88}),this.\#
            heading,this.text,this.form,e("p.hint",{},l("phone"),e("code",{dir:"ltr"},"marquee remote --lan"))))\#
            }enter({isOver:t,reason:s}){r(this.heading,i(t?"endedTitle":"signTitle")),r(this.text,t?i("endedText\#
            "):i("signText")),this.#e(this.#t?i("signWrong"):t?s??i("guestTakenBack"):""),this.#t=!1}leave(){thi\#
            s.#t=!1,this.field.value=""}#e(t){r(this.fault,t),a(this.field,"aria-invalid",t?"true":null)}#i(t){t\#
            .preventDefault();let s=h(this.field.value);this.#t=!0,(!s||!d(s))&&(this.#t=!1,this.#e(i(this.field\#
            .value.trim()?"signWrong":"signEmpty")),this.field.focus())}};export{f as SignIn,h as tokenIn};
            """#,
        gzip: """
            H4sIAAAAAAACA2VUh7bjJhD9FS/b4ARJ6UU+jtPLKem986SRRR4CBUb283qVk6/Jh+VLMmD89LI5hTLcO33Qw+g8nhoV8F2jweJK\
            hZWVYOIOUjfOxpORAfBtRK+vJoQoUVHyFdwkgp877wZWRTXVQbc7wFD+Htg6qz9EkD6DysrD4BDSezfZBjXZ6LkTJwO4wo0ryczA\
            hQyb6sf7j37GDf/xl0c/hZ+fE1UJN9BwFNvyxxd+XnvAydtVePqUV7/8+HbxgyqePF+8Uf76Z/Hz6XX54iuvzg+qEiFgpGDNmJhv\
            LbbRYtbQ64DOH0sPo1ENfIkKgV+EId4kY/K3+7h5cHLzb0LasnPGuAMX8175VbdpjArhRIB7L6wpZwH91BCbixOSnrIH1Wq72wBn\
            /QtMnlBdadvCTV28MAuZIEi5jO9jaQjMsrTTYNoo1nackJi6rRm6a7BM4nEEuhCPSTWha9wwGkCSua7LIjVqVEY/uQjDCMY0PTTX\
            NeuUCcBk0jy4liCTN0y22tfMoGeSKa9V0UJoqO7QXh1Ztl10ajJkFSyCv4Zjry1ld+eYTPnrnWmBlPSIY11V//z1d0WZoY1dgo38\
            HG06LoEtyr0z5JIy4HHhOT9EWtzLoHcEphOxKeXT1aCxxs2bCXlfcxSzJKxRV2AIQshL6mapOYv0D2J6mRAR1+r9Od2FdwfCz3cq\
            EN+p89HZMm+dNgZagp2rcLa+KP50BEt674abz2BgAJuCD5BasdxrOKRoktXsSoquUb69CPWwOwsH5a9JGHxTsypOaBn2OyaViR0u\
            afywr19/Xfagdz3SKSVvacKl3ZacylSKWMZkzdCtdxZYSkzjWiDxbV/MkpELf0wAq/Mor4rCqBSumFNL8JMOn+7B1yg9qOBsHWYa\
            Nv4fNzTHLQPbQvuVRgOsTok7nylxhF783GqeoXRlos5ZPt9yePeBn3fc5udvvbM7QuM2bKNsN0HArxR1wDuquaYHxjI3De5sQO2B\
            RnYR3WmBcq/MBBvG5mgoR5NLK1FIxRdsnhxtiaOpgBQo+olCtJMxYk69ecJy9LAHi+9BUsLFOn6AYdPzZ62K9a1Lz0t+jz68ey0P\
            Qjx6xJ/1lZzT/+PnH3W7ZCVn+/1hxGPK4MLoXDMFTqWc13CTvu8uft9fEvxjK/t4jlNEl3n9L+FkU6k/BgAA
            """)

    static let swJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "2b71037f62053657",
        text: #"""
            var c="marquee-shell-1",h=/^\/(?:icon[a-z0-9-]*\.(?:svg|png)|manifest\.webmanifest)?$/,w=/^\/(?:cast\#
            |remote)\/(?:texts\/)?[A-Za-z0-9-]+\.(?:js|css|json)$/;var o=-1/0,p=["/","/icon.svg","/manifest.webm\#
            anifest","/remote/remote.js","/remote/page.css","/cast/widgets.js"];self.addEventListener("install",\#
            t=>{t.waitUntil(caches.open(c).then(e=>e.addAll(p)).then(()=>self.skipWaiting()))});self.addEventLis\#
            tener("activate",t=>{t.waitUntil((async()=>{for(let e of await caches.keys())e!==c&&await caches.del\#
            ete(e);await self.clients.claim()})())});function r(t){let{origin:e,pathname:n}=new URL(t);return e=\#
            ==self.location.origin&&(h.test(n)||w.test(n))?n:null}async function u(t){let e=await caches.open(c)\#
            ,n=new Set(t.map(r).filter(a=>a!==null));await Promise.all([...n].map(async a=>await e.match(a)??e.a\#
            dd(a).catch(()=>{})))}self.addEventListener("message",t=>t.waitUntil(u(t.data.keep??[])));async func\#
            tion d(t,e){let n=await caches.open(c),a=await n.match(e),i=fetch(t.request).then(async s=>(o=-1/0,s\#
            .ok&&s.type==="basic"&&await n.put(e,s.clone()).catch(()=>{}),s));if(!a)return i;t.waitUntil(i.catch\#
            (()=>{}));let f=performance.now()-o<1e4?200:3e3,m=new Promise(s=>setTimeout(s,f,null)),l=await Promi\#
            se.race([i.catch(()=>null),m]);return l||(o=performance.now()),l??a}self.addEventListener("fetch",t=\#
            >{let{request:e}=t,n=e.method==="GET"?r(e.url):null;n!==null&&!e.headers.has("Authorization")&&t.res\#
            pondWith(d(t,n))});
            """#,
        gzip: """
            H4sIAAAAAAACA3VTh5KjOBD9FYbaoqQ7LDYnn8zlnPPdhCqtaIxmQOLUbXsD/veTZLx5Khhoq1/o19oqn2mZD8r/twFYYAd9v7iV\
            l52sLs4qVj822tlTtXh+c/Focf7BmQgl3K6n0a75NChrWkA6Ezt4cvzg9Y2q3B3btUKaPAyOgKcCwVPCs4rXp58s/j3ifphwL3HS\
            iNMlOstvVMsozcnFrepmOcrTvMrLvIpqROCP70fC18lj/cA2P8QlvlYb1RqExlSKyqqdadZAGE+dLxH6Vqim+WILlr43SGDBs9xY\
            JNX3eUly9SKwKUN/WDI900p3gMKNYJnmgrrwBLmCiPFJ37ORz0XG5SqB45UZ/wr9xq4Z53zPr+NUmsxWEbxLyhQ+s5rxUG6dZz1Q\
            BplrMxWPZLOkK3iGgQBOpNRF8cZfDYQWYMCXh3ISoHsT6DE8lRlY0MWSuHZjgw5nM8+Ivwh9L5w3a2MfQzkq6qwa4LHdSwu77I9f\
            vw9nlh5o420GUsoE3DutIoI4NBYF6wQBErN8mnbHV17bx3bT9/vkLXtJu5lpA97s4Y2JlzZR/wbESAxqZJ6L1vQEnim5UsF8BOVH\
            pz97NxgEoUI0p0IIe56aDpyxIZ2CUCTdMcXrOiUZ3oROpTT0fcztmtQGQFTrQ2ivZxZ8iEaRCrnAWNen5zyKetNrw6iEg1v7frdq\
            LttZIfDSyBbiKwkP4f4izQt3wEa5YvMFCihXRYGCno0xm/yJQqPzojgijhtiUMYFcBYYf8txiUGvadmJ4nPAZvm6P/PWgJbRRStH\
            8GFFB2U1COt2jC/cR7fgbn375s3Hd+BOOaT45lgYxjtCv5sBXBCDZVse0it7+WZ+Xmlgp69zpoPlcP5y//ppYu5d/oBV1+q69NIo\
            U3Zp1eeJPoa9pNJKEANQ55o4va+++D2vPQOx8T1Pm7u087YVxQmIDlQDHkWnkOWfbEKbN8/TPch5UcSwcHS2+ctQx2LuNt22/wG4\
            Ml5diwUAAA==
            """)

    static let textsArJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "536a4a4552b1f2d2",
        text: #"""
            {"dir":"rtl","name":"العربية","texts":{"skip":"الانتقال إلى المحتوى","navLabel":"أقسام الصفحة","navH\#
            ome":"البداية","navLibrary":"المكتبة","navGuests":"الضيوف","connectedTo":"على {0}","connectingTo":"ج\#
            ارٍ الاتصال بـ {0}","notConnected":"لم يُختر تلفاز","connectionLost":"انقطع الاتصال. تجري إعادة المح\#
            اولة…","connectionBack":"عاد الاتصال.","connecting":"جارٍ البحث عن Marquee…","tryAgain":"إعادة المحا\#
            ولة","failed":"لم ينجح ذلك: {0}","offline":"‏Marquee لا يجيب.","chooseTitle":"اختر تلفازًا","chooseT\#
            ext":"ثم أفلت فيلمًا هنا، أو خذ واحدًا من المكتبة.","chooseSearching":"جارٍ البحث عن أجهزة التلفاز و\#
            مكبرات الصوت…","chooseAll":"عرض الكل","readyTitle":"{0} جاهز","readyText":"أفلت فيلمًا هنا أو اختر م\#
            لفًا.","readyTextPhone":"اختر فيلمًا من هذا الهاتف أو من المكتبة.","playsOn":"الآن على {0}","startsO\#
            n":"يبدأ على {0}","openPlayer":"فتح المشغّل","openLibrary":"فتح المكتبة","chooseFiles":"اختيار ملفات\#
            ","dropTitle":"أفلت فيلمًا هنا","dropText":"الموسيقى والصور أيضًا. يبدأ التشغيل أثناء الإرسال، أو حي\#
            ن يصل كله.","dropTitlePhone":"تشغيل شيء من هذا الهاتف","letGo":"أفلت ليعمل على {0}","letGoNoDevice":\#
            "أفلت، ثم اختر تلفازًا","isFolder":"{0} مجلد. اختر الملفات التي فيه.","isEmpty":"{0} فارغ.","sentTit\#
            le":"الملفات المرسلة","sentFromElsewhere":"من جهاز آخر","waitsForDevice":"ينتظر أن تختار تلفازًا","w\#
            aitsForTurn":"ينتظر انتهاء السابق","sending":"{0} من {1}","sendingLeft":"{0} من {1}، بقي {2}","plays\#
            Meanwhile":"يُشغَّل أثناء وصوله","preparing":"قيد التحضير","playing":"قيد التشغيل","over":"انتهى","c\#
            ancelled":"أُلغي","brokeOff":"انقطع الاتصال أثناء الإرسال.","cancelOf":"إلغاء {0}","retryOf":"إعادة \#
            محاولة {0}","playNowOf":"تشغيل {0} الآن","removeOf":"إزالة {0} من القائمة","progressOf":"جارٍ إرسال \#
            {0}","castFailed":"لم يبدأ {0}: {1}","castPreparing":"جارٍ تحضير {0}","continueTitle":"متابعة المشاه\#
            دة","libraryTitle":"المكتبة","libraryCount":"للتشغيل: {0}","libraryNone":"لا مجلدات بعد","libraryNon\#
            eText":"شغّل Marquee مع المجلدات التي فيها أفلامك، فتظهر هنا:","libraryEmpty":"لا شيء للتشغيل هنا.",\#
            "libraryScanning":"جارٍ النظر في المجلدات…","libraryPath":"أين أنت","search":"البحث في المكتبة","sea\#
            rchClear":"مسح البحث","searchFound":"النتائج: {0}","searchNone":"لا شيء اسمه «{0}».","searchNoneText\#
            ":"جرّب أحرفًا أقل أو كلمة أخرى.","asPictures":"كصور","asList":"كقائمة","kindFolder":"مجلد","kindFil\#
            m":"فيلم","kindSong":"موسيقى","kindPicture":"صورة","subtitles":"الترجمة: {0}","subtitlesUnknown":"لغ\#
            ة غير معروفة","watched":"شوهد","timeLeft":"بقي {0}","playContinue":"المتابعة من {0}","playStart":"من\#
             البداية","play":"تشغيل","showPicture":"عرض","playsThere":"يعمل على {0}","chooseNext":"تختار التلفاز\#
             بعد ذلك.","markWatched":"وضع علامة «شوهد»","markNotWatched":"إزالة علامة «شوهد»","guestsTitle":"الض\#
            يوف","guestsText":"رابط الضيف يتحكم بتلفاز واحد حتى ينتهي وقته، ولا يعرض ولا يفعل غير ذلك.","guestDe\#
            vice":"التلفاز","guestTime":"المدة","guestNoDevices":"لم يُعثر على تلفاز بعد.","guestMake":"إنشاء را\#
            بط","guestLink":"رابط {0}","guestLinkOnce":"أعطه لضيفك الآن: يظهر هذه المرة فقط.","guestLocal":"الرو\#
            ابط تعمل على هذا الجهاز وحده. شغّل Marquee مع ‎--lan لإدخال الضيوف.","copy":"نسخ","copied":"نُسخ.","\#
            share":"مشاركة","guestsNow":"الضيوف الآن","guestsNone":"لا أحد لديه رابط.","until":"حتى {0}","takeBa\#
            ck":"سحب","takeBackOf":"سحب رابط {0}، {1}","takenBack":"سُحب رابط {0}.","signTitle":"افتح Marquee بر\#
            ابطك","signText":"حيث يعمل Marquee تعرض الطرفية رمز QR ورابطًا. امسح الرمز بكاميرا هذا الجهاز أو الص\#
            ق الرابط هنا.","signField":"رابط أو رمز","signOpen":"فتح","signWrong":"هذا الرابط غير معروف أو انتهى\#
             وقته.","signEmpty":"الصق الرابط أولًا.","endedTitle":"انتهى هذا الرابط","endedText":"اطلب رابطًا جد\#
            يدًا وافتحه أو الصقه هنا.","guestYours":"أنت ضيف على {0}","volume":"مستوى الصوت","guestIdle":"لا شيء\#
             يعمل الآن.","guestTakenBack":"سُحب رابطك أو انتهى وقته.","installTitle":"أبقِ Marquee على شاشتك الر\#
            ئيسية","installApple":"المس «مشاركة» ثم «إضافة إلى الشاشة الرئيسية».","installMenu":"في قائمة المتصف\#
            ح اختر «إضافة إلى الشاشة الرئيسية».","installReady":"يُفتح كتطبيق في نافذة خاصة به.","installPlain":\#
            "تأتي هذه الصفحة عبر HTTP العادي، فتصبح إشارة مرجعية بأيقونة. عبر HTTPS كانت ستُثبّت كتطبيق وتُفتح د\#
            ون شبكة وتُبقي الشاشة مضاءة أثناء إرسال فيلم.","install":"تثبيت","notNow":"ليس الآن"}}
            """#,
        gzip: """
            H4sIAAAAAAACA6VYR5rbRhO9Cr5Z/47LWTkqZzkuIRIzxEcQ4A+ACs4ME51voCxych6F3ZwC2Ookfg9dKDZIydmSSKJfhX5VXVWN\
            r2fqfjwzOxOnwcz/ZkK35eFH9iQfZM+y3WyYr2YjPE+922kyM/v1TNL02wLA38VsLe/xu5M9ygf5isPv+UK2iefL+Uqh8OYF94YX\
            UOYBsPtALBSw7DDvAjgyoDPR2PAw28YnDIu8fyN24ztYNdrzfrYGjKye7ngJXBPRo3wVhrtYqkVh6NVSr/5JxMVnhXtfv/3teMkP\
            583aRvYk281/dsymoPzQbGmY/yASYZR+WOqDBL1wYOnXbAvoXSdbw5MuRPcs7VF4IUpS49gidn6cPZuw8CYEYXw3XwV9oPsJ9j1S\
            CvG5DPTo5Q+PK1o/cGtNaDX4SY2V3U3tbQit6w64WHQuuvH/O55nlKfxnffnXT+EwJ84AuCc6wcVBhZhYNPJdvC7PytkRXNzgR8y\
            mi9/+FXsOPQSAtkG/g4LNxtRlHif+Glg4j5FZf5j9mSMQ/4Rtg6zyKMu1K05+FilI0BC91K+CLGfuLzsQNuOky/jwWa2bdYXsOtq\
            Ao3duO65ca3x55RBMbxfyvaEmrGnMESlwO4yFJLdsL4GetXG+0FQhA2gI+NIPx9gNfbc+p2SBzDo0AHa0TXZ+59s22xaScQaXOP6\
            m7aSK40orJCtmpQg2N2hOrq3xM3kXaP7NfS1A/dOcjksj999guyjlqRunBoAA4+8elAFRG0vvAIlXkxIF5o3y8Q7yJ7nv+cDAWkV\
            UFTFGaX5FDI00U3C6BMlhPsBrh5HbeH7T0kVqNAv5pazfQB78D9f1jjvgiNYOioYd3SjJku4D+oGBunLHL1nVh4hE/b5TZN2kyeK\
            8oeA533G4E3bYQ2gpfQA8HuvDR6kAy89HVW2OoDIM1Jih0KAl6KPvJt+zeaG7vHcvf6M+smpKKh7sSQwYrcBwe03VcT4pEEoz8+q\
            oZ2bhI6PW+30jqggDvQ850rihanGq6JH1JJHKVDEnoqj1sdB4t1qeDFlTOry6PKsZvfh0i6gt1w/hd+x7pfkw9mnJpwQWaPzEJre\
            sQp/0onDqqh0xSWNM2OMVtIz3tVRZJQmGPn6nW/HCxe8uXRikeRDGFR9/e635YG76LnhrYYfiNe/FtnwS/57NcnyZSYnc4Fysdd2\
            Y2Oc6qR18CSxaWa7onsaobnGg3izCHK5x6LD19yw5gWmLYC3XyECOBZuxFHTuzw39yct8E8OxZuq+nKh4RH1EifZGnvoWrKkLctu\
            V4Ljpi5Ft4i0zw05LktWoa2FvZXq9rAiGqzC14ORx7AwKuiM5mMvSYyEdgz1vpw03CQ9ZfdMLQ4EzEr0ibqi8bH1aXTGkwsae0fb\
            JrxZY3aBgJGWTXYPssEjbYqmwKfnJ1n/MOqEqfHQirfp5wq6ZGoPo6cn3BxCmt+uALVfSw0vxw0ISgpUNVTLgelnXVoqvP0Jz3m6\
            sLIrtXl2bK4sG4RrOaxsRGTeHMtcR2aFr2j3gD2VvjjlJXu5Krjipg2T76zYLBdFa0k4R3DBmh1Emc28Ij8M8GHiuM+WplKKOIXQ\
            1EUhjTAHsw0JjWAkMjYBgO3D3pJzsg7kyYs3bbBGh7Pn79kQ/sPmLicGQ30vH0jXZw9CxhOxBcQK9bjJFb+WdpD+NNo3HbB4fsFP\
            0uJZ5aw0/bCu/aFktHzuBy0+le4rT69HRWjsdisrYhmLxqzhsnMjZYbrLWANCxu0rjyViE/DZhjdCg1bz7kxZEgxIHAw49UBGlne\
            01rDVLQDPFwq/E39licVuizJWmE+lIMpHtjnUkq5Qq9zJNK2VLnvCKJSqeh9I7olG9cJUqDJJ2WTm27pOhJdknBrP5uYX+UEyxjP\
            ELfcuPm5cgCij3hsoRmCoBVZVfJy8kLgl6JUJawa+idS88XNza5Nen3TRfF8tyDz2FFQl4UU1RGptkD3dS869DvFJXQFOOlVq1jK\
            e/zKgrIsFxLDpv6GZjosaaGMiD86KlT5K5c/8VtWArACy0I5VCX23RGW12FC4jUVDTV60W16BaXYx4FplEJHibjgh02LJYm9Ll0O\
            ZZyD2mOUhJLCvK8dcBYeaX3Fppd0smL+dtm631SVUc0NZJs8MmVo1qoJaA2jOnsBjMhg3nNe3Rhe/vDLG28EbkgXH4HALUo7dmaY\
            C26bRwR07Gdb5rdv8nQRrOIZQUnDleGPpMHP/jgcCeaBiYxTJhRTKaoP6De92mZ/0gDQEDqnTzok3Qz3KWJW3tP3sTK0nl2e06eO\
            HTJkJcYBAYYqjS1NIov9+fPh+OiYK5GSCaDA875g5STxioGepNVCJdasi2l2zGbAggSzIHDPuXoNsVOdvOUAaDUtgaEs9vkcosC+\
            KgVMW5GLU09kjVrt0sbhU74X1O2spqT4I5DLuBbqfVCefR5L71DbamC61otOnWa1QpROlLPFlMPqUT4or9kY4b26FRLVOe2Josur\
            JUgdWEE2fXiD2Va+vVgug5wvVTnEbyXOpO6XUSdmpTFTiWMOe7Uv3IyCTsuTwcO8q7PeWpSKztaDiblCE0fPi1r95M+yNu//KdV+\
            mKRuEIwv5UV//U2zU3znScbfNWgTNh/Dn33pnKLk/XZb+wl3h65j14CTF+Yyi170CF2NpI7sl5diYzRpAYKWpxe9sCNji6Ozjk7g\
            a+bVpt5+/6Oxa3x/Izc9OegcJHFKh5yNHOPFYqF+h8q2oPWQX4YVeq8E8opvDQRj2rZLvfG4aNcsHs6ZTz65YhZ4tWIeyhB+yPkU\
            ezCMmivXLlL1GSC0yIkYsVuGP6M3bW3X4bQJv8OUQ4Ksw7/f8bO6GeSfbhOGoYhxHzJ2sijDl00gvThib6QPeqO072PlhGnxYaiA\
            FxwlzEte0xiAQxzGLeHbb/8AQfKi+yUXAAA=
            """)

    static let textsDeJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "93c45794337ac71c",
        text: #"""
            {"dir":"ltr","name":"Deutsch","texts":{"skip":"Zum Inhalt springen","navLabel":"Teile der Seite","na\#
            vHome":"Start","navLibrary":"Bibliothek","navGuests":"Gäste","connectedTo":"Auf {0}","connectingTo":\#
            "Verbindet mit {0}","notConnected":"Kein Fernseher gewählt","connectionLost":"Die Verbindung ist weg\#
            . Neuer Versuch …","connectionBack":"Wieder verbunden.","connecting":"Marquee wird gesucht …","tryAg\#
            ain":"Noch einmal versuchen","failed":"Das ging nicht: {0}","offline":"Marquee antwortet nicht.","ch\#
            ooseTitle":"Fernseher wählen","chooseText":"Dann einen Film hierher ziehen oder einen aus der Biblio\#
            thek nehmen.","chooseSearching":"Fernseher und Lautsprecher werden gesucht …","chooseAll":"Alle zeig\#
            en","readyTitle":"{0} ist bereit","readyText":"Einen Film hierher ziehen oder eine Datei wählen.","r\#
            eadyTextPhone":"Einen Film von diesem Telefon oder aus der Bibliothek wählen.","playsOn":"Läuft auf \#
            {0}","startsOn":"Startet auf {0}","openPlayer":"Player öffnen","openLibrary":"Bibliothek öffnen","ch\#
            ooseFiles":"Dateien wählen","dropTitle":"Einen Film hierher ziehen","dropText":"Auch Musik und Bilde\#
            r. Es läuft, während es ankommt, oder sobald alles da ist.","dropTitlePhone":"Etwas von diesem Telef\#
            on abspielen","letGo":"Loslassen, um es auf {0} abzuspielen","letGoNoDevice":"Loslassen, dann einen \#
            Fernseher wählen","isFolder":"{0} ist ein Ordner. Bitte die Dateien darin wählen.","isEmpty":"{0} is\#
            t leer.","sentTitle":"Gesendete Dateien","sentFromElsewhere":"Von einem anderen Gerät","waitsForDevi\#
            ce":"Wartet, bis ein Fernseher gewählt ist","waitsForTurn":"Wartet, bis die vorige zu Ende ist","sen\#
            ding":"{0} von {1}","sendingLeft":"{0} von {1}, noch {2}","playsMeanwhile":"Läuft, während es ankomm\#
            t","preparing":"Wird vorbereitet","playing":"Läuft","over":"Zu Ende","cancelled":"Abgebrochen","brok\#
            eOff":"Die Verbindung ist abgebrochen.","cancelOf":"{0} abbrechen","retryOf":"{0} noch einmal versuc\#
            hen","playNowOf":"{0} jetzt abspielen","removeOf":"{0} aus der Liste nehmen","progressOf":"{0} wird \#
            gesendet","castFailed":"{0} ist nicht gestartet: {1}","castPreparing":"{0} wird vorbereitet","contin\#
            ueTitle":"Weiterschauen","libraryTitle":"Bibliothek","libraryCount":"Zum Abspielen: {0}","libraryNon\#
            e":"Noch keine Ordner","libraryNoneText":"Marquee mit den Ordnern starten, in denen die Filme liegen\#
            , dann stehen sie hier:","libraryEmpty":"Hier gibt es nichts abzuspielen.","libraryScanning":"Die Or\#
            dner werden durchgesehen …","libraryPath":"Wo du bist","search":"Bibliothek durchsuchen","searchClea\#
            r":"Suche leeren","searchFound":"Gefunden: {0}","searchNone":"Nichts heißt „{0}“.","searchNoneText":\#
            "Versuch es mit weniger Buchstaben oder einem anderen Wort.","asPictures":"Als Bilder","asList":"Als\#
             Liste","kindFolder":"Ordner","kindFilm":"Film","kindSong":"Musik","kindPicture":"Bild","subtitles":\#
            "Untertitel: {0}","subtitlesUnknown":"unbekannte Sprache","watched":"Gesehen","timeLeft":"noch {0}",\#
            "playContinue":"Weiter bei {0}","playStart":"Von vorn","play":"Abspielen","showPicture":"Zeigen","pl\#
            aysThere":"Läuft auf {0}","chooseNext":"Den Fernseher wählst du gleich.","markWatched":"Als gesehen \#
            markieren","markNotWatched":"Als nicht gesehen markieren","guestsTitle":"Gäste","guestsText":"Der Li\#
            nk eines Gastes steuert einen Fernseher, bis seine Zeit um ist. Sonst zeigt und kann er nichts.","gu\#
            estDevice":"Fernseher","guestTime":"Wie lange","guestNoDevices":"Noch kein Fernseher gefunden.","gue\#
            stMake":"Link erstellen","guestLink":"Link für {0}","guestLinkOnce":"Gib ihn jetzt weiter: Er wird n\#
            ur dieses eine Mal gezeigt.","guestLocal":"Links gelten nur auf diesem Rechner. Mit --lan gestartet \#
            lässt Marquee Gäste herein.","copy":"Kopieren","copied":"Kopiert.","share":"Teilen","guestsNow":"Gäs\#
            te gerade","guestsNone":"Niemand hat einen Link.","until":"Bis {0}","takeBack":"Zurücknehmen","takeB\#
            ackOf":"Link für {0} zurücknehmen, {1}","takenBack":"Der Link für {0} ist zurückgenommen.","signTitl\#
            e":"Marquee mit deinem Link öffnen","signText":"Wo Marquee läuft, zeigt das Terminal einen QR-Code u\#
            nd einen Link. Scanne den Code mit der Kamera dieses Geräts oder füge den Link hier ein.","signField\#
            ":"Link oder Token","signOpen":"Öffnen","signWrong":"Dieser Link ist nicht bekannt, oder seine Zeit \#
            ist um.","signEmpty":"Füge zuerst den Link ein.","endedTitle":"Dieser Link ist abgelaufen","endedTex\#
            t":"Bitte um einen neuen, und öffne ihn oder füge ihn hier ein.","guestYours":"Du bist Gast auf {0}"\#
            ,"volume":"Lautstärke","guestIdle":"Gerade läuft nichts.","guestTakenBack":"Dein Link wurde zurückge\#
            nommen, oder seine Zeit ist um.","installTitle":"Marquee auf den Startbildschirm legen","installAppl\#
            e":"Tippe auf „Teilen“ und dann auf „Zum Home-Bildschirm“.","installMenu":"Wähle im Menü des Browser\#
            s „Zum Startbildschirm hinzufügen“.","installReady":"Es öffnet sich wie eine App, in einem eigenen F\#
            enster.","installPlain":"Diese Seite kommt über einfaches HTTP, also wird daraus ein Lesezeichen mit\#
             Symbol. Über HTTPS ließe sie sich als App installieren, ginge ohne Netz auf und hielte den Bildschi\#
            rm an, während sie einen Film sendet.","install":"Installieren","notNow":"Nicht jetzt"}}
            """#,
        gzip: """
            H4sIAAAAAAACA4VYzXIjuQ1+FZbPHtUmR9/8v1Pjv4y1cWVubDWkRsQGFYJtxXa5ap8ip63sxZVHyGluepN9kpBgo7vleJPLrocA\
            QeDDz4fWy0GN4eDowMVwcHhAtoX0jzPoIi+adBDh75EPjl4OeI2bJPnWteYzNdZFw5uAtAKSa49XtgKXFOaADkwNwdwDRijCH72Y\
            vY82xF4dq2DDUzo8wcqhjw2si+SyA46cBJe7NxYDC08Eiwj13Kfj425pXn54Hc+TEyL4M4QKqYZoWoy9Cvl4qreTyhdAMhcQiKGB\
            YFaw3b01Lk5sebryHDMECKa32NHKIEezhdXM3EAHIUu4WzTmt5//tXf5xC7W6fIDQkbgMd3vqAaa7XmbFK5t+FsHYLYY6uRGthV7\
            YzE8Ha8sUtK68ekJQGqty7aylsC9tOgknjPLZpUsGsJk4KgP2i+XDgkmz1iKWx8ixKIo7jTeM8wxuqw4YiKIAI0aqQDkJaLsCiT8\
            0LWmQQhZ/RmhSWe+htCLbceS/jGvhqBpgcZX78GGRSNITF5OSJkr20XeBFiIKxBqoD141MKxy7WW/gvmGbAUYQBbP2lACQnJWQUB\
            MKq0D+b8/8dhzmwEVDRmUwN3jSfYt/LoydQIDK2Zg4OlL5Y+wmJicePsE9/mRF/t3rplNHYobc6dkmTaNDAV+g3QXboLIYnLH2b3\
            7+WSgHrpR901qCiGyXPgpCKRAk0yXwe/USB/FyvVK5Ae52647hjXkscTdDWEmTln4yS2QzEfIMmAjaW1b9t0KCixr6yrjXUuiWqb\
            8zabejEAHreWP8LaVrxBKL47iJc+Q+rZWWagQ9O1BljxS8rP3Tv1G38Gj7iA/Wv1WPIftQfyhc9BjsWWlc1tqClHfoIxQnbUKL61\
            DUjT/COft5v4NDHgAEKWMFDUBFwCQ55qg6FefhF8e+4Ytg0EyOPPF29bY5N6ADKXEHZvufa3FmPyNgxRPkhJHZoK2Xw8Eg3y9Oa8\
            C7R/T0J79AFXYJ47c0419Heyu0irEpak6+UPr+P5FSzjvuzQUB50L3981aa4BkvbBp1k5PfrJ6sH2NhQnnvAUGeXSs9D7K1loZrJ\
            /fEoOfsmPgu9WFqAKwP1uFpBFXw/Z9Nfa7hdLj+mAzvqzgYzt1m5lFkVoLcTIA31QUIfT3Xx9cZvB72/QnyOe7UdoE3eDwo6Xa6Q\
            I/RDViDxqwDMqqckU8pIPOV4oRSipSfEkLXKuDkqSRPdO8VY7b3HWcgtInUDnzxkQeBFY7vSZmUgqXjK+So79R3FfsM41qCV0nqd\
            G0+gvLiWMV3abU9DKUvJL28DNWhnkpEIc4Mj5XOQcSITDoxDWA29z1E4gRFk9B2Nr2jf/oi5ZbCKBrggyNP5Mhtv3C+SxQLhGarb\
            ynB1l+gwQS/PCc3ptTsbmwynTzqm0v6ySX0PxWKhryTVOHVgQyaQfCyjZSK8SGjXMl2W6Q8FWqWKc4moAdz9mvn3n0nnt59/mU31\
            FG3diIAF8C0QrjLzpTOOtlJu3Z9QDz7IqLd8h4vYBWBhde75QyS5uvtTKfR0uEaqh+FboNRTdG06k/+Vk3svoAs19Uf9W4Kgq3Mw\
            XRUxFjb8iSKEiBGcQjJIf6I1+S0lpY4qWFtKquZ+E2zCV2ZlTH8UULlnyIgt9AOvzLgfdMadlo4Zm8VUgBO50H4Z67nXdEBkJCYT\
            gRu/HcP5Bglz1eR5IYb3y4XS/02/2P03vXHM1bZykNKfs9PasH7Q4CQRWqtZglJXRevGx31F6YkP1Vey5utA0F1fj9W3PNxoLVXD\
            5tImHc5t2UGI76m5sBLLVEhARNO1skmYVAEcZU2MspushddD368zfXQgx8GiSubYQlnqjbO0Aj3XtYGnI2nKpX1vDU9c23U2VEIK\
            HMG5EYt8qsLl7nuQZE1kt7QQpLAy2FDPDlspnSNzHspUpi6U5YgFHnNtXXJDYp8NxvzCuv4lTlIXgeRiqhDdrL7CopE15hqj+fTJ\
            WRqpIW90zNHofC25M7nasP/S2eQ6/eI3muxF/rMezsQXbmwA/WAcKyIx4FAP6c1gaxhlOpagtVSbxmoR5FCyzY4iOulr7uGLCfL+\
            o+xbF3bfF+uBJ1V0u3wPu3meqh4WKhR9EltamdMryFGvrYB823/wMK5Ii3yPkGQQig1dzFW71P6DV4B1g+5LuLZs5hBaJOv68P/0\
            9dOpr0GqewKIEdIBIb8k14eD+WJbCFYLpayJLPM5x7OSG2JCeC+b1FAuEFytcMmFuV8Prt9ugJJw949pPA/BK+2xojYuHGWO6pfA\
            2L2i0rX6rhLuhbj33OXuGbxUB4FqqBXs6XO6rblU4UCq2QNdFvWu7ZEj6IAOBcqSF+m2ERv55wCLluZffBc4v1pYWkbVZOI+etfJ\
            DJHv27h7C2vQq5/rMgFzqWuu38+m+V7pYR/2tgs1vC+6/4UkEkfr3Pt6TH4KlkI5FbqaFw2G1jhIRsdrx5uNXJvjZiOX8kZQujct\
            BRkxWZtUkve4/LvPp5PBYlKbuHEN1OVClw8ig61JB7vvpoZE/8FvGQKrnfeeNUjPnaSD9m1+BVvnOjnnPnvRcILSbBHKQExByOJX\
            2k/4UkgkXYcwMXTnLJKWUfkpy8g3h9l9r0ryl5n32fw4n98dGuvYlxFc25AXc8kScJ69SY2k9+6f2sq7mdn9kkzIxXvjEHa/gmEE\
            8TQbyk6a3g+ZoIfyIw8Y3xCYG4jPgnEGvEFwsfTrCLOxNH4uieXJDzflK2ASaQry8+St8qNZmsK6/xWmOXh9/Q9ainQ8KhQAAA==
            """)

    static let textsEnJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "e1a7511c2e5268db",
        text: #"""
            {"dir":"ltr","name":"English","texts":{"skip":"Skip to the content","navLabel":"Parts of the page","\#
            navHome":"Start","navLibrary":"Library","navGuests":"Guests","connectedTo":"On {0}","connectingTo":"\#
            Connecting to {0}","notConnected":"No TV chosen","connectionLost":"The connection is lost. Trying ag\#
            ain…","connectionBack":"Connected again.","connecting":"Looking for Marquee…","tryAgain":"Try again"\#
            ,"failed":"That did not work: {0}","offline":"Marquee does not answer.","chooseTitle":"Choose a TV",\#
            "chooseText":"Then drop a film here, or take one from your library.","chooseSearching":"Looking for \#
            TVs and speakers…","chooseAll":"Show all","readyTitle":"{0} is ready","readyText":"Drop a film here \#
            or choose a file.","readyTextPhone":"Choose a film from this phone, or one from the library.","plays\#
            On":"Now on {0}","startsOn":"Starting on {0}","openPlayer":"Open the player","openLibrary":"Open the\#
             library","chooseFiles":"Choose files","dropTitle":"Drop a film here","dropText":"A song or a pictur\#
            e too. It plays while it comes, or once all of it is there.","dropTitlePhone":"Play something from t\#
            his phone","letGo":"Let go to play it on {0}","letGoNoDevice":"Let go, then choose a TV","isFolder":\#
            "{0} is a folder. Choose the files in it.","isEmpty":"{0} is empty.","sentTitle":"Sent files","sentF\#
            romElsewhere":"From another device","waitsForDevice":"Waits until you choose a TV","waitsForTurn":"W\#
            aits until the one before is over","sending":"{0} of {1}","sendingLeft":"{0} of {1}, {2} left","play\#
            sMeanwhile":"Plays while it comes","preparing":"Getting ready","playing":"Playing","over":"Over","ca\#
            ncelled":"Cancelled","brokeOff":"The connection broke off.","cancelOf":"Cancel {0}","retryOf":"Try {\#
            0} again","playNowOf":"Play {0} now","removeOf":"Take {0} off the list","progressOf":"{0} is being s\#
            ent","castFailed":"{0} did not start: {1}","castPreparing":"Getting {0} ready","continueTitle":"Cont\#
            inue watching","libraryTitle":"Library","libraryCount":"Things to play: {0}","libraryNone":"No folde\#
            rs yet","libraryNoneText":"Start Marquee with the folders that your films are in, and they stand her\#
            e:","libraryEmpty":"There is nothing to play in here.","libraryScanning":"Looking through the folder\#
            s…","libraryPath":"Where you are","search":"Search the library","searchClear":"Clear the search","se\#
            archFound":"Found: {0}","searchNone":"Nothing is called “{0}”.","searchNoneText":"Try fewer letters,\#
             or another word.","asPictures":"As pictures","asList":"As a list","kindFolder":"Folder","kindFilm":\#
            "Film","kindSong":"Song","kindPicture":"Picture","subtitles":"Subtitles: {0}","subtitlesUnknown":"un\#
            known language","watched":"Watched","timeLeft":"{0} left","playContinue":"Continue at {0}","playStar\#
            t":"From the beginning","play":"Play","showPicture":"Show it","playsThere":"Plays on {0}","chooseNex\#
            t":"You choose the TV next.","markWatched":"Mark as watched","markNotWatched":"Mark as not watched",\#
            "guestsTitle":"Guests","guestsText":"A guest's link moves one TV until its time is over. It shows an\#
            d does nothing else.","guestDevice":"TV","guestTime":"For how long","guestNoDevices":"No TV has been\#
             found yet.","guestMake":"Make a link","guestLink":"Link for {0}","guestLinkOnce":"Give it to your g\#
            uest now: it is shown this once.","guestLocal":"Links work on this machine alone. Start Marquee with\#
             --lan to let guests in.","copy":"Copy","copied":"Copied.","share":"Share","guestsNow":"Guests now",\#
            "guestsNone":"Nobody has a link.","until":"Until {0}","takeBack":"Take back","takeBackOf":"Take back\#
             the link for {0}, {1}","takenBack":"The link for {0} is taken back.","signTitle":"Open Marquee with\#
             your link","signText":"Where Marquee runs, the terminal shows a QR code and a link. Scan the code w\#
            ith this device's camera, or paste the link here.","signField":"Link or token","signOpen":"Open","si\#
            gnWrong":"This link is not known, or its time is over.","signEmpty":"Paste the link first.","endedTi\#
            tle":"This link is over","endedText":"Ask for a new one, and open it or paste it here.","guestYours"\#
            :"You are a guest on {0}","volume":"Volume","guestIdle":"Nothing plays right now.","guestTakenBack":\#
            "Your link was taken back, or its time is over.","installTitle":"Keep Marquee on your home screen","\#
            installApple":"Tap Share, then “Add to Home Screen”.","installMenu":"In the browser's menu, choose “\#
            Add to home screen”.","installReady":"It opens like an app, in a window of its own.","installPlain":\#
            "This page comes over plain HTTP, so it becomes a bookmark with an icon. Over HTTPS it would install\#
             as an app, open without a network, and keep the screen on while it sends a film.","install":"Instal\#
            l","notNow":"Not now"}}
            """#,
        gzip: """
            H4sIAAAAAAACA3UYy3LjuPFXunzZi1aV5Oib4x3PTMUzVtba2coRIpsiShCaAUAzKper5kOSaz5sviTobjUp29kTwH6/G9LzVevT\
            1fVVKOlqdRXdEevHh7gPPvcVUPBfJV9dP1/lgx8q5rEeUAhKj9BQLBiLsD3dux2GSrBxqWSgTigGt0dFfyIR/FhcMga/Sy6dKtBu\
            Av44YmaNV3qpwKomYlOw3VIFP0R4/tPLAvZxL/Db+ZPNU5JI5daYK8lXgu03aHrKGC8EULynXCp+Kz4ZEHyGUBFr2KYTi3V75+OP\
            7/99xfpX1xwW7dgq1fqVfewi0YFldJTgi0v/HBFVUkmnG+Zg9emk3BXcOR+wFZtcgda3EKnAROlwffaNui74yDE9y4OWMAuZi3nC\
            JDb0RBm3vgRkI+ULXI3Cgqv5VdcjtImGiu18OEKPCVdACYo7IFBE6BId4URjgqD5WhQ8oktN/87TqieDiy3kAauUlNll47kJgeuh\
            pwlcCBWc0LUnM7X6yPEX2IxTU395YyUbqSIViutLhk1PcfHd+MSX0lcNA+PF0XoaHC9dHII75Yco9TMBWfllrmSFS1GzzzOSBoyb\
            yoeJK7Z+aDcoRNFW9IZflM4huqvO5MV29o37gdNkcXobDENrqG4gE5uVKsngmzImhEK0hs8FxC2Y+ioUfIGGjpjPcWiQUwLUMcJn\
            KCx5fanZoso+Qq6shbP/NqyVI2D5SFwVWGBPUEj0slyLlZJ8pV/wyTc4k65Ya4TmVcn6fEehxTQXCLsukDVokJhLAwU+VjVr4fpw\
            HMppYUL+ZEzGWCySj/VuIRbEXXXmQ8g4Ve+ZgL/BReJoQCvWVsrJ+VKtSrP5vzMAxlh84G5544GRb8cU3xCXXvtshx0lZDvpCZMa\
            09boqv2clec/vyzge+zKK9QKnv/yAqGCrXi/oIucaMvY27QzXcLBJdXyEQtXszWfyFDMRm9cwU9a2mph42KDQQfWrd0rfJfogA9d\
            9362CqYa3K1n9odu5j5XRsKSTgzm0cgwG49iUu1GxrFRiow0CdOxGqdcPLo0MN25wXIRZ2mfMGcmsprYIbvMeReDcrmzCcwENoCl\
            6a8lAUq1eR830Wixqy5X2LiM4PM3TK40vcby3PZGYoNhRtzSGGVGM322HpI9sBB9pYi64rQhMpywvEbzULBpBbY0Jl96iY2xld4V\
            HfM8VDI4rsW44jnOdCfIha/cFNeLfO0wSbPWbiQZCUvHR2FZLyyPjYvx9c4ofaJxv9hjK8NYNq703DWihJvLycTLsn7YNbm8mqWG\
            vQ31qCRyCoXCZ4K7GmVOt5waXENZbNUl9q5xXOHw4/u/K92P7/9ZL7QWaC3aDidMELAUTDpebYJMlFpmc3mjkznzwM42p7Og7n0u\
            CnZWvDVQ7TwF9WLQmi+G8aGQR5LwyqEQ1cXe2K0aPu4K115mUrtbBGbkb/EQaeKhNeoNgov7UR94Us3Ycm70VmHFH3EZTpcDyZrg\
            sh9cEYVKICXKrtg63uHea7Eogba9ZLenaXFKnhPe9GSpRht6tnFsu37VLP1jntGsiR+IsSI4M0eXDuaOvLIO4DKYq4qvNfGeJFK5\
            INvLO9a62161BrZFLZ8/ZQg+HoAnGNsr5uh24D3BEbW9IDucndcXVku49ByGjGtTMS+m7TcDbascKZ4EHK9AcW8o28N5fi73jocj\
            Rui4MXiqzKK/uAPL4QOcWG6Y+3qvGD4qX9K4L6iH2Egs/JMsoUI6cATPY/xaHx7iX9QHBcVm8emeGhfO8rO8ioHOdEfHY5UfMBRx\
            Df9n2P38c3CRdQYsqjKDvdiHE9ckH/LldaPJhQly77TM5LQc1kU0J5atXxA2N3bUniSQGiUWJVmtyN/4PMeHn9r8e8JW147vC9h2\
            miJ0yl0EeCVrScmjiXlDw0EVvIgQl/w+Wm3yQ/RVrDQtLMAouVxtABtlGmNeiTkF09FHF6ww4e+/QkMtcoma78Bzn6kVw2o0c/qk\
            +omH6xGTk2E5uFxw8ZTVmtF3HkNrNVZJC1W3zjh2RP0xyO9JR+GWNYks3VEgo4x1veswU2SrbfPals6nXJgGY4uthXCWb1KMwBo9\
            ay4cRJy4w3WxEkfel8VlX8xZraU6pVLWaSUb2YGAl5n2RGGUrv4mF+P73IbL1aWP/uT3vfTZLH57UTOsSl2Y3GW1/GGQfMzFhWAh\
            +BviMNcGRa2hnipPbhJiXDhuhkGD5gaQltJHP6/Vm7blFv3EbI/CplvWWL9gHCvn56jrIdGUMdXaOVb4yub5IsfUv5PzK7/TWFCR\
            HHDueJhFcMOwAl9PmHxsaQLqxHma4gX7JjgfLe2D26M+qCU0MDASPm23mxVk4pTuUNEOdkQH3h9S/6zPNxTXwO9p4Xhk8onG0MJZ\
            FbhsdompwkljkVIqPAO1lA4c/tKbu0Bxee1njG0+/1y88IL915v+Z8IDTWpGptnLy/8AV8hMECMSAAA=
            """)

    static let textsEsJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "dcb6ed7ff7ade26e",
        text: #"""
            {"dir":"ltr","name":"Español","texts":{"skip":"Ir al contenido","navLabel":"Partes de la página","na\#
            vHome":"Inicio","navLibrary":"Biblioteca","navGuests":"Invitados","connectedTo":"En {0}","connecting\#
            To":"Conectando con {0}","notConnected":"Ninguna tele elegida","connectionLost":"Se ha perdido la co\#
            nexión. Nuevo intento…","connectionBack":"Conectado de nuevo.","connecting":"Buscando Marquee…","try\#
            Again":"Intentar de nuevo","failed":"No ha funcionado: {0}","offline":"Marquee no responde.","choose\#
            Title":"Elige una tele","chooseText":"Después suelta una película aquí o toma una de la biblioteca."\#
            ,"chooseSearching":"Buscando teles y altavoces…","chooseAll":"Mostrar todo","readyTitle":"{0}: todo \#
            listo","readyText":"Suelta una película aquí o elige un archivo.","readyTextPhone":"Elige una pelícu\#
            la de este teléfono o de la biblioteca.","playsOn":"Ahora en {0}","startsOn":"Empieza en {0}","openP\#
            layer":"Abrir el reproductor","openLibrary":"Abrir la biblioteca","chooseFiles":"Elegir archivos","d\#
            ropTitle":"Suelta una película aquí","dropText":"También música o una imagen. Se reproduce mientras \#
            llega, o en cuanto haya llegado todo.","dropTitlePhone":"Reproducir algo de este teléfono","letGo":"\#
            Suelta para reproducirlo en {0}","letGoNoDevice":"Suelta y elige una tele","isFolder":"{0} es una ca\#
            rpeta. Elige los archivos que contiene.","isEmpty":"{0} está vacío.","sentTitle":"Archivos enviados"\#
            ,"sentFromElsewhere":"Desde otro aparato","waitsForDevice":"Espera a que elijas una tele","waitsForT\#
            urn":"Espera a que acabe el anterior","sending":"{0} de {1}","sendingLeft":"{0} de {1}, quedan {2}",\#
            "playsMeanwhile":"Se reproduce mientras llega","preparing":"Preparando","playing":"Reproduciendo","o\#
            ver":"Terminado","cancelled":"Cancelado","brokeOff":"La conexión se ha interrumpido.","cancelOf":"Ca\#
            ncelar {0}","retryOf":"Intentar {0} de nuevo","playNowOf":"Reproducir {0} ahora","removeOf":"Quitar \#
            {0} de la lista","progressOf":"Enviando {0}","castFailed":"{0} no ha empezado: {1}","castPreparing":\#
            "Preparando {0}","continueTitle":"Seguir viendo","libraryTitle":"Biblioteca","libraryCount":"Para re\#
            producir: {0}","libraryNone":"Aún no hay carpetas","libraryNoneText":"Inicia Marquee con las carpeta\#
            s de tus películas y aparecerán aquí:","libraryEmpty":"Aquí no hay nada que reproducir.","librarySca\#
            nning":"Mirando las carpetas…","libraryPath":"Dónde estás","search":"Buscar en la biblioteca","searc\#
            hClear":"Borrar la búsqueda","searchFound":"Encontrados: {0}","searchNone":"Nada se llama «{0}».","s\#
            earchNoneText":"Prueba con menos letras o con otra palabra.","asPictures":"Como imágenes","asList":"\#
            Como lista","kindFolder":"Carpeta","kindFilm":"Película","kindSong":"Música","kindPicture":"Imagen",\#
            "subtitles":"Subtítulos: {0}","subtitlesUnknown":"idioma desconocido","watched":"Visto","timeLeft":"\#
            quedan {0}","playContinue":"Seguir en {0}","playStart":"Desde el principio","play":"Reproducir","sho\#
            wPicture":"Mostrar","playsThere":"Se verá en {0}","chooseNext":"Después eliges la tele.","markWatche\#
            d":"Marcar como visto","markNotWatched":"Marcar como no visto","guestsTitle":"Invitados","guestsText\#
            ":"El enlace de un invitado maneja una tele hasta que acaba su tiempo. No muestra ni hace nada más."\#
            ,"guestDevice":"Tele","guestTime":"Durante cuánto tiempo","guestNoDevices":"Aún no se ha encontrado \#
            ninguna tele.","guestMake":"Crear un enlace","guestLink":"Enlace para {0}","guestLinkOnce":"Dáselo a\#
            hora a tu invitado: solo se muestra esta vez.","guestLocal":"Los enlaces solo sirven en esta máquina\#
            . Inicia Marquee con --lan para dejar entrar a invitados.","copy":"Copiar","copied":"Copiado.","shar\#
            e":"Compartir","guestsNow":"Invitados ahora","guestsNone":"Nadie tiene un enlace.","until":"Hasta {0\#
            }","takeBack":"Retirar","takeBackOf":"Retirar el enlace para {0}, {1}","takenBack":"El enlace para {\#
            0} se ha retirado.","signTitle":"Abre Marquee con tu enlace","signText":"Donde corre Marquee, la ter\#
            minal muestra un código QR y un enlace. Escanea el código con la cámara de este aparato o pega aquí \#
            el enlace.","signField":"Enlace o token","signOpen":"Abrir","signWrong":"Este enlace no se conoce, o\#
             su tiempo ha acabado.","signEmpty":"Pega primero el enlace.","endedTitle":"Este enlace ha acabado",\#
            "endedText":"Pide uno nuevo y ábrelo o pégalo aquí.","guestYours":"Eres invitado en {0}","volume":"V\#
            olumen","guestIdle":"Ahora no se reproduce nada.","guestTakenBack":"Tu enlace se ha retirado, o su t\#
            iempo ha acabado.","installTitle":"Guarda Marquee en la pantalla de inicio","installApple":"Toca Com\#
            partir y después «Añadir a pantalla de inicio».","installMenu":"En el menú del navegador, elige «Aña\#
            dir a pantalla de inicio».","installReady":"Se abre como una aplicación, en su propia ventana.","ins\#
            tallPlain":"Esta página llega por HTTP simple, así que será un marcador con icono. Por HTTPS se inst\#
            alaría como aplicación, se abriría sin red y mantendría la pantalla encendida mientras envía una pel\#
            ícula.","install":"Instalar","notNow":"Ahora no"}}
            """#,
        gzip: """
            H4sIAAAAAAACA5VYzW4cRw5+FUJnZZDsUTdFkWID+plYswn2yOmmZmhVF9us6pHHhoF9FV8WMBY6BLl5b+k32SfZLlZX94xjGNib\
            hn9FfkXyq9b7k5r15OzERT05PfHY0PDjMrTY/y5ukER6G8PJ2fuT8MjtoHqpgA4q8ZE812I+u2tckxuUS9RIAWoCh9D2HzfsMVu8\
            EAv80nPFxYnXirofpD/y2rFEqkbjnzsKMZj5jiPWEgZ5Jd5TFaleScrQw/vvP8xi9huTX0j6hb4WqKTYeIkXxXuwuR2MO48QyRGQ\
            ow3XeBBJ/LWEONjdE2wRWtKaawGHKSK95f4Pv4DbjnYCnFCI8t9//uvI/0esHudcakmA+OSwOEo4Vd6FypK9QX3TEeVIUffnG2Sf\
            ELATUKcQg/oB2eVCJCX40PmKxWMtZ2O98vDg2Ce8x7DgBZRCK74my2ErEmjF0dltO94QFERmNb1NKPw0+HX9pwChIxfR7Fpy/XPV\
            OQR80/XPIBClyap89+vpRufj7gm12h7XbScG2AO6iDupKCQEise5c6kGCVFRIYq1mxLW+5L6UO+ZKcBxiLM6p37/rYxprBosK7ub\
            2Xm5FX8MTQlgFVKIlFLvPz2IF5CvVt063Ie7dInnW1EEKu0YImrMmsumZXp3oJOW/HJwJE1+a2UFcqDUqtRdFUVHmzI8xejo9AnA\
            K3YUrAzasJZK0zTVKq2B+E2YimGGc4XNmvtPHpr+c+AKQcyHG9yQX8A9TXkSNEw+KgZwjjZ4CpJKrDr0MfXsHrO8Fru8xWFCBfpX\
            Y6yUt9vIX2EfnBzFn2WuoEVF0MnPyYyrWd7KT7Tj6qDmPdCXzc/hSlxNmrsLKJiyQm0p4gJyRzgJE5owTJgtRCZPC4swXGvcTwFi\
            /xF2WPXPVmggHwvy5yUE+R3bnsv6K5Xm0gV62pJSnsGaQKIKYCrSOv0JOQ65aqkpbW1SBLSEyPFrDHNhs/2qU/+lNVa4Tj6APpKy\
            aE6ktmm1MmqC9z98mMXX9BCPVKcpUI0D4H/7ULr/htA/bdlq/UZ7JPNBh5qPW9rfaT2McUw8NwRljezsklakDXs0UYW+IpeX44X9\
            neVrlUe6e3gYxNcHaxyCbXhONWvXtJxasUS5e5iD6NhFSlH3SVH2sinKbi7p3sqT2UwJZytMW8CCNLIjs/il44MYDm2LZThkoxSC\
            WV36HSc0CuNhiFeFApKrNxqgpqV3mQR+KGbLr6I6M2dk39G0BmjTscKu4OvyiinqmaRn3YV0PqbYx4NnPDRb3eaBPu8/+5zrvoxT\
            ODIqjGOPBCyUaDzuMEw+CarYhXlXGX+0qFSR9h99Xl1nc+gyjedJXjLwWOfWn9NezC73FXqfcbthA+0oBSOpYrvEuE0zOjRUTXnc\
            bY6N7grXKZA/XtKTyYUj1GQnqqhmNOxXG6bJ5ko6X1srpFvTtCoyyMVgxPg2VRUInMMG4c9/DyZ//mcxW80gL7WjNRq4DXkJ4MgG\
            UkwkUdM6dbhW4zIMS65ipxTsXdMIcDM878hTMO01h1g0pYcf2dfTKr3IyBUxuyblUG5wFN9LRtzopQjHg1NfGNGkYrp15Jip7X74\
            u3+OnZsQmdV/949entKy45qlSdQdKvFScZ0XaKy2NkW/jo+HyA2Ni60ss+/LMrsYx2WeFDpU3ydSn1Y1OWiVfcUtl61wtBBSllt5\
            mmorj5yyOFe2+G1p7lJTl7MKsd8ev80yiwVwtuyNhBrUx9+mAm9QUw9W6X52Vmy2uJX4dSM/223sNV7WwPQknzU5l0sH5B1WBLU9\
            q3g0hAY9vcaJiWCLIc6sgxA6iExNKwu4HaxTTEXwPBhWlOd06LWwKAdOfLciR0W44saIstPEYFB1wyKIMgYuRoX/w7yNRgqgaa7A\
            H3wdTGfe4COlLlZCTcXlSov2mv1jQsCE9grJlzVr73xl6Q11kJNMBYAQuwmmMwjiLJ2CACWYdvRuMQWSCl2iMAljAmF0Yt1RSir5\
            GFpvOva4gK9s0u++c+hzjjW9tr1kr2ucMjGkK2n3NtAto+bfTHWRZJ4MW1TKU9+iRtapJQYGPGyVXO+knXcVE9iraYY0xe185FTn\
            CwyxIBnxkcbPqlcUWVEPhHcPsziNHh1fxKkxYjb3Y5DLv1iNnaApTCmQN356qq2VjoCM3RihGI4jKb5OBjqbn+a5tGeKK9ebSq76\
            P2reCPzyCvYHEMBlqNATArnJJJPg8PNjgzp9g5TXIAi0tCnfNhMCpYYrJlfPDSoQZUBiVN615MtnxCj6TfMivgyRCkx5VGx7DgXJ\
            PLUJNBvkGbNCuMuUU6vckMpxVuRrqgu0h8fMwYpV4Su2tSL5pQV76D+ulZyV3n/aoJNc/TQt/5BOQ4quFKbenvfoTlxnK+NX+8MX\
            t5e1o/LJZkXPL4S8jKYDVgfttCrN8EUXfQsp9iGicwWFnzvUep7V/Fxo0Scbu3BOwyyz43nbmuNKKoRpBmEP9cgKA/+f979jPQi/\
            FskeBiXYDfnOOiTdU0O+/zwYOvC4s880Pc0U8/+EfJU+pjOH4VrJeMVYAFvHFVbpBT6E9QmgVqXltO18RI8HQZYO2ecemf6jBM5Z\
            Y4nCi9VqCYGb1tEpYOifjVeCUWbnoUGtUvY2PpyadwHL0e0+XVU+BbV/RsvvOLdgmbNpA3tQqmGf+CySr016eEXkq0HMNc5fN+R3\
            yerwy/qwONuROYH8X6q8N0vvnXz48D+oAvTCnhMAAA==
            """)

    static let textsFrJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "4b7513d01f5a11bb",
        text: #"""
            {"dir":"ltr","name":"Français","texts":{"skip":"Aller au contenu","navLabel":"Parties de la page","n\#
            avHome":"Accueil","navLibrary":"Bibliothèque","navGuests":"Invités","connectedTo":"Sur {0}","connect\#
            ingTo":"Connexion à {0}","notConnected":"Aucune télé choisie","connectionLost":"La connexion est per\#
            due. Nouvel essai…","connectionBack":"De nouveau connecté.","connecting":"Recherche de Marquee…","tr\#
            yAgain":"Réessayer","failed":"Cela n'a pas marché : {0}","offline":"Marquee ne répond pas.","chooseT\#
            itle":"Choisissez une télé","chooseText":"Déposez ensuite un film ici, ou prenez-en un dans la bibli\#
            othèque.","chooseSearching":"Recherche de télés et d'enceintes…","chooseAll":"Tout afficher","readyT\#
            itle":"{0} : prêt","readyText":"Déposez un film ici ou choisissez un fichier.","readyTextPhone":"Cho\#
            isissez un film de ce téléphone ou de la bibliothèque.","playsOn":"En cours sur {0}","startsOn":"Dém\#
            arrage sur {0}","openPlayer":"Ouvrir le lecteur","openLibrary":"Ouvrir la bibliothèque","chooseFiles\#
            ":"Choisir des fichiers","dropTitle":"Déposez un film ici","dropText":"Ou de la musique, ou une imag\#
            e. La lecture commence pendant l'envoi, ou dès que tout est arrivé.","dropTitlePhone":"Lire quelque \#
            chose de ce téléphone","letGo":"Lâchez pour lire sur {0}","letGoNoDevice":"Lâchez, puis choisissez u\#
            ne télé","isFolder":"{0} est un dossier. Choisissez les fichiers qu'il contient.","isEmpty":"{0} est\#
             vide.","sentTitle":"Fichiers envoyés","sentFromElsewhere":"D'un autre appareil","waitsForDevice":"A\#
            ttend que vous choisissiez une télé","waitsForTurn":"Attend la fin du précédent","sending":"{0} sur \#
            {1}","sendingLeft":"{0} sur {1}, encore {2}","playsMeanwhile":"En lecture pendant l'envoi","preparin\#
            g":"Préparation","playing":"En lecture","over":"Terminé","cancelled":"Annulé","brokeOff":"La connexi\#
            on s'est interrompue.","cancelOf":"Annuler {0}","retryOf":"Réessayer {0}","playNowOf":"Lire {0} main\#
            tenant","removeOf":"Retirer {0} de la liste","progressOf":"Envoi de {0}","castFailed":"{0} n'a pas d\#
            émarré : {1}","castPreparing":"Préparation de {0}","continueTitle":"Continuer à regarder","libraryTi\#
            tle":"Bibliothèque","libraryCount":"À lire : {0}","libraryNone":"Pas encore de dossiers","libraryNon\#
            eText":"Lancez Marquee avec les dossiers où sont vos films, et ils seront ici :","libraryEmpty":"Il \#
            n'y a rien à lire ici.","libraryScanning":"Parcours des dossiers…","libraryPath":"Où vous êtes","sea\#
            rch":"Chercher dans la bibliothèque","searchClear":"Effacer la recherche","searchFound":"Trouvés : {\#
            0}","searchNone":"Rien ne s'appelle « {0} ».","searchNoneText":"Essayez moins de lettres, ou un autr\#
            e mot.","asPictures":"En images","asList":"En liste","kindFolder":"Dossier","kindFilm":"Film","kindS\#
            ong":"Musique","kindPicture":"Image","subtitles":"Sous-titres : {0}","subtitlesUnknown":"langue inco\#
            nnue","watched":"Vu","timeLeft":"encore {0}","playContinue":"Reprendre à {0}","playStart":"Depuis le\#
             début","play":"Lire","showPicture":"Afficher","playsThere":"Lecture sur {0}","chooseNext":"Vous cho\#
            isirez la télé ensuite.","markWatched":"Marquer comme vu","markNotWatched":"Marquer comme non vu","g\#
            uestsTitle":"Invités","guestsText":"Le lien d'un invité commande une télé jusqu'à la fin de son temp\#
            s. Il ne montre et ne fait rien d'autre.","guestDevice":"Télé","guestTime":"Pour combien de temps","\#
            guestNoDevices":"Aucune télé trouvée pour l'instant.","guestMake":"Créer un lien","guestLink":"Lien \#
            pour {0}","guestLinkOnce":"Donnez-le maintenant à votre invité : il n'est montré qu'une fois.","gues\#
            tLocal":"Les liens ne marchent que sur cette machine. Lancez Marquee avec --lan pour accueillir des \#
            invités.","copy":"Copier","copied":"Copié.","share":"Partager","guestsNow":"Invités en ce moment","g\#
            uestsNone":"Personne n'a de lien.","until":"Jusqu'à {0}","takeBack":"Reprendre","takeBackOf":"Repren\#
            dre le lien pour {0}, {1}","takenBack":"Le lien pour {0} est repris.","signTitle":"Ouvrez Marquee av\#
            ec votre lien","signText":"Là où Marquee tourne, le terminal montre un code QR et un lien. Scannez l\#
            e code avec l'appareil photo, ou collez le lien ici.","signField":"Lien ou jeton","signOpen":"Ouvrir\#
            ","signWrong":"Ce lien est inconnu, ou son temps est écoulé.","signEmpty":"Collez d'abord le lien.",\#
            "endedTitle":"Ce lien n'est plus valable","endedText":"Demandez-en un nouveau, et ouvrez-le ou colle\#
            z-le ici.","guestYours":"Vous êtes invité sur {0}","volume":"Volume","guestIdle":"Rien n'est en lect\#
            ure.","guestTakenBack":"Votre lien a été repris, ou son temps est écoulé.","installTitle":"Gardez Ma\#
            rquee sur l'écran d'accueil","installApple":"Touchez Partager, puis « Sur l'écran d'accueil ».","ins\#
            tallMenu":"Dans le menu du navigateur, choisissez « Ajouter à l'écran d'accueil ».","installReady":"\#
            Elle s'ouvre comme une application, dans sa propre fenêtre.","installPlain":"Cette page arrive par s\#
            imple HTTP : elle devient un signet avec une icône. Par HTTPS, elle s'installerait comme une applica\#
            tion, s'ouvrirait sans réseau et garderait l'écran allumé pendant l'envoi d'un film.","install":"Ins\#
            taller","notNow":"Pas maintenant"}}
            """#,
        gzip: """
            H4sIAAAAAAACA4VYzXIbuRF+FZQuusisbI66abWS1ylKYixmt3IEZ5okLAwwaQDU0i5V7aOkckhWyTWXVG7LN8mTpLsxPRzLcu3B\
            ZQ76B91f/0KfTlqHJ+cnPuPJ2UmwHdDHNdpw+Id1iY4y/JTTyfmnk/TgeqJdeA9obDFNDBlCEand3K7AE3VhMTtIpgXjrentBir9\
            +yiKL5qmgPODjFuhxT0df+tW3sW8PfzylzIIvC2QciLau7Bz+fDMptCNAZoM7TIS4b6g+fS7p+O5CxshXPLnTy4Gc/jrwBFivlRh\
            NqM0JYAhtf7wbJptdMnBRFEM85gyMc6taUZtkLLpAdsCM3Mbyw48HSXr/vfz3z+T/dY2DyT7HZjAXAIV0+i62WfWEtN7aLaA9I8R\
            u7FI/kPVl3F/sbEuMNPhmS/aA4dobZ0XJy6BEA6njHIynSUl5Mv54HBcr70LDPmg1AQweHjuY2hZQAzZxphg6bIHVicopAQfzRGb\
            IxdlAfvEGpgFQiouA7GatfOdcY07M7GYHiHAxzcQmNLakDgNVtPwHm++Bzb6Cxz07mQgm/YUQgMuZEgMi4pSEpLQMpZs7HrtWJZo\
            CLbdqz+EA6HR4+GfWUkvnJgaz7Y3UwQMa3WAs6nwYhvDC6xUB5ndqOU9s7HGFl51v/d2n+44sleBcqNgMmlM5pQtZqGyoRRXpCKa\
            0GMPYeE5GYjjruzQofF0D+d2wYFBS0s5vjBjRPLaeUijS0gmJ3WdS67F2Cuir+GmLBXZO3W5K8nRLZISnE2uIydmZm7FzoJAbncd\
            h9aQta0N2XiK9C7WLGoPvyRD8iZzhLnuLKLbcf1MTNJozB0Cc3uWIK8SfBkNkvOQ30ZmP/yt2ZIXPQFvvMMRXOW5jd/BzjVw5D0z\
            fXHJNF8pEZeuo28Ba9aJvZz9MSVOIDPJFj9Bl0w+dV7aqIOQZ6LoquvzfqJn51pgSiIOjcO1KmDA9tIahX6NsbvyCR6pGiRep2SF\
            LRnB2L63WBvvo3WZ7MXRx4ucIbQC9y6Wo5fupZsquSwYjnLekkfkbeFae24Ozy2EXC1qpbbFF4H4m6fj+RzW+XPamYHQRATz6fdP\
            WiQ3YMPj1nmQWtHkeZkzzI1AHtb7FmQHfVjuxYMiJkw1cJnsJGBLwM6F2ulsaMD7OiFCKNXrFcYHuFuvX06DdMrx4c6EhHvPla0q\
            7taqATSxEKify7k2cyWJfbfxUYiSyoxJZ1lzICdFuCNrqzRkh1V0KDXvUgZBIG6QNAvbFcNCDDogbcrXOjdYVMdGWztMHRzfKOvi\
            K2BOFHLShnIcHsM38shF2FhspSP72oeU7cWcV/JlLIGT4fCz1KMOMSXf1jJf2KQZ0oJWV/qMTcfUnMPw0ejosztopPRUyMTDf0wi\
            mynjk/SydMbTxvlkEiATeCacH5VrXb7zhN3eWIMOeL8Qg5l5duS9pywIA3oWa39vJ7fLIFPmhc1b7pxkkFQfjSuQgpbhyNDWuYiv\
            T9OR89KDRY78em0bQGZEnakj0zUB3XLSYyzUTdOAtJIHoN+zawEow6ltcEGYX/8lCffrf2dTXkX7itOZ4O6iC3Xzg5wRkrRybUFE\
            zSxt08JJCSZJ0zoZkhDmLuV6qDn94EI7ttbvKnx6TEGjQ/mvntxHgfxGRo9KD5dx5PgiNr+ssst16N0T4m/oC2EChdL/FB5CfAzE\
            5m3YFDAucPWL6kebCVeG8odCn9l1MDS0mqGT0tbSkOLl9ahFoMSZcNzzxGcHQaaMBy7LVckDubYFMX0bH48OXejiU9nScmj7cxAO\
            nWrjpL+t0frh2OORJ5IdGryudBykzuLDj6OLtYywjmyzKwPDbcxf4wkxVL6NbPFa/rrKjwQtVzCec67lgeUqk2iyoYXJDDIfSqKh\
            SeDp0AGuYpOh69PMcG1yngVON8j8sbYuG6y6JQ1nevc4/paiWo+XrpNeE4v4shJRqDcoj+4H6YuXRK51BcNucepCyjbk8dIb+yDd\
            EokHyTFxW4lzFx4k1hBYXoM30u5CA1IGgTdsD5MZwfm0i+y2onduHHcqEq2A0BEhVxiS6NJs1Bsb6yUCSWxJgiDXN4RMEjWLGsiZ\
            j3lZh5l5rbu+eePtYLatbzxfl0m1KNWnT7+XadE7wPrtoB1O6naXthZheEhSweKYKzQiJylkIJiGg91ByCOPTgrAxCjJmGtrcrHu\
            ErJjb/+gaVQRzhQVfrNNK3RyXOeuEmTXnoboTAZnZden33zKo6sckooKfXKboDXB+/lLMCWUokGZhzohk3lyKXMm9QHO2KQsa4z1\
            mv6FHxbk+h/fG8iaaTMjo0n2UCbrZDzV9dDQrpwj920iey+MIqkTjo25duBbTVTi/AA5qqF3PYTx0TGc/Yi1MV9WVYyFtlK5aaxg\
            odAKGXnz0tt08F6KPVzGq4it2sVcEFpoFU69pKZ+70syO+vtyoNy6iMQuLvoU1Vf6rIF0E+UClMc5EMg0Ez7Mw91baYysjXPJ213\
            F33pgLnkh8q+a71O2cFMGPfS8YKlZpOIazoYS/jwJTWXfgM+6T7eKzRvLbaTTEvSoYgfrXTHWrVHsYu+91Af2fJc0oKsbyFeCe5f\
            1VC3BNVyA6Ew2jbIYOvok58Kwe7cxvKD9WzyqmKlFx9iybJH/qbu9/ws54XBe15WJGzDACpB3jzeNbK4ntXlKVnTY+yJaw2BooYw\
            0bbw1gXJIG52PblaH538G01yHcFhvl8uF9RbgW9sYecgSHFxokKWapKrXXP4d4AZYyYi95RX1cjhMkDr8tdsra44YUlsN1LDA1s4\
            N2WzFsqIDqkr3eH55aOIUBve6RMnuYOqBfXPYrWtLmyaPjmenv4PPVcxyhcUAAA=
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
        "application/json; charset=utf-8", tag: "aa05f2109586834d",
        text: #"""
            {"dir":"ltr","name":"Italiano","texts":{"skip":"Vai al contenuto","navLabel":"Parti della pagina","n\#
            avHome":"Inizio","navLibrary":"Libreria","navGuests":"Ospiti","connectedTo":"Su {0}","connectingTo":\#
            "Connessione a {0}","notConnected":"Nessuna TV scelta","connectionLost":"La connessione è persa. Nuo\#
            vo tentativo…","connectionBack":"Di nuovo connesso.","connecting":"Ricerca di Marquee…","tryAgain":"\#
            Riprova","failed":"Non ha funzionato: {0}","offline":"Marquee non risponde.","chooseTitle":"Scegli u\#
            na TV","chooseText":"Poi trascina qui un film, o prendine uno dalla libreria.","chooseSearching":"Ri\#
            cerca di TV e altoparlanti…","chooseAll":"Mostra tutto","readyTitle":"{0}: pronto","readyText":"Tras\#
            cina qui un film o scegli un file.","readyTextPhone":"Scegli un film da questo telefono o dalla libr\#
            eria.","playsOn":"Ora su {0}","startsOn":"Si avvia su {0}","openPlayer":"Apri il lettore","openLibra\#
            ry":"Apri la libreria","chooseFiles":"Scegli i file","dropTitle":"Trascina qui un film","dropText":"\#
            Anche musica o un'immagine. Parte mentre arriva, o appena è arrivato tutto.","dropTitlePhone":"Ripro\#
            duci qualcosa da questo telefono","letGo":"Lascia per riprodurlo su {0}","letGoNoDevice":"Lascia, po\#
            i scegli una TV","isFolder":"{0} è una cartella. Scegli i file che contiene.","isEmpty":"{0} è vuoto\#
            .","sentTitle":"File inviati","sentFromElsewhere":"Da un altro dispositivo","waitsForDevice":"Attend\#
            e che tu scelga una TV","waitsForTurn":"Attende la fine del precedente","sending":"{0} di {1}","send\#
            ingLeft":"{0} di {1}, ancora {2}","playsMeanwhile":"In riproduzione mentre arriva","preparing":"In p\#
            reparazione","playing":"In riproduzione","over":"Finito","cancelled":"Annullato","brokeOff":"La conn\#
            essione si è interrotta.","cancelOf":"Annulla {0}","retryOf":"Riprova {0}","playNowOf":"Riproduci or\#
            a {0}","removeOf":"Togli {0} dall'elenco","progressOf":"Invio di {0}","castFailed":"{0} non è partit\#
            o: {1}","castPreparing":"Preparazione di {0}","continueTitle":"Continua a guardare","libraryTitle":"\#
            Libreria","libraryCount":"Da riprodurre: {0}","libraryNone":"Ancora nessuna cartella","libraryNoneTe\#
            xt":"Avvia Marquee con le cartelle dei tuoi film, e appariranno qui:","libraryEmpty":"Qui non c'è nu\#
            lla da riprodurre.","libraryScanning":"Lettura delle cartelle…","libraryPath":"Dove sei","search":"C\#
            erca nella libreria","searchClear":"Cancella la ricerca","searchFound":"Trovati: {0}","searchNone":"\#
            Nulla si chiama «{0}».","searchNoneText":"Prova con meno lettere o con un'altra parola.","asPictures\#
            ":"Come immagini","asList":"Come elenco","kindFolder":"Cartella","kindFilm":"Film","kindSong":"Music\#
            a","kindPicture":"Immagine","subtitles":"Sottotitoli: {0}","subtitlesUnknown":"lingua sconosciuta","\#
            watched":"Visto","timeLeft":"ancora {0}","playContinue":"Continua da {0}","playStart":"Dall'inizio",\#
            "play":"Riproduci","showPicture":"Mostra","playsThere":"Su {0}","chooseNext":"Poi scegli la TV.","ma\#
            rkWatched":"Segna come visto","markNotWatched":"Segna come non visto","guestsTitle":"Ospiti","guests\#
            Text":"Il link di un ospite comanda una TV finché dura il suo tempo. Non mostra e non fa altro.","gu\#
            estDevice":"TV","guestTime":"Per quanto tempo","guestNoDevices":"Ancora nessuna TV trovata.","guestM\#
            ake":"Crea un link","guestLink":"Link per {0}","guestLinkOnce":"Dallo ora al tuo ospite: viene mostr\#
            ato solo questa volta.","guestLocal":"I link valgono solo su questa macchina. Avvia Marquee con --la\#
            n per far entrare gli ospiti.","copy":"Copia","copied":"Copiato.","share":"Condividi","guestsNow":"O\#
            spiti ora","guestsNone":"Nessuno ha un link.","until":"Fino alle {0}","takeBack":"Ritira","takeBackO\#
            f":"Ritira il link per {0}, {1}","takenBack":"Il link per {0} è ritirato.","signTitle":"Apri Marquee\#
             con il tuo link","signText":"Dove gira Marquee, il terminale mostra un codice QR e un link. Inquadr\#
            a il codice con la fotocamera di questo dispositivo, o incolla qui il link.","signField":"Link o tok\#
            en","signOpen":"Apri","signWrong":"Questo link non è noto, o il suo tempo è finito.","signEmpty":"Pr\#
            ima incolla il link.","endedTitle":"Questo link è finito","endedText":"Chiedine uno nuovo, e aprilo \#
            o incollalo qui.","guestYours":"Sei ospite su {0}","volume":"Volume","guestIdle":"Ora non si riprodu\#
            ce nulla.","guestTakenBack":"Il tuo link è stato ritirato, o il suo tempo è finito.","installTitle":\#
            "Tieni Marquee nella schermata Home","installApple":"Tocca Condividi, poi «Aggiungi alla schermata H\#
            ome».","installMenu":"Nel menu del browser scegli «Aggiungi a schermata Home».","installReady":"Si a\#
            pre come un'app, in una finestra sua.","installPlain":"Questa pagina arriva con semplice HTTP: diven\#
            ta un segnalibro con icona. Con HTTPS si installerebbe come app, si aprirebbe senza rete e terrebbe \#
            acceso lo schermo mentre invia un film.","install":"Installa","notNow":"Non ora"}}
            """#,
        gzip: """
            H4sIAAAAAAACA4VYzW7kxhF+lYIuvsiDOEfdFNmyBWgleTVZI8dSs2amoGYV3d2kIi8WyNMECfIIudlvkicJq39IyrtIbsP66/r9\
            qns+nnUczi7OfApn52eCPc0fNwk9o+hMSfTXFM8uPp7FZx5m1gdkQA9OJZGMSbPSdItP5GfuA4bE0JH3CAMeWbDwf9BiV/gXbir8\
            FDC8zlT7RYGr6PcjRTvx7D4OnHgmOhUhl6jb60x+HOHjHz6tZJZjpl/ZZ4ysQoBVRDRdNeVZ5G7mj4Kw/wDRkU+4saJyqzGZNwhu\
            Y+q3f8BAIeIO7kadFBJJwsST/udvf3+j/id0z7P6twxigs2I7t64Oku8Z0fBIXQM7zD8PBIVUym8Xh6RJYsMQSdz74Dsi+8qcEI4\
            jDJnUDDpRY1RDwfPYtmt1kBUIHAcVDrKp59UI+05ebL8OTp6hpKHlTuX2eqnDClgdCwIP48mBgf2/TkoDIGkY6GZptChldjXyq2n\
            PBIGd/p9oJZxAvRJBwweJbGF3HQuvTfvNaaAkMaUmyoQdq/N5znSCxiCysqqDu+/4CwoRAuyEWi3VXo4qWzy0HQ6M0ExWYU9HVQU\
            vhTl4PE13ou1Z0CIrRdjwpAK/ZEBp4k3TB1IHmY9sjm7HAIDe/CUkgaq7DYMlb85dMnSNXuKq99sbpt6F3RoefpSNppIydeluBNB\
            P0Z2CDrLfMV9b4NKO7DhnXkkKRBgCDyh1R2HgQRtEAotaSnSbnt4y2ru3G50PLuA3mnEL2R2VvSUvlebNnMYbcQgFNXgtaWuit3p\
            tzSxo0X8HAZliL9rZI7X6jsKpV/MX2M5C8p73MGbxIGlwUCMSWiXtb/rh/S6Kk+jlhgjSWoJtiIAy8SYuLKug/bf+UgvJwpkAICW\
            efQpKHQ2hZETTxbzC3KafQxLNJcpkXTFlzRmTDriGlCT349BNtIe4cBChrI2k446kkTFm47lWEPoGD5+82kl39IhvWGdA4rTgPDx\
            j59aZ78jlJcT+wLWrSSGOL9rDFMINGCwA7Ns+cQsW801XrPTeDpRyMkUzgPtUBz5gnOXIqP3mOlPQZ/p/nD4HJUjW4lYEoWgKeFu\
            sXJ/WIy0LRAohVejV1w1eov4Tl8ap/athlWv14kye69Hz0bOkPAVeRKnOQd6DBRjFrqRia3mbT9hTNcNvk1VVPI6sR2Z8fubJvaw\
            SeXDJo8bY9aqMi4oflW+ERCOI4YOM5T4AiNNqC3WlXOlo6TSpG3cArVNUmXuyiRfluawlG/n6K1cQ5UMeG3/OBXw1DSsURnSqFw3\
            CQEOFm1AETWkulhtthn8ceScLvfVnLBSy27r8m5VeXQoUlJ3SymNAW0y1vPLdm3SD5hOFr9OBJHKDNvGspTmZSW0hfyFf+UJgwmh\
            uCJh7th+W2WudZTOmsV6LHFJa2PWrN7lWCKDOzH2CL/+axb69d+7rdyyjM2OZdNGT/PGoECgRjLkNoxBayf1eQAwPrBLY6CYG6Qn\
            qNjOmXnLMTXG0sDPLN0Cm1e1xo3Ovi+Y11fKo+Y8v7P10aTqmdb/dZNYLONT4lQXlqak1vG+pWRl/1meRV8M3TzLcUSITkWj4zFh\
            RsDkTnl+PnDMkJC4p4pkDb2WWa4z8WY8uq3AY8KQu99mmNtd1DhbBDD/TvrS4mo3kwaR+4Lz7R7a1vNdrdm6mLzBuNWlx/D80xLJ\
            Ix1tnKwKUw3KBO40fVFGVBa5Y74at+lu9+NGLg7cePAsz9DlC4CaDJkllK6tFlsf7vTbP6GzYWEPcbTd3A+6gzvrthwvlLMPWHbZ\
            rh20bK/9h0bac08WOwXb+pKqtcZu+zt+hirmTMrTgov9d/icKxjI/M3BNNbt/NvG3OIbKFj+t6x7cVSrqxnG0Rvu1CRcwMQkVKNL\
            ClG9lpsJwqR+48KtOvSWy5LKCf1RpSrEsen06Oymizv4HP6+/tqjZB8PGMAWJwYC64rsDJdHwfCaW3VgLJ9MXSPUq8cJQ23njifu\
            1mrPe2tpAYt1wxBanjoKpyWJZm+UxL5sXgX0nmoKEz5Tfb+858QBN7T7w0LN99ZN8s9thVVRqfo3b0Vs4QVTbhHxUVoD56vuNmtc\
            6mX6TdSausL1kQM28fMsS6FnQd9qapE67dgR/PgeaAkcbmRuyy773wTsOLtIaVKHPdnS4FLYN7c2u/+yOPU+36lbAlok10y+ax2p\
            kPSZpLLuB5IaY6X8FAp6/lhOMTvtSiCa8lHbWTT6gYXXvLXl+BC4x+bW1iWSjrqW3e0xi6kmVPN6dWJqT7rybC3rObDXNfI8JrxM\
            x190DBnXiRu+LPf1Sf2YseBD/tFUbrqCWAFzxJHbKndUtvtifP+2ldK4RhATJm3N9H/SxTJLe7+8i5hkabW64qM7UegxIdifE6vO\
            5TAUHXUOYZm8/OaY1/Xl8cijHBnwcyN5jzc770jGPIje1veYr+tPQV8ihbYhNtb+p6n39natT8shUFkMdgEYhnNgMVi32CkPQRxx\
            o/rgkaV1Q/tPpt7h8xDEOXneJuKH/f7hAuZgSVIepWhLyC5CmgXZqeDOEpJFH62K9RAK9PRU3co+xewoF3Ik+QUhUCIgm9lCReco\
            KnitgWt7X+TXVXu8biKxhii/sPyzUyDQFpbh36dP/wUgkArEyhIAAA==
            """)

    static let textsJaJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "96bca78637b3a4d5",
        text: #"""
            {"dir":"ltr","name":"日本語","texts":{"skip":"本文へ移動","navLabel":"ページの区分","navHome":"スタート","navLibrary":\#
            "ライブラリ","navGuests":"ゲスト","connectedTo":"{0} に接続中","connectingTo":"{0} に接続しています","notConnected":"テレビ\#
            が選ばれていません","connectionLost":"接続が切れました。再試行しています…","connectionBack":"再び接続しました。","connecting":"Marquee \#
            を探しています…","tryAgain":"再試行","failed":"うまくいきませんでした: {0}","offline":"Marquee が応答しません。","chooseTitle":"テ\#
            レビを選ぶ","chooseText":"次に映画をここにドロップするか、ライブラリから選びます。","chooseSearching":"テレビとスピーカーを探しています…","chooseAll"\#
            :"すべて表示","readyTitle":"{0} の準備ができました","readyText":"映画をここにドロップするか、ファイルを選びます。","readyTextPhone":"この端末ま\#
            たはライブラリから映画を選びます。","playsOn":"{0} で再生中","startsOn":"{0} で開始します","openPlayer":"プレーヤーを開く","openLibrary\#
            ":"ライブラリを開く","chooseFiles":"ファイルを選ぶ","dropTitle":"映画をここにドロップ","dropText":"音楽や写真も再生できます。届きながら、またはすべて届\#
            くと始まります。","dropTitlePhone":"この端末から再生","letGo":"放すと {0} で再生します","letGoNoDevice":"放してから、テレビを選びます","isF\#
            older":"{0} はフォルダです。中のファイルを選んでください。","isEmpty":"{0} は空です。","sentTitle":"送信したファイル","sentFromElsewhere\#
            ":"別の端末から","waitsForDevice":"テレビが選ばれるのを待っています","waitsForTurn":"前のものが終わるのを待っています","sending":"{0} / {1\#
            }","sendingLeft":"{0} / {1}、残り {2}","playsMeanwhile":"届きながら再生中","preparing":"準備中","playing":"再生中","o\#
            ver":"終了","cancelled":"キャンセル済み","brokeOff":"接続が途切れました。","cancelOf":"{0} をキャンセル","retryOf":"{0} を再試行"\#
            ,"playNowOf":"{0} を今すぐ再生","removeOf":"{0} をリストから外す","progressOf":"{0} を送信しています","castFailed":"{0} を開\#
            始できませんでした: {1}","castPreparing":"{0} を準備しています","continueTitle":"続きを見る","libraryTitle":"ライブラリ","libra\#
            ryCount":"再生できるもの: {0}","libraryNone":"まだフォルダがありません","libraryNoneText":"映画のあるフォルダを指定して Marquee を起動する\#
            と、ここに表示されます:","libraryEmpty":"ここには再生できるものがありません。","libraryScanning":"フォルダを調べています…","libraryPath":"現在\#
            の場所","search":"ライブラリを検索","searchClear":"検索を消去","searchFound":"見つかった数: {0}","searchNone":"「{0}」という名前の\#
            ものはありません。","searchNoneText":"文字を減らすか、別の言葉を試してください。","asPictures":"画像で表示","asList":"リストで表示","kindFold\#
            er":"フォルダ","kindFilm":"映画","kindSong":"音楽","kindPicture":"写真","subtitles":"字幕: {0}","subtitlesUnknow\#
            n":"不明な言語","watched":"視聴済み","timeLeft":"残り {0}","playContinue":"{0} から続ける","playStart":"最初から","play"\#
            :"再生","showPicture":"表示","playsThere":"{0} で再生します","chooseNext":"次にテレビを選びます。","markWatched":"視聴済みにする\#
            ","markNotWatched":"未視聴にする","guestsTitle":"ゲスト","guestsText":"ゲストのリンクは、時間が終わるまで 1 台のテレビを操作できます。ほかには何\#
            も表示も操作もできません。","guestDevice":"テレビ","guestTime":"時間","guestNoDevices":"まだテレビが見つかりません。","guestMake":"リ\#
            ンクを作る","guestLink":"{0} 用のリンク","guestLinkOnce":"今すぐゲストに渡してください。表示は今回だけです。","guestLocal":"リンクはこのコンピュー\#
            ターでのみ使えます。ゲストを招くには --lan を付けて Marquee を起動します。","copy":"コピー","copied":"コピーしました。","share":"共有","guests\#
            Now":"現在のゲスト","guestsNone":"リンクを持っている人はいません。","until":"{0} まで","takeBack":"取り消す","takeBackOf":"{0} 用\#
            のリンクを取り消す、{1}","takenBack":"{0} 用のリンクを取り消しました。","signTitle":"リンクで Marquee を開く","signText":"Marquee を\#
            実行している端末に QR コードとリンクが表示されます。この機器のカメラで読み取るか、リンクをここに貼り付けてください。","signField":"リンクまたはトークン","signOpen":"開\#
            く","signWrong":"このリンクは不明か、期限が切れています。","signEmpty":"先にリンクを貼り付けてください。","endedTitle":"このリンクは終了しました","en\#
            dedText":"新しいリンクをもらい、開くかここに貼り付けてください。","guestYours":"{0} のゲストです","volume":"音量","guestIdle":"現在は何も再生し\#
            ていません。","guestTakenBack":"リンクが取り消されたか、期限が切れました。","installTitle":"Marquee をホーム画面に置く","installApple":"\#
            「共有」をタップし、「ホーム画面に追加」を選びます。","installMenu":"ブラウザのメニューで「ホーム画面に追加」を選びます。","installReady":"独自のウィンドウで、アプリ\#
            のように開きます。","installPlain":"このページは通常の HTTP で届くため、アイコン付きのブックマークになります。HTTPS ならアプリとしてインストールでき、ネットワークなしで開\#
            き、映画の送信中は画面を消さずにおけます。","install":"インストール","notNow":"後で"}}
            """#,
        gzip: """
            H4sIAAAAAAACA51Y1XrjShJ+FX+5Xd7LuTo4zHPwUhN3En1RJK8sDxy05JApzPGZMONwOO+yHRneYktVVqVjeemwp+uv6uKq1o8t\
            cd1uudZiOHbLH1tMrUvAH8qTK+XSdnXzFRw54oWTbLn2Y0uyU08ADQjliT7pHlTWjv38ODI9u6s9FQYQZWZGZk6kdyDdXb9w5Pf3\
            Ev2mhXKldyi98wCR6a8z6k9tzX6JrBvSW5aZieBHZpPIN1Ii6SSR8w0wE1urZZqi1RHxryyg/PjXn2PS3SoPrFQ+zFwc7FwCdLM9\
            ipDupHRXpdst3TPpTgfXWM7noUTUo1dmtmVmVLqFmguG7EuvoLDMSm9UucMy71pJB/hC8QW/vw85zvCqOZn2/N5idWO1ulBouPyf\
            6dUrkj7TWjtBEsCl+5bVVSVdMQ6g9zT7HykhYtIbKQ8sNhXv2C8/bdd0E9CsBxy3abpB9rq9CB9EviLbKN01uvZaDBwIHFZbm6Gb\
            Qr0VjD0vVXbGAiDzkZYdlpUUX+mOIVSfgp7o0w+XEPECvbe9EIRoar4ydgwg6Y7iP1syk5WZHZnJyMwkmCS9vHTzMu02ZEtw6GVR\
            9FsyXlXjidDs1g70mBredcyoMUzYLfxvcyeynE8NzHEQ7h5KFxy5Xlk+AqottPhLtJWzbbd8NOF7ACygH4scRIaT3f+PxePSW0Cj\
            twAftZXFPuywMEwob7eytVcubSFwTrp7TR3HWkSlJgztZfKByYatQRJVxuao0JKOZjtXqLWJvL+WB1O5vKyEMB+CEGGj9yfB+9gA\
            lsnjwAC5V8f9227AQI7FdUhfbAxRt2B2xW0rgSH5r04OwRSQ2tzb8sqp9Lr93ulKaU56HhlMYWTP+K9z+EdwYAEcCPFhD3N+IGYQ\
            8gw8ElC9HLOrCjYNF4aFbgasIZwbVmDIGPK767ErwVDdjdD71hfimd4qQhbK6DwpGinGt8ysJ69bRlzYHM89dC9EADyWhvtIewg+\
            aBr1PHUNtHleuuNQQwBGsV92JZyXl1IrG0csLEgjYTphrGpp9+J8gWpFvaEOu25bXV8aSfG8Q9gB3O9faXAaAJ9rugOW2OyEpj0d\
            K2sXNPfPeqS7pBa9IuOrlI2tM1tEsAf/BSGV9570Bv+zBFA3jj0Hrf5L7Me//Xx5ele0OSoF4lLeBfVzsR///nNYdveEZj7v0NEv\
            DQmnVmHCFgnNpquo7eA5yqBTFW09w/iCBRdHvUE5aWarMOqzwIOaWJKZt9I7Bp+XD/qlew6Yp7bVKR60taljrpYei046lvcAsGgd\
            eKdBKrYqmEoqRJlMqPZ967lKvjjOYd4PkSEooQsMUTHQJWhDqNfO8gSwoHesdlskkyqWk0wNGeqedK7TYGRs2NHWmg9HDCtxPuQ4\
            MDOFo8lFlgkTPMUDEl1aBIbqKiifB4RBrZAA0e2IAZ9bKdPhEJOaIIEylUY3Y+9To0Et5tXKxjHlQfaxgVeZrgwrkIvgvCohsLXQ\
            5+/W96uYsphU33+EPTEcZeuQ6dyGaYJCqwjTaPra5cVhz2A0NI6mVka1DzKR5TyBjDQpKg0aVzfPoVM3TntmfKg5HUFsBs/80jrc\
            48+/K2fTQE/iPtF0SpWXS5V3i4z53ID/AZCOA/qHfn/gmOnXIXpBrgVhd5chc7GNzJXH9zF0jAsjly7AqUwXwY+oc68/VLzamvaa\
            uoKlcCgn+vydyUChA0BlwXTaMqifVtfT1eEsUKEoKaDRpq4lH+qtTsrGKQxp4WcAsUYRRfJdHfdirkuV2qmbcR41alRCmm50ccLV\
            z55YZjsP6PpZXQU4pnEdmJp66kDRoFpgon84jq5UKV+bnab13ATAxUGxPDUAXRUspufOc81p7RAUk4mq+457oKN3iXrXpk6NUqld\
            fU7lzOsfdiCs6WGsZgQ9gWUJuUtpv/83wtRJXL+Blh3W80uz2GM4EL6qT73m0593o/vqTt103PPo7dLszm+bmgysVLN11H3LYSDY\
            sElYFdWOjzXuWPxiYwqpxQTcITZxLuwFiQsjcNqrTYyq8xV1XYv9LeYP7gNeNaY8Wrw4LTXsZdI9Bs9Ss7g4hbzyyIPwg/Dwg1nU\
            CkEVowtDSPlKxwcsKsiH4ZqV5KaqLhpc09FyRO57Wmcgkl0AJqF+7Mq7utlZD3ZlbF31lop4YKLGPCIV98IAX2havmHf3QMuf/YV\
            koZ5I2PpVqtmqBoCAy2p0nsLJ/h2WoE1nt70yL8LmXNxCsnTzyFhhYKY5WdBFQpP7E9/MjSTxvsU3N90bHByh4/fBI4Ejy4/oSNd\
            xNXD6Js52aFRk+h5XS5lOSFhy1D7OyuqAMzGEJULLq96EKuLo8CN8LshwjCUdaMePMphOHQg4uEbf3AC0gKmAZimUHhJ4YDzxSoH\
            lAquHchnosj/zhb1it5ucrUyi7umRoFfXQimAlbI/u4cfdZgh4Sr+Fbs0WNAvMW3XhbmlXJDQZ37HF5KrfLGnD9N0YDWtQCDNZgb\
            mzuQV2AKv4ZVEy/XiTcnYCtnU2RmoRHXdWHEVYuVp3E/JvMenNfBDxLCBOwVL3xr0yAifdXioGlCCpZLc7XpIf4cpC4Zl7rgioN5\
            GVSratN/NUWYcRHn6EVUofVejXnIwwvAPp53X/Gk58FQwjtcshmM+d/di0XzvZWyk2HmK0VF7QVQzywj1SVoktf6BkO+W3FDcDVy\
            9+YRxw6M9NGvlBpQk0zJfMqzuaaRaSgK3Uw6mmGEnlVyXWZmMZmDlaT22yI4pHK6G6QFM32aSBj1NY06DWxq6NXz8HPOJNwP1Kio\
            6vmpn5tHfGRKs/x7wkyhkbhveqvS+wAexirJUycGJ/9+8Y+DD0hBCPLb1b5NkIxX4MMtk4XfKNyV3iJ+xSEAOLcX5GOyFJvIhC8/\
            uskZqnwe3qulZ/yDAziM3fzqq4e4ztD3EoiE59Yv8pZp1GDSFQGMtmewRl9RseIw2VQ/rgTynsTwMKtou05ZBDJBIOUkemmL9gFs\
            KkUQjud7ofBN4KLvWoThNxC9IfFTyB75mdZ7LIgZ1ApUGm7iE3BHVAn6EE0TyT8rBAPj55//BaKxthOdFwAA
            """)

    static let textsNlJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "32f9460ffb9e00e5",
        text: #"""
            {"dir":"ltr","name":"Nederlands","texts":{"skip":"Naar de inhoud","navLabel":"Delen van de pagina","\#
            navHome":"Start","navLibrary":"Bibliotheek","navGuests":"Gasten","connectedTo":"Op {0}","connectingT\#
            o":"Verbinden met {0}","notConnected":"Geen tv gekozen","connectionLost":"De verbinding is weg. Nieu\#
            we poging…","connectionBack":"Weer verbonden.","connecting":"Marquee wordt gezocht…","tryAgain":"Opn\#
            ieuw proberen","failed":"Dat lukte niet: {0}","offline":"Marquee antwoordt niet.","chooseTitle":"Kie\#
            s een tv","chooseText":"Sleep dan een film hierheen, of neem er een uit de bibliotheek.","chooseSear\#
            ching":"Tv's en luidsprekers worden gezocht…","chooseAll":"Alles tonen","readyTitle":"{0} is klaar",\#
            "readyText":"Sleep een film hierheen of kies een bestand.","readyTextPhone":"Kies een film van deze \#
            telefoon of uit de bibliotheek.","playsOn":"Nu op {0}","startsOn":"Start op {0}","openPlayer":"Spele\#
            r openen","openLibrary":"Bibliotheek openen","chooseFiles":"Bestanden kiezen","dropTitle":"Sleep een\#
             film hierheen","dropText":"Ook muziek of een foto. Het speelt terwijl het binnenkomt, of zodra alle\#
            s er is.","dropTitlePhone":"Iets van deze telefoon afspelen","letGo":"Laat los om het op {0} af te s\#
            pelen","letGoNoDevice":"Laat los en kies dan een tv","isFolder":"{0} is een map. Kies de bestanden e\#
            rin.","isEmpty":"{0} is leeg.","sentTitle":"Verzonden bestanden","sentFromElsewhere":"Van een ander \#
            apparaat","waitsForDevice":"Wacht tot je een tv kiest","waitsForTurn":"Wacht tot het vorige klaar is\#
            ","sending":"{0} van {1}","sendingLeft":"{0} van {1}, nog {2}","playsMeanwhile":"Speelt terwijl het \#
            binnenkomt","preparing":"Wordt voorbereid","playing":"Speelt","over":"Klaar","cancelled":"Geannuleer\#
            d","brokeOff":"De verbinding brak af.","cancelOf":"{0} annuleren","retryOf":"{0} opnieuw proberen","\#
            playNowOf":"{0} nu afspelen","removeOf":"{0} uit de lijst halen","progressOf":"{0} wordt verzonden",\#
            "castFailed":"{0} is niet gestart: {1}","castPreparing":"{0} wordt voorbereid","continueTitle":"Verd\#
            er kijken","libraryTitle":"Bibliotheek","libraryCount":"Om af te spelen: {0}","libraryNone":"Nog gee\#
            n mappen","libraryNoneText":"Start Marquee met de mappen waar je films in staan, dan staan ze hier:"\#
            ,"libraryEmpty":"Hier is niets om af te spelen.","libraryScanning":"De mappen worden doorzocht…","li\#
            braryPath":"Waar je bent","search":"Zoeken in de bibliotheek","searchClear":"Zoekopdracht wissen","s\#
            earchFound":"Gevonden: {0}","searchNone":"Niets heet “{0}”.","searchNoneText":"Probeer minder letter\#
            s of een ander woord.","asPictures":"Als plaatjes","asList":"Als lijst","kindFolder":"Map","kindFilm\#
            ":"Film","kindSong":"Muziek","kindPicture":"Foto","subtitles":"Ondertitels: {0}","subtitlesUnknown":\#
            "onbekende taal","watched":"Gezien","timeLeft":"nog {0}","playContinue":"Verder bij {0}","playStart"\#
            :"Vanaf het begin","play":"Afspelen","showPicture":"Tonen","playsThere":"Speelt op {0}","chooseNext"\#
            :"De tv kies je zo.","markWatched":"Markeren als gezien","markNotWatched":"Markeren als niet gezien"\#
            ,"guestsTitle":"Gasten","guestsText":"De link van een gast bedient één tv tot zijn tijd om is. Hij t\#
            oont en doet verder niets.","guestDevice":"Tv","guestTime":"Voor hoe lang","guestNoDevices":"Nog gee\#
            n tv gevonden.","guestMake":"Link maken","guestLink":"Link voor {0}","guestLinkOnce":"Geef hem nu aa\#
            n je gast: hij wordt alleen deze keer getoond.","guestLocal":"Links werken alleen op deze machine. S\#
            tart Marquee met --lan om gasten binnen te laten.","copy":"Kopiëren","copied":"Gekopieerd.","share":\#
            "Delen","guestsNow":"Gasten nu","guestsNone":"Niemand heeft een link.","until":"Tot {0}","takeBack":\#
            "Intrekken","takeBackOf":"Link voor {0} intrekken, {1}","takenBack":"De link voor {0} is ingetrokken\#
            .","signTitle":"Open Marquee met je link","signText":"Waar Marquee draait, toont de terminal een QR-\#
            code en een link. Scan de code met de camera van dit apparaat, of plak de link hier.","signField":"L\#
            ink of token","signOpen":"Openen","signWrong":"Deze link is niet bekend, of zijn tijd is om.","signE\#
            mpty":"Plak eerst de link.","endedTitle":"Deze link is voorbij","endedText":"Vraag om een nieuwe, en\#
             open hem of plak hem hier.","guestYours":"Je bent gast op {0}","volume":"Volume","guestIdle":"Er sp\#
            eelt nu niets.","guestTakenBack":"Je link is ingetrokken, of zijn tijd is om.","installTitle":"Zet M\#
            arquee op je beginscherm","installApple":"Tik op Deel en dan op “Zet op beginscherm”.","installMenu"\#
            :"Kies in het menu van de browser “Toevoegen aan startscherm”.","installReady":"Het opent als een ap\#
            p, in een eigen venster.","installPlain":"Deze pagina komt via gewoon HTTP, dus wordt het een bladwi\#
            jzer met een pictogram. Via HTTPS zou ze als app te installeren zijn, zonder netwerk openen en het s\#
            cherm aan houden terwijl ze een film verzendt.","install":"Installeren","notNow":"Niet nu"}}
            """#,
        gzip: """
            H4sIAAAAAAACA31YwZIbuQ39FdZccplVbXKc267HYzuxZyZrxa7sjVI/tahmAx2SLWXkcpU/JLmmaiuf4T/xl6RBEmopnuSyOwYe\
            QAAEHtj6dNW4cHVz5VO4ur4i22P6xz0aBG+piZMs4e8pXt18uoqdG0RpbTANjKMtj0022r+1K/hJdwsPMntLAhhs68gWwGvOjt8n\
            G1I1catgw9Mk/NmtvOO0BbqiejUiypFXr2xMoEm4ZiKsE5olT+KHwXz68fMsdtRm+QeElaMGZHqkCiFOL9RYPAJk0t606Ph47tox\
            veWYcg5mXxxNfo2L5oB2Ye4dxgPMwO0k/fblXxeWP9t1N1l+BEK2ZQlicRHgpH5nw99GwBw4NMm0OPJ6m4qrFJ5+aq2jnBzJUWYI\
            vELIIW6s8zn6W5uMH7sEQw7ppqbIm413hLMTLKUD51MElwPZMkcsXfKC+5NDNKUSs266ZrkhDwymsZT1G+d7s3UIW4CuDW8MAb1B\
            yNrRJbnn1Xx/81HvYcN6WxJf7n8XDWgK3TVxCOgQYq4C6LwMavqTl1aa/otoElMuQYBtnjT8KW25l85bG1R3Hv73oUvknSa9QkyW\
            msW56eOWaa6MmpdGPsIkeGyYs5/nsx68fYoPJPMxGtYGjdLvIq6tP2t4AD1ONgiiG+ARjMhAVfnsfChES3XnPKJASkogybL0dRN4\
            0II9XxVF1dI9cGf68ejklE0Bc+KFeY1k4gD4ZBLCwe282SJN+ROBOu5T7osjN8Eamy8Nwbi4OI9By/sGKT5TVbuJUgEJyCO9kll+\
            a6XXORqe4oUWbkKaBHOJvudb7N0a51alErE0sja6i3fsG4S5hUTV22Fh8r3LrZ4KieBokY1e9kN6mm080IoiglItsDDPkcVsdlAR\
            d4H7lz7isEXIyBqQYIKxw2CDtUKJB+vSFF845fLRrrfJJE5mh5pDzukcvBwDXUClVHsOrkUZD+NiCUTIrOYg9f/0+8+z/C026VJ3\
            bYhb8+kPn7Wz38HSYetKN/2/ZhCDgMGGct7HzEJ75iBk5prqT5TqSPp9jyDDVwd6bWkN7ythW6LRA0FsV4E7PGw239H0KtjO2M3i\
            ZP2wqRkV81BZZCLak4a/Z1qJ7Z4PJwiN570Z0PMeqlQi8G4Xk9nagpmctQExKqqy/V4bJAcY051Sem0qcpCVkPnipt6O4B61lurt\
            +3qumZKjEWe9KK3VuV1XZqQQiaovtq0qX/BImQP6iwmrG0ZR92WI77k1bZ2cAXSpVx7ObKf7qIdUquLNQfpyh8xF0TgyMVlL16ax\
            9U9zROaom9m1zuBrh6D1ioYvw13M+PdrS1TKdqsH68ppmMO8dNTi0aatNGwNbgWSzoyyxkT+K6MDSbSX3H/CvPCwoQJ5aEIeyYOL\
            EXTC3PFIpan3TI3WV7Va3pzaFkjm25d/TIBvX/65OAdpjR+lbxFM7zKXeKSEEJW8bRbmZ4BY2/jo1mkMiHm3RjN4a9MOMeveupiq\
            PLfzJOwcNSe6fGcHFTnfTwL5X5W85/K6yaujyupZAuTEEvy4Si6VZfUgkSWX4KMW4KT+C3XEB+E0ppVUvIFJ1vrMeWm9rZxwdLmq\
            yfWo5JX56kflqxd1JuZxWLndmT63Z2FjuykMhtYpA0gl5qmPWz7M+SyZoLi43CLMjKjLXZfzfbmmWyhzS18dWW6jt6H7qPnIs61D\
            kDvz0bSanGDuOT0LU8JQbJtfzDri+mxW8SkO76gz+7qBWhsl7caBkvn629ffZMPkJXJ0OzLJ7RrDvWxy89rtJgVPuDw+smNKVfMY\
            LvSk0+pa7lW0dH2+BOZgtgzjLbWq070dlVP0bV6n4+T3ne3ycpfoe9vNqYlEFcKJUv5z3QOtcz0AueQ+07kluQZJ/sZs3a4yqjxc\
            UJ8lnQxVC0m4WZzc8dr6epZ8EoQOpFY8FMPeyosXC/M9+/3wg7ck5ZSDQXVhmiQVSfqtMDzJEuTBff13ABWRqx3fyZ8osxy3NkC/\
            tk7XPO2t090bGs/kSiu9pUaIZZNyA0g3iLuRkvO5tfWjKdkO9ZvmDaWArtRcxbLbLotunMKu6/ISLAlYO+8CLbTfIgUWk5ySa0nb\
            92EAXRRvV+wVJu1ciVpRTbDWpevapMIZCL0j63Oif/7lhzVPQtCct5ENIUjR6IJa2x7BlgeqS/o6yw9c4ctOMGKdt5OGfefgm1oQ\
            ASbuQFUnqdSMTrKPgeteOlZvuv8L4clp8wiKkns9S9fgowQDhJg0JEEIWzZaxQv3+cHgdoqpJfwQrG2lKaUq+S2Ea5P7GSTzomnL\
            3yVlbaq/8hhkbP9YFmXu6pn+9uzHOvbyhxq9aXJgL4N+TtD4XwSy1KYR1xr9Ra/8r+I4isl6r8n/itP4SVg7FH6P6y1CP8N/GoYM\
            X7pOYLeAzwxnpQayfcUPD+fGZRmrg3egUb8aHeVF0k8i/QVkFfgQEcTTkrFntKDMQPmd95zDX2Cb/M7JB4NSJnuApBmvjSsdDCeO\
            9phsEM6sp7ZwpHdffn4x8ig3e2dNiwMzmdfL5eO1acZYmU9ihjCSt83B7Y7yoKiiwa0Tt8H2C/PB2Wz53hx5NEdIWBKSMFg9HAGU\
            r+Z6wlDeDkgHBP1oNSgFKmnnMsgPSCD9khC386c3whHUpLPshI3mo8pvO4X05MkklPf5838AwrVf/s8SAAA=
            """)

    static let textsPlJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "5f37ce161a7ab4d4",
        text: #"""
            {"dir":"ltr","name":"Polski","texts":{"skip":"Przejdź do treści","navLabel":"Części strony","navHome\#
            ":"Start","navLibrary":"Biblioteka","navGuests":"Goście","connectedTo":"Na: {0}","connectingTo":"Łąc\#
            zenie: {0}","notConnected":"Nie wybrano telewizora","connectionLost":"Utracono połączenie. Kolejna p\#
            róba…","connectionBack":"Połączono ponownie.","connecting":"Szukanie Marquee…","tryAgain":"Spróbuj p\#
            onownie","failed":"To się nie udało: {0}","offline":"Marquee nie odpowiada.","chooseTitle":"Wybierz \#
            telewizor","chooseText":"Potem upuść tu film albo weź go z biblioteki.","chooseSearching":"Szukanie \#
            telewizorów i głośników…","chooseAll":"Pokaż wszystkie","readyTitle":"{0}: gotowe","readyText":"Upuś\#
            ć tu film albo wybierz plik.","readyTextPhone":"Wybierz film z tego telefonu albo z biblioteki.","pl\#
            aysOn":"Teraz na: {0}","startsOn":"Uruchamianie na: {0}","openPlayer":"Otwórz odtwarzacz","openLibra\#
            ry":"Otwórz bibliotekę","chooseFiles":"Wybierz pliki","dropTitle":"Upuść tu film","dropText":"Może t\#
            o być też muzyka lub obraz. Odtwarza się już podczas przesyłania albo gdy dotrze całość.","dropTitle\#
            Phone":"Odtwórz coś z tego telefonu","letGo":"Upuść, aby odtworzyć na: {0}","letGoNoDevice":"Upuść, \#
            a potem wybierz telewizor","isFolder":"{0} to folder. Wybierz pliki, które w nim są.","isEmpty":"{0}\#
            : plik jest pusty.","sentTitle":"Wysłane pliki","sentFromElsewhere":"Z innego urządzenia","waitsForD\#
            evice":"Czeka na wybór telewizora","waitsForTurn":"Czeka na koniec poprzedniego","sending":"{0} z {1\#
            }","sendingLeft":"{0} z {1}, pozostało {2}","playsMeanwhile":"Odtwarzanie podczas przesyłania","prep\#
            aring":"Przygotowywanie","playing":"Odtwarzanie","over":"Zakończone","cancelled":"Anulowano","brokeO\#
            ff":"Połączenie zostało przerwane.","cancelOf":"Anuluj: {0}","retryOf":"Spróbuj ponownie: {0}","play\#
            NowOf":"Odtwórz teraz: {0}","removeOf":"Usuń z listy: {0}","progressOf":"Wysyłanie: {0}","castFailed\#
            ":"{0}: nie udało się uruchomić: {1}","castPreparing":"Przygotowywanie: {0}","continueTitle":"Ogląda\#
            j dalej","libraryTitle":"Biblioteka","libraryCount":"Do odtworzenia: {0}","libraryNone":"Nie ma jesz\#
            cze folderów","libraryNoneText":"Uruchom Marquee z folderami, w których są filmy, a pojawią się tuta\#
            j:","libraryEmpty":"Nie ma tu nic do odtworzenia.","libraryScanning":"Przeglądanie folderów…","libra\#
            ryPath":"Gdzie jesteś","search":"Szukaj w bibliotece","searchClear":"Wyczyść wyszukiwanie","searchFo\#
            und":"Znaleziono: {0}","searchNone":"Nic nie nazywa się „{0}”.","searchNoneText":"Spróbuj krócej alb\#
            o innym słowem.","asPictures":"Jako obrazy","asList":"Jako lista","kindFolder":"Folder","kindFilm":"\#
            Film","kindSong":"Muzyka","kindPicture":"Obraz","subtitles":"Napisy: {0}","subtitlesUnknown":"niezna\#
            ny język","watched":"Obejrzane","timeLeft":"pozostało {0}","playContinue":"Wznów od {0}","playStart"\#
            :"Od początku","play":"Odtwórz","showPicture":"Pokaż","playsThere":"Odtwarza: {0}","chooseNext":"Tel\#
            ewizor wybierzesz za chwilę.","markWatched":"Oznacz jako obejrzane","markNotWatched":"Oznacz jako ni\#
            eobejrzane","guestsTitle":"Goście","guestsText":"Link gościa steruje jednym telewizorem, aż minie je\#
            go czas. Niczego więcej nie pokazuje i nie robi.","guestDevice":"Telewizor","guestTime":"Na jak dług\#
            o","guestNoDevices":"Nie znaleziono jeszcze telewizora.","guestMake":"Utwórz link","guestLink":"Link\#
            : {0}","guestLinkOnce":"Przekaż go teraz gościowi: pokazuje się tylko raz.","guestLocal":"Linki dzia\#
            łają tylko na tym komputerze. Uruchom Marquee z --lan, aby wpuścić gości.","copy":"Kopiuj","copied":\#
            "Skopiowano.","share":"Udostępnij","guestsNow":"Goście teraz","guestsNone":"Nikt nie ma linku.","unt\#
            il":"Do {0}","takeBack":"Cofnij","takeBackOf":"Cofnij link: {0}, {1}","takenBack":"Link cofnięty: {0\#
            }.","signTitle":"Otwórz Marquee swoim linkiem","signText":"Tam, gdzie działa Marquee, terminal pokaz\#
            uje kod QR i link. Zeskanuj kod aparatem tego urządzenia albo wklej link tutaj.","signField":"Link l\#
            ub token","signOpen":"Otwórz","signWrong":"Ten link jest nieznany albo jego czas minął.","signEmpty"\#
            :"Najpierw wklej link.","endedTitle":"Ten link wygasł","endedText":"Poproś o nowy i otwórz go albo w\#
            klej tutaj.","guestYours":"Jesteś gościem: {0}","volume":"Głośność","guestIdle":"Nic teraz nie gra."\#
            ,"guestTakenBack":"Twój link cofnięto albo jego czas minął.","installTitle":"Zachowaj Marquee na ekr\#
            anie głównym","installApple":"Stuknij Udostępnij, a potem „Do ekranu początk.”.","installMenu":"W me\#
            nu przeglądarki wybierz „Dodaj do ekranu głównego”.","installReady":"Otwiera się jak aplikacja, we w\#
            łasnym oknie.","installPlain":"Ta strona przychodzi zwykłym HTTP, więc będzie zakładką z ikoną. Prze\#
            z HTTPS dałaby się zainstalować jako aplikacja, otwierałaby się bez sieci i nie gasiłaby ekranu podc\#
            zas wysyłania filmu.","install":"Zainstaluj","notNow":"Nie teraz"}}
            """#,
        gzip: """
            H4sIAAAAAAACA31Yx5rjNhJ+FXx9bmvDsW/jiQ4d1q3ZdCuRJQkMKC4IDpdwnvgMjsd9AZ823Cy9yDzJVgEExHY6tYjKP6v+Avvj\
            s1Lbs4uzxtmz8zMDLfLDDTV9rfnZ4T9df3bx8Rk/diKwHqvy+B9VknIWj98UOlg9+xA22LDCfX/4Sk5V7yyZKQqfUPB668C6WV1v\
            LNiJD9/Vm0aTwxqi5PGAvYQ8e0ziB/m0IGOwcFiuic+v4EJ9/PtPT+fa7ILg+OXhVeHRaEwKhtz9ZCuWGtU4cWDDyWODo/ZkYeGI\
            zIfUO9Z86izwIamOjs+T15X6gBqsDKjO/vjDBt5+8a87tu9CUQfsokk0NzSK6Z1sBQo/1MACdQn2HwNi9OXsdG8H2ohCiDFU2QWL\
            t6CbUMiaVK8PXylxMJRwfE6pYtpuG20E7Nlx0KGyo1FDCSGPPVGPa+0aUfvLtNFo/QmPkwa/+lCOw1YN3XD85vBGuUFtddMqaDak\
            RuRG2JHyapNeoj5FuEWwxf5uuTkMFzcqrXac+vEbo2t+FAiS7b2mCaFrOP5Pjb2felcHCCxCOaXcueQLju9ozKI56ae/mO5catfo\
            erU0uNmTWWARTQSSXeyTLZkhuvhppV0DU39t5JWgBa9M7s1eej2Kntqh2EOrBYCFBnVobtgeZfqu3fjjDxyaSjeC9VD4WSMPSlbJ\
            GRy+yng90g32uYJYomZpaalLaP0EkySNgF3S8X+oHKnNJCrIsLeDn2pQzbBRxDn4lbqek4vNVw2s1FFZeOh5Ijz20/E51wgRql05\
            qZIcn6tCOlRir5YpJdTZayysYJ2fws4GDbrHdMr/XMFmCjiR9ZxsQjRpXtEDfKYLvGOhutDF4y80u+4fUVOijf0kEGzD80rdAfNc\
            1Y6zRDUqo1vVH16tgvHDtnNT6kXRVBX2TnVD7ybR6NG406z1ghBGj7PwkaX2YdPjuEcrSn9X2hiBYLD+8KoU5gFWHUE7ztTm4u57\
            rIGLl6I4sVNNS+31YM1StyajsWA05H2VRnOcmEYZ51QQ8OrjP3x6Ov0Qt24pOWdrT72Td6o+/uOnaQouEcy416HQ1Cgc4Bc7RGws\
            dmDZf1wqUxjjaRST2WOUJVfxnJ6hFYygpuNLoVg5LMAU2ERmvGeGhtiLlLWxVOP1disRFjSucvaSkmVlXGUv19vZyVClrrLo7MTn\
            v8DJSUXSvaIxKOV2dsIIJyct5x4UnvbD8SVj2WhukezB0s5i34uG9EkEKgcooHePEvtLqy2oP07jICRDrT68YZs/JJubX0d5sUSd\
            NkNeCNe7htsOKlVCg5VMVWSgJF/u6yS7T4ORJnlAaTCla2OErHRFBucl3IJMiS88xmGTbXBXMfF4rEqlZeZnfWh5IMc4klOxl3EM\
            pDbFWa9g1HwSgHGDg+ri5D0ObM7DDcroQpV3Ml+d1G8LMCYDiBEco1PiaW8l9Rtwe7m7lF5jYAK+IoVZkl2YFmGlxsziBWbx/Yb/\
            hNdf+ClQ9Tj1rK/jVCS1Rwx2KUNgoEGvycTln+UZ50LFheOncabst198z5pvv/hulbUT2Mv2rvlvgVXkcW3M1ComLhqxFTvob3Th\
            BhsWzvtQU1wPUxB9yE2djqXBpUlqbcrMsfFHOuVXJmfyJ57cUoD6UnZPso3hQm9KIEl92Dhpx17qhE73eY6y5KmpZUZZwWj0Bsyk\
            qsNX7DWwoyv2WAaHWAm5CLpOtziT3ZLh8oDfj4MSiNwbub9QuRDHy63Mv+qoYOp29TCLFqwgKe5pTCWlO04i0XVcApn1Yllpy1/F\
            97ROTJ/2GfZeeVDFftTN4St5Ry3Y+i+nKrn+wqsqvqtUcdS6IvfLikbjUncXruWJBPLdPJ3HzD7Upla7IAPVO7RDJVNQSgfl/YQt\
            D6ncL7TRIt2RkgWxUtyxXp5GblVpv7g9avDiRYdHSxu9SlHzKsyAJMlatxhaQ0pR5fH5sKMkS/eDfuYAn8coc1JOFXKsS6jDjWLm\
            9oYLTSIpeq49va58fm0KnJlDXjNjE9fCDBKN+iKXONPV1DD4rLLKfqiAZg6gVek19yVUTG9R1QD/aFVNbTc4aYaV+jlrvvNOAybe\
            nMZukNDMLjGH+GnSSZN+QJ0eqvisQ0Pc1vwr7NNV6FywAYWSenf4qjO6yh3A6+/UF7HILMuMVDtlIu0KgIP4HIzTTVwdETvHSM9f\
            UvdpG0Oks+ttPlVNwvuc910yNKKVGrFgRYZ0XrKhAL0zec/FV5lB6kfSbfCqsU2688ABt+xOKD3Bn6zOpVJuZGhOr7GmUv3pI6WD\
            r5X6O/Y1mKEK59CBBbmJup/c8OYvlLrBWFlcWynnRxqbMpUlF3JHXOssvO7QnOqZD/9iI5Gu0QR/8VaaqDBGy6Mno3h4dXyewuUV\
            CVWn0Y6LvEQFTYllgjEHGKcd8JbI8vT12Fm51pMyNE5KK5ph39Gy5Fhtapi/0WDDcon7c25UbNN4PaNmaAMNxc/H8G2RjN8rm7T+\
            4qhJx+0Wo7xe9Mmak4mF5W6h3wBHm95B06Ta/w48ZiNUuYcMKKwthIjH57wimPhOZve6LpjduqGWDl6MUf5EkRX9gKKXIS+SVVzZ\
            ydElmkG2kGpRlPK1xNY6rYToJ1zjkreUEhd2191H8h0cO4hN09cd1ArkOwWKCs7ViGrkvu+FyYmzx4X9TQPahDGJ//QBSWliaHhY\
            lB+n+vicrZ6s1zfnkdvV5vBVmCYPLIOyZjLzStfEQK+UkKUP6reqBJZvppiShxiQIWf2kiW1zJBi9gv9DXr+gYWelwf3p47iCEj+\
            NBnTfRvCJXJY1BbecvwdmNGQi0x3lVnu00//D3gxMCFDEwAA
            """)

    static let textsPtJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "44b6dd88cc389251",
        text: #"""
            {"dir":"ltr","name":"Português","texts":{"skip":"Ir para o conteúdo","navLabel":"Partes da página","\#
            navHome":"Início","navLibrary":"Biblioteca","navGuests":"Convidados","connectedTo":"Em {0}","connect\#
            ingTo":"A ligar a {0}","notConnected":"Nenhuma TV escolhida","connectionLost":"A ligação perdeu-se. \#
            Nova tentativa…","connectionBack":"Ligado de novo.","connecting":"À procura do Marquee…","tryAgain":\#
            "Tentar de novo","failed":"Não funcionou: {0}","offline":"O Marquee não responde.","chooseTitle":"Es\#
            colha uma TV","chooseText":"Depois largue um filme aqui, ou escolha um da biblioteca.","chooseSearch\#
            ing":"À procura de TVs e colunas…","chooseAll":"Mostrar tudo","readyTitle":"{0}: tudo pronto","ready\#
            Text":"Largue um filme aqui ou escolha um ficheiro.","readyTextPhone":"Escolha um filme deste telefo\#
            ne ou da biblioteca.","playsOn":"Agora em {0}","startsOn":"A começar em {0}","openPlayer":"Abrir o l\#
            eitor","openLibrary":"Abrir a biblioteca","chooseFiles":"Escolher ficheiros","dropTitle":"Largue um \#
            filme aqui","dropText":"Também música ou uma imagem. Começa enquanto chega, ou assim que tudo tiver \#
            chegado.","dropTitlePhone":"Reproduzir algo deste telefone","letGo":"Largue para reproduzir em {0}",\#
            "letGoNoDevice":"Largue e depois escolha uma TV","isFolder":"{0} é uma pasta. Escolha os ficheiros q\#
            ue contém.","isEmpty":"{0} está vazio.","sentTitle":"Ficheiros enviados","sentFromElsewhere":"De out\#
            ro aparelho","waitsForDevice":"Espera que escolha uma TV","waitsForTurn":"Espera pelo fim do anterio\#
            r","sending":"{0} de {1}","sendingLeft":"{0} de {1}, faltam {2}","playsMeanwhile":"A reproduzir enqu\#
            anto chega","preparing":"A preparar","playing":"A reproduzir","over":"Terminado","cancelled":"Cancel\#
            ado","brokeOff":"A ligação foi interrompida.","cancelOf":"Cancelar {0}","retryOf":"Tentar {0} de nov\#
            o","playNowOf":"Reproduzir {0} agora","removeOf":"Tirar {0} da lista","progressOf":"A enviar {0}","c\#
            astFailed":"{0} não começou: {1}","castPreparing":"A preparar {0}","continueTitle":"Continuar a ver"\#
            ,"libraryTitle":"Biblioteca","libraryCount":"Para reproduzir: {0}","libraryNone":"Ainda sem pastas",\#
            "libraryNoneText":"Inicie o Marquee com as pastas dos seus filmes, e ficarão aqui:","libraryEmpty":"\#
            Não há nada para reproduzir aqui.","libraryScanning":"A ver as pastas…","libraryPath":"Onde está","s\#
            earch":"Procurar na biblioteca","searchClear":"Limpar a procura","searchFound":"Encontrados: {0}","s\#
            earchNone":"Nada se chama “{0}”.","searchNoneText":"Tente menos letras ou outra palavra.","asPicture\#
            s":"Como imagens","asList":"Como lista","kindFolder":"Pasta","kindFilm":"Filme","kindSong":"Música",\#
            "kindPicture":"Imagem","subtitles":"Legendas: {0}","subtitlesUnknown":"língua desconhecida","watched\#
            ":"Visto","timeLeft":"faltam {0}","playContinue":"Continuar em {0}","playStart":"Do princípio","play\#
            ":"Reproduzir","showPicture":"Mostrar","playsThere":"Em {0}","chooseNext":"A TV escolhe a seguir.","\#
            markWatched":"Marcar como visto","markNotWatched":"Marcar como não visto","guestsTitle":"Convidados"\#
            ,"guestsText":"A ligação de um convidado comanda uma TV até o tempo acabar. Não mostra nem faz mais \#
            nada.","guestDevice":"TV","guestTime":"Durante quanto tempo","guestNoDevices":"Ainda não foi encontr\#
            ada nenhuma TV.","guestMake":"Criar uma ligação","guestLink":"Ligação para {0}","guestLinkOnce":"Dê-\#
            a agora ao convidado: só é mostrada esta vez.","guestLocal":"As ligações só servem nesta máquina. In\#
            icie o Marquee com --lan para deixar entrar convidados.","copy":"Copiar","copied":"Copiado.","share"\#
            :"Partilhar","guestsNow":"Convidados agora","guestsNone":"Ninguém tem uma ligação.","until":"Até {0}\#
            ","takeBack":"Retirar","takeBackOf":"Retirar a ligação para {0}, {1}","takenBack":"A ligação para {0\#
            } foi retirada.","signTitle":"Abra o Marquee com a sua ligação","signText":"Onde o Marquee corre, o \#
            terminal mostra um código QR e uma ligação. Leia o código com a câmara deste aparelho, ou cole aqui \#
            a ligação.","signField":"Ligação ou token","signOpen":"Abrir","signWrong":"Esta ligação não é conhec\#
            ida, ou o seu tempo acabou.","signEmpty":"Cole primeiro a ligação.","endedTitle":"Esta ligação acabo\#
            u","endedText":"Peça uma nova, e abra-a ou cole-a aqui.","guestYours":"É convidado em {0}","volume":\#
            "Volume","guestIdle":"Agora nada está a tocar.","guestTakenBack":"A sua ligação foi retirada, ou o s\#
            eu tempo acabou.","installTitle":"Tenha o Marquee no ecrã principal","installApple":"Toque em Partil\#
            har e depois em “Adicionar ao ecrã principal”.","installMenu":"No menu do navegador, escolha “Adicio\#
            nar ao ecrã principal”.","installReady":"Abre como uma aplicação, numa janela própria.","installPlai\#
            n":"Esta página vem por HTTP simples, por isso torna-se um marcador com ícone. Por HTTPS seria insta\#
            lada como aplicação, abriria sem rede e manteria o ecrã ligado enquanto envia um filme.","install":"\#
            Instalar","notNow":"Agora não"}}
            """#,
        gzip: """
            H4sIAAAAAAACA5VYx3ojOQ5+FXw+29pw9M3jjp+TtluTjnARkrgmiRqQpU7fhOs+w+acL5t3r3qTfpIlQbFK8uSbRQQCP4EfKL85\
            MlaOTo9ckqPjo4Ce8o85SxpWw/ZPMZ8lepni0embo3hn+yx8KtCjIDB0HBJt/2dYLTeXeEuuWKMkimAQ+u0vVzZgFT9h9f00bP/a\
            2WZibwXlVT5+x946y4m6nfbjgWKKWXDOYWMNGi6xdBwCdYnMgrPooYc33/14OrZhpedn4OwKBXAnDpzOm2EWX1NYDx5h8R5Q7Nit\
            s/s9JxwuOabRzfb3218z9CSGhpNIM7jmDUKikDDZDb797HcHtu9gd5dtL7OlYTAEgTc8O4gxi7efQS/cDYKQta5QPhqIqqskr85W\
            aEPWWpRLpDnJsiVaV1MoMS2H0FkOPJzu8uTl0tlQQL5pPiEUTaHYczCkcayZIy1sclQgVAAQKh6TmF4WBB5QzzaCQ1kNlHVgaZ0n\
            wI8Geww8AI3W5bVvxyec7nlOKN3680lTvi0CQbYfAsaaejU5c6WIrjgmQYE0aHkJoXnVgs7Znqqg+AtpkteoL78g3P1oVdCtyQrP\
            9k3naw4HmDQHhmIiSORomTWyq89n2zt8FW9CqZoVCwK10owJJe0k0LGn7e9RJjH3FObZlqQo3IoVYHBkE8tO2lqkifdvHjF7ZB3F\
            MXSSlqA2jRHuG3RfhE1Tqegt0N9u/+jBb/8XbYfAgxaH9bgiP4PzmgJQ+GjAkBjyPSvUasAYrYdcdfVtkt2QVLHh2X4cDehn1Aub\
            4XXJyq34Hs7ZwlF6zFPUSjvSjBqKTe+aH9DGdjTpE5hawHS/ym18xM6Q1GKC7R9V1GNMOIP2/hwnGDWtwncZmpk6eOj79GpnTzFt\
            fwkbfG010UghNcAfjR4obKzSWFV4JOwfukgv1iSkvQY8JGHAHoXculT1C7QpRypjYg9jT4IazL2cJuXFIGFS7clxTsMXnsGQSCxL\
            jcBoV2r8huDN9z6eji9pmQ5Ex7BElzDj/f2PW7VfEYYXa6tZnh08y0FpFPUsRMl+VbP+Qtn5acejAy38DYkSoHgbUBmgw9CRq/R3\
            rn/X81vhO7pZLu8R9pIt2JKvsO+twdno4mY5eZBdAQll2lWBcq4eT7yrcV7zC1WYilaVsLS7evC8oerCSvOA4GxMFQNeCcWoGme1\
            GNrtHcb0qFF7PqqkXclC2f17TWv+hUhOUzDZMIzcfl5/6yDcUIHVVS5pCtPMnWTnPISkQ/yg13TETFrXtYHPbDAIkXxtnXig0IbI\
            02A7SzCOuZIYYNyZgOEIkYZYCSkeA5WuQ8kQKDudTk615dr0W+eOC2jwPiuo0Wwyet5hCA2xDcl0tQ6dpjbHtC6DMxiq7Vy6QYdX\
            AaOOLYFwwL5N49wRig593yvavepPCo94CKb0ZChvJIUFGqBVYYfnNSqc0K3RI7z97CdZ5+1nP51Neg3WWqgEngJHcJQEI/CgFFIg\
            cbgRrXmMc9ulQajuUp4rk4eosksbUztvlXpngxnZcY57h9Z5ZTTnaXf0nBXYK50VTa9eqLueDo0S/XCbbKoz6pLy9QYbApPs3XAX\
            +EXhLrf9a1gNCKaQXFhTZw0qw6VurU3yno069pP1tCOrRlDfbQS1K//DTqB9jecJRdcchl5s6LZ/7W1r94NOL1Gu+cWYWNtOGhUu\
            Koe3hbRN5ev6UmfTpkmAEGk1WClv41Hu3h9zukLpUEp3MGxqfqpxzemLlZQlmuZK9+XW2dPSPIlaMBNHGl0EuqZbvGIwbaQA5mEH\
            DIl8z4Ad3qLMQHvPa/oQyMMSX4NHG7UXZ+22cWAt3mtHC+t1zA2CpXDriKjOm0qb4HGkltConFrn5LNxfR+vu8I7zVosikY/5tg0\
            Lm3QtbydV9bQx5oUbkKnIW7/dIKV2AF5wucU4vbveVfQ9DWUbFeo9fVs9MIduhJ9bCH8k6KaRZINeQhq4re/zCQVcAZfSI4nJw5D\
            jdCQfYkCVHKXKZRYvyj6V/rWvUWpvy2ZdlJ3rrhGoUrnybr8Y6yHPM8OCqUmPIobI9nciGUdTOQPkFXvQ0hW0y2VUsFMeEe7b6Bn\
            lKyg7B3eLKdjmHxNr3FcZ50atE+psy/Q05oQdVSrLtpVqMWvezLeHzcQh737moG2hHL+gb4IHWvh6/bhWrmXXtn+3dgVww+eAd2D\
            Ay7JIvCoUq/ttr/y9R1jonG103W5Y1f3730kWi6PLDlzULDZInFGZadw01No3wS7o/elsvHDmCaPlSZK1Y5MqrdzGbp7vc1Du7pN\
            2fMSXy/WkxW+HyMFQ6YBfnBhczcqVZDn+tVQIAu8wTLl8VbwBBsSJ6hYjJ30IQ9SeGD7o6nqJ/besBuUTt7TP5rRU+OofYIpIe02\
            c4TEHcrofHFQXgelcVBZX4GUDTGhcw2CBYX1ftEFBuryDlMHi+3RTTZnfV9tWPd4D2Nz7n2x+DL+z4ztLIcswM/5q3tB83lFYSjt\
            yuApDGAYAm70y0uO26fCt/P4jNDsvjq1h1gfD3tnu4rUMYRy8kMM5DB72f49e8I9D3OHNtTyGP8VBIUEexZ4sljMIVrfO4rHemJj\
            ZEgsAU+iDiaP0pUEtJW2f+040AzmO9vnEEksQr0LDWqMh/FhaQ5bF1QhQ0DgMSS1a9k7W0Cavll0MR+/j/ey0U1W75L6LyUl0FZr\
            hVQ+/vj/cjvq6E0TAAA=
            """)

    static let textsTrJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "80339e054c8fcba2",
        text: #"""
            {"dir":"ltr","name":"Türkçe","texts":{"skip":"İçeriğe geç","navLabel":"Sayfanın bölümleri","navHome"\#
            :"Başlangıç","navLibrary":"Kitaplık","navGuests":"Konuklar","connectedTo":"{0} üzerinde","connecting\#
            To":"{0} cihazına bağlanıyor","notConnected":"TV seçilmedi","connectionLost":"Bağlantı koptu. Yenide\#
            n deneniyor…","connectionBack":"Yeniden bağlandı.","connecting":"Marquee aranıyor…","tryAgain":"Yeni\#
            den dene","failed":"Bu olmadı: {0}","offline":"Marquee yanıt vermiyor.","chooseTitle":"Bir TV seçin"\#
            ,"chooseText":"Sonra buraya bir film bırakın ya da kitaplıktan birini alın.","chooseSearching":"TV'l\#
            er ve hoparlörler aranıyor…","chooseAll":"Tümünü göster","readyTitle":"{0} hazır","readyText":"Buray\#
            a bir film bırakın ya da bir dosya seçin.","readyTextPhone":"Bu telefondan ya da kitaplıktan bir fil\#
            m seçin.","playsOn":"Şimdi {0} üzerinde","startsOn":"{0} üzerinde başlıyor","openPlayer":"Oynatıcıyı\#
             aç","openLibrary":"Kitaplığı aç","chooseFiles":"Dosya seç","dropTitle":"Buraya bir film bırakın","d\#
            ropText":"Müzik ya da resim de olur. Gelirken ya da tamamı gelince oynar.","dropTitlePhone":"Bu tele\#
            fondan bir şey oynat","letGo":"{0} üzerinde oynatmak için bırakın","letGoNoDevice":"Bırakın, sonra b\#
            ir TV seçin","isFolder":"{0} bir klasör. İçindeki dosyaları seçin.","isEmpty":"{0} boş.","sentTitle"\#
            :"Gönderilen dosyalar","sentFromElsewhere":"Başka bir cihazdan","waitsForDevice":"Bir TV seçmenizi b\#
            ekliyor","waitsForTurn":"Öncekinin bitmesini bekliyor","sending":"{0} / {1}","sendingLeft":"{0} / {1\#
            }, kalan {2}","playsMeanwhile":"Gelirken oynuyor","preparing":"Hazırlanıyor","playing":"Oynuyor","ov\#
            er":"Bitti","cancelled":"İptal edildi","brokeOff":"Bağlantı kesildi.","cancelOf":"{0} gönderimini ip\#
            tal et","retryOf":"{0} için yeniden dene","playNowOf":"{0} şimdi oynat","removeOf":"{0} listeden çık\#
            ar","progressOf":"{0} gönderiliyor","castFailed":"{0} başlamadı: {1}","castPreparing":"{0} hazırlanı\#
            yor","continueTitle":"İzlemeye devam et","libraryTitle":"Kitaplık","libraryCount":"Oynatılacaklar: {\#
            0}","libraryNone":"Henüz klasör yok","libraryNoneText":"Marquee'yi filmlerinizin olduğu klasörlerle \#
            başlatın, burada görünürler:","libraryEmpty":"Burada oynatılacak bir şey yok.","libraryScanning":"Kl\#
            asörlere bakılıyor…","libraryPath":"Bulunduğunuz yer","search":"Kitaplıkta ara","searchClear":"Arama\#
            yı temizle","searchFound":"Bulunan: {0}","searchNone":"“{0}” adında bir şey yok.","searchNoneText":"\#
            Daha az harf ya da başka bir sözcük deneyin.","asPictures":"Resim olarak","asList":"Liste olarak","k\#
            indFolder":"Klasör","kindFilm":"Film","kindSong":"Müzik","kindPicture":"Resim","subtitles":"Altyazıl\#
            ar: {0}","subtitlesUnknown":"bilinmeyen dil","watched":"İzlendi","timeLeft":"{0} kaldı","playContinu\#
            e":"{0} noktasından devam et","playStart":"Baştan","play":"Oynat","showPicture":"Göster","playsThere\#
            ":"{0} üzerinde oynar","chooseNext":"TV'yi sonra seçersiniz.","markWatched":"İzlendi olarak işaretle\#
            ","markNotWatched":"İzlenmedi olarak işaretle","guestsTitle":"Konuklar","guestsText":"Bir konuğun ba\#
            ğlantısı, süresi bitene kadar tek bir TV'yi yönetir. Başka bir şey göstermez ve yapmaz.","guestDevic\#
            e":"TV","guestTime":"Ne kadar süre","guestNoDevices":"Henüz TV bulunmadı.","guestMake":"Bağlantı olu\#
            ştur","guestLink":"{0} için bağlantı","guestLinkOnce":"Konuğunuza şimdi verin: yalnızca bu kez göste\#
            rilir.","guestLocal":"Bağlantılar yalnızca bu makinede çalışır. Konuk almak için Marquee'yi --lan il\#
            e başlatın.","copy":"Kopyala","copied":"Kopyalandı.","share":"Paylaş","guestsNow":"Şu anki konuklar"\#
            ,"guestsNone":"Kimsede bağlantı yok.","until":"Bitiş: {0}","takeBack":"Geri al","takeBackOf":"{0} ba\#
            ğlantısını geri al, {1}","takenBack":"{0} bağlantısı geri alındı.","signTitle":"Marquee'yi bağlantın\#
            ızla açın","signText":"Marquee'nin çalıştığı yerde, uçbirim bir QR kodu ve bir bağlantı gösterir. Ko\#
            du bu cihazın kamerasıyla tarayın ya da bağlantıyı buraya yapıştırın.","signField":"Bağlantı ya da b\#
            elirteç","signOpen":"Aç","signWrong":"Bu bağlantı bilinmiyor ya da süresi bitti.","signEmpty":"Önce \#
            bağlantıyı yapıştırın.","endedTitle":"Bu bağlantının süresi bitti","endedText":"Yenisini isteyin, aç\#
            ın ya da buraya yapıştırın.","guestYours":"{0} üzerinde konuksunuz","volume":"Ses düzeyi","guestIdle\#
            ":"Şu anda bir şey oynamıyor.","guestTakenBack":"Bağlantınız geri alındı ya da süresi bitti.","insta\#
            llTitle":"Marquee'yi ana ekranınızda tutun","installApple":"Paylaş'a, sonra “Ana Ekrana Ekle”ye doku\#
            nun.","installMenu":"Tarayıcının menüsünde “Ana ekrana ekle”yi seçin.","installReady":"Kendi pencere\#
            sinde, uygulama gibi açılır.","installPlain":"Bu sayfa düz HTTP ile gelir, bu yüzden simgeli bir yer\#
             imi olur. HTTPS ile uygulama olarak yüklenir, ağ olmadan açılır ve film gönderirken ekranı açık tut\#
            ardı.","install":"Yükle","notNow":"Şimdi değil"}}
            """#,
        gzip: """
            H4sIAAAAAAACA4VYvXIcuRF+FRQTJTz6J1QmSiLlOomkRdpXF/YuendRg2msMRjSQ5Wq9BSObDOzUjNRxGyXL6IncTcwPT8UrxxN\
            LfoH/ft1Yz8dWBcPXh74FA8ODwhq5B9Xu4dY7b4inyT8e2oOXn46aCq3ZdL+v3we3f4OzRp3X7PM9XtYoGfiJXQroP09mcXum989\
            1J5ZC8u7kDUfw+OdB1rv7wdZt4gQO6b97BJs/f6+KoTTFpvUyHmgtvIg9i0DES4T2qvAhE+//2x2D7cYHVkcqY7WA3npNnDLBoFZ\
            wP7Oi3FdyJ6G9FqVicd/NQ2743yN1k1UBXofmiSGF/G0vzdV2Kb2yPyK5CySsUhIjrV+//KfmeQxLCuW7PnUALu/P5rZyiwfIP6t\
            RTQQs4GqKsXu1RocqZL+MqaswHm0YlZrgq+Blb407C+TwmrlHeFEaydKk7nGWIuZ+fZNCA1eueRzUlw0GgAaqZx5yWmgyNFrI3T8\
            Yc4VB8ks9vcRKsk0n1owleYuAQmXI2fAM3287RIhLjfisIT7hcfIJplN2EL0u29Rfs/8V7lX3peSrHcPtHsw6923JqHkMCLYTp2Q\
            bOdcj5TiwPH/MV0INjQd9AE4mspfbAJhiXNCj6tAFp73WdWPSrYeuuZcsvf4b1dbZ57Wa5MgpsIxI5mFdIlWatgiXbAqlDY97wi4\
            BpdM5EoEbqLC8GMX7e+UoY/jifMo7fRGfRWSjWGrEfzNQClfiecHttNVfQwiNq42bHLwbTwyp+hdrFAjlKCGms1Y8zEtmYmtj0fT\
            a5+Pr5jweIddFkjM7zGd/tDxhVpDZZyEfLRXBc7CG7x2y6xfaYemKQX9pOZdcxK8xdhfIuTKQ8OFeWQE8+TCypVC8RDZqTHRrnlb\
            b1OnouHxTk4bpKShPd19Y/noPNKgomc5iaF+6xu82WBUhKyyfQW8LIh5N+ASWxhHh0b7ayR368wCKy/9PeG+aqMU1+4ftGTjSWLk\
            Uo2No5G9mGGlL4v9vzOf/vB5PH2PqzSlHJoKPJD59MfPWuMfEOhm44qnWgGcnLao30bcQiwXvMsdqjjcKyik80EgMFRlF1PKWAxs\
            vvdo8/jZJvAGrfNWaIsYKjxfrZ4gNDZCPxqEz1e9C+s+EbWEwBVdKTd8ip1y9fXUzTFXLD0LN8rEBZqbWks0Ys12D1TvmoQivfvK\
            CAElDmEdsWl+MEbzsIQmnSiyM0PBAVB456wUngsN6Az2NKhluCRHrQI8R+3WY40dsi/XUBeXfYEM5ZlMXyW9Di2lEXQ8LEHmcD9p\
            lOusdPA7JO5MbRrThWrOUtBDh9KLzgnI5AVBqpdM8Lbd37WqgAke+wAk6ds8gixI0GIeBMLycrxDW/C4sIWJzQOeiFVHo8jlEohK\
            GH8ebpVLKxYc55CyX0Da5At8S9lWam9Nh6WDZLZNo5hAptlAeu35w/RXEWoQ6E5YO07KwHASWKlqB9IYF2If4u9f/smn37/8y0hF\
            kIW5Y1N2Dfcb2ICBWy6RuNJ5NwIMu3y73D1UucS7AmbQXLhlamOeFR8zvAcPEapMe+8aUSsfHM8rR1bhU0Opx87XfCif/uQy0FrH\
            iAr3V+qN4km7SFKZjQTNp05KXGtvSv4LVRRuBOUWzjuSIidjnc8omJYbtFr/lAEjuRonkFaB51D23f26b5ueRqFK0ORA09g4hfVS\
            RneP1gmoP9VeEQM34Wb06rTsLAqYV4L1z46zOIzrs5JA3pQ6188sAXuMjTSMZKqGWP3yg499Vox7vIOIyWPPeRbSU+Yan2df581b\
            gUHX74Gge5WMSKZJI5jFAL4cMJ6x3J7YOBk3SMhRthBNwtKJxaWOwQ+T4/GqE09ruV/waryVBbGDbQ3ib7ldByAHRo+uXC0HZ3pP\
            vlyJugM0A0TJ2FxIl2VcHRR/gArnUyT4lpPbDo6/d1TNBsTo9JTlnJYatoIRoKPiWhL9kj3yjNS3S2AzTIW36rDzHI1BU1iCn9nj\
            Ic5Fa6gcoUUeMbJqP/LCx9HM6TLgx71oArk//SSj282QtbxGtp3YzB/wUA4c2vFIny3NBnLlXkDnWcNQEzwY857bGqDKmUprZqRT\
            GTJ1IxaPkVPkaik5X4Y+l6K2eYIK+2fUKUZnwE8OdY7Oi49k3yy8hzwzVQuJxHP8ysyS6qNbkxb/GLuJlKTAgwEZ7aQC8/FGjoa0\
            pH4Z7zBaPDTt7qs8kOpc8H/+yLGyrRS6/BzvGIpCUioci3Z4zJoKaowCTR2bkSBCNz5nRhV8qO82bqLeksic6uSJQ29nNaY6ZIlL\
            jDY94/kWSXB4OPglFhA/bqcmFwSWZabomcJAcnprHtS6lc7NfcZOJIt2fKHMs0DzG5S9z4W8mfOqK8Oqc3RYMqaBej40WrG/hjY2\
            TyG61HUjTc1818G3GXkusTFWmDqn4n+yHoeGsDB/0dR5txiuupqU5/GsyOa1+VtBddQk8P6ZkgUCg1UEKupYOLWppVHm1XbrJ+38\
            AvR5xKvGKxZ+K8Ly8chrh+yPoWLvaXLtB6RW4LhU4bLPSy1Qy5aSRdWFRRf2upw+oEZVHxFshqE8x7ZISxRPKXdNt25lFTZrt3Al\
            kRyWOJG+8OCoFEkD3QpySsy7q6uLDHhrqWnZIk3H57KZN66WQ8mN9KZxteufsSJ0maX0Wh2TLMv2k2jiTJX/XoBGe6SRZa8ddvtY\
            IWkOClslSYBYwEaNl3LNqstfUwqneWxY3N8xNn7+/D8LYR8GrBMAAA==
            """)

    static let textsZhJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "bbe2a88375a065de",
        text: #"""
            {"dir":"ltr","name":"中文","texts":{"skip":"跳到内容","navLabel":"页面分区","navHome":"开始","navLibrary":"媒体库",\#
            "navGuests":"访客","connectedTo":"在“{0}”上","connectingTo":"正在连接“{0}”","notConnected":"尚未选择电视","connect\#
            ionLost":"连接已断开，正在重试…","connectionBack":"已重新连接。","connecting":"正在寻找 Marquee…","tryAgain":"重试","faile\#
            d":"没有成功：{0}","offline":"Marquee 没有响应。","chooseTitle":"选择电视","chooseText":"然后把影片拖到这里，或从媒体库中选择。","cho\#
            oseSearching":"正在寻找电视和音箱…","chooseAll":"全部显示","readyTitle":"“{0}”已就绪","readyText":"把影片拖到这里，或选择文件。","\#
            readyTextPhone":"从这部手机或媒体库中选择影片。","playsOn":"正在“{0}”上播放","startsOn":"正在“{0}”上开始","openPlayer":"打开播放器\#
            ","openLibrary":"打开媒体库","chooseFiles":"选择文件","dropTitle":"把影片拖到这里","dropText":"歌曲和图片也可以。边传边播，或全部传到后开\#
            始播放。","dropTitlePhone":"播放这部手机里的内容","letGo":"松开即可在“{0}”上播放","letGoNoDevice":"松开，然后选择电视","isFolder":"\#
            {0} 是文件夹。请选择其中的文件。","isEmpty":"{0} 是空的。","sentTitle":"已发送的文件","sentFromElsewhere":"来自其他设备","waitsFor\#
            Device":"等待选择电视","waitsForTurn":"等待前一个结束","sending":"{0} / {1}","sendingLeft":"{0} / {1}，剩余 {2}","pl\#
            aysMeanwhile":"边传边播","preparing":"正在准备","playing":"正在播放","over":"已结束","cancelled":"已取消","brokeOff":"\#
            连接中断了。","cancelOf":"取消 {0}","retryOf":"重试 {0}","playNowOf":"立即播放 {0}","removeOf":"从列表中移除 {0}","progr\#
            essOf":"正在发送 {0}","castFailed":"{0} 没有开始：{1}","castPreparing":"正在准备 {0}","continueTitle":"继续观看","lib\#
            raryTitle":"媒体库","libraryCount":"可播放：{0}","libraryNone":"还没有文件夹","libraryNoneText":"启动 Marquee 时指定影片\#
            所在的文件夹，它们就会显示在这里：","libraryEmpty":"这里没有可播放的内容。","libraryScanning":"正在查看文件夹…","libraryPath":"当前位置","s\#
            earch":"搜索媒体库","searchClear":"清除搜索","searchFound":"找到：{0}","searchNone":"没有名为“{0}”的内容。","searchNoneT\#
            ext":"请减少字数，或换个词。","asPictures":"以图片显示","asList":"以列表显示","kindFolder":"文件夹","kindFilm":"影片","kindSon\#
            g":"歌曲","kindPicture":"图片","subtitles":"字幕：{0}","subtitlesUnknown":"未知语言","watched":"已看完","timeLeft"\#
            :"剩余 {0}","playContinue":"从 {0} 继续","playStart":"从头播放","play":"播放","showPicture":"显示","playsThere":"\#
            在“{0}”上播放","chooseNext":"接下来选择电视。","markWatched":"标记为已看","markNotWatched":"标记为未看","guestsTitle":"访客"\#
            ,"guestsText":"访客链接在到期前可控制一台电视，此外不显示也不能做任何事。","guestDevice":"电视","guestTime":"多长时间","guestNoDevices"\#
            :"还没有找到电视。","guestMake":"创建链接","guestLink":"“{0}”的链接","guestLinkOnce":"请现在交给访客：仅显示这一次。","guestLocal"\#
            :"链接仅在本机可用。用 --lan 启动 Marquee 即可让访客加入。","copy":"复制","copied":"已复制。","share":"分享","guestsNow":"当前访客",\#
            "guestsNone":"没有人持有链接。","until":"直到 {0}","takeBack":"收回","takeBackOf":"收回“{0}”的链接，{1}","takenBack":"\#
            “{0}”的链接已收回。","signTitle":"用链接打开 Marquee","signText":"运行 Marquee 的终端会显示二维码和链接。请用本设备的相机扫描，或把链接粘贴到这里。"\#
            ,"signField":"链接或令牌","signOpen":"打开","signWrong":"此链接无法识别，或已到期。","signEmpty":"请先粘贴链接。","endedTitle":\#
            "此链接已结束","endedText":"请索取新的链接，打开它或粘贴到这里。","guestYours":"你是“{0}”的访客","volume":"音量","guestIdle":"现在没有播\#
            放任何内容。","guestTakenBack":"你的链接已被收回，或已到期。","installTitle":"把 Marquee 放到主屏幕","installApple":"轻点“分享”，然后\#
            选择“添加到主屏幕”。","installMenu":"在浏览器菜单中选择“添加到主屏幕”。","installReady":"它会像应用一样在自己的窗口中打开。","installPlain":"此\#
            页面通过普通 HTTP 提供，因此只会成为带图标的书签。通过 HTTPS 则可安装为应用、离线打开，并在发送影片时保持屏幕常亮。","install":"安装","notNow":"以后再说"}}
            """#,
        gzip: """
            H4sIAAAAAAACA5VYBXPjyBL+K64U1+NXfEWHy7yHxVpbSVRRJD9JXjgMxw45zMywhrBjBf7LnkaSi/YvvG/U0kReqjreTH/T0/h1\
            K780pBSj4bMG1TIa/t6gSa0yfnAqBXeyFz9b8kvLbPjslwazRUlD4J8esmyZ9XSz4lkAf35PeiarkNRWjmsLqyzbwwaqJLmlB7rY\
            eRvb6g/ByjNDMl7x091R52KMVcdIcDMjm3gIDxSvWHEVh0ld0+SkJae+1Tl8fvtN2/wv//7tTduCU+m7litaUwBwC2vA+FeL7tCG\
            QHLduvVVpInrKc+687u1tpzbv+ONH/tbPTFVunZPNy2gSA07PXAnCzD/7fkAqa/1DvqliTdtm3WXvpSSLbgEOOTuZJlu/9nWUWel\
            sJGVbDd3mbgvGf/LyDIps4xXXzRJigYQvYGzRklRA5vdgxV3Pudmh1nf0tvzWbgGqd7YqCoaj2+oKEEwNjbIquPh4826bsrfKpbK\
            cXVOCyHyC5nXdcKGh9y+Pnax7+V63f5JloUfM7XeAe58dtKxh0TGUBykK/7KU1kyks3v+0nvsdGB2tKhV9wnd+nKFyqvG9a9Xevc\
            dqcvvXVeN4YspV5FJotEIrasvO/ZuwJBdn/CYjIRVezYJ2SouPioWQ8iB6f4Dbye63fnq7j0vo+knhSkVemV+VATHsYr0h0tuOOX\
            AJmWZFgfQ4le0NOy9gjqZIPjcmMQkAY2sx2Kw14RcmGbCOANFIgJedxVCFOGnqYIfiRAISaKYWHAnTtAhtjcJYDO2RLLlxybF7B/\
            eeacL+O/sI2iStnCIZShYsgfshz4+ONRkEkYjzMs8Ga7BIeosnVT58CFS65u8BDPfyS4hH2gfy0/V5KyuAPTqIDfKXHFvKGrqSDE\
            UJVwp0sUI7Z+xp0rnRKedZ8g3TBJFEtw95vWtPXq+qq3UwWEhKasWVGEeWnmR2pt7UJBCLhh6K3fqKb8olk2yNYNv3eXP2ZP+sVL\
            ts759YWkWLDSEB55hRy77K53RKC+zRiawLDcoFNpcyq7nj3mLizRqynqQG7zvxK//Oe369N7cqMVlyBoLLfjXMwkfvnvb1Fx35cl\
            7UWzEjgWTz6XG3JaMuoavLeHnOBX4wKRLv25bFCIhI1JSUvKKogtCt2ke5LF+TNDb5EfNjYK9g1GUMGp9lDI6d5DLqc7CeJBQwZ3\
            4jgiThxH3jzQXwQCb68fVUVGiVutsC2QcmbLTvkr27wGtuzazHqkwtCbDNk0gYoco0STHBaZ1g3iaAorETC1BOfp/0SoRx8JXaRI\
            1zAgMoKoPXvLswv+Voc3z6lCJR4gaXxwCtFXekazgsCUyEsxJULAA2pF/2qabBRtUA8JCYENl1jfdkLMlakTd6CXFWdDIsm1wQEq\
            dlLCK6nY6divQdHO+SxROTARG89evxL1FInIGGG1IAWecXHlKTKv1VXX0gYCI17nE0WAH0lWM/cAAUJ3XAx6F0UIzWA2cQXD897R\
            qoigEH2l4n9cXulG/gklhDcQXZ5iDDOQHoVWCMPIhp4MoyOrgrjq/REXRJxBQKw3z8ojrDDlTpSJYN3BVbS0XxqkS5L5SElaGSPg\
            eZAycTSFOBDfU0yLRFTFQtSiaClBfyJakUBRW3FMGQ3PnupakxgH4Vn4OI7pYe5G5pmlWDR4YDg7mxAhEaLvtBZNf6EBgWXLW9rw\
            SwV/uy0gMivZHPU+ssiKfBhZSqsc0lNESaKJvwqbgzqVCxLUH6H8KR+3JGTrR1RIoQin4mezWX9x7QwFKSK9b0OC/tjQoWH7gJIW\
            MFM/uDxO0ZSrVslo+UE46C73+sUy6oE8DeUPdOsDEESJIE3BGkytLnZhcUwW0Glt7BKmwGTUpDu/hHLnfTS0xbIYZm0sXybLgtV1\
            na1POpVB8hrzHX/2Oy9Y+6xj287FhFPthwPRM2ISkYLo+FuFlvn12drEFSihNnUUiaJ5bMYphrpFhCfC3pdaAjXZOWZXyYdIdE/R\
            WiCKt8/7gIeYAtQ63lAZ3jvVdc+eoZCgDh27m7wEwSAM7uuV2Nv39KSk4jJpBZSTyfxrbCQInTe+DSj+m/jHP1RJS7xDgrSW+MUd\
            eor1LbNuseKnXwWRGUTs6WclKnE6JJzZLBnke49T3RNZxZQSjPVOwuvIxalW3YF2/IHMJ53gfYW75M0dIdph21iIcfhN4o6fsLnF\
            2NnDRnH6fqBRLDS0OFoLVbwPg1+kIfRLadKiikX8CEMraxS+EBUV8NWwvzIgQgu9np319kpidjjVAc8+8pbbsZQKb3nKx3m+aHfi\
            t+YqfGvP7bn5PJEntl3CewfT/tGRWHivDb2hyGpK1EDwYbPu5QZC6UOs3WLfDs9+MCJeXA8vTS27hxN+qYdl9+hZBIS68PodGnTE\
            8d1ZMieeOOxkciqKmlAtFiWBEJMCE4nvPZPleLbIUAxfGPGey6Luf9IzRjA+Lpaxx8bzKertua5mgv7GV1qtNx/dvJ0K7KNWozIk\
            ViTiENNNkERUN/RavGL81T0qmg+GTNFMS1LV2FeLKA+8BqRTsdl+HsPmGvxFOk0seWF7HWdwixoLnr3zPQCRe2qjZeN6AKt7+r6s\
            ZWgGuMd5fyuL7zA/P88GJ7AW/gU1T/g3JvQgJyhn1pln1XGULeei5VMo518Ap/u8eHenWH4NyimHdUrwYahoVBf0W5Va26x/1evO\
            FPGHxK1vv32UcPPDzuUcHGVzy4Cx/C7vnuwwnzeVTQxrzBa84pxteoVLKCcNwd2nCZadAZmxYs5f68YFMvFPfMFs2l71igziqs9O\
            xM5LmwJ437laAA2R86xScarFOtNhNemlX70QuWE5QTJYD/bzo4bffvs/VWM0m3ISAAA=
            """)

    static let uploadListJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "d2bde8bab79071d9",
        text: #"""
            import{castClient as u,el as l,icon as be,joined as A,newID as z,setAttribute as p,setIcon as L,setL\#
            ine as $,setText as j}from"/cast/widgets.js";import{address as B,connectedDevice as S,deleteUpload a\#
            s N,say as H,sayFailed as P,size as M,span as J,w as a}from"./remote.js";var v=null,q=!1,k=!1;async \#
            function U(e){k=e,k&&!q&&(!v||v.released)&&(q=!0,v=await navigator.wakeLock?.request("screen").catch\#
            (()=>null),q=!1),!k&&(v?.release(),v=null)}document.addEventListener("visibilitychange",()=>{k&&docu\#
            ment.visibilityState==="visible"&&U(!0)});import{whenConnected as V}from"./play.js";var W=new Set(["\#
            done","failed","cancelled"]),c=new Map,D=new Set,C=new Set,X=0,R=!1;function G(e){return C.add(e),()\#
            =>C.delete(e)}function F(){R||(R=!0,queueMicrotask(()=>{R=!1,C.forEach(e=>e())}))}var K=()=>u.state(\#
            "uploads")?.uploads??[],E=e=>K().find(t=>t.id===e);function Q(e){let t=E(e.id);return t&&(e.state===\#
            "sent"||W.has(t.state))?t.state:e.state==="sent"?e.wasTold?"done":"preparing":e.state}function Y(){l\#
            et e=[...c.values()].map(n=>{let s=E(n.id),o=Q(n),r=n.error??s?.error??null;return{...n,state:o,erro\#
            r:o==="failed"?s?.error??r:null,isMine:!0}}),t=K().filter(({id:n})=>!c.has(n)).map(n=>({...n,isMine:\#
            !1}));return[...e,...t].filter(({id:n})=>!D.has(n))}function Z(e){let t=++X;for(let n of e){if(n.siz\#
            e===0){H(a("isEmpty",n.name));continue}let s=z();c.set(s,{id:s,batch:t,file:n,name:n.name,total:n.si\#
            ze,bytes:0,state:"waitsForTurn",error:null,left:null})}w(),S()===null&&c.size&&V().then(w)}function \#
            w(){let e=[...c.values()],t=e.some(({state:n})=>n==="sending");for(let n of e){if(n.state!=="waitsFo\#
            rTurn"&&n.state!=="waitsForDevice")continue;let s=e.filter(({batch:r,id:h})=>r===n.batch&&h!==n.id).\#
            filter(r=>e.indexOf(r)<e.indexOf(n));if(!(!t&&s.every(r=>W.has(Q(r)))))n.state="waitsForTurn";else i\#
            f(S()===null)n.state="waitsForDevice";else{fe(n);break}}F()}function fe(e){let t=new XMLHttpRequest,\#
            n=performance.now();Object.assign(e,{state:"sending",bytes:0,error:null,left:null,request:t}),t.open\#
            ("PUT",B(`uploads/${e.id}?name=${encodeURIComponent(e.name)}`)),t.setRequestHeader("Authorization",`\#
            Bearer ${u.token}`),t.setRequestHeader("Content-Type","application/octet-stream"),t.upload.addEventL\#
            istener("progress",({loaded:s})=>{let o=(performance.now()-n)/1e3;e.left=o>2&&s?(e.total-s)/(s/o):nu\#
            ll,e.bytes=Math.min(s,e.total),F()}),t.addEventListener("load",()=>{if(t.status>=200&&t.status<300)r\#
            eturn T(e,"sent");let s=`${t.status}`;try{s=JSON.parse(t.responseText).error??s}catch{}T(e,"failed",\#
            s)}),t.addEventListener("error",()=>T(e,"failed",E(e.id)?.error??a("brokeOff"))),t.addEventListener(\#
            "abort",()=>T(e,"cancelled")),t.send(e.file),U(!0)}function T(e,t,n=null){e.state==="sending"&&(Obje\#
            ct.assign(e,{state:t,error:n,request:null,left:null}),t==="sent"&&(e.bytes=e.total),U(!1),w())}async\#
             function _(e){let t=c.get(e),n=!t||t.state==="sending"||t.state==="sent";if(t?.request?t.request.ab\#
            ort():t&&t.state!=="sent"&&(t.state="cancelled"),w(),!!n)try{await N(e)}catch(s){if(s.status!==404)t\#
            hrow s}}function ee(e){let t=c.get(e);t&&(c.delete(e),D.add(e),Z([t.file]))}function te(e){let t=c.g\#
            et(e);t&&(t.batch=++X,w())}function ne(e){c.delete(e),D.add(e),F()}var se=e=>c.has(e);addEventListen\#
            er("beforeunload",e=>{[...c.values()].some(({state:t})=>t==="sending")&&e.preventDefault()});functio\#
            n re(){u.subscribe("uploads",()=>{for(let e of c.values())e.wasTold||=Boolean(E(e.id));w()}),u.subsc\#
            ribe("casts",F),u.subscribe("button",w)}re();var ae=new Set(["sending","receiving"]),oe=new Set(["do\#
            ne","failed","cancelled"]),ue={failed:"warning",playing:"play",done:"check",cancelled:"close",waitsF\#
            orDevice:"cast",waitsForTurn:"clock"};function me({state:e,bytes:t,total:n,left:s,error:o}){let r=[M\#
            (t),M(n)];switch(e){case"sending":case"receiving":return s>5?a("sendingLeft",...r,J(s)):a("sending",\#
            ...r);case"failed":return a("failed",o??a("brokeOff"));case"done":return a("over");default:return a(\#
            e)}}function pe({id:e,state:t}){let n=u.state("casts")?.casts.find(s=>s.id===`upload-${e}`);return a\#
            e.has(t)&&n?.state==="playing"}function we(e){let t=l("span.disc"),n=l("span.row-title",{dir:"auto"}\#
            ),s=l("span.row-text"),o=l("span.bar",{role:"progressbar","aria-valuemin":0,"aria-valuemax":100},l("\#
            span.bar-fill")),r=(d,f)=>{let y=l("button.icon-button",{onclick:f});return L(y,d),y},h=r("play",()=\#
            >te(e)),g=r("retry",()=>ee(e)),i=r("close",()=>_(e).catch(P)),m=r("close",()=>ne(e)),b=l("li.row",{}\#
            ,t,l("span.row-texts",{},n,s,o),h,g,i,m);return{row:b,draw(d){let{state:f,bytes:y,total:x,isMine:O}=\#
            d;p(b,"data-state",f),L(t,ue[f]??"send"),$(n,d.name),j(s,A([me(d),pe(d)?a("playsMeanwhile"):null,O?n\#
            ull:a("sentFromElsewhere")]));let ie=x?Math.floor(y/x*100):0;p(o,"hidden",!ae.has(f)),p(o,"aria-labe\#
            l",a("progressOf",d.name)),p(o,"aria-valuenow",ie),o.firstChild.style.setProperty("--at",(x?y/x:0).t\#
            oFixed(4));let ce=O&&(f==="failed"||f==="cancelled")&&se(e);for(let[I,le,de]of[[h,"playNowOf",O&&f==\#
            ="waitsForTurn"],[g,"retryOf",ce],[i,"cancelOf",!oe.has(f)],[m,"removeOf",oe.has(f)]])p(I,"hidden",!\#
            de),p(I,"aria-label",a(le,d.name))}}}function $e(){let e=new Map,t=l("ul.rows",{role:"list"}),n=l("s\#
            ection.part.uploads",{"aria-labelledby":"uploads-title",hidden:!0},l("h2.part-title",{id:"uploads-ti\#
            tle",tabindex:-1},a("sentTitle")),t);function s(){let r=Y();n.hidden=r.length===0;let h=new Set(r.ma\#
            p(({id:i})=>i)),g=t.contains(document.activeElement);for(let[i,{row:m}]of e)h.has(i)||(m.remove(),e.\#
            delete(i));r.forEach((i,m)=>{e.has(i.id)||e.set(i.id,we(i.id));let{row:b,draw:d}=e.get(i.id);t.child\#
            ren[m]!==b&&t.insertBefore(b,t.children[m]??null),d(i)}),g&&(document.activeElement===document.body|\#
            |!document.activeElement?.checkVisibility?.())&&(t.querySelector("button:not([hidden])")??document.g\#
            etElementById("main")).focus()}let o=null;return{element:n,enter(){o??=G(s),s()},leave(){o?.(),o=nul\#
            l}}}export{Z as addFiles,$e as makeUploadList};
            """#,
        gzip: """
            H4sIAAAAAAACA41YB3fiuvL/KsFnD0f6X8Vh/6+b67C993ZLDuetsIegjZG4koCw4O/+ZiTbkHLLlkRlZjT6TZXVfGGs3xbS+YeV\
            Au2PpDtaCqjodyVUYTSNJiC+GaWhpMl9oWH9/BENvwsH/r73Vk2WHmhlQSvPG7ZXNHmldNi5Q5NPcBmO+FZPrZknJ3TwyVqV5+Bd\
            +s0lw0YhWZYWnCPSBwKlaSg8lI9gpYog7KMooQIPnxeVkUGrN8LJDQ2e0eCJVFXU9p1w6nvgeS3cQga9Xog1/ZJRifTEwtx4COev\
            pD1a5XpZVeK3vHdXXOCPoXQbXRxNl7rwCm/2mQHfXuQgLvr93m/9PuutdrtValEj6aDkuIK8A7HK5Voqf6TlSp1Lb2y6lhfwyhQX\
            IyT+bQnOs8QVFkAnPC2kL2aM8fyUTufheC56eAZbjVrhjIuoHa9LUyznoH2KWD1egUagnQcNliUr5dREVcpvipnU55AIErtFUR3T\
            nuSjlx7yPI9cFST9/mfWG/Cat8ZYz0A/bG1AwH1pgVtUctPB9lOOfnH0ETw7S0qj8dRkGsyAg0LqAioaj7koAuFruRCPWhbxsBv9\
            nA/EB0K9w/sp4W3BL60+ekjXxXm40cM0egHO6476CePbD7sd+0AmQJCX8FoV1njpLliAgYSLh+nU2McSEYf8FGHlNf6jW7zMiWiZ\
            OoKFJcvgYC7ho7QZjkZnY/E4R7aXjKdTpUvm81OfqhJBBL5X+z2pjeod+fwxA9znw+YSHm0KqWuBd6B9stv9lM6kYz6ucz5qRtl1\
            yhGgH7lPpipHEecsWVhYSKv0edJS7/H4hUUtID9L07RIV7JCz2N8nM7lgmkEhHYd6qhJR2Hy90xzYXOdgrXGjkZu1I7I85pLbFGY\
            FlFDI8J+ZlDH1uYHXDYL8aTca6Uh6w3qmgufR/QqD5axrSozXSPuvSKAoDlvtWPhoI75bs1bGOk6IPCHH98i6FEraI/Er3uD/PDD\
            z0N0AEYzfWSmR7ijpogAJgtCesC3z5hkiXKP5wu/SYROtZwDnl0Y7ZVeQh1R+85wKXXgmRN0uBMTiuPMC1QJMi2ILYvcwqMXVlk8\
            REw2Hlw2aCBMKFO4J8Z+wpslEc8IWwVTH0Y1r9eMi4+Mo4K00O8XQVS//wWx9BilbH1w3fXvGR7Bh9SZOSBe4fQImW48rCQ/4rfD\
            E8h7eX5V3X7/lp2YrBPeAjaMgMHeVhEpKxC2GSlg6V5pWO33ZygrOGRLbzFOU4w2uHw7ZZb/uJ9oNAtq12M9DCyXwgrshshjQL1H\
            YvrTqHhN9SFUDo6Qew/rTcp4lUi7nQIeOJxYkBd1/YQdAD6FvYNRNvv59atn3i8+xFQvdL4Ai6jOKRem2qB9hm8n36DwqXROnWsG\
            orFHZ4bWS251CNEUkcxTQKVmAZol7z5/SsQD9rXJVid3tpR66hE5YI4TXZgSPn94/tBgctegPYPo2vVXTlIc+EbhZyBLqib3l35m\
            rPou6ZKJ+PoApAV7dGe7TL25AI2Mt/JhyfAo//jTZkG1QC4WlSqCkBNTePDHziOI84S4o7a3lLKFNefUCSSCbYkEMMRq3iQtk7Mb\
            kB5rfnIX/jaElHDKzen/o0+M8JIh+I4dP2HuxPAIIKQB3/y19LN0rjRzoiHkgkxLqt3UifRoSqqaNgl76U7z/x8M+v12+uPfBgPe\
            5PtPDETM3byJgq93ti1h/XXo7Wbr8hcf375JF9I6QJkWHJrHATVMvEvEdWgStjUJ7Iqr+z09A1dU9ApDU426/CxZMrFoybfTacL5\
            7bLkxFjfyTos6I3X6JKF0AYuQvuwDwui90LH2Nruq1nn5FgNfycOfOv3natfT4nCt3WRxLT2bI1IqmATtab6fq2J++8+Vov0HDxO\
            Ucee3+38TQ2vL/pkSJbv2riRb0dpAIrxzLeuAL0DBVsxh/iReqLX05zcIHaMb1CbaGvmQuZ1jbOgrL8P/s79zJr1kav3IAPcvM+Q\
            +oxi3yOJR23z9Cs788FY48P66H9Pho9JmaomKnvIogPLrWc8YbGhckC9UqjrJO+ma00AIxiWOoYV0m6v1aurtcpT+Psrtarfh3Rh\
            gcQ+gqlcVh7PPujELDCO2cotJ66warJv65oobksdUKnbH8y7Rmu3yx8YU4HUrAkePlyH/HBFKr1mUOaTa8uTpfeUObE4kyahWZaw\
            75b32T6xUIBa0XjMhYG/2lEvId/GHWokrA7CqDnHQZbQIBEkIEuKGRQXiei4caUyDiVfrXVZuEsiDmtlIEXmeg/sHFqrtP2Mb5uc\
            GKSu7Qzr6Fg2P3vNPBevmebjoVsrcnHyIOmggyELsz0UWZNG3ek/RpK1ZK9QfkLtnxUvmOM822/FZT4kOS1irRDJOgzN9dQXGQio\
            Q3KzAouJu4yetd8AfhB/Cwi9J4jOScN9dR5fEp1zYNYNg/hwcPmpiw+Hpl4fY4XGejpsD4H4JkAP16N9Bmosmxz0egehW7GEHrpp\
            qVyRcKG7BcwZx175ChKxLZXNErn0JkEndldJ4NIjn+kWJ9Iih0X/z7p6HNYSaZU8DuEyVzrJBldW5GWS3R0ManEg5xiTTkUlw+as\
            FNO2kG/yqg2TlL45HLchszW6qFRxkU3rDpRXbCNKLja1mOWWBTBiHIcExMU5rSKtbZYhLitcbp2dlrEAtI/ud7g9v7atI9eENKsU\
            AYPa1MKL61C5sK6FE4aLmTgXSsxbXbdIlE1EaeWalcE+TbhMm3DZNOFy2T5w3tZ5OVywiUhK6eVxoE4QKPGKeQzzs+l4NApujha6\
            w7QoY/MmvjEn7rMzDEiEZkE/RzJi416D1OuZQrM3Xc/bEf1q4sU/sWb+uHKwnoFFkjGPPYqC/HIU+qJpZYxlm5PL/0Nr8myA6hmR\
            zFRZAlqo1/joFMGijegBlZxAlQi5b+DeTpNW2ZawcxVN4CrgwmBYWOcforYluvumAuor31mzAOs3LDk+ltSEXI5Qm2zAU2+eqEso\
            2d8bpQvI32K9mh68Q3c7mh3WW+wHgUH3wDl7LioQJYzN9OxsJgJmb8ya9EVZyHztxTAWZ+ci+hfRFIALqs3HtNIzLSK4MyfSuVkB\
            7ew3xnzBnh+AWAIXuHIdvQo6zOqDZHMHuqdd+yUlhP2yIq90XbBWyvmkblMABGbqMNt+myj3JxI6k02StcWxzRVRyawXI3n2/0FC\
            l0hUeYPBy0l4mmXHd2vReNkn2gq94kFddqytCviRYqjTeFJu0wr0uZ/ROzyYddbVQRs+C4RUq6gPUCHefUqPTKm0Y/uvYnjECh5X\
            QLO9sZUIMTmvx+FVOwsGUXy3Y/M0GopxAW0/g+KHtvtSxCiyMWNBZEpViXzBQ8NErCEuBl88CP2srHOgfipuD1FdcnAL+mw+xo5u\
            Qq0iKg/WPwi9EIb/FZr44YWLEhWq8cL9/u/cExHrNiam3Ox2vdsJR2loBL50XwFHKeM8tHrYxtrNR6ig8Ma2WTnTxrOzaJ8xT/ho\
            1MqlezVCH2yelyyZox3Q0OkUCdDAdXyoHX45gkieaYE/waITYCXOnzLHBTGICuQKaJWUEpEX3R8uw9fIX8On27J8guHtxB2g6Vxe\
            NJ+Cqa2sh/8DDc3HltcWAAA=
            """)

    static let all: [String: EmbeddedAsset] = [
        "guest.js": guestJS,
        "guests.css": guestsCSS,
        "guests.js": guestsJS,
        "icon-192.png": icon192PNG,
        "icon-512.png": icon512PNG,
        "icon-maskable-512.png": iconMaskable512PNG,
        "icon.svg": iconSVG,
        "index.html": indexHTML,
        "library.css": libraryCSS,
        "library.js": libraryJS,
        "manifest.webmanifest": manifestWEBMANIFEST,
        "page.css": pageCSS,
        "play.js": playJS,
        "remote.js": remoteJS,
        "signin.js": signinJS,
        "sw.js": swJS,
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
        "upload-list.js": uploadListJS,
    ]
}
