import { eventually, unique } from '@southline/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { maxGarage } from '../src/domain/garage/garage.ts';
import { garages } from '../src/storage/collections.ts';
import { runningCatalogue } from './support/running-catalogue.ts';
import { importWorld, smallWorld } from './support/small-world.ts';

const running = await runningCatalogue();
const world = smallWorld();
const [ranger] = world.vehicles.filter(({ id }) => id === 'C2018');
await importWorld(running.mongo, { ...world, vehicles: [...world.vehicles, { ...ranger, id: 'C2019', year: 2019 }] });
await eventually(async () => expect((await running.vehicles.listMakes({})).makes).toEqual(['FORD', 'TOYOTA']));
const slugOf = async (make: string, model: string, year: number, at = 0) => {
  const query = { make, model, year, series: '', variant: '', pageSize: 20, skip: 0 };
  return (await running.vehicles.searchVehicles(query)).vehicles[at]?.vehicleSlug ?? '';
};
const slugs = {
  hilux: await slugOf('TOYOTA', 'Hilux', 2019),
  manual: await slugOf('TOYOTA', 'Hilux', 2018),
  ranger: await slugOf('FORD', 'Ranger', 2018),
};
afterAll(() => running.stop());

const memberOf = (membershipNo = unique('m'), role: 'Member' | 'Dealer' | 'Admin' = 'Member') =>
  running.garageOf({ subject: `member:${membershipNo}`, role, membershipNo });
const save = (member: ReturnType<typeof memberOf>, label: string, vehicleSlug: string, id = '') =>
  member.saveGarageVehicle({ label, vehicleSlug, id });
/** The simulated register knows this plate as a Ranger of 2019. */
const knownPlate = 'ONE107';
const csv = (...lines: string[]) => ({ csv: Buffer.from(lines.join('\n')) });

