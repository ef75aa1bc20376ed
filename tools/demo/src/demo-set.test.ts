import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoSet } from './demo-set.ts';
import type { PartRow } from './rows.ts';

const set = demoSet({ parts: 3000, seed: 7, vehicles: 2000 });
const parts = [...set.parts()];
const byNumber = new Map(parts.map((part) => [part.part_no, part]));
const cleansed = (number: string) => number.toUpperCase().replace(/[^A-Z0-9]/g, '');
const digest = (rows: Iterable<object>) => {
  const sum = createHash('sha256');
  for (const row of rows) sum.update(JSON.stringify(row));
  return sum.digest('hex');
};

describe('the demo set', () => {
  it('is the same again for the same options and another for another seed', () => {
    const small = (seed: number) => demoSet({ parts: 300, seed, vehicles: 200 });
    const [a, again, b] = [small(1), small(1), small(2)];
    for (const kind of ['vehicles', 'parts', 'supersessions', 'stock', 'fitments'] as const) {
      expect(digest(a[kind]())).toBe(digest(again[kind]()));
    }
    expect(digest(a.parts())).not.toBe(digest(b.parts()));
  });

  it('has exactly the requested parts, with numbers that stay distinct when cleansed', () => {
    expect(parts).toHaveLength(3000);
    expect(new Set(parts.map((part) => cleansed(part.part_no))).size).toBe(3000);
  });

  it('puts every part into a leaf category of its own family, and none stays without its top category', () => {
    const categories = new Map([...set.categories()].map((category) => [category.category_id, category]));
    expect([...categories.values()].filter(({ parent_id }) => parent_id === '')).toHaveLength(13);
    for (const part of parts) {
      const leaf = categories.get(part.category_id);
      expect(leaf?.family).toBe(part.family);
      expect(categories.has(leaf?.parent_id ?? '?')).toBe(true);
    }
    expect(new Set(parts.map((part) => part.family)).size).toBe(13);
  });

  it('prices in whole cents, free only where it says so', () => {
    for (const part of parts) {
      expect(Number.isInteger(part.price_cents) && part.price_cents >= 0).toBe(true);
      if (part.is_free) expect(part.price_cents).toBe(0);
    }
    expect(parts.filter(({ price_cents }) => price_cents > 0).length).toBeGreaterThan(2900);
  });

  it('states a mass or a volume of a part, never both, and volumes that are sold', () => {
    for (const { part_no, attributes } of parts) {
      const { weight, volume, pack_l } = attributes;
      expect([part_no, [weight, volume, pack_l].filter(Boolean).length < 2]).toEqual([part_no, true]);
      const litres = pack_l === undefined ? 1 : Number(pack_l);
      expect([part_no, litres >= 0.25 && litres <= 1000]).toEqual([part_no, true]);
    }
  });

  it('gives batteries the capacity and the starting current that their case can have', () => {
    const batteries = parts.filter(({ family }) => family === 'batteries');
    expect(batteries.length).toBeGreaterThan(50);
    for (const { part_no, description, attributes } of batteries) {
      const [ah, cca] = [Number(attributes.capacity_20h), Number(attributes.cca)];
      expect([part_no, ah >= 28 && ah <= 230, cca >= 230 && cca <= 1500]).toEqual([part_no, true, true]);
      // Cold-start amperes per Ah of capacity.
      expect([part_no, cca / ah > 4 && cca / ah < 14]).toEqual([part_no, true]);
      expect(description).toContain(`${ah}Ah ${cca}CCA`);
    }
  });

  it('has a price above 0, except samples and parts with a price on application', () => {
    for (const { part_no, price_cents, is_free, description, product_note, min_qty } of parts) {
      if (price_cents > 0) expect([part_no, is_free, min_qty >= 1]).toEqual([part_no, false, true]);
      else if (is_free) expect([part_no, description]).toEqual([part_no, expect.stringMatching(/, sample$/)]);
      else
        expect([part_no, product_note]).toEqual([part_no, expect.stringMatching(/^Price on application|^Superseded/)]);
    }
  });

  it('names the month in which a vehicle must have been built', () => {
    const notes = [...set.fitments()].map(({ note }) => note).filter((note) => /^Built|build date/.test(note));
    expect(notes.length).toBeGreaterThan(5);
    expect(notes.filter((note) => !/^Built up to 06\/(19|20)\d\d$/.test(note))).toEqual([]);
  });

  it('sells at least two containers without a price, in every size from 2,000 parts on', () => {
    for (const size of [2000, 3000]) {
      const small = demoSet({ parts: size, seed: 1, vehicles: 200 });
      const stock = new Map([...small.stock()].map(({ part_no, available }) => [part_no, available]));
      const unpriced = [...small.parts()].filter(({ price_cents, is_free }) => price_cents === 0 && !is_free);
      expect(unpriced.filter(({ part_no }) => (stock.get(part_no) ?? 0) > 2).length).toBeGreaterThanOrEqual(2);
    }
  });

  it('supersedes 8 to 12 of a hundred parts, onto parts of the set, without cycles', () => {
    const rows = [...set.supersessions()];
    expect(rows.length / parts.length).toBeGreaterThan(0.07);
    expect(rows.length / parts.length).toBeLessThan(0.12);
    const next = new Map(rows.map((row) => [row.old_part_no, row.new_part_no]));
    for (const { old_part_no } of rows) {
      expect(byNumber.has(old_part_no)).toBe(true);
      let steps = 0;
      for (let number = next.get(old_part_no); number; number = next.get(number)) {
        expect(byNumber.has(number)).toBe(true);
        steps++;
        expect(steps).toBeLessThanOrEqual(3);
      }
    }
  });

  it('hangs children on parts of the set, two levels deep at most', () => {
    const depth = (part: PartRow): number => {
      const parent = byNumber.get(part.parent_part_no);
      return part.parent_part_no === '' || !parent ? 0 : 1 + depth(parent);
    };
    const children = parts.filter(({ parent_part_no }) => parent_part_no !== '');
    expect(children.length).toBeGreaterThan(50);
    for (const child of children) {
      expect(byNumber.has(child.parent_part_no)).toBe(true);
      expect(depth(child)).toBeLessThanOrEqual(2);
    }
  });

  it('has one stock row for each part, some of them empty', () => {
    const stock = [...set.stock()];
    expect(stock.map(({ part_no }) => part_no)).toEqual(parts.map(({ part_no }) => part_no));
    const empty = stock.filter(({ available }) => available === 0).length;
    expect(empty).toBeGreaterThan(100);
    expect(empty).toBeLessThan(900);
  });

  it('fits current parts to vehicles of the set, each pair and position once', () => {
    const vehicles = new Set([...set.vehicles()].map(({ id }) => id));
    const old = new Set([...set.supersessions()].map(({ old_part_no }) => old_part_no));
    const pairs = new Set<string>();
    const wrong: object[] = [];
    for (const fitment of set.fitments()) {
      const { part_no, vehicle_id, position } = fitment;
      const pair = `${part_no}|${vehicle_id}|${position}`;
      const known = byNumber.has(part_no) && !old.has(part_no) && vehicles.has(vehicle_id);
      if (!known || pairs.has(pair)) wrong.push(fitment);
      pairs.add(pair);
    }
    expect(wrong).toEqual([]);
    expect(pairs.size).toBeGreaterThan(10_000);
  });
});

