import { type ComponentType, createContext, use } from 'react';

type MarkProps = { productNr: string; worded?: boolean };
const PartMarkContext = createContext<ComponentType<MarkProps> | null>(null);

/** What stands beside every part's number; the route brings it, so that this feature knows no accounts. */
export const PartMarkProvider = PartMarkContext.Provider;

export const PartMark = (props: MarkProps) => {
  const Mark = use(PartMarkContext);
  return Mark && <Mark {...props} />;
};
