import {
  type GarageServiceService,
  GarageVehicle,
  GetJobResponse,
  type JobServiceService,
  NeedUse,
} from '@southline/contracts/catalogue';
import { DomainError } from '@southline/kernel/errors';
import type { Handlers } from '@southline/platform/grpc';
import { battery, vehicle } from './catalogue.ts';

const missing = () => new DomainError('not-found', 'NotFound', 'There is no such vehicle in the garage.');

/** Garages by owner, newest vehicle first. In a file, each line after the first is a label. */
export const createGarage = () => {
  const garages = new Map<string, GarageVehicle[]>();
  let count = 0;
  const keep = (owner: string, label: string): void => {
    const known = garages.get(owner) ?? [];
    if (known.some((entry) => entry.label === label)) return;
    count += 1;
    garages.set(owner, [GarageVehicle.fromPartial({ id: `kept-${count}`, label, vehicle }), ...known]);
  };
  const of = (owner: string) => ({ vehicles: garages.get(owner) ?? [] });
  const handlers: Handlers<typeof GarageServiceService> = {
    getGarage: async (_request, call) => of(call.owner()),
    async saveGarageVehicle({ label, vehicleSlug, id }, call) {
      if (vehicleSlug !== vehicle.vehicleSlug) throw new DomainError('not-found', 'NotFound', 'No such vehicle.');
      const known = garages.get(call.owner()) ?? [];
      if (id === '') keep(call.owner(), label);
      else if (!known.some((entry) => entry.id === id)) throw missing();
      else
        garages.set(
          call.owner(),
          known.map((entry) => (entry.id === id ? { ...entry, label } : entry)),
        );
      return of(call.owner());
    },
    async removeGarageVehicle({ id }, call) {
      const known = garages.get(call.owner()) ?? [];
      const rest = known.filter((entry) => entry.id !== id);
      if (rest.length === known.length) throw missing();
      garages.set(call.owner(), rest);
      return of(call.owner());
    },
    async importGarage({ csv }, call) {
      const [, ...labels] = csv.toString().trim().split('\n');
      const before = of(call.owner()).vehicles.length;
      for (const label of labels.filter((each) => each !== 'bad')) keep(call.owner(), label);
      const rejected = labels.flatMap((label, index) =>
        label === 'bad' ? [{ row: index + 2, field: 'label', problem: 'is bad' }] : [],
      );
      const { vehicles } = of(call.owner());
      return { vehicles, added: vehicles.length - before, rejected };
    },
  };
  return { handlers, garages };
};

export const jobs: Handlers<typeof JobServiceService> = {
  listJobs: async ({ vehicleSlug, language }) => ({
    jobs:
      vehicleSlug === vehicle.vehicleSlug ? [{ job: 'battery', name: language === 'zh' ? '蓄电池' : 'Battery' }] : [],
  }),
  getJob: async ({ vehicleSlug, job }) => {
    if (vehicleSlug !== vehicle.vehicleSlug || job !== 'battery') throw missing();
    const use = NeedUse.NEED_USE_ALWAYS;
    return GetJobResponse.fromPartial({
      job,
      name: 'Battery',
      rows: [{ need: 'Battery', quantity: 1, use, parts: [battery] }],
    });
  },
};