describe('a garage', () => {
  it('saves vehicles under labels, newest first, each pair once', async () => {
    const member = memberOf();
    await save(member, '  Van 3 ', slugs.hilux);
    await save(member, 'Van 3', slugs.hilux.toUpperCase());
    const { vehicles } = await save(member, '', slugs.ranger);
    expect(vehicles).toMatchObject([
      { label: '', vehicle: { vehicleSlug: slugs.ranger, make: 'FORD', year: 2018 } },
      { label: 'Van 3', vehicle: { vehicleSlug: slugs.hilux, make: 'TOYOTA', year: 2019 } },
    ]);
    expect((await member.getGarage({})).vehicles).toEqual(vehicles);
  });

  it('takes the same vehicle once also when its saves run side by side', async () => {
    const member = memberOf();
    await Promise.all([1, 2, 3, 4].map(() => save(member, 'Van', slugs.hilux)));
    await Promise.all(['A', 'B', 'C'].map((label) => save(member, label, slugs.ranger)));
    expect((await member.getGarage({})).vehicles).toHaveLength(4);
  });

  it('refuses an unknown vehicle, and a label that is too long', async () => {
    const member = memberOf();
    await expect(save(member, '', 'no-such')).rejects.toMatchObject({ kind: 'not-found', code: 'NotFound' });
    await expect(save(member, '', '')).rejects.toMatchObject({ kind: 'not-found' });
    await expect(save(member, 'x'.repeat(41), slugs.hilux)).rejects.toMatchObject({ kind: 'invalid' });
    expect((await member.getGarage({})).vehicles).toEqual([]);
  });

  it('is private: a stranger’s vehicle is not found, and stays', async () => {
    const [owner, stranger] = [memberOf(), memberOf()];
    const [kept] = (await save(owner, 'Van 1', slugs.hilux)).vehicles;
    const id = kept?.id ?? '';
    await expect(stranger.removeGarageVehicle({ id })).rejects.toMatchObject({ kind: 'not-found', code: 'NotFound' });
    await expect(save(stranger, 'Mine', slugs.hilux, id)).rejects.toMatchObject({ kind: 'not-found' });
    expect((await stranger.getGarage({})).vehicles).toEqual([]);
    expect((await owner.getGarage({})).vehicles).toMatchObject([{ id, label: 'Van 1' }]);
    await expect(running.garageOf().getGarage({})).rejects.toMatchObject({ kind: 'unauthenticated' });
    const guest = running.garageOf({ subject: 'guest:1', role: 'guest' });
    await expect(guest.getGarage({})).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it('changes a label and removes a vehicle', async () => {
    const member = memberOf(undefined, 'Dealer');
    const [kept] = (await save(member, 'Van 1', slugs.hilux)).vehicles;
    const id = kept?.id ?? '';
    expect((await save(member, 'Ute', slugs.hilux, id)).vehicles).toMatchObject([{ id, label: 'Ute' }]);
    expect((await member.removeGarageVehicle({ id })).vehicles).toEqual([]);
    await expect(member.removeGarageVehicle({ id })).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('a fleet from a file', () => {
  it('looks plates up without storing them, up to a limit', async () => {
    const membershipNo = unique('m');
    const member = memberOf(membershipNo);
    const report = await member.importGarage(
      csv('label,plate,state', 'Van 1,NONE1,VIC', 'Van 2,ABC123,', 'Van 3,ABC123,XYZ', `Van 4,${knownPlate},VIC`),
    );
    expect(report.rejected).toEqual([
      { row: 2, field: 'plate', problem: 'no vehicle was found: check the plate and its state' },
      { row: 3, field: 'state', problem: 'is empty' },
      { row: 4, field: 'plate', problem: 'no vehicle was found: check the plate and its state' },
    ]);
    expect(report.vehicles).toMatchObject([{ label: 'Van 4', vehicle: { make: 'FORD', model: 'Ranger' } }]);
    const kept = await garages(running.mongo).findOne({ _id: `member:${membershipNo}` });
    expect(JSON.stringify(kept)).not.toContain(knownPlate);
    const many = Array.from({ length: 21 }, (_, index) => `Van ${index},NONE${index},VIC`);
    const { rejected } = await member.importGarage(csv('label,plate,state', ...many));
    expect(rejected.at(-1)).toEqual({ row: 22, field: 'plate', problem: 'a file has at most 20 plates' });
    await expect(member.importGarage(csv('label,plate,state', 'Van,DOWN1,VIC'))).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });

  it('saves the good rows, reports the others by row and reason, and a repeat changes nothing', async () => {
    const member = memberOf();
    const file = csv(
      '\ufeffLabel,vehicle_slug,make,model,year,series,variant',
      `Van 1,${slugs.hilux},,,,,`,
      'Van 2,,ford,ranger,2018,,',
      'Van 3,,toyota,hilux,2018,,',
      'Van 4,no-such,,,,,',
      '=1+1,,ford,ranger,2018,,',
      'Van 6,,ford,ranger,soon,,',
      'Van 7,,ford,falcon,2018,,',
      `"${'x'.repeat(41)}",${slugs.hilux},,,,,`,
      'Van 9,too,few',
      `4444 3333 2222 1111,${slugs.hilux},,,,,`,
    );
    const report = await member.importGarage(file);
    expect(report.vehicles.map(({ label }) => label)).toEqual(['Van 1', 'Van 2']);
    expect(report.added).toBe(2);
    expect(report.rejected).toEqual([
      { row: 4, field: 'variant', problem: '3 vehicles are called so: give series and variant, or vehicle_slug' },
      { row: 5, field: 'vehicle_slug', problem: 'is no vehicle of the catalogue' },
      { row: 6, field: 'label', problem: 'begins like a formula' },
      { row: 7, field: 'year', problem: 'is not a whole number' },
      { row: 8, field: 'model', problem: 'no such vehicle: check make, model, year, series and variant' },
      { row: 9, field: 'label', problem: 'is longer than 40 characters' },
      { row: 10, field: 'row', problem: 'has 3 cells; the header has 7' },
      { row: 11, field: 'label', problem: 'looks like a card number' },
    ]);
    expect(await member.importGarage(file)).toMatchObject({ added: 0, vehicles: report.vehicles });
  });

  it('adds all of a file or nothing when there is no room, and reads no more rows than there can be vehicles', async () => {
    const membershipNo = unique('m');
    const member = memberOf(membershipNo);
    const [kept] = (await save(member, 'First', slugs.hilux)).vehicles;
    const rows = Array.from({ length: maxGarage }, (_, index) => `Van ${index},${slugs.hilux}`);
    await expect(member.importGarage(csv('label,vehicle_slug', ...rows))).rejects.toMatchObject({ code: 'GarageFull' });
    expect((await member.getGarage({})).vehicles).toEqual([kept]);
    const tooMany = csv('label,vehicle_slug', ...rows, 'One more,x');
    await expect(member.importGarage(tooMany)).rejects.toMatchObject({ kind: 'invalid' });
    await member.importGarage(csv('label,vehicle_slug', ...rows.slice(1)));
    await expect(save(member, 'One more', slugs.ranger)).rejects.toMatchObject({ code: 'GarageFull' });
    expect(await garages(running.mongo).countDocuments({ _id: `member:${membershipNo}` })).toBe(1);
  });

  it('refuses an invalid file', async () => {
    const member = memberOf();
    for (const file of [csv(''), csv('vehicle_slug', slugs.hilux), { csv: Buffer.from([0, 255, 254]) }])
      await expect(member.importGarage(file)).rejects.toMatchObject({ kind: 'invalid', code: 'InvalidRequest' });
  });
});
