import { setImmediate as turn } from 'node:timers/promises';
import ConsumerGroup from 'kafkajs/src/consumer/consumerGroup.js';
import OffsetManager from 'kafkajs/src/consumer/offsetManager/index.js';

const { fetch } = ConsumerGroup.prototype;

/**
 * Removes the partitions without messages from a fetch. The client would start its workers for each of them: several
 * promises for every partition of the group at every fetch. After a fetch without messages it sends its heartbeat itself.
 */
ConsumerGroup.prototype.fetch = async function (nodeId) {
  const batches = await fetch.call(this, nodeId);
  return batches.filter(({ rawMessages }) => rawMessages.length > 0);
};

const { commitOffsets } = OffsetManager.prototype;
/** Commits that have not begun, by the group's offsets. */
const due = new WeakMap<object, Promise<void>>();

/**
 * Combines the commits that are asked for at the same time. The client would send one for each partition of a fetch, and
 * each of them would have the offsets of all partitions.
 */
OffsetManager.prototype.commitOffsets = function (offsets) {
  if (offsets) return commitOffsets.call(this, offsets);
  const commit = async () => {
    await turn();
    due.delete(this);
    await commitOffsets.call(this);
  };
  const shared = due.get(this) ?? commit();
  due.set(this, shared);
  return shared;
};

export { ConsumerGroup, OffsetManager };
