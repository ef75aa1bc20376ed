import { type EventDeclaration, StaffActed } from '@southline/contracts/events';
import { DomainError } from '@southline/kernel/errors';
import { ownerOfMember } from '@southline/kernel/owner';
import { reasonIn } from '@southline/kernel/reason';
import { type TimelineFacts, timelineEntry } from '@southline/kernel/timeline';
import { randomId } from '../ids.ts';
import { type OutboxEvent, outboxEvent } from '../outbox/index.ts';
import { currentScope, runInScope } from '../telemetry/index.ts';

/** An action of a staff member on a record. It has the number of the record and no data of a buyer. */
export interface StaffAction {
  /** A code, such as return-completed. */
  readonly action: string;
  readonly record: string;
  readonly orderId?: string;
  /** The owner of the record. Staff who act on their own order act as buyers, without an entry. */
  readonly owner?: string;
  readonly reason?: string;
  readonly before?: TimelineFacts;
  readonly after?: TimelineFacts;
  /** Actions with the same id have one entry. */
  readonly actionId?: string;
}

/** The longest text of an entry, in characters. */
const longest = 1_000;
const cut = (text: string) => text.slice(0, longest);

const serviceOf = (topic: string): string => topic.split('.')[1] ?? '';

const factsOf = (facts: TimelineFacts | undefined, at: Date) =>
  Object.fromEntries(Object.entries(timelineEntry(at, '', facts).facts).map(([name, value]) => [name, cut(value)]));

/** Runs a decision that an operator makes by a command. What it changes has an entry in the journal. */
export const asOperator = <Result>(
  { by, code, reason }: { readonly by: string; readonly code: string; readonly reason: string },
  decide: () => Promise<Result>,
): Promise<Result> => {
  const requestId = randomId();
  const decision = { code, reason, requestId };
  return runInScope({ requestId, actor: { name: by, role: 'Operator', clientAddress: '', decision } }, decide);
};

/** Options of a command that changes something: who runs it, and why. */
export const operatorOptions = { by: { type: 'string' }, reason: { type: 'string' } } as const;

/** Runs a command that changes something. Without a person and a reason it is refused. */
export const byOperator = <Result>(
  { by, reason = '' }: { readonly by?: string | undefined; readonly reason?: string | undefined },
  code: string,
  change: () => Promise<Result>,
): Promise<Result> => {
  const why = reasonIn(reason);
  if (!by || why === undefined) throw new DomainError('invalid', 'Usage', '--by <who> and --reason <why> are needed.');
  return asOperator({ by, code, reason: why }, change);
};

/**
 * The journal's events of these actions; append them in the transaction that does them. There are none unless a
 * person acts.
 */
export const staffEvents = (
  declaration: EventDeclaration<StaffActed>,
  actions: readonly StaffAction[],
  at: Date,
): OutboxEvent[] => {
  const { actor, requestId = '' } = currentScope() ?? {};
  if (!actor) return [];
  const { decision } = actor;
  return actions
    .filter(({ owner }) => owner === undefined || owner !== ownerOfMember(actor.name))
    .map(({ action, record, orderId = '', reason = decision?.reason ?? '', before, after, actionId }) =>
      outboxEvent(
        declaration,
        StaffActed.fromPartial({
          // A decision has one entry, however many records it changes.
          actionId: actionId ?? decision?.requestId ?? randomId(),
          at: at.toISOString(),
          service: serviceOf(declaration.topic),
          actor: actor.name,
          role: actor.role,
          clientAddress: actor.clientAddress,
          requestId,
          action,
          record: cut(record),
          orderId,
          reason: cut(reason),
          before: factsOf(before, at),
          after: factsOf({ ...after, decision: decision?.code }, at),
        }),
        { version: 1, occurredAt: at },
      ),
    );
};
