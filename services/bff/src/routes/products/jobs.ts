import { toJob } from '../../contract/jobs.ts';
import { picturesOf } from '../../contract/pictures.ts';
import { callRoute } from '../call.ts';
import { languageOf } from '../language.ts';

export const getJobs = callRoute('products/get-jobs', ({ clients }) => async (request) => {
  const { vehicleSlug, productNr: partNo = '' } = request.body;
  const { jobs } = await clients.jobs.listJobs({ vehicleSlug, partNo, language: languageOf(request) });
  return { status: true, data: jobs };
});

export const getJob = callRoute('products/get-job', ({ clients, settings }) => async (request) => {
  const found = await clients.jobs.getJob({ ...request.body, language: languageOf(request) });
  return { status: true, data: toJob(found, picturesOf(settings.BASE_PATH, request.region)) };
});
