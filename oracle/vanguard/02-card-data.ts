/** 2.1 to 2.16. What is printed on a card, and what of it counts. */

export const cardData = {};
