/**
 * Node's options for a process that runs sources. Its compile cache stores the stripped modules, so a process starts with
 * half of the processor time that tsx takes.
 */
export const asTypeScript = ['--experimental-transform-types', '--disable-warning=ExperimentalWarning'] as const;
