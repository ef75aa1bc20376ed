import type {
  Answer as AnswerOf,
  Body,
  GetPath,
  OperationAnswer,
  OperationData,
  OperationPath,
  Operations,
  PostPath,
  Query,
} from '@southline/rest/types';
import { sleep } from 'k6';
import http, { type RefinedResponse } from 'k6/http';

/** `answers` never exists at run time: it carries the type of the call's answer. */
export type Response<Body = Answer> = RefinedResponse<'text'> & { readonly answers?: Body };

/** Every answer of the API is an object with `status`. */
export interface Answer {
  readonly status: boolean;
  readonly code?: string;
  readonly message?: string;
}

const region = __ENV.REGION || 'au';
const headers = { 'content-type': 'application/json' };

/** Opens no connection by itself: k6 keeps one per user, and a cookie jar per iteration, so each iteration is a new guest. */
export const post = <Path extends PostPath>(
  call: Path,
  body: Body<Path>,
  name: string = call,
): Response<AnswerOf<Path>> =>
  http.post(`${__ENV.BASE_URL}/${region}/api/${call}`, JSON.stringify(body), {
    headers,
    tags: { name },
    responseType: 'text',
  });

export const get = <Path extends GetPath>(call: Path, query: Query<Path>): Response<AnswerOf<Path>> => {
  const fields = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return http.get(`${__ENV.BASE_URL}/${region}/api/${call}?${fields.join('&')}`, {
    tags: { name: call },
    responseType: 'text',
  });
};

/** An operation of the parts table, tagged by its name, because all operations share one route. */
export const execute = <Path extends OperationPath>(
  httpMethod: Operations[Path]['httpMethod'],
  urlRelative: Path,
  data: OperationData<Path>,
): Response<Answer & { data: OperationAnswer<Path> }> =>
  post('parts/execute', { httpMethod, urlRelative, data }, urlRelative) as Response<never>;

/** Posts a card straight to the provider, as the browser's form does; the redirect is not followed. */
export const postCard = (formUrl: string, accessCode: string): Response =>
  http.post(
    formUrl,
    {
      EWAY_ACCESSCODE: accessCode,
      EWAY_PAYMENTTYPE: 'creditcard',
      EWAY_CARDNAME: 'TEST BUYER',
      EWAY_CARDNUMBER: '4444333322221111',
      EWAY_CARDEXPIRYMONTH: '12',
      EWAY_CARDEXPIRYYEAR: '39',
      EWAY_CARDCVN: '123',
    },
    { redirects: 0, tags: { name: 'card form (provider)' }, responseType: 'text' },
  );

/** The body, or a refusal if it is not from this API. */
export const answerOf = <Body>(response: Response<Body>): Body & Answer => {
  // k6 has status 0 and no body if there was no answer; its documentation lists the codes.
  if (response.status === 0) return { status: false, code: `k6 error ${response.error_code}` } as Body & Answer;
  try {
    return JSON.parse(response.body) as Body & Answer;
  } catch {
    return { status: false, code: 'not JSON' } as Body & Answer;
  }
};

const patienceMs = 30_000;

/** Polls until the answer is no longer Pending, as a browser does; returns the last answer. */
export const whenSettled = <Body>(ask: () => Response<Body>): Response<Body> => {
  const end = Date.now() + patienceMs;
  for (;;) {
    const response = ask();
    const pending = response.status === 200 && answerOf(response).code === 'Pending';
    if (!pending || Date.now() > end) return response;
    sleep(0.25);
  }
};
