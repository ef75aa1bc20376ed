import { OrderRowState, orderRowStateToJSON, type PartGroup } from '@southline/contracts/catalogue';
import { Fit, StockLevel } from '@southline/contracts/common';
import { eventually } from '@southline/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { runningCatalogue } from './support/running-catalogue.ts';
import { importWorld, smallWorld } from './support/small-world.ts';

const slugs = {
  hilux: 'toyota-hilux-gun126r-2018-sr5-h2018',
  workmate: 'toyota-hilux-gun126r-2018-workmate-w2018',
};

const running = await runningCatalogue();
expect(await running.vehicles.listMakes({})).toEqual({ makes: [] });
await importWorld(running.mongo, smallWorld());
await eventually(async () => expect((await running.vehicles.listMakes({})).makes).toEqual(['FORD', 'TOYOTA']));
afterAll(() => running.stop());

const rowsIn = ({ groups }: { groups: PartGroup[] }) =>
  groups.map(({ categoryName, rows }): [string, (string | undefined)[]] => [
    categoryName,
    rows.map(({ part }) => part?.partNo),
  ]);
const search = (partNo: string) => running.catalogue.searchPartNumber({ partNo, vehicleSlug: '' });
const found = async (partNo: string) => rowsIn(await search(partNo)).flatMap(([, numbers]) => numbers);

describe('the steps of the finder', () => {
  it('lead from make to model, year and variant, whatever the case', async () => {
    expect(await running.vehicles.listModels({ make: 'toyota' })).toEqual({ models: ['Hilux'] });
    expect(await running.vehicles.listYears({ make: 'TOYOTA', model: 'HILUX' })).toEqual({ years: [2021, 2019, 2018] });
    expect(await running.vehicles.listVariants({ make: 'TOYOTA', model: 'Hilux', year: 2018, series: '' })).toEqual({
      variants: [
        { series: 'GUN126R', variant: 'SR5' },
        { series: 'GUN126R', variant: 'Workmate' },
      ],
    });
  });

  it('end at vehicles that their line tells apart', async () => {
    const { vehicles, totalCount } = await running.vehicles.searchVehicles({
      make: 'Toyota',
      model: 'Hilux',
      year: 2018,
      series: 'GUN126R',
      variant: 'SR5',
      pageSize: 20,
      skip: 0,
    });
    expect(totalCount).toBe(2);
    expect(vehicles.map(({ carline }) => carline)).toEqual([
      'Utility, 2.8 L 4 cyl Diesel, 150 kW, 1GD-FTV, 4WD, Auto',
      'Utility, 2.8 L 4 cyl Diesel, 150 kW, 1GD-FTV, 4WD, Manual',
    ]);
    expect(vehicles[0]).toMatchObject({ vehicleSlug: slugs.hilux, vehicleId: 'H2018', year: 2018 });
  });

  it('page with the exact total, and need a make', async () => {
    const query = { make: 'TOYOTA', model: '', year: 0, series: '', variant: '', pageSize: 2 };
    const pages = await Promise.all([0, 2, 4].map((skip) => running.vehicles.searchVehicles({ ...query, skip })));
    expect(pages.map(({ vehicles }) => vehicles.length)).toEqual([2, 2, 1]);
    expect(pages.map(({ totalCount }) => totalCount)).toEqual([5, 5, 5]);
    expect(new Set(pages.flatMap(({ vehicles }) => vehicles.map(({ vehicleSlug }) => vehicleSlug))).size).toBe(5);
    await expect(running.vehicles.searchVehicles({ ...query, make: '', skip: 0 })).rejects.toMatchObject({
      kind: 'invalid',
    });
  });

  it('give one type id to the years and gearboxes of a type, another to another engine', async () => {
    const { vehicles } = await running.vehicles.searchVehicles({
      make: 'TOYOTA',
      model: 'Hilux',
      year: 0,
      series: '',
      variant: '',
      pageSize: 20,
      skip: 0,
    });
    const typesOf = (variant: string) => vehicles.filter((one) => one.variant === variant).map(({ kType }) => kType);
    expect(typesOf('SR5')).toHaveLength(4);
    expect(new Set(typesOf('SR5')).size).toBe(1);
    expect(typesOf('SR5')).not.toContain(typesOf('Workmate')[0]);
  });
});

