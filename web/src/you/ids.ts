let made = 0

/** An id for an element, another one each time. */
export const freshId = (): string => `you-${++made}`
