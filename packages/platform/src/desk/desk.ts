import type { consumingDesks, deskServices, ParkedGroup, ReplayRun } from '@southline/contracts/desk';
import { DomainError, forbidden } from '@southline/kernel/errors';
import { reasonIn } from '@southline/kernel/reason';
import { type TimelineFacts, timelineEntry } from '@southline/kernel/timeline';
import type { GrpcServer, Handlers } from '../grpc/index.ts';
import type { ReplayRun as StoredRun } from '../inbox/index.ts';
import { currentScope, runInScope } from '../telemetry/index.ts';

/** A work item that waits for a decision of staff. */
export interface Waiting {
  /** Identifies the item within its kind. */
  readonly key: string;
  /** The number or name by which staff know the item. */
  readonly record: string;
  readonly orderId?: string;
  readonly since: Date;
  readonly facts?: TimelineFacts;
  /** Codes of the decisions that this item offers. Absent: all decisions of its kind. */
  readonly decisions?: readonly string[];
}

export interface Decision {
  readonly key: string;
  /** Membership number of the administrator. */
  readonly by: string;
  readonly reason: string;
  /** A repeat with the same id changes nothing. */
  readonly requestId: string;
  /** What some decisions need beside the reason. */
  readonly value?: string;
}

/** Carries out a decision, with its entry in the journal. Returns the state afterwards. */
export type Decide = (decision: Decision) => Promise<string>;

/** Items that wait for the same work. */
export interface WaitingKind {
  readonly kind: string;
  readonly seenBy: 'staff' | 'administrators';
  /** Returns the items, the longest waiting first. */
  readonly list: (most: number) => Promise<readonly Waiting[]>;
  /** Decisions by code. Absent: staff do the work on another page. */
  readonly decisions?: Readonly<Record<string, Decide>>;
}

export interface ParkedDecision extends Omit<StoredRun, 'all'> {
  /** A repeat with the same id changes nothing. */
  readonly requestId: string;
}

/** The parked events of a service. */
export interface ParkedDesk {
  /** Each item is one parked event. */
  readonly kind: WaitingKind;
  readonly groups: () => Promise<ParkedGroup[]>;
  /** The latest decisions about many events, the newest first. */
  readonly runs: () => Promise<ReplayRun[]>;
  /** Starts to carry out a decision about all events of a handler; returns how many there are. */
  readonly decide: (decision: ParkedDecision) => Promise<number>;
}

const mostListed = 100;

const invalid = (field: string) =>
  new DomainError('invalid', 'InvalidRequest', 'The decision cannot be carried out.', { [field]: 'is not valid' });

/** Another person or a worker has already handled the item. */
export const notWaiting = () =>
  new DomainError('conflict', 'NotWaiting', 'It no longer needs a decision. Load the list again.');

const itemOf = (
  { kind, decisions = {} }: WaitingKind,
  { key, record, orderId = '', since, facts, decisions: offered = Object.keys(decisions) }: Waiting,
) => ({
  kind,
  key,
  record,
  orderId,
  since: since.toISOString(),
  facts: timelineEntry(since, kind, facts).facts,
  decisions: [...offered],
});

type Definition = (typeof deskServices)['payments'];
type ConsumingDefinition = (typeof consumingDesks)[keyof typeof consumingDesks];

/**
 * Carries out a decision of the calling person for a reason. The journal's entry of whatever the decision changes has its
 * code and reason.
 */
const deciding = <Result>(
  { decision: code, reason, requestId }: { decision: string; reason: string; requestId: string },
  decide: (decision: Omit<Decision, 'key'>) => Promise<Result>,
): Promise<Result> => {
  if (!requestId) throw invalid('requestId');
  const why = reasonIn(reason);
  if (why === undefined) throw invalid('reason');
  const scope = currentScope();
  const { actor } = scope ?? {};
  if (!scope || !actor) throw forbidden();
  const decided = { ...scope, actor: { ...actor, decision: { code, reason: why, requestId } } };
  return runInScope(decided, () => decide({ by: actor.name, reason: why, requestId }));
};

/** The work list of a service and the decisions about its items. */
export const deskHandlers = (kinds: readonly WaitingKind[]): Handlers<Definition> => ({
  async listWaiting(_, { identity }) {
    const seen = kinds.filter(({ seenBy }) => seenBy === 'staff' || identity?.role === 'Admin');
    const found = await Promise.all(seen.map(async (kind) => ({ kind, rows: await kind.list(mostListed + 1) })));
    return {
      items: found.flatMap(({ kind, rows }) => rows.slice(0, mostListed).map((row) => itemOf(kind, row))),
      more: found.filter(({ rows }) => rows.length > mostListed).map(({ kind }) => kind.kind),
    };
  },
  async decideWaiting({ kind: name, key, value, ...asked }) {
    const decide = kinds.find(({ kind }) => kind === name)?.decisions?.[asked.decision];
    if (!decide) throw invalid('decision');
    return { state: await deciding(asked, (decision) => decide({ ...decision, key, value })) };
  },
});

/** The same for a service that consumes events and may have parked ones. */
export const consumingDeskHandlers = (
  kinds: readonly WaitingKind[],
  parked: ParkedDesk,
): Handlers<ConsumingDefinition> => ({
  ...deskHandlers([...kinds, parked.kind]),
  async listParked() {
    const [groups, runs] = await Promise.all([parked.groups(), parked.runs()]);
    return { groups, runs };
  },
  async decideParked({ topic, handler, upTo, ...asked }) {
    const { decision } = asked;
    const until = new Date(upTo);
    if (decision !== 'replay' && decision !== 'discard') throw invalid('decision');
    if (Number.isNaN(until.getTime())) throw invalid('upTo');
    const events = await deciding(asked, (by) => parked.decide({ ...by, topic, handler, upTo: until, decision }));
    return { events };
  },
});

export const serveDesk = (server: GrpcServer, definition: Definition, kinds: readonly WaitingKind[]): void =>
  server.add(definition, deskHandlers(kinds));

export const serveConsumingDesk = (
  server: GrpcServer,
  definition: ConsumingDefinition,
  parked: ParkedDesk,
  kinds: readonly WaitingKind[] = [],
): void => server.add(definition, consumingDeskHandlers(kinds, parked));
