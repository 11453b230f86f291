/** 7.41. Cards of the gauge zone. */

export const gauges = {};
