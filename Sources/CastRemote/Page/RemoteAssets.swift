// Made by Scripts/embed-assets from the files in Assets. Change those, then run it.
// c6870a1efbab091052f5db55 857a5f06f5353b9610e14b9a

import CastWidgetsWeb

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
            H4sIAAAAAAACA2VV57LzJhB9FX+kwQzWTS/26Dq9994TLNYW30WggZXsjEbPlf95srASLrfbqy1nD2cX2zStDzhUKuJ71oDDhYoL\
            J8HSO0hTeUdWkE+9caDJbmUbIObUTkbAdxCD2XYI5LHk+dy46aGhh+/hOOXqcRd8w26o2c3B6D1gLJ5Gts4kGnUH3/9ImZVsfJM7\
            9DK2aiKxkwd6izNMcROg8QgTQq/C4lhWVsU4PIPlb3+sE/GIoavQBy4GrE0ssC8rLuRk+x5CCZy1k8XkoE1YMdWhZ2NOqUFp4/aU\
            Vb+UMlBtjdNwXC1fko+zEY44A9pU9wBwbQEXpsTylg9MBaOWtYqtb7uWrZg2yvo9k95V1lR3Ky7K246jSGUTcmvVPzPZJDF6V+S3\
            nbEWUifDGSm6hGPSSYNepqNj8CkYmJCBMwJIVgIgJRO1UUbOfAvu6wmaCZEP0XvbNfC4VfpX9tJpTpvBs/0IPvvP0BZ2WR+y2JWX\
            1qPM1df+QrWJouYhdbW+untYM6vqqVSbvqgh+CVNIRKFy5TvDfMyK5nLVIXGu0tNlvtaj6u+eSRgoQE3s4YJoOgNHIp9BxEnqKsI\
            EbvAY3+qll6IcQ+4QIMWuBgCYBccY2MKAm2t2fGp5hlMzd0eazGn5HWiRZnjwDMx2n1Wg7WpI2tAG8XkecHyUJORh/NH0aiWY3nr\
            ithtYxXMFjhKI07SRsBPiEuvLDfypdfglXOfou1izYlCZUGFcxodKjl6OtApdefDB6qquSlvDRdCnqn+MRL1wQIOGnpTwcpIcDqu\
            /FgmTqgQeD6O2GxIwrN7Ph25XWetVKVJVo7lE6dgMcNuNoytNb/aiU2c70X8KumhxIoxIe1VAquN1pBiT1DIht/foQ0WNLMEiyRc\
            ttUqYU4b8IvvQiTYWcdtic8/3/LfctVV0Wrinp6x08b/IdYNvywobrZnxE+0BSbOFIn5Q5I5NI/2KnQWZY6QKODU1oKe2dWl33yh\
            sC4adeQvSr98P2UXzh+4uHkpDXziuLb8fAcu2HVZlhQVsn4yW88/r/m9Syr/fnaInHUOjWWyn9Zj8d+/i8mLpoHPUyKTO16nwN/i\
            fEd0UInAOK7hOH03HOmT/yOSYlz/D8iCVWm0BgAA
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
            H4sIAAAAAAACA61Wh3KENhD9FdLNxFKOcxfpvU5J74lAC7e2kBhJVxzm/j2HBGc0XHrcLba+93YFrddgXccl1opYkBUrQTkweyqh\
            cp1A20r+yCoJuzwYoYPGDlZ5zVtGrww0ecNNjYoUUpcPxDpuHMvo0j+qtHLE4m/A6N3FjT8qtdSGbbg5I8TqyqUhX0Kx1KpDJVFB\
            cBmD+MDR0T7UbruG78jU5fK6d4iCLBYvjBWGc8bXTuctFwJVHVVNbybBSaVNc04bLqA72WFvO4Y51jqiVhsUHqJjxeVKY3kIhSqq\
            eDE+eV1CDUp0E8hub55A3ALWK8euF4s5gjEDoASj18uoPJ8FWxuz2v8gW8Nb1v94YjQYd6226FArZkByhxvIZ8XnMQEB7uD+Oqp2\
            7Z6C8MJquXaQo7Lg2GLOki9/xtrBUre8RPfIDq2vjdWGtRqDUn0i23LVRcDP5epLnyRY0psIoAGwJKPZIDptBBhiuMC1ZRkd1Fvw\
            8qE2eq3EQIDhaEGkc6XHvF0deNMbMJXU2wA5V4/bFRjIneFqwOgpOvEkJzS7slM42aoP8rLvuELpwLDC9AkUWHtG727SyLpcQfkA\
            ItjPSudlj00a6Umr8TgKVOlybckGLRYSQji9dn6alvSq3SVWSxRJHHewILqqesaX7W4fxmlSic9NGtydoUqsqYvzEMNpxWWaXF29\
            MBzYtal4CWkaZOoRDuESavSWONi5br5bgoVv4pxWCFKQg3U46OZ7IhbJxUmFzNUxDmo4ZdkMkYpjD8ik76ipoJ4xzCsZvUzWSBqt\
            tG15Cefvwj3/ep18wZVNPtNKnx8f5X3bZBQWAymxtWj3dMuNiof9CbZoPPw2+6MVHvUfqvvDCfmH0xFKfN1v/Yi3Yi2LdFzwA7fo\
            JBy7IVsoHtCRQu/y8W/PYyl507IsnxgQbRCUYxswDksu8yNUKxQC1J5arFW8PFrJS4iXR3RZ+FaTXhvBm5TciJmWZpvxYmGgCXx5\
            /MfYUe77tXVYPUbZhywNNw/dbNFn9AQXy+ULed+8XXGht2yR0EDd0hsnz2WwFDe3V3chsr/oTtU/l4SPEzXhH0zivC55AfIIqPfO\
            /58rLajmOMN/fZWFgd3Pxr63ZVly+Lw00MwvtZkHY14TKy0FmEisYbCPF1Q2c/2BG+QE1YZLFD91A0/TEGCMNunUkRZr57QKdS6S\
            RcLXTh8M+Fq6bu56YrhOkRfgCO1Gb1SXPUYrVH/zlS+EOZkh5J7jE8InpRbQHddJqNRLcybgkOSP90mUo1dj+geX6/7NBgTy5KzS\
            poThVrUs4aXDDaTd5AViXN7H1f22Z+Ftf/zHt2rE6IdYr2Qv6jz+3+33vwOHeuHJbgsAAA==
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
            lQ9gwFFSbaXZRBm0C9LFaBWuZ+VbXzqxl7pFQY8wXcOxtgdDuCvfdk7Ez2dlSb4yARy5vX12Q9ntLXWicYB8X8JatjpQxp3ISkSl\
            VXVNGesZ70ADBr4wPN7MklbKupPJf7bgjpeRqAo2qlamaUNRbaG6hpqwRTZzscCg9bx28kAd6/xiUbqrF8s713MMaZOCcgkh2reT\
            DaVdoigqdLtibL6OWiLhVcU3S7ueWdaIrfS0Qpc2ArO6h+iKFTVEMqDIg4LXpRKVNUEq42ltqxadErIKag9fZRfZ4vHzIlnnRFT9\
            lay2k008RFgXm56vWAy0PRlihYdAq5R1uQKd8DHiIEUofoRjAwVxslaWcCN3UBz5KNfBn61yUBfPXvQMmRDYkadWriCyDZb0bPCr\
            Lq3YoDY2V6hH1w7M1WoZM15//LES0V1w4XOIxgOt+R2aHHfGa7FWLlY43oghd+VlcMpsotyyHN8941/QWmg50PINImS9iJGpWk+7\
            AVCXlbNaJ9v7vsfq+rGsIpPvPgjl1XL+gSpfzCtrfHBtQg3rwlZ5sQVZRzVYQ9uXGCG5UqaGm+LiZc8lJbk5vFNBA2GMJx5tK6mR\
            oxEH6TBGW1XXYFA715TgYZRJzqM4CfsRuQkbhdWwVxWUn1OS38iJ8Mv8PRIaayArdfZwgSiIYqPTUBAfZGg9mXT8bDOzP3EHtUtK\
            8DmpeIdfDFvQGZlIFfNlKgUo347Ig4y8awp/++cL1p8cwJaJdsXeG6wRw2OttIb6BDnfrnYqkBQercz1E7H5KcqaQhPhs0PJ+BTp\
            /iK9BqWxw1mTpRbRyET/gaPA+vOwiqGRTBGc3Jzucj+VqeN6tGdybHKyTk56SFTpe7BjSj4n0il5odUeSEEaq1UA0o+gUT6ghFZj\
            /vwpd3h+IoJdE44Pkjyha0Lkz9acQ+NwblwjHbJla7AZYCpWR1IMvBeRnqS+sH2ViC+CCskVVd+h4Y9Xw8/xip1bPHmYT8fQnhu1\
            V3DISZxCPFYfTx7r+HEHDR4n+N2qm4Ax5eUUA9bjtEi+TNPifg33gCOJQnTWX2IH9D3rfGzkSQo2i62IuPKVUysYi9LjMBxeC9Wz\
            EXCeKsb4HQZZRZpEr6XJtJP5IqeyVGzJRwmRO8gwqcIBNrwuFldLNhACjkYNco++DbaO0wHLFO/5yYclryKtw/q2bRh8U2dgHi2J\
            qJ3OHDRaVvDF0K0p66N9kPcOX14JIWApvHWBUsVN9MzgeDNQBagv1PTO5lMNDu3E58mKCFN58pieTc1F5eZiUltp6WMlTLLFhIPQ\
            YDZhG2fECySeavsBydsXZ01K1MrLlYa6PJfQS380FYa3ezRk8+COQ7wllQepwuwdpqKSAQPPuh02nTEhWe7HH4/spYcwSqQjFFAZ\
            fw1vWIyvRBFTJY1pmRyY5+A/viUsRKWtBx8ouaplkBcJ6kuEEH56CLnk5mpNTzX6IM2Y15QeMxpoqMFEPPMsV9F84r63fL0/01uS\
            D7svLi8F+Eo2QD3ryXKW58F7tliMZXpXAjYhwlge54g4k0ACGSSeg6mx5DIITakWkpLWBKUJ32P1FYRwm4+xq/8I60D4Nf1Jhm30\
            6Ya+4OriSxkANVP2/CW8ZolpXIADDiTsttgxJ19IAf04ohA4VbxO06sB26RdYLwdO/XY16bTsa2er1DcP2RMfFeG2yWOTexOn1ur\
            QRom/rDKUDL7339naSzeH7N3uzwpJCXjDyG/rAn33DBuTdqsiwl+lgL3rOdn1Ch9qIR82yHsM9wvKTB+oAO1SeSRgvF8PUJ6LAmF\
            JaFYP4hzCHB4sPcPsD4v9NQJuCr/oiHG+Jg6d5HUPkysYB+vESuLRUxqS0/lPkzjVeuPhJPgWiC5mKPmDneQwmRw2b7MnnxFPf+5\
            3a3A0WlLSFYxNs9uVtj4uH3Kd4O+G9Y/ZUZaffsoBbjnasT0aTPExYgD47Z8sLNnnDiQtTX6iMtGbpyeJ3Dp4Ag/hwLGZ24f+Tkt\
            1RnhiAYrfCpCOqz17i/WuIco0tSyVBGVbY4P97l8yhhvSiP3aiODdcJvpYOPP36gJv6V+p6We1y0S9UUk9Y6jUNb5JAjaddnSxLh\
            Q1PyMdqyjo3i/YfdvRbSY329x57w9ChMy9KTRW2SzuZuRa//fp7YX0ze5e1j+6bjze1tAsdjI/olt6f2mItKUziv0ClUMXzNykpX\
            i4NTAXCBoiOGM0Y7OGWdn4YK3ED1hd3tpKnHzPVY8fiuoCYslvMcbtJ/l/w4k372Dbrl+/n/ARXcCrqsEQAA
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
            H4sIAAAAAAACA4WTRY5jMRCG93MKy7MN1G9qe9S8n0M8PZbCnJy+3WFLlioM9YNL33td71pxmE5m6zfZbTaLf+Pxfr8f7fVovmrH\
            iojGcUKKXV/vv+eHN0mChIX6fcr3P6+rutyIfV9tujf5+5Po6r7tNtcvqygAnBRNP5m8yb8olLIkx1HYir56k+u+nd1t4nCIs8eo\
            UV7eXLWih6uy7uLqzN1UlbrwN9M0KP5U9qtyUovycBWXN/tV/OElqp4nNHluwtFtIjwmkhhD5jpiTd7E4FpEETthXRKTGdGUdM0U\
            0ZY7jfY6icmsRPu0a7JWZoJMMpGJgVWZJskEeeY0IbOQNCXktpodIMO0gGWPAhWYfUAlTcftM8NNU77YgmMYLMNgGQbPMFiGwTIM\
            nmGwDINlGDzDYBkGyzB4hsEyDI5hsAyDYxgsw+AZBsswnhheFJtOVG/yv4ITCH4HuAJGxAed7wqj+A2jQDQJemh98i8NlR55osnw\
            /N9Xqjw7nuTjMmkeweP1Lr79AOhyJaDVBgAA
            """)

    static let indexHTML = EmbeddedAsset(
        "text/html; charset=utf-8", tag: "42d9291d0fe14343",
        text: #"""
            <!doctype html>
            <html>
            <head>
            <meta charset="utf-8">
            <title>Marquee</title>
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
            <meta name="color-scheme" content="light dark">
            <meta name="theme-color" content="#f5f6fa" media="(prefers-color-scheme: light)">
            <meta name="theme-color" content="#0f1115" media="(prefers-color-scheme: dark)">
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
            H4sIAAAAAAACA61Wx7rzJhDd5ykI6QXr7113n7ZJ249hJBEjIDBubx9GEq7pyS1mGM45TAE+v3vfBE3HiGKg0T28964OCKYMIxII\
            PUDKSK3cUqdeyeImSw4fvoP06xbxXTNNK9rDiK3cWdzHkEgKHTyhL+y9NTS0BndWo5omXwrrLVlwKmtw2D7+UlSe6iy1OuwwyWth\
            HVxIBT/giBfizvYDCQNpc4MnBqqJdQH/oHvevehAihGNhVZ+GhN2mLK6lH8jJtXP/p7io+7x48fP/0qRI7wVHMPaulISXCuIUWmI\
            sHaXyR0x31AKrjD+LyJZuqItjWWqs34jEroSJXjbYSYphpJZK5vqWBWZal9TbFE8wXmyyrteCj5uZXGEHpvi+OIwukteDZLCVg/q\
            TkM9fv1kFX1/Tcl0dJgHxHN8GjI15Zz1SHmlc/5LQsIxEDaxxHWPj+UzgLlWJzxQbqw3eFj9kjlQyK3skPQghU4h55Bsb/3fVUL/\
            r2Vq9P9DSFXrXwQ1BrN1+LsZZkoIY5HiumadbKTpJFSSFDnp27Yx+l0zo/+UVkOeh1teszxn62COPGyJghfaQS4p5Y2NUlhTrVl9\
            xpQUrDHoi9jsWJ5GTJVNIXJCxu4uPCqFPXuh+tYJvOFNqrmU5oOGYXbsK3CEtKkpnW8MOGqlFPMLKp89KnTkp4ltFsgR/NVWamqd\
            fLha4RdAnl9tXroGRAcaOcpqPnzs1zm+rdhp4HJC+fBwzhjWmWmLda5ZwRQkd1QtNWcQz7k9F34WNZbBsYo661G5kGlWnq0UHPLd\
            Bdpmloi1uZiKNYKdd2BDihLMdA9aqR4zmL0F1YVA5/6ZoDe8w2JdRpA91LXZvN++ZjdabxW/nwXhME0c9jHo9wAc9hxHVbA+U9pq\
            ssFn0YV0LtPdMhc/LGf7HK0PavZJ4cD3rUQvH34cbBb8oAmPaLL4Gnbww4R6IywJArfJgoI4hm0SP/5c7CGFbT+I5ZSsOMfSx3C+\
            SssdauYvCr8BJkTMDUAIAAA=
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
            H4sIAAAAAAACA42Wh5LzJhCAX0Xp+Qsa+fqg9LxCpqWvYW1tDoEGcIvG756AsHxYul6B7R+7lIqWFuyh70BK0mu2VEY8MufBel5e\
            3Vpsa0muU3DgK4X7OvxgkiwKT0ZzYdSm1ceTGuZN12fnQdFaM/LYOi5Qe7T1GjpeBs3H0iFY0fSdcRTVWVTgaYvRDF/ULewZaUUa\
            maN/kd9UE4emBk5qvytJGH1WDktn1MZjTdqhT3pTqIugVxhlLN+C/ZqxFZD27+rOUFDJcIvaO66NxlE96W7je+g6BAtaYNyt2Q6X\
            j+TZ5frTMBZV9UXdkk7ZjmvXwYOlsRItr9IfzIKkjeOLMhYi1WhIXnGdyrME8bi2ZqNlct0COZTv6pXRPtkL5zzuPTNbtCtldhyV\
            os6Ry6Ph/OT+sMpECECx5cZ7o8fKTtPAeadAYGOURNvPJNJ0IMgf+CKvTtL8WpFQS15llOXiLdg16byksPHmWHbgm7SdsR1SMux+\
            Z1Q/RXxnoePhxxzB1uxYpHgRSpD0FIpeRb8lnfFcJcJzNOZAPBezfLjPjBYwmo0BnjG5jgeLAZ65FLFhK4ctrk39ugurIz4NSYn6\
            GabqXUMemesgwh+ymIUEQuAY0w5p3Xh+W1VjRB9iUHMOV0+i5k0w3E/wj8vv0sGhBWSBxIjP924xTQ5qOZZ2ZK5BkG/mZAkOg6p6\
            6I8BlsxQtM8XyUhxhpFr47/+bcjuH+8+ZNbnMC6Tl9Cajfb928BZW5LTnjusf6do5jIKoz2Q5goOZuML5w/q//PgmCLni1KAlf3F\
            ZLBm91zzT46cQZ1SmFqWBZ1cOZeZxSCLcnHrLlx4jYjxcGecR5thcR+cyMC4Sf0VXIfCMwueTGwql/flLp6b9WU0FSNZGdsOw2Bp\
            9sw1IM0u/n8hy8K1cn2agacsVZMA2BTu8j4PY1zKTHQhpY61YB/7oc9OmZqbkuVlpA5Rv1EDajmVV6jXvsk0hHOvyP/QoiQovg49\
            akfSN7y4urHYvutfLPHdRWauy+uXU5ONu2OpjcdTUU5b4crU/2ycp9UhAz2xHy4Oap/Rn8N/NUzz84iOgkkgfySkLjx4UvwmyX4b\
            ePyjn8gNR5gnr7AfO8DYcLLOe1dVY18f2hnow65Bi7PDKVkvrdlFTvvLQ1dPfBRGYj+ZR/HX9Ba9+JrJBkiw++4Zp0/+5S+DjM4c\
            ItIniG4eIkTZY/ZZ+VHByliBqSs5XoAIzfRdn78S08Nu0e0LZxTJ4mfQW3C/4N4fj/8BgU0rMYULAAA=
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
            H4sIAAAAAAACA51aCXLjuJK9ik1XKwAbou3emzRLUWvv3RXl+qvDEQVTKQljiFADkJeWOfHvMBeY2OYgc5R/kp/YREpy74sIJhOJ\
            RCKXl6gS84XSdlVzY19IAY3d42ZvwkC6J2eiVo0bLZgwP/rRK2bAPrNWi6ulBUeZO8rXkfHavbyDOy9n2k60mmfHTvrxrRhPwZr8\
            v0xWplXVMiz4HZsq9/yZSXGlub53L+/Sy1fczBzhDZvza3jB9di9/cDUApo3knvmt2zBtfH6PEMVuK5nadoTduses6BMfqxhrix4\
            PW643ntdfci+rFbPtFa3f1kU2XKRMf/yUt02RTbG30j4Dia2yCT+RsJbMZ0hRbtH1rJvK0Krp16P11JxS3C/L9R8gXYan9t7CWSs\
            6uUcjZynwSsJ7kHziWrsufgZ6MPD6aflZNnUVqBFfyQ1s3Qlwe5B9S2hpZiQ+K6r77md5XN+R06ZH06kUprUx+Sjk0OglDJVwfGH\
            pQa71A0aWy7njSk0m/JFoRjq/yUOThgejJ0VpB6qQ6KHp5QeazYDv7VP8g8/OYS2deuJqj776NNDGOWfIa049Z+YSdTP8w8d9aPc\
            UZtOt/rs9CP8fFp82FeS1EeCHhODv6inrHB1cUgav3qzrXHjNRZJY9xT1FkmPb1kjd40JvLwi+PTT48+znFV2rbuhG+qWnJjVge2\
            auB273u+KA+gPDDlgapOygNRNUspS6ssl/guzHfC2Gr/tESXNlYva4sKr5zrFZbd8sYW0NLVhZ0Jkx8AC09zWV1YBpfhFcKxVpxk\
            S5lPtRhnbKWVBHQfFJ61dIMv5+PxqxscuJWhAU2ya7gPnieqp2EFSQSN0yZKSnVbEZq+qYeHSsNPSzD2WSPm3PnOa83nQBwPiUzV\
            SZg+1vyW0CRMXRnQN6C9bd6CQSf8MZL6s4OV+us7Ea2xXFtCV7s7MLVGtqw/g60WeA7iBor9EzTB7hztl//lOVsqpwHpG9PppBao\
            kovzG/htrShLnL+ly/byY2HQRxqo0QJtLYFrXDaYy+IU/YrXM0JWwsK8sK07rTwshaZjiS/OY7tmjh656SrGJZL8Sqr62uWLKjvJ\
            Wn+gISvYaoO79jn9by5aXOrYtzTEVhkyyn5ctIzP0aj6kdiwYIgD6jhTJHYxaFLkNW0V52IUN0eGxbRUg5Ck28WxoOWvbuP9k9U6\
            ZZwwfSiHhraLu/dsazvceLVQ6nQqgWTcDH1E7epsFWa5dtMcmJCfuywhmmmodm/92bFx1S3eT1NDdSzp8DVl55FBNC5Fsm6LROD5\
            66+8MYaKIvsRsl98z15gQhgfCpbm9YyBAsj50Sk9FJjvLqPtDfkeU+DH7MUR/iZv0AQFUX9Yy82dTIQ2qXq8mAk5Lieor2O8rb4v\
            b8+qF+Xt0VHwift4RA25pZ6tXA4GPyznV6DJMh9zyw3YfCF5DfTstqTLapk3cJfEn4sriQYrl1VV3efOmUePcxThK57CixAVMH54\
            2NBaNAa0fQ6oBJDAzZaUEXh42MdX88bpMKaDQVCYk3t2i0kc7WAZ0FXc4oVg5lJN9mIEUfG0soOBOKtQjDjr7DwYmKAQBqnluHZX\
            f3ltMaVE9bHmksCZwrOLzjHgguBSb4v2W5fi9BkdCokutACFQBViHdO+FJjxM2fboTds5hIAMzOHKXyEp80W+6ftejUD1u+UsjmB\
            YJ6Ma8GH+CFlo7S7HZ6FMs6+LhbQuRjkfrURmvXcVQJKIyXm/xKkgVWo7PD77FRGCXH7QCwukwznt+ldUUND0lopKTMxGGzR8gmu\
            YkY5WS003Dg38rnZ5/k2pKk9aA94OPvNNOQAgUnJqNmGA7pLSqqyXsGQcEqFLihFAynnSJ9j1GYi0pHorfncf3FVzn3q5QbAnIaA\
            6aihffavg/jEDx8grJFHKZetXbzCTR7Izp++vLA5lvxLn6RdNLwi6JVof2m/hXs3qq2WcTgHy+PQzMQkcKRU3k/woopRbnNUaAou\
            gSoDxpLsonPNy4yOtrIAW5vadKZsqh08u1F3sRxq8LAVE0WmrcyYrMQHriQAUiJM3q+qBtEg5kBVidJ/QMQ9UsPKFP7NwR58r3qm\
            FseGPu0TNpIpxa+j4WmxzrQCy9AGQyGP9NPqZDDA55kZDIg6qjRl+0ThguLhQZ2d4M/TqpuUUpBz0XBkRDlaHl31JUz4Urqy33H8\
            UnYYBQdEdKbvz0GCx5MZZ3vYQFnVZDQcOl39/kr7u6oa7mRxFPDOP456xrPecRt0yjJ8faew6slhr5Idf0T7UJH90S118YvGhmDF\
            3TBnnv5XYbB8RHgHeVDp68aqvwq4JSsfmUXWANeQkHOHYRnOan0bd1V9esJeup+7NdxHmJ8Qf4D7CPYdsD/QnnwONqD+0AAgxhuD\
            DuM+9LcYDTPeTDFXA5twIXEg2jXQq2xqASpgCWmLNhhqFe0Q6ODNt3EUVzQaExPhhf3g6nI0cgq0rs9Iic8Fcg8QVl7F0UnRYZZN\
            d2emurhkFw2TiEH6TLRDI8AEvUT6gujqaU8j7TRaYwm0RqnPKllqxBImXyzNjOje5z2swiaoqKr+HpFpX2FMueKDSsEoIRBNCxIZ\
            U23VlCWKcVOZorRNpV6zlbcOQrmu5KNVxGQtxhXGs+olvdLAr0s1GOwbzMW1XI7BEI1Ru7Ne22powEHmtBPrdpL4brhc4lRKbVLf\
            pWtoxmt0LxyBm/um3kOVLXpElBXBnPZKoSYJX1N+y4Xde6PVXBjAtC5J5HwMV3AkIMJrkO2edF2eTjsAStNCrnXE96CMm5gkRbOl\
            PfXj1gQfY3FzDoGUiS8hkNLq++h6QfV3UWHL7OEVu/JJa6vkQJBeifDsNzEiPAMpBpqIg6hNgsG0rbnFvknQ1S8uEWFld6aWptDD\
            eW1MCX+tPvzkpLtL+Sm2SDW2VL41Fw2WMoRp9n4BRRYujbIIpiS/ApkVM5LolPnSOPMqb9D50qoayyLKRjFqMsmYWYCU9Qxc5ppw\
            aSBj0FjQWOJnorHdYgEhIjnraKrxihUGR/EaoJAuNzqdQ4LN3b3cMIxxA4+r/ELiA/VTGAsCNdFsJsZjaHymLa8JsMzDgYx2NhJo\
            I9+QvhNzUEtLasrQXu2awSDD3E0NsjK2b0O8UCaI4zVg09yG/ZV2MxuciSxlSBZxVm61mOO8lYU7W4zb6hlyKMQI48HgZ/KEKPwU\
            oWXxXCnUrCFj2vbESuRZKd9zzD0CniIQVw5MOTDxylk9GwxwcdYRTc0XgNSohAMEO4WdaUJpbx18XUX+KstYRK/I5/5vSKp4q1iU\
            XQ8wFjd5OtRVyxY9n3EhxqZoiRk3r4OgVCoex96ot219/+D2u18n5ZMF0WQK95E0RLs9fkoowzXGItyMfVVl4TY0NtF/qbI511jW\
            YS/Q94bDdCP738d/FWNQJmNfrwtsKJYHEJ+u7mCV3SmhKW/OgDuQ4vx4duoCj1+JZgx3Dg2OhS4yF0rrEs/nahnu0BZxvL5EM5bb\
            pVlzLrB+Ob6G3/jxIyERd/HGfUUjILOS23dyUVo4pOonEt+lUte/GHopuLosPSE06eUu/jzSuEn3h4lpTiwNd4k+2yayHeWp8K+F\
            NMpCFb3JjbeN0I/qndtHEwB5foNYKo828M4YBCbSEH3CkfsGSGI6I/SsvT3fnWwU0J1z/xh7FkmCu+31P8br1+eEulDt3e0czNCw\
            LmSssBK6eOmvmLs08kI1FsW31wCL7eDq7y+FXizkPkE7sBeyDbDQN2OohLJh0m0ZuMZLjDHi4ju+IMmv3RH9a1ckobIszkdjQjO1\
            M7rqdh2uUTtk1SAeucjWB5bNQEqVXdIkwSOxSW6WV6bW4gpIwzoP5D5z9bfq80bQkDJi1t2iXaOjhoQevdcRnPSPJTUCg0GAA7Eu\
            d9BDkFWYW1g0WJ9Js55Q+4jQPrPNE6DaZWwl8Bt38v2thcvehB7Wt64u0rpbVpeYOnFxTnsQwT5ufiXGhWVon3C5v45GaDYUSZe1\
            sbuG0eon5C/saBWgDO69WCUw5ZuMBPmIqZ4msZ5+R0TXV/Tu2WUoKTR1Gs36y5I04VPrcsOUbIQajNZ1/7XrBdFn/v2v/8so6pb9\
            ///2U+A7Fz4ZTRJifLIs64V3HnIKotwuSLdpBzbkKuco7pYm3T9PnDNbWK+X0d2bZ3/Nkhijc1O09kLVs3bvCRZarMbCCNW075mI\
            IaX2Q+czGMA6zFQZnxUwMSLrc4v4nm2m1U2f7v4Yo4hsKRhsQKvr9dYn0+JP6NM9Q2FZPHdIzbmNUEYkApTdggEL2zKkE7FzZN8R\
            i8rAKG/4HLPMzpmVW4duKFujBYss3qym3fv3v/5n7/tQx9/H+3s84qJhWilrCokByZsGJRSa1Yg0VfvIqY1GmM7Pq32BbQyqtOAa\
            l0m5CxHVqFPvRSjOuPh3pKHtk5UaZUeIaLP2PcXfctPTdG/meVQEHfU8nVZNhO8ICkiUMbFMMMn0IzkB2W1qkh/ZRO63XFXVKR7j\
            9i5GF5fFhQt9txxzRt+Nk/aSmcqOLvI8Fwx/bJKBUy/LnYhJonHFE0yzXYXogivc3fub0p1rU1zA+K6ceLWCTrLF9MCdYql0cxzM\
            NEyKN2jvPnRikjqciVnwlmuXBOZCa6VhnFFXE7wlAW1puuaqH9v26QnD/2msljdKjPc6pm1lQxpsKoInw5QzzhgV/WV+h0cWvPF/\
            bJZLdyEZcbGk1O1q4acNvSfjl/62NGUIbz2PVrdDF2J+rqJ+2XADn9Ru1kCbrSPsB9WgTKCblHdODvWzhTuxTkJXezuP8DJon5BE\
            ePVrNV6rLa1Grf8SRJvHxe7GgEvCJTKFpNLneTVf2PvA0GIhsOn4dpLVZpbtUGt84P9cPgpbmwRUaOvWtfr+2ZSLxllntwScsj9x\
            yhm6ZNjnY6fdMpsHROsOwqUI7KSlcBYv3JW3MXwK1J1gH2A9PGylxJ34RXvNf+FmNl28Pt651Vw7NDrE1t4pnVqK2FEVaKEl4Bmn\
            7S6Uca0mTQQ/3zuqQSUSmHT23t9UgoVEtmrbdGdPgL2l5ZZWIsHmvqgATLd3Fb3NjDDtoDEFPhDY5deiCa9ugISosiPFYet18ZJF\
            yK+bkmnbuvZmtYPW97cp7DnZJo0CmC8yR8toB+p34RX7/fUY56+uybpFYTurhuVij0fZvMfb7xHZ7BGFuXkjarQlGBTAPTFzRuju\
            S56Tmq4wVlJ/gX25VDWX51ZpPvXXaV9bmJOvWE3Zxpdp+hLvu5IEf/vbwp3/C1Jf+78cFfy5Lf8D5QvFUqwlAAA=
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
            H4sIAAAAAAACA5yOhVJFIRCGX4XBydt2PICTTtntXljP4QSLLNi+u2t30nz7zwdX2lm9pIe6pz20KMcViCcZUQCXFNPhB2yRTXQh\
            OfLCl13Tck8x+YIVeKuCMylHZJVIpRLV2gYr5++PJWXGgSg4gZhzbB6fZkMBH8/WcWjgQm6cxAcNeRQ8BlMXkbK3h4YailKfGB1P\
            Tk7OSlHkLX7CnSHPemn3SnM0d/47MODTQmrsLpGFgb+QW7q4/4BrocChBLrnbSM45BiI8TF203sj6k8uTg2Cfy0Tci7zvVBCP8pm\
            J9/LhJzL/I+sBa5h3OD/rU8Gfbva2FoACtdgOCUCAAA=
            """)

    static let pageCSS = EmbeddedAsset(
        "text/css; charset=utf-8", tag: "0d4fe057123a4441",
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
            kground:var(--tonal);color:var(--on-tonal);animation:wave 1s infinite alternate}.device[aria-disable\#
            d]{opacity:.5}.device-part .actions{margin-block-start:.75rem}.searching{display:flex;align-items:ce\#
            nter;gap:.75rem;color:var(--faint);min-block-size:4.25rem}.drop{display:flex;flex-wrap:wrap;align-it\#
            ems:center;gap:1rem;margin-block-start:1.75rem;padding:1.125rem 1.25rem;border-radius:1.5rem;border:\#
            2px dashed color-mix(in srgb,var(--accent) 38%,var(--line));background:color-mix(in srgb,var(--surfa\#
            ce) 60%,transparent)}.drop-texts{flex:1 1 12rem;min-inline-size:0}.drop-name{font-weight:600;font-si\#
            ze:1.0625rem}.drop .button{flex:0 1 auto}.drop-veil{position:fixed;inset:0;z-index:40;padding:1.25re\#
            m;background:color-mix(in srgb,var(--bg) 78%,transparent);backdrop-filter:blur(10px);-webkit-backdro\#
            p-filter:blur(10px);pointer-events:none}.drop-frame{block-size:100%;display:grid;place-content:cente\#
            r;justify-items:center;gap:1.25rem;border:3px dashed var(--accent);border-radius:2rem}.drop-frame .d\#
            isc{inline-size:6rem;block-size:6rem;background:var(--accent);color:var(--on-accent)}.drop-frame .di\#
            sc .icon{inline-size:3rem;block-size:3rem}.drop-title{font-size:1.5rem;font-weight:600;text-align:ce\#
            nter;padding-inline:1rem;overflow-wrap:anywhere}.uploads .row[data-state=failed] :is(.disc,.row-text\#
            ){color:var(--error)}.uploads .row[data-state=playing] .disc{background:var(--tonal);color:var(--on-\#
            tonal)}.uploads .row-title{display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;over\#
            flow:hidden}.install{display:flex;flex-wrap:wrap;align-items:center;gap:1rem;padding:1.125rem 1.25re\#
            m;border-radius:1.5rem;background:var(--raised)}.install-texts{flex:1 1 15rem;min-inline-size:0;disp\#
            lay:grid;gap:.25rem}.install .row-text{color:var(--soft)}@media (max-width: 47.99rem){.tv:not([data-\#
            state="plays"]){inline-size:min(100%,15rem)}.hero .actions .button{flex:1 1 auto}}@media (min-width:\#
             48rem){.home,.guest{padding-block-start:1rem}.hero{grid-template-columns:minmax(0,1fr) minmax(0,1.1\#
            fr);gap:clamp(2rem,4vw,5rem);align-items:center}.tv{inline-size:100%;max-inline-size:40rem;margin:0 \#
            auto;padding-block:1rem}.drop{padding:1.25rem 1.75rem;margin-block-start:2.25rem;gap:1.25rem}}@media\#
             (forced-colors: active){.device{border:1px solid ButtonBorder}}.card{display:flex;flex-direction:co\#
            lumn;gap:.625rem;inline-size:100%;block-size:100%;border-radius:1rem;position:relative}.card:focus-v\#
            isible{outline-offset:3px}.poster{position:relative;display:grid;place-items:center;flex:none;inline\#
            -size:100%;aspect-ratio:16 / 9;border-radius:1rem;overflow:hidden;color:#ffffffd1;background:linear-\#
            gradient(140deg,hsl(var(--hue, 225) 40% 42%),hsl(calc(var(--hue, 225) + 36) 46% 24%));transition:tra\#
            nsform .2s var(--ease),box-shadow .2s}.poster[data-kind=folder]{background:linear-gradient(140deg,co\#
            lor-mix(in srgb,var(--tonal) 70%,var(--raised)),var(--raised));color:var(--accent);box-shadow:inset \#
            0 0 0 1px color-mix(in srgb,var(--accent) 12%,transparent)}@media (hover: hover){.card:hover .poster\#
            {transform:scale(1.025);box-shadow:0 .6rem 1.6rem #0a143242}}.card:active .poster{transform:scale(.9\#
            85)}.poster-icon{inline-size:2.75rem;block-size:2.75rem;stroke-width:1.5}.poster-image{position:abso\#
            lute;inset:0;inline-size:100%;block-size:100%;object-fit:cover;transition:opacity .25s}.poster-image\#
            [data-state=loading]{opacity:0}.poster.is-tall:before{content:"";position:absolute;inset:-12%;backgr\#
            ound:var(--shot) center / cover;filter:blur(14px) brightness(.72) saturate(1.2)}.poster.is-tall .pos\#
            ter-image{object-fit:contain}.length,.captions-mark,.seen{position:absolute;display:grid;place-items\#
            :center;background:rgb(8 10 16 / .78);color:#fff}.length{inset-block-end:.5rem;inset-inline-end:.5re\#
            m;padding:.0625rem .4375rem;border-radius:.4375rem;font-size:.75rem;font-weight:500;line-height:1.5}\#
            .captions-mark{inset-block-start:.5rem;inset-inline-start:.5rem;inline-size:1.75rem;block-size:1.5re\#
            m;border-radius:.4375rem}.captions-mark .icon{inline-size:1.125rem;block-size:1.125rem}.seen{inset-b\#
            lock-start:.5rem;inset-inline-end:.5rem;inline-size:1.625rem;block-size:1.625rem;border-radius:50%;b\#
            ackground:#1c7a43}.seen .icon{inline-size:1.125rem;block-size:1.125rem;stroke-width:2.5}.card-progre\#
            ss{position:absolute;inset-inline:0;inset-block-end:0;block-size:.3125rem;background:rgb(8 10 16 / .\#
            6)}.card-progress>span{display:block;block-size:100%;inline-size:calc(var(--at) * 100%);background:#\#
            ffc75a;border-start-end-radius:.3rem;border-end-end-radius:.3rem}.card-progress:not([hidden])~.lengt\#
            h,.poster:has(.card-progress:not([hidden])) .length{inset-block-end:.75rem}.card-texts{display:grid;\#
            gap:.125rem;padding-inline:.25rem;min-inline-size:0}.card-title{font-size:.9375rem;line-height:1.3;f\#
            ont-weight:500;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden;\#
            overflow-wrap:anywhere}.card-time{font-size:.8125rem;color:var(--faint);overflow:hidden;text-overflo\#
            w:ellipsis;white-space:nowrap}.is-coming .poster{background:var(--raised);animation:wait 1.4s ease-i\#
            n-out infinite alternate}@keyframes wait{0%{opacity:1}to{opacity:.45}}.shelf{display:flex;gap:1rem;o\#
            verflow-x:auto;overscroll-behavior-x:contain;scroll-snap-type:x proximity;margin-inline:calc(-1 * va\#
            r(--edge));padding:.5rem var(--edge) .75rem;scroll-padding-inline:var(--edge);scrollbar-width:none}.\#
            shelf::-webkit-scrollbar{display:none}.shelf>li{flex:none;inline-size:clamp(11rem,44vw,15rem);scroll\#
            -snap-align:start}.part:has(.shelf) .part-title{margin-block-end:.25rem}@media (forced-colors: activ\#
            e){.poster{border:1px solid CanvasText}.card-progress>span{background:Highlight;forced-color-adjust:\#
            none}}
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
            QyH+V8t1NjeP4+C/wi2ZsXYljartxNf79+tli2Irie91G8tpo/H99gMIUyQh2Eoy+263RJEQifLgAbTLFTrg29XjfoSQLlBNdXgE\
            Q69HEG2sk3/zA1s4suXhFZbWykVinS6qOGtAt5uInHy9UO77mCdT/ZYR2JvdnX2Nvump9n25diIRKMq6uZnX2tHdV7vTgfJgYEOd\
            OXlSD7pDYNPeck9AwJY0DyBTo2Im3uDC5KfN7Oj0jvEtbMaifaf07twJ2Xbq66cZ7Yf2OJ+QhoEkn1p3lqznODLmOE6ianzRdALf\
            75eLvkjHeFOtyXVHzwRRxglFQuOVkjFZlQ9jsnK2qjHyawvXRpgkJUoMq83r1s4QT1Npgrx0LY8Ac/Bx36KVcrtRp+XdqY1Fo04C\
            NoKATtHZ29Zc0Lfc21ZfKaIa7DHSOw9+uTpUEOsW9c/vH+vm8J3iS4XOkAZ0RhiB2AjWOYzs0O8CFS9AGuFpvOzh3mOspVptm4Ng\
            czZgGz11z8dTQKN6KpW8JmH1ntOkq44MN/V6d3hlEiL8FL2/MbTEdZ64w67rzDzPYcS1Y0UjB5B/2K4D4T0o6wuMMbreImWoAmUL\
            tPjtyYI9o9Ia53sBcgzGvdNFrv/kKtKMmzNmzu7x0Om4FlomiWQ7/WOnMI+X6L/oDN4Ufcy2R2k/oBkVmXkGhIJyRDOdSAEZLrmh\
            xZ4NpR4qTsuGJNWJrJG3d4b6Lh3MvxHDRACZMV/5ruVJmDRIEURzh5pkWxp+Tgr3CQYIGQqNAFkKW3GMH6om0rZBGRrldagGkKqB\
            LsI/L6h2oPPcG5hj1E0UfHAmQ6KgHyQwrIopPG2pE+J24pKzO9lldiewLxmK4loCibsJ0DjAVTw76hIosqLM82AJ2SoaZ4SxO9LB\
            g/JEGt8PoaSoDFakaJ7MHK/zCQ+3jk0Z0OZaBopgF6PfIkaVNVlWT0HZeMojr3HEzMX4MQZ9rt6Oh2y40MHCAWDD9EOGKuX50GP8\
            tKyfWwGeYKB7Z8xwFrPRI52dEumofoKNbfTR0fS/+KZl9/AF6R6FaHwN7c015t2DuurL3HHdKD+2HGOMiz58u1seTFzobTYsM8JT\
            UJHS9pSP9UYZ0kChWMpoKk99Uin3IQf8zjAuYAMk4JD5AzMi7jgDSwXaUv9RTCz5glDsptq8PgPvUJ/e/4QFvNewturMTWfykLYu\
            /JxI4HPGASvDolGcpFm9luUiOESXbqsVsDOInupq4RgbMbruVqTWDvqZYO8oCzSbs9uC19v+LvOXEkCsKwFpO/k+gN0gTCvIl3V3\
            o8PysHKRuVEavrCwyOTkn5ZAfcTIo7RDiMq6nYyrEI3HH2gjxF81bY/jo13Df5DTpjxESLqOMWHoC8nm6WzOZW1ItC7vXhliM7FC\
            zgyYB0wNKOKvLwQQEdHx/Eo6fgHIDwGp0G48/dbpP90zG/cLgkI+P5UzPGeu8XBgSBujiDQlQbezmM2MwsN/6oMqKlF0w2KQGbiG\
            9r0cjnlcR81zyG0mhVi+NL1O6E14ekVDp2gmdANij1Ksovk+EyslU3SZaZFNyyqfdjsAGorM+aIjT+LSUL+L+q56XB1mtALhHuYt\
            zTSEGm4fm9efH/aP9Xd2tglRkdGgiZzLZWwC3MuXmUUw1S8BT/Q86qC+WnEHtcgdOqxK8J7z9mMva+AhQ4zyKzMBTDUx6O8FyRSv\
            wJrqdiCXMpfeqcR2ASXZ+PRsznZEL/82tmsqEViXAbWSCb4i7pb+Vq//9uQcRhPhZaBtD0t6iu4m3/QwBUfulOUIbpcTorjIasmz\
            QP2McevOZsQioMtELaBd4OyZCFfIheu1I/RtogA2IXC30AH21SFUSaC+UTiIh3xTdZLdte8DnPmRW1b4q4KI3uyWXFk5U2IuWaMV\
            rJGuCKUimFlkfyIp7EJtbU1EChDlQDJeG0HVcnMHyQEwK7/6VL/e7YFMbRSOaQ9bpzaz3x40vY53giOQrlsk0Je7g5ja3CRDTtnY\
            lUZ3AiiQKtNHncPrzNuphQWOBuNZShzANCEKYOjxvLw6Ss+nyfhtE5Swfq+TA6pcj/N6AfSn3idFv4O21yVgtQp8/nZX7w+vpmwR\
            6kMNecBxsNEJFtn2AXvm0eLxVDaFrKIRR8DZ0JBoDrODk7Kj7AuBrPAetDJwHRSvgvYUwUM3mIUO0g4FVoDU1vGFv9GP/UZfJr/S\
            G/LbavNUNX8BXXGM31GUP5kGgJkrqOlC0GDjGINhb1vuSI0hdjCaVLU57OvD/IEeOjnnvlemqNLUq7tOtzlEsVk8zaW8FHG+qta7\
            UXpKD0KQhfguuPL0HFKcdugGUw6Do+9KY1oePc9NPnMGRNv9EtMBcKvYBrLiDlYgoWPUdfeVf0Gp5edY/rQbJoOSsr/UoPLDU/sG\
            fngm0RFh5vEQtKFERiTSDlyfFoy0NrXD3PJNNAbOY3KlCj/epClc8AJSdjXb3v4XqtqgvZCl4X7M3HJmXrBy5jiYWVxdOn58D5hM\
            xdPGMFdVUwco9IfI8ZsM5C+u1PTqMh7Eq9Uqusd/w+SjOZRK6gb1eFGTiwKq6WW03KgGWqdCLwapbHwVOk05gfvDecupWLUdN/hy\
            VEdqMBb9HLWx+Y5XbhMchuxWLagLqxCxd+X1oq+S22SRZn4ehH+mmAfd6T/SidIbGMJVVCoqZWI/HJz1tFigNBgp61rKXKpmh6qg\
            Pe9NOoYms+tebRWm42bjCklR3J5IOk4W9X2IjX9349vwqzRJy+xOTbKrQMsC6gNY/XyxnhOqDE8J6stVsvRV0oEVeL9NrpyzIpEW\
            K1miNyEJ2uHlPauG+pKjrYtqVVg6oWjY3mfZlVEmyQlw1nZ6RZfc+mrp+4PrvlAE1lCbBtoWcm0A4OdGrhF8CQXX3243GziSevHl\
            dyG797v6aTmvm18/VcsVJukAV5SjkW/Qo3SRZfk4/CqZJ3U6Jj36yeSgc+ssPy+ML+wcYFwE3O7ntAzY8XfKHE8oj6kXdohdZlpe\
            mhLfLH6unuo01P/K6F950FpFxwvYg9gH0RcmptlaB5XVqNYQ35rBx/L+Y2XjmhYMQtMKx+hjt/Zds/KYweVibK0uJau7Ayzrm4wf\
            q+LcEmWwmhsymYvKmd+kJkzsWB5h+/oiK8Ov8iKvipJcEGC3ZtieTALObcpcP5vZ1xvCdPnuxfdmUn2X1SIKIWHl+Sr2BE9Vmijt\
            sOOxfSm1NLk7c5psSogfzoRk/KwN7p+jOC8DexWRFB4EVTq7FUlp9o+b5ju1dBT0Fiaeo4qmjUI3DPsXQX2t01NVoZltQNcc4W82\
            h4do/rBcLUZZ0PYFmgYzroVRXDr5hDxXLs1VltJk185krnbT64B+CzNloFVuqmqA/kK7nIhVFTiuNONYm5HlzfFnBHoF9w51RCXY\
            BiL4rq4OI7QHnYaEADWxitwhzpSYoCBM7/ZBYFZ5Dx3Vj8Sca2JF41P+QDjE/JBIPvPuF3tKxFrHMFffHYP+ad67z4LKWNGQgaos\
            r0JfpMCfSxEb+l4ykWagxJXr0ii+npbdIMtHf/eRtWY8WDSi7blrGR7dob5LT40v5kmmwNVAOJo/gD68TdfOMn6ysoE8QExcrHTJ\
            K52tPjIXTATrYC+sIcUAiC+q5qFeqKHkI59ehQ5vFswGldHqnhonfuZC2+DRtQr+zMSmydPgt7Yp0nB1IlVodog1OvbSPd0/e453\
            M5ld0WW2grnLb0wsm5pMvZc916gL9XO5NZcNEbsWaCw695aHSgHus6KmJWm4jnkqc5Nb7fB0gcN8eMSViMzdg0ZjhhvGH+rH5ksI\
            BQ2pKEUPCrVvqfItUKm8gnGprv+4W22rRaOQt3MBKTgF9EwEjlH2sCsgBG7TAX3ZFbCJWNIOwnzEp7JZaUPeSktl76OllhsQd7X6\
            sKN7lzc7W3Dr5Oh5GnzsLQUiWrWbR3Wn1u8Usbx39dL1zk3i62vdPocpH6R4fs6nGRhkwEXSTQsZMIrP92up8WsXGvfih+26DmPd\
            l9xKrfG44bRKK4O1EzZLNBZT9leMv/U2aR2hFsACKFctuHC+moTksEzunPF7nlhpMbWRlPloZcKh1AdDQ1xPN0zNE3wYoNuP8bza\
            L9rhb9TcNpZhpkhg13oUGC19uRMwx55KeBJO4Keq/pOAw/RbKrFvlrKBPxbpRTau0CzKQ7Maner+j3WosqwMVJEAXQxsir5JhUk2\
            4luVj2EcUMtZcRV44NuB2ZlHt3nNMllj9o3M9hNAg5/fbVfwgt+1w1IPYPQJ2LjnrgL2U+r/cTMLDVmUpVSHIFyaMRRmlP/0tTD1\
            VLSkUZQlGLXhUB/QVlayDpd4TAY4NgRukWdFdjKOU87AJ+S5A92NbFwf7r9ooCfzU01ODwOCmeQzMLXi11Bl46/oeniMthitXXad\
            xuLHKhhR3vEhWATnJ6ScD1s4WrJVMMB+RSTVFRGnOSmeZF6FJAu4UMrfQm8f6DveeFVv7g8PIZztTselCD9TCuOGeHr2AkM+5gI7\
            NJkGjr8w67Y9rusM1eUn+IlJ6guxfkGX+bcXw5165dHfBvFrQS4fuzFAs12Qli0udvnwb0zstSMd2bDEtKOivGM2O10bbo76Kp1P\
            qiInEd4lNzf7LC7JzWDd/x7bvQQlHPrQyCdv02yQt2RL/gL86uajzTS2k8ZZ0fz/HGgX6WBQVsYc0128zu8xCQmBUhT+LvhfZ8Rk\
            7box49IDgTprfp0m7vlXh7zXiqdTcSZjcZqMZ222eZZ/S8VN9HPkNefSPiPqWvzq8Sf/yHG+XcMGdqH0TPbjU2jLg0rjYpDMdjhj\
            fKZN3LKHWxcpSgjsQA2s7nzYCyfNMuQXqtNJ/1+IFxNPZqc7zaaCRP11V9+8KNDBl+UaFvObjclsolR9435yElz4GoWU0yxx/rth\
            +7+0IK9CVAu95E2nR90g897usF+slq2Il02PSqpTJMyRKLvzXpxYB23l1K9PFqlnDpTbwX/mG4ChbIY0ZqAzSPBp7+wR+j8eFNL1\
            2kkAAA==
            """)

    static let playJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "626691c61a10000a",
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
            ){let o=await v("cast-dialog");return o?new Promise(t=>{let e=[],n=u=>{e.splice(0).forEach(F=>F()),u\#
            &&o.close(),t(u)},c=!1,d=()=>{if(!e.length)return;let u=m.state("button")?.state==="connecting";l()!\#
            ==null?n(!0):c&&!u&&n(!1)},h=()=>{c=!0,d()},k=()=>c=!1;o.addEventListener("cast-dialog-close",h),o.a\#
            ddEventListener("cast-dialog-open",k),e.push(()=>o.removeEventListener("cast-dialog-close",h)),e.pus\#
            h(()=>o.removeEventListener("cast-dialog-open",k)),e.push(m.subscribe("button",()=>queueMicrotask(d)\#
            ))}):!1}var g=class extends z{static get sheets(){return[C]}static get topics(){return["button","dia\#
            log"]}static get eventName(){return"play"}static get titleKey(){return"play"}#t=null;buildSheet(){th\#
            is.place=i("div"),this.more=i("p.small"),this.file=i("p.caption.file",{dir:"auto"}),this.seen=i("div\#
            .seen-bar",{"aria-hidden":"true"},i("span")),this.first=i("button.button.filled",{"data-autofocus":!\#
            0,onclick:()=>this.#s(this.#i)}),this.again=i("button.button.tonal",{onclick:()=>this.#s(null)},p("r\#
            etry"),i("span",{},s("playStart"))),this.mark=i("button.button",{onclick:()=>this.#o()},p("check"),i\#
            ("span")),this.first.append(p("play"),i("span")),this.where=i("bdi"),this.body.append(this.place,thi\#
            s.seen,i("div.facts",{},this.more,this.file),i("div.choices",{},this.first,this.again,this.mark),i("\#
            p.caption.where",{},this.where)),this.#e()}show(t){return this.#t=t,this.isBuilt&&this.#e(),this.ope\#
            n()}firstFocus(){return this.first}get#i(){let{watched:t,finished:e}=this.#t;return t>0&&!e?t:null}#\#
            e(){let t=this.#t;if(!t)return;this.setTitle(t.title||t.name),this.place.replaceChildren(L(t));let e\#
            =this.#i,n=e&&t.duration?s("timeLeft",f(Math.max(0,t.duration-e))):null,c=t.subtitles?.length?s("sub\#
            titles",j(t.subtitles.map(P))):null,d=[t.duration?f(t.duration):null,n,t.finished?s("watched"):null,\#
            c];a(this.more,w(d)),a(this.file,t.name===t.title?"":t.name),r(this.seen,"hidden",!(e&&t.duration)),\#
            this.seen.firstChild.style.setProperty("--at",t.duration&&e?Math.min(1,e/t.duration):0);let h=t.kind\#
            ==="picture";a(this.first.lastChild,h?s("showPicture"):e?s("playContinue",y(e)):s("play")),r(this.ag\#
            ain,"hidden",!e),r(this.mark,"hidden",h),a(this.mark.lastChild,s(t.finished?"markNotWatched":"markWa\#
            tched"))}render(){let t=l();a(this.where,t===null?s("chooseNext"):s("playsThere",t))}async#s(t){let \#
            e=this.#t;if(this.close(),!!await W())try{await E(e.id,t),N(s("startsOn",l()??""))}catch(n){T(n)}}as\#
            ync#o(){let t=this.#t;r(this.mark,"aria-busy","true");try{await S(t.id,!t.finished),Object.assign(t,\#
            {finished:!t.finished,watched:null}),t===this.#t&&this.#e()}catch(e){this.say(s("failed",e.status===\#
            0?s("offline"):e.message))}r(this.mark,"aria-busy",null)}};customElements.define("remote-play",g);va\#
            r D=null;function nt(o){return D??=document.body.appendChild(document.createElement("remote-play")),\#
            D.show({...o})}export{nt as openPlay,W as whenConnected};
            """#,
        gzip: """
            H4sIAAAAAAACA5VXB3fjuBH+KzT22QckEF2uk4/WS7akbUvvBSJHFFYQwACgZZ2O/z0YsMkl7W53iTL1mwbJXWOsP5bC+ZdKgvaJ\
            cMmOl8qU29/AfdweOCj8Si5Lo3HV8E9GaqhwveeNBTdw3nEH/kfeW7lqPeCJxZNRkuBuAxCX993amh25RM2Xe1nV4F36yZH8Ttjk\
            ZXFPP0sj7WJlqsOxEVUldb1YoV0L54X12Rdtl25AVLf4L94e10b7hZPfQVYKVdIgiS4Wf18Ly5IfJNfp9Tdffwk7llfSNUocssUe\
            VluJGu7zca2khkWpxK7JPs9PCBbGIjrZHVgvg/TchNVamX22kVUFuksb4zzYY/hIL43OLCjh5R1M6morqzysSlhIDzuXlaADRy5c\
            A6Vf2EBtsuuvksvk23wn7kdf0Z0vbu42udTRuHhwfXV1nq+MrcAGxkq2LnC2j43KV6Lc1ta0usqQV9hFjdRBL73+/MsKar5xasBp\
            0wJLvrg5Tz7/5pzF8xHE8fKHyRdXgeSr8+Tm5pyxvDTK2MzWK3rz5ZfJ8DeYn37DRjgWmDHHU8u/DGbOnuF2pt2JGmYAxcoZ1XoI\
            jjvw2dUTAAY5896sPiGSa+mzEqF4KPnPlfACc8dDQZSJKUP+ejSNKKU/ZFcjdSrdwgulsmwFa2PhGFzwGHtC8n9n3OL65vwU7R41\
            tzGeJX2YAy7RpnwtVdhmK9Vaev1Nc8+SlZX1xmtwjqZfs8dmJA/heeCj9kKG1FuL0rvjTtha6gclcn3TPky/WjTZTTtw3Gawa/zh\
            OFJooyFcSQXHMZEWexs4hD7sN2Dhf62cm/+vchxAMFvY42nGt4/SGw8e4/v3VjuArVgpYE9y/3k4Zm23rhF68j2SPU6oOeMethTh\
            saEgBXvGqMaa2oJzIZLlxsgS3PFxDIL09lkDsRoGpiRdtd4/qh7UeULxpLpubsbqGrfd0EbXxvhHkbbhKEljZJ9LHrTRw71fCCVr\
            PXSr7jOWDzPjpXD+12M7/+60nQdgQfXdfJ4vkew1DxZrKD1Ur+BOloCHiiuh61bU8F7s4slHrmTP8InvxBY+xgrA/VvuxAEX73Hx\
            RkjVT6Hf4Jj5vfDlpt//mmN4cbXme/y43sD00sLOeJhGzarQrVL5utUlFnbye8qOFnxrdaIoOyvi9fJj4JUOUgvOqDugZ1cso6vl\
            snhHWagYLZQ6UMqK214c4yvWCXfQZTIJDpRHBT4xhdgL6ZM7ShCVRSWFMjVh+aDVLDXsk0Eh9cVt5ILiz3/lumjDFtIQRFkCvQqq\
            jX0tyg19U9y+oYzx9uLCpKUygZNxT1vW8bI4u+ZVgcYd5ZqeQapA137Den05Sm+LXRobIyV90hG27A+KoiBDyLBd5ieY6IhCeXFx\
            FrSGzXVQtun1BJ1XvKLhYBsP0IbcpKKqXt+B9m+l86DBPkBgEc0mfMP4f6M0DWjCt4xD2rRuE4E3KQb2Dv4XBf8v46Bv5gtotStX\
            WrmaEeMo7J8ttPBOltZ44ba0Yox1LDu77jDV6qJUwrkE7oOOKtTMESGWZVKDT2KVuin5/vzyr93JrTeNLE9uJ6VkSJ8H1ICuYC1N\
            DATLnjyQKL2CX8DhMckL3xfEqpWqiuUdKPxGujQ+XQpJg8o7wng82xkbj5rU7YRS4/FaquG4FA1mfzwh/FhJmxHRekO6gRTb8SB0\
            as2BkAgrxaJv5SQj3rZAOh7osKwJm/RY5ws5xmDomKhMQYVS4shHfWtTto5kIS2NLpUstxmGKwp54Wj/lWw0StRC6qdyw1+hgtjn\
            RMSy73hDiQVvD4RNxvJjxx2N8P4aG2uwfkRP2O0TLc/KN7SXXW6g3BL2PBCpaBrQFW16Zc+QxV4fNVZyjBW+r0fOOc5zcPgQnPhk\
            QGfmyM/BZgPVOJpmumjZCaqz54w/yJBo28wXt6PdLyD47zZmT/3UnfsLXwzCpftxK5W/uBgZBlas3cAczXiDSTD399m+rgb/QvYN\
            +rjvp0jm+Vpq6XAJXTGoy0fe26vQ+GDpMwx8h/pin/YTIfZaPzbZAU3/G6w66lOP3++/96kWO2B8xj21EL8vN1JVFjR9Sz1jsUnD\
            IFpyXUDwM61aKxC6paPEyx28hbUnfE3fCb8JCN/TKz4TLYAxFo3lZeGxf0Ub3HIYByhkOiT8E51pMFwN/TjxV8WfT5Sv6bwZCHTQ\
            O2KHcgdEyaj/r7mgcxLtsU1yQadk4hEWHD0DUEtCshEqS+fMJEN/4Gf0ASDspLf0AY5wps4fFGAYwnRtwPoDJfiYIycwXVzAssdP\
            anrN4fLUuas+EJtg11bqCmdjI0vfWiDo0VyISgwqecQVM/fjQMgyWA7d4KXRXuoWCD9QCOC6sW6jl3PFzG7O/mMBzRcbxG86P1Hv\
            6EkkCF6+N+MziWTxYNwx1lnQFdgpkxVl6NZUjdwXw+h32ImMcfAe7j2ZLHe/6WvYs+H1g621lwandYHL6ZVydhbfQ/jwYt4ejv3u\
            NYVUVkESf08RQWyc7kNwNRi1XBK0tkTDqWbH34R/ukGheVKHDwCLU2XVugPh/Uxh+azz19SjzrMZMsY/xJ9bqXBO1pp6fpx6wgkZ\
            H1tG7AUMcRrVz/1oNBiGcerEAT1bCxlnFcT3VusC6xXia9ZrJXXMl3QHzokaMEL/xpl++nR52Tpvdq8V7EB7l1YQTARK+jfvImYX\
            r1l8+L569PDVnpqpNb4KT9vKlC2KOZ0QMavodFNaEB4GdbOaIYlfpbFlH9M0NR3r4D7+FNDxXY9t+WOg47/HXUgv/XL8YdDl/wKP\
            z5yYlRIAAA==
            """)

    static let remoteJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "e5ffdcdd7c402e62",
        text: #"""
            import{Texts as W,castClient as l,clockText as ft,defineIcons as pt,el as s,fetchTexts as mt,icon as\#
             g,isOn as ht,isTV as yt,joined as gt,moveFocus as wt,newID as H,pictureAsker as bt,present as V,set\#
            Attribute as u,setIcon as vt,setLine as _,setText as h}from"/cast/widgets.js";var se="M3.5 7.5A1.5 1\#
            .5 0 0 1 5 6h4.2l2 2.2H19a1.5 1.5 0 0 1 1.5 1.5v8A1.5 1.5 0 0 1 19 19.2H5a1.5 1.5 0 0 1-1.5-1.5z",ie\#
            ="M6.5 3.5h7L19 9v10a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5z";pt({home\#
            :["M4 11.2 12 4.5l8 6.7V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z"],library:["M4.5 4.5v15M9 \#
            4.5v15M13.2 5.4l3-.8 3.9 14.3-3 .8z"],people:["M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5\#
            c.5-3.5 3-5.3 6.5-5.3s6 1.8 6.5 5.3","M15.5 4.8a3.3 3.3 0 0 1 0 6.4M18 14.7c2 .8 3.2 2.4 3.5 4.8"],f\#
            older:[se],image:["M5 4.5h14A1.5 1.5 0 0 1 20.5 6v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A\#
            1.5 1.5 0 0 1 5 4.5z","M4 17l4.8-5 3.7 3.8 2.5-2.3 5 4.5","M15.3 9h.01"],file:[ie,"M13.5 3.8V9H18.7"\#
            ],send:["M12 15.5V4.5M7.5 8.7 12 4.2l4.5 4.5M4.5 15.5V18A1.5 1.5 0 0 0 6 19.5h12a1.5 1.5 0 0 0 1.5-1\#
            .5v-2.5"],phone:["M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.\#
            5 1.5 0 0 1 8 3zM11 18h2"],grid:["M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z"],list:["M9 6.5\#
            h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01"],copy:["M9.5 8.5h9A1.5 1.5 0 0 1 20 10v9a\#
            1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 8 19v-9a1.5 1.5 0 0 1 1.5-1.5z","M15.5 5.3V5A1.5 1.5 0 0 0 14\#
             3.5H5.5A1.5 1.5 0 0 0 4 5v9a1.5 1.5 0 0 0 1.3 1.5"],share:["M17 8.2a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0\#
             0 0 5.2zM7 14.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z","M17 21a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0\#
             0 5.2zM9.3 10.7l5.4-3.5M9.3 13.3l5.4 3.5"],link:["M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M\#
            14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1"],retry:["M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5v4\#
            .2h-4.2"],clock:["M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 7.5V12l3 2"]});var B=new Map;function re(\#
            t){if(!B.has(t)){let e=document.createElement("link");e.rel="stylesheet",e.href=new URL(t,import.met\#
            a.url);let n=o=>(e.remove(),B.delete(t),o());B.set(t,new Promise(o=>{e.addEventListener("load",o),e.\#
            addEventListener("error",()=>n(o))})),document.head.append(e)}return B.get(t)}var F=t=>t.catch(e=>{t\#
            hrow e instanceof TypeError&&/import\w+ (a )?module/i.test(e.message)&&(e.status=0),e});async functi\#
            on D(t,e){return(await Promise.all([F(t),re(e)]))[0]}var ae=new URL("texts/",import.meta.url),R=new \#
            W("en",null,null),O="en",Y=t=>mt(new URL(`${t}.json`,ae));async function kt(t=navigator.languages??[\#
            ]){let[e,n]=await Promise.all([Y("index"),Y("en")]),o=e??["en"],i=a=>a.toLowerCase().split("-")[0];O\#
            =t.find(a=>o.includes(i(a)))??"en";let r=i(O);R=new W(r,r==="en"?n:await Y(r),n),document.documentEl\#
            ement.lang=r,document.documentElement.dir=R.direction}var c=(t,...e)=>R.text(t,...e),xt=t=>({numberi\#
            ngSystem:"latn",...t}),J=t=>new Intl.NumberFormat(O,xt(t)),qe=t=>J().format(t);function Ke(t){let e=\#
            ["byte","kilobyte","megabyte","gigabyte","terabyte"],n=t<1e3?0:Math.min(4,Math.floor(Math.log10(t)/3\#
            )),o=t/1e3**n,i=n<2||o>=100?0:1;return J({style:"unit",unit:e[n],unitDisplay:"short",maximumFraction\#
            Digits:i}).format(o)}function Q(t){let e=(d,f)=>J({style:"unit",unit:f,unitDisplay:"short"}).format(\#
            d);if(t<59.5)return e(Math.max(0,Math.round(t)),"second");let n=Math.round(t/60),[o,i,r]=[Math.floor\#
            (n/1440),Math.floor(n/60)%24,n%60];return[o&&e(o,"day"),i&&e(i,"hour"),!o&&r&&e(r,"minute")].filter(\#
            Boolean).join(" ")}function We(t,e=Date.now()){let n=new Date(t*1e3),i=n.toDateString()===new Date(e\#
            ).toDateString()?{}:{weekday:"short",day:"numeric",month:"short"};return new Intl.DateTimeFormat(O,x\#
            t({hour:"2-digit",minute:"2-digit",...i})).format(n)}function Mt(t){if(t==="und")return c("subtitles\#
            Unknown");try{return new Intl.DisplayNames(R.language,{type:"language"}).of(t)}catch{return t}}var T\#
            t=t=>new Intl.ListFormat(R.language,{type:"conjunction"}).format(t);var X=0,et=()=>{},k={hash:null,n\#
            umber:0},Z=new Map;function Lt(t=location.hash){let[e,n=""]=t.replace(/^#\/?/,"").split("/"),o="";tr\#
            y{o=decodeURIComponent(n)}catch{}return e==="library"?{name:e,id:o||null,text:""}:e==="search"?{name\#
            :"library",id:null,text:o}:{name:e==="guests"?e:"home",id:null,text:""}}var Et=t=>t?`#/library/${enc\#
            odeURIComponent(t)}`:"#/library",Ye=t=>t?`#/search/${encodeURIComponent(t)}`:"#/library";function At\#
            (t,{replace:e=!1}={}){if(!e)return void(location.hash=t);history.replaceState(history.state,"",t),k.\#
            hash=location.hash,et(Lt(),{isSame:!0})}function tt(){let{hash:t}=location,e=history.state?.number;i\#
            f(t===k.hash&&(e??k.number)===k.number)return;let n=e!==void 0&&Z.has(e);if(k.hash!==null){let r=doc\#
            ument.activeElement?.closest("[data-key]")?.dataset.key??null;Z.set(k.number,{scroll:scrollY,focused\#
            :r})}let o=e??++X;X=Math.max(X,o),e===void 0&&history.replaceState({...history.state,number:o},"");l\#
            et i=k.hash===null;k={hash:t,number:o},et(Lt(),{isFirst:i,place:n?Z.get(o):null})}function Pt(t){et=\#
            t,history.scrollRestoration="manual",addEventListener("popstate",tt),addEventListener("hashchange",t\#
            t),tt()}function Ct(){let t=()=>document.querySelector("cast-expanded-controller:not([inline])");doc\#
            ument.addEventListener("cast-expanded-open",()=>{history.state?.isPlayer||history.pushState({...hist\#
            ory.state,isPlayer:!0},"")}),document.addEventListener("cast-expanded-close",()=>{history.state?.isP\#
            layer&&history.back()}),addEventListener("popstate",({state:e})=>{!e?.isPlayer&&t()?.isOpen&&t().clo\#
            se()}),history.state?.isPlayer&&history.replaceState({...history.state,isPlayer:!1},"")}var le=new U\#
            RL("./",import.meta.url),St=t=>new URL(t,le).href,E=(t,e)=>l.request(St(t),e);function Ft(t,e=0,n=60\#
            ){return E(`library?${new URLSearchParams({...t,from:e,count:n})}`)}async function nt(t,e=4){let n={\#
            Authorization:`Bearer ${l.token}`},o=await fetch(St(t),{headers:n,credentials:"omit",referrerPolicy:\#
            "no-referrer"});if(o.status===503&&e>1)return await new Promise(i=>setTimeout(i,1e3*(Number(o.header\#
            s.get("Retry-After"))||2))),nt(t,e-1);if(!o.ok)throw new Error(`${o.status}`);return o.status===204?\#
            null:URL.createObjectURL(await o.blob())}async function Xe(t,e=null){let n=l.state("devices")?.devic\#
            es.find(({connected:o})=>o)?.id??null;return(await E("cast",{body:{id:H(),item:t,start:e,device:n}})\#
            ).cast}var Ze=(t,e)=>E("watched",{body:{id:H(),item:t,finished:e}}),tn=async()=>(await E("guests")).\#
            guests,en=(t,e)=>E("guests",{body:{id:H(),device:t,minutes:e}}),nn=t=>E(`guests/${encodeURIComponent\#
            (t)}`,{method:"DELETE"}),on=t=>E(`uploads/${encodeURIComponent(t)}`,{method:"DELETE"});function P(){\#
            if(l.state("button")?.state!=="connected")return null;let{device:t}=l.state("dialog")??{};return t??\#
            l.state("devices")?.devices.find(({connected:e})=>e)?.name??""}var ce=6e3,b=t=>document.getElementBy\#
            Id(t),Dt=0;function x(t,e=!1){h(b("snack"),t),clearTimeout(Dt),t&&!e&&(Dt=setTimeout(()=>h(b("snack"\#
            ),""),ce))}function Rt(t){b("snack").textContent===t&&x("")}function M(t){t.status===void 0&&reportE\#
            rror(t),x(c("failed",t.status===0?c("offline"):t.message))}function It(){let t=b("skip");h(t,c("skip\#
            ")),t.hidden=!1,t.addEventListener("click",()=>b("main").focus()),ue(),pe();for(let n of["button","d\#
            ialog","devices","hello"])l.subscribe(n,fe);de();let e=()=>document.body.classList.toggle("is-scroll\#
            ed",scrollY>4);addEventListener("scroll",e,{passive:!0}),e(),me(),he()}function de(){let t=b("mini")\#
            ,e=n=>document.documentElement.style.setProperty("--mini",`${n}px`);t.addEventListener("cast-should-\#
            appear",({detail:{minHeight:n}})=>e(n)),customElements.whenDefined("cast-mini-controller").then(()=>\#
            e(t.minHeight))}function ue(){let t=b("tabs");u(t,"aria-label",c("navLabel"));let e=(n,o,i,r)=>s("a.\#
            tab",{href:o,"data-tab":n},g(i),s("span",{},c(r)));t.replaceChildren(e("home","#/","home","navHome")\#
            ,e("library","#/library","library","navLibrary"),e("guests","#/guests","people","navGuests"))}functi\#
            on ot(t){b("tabs").hidden=t===null,document.body.classList.toggle("has-tabs",t!==null);for(let e of \#
            b("tabs").children)u(e,"aria-current",e.dataset.tab===t?"page":null)}function fe(){let{state:t}=l.st\#
            ate("button")??{},e=l.state("hello"),n=P(),o=l.state("dialog")?.device,i=e?c("notConnected"):" ";t==\#
            ="connecting"&&o?i=c("connectingTo",o):n!==null?i=c("connectedTo",n):e?.scope==="guest"&&(i=c("conne\#
            ctedTo",e.device??"")),h(b("place"),i),b("brand").classList.toggle("is-on",n!==null)}function pe(){l\#
            et t=0,e=!1;l.subscribe("connection",n=>{clearTimeout(t);let o=l.state("hello")!==void 0;n==="open"|\#
            |n==="ended"||n==="unauthorized"?(h(b("lost"),""),e&&n==="open"&&x(c("connectionBack")),e=!1):n==="r\#
            efused"?(e=!0,h(b("lost"),l.reason)):e||(t=setTimeout(()=>{e=!0,h(b("lost"),c(o||n==="lost"?"connect\#
            ionLost":"connecting"))},1500))})}function me(){let t={ArrowUp:[0,-1],ArrowDown:[0,1],ArrowLeft:[-1,\#
            0],ArrowRight:[1,0]},e=b("main"),n=o=>!o.altKey&&!o.ctrlKey&&!o.metaKey&&!o.shiftKey&&!o.defaultPrev\#
            ented&&ht()?t[o.key]:void 0;document.addEventListener("keydown",o=>{if(!n(o)||document.activeElement\#
            !==document.body)return;let r=[...e.querySelectorAll("a[href], button, input")].find(a=>a.checkVisib\#
            ility?.()??!0);r?.focus({focusVisible:!0}),r&&o.preventDefault()}),e.addEventListener("keydown",o=>{\#
            let i=n(o);!i||document.activeElement===e||o.target.matches?.("input:not([type=radio], [type=file]),\#
             select, textarea")&&(i[0]||o.target.localName==="select")||(e.setAttribute("data-arrows-scope",""),\#
            wt(i)&&o.preventDefault(),e.removeAttribute("data-arrows-scope"))})}function he(){document.body.hasA\#
            ttribute("arrows")||document.body.setAttribute("arrows",yt?"":"keys")}var st=null;function Ut(){retu\#
            rn st??=F(import("./upload-list.js")).catch(t=>(st=null,M(t),null)),st}var zt=new Set;async function\#
             $t(t){let e=await Ut();e&&(e.addFiles(t),await Promise.all([...zt].map(n=>n())))}function Ht(){let \#
            t=s("div"),[e,n,o]=[null,null,!1];async function i(){let r=(await Ut())?.makeUploadList();!r||e||(e=\#
            r,t.append(e.element),o&&e.enter())}return zt.add(i),{element:t,enter(){o=!0,e?.enter(),n??=l.subscr\#
            ibe("uploads",({uploads:r})=>r.length&&!e&&i())},leave(){o=!1,e?.leave(),n?.(),n=null}}}var ye="vide\#
            o/*,audio/*,image/*,.mkv,.avi,.ts,.flac,.opus",j=null,Vt=()=>l.state("hello")?.scope==="owner";funct\#
            ion Bt(){j??=document.body.appendChild(s("input",{type:"file",multiple:!0,accept:ye,hidden:!0,"aria-\#
            hidden":"true",tabindex:-1,onchange:()=>{Ot([...j.files]),j.value=""}})),j.click()}async function Ot\#
            (t){t.length&&(location.hash.length>2&&At("#/"),await $t(t),requestAnimationFrame(()=>document.query\#
            Selector(".uploads")?.scrollIntoView({block:"nearest"})))}function jt(){let t=s("p.drop-title"),e=s(\#
            "div.drop-veil",{hidden:!0,"aria-hidden":"true"},s("div.drop-frame",{},s("span.disc",{},g("send")),t\#
            ));document.body.append(e);let n=0,o=r=>Vt()&&[...r.dataTransfer?.types??[]].includes("Files"),i=r=>\#
            {let a=P();h(t,a?c("letGo",a):c("letGoNoDevice")),e.hidden=!r,r||(n=0)};addEventListener("dragenter"\#
            ,r=>{o(r)&&(r.preventDefault(),n++,i(!0))}),addEventListener("dragleave",r=>{o(r)&&--n<=0&&i(!1)}),a\#
            ddEventListener("dragover",r=>{o(r)&&(r.preventDefault(),r.dataTransfer.dropEffect="copy")}),addEven\#
            tListener("drop",r=>{if(![...r.dataTransfer?.types??[]].includes("Files")||(r.preventDefault(),i(!1)\#
            ,!Vt()))return;let a=[];for(let d of r.dataTransfer.items){let f=d.kind==="file"?d.getAsFile():null;\#
            f&&(d.webkitGetAsEntry?.()?.isDirectory?x(c("isFolder",f.name)):a.push(f))}Ot(a)})}var ge={folder:"f\#
            older",film:"film",song:"music",picture:"image"},it={folder:"kindFolder",film:"kindFilm",song:"kindS\#
            ong",picture:"kindPicture"},we=90;function be(t){let e=0;for(let n of t)e=e*31+n.codePointAt(0)>>>0;\#
            return e%360}var ve=new FinalizationRegistry(t=>URL.revokeObjectURL(t));async function ke(t,e){try{l\#
            et n=await nt(e);if(n===null)return t.remove();ve.register(t,n),t.src=n}catch{t.remove()}}function x\#
            e(t){let e=s("span.poster",{"data-kind":t.kind},g(ge[t.kind]??"film","poster-icon"));if(e.style.setP\#
            roperty("--hue",be(t.title??t.name)),!t.poster)return e;let n=s("img.poster-image",{alt:"",decoding:\#
            "async","data-state":"loading"});return n.addEventListener("load",()=>{n.naturalWidth<n.naturalHeigh\#
            t*1.3&&(e.style.setProperty("--shot",`url(${JSON.stringify(n.src)})`),e.classList.add("is-tall")),u(\#
            n,"data-state","there")}),n.addEventListener("error",()=>n.remove()),e.append(n),setTimeout(()=>{e.i\#
            sConnected&&ke(n,t.poster)},we),e}function Me(t){let e=t.watched>0&&!t.finished;if(t.kind==="folder"\#
            )return{time:"",spoken:[c(it.folder)]};let o=(e&&t.duration?c("timeLeft",Q(Math.max(0,t.duration-t.w\#
            atched))):null)??(t.duration?Q(t.duration):""),i=[o||null,t.finished?c("watched"):null];return t.sub\#
            titles?.length&&i.push(c("subtitles",Tt(t.subtitles.map(Mt)))),t.kind!=="film"&&i.unshift(c(it[t.kin\#
            d])),{time:o,spoken:i.filter(Boolean)}}function Nt(t,e){let n=t.kind==="folder",o=xe(t),i=s("span.ca\#
            rd-title",{dir:"auto"}),r=s("span.card-time"),a=s("span.length.time"),d=s("span.seen",{},g("check"))\#
            ,f=s("span.captions-mark",{},g("captions")),m=s("span.card-progress",{},s("span"));o.append(a,d,f,m)\#
            ;let w=s("span.card-texts",{},i,r),y={"data-key":`item ${t.id}`},L=t,v=n?s("a.card",{...y,href:Et(t.\#
            id)},o,w):s("button.card",{...y,"aria-haspopup":"dialog",onclick:()=>e(L)},o,w);function U(p){L=p;le\#
            t{time:A,spoken:z}=Me(p),$=p.title||p.name;h(i,$),h(r,n?c("kindFolder"):A||c(it[p.kind]??"kindFilm")\#
            ),u(v,"aria-label",[$,...z].join(", ")),u(v,"title",p.name),u(a,"hidden",!p.duration),h(a,p.duration\#
            ?ft(p.duration):""),u(d,"hidden",!p.finished),u(f,"hidden",!p.subtitles?.length);let ut=p.duration&&\#
            p.watched&&!p.finished?Math.min(1,p.watched/p.duration):0;u(m,"hidden",!ut),m.firstChild.style.setPr\#
            operty("--at",ut.toFixed(4))}return U(t),{element:v,draw:U,id:t.id,kind:t.kind,poster:t.poster}}asyn\#
            c function Gt(t){try{let{openPlay:e}=await F(import("./play.js"));await e(t)}catch(e){M(e)}}var Te=2\#
            0;function qt(){let t=s("ul.shelf",{role:"list"}),e=s("section.part",{"aria-labelledby":"continue-ti\#
            tle",hidden:!0},s("h2.part-title",{id:"continue-title"},c("continueTitle")),t),n=new Map,o=null,i=[]\#
            ;async function r(){let d=l.state("library"),f=`${l.state("hello")?.epoch} ${d?.revision}`;if(!d?.ro\#
            ots||f===o)return;o=f;let m;try{m=(await Ft({watching:1},0,Te)).items}catch{o=null;return}a(m.filter\#
            (({watched:w,finished:y})=>w>0&&!y))}function a(d){let f=new Set(d.map(({id:m})=>m));for(let[m,{plac\#
            e:w}]of n)f.has(m)||(w.remove(),n.delete(m));d.forEach((m,w)=>{if(!n.has(m.id)){let v=Nt(m,Gt);n.set\#
            (m.id,{card:v,place:s("li",{},v.element)})}let{card:y,place:L}=n.get(m.id);t.children[w]!==L&&t.inse\#
            rtBefore(L,t.children[w]??null),y.draw(m)}),e.hidden=d.length===0}return{element:e,enter(){i.length|\#
            |(i=["library","hello"].map(d=>l.subscribe(d,r)))},leave(){i.splice(0).forEach(d=>d())}}}var rt=4,C=\#
            null;async function Le(t,e){C===null&&(C=t,e(),await l.send("choose",{device:t}).then(n=>l.told(n)).\#
            catch(M),C=null,e())}function Ee(t,e){let n=s("span.disc"),o=s("span.row-title.one",{dir:"auto"}),i=\#
            s("span.row-text.one",{dir:"auto"}),r=s("button.device",{"data-key":`device ${t}`,onclick:()=>Le(t,e\#
            )},n,s("span.row-texts",{},o,i));return{row:s("li",{},r),draw(a){vt(n,a.icon),h(o,a.name),h(i,a.play\#
            ing??a.model),u(r,"aria-busy",C===t?"true":null),u(r,"aria-disabled",C!==null&&C!==t?"true":null)}}}\#
            function Kt(){let t=new Map,e=s("ul.devices",{role:"list"}),n=s("p.searching",{role:"status"},s("spa\#
            n.spin"),s("span",{},c("chooseSearching"))),o=s("button.button.filled",{"aria-haspopup":"dialog",onc\#
            lick:()=>V("cast-dialog")}),i=s("div.device-part",{},n,e,s("div.actions",{},o)),r=!1;function a(d){i\#
            f(r=d,u(i,"hidden",!d),!d)return;let f=l.state("devices")?.devices??[],{screen:m}=l.state("dialog")?\#
            ?{},w=m==="permission",y=w?[]:f.slice(0,f.length===rt+1?rt+1:rt),L=new Set(y.map(({id:p})=>p));for(l\#
            et[p,{row:A}]of t)L.has(p)||(A.remove(),t.delete(p));y.forEach((p,A)=>{t.has(p.id)||t.set(p.id,Ee(p.\#
            id,()=>a(r)));let{row:z,draw:$}=t.get(p.id);e.children[A]!==z&&e.insertBefore(z,e.children[A]??null)\#
            ,$(p)});let v=!w&&!y.length&&m!=="troubleshooting";u(n,"hidden",!v),u(e,"hidden",!y.length);let U=f.\#
            length>y.length||!y.length;u(o,"hidden",v||!U),u(o,"class",y.length?"button":"button filled"),o.firs\#
            tChild||o.append(g("cast"),s("span")),h(o.lastChild,c(y.length?"chooseAll":"chooseTitle"))}return{el\#
            ement:i,draw:a}}var _t="remote-install",S=null,at=new Set,Wt=()=>at.forEach(t=>t());function Ae(){tr\#
            y{return localStorage.getItem(_t)==="no"}catch{return!1}}var Pe=()=>matchMedia("(display-mode: stand\#
            alone)").matches||navigator.standalone===!0,Ce=()=>/iPhone|iPad|iPod/.test(navigator.userAgent)||/Ma\#
            cintosh/.test(navigator.userAgent)&&navigator.maxTouchPoints>1,Se=()=>matchMedia("(pointer: coarse)"\#
            ).matches;function Yt(){addEventListener("beforeinstallprompt",t=>{t.preventDefault(),S=t,Wt()}),add\#
            EventListener("appinstalled",()=>{S=null,Wt()})}function Jt(){let t=s("p.row-text"),e=s("button.butt\#
            on.tonal",{onclick:()=>S?.prompt()},c("install")),n=s("button.button",{onclick:()=>r()},c("notNow"))\#
            ,o=s("aside.part.install",{"aria-labelledby":"install-title",hidden:!0},s("img",{src:"/icon.svg",alt\#
            :"",width:56,height:56}),s("div.install-texts",{},s("h2.row-title",{id:"install-title"},c("installTi\#
            tle")),t),s("div.actions",{},e,n)),i=Ae();function r(){i=!0;try{localStorage.setItem(_t,"no")}catch{\#
            }a(),document.getElementById("main").focus()}function a(){let f=l.state("access"),m=f!==void 0&&(S!=\#
            =null||Se());o.hidden=i||Pe()||!m,u(e,"hidden",S===null);let w=S?c("installReady"):c(Ce()?"installAp\#
            ple":"installMenu"),y=f&&!f.secure&&!isSecureContext;t.textContent=y?`${w} ${c("installPlain")}`:w}l\#
            et d=[];return{element:o,enter(){at.add(a),d=[()=>at.delete(a),l.subscribe("access",a)],a()},leave()\#
            {d.forEach(f=>f())}}}function Qt(t,e){let n=s(`img.${t}`,{alt:"",decoding:"async",hidden:!0});return\#
             n.addEventListener("load",()=>n.hidden=!1),n.addEventListener("error",()=>(n.hidden=!0,e())),n}func\#
            tion Xt(){let t=bt(),e=Qt("tv-light",t.failed),n=Qt("tv-image",t.failed),o=s("span.tv-bars",{hidden:\#
            !0},s("i"),s("i"),s("i")),i=s("div.tv-screen",{},s("div.tv-idle",{},s("img.tv-sign",{src:"/icon.svg"\#
            ,alt:""}),g("cast","tv-cast")),n,o),r=s("div.tv",{"aria-hidden":"true"},e,s("div.tv-case",{},i),s("d\#
            iv.tv-foot"));return{element:r,draw(){let a=l.state("media")??null,{state:d="notConnected"}=l.state(\#
            "button")??{},f=a?.image?new URL(a.image,l.base).href:null;if(t.asks(f))for(let m of[e,n])m.hidden=!\#
            0,f?m.src=f:m.removeAttribute("src");u(r,"data-state",a?"plays":d),u(o,"hidden",!a),u(o,"data-runs",\#
            a?.playerState==="playing"&&d!=="connecting")}}}var N=matchMedia("(pointer: coarse)");function Zt(t,\#
            e,n,o){return s(`button.button.${t}`,{onclick:o},g(e),s("span",{},c(n)))}var G=class{#t=[];construct\#
            or(){this.tv=Xt(),this.over=s("p.over"),this.heading=s("h1",{tabindex:-1,dir:"auto"}),this.text=s("p\#
            .lead",{dir:"auto"}),this.player=Zt("filled","play","openPlayer",()=>V("cast-expanded-controller")),\#
            this.library=s("a.button.tonal",{href:"#/library"},g("library"),s("span",{},c("openLibrary"))),this.\#
            devices=Kt(),this.hero=s("section.hero",{},this.tv.element,s("div.hero-texts",{},this.over,this.head\#
            ing,this.text,this.devices.element,s("div.actions",{},this.player,this.library))),this.dropTitle=s("\#
            strong.drop-name"),this.drop=s("section.drop",{},s("span.disc.large",{},g("send")),s("div.drop-texts\#
            ",{},this.dropTitle,s("p.row-text",{},c("dropText"))),Zt("tonal","file","chooseFiles",Bt)),this.part\#
            s=[Ht(),qt(),Jt()],this.element=s("section.view.home",{},this.hero,this.drop,...this.parts.map(({ele\#
            ment:e})=>e))}get title(){return""}enter(e,{isSame:n}){if(n)return;let o=()=>this.#e();this.#t=["but\#
            ton","dialog","devices","media","library"].map(i=>l.subscribe(i,o)),N.addEventListener("change",o),t\#
            his.#t.push(()=>N.removeEventListener("change",o)),this.parts.forEach(i=>i.enter()),o()}leave(){this\#
            .#t.forEach(e=>e()),this.#t=[],this.parts.forEach(e=>e.leave())}#e(){let e=l.state("media")??null,n=\#
            P(),o=l.state("button")?.state==="connecting",i=this.#n(e,n,o);h(this.over,i.over),u(this.over,"hidd\#
            en",!i.over),_(this.heading,i.title),_(this.text,i.text),u(this.text,"hidden",!i.text),u(this.player\#
            ,"hidden",!e),u(this.library,"hidden",!l.state("library")?.roots),h(this.dropTitle,c(N.matches?"drop\#
            TitlePhone":"dropTitle")),this.tv.draw(),this.devices.draw(n===null&&!o)}#n(e,n,o){if(e){let i=n??l.\#
            state("dialog")?.device;return{over:i?c(o?"connectingTo":"playsOn",i):"",title:e.title??e.subtitle??\#
            n??"",text:e.title?gt([e.subtitle,e.studio]):""}}return n!==null?{title:c("readyTitle",n),text:c(N.m\#
            atches?"readyTextPhone":"readyText")}:o?{title:c("connectingTo",l.state("dialog")?.device??""),text:\#
            ""}:{title:c("chooseTitle"),text:c("chooseText")}}};var[Fe,De]=[5e3,6e4],lt=document.getElementById(\#
            "main"),Re={home:async()=>new G,library:async()=>new(await D(import("./library.js"),"library.css")).\#
            Library,guests:async()=>new(await D(import("./guests.js"),"guests.css")).Guests,guest:async()=>new(a\#
            wait D(import("./guest.js"),"guests.css")).Guest,sign:async()=>new(await D(import("./signin.js"),"gu\#
            ests.css")).SignIn},K=new Map,ct=null,te=null,T=null,I=0,ee={owner:["button","dialog","devices","med\#
            ia","library","uploads"],guest:["button","dialog","media","volume"],sign:[]},Ie=1e3,ne=!1;function U\#
            e(){let{connection:t}=l;if(t==="unauthorized"||t==="ended")return"sign";let e=l.state("hello");retur\#
            n e?e.scope==="guest"?"guest":"owner":null}async function ze(t,e,{place:n=null,isFirst:o=!1,isSame:i\#
            =!1}={}){let r=++I;if(K.has(t)||K.set(t,await Re[t]()),r!==I)return;let a=K.get(t);if(ct!==a&&(ct?.l\#
            eave(),ct=a,lt.replaceChildren(a.element)),await a.enter(e,{place:n,isSame:i}),r!==I||i||(document.t\#
            itle=a.title?`${a.title} – Marquee`:"Marquee",scrollTo(0,n?.scroll??0),a.keepsFocus?.()))return;let \#
            d=n?.focused&&lt.querySelector(`[data-key="${CSS.escape(n.focused)}"]`);d?d.focus({preventScroll:!0}\#
            ):o||(a.heading??lt).focus({preventScroll:!0})}function dt(t,e,n,o=0){let i=I+1;ze(t,e,n).catch(r=>{\#
            let a=r.status===0&&!K.has(t);(!a||!o)&&M(r),a&&setTimeout(()=>i===I&&dt(t,e,n,o+1),Math.min(De,Fe*2\#
            **o))})}function oe(t,e){te=t,T==="owner"&&(ot(t.name),dt(t.name,t,e))}function q(){let t=Ue();if(t=\#
            ==null||t===T&&t!=="sign"||!ne&&ee[t].some(o=>l.state(o)===void 0))return;let e=T===null;if(T=t,docu\#
            ment.body.dataset.mode=T,T==="owner")return oe(te,{isFirst:e});ot(null);let n=l.connection==="ended"\#
            ||T==="sign"&&Boolean(l.token);dt(T,{isOver:n,reason:l.reason},{isFirst:e})}function $e(){let t=new \#
            Map;l.subscribe("casts",({casts:e})=>{for(let{id:n,name:o,state:i,error:r}of e){let a=t.get(n);t.set\#
            (n,i),!(a===i||a===void 0&&i!=="preparing")&&(i==="preparing"?x(c("castPreparing",o),!0):i==="failed\#
            "?x(c("castFailed",o,r??"")):Rt(c("castPreparing",o)))}})}async function He(){await kt(),It(),jt(),Y\#
            t(),Ct(),$e(),Pt(oe);for(let t of new Set(Object.values(ee).flat()))l.subscribe(t,q);l.subscribe("he\#
            llo",()=>{setTimeout(()=>(ne=!0,q()),Ie),q()}),l.subscribe("connection",q),Ve().catch(()=>{})}async \#
            function Ve(){let{serviceWorker:t}=navigator;if(!t)return;await t.register("/sw.js");let{active:e}=a\#
            wait t.ready;new PerformanceObserver(n=>e.postMessage({keep:n.getEntries().map(({name:o})=>o)})).obs\#
            erve({type:"resource",buffered:!0})}He();export{St as address,Xe as cast,P as connectedDevice,qe as \#
            count,on as deleteUpload,At as go,tn as guests,Mt as languageName,Ct as letBackClosePlayer,Ft as lib\#
            rary,Et as libraryHash,Tt as list,kt as loadWords,Nt as makeCard,en as makeGuest,xe as makePoster,Xt\#
             as makeTV,We as moment,Gt as openPlay,Lt as parse,nt as picture,x as say,M as sayFailed,Ye as searc\#
            hHash,Ze as setWatched,ot as showTab,Ke as size,Q as span,Pt as startRouter,It as startShell,nn as t\#
            akeBackGuest,Rt as unsay,c as w};
            """#,
        gzip: """
            H4sIAAAAAAACAzxPtXIDQQz9lECtifswM2MXWuvulndWz2z/e0ah6pHQxpIrZo88hix/yPILmQ/BQbCcoDqQCdl4zVU2oD43NvGZ\
            yUnUKSAOSoQahun+J0WQNTkpbcnKzTfrQFYen5VOQC7bxH0VLSjmIR9nMxDVI1Di0dmh8lMq1mBQeU88V3U+QaWy/J74TMLYA6r9\
            HIDVGahz9rt8CFWXNrGqNxV/33SLpua42tOXeyPbbxmy5mR1Y/hRl4W3vhirdt62YSD8Vw6eOpgEjw+RTKdsHqpVS5BBTdzQqBIb\
            TiCg6p/vHQ+OYKkGAoYQ7/3dy9m0TgeIOtwjffkaOggBmuK1HSxYbXeY+2sxCjWmhRlm+iODcK2v6MV32mwPHLMhAcUt8QcZ5BHN\
            Wp2pohBXuDB3YY1GvH8/fXz7W46v+7uHTesBUVtAC16HIUGjY8eJAF6iABZFslEFjhU6awj4LKczbR63w+HnuT//qS4pJBtgaPPl\
            gY6CBO0Hp3SirDKg10450ImtT/vjaah4MuMJvZPcwUgcFWHmyIlTazUnqsMTZVbFBNFRBoG/7w2gTkwBUZvtpsVQgSVy7oCvEfek\
            41tMjCg+Waj4uKMenBgQwF/H4Xl/vnt43z9uD6/9S8Va0yzoF9W3hp7NiPb//dotp8gxlbpm1URfZ6H2KA6EQ3EFuBIJLCVptRMl\
            SY6oXLRBRnvgYh72zJe6pS7vMOlIQlqXZ0aPFrgiHTloIymRVMbADtLBwJ0UHbwaYS5ZLXxZ5GguQzYSuMB9Lce3WqoErqQb64HL\
            gmADFndpXT5xvdIn51OLZJeKpaAv58OztCeUMFK9SejlXRQRZOpnARMikTF+/5AxbDg9pAda+WIUDheFhdrIG+38ZBVpwdPxVJch\
            18qGkldDAmjGfGul8ypFzKPKN1ZaBkAmvQuLVmGd413QS4GHMOZV/xxTPCalP9fWYaQEbG91A3wvGxm0hZknh3hTG3mRmq/qC/YI\
            Fr8eITNIo+MQtOfFF4bTjhmcbG3k2++KngvQe/CfDiKYwSl3P/PQceEGhYB1IMysr0RfObgy4Fmj+Ki41ef9h/zwYa7j0PM20ZUW\
            8ZqSFy9SAjd6bfkXlUZV/qfKMoI1fYL0mT02IKQcbCZWiryMdnBA1v8odRLlxlFtfyXh9qSgGyvObFVPGUXVW2af3mfL9asm1rFN\
            RwZfhJPOKP6X9y3vy+45gGS5k56llgQQHM6+4Y0I8elRgRFy70e1Op6tzdRrjHYOuBetnvH9R9lCNTgRbQ1+D4oKA+sSjM+mDpSH\
            pzXQjDNiFxPHkDmoC9b46xqaBYBnErKFg1m4483LH7iXMVPIluBVtna1OCbIprDFCafjFL65kI+yCvADISItF+L4UdaAx+ME6DlG\
            W90AxzMtZKqqnl6CwdDceDDgEBurKiatkHd9BOesY5KL4sRwK8RGCNmTtQBVZWq1AlNxEBsHfu3M3qNsTneLDfHrtPDFCTJAYZLC\
            ATHwC2ev9mBPm8YrMwU723t9vYKndM/BwWGk999XD/a42hPl0lbrGg515qHxHJAPTaPmIA4OcIIA/LopxkICSkc112a610vlCfcS\
            RBtx4upKad9xIlN1zc9OiVkOOIiJEGfjSUBXQc975imnOmS3RCBfhj2/cAaGSbOu6/BHyGdFWPmNSF563gF6e6/1G0xwrHkrFYhb\
            mF547gujLvVceeuyWpn5GmlsyvJsEjTpDKSZFHeQ8Btn2lTwngn5W8AGSZG2ADxJMwyehSpOVObtD/YK3GPVABdZs6q152zEiOrj\
            Z4XPZgiF406baTOt1xU0XHMlhChLghN0zhWaPxPHHe1OuqII9JYmj6j9xp2QZqAe3SDpfaCscB//XmlXvKS/EBgTBDItuJdZlgEq\
            4MuMRNLN5XtPjOatWS/PwWkzf3XdeFjmrFbeMNrkN0J+R5sI52+Nr7Ofwt5T65bK82eSoAkh/wO06TvkzSx+8WJr3t8D951Bn7Hz\
            aw9Msgtd2zRcwlyl4Vz3Qw8uDifSFP6rI/isHOc/Kr/Iltrwz2UYzmprHQ/D2s6PxnjR4WeCROgP8cT9+wYlaL769ObGnhRH4zGC\
            ODpOVvYdb4PjyNnaaM8k/c3hzEzC6IlGKavrnDUL6/DrUr3Xy/Xy1KlA1BM9177J9aan2IpNT/GLLcG8kjPk/J2Xze66aQuxEsfo\
            E/1XX6AnFglpiMQiNnwcWeDs2lRBCKyBqTUV61zc8PPhl2jkZ1Zq6SbF2YB35vDo88/x23CJNn/y6efSfPLleJLYdWYPDoBbySp1\
            zYTUNNOSLeza4XQfvzpacpKheNYe0JLQKmoPjj+ytgZlREZ1E2d7bMCpX4C8TPFEeciMveLJ85tgJLTK/X0UpCAxZt7SyitPqspF\
            UWw3gfjgY9lu8vYK4KIayDCMUdnB6SlK1Bq/6LneaUWv6ATttV7CUNVbIjdnn44qEj+TkdTtApkMqkQvQTOg9Eefgpwns1+TnNKV\
            U86a9bnXvobmjblANhiUIQbp9hZOUVV+Ukto+Mve0cnWYwDIWTcnHbIzCiAhanRg/CY4hNd+x6ApUiUab0NEfXqXCBgopo+R/Ndi\
            LMEXFNnajbwoWozdizy5c/IS+Xgjf78d7n8gd13bqaJZRod6J10wNil85gDJnAI//N9//fuwPJSM9U73kJF1Mxb4Y4sKpraCNy+/\
            fWwxyBhKDkxHdhdOgRieCj5Wtga5l4PUVW5vbgK25BRzxjZ52NmActNFt7E/SAe2u+0mT4DoyHwNjW9YidupUP1gL2OR8U8D4335\
            9l+HCejhvRbMLQJQbm9z1m/CeAj9wYjc3zu35fhD8vlt5CqhvH+0KdpNTLmgU8NLqyu+I5YCBb3QjbfuuhPJK0/m1i02NJOMSS/k\
            RTyyA0CC5yhtIVvdvCJu7Y83A5PwngfJR8Xxm/6whGLnijKLCnWczCfeRSlMWV6kb4LW0ziRlPwg7BcFEbc3Pjj4nU5yEAQpQsGP\
            JKrod9w24yQ/f9llnGU2rW1DGRQ7q5RXowu4njBRZjRpwGc4L0uCc/x7SBw7TGTbTJ2t6zz++03OEH4DVe6QEXRjSDYePPj1+Nei\
            9+y/hlyy2GJ9pxBadDa7gkhWZzeSpSCgE6sQVkCuM1K/3TuU0al2jc+1jHpiyt9DImpFUOah5J4HZwa+8LJHIRD4EmgWhFiwpTJr\
            VTN5Oyle2VVAmUnvxR3fCcnpAp1R2uE9H9z+OOnNXnQ+vcj+swZ3/QpqmHqLQKg9NoL3K2UqqEZTazxhiEQb6/mZNrU2MBHIqR7A\
            bUR2YdgVmJjKtx/op26eo2MGd3PTfVitm8XHBNXtJnsgWW2E/Ns4BEX8cyS2CnOuphecwP+ZCHgbBjlsCOb+DiDPBU2fIeFhEu0g\
            gPzLy5O2/jUTjiITyEfWg/Ihu6t0eJWiV1fe1SBCxSefFjijJLfGi1ETGs9fkZZKGKSip542YdwyBeY4XWB8yt8mn1neaxPoV8HR\
            PldOLZuAvJfUdM1BTu3a+Nxs0NuKzQeViInwP++ymPbh2i+s038Ei8jfPkKo4PbutXXm7QWYzduNtKkwCW3ohHNLhSG4Jjdy6qAC\
            47Wqm5zZJWUZSC44hPPc1npKKY0ddUtsE1yb7Uq7ovhi/BkmZidHnZuPlw3LWl2cNOAp17Frz7WkxJnHPB8BJUyCJ2AvqXcwejjz\
            eJMQNzefCiFkJHp0FG7et5m9ELFGpUtCWUoVXIcScq3LtQZYfjr+PLjPHFmfiv1n5+9g6knKEWWbnWPJwMUtpv8KdP/Ai5uijjrG\
            WQWXegoNueo0jLUab6fWGIQPVW5J7y3peZV8+E7N+zRaIJPtua2u8xZj+zdcSE2Vkpd4j/M5yAgd1YLSP9of1Pl36LQSoVxRVgLV\
            RwAhWrrBzzkgCOlNEagkM9/ikfIMvCGOJJgB/PR1F3yHmE/JahPhG1N4OvQ2Hvp4QiHbJaAKVzl78vSHp6+fMjxsu8PrFbU+/tnp\
            420Q4SED6WV1vvbeGhIVLVDUZr2Q+mQ5yIdyho6uzUDYaCR2jgDKts/nfVn+I2UIThBwB2V3ZclYLKKh+BI+k+eFH4SbOXSF96Pr\
            bysy2ye+GG/pe8+9pFxLtAt+zllj0BkzQbnStAblOoN7QvHt4GAfMJ9BAANTJOHvHGUMz4IYhMKXIRBvt4QC/7E1HgwlSgj3PWds\
            WIbQfp8Mb5BiOCBHG6yVKHnPp5zNlK5JXwfbxyWu29mMYicTue/7SYMrvt2GZ0LsQq8Y5pHcy2k3EwhyoasKDLJH3hnz0LNdxCiH\
            MJZKG6Qt5E4cT6+BC7kCjsqE6AaT37Ozs06DZKcJshe5ZAuoa8smos6w2GqmTp8DN3IGGP4JEAGB3XSCzAjjnWoawivzdj6vgTPd\
            jGKuQ6xJad3J5+L4NhHxI5Mg2xVC0ZcxAZaE/ZL+LGCY1lQw5Buaq2aC/Fpx8tGGT+gpUMKJvnwFzl9zNhqFkxJdrtms3qO3/WhO\
            0WA5W1cj6j8qR3lABR5FnrcI4RvQ8wWFuWAP3AghkfneLtPVTXa1APMkPKpWCR5dPMizSBtxD+cBgs96qENlWe8Q7dV5g8qy5l4y\
            5bQa1eocakaaY9TlD2EiemEZGRoaCL7hTGV4mMmWkoHcShbSdFpCGuScayFxU7NSBvdsEKATCKgvNR8vdF05MBx4KuGwkGIyjeny\
            b2hEsttWhMMabbBKmKYJ7e/8Mm3vh+EFMUH+Oi4OuWKTWSeGdMbiUx4v/0JHKX8ehaPSp/pmayqAprK3BT1NlIs1h8T06drhgmcS\
            +voGN5M7KdmK+gs5QRygO0tCjIkk+eRbTp18soR+PZmjkKbAMCDtbSfe+WipCyhJ/tY/3kaDnP3//7FjX2xjhDZzdnBgS11M+WDt\
            tWWSCpjEhp3PUNFXI3LAkDO1q20tj5D47Z2QUKKwIIQMrjloDzXEhMQZSp0aO3d7DfJMCY8h81ZbCxiHeHE8dFE9KeE05uc7scNH\
            W7C3+NqXvMeGiAqFy81NGAOVEd1kbVTKUHGt5IGk2jY+BRuMSdvzFEumQ4QehZAjYpDLw0Y0vnUTQOHiWA7hUV6uGmuEyOHmht+K\
            dO2tE1NuE5phoRxc/QMt5AM5k/nIoy/GYyGGhepyy9z2ocOk9M0qPxvL0dFEhukTe2VooZv/ADOfn42O5DgtvAxu8IwWSH/7YCTD\
            ExJmu6r238P1wQEOp97V3Zgqlm7cLPSs31TBTK1rdNhAHhkqrJeoyPJnNqOmQp7E9if1IG6rqEcoEYHQwjHcYi5+Z+eCzH/HWQxb\
            I644o4eA3br5YV1zps7IjU7kXjRfuafNau2ZmPQvHQodB0wvftaNPte19tdlhlSU+2PM7ssUqdvwL2ypU+hzaKLZKtL+JHIiFJPw\
            V3TGbgZReryvP0Ysqgqqls28cnPAgBMS7gYxYwH/WPhTZ7NwqtIW6Yuzma5hIuReE3gg9yiJUg4UE+QH8JFnAJR6VDV1YEkv4wGG\
            3OeQDX/Ow2P8UaRCzSg4FxYs6spzLe5iguxeI/8Uxq52L0i7d2MBev4BgHiW8NvdRaje2iWvfclYTnxvUjne+Ng36m9843lfNje+\
            LItTHkt0KtdjOTCqye+9o4CWXi3pkSlBkpR/ShoJIVOR9IcPNf8r8B8+7N3z/UNKKpLp/mPKlIPCnOoaGgJ4+2mPNPsPP0EdWHFD\
            T69CDAPsN9sctaGYc8mEpAa0tPg80r9Iyv2jyYc46XTQFXyLkijxogt4ExhAGsxRTbEZBKQYhZO+f+TNIKqqkPSgkuEIHBf90+8f\
            weApW2nTxtzLtKm15CCh7A5Jg/zfiRWpHqNULg1zR/mby2owc7+IVYam+2QN6hIi0CMCGucENKO/QVqb2Li+hoJd6grs4X2p1pWm\
            /+FXRfg/W15cykxdapn5RmYzDIcys6s1IvEuSvzn2KX7MEINQi4aObhBu/oRCeddWe56rsTCkKnxJpk0614qyISZXKIp6VVwNlJN\
            p7Dy+TXImD3RWsxv4pzlzLs1HvLqPDwC5+j2rYltxzxEpGc+6NG7jKA3EyHfZZeqXkNBLX1B01Cn8FstiWdBcX3P9t2+elo++fTg\
            4KHnlGgmDY4KL1P/6qHRy3Do1Kkl8D9rdWad5EWZGrHfGm9/1nDF2/Pwow1mQDnKbDY7dvBuxw5WWeXsahSeoij6J9uIq5ega2T3\
            nzNzI4dHZoQ45dtd7p1VupmGhTkugKlCLSjE8V2S5tC9ZI6lLVxx8rPn6DpJIi4kpq+dMs0MMN6QDoTn/sn2AZ4F70CpGZ0NRCpK\
            NkMpqiilxKWvLZNK5N3kJ/skZHiEFvQlqpNoyhzREJs7qrzKqXmwSCbpHssdRQ1328GbBw+k5vshQ5F3wwlGOIQzGpmvijHZ7P7R\
            x4/Zy7++fZdlQT5PZzOYesqgV9fsbui0LUKmROOfsh65dgcmgRa5T9IUw3REFWeTvkqpqEr5AGfqlDVRXWdFlV1oU5H7CKZfVtSP\
            edjQzVzkMWohJ6rsCs4vtP+aPj413sVEJdPNE+3IenAhpLW6ObV1RXychd6PELkKTXw+Q4GhQSuxiUFxDkWbfmDJZt0ZXS9zRn+Z\
            bKyZ52y5bvSUdb8Bzhk5TLIP7beniYLTAYS0MoBC81c4GgCipedhQuCuoPifQc/pHLYRc7zTHdnzAgq4/9nRA5NRr+651caj+xmL\
            k5OTcdcug08++3IcqLyMnfhTbVSd+tcvYa4b5CAFdOrTomDtxaBP6+/4aQ7EXxHhqdSaTf1nnx7hTCppRULA97/JOr4EHNON4BCI\
            EdSHctPCpOfd7c7N1p+9H9Df+ZyVJRBMtjGfIv6x3Af1IT80h7M4mZRlkiCLR0Z6SqVrwBPu7rUsKIAQ07PgNMvSJ+WR+z5d3FEG\
            yZlR6FrOs3RFVAvZqpoeimV4z9Yk+cBIJiPO8aUmZ7VV9JXaqAmq+ejv0UIEM4gO7lP1L7ryi6/6aWzE3D/K8HHgY7Q1C+uZfLt2\
            Nb/Xfvfq2U+4zeHtenbNDYkCDeKtkLCtdgmXUOp6VdfkQ9fc7FAgmV+Ag+BszF/8WK4XL12RIoIR8lbViKbcNwYODi4Ar+xZT/aB\
            xwftz4F++Cx15E/QwaK4ug48idv33iVZeJJi6/FuElSzoveb/GzKtc/iHjHZpGqcY5bls2odH0Ip1NAxqi2ZfDH8Bc9206jHRojo\
            vkRZ8gGQF4OJyFmIa2f/reRKlNpG0vCrJJoUJU06HHuvKI2LyTVsgGFjchc1EagdVMFqR2rjEHDVvsO+4T7J/l//fUnGcw+W+lKr\
            u//7++UQDGHyeJgLNPA4p7uetDzMZOQ1k5p5XIxBScSJTqPGRoc+1FCgBa8LGZVMKeg/b4x9m2IlHCVRS14p5RaqHqCBYqI90swk\
            mD5Wll6owpC1qD1Jn5dtZdUUcVPVLZHLXKsEBuawjfHalb6U33vTlle+vJOycYoJLR47NibRYDNMtXs0LdvPrp0rRNNp/7mzVn1q\
            ZdfFyg84iXInuRSVmIgpaziLfmeYn9wT3k1xXTjOJa+T/COkIEUQNYWrED48KLS4KpqRcYGieyIQrrwWxhH6VKdoSISgxCLLO+eQ\
            i1s6Ra6krZrNZ0nu3eeqMfptzh7cAztKZA2ms+zmoJjhJXi/99x+f1sWh5KqxYNixrzx9nZmeCPpX7V4APdZK0AbsRTM8r3bW3OQ\
            Zo4le5HI/OSq7xj+8EDA0Du12DJxz7eyp4OfibJSJFZXFfdnnpQwj1KE+xGd5FmP0NC3ivt6WkPNJK5ZJTDe37kuwpgbGzNH6sR2\
            wmgjD27cEb7FVjyXbXKMT6PnzTWdO+rfdtpYRXez8RJwQzgin9VfZZX+xRmb2D4d2ZlXomrLRf4K4CWcGYGFt3JSMD+lO75YDg2e\
            53TOvJS/gbsQwf1cLq28j90EgLCxf2CXK6WHqqXEBQ7pj0WqyeJPkW7zpWerzMmgJFNyQoeY7B0D1DLWjWDBL02fzVnZwkYMZwZh\
            m7Nrdh1qiohKy0aCkWjo9eJPpqvnMXW10gNBBF92giI2ZkTjIG9CGdUGjHrFjdDad6mc6zbEFcB3KHqzajDLmTq/WBLtVyPoXnUH\
            jO9HE3VHiVK6u72dEOdUTq1WxcQcwKmBy02tywIwiBtzwKBpEPpiW5zILGP92mpXqogi4csynTr+zT0RqF6EmPU1vAwLI0evY/Oy\
            TCurrzsXT1oZcZJiRafoNc18aOLDVNww9GixPCWNtckmBq41hSGxCGD9xoH10bcCKvFpSWeHaGOROZcodwTr4wlcFUeaGjwnj3kD\
            CjF14gZskE4+P7XDHhi+e+XdNAzT4nbXtt3BsmhgbfD4u9rHUD4sTkk0HkD4101HBPijpMkR5xS9NowyIMa+CYqjt1hG1mZlOQeC\
            rZZQPYlK7wqqbStaGDpd7uiEMKdZ5Kr4IXYPVaLNYs9PbTCV55JMALeG6FLBPcQE2OriL+Ixn4TB+T2wiv1jq7+TGvm4oJLUuTLo\
            ybKpIEyVASyFgL0NCzaYnSa+nzbeU3iY2cdhoOgcPZWxhtBzJmRC+YJWLZg4N1WzohnUvWaQsXe1aosgI3nGieiJXy6EAF5+7AlI\
            uyJL0Yj4QUGYK1FnTm+/oapw3iDlzVEos5srnTai3KzPWTYpuoYEw3VN12CeRLWjUbk5VUQGkEGtlYln846OwGMO1MEdw4G6uAkt\
            WXlmIteP77uNw1WvA7Y/oPcD13VsTVr+64LrQw7csC+Jsao0Wd+AYQRJcAd1s7pJBpFZd2TGvjsUTxXtC/+AIZk3ufld+strG6S2\
            daC52vm3+EUeWWGBHZTCVjHc324gzaNFgK7H38Bv2qKiRa4j2Vxl+D/ybkzWg5LYf2KgopJE0HQNpEUsiinUYpLs5ObuTETwulhQ\
            13yy2TEli0lgH61+uDPCn7zVmTjwHPg6cOAZOPAs4sAzYU7mnuG/OjswbHQG/rsX+K92/Bc9rwP/nYk98F/NnYg3Uj9tmC1uxFPJ\
            v9iNkuPvNIp53jfWPR4sCwOr4c67MjDNPTDWb/CY9xjrNxG38Yz1Ac2MTGTm+/cXkEre4JnCeNGtmp8hZ0wpEzwkxaqJNu8KJCND\
            ge/OY74qJs6Fe+35sG9DY6nQ9YpqXmXClBk7ORGu4cgFx3N7cY9PNFhapNXd3nqj4ROf4UAxHIZWhNu3jYl8wvBMRxTQS3K+9mrK\
            ULDUvP4ls/1fdJFgs7V8ZJLMaAAxZrZc+liNeMN+/VK7AwC3EHx6Ee4cYiZKZDCxs7FW8Jhin/e1nKa/6AynulFJL13h/g5P5phR\
            OVNUHUqihzRJK86DeAQOmN9DGlxFZNLILMlc0O/2NiSEhQZFgRDKYx5yqz5Gvu9tfVxW9EdVW5wkFzrO6ajtwblLB3nrsDyvG626\
            i/XNyPXqS2Hhn6j5+YVxtHU/7IjxHW8yQ6Vs83vnqmy7+AXCKr4DB171lZwZErAbNGvVdKYToUF/qy7XcYH9WoMEpsNlR5HObcS7\
            bbsEWfCvQbTAyTeOFQz5M/1fImIQc+HxaNNMFQOD1bvzBRjpygiDvq3t0yh9pBaJEwplV1fSaOubbrQ7FX5bebe+X08hpcinlSdb\
            EL2b3RUVWKfcAr6z/K9/ExfGa0ZXy8zJBzdqEPNsPWBpgvEwfHr87pHpcJfQkaLJIKpAS7s986Gms2z0+h5ZdZ6sBGjKJ8OUdAzW\
            QRcHALtYf89uBsILYTXiYvB4TKLEinRs9Ynb27EEE1BOoaVo/TGVEB+c9rnquOAezgcyHoVFeSnL6jpBYOYx9R254r0ZUFN+NQ9l\
            M0/gIJkQiycZKAm5JOmy7sbmkvyC2Jdd3YNFXo/IulrAjgrPO77ECiCBZrE0ZhlMtgGTVF77LtnTWWaC2jETtCIRZUHnDsslyuxU\
            lGmkfQe7ZVL8MGGdOyQQ6r6++xEeY1Y513mKw4H+vc7hJmAwf9Mbm4bG20Y3px5hum8jxKeBMhT0Aom+enQJegGAlKGk1MnWOL93\
            qAlaPNWelS1O/4BGk6z/EzQ49GHtiUnQF9aVoUBH46Zd/alZS+tE2E7ICkzTXOFlkZLThqfRAHeGP4PiyJ354XUWlU6UwpDD09Wy\
            BcDrWAZ6m0JSQAE0HNki7Kqij4dbB7ibFOVo0yz1yKVMlHxPp/Ss7GzyhNH62e1ddp87RLxc6GgKYC3Sp7NpdAImo6mJxUzy6Spq\
            hSoMhrPtu/7LUQKh3SV5xfpQUK9KLuDmLTmU0dqYOrIdozcUBNwyyK+634f9OXP1qPgN2Rr453tDYNjWAGdJP/akD9NbEEEKPl85\
            NFaIOXNU8Hlh1Lub7zRYB82uoxOB+CJUIMp8oa0vQCfC3CBiyzIUV4ktvZAmvIOKix16QIxMiK1Ubg2exmNcUj9qvtqEl7Cgt02c\
            tWTWkX6cj05aCn+9PmEqyexw1s1gpO5QyuMcxdmHxkPuboarZp7uQbJ2eGcMFTA53YK0Knbn4R5D2AXwbhpHXqgPojgsdW95w+r1\
            HhvGWhHC8WL2ViJMvVUzI8jNbHVLIVuGQMB2T6JG8dvgfgUdsXkJnNkQIxGjKvrvFx4tejqZW2lTjXvMFQfBbphFzFjDgAP24kft\
            Xgj6VFd8AE5KfMEf6H6nqPMLFb/KVS0XmwBL47Fh78IM4aYPA1sL1A7kki6y5SfIELyLR5kRS2apK30SacOZq01sXSujWpsHfAdF\
            ia908es5AcxbA3ab3WZ1321WG7v/6A756DIUVSbs8ziYhqkcWb64tku8zk4VwKNrjwkTivQFpy64B7iWEhEZN4jhOf3xQiuH7MqW\
            WBmOfa4TLw6NvS4nZ4C3FnXBz29S5qUU2wk0V5sfsPZQFni+q/0l7dFmzcEilAcyrc0PRgpl8UihNpBpqJdcFag2qlt1vltHOuzq\
            AXmdp0ceUpr4YmNDJnko8NxSX7F/t8/duMzBHgAJzpZ+/XCuZebArqPRWlS80x6whnlNirMa9UHvOQvbn+kla0SxhFnWXDqcgsQJ\
            t9f0IGqARfT1nwj5FpoIutRzIGYx1NLFjzyo/oYHJ27TQm/nZRBNxmP21o0bULFdt1BAYjxXYagBhn/dSjAYP6TwR/2Dx8M1CKX8\
            vOUSHzL48EyKJ5Jwn3+lFK+/yb+ciktd/IapJF7Kgj9K59P0oGA9F/Yc9Ypt1OVJFAPjZhwGE4m7O+8MatYKRsHZIr81FLeyI/GN\
            G4gzS3ic3zXM+lEE1ObfGgNt6ubOQcZUtd8sxQvvRT63iGAt+feEf/aRBUGLa0Ch+R/j38IjYE/tS6/2D72u1CVtMTU1r/aB8P37\
            sqDkV9HInpP3lctuCekHSHFhhXkliYJcniHLIrNCDE/grwCtpsB46NVIDrNQRvY3Z4gse+eHoddvJu7gImcNr6LL5TfoXis3a//d\
            B8YvP3y4j1d4Ydy1cHG9sN+84o19KT/oU4iYlsh8vw/Ue2G/UIX+55rqy40NuvAoYmxuKS5X06tKH1hzcaLSyrvwBn6+S/vs29ua\
            HNCOIplDFSX/wpa3l8t7//vPf+lotQSOlR/zxF65JL0TRe7xxuFjR6NtmgGlXMhZZz7fOdocwBGrorGJDAjUXw4xtx/9hyCK5MHN\
            4/F4U3YECJFp4zply+SU0u+qUeXyIaxfbmxmYCz1XNGblU76EcPX2frGUaqgN1+KbScu9h/u7Nqz0Lh4WgC+tiGHE1Fat+m76f2S\
            PDOKPJeH+PoU7eMAYFVTj/2NjfDEh+Qt8FCFJ1I8k9//6fvvVT8zQTncnyy0OAkgbzomikayIa3KXQo0jrp/8f4EEJ8jNHYv4epk\
            YwOnjumK5t+Q10fivG52xJNTFeDmKvNJrr3dlQVm5ezek0L3c+pc4huCbNQ0fgUehV9Rhq9m4Atq9GrBoYUs9MAx4swrMximTsth\
            4VCp/SAAHRednmDUnyHZG8E5U7lLnlr2HhgW7IEcRukGWWRlp01egLmwn3qwNj78k41oQHJKsH+hFsb3k7dLCgNJ55Pg2AzNkYM6\
            Dfwa99OyKODjK6Nk4hp7MyPaL4EX5CyaolcEzC3P6tiXQY8mdHSOpi73OLR7xgVCiZbz7/KX+s4x4ElbAeT/hPVhhvMZ1sw+/gD8\
            Lt7hz2P8wRqKY50qGZIlNZCzLnDGSFdOAehSKTOkOxgUc7zWWnzJ4sV3jJ496wPqShuT9UbnneYkM1wQ11uXAEgji9cyddRtBlx9\
            19c+G1O2kJRvVPtZthBZPjhhMCPa0QOviw5o22SrW0CKc4COU6yA5fENobPtYlmOZWs+CtWcEw4Yz5MtAvvS4IQOOTc8vQGXzQ1k\
            AgjsmhYvsxYgnzr+AAO+nKB4kNRmdbSyU/P2HBjb+WQiW1kxI8R27sqv5hvQY/NN5LKqgLcTbyXucCjEsblyPjIG9osvXI9veAjV\
            4Jodt5y6I/bMYJ+U0KaOdRhxaErdx7GQ/CUec5HUSIJ8jI+isDNFPOMKq8I9je9+wieRTmwJTfCzucRzaYuqThyZeyQSPS7bSsjG\
            3bIG9lW6+2MDwhJvffuT1+IN1yrjwnhuapyLRxyY2xm8YKLhawaQi6+46ajJob1gMhPvzGgcwTfTfm8L9BtG/wilTcGFWpyUZ+IF\
            V5MGJP6NK7gzxDE3wRcyXqo5ZrwfSsagCtGYd9T0ClhHfs+XptG8wbTOcblY7v4fU9NBzfBbAAA=
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
            H4sIAAAAAAACA2VUB9LrJhC+ih+vwQRJ6UUex+llSnrvWFpJxAgUWNl/UyanycFykiwS/usUyvJ92xfdD87jZaUCvm80WFypsLIS\
            TNxB6srZeDIyAL6L6PVuRIgSFSXfwNlM8FPjXc+KqKY46roFDPmfga2T+mME6QWUFx56hzC/N6OtUJONjjtxaQBXuHE5mem5kGFT\
            /Pz42a+44T//9uyX8OsLosjhDCqOYpv//NKvaw84ersKV1e8+O3nd7OfVHbxYvZW/vvf2a+Xb8qXX3t9elLkCAEjBUvGxHRtsY4W\
            k4ZOB3T+PPcwGFXB16gQ+EkY4k0yJv94jJsnl276Q0ibN84Yd+RiOii/ajaVUSFcEuDRS2vKWUA/VsTm4hJJT96BqrVtN8BZ9xKT\
            l6h22tZwVmYvTULOEKRcxvchNwRmSdpoMHUUazuMSExdlwzdHiyTeD4AXYjHpBrRVa4fDCDJXNMkkRo0KqMvTsIwgDFVB9W+ZI0y\
            AZicNfeuJsjoDZO19iUz6JlkymuV1RAqqjvUu3OWbGeNGg1ZBYvg93DeaUvZbR2Tc/46Z2ogJR3iUBbFf//8W1BmaGOnYCM/RRuP\
            S2D3lHtnyCVlwOMNz/k+0uKeB90SmE7EppSPu15jiZu3Z+RjzVFMkrBG7cAQhJCn1E1ScxbpH8X0MiEirtaHJd2Zd0fCT7cqEN+p\
            89HZPG2NNgZqgi1VWKzfKP58AEt6b4ebzmCgBzsHH2Buxfyg4ThHE60mV5boKuXrk1D37SLsld+TMPiqZEWc0DwcWiaViR0uafyw\
            K998U3ag2w7pdEpeasKbdrvJqZxLEcs4WzN065wFNiemcjWQ+LovJsnIhb9GgNUyyqssM2oOV0xzS/BLHT4/gC9RelDB2TJMNGz8\
            jhua45aBraH+RqMBVs6JW86UOELf+LnVPEHpykSZsrzcUniPgS87btPz997ZltC4Ddsoa0cI+I2iDnhPVXt6YOzEjYM7GVAHoJG9\
            Ed1qgfygzAgbxqZoKEWTSitRSMVvsGlytCWOpgJSoOhHCtGOxogp9iZZyQcPB7D4AcxKuFjHDzBsOn7fqlhfu/Si5I/ow3tU8yDE\
            s2f8vq/knH7ATz/q9iYrKdsf9gOenzKYGI2rxsCplNMazubvu4nf99cE/9TKLp7jFNFlWv8P4WRTqT8GAAA=
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
            H4sIAAAAAAACA3VTB5OrNhD+KxzzhpESLF5vjkx67z25MqMnFqM7IRFpbV/B/z2SwK/fFANr7Vf2W22FyyTPe+H+2wAsfAdaL+7l\
            Zcers5OK1M+VtOZYLK7vLp4tTj84YaHkt+txMGs69sKoFjyesB28OHzQ+k5V7g7tUngcHfQWgaYCwiX6k4rWx58s/j3gfphwz/0o\
            vR/PvTX0TrWM0ixf3KvulgM/zqu8zKuohgX++H4gfJ081ie2+cHO/Wu1QayBSZ9KUVm1U80a0MdTp0sPumWiab7YgsHvlUcw4Eiu\
            jEehdV4iX90ENqHwD4NKEylkB57ZAQyRlGEXnsBXEDE+0ZoMdC4SylcJ3F+o4a/Qr8yaUEr39DZOIVFtBcK7pET4KyMj4k1rHdGA\
            GWS2zUQ8ks2SLuDKBwI44lwWxRt/NRBagABdTuUkQGoFBn14CtWToIskce3GBB3WZI4gvQl9N9aptTLPoRwEdkb08NzsuYFd9sev\
            34czSwe4cSYDznkC1laKiMCmxqIgHUPwSAwdx93hldbmudlovU/espe0m5k24E1i35x4aRL1b4AEWS8G4ihrlUZwRPCVCOYjKD04\
            /dnZXnlgIkRzzBgzp6lp4owN6RSEIsqOCFrXKcnwxmQqpaHvY263pNaD92I9hfZ6ZsEHawSKkAsMdX18SqOoN702BEuY3Jr3uxVz\
            2cwKgZaKtxBfkTkI99fjvHATtucrMl+ggHJRFJ7h1RCzyV8Ir2ReFAfEYYMEyrgA1gChbzkufdCrWnIk6BywWr7uT701oGV00fIB\
            XGtdL4wEZuyO0IX96B48rO/fvfv8ATwo+xTfHAvx8Y7g76oHG8T4si2n9ErN38zPCQnk+HXOdLDsT1/unx5HYt/lD1h1LW5LL40y\
            ZZdWfZ7oc9hzLA0H1gN2tonT++qL3/PaEWAbp2na3KWZt60ojoB1IBpwnnXCk/yTTWhz6jrdg5wWRQzLD9Y0fynsSMzdpNv2P7gy\
            Xl2LBQAA
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
            H4sIAAAAAAACA6VYx3bkxg79FR6tn+NSK8fJeRyXnO6SmqfZZD+SPcG5g6LzHziOcs7STl9BbudL3gWqQJBKL9sWm3UR6gIFoPjl\
            WDNIxsbHkiwc+8dY5HcMfuQLxSg/yrfyxWI+X8L7zDzP0rHxL8fSdtB1APw7nS8XA3r28r+LUTHn0XMxla/h/Wwxxwqf3vGfmJBk\
            /gR2B4gphuV7RR/AJQu6EavhxXwDf2HYyQdPEj95QausvRjmy8C41es9k2apiO4X8zDcx1IjjiLTyEzzo5gWj9i9L9/8WpeCaNKu\
            reYL+Vbxo2c3BeV7vCVs/jsnEcXZ+6IPEuSFB0s/5+tAb3n5Mt70Ibpd0R5Hd+I0s45NY+cH+dEZC69DEMa3innQB7oXsO+lkkL8\
            nQV66dV3L2ta3/MbbdLK+LMaa7s7t7dFaF3xwMW0d9dP/tkzxirPkhfvTvpBBIErHAFwwg/CGgPTMLDm5Zv4PRx3ZMUTE2EQUTRf\
            ffezs+ORlxDIV/HvIrvZiuPUfBRkoY37OSqL7/MFxSH/CLYCs8ijPtQte/gzT44ACd0zxTTEfqDlWQ/aNr1iFi/W8g27PoVd1xNI\
            3Xhs/KTRupoyKIb3M/m2o0Y9hSFSCuwWhcJlN6wvE71i490w5LABtG8dGRYjrCbGb74QHsCgRw6QHVmTvV+xbbdpIRFrcI3WX68q\
            edCKoxrZokkJgt1NPLN7M7SZos+6L6OvG/ov0vuRHL8/AKodtTTzk8wCKPDIqz/rgLhrogdQYhKC9KF5TRJvNz8ufmWKCKRVQFA1\
            Z0qaryFD03KTMLpQEkL7Aa6ZxF3h+ypSHVToZ3MI6g6AA/iPR4nzFjiCpX1m3NONcpbwPqCb8meFc/R3u/I3MmGHnyRp1+hEkfwe\
            4MWQYvB61WEJYFXpLuC/Xxo8SIcmux7XtjqCyBFRUg8FA+/FH5inQaPKDdzjc3f5GQ3Sa3HYNIlLYMRuFYIbr6sI+aRBkPMzz7Tz\
            JqHjw043eyEqgAM9x7SSmiiTeF2gB9bAIxUoh72WxJ0Pw9Q8a5mEZJgbPrp0VvM/4NIWoM/8IIPfSblfIh/OHnI4SWSZnV+4aMci\
            /FEvieqirivOaJwRY7SSgfWuSUVGaIKRL9/6WhfumInszCLIJ2FQ9eXbX8uBu2v86FkrCJ3XP3M2/FT8Wk+yYpaSk3KB5BLT9RNr\
            nNRJ68BJoqaZbzndFyAk1+ggPuUgyx65wzf8qGFC2xbA288QARwLT5K4be5PTFzRAq84FK+Xqu+zhr9JL+FctiYGXQtLtZZVbVfA\
            CWH34mdA1s4NcSwli7V1sDdRt40Vp6FS+AYw8hIWlpjOeDIxaUoS2jHUe5k0/DS7Vu+ZUhwAGEeABfVA46P6NDo6uaCx98q2CW+Q\
            oNB4pP16l7vHBrsZ2qIp8HrJ1PX3416UsYfVeHM/V9A9W3soeuUJ50PI5jdqQOnXUsNl3ICgSwHRcFE5sP2sT5bY2x/wnk4XVrZc\
            bR5Xc1I2CC7lsL4RJ/O6yjxGZkUXtHvADl1fPOclerkqeOBnLc53OvlcLri1pDxH0ILODqpMmRfk+yH+2DjuoKWpVIm4htA0nUIy\
            QjmYr0poLKaMjBIA2A7szXinK0CenryuYI0Oz56/5ovwHza3eGJg6gfgzHb9IXOwRIh1IOZIj58+CBpZL+E2iy1xB+T3d4I043e1\
            s9IOombZH4RReR+EHbyV7uvePo45NNV261acZSxas5bL3pOMMjwV4pexsErWHU+K+DhqR/GzyLJ1TBtDhvCAQIMZXR1Y4zM/a7Rs\
            RdvFyxn2Nws6xlVoV5K1wrzvDqbzoHYuuYIo9DGNRNKW6vcdh6hVKvK+FT+TjcsEKa3gI2lyF7R0GYnuuXBrP6vPr+4EuzGeQtzx\
            k/anJQcgej8/Ys0QBK3IKuHl9MTB78WZSmgNvUJqkm9uWpv0+qaLzvMtJvPAK0F9FFKqjki1KXJf9yJDv8eX0DngXK+ax1IxoEcq\
            KLNyIWE29Te0wGFJC2WE/dHRqMafLH8UdDQBqALLggxVafXuCMsr+ZbE61w0SqN3/bZhSrGPXW6AQocg7gRRu8oSx16X7kdunIPa\
            A5QEobAYlh1wnJiQ+opNz+hkhfztU+t+vVQZN/xQOMCRkdAs1xKwOoyWsxfAiAzmPe/ixvDqu59eey30I3LxbxC4zq20mhn2gtvl\
            ej+Nmrlufwc2T6fBKt4RKG35bvgj0uDnUMORYh44k3ElE4qpFtU/OaOoblF/KgNAhtA5A6aD081xnyFmck/fwcpi5R1GBnnrVUOW\
            /4BxQISjUhpbOovk/QWTkR4ddyUSMgF08GIoWHeScMVAT5JqoRLLlYtpfsDNAAUJZkHgtvfwEcVOdPItB0BtWg6Gsjik9xAF9sIU\
            oLYiF+QBP4ha7dLs8LXAhM3a2WdJNuQg93EtLO+D7t2niesdals0nK/14o1Ms2WFECdktrjYYZIuRnLNxghvmhoS1XneE0GXV0uQ\
            OqoE2fbhVco2+XoxK0EuZuoc4rcSx6n7edxLuBXyVOLZw17vC0/jsNcxMnjwt7rKVwtRdLMZnpkrNHHkvJRWP7oqa4vhlVQHUZr5\
            YaiXcu6vv0h2iu98knchNBQ2X8KfHUpUVfJut6uzLnaHrlOtAacnfJnFW1SYfSZ1qfrx0tlYOmsBghVP75qo58YWT2cdT1q//bSp\
            t9//z9gj+n7jbnruoPMgeUBfZ5GT1otpVr9JytahdY8eFmv0PgjdJ75lEMzTtpZ66zG3ayoe3o2PPnrAC3y1Qh7KEL5H8yn2YBnl\
            6YaGLURoni3yRDxAcKfxgaiq7TE5zeH3KOWQICvw71f8rG8G+VduE4ahiOK+SLFzi274qhEIL/apN+JRb5TV+5hMmBU+mAr2AqOE\
            /chrGwNwiIO2hK+//hdB8qL7JRcAAA==
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
            H4sIAAAAAAACA4VYzXIjuQ1+FZbPHtUmR988/pup8V/G2rgyN7YaUjNikwp/rNguV+1T5LSVvbjyCDnNTW+yTxIAJLpbjie52BIB\
            gsBH4AOo54PWhIOjA5vCweGB0z3gl1PIKS46XEjw9xQPjp4P4tpsUPIt9+qz67RNKm6CcStwvO3hUjdgUWEOxoJqIag7MAmK8JNn\
            s3dJh1TVTRN0eMTFj6axxqcO1kVykSGmiIKL3WtkAwvvHCwStHOPy8d5qZ5/ehnX0QkW/BlCY1wLSfUmVRXn04nsRpUvYJw6h+Ai\
            dBDUCra7186miS3vLn1MBIEBVS1mt1ImJrWF1UxdQ4ZAkpgXnfr9l3/tbf6oF2vcfG+AEHjA/Rk9crM9b1HhSoe/ZQC1NaFFN8hW\
            qsZSeDxeaeNQ69rjEWBcry3ZIi2Ge6mN5XhOdVQrtKicQQNHNWi/XFrjYHKMdmnrQ4JUFNmdzvsIc5MsKY6YMCLgRg1MAD7JOXIF\
            ED9je9UZCKT+ZKDDNY/hVrHOka9/vFfloOvBjafegQ6LjpGYnIxIqUudE+YVLNgVCIjdHjxi4dhSruFfUE9gShIG0O2jBIRI8J01\
            EMAkkdZgzv5/HOpUJzCCxmxq4LbzDvatPHinWgMRejUHC0tfLL2DxdTixurHeEMXfbl7zcuE6pLakSoFZVI0MBX6Dbhb3AsBxeWD\
            2v17uUR3qvS96hKVAUP0HKjOOFJwk5tvg98IkD/ESvQKpMdUDVc5mjXf40djMe6ZOovKcmyHbD4AyiAq7da+73GRUYq+0bZV2loU\
            tZrubTb1YgA8bXV8D2vdxI2B4ruFdOEJUh+tjhHcocq9gij4ofJTfqN+7U/hwSxgf1s7pvx75WHiuacgx2QjZXUTWoeRIwIpATmq\
            BN9WB+Om92/iWb9JjxMDFiCQBM9PcgEXEIFYbTBU5efB92c2whbdAqI/X7ztlUb1AE5dQNi9Uu5vtUnobRiivOeUOlSNiep9SkR3\
            pjvnObj9fRzagw9mhSWY1RmeWfeQu1zbHBZd1/MfXsb1S1imfdmhckR0z398kaK4Au22nbF8Iz/OH1IPsCFcV8y6oSWXSs1DqtZI\
            KGaoPpBJuZGxz1QN2i3AFkI9blbQBF95Fj+t4Wa5fL8d6FF3Npi5IeWSZk2AaicAkvogce+zOvt67beD3l8hPaW93A7Qo/eiMLDL\
            JXoDlWQZEr8KEKPoSZMpacSexnQuLURSjxsDaRW6OeJLK7q3grHYe4szN7dkXB76yT0JAo4QOpcyK4Qk4mnPF9mJzy7VCeNYgq4t\
            TXSuvQPpi2um6VJuexrSsqT50TTQglSmUxwhFbhxtA5MJ8xwoKyB1VD7MXFPiAaY+o7GU6RuPxkqGdMkBbEgGKf8Mht33C3QYoHw\
            1Ijb0uHajO0QoefjuM3JtludOoLTo45qpL6oe+6hWCxIJlWNE4v/qIHQMlPLRHiOaLfMLkv8IECLVHAuEXVgdr9R//0n6vz+y6+z\
            qZ6gLRMRRAZ8C86sqPPhGgLeSG/dZ6h7H5jqdbw1i5QDRO7qsfYPllB211VOdFxcG9cO5FuglFW8RVzjf2XlzjPo3JrqUj2LEbQt\
            BZObZFLphj+7BAG/gRVIBunPbu38lngwuwbW2qGqutsEjfgyVyb8UECNtUMm00MlvMJxPwnHnZSKGYtFNWAmcm77ldax1oQgCIkJ\
            I8TOb8dwvskoxCQ6L43h7XAh7f+6Dnb/3d5iomxbWcDrp9vpdVjfS3B8EZKrJDGcV0Xr2qd9Ra6Jd9VXPOYLIcisL8viG5GbW3PW\
            RHWhUSdSWWYI6W1rLl0pMisgEEnlnicJhRkQE4+JiWeTNff1UOt1JocOzXGwKJK56aEM9cpqtxrclLEhTilp2ktrbQ1HXOk1GSoh\
            hZjA2hELWhXhcvc98GVNZDduwUiZRpnO1e6w5dQ5UmehsLLLoQxHkeFRV9qiGxz7bDDmF9rWkyJKbQLHGzFDZLL6iq2Lx5grBPLD\
            Bwx7bA000UVEVPi13J2ibDP1pbOhPP3iN3LZC/rYDmvsS+x0AHkwjhmBHXDIBzwz6BZGmdAS9MggqtOSBBQK2cwuGct1HSt8CSGv\
            j7JvOey+L9bSJwfRzfIt7OppqnqIrVBMObYlmTndYmKSbStwvq8PnmhWTpJ8ryExEbINGcxFu+T+vReAZYKuKdzqqOYQeuO0reH/\
            6euHE98CZ/cEEMVNB7j5oVwODuqL7hFYSZQyJkbmZ4pnxTvYBPc9MimhnBuwrcDFG+Z+Pbh+swGHwt0/pvHcBy9tLwpq48BReFRe\
            AmP1skru5VxpuOfs3lOm6hm8FAfBtdAK2NPjZFqzmOHgRLMCXQb13FfkHGS8coay3AtX24gNfx1gkdT8i8+B31KlSzNVTRj3wdvM\
            HMLv27R7DWuQrZ/bwoCU6nLXb7lpvpd6poa9zaGFt0n3v5A0LiZt7dt8RD8ZS245jbEtzm0m9MoCGh23HW82vG1uNhveRBNBqV4c\
            CggxHptEQnMc/e7z4eNgEdUmblyBy5To/CBSple4sPuOnmD7D34bIUSx89azzrinzNfh9m1+pUc6PRVjvb2kIkKJ5AiFEDEIHvxK\
            +XG/5CaC2yFMDN1abZykUfkpS/GbQ+2+N+Xyl9T3o/o0n98eKm2jLxTc6kCDOd8SROJeVHNce3ePfePtTO1+RRO88U5ZA7vfAL0E\
            9pQMkZOq+sEMesg/8oDynQN1jcTPGBPgnQGbSr2OMCvtxucSW4bxEV9eAZNIMcjPk7PKj2bIwjL/lU5z8PLyH1qKdDwqFAAA
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
            H4sIAAAAAAACA3UXR5bruPEq9ZyDRg7LXv2cQ3s6PS8hsijiiULRANS0Jv6D2Fsf7J/EFVSiuvVmBbByLvD7X7Ux/+riV0PNv1r8\
            KoUt8sfLtB5i6RlQ8d+1/Ori+1+VTRwZc8UHVILaIzSUKqaqbPcfwgoHJrgMuRagTinGsEZDvyEVfFVDdoa4yiHvGeg3Bb/eYamF\
            oXZhIKtJ2FRsr4nBnxN8/9cfZ3BMa4U/P36KeUaSqD53Zib5RHB9C01PBdOJAEofqFTGX6tPDoRYYGDEEq7zXsSGdYjp65f/PWB9\
            FprNrB1bo1o+sE9cJNqIjI4yfAz5XztEk1Tz/qlwMA2rMW4GdyEO2KpNoUIbW0hUYaK8uTj4Rl03xCQxPciDlrAoWUhlwqw29EQF\
            r2MdUIzULwgchRnH+TXXE7SZRsZ2cdhCjxkXQBlq2CBQQugybWFPuwyD5WtWcIUhN/2Zp6ynQEgtlBFZSi7isvM8HQaph54mCMPA\
            4Iyh3bup7KPEX2GOO5j64pGVYqSJNCguTxkue0qz786nvtSeNYyCV0f5dDieujgOYV8+J62fCcjLr0glG1yLmn2ekTRiumQ+zFKx\
            /GHdYBBDz+XveFd6DNErdqbMtnfyyUhJk8XpPBiOtlA9hUJiVmaSMTZ1lxEq0RLeVlC3YOpZKMQKDW2xHOLQoKQEqBNELFBF8vJU\
            s0dVfITCrFWy/ziszDFgfU1SFVhhTVBJ9Ypcj5WRfKIXeB8bPJIuRGuC5kHJxvKKhhbzXCDsukKWYEESLgsUxMRqlsr1cjvW/cyE\
            8imYgql6JK/47iFWxCt25uVQcGLvhUC+ISSSaECr1jLlFGJlq/LR/DsBwC7VOEi3PPLAya93OT0irr312Qo7yih20j1mM6bV3lL7\
            qYPv//bjDP6AXX2AWsD3f/8RBgZ78X7EkDTRmrHztAtdxjFk0/Iaa+WbN5/KMMyl3RhG91baZmETUoODDaznfmf4KtMGP3fd+WxV\
            DBvcLY/sn7sj96EyMvJ0ZLCORoH5eFSTuBsVJ0YpMtGkTFs2zrhkdFlgukODlarO0jpjKULkNbFCcVnyrgaV+sonsBD4ANamv9AE\
            GNXledxUo8eOXWbYbh7Bh2+YQm16i+Wh7Z3EB8MR8Zx2SWe00BfvId0DM9EnSmgrzhqiwB7rA7SOep9WvoRgirXX2Dhb7UPVMa9D\
            pUCQWkwLneNMx+1e5SpNcTHL1w6zNFvtJtKRMHd8UpblzHLFaU8Pd0btM+3Wsz2+MpzlMtReukaVSHMFnXhF14+4ppcHs9Sxzwc+\
            mERPpTD4keAVR1nSracF11EeW3NJvGuCVDh8/fIfpvv65b/LmdYDbUXb4YQZBqwVs41XnyAT5VbYQrm0yVxkYBef00VRH2KpBg5e\
            vByo9jgF7eJQzhfD9DDIFWl49TDIQRcD/caG71ZVaq8Iqd89AkfkTdokmhLT7OwGQ0jrnT3wtJq1W+7sxrAatzgPp9OB5E1w2g+h\
            qkIj0BIVV3wdr3AdrViMwNpes9vTNDulz4noeopWow893zi+XT9Zlv45z2jRxA/ExAjJzDbkjbujr6wNhALuquG5Js5JEtUTsrW+\
            Y727/VXrYF/U+vn7AkNMG5AJJvaqObYdZE9IRH0v6A4X5+2F1RLOPYdDwaWrOC6m61sHXbMcLZ4MEq9By8NQvofL8bncBxmOmKCT\
            xpCpchT9MWxEjhwQ1HLHfOA7Y+Rgvmxxn1GfU6OxiPe6hCrZwFG8jPELe3iof8keFJSa2acPxA14kF/0VQx0oNsGGasIgb3CJZwP\
            O/jmmyEwMUlXmsoC/mIf91qTfOhXtI2mF23xPliZ6ek55EV0TKxYPyN8bqyo3WsgLUoiSrPKyBs5D/GRp7b8T/jqWsl9BvtOM8Rh\
            ys0BXuhaMvLkYh7RSFAVryLUpbhOWpv+ED2NlaZFBTillKsPYKfMu1QWak7FvI0pDF6Y8I9voaEWpUTdd5C5r9SKUTWaOXtScQs0\
            YYs56LAcQ6k4eypq3ehXEYfWa4xJK7FbB5w4Yv445C7bKLwWTSrLdhToKBNdZx3miny1XT60pYu5aCtgarH1EB7luxQn8EYvlosA\
            CSfpcFusJJGPdXY5VnfWaomnVC42rXQjB1DwPNPuadhpV9/qxfnetsPp6rJHf47rXvvsKP76pGZElbkwhdNq+cUgxVRqGAYPwXvE\
            8VgblKyGemKe0mTENHM8HUcLWhhBW8oe/bJWn7attOgbYbtSNtuyzvoR04453yZbD5mmgplrZ8vwhc/zWY6rP5Pzrb7TWFDVHEju\
            ZJglCOO4gMgnV2hqaQLq1Hma0gk7L5aYPO1jWKM9qDU0MAoS3lxfXy6gkKR0hYYOsCLayP7Q+hd9saG0BHlPK8eVkE+0G1o4qIJQ\
            3C41VTlpV7WUqsxAK6WNhL/27i5Qml/7BVNbDr+LJ16I/3ZjWKIqA01rRqfZjz/+H1fITBAjEgAA
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
            H4sIAAAAAAACA5VYx3ojOQ5+FX4+e7Th6FvnbGva2nSEqiAJbRZRTbLkVvc34VU253zrvU29yT7JEGCxKPXkm4VE4Cfwg+V3Zy35\
            s4szG/3Z+ZmDDtOPB6GH8d9skyTimxjOLt6dhRvqk+qJN2BNwy6io5bVZ/8c1miTcgk+YjAtGgumH3+9JQfZ4jFr4CeOGipOtPbg\
            D0l6l9aWOGIzGT8aMMSg5nuK0HJI8oadwyZiu2LJ0Jl3P/6kisltVX6P5Re4liXHycZxvFe8k81lMh4cmIgWDVrcUgtHkdg95xCT\
            3TWaXSoDfUspnAWJiG9o/K9bmMsB92xIUIj8/8//cOJ/F5qbmkvLAogTh8VJwlL5EBpN9gX41wNijhT94c4WyCkCcgL4OURSb4Bs\
            LoQlwc3gGmIHLV9M9fJmY8kJ3lNY49h4DD27FjWHHXPAFUWrt21pi6YgUtX4RlC4n/yG8c/BhAFtBLXr0Y5/bwYLBl4P498Nm8hd\
            VuW7X883Wo+7RvDN7rRuPTGYg4EUes8NhoxA9rhjrdTAIXrwJrK2m0doDyX1VO+FKoylEKs6p379bRnjVLXRrPRuqvNyx65CcxxA\
            K8QQUVIf/7xhx4a/turewiFcySXe2bEHg6UdQwQfs+ZB1xO+PdJxj26ZHNGL39qTN2iNx95zOzSR/WRTh0eNTk+fAXxIFoOWgVvy\
            pVKZptZzryB+K0zFMMO5gm5N45+d6cb3gRowrD7UwRbdwlzjnCeajtBFD8HYdDScG5YSmwFclJ49QJa3rJe3OE6oQP9yiiV52y1/\
            FfbkZDE+4lpBDx6Mn/0sV1zV8pLv456ao5oPBj9sfgoP2bboc3cZDKpswPcYYWFyR1gOM5omTZgSIqHDhUZI1xoPc4A4/trsoRn/\
            roUGdLEgf6eEQLenzHOqf+i5e2AD3u7QY57BFg1HzwakSO30W6CYcvW5psza6MGAJoSWXkGohVX71eDdh9bQwFp8DLiIntjnRFqd\
            Vi2jRfPuJ59U8XPcxBPVuQRqIQH+009K979AcLc70lq/pT3EPOnA5+OW+rfQwxRHxbUhMGt4r5e0Qt+RAxU14Bq0mRzv6d9ZvvZ8\
            g1ebTRI/P6JxE5ThSWr2Q9dTbsUc5WpTg/ipizxGf1BF5uWsqNyc073kW7GpCWcrEBbQIF1KXS0+HugohgVlsQwHbz2GoFYP3J4E\
            jbLxIMSHZQWIq9M1gF2Pb/MS+EkxW34tqnVzRnIDzjSA24G82Rd8baaYoq5Luuru8eCixD4dPN1D1eoyD/Sd8b3LuR7KOIVTo8wz\
            +ZEAZSXqHrcQZh+BKg6hcpXuj1QbNujHX7tMXRc1dJnGOyIvGThoc+vXtBfV5boB5zJuL0hBO05BllS1XULcyYymhmoxj7vOsa67\
            suu8QXdK0rPJPYvgxY69B69GiV9lmKrNQx5cq60gt+aFKjLIxWDC+FKqCmishQ7MF39NJl/8b1GtKshLP+AaFNwOHQdjUQeSVcTR\
            C51aSBWKO4QlNXHwGPRd07GhLj3v0GFQ7XMKsWhKD9+Qa2cqvSfIVTHZTnKYbrCIrzkjruulCKeDpS900UgxwzpSzKvtOv09/j0O\
            tiIyq3/mbhzfCtlRS9zJ6g4NO26ozQQam51O0c+nx0OkDidiK2T240Jm96ZxqZOCx+prWeozVaM1vSfXUE+FFU4IQbLc8W2tbXrk\
            FOJcKfErae6lqetZebFfnr7N8hYLxirZ6xLqwN/8Yi4wzZL0YCP3s8/FqsUlx683ctVuq6/xiQbqk7xqci4PrEFnoUHT6rOKJkPT\
            gcNXUDaRMG6IdeuACYOJhF3P6VWdrCWmB+MoGTaY5zT1WliUA+d9t0KLRbiiThfl4GWDmWZIRBB5ClyMyv4PlY2mFYDzXBl39HUw\
            n/kCblC62CN4KS5XWrTPyd0IAirMrxC9rKq9co2ml+pAy3kVGDBxmGG6MIGtplMQQIFpj28XcyBuwMoK4zAlECYn8nuUpMRH0Xo9\
            kIOF+Rom/egjCy7n2OIr5SV9XcOciSLdcH/Qge4JfP5N2BZJ3pNhBx7z1Kd4kfzcEmkDHrdKrnfWVq4iNPpqqpBK3MFFkjofQ4gF\
            yQg3OH1WvcRIHvyR8GpTxTJ6eHoR53kjqrmbgjz4itXUCV7ClAJp6+an2trjCZBxmCIUw2kk2bVi4Kv5uc5lfqbYcr1ScjP+t6Ut\
            m49fmsMRBOZBaMAhSCnFJC/B9PPXHfj6DTK9Bg2bHrfTo70iUGp4SGjb2qBsIickJuVVj658RkyiX/hMxA/kiBxqGhVlz1QQ16kV\
            0HSQK2Zl4S4lp95Th55Ps0LXYlugPT6mBitWZV+R0grnl1bCa/z12qPV0sc/b8Fyrn6ell/x4INE9xjm3q48umc7KGX8XP9wxe1J\
            a7F8smnR9YWQyWg+YHXUTqvSDB900bchRS5EsLag8GgA39ZZzc+FHpzY6IWTDDNXxzt9r44rbsDMM5iQaaetkPb/nfHf0Cbh10XS\
            h0EJ9gLdoB0i99ShG98nQ2sc7PUzzZ/nFfNDQr6Uj+m8w2DtUfeKbgHoLTXQyAs8hXUCUAK4J2E7F8HBUZClBXK5R+b/KBlrtbHY\
            m8er1dIE6hIS5wbC+HfdK0FX5uBMB76R7HV8SJp3YZaT27VcVT4F/Ph30PxOcwuaOak2kDMe2wRvJxvGtSqtV6Q7JImphfp1g24v\
            Vsdf1sfFKUfmBPJ/qYQ3a++dffLJl6gC9MKeEwAA
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
            NqM0JYAhtf7wbJptdMnBRFEM85gyMc6taUZtkLLpAdsCM3Mbyw48HSXr/vfz3z+T/dY2DyT7HZjAXAyV0Oi62WfWEtN7aLaA9I8R\
            u7FI/kPVl3F/sbEuMNPhmS/aA4dobZ0XJy6BEA6njHIynSUl5Mv54HBcr70LDPmg1AQweHjuY2hZQAzZxphg6bIHVicopAQfzRGb\
            IxdlAfvEGpgFQiouA7GatfOdcY07M7GYHiHAxzcQmNLakDgNVtPwHm++Bzb6Cxz07mQgm/YUQgMuZEgMi4pSEpLQMpZs7HrtWJZo\
            CLbdqz+EA6HR4+GfWUkvnZgYz7Y3UwQMa3WAs6nwYhvDC6xUB5ndqOU9s7HGFl51v/d2n+44sleBcqNgMmlM5pQtZqGyoRRXpCKa\
            0GMPYeE5GYjjruzQofFgPOd2wYFBS0s5vjBjRPLaeUijS0gmJ3WdS67F2Cuir+GmLBXZO3W5K8nRLZwSkk2uIydmZm7FzoJAbncd\
            h9aQta0N2XiK9C7WLGoPvyRD8iZzhLnuLKLbcf1MTNJozB0Cc3uWIK8SfBkNkvOQ30ZmP/yt2ZIXPQFvvMMRXOW5jd/BzjVw5D0z\
            fXHJNF8pEZeuo28Ba9axvZL9MSVOIDPJFn9Elx08dV7aqIOQZ6LoquvzfqJn51pgSiIOjcO1KmDA9tIahX6NsbvyCR6pGiRep2SF\
            LRnB2L63WBvvo3WZ7MXRx4ucIbQC9y6Wo5fupZsquSwYjnLekkfkbeFae24Ozy2EXC1qpbbFF4H4m6fj+RzW+XPamYHQRATz6fdP\
            WiQ3YMPj1nmQWtHkeZkzzI1AHtb7FmQHfVjuxYMiJkw1cJnsJGBLwM6F2ulsaMD7OiFCKNXrFcYHuFuvX06DdMrx4c6EhHvPla0q\
            7taqATSxEKify7k2cyWJfbfxUYiSyoxJZ1lzICdFuCNrqzRkh1V0KDXvUgZBIG6QNAvbFcNCDDogbcrXOjdYVMdGWztMHRzfKOvi\
            K2BOFHLShnIcHsM38shF2FhspSP72oeU7cWcV/JlLIGT4fCz1KMOMSXf1jJf2KQZ0oJWV/qMTcfUnMPw0ejosztopPRUyMTDf0wi\
            mynjk/SydMbTxvlkEiATeCacH5VrXb7zhN3eWIMOeL8Qg5l5duS9pywIA3oWa39vJ7fLIFPmhc1b7pxkkFQfjSuQgpbhyNDWuYiv\
            T9OR89KDRY78em0bQGZEnakj0zUB3XLSYyzUTdOAtJIHoN+zawEow6ltcEGYX/8lCffrf2dTXkX7itOZ4O6iC3Xzg5wRkrRybUFE\
            zSxt08JJCSZJ0zoZkhDmLuV6qDn94EI7ttbvKnx6TEGjQ/mvntxHgfxGRo9KD5dx5PgiNr+ssst16N0T4m/oC0GhmND/FB5CfAzE\
            5m3YFDAucPUXkFaYCVeG8odCn9l1MDQ07WFjaWtpSPHyetQicOIcOe554rODIFPGA5flquSBXNuCmL6Nj0eHLnTxqWxpObT9OQiH\
            TrVx0t/WaP1w7PHIE8kODV5XOg5SZ/Hhx9HFWkZYR7bZlYHhNuav8YQYKt9Gtngt/3GVV4KWKxjPOdfywHKVSTTZ0MJkBpkPJdHQ\
            JPB06ABXscnQ9WlmuDY5zwKnG2T+WFuXDVbdkoYzvXscf0tRrcdL10mviUV8WYko1BuUR/eD9MVLIte6gmG3OHUhZRvyeOmNfZBu\
            icSD5Ji4rcS5Cw8Sawgsr8EbaXehASmDwBu2h8mM4HzaRXZb0Ts3jjsViVZA6IiQKwxJdGk26o2N9RKBJLYkQZDrG0ImiZpFDeTM\
            x7ysw8y81l3fvPF2MNvWN56vy6RalOrTp9/LtOgdYP120A4ndbtLW4swPCSpYHHMFRqRkxQyEEzDwe4g5JFHJwVgYpRkzLU1uVh3\
            Cdmxt3/QNKoIZ4oKv9mmFTo5rnNXCbJrT0N0JoOzsuvTbz7l0VUOSUWFPrlN0Jrg/fwlmBJK0aDMQ52QyTy5lDmT+gBnbFKWNcZ6\
            Tf/CDwty/Y/vDWTNtJmR0SR7KJN1Mp7qemhoV86R+zaRvRdGkeQJp5ZfO/CtJipxfoAc1dC7HsL46BjOfsTamC+rKsZCW6ncNFaw\
            UGiFjLx56W06eC/FHi7jVcRW7WIuCC20CqdeUlO/9yWZnfV25UE59REI3F30qaovddkC6CdKhSkO8iEQaKb9mYe6NlMZ2Zrnk7a7\
            i750IFz8Q2XftX6YsmomjHvpeMFSs0nENR2MJXz4kppLvwGfdB/vFZq3FttJpiXpUMSPVrpjrdqj2EXfe6iPbHkuaUHWtxCvBPev\
            aqhbgmq5gVAYbRtksHX0yU+FYHduYzMUPJu8qljpxYdYsuyRv6n7PT/LeWHwnpcVCdswgEqQN493jSyuZ3V5Stb0GHviWkOgqCFM\
            tC28dUEyiJtdT67WRyf/RpNcR3CY75fLBfVW4Btb2DkIUlycqJClmuRq1xz+HWDGmInIPeVVNXK4DNC6/DVbqytOWBLbjdTwwBbO\
            TdmshTKiQ+pKd3h++Sgi1IZ3+sRJ7qBqQf2zWG2rC5umT46np/8DPVcxyhcUAAA=
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
            H4sIAAAAAAACA4VYzW7kxhF+lYIuvsiDOEfdFNmyBWgleTWxkWOpWTNTULOK7m5SkRcL5GmCBHmE3Ow3yZOE1T8ktbtIbsP66/r/\
            uufDWcfh7OLMp3B2fibY0/xxk9Azis6URH9N8eziw1l85mFm/YQM6MGpJJIxaVaabvGJ/Mx9wJAYOvIeYcAjCxb+D1rsCv/KTYWf\
            AobXmWq/KHAV/X6kaCee3ceBE89EpyLkEnV7ncmPI3z4w8eVzHLM9Cv7jJFVCLCKiKarpjyL3M38URD2P0F05BNurKjcakzmDYLb\
            mPr9HzBQiLiDu1EnhUSSMPGk//nb39+o/wnd86z+LYOYYDOiuzeuzhLv2VFwCB3DOwy/jETFVAqvl0dkySJD0MncOyD74rsKnBAO\
            o8wZFEx6UWPUw8GzWHarNRAVCBwHlY7y6SfVSHtOnix/jo6eoeRh5c5ltvopQwoYHQvCL6OJwYF9fw4KQyDpWGimKXRoJfa1cusp\
            j4TBnT4N1DJOgD7pgMGjJLaQm86l9+a9xhQQ0phyUwXC7rX5PEd6AUNQWVnV4f0XnAWF2II0Au22Sg8nlU0emk5nJigmq7Cng4rC\
            l6IcPL7Ge7H2DAix9WJMGFKhPzLgNPGGqQPJw6xHNmeXQ2BgD55S0kCVXYeh8TeHLlm6Zk9x9ZvNbVPvgg4tT1/KRhMp+boUdyLo\
            x8gOQWeZr7jvbVBpBza8M48kBQIMgSe0uuMwkKANQqElLUXabQ9vWc2d242OZxfQO434hczOip7S92rTZg6jjRiEohq81tQ1sTv9\
            liZ2tIifw6AM8ZNG5nitvqNQ+sX8NZazoLzHHbxJHFgabIkxCe2y9nf9kF5X5WnUEmMkSS3BVgRgmRgTV9Z10P47H+nlRIFsAaBl\
            Hn0KCp1NYeTEk8X8gpxmH8MSzWVKJF3xJY15Jx2xBbTK78cgG2mPcwRCtmVtJh11JImKNx3LsYbQMXz45uNKvqVDesM6BxSnAeHD\
            Hz+2zn5HKC8n9mVZt5LYxvmkMUwh0IAhH2iy5ROzbDXXeM1O4+lEISdTOA+0Q3Hky567FBm9x0x/CvpM94fD51s5spWIJVEImhLu\
            Fiv3h9VIbaJAKbwave5Vo7eI7/Slclrfalj1ep0os/d69GzkvBK+Ik/iNOdAj4FizEI3MrHVvOETxnTd1repikqGE8PIvL+/aWIP\
            m1Q+bPK4MWatKuOyxa/KNwLCccTQYV4lvqyRJtSAdeVc6SipNGkbt0AVSZrMXZnky9IclvLtHL2Va1slL7yGP04FPDUNa1SGNCpX\
            JCHAwaINKKK2qS5Wm20Gfxw5p8t9NSes1LLburxbVR4dipTU3VJKY0CbjPX8gq5N+gHTyeLXiSBSmWFDLEtpBiuh7cpf+FeeMJgQ\
            iisS5o7h2ypzraN01izWY4lLWhuzZvUuxxIZ3ImxR/jtX7PQb//evZFrYGx2LJs2epoRgwKBGsk2t+0YtHZSnwcA4wO7NAaKuUF6\
            grrbOTNvOabGWBr4maVb1uZVq3Gls+/Lzusr5VFznt8ZfDSpeqb1f0USi2V8SpwqYGlKah3vW0pW9p/lWfTFtptnOY4I0alodDwm\
            zBswuVOen5845pWQuKe6ydr2Wma5zsSb8ei2Ao8JQ+5+m2Fud1HjbDeA+XfSlxZXu5m0Fbkve77dQxs839WarcDkbY1bXXoMzz8v\
            kTzS0cbJqjDVoEzgTtMXZURlkTvmq3Gb7nY/buTiwI0Hz/IMXb4AqMmQWULpGrQYfLjT7/+EzoaFPcTRsLkfdAd31m05XihnH7Bg\
            2a4dtKCXYVQh7bkni52Cob6kaq2xG37Hz7aKOZPytOBi/x0+5woGMn9zMI11O/+2Mbf4BgqW/y3rXhzV6mpe4+ht79QkXMBkWF+j\
            SwpRvZabCcKkfuPCrTr0lsuSygn9UaUqxLHp9Ojspos7+Hz9ff21R8k+HjCAAScGAuuK7AyXR8Hwmlt1YCyfTF0j1KvHCUNt544n\
            7tZqz7i1tIDFumEILU8dhdOSRLM3SmJfkFcBvaeawoTPVN8v7zlxwA2twmPi0it+k/zzCmEmKlX/5q2IAV4w5RYRH6U1cL7qbrPG\
            pV6m30Stqeu6PnLAJn6eZSn0LOhbTS1Spx07gh/fAy2Bw43Mbdll/5uAHWcXKU3qsCcDDS6FfXNrs/svi1Pv8526JaBFcs3ku9aR\
            CkmfSSrrfiCpMVbKz6Fszx/LKWanXQlEUz5qO4tGP7DwmrcGjg+Be2xubV0i6ahr2d0cs5pqQjWvVyem9qQrz9YCz4G9rpHnMeFl\
            Ov6iY8h7nWo303pfn9SPPdm+zj+ayk1XNlbAHHHkBuWOCrovxvdvWymNawQxYdLWTP8nXSyztPfLu4hJ1lYrEB/diUKPCcH+nFh1\
            Loeh6KhzCMvk5TfHDNeXxyOPcmTAz41kHG923pGMeRC9wfeYr+tPQV8ihYYQW2v/y9R7e7vWp+UQqACDXQCG4RxYbK1b7JSHII64\
            UX3wyNK6of0nU+/weQjinDxvE/HDfv9wAXOwJCmPUjQQsouQZkF2KrizhGTRR6tiPYQCPT1Vt7JPMTvKhRxJfkUIlAjIZrZQ0TmK\
            Cl5r4NreF/l11R6vm0isIcovLP/slBVogGX77+PH/wIgkArEyhIAAA==
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
            H4sIAAAAAAACA51Y1Xrb2hJ+FX+5PXwue7WxzN14qcZKoi+K5CMrhY2WXAjYZa53w4zlcN7lrMjwFufXjDRZhkOb3TX/zBqeWfqx\
            K2t5XUe6bN/r+mOXYwyY+EP16Uy1slxffIUj37zm57uO/NiV77dyoIFQfXJbBRu1ue1o9DExXTltXDZtEFXxhSruqHBDBatRaSsa\
            usX04y7JVeGmCvdjRHEoYbQue4Z3nVgXVDitik/iH8VFJh8bNPN+njjfgJnZul3HMbt9M/uVC8qPf/05o4Kl6p2Z2ocXBxsrhwDL\
            6W1HqOCpCmZVcEMFeyp4Hl/j+p+nEkmPW6q4rIoPVVBqBDBkXYUljeWlCh9qd7jOaTfvgy8VX4qGbhPHHl01pgphdKtcX5itT5Ra\
            Lv9nYbZJ0mdGdz8kAa6Ct6KuLqnJOEDPGN4/Bk0zo8IH1TuTHcX73vVPew3LAVr0wHGPYdlsb3CL4HeJryw2qmCOrz2SgQPB4fb0\
            2JZj6rfC2P1KbeVRDBQ+1rLPdfPmV5Zvm7pPoSf59MMhxLxG3lueiEP0bLz2aBsgFTykf5ZUcVgVV1SxqIpPYZIKR1UwqgpBS7bE\
            h+EwiX7LxutqXDINr7uPPKaHd54y6hEl7BL9t7MTRc6nNuU4hAebKoAj52vTW6B6ppG9TrZKtq1Wt55EIYAl8mNZgihwtvv/sfix\
            CifI6CXg220Vsef7XAoTyVutLa1VK0sEHFPBWkfHiRbtUnO2cT1/zhHD5pBEtUdjXGh53/D8JmrjyWg0NwpTpbzcnOmchxDTI+8/\
            Je+jAUyzx8GA3Etw/7YbCFBicRTpS41Bc4ueXVnPzVFI/quTUzAHpDH2tjqzq8Ib0a3ntcqYCkM2WMLInolej9Af4cASHIj4iIcl\
            PwhzF3kWewTUcETYdQU7hovCwjcDa5v+MTc25BHxB/OZpmDo7iboWfcL84rVbaYsnNGjrGhbMb4VZit/1LWzpifxXCP3IgLwWAH3\
            sfYIPjRt9zx3DbJ5XAWPUUMAk9gvB3L+9UOptYUtERanken4aawaheBgf4JrRb8hgR313IEv7bx5tc/0Yng0NNPiNACvGpYPSzxx\
            QseeTpW1Cs2jvZsqmNKLXpPx1aBHrXO4TOAQ/4WQ2vtQhXf/swSom6WeQ1b/JfPj334+PD1t9vg6BXGprkL9kcyPfweMy+6MaThX\
            +yzyS0vC6VWY88yc4fFV3HbonGTwqY52r1B8YcHB1q24nAyn27STWRCiJqZU8a0Kt+Hz6saQCvaBuey5/ea5nh59zDUKj9onncg7\
            15NYB++0SKVWhamkQ7TJRGqfda/q5IPtEcr7e2wISRiAIToGXYI3hKR2pp+Ahbzj9npmPq9jJcn0kJHuef8oD0bBph1trvNw5LAS\
            53mJgzBzODpc5DqY4IMyIMmlZTDUZ6H8KBA2t0IGtG9HAvjcHXR8CTGrCQmcqTy6BXuWGw1pMd5c2YhiiOwTA5uZmoYV5BJ4VJcQ\
            21q6Ha0m+1VGW0zq7z9iT0xH2TwyXdowT1C0Ck4jYI4cXpz2DEGjcXS0sl37OBNFziVkpMNRadG4vriPTt067YXxvOH3xbG5uxdV\
            5nFPNP6uOlwAPU/7RMcpVZ2u1N5NCuZzG/8DkI9j+oeh6M620I8ienGuxWEPppG51EbGqo/XKXSCSyNXKOFUFcrwI+l8K7pXbm5N\
            ax1dIVIklE9uRytPY4U2gBqG6bxlcD+tzxfq94dBRVFyQNubupE/b3X7gx5NYaRFVARijiNK5NMW7cVSlzq133KyMmr0qKQ0yx6Q\
            hEvOLrlOrwzo5CxRAcc8rmNTBy/7KBpSCyZGm4/JlTrla6ffca86ABxslKvP7qCrwmJ+7lw1/O4+k2PypB68kx7oWwNm0rW5U7NU\
            alefcznL+kcdiGr6PlUzgS5hWSLuSiEa+o0xCUnqN9ayz716aJZ4jAbCV8nU6zz9ZTc6q+/UHce9jN4Bw+v/tqPJYOWaTVBnXV+A\
            sGGRsTqqlx5r0rHkxSYUVksItEMs0lxA1q7FI/B52HjyUJ+vpOtc5m+Z6O468Lox1Yflg91Ky16mgm14lpvFwS7yKmQP4gfj8UNY\
            9AohFdsXhpTyFaKPc1JQDtM1Ky9NVV80pKbby5G4zxj9sUhxAUwi/cSVpy2nPwl27dG87i0dcc4hjWVEau7FAJ/oWL5p310DV/Ty\
            FZHuy0Ym0t1uw9Y1BAMvqSp8ixN6O81gjec3PfGvInMOdpE8QxISUSiO2ehLqMLhyfzpT7bh8Hh/hvs7jg1J7vTxm6OREPLlO3xk\
            mVn9sP3NnO8zuEncfF2tDEtCYsvQ+7soqgGc1hBVS4GseojVwVbsRvxuiTCGsmUnweMcxqGPiKdv/LtPkBaYBjBNo8iSIgGXi3UO\
            lAqtHcTnkMj/ztbuFavXkWoVlmBOj4K8ugjMBayRo9Ux/qwhDklX8aXMhYtAvKW33jDmlXZDSZ/7El5OrerCWPSco4HWNYHBGs+N\
            xRXkFUyR17Bu4uE68WYHtnI2tSa9WHzUMu2sbrH2NB6iZF7DeQI+lzMdYJu88K3Hg4j11YuDpwkrWK2MNZ7fk89B+pJxqAutOJSX\
            cbXqNv1XU0wna2Ylem2q8Hqvx1x40gVgnc5vNHkyDDGU6I6AbYYx/7t7qWi+dwe9vGT+YVFxewHqimsPDpg8yRu376Z8J7K2KdUo\
            3VtGnDiwrY9+pdWAnmRa5nOejXWMTEtRWE7eN2w78aye66r4kpI5Xkkav03CIbXd1TgthOnTXM5O1jTuNNjUyKv76eecp7gf1HZR\
            9f3daGSc8G1TWuSfMZ1BMpL2zXBWhR/gYaqSUe7EcPLvF38x/oAUh2B0uX57EZLpCnq4FYfxm4QHKpykrzgMgHNvQT4lS7mDTHz5\
            sRzJUO3z8Fqj8CLa2MBh5vhXX52ndYa/lyASYZBcFE7zqKGkKwNMthepRl9xsdIwWdQ/rsTyLmXocFjTdp6zCDIhkHOSvLTE+wA1\
            lTKE0/laKnwRXPxdizHyBuI3JH0KWWM/83pPBfGCtIJK9zv4BO5oV4I/RPNEivZK8cD4+ed/AaKxthOdFwAA
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
            H4sIAAAAAAACA31YV5rjOA6+Cr/NodobHutpQueKO+2Jb7T1W6ZFAVqSsrdc34SD7D5uPkbfpE8yBAVJ9uTkRiLwE/hB+/FnlQs/\
            u/yZT+FnFz8j2yL/4RYVgrdUxSxL+FuKP7t8/FlsXCdKa4OpYBxtua+K0/7aruCz7ik8yOwtiUFna0d2MHjJJfCbZENSF7cKNjxk\
            4Qdu5R2nLdAMqhc9ohz5sxc2JlAWrpkI64RqyVl815nHP345ix3VRf4JwspRBTItkpoQpw9HZ4mIrE17U6Ph42lox3TNMZUazH4I\
            lOMaF80B9cLcOvQHmI7rLH33zb/OPD+w6yZ7fgqE4suSxOIsway+seGvPWAOHKpkahx5vU1DqBQe3q+to1IcyVGmC7xCKClurPMl\
            +6c2Gd83CSbbpEstkTcb7wgnJ1hKBy6niF1JZMscsXTJi92VQzQDErMuX7PckAc6U1kq+o3zrdk6hC1AF4Y3hoDWIBRt75Lc82q+\
            v/moN7BhvR0KX+5/HQ0op+6q2AU0CLGgADqDQV3f99JK+b+IJjEVCAJs9TCmn8uWe2m8tWHUnab//dQl82YseoWYLFWLU9f7LdOM\
            jLprIx9hEjw2zBLnR6ruvH2IdyTz0RseGzRKv4tYW3/WcAe6zz4IouvgEYzIQKr8wfmYTBSq584jislQEkiqHPq6CtwpYD+Gilop\
            dHfcmLY/OjllMxhz4oV5iWRiB/hkEsLB7bzZIuX6iUANt6n0xZGrYI0tl4ZgXFyc5jDC+wop/gCqdhMFAUnII72QWb620uscDbdy\
            nAKXLU2CObe+5afYuzVOvQYkojayNrqLz9lXCHMLiaq13cKUe5dbnYBEcLQoTs/aLj3MPh6oRRFBSQEW5jmyuM0B1OJ54PaZjzhs\
            EYqlJiQ2wdius8FaocSDdSnnF6ZaPrV5LkziZHbQGkpNp8bLPtCZqUC15+BqlPGQiyiJFDLTGgT/xz99OcuvsUnnugtDXJvHP385\
            dvYNLB22buimn2oGcQjIVQ3nfVpYaM8chMxcpfGKUgNJv+8RZPh0oNeW1vBeCdsS9R4I4rsK3OBus/keTa+CbYzdLCbvu41WNLgH\
            ZZFMtJOGv8+0ktstHyYT6k97M6DlPSalEoF3u5iBt4NNDlYHxDhZHQYExgYpCcb0XCldm6rwtKlR+OJSbkDt7mcs52jneK6ZkqMe\
            J70ordW4XTPMyEAkqj5lk1n5IfdUOKA9mzDdMKPV7TDEt1ybWienA53pdY0o2437qIUgpfbmIH25Q+GiaByZmKylC1NZ/WiOKBx1\
            OYceZ/BlFo94RcPn6S5m+zdrSzTA9nQ6WFdOxRzmpTN63Nu0lYbV5FagJBMia0zkXzAakGR7zv2TzYceNqghd1UoI3lwMYImm+fc\
            09DU+9IMiq9qR3hLaVsgmXff/D0bvPvmH4vZaMb4XvoWwbSucIlHSghRyVsJpjwDxNvGe7dOfUAsuzWazlubdohFd+1iUnlp5yxs\
            ctSJLm9sN4qcb7NA/qeSNzy8bsrqUJmeJYacWJLvV8mlYVndSWbJJfioAMzqj6khPginMa0E8QomWesL56X1Vjnh6AqqybVQ8iKu\
            JZbO8Ic6E/M4rNzuRF/ac2BjuxkYDLUj1QoS89THLR/mepZMGO3iUkldGXFc7rqcb4dreoqRuaWvjiy30drQfKr1CLqhQZA789HU\
            WlyxueX0I2ZKGGpblxezjrg+m2fxlId31Ji9bqDaRim7cqBk3v737X/LhpElcnS7/NntKsOtbHLz0u2ygrNdGR/ZMQXVYQwX40nT\
            6lruR9HSteUSmIPZMoy3VI+6cW/HiVP0ba7TMcW9sU1Z7pJ9a5u5NJGoonCiwj/p7mhd8ADkkttC55bkGqT4S7N1O2VUebhAnyWN\
            DFUNKbhaTOF4bb2eJV8JgrCBenE3OLZWXrxYmO+z35Mn3pLAKQeDdGGaJIik8btC9yBLkDv39v8BNIicdnwjHzHMctzaAP22NV9z\
            3lvT3edKZ/lEK62lSohlk6QBSjdIuJ6S86W1kwKYbAP9TvOKUkAjmM9i2W3noBs3ml3o8hJbEmPtvHNrof0aKbC4lJJcTWP73nWg\
            M/B2g7+aSTsrUU9WVbDWpQttUuEMhNaR9aXQv3z0ZM1ZCJrrNrIhxLJodEGtbYtghweqS9PrTB64wpeN2Ih32U5j2s8dfKWAiGHi\
            BqQ6KUUrmmSfBta9dNRo4/4fCE9Om0dQlNyOZ41r8F6SAUKUtKeLFLasFMXz8IJ8ZsDRRiH8JFhb5+gFlfIWwoUp/Qwq86Jly2ct\
            WZvqc+6DjO3rYVGWrp7pb8++17EvH9TpVVUSexb064SM4zmBLE+a5rVmf94rPwaOo5is92PxX2AeP+6GfV5nm/UWoZ3N3++6Yr50\
            jZg9BXxhOCsYyPaVONydOusy1gA3oH781uioLJI2i8ZfQFaBDxFBIi0Ze0YNKgxU3nk/FPAj2Kq8c8rBoFTIHiBpxgs5Qz7DSaA9\
            sg/CiXduC0d69/rzi5FHudk7a2ocmMm8XC7vL0zVR2U+yRnCSN5WB7c7yoNCRZ1bJ66DbRfmE2eL5xtz5N4cIWlJSsJgejgCqFzN\
            Rbahsh2QhChLIZL1ANBQdoFBfkACTd8kjjj56o1wBFXppDpho/mo4bedQnrlySSU9+WX3wLCtV/+zxIAAA==
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
            H4sIAAAAAAACA31YR3rsNhK+Cj6t5Z6w1O75RQeFsfpN2lWT1S0wABwQfBzCWU5ncFzOBbyasHP3RXySqUIRIOW0UhOVf1b9Berd\
            s1K7s4uzxruz8zMDLdLDjW36WtOzx3/6/uzi3TN67FjgAlbl6T+qtMo7PH1d6Gj16m3YYUMKj8PxSz5VvXfWTCJ8YaPXWw/Oz+p6\
            58BNdPi63jXaeqxBJM8H7Dnk2XPLfpBOC2sMFh7LraXzK7hQ7/7+/eVcm0MUnD4+flYENBqTgrH+cbJlS41qnCiwscpjg6MO1sHK\
            kTVv296T5kvvgA6t6uzpPnndqLdsg5UB1bkfvt/Bjx/964Ht61DUETsxEXNjRzZ9kC1DEYYaSKAuwf1jQBRf3k2PDqANK8QYQ5Vd\
            kHgPuomFbK3q9fFLxQ6GEk73NlVs9/tGGwZ7dhx1bNnZUUMJMY87a3vcat+w2l+mnUYXFjwWDXr1sRyPrRq64fT18QvlB7XXTaug\
            2Vk1IjXCwaqgdukl6iXCLYIr7h6Wm8NQcaPS6nC6p7dsdE2PAoHYPmqaGLqG0//U2Iep93WEwCGUU8qdSr6g+N6Oi0iSfvmL6c6l\
            do2uN2uDmztrVliICUNykD7ZWzOIi59W2jUw9deGXwk6CMrk3uy510X00g3FHbQ6ArBo2A7NDdkjT9+1H3/4nkLb0o/gAhRh1siD\
            klVyBscvM17PdIO9VJBL1CQtne0SWj/BJEkFsEt7+h8qb9VuYhUk2NshTDWoZtgpSzmEjbqek5PmqwZS6mxZBOhV5wL20+kejAaB\
            6lBOqrSezlXBHcqxN+uUEurkVQorSOensJNBg/65XfI/V7CbIk7WBU42IyqaV/YJvtIFPrBQXezi8ReaXffPbFOik35iCPbxeaMe\
            gHmuak9ZohqV0a3qj59tovHTtvNT6kXWVBX2XnVD7yfW6NH4ZdZ6RgjF4yx85mz7tOlxvEPHSn9X2hiGYHDh+FnJzAOkOoL2lKnL\
            xT0OWIMywEVRYktNa+3t4Mxat7ZGY0Fo8PsqjaY4kkYpc8oIBPXuH95fTt/GvV9Lzsk62N7zO1Xv/vH9NAWXCGa807HQ1CgU4Bc7\
            hG0cduDIvyyVKY7xNLLJ7FFkyZWc21foGCOo7elTpti4HsAU2AgzPjJDY8kLl7Vztsbr/Z4jrGhc5ew5JUfKuMlervezk6FKXeXQ\
            u4nOf4GTRUXSvbJjVMrt7JkRFict5R4VXvbD6VMVVKOpRbIHZw8O+541uE8EqByggN4/E/aXVltRv0zjwCRjW338gmz+kGxufh3l\
            1RL12gx5IVwfGmo7qFQJDVY8VcJASb7e10n22A6Gm+SJTYPJXSsRstKVNTgv4RZ4SkIRUIaNt8FDxcTjUlXakirM+tDSQI4yklNx\
            x+MYSW2SWa9g1HQSgfGDh+pi8S4Dm/PwgzK6UOWDzDeL+m0BxmQAUcAxOiWe9lZSvwF/x3eXMmiMTEBXpDhLvAvTIqzUmFm8wCx+\
            3NCf+PqLMEWqHqee9HWaClF7RmCXPAQGGgzaGln+WZ5xLpQsnDCNM2X/+NF3pPnjR99u1toJ7NzeNf0tsBIe18ZMrSLisiO2bAf9\
            jS784OLCeRNqK+thiqK3de/TMTc4N0mtTZk5Vn6kU920fMZ/5OTWRqgvefckWwkXe5MDcerDzmsvK+8KOt3nOcqSl6bmGSUFozEY\
            MJOqjl+S18iOvrjDMjrEismF0fW6xZns1gyXB/yxDEok8mD4/mLLlVgutzz/qrMFUbevh1m0sEJM/s6OqaR0x0kkupUlkFlPykpb\
            /kre0zYxfdpn2AcVQBV3o26OX/I7asHVf1mqpPqLoCp5V6li0bqy/pcVjca17iFeyxMJpLt5PpfM3tamVocoA9V7dEPFU1ByB+X9\
            hC0NKd8vtNEsPVjFC2KjqGMDP43Uqtx+sj1qCOxFx0dnd3qTouZVmAFJkq1uMbYGl6LK0/1wsEmW7gf9zAEhj1HmpGWV5liXUMcb\
            xcztDRWaRFz0XHt6Xfn82hQ4Mwe/ZsJG1sIMkh31xVKi0NXUEPikssl+bAHNHECrMmjqS6iI3kTVAP1oVW3bbvDcDBv1c9Z87bUG\
            jNycxm7g0MQukoN8mnTcpG/ZTg+VPOvYELc1/Yr7dBM7F1xEobS9P37ZGV3lDqD1t/SFFJllmZFqr4zQLgM4sM/BeN3I6hDsPNQ4\
            f0k9tnsJkc6u9/lUNQnvc9l3UcmwVmrEghQJ0nnJxgL0weQ9J68yg9SPVrfRq8Y26c4DB9SyB6b0BH+yOudKW22gWV5jbUv1p3eU\
            jr426u/Y12CGKp5DBw74Jup/csObv1DqBqUyWVsp52camzKVxRdyb6nWWXjdoVnqmQ//4oRIt2iiP7mVJiqUaHn0eBSPn53uU7i8\
            IqHqNLpxlReroCmxTDDmAON0ANoSSZ6/HjvH13qrjB0npZWdYT/YdcmpWmmYv9nBxeUi+3NuVGzTeL2yzdBGGpLPx/htkYzfKJu0\
            /mTUuOMOq1HervpkS8lIYblb7G+Ao03voWlS7X8HGrMRqtxDBhTWDmLE0z2tCCK+xexR10WzWz/U3MGrMcqfKLyin1jxMuRFspGV\
            nRxdohl4C6kWWSlfS1yt00oQP/Eal7yllKiwh+7e4e9g6SAyTV93UCvg7xQoKjhXI6qR+r5nJreUPa7sbxrQJo6J/NMHOKWJoCmD\
            VmGc6tM9Wb3Ybm/OhdvV7vhlnKYAJIOyJjILSteWgN4oJssQ1W9VCSTfTZJSAAloRyD24iW1ztBK9iv9HQb6gYWelwf1pxaxAJI/\
            TcZ034Z4iRxWtcW3LL8jMxrrhemuMsu9//7/AXgxMCFDEwAA
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
            H4sIAAAAAAACA5VYR3YkvQ2+Cp7WUjsstdOviU/RM+20hIroblosogZk9aT3h63P4Jzzxtne1k3mJCbBJrukkdNOTQQCH4EPKL0/\
            MFYOjg9clIPDA489pR/XLHFcj9NvQzqL9CaGg+P3B+HWDkn4XGBAQWDo2Eea/mlYLbfneEMuW6NECmAQhukna+uxiJ9xT9ncT3/o\
            bDWxN4LyNh1/Ym+c5UjdTvvpSCGGJDhlv7UGDedYOvaeukhmyUn0uIf3X/50f2z9Ws9PwNk1CuBO7DmeVsMkviS/GXuE5TeAQsdu\
            Yw3OnLA/5xCbm+lX088YBhJD41GgBVzyFiGSjxjtFj988cs7tp9gd5tsz5OlYTAEnre8uBNjEk9fwCDcjYKQtC5QXo1ExVWUtydr\
            tD5pLfMlUp0k2QqtKynkmFaj7yx7Ho93efJq5azPIF9Vn+CzplAY2BvSODbMgZY2OsoQKgAIBY+9mN5kBB7RwDaAQ1mPlHRgZV1P\
            gK9Gewg8AjXr/No37Qn397wklG7zcdKUbgtAkOxHj6GkXkxOXC6iCw5RUCCOWl5CaN7WoFO2xyrI/nxs8l3U5w+EO49WBd2GrPBi\
            bnq9YT/HpDkwFCJBJEerpJFdfZTt4PBtuPK5atYsCFRLM0SUuJNAxz1Nv0LZi3kgf51sSbLCjVgBBkc2suyktUWqeH5zw+yJdRRa\
            6CQ1QW0aIzwU6B7GpqoU9JbY30y/6aGf/hlsh8CjFoftcU39Ak5LCkD+1Yg+MqR71qjVgCHYHlLVlbeJdktSxIYX8zgq0C9oEDbj\
            u5yVW/M9nJOFo/iUW9SFdqQZNRSL3iU/oq3tZlkSmFLAdL/KbXjCzpCUYoLpNyoaMERcQH1/DnsYc1rKdwmahTp43A/x7c6eQpx+\
            Alt8ZzXRQD5WwJ80D+S3VmmsKDwR7h+7QK83JKS9BjxGYcABhdwmV/VrtDFFKi2xx2EgQQ3mfk5NeTmK36sO5Dil0WeeQR9JLEuJ\
            wGhXavyG4P1XPt0fn9Mq3hEdwgpdxIT3Vz+t1X5B6F9vrGZ5Mn+Wu6WR1ZMQJflVzfILZeenHjcHWvhbEiVA6a1HZYAOfUeu0N+p\
            /l3Ob4Rv6Wq1ukfYK7Zgc77C/WANLpqLq9Xeg+wKSCjRrgqUc/W48W6J85Jfq0Ir2qKEud3VQ89bKi6sVA8IzoZYMOC1UAiqcaLF\
            0G7vMMQnldqznZJ2IQtl969UresHkdxPwWj92Lj9tPzWQbilDKsrXFIVZjO3yU559LEM8XmvlRHTtC5LA59YbxAC9aV1wh2FOkSe\
            e9tZgjbmcmKAYWcChgMEGkMhpHAIlLsOJUGg7HS8d6otV6ffJnWcR4P3WUGNFnujlx16XxHbkrSrdeg0tWuMmzw4vaHSzrkbdHhl\
            MMrYEvBz9m0ap45QdOj3g6I9FP2m8IRHb3JP+vxGkllAAW0KOzwvUeFMjYM9wocvvp90Pnzxg0XTa7CWQiXoyXMAR1EwAI9KIRkS\
            h1vRmsdwbbs4CpVdqufC5D6o7NyGWM9rpd5abxo7XuPs0LpeGc31tDt6yQrshc6Kqlcu1F1Ph0aOfryJNpYZdU7peoMNgSb7ur/1\
            /Dpzl5v+4Ncjgskk5zfUWYPKcLHbaJN8wwYd+9H2tCOrSlBfrgS1K/+7nUBzjZcRRdecvEhY301/GGxt9zudnqPc8OuaWNtOKhUu\
            lcPrQtqm8mV5qZP9pkmQ33c9Wslv06PcfrPldIHSoeTuYNiW/FTjkuODSsoSTXOt+3Jr/bY070UlmDlHGl0EuqqbvaI3daQApmEH\
            DJH6gQE7vEFZgPZer+mDpx5W+A56tEF7cVFvawNLJ5MeLW2vY24UzIVbRkRxXlXqBA+NWnylcqqdk87a+t6uu8BbzVosikbfcqwa\
            59bXtVzPC2uUx2oKV77TEKffHmEhdkDe43MMYfpT3hVK+gYzUWRqfbdoXrhDl6MPNYS/UFCzQLKlHrya9NNPEkl5XMCD5Hh05NCX\
            CA3ZN7lsc+6yDyWUL4rhrb71YFHKb0umnpSdK2xQqNB5tC79aPWQ5tmdQikJN3FlJJsaMa+Dkfo7yKr30Uer6eZKKWBGvKXdN9AL\
            ilZQZodlgJZjmPlqr3Gos64Y+J2bkwf0tCZEHZWqC3bttfjLnoz3xw2EcXZfNSgtoZw/1xehQy183T5cLffcK9OfjF0zfO0F0D04\
            4JwsAjeVcm03/bQv7xgitdVO1+WOXdm/50jUXJ5YcmZesNkickJlp3A1kK/fBLujb0ph48chzjxqD+WqbUyqt3MeurPe5rFeXafs\
            aY5vENuTFb4fI3lDRgG/f2F115QKyNf5q0Eh87zFPOXxRvAIKxJHqFi0Tvo2j5J5YPrujKAae2/ZjUon39A/qtFz46h9gulyUDZz\
            hMgdSnO+nJfX3dKYVdZ/RMr6ENG5CsGS/GZedJ6BurTDlMFiB3R7m5NhKDacVHNOrTlnXyx9Hv8nxnaWfRLgR/50L2g+L8iPuV0Z\
            evIjGAaPW/3yksP2qfB/eXxBaHZfndpDrI+Hg7NdQeoQfD75DnpymLxMf0qecObh2qH1pTzav4Igk+DAAs+Wy2sIth8chUM9sSEw\
            RBaPR0EHU4/S5QS0laY/dOxpAdc725eZUS1CuQsNaox348PcHLYsqEKGgKBHH9WuZu9sBql9s5TFvH0fz7LRTVbvkvIvJSXQWmuZ\
            VD799F9yO+roTRMAAA==
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
            H4sIAAAAAAACA4VYvXIcuRF+FRQTJTz6J1RGSiLlOomkRdpXF/bO9O6iBtNYYzCkhypV6Skc2WZmpWaiiNkuX0RP4m5gerAj8crR\
            1KJ/0L9fN/bjQW3DwcsDF8PB4QFBi/zjevsYmu0X5JOIf4/dwcuPB11jN0za/ZfPg93do1nh9kuSuXkHC3RMvIJhCbR7ILPYfnXb\
            x9Yxa2Z565PmE3i6d0Cr3cMkaxcBwsC0n22Ejds9NJlw1mMXOzn31DcOxL7KE2EVsb72TPj4+09m+3iHwVKNhWppNZEru4Y7NgjM\
            Anb3TowbfPLUx1eqTDz+q+nYHetarO2eKk/vfBfF8Cwedw+m8ZvYH5lfkWyNZGokJMtav33+z0zyBKqGJZVvNKDePRzNbGWW9xD+\
            1iMaCMlAVRXDcLwCS6pkvIwpS7Au2X3SG+9aYKUvDfvLJL9cOku4p3UQpdHcYGjFzHT72vsOr210KSk2GA0AFSpnXnLqKXD0+gAD\
            f5hzaV1rFruHAI1kmk9rMI3mLgIJlyVrwDG93HaFEKq1OCzhfuEwsElm7TcQ3PZrkN8z/1Xu2Llcku32kbaPZrX92kWUHAaEelAn\
            JNsp14WSHTj5P6YLofbdAGMAjvblL9eeMMc5osOlpxqe91nVFyUbB0N3Idl7+rdta2u+r9cuQoiZY0YyC+kSrVS/QbpkVShtejEQ\
            cA1WTORKhNREwvBjF+3uRwaN46l1KO30Wn0VUh38RiP4m4FSvhzP92ynbcYYBOxsa9hk7/pwZM7Q2dCgRihCCy2bseJjqpiJrQ9H\
            +9c+H18x4ekehyQQmd9hPPuh4zO1hcZYCXmxVwXO/Wu8sVXSr7RD0+WC/q7mbXfqXY1hvETIjYOOC/PICObJhY3NheIgsFMl0bZ7\
            027ioKL+6V5OO6SooT3bfmX5YB3SpGJkOQ2+feM6vF1jUIRskn0ZvGoQ827BRrYwFIeK/S2SvbNmgY2T/t7jvu6DFNf2H1Sx8SQx\
            srHFzlJhz2bUuS/F/t+Zj3/4VE7f4TLuUw5NAw7IfPzjJ63x9wh0u7bJU60ASU6f1W8CbiDkC96mDlUcHhVk0sUk4BmqkosxJiwG\
            Nt85rNP42URwBmvraqEtgm/wYrn8DqGxE/rRJHyxHF1YjYloJQQ264qp4WMYlGusp2GOuWLpub9VJi7Q1NRaogFbtnuiOttFFOnt\
            F0YIyHHwq4Bd94MxmocKuniqyC4MCQdA4T1lRXguNaAF9uZBrTxFS70CPEftzmGLA7IvN9Bml12GDOUp03civfI9xQI6DiqQOayT\
            ZuQ6zx38Fok7U5vGDL6Zswh6lKH0YrACMmlBkOol413d7+57VcAEh2MAovRtGkE1SNBCGgTC8rLcoS14ktn8ns0FT9iqoyJyVQFR\
            DuPP061yacOCOocK+yXEdbrA9ZRspf7ODJg7SGbbfhQjyDSbSK8cf5h+HKAFge6IreWkTAynnpWqdqAcYyWOIf72+Z98+u3zv4xU\
            BNUwd6ywl3C/hjUYuOMSCUuddwVg2OW7avvYpBIfMphBd2mr2Ic0Kz4kePcOAjSJ9s52olY+WM4bS7XCp4ZSj61r+VA+48mVp5WO\
            ERUer9QbxZN+EW3ME+vYxUFKvNReIf+FGvK3gnIL6yxJkZOprUsoGKs11lr/lAAj2hYLpAmWcSjH7n41ts1II99E6FKgqTROZr2S\
            0T2idQQaT7VXxMC1vy1enenOkgHzWrD+2XEWpnF9LglMm9Jgx5klYI+hk4aRTLUQml9+8HHMirFP9xAwOhw5z338nrnF59lXafNW\
            YND1eyLoXiUj0lNqBLOYwJcDxjOW2xM7K+MGCU0DNQQTMXdidmlg8MNoebzqxNNaHhe8Fu9kQRxg04L4m2/XAciB0aNr28rBud6T\
            Llei7gBdgSgemwvpsoSrk+L30OB8injXc3L7yfF3lprZgChO77NcUKVhyxgBOipuJNEv2SPHSH1XAZthGrxTh63jaEyafAVuZo+D\
            MBdtobGENfKIkVX7iRc+jmZKlwFX9qI9yP3pJxnddoas+TWySbsjf8BBPrBYlyN9tnRrSJV7CYNjDVNN8GBMe25vgBprGq2ZQqc8\
            ZNpOLC6RU+TqKVqXhz6XorZ5hAbHZ9QZBmvA7R3qHJ0XH8m+mXkPeWaqFhKJ5/iVmSXVR7siLf4Suz0pSYEDAzLaSQXm440sTWmJ\
            4zI+YKjx0PTbL/JAalPB//kDx6rupdDlZ7ljKgpJqXAs+ukxaxpoMQg0DQ5MhABDec4UFXyo7zZuotGSwJzq5KlFV89qTHXIEhcZ\
            bUbGiw2S4PB08EvIIH7S75ucEViWmaxnHwai1Vt1UKetdG7uM3Yi1ViXF8o8CzS/QdklF+ObOa26MqwGS4eSsRKo50OjFfur70P3\
            PUTnuu6kqZnvxrs+Ic8VdqYWpsGq+J9qh1ND1DB/0bRpt5iuut4rz5NZkc1r87eCaqmL4NwzJQsEBpsAlNWxcOxjT0XmeLNxe+38\
            AvR5xKvGMQu/EWH5OOS1Q/ZH37D3tHfte6Re4DhXYTXmpRWoZUupRtWFWReOuqw+oIqqDwh1gqE0xzZIFYqnlLpmWPWyCpuVXdic\
            SCd4V6QvHVjKRdLBsISUEvP2+voyAd5Kalq2SDPwuWzmnW3lUHIjvWlsa8dnrAhdJSm9Vscky7L9JJo4U/m/F6BijzSy7LW626e3\
            kOYgszWSBAgCNsV4KdekOv81pXCaxkaNu3vGxk+f/gcLYR8GrBMAAA==
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
            H4sIAAAAAAACA41YCXPiOhL+K8GVoqR9isPsveY5zH3f1zsoakfYTfDESIwkIAz4v2+35IMwmaqdI9HR3Wp9fcrFYqmN22XSugdl\
            AcqdSHuyElDS71IUmVY0moL4qgsFOU3uCQWbZw9p+F1YcPecM8V05YBWlrTyrGZ7SZOXyEeTU5p8hGt/xNdqZvQiOqeDzzdFfgnO\
            xl9tNKwVknluwFoivS9QmoLMQf4Q1kXmhX0QOZTg4NOy1NJr9VpYuaXBUxo8lkUZtH0rbPHd87wSdim9Xs/Fhn7JoER8bmChHfjz\
            19KcrFO1KkvxLe3dEVf4YyjtVmUns5XKXIE3+8SA765SEFf9fu9bv8966/1+HRvUSFrIOa4g70CsU7mRhTtRcl1cSqdNvJFX8FJn\
            VyMk/rYC61hkMwOgIh5n0mVzxnh6QadzfzwXPTyDrUeNcMZF0I5Xuc5WC1AuRqwerUEh0NaBAsOidWGLaVEWbpvNpbqESJDYHYpq\
            mTqSD046SNM0cJUQ9fufWG/AK94YYzMH9aCxAQH3uQFuWcptC9tvKfrFyQdwbBzlWuGp0cybAQeZVBmUNJ5wkXnCV3IpHjYs4kE7\
            +j0diPeEeov3E8LbgFsZdfKArotzf6MHcfACnFct9WPGd+/3e4YyBgJBXsGrIjPaSXvFPAwkXDyIZ9o8kog4pBfAOK/wH93iRUpE\
            q9gSLCxaeQezER/F9XA0Gk/EoxTZXjAezwqVM5deuLjIEUTgndrvSG1U78SljxjgPh/Wl3BoU4htA7wF5aL9/rd4Li1zYZ3zUT1K\
            jilHgH5kP+oyHwWck2hpYClNoS6jhrrD4w8WtIB0HMdxFq9liZ7H+CReyCVTCAjtWtRRkY5Cp++Y4sKkKgZjtBmN7KgZkefVl9ih\
            MCWChlr4/USjjo3ND7hM4uOpsK8KBUlvUFVcuDSgVzowjO2KPFEV4t7LPAiK80Y75g9qme9UvIGRrgMCf7jJLYIeNoI6JP7sDPLL\
            L78P0QEYzdSJnp3gTjFDBDBZENIDvnvKJIsK+2ixdNtIqFjJBeDZmVauUCuoAmrfGS7FFhyzgg63YkpxnDiBKkGiBLElgVs47WSZ\
            hEPEdOvAJoMawogyhX2szUe8WRTwDLCVMHN+VPFqw7j4wDgqSAv9fuZF9fufEUuHUco2B9fd/MzwCD7EVi8A8fKnB8hU7WE5+RH/\
            CTxE3kvTm+r2+7fshGQd8QawYQAMOlsFpIxA2OakgKF7xX6135+jLO+QDb3BOI0x2uD6zYwZ/ms3UWgW1K7HehhYNoY1mC2Rh4B6\
            h8T0p1bxSPUhlBZOkLuDtaU8voqn3c0ADxxODcirqnrMDgCfQedglM1+f/XyqXPL9yHVC5UuwSCqC8qFsdIbdJ0306+QuVhaW1wq\
            BqK2R2uGxktudQhRF5HEUUDFegmKRW8/fYzEffalzlbnpztKPdWIHDDFicp0Dp/eP3ugMbkrUI5BcO3qCycpFlyt8FOQOVWTeys3\
            16b4LumSkfhyH6QBc3K6W8VOX4FCxlv5sGQ4lH/2cbukWiCXy7LIvJBznTlwZ9YhiIuIuIO2t5SypdGX1AlEgu2IBDDEKl4nLZ2y\
            HyA9U/z8DvxtCDHhlOqLv6JPjBjEPvjOLD9n9lzzACDEHt/0lXTzeFEoZkVNyAWZlovbyivpUZfUYlYn7JW9SP86GPT7zfTXvw0G\
            vM73HxmIkLt5HQVfTncNYfVl6Mx2Z9PnH968jjGNW0CZBiyaxwI1TLxNxJVvEnYVCuyKq/2Znp4rKHqDoa5GbX6WLJoatOSb2Szi\
            /HZZcqqNa2UdFvTaa1TOfGgDF7596MKC6J1QIbZ2XTVrnRyr4U/iwDV+37r6cUoUrq2LKKaxZ2tEVAWbqA3V96Mm7r9drGbxJTic\
            oo49t9+7HzU8XnQRJRzXtnEj14xiDxTjiWtcAXoHCjZiDvEj9USvpzi5QegYX6M2wdbM+sxra2dBWX8f/J27udGbE1t1IAP8eJ8h\
            9RlZ1yOJh03z9CcbO2+syWF9dD+T4UJSpqrpsexYlGe59YzHLDRUFqhX8nWd5P3oWlPACIaVCmGFtLujenWzVjkKf3ejVvX7EC8N\
            kNiHMJOr0uHZB52YAcYxW9nV1GammHZtXR3FTakDKnXdwbxttPb79L7WJUjF6uDhw43PDzek0msGZT4+Wp6unKPMicWZNPHNsoSu\
            W+6yfWQgg2JN4wkXGv7fjnoF6S7sUCNhlBdGzTkOkogGkSABSZTNIbuKRMuNK6W2KPlmrUv8XbpVqpWeFJmrDtgFNFZp+hnXNDkh\
            SG3TGVbBsUw6fsUcF6+Y4pOh3RTk4uRB0kILQ+JnHRRJnUbtxT8wVzVkL1F+RO2fEc+Z5TzptsIyH5KcGrFWiGQthvo49QUGAuqQ\
            XK/BYOLOg2d1G8AP4m8JvvcE0Tqpv69K25dEcA7Mun4QHg42vbDh4VDX6zOs0FhPh80hEN4E6OFq1GWg2rLRQa93ELoli+ihG+eF\
            zSIuVLuAOePMFa6ESOzywiSRXDkdVVzYmyRYcpBPt4tTaZDD6BKSth77tUiaQp75cMHiGSWDGyvyOkruDAaVOJBzhkmnpJJhUpaL\
            WVPIt2nZhElM3xzOmpDZaZWVRXaVzKoWlJdsK3IutpWYp4Z5MEIc+wTExSWtIq2plyEsF7jcODstYwFoHt1vcXtxtK0C15Q0KwsC\
            BrWphBPHUFm/roQVmou5uBSFWDS67pAomYrcyA3LvX3qcJnV4bKtw+W6eeC8qdJ8uGRTEeXSyTNPHSFQ4iVzYgXj2WQ08m4ecXHK\
            lMhD8ya+MivusfEC8ByxpJ8jGbCxr0CqzbxAs9ddzxv/jqvjxT02evGotLCZg0GSCQ89SgHp9cj3RbNSa8O259d/QWvyZIDqaRHN\
            izwHtFCv9tEZgkUbwQNKOYUyErJr4N7MolrZlrB1FUXgFsCFxrAw1j1AbfPYum0J1Fe+NXoJxm1ZdHYmqQm5HqE2yYDHTj8uriFn\
            f6+VziB9g/VqdvAO3e9pdlhvsR8EBu0DZ/xMlCBymOjZeDwXHrPXekP6oixkPnoxTMT4UgT/IpoMcKFo8jGt9HSDCO4siHSh10A7\
            3caEL9mzAxBz4AJXjtErocWsOkg2p9A+7ZovKT7sVyV5pW2DtSysi6omBYBnpg6z6beJsjuR0Jluo6Qpjk2uCEomvRDJ8796Cc0m\
            Jb1jBien/mmWnN2pRO1lH2nL94oHddmypirgR4qhisNJqYlLUJduTu9wb9Z5WweN/yzgU21BfUDh493F9MiUhbKs+yqGR6zhUQk0\
            64xdCB+Ti2riX7Vzb5CC7/dsEQdDMS6g6WdQ/NC0X4oYRjZlLAhMmLiRz3uon4gNhEXviwehn+RVCtRPhe0hqksObkCNFxPs6KbU\
            KqLyYNx93wth+N+gCR9euMhRoQov3O//5J6IWLsx1fl2v+/dTjiKfSPwuf0KOIoZ577VwzbWbD9ACZnTpsnKidKOjYN9Jhyr2KiV\
            i/eqhd7fPstZtEA7oKHjGRJYxqvwUDv8cgSBPFECf4JBJ8BKnD5hlgtiECXINdAqKSUCL7o/XPuvkX/6T7d5/rgowYpToOlCXtWf\
            gqmtrIb/Aw3Nx5bXFgAA
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
