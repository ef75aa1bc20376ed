import { useState } from 'react';
import type { BuySlot } from '../../../shared/parts/buyable.ts';
import type { PartRow as Part } from '../api/part-types.ts';
import { GridRow } from './grid-row.tsx';
import { PartRow } from './part-row.tsx';
import { SupersessionRows } from './supersession-rows.tsx';

const MAX_DEPTH = 2;

export type RowsProps = {
  part: Part;
  Buy: BuySlot;
  checked: boolean;
  /** The columns of a table with one line per part; without them a row shows all facts. */
  columns?: readonly string[] | undefined;
  /** Cells of a row. */
  width: number;
};

/** A part with its foldable details: its other numbers, then the parts of the kit (folded at first). */
export const PartRows = (props: RowsProps) => {
  const { part, columns, ...row } = props;
  const [kitOpen, setKitOpen] = useState(false);
  const [supersessionOpen, setSupersessionOpen] = useState(false);
  const children = part.childDepth < MAX_DEPTH ? part.childPartListing : [];
  const unfolds = {
    kit: children.length > 0 ? { size: children.length, open: kitOpen, toggle: () => setKitOpen(!kitOpen) } : null,
    supersession: part.hasSupersessionCollapseButton
      ? { open: supersessionOpen, toggle: () => setSupersessionOpen(!supersessionOpen) }
      : null,
  };
  return (
    <>
      {columns ? (
        <GridRow part={part} columns={columns} {...row} {...unfolds} />
      ) : (
        <PartRow part={part} {...row} {...unfolds} />
      )}
      {supersessionOpen && <SupersessionRows partNo={part.productNr} width={row.width} />}
      {kitOpen && children.map((child) => <PartRows {...props} key={child.partguid} part={child} />)}
    </>
  );
};
