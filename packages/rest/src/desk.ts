import { consumingServices } from '@southline/kernel/consuming-services';
import { longestReason } from '@southline/kernel/reason';
import { switchNames } from '@southline/kernel/switches';
import { Type } from 'typebox';
import { callsOf } from './call.ts';
import { dataAnswers } from './envelope.ts';
import { field, id, issued, object, prose, typed, words } from './fields.ts';
import { administrators, staff } from './who.ts';

const { download, post } = callsOf('Orders');

/** The services that record something about an order. Only administrators read payments. */
export const timelineServices = ['orders', 'payments', 'documents', 'notifications', 'returns', 'journal'] as const;
const service = words(timelineServices);

/** The services in which something waits for a person. */
export const workServices = [...consumingServices, 'payments'] as const;
const workService = words(workServices);
const consumingService = words(consumingServices);
const code = () => field('issued', { maxLength: 60, pattern: '^[a-z-]+$' });

const includedDay = Type.Optional(
  field('issued', { pattern: '^[0-9]{8}$', description: 'YYYYMMDD in the region; included.' }),
);

const wanted = {
  search: Type.Optional(typed(200)),
  action: Type.Optional(field('issued', { maxLength: 60, pattern: '^[a-z-]*$', description: 'A code; empty: any.' })),
  person: Type.Optional(
    field('issued', { maxLength: 20, pattern: '^[A-Za-z0-9-]*$', description: 'Membership number; empty: anybody.' }),
  ),
  orderNo: Type.Optional(
    field('code', {
      maxLength: 32,
      pattern: '^[A-Za-z0-9-]*$',
      description: 'An order and its returns, or one return; empty: any.',
    }),
  ),
  fromDate: includedDay,
  toDate: includedDay,
};

const facts = Type.Record(Type.String(), Type.String());
const names = Type.Optional(
  Type.Record(Type.String(), Type.String(), {
    description: 'Names of the people in the entries, by membership number. Absent in answers of earlier releases.',
  }),
);

const switchName = words(switchNames);
/** For buyers, in English and in Chinese. */
const switchTexts = { textEn: prose(300), textZh: prose(300) };

