import { toPartRow } from '../../contract/parts.ts';
import { picturesOf } from '../../contract/pictures.ts';
import { callRoute } from '../call.ts';

export const getBoughtTogether = callRoute(
  'products/get-bought-together',
  ({ clients, settings }) =>
    async ({ body, region }) => {
      const { productNr: partNo, vehicleSlug = '' } = body;
      const { parts } = await clients.catalogue.listBoughtTogether({ partNo, vehicleSlug });
      const pictures = picturesOf(settings.BASE_PATH, region);
      return { status: true, data: parts.map((part) => toPartRow(part, pictures)) };
    },
);
