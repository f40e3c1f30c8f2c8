/** The guided first game of Rokoko in English: what is asked, what is usually a good idea and why, what happens next. */
export default {
  welcome_rokoko: {
    title: "Welcome to the workshop",
    text: "You run a dressmaker's workshop. In seven rounds you make dresses for the great ball and pay for its splendour; then the most prestige wins. I explain each decision when it comes up. What you can do lights up; the first click shows what it leads to, the second does it.",
  },
  welcome_jeweller: {
    title: "The jeweller has opened",
    text: "This game has the expansion. Jewels go out with your dresses, exams turn Apprentices into Journeymen and Journeymen into Masters, and you hold a special Apprentice that only you know. All the rest is as always, so take it step by step.",
  },

  rokoko_select_first: {
    title: "Choose three cards",
    text: "Three of your five employees work this round; the other two come next round. Take both Masters: only they can hire, and hired cards are played this very round. An Apprentice that acquires twice is a good third, for without silk there are no dresses.",
  },
  rokoko_select: {
    title: "Choose three cards again",
    text: "Think of what you want to do this round. If you have the silk for a dress, take a Master or a Journeyman. Whoever you leave now waits in your supply.",
  },
  rokoko_select_turned: {
    title: "Your discards come back",
    text: "Your supply had fewer than three cards. You took them all, and your discard pile is your supply again. Choose what is still missing from it: you see everything you own.",
  },
  rokoko_select_last: {
    title: "The last round",
    text: "After this round everything is counted. Silk, thread and lace are worth nothing then, and ten Livre are only 1 prestige. Take those who can still turn them into dresses and decorations.",
  },
  rokoko_play_first: {
    title: "Play your first card",
    text: "You play one card a turn, and all your hand cards this round. It is often wise to begin with a Master: you can hire before the others, or take the dress that everybody wants. Next you choose what your employee does.",
  },
  rokoko_play: {
    title: "Play a card",
    text: "Ask yourself what could be gone when it is your turn again: a dress, a tile, a place in a hall, the Queen's favour. Play whoever can get that first. What nobody takes from you can wait.",
  },
  rokoko_play_last: {
    title: "The last cards",
    text: "Every card is worth something now or never. The Queen's favour brings 3 prestige in this round. A card that you do not need any more can be deputed for money, if four stay.",
  },
  rokoko_action_master: {
    title: "Your Master may do everything",
    text: "Acquire silk, make a dress, hire, fund, depute, or claim the favour. In the first rounds hiring is strong: the new card comes to your hand, so you have one turn more. But keep a few Livre for silk.",
  },
  rokoko_action_journeyman: {
    title: "Your Journeyman",
    text: "A Journeyman does everything but hire. If you have silk for a dress without a golden thimble, this is the one who makes it. Otherwise get silk, or claim the Queen's favour for 5 Livre.",
  },
  rokoko_action_apprentice: {
    title: "Your Apprentice",
    text: "An Apprentice acquires, funds, or is deputed. Most of the time that means silk: look in the workshop which colours you need and take these. The bonus comes afterwards, whatever you do now.",
  },
  rokoko_action_dress: {
    title: "You can make a dress",
    text: "You have all that a dress of the workshop needs. It is usually the best you can do: a dress brings prestige at the end and counts in its hall. The farther right its window, the less it costs; but somebody else may want it too.",
  },
  rokoko_action_fountain: {
    title: "Think of the fountain",
    text: "A space in the fountain pays you in every round that is left, so the earlier the better. The upper row counts your decorations, the lower row your dresses. You may have one space in each.",
  },
  rokoko_action_last: {
    title: "Turn everything into prestige",
    text: "Money left over is hardly worth anything. Make and rent out dresses, above all where one more wins a hall. If you cannot, fund what brings prestige: a musician, a statue for your colours, fireworks beside your dresses in the King's hall.",
  },
  rokoko_action: {
    title: "Your main action",
    text: "One main action, or none; the bonus comes after it in any case. Point at anything: it says what it costs you now, or why you cannot have it. If you are at a loss, ask for a hint.",
  },
  rokoko_tile_first: {
    title: "Silk, or thread and lace",
    text: "Keep the tile if you need its bales. Discard it if a dress that you want lacks thread or lace. You have to decide now: a tile that you keep stays silk.",
  },
  rokoko_tile: {
    title: "Keep or discard",
    text: "Look at the dresses in the lit windows. Is it the silk that you still lack, or thread or lace? Two colours on one tile fit many dresses, but what is too much is lost.",
  },
  rokoko_pay: {
    title: "How do you pay?",
    text: "You can pay in several ways. Give tiles that waste little, and keep red and blue bales: they are rare. Bales that are too many are lost.",
  },
  rokoko_rent_first: {
    title: "Your first dress",
    text: "Rent it out. It stays in a hall, brings its prestige at the end and counts for the most dresses there. A space with a reward pays at once. Selling brings only Livre, and the dress is gone.",
  },
  rokoko_rent: {
    title: "Which hall?",
    text: "Look for a hall where this dress puts you first, or second. Being present in all five halls is worth prestige too, more for whoever is quicker. And there are the rewards: a tile or thread now may be your next dress.",
  },
  rokoko_rent_master: {
    title: "A space for Masters",
    text: "A Master made this dress, so it may go on a space with a golden thimble. There it breaks ties: with equally many dresses, whoever has more on these spaces is ahead.",
  },
  rokoko_free_tile: {
    title: "A tile as a reward",
    text: "The guest pays with a tile, free of charge. So take the best one, not the cheapest: red and blue silk are rare. Then you keep or discard it as always.",
  },
  rokoko_bonus_first: {
    title: "And now the bonus",
    text: "Your main action is done; now comes what is printed on the card. A bonus is a gift, and nearly always worth using. You may also leave it.",
  },
  rokoko_bonus_make: {
    title: "A dress by the bonus",
    text: "You may make one more dress, and it needs less silk. That saves a whole turn. Only a golden thimble is out.",
  },
  rokoko_bonus_fund: {
    title: "A decoration for less",
    text: "You may fund a decoration for less than it costs. Use it where the discount is worth most: it never pays back.",
  },
  rokoko_bonus_depute: {
    title: "Depute another card",
    text: "This bonus sends another card of your deck away for good. A base Apprentice is easily spared; your last Master is not. A smaller deck means that your best cards come back sooner.",
  },
  rokoko_bonus_return: {
    title: "Livre for prestige",
    text: "Here you exchange Livre for prestige, at a better rate than at the end. Keep what you still need for silk and windows. In the last round exchange all that you can.",
  },
  rokoko_bonus_tiles: {
    title: "Silk for prestige",
    text: "You may give up tiles for prestige. Give what you will not sew any more. Red and blue bales count 1 each, yellow and green two together.",
  },
  rokoko_bonus: {
    title: "The bonus",
    text: "Use it if it brings something. What it would bring now you see before you confirm.",
  },
  rokoko_more: {
    title: "Still more?",
    text: "You may go on as long as you like, or stop. Keep what you need for your next dress.",
  },

  jeweller_fund: {
    title: "A space of the jeweller",
    text: "Without a space of the jeweller you get no jewels. Each jewel pays 1 Livre a round and 1 prestige at the end, so it is worth it early. You may have one such space; it is a decoration like any other.",
  },
  jeweller_exam: {
    title: "Ready for the exam",
    text: "All tasks are covered. For 5 Livre you get 1 prestige and a new employee of your choice, to be played this very round, in the place of the one just played. That is a turn more and a better deck: seldom a bad idea.",
  },
  jeweller_special: {
    title: "Your special Apprentice",
    text: "Its condition holds now, so your Master may hire it free of charge. It brings 3 prestige each time you play it. The sooner it comes, the more often you play it.",
  },
  jeweller_jewel: {
    title: "A jewel with it?",
    text: "You may take a jewel before you rent out this dress. In the dress's own colour it also brings a tile. The farther right its window, the cheaper; but whoever takes a jewel can no longer sell the dress.",
  },
  jeweller_rent: {
    title: "Now to the ball",
    text: "The dress has its jewel and has to be rented out. Choose the space as always: the lead in a hall, all five halls, or a reward.",
  },
  jeweller_choose: {
    title: "Choose your new employee",
    text: "Only you see this deck, and you may take any card of it. Choose a bonus that fits what you already have: jewels, decorations, dresses in one hall. You play it this very round.",
  },
  jeweller_task: {
    title: "Which task?",
    text: "The tile has both kinds of silk, but an action covers only one task. Cover the one that is harder to come by: red and blue are rare.",
  },

  wait_rokoko: {
    title: "The others play",
    text: "Watch what they take: tiles and dresses that are gone, and who leads in which hall. The list on the right says what has happened.",
  },

  notice_income: {
    title: "Income",
    text: "The round is over, and everybody gets 5 Livre. The fountain adds 1 Livre for each decoration or dress of whoever has a space there.",
  },
  notice_round: {
    title: "A new round",
    text: "Dresses in the dark windows are gone, and the others moved right and became cheaper. New employees are for hire; those whom nobody wanted have left.",
  },
  notice_lead_won: {
    title: "You lead in a hall",
    text: "Nobody is ahead of you there: dresses count first, then those on spaces for Masters, then the musician. At the end that is worth the first number on the hall's plate. The points beside each name show how it stands.",
  },
  notice_lead_lost: {
    title: "Somebody has passed you",
    text: "You are no longer ahead in one of the halls. One more dress there, or one on a space for Masters, may win it back.",
  },
  notice_hired: {
    title: "A new employee",
    text: "The card is in your hand and is played this round. Next round it is one of those you choose from.",
  },
  notice_all_halls: {
    title: "All five halls",
    text: "Somebody is present in all five halls and has taken the best free space of the track. Whoever comes later gets less.",
  },
  notice_favour: {
    title: "The Queen's favour",
    text: "The favour brings 5 Livre at once and the first turn of the next round. Whoever begins chooses first among dresses and employees.",
  },
  notice_task: {
    title: "A task is covered",
    text: "Tasks of your exam cover themselves when an action fits. When all are covered, you can take the exam.",
  },
  notice_jewel: {
    title: "A jewel",
    text: "Each jewel pays 1 Livre of income a round and 1 prestige at the end. The one in the dark window leaves when the next round begins.",
  },

  closing_rokoko: {
    title: "The ball is over",
    text: "The list shows where all prestige came from. Look at the halls: often one dress made the difference. In your next game you may want more opponents, or the jeweller.",
  },
};
