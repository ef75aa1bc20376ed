import { ReturnAnswered, ReturnProcessed, ReturnRequested } from '@southline/contracts/events';
import { type ClientSession, deferWrite, type Mongo } from '@southline/platform/mongo';
import { Binary } from 'mongodb';
import type { MailJob } from '../domain/mail-job.ts';
import type { ReturnNews, ReturnNewsRecord } from '../domain/ports.ts';
import { returnAnswer, returnEnd, returnRequest } from '../mapping/return-news.ts';
import { returnNews } from './collections.ts';

export const newsKey = (template: string, returnId: string, request?: string): string =>
  [template, returnId, ...(request === undefined ? [] : [request])].join('/');

export const rememberReturnNews =
  (mongo: Mongo, session: ClientSession) =>
  async ({ template, returnId, request, address, event }: ReturnNewsRecord): Promise<void> => {
    const update = { $setOnInsert: { returnId, address, event: new Binary(event) } };
    const filter = { _id: newsKey(template, returnId, request) };
    deferWrite(session, returnNews(mongo), { updateOne: { filter, update, upsert: true } });
  };

export const returnNewsRepository = (mongo: Mongo): ReturnNews => {
  const read = async ({ template, orderId, request }: MailJob): Promise<Uint8Array> => {
    const found = await returnNews(mongo).findOne({ _id: newsKey(template, orderId, request) });
    if (!found) throw new Error('The return of a mail is not there.');
    return found.event.buffer;
  };
  return {
    request: async (mail) => returnRequest(ReturnRequested.decode(await read(mail))),
    answer: async (mail) => returnAnswer(ReturnAnswered.decode(await read(mail))),
    end: async (mail) => returnEnd(ReturnProcessed.decode(await read(mail))),
  };
};
