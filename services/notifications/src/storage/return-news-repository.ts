import { ReturnAnswered, ReturnProcessed, ReturnRequested } from '@southline/contracts/events';
import { type ClientSession, deferWrite, type Mongo } from '@southline/platform/mongo';
import { Binary } from 'mongodb';
import type { MailJob } from '../domain/mail-job.ts';
import type { EventIntake, ReturnNews, ReturnNewsRecord } from '../domain/ports.ts';
import { returnAnswer, returnEnd, returnRequest } from '../mapping/return-news.ts';
import { answerRounds, returnNews } from './collections.ts';

export const newsKey = (template: string, returnId: string, request?: string): string =>
  [template, returnId, ...(request === undefined ? [] : [request])].join('/');

export const rememberReturnNews =
  (mongo: Mongo, session: ClientSession) =>
  async ({ template, returnId, request, address, event }: ReturnNewsRecord): Promise<void> => {
    const update = { $setOnInsert: { returnId, address, event: new Binary(event), receivedAt: new Date() } };
    const filter = { _id: newsKey(template, returnId, request) };
    deferWrite(session, returnNews(mongo), { updateOne: { filter, update, upsert: true } });
  };

/** Not deferred to the commit, so that the next event of the same transaction sees the write. */
export const joinRound =
  (mongo: Mongo, session: ClientSession): EventIntake['joinRound'] =>
  async ({ template, returnId, request, address, event }, last) => {
    const { open = request } = (await answerRounds(mongo).findOne({ _id: returnId }, { session })) ?? {};
    const { upsertedCount } = await returnNews(mongo).updateOne(
      { _id: newsKey(template, returnId, request) },
      { $setOnInsert: { returnId, address, event: new Binary(event), round: open, receivedAt: new Date() } },
      { session, upsert: true },
    );
    if (upsertedCount === 0) return undefined;
    // The counter makes every join a write. A join that runs at the same time as the end of the round is then repeated,
    // and opens the next round.
    await answerRounds(mongo).updateOne(
      { _id: returnId },
      { $inc: { answers: 1 }, ...(last ? { $unset: { open: '' } } : { $set: { open } }) },
      { session, upsert: true },
    );
    return open;
  };

const answersOf = async (mongo: Mongo, { template, orderId: returnId, request }: MailJob) => {
  if (request === undefined) throw new Error('The mail names no round of answers.');
  await answerRounds(mongo).updateOne({ _id: returnId, open: request }, { $unset: { open: '' } });
  // A mail that an earlier version queued has one answer and no round.
  const first = { _id: newsKey(template, returnId, request) };
  const found = await returnNews(mongo)
    .find({ returnId, $or: [{ round: request }, first] })
    .toArray();
  return found
    .map(({ event }) => ReturnAnswered.decode(event.buffer))
    .sort((a, b) => a.answeredAt.localeCompare(b.answeredAt))
    .map(returnAnswer);
};

export const createReturnNewsRepository = (mongo: Mongo): ReturnNews => {
  const read = async ({
    template,
    orderId,
    request,
  }: Pick<MailJob, 'template' | 'orderId' | 'request'>): Promise<Uint8Array> => {
    const found = await returnNews(mongo).findOne({ _id: newsKey(template, orderId, request) });
    if (!found) throw new Error('The return of a mail is not there.');
    return found.event.buffer;
  };
  return {
    request: async (mail) => returnRequest(ReturnRequested.decode(await read(mail))),
    answers: async (mail) => {
      const [first, ...rest] = await answersOf(mongo, mail);
      if (!first) throw new Error('The answers of a mail are not there.');
      return [first, ...rest];
    },
    end: async (mail) => returnEnd(ReturnProcessed.decode(await read(mail))),
  };
};
