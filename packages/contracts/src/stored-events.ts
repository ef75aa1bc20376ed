import { BinaryReader, BinaryWriter, WireType } from '@bufbuild/protobuf/wire';

/**
 * How to convert a message of an earlier release, which had its facts as separate fields, into a message of this release.
 */
interface Rewrite {
  /** For each field number of a nested message: maps the old field numbers to the field numbers in that message. */
  readonly into?: Readonly<Record<number, Readonly<Record<number, number>>>>;
  /** Nested messages that are converted too. */
  readonly inside?: Readonly<Record<number, Rewrite>>;
}

const rewritten = (bytes: Uint8Array, { into = {}, inside = {} }: Rewrite): Uint8Array => {
  const reader = new BinaryReader(bytes);
  const writer = new BinaryWriter();
  const made = new Map(Object.keys(into).map((no) => [Number(no), new BinaryWriter()]));
  while (reader.pos < reader.len) {
    const [no, type] = reader.tag();
    if (inside[no]) {
      writer.tag(no, type).bytes(rewritten(reader.bytes(), inside[no]));
      continue;
    }
    const start = reader.pos;
    reader.skip(type, no);
    const value = bytes.subarray(start, reader.pos);
    const [target, fields] = Object.entries(into).find(([, moved]) => no in moved) ?? [];
    if (target && fields?.[no] !== undefined) made.get(Number(target))?.tag(fields[no], type).raw(value);
    else writer.tag(no, type).raw(value);
    // A message of the previous release has both forms. The new form is complete, so the old fields are dropped.
    made.delete(no);
  }
  for (const [no, message] of made) {
    const fields = message.finish();
    if (fields.length > 0) writer.tag(no, WireType.LengthDelimited).bytes(fields);
  }
  return writer.finish();
};

// Numbers of PartFacts: part_no 1, cleansed_part_no 2, gm_part_no 3, description 4, drawing 5, drawing_hash 6.
const line: Rewrite = {
  into: { 41: { 3: 1, 4: 2, 5: 3, 6: 4, 19: 5, 20: 6 }, 42: { 15: 1, 16: 2, 17: 3, 18: 4 } },
};
const parcel: Rewrite = { inside: { 6: { into: { 6: { 2: 1, 3: 3, 4: 4 } } } } };
const requestedItem: Rewrite = { into: { 7: { 2: 1, 3: 4 } } };

const rewrites = {
  OrderPlaced: { into: { 19: { 10: 1, 11: 2, 12: 3 } }, inside: { 6: line } },
  OrderCancelled: {
    inside: { 10: { into: { 14: { 11: 2 } }, inside: { 2: { into: { 9: { 2: 1, 3: 2, 4: 3, 5: 4 } } } } } },
  },
  OrderDispatched: { inside: { 11: parcel } },
  ReturnRequested: { inside: { 10: requestedItem } },
  ReturnAnswered: { inside: { 10: requestedItem } },
  ReturnProcessed: { into: { 23: { 19: 2 } }, inside: { 8: { into: { 12: { 3: 1, 4: 2, 5: 3, 6: 4 } } } } },
} satisfies Record<string, Rewrite>;

/** An event as this release stores it, from the bytes of any earlier release (docs/how-to/upgrade.md). */
export const currentEvent = (message: keyof typeof rewrites, bytes: Uint8Array): Uint8Array =>
  rewritten(bytes, rewrites[message]);
