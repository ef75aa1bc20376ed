import type { deskServices } from '@southline/contracts/desk';
import { DomainError, forbidden } from '@southline/kernel/errors';
import { reasonIn } from '@southline/kernel/reason';
import { type TimelineFacts, timelineEntry } from '@southline/kernel/timeline';
import type { GrpcServer, Handlers } from '../grpc/index.ts';
import { currentScope, runInScope } from '../telemetry/index.ts';

/** Something that waits for a person. */
export interface Waiting {
  /** Names it within its kind. */
  readonly key: string;
  /** The number or name that staff know it by. */
  readonly record: string;
  readonly orderId?: string;
  readonly since: Date;
  readonly facts?: TimelineFacts;
}

export interface Decision {
  readonly key: string;
  /** Membership number of the administrator. */
  readonly by: string;
  readonly reason: string;
  /** A repeat with the same id changes nothing. */
  readonly requestId: string;
}

/** Carries out a decision, with its entry in the journal. Returns the state afterwards. */
export type Decide = (decision: Decision) => Promise<string>;

/** Items that wait for the same work. */
export interface WaitingKind {
  readonly kind: string;
  readonly seenBy: 'staff' | 'administrators';
  /** The longest waiting first. */
  readonly list: (most: number) => Promise<readonly Waiting[]>;
  /** By code. Absent: staff do the work on another page. */
  readonly decisions?: Readonly<Record<string, Decide>>;
}

const mostListed = 100;

const invalid = (field: string) =>
  new DomainError('invalid', 'InvalidRequest', 'The decision cannot be carried out.', { [field]: 'is not valid' });

/** Another person, or a worker, was first. */
export const notWaiting = () =>
  new DomainError('conflict', 'NotWaiting', 'It does not wait for a person any more. Load the list again.');

const itemOf = ({ kind, decisions = {} }: WaitingKind, { key, record, orderId = '', since, facts }: Waiting) => ({
  kind,
  key,
  record,
  orderId,
  since: since.toISOString(),
  facts: timelineEntry(since, kind, facts).facts,
  decisions: Object.keys(decisions),
});

type Definition = (typeof deskServices)[keyof typeof deskServices];

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
  async decideWaiting({ kind: name, key, decision, reason, requestId }) {
    const decide = kinds.find(({ kind }) => kind === name)?.decisions?.[decision];
    if (!decide) throw invalid('decision');
    if (!requestId) throw invalid('requestId');
    const why = reasonIn(reason);
    if (why === undefined) throw invalid('reason');
    const scope = currentScope();
    const { actor } = scope ?? {};
    if (!scope || !actor) throw forbidden();
    // The journal's entry of whatever the decision changes has its code and reason.
    const deciding = { ...scope, actor: { ...actor, decision: { code: decision, reason: why, requestId } } };
    const by = actor.name;
    return { state: await runInScope(deciding, () => decide({ key, by, reason: why, requestId })) };
  },
});

export const serveDesk = (server: GrpcServer, definition: Definition, kinds: readonly WaitingKind[]): void =>
  server.add(definition, deskHandlers(kinds));
