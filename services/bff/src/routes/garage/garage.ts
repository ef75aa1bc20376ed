import { DomainError } from '@southline/kernel/errors';
import { toGarage } from '../../contract/vehicles.ts';
import { callRoute } from '../call.ts';
import { type FileForm, type FormPart, fileFormOptions, formScope, readFileForm } from '../uploads/file-form.ts';

export const getGarage = callRoute('garage/get', ({ clients }) => async () => {
  const { vehicles } = await clients.garage.getGarage({});
  return { status: true, data: toGarage(vehicles) };
});

export const saveGarageVehicle = callRoute('garage/save', ({ clients }) => async ({ body }) => {
  const { vehicles } = await clients.garage.saveGarageVehicle({ ...body, id: body.id ?? '' });
  return { status: true, data: toGarage(vehicles) };
});

export const removeGarageVehicle = callRoute('garage/remove', ({ clients }) => async ({ body }) => {
  const { vehicles } = await clients.garage.removeGarageVehicle(body);
  return { status: true, data: toGarage(vehicles) };
});

const form: FileForm = {
  maxBytes: 256 * 1024,
  tooLarge: () =>
    new DomainError('too-large', 'TooLarge', 'The file is larger than 256 kB. Please choose a smaller one.'),
  fields: [],
  wrong: 'The form has one CSV file in `files`.',
  missing: 'Please choose a CSV file.',
};

/** The file is small enough to be read as a whole. */
const contentOf = async (parts: AsyncIterable<FormPart>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const part of parts) {
    if (part.$case !== 'chunk') continue;
    bytes += part.value.length;
    if (bytes > form.maxBytes) throw form.tooLarge();
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
};

/** The most plates of one file that the catalogue looks up. */
const maxPlates = 20;

/**
 * Rows of a file that names plates, up to the look-up limit. Excel writes UTF-16, and a line before the header, so the column
 * is looked for in the whole file.
 */
const platesAtMost = (csv: Buffer): number => {
  const text = csv.toString('latin1').replaceAll('\0', '');
  const rows = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').length - 1;
  return /plate/i.test(text) ? Math.max(0, Math.min(maxPlates, rows)) : 0;
};

export const importGarage = formScope(
  callRoute(
    'garage/import',
    ({ clients, limitLookUps }) =>
      async (request) => {
        const csv = await contentOf(readFileForm(request, form));
        const { ip: address, person } = request;
        const plates = platesAtMost(csv);
        if (plates > 0) await limitLookUps({ address, guest: undefined, person, by: plates });
        const { vehicles, added, rejected } = await clients.garage.importGarage({ csv });
        return { status: true, data: toGarage(vehicles), added, rejected };
      },
    ({ settings }) => fileFormOptions(form, settings.UPLOADS_PER_HOUR),
  ),
);
