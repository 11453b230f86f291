/** 6.4. Legion: a leader and a mate on one circle. */

export const legions = {};
