type Text = Readonly<{ id: string; defaultMessage: string }>;

/** A paragraph, or the points of a list. */
export type Block = Text | readonly Text[];

export type LegalDocument = {
  title: Text;
  description: Text;
  /** The date of the document, as shown on the page. */
  dated: Text;
  sections: readonly { id: string; heading: Text; blocks: readonly Block[] }[];
};

type Plain = {
  title: string;
  description: string;
  dated: string;
  sections: Readonly<Record<string, { heading: string; blocks: readonly (string | readonly string[])[] }>>;
};

/** Gives every text of a document its id: `legal.<document>.<section>.<number>`. */
export const legalDocument = (name: string, { title, description, dated, sections }: Plain): LegalDocument => {
  const text = (id: string, defaultMessage: string): Text => ({ id: `legal.${name}.${id}`, defaultMessage });
  return {
    title: text('title', title),
    description: text('description', description),
    dated: text('dated', dated),
    sections: Object.entries(sections).map(([id, { heading, blocks }]) => ({
      id,
      heading: text(`${id}.heading`, heading),
      blocks: blocks.map((block, at) =>
        typeof block === 'string'
          ? text(`${id}.${at + 1}`, block)
          : block.map((point, pointAt) => text(`${id}.${at + 1}.${pointAt + 1}`, point)),
      ),
    })),
  };
};
