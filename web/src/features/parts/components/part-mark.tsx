import { type ComponentType, createContext, use } from 'react';

type MarkProps = { productNr: string; worded?: boolean };
const PartMarkContext = createContext<ComponentType<MarkProps> | null>(null);

/** The mark beside every part's number. The route supplies it, so that this feature does not depend on accounts. */
export const PartMarkProvider = PartMarkContext.Provider;

export const PartMark = (props: MarkProps) => {
  const Mark = use(PartMarkContext);
  return Mark && <Mark {...props} />;
};
