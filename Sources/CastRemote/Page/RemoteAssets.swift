// Made by Scripts/embed-assets from the files in Assets. Change those, then run it.

import CastWidgets

/// The remote's files by name, in the binary so that it can be copied anywhere.
enum RemoteAssets {
    static let apiJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "cdf09bb7cf52e649",
        text: #"""
            // What the page asks of the remote, beyond the widgets.
            import { castClient, newID } from '/cast/client.js';

            const base = new URL('./', import.meta.url);

            /** An address of the remote's. */
            export const address = (path) => new URL(path, base).href;

            const ask = (path, options) => castClient.request(address(path), options);

            /** A part of a folder (`folder`), of what a search finds (`q`), or of what was begun (`watching`). */
            export function library(query, from = 0, items = 60) {
              return ask(`library?${new URLSearchParams({ ...query, from, count: items })}`);
            }

            /** Puts an item of the library on the TV that is chosen; `start` in seconds. Gives the cast's id. */
            export async function cast(item, start = null) {
              return (await ask('cast', { body: { id: newID(), item, start } })).cast;
            }

            export const setWatched = (item, finished) => ask('watched', { body: { id: newID(), item, finished } });

            export const guests = async () => (await ask('guests')).guests;
            export const makeGuest = (device, minutes) => ask('guests', { body: { id: newID(), device, minutes } });
            export const takeBackGuest = (id) => ask(`guests/${encodeURIComponent(id)}`, { method: 'DELETE' });

            export const deleteUpload = (id) => ask(`uploads/${encodeURIComponent(id)}`, { method: 'DELETE' });

            /** The name of the device that is connected, or null. */
            export function connectedDevice() {
              if (castClient.state('button')?.state !== 'connected') return null;
              const { device } = castClient.state('dialog') ?? {};
              return device ?? castClient.state('devices')?.devices.find(({ connected }) => connected)?.name ?? '';
            }

            """#,
        gzip: """
            H4sIAAAAAAACA51UTW/bMAy951dwQAHZhWH3tEODLNjaoijQQ9G169WKRcdabSm15GZB4P8+SrLztQ4DdrJNke89PpHOMnipuAVb\
            Iaz4EoGbVwO69IEWG20xgQVutBI+tJZiidakE9msdGthCwU39qqWqGwCCtd319BD2eoGWOaOssKfpT8Nm04mhVbGwoIbhJnLhufH\
            +4ilGUsgAKYNWp52bR1TdnZ+Dl8VcCFaNCeqmEnhPJvgLy8j4I6JM4hW3FYxzL7sSFwg8cxxWrVY7sRQw2NBAnplJUV95b6xtMW3\
            Do2NBoKAvs8epZKDpIVkcih1LbCFKA8vucsuYe2s5mCQt0UFpVTCUMqbP213CWtuyPJlp+hszW1RSbXM48N2y04VjhpquWh5u4lI\
            XrtJgu8zuCA3LTbOiM8XMWwnQKbZrlWu2SgfiuZn28Gc717PA295Y6ItpGl6gJeQuZ2ylwNkH/c5NdyHlh86a4ArfzbezwAPJM99\
            Pv2gB3UlDRSVNqimkBtLRuUgFVlBtyDoLm/lOxpf4HxnBqQ47JibjSr2fbucyJEm4LHcNHV1fdRrxNdc+vuNmMdMaFoXWmwu6SnF\
            ZZjWKA5mjUA9dRinLt83eTRfBu2Luw8UbmJCFV2iNBTxI+O51iHlX3RjoWecnjAt3bi5+wt9Rx79sKGQwEhqeJse1zf8FW/dgRMq\
            8F0WtMaNVJ1Fs1c6gPxV6EnhoPSIyBLRN1687sjk3ok84GdnW1SFFvj8eHelacsVrZTL63PHTAtfaWJl1zf3N0837AM3BNZo8XlV\
            ay5OOTof/T8SN8FPNHGKNzhOb+h5P7JaKSwsCr+hbsY+3MNd2rUvj8IgyhKig78IDZjFiC06a7Vi8TwE4NNsBmwHwOJxfh3ZlFCC\
            B9tRWU8O/AkqJK/1kornc9j20/0WDFUU/qDInxknZXhN3T8pon/ATg855X+G4zflersIkDG3Ir8B2N3aUEIGAAA=
            """)

    static let cardJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "e725534d1f0403ed",
        text: #"""
            // A film, a folder, a song or a picture of the library: its poster, its title, how far it was watched. Names and
            // titles are text, whatever is in them.
            import { clockText, el, setAttribute, setText } from '/cast/base.js';
            import { icon } from '/cast/icons.js';
            import { address } from './api.js';
            import { libraryHash } from './router.js';
            import { languageName, list, span, w } from './words.js';

            const pictures = { folder: 'folder', film: 'film', song: 'music', picture: 'image' };
            const kinds = { folder: 'kindFolder', film: 'kindFilm', song: 'kindSong', picture: 'kindPicture' };
            const settling = 90; // ms: what only flies by is not fetched

            /** The same colour for the same thing, where there is no picture. */
            function hue(text) {
              let sum = 0;
              for (const letter of text) sum = (sum * 31 + letter.codePointAt(0)) >>> 0;
              return sum % 360;
            }

            /** A poster that fills its place; a tall one stands before its own blur. */
            export function makePoster(item) {
              const place = el('span.poster', { 'data-kind': item.kind }, icon(pictures[item.kind] ?? 'film', 'poster-icon'));
              place.style.setProperty('--hue', hue(item.title ?? item.name));
              if (!item.poster) return place;
              const image = el('img.poster-image', { alt: '', decoding: 'async', 'data-state': 'loading' });
              image.addEventListener('load', () => {
                if (image.naturalWidth < image.naturalHeight * 1.3) {
                  place.style.setProperty('--shot', `url(${JSON.stringify(image.src)})`);
                  place.classList.add('is-tall');
                }
                setAttribute(image, 'data-state', 'there');
              });
              image.addEventListener('error', () => image.remove());
              place.append(image);
              setTimeout(() => {
                if (place.isConnected) image.src = address(item.poster);
              }, settling);
              return place;
            }

            /** What is said beside the title: length or what is left, and languages of subtitles. */
            function facts(item) {
              const isBegun = item.watched > 0 && !item.finished;
              if (item.kind === 'folder') return { time: '', spoken: [w(kinds.folder)] };
              const left = isBegun && item.duration ? w('timeLeft', span(Math.max(0, item.duration - item.watched))) : null;
              const time = left ?? (item.duration ? span(item.duration) : '');
              const spoken = [time || null, item.finished ? w('watched') : null];
              if (item.subtitles?.length) spoken.push(w('subtitles', list(item.subtitles.map(languageName))));
              if (item.kind !== 'film') spoken.unshift(w(kinds[item.kind]));
              return { time, spoken: spoken.filter(Boolean) };
            }

            /** A card; `open(item)` is called for what plays, a folder is a link. */
            export function makeCard(item, open) {
              const isFolder = item.kind === 'folder';
              const poster = makePoster(item);
              const title = el('span.card-title', { dir: 'auto' });
              const time = el('span.card-time');
              const length = el('span.length.time');
              const mark = el('span.seen', {}, icon('check'));
              const captions = el('span.captions-mark', {}, icon('captions'));
              const progress = el('span.card-progress', {}, el('span'));
              poster.append(length, mark, captions, progress);
              const texts = el('span.card-texts', {}, title, time);
              const attributes = { 'data-key': `item ${item.id}` };
              let shown = item;
              const element = isFolder
                ? el('a.card', { ...attributes, href: libraryHash(item.id) }, poster, texts)
                : el('button.card', { ...attributes, 'aria-haspopup': 'dialog', onclick: () => open(shown) }, poster, texts);

              function draw(next) {
                shown = next;
                const { time: words, spoken } = facts(next);
                const name = next.title || next.name;
                setText(title, name);
                setText(time, isFolder ? w('kindFolder') : words || w(kinds[next.kind] ?? 'kindFilm'));
                setAttribute(element, 'aria-label', [name, ...spoken].join(', '));
                setAttribute(element, 'title', next.name);
                setAttribute(length, 'hidden', !next.duration);
                setText(length, next.duration ? clockText(next.duration) : '');
                setAttribute(mark, 'hidden', !next.finished);
                setAttribute(captions, 'hidden', !next.subtitles?.length);
                const share = next.duration && next.watched && !next.finished ? Math.min(1, next.watched / next.duration) : 0;
                setAttribute(progress, 'hidden', !share);
                progress.firstChild.style.setProperty('--at', share.toFixed(4));
              }
              draw(item);
              return { element, draw, id: item.id, kind: item.kind, poster: item.poster };
            }

            """#,
        gzip: """
            H4sIAAAAAAACA4VXbW/bNhD+nl/BAl0lZbacosOAOXODtlhRDF1XoAX6IQgQWqIs1hRpkFQdI/V/392RkiUl7T7EEam7595ftFiw\
            V6ySqpkxziqjSmHxyRm9YcbC004WvrWCmYr5WjAl15bbw5JJ79jOOI/0+OylV2LGarNnFbdwxfbcwZ8valHm7ANvhGNcl2eLRaCF\
            E8B6cednbF9zL74JYHNMahTU5Gey2Rnr2T0rlCm2n4lQqBlzwr/y3sp16wWd8BU7ssqahiWLgju/WHMn8q8uuTyhyMLoCRVeuQkZ\
            L0srnOsp8wXfyQlNdMI77uoBnTWgkJ2Scr1p+Uag/TNgdGCE23ENNg9Y98aWUZEz1Ml3bndsBSAhLkuWhIdkRhHDM/yDE0YLTk3r\
            ZAHHyAs3sgHRCTteRtSt1OUEEq/eTmDpbgSNN5/gcYSOlx/DaSADAuKVhPRZsT8uLhmEu3FLijAzWh1YpSSYtT5grLXxrBKUImdn\
            i/Nz9hlSzIGrWGGUaS2oaSnt6M7XAIvJIjBx6JcwOpVydr44q1pdeAmhrluRYnZl7P6MMSVAs7YBpS4u4Yi4adAX3kDYKL+JOlCl\
            +O+cvXjOfo0UeWFK8dFIDdmXXmQZe/nyZQCzAqRrYvyFvfgd7o7BmlexQkBZsB6cq1yoG8ULcQnF5blS4BWwz3OMzFqAYoJozF6z\
            tWotGSXuKJ162xq+BVUQOpVeNMHEmDiIDQYIlSaYaHlQAQJ3z5KSez7HsCVYwFBk+MyOMyqOtMu56/7VDbu66rMsCUhzpE2yDC0n\
            YbnzBwW/wn+0ZiesP6TJfA7uBx4MAqFRySManTSEMyDIiqVP6C6gZ503g496syiTo1my2eSdLpTgaBtXHlISHksBgZKUtdwdNBZE\
            sBt87AUYnijDkQByNqiAGDnU/V/fhPbvoUSFBscSGTCnGVu9JAcHbQO55qAlV19k6Wv2JxtdvhNyU3vInuf5iyxy/tRXrjYeJN22\
            VqVP7//+9O8HoLOgoqwOUZ6zRXbMbknhE1qhuHOoMaoPjnFzzKgkUh3pd9guA9jYIXCiWgpcP3eJsNbY3ieByorGfBPpMCH4bid0\
            GYTRNTZp2QhokOnUnYFDujdGa1F4UWastxjiHdtxOkwR0nPWN5psUIMxa2L9fcGygxbhuCyhtpwsqW+E+bOEutYbiB60gn0kVKKC\
            /gyl2Pdth43BteswssYdpuKFdw8KULrXYtNq0J10jhOQQa9gz56xkOuV1NLBbVcBp1pcrVZ9m+9r4R40bkRIb7czW6GX7HqfUjfP\
            A3F2gx240wHtQAWiKiCXJJSQnaT5FdunCWK+B8IkTKT0H+7rvOF36cVsQj4fmZJB71sy3Sp1EohYIJDkQpGnU3EkYHSJGEnIuTg3\
            yDAAuSaw799JRFSlc1jQPCqSdHrcjPzYR+sqDxHOIna+a12dAn9PkYSRPOEDJ+zS4eAGi7OHoXpCocLe2Atotatl5dMYm0EjzYZZ\
            GuJ5imXkBizs6K+NUYKDg46DQVJwW16yW+gZwY/ZLeZrAdUOTqm6FIb0P7jTJockHCzU2x9OkTeAS4AzhtjjRA57QZfJD/LzFLs4\
            5lYPBtMwQ3AADOYSWjSnW+rfpcRthLfedH15lFlTtkYMcydW8oAs3ORTwobb7ZDMCaFRfDcCE8irYhunW2Ap+A695cZKhLs54o35\
            45sRxM6aDS2VUzu6FxGie9lNV3Jk102DRTMyYdZrNevBhz6DReahMLqNkuK2ju4Z8PFuToQdMa4L4gBD8xbDyZ7eUybI8ngb2g2t\
            VTXuKiFJTlhCiQZmB3WhkEfU8q9IKU4aUdzzPD+JhYXBimo5XLDTKDHDlt99cJApGQEuCRC4vdE/RE24lXxecyi0XbvDHaCUXBlc\
            Z40ulCy2yzjTqMDIokcEwnbOTuVTWr5Pdb9hst4ReBcmcHBF175py++qHrb/VZwghDFkwPUo4sTFCbshnvDNZTfW8bsnjZGkjWr6\
            BntMX8XUOQfbPjZP0gjBu4ZFQk6bX/8hkJ2wT8tEDHHnXsXXQoFHrzV960AIgqU3+VfYmlNcNP4HpusGvamPkXd1kNSyLKl6nxB9\
            P1jGXujIRzTgjP6jMh1zn8bSRG6ou6nUbjA9xnGq0SnXwxE1DL+r8ct4NVEZhjhddAsFLhMjFcCoMMLB2c9nY+IFe2DlxSMad71k\
            pDGpExXsCECodf5NLVX5+ErLaa1Aztybt/JOlOlvIfq4lVLp9AOin4p9JuB7SN0yfqXIckafroOPlq4041UcQDQx/wN+FzcK0xAA\
            AA==
            """)

    static let continueJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "213a8bce70cf646f",
        text: #"""
            // What was begun and not finished, newest first: a row that scrolls sideways.
            import { castClient } from '/cast/client.js';
            import { el } from '/cast/base.js';
            import { library } from './api.js';
            import { makeCard } from './card.js';
            import { openPlay } from './play.js';
            import { w } from './words.js';

            const shown = 20;

            export function makeContinueRow() {
              const row = el('ul.shelf', { role: 'list' });
              const element = el('section.part', { 'aria-labelledby': 'continue-title', hidden: true },
                el('h2.part-title', { id: 'continue-title' }, w('continueTitle')), row);
              const cards = new Map();
              let revision = null;
              let end = null;

              async function load(next) {
                if (!next?.roots || next.revision === revision) return;
                revision = next.revision;
                let found;
                try {
                  found = (await library({ watching: 1 }, 0, shown)).items;
                } catch {
                  revision = null; // with the next change of the library it is asked again
                  return;
                }
                draw(found.filter(({ watched, finished }) => watched > 0 && !finished));
              }

              function draw(items) {
                const ids = new Set(items.map(({ id }) => id));
                for (const [id, { place }] of cards) if (!ids.has(id)) (place.remove(), cards.delete(id));
                items.forEach((item, number) => {
                  if (!cards.has(item.id)) {
                    const card = makeCard(item, openPlay);
                    cards.set(item.id, { card, place: el('li', {}, card.element) });
                  }
                  const { card, place } = cards.get(item.id);
                  if (row.children[number] !== place) row.insertBefore(place, row.children[number] ?? null);
                  card.draw(item);
                });
                element.hidden = items.length === 0;
              }
              return {
                element,
                enter() { end ??= castClient.subscribe('library', load); },
                leave() {
                  end?.();
                  end = null;
                },
              };
            }

            """#,
        gzip: """
            H4sIAAAAAAACA2VVwY4TMQy99yu8F5qRSrpwbFUqgTgiIUDisOKQzridQJpUSWZnV7vz7zjOZDqUS9U49rP9/JxZr+FnqyL0KsAB\
            T50FZRuwLsJRWx1abFZgsceQDD7EDSjwroeYgkLtnTEBgm6wV89BLvT54nyEF6hViJ+MRhthgKN3Z1iuk21ds1H+Dsvt1RvNjddB\
            BbzxMfrglX+eHOVaXfSNz1n9wU/KNzOnmo43Xu6C9qtRc6gLHW+8+tl173wT8v2idpbICK3rLezg/T2Z8Iljjp2to3Y2l+Fs1LbD\
            b64XFbwsAHJgIm9HDYtlZyTxa47LFWUjInEDS6NDXMJQbSd/NHhOLOaYgJxBXpSPHLdUXqu3Rh3QGGwOz0sCqcfUb6OOBsmt1U2D\
            dgPRdwjDirCB0dr3DDT5vYBu/o+nCOjFZP3BxqpapVZmhSaiA5VJaoEv6iL4yiB1jI86JFrorjOmmJF0VixkUuHZ1lcKjVONsPgU\
            M3cA+gjiLhn20jsXA7y+QjrKK/xuN+Wq6F/svN1y7LyCeUi+TcUcXWebfIyksZwSspmihOqVjkWCgsShYt1qe9rAu0TP/SoLoqqk\
            jngOGWkgTshtQrslAtZr6HVsaZmQC4O6VfaE4I5sKoqnzDoQQX+wAXVS2k541xYH/m286gUXLY/aRPSi1Jr2uGw06Qt2H4odPsA9\
            vHkDd+W64skNaSjTOBiYWyvzyEPX08i/Y8wO8kzDF0lKYx49IiY6PYgc+KCbpDfau5ok+Su1zAKq8qAJV7YqiBQLgr1oamf3iIKE\
            x56yodWIKK7wOT0l+azqVnA19Hh15wN6LqTMgTNkDM5BfpITFYe5pKm98qqMiOX5GLOyO4OFkQKZe0vGVe5ww+tmdNqxIdcvx8Wu\
            xm2/DrFk/weBxLQb05yuaabI1BKtoyRRmsajfcht/4I7WgoGqNK6Sm0D+vgRiSTMtPIa/x+337NGpwRc8qSC0VwqH1uR+Z2hQvMk\
            DNoTqTvt5X2WVNHsyPQYNz5INum1Sl8D2rn9fjf7hsjQHehjow+YWOStICrTG1Fty4NmUCV1TEMklL0UUwPz54ZrT1HDdjEs/gLn\
            OCq3AwcAAA==
            """)

    static let deviceListJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "5eee0105076c0891",
        text: #"""
            // The TVs and speakers that are there, to be chosen with one tap. All of them, and what is wrong, the dialog has.
            import { castClient } from '/cast/client.js';
            import { el, setAttribute, setText } from '/cast/base.js';
            import { icon, setIcon } from '/cast/icons.js';
            import { present } from '/cast/open.js';
            import { sayFailed } from './shell.js';
            import { w } from './words.js';

            const shown = 4;

            function makeRow(id) {
              const disc = el('span.disc');
              const name = el('span.row-title.one', { dir: 'auto' });
              const text = el('span.row-text.one', { dir: 'auto' });
              const button = el('button.device', {
                'data-key': `device ${id}`,
                onclick: () => castClient.send('choose', { device: id }).catch(sayFailed),
              }, disc, el('span.row-texts', {}, name, text));
              return {
                row: el('li', {}, button),
                draw(device) {
                  setIcon(disc, device.icon);
                  setText(name, device.name);
                  setText(text, device.playing ?? device.model);
                },
              };
            }

            export function makeDeviceList() {
              const rows = new Map();
              const list = el('ul.devices', { role: 'list' });
              const note = el('p.searching', { role: 'status' }, el('span.spin'), el('span', {}, w('chooseSearching')));
              const all = el('button.button.filled', { 'aria-haspopup': 'dialog', onclick: () => present('cast-dialog') });
              const element = el('div.device-part', {}, note, list, el('div.actions', {}, all));

              function draw(isWanted) {
                setAttribute(element, 'hidden', !isWanted);
                if (!isWanted) return;
                const devices = castClient.state('devices')?.devices ?? [];
                const { screen } = castClient.state('dialog') ?? {};
                const isAsking = screen === 'permission';
                const few = isAsking ? [] : devices.slice(0, devices.length === shown + 1 ? shown + 1 : shown);
                const ids = new Set(few.map(({ id }) => id));
                for (const [id, { row }] of rows) if (!ids.has(id)) (row.remove(), rows.delete(id));
                few.forEach((device, place) => {
                  if (!rows.has(device.id)) rows.set(device.id, makeRow(device.id));
                  const { row, draw: drawRow } = rows.get(device.id);
                  if (list.children[place] !== row) list.insertBefore(row, list.children[place] ?? null);
                  drawRow(device);
                });
                const isSearching = !isAsking && !few.length && screen !== 'troubleshooting';
                setAttribute(note, 'hidden', !isSearching);
                setAttribute(list, 'hidden', !few.length);
                const isMore = devices.length > few.length || !few.length;
                setAttribute(all, 'hidden', isSearching || !isMore);
                setAttribute(all, 'class', few.length ? 'button' : 'button filled');
                if (!all.firstChild) all.append(icon('cast'), el('span'));
                setText(all.lastChild, w(few.length ? 'chooseAll' : 'chooseTitle'));
              }
              return { element, draw };
            }

            """#,
        gzip: """
            H4sIAAAAAAACA4VWTW/jNhC9+1dMgMVKxCpKC/TkwBukX0CB7mU3aA9BgGWkccyGJgWSjjbI+r93hqRk2knRSyKR82aG8x6ffHEB\
            NxuEm788SNODH1A+ovMQNjKAdEgP6LCBYOEeodtYjwZGFTZgDW3KoYVrrcGuOXDbxCQjY5WH0Vnz0PAG9Epq+wAb6duF2g7WBXiB\
            Tvrwi1ZoAuxh7ewWqgteu+jiYvuPry4P0agb8BiuQ3Dqfhcwvt3gt1PwvfR4AlWdNTH8D3o4Cec9fxI/OPSvu7IDmpNAL59/l0pj\
            P4e2F36DWp/EjcX+aF2fCy64dgC/saOBFfxEK+ud6YKiLrfEw2c71qoX8LIASKG98h1Foq4rP0jT8nslLud9I7dY7js7ngcVNLZE\
            V9VQK71yS6jkLtgK9gUy8CRPkbT2v0DiIliToeml7fFJdRFGYQBVL4M8f8Tnaglf0x68e1H9/msT960hxrvHJdQCVh8LXbREQ19X\
            JDvSXeoiopegaOSi7WToNvXMguB0+yZOqXl9FM8ZaJuH1MQDi3gOh2HnTO6VgpcRqlUOT2cSqdXeybFOTYiMgElZdaqbdlsWVkyf\
            I1iqdSqdI/jlVQS3NUcMWj4r8wBXV9PK1vaoM2gfj3u52C8W+C0q7Ug9v0bEn8qHupQQHdATWwZH+CSHumBSU2jmcaczh3FmhNE0\
            84oDjsk3Nkx6G4gs6boN9VtifJBh5yumZSbED8pU4rCQBz1OTH+ZEwlRFJNkNEcyy//WShP5sWglnZLnZDODHXYDya1KzkObJyLL\
            d5xKktrOc5Q4Ohxq3LINpJq9esozOR+kC5OWLDsRD6aZo2TkYFIbdc2HoKwzO1FEyv8tTcB+klHpbXUu3UC1UX2PPKGzGZDYV2uo\
            D2tZxGkre0UikNovLxTRgdRmJldcTTyzxm7vSjzZW+cQ2TDfTDGNjIAv+xKo/LV/ZNmupgyr1QqqAd1WeU8DqMroNQlxdcBwF7Cc\
            mm89cYb1D828oNE80NeHMybf/AA/EujwvEzP4qijfpL8Fww1VWy3JP36JdkIy4FsNiPW1kGdYLeqT0om/77jbxzfHZEnTyZOOmN/\
            FlDTRutwa5+wJl1zGM1VI82pSExlKflvkiwrW0gDdMPZSaiDyUxi9piB009mwlXiIsnksNjMn4kibnKUiUWCNVFyy/j3M5+GphGz\
            PZTZZiS3wJJu6RLq3qG5jW3ewdkq4kQUfKuMRxd+RjoU1rHKmyDSh9lpPWfPTUwumr3smC8/WwB1ejaL4/17OOMxZhHQaxYYN1YF\
            Z3f3Gol+G9g8Ll/fq3Rdjy7VXEm8EZ8udhF/qH7S8CcaAvV6ItOPULT7/XuJf6MaWUVZrJwCY1MR8Z/ATkvPrlOUvILslRXdi/wI\
            2S9LH6EEZKOO7jiTJ9i0WjkM/PXl71hyySPLFoc+4neLEVrmBOzlx10kY6efirGR9HbDP0xyon3xHYbZ/Vgq6Qv3L0AHmPKoCgAA
            """)

    static let deviceJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "eb71c7636992caa8",
        text: #"""
            // Whatever plays needs a device: the dialog asks for one, and what waits goes on when it is there.
            import { castClient } from '/cast/client.js';
            import { present } from '/cast/open.js';
            import { connectedDevice } from './api.js';

            let waiting = null;

            /** Resolves to whether a device is connected; opens the dialog where none is, and closes it once one is. */
            export function whenConnected() {
              if (connectedDevice() !== null) return Promise.resolve(true);
              waiting ??= ask().finally(() => (waiting = null));
              return waiting;
            }

            async function ask() {
              const dialog = await present('cast-dialog');
              return new Promise((resolve) => {
                const ends = [];
                const end = (isThere) => {
                  ends.forEach((does) => does());
                  if (isThere) dialog.close();
                  resolve(isThere);
                };
                const closed = () => end(connectedDevice() !== null);
                dialog.addEventListener('cast-dialog-close', closed);
                ends.push(() => dialog.removeEventListener('cast-dialog-close', closed));
                ends.push(castClient.subscribe('button', ({ state }) => state === 'connected' && queueMicrotask(() => end(true))));
              });
            }

            """#,
        gzip: """
            H4sIAAAAAAACA41UwW7bMAy9+yu4Sy0HrX2f4fbQ9bYBwzBgh2EHRWYSbY7kiXKyIPC/j5JsJ2mBYT4ZJN/jeyTtqoJvO+nxgA76\
            Tp4IDGJLIKHFg1b4HvwOodWys1uQ9ItgYx1Yg/cgTQtHxsJRak+wtUic4BAa0B40BajDMtP73joPZ1CS/HOn0XgYYePsHvIqxCoV\
            g+VPyutLde+Q3pbaHs2rQmWNQeWx/RAlL4Cykr1OtVmHSac2W2jADF3HwWq1gi9ItjuwdG+D9CB5MR88LOQ1hNZ0PY9j8AeGp8GV\
            aSCqs8Rk7N8aJkipElZVhn+i3M1glNfTnJ5nclHAOQPQGxCv3HDmXZMUF+DQD87AZ7anCUuXtAvvBixqxs8On56asCxRlBttZNed\
            BNM0jyBuR1BE0EQ6pepszDJJJ6MuUiNVFMjiyM/2uUcAzYsSeVjQQ0rm19QGj7NmISbRUU+gnEnR8Nk18P1HfRvkmND0NYz6CgOx\
            vuRjfJFqJ0TL1xfT4UUkY+EJE13QSVoZdySWknmKc1mKj9cyIiIqiT249b/WlJBTM9m2LweezkdNHg26myk9ROL8fmowIaOzfqDd\
            tLWJyeHeHvD/yd6wXT6/koY1KafXKPL14L01DBNnIM+/Ahhj1/TesKl88ZrD3R38HnDAT1o568NhXEYSz7BIfcciHNJfh8NlOV4E\
            AAA=
            """)

    static let dropJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "1bfe80e40dc315f1",
        text: #"""
            // A file may be dropped anywhere on the page, or chosen: a phone has nothing to drag.
            import { castClient } from '/cast/client.js';
            import { el, setText } from '/cast/base.js';
            import { icon } from '/cast/icons.js';
            import { connectedDevice } from './api.js';
            import { go } from './router.js';
            import { say } from './shell.js';
            import { addFiles, startUploads } from './uploads.js';
            import { w } from './words.js';

            const accepted = 'video/*,audio/*,image/*,.mkv,.avi,.ts,.flac,.opus';
            let chooser = null;

            /** What this person may not do is not offered. */
            const isOwner = () => castClient.state('hello')?.scope === 'owner';

            /** Opens the system's choice of files. */
            export function chooseFiles() {
              chooser ??= document.body.appendChild(el('input', {
                type: 'file', multiple: true, accept: accepted, hidden: true, 'aria-hidden': 'true', tabindex: -1,
                onchange: () => {
                  take([...chooser.files]);
                  chooser.value = '';
                },
              }));
              chooser.click();
            }

            function take(files) {
              if (!files.length) return;
              // There one sees what becomes of them.
              if (location.hash.length > 2) go('#/');
              addFiles(files);
              requestAnimationFrame(() => document.querySelector('.uploads')?.scrollIntoView({ block: 'nearest' }));
            }

            export function startDropping() {
              startUploads();
              const title = el('p.drop-title');
              const veil = el('div.drop-veil', { hidden: true, 'aria-hidden': 'true' },
                el('div.drop-frame', {}, el('span.disc', {}, icon('send')), title));
              document.body.append(veil);
              let depth = 0;
              const has = (event) => isOwner() && [...(event.dataTransfer?.types ?? [])].includes('Files');
              const show = (isShown) => {
                const device = connectedDevice();
                setText(title, device ? w('letGo', device) : w('letGoNoDevice'));
                veil.hidden = !isShown;
                if (!isShown) depth = 0;
              };
              addEventListener('dragenter', (event) => {
                if (!has(event)) return;
                event.preventDefault();
                depth++;
                show(true);
              });
              addEventListener('dragleave', (event) => {
                if (has(event) && --depth <= 0) show(false);
              });
              addEventListener('dragover', (event) => {
                if (!has(event)) return;
                event.preventDefault();
                event.dataTransfer.dropEffect = 'copy';
              });
              addEventListener('drop', (event) => {
                if (![...(event.dataTransfer?.types ?? [])].includes('Files')) return;
                // Else the browser would leave us and show the file.
                event.preventDefault();
                show(false);
                if (!isOwner()) return;
                const files = [];
                for (const item of event.dataTransfer.items) {
                  const file = item.kind === 'file' ? item.getAsFile() : null;
                  if (!file) continue;
                  if (item.webkitGetAsEntry?.()?.isDirectory) say(w('isFolder', file.name));
                  else files.push(file);
                }
                take(files);
              });
            }

            """#,
        gzip: """
            H4sIAAAAAAACA61W328bNwx+z1/BYkB1l17kbY/p0iBo0mLA0D402x6CPMgn2qdFlm6Szo4R+H8fKZ0d22vWYdiTE5Lij48fyZtM\
            4ApmxiIs1BqmCDr4vkcNyq1XHQYE7yB1CL2aYwM+QNv5iO4cFPSddwidiuB86oybQ/L0Xs3liVn0PiR4glbF9N4adAk2MAt+AWLC\
            skmbhfKPKN4+W6NtIGK6xcdj86mKeGRsWkrt0IpF8ciMRA7bhPoal6bF3Qs5Ub05sp37PXXwQ8JwZBEJpWeT2KG1RxZK6w+EZ6RK\
            kgrp1956pePeo6FIjp6t9ixWPmz1J1xRAtW22FMNcAFiaTT6yWmjBm341yyoNfQrFw/LRqqlaWSKjZxZ1TbS9wO7sZi4cdS5QC7c\
            YC25npyewu+dStRfE6HHEAlQpgG1E7QHkxsLfjYjHmgJp5MxGxM/r1z2VNVw8W6vyZJqTlgJxsWL+lLG1vcIFxeUt+c3Yoz7uUcX\
            M7HiOiZciMj5cX/8LPMx5nj4mOGZDa5NhrIrNWR8KfTTCeyqury8oJzbYcFZTL1eS0U8dvp9Z6yu0FbCuH5IosmvANK6x3MQHIpk\
            i8Em01uSpDAQzwve5zvcG+iM1kz7ohcqGHVWZILcsJTcJDU1TuPjOZz90OQw3rWdcnNyXKAqwSm8esDqTko55i9zzff121G/FS+V\
            HZC7Lopmw243dbbb2tAotQ8ViTYnJzukcoDstOBkZlC9KsBadPPU1RAwDcGxp8kEbsdhp4YgRlgxL6bY+gX9Qy2hTi3k6Mb6VnEM\
            SaPfjd7gHfxY0/xU4ruJyNlt52BMgkUB/xwwpitHlGUHH4JaYFWA2fWOTML6C1qaWR8qIcdxKWQK3tqfXfK/GVxVTzClVB4Ifocq\
            kGNRkCEYjnmTR/GaVxutqZE5++NZFUAzu5NJliFnzvSS9+FZFok9myUaO5posyxGLGN6/RuqlD7CoYMZw8EeNk1WxF45qU1sRxlv\
            N5ISqUVdNyXPwoSvEb/ifLKWh18TjTvK+PvnGnhx0wTjkh7mFoxjTfC8fg3MzaKTWiV1G5SLtAcuJQ9OpHGDu/v6XhrX2kFTl0Vu\
            9j5GsfMrDmDiF/rL7dG/6HXZxxfHG7oah2A8BFWus9maX8KqElTRRy+2shrOd8JPvjgR9eiFUZAFfQr1akym6PJM7NI7gGgzUviG\
            EfjF0IpiZARfNxLQHmv2kXt6dkeojor9AaNOZyj7kH+vcaZo42wrzZHfvBnLpmwqJklWbuqXE7GolvhSIs95cDfPzkp1P1F5dQkx\
            UzZ+O4Zf/s+1/p1Smfw3dGTaxIuODsZa/HNavn8xpf9K28MCaB/eEDr5Pk2DX/GBWfnBasiYwxDp+0gXhrMNrzj5zdKPYN/xb5y6\
            wxTKjOTdSajc3RfpjD7AqvEI09XkzfwVQFk1rv1DV+SJdfKBrlQ5yvn+0VBl8RzTVWRAKh6p8pVQXOyuR83eknED7qvy6xVOH0z6\
            yD5uXArrS1nRzjbx2oS8y9c1fz1VNKkmfvBWZ2Jl5BztvXp3+pCRL5eKPl66fD9G5eZkdzufr8omr/y/AAPoA9jJCgAA
            """)

    static let gridJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "a7604766b62a728f",
        text: #"""
            // A grid or list of any length of which only what is near the screen is in the document.
            import { isOn } from '/cast/arrows.js';
            import { el, setAttribute } from '/cast/base.js';

            const overscan = 2; // rows beyond what is seen
            const steps = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };

            const em = () => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

            /** How many stand side by side, and how large each is, in CSS pixels. */
            function measure(width, isList) {
              const unit = em();
              if (isList) {
                const columns = Math.max(1, Math.floor(width / (30 * unit)));
                const gap = unit / 2;
                return { columns, gap, rowGap: 0, width: (width - gap * (columns - 1)) / columns, height: 5.25 * unit };
              }
              const gap = width < 36 * unit ? 0.75 * unit : 1.25 * unit;
              const least = width < 36 * unit ? 8.2 * unit : 13.5 * unit;
              const columns = Math.max(width < 13 * unit ? 1 : 2, Math.floor((width + gap) / (least + gap)));
              const cell = (width - gap * (columns - 1)) / columns;
              return { columns, gap, rowGap: unit / 2, width: cell, height: Math.round(cell * 9 / 16 + 4.3 * unit) };
            }

            export class VirtualGrid {
              #cells = new Map();
              #make;
              #want;
              #plan = 0;
              #size = null;
              total = 0;
              isList = false;

              /**
               * - make(place): what stands there, as {element, isSame(), draw()}; asked again while `isSame` says no.
               * - want(first, last): these places are looked at.
               */
              constructor({ make, want }) {
                [this.#make, this.#want] = [make, want];
                this.element = el('ul.grid', { role: 'list' });
                this.element.addEventListener('keydown', (event) => this.#key(event));
                this.follow = () => (this.#plan ||= requestAnimationFrame(() => ((this.#plan = 0), this.draw())));
                this.observer = new ResizeObserver(() => ((this.#size = null), this.follow()));
              }

              start() {
                addEventListener('scroll', this.follow, { passive: true });
                addEventListener('resize', this.follow, { passive: true });
                this.observer.observe(this.element);
              }

              stop() {
                removeEventListener('scroll', this.follow);
                removeEventListener('resize', this.follow);
                this.observer.disconnect();
              }

              /** Begins anew with other contents. */
              clear() {
                this.#cells.forEach(({ item }) => item.remove());
                this.#cells.clear();
                this.#size = null;
                this.total = 0;
                this.element.style.blockSize = '0';
              }

              /** Brings the document in step with what is near the screen. */
              draw() {
                const width = this.element.clientWidth;
                if (!width) return;
                const isNew = !this.#size;
                this.#size ??= measure(width, this.isList);
                const { columns, rowGap, height } = this.#size;
                const rowHeight = height + rowGap;
                const rows = Math.ceil(this.total / columns);
                this.element.style.blockSize = `${Math.max(0, rows * rowHeight - rowGap)}px`;
                this.element.classList.toggle('as-list', this.isList);
                const { top } = this.element.getBoundingClientRect();
                const firstRow = Math.max(0, Math.floor(-top / rowHeight) - overscan);
                const lastRow = Math.min(rows - 1, Math.ceil((innerHeight - top) / rowHeight) + overscan);
                const [first, last] = [firstRow * columns, Math.min(this.total - 1, (lastRow + 1) * columns - 1)];
                this.#want(first - columns * 4, last + columns * 4);
                this.#drop(first, last);
                let before = this.element.firstElementChild;
                for (let place = first; place <= last; place++) {
                  const cell = this.#fill(place);
                  // What is left of the old: the one that has the focus.
                  while (before && Number(before.dataset.place) < place) before = before.nextElementSibling;
                  if (before === cell.item) before = before.nextElementSibling;
                  else if (!cell.item.isConnected) this.element.insertBefore(cell.item, before);
                  if (isNew || !cell.isPlaced) this.#place(cell, place);
                }
              }

              #drop(first, last) {
                for (const [place, cell] of this.#cells) {
                  const isNear = place >= first && place <= last;
                  if (isNear || (place < this.total && cell.item.contains(document.activeElement))) continue;
                  cell.item.remove();
                  this.#cells.delete(place);
                }
              }

              #fill(place) {
                let cell = this.#cells.get(place);
                if (!cell) {
                  cell = { item: el('li', { 'data-place': place }), shown: null, isPlaced: false };
                  this.#cells.set(place, cell);
                }
                setAttribute(cell.item, 'aria-setsize', this.total);
                setAttribute(cell.item, 'aria-posinset', place + 1);
                if (cell.shown?.isSame()) cell.shown.draw();
                else {
                  const hadFocus = cell.item.contains(document.activeElement);
                  cell.shown = this.#make(place);
                  cell.item.replaceChildren(cell.shown.element);
                  if (hadFocus) cell.shown.element.focus?.({ preventScroll: true });
                }
                return cell;
              }

              #place(cell, place) {
                const { columns, gap, rowGap, width, height } = this.#size;
                const style = cell.item.style;
                style.inlineSize = `${width}px`;
                style.blockSize = `${height}px`;
                style.insetBlockStart = `${Math.floor(place / columns) * (height + rowGap)}px`;
                style.insetInlineStart = `${(place % columns) * (width + gap)}px`;
                cell.isPlaced = true;
              }

              /** Four arrow keys go from place to place, further than what is in the document; beyond the ends they leave it. */
              #key(event) {
                const step = steps[event.key];
                if (!step || !isOn() || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !this.#size) return;
                const place = Number(event.target.closest('[data-place]')?.dataset.place);
                const { columns } = this.#size;
                const isReversed = getComputedStyle(this.element).direction === 'rtl';
                const column = place % columns;
                const side = (step === 'right') !== isReversed ? 1 : -1;
                let next = place;
                if (step === 'up') next -= columns;
                else if (step === 'down') {
                  const isLastRow = Math.floor(place / columns) >= Math.floor((this.total - 1) / columns);
                  next = isLastRow ? -1 : Math.min(place + columns, this.total - 1);
                } else if (column + side >= 0 && column + side < columns) next += side;
                if (next === place || next < 0 || next >= this.total) return;
                if (this.focusPlace(next)) event.preventDefault();
              }

              /** Brings a place into the document and gives it the focus. */
              focusPlace(place) {
                let target = this.#cells.get(place)?.item.querySelector('a, button');
                if (!target) {
                  const { columns, rowGap, height } = this.#size;
                  const top = this.element.getBoundingClientRect().top + scrollY + Math.floor(place / columns) * (height + rowGap);
                  scrollTo(0, top - innerHeight / 3);
                  this.draw();
                  target = this.#cells.get(place)?.item.querySelector('a, button');
                }
                if (!target) return true; // It comes, and the key does no other thing meanwhile.
                target.focus({ preventScroll: true, focusVisible: true });
                target.scrollIntoView({ block: 'nearest' });
                this.draw();
                return true;
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA61ZbXMbtxH+rl8Bj5LwTqKOkpW4rWRaYyt24qmbZKTWmY5GM4ZIkEQM3jEAzpQq8793X4A7HEm58kw/6QjsLvYN\
            u89Cg4F4KaZWj0VlhdHOi2oiZHknjCqnfoa/ljM9go/S3MGn9EI7USpphZ8p4UZWqRKXdEkL42pUz1Xpix09X1TWi3vY/LUUKzGx\
            1Vz0BiPp/EBaWy1d8YfrnbZ0yvSFU/6l91bf1F6t8dxIp5hjZ1SVqOgnZd1IlmIonp6KwUCgTHGj7qpy3GjqQL1A77xaOCC+Fy/x\
            +H8tTkSvXvT6/PPHalnCwhj+xKV3auJhycCfuHShpzNcs/i3J1aNMmoOkrNcDF+IhbROvTGV9NlU+fNqvgBjxpf+zqiscU/8eG0U\
            /smLSVX6S/0flYvPn8XRMxA82NsTP1dLMcdwOC/BKqfHStzc0d++wJUZEBhpp0ooCVHSro+ROL+8FAt9q4wrxN5gZ1KXI6+rUsyV\
            dLVV2VKP/Qwo3TuIeC7ud4RgM+pSezBEzbP8FBb1RGQpUSQbVaael+jMf0g/K+byNjvq8/fEVJXlA8RAZMeHYo+k5jlJjBKmcgHc\
            dNwAwkc7VvnalhCfIL6PVH0M608SgnXYFyT2RATxByRlT2RRnQNxlOcgr+GfKY7XD8XTH4IeGDMhVjtdRVjgc3H8LJKdicPiLw3T\
            iThqRZw2zAb86R9g/2vxNOE+Lja5t3gxCjo6bgUdAf/TjncD2T4qj/ZmrAf/Zj+HE5QxmJeP8xfy/Y8YxIA1ocATWj+Tjraqy3FG\
            R++JvwH10TNQ7fsimpRjCFY7O+qWLv7ISOfEe219Lc1PWIkw03aRH11TqiWIXXA+7s7lR0UfS1mSJ3cXhirAIf1wcIGQpzYGf/vK\
            SxM3OY/h10QaB0JgCW4YJt4eOAIFZyBrpPITLh504xwWNYt3zYl7xXcV782lnKss74uxlcssX53C/kc1FnIq4fZBwTRKfGCqD8LJ\
            O6iYVRGPQtWzibYOJIHtHg6EQ5wSdLwT0ioBYSZ5nrkGMaK2HnlIgHvSt0+ixCrezSs/067Y5S3+RoJrsPmqpb/my0b7wSK88Sbr\
            1abATgC17h4CbhTWPnAZlLl8k6eQ4/HrT/CBXlWlslnvo7oL5TNTuEPVkPWArbCWippUxkD9ioUzY1qK6OfPQ8jFP2vl/MtSzyWW\
            rzcWvR5oU2KIcB4s5oDknWOqG6csNIuQTRcK0+TXsLgmL8mgKJK1zILMFSYO5Ib1WfT7piegLQJTryMAvbqAVNefwLEQSNW4dZPf\
            koqP5e8YGT+yNFip5tWiUdyqOTTRR+ienz5Mv03XrYqNtYMcLtXIZ60+2OReqamGaiQxOEuNoAMvHSY8HOG5hUH+Q5GzjeocLSoS\
            cKZ9Dc0vg2uhPTTiFUUUPwvWOOukQ+AK8tKNtfIRljtVZO0SOOzqxY2pRh8vmbl32OsaZ3U5dR1shB0awQgb+wCmClZzPneaLxfz\
            YVeRkdHw53fcYjWxdT8h0jwU9bT9aveLwov3pDV8wxFnZ8N1wEC7ARCk4pJ2wZ0itgTAcEOxfgbzAOHPTDOMxPuBe42s6ZAjpU2W\
            xKTpXPmjQvPhm/um0R72WfJeosdBOD5fLW4/bJFInQpth+OnU0BzPekOqEJ+yTNw4VovRFEADF9hm4TcOKfIXTTXInJSh7ig8phq\
            ncCAAxQ9aA3IwYIIijuisMukknSZkfHQ//uJZzMNt9M2zgDpeVf8/nbxV0kzo2bTqL7X5kVzchI/Oj+L2u0DGmk5CJykvWq37Zuw\
            F6n2xPd8MLAna51rPbZQ89KGy5tGeZgWoHio9egQbUDm59DMx8wApAi1PDdqRBJIdxp+Ph+S8PBzfz9e2jUsxipNtDEBbpwGKhhg\
            fg+lACcOnLywGlRmfMIfpYK/QDCTXE4mUE5cEbgZc2TBnu++E7/U8xsoz7xQjKWH8ckXfCQAzPDR2B/oSnUbDb/UNwbSM6qH9SRS\
            D4dkTYEl9mtkwDyiuDA17HBnzrkpqHHejQL0BGX9KxKaNQz9cEyeKsblDAanINj9huZFgbtkbMZQNXX6KhbqzRQJwaOQhywnzj5Z\
            fs3RaZrJeqxRH4l4g1PjRUgVjEs3WdZsAB4wIgs0afsBztZn2BkBaLp2nJQw30FnDt0eQD2S6LJW8YSWObbEuJP2xDH43qtsu4+S\
            nA3m4l3opDVLgeLWEdFEPHETc3HDPiH0aTQBzx6m6gGx906Ct1YAxdyMBnTszQjAOcAnDOZ5pls3xkU1OGaJPaLzzpDmVk9aLQ9g\
            N8U0FIHA/mXGReUwa7EhsOZY01onED0ZclbEGSIX7WpAr8xAl6WbVjM5foOXXgy/Ihk6GUDHNOFKhp5teUI7VP+sKhPlO6gy2hZ1\
            69jTFFTcOSsAoC0sjQGXBDLXcOwqfQVAKQ2Q2nKDO5Bo+7gahtRHYBHCCh2v0koIOQEJXUIlUy2SINEtUNiKNvjcdSLKkFdEiWNE\
            Aky4rXPmtNgGJ/Y1gJRvlfmWVWyFBlHfdkSlbwetmE7dRD9Zrh0Njn1T1VbQu52AYc6JacWvc3yEr0S4apPaEnqHVlU22HbtcfA0\
            vtLhogpTNj45yk/QH3yAvsnQ2Ak2QechP+dd0X4BlNdJrSEK7Ab49JjRixrTSeP/Dgc1v0fems7CXHnZWXAzPYk8CVjehqkjKgid\
            l/k9vs0hdKwcjLJZ76otb9e9/GytMW/F1F/IW+0uFCIyCtnGY2NnAoTxyyp+BcT+3bPe9E43nvSalvVt+ijUeB6fH2Fa5wiQFHoH\
            zcUT+JEow49WB0ct0EJQEIW3kWoF1QuQQkQHw+7RDWhoiemVYbPnvuvC3Adu04vO9hoczTdmChFVb+WfgWXipEW0sdQ3NWhNZqhu\
            rSXB1/vsUFDokPp7Z/V5qzEpsD+k9dZ3rNYwBgzyk1aeg7D4/WKYNrBOyqKEMLBDaaZrTxKhH3HihkL9o5rI2mxM7DzUynC2LuH+\
            dyZcfJqeQhOCq+8TsMoXOzlyA07wfXkQUJxxdf6zVvbuElKbXsN6EkBh7X0FSZFUARa1niZfN6pGLpy0HjfCFUi6L/gV5d/w9ZWV\
            PZ7LAv5Z4cyHIg9EOp0NxHEXwKXIQfyfvLja9GVoztQdcGJ5i4Vjrhz/MwIDDaUY0kDhi2d4xwEdyim+JJQ0pPDEEuoipcJ2WNDn\
            PHmvHQwRG09ezM5Oegvp916rJcihBnwieviYojaeLlMnpZZQaq92/gs4o9bQDBsAAA==
            """)

    static let guestJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "a05d5979713c0aec",
        text: #"""
            // What a guest sees: one TV, what it plays, and how long the link is good for. The bar at the bottom has the rest.
            import { castClient } from '/cast/client.js';
            import { el, setAttribute, setText } from '/cast/base.js';
            import { icon } from '/cast/icons.js';
            import { present } from '/cast/open.js';
            import { makeTV } from './tv.js';
            import { moment, span, w } from './words.js';

            export class Guest {
              #ends = [];

              constructor() {
                this.tv = makeTV();
                this.over = el('p.over', { dir: 'auto' });
                this.heading = el('h1', { tabindex: -1, dir: 'auto' });
                this.text = el('p.lead', { dir: 'auto' });
                const opens = (tag) => ({ 'aria-haspopup': 'dialog', onclick: () => present(tag) });
                this.player = el('button.button.filled', opens('cast-expanded-controller'), icon('play'),
                  el('span', {}, w('openPlayer')));
                this.volume = el('button.button.tonal', opens('cast-volume'), icon('volume'), el('span', {}, w('volume')));
                this.left = el('p.left');
                this.leftText = el('span');
                this.left.append(icon('clock'), this.leftText);
                const words = el('div.hero-texts', {}, this.over, this.heading, this.text,
                  el('div.actions', {}, this.player, this.volume), this.left);
                this.element = el('section.view.guest', {}, el('section.hero', {}, this.tv.element, words));
              }

              get title() { return ''; }

              enter() {
                if (this.#ends.length) return;
                const draw = () => this.#draw();
                this.#ends = ['hello', 'media', 'dialog', 'button', 'volume'].map((topic) => castClient.subscribe(topic, draw));
                const timer = setInterval(draw, 15_000);
                this.#ends.push(() => clearInterval(timer));
              }

              leave() {
                this.#ends.forEach((end) => end());
                this.#ends = [];
              }

              #draw() {
                const { device, ends } = castClient.state('hello') ?? {};
                const media = castClient.state('media') ?? null;
                const name = device ?? castClient.state('dialog')?.device ?? '';
                setText(this.over, media ? w('playsOn', name) : '');
                setAttribute(this.over, 'hidden', !media);
                setText(this.heading, media ? media.title ?? media.subtitle ?? name : w('guestYours', name));
                const more = media && [media.title ? media.subtitle : null, media.studio].filter(Boolean).join(' · ');
                setText(this.text, media ? more : w('guestIdle'));
                setAttribute(this.player, 'hidden', !media);
                setAttribute(this.volume, 'hidden', !castClient.state('volume')?.enabled);
                const left = ends ? Math.max(0, ends - Date.now() / 1000) : null;
                setAttribute(this.left, 'hidden', left === null);
                if (left !== null) setText(this.leftText, `${w('until', moment(ends))} · ${w('timeLeft', span(left))}`);
                this.tv.draw();
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA3VWTY/jNgy951dw0WJtA44zc+glg2nQLxQLtGgPwRbFYtBVbCXWjmIZsuyZxSC/q/f+spKUHctOcggSSeTjI/VI\
            ZbWCv0rhQMChlY2DRspmDaaSsP2YwgsdKQe1Fl+bFERVQGleQJvqAK6UoFX1DKqBgzEF7I3NYIu7O2EB/chgZ5wzRyhFw0uLIbKF\
            OtbGOniDXDTuJ61k5eAEe4uG0Yr2VjlvZl+a6GG0ljpFeu4H56zatU7yaitf58470ciZq8pNNbOirWZmViO/SzKmltXM8Cie5fbj\
            2S5buW5uYY6IhBRrUWEdA9MXY4s+8EK+snmuRdPAr3wBbwuAb2RVNPAIn57QBoCYOtvmztg4YQPAaqomcx0aeS5x8jDum05aPJE6\
            jmpeRClSKpRdQyRaZyI4healFIXCG/Ue5T1bO7FTVSFf17C8T2/7Oqr/EEoj0M1QnAVQMSm12IlDAo/fQ/yGhlaJJWqkNnVbR+hZ\
            KKHNAaFMhVLIn9cQs3F/Qd55woMUek4a1eFMlfVfe6W1JF4cO47oUpdYeVSzLJZIy1mDFjZKUhYKZoJguGJ0YES6RsrshHcZRwT0\
            JweMkiRk0RndHuVVFvgRekbCm49xx/VlzOFsEk/LfVj9vYvmp9vxfhhvfp6JGgkVsSeQa5M/U/yJ/+QCWb49YqE6FI81S1JB03M9\
            KzCdqCsd9RIWliBE7hRih/7+OtOwqiGrMAupJbXakKRksKxT8iXjkdbDhofEOYyG3dujpD4/X+QTNd9B4iRTTktqPRxgrrUVRNGD\
            P0UXOTal2qOuCZAbGJlWB1cmvVNYxMKKF2oCFrX3oK1JE5+HQFRKrYlvdJTYGPTj3B+9yOhXL5Cn7CjqOHamVjnDj0M2a9pdk+Pw\
            lP44ZR7J5HqdOnIb4Wj9QLl1QsdklcL9d//c3d1dMMzqtiljn0mOA8Ce3RgqqCQednI6wDwCPhy/iBxBcMU4JMjkai2ezmh9wXo0\
            Tx4Hj+xUji8D25/QI8zeCSfjvpoJbDYogDB1ru5VF193dqlarUOnSnC/+7hkcOndX1ayyUYrFBCD9C9YHDSNp7Ghnudn9w+6XQqT\
            AE7GoYHDhzD0jkpVFJJc3jFQciXOuSOHUPydscqJnF+iWM47nOWaKHFL/W1a2wysJvI5Gkvl8MDv38OnCfQcec3lTIdt1xbKPNG8\
            pqb60RhUTJVkX4zC0QT//QvRtWx4ooypEIGR6YdC08y8VbNhzNyu2szBN9nE4fLCh1G9yWQldvj2TEo0zGxS6AZ+F67Ejn2N73rR\
            LuFnBMkqQ+JewT31XF+oW6QIMaTkIzw+slMfm0YT778b9qdVHGZ9Cp+/fcPqtZVT9Fz5/zHUmTgUT3QJfEy9/Ru9N/4fDkPj+efJ\
            X4MuG4faaXFa/A/V577+bAoAAA==
            """)

    static let guestsJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "27149b404acdb753",
        text: #"""
            // Links for guests: made for one TV and a time, listed, taken back.
            import { castClient } from '/cast/client.js';
            import { el, setAttribute, setText } from '/cast/base.js';
            import { icon } from '/cast/icons.js';
            import { guests, makeGuest, takeBackGuest } from './api.js';
            import { say, sayFailed } from './shell.js';
            import { moment, span, w } from './words.js';

            const times = [60, 180, 720, 1440, 10_080]; // minutes

            /** A group of radio buttons that look like chips. */
            function makeChips(name, label) {
              const row = el('div.chips');
              const element = el('fieldset.choice', {}, el('legend', {}, label), row);
              return {
                element,
                get value() { return row.querySelector('input:checked')?.value ?? null; },
                draw(choices) {
                  const was = this.value;
                  const known = [...row.querySelectorAll('input')].map((input) => input.value).join();
                  if (known === choices.map(({ value }) => value).join() && known) {
                    choices.forEach(({ text }, place) => setText(row.children[place].lastChild, text));
                    return;
                  }
                  row.replaceChildren(...choices.map(({ value, text }, place) => {
                    const isKept = choices.some((choice) => String(choice.value) === was);
                    const isChosen = isKept ? was === String(value) : place === 0;
                    return el('label.chip', {}, el('input', { type: 'radio', name, value, checked: isChosen }),
                      el('span', { dir: 'auto' }, text));
                  }));
                },
              };
            }

            export class Guests {
              #ends = [];
              #timer = 0;

              constructor() {
                this.heading = el('h1', { tabindex: -1 }, w('guestsTitle'));
                this.local = el('p.warn', { hidden: true }, icon('warning'), el('span', {}, w('guestLocal')));
                this.device = makeChips('device', w('guestDevice'));
                this.none = el('p.row-text', { role: 'status' }, w('guestNoDevices'));
                this.time = makeChips('time', w('guestTime'));
                this.time.draw(times.map((minutes) => ({ value: minutes, text: span(minutes * 60) })));
                this.time.element.querySelector('input[value="180"]').checked = true;
                this.make = el('button.button.filled', { type: 'submit' }, icon('link'), el('span', {}, w('guestMake')));
                this.form = el('form.guest-form.tile', { onsubmit: (event) => this.#submit(event) },
                  this.device.element, this.none, this.time.element, el('div.actions', {}, this.make));
                this.made = el('section.made.tile', { hidden: true, 'aria-live': 'polite' });
                this.list = el('ul.rows', { role: 'list' });
                this.empty = el('p.row-text', { hidden: true }, w('guestsNone'));
                this.now = el('section.part', { 'aria-labelledby': 'guests-now' },
                  el('h2.part-title', { id: 'guests-now', tabindex: -1 }, w('guestsNow')), this.empty, this.list);
                this.element = el('section.view.guests', {}, this.heading, el('p.lead', {}, w('guestsText')), this.local, this.form,
                  this.made, this.now);
              }

              get title() { return w('guestsTitle'); }

              enter(_, { isSame }) {
                if (isSame) return;
                this.#ends = [
                  castClient.subscribe('devices', ({ devices }) => this.#drawDevices(devices)),
                  castClient.subscribe('access', ({ lan }) => (this.local.hidden = lan)),
                ];
                this.#drawDevices(castClient.state('devices')?.devices ?? []);
                this.#load();
              }

              leave() {
                this.#ends.forEach((end) => end());
                this.#ends = [];
                clearTimeout(this.#timer);
                // A link that lies open is taken along by the next who looks.
                this.made.hidden = true;
                this.made.replaceChildren();
              }

              #drawDevices(devices) {
                const connected = [...devices].sort((a, b) => b.connected - a.connected);
                this.device.draw(connected.map(({ id, name }) => ({ value: id, text: name })));
                setAttribute(this.device.element, 'hidden', devices.length === 0);
                setAttribute(this.none, 'hidden', devices.length > 0);
                this.make.disabled = devices.length === 0;
              }

              async #load() {
                clearTimeout(this.#timer);
                try {
                  this.#drawGuests(await guests());
                } catch (error) {
                  sayFailed(error);
                }
                if (this.#ends.length) this.#timer = setTimeout(() => this.#load(), 30_000);
              }

              #drawGuests(all) {
                this.empty.hidden = all.length > 0;
                const focused = document.activeElement?.closest('[data-guest]')?.dataset.guest;
                this.list.replaceChildren(...all.map((guest) => this.#row(guest)));
                if (!focused) return;
                const again = this.list.querySelector(`[data-guest="${CSS.escape(focused)}"] button`);
                (again ?? this.now.querySelector('h2')).focus();
              }

              #row({ id, name, ends }) {
                const until = ends ? w('until', moment(ends)) : '';
                const left = ends ? w('timeLeft', span(Math.max(0, ends - Date.now() / 1000))) : '';
                return el('li.row', { 'data-guest': id }, el('span.disc', {}, icon('people')),
                  el('span.row-texts', {}, el('span.row-title', { dir: 'auto' }, name),
                    el('span.row-text', {}, [until, left].filter(Boolean).join(' · '))),
                  el('button.button', {
                    'aria-label': w('takeBackOf', name, until), onclick: () => this.#takeBack(id, name),
                  }, w('takeBack')));
              }

              async #takeBack(id, name) {
                try {
                  await takeBackGuest(id);
                  say(w('takenBack', name));
                  await this.#load();
                } catch (error) {
                  sayFailed(error);
                }
              }

              async #submit(event) {
                event.preventDefault();
                const device = this.device.value;
                const name = castClient.state('devices')?.devices.find(({ id }) => id === device)?.name ?? '';
                setAttribute(this.make, 'aria-busy', 'true');
                try {
                  const { link, ends } = await makeGuest(device, Number(this.time.value));
                  this.#showLink(name, link, ends);
                  await this.#load();
                } catch (error) {
                  sayFailed(error);
                }
                setAttribute(this.make, 'aria-busy', null);
              }

              #showLink(name, link, ends) {
                const title = w('guestLink', name);
                const field = el('input', { type: 'text', readonly: true, value: link, dir: 'ltr', 'aria-label': title });
                field.addEventListener('focus', () => field.select());
                const copy = el('button.button.filled', { onclick: () => this.#copy(field) }, icon('copy'),
                  el('span', {}, w('copy')));
                const share = navigator.share && el('button.button.tonal', {
                  onclick: () => navigator.share({ title, url: link }).catch(() => {}),
                }, icon('share'), el('span', {}, w('share')));
                const until = ends ? `${w('until', moment(ends))} · ` : '';
                this.made.replaceChildren(el('h2.row-title', { dir: 'auto' }, title),
                  el('p.row-text', {}, until + w('guestLinkOnce')), field, el('div.actions', {}, copy, share || null));
                this.made.hidden = false;
                field.focus();
              }

              /** Without HTTPS there is no clipboard but the old way. */
              async #copy(field) {
                try {
                  await navigator.clipboard.writeText(field.value);
                } catch {
                  field.select();
                  document.execCommand('copy');
                }
                say(w('copied'));
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA7VZX4/jthF/96dg74KTfNXKvmuQBl5sFpe9awvkcimwi/ZhYeRoiV4zS4uqSK3X2Phz5b2frDNDUqJk7zUo0Ifs\
            WfwznBnO/OY3zGzGPsrq3rC1bthdK4w1C7blpaABXQl28w/Gq5JxZuVWZExJY0WZMcvvRcVWvLjPJ3Jb68ayJ1ZwY6+UFJVlB7Zu\
            9JYlMxybFTSY/2KS8361UBkzwr6ztpGr1gr6uhGP480rbsRoqyx0NVqFQ2a0zBmUgUH34q/42+n9PWhNn52IfMZrOdps+D7DP3/h\
            UokyWmo2QqnR4q3egoGwvuZVxnbR6p1uSq/XBFW05EjDLtjtN/OMvfkW/vz5Lf76+mv8O/95/u18ec5mM7aVFbjFTCaz16/ZO3bX\
            6LZmes0aXkrNwGUW5DG74ZYpre/hbu4FKzayNjl7PZus26qwEhyF5l/hcFpxukO+EmrKniaMOY0avQN9hEqTUj7kJCGZnnfTQgm0\
            zi9ZS6FKuClYp2Uhkow9HTKaUeJOVKUfcIdkKJtENcK2TUWHsiAxo487YdkDV61IQaewDrbl/2pFs7+GtYXVTZrIqm7totiI4l6U\
            yfQyp03s8pJVrVLn7ODElQ3fpU43M/XnBUt2HB1vN9K4zeeD2ftK7yq8mDzPj85/p5RXIZku8y2v05S+puziO0a/nMhp/ouWVToN\
            ouWapV7wxQXzern9T85sdiAZg93s1SunTm8B6zZDan7gxQYFWEqXjNWKF4LE+BxK0QC4SVU2orql6WWuMD9xLKON007JcD3h++D/\
            RSGNoN1XXlYKzjllRXZCl0h1crA0P4ga4ygIMJA2qb8s2nENWFDd+RHvUHIc3FykbRB3tdFG4JV5yZfuhmG9F+QlLJxSNDMfG+1i\
            F8OVQj8KaHfd8M3svhYLllDmwYDLI2+3j8hFr89hmnVnMJKEuECCStmAHN5anaCvhtdwCD8plA/nk8NkIh4JYgq4O8MItQz59SWk\
            GqHIEre8RFBpGFkX8rZpKW9CBFHUbwRYUN35VN68ccbxlaxK8bhgZ29QqV2aOOS8kVaJJChFApQuuPLb63zHG2fWRpalqBYMDhUo\
            AtE4TXAaTkum2cAJ0REfURycEB9RigeJdxXhVuLGkn7jezcw2FhhvQqqQeieoXdJvUYrvD5juW1NEtv4STtJZigK3TnUAEei82/w\
            82hLTuBDAO+Sw0M4xXbIlEUAdnf9CyoaYSV7zb6ZTzESjmR70DwJi7ck+eIFlJMXy2Sa+5hEsGsCzJEktMj7yBWQ3P+zlgrKXBzs\
            pl1tpU3661TAFL5wlz+C6NFVAlJtQ9mAnzmtO6OfFqoqnQahSgctWCoewD7yFe1+6SbC8CEkVRQlwSlZHwHZscuyrrZxqojGa955\
            ZKA00R+ntBG0noZ6jeNgzyCZG8nPlHwQCTit1kpaAU4bJA2QJi+xVRiZJo5KnB1tENva7k+H8jjTumT9BLaP82E3sqPmjZPilUbQ\
            g1tf7VF1J+YMdiW9rwkm3tLGM0twgNtlOVyfPY8hn2B6Os0iu7LeKQObBywjaPwgxc6FzeDSPI5l3kMKPkfRaLAK9icTbmV9VA5i\
            Ca+3iyBHVw4Io8hMyOiYmYzR8dytBdVFk/5M3jHXUB+wrDvkRQrgxqaDOuuCPOB4oCIdh84h/E0B3FgE/EMXAIr4D88bnBQEHo9k\
            qZ+fdlXotExewCIvUvHKi0t7d+Uu1kA5mA7SlrHu8anxIYCzkdJA1YLKQNZul/Gtv1Sal2nvcrjJBzGsWeShnvTAFykK/6aDcB9W\
            RLAaZDWI07q1zipXJf0eINjvGEKaZ9AS1NM1mCuN72640lAqV3tYIFiF7Ga30US1TT6Ei95TR3ALk2MG1Vt78tq87Y7jwN8KUoGg\
            HHmpX7QE6tTYNOUZW5E3Vnm/8ozx/uu4sroi1S0ILE6WjteEOOiqlSxDofLTwetx85aeBOXE+QVizOsNmVrd2Y0jYs+KcTD+7Obv\
            uq0dgOelNHylyE2njuo8zs2+KpiPuuDpLweKbfYdk+3D3lGxlO+4tL7R7MLxABlniw0UtKbRTU/hu27ST/jVHUhE4e6Un7JIHTAN\
            yb3XM42S31mTsT9B8zifj8IrKKrUIKsIivu4henIvedRBK510RrnWPhFDASr6IP44G75Mi8UsF5j0+S25JafkTOWlPXwiZ0ijYzq\
            4am+ApWgaKQNkYFQAf1YcDG66w9etSGqOq35HZdV6PXovCFt+hzpevHiq6er6+tcmILXIg1SDy+Wvsn+7A9NnVQAsVArxmRs8xZK\
            Tk4S4jRH/fsMyxgh1WGY6W0FBAOrH85dYpmhEQh/97iAwAeYDr1MksSWKrG2g20YLB9hMHHPEemP3G7ArY/p3B98xt4DPqP6EEQz\
            9gZjZiA47osk0g/HGXqPJYgK7NBTQcy/wldgRxZroWtqHmImQUsDnTFRp9VPdBxj1Cmh46K26kiaF3ZLTsvIK0sktViVv9fAtKCE\
            ueY6Yf/+jSFRjTUbkGGU1Z0UUSUwG/3rn5B+WnedIB0KCairQsniHqhsFLxhfRruvzvY0ZUwH7hzjFPHe0MOR6DkMGjwsgXru64S\
            UCf1x1R0jpfULfD7R+X4f4GxWPUheffvPviR1w39+16seatsOM1Fc9f8xfUkeqtxq6gQXbDfQzkgBoAoUPb5ygY/sCa4eVhIwiCn\
            Q/Qf1yOsMIHor1qzBw8mWOiTExXCKfhEzCIkOuIr+bh7iPTFPmOf2u0KIrRvWdyLRXc3vhHa6B2+04YHvE72/+EOf6cD8M0tQrjn\
            NRyAHKU3uKPr/7Gl9PE4KDr4yOhbgaNXGJ/uDZB+Xal9aMQ8XXFHO/RQtkmyUQY7FUK7RQflvCw/YEh+xNftCu4jIQhHbkwh41YZ\
            gvmuygeCVu//W0N9EhZwY0qCp32LjYPJEWT2rY2bH2pgNrxBn1b8Qd5xKEO5G3n16oRW8B9XEb6NVBvJwBdGdBcgXKOca8FzOYWU\
            ZyBP4bGrs4F2nn4n8FND/UeF7/NXT8/VvgMi9+eoUD3PsX3f+sWSQhMDZ9fjcuJ0++MgXn+q6OEpc1Hx3NsC3lTm7+bXX126jF8Z\
            evq15sqIOCLHFAL/F8A/pd0A9WN/u7n5+zU2JSAampVKA4OV9UrzpkTCQu2KhvTZ8T39j4AOkuOQe66M9BHQCc13jbSCXpWdcg6j\
            hgATpAxTJcBTRx3Foyiu9HbLAZR9NA+gx9UqmJD4xu/tP0z+A4JF7cOoGgAA
            """)

    static let homeJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "08aa5c5ea48492da",
        text: #"""
            // The start: which TV, what it shows, where to drop a film; what was sent, what was begun.
            import { castClient } from '/cast/client.js';
            import { el, setAttribute, setText } from '/cast/base.js';
            import { icon } from '/cast/icons.js';
            import { present } from '/cast/open.js';
            import { connectedDevice } from './api.js';
            import { makeContinueRow } from './continue.js';
            import { chooseFiles } from './drop.js';
            import { makeDeviceList } from './device-list.js';
            import { makeInstallHint } from './install.js';
            import { makeTV } from './tv.js';
            import { makeUploadList } from './upload-list.js';
            import { w } from './words.js';

            const isTouched = matchMedia('(pointer: coarse)');

            function action(kind, picture, key, does) {
              return el(`button.button.${kind}`, { onclick: does }, icon(picture), el('span', {}, w(key)));
            }

            export class Home {
              #ends = [];

              constructor() {
                this.tv = makeTV();
                this.over = el('p.over');
                this.heading = el('h1', { tabindex: -1, dir: 'auto' });
                this.text = el('p.lead', { dir: 'auto' });
                this.player = action('filled', 'play', 'openPlayer', () => present('cast-expanded-controller'));
                this.library = el('a.button.tonal', { href: '#/library' }, icon('library'), el('span', {}, w('openLibrary')));
                this.devices = makeDeviceList();
                this.hero = el('section.hero', {}, this.tv.element, el('div.hero-texts', {}, this.over, this.heading, this.text,
                  this.devices.element, el('div.actions', {}, this.player, this.library)));
                this.dropTitle = el('strong.drop-name');
                this.drop = el('section.drop', {}, el('span.disc.large', {}, icon('send')),
                  el('div.drop-texts', {}, this.dropTitle, el('p.row-text', {}, w('dropText'))),
                  action('tonal', 'file', 'chooseFiles', chooseFiles));
                this.parts = [makeUploadList(), makeContinueRow(), makeInstallHint()];
                this.element = el('section.view.home', {}, this.hero, this.drop, ...this.parts.map(({ element }) => element));
              }

              get title() { return ''; }

              enter(_, { isSame }) {
                if (isSame) return;
                const draw = () => this.#draw();
                this.#ends = ['button', 'dialog', 'devices', 'media', 'library'].map((topic) => castClient.subscribe(topic, draw));
                isTouched.addEventListener('change', draw);
                this.#ends.push(() => isTouched.removeEventListener('change', draw));
                this.parts.forEach((part) => part.enter());
                draw();
              }

              leave() {
                this.#ends.forEach((end) => end());
                this.#ends = [];
                this.parts.forEach((part) => part.leave());
              }

              #draw() {
                const media = castClient.state('media') ?? null;
                const device = connectedDevice();
                const isConnecting = castClient.state('button')?.state === 'connecting';
                const words = this.#words(media, device, isConnecting);
                setText(this.over, words.over);
                setAttribute(this.over, 'hidden', !words.over);
                setText(this.heading, words.title);
                setText(this.text, words.text);
                setAttribute(this.text, 'hidden', !words.text);
                setAttribute(this.player, 'hidden', !media);
                setAttribute(this.library, 'hidden', !castClient.state('library')?.roots);
                setText(this.dropTitle, w(isTouched.matches ? 'dropTitlePhone' : 'dropTitle'));
                this.tv.draw();
                this.devices.draw(device === null && !isConnecting);
              }

              #words(media, device, isConnecting) {
                if (media) {
                  return { over: device ? w('playsOn', device) : '', title: media.title ?? media.subtitle ?? device ?? '',
                    text: media.title ? [media.subtitle, media.studio].filter(Boolean).join(' · ') : '' };
                }
                if (device !== null) {
                  return { title: w('readyTitle', device), text: w(isTouched.matches ? 'readyTextPhone' : 'readyText') };
                }
                if (isConnecting) return { title: w('connectingTo', castClient.state('dialog')?.device ?? ''), text: '' };
                return { title: w('chooseTitle'), text: w('chooseText') };
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA41WzW7cNhC++ylopIgkQJaRqwN30aYpUiBFg3SbS2E0tDS2GGtJgaR2bQT7XL33yTrDH4nSymkPixWH3wy/+SUv\
            L9m2BWYs1/aKHVpRt2z7qcQvbpmwzLTqYGgJGphVrNGqZ5zdiW732oMO3DAD0pbT8hbuB1mdiV2vtGVfWc2NfdMJBLEju9Nqx7JL\
            kl3WTlh9MdnrCQ1diQbtD9ZqcTtYcKstPC6Vb7mBhaqolVygSGQWsF6DOSWjepALIOpKqC00P8Fe1DAqVJe8Fwvsjj/AGyWtkAN8\
            VIcEWwfp0nirlIGfRQcmAVOAVyx7Au+FsSnWCS86lK6o/CIxq133TshUR3jpCn77KYHZ/Qrij75TvFmQGJxwjUQag4PSTUjDGWUE\
            i8ts1VC30LBrNG7r9ldoBM+zvFfIGPQVRp9rA0VWoM7dIGsrMLvc/eUPQjYl60VtB40V8gBPJWsUmIJ9PWNMA4olVlL+GSvIKlmF\
            v+++kuLxc4n0lMTyqx+unB47lq568mCyKEk7Mz2XGYJx95DjIUWBZI5nZ/DofKw7bgx7p3bgjn0BsjHozp83yJgx56ceaqt07nkx\
            ZlthKrt3PlPIc7Q3ytUeNO7Qwb1bZOluC7wR8j4A2lfEi1l+iw7B4xW7eIUREBi2jA9WZeyY6lpqn2i5Q0NO+Vl43/EnRyVEO8N+\
            74CUMtqif+qWDw6GK3Tv+vvYVnlG7XSBIeLIrLmg8tcK9dGd9JBO3GqunwItHlOEP945eq2GO+T34jIgszFJWZSspclRex8BsyN9\
            w5gQ/amn8nmctQqkDDj/nSjYDwmsoIOdm3qEa8TeYS4oziZFUhbLWf7KKSOlO3TO7dSwz8HMqs9POYvjwlMcI1thO4ieYArkvRNf\
            SL6DbAleeEyicGIMcNUIU1cd1/cQdnwuMOcNxjk6E2m7o07iMfIqQzFqdXCoKX0OQpJiMhrrMBYHFSSxyJIhistkNYtGj7eba8z5\
            FMuxfBZjO4qS4ZkXN4mpkJ5FuPYCDlWLcyD1lSoicbtkVVVNdKod7/Ocrjtv8Oh6KKw8+yNNkXuwzFLEaIbEyZZlr/0u0KjM/6J2\
            EeZ3TCzZ8aNG3LHcy4qg5t3w47fR/IBO+M51rF6QaNYJ4zzLfG9SwHFGd+reffmCpc8djW76iH15472zCsepO2F6AlRmuDU1Xu3g\
            t0tHJaZrvBUq3jRv94inRIFEJzHXXLracwpLnlU/mDb3/kxWNOywBb9p6KRQqjul3/IajdHSjzb8qHysI36KlksEDtU9zMe8pzUa\
            w5VPsWzyYjXMN/+XSThsOj3kLpzuM+ySgmbT0FtuIQ/pKthmw+TQdbOy8A+d6+XTJ9ZFvLvf+G1/H52eEOql2HgBu76+xl4ddbLU\
            mHsaoBUfC7fKHcMysCln5wUi4U2YJ1PWvzHoe8KMr8gUmLWiaYDK+XxNZ7I7jmwPc224hnPDPILw+9nzPfDk/G/qxGGfaLnwPKsQ\
            mnCmcZqi8Qrd4AxW1qz5lUzrQz41lXuu4TW6YdmI+NAqCRm7SkTz697SlbAYMPHOcxux9LBUqCrZy5fs/CTxvtr/u0iSGeiDFQTj\
            2xDff3t6ZIZTN3TzUKTNbxQvLy3IHVy5vF/5hvJFQK3jlzjNRkm0tSGtcBx6iuFcKONFNFMuozE7NELdVHi70aj5USnsdFlUX/BJ\
            nGfsn79Z5jmxo4/icfQynH0eorfib/AC/dRY1k8+RaOrZeD5TJ69CiKmPI8i5HRCZ56MFQ7TMNjS0+q0PsNFg+WZhnXkOcVgzbh7\
            B4QinDyL8oTzEV/z/wJ1LT7GBA8AAA==
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
            <circle cx="256" cy="128" r="27"/><circle cx="308" cy="128" r="27"/><circle cx="360" cy="129" r="27"/>
            <circle cx="404" cy="154" r="27"/><circle cx="416" cy="204" r="27"/><circle cx="416" cy="256" r="27"/>
            <circle cx="416" cy="308" r="27"/><circle cx="404" cy="358" r="27"/><circle cx="360" cy="383" r="27"/>
            <circle cx="308" cy="384" r="27"/><circle cx="256" cy="384" r="27"/><circle cx="204" cy="384" r="27"/>
            <circle cx="152" cy="383" r="27"/><circle cx="108" cy="358" r="27"/><circle cx="96" cy="308" r="27"/>
            <circle cx="96" cy="256" r="27"/><circle cx="96" cy="204" r="27"/><circle cx="108" cy="154" r="27"/>
            <circle cx="152" cy="129" r="27"/><circle cx="204" cy="128" r="27"/>
            </g>
            <g fill="#ffc75a">
            <circle cx="256" cy="128" r="17"/><circle cx="308" cy="128" r="17"/><circle cx="360" cy="129" r="17"/>
            <circle cx="404" cy="154" r="17"/><circle cx="416" cy="204" r="17"/><circle cx="416" cy="256" r="17"/>
            <circle cx="416" cy="308" r="17"/><circle cx="404" cy="358" r="17"/><circle cx="360" cy="383" r="17"/>
            <circle cx="308" cy="384" r="17"/><circle cx="256" cy="384" r="17"/><circle cx="204" cy="384" r="17"/>
            <circle cx="152" cy="383" r="17"/><circle cx="108" cy="358" r="17"/><circle cx="96" cy="308" r="17"/>
            <circle cx="96" cy="256" r="17"/><circle cx="96" cy="204" r="17"/><circle cx="108" cy="154" r="17"/>
            <circle cx="152" cy="129" r="17"/><circle cx="204" cy="128" r="17"/>
            </g>
            <path d="M216 198v116a14 14 0 0 0 21.4 11.900l93-58a14 14 0 0 0 0-23.800l-93-58A14 14 0 0 0 216 198z" fill="#fff"/>
            </g>
            </svg>

            """#,
        gzip: """
            H4sIAAAAAAACA4WVTW6DMBCF95zCctcBPxuIqUKkdt9DIEIAiSYRQSHt6etQ/iwZjYCF7TdvxsMHPtwfJXt+N5d7yquuu70HQd/3\
            fq/8a1sGUggRGAVnj7roP6/PlAsmWAT5evjRO7RF3rG+PnVVyl9TrCrqsurGQWsCgJizc900KX9DJmUkeGACS1afUn6vy8tsY8SJ\
            0f6YGKn55KqkWFxlFP+7xuFsKnOV6cnUTmSm8rrNm4LlzzE4n+xbM7E3UWuFEppSxGJSJIvCShOKcJREodskxFiIFKRi2LAzzSQZ\
            inaaTIWoiNqN0mojzdwSpTdqndu6rZgLWSusNIikoxJLMReytZvE1RDPpbC66hRsvZi5CuvlurdiIeLsh4WZdwjKNcPnc76PMoph\
            kAyDZBg0wyAZBskwaIZBMgySYdAMg2QYJMOgGQbJMCiGQTIMimGQDINmGCTDWDF8y7qKmd/7l0TMkOiHOQQyhMzcYrgkfDOCnwjR\
            JGoXaWtV7KTytVnaDWsfduTg+MuXz+S8JH4dVkfvD+hyJaDVBgAA
            """)

    static let iconsJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "3c596ae30775b5f2",
        text: #"""
            // The page's icons, on the widgets' grid of 24.
            import { defineIcons } from '/cast/icons.js';

            const folder = 'M3.5 7.5A1.5 1.5 0 0 1 5 6h4.2l2 2.2H19a1.5 1.5 0 0 1 1.5 1.5v8A1.5 1.5 0 0 1 19 19.2H5'
              + 'a1.5 1.5 0 0 1-1.5-1.5z';
            const sheet = 'M6.5 3.5h7L19 9v10a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5z';

            defineIcons({
              home: ['M4 11.2 12 4.5l8 6.7V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z'],
              library: ['M4.5 4.5v15M9 4.5v15M13.2 5.4l3-.8 3.9 14.3-3 .8z'],
              people: ['M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c.5-3.5 3-5.3 6.5-5.3s6 1.8 6.5 5.3',
                'M15.5 4.8a3.3 3.3 0 0 1 0 6.4M18 14.7c2 .8 3.2 2.4 3.5 4.8'],
              folder: [folder],
              image: ['M5 4.5h14A1.5 1.5 0 0 1 20.5 6v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5z',
                'M4 17l4.8-5 3.7 3.8 2.5-2.3 5 4.5', 'M15.3 9h.01'],
              file: [sheet, 'M13.5 3.8V9H18.7'],
              send: ['M12 15.5V4.5M7.5 8.7 12 4.2l4.5 4.5M4.5 15.5V18A1.5 1.5 0 0 0 6 19.5h12a1.5 1.5 0 0 0 1.5-1.5v-2.5'],
              phone: ['M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3zM11 18h2'],
              grid: ['M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z'],
              list: ['M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01'],
              copy: ['M9.5 8.5h9A1.5 1.5 0 0 1 20 10v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 8 19v-9a1.5 1.5 0 0 1 1.5-1.5z',
                'M15.5 5.3V5A1.5 1.5 0 0 0 14 3.5H5.5A1.5 1.5 0 0 0 4 5v9a1.5 1.5 0 0 0 1.3 1.5'],
              share: ['M17 8.2a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2zM7 14.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z',
                'M17 21a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2zM9.3 10.7l5.4-3.5M9.3 13.3l5.4 3.5'],
              link: ['M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1'],
              retry: ['M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5v4.2h-4.2'],
              clock: ['M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 7.5V12l3 2'],
            });

            """#,
        gzip: """
            H4sIAAAAAAACA41VwY6bQAy95yt8o1WXCR4YBrrqYW+p1NyqXKoeaEIWuiREIaJqVv33Ps+AsiG70oogZjwe+9l+duZz+l6VdCge\
            y6Cjet3uuztq93SC8E+9eSxPXUCPx3pD7ZZ0omb17tAeT/RMm3Jb78uvcoP+0fbY7iiYr4vuNHdW1O8uuJ/NZHmibdtsyiN9oWAZ\
            K0NWmQfGV94ID5OhtEqUbjRppRecF9fHw67PJtc4xw8XTDAj+kTB9bUQK3nPAOJxdFVZnhyMFEqAUtlvsJH3HN1elV0VMt9A5Xxl\
            bgGOnmYvEvPhGbiqdld+ph/BMiFmpYk1Jco0GaXKriRU3B+cElchzvrQiGuz0tHCvDwP+Rz8vIPNpv51LI5/vVmgkEtslvm44BiO\
            jEqaOFQZAkWeEhWHMalssHAo20PjceWCyxSxT4mLB/5CSxeJf+x5qSXsXJk1AnbHgBojEiPfLkUiJC4D33Egbgi5ZuMQZvAQk7zR\
            4CNVyZIzgWbXmhxQIUDinOKCR+rJA6R+4WT1DoR14F3sFSeTKukIy7Rn/XpdF1MCikfOVulNsROp6hgJKmgbAAslL5KfDHBNqBGT\
            0wzufLgx5ZWKeMBfuzw77rlzn9ZslS84U9YrdeV+4+IBOyRfK1hbok8IGp4xuhkK7QrudPi6H5BQV5tqEnU00rMHUjOUv2r3PoHI\
            epW90W88TROnpHmRvd5nfXijD+PnJeNeVmnvWGbJUDhTmR6VgELi16D8GXJOXhz4jZyMzO9OA2tTCZWFvnr4Wi+RBMkhSuCTpS9L\
            6+Xe2Lo9+B7KXaZNld/QiDjq87eGQ34TLud9mL81HK4aAixZmUn92FF/YdT0AAmaoJCixrIb+FMVR19PtohEF1qhVHjHbjautUaZ\
            fyA7L630X/pu/UsQFlR4v5tc0EbKNphKMjm8ANNABBL1WN79kw9DslEkiHw0YinCOIsfLjKOJYuNzE1HleiiH3p9TLyrC8JEYEAJ\
            vbtjeRqmqDQOiFJY///kCyedDUuJPwXIHn0oI3og87pp109j2+qoyMCAMRNoFb8dXKdnUbLStrqJyVn49/F+9h+yAyi6ggcAAA==
            """)

    static let indexHTML = EmbeddedAsset(
        "text/html; charset=utf-8", tag: "bcd634e4106fc2d3",
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
            <link rel="stylesheet" href="/remote/remote.css">
            <link rel="stylesheet" href="/remote/views.css">
            <link rel="stylesheet" href="/remote/library.css">
            <link rel="modulepreload" href="/remote/words.js">
            <link rel="modulepreload" href="/remote/router.js">
            <link rel="modulepreload" href="/remote/shell.js">
            <link rel="modulepreload" href="/remote/api.js">
            <link rel="modulepreload" href="/remote/device.js">
            <link rel="modulepreload" href="/remote/signin.js">
            <link rel="modulepreload" href="/remote/drop.js">
            <link rel="modulepreload" href="/remote/uploads.js">
            <link rel="modulepreload" href="/remote/install.js">
            <link rel="modulepreload" href="/remote/icons.js">
            <link rel="modulepreload" href="/remote/home.js">
            <link rel="modulepreload" href="/remote/tv.js">
            <link rel="modulepreload" href="/remote/device-list.js">
            <link rel="modulepreload" href="/remote/upload-list.js">
            <link rel="modulepreload" href="/remote/continue.js">
            <link rel="modulepreload" href="/remote/card.js">
            <link rel="modulepreload" href="/remote/play.js">
            <script type="module" src="/cast/widgets.js"></script>
            <script type="module" src="/remote/remote.js"></script>
            </head>
            <body>
            <button class="skip" id="skip" type="button" hidden></button>
            <header class="top">
              <div class="top-row">
                <a class="brand" id="brand" href="#/">
                  <img class="mark" src="/icon.svg" alt="" width="40" height="40">
                  <span class="brand-texts"><span class="name">Marquee</span><span class="place" id="place">&nbsp;</span></span>
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
            <noscript><p class="no-script" lang="en">This page needs JavaScript: it talks to your TVs through Marquee.</p></noscript>
            </body>
            </html>

            """#,
        gzip: """
            H4sIAAAAAAACA61WQa/bNgy+71doKjCs6HPcDG2xdfE77jBgpxW7MxJta5ElTZLzXv79KEtOHLdo54edTFPfR1EkRfHwvbQiXhyy\
            Pg768bvD/EGQ9BkwAhM9+ICx4WNsq585qaOKGh//AP/PiHio829BGxiw4WeFT876yJmwJqIh9pOSsW8knpXAavp5YMqoqEBXQYDG\
            Zv/AZl7VqtgIe0bP7w1LDMIrF5U1C9u/KT2EBxas6QIDI5lTIo4eA4uWxR7Zp78CbTaJvR0D7lZmhdXWkxs9Driwq1XXRybBn1b4\
            mIDVxFrAX7Xv2w8tcDagVNDwH53HFn2oluY/ssnq6/9m8W273+/ff8ti8nBtcAJ6XFoztrpq78GDPSpNacFjBc5VAhwc9TISFwwr\
            CuGI8X8Rpxpa0EpxJapW5sQ8avISjGoxUFX1dI6G17NiR2aui3cUJVKhFHj62YVzx1kqeVocoMOaFG+eB33Py05GO4q++sxGtf/l\
            p50z3T0lxIvG0CPe/BMQYk213mEMOxHCNwkeBxuxfLYw0sXZtIVWRw/+8jllsHLUSHWmLcg168l6GXZ/b6F4O0b02zjksdbbKODU\
            NkLuRBv9Up1RZuM+3rptjNEl7cYwKxMibA1aKuaN+/R22Bi0eH5JYiqt6F6/IG4vIKauo8y48VwCvNzGcBouhZFfsdKHMomz4MW6\
            aST0oc7or9PuW8eKV5cH/WjlJX3GGK1hQkMI1CROynGm5Cxl6xlDR1BSoiFjWVGGA/QzO1pHB2LsINV5oau8fZr0tAKznlqOkXmr\
            IuYAvaoLlMBq6Gb4kB7ecrxb7wZN7wNneZ7g796SEUwv6iRfzQQH5m7bKuJzTFFZrqQXid8mmbR0D6CUCcweZ/HxB3MM7tcZmz/5\
            mDUUwcAtEnAMmZ6lazQJU9Ap31XJSAKm/5S8hX6Kb00BngQ3G6eyo3ti04OYiFnylkYpavwQx6kG3Jx+9OkdBpV3SQKlGo7KSHxu\
            eLVP4KQlVGuphq4ZphHxlHeYpHsfgoF5tYhfcGA+5UADX5VuG2E0bTA5QrrrcVeA5Hr2haQJkNqcH0Wa/wJrrV+Fa7lMFGPLDbj5\
            SzNQ1nGmwXQNR8MfP/UqMEfDADOIMrDf4Qx/TqiPTNF1A32aRsmLHf00S8aenrWuZ6VydumUlFN7u3DlptV5oP4XNN9xCWgLAAA=
            """)

    static let installJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "52332834845f7c46",
        text: #"""
            // How the page comes to the home screen, and what plain HTTP keeps from it.
            import { castClient } from '/cast/client.js';
            import { el, setAttribute } from '/cast/base.js';
            import { w } from './words.js';

            const key = 'remote-install';
            let offer = null;
            const followers = new Set();
            const tell = () => followers.forEach((does) => does());

            function isDismissed() {
              try {
                return localStorage.getItem(key) === 'no';
              } catch {
                return false;
              }
            }

            const isInstalled = () => matchMedia('(display-mode: standalone)').matches || navigator.standalone === true;
            // An iPad says that it is a Mac.
            const isApple = () => /iPhone|iPad|iPod/.test(navigator.userAgent)
              || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
            const isTouched = () => matchMedia('(pointer: coarse)').matches;

            export function startInstalling() {
              addEventListener('beforeinstallprompt', (event) => {
                event.preventDefault();
                offer = event;
                tell();
              });
              addEventListener('appinstalled', () => {
                offer = null;
                tell();
              });
            }

            /** The hint at the end of the start; hidden where it is of no use. */
            export function makeInstallHint() {
              const text = el('p.row-text');
              const install = el('button.button.tonal', { onclick: () => offer?.prompt() }, w('install'));
              const later = el('button.button', { onclick: () => dismiss() }, w('notNow'));
              const element = el('aside.part.install', { 'aria-labelledby': 'install-title', hidden: true },
                el('img', { src: '/icon.svg', alt: '', width: 56, height: 56 }),
                el('div.install-texts', {}, el('h2.row-title', { id: 'install-title' }, w('installTitle')), text),
                el('div.actions', {}, install, later));
              let isGone = isDismissed();

              function dismiss() {
                isGone = true;
                try {
                  localStorage.setItem(key, 'no');
                } catch {
                  // It comes again with the next visit.
                }
                draw();
                document.getElementById('main').focus();
              }

              function draw() {
                const access = castClient.state('access');
                const isUseful = access !== undefined && (offer !== null || isTouched());
                element.hidden = isGone || isInstalled() || !isUseful;
                setAttribute(install, 'hidden', offer === null);
                const way = offer ? w('installReady') : w(isApple() ? 'installApple' : 'installMenu');
                const isPlain = access && !access.secure && !isSecureContext;
                text.textContent = isPlain ? `${way} ${w('installPlain')}` : way;
              }
              let ends = [];
              return {
                element,
                enter() {
                  followers.add(draw);
                  ends = [() => followers.delete(draw), castClient.subscribe('access', draw)];
                  draw();
                },
                leave() {
                  ends.forEach((end) => end());
                },
              };
            }

            """#,
        gzip: """
            H4sIAAAAAAACA31W227jNhB9z1fMAsVKChwJLdA+OMgG6W7QBGgWQZM+FQssLY5tNhQpkJQVw/G/d3iRZDttH3Sb4dwPD1VVcKd7\
            cGuElq0Qat2gBaeDZE0fYGuDqGbAFId+zRy0kgkFd8/Pj/CC2FpYGt2AcOWZaFptHOygZtZ9lgKVg31UZ5WXVXUQln/b7HJajXIG\
            Ft2Nc0YsOocnNgtm8cSiH5eUVa8Nt1F/VmtlHWW1hSvIDDba4YUgEZOS1BId6OUSDWlVJ+VlWr/UUuoejfVy7OEJXV4MSodSkjwv\
            4OrTtLJcanPL6nWec4026PxLXpDd2bJTtRNagbBfhG2EtcjJfncG4Mw2PAEMus4okLpm8slpQ80vV+juHTY5FUAur6gGpSlvoGpr\
            5ur1semSSYtBe7YfShf2PpaLfEy68aYPyAXLs5wLS/PbXjSa4xxoqeJMaoVFVpRhIU3/7Q0U24gVo7TKaUnIyJmOYlYV3FB5j4yD\
            ZVvCi8eF8OGBwQOryzGdm7aVOKZSicc1eXrzlnTTvCodWpdP4TqL5mZFGCmoMEokr8idUE7b9f+shY8fD1Ju2Ouz7ur1oyZDC5/g\
            x3GawgbNf3Wn9RZo5rQNmLGHTaGx4mtA3zhd6oxxqd1CrdKEGee3G8rpd2EdKjR5tkACCyYYtoTa1mUzyHETMqcU4lTDd9ma8PyC\
            S9bJAEOvG1AbdFHkcRnV+3B/H5e1rRjA4AMexDreBe/dEZ6q83N49hxAHQGarucDJArQy/Aair8kLeeoiBfQYAIALVAaaDYlnFfv\
            mtawF0w9uyPPqWnDVnt1vkiZZ21pdH/hBVlIKk0vGqY1RBVOqzI96GKSytyBVsQy9cs8VRxqvS5j40m0n0GfZwMrFAfuJXOxy6fO\
            /80tjzt7dKi0+6r7I38osfEUGD0yKziWLbWtHIJ7txkzgl1ItkA/p8U2m8OQ3IUTTiKtil2eh81H4SJcyKVoVsGHNTVZVYLClnbj\
            ZUw6ktBLL7hbz+HnX8gLitXa+Xea8eSEi005BqSGW++SavK69U9xDimPHQj+Lr3jhj4HWVHMwjRPwrCAgSFAspjFvsfGeYoW9rfA\
            Nsf0SRsQJhhN3Y+AHm0iPwVEj1QLxyxrJ5adBYZNm+yYZAGI5O5dOhDZyp95vXDrgH7lkboR1h96wTTcuWH9sGO5rjs/fM/ptxEH\
            v27veZ415IhoZUl6mzbccWXBSUoi4ojVNVp/OE3HqqdlhwSqoBoqGDjuT4vLzm+TZPmBiLtTHJdCEfMRV+aRALzcU4An2pEZ8yJ5\
            S/At0x6/GpocFo/HDOVKgg9D0Gh6eJrn45yz6InGn/gnhT/Kvmf+8I4Lrg+A9Qcyvs0KmJMsHSsU+npEY5BkMMHzAVV32pjH8Osy\
            9oU68SG+EijqjijMS4R9Ch+ftfIYHvjx1ZX+FqRhUw/uruH7DztKew/0GPMNuqzYf/cZs20cdAQ40aif5l/fvDAd5rvDlqdd44+i\
            EQpw8PNBXJ97nKTqYPR4+pfCySFNIKydHcGnW9B/nVhMEJoF5BXfBpeHYE6UI5Ft8CAhH3X6EaKvEJ2eI4SC4d6fJ/8Afc98oGgK\
            AAA=
            """)

    static let libraryCSS = EmbeddedAsset(
        "text/css; charset=utf-8", tag: "eb38ea4c9e16bba7",
        text: #"""
            /* The library: the search, the way back, cards in a grid or a list, and the shelf of what was begun. */
            .library { padding-block-start: .25rem; display: flex; flex-direction: column; }
            .library-top { display: flex; align-items: center; gap: .5rem; }
            .search { position: relative; flex: 1; max-inline-size: 40rem; display: flex; align-items: center; }
            .search > .icon { position: absolute; inset-inline-start: 1rem; color: var(--faint); pointer-events: none; }
            .search > input {
              appearance: none; -webkit-appearance: none; inline-size: 100%; min-block-size: 3rem; border: 0;
              border-radius: 1.5rem; padding: .5rem 3.25rem; background: var(--raised); font-size: 1rem; text-overflow: ellipsis;
            }
            .search > input::-webkit-search-cancel-button { display: none; }
            .search > input::placeholder { color: var(--faint); opacity: 1; }
            .search > .icon-button { position: absolute; inset-inline-end: 0; }
            .library-top > .icon-button { margin-inline-start: auto; }
            .path { margin-block-start: 1rem; }
            .path > ol { display: flex; flex-wrap: wrap; align-items: center; row-gap: .125rem; }
            .path li {
              display: flex; align-items: center; min-inline-size: 0; max-inline-size: 100%; color: var(--faint);
              font-size: .875rem;
            }
            .path li a {
              display: block; padding: .375rem .5rem; margin-inline-start: -.5rem; border-radius: .5rem; max-inline-size: 16rem;
              overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--accent); font-weight: 500;
            }
            .path li + li a { margin-inline-start: 0; }
            .path li a:hover { background: var(--hover); }
            .path .icon { inline-size: 1rem; block-size: 1rem; margin-inline-end: .125rem; }
            .library-head { display: flex; flex-wrap: wrap; align-items: baseline; column-gap: 1rem; margin-block: 1.125rem 1rem; }
            .path:not([hidden]) + .library-head { margin-block-start: .25rem; }
            .amount { color: var(--faint); font-size: .875rem; }
            .grid { position: relative; }
            .grid > li { position: absolute; contain: layout style; }

            /* A card */
            .card {
              display: flex; flex-direction: column; gap: .625rem; inline-size: 100%; block-size: 100%; border-radius: 1rem;
              position: relative;
            }
            .card:focus-visible { outline-offset: 3px; }
            .poster {
              position: relative; display: grid; place-items: center; flex: none; inline-size: 100%; aspect-ratio: 16 / 9;
              border-radius: 1rem; overflow: hidden; color: rgb(255 255 255 / .82);
              background: linear-gradient(140deg, hsl(var(--hue, 225) 40% 42%), hsl(calc(var(--hue, 225) + 36) 46% 24%));
              transition: transform .2s var(--ease), box-shadow .2s;
            }
            .poster[data-kind="folder"] {
              background: linear-gradient(140deg, color-mix(in srgb, var(--tonal) 70%, var(--raised)), var(--raised));
              color: var(--accent); box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--accent) 12%, transparent);
            }
            @media (hover: hover) {
              .card:hover .poster { transform: scale(1.025); box-shadow: 0 .6rem 1.6rem rgb(10 20 50 / .26); }
            }
            .card:active .poster { transform: scale(.985); }
            .poster-icon { inline-size: 2.75rem; block-size: 2.75rem; stroke-width: 1.5; }
            .poster-image {
              position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: cover; transition: opacity .25s;
            }
            .poster-image[data-state="loading"] { opacity: 0; }
            .poster.is-tall::before {
              content: ""; position: absolute; inset: -12%; background: var(--shot) center / cover;
              filter: blur(14px) brightness(.72) saturate(1.2);
            }
            .poster.is-tall .poster-image { object-fit: contain; }
            .length, .captions-mark, .seen {
              position: absolute; display: grid; place-items: center; background: rgb(8 10 16 / .78); color: #fff;
            }
            .length {
              inset-block-end: .5rem; inset-inline-end: .5rem; padding: .0625rem .4375rem; border-radius: .4375rem;
              font-size: .75rem; font-weight: 500; line-height: 1.5;
            }
            .captions-mark {
              inset-block-start: .5rem; inset-inline-start: .5rem; inline-size: 1.75rem; block-size: 1.5rem;
              border-radius: .4375rem;
            }
            .captions-mark .icon { inline-size: 1.125rem; block-size: 1.125rem; }
            .seen {
              inset-block-start: .5rem; inset-inline-end: .5rem; inline-size: 1.625rem; block-size: 1.625rem; border-radius: 50%;
              background: #1c7a43;
            }
            .seen .icon { inline-size: 1.125rem; block-size: 1.125rem; stroke-width: 2.5; }
            .card-progress {
              position: absolute; inset-inline: 0; inset-block-end: 0; block-size: .3125rem; background: rgb(8 10 16 / .6);
            }
            .card-progress > span {
              display: block; block-size: 100%; inline-size: calc(var(--at) * 100%); background: #ffc75a;
              border-start-end-radius: .3rem; border-end-end-radius: .3rem;
            }
            .card-progress:not([hidden]) ~ .length, .poster:has(.card-progress:not([hidden])) .length { inset-block-end: .75rem; }
            .card-texts { display: grid; gap: .125rem; padding-inline: .25rem; min-inline-size: 0; }
            .card-title {
              font-size: .9375rem; line-height: 1.3; font-weight: 500; display: -webkit-box; -webkit-line-clamp: 2;
              -webkit-box-orient: vertical; overflow: hidden; overflow-wrap: anywhere;
            }
            .card-time { font-size: .8125rem; color: var(--faint); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
            .is-coming .poster { background: var(--raised); animation: wait 1.4s ease-in-out infinite alternate; }
            @keyframes wait { from { opacity: 1; } to { opacity: .45; } }

            /* As a list */
            .as-list .card {
              flex-direction: row; align-items: center; gap: .875rem; padding: .5rem; border-radius: 1rem;
              transition: background-color .15s;
            }
            .as-list .card:hover { background: var(--hover); }
            .as-list .poster { inline-size: 7.5rem; block-size: 4.25rem; aspect-ratio: auto; border-radius: .625rem; }
            .as-list .card:hover .poster { transform: none; box-shadow: none; }
            .as-list .card-texts { flex: 1; padding: 0; }
            .as-list .poster-icon { inline-size: 1.75rem; block-size: 1.75rem; }
            .as-list .captions-mark { inset-block-start: .25rem; inset-inline-start: .25rem; }
            .as-list .seen { inset-block-start: .25rem; inset-inline-end: .25rem; }
            .as-list .length { inset-block-end: .25rem; inset-inline-end: .25rem; }
            @media (max-width: 24rem) {
              .as-list .poster { inline-size: 6rem; block-size: 3.375rem; }
              .as-list .captions-mark { display: none; }
            }

            /* What was begun */
            .shelf {
              display: flex; gap: 1rem; overflow-x: auto; overscroll-behavior-x: contain; scroll-snap-type: x proximity;
              margin-inline: calc(-1 * var(--edge)); padding: .5rem var(--edge) .75rem; scroll-padding-inline: var(--edge);
              scrollbar-width: none;
            }
            .shelf::-webkit-scrollbar { display: none; }
            .shelf > li { flex: none; inline-size: clamp(11rem, 44vw, 15rem); scroll-snap-align: start; }
            .part:has(.shelf) .part-title { margin-block-end: .25rem; }

            /* Nothing there */
            .note {
              flex: 1; display: grid; justify-items: center; align-content: center; gap: .75rem; padding: 2.5rem 1rem;
              text-align: center; min-block-size: 16rem;
            }
            .note [dir="auto"] { text-align: center; }
            .note-title { font-size: 1.125rem; font-weight: 600; overflow-wrap: anywhere; max-inline-size: 100%; }
            .note .row-text { max-inline-size: 26rem; }
            .note .button { margin-block-start: .5rem; }
            @media (min-width: 48rem) { .library-top { margin-block-start: .5rem; } }
            @media (forced-colors: active) {
              .poster, .search > input { border: 1px solid CanvasText; }
              .card-progress > span { background: Highlight; forced-color-adjust: none; }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA6VZW2/juBV+z68gsghgzZqKLF+SkTGDLfrSpz4t0IfBPtASbXMji4JIx04X7W/v4U0iJdqbthhM4ojUuZ/vXPz8\
            Bf16pKhmu450HwWS8IegpCuPc/35Qj7QjpRvc1SSrhKINYigQ8cqxDv4VDMh54g0lXnxSOs94nt0ORIJrwq0o4dzk6Ivzw+pZYH+\
            QC2pKtYc8K7m5RsWknSyQGm+7uhpiyom2pqAJPuaXrf6J65YR0vJeFOgktfnU7NF/+oJYslbIDp6j9Ts0GAm6UnAS7SRtNuiA2mB\
            keEDBIyeSiAumCHf0ZpI9k4N4wIttuhErpg1NWsoFuyftECrLCZolOHA5DtKWcmbgBnZCdBGAjPWCCp7LsYgC80F9OVdgd5JN8N4\
            T1gjky2QYIo+pu/AB9g1vKEhM9a0Z4n+eECItC08JE1J3T18obs3JvH0JFBzkWVPoD1rnJ/006WWase7ioJY2RY4mD9wRyp2BmEW\
            1sDWy9bgaOkcrKLp0PFzUzm1OsIErUCvPW+k467vSnqVmL/Tbl/zS4FoXbNWMLF9mOhaFE4t8xyXSrEa785SarP37rphrKKA45Ie\
            eQ3KwP2o4XlLSiY/dFxMfDvw+lMXU6V8NoniCaET6Q7ggDAwyFly/WpL5HG4FGTTwsW4vvMd8XqaIjq1Lp3KCfXzRgh3/IJN3izy\
            dUC1ZjrAPpMHJ08J7d4sklcm4GJ2By5eaKSvL1qQB08QEoqibeGH4FK/4nI/alZsD0fh3L8ylnajZUBoCM8jqyra3I5agEWwCxYQ\
            RDrljNUDhUmpTOZS4ULZ4QiirbMs0PZnq3JckSxwESmOShS4PE08fZIM1x1EhYoaq3gYsIgYUUe0HyIuro+UVP9t7O2IoIrq1sK9\
            CcCArZZHgY1hGQZ80XA5+2Hc8VsC5hpLE0uZdJCdnMBK8hYIREJRvaSLYryWuNPvOmei8ACGl0C/QGAkDtAt5Eet33x4/oL+oouv\
            rqL6QyTtbtVJk7obq1sk3wLHmicjPLdxHlFMxaQSqNjz8izwOxNsV1PQEDTQjPh+D6gHVaO9GudwIVUsxskNOilrQfoqQB5DianL\
            N+sVES2YAIQH2ipJ0TP6GitS2hzT1LUO7w67Wb5eI/f/GTydaxzyk0gxJx0+KKIg3Wyxyip6mKOjqGc2wc50jvJ8nUDT8IRW+VNi\
            TktSl5MrP6PlBi5unlC+eko0Nwnl2ZlJf97zDlAsFzYkKSQKkNzxKxZHUvGLOjNQoS39oyKS4DfWVN8e97qyPf6mrf8ZNbQt8Ild\
            Z9D0CTDJ3HKF2kTqBL1kT/Owgifjv5UOcXwbRC5MaUSZ/rdor7cZ27fRIgfO2h4t6TQ9UPmXE60YQTMNauBRjW1aWROjBgb7EBzs\
            WSAB/qCzRZqBG0LRMsgdDS/ml4qLRYbyDCBZBUW+0ejp0oCUKo7v8Ui/vq4TLxVwDHHz1KKKn5v9QyE7/kbxhVUAdKrbCsidyIGO\
            8mvUg+gC8Skg4LvfVS7tmVR48q6yzw9I2wwp4PRjzshgIg+gVdJvjzUnqg6r2BtaqMyTO2UCS1LXRbGjYC6jgYJEcG6BHh+399TB\
            EA6xtlIcOcSKwQ1wltFAtRKslipCdvW5g2BvrwnadarQNlSIWfqSJ0gQeQYIUTGRJ55uTk40svfIVBrKTRWkzUHCKAXx0SrxBYbS\
            A8MUtI60uemnz+Cgr68Ky1dwmsG79OU16ZHsp/1+rxUwkmiWphU1/jZ121WHcYs6aeUzU0lQulq+xNsldzDq2eztSVuj0QfKsnmi\
            otlkk2eticyuYEekHh/5UR7LKjusTAvEoMdEnHiX1Pc+IXmvI+pd/kldQtcEvDZRXv3TUJU15PII8n9alC9ktbRzFIj1P+kUIlFu\
            kUghIW47fuggne5DkdXUItIoKLOQbbpcRAbIUeRvkr4nGUT4jqBMNNEBYYp5gQG8Mk0ASr7oO0koASRY+bImXghplyodhmDyp2Z9\
            Mj2dyD1qYv+NBjAx4FMcCcDVnXcS1Gd9JOeHzlWTUEOL8Bt1gz3h6Oc2N85vrmeOzXc9YSZrA+g+Hnx1+DHK/2UMI3qZ3IwPJXrY\
            Y2gKZU1OIGmu/ODdwrxjuoYA9ksG/ow1fe6JHUhI83E50m5ob0GFkwL5oPF3JonvCf7PmRAYQ6UpOdj14LUTd1YnpIFSZJLsQpgE\
            S64EUu0h+AWrgYI1e9YAK5i0gFhDpJ4ufnmjH/uOnKgwr4GSHT/5ZVptOpDk/qN0pTLdzSbCrgH1eEIE1p+HOWU8mHT8cnc75yaq\
            cH10cyrxG5LBPFh7BeLWdiaBWJ8biPtXeusHAf6STpFx5dIhHELMvmZcXzbeuBmRLtpDmqnH70/7ZVZAo0/mfonZWzOLKYfj6B+t\
            ly8xsYNqHa1v+Z1iHbGEqZWfpmQQLULnDv59go4bKdTyx1W5FZzZseJPQmQzsd4yXfbm898fG3CyqzSp9o9gq67zzWzcI/sAb2PS\
            w9vVxaJ6IsqO1zXe0SN5ZzBuXb3G1Z6JhrRYfrQg+RVBibmyE+S/yrpg92PrJF5AgbRjaXWgSTJZAXuHffmxrMaFxbuq+JlbO5hS\
            rRu0YXT3ogzgLX/dxfjGV1vLbmFuLhJ0KZktlPHmaLV6v8zRQgmbhIbRGAZznQpLu3mC+NQ1WfMBHdUTV//CndMo0JR3/87lUcG9\
            VLVHOxeKOe0xVKfxqDj/fhaS7T/GQGrQtR+fQnwdw2ueDvszhaeqTlnV/O1tAAIb17BoCX8Aun97VJGlB7wYBXu1t4W/6O+bi6Du\
            b1Tdv1WYb+2OnUSpWlorObTZR1fzjUMJc3e8bI/15R4UwA0bg6tXAwVo9E3UPToeJYD0ktpKBc4zuwOLLAZQ9JgYfqHTf/Oi9iTQ\
            S7MK/ZU070T8CtpaWIl3v0G1+xsYuVaGVlYfxMCkUiHl485/AHS8etogHAAA
            """)

    static let libraryJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "a6e7a868444ef069",
        text: #"""
            // The library: folders and what is in them, or what a search finds.
            import { castClient } from '/cast/client.js';
            import { el, setAttribute, setText } from '/cast/base.js';
            import { icon, setIcon } from '/cast/icons.js';
            import { makeCard } from './card.js';
            import { VirtualGrid } from './grid.js';
            import { ItemPages } from './pages.js';
            import { openPlay } from './play.js';
            import { libraryHash } from './router.js';
            import { makeSearch } from './search.js';
            import { count, w } from './words.js';

            const listKey = 'remote-list';
            const command = 'marquee remote --library ~/Videos';

            export class Library {
              #pages = null;
              #route = null;
              #ends = [];
              #revision = null;

              constructor() {
                this.heading = el('h1', { tabindex: -1, dir: 'auto' });
                this.amount = el('p.amount', { role: 'status' });
                this.path = el('nav.path', { 'aria-label': w('libraryPath') }, el('ol', { role: 'list' }));
                this.search = makeSearch();
                this.look = el('button.icon-button', { onclick: () => this.#turnLook() });
                this.grid = new VirtualGrid({
                  make: (place) => this.#make(place), want: (first, last) => this.#pages?.want(first, last),
                });
                this.note = el('div.note', { role: 'status', hidden: true });
                this.element = el('section.view.library', {},
                  el('div.library-top', {}, this.search.element, this.look),
                  this.path, el('div.library-head', {}, this.heading, this.amount), this.grid.element, this.note);
                this.grid.isList = stored() === 'list';
                this.#drawLook();
              }

              get title() { return this.heading.textContent; }

              keepsFocus() { return this.search.hasFocus; }

              async enter(route, { place, isSame }) {
                const isOther = !this.#route || route.id !== this.#route.id || route.text !== this.#route.text;
                this.#route = route;
                if (!this.#ends.length) {
                  this.grid.start();
                  this.#ends.push(castClient.subscribe('library', (library) => this.#changed(library)));
                }
                this.search.show(route.text);
                if (isOther || !this.#pages) this.#open(route);
                if (isSame) scrollTo(0, 0);
                this.grid.draw();
                if (place) await this.#return(place);
              }

              /** What was scrolled to, and had the focus, is there once its folder is. */
              async #return({ scroll }) {
                await this.#opening;
                scrollTo(0, scroll);
                this.grid.draw();
                await this.#pages.settled();
                this.grid.draw();
              }

              leave() {
                this.search.stop();
                this.#ends.forEach((end) => end());
                this.#ends = [];
                this.grid.stop();
              }

              #opening = null;

              #open({ id, text }) {
                this.#pages?.end();
                this.grid.clear();
                const query = text ? { q: text } : id ? { folder: id } : {};
                this.#opening = new Promise((resolve) => {
                  this.#pages = new ItemPages(query, {
                    changed: () => (this.#draw(), resolve()),
                    failed: (error) => (this.#drawFailure(error), resolve()),
                  });
                });
                setText(this.heading, text ? w('searchFound', '…') : id ? '\u00a0' : w('libraryTitle'));
                setText(this.amount, '');
                this.path.hidden = true;
                this.note.hidden = true;
                this.#pages.want(0, 0);
              }

              #changed(library) {
                const isNew = this.#revision !== null && library.revision !== this.#revision;
                this.#revision = library.revision;
                if (isNew) {
                  this.#pages?.renew();
                  this.#pages?.want(0, 0);
                  this.grid.follow();
                } else if (this.#pages && this.#pages.total !== null) this.#draw();
              }

              #draw() {
                const { total, folder } = this.#pages;
                const { text } = this.#route;
                this.grid.total = total;
                const title = text ? w('searchFound', count(total)) : folder?.name || w('libraryTitle');
                setText(this.heading, title);
                document.title = `${title} – Marquee`;
                const { count: all, roots, scanning, cut } = castClient.state('library') ?? {};
                const isRoot = !text && !folder?.parents.length;
                const amount = isRoot && all ? w('libraryCount', `${count(all)}${cut ? '+' : ''}`) : '';
                setText(this.amount, scanning ? w('libraryScanning') : amount);
                this.#drawPath(text ? null : folder);
                this.#drawNote(total, text, roots, scanning);
                this.grid.draw();
              }

              #drawPath(folder) {
                // A single root is the library itself.
                const isSingle = castClient.state('library')?.roots === 1 && folder?.parents.length;
                const top = isSingle ? [] : [{ id: null, name: w('libraryTitle') }];
                const steps = folder ? [...top, ...folder.parents] : [];
                this.path.hidden = steps.length === 0 || !this.#route.id;
                this.path.firstChild.replaceChildren(...steps.map(({ id, name }) => el('li', {},
                  el('a', { href: libraryHash(id), dir: 'auto' }, name), icon('forward', 'mirrored'))));
              }

              #drawNote(total, text, roots, scanning) {
                this.note.hidden = total > 0;
                if (total > 0) return void this.note.replaceChildren();
                const say = (picture, title, more, ...rest) => this.note.replaceChildren(el('span.disc.large', {}, icon(picture)),
                  el('p.note-title', { dir: 'auto' }, title), more && el('p.row-text', {}, more), ...rest);
                if (text) return say('search', w('searchNone', text), w('searchNoneText'));
                if (roots === 0) return say('library', w('libraryNone'), w('libraryNoneText'), el('code', { dir: 'ltr' }, command));
                if (scanning) return say('library', w('libraryScanning'), '');
                say('folder', w('libraryEmpty'), '');
              }

              #drawFailure(error) {
                if (this.#pages.total !== null) return;
                const again = el('button.button.tonal', { onclick: () => this.#open(this.#route) }, w('tryAgain'));
                this.note.hidden = false;
                this.note.replaceChildren(el('span.disc.large', {}, icon('warning')),
                  el('p.note-title', {}, error.status === 0 ? w('offline') : error.message), again);
                if (!this.#route.text) setText(this.heading, w('libraryTitle'));
              }

              #make(place) {
                const item = this.#pages.get(place);
                if (!item) {
                  const element = el('div.card.is-coming', { 'aria-hidden': 'true' }, el('span.poster'), el('span.card-texts'));
                  return { element, isSame: () => !this.#pages.get(place), draw() {} };
                }
                const card = makeCard(item, openPlay);
                return {
                  element: card.element,
                  isSame: () => {
                    const now = this.#pages.get(place);
                    return now?.id === card.id && now.kind === card.kind && now.poster === card.poster;
                  },
                  draw: () => card.draw(this.#pages.get(place)),
                };
              }

              // Pictures or a list

              #turnLook() {
                this.grid.isList = !this.grid.isList;
                stored(this.grid.isList ? 'list' : 'grid');
                this.#drawLook();
                this.grid.clear();
                if (this.#pages && this.#pages.total !== null) this.#draw();
              }

              #drawLook() {
                setIcon(this.look, this.grid.isList ? 'grid' : 'list');
                setAttribute(this.look, 'aria-label', w(this.grid.isList ? 'asPictures' : 'asList'));
              }
            }

            function stored(change) {
              try {
                if (change) localStorage.setItem(listKey, change);
                return localStorage.getItem(listKey);
              } catch {
                return null;
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA61Z724jtxH/fk9B44rs7nW18n2V4QgHI9cGvVyN+JB+SA84epfSsl4tFZKyznBU5B3yDn2wPElnhuQul5JtFOgH\
            QSI5MxwOf/OHo/mcfWoF6+St5vphwVaqa4Q2jPcN27fcMmmY7JltxaZkSrs5zozgum7ZSvaNqV7JzVZpyx5ZzY296qToLTuwlVYb\
            ls1xbl7TZPUvk12M1KIrQZB9Z62WtzsraPRJfE2Zb7kRCausVU/k38OPhBzXTEK/4XfiiutmIK2AVjcJ1U9S2x3v/qJlTLiGYUL4\
            vRWba74WJiLb4jihU1vRX3f8ISaDYULljf9XbtqIUCswiT5xjhtn+5HSXUZCWatdb0u2j+j2Sjdew1doIws7G/s38cAuWabFRlkx\
            wxlYd8u12mwQCLC84fqXnRDMkbHZzCvN/j3/STZCkVDxlTavO24M++AJHl8x9pqMA3L6Xddd4ASdLp4QgCQY//zZLYt7aSRcbaCA\
            SdJJ72qrdF6QWAa4lKZqBW9kvwZa0eVZ+zYr4fyW3wI4xdcFm70tWSP1gmV8Z1XGDsXFyMs3aCfPuvVDEqBVJ4DHWG53JuHactt6\
            np7f05B4Mq4ln3X8VnTZgu3zzFvpGgkKdiiJRXXxBmRxEB/L9+51Gd13Hq93St35/cFxrOorBP3M/SbhqgeXq+8WDEx1+a3jem13\
            uv8ArDA3OQ4iHC0t9rEL5M7EjJQAQYDcWkTScNpPAs54b4FmJbUB1AEAbERJt7+skGZCUdIGE1V6RbDAkzXynoYnbqNkrWwa0S8Y\
            AEJMJYhObMRwpUbUFnBU3Uuxr/xtoMBD6Q8XdvJrM6u2bj2+iSC0HM1fBAEDIMojWQjMWJgHahlDryjHO0i2wcOn11RJ8wEAA6cz\
            4Aeiweu9vPQoimhfN5rv3V3j7AEdaC0ss9J2At0HPBnhMFGsshB8r1RvQYcLx3MnxNa8V/XOHDF507TcrXsGbh76moEAoXNycrw9\
            QkkJueSGb/C6vPe6KCPN3yG9aDjSmVPdxYZff2X0owJsnsERozWcGpZR5yMCnIytEcINfbsFuWK53xBjT9WJfm3boFpscgCdtsH/\
            gkTi2e5Mm49JrzK7W1NDMhOD58P15/5n5BB1y/s1XF5YCc5/SENAZVq1z8czFaPuwWxgiLPIzQq/BaYexzjhwQsoGCipuu6Tys9L\
            dn4EMYROHnF5x+d7Lm2wJ+HArwwAm795w/6BBcKeG7+HaJhVJZUTLW+wjoASA9CCYMCRFhiqBJPW+NoDFir2Zj5AKez16CWO8IkV\
            wuMCgp3S8fHc72fPGMtxWRwKC3CTJn+GjQ7cCX4vpsko3BvEkQm7A8xK6e84BPMcRoQH+M6LI7ohEU5hGETS3uHIcYp0tw7lUQMh\
            hAqpiW4hENOmqfgaDqPDtPNMyPgaiwMStQQ//mXhxbIF7EFT7tJoiLOPh/gskYqQW66hDpFG5LkWRnX3LpdM3G2sE4B8KLJy0qMc\
            SEE95z8hu+VjyMshnnrxYNdy4Fhx2RGD0FrplOs9rO608IunJIQUE759pZoncd0Zao95B2HwHiI8ZoDsj9/+A/nfGy375+78nJ9n\
            LC4RPmFgzopT4l2iAClZWoNULg3iFUEeTNLok4se5JSOhwDgMJUGpiRQf4RrGQJtKNEw9iIC2TffhFK2mixO6SdheSzzUs44aMG2\
            xSmgLIEakJKG5rjciAJcDHZAbacGxgNkbiNosxiGcJ7YXlZZ3g2nLVgMutGCbjyxGxSjyFqGAHcYbEiCL6akzr8m6Sx1VafJpRMb\
            s1N2Hx32CIf0KMiJrUA4OoWWVY9pGRLJERyfBTuSeIoGYjpWLlXQ4MufHunngf3x2+/sB/d6+DI9KmmzYLwD02ilrMFozfuepNc7\
            Z4Y4u0LxF2XWgi2XQ7wJCP0R5FAlgRaACzwLR9xywIoNaT5mGp4Anhu4QCVnPr/XlX8VwKmcCYGgOMBgh2bO/oyunGWHLwV9P+PC\
            4XwT6Td+kiKErwrTUg5fELm/VnK2cHlHlB/B9XMPOGQ4su1LSW3cz+/gwTyfs3fMgAC4YBTpM3jwXEzholtVk+u4ceTPXiN4MSpI\
            dexbtP7LVwaZkO7Li19CtgSD/IyJb0HmKRlC+kR8ZYfPsSBjobwFUd4zQVBVgXttSwbfbjKoQTt8fjIAkySvKh3lPKrMQtWactNj\
            6KqVXQORjIopGsB+OezvRG74NvcpvffVM9YNHZ7s6CXD6bHUarFaxG2FXDZF8gh20mAWX455BoXJnmvKVRuJWVA0kIyKBBUvYysu\
            N5IkREHrW3Y+RvZhqggPi3slm4g5NcqkOjEca5N8K2tgFT4elWyjcADmgyQePUJPyqMX4pb3VSNNXXVcr4V/r5FVvOixCnBNAhQ1\
            o93I2olZXVh0eiCaHY9W+xlazIvHxWLUMjIJFvnBGnDCEMGBb4jmH1WPOxNpMo0RZygiUN7oWudTseP7ZPQRElykM06me93WqokP\
            3VlNZ/aNonjjEREv7TqGv6jEIWrngBPi7zZb+xBRjtic1nAeh0lKP8rhTrdJNlhz2U97K/4LPrx7urlCpXfk7tTuAcWtfniHMrOi\
            eLJAW3GoP9LV/xGsGfivM+OzcMUeFFqocq0UH6ooHanVqpOIAIh0jmYjjAG7gbnJLMXRyzl6mT5RJZyucN21RR2kaaEJlf+0RqrW\
            wkavTa8D0o2FoeOdtn+wG0ONXmlmAFI0z9inc+bPAMdYIGehPUc23iqIvjrAnqZQDvmwGa6SBXA/sqF1497YARtnpw8BwdjXiQd2\
            iN/+vvGKrerLoWud40HLoZvsNw9bD5dNCiyIeegk+cWpUtFDirbr1f4Fc0f7AfESGzAIHGfaBsMcTFd3so/maeRXnDnHNTcOsocU\
            hkYJShIdWem0YqF7OHYf5uzaBWyD/1Rw6m4TzqK+5+NT7bSzdM7HIddlO2JYhsYtoAfns+Lp5tuTr+z/24Njcjj/r0g+tCpLdkp9\
            0pqFBvRY6Q9/x8QC4sY2+vQpgdwE85NYTguDv4Oyq11PzdhgVPfYdGpb/0+BM0pY6VTNuxugBntgUwZbArn/06L0XYCpN0w41lMO\
            pwkAy9at3yxg2v8LgWr+F3lqAr8SGwAA
            """)

    static let manifestWEBMANIFEST = EmbeddedAsset(
        "application/manifest+json; charset=utf-8", tag: "1a4f96bb752bf9a8",
        text: #"""
            {
              "id": "/",
              "name": "Marquee",
              "short_name": "Marquee",
              "description": "Films, songs and pictures to the TVs in the house.",
              "start_url": "/",
              "scope": "/",
              "display": "standalone",
              "background_color": "#0f1115",
              "theme_color": "#0f1115",
              "icons": [
                { "src": "/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any" },
                { "src": "/icon-192.png", "sizes": "192x192", "type": "image/png", "purpose": "any" },
                { "src": "/icon-512.png", "sizes": "512x512", "type": "image/png", "purpose": "any" },
                { "src": "/icon-maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable" }
              ]
            }

            """#,
        gzip: """
            H4sIAAAAAAACA6WOy0rDQBSG93mKQ1waUyN0oQ/QnTtxI1Kmk2MydG7OmZHE0nf3TJNCpRWELgbmv/D9Z1cAlKotn6BclFUWVhjM\
            8lmEz4Q4mdS7ENcXoxZJBuWjcjZnK6UNVUDOdgTCtuCVjCkgQXQQe4SXVwJlD9/eJcJ6XoiCF1LQJ6eQdB5PdKvIazFmh+u2FdrZ\
            +YqNkNsuuGTbtXTahdy5uf9ommY5FXjP4B+Zks4Su28sAHZMD/Iwm4OavrqyYk99Yy6Vwo5Zx3G6TRnR4YJLt4PROfApeEd4rMK+\
            uoS9ax4fam9/o9kb+J3j5+I/0cvmHM3ewO9atBG0FRuN124cOTzEO+/FvvgBo6E3o4oCAAA=
            """)

    static let pagesJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "195309eb6881dc71",
        text: #"""
            // What a folder or a search has, in pages: only those that are looked at are fetched, and again when the library has
            // changed.
            import { library } from './api.js';

            export const pageSize = 60;
            const kept = 60; // pages

            export class ItemPages {
              #query;
              #pages = new Map();
              #changed;
              #failed;
              #isOver = false;
              #pending = new Set();
              total = null;
              folder = null;

              /** `changed()` is called when more is known; `failed(error)` when it can't be had. */
              constructor(query, { changed, failed }) {
                this.#query = query;
                this.#changed = changed;
                this.#failed = failed;
              }

              /** The item of that place; null while it is not known. */
              get(place) {
                return this.#pages.get(Math.floor(place / pageSize))?.items?.[place % pageSize] ?? null;
              }

              /** Sees to it that these places are known soon. */
              want(first, last) {
                const end = this.total === null ? 0 : Math.max(0, this.total - 1);
                const pages = [];
                const [from, to] = [Math.max(0, first), Math.min(last, end)].map((place) => Math.floor(place / pageSize));
                for (let page = from; page <= to; page++) pages.push(page);
                for (const page of pages) {
                  const known = this.#pages.get(page);
                  if (!known || known.isStale) this.#begin(page);
                  else (this.#pages.delete(page), this.#pages.set(page, known)); // the newest used is the last to go
                }
                for (const [page, { items }] of this.#pages) {
                  if (this.#pages.size <= kept) break;
                  if (items && !pages.includes(page)) this.#pages.delete(page);
                }
              }

              /** The library has changed: what is shown stays until the new is there. */
              renew() {
                for (const page of this.#pages.values()) page.isStale = true;
              }

              /** What still comes is not wanted any more. */
              end() { this.#isOver = true; }

              /** Settles when nothing is on its way any more. */
              async settled() {
                while (this.#pending.size && !this.#isOver) await Promise.all(this.#pending);
              }

              #begin(number) {
                const loading = this.#load(number).finally(() => this.#pending.delete(loading));
                this.#pending.add(loading);
              }

              async #load(number) {
                const page = { items: this.#pages.get(number)?.items ?? null, isStale: false };
                this.#pages.set(number, page);
                try {
                  const answer = await library(this.#query, number * pageSize, pageSize);
                  if (this.#isOver) return;
                  page.items = answer.items;
                  this.total = answer.total;
                  this.folder = answer.folder ?? null;
                  this.#changed();
                } catch (error) {
                  if (this.#isOver) return;
                  if (!page.items) this.#pages.delete(number);
                  this.#failed(error);
                }
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA31WTY/bNhC9+1dMUCQrbVR5e+nBquNzD0EDbIEeFgaWliiLWZp0SCqOu/F/z5BDylR224shUfPxZubNo5dL+Gdg\
            Dhj0WnbcgDb4bDkz7QADsxUIBUe253YFWskzuEFbjr/ex3CQWj/xDuJbz1078K4CpvBsz9D3NHCF5mgpdoaZsw+6WC6hHZja865e\
            iMNRGwfPk8EFeqMPcFMv2VHUn+1Ns1jwb8Go1cq6AOde/MthDb/fNQs6fOJHRweA0QPiq5tk1sKfjh8++XN4XgD88mXk5tz4p2CM\
            voqf4CM7FmU4jQDDc8+EjI/C/vUV27SGnknLyZ+rTqh9jHDPHUVw2jHpD0cp/XtscDrAk+XtLTzGPEX5CMJCyyRmoq4dNLYUz56U\
            PqkGHglFwY3RBq2DjcDqmLpxsOPY2a6G2yUGDi0xY+u0KUKdFfY3JqqA4sClDI1AoIOwNfUD0U19SR+iH37KWpI+xlhruLbokkr7\
            G6cusOmgeyLMUbKWN6F+RI/2Hj4WqLSjIiP8PbYw2CaEhrvRqJgyjKv2Nh+ZG+oeKWjIHJYTN8pyU/vcdlM/0Le307ctbDbTVCa0\
            9xxJ4LSHFMAiZ5HowdcGcgeEYLVOME9MuaIXxroKkGEuoSVCIimwLQFyZMKaRg8buIMVBPAH9q24q3KrX+G3ssnCJHI+bPPTB78i\
            6Ke3/lMeKuApqxheqMIjqzyacos2xyJ1dv0B/rd/lK5HPSgkJxx+zJi3oZc/sDpNz+/flwS0Po52KPxj7n+txFMhGKZepYKouesX\
            I85CAYgeijdk+f17ZIyw99g2rIc8d3yPNc+8OO4pFHngjmNFnKyqWUobU1YUHbvg1cTLF642R5yjRbYjZYOiYWc9Y/Y6ZLr8XPAD\
            RXoOS2DhsqVFmLJde+ALm8Hw6ob99aJWws5w9pT3gOK9ewdvyFyoVo4dt1RRCf9VazPhnO1opsxpxVe4nyzsph0C6x07WxiVEzJ1\
            I3bB8LgNhuNhkWp6Ze45qq9Mjoi3JNqkIfr5m5HP1jLcThbzSmTKAVch6oVfPn/xqHPQyQgCae4hxFyTVoeo+ao7JzFUUFAMNnj1\
            xrja6ykes/PPcZk9qxavRe/XTUWShqXJ0S1As/OzyTGUwE4MleUTro+wvEaVn7uVU9GRwmo87LxfLilSs3jRkK9/T4Z1LxRGPRdF\
            WO05pkiC6J92e27Dum4ymMBQ3bNEM0RRFSLFVy/WN/pELU66i38qaOArukXhMgM0bSJ5V5CR1yFP58rBlD2FIVOHI5mL7FKrgALB\
            7SRv1VXomhc7mEZGt076TkQNZaxjUnpNBrnUJ4PwOjOY/gVEi/ie3Ugvbt4iLS5e9fj/CuI/gFfU43XkQTav8F/Vhzioef7ZH45c\
            PC6LH2kxXA04CgAA
            """)

    static let playJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "0570b8f26c0c3528",
        text: #"""
            // What a tap on a film opens: its picture, what is known of it, and from where to play it.
            import { clockText, el, setAttribute, setText } from '/cast/base.js';
            import { icon } from '/cast/icons.js';
            import { CastSheet } from '/cast/sheet.js';
            import { sheet } from '/cast/theme.js';
            import { cast, connectedDevice, setWatched } from './api.js';
            import { whenConnected } from './device.js';
            import { makePoster } from './card.js';
            import { say, sayFailed } from './shell.js';
            import { languageName, list, span, w } from './words.js';

            const style = sheet(`
            .sheet-body { padding-block-start: 4u; }
            .head > .heading {
              font-size: calc(var(--_far) * 1.1875em); display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical;
              overflow: hidden;
            }
            .poster {
              position: relative; display: grid; place-items: center; aspect-ratio: 16 / 9; max-block-size: 42vh;
              inline-size: 100%; border-radius: 16u; overflow: hidden;
              background: linear-gradient(135deg, hsl(var(--hue) 42% 38%), hsl(calc(var(--hue) + 40) 46% 22%));
              color: rgb(255 255 255 / .8);
            }
            .poster-icon { inline-size: 56u; block-size: 56u; }
            .poster-image { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: cover; }
            .poster-image[data-state="loading"] { opacity: 0; }
            .poster.is-tall::before {
              content: ""; position: absolute; inset: -12%; background: var(--shot) center / cover;
              filter: blur(18px) brightness(.7);
            }
            .poster.is-tall .poster-image { object-fit: contain; }
            .facts { margin-block-start: 12u; display: grid; gap: 2u; }
            .facts > :empty { display: none; }
            .file {
              overflow-wrap: anywhere; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden;
            }
            .seen-bar {
              block-size: 4u; border-radius: 4u; background: var(--_unseekable); overflow: hidden; margin-block-start: 12u;
            }
            .seen-bar > span {
              display: block; block-size: 100%; inline-size: calc(var(--at) * 100%); background: var(--_progress);
            }
            .choices { display: grid; gap: 10u; margin-block-start: 16u; }
            .choices .button { inline-size: 100%; }
            .choices .icon { inline-size: 22u; block-size: 22u; }
            .sheet-foot { display: none; }
            .root .where { margin-block-start: 10u; text-align: center; }
            `);

            class RemotePlay extends CastSheet {
              static sheets = [style];
              static topics = ['button', 'dialog'];
              static eventName = 'play';
              static titleKey = 'play';

              #item = null;

              buildSheet() {
                this.place = el('div');
                this.more = el('p.small');
                this.file = el('p.caption.file', { dir: 'auto' });
                this.seen = el('div.seen-bar', { 'aria-hidden': 'true' }, el('span'));
                this.first = el('button.button.filled', { 'data-autofocus': true, onclick: () => this.#play(this.#resumption) });
                this.again = el('button.button.tonal', { onclick: () => this.#play(null) }, icon('retry'),
                  el('span', {}, w('playStart')));
                this.mark = el('button.button', { onclick: () => this.#mark() }, icon('check'), el('span'));
                this.first.append(icon('play'), el('span'));
                this.where = el('bdi');
                this.body.append(this.place, this.seen, el('div.facts', {}, this.more, this.file),
                  el('div.choices', {}, this.first, this.again, this.mark), el('p.caption.where', {}, this.where));
                this.#drawItem();
              }

              show(item) {
                this.#item = item;
                if (this.isBuilt) this.#drawItem();
                return this.open();
              }

              firstFocus() { return this.first; }

              /** Seconds at which to go on; null from the beginning. */
              get #resumption() {
                const { watched, finished } = this.#item;
                return watched > 0 && !finished ? watched : null;
              }

              #drawItem() {
                const item = this.#item;
                if (!item) return;
                this.setTitle(item.title || item.name);
                this.place.replaceChildren(makePoster(item));
                const from = this.#resumption;
                const left = from && item.duration ? w('timeLeft', span(Math.max(0, item.duration - from))) : null;
                const subtitles = item.subtitles?.length ? w('subtitles', list(item.subtitles.map(languageName))) : null;
                const facts = [item.duration ? span(item.duration) : null, left, item.finished ? w('watched') : null, subtitles];
                setText(this.more, facts.filter(Boolean).join(' · '));
                setText(this.file, item.name === item.title ? '' : item.name);
                setAttribute(this.seen, 'hidden', !(from && item.duration));
                this.seen.firstChild.style.setProperty('--at', item.duration && from ? Math.min(1, from / item.duration) : 0);
                const isPicture = item.kind === 'picture';
                setText(this.first.lastChild, isPicture ? w('showPicture') : from ? w('playContinue', clockText(from)) : w('play'));
                setAttribute(this.again, 'hidden', !from);
                setAttribute(this.mark, 'hidden', isPicture);
                setText(this.mark.lastChild, w(item.finished ? 'markNotWatched' : 'markWatched'));
              }

              render() {
                const device = connectedDevice();
                setText(this.where, device === null ? w('chooseNext') : w('playsThere', device));
              }

              async #play(start) {
                const item = this.#item;
                this.close();
                if (!await whenConnected()) return;
                try {
                  await cast(item.id, start);
                  say(w('startsOn', connectedDevice() ?? ''));
                } catch (error) {
                  sayFailed(error);
                }
              }

              async #mark() {
                const item = this.#item;
                setAttribute(this.mark, 'aria-busy', 'true');
                try {
                  await setWatched(item.id, !item.finished);
                  Object.assign(item, { finished: !item.finished, watched: null });
                  if (item === this.#item) this.#drawItem();
                } catch (error) {
                  this.say(w('failed', error.status === 0 ? w('offline') : error.message));
                }
                setAttribute(this.mark, 'aria-busy', null);
              }
            }

            customElements.define('remote-play', RemotePlay);
            let shown = null;

            /** Opens it for an item of the library. */
            export function openPlay(item) {
              shown ??= document.body.appendChild(document.createElement('remote-play'));
              return shown.show({ ...item });
            }


            """#,
        gzip: """
            H4sIAAAAAAACA5VYX5PbthF/v0+xtsch6ZLUSfYlrjTnm8ZtZjJpbU/tmTxkPAlEQhIsitAA4OnUy32uvveTdXdBUSBPSt0H++6A\
            xf757W8XC45G8PNKOBDgxBZ0jb8sVLUBvZW1nYJyFraqcI2RKexIUFlY13pXg17gbgqiLmFh9AZ3pZHgNGwrscet/EJttto4uIei\
            0sX6k7xDcVmlYKX7i3NGzRsn+S/aggevJhoVwrrRXFiZf7HR7KhFFeheX4qW7EDsLW58XEk51GhpbSBrT8i5ldwMTdNGCmisloWT\
            5V/lrSq86z8LV6xk2enIR2KrBqcRmfrt4WwgWbKagfBGrOUHbZ00gWQhTDl0XexT+u8HoaqeVoypqgbClaiXjVjKd2KDbleKorFb\
            UWNOg5M7bcoWzQsC1oF1+0rCtccp/u0i51+yuS73qHUrylLVy2xO6c2sE8ZN4VUzg4eLfCVFCW+Af6IM3F8ALHTtMqv+JacIaFXE\
            t8LEWfbrQpgEXsA4H7/+7kpukhmUyhKJppDt5HytyODdrPujUrXMikpstlN4OQtlMm2UrNGJW2mcQhsztKrxj0Wld1NYqbKU9ewC\
            3dt6hMkr/FU5pespGFkJp25l4MDSqHJGjC5kppzcYEkUaEGaGQi7xYRmBo/oKYy/hRH8eYbpuzvgwYG+mtyuyAtVs9t+cXx5+XwG\
            c4RbGlRQqsaSBkTusbMAc1Gsl0Y3dTkFUiJMtqRD6Ec8fnlVymUKK1u1cK4amaDV5/Dy9fPEbwRg8+6f4NUlynz7HCaT50lCNgpd\
            aYMILOfx5OoKDv9GkL9OAsAyrsH7fjRX5HgYMy8EZzbIPKJLB7SYW11h8c9QEdbQFC5nJwEKdPoVPf9CmC8UnikIq0d2fimFE8RF\
            J6+fVprJ9/QzWtdbUSi3Z1vdmVzZzImqmk7ncqGxfd0zFphgYtHTp7M/cjobT8jJIDseY7vSLmlpggh6P4n+qsKVKYbVmHj8enuX\
            wNyo5crV0to4/y4E+uAYDEHsI1A7oWqOZyEKbNXUPsxS1f2SHE+aR5ReCqyeSROcfQNTudk6KuxOtta19CLYZBicA0GznSENot5z\
            3/9/anbyP2r2dMVaKTEs4Wu2V2HNo1LipUd5+bXBvMm1mFcyOWHkLHQ962+4b7ITXcR84hRde5wOqlA4bngok5x0dGv00iApPCOK\
            lcZrwoZ5CXI4vmzOuN5W4eF4jtete1y93tNQ7lSNTyaDGp+03PEXwkJrd5I3hjZyPxqcISf573AAyESllvWxvz5c/JbQRVQJa+Gf\
            cqOd/ECTBYrKurTBPU/JoIpXhb+oLN5Yv/DV9Xl23HIaBxneijwSUQpRqUSll1EoJ2/RAbooUTSicKJQiXKV/Enugz3cfEZXAy7V\
            TVXxwrxRVcnOxQm7B+BWyuZ8kaCgrGI0fRtx7233NtR//NY2txss/t42V+BhuxBbakq8iGEQ8thYItE4HcFDeIyIezTY8ZgPRcIo\
            kXn6R3jcmUbi8ZSlieZR0vfA4EjgdXkEW0qRGziDeJ3cf8mRhS4ai2pJa4qTZVGpYj0FBOT6jVf4jBCM/a9I92bDQSX9AMQSW9xJ\
            q/hPVGz0vHLKSEIhEanjyEhn9lGSsno4xolKUGYXc04/EjEx9F5yhFmfcuK8eToRB6ZxSizWaPqPwM3FFsfuMvYnmF9nD/iaal0q\
            VY8rNJ8ddB15lx4ZkXaE4N7fxt/RMD1SrocVHWjbRHiEfU+DdKVH0Fr/j5Rlv8PTvNAL7VlpxO5HLKmYVx+oovBS3cVUZr16OhQe\
            /fAK1AJ8yMp+j0WIjfaUSsBZD980td+kt05gisP5gdhLxduT5K2ZFxu9eAEfJWYKexG+i3YrVazo+bPUSIgZ9wI/WeODAuYSG1+N\
            s0gOL0Z4eIltK+B81yX82I1PBv+sSNGZWln/wLgOYu4F0Qrj3XQJ33wDT7ozN93WtO1NbYgBHD3DLZxDOwTqEw++N9lrMO4TNUVO\
            Ts79EX7/nTXlNXbRMLFMw9xI/vl2hT3SIPLHF49PcHvCe8QIHjw6AhaKVHJBbYklMXy2XDY8l9cEQRw5tZF/R6nIv3rifwi3Qnbe\
            xZfpQDxjNVj7AWIHO7aZc3i2JVzeLdzklayXbuWtdcuRf2rFfWE0vI3DB9lpa34ow9tqGA9H0Fs8HE8ZijakkARx1PIgOop2/nz2\
            VttneBw0AXYh92Nr/L3WlRR1kn/RCpsT/Off0DWk3lnqGukx/3B93cLluXEDUQTTR/wIvwnEQZ+K2usphSfxyQwnw9vOFymzK+ch\
            gCj6wWCRG7ePI5q+omHaUSkrvwFPDYxwnPqlETzC+rLHUGU/+A8kB1qsVV1y1FH75SQ6iRL1e5xtvKdpoMaTCPtdu8BJa91rr6i3\
            OPmruqE+2n1biT1zUXZ3uDvOYtt26QBcPnxOnBp5KN35eir/JBwG5tt2yMeIRN7pw7cTogMvHf5Ojr0Y+wMO9oMu5b+bINyDDzLx\
            KXf4ekm7M9d+SvNQ4l2mrXyHslGAm/3UXlH+TOCNsPu6AD9Z8Pj6Vd2T/8Y02c5B7qdiJ5TrfxuKk0GDNfvWANpmcfoQ5fFUCK33\
            YdZKWPSKmEOL9j3l6RE+cEPld+DFA6pDxCGWxmiTdKa6r0rtRis9QKEdcL4CgLOE4vlz3tg9jeI8fSbnAj9+ajuG/6RHrA6H9/xE\
            zvHZgO8JlqYh7SA2HRxLD3ekb4zd8Omz5CO6DmM6N1GcQ9M3Jp+bBcOK0bJMTo+KxrL+S89IvVjQq4vp6GU2+A7EiyIJsvCViPLs\
            67mLecNxxunN3yq5weeNzUuJAEiaiOlhlXG/SINnFh6scEahNlQfXzY087ynL8OYalhog+9/n3S94DGnUnMjzJ6HHHnHHx8XTV1w\
            j6UpizQHU5zXfnNzDSWOW+RYOLpy/4i7ncJI4WQbQN9xD047DbHSnOfFe8jznP174Kf0xX8BcAZ1tu4WAAA=
            """)

    static let remoteCSS = EmbeddedAsset(
        "text/css; charset=utf-8", tag: "46daa74332590d1a",
        text: #"""
            /* The remote's look: what stands around the views, and what they share. Colours are the widgets'. */
            :root {
              color-scheme: light dark;
              --bg: #f5f6fa; --surface: #fff; --raised: #edf0f7; --line: #e0e4ec; --text: #1a1c21; --soft: #4d525c;
              --faint: #5c616b;
              --accent: #1a5dcc; --on-accent: #fff; --tonal: #dbe6fb; --on-tonal: #0d2e66; --error: #b3261e; --bulb: #b26b00;
              --hover: rgb(90 110 150 / .1); --press: rgb(90 110 150 / .18); --veil: rgb(245 246 250 / .86);
              --shade: 0 1px 2px rgb(20 28 50 / .06), 0 4px 18px rgb(20 28 50 / .07); --snack: #2e3138; --on-snack: #f2f3f7;
              --mini: 0px; --tabs: 0px; --top: 4rem; --edge: max(1rem, env(safe-area-inset-left), env(safe-area-inset-right));
              --ease: cubic-bezier(.2, 0, 0, 1);
            }
            @media (prefers-color-scheme: dark) {
              :root {
                --bg: #0f1115; --surface: #191c22; --raised: #23272f; --line: #2d323b; --text: #e9ebf0; --soft: #c2c6cf;
                --faint: #a4a9b4;
                --accent: #a9c7ff; --on-accent: #0a2f66; --tonal: #2d4166; --on-tonal: #d9e5ff; --error: #ffb4ab; --bulb: #ffc75a;
                --hover: rgb(160 180 220 / .1); --press: rgb(160 180 220 / .18); --veil: rgb(15 17 21 / .84);
                --shade: 0 1px 2px rgb(0 0 0 / .3), 0 6px 24px rgb(0 0 0 / .28); --snack: #e4e6ec; --on-snack: #25282d;
              }
            }
            *, ::before, ::after { box-sizing: border-box; }
            [hidden] { display: none !important; }
            html {
              font-family: "Google Sans", Roboto, "Segoe UI", system-ui, "Noto Sans", "Helvetica Neue", Arial, sans-serif;
              background: var(--bg); color: var(--text); line-height: 1.4; -webkit-text-size-adjust: 100%; text-size-adjust: 100%;
              scroll-padding-block: calc(var(--top) + 1rem) calc(var(--mini) + var(--tabs) + 1.5rem);
              -webkit-tap-highlight-color: transparent;
              overflow-y: scroll; scrollbar-gutter: stable; overscroll-behavior-y: contain;
            }
            body {
              margin: 0; min-block-size: 100vh; min-block-size: 100dvh; display: flex; flex-direction: column; overflow-x: clip;
            }
            h1, h2, p, ul, ol, fieldset { margin: 0; padding: 0; border: 0; font: inherit; }
            ul, ol { list-style: none; }
            button, input { font: inherit; color: inherit; }
            button {
              appearance: none; margin: 0; border: 0; padding: 0; background: none; cursor: pointer; text-align: inherit;
              touch-action: manipulation;
            }
            a { color: inherit; text-decoration: none; }
            /* A name in another script stands where all else does. */
            [dir="ltr"] [dir="auto"] { text-align: left; }
            [dir="rtl"] [dir="auto"] { text-align: right; }
            code { font: .875em/1.5 ui-monospace, "Cascadia Mono", "DejaVu Sans Mono", monospace; }
            :focus { outline: none; }
            :focus-visible { outline: 2.5px solid var(--accent); outline-offset: 2px; }
            [arrows]:not([arrows="off"]) :focus-visible { outline-width: 4px; }
            h1:focus-visible, h2:focus-visible, main:focus-visible { outline: none; }
            .icon { display: block; inline-size: 1.5rem; block-size: 1.5rem; flex: none; overflow: visible; }
            [dir="rtl"] .mirrored { transform: scaleX(-1); }
            .time { direction: ltr; unicode-bidi: isolate; font-variant-numeric: tabular-nums; }
            .one { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }

            /* The top */
            .skip {
              position: fixed; inset-block-start: -5rem; inset-inline-start: 1rem; z-index: 30; padding: .75rem 1.25rem;
              border-radius: 1.5rem; background: var(--accent); color: var(--on-accent);
            }
            .skip:focus { inset-block-start: .5rem; }
            .top { position: sticky; inset-block-start: 0; z-index: 10; }
            .top::before {
              content: ""; position: absolute; inset: 0; background: var(--veil); backdrop-filter: blur(18px) saturate(1.4);
              -webkit-backdrop-filter: blur(18px) saturate(1.4); opacity: 0; transition: opacity .2s;
            }
            .is-scrolled .top::before { opacity: 1; }
            .top-row {
              position: relative; display: flex; align-items: center; gap: .75rem; min-block-size: var(--top);
              padding-inline: var(--edge); padding-block-start: env(safe-area-inset-top); max-inline-size: 100rem;
              margin-inline: auto;
            }
            .brand {
              display: flex; align-items: center; gap: .75rem; min-inline-size: 0; flex: 1; border-radius: .75rem;
              padding-block: .375rem;
            }
            .mark { inline-size: 2.5rem; block-size: 2.5rem; flex: none; }
            .brand-texts { display: grid; min-inline-size: 0; }
            .name { font-weight: 600; font-size: 1.0625rem; line-height: 1.25; letter-spacing: .005em; }
            .place {
              font-size: .8125rem; line-height: 1.35; color: var(--faint); overflow: hidden; text-overflow: ellipsis;
              white-space: nowrap;
            }
            .is-on .place { color: var(--accent); }
            .top cast-button { inline-size: 3rem; min-block-size: 3rem; flex: none; margin-inline-end: -.5rem; }
            [data-mode="guest"] .top cast-button, [data-mode="sign"] .top cast-button, [data-mode="sign"] .dock { display: none; }
            .line-lost {
              position: relative; text-align: center; font-size: .875rem; padding: .375rem 1rem; background: var(--snack);
              color: var(--on-snack);
            }
            .line-lost:empty { display: none; }

            /* The parts of the page: below on a phone, above where there is room */
            .tabs {
              position: fixed; inset-inline: 0; inset-block-end: 0; z-index: 12; display: flex;
              padding-block-end: env(safe-area-inset-bottom); background: var(--surface);
              border-block-start: 1px solid var(--line);
            }
            .tab {
              flex: 1; display: grid; place-items: center; align-content: center; line-height: 1.3; gap: .125rem; block-size: 4rem;
              font-size: .75rem; font-weight: 500; color: var(--faint); position: relative; isolation: isolate;
            }
            .tab::before {
              content: ""; position: absolute; z-index: -1; inset-block-start: .375rem; inline-size: 3.75rem; block-size: 1.875rem;
              border-radius: 1rem; transition: background-color .15s;
            }
            .tab:hover::before { background: var(--hover); }
            .tab[aria-current] { color: var(--text); }
            .tab[aria-current] .icon { color: var(--on-tonal); }
            .tab[aria-current]::before { background: var(--tonal); }
            .tab:focus-visible { outline-offset: -4px; border-radius: 1rem; }
            .has-tabs { --tabs: calc(4rem + 1px + env(safe-area-inset-bottom)); }
            html:has(.has-tabs) { --tabs: calc(4rem + 1px + env(safe-area-inset-bottom)); }
            @media (min-width: 48rem) {
              :root { --top: 4.5rem; --edge: max(2rem, env(safe-area-inset-left)); }
              .has-tabs, html:has(.has-tabs) { --tabs: 0px; }
              .tabs { position: static; background: none; border: 0; gap: .25rem; padding: 0; }
              .tab {
                grid-auto-flow: column; gap: .5rem; block-size: 2.75rem; padding-inline: 1.125rem; font-size: .9375rem; flex: none;
              }
              .tab::before { inset: 0; inline-size: auto; block-size: auto; border-radius: 1.5rem; }
              .tab[aria-current] { color: var(--on-tonal); }
              .tab:focus-visible { outline-offset: 2px; border-radius: 1.5rem; }
            }
            main {
              flex: 1; inline-size: 100%; max-inline-size: 100rem; margin-inline: auto;
              padding: .5rem var(--edge) calc(var(--mini) + var(--tabs) + 2rem); transition: padding .2s; display: grid;
            }
            .view { min-inline-size: 0; }

            /* The bar at the bottom, and what is said in passing */
            .dock { position: fixed; inset-inline: 0; inset-block-end: var(--tabs); z-index: 11; pointer-events: none; }
            .dock > * { pointer-events: auto; }
            .dock cast-mini-controller { --cast-background-color: var(--surface); }
            .snack {
              inline-size: fit-content; max-inline-size: min(100% - 2rem, 36rem); margin: 0 auto .75rem; padding: .75rem 1.125rem;
              border-radius: .875rem; background: var(--snack); color: var(--on-snack); font-size: .875rem;
              box-shadow: 0 4px 20px rgb(0 0 0 / .28); overflow-wrap: anywhere;
            }
            .snack:empty { margin: 0 auto; padding: 0; box-shadow: none; }

            /* What views share */
            h1 {
              font-size: 1.75rem; line-height: 1.2; font-weight: 600; letter-spacing: -.012em; overflow-wrap: anywhere;
              text-wrap: balance;
            }
            .lead {
              color: var(--soft); font-size: 1rem; margin-block-start: .5rem; max-inline-size: 40rem; overflow-wrap: anywhere;
            }
            .over { font-size: .875rem; font-weight: 600; color: var(--accent); margin-block-end: .25rem; }
            .part { margin-block-start: 2rem; }
            .part-title { font-size: 1.125rem; font-weight: 600; margin-block-end: .75rem; }
            .tile, .rows { background: var(--surface); border-radius: 1.25rem; box-shadow: var(--shade); }
            .actions { display: flex; flex-wrap: wrap; gap: .625rem; align-items: center; }
            .button {
              position: relative; display: inline-flex; align-items: center; justify-content: center; gap: .5rem;
              min-block-size: 3rem; padding: .5rem 1.375rem; border-radius: 1.5rem; font-size: .9375rem; font-weight: 500;
              line-height: 1.25; color: var(--accent); text-align: center;
              transition: background-color .15s, box-shadow .15s, filter .15s;
            }
            .button > .icon { inline-size: 1.375rem; block-size: 1.375rem; margin-inline-start: -.25rem; }
            .button:hover { background: var(--hover); }
            .button:active { background: var(--press); }
            .button.filled { background: var(--accent); color: var(--on-accent); }
            .button.tonal { background: var(--tonal); color: var(--on-tonal); }
            .button.filled:hover, .button.tonal:hover { filter: brightness(1.07); box-shadow: 0 2px 8px rgb(20 40 90 / .22); }
            .button:disabled { opacity: .5; cursor: default; filter: none; box-shadow: none; }
            .button[aria-busy="true"] { opacity: .7; }
            .icon-button {
              position: relative; display: grid; place-items: center; flex: none; inline-size: 3rem; block-size: 3rem;
              border-radius: 50%; color: var(--soft); transition: background-color .15s;
            }
            .icon-button:hover { background: var(--hover); }
            .icon-button:active { background: var(--press); }
            .disc {
              display: grid; place-items: center; flex: none; inline-size: 2.75rem; block-size: 2.75rem; border-radius: 50%;
              background: var(--raised); color: var(--soft);
            }
            .disc.large { inline-size: 3.75rem; block-size: 3.75rem; background: var(--tonal); color: var(--on-tonal); }
            .disc.large .icon { inline-size: 1.875rem; block-size: 1.875rem; }
            .row {
              display: flex; align-items: center; gap: .875rem; padding-block: .75rem; padding-inline: 1.125rem .75rem;
              min-block-size: 4.5rem;
            }
            .row + .row { border-block-start: 1px solid var(--line); }
            .row-texts { flex: 1; min-inline-size: 0; display: grid; gap: .125rem; }
            .row-title { font-weight: 500; overflow-wrap: anywhere; }
            .row-text { font-size: .875rem; color: var(--faint); overflow-wrap: anywhere; }
            .bar {
              display: block; block-size: .25rem; border-radius: .25rem; background: var(--line); overflow: hidden;
              margin-block-start: .375rem;
            }
            .bar-fill {
              display: block; block-size: 100%; inline-size: calc(var(--at, 0) * 100%); border-radius: inherit;
              background: var(--accent); transition: inline-size .2s linear;
            }
            .spin {
              inline-size: 1.25rem; block-size: 1.25rem; flex: none; border-radius: 50%; border: 2.5px solid var(--line);
              border-block-start-color: var(--accent); animation: turn .9s linear infinite;
            }
            @keyframes turn { to { transform: rotate(1turn); } }
            .no-script {
              position: fixed; inset: 0; display: grid; place-items: center; padding: 2rem; text-align: center;
              background: var(--bg);
            }

            /* Seen from a sofa */
            :root:has([arrows]:not([arrows="off"])) { font-size: 100%; }
            @media (min-width: 80em) { :root:has([arrows]:not([arrows="off"])) { font-size: 135%; } }
            @media (min-width: 106em) { :root:has([arrows]:not([arrows="off"])) { font-size: 150%; } }
            @media (prefers-reduced-motion: reduce) {
              *, ::before, ::after {
                transition: none !important; animation-duration: .01s !important; animation-iteration-count: 1 !important;
              }
            }
            @media (forced-colors: active) {
              .button, .icon-button, .tile, .rows, .tab[aria-current] { border: 1px solid ButtonBorder; }
              .bar { border: 1px solid CanvasText; } .bar-fill { background: Highlight; forced-color-adjust: none; }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA6VaWY/jNhJ+71/B7SDY9sTySPLRbhsT5Fhgsw+bh032AAbzQElUm2lZFHT0kcH8960qkhIl057OBMkkY57F4ldV\
            XxX19g379SBYLY6qFX9tWKHUw449HXjLmpaXWcN4rboyYy2MepTiqZkzaNYjoO2FNQdeiwX7URWqq3G4oLFPMrsXbfPXBXvz9mpX\
            K9Wyj1eMpTCsDpr0II5ixwp5f2hZxuuHPfQFQXK/Y1/l63yT8z38bLo656nAtjzHhprLRmTwW2R5mN9iUyFLHCBCsRIpNrTiuYWG\
            iEdpHNEqKseGVbaO16neJ+eyxLZ1uok2iW7jaSpKPXOdpbSUKodWI0GrSl7AzywRmzwxg2xjmMVis8FGUdeqhpZkGW8igS1JVyTY\
            EG+SMNQ7HtSjgEH1fXJzF7Iogj/rkL1li2iGM6paNI23e0v9j0IWujterVm82rBY9283M70BXE0GyoGJ1TOL4Q8NDlm8ZXpkuJnN\
            oXsFXdHW139LOzUlTwEVX8ViGS235tC2MY/zJVwFbXiUpYT9qmdSFU+a4YeqdmwFMCPtADR27MifbyJomTNRPt40PBcBgIcHsmxE\
            GxQib2f+rhpRMzNnFLyBtdIukWmQiN+lqG8WMRyK/gVFXn26+u4oMsnZDSg0F3UTjDGI6JsRNgeU9lgM8yiK1mMsRneArHgEx3gZ\
            38a5A8c4W8bLxIGjuBNJHjpwTON0k+Z7s5kFJF/xu2RlW3vw8bv0VuPPhWTI41zDzQIwzlaRbnFQmd2JtZ5sUZnnyYonDirzPL1d\
            c7utg8toA+DZAiJiPzCn/VNkRmsW3bI4IliuZnYHLzBDhv/AwCWBcoNdq2lfvB0hEox+I9IJIuN1vI0z3OsT3P6bOdvtEpGrWuDf\
            eN6Kmn1kiXoOGvm7LOGaE1Vnog6gaQ9T3h9klonyAwzKZFMV/GXHSlUK9hd5rFQNXrHFYYf2WBBYclW2cIFHWcDA678rdV8I9gsv\
            m+s5+5dKVKvm7PoXca8E+/c/oK15aVpxDDoJzT9Drx17/ZMoHkUrU85+Fp2Alu9ryQuYAP1BI2pJcEngkPfkk3fskdc3iFTQCYHa\
            tiDooA3BGBwEmsuORYsV6OlJJA+ypQF4fLCr7Leuwe4w/HrPzrTDtk1aq6IIKp5loLMgKRTqOuVFemP2VNWMfcPQomduO/oE7DCj\
            wCnQsMUaB5INW5l4FRxAVgoKgTlPW8PhKzB+UDqMRWTmhXoKQNVaor35f8Lr4L5rW0QuRK6kAK+Lo43ciTjwRwlmDxNTuDCwN3QN\
            icpe6BKPvL6XJUByz0BgfTxSBGng8eBtzrC9x0heCMAP/jfIZC3SVqoSNyu6Y7kfJH+GtkJWuPshmrMDOKtqzjq4ZwV/cimKDJwc\
            gM8RyWid/q7BSn9F5O2YLA+ADcKkXgXmFrKBe2xfCqGxi50JaEeVcxhfdbj+ZLZRuLOankDq4VUlOFxF2q/nSOdINBLUAaqekwJB\
            wD0qBd5O1AZuHC68HDaG3VrVpQfwc1qDR17Kqis4/kKtcZB9KiwtlIlU1VxPsod++4Z9z0p+FDAWiIsCalIjYmTVE5wnaBKMFwUT\
            RSNYpkRDpOU93OK766Ktrz8w/Xfeteoa/YIrNwYqchs0pG6Ly8MpeOH4VGWiv4XF9nYtjm/BKlgng6MqFYA+BYd1/SNvUo7h65/Q\
            iF7ib+I3/p+OnIZt68fjurtcpV0DK6uu1dHI6kL3BI+ykWAe7oh4sQZH26hCZsZOdZABH2LGBCrPAZY79NZ0Wg6x5Kn5sAOV3pgf\
            765h0PWHGTu3UQCksD3skG+QB43GA9EYpi1HMNTzctuTLWSKQB1skQx1D3dO2xqDJZezZyMjNm1otXY5a6ngTPWO09tdHCUGUpHh\
            1aJ/gthyRH/EC/G/mwCDJIjUyqMgkXpXAFDas66UePNBIjOgShJ0zluhTTkA1UuILkHZHQHWKXg/DgEaHBs0NLQohqHTYw4S69Bl\
            7GFoFgV4nEbCGk8H2YJCKq4t+anmFS6MdoJ5ADhxhP6ieZAVGX6lGqmlz+WzyFClSMGMDlteAyQCrUPdY1WuuyLq+R1aM1Tw0nUR\
            i1ucB1cQ03wMbToO14D3rnEu7CTi9egcRb2eGxHrozP0xuAR26yOVwWn/ugctYEg/PDiPWvonCYK7WxLMEyKA84Njfr6eu8sCoEP\
            QgHeNS174iL1GZA6zXRHVqsqyGVBIS0puvoGOfoM6EDbgZsTNxDRRwH09ZOYAgDI9oWEIAgbIU078KyGdCiBeFAABbCPDzosEVkt\
            BOAEJqCpBfrtR3ESJskbBoDFI1w03hmGg3teWVicxtuBZeCZLQ/RcLO9mFjMeoiNb86XSdBqmIgEY08RhgaROsr1u6BHJ70kNSbB\
            eNYvOtdot9C6n2g/tQAzxzmv4V2LpekBWUDGB0K4s2bs8XWxx9fZoxAhbFzXcl/LzC8szKGAqmMXgE/zy01oGEnvWsONtuwpD40h\
            oSoEUjVyRNoZhOHaWCPsn4qBWevVFtvIv9hyPfEClErN/ohThJ18btHgHwKLFWm8Ue+EjAdJOXAuy5nG17H0Inp5ch0juAUC3ULQ\
            u6n3GW85cINMvLu+70TTYiiabDxn7qgGsPjqQRkINk156GwkS6Ga9qxtu/zGYn50dwb6g+tfGt9/xr9TJkd2PnXwtseVayeOFfgs\
            j+w2rEECAehWOVWmKo7Vh0QACBhcFWfVAYbPwUEDNgwbbOm/smG1UkeKiJi4XIqI1kWE47BBdzgKGvHUF06tW8/xuSvIJVt1nHk1\
            pssTMyeMjrxfNOF3KKxWIxxMG5v1QRMXQNifejTt5vpIZ5untmldn7VdF/0r49lcoBicjPzKGv2K18J9UNSEihottzKH/GMxur+v\
            IPLyAOuAJ3ZuTzDmmNvbcwyHBrsBeLhZnQGD7tZNfwRdmRli8CkOaITxSTx5j4QygLQL8+cPUwdmqgTeoZZRT+2PikpnJl0UbDzx\
            bIZg04yAcgSvumCFA28CbZB9nZEqDogpLC4A2L+5ZEEzW8DZwUo3/XKzP7WeLTOim7eJzpaqIU5xsS+FGrfuFkPjy8VQ2oSxXlpI\
            ly6eINRZFswwqnIJLthI6kvRnVxem248cd3hsKYplaKbCJAZBTqu2oqHnu/jIeNw0LvOqPcTrk+4s5bmBEoq7WkhHNANvHpklETa\
            RhKYFn+2YRe+bDsjUzCSfA7TsQ/S/a6frjDXHbviKSv9+jxZ9VNV5sRcirgOT/58kS6mEt3IP5nlKEGYRAp0UvhChKUrL2200Tjh\
            NdOvR0zbj/OkBCG34RClQBMVbxrcCqOvISdfEHudE7lRONrbKlQgHuGCG4fw0Gbfsje04XiMRo4dQ5wKVUeRkNKkmgxQk62JKz8J\
            1bgO8Rm69JG+ctna6Oq5ctjyBtHAAqZ9xnKjb6ovypGgbHHCu2zKHZ3LuXuudpaUnaNkPsZH6z9TuR89g35pikNvUb8vkCL5Bk2X\
            L0TFdCpPlX1L88annFZHh+1cFvhfBBe9X+oHS0TVIZpmGZHV2DRj2XtynWkKEyzCKMbJZ0/CNFPWzQkvsJ6qqazg2fA82itc5e1Y\
            r5Fr6b5ixglUVto5XFIu9tlkbkLYTw/tz4BGEpHZ2biB+RwI2N/aWOrYHRO0si3EWJJJSBiJ4tn0dijpSKweLrAs6aUjgxGeOGTL\
            VR0kmTn4aqXNVtemRwmzU/7XSta1NR0FbSbsLQ9gEj6U2i8WT8zdXqg14KuNzF9OubkTjrGw4c1FJ8Ei6lnumajlj9NT9g7beSoA\
            fiR5Ukk0m88x5LlzXaZBF8EG/mxU/G1PbSfF4aWXutvWcWZuC58OyvXymqF/jpmbsQiiRz9bpidWd/ACjlNQxfkLqqHOMkRaLhL0\
            C4x/JIo+KtiYu3J//r4ESe8dJZzmJtKfE4wDAj7+Ol8erEJ2p0NCPFIVGAA+6WVu3XGxHl6UMpHzroBYafe1bPY0GpglNb1Luubl\
            3XVbd4Ieaoa1b/tnheC1tnkhXXZrPJ7C0IkhnsblNXI/X3R4XfLoHOR1EHUnvA6noId0XBH9EoXEvgx6aDxVivdFXH+YMfNq7MrI\
            uijApMVJpc63/9D4JVbjbHbG9WwvVQ1wCVtYf32xeVJy6+vGn0m9nIrzNEKYjPXKiPMN01L9gWqTOUlfa+7THF+6MEHRuI5kF3IJ\
            w6hedI7vuCKc4TwXi8m+9TCdGV2OeZVzlTeQijHbjs/hymjspIg9vEl4y1FXWh58ASo+K5ROKEeKd1JC3s5ZOIMsCIed8iTnuf5C\
            RHK9k7MRpo/ECXit+X1lMt+JYcQ+u4hPnzF8ztJWMk7ftk3t01coDfyshJfyaKqKbVeXQHas+CBxDgmgLjN+9yBe8pofRaOHfWSQ\
            hI3eiGvV0iMcdqNB0GOKCswHCefLyz6T8DrWnsFpau2nU/5PiK50pvSLECXLa3VkHLSW8/77Tao0XXr3n024O8HLWxfbhlQWY1+2\
            7nL9tVadZ+Uo3PyZpQk57tL2m8FaZF0qsuCobPzH37q05//CjGpjLv5PviHrURVknf1uBXLI5swguGk9CkDaIbOP3IHmazcrNwiD\
            4hKcsW5BIVyLu7CvQG6Qh19OyjT3V8CsSQ3u/Qea/AO1m0oYuUPP0B95+cibXwGQqGHHS43g+JP9AAzziOEI/edolsV9uvo/B9yG\
            dbosAAA=
            """)

    static let remoteJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "f8036942a27024b6",
        text: #"""
            // The page of `marquee remote`: for its owner the start, the library and the guests; for a guest one TV.
            import { castClient } from '/cast/client.js';
            import './icons.js';
            import { loadWords, w } from './words.js';
            import { letBackClosePlayer, startRouter } from './router.js';
            import { say, showTab, startShell, unsay } from './shell.js';
            import { SignIn } from './signin.js';
            import { startDropping } from './drop.js';
            import { startInstalling } from './install.js';

            const main = document.getElementById('main');
            // What is not shown at first is fetched when it is.
            const makers = {
              home: async () => new (await import('./home.js')).Home(),
              library: async () => new (await import('./library.js')).Library(),
              guests: async () => new (await import('./guests.js')).Guests(),
              guest: async () => new (await import('./guest.js')).Guest(),
              sign: async () => new SignIn(),
            };
            const views = new Map();
            let current = null;
            let route = null;
            let mode = null;
            let turn = 0;

            /** Owner, guest or nobody: by what the server says of our token. */
            function modeNow() {
              const { connection } = castClient;
              if (connection === 'unauthorized' || connection === 'ended') return 'sign';
              const hello = castClient.state('hello');
              return hello ? (hello.scope === 'guest' ? 'guest' : 'owner') : null;
            }

            /** Shows a view, and puts the focus where a reader of the screen begins. */
            async function show(name, argument, { place = null, isFirst = false, isSame = false } = {}) {
              const mine = ++turn;
              if (!views.has(name)) views.set(name, await makers[name]());
              if (mine !== turn) return;
              const view = views.get(name);
              if (current !== view) {
                current?.leave();
                current = view;
                main.replaceChildren(view.element);
              }
              await view.enter(argument, { place, isSame });
              if (mine !== turn || isSame) return;
              document.title = view.title ? `${view.title} – Marquee` : 'Marquee';
              scrollTo(0, place?.scroll ?? 0);
              // Who types a search goes on typing.
              if (view.keepsFocus?.()) return;
              const focused = place?.focused && main.querySelector(`[data-key="${CSS.escape(place.focused)}"]`);
              if (focused) focused.focus({ preventScroll: true });
              else if (!isFirst) (view.heading ?? main).focus({ preventScroll: true });
            }

            /** The parts of the owner's page. */
            function follow(to, step) {
              route = to;
              if (mode !== 'owner') return;
              showTab(to.name);
              show(to.name, to, step).catch(failed);
            }

            function failed(error) {
              reportError(error);
              say(w('failed', error.message));
            }

            function followMode() {
              const next = modeNow();
              if (next === null || (next === mode && next !== 'sign')) return;
              const isFirst = mode === null;
              mode = next;
              document.body.dataset.mode = mode;
              if (mode === 'owner') return follow(route, { isFirst });
              showTab(null);
              const isOver = castClient.connection === 'ended' || (mode === 'sign' && Boolean(castClient.token));
              show(mode, { isOver, reason: castClient.reason }, { isFirst }).catch(failed);
            }

            function followCasts() {
              const states = new Map();
              castClient.subscribe('casts', ({ casts }) => {
                for (const { id, name, state, error } of casts) {
                  const was = states.get(id);
                  states.set(id, state);
                  if (was === state || (was === undefined && state !== 'preparing')) continue;
                  if (state === 'preparing') say(w('castPreparing', name), true);
                  else if (state === 'failed') say(w('castFailed', name, error ?? ''));
                  else unsay(w('castPreparing', name));
                }
              });
            }

            async function start() {
              await loadWords();
              startShell();
              startDropping();
              startInstalling();
              letBackClosePlayer();
              followCasts();
              startRouter(follow);
              castClient.subscribe('hello', followMode);
              castClient.subscribe('connection', followMode);
              // Loopback and HTTPS alone: elsewhere the browser has no such thing.
              navigator.serviceWorker?.register('/sw.js').catch(() => {});
            }

            start();

            """#,
        gzip: """
            H4sIAAAAAAACA41XUY/bNgx+v1/BFUVtt57T5wu8AL21a4F2LZbD+lAUOMVWEu8cKZPky7I0wP7D/uF+yUhKcuzcretDEJsiKerj\
            R1KeTOB6LWErVhL0Em42wvzeSQlGbrSTN5ew1AYaZ0HvlDTgUNc6YVzOj22zMMLsQaia31edtM5O2Uj4N9BKwvWvxUWz2Wrj4ACV\
            sO6qbaRycISl0RtIJiSbVCwsfrPJNGonxaSptLIj4QFaLeqP2tQ2h13vpJjsSHSuKt0LUd1etdrKD63YS5P7E/yiO4cnOlkbFpyZ\
            W7FH/bXeXYtFMJyvZdvm0ClcG5hbEp9Zz5uVeqOGSiho1Pke5PVHo7fbRq0GyjWKHlJ9o/CvbcfKjRd6/QvCzMFGNApKqHXVbQjZ\
            lXQvW0mPL/Zv6jSh9SSbXkwm8HEtHDQWlHZ8XAX4vmyMZelSumota9itpUI2oKjot7iVxuImhwuAtd7ISxB2rypIMyh/ACV3kIqd\
            IBs+Q4qhkhrFmWXFa3xMsxxtA5W+wTxoBg9v/Zt34vn3DT68YnDxE78MPHyrg6G9N6f83rf2NCCN4zTgdtfIHcFGy+/ENsUsIFOh\
            6oyhwsCFrm29jHk5kmx0PRa4zlCin2PmJ0+fwnuq1TzWn8GkLnSN0C72mEHMK1exNHdIf+SwpcLXHRa3vpWqgKeTi2WnKtdoxTv9\
            rHd4FMqvD/1A/0p6hSNueyroKSo1S0gHCmVZQtIp0bm1Ns2fsk7gyxc4V5CqxpUM2w4fJSEck2m/JZWWHu1UINudTBNeIQ5DtPW6\
            M0j5obCV3kq/CeOR4FJ8uoSE2xpufBnQPHoE51gCFlsYpSnn9rbtsAkScEusJkuVYCQqGClqhBERZFArI7FCFnKF5chIeir0eFJp\
            pUpsJDo1K67KHAHdtqKKGc2xul5x4ZWwFK2VJJijSXxnzA/HYUo2jaLlZ88IgZiE75hjxVpY3jHLPOkKK10MgUntS/gTiT6nWRbN\
            2ed3iBv5jJk5pYR84Zbe5Sq47I0jj8meVHywEPk9K1op7mTK+jBgPel6GfWmwkhG5mrdtDVqpLRcSN/C2PaIP38Kv6Swg6f3kO0R\
            PD58OmKk1xies2+brnGtDMGFlxncPD6c3o/wz19/Yx3z7LwhXoVn5jCyQrfttU6f5z6eWeFFMJvBcw6JO7AGt99Kop2VwlRrWGl8\
            Q9agGJt9EULnbW+l3NpXRMVZgUm7lx5mKXbsMu4YBU+eeGgxOrOfI5aV0ya9+VQLJ76/lfvy0ePD1XxeSFuJrUzZOhpnx0efb3oI\
            ozDu5bVSxNzIO8Rtzme8BGe6iLwk+jI3A8ezcJw1lhHNMwSEosv+11eoU393Mc7GCvT1bPlCM25lS3SAxec0jXG59YyMvdXpnhjU\
            W4kYfWs4QRvuAeij6NnOFR0EeCmK3otK4MhMl6JpESKO9xQJC1NpjDYhDElz5SUJgphdi326SxOvnuTAK8VGWouHy86d8vHeYfSj\
            Zq3kH1RXfR+Px/Ty0rcc4v9JwgggTVjASHA3foBkp0blJ1IZZxL0Iwp9jGqJBlFBXMMuVAQl+hvBX96HP6aPE0aFHfc+ZsPM0PbZ\
            MMD3NORGg+Ph0cMQnDbnExMIL7TGVqXSgQMek9kp+WTlI6LNchoJVuMtYGDiRXAcB/5VjvBxrwRfTAb55LF3dnGA0VzsFthcmgXO\
            RpJa5E3q79wWt6Qbie/EdEVP40Bv6hw8gdl/oBoOGqwqNo39O4axExSDD4a7f1OHXg5RalkaPPaLlGM2LoM5Ax8lHeZiiZ2Z25Rf\
            ZgJiF8AqxwZBLMQIXKM6OXTpdcsz3VhBdIQPvdgfNcu5mfSB9a1p4CpU3sjPq1iNHi8PFLatJMnGvvj74D93D7o0v0I7O78p0E0/\
            pN5PuP6jx+f89C0yeI9fEQPR6WvBC+9/EHn5iHG9tf9KSv3iV7jm72H5oA19jZh9Cd63wEn4VuvtAkPke9fr6+sPcxAtfkZeMrD+\
            5kW9fmHwkobljTccvOKC7XBkunWYlErcNSuBs62gm25TSYQO7zkzrMVVY+lMycTu+AYf6tDf1w8hHQH/6cW/niA6EyIPAAA=
            """)

    static let routerJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "2e4c3e1a69cee2f4",
        text: #"""
            // Where one is in the page, in the address behind its `#`. Back and forward come to the same place, scroll and focus.
            let counter = 0;
            let show = () => {};
            let last = { hash: null, number: 0 };
            const places = new Map();

            /** `#/library/ID` → {name: 'library', id}; what is unknown is the start. */
            export function parse(hash = location.hash) {
              const [name, text = ''] = hash.replace(/^#\/?/, '').split('/');
              let value = '';
              try {
                value = decodeURIComponent(text);
              } catch {
                // Half of an escape: somebody cut the address.
              }
              if (name === 'library') return { name, id: value || null, text: '' };
              if (name === 'search') return { name: 'library', id: null, text: value };
              return { name: name === 'guests' ? name : 'home', id: null, text: '' };
            }

            export const libraryHash = (id) => (id ? `#/library/${encodeURIComponent(id)}` : '#/library');
            export const searchHash = (text) => (text ? `#/search/${encodeURIComponent(text)}` : '#/library');

            /** Goes there; `replace`: without a step of its own in the history. */
            export function go(hash, { replace = false } = {}) {
              if (!replace) return void (location.hash = hash);
              history.replaceState(history.state, '', hash);
              last.hash = location.hash;
              show(parse(), { isSame: true });
            }

            function follow() {
              const { hash } = location;
              const known = history.state?.number;
              if (hash === last.hash && (known ?? last.number) === last.number) return;
              const isReturn = known !== undefined && places.has(known);
              if (last.hash !== null) {
                const focused = document.activeElement?.closest('[data-key]')?.dataset.key ?? null;
                places.set(last.number, { scroll: scrollY, focused });
              }
              const number = known ?? ++counter;
              counter = Math.max(counter, number);
              if (known === undefined) history.replaceState({ ...history.state, number }, '');
              const isFirst = last.hash === null;
              last = { hash, number };
              show(parse(), { isFirst, place: isReturn ? places.get(number) : null });
            }

            /** Calls `does(route, {isFirst, isSame, place})` now and with each step; `place` is what was left there. */
            export function startRouter(does) {
              show = does;
              history.scrollRestoration = 'manual';
              addEventListener('popstate', follow);
              addEventListener('hashchange', follow);
              follow();
            }

            /** The player fills the screen: a step back closes it, as on each phone. */
            export function letBackClosePlayer() {
              const player = () => document.querySelector('cast-expanded-controller:not([inline])');
              document.addEventListener('cast-expanded-open', () => {
                if (!history.state?.isPlayer) history.pushState({ ...history.state, isPlayer: true }, '');
              });
              document.addEventListener('cast-expanded-close', () => {
                if (history.state?.isPlayer) history.back();
              });
              addEventListener('popstate', ({ state }) => {
                if (!state?.isPlayer && player()?.isOpen) player().close();
              });
              // A page that was loaded anew has no player open.
              if (history.state?.isPlayer) history.replaceState({ ...history.state, isPlayer: false }, '');
            }

            """#,
        gzip: """
            H4sIAAAAAAACA5VWzW7bRhC+6ykmSBGSjkLmLEEVWjdtAjRIYbcoCteF1uTKJEztsrtLy4LCax+gj9gn6czskpQUtWkPlsnh7Px9\
            38xslsHPpTQStJJQWagUuFJCI+7ltH8RRWGktXAny0oVUDkLq+erFL4W+QMIlKy12QpTQK43EpzmQ1bgc1OLHO3Y3Oi6Dqp5a9NJ\
            LR1qt8pJAwt4PWeBLfUW3+IEFl/CvvPCWliHwj2UwpYzUG1dT/F3cyfNDF4DauVaoQq7sqip5BbeiyZO5pNJdnGBoWZ1dWeE2WXv\
            vlnBX3/8CXuFwc0gCvIIMy26OWxL4agGrXpQeqvokTNxwrgULrKJfGq0cbBuVe4qrbBKxsqYAkO/tc4FSVN6T2A/AfCR3ZC3KTj5\
            RIlE0S3+kk5qJAcdZ789/zVbZlP8lqS2qSsXR1mE8QNQBR5F3Uo+SRJndmwbBnkhc13In67eXepNgzAqF5MvPt8BBpWX4USWwVtR\
            r0GvEQuQNhcNlsEiane62EHeukO8UzqPf9UaYkoBFovFWLMEjHStUYiMz68qZiGkjx8DTBQGljkilE7tWClMXp6aOQFldmTIW2db\
            J4dGs/ettM5GsPQytFdiemeM+ai6SQ+qxyo4f+shjauCuYj/0eABkb7YS/VJ0VG5W5HHQY8wPDLvk+6tM0psn7nBHrzGeQesf8YF\
            0/w7LZmuRs5hFZi1msG2cqVGXAXSWDaEPLUvs9s3d1lZp83uLL/vNZN7inUOFjHstagtokA92XmaE7DPgsKA56PGosVHTRF4z8Ts\
            3YZj10447KQgtPRG7TAdD9AcSM+1Gn2kyRH7bkwo2speMy+cIcIkjPOQ1RpnEaoftqifLpxUb3s+fPTDYAFH0S1TP4N6YvvIkIFj\
            nC9eQOzPLpde7I8ko14v8DUbXVb2yldxEbw/wxOtKuS6UrIgy37ckSPvI+kDGf3TGWJ8Errfm+YBjDZwbuDTBnmVCqzLo3xTS3pb\
            pnmtLTZRHN0UwolXD3J3GyXLlF6sdCm+U0Jkec52Qyj4LT5IimDwc38W/v8yHZx3fjgN+fojQ7Zo/uXLsB58UfpN8V64Mt2IpziI\
            +lUwpB/AOixXcp5se0jT9IRxIY6OR/EhHN9WhtfQAQtDdXtuDjtqtHKemWxq6qs2G5Fe9nW8xzr2vPAjq2cwtfmlqGtcvwV2e2yw\
            sTHo/WDT0z7Y7pIVYDF469IUAClwEdAUwAHhxwNtOF56W2Fx1aydHyBnZwFvwSvyaGLy7lkVVjYJDrvaA34l6Y27idbXRqhW1LzE\
            cMO8eUSyfY/6UqHFqNENYxBNQ38m5/Wownkp1P2JZt/UQ6F+LPn6sUMg1hXVjFd5bqRUs34a3tEFxtMdx+IUsAoYKtepKXHmni0E\
            rmS6+FzSsR/YwdEoCT77a8zQZL+30uyuZS1zrEkc5UiZV2ga0ZHFKzzqqGJ4p1HaxTeVqpG5t4kn4dion5Tj2IxupMKyhAsUNyfP\
            5pPJVVkf99gYTWvLf+6KXr+fp0N3dP8vPK70mfg+Gx7hFB94/Ff6YAr8iLonZTixH8YoA0jSD1i9ZJD4MXjoFW9PX/HFGKnU94wW\
            mBi2GN45kZnYbz3+BEU6+Y/5fXYujQiE7Rsg6CZ/A15AVxDACwAA
            """)

    static let searchJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "0cd55d86f62151c2",
        text: #"""
            // The field of the library's search. It is searched when nothing has been typed for a moment.
            import { el, setAttribute } from '/cast/base.js';
            import { icon, setIcon } from '/cast/icons.js';
            import { go, parse, searchHash } from './router.js';
            import { w } from './words.js';

            const pause = 250; // ms without a key until it is searched

            export function makeSearch() {
              let timer = 0;
              const field = el('input', {
                type: 'search', 'aria-label': w('search'), placeholder: w('search'), autocomplete: 'off', spellcheck: 'false',
                enterkeyhint: 'search', 'data-key': 'search', oninput: typed, onkeydown: key,
              });
              const clear = el('button.icon-button', { 'aria-label': w('searchClear'), onclick: empty, hidden: true });
              setIcon(clear, 'close');

              function stop() {
                clearTimeout(timer);
                timer = 0;
              }

              function typed() {
                setAttribute(clear, 'hidden', !field.value);
                stop();
                timer = setTimeout(search, pause);
              }

              function search() {
                stop();
                const text = field.value.trim();
                const { text: now } = parse();
                // One step back leaves the search, however many letters it had.
                if (text !== now) go(searchHash(text), { replace: Boolean(now) });
              }

              function key(event) {
                if (event.isComposing) return;
                if (event.key === 'Enter') search();
                if (event.key === 'Escape' && field.value) {
                  event.preventDefault();
                  empty();
                }
              }

              function empty() {
                field.value = '';
                field.focus();
                typed();
                search();
              }

              return {
                element: el('div.search', {}, icon('search'), field, clear),
                get hasFocus() { return document.activeElement === field; },
                /** What is being typed stays; what a step back brings is shown. */
                show(text) {
                  if (!timer && field.value.trim() !== text) field.value = text;
                  setAttribute(clear, 'hidden', !field.value);
                },
                stop,
              };
            }

            """#,
        gzip: """
            H4sIAAAAAAACA5VVPW/bMBDd/SsuSyQFilQU6GLDQ5umaKYOLdCZlk4RG4oUSMqOEfi/93iUHMlphk42ecf37uPdqSzhV4vQSFQ1\
            mAY8HZTcWWGPiQOHwlZtAQ8e5HTCGg4tatDGt1I/Qisc7JAu/LEnW2MsCOhMh9oXK9n1xnp4AVQ5vfefvbdyN3iEEzTWdJCUlXC+\
            3AmHxR+XbF5fyMpofvNAfy7cg81d+D+aHHphHeZjoN+Fa8/vitIaorUXjw4zh4Ox9Qi6Cvie4AaHsIWPnz5soCyhc3CQviUgSvEJ\
            jzBoLxXIRXVWK3xm9GbQlZcUeyee8Cdb0wxeVgAKPXjZoSXsDxu6iHSxCVuqVZpI3Q8+ydkduLRrSCIF3SbCSnGrxA5VsoZDOlky\
            KoESFbZG1WgvLGLwpjJdT+wBzDQNIbkelaKwqye6aoRymORMSe1DSzlSj/2CuhZe3JIhmd8azQGvowjCmTxqc9DrUKeAeMpeE60U\
            vRsTJTF4o4vQ0dv4P2T9XoZ34WVIxuhKyRA0dr0/5tDKukZi83bAkWuUTspsFHilDGVHJrKde+O86ceuQIzrFzWGOpxygxgIls06\
            LQA44TPCXOJn4hgbpXXFHS72Qg04Ikf+JQuBTEHErPOoxOwtu5vLaokWS+3x2RPkjLig8Lql0wu7rWmkwzxs4xhNLqT7HxoJGnvY\
            ieqJ1Cv26HhTTOG15oB7ir0T+hjUTdJxYSxaURcMIhtIOZSr7TbQZDSu6euYsi0LfbfIAl7DF2OISKfsfPpH6qSrlEi1n5IPHHxR\
            SHdHOjeO1lNGiH6wenPhEqZ3S7Ek90HnSXau5PuOrhI9JnB9Pa/mRE4Dw+695d+v2IhB+QkOokyn4+lNMqN5BJvhUzeSZDO7bUw1\
            uLNiovhGKc0yYPSY+YiJCsNKXvPQ1XJfnGf35ZTzsp3vCubK40BkcSE8Yuin+xb5uVUMX9MFL3tBqezxPvJwzRhlA6cIUN7cwO9W\
            8LLcYfh0xC+G8+LoNvRREWGtvupsZ8nH8WolfekCbsqYJ52iYM61D+26iuOzbM8odpZdfLKsbbibWvTfszvmFYaON9xmdVr9BRhI\
            ABFQBwAA
            """)

    static let shellJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "5fa631647b17db85",
        text: #"""
            // What stands around the views: the top with what it is connected to, the parts of the page, the line of a lost
            // connection, what is said in passing, and the room that the bar at the bottom takes.
            import { castClient } from '/cast/client.js';
            import { el, setAttribute, setText } from '/cast/base.js';
            import { icon } from '/cast/icons.js';
            import { isOn, moveFocus } from '/cast/arrows.js';
            import { connectedDevice } from './api.js';
            import { w } from './words.js';

            const readable = 6000; // ms
            const find = (id) => document.getElementById(id);
            let timer = 0;

            /** A line at the bottom, politely spoken. `stays`: until another is said. */
            export function say(sentence, stays = false) {
              setText(find('snack'), sentence);
              clearTimeout(timer);
              if (sentence && !stays) timer = setTimeout(() => setText(find('snack'), ''), readable);
            }

            /** That sentence is over; another that was said meanwhile stays for its time. */
            export function unsay(sentence) {
              if (find('snack').textContent === sentence) say('');
            }

            /** What failed, with the reason that the server gave. */
            export const sayFailed = (error) => say(w('failed', error.status === 0 ? w('offline') : error.message), false);

            export function startShell() {
              const skip = find('skip');
              setText(skip, w('skip'));
              skip.hidden = false;
              skip.addEventListener('click', () => find('main').focus());
              makeTabs();
              followConnection();
              for (const topic of ['button', 'dialog', 'devices', 'hello']) castClient.subscribe(topic, drawPlace);
              leaveRoom();
              const followScroll = () => document.body.classList.toggle('is-scrolled', scrollY > 4);
              addEventListener('scroll', followScroll, { passive: true });
              followScroll();
              keepArrowsInside();
              followTV();
            }

            /** What the bar at the bottom takes. It tells of changes alone, and may have appeared before we listened. */
            function leaveRoom() {
              const mini = find('mini');
              const leave = (height) => document.documentElement.style.setProperty('--mini', `${height}px`);
              mini.addEventListener('cast-should-appear', ({ detail: { minHeight } }) => leave(minHeight));
              customElements.whenDefined('cast-mini-controller').then(() => leave(mini.minHeight));
            }

            function makeTabs() {
              const tabs = find('tabs');
              setAttribute(tabs, 'aria-label', w('navLabel'));
              const tab = (name, hash, picture, key) => el('a.tab', { href: hash, 'data-tab': name }, icon(picture),
                el('span', {}, w(key)));
              tabs.replaceChildren(tab('home', '#/', 'home', 'navHome'), tab('library', '#/library', 'library', 'navLibrary'),
                tab('guests', '#/guests', 'people', 'navGuests'));
            }

            /** Which part is shown; null: the parts are not there for this person. */
            export function showTab(name) {
              find('tabs').hidden = name === null;
              document.body.classList.toggle('has-tabs', name !== null);
              for (const tab of find('tabs').children) {
                setAttribute(tab, 'aria-current', tab.dataset.tab === name ? 'page' : null);
              }
            }

            function drawPlace() {
              const { state } = castClient.state('button') ?? {};
              const hello = castClient.state('hello');
              const name = connectedDevice();
              const wanted = castClient.state('dialog')?.device;
              let text = hello ? w('notConnected') : '\u00a0';
              if (state === 'connecting' && wanted) text = w('connectingTo', wanted);
              else if (name !== null) text = w('connectedTo', name);
              else if (hello?.scope === 'guest') text = w('connectedTo', hello.device ?? '');
              setText(find('place'), text);
              find('brand').classList.toggle('is-on', name !== null);
            }

            /** A short loss is nobody's business. */
            function followConnection() {
              let lostTimer = 0;
              let isTold = false;
              castClient.subscribe('connection', (state) => {
                clearTimeout(lostTimer);
                const hasBeen = castClient.state('hello') !== undefined;
                if (state === 'open' || state === 'ended' || state === 'unauthorized') {
                  setText(find('lost'), '');
                  if (isTold && state === 'open') say(w('connectionBack'));
                  isTold = false;
                } else if (!isTold) {
                  lostTimer = setTimeout(() => {
                    isTold = true;
                    setText(find('lost'), w(hasBeen || state === 'lost' ? 'connectionLost' : 'connecting'));
                  }, 1500);
                }
              });
            }

            /** With arrow keys one goes through the content first: the bar at the bottom is nearer than what lies below it. */
            function keepArrowsInside() {
              const steps = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
              const main = find('main');
              const stepOf = (event) => {
                const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
                return isPlain && !event.defaultPrevented && isOn() ? steps[event.key] : undefined;
              };
              // The first key begins in the content, not with what skips to it.
              document.addEventListener('keydown', (event) => {
                if (!stepOf(event) || document.activeElement !== document.body) return;
                const all = [...main.querySelectorAll('a[href], button, input')];
                const first = all.find((element) => element.checkVisibility?.() ?? true);
                first?.focus({ focusVisible: true });
                if (first) event.preventDefault();
              });
              main.addEventListener('keydown', (event) => {
                const step = stepOf(event);
                if (!step || document.activeElement === main) return;
                const edits = event.target.matches?.('input:not([type=radio], [type=file]), select, textarea');
                if (edits && (step[0] || event.target.localName === 'select')) return;
                main.setAttribute('data-arrows-scope', '');
                if (moveFocus(step)) event.preventDefault();
                main.removeAttribute('data-arrows-scope');
              });
            }

            /** On a TV's own browser all is seen from afar. */
            function followTV() {
              const names = /\b(TV|SmartTV|SMART-TV|Tizen|Web0S|webOS|BRAVIA|AFT[A-Z]|CrKey|GoogleTV|HbbTV)\b/;
              const isTV = names.test(navigator.userAgent);
              if (isTV && !document.body.hasAttribute('arrows')) document.body.setAttribute('arrows', '');
            }

            """#,
        gzip: """
            H4sIAAAAAAACA5VYbW/byBH+7l+xQYsjFUiUAvT6QYbOcJzLJWjaHGLVh9YxkBW5EremuDru0orO1n/vM7NLipScFAWCmBzOzs4+\
            88zLajwWv+XSCetkmVkhK1OXmXC5Eg9abe2UH53ZiK12udiSqsY/K1JTlip1CspmyFobWTkrzDK8rJQXF7pUJJWiMNadjcfNUm3K\
            YbBohZU6E7rEOmt1uRoKGdyojFnjAVr0tpCVaB6Nc/RJ3iubnOn1xlROPIpUWndVaFU6sRfLChrRmGTjlIXJf2x0ftBWxVBY5S6d\
            q/Sidorf5urr8eKFtOpoqcYxjrRIZI/V7Eccc20e1FuT1vZohawqsz1e0kL7Rj3oVLVLkrHc6CPdbefr1lRZsHVGnjhRKZnJRaHE\
            TPx1MpmcC6C/tuHjUgPimYh1NhCzn0QG99aE0Eq5nwtFj6937zP6fH5WKICu16rCggnMj1++FJc+tL1wDMXGFNqpYifsxtyrMhFf\
            QK2d/TIVdel0gbgaqFdNzBPxcnymvvJplnXJrMCHXWyxvypTigitx75LWVg1EI9noglSTEeII1vK9D4aUOz8GjgsRFooWc3hs6ld\
            zL6zWC9Fa1v88IN4weYH7enIdFgUMy7f2Cui/xp8YXnvQZlzMjX2cUgEvjpvT81E3srA97WS5TbXiI8/49IAF+QQ+fIsMHXZhcZj\
            QQfq+ZY4uHtlSMeJ2Wx2gIWBheOtt5z6SwkPsqHPcE45JS02a5POqgqHECv50PPKswgm37IBopICnSuPGnbaxpG3HQ0Ff0lwTIcc\
            IKcm4kJAwSyXxKJoIKZBZ62sRfEAuj7gYNsJPxxKzXWuiiL2GARX7vWGeOLBwEvEEW8CSJIh7ek/+W94THKdZapsGNaKZZb9/ADo\
            PmgL+FQVRyghAHgoPDH8PmupS2C+pOSOvdE1StJcLvBKb0tTFGZ71da8RlqJ2LuN6qpTqpC3EUqQMyV2iDItC7PiJy4Clh7pxCa6\
            G3SKXGLrhU1RvFTMdoYiq+T210KGLEASPKhPqKF+25D57NJ1WuEvha2f/wuT7ZK0QCGmkyfOrFaFiiNtR5ZXcDz947/ET+IvbPgU\
            LK8B1e5uQ5QsLvEPCq2lqlHcOiB5He/pvVKbS66O70urM9UFc34TH3H4e71BvIcQyHFvSnNZrhQaXWFK5bvMWu5EDpSE3GxQMsDk\
            hUJ4lNhS8+Lj+DLV8q8Daod+a13qln70EnUg5yWEda70Knd9xJuHUHaRJrtCJeDtr5XZqMohaUcjtjgUX/786E3sN1+/eLrhw3Nk\
            BUdGNjd1kY38yYi5jyJTDkk5RSCw8B2bQg/Zs0fsZdzKPZ1BbIAZfLPJNlflG4VTqixsQg6McEzH7KioAkEnlM/WpE56dhG9Fs9D\
            wnTgdBC0cNJLm81tt45JjLyQlZajQi4U0Q0JXsqHD/w26EQAuoR/KdeIey5tjl6lU1dXeL1XO3ZWFXEkE2hGRNS8UstpUI0y6eSI\
            vkwFmRD7IU8AcbAxGGIjwQbsRlIKP+7JF7LsvSBfk0ptKDWvUPSzChhBGEe5WStK7z+NOcnDGw7xjh5RCFmr0ItKVjuv2HnpPNK5\
            w1vwh1euamWd9QsPzxtlNkWz0y9ePOimlU5znum4VedmW56Lsi6KaWfYQ7YIdDaS4IlqmsuhDc6igTzf2mEIoeYw+Gh3A3woxYwx\
            9QnakuD7X+UJYRqxkaFf+yKsPam2oAHqQG/XNITDO3TKsYZiaV1By0UckYQYAc2EiTULLl8AWHSvCO2s3X3fI3tbn3tsf6Sm5mjW\
            m/WqOwnjpi8MxMUFeHXgNDeEZ1f4VtGhvwf0eLbsdoWtLB238VNroRsNLhLfjXxnobKKSXkW3OB+DjZcNVtwU48+15OJnETt7MXH\
            JLyi5h5QriKaxPz+g8YojB0U5oYy2yuQJYVGzeb6sT5dqzJeynTrLWSfLxKbosJ6dzg1om/b4BUBAApE1B8vPKM4vTlnIfPcYzmy\
            ssyIas/1VW75x6zdN1M2UgYZhMuTpUwsDSVAZMWixkUJs1K/NZ1OG0wyChZdv+aHGd4LtZ2bIuvOPs/OFtHhzkZdhIPIFdMnTG/W\
            bvfh47dUlfa14tT+Jln59Lh++ubiFx9RBsEqI/H0JDoyhRXZsbAuZe0AnP6DeejdPA4WeRpm+fOgQPsFTEDJ450HzVx7gOM1z9yH\
            9Sd4Iv8PrHvhvx8c6gbl5OrRKHXM0sx03oqfP842bsDuY8LfqUIdvP/AomkvFw+HQQd79eNkEt73VMo6DYKuC3x/pfaJ4Qp3wZXB\
            aOXyytQrf5VIwzVkqSvrpt8Y04jVNHjx9aj0PwmAH6C4ApdxI+pT/HQy7N4BnNrQ2PAoWOWfm6m4nQzF6NXd0EveoJF5WSv6oJbw\
            7Xb0aigmjewTzSkQskx0Si7N+4cpj4f/897uH5d8E6JhrJsh/F1bVH5e/4IVElm4v6kd30O9IHVV0ZesMa/1JTbXS1rmw1IpzB9l\
            a/qghjySdYEZkl8VE5p+jQBeFx6nW6+I8N2JaT/z+MTjMe6zygePgoyArHRp6XeaTnCHPAIcfh+iyxNYYChw3cZ9OqLCZIZwUEU5\
            xouTxcPZfAOZD7ZAhQcVZlKuG735YBBQ6RYgyXed2yRJKGrJ77WqdteqAOlNdVnQ4HdLAx8I4Lst5rtyUyOh7rpWPBYzspYwB2Ll\
            nQjzox/g01yl9zfa6oUutNtdJDG3bkrekExs5yJcGx8F/+UFRf9i1NzvoT0QPlwbH9A3Pry+g+/DxRMH+79gPtCW6k8X7vN+GL6D\
            PtUW2vk50FVGv2fMgue4tq8wMK2lA0AWqEQM8RT8iW/dbqNmlcy0QQj821IX6o5/16Ew+Z6KOiGjjnd+B1A7JjdvkazwtLddYVJZ\
            /KOZJyNvDFWu5y5D15v7/MTvf6Ab8ZgQdToFbd3+qMdbD74Xn7BBpWjNd/dowxnK7MdSSDG/QcNHCMWCNFEoicw0llOR55//5FJW\
            z00CdFXulEcaMige48+LeH7zdL3GGE9//375aT7Cwxz9snz6TS0m109btfh4/fT60+XN+8uny7fz28vRv++eripUnqdfjMHwggXv\
            Fov5zeDzYnwoguhVN2GCt4nDTIUh7UGvJPIsqeH85arhV2i2N1y0+gM+OlgHJo8Qxayv1Q9Y0ApR2p/9FyoC8oncFgAA
            """)

    static let signinJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "0671f81ff3c0d100",
        text: #"""
            // Where there is no token, or an old one: what to do about it, and a field for the link.
            import { castClient } from '/cast/client.js';
            import { el, setAttribute, setText } from '/cast/base.js';
            import { icon } from '/cast/icons.js';
            import { w } from './words.js';

            /** The token of a link, or what was pasted where it is the token itself; '' where there is none in it. */
            export function tokenIn(text) {
              const trimmed = text.trim();
              const inLink = /[#&]t=([^&\s]+)/.exec(trimmed)?.[1];
              if (inLink) return inLink;
              return /^[A-Za-z0-9._~-]{8,256}$/.test(trimmed) ? trimmed : '';
            }

            /** Opens the page with this token, as if its link had been opened. */
            function use(token) {
              history.replaceState(history.state, '', `#t=${token}`);
              castClient.follow();
            }

            export class SignIn {
              #tried = false;

              constructor() {
                this.heading = el('h1', { tabindex: -1 });
                this.text = el('p.lead');
                this.field = el('input', {
                  id: 'token', type: 'text', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', inputmode: 'url',
                  dir: 'ltr', 'aria-describedby': 'token-fault', enterkeyhint: 'go', placeholder: 'http://…/#t=…',
                });
                this.fault = el('p.fault', { id: 'token-fault', role: 'alert' });
                this.form = el('form.sign-form', { onsubmit: (event) => this.#submit(event) },
                  el('label', { for: 'token' }, w('signField')),
                  el('div.field-row', {}, this.field, el('button.button.filled', { type: 'submit' }, w('signOpen'))), this.fault);
                this.element = el('section.view.sign', {}, el('div.sign-card', {},
                  el('img.sign-mark', { src: '/icon.svg', alt: '', width: 88, height: 88 }), this.heading, this.text, this.form,
                  el('p.hint', {}, icon('phone'), el('code', { dir: 'ltr' }, 'marquee remote --lan'))));
              }

              /** `isOver`: there was a token, and its time is over. */
              enter({ isOver, reason }) {
                setText(this.heading, w(isOver ? 'endedTitle' : 'signTitle'));
                setText(this.text, isOver ? w('endedText') : w('signText'));
                this.#say(this.#tried ? w('signWrong') : isOver ? reason ?? w('guestTakenBack') : '');
                this.#tried = false;
              }

              leave() {
                this.#tried = false;
                this.field.value = '';
              }

              #say(sentence) {
                setText(this.fault, sentence);
                setAttribute(this.field, 'aria-invalid', sentence ? 'true' : null);
              }

              #submit(event) {
                event.preventDefault();
                const token = tokenIn(this.field.value);
                if (!token) {
                  this.#say(w(this.field.value.trim() ? 'signWrong' : 'signEmpty'));
                  return this.field.focus();
                }
                this.#tried = true;
                use(token);
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA21W727bNhD/7qfgkKKSOllaBmzIEmRBt3XAgAH90AAFlqULLZ0szpSokZQV1/Cwp9mD7Ul2R1Ky7PaLbd7f3/3u\
            eHSes/c1aGDWfQrDWsWs2kCbMqUZb5mSJVMtXLOh5hZVrFSMr1RvmbApGpSMs0oAWlXogGGYFO0mW4imU9qyPSu4sT9KAa1lB1Zp\
            1bAoJ1leOGH2p4lujtYgU2bAvrZWi1VvwZ3u4fncecUNnLmKQrVnViQyZ2bDZJPlg9Jl0C/yV6/YPcJ31TNVYV1UiePB1T5wwzqM\
            CiWeHVuWCLOTj7AGZHXDoigYzEht8ZssMvYqX8Czw1L1bWEFgnbuv7SxxToTtl8wRriRbS2aBtPdMtJkdIyTm0kt2l8RIGrzh4uX\
            j/Y2fvjw8nfz+GWSZ/AMRRzck7vs4fKR3ETFYu+UMA22122IQcogyD88vF7+xpcfv1p+l/3x9/Jxf5V+/c23hxd5ZsHYKSi7m+Bd\
            Y8U3i4On8G0HrSel42tgg7A1nognP1VIIsJAqhy7rOYlWwERjn5QOnomXnoDsXPzpGAUq/Qu09BJXsA7yy3Eo9DQKUUkKXu6sLcv\
            9s7x8OT5mmYwq5SUaiAaEXBoRCG5MeydWGMTXKYLLM3xXnFpAIcjUK77ApPFHg5zdWU18FK0azQGGUf1JQLYM8tXoi3h+ZotL9nB\
            YQjm1Mlg22USfaO51t8krxZt11uK5tTYvRKJdlWh0O46oCNGwxPvrSpU00mwJFVVNQp5JyyX4uNRbDqQsqih2KDI1YdCl6tRJZn1\
            WkZpyFkKjRJpNdpEXAu+LMEUeDWhXO2iEc+y4r0kHEgw6A3satFaVK4VylyvalwjQKFqa7vrPP/vn39z7BJ+hVQnHLlwE0lj8P2M\
            gSmjVpIwcwnaRmdRlG5CEPqZGezvkn65WNjOftUIhBnDFnEn7PZ773fhFaP4MHJBgSRfgXT+GGhqB9qwIY4owc/UwChJ5k6l2PrG\
            LrUayBnNj91OnQ3uOqvaLHxVQkoo/ST5RntM80x00TBRks44m5cPEhpaup4BA+5KZVsBg2Mi4BjxOXIKrksvn6EXzdprG643DpLR\
            BSJyyzUz2zWNmqR2449BlLa+ZldXKatBrGtLv7Et6cldSY9XIT32ap60y2iEAkZKhKIal2iUeMgFjqrDchxQoiZCjH/1ALjMGmWB\
            LZeSO5IcMQe6x7SjnoR5uwX9dB02NG12Pi0ofNJoPVnRuN2t0NKtJebHO8Y5dO44fMANvTnjPghPVXxa6xB7e9yYEeBSKO+FlRDR\
            2iRe/SkJrTsJ4QmavLHx3p8ufYL+YRL8ed77C8N3PkTYZHej7Xut2rVznsKGKu6czbrHJX/PkYkfeLFxhtHJhjpfjYFW3GRbOF2M\
            n1rOl1y25bIH1NLbEYI42IZYbgv4LKluyuk/QbCZSJv+MMTzm+VXlmgxl6DJHv2oFbjMXRPaXspkBuHk8nsI7pB12n3/BA5EHHKH\
            l9r9Abg9vuRndQZjeoC/mL1opw0bPnELTz7BPTZvHJw3TWd3U9+nB3wWo1JFb0agh890hjjw2uNT66k4LP4HRl4WbxsKAAA=
            """)

    static let swJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "390433c3577bb5d1",
        text: #"""
            // Keeps the page's own files, so that its shell opens while Marquee or the network is away. Nothing that a device
            // tells, no picture and nothing with a token is ever kept. Browsers allow this on loopback and over HTTPS.
            const store = 'marquee-shell-1';
            const atRoot = /^\/(?:icon[a-z0-9-]*\.(?:svg|png)|manifest\.webmanifest)?$/;
            const beneath = /^\/(?:cast|remote)\/(?:texts\/)?[a-z0-9-]+\.(?:js|css|json)$/;
            const begin = ['/', '/icon.svg', '/manifest.webmanifest', '/remote/remote.js', '/remote/remote.css',
              '/remote/views.css', '/remote/library.css', '/cast/widgets.js'];

            self.addEventListener('install', (event) => {
              event.waitUntil(caches.open(store).then((cache) => cache.addAll(begin)).then(() => self.skipWaiting()));
            });

            self.addEventListener('activate', (event) => {
              event.waitUntil((async () => {
                for (const name of await caches.keys()) if (name !== store) await caches.delete(name);
                await self.clients.claim();
              })());
            });

            /** The server's newest; what was kept where it does not answer. */
            async function newest(request, key) {
              const cache = await caches.open(store);
              try {
                const answer = await fetch(request);
                if (answer.ok && answer.type === 'basic') await cache.put(key, answer.clone());
                return answer;
              } catch (error) {
                const kept = await cache.match(key);
                if (kept) return kept;
                throw error;
              }
            }

            self.addEventListener('fetch', (event) => {
              const { request } = event;
              const { origin, pathname } = new URL(request.url);
              const isShell = atRoot.test(pathname) || beneath.test(pathname);
              const isOurs = request.method === 'GET' && origin === self.location.origin && isShell;
              // What has a token is no file of the shell, whatever its name is.
              if (isOurs && !request.headers.has('Authorization')) event.respondWith(newest(request, pathname));
            });

            """#,
        gzip: """
            H4sIAAAAAAACA4VV34/bNgx+z1/BAkUtXRN5e1yD7NACxQas+4H2invotYBiM7EujuRJSry0uf99FGXnkq7FnhKL1MeP5EeqLOE3\
            xC5AbBA6vcYigOstrEyLYQrBkUFHMDFAaLBtwXVoA/QN2eF37f/eIYLzfN1i7J3fgAmge31Q8IeLjbHrDKGhxr2pcFKWEAmJ0K2D\
            zlRx5xG0rekzu/cmNuQe3QZtAsM9ethgFxW88q4P6ClA27qegMnsLLTOdUtdbRjGJfdfb27+eqcmlbMhQoiOQiyg2GbCM05l9mMx\
            Hxx0fOtcJI/y010prl8YOv6gZ59/mP00+3h1p+go7NfHzq7lcautWWGId6rH5fghr5+WI9gSLWrK4IRW6RCPHrcuouSDiP/EcFfK\
            61OM5xzjPhyrEI73wVl5jrc2ltA+FGUxhaJM5BTR4Y+RwDkZNuR4w4+6D984pFjFdAKP53uDfcjHj4etWXrtD6fjlE3Zm3qNMSTc\
            j/PJJGC7UrquX+/RxjcmRCqBF4Uh+tQouiYwWSQsfoYvFJG/VK9NfG+jaUWlqwaDStoS3CypSFBWZANf438pxsu2FVwSOTqxnSmE\
            jeluCZVUJKSU88mD/D47XUWz1xH/n57Q4WArECcHgBVpXuT+WL2lEVglzZsIQyobPASiAGYFgh2eLBZZh/LSscYWI7IPcU3Q2cyk\
            q9YQE2pJq81WsP1BilNi5dUV3NDg0USQ5mlyLfbU/zmNJw1crwNPDX0hyZ8wa4chTRmNSejRK7gqJzm11c5SNWiSMoLwSHMS4pQA\
            DpJTzrkyadLiRQpnbUsMoz8MRRqGi4OdLq0wVs0YYEg5VWng5Dbw7NlIMB46ikaVK5Y6mKq4qJ3qdlEQv+noXbXOIlcnYXqkxWIH\
            G1eOrlFoarb3zssLjlyni7TUNjkn/DOOyU2OyOkjm2JDawkYlgNNHr4rOs7+v4rLLL7AUBbiusgqnJ8ZnTck+ymt6diwppIXNQze\
            v30zFlTtfCsfL5nwjrf2YlhxKqbujgASjsdxXX1lOYf4c0cLdzFyU1uMjatzW355fVOkfmVqfMaJt45qTXpSg4FcBioJmF6A26TQ\
            hhR6tufpOUjPTpql9Jzwkp6ylvkFSG8Qp22CmuR+DNwI/cnIrkFd0wOhCFsUL3dE1ZvPzKWgccyT7TF0zta39M6IrwV/qsAwZP8C\
            gW4aBCEHAAA=
            """)

    static let textsArJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "e81d7bbfd5e59174",
        text: #"""
            {
              "dir": "rtl",
              "name": "العربية",
              "texts": {
                "skip": "الانتقال إلى المحتوى",
                "navLabel": "أقسام الصفحة",
                "navHome": "البداية",
                "navLibrary": "المكتبة",
                "navGuests": "الضيوف",
                "connectedTo": "على {0}",
                "connectingTo": "جارٍ الاتصال بـ {0}",
                "notConnected": "لم يُختر تلفاز",
                "connectionLost": "انقطع الاتصال. تجري إعادة المحاولة…",
                "connectionBack": "عاد الاتصال.",
                "connecting": "جارٍ البحث عن Marquee…",
                "tryAgain": "إعادة المحاولة",
                "failed": "لم ينجح ذلك: {0}",
                "offline": "‏Marquee لا يجيب.",
                "chooseTitle": "اختر تلفازًا",
                "chooseText": "ثم أفلت فيلمًا هنا، أو خذ واحدًا من المكتبة.",
                "chooseSearching": "جارٍ البحث عن أجهزة التلفاز ومكبرات الصوت…",
                "chooseAll": "عرض الكل",
                "readyTitle": "{0} جاهز",
                "readyText": "أفلت فيلمًا هنا أو اختر ملفًا.",
                "readyTextPhone": "اختر فيلمًا من هذا الهاتف أو من المكتبة.",
                "playsOn": "الآن على {0}",
                "startsOn": "يبدأ على {0}",
                "openPlayer": "فتح المشغّل",
                "openLibrary": "فتح المكتبة",
                "chooseFiles": "اختيار ملفات",
                "dropTitle": "أفلت فيلمًا هنا",
                "dropText": "الموسيقى والصور أيضًا. يبدأ التشغيل حين يصل كله.",
                "dropTitlePhone": "تشغيل شيء من هذا الهاتف",
                "letGo": "أفلت ليعمل على {0}",
                "letGoNoDevice": "أفلت، ثم اختر تلفازًا",
                "isFolder": "{0} مجلد. اختر الملفات التي فيه.",
                "isEmpty": "{0} فارغ.",
                "sentTitle": "الملفات المرسلة",
                "sentFromElsewhere": "من جهاز آخر",
                "waitsForDevice": "ينتظر أن تختار تلفازًا",
                "waitsForTurn": "ينتظر انتهاء السابق",
                "sending": "{0} من {1}",
                "sendingLeft": "{0} من {1}، بقي {2}",
                "preparing": "قيد التحضير",
                "playing": "قيد التشغيل",
                "over": "انتهى",
                "cancelled": "أُلغي",
                "brokeOff": "انقطع الاتصال أثناء الإرسال.",
                "cancelOf": "إلغاء {0}",
                "retryOf": "إعادة محاولة {0}",
                "playNowOf": "تشغيل {0} الآن",
                "removeOf": "إزالة {0} من القائمة",
                "progressOf": "جارٍ إرسال {0}",
                "castFailed": "لم يبدأ {0}: {1}",
                "castPreparing": "جارٍ تحضير {0}",
                "continueTitle": "متابعة المشاهدة",
                "libraryTitle": "المكتبة",
                "libraryCount": "للتشغيل: {0}",
                "libraryNone": "لا مجلدات بعد",
                "libraryNoneText": "شغّل Marquee مع المجلدات التي فيها أفلامك، فتظهر هنا:",
                "libraryEmpty": "لا شيء للتشغيل هنا.",
                "libraryScanning": "جارٍ النظر في المجلدات…",
                "libraryPath": "أين أنت",
                "search": "البحث في المكتبة",
                "searchClear": "مسح البحث",
                "searchFound": "النتائج: {0}",
                "searchNone": "لا شيء اسمه «{0}».",
                "searchNoneText": "جرّب أحرفًا أقل أو كلمة أخرى.",
                "asPictures": "كصور",
                "asList": "كقائمة",
                "kindFolder": "مجلد",
                "kindFilm": "فيلم",
                "kindSong": "موسيقى",
                "kindPicture": "صورة",
                "subtitles": "الترجمة: {0}",
                "subtitlesUnknown": "لغة غير معروفة",
                "watched": "شوهد",
                "timeLeft": "بقي {0}",
                "playContinue": "المتابعة من {0}",
                "playStart": "من البداية",
                "play": "تشغيل",
                "showPicture": "عرض",
                "playsThere": "يعمل على {0}",
                "chooseNext": "تختار التلفاز بعد ذلك.",
                "markWatched": "وضع علامة «شوهد»",
                "markNotWatched": "إزالة علامة «شوهد»",
                "guestsTitle": "الضيوف",
                "guestsText": "رابط الضيف يتحكم بتلفاز واحد حتى ينتهي وقته، ولا يعرض ولا يفعل غير ذلك.",
                "guestDevice": "التلفاز",
                "guestTime": "المدة",
                "guestNoDevices": "لم يُعثر على تلفاز بعد.",
                "guestMake": "إنشاء رابط",
                "guestLink": "رابط {0}",
                "guestLinkOnce": "أعطه لضيفك الآن: يظهر هذه المرة فقط.",
                "guestLocal": "الروابط تعمل على هذا الجهاز وحده. شغّل Marquee مع ‎--lan لإدخال الضيوف.",
                "copy": "نسخ",
                "copied": "نُسخ.",
                "share": "مشاركة",
                "guestsNow": "الضيوف الآن",
                "guestsNone": "لا أحد لديه رابط.",
                "until": "حتى {0}",
                "takeBack": "سحب",
                "takeBackOf": "سحب رابط {0}، {1}",
                "takenBack": "سُحب رابط {0}.",
                "signTitle": "افتح Marquee برابطك",
                "signText": "حيث يعمل Marquee تعرض الطرفية رمز QR ورابطًا. امسح الرمز بكاميرا هذا الجهاز أو الصق الرابط هنا.",
                "signField": "رابط أو رمز",
                "signOpen": "فتح",
                "signWrong": "هذا الرابط غير معروف أو انتهى وقته.",
                "signEmpty": "الصق الرابط أولًا.",
                "endedTitle": "انتهى هذا الرابط",
                "endedText": "اطلب رابطًا جديدًا وافتحه أو الصقه هنا.",
                "guestYours": "أنت ضيف على {0}",
                "volume": "مستوى الصوت",
                "guestIdle": "لا شيء يعمل الآن.",
                "guestTakenBack": "سُحب رابطك أو انتهى وقته.",
                "installTitle": "أبقِ Marquee على شاشتك الرئيسية",
                "installApple": "المس «مشاركة» ثم «إضافة إلى الشاشة الرئيسية».",
                "installMenu": "في قائمة المتصفح اختر «إضافة إلى الشاشة الرئيسية».",
                "installReady": "يُفتح كتطبيق في نافذة خاصة به.",
                "installPlain": "تأتي هذه الصفحة عبر HTTP العادي، فتصبح إشارة مرجعية بأيقونة. عبر HTTPS كانت ستُثبّت كتطبيق وتُفتح دون شبكة وتُبقي الشاشة مضاءة أثناء إرسال فيلم.",
                "install": "تثبيت",
                "notNow": "ليس الآن"
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA61Zy1Ic2RHd6ysqtPYQtpfsZHmYcQQCPOCY8LLUXUAF1VXtqmphglCEeDWoR2M8nzBDSP0ABjXohbTjK25t9SU+\
            mfddhdDGCwKam5k382TezHNvb98LgvvtOL8/G9zPy+T+H+hzGnYi+ocYVvviWkzFqBqIsVwro3+XBRa38QEfi424a0SHVV9Mql36\
            OxAvq/3qeUB/VwfiHP8/qp6zCd7gyXz4OEpY8wQaV5A7YGHxttqB+NgR/T5z3BmJC/weeALz8eM8zLe0THVQ7YkJJF2Z73pRwY5L\
            M++qARza0QKtLE2jVhm1VzIWuWbnt//4tCYQp2tK4kwMxbT6Wfo8xHZvZdij6pmrl2blQ22b9Mi7AHsfi9+hMw2Ayz4CHorL+k5Z\
            Op8VpXK4D4zei+vabjNQhyPTagC4kaghsBlbyIeIcF+MPz971bT9l7C1ISMlrbrdZtTNmEfY4TQAUv3gUZj/qxdFzkZlvvVgLYxT\
            Vvuya1p8NYwTH58+NjsPxGt83pt1Ac1WV5M45Xr4/OxY7RyQ91ATZ/gZWffXs6yIVuIyUfXTAL36SQxr0qhvFj6lgjypdmB6EuDX\
            gAvrJ9rnEO4NxQtaPgpg83VQHeEf5+JCrh8AE78Qay4tR2HeWv8arOIE8RyKSwWc9RrbsekRjiaSps/NkZi4ueadHiSJSvNUvJNO\
            7VX7WiaPwvaWwQcoB+QM7elLaEzugEOBoSHGGpyl9ZmGqaX1LPUT4tsj+ODDazJKDh9SkNWO3OEucLtJuFUspuaQ/0aijaNclGFe\
            KjEqF1TmyS1iWTdKl2Aw4t4I4CdUkLKA34iP1S8WRhJ1epAnW29FMi1zqPfCQgA3hgY0ilZLt/Osa+v3Dvg9BZ0u6cCRuIL4LqKj\
            KlWVMiU0B2iDlKHAwsB1xvENqJud01Gk5bf4RJVTHc40fLP5dDTfQOnXL+ZS20ii8rvMj20fiteExC05YfGF7K/Rk7jlQUKHkQ/s\
            3Uc8LuaypC0zStWOVJ5B/WLGUZSgqTzogzeQmNvg4+LbTrfcMoZIeio+mvUiSkun8TRsYucp8uL0QNKYy7POt0kRba5HOWvKaj9j\
            2C4D8RucnGqFzTAuEU9u0eC+OREfZHb7NB0oqOEX8dAmVnp5Wjcghzlt/KtEATMa023X8betOpiEEhtu/+lpbXk+Wi3rIpQsGAKo\
            23828t086oa5MkiLeirhKNG0tnHTKb9VTtWeOZVPZKJ1JJZ+tMK0FSVq4gCpY6hDVS8/zrONaHF19c7ZS935lOeAguclJdSfnrzN\
            orTzkvZgaaee8wiDUguYKelOSFeaAl/INpW8PWvct1W/s5Y7iN+YvuR1tuZ0UDA18Qq7jW0SsrU8KgqlZwaTic2jRGFRztUHt+oj\
            EJt1q4Fkl9wMW9smvzW6BdbRs7MbXlIhjwDS2HZhGlUX1v1E9uD6uat1YCX1MOulpfLcqR6PbCjRBdXfJMtQPUMeZXLo4hZx04PV\
            qAgMUzlQpeTb8duMHKc7TKnJ/xcBz5QPWJmqhj9b29S0I3ZSt18vNKU5U9NcRp2mt3ERCH9Qw7nhsUM0lJmlsFxX52nA5IVOne0G\
            RHgcEk8kxzFcz5GUf5jgl8r+lZqoUteXm0Mq2ybhfa6UV+LMS6WU9DKpQILwFTw4DG5OIX/zaaapYrJJZPsXMaLDf44/meBQqLvc\
            EIie7DFOY5JAr66eG2thsRS3yl4u5z4C5jFsV+djyfZhoXEuN+K0bSeXzoO3GicdyT0kNXDXljPVLR0u4K4rvzhAdsrJQ+9xSafJ\
            XpwwI7E7fPPR1XL/SDfSbDNVGH8kID7y4aa6Bx64c1nrm2HZWldd+A2WDm1MZdyJ9OzQw8LvhA9Vi7AH3ekQctT4CsvE++xQvfUy\
            SXJ+dzURrmebLlBMqD3iuWKG9pcJjGR/C7qcnPnsE3zZV9T9x5RQJ8w3frSYIVXvqJlcyz6BsG9ONY43n1ylhax09Jx58BXdNb40\
            e/20fnNWIjqiKafgfWBEd2gooMejrA8oLPcSI+9MAb8OPJe3PprTA7rf7DL5eBHwGOS7nbzCmM+wck0Yy/KqIcVeOTTRQ9cTWok7\
            bgk504SXNdks/Mv7tTilTWV+G3nz3XgUbkSKAvRpZlHLUTB5cvNxuuFh6NSNEVhMNfHFRu/RtDTM1Z7hALOElp4VAObQMs4xNV3Q\
            Gd/D+awVJganKSeGkzjxC9kh8oaTQpjuvYeg0LeOus/P/vPNN0mYBkyRLlDwTJ6cSnJeG7pygvXR7X93/hureu8DeazYBr0eaprM\
            wE7RVf30FeBL9cptcCUt6Y6GE65M6rI0j03CzNbgDrGETBavk6sS+TbPKxhbYlRfUfSK1wI33ah3hzSRuH2ouULwdXmLRLyWusdU\
            3kB1ItRDAZSqPU9Dn1pc82ge675l9CbOuwE4MA28AXWNKQC/DP7+Q8DTQlrmiyT3EjOqpRja9x7zmAHJ3lpE6u2A76a7SldFWeMs\
            5PZcHCVtv9uwPm/nCi7iXm4v5O7Kj7meiY43xlp9Yhn/1D3C9CfPLcPAbg+EbOAUuS8iuCJFbTdtxn7TK1/H3PAB/L5TFJKPnFHV\
            6seoI10OVMYuztQ8fHD5IPwz6+WFInJ9oqayizdn2ZMs6XUiQ8/4gdd5ivKM/q2dNHiXHZPqPPp+rNxZ/dTuvpaUOC3KMEmc9xNm\
            Ev+19a36N/WON1Dd04i/gm9XLi9Qph50u+7NQlxharq95+aTfIbALH2J2UzAj92XcLXTuLGPwzrVVo+itKcJXWAZYWCoDr+T23eL\
            /8OWP9ADnXoGOFYthIn5e/oCAPUsfenzJq/JJJo5bsNjOuIN2JcS/f47AfB8t7HDSL/yIwXUnILvV1aWAvV1w5CrV1153hLfpwso\
            YywvxyCgyBw3ohHfNnaR+r4Yz7jWlgPuOlzBVJzHmNgjcPdJLaQjWtMvdhdkiOqBWtZYLSr66YEJL97RJJdE37wD2Huy5uF1VBQg\
            p/yVysT5lkANKn7+urIjCutP7z299z+YBtR3pxkAAA==
            """)

    static let textsDeJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "195b5c920d24ed39",
        text: #"""
            {
              "dir": "ltr",
              "name": "Deutsch",
              "texts": {
                "skip": "Zum Inhalt springen",
                "navLabel": "Teile der Seite",
                "navHome": "Start",
                "navLibrary": "Bibliothek",
                "navGuests": "Gäste",
                "connectedTo": "Auf {0}",
                "connectingTo": "Verbindet mit {0}",
                "notConnected": "Kein Fernseher gewählt",
                "connectionLost": "Die Verbindung ist weg. Neuer Versuch …",
                "connectionBack": "Wieder verbunden.",
                "connecting": "Marquee wird gesucht …",
                "tryAgain": "Noch einmal versuchen",
                "failed": "Das ging nicht: {0}",
                "offline": "Marquee antwortet nicht.",
                "chooseTitle": "Fernseher wählen",
                "chooseText": "Dann einen Film hierher ziehen oder einen aus der Bibliothek nehmen.",
                "chooseSearching": "Fernseher und Lautsprecher werden gesucht …",
                "chooseAll": "Alle zeigen",
                "readyTitle": "{0} ist bereit",
                "readyText": "Einen Film hierher ziehen oder eine Datei wählen.",
                "readyTextPhone": "Einen Film von diesem Telefon oder aus der Bibliothek wählen.",
                "playsOn": "Läuft auf {0}",
                "startsOn": "Startet auf {0}",
                "openPlayer": "Player öffnen",
                "openLibrary": "Bibliothek öffnen",
                "chooseFiles": "Dateien wählen",
                "dropTitle": "Einen Film hierher ziehen",
                "dropText": "Auch Musik und Bilder. Es läuft, sobald alles angekommen ist.",
                "dropTitlePhone": "Etwas von diesem Telefon abspielen",
                "letGo": "Loslassen, um es auf {0} abzuspielen",
                "letGoNoDevice": "Loslassen, dann einen Fernseher wählen",
                "isFolder": "{0} ist ein Ordner. Bitte die Dateien darin wählen.",
                "isEmpty": "{0} ist leer.",
                "sentTitle": "Gesendete Dateien",
                "sentFromElsewhere": "Von einem anderen Gerät",
                "waitsForDevice": "Wartet, bis ein Fernseher gewählt ist",
                "waitsForTurn": "Wartet, bis die vorige zu Ende ist",
                "sending": "{0} von {1}",
                "sendingLeft": "{0} von {1}, noch {2}",
                "preparing": "Wird vorbereitet",
                "playing": "Läuft",
                "over": "Zu Ende",
                "cancelled": "Abgebrochen",
                "brokeOff": "Die Verbindung ist abgebrochen.",
                "cancelOf": "{0} abbrechen",
                "retryOf": "{0} noch einmal versuchen",
                "playNowOf": "{0} jetzt abspielen",
                "removeOf": "{0} aus der Liste nehmen",
                "progressOf": "{0} wird gesendet",
                "castFailed": "{0} ist nicht gestartet: {1}",
                "castPreparing": "{0} wird vorbereitet",
                "continueTitle": "Weiterschauen",
                "libraryTitle": "Bibliothek",
                "libraryCount": "Zum Abspielen: {0}",
                "libraryNone": "Noch keine Ordner",
                "libraryNoneText": "Marquee mit den Ordnern starten, in denen die Filme liegen, dann stehen sie hier:",
                "libraryEmpty": "Hier gibt es nichts abzuspielen.",
                "libraryScanning": "Die Ordner werden durchgesehen …",
                "libraryPath": "Wo du bist",
                "search": "Bibliothek durchsuchen",
                "searchClear": "Suche leeren",
                "searchFound": "Gefunden: {0}",
                "searchNone": "Nichts heißt „{0}“.",
                "searchNoneText": "Versuch es mit weniger Buchstaben oder einem anderen Wort.",
                "asPictures": "Als Bilder",
                "asList": "Als Liste",
                "kindFolder": "Ordner",
                "kindFilm": "Film",
                "kindSong": "Musik",
                "kindPicture": "Bild",
                "subtitles": "Untertitel: {0}",
                "subtitlesUnknown": "unbekannte Sprache",
                "watched": "Gesehen",
                "timeLeft": "noch {0}",
                "playContinue": "Weiter bei {0}",
                "playStart": "Von vorn",
                "play": "Abspielen",
                "showPicture": "Zeigen",
                "playsThere": "Läuft auf {0}",
                "chooseNext": "Den Fernseher wählst du gleich.",
                "markWatched": "Als gesehen markieren",
                "markNotWatched": "Als nicht gesehen markieren",
                "guestsTitle": "Gäste",
                "guestsText": "Der Link eines Gastes steuert einen Fernseher, bis seine Zeit um ist. Sonst zeigt und kann er nichts.",
                "guestDevice": "Fernseher",
                "guestTime": "Wie lange",
                "guestNoDevices": "Noch kein Fernseher gefunden.",
                "guestMake": "Link erstellen",
                "guestLink": "Link für {0}",
                "guestLinkOnce": "Gib ihn jetzt weiter: Er wird nur dieses eine Mal gezeigt.",
                "guestLocal": "Links gelten nur auf diesem Rechner. Mit --lan gestartet lässt Marquee Gäste herein.",
                "copy": "Kopieren",
                "copied": "Kopiert.",
                "share": "Teilen",
                "guestsNow": "Gäste gerade",
                "guestsNone": "Niemand hat einen Link.",
                "until": "Bis {0}",
                "takeBack": "Zurücknehmen",
                "takeBackOf": "Link für {0} zurücknehmen, {1}",
                "takenBack": "Der Link für {0} ist zurückgenommen.",
                "signTitle": "Marquee mit deinem Link öffnen",
                "signText": "Wo Marquee läuft, zeigt das Terminal einen QR-Code und einen Link. Scanne den Code mit der Kamera dieses Geräts oder füge den Link hier ein.",
                "signField": "Link oder Token",
                "signOpen": "Öffnen",
                "signWrong": "Dieser Link ist nicht bekannt, oder seine Zeit ist um.",
                "signEmpty": "Füge zuerst den Link ein.",
                "endedTitle": "Dieser Link ist abgelaufen",
                "endedText": "Bitte um einen neuen, und öffne ihn oder füge ihn hier ein.",
                "guestYours": "Du bist Gast auf {0}",
                "volume": "Lautstärke",
                "guestIdle": "Gerade läuft nichts.",
                "guestTakenBack": "Dein Link wurde zurückgenommen, oder seine Zeit ist um.",
                "installTitle": "Marquee auf den Startbildschirm legen",
                "installApple": "Tippe auf „Teilen“ und dann auf „Zum Home-Bildschirm“.",
                "installMenu": "Wähle im Menü des Browsers „Zum Startbildschirm hinzufügen“.",
                "installReady": "Es öffnet sich wie eine App, in einem eigenen Fenster.",
                "installPlain": "Diese Seite kommt über einfaches HTTP, also wird daraus ein Lesezeichen mit Symbol. Über HTTPS ließe sie sich als App installieren, ginge ohne Netz auf und hielte den Bildschirm an, während sie einen Film sendet.",
                "install": "Installieren",
                "notNow": "Nicht jetzt"
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA4VYzXIbNxK++ylQOtOsTY66SbIku6y/tZio1jcMp0liiQG4AEZcSeWqPEVOruSi2kfIyTe+SZ4k3Q3MADOkNxfL\
            Q3T39O/XH+bljRBHtXJHx+JIB3c0oWcjG6Af3kEb/HwVfwzw3+Dx1xd8wEe/VhuS+dw24oNZSR2E3zhllmBYns08XskKNInNQGkQ\
            NThxDypAIfLexpfdB+lCqaoqJ90THZ2qSisbVrAuzi9b8OzQ0eXu1WeTc2sMzAPUM0uHJ+1CvPzjy+gU/YzHP4OrlKkhiEaFUtDY\
            cNZZIsGPoIy4AGc8rDCKJWx3rysdxnatubI+cPIUiGS9NUuhfBBbWE7FDbSojye+na/En7/8b9/EqZyvycSDAsrYI1pp0Ucz3Y+C\
            xK6l+08LILbK1egY2Q2l4eCeTpZSGZK9sfhSDKWRmuySbC7YQmKRONp30oslmhdGobHjMjF2sdDKQPliacLWuoBJZPHs5spaDzMV\
            NIvn7HHu8nuTHDZYfLcx5CJgvpVuxEqBI6VnhbpGWEpJPJat55bK/SEMrJoyUWz5HqSbr1K2sheYU3ElscU3DubsFjjM8qEURjsn\
            mnsZ/4B4BlW0ugNZP/WBYra43hU4bPahTAry/O/jE+9kANXlarpn5m5lYxkKW4/WiFqBh0bMQMPCJnsHMjW2u9Hyyd9yk1ztXttF\
            QKXB6Hga0CTBwwp7InYD5g7tAONJ/J/Y/bFYmJwqkjk422PBmHMMC3xsC8wGxjnqndrZTZ/472Z1IJ1KcELzd916teZOOFUaMzQV\
            515ojn8ivK2kroXEents8iWsbYPdRbWd7r0/lyNscXoOVEJWfqOg8F1DuGQUQszQ0nswE4FwSi+LeUWV5/aQ0o19B49qDiPluhid\
            7w2b8heWIi0blbDt1tWG4j9VIQC5LrqM1xJxfa9flD9vNuGpNKMBDfTtAib0hbnERBDK9kZLqQtnm3PtYYvesvTPNkbRYNLRU3Th\
            EtzutZ+krVQBo3A5Bw/cjhNRKS8OAzU5ONaftc6MtSnwR+twuMVzK87x/aUmRZFwhIKmIr/88GV0egWLMJKYCEPA+/JjL4uYs6G8\
            LiPQI3LjWyNgQChnMonEmeyH6DEW8HN0sR8ZaeagE4afVEuonC0BHh/XcLtYfGc/yawxHZq8XXQByapitCygD/dLPjf/b8FQPDd2\
            m6X/DeE57A+GgwYjLF6a4OsKvYSE8TmRdunA+yzd7UHuuByHDxf9fus6lvcVyUY8Oy6rSRp3ZZV62wcqhRsZ13Gbl90DHTtkT7It\
            ZjfiXi+0T2ySxJltTejo1UmXnsEeTpI3CXV4sa95b8RJPiDXIV+3t4ny0MKLCkbELCCO4ATh78AIxnAKQitY9hCDVaBV5fGUcPZ4\
            9K4eGN4rmkBVBcI0zrUvIW060rvHZjMp2dSe0a9uLdctLnEqK7262M1J+U6GFSfeoiSNcjG0tP5Hy4atDbszyp1p/MM7jg4Z08Yi\
            F1idOsLagonZoDBRpq9LjHoFavc7UYrfUPLPX75O96W76nTUEFNGBdqCQTDC1Y2/YYGqkiJkgHxA/tXblP5OzUPr4uI80T4tt3xO\
            g9Sd8VB1R2uEg7wfhp3EZ9gMzKLob/H7vU1clPZpeZA8idnXdR92WwWaAvbwJ4Ojgo+gh4nsZH4ya2O3DNWtqWCNXYIwcL9xEiuU\
            QT3gU91tm6KuQTXQYXKE4fwOQqSzNLt5bJG5qbFUvJ+k7YQIMAC1iLcjFPMruy3C/zxgjEy3Zt3GO8y4IgO66Xjx/lZHBMNeX2rA\
            Juur30i3fsjJoBJ3U0NHquxn+uHGhpF4j4qHlZZ888q7fXD9Soe9zwTaZs3d6sUlQir+wX/wDhTGTCUuYM8YhskKxIWIaglsLoyU\
            GHdgqrZmmuMSokwHr86coLc7OJ+peN3Eu5XQxOkGpx2v8gNIHdCJxfAqxmrXch3LyKE6jE/rUb7oqBdZ7L65stC9xK2Jvl+qSqiV\
            Sftxy015LM5d3D+mdZFb+nhRuMZduwTOz9CvKzuXunsrtYFGeGd16rRETz/hOmfmd40pf/sWk5IXIlFhj7nvNkastaC2VeV1dMMT\
            8NFuBo0yp+c6n2Tv/ErGxufvAqPOQoaQ+wp9cbKGsUQHrtAgAoqV7JqJAu3fgjtU6Yg8vkx3wHJ1d+zPrdt9m6+HnKITiJxiUDJk\
            hYXCpCQMpNXf3fvO7xWJbyRlxAG+SeR8qKXpB2q4nhnm2dLofsQ6ac5w6XVa3eUljkuNV5EZuEYZ7JGYon9+enuGG4QnqUia4O0L\
            TAj4PL7eiY+ywRJ0DReZuI87CGNbRg12kLiAKBuDXLxATKz7NLLaDFnoIIxbvBOSyO7XvQgfnO0Jge9ymqlb2gaTaLjADhJpm4En\
            PS25YLefW5rU7H3pOFHHui/I+NXEkzVOUPY0yqdixBsUXeQ4uwbBji52mO5YQZ7sIn/0uJc6bvR/2dbFy29kNAyg4y3xaHUbMY0/\
            ZoTdq1sP5+VD3d3CaJRShxxEz9mwhVVKzbZFBjZu3r/NuULUxrvzXl8z9mBieKNWSAqQJSvXINUq9mNSPtlsovJMbTZRFTlURA2k\
            UZxVpqTphPgyfVF8e9rbLdlWsnoNpuWx4TutUI3AX3bf0CukSs5usdq+szb2cqXMc8uFMwcsf6KvM/wVwKdqB6TJuEe2uG84UxgR\
            E+w42MwJeAmifnF7TubudPpuxy0Yv50K+goRxO5bFVtmQSzIi/ez2d1ESO1tXBJ4a6drE9cQdZ+JI9A2xzrdPzWV1VOx+0omSPGe\
            +P3ud2BKz/6iIXJVJEcY1yf8TRCExX0hbnA1cdapBNi+OkQkyIlHcjphnoKqNVsuvurF29k4Xgr1Q/HG4mts2grMp+NePMKzL2++\
            vPkLc/ivAsQWAAA=
            """)

    static let textsEnJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "310c70e436ed8c3b",
        text: #"""
            {
              "dir": "ltr",
              "name": "English",
              "texts": {
                "skip": "Skip to the content",
                "navLabel": "Parts of the page",
                "navHome": "Start",
                "navLibrary": "Library",
                "navGuests": "Guests",
                "connectedTo": "On {0}",
                "connectingTo": "Connecting to {0}",
                "notConnected": "No TV chosen",
                "connectionLost": "The connection is lost. Trying again…",
                "connectionBack": "Connected again.",
                "connecting": "Looking for Marquee…",
                "tryAgain": "Try again",
                "failed": "That did not work: {0}",
                "offline": "Marquee does not answer.",
                "chooseTitle": "Choose a TV",
                "chooseText": "Then drop a film here, or take one from your library.",
                "chooseSearching": "Looking for TVs and speakers…",
                "chooseAll": "Show all",
                "readyTitle": "{0} is ready",
                "readyText": "Drop a film here or choose a file.",
                "readyTextPhone": "Choose a film from this phone, or one from the library.",
                "playsOn": "Now on {0}",
                "startsOn": "Starting on {0}",
                "openPlayer": "Open the player",
                "openLibrary": "Open the library",
                "chooseFiles": "Choose files",
                "dropTitle": "Drop a film here",
                "dropText": "A song or a picture too. It plays as soon as all of it has arrived.",
                "dropTitlePhone": "Play something from this phone",
                "letGo": "Let go to play it on {0}",
                "letGoNoDevice": "Let go, then choose a TV",
                "isFolder": "{0} is a folder. Choose the files in it.",
                "isEmpty": "{0} is empty.",
                "sentTitle": "Sent files",
                "sentFromElsewhere": "From another device",
                "waitsForDevice": "Waits until you choose a TV",
                "waitsForTurn": "Waits until the one before is over",
                "sending": "{0} of {1}",
                "sendingLeft": "{0} of {1}, {2} left",
                "preparing": "Getting ready",
                "playing": "Playing",
                "over": "Over",
                "cancelled": "Cancelled",
                "brokeOff": "The connection broke off.",
                "cancelOf": "Cancel {0}",
                "retryOf": "Try {0} again",
                "playNowOf": "Play {0} now",
                "removeOf": "Take {0} off the list",
                "progressOf": "{0} is being sent",
                "castFailed": "{0} did not start: {1}",
                "castPreparing": "Getting {0} ready",
                "continueTitle": "Continue watching",
                "libraryTitle": "Library",
                "libraryCount": "Things to play: {0}",
                "libraryNone": "No folders yet",
                "libraryNoneText": "Start Marquee with the folders that your films are in, and they stand here:",
                "libraryEmpty": "There is nothing to play in here.",
                "libraryScanning": "Looking through the folders…",
                "libraryPath": "Where you are",
                "search": "Search the library",
                "searchClear": "Clear the search",
                "searchFound": "Found: {0}",
                "searchNone": "Nothing is called “{0}”.",
                "searchNoneText": "Try fewer letters, or another word.",
                "asPictures": "As pictures",
                "asList": "As a list",
                "kindFolder": "Folder",
                "kindFilm": "Film",
                "kindSong": "Song",
                "kindPicture": "Picture",
                "subtitles": "Subtitles: {0}",
                "subtitlesUnknown": "unknown language",
                "watched": "Watched",
                "timeLeft": "{0} left",
                "playContinue": "Continue at {0}",
                "playStart": "From the beginning",
                "play": "Play",
                "showPicture": "Show it",
                "playsThere": "Plays on {0}",
                "chooseNext": "You choose the TV next.",
                "markWatched": "Mark as watched",
                "markNotWatched": "Mark as not watched",
                "guestsTitle": "Guests",
                "guestsText": "A guest's link moves one TV until its time is over. It shows and does nothing else.",
                "guestDevice": "TV",
                "guestTime": "For how long",
                "guestNoDevices": "No TV has been found yet.",
                "guestMake": "Make a link",
                "guestLink": "Link for {0}",
                "guestLinkOnce": "Give it to your guest now: it is shown this once.",
                "guestLocal": "Links work on this machine alone. Start Marquee with --lan to let guests in.",
                "copy": "Copy",
                "copied": "Copied.",
                "share": "Share",
                "guestsNow": "Guests now",
                "guestsNone": "Nobody has a link.",
                "until": "Until {0}",
                "takeBack": "Take back",
                "takeBackOf": "Take back the link for {0}, {1}",
                "takenBack": "The link for {0} is taken back.",
                "signTitle": "Open Marquee with your link",
                "signText": "Where Marquee runs, the terminal shows a QR code and a link. Scan the code with this device's camera, or paste the link here.",
                "signField": "Link or token",
                "signOpen": "Open",
                "signWrong": "This link is not known, or its time is over.",
                "signEmpty": "Paste the link first.",
                "endedTitle": "This link is over",
                "endedText": "Ask for a new one, and open it or paste it here.",
                "guestYours": "You are a guest on {0}",
                "volume": "Volume",
                "guestIdle": "Nothing plays right now.",
                "guestTakenBack": "Your link was taken back, or its time is over.",
                "installTitle": "Keep Marquee on your home screen",
                "installApple": "Tap Share, then “Add to Home Screen”.",
                "installMenu": "In the browser's menu, choose “Add to home screen”.",
                "installReady": "It opens like an app, in a window of its own.",
                "installPlain": "This page comes over plain HTTP, so it becomes a bookmark with an icon. Over HTTPS it would install as an app, open without a network, and keep the screen on while it sends a film.",
                "install": "Install",
                "notNow": "Not now"
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA31YzXLbNhC+5ykwvuSiaNoefXOd2MnUsdWIjSdHSFyKGFEAC4BWNR7P5EHaax8sT9LdBUACtKYngcAHYPfbX+j5\
            jRAXtbIXl+Ki8/ZiQd9aHoAmPuhdp1wbJj385R3OPuMHfrq96gmzxl/hjfAtiK3RHrRnPB/zdCc30BFsJa13wjSM6+UOMtBHE65b\
            ewTlm9XGSnuipTScFm8HcCzPRRzFJZRBw9ZDXRlafNDi+aeX2aLSu7B6PX6TChlQG3+dDiLgvRHVV7FtjQM9P8zoO+M8oarAQZwV\
            yokOV5aisie6Qu6k0j++//v6gF/ldp/JA3XALl/LzWQYs6fzGmPFZ2n/HACyU709XdFmFsiewklpsZGqCxpVrfSiVrVAVcXR2P1l\
            rr9pmk5ptkq8QdQGHIOldkewk2ytQVYq5TuGX/OnkMjXDIH+E0nSoramR0yjuoNowcJCoC5e7kEYDaKx5iBOZrCiC3afXbYGabft\
            GTaqrw7Fq4XrAc+yLiebd1517I3r1hyFxHFctCDr06gC8kC248kSEVV4P5OehN8mvXEWlq+2rVqjS354N2vqW7ytJwDTMDJAoTIn\
            oO/kyT3o4JNHxOZWcxRAcZWDiXgpIaYHvcIzgCP+Ab9CRIapDJQF34jqyigMKt+gvi7TrOHvCCE7j7zOaStAkdor4QwJbRHYq60f\
            kF1vzFJ88iwk2tchBJXCX7QgpRTlRUtf1qonqJev7h65J8Vx8wF8yx5Tkp/2deBvOTvcgRc7Q5mBbqZrSi4ZeG/ew5PawrRhQVzp\
            ySGmQFDuxnR1oD46GdLBU0sR6SOemUKhMIP45bT3w6H3p2wr0Pe4jonJj0yv8aM0BC3foL4fOgdHJh9hNIHxYvBOK+qgRsQfpfIo\
            rZ2Ue6QZMWivOorNc/qlTdVg9XwL6UWevQEMVCD5zdPkcSheHeOZtEOjPv/8Mlu8g8aXgIV4/uVFdDSfwsNCL2086RY8R0ARyGTK\
            uL6Kw+T1TzEoMrm2Um+hiynzevyIqxtr9vDQNGdyPy+hmM2yPOqhmU7KfckC5u2wSEmbdCwSN4mNAR8Q7McE0eY4HXBABeIJlEgD\
            TU0MXJdRZHYWnAvQ6EsbIKJcVry30vmbsVoQLBULzjKXuYEIuzrHPG0r2KcOQekhKxdxQhylDyk9BVfINSNw1gHE5WuD3hXox70u\
            xWpRyyL0PiYBLOUh5Jw4gT8DSqmIM2gqsOKofBuCM272VEC5SFFCo/SDXq0XXH8QdyKecEixdjm7ZYzkiquH4rraxi4k5BrNG5ez\
            jWt0Ij2re761ZtgVsmVlL25cSd9yRPKFFL5yyr+Oy2nIGzQ6l+sD5rrDHzYbDRgXNxewG7QKuw0PCmMEwGSLoDYysJUUWeLH978R\
            /eP7P8vXO8YOAgOkAexBMPS9R325bKY8hr3MVAOkW4UiwhXqyqWa4ibAnQrN2xUl4zxQkN16ytdxlK+h2XmFfrP5tQkG4t9sPkrC\
            ARyHScVh48nPWch1+ih5S7N/6D1GPafXIQxFJ/VuyFpqDqUQt49xmHpDdYA8jRapE/0uRWMRmejmmSAEC416KiDkBRvYqeCZGSyl\
            qlEH7LoyErgJU8X9rkqlacW1vqy3oeLcRy/4NtUgkgDbc40ro+UP0u4fJyIwjPfUMhxLQgiFTngGyG1xCd7xQ2PMSOW7Iy6ObQx/\
            v8UXgNJ7QanZcflDMUM9pMpI5kiVkDscYih0sKnb5vAALNrL4qKpLE/VlxcqFd5SWIUF8dtlTsiA1K+46VlDzdMGsGVpKFwpK5aX\
            fcZyEqjZA8eI3hfrdzTBKRpVpTY8s9kIeNBB3lvs0aiVwkzHyZMBVMguaRbJIA50aMsM7ilFuTOYJ9Jdjt8t5CSMPkgqICgh6gxL\
            cSZ9v3uHoUI3d9SoscFE8crqT8Hz+6xg9SpWfx5NaamVyY2zVBoOxUI9OUhepNNyyn4bU59C78qsjoezixDkD/aVjE96I6XXIpf5\
            DX3MFrMugJZjPp+Ms8iLN20aH6DVDEkGYQAfNCmvdnqMA34eFDzHp9vkJoyPoRFKUMLbQTtumAUm8oPSsktBIH7/gg1VDRwOkR9B\
            BTD+1VCPNRllDM3rWyojB7CSC0KPXQlMuhf1lAS6UdDVo9/S+xNbNp0jSLOkYT7/aGOKr+huPj3UcMEJmW9/Fd/5AWMDsCplbJR1\
            U/Bh2wv1SHNxV947B1hKPC7YTmI2pOchhIaEXnT8gEm00JspJ4Q9E1OqdSm3Uj8jY3iWefjJdEPIMl/DKD/jU90VpT082qzatRzl\
            5YVV7nvfktdg3s297v/pVBr7rK4bafoNoB+9C+VmX2zxzSfc1sJkx7jvqu8jvbIXHMrx+YaNyFVdU7Kgv6fQ8Whz3pfEAz6DHmj/\
            p+CX2PcfHVj0xAMuLFKFmk7LRDlz2hduluk4zzYji1PSxedu3y+oLZTo9bqmp3/DpKC/zQ/B2hn//uG3LXYGGC4HCMSRQfCYj1W1\
            WuBbmBxhA2FZig32lFQSQ2ThrQob9qWgFxHvWBP8aIauFvEufoZH6djJaKcZPDugp/wcHHBPZuF+kVUnyxxbfF3QgfS+c/GPgbku\
            gdownP6biwkWfYyzK86/vHl58x/dGOW1zBQAAA==
            """)

    static let textsEsJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "7ab61a679d1136c0",
        text: #"""
            {
              "dir": "ltr",
              "name": "Español",
              "texts": {
                "skip": "Ir al contenido",
                "navLabel": "Partes de la página",
                "navHome": "Inicio",
                "navLibrary": "Biblioteca",
                "navGuests": "Invitados",
                "connectedTo": "En {0}",
                "connectingTo": "Conectando con {0}",
                "notConnected": "Ninguna tele elegida",
                "connectionLost": "Se ha perdido la conexión. Nuevo intento…",
                "connectionBack": "Conectado de nuevo.",
                "connecting": "Buscando Marquee…",
                "tryAgain": "Intentar de nuevo",
                "failed": "No ha funcionado: {0}",
                "offline": "Marquee no responde.",
                "chooseTitle": "Elige una tele",
                "chooseText": "Después suelta una película aquí o toma una de la biblioteca.",
                "chooseSearching": "Buscando teles y altavoces…",
                "chooseAll": "Mostrar todo",
                "readyTitle": "{0}: todo listo",
                "readyText": "Suelta una película aquí o elige un archivo.",
                "readyTextPhone": "Elige una película de este teléfono o de la biblioteca.",
                "playsOn": "Ahora en {0}",
                "startsOn": "Empieza en {0}",
                "openPlayer": "Abrir el reproductor",
                "openLibrary": "Abrir la biblioteca",
                "chooseFiles": "Elegir archivos",
                "dropTitle": "Suelta una película aquí",
                "dropText": "También música o una imagen. Empieza en cuanto haya llegado todo.",
                "dropTitlePhone": "Reproducir algo de este teléfono",
                "letGo": "Suelta para reproducirlo en {0}",
                "letGoNoDevice": "Suelta y elige una tele",
                "isFolder": "{0} es una carpeta. Elige los archivos que contiene.",
                "isEmpty": "{0} está vacío.",
                "sentTitle": "Archivos enviados",
                "sentFromElsewhere": "Desde otro aparato",
                "waitsForDevice": "Espera a que elijas una tele",
                "waitsForTurn": "Espera a que acabe el anterior",
                "sending": "{0} de {1}",
                "sendingLeft": "{0} de {1}, quedan {2}",
                "preparing": "Preparando",
                "playing": "Reproduciendo",
                "over": "Terminado",
                "cancelled": "Cancelado",
                "brokeOff": "La conexión se ha interrumpido.",
                "cancelOf": "Cancelar {0}",
                "retryOf": "Intentar {0} de nuevo",
                "playNowOf": "Reproducir {0} ahora",
                "removeOf": "Quitar {0} de la lista",
                "progressOf": "Enviando {0}",
                "castFailed": "{0} no ha empezado: {1}",
                "castPreparing": "Preparando {0}",
                "continueTitle": "Seguir viendo",
                "libraryTitle": "Biblioteca",
                "libraryCount": "Para reproducir: {0}",
                "libraryNone": "Aún no hay carpetas",
                "libraryNoneText": "Inicia Marquee con las carpetas de tus películas y aparecerán aquí:",
                "libraryEmpty": "Aquí no hay nada que reproducir.",
                "libraryScanning": "Mirando las carpetas…",
                "libraryPath": "Dónde estás",
                "search": "Buscar en la biblioteca",
                "searchClear": "Borrar la búsqueda",
                "searchFound": "Encontrados: {0}",
                "searchNone": "Nada se llama «{0}».",
                "searchNoneText": "Prueba con menos letras o con otra palabra.",
                "asPictures": "Como imágenes",
                "asList": "Como lista",
                "kindFolder": "Carpeta",
                "kindFilm": "Película",
                "kindSong": "Música",
                "kindPicture": "Imagen",
                "subtitles": "Subtítulos: {0}",
                "subtitlesUnknown": "idioma desconocido",
                "watched": "Visto",
                "timeLeft": "quedan {0}",
                "playContinue": "Seguir en {0}",
                "playStart": "Desde el principio",
                "play": "Reproducir",
                "showPicture": "Mostrar",
                "playsThere": "Se verá en {0}",
                "chooseNext": "Después eliges la tele.",
                "markWatched": "Marcar como visto",
                "markNotWatched": "Marcar como no visto",
                "guestsTitle": "Invitados",
                "guestsText": "El enlace de un invitado maneja una tele hasta que acaba su tiempo. No muestra ni hace nada más.",
                "guestDevice": "Tele",
                "guestTime": "Durante cuánto tiempo",
                "guestNoDevices": "Aún no se ha encontrado ninguna tele.",
                "guestMake": "Crear un enlace",
                "guestLink": "Enlace para {0}",
                "guestLinkOnce": "Dáselo ahora a tu invitado: solo se muestra esta vez.",
                "guestLocal": "Los enlaces solo sirven en esta máquina. Inicia Marquee con --lan para dejar entrar a invitados.",
                "copy": "Copiar",
                "copied": "Copiado.",
                "share": "Compartir",
                "guestsNow": "Invitados ahora",
                "guestsNone": "Nadie tiene un enlace.",
                "until": "Hasta {0}",
                "takeBack": "Retirar",
                "takeBackOf": "Retirar el enlace para {0}, {1}",
                "takenBack": "El enlace para {0} se ha retirado.",
                "signTitle": "Abre Marquee con tu enlace",
                "signText": "Donde corre Marquee, la terminal muestra un código QR y un enlace. Escanea el código con la cámara de este aparato o pega aquí el enlace.",
                "signField": "Enlace o token",
                "signOpen": "Abrir",
                "signWrong": "Este enlace no se conoce, o su tiempo ha acabado.",
                "signEmpty": "Pega primero el enlace.",
                "endedTitle": "Este enlace ha acabado",
                "endedText": "Pide uno nuevo y ábrelo o pégalo aquí.",
                "guestYours": "Eres invitado en {0}",
                "volume": "Volumen",
                "guestIdle": "Ahora no se reproduce nada.",
                "guestTakenBack": "Tu enlace se ha retirado, o su tiempo ha acabado.",
                "installTitle": "Guarda Marquee en la pantalla de inicio",
                "installApple": "Toca Compartir y después «Añadir a pantalla de inicio».",
                "installMenu": "En el menú del navegador, elige «Añadir a pantalla de inicio».",
                "installReady": "Se abre como una aplicación, en su propia ventana.",
                "installPlain": "Esta página llega por HTTP simple, así que será un marcador con icono. Por HTTPS se instalaría como aplicación, se abriría sin red y mantendría la pantalla encendida mientras envía una película.",
                "install": "Instalar",
                "notNow": "Ahora no"
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA5VYTW8bORK951cQPnuMnT36plHsJIA/NLF2BnukummJYzbZIdnyaIIA+1d8WSAY+DCYW/aW/if7S/YVyWazW84u\
            9hA4Eh/JqldVr4r6+Iqxk1rak3N2orw9OaXPmjeCvrhwLe//MCp+68Wv3uHrj/iAj+5BtgR6ZxlXrDLaCy1rE7DhjP0V3whFkBW3\
            XjhWC6Y4a/unrdS8wL018bp3WlZycoDcWG4PtPaD3ChpvKjKjW864YJJ2LqXntfGDauwR4vKi3ptgieaffzLp9mi1Nu4ujT0keva\
            kB8lUhu/HE4i5A32dJozL5Rg+LeVNZ+favSVcZ7Qd4Lt4LCwNYgh3wERv8r+T33GbjqxN0wSa978+x//PD7lB149FNbhBBCoadvZ\
            sSOBo85VwYlrbj90QhSnentYbLnUkSu6k9t83AC651IlNw0Zft9pxEPj5vOSE3N/r6QOEUsXMW2YFa41uhajbTtjnFhLr2IuKbkV\
            bOBuBkJmEeY1zuj6z465TijPA7oVqn+uOpDHP3T9MzPMmyYuxXza5MyYXX0nuK12c27odscOyFnP96YSruQ+7FuokLTXCCKyD9eN\
            SW0Frw/ZJXByHpaZks7PQMmlu//miUicsGBoEdd8xGpn9Iy+8Rj4j/wX5FL/+d4gCObbnLSKH9xtSIDFzljOxCTRHRLCp/WLppXi\
            tznCtEKvcIgIWrHYWGnhAOLeWlN3lTe2RBalG6ETq6aEXyLtXHQSBWUHNnIt19a0mfRvEzqBJ/rXvNnI/rNmTf/FyYqDIdopG74V\
            KMLC06rjKESk/YEzBTuo3ii2Z0dW5Ji8T66TyWprjuMxbFXCvzGF8S0H/zbvVmZGdcDfmNdiL6vS6UPOmGkVSXdpVB0Dg2NgRYBU\
            3LbCc7gZdinjMrUMZRs0Wwo9lqx0IMQfxmN8/8T2vOqfRxoctCMHYzEcJ6C/pfwS6tKa5kI58bgTVqTyBkXGW8M4UTCWzCOXHj7Y\
            0WO0HgGSeDAUXv/C3ZHbw651Z/XRHl6h+1CCIqzCyjE7YVqdRIGchEUfv/80W7wS934KOKVDa44w/TWDW4SQ23TWKnwgiSkrLi3m\
            TBHFutnHiK2FbSSpbK4KriuhkhQvw4didWPNg7i9v6fFq6KlMBe6DXUUazskdpG78cTb++JAWyacFWgQcTl3h+T7pEOQSzfmMSKL\
            9CcsJ1UZD2zgXsT92MniPFQrqSUfSTRb9A4XsReURyTTZbfmzl/m1kTH6NCeRNOidkNz+n4CXr0cl9kEgK7Zje3pTmw7OLKfREhF\
            Ecug4yEkIZam0z5NOmVlT/pmwt4k9Vj0X3T05DBUqnsBOihZGI740NrDnKJQE8NOotZ3btTE0OPguaiE7Z90lMjz2QW53BehIyVr\
            kIuxhkZHzmYb75BROjF8LSO9pTlFU007VtzvggggVaNQ9k+FXJAw5T5tSQ9fbBgRuFT4E9DGUosmKPQ9VOgUeYnA1DGxKOSWNGoS\
            lAgbYnJDnqOOlOKYMb7+DuDXf50dY4egrGwnNqEGWSM0dBDKbUFDnCOhdKT1ioOAfAh3K1n5zsaOtzQNhsAGIzF02I2YKxknyLA+\
            qZcHqetR7ZeR78miVE2wbciEcvHOpJjFdlguJbNCroX2mN3uNp4qwMVOtPH9s+/UnMcB9Df9oM1j0GNZSxrVauHAhqmKx8Ej99Uu\
            1vNP5ejkZSMG7R30dryD1GeZCreoWXEEuqNhZuw4aAIt5KCSrZwo2VTEsic781hwkcbAyRi1HjoaBvw9ldfMhjjW3Myn2tC8HWUr\
            dbGcEQ23Dz+PhKDCqQIqivy+JIdwN8Z/A6pn6G14G2XpOnogpfVk44WCC4pXgnQEA6lMcNZwLX7hufVCH5CLucGiWDqGGaJpDV40\
            QNOhSHotAcRhQUmQ3e5scu3Y5tdFOw9Laxnfgq87S40bYxnEC3NZvGQCHQYkV6ppbIIiVzvTxYttasU1fwhXLTFtW3I6MjDBXEn9\
            EOUjkBMGtyLQGXOroz+v4avAPBeaISYR32Uqz5kzKhg4sCSIyr34bWrWlal4eIBchbmK7nVpq7R7QWbGneD1Q4fB4Yy90Bu++06h\
            eIK9NQJIVRJeMzzb44pXZHuIYtPKMdPxrUwjCH1fTBNux2P6Q51wgx9rJyYVJoRJyk1HgwGTFVcKFsbQMQT5JnRVGbh4G9KuYN4j\
            eMMD+b2ACaPhw9IwpYRFEgExDeJpOTfQpvzivjjCpryy4bCSCrnV4zS8sWISBER/mlMBPsgCvZYBs+Om06gNYRxUOU1AS9X/WUu8\
            MH58j64+0sQu6FErODk3QOJggI9PTQx+fJOkgRudqcXbJr1AMycTfy6lUHWR9PQOeijaASC3eOHlp1258LNNDeaCLk0kxrIMPQAu\
            mlEziNIgIzNG81iyIluh3Y2w5gVrMauJevyFobhyPHiKHfq2DDJn4nQLTvsnxE4FevrPW04VTAxNK/PvprPxnYruPUrkVPv3RnVR\
            wn4K/9OTI97VKVWCPkRihikryuX0ynWZlushnWbZ+D85lRrVo1Rm6k3HbT3qRRy2WugtQCFl5OSXuLR90bZx+xoKxXLtg7166HBf\
            f1/0f6CiSWeOzytGqXTktdBd+nkO0QVZ/RfAFYjYhxe4PU0v3v/34Pf0A0rq0JzKMvRI6gO8VRh8KnoxnZLnIA70Q+CgxDhX8/lR\
            K5V+N7sgCUq/XsafCFhrLHu7Xq8gzQ3IOWXcoayoO7owFqBUG+rR8CQUpqQiOGOrtO2OAhmv4bZ/5tHKiYUu2C/DqpMaMa9BeEO9\
            Udfh2zJ06Hv0gKWmK4Pgh5c5oSa/l8xdjGodzSh++Uw6PuTqCRY+vfr06j/eR4N+MxYAAA==
            """)

    static let textsFrJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "6ec6c3ee4bfc9336",
        text: #"""
            {
              "dir": "ltr",
              "name": "Français",
              "texts": {
                "skip": "Aller au contenu",
                "navLabel": "Parties de la page",
                "navHome": "Accueil",
                "navLibrary": "Bibliothèque",
                "navGuests": "Invités",
                "connectedTo": "Sur {0}",
                "connectingTo": "Connexion à {0}",
                "notConnected": "Aucune télé choisie",
                "connectionLost": "La connexion est perdue. Nouvel essai…",
                "connectionBack": "De nouveau connecté.",
                "connecting": "Recherche de Marquee…",
                "tryAgain": "Réessayer",
                "failed": "Cela n'a pas marché : {0}",
                "offline": "Marquee ne répond pas.",
                "chooseTitle": "Choisissez une télé",
                "chooseText": "Déposez ensuite un film ici, ou prenez-en un dans la bibliothèque.",
                "chooseSearching": "Recherche de télés et d'enceintes…",
                "chooseAll": "Tout afficher",
                "readyTitle": "{0} : prêt",
                "readyText": "Déposez un film ici ou choisissez un fichier.",
                "readyTextPhone": "Choisissez un film de ce téléphone ou de la bibliothèque.",
                "playsOn": "En cours sur {0}",
                "startsOn": "Démarrage sur {0}",
                "openPlayer": "Ouvrir le lecteur",
                "openLibrary": "Ouvrir la bibliothèque",
                "chooseFiles": "Choisir des fichiers",
                "dropTitle": "Déposez un film ici",
                "dropText": "Ou de la musique, ou une image. La lecture commence dès que tout est arrivé.",
                "dropTitlePhone": "Lire quelque chose de ce téléphone",
                "letGo": "Lâchez pour lire sur {0}",
                "letGoNoDevice": "Lâchez, puis choisissez une télé",
                "isFolder": "{0} est un dossier. Choisissez les fichiers qu'il contient.",
                "isEmpty": "{0} est vide.",
                "sentTitle": "Fichiers envoyés",
                "sentFromElsewhere": "D'un autre appareil",
                "waitsForDevice": "Attend que vous choisissiez une télé",
                "waitsForTurn": "Attend la fin du précédent",
                "sending": "{0} sur {1}",
                "sendingLeft": "{0} sur {1}, encore {2}",
                "preparing": "Préparation",
                "playing": "En lecture",
                "over": "Terminé",
                "cancelled": "Annulé",
                "brokeOff": "La connexion s'est interrompue.",
                "cancelOf": "Annuler {0}",
                "retryOf": "Réessayer {0}",
                "playNowOf": "Lire {0} maintenant",
                "removeOf": "Retirer {0} de la liste",
                "progressOf": "Envoi de {0}",
                "castFailed": "{0} n'a pas démarré : {1}",
                "castPreparing": "Préparation de {0}",
                "continueTitle": "Continuer à regarder",
                "libraryTitle": "Bibliothèque",
                "libraryCount": "À lire : {0}",
                "libraryNone": "Pas encore de dossiers",
                "libraryNoneText": "Lancez Marquee avec les dossiers où sont vos films, et ils seront ici :",
                "libraryEmpty": "Il n'y a rien à lire ici.",
                "libraryScanning": "Parcours des dossiers…",
                "libraryPath": "Où vous êtes",
                "search": "Chercher dans la bibliothèque",
                "searchClear": "Effacer la recherche",
                "searchFound": "Trouvés : {0}",
                "searchNone": "Rien ne s'appelle « {0} ».",
                "searchNoneText": "Essayez moins de lettres, ou un autre mot.",
                "asPictures": "En images",
                "asList": "En liste",
                "kindFolder": "Dossier",
                "kindFilm": "Film",
                "kindSong": "Musique",
                "kindPicture": "Image",
                "subtitles": "Sous-titres : {0}",
                "subtitlesUnknown": "langue inconnue",
                "watched": "Vu",
                "timeLeft": "encore {0}",
                "playContinue": "Reprendre à {0}",
                "playStart": "Depuis le début",
                "play": "Lire",
                "showPicture": "Afficher",
                "playsThere": "Lecture sur {0}",
                "chooseNext": "Vous choisirez la télé ensuite.",
                "markWatched": "Marquer comme vu",
                "markNotWatched": "Marquer comme non vu",
                "guestsTitle": "Invités",
                "guestsText": "Le lien d'un invité commande une télé jusqu'à la fin de son temps. Il ne montre et ne fait rien d'autre.",
                "guestDevice": "Télé",
                "guestTime": "Pour combien de temps",
                "guestNoDevices": "Aucune télé trouvée pour l'instant.",
                "guestMake": "Créer un lien",
                "guestLink": "Lien pour {0}",
                "guestLinkOnce": "Donnez-le maintenant à votre invité : il n'est montré qu'une fois.",
                "guestLocal": "Les liens ne marchent que sur cette machine. Lancez Marquee avec --lan pour accueillir des invités.",
                "copy": "Copier",
                "copied": "Copié.",
                "share": "Partager",
                "guestsNow": "Invités en ce moment",
                "guestsNone": "Personne n'a de lien.",
                "until": "Jusqu'à {0}",
                "takeBack": "Reprendre",
                "takeBackOf": "Reprendre le lien pour {0}, {1}",
                "takenBack": "Le lien pour {0} est repris.",
                "signTitle": "Ouvrez Marquee avec votre lien",
                "signText": "Là où Marquee tourne, le terminal montre un code QR et un lien. Scannez le code avec l'appareil photo, ou collez le lien ici.",
                "signField": "Lien ou jeton",
                "signOpen": "Ouvrir",
                "signWrong": "Ce lien est inconnu, ou son temps est écoulé.",
                "signEmpty": "Collez d'abord le lien.",
                "endedTitle": "Ce lien n'est plus valable",
                "endedText": "Demandez-en un nouveau, et ouvrez-le ou collez-le ici.",
                "guestYours": "Vous êtes invité sur {0}",
                "volume": "Volume",
                "guestIdle": "Rien n'est en lecture.",
                "guestTakenBack": "Votre lien a été repris, ou son temps est écoulé.",
                "installTitle": "Gardez Marquee sur l'écran d'accueil",
                "installApple": "Touchez Partager, puis « Sur l'écran d'accueil ».",
                "installMenu": "Dans le menu du navigateur, choisissez « Ajouter à l'écran d'accueil ».",
                "installReady": "Elle s'ouvre comme une application, dans sa propre fenêtre.",
                "installPlain": "Cette page arrive par simple HTTP : elle devient un signet avec une icône. Par HTTPS, elle s'installerait comme une application, s'ouvrirait sans réseau et garderait l'écran allumé pendant l'envoi d'un film.",
                "install": "Installer",
                "notNow": "Pas maintenant"
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA41YzW4cuRG++ykIX+YiC9kcfdPKltfBWJpYEy9ypLo5Ei022SHZo5UMA/soQQ7JKrnmEuS28yZ5knxVJLvZLRnY\
            gyH3sFisn6++KvLLCyFettq/fC1emuhfHtG3lZ2iH868tId/SB3Sz1H9FAN+/4IPfIZb3ZPUiTHKCzmIxtmo7MDCrGW/llfKkMxG\
            +qhVEK0SRopeXqtK6geXjjtpmkFpU+/XV176e1r8Xl8Z7eLN4Ze/DPXmd4MKbNXL93av4+ExlEWYY1UTVbt1tHw5ePHld18Xq9pe\
            p+VT+v5JOysOf63lrIunRREbOTSDVQIHmcOjaG6cDlotlTq7diGS+FqKZtQMS0WvfDuoY3Huhr0y+ClI/b+f//5Uw/eyuSUNb5Sw\
            JJsCTIuHx+OnXpDoR9XcKI9/FOcP0iNSqtId/f3JtdSWRQ+PdPS98mV1J7VJLp4q5MiuKE9BdBIK4enrOihutzPactLyMQIx8YfH\
            3tmWtk0G3jgX1FZHw9KnHK8Q1IOYoriQBcrYb9JGgsqGQUeFDWKnTSd0o4+EG0TvlVUPr5SllVbaQNC6qmGysOJSkS/PxSrZEYSK\
            ol0p2ygNJIc6LawASKetWzdEIXc7TRqKhFeyvR/9RKwQsd4f/hnnAkvnKqfIp6aOj6ATtPLHT1Rsbpx9Gs+kCe40xaOe5Ehvqrvn\
            g9MbeR8uGBVvLTA2+CDCvFhCRP1mGZgOTHiU8FLK9cpuDGMKchfD3msvDE6m4hl8LVYVdpFbmDeP/BmwGSaHPRwKJTxjwbfe9WMG\
            novwTDBn4qIEpxuCxrkMLcKm7uDisUABk/2DR1hd1xE4RHv4JQjIikhIoKpGQPS+qsvRlDFTaw0N2GNoH5wK6mmmym6j4jsmpfXh\
            b8DYg+iRFGFIwyLkLHnu3qi9blS140j0gw5zOC3LTYczZ9qULMIr+UGV5EIg0IkKW6aKNpxYacNkr5WNx5O6t10f72tte91OMAsQ\
            HrNzVpQpu3f3FWmT1Jl33VsT1B3KK+VyBbvkEOG/7HvpqyZxJ3WEH36KwElEE2o5PXs3TDHQzwah7N8O3la7gYedRiyIZQ6PzeGx\
            hV2VjW1mEfKUU/Ld18XqWu3iQuII3jYOTnz5/SgNEoNDWduGGFR6SfRfV2deRnVmKI6ltE/p2yrfaVsxqQRMTabzE2uHyuMr727V\
            xW73pDuFFeWMmM8jAX1Nn6zuYjdqUzMQeoXOklantlILkA/n7i6JcCFQVDpJZ1lpK4rs4FHWpCIEWU0uUKNDVFPc3LXHUUn4LVCk\
            Saxu8DLEs7GnkZrS0trEYKmpfTfbsPlWOpbKCf12qBpb/sHT+ODVtfTt1BtMYrtR+NlZJgudusEycA4/p4qfNd4sdJ5JZSNDwRTs\
            y5UbnhEubLemTD6U2UDIvWq4uMtW4Q7/EQG+oHYC82Y4oq6oDXqC8rRAner14oix8t8bRPleSOHBDRQKdgFbjhc7LoEpW+KMtsxd\
            p60sqZpv3rKR8YYZGyZyZaO5qoo4qLmnFsF93T8/E8zlTw3+MIJ2O9kobkO+TAZz0TMkhqG09RjHaFqYZSYJlcR8JPdBNmEFwqJK\
            FL/+i6H863+Pn+4o2XnLpfMgOqdtmpVVBOmF3JMyBXZuIl0ZNpoZIWSC4K4VpuW1TnMocUddP7fathP9v0lBny0i94mp8bf6/dKl\
            pH1I7bJeyqYwDrpqxA/DVSTos42XyNwrfMLkRQCL1J/srXV3zMZG2mvwuLbEUtNhdzIiPZyMT+N1I+pOFdItPDunoFKjiV5ofGwh\
            NB/3Se6Spp00enMXNdTxH6+GWAsVKhvNv3F3VQBOFuMhD1nb0tDWeaJYdPM065xnNHyaupenHizLpSMPxCMIQGa3P04hScXt07gi\
            9kMtdu7iNyUtWG6SvuZ71UhZy8tVXi60AqgS4ltq1DqJslZpW1V1XfF5CBgfiBdyg1XENiKqrg/HgtiD8G0J5mAdfOBWEhOZtCuG\
            //HMgqntb2dtnRe3Ot0rNzQ9wZorVqPSaTPJMkGFpze8mKpd5RlshcqMshp7eP8HeZu6ADoG4jlYDsdMZK3tbcIMjGBdVeJHiQub\
            vHlDXfnhFZA3dUlC6t5RaEqEX4OXwbfUtjlo+AnRJeN3QM3cxLVrpEm5Cmxd4FgTBWG04XGJ0NiAcehnuifx9Pu0X7x6hbJMLsh0\
            Yzd5IM92Vbc/19+n7thX9NLQV1t+r6bmcCO9Ks8FIBA/RxtGiBqKqAOanzvXVbNZkcz9EY2EIsmtv00gHU9Dn9UckT8UUFYZicho\
            uYGPXLFcLJNKoRKTy6Ck96geL2jTeKlfLyR5XMbs4au0BX1tx/qjW9IyEQkMNdJ4S6lJOETdvGzBXcVbXG8MFQCNi9KUUhvo2ofw\
            /PEjVV1G77HgHs3Tf1pO08KqjOACd5bouDc1Di3uYfS/7vdk0plWph3BD/nPKrqZ0Re4E06XwXrlR58bzmlWnoZUbgh89sgfvIJh\
            3dG0Ozt/HE9Ok52gkivn22LvKIssqnYa6fKBqcB6AzbeSyOvjJrLlyu9YrYrDxL5zYanJ8fJo2oeY0UfdZgYt3+mKWikfh5vxlpf\
            tIq9M0Nit0/pf7We962pphA2X413h/mR2xqVn0ZAYYI7PNKxCZO/JdBMjMaM4XtHI/CE2MDsiV1eMpfP3/ry5pO+T5u3buCLbyGC\
            fJ/FEHX5rJ56rsq6PtBTJOWFp0DwBL7pQmflXl9LepA4qu/HUH3yGdf5NMH/phM+0nMMD1c04IUVpzk3UyJhFIrRDV8fjtIwGnAB\
            8Q50IXbKIr9VNrLOjckPdKdMxPRSmh4X6P9eBN0hQuKH7XYD9ufBskXnIgYH5gjrgBvXKT9hNId/E4sjirzl8ihtCat8mvLUXr9h\
            cXJIs0gg69FfAj1D4oh0v6GVMVJQN3RADCq5pW5lVirdylb5BWbpauLybEf13JppfsOPj+MVEctfX3x98X/3GfsTsBYAAA==
            """)

    static let textsIndexJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "a017c998cdbf334d",
        text: #"""
            ["ar", "de", "en", "es", "fr", "it", "ja", "nl", "pl", "pt", "tr", "zh"]

            """#,
        gzip: """
            H4sIAAAAAAACA4tWSixS0lFQSkkFkal5YLIYRKaBxTNLQGRWIojMywGRBRASLF4CVlOVoRTLBQCr3zs6SQAAAA==
            """)

    static let textsItJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "7568bf36599fb71f",
        text: #"""
            {
              "dir": "ltr",
              "name": "Italiano",
              "texts": {
                "skip": "Vai al contenuto",
                "navLabel": "Parti della pagina",
                "navHome": "Inizio",
                "navLibrary": "Libreria",
                "navGuests": "Ospiti",
                "connectedTo": "Su {0}",
                "connectingTo": "Connessione a {0}",
                "notConnected": "Nessuna TV scelta",
                "connectionLost": "La connessione è persa. Nuovo tentativo…",
                "connectionBack": "Di nuovo connesso.",
                "connecting": "Ricerca di Marquee…",
                "tryAgain": "Riprova",
                "failed": "Non ha funzionato: {0}",
                "offline": "Marquee non risponde.",
                "chooseTitle": "Scegli una TV",
                "chooseText": "Poi trascina qui un film, o prendine uno dalla libreria.",
                "chooseSearching": "Ricerca di TV e altoparlanti…",
                "chooseAll": "Mostra tutto",
                "readyTitle": "{0}: pronto",
                "readyText": "Trascina qui un film o scegli un file.",
                "readyTextPhone": "Scegli un film da questo telefono o dalla libreria.",
                "playsOn": "Ora su {0}",
                "startsOn": "Si avvia su {0}",
                "openPlayer": "Apri il lettore",
                "openLibrary": "Apri la libreria",
                "chooseFiles": "Scegli i file",
                "dropTitle": "Trascina qui un film",
                "dropText": "Anche musica o un'immagine. Parte appena è arrivato tutto.",
                "dropTitlePhone": "Riproduci qualcosa da questo telefono",
                "letGo": "Lascia per riprodurlo su {0}",
                "letGoNoDevice": "Lascia, poi scegli una TV",
                "isFolder": "{0} è una cartella. Scegli i file che contiene.",
                "isEmpty": "{0} è vuoto.",
                "sentTitle": "File inviati",
                "sentFromElsewhere": "Da un altro dispositivo",
                "waitsForDevice": "Attende che tu scelga una TV",
                "waitsForTurn": "Attende la fine del precedente",
                "sending": "{0} di {1}",
                "sendingLeft": "{0} di {1}, ancora {2}",
                "preparing": "In preparazione",
                "playing": "In riproduzione",
                "over": "Finito",
                "cancelled": "Annullato",
                "brokeOff": "La connessione si è interrotta.",
                "cancelOf": "Annulla {0}",
                "retryOf": "Riprova {0}",
                "playNowOf": "Riproduci ora {0}",
                "removeOf": "Togli {0} dall'elenco",
                "progressOf": "Invio di {0}",
                "castFailed": "{0} non è partito: {1}",
                "castPreparing": "Preparazione di {0}",
                "continueTitle": "Continua a guardare",
                "libraryTitle": "Libreria",
                "libraryCount": "Da riprodurre: {0}",
                "libraryNone": "Ancora nessuna cartella",
                "libraryNoneText": "Avvia Marquee con le cartelle dei tuoi film, e appariranno qui:",
                "libraryEmpty": "Qui non c'è nulla da riprodurre.",
                "libraryScanning": "Lettura delle cartelle…",
                "libraryPath": "Dove sei",
                "search": "Cerca nella libreria",
                "searchClear": "Cancella la ricerca",
                "searchFound": "Trovati: {0}",
                "searchNone": "Nulla si chiama «{0}».",
                "searchNoneText": "Prova con meno lettere o con un'altra parola.",
                "asPictures": "Come immagini",
                "asList": "Come elenco",
                "kindFolder": "Cartella",
                "kindFilm": "Film",
                "kindSong": "Musica",
                "kindPicture": "Immagine",
                "subtitles": "Sottotitoli: {0}",
                "subtitlesUnknown": "lingua sconosciuta",
                "watched": "Visto",
                "timeLeft": "ancora {0}",
                "playContinue": "Continua da {0}",
                "playStart": "Dall'inizio",
                "play": "Riproduci",
                "showPicture": "Mostra",
                "playsThere": "Su {0}",
                "chooseNext": "Poi scegli la TV.",
                "markWatched": "Segna come visto",
                "markNotWatched": "Segna come non visto",
                "guestsTitle": "Ospiti",
                "guestsText": "Il link di un ospite comanda una TV finché dura il suo tempo. Non mostra e non fa altro.",
                "guestDevice": "TV",
                "guestTime": "Per quanto tempo",
                "guestNoDevices": "Ancora nessuna TV trovata.",
                "guestMake": "Crea un link",
                "guestLink": "Link per {0}",
                "guestLinkOnce": "Dallo ora al tuo ospite: viene mostrato solo questa volta.",
                "guestLocal": "I link valgono solo su questa macchina. Avvia Marquee con --lan per far entrare gli ospiti.",
                "copy": "Copia",
                "copied": "Copiato.",
                "share": "Condividi",
                "guestsNow": "Ospiti ora",
                "guestsNone": "Nessuno ha un link.",
                "until": "Fino alle {0}",
                "takeBack": "Ritira",
                "takeBackOf": "Ritira il link per {0}, {1}",
                "takenBack": "Il link per {0} è ritirato.",
                "signTitle": "Apri Marquee con il tuo link",
                "signText": "Dove gira Marquee, il terminale mostra un codice QR e un link. Inquadra il codice con la fotocamera di questo dispositivo, o incolla qui il link.",
                "signField": "Link o token",
                "signOpen": "Apri",
                "signWrong": "Questo link non è noto, o il suo tempo è finito.",
                "signEmpty": "Prima incolla il link.",
                "endedTitle": "Questo link è finito",
                "endedText": "Chiedine uno nuovo, e aprilo o incollalo qui.",
                "guestYours": "Sei ospite su {0}",
                "volume": "Volume",
                "guestIdle": "Ora non si riproduce nulla.",
                "guestTakenBack": "Il tuo link è stato ritirato, o il suo tempo è finito.",
                "installTitle": "Tieni Marquee nella schermata Home",
                "installApple": "Tocca Condividi, poi «Aggiungi alla schermata Home».",
                "installMenu": "Nel menu del browser scegli «Aggiungi a schermata Home».",
                "installReady": "Si apre come un'app, in una finestra sua.",
                "installPlain": "Questa pagina arriva con semplice HTTP: diventa un segnalibro con icona. Con HTTPS si installerebbe come app, si aprirebbe senza rete e terrebbe acceso lo schermo mentre invia un film.",
                "install": "Installa",
                "notNow": "Non ora"
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA41YzW4kuQ2+z1MIc5mL18jm6JvjWe8a8E/PuDOLHOUqdTdhlVQrqdrxGgPkaYIE+wi5zb5JniQfKVWVquwgucy4\
            JUoiP5IfyXp5p9T7lsL7M/XepvD+hH873RleuEraknY+rybz1xSx/IIf+BkfqWehL5qUtqrxLhk3pCwslxyv9YOxLLPRIZFqjbVa\
            9XpPTldSP/nymqNfaXGcHoIOz7zHf5pA9bEfBxNFn/d3sadE4xYUcaZJpt163rwf1Msfvq42ye3z7gX/jpG8M0rXgs6ni/EiFryF\
            1OC02n5RsTE26fWN3l37mERXrZrq2t//oXoToj5Vt4M/egWUkk509P/+299fX/In3TzyJR9JOREvV/nT1yaw3GdqTGi0aknd6PDL\
            YEx1bQrP53tNLgv2wR8ntXeabLHMO3XQajc4oO908mc1Dn63s+TEP+V+5XAgUOy9a82s1cH7aLaUrMjeN2ZvSWXEVjIII4kJTyoF\
            HRtEg/plYGG1I9udKK/6YFyLZ7HmVas5bGyJgNWL90aH5vAaDPgJHrXJ9zpY7RLVaMvJcyuheQOvBa3SkObQDUa3z5MtQOMMGiG+\
            VwLFkO0bRsCGOELACzNQ09HNwbslVvlkyxchtDlSrNl5IPBfMeitfo534t87GBEXsR4Tsq7s3iNHj0dai/jeuA3uMJL/530gRVZZ\
            AyyCqYWqVBSpSpklqpewNVZWkVg/yrTB9xOub+G2ECz4nrvmYFQ3RIJrPSQ/UNcxiZhTxcQCP/dQUXOm6RDoqBk79ufpq3cn0CUd\
            2qEhvK5t46N+A/jxOAD50efUhsaa8xkZIBcE61eYivCt/2iOiMb50InqEfDxrbygeOltm32Ai9gOFmjYNrj9VC2wVIwGsy0ZN4cV\
            xR+6Pj1XVxwHXyEQwToT8uwkRQ7xMNMmC1wG3/1go3k6mCCCHzU7BmkUEIKc8pGYucYzT5oSdA+zrecJ9NZmHdMgVLnXK3PHU9sh\
            uPoMYmrHOY8ywQTQmBYqmUq/tqQ5G4gUf/n+62rz2uzSUuBEadd4pMbLHydh3A1SKHddOZV/a2Y/UyfWLFF8vZDwx+ywS3I0E0OD\
            5+CzzKznzg3w37z7EPyjudvt3qgSkdhnBIND8ClVNCc33u2qC+toCwYkn3cLw9e7bMatf6r2JeQFkPqODtZkoa3nSBMAQTkfkAjA\
            b0bO7wM0zqJXCCAvOFf1Vcd0OZUWvoarBZdA7gCktny/EN7UzthUnlhfzAHvhrnCXOQFjbK9H3Ro9UxYNpPVJLpuHsr+hR9cKlE+\
            ZnMwi+pXJG8LaZznWHKlFxgT9A3pibuEdMfKCSMUJ3A+x5GOEjh4KnVPiAxgBO1A+mDFs9XNU4p/AmMysM0HQJtjoq2NOF0dvEcU\
            uQLyNdh9gBWtqDDqUpXHcmaj00HQQWyoaCqi4IorLpBi64x9oxpkqQuL/0Q054XmJA+5Si8lL+GMNlcFxHCihRuyyOiFW7EXCYO6\
            rzutvv0G0W//On0tPbUakheMfmeALNc3EJyS5orrCRMcN6bB2znxdNxQA6RyObtAk6pK3aFZ5Jpyzyfby2R5JNfOvH6xihXZ5YKX\
            6bir1+999tSNlLx6p2gk2Vdq4GT18JA44HPxBYV4zje7AnIU+rN7dP5J6BftHRIIVI2Ch0I1zK3tk07gcfHKF9g5WZaoMyPVjvS6\
            5JySnMtEbV+J3XOHkjMQXEOL/p/3F6w12XDwTxUOuX9bNETbsXyten9pUG6r9rNUY8vVafJ7p8Pjz7Pl92bPqc7+PdYgsNitT29L\
            cm4upPcyrEyMtJxYymZR7AoNGLlH5j/UXs+SzByddu1YSblONoff/6laTmR0bHHgpqXrPYYMjvLc02Y9djoX8NPFc3PJnguzbGwp\
            T2Mb9DhojVwqNy+ExvYmvsGKUC9JDuvlizf6MccDOmC2jI1cCFzzgtA1rOcWq/LdJHDnGjNGjJdChtkTHFqAOgPsaIsKAtA9eutz\
            W6fV0du1Ute+0TIGXGXQj9ruueOWY+jryslONzxkoBV7TejffYf5QvTd6aDQsoA8jeK4EpWoGtz655wQfdU140cOH1muO7aDDmMC\
            tXSkdhUvqOtzKDES6+3CluIWzyNeAX16AeWPbOlhPHBEOaggT/DXOI1+xhPzA+PO2FbwnswNleNO6kLPB6bJ9mopyM1BkCtq22nv\
            pmSRgaNGnLLH6wCSAyWBpGDtWady6EROmNDBg3aMDUaj8S2CWH36rMwEjrpyCPs2W1QEpG6jO0VD3ejOBJkwy6xQtcU8uSIxPZcn\
            nmkKJAurLsnYdopy5BY6QlcL3GGUGa2u138OpSp8yu8KhqW5clBMHq+YgNd30psu3p9aiE0g1M5R3bWq3JC3kwfqJ6drl6IF+4sD\
            onkc3OUDRm5rAnG2js9JStIyE//ih5Brl6GR9ZaDFdJ3yNz0Jf9VH79qC7MyEwEVtAelHYL/pENaPrddheQYUGwfMh7WjkH5fwBL\
            DkesnSdbcNAcsrlBiigToQMrKvnetTx53vflpG/QUk0Zn4fGb7+d7/c0uD1/aHt1VdX5lNtujBty6ltueAaZqDB7PEWkXKl59Z3/\
            88LP/M1i/IyAcSkXOW6c+h7J5aQs8ewmiRUHvb5gY8tXqE+ZT/M3wDKtS3pFQGs5137abjdnyKojfybjrIxcVrm9zO0a4R/wMCAS\
            0Xv2dHkFVf/hoSgnmkVRl/IyZsRf0XwaxJVhNsirIHYT4XpfQPCMWAplPB4/S6ztyeOP/KmrL4aFkrkEMx9j/eu7r+/+A2Z2z4Rj\
            FQAA
            """)

    static let textsJaJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "9aee82ebac5c4b6e",
        text: #"""
            {
              "dir": "ltr",
              "name": "日本語",
              "texts": {
                "skip": "本文へ移動",
                "navLabel": "ページの区分",
                "navHome": "スタート",
                "navLibrary": "ライブラリ",
                "navGuests": "ゲスト",
                "connectedTo": "{0} に接続中",
                "connectingTo": "{0} に接続しています",
                "notConnected": "テレビが選ばれていません",
                "connectionLost": "接続が切れました。再試行しています…",
                "connectionBack": "再び接続しました。",
                "connecting": "Marquee を探しています…",
                "tryAgain": "再試行",
                "failed": "うまくいきませんでした: {0}",
                "offline": "Marquee が応答しません。",
                "chooseTitle": "テレビを選ぶ",
                "chooseText": "次に映画をここにドロップするか、ライブラリから選びます。",
                "chooseSearching": "テレビとスピーカーを探しています…",
                "chooseAll": "すべて表示",
                "readyTitle": "{0} の準備ができました",
                "readyText": "映画をここにドロップするか、ファイルを選びます。",
                "readyTextPhone": "この端末またはライブラリから映画を選びます。",
                "playsOn": "{0} で再生中",
                "startsOn": "{0} で開始します",
                "openPlayer": "プレーヤーを開く",
                "openLibrary": "ライブラリを開く",
                "chooseFiles": "ファイルを選ぶ",
                "dropTitle": "映画をここにドロップ",
                "dropText": "音楽や写真も再生できます。すべて届くと始まります。",
                "dropTitlePhone": "この端末から再生",
                "letGo": "放すと {0} で再生します",
                "letGoNoDevice": "放してから、テレビを選びます",
                "isFolder": "{0} はフォルダです。中のファイルを選んでください。",
                "isEmpty": "{0} は空です。",
                "sentTitle": "送信したファイル",
                "sentFromElsewhere": "別の端末から",
                "waitsForDevice": "テレビが選ばれるのを待っています",
                "waitsForTurn": "前のものが終わるのを待っています",
                "sending": "{0} / {1}",
                "sendingLeft": "{0} / {1}、残り {2}",
                "preparing": "準備中",
                "playing": "再生中",
                "over": "終了",
                "cancelled": "キャンセル済み",
                "brokeOff": "接続が途切れました。",
                "cancelOf": "{0} をキャンセル",
                "retryOf": "{0} を再試行",
                "playNowOf": "{0} を今すぐ再生",
                "removeOf": "{0} をリストから外す",
                "progressOf": "{0} を送信しています",
                "castFailed": "{0} を開始できませんでした: {1}",
                "castPreparing": "{0} を準備しています",
                "continueTitle": "続きを見る",
                "libraryTitle": "ライブラリ",
                "libraryCount": "再生できるもの: {0}",
                "libraryNone": "まだフォルダがありません",
                "libraryNoneText": "映画のあるフォルダを指定して Marquee を起動すると、ここに表示されます:",
                "libraryEmpty": "ここには再生できるものがありません。",
                "libraryScanning": "フォルダを調べています…",
                "libraryPath": "現在の場所",
                "search": "ライブラリを検索",
                "searchClear": "検索を消去",
                "searchFound": "見つかった数: {0}",
                "searchNone": "「{0}」という名前のものはありません。",
                "searchNoneText": "文字を減らすか、別の言葉を試してください。",
                "asPictures": "画像で表示",
                "asList": "リストで表示",
                "kindFolder": "フォルダ",
                "kindFilm": "映画",
                "kindSong": "音楽",
                "kindPicture": "写真",
                "subtitles": "字幕: {0}",
                "subtitlesUnknown": "不明な言語",
                "watched": "視聴済み",
                "timeLeft": "残り {0}",
                "playContinue": "{0} から続ける",
                "playStart": "最初から",
                "play": "再生",
                "showPicture": "表示",
                "playsThere": "{0} で再生します",
                "chooseNext": "次にテレビを選びます。",
                "markWatched": "視聴済みにする",
                "markNotWatched": "未視聴にする",
                "guestsTitle": "ゲスト",
                "guestsText": "ゲストのリンクは、時間が終わるまで 1 台のテレビを操作できます。ほかには何も表示も操作もできません。",
                "guestDevice": "テレビ",
                "guestTime": "時間",
                "guestNoDevices": "まだテレビが見つかりません。",
                "guestMake": "リンクを作る",
                "guestLink": "{0} 用のリンク",
                "guestLinkOnce": "今すぐゲストに渡してください。表示は今回だけです。",
                "guestLocal": "リンクはこのコンピューターでのみ使えます。ゲストを招くには --lan を付けて Marquee を起動します。",
                "copy": "コピー",
                "copied": "コピーしました。",
                "share": "共有",
                "guestsNow": "現在のゲスト",
                "guestsNone": "リンクを持っている人はいません。",
                "until": "{0} まで",
                "takeBack": "取り消す",
                "takeBackOf": "{0} 用のリンクを取り消す、{1}",
                "takenBack": "{0} 用のリンクを取り消しました。",
                "signTitle": "リンクで Marquee を開く",
                "signText": "Marquee を実行している端末に QR コードとリンクが表示されます。この機器のカメラで読み取るか、リンクをここに貼り付けてください。",
                "signField": "リンクまたはトークン",
                "signOpen": "開く",
                "signWrong": "このリンクは不明か、期限が切れています。",
                "signEmpty": "先にリンクを貼り付けてください。",
                "endedTitle": "このリンクは終了しました",
                "endedText": "新しいリンクをもらい、開くかここに貼り付けてください。",
                "guestYours": "{0} のゲストです",
                "volume": "音量",
                "guestIdle": "現在は何も再生していません。",
                "guestTakenBack": "リンクが取り消されたか、期限が切れました。",
                "installTitle": "Marquee をホーム画面に置く",
                "installApple": "「共有」をタップし、「ホーム画面に追加」を選びます。",
                "installMenu": "ブラウザのメニューで「ホーム画面に追加」を選びます。",
                "installReady": "独自のウィンドウで、アプリのように開きます。",
                "installPlain": "このページは通常の HTTP で届くため、アイコン付きのブックマークになります。HTTPS ならアプリとしてインストールでき、ネットワークなしで開き、映画の送信中は画面を消さずにおけます。",
                "install": "インストール",
                "notNow": "後で"
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA6VZX1MbRxJ/96dQ8XypS+4xbz5fSK4KGxJzlbrHtVjMFsuuslrsc7mo0q5sEEgydsBgjGIZB/Pf4ATHh8HAd7lh\
            V+JbXHfP7OyMVvIldVUpB3a6e3p+3f3rnuH+lVyub8Ty+r7M9dm+1/cn/N0xJkz8EC+/jht77Z0X/LNv/ssvwvf78Av8Why3CiTV\
            2IuXZlhw1No8iapPSZaM3Bkwbpk2irDyc1b+yMIjFuxHteOoMq1IfePy3Vj4gYXnKFeuqEasW57h3eNmtlm4zspL+EN5RxH6etIs\
            km9g5Vc0lJrIu45j5n1zZNjF9fufT+VYsBs/et16//zi6E2HmOXc7iLHgmUWbLDgAQvOWLAiN3b9a4l17t80K++x8gILapcBHPYt\
            C2uK4ioLFzr3c50Bt+gTjmKrWlSZIb0z2rbJSmE0XW9vb7TXah2O/Ke0kbX3VyM/jvZAiQWHygFSe9lDo8J1w/th0jRzLPwxfvSq\
            91a+d+/qbcNyxCbcs2Rx1LBsgUYwTarzZKMuEWDBJncEMunzqUTPHR21LcfU/AAozhutN4uJ96SteD/mukVz2PJtU0c//JHQf98h\
            COlLOO+tYWCfvWwtnoAoCxbov11WnmXlN6xcZmXYboWFVRZUWSnoyDr8GM7SBoccmoxLN03Dy48JVJWk2KLMXKRS2KV/Pw00t3bV\
            5jUEGwUfQLK9ttVaP05kPNMYuScx4Fm7Hx8vRSGI1wjrugy9rpTg8QeQeMrCNQJjNwE5i4E0PjTm8oCS1f3W7kHc2CXxJgsOusIq\
            felhu2Ab94qDTnrUTUjA1mJTKeSib3i+LnO5VI02q0kWyfJ1C6YzBAZNj8dpmeIE9LPOYwNqkL2qdG8uyojz2PVDMXBa6gKdzM8R\
            zy3IEH46HJqKCOBl8zB+fcrCB9H0SqvRZGHIQVGCjxjKBIp+maOq3CJQzlg4l8FZetQjhhgrvkmiYZv+10Sc8SLZCrZyWoQy6JPC\
            Dfdv5h0rb0pFXgponvKto6IPdRNWsd+1R3j4+GYHhPM2glwu0fnxVJAd4HuXEAgyAixesuAplmAKgVX8aqLg31Nst7aPpUmZbabj\
            y9BdloKL8zXBsspuqnC/5058ZRfNu2OmR0pR5XUHsIn4XcPy4YReClH3BoPluQ8nis4esuDnbo0qsTQ86XHWnq2TSoj/BrXWbyEL\
            53+HHTjAiKA1xOTPuftfTHWsDZijvrYOcYz34Vhzuft/kcIFzywYnjDF2UopYaxysZYpb/cOjzf4fHEsx4i84eRNO2k8IRTLz6x8\
            yMITQD8+qrDgPJG85bnj5uDoqNZxL0uL2aar2x4clZkApanvkDIftEZNMNMe8Wg33Lua0MXJHFXMY72iPHMCDqvvi0SDw42owPUl\
            JTgFz73tmcWipqGkZDaceaPo98t+nWgIstzs1bPTkKP+kBpJYSJpP903dR0YOCbTvk0hqINaewMOVZX8wLlWae9dhz8hds2ddPw0\
            YYT7kNGU49qkITRuSGI7w/LXeAPyIExoUR3aFNWO7ol1FOJ+qh1AojYT7YvxMafMV+3f/g2jctJbt5DrErbn7R3pSKTjypcd20te\
            SjtEcND13NmTKHktrN2E/HbkrKJ539455x2j23Ai1IcMf4yiOH8WNbZwvn/5Lp4tpayAo1D3hhmvN1rvXumS12z4H+FKiyj1vhI9\
            OtGl+iHalLOYMsE6VgMSVjN++lYLNZeWkS7VYI2V6og4nmg6elzXqfCgN1ypLRn6pZnozTK6eLSKDQtrGMckzujtrVL7ySyiuL2R\
            lELXRmMUh6y8P+nxQQGSKSqD3KY+5hnFAYtfExQO6JAZt5yRtCGqsdQkLHsiTVx15abLs4DPE+qKcJDXF84YEpTJWz4WKLkOYEQf\
            nuoBSNb/4Yw77l1qPhdH9fjZIxbsIELibkk9ys+PmSKqS+3gnc7bvjVhJr0l6SfpPkir1wSxpB0bOZLY5YnCKyh6E2dEfnctRZWf\
            9LaLAimTyJOMuXcVGHTkaSwdTjr6p+cePhje0C4jvQYdJUsmDG/8++4QEQGsKEdE2Ruur4jHjR2ukZG9TTfnlGU7r89iXbgrl2me\
            2qEOeIBlA01+JbxcWtCnCTjDZu6LXDT/luTTQ8YL9YvTRmZAPaFKRjq7OIXsDQUXhqGQxyrV+1IKEDnaZVTS1oct8bJBzmpLySha\
            VJtCOm6lTNOdHsjGdWPcTGqUQwPdHf3W4R6wnPEkUVqLWyqWGblBh59HDglKCGC0WetKLUkPOQCtaPUFLT3JzK58Dzdv2LrPyIIL\
            RIqH+AUvrK/pRkSPM2gFmPL84hQSr5IGT7oF0a2ukkMYyNxnn9mGw8ecZ+RF10a4nL1KuwXe5ELuwkdlwUoGPbHU43mjOGYI0nr4\
            S9yY1VMapjCtb/XIfNk8lJDGtSAdkMPqxfExYfagW17AWGLZKStgRUhKg2yRjzXzS5BY0OsUpkjW04GuI1lwwFT0oAiV4Qy15VvQ\
            /1Tujp9121HmL5kfm2oE9WsvqQiyUISi/ab2ehVWkwvPbu7b73IUyI94z4XOnO5Ty85CRBOYnPF2M1rhcQP6XMOhAvrhDlz0zulY\
            8skiPW46Yv0KyTwn87FHX8aj9FumPdJxevl+UaGigB8OVZXBgkltLovL955osKK8lIJLeiK6HDealyuPlXfAdPzq8E4OgtHDCnWR\
            9Ky/74hwZTNH0ghn3OKXLDU7dE05CL2l1Qca2kDWOBTBfgHHgsj9D4WASvCf7qRXVB63FALcVKrljmtPcnKH+eVyZl6z8fcRcdcQ\
            1S76i9KiN3rUL28bai2pCapUEM/RZo8YZovLcoq+YdsSfaVaWHmVygEHtMufXgFcrdN9JZmE6tVCwU4GW85wONsi8ufJ290ylkCp\
            ljXYPj+N5l5y+R4Th9jluulM8mPT5B5usPA9pQnUXFV0BgjE/7fJd/hmSAGq7rVndijKsBFdsYEV4GfcImDhK3qm4wIVemHepeSq\
            97I8ZIuX6iS75V8iDi5Lz6Mj/JNE7pvh4SEa2cTLWJOFgdgOrizUBilV6aqAOJSp7l8IAsBGt6M+o6G9mzn6OKv4vCUyDa9BhyKH\
            EbFdMdUgXdUpdPD9IDG+Q1qb4piQW8mNk9/t6XHrQGBO1yUqo+fk1RyVV3dkeAftdEX524bokNEZPiP3weepK1NX/gtBu3t2MRoA\
            AA==
            """)

    static let textsNlJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "2e35593acac7dd52",
        text: #"""
            {
              "dir": "ltr",
              "name": "Nederlands",
              "texts": {
                "skip": "Naar de inhoud",
                "navLabel": "Delen van de pagina",
                "navHome": "Start",
                "navLibrary": "Bibliotheek",
                "navGuests": "Gasten",
                "connectedTo": "Op {0}",
                "connectingTo": "Verbinden met {0}",
                "notConnected": "Geen tv gekozen",
                "connectionLost": "De verbinding is weg. Nieuwe poging…",
                "connectionBack": "Weer verbonden.",
                "connecting": "Marquee wordt gezocht…",
                "tryAgain": "Opnieuw proberen",
                "failed": "Dat lukte niet: {0}",
                "offline": "Marquee antwoordt niet.",
                "chooseTitle": "Kies een tv",
                "chooseText": "Sleep dan een film hierheen, of neem er een uit de bibliotheek.",
                "chooseSearching": "Tv's en luidsprekers worden gezocht…",
                "chooseAll": "Alles tonen",
                "readyTitle": "{0} is klaar",
                "readyText": "Sleep een film hierheen of kies een bestand.",
                "readyTextPhone": "Kies een film van deze telefoon of uit de bibliotheek.",
                "playsOn": "Nu op {0}",
                "startsOn": "Start op {0}",
                "openPlayer": "Speler openen",
                "openLibrary": "Bibliotheek openen",
                "chooseFiles": "Bestanden kiezen",
                "dropTitle": "Sleep een film hierheen",
                "dropText": "Ook muziek of een foto. Het speelt zodra alles er is.",
                "dropTitlePhone": "Iets van deze telefoon afspelen",
                "letGo": "Laat los om het op {0} af te spelen",
                "letGoNoDevice": "Laat los en kies dan een tv",
                "isFolder": "{0} is een map. Kies de bestanden erin.",
                "isEmpty": "{0} is leeg.",
                "sentTitle": "Verzonden bestanden",
                "sentFromElsewhere": "Van een ander apparaat",
                "waitsForDevice": "Wacht tot je een tv kiest",
                "waitsForTurn": "Wacht tot het vorige klaar is",
                "sending": "{0} van {1}",
                "sendingLeft": "{0} van {1}, nog {2}",
                "preparing": "Wordt voorbereid",
                "playing": "Speelt",
                "over": "Klaar",
                "cancelled": "Geannuleerd",
                "brokeOff": "De verbinding brak af.",
                "cancelOf": "{0} annuleren",
                "retryOf": "{0} opnieuw proberen",
                "playNowOf": "{0} nu afspelen",
                "removeOf": "{0} uit de lijst halen",
                "progressOf": "{0} wordt verzonden",
                "castFailed": "{0} is niet gestart: {1}",
                "castPreparing": "{0} wordt voorbereid",
                "continueTitle": "Verder kijken",
                "libraryTitle": "Bibliotheek",
                "libraryCount": "Om af te spelen: {0}",
                "libraryNone": "Nog geen mappen",
                "libraryNoneText": "Start Marquee met de mappen waar je films in staan, dan staan ze hier:",
                "libraryEmpty": "Hier is niets om af te spelen.",
                "libraryScanning": "De mappen worden doorzocht…",
                "libraryPath": "Waar je bent",
                "search": "Zoeken in de bibliotheek",
                "searchClear": "Zoekopdracht wissen",
                "searchFound": "Gevonden: {0}",
                "searchNone": "Niets heet “{0}”.",
                "searchNoneText": "Probeer minder letters of een ander woord.",
                "asPictures": "Als plaatjes",
                "asList": "Als lijst",
                "kindFolder": "Map",
                "kindFilm": "Film",
                "kindSong": "Muziek",
                "kindPicture": "Foto",
                "subtitles": "Ondertitels: {0}",
                "subtitlesUnknown": "onbekende taal",
                "watched": "Gezien",
                "timeLeft": "nog {0}",
                "playContinue": "Verder bij {0}",
                "playStart": "Vanaf het begin",
                "play": "Afspelen",
                "showPicture": "Tonen",
                "playsThere": "Speelt op {0}",
                "chooseNext": "De tv kies je zo.",
                "markWatched": "Markeren als gezien",
                "markNotWatched": "Markeren als niet gezien",
                "guestsTitle": "Gasten",
                "guestsText": "De link van een gast bedient één tv tot zijn tijd om is. Hij toont en doet verder niets.",
                "guestDevice": "Tv",
                "guestTime": "Voor hoe lang",
                "guestNoDevices": "Nog geen tv gevonden.",
                "guestMake": "Link maken",
                "guestLink": "Link voor {0}",
                "guestLinkOnce": "Geef hem nu aan je gast: hij wordt alleen deze keer getoond.",
                "guestLocal": "Links werken alleen op deze machine. Start Marquee met --lan om gasten binnen te laten.",
                "copy": "Kopiëren",
                "copied": "Gekopieerd.",
                "share": "Delen",
                "guestsNow": "Gasten nu",
                "guestsNone": "Niemand heeft een link.",
                "until": "Tot {0}",
                "takeBack": "Intrekken",
                "takeBackOf": "Link voor {0} intrekken, {1}",
                "takenBack": "De link voor {0} is ingetrokken.",
                "signTitle": "Open Marquee met je link",
                "signText": "Waar Marquee draait, toont de terminal een QR-code en een link. Scan de code met de camera van dit apparaat, of plak de link hier.",
                "signField": "Link of token",
                "signOpen": "Openen",
                "signWrong": "Deze link is niet bekend, of zijn tijd is om.",
                "signEmpty": "Plak eerst de link.",
                "endedTitle": "Deze link is voorbij",
                "endedText": "Vraag om een nieuwe, en open hem of plak hem hier.",
                "guestYours": "Je bent gast op {0}",
                "volume": "Volume",
                "guestIdle": "Er speelt nu niets.",
                "guestTakenBack": "Je link is ingetrokken, of zijn tijd is om.",
                "installTitle": "Zet Marquee op je beginscherm",
                "installApple": "Tik op Deel en dan op “Zet op beginscherm”.",
                "installMenu": "Kies in het menu van de browser “Toevoegen aan startscherm”.",
                "installReady": "Het opent als een app, in een eigen venster.",
                "installPlain": "Deze pagina komt via gewoon HTTP, dus wordt het een bladwijzer met een pictogram. Via HTTPS zou ze als app te installeren zijn, zonder netwerk openen en het scherm aan houden terwijl ze een film verzendt.",
                "install": "Installeren",
                "notNow": "Niet nu"
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA31YwXLbOBK95ytQuezFUc3u0bckjuNMHNs71sa1uUFiS4JIAlwAkjZOpSofsnvdqqn9jPxJvmReN0ASlJy52BTR\
            aHS/7n7d4JdnSj2vjH9+rp430T8/499Wt8Qvbqgi32hbhfQ+0r9jwMIX/MDPUJtOxLT2qiJl7MbtKhEVJftrvaCGJS6oIav22rJY\
            p9fG6kLsyqXj7qP2sdxuFl77z7z0yiwa4+KGqC4E3u4oiEHP3+oQyfZLS2ctLSNVc8eLt5368svXo0Vj12n1I/mFsRXsaymWgtbF\
            170iOYMgE/dqTbV7PDnMOHvtQkzeqn1SikOUCepA65m6MbQ7wHsH79c/vv3vdP8rvax5/wORFw2OzZqdGs5CH7T/145IHZyvImx6\
            dMtNLNRG//nlWhubALB8uOq8W5AfTV9p0yTfLnRUza6OpCAZz0sY3GrVGEvlmdrGg5NzWXo0cONcoLmJjUi/NxRUwuxIAmkk8W6I\
            OlUhK1hqZZpWbQx5BNmeKbdSlqhVgIJXdyZy7izGPDg69p60X24yOPP9X3C0hUumCp2nmnwQpPDuFKqk4GUjqYp/MDs6O8LkSVef\
            B7cADce0bpD1U4mJWycusUd1D8kCiYu6mp0ouNs4O0VPlKTSeSQVUUkr50Tbn2DSNfpzuJXg3+yUmxRA4DLLi1JyR+uuI3uH/SSk\
            cN/hRK/45YgI/3q6Oo8EE7SXSDMp01fJbXgFJIoaqrzrBoB/gt9ENkN962rV7h4Nn7tKW1x0M3WFSg4dURPVo6u8VlqiCj9MmJ0c\
            OmD+jmJ4Amq9CgzCYEFD8a1Qx7XmsnFBOZhJPY6Qx171xJ4bd0F7s6TJ3gRGGOpgrBYTLl1TpTDkrGOBVnczJenBwR8QJW9GrjDh\
            TdvFz8VOgLoelgPZOOANAnwUphmVlXKX3rVvmkCHDahD5LOhLOmV7jrt4Uu/5aBNhN1+9PRBo9xQUVFtKXsoHp9sme+8nW5gUPfO\
            mzWleoMjhWlVrnb2kKP25a9fj1avaRWPJM6UdWv15W+DKOgBHmRVD8Jqe5AbE6WpynrKIveSV0Ml7FN83pd0sNR2SU3Ttw1t7Q7w\
            +0Hbwruabler02aBkqqRP7OppttV70RS5UtuAtGP6+4nTM/237jDKGh3J2ntqYU3o0iml8ZsAyKhC0loX3sKYZRNXWjfZ9JofoiX\
            Q5PJmcg9AywsNHReBo2l78poFJpPIoJuiFa4ozKNOR9rs62LskskNQg9MUdkkdduZxOntJMCnvTCLHuT+eIGmbTOJdmdHMpSQ08Q\
            nu37Jw8aQDbtUgdObJQGs13AEKWAjEYHZEKQRwUyYhY8PzpgKPErI8wmyAoZlQ7MjnbdI6dsBvhiNCI1xwo4H7fHvO9Ox02qzmTu\
            Atwwlhs3X1795NBsLXsx7UxTydcN/vXirgNDc8UfTAgl97DkJcKSy2gvqTWJR5IZwiHu47Sofnz7D8R+fPvv7FS0j8kd1wiAa40Q\
            GRg68piQG0liNxlzBh063Jll3PnUzF42QaGudNxSGCWuTRoCeVVKp1+qcczI5x90N1lA7Pm1/C/e37s87UmTK1eyJbIJPW9wc7eI\
            nOxi4S37gJ/UhClsvdA/bG3dQUjX2QVHDlFDyjUjNcflpucxmDBEJ5qWenYVQh21M9e8ztVZFObCbI+l0sCfWgpSltl+QRiPSxnB\
            8oipwsYdCv/n5bAmk8+871WJrI8GnDSU3OQ0QA3khsRZ/eiGaLfa1w+j/yjemikVs0TgIbIAgyVvXPyZcCa8csdabi4DLU2vL3lx\
            tA/zdy39ixNzDVnAVEFbVN9///67NFTulo9mi2ezrZgCMOioK0AeMcFEJaVNwtAcCyGK2eS8sV/P95OFuUm3s48oBbVxsEYjJ0uJ\
            fqwJE06Um9J+eoUR8Q+6ThMQe9Xq+shxfj0sM++XoRskbm0yFpcyTpxWGhoQQggZoHMQ5jb3Dp79KM90NRf8mhiUamrVtVvqpj+X\
            r2y+lvDJXuSPbG81XzFopk75/MUL4MLAryWWSHfc1izTcKPj5BbXSU6/d535/n9f3iM701dazc9UME/Y6JTQF2UdpERBXx9zCDgc\
            rw7k2ILTmB5XURKJs2o4AM3PNKmYJpfgiPj099J3NuIqVcSrX0xzwCRg6ABZ+Kxs8bxjuOcOmT3s4faH6GA8qgvIglnboVRuuVuV\
            wG+TlolwLh1pVb0smgzmzLNcEMxz5EH9uhEw/v7bi6XDS7IjNopbJUvKSm7aS90SLhRyS8CA1I+/cmEF99RpZIJX3LEnLlwaaqoB\
            KIhHV2DJEuxb7+N05cG7vmM/Zv39JJVoW84fCcDwGDA5fRgW7thIJFeIvamDHNN/NSA9OUoGMLOdSmaYPwKANac+IyfzJ50pqRr8\
            4drsoeHnCSySov90Oy/U8WsaKhLDTSl775pdT0PyVCp4VyWD3/j+0gcyeILi5mXy/Tr6VuTcn8JoLMaxphkA+kQjBcBcmYnQvQKa\
            gG+PNr3surRpbviOrC5gp7CyFnbBvPIpXSALFeX4ktV8INR3/3XAWGmZLd7139ZwszgEUBz0zR3Yl9ZMYmmQxKX/Z2p/488PMkmK\
            ERwEblwyB3XdGZ/Ez2RY3Z6wqQhi1oG8Sl+bJG/SRz5VuxZNx2hw7oGv0lfz+R0m213I3Mz2y/eQRlcHs33kcSy/6tDgcc3Q7Ux9\
            hALeeY/2vONpmI2DYcyu+XRpthy4MyVXEPQ4ikzi+YOEogRWgkAg4Y+VwtAeJzesdvzcgosMUjwe+5hYcDiw+FKYSZhHUKZgvP/6\
            7OuzPwCHnziLXhUAAA==
            """)

    static let textsPlJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "5131a9a342138aa5",
        text: #"""
            {
              "dir": "ltr",
              "name": "Polski",
              "texts": {
                "skip": "Przejdź do treści",
                "navLabel": "Części strony",
                "navHome": "Start",
                "navLibrary": "Biblioteka",
                "navGuests": "Goście",
                "connectedTo": "Na: {0}",
                "connectingTo": "Łączenie: {0}",
                "notConnected": "Nie wybrano telewizora",
                "connectionLost": "Utracono połączenie. Kolejna próba…",
                "connectionBack": "Połączono ponownie.",
                "connecting": "Szukanie Marquee…",
                "tryAgain": "Spróbuj ponownie",
                "failed": "To się nie udało: {0}",
                "offline": "Marquee nie odpowiada.",
                "chooseTitle": "Wybierz telewizor",
                "chooseText": "Potem upuść tu film albo weź go z biblioteki.",
                "chooseSearching": "Szukanie telewizorów i głośników…",
                "chooseAll": "Pokaż wszystkie",
                "readyTitle": "{0}: gotowe",
                "readyText": "Upuść tu film albo wybierz plik.",
                "readyTextPhone": "Wybierz film z tego telefonu albo z biblioteki.",
                "playsOn": "Teraz na: {0}",
                "startsOn": "Uruchamianie na: {0}",
                "openPlayer": "Otwórz odtwarzacz",
                "openLibrary": "Otwórz bibliotekę",
                "chooseFiles": "Wybierz pliki",
                "dropTitle": "Upuść tu film",
                "dropText": "Może to być też muzyka lub obraz. Zacznie się, gdy dotrze całość.",
                "dropTitlePhone": "Odtwórz coś z tego telefonu",
                "letGo": "Upuść, aby odtworzyć na: {0}",
                "letGoNoDevice": "Upuść, a potem wybierz telewizor",
                "isFolder": "{0} to folder. Wybierz pliki, które w nim są.",
                "isEmpty": "{0}: plik jest pusty.",
                "sentTitle": "Wysłane pliki",
                "sentFromElsewhere": "Z innego urządzenia",
                "waitsForDevice": "Czeka na wybór telewizora",
                "waitsForTurn": "Czeka na koniec poprzedniego",
                "sending": "{0} z {1}",
                "sendingLeft": "{0} z {1}, pozostało {2}",
                "preparing": "Przygotowywanie",
                "playing": "Odtwarzanie",
                "over": "Zakończone",
                "cancelled": "Anulowano",
                "brokeOff": "Połączenie zostało przerwane.",
                "cancelOf": "Anuluj: {0}",
                "retryOf": "Spróbuj ponownie: {0}",
                "playNowOf": "Odtwórz teraz: {0}",
                "removeOf": "Usuń z listy: {0}",
                "progressOf": "Wysyłanie: {0}",
                "castFailed": "{0}: nie udało się uruchomić: {1}",
                "castPreparing": "Przygotowywanie: {0}",
                "continueTitle": "Oglądaj dalej",
                "libraryTitle": "Biblioteka",
                "libraryCount": "Do odtworzenia: {0}",
                "libraryNone": "Nie ma jeszcze folderów",
                "libraryNoneText": "Uruchom Marquee z folderami, w których są filmy, a pojawią się tutaj:",
                "libraryEmpty": "Nie ma tu nic do odtworzenia.",
                "libraryScanning": "Przeglądanie folderów…",
                "libraryPath": "Gdzie jesteś",
                "search": "Szukaj w bibliotece",
                "searchClear": "Wyczyść wyszukiwanie",
                "searchFound": "Znaleziono: {0}",
                "searchNone": "Nic nie nazywa się „{0}”.",
                "searchNoneText": "Spróbuj krócej albo innym słowem.",
                "asPictures": "Jako obrazy",
                "asList": "Jako lista",
                "kindFolder": "Folder",
                "kindFilm": "Film",
                "kindSong": "Muzyka",
                "kindPicture": "Obraz",
                "subtitles": "Napisy: {0}",
                "subtitlesUnknown": "nieznany język",
                "watched": "Obejrzane",
                "timeLeft": "pozostało {0}",
                "playContinue": "Wznów od {0}",
                "playStart": "Od początku",
                "play": "Odtwórz",
                "showPicture": "Pokaż",
                "playsThere": "Odtwarza: {0}",
                "chooseNext": "Telewizor wybierzesz za chwilę.",
                "markWatched": "Oznacz jako obejrzane",
                "markNotWatched": "Oznacz jako nieobejrzane",
                "guestsTitle": "Goście",
                "guestsText": "Link gościa steruje jednym telewizorem, aż minie jego czas. Niczego więcej nie pokazuje i nie robi.",
                "guestDevice": "Telewizor",
                "guestTime": "Na jak długo",
                "guestNoDevices": "Nie znaleziono jeszcze telewizora.",
                "guestMake": "Utwórz link",
                "guestLink": "Link: {0}",
                "guestLinkOnce": "Przekaż go teraz gościowi: pokazuje się tylko raz.",
                "guestLocal": "Linki działają tylko na tym komputerze. Uruchom Marquee z --lan, aby wpuścić gości.",
                "copy": "Kopiuj",
                "copied": "Skopiowano.",
                "share": "Udostępnij",
                "guestsNow": "Goście teraz",
                "guestsNone": "Nikt nie ma linku.",
                "until": "Do {0}",
                "takeBack": "Cofnij",
                "takeBackOf": "Cofnij link: {0}, {1}",
                "takenBack": "Link cofnięty: {0}.",
                "signTitle": "Otwórz Marquee swoim linkiem",
                "signText": "Tam, gdzie działa Marquee, terminal pokazuje kod QR i link. Zeskanuj kod aparatem tego urządzenia albo wklej link tutaj.",
                "signField": "Link lub token",
                "signOpen": "Otwórz",
                "signWrong": "Ten link jest nieznany albo jego czas minął.",
                "signEmpty": "Najpierw wklej link.",
                "endedTitle": "Ten link wygasł",
                "endedText": "Poproś o nowy i otwórz go albo wklej tutaj.",
                "guestYours": "Jesteś gościem: {0}",
                "volume": "Głośność",
                "guestIdle": "Nic teraz nie gra.",
                "guestTakenBack": "Twój link cofnięto albo jego czas minął.",
                "installTitle": "Zachowaj Marquee na ekranie głównym",
                "installApple": "Stuknij Udostępnij, a potem „Do ekranu początk.”.",
                "installMenu": "W menu przeglądarki wybierz „Dodaj do ekranu głównego”.",
                "installReady": "Otwiera się jak aplikacja, we własnym oknie.",
                "installPlain": "Ta strona przychodzi zwykłym HTTP, więc będzie zakładką z ikoną. Przez HTTPS dałaby się zainstalować jako aplikacja, otwierałaby się bez sieci i nie gasiłaby ekranu podczas wysyłania filmu.",
                "install": "Zainstaluj",
                "notNow": "Nie teraz"
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA4VYy5LcthXd6ytQWo+7kixnJ489cuJ5xdNTqmiHJtHdaLIBBgTFkCpVyVNW6RumVMnSP6Cdyzt1/4i+JOcCIAhy\
            xsmqm8TFxX2ec8G3zxh7nkvz/JQ9L615fkLPiu8FvbjRZV1I/86Kf9kaL9/iAY94XzkR04tdfvyN5ZpZI46fMi/vtLy54CtRkthZ\
            f3igNVZbo1WXiPyg/Vm3lhubbpUrw01HS9/KVSm1FQVP1l82onYGPX+pSbMY1jKtlMisyJeaVq84bP7Tu9mqVBu/fPz58CHrhZJi\
            Iqa0PRv0OC1SsLaDRQpuilK0steGz5VqdaFrS/J31nC81azSx/vhhAX7UZdipzirzJfPK/71/a+PNXzLs8LH3m/0SpRuScFjL1zo\
            +qbgWGaX3PyzESLRa033YsOlcmLu1GYX1Q1Cay5L7+ZSs1oeHhgpa3J+vNeTqOj1upTKpSsc5SR1XulW8pyP9m21rsVS2tIJv+pW\
            Uph+jNxMDqXlXbZiz5qqOX46fGS2YWtZ7hkvV5q1AiW20axnq6EY5Oy0W8FNtp2HJB755XPLJNvApeMnJQs8puF3Gl6UpTej4Mff\
            WVv3XW2LMUxG8LyLPiEsp7DI6nYmEJy5e9KNEIiqlMXi0babrVaTeLmNFLaNr7q1Vo1X9GQcqpJ39bXL9VIY3jM1rf2aWiwI3Jkm\
            2/K9dEGayelKqBvoEg4Vrm375TOM0bltuel51qdySZsOgtGyw8M0vucoszr1j8IQ4SI3uorRnUVvIhMCfKmPvyO/mq06EhRI2b7p\
            u4KzslkxDbP6BXsNc8lDquoTtsk74JQFZLGMu0o4fFw8Oj+m4ToPHmWQnOdh2FYK+1InJp8wvupcsLTpybJZcJ38lf5OvJGZmO5D\
            Y1IDtH/ULbI+12XuswKN5PvavViwSURPWGFhNxAL7bln9eHDYlTx/b6yXSxgkmc7ICmrmtp2Ua4WyibtWx/vuRLTfJHIudH778ta\
            tFthnOhrJoFMCFNj+sOHnGAvomTLpYUHZnT9rAemI0DkMgx+AlmHPcvGqMmOQiOtGSJWIZs5/m90YlgeYICi1LO3f343W7sQaztZ\
            P4GmHthNVcHe/iXKV0ZU3ARt4LrOdXzX8gQ+qe2CxHXokWRVv/EJe80LffyF8HxkKq4yUQbofaGaUkNvdGNldCGu1+uUDIhFWLST\
            XDfYkvCC03i9HhQ2u0ntGQE+8KuPyGAiSC5d6daLxjawBCozhXv458Xu6ub4C6JZShTSVJvRGyPq2suhmjoqp9mRGa/teSQiV5wj\
            C3lWagiz9F4ePp6mOaWdN/8jT3P+B202Izddb0oUKt+xnIObY5d6WItSj0eQIHGmG+VK6Ts9ND3V/LTlvehVgBWaJfacuq5HRkML\
            g4+eEI9k4j0fCB5R9rsA4CfoctfuXbalVnd42Xk02fFW4o0Lnm0s353OzohgEGwC3CqZ0SyX+LKYbbpFlakx1MIHkJIVXUmoNWy6\
            4XbrhrW8hyAhDmbFsSuJuiNv7+DSQCKZmAqdlfjxZZT1neOItquxS0560gufIzmunF4rJLfHdDWdZ7zUmJeMeTbsUTg+al/f/wfy\
            X9//e/F4z5Cc2EoFfjOx8wwNHOyAvSjeVuzjbl7fyMw2xvPg34AJnqm6UeBC+hHSLVIzxZIrpMpHBgj/0jViSlpJGJPe32qfrEtH\
            j+lKMMb1AZkRnWxWlkq/9hN0JetpR8f1O1UQfJAYQtcrrjq2OzzgnBHBbbb1TX29EjsCx5glK/digOIUf6dAdBZa1mW9VzTI6Xwu\
            5K8PDq1Q+BnIxxZNKpAiWXRjq9skBH7wm0xTy4HYBmSfgokba65CHSwH9hoYHA3Oes6ybSvLw0OsgT03xaskKoha1rOdr4VZhEj2\
            Sts/EEfIH+3YuHtRBK7Z5SisBosvpCoww5IE6h3w3uyoN3Oq3MjFYg8woeFKKte5IPes5/WCoV96egLGPFDZ03KFEPakRbpHo1fj\
            eOrOHsl/OR9v3PpS+uvgFScXWX68b0ZmdxLD7FQPuNXH5o6YOg4S09MveeFnrsBouM0UEwGKyBCZSarj6rXy5hPyuXuCmwlp2vaB\
            xE3odAyDh96uRLJoHp1q0xkvh8MkAzCi+vkOgO03YMqxSESh91VjqZwW7DEPfPNNyZWfOVsaJDOwY7AkuS1Wrvx/1JVsdslb6Uvq\
            tsBfN3uMKLflvu7vcnTl4aFScjetIYwHSX35EMwlBlwtrKsGEAwFvImngDplGcgzibVFloZr8JleJ0cPK36S8GtOp8vVSToVkGi8\
            TLtCz0j88BCGk9FVuVHjNBAKYwhw3WpM0HSCFPvJjqHp+Z7uFURqIYHD3hOKCZqGl2M5FACuv/+E5iCNuJ2IGrdUYg685xhgOM3/\
            djY/h6tjgfHE7fNUPrH/XIoyj47S/cdieFSpyDUua4mH6dIrEwhiKZQ/wd0IIqC782PjExAcPhzvJwaMgwTfoaxMm9gbBTF7izyG\
            Oh7WdhsOnpxKxU8CGB5x+UI3YJxD4HRIEIxJwjKNiCu/f+jGeJL1s0ZoCrGftPUbXTYecF76LwPuTjhR9Ne8jOOBb3Sq5c0cWpZp\
            vS1hZEjWUHX6/4VRKtBfWcb44OoKesIwFD+1cCYK4watzfEeNAiYnm1+UVVl+JrWFNQbSfuOF0wMNWg4p6uJZLlIh5yg7lLgnkus\
            y/aCROOwZ4BXwzXVaXMDdNQZzIOrTyj9iT53hEqEgjBoEdhzul/ybMcx0+Lyil6qiYl0kX76ClpuyvBVa8n9N0X6qNZjBtZoQ9a3\
            XXG8x94flsubE89QbHV4cH3ac6zxvADQ9kziIon7MSM47534LaMrBwGqM6zn/kSkAsjqaDexU3sfEvkV1NS4mspAgaht6ZdjwHOX\
            /3a4B3E3sjdzD30N+IcRtZW2AXmvIupi5d2zd8/+C9GKEYzLFQAA
            """)

    static let textsPtJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "44c011e2ccfd5884",
        text: #"""
            {
              "dir": "ltr",
              "name": "Português",
              "texts": {
                "skip": "Ir para o conteúdo",
                "navLabel": "Partes da página",
                "navHome": "Início",
                "navLibrary": "Biblioteca",
                "navGuests": "Convidados",
                "connectedTo": "Em {0}",
                "connectingTo": "A ligar a {0}",
                "notConnected": "Nenhuma TV escolhida",
                "connectionLost": "A ligação perdeu-se. Nova tentativa…",
                "connectionBack": "Ligado de novo.",
                "connecting": "À procura do Marquee…",
                "tryAgain": "Tentar de novo",
                "failed": "Não funcionou: {0}",
                "offline": "O Marquee não responde.",
                "chooseTitle": "Escolha uma TV",
                "chooseText": "Depois largue um filme aqui, ou escolha um da biblioteca.",
                "chooseSearching": "À procura de TVs e colunas…",
                "chooseAll": "Mostrar tudo",
                "readyTitle": "{0}: tudo pronto",
                "readyText": "Largue um filme aqui ou escolha um ficheiro.",
                "readyTextPhone": "Escolha um filme deste telefone ou da biblioteca.",
                "playsOn": "Agora em {0}",
                "startsOn": "A começar em {0}",
                "openPlayer": "Abrir o leitor",
                "openLibrary": "Abrir a biblioteca",
                "chooseFiles": "Escolher ficheiros",
                "dropTitle": "Largue um filme aqui",
                "dropText": "Também música ou uma imagem. Começa assim que tudo tiver chegado.",
                "dropTitlePhone": "Reproduzir algo deste telefone",
                "letGo": "Largue para reproduzir em {0}",
                "letGoNoDevice": "Largue e depois escolha uma TV",
                "isFolder": "{0} é uma pasta. Escolha os ficheiros que contém.",
                "isEmpty": "{0} está vazio.",
                "sentTitle": "Ficheiros enviados",
                "sentFromElsewhere": "De outro aparelho",
                "waitsForDevice": "Espera que escolha uma TV",
                "waitsForTurn": "Espera pelo fim do anterior",
                "sending": "{0} de {1}",
                "sendingLeft": "{0} de {1}, faltam {2}",
                "preparing": "A preparar",
                "playing": "A reproduzir",
                "over": "Terminado",
                "cancelled": "Cancelado",
                "brokeOff": "A ligação foi interrompida.",
                "cancelOf": "Cancelar {0}",
                "retryOf": "Tentar {0} de novo",
                "playNowOf": "Reproduzir {0} agora",
                "removeOf": "Tirar {0} da lista",
                "progressOf": "A enviar {0}",
                "castFailed": "{0} não começou: {1}",
                "castPreparing": "A preparar {0}",
                "continueTitle": "Continuar a ver",
                "libraryTitle": "Biblioteca",
                "libraryCount": "Para reproduzir: {0}",
                "libraryNone": "Ainda sem pastas",
                "libraryNoneText": "Inicie o Marquee com as pastas dos seus filmes, e ficarão aqui:",
                "libraryEmpty": "Não há nada para reproduzir aqui.",
                "libraryScanning": "A ver as pastas…",
                "libraryPath": "Onde está",
                "search": "Procurar na biblioteca",
                "searchClear": "Limpar a procura",
                "searchFound": "Encontrados: {0}",
                "searchNone": "Nada se chama “{0}”.",
                "searchNoneText": "Tente menos letras ou outra palavra.",
                "asPictures": "Como imagens",
                "asList": "Como lista",
                "kindFolder": "Pasta",
                "kindFilm": "Filme",
                "kindSong": "Música",
                "kindPicture": "Imagem",
                "subtitles": "Legendas: {0}",
                "subtitlesUnknown": "língua desconhecida",
                "watched": "Visto",
                "timeLeft": "faltam {0}",
                "playContinue": "Continuar em {0}",
                "playStart": "Do princípio",
                "play": "Reproduzir",
                "showPicture": "Mostrar",
                "playsThere": "Em {0}",
                "chooseNext": "A TV escolhe a seguir.",
                "markWatched": "Marcar como visto",
                "markNotWatched": "Marcar como não visto",
                "guestsTitle": "Convidados",
                "guestsText": "A ligação de um convidado comanda uma TV até o tempo acabar. Não mostra nem faz mais nada.",
                "guestDevice": "TV",
                "guestTime": "Durante quanto tempo",
                "guestNoDevices": "Ainda não foi encontrada nenhuma TV.",
                "guestMake": "Criar uma ligação",
                "guestLink": "Ligação para {0}",
                "guestLinkOnce": "Dê-a agora ao convidado: só é mostrada esta vez.",
                "guestLocal": "As ligações só servem nesta máquina. Inicie o Marquee com --lan para deixar entrar convidados.",
                "copy": "Copiar",
                "copied": "Copiado.",
                "share": "Partilhar",
                "guestsNow": "Convidados agora",
                "guestsNone": "Ninguém tem uma ligação.",
                "until": "Até {0}",
                "takeBack": "Retirar",
                "takeBackOf": "Retirar a ligação para {0}, {1}",
                "takenBack": "A ligação para {0} foi retirada.",
                "signTitle": "Abra o Marquee com a sua ligação",
                "signText": "Onde o Marquee corre, o terminal mostra um código QR e uma ligação. Leia o código com a câmara deste aparelho, ou cole aqui a ligação.",
                "signField": "Ligação ou token",
                "signOpen": "Abrir",
                "signWrong": "Esta ligação não é conhecida, ou o seu tempo acabou.",
                "signEmpty": "Cole primeiro a ligação.",
                "endedTitle": "Esta ligação acabou",
                "endedText": "Peça uma nova, e abra-a ou cole-a aqui.",
                "guestYours": "É convidado em {0}",
                "volume": "Volume",
                "guestIdle": "Agora nada está a tocar.",
                "guestTakenBack": "A sua ligação foi retirada, ou o seu tempo acabou.",
                "installTitle": "Tenha o Marquee no ecrã principal",
                "installApple": "Toque em Partilhar e depois em “Adicionar ao ecrã principal”.",
                "installMenu": "No menu do navegador, escolha “Adicionar ao ecrã principal”.",
                "installReady": "Abre como uma aplicação, numa janela própria.",
                "installPlain": "Esta página vem por HTTP simples, por isso torna-se um marcador com ícone. Por HTTPS seria instalada como aplicação, abriria sem rede e manteria o ecrã ligado enquanto envia um filme.",
                "install": "Instalar",
                "notNow": "Agora não"
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA5VYzW4cuRG++ykInaVBNkfdZmVp18BImlgTL3IsddfMMOom2yR7tLJhwNe8Q/bgBMhiF/DJ2Mte+038JFtFstlk\
            a4IgJ1vDj8X6/aqq378Q4qSW5uRcnDTOnJzy3wpa5B/W2rh+1w+/2vC7wx+dpYP39Af9aR9kx7BXRnRgQGhRaeVw+L3WHu8lHVZw\
            j42XBsahFTWIbvi0kwoy0Pc6vPhKDZ8rWVyX9wbMEx9+K+8bqR1W+c3verReqZMLrQ6yhlrb8ZjUUVg5rDeaAZeteP+nD7NDqXbh\
            dCkauQMjIAcp7S5GIQy6QbXvWxCbNwJtpZs9PTgXqNVKWzeJHH4e/q1Fh6bG/sziQtzoAwiHyoGTB/j68T/PJXwL1QNLWNH9Wosa\
            hdIHvXiuO4OGj6IzuuopBIS9BvO2R8zEOvO03IFUjN3ws2YUOCK2IJtoIOu67RUFQen+PPeF3m4bqXyYbsdXhGK8QdtpVeOk315r\
            ixvpGg+/9K4CETw3A1FOMeYldlpa0YDZ9UhIsZVNiwLe9vJU6D66m2VwBt2nVJi9eYdgqv0RxyC9bAVSija9Apt73V9cNj5Jryl0\
            lG/C9VMSG4T6KRlDHjn3xyxbuRkqWrM6YsbMiq2s9ijNFNQkYL3Xaua3KKamXEdKnQa3BGGBx33RNfBkb33AlztN5mOR+pZSwI3n\
            5JEWh5/J5hKkO1RrkoOeG5b3Rhqq8Aal0ybHZAUaQLlGpY+vKMvsZBia5IRUsrXRXXL1MS8WwOjtDbT3wy+taIffrayA/cKpJlvY\
            YbsQF8FAAdbKVlDahvBR8ZEG9D6X2OKZAikKr5ECXffv2LRmp2dBGO816L7TmdKeEc10tXSuR9/ol3iQVW4qh9jXAR4tGWmvdFOH\
            iJA0MfziAR1QRBdiTBdtJ796c5mWyT+LScxl27mnUQrZM3wSB3gnJzdY4okUh6skDYlic4Zl2JXR7WVj8ZECiqGUKQLOaAHkBGz2\
            qUQeQTqywExmX1riRfBKHrd4vLLpjcoudNgQTVE0KY5APcfIKSlJpzoSAFtHlf/+mw+zwxVuXQk4FVtoHFCU/pzAHcUPTJS1FOFP\
            MHmVpcMp1Kk4DiFQGzQtdbuJTypQFTaRcC/8H9npvdEPeLvdzhvIVksh2VRyd0dtZ1GKu91m0kyeawapAYTjyP7R6rwDsC03+jHA\
            soxnKDCFTNJaMiyKk2aUBqQpJeHkOb2jrmBvoxk+bwqtKsrZq9R2WIZvJYGMfOf5psCuj8di1tGpJfZT37kIP/imzsEYiy8wVoI9\
            nysi4kL3ysXRJS/moi1G7E1ki6VU5AxL5e6r0h6BjbT1SslKUq2kZkrGE0nFi5TaluT0NpCfPSVyoLIGw25iJjyfiU417Xv4nkqa\
            kg6eERFfXcyu3lEOqeRbpsWkRtYoI3gNbu+HAOr4gTum4uLm6x0W2q4hFY50g4C7aOifMOS0nY9RbNYl7IqC4HPkUnGADdNPEYAA\
            G/1/A979xOtARPL14z8J+fXjT4vn6NQ9qChQtKjI38TLhkynBsIMxs5r4GCmWgO7lpXrDcaJs9Whyyg7IVYyTH/+tKiKB8qNicDX\
            MD+iOAe6pXjnB3c6hOY69Lf8KKrj08m3u2Rnf+84wb2iKyQVa5j5bUT8VT0o/ejptRk+q13P4xKxsdpjlc23j+CoDfhQvCGrEnU4\
            2eLIpyOHTq8wscQ6nNUkPsPd8VziOwgPV1JVw+dOFhRVslOyZK8fM0fEGa4YhjZjc5otAX4uuYmZsJzmeho2KIt2vTQp9i2Yhx8m\
            H1DRUjFyzWpxyP3BuBvt/gvUs1yB3/kNJiet2RoTAUnJqSfUfjiqxhv8AjD9xBUFqOsTvThsO6KMCu7B0PbBF1vvIqEoBlt4J1qg\
            kYPZYlG8OfXpqSH7g40M69pLqlYunrc9/RMfKoDjiGMnalRjM8OxnlmPca0qFbiGh+ATw92DEcn2AreSKq1Lcd1i1ssCnWC3Klj0\
            cvj1DEJrE6AnH54LO3zhwSq4iJSji9w+3pWqrXQFfmNY2lGp32i75csWzYEcq/zFdvhEhKtoPDtK92dnDaigbY3yRy4L5ReQpJDN\
            tr7uKWRIJ6f0pl9lHCX492yUtXsIOc+bt6TZypQZRf2+TLiy04+gyKvUHnoesinIZSTSe9QsZXAJ513mfEdhHDfa1+hkVpzj0Th4\
            +EMB+eIcI3maTwR8LS3JyyNon2HGi8uy2sqdSoVG2wrMm6+w/ZEc89di+fmul98yBk99kfkprxlLi+ty+FJLWhj+8lrgzGVihdJ/\
            MImQ8Hg1/KsNmcAbxjg9+/WXOClukcc8zwpeSWzqsgjonqNhUuWwW1rZ0q6WH/xgYpe55LSdPOrrleKZ+oHXR/NokjGL7gtl0ixy\
            wXoTl7e8PxzVnRoT1tmnguLxILqExkCs/U7HbqU5Fng6AgroGYze4urORx2fzn/TvfFcNPwjo82yEx100wd6exP+lwt4Vcfk8cSh\
            Ij/QrAXkaiL58rlNmaZFchUZ+r98KhX5pWmSm2hm2efJq8iIiibD0DYljS2zm8uuize1X7ZakUghWzpbHpiWteSvP1yGz6Tmk1SU\
            fI2q9wSheYbqeSNTcPBLtTlNW93/L/c1fw6JmYqhd3KwoWtoBPIePBWKf/k7KFp5SNbwheTBXM66iZ++fGrFT4+CCbrTRny/2ayF\
            pQG04Qmbf5HWUjVro+DM+vbacvcmY3yRDp8pbXAh1vHuHbM9lXJ4jNPBa1poCVxqMiwFBnloJpl+aeUQBk804UMfqthK/cKUvnzM\
            bQrbg3/RZJ8qI6HH3GQCo6MPLz68+AMn1rKT5hUAAA==
            """)

    static let textsTrJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "b80b8e131f58f95d",
        text: #"""
            {
              "dir": "ltr",
              "name": "Türkçe",
              "texts": {
                "skip": "İçeriğe geç",
                "navLabel": "Sayfanın bölümleri",
                "navHome": "Başlangıç",
                "navLibrary": "Kitaplık",
                "navGuests": "Konuklar",
                "connectedTo": "{0} üzerinde",
                "connectingTo": "{0} cihazına bağlanıyor",
                "notConnected": "TV seçilmedi",
                "connectionLost": "Bağlantı koptu. Yeniden deneniyor…",
                "connectionBack": "Yeniden bağlandı.",
                "connecting": "Marquee aranıyor…",
                "tryAgain": "Yeniden dene",
                "failed": "Bu olmadı: {0}",
                "offline": "Marquee yanıt vermiyor.",
                "chooseTitle": "Bir TV seçin",
                "chooseText": "Sonra buraya bir film bırakın ya da kitaplıktan birini alın.",
                "chooseSearching": "TV'ler ve hoparlörler aranıyor…",
                "chooseAll": "Tümünü göster",
                "readyTitle": "{0} hazır",
                "readyText": "Buraya bir film bırakın ya da bir dosya seçin.",
                "readyTextPhone": "Bu telefondan ya da kitaplıktan bir film seçin.",
                "playsOn": "Şimdi {0} üzerinde",
                "startsOn": "{0} üzerinde başlıyor",
                "openPlayer": "Oynatıcıyı aç",
                "openLibrary": "Kitaplığı aç",
                "chooseFiles": "Dosya seç",
                "dropTitle": "Buraya bir film bırakın",
                "dropText": "Müzik ya da resim de olur. Tamamı gelince oynar.",
                "dropTitlePhone": "Bu telefondan bir şey oynat",
                "letGo": "{0} üzerinde oynatmak için bırakın",
                "letGoNoDevice": "Bırakın, sonra bir TV seçin",
                "isFolder": "{0} bir klasör. İçindeki dosyaları seçin.",
                "isEmpty": "{0} boş.",
                "sentTitle": "Gönderilen dosyalar",
                "sentFromElsewhere": "Başka bir cihazdan",
                "waitsForDevice": "Bir TV seçmenizi bekliyor",
                "waitsForTurn": "Öncekinin bitmesini bekliyor",
                "sending": "{0} / {1}",
                "sendingLeft": "{0} / {1}, kalan {2}",
                "preparing": "Hazırlanıyor",
                "playing": "Oynuyor",
                "over": "Bitti",
                "cancelled": "İptal edildi",
                "brokeOff": "Bağlantı kesildi.",
                "cancelOf": "{0} gönderimini iptal et",
                "retryOf": "{0} için yeniden dene",
                "playNowOf": "{0} şimdi oynat",
                "removeOf": "{0} listeden çıkar",
                "progressOf": "{0} gönderiliyor",
                "castFailed": "{0} başlamadı: {1}",
                "castPreparing": "{0} hazırlanıyor",
                "continueTitle": "İzlemeye devam et",
                "libraryTitle": "Kitaplık",
                "libraryCount": "Oynatılacaklar: {0}",
                "libraryNone": "Henüz klasör yok",
                "libraryNoneText": "Marquee'yi filmlerinizin olduğu klasörlerle başlatın, burada görünürler:",
                "libraryEmpty": "Burada oynatılacak bir şey yok.",
                "libraryScanning": "Klasörlere bakılıyor…",
                "libraryPath": "Bulunduğunuz yer",
                "search": "Kitaplıkta ara",
                "searchClear": "Aramayı temizle",
                "searchFound": "Bulunan: {0}",
                "searchNone": "“{0}” adında bir şey yok.",
                "searchNoneText": "Daha az harf ya da başka bir sözcük deneyin.",
                "asPictures": "Resim olarak",
                "asList": "Liste olarak",
                "kindFolder": "Klasör",
                "kindFilm": "Film",
                "kindSong": "Müzik",
                "kindPicture": "Resim",
                "subtitles": "Altyazılar: {0}",
                "subtitlesUnknown": "bilinmeyen dil",
                "watched": "İzlendi",
                "timeLeft": "{0} kaldı",
                "playContinue": "{0} noktasından devam et",
                "playStart": "Baştan",
                "play": "Oynat",
                "showPicture": "Göster",
                "playsThere": "{0} üzerinde oynar",
                "chooseNext": "TV'yi sonra seçersiniz.",
                "markWatched": "İzlendi olarak işaretle",
                "markNotWatched": "İzlenmedi olarak işaretle",
                "guestsTitle": "Konuklar",
                "guestsText": "Bir konuğun bağlantısı, süresi bitene kadar tek bir TV'yi yönetir. Başka bir şey göstermez ve yapmaz.",
                "guestDevice": "TV",
                "guestTime": "Ne kadar süre",
                "guestNoDevices": "Henüz TV bulunmadı.",
                "guestMake": "Bağlantı oluştur",
                "guestLink": "{0} için bağlantı",
                "guestLinkOnce": "Konuğunuza şimdi verin: yalnızca bu kez gösterilir.",
                "guestLocal": "Bağlantılar yalnızca bu makinede çalışır. Konuk almak için Marquee'yi --lan ile başlatın.",
                "copy": "Kopyala",
                "copied": "Kopyalandı.",
                "share": "Paylaş",
                "guestsNow": "Şu anki konuklar",
                "guestsNone": "Kimsede bağlantı yok.",
                "until": "Bitiş: {0}",
                "takeBack": "Geri al",
                "takeBackOf": "{0} bağlantısını geri al, {1}",
                "takenBack": "{0} bağlantısı geri alındı.",
                "signTitle": "Marquee'yi bağlantınızla açın",
                "signText": "Marquee'nin çalıştığı yerde, uçbirim bir QR kodu ve bir bağlantı gösterir. Kodu bu cihazın kamerasıyla tarayın ya da bağlantıyı buraya yapıştırın.",
                "signField": "Bağlantı ya da belirteç",
                "signOpen": "Aç",
                "signWrong": "Bu bağlantı bilinmiyor ya da süresi bitti.",
                "signEmpty": "Önce bağlantıyı yapıştırın.",
                "endedTitle": "Bu bağlantının süresi bitti",
                "endedText": "Yenisini isteyin, açın ya da buraya yapıştırın.",
                "guestYours": "{0} üzerinde konuksunuz",
                "volume": "Ses düzeyi",
                "guestIdle": "Şu anda bir şey oynamıyor.",
                "guestTakenBack": "Bağlantınız geri alındı ya da süresi bitti.",
                "installTitle": "Marquee'yi ana ekranınızda tutun",
                "installApple": "Paylaş'a, sonra “Ana Ekrana Ekle”ye dokunun.",
                "installMenu": "Tarayıcının menüsünde “Ana ekrana ekle”yi seçin.",
                "installReady": "Kendi penceresinde, uygulama gibi açılır.",
                "installPlain": "Bu sayfa düz HTTP ile gelir, bu yüzden simgeli bir yer imi olur. HTTPS ile uygulama olarak yüklenir, ağ olmadan açılır ve film gönderirken ekranı açık tutardı.",
                "install": "Yükle",
                "notNow": "Şimdi değil"
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA4VYvXLcOBLO/RQoJU60ur0LnUm2JW9ZlnTWnLc2xAwxMyiC4BwISsdRqcpPsdHdKTulVuJI2YxexE+yX+OHBDjS\
            XqAakWg0Gv3zfd28ecXYXiHN3hu2p6zZ26dnzStBLyabR1Nu7oV/a8W/bIPXN3jAY1PKFQltv0HCyO2dYAuxuXeyTsfVKZ8KRSKX\
            vJtzvX3QbLr5rjaPlcKGRPBD7c874k93iuvF9iHXI6eGm44kPkrLV2r7UCbLJ61onGF7H2vdloqbuDirtRYzK4pJTcs3P9+yzeMa\
            Z+tCjGSkXgxCM7nka5jL2ZRvyaLtQ1f3WnVt30bFzktfWIOLS1WJQo7V1vq0bqy/nFNltw+srFe2PWC/CS0LoRn+8B9O+PH1f7v7\
            j/ispP1ROphUbB8Odu9Agp+4+WcrBOMmGJ6otaY7XHCpU4V0fFyfc6n8rY5aVquK4xhE/OfbKFDP50pqkZ7T0TGWXQlT0SUGq5Z1\
            3YiJtMoHVxoWXaVHMsgslye1NvB5a3iHH8jP4VQ23T4YXlL24G3BWRlzwHJNUlJLxvGsRydfCm5my+CUyZfXSDoYyZb1ihu1+W7o\
            +Tkf+d2HSoUSqDaPevPIFpvvjRV9FhjBi66/HGWNy5nRerjY0f+5Ei0UdYMH756DHS0Xy9p7HXGxQol5rQv+kkf8ISNVK8W75txF\
            /um/sioke7YeGsuNDXKZABIP1ZlVQr0S+gJqhYOP805zZPcMIshxPpQwiT1Tw9u7XMz7/RgJ6Ir5Xe+PKFCYejWk00suzaSD/z/h\
            FrIM3jKikRWyHvndmgM24RWvYMlCILFneItrDEncn/lCAOj8pzvRuW027lLCnuxCjpepeMkkRWbXZLftrH4nruTMnxUl9lnja+O5\
            IpLNca0KHwQ6kIQAgw1y/IARPNPhpfQZBnjEZUe5IZv31cp2vYL66a5fa4S2vddPNt+hyyBGuleXCh6bunqvGnG9FKaH9NLb7VAV\
            Povy11xaWG6S6w63qwBOa8mmolQyybi4Z9Ial6Gb3xGyEghAkbAVIqt3N8GwIsAA3e4v7Oavt6O1UzG32fo+K3E3zW7+1ouujABy\
            BEUfXLGPqYFqLAigGtq0VK58fI6ktQNJcFivAuBuv60sVwwcogYamZq6FOfz+ZhAcFFIHeSKzufxCosQporcIb1eO2AKWGCQ9bnY\
            PUMGdJuz+noQfbpzuJGluhEV7jbIKAmUJE2bewDSkB0rUy9Qec2ukVmsZryxxz0JuWR0TUFkoiFyJHmRhmTA4HFYwI8gx3bgou23\
            tRKV6ATue8WrxDnK41QvudNwBIG3dattgnqKzzi1HhlZBtmzgBwfBHhkHUuTdXX5jGAPWZ5dX3fS4Rt1TFQRGqhVtNu7NqrBggrY\
            THYAKYg/AXNwr3HMRSJvRif15X7khevkFgOmwcKD0cZLpJoODv/YW0AGAKbUmErDpgtul/4w1WpnvW7XrBNJhRJVZ/62nMg5F3ir\
            8ENShwYJQSxjRSURylzsGLEp+vO4zmLiRWJIfnz9N9Z+fP0Po/zSgYp3Lj9siuF5x5cwcI2EM/NI4gPUwS3r2eaxdOXUJUDLmws5\
            s63xFPfZMVGNtOHlIHEqfcNIv2K0CqgrBrAPAcgWkSu05H6T92itFgMTpivBoN6e/s7t1FIVOEsPle2otMYZ3gv9Q5e6vnaYPEVF\
            ayouoIlUA3Lb2TIiHUKmB5CzshIpAAN5EYwUhd6GAo4SukZ+NC5geqeEacMldTGRf+zAObTWV21/iWV9nXjhJG/0XN80iXy2S+gm\
            71/OQoKg4UTpetYmQhOGuGndZ0LFTfnrrk9CvJl8uuMA6iG1Sf6stjtbaOh4cdPCjUYDmI3mo7Acm1RqGyBB5RmnDGAC3IzuAzCC\
            5CCSRUYjQgU3KL4yNCR01Q5wLqxEy5Fwvquk0DlXYk39d8dXFR/84GwYWoDJl2xhIv1keBbPdIZkIrFfahKIRRMxpdp3rJEf9YmX\
            YsSm6AORJG3ullOpy5wiB5fsCJ7rWe9gj248kuUVpcob3FqBk9YzGm9A3+voFNSKyQ08rWdc5RYiZLkC9JAYwpCAm3uafJ7QScPv\
            LrwYhYYOMyGRn36idkZmXJEMkCvfmuMXbU/yWvpcCwvZ1NkA+9ytL3inoDPPKjQOftRoGddoPstncy/i8EdZNcLNGH1UUvwF10oV\
            2ickeQZBFgGNM/IJHAoHjJeGniNLa+26frdjP+0saFs/du/silsIfVJvyIXuCy3x+7CXwqc4TTxJy++2jSifutkYWBvmJJBlIfZZ\
            u7mnibdyxfX3z/Bq0VJR0WPiu5hcLikggZSJ3zRQR5UwBJ4IGgNMEo/2c2ivgsg1DOIo2GCJSXOGLD+WQhWjagqaME0ZmwxvJH6O\
            QdCxSf76VxPICaNVcgnPI9QcBp0JCFmZ2dG3M24eGF3jBfuBtqJIxsk8Ujo/Ld8U4kUfUNzAQUQNlt8PsY0u+FP3ufz/rW5Ns0sr\
            rlYagpEofQWM8kh4KRpWkGgnM1W/FP4ivuDSRoZIqnKdWX74JE3zoyxN8xz/U/dL3WC8UM+lPtecidJ9YSGlUGFb2+rRzsPVSqUw\
            8prHYRfN2SFUvCcV9KMEGjXq2esSvtFjEz4J3ToK8Tk9C3GsiBJgOzk2aBReowga5c447BV+po8vDp0cMyN5Z4I8oF0ldouWxhK2\
            kFPpA68IhUc6LlT42oYEa+gzqAse+zCZXDgwpq8Ohnp28OfjmuYmtGD00sUPVc8wxIUvFbTp0u3qDw/Ej724iyZNiKP/cAe0760i\
            iHBfSeLMZRD6GBsvVlJwuEkhLVzBpbo7IPkC2sO7I7lCbO8A0Fi9fXX76g8msWtqVBYAAA==
            """)

    static let textsZhJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "bd23221b2acc4c7c",
        text: #"""
            {
              "dir": "ltr",
              "name": "中文",
              "texts": {
                "skip": "跳到内容",
                "navLabel": "页面分区",
                "navHome": "开始",
                "navLibrary": "媒体库",
                "navGuests": "访客",
                "connectedTo": "在“{0}”上",
                "connectingTo": "正在连接“{0}”",
                "notConnected": "尚未选择电视",
                "connectionLost": "连接已断开，正在重试…",
                "connectionBack": "已重新连接。",
                "connecting": "正在寻找 Marquee…",
                "tryAgain": "重试",
                "failed": "没有成功：{0}",
                "offline": "Marquee 没有响应。",
                "chooseTitle": "选择电视",
                "chooseText": "然后把影片拖到这里，或从媒体库中选择。",
                "chooseSearching": "正在寻找电视和音箱…",
                "chooseAll": "全部显示",
                "readyTitle": "“{0}”已就绪",
                "readyText": "把影片拖到这里，或选择文件。",
                "readyTextPhone": "从这部手机或媒体库中选择影片。",
                "playsOn": "正在“{0}”上播放",
                "startsOn": "正在“{0}”上开始",
                "openPlayer": "打开播放器",
                "openLibrary": "打开媒体库",
                "chooseFiles": "选择文件",
                "dropTitle": "把影片拖到这里",
                "dropText": "歌曲和图片也可以。全部传到后即开始播放。",
                "dropTitlePhone": "播放这部手机里的内容",
                "letGo": "松开即可在“{0}”上播放",
                "letGoNoDevice": "松开，然后选择电视",
                "isFolder": "{0} 是文件夹。请选择其中的文件。",
                "isEmpty": "{0} 是空的。",
                "sentTitle": "已发送的文件",
                "sentFromElsewhere": "来自其他设备",
                "waitsForDevice": "等待选择电视",
                "waitsForTurn": "等待前一个结束",
                "sending": "{0} / {1}",
                "sendingLeft": "{0} / {1}，剩余 {2}",
                "preparing": "正在准备",
                "playing": "正在播放",
                "over": "已结束",
                "cancelled": "已取消",
                "brokeOff": "连接中断了。",
                "cancelOf": "取消 {0}",
                "retryOf": "重试 {0}",
                "playNowOf": "立即播放 {0}",
                "removeOf": "从列表中移除 {0}",
                "progressOf": "正在发送 {0}",
                "castFailed": "{0} 没有开始：{1}",
                "castPreparing": "正在准备 {0}",
                "continueTitle": "继续观看",
                "libraryTitle": "媒体库",
                "libraryCount": "可播放：{0}",
                "libraryNone": "还没有文件夹",
                "libraryNoneText": "启动 Marquee 时指定影片所在的文件夹，它们就会显示在这里：",
                "libraryEmpty": "这里没有可播放的内容。",
                "libraryScanning": "正在查看文件夹…",
                "libraryPath": "当前位置",
                "search": "搜索媒体库",
                "searchClear": "清除搜索",
                "searchFound": "找到：{0}",
                "searchNone": "没有名为“{0}”的内容。",
                "searchNoneText": "请减少字数，或换个词。",
                "asPictures": "以图片显示",
                "asList": "以列表显示",
                "kindFolder": "文件夹",
                "kindFilm": "影片",
                "kindSong": "歌曲",
                "kindPicture": "图片",
                "subtitles": "字幕：{0}",
                "subtitlesUnknown": "未知语言",
                "watched": "已看完",
                "timeLeft": "剩余 {0}",
                "playContinue": "从 {0} 继续",
                "playStart": "从头播放",
                "play": "播放",
                "showPicture": "显示",
                "playsThere": "在“{0}”上播放",
                "chooseNext": "接下来选择电视。",
                "markWatched": "标记为已看",
                "markNotWatched": "标记为未看",
                "guestsTitle": "访客",
                "guestsText": "访客链接在到期前可控制一台电视，此外不显示也不能做任何事。",
                "guestDevice": "电视",
                "guestTime": "多长时间",
                "guestNoDevices": "还没有找到电视。",
                "guestMake": "创建链接",
                "guestLink": "“{0}”的链接",
                "guestLinkOnce": "请现在交给访客：仅显示这一次。",
                "guestLocal": "链接仅在本机可用。用 --lan 启动 Marquee 即可让访客加入。",
                "copy": "复制",
                "copied": "已复制。",
                "share": "分享",
                "guestsNow": "当前访客",
                "guestsNone": "没有人持有链接。",
                "until": "直到 {0}",
                "takeBack": "收回",
                "takeBackOf": "收回“{0}”的链接，{1}",
                "takenBack": "“{0}”的链接已收回。",
                "signTitle": "用链接打开 Marquee",
                "signText": "运行 Marquee 的终端会显示二维码和链接。请用本设备的相机扫描，或把链接粘贴到这里。",
                "signField": "链接或令牌",
                "signOpen": "打开",
                "signWrong": "此链接无法识别，或已到期。",
                "signEmpty": "请先粘贴链接。",
                "endedTitle": "此链接已结束",
                "endedText": "请索取新的链接，打开它或粘贴到这里。",
                "guestYours": "你是“{0}”的访客",
                "volume": "音量",
                "guestIdle": "现在没有播放任何内容。",
                "guestTakenBack": "你的链接已被收回，或已到期。",
                "installTitle": "把 Marquee 放到主屏幕",
                "installApple": "轻点“分享”，然后选择“添加到主屏幕”。",
                "installMenu": "在浏览器菜单中选择“添加到主屏幕”。",
                "installReady": "它会像应用一样在自己的窗口中打开。",
                "installPlain": "此页面通过普通 HTTP 提供，因此只会成为带图标的书签。通过 HTTPS 则可安装为应用、离线打开，并在发送影片时保持屏幕常亮。",
                "install": "安装",
                "notNow": "以后再说"
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA41YW1PbWBJ+z69w8TxTuzOP+5bNDjNbRYBa2JraR8UWoEJIXlkOS1GpcsKAbbCxJ4AJxgyXOMGB+AIhYCww/yWj\
            I8lP8xemz2ldjmxI7UuC3d/p092n++tuLz6KRIZikjb0t8iQrGtD39DPijAn0i/Mdt0qpfE7XfyfnoAvF+EDfEzMSnEKca4+kUyL\
            rCyTxjUDsuPPR4RnokzlvcPPvb0jklkhuQ4n/0nFG8hNihyv8QelZ5qgLTDZyWvzdoN0Njjxj0kxwcwYchp3pHHkiaKqoohRXYxN\
            quxopfYlVVn864svqT2zvdqHkpRphFn1t4B07n6z1t/5eP82VX/iaWU6W2WrctJLZa21D/bmZ+d4pV+tqoyoCZ0Zx1SSq3OrVAcX\
            /7jJ4VW9dN5pbn1JvR88+nchOsuuuToHlFVqoY7fU68GrQ9sJ03DynYjTwXtv0lR5BTr2sLjaUFS2BuwWz3JlCDJ6JF1fmhVslam\
            SFb3/7gpg/seRp2akiWFvZCrOoJgspEnnU3eqBlVTYiTki4z9L3hQQjkD0XYv1yS4rq1ukpuz+xs2lorQf44dzu9dI6GKVMyjXX/\
            5SEBUePAjROioEVn7okF3k1e53r7n+zGGR9rdvCxzPKSLNd6SzXrTdeu+nmpiUJswXfFTwh4EdI6s42TMM715yueoOlQQaZxyTng\
            Hx+fUTHG4DI9B/Zk16xKB44ORgAv4dTEZWEhMaYE/vMZb72uW5tdD5rQBU1/EBuuQTUuKuOgWmSUYGU3QIzayE6NB3GViqiBesWA\
            D0O6JYLcwHB4kJimxv2I3xvKENKLeT1n7Z7DG5PdLsDN631SaJoGLRZ8V/PmgLJScZ3kP6F76AIXPv9m/xUQwj8EXG+XfwmTmyzq\
            PyJ57HWparig0Pxq9NmJUfUf4nMpKgYnIUewFu6rGSkxrMoxfANQG7HeNDFwpHoNTjjNKzcrli8hQ8DIgSyTEj/MxfUFToH9oQNA\
            DpIQFd0PPs3ywq+91EtfGQ8b1tS5H+SEOD8jaq4P75z0Cb3eKDmNLqmmPfi8IOlgvRb4a9ezpLt8n5sedjKpKQGSZPNmO2W2T2xj\
            w9rb5+yIuQVPPfpLZPG7F32yEXFKD8khyCT7wbzdiSx+74PjmhgXtDB3pFc4F2hphcThB1Wf48NAyMIWRgUlKsouu7KAlqzLjCd9\
            pqmz4tjUVNAgWH+tm50Vnt6YjjGGwvMRjpg1EYgdhcjqvJCaParOo9g+XYPcRMPDGubAfsRQqs1sO4c1mkPHRm+nGlKnqdOamEgg\
            1o0TSxEeFRUS+rDfUliqYadgZUfbynch7PhDwQ8pVRXoc8mgr9jGsW3UneNXdsVnKhkJKMjgfv5xAU/UpKJjOJsYj3Czc2GjLg04\
            d2/cxugV3D1Aj4lIsUlWaxG/SW5fWrk0aZRdHsumwD2/oEAVzcfGkml8hI5i3pSx/7AZBNtGue8uv4YR4IbW88MnJy5/3IMTkEdK\
            OIf330HwfEu4xugeGRf0GeYTBBEq8DZv3zaC+qLtlikrVuyLo4FYI+CJDP8xVHsZsgmxYcgwvAZOH9kucHT4KRDivYTrbRHYoOPT\
            630+B8e8dwGCJOkCaf1K6tvWVgv7sZU/AlJxmnnuqJAYl6J6UsMWBT0EW0p4MBASIxIOdhTAKiYMmJWUWEDYA4nDxJI8h9GlmcFL\
            JlTvmWhX4yWuaewYM8t3OPlMp2nPjAYXyfVWXyA9wL+VWUWdx85fObH33znNulNLBQSsR2d8voL8IA2/4+rSnOgRqkeiYbJ54pap\
            yyVUHMFK5VETdPrw6KZ6EeZSCgiar2/+jDrPOR8ONht8Jr1G9NXWixPIqDc2UMZdg87FtyIuF+YEbfbnICDWQdpptCD3MDI8alTV\
            7wPSCAfAabar+PQUXlhcoZeuTNbb6NKtAQgx07Iq+1CEtNLXj0kGmnyKFFpoMdsmqqRaMtt5jAwMQPC3s3RLXpZNwzBvt8zOGucY\
            u4zrx6EezISTkruPVcu9rTugsd72RQjgzS+JMEWyGh4IJDvxVJhFlZldYnTQtxBgRFJmQ4M2lPYDsDEFLYeyttdbECGzU7WNHQwb\
            ZL5pLGMkgCYhVNbHw35rRtSogAspuwEOUEqsfIQpD4Jsb9bgAPwb+fZbWVAifbSOQ57T+IAXktUDshzezOK4sVbz8Fbct1IwCjAR\
            z1kzgpvAmRWzcxrOC+jiARPflzhhijQ7HSv3Ev5A57hboPNJzG179wJeii9gHd7HWzqtzUuy+1u/xG38TDb4SJCGXGunZ/wddhBM\
            V2Gmh4+ANK0EDX6zhkjcJbzQh7BesdwVncOc/zhwh21k7NOm30/NTs42LuyDl3QL9CJCU2eTvjhOq/TUbpsuW9lTq1BwG8TqKuLt\
            8zfOxYW/g/QZPSyJcizIJbazVu1sjseMwYYUrEa85GfN5/uqq2D7wPq05TRXSOYUDaEJwzig7+ZgHID+tpxBMwceHWZhMRZsVd41\
            A+Mq4oKOSfs6TJylFv/G7m7XWAKzHg4Ly8r/qEkN2+jtAewbfBaEc/i5KieRb2BJ76ULIS3/jLkZwQrd5RnG6khtA90fCYzPP7if\
            zzzn6BST7+HgSgrsyLLMr6LBULdJSc5sG+SsAI2278jjeNzl91vDfgVjVQULGvzu2/BAZF0ZlDw4bQAbNOOpqCTd3mZ9LjjHGVi9\
            nUKF5Lf8nwP+f2X/oj83MG0weN6UyVKBdDahFChPHlzR2RP2uKszWhAn26Twli4l7M0HVY3L7i9KNKfYD3u9VNm5S1s7Dfgj8tPk\
            5HjEKhTN7i6dc3cPaJsqnNC6zBRpH22/hzEGuiXcZV6/t+t0H0cN7OxEhGR26DbdyDpvl+kBZujvsJO+N+zOHZpFVV9f+ruIO2lv\
            X5p3e0CCGAjSbpudxqADGAaqnfuVzyVbOtoV18kKbFUXQyB88ejFoz8B+QuAMx4VAAA=
            """)

    static let tvJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "036ed61e5be069b8",
        text: #"""
            // A TV with what it shows: the picture of what plays and its light on the wall behind, or a dark screen with our sign.
            import { castClient } from '/cast/client.js';
            import { el, setAttribute } from '/cast/base.js';
            import { icon } from '/cast/icons.js';

            function image(className) {
              const made = el(`img.${className}`, { alt: '', decoding: 'async', hidden: true });
              made.addEventListener('load', () => (made.hidden = false));
              made.addEventListener('error', () => (made.hidden = true));
              return made;
            }

            export function makeTV() {
              const light = image('tv-light');
              const shown = image('tv-image');
              const bars = el('span.tv-bars', { hidden: true }, el('i'), el('i'), el('i'));
              const screen = el('div.tv-screen', {}, el('div.tv-idle', {}, el('img.tv-sign', { src: '/icon.svg', alt: '' }),
                icon('cast', 'tv-cast')), shown, bars);
              const element = el('div.tv', { 'aria-hidden': 'true' }, light, el('div.tv-case', {}, screen), el('div.tv-foot'));
              let url = null;
              return {
                element,
                draw() {
                  const media = castClient.state('media') ?? null;
                  const { state = 'notConnected' } = castClient.state('button') ?? {};
                  const next = media?.image ? new URL(media.image, castClient.base).href : null;
                  if (next !== url) {
                    url = next;
                    for (const place of [light, shown]) {
                      place.hidden = true;
                      if (url) place.src = url;
                      else place.removeAttribute('src');
                    }
                  }
                  setAttribute(element, 'data-state', media ? 'plays' : state);
                  setAttribute(bars, 'hidden', !media);
                  setAttribute(bars, 'data-runs', media?.playerState === 'playing');
                },
              };
            }

            """#,
        gzip: """
            H4sIAAAAAAACA31UTW/bMAy951ewwADZgOvcG2RBUexW7LB1vQwDqlpMrFWWAklOWgT576MoJ7G7rbnUJR/f45c4n8MtPDzCXscW\
            9q2MoCOE1u3DDcQWYaub2HsEt87erZFvAaRVhAtg9KaN4CxD99IYeMZWW1WB8yBBSf8CofGINgu43kPQG1vPdLd1PsIBGhnindFo\
            Ixxh7V0HYp5s84aN9e8gFhc0mgoCxtsYvX7uI76LeZYB30XohtKbopIpZNhs3dsmaoLoTm6waIwM4avssITDDCABI3RSISxJu3jS\
            3ab+dDijjk8VSUgTb0CIChQ2Tmm7of9keLMNmVqtFFrqpe8p2XJBpImulkp92VF99zpEtOgLYZxUFFCUsPwMBYNyMEmvpQlYfhSN\
            3jv/v/AknqM90jQtkyxmx9kMX7lN5y508gUfHotx9XnGy6FBIu6u2SKYL0PSvtgJhL/GkGfpQ+6hCFtpa8Ikk0j9m/aoYpAW5d8f\
            Y8m8VZlR6V0izLZEOZAMdq0MjqxphglNe8jywTc0MN6KOuw2ZBsGSvOqSBB4hwqRdoecqTz+LCkxrrzi6kbJocEuLfQ4O5YS0mt5\
            nesVJJEqFqlkbukkaZI4JZ3rKifutXNxaIjBCL03pGZ7Y0ZTPnDyQzK5EuXlfphu+g37jUpLCr88xTpEGWmS7BElrFZn7ksYdS6h\
            KFBYF++ctdhEVFTPP7nouUZnM9nhOKWy+Jq6xXKrmpcHSBL38OPbfcHmbK3GxOm1l3XrcQ03k/z0GgqmvFouU2suBcOpU+RdnG1r\
            ulZFzoTuW8PX7ucwEp7wrzEDZND0eS1G7iTPqhlH+wWcxhiD9KAHv8fO7fB80uiB+CY/nfw7zqZ/x/evOE0XhJJRXnOvaW3ySFcg\
            +F4L6g97zqwTjrS9RDCsZQVXHP0hlsV8b8NJa1UnJfTf80pQ31majuGplGPawGO6On8AfHeVBHQGAAA=
            """)

    static let uploadListJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "0c379ec8e0b2e85a",
        text: #"""
            // The list of sent files: how far each is, what may be done about it.
            import { el, setAttribute, setText } from '/cast/base.js';
            import { icon, setIcon } from '/cast/icons.js';
            import { cancelUpload, canRetry, onUploads, playNow, removeUpload, retryUpload, shownUploads } from './uploads.js';
            import { sayFailed } from './shell.js';
            import { size, span, w } from './words.js';

            const running = new Set(['sending', 'receiving']);
            const over = new Set(['done', 'failed', 'cancelled']);
            const icons = {
              failed: 'warning', playing: 'play', done: 'check', cancelled: 'close', waitsForDevice: 'cast', waitsForTurn: 'clock',
            };

            function sentence({ state, bytes, total, left, error }) {
              const amount = [size(bytes), size(total)];
              switch (state) {
                case 'sending': case 'receiving':
                  return left > 5 ? w('sendingLeft', ...amount, span(left)) : w('sending', ...amount);
                case 'failed': return w('failed', error ?? w('brokeOff'));
                case 'done': return w('over');
                default: return w(state);
              }
            }

            /** One of them; keeps its elements, so that the focus stays. */
            function makeRow(id) {
              const disc = el('span.disc');
              const name = el('span.row-title', { dir: 'auto' });
              const text = el('span.row-text');
              const bar = el('span.bar', { role: 'progressbar', 'aria-valuemin': 0, 'aria-valuemax': 100 }, el('span.bar-fill'));
              const button = (picture, does) => {
                const made = el('button.icon-button', { onclick: does });
                setIcon(made, picture);
                return made;
              };
              const now = button('play', () => playNow(id));
              const again = button('retry', () => retryUpload(id));
              const cancel = button('close', () => cancelUpload(id).catch(sayFailed));
              const remove = button('close', () => removeUpload(id));
              const row = el('li.row', {}, disc, el('span.row-texts', {}, name, text, bar), now, again, cancel, remove);
              return {
                row,
                draw(upload) {
                  const { state, bytes, total, isMine } = upload;
                  setAttribute(row, 'data-state', state);
                  setIcon(disc, icons[state] ?? 'send');
                  setText(name, upload.name);
                  setText(text, [sentence(upload), isMine ? null : w('sentFromElsewhere')].filter(Boolean).join(' · '));
                  const share = total ? Math.floor(bytes / total * 100) : 0;
                  setAttribute(bar, 'hidden', !running.has(state));
                  setAttribute(bar, 'aria-label', w('progressOf', upload.name));
                  setAttribute(bar, 'aria-valuenow', share);
                  bar.firstChild.style.setProperty('--at', (total ? bytes / total : 0).toFixed(4));
                  const mayRetry = isMine && (state === 'failed' || state === 'cancelled') && canRetry(id);
                  for (const [made, key, isThere] of [
                    [now, 'playNowOf', isMine && state === 'waitsForTurn'], [again, 'retryOf', mayRetry],
                    [cancel, 'cancelOf', !over.has(state)], [remove, 'removeOf', over.has(state)],
                  ]) {
                    setAttribute(made, 'hidden', !isThere);
                    setAttribute(made, 'aria-label', w(key, upload.name));
                  }
                },
              };
            }

            /** The section; hidden while there are none. */
            export function makeUploadList() {
              const rows = new Map();
              const list = el('ul.rows', { role: 'list' });
              const element = el('section.part.uploads', { 'aria-labelledby': 'uploads-title', hidden: true },
                el('h2.part-title', { id: 'uploads-title', tabindex: -1 }, w('sentTitle')), list);

              function draw() {
                const uploads = shownUploads();
                element.hidden = uploads.length === 0;
                const wanted = new Set(uploads.map(({ id }) => id));
                const hadFocus = list.contains(document.activeElement);
                for (const [id, { row }] of rows) if (!wanted.has(id)) (row.remove(), rows.delete(id));
                uploads.forEach((upload, place) => {
                  if (!rows.has(upload.id)) rows.set(upload.id, makeRow(upload.id));
                  const { row, draw: drawRow } = rows.get(upload.id);
                  if (list.children[place] !== row) list.insertBefore(row, list.children[place] ?? null);
                  drawRow(upload);
                });
                // The button that was pressed is gone: the focus stays near.
                if (hadFocus && (document.activeElement === document.body || !document.activeElement?.checkVisibility?.())) {
                  (list.querySelector('button:not([hidden])') ?? document.getElementById('main')).focus();
                }
              }
              let end = null;
              return {
                element,
                enter() {
                  end ??= onUploads(draw);
                  draw();
                },
                leave() {
                  end?.();
                  end = null;
                },
              };
            }

            """#,
        gzip: """
            H4sIAAAAAAACA4VXwXIbNwy96yvgS5brkVZJp71Io3iaNp7JTNN0ErcXjw7ULmUxXi1VkrKsJvqu3vtlBUByRclOe4ij5QIg8AA8\
            YMdjuFkpaLXzYJbgVOdhqVvlJrAyO1hKC0rWK9BuCLuV9LCWe1goaEynQC7M1oP21UCvN8Z6+AKqHaIR/6P3Vi+2XvHTjXr0cICl\
            NWsoxrV0fryQTlWfXTE9quradCz+Dn+cidM7dyZfy65W7e+b1shmSE8flbf7IZgunKHHm1bufzW7IVi1Ng8qyVoSTA8O40wa/a3V\
            eBtOzu50cn8tEZ4mk3Qr1bbncvovCn0jMaJdJrszNtkcUEge7LbrdHcHM+jUDj4pL24LzEKDZ8UQCqtqpR/oYV5OowpGYk/kKRkk\
            vGTX6FfAhh6Oaowh6n0ZAATJCRQ7abtwFWGFv/CMfuEBWcWneqXq+2IIvUk6a42jG3dSe3dt7M/qQdcsjMnKzm+2tgviZGJwwKiX\
            2672GhNMpabQpEC0vKRKWey9wqR54yVWUauWfgjKWmPhULLXIQ65Nlus0hncEsqCtcohQy5Yt5xPUdjttMfCFWw86KMFLDvo8Z3E\
            5yPIE5YCqhB0nX2A1/ADXMFOJLVf8BBjrKoqeBLyLEi2LGGSSeZS5TRzICZqku5BlT53IeIrvnFhzb36sFwW5Yk65ztXpooookij\
            lnLb+ux1QIDeHgaHwWB8eQkfsHux3f1Kradwr9TGYRs77F61xrRgEpzBl9juKAFLU28dJWnvKrgcH1O4lvfqo9kJ3eT5abSrMTuq\
            RRwQmIqeg3PhfSfXKn9vzW7ktW+poL6gtsWKkVtvCkz7UcsTh5xr4VlueSFtLoKPbNKalmpzY82dVc6F40JaLUcPst2qte4QzZen\
            Z/IRz169fAmH4YnFEbJjG/MRb916j2DMQGx0jZArah0sSZi9TlXHcmvZpLiDSkUdOQq/2VHT1a2u7yesH6OHxIiC9LFNwx3xXcwx\
            veL8Zigje8+ibyK1tGCnIitS2rIw5J3UXabCJNnrZJR5phd4IVNM5BAUc5YmzaqW2JaiJ9LcVGDpb5rKSfzMCcvRErStptIgODFx\
            VHrDpzXj4muqxCFX1pBqB0mko2HBSCTCS7ODL4twh6yitWHoOCt3IsyLxDPJr29wm3bvNXbgAX0OetOolY9OQRdgs0svR2wFvT62\
            cl4ZIUzm91uWmBN/MAsVuTDNYRGCDtdW9PBEIgBy2xN0DK13+wq6bdv2TOevcbi9bZ3arZRVRTmvsEW8suKNwcaTXVl9NhqTCf/8\
            DT2RJYDcSlrKOAODlt9Lv6qWrTE2EDuM46tLakai15fPYoXpQ6xWumkU9dJFHKvVSrrIf+V/6HHft3KhWhpeoqeKD8viFKr/NcLk\
            0XEBcmi9AsogLtb5n1a6bSrn962q0Mpv1myU9XtRjEaS5opIUJzGj4GXlTfX+lE14vtzGHEr4+0HkYxJevEijj6YzWb9xIGvXyE7\
            Pa4JJSmkHYqaK9lf4jAS4ZLbwED3ak+lcEPZntMUuY2iALfcP0UkGEbv6E52b74fFHOstdhygXRYL0U0Hx6tp46MfrPcBc2+LM1k\
            LXQsm6MfLPdELJqdH1v2LKsh2qymYsw9NM/Ln9USo/VsCR34/8Mw8HYczLSMO8XjdQrhaty7MXc0ibFTqFs6HP88iNUjr5sn8zjQ\
            4y+4z4t8KCOXuLgzvpcbkVEnr/6BO7ctUaTLhya9PR3EcUdIgzb4Wm2k9VXcmVk/wwHra7HHaVrE9/20D/FNwNutCkAAG119x/ay\
            rUA3z6h7udBdox4nMHpFYzrS0Q2/LpGvyHn0nPbdBBFzdXkyl6NZDCj/FBAxTzHcKuYiEbarWtXd+RXXc6SkYG4nkTabbD9PCmvE\
            XVAotM7iOEsTLCmuZHPNm9aMHa/w1GNXONHgKfsgMYYH9TZ4FHXz/tRNyBx+cXBjUjJL0EsQF8ErbgC6F2i4VKE9BCJFklWDsWId\
            H/1KnuMdb/EjUMRQ+FuhVtmCA+EStkJXxHrnm/jQ9ThU5GRaHDO56dnc5OFH2Zrw348UFCLD1u5ya70muRCAI4a1qrtlN+dwMWO9\
            MsCKiCLfvlEYVByxzypdhSnXW49OpGEYjtOKNg5f0XET5MV5Jx1saIZgLWgHd/wxdbZNY4ngVBgk5/sCIO5+Pulcbv2rhWn2xOgX\
            zwtfVfzt9od2eqFb7fdXlSjLI98FtP7cKrv/hKmvPQ7duJpOOoMflqHm5yVOB4SjvwThjze82b9rRLHGKsV+qziy1DeHQfiHJQW4\
            h1A/IJxPlqjYXrH3O1objg6S3tXV7PhFLygLJynprwsWcN+ggs4tUNDTzODRkZx8/wV7qiEUCBEAAA==
            """)

    static let uploadsJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "bbc0327cdbf6270a",
        text: #"""
            // Files on their way to the TV: those of this page, and what the server tells of all. One is sent at a time, and the
            // next one of several when the one before is over, since each plays as soon as it is there.
            import { castClient, newID } from '/cast/client.js';
            import { address, connectedDevice, deleteUpload } from './api.js';
            import { whenConnected } from './device.js';
            import { say } from './shell.js';
            import { w } from './words.js';

            const overStates = new Set(['done', 'failed', 'cancelled']);
            const mine = new Map(); // by id, in the order in which they were chosen
            const hidden = new Set();
            const followers = new Set();
            let batches = 0;
            let isPlanned = false;

            /** Calls `does` with each change, once a turn. Gives the function that ends it. */
            export function onUploads(does) {
              followers.add(does);
              return () => followers.delete(does);
            }

            function changed() {
              if (isPlanned) return;
              isPlanned = true;
              queueMicrotask(() => {
                isPlanned = false;
                followers.forEach((does) => does());
              });
            }

            const told = () => castClient.state('uploads')?.uploads ?? [];
            const toldOf = (id) => told().find((upload) => upload.id === id);

            /** What became of one of ours: the server knows more once it has all of it. */
            function stateOf(upload) {
              const server = toldOf(upload.id);
              if (server && (upload.state === 'sent' || overStates.has(server.state))) return server.state;
              if (upload.state === 'sent') return upload.wasTold ? 'done' : 'preparing';
              return upload.state;
            }

            /**
             * All that a person wants to see of them: ours in their order, then those of others, newest first.
             * `state`: waitsForDevice, waitsForTurn, sending, receiving, preparing, playing, done, failed, cancelled.
             */
            export function shownUploads() {
              const ours = [...mine.values()].map((upload) => {
                const server = toldOf(upload.id);
                const state = stateOf(upload);
                const error = upload.error ?? server?.error ?? null;
                return { ...upload, state, error: state === 'failed' ? server?.error ?? error : null, isMine: true };
              });
              const others = told().filter(({ id }) => !mine.has(id)).map((upload) => ({ ...upload, isMine: false }));
              return [...ours, ...others].filter(({ id }) => !hidden.has(id));
            }

            /** Takes files in. The first is sent at once where nothing else of ours is. */
            export function addFiles(files) {
              const batch = ++batches;
              for (const file of files) {
                if (file.size === 0) {
                  say(w('isEmpty', file.name));
                  continue;
                }
                const id = newID();
                mine.set(id, {
                  id, batch, file, name: file.name, total: file.size, bytes: 0, state: 'waitsForTurn', error: null, left: null,
                });
              }
              pump();
              if (connectedDevice() === null && mine.size) whenConnected().then(pump);
            }

            /** Sends what may be sent now. */
            function pump() {
              const all = [...mine.values()];
              const isSending = all.some(({ state }) => state === 'sending');
              for (const upload of all) {
                if (upload.state !== 'waitsForTurn' && upload.state !== 'waitsForDevice') continue;
                const before = all.filter(({ batch, id }) => batch === upload.batch && id !== upload.id)
                  .filter((other) => all.indexOf(other) < all.indexOf(upload));
                const isItsTurn = !isSending && before.every((other) => overStates.has(stateOf(other)));
                if (!isItsTurn) upload.state = 'waitsForTurn';
                else if (connectedDevice() === null) upload.state = 'waitsForDevice';
                else {
                  send(upload);
                  break;
                }
              }
              changed();
            }

            function send(upload) {
              const request = new XMLHttpRequest();
              const began = performance.now();
              Object.assign(upload, { state: 'sending', bytes: 0, error: null, left: null, request });
              request.open('PUT', address(`uploads/${upload.id}?name=${encodeURIComponent(upload.name)}`));
              request.setRequestHeader('Authorization', `Bearer ${castClient.token}`);
              request.setRequestHeader('Content-Type', 'application/octet-stream');
              request.upload.addEventListener('progress', ({ loaded }) => {
                const seconds = (performance.now() - began) / 1000;
                // What the first two seconds say of the speed is no use.
                upload.left = seconds > 2 && loaded ? (upload.total - loaded) / (loaded / seconds) : null;
                upload.bytes = Math.min(loaded, upload.total);
                changed();
              });
              request.addEventListener('load', () => {
                if (request.status >= 200 && request.status < 300) return end(upload, 'sent');
                let sentence = `${request.status}`;
                try {
                  sentence = JSON.parse(request.responseText).error ?? sentence;
                } catch {
                  // No sentence of the server's.
                }
                end(upload, 'failed', sentence);
              });
              request.addEventListener('error', () => end(upload, 'failed', toldOf(upload.id)?.error ?? w('brokeOff')));
              request.addEventListener('abort', () => end(upload, 'cancelled'));
              request.send(upload.file);
              stayAwake(true);
            }

            function end(upload, state, error = null) {
              if (upload.state !== 'sending') return;
              Object.assign(upload, { state, error, request: null, left: null });
              if (state === 'sent') upload.bytes = upload.total;
              stayAwake(false);
              pump();
            }

            /** Ends one: ours or another's. Resolves when the server knows. */
            export async function cancelUpload(id) {
              const upload = mine.get(id);
              const isAtServer = !upload || upload.state === 'sending' || upload.state === 'sent';
              if (upload?.request) upload.request.abort();
              else if (upload && upload.state !== 'sent') upload.state = 'cancelled';
              pump();
              if (!isAtServer) return;
              try {
                await deleteUpload(id);
              } catch (error) {
                // It was gone before, which is what was asked for.
                if (error.status !== 404) throw error;
              }
            }

            /** Sends a file of ours once more, as another upload. */
            export function retryUpload(id) {
              const upload = mine.get(id);
              if (!upload) return;
              mine.delete(id);
              hidden.add(id);
              addFiles([upload.file]);
            }

            /** Does not wait for the one before. */
            export function playNow(id) {
              const upload = mine.get(id);
              if (!upload) return;
              upload.batch = ++batches;
              pump();
            }

            /** What is over need not stand there. */
            export function removeUpload(id) {
              mine.delete(id);
              hidden.add(id);
              changed();
            }

            export const canRetry = (id) => mine.has(id);

            let lock = null;
            let isBusy = false;

            /** A phone that falls asleep breaks off. Browsers allow this with HTTPS alone. */
            async function stayAwake(isWanted) {
              isBusy = isWanted;
              if (isWanted) lock ??= await navigator.wakeLock?.request('screen').catch(() => null);
              else await lock?.release();
              if (!isBusy) lock = null;
            }

            addEventListener('beforeunload', (event) => {
              if (isBusy) event.preventDefault();
            });

            /** From now on it follows what the server tells. */
            export function startUploads() {
              castClient.subscribe('uploads', () => {
                for (const upload of mine.values()) upload.wasTold ||= Boolean(toldOf(upload.id));
                pump();
              });
              castClient.subscribe('button', pump);
            }

            """#,
        gzip: """
            H4sIAAAAAAACA6VZbW/bOBL+nl8xAYq11HVl395+StYb9HXbQ9MUTXo9oCgQ2qJjbWTJJ9JxvWn++z0zpCjKcXo93IfAEjUcDufl\
            mYfMaESvilIbqiuyC100tFFbsjW/0MU/j/BbG031HA+FoZW60kNSVU6bhbIiZHRzoxuyuiwNy6myzOis0gRxoytLkFNki6WfiDkH\
            oxFV+qvFoqLaaGhQJXRqsULGp3peN6KlxtchmaKaadJqtqBVqbaGFPTXMBu/hWU5zGx0dlAsV3Vj6ZZmytjnZQEbhlhu8+YF3dG8\
            qZc0GPGn0Uy+ZX+awXE3SeV5o40Z0qyuKj2zOn+hb4oZjM91qa3+uCprlQdN2Uitih0VvI3n7exIMhdFO8IG7u5EzAJu3FUXfd/U\
            TW7c9wMYaKw459wqixBOeJd0rm3yeZDDhYMhDeYK0c35aabgv5JfvqTHfvKygKPdtFO1StJjQmSmWyryIRU+FE2O6OJlsyjgegxt\
            aQM/04wTo/KKFkWeI3adBWGJeV2WNSaY/ke4kqbKzhZi99gNFOZ9qeC3HENzVRqNXY4eP6bninPrMq+1uaRNYRcuDWYLVXE61pwY\
            SLF1U2X0R3GjJRVovq5mtpC8RgrqKuc8yejx6EB/FdcGgbpyUTUJL5HS7QF1dmfICDd+jOFG8zKUpDT5PZJxudGK3R0cBN3OyDxx\
            Wos5JWGXqdfGeuOt22ateezfa73Wp8Wsqa0y14lbk7XQPk/xcGcQauclfJT4HWEiPySpbOLO2egCZOuStTjtXclkhpMqGaydZwbp\
            SeYf6eSEPn85jqafzVlBkYsKHkjSbF5UeZK4KTLuHrMCi00myLDUB/cTR2eqZ2opWOAhoV435ijGl+uq3hhaMiRIvFHyC1Q+MoPF\
            fWCD18X4s3lYn73m7PXqJt7wJJglnuH4eImffqL2o2gTsweMaAP69i2quwx2+ElOMk3byFI83Op/QGmY479vlLng0JyQK2Y6osGq\
            0SvVFNXVIMrFWJ/EFV49oMf0FK6R1Fe0QkrAKxtVWcPgbrSHdL08Elf7agf8S70P+aXqsL9maDWCopprumiMzXiNS1n18giqC2te\
            1U0Llu37BSwcch/IYfUQJs90cSOPYS9DwXN54I0OyWEWELhFLF7qftWaRb0JhRuHWDY0oc9ZljHAZTeqXHPuf8mWALk4J10x/Uhi\
            BCkXtd0Ei0V009Ssxytwr6gZt8BJN1Cty9JN9JG8JZjspg3dCkOn7YiibPGQTns0uocj0QwEN6fY/pHgCd21hR+8JDH1+5WCLa1u\
            kuQWtQlBds+huI/TG15I73kv6dnbriZwBAUxXHIoOCpDnuAW/rJ3QddHwpJtOtOFugaqz4WpFED5C8Z3zsKYZQgubJgEUIVFkFGk\
            SxPgBKJ70R/4LhQoEfVxIkmDgod+/tm3qmNpDA0lvrdhAmuPJroS54HMFH+5iI3bT8TdPtkkg8K8XK7sFm1ZJCtgX+pzSNa2RbX2\
            kH4XZRZjp2MyiZeWABm0VO7Y7SL8LAY79Shb6D/qlkJ1o6OUfoTNhPwWSHZEY593wJq4ggchD11mlXpu/bMz0rUV/K3Wy1USoHSH\
            Q3GPgT94HsOrMx7Lp33KhGRk+ElYV5cC59LBhXYuwZmm2sUdbaEP/c6CKIrcIvahQVcKhTl3AAU5pq+mXmrOS1d0LjX7cM3Cg3Qn\
            HVwleA4cp0MP8Q9ZRc+57IuHRZzr0B76eeEz1JFkZ3ZXUD76oa58Ik8CKLkBrAuRw24YNedzKCiTahUlvASauv4K2POjv/UGPTT0\
            wLAwb6zhXcLGw87PWNmZnjH138bL7DZWD7ROoFXOXj0MutO++3b966YIFHw/KR/W44MQaQoVjR31uwDRtNHquitf/gs0sM8O49lR\
            yjYa3A+/jjL/6/Tta2tXH9xgEmH4VF8p9iz6O5y55H6ZoSCcyNn0T2wzU8YUV1XSwvRtKPA2jePif6jKg0V3HtblLatXKNPB+48X\
            UOIPTsmlp4mjR7chq+5OGHcmj251Natz/fHDm+c1jjcVCrgtDsHAu8u0px/I5nf9WivwkmTwdA1S0hR/KXYfVr18plWDtv3oNqKu\
            tr7WFXR9XxXwxkL6ycV2JUcltVqVxUwUj2rkh31iLAK5HPT0eHOx25c3mP22MFDC6lZNfcUOgCpUIAvptvz6NAO/Offd5F7U6ImL\
            aEoj+tt4PHYphCPZp/aw7Xqe3dRBD58fHZUjs9JYEg2xqmltcBLm2d5ejiXTFj/rd/qFa9BbeRIgShoDzHAf2I7Ey4zauannF8ex\
            eskg6D9VdsEw62cNKdbbAkNXCrSTT/e9yrPZo/HZBzUcoopcXmM7E/plPOYd7Xz4jf4+Hgdm3RXbsCXdziQ+fPK7ZgYxoctHt309\
            d5dOzjbbuPBb+X+cn73LQGaNDoYhE5DfRl/orzaNOaCb5MEBFJdxuFWJSL+rO8VtWIXlDUwW8YHeTsIZv535Q54Vm4Jr9yu8R4Uj\
            rgkaM21QaGfz+SBN/8tiagrKtX+x7l5it/aDFDcjtymEY/t0AzKYMKndAdNYbcyeqUX324OH+nFo6dGR/Lv46VUHYLyPmT4AcqK8\
            d9TbKZu4SvrbFDYtilpm5enQSy7jmgm3cFvsUlXSI5Eo9EGbuuR7kHCjFp+iYxaszLaadVzYBcMdquRA3/Ukz24mjrZdCedMYw71\
            1J63R6hDL4xz8t7Trvj6wa920D8qn2TeycFvIdE4rRyQhPbul97LqfreD12+S8HjexT2sNtYnBwdEijmCL3LwdYxbXknkiotIUSR\
            v7E4Hxu66q45h/56rfAMlz8rcw3cxdcswJ4oarGNd/Tr+NcU8W3qjctHR8N7jFmFY4pLFEaWpSzJa7icaT2y73iEPTfb/y0jxG8t\
            q+l8JmL+psxL+vMeX7H5kXAa+xzV/pcu71/UmhuclRsGYd/9C+O9e+ALhnfosP+f/T3uvHMq3KlOadj+6hocDnFkkxE4dwH+gJmN\
            XmLCjq9/yGt9eun1ul0iuT9wCKMruvhYf3wgV69lPbv2ONnexT5bm+3ORexTWi3Y1XKtNJdbWWVKrVeO8vL9/zyjZ0hHw3cLim8j\
            3T8O5Nb29cXF+3OMQoXsfwd8OtQrzCeFVuY9EExph4/DTWorJuafnEx8NVbqprhSFrXC6t7iY8CQZGBmjdbVIM2kOv21qjSIgCNO\
            S+nnlVqhs8eIwPakfZ/B7ffbnkvJddWyGM2fA5VxW3C65Eu2auT3hZ6rdSnAdtdek77i/wAAvfkfNUV7rW72/xtmb3LBu43duS6L\
            bnvXU/ilmEY3vn3Wtfec2ztQp7s3l9++TehZXcN9VXKPSXjm1YGtv5vaa9J0ba3Q/XAl8B+kSO7WuBoAAA==
            """)

    static let viewsCSS = EmbeddedAsset(
        "text/css; charset=utf-8", tag: "413ddf52efcf18e6",
        text: #"""
            /* The start, the guests' links, signing in, and what a guest sees. */
            .hero { display: grid; gap: 1.25rem; justify-items: stretch; }
            .hero-texts { min-inline-size: 0; align-self: center; position: relative; z-index: 1; }
            .hero h1 {
              font-size: clamp(1.625rem, 1.2rem + 1.6vw, 2.75rem); display: -webkit-box; -webkit-line-clamp: 3;
              -webkit-box-orient: vertical; overflow: hidden; padding-block-end: .06em;
            }
            .hero-texts > .lead { display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical; overflow: hidden; }
            .hero .actions { margin-block-start: 1.25rem; }

            /* A TV, and its light on the wall */
            .tv {
              position: relative; isolation: isolate; inline-size: min(100%, 26rem); margin: .75rem auto 0;
              padding-block-end: .9rem;
            }
            .tv-light {
              position: absolute; z-index: -1; inset: -6% -7% 4%; inline-size: 114%; block-size: 102%; object-fit: cover;
              filter: blur(34px) saturate(1.6); opacity: .55; animation: rise .8s var(--ease);
            }
            .tv::before {
              content: ""; position: absolute; z-index: -1; inset: 2% -4% 8%; border-radius: 50%;
              background: radial-gradient(closest-side, color-mix(in srgb, var(--accent) 26%, transparent), transparent);
              opacity: .8; transition: opacity .6s;
            }
            .tv[data-state="plays"]::before { opacity: 0; }
            .tv-case {
              position: relative; padding: .375rem; border-radius: 1rem; background: #0b0d12;
              box-shadow: 0 0 0 1px rgb(255 255 255 / .09) inset, 0 1rem 2.5rem rgb(10 16 40 / .3);
            }
            .tv-screen {
              position: relative; aspect-ratio: 16 / 9; border-radius: .7rem; overflow: hidden;
              background: linear-gradient(160deg, #232f6b, #10152f 72%);
            }
            .tv-image {
              position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: cover;
              animation: rise .5s var(--ease);
            }
            @keyframes rise { from { opacity: 0; } }
            .tv-idle { position: absolute; inset: 0; display: grid; place-items: center; }
            .tv-sign { inline-size: 30%; block-size: auto; transition: opacity .4s, filter .4s; border-radius: 22%; }
            .tv-cast {
              position: absolute; inset-block-end: 8%; inset-inline-end: 5%; inline-size: 9%; block-size: auto; color: #fff;
              opacity: 0; transition: opacity .3s;
            }
            .tv:is([data-state="notConnected"], [data-state="noDevicesAvailable"]) .tv-screen {
              background: linear-gradient(160deg, #1d2236, #0c0e16 72%);
            }
            .tv:is([data-state="notConnected"], [data-state="noDevicesAvailable"]) .tv-sign { opacity: .34; filter: saturate(.4); }
            .tv[data-state="connecting"] .tv-cast, .tv[data-state="connected"] .tv-cast { opacity: .85; }
            .tv[data-state="connecting"] :is(.wave1, .wave2, .wave3) { animation: wave 1.5s linear infinite; }
            .tv[data-state="connecting"] .wave2 { animation-delay: .25s; }
            .tv[data-state="connecting"] .wave3 { animation-delay: .5s; }
            @keyframes wave { 0%, 66%, 100% { opacity: .25; } 20%, 46% { opacity: 1; } }
            .tv-foot {
              inline-size: 34%; block-size: .3rem; margin: .55rem auto 0; border-radius: .3rem;
              background: light-dark(#1a1d25, #343a45);
            }
            .tv-bars {
              position: absolute; inset-block-end: .75rem; inset-inline-end: .75rem; display: flex; align-items: end; gap: 3px;
              inline-size: 1.75rem; block-size: 1.75rem; padding: .4rem; border-radius: .5rem; background: rgb(8 10 16 / .6);
            }
            .tv-bars i { flex: 1; block-size: 35%; border-radius: 1px; background: #fff; }
            .tv-bars[data-runs] i { animation: bounce 1.1s ease-in-out infinite alternate; }
            .tv-bars i:nth-child(2) { block-size: 80%; animation-delay: -.5s !important; }
            .tv-bars i:nth-child(3) { block-size: 55%; animation-delay: -.9s !important; }
            @keyframes bounce { from { block-size: 25%; } to { block-size: 100%; } }

            /* Devices to choose from */
            .device-part { margin-block-start: 1.25rem; }
            .devices { display: grid; gap: .5rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 14.5rem), 1fr)); }
            .device {
              display: flex; align-items: center; gap: .875rem; inline-size: 100%; min-block-size: 4.25rem;
              padding: .625rem 1rem .625rem .75rem; border-radius: 1.25rem; background: var(--surface); box-shadow: var(--shade);
              transition: background-color .15s, transform .15s;
            }
            .device:hover { background: color-mix(in srgb, var(--tonal) 55%, var(--surface)); }
            .device:hover .disc { background: var(--tonal); color: var(--on-tonal); }
            .device:active { transform: scale(.985); }
            .device-part .actions { margin-block-start: .75rem; }
            .searching { display: flex; align-items: center; gap: .75rem; color: var(--faint); min-block-size: 3rem; }

            /* Where a file goes */
            .drop {
              display: flex; flex-wrap: wrap; align-items: center; gap: 1rem; margin-block-start: 1.75rem;
              padding: 1.125rem 1.25rem; border-radius: 1.5rem;
              border: 2px dashed color-mix(in srgb, var(--accent) 38%, var(--line));
              background: color-mix(in srgb, var(--surface) 60%, transparent);
            }
            .drop-texts { flex: 1 1 12rem; min-inline-size: 0; }
            .drop-name { font-weight: 600; font-size: 1.0625rem; }
            .drop .button { flex: 0 1 auto; }
            .drop-veil {
              position: fixed; inset: 0; z-index: 40; padding: 1.25rem; background: color-mix(in srgb, var(--bg) 78%, transparent);
              backdrop-filter: blur(10px); -webkit-backdrop-filter: blur(10px); pointer-events: none;
            }
            .drop-frame {
              block-size: 100%; display: grid; place-content: center; justify-items: center; gap: 1.25rem;
              border: 3px dashed var(--accent); border-radius: 2rem;
            }
            .drop-frame .disc { inline-size: 6rem; block-size: 6rem; background: var(--accent); color: var(--on-accent); }
            .drop-frame .disc .icon { inline-size: 3rem; block-size: 3rem; }
            .drop-title { font-size: 1.5rem; font-weight: 600; text-align: center; padding-inline: 1rem; overflow-wrap: anywhere; }
            .uploads .row[data-state="failed"] :is(.disc, .row-text) { color: var(--error); }
            .uploads .row[data-state="playing"] .disc { background: var(--tonal); color: var(--on-tonal); }
            .uploads .row-title { display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; }
            .install {
              display: flex; flex-wrap: wrap; align-items: center; gap: 1rem; padding: 1.125rem 1.25rem; border-radius: 1.5rem;
              background: var(--raised);
            }
            .install-texts { flex: 1 1 15rem; min-inline-size: 0; display: grid; gap: .25rem; }
            .install .row-text { color: var(--soft); }

            @media (max-width: 47.99rem) {
              .tv:not([data-state="plays"]) { inline-size: min(100%, 15rem); }
              .hero .actions .button { flex: 1 1 auto; }
            }
            @media (min-width: 48rem) {
              .home, .guest { padding-block-start: 1rem; }
              .hero { grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr); gap: clamp(2rem, 4vw, 5rem); align-items: center; }
              .tv { inline-size: 100%; max-inline-size: 40rem; margin: 0 auto; padding-block: 1rem; }
              .drop { padding: 1.25rem 1.75rem; margin-block-start: 2.25rem; gap: 1.25rem; }
            }

            /* A guest */
            .guest { align-self: center; }
            .left {
              display: flex; align-items: center; gap: .5rem; margin-block-start: 1.25rem; font-size: .9375rem; color: var(--soft);
            }
            .left .icon { inline-size: 1.25rem; block-size: 1.25rem; }

            /* Guests' links */
            .guests { max-inline-size: 46rem; inline-size: 100%; margin-inline: auto; padding-block-start: .75rem; }
            .guest-form, .made { margin-block-start: 1.5rem; padding: 1.25rem; display: grid; gap: 1.25rem; }
            .choice { min-inline-size: 0; }
            .choice > legend { font-size: .875rem; font-weight: 600; color: var(--soft); margin-block-end: .625rem; padding: 0; }
            .chips { display: flex; flex-wrap: wrap; gap: .5rem; }
            .chip { position: relative; min-inline-size: 0; max-inline-size: 100%; }
            .chip > input {
              position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0; cursor: pointer;
            }
            .chip > span {
              display: grid; align-items: center; min-block-size: 2.75rem; padding: .625rem 1.125rem; border-radius: 1.375rem;
              background: var(--raised); font-size: .9375rem; font-weight: 500; overflow-wrap: anywhere;
              transition: background-color .15s;
            }
            .chip > input:hover + span { filter: brightness(.97); }
            .chip > input:checked + span { background: var(--accent); color: var(--on-accent); }
            .chip > input:focus-visible + span { outline: 2.5px solid var(--accent); outline-offset: 2px; }
            .made { background: color-mix(in srgb, var(--tonal) 55%, var(--surface)); gap: .75rem; }
            .made .row-text { color: var(--soft); }
            .made input, .field-row input {
              inline-size: 100%; min-block-size: 3rem; padding: .625rem 1rem; border-radius: .875rem;
              border: 1.5px solid var(--faint); background: var(--surface);
              font: .875rem/1.4 ui-monospace, "DejaVu Sans Mono", monospace; text-overflow: ellipsis;
            }
            .warn {
              display: flex; gap: .75rem; align-items: start; margin-block-start: 1.25rem; padding: .875rem 1.125rem;
              border-radius: 1rem; background: var(--raised); font-size: .9375rem;
            }
            .warn > .icon { color: var(--bulb); }
            .guests .row-title { display: -webkit-box; -webkit-line-clamp: 1; -webkit-box-orient: vertical; overflow: hidden; }

            /* Signing in */
            .sign { display: grid; place-items: center; padding-block: 1rem 3rem; }
            .sign-card { inline-size: 100%; max-inline-size: 30rem; text-align: center; display: grid; justify-items: center; }
            .sign-mark { margin-block-end: 1.5rem; border-radius: 22%; box-shadow: 0 .75rem 2.5rem rgb(30 45 120 / .35); }
            .sign-form { inline-size: 100%; margin-block-start: 1.75rem; text-align: start; }
            .sign-form > label {
              display: block; font-size: .875rem; font-weight: 600; color: var(--soft); margin-block-end: .5rem;
            }
            .field-row { display: flex; flex-wrap: wrap; gap: .625rem; }
            .field-row input { flex: 1 1 14rem; min-inline-size: 0; }
            .field-row input::placeholder { color: var(--faint); opacity: 1; }
            .field-row input[aria-invalid] { border-color: var(--error); }
            .field-row .button { flex: 0 0 auto; }
            .fault { color: var(--error); font-size: .9375rem; margin-block-start: .625rem; min-block-size: 1.4em; }
            .hint { display: flex; align-items: center; gap: .625rem; margin-block-start: .75rem; color: var(--faint); }
            .hint code, .note code {
              padding: .375rem .75rem; border-radius: .625rem; background: var(--raised); color: var(--text);
              overflow-wrap: anywhere;
            }
            @media (forced-colors: active) {
              .chip > span, .device { border: 1px solid ButtonBorder; }
              .chip > input:checked + span { border-color: Highlight; color: Highlight; }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA61aS2/jOBK+51dw0wjW7rEUPSzHsbGNeQG7lz3NYPYwyIGWKJsdWTJI2U5PkP++VSQlUS/H3dMIumPrUSxWfVX1\
            VTH3H8nvO0ZkSUU5IyV83B6ZLOU/ScbzZzkjkm9znm8Jz2eE5gk572hJqH6KSMakSz7e37g7JgryShIuDxn9siJbwZM12dLDivhu\
            EAm2X5PPR1ny9IvDS7aXK1hTsDLercmbft0p2UspQcie5w7PYX3mSP4XWxFvTWgGejiSZemKxCwvmViTQyF5yYt8RQTLaMlPbE3+\
            gjcT9gKr1nLJzievN4SkRV4agXFG94eJ7y6UZjNUEX6TH+DD4nSekcB9wBvTdbMh58w2z7x0NsXLuv6idFTCViRcwxrWU04hOCi6\
            IicmSh7TbE0K+JhmxXlFdjxJWA5boEkC1nU2WRE/OyxPVsT1FmCsm7ZRPhE3YzSxLXyFQl+tTmUxl8ZoWOUMKrbgD62ggonl0beb\
            m/uP5Cfy+x8aHBxUBUftSlLkCkxnmmUKH+VJ+WDIZVwW+BEv6o94zXY/4GHie94d+GWhvaKVAlspNxF6LAsACcofsOejMPYsT45W\
            rq0J3cCqx9IGj+OjCpLBXp3FHXEe7sj8rqOV7+MlYxd9xQvgSrH5zOLSSTm8HKOJUa+UZwDZFTx+FJNwfniZEknLo4DNIgxhS8WB\
            xrwEv7pRBHDP+d7YRHDJiLuU5ETFxHEYlWxqtrNabVhaCKY2FAO8lYNvb9dX7y6Azc3vyBJ3UoiECUfQhB8hOiPvDhXf0Ph5K4oj\
            WhJv0czZ4m9YaRJnhYQsALtP2AzWzwrh7PnLhOdEiu1mZjSmMQbsFJwHHiwFzeWBCrzS/oarNUZYrvVNswtzg7gLafb+Z0JLioAs\
            2b9uMSLk7VNjj0aSp1ANro/BcKMYNLiBhcMHDe2OOXx90bLGB2/jJX6gjAThJXc0wVDy1I9/eCFggkkQRaT6dw+h/TjVlp/hMwjd\
            wFUIxmd9uLQgcw8fDCsXOzIWjOWjilN5QLQJBMsK378njz3l3QelfS/eO/5FcFPR+NdfeAnbzsiHIAzSBfjzg+/5UZCSh+Cu1g9w\
            umWjEWVg5nVjB6K5GzveWOz0YiHqxcKPz+xLKuieSf3IK0lFse/CwACBJxk+cVndTiGDzzGrCldVf4yDoDCBuNb+wu72MEONIHoO\
            RVanB/zc812AOaVGcHnZ0nbeW95VF41q6mrUTWOPg5qqYAaMp2naiktvZBNhFZYrLiet0MyL8pciz8GtLLl9mpHOzV/ZicdM/nSi\
            PKObjN0+TUkH9ldB1E+CIFzABy/2GISBBdHvppJ2dJOjwvm6Tux1NnfnU+OvlthYLwg55vaJVM6ckZHHUC/SuNzOi9G70nG/7pme\
            mA/y8XdgfodTEGVFE16DWh5JY1YARspzjmh6bwNKrC3NSZgKF2AG8rrXw8HX9dtWPCslXwlW/wUWEEwULYsEaBES4APzReuW38R8\
            WhQ6dNph2q3gbqgSZU0vIpte9LKqergHUCAYTkLF8+SDTwGVEWAynId0HtUpc0OFvD6OXVOQ+rFc3alzVZqxl4oqm1wFDxoaHh5e\
            1l0D+JWIViquLjZFcT5UEt2oVxOxjC2JLmRQxRbtLXPMy5kh5/aKYdTnH1BBO/UWcxFpxGl4iWMun5RkC9gbeCNGaPuSYI0AqznF\
            sazxDSaCoM1pjXSj3yovd06841kyCTBWbB2XmNJ7eHUwev7B94dClDQvR8WFXXFRNCzusSvOCgWzrbq42fIClPdGyqJzXdfVN8PU\
            TWrDx+JdAexNi0KCnqhbDpCx8n3Wb56WIx2fQQZegf5lf0BO70BJOe5zieTlwGg5waiCSp9lMyT4e/oyaXi+P1cigCH6qZhOrSVV\
            3FwCfFWctSLLOnh67GPf7E9dnZvtNV0EvK8bRE3Vqi/uCEOszGODVvMUeRQp8IfpusUUzT34xhT5tQtrI8NRpZi4fiQNXwaGu1ff\
            VXBps6x2yJbQ99bio4y8LHKaTRGDs46GtqmNTBesHXck22JqsqAvApir640kbCdVGq83ABUTelAol4/LyH5UA/Cd/rPyALwloW5B\
            iOVbG4rvwsK831I8pRy7kB4uQqvT/R90x5A9sOozsi0gAFToiOIwhEv83zkLXBH/v6SRb9WdbtQ99GAJic3gssZcF4vVO/oG5Ado\
            SBIqdyx5v1ELlzUuMGqm026RG5VQwYgsvLtud/emDVVPeUwlwJ9A735g7FO9lEMCxHdwhHNmWGNXsAY8YA11fNdbWBkKneJujiWg\
            sV4NCpMhuJXgE+NZpxan/IUldi9QN85zb207YSDeRy2z2U7Jw/Ku3/Li20qT1ojA9w4vU2t+c+mhQ8ERSQ47gUxwfl7krDG3qh2a\
            R/fKwmCTU88RKoB2xnZt3DZJs0Ja2CCtBat+Z1PNZSw9q2TTwsGiR1EWI4m2XqqbkuobQ8u5PC76LVxv0dCGllPyMqshWQFQA6KP\
            UsS8o6Lfml6aUZVetUoBVY9u8gbNv5wx56h1j4esoIkkrijOLXINqStTLYOi/rinmXpIxRoyj5Y5mBCFmF6WiLAwXP3vpH9bfm2x\
            6yeYwTdNMCFwSxw7fo+M/E0pt2cpQblkic6BRruhNBiNpsFBktXkumrHtc+7LpdFqsF/8+OeJZySCfAt58yTcgdZ7cF9xBnpVFkM\
            G2ZokCdD87VpN0gsxmbm5W8ooj1D7iZh30rCb41CsO1KoWWjza7YMwCzPm547cx3qxJp7FCt/DrGPA3P9DSttL+6eMEYVh8OBOpg\
            YI6nAWZrg1h50ybrGsZQTDBy6/Lca/WXnrFDa1et/Whq0Ss6TY82RBmCChrt4xe0th7Xa2sidansOnS8AsDKWFp+JeOOLjCZwMqP\
            puF+DIe4mMbrTaXBYIJuArHVu7ZOJv5tn2U1G9a8suubxWinoDdTJeoBnw0QU7WQg1QX4LsHjj/aVUXdTBN02vqhszRYATo41RCN\
            ESdz/xPJ2JblSbtW1Z1Rv1gNZY6W5nr4UHGtWvFqVX6QfTLey7w2WsxrraFsM+Ie2l7Pe6bPNYI+gRsPx/J7jaXreF23JqHxUUi0\
            lCFgCq9meWB4eTtwtBMHA6fbcQT9AUzVh5oqNFB9wof3689w5LUQECECxkjINU2qbQXlBNNG/mBs0hyFCVwxZxIoy+PDtOe8Vbxj\
            8TOwyPrNb+R7LaFpER+lc+KSb4CM1KKLY6mDO3Aj4K+AE96jr+YZp0hTfXaGEyqQb4L773ferd60Evx+TdfPqe1Bqkk5yxIHXrJC\
            4IrpRzgCuMHB3/KhS/r9ntmqdvrCNMScydcC7313To7c2Rd5AX6JofDf/so+0z+O5DdAHfkvXL+dkfq24dUNCWRZBsmHawyeqciH\
            alfLyq14VBn5ndrVWEjr3IRkbY0LZ4ZXhGOt+qe67LXcvjlmm2lTYb6ZW/vfwq2xpv5W/0GIKqjmVOSa87IBmtM0VSjHialIrqRS\
            oaZSQ51VR5eR/rVaE9z93K3NqsJVlXnoQK594mv+DME6yw09Mo+IH+jDXDPhUsup6d3rBZoxOP1p7dPgtCURqjzdsE7To0Stv2/Z\
            r0HaJJpri701nellKbsPml8aB3XeXK0U1HZFlqj55+BIr3Ui1BPxJxWcwlInMG/yhJlcO3ysaW5e74+XvGa8lNJjVo713oOFeHDU\
            WRmtm7AhVxpb7mCTXzX9rEVeGK0O2rFaLC7wDz5caBOZ+qx5VudPKMbm5PXyFxJja3U1xFCn0GO0pOkiIRZiZugIrKXnzqaVtKgZ\
            KF8dJzQlrC5gPyuv/qyumz7sHWLSAsx/IKjUMWC9D+sKNmH/B4tWjSR0JwAA
            """)

    static let wordsJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "72de64577ba72ef9",
        text: #"""
            // The page's own sentences, in the language the browser wants; and what is said of numbers, times and languages.
            import { Texts } from '/cast/texts.js';

            const folder = new URL('texts/', import.meta.url);
            let texts = new Texts('en', null, null);
            let locale = 'en'; // with its region, for times of day

            const load = (name) => fetch(new URL(`${name}.json`, folder), { credentials: 'omit' })
              .then((answer) => (answer.ok ? answer.json() : null)).catch(() => null);

            /** Fetches them, and tells the document its language and direction. */
            export async function loadWords(wishes = navigator.languages ?? []) {
              const [index, english] = await Promise.all([load('index'), load('en')]);
              const known = index ?? ['en'];
              const base = (tag) => tag.toLowerCase().split('-')[0];
              locale = wishes.find((tag) => known.includes(base(tag))) ?? 'en';
              const language = base(locale);
              texts = new Texts(language, language === 'en' ? english : await load(language), english);
              document.documentElement.lang = language;
              document.documentElement.dir = texts.direction;
            }

            /** A sentence with its `{0}`, `{1}`, … put in. */
            export const w = (key, ...values) => texts.text(key, ...values);

            /** Latin digits everywhere, as the widgets' clocks have them. */
            const options = (more) => ({ numberingSystem: 'latn', ...more });
            const number = (more) => new Intl.NumberFormat(locale, options(more));

            export const count = (value) => number().format(value);

            /** 1,234,567 → "1.2 MB". */
            export function size(bytes) {
              const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'];
              const step = bytes < 1000 ? 0 : Math.min(4, Math.floor(Math.log10(bytes) / 3));
              const value = bytes / 1000 ** step;
              const maximumFractionDigits = step < 2 || value >= 100 ? 0 : 1;
              return number({ style: 'unit', unit: units[step], unitDisplay: 'short', maximumFractionDigits }).format(value);
            }

            /** 5,900 seconds → "1 hr 38 min"; below a minute seconds. */
            export function span(seconds) {
              const unit = (value, name) => number({ style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
              if (seconds < 59.5) return unit(Math.max(0, Math.round(seconds)), 'second');
              const minutes = Math.round(seconds / 60);
              const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
              const parts = [days && unit(days, 'day'), hours && unit(hours, 'hour'), !days && rest && unit(rest, 'minute')];
              return parts.filter(Boolean).join(' ');
            }

            /** A time of day, with the day where it is another one than today. */
            export function moment(unixSeconds, now = Date.now()) {
              const date = new Date(unixSeconds * 1000);
              const isToday = date.toDateString() === new Date(now).toDateString();
              const day = isToday ? {} : { weekday: 'short', day: 'numeric', month: 'short' };
              return new Intl.DateTimeFormat(locale, options({ hour: '2-digit', minute: '2-digit', ...day })).format(date);
            }

            /** "de" → "Deutsch" in German; what is no language stays as it is. */
            export function languageName(code) {
              if (code === 'und') return w('subtitlesUnknown');
              try {
                return new Intl.DisplayNames(texts.language, { type: 'language' }).of(code);
              } catch {
                return code;
              }
            }

            export const list = (words) => new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(words);

            """#,
        gzip: """
            H4sIAAAAAAACA31W3W7bNhS+91OcBWtFBarspEm31nWDdVmGAWkxrCl2YQQII9E2G4o0RCqK5xrY1R5gD7EH65PsHFKS5dbtjU2K\
            H8/vd87hcAhXCwFLPheRBVNrsEI7oTNhE5AaHB4qrucVAvzmtjS1FSXUXDs7Bq5zqBfcgbRguczBzEBXxa0o8b6ThbAe0oqw6UAW\
            S1M6WMOVeHAWNjArTQHRMOPWDR19Sz/YaDwYZEZbBzOjclQ3AS1qeP/HJYs8ZhiheV5SWgjH06pU8XighAN/3OC9ChYJjWhdKRV+\
            G6AyGVcCkXQ+huEQaukWIPF2KebS6ASVl40T6FbOV61RyvAcLzLNCxHD5BXMhMsWrDXx5vs1nWzQEaNvksaHOEGns1LkGGDJlX0B\
            kSmki2ATDwBSDK5mjGtbI5RkNuvU3MEZNGsSyGJ4EfyI04yTXubxjWuD4eEhXJA9aDYKLRKfASeU8nvITVYVaIP3tMstYXJZisyh\
            5ykcDgfiwSeK25XOYFZpf+Jd/9OUuWW1tKQCI83v5Zw7U6ZdmuHsDKbXMazRsxCyqdS5eEhA6LnCi9d4j9dcOvgd0y+tSLlSbErS\
            WeShEcYrbDE98TV61oq608TTCXiY10SQ6y3gllvKK3N87iOD/6kzlwYj+DMesTi1SyUdi55E8XTkL3ZkCF6lMxTOOgFeYyp1pqpc\
            WEby/Vkck3rPn055F9GJt4MFyd78L6nZgpPetUlgJCa9iRWmO4TKh6MFxl0svew2q2m7+EUJvyc86myvfROLBEBoKMKODOPBJpDq\
            p643bCvlZj3aIMNv1kf09+nv/2BZIbN2GBTiUlNG7sQqgTRN77mqhA3J8dro9/PThsuX3GEjyuWc9Il7Ua7qhSgxZDzwuZb5XDgb\
            QYahvrOw4Pe+VRXehqDcLMkTij0rTBlqlq2bTiX1/N3KOlFgRSruqFmgEYTD0hw3EgJ0RwCl8TftVPrWn12YsuCuyXfSqgxw8mUn\
            GpmpsAJRmve1qV+SguScBUHhpAnCUXL89CQ5ffYDfPrnXzg4So/hzeuDfpS7CrXyL8FuV47iu62/SkvPvWlER+hidCeVadeFmPN2\
            PZfbtRNlWPeqCyO1JHKTBngJR6PRCLk6Qpa+4W6RFlKzkySsZ8qYkvmlMvOjUWvWEJ7GvYL2nnYih0EkOk2atqiCP8iiKi5K7v08\
            D4SYBHtewjF8/NhIejUhEY1RRyShFK4qdRviNd5ZKYHppqign/T3IoRoSuKuw6dziX2CrxBnFxhiBO63YfNFzpqKOU2eox1WoAO5\
            bTIHixKe/ggYpoMx3AplauC0q5xokfvTuuSaNYDPE9sRCQdcO5K+7SvB9ju5xxsAOYNWN4b69Hl6GrcxJRkhxRgcNmoyXyK/885c\
            7FVRWEe9tAenKYVfXkEWPBv1sFOcvviiWJiKHhalsI4myLTHslYa0ufkZBTvMHB7hkLhERwjQdtvj/Bbj91LXoY6IYXw+HHwL2iP\
            8I/GkreiO2tsiuifTr9rb5KVHYo2VGheK86zHiu9Spw4CquNvTZGCa7j9IPBQooginv9l94izVMkCT3YD3S+At8SsSPTO4xrg59L\
            MJr6IMdHnEHIXlIVhvo+Qwsf3oXAI4MMtepz7kSKSxb3yZbj12aAEaB/EQ593fZyJu0VKUY8XcMJTFfeOeq39GKZ9OSgovgzwLin\
            lGS00s5gvcGyXkMtxF2+U51hh8THnp5RtRrtFj1i9ztB27tJ5RWG9Svde+2TjTKOn/gJFLXE2fmE44JM28Rd6ZDH28wd5OIglP+5\
            qJzNFgf0tv5VIFSPu/ezNttXgHVEIpxwPqV7c9di32Ips8zkIiSKSpV24SFRUcm1TtcsstWtk04J+177R02oR1eu/N094QndgXRY\
            Fkb19s2yBrdaCj81wyffPMwsWEOCN+BfqLvC6dQfUnh2piK+Znwvq+mBuTtjL/GoydFXzUAhH5ro9NtYkDYe/A+6N2SI7AwAAA==
            """)

    static let all: [String: EmbeddedAsset] = [
        "api.js": apiJS,
        "card.js": cardJS,
        "continue.js": continueJS,
        "device-list.js": deviceListJS,
        "device.js": deviceJS,
        "drop.js": dropJS,
        "grid.js": gridJS,
        "guest.js": guestJS,
        "guests.js": guestsJS,
        "home.js": homeJS,
        "icon-192.png": icon192PNG,
        "icon-512.png": icon512PNG,
        "icon-maskable-512.png": iconMaskable512PNG,
        "icon.svg": iconSVG,
        "icons.js": iconsJS,
        "index.html": indexHTML,
        "install.js": installJS,
        "library.css": libraryCSS,
        "library.js": libraryJS,
        "manifest.webmanifest": manifestWEBMANIFEST,
        "pages.js": pagesJS,
        "play.js": playJS,
        "remote.css": remoteCSS,
        "remote.js": remoteJS,
        "router.js": routerJS,
        "search.js": searchJS,
        "shell.js": shellJS,
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
        "tv.js": tvJS,
        "upload-list.js": uploadListJS,
        "uploads.js": uploadsJS,
        "views.css": viewsCSS,
        "words.js": wordsJS,
    ]
}
