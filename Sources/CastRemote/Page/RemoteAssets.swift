// Made by Scripts/embed-assets from the files in Assets. Change those, then run it.
// 00f261ee75a3c40137971620 679c787c5ffd9ab6d92d52a8

import CastWidgets

/// The remote's files by name, in the binary so that it can be copied anywhere.
enum RemoteAssets {
    static let guestJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "e2a3e26c3d6bfb6b",
        text: #"""
            import{castClient as l,el as e,icon as a,joined as d,present as p,setAttribute as n,setText as r}fro\#
            m"/cast/widgets.js";import{makeTV as u,moment as c,span as v,w as s}from"./remote.js";var f=class{#t\#
            =[];constructor(){this.tv=u(),this.over=e("p.over",{dir:"auto"}),this.heading=e("h1",{tabindex:-1,di\#
            r:"auto"}),this.text=e("p.lead",{dir:"auto"});let i=t=>({"aria-haspopup":"dialog",onclick:()=>p(t)})\#
            ;this.player=e("button.button.filled",i("cast-expanded-controller"),a("play"),e("span",{},s("openPla\#
            yer"))),this.volume=e("button.button.tonal",i("cast-volume"),a("volume"),e("span",{},s("volume"))),t\#
            his.left=e("p.left"),this.leftText=e("span"),this.left.append(a("clock"),this.leftText);let o=e("div\#
            .hero-texts",{},this.over,this.heading,this.text,e("div.actions",{},this.player,this.volume),this.le\#
            ft);this.element=e("section.view.guest",{},e("section.hero",{},this.tv.element,o))}get title(){retur\#
            n""}enter(){if(this.#t.length)return;let i=()=>this.#e();this.#t=["hello","media","dialog","button",\#
            "volume"].map(t=>l.subscribe(t,i));let o=setInterval(i,15e3);this.#t.push(()=>clearInterval(o))}leav\#
            e(){this.#t.forEach(i=>i()),this.#t=[]}#e(){let{device:i,ends:o}=l.state("hello")??{},t=l.state("med\#
            ia")??null,h=i??l.state("dialog")?.device??"";r(this.over,t?s("playsOn",h):""),n(this.over,"hidden",\#
            !t),r(this.heading,t?t.title??t.subtitle??h:s("guestYours",h));let x=t&&d([t.title?t.subtitle:null,t\#
            .studio]);r(this.text,t?x:s("guestIdle")),n(this.player,"hidden",!t),n(this.volume,"hidden",!l.state\#
            ("volume")?.enabled);let m=o?Math.max(0,o-Date.now()/1e3):null;n(this.left,"hidden",m===null),m!==nu\#
            ll&&r(this.leftText,`${s("until",c(o))} · ${s("timeLeft",v(m))}`),this.tv.draw()}};export{f as Guest\#
            };
            """#,
        gzip: """
            H4sIAAAAAAACA2VV55LjKBB+FS+XoAprLge7NJdzzjkwom2xg0AFLY2vXHqu+39Ptg3IlnfGsavD118n23S9D3hsVMT3rQGHKxVX\
            VoJN3yBN412SlHzsjQOdZC37AHF27WUEfBcxmJsBIWlc0vwAh2wO0y74jl0l/Ks7o/eAsXoc2XbO26lb+OGn5DnIznczaCNjr3Le\
            Ud6lr1hgqqsAnUfICKMKq13dWBXj8Rmsf/9zS1wjhqFBH7g4YmtihWM9cCGz7EcINXDWZ4nJozZhw9SAnk2zSwtKG7dPXu1L5IHq\
            xjgNh836JfnQG6nIAmgp7h7g1gKuTI31NT8yFYxatyr2vh96tmHaKOv3THrXWNPcbrior3uOgsIycm/Vv4UsdRW9q+avnbEWKJPh\
            LHV0DYdeET+9ptIxeDIGJqTiLAGQRACpk0RtkpEz34P7JkMzIeYiRm+HDh6moreyS6biVsCL/BC+6BdoC7u5P0liizavRz1HX+or\
            1RNFzRVltb65vR9TuupTqDYjjSv4dZpCTBSWKT81zGVWcg5TDRrvlpi53Zf9uMg7jwQsdOAKa8gA1WjgrtoPEDFDLZZMbIHH8RQt\
            vRDTnkpAgxZoSQPgEBxjExkhba3Z8RzzDFJyt8dWFJd5ndKiFDvwmVjafdaCtZSRdaCNYvK8YPNQSZiH82fVqZ7TVtoqDjexobsF\
            jtKIU2sj4KeJy6gsN/Kl1+CVc56qH2LLE4XGggpnt1QUKcZU0Ml158OHqmm5qa8NPy1EPtMpUT9awKOG0TSwMRKcjhs/1cQJFQKf\
            yxFvv51auKhLdaR2g7Wyrc3bb59tpWIyVgX27bcZ2wZ+sRNvx3IX8WvHZCs2jAnpLhxYa7QGsj1CIUvkskNvY5VmRrCYGjfL7YYw\
            8wb86ocQE2zp46HG55/X/PdT1BK0ydyRaA/a+D8FcVwWFN8+nBE/1RaYOFNMzO+TJNOyshemc1OKJTUFnLqxoAu7rvZvf6mwpV04\
            8BelX39A3pXzd1xcvUQDzxy3jp9vYMHu6rpOViG7R0V6/vnAnzpS+c+zRypicGgsk01ej9X//62yFk0HX5AjkyPvyPCPON+IDooI\
            TNMWDvm/YZd++T9OrZi2TwAnqAX2pwYAAA==
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
        "text/css; charset=utf-8", tag: "397f3eb9bbbed2f3",
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
            tv-bars i{flex:1;block-size:35%;border-radius:1px;background:#fff}.tv-bars[data-runs] i{animation:bo\#
            unce 1.1s ease-in-out infinite alternate}.tv-bars i:nth-child(2){block-size:80%;animation-delay:-.5s\#
            !important}.tv-bars i:nth-child(3){block-size:55%;animation-delay:-.9s!important}@keyframes bounce{0\#
            %{block-size:25%}to{block-size:100%}}.device-part{margin-block-start:1.25rem}.devices{display:grid;g\#
            ap:.5rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,14.5rem),1fr))}.device{display:flex;\#
            align-items:center;gap:.875rem;inline-size:100%;min-block-size:4.25rem;padding:.625rem 1rem .625rem \#
            .75rem;border-radius:1.25rem;background:var(--surface);box-shadow:var(--shade);transition:background\#
            -color .15s,transform .15s}.device:hover{background:color-mix(in srgb,var(--tonal) 55%,var(--surface\#
            ))}.device:hover .disc{background:var(--tonal);color:var(--on-tonal)}.device:active{transform:scale(\#
            .985)}.device-part .actions{margin-block-start:.75rem}.searching{display:flex;align-items:center;gap\#
            :.75rem;color:var(--faint);min-block-size:4.25rem}.drop{display:flex;flex-wrap:wrap;align-items:cent\#
            er;gap:1rem;margin-block-start:1.75rem;padding:1.125rem 1.25rem;border-radius:1.5rem;border:2px dash\#
            ed color-mix(in srgb,var(--accent) 38%,var(--line));background:color-mix(in srgb,var(--surface) 60%,\#
            transparent)}.drop-texts{flex:1 1 12rem;min-inline-size:0}.drop-name{font-weight:600;font-size:1.062\#
            5rem}.drop .button{flex:0 1 auto}.drop-veil{position:fixed;inset:0;z-index:40;padding:1.25rem;backgr\#
            ound:color-mix(in srgb,var(--bg) 78%,transparent);backdrop-filter:blur(10px);-webkit-backdrop-filter\#
            :blur(10px);pointer-events:none}.drop-frame{block-size:100%;display:grid;place-content:center;justif\#
            y-items:center;gap:1.25rem;border:3px dashed var(--accent);border-radius:2rem}.drop-frame .disc{inli\#
            ne-size:6rem;block-size:6rem;background:var(--accent);color:var(--on-accent)}.drop-frame .disc .icon\#
            {inline-size:3rem;block-size:3rem}.drop-title{font-size:1.5rem;font-weight:600;text-align:center;pad\#
            ding-inline:1rem;overflow-wrap:anywhere}.uploads .row[data-state=failed] :is(.disc,.row-text){color:\#
            var(--error)}.uploads .row[data-state=playing] .disc{background:var(--tonal);color:var(--on-tonal)}.\#
            uploads .row-title{display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hid\#
            den}.install{display:flex;flex-wrap:wrap;align-items:center;gap:1rem;padding:1.125rem 1.25rem;border\#
            -radius:1.5rem;background:var(--raised)}.install-texts{flex:1 1 15rem;min-inline-size:0;display:grid\#
            ;gap:.25rem}.install .row-text{color:var(--soft)}@media (max-width: 47.99rem){.tv:not([data-state="p\#
            lays"]){inline-size:min(100%,15rem)}.hero .actions .button{flex:1 1 auto}}@media (min-width: 48rem){\#
            .home,.guest{padding-block-start:1rem}.hero{grid-template-columns:minmax(0,1fr) minmax(0,1.1fr);gap:\#
            clamp(2rem,4vw,5rem);align-items:center}.tv{inline-size:100%;max-inline-size:40rem;margin:0 auto;pad\#
            ding-block:1rem}.drop{padding:1.25rem 1.75rem;margin-block-start:2.25rem;gap:1.25rem}}@media (forced\#
            -colors: active){.device{border:1px solid ButtonBorder}}.card{display:flex;flex-direction:column;gap\#
            :.625rem;inline-size:100%;block-size:100%;border-radius:1rem;position:relative}.card:focus-visible{o\#
            utline-offset:3px}.poster{position:relative;display:grid;place-items:center;flex:none;inline-size:10\#
            0%;aspect-ratio:16 / 9;border-radius:1rem;overflow:hidden;color:#ffffffd1;background:linear-gradient\#
            (140deg,hsl(var(--hue, 225) 40% 42%),hsl(calc(var(--hue, 225) + 36) 46% 24%));transition:transform .\#
            2s var(--ease),box-shadow .2s}.poster[data-kind=folder]{background:linear-gradient(140deg,color-mix(\#
            in srgb,var(--tonal) 70%,var(--raised)),var(--raised));color:var(--accent);box-shadow:inset 0 0 0 1p\#
            x color-mix(in srgb,var(--accent) 12%,transparent)}@media (hover: hover){.card:hover .poster{transfo\#
            rm:scale(1.025);box-shadow:0 .6rem 1.6rem #0a143242}}.card:active .poster{transform:scale(.985)}.pos\#
            ter-icon{inline-size:2.75rem;block-size:2.75rem;stroke-width:1.5}.poster-image{position:absolute;ins\#
            et:0;inline-size:100%;block-size:100%;object-fit:cover;transition:opacity .25s}.poster-image[data-st\#
            ate=loading]{opacity:0}.poster.is-tall:before{content:"";position:absolute;inset:-12%;background:var\#
            (--shot) center / cover;filter:blur(14px) brightness(.72) saturate(1.2)}.poster.is-tall .poster-imag\#
            e{object-fit:contain}.length,.captions-mark,.seen{position:absolute;display:grid;place-items:center;\#
            background:rgb(8 10 16 / .78);color:#fff}.length{inset-block-end:.5rem;inset-inline-end:.5rem;paddin\#
            g:.0625rem .4375rem;border-radius:.4375rem;font-size:.75rem;font-weight:500;line-height:1.5}.caption\#
            s-mark{inset-block-start:.5rem;inset-inline-start:.5rem;inline-size:1.75rem;block-size:1.5rem;border\#
            -radius:.4375rem}.captions-mark .icon{inline-size:1.125rem;block-size:1.125rem}.seen{inset-block-sta\#
            rt:.5rem;inset-inline-end:.5rem;inline-size:1.625rem;block-size:1.625rem;border-radius:50%;backgroun\#
            d:#1c7a43}.seen .icon{inline-size:1.125rem;block-size:1.125rem;stroke-width:2.5}.card-progress{posit\#
            ion:absolute;inset-inline:0;inset-block-end:0;block-size:.3125rem;background:rgb(8 10 16 / .6)}.card\#
            -progress>span{display:block;block-size:100%;inline-size:calc(var(--at) * 100%);background:#ffc75a;b\#
            order-start-end-radius:.3rem;border-end-end-radius:.3rem}.card-progress:not([hidden])~.length,.poste\#
            r:has(.card-progress:not([hidden])) .length{inset-block-end:.75rem}.card-texts{display:grid;gap:.125\#
            rem;padding-inline:.25rem;min-inline-size:0}.card-title{font-size:.9375rem;line-height:1.3;font-weig\#
            ht:500;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden;overflow\#
            -wrap:anywhere}.card-time{font-size:.8125rem;color:var(--faint);overflow:hidden;text-overflow:ellips\#
            is;white-space:nowrap}.is-coming .poster{background:var(--raised);animation:wait 1.4s ease-in-out in\#
            finite alternate}@keyframes wait{0%{opacity:1}to{opacity:.45}}.shelf{display:flex;gap:1rem;overflow-\#
            x:auto;overscroll-behavior-x:contain;scroll-snap-type:x proximity;margin-inline:calc(-1 * var(--edge\#
            ));padding:.5rem var(--edge) .75rem;scroll-padding-inline:var(--edge);scrollbar-width:none}.shelf::-\#
            webkit-scrollbar{display:none}.shelf>li{flex:none;inline-size:clamp(11rem,44vw,15rem);scroll-snap-al\#
            ign:start}.part:has(.shelf) .part-title{margin-block-end:.25rem}@media (forced-colors: active){.post\#
            er{border:1px solid CanvasText}.card-progress>span{background:Highlight;forced-color-adjust:none}}
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
            y92b89AXo8x/jXqK+SmoE3jJaPZrGCH/npVU5Q49hQMrRdNi2kdrRs3rE7WLANayieBFO1GybAI7RQcB5bpaIQwv0D5LH72hLCSe\
            fzo6dJblV5rHqmPWKFUMlHPsQtEqgx1jVLHFvJIZltk3snDIltlVj2c0OKIVT2kMW21D4DUTOhQd5hdv4CJV4C0WOlCLgDYBJ6HM\
            S/FWp0TmfFpqi+PoPcLmcG4FMXLOtYWOnqSxOIgZ7anU59bwt6mn9ih1XTaYWyoklhvqPHUPRI7qZzssFLw24aPg0gLz0micXI29\
            vub4WjMlh3NX5R3Jh3xUuVG5kKC4A39dfW4lPiWk8CGwUkvdgZX+HMdNSjrcDf+mINJ1brFao3Oph9FPt/Hzvs/WHDfRYQCKjWRp\
            eJNWv655m8aVphTLRutwxsFI7cEmLijukL4s6c3IuoKmNvRUy2FUNBhnOt2lkwZzYMZGf6rlH1zabylv/5XFJzp686/pZplwL6cg\
            69XnBcUb+swMh9SO1WG/hf4TJCwbZdEbbRAiBvkPqGM03NC/Qin/IXxK/zzGU5aES+C5FoaNbjKjV1LPXU9acZJOImQXH1lt8ZJx\
            Rkk+A54u1GUzRxRGCAe+JgPeFtRa8+K+9cUv/it7PF/xIrnv6g0Gd9V9CKL0QeiR53vpPuWVROgvN1MkupE6+BPY6Qg20XGrRLrj\
            FBei63mBm71Y9RKrscCneEyFsX2N/VXw10WBL8OVlz1M1yOivG1GLcMuFa3kspbOICkQiS+wdZLitx57sJLVnrbIkQ22O68wk/sy\
            rnml+zfBdRFBKTk46ZqXTnosdqAR/hdLh/PKPcthGoyTMS0hX4E36U0/N8JT6+siNiLpqWezowr6O2oce7S+Hp7VPozAa43EkfM7\
            wiJvo7t0+nq87lm5vbCN/kxOuc4w/n+KcU7ss7kpx3nJnt8e1FNecq7KOGZ+vU3hXsTF6i9+sbnMQltn1OghzVOXHxNPr+dllLk1\
            QyGk+l8tV6PbOG6EX4W4hQHrVhL0azs2dtHeFUAfoPg9BIBiKYm7jh1YSjaB4D57ZziiNdTQVhzsbYHbmqLIITk/33wcLTrgu+3L\
            YYqQzlN10byAoVdTiDa9k//wC3s4sk3zDlNr5SKxukYI4zXodh2Qk69Kxddj3oz1KgOwt353DhX6ptfK9uXaiQSgKE/1cl1pR/dQ\
            PHcHOgwGfagzJ0/qQU8IbPaP+Ak4sCWNA8jUqJiJNzgx+WkzOjq9Y3gHm1G2V0rPx47ItmNbP01vO7SH6Zw0DCT50fJREuE4koHj\
            6ETV+KI+Cfxw2JRSpGO4K54qQkk/CaLMIoqExitFM7IqG8Yk+WpbYeTXFq6NMIpylBhmW9OINEK4iF0DpDm3PALM3ud9i1bK/U51\
            0/OhjUWjTgI2goBO0dna1tShb6m1rbZSBBXYY0Bu4K+yaAqIdWX17eGlqptbNZzKZ11q0BlHD8RGME8z7bveeiosQRrxNjVbuPcY\
            aqm2+7qRNsfAg9FTfj6WAhrVU7HLaxJWF06TWpkMy+rpuXkfSIjw0+n9jaFF3HniDnPXmView4jL+rqMHEB+s3/yHOugrM8zxsi9\
            RTxAFSibp8VvOwu2jEprnO0FyDEY906NQ/0nVxEnQ3PGzJkfD50Ot9A8ily2I4+dwjw20f+jM/hQ9DHbHsQyoBkVWVkGFM4FoiHV\
            EgEZmnho6c+GUg8VxnlNklIi28krzlA/pYP5CzFMAJAZ85XbViRhjk6KIBrvapJtV/dzUvA3JCDkKDQAZOnYimP4WNSBtg3K0Civ\
            QzVQXzHNhv9eUG1P57lLGGN6Gsj75EiGREE/SGBYZQt4u6dOiNsJ8yG7k1xmd7x+kb5LXEYgDd0EaBzgKpEdmQSKrCixPFhEtorG\
            GWDsDnTwoDyR+ssQSoo6gBUxmadljjfp3A63lk0Z0MYtA0WgydhvF0Yd0+T9blzZWMrjnuOImYvxYwPoM/k4HjJbRXupGAAbpx8S\
            VCnLhx7D1031s5XwhALddTGDTdZHj3jVJdJB9QobW+ujo+G//94OnuEC6RmFaFyG9uYa8x5AXXXz0HEtlR1bjiHGRRu+3W8aExfE\
            ZsM0UzwFFShtT+lMb5QhDRSKpUhTZeoTu3IfcsBXhnEHNkACDpk/MCPijhOwVKAt9Z9s3pMvCMWWxe79J/AOVbf+DgtYy+htlY1N\
            Z/IYtxx+zl3gczUErAMsGoRRnFRPbrkIDlHTXbEFdgbRU1WUzNiI0eVbETM7EJmgOMoMzebstmB7K3ZZLMoBYrkEpO3k+wB2gzCt\
            Q77k9DRoNs2WI3NSGjmxnIROAXkFoD5C5FHaEUTF3E4yVCHqjz/QRoi/qlvB8dGu4X/IaVMe4ki6jiFh6AvJZnc257I2JFo39+9D\
            xGZihTszsD1gbEDRcPkygLgRncivXMcvgPwokPL7jaffOv2nZ2bjvhMUsvmpVOI5bBPhwJA2RhFpSIJuZzGb6YWH/ypBFV1RnLqF\
            IDNwDe21HI55XUfNc8ht5Q6x9tS0HN8asFuioVM0E7oDsacx3qLZPhNvShboMuMsWeRFujjtAGgoMufliTwJc0P9ltV98bJtVjQD\
            4Z6BtzTDEGq4e6nfvzWHl+q2H21OVGRw1kRGchmWAIt8mVuEVP0c8ITwqKP6ysQd1SLWdVyVYJ3r9lOLJXgoEaN7yUIAuk305F6Q\
            TOEWrKlqR3Ip03SVEvMJlMvGF2dztiN6+Y+xXQsngXURUCs3wZeFp6m/6vk/npxDbyK8DLQVWNJWdJZ808sUHIdO2R3B++lkFHez\
            Wu5R4P7M5tb5STjJbGqUWoDrFOyZE66QC9dzB+jbXAKwhIBvIQP2ReOryFO/K+w0DPnm1sntrm0fwMZHblnhrwIiev28GSprInU1\
            sVMxhzVSi+OqiHZMKljgCrtwt/ZERAoQ5UAy3hhB1WZ3D8kBMCv/+FG93x+ATK0V9mmbPbubOewbTa/jE+8IpOseCfTNc+NMbZbR\
            qFM22APRnQQFzpvpo87hdebN7sI8psF4li4OYBERBTD2eppPjq7342j2sQFymF9Uchyq8mVdlUB/6n1S9NtrRZVAr1Xg8/fP1aF5\
            N9cWvj5UfxhwGDbqYFFfPtCfeVC+dNemkFXUzh5wNtQlWMPo4KT6Xv2CQFZYB80MXAfFK6/tIrjPg5nPkLbvYAVIbZkv/EO/9odu\
            Jr8iuvxZ7F6L+j+gK8z4maL82xQArLigpgoBzQsUFwx73wpHagzRwGhS1bo5VM36kV7qnLP0yhRV6mp7b5RXQJQ+i6exlJUirrfF\
            0/M07tIDH2QhvgtaXn/6FKcZ3WCuw+DoT1djWh49zjJdsQ7B/rDBdADcKpaBbIWDlSR0iLrOl/ydUsu/Y/puN0wG5cr+YoPKm9f2\
            A/zwykVH+InFQ9CGEhkRuXbgppsw0NrUjnPLy2AGnMd8ojI73sQxNFgBKZms9nf/rdYNaC9kabgfK36dmWaD68yZt+pxdc78+AEw\
            mQoXtWGuirryUOhPkePLBOTPJmoxuYwHsbXYBg/4Nww+XcNVSVWjHpcVuSigmt6mm52qoXTKt2KQSmYTnxXlePwHW+XCeWs7q3Fx\
            dI9UYyz6htpY3w5vbiPshuxWJdXFviFy0vp8sV+iu6iMEzsPiqhyDGvV8E88V3oDfWhFpaKrTKyHg7NeZCVKg5GyqlyZS1E/oypo\
            z7uMZ1BkdiPuVmE4YbVMSIri/YnEs6isHnws/Luf3flf4ijOk3s1TyaelgXUB7D6+ct6QajaeEqqr1DJ3FJJDivweRtN2FmRSOX2\
            gkRjSIJ2GFywnYDYkqOtO9Uq6+mErB7sfZJMjDI5nIBgbRcTauL3q7ntD26kUATWUJtGyhZSbQDg56bcCH6DC9c/97sdHElV/nbr\
            D579q3rdrKv6n6/FZotJOsAVxTTyA3oUl0mSzvwv0Tqq4hnp0S+Tg87tZPlpZnzhyQGGmTe0+zVNA3Z8q8zx+O4+Vdl36adZ5JeG\
            xJWFP4vXKvb1Xwn9lXptr+jYgDWIAkRfGphGaxkqq1CtIb7Vo6+l8rW85qaFncC0/Bn62H2/1iQ/JtCczXqri8nq7gHL2iZjx6ow\
            7YkymI2FzKGLSgd+k4owsWJ5iuXrZZL7X9IsLbKcXBBgt3rUngxlK2zKtJ/N7KsdYbr0+c32Zo773eFdRCajgii+wprghYojpR12\
            OOsXpTYmd+e8Rz6MqRA++Hho+6chSAsOL7v6Vm2Yxt1B1zXqXFwr9KuwIQFcmJ0UTxVoNztQHibNctc8BuvHzbacJl7LZFqAdxwq\
            VBDmLDVwj5Jao+S5a5QbPgrTUFoB6CgfIoGEC9R1EGNAQUvtMAJk/S+iQupXS0RPx4Y/A9AKeNZUAV2g1hB/n6uimaI26yTCB6CI\
            d8AnvBgTj+P58f3B88ws15BJIo5KpiixVY/QP6EI88NF0Zm1X6oIcd9UjDPtp3xf/zTrlhymRHqcylOgGL4tkmePpYjLvJYKpBEo\
            7RzWjU7Dm0XuWYpzMa8wF0I1uG9Q7t3Dx073LEPmPl6QBxL5izdD7pnO3dYJl0WE5GjtKOXSSOKXRf1YlWoMrKeLic94Jm81cvz8\
            tNUsspE+bYNFbyr4X+IsMuw6f7Ssj7qrjoSg0cE361hFz3S96TmeymRC2SkTNAY2umJipdR8YS/2TGEr3DfLUlbZxX3LT33RkQ59\
            pQsem9TPvhuUOmarzDLttcPShSEshle4RGTMFpSYDeLs7DP1y2IKcQHgvsShFx13xa6bYkk9Csb/0j34y/N2X5S1Qp6LAzhwCtuq\
            JDCpZfdPhLvHL+npSyhPDsSTXIKB13tMe1TakI/SOMl1NM5mB+Jut592dFd6szMXVCc5hKfB1z5yoUKznsZRp1OTlRU9T1y8nWrN\
            5uHNjS43wxQJUiI7R9KMBTLGTpJKC+kNKDHbr8XGr10odAsf90+VH+o63tZVSo4bTrO0bnjUoaFIox/V/wrxN24TMZZUMpcBRakF\
            d5yvJu0kEHJWmojiGnYVF/eRdOCjlQmHrroR6sI93TiVTfBhhJ4+huviULbj33Txso9xZkWyUZJJpqkvV86lWIMIb8IJ/KrbchJw\
            nK6KHWwVozjgTxlfZK8yzTo81ttpd0/+UvkqSXJPZRHQq8A+6Id4kSd6fFXpDPoBFZtkE8+CuwzYJhY9xS5Q8JHZNzLbHwANvt3v\
            t7DA23Zc6hFUPAcbt9yVN/jpqpfhWF5DFtVTkGMQLk4GKMwof/d1LdUgtKRRHS6n5QtwDWgryQcVIeGMDHBmCM8sTbKkM44OpcsB\
            bbROTwMe18fqFWqoYfxRkdPDgGAG+fXMpvvroby2Z+QeHqMtRmvORlNf/LgDI8oVH04FcH6OJO9xD0dLtgoGKG8QYn2DwIp5wnli\
            3Sgk3lAoZW+htQ/03Wu4rXYPzaMPZ/us41KAn/X4YU28tr2AUR9zgU2ZLzzmL8y8reCGzlBDdkodmTQ6c/L91GzXto1WtpHKWdsg\
            v65zyccejNNSF6QdTO6sipHfZJi2Ix3ZuMS0o055Z3J0ahspJvoSr+dFlpII18gtzD6hMziUeE/+gOVRUglHP8yxyc44Gef57Cm/\
            g1/dfbb4hFWe9DOaf/+AdpEOBmW1mVZ6iu3i2UBCQqAUhW+9/52MmKxdFzJcesFTZ82PNJFeJqztrk2SBVRh4sbiNJjI2qjYVH57\
            J0z078hrzqV9RtQn51eCv/yjwPX+CTbwFErPlufx+4lNA5E5G+OKOT+L77QRvybg9whZDoEdqIHtvQ17TQbH//UCRPDOf0fhzcST\
            FT3Bcn1I1N+fq+WbAh182zzBZHZxLplNEKvf+Sca3oWvN0g5zRTnv7Pt/wkI8ipEtdAilyc9OnUy6+bdvm83rcTLrKYj1ikS5kiU\
            3VkLJ9ZBWznVt5NF6pE9xSvez9XMj2QzpDEjlTTSp11bU/N/QwXHKApJAAA=
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
        "text/javascript; charset=utf-8", tag: "565c2645e508b4fc",
        text: #"""
            import{Texts as j,castClient as l,clockText as at,defineIcons as lt,el as s,icon as g,isOn as ct,isT\#
            V as dt,joined as ut,moveFocus as pt,newID as I,present as R,setAttribute as u,setIcon as ft,setText\#
             as m}from"/cast/widgets.js";var te="M3.5 7.5A1.5 1.5 0 0 1 5 6h4.2l2 2.2H19a1.5 1.5 0 0 1 1.5 1.5v8\#
            A1.5 1.5 0 0 1 19 19.2H5a1.5 1.5 0 0 1-1.5-1.5z",ee="M6.5 3.5h7L19 9v10a1.5 1.5 0 0 1-1.5 1.5h-11A1.\#
            5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5z";lt({home:["M4 11.2 12 4.5l8 6.7V19a1 1 0 0 1-1 1h-4.5v-5.\#
            5h-5V20H5a1 1 0 0 1-1-1z"],library:["M4.5 4.5v15M9 4.5v15M13.2 5.4l3-.8 3.9 14.3-3 .8z"],people:["M9\#
             11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c.5-3.5 3-5.3 6.5-5.3s6 1.8 6.5 5.3","M15.5 4.8a3\#
            .3 3.3 0 0 1 0 6.4M18 14.7c2 .8 3.2 2.4 3.5 4.8"],folder:[te],image:["M5 4.5h14A1.5 1.5 0 0 1 20.5 6\#
            v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5z","M4 17l4.8-5 3.7 3.8 2.5-2.\#
            3 5 4.5","M15.3 9h.01"],file:[ee,"M13.5 3.8V9H18.7"],send:["M12 15.5V4.5M7.5 8.7 12 4.2l4.5 4.5M4.5 \#
            15.5V18A1.5 1.5 0 0 0 6 19.5h12a1.5 1.5 0 0 0 1.5-1.5v-2.5"],phone:["M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15\#
            A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3zM11 18h2"],grid:["M5 5h5v5H5zM14 \#
            5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z"],list:["M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 \#
            17.5h.01"],copy:["M9.5 8.5h9A1.5 1.5 0 0 1 20 10v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 8 19v-9a1.\#
            5 1.5 0 0 1 1.5-1.5z","M15.5 5.3V5A1.5 1.5 0 0 0 14 3.5H5.5A1.5 1.5 0 0 0 4 5v9a1.5 1.5 0 0 0 1.3 1.\#
            5"],share:["M17 8.2a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2zM7 14.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 \#
            0 0 5.2z","M17 21a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2zM9.3 10.7l5.4-3.5M9.3 13.3l5.4 3.5"],link:\#
            ["M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1"\#
            ],retry:["M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5v4.2h-4.2"],clock:["M12 20a8 8 0 1 0 0-16 8 8 0 0 0\#
             0 16zM12 7.5V12l3 2"]});var U=new Map;function ne(t){if(!U.has(t)){let e=document.createElement("li\#
            nk");e.rel="stylesheet",e.href=new URL(t,import.meta.url);let n=o=>(e.remove(),U.delete(t),o());U.se\#
            t(t,new Promise(o=>{e.addEventListener("load",o),e.addEventListener("error",()=>n(o))})),document.he\#
            ad.append(e)}return U.get(t)}async function S(t,e){return(await Promise.all([t,ne(e)]))[0]}var oe=ne\#
            w URL("texts/",import.meta.url),D=new j("en",null,null),z="en",G=t=>fetch(new URL(`${t}.json`,oe)).t\#
            hen(e=>e.ok?e.json():null).catch(()=>null);async function mt(t=navigator.languages??[]){let[e,n]=awa\#
            it Promise.all([G("index"),G("en")]),o=e??["en"],r=c=>c.toLowerCase().split("-")[0];z=t.find(c=>o.in\#
            cludes(r(c)))??"en";let i=r(z);D=new j(i,i==="en"?n:await G(i),n),document.documentElement.lang=i,do\#
            cument.documentElement.dir=D.direction}var a=(t,...e)=>D.text(t,...e),ht=t=>({numberingSystem:"latn"\#
            ,...t}),N=t=>new Intl.NumberFormat(z,ht(t)),$e=t=>N().format(t);function He(t){let e=["byte","kiloby\#
            te","megabyte","gigabyte","terabyte"],n=t<1e3?0:Math.min(4,Math.floor(Math.log10(t)/3)),o=t/1e3**n,r\#
            =n<2||o>=100?0:1;return N({style:"unit",unit:e[n],unitDisplay:"short",maximumFractionDigits:r}).form\#
            at(o)}function q(t){let e=(d,f)=>N({style:"unit",unit:f,unitDisplay:"short"}).format(d);if(t<59.5)re\#
            turn e(Math.max(0,Math.round(t)),"second");let n=Math.round(t/60),[o,r,i]=[Math.floor(n/1440),Math.f\#
            loor(n/60)%24,n%60];return[o&&e(o,"day"),r&&e(r,"hour"),!o&&i&&e(i,"minute")].filter(Boolean).join("\#
             ")}function Ve(t,e=Date.now()){let n=new Date(t*1e3),r=n.toDateString()===new Date(e).toDateString(\#
            )?{}:{weekday:"short",day:"numeric",month:"short"};return new Intl.DateTimeFormat(z,ht({hour:"2-digi\#
            t",minute:"2-digit",...r})).format(n)}function yt(t){if(t==="und")return a("subtitlesUnknown");try{r\#
            eturn new Intl.DisplayNames(D.language,{type:"language"}).of(t)}catch{return t}}var gt=t=>new Intl.L\#
            istFormat(D.language,{type:"conjunction"}).format(t);var K=0,J=()=>{},T={hash:null,number:0},W=new M\#
            ap;function wt(t=location.hash){let[e,n=""]=t.replace(/^#\/?/,"").split("/"),o="";try{o=decodeURICom\#
            ponent(n)}catch{}return e==="library"?{name:e,id:o||null,text:""}:e==="search"?{name:"library",id:nu\#
            ll,text:o}:{name:e==="guests"?e:"home",id:null,text:""}}var bt=t=>t?`#/library/${encodeURIComponent(\#
            t)}`:"#/library",Oe=t=>t?`#/search/${encodeURIComponent(t)}`:"#/library";function vt(t,{replace:e=!1\#
            }={}){if(!e)return void(location.hash=t);history.replaceState(history.state,"",t),T.hash=location.ha\#
            sh,J(wt(),{isSame:!0})}function Y(){let{hash:t}=location,e=history.state?.number;if(t===T.hash&&(e??\#
            T.number)===T.number)return;let n=e!==void 0&&W.has(e);if(T.hash!==null){let i=document.activeElemen\#
            t?.closest("[data-key]")?.dataset.key??null;W.set(T.number,{scroll:scrollY,focused:i})}let o=e??++K;\#
            K=Math.max(K,o),e===void 0&&history.replaceState({...history.state,number:o},"");let r=T.hash===null\#
            ;T={hash:t,number:o},J(wt(),{isFirst:r,place:n?W.get(o):null})}function kt(t){J=t,history.scrollRest\#
            oration="manual",addEventListener("popstate",Y),addEventListener("hashchange",Y),Y()}function xt(){l\#
            et t=()=>document.querySelector("cast-expanded-controller:not([inline])");document.addEventListener(\#
            "cast-expanded-open",()=>{history.state?.isPlayer||history.pushState({...history.state,isPlayer:!0},\#
            "")}),document.addEventListener("cast-expanded-close",()=>{history.state?.isPlayer&&history.back()})\#
            ,addEventListener("popstate",({state:e})=>{!e?.isPlayer&&t()?.isOpen&&t().close()}),history.state?.i\#
            sPlayer&&history.replaceState({...history.state,isPlayer:!1},"")}var se=new URL("./",import.meta.url\#
            ),Mt=t=>new URL(t,se).href,E=(t,e)=>l.request(Mt(t),e);function Tt(t,e=0,n=60){return E(`library?${n\#
            ew URLSearchParams({...t,from:e,count:n})}`)}async function Lt(t){let e={Authorization:`Bearer ${l.t\#
            oken}`},n=await fetch(Mt(t),{headers:e,credentials:"omit",referrerPolicy:"no-referrer"});if(!n.ok)th\#
            row new Error(`${n.status}`);return URL.createObjectURL(await n.blob())}async function Ne(t,e=null){\#
            let n=l.state("devices")?.devices.find(({connected:o})=>o)?.id??null;return(await E("cast",{body:{id\#
            :I(),item:t,start:e,device:n}})).cast}var qe=(t,e)=>E("watched",{body:{id:I(),item:t,finished:e}}),K\#
            e=async()=>(await E("guests")).guests,We=(t,e)=>E("guests",{body:{id:I(),device:t,minutes:e}}),Ye=t=\#
            >E(`guests/${encodeURIComponent(t)}`,{method:"DELETE"}),Je=t=>E(`uploads/${encodeURIComponent(t)}`,{\#
            method:"DELETE"});function A(){if(l.state("button")?.state!=="connected")return null;let{device:t}=l\#
            .state("dialog")??{};return t??l.state("devices")?.devices.find(({connected:e})=>e)?.name??""}var re\#
            =6e3,w=t=>document.getElementById(t),Et=0;function k(t,e=!1){m(w("snack"),t),clearTimeout(Et),t&&!e&\#
            &(Et=setTimeout(()=>m(w("snack"),""),re))}function At(t){w("snack").textContent===t&&k("")}var P=t=>\#
            k(a("failed",t.status===0?a("offline"):t.message),!1);function Pt(){let t=w("skip");m(t,a("skip")),t\#
            .hidden=!1,t.addEventListener("click",()=>w("main").focus()),ae(),ce();for(let n of["button","dialog\#
            ","devices","hello"])l.subscribe(n,le);ie();let e=()=>document.body.classList.toggle("is-scrolled",s\#
            crollY>4);addEventListener("scroll",e,{passive:!0}),e(),de(),ue()}function ie(){let t=w("mini"),e=n=\#
            >document.documentElement.style.setProperty("--mini",`${n}px`);t.addEventListener("cast-should-appea\#
            r",({detail:{minHeight:n}})=>e(n)),customElements.whenDefined("cast-mini-controller").then(()=>e(t.m\#
            inHeight))}function ae(){let t=w("tabs");u(t,"aria-label",a("navLabel"));let e=(n,o,r,i)=>s("a.tab",\#
            {href:o,"data-tab":n},g(r),s("span",{},a(i)));t.replaceChildren(e("home","#/","home","navHome"),e("l\#
            ibrary","#/library","library","navLibrary"),e("guests","#/guests","people","navGuests"))}function _(\#
            t){w("tabs").hidden=t===null,document.body.classList.toggle("has-tabs",t!==null);for(let e of w("tab\#
            s").children)u(e,"aria-current",e.dataset.tab===t?"page":null)}function le(){let{state:t}=l.state("b\#
            utton")??{},e=l.state("hello"),n=A(),o=l.state("dialog")?.device,r=e?a("notConnected"):" ";t==="conn\#
            ecting"&&o?r=a("connectingTo",o):n!==null?r=a("connectedTo",n):e?.scope==="guest"&&(r=a("connectedTo\#
            ",e.device??"")),m(w("place"),r),w("brand").classList.toggle("is-on",n!==null)}function ce(){let t=0\#
            ,e=!1;l.subscribe("connection",n=>{clearTimeout(t);let o=l.state("hello")!==void 0;n==="open"||n==="\#
            ended"||n==="unauthorized"?(m(w("lost"),""),e&&n==="open"&&k(a("connectionBack")),e=!1):e||(t=setTim\#
            eout(()=>{e=!0,m(w("lost"),a(o||n==="lost"?"connectionLost":"connecting"))},1500))})}function de(){l\#
            et t={ArrowUp:[0,-1],ArrowDown:[0,1],ArrowLeft:[-1,0],ArrowRight:[1,0]},e=w("main"),n=o=>!o.altKey&&\#
            !o.ctrlKey&&!o.metaKey&&!o.shiftKey&&!o.defaultPrevented&&ct()?t[o.key]:void 0;document.addEventList\#
            ener("keydown",o=>{if(!n(o)||document.activeElement!==document.body)return;let i=[...e.querySelector\#
            All("a[href], button, input")].find(c=>c.checkVisibility?.()??!0);i?.focus({focusVisible:!0}),i&&o.p\#
            reventDefault()}),e.addEventListener("keydown",o=>{let r=n(o);!r||document.activeElement===e||o.targ\#
            et.matches?.("input:not([type=radio], [type=file]), select, textarea")&&(r[0]||o.target.localName===\#
            "select")||(e.setAttribute("data-arrows-scope",""),pt(r)&&o.preventDefault(),e.removeAttribute("data\#
            -arrows-scope"))})}function ue(){document.body.hasAttribute("arrows")||document.body.setAttribute("a\#
            rrows",dt?"":"keys")}var Q=null;function Ct(){return Q??=import("./upload-list.js").catch(t=>(Q=null\#
            ,P(t),null)),Q}var St=new Set;async function Dt(t){let e=await Ct();e&&(e.addFiles(t),await Promise.\#
            all([...St].map(n=>n())))}function Ft(){let t=s("div"),[e,n,o]=[null,null,!1];async function r(){let\#
             i=(await Ct())?.makeUploadList();!i||e||(e=i,t.append(e.element),o&&e.enter())}return St.add(r),{el\#
            ement:t,enter(){o=!0,e?.enter(),n??=l.subscribe("uploads",({uploads:i})=>i.length&&!e&&r())},leave()\#
            {o=!1,e?.leave(),n?.(),n=null}}}var pe="video/*,audio/*,image/*,.mkv,.avi,.ts,.flac,.opus",$=null,It\#
            =()=>l.state("hello")?.scope==="owner";function Rt(){$??=document.body.appendChild(s("input",{type:"\#
            file",multiple:!0,accept:pe,hidden:!0,"aria-hidden":"true",tabindex:-1,onchange:()=>{Ut([...$.files]\#
            ),$.value=""}})),$.click()}async function Ut(t){t.length&&(location.hash.length>2&&vt("#/"),await Dt\#
            (t),requestAnimationFrame(()=>document.querySelector(".uploads")?.scrollIntoView({block:"nearest"}))\#
            )}function zt(){let t=s("p.drop-title"),e=s("div.drop-veil",{hidden:!0,"aria-hidden":"true"},s("div.\#
            drop-frame",{},s("span.disc",{},g("send")),t));document.body.append(e);let n=0,o=i=>It()&&[...i.data\#
            Transfer?.types??[]].includes("Files"),r=i=>{let c=A();m(t,c?a("letGo",c):a("letGoNoDevice")),e.hidd\#
            en=!i,i||(n=0)};addEventListener("dragenter",i=>{o(i)&&(i.preventDefault(),n++,r(!0))}),addEventList\#
            ener("dragleave",i=>{o(i)&&--n<=0&&r(!1)}),addEventListener("dragover",i=>{o(i)&&(i.preventDefault()\#
            ,i.dataTransfer.dropEffect="copy")}),addEventListener("drop",i=>{if(![...i.dataTransfer?.types??[]].\#
            includes("Files")||(i.preventDefault(),r(!1),!It()))return;let c=[];for(let d of i.dataTransfer.item\#
            s){let f=d.kind==="file"?d.getAsFile():null;f&&(d.webkitGetAsEntry?.()?.isDirectory?k(a("isFolder",f\#
            .name)):c.push(f))}Ut(c)})}var fe={folder:"folder",film:"film",song:"music",picture:"image"},X={fold\#
            er:"kindFolder",film:"kindFilm",song:"kindSong",picture:"kindPicture"},me=90;function he(t){let e=0;\#
            for(let n of t)e=e*31+n.codePointAt(0)>>>0;return e%360}var ye=new FinalizationRegistry(t=>URL.revok\#
            eObjectURL(t));async function ge(t,e){try{let n=await Lt(e);ye.register(t,n),t.src=n}catch{t.remove(\#
            )}}function we(t){let e=s("span.poster",{"data-kind":t.kind},g(fe[t.kind]??"film","poster-icon"));if\#
            (e.style.setProperty("--hue",he(t.title??t.name)),!t.poster)return e;let n=s("img.poster-image",{alt\#
            :"",decoding:"async","data-state":"loading"});return n.addEventListener("load",()=>{n.naturalWidth<n\#
            .naturalHeight*1.3&&(e.style.setProperty("--shot",`url(${JSON.stringify(n.src)})`),e.classList.add("\#
            is-tall")),u(n,"data-state","there")}),n.addEventListener("error",()=>n.remove()),e.append(n),setTim\#
            eout(()=>{e.isConnected&&ge(n,t.poster)},me),e}function be(t){let e=t.watched>0&&!t.finished;if(t.ki\#
            nd==="folder")return{time:"",spoken:[a(X.folder)]};let o=(e&&t.duration?a("timeLeft",q(Math.max(0,t.\#
            duration-t.watched))):null)??(t.duration?q(t.duration):""),r=[o||null,t.finished?a("watched"):null];\#
            return t.subtitles?.length&&r.push(a("subtitles",gt(t.subtitles.map(yt)))),t.kind!=="film"&&r.unshif\#
            t(a(X[t.kind])),{time:o,spoken:r.filter(Boolean)}}function $t(t,e){let n=t.kind==="folder",o=we(t),r\#
            =s("span.card-title",{dir:"auto"}),i=s("span.card-time"),c=s("span.length.time"),d=s("span.seen",{},\#
            g("check")),f=s("span.captions-mark",{},g("captions")),p=s("span.card-progress",{},s("span"));o.appe\#
            nd(c,d,f,p);let h=s("span.card-texts",{},r,i),v={"data-key":`item ${t.id}`},x=t,M=n?s("a.card",{...v\#
            ,href:bt(t.id)},o,h):s("button.card",{...v,"aria-haspopup":"dialog",onclick:()=>e(x)},o,h);function \#
            b(y){x=y;let{time:F,spoken:O}=be(y),rt=y.title||y.name;m(r,rt),m(i,n?a("kindFolder"):F||a(X[y.kind]?\#
            ?"kindFilm")),u(M,"aria-label",[rt,...O].join(", ")),u(M,"title",y.name),u(c,"hidden",!y.duration),m\#
            (c,y.duration?at(y.duration):""),u(d,"hidden",!y.finished),u(f,"hidden",!y.subtitles?.length);let it\#
            =y.duration&&y.watched&&!y.finished?Math.min(1,y.watched/y.duration):0;u(p,"hidden",!it),p.firstChil\#
            d.style.setProperty("--at",it.toFixed(4))}return b(t),{element:M,draw:b,id:t.id,kind:t.kind,poster:t\#
            .poster}}async function Ht(t){try{let{openPlay:e}=await import("./play.js");await e(t)}catch(e){P(e)\#
            }}var ve=20;function Vt(){let t=s("ul.shelf",{role:"list"}),e=s("section.part",{"aria-labelledby":"c\#
            ontinue-title",hidden:!0},s("h2.part-title",{id:"continue-title"},a("continueTitle")),t),n=new Map,o\#
            =null,r=[];async function i(){let d=l.state("library"),f=`${l.state("hello")?.epoch} ${d?.revision}`\#
            ;if(!d?.roots||f===o)return;o=f;let p;try{p=(await Tt({watching:1},0,ve)).items}catch{o=null;return}\#
            c(p.filter(({watched:h,finished:v})=>h>0&&!v))}function c(d){let f=new Set(d.map(({id:p})=>p));for(l\#
            et[p,{place:h}]of n)f.has(p)||(h.remove(),n.delete(p));d.forEach((p,h)=>{if(!n.has(p.id)){let M=$t(p\#
            ,Ht);n.set(p.id,{card:M,place:s("li",{},M.element)})}let{card:v,place:x}=n.get(p.id);t.children[h]!=\#
            =x&&t.insertBefore(x,t.children[h]??null),v.draw(p)}),e.hidden=d.length===0}return{element:e,enter()\#
            {r.length||(r=["library","hello"].map(d=>l.subscribe(d,i)))},leave(){r.splice(0).forEach(d=>d())}}}v\#
            ar Z=4;function ke(t){let e=s("span.disc"),n=s("span.row-title.one",{dir:"auto"}),o=s("span.row-text\#
            .one",{dir:"auto"}),r=s("button.device",{"data-key":`device ${t}`,onclick:()=>l.send("choose",{devic\#
            e:t}).catch(P)},e,s("span.row-texts",{},n,o));return{row:s("li",{},r),draw(i){ft(e,i.icon),m(n,i.nam\#
            e),m(o,i.playing??i.model)}}}function Bt(){let t=new Map,e=s("ul.devices",{role:"list"}),n=s("p.sear\#
            ching",{role:"status"},s("span.spin"),s("span",{},a("chooseSearching"))),o=s("button.button.filled",\#
            {"aria-haspopup":"dialog",onclick:()=>R("cast-dialog")}),r=s("div.device-part",{},n,e,s("div.actions\#
            ",{},o));function i(c){if(u(r,"hidden",!c),!c)return;let d=l.state("devices")?.devices??[],{screen:f\#
            }=l.state("dialog")??{},p=f==="permission",h=p?[]:d.slice(0,d.length===Z+1?Z+1:Z),v=new Set(h.map(({\#
            id:b})=>b));for(let[b,{row:y}]of t)v.has(b)||(y.remove(),t.delete(b));h.forEach((b,y)=>{t.has(b.id)|\#
            |t.set(b.id,ke(b.id));let{row:F,draw:O}=t.get(b.id);e.children[y]!==F&&e.insertBefore(F,e.children[y\#
            ]??null),O(b)});let x=!p&&!h.length&&f!=="troubleshooting";u(n,"hidden",!x),u(e,"hidden",!h.length);\#
            let M=d.length>h.length||!h.length;u(o,"hidden",x||!M),u(o,"class",h.length?"button":"button filled"\#
            ),o.firstChild||o.append(g("cast"),s("span")),m(o.lastChild,a(h.length?"chooseAll":"chooseTitle"))}r\#
            eturn{element:r,draw:i}}var jt="remote-install",C=null,tt=new Set,Ot=()=>tt.forEach(t=>t());function\#
             xe(){try{return localStorage.getItem(jt)==="no"}catch{return!1}}var Me=()=>matchMedia("(display-mod\#
            e: standalone)").matches||navigator.standalone===!0,Te=()=>/iPhone|iPad|iPod/.test(navigator.userAge\#
            nt)||/Macintosh/.test(navigator.userAgent)&&navigator.maxTouchPoints>1,Le=()=>matchMedia("(pointer: \#
            coarse)").matches;function Gt(){addEventListener("beforeinstallprompt",t=>{t.preventDefault(),C=t,Ot\#
            ()}),addEventListener("appinstalled",()=>{C=null,Ot()})}function Nt(){let t=s("p.row-text"),e=s("but\#
            ton.button.tonal",{onclick:()=>C?.prompt()},a("install")),n=s("button.button",{onclick:()=>i()},a("n\#
            otNow")),o=s("aside.part.install",{"aria-labelledby":"install-title",hidden:!0},s("img",{src:"/icon.\#
            svg",alt:"",width:56,height:56}),s("div.install-texts",{},s("h2.row-title",{id:"install-title"},a("i\#
            nstallTitle")),t),s("div.actions",{},e,n)),r=xe();function i(){r=!0;try{localStorage.setItem(jt,"no"\#
            )}catch{}c(),document.getElementById("main").focus()}function c(){let f=l.state("access"),p=f!==void\#
             0&&(C!==null||Le());o.hidden=r||Me()||!p,u(e,"hidden",C===null);let h=C?a("installReady"):a(Te()?"i\#
            nstallApple":"installMenu"),v=f&&!f.secure&&!isSecureContext;t.textContent=v?`${h} ${a("installPlain\#
            ")}`:h}let d=[];return{element:o,enter(){tt.add(c),d=[()=>tt.delete(c),l.subscribe("access",c)],c()}\#
            ,leave(){d.forEach(f=>f())}}}function qt(t){let e=s(`img.${t}`,{alt:"",decoding:"async",hidden:!0});\#
            return e.addEventListener("load",()=>e.hidden=!1),e.addEventListener("error",()=>e.hidden=!0),e}func\#
            tion Kt(){let t=qt("tv-light"),e=qt("tv-image"),n=s("span.tv-bars",{hidden:!0},s("i"),s("i"),s("i"))\#
            ,o=s("div.tv-screen",{},s("div.tv-idle",{},s("img.tv-sign",{src:"/icon.svg",alt:""}),g("cast","tv-ca\#
            st")),e,n),r=s("div.tv",{"aria-hidden":"true"},t,s("div.tv-case",{},o),s("div.tv-foot")),i=null;retu\#
            rn{element:r,draw(){let c=l.state("media")??null,{state:d="notConnected"}=l.state("button")??{},f=c?\#
            .image?new URL(c.image,l.base).href:null;if(f!==i){i=f;for(let p of[t,e])p.hidden=!0,i?p.src=i:p.rem\#
            oveAttribute("src")}u(r,"data-state",c?"plays":d),u(n,"hidden",!c),u(n,"data-runs",c?.playerState===\#
            "playing"&&d!=="connecting")}}}var H=matchMedia("(pointer: coarse)");function Wt(t,e,n,o){return s(`\#
            button.button.${t}`,{onclick:o},g(e),s("span",{},a(n)))}var V=class{#t=[];constructor(){this.tv=Kt()\#
            ,this.over=s("p.over"),this.heading=s("h1",{tabindex:-1,dir:"auto"}),this.text=s("p.lead",{dir:"auto\#
            "}),this.player=Wt("filled","play","openPlayer",()=>R("cast-expanded-controller")),this.library=s("a\#
            .button.tonal",{href:"#/library"},g("library"),s("span",{},a("openLibrary"))),this.devices=Bt(),this\#
            .hero=s("section.hero",{},this.tv.element,s("div.hero-texts",{},this.over,this.heading,this.text,thi\#
            s.devices.element,s("div.actions",{},this.player,this.library))),this.dropTitle=s("strong.drop-name"\#
            ),this.drop=s("section.drop",{},s("span.disc.large",{},g("send")),s("div.drop-texts",{},this.dropTit\#
            le,s("p.row-text",{},a("dropText"))),Wt("tonal","file","chooseFiles",Rt)),this.parts=[Ft(),Vt(),Nt()\#
            ],this.element=s("section.view.home",{},this.hero,this.drop,...this.parts.map(({element:e})=>e))}get\#
             title(){return""}enter(e,{isSame:n}){if(n)return;let o=()=>this.#e();this.#t=["button","dialog","de\#
            vices","media","library"].map(r=>l.subscribe(r,o)),H.addEventListener("change",o),this.#t.push(()=>H\#
            .removeEventListener("change",o)),this.parts.forEach(r=>r.enter()),o()}leave(){this.#t.forEach(e=>e(\#
            )),this.#t=[],this.parts.forEach(e=>e.leave())}#e(){let e=l.state("media")??null,n=A(),o=l.state("bu\#
            tton")?.state==="connecting",r=this.#n(e,n,o);m(this.over,r.over),u(this.over,"hidden",!r.over),m(th\#
            is.heading,r.title),m(this.text,r.text),u(this.text,"hidden",!r.text),u(this.player,"hidden",!e),u(t\#
            his.library,"hidden",!l.state("library")?.roots),m(this.dropTitle,a(H.matches?"dropTitlePhone":"drop\#
            Title")),this.tv.draw(),this.devices.draw(n===null&&!o)}#n(e,n,o){if(e){let r=n??l.state("dialog")?.\#
            device;return{over:r?a(o?"connectingTo":"playsOn",r):"",title:e.title??e.subtitle??n??"",text:e.titl\#
            e?ut([e.subtitle,e.studio]):""}}return n!==null?{title:a("readyTitle",n),text:a(H.matches?"readyText\#
            Phone":"readyText")}:o?{title:a("connectingTo",l.state("dialog")?.device??""),text:""}:{title:a("cho\#
            oseTitle"),text:a("chooseText")}}};var et=document.getElementById("main"),Ee={home:async()=>new V,li\#
            brary:async()=>new(await S(import("./library.js"),"library.css")).Library,guests:async()=>new(await \#
            S(import("./guests.js"),"guests.css")).Guests,guest:async()=>new(await S(import("./guest.js"),"guest\#
            s.css")).Guest,sign:async()=>new(await S(import("./signin.js"),"guests.css")).SignIn},nt=new Map,ot=\#
            null,Yt=null,L=null,st=0,Jt={owner:["button","dialog","devices","media","library","uploads"],guest:[\#
            "button","dialog","media","volume"],sign:[]},Ae=1e3,_t=!1;function Pe(){let{connection:t}=l;if(t==="\#
            unauthorized"||t==="ended")return"sign";let e=l.state("hello");return e?e.scope==="guest"?"guest":"o\#
            wner":null}async function Qt(t,e,{place:n=null,isFirst:o=!1,isSame:r=!1}={}){let i=++st;if(nt.has(t)\#
            ||nt.set(t,await Ee[t]()),i!==st)return;let c=nt.get(t);if(ot!==c&&(ot?.leave(),ot=c,et.replaceChild\#
            ren(c.element)),await c.enter(e,{place:n,isSame:r}),i!==st||r||(document.title=c.title?`${c.title} –\#
             Marquee`:"Marquee",scrollTo(0,n?.scroll??0),c.keepsFocus?.()))return;let d=n?.focused&&et.querySele\#
            ctor(`[data-key="${CSS.escape(n.focused)}"]`);d?d.focus({preventScroll:!0}):o||(c.heading??et).focus\#
            ({preventScroll:!0})}function Xt(t,e){Yt=t,L==="owner"&&(_(t.name),Qt(t.name,t,e).catch(Zt))}functio\#
            n Zt(t){reportError(t),k(a("failed",t.message))}function B(){let t=Pe();if(t===null||t===L&&t!=="sig\#
            n"||!_t&&Jt[t].some(o=>l.state(o)===void 0))return;let e=L===null;if(L=t,document.body.dataset.mode=\#
            L,L==="owner")return Xt(Yt,{isFirst:e});_(null);let n=l.connection==="ended"||L==="sign"&&Boolean(l.\#
            token);Qt(L,{isOver:n,reason:l.reason},{isFirst:e}).catch(Zt)}function Ce(){let t=new Map;l.subscrib\#
            e("casts",({casts:e})=>{for(let{id:n,name:o,state:r,error:i}of e){let c=t.get(n);t.set(n,r),!(c===r|\#
            |c===void 0&&r!=="preparing")&&(r==="preparing"?k(a("castPreparing",o),!0):r==="failed"?k(a("castFai\#
            led",o,i??"")):At(a("castPreparing",o)))}})}async function Se(){await mt(),Pt(),zt(),Gt(),xt(),Ce(),\#
            kt(Xt);for(let t of new Set(Object.values(Jt).flat()))l.subscribe(t,B);l.subscribe("hello",()=>{setT\#
            imeout(()=>(_t=!0,B()),Ae),B()}),l.subscribe("connection",B),De().catch(()=>{})}async function De(){\#
            let{serviceWorker:t}=navigator;if(!t)return;await t.register("/sw.js");let{active:e}=await t.ready;n\#
            ew PerformanceObserver(n=>e.postMessage({keep:n.getEntries().map(({name:o})=>o)})).observe({type:"re\#
            source",buffered:!0})}Se();export{Mt as address,Ne as cast,A as connectedDevice,$e as count,Je as de\#
            leteUpload,vt as go,Ke as guests,yt as languageName,xt as letBackClosePlayer,Tt as library,bt as lib\#
            raryHash,gt as list,mt as loadWords,$t as makeCard,We as makeGuest,we as makePoster,Kt as makeTV,Ve \#
            as moment,Ht as openPlay,wt as parse,Lt as picture,k as say,P as sayFailed,Oe as searchHash,qe as se\#
            tWatched,_ as showTab,He as size,q as span,kt as startRouter,Pt as startShell,Ye as takeBackGuest,At\#
             as unsay,a as w};
            """#,
        gzip: """
            H4sIAAAAAAACA4xWCW/jthL+K6rQFmJBM5J826sE+5ruAaz3PbRNcBgGypXGFrM06UfRzsap/3tn6CMbbxYoHEkznPubGSlqubLO\
            P/4JX3wTySa646Vs/K9agfHEa15qW34mObHS8wrmysD70ppgoD0HTUTDFZ4RteCq+W+gSo/kn7dEVp7fWTSsiFl7vrQbeGPLdXCy\
            8tzA/ftrot/zlYPmEP533oB/7b1Tn9YegimdUHRi5p64Y3LL3dzZZXxBFVzcq2oBvhF3TTzeSBd5KOJJW3Sjvui+zvBJV4q/LOpG\
            vbojcp1HucjfZUP5XHzgNoMzs2yIf2jQfa7fQoqubcyBYvZQgHHr/gc0GG6y9Ft14upWlp3nhf5vz7xHJ+9j7ZPH2i5hNI0nnSjL\
            RB5ledQRXT2IeqJ/S4VE2SEKUnULZZtWl2J1b/OUEj/J8beNZ1yrT066h+ASQ5JB1p0Mj0TWxiBd0dHtlhhgVYhAR7Rb7UgMyHoF\
            dqVDPijAJCXhTVe6j9PqR6eTw6+/neSCChXdEisLYkyxHSFs9Gx6WPGAuAi5mMeTrBsSG8g2atGV7t2jTmeSDSijfplHIT/qaAef\
            wQATnFtdgRtNPcy4WspFyDWUWWedM/TzFMneJstf7te78ylqEze47X3TxE6YhdCjvsY8WoQAITGIciwyxxKC0r445Ia1SDPKVhGY\
            AHS+x21wO3yXDUQfhQ2YirLHlhMit+hg0kcllO7HINeHDoZOBp3s+QgjZAH4+qzG9DhkG0yuS32trQlQIab14DvrkZ0DkvWiPHt3\
            pt46uf5GH51vJxnaDeocgy6cCgVi4+vuBvFGYWdP1y1k0LTzJEDmKAlj3Pj9GPaovAyJLD88++EkgEJCkQaa5CeSVPYtKO3qITgi\
            ZPF0eD4keEs3w++t9Ln6APHetIbfWenTdOMQ3HbPWpXRHGOx4lyAmGAC5/1rE0djUksXWpf1sYBc5qIX4XXayC7tyOls/8Oz7aRP\
            i9T71/oh9z42/N9HGFKSqejrrujQ4u8PcKPpgIoNjTSfQ/YEgOxEnZODfpRqfPO8Pp2hKQGn6VUXBiJ90m/t9fFF9cyAZg3jZy1q\
            tQPvQq+zYRgHSdtEV2gRrSl66QQpJbfBDaM3Ko1q+EQeljFP5SAanKrHJQjsMWRvS0p9WsZctyO03rHwfbopDNxHE7kaz9em9Mqa\
            yEDi2aOaJz/ciFo2yLBHDT6CorLlegnGi9KB9PCbBuKSmOCK2RiEA13EjX/Q0NQAPuYgagfzEOPm9w+J5/sPv1iCl2LtNBuTZ1PY\
            4jIhc/o8J4zfiApQQIlwmzA2vhENeDQnR/9zdqkaSNDmEYSsqt82mMUH3D0w4DAbK6uYW8ZfEoJz1sU8YcWlSSxjO8b4qawaZCXk\
            agWmSoDtsDVrZ6IbsaDYbCebB1NGJ5z+wHyAPe61EnkvlT/mJqTWyZTSRT8zxqbpbEdoWzhBEXv63+ci/gYRfh107jBXE3Oz1jrc\
            GN8W4eRt4YvLOfiyTo6+/vrx0e/EXWPNX9wCY8LXYBIoLkHYz1cQJAkbBTeilGRKAAR+fFbVEkstjNyohfTWCS3NYi0X0FxdTWdh\
            DqbAzax4ody3SaxMBV9ixt+G5LFybgtAS+Jw1IuyuCyFtx/sPbhfJfaQiWalFY5QKyaQxtvCizl6SVDTCmVKva6gSVxSMsaurshP\
            mBhVuGTLxkeoFFdFEeC5MqN9am8Txbj5qrlH4jC1obJCfV9eKVdc0x0CMKF/ssCeCyEA0bsW1MEjz2tPfUkezXr5CZwyiz8eGg/L\
            UaylNzEp+R3jH0mJcn5vvBYfg+4b65bSJ1t0QbvGfwRS+ojYzElCh0/L+Q6QPazjNP704CHm8Wel7YFcwkIeyIU6kR7cnpxxU/hX\
            GbSv0tFE+loslUk6PJBzba1LAqntIksx0EWbUQv9BVr88ovBDppX+d9/28siS1N0kY0PO/IxeQxrP4rXRvmY030EUzML1LXCLsuH\
            UdzU1qF0Kb+o5Xr5xslQ1LVaKN+M3O5UsWW7U8X/fyo4qfgckX8x2PylSE8eKzZW88S/6g5Flx2Shn2xmE2S8kA6uzZVaELcQGlN\
            FR9fUF+LL3op41PLHVezYvoVduYi63RQ9uwIlX/KO9z81EtnB7im9uefIbE8ruQDbosjzvG4tmuH7A8oVXSksJ3KrD3gJuFWaOxi\
            8h9rNUjDxJ3FzsVR/BVSt0BvpOJaehDmH8q9RL9tHHnzVWxO1j+yG2LsuYcehr90jj7d8cTp0+vdUCRkoS0TbBKSo5H0Lvss+2T/\
            +gogQVp2MqdFgkABqOOrA4i+Cx1uV2wkaA3NZyTICGIkK0TLhYGqEhikvpOM7n3MNrtkcyflTTmQIT+TspOuFyRRXZl5z/VOK3pF\
            B7V36lYOVX2D7SbBHyclxB8Iu1XfAJMhleglWA12ujbORRmY/RJyclPmYdAup0YZckE/VDfEhopkSC52s7cmqyrf57cEMC97oBMb\
            s65pGd07dEjPAP8MnB0Zs2NAuDYjg4afcXvcp0j69JvbwEAxjfXD36bH4psUqLzZiXfphhzvnAFbWEBJjnfip31ffQe0pjAgx1uM\
            QT1Gp0FwRWjaSNplIcOn/+cP//tp9lQEQY+5TwMYdxAwe3RaksaX8oe3X7/Q5JIqePaq23XnCyX47bK1INtUxLxECoqY9XbLqwUm\
            JkGwS7hnK/OmmHcd+4EY4HvrXeIIYcj1UramDTLqjixz3BeUme9T5rvJ3v/hqSP69MlGVnsbILG9T4K+UyDeyH6gXdx/Ns5zfAXI\
            31iuYsmHJ7t0s7Pxkuy0cKVVGY7EkpKc56Qdull3IrkwsLauscUbSUeYSLyzQ0YExDchCTsSG9VegFmHx7uBQfwSstyt2phdP1TI\
            dDRBFlt1OnW2Y2c6OgrJS79z3wAG3bPbkANBeZim2NrB8dHRTxwbSoZVS4U+QlAWdJQPFgHyqy5YzGKKWlsScRhclrnJJzdyfRVE\
            WYyXVpqY3rMMdE5/4pivW4nYtEWjF4vE/vwiZqjiyDJRxAfMyJHG559/e/pt2sP6txwGpn7VD4pgQ0gzFoOzOb0TgfMAjWMV0eLF\
            dSZqBn29hF6rpjVJI6ySVNlPHEJqG4IN5XbDQPZNakS/AN7eW4k3FmEa3ObVMl8EYj+arXXNCw7EL9EDn7HCYk4wZDuQkviZKXSx\
            kjKMOr20fl/KZn0hF7IwmkigqDWRH+q8KmU5IQgzWB7tt9ImvFQVhf7yKiIm9QT2lzGmoWtEsYx091RTtecEyLLZbrsP9bKdPyaj\
            rjcsAWKi6Oo/XgPr4McX4XVlmhc3Ich/jP/hhh8SuQPNwxEh4jRe39DG+cWaAJP85OROUT/NhBPLBIBjO8gy4ocyjDNGT5+UtTLi\
            PE28QnyL4HZBE/8OJA7PoKHU5hHwnUEn8ldVSrFN5xBfhe8dWGZPNo70BSPsed7kty0v3giUShMpCoqkTFLtCGb38qrvjI/4Ns+X\
            hmIK9W82heT9F0RRNgdPNovY6BtZ7d7vROWSEc6J3Ho3SOVk02KqRpYkNJUv2iTQt4gsaKuyITrneqEKhDF60jUFO0a0w4oyp8jM\
            G33HEcMrpI3Isypm/LKldbsoBxt1CfGb6W9kNvTussEqnlJgHkZ7W/zeRmoeLqt0YSUaBqVcqUK2wET3aDOicEPWVxF9Sd4WWqah\
            VaUDy1EW+srqeyA2U12ukw250K8JmBTyESNonsYQYyx1EgKCLPRn5flddjpAVO7g/GX5CCFalmrpcyKJhPhWprxLGJVfh3PnNIN9\
            Ej95+v3XMfluYcaFhK2l/wt7blIzO+hxvy02pOlzXSbBy1ffvXr3KqDB33SDlzXKA//daK/6z0N29L2spktjdAVRoQHuMeiE5ENS\
            lg+cc7ev3UDYpJb6mghkmz5qNln2XykDQ46kHgiiKEcOWI6NTP8q/yTuUjMA92vZpbdfrL8uYSivTHrs93cD0VBIE21uw7swaCuC\
            viBCSFIsyPIQwuulCV9Rgzk6OpQUOBCBVpruC4Q/Ghogv5FkAZ6HbN6+C6fRL3RlZIWIhOjehB2SnWP1NyEF9bNcLaCIxtkf9TzO\
            qF3PZnBBQZQA4NqW4u1I0Ab8ns69o8OkN6omb3VLG827N9oMwWpJKEFbFw96D8KJG+sviMZtripaNwcgIY3OUbIqZEiTEkiwOR/o\
            2WWnHaKTsujFKYK5XCx0cBWRpJdT8vlqKsNKLBBPgRCj39gxw0TIc+Rti3UR/F1fL0hDVDuxIQO442KjZ3+OTvc3YT8GQopNTVTU\
            ygaRQsLk8GcphwGCkkO+kSmqIAJm+SXtlUw4K0fURnWhWjZmTXWdCY8UgM5d/YFQ81Hv3FJCuCgnqL/lDTxqKQ1JPdkQha+kup7D\
            YbCuhxVxnZhv9K2buo3v5rJ6yWeEpaOHiQcRS+DKYiFTMHFPdaic+WjTJp+2pCzL0Iggb1Q+WeRTuQigOVQh+45fol5YleCSAJFv\
            wyCPaTABG9xqokXAsS6aaA/iOmwiQZ1aCkeoz44IqogI9dnai7lalA1qeKHLgigXCYR7xuRf4Qmy80nVMM3xrbxS+4L+HnOpe/9o\
            T9Bs5y9t45Ar/xcW2/OjsxXjYmHxCRVFGDrhocK4HMFbiiRLOfCkC7fxaBlKx/Ni2VADasl9jkCdgRRZUCNB56B6sNqFk6GLyDzc\
            erwG3Arp2601RqJKCeGF3sfnDn5Fk8oM4tfmhQf6JPj//4+y6NTDP9VNgqMjnTUpdfZt73QgkAU4Now+yxJfqyiR5E0KXftsmCiF\
            +z2lWxIQn8yBUZeVB4gbCXojoaMy8jBoAJh4HWPmFd4AjtkVnA4Qym+FR1OgO3ILxpqC3uNrnzaeVtgUZwDbLT9LxOPdy7LKXbhH\
            bVnIW6JQ2Tg/Qu7Gj4ebyIcL+oK9SWT9VyK323DPM23o27EYks1D7ebmhmxA7zs0JAPhwSTEyV+Oj+l3wLHSc2zzvKGA8Yc6uTwW\
            k5Mrwa8vqQSFhu79OzkzyeXkRBy7hrcMbZdogFL2Dkbwscihpuq6+Vauj47osTDNontGPN89t3M16zuVcpYvFwTCEigry6OjAimI\
            udQxsu3EyuJjGRt1K1E5E7QArmzgrGS7fTilJ+mOEGBYM1DpJcrj46zy+WJBAHkJaLwSB9YmxYGq6iWJ5Kqv/xeEBrK4+VG1aqoW\
            yqyzmHaRHR6Tj8yc993wD3dZOHemyO7i2u79peUEp1ryU/u0aT52enrYPLJZ2DipliYIaq4lOREOkFtaWcDrt2kx6n1pk5dK0/7s\
            Gw7VryJx0DIPxAGCnryReRDBuOnoY0AUxZsF6pLQSzsgIO6HMh7eSgmtT8mhQu2EESNgM6kNuZeHmCC6E7aP0hhr9xLaPQZ4gvMB\
            ATsW6xv1wlL3e4nSEFol4HvrQrx/MQL5cO2FCfuc8l9ZltrkFYmsDd0nOGTH9ZruJAunLpaIOEdEy4AWiX8x9QvDqfCFNPfPuV76\
            LNPlj5j5FCEta8prElgLevsnXVDpC3NFwq/DCueIUTT0lq99wNnCg6xIJijICk2nBf15HgWpV/fX1LiBKg39kqKMJrqRP/Duoboh\
            6afabiU0IlXC9CeWsbQ6GgmcL8SwfaLYn2NesKUj9Ni4jokRrtNGAxll1g0SFbF+hPwucUJc5h4ThWBMxQtZXZu5TQd4PkFOYSUt\
            0RMQte8gGuMvC2tnC7lkGsFKlVI//Uzky1Lhl6/I0G98e7MScb5SIjatiGfk3ESs6yUt4okV+Ne2eHXf3wwcKFm3bAbl27cQzpMs\
            G0OWYyGHXWHrbDnoCvew3UDckg2pmlFG5EUha5PUUthYCG02WrHvpOKmWdIgilT4TDQhvNeVrcUl7Ip+MKxHT2JQbwkansSrfLGU\
            KUrcEV456Qj3agc/sOKanu3jOrNrfvbHo6OVCRE1dhrMCi9cWed5pW550OuGcCb8WAUw7iQfZa44SUcd+kcl78LNlG8gBJXMG8Qp\
            u5Ed/HtkB3VcNrqe8MkMfLmzDdu6kmpB7P44M3diOGSGhSN47gLpuFRtwQ3X1EDS5MSOouqHJB3K7mDvmLBfpc++NiFhJiSiOMx8\
            R7FTO5NNFkMH+PT7yp9HB4wOCLQwljdZIHTkvLJAgEhNX+pAFFHSvXyvX3K8xjFKn28qociOaRnR7oGUrWzya7bIQGAeHSq4C7WP\
            7NXnn4smPOTQRDxMh41wSGcyqf6ZUk2cxp08PkyvPj37mGUsn1ezGekP4uF6HTxGXdeWMiKM/5b12+1DK+G9iENIMxrGIUV6edXn\
            HCVyjntrRkmrteo6S8v4hqwW8MGmn5UonDxvMXMYJdZfESfK+E5Ob5T5Eh9fVaaxEUqs2pd8a0BTAwepdCDANwADMeMiTRQlBde2\
            wxkJjAy6iHbWG85kunG3BYNZN0YtbhmEbgPR6uo6CW6XLQ5da1XQBgmgAJiwj5/9YGzg9ZCAbfFE+P2CnjwdbjrnF1Cj+OMfg9rQ\
            XHqHeTyqdByYSKbysz+dfF7FqKmda1WR8w+Po2fPnh13ZS35v/7012Pe5NrWp1+rKl+4yu5bea1aYiC8OeqpJFd9M6inmmjvosq1\
            tPdvaBSvqisDf2dg3GvEOqApG+pWRSgcNUVaufNM09812nnAuhvssAOVWrdsfhsbKYFDQWJYPwA0M3lpX66yzIkosEMmqkCmydVk\
            +XBlZA4PAbbGjIpZZpx2iEPjJu6vKji0gm+6vXYfJ1buYpMvcDIq+ABXQbbMqsBVHewJRYJ7UfhKKN2fzz96e4pdVEXLoX754idV\
            mvk/+1dbNvmMbvsdHT22t3auDVV9ls0ifLL55uLN99StodnVbB1WEAVp/PtISJ+cYi2cmRqKsQCSy7Aa7UAEZi4byWhSfeJqVy9e\
            TOEgn5RgLx8kW+3z+KOja9TgetbDAmi414/pQD9M7GrjzwhBSVxdLRziNh4+rAU6KW4MzQ1BtTXOLpLLPPw5tl2iq53LnUOKokxc\
            Lu3hH1wJRiFpDMTvwwsrvtOkX0wUuVteWRYOiPw+eImSgP3WZXdi79ee5b7ib+lc9TXpuL9VkfWRR2MxbHjlIhDXJhx05hh5bRAg\
            C8sWyhatoWD8suLENSRGdHZEHS2fdMem5t7dl6HJPjEMAg4A9hgvdMpGLZreoIu8KV0UIjalashYlkYHSBzv9+EKW9G1um3Hrr3s\
            21spqy7u4IwVyjsbEKux1HZymzc3fT/XiK71eN660deNbNthbAMc0Z0eF6IUM1HbAGY+Hoy00o5EJVKs0g635DpI3sPJ0dmZiVWJ\
            g7MPqRFnaZVxuRLDaSB54ZXgouXUhOhIZqDFPErarno27NnFaTmJql7WQdKXunXF4Wtiq60fHBXvTabhOtp8SNfYhJX3607eb3bp\
            VNJn0Zh0baFxu10zNFJ81VAzql1KwDiGfi5KXm+30KR1h8je5zGcnI2ruJcN3917c+XuUomDvpvTDzsp2goRuGBUHK69LYlb+uLf\
            s9yE65GlYWw5HNsbG77Mhl/2LcxKWJnU0zw6Wne2TrDjqWX9Zb4T0fd4OlzLMZWx68F8ypDm0fimNZz2PAzjuQmEQt3wtfogy/DP\
            PpuchmaQSJ4JihXvkilu60BrBDjv/KSweJp0wLq7n9F8ZULT+/ENqns41E7kznl0XwKoqZ1z/1P7Rfb3skICgXP6Y7PKlUz/OAhd\
            fhxlIstFTCxbzEiHKZvha0mcuwjr9SWPieu8MdRjoDELWU7XtiJoVLWUDkV8CsjmOv8jD+0hRpV7I1Dv79veocmmKqLqLngJzfkt\
            YHqvSKDcXkpfZu2K/YAdOmjZT4dlrYv5jky/zBBaqZYI7d7zQTdatDbtdjsj4NRd0KzTGWtfzZfDaleQwNn/hrULYcbJThyLlYwi\
            Gz270EqngwPpXRHWHXy7kbJM5v7oeIUawpyd6GqYPBZh2UXjroATluxMQnC0xqg66o8RLmuxsXdt5rsrCkiraMbXk2qkCXN/r7zq\
            7pVjbBnT6Fc5LkPXhE1dpdMOBPLZBZylTwx1+Iqq28B6w9/EBihIam9nbSEDht2zvghjryXZfivX78MurZBLWPqnpj/vuJxfkWP8\
            ANevqlY25gtJiyPgFKM+9rCfcD2GudEudoNcsnSwgaNRZ6W9fcq+0NO4XsQY0q5OdfyJJDO5TJ8Niz+lUNGwrtPwDcJCUoTf8RBD\
            ypA6WQP8Nf3z4FR5HFf7ZJ0E0jdQfdCaR6yrPdesR93g5B7q1aTeSZU21xYj/2cb4QF374ceCpuVVQn3rflikD+q76qM57R9KYar\
            8K62EjrqYuoNfRqoQxMJlpSKNhTmSKFiVVi/UQnF3gXPmp4BbWRUWabiW01aCk72HPzCA1iHENJBmTtS3gOzyhZd7CVHItx3sOfn\
            ga+btLWqgvvnkY4VF/1wRHB6wGD3M1P25HnzH0UCb93RrPsWQWh9IYg3MgF4Oq5K4T7Za+KW2WD1AAsLvpCxDJuBaysi/H+Q/Zcf\
            u12D+gJfLpQE4rNH7maIOgU8BuQYqQwM+CTcT2sampDntLYgBgb46+cnGf0/+ZVstQewuQewKQBsOgCwqWDNWTN8mWjFKDQFfK09\
            fJkOvjBy7uFrKtaAL2MHEbTQOMNYhRdxI20jxxM8zWvWSkRaBnBkP59KDzVrwNFrVJFHcPRaDPv0cPSGFrSz0cqH9LAmLJ/3ScIM\
            Ab9p9HJKkQ3pFJ+kUSxSDQT2AcGQHDTMRxHQWQ9tz+Y9evV9iJb2Qz/Ql7NIcBunloHoOmbd8W/iHg6c8pJiDwKh7baPtK+tug6M\
            I2JzjRe560yW4slbk6HTrSBxz51zvw/HjeW/smD5m0kDyNjICXGb01/xwgYApj+/EG9srduYXu6G3sKhOXwAOA/uuvNB0oXRqCJC\
            zl+Tmw5/MxE0udLB6Eb74YldzJnkaW7x6UySDYRBWNqr8hMAU3JAK6xKMo1KRkHUnYBtt/7fDPkOaYpjhXeW5FN1Pqe2rTrPS/qj\
            y6exwQ1DP3BJqvYcBU/S36dneaEqo9v5R7odHflWyorf6WUx5+pT++xEfPfATmp8lE1yUOi8aYcb8Fz8EmC7X16Ysgk4AdWNvq1N\
            IAzMbr8M+SKFvB65NErK5ajIrtJipe2GeNj/flxB790O6uf7UEz/z1FFHwLuiyzmpYIwUN1NDD2u9ijcG6vcmEqb7/Vd0OF/3qpS\
            cowbO2oPh8nu48NRsrqFQ2qbIgmewiPG7YoaXB3rDuWm5C9/FXMuNNHTLupcgaPqva+LucGaYcg9nn2492HA/YB/kaKK4JVgS6ej\
            oLshXeZoeGRWbW9WAjbV/4OJgtTgsXt34xtko6jXBb3eC+GoiVAsggcaXL8PX7i7G9vtdxIgoLswkI6uz6iFcLAeo+qL1I7oCgcv\
            Ms+UtzIv1wEOK97R2Kxrfl7XC+lleSarZQCPNiOIn9HWi2Uj6VG1F/xIpTTI5dSM7vStMspJOPvw850vmAO79xSws4dGonMPJHUf\
            sxpbHCS/Tv0YBDtPiDYfqXp2iSK6EkU4iFl9tD9Ln83CaBRf/W6GEep7lFg5SHy0tOrV2VdT5UerqdJfMfzkv0z1fY9HBchvPR7Q\
            igOzmixgIIAD1+BKwsPAmhqneQPlvmeCQTT86ewbBoExNiBik/CNqmQD60yY+6nr6lFTJrvtfKjA6qw3jdjIRONnIwIPn/gZPzkG\
            SxcCDlpnWjNJ5dPOPUfruFZ4q7qFP0Box7jrboqV6fhe12MXx2ZpkcXM6Ky7Q1/Yd9LFad7dpk9AGzk27FZRnJrO+mOTGhdEjZBX\
            Ue1lLVRW8ymFSur9mxr0gQwGke6oKF5kAXxzGyRlJMZhVTGsoTfLqkVvTjRkc4HRiAPwam+rlYfj+2tdLvdV+gkX6mHyJy7HckLU\
            xSBkTmM3xYblPY1GPVTeTz8IgyOe/MeUo7jNHwwQglbXkmYURjMszFVLKpDCLAS/4LDSuko8Ba51LvngAx/mJzTB8FB+mEDa3oAu\
            S2NB46j7fhfLwpR2G3T5D/ORfrrqlXSm/Pbxf0ITRI6cy8HZud535qxIg5udXD3uXu5zjWfvL3t25F2ekyKJ7BjS6GGtC+9MwnHU\
            1TB648N373E9q0fs9dwbTetp7fvaATNHnPBLb3TN/ppXS3yrrrltgsw5GHQa7gbvexcD4gXuVt2/HjC8UDDen59ajEMvx2n+jHes\
            FYrgBOYui7j4355Vi7em2xDCpja9fA1R/Ig/CPGu8K1n1HArKyXvYlz69ev6n0qua7ltHYj+yh1XcrIpz/JolF7d7fQeCekhExDu\
            5sz9h/uH90uyBwdFlFxfRDQuwBXq4pzFf5FbCAN2FhzOl0FQJAaU7RcsGfiWBK3SqZmLq0mEwookxmr84FzzyIEKZrEfYsj1z8a2\
            c3LNGGTalGzXpmRxkpeHJ4HByVjTfAn18Z4JTXkY5sXTXunoOa74qNomOBQcSrRxVxAqSCWNKgxl0oe+7crLpSKoqWyhGe4dTllf\
            Mqz4FN7IBHBYbJ/1VwXnUsBK0piz/oGpPaflOT/m8o00Ni3vUZCeh6n1jyQJkY6knJuHac43zMqjdixv2jIdrMypAXl4fSweJhjl\
            TEr2R8WZXk5Is6ULxs/u7Ma0KmxxAYMt26Q/9GtTRoDnYHAqvDtuH6DDntX9cT3oord7XGzX9CMt7nfEq7Vn4g2+QQ8PYa1IC0CJ\
            KX9HQV+5iGjQ7QAlClFtvFlJ6PAjCtfZxmJ7TjVIVVJmR28soMlBbzlBl/FenUV1P0dO0wRR5ZnNnd/vGDZYIKeyvrb1lHbj+ucc\
            gOSe6dOXWGKOYUP1TEK36SSHG4itIl8HsRhvhGQmxoaN55stMyokOZwniqWCJEaiIBIiKOdCYk6XItgtnycDZb5VJwrZ0qxHVSuV\
            yzdFjraDl+G5zEfj4FBAIekeANm73IQtCe35Nnz29Pv5rd36p/7JWtR/3Ou3rdwyffUzIe8d+AOZiBV5GRlj78kZ5KJPwv/Vgpn5\
            AWVYtVADHcBMkTfyMWxgJvkTg/DsEQ5KxsjkLeQG967hHqmiGiOV2yNZw0JpE+efWN0rVxqHb6hof4XxSoP0VxR4kIoSelvgkKJD\
            u3FdYBpHh74GGbXTEsOFBQ0k2Cz+4qGYaXLQMN01RYznMKxy+TNSo9tY+/GxVatyHJmcmPpDPnFSD8H2n////U97mFU4qFFfCCEU\
            OWbbdXEDeF7GBoMbpQyVXWB+N967IoBwZdcEXwXMPm6uzSTK9ENyBtCfmTu6s7V1zTSKkTBFFV8q25m3yh4bDUYR+h+sblu+Bf4k\
            Di8UxTAuejobu/L0wvlY/SKASHQIOVnOqGH9G94XAZMlGy4EBWXDrdCrDnnslbciWIOBTMKwK6XDXswcxbHXbqdDPUZIHA207SC0\
            vLCAXsHOr2ad90qRfOy0R11rdOos6ox/rsvk6qCjfNNfDhIhfbnvupStyKvCxZMWHVdBkAIVvXTZs4FRq8f7IhuTQF9Oo7rD64Es\
            tnxhIeB3isDdLpdUp8sQuoblthJrPjY6J/y8xkDbqS9rPGvujpm8FuuylXDy8oh1Hwjc/HAEh5Wwkgpjoxae/614G4ya5fUOxkSb\
            AYentpZjuhKr10vFsN+HpQ2PaJKz+JO0n+le0R+fPWurk0Q0KBqzntKwzVUzTw9FYz/J5e4zQWr5Rp5X75Y7UQbsWdMeyqAfzgy/\
            cNhYx88hfh7gZx8/0KH8cMULl0l5DqDOeGtFECbB6U3x2JUA4nt87biundwuu8rntEz79gTursDKcENuY0q8ZUoE2lJOI5qpZLlr\
            itgDvMDpb72bWH/GYl17XtsfAJ202ZmZxzuk2Zd6cRkmOnO92SO4BGLI+gkgFBbElmoJalk31nvvqYYKUUV9xoIIYjzAZYUjvDjC\
            bNjz1/3ABn9T5ZXhgMZeRw4/yPc1hRSBb2BNU+9Y3F5/2lEYtTUjTlhbmB7Mvvecu0K/uKMRoGKyahBDp5BbCCWiICHnMsd8OF2Q\
            xz5M8ylJJbLrhX2p5YnPC0z9A58avRiBjyT7TDIOZLs78GJBW4dsMyNsuT6Nxx7Cec2XkKIN/MWg1qt/0aiROR8HxeWOQiXkuYlR\
            7pj2Unzdo4fkSSq//UyeMbf2FoaHPidaYGTPR3/DSCXLDBPbLD8QabTIeghwmMmal8Yrc9/sPyHBPSdyRd77+Nd6b/vjJ3nIXN2u\
            yB+EYGzQoYSg97GwWe+gwes5ZQuDQl7695x+AdTIz7zlC+1UaNVHBPfapb+PpTowJVkAAA==
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
        "application/json; charset=utf-8", tag: "a8542ba4dd120ca0",
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
            ","dropTitle":"أفلت فيلمًا هنا","dropText":"الموسيقى والصور أيضًا. يبدأ التشغيل حين يصل كله.","dropT\#
            itlePhone":"تشغيل شيء من هذا الهاتف","letGo":"أفلت ليعمل على {0}","letGoNoDevice":"أفلت، ثم اختر تلف\#
            ازًا","isFolder":"{0} مجلد. اختر الملفات التي فيه.","isEmpty":"{0} فارغ.","sentTitle":"الملفات المرس\#
            لة","sentFromElsewhere":"من جهاز آخر","waitsForDevice":"ينتظر أن تختار تلفازًا","waitsForTurn":"ينتظ\#
            ر انتهاء السابق","sending":"{0} من {1}","sendingLeft":"{0} من {1}، بقي {2}","preparing":"قيد التحضير\#
            ","playing":"قيد التشغيل","over":"انتهى","cancelled":"أُلغي","brokeOff":"انقطع الاتصال أثناء الإرسال\#
            .","cancelOf":"إلغاء {0}","retryOf":"إعادة محاولة {0}","playNowOf":"تشغيل {0} الآن","removeOf":"إزال\#
            ة {0} من القائمة","progressOf":"جارٍ إرسال {0}","castFailed":"لم يبدأ {0}: {1}","castPreparing":"جار\#
            ٍ تحضير {0}","continueTitle":"متابعة المشاهدة","libraryTitle":"المكتبة","libraryCount":"للتشغيل: {0}\#
            ","libraryNone":"لا مجلدات بعد","libraryNoneText":"شغّل Marquee مع المجلدات التي فيها أفلامك، فتظهر \#
            هنا:","libraryEmpty":"لا شيء للتشغيل هنا.","libraryScanning":"جارٍ النظر في المجلدات…","libraryPath"\#
            :"أين أنت","search":"البحث في المكتبة","searchClear":"مسح البحث","searchFound":"النتائج: {0}","searc\#
            hNone":"لا شيء اسمه «{0}».","searchNoneText":"جرّب أحرفًا أقل أو كلمة أخرى.","asPictures":"كصور","as\#
            List":"كقائمة","kindFolder":"مجلد","kindFilm":"فيلم","kindSong":"موسيقى","kindPicture":"صورة","subti\#
            tles":"الترجمة: {0}","subtitlesUnknown":"لغة غير معروفة","watched":"شوهد","timeLeft":"بقي {0}","play\#
            Continue":"المتابعة من {0}","playStart":"من البداية","play":"تشغيل","showPicture":"عرض","playsThere"\#
            :"يعمل على {0}","chooseNext":"تختار التلفاز بعد ذلك.","markWatched":"وضع علامة «شوهد»","markNotWatch\#
            ed":"إزالة علامة «شوهد»","guestsTitle":"الضيوف","guestsText":"رابط الضيف يتحكم بتلفاز واحد حتى ينتهي\#
             وقته، ولا يعرض ولا يفعل غير ذلك.","guestDevice":"التلفاز","guestTime":"المدة","guestNoDevices":"لم \#
            يُعثر على تلفاز بعد.","guestMake":"إنشاء رابط","guestLink":"رابط {0}","guestLinkOnce":"أعطه لضيفك ال\#
            آن: يظهر هذه المرة فقط.","guestLocal":"الروابط تعمل على هذا الجهاز وحده. شغّل Marquee مع ‎--lan لإدخ\#
            ال الضيوف.","copy":"نسخ","copied":"نُسخ.","share":"مشاركة","guestsNow":"الضيوف الآن","guestsNone":"ل\#
            ا أحد لديه رابط.","until":"حتى {0}","takeBack":"سحب","takeBackOf":"سحب رابط {0}، {1}","takenBack":"س\#
            ُحب رابط {0}.","signTitle":"افتح Marquee برابطك","signText":"حيث يعمل Marquee تعرض الطرفية رمز QR ور\#
            ابطًا. امسح الرمز بكاميرا هذا الجهاز أو الصق الرابط هنا.","signField":"رابط أو رمز","signOpen":"فتح"\#
            ,"signWrong":"هذا الرابط غير معروف أو انتهى وقته.","signEmpty":"الصق الرابط أولًا.","endedTitle":"ان\#
            تهى هذا الرابط","endedText":"اطلب رابطًا جديدًا وافتحه أو الصقه هنا.","guestYours":"أنت ضيف على {0}"\#
            ,"volume":"مستوى الصوت","guestIdle":"لا شيء يعمل الآن.","guestTakenBack":"سُحب رابطك أو انتهى وقته."\#
            ,"installTitle":"أبقِ Marquee على شاشتك الرئيسية","installApple":"المس «مشاركة» ثم «إضافة إلى الشاشة\#
             الرئيسية».","installMenu":"في قائمة المتصفح اختر «إضافة إلى الشاشة الرئيسية».","installReady":"يُفت\#
            ح كتطبيق في نافذة خاصة به.","installPlain":"تأتي هذه الصفحة عبر HTTP العادي، فتصبح إشارة مرجعية بأيق\#
            ونة. عبر HTTPS كانت ستُثبّت كتطبيق وتُفتح دون شبكة وتُبقي الشاشة مضاءة أثناء إرسال فيلم.","install":\#
            "تثبيت","notNow":"ليس الآن"}}
            """#,
        gzip: """
            H4sIAAAAAAACA6VYx3bbyBL9FRyt38SlVhOdsycuYRIScQgCfADoMJmi8uQ/mGgG5WxLO30FsPWXvFtd1cUGFV6asS2x+3aFW9VV\
            1fxyqh6mU9NTaR5N/WMq9lsBPhT9cr54WewUg3K1GGI9D57m2dT0l1NZM2wLAH8Xi1E5R797xd/lfLni0e/lQrGB9eVyxQh8fMt/\
            FER05k9g94BYMLDioOwCOGTQtWSseFBs4ScUy/nwUeqnz3gX0steMQJGdq92ggymydHDchWKu9iqJXEc1PKg/lFCmy+NeV+++fV4\
            K4xneW+96Bc75Y8eOwXhB+zSoPxOTsRJ/r6VhxNkhQdNPxebQO94xQgrXRzddaQn8a0ky9mwRXh+VLyc0PA6DkL5TrkK+kB3H34P\
            lUL8XAZ6+Oq75xWp7/m1JqQyflJixbszvg0gdc0DF4vebT/9ZycIWHiePnt31g9jHLjEEABn/DCqMLAIBRtesY3PvWkhK5mZicKY\
            ovnqu59Fj0dW4kCxjr8DY2YjSbLgozCPOO5nqCy/L/pjHPKPYGtQizzqQtzIw49VMgRIyF4qF3HsB9pe9iBt2yuXsbBRbPH+Aryu\
            JtDYjIeBn9Yal1MGwbB+qdgVasaWQhEJBXaHQiHZDe0j0Ks63o0iEzaADtmQXjmP3TTw688sD2DQIwNIj+6J75e4zU4ridiDabT/\
            uivkXiOJK2SrJCUIerdJHJm3RM6UXZZ9AX3tyH+W3Y3t9fuDQO5Vy3I/zRlAgUde/VkFJO0gvgchQUqQLiRv2MTbL47LX0ERg7QK\
            VFBqjNJ8BRmaqZNQ2ldCyB/g6mnSFr4vJVWgQr+oWy72AJyD/eWyxnkHHEHToWHcU0c5S8gPku0VG3RhaPsAn8oeUfy6a4/Gxzmz\
            D/jvF8YGp6Mgv5pUPJnHkZfkscu0AO8kHwSPw5rrOq4MX6sLr2CYXUmiepBKfiI06zi49boeYZuUY3s9VplVOEkyPmy182dWBOF2\
            imPayYI413BU5IhYAPeo/gj2Spq0Poyy4EkjSOkMZybdTLqKxR8waQfQJ36Yw+5U/SXyYewLjhaOjIzx/TMeO4c/6qRx9ag0PVL2\
            O/uJjoZOMcfW1VFDlCYo+fKtr8cbt4KZfGKTyMdhUPXl24Rsp0HbT1kILUuFp4Sn3lbsyJ07i9CcASJ5bIJlbTWNuObHtSDi6g3/\
            f8YRwLHxKE2awd2Zmcs6FdW+NQhTp/+moEjHEdF3jYS/SS7hJOvSAM1FtrSzuF2FcOLUneQJI9UX2vRsZTHSWvDNitvFjkhw6tMc\
            lDyHhqGhM5lNgyzjE1rY1Xo7EPhZfsVtbXqHCTBNgRLUPY2PK0+jMx4w0H872t1gDSXaAAQMtbpRkSc2gI+4tlm4W9nc/feTTpyz\
            hU68ue0q6A7XEIqe3lS+TKR+qwLUtiql1k4FOCgpUJVQvdZQIDWkb6z9Aet0S7CzIyV0eqzOXn+Ca1mrOCJnXh+feYjMis/pyoC9\
            kPZ1xkpquSrgnp83ON+p8tK1Nx0gM+2eNrTFO8KUeUW+H+EHx3GPOo+eUsQVhKYuAkkJ5WCxLqERjBsZIQCwPehb8k7XgDw9ed0F\
            a3RoRPy1GMB+6Nzhxo4PuP3z0px7hoMhITaBWCE5fnYvrOUdpD8p7XGjMuu3wiw3a5W70gzjutZ5y6hdD6MWrUqTlNWHiQmN2xVl\
            RzRjk9Uyl51HOWW4DusjbKyTdsuTIj6Om3HyJGa2juEYZYjp4zQ/0YRvJD7x81qDK9o+FpeMvXnYCqTS2tKqFeZ9uZhigXsvpSQr\
            9CFNLtpeKs8SQVQqFVnfSJ6o4zLoCTT7yDars61ZJ5c7Em7tSxNjptxgmbYpxC0/bX6qHIDow+KlkYyDoBVZZXk5PRH4nSTXE04N\
            veTUrHlgaW1yX1m6KZbvGDKPPAV1UUipOiLVFsh89UVnc8+8FVeAk161iq1yjn6lgrIs7wZmUz9DMhksaaGMiD3a8qv82e2PwpaT\
            AFSBZcMOR5n7xIPmNaiQeJ2Jhiq97TcDQyn82OdGKXRYxK0wbjosSex1624sYxnEHqEkWArLnnbAaVik9RVOL+mERPnbpdb9uopM\
            an4kbtKVsaEZVRPQGSp1hgIYkcHc5p3fGF5999Nrr0V+TCb+DQI3TSt1M4PfoW1T7xdRMzf5c8h5ughWsUagrOHLEEekwc7eOBwZ\
            5oGJjFMmFFMpqn+ajKK6Rf1JA0CK0DlDooPTTbjPETP7nN7DzsBZuzujq54bMmQlxgEBxnoaLk0ijX/hbOxcHfNyUTIBFHjZE6zc\
            JHoqoCdptdATI+f9WBxRM6CCBLUgcNe7/wCxU5n0GAHQaVoCQ1ns0TqOAnteCnBbkffNnJxlsdql2eArYRDV3aymk2KPQO7i9abP\
            Nln7NJXeobpVwdlaLzJ1mtUKYY2ws8UZg9Ui5Lq8hjGKB3UnJCrzrCUWrS9AkDrvBJn78Dplm/2SYdkGuVyqcojPShyn7udJJ6VK\
            w1OJJ/Wy0hceJ1GnFcjgwV+pOV8uWEHX69HEXKGJo/dFtX50WdaWvUupDmM856No/HY2/fUXzU6x3dzkfRzqWTafw5496Zwi5N12\
            W/sJeYeu49aA0xPzKMUqKsyhIXXofscoOoaTGnDQsfR2EHdkbPF01tEJfMTfQOor9v9U9oC+ZuHH4s9y0c0geQSWMBt5bMWiEb9N\
            wjYh9YB+GVTovRfJN3EjEIxp2y31bLFp11Q8vGsffXTPbPDTCjbJEH5A8yl8YEb5ybWDVH0JCGmkiRixW4Y9w9ddaQ9hNIffo5RD\
            gqzBvl/xseoM8k/dhGIIorgPKHayKcOXSyBZcUi9kWzQF6X7HrMTpsMHUwEraJTg72K5MQCHOIxbwtdf/wsdq/x9zBYAAA==
            """)

    static let textsDeJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "f12358357a46f245",
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
            r. Es läuft, sobald alles angekommen ist.","dropTitlePhone":"Etwas von diesem Telefon abspielen","le\#
            tGo":"Loslassen, um es auf {0} abzuspielen","letGoNoDevice":"Loslassen, dann einen Fernseher wählen"\#
            ,"isFolder":"{0} ist ein Ordner. Bitte die Dateien darin wählen.","isEmpty":"{0} ist leer.","sentTit\#
            le":"Gesendete Dateien","sentFromElsewhere":"Von einem anderen Gerät","waitsForDevice":"Wartet, bis \#
            ein Fernseher gewählt ist","waitsForTurn":"Wartet, bis die vorige zu Ende ist","sending":"{0} von {1\#
            }","sendingLeft":"{0} von {1}, noch {2}","preparing":"Wird vorbereitet","playing":"Läuft","over":"Zu\#
             Ende","cancelled":"Abgebrochen","brokeOff":"Die Verbindung ist abgebrochen.","cancelOf":"{0} abbrec\#
            hen","retryOf":"{0} noch einmal versuchen","playNowOf":"{0} jetzt abspielen","removeOf":"{0} aus der\#
             Liste nehmen","progressOf":"{0} wird gesendet","castFailed":"{0} ist nicht gestartet: {1}","castPre\#
            paring":"{0} wird vorbereitet","continueTitle":"Weiterschauen","libraryTitle":"Bibliothek","libraryC\#
            ount":"Zum Abspielen: {0}","libraryNone":"Noch keine Ordner","libraryNoneText":"Marquee mit den Ordn\#
            ern starten, in denen die Filme liegen, dann stehen sie hier:","libraryEmpty":"Hier gibt es nichts a\#
            bzuspielen.","libraryScanning":"Die Ordner werden durchgesehen …","libraryPath":"Wo du bist","search\#
            ":"Bibliothek durchsuchen","searchClear":"Suche leeren","searchFound":"Gefunden: {0}","searchNone":"\#
            Nichts heißt „{0}“.","searchNoneText":"Versuch es mit weniger Buchstaben oder einem anderen Wort.","\#
            asPictures":"Als Bilder","asList":"Als Liste","kindFolder":"Ordner","kindFilm":"Film","kindSong":"Mu\#
            sik","kindPicture":"Bild","subtitles":"Untertitel: {0}","subtitlesUnknown":"unbekannte Sprache","wat\#
            ched":"Gesehen","timeLeft":"noch {0}","playContinue":"Weiter bei {0}","playStart":"Von vorn","play":\#
            "Abspielen","showPicture":"Zeigen","playsThere":"Läuft auf {0}","chooseNext":"Den Fernseher wählst d\#
            u gleich.","markWatched":"Als gesehen markieren","markNotWatched":"Als nicht gesehen markieren","gue\#
            stsTitle":"Gäste","guestsText":"Der Link eines Gastes steuert einen Fernseher, bis seine Zeit um ist\#
            . Sonst zeigt und kann er nichts.","guestDevice":"Fernseher","guestTime":"Wie lange","guestNoDevices\#
            ":"Noch kein Fernseher gefunden.","guestMake":"Link erstellen","guestLink":"Link für {0}","guestLink\#
            Once":"Gib ihn jetzt weiter: Er wird nur dieses eine Mal gezeigt.","guestLocal":"Links gelten nur au\#
            f diesem Rechner. Mit --lan gestartet lässt Marquee Gäste herein.","copy":"Kopieren","copied":"Kopie\#
            rt.","share":"Teilen","guestsNow":"Gäste gerade","guestsNone":"Niemand hat einen Link.","until":"Bis\#
             {0}","takeBack":"Zurücknehmen","takeBackOf":"Link für {0} zurücknehmen, {1}","takenBack":"Der Link \#
            für {0} ist zurückgenommen.","signTitle":"Marquee mit deinem Link öffnen","signText":"Wo Marquee läu\#
            ft, zeigt das Terminal einen QR-Code und einen Link. Scanne den Code mit der Kamera dieses Geräts od\#
            er füge den Link hier ein.","signField":"Link oder Token","signOpen":"Öffnen","signWrong":"Dieser Li\#
            nk ist nicht bekannt, oder seine Zeit ist um.","signEmpty":"Füge zuerst den Link ein.","endedTitle":\#
            "Dieser Link ist abgelaufen","endedText":"Bitte um einen neuen, und öffne ihn oder füge ihn hier ein\#
            .","guestYours":"Du bist Gast auf {0}","volume":"Lautstärke","guestIdle":"Gerade läuft nichts.","gue\#
            stTakenBack":"Dein Link wurde zurückgenommen, oder seine Zeit ist um.","installTitle":"Marquee auf d\#
            en Startbildschirm legen","installApple":"Tippe auf „Teilen“ und dann auf „Zum Home-Bildschirm“.","i\#
            nstallMenu":"Wähle im Menü des Browsers „Zum Startbildschirm hinzufügen“.","installReady":"Es öffnet\#
             sich wie eine App, in einem eigenen Fenster.","installPlain":"Diese Seite kommt über einfaches HTTP\#
            , also wird daraus ein Lesezeichen mit Symbol. Über HTTPS ließe sie sich als App installieren, ginge\#
             ohne Netz auf und hielte den Bildschirm an, während sie einen Film sendet.","install":"Installieren\#
            ","notNow":"Nicht jetzt"}}
            """#,
        gzip: """
            H4sIAAAAAAACA4VYzXIjuQ1+FZTPGlWSo2+2x/ZMjf8y1saVubHVUDcjNqgQbCu2a6r2KXLayl5ceYSc5qY32ScJwR+x5bg2J8sE\
            CAIfgA+QXo5a7Y6Oj4x3R7MjUgOGfz7i6HnZhwOP//B8dPxyxGu9CZJv4wCfqVfGA2+cpg4pXnu8Ug2aoLBAbRBadHCP2mMSfrLR\
            7L1Xzmd13TjlnsLhqW6Mtr7HdZJcjsjy5NHl7pWjgaUlwqXHdmHD8cm4gpc/fK/nmroo+Au6RlOLHgbtswpZf1ZuB5UvqAku0BFj\
            jw463O5ee+MntixdWfYCgUbIFkfqQLOHLXZzuMERnUh4XPbw28//Prh8qpbrcPlBoyDwGO6P1CLND7wNCtfK/X1EhK12LXQotnw2\
            5t3TSac0Ba0bG55ATYMyYku0ItwrpQ224qRi6IJFIB0MHOeg7WplNOHkGUV+a51HnxSjO721jAvtjShWTCIiSFUjFEB8iUhcwYCf\
            NgP0Gp2oP2vskcBKuEmsRo7pr3kFwn5Aqq/eo3LLPiFRXw5IwZUaPW8cLqMr6FqkA3iKhRNjpBSMQXhGnYrQoWqfSkABiZizBh1q\
            X6Q5mPP/Hwd8VB51QWM+NXDXW8JDK4+WoNXIOMACDa5ssvQeFhOLG6Oe+FYSfbV7HVce1L60WTpFZLlpcCq0G6S7cBelb9MH2P1n\
            tSKkLH2vu6pKxjB4jtJnMVKkSeZbZzcJyN/BquglSE+kG65H1uuYx1NtWnRzOGcwMbYZsG2UaUEZgwyKOlzbYUCSLM2nb+7h9VvF\
            7yGrGt5oTJ4a9JdWALRsFDPSDMYBkAtaQfl5fKN+Yz/io17i4bW2Fvh7zaD5wkpItbREGW5dSxLnqfYexVEoaLbKaZpmW/P5sPFP\
            EwMG0YmEkXyB+xIZhcP2hrL8wtnh3DBue3QoZGeTtwOooO6Q4BLd7lUqfau0D966fZQPsYBm0GiG9wkQNE9vLkZHb+5JaI/W6Q7h\
            eYRzajHfEXelk1NYkq6XP36v51e48oeyGZDQ2sufRGvjcKNcuv+gXStvpJZFnztEhKVDpLwf0ckcSk5IMStaokl8eNJ02DibaTJ8\
            WuPtavU+m6uqO9+buRXlVDeNw2zHoXdPewm9S8rJ1xu73ev9Df2zPyhWh0PwvijsyeFKs8fMkRES2zlkLnplRqS6iJ6yvygToNRS\
            5HXRSmxxLEhn3buKcbVXcc7Tz2sa9+PgQQSOl70aU98kPiniSipVdmZH8nlBOClBl4mUdW4sYRlra6ne3D8HGmXilNklw7zF0moE\
            MULpWE1yjpEfIkEhGI3dvpnZR0pnjZG5jusrpRE/aekB3XhATgjylDDm9cb9UhElCD/q4nYZUO3oln2HLM/JlKrX7pTvBU4bdKAp\
            DSPD7wDFZCFXUtE4M6ic8L8cR66YCC/sSG2ki1X4UIAu0oJziqhHvftVxue/gs5vP/8yr3oV7bLQIEfAt0i6k8EVztirpozGQ8p5\
            sM6LNcV3eulHhxyHMmf6jxKp7nwqH6Vj15raPZsmKPOpZDGcyZ98cm8j6HGy5KP8VkTQtBLM2Hjt0zD7iTw6rz2aDEmV/kRrslsh\
            tpEaXCsij3C/cSrgG8nPhw8JVM4DzusBM4NJ22eL0ulnqWNqs0CDeiKPUzvxtPRaIQhBYsII3NttDedb2WREkxeJ6d/uBmV63+S9\
            7H/nFXupts5gSL9kZ1Bu/VCCi4kotSoSLZnMWjfWTxVzT7yr3sUtvRBCWdXLcfFNyI3WsWoYLhV7ZGnLEZ1/O2vTmGE5hQCElzku\
            qwGECmAftzwfVwtJHKDL/Tovj+6n3d5ikSz0gGknByN7RzkvewBXSjocjrm39k9cq7UYSiE59mhMxUJOi3C1++FSsqrslpYRKd2A\
            7ilPh20snWM4d4mVaXRp2+G0hF4rAx3G2Od7Y3apTH5JUmk8klyUCimr0ldc9nEvudYePnwwiupokIWM2UPh15Q7kGrT+YvKRur0\
            i92UZC/lY1vOUs9zrxyW73u1IsIE3NcDdOhUi1VWaAkHRS30qhSBhCI2R/LaxL7mDJ9Xa8zfqb6Nbvdjuc5zsopuV29hh+ep6iyP\
            QtGnbKtUZr2i2ZdrHVLcTGOUuqNS5IcDSYgw2ah7tWin2hfKL/plAU4l3CqGBbpBkzI5/D9//XBmW5TqngICcehgHH4izw87+KIG\
            dKoUStr7OPKzxNPJjWQizj0xWUK50GjaAle8sLDrveu3GxR23P1zGs+Ds2XscUGtLhyZR2fJWO3eqDIO5d0ycC+ie8+jdE/1MjuI\
            1GJbwJ4+V7Y1EyocqWhmoNPmPQ4ZOcJRUi5QprxIt1Vs4r8VllKaf7WjY3k1TWmhqinjPlozRg6JX0/97tWtsVz93CYGlFIvuX7L\
            TYuD0tM57O3oWnxbdL+HpCb2ypi39Sh+CpZx5DTatLzstRvAYDBar51sNvHaQm828ZJsBKl7w1IQEZO1qUhkj5OfbT6c7i0GtYkb\
            10ijFLqMHAQ9QDjY/YAWGU6d3TI6LnbeetZreh5jOujQ5ldUrdTJOefseeAAJWw1JkIMQcTFL7WfzMs0RIg9uomhO6M0lTJKv0SB\
            fN/0sPvRpOSvZO4zfFos7magDNtEwa1yspjHLCEL9wY1ir13/zQ01sxh94uYkIv3YDTufkVgjdFTMSROQvYjMugs/kaDYHtCuEH/\
            LBgL4FKIxqd+rTCDolmc5A6pFcvT313St4AaqdDl58lb6TcvYeG8/6VJc/T9+38BgRbuU+kTAAA=
            """)

    static let textsEnJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "9eac95e670c0cce8",
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
            e too. It plays as soon as all of it has arrived.","dropTitlePhone":"Play something from this phone"\#
            ,"letGo":"Let go to play it on {0}","letGoNoDevice":"Let go, then choose a TV","isFolder":"{0} is a \#
            folder. Choose the files in it.","isEmpty":"{0} is empty.","sentTitle":"Sent files","sentFromElsewhe\#
            re":"From another device","waitsForDevice":"Waits until you choose a TV","waitsForTurn":"Waits until\#
             the one before is over","sending":"{0} of {1}","sendingLeft":"{0} of {1}, {2} left","preparing":"Ge\#
            tting ready","playing":"Playing","over":"Over","cancelled":"Cancelled","brokeOff":"The connection br\#
            oke off.","cancelOf":"Cancel {0}","retryOf":"Try {0} again","playNowOf":"Play {0} now","removeOf":"T\#
            ake {0} off the list","progressOf":"{0} is being sent","castFailed":"{0} did not start: {1}","castPr\#
            eparing":"Getting {0} ready","continueTitle":"Continue watching","libraryTitle":"Library","libraryCo\#
            unt":"Things to play: {0}","libraryNone":"No folders yet","libraryNoneText":"Start Marquee with the \#
            folders that your films are in, and they stand here:","libraryEmpty":"There is nothing to play in he\#
            re.","libraryScanning":"Looking through the folders…","libraryPath":"Where you are","search":"Search\#
             the library","searchClear":"Clear the search","searchFound":"Found: {0}","searchNone":"Nothing is c\#
            alled “{0}”.","searchNoneText":"Try fewer letters, or another word.","asPictures":"As pictures","asL\#
            ist":"As a list","kindFolder":"Folder","kindFilm":"Film","kindSong":"Song","kindPicture":"Picture","\#
            subtitles":"Subtitles: {0}","subtitlesUnknown":"unknown language","watched":"Watched","timeLeft":"{0\#
            } left","playContinue":"Continue at {0}","playStart":"From the beginning","play":"Play","showPicture\#
            ":"Show it","playsThere":"Plays on {0}","chooseNext":"You choose the TV next.","markWatched":"Mark a\#
            s watched","markNotWatched":"Mark as not watched","guestsTitle":"Guests","guestsText":"A guest's lin\#
            k moves one TV until its time is over. It shows and does nothing else.","guestDevice":"TV","guestTim\#
            e":"For how long","guestNoDevices":"No TV has been found yet.","guestMake":"Make a link","guestLink"\#
            :"Link for {0}","guestLinkOnce":"Give it to your guest now: it is shown this once.","guestLocal":"Li\#
            nks work on this machine alone. Start Marquee with --lan to let guests in.","copy":"Copy","copied":"\#
            Copied.","share":"Share","guestsNow":"Guests now","guestsNone":"Nobody has a link.","until":"Until {\#
            0}","takeBack":"Take back","takeBackOf":"Take back the link for {0}, {1}","takenBack":"The link for \#
            {0} is taken back.","signTitle":"Open Marquee with your link","signText":"Where Marquee runs, the te\#
            rminal shows a QR code and a link. Scan the code with this device's camera, or paste the link here."\#
            ,"signField":"Link or token","signOpen":"Open","signWrong":"This link is not known, or its time is o\#
            ver.","signEmpty":"Paste the link first.","endedTitle":"This link is over","endedText":"Ask for a ne\#
            w one, and open it or paste it here.","guestYours":"You are a guest on {0}","volume":"Volume","guest\#
            Idle":"Nothing plays right now.","guestTakenBack":"Your link was taken back, or its time is over.","\#
            installTitle":"Keep Marquee on your home screen","installApple":"Tap Share, then “Add to Home Screen\#
            ”.","installMenu":"In the browser's menu, choose “Add to home screen”.","installReady":"It opens lik\#
            e an app, in a window of its own.","installPlain":"This page comes over plain HTTP, so it becomes a \#
            bookmark with an icon. Over HTTPS it would install as an app, open without a network, and keep the s\#
            creen on while it sends a film.","install":"Install","notNow":"Not now"}}
            """#,
        gzip: """
            H4sIAAAAAAACA3VYzXIbyQ1+FZQue+Gykhx1c7yW7YpsKSuut3JscjBkF4fdk+6mGJZKVX6Q5JoH85MEHxDMUFLtaZr4afx9AFp6\
            uupiubq+Glq5WlylcGD58SFth1h3Qmj8r1avrp+u6j6OwnmQD7VMbce0yalxaqr2eBvWPIjAfSitUu5VYgxbNvanrBc/tFBcIa5L\
            KGch+knJH49cYfHKDkIUM4k3jbtVFvJdoqc/Pc/kmLZKfz/9hHsmknJ778oi8jXT6httdrlyurggp9tcm/BXGpMTKVYahLGkVTnj\
            2rANMf34/t8Xqn8Nm/1snTuTWr7wDyHmvMcdfS70JZR/HpntplbO76AB8+Vs2kLuQxy4U59Coy52JLHQKZf9NVlsue+HmJBTu4+p\
            y1xVLKR64qI+7LIEu4ptYDipvyhIFmae1NdCT9SVPAq3j8OBdlx4QeJtC3umnJj6kg90zsdCg9VrNvDAoWx2byIVO1Wc6aiOLLeU\
            ipBd590wAA+7fKIwDEIuHLqzuyoxIv9Km3jm6i+vvISTdqVReXmpcL/LaY7d9TSWthMLI/gaqHydzpchjkM417uk+DlRdvhVIFno\
            DmrEPDHzyOle9LgAsfLDusEoxnbQO382OqXoRoKps+89fgoTZbI8vU2Gsy1V76hmuFVEZIybdixMLeclfW6kYVGoIpKTfFEFtG1s\
            tMOvUuIjd8tLe55LRCZqB26o+etkisbA7WMGFrjRNotJtYarPUMm8jX/wo9xw5PoAnlItHkB1Fhv8tBxmWCBgJWyJEsNtCw9FJOY\
            WarWh8PYzrMS4yc4lVPz/D3I2ROrjBsJ5sNQ+STZhAB+U0i5yW/q1FuRPIXYxKsyuf87CHRMLQ7okVcRuPjqWNIrYXgO5K25z4Xh\
            Z37kYs50kl3zH4V5+vPzTL7lvr1gLejpL880gCyQLTyGYtofuSk2vZVQCePc2wl4fDSgmuVNSBsebPy897PQ1yXv+a7v305K5Ygj\
            /XJSv+snbbKKF5ZZBzIGHWg+7NQl6S3w4JQxUz6p0kGcMy0MIgu4J2uXasHmbeFaIeS1XjNCRj3VodpufJ5CwMeptvC1Jtak7t/m\
            TS167iRkoR3ngWq/mU6h6fwDsK2JXcTbfGK8z1J4hAP56r3hU92EJBuJbWEZ0Cudub1ko8V99vhKoVNsO+TG1eQcmg1tjIhKARhL\
            C0xlyEkbNxwB9uv5fu8cKTPkdavA3bmTk6osZ5UHKXt6uQHaruTjdvbHF4Cr3Ie2QzfgJvgI5xThWCYITQ+vJqNx3w/yERH9qoTR\
            J4EbyTLKrV9LrrM8txYSotsEIJx+fP+3yP34/p/lLOuJNtD2fOJCA7cmsWBp+GTAZtZZGeq9zdmK8Vtp9F9g3QKwSg4OXklUN003\
            OzhV6gUaPkZ5yJpe/RjFbCEaP4njx3UD9ipE/ewZmJi/pb00GIbR0U40hLQ92nNN0cwdamMnobV44Hno+KABGLwJLvshNDVoAgpR\
            hOLLdc3baGAxAWt7re4un+ag9HEQ3U4FGn39VN8kviu/WpX+Mc1eWMJzLwkDlTmEsvdw9M20x9LzUI0vmHgrgkkxi231Verd7W9U\
            J/va1Z8/Valy2hMmGPxVd2zqY/4joz7vdSMjeHsvdZnnnuOh8tJNTAtn9c1JK7lHwVMI+RoEHs7y/Vr98aurfc2cqEdjYKpMV38J\
            e9yDDwX13Dm3chYOPqJXLO8z6y5tNBfxkbHiW7aBo3yM8WtQY9X4kj0UsqgspzuyNOD/76/6xhW+yR0CxipTkKh4SW+HHf38swAX\
            NgduZrKSv7/HMzCJj/6KttH0sFSwBYOZfr2GsoimwsL7meFzY527sybSsoSrtKrC/E2+vu/wcMZfB7661jjPZNtpzrApd5Hgha4l\
            E09+zSsZJFX5eoWGFLdJsenPystcWVlwgUsCrj6AXbIcU12oO43LIaYwODDp77/SJncMiHrshLkPaXDMjFXOnko/YbgeuAQdlmOo\
            jedIYdadvok8dI4xEW1ZwjJeQiAWj1N+LzYKV7Ckd9mOIh1lsPWmw9yQr7b7l770sdQGGU4dd57C6X6/xQW80avVIlDiEzrcFmtG\
            5mObQ47NgzUsyZQq1aaVbuRgyJ1n2mMejtrV3/Tgep+74XJ12RO+xO1O+2y6fnWBGZiyEE7hEi1/mKSYagvD4Cn4G/M4YSMnw9Au\
            i07dFOY0a7wbR0taGElbyh7zWKvvug4t+glqD6pmW9ZVv3A6iubnZOuhCNy4CHYOQl/4PJ/vcfNv7vkV7zRc1LQGqB2GWaIwjguK\
            8hWEpi5LrXoNXtByoS6LJSYv+xi2APWBLTU0gkmfVqv7BdWMkq7Z2IHWOe+xPxT/sBc3OS0J72nVeID4KR+HjszUQKG6X+qqauZj\
            Uyg1zECD0h7pbzsPl7JI7uKgkKqcOljHy+4iCsRvJ/sPiA40YEan2fPz/wCO7fwZ8REAAA==
            """)

    static let textsEsJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "246cf850774d1fe3",
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
            ropTitle":"Suelta una película aquí","dropText":"También música o una imagen. Empieza en cuanto haya\#
             llegado todo.","dropTitlePhone":"Reproducir algo de este teléfono","letGo":"Suelta para reproducirl\#
            o en {0}","letGoNoDevice":"Suelta y elige una tele","isFolder":"{0} es una carpeta. Elige los archiv\#
            os que contiene.","isEmpty":"{0} está vacío.","sentTitle":"Archivos enviados","sentFromElsewhere":"D\#
            esde otro aparato","waitsForDevice":"Espera a que elijas una tele","waitsForTurn":"Espera a que acab\#
            e el anterior","sending":"{0} de {1}","sendingLeft":"{0} de {1}, quedan {2}","preparing":"Preparando\#
            ","playing":"Reproduciendo","over":"Terminado","cancelled":"Cancelado","brokeOff":"La conexión se ha\#
             interrumpido.","cancelOf":"Cancelar {0}","retryOf":"Intentar {0} de nuevo","playNowOf":"Reproducir \#
            {0} ahora","removeOf":"Quitar {0} de la lista","progressOf":"Enviando {0}","castFailed":"{0} no ha e\#
            mpezado: {1}","castPreparing":"Preparando {0}","continueTitle":"Seguir viendo","libraryTitle":"Bibli\#
            oteca","libraryCount":"Para reproducir: {0}","libraryNone":"Aún no hay carpetas","libraryNoneText":"\#
            Inicia Marquee con las carpetas de tus películas y aparecerán aquí:","libraryEmpty":"Aquí no hay nad\#
            a que reproducir.","libraryScanning":"Mirando las carpetas…","libraryPath":"Dónde estás","search":"B\#
            uscar en la biblioteca","searchClear":"Borrar la búsqueda","searchFound":"Encontrados: {0}","searchN\#
            one":"Nada se llama «{0}».","searchNoneText":"Prueba con menos letras o con otra palabra.","asPictur\#
            es":"Como imágenes","asList":"Como lista","kindFolder":"Carpeta","kindFilm":"Película","kindSong":"M\#
            úsica","kindPicture":"Imagen","subtitles":"Subtítulos: {0}","subtitlesUnknown":"idioma desconocido",\#
            "watched":"Visto","timeLeft":"quedan {0}","playContinue":"Seguir en {0}","playStart":"Desde el princ\#
            ipio","play":"Reproducir","showPicture":"Mostrar","playsThere":"Se verá en {0}","chooseNext":"Despué\#
            s eliges la tele.","markWatched":"Marcar como visto","markNotWatched":"Marcar como no visto","guests\#
            Title":"Invitados","guestsText":"El enlace de un invitado maneja una tele hasta que acaba su tiempo.\#
             No muestra ni hace nada más.","guestDevice":"Tele","guestTime":"Durante cuánto tiempo","guestNoDevi\#
            ces":"Aún no se ha encontrado ninguna tele.","guestMake":"Crear un enlace","guestLink":"Enlace para \#
            {0}","guestLinkOnce":"Dáselo ahora a tu invitado: solo se muestra esta vez.","guestLocal":"Los enlac\#
            es solo sirven en esta máquina. Inicia Marquee con --lan para dejar entrar a invitados.","copy":"Cop\#
            iar","copied":"Copiado.","share":"Compartir","guestsNow":"Invitados ahora","guestsNone":"Nadie tiene\#
             un enlace.","until":"Hasta {0}","takeBack":"Retirar","takeBackOf":"Retirar el enlace para {0}, {1}"\#
            ,"takenBack":"El enlace para {0} se ha retirado.","signTitle":"Abre Marquee con tu enlace","signText\#
            ":"Donde corre Marquee, la terminal muestra un código QR y un enlace. Escanea el código con la cámar\#
            a de este aparato o pega aquí el enlace.","signField":"Enlace o token","signOpen":"Abrir","signWrong\#
            ":"Este enlace no se conoce, o su tiempo ha acabado.","signEmpty":"Pega primero el enlace.","endedTi\#
            tle":"Este enlace ha acabado","endedText":"Pide uno nuevo y ábrelo o pégalo aquí.","guestYours":"Ere\#
            s invitado en {0}","volume":"Volumen","guestIdle":"Ahora no se reproduce nada.","guestTakenBack":"Tu\#
             enlace se ha retirado, o su tiempo ha acabado.","installTitle":"Guarda Marquee en la pantalla de in\#
            icio","installApple":"Toca Compartir y después «Añadir a pantalla de inicio».","installMenu":"En el \#
            menú del navegador, elige «Añadir a pantalla de inicio».","installReady":"Se abre como una aplicació\#
            n, en su propia ventana.","installPlain":"Esta página llega por HTTP simple, así que será un marcado\#
            r con icono. Por HTTPS se instalaría como aplicación, se abriría sin red y mantendría la pantalla en\#
            cendida mientras envía una película.","install":"Instalar","notNow":"Ahora no"}}
            """#,
        gzip: """
            H4sIAAAAAAACA5VYR5obOw6+Cr9e99OEZe+cc7eeW5OWEAstwc0iyiBLtuxJV5mc886zs24yJxkSLBall9+uBfwAgZ8IrH5/1pGc\
            XZy5KGfnZx56TD8ehAEO/2KXJBHfxnB28f4s3NKQVE/EgDOWfURPHavN7jms0SXlEiRiMB0aB2Y4/GpDHgriMavjJ54sVSNaC8g+\
            Se/S2hFHtBP40YghBoXvKELHIckte482YrfiHKE377/7syYmv1H5Pc6/wHdsLFeM53ivWifMZQKPHkxEhwYdbqiDI0/sn3OICXeN\
            ZgtmQOmo45xRQuBbOvzHL8zliDs2lFmI/L9f/v7E/i7Y2xZLx5kQnw0WJwHnzMdgNdgXIK9HxOIpyv7OBsgrA/kEkNlFUt8AuZII\
            5wBvRm+JPXR8MeXLNzeOfOZ7cms8G8EwsO9QY9gyB1xRdHrbjjZoKiNNjW8zC/eT3Xj4UzBhRBdBcQO6w9/s6MDA6/HwN8Mmcl9U\
            5e7X8422464RxG5P89YTg9kbcBF2bDEUBorFHedyDhyigJjIWm6C0O1r6CnfC1UYRyE2dQn9+qsixilro1Hp3TTj5Zb9KTXVgWaI\
            IWIO/fCnG/Zs+AuzHhzsw1W+xDtbFjBYyzFEkFg0D/qB8N2Rjgf0y2SIku3WQmLQGcFBuBttZJkwrXkUdHr6TOBDchg0DdyQ1Exz\
            N3XCg5L4lTRVYKFzBf2aDn/ypj98CGTBsNpQDxv0C3OUix3Bx1ycezAunQ0d6y0tjk+uHL+ckssBug1/nt9k5DA+4hbqAAJGZjvH\
            jUBFXvJ93JE9Sm5v8LNVTuEhuw6llJHBoEoLMmCElI7iHYeZNpNaSScfoceFekg5x/3sIB5+ZXZgD3/TRAP6WCm+U12g31EZaKp/\
            KNw/cAHfbFGwNFuHhqOwgZyklvQboJhilZJTGc8oYEADQkevILTEGn41iv8sGiyss40BH1GIpQTSaVtqGh2a99/7WRM/x5t4ojrP\
            jjpIhH8/wwbBAaTYL/Xv3NhT/au43TAWDe+U9RVKTx5UZMFbdGWs3dO/i3wtfItXNzdJ/PxoAJugs5lyEjL2A5XaKl6ubpoTmcpC\
            MMpeFWWiFkWbqiXcS36jmDnggoLcv+qk5x0q4tORjnw40PkDSgdvBENQ1AO/o8xG3VUQ4sM6vLOp1wGO/YDvyvj+XoUtv5DVtvMi\
            +RHnBsbNSGJ2lV9XhkNVt/XadPd49DH7Pu0k3SANdVk69M7hgy+x7mt/hFNQmRBlvUNdZrqBHYTZJlMVx9CmjE7+AQQtyuFXvgyd\
            i+a6ttedLK8ReOhKLbewF83k2oL3hbcXpKSdhKDrpWKXELe56VJBdVj6tzRm7vi6pcSgPx2vM+SeQ5CMYxEQBaXJqN0xYx7y6Dst\
            hXxrknu/kFwBE8eXOauAxjnowXz8S4J8/O+ioRrJSxlxDUpuj56DcRgFgmEVcZQ8Hx2kDLM5hCXZOAoGfZH0bKhPDzP0GFT7nEKs\
            mlrDt+S7eTbeK8xVMbk+xzDdYBVfc2FcF0MVloP12acrIiczriPFspSu09+Hv8XRzYw09Q/8rec3eXpRR9znpRsse7bUlYkY7Va7\
            6IfT2o/U4zSpynRSj6Wr703t0joFj9XXeR3PsxedGYS8pYHqVDgZCDnKLb+Zc6vPk7rwV1uUcpLZ5aJuZ5WVfHn6qiprKRin01u3\
            Sg9y+6M5wdRLuQZtvp+dJlsQlxy/GOQbbqPv6DoG2mN61pRYHjiD3oFF0+mDiCag6cHjK5hXi9lCiG2NgAmjiYT9wAtzmdDZp4Dx\
            lIAWS5+mWguLeuC8wFbosApX1OvmGyWvJGPHNAgiT44rqC700KbRtAJw7ivjj97185kv4BZzFQuC5ORKplX7nPxtZkCF5Vmhl9W0\
            V95qeCkPdFxWgQETx5mmCxPYaTiVAcw07fDdYnbEFlxeYRymAMJkRLLDHJTaZLZej+RhYb5gkn7yiQNfYuzwlc4lfRfDHIkybXnY\
            a0MPBFJ+E3ZVUvZk2IJg6frkL5LMJZE24HGplHxnbZtVhEafQY3S7Hf0kXKejyHEymSEW5w+iF5iJAE5El7dNHFuPTy9iHPdiAXu\
            JycPPoeaKkGym5ogbfz89loLnhAZx8lDBU4tyb7LAGnw89KX+kxx9Xpzyvbwn442bD59afZHFJgHwYJHMOhmSFmC6eevepD566E+\
            7wybATf1q2RmoObwkNB1rUDZRE5MTMqrAX39AJhEP5IyiB+EiJWm0io6PVNC3Lo2k6aN3DirC3eZYxqEehQ+jQp9h12h9vSY5qyi\
            6r4iHStcXlqJr8Ov1oJOUz/8aQOOS/Zzt/yERwnZu2CYa7vN0R27UUfGD/UPX82edA7rx5Ym3V4IZRjNB6yOymlVi+EzVfRVTJEP\
            EZyrLDwaQbrWq+W5MIDPGL1wys3MzfDOMKjhii2YuQcTM13dCh//cufwL+iS8Is86cOgOnuBftQKyffUoz98SEBnPOz0u0vOy4r5\
            Ni5f5s/gssNgLah7RbcADI4s2PwCT259JmgQHihPOx/Bw5GTpQPypUbm/wWVj0EzsJjHq9XSBOoHh+cGwuFvuleCrszRmx7E5ui1\
            fSgX78IsJ7PrfFXlFJDD30DjO40taOSk2kDeCHZmn/dZRN+p9PiK0NskpryuSIeqfqdl1PE38XFyOiNLAOX/S2Vu1to7+9nP/g+N\
            tVBAWBMAAA==
            """)

    static let textsFrJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "2a4d400e69afac93",
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
            e. La lecture commence dès que tout est arrivé.","dropTitlePhone":"Lire quelque chose de ce téléphon\#
            e","letGo":"Lâchez pour lire sur {0}","letGoNoDevice":"Lâchez, puis choisissez une télé","isFolder":\#
            "{0} est un dossier. Choisissez les fichiers qu'il contient.","isEmpty":"{0} est vide.","sentTitle":\#
            "Fichiers envoyés","sentFromElsewhere":"D'un autre appareil","waitsForDevice":"Attend que vous chois\#
            issiez une télé","waitsForTurn":"Attend la fin du précédent","sending":"{0} sur {1}","sendingLeft":"\#
            {0} sur {1}, encore {2}","preparing":"Préparation","playing":"En lecture","over":"Terminé","cancelle\#
            d":"Annulé","brokeOff":"La connexion s'est interrompue.","cancelOf":"Annuler {0}","retryOf":"Réessay\#
            er {0}","playNowOf":"Lire {0} maintenant","removeOf":"Retirer {0} de la liste","progressOf":"Envoi d\#
            e {0}","castFailed":"{0} n'a pas démarré : {1}","castPreparing":"Préparation de {0}","continueTitle"\#
            :"Continuer à regarder","libraryTitle":"Bibliothèque","libraryCount":"À lire : {0}","libraryNone":"P\#
            as encore de dossiers","libraryNoneText":"Lancez Marquee avec les dossiers où sont vos films, et ils\#
             seront ici :","libraryEmpty":"Il n'y a rien à lire ici.","libraryScanning":"Parcours des dossiers…"\#
            ,"libraryPath":"Où vous êtes","search":"Chercher dans la bibliothèque","searchClear":"Effacer la rec\#
            herche","searchFound":"Trouvés : {0}","searchNone":"Rien ne s'appelle « {0} ».","searchNoneText":"Es\#
            sayez moins de lettres, ou un autre mot.","asPictures":"En images","asList":"En liste","kindFolder":\#
            "Dossier","kindFilm":"Film","kindSong":"Musique","kindPicture":"Image","subtitles":"Sous-titres : {0\#
            }","subtitlesUnknown":"langue inconnue","watched":"Vu","timeLeft":"encore {0}","playContinue":"Repre\#
            ndre à {0}","playStart":"Depuis le début","play":"Lire","showPicture":"Afficher","playsThere":"Lectu\#
            re sur {0}","chooseNext":"Vous choisirez la télé ensuite.","markWatched":"Marquer comme vu","markNot\#
            Watched":"Marquer comme non vu","guestsTitle":"Invités","guestsText":"Le lien d'un invité commande u\#
            ne télé jusqu'à la fin de son temps. Il ne montre et ne fait rien d'autre.","guestDevice":"Télé","gu\#
            estTime":"Pour combien de temps","guestNoDevices":"Aucune télé trouvée pour l'instant.","guestMake":\#
            "Créer un lien","guestLink":"Lien pour {0}","guestLinkOnce":"Donnez-le maintenant à votre invité : i\#
            l n'est montré qu'une fois.","guestLocal":"Les liens ne marchent que sur cette machine. Lancez Marqu\#
            ee avec --lan pour accueillir des invités.","copy":"Copier","copied":"Copié.","share":"Partager","gu\#
            estsNow":"Invités en ce moment","guestsNone":"Personne n'a de lien.","until":"Jusqu'à {0}","takeBack\#
            ":"Reprendre","takeBackOf":"Reprendre le lien pour {0}, {1}","takenBack":"Le lien pour {0} est repri\#
            s.","signTitle":"Ouvrez Marquee avec votre lien","signText":"Là où Marquee tourne, le terminal montr\#
            e un code QR et un lien. Scannez le code avec l'appareil photo, ou collez le lien ici.","signField":\#
            "Lien ou jeton","signOpen":"Ouvrir","signWrong":"Ce lien est inconnu, ou son temps est écoulé.","sig\#
            nEmpty":"Collez d'abord le lien.","endedTitle":"Ce lien n'est plus valable","endedText":"Demandez-en\#
             un nouveau, et ouvrez-le ou collez-le ici.","guestYours":"Vous êtes invité sur {0}","volume":"Volum\#
            e","guestIdle":"Rien n'est en lecture.","guestTakenBack":"Votre lien a été repris, ou son temps est \#
            écoulé.","installTitle":"Gardez Marquee sur l'écran d'accueil","installApple":"Touchez Partager, pui\#
            s « Sur l'écran d'accueil ».","installMenu":"Dans le menu du navigateur, choisissez « Ajouter à l'éc\#
            ran d'accueil ».","installReady":"Elle s'ouvre comme une application, dans sa propre fenêtre.","inst\#
            allPlain":"Cette page arrive par simple HTTP : elle devient un signet avec une icône. Par HTTPS, ell\#
            e s'installerait comme une application, s'ouvrirait sans réseau et garderait l'écran allumé pendant \#
            l'envoi d'un film.","install":"Installer","notNow":"Pas maintenant"}}
            """#,
        gzip: """
            H4sIAAAAAAACA4VYzXIcuQ1+FZYuushT2Rx902olr1OyNLEmu5Uj1Y2RaLHBDkiOV3a5ah8llUOySq65pHLbeZM8SQCwMd3+qz24\
            PE18BIGP+KPeH/WBjp4fxUJHJ0foB+CPC/K4/4cPmZcK/FTy0fP3R/khjCw7jRHI+eq6hAWw6q7dpb+FyNK1pxIgux5c9G70d9Dk\
            3ydVfNp1FUKc9oRb8vTIy9+G2xhSud//8pc6bXhRIZfMspe4C2X/JKbwiQhdgX6TWHBTyb3/3Yd5PeCdCs7k86eQ0O3/OiEwlTPb\
            LGbUriI4Vhv3T667TyEHWChKeJlyYeCld91BG+TiRqC+wspdpbqDyEvZh//9/PeP9n7ruwfe+x04FJRQpTI+bvWRtQx6Dd09EP8T\
            xl55Yv+h6Sv0eHrnAwpo/yQHPYJc0daHqE6cATOMx8JydoNnJezL88nhtN3GgEL5pNQhONo/jQl72aCG3KeUYRNKBFGnLOQM79zM\
            zYziKBCfRINAAHMNBRjqtiEOLnThxKXqRgKEd88ARdJ7zBIGt8vrnU++ATH6Mx7s7OyguP4YsIOABbLQYls5CHnTJtXi/HYbZC/L\
            CHz/aP4wD8zGSPt/FhN94sTSeLG9WzLgRGsAWi03r+8TLrmadYjZnVk+Ckw09vBF98foH/O13Ow5cmxUyi4fgjkXT0WlYujgiTiJ\
            FvI0Aq6jBAMjruuOArkILkpsV5oAllqG+MyMA5MXIUI2lxjYQzbXJeV6SqMx+iXeDNKYvTaXh5oDnyIhodEUBnZi5S692lkJ2O1h\
            kKt1/f6X7Bjritym5JgnCjvNlfl4Y/4yEAg6yg72IMPnzPO+COVFEvj+b909WzwyyS4GOhBpmKv0HexCBzP2xI01ZNd9JR1Cvkix\
            B2oRJvZqpKecJVjcIjLizKQ4eByilswAWFaq6HwYy+NCzy70IJLMCOP8whQA7tKjlMEmv6A0nMcMbzny9W6O2QpfC4Hz4+ipFdm3\
            PhS2lw4+npYC2Cvdu1RnL8OnbtrOTSWc90XPHrG3VfLqqds/9YClWdS3PBZflOJvPszrl7AtH8tOHGCXCNz73wtuJGCbm4Y1a+YP\
            L5V0ypUmOEcLHgnynV7BBmgI2OqUxw5ibPUdsTY/bik9wPV2+2ktz8fCuNQVYiZHyUtTcb01DWChQsDVWNbnUmwise8qvRVhC07x\
            cvCiGT220jOwtW03lEBt65QoMeQCykC6I9assHO+68AAa28+lwur+rLVin7f6kMr+98YdP0VMmeFGoZY59I/fZM0TII7T73W09iq\
            iME+6dImPksV5Xr3P2uGWQsy8VVL3LXPduc9WL7kj2DWZC7lGt5ZN3R+B50mk21yaf8fl9lmjuGslSifSK8IMbsMJAKp6M9n5ZZp\
            LyNz9+i8owAozorBAl7N2JvOI07seWrVuZ9Pb23IwGtf7qXusUGaT9xsoKWotDahtnU1+nIvPCDPIniSm99ufQckQLKOeABdMNG9\
            BD2lyvUxG9OTeCL6tbiGwBHOhUASwv36L8G5X/+7mrEz2+cSzkz3kAK2uQ1KIchau62osLTIbp/XQVMwa5i2up5VcBlyaYsW0w8B\
            +0Ox/K7RZ8t8abyo/7WVm6SUv9LGYbunw+Tm5CAxv96WUFrLumHGn/EXgVGxkP8JHzC9RYZFj3cVXEDJ/gpa3ArzKlT+UPmzhAGm\
            EjVF6JzalhqavDLc9AQSODPiRvq1OAjaNyJIWt7WMolbWVDT79Pb2aFTG1saLG+mQn4Jgpj7lPXpq3ZbP8xVm6TH+Klk20AmlzR4\
            evjx4GJLI2oN1+3qBLhK5WsYTNhwdzqDW/rbIH4QWLqCixJzvbSg0ECqyWMPi67i3tTMbZDJszYCksWuwDDmlZPclDhDCTco8rH1\
            oThqujUMV3b2oaFtVLUtb8KgtSZV9eVWt0I7wTDW8fNn74DS8gqmaeE4YC4ey+HQV/5BqyUxhtgxdduElwEf9K4Beb9d3iy7xg40\
            DVDm4wiLHiHxtEvitrH33AWpVLy1EcJLzFwVSlLIq4Pe1PmoN5DVlqwMSn4DFt7RoqiDUmRZRm1YuS9V12fPop/M9u2FFtsoaBbl\
            9nAZH7VbjAGofQfop5U2r+V7TzA9Azlh6RAr3CIXIeQAXSeXPQCWA8Y6BVAWlrTN9S24RHfFEsTbP1gYNYYL30p7cc0ZulhufdcE\
            Oikvr+ikNU6F28Ptcomx4YxYRaM+hzu0nJDp+lMy5SqbhglsecImS+cycGH1CCdiUtExxkcL/yrPAnb9j68dFIu0ldPWpJOliK0z\
            HtvA53j6LUnqNotjbEDZaR1OjLkIEHsLVEa+gZLM0OsR8PBkmNZ+pFaYz5oq4cJKqZw0Z7BKeChMMnnZadZ4z9QeSePbRL3ZJSjA\
            Hnqj0w5poT/Gmt3OR38bwZD2hAOpLvbQtHe2TgH8k1qGGQ/6IRRYpP1ZmroVU23ZFueLsrtLsQ4gKP1he1/2UZvBbCbYXDqXp41F\
            k263cHCe+ZFDWiz9Bn1afWI0al546heRlrVCMZ68VseWtfO203GM0J7I+gCyhGyvGxkJbr6ooU0JpuUVYBW2PWpjG/hThn/0u3Dn\
            C1RWN7+TROnpm1SLzpG/qfu1PKplYIhRhhW9tqkBVdRXTAydDq4nbXjK3o2URkZtAfnWCBba1tEH1AiSYjeyq+0ZKb/J5TAwHe77\
            zWbNtRXkxB52AVCTSwIVSssmOTp0+38jrIQz3XLDcdWMnA4D8qF8zdbmSlBIFruJCx74KrGpk7VIZnZYXR04JkZA9lIE0Kb/4+mV\
            vXBSKqhZ0P6o1crq2uflk+PDh/8DDM67zNUTAAA=
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
        "application/json; charset=utf-8", tag: "7e3a44da08a8737f",
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
            Anche musica o un'immagine. Parte appena è arrivato tutto.","dropTitlePhone":"Riproduci qualcosa da \#
            questo telefono","letGo":"Lascia per riprodurlo su {0}","letGoNoDevice":"Lascia, poi scegli una TV",\#
            "isFolder":"{0} è una cartella. Scegli i file che contiene.","isEmpty":"{0} è vuoto.","sentTitle":"F\#
            ile inviati","sentFromElsewhere":"Da un altro dispositivo","waitsForDevice":"Attende che tu scelga u\#
            na TV","waitsForTurn":"Attende la fine del precedente","sending":"{0} di {1}","sendingLeft":"{0} di \#
            {1}, ancora {2}","preparing":"In preparazione","playing":"In riproduzione","over":"Finito","cancelle\#
            d":"Annullato","brokeOff":"La connessione si è interrotta.","cancelOf":"Annulla {0}","retryOf":"Ripr\#
            ova {0}","playNowOf":"Riproduci ora {0}","removeOf":"Togli {0} dall'elenco","progressOf":"Invio di {\#
            0}","castFailed":"{0} non è partito: {1}","castPreparing":"Preparazione di {0}","continueTitle":"Con\#
            tinua a guardare","libraryTitle":"Libreria","libraryCount":"Da riprodurre: {0}","libraryNone":"Ancor\#
            a nessuna cartella","libraryNoneText":"Avvia Marquee con le cartelle dei tuoi film, e appariranno qu\#
            i:","libraryEmpty":"Qui non c'è nulla da riprodurre.","libraryScanning":"Lettura delle cartelle…","l\#
            ibraryPath":"Dove sei","search":"Cerca nella libreria","searchClear":"Cancella la ricerca","searchFo\#
            und":"Trovati: {0}","searchNone":"Nulla si chiama «{0}».","searchNoneText":"Prova con meno lettere o\#
             con un'altra parola.","asPictures":"Come immagini","asList":"Come elenco","kindFolder":"Cartella","\#
            kindFilm":"Film","kindSong":"Musica","kindPicture":"Immagine","subtitles":"Sottotitoli: {0}","subtit\#
            lesUnknown":"lingua sconosciuta","watched":"Visto","timeLeft":"ancora {0}","playContinue":"Continua \#
            da {0}","playStart":"Dall'inizio","play":"Riproduci","showPicture":"Mostra","playsThere":"Su {0}","c\#
            hooseNext":"Poi scegli la TV.","markWatched":"Segna come visto","markNotWatched":"Segna come non vis\#
            to","guestsTitle":"Ospiti","guestsText":"Il link di un ospite comanda una TV finché dura il suo temp\#
            o. Non mostra e non fa altro.","guestDevice":"TV","guestTime":"Per quanto tempo","guestNoDevices":"A\#
            ncora nessuna TV trovata.","guestMake":"Crea un link","guestLink":"Link per {0}","guestLinkOnce":"Da\#
            llo ora al tuo ospite: viene mostrato solo questa volta.","guestLocal":"I link valgono solo su quest\#
            a macchina. Avvia Marquee con --lan per far entrare gli ospiti.","copy":"Copia","copied":"Copiato.",\#
            "share":"Condividi","guestsNow":"Ospiti ora","guestsNone":"Nessuno ha un link.","until":"Fino alle {\#
            0}","takeBack":"Ritira","takeBackOf":"Ritira il link per {0}, {1}","takenBack":"Il link per {0} è ri\#
            tirato.","signTitle":"Apri Marquee con il tuo link","signText":"Dove gira Marquee, il terminale most\#
            ra un codice QR e un link. Inquadra il codice con la fotocamera di questo dispositivo, o incolla qui\#
             il link.","signField":"Link o token","signOpen":"Apri","signWrong":"Questo link non è noto, o il su\#
            o tempo è finito.","signEmpty":"Prima incolla il link.","endedTitle":"Questo link è finito","endedTe\#
            xt":"Chiedine uno nuovo, e aprilo o incollalo qui.","guestYours":"Sei ospite su {0}","volume":"Volum\#
            e","guestIdle":"Ora non si riproduce nulla.","guestTakenBack":"Il tuo link è stato ritirato, o il su\#
            o tempo è finito.","installTitle":"Tieni Marquee nella schermata Home","installApple":"Tocca Condivi\#
            di, poi «Aggiungi alla schermata Home».","installMenu":"Nel menu del browser scegli «Aggiungi a sche\#
            rmata Home».","installReady":"Si apre come un'app, in una finestra sua.","installPlain":"Questa pagi\#
            na arriva con semplice HTTP: diventa un segnalibro con icona. Con HTTPS si installerebbe come app, s\#
            i aprirebbe senza rete e terrebbe acceso lo schermo mentre invia un film.","install":"Installa","not\#
            Now":"Non ora"}}
            """#,
        gzip: """
            H4sIAAAAAAACA4VYR5rrOA6+Cr7JodoTlrWrefn7Kr1X7rREUbCNryhATVKuFyZdZvIRZtd9kznJCAyS3HFnIRH4kUh/+FHH4Ufn\
            P/Ip/OjsR4I9TR+vEnpG0YmS6G2KPzr/8KP4wMPE+gQZ0INTSSRj0qx0vMR78hP3FkNi6Mh7hAH3LFj4L7XYFX7PTYXvA4Z3E9V+\
            UeAq+mKkmOJEvokDJ56ITkXIJeq2OpHvRvjw2z8tZJZ9pj+xzxhZhQCriGh60pQnkeuJPwrC9hOIjnzClRWVS43JvEFwK1Nf/RMG\
            ChE3cD3qUSGRJEx81P/99e8n6n9A9zCpP2UQE2xGdHPi6iTxhh0Fh9AxXGH4YiQqplJ4d7FHliwyBD2aeztkX3xXgQPCbpQJQcGk\
            5zVG3e08i6FbrYFMooHjoNJRPv2gGmnLyZPh52jvGQoOC3dKs+VPGVLA6HhifzGaGOzY92egMASSjoUmmkKHlmJfM7ecckcY3OEb\
            gU6IE6BPOmDwKIkt5KZz4b15rzEFhDSmXFSBsHvXfJ4iPZ/OV1lY1eHttzgLCtGCbATarJVuDyorHJpOZyYoJsuwp52KwrdFOXh8\
            F2/EyjMgxFaLMWFIhX7HgMcjr5g6kNxOemR9djEEBvbgKSUNVNmtGSp/deiM0nP2FBe/2dw29S7o0HD6NjSqSMXrQtyBoB8jOwSd\
            ZH7OfW+NShuw5iXAYSBBq3sMgY+YtORksz6rgZgLtRsdTyeidxrxW4CcFD2lF2rNZf6hdRSEohq8VqSa2LU+pSM7msXPYFCG+LW6\
            5fhcfUehlIf5ayxnMXiPGzjBCSxqm1lMU6RZ+1k/pHeL8nHUEmMkSQ1PwxxYjoyJK+t50P6Zj/R4oEDW72hAo09BobOmi5z4aDE/\
            IqfJxzBHc5ESSVd8SWMeQXtcAmry2zHIStrjFIGQDVVrQUcdSaLiTceyryF0DB9+96eFfEm7dMI6AxSnAeHD701sMjVgKPqvBMon\
            2myhWuaN1zLVeHqkkLERzu3oUBz5MqUuREbvMdPvgz7QzW73zZka2RBnSRSCpoSb2crNbjFSayJQCu+MXqdio5uL1/pYOa0MNSx6\
            vR4ps7e692zk3NA/J0/iNGOg+0AxZqFXcmRLYdsuGNPzNnxNVVTyMrANl6fv75rY7QrK2xWOi7FceTLOM/hJ+UZA2I8YOsyDwJch\
            0ITaWlw4T3SUVGqudU+gtgeqzHVpzIuSa4N83Rancm0m5HHVtodTAU9Nw+qOIY3KdQ/kAYGBA4qozZnzxWZrqdcjZ7jczyfASi67\
            tcubReXOoUiB7pJSGgNaoS/n191YpW8xHSx+PRJEyi2Z941BmleN0Hpgz/wnnjCYEIorEgghb6dF5rmO0lmxWI0lrrBWZkX1OscS\
            eWphxh7hy/9MQl/+d3Mi11ap2clo9iSa5z0FAjWSzV0bGWjlpD43AMZbdmkMFHOB9AR1MnNmXnJMjTEX8ANLN0/BJy3Hlc6+LyOs\
            r5Q7zThf2fBvUvVMq/+6ByyW8T5xqutGU1KreL9A0tgfy4Poow0rz7IfEaJT0eh4TJgHWnKH3D+fcMwjIXFPdTDVYbT0cu2Jk/bo\
            1gJ3CUOufuthbjdJ46wngPl30McWV7tXtNW9rWO73SLrcr2uOVv2jLepbHnpMTx8OkdyR3trJ8vC0YKqAteavlVGVGa5fb7Ytu5u\
            t9tGLg688uBZHqDL61tNhswSStc2hW0Dd/jqX9BZs7CHONqq7QfdwLVVW44Xytk7LKtp0w6al9H2k0back8WOwVb4pKqtcZu6zie\
            TpXqTMrdgrP9K3zIGQxk/uZgGuvSfk9tbvENFAz/NetGHNXsah7j6G3uVBDO4cgkVKNLClG9losGwlH9yoVLdegNywLlEf1epSrE\
            sen06Oyeihv45vj76COPkn3cYQCSFDAQWFVkZ7hc6Yd3uVQHxvLJ1DVCvUkcMNRy7vjI3ZLtaW/NJWCxrhhC80NF4TCDaPZGSezL\
            5lVA76lCmCbM6+vjDScOuKLd7GZqvnWuwD+zFVZFpeq/OhWxhRdMuUXEe8kF3C6qa9Q45yvrV1Er6jau9xywiZ9lWQo9C/qWU4vU\
            aceO4PUboDlweCVTWXbZ/yZgx9m9SJM67MmWBpfEnlzC7NXC4tT7fCNuALRInjP5rlWkQtIJh8q6GUhqjJXyaSjT83U+JdtpVwLR\
            lI9a96LRdyy84NaW423gHptba5dIOuoauqtjFlNNqOL65MDUHmTl0VnWc2CvS+S5TXjujs91DHmuE9fWWq7fR/VjngWf5B9N5VVX\
            JlbAHHHktsodle0+G9+ellIalwhiwqStmH4ALpZJ2vv5VcMkc6nVFR/dgUKPCcH+Wlh0Loah6KhzCHPn5SfEtK4v9nseZc+A3zSS\
            93izc0Uy5kb0tr7HfPu+D/oYKbQNsbb2fabe2MuzPgyHkMc55QvAMEyNINPPcsPPTRBHXKneemRp1dD+UanvstwEcQLPW0e83G5v\
            z2EKliTlVoq2hOwipFmQnQpuDJAsemdZrIdQoPv76lb2KWZHuZAjyXuEQImArGcLFZ2jqOC1Bq6GUgr1sdSenqtIrCDKLyz/y5QR\
            aAvL5t+f/vR/9ywlXYgSAAA=
            """)

    static let textsJaJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "5b7d8d9b13040988",
        text: #"""
            {"dir":"ltr","name":"日本語","texts":{"skip":"本文へ移動","navLabel":"ページの区分","navHome":"スタート","navLibrary":\#
            "ライブラリ","navGuests":"ゲスト","connectedTo":"{0} に接続中","connectingTo":"{0} に接続しています","notConnected":"テレビ\#
            が選ばれていません","connectionLost":"接続が切れました。再試行しています…","connectionBack":"再び接続しました。","connecting":"Marquee \#
            を探しています…","tryAgain":"再試行","failed":"うまくいきませんでした: {0}","offline":"Marquee が応答しません。","chooseTitle":"テ\#
            レビを選ぶ","chooseText":"次に映画をここにドロップするか、ライブラリから選びます。","chooseSearching":"テレビとスピーカーを探しています…","chooseAll"\#
            :"すべて表示","readyTitle":"{0} の準備ができました","readyText":"映画をここにドロップするか、ファイルを選びます。","readyTextPhone":"この端末ま\#
            たはライブラリから映画を選びます。","playsOn":"{0} で再生中","startsOn":"{0} で開始します","openPlayer":"プレーヤーを開く","openLibrary\#
            ":"ライブラリを開く","chooseFiles":"ファイルを選ぶ","dropTitle":"映画をここにドロップ","dropText":"音楽や写真も再生できます。すべて届くと始まります。"\#
            ,"dropTitlePhone":"この端末から再生","letGo":"放すと {0} で再生します","letGoNoDevice":"放してから、テレビを選びます","isFolder":"{\#
            0} はフォルダです。中のファイルを選んでください。","isEmpty":"{0} は空です。","sentTitle":"送信したファイル","sentFromElsewhere":"別の端末から\#
            ","waitsForDevice":"テレビが選ばれるのを待っています","waitsForTurn":"前のものが終わるのを待っています","sending":"{0} / {1}","sendi\#
            ngLeft":"{0} / {1}、残り {2}","preparing":"準備中","playing":"再生中","over":"終了","cancelled":"キャンセル済み","brok\#
            eOff":"接続が途切れました。","cancelOf":"{0} をキャンセル","retryOf":"{0} を再試行","playNowOf":"{0} を今すぐ再生","removeOf":\#
            "{0} をリストから外す","progressOf":"{0} を送信しています","castFailed":"{0} を開始できませんでした: {1}","castPreparing":"{0} \#
            を準備しています","continueTitle":"続きを見る","libraryTitle":"ライブラリ","libraryCount":"再生できるもの: {0}","libraryNone"\#
            :"まだフォルダがありません","libraryNoneText":"映画のあるフォルダを指定して Marquee を起動すると、ここに表示されます:","libraryEmpty":"ここには再生で\#
            きるものがありません。","libraryScanning":"フォルダを調べています…","libraryPath":"現在の場所","search":"ライブラリを検索","searchClear\#
            ":"検索を消去","searchFound":"見つかった数: {0}","searchNone":"「{0}」という名前のものはありません。","searchNoneText":"文字を減らすか、\#
            別の言葉を試してください。","asPictures":"画像で表示","asList":"リストで表示","kindFolder":"フォルダ","kindFilm":"映画","kindSong"\#
            :"音楽","kindPicture":"写真","subtitles":"字幕: {0}","subtitlesUnknown":"不明な言語","watched":"視聴済み","timeLeft\#
            ":"残り {0}","playContinue":"{0} から続ける","playStart":"最初から","play":"再生","showPicture":"表示","playsThere"\#
            :"{0} で再生します","chooseNext":"次にテレビを選びます。","markWatched":"視聴済みにする","markNotWatched":"未視聴にする","guestsTi\#
            tle":"ゲスト","guestsText":"ゲストのリンクは、時間が終わるまで 1 台のテレビを操作できます。ほかには何も表示も操作もできません。","guestDevice":"テレビ","g\#
            uestTime":"時間","guestNoDevices":"まだテレビが見つかりません。","guestMake":"リンクを作る","guestLink":"{0} 用のリンク","guest\#
            LinkOnce":"今すぐゲストに渡してください。表示は今回だけです。","guestLocal":"リンクはこのコンピューターでのみ使えます。ゲストを招くには --lan を付けて Marquee\#
             を起動します。","copy":"コピー","copied":"コピーしました。","share":"共有","guestsNow":"現在のゲスト","guestsNone":"リンクを持っている\#
            人はいません。","until":"{0} まで","takeBack":"取り消す","takeBackOf":"{0} 用のリンクを取り消す、{1}","takenBack":"{0} 用のリンク\#
            を取り消しました。","signTitle":"リンクで Marquee を開く","signText":"Marquee を実行している端末に QR コードとリンクが表示されます。この機器のカメラで\#
            読み取るか、リンクをここに貼り付けてください。","signField":"リンクまたはトークン","signOpen":"開く","signWrong":"このリンクは不明か、期限が切れています。"\#
            ,"signEmpty":"先にリンクを貼り付けてください。","endedTitle":"このリンクは終了しました","endedText":"新しいリンクをもらい、開くかここに貼り付けてください。\#
            ","guestYours":"{0} のゲストです","volume":"音量","guestIdle":"現在は何も再生していません。","guestTakenBack":"リンクが取り消されたか\#
            、期限が切れました。","installTitle":"Marquee をホーム画面に置く","installApple":"「共有」をタップし、「ホーム画面に追加」を選びます。","installM\#
            enu":"ブラウザのメニューで「ホーム画面に追加」を選びます。","installReady":"独自のウィンドウで、アプリのように開きます。","installPlain":"このページは通常の \#
            HTTP で届くため、アイコン付きのブックマークになります。HTTPS ならアプリとしてインストールでき、ネットワークなしで開き、映画の送信中は画面を消さずにおけます。","install":"インス\#
            トール","notNow":"後で"}}
            """#,
        gzip: """
            H4sIAAAAAAACA51Y13rbSg5+FX2+3b6XuTo1vefUS8Ya2/xMk1qKSjlVpBJbNT2uOnHvNd3d77JjUtJbLAiQ8MjUttOVwQ8MOjD8\
            sSut211nugzH7vpjl6kNCPhDMDIf1NeaK6/gyBH3nGzXmR+7sv16BmhACIaHpLvdWNzzKy+R6c5l7bYwgCgL47KwL71t6W741V2/\
            OEj08xbKld6O9I5CRKEYMeq3bc2+j6zL0puTheHwR2GFyOdyIutkkfMNMBNbt2WaotsR6a8soPz4159T0l0NHs03Powfb6+fAHSz\
            N4mQ7oh0F6T7QLqH0h0Lr7Gcz2OJqMegLKzJwnPpVlsuGLIlvarCMiG958odlnnZyjrAF4uv+sUh5DjEqyZl3vMHa83lheZ09dTl\
            /8wvtEn6TOvuB0kAl+5bVleV1GYcQK9o9j9yQqSk9yx4NNNRvGPf/7RX001Asx5w3KPpBtnrDiL8MfLV2EbpLtK1Z1LgQOCwenoM\
            3RTqrWDsUb2x/iIEMh9p2WdZWfGV7hhC9SnoiT79cAIR99B7a9NhiEanGi/2ACTd5/jPqiyUZGFdFgqyMAImSa8i3YrMu6eyJTz0\
            Sij6LRmvqnFLaHZ3H3pMDe8SZtQLTNhV/G9nJ7KcTw3McRDu7kgXHLnUmNsFqi209H20lbNtI9gd9j0AVtGPNQ4iw8nu/8fil9Kb\
            RqNXAZ+0lcVe77MwTChvo7G6GdRXETgp3c2OjmMtklIzhnY/e81kwxYhiRovJqnQso5mO23U1nDFX6yAqVxeVkaY10GIsNH7I+h9\
            aABz5HFggNyLcP+2GzCQY3EW0hcbQ9ItmF1p28pgSP6rk2MwBaQ1+TaYP5DeA39wrFGflJ5HBlMY2TOcBP7rMtbOEpgdUr0yY1Qt\
            OsYEfU/iAWsI55wVavsC+d2lVJvHVZ8i9Kr1hbijdwtiobQlkZAtiYp7y8x69qxlpIXNQdtEH4KbwS15uI+0hwiDpkn3UmtAm6ek\
            +xIKBcAo9suBjHP/RGpjeZeFhbkiTCcOSCvvHh9NU0GoN0Sws7Y18KWRFXf7hB3C/eL8KacB8K6mO2CJzU7o2LixfDZAc//woXRn\
            1cpWZHyVs7E/lmoI9uC/IKTx3pPe4/8sAdRNY2NBq/+S+vFvP5+cXhY9jkqBuAQboH459ePfQ1jGFhnNJnbqF1hWWHN0qhabdQdj\
            Blod7w6GdaCZ3cKImrgHyTwrC2+ltwd+DLaL0j0CzG3b6hfXenrU+dTKv0iOKJZ3rSfSGCw+JRV7DIwTFaKMFFT7qnVXJR/vlTGX\
            n5AhKGEADFExUN402qN6mBsGFvSO1WuLbFbFcuKoYUDds85ZmmiMjVvRYuepRqFCzuscB2amcHS4yDJh9OZ4sqFLa8DQXADlK4Aw\
            qIcRILnWMOBzK2c6HGJSEyRQ9tHMZexVah6oxZRarThfPMgoNrCdqW3KgFwEV1QJoa3VIX8jWoxSykbRfP8RFrx4Bi1B9nL/pNEH\
            5R+n0diZk4vjPsBoaAYdrUxqH2Yiy7kFGWlSVE5p3Fw5wu7bPqaZ8brm9IWxeXzo15fCTXTqXVDKY12Gi0DH8RLM1RvvZhjzuQH/\
            AyAdh/QPRf/RHtPPQvTCXAvD7s5B5mJrmAxebmHoGBdHLl+FU5mvgR9R50H/Sa293Wx2dAVL4VAOD/nrI6FC24Aqgem0HlCPbC7l\
            m09LQIWipIAmG7WWva53OzkbxyekhV8AxCJFFMmXdVxouS5Var9upnl8qFGJaboxwAkXnd2yzF6erNFZpAIc05wNTc3ddqBoUC0w\
            0d95ia5UKV+b/aZ11wTA8XYtGH0k3RWwmN4pdzWnu09QTIab7jvugY4+IKJOTN0XpVK7+pzKmfc27EBY00+xmhF0C7Yc5K7n/eJv\
            hIlIXL+hln3W3ROz2GO4QH0VTbLOE52XmqvqMtxxhPM4HdDs/m87mgysVLMR6qrlMBBsWCGsiurFVxZ3LH5qMYXUYgLuBSs4FzbD\
            xIWxNua1hp+rMxN1XUz9LeU/3gK8akzwvHZ8UE8sVHvgWWoWxweQVx55EH4QHn4wi1ohqGJyCYgpX+n48kQF+TBenbLcVNXlgWs6\
            WY7IfUXrD0WyC8Ak1I9deVk3+6NgN14sqd5SEddM1JhHpOJeGODTHcs37rubwOVPvELSU96yWLrVrRmqhsBAi6f03sIJPnrmYf+m\
            xzjyb0DmHB9A8hQ5JKxQGLPKBKhC4Un96U+GZtJ4H8X7O46NkbaHmJXBkeDR5ft0pIu0eph87Gb7NGoSD18H9RInJGwZan9nRRWA\
            eTpEQdXl9Q1idbwbuhF+n4owDGXdiIJHOQyHDkQ8fpw/Hoa0gGkApikUXlI44HyxygGlgmsH8pko8r+zJb2i95pcrcziLnIU1OcS\
            gqmAFbK/McnfI8gh8Xq9mrpxExBv8ZFWgnml3FBNzn3QiFIrWJ70xyga0Lqmw8EKc2NlHfIKTOFnrGriyTrxZh9s5WxKzCw04qwu\
            jLRqsfKmLWIyb8J5BL6WESZg27zwrU2DiPRVi4OmCSkY1CdbY0/4O466ZJzogisO5mVYrapN/9UUYaZFmqOXUIXWezXmzBMvAFt4\
            /qDNk54HQwnvcMlmMOZ/dy8WzfdWzs5y5p8UFbUXQN2xjNyAoEneGnoc811IG4Krkbs3jzh2YKKPfqXUgJpkSuZTnk12jkx7Uehm\
            1tEMAz3bnuuyMIHJHK4krd9mwCGNg40wLZjp00zGiNY06jSwqaFXj+LvMCNwP1CToppHB355CvGJKc3yrwgzh0bivuktSO8DeBir\
            pEKdGJz8+8XfDL/8hCGorDWHVkAyXoEPt0IJfqNwV3oz+PmFAODcQZCPyVLrIPO6oemmkqH8XXezlR/3t7fhMHX+q6+u4zpD30Ag\
            Ep4bXeTN0ajBpKsBGG0vYI2+omLFYbKifjAJ5d1K4WFJ0XaJsghkgkDKSfTSKu0D2FRqIBzPN2PhK8i1CAYSht9A9IbEzxub5Gda\
            77EgxlGrMhZKwifgjqQS9AWZJpJ/WA0Hxs8//wvy4rYTVhcAAA==
            """)

    static let textsNlJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "c063c381c6e18625",
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
             film hierheen","dropText":"Ook muziek of een foto. Het speelt zodra alles er is.","dropTitlePhone":\#
            "Iets van deze telefoon afspelen","letGo":"Laat los om het op {0} af te spelen","letGoNoDevice":"Laa\#
            t los en kies dan een tv","isFolder":"{0} is een map. Kies de bestanden erin.","isEmpty":"{0} is lee\#
            g.","sentTitle":"Verzonden bestanden","sentFromElsewhere":"Van een ander apparaat","waitsForDevice":\#
            "Wacht tot je een tv kiest","waitsForTurn":"Wacht tot het vorige klaar is","sending":"{0} van {1}","\#
            sendingLeft":"{0} van {1}, nog {2}","preparing":"Wordt voorbereid","playing":"Speelt","over":"Klaar"\#
            ,"cancelled":"Geannuleerd","brokeOff":"De verbinding brak af.","cancelOf":"{0} annuleren","retryOf":\#
            "{0} opnieuw proberen","playNowOf":"{0} nu afspelen","removeOf":"{0} uit de lijst halen","progressOf\#
            ":"{0} wordt verzonden","castFailed":"{0} is niet gestart: {1}","castPreparing":"{0} wordt voorberei\#
            d","continueTitle":"Verder kijken","libraryTitle":"Bibliotheek","libraryCount":"Om af te spelen: {0}\#
            ","libraryNone":"Nog geen mappen","libraryNoneText":"Start Marquee met de mappen waar je films in st\#
            aan, dan staan ze hier:","libraryEmpty":"Hier is niets om af te spelen.","libraryScanning":"De mappe\#
            n worden doorzocht…","libraryPath":"Waar je bent","search":"Zoeken in de bibliotheek","searchClear":\#
            "Zoekopdracht wissen","searchFound":"Gevonden: {0}","searchNone":"Niets heet “{0}”.","searchNoneText\#
            ":"Probeer minder letters of een ander woord.","asPictures":"Als plaatjes","asList":"Als lijst","kin\#
            dFolder":"Map","kindFilm":"Film","kindSong":"Muziek","kindPicture":"Foto","subtitles":"Ondertitels: \#
            {0}","subtitlesUnknown":"onbekende taal","watched":"Gezien","timeLeft":"nog {0}","playContinue":"Ver\#
            der bij {0}","playStart":"Vanaf het begin","play":"Afspelen","showPicture":"Tonen","playsThere":"Spe\#
            elt op {0}","chooseNext":"De tv kies je zo.","markWatched":"Markeren als gezien","markNotWatched":"M\#
            arkeren als niet gezien","guestsTitle":"Gasten","guestsText":"De link van een gast bedient één tv to\#
            t zijn tijd om is. Hij toont en doet verder niets.","guestDevice":"Tv","guestTime":"Voor hoe lang","\#
            guestNoDevices":"Nog geen tv gevonden.","guestMake":"Link maken","guestLink":"Link voor {0}","guestL\#
            inkOnce":"Geef hem nu aan je gast: hij wordt alleen deze keer getoond.","guestLocal":"Links werken a\#
            lleen op deze machine. Start Marquee met --lan om gasten binnen te laten.","copy":"Kopiëren","copied\#
            ":"Gekopieerd.","share":"Delen","guestsNow":"Gasten nu","guestsNone":"Niemand heeft een link.","unti\#
            l":"Tot {0}","takeBack":"Intrekken","takeBackOf":"Link voor {0} intrekken, {1}","takenBack":"De link\#
             voor {0} is ingetrokken.","signTitle":"Open Marquee met je link","signText":"Waar Marquee draait, t\#
            oont de terminal een QR-code en een link. Scan de code met de camera van dit apparaat, of plak de li\#
            nk hier.","signField":"Link of token","signOpen":"Openen","signWrong":"Deze link is niet bekend, of \#
            zijn tijd is om.","signEmpty":"Plak eerst de link.","endedTitle":"Deze link is voorbij","endedText":\#
            "Vraag om een nieuwe, en open hem of plak hem hier.","guestYours":"Je bent gast op {0}","volume":"Vo\#
            lume","guestIdle":"Er speelt nu niets.","guestTakenBack":"Je link is ingetrokken, of zijn tijd is om\#
            .","installTitle":"Zet Marquee op je beginscherm","installApple":"Tik op Deel en dan op “Zet op begi\#
            nscherm”.","installMenu":"Kies in het menu van de browser “Toevoegen aan startscherm”.","installRead\#
            y":"Het opent als een app, in een eigen venster.","installPlain":"Deze pagina komt via gewoon HTTP, \#
            dus wordt het een bladwijzer met een pictogram. Via HTTPS zou ze als app te installeren zijn, zonder\#
             netwerk openen en het scherm aan houden terwijl ze een film verzendt.","install":"Installeren","not\#
            Now":"Niet nu"}}
            """#,
        gzip: """
            H4sIAAAAAAACA3VYV7rjug3eCr/04nHK43ma3k/JPb5t3mDrt0yLAhSSsnN80haSPKYvY3YyK4lAkZY95VYP8AMEQOAH7fsfVNb/\
            4OIHLvofzH7A1GL4wxUqeEdchUEW8YcYfnBx/4PQ2E6VRN5UMJY30lfJaPeWlnCD7ikc2OyIFdBRbZlGwEtJjm8j+ZhN7NKTvxuE\
            j+3SWYkboBlVL3oEPfIHLyhE8CBcCTNWEdVCBvF1Z+5//adJbLlO8m/gl5YrsGkRM4QlPinG6hFgE3emRiOHU9dW+K2EmHIwu9GR\
            5drYYPao5+bKot/DdFIP0g9//eeZ5WNaNYPlt4BPtqJBzM8CHNSX5H/fA2YvvoqmxkFWmzi6iv7uUU2WU3KsR5nOyxI+hbgm61Bp\
            aBSN65sIwxbxIqco67WzjJMTiONe0imKS4FsRAIWNjrFvbEIZqzEpBuuWW/IAZ2piJN+bV1rNhZ+A/DMyNow0Br4pO1t1HteTvc3\
            HXUL8qvNmPhi99NgwEPotgqdRwMfUhXAp2Uopo+cttLwXwQThVMJPKi6K+EPaeu9NI7IF91Z+J+ErpE3JeklQiSu5qemNxvhqTLZ\
            PDfyASbCYS2ifr6QdefoLlyzzkdvpDRo0H5XcW79SSMd+GawgVddBwdvVAbOys/OR4GUUj23DkEhY0pgzXLs68pLlwr2xaoUVC7d\
            tTSm7Q9WT1mPYIkyNy8RTegAF81BKk+G0s3AGxvmpweVGr5CDJ8pHa2DpqmnOsQXOrBvSRtagpEhKJTqDEgTYc7RV/IUO7vCqdWY\
            btBunbrZhufiKvipT1TVUjc36XL16o7Vgrc8T0bP2i7eTTYOqFURwDFXUenlIGo2OciI517aZy5gv4FPyByQYryhriNPpLy3JxuH\
            +Pwxl29paH4TJZotcg4pp1Pwovd8BtVS7cTbGuMMGBvGQJSxcg5a//vf/GmSv8U6nutmhqU2979VUOfRkR/Nv03MsRPxSkC2yt09\
            Km9TJ2iP7uB1YPIQrohXcC6TLDH3DvBqu/TS4Hq9/oRal54aQ+v50fp6nQMczX2e/Ojvjhr5lB01tivZHyHcn7aaRys7FGUZXme3\
            IZoNjZjOS+0RQkFlht6V+04Bhvg803DpEbZQGk8zfqEFzbibUsvi7dN6roSj5R4nraWd0thtM7b8OPxFfbYhi/KJ9Jzmtj0bmLwV\
            CupqnMkrqU2dB6EDn+sLdyaGKjukhVYq481e22yLxB/BWDYhEvHMVJQ/mgMSr1xMrstIvbTwpV7ByHm48wl/uyLmsWxPy8FlTVQi\
            viyKyeKG4kYbNge3BEdteF09Kn8naMAa7TlfHzFPHMhnoHSVTxO2tyGAj5jn0vPY1DvhqtS3aEt5U2obIJoPf/3bAPjw17/PJ9BU\
            4xvtW3jT2kQNDjHCh0K4lIRpdas1hRu7ir1HSPswmM4RxS1C0r21IWa5trNm3liujux3SV0RWdcOAv1fltzK+CJJdJ9l+SwFShQN\
            vl9GbcCgTaaRRRvhQi7ApP6aG5a9UpTwUitewUQilygsrjaZEw42VTXaFpmLWOrsS2f4SZ6JaRyWdnuiT+05kiutEwcuUVvOWq3E\
            NPVhI/spn4UwCi4sEkcXIisLuSzUq/GanqIQsfbVQfQ2WvLNtyUffWo18HpnLpi6JKeYK4lfgOkATNg6vXLLiJenbhEf43CWG7PL\
            C6WmoGlXFhzN+/+8/48ujLQTDnbLJtptpQNmw7C27XZQyIBL46MrY6xqGsN5Oem4iRa7IlrYNl2CiDcbgXHEddGVNRwKp5T3dJ6O\
            o99LatKu1uhbaqbUVFIUyolj+SfdNa9SPQC95DbRObFegyZ/YTZ2mxlV3yHIr4xGh6qGJlzNj+5kRS6fpc9434CLlXSjYUv6SsXc\
            fMp+Dx44Yi2nHqxb3zJrtlqRWN73nXbeG+ns+/958CiyueMb/YhxlsOGPPI3pOmah711vHvD/Ym80EpLXCmxrGNqAO0GdddztC61\
            dswFjNQgfw95xdGj0ZpPYt1t50U3tsBmurwylhVcOu8MrbRfI3pRk5SSrbm073UHPivedrTPMG3nQtQFVXkiG2e5SZUz4FvL5FKi\
            v/vqwUoGIXjK2+iGUKRqyoJaUQtP43vTxuNjS7+sKF82ilHrtJ1K2M8tXJULosAoDTjrNJWc0VH2rZe8lw7ZW9n/I+HpadMIqlLa\
            clZZgzcaDOBDLCEpQtmyKlU8c58eDHZbMLmE33iiWptSq5LeQpiZ1M9gnZeStn7OKeem+l56r2P7elyUqasn+tuJ6/PY64di9KpK\
            gT3z5SsA9x8RyKI0jbou0Z/1ypeKYzlEcq4k/w7T+EmnDZT4Paw28O0Ef9R1Cb6wjcKeAi4xHGkNdPuqH+lOjXUZTw4uwX35pmc5\
            LZJ2EJVfLZZe9gFePS0EO0ENTgyU3nmfc/gVqErvnHQwOCayB1ibcaZn6GdYdbTDYAN/Yj20heV89/knE9NIG83OkqmxF2HzcrG4\
            mZmqD5n5NGYoIzmq9nZ70AdFFnV2FaX21M7NN5aS5a05SG8O0LA0JGWwfDg8OF3NbMBw2g6ISpQpEY16LNCYdiqD/uiTWNAPJzt1\
            O31dhj+Aq3iSnbLRdNT4e8xIevpkUsr705/+D/O/K4mDEgAA
            """)

    static let textsPlJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "061cc775f5f5e045",
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
            o być też muzyka lub obraz. Zacznie się, gdy dotrze całość.","dropTitlePhone":"Odtwórz coś z tego te\#
            lefonu","letGo":"Upuść, aby odtworzyć na: {0}","letGoNoDevice":"Upuść, a potem wybierz telewizor","i\#
            sFolder":"{0} to folder. Wybierz pliki, które w nim są.","isEmpty":"{0}: plik jest pusty.","sentTitl\#
            e":"Wysłane pliki","sentFromElsewhere":"Z innego urządzenia","waitsForDevice":"Czeka na wybór telewi\#
            zora","waitsForTurn":"Czeka na koniec poprzedniego","sending":"{0} z {1}","sendingLeft":"{0} z {1}, \#
            pozostało {2}","preparing":"Przygotowywanie","playing":"Odtwarzanie","over":"Zakończone","cancelled"\#
            :"Anulowano","brokeOff":"Połączenie zostało przerwane.","cancelOf":"Anuluj: {0}","retryOf":"Spróbuj \#
            ponownie: {0}","playNowOf":"Odtwórz teraz: {0}","removeOf":"Usuń z listy: {0}","progressOf":"Wysyłan\#
            ie: {0}","castFailed":"{0}: nie udało się uruchomić: {1}","castPreparing":"Przygotowywanie: {0}","co\#
            ntinueTitle":"Oglądaj dalej","libraryTitle":"Biblioteka","libraryCount":"Do odtworzenia: {0}","libra\#
            ryNone":"Nie ma jeszcze folderów","libraryNoneText":"Uruchom Marquee z folderami, w których są filmy\#
            , a pojawią się tutaj:","libraryEmpty":"Nie ma tu nic do odtworzenia.","libraryScanning":"Przeglądan\#
            ie folderów…","libraryPath":"Gdzie jesteś","search":"Szukaj w bibliotece","searchClear":"Wyczyść wys\#
            zukiwanie","searchFound":"Znaleziono: {0}","searchNone":"Nic nie nazywa się „{0}”.","searchNoneText"\#
            :"Spróbuj krócej albo innym słowem.","asPictures":"Jako obrazy","asList":"Jako lista","kindFolder":"\#
            Folder","kindFilm":"Film","kindSong":"Muzyka","kindPicture":"Obraz","subtitles":"Napisy: {0}","subti\#
            tlesUnknown":"nieznany język","watched":"Obejrzane","timeLeft":"pozostało {0}","playContinue":"Wznów\#
             od {0}","playStart":"Od początku","play":"Odtwórz","showPicture":"Pokaż","playsThere":"Odtwarza: {0\#
            }","chooseNext":"Telewizor wybierzesz za chwilę.","markWatched":"Oznacz jako obejrzane","markNotWatc\#
            hed":"Oznacz jako nieobejrzane","guestsTitle":"Goście","guestsText":"Link gościa steruje jednym tele\#
            wizorem, aż minie jego czas. Niczego więcej nie pokazuje i nie robi.","guestDevice":"Telewizor","gue\#
            stTime":"Na jak długo","guestNoDevices":"Nie znaleziono jeszcze telewizora.","guestMake":"Utwórz lin\#
            k","guestLink":"Link: {0}","guestLinkOnce":"Przekaż go teraz gościowi: pokazuje się tylko raz.","gue\#
            stLocal":"Linki działają tylko na tym komputerze. Uruchom Marquee z --lan, aby wpuścić gości.","copy\#
            ":"Kopiuj","copied":"Skopiowano.","share":"Udostępnij","guestsNow":"Goście teraz","guestsNone":"Nikt\#
             nie ma linku.","until":"Do {0}","takeBack":"Cofnij","takeBackOf":"Cofnij link: {0}, {1}","takenBack\#
            ":"Link cofnięty: {0}.","signTitle":"Otwórz Marquee swoim linkiem","signText":"Tam, gdzie działa Mar\#
            quee, terminal pokazuje kod QR i link. Zeskanuj kod aparatem tego urządzenia albo wklej link tutaj."\#
            ,"signField":"Link lub token","signOpen":"Otwórz","signWrong":"Ten link jest nieznany albo jego czas\#
             minął.","signEmpty":"Najpierw wklej link.","endedTitle":"Ten link wygasł","endedText":"Poproś o now\#
            y i otwórz go albo wklej tutaj.","guestYours":"Jesteś gościem: {0}","volume":"Głośność","guestIdle":\#
            "Nic teraz nie gra.","guestTakenBack":"Twój link cofnięto albo jego czas minął.","installTitle":"Zac\#
            howaj Marquee na ekranie głównym","installApple":"Stuknij Udostępnij, a potem „Do ekranu początk.”."\#
            ,"installMenu":"W menu przeglądarki wybierz „Dodaj do ekranu głównego”.","installReady":"Otwiera się\#
             jak aplikacja, we własnym oknie.","installPlain":"Ta strona przychodzi zwykłym HTTP, więc będzie za\#
            kładką z ikoną. Przez HTTPS dałaby się zainstalować jako aplikacja, otwierałaby się bez sieci i nie \#
            gasiłaby ekranu podczas wysyłania filmu.","install":"Zainstaluj","notNow":"Nie teraz"}}
            """#,
        gzip: """
            H4sIAAAAAAACA31Yx3rjOBJ+FXw+e7Th6FtP52R7x/KmW4ksyWBAcUGwucTkjs8w8bgvMKcNt5FepJ9kqwACoied2kLlH1V/gf3x\
            SantydlJ4+zJ6YmBFvnHJTV9rfm3w3+6/uTs4xP+2YnAeqzKw39UScpZPHxT6GD14hlssGGFu37/lZyq3lkyUxQ+ouD1yoF1s7re\
            WLATH36oN40mhzVEycMBewl58pDED/JpQcZg4bBcE5+fw5n6+PefHs+12QXB4cv9m8Kj0ZgUDLm7yVYsNapx4sCGlMMGR+3JwsIR\
            mWfUO9a8dhb4kFRHh5fJ60o9pQYrA6qzP/6wgfdf/OuW7YdQ1ALRbBLNDY1ieitbgcIPNbBAPQf7jwEx+nJ2urMDbUQhxBiq7ILF\
            W9BNKGRNqtf7r5Q4GEo4vKRUMW23jTYC9uw46FDZ0aihhJDHDVGPa+0aUfvLtNFo/RGPowZffSjHYauGbjh8s3+n3KC2umkVNBtS\
            I3Ij7Eh5tUmXqI8RrhBscXO73ByGixuVVjtO/fCN0TX/FAiS7Z2mCaFrOPxPjb2felcHCCxCOaXcueQzju9ozKI56etfTHcutWt0\
            vVoaXN6QWWARTQSSXeyTLZkhuvhppV0DU39h5ErQglcm92YvvR5F13YobqDVAsBCgzo0l2yPMn0XbvzxBw5NpRvBeij8rJEHJavk\
            DPZfZbwe6Ab7XEEsUQaztNQltH6CSZJGwJ7T4X+oHKnNJCrIsLeDn2pQzbBRxDn4lfo7pyU1SO+dql05qZKc9agKaUFxvlrGTLBe\
            lHPmBev8FFc2aNA9pGOCpwo2UwCCrJdsMmRR85zu4Qtd4C0L1YU2HX+hm3X/gJoSbWwYqXEbfq/ULbROVe04S1SjMrpV/f7NKhjf\
            bzs3pWYTTVVh71Q39G4SjR6NOw5Tf3gJBjP+Inxgqb3f9DjeoBWlvyttjEAwWL9/Uwq1AKuOoB1nanNxdz0y/AakKE7sWNNSez1Y\
            s9StyWgsGI3OeiyN5jgxjVIGMSLg1cd/+PR4+gy3bik5ZWtPvZM7VR//UTQ7ix1Y1o0bYAozN43S0PMQRNnF3L3xnF6glXqhpsNr\
            4UM5LMAU2EQau2OGhtiLpLixVOPFdisRFpyrciZSkGVlXGUvF9vZyVClDrHo7CTnPyfQpCLpntMYlHJrOhnfo5OWcw8K1/1weM24\
            NJqvO3uwtLPY96Ihdz7JpR8DFNC7B4mqpW0WPB15exBGoFbv350x4snm8tdRXmw8p82Q2fti13ALQaVKaLCSCYl0keSL5Zpld2kw\
            cuH3KA2ZdGCMkJXOyeC8MVuQjveFxzg4Qt23FRPpxqpU2jx+1oeWh2uM4zUVNzJagYGmOLcVjJpPAjBucFCdHb3H4ct5uEEZXajy\
            Vuaro/pVAcZkADGCY3ROPC6ZrH4J7kYeGqXXGKaa3zNhLmRxpa1VqTFTboFZfLfhf8L1F34KvDpOPevrOBVJ7QGDXcoQGGjQazJ5\
            U0d5xrlQcTt4vvCIxfsvvmfN9198t8raC7Bze9f8b4FV3E/amKlVTEI0Yit20F/qwg02bIcnUFPk8imInunepWNpcGmSWpsy82X8\
            I53ylcmZ/BNPrihA/VwWRbKdw0lvSiBJfdg4acde6oRO93mOsuTa1DKjrGA0egNmUtX+K/YamM4VN1gGh1gJuQi6Trc4E9eSrfKA\
            350HRW7IG3lsULkQx5eozL/qqGAadvUwixasICne0JhKSg+StPfXkdAz66Wy4ko+j/e0TqyddhP2XnlQxc2om/1Xckct2Povxyq5\
            /sKrKt5VqjhqnZP7ZUWjcam7C2/oRALpIZ3PY2bPtKnVLshA9Q7tUMkUlNJBeddgy0MqjwFttEh3pAoP/Upxx3r5NXKrSvuJuGN4\
            vHjR4aeljV6lqHmtZUCSZK1bDK0hpajy8HLYUZKlXd/PHODzGGVOyqlCjvUc6vA6mLm94UKTSIqea0/Xlc8vTIEzc8g1MzZxLcwg\
            0ajPcokzXU0Ngy9vo+yHCmjmAFqVXnNfQsX0FlUN8B+tqqntBifNsFI/Z80PPmjAxFfQ2A0Smtkl5hC/Izpp0qfU6aGKv3VoiKua\
            /wr7dBU6F2xAoaTe7b/qjK5yB/D6O/ZFLDLLMiPVTplIuwLgID4H43QTV0fEzjHS82fPXdrGEOnsYptPVZPwPpV9NysZ0UqNWLAi\
            Qzov2VCA3pm85+JVZpD6kXQbvGpsk+48cMAtuxNKT/Anq1OplBsZmuM11lSqP32kdPDFL1zsazBDFc6hAwvyqnQ/ea3NnxN1g7Gy\
            uLZSzg80NmUqS17PjrjWWXjRoTnWMx/+xUYiXaMRf/MLM1FhjJZHT0Zx/+bwMoXLKxKqTqMdF3mJCpoSywRjDjBOO+AtkeT5U6+z\
            8kQnZWiclFY0w76jRcm52tgwf6PBhuUS9+fcqNim8XpBzdAGGorfeiTLMhk/Lpu0/uKoScftFqO8XvTJmpOJheVuod8AR5veQdOk\
            2v8OPGYjVLmHDCisLYSIh5e8Ipj4jmZ3ui6YXbmhlg5ejFH+3JAVfY+ilyEvklVc2cnRczSDbCHVoijlZ4mtdVoJ0U94xiVvKSUu\
            7La7j+SjNXYQm85PBSFOkG8OKCo4VSOqkfu+FyYnzh4X9pcNaBPGJP4PDUhKE0NTeq38ONWHl2z1aL2+PI3crjb7r8I0eWAZlDWT\
            mVe6JgZ6pYQsfVC/UqUM22aKKXmIARlyZi9ZUssMKWa/0N+g5z+w0PPy4P7UUZzhLcMNj+m9DeEROSxqk1uewwZmNOQi051nlvv0\
            0/8D6YeJevASAAA=
            """)

    static let textsPtJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "67a4ff190fb1e82d",
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
            filme aqui","dropText":"Também música ou uma imagem. Começa assim que tudo tiver chegado.","dropTitl\#
            ePhone":"Reproduzir algo deste telefone","letGo":"Largue para reproduzir em {0}","letGoNoDevice":"La\#
            rgue e depois escolha uma TV","isFolder":"{0} é uma pasta. Escolha os ficheiros que contém.","isEmpt\#
            y":"{0} está vazio.","sentTitle":"Ficheiros enviados","sentFromElsewhere":"De outro aparelho","waits\#
            ForDevice":"Espera que escolha uma TV","waitsForTurn":"Espera pelo fim do anterior","sending":"{0} d\#
            e {1}","sendingLeft":"{0} de {1}, faltam {2}","preparing":"A preparar","playing":"A reproduzir","ove\#
            r":"Terminado","cancelled":"Cancelado","brokeOff":"A ligação foi interrompida.","cancelOf":"Cancelar\#
             {0}","retryOf":"Tentar {0} de novo","playNowOf":"Reproduzir {0} agora","removeOf":"Tirar {0} da lis\#
            ta","progressOf":"A enviar {0}","castFailed":"{0} não começou: {1}","castPreparing":"A preparar {0}"\#
            ,"continueTitle":"Continuar a ver","libraryTitle":"Biblioteca","libraryCount":"Para reproduzir: {0}"\#
            ,"libraryNone":"Ainda sem pastas","libraryNoneText":"Inicie o Marquee com as pastas dos seus filmes,\#
             e ficarão aqui:","libraryEmpty":"Não há nada para reproduzir aqui.","libraryScanning":"A ver as pas\#
            tas…","libraryPath":"Onde está","search":"Procurar na biblioteca","searchClear":"Limpar a procura","\#
            searchFound":"Encontrados: {0}","searchNone":"Nada se chama “{0}”.","searchNoneText":"Tente menos le\#
            tras ou outra palavra.","asPictures":"Como imagens","asList":"Como lista","kindFolder":"Pasta","kind\#
            Film":"Filme","kindSong":"Música","kindPicture":"Imagem","subtitles":"Legendas: {0}","subtitlesUnkno\#
            wn":"língua desconhecida","watched":"Visto","timeLeft":"faltam {0}","playContinue":"Continuar em {0}\#
            ","playStart":"Do princípio","play":"Reproduzir","showPicture":"Mostrar","playsThere":"Em {0}","choo\#
            seNext":"A TV escolhe a seguir.","markWatched":"Marcar como visto","markNotWatched":"Marcar como não\#
             visto","guestsTitle":"Convidados","guestsText":"A ligação de um convidado comanda uma TV até o temp\#
            o acabar. Não mostra nem faz mais nada.","guestDevice":"TV","guestTime":"Durante quanto tempo","gues\#
            tNoDevices":"Ainda não foi encontrada nenhuma TV.","guestMake":"Criar uma ligação","guestLink":"Liga\#
            ção para {0}","guestLinkOnce":"Dê-a agora ao convidado: só é mostrada esta vez.","guestLocal":"As li\#
            gações só servem nesta máquina. Inicie o Marquee com --lan para deixar entrar convidados.","copy":"C\#
            opiar","copied":"Copiado.","share":"Partilhar","guestsNow":"Convidados agora","guestsNone":"Ninguém \#
            tem uma ligação.","until":"Até {0}","takeBack":"Retirar","takeBackOf":"Retirar a ligação para {0}, {\#
            1}","takenBack":"A ligação para {0} foi retirada.","signTitle":"Abra o Marquee com a sua ligação","s\#
            ignText":"Onde o Marquee corre, o terminal mostra um código QR e uma ligação. Leia o código com a câ\#
            mara deste aparelho, ou cole aqui a ligação.","signField":"Ligação ou token","signOpen":"Abrir","sig\#
            nWrong":"Esta ligação não é conhecida, ou o seu tempo acabou.","signEmpty":"Cole primeiro a ligação.\#
            ","endedTitle":"Esta ligação acabou","endedText":"Peça uma nova, e abra-a ou cole-a aqui.","guestYou\#
            rs":"É convidado em {0}","volume":"Volume","guestIdle":"Agora nada está a tocar.","guestTakenBack":"\#
            A sua ligação foi retirada, ou o seu tempo acabou.","installTitle":"Tenha o Marquee no ecrã principa\#
            l","installApple":"Toque em Partilhar e depois em “Adicionar ao ecrã principal”.","installMenu":"No \#
            menu do navegador, escolha “Adicionar ao ecrã principal”.","installReady":"Abre como uma aplicação, \#
            numa janela própria.","installPlain":"Esta página vem por HTTP simples, por isso torna-se um marcado\#
            r com ícone. Por HTTPS seria instalada como aplicação, abriria sem rede e manteria o ecrã ligado enq\#
            uanto envia um filme.","install":"Instalar","notNow":"Agora não"}}
            """#,
        gzip: """
            H4sIAAAAAAACA5VYR3orOQ6+Cj6vbU1Yeuf2i5+T5j11WsJFSOKYJKpBll7qtJ0zTM55M3lmWzfpk0wRLFZJ7ryziEDgJ/AD5TdH\
            xsrR6ZFLcnR8FNDT8GPJkrpN1/8pDmeJXqZ4dPrmKN7ZdhA+FWhREBgaDon6/xlWy90l3pLL1iiJIhiEtv/lxgYs4iesvp+G/q+N\
            rSb2VlBeDcdv2VtnOVEzaj/uKOZrj8457KxBwzmWhkOgJpFZ8SB66OHNdz+aj23Y6PkZOLtBARzFgdN5NRzE1xS2nUdYvQMUG3Zb\
            a3DPCYdLjmly0/++/zVDS2KoO4m0gGveISQKCZPd4Wef/u7A9i1s7gbby8HSMBiCwDteHMQ4iPtPoRVuOkEYtK5QPuiIiqskr842\
            aMOgtcqXSHUyyNZoXUkhx7TuQmM5cHc65snrtbMhg3xTfULImkKx5WBI49gyR1rZ5ChDqAAgFDxmMb3MCDyglm0Eh7LpaNCBtXWe\
            AD/o7DFwBzRZ59e+nZ5wvuc5oTTbzydNw20RCAb7LmAsqReTM5eL6IpjEhRInZaXEJpXNegh21MVZH8hzfIS9eUXhLsfrQqaLVnh\
            xb7pcsvhAJPqwFBMBIkcrTlQdvW5bFuHr+JNyFWzYUGgWpoxoaRRAg176n+PMou5pbAcbEmywq1YAQZHNrGM0toiVbx/84TZI+so\
            TqGT1AS1aYxwW6H7ImyqSkFvhf62/6MH3/8v2gaBOy0O63FDfgHnJQXAGK2HocTKQyS7I4Hhzlz2i/1LK6rPqBU23eucgtvwPVAH\
            C0fpMc8hKsdINaqQVb1rfkA729CsT2BKtdL9krbxETtDUioH+j+qqMWYcAH1sTnOmOW0lNwGHBbq4KFv06vRnmLqfwk7fG010Ugh\
            VXQfTR4o7GzhLFV4JOwfukgvtiSkjQXcJWHAFoXcNpfwC7RpiFSmxB7GlgQ1mM/lVJVXnYRZtSXHQxo+kwqGRGJZSgRGW1DjNwRv\
            vvfRfHxJ63QgOoY1uoQD3t/Paq1Qi1Lsz6D8Qhlrvh5PD6VluyNR+hJvA2r/NhgacoW8zvXvcn4rfEc36/U9ul2zBZsTEPatNbiY\
            XNysZw8yVoTQQJoqUMbU45k1Nc5rfqEKcxWqEuZmVQ+ed1RcWKkeEJyNCRUD3gjFqBpn5XXr7Q3G9KgSc7ZTyi2trtz8vaq1/EIk\
            5xmWbOgmZj4vv3WM7SjD6goTVIV5Ys6yc+5C0hF80Dw6IGat69KRZzYYhEi+9EI8UKgj4GmwjSWYhlRODDCOJmA4QqQuFjqJx0C5\
            jVAGCJRbTmen2kN1dm2HFgpo8H6bq9FiNnreYAgVsR1JvVpHxqy2xLTNYy8YKv2Zy1tHTwajDB2BcMCdVePcEYqObN8q2q3qzwqP\
            uAsmN1nIbyS5rSugRWHE8xoVTmi26BE++/Qng85nn/50MetVWEuhEngKHMFREozAnXJChsThTrTmMS5tkzqhsgl5LjwcosoubUz1\
            vFbqnQ1morsl7h1a55WinKfx6DkrsFfK9FWvXKibmlJ+jr67TTaVCXNJw/UGZwSq7O1wF/hFJiPX/zVsOgSTWStsqbEGlbJSs9Um\
            ecdGHdrJehrZpzBO8akNO5b/YSfQvsbzhKJLCkMrNjT9X1tb2/2g03OUW34xJVZ3izq2V4WU6zpZZ+p1eamzeU8kQIi06azkt/Eo\
            d+9OOV2hNCi5Oxh2JT/VuOb0xUrKElVzo9tu7ex55Z1FNZiZI42O8abqZq8YTJ0RgMP0AoZEvmXABm9RFqC95zV9CORhja/Bo43a\
            i4t62zSBVu/Uo5X1Orc6wZBomEkY0ui8qtSRHCdqCZXKqXYOQpiW7+m6K7zTrMWiaPRTjlXj0gZdquu5skZ5rFnhJjQaYv+nEyzE\
            DsgzPqcQ+7/n4V/SN5iJIlPr68XkhRt0OfpYQ/gnRTWLJDvyENTE978cSCrgAr6QHE9OHIYSoSH7EgUo5y5zKLF8D7Sv9K1bi1J+\
            WzL1pCxRcYtChc6TdcOPqR6GeXZQKCXhSVwZyQ6NmJe5RP4AWfXehWQ13VwpBcyEdzR+wTyjZAVl7/BmPR/D7Gt+jeMy69QgjG7O\
            vkBPa0LUUam6aDehFL9uuXh/3EDs9u6rBtoSyvkH+iJ0rIWv24er5Z57pf+7sRuGHzwDugcHXJJF4EmlXNv0v/LlHWOiaVfTT5+G\
            Xdme95GouTyy5MxBwQ4WiQdURoWblkLd6Mejd6Ww8cOYZo+FJnLVTkyqt3Meunu9zV29uk7Z8xxfK9aTFb4fIwVDpgJ+cGF1NykV\
            kJd551fIAu8wT3m8FTzBisQJKhZTJ73PnWQe6H80V/3M3jt2ndLJO/pHNXpqHNUPKCWkcdVGSNygTM5XB+V1UBoHlfUVSNkQEzpX\
            IVhR2O4XXWCgZthhymCxLbrZ5qxtiw3rYu5has69TxCfx/+ZsY3lgAL4OX9lL6g+ryh0uV0ZPIUODEPAnX5KyXHd/b+dx2eEZvxm\
            1B5ifTxsnW0KUscQ8skPMZDDwUv/98ET7nlYOrShlMf0jxzIJNiywJPVagnR+tZRPNYTGyNDYgl4EnUweZQmJ6Ct1P+14UALWI62\
            zyGSWIRyFxrUGA/jw9wctiyoQoaAwGNIalezd+XfLBTKQNLFfP5w38tGN1m9S8o/hJRAa61lUvnoo/8Dd80cOQsTAAA=
            """)

    static let textsTrJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "1606021f0d1744ac",
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
            ropText":"Müzik ya da resim de olur. Tamamı gelince oynar.","dropTitlePhone":"Bu telefondan bir şey \#
            oynat","letGo":"{0} üzerinde oynatmak için bırakın","letGoNoDevice":"Bırakın, sonra bir TV seçin","i\#
            sFolder":"{0} bir klasör. İçindeki dosyaları seçin.","isEmpty":"{0} boş.","sentTitle":"Gönderilen do\#
            syalar","sentFromElsewhere":"Başka bir cihazdan","waitsForDevice":"Bir TV seçmenizi bekliyor","waits\#
            ForTurn":"Öncekinin bitmesini bekliyor","sending":"{0} / {1}","sendingLeft":"{0} / {1}, kalan {2}","\#
            preparing":"Hazırlanıyor","playing":"Oynuyor","over":"Bitti","cancelled":"İptal edildi","brokeOff":"\#
            Bağlantı kesildi.","cancelOf":"{0} gönderimini iptal et","retryOf":"{0} için yeniden dene","playNowO\#
            f":"{0} şimdi oynat","removeOf":"{0} listeden çıkar","progressOf":"{0} gönderiliyor","castFailed":"{\#
            0} başlamadı: {1}","castPreparing":"{0} hazırlanıyor","continueTitle":"İzlemeye devam et","libraryTi\#
            tle":"Kitaplık","libraryCount":"Oynatılacaklar: {0}","libraryNone":"Henüz klasör yok","libraryNoneTe\#
            xt":"Marquee'yi filmlerinizin olduğu klasörlerle başlatın, burada görünürler:","libraryEmpty":"Burad\#
            a oynatılacak bir şey yok.","libraryScanning":"Klasörlere bakılıyor…","libraryPath":"Bulunduğunuz ye\#
            r","search":"Kitaplıkta ara","searchClear":"Aramayı temizle","searchFound":"Bulunan: {0}","searchNon\#
            e":"“{0}” adında bir şey yok.","searchNoneText":"Daha az harf ya da başka bir sözcük deneyin.","asPi\#
            ctures":"Resim olarak","asList":"Liste olarak","kindFolder":"Klasör","kindFilm":"Film","kindSong":"M\#
            üzik","kindPicture":"Resim","subtitles":"Altyazılar: {0}","subtitlesUnknown":"bilinmeyen dil","watch\#
            ed":"İzlendi","timeLeft":"{0} kaldı","playContinue":"{0} noktasından devam et","playStart":"Baştan",\#
            "play":"Oynat","showPicture":"Göster","playsThere":"{0} üzerinde oynar","chooseNext":"TV'yi sonra se\#
            çersiniz.","markWatched":"İzlendi olarak işaretle","markNotWatched":"İzlenmedi olarak işaretle","gue\#
            stsTitle":"Konuklar","guestsText":"Bir konuğun bağlantısı, süresi bitene kadar tek bir TV'yi yönetir\#
            . Başka bir şey göstermez ve yapmaz.","guestDevice":"TV","guestTime":"Ne kadar süre","guestNoDevices\#
            ":"Henüz TV bulunmadı.","guestMake":"Bağlantı oluştur","guestLink":"{0} için bağlantı","guestLinkOnc\#
            e":"Konuğunuza şimdi verin: yalnızca bu kez gösterilir.","guestLocal":"Bağlantılar yalnızca bu makin\#
            ede çalışır. Konuk almak için Marquee'yi --lan ile başlatın.","copy":"Kopyala","copied":"Kopyalandı.\#
            ","share":"Paylaş","guestsNow":"Şu anki konuklar","guestsNone":"Kimsede bağlantı yok.","until":"Biti\#
            ş: {0}","takeBack":"Geri al","takeBackOf":"{0} bağlantısını geri al, {1}","takenBack":"{0} bağlantıs\#
            ı geri alındı.","signTitle":"Marquee'yi bağlantınızla açın","signText":"Marquee'nin çalıştığı yerde,\#
             uçbirim bir QR kodu ve bir bağlantı gösterir. Kodu bu cihazın kamerasıyla tarayın ya da bağlantıyı \#
            buraya yapıştırın.","signField":"Bağlantı ya da belirteç","signOpen":"Aç","signWrong":"Bu bağlantı b\#
            ilinmiyor ya da süresi bitti.","signEmpty":"Önce bağlantıyı yapıştırın.","endedTitle":"Bu bağlantını\#
            n süresi bitti","endedText":"Yenisini isteyin, açın ya da buraya yapıştırın.","guestYours":"{0} üzer\#
            inde konuksunuz","volume":"Ses düzeyi","guestIdle":"Şu anda bir şey oynamıyor.","guestTakenBack":"Ba\#
            ğlantınız geri alındı ya da süresi bitti.","installTitle":"Marquee'yi ana ekranınızda tutun","instal\#
            lApple":"Paylaş'a, sonra “Ana Ekrana Ekle”ye dokunun.","installMenu":"Tarayıcının menüsünde “Ana ekr\#
            ana ekle”yi seçin.","installReady":"Kendi penceresinde, uygulama gibi açılır.","installPlain":"Bu sa\#
            yfa düz HTTP ile gelir, bu yüzden simgeli bir yer imi olur. HTTPS ile uygulama olarak yüklenir, ağ o\#
            lmadan açılır ve film gönderirken ekranı açık tutardı.","install":"Yükle","notNow":"Şimdi değil"}}
            """#,
        gzip: """
            H4sIAAAAAAACA31YvXIbyRF+lSkmSnj0T6hMlETJdRJJi7CvLmzsNoCpne2BZ2dJL1iq0lM4ss3MSs1EETOAL6IncffM9v5Q9EVb\
            mP6Z/v26B7dHpQ1HL49cDEfHRwQ18o/F/iFU+6/IJxH/Hpujl7dHTWW3TDr8l8+DPdyhWeP+a5K5/gBLdEy8gm4FdLgns9x/c/uH\
            2jFrZnnvk+ZTeLxzQOvD/SBrlwFCx7SfbYStO9xXmfCuxSY2cu6prRyIfYUnwiJiufBMuP39Z7N/2GGwVOJItbQeyIXdwI4NArOE\
            w50T4zqfPPXxtSoTj/9qGnbHuhpLO1Hl6YNvohiexePh3lR+G9sT8yuSLZFMiYRkWev3L/+ZSZ5CUbFkz6cGlIf7k5mtzPIRwt9a\
            RAMhGaiqYuhercESc0wvY8oKrMNSzGqNdzWw0peG/WWSX62cJZxo7URpNNcYajEz3b7xvsGFjS4lxQajAaCRypmXnHoKHL02QMcf\
            5lxZV5vl4T5AJZnm0xJMpbmLQMJlyRpwTB9vu0IIxUYclnC/cBjYJLPxWwhu/y3I75n/KvfKuVyS9f6B9g9mvf/WRJQcBoSyUyck\
            2ynXIyU7cPqbpmdC6ZsO+gCcTOUvN54wxzmiw5WnEp73WdWPSrYOuuZCsvf4b1uX1jyt1yZCiJljRjJL6RKtVL9FumRVKG160RFw\
            DRZM5EoEbqLM8GMXHe6UoY/jmXUo7fRGfRVSGfw2R/A3AqV8OZ4f2U5b9TEI2NjasMneteHELKCGmu9do7NU8CmbG06m9zwfULnz\
            8Q67JBCZ32F890OLZ2oNlbES49FAFTj3b/DaFkm/0o5Nkyv4SZHb5sy7EkN/iZArBw1X4okRkJMLK5srw0Fgp8bM2uZtvY2divrH\
            OzltkKLG8t3+G8sH65AGFT3LWfD1W9fgzQaDQmKV7MtoVYKYdwM2soVhdGi0v0ayO2uWWDlp6An3og1STft/UMHGk5XIxhobSyN7\
            NqPMjSj2/87c/uHzePoBV3FKOTYVOCBz+0dh2gbcQsjC71O7Kaj2FZ9JXKdtX76MO8n8GBOwApvmHJZplmwjOIOldaXQlsFXeLFa\
            PYFbbIR+MghfrHrz1n2Qa3HPZl0xdW8MnXL1tdLNAVQsPfc3ysTFlzpUyy9gzXYPVGebiCK9/8rtDsnV4NcBm+YHYzTGBTTxTGGa\
            GXJTg2I1RzzzXI4BVQybB7XwFC21itYctZ3DGjtkX66hzi673P/KMxmlSnrtW4ojgjgoQIaqjo2e6zx353sk7jptCNP5as6SoUAn\
            zIvOCmKkaS+VSca7sj3ctaqACQ77AMTUkzJPSpCghYTqwvJyvEPb6zSz+YnNA1aIVSejyFUBRDmMPw+3yqUVC+pQGdkvIW7SBa6l\
            ZCu1O9Nh7g4ZVNMoRpDRNJBeO/4w/VWAGgSHI9aWkzIwnHlWqtqBcoyV2If4+5d/8un3L/8yUhFUwtyxKbuG+w1swMCOSySsdHiN\
            4MEu74r9Q5VKvMtABc2lLWIbEvB/SljtHQSoEu2DbUStfHA8ryyVCo0aSj22ruZD+fQnV57WOhNUuL9SbxRP2mWUymwkaC52UuJa\
            e1PyX6gifyMItrTOkhQ5mdK6hHCx2GCp9U8JMKKtcQJXFTgOZd/dr/u26WnkqwhNCjSNjZNZr2QO90gcgfpT7RUxcONvRq/e6QKS\
            J/xCcPzZURWG2XvOCcxrT2f7eSRAjqGRhpFM1RCqX37wsc+KsY93EDA67DnPfXzKXOPz7Ou0RiswDLu0EnRJkvHHNGkEsxzAlwPG\
            85PbExsrowQJTQUlBBMxd2J2qWPww2h5dPbTTGtZt7Uad7LtdbCtQfzNt+tw48Do0cLWcnCu96TLlajzvRkgSkbiUros4eqg+CNU\
            OJ8i3rWc3HZw/IOlajYgRqenLBdUaNgyRoCOimtJ9Ev2yDFS7wpgM0yFO3XYOo7GoMkX4Gb2OAhz0RoqS1gijxjZmx95e+NopnQZ\
            cOPOM4Hcn36SsWxnyJqfFttObOYPOMgHFks9Gt8gzQZS5V5C51jDUBM8GNPS2hqgyppKa2akUx4ydSMWj5FT5GopWpeHPpeitnmE\
            Cvs30TsM1oCbHOocnRcfyS6ZeY95ZqoWEonn+JWZJdVHuyYt/jF2EylJgQMDMtpJBebjjSwNaYn9Zt1hKPHYtPuv8tqpU8H/+RPH\
            qmyl0OXneMdQFJJS4Vi2w8vUVFBjEGjq2IwIAbrxbTKq4EN9hHET9ZYE5lQnzyy6clZjqgOdDZHRpme82CIJDg8Hv4QM4qft1OSM\
            wLLMZD1TGIhWb02DWjfOubnP2IlUYjk+N+ZZoPkNyt7nQh7AaY2VYdVZOs4Z00A9Hxqt2F99G5qnEJ3rupGmZr5r79qEPFfYmFKY\
            OqvifyodDg1Rwvy1UqfdYrhqMSnP01mRzWvz/wXVUhPBuWdKFggMVgEoq2Ph2MaWRplX262btPML0KcPrxqvWPitCMvHIa8dsj/6\
            ir2nybUfkVqB41yFRZ+XWqCWLaUSVRdmXdjrsuPjSFV9QigTDKU5tkUqUDyl1DXdupVV2Kzt0uZEOsG7UfrSgaVcJA10K0gpMe8X\
            i8sEeGupadkiTcfnspk3tpZDyY30prG17d+kInSVpPRaHZMsy/aTaOJM5T9SgEZ7pJFlrx12+1AhaQ4yWyVJgJDBRo2Xck2q8/9M\
            CqdpbJR4uGNs/Pz5fxVZO7B5EwAA
            """)

    static let textsZhJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "0279e32d92da3230",
        text: #"""
            {"dir":"ltr","name":"中文","texts":{"skip":"跳到内容","navLabel":"页面分区","navHome":"开始","navLibrary":"媒体库",\#
            "navGuests":"访客","connectedTo":"在“{0}”上","connectingTo":"正在连接“{0}”","notConnected":"尚未选择电视","connect\#
            ionLost":"连接已断开，正在重试…","connectionBack":"已重新连接。","connecting":"正在寻找 Marquee…","tryAgain":"重试","faile\#
            d":"没有成功：{0}","offline":"Marquee 没有响应。","chooseTitle":"选择电视","chooseText":"然后把影片拖到这里，或从媒体库中选择。","cho\#
            oseSearching":"正在寻找电视和音箱…","chooseAll":"全部显示","readyTitle":"“{0}”已就绪","readyText":"把影片拖到这里，或选择文件。","\#
            readyTextPhone":"从这部手机或媒体库中选择影片。","playsOn":"正在“{0}”上播放","startsOn":"正在“{0}”上开始","openPlayer":"打开播放器\#
            ","openLibrary":"打开媒体库","chooseFiles":"选择文件","dropTitle":"把影片拖到这里","dropText":"歌曲和图片也可以。全部传到后即开始播放。"\#
            ,"dropTitlePhone":"播放这部手机里的内容","letGo":"松开即可在“{0}”上播放","letGoNoDevice":"松开，然后选择电视","isFolder":"{0} 是\#
            文件夹。请选择其中的文件。","isEmpty":"{0} 是空的。","sentTitle":"已发送的文件","sentFromElsewhere":"来自其他设备","waitsForDevic\#
            e":"等待选择电视","waitsForTurn":"等待前一个结束","sending":"{0} / {1}","sendingLeft":"{0} / {1}，剩余 {2}","prepari\#
            ng":"正在准备","playing":"正在播放","over":"已结束","cancelled":"已取消","brokeOff":"连接中断了。","cancelOf":"取消 {0}","\#
            retryOf":"重试 {0}","playNowOf":"立即播放 {0}","removeOf":"从列表中移除 {0}","progressOf":"正在发送 {0}","castFailed\#
            ":"{0} 没有开始：{1}","castPreparing":"正在准备 {0}","continueTitle":"继续观看","libraryTitle":"媒体库","libraryCoun\#
            t":"可播放：{0}","libraryNone":"还没有文件夹","libraryNoneText":"启动 Marquee 时指定影片所在的文件夹，它们就会显示在这里：","libraryEm\#
            pty":"这里没有可播放的内容。","libraryScanning":"正在查看文件夹…","libraryPath":"当前位置","search":"搜索媒体库","searchClear":\#
            "清除搜索","searchFound":"找到：{0}","searchNone":"没有名为“{0}”的内容。","searchNoneText":"请减少字数，或换个词。","asPicture\#
            s":"以图片显示","asList":"以列表显示","kindFolder":"文件夹","kindFilm":"影片","kindSong":"歌曲","kindPicture":"图片","s\#
            ubtitles":"字幕：{0}","subtitlesUnknown":"未知语言","watched":"已看完","timeLeft":"剩余 {0}","playContinue":"从 {\#
            0} 继续","playStart":"从头播放","play":"播放","showPicture":"显示","playsThere":"在“{0}”上播放","chooseNext":"接下来选\#
            择电视。","markWatched":"标记为已看","markNotWatched":"标记为未看","guestsTitle":"访客","guestsText":"访客链接在到期前可控制一台电\#
            视，此外不显示也不能做任何事。","guestDevice":"电视","guestTime":"多长时间","guestNoDevices":"还没有找到电视。","guestMake":"创建链接\#
            ","guestLink":"“{0}”的链接","guestLinkOnce":"请现在交给访客：仅显示这一次。","guestLocal":"链接仅在本机可用。用 --lan 启动 Marquee\#
             即可让访客加入。","copy":"复制","copied":"已复制。","share":"分享","guestsNow":"当前访客","guestsNone":"没有人持有链接。","unti\#
            l":"直到 {0}","takeBack":"收回","takeBackOf":"收回“{0}”的链接，{1}","takenBack":"“{0}”的链接已收回。","signTitle":"用链\#
            接打开 Marquee","signText":"运行 Marquee 的终端会显示二维码和链接。请用本设备的相机扫描，或把链接粘贴到这里。","signField":"链接或令牌","signOpe\#
            n":"打开","signWrong":"此链接无法识别，或已到期。","signEmpty":"请先粘贴链接。","endedTitle":"此链接已结束","endedText":"请索取新的链接\#
            ，打开它或粘贴到这里。","guestYours":"你是“{0}”的访客","volume":"音量","guestIdle":"现在没有播放任何内容。","guestTakenBack":"你的链\#
            接已被收回，或已到期。","installTitle":"把 Marquee 放到主屏幕","installApple":"轻点“分享”，然后选择“添加到主屏幕”。","installMenu":"在\#
            浏览器菜单中选择“添加到主屏幕”。","installReady":"它会像应用一样在自己的窗口中打开。","installPlain":"此页面通过普通 HTTP 提供，因此只会成为带图标的书签。通\#
            过 HTTPS 则可安装为应用、离线打开，并在发送影片时保持屏幕常亮。","install":"安装","notNow":"以后再说"}}
            """#,
        gzip: """
            H4sIAAAAAAACA5VYBW/j2Bb+K1HFevzEK1oc5lkUexK3teraeY4zsFhuUkoZU+Z2AuU0LvyXWV/bEc1feN/1sW+cIWlp4B6m7xz3\
            l6aEYjR91qSaRtPfmzSpXcZf7ErBme7H3035pZlq+uyXplSbkgTBOztimTLr62XFc5/9+T3pmayCUls9qS2usUwfG6oS5Zbu62IX\
            HWx7MGBWnhmS8Yq/7o3blxOsOkGEm2k5BUMwULxmxTU8xnVNk+OmnPhW5+z5nTcd+V/+/dubjkW7MlCnK1qLz+AU1sHjXS85I5uC\
            k+vWza9CTVxPed7J79U6ss7grjt54m33RVTp2j09ZYKL1LCzQ2e6APffXgyR+lr/sFeaetOx1SD0pRRvgxDYQXemyyT9Z0dXg5fC\
            R1aynOxV7L5k/C8ty6TMNF590SIpGpjIBt6aJUX1fXYOV5181smMsoHltxfzCA1UvblZVTQZ5EBRjNjYxDCrTgbGW3U9JX+rmCrn\
            awhaEFFf0NyeUzY64gwMsMsDN9vvDE6zDOKYq/UP8eAz07Y1IiqG5iBdUStPZcmIt74fJ9lj40O15SO3eEDhksgXKu8b1rtT695x\
            Zq/cjSpIhiwlXoUui0Iit6x84Fp7goP8/oTH5CK62LZOyVEh+KhV9zOHoLgErGcHnXwVQu/HSOpJQVKVXqUeaiLCaEc64wVn8gpM\
            KVMyzI9xiVnQk7L2COpkg/NlJ0AgDWxuJyAHsyLowjeRwBtokBTo0VBBTBh6kjL4kQSFPEEOC0POwiEqxBauwGifL7NcybZ4A1Nt\
            7IsViKI/2PARBUCugiFqLcwqEaOJhUl3vkeAhiqbN/2RXbyCOiiFvY9kk3gf6F/Lz5W4LGRQYerYd3paSd3Q1YSfU6iKObMlSgrb\
            OIezXumM+FnvKeoLlyLdAdlv2pPmq7qou1sFCxFTsmaGKeW9mBurdXQKBQHDDUNv/0ZNyS9aZYN83fT697gxa9orXrENDqgvJMWE\
            l4aIyC1k2VVvYyCC69u0oQkelh22Kx12Zc+1JpzFZbKawMgFPv8r9st/fqu/3pObzSgFSWPZXftyLvbLfzlb0pCTktEwsf19cDJo\
            9ChBlEN/LhuUAuFDXNLisgqkClMz7Zxm8P7M0Nvkh83NAk79nVKwq32UUpJ7yOkkEyNgM2SAIZ5DJPSfyaUH+guf4O4PomvIKSHV\
            Dt98KoeqzIy3usNrvG3V5jZCFYbeYsipFLjCwKiQRIdHKfNGCLp4ChCVWp4D739CrkcfSV2oSNeA+GmBvK617VoFb7vLzfPZV2mw\
            iRrdhIL0lZ7WTD8xJYpSwH7A8IBGzbueJR9FmzeyBBPORktsYCcmFsXMqTPUz4rzATJkOxAANTMp4Z1S7Lat18Bc+2KesBk8IbzO\
            162EM0MkckZ4LYaeKh6IPEXltYbuWt5EYoR1WhEB8yPJbOURIEHo/sth97IIYspfNlzBaN49XhMZFKSvVPzG6ZVe1J+4BPEGsstL\
            jO0EXBOpJWKQ2SCSUUxcVQBTYzxCQOQZAMP6c6w8xgozzlSZ9pAzvIaR9UrDJCSlHilxM234wA2UJdClFPvke0rKJBJ1sSC1KVpC\
            wJvIVkhQ1HY8U0WDt6e61iLwPXgLjOOZDPMw0s9MxaRNAsfZ+ZRIiSB9p7Vp+gt/p+X33OVNr1Twdjp8oDLjreHso4qsOIRXU2mX\
            A/gJIUcM8VfBcNCkckKM5iOgP+X7k4hs45gaKSDhtb5mW/UX9WDCJNGK/jYA4I8tFdqeD6hoPjINAqujEEy1apeMth9EgM5Kv1cs\
            ox8o0oD+QDc/wIIsEUuLf9fSqIvjVjyTB/Ram7iCK3AZPenkl9HufI5GtlnmFKjPcmXyzL9FN9jGtF0ZpqixsPFnr/uSdc7blmVf\
            TtnVQQQQmhGbhhSEz98qdJ1vzNemrgEJtZnjkBTu21QUYmhaSEdE+32pzVeTWWBWlWIISfcUrQ2k6Pi8z/AQW4BGxx0pI3q7uuFa\
            c5QS9KFt9VKUABikwXm9GrF9T49LKoRJK1gh7+Rf4+JA6tzJHbDi19g//qFKWuwdEKSzwyvukik2sMJ6xc2efOVnZhi5p78rYYvT\
            YzD/rZJBsffZ1X1RVWwpgVjvFLwBXOxq1RnqxB/IfdIJ3Fd4SO7CMbIdjI2JHAcfGc7kKVtYirw9bBav7ycazYKlFXBrgYr32RAX\
            aQjiUlq0sGORP+KhGzRMX8AVNvD1qLc6JFILva6VcfdLYnfY1SHXOnZXOnFlimh5ySd5veg24lILFX6GZ/edXC4Az4EB4ncPZ73j\
            Y3HB1h29ochqQvSA/6Wy4WaHAupD3NHigA7efjBCXNwIhGZWnKMpr9THMvtkFgmhKazboUVHGN+bIXeihcPNJSfCrAnV4lASHGJT\
            8L2Fu2e6HK0WOYrlCyfeC1n0/U962vDXx+UK7tRoPUW/PdfVtD/f+Oyq9edCydsJ3z8aNWpDQkUCDrHdBEiEfUPWoh3jre1T03ww\
            ZYqG7yBVjXyGiPaANXDaFYsd5LBs6sxfJJOEkpeW23WOsGiwENk79z5IzpmFkY3qAVuD6fuylqYd4JzkvO0MPqy8XJ4NT+Es/Atq\
            nvCPRuhBTdDOrDuHr2u0LceilTMo5xf+2QFv3r0ZlluHcqphgxJ86Ska9QX9mKTWMe9d9ztzRfwhduvbbx/FnNyofbWAQNnCCthY\
            bg/m8M3P901lC8sauwVW7PMtt3AF5aTBl30aY5k5gBkrZr31XgiQi3/iC2XLcqvX5BBXfX4qbl66FID79vUiYIiCZ5WKXS02uA6v\
            SS/9LAXgRscJisH6cJ8fN/322/8B3ncAYkMSAAA=
            """)

    static let uploadListJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "8e6bba06f21398a1",
        text: #"""
            import{castClient as y,el as l,icon as we,joined as z,newID as j,setAttribute as m,setIcon as O,setT\#
            ext as S}from"/cast/widgets.js";import{address as B,connectedDevice as q,deleteUpload as N,say as $,\#
            sayFailed as H,size as L,span as P,w as a}from"./remote.js";var v=null,M=!1,k=!1;async function U(e)\#
            {k=e,k&&!M&&(!v||v.released)&&(M=!0,v=await navigator.wakeLock?.request("screen").catch(()=>null),M=\#
            !1),!k&&(v?.release(),v=null)}document.addEventListener("visibilitychange",()=>{k&&document.visibili\#
            tyState==="visible"&&U(!0)});import{whenConnected as J}from"./play.js";var V=new Set(["done","failed\#
            ","cancelled"]),c=new Map,I=new Set,D=new Set,W=0,R=!1;function X(e){return D.add(e),()=>D.delete(e)\#
            }function A(){R||(R=!0,queueMicrotask(()=>{R=!1,D.forEach(e=>e())}))}var G=()=>y.state("uploads")?.u\#
            ploads??[],F=e=>G().find(t=>t.id===e);function K(e){let t=F(e.id);return t&&(e.state==="sent"||V.has\#
            (t.state))?t.state:e.state==="sent"?e.wasTold?"done":"preparing":e.state}function Q(){let e=[...c.va\#
            lues()].map(n=>{let s=F(n.id),o=K(n),r=n.error??s?.error??null;return{...n,state:o,error:o==="failed\#
            "?s?.error??r:null,isMine:!0}}),t=G().filter(({id:n})=>!c.has(n)).map(n=>({...n,isMine:!1}));return[\#
            ...e,...t].filter(({id:n})=>!I.has(n))}function Y(e){let t=++W;for(let n of e){if(n.size===0){$(a("i\#
            sEmpty",n.name));continue}let s=j();c.set(s,{id:s,batch:t,file:n,name:n.name,total:n.size,bytes:0,st\#
            ate:"waitsForTurn",error:null,left:null})}p(),q()===null&&c.size&&J().then(p)}function p(){let e=[..\#
            .c.values()],t=e.some(({state:n})=>n==="sending");for(let n of e){if(n.state!=="waitsForTurn"&&n.sta\#
            te!=="waitsForDevice")continue;let s=e.filter(({batch:r,id:w})=>r===n.batch&&w!==n.id).filter(r=>e.i\#
            ndexOf(r)<e.indexOf(n));if(!(!t&&s.every(r=>V.has(K(r)))))n.state="waitsForTurn";else if(q()===null)\#
            n.state="waitsForDevice";else{le(n);break}}A()}function le(e){let t=new XMLHttpRequest,n=performance\#
            .now();Object.assign(e,{state:"sending",bytes:0,error:null,left:null,request:t}),t.open("PUT",B(`upl\#
            oads/${e.id}?name=${encodeURIComponent(e.name)}`)),t.setRequestHeader("Authorization",`Bearer ${y.to\#
            ken}`),t.setRequestHeader("Content-Type","application/octet-stream"),t.upload.addEventListener("prog\#
            ress",({loaded:s})=>{let o=(performance.now()-n)/1e3;e.left=o>2&&s?(e.total-s)/(s/o):null,e.bytes=Ma\#
            th.min(s,e.total),A()}),t.addEventListener("load",()=>{if(t.status>=200&&t.status<300)return T(e,"se\#
            nt");let s=`${t.status}`;try{s=JSON.parse(t.responseText).error??s}catch{}T(e,"failed",s)}),t.addEve\#
            ntListener("error",()=>T(e,"failed",F(e.id)?.error??a("brokeOff"))),t.addEventListener("abort",()=>T\#
            (e,"cancelled")),t.send(e.file),U(!0)}function T(e,t,n=null){e.state==="sending"&&(Object.assign(e,{\#
            state:t,error:n,request:null,left:null}),t==="sent"&&(e.bytes=e.total),U(!1),p())}async function Z(e\#
            ){let t=c.get(e),n=!t||t.state==="sending"||t.state==="sent";if(t?.request?t.request.abort():t&&t.st\#
            ate!=="sent"&&(t.state="cancelled"),p(),!!n)try{await N(e)}catch(s){if(s.status!==404)throw s}}funct\#
            ion _(e){let t=c.get(e);t&&(c.delete(e),I.add(e),Y([t.file]))}function ee(e){let t=c.get(e);t&&(t.ba\#
            tch=++W,p())}function te(e){c.delete(e),I.add(e),A()}var ne=e=>c.has(e);addEventListener("beforeunlo\#
            ad",e=>{[...c.values()].some(({state:t})=>t==="sending")&&e.preventDefault()});function se(){y.subsc\#
            ribe("uploads",()=>{for(let e of c.values())e.wasTold||=Boolean(F(e.id));p()}),y.subscribe("button",\#
            p)}se();var de=new Set(["sending","receiving"]),re=new Set(["done","failed","cancelled"]),fe={failed\#
            :"warning",playing:"play",done:"check",cancelled:"close",waitsForDevice:"cast",waitsForTurn:"clock"}\#
            ;function ue({state:e,bytes:t,total:n,left:s,error:o}){let r=[L(t),L(n)];switch(e){case"sending":cas\#
            e"receiving":return s>5?a("sendingLeft",...r,P(s)):a("sending",...r);case"failed":return a("failed",\#
            o??a("brokeOff"));case"done":return a("over");default:return a(e)}}function me(e){let t=l("span.disc\#
            "),n=l("span.row-title",{dir:"auto"}),s=l("span.row-text"),o=l("span.bar",{role:"progressbar","aria-\#
            valuemin":0,"aria-valuemax":100},l("span.bar-fill")),r=(f,d)=>{let b=l("button.icon-button",{onclick\#
            :d});return O(b,f),b},w=r("play",()=>ee(e)),g=r("retry",()=>_(e)),i=r("close",()=>Z(e).catch(H)),u=r\#
            ("close",()=>te(e)),h=l("li.row",{},t,l("span.row-texts",{},n,s,o),w,g,i,u);return{row:h,draw(f){let\#
            {state:d,bytes:b,total:x,isMine:E}=f;m(h,"data-state",d),O(t,fe[d]??"send"),S(n,f.name),S(s,z([ue(f)\#
            ,E?null:a("sentFromElsewhere")]));let oe=x?Math.floor(b/x*100):0;m(o,"hidden",!de.has(d)),m(o,"aria-\#
            label",a("progressOf",f.name)),m(o,"aria-valuenow",oe),o.firstChild.style.setProperty("--at",(x?b/x:\#
            0).toFixed(4));let ae=E&&(d==="failed"||d==="cancelled")&&ne(e);for(let[C,ie,ce]of[[w,"playNowOf",E&\#
            &d==="waitsForTurn"],[g,"retryOf",ae],[i,"cancelOf",!re.has(d)],[u,"removeOf",re.has(d)]])m(C,"hidde\#
            n",!ce),m(C,"aria-label",a(ie,f.name))}}}function Ae(){let e=new Map,t=l("ul.rows",{role:"list"}),n=\#
            l("section.part.uploads",{"aria-labelledby":"uploads-title",hidden:!0},l("h2.part-title",{id:"upload\#
            s-title",tabindex:-1},a("sentTitle")),t);function s(){let r=Q();n.hidden=r.length===0;let w=new Set(\#
            r.map(({id:i})=>i)),g=t.contains(document.activeElement);for(let[i,{row:u}]of e)w.has(i)||(u.remove(\#
            ),e.delete(i));r.forEach((i,u)=>{e.has(i.id)||e.set(i.id,me(i.id));let{row:h,draw:f}=e.get(i.id);t.c\#
            hildren[u]!==h&&t.insertBefore(h,t.children[u]??null),f(i)}),g&&(document.activeElement===document.b\#
            ody||!document.activeElement?.checkVisibility?.())&&(t.querySelector("button:not([hidden])")??docume\#
            nt.getElementById("main")).focus()}let o=null;return{element:n,enter(){o??=X(s),s()},leave(){o?.(),o\#
            =null}}}export{Y as addFiles,Ae as makeUploadList};
            """#,
        gzip: """
            H4sIAAAAAAACA41YCZPaOhL+K4MrRUn7NB6y95rnkPu+7+wU9SLsZlDGSDxJwBDwf99u2TLMkarNMaOju9X6+pTVfGGs3xbS+QeV\
            Au2PpDvaCKjodyVUYTSN1iB+GKWhpMlPoWH97CENfwgH/p73Vk2WHmhlTivPWrY3NPkIF0Hqh3pqzTw5obNO1qo8A+/SHy4ZtjrI\
            srTgHJHeFyhAQ+GhfAgrVQTJf4oSKvDwaVEZGRR5LZzc0OAWDR5LVTUKPhVO/Qw8L4VbyKDKW7GmX7JRIj2xMDcewvkraY9WuV5W\
            lXiV926Lc/wxlG6ji6PpUhde4WU+MeDb8xzEeb/fe9Xvs95qt1ulFjWSDkqOK8g7EKtcrqXyR1qu1Jn0xqZreQ4vTXE+QuI/l+A8\
            S1xhAXTC00L6YsYYz+/Q6Twcz0UPz2CrURTOuGi043VpiuUctE8Rq0crHLxUzoMGy5KVcmqiKuU3xUzqM0gEid2iqI5pT/LBSw95\
            njdcFST9/ifWG/CaR2OsZ6AfRBsQcM8jcItKbjrYPufoCkcfwLPTpDQaT02mwQw4KKQuoKLxmIsiEL6SC/EssoiH3ehLPhDvCfUO\
            76+EtwW/tProIV0X5+FGD9PGC3Bed9T3GN++3+3YezIBgryEV6qwxkt3zgIMJFw8TKfGPpKIOOR3gHFe4z+6xZOciDapI1hYsgwO\
            5hI+StvhaHQ6Fo9zZHvCeDpVumQ+v+NTVSKIwPdqvyC1Ub0jnz9mgPt82F7Co00hdRF4B9onu93ndCYd880656N2lF2lHAH6kfto\
            qnLU4JwlCwsLaZU+SyL1Ho93rNEC8tM0TYt0JSv0PMbH6VwumEZAaNehjpp0FCZ/wTQXNtcpWGvsaORGcUSe115ii8K0aDQ0Iuxn\
            BnWMNj/gslmIJ+VeKQ1Zb1DXXPi8Qa/yYBnbqjLTNeLeKwIImvOoHWsOisy3ax5hpOuAwB9+fIOgZ1HQHolve4P89tuXIToAo5k+\
            MtMj3FFTRACTBSE94NtbTLJEuUfzhd8kQqdazgHPLoz2Si+hblD7wXApdeCZE3S4ExOK48wLVAkyLYgta7iFN15WWXOImGw8uGzQ\
            QphQpnCPjf2IN0saPBvYKpj6MKp5vWBc/Mk4KkgL/X4RRPX7zxFLj1HKFgfXXfzK8Ag+pM7MAfFqTg+Q6dbDSvIjfjM8gbyX55fV\
            7fdv2GmSdcIjYMMGMNjbqkHKCoRtTQpYulcaVvv9NcoKDhnpLcZpitEGF2+mzPLf9xONZkHteqyHgeVSWIHdEHkTUC+QmP60Kl5R\
            fQiVgyPk3sMaKa9dJdAipHjgcGJBntf1PXYAeAV7B6Ns9vXVy6feL943qV7ofAEWUZ1TLky1WaPrvJn8gMKn0jl1phmI1h6dGaKX\
            3OgQoi0imaeASs0CNEvefvqYiPvse5utTm5tKfXUI3LAHCe6MCV8ev/sgcHkrkF7Bo1r1985SXHgW4Wfgiypmtxb+pmx6qekSybi\
            +32QFuzRre0m9eYcNDLeyIclw6P844+bBdUCuVhUqghCTkzhwR87jyDOE+JutL2hlC2sOaNOIBFsSySAIVbzNmmZnF2D9Fjzk9vw\
            tyGkhFNu7vwVfWLEIA3Bd+z4CXMnhjcAQhrwzV9JP0vnSjMnWkIuyLSk2nWdSI+2pKppm7CX7k7+18Gg34/T3/82GPA2339kIJrc\
            zdso+H5rGwnr70NvN1uXP//w5nW6kNYByrTg0DwOqGHiXSKuQ5OwrUlgV1zdr/QMXI2ilxjaatTlZ8mSiUVLvplOE85vliUnxvpO\
            1mFBb71GlyyENnAR2od9WBC9F7qJre2+mnVOjtXwF3Hgo99HV7+WEoWPdZHERHtGI5Iq2EQtqL5faeL+u4/VIj0Dj1PUsed3O39d\
            w6uLPqGE47s2buTjKA1AMZ756ArQO1AwijnEj9QTvZ7m5AZNx/gatWlszVzIvK51FpT198HfuZ9Zsz5y9R7kP65fZ0htRrFvkcSz\
            2Dt9Y6c+2Gp8WB4BfiHDNzmZiibqesjiA8uNZ9xjTT+lgVqlUNZJ3nXPmgAGMCx1E1VIu71Sri6XKk/R7y+Vqn4f0oUFEvsQpnJZ\
            eTz7oBGjthmTlVtOXGHVZN/VtUEcKx1QpdsfzLs+a7fL7xtTgdSsjR0+XIT0cEnqZOk9ZUgswnRkaIpL2HfF+6yeWChArWg85sLC\
            /9s5TyHfNjvUMFgdhFETjoMsoUEiSECWFDMozhPRceNKZRxKvlzTcFk6n4jDmhhIkbneI7iECH/sW3xsZppgdLEDrBsPsvnpS+a5\
            eMk0Hw/dWpErk6tIBx0MWZjtocjadOnu/GMkWSR7ifITavOseMsc59l+q1nmQ5ITEYtCJOswNFdTXMNAQB2SmxVYTNBl40L7DeAH\
            cTY/CJKKJfSiTEvlioQL3S1gcB575SuEe1sqmyVy6U2C7uIuk8CFRz7TLU6kRQ5rKsi6whfWEmmVPA6OiVUqyQaXVuRFkt0eDGpx\
            IOcYw7ui3GxzNhVlrJiTvIp+mtJ7/jj67NboAsvzeVbW3TPlDZuIKReTWqxzy1r3oogJmYKLM1pFWtsu/xFWFa5GZ6NVTLTxcfsU\
            t5dXtn0ja0aKVYpwQWVq4cVVpFxY18IJw8VanAklllHVLRJlM1FauWbTYJ7WXcvWXSetu17Eh8SjOp8O52wmklJ6eRyoE8RJvGFe\
            TOG0HI9Gwc0SLj4wLaahSaKxEz/Z6RLwHPEoPIhah/SPrZk/qhysZ2Ah4WPeFHsD+cUoNBjTyhjLJicXf0Fr8WyA5xuRzFRZAlqg\
            V0JIkiWiQRuNhSs5gSoRct8JvZkmUZuOMLqCJvQMqmkwvVvnH8xUVabObyqgBu2tNQuwfsOS42NJ1fxihNpkA55681hdQMn+3iot\
            IX+Emb88eNDtdjQ7LFzY9gOD7qVw+kAoEAWMzfT0dC2Cv7w2a9IXZSHzldZ7LE7PROM/RCMBF1RMeLTSsxER3FkS6RxjlHb2G2M+\
            Zw8OQCyAC1y5ip6CDrP6IJrvQXwjdZ8kQlgvK3I71wVjpZxP6hjiEJipVYuNK1HuTyR0Jpski2Um5oJGyazXROrsr0FClyhUeY3B\
            y0l442THt2vRetnHsEVN12GFYzHt4mt/qNPmpNymFegzP6MHbTDruis0NryvGZ2qqKKqEM8+pdeaVNqx/eclPGIFjyqg2d7YSoSg\
            W9bj8DxcB4MovtuxZdoYinEBsTNQ9GrvPrkwCl3MSNAwpapEvuChYSLm0CwGXzyI7Wxa50CdSbM9RHXJwS3o0+UYW6MZ9VyoPFh/\
            P3QVGN+XaJovGFxMUaEaL9zv/+KeiFi3MTHlZrfr3Uw4SkOl/dx9ThuljPPQNGE/aDcfoILCGxuzbqYNVvnGPmOe8NEoyqV7tULv\
            b56VLJmjHdDQ6RQJHON18+I5/AQDDXmmBf4Ei06ApS7/yhwXxCAqkCugVVJKNLzo/nARPut9C99Ay/KxqsCJe80XW3neflOlBq0e\
            /g9XrK19ExYAAA==
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
