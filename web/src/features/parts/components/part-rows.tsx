import { useState } from 'react';
import type { PartRow as Part } from '../api/part-types.ts';
import type { BuySlot } from './buy-slot.ts';
import { PartRow } from './part-row.tsx';
import { SupersessionRows } from './supersession-rows.tsx';

const MAX_DEPTH = 2;

/** A part, and below it what it unfolds to: its other numbers, then the parts of the kit (folded at first). */
export const PartRows = ({ part, Buy }: { part: Part; Buy: BuySlot }) => {
  const [kitOpen, setKitOpen] = useState(false);
  const [supersessionOpen, setSupersessionOpen] = useState(false);
  const children = part.childDepth < MAX_DEPTH ? part.childPartListing : [];
  return (
    <>
      <PartRow
        part={part}
        Buy={Buy}
        kit={children.length > 0 ? { size: children.length, open: kitOpen, toggle: () => setKitOpen(!kitOpen) } : null}
        supersession={
          part.hasSupersessionCollapseButton
            ? { open: supersessionOpen, toggle: () => setSupersessionOpen(!supersessionOpen) }
            : null
        }
      />
      {supersessionOpen && <SupersessionRows partNo={part.productNr} gmPartNo={part.extra.gmPartNumber} />}
      {kitOpen && children.map((child) => <PartRows key={child.partguid} part={child} Buy={Buy} />)}
    </>
  );
};