describe('categories', () => {
  it('come as a tree in the order of the menu', async () => {
    const { categories } = await running.catalogue.listCategories({ vehicleSlug: '' });
    expect(categories.map(({ name, children }) => [name, children.map((child) => child.name)])).toEqual([
      ['Fluids & Oils', []],
      ['Filters', ['Oil Filters', 'Air Filters']],
      ['Light Bulbs', []],
    ]);
  });

  it('are limited to those with parts for the vehicle', async () => {
    const { categories } = await running.catalogue.listCategories({ vehicleSlug: slugs.workmate });
    expect(categories.map(({ name, children }) => [name, children.map((child) => child.name)])).toEqual([
      ['Filters', ['Air Filters']],
    ]);
    expect(await running.catalogue.listCategories({ vehicleSlug: 'no-such-vehicle' })).toEqual({ categories: [] });
  });

  it('are found by name in any spelling', async () => {
    for (const category of ['Fluids & Oils', 'fluids-and-oils', 'FLUIDS OILS']) {
      const listing = await running.catalogue.listPartsByCategoryName({
        category,
        furtherCategories: [],
        vehicleSlug: '',
      });
      expect(rowsIn(listing)).toEqual([['Fluids & Oils', ['SL-O500', 'SL-O501']]]);
      expect(listing.totalCount).toBe(2);
    }
    const filters = await running.catalogue.listPartsByCategoryName({
      category: 'filters',
      furtherCategories: [],
      vehicleSlug: '',
    });
    expect(filters.groups.map(({ categoryName }) => categoryName)).toEqual(['Oil Filters', 'Air Filters']);
    expect(filters.totalCount).toBe(8);
  });

  it('show the stock of this moment, however often they were listed', async () => {
    const levelOf = async (part: string) => {
      const { groups } = await running.catalogue.listPartsByCategoryName({
        category: 'filters',
        furtherCategories: [],
        vehicleSlug: '',
      });
      return groups.flatMap(({ rows }) => rows).find((row) => row.part?.partNo === part)?.stockLevel;
    };
    const lines = [{ cleansedPartNo: 'SLF100', quantity: 40 }];
    const before = [await levelOf('SL-F100'), await levelOf('SL-F100')];
    await running.stock.holdStock({ orderId: 'listed', round: 1, lines });
    const held = await levelOf('SL-F100');
    await running.stock.releaseStock({ orderId: 'listed', round: 1 });
    const { STOCK_LEVEL_IN_STOCK: inStock, STOCK_LEVEL_NONE: none } = StockLevel;
    expect([...before, held, await levelOf('SL-F100')]).toEqual([inStock, inStock, none, inStock]);
  });
});

describe('parts for a vehicle', () => {
  const list = (vehicleSlug: string, categoryId: string, subcategoryId = '') =>
    running.catalogue.listParts({ vehicleSlug, categoryId, subcategoryId });

  it('are grouped by category; parts inside a kit have no row of their own', async () => {
    const listing = await list(slugs.hilux, 'FILTERS');
    expect(rowsIn(listing)).toEqual([
      ['Oil Filters', ['SL-F100', 'SL-F100X']],
      ['Air Filters', ['SL-K300']],
    ]);
    expect(listing.totalCount).toBe(3);
  });

  it('show kits with their parts in order, two levels deep', async () => {
    const { groups } = await list(slugs.hilux, 'FILTERS', 'AIR');
    const [kit] = groups[0]?.rows ?? [];
    expect(kit).toMatchObject({ part: { partNo: 'SL-K300' }, childDepth: 0, fitting: { fit: Fit.FIT_FITS } });
    expect(kit?.children.map(({ part, childDepth, childPurpose }) => [part?.partNo, childDepth, childPurpose])).toEqual(
      [
        ['SL-K302', 1, 'Seals'],
        ['SL-K301', 1, 'Element'],
      ],
    );
    expect(kit?.children[0]?.children).toMatchObject([{ part: { partNo: 'SL-K303' }, childDepth: 2, children: [] }]);
  });

  it('show conditions, pieces and stock', async () => {
    const { groups } = await list(slugs.hilux, 'FILTERS', 'OIL');
    expect(groups[0]?.rows).toMatchObject([
      {
        fitting: { fit: Fit.FIT_FITS, fitNote: '' },
        quantityPerVehicle: 1,
        stockLevel: StockLevel.STOCK_LEVEL_IN_STOCK,
      },
      {
        fitting: { fit: Fit.FIT_FITS_IF, fitNote: 'From 06/2018' },
        quantityPerVehicle: 2,
        minQuantity: 4,
        stockLevel: StockLevel.STOCK_LEVEL_LOW,
      },
    ]);
    const air = await list(slugs.workmate, 'AIR');
    expect(air.groups[0]?.rows).toMatchObject([
      {
        part: { partNo: 'SL-A200' },
        quantityPerVehicle: 4,
        stockLevel: StockLevel.STOCK_LEVEL_NONE,
        hasSupersessions: true,
      },
    ]);
  });
});

