/** Each process has at least two pods, so that one may be replaced. */
export const fewestPods = 2;
/** Millicores. A process can use one core at most. Above this average use the autoscaler adds a pod. */
export const targetMillicores = 600;
