import ConsumerGroup from 'kafkajs/src/consumer/consumerGroup.js';

const { prototype } = ConsumerGroup;
const { fetch } = prototype;

/**
 * Removes the partitions without messages from a fetch. The client would start its workers for each of them: several
 * promises for every partition of the group at every fetch. After a fetch without messages it sends its heartbeat itself.
 */
prototype.fetch = async function (nodeId) {
  const batches = await fetch.call(this, nodeId);
  return batches.filter(({ rawMessages }) => rawMessages.length > 0);
};

export { ConsumerGroup };