/** The calls of the operations desk. */
export const deskCalls = {
  'operations/get-work': post(
    staff,
    'What waits for a person, from every service, the longest waiting first: 100 of each kind. Dealers get what they may act on.',
    object({}),
    dataAnswers(
      Type.Object({
        items: Type.Array(
          Type.Object({
            service: workService,
            kind: Type.String({ description: 'A code, such as mail-given-up.' }),
            key: Type.String({ description: 'Names it within its kind.' }),
            record: Type.String(),
            orderID: Type.String({ description: 'Empty if it is about no order.' }),
            since: Type.String({ description: 'ISO 8601 UTC.' }),
            facts,
            decisions: Type.Array(Type.String(), {
              description: 'Codes of what the caller can decide here. Empty: it is done on another page.',
            }),
          }),
        ),
        names,
        more: Type.Array(Type.String(), { description: 'Kinds of which more wait.' }),
        missing: Type.Array(workService, { description: 'Services that gave no answer.' }),
      }),
    ),
  ),
  'operations/decide-work': post(
    administrators,
    'Carries out a decision about one item of the work list, with an entry in the journal. A repeat with the same requestID changes nothing. Another person was first: 409 NotWaiting. `value`: what a decision needs beside the reason, such as the new address of a mail.',
    object({
      service: workService,
      kind: code(),
      key: issued(300, 1),
      decision: code(),
      reason: prose(longestReason, 1),
      value: Type.Optional(typed(254)),
      requestID: id(),
    }),
    dataAnswers(Type.Object({ state: Type.String({ description: 'Afterwards.' }) })),
  ),
  'operations/get-parked-events': post(
    administrators,
    'Events that services could not handle, by handler, and the last decisions about many of them.',
    object({}),
    dataAnswers(
      Type.Object({
        groups: Type.Array(
          Type.Object({
            service: consumingService,
            topic: Type.String(),
            handler: Type.String(),
            events: Type.Integer(),
            since: Type.String({ description: 'ISO 8601 UTC.' }),
            upTo: Type.String({ description: 'When the last one was parked. ISO 8601 UTC.' }),
            reasons: Type.Array(Type.String()),
          }),
        ),
        runs: Type.Array(
          Type.Object({
            service: consumingService,
            id: Type.String(),
            topic: Type.String(),
            handler: Type.String(),
            decision: Type.String(),
            by: Type.String({ description: 'Membership number.' }),
            reason: Type.String(),
            at: Type.String({ description: 'ISO 8601 UTC.' }),
            events: Type.Integer(),
            done: Type.Integer(),
            failed: Type.Integer(),
            isOver: Type.Boolean(),
            failures: Type.Array(Type.Object({ key: Type.String(), record: Type.String(), error: Type.String() }), {
              description: 'Some of those that failed again.',
            }),
          }),
          { description: 'The newest first.' },
        ),
        missing: Type.Array(consumingService, { description: 'Services that gave no answer.' }),
      }),
    ),
  ),
  'operations/decide-parked-events': post(
    administrators,
    'Replays or discards all parked events of one handler at a limited rate, with one entry in the journal. Events that were parked after `upTo` are not affected. A repeat with the same requestID changes nothing. While another decision about them is being carried out: 409 ReplayRunning.',
    object({
      service: consumingService,
      topic: field('issued', { maxLength: 200, pattern: '^[a-z0-9.-]+$' }),
      handler: code(),
      upTo: field('issued', { maxLength: 24, pattern: '^[0-9-]{10}T[0-9:.]{5,12}Z$', description: 'ISO 8601 UTC.' }),
      decision: words(['replay', 'discard'] as const),
      reason: prose(longestReason, 1),
      requestID: id(),
    }),
    dataAnswers(Type.Object({ events: Type.Integer({ description: 'That the decision is about.' }) })),
  ),
  'operations/get-order-timeline': post(
    staff,
    'What happened to an order, from every service that recorded something, the oldest first. Administrators also see its payments. `orderID` may be its number, also of an order that was not placed.',
    object({ orderID: id() }),
    dataAnswers(
      Type.Object({
        entries: Type.Array(
          Type.Object({
            at: Type.String({ description: 'ISO 8601 UTC.' }),
            service,
            what: Type.String({ description: 'A code, such as parcel-sent.' }),
            facts,
          }),
        ),
        names,
        missing: Type.Array(service, { description: 'Services that gave no answer.' }),
      }),
    ),
  ),
  'operations/get-journal': post(
    administrators,
    'What staff did, the newest first, in pages of 50. `search`: whole words of record, person, reason and facts.',
    object({
      ...wanted,
      pageToken: Type.Optional(field('issued', { maxLength: 200, pattern: '^[A-Za-z0-9_-]*$' })),
    }),
    dataAnswers(
      Type.Object({
        entries: Type.Array(
          Type.Object({
            id: Type.String(),
            at: Type.String({ description: 'ISO 8601 UTC.' }),
            actor: Type.String({ description: 'Membership number.' }),
            role: Type.String({ description: 'Dealer or Admin; Operator for a command.' }),
            address: Type.String({ description: 'Network address; of IPv6 the /64.' }),
            service: Type.String(),
            action: Type.String({ description: 'A code, such as return-completed.' }),
            record: Type.String(),
            orderID: Type.String({ description: 'Empty if it is about no order.' }),
            reason: Type.String(),
            before: facts,
            after: facts,
          }),
        ),
        names,
        nextPageToken: Type.String({ description: 'Empty on the last page.' }),
      }),
    ),
  ),
  'operations/journal.csv': download(administrators, 'The same as CSV; the newest 10,000 entries at most.', wanted),
  'operations/get-switches': post(
    administrators,
    'Every switch, and the version of the switches that each process has.',
    object({}),
    dataAnswers(
      Type.Object({
        version: Type.Integer(),
        switches: Type.Array(
          Type.Object({
            name: switchName,
            on: Type.Boolean({ description: 'False after its end, too.' }),
            ...switchTexts,
            endsAt: Type.String({ description: 'ISO 8601 UTC; empty if it was never set.' }),
            setBy: Type.String(),
            setAt: Type.String({ description: 'ISO 8601 UTC.' }),
            reason: Type.String(),
          }),
        ),
        processes: Type.Array(
          Type.Object({
            service: Type.String(),
            instance: Type.String(),
            version: Type.Integer(),
            secondsAgo: Type.Integer({ description: 'Since its last question.' }),
            overridden: Type.Array(Type.String(), { description: 'Switches that its environment sets.' }),
          }),
          { description: 'That asked in the last minute.' },
        ),
      }),
    ),
  ),
  'operations/set-switch': post(
    administrators,
    'Sets one switch, with an entry in the journal. It ends by itself at `endsAt`. `version` is the one that the caller saw; after another change: 409 SwitchesChanged.',
    object({
      version: Type.Integer({ minimum: 0 }),
      name: switchName,
      on: Type.Boolean(),
      ...switchTexts,
      endsAt: field('issued', {
        maxLength: 24,
        pattern: '^([0-9-]{10}T[0-9:.]{5,12}Z)?$',
        description: 'ISO 8601 UTC, within 30 days; empty to switch it off.',
      }),
      reason: prose(longestReason, 1),
    }),
    dataAnswers(Type.Object({ version: Type.Integer() })),
  ),
};