describe('a part number', () => {
  it('is found in any spelling: own, GM, OE, superseded and interchange', async () => {
    expect((await found('sl f100'))[0]).toBe('SL-F100');
    expect(await found('92142009')).toEqual(['SL-F100']);
    expect(await found('90915 yzzd2')).toEqual(['SL-F100']);
    expect(await found('SLF001')).toEqual(['SL-F099', 'SL-F100']);
    expect(await found('ryco-z386')).toEqual(['SL-F100']);
  });

  it('is found as pages and documents print a GM number', async () => {
    expect(await found('GM 92142009')).toEqual(['SL-F100']);
    const { groups } = await running.catalogue.searchByKeywords({ keywords: 'GM 92142009', page: 1, vehicleSlug: '' });
    expect(rowsIn({ groups })).toEqual([['Oil Filters', ['SL-F100']]]);
  });

  it('says by which of its numbers it was found', async () => {
    const matched = async (partNo: string) => {
      const { groups } = await running.catalogue.searchPartNumber({ partNo, vehicleSlug: '' });
      return groups.flatMap(({ rows }) => rows).map((row) => [row.part?.partNo, row.matched]);
    };
    expect(await matched('sl f100')).toContainEqual(['SL-F100', { kind: 'NUMBER', text: 'SLF100' }]);
    expect(await matched('90915 yzzd2')).toEqual([['SL-F100', { kind: 'OE', text: '90915YZZD2' }]]);
    expect(await matched('SLF001')).toContainEqual(['SL-F100', { kind: 'SUPERSESSION', text: 'SLF001' }]);
    expect(await matched('ryco-z386')).toEqual([['SL-F100', { kind: 'INTERCHANGE', text: 'RYCOZ386' }]]);
    const near = { text: 'RYCOZ386', at: 7, typed: '8', found: '6' };
    expect(await matched('ryco-z388')).toEqual([['SL-F100', { kind: 'WORDS', text: '', near }]]);
  });

  it('is held only while it is sold at the price of the order', async () => {
    const hold = (cleansedPartNo: string, cents: number) => {
      const lines = [{ cleansedPartNo, quantity: 1, price: { cents, currency: 'AUD' } }];
      return running.stock.holdStock({ orderId: 'priced', round: 1, lines });
    };
    await expect(hold('SLF100', 2_400)).rejects.toMatchObject({ code: 'PriceChanged' });
    // Another part has replaced it.
    await expect(hold('SLF099', 2_500)).rejects.toMatchObject({ code: 'PriceChanged' });
    await expect(hold('UNKNOWN', 2_500)).rejects.toMatchObject({ code: 'PriceChanged' });
    await hold('SLF100', 2_500);
    await running.stock.releaseStock({ orderId: 'priced', round: 1 });
  });

  it('has its units, its other numbers, and alternatives if it is out of stock', async () => {
    const get = (partNo: string) => running.catalogue.getPart({ partNo, vehicleSlug: '' });
    const answer = await get('SL-F100');
    expect(answer).toMatchObject({ part: { available: 40 }, alternative: '', interchangeNumbers: ['RYCOZ386'] });
    expect(answer.oeNumbers).toContain('92142009');
    const lines = [{ cleansedPartNo: 'SLF100', quantity: 40 }];
    await running.stock.holdStock({ orderId: 'alternative', round: 1, lines });
    const { part, alternative } = await get('SL-F100');
    const asked = ['SL-F100', 'SL-F001'].map((partNo) => ({ partNo, quantity: 1 }));
    const typed = { rows: asked, vehicleSlug: '' };
    const [short, older] = (await running.catalogue.resolveOrderRows(typed)).rows;
    await running.stock.releaseStock({ orderId: 'alternative', round: 1 });
    expect([part?.available, alternative]).toEqual([0, 'SL-F100X']);
    expect([short?.state, short?.choices.map(({ part: choice }) => choice?.partNo)]).toEqual([
      OrderRowState.ORDER_ROW_STATE_SHORT,
      ['SL-F100X'],
    ]);
    expect([short?.replaced, older?.replaced]).toEqual([false, true]);
    expect(older).toMatchObject({
      state: short?.state,
      part: { part: { partNo: 'SL-F100' } },
      choices: [{ part: { partNo: 'SL-F100X' } }],
    });
  });

  it('shows its current stock on its page, in comparisons and in searches', async () => {
    const page = { page: 1, pageSize: 10, sort: '', filters: undefined };
    const shown = async () => {
      const { part } = await running.catalogue.getPart({ partNo: 'SL-F100', vehicleSlug: '' });
      const { alternatives } = await running.catalogue.getPart({ partNo: 'SL-F100X', vehicleSlug: '' });
      const found = await running.catalogue.searchByKeywords({
        keywords: 'SL-F100',
        vehicleSlug: '',
        page: 1,
        options: page,
      });
      const rows = [part, ...alternatives, ...found.groups.flatMap((group) => group.rows)];
      return rows.filter((row) => row?.part?.partNo === 'SL-F100').map((row) => row?.available);
    };
    expect(await shown()).toEqual([40, 40, 40]);
    await running.stock.holdStock({
      orderId: 'shown',
      round: 1,
      lines: [{ cleansedPartNo: 'SLF100', quantity: 39 }],
    });
    const held = await shown();
    await running.stock.releaseStock({ orderId: 'shown', round: 1 });
    expect([held, await shown()]).toEqual([
      [1, 1, 1],
      [40, 40, 40],
    ]);
  });

  it('means a part, several or none on a typed order', async () => {
    const resolve = async (...rows: [string, number][]) => {
      const asked = rows.map(([partNo, quantity]) => ({ partNo, quantity }));
      const answer = await running.catalogue.resolveOrderRows({ rows: asked, vehicleSlug: '' });
      return answer.rows.map(({ state, quantity, part, choices }) => [
        orderRowStateToJSON(state).replace('ORDER_ROW_STATE_', ''),
        quantity,
        part?.part?.partNo ?? choices.map((choice) => choice.part?.partNo),
      ]);
    };
    expect(
      await resolve(
        ...([
          ['sl f100', 2],
          ['90915-YZZD2', 1],
          ['SLF001', 1],
          ['SLF100', 41],
        ] as [string, number][]),
        ...([
          ['SLK30', 1],
          ['SL-F1O0', 1],
          ['QX-MISSING', 3],
          ['-*-', 1],
        ] as [string, number][]),
        // A number that ours only contains, another letter in its place, and look-alike letters.
        ...([
          ['K300', 2],
          ['LF100X', 1],
          ['SL-FØ100', 1],
          ['ЅL-F1０0', 2],
        ] as [string, number][]),
      ),
    ).toEqual([
      ['FOUND', 2, 'SL-F100'],
      ['FOUND', 1, 'SL-F100'],
      ['SUPERSEDED', 1, 'SL-F100'],
      ['SHORT', 41, 'SL-F100'],
      ['AMBIGUOUS', 1, ['SL-K300', 'SL-K301', 'SL-K302', 'SL-K303']],
      ['UNKNOWN', 1, ['SL-F100']],
      ['UNKNOWN', 3, []],
      ['UNKNOWN', 1, []],
      ['AMBIGUOUS', 2, ['SL-K300']],
      ['AMBIGUOUS', 1, ['SL-F100X']],
      ['UNKNOWN', 1, []],
      ['FOUND', 2, 'SL-F100'],
    ]);
    const tooMany = Array.from({ length: 201 }, (): [string, number] => ['SL-F100', 1]);
    await expect(resolve(...tooMany)).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('is found by its beginning from three characters, and anywhere from four', async () => {
    expect(await found('SLK')).toEqual(['SL-K300', 'SL-K301', 'SL-K302', 'SL-K303']);
    expect(await found('LK3')).toEqual([]);
    expect(await found('LK30*')).toEqual(['SL-K300', 'SL-K301', 'SL-K302', 'SL-K303']);
    expect(await found('SL')).toEqual([]);
    expect(await found('-*-')).toEqual([]);
  });

  it('has a specification, a drawing and one address for its picture', async () => {
    const { part, specifications, drawing } = await running.catalogue.getPart({ partNo: 'sl.f100', vehicleSlug: '' });
    expect(part).toMatchObject({
      part: { partNo: 'SL-F100', cleansedPartNo: 'SLF100' },
      price: { cents: 2_500, currency: 'AUD' },
    });
    expect(part?.fitting?.fit).toBe(Fit.FIT_UNKNOWN);
    expect(specifications).toEqual([{ name: 'Height', value: '120 mm', isLink: false }]);
    expect(drawing).toEqual({ family: 'OIL', attributes: { height: '120' } });
    const drawn = await running.catalogue.getPartDrawing({ cleansedPartNo: 'SLF100' });
    expect(drawn).toEqual({ drawing, drawingHash: part?.part?.drawingHash });
    await expect(running.catalogue.getPart({ partNo: 'NOPE', vehicleSlug: '' })).rejects.toMatchObject({
      kind: 'not-found',
      code: 'NotFound',
    });
  });

  it('has a place in the range, and parts beside it that sit in the same place of the same vehicles', async () => {
    const { trail, alternatives } = await running.catalogue.getPart({ partNo: 'SL-F100', vehicleSlug: '' });
    expect(trail.map(({ categoryId, name }) => [categoryId, name])).toEqual([
      ['FILTERS', 'Filters'],
      ['OIL', 'Oil Filters'],
    ]);
    expect(alternatives.map(({ part }) => part?.partNo)).toEqual(['SL-F100X']);
    // A part with the same position on another vehicle is no alternative, and neither is a replaced part.
    const other = await running.catalogue.getPart({ partNo: 'SL-F100X', vehicleSlug: '' });
    expect(other.alternatives.map(({ part }) => part?.partNo)).toEqual(['SL-F100']);
    for (const partNo of ['SL-A200', 'SL-O500'])
      expect((await running.catalogue.getPart({ partNo, vehicleSlug: '' })).alternatives).toEqual([]);
  });

  it('lists the vehicles it fits, years merged into ranges', async () => {
    expect(await running.catalogue.listPartFitments({ partId: 'SLF100' })).toEqual({
      fitments: [
        { make: 'TOYOTA', model: 'Hilux', series: 'GUN126R', years: '2018–2019, 2021', variant: 'SR5', note: '' },
      ],
      totalCount: 1,
    });
    expect(await running.catalogue.listPartFitments({ partId: 'SLO500' })).toEqual({ fitments: [], totalCount: 0 });
  });

  it('lists its older and newer numbers, the oldest first', async () => {
    const { supersessions } = await running.catalogue.listSupersessions({ partNo: 'SL-F099' });
    expect(supersessions).toMatchObject([
      { part: { partNo: 'SL-F001' }, supersededBy: 'SL-F099', kind: 'REPLACES', orderable: false },
      { part: { partNo: 'SL-F099' }, supersededBy: 'SL-F100', note: 'From 2019', orderable: false },
      {
        part: { partNo: 'SL-F100', description: 'Part SL-F100' },
        supersededBy: '',
        kind: '',
        orderable: true,
      },
    ]);
    expect(await running.catalogue.listSupersessions({ partNo: 'SL-O500' })).toEqual({ supersessions: [] });
  });
});

describe('quotes', () => {
  it('return price, stock, minimum and fit of every known part by its requested number', async () => {
    const { quotes } = await running.catalogue.quoteParts({
      partNos: ['sl-f100', 'SLF100X', 'SL-A200', 'SL-O500', 'GONE'],
      vehicleSlug: slugs.hilux,
    });
    expect(quotes.map(({ asked, fitting }) => [asked, fitting?.fit])).toEqual([
      ['sl-f100', Fit.FIT_FITS],
      ['SLF100X', Fit.FIT_FITS_IF],
      ['SL-A200', Fit.FIT_DOES_NOT_FIT],
      ['SL-O500', Fit.FIT_UNKNOWN],
    ]);
    expect(quotes[0]).toMatchObject({
      part: {
        partNo: 'SL-F100',
        cleansedPartNo: 'SLF100',
        drawing: { family: 'OIL', attributes: { height: '120' } },
      },
      fitting: { vehicleLabel: '2018 TOYOTA Hilux GUN126R SR5' },
      available: 40,
      minQuantity: 1,
      orderable: true,
      supersededBy: '',
    });
  });

  it('name a replacement that can be bought', async () => {
    const { quotes } = await running.catalogue.quoteParts({ partNos: ['SL-F099', 'SL-A200'], vehicleSlug: '' });
    expect(quotes).toMatchObject([
      { orderable: false, supersededBy: 'SL-F100' },
      { orderable: false, supersededBy: 'SL-K301' },
    ]);
  });

  it('are made for 200 parts at most', async () => {
    const partNos = Array.from({ length: 201 }, (_, index) => `P${index}`);
    await expect(running.catalogue.quoteParts({ partNos, vehicleSlug: '' })).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('queries', () => {
  it('all go by index, in a number that does not grow with the rows', async () => {
    const { db } = running.mongo;
    const need = { job: 'oil', name: 'Oil service', need: 'Filter', categories: 'OIL', attributes: { height: '120' } };
    const fluid = { ...need, need: 'Oil', use: 'USUALLY', categories: 'FLUIDS', universal: true };
    await importWorld(running.mongo, { jobs: [need, { ...fluid, attributes: {} }] });
    const member = running.garageOf({ subject: 'member:profiled', role: 'Member', membershipNo: 'profiled' });
    await db.command({ profile: 2 });
    // A vehicle that no other test uses, so that no cached answer hides a query.
    const vehicleSlug = 'toyota-hilux-gun126r-2019-sr5-h2019';
    const calls: Record<string, () => Promise<unknown>> = {
      listYears: () => running.vehicles.listYears({ make: 'FORD', model: 'Ranger' }),
      listModels: () => running.vehicles.listModels({ make: 'FORD' }),
      listVariants: () => running.vehicles.listVariants({ make: 'FORD', model: 'Ranger', year: 2018, series: 'PX' }),
      searchVehicles: () =>
        running.vehicles.searchVehicles({
          make: 'FORD',
          model: 'Ranger',
          year: 0,
          series: '',
          variant: '',
          pageSize: 5,
          skip: 0,
        }),
      listCategories: () => running.catalogue.listCategories({ vehicleSlug }),
      listParts: () => running.catalogue.listParts({ vehicleSlug, categoryId: 'FILTERS', subcategoryId: '' }),
      byName: () =>
        running.catalogue.listPartsByCategoryName({ category: 'filters', furtherCategories: [], vehicleSlug }),
      sizes: () => running.catalogue.listSizes({ categories: ['filters'], filters: undefined, pageSize: 20 }),
      search: () => running.catalogue.searchPartNumber({ partNo: 'SLF1', vehicleSlug }),
      keywords: () => running.catalogue.searchByKeywords({ keywords: 'hilux filter', page: 1, vehicleSlug }),
      rego: () => running.vehicles.searchByRego({ plate: 'ABC123', state: 'VIC' }),
      vin: () => running.vehicles.searchByVin({ vin: 'GUN126-1234567' }),
      emptySearches: () => running.staff.listEmptySearches({ pageSize: 10 }),
      getPart: () => running.catalogue.getPart({ partNo: 'SL-F100', vehicleSlug }),
      fitments: () => running.catalogue.listPartFitments({ partId: 'SLF100' }),
      supersessions: () => running.catalogue.listSupersessions({ partNo: 'SL-F099' }),
      boughtTogether: () => running.catalogue.listBoughtTogether({ partNo: 'SL-F100', vehicleSlug }),
      quote: () => running.catalogue.quoteParts({ partNos: ['SLF100', 'SLF099', 'SLK300'], vehicleSlug }),
      drawing: () => running.catalogue.getPartDrawing({ cleansedPartNo: 'SLF100' }),
      jobs: () => running.jobs.listJobs({ vehicleSlug, language: 'en', partNo: '' }),
      job: () => running.jobs.getJob({ vehicleSlug, job: 'oil', language: 'en' }),
      saveVehicle: () => member.saveGarageVehicle({ label: '', vehicleSlug, id: '' }),
      garage: () => member.getGarage({}),
      hold: () =>
        running.stock.holdStock({ orderId: 'profiled', round: 1, lines: [{ cleansedPartNo: 'SLF100', quantity: 1 }] }),
      release: () => running.stock.releaseStock({ orderId: 'profiled', round: 1 }),
    };
    for (const call of Object.values(calls)) await call();
    await db.command({ profile: 0 });
    const plans = await db
      .collection('system.profile')
      .find({ op: { $in: ['query', 'command', 'update', 'remove'] }, planSummary: { $exists: true } })
      .toArray();
    const ours = plans.filter(({ ns }) => !/system\.|leases|catalogue_pointer/.test(ns));
    expect(ours.length).toBeGreaterThan(20);
    expect(ours.filter(({ planSummary }) => /COLLSCAN/.test(planSummary)).map(({ command }) => command)).toEqual([]);
    expect(ours.length).toBeLessThanOrEqual(4 * Object.keys(calls).length);
  });
});
