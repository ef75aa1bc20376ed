import { Type } from 'typebox';
import { object, text } from '../../contract/fields.ts';
import { toRegisteredVehicles, toVinVehicles, vehicleList } from '../../contract/vehicle-look-ups.ts';
import { toVehiclePage, vehiclePage } from '../../contract/vehicles.ts';
import { operation } from './operation.ts';

const name = () => text(80, 1);
const optionalName = () => Type.Optional(text(80));
const year = () => Type.Integer({ minimum: 1900, maximum: 2100 });

const maxResultCount = 20;

export const getMakes = operation({
  httpMethod: 'GET',
  urlRelative: 'api/Vehicle/GetMakes',
  summary: 'Makes',
  data: object({}),
  answer: Type.Array(Type.String()),
  run: async (_data, { clients }) => (await clients.vehicles.listMakes({})).makes,
});

export const getModels = operation({
  httpMethod: 'GET',
  urlRelative: 'api/Vehicle/GetModels',
  summary: 'Models of a make',
  data: object({ make: name() }),
  answer: Type.Array(Type.String()),
  run: async ({ make }, { clients }) => (await clients.vehicles.listModels({ make })).models,
});

export const getYears = operation({
  httpMethod: 'GET',
  urlRelative: 'api/Vehicle/GetYears',
  summary: 'Years of a model, newest first',
  data: object({ make: name(), model: name() }),
  answer: Type.Array(Type.Integer()),
  run: async ({ make, model }, { clients }) => (await clients.vehicles.listYears({ make, model })).years,
});

export const getVariants = operation({
  httpMethod: 'GET',
  urlRelative: 'api/Vehicle/GetVariants',
  summary: 'Series and variants of a model in a year',
  data: object({ make: name(), model: name(), year: year(), series: optionalName() }),
  answer: Type.Array(Type.Object({ series: Type.String(), variant: Type.String() })),
  run: async ({ series = '', ...data }, { clients }) =>
    (await clients.vehicles.listVariants({ ...data, series })).variants,
});

/** showAll changes nothing: every match is counted and a page is 20 at most. */
export const searchVehicles = operation({
  httpMethod: 'POST',
  urlRelative: 'api/Vehicle/SearchVehicles',
  summary: 'Vehicles of a make, model, year, series and variant',
  data: object({
    make: name(),
    model: optionalName(),
    year: Type.Optional(Type.Union([year(), Type.Null()])),
    series: optionalName(),
    variant: optionalName(),
    showAll: Type.Optional(Type.Boolean()),
    maxResultCount: Type.Optional(Type.Integer({ minimum: 1, maximum: maxResultCount })),
    skipCount: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  }),
  answer: vehiclePage,
  run: async (data, { clients }) =>
    toVehiclePage(
      await clients.vehicles.searchVehicles({
        make: data.make,
        model: data.model ?? '',
        year: data.year ?? 0,
        series: data.series ?? '',
        variant: data.variant ?? '',
        pageSize: data.maxResultCount ?? maxResultCount,
        skip: data.skipCount ?? 0,
      }),
    ),
});

/** Blanks, dots and dashes do not matter; the state is one of Australia's, or NZ. Plates are neither logged nor kept. */
export const searchByRego = operation({
  httpMethod: 'POST',
  urlRelative: 'api/Vehicle/SearchByRego',
  summary: 'Vehicles of a registration; guests have a limited number an hour',
  data: object({ value: text(40, 1), state: text(10, 1) }),
  answer: vehicleList,
  run: async ({ value, state }, { clients, countLookUp }) => {
    await countLookUp();
    return toRegisteredVehicles((await clients.vehicles.searchByRego({ plate: value, state })).vehicles);
  },
});

/** A VIN, or the frame number of a vehicle made for Japan. Neither is logged nor kept. */
export const searchByVin = operation({
  httpMethod: 'POST',
  urlRelative: 'api/Vehicle/SearchByVin',
  summary: 'Vehicles of a VIN or frame number; guests have a limited number an hour',
  data: object({ value: text(60, 1) }),
  answer: vehicleList,
  run: async ({ value }, { clients, countLookUp }) => {
    await countLookUp();
    return toVinVehicles(await clients.vehicles.searchByVin({ vin: value }));
  },
});