describe('the set of 20,000', () => {
  it('has something in eight families for the vehicles of every common make', () => {
    const large = demoSet({ parts: 20_000, seed: 1, vehicles: 3000 });
    const familyOf = new Map<string, string>();
    for (const part of large.parts()) familyOf.set(part.part_no, part.family);
    expect(familyOf.size).toBe(20_000);
    const makeOf = new Map([...large.vehicles()].map(({ id, make }) => [id, make]));
    const found = new Map<string, Set<string>>();
    for (const { part_no, vehicle_id } of large.fitments()) {
      const make = makeOf.get(vehicle_id) ?? '';
      found.set(make, (found.get(make) ?? new Set()).add(familyOf.get(part_no) ?? ''));
    }
    for (const make of ['TOYOTA', 'FORD', 'HOLDEN', 'MAZDA', 'HYUNDAI', 'NISSAN', 'MITSUBISHI', 'SUBARU']) {
      expect([make, found.get(make)?.size]).toEqual([make, 8]);
    }
  });
});

describe('words of the demo set', () => {
  const languages = new URL('../../../services/content/texts/', import.meta.url);

  it.each(readdirSync(languages))('have a text in %s', (language) => {
    const texts = JSON.parse(readFileSync(new URL(`${language}/catalogue.json`, languages), 'utf8'));
    const isWords = (text: string) => /[a-z]{3}/.test(text) && !/\d/.test(text);
    const words = new Set([
      ...[...set.categories()].map(({ name }) => name),
      ...parts.flatMap(({ specifications }) => specifications.map(({ name }) => name)),
      ...parts.flatMap(({ specifications }) => specifications.map(({ value }) => value).filter(isWords)),
      ...parts.flatMap(({ footnote, product_note }) => [footnote, product_note].filter(Boolean)),
    ]);
    // The client translates a note phrase by phrase and leaves its date.
    const undated = (word: string) => word.replace(/ \d\d\/\d{4}$/, '');
    const proper = /^(API|ACEA|JASO|ILSAC|Dexron|Mercon|Type T|Matic)/;
    expect([...words].filter((word) => !(`catalogue.${undated(word)}` in texts) && !proper.test(word))).toEqual([]);
  });
});
