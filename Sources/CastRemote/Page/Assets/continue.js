// What was begun and not finished, newest first: a row that scrolls sideways.
import { castClient } from '/cast/client.js';
import { el } from '/cast/base.js';
import { library } from './api.js';
import { makeCard } from './card.js';
import { openPlay } from './open-play.js';
import { w } from './words.js';

const shown = 20;

export function makeContinueRow() {
  const row = el('ul.shelf', { role: 'list' });
  const element = el('section.part', { 'aria-labelledby': 'continue-title', hidden: true },
    el('h2.part-title', { id: 'continue-title' }, w('continueTitle')), row);
  const cards = new Map();
  let revision = null;
  let ends = [];

  async function load() {
    const next = castClient.state('library');
    const now = `${castClient.state('hello')?.epoch} ${next?.revision}`;
    if (!next?.roots || now === revision) return;
    revision = now;
    let found;
    try {
      found = (await library({ watching: 1 }, 0, shown)).items;
    } catch {
      revision = null; // it is requested again with the next change of the library
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
    enter() {
      if (!ends.length) ends = ['library', 'hello'].map((topic) => castClient.subscribe(topic, load));
    },
    leave() { ends.splice(0).forEach((does) => does()); },
  };
}
