/** Two of each process, so that one may go. */
export const fewestPods = 2;
/** A process uses one core at most. Above this average the autoscaler adds a pod. */
export const targetMillicores = 600;
