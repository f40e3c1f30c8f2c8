/** The guided first game of Alhambra in English: what is asked, what is usually a good idea and why, what happens next. */
export default {
  welcome_alhambra: {
    title: "Welcome to the courtyard",
    text: "You buy buildings of six categories. Three times the quarters are compared, and the most buildings of a category bring points. I explain each decision when it comes up. What you can do lights up; the first click shows what it leads to, the second does it.",
  },

  alhambra_first: {
    title: "Your first turn",
    text: "You do one of two things: take money or buy a building. Look first whether you can pay a building exactly; then it costs you no turn. If not, take money in the currency of a building that you want.",
  },
  alhambra_exact: {
    title: "You can pay exactly",
    text: "A building that you pay to the point is as good as free: you have another action. So nearly always do that first. Then you choose again.",
  },
  alhambra_extra: {
    title: "Another action",
    text: "You have paid exactly, so it is still your turn. Perhaps you can pay another one exactly. If not, take money: then the turn is over.",
  },
  alhambra_money: {
    title: "Take money",
    text: "You can pay nothing now, so take money. Small cards are worth a lot: several that make 5 or less come together, and with them you pay exactly. Take what fits a building that lies there.",
  },
  alhambra_buy: {
    title: "Pay too much?",
    text: "You can buy, but not exactly: the change is lost, and your turn ends. Do it if the building puts you ahead in its category, or if somebody else would take it. Otherwise take the card that makes the payment exact next time.",
  },
  alhambra_scoring: {
    title: "A scoring is near",
    text: "The next scoring card can show any time now. Look where one building more puts you first, or level with the first. In scoring A only the first get points.",
  },
  alhambra_late: {
    title: "The end is near",
    text: "Few buildings are left in the stack. In scoring C the first three of each category get points, so one building in a new category may bring some too. Money you keep can still win a building that is left over, if you have the most of its currency.",
  },
  alhambra_dirk: {
    title: "For you or for Dirk?",
    text: "Dirk takes places like a player but cannot win. You may buy a building and give it to him. That is good where you cannot get ahead, but he can push your opponent down.",
  },
  alhambra_pay: {
    title: "Choose the cards",
    text: "Lay down cards of this currency, the largest first. Exactly the price brings another action. If that is impossible, lose as little as you can.",
  },
  alhambra_action: {
    title: "Money or building",
    text: "Check the four buildings: which could you pay exactly, now or after one more card? Buildings in dear categories bring more points, but only if you are ahead there.",
  },
  wait_alhambra: {
    title: "The others play",
    text: "Watch which money they take: it is taken openly, and you may remember it. Whoever collects a currency wants a building on its space.",
  },
  notice_exact: {
    title: "Paid exactly",
    text: "Paid to the point: the turn goes on with another action. This works up to four times in a turn, for you and for the others.",
  },
  notice_scoring: {
    title: "A scoring",
    text: "A scoring card has shown, so points are given now. A pays first places, B first and second, C at the end of the game first to third. Whoever is tied shares.",
  },
  notice_shuffled: {
    title: "The money comes back",
    text: "The stack was empty, so all money that was paid is shuffled. It is back in the game.",
  },
  closing_alhambra: {
    title: "The game is over",
    text: "The list shows every scoring. See how much C was worth: the last buildings often decide. In your next game watch what the others collect.",
  },
};
