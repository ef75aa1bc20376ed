// As much of Kafka's protocol as it takes to see whether a broker is ready, before anything is installed.
import { exchange } from '../ports.mjs';

const int16 = (value) => {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
};

const int32 = (value) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};

const string = (text) => Buffer.concat([int16(Buffer.byteLength(text)), Buffer.from(text)]);

/** One request in version 0; the answer after its correlation id. */
const ask = async (port, key, body) => {
  const message = Buffer.concat([int16(key), int16(0), int32(1), int16(-1), body]);
  const whole = (answer) => answer.length >= 4 && answer.length >= 4 + answer.readInt32BE(0);
  const answer = await exchange('127.0.0.1', port, Buffer.concat([int32(message.length), message]), whole);
  return answer.subarray(8);
};

const findCoordinator = 10;
const describeGroups = 15;

/**
 * Whether consumer groups can be served: the first question makes the broker create the topic of their offsets, and until that is
 * loaded every consumer would be turned away.
 */
export const servesGroups = async (port, group = 'southline') => {
  const coordinator = await ask(port, findCoordinator, string(group));
  if (coordinator.readInt16BE(0) !== 0) return false;
  const described = await ask(port, describeGroups, Buffer.concat([int32(1), string(group)]));
  return described.readInt16BE(4) === 0;
};
