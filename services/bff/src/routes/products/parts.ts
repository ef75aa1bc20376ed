import { toListOptions } from '../../contract/list-options.ts';
import { toSupersessionRows } from '../../contract/part-detail.ts';
import { toJob, toPartRow, toSizeList } from '../../contract/parts.ts';
import { picturesOf } from '../../contract/pictures.ts';
import { callRoute } from '../call.ts';
import { languageOf } from '../language.ts';

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

const firstSizes = 20;
const mostSizes = 200;

export const getSizes = callRoute('products/get-sizes', ({ clients }) => async ({ body }) => {
  const { category: categories, all = false } = body;
  const { filters } = toListOptions(body);
  const pageSize = all ? mostSizes : firstSizes;
  return { status: true, data: toSizeList(await clients.catalogue.listSizes({ categories, filters, pageSize })) };
});

export const getSupersessionListing = callRoute(
  'Products/get-supersession-listing',
  ({ clients }) =>
    async ({ body }) => ({
      status: true,
      data: toSupersessionRows(await clients.catalogue.listSupersessions({ partNo: body.partNo })),
    }),
);

export const getJobs = callRoute('products/get-jobs', ({ clients }) => async (request) => {
  const { vehicleSlug, productNr: partNo = '' } = request.body;
  const { jobs } = await clients.jobs.listJobs({ vehicleSlug, partNo, language: languageOf(request) });
  return { status: true, data: jobs };
});

export const getJob = callRoute('products/get-job', ({ clients, settings }) => async (request) => {
  const found = await clients.jobs.getJob({ ...request.body, language: languageOf(request) });
  return { status: true, data: toJob(found, picturesOf(settings.BASE_PATH, request.region)) };
});
